"""How long it takes to begin a game and to look at it, in microseconds: the least of several runs.

python engine/python/examples/start_times.py
"""

import timeit
from collections.abc import Callable

from cardwright import BASIC_MAGE, Game, deck


def microseconds(what: Callable[[], object], runs: int = 50, repeat: int = 7) -> float:
    """The time of a call."""
    what()
    return min(timeit.repeat(what, number=runs, repeat=repeat)) / runs * 1e6


def start_times() -> dict[str, float]:
    """The times by what is done."""
    mage = deck(BASIC_MAGE)
    game = Game("random", seed=3)
    while game.turn < 8 and not game.over:
        game.act(game.choose("random", game.turn))
    return {
        "Game(deck)": microseconds(lambda: Game(mage)),
        "Game(code)": microseconds(lambda: Game(mage.code)),
        'Game("random")': microseconds(lambda: Game("random")),
        "view(1)": microseconds(lambda: game.view(1)),
        "state()": microseconds(lambda: game.state()),
        "clone()": microseconds(lambda: game.clone()),
    }


if __name__ == "__main__":
    for name, time in start_times().items():
        print(f"{name:16} {time:8.1f} µs")
