"""Types that several modules share."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NotRequired, Required, TypedDict, cast

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ._inputs import Decks

__all__ = [
    "Agents",
    "Arrays",
    "CardTable",
    "ContestSettings",
    "Document",
    "EnvironmentSettings",
    "EvolutionSettings",
    "GauntletSettings",
    "Observation",
    "SimulationSettings",
    "VecArrays",
    "by_name",
]

Document = dict[str, Any]
"""A JSON object."""

Agents = str | tuple[str, str]
"""Who plays: `random`, `greedy`, `search:playouts=500`; two of them for A and B."""

Arrays = Mapping[str, npt.NDArray[np.int16]]
"""Arrays of an observation by name."""


class Observation(TypedDict):
    """What a player can know, as arrays by name: `cardwright.schema` lists their columns."""

    globals: npt.NDArray[np.int16]
    entities: npt.NDArray[np.int16]
    events: npt.NDArray[np.int16]
    options: npt.NDArray[np.int16]
    mask: npt.NDArray[np.bool_]
    known: NotRequired[npt.NDArray[np.int16]]
    attached: NotRequired[npt.NDArray[np.int16]]
    past: NotRequired[npt.NDArray[np.int16]]


def by_name(observation: Observation) -> dict[str, npt.NDArray[np.int16]]:
    """The arrays of an observation as a dictionary of any names; the mask, of another dtype, is among them."""
    return cast(dict[str, npt.NDArray[np.int16]], observation)


class VecArrays(Observation):
    """The arrays of many games, those that are always there and those that are asked for."""

    counts: npt.NDArray[np.int32]
    sides: npt.NDArray[np.uint8]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    winners: npt.NDArray[np.uint8]
    final_globals: NotRequired[npt.NDArray[np.int16]]
    final_entities: NotRequired[npt.NDArray[np.int16]]
    final_events: NotRequired[npt.NDArray[np.int16]]


class CardTable(TypedDict):
    """The table of cards that `cardwright.features` is made of."""

    numbers: npt.NDArray[np.int32]
    keywords: npt.NDArray[np.bool_]
    keyword_names: list[str]
    races: npt.NDArray[np.bool_]
    race_names: list[str]
    sources: list[str]


class ContestSettings(TypedDict, total=False):
    """Arguments of `cardwright.simulate` that all contests have."""

    seed: int | None
    mirror: bool
    format: str
    allow_stubs: bool
    allow_illegal: bool


class SimulationSettings(ContestSettings, total=False):
    """Those of one pair of decks."""

    agents: Agents
    names: tuple[str, str] | None


class GauntletSettings(ContestSettings, total=False):
    """Those of a gauntlet on one machine."""

    part: str
    threads: int | None


class EvolutionSettings(TypedDict, total=False):
    """Arguments of `cardwright.evolve.evolve`."""

    class_name: Required[str]
    sets: Sequence[str]
    generations: int
    population: int
    games: int
    agents: Agents
    mutations: int
    seed: int | None
    format: str


class EnvironmentSettings(TypedDict, total=False):
    """Arguments of `cardwright.zoo.raw_env`."""

    deck_a: "Decks"
    deck_b: "Decks | None"
    format: str
    shaping: float
    max_options: int
    allow_stubs: bool
    allow_illegal: bool
    render_mode: str | None
    flat: bool
