"""OpenSpiel: the game `python_hearthstone`. Needs `open_spiel`.

Chance is explicit: a game begins with `DEALS` chance nodes of `FACES` equal outcomes each, which deal the cards, and each action
that throws dice is followed by one more. So a history is the whole game: it can be replayed and serialized, and every new initial
state is dealt anew by whoever plays chance. (What a card draws is decided when the deck is dealt.)

An action is the number of a row of options. Observations are the arrays that `cardwright.schema` describes. An information state is
what a player has observed and done at each of the player's own decisions and after; `resample_from_infostate` deals the hidden
cards anew, from the deck that the parameter `known_decks` says the other player to have.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ._cards import deck
from ._inputs import Decks, deck_text
from ._native import BASIC_MAGE, Game
from ._types import by_name

__all__ = ["DEALS", "FACES", "HearthstoneGame", "HearthstoneState"]

FACES = 256
"""The outcomes of a chance node."""
DEALS = 3
"""The chance nodes at the beginning: together 16,777,216 deals."""

_PARAMETERS: dict[str, Any] = {
    "deck_a": BASIC_MAGE,
    "deck_b": "",
    "format": "wild",
    "max_options": 128,
    "max_turns": 90,
    "known_decks": False,
    "allow_stubs": False,
    "allow_illegal": False,
}
_TYPE = pyspiel.GameType(
    short_name="python_hearthstone",
    long_name="Hearthstone by Cardwright",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)
_CODE = re.compile(r"AAE[A-Za-z0-9+/]{20,}")
_CHANCE = [(face, 1.0 / FACES) for face in range(FACES)]


@dataclass(frozen=True)
class _Rules:
    """What the states of a game share."""

    decks: tuple[str, str]
    max_options: int
    max_turns: int
    known_decks: bool
    settings: tuple[tuple[str, Any], ...]

    def begin(self, seed: int) -> Game:
        """The game of a deal."""
        return Game(*self.decks, seed=seed, **dict(self.settings))

    def __deepcopy__(self, memo: object) -> "_Rules":
        return self


class HearthstoneGame(pyspiel.Game):
    """The game. Parameters: `deck_a` of player 0, who begins, and `deck_b`; `format`, `max_options`, `max_turns` (a longer game
    is a tie), `allow_stubs`, `allow_illegal`; `known_decks`: each player knows the other's list."""

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = _PARAMETERS | dict(params or {})
        # Parameters become text such as `name(deck_a=…,format=wild)`, in which a deck is one word without `=`.
        one = _word(given["deck_a"])
        given = given | {"deck_a": one, "deck_b": _word(given["deck_b"]) if given["deck_b"] else ""}
        named = tuple((name, given[name]) for name in ("format", "allow_stubs", "allow_illegal"))
        decks = (_padded(one), _padded(given["deck_b"] or one))
        self.rules = _Rules(decks, int(given["max_options"]), int(given["max_turns"]), bool(given["known_decks"]), named)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.max_options,
            max_chance_outcomes=FACES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=20_000,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> "HearthstoneState":
        return HearthstoneState(self)

    def make_py_observer(self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: object = None) -> "_Observer":
        return _Observer(self.rules.max_options, bool(iig_obs_type and iig_obs_type.perfect_recall))


class HearthstoneState(pyspiel.State):
    """A state; `table` is the game itself, None until the cards are dealt."""

    def __init__(self, of: HearthstoneGame) -> None:
        super().__init__(of)
        self.rules = of.rules
        self.table: Game | None = None
        self.dice: list[int] = []
        """The outcomes of chance nodes since the last action."""
        self.waiting: int | None = None
        """The action whose dice are being thrown."""
        self.known = [b"", b""]
        """What each player has seen and done, as a hash."""

    def current_player(self) -> int:
        if self.table is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        player = None if self.table.turn >= self.rules.max_turns else self.table.to_act
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        count = FACES if self.table is None or self.waiting is not None else self.table.option_count()
        return list(range(count if player < 0 else min(count, self.rules.max_options)))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.dice.append(action)
            if len(self.dice) == DEALS:
                self.table = self.rules.begin(_mixed(self.dice))
                self.dice.clear()
                self._remember(None, 0)
            return
        if self.waiting is not None:
            self.table.reseed(_mixed([action, hash(self.table) & 0xFFFFFFFF]))
            self._act(self.waiting)
            self.waiting = None
        elif self.table.throws_dice(self._option(action)):
            self.waiting = action
        else:
            self._act(action)

    def _act(self, action: int) -> None:
        assert self.table is not None
        player = self.table.to_act
        self.table.act(self._option(action))
        self._remember(player, action)

    def _option(self, action: int) -> int:
        """The number of the option in a row."""
        assert self.table is not None
        count = self.table.option_count()
        return count - 1 if count > self.rules.max_options and action == self.rules.max_options - 1 else action

    def _remember(self, acted: int | None, action: int) -> None:
        """Adds what each player sees now, and for the player who has acted the action."""
        assert self.table is not None
        for at in (0, 1):
            told = hashlib.blake2b(self.known[at], digest_size=16)
            if acted == at + 1:
                told.update(action.to_bytes(2, "little"))
            for array in by_name(self.table.observe(at + 1, self.rules.max_options)).values():
                told.update(array.tobytes())
            self.known[at] = told.digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.table is None:
            return f"chance {action}"
        return str(self.table.options()[self._option(action)]["says"])

    def is_terminal(self) -> bool:
        return self.table is not None and self.waiting is None and (self.table.over or self.table.turn >= self.rules.max_turns)

    def returns(self) -> list[float]:
        result = (self.table.result if self.table is not None else None) or ("", "")
        return [{"WON": 1.0, "LOST": -1.0}.get(one, 0.0) for one in result]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has seen and done so far, as a hash, and the game in words."""
        at = self._of_player(player)
        return f"{self.known[at].hex()}\n{self.observation_string(at)}"

    def observation_string(self, player: int | None = None) -> str:
        """The game in words, as a player knows it."""
        at = self._of_player(player)
        return "" if self.table is None else self.table.text(at + 1)

    def _of_player(self, player: int | None) -> int:
        at = self.current_player() if player is None else player
        if at not in (0, 1):
            raise ValueError(f"player {at}: it is 0 or 1")
        return at

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "HearthstoneState":
        """Another state that the player could be in."""
        state: HearthstoneState = self.clone()
        if self.table is not None:
            seed = int(probability_sampler() * (1 << 53))
            other = self.rules.decks[1 - player_id] if self.rules.known_decks else None
            state.table = self.table.determinize(player_id + 1, seed, deck=other)
        return state

    def __str__(self) -> str:
        return f"dealing {self.dice}" if self.table is None else repr(self.table)


def _word(given: Decks) -> str:
    """A deck as one word: `random…`, or a deckstring without the signs at its end."""
    text = deck_text(_padded(given) if isinstance(given, str) else given)
    return text.strip() if text.startswith("random") else deck(text).code.rstrip("=")


def _padded(text: str) -> str:
    """A deckstring with the signs at its end; any other text as it is."""
    return text + "=" * (-len(text) % 4) if _CODE.fullmatch(text) else text


def _mixed(numbers: list[int]) -> int:
    """A seed from numbers."""
    told = hashlib.blake2b(",".join(map(str, numbers)).encode(), digest_size=8)
    return int.from_bytes(told.digest(), "little") >> 11


class _Observer:
    """Arrays of a player's observation, as one tensor and by name."""

    def __init__(self, most: int, recalls: bool) -> None:
        self.most, self.recalls = int(most), recalls
        self.dict = _nothing(self.most)
        self.tensor: npt.NDArray[np.float32] = _flat(self.dict)

    def set_from(self, state: HearthstoneState, player: int) -> None:
        table = state.table
        self.dict = _nothing(self.most) if table is None else by_name(table.observe(player + 1, self.most))
        self.tensor = _flat(self.dict)

    def string_from(self, state: HearthstoneState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _nothing(most: int) -> dict[str, npt.NDArray[np.int16]]:
    """The observation before the cards are dealt."""
    return {name: np.zeros_like(array) for name, array in by_name(Game(BASIC_MAGE).observe(1, most)).items()}


def _flat(arrays: dict[str, npt.NDArray[np.int16]]) -> npt.NDArray[np.float32]:
    return np.concatenate([array.ravel() for array in arrays.values()]).astype(np.float32)


pyspiel.register_game(_TYPE, HearthstoneGame)
