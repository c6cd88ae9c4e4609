"""A pupil in the browser: plays lessons with mouse, finger or keys, and errs at each step."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

SEE = (Path(__file__).parent / "pupil.js").read_text("utf-8")
MOUSE, FINGER, KEYS = "mouse", "finger", "keys"
WAYS = (MOUSE, FINGER, KEYS)
WRONG, RIGHT = "wrong", "right"
FAR = 250
AWAY = (3, 3)
# What has just come under a finger takes no tap yet: people look first, and so does a pupil.
LOOK = 400
GONE_ON = """was => document.querySelector('#lesson').dataset.at !== was
  && !document.body.matches('.busy')"""
HEARD = "was => document.querySelector('#lesson .answer').textContent !== was"
CHOSEN = "word => Boolean(document.querySelector(`[data-move='${word}'].chosen`))"
POINTED = "word => Boolean(document.querySelector(`#moves [data-move='${word}'].near`))"
QUIET = "() => { document.querySelector('#lesson .answer').textContent = '' }"


class Done(NamedTuple):
    """What was done in a lesson: moves, of these on the boards, and wrong ones that got answers."""

    moves: int
    board: int
    answers: int
    silent: int


def begin(page: Page, game: str, name: str) -> None:
    answer = page.request.post(f"/learn/{game}/{name}", max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on] #lesson:not([hidden])")


def play(page: Page, way: str) -> Done:
    """To the end of the lesson; before each right move a wrong one."""
    moves = board = answers = silent = 0
    while True:
        seen = read(page, way)
        if seen["done"]:
            return Done(moves, board, answers, silent)
        erred = err(page, way, seen)
        answers, silent = answers + erred, silent + (not erred)
        board += obey(page, way) == "board"
        moves += 1
        page.wait_for_function(GONE_ON, arg=seen["at"])


def see(page: Page, which: str = "") -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(SEE, which)
    return seen


def read(page: Page, way: str) -> dict[str, Any]:
    """Turn the pages of the card until the last one."""
    seen = see(page)
    while seen["next"]:
        if way == KEYS:
            page.keyboard.press("Enter")
        else:
            touch(page, way, seen["next"])
        seen = see(page)
    return seen


def err(page: Page, way: str, seen: dict[str, Any]) -> bool:
    """Do something the lesson does not wait for; it must be answered. False if nothing can be."""
    page.evaluate(QUIET)
    if way == KEYS:
        if not seen["keyed"]:
            return False
        strike(page, seen["keyed"])
    else:
        wrong = see(page, WRONG)["thing"]
        assert wrong, f"{way}: nothing wrong can be clicked at {seen['at']}"
        touch(page, way, wrong["at"])
    page.wait_for_function(HEARD, arg="")
    return True


def obey(page: Page, way: str) -> str:
    """Do what is waited for: on the board or in the panel."""
    seen = see(page, RIGHT)
    if way == KEYS:
        if seen["key"]:
            strike(page, seen["key"])
        else:
            walk(page, seen["word"])
        return "panel"
    right = seen["thing"]
    assert right, f"{way}: nothing to click for {seen['word']} at {seen['at']}"
    touch(page, way, right["at"])
    if way == FINGER and page.evaluate(CHOSEN, seen["word"]):
        page.wait_for_timeout(LOOK)
        again = see(page, RIGHT)["thing"]
        assert again, f"the second tap finds nothing for {seen['word']}"
        touch(page, way, again["at"])
    return str(right["how"])


def touch(page: Page, way: str, at: list[float]) -> None:
    if way == FINGER:
        page.touchscreen.tap(*at)
    else:
        page.mouse.move(*AWAY)
        page.mouse.click(*at)


def strike(page: Page, option: dict[str, Any]) -> None:
    """An option by its number, pressed twice unless it is pointed at already, or by the key of the
    quiet or gold one."""
    if option["quiet"]:
        page.keyboard.press("e")
    elif option["gold"]:
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter")
    else:
        if not page.evaluate(POINTED, option["word"]):
            page.keyboard.press(str(option["number"]))
        page.keyboard.press(str(option["number"]))


def walk(page: Page, word: str) -> None:
    """From target to target with the tab key, and Enter."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.dataset?.move") == word:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way to {word} with the keyboard")
