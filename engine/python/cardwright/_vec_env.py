"""Many games at a time, for programs that learn.

>>> import numpy as np
>>> from cardwright import VecEnv
>>> env = VecEnv(games=64, seed=1)
>>> observation = env.reset()
>>> rng = np.random.default_rng(0)
>>> for _ in range(100):
...     actions = (rng.random(len(env)) * env.counts).astype(np.int64)
...     observation, rewards, terminated, truncated = env.step(actions)
>>> observation["entities"].shape
(64, 42, 32)
"""

from collections.abc import Sequence
from typing import cast

import numpy as np
import numpy.typing as npt

from . import _native
from ._inputs import Decks, deck_text, seed_of
from ._native import BASIC_MAGE, Game
from ._types import Observation

__all__ = ["BASIC_MAGE", "VecEnv"]


def _integers(name: str, given: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """Numbers as the native part takes them."""
    array = np.asarray(given)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{name}: they are integers, not {array.dtype}")
    return np.ascontiguousarray(array, dtype=np.int64)


class VecEnv:
    """N games that are stepped together by native threads, without Python's lock.

    An observation is what the player to act can know, and no more: arrays of int16 that NumPy owns and that each step writes
    in place (`cardwright.schema` lists every column). Copy what you keep. The legal options are rows of features, and an
    action is the number of a row: there is no fixed list of actions. Who uses the arrays elsewhere takes them by DLPack.

    Arguments:
        deck_a, deck_b: decks as `Deck` objects, deckstrings, lists, paths, names or `random:mage`; B's is A's unless said. A and B
            begin by turns.
        games: how many games, from 1.
        seed: the seed of all games. Game n of env i is game `i + n * games` of `cardwright.simulate` with this seed.
        threads: native threads; results are the same with any number.
        opponent: who plays B: `random`, `greedy`, `search:playouts=500`. Without one, whoever acts is asked (self-play).
        format: `wild`, `standard`, `classic`, `twist`.
        shaping: how much the change of the evaluation's chance to win by an action (and by the opponent's answer, if there
            is an opponent) adds to its reward; 0 leaves the result alone.
        max_options: rows for options. If there are more, the last row is the last option, which ends the turn.
        observe: False writes counts, rewards and results only.
        details: writes the arrays `known` (cards of the own list, decks and graveyards), `attached` (enchantments and changed
            numbers of each entity) and `past` (32 events), too; it takes about a third of the time of a step.
        finals: keeps the last observation of each game that has ended, as whoever acted last in it sees it, in `finals`.
        allow_stubs: allows cards that are not written; only their keywords work.
        allow_illegal: allows decks that players may not play.

    Attributes, all arrays with a row for each game:
        globals: int16 (games, 33). entities: int16 (games, 42, 32). events: int16 (games, 8, 4).
        options: int16 (games, max_options, 9). mask: bool (games, max_options).
        counts: int32 (games,): how many options have a row; an action is below it.
        sides: uint8 (games,): who is to act, 0 for A, 1 for B.
        rewards: float32 (games,): 1 if who has just acted has won, -1 if lost, else 0, and the shaping.
        terminated: bool (games,): the game has ended; the observation is already that of the next one.
        truncated: bool (games,): it was cut at turn 90 or after 20,000 actions.
        winners: uint8 (games,): of a game that has ended, 1 for A, 2 for B, 0 for a tie.

    Raises:
        CardwrightError: a deck, format or opponent is not possible.
        IndexError: an action is not the number of an option; no game has changed then.
        TypeError, ValueError: actions are no integers, or not one for each game.
        RuntimeError: `reset` was not called, an array was changed in dtype or shape, or another thread is stepping.
        KeyboardInterrupt: a step with a searching opponent was interrupted; call `reset` before the next one.

    After `os.fork` the copy makes its own threads at its next step.
    """

    def __init__(
        self,
        deck_a: Decks = BASIC_MAGE,
        deck_b: Decks | None = None,
        *,
        games: int = 256,
        seed: int | None = 0,
        threads: int = 1,
        opponent: str | None = None,
        format: str = "wild",
        shaping: float = 0.0,
        max_options: int = 128,
        observe: bool = True,
        finals: bool = False,
        details: bool = False,
        allow_stubs: bool = False,
        allow_illegal: bool = False,
    ) -> None:
        decks = (deck_text(deck_a), deck_text(deck_a if deck_b is None else deck_b))
        self._native = _native.VecEnv(
            decks,
            games,
            seed=seed_of(seed),
            threads=threads,
            opponent=opponent,
            format=format,
            shaping=shaping,
            max_options=max_options,
            observe=observe,
            finals=finals,
            details=details,
            allow_stubs=allow_stubs,
            allow_illegal=allow_illegal,
        )
        arrays = self._native.arrays()
        self.globals = arrays["globals"]
        self.entities = arrays["entities"]
        self.events = arrays["events"]
        self.options = arrays["options"]
        self.mask = arrays["mask"]
        self.counts = arrays["counts"]
        self.sides = arrays["sides"]
        self.rewards = arrays["rewards"]
        self.terminated = arrays["terminated"]
        self.truncated = arrays["truncated"]
        self.winners = arrays["winners"]
        parts = ("globals", "entities", "events", "options", "mask", "known", "attached", "past")
        self.observation = cast(Observation, {name: array for name, array in arrays.items() if name in parts})
        """The arrays of the observation by name, the same objects at each step."""
        self.finals: dict[str, npt.NDArray[np.int16]] = {}
        if finals:
            self.finals["globals"] = arrays["final_globals"]
            self.finals["entities"] = arrays["final_entities"]
            self.finals["events"] = arrays["final_events"]
        """With `finals=True`, the last observation of each game that has ended, by name."""

    def __len__(self) -> int:
        return len(self._native)

    def __repr__(self) -> str:
        return f"<cardwright.VecEnv of {len(self)} games, up to {self.mask.shape[1]} options>"

    def reset(self, seed: int | Sequence[int] | None = None) -> Observation:
        """Begins all games anew, and returns the observation: with the seeds of before, with another one, or with one for each
        game; equal seeds of a list play equal games."""
        self._native.reset(seed)
        return self.observation

    def step(
        self, actions: npt.ArrayLike, places: npt.ArrayLike | None = None
    ) -> tuple[Observation, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Takes an action in each game: int64 (games,), each the number of a row of its options.

        `places` says where a minion that is played is put, 0 for the left end; any other number than those of its places, such as
        -1, is the right end. The column `places` of an option says how many there are.
        Returns the observation, `rewards`, `terminated` and `truncated`. Where a game has ended the next one begins at once.
        """
        self._native.step(_integers("actions", actions), None if places is None else _integers("places", places))
        return self.observation, self.rewards, self.terminated, self.truncated

    def game(self, index: int) -> Game:
        """A copy of one of the games."""
        return self._native.game(index)
