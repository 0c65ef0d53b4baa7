"""PettingZoo: two players who act by turns (AEC). Needs `pettingzoo`.

`env()` is the environment with the usual wrappers; `raw_env` is without. An observation is a dictionary: `observation` with
the arrays that `cardwright.schema` describes, and `action_mask`. Whoever is not to act sees the game, and has no options.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._native import BASIC_MAGE, Game
from .gym import observation_space

__all__ = ["env", "raw_env"]


def env(**settings: Any) -> AECEnv[str, Any, Any]:
    """The environment; an action that is not legal loses the game."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801
    """Both players act: `player_1`, who begins, has `deck`, `player_2` has `other_deck` or the same."""

    metadata = {"name": "hearthstone_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        deck: str = BASIC_MAGE,
        other_deck: str | None = None,
        max_options: int = 128,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.decks = (deck, deck if other_deck is None else other_deck)
        self.max_options, self.render_mode = max_options, render_mode
        self.possible_agents = ["player_1", "player_2"]
        inner = observation_space(max_options)
        mask = spaces.Box(0, 1, (max_options,), np.int8)
        seen = spaces.Dict(
            {"observation": spaces.Dict({name: inner[name] for name in inner if name != "mask"}), "action_mask": mask}
        )
        self._observed = {agent: seen for agent in self.possible_agents}
        self._acted = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}
        self._dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._dice is None:
            self._dice, _ = seeding.np_random(seed)
        self.game = Game(*self.decks, seed=int(self._dice.integers(1 << 53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        count = self.game.option_count()
        number = count - 1 if count > self.max_options and action == self.max_options - 1 else int(action)
        self.game.act(number)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.game.over:
            for this, result in zip(self.possible_agents, self.game.result or (), strict=True):
                self.rewards[this] = {"WON": 1.0, "LOST": -1.0}.get(result, 0.0)
                self.terminations[this] = True
        elif self.game.turn >= 90:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._to_act()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.game.observe(self.possible_agents.index(agent) + 1, self.max_options)
        mask = seen.pop("mask").astype(np.int8)
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        return repr(self.game)

    def close(self) -> None:
        pass

    def _to_act(self) -> str:
        player = self.game.to_act
        return self.agent_selection if player is None else self.possible_agents[player - 1]
