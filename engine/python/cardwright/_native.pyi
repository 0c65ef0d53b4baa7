"""The native part of the package."""

from collections.abc import Callable, Sequence
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from ._inputs import Decks
from ._types import CardTable, Document, Observation, VecArrays

__version__: str
BASIC_MAGE: str

class CardwrightError(ValueError): ...
class IllegalAction(CardwrightError): ...

class PreparedDeck:
    """A deck that was read once, for many games."""

    def __init__(self, text: str) -> None: ...

class Game:
    """One game of Hearthstone as a value: it can be cloned, saved, compared, pickled, and continued in many ways.

    Arguments:
        deck_a, deck_b: the decks of players 1 and 2: a `Deck`, a deckstring, the text that the client copies, a list with a line
        for
            each card, the path of a file with one of these, the name of a known deck, `random:mage+classic`, or a list of cards by
            id or name. Without `deck_b` both have `deck_a`.
        seed: the same decks, seed and actions are the same game, everywhere; None is another game each time.
        mulligan, shuffle, coin: whether there are these.
        hand: cards of the first player's opening hand; the second has one more.
        full_mana: both begin with ten mana crystals.
        format: `Wild`, `Standard`, `Classic`, `Twist` or `Any`, from which random cards come.
        classes: the classes of decks that are lists of cards; without them that of their class cards.
        allow_stubs: allows cards that are not written; only their keywords work.
        allow_illegal: allows decks that players may not play.

    Games are equal if they go on in the same way, and equal games have equal hashes: do not act in a game that is in a set.
    Whatever is asked for a player depends on nothing that the player cannot know.
    """

    def __init__(
        self,
        deck_a: Decks,
        deck_b: Decks | None = None,
        *,
        seed: int | None = 0,
        mulligan: bool = True,
        shuffle: bool = True,
        coin: bool = True,
        hand: int = 3,
        full_mana: bool = False,
        format: str = "Wild",
        classes: Sequence[str] | None = None,
        allow_stubs: bool = False,
        allow_illegal: bool = False,
    ) -> None: ...
    @staticmethod
    def load(document: str | bytes | Document) -> Game:
        """A game from what `save` returned, as text, bytes or a dictionary."""
    @staticmethod
    def from_link(link: str) -> Game:
        """The game in a link of the card site: its address with `#p=1.…`, or the text after it.

        Cards that the link hides are unknown cards. Raises `CardwrightError` if the text is no position.
        """
    def save(self) -> str:
        """The complete game as JSON text, hidden cards included."""
    def clone(self) -> Game:
        """A copy that goes its own way."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, object]) -> Game: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...
    @property
    def turn(self) -> int:
        """The number of turns that have begun; 0 during the mulligan."""
    @property
    def to_act(self) -> int | None:
        """The player who is to act, 1 or 2; None when the game is over."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def result(self) -> tuple[str, str] | None:
        """The results of players 1 and 2: `("WON", "LOST")`; None before the end."""
    def options(self) -> list[Document]:
        """The legal actions of the player to act, each a dictionary: its number `n`, its `kind`, its entities, the `option_card` of
        a Choose One card, and what it `says` in words."""
    def option_count(self) -> int:
        """The number of legal actions."""
    def act(self, option: SupportsIndex | Document, place: int | None = None) -> None:
        """Performs an action: the number of an option, or a dictionary of `options`; a minion may be put at a `place`."""
    def choose(self, agent: str, seed: int = 0) -> int:
        """The number of the option that an agent takes: `random`, `greedy`, `search:playouts=500`, `search:ms=50`."""
    def state(self) -> Document:
        """The complete state as a dictionary, hidden cards included."""
    def view(self, player: int) -> Document:
        """The state as a player sees it: hidden cards have no `card`."""
    def text(self, player: int | None = None) -> str:
        """The game in words, as a player knows it, by default the one to act, with the numbered options if the player is to act."""
    def determinize(self, player: int, seed: int = 0, deck: Decks | None = None) -> Game:
        """A game that could be behind what a player sees, another one for each seed; with `deck`, the list that the opponent is
        known to play, the opponent's hidden cards are what is left of it."""
    def reseed(self, seed: int) -> None:
        """Throws other dice from here on: they come from this seed."""
    def throws_dice(self, option: int) -> bool:
        """Whether an option throws dice."""
    def win_chance(self, player: int) -> float:
        """The chance that a player wins, from 0 to 1, by a simple evaluation of what that player can know."""
    def observe(self, player: int | None = None, max_options: int = 128, details: bool = False) -> Observation:
        """The knowledge of a player, by default of the player to act, as arrays by name: see `cardwright.schema`. With `details`
        the optional arrays are added."""
    def log(self, player: int | None = None) -> list[str]:
        """The log of the game so far, a sentence for each line, as a player knows it, or with the names of all cards."""
    def replay(self, format: str = "xml", player: int | None = None) -> str:
        """The game so far as HSReplay XML (`"xml"`) or as the text of `Power.log` (`"log"`), as a player sees it, or complete."""
    def _repr_html_(self) -> str: ...

class VecEnv:
    """Games that are stepped together; see `cardwright.VecEnv`."""

    def __init__(
        self,
        decks: tuple[str, str],
        games: int,
        *,
        seed: int,
        threads: int,
        opponent: str | None,
        format: str,
        shaping: float,
        max_options: int,
        observe: bool,
        finals: bool,
        details: bool,
        allow_stubs: bool,
        allow_illegal: bool,
    ) -> None: ...
    def arrays(self) -> VecArrays: ...
    def __len__(self) -> int: ...
    def reset(self, seed: int | Sequence[int] | None = None) -> None: ...
    def step(self, actions: npt.NDArray[np.int64], places: npt.NDArray[np.int64] | None = None) -> None: ...
    def play_alone(self, games: int) -> int: ...
    def game(self, at: int) -> Game: ...

def restore(document: str, request: str | None, done: list[tuple[int, int | None]]) -> Game: ...
def card(name: str) -> Document: ...
def card_ids() -> list[str]: ...
def card_table() -> CardTable: ...
def deck_pool(class_name: str, sets: list[str], format: str) -> list[str]: ...
def read_deck(text: str, seed: int) -> Document: ...
def write_deck(class_: str, names: list[str]) -> str: ...
def simulate(contest: str, first: int, last: int, threads: int, progress: Callable[[int, int], object] | None = None) -> str: ...
def add_counts(counts: list[str]) -> str: ...
def report(contest: str, counts: str) -> Document: ...
def analyse(game: Game, ms: int, playouts: int | None, seed: int) -> Document: ...
def review(text: str, request: str, progress: Callable[[int, int], object] | None = None) -> tuple[Document, str]: ...
def search(game: Game, ms: int, playouts: int | None, seed: int) -> list[Document]: ...
def observation_schema() -> Document: ...
def observation_tables() -> str: ...
