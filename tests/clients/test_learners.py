"""Learners that nobody here wrote, on our environments: Stable-Baselines3, SuperSuit, RLlib."""

from pathlib import Path

import gymnasium
import pytest
import ray
import supersuit
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.env.single_agent_env_runner import SingleAgentEnvRunner
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from hightable.envs.gymnasium import SeatEnv, identity
from hightable.envs.pettingzoo import parallel_env

# Their own old ways, and the sockets they leave to the collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning", "ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
STEPS = 20_000
GAMES = 100
# Small networks: more threads than one only wait for each other.
torch.set_num_threads(1)


def mean_reward(model, games):
    """What a learner takes from random opponents."""
    made, total = SeatEnv("saltmarsh"), 0.0
    for seed in range(games):
        seen, _ = made.reset(seed=1000 + seed)
        ended = False
        while not ended:
            word, _ = model.predict(seen, action_masks=made.action_masks())
            seen, reward, ended, _, _ = made.step(int(word))
        total += reward
    return total / games


def test_masked_ppo_learns_the_toy():
    many = make_vec_env(lambda: SeatEnv("saltmarsh"), n_envs=8, seed=1)
    model = MaskablePPO("MultiInputPolicy", many, n_steps=128, batch_size=256, seed=1)
    before = mean_reward(model, GAMES)
    model.learn(STEPS)
    assert get_action_masks(many).shape == (8, many.action_space.n)
    assert mean_reward(model, GAMES) > max(0.5, before + 0.3)


def test_the_tutorials_learner_learns_as_it_is_written():
    page = Path(__file__).parents[2] / "docs" / "tutorials" / "research.md"
    block = next(text for text in page.read_text("utf-8").split("```") if "model.learn" in text)
    found = {}
    exec(block.removeprefix("python\n").replace("20_000", "1_000"), found)
    assert found["model"].num_timesteps >= 1_000


def rollout(kind, steps=60):
    """What two tables show and pay, the first legal word being said at each."""
    ours = "hightable.envs.gymnasium:" + identity("newton")
    many = make_vec_env(ours, n_envs=2, seed=3, vec_env_cls=kind)
    many.reset()
    told = []
    for _ in range(steps):
        masks = get_action_masks(many)
        seen, paid, ended, _ = many.step(masks.argmax(axis=1))
        assert seen["observation"].shape == (2, *many.observation_space["observation"].shape)
        told += [(seen["observation"].copy(), paid.copy(), ended.copy())]
    many.close()
    return told


def test_vectors_of_stable_baselines_are_the_same_here_and_in_processes():
    for here, there in zip(rollout(DummyVecEnv), rollout(SubprocVecEnv), strict=True):
        assert all((one == other).all() for one, other in zip(here, there, strict=True))


def test_the_checker_of_stable_baselines_finds_nothing_wrong():
    check_env(SeatEnv("saltmarsh", render_mode="rgb_array"))


@pytest.mark.parametrize("cpus", [0, 2])
def test_supersuit_puts_tables_together(cpus):
    table = parallel_env("saltmarsh", 2, illegal="random")
    agents = supersuit.pettingzoo_env_to_vec_env_v1(table)
    many = supersuit.concat_vec_envs_v1(agents, 4, num_cpus=cpus, base_class="gymnasium")
    seen, _ = many.reset(seed=1)
    paid_out, games = [], 0
    for _ in range(60):
        assert seen["observation"].shape == (8, *many.observation_space["observation"].shape)
        seen, paid, ended, _, _ = many.step(seen["action_mask"].argmax(axis=1))
        assert paid.reshape(4, 2).sum(axis=1).tolist() == [0] * 4
        paid_out, games = [*paid_out, *paid[paid > 0]], games + ended.sum() // 2
    assert 4 <= len(paid_out) <= games
    assert set(paid_out) == {1}
    many.close()


def test_an_environment_travels_through_ray_in_the_middle_of_a_game():
    made = SeatEnv("saltmarsh", 3, opponents="bachelor")
    made.reset(seed=5)
    made.step(made.offered()[0])
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        there = ray.get(ray.remote(play_on).remote(made))
    finally:
        ray.shutdown()
    assert there == play_on(made)


def play_on(made):
    """All that is seen and paid to the end."""
    told, ended = [], False
    while not ended:
        seen, paid, ended, _, _ = made.step(made.offered()[-1])
        told += [(seen["observation"].tolist(), paid)]
    return told


def test_rllib_rolls_out():
    config = (
        PPOConfig()
        .environment(lambda _: gymnasium.wrappers.FlattenObservation(SeatEnv("saltmarsh")))
        .env_runners(num_env_runners=0, num_envs_per_env_runner=2)
    )
    runner = SingleAgentEnvRunner(config=config)
    episodes = runner.sample(num_episodes=4, random_actions=True)
    assert len(episodes) == 4
    assert all(-1 <= episode.get_return() <= 1 for episode in episodes)
    runner.stop()
