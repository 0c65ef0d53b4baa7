"""Gymnasium: one learner against a scripted opponent. Needs `gymnasium`.

`HearthstoneEnv` is one game at a time, `HearthstoneVectorEnv` many. Both are registered: `gymnasium.make("Hearthstone-v0")`.
An observation is a dictionary of the arrays that `cardwright.schema` describes; `mask` says which actions are legal. An action
that is not legal loses the game in `HearthstoneEnv`, and raises IndexError in `HearthstoneVectorEnv`.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from ._native import BASIC_MAGE, Game
from ._vec_env import VecEnv
from .schema import schema

__all__ = ["HearthstoneEnv", "HearthstoneVectorEnv", "observation_space"]


def observation_space(max_options: int = 128) -> spaces.Dict:
    """The space of observations of one game."""
    known: dict[str, spaces.Space[Any]] = {}
    for array in schema()["arrays"]:
        rows = {"": (), "max_options": (max_options,)}.get(array["rows"])
        shape = (int(array["rows"]),) if rows is None else rows
        known[array["name"]] = spaces.Box(-32768, 32767, (*shape, len(array["columns"])), np.int16)
    return spaces.Dict(known | {"mask": spaces.MultiBinary(max_options)})


def _as_space(observation: dict[str, Any]) -> dict[str, Any]:
    """The mask as the space has it."""
    return observation | {"mask": observation["mask"].astype(np.int8)}


class HearthstoneEnv(gymnasium.Env[dict[str, Any], Any]):
    """The learner plays `deck` against `opponent`, who plays `opponent_deck` or the same; the seed decides who begins.

    The reward is 1 for a game that is won, -1 for one that is lost, 0 otherwise. `info["action_mask"]` is int8, as
    `action_space.sample(mask=…)` wants it. `game` is the game itself.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        deck: str = BASIC_MAGE,
        opponent_deck: str | None = None,
        opponent: str = "random",
        max_options: int = 128,
        render_mode: str | None = None,
    ) -> None:
        self.decks = [deck, deck if opponent_deck is None else opponent_deck]
        self.opponent, self.max_options, self.render_mode = opponent, max_options, render_mode
        self.observation_space = observation_space(max_options)
        self.action_space = spaces.Discrete(max_options)
        self.player = 1
        self.game: Game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.player = int(self.np_random.integers(1, 3))
            one, other = self.decks if self.player == 1 else reversed(self.decks)
            self.game = Game(one, other, seed=int(self.np_random.integers(1 << 53)))
            self._let_opponent_act()
            if not self.game.over:
                return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        number = self._option(int(action))
        if number is None:
            observation, info = self._seen()
            return observation, -1.0, True, False, info | {"illegal": True}
        self.game.act(number)
        self._let_opponent_act()
        observation, info = self._seen()
        reward = 0.0
        if self.game.over and self.game.result is not None:
            reward = {"WON": 1.0, "LOST": -1.0}.get(self.game.result[self.player - 1], 0.0)
        return observation, reward, self.game.over, not self.game.over and self.game.turn >= 90, info

    def render(self) -> str | None:
        return repr(self.game) if self.render_mode == "ansi" else None

    def _option(self, action: int) -> int | None:
        """The number of the option in a row; None if there is none."""
        count = self.game.option_count()
        if not 0 <= action < min(count, self.max_options):
            return None
        return count - 1 if action == self.max_options - 1 else action

    def _let_opponent_act(self) -> None:
        while self.game.to_act == 3 - self.player and self.game.turn < 90:
            self.game.act(self.game.choose(self.opponent, int(self.np_random.integers(1 << 53))))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = _as_space(self.game.observe(self.player, self.max_options))
        return observation, {"action_mask": observation["mask"], "player": self.player}


class HearthstoneVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """`VecEnv` with an opponent as Gymnasium has it. Games that end begin anew in the same step (`SAME_STEP`).

    The arrays of observations and results are written in place at each step; `copy=True` returns copies.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int = 256, *, opponent: str = "random", copy: bool = False, **settings: Any) -> None:
        self.env = VecEnv(games=num_envs, opponent=opponent, **settings)
        self.num_envs, self.copy = num_envs, copy
        most = self.env.mask.shape[1]
        self.single_observation_space = observation_space(most)
        self.single_action_space = spaces.Discrete(most)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        self.env.reset(seed[0] if isinstance(seed, list) else seed)
        return self._seen(), {"action_mask": self.env.mask.astype(np.int8)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        _, rewards, terminated, truncated = self.env.step(actions)
        if self.copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        return self._seen(), rewards, terminated, truncated, {"action_mask": self.env.mask.astype(np.int8)}

    def _seen(self) -> dict[str, Any]:
        observation = self.env.observation
        seen = {name: array.copy() for name, array in observation.items()} if self.copy else observation
        return seen | {"mask": observation["mask"].view(np.int8)}


gymnasium.register(
    "Hearthstone-v0",
    entry_point="cardwright.gym:HearthstoneEnv",
    vector_entry_point="cardwright.gym:HearthstoneVectorEnv",
)
