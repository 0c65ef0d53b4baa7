"""Reviews of recorded games."""

import gzip
import json
import zlib
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path

from . import _native
from ._inputs import Decks, deck_text, integer
from ._progress import Progress, reporter
from ._types import Document

__all__ = ["Review", "review"]

PLAYOUTS = 240
"""The playouts for each decision, as `cargo arena review` has them."""


MOST = 512 << 20
"""The most bytes of a recording, as `cargo arena review` has them."""


@dataclass(frozen=True, repr=False)
class Review:
    """The review of a recorded game. In a notebook it shows its report."""

    data: Document
    """What `cargo arena review --json` prints."""
    html: str
    """The report, as an element that loads nothing."""

    @property
    def accuracy(self) -> float | None:
        """From 0 to 100; `None` if nothing could be graded."""
        accuracy: float | None = self.data["summary"]["accuracy"]
        return accuracy

    @property
    def turns(self) -> list[Document]:
        """The player's turns: the probability to win, lethal, each decision with the best line, its loss and its grade."""
        turns: list[Document] = self.data["turns"]
        return turns

    @property
    def faults(self) -> list[Document]:
        """The decisions that gave something up, in order, each with its `turn`."""
        kinds = ("inaccuracy", "mistake", "missed lethal")
        return [
            {"turn": turn["turn"], **decision}
            for turn in self.turns
            for decision in turn["decisions"]
            if decision["grade"] in kinds
        ]

    def __repr__(self) -> str:
        accuracy = "none" if self.accuracy is None else f"{self.accuracy:.0f}"
        return f"<Review of {len(self.turns)} turns, accuracy {accuracy}, {len(self.faults)} faults>"

    def _repr_html_(self) -> str:
        return self.html


def _read(path: Path) -> str:
    """The text of a recording, which may be packed by gzip, and cut off within a letter."""
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        try:
            data = (gzip.GzipFile(fileobj=file) if packed else file).read(MOST + 1)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            told = "it is packed by gzip, and damaged or not complete: copy or download it again"
            raise ValueError(f"{path}: {told}") from error
    if len(data) > MOST:
        raise ValueError(f"{path}: it is longer than {MOST} bytes, which no recording is")
    return data.decode("utf-8-sig", errors="replace")


def review(
    recording: str | PathLike[str],
    *,
    game: int | None = None,
    player: int | None = None,
    deck: Decks | None = None,
    opponent_deck: Decks | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    progress: Progress = False,
) -> Review:
    """What was missed in a recorded game: a path of a `Power.log` or of HSReplay XML, or the text of one.

    `game` is its number in the recording, from 1; the last one by default. `player` is 1 or 2; by default the one whose hand the
    recording shows. The same seed gives the same review.
    """
    text = fspath(recording)
    if not (isinstance(recording, str) and ("\n" in recording or recording.lstrip("\ufeff \t").startswith("<"))):
        text = _read(Path(text))
    request = {
        "game": None if game is None else integer("game", game, 1),
        "player": None if player is None else integer("player", player, 1),
        "playouts": integer("playouts", playouts, 1),
        "seed": integer("seed", seed, 0),
        "deck": None if deck is None else deck_text(deck),
        "opponent_deck": None if opponent_deck is None else deck_text(opponent_deck),
    }
    data, html = _native.review(text, json.dumps(request), reporter(progress, "decisions"))
    return Review(data, html)
