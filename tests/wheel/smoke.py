"""A program for an environment in which the wheel was installed: everything a user does first.

It is run outside the tree, in an empty folder, by the test beside it and by the wheel recipe.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

BOT = "def first(sight):\n    return sight.decision.options[0]\n"
PATIENCE = 300


def command(*words: str) -> str:
    done = [sys.executable, "-m", "hightable", *words]
    return subprocess.run(done, capture_output=True, text=True, check=True).stdout


def documented() -> None:
    """The compiled classes read like documentation."""
    import hightable
    from hightable.bots import Bot
    from hightable.kernel import Decision, Outcome, WhyNot, state

    if os.environ.get("HIGHTABLE_PURE") != "1":
        assert not state.__file__.endswith(".py"), state.__file__
    said = subprocess.run(
        [sys.executable, "-c", "import hightable; help(hightable.Table)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Play by reading `decision` and calling `choose`" in said
    assert "choose(self, " in said
    assert "Answer the open decision" in said
    assert "The open decision; there is none once the game is over." in said
    assert said_of(WhyNot)
    for kind in (hightable.Table, hightable.Sight, hightable.Fault, Decision, Outcome, Bot):
        public = [name for name in vars(kind) if not name.startswith("_")]
        told = [getattr(kind, name) for name in public]
        mute = [each for each in [kind, *told] if is_told(each) and not said_of(each)]
        assert not mute, mute
    assert hightable.games() == ["alma_mater", "golem", "newton", "sankore"]


def is_told(thing: object) -> bool:
    """What is called or computed has a docstring; plain fields stand in that of their class."""
    return callable(thing) or isinstance(thing, property)


def said_of(thing: object) -> str:
    said = thing.__doc__ or ""
    return "" if "filler" in said else said


def own_bot() -> None:
    """A bot of one's own, in the folder one is in, in the arena with two jobs."""
    Path("mine.py").write_text(BOT)
    bots = ["--bots", "mine:first,random", "--games", "4", "--jobs", "2", "--json"]
    if find_spec("openskill"):
        told = json.loads(command("arena", "saltmarsh", *bots))
        assert told["games"] == 4
        assert told["forfeits"] == []


def page() -> None:
    """The server shows its lobby."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = str(probe.getsockname()[1])
    words = ["serve", "--no-browser", "--port", port, "--database", "sqlite:///tables.sqlite"]
    server = subprocess.Popen([sys.executable, "-m", "hightable", *words])
    try:
        assert "Newton" in fetched(f"http://127.0.0.1:{port}/")
    finally:
        server.terminate()
        server.wait()


def fetched(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def environments() -> None:
    """An environment steps, if its libraries are there."""
    if not find_spec("gymnasium"):
        return
    import gymnasium

    made = gymnasium.make("hightable.envs.gymnasium:hightable/Newton-v0", seats=3)
    seen, _ = made.reset(seed=1)
    for _ in range(5):
        seen, *_ = made.step(made.action_space.sample(seen["action_mask"]))
    assert seen["observation"].any()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        assert command("--version").strip()
        documented()
        own_bot()
        environments()
        page()
        os.chdir("/")
    sys.stdout.write("fine\n")


if __name__ == "__main__":
    main()
