"""OpenSpiel: the game `python_hearthstone`. Needs `open_spiel`.

Chance is implicit (`SAMPLED_STOCHASTIC`): applying an action throws the dice of the game, from the parameter `seed`. An
action is the number of a row of options. Observations are the arrays that `cardwright.schema` describes.
"""

from typing import Any

import numpy as np
import pyspiel

from ._native import BASIC_MAGE, Game

__all__ = ["HearthstoneGame", "HearthstoneState"]

_TURNS = 90
_PARAMETERS: dict[str, Any] = {"deck": BASIC_MAGE, "other_deck": "", "seed": 0, "max_options": 128}
_TYPE = pyspiel.GameType(
    short_name="python_hearthstone",
    long_name="Hearthstone by Cardwright",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class HearthstoneGame(pyspiel.Game):
    """The game; parameters: `deck`, `other_deck`, `seed`, `max_options`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.settings = _PARAMETERS | (params or {})
        options = int(self.settings["max_options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=options,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=20_000,
        )
        super().__init__(_TYPE, info, self.settings)
        self.begun = 0

    def new_initial_state(self) -> "HearthstoneState":
        state = HearthstoneState(self)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":
        return _Observer(self.settings["max_options"])


class HearthstoneState(pyspiel.State):
    """A state; `game` is the game itself."""

    def __init__(self, of: HearthstoneGame) -> None:
        super().__init__(of)
        settings = of.settings
        self.most = int(settings["max_options"])
        self.table = Game(settings["deck"], settings["other_deck"] or settings["deck"], seed=int(settings["seed"]))

    def current_player(self) -> int:
        player = None if self.table.turn >= _TURNS else self.table.to_act
        return pyspiel.PlayerId.TERMINAL if player is None else player - 1

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(min(self.table.option_count(), self.most)))

    def _apply_action(self, action: int) -> None:
        count = self.table.option_count()
        self.table.act(count - 1 if count > self.most and action == self.most - 1 else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.options()[action]["says"])

    def is_terminal(self) -> bool:
        return self.table.over or self.table.turn >= _TURNS

    def returns(self) -> list[float]:
        return [{"WON": 1.0, "LOST": -1.0}.get(result, 0.0) for result in self.table.result or ("", "")]

    def __str__(self) -> str:
        return repr(self.table)


class _Observer:
    """Arrays of a player's observation, as one tensor and by name."""

    def __init__(self, most: int) -> None:
        self.most = int(most)
        self.dict: dict[str, np.ndarray] = {}
        self.tensor = np.zeros(0, np.float32)

    def set_from(self, state: HearthstoneState, player: int) -> None:
        seen = state.table.observe(player + 1, self.most)
        self.tensor = np.concatenate([array.ravel() for array in seen.values()]).astype(np.float32)
        self.dict = seen

    def string_from(self, state: HearthstoneState, player: int) -> None:
        return None


pyspiel.register_game(_TYPE, HearthstoneGame)
