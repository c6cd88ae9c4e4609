"""The arguments of a command: what each is for stands in the texts, by its name."""

from __future__ import annotations

from argparse import Action, ArgumentParser
from typing import Any

from hightable import Fault
from hightable.texts import Translation


class Arguments(ArgumentParser):
    """A parser whose help is a text of the section `argument`, of the command or of any."""

    def __init__(self, command: str, texts: Translation) -> None:
        self.command = command
        self.texts = texts
        super().__init__(
            prog=texts.say("usage", "command", name=command),
            description=texts.say("command", command),
        )

    def add_argument(self, *names: Any, **more: Any) -> Action:
        action = super().add_argument(*names, **more)
        own = self.texts.get("argument", self.command, action.dest)
        action.help = own or self.texts.say("argument", "any", action.dest)
        return action


def chosen(options: list[str], texts: Translation) -> dict[str, str]:
    """Options of the game, written as name=value."""
    pairs = [option.partition("=") for option in options]
    for name, sign, _ in pairs:
        if not sign:
            raise Fault(texts.say("fault", "no_option", text=name))
    return {name: value for name, _, value in pairs}
