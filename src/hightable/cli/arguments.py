"""The arguments of a command: what each is for stands in the texts, by its name."""

from __future__ import annotations

import os
from argparse import Action, ArgumentParser
from typing import Any

from hightable import Fault
from hightable.texts import Translation

OPERATED = ("serve", "admin", "backup", "restore")
PREFIX = "HIGHTABLE_"
ON, OFF = ("1", "yes", "true", "on"), ("", "0", "no", "false", "off")


class Arguments(ArgumentParser):
    """A parser whose help is a text of the section `argument`, of the command or of any."""

    def __init__(self, command: str, texts: Translation) -> None:
        self.command = command
        self.texts = texts
        self.has_environment = command in OPERATED
        super().__init__(
            prog=texts.say("usage", "command", name=command),
            description=texts.say("command", command),
        )

    def add_argument(self, *names: Any, **more: Any) -> Action:
        action = super().add_argument(*names, **more)
        own = self.texts.get("argument", self.command, action.dest)
        action.help = own or self.texts.say("argument", "any", action.dest)
        said = os.environ.get(PREFIX + action.dest.upper())
        if self.has_environment and action.option_strings and said is not None:
            action.default = self.from_environment(action, said)
        return action

    def from_environment(self, action: Action, said: str) -> Any:
        """What the environment says for an option that is not given: a list has blanks between,
        a switch is yes or no."""
        if isinstance(action.default, list):
            return said.split()
        if action.nargs != 0:
            return said
        if said.lower() not in ON + OFF:
            name = PREFIX + action.dest.upper()
            raise Fault(self.texts.say("fault", "switch", name=name, value=said))
        return said.lower() in ON


def chosen(options: list[str], texts: Translation) -> dict[str, str]:
    """Options of the game, written as name=value."""
    pairs = [option.partition("=") for option in options]
    for name, sign, _ in pairs:
        if not sign:
            raise Fault(texts.say("fault", "no_option", text=name))
    return {name: value for name, _, value in pairs}
