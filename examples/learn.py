"""Masked PPO in numpy: a small network learns Saltmarsh by playing against itself.

    python examples/learn.py saltmarsh --seconds 45

All seats are played by the same network, on many tables at once. Each decision is paid with the
margin at the end of its game. Every few updates the network plays random opponents.
"""

import argparse
import time

import numpy as np

from hightable.envs.tables import Tables

HIDDEN, SCALE, CLIP, ENTROPY, RATE = 64, 5.0, 0.2, 0.01, 0.003


class Network:
    """Two layers; the second gives a number for every word, and the value of the position."""

    def __init__(self, inputs, words, seed):
        luck = np.random.default_rng(seed)
        self.weights = [
            luck.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            luck.normal(0, 0.01, (HIDDEN, words + 1)),
            np.zeros(words + 1),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def forward(self, rows, masks):
        """Hidden layer, chances of the legal words, values."""
        hidden = np.tanh(rows @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, out[:, :-1], -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), out[:, -1]

    def choose(self, rows, masks, luck):
        """A word for every row, by its chance."""
        chances = self.forward(rows, masks)[1]
        words = (chances.cumsum(1) > luck.random((len(rows), 1))).argmax(1)
        return words, chances[np.arange(len(rows)), words]

    def learn(self, rows, masks, words, before, paid):
        """One step up the clipped objective of PPO, by hand-written gradients and Adam."""
        hidden, chances, values = self.forward(rows, masks)
        at, count = np.arange(len(rows)), len(rows)
        gain = paid - values
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[at, words] / before
        useful = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -chances * (useful * ratio * gain)[:, None]
        push[at, words] += useful * ratio * gain
        surprise = np.log(chances + 1e-12)
        push -= ENTROPY * chances * (surprise - (chances * surprise).sum(1, keepdims=True))
        out = np.hstack([push, 0.5 * (paid - values)[:, None]]) / count
        back = (out @ self.weights[2].T) * (1 - hidden**2)
        self.climb([rows.T @ back, back.sum(0), hidden.T @ out, out.sum(0)])

    def climb(self, slopes):
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight += RATE * mean / (1 - 0.9**self.steps) / fair


def features(tables):
    return tables.rows / SCALE


def play(network, tables, luck, wanted):
    """Decisions of finished games, all seats: rows, masks, words, their chances, what they paid."""
    open_games = [[] for _ in range(tables.size)]
    done = []
    while len(done) < wanted:
        rows, masks, seats = features(tables), tables.masks.copy(), tables.seats.copy()
        words, chances = network.choose(rows, masks, luck)
        paid, ended = tables.step(words.tolist())
        for at, game in enumerate(open_games):
            game.append((rows[at], masks[at], words[at], chances[at], seats[at]))
            if ended[at]:
                done += [(*move[:4], np.tanh(paid[at, move[4]] / 10)) for move in game]
                game.clear()
    return [np.array(column) for column in zip(*done, strict=True)]


def compare(network, game, games, seed):
    """How often the network, in the first seat, is not beaten by a random opponent."""
    tables, luck = Tables(game, 2, 64, "rank"), np.random.default_rng(seed)
    tables.reset(seed)
    ranks = []
    while len(ranks) < games:
        words, _ = network.choose(features(tables), tables.masks, luck)
        words = np.where(tables.seats == 0, words, tables.sample())
        paid, ended = tables.step(words.tolist())
        ranks += paid[ended, 0].tolist()
    return float(np.mean(np.array(ranks) / 2 + 0.5))


def learn(game, seconds, seed=1, tell=print):
    """The share of points against random opponents, before, meanwhile and after."""
    tables, luck = Tables(game, 2, 64, "margin"), np.random.default_rng(seed)
    tables.reset(seed)
    network = Network(tables.rows.shape[1], tables.masks.shape[1], seed)
    shares, end = [compare(network, game, 500, seed)], time.monotonic() + seconds
    tell(f"untrained: {shares[0]:.0%} of the points against random opponents")
    while time.monotonic() < end:
        for _ in range(5):
            batch = play(network, tables, luck, 2000)
            for _ in range(4):
                network.learn(*batch)
        shares.append(compare(network, game, 500, seed))
        tell(f"after {network.steps:5} steps: {shares[-1]:.0%}")
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="saltmarsh")
    parser.add_argument("--seconds", type=float, default=45)
    args = parser.parse_args()
    learn(args.game, args.seconds)
