"""One choice, effect by effect: what `State.choose` does in one go, watched as it happens."""

from __future__ import annotations

from collections.abc import Iterator

from hightable.kernel.state import Frame, State


def course(state: State, word: int) -> Iterator[State]:
    """Answer the open question and go on to the next one; after each effect the state is handed
    out, to be read and not to be changed."""
    frame = state.top
    assert frame is not None
    state.top = frame.below
    frame.effect.choose(state, frame.seat, frame.n, word)
    yield state
    while state.top is not None and not waits(state, state.top):
        frame = state.top
        state.top = frame.below
        if frame.effect.asks:
            state.settle(frame)
        else:
            frame.effect.do(state, frame.seat, frame.n)
        yield state
    if state.top is not None:
        state.seat = state.top.seat


def waits(state: State, frame: Frame) -> bool:
    """Has a person a choice now?"""
    if not frame.effect.asks:
        return False
    state.ask_again()
    many = state.count > 1 or (state.confirms and state.insists(frame.effect))
    return many and frame.seat < state.people
