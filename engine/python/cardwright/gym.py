"""Gymnasium: one learner against a scripted opponent. Needs `gymnasium`.

`HearthstoneEnv` is one game at a time, `HearthstoneVectorEnv` many; both take the same arguments. Both are registered:
`gymnasium.make("Hearthstone-v0")`, `gymnasium.make_vec("Hearthstone-v0", num_envs=256)`. An observation is a dictionary of the
arrays that `cardwright.schema` describes; `mask` and `info["action_mask"]` say which actions are legal, and `action_masks()` as
sb3-contrib asks for them. An action that is not legal loses the game in `HearthstoneEnv`, and raises IndexError in
`HearthstoneVectorEnv`.
"""

from collections.abc import Sequence
from typing import Any, SupportsInt, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from . import _types
from ._inputs import Decks, deck_text
from ._native import BASIC_MAGE, Game
from ._vec_env import VecEnv
from .schema import schema

__all__ = ["HearthstoneEnv", "HearthstoneVectorEnv", "observation_space"]

Observation = dict[str, npt.NDArray[np.int16] | npt.NDArray[np.int8]]
"""The arrays of an observation by name, and the mask as numbers."""
Results = npt.NDArray[np.float32] | npt.NDArray[np.bool_]
"""Rewards, and which games have ended."""
Info = dict[str, object]
"""`action_mask`, and what Gymnasium adds."""

_SEEDS = 1 << 53
_LAST_TURN = 90


def observation_space(max_options: int = 128) -> spaces.Dict:
    """The space of observations of one game."""
    known: dict[str, spaces.Space[Any]] = {}
    for array in schema()["arrays"]:
        if array["name"] in ("known", "attached", "past"):
            continue
        rows = {"": (), "max_options": (max_options,)}.get(array["rows"])
        shape = (int(array["rows"]),) if rows is None else rows
        known[array["name"]] = spaces.Box(-32768, 32767, (*shape, len(array["columns"])), np.int16)
    return spaces.Dict(known | {"mask": spaces.MultiBinary(max_options)})


def _as_space(observation: _types.Observation) -> tuple[Observation, npt.NDArray[np.int8]]:
    """The arrays with the mask as the space has it, and the mask."""
    mask = observation["mask"].astype(np.int8)
    return {**_types.by_name(observation), "mask": mask}, mask


class HearthstoneEnv(gymnasium.Env[Observation, SupportsInt]):
    """The learner plays A against `opponent`, who plays B; the seed decides who begins.

    Arguments:
        deck_a: the deck of the learner: a `Deck`, deckstring, list, path, name, or `random:mage`.
        deck_b: the deck of the opponent; the learner's unless said.
        opponent: `random`, `greedy`, `search:playouts=500`.
        format: `wild`, `standard`, `classic`, `twist`.
        shaping: how much the change of the evaluation's chance to win by a step adds to its reward.
        max_options: rows for options. If there are more, the last row is the last option, which ends the turn.
        allow_stubs: allows cards that are not written.
        allow_illegal: allows decks that players may not play.

    The reward is 1 for a game that is won, -1 for one that is lost, 0 otherwise, and the shaping. `info["action_mask"]` is int8, as
    `action_space.sample(mask=…)` wants it. `game` is the game itself, `player` the learner's number in it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        deck_a: Decks = BASIC_MAGE,
        deck_b: Decks | None = None,
        *,
        opponent: str = "random",
        format: str = "wild",
        shaping: float = 0.0,
        max_options: int = 128,
        allow_stubs: bool = False,
        allow_illegal: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.decks = [deck_text(deck_a), deck_text(deck_a if deck_b is None else deck_b)]
        self.settings: dict[str, Any] = {"format": format, "allow_stubs": allow_stubs, "allow_illegal": allow_illegal}
        self.opponent, self.shaping, self.max_options, self.render_mode = opponent, shaping, max_options, render_mode
        self.observation_space = cast(spaces.Space[Observation], observation_space(max_options))
        self.action_space = spaces.Discrete(max_options)
        self.player = 1
        self.game: Game
        self._mask = np.zeros(max_options, np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        while True:
            self.player = int(self.np_random.integers(1, 3))
            one, other = self.decks if self.player == 1 else reversed(self.decks)
            self.game = Game(one, other, seed=int(self.np_random.integers(_SEEDS)), **self.settings)
            self._let_opponent_act()
            if not self.game.over:
                return self._seen()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, Info]:
        number = self._option(int(action))
        if number is None:
            observation, info = self._seen()
            return observation, -1.0, True, False, info | {"illegal": True}
        before = self.game.win_chance(self.player) if self.shaping else 0.0
        self.game.act(number)
        self._let_opponent_act()
        observation, info = self._seen()
        reward = 0.0
        if self.game.result is not None:
            reward = {"WON": 1.0, "LOST": -1.0}.get(self.game.result[self.player - 1], 0.0)
        if self.shaping:
            reward += self.shaping * (self.game.win_chance(self.player) - before)
        return observation, reward, self.game.over, not self.game.over and self.game.turn >= _LAST_TURN, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        return self.game.text(self.player) if self.render_mode == "ansi" else None

    def _option(self, action: int) -> int | None:
        """The number of the option in a row; None if there is none."""
        count = self.game.option_count()
        if not 0 <= action < min(count, self.max_options):
            return None
        return count - 1 if action == self.max_options - 1 else action

    def _let_opponent_act(self) -> None:
        while self.game.to_act == 3 - self.player and self.game.turn < _LAST_TURN:
            self.game.act(self.game.choose(self.opponent, int(self.np_random.integers(_SEEDS))))

    def _seen(self) -> tuple[Observation, Info]:
        observation, self._mask = _as_space(self.game.observe(self.player, self.max_options))
        return observation, {"action_mask": self._mask, "player": self.player}


class _Actions(spaces.MultiDiscrete):
    """The actions of many games; a mask may be one array, a row for each game."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        rows = tuple(mask) if isinstance(mask, np.ndarray) else mask
        chances = tuple(probability) if isinstance(probability, np.ndarray) else probability
        return super().sample(mask=rows, probability=chances)


class HearthstoneVectorEnv(VectorEnv[Observation, npt.ArrayLike, Results]):
    """`VecEnv` with an opponent as Gymnasium has it; the arguments are those of `HearthstoneEnv`, and `num_envs`, `threads` and
    `copy`.

    Games that end begin anew in the same step (`SAME_STEP`): `info["final_obs"]` and `info["final_info"]` have the last observation
    and info of those games, as `SyncVectorEnv` gives them. A reset without a seed begins other games each time, a seed or a list
    with a seed for each game the same ones. The arrays of observations and results are written in place at each step; `copy=True`
    returns copies.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        deck_a: Decks = BASIC_MAGE,
        deck_b: Decks | None = None,
        *,
        num_envs: int = 256,
        opponent: str = "random",
        format: str = "wild",
        shaping: float = 0.0,
        max_options: int = 128,
        allow_stubs: bool = False,
        allow_illegal: bool = False,
        render_mode: str | None = None,
        threads: int = 1,
        copy: bool = False,
    ) -> None:
        self.env = VecEnv(
            deck_a,
            deck_b,
            games=num_envs,
            opponent=opponent,
            format=format,
            shaping=shaping,
            max_options=max_options,
            threads=threads,
            finals=True,
            allow_stubs=allow_stubs,
            allow_illegal=allow_illegal,
        )
        self.num_envs, self.copy, self.render_mode = num_envs, copy, render_mode
        self.single_observation_space = observation_space(max_options)
        self.single_action_space = spaces.Discrete(max_options)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = _Actions([max_options] * num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Info]:
        one = seed if seed is None or isinstance(seed, int | np.integer) else None
        super().reset(seed=None if one is None else int(one))
        if seed is None or isinstance(seed, int | np.integer):
            self.env.reset(int(self.np_random.integers(_SEEDS)))
        else:
            self.env.reset([int(self.np_random.integers(_SEEDS)) if it is None else int(it) for it in seed])
        return self._seen(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Observation, Results, Results, Results, Info]:
        _, rewards, terminated, truncated = self.env.step(actions)
        if self.copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        info = self._info()
        ended = terminated | truncated
        if ended.any():
            info |= self._final(ended)
        return self._seen(), rewards, terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, a row for each game."""
        return self.env.mask.copy()

    def render(self) -> tuple[str, ...] | None:
        return tuple(self.env.game(at).text() for at in range(self.num_envs)) if self.render_mode == "ansi" else None

    def _info(self) -> Info:
        return {"action_mask": self.env.mask.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self, ended: npt.NDArray[np.bool_]) -> Info:
        """The last observations and infos of games that have ended."""
        observations = np.full(self.num_envs, None, dtype=object)
        finals, most = self.env.finals, self.env.mask.shape[1]
        for at in np.flatnonzero(ended):
            seen = {name: array[at].copy() for name, array in finals.items()}
            options = np.zeros((most, self.env.options.shape[-1]), np.int16)
            observations[at] = seen | {"options": options, "mask": np.zeros(most, np.int8)}
        masks = np.zeros((self.num_envs, most), np.int8)
        final_info = {
            "action_mask": masks,
            "_action_mask": ended.copy(),
            "winner": self.env.winners.copy(),
            "_winner": ended.copy(),
        }
        return {"final_obs": observations, "_final_obs": ended.copy(), "final_info": final_info, "_final_info": ended.copy()}

    def _seen(self) -> Observation:
        arrays = _types.by_name(self.env.observation)
        seen = {name: array.copy() if self.copy else array for name, array in arrays.items()}
        return {**seen, "mask": seen["mask"].view(np.int8)}


gymnasium.register(
    "Hearthstone-v0",
    entry_point="cardwright.gym:HearthstoneEnv",
    vector_entry_point="cardwright.gym:HearthstoneVectorEnv",
)
