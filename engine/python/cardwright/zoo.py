"""PettingZoo: two players who act by turns (AEC). Needs `pettingzoo`.

`env()` is the environment with the usual wrappers; `raw_env` is without. An observation is a dictionary: `observation` with
the arrays that `cardwright.schema` describes, and `action_mask`. Whoever is not to act sees the game, and has no options.
"""

from typing import Any, SupportsInt, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._inputs import Decks, deck_text
from ._native import BASIC_MAGE, Game
from ._types import Arrays, EnvironmentSettings, by_name
from .gym import observation_space

__all__ = ["env", "raw_env"]

Observed = dict[str, npt.NDArray[np.int16] | npt.NDArray[np.int8] | Arrays]
"""`observation` and `action_mask`."""


def env(**settings: Unpack[EnvironmentSettings]) -> AECEnv[str, Observed, int]:
    """The environment; an action that is not legal loses the game."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1))


class raw_env(AECEnv[str, Observed, int]):  # noqa: N801
    """Both players act: `player_1`, who begins, has `deck_a`, `player_2` has `deck_b` or the same.

    The arguments are those of `cardwright.gym.HearthstoneEnv`, without `opponent`. A reward is that of the last step: the result,
    and with `shaping` the change of the player's chance to win. With `flat` the observation is one vector of all arrays, in the
    order of their names, for programs that take no dictionaries.
    """

    metadata = {"name": "hearthstone_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        deck_a: Decks = BASIC_MAGE,
        deck_b: Decks | None = None,
        *,
        format: str = "wild",
        shaping: float = 0.0,
        max_options: int = 128,
        allow_stubs: bool = False,
        allow_illegal: bool = False,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        super().__init__()
        self.flat = flat
        self.decks = (deck_text(deck_a), deck_text(deck_a if deck_b is None else deck_b))
        self.settings: dict[str, Any] = {"format": format, "allow_stubs": allow_stubs, "allow_illegal": allow_illegal}
        self.shaping, self.max_options, self.render_mode = shaping, max_options, render_mode
        self.possible_agents = ["player_1", "player_2"]
        inner = observation_space(max_options)
        mask = spaces.Box(0, 1, (max_options,), np.int8)
        parts: dict[str, spaces.Space[Any]] = {name: inner[name] for name in inner if name != "mask"}
        length = sum(int(np.prod(part.shape or ())) for part in parts.values())
        observed: spaces.Space[Any] = spaces.Box(-32768, 32767, (length,), np.int16) if flat else spaces.Dict(parts)
        seen = spaces.Dict({"observation": observed, "action_mask": mask})
        self._observed = {agent: seen for agent in self.possible_agents}
        self._acted = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}
        self._dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is not None or self._dice is None:
            self._dice, _ = seeding.np_random(seed)
        self.game = Game(*self.decks, seed=int(self._dice.integers(1 << 53)), **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def step(self, action: SupportsInt | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        count = self.game.option_count()
        number = count - 1 if count > self.max_options and action == self.max_options - 1 else int(action or 0)
        before = [self.game.win_chance(player) for player in (1, 2)] if self.shaping else [0.0, 0.0]
        self.game.act(number)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.game.over:
            for this, result in zip(self.possible_agents, self.game.result or (), strict=True):
                self.rewards[this] = {"WON": 1.0, "LOST": -1.0}.get(result, 0.0)
                self.terminations[this] = True
        elif self.game.turn >= 90:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.shaping:
            for player, this in enumerate(self.possible_agents, 1):
                self.rewards[this] += self.shaping * (self.game.win_chance(player) - before[player - 1])
        self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        seen = by_name(self.game.observe(self.possible_agents.index(agent) + 1, self.max_options))
        mask = seen.pop("mask").astype(np.int8)
        if self.flat:
            # The order of the space, which sorts its names.
            return {"observation": np.concatenate([seen[name].ravel() for name in sorted(seen)]), "action_mask": mask}
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The game in words, as the player to act knows it."""
        return self.game.text(self.possible_agents.index(self.agent_selection) + 1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _to_act(self) -> str:
        player = self.game.to_act
        return self.agent_selection if player is None else self.possible_agents[player - 1]
