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

import base64
import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ._native import CardwrightError, Game

__all__ = ["Puzzle", "position", "puzzles", "wins_this_turn"]

_PREFIX = "1."
_MOST_BYTES = 8 << 20
_MOST_ACTIONS = 100
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
        return position(self.link).determinize(self.player, _SEED)

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
    for _ in range(_MOST_ACTIONS):
        if game.over or game.turn != turn or game.to_act != me:
            break
        option = act(game)
        if option is None:
            break
        game.act(option)
    return me is not None and game.result is not None and game.result[me - 1] == "WON"


def position(link: str) -> Game:
    """The game in a link of the card site: its address with `#p=1.…`, or the text after it.

    Raises `CardwrightError` if it is none. Cards that the link hides are unknown cards.
    """
    text = link.rpartition("#p=")[2].strip()
    if not text.startswith(_PREFIX):
        raise CardwrightError(f"it does not begin with `{_PREFIX}`: it is no position, or one of a newer version")
    packed = text.removeprefix(_PREFIX)
    try:
        unpack = zlib.decompressobj()
        document = unpack.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), _MOST_BYTES)
    except (ValueError, zlib.error) as error:
        raise CardwrightError("the link is damaged, perhaps not copied whole") from error
    if not unpack.eof:
        raise CardwrightError("the link is damaged, perhaps not copied whole")
    return Game.load(document)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, in the order of their numbers."""
    text = resources.files("cardwright").joinpath("puzzles.json").read_text(encoding="utf-8")
    return tuple(Puzzle(it["player"], it["link"], tuple(it["solution"])) for it in json.loads(text))
