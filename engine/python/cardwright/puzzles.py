"""Puzzles of lethal: positions in which the player to act can win this turn, by one solution only.

>>> from cardwright.puzzles import puzzles
>>> puzzle = puzzles()[0]
>>> puzzle.game().to_act == puzzle.player
True
>>> puzzle.is_solved_by(["end the turn"])
False

`cargo arena puzzles` finds them and `cargo arena puzzles --check` proves them: each action of the solution is needed, and the
greedy agent does not win. The task `lethal-v1` of Cardwright-Bench consists of them.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ._native import Game

__all__ = ["Puzzle", "puzzles", "wins_this_turn"]

_MAX_ACTIONS = 100
# The cards that are hidden from the player are filled in with this seed; no solution depends on them.
_SEED = 0


@dataclass(frozen=True)
class Puzzle:
    """A position with one solution."""

    player: int
    """The player to act, 1 or 2."""
    link: str
    """The position as the player sees it, as the text of a link of the card site."""
    solution: tuple[str, ...]
    """The actions that win, in the words of `Game.options`."""

    def game(self) -> Game:
        """The position, with hidden cards filled in."""
        return Game.from_link(self.link).determinize(self.player, _SEED)

    def is_solved_by(self, actions: Sequence[str]) -> bool:
        """Whether these actions, in the words of `Game.options`, win before the turn ends."""
        left = iter(actions)

        def act(game: Game) -> int | None:
            says = next(left, None)
            return next((at for at, option in enumerate(game.options()) if option["says"] == says), None)

        return wins_this_turn(self.game(), act)


def wins_this_turn(game: Game, act: Callable[[Game], int | None]) -> bool:
    """Plays a game on, and tells whether the player to act wins before the turn ends.

    `act` gets the game and returns the number of an option, or None to give up.
    """
    me, turn = game.to_act, game.turn
    for _ in range(_MAX_ACTIONS):
        if game.over or game.turn != turn or game.to_act != me:
            break
        option = act(game)
        if option is None:
            break
        game.act(option)
    return me is not None and game.result is not None and game.result[me - 1] == "WON"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, in the order of their numbers."""
    text = resources.files("cardwright").joinpath("puzzles.json").read_text(encoding="utf-8")
    return tuple(Puzzle(it["player"], it["link"], tuple(it["solution"])) for it in json.loads(text))
