"""How far long work is: a function that is called with what is done and the total, or a bar."""

import sys
from collections.abc import Callable
from typing import TextIO

__all__ = ["Progress", "reporter"]

Progress = Callable[[int, int], object] | bool
"""A function of what is done and the total, or True for a bar (tqdm's if it is installed)."""


def reporter(progress: Progress | None, unit: str = "games") -> Callable[[int, int], object] | None:
    """The function that is told of progress; None if nobody is."""
    if progress is None or progress is False:
        return None
    if progress is not True:
        return progress
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return _Line(sys.stderr, unit)
    bar = tqdm(unit=f" {unit}")

    def told(done: int, total: int) -> None:
        bar.total = total
        bar.update(done - bar.n)
        if done >= total:
            bar.close()

    return told


class _Line:
    """A line on standard error that is written again."""

    def __init__(self, to: TextIO, unit: str) -> None:
        self.to, self.unit = to, unit

    def __call__(self, done: int, total: int) -> None:
        self.to.write(f"\r{done} of {total} {self.unit}" + ("\n" if done >= total else ""))
        self.to.flush()
