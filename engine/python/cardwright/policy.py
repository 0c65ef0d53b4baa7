"""Policies in NumPy that `examples/policy.py` has trained: a small network that scores the options of an observation.

>>> from cardwright.bench_tasks import evaluate
>>> evaluate("policy", "fixed-pair-v1", games=4).games
4

`policy` is the trained policy of the package, which `Policy.shipped` loads. One command of `examples/policy.py`, which its help
names, trains it anew.

The network reads the entities in play and in the own hand, each card by its printed features and random numbers of its own, and
scores each row of the options: what it is, and the entities that act and are pointed at, in the light of the whole state. So it
needs no list of all actions, and plays cards that it was not trained with. A second head tells the expected result.

The weights belong to a layout of observations, by the names of its columns, and to features by name: a build with other cards plays
on with them. `Policy.load` refuses another layout.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from os import PathLike
from typing import IO, TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt

from ._native import CardwrightError
from ._types import Observation, by_name
from .features import features
from .schema import schema

if TYPE_CHECKING:
    from .bench_tasks import Seat

__all__ = ["ENTITIES", "OPTIONS", "Policy", "agent", "card_inputs", "embed", "judge", "layout", "new_weights"]

Weights = Mapping[str, npt.NDArray[np.float32]]
"""The arrays of a network by name: `entity.w`, `entity.b`, …"""

OPTIONS = 32
"""Rows of options that the policy reads, and the `max_options` that it is trained with."""
ENTITIES = 30
"""Rows of entities that it reads: all but Secrets and what lies in a hand beyond ten cards."""
_HAND, _KINDS, _NAME, _CARD, _WIDTH = 20, 9, 16, 24, 48
# Rows of entities that are added up: both boards and the own hand. The heroes' rows stand for themselves.
_POOLS = (slice(6, 13), slice(13, 20), slice(_HAND, ENTITIES))


def new_weights(rng: np.random.Generator) -> dict[str, npt.NDArray[np.float32]]:
    """Weights of a network that has not learned anything."""
    entity, state, option = 30 + _CARD, 33 + (6 + len(_POOLS)) * _WIDTH, _KINDS + _CARD + 3
    sizes = {
        "card": (card_inputs().shape[1], _CARD, 1.0),
        "entity": (entity, _WIDTH, 1.0),
        "state": (state, 2 * _WIDTH, 1.0),
        "option": (option, _WIDTH, 1.0),
        "source": (_WIDTH, _WIDTH, 1.0),
        "target": (_WIDTH, _WIDTH, 1.0),
        "light": (2 * _WIDTH, _WIDTH, 1.0),
        "hidden": (_WIDTH, _WIDTH, 1.0),
        "score": (_WIDTH, 1, 0.01),
        "value": (2 * _WIDTH, 1, 0.1),
    }
    weights: dict[str, npt.NDArray[np.float32]] = {}
    for name, (inputs, outputs, scale) in sizes.items():
        drawn = rng.normal(size=(inputs, outputs)) * scale * (2 / inputs) ** 0.5
        weights[f"{name}.w"] = drawn.astype(np.float32)
        weights[f"{name}.b"] = np.zeros(outputs, np.float32)
    return weights


@cache
def card_inputs() -> npt.NDArray[np.float32]:
    """What the network reads of each card: its printed features, and random numbers by its dbf id, the same in each build."""
    table = features()
    # A hash of the dbf id and the column, spread over -1 to 1.
    mixed = (table.dbf_id.astype(np.uint64)[:, None] + 1) * np.uint64(0x9E3779B97F4A7C15)
    mixed = mixed ^ (np.arange(1, _NAME + 1, dtype=np.uint64)[None, :] * np.uint64(0xC2B2AE3D27D4EB4F))
    mixed = (mixed ^ (mixed >> np.uint64(31))) * np.uint64(0x94D049BB133111EB)
    names = (mixed >> np.uint64(40)).astype(np.float32) / np.float32(1 << 23) - 1
    names[0] = 0
    return np.concatenate([table.matrix(words=False), names], axis=1)


def _input_names() -> list[str]:
    """The names of the columns of `card_inputs`."""
    return [*features().columns(words=False), *(f"name={at}" for at in range(_NAME))]


def layout() -> dict[str, list[str]]:
    """The columns of the arrays that the network reads, by name, in order."""
    arrays = {array["name"]: [column["name"] for column in array["columns"]] for array in schema()["arrays"]}
    return {name: arrays[name] for name in ("globals", "entities", "options")}


def _dense(weights: Any, name: str, x: Any) -> Any:
    return x @ weights[f"{name}.w"] + weights[f"{name}.b"]


def embed(weights: Any, inputs: Any, xp: Any = np) -> Any:
    """The cards as the network knows them, a row for each."""
    return xp.tanh(_dense(weights, "card", inputs))


def judge(weights: Any, cards: Any, seen: Any, xp: Any = np) -> tuple[Any, Any]:
    """The scores of the options and the expected result, of a batch of observations.

    `cards` are those of `embed`; `xp` is the library of the arrays, `numpy` or `jax.numpy`.
    """
    numbers, options = seen["entities"], seen["options"]
    there = numbers[..., 1:2] != 0
    entities = xp.concatenate([xp.clip(numbers[..., 2:], -20, 60).astype(xp.float32) / 8, cards[numbers[..., 0]]], -1)
    entities = xp.maximum(_dense(weights, "entity", entities), 0) * there
    pools = [entities[:, place].sum(1) / 4 for place in _POOLS]
    heroes = entities[:, :6].reshape(len(entities), -1)
    state = xp.concatenate([xp.clip(seen["globals"], -20, 60).astype(xp.float32) / 10, heroes, *pools], -1)
    state = xp.maximum(_dense(weights, "state", state), 0)
    places = xp.arange(ENTITIES)
    # A mulligan is what the cards that go do together.
    replaced = (options[..., 5:6] >> xp.arange(ENTITIES - _HAND)) & 1
    source = options[..., 2:3] - 1 == places
    acting = xp.concatenate([source[..., :_HAND], source[..., _HAND:] | (replaced == 1)], -1)
    target = options[..., 3:4] - 1 == places
    counts = xp.concatenate([options[..., 4:5], options[..., 6:7], replaced.sum(-1, keepdims=True)], -1).astype(xp.float32) / 8
    deed = xp.concatenate([options[..., :1] == xp.arange(_KINDS), cards[options[..., 1]], counts], -1)
    hidden = acting.astype(xp.float32) @ _dense(weights, "source", entities)
    hidden = hidden + target.astype(xp.float32) @ _dense(weights, "target", entities)
    hidden = hidden + _dense(weights, "option", deed) + _dense(weights, "light", state)[:, None]
    hidden = xp.maximum(_dense(weights, "hidden", xp.maximum(hidden, 0)), 0)
    scores = xp.where(seen["mask"], _dense(weights, "score", hidden)[..., 0], -1e9)
    return scores, _dense(weights, "value", state)[:, 0]


@dataclass(frozen=True, repr=False)
class Policy:
    """A trained network that plays."""

    weights: Weights
    """Its arrays by name."""
    cards: npt.NDArray[np.float32]
    """The cards of this build as it knows them."""

    @staticmethod
    def of(weights: Weights) -> "Policy":
        """The policy with these weights."""
        return Policy(weights, embed(weights, card_inputs()).astype(np.float32))

    @staticmethod
    def load(file: "str | PathLike[str]") -> "Policy":
        """The policy in a file that `save` has written.

        Raises `CardwrightError` if it was trained with another layout of observations.
        """
        with open(file, "rb") as given:
            return _read(given, str(file))

    @staticmethod
    def shipped() -> "Policy":
        """The trained policy of the package.

        Raises `CardwrightError` if it was trained with another layout of observations.
        """
        with resources.files("cardwright").joinpath("policy.npz").open("rb") as given:
            return _read(given, "the policy of the package")

    def save(self, file: "str | PathLike[str]") -> None:
        """Writes the weights, half as exact as they are, with the layout and the features that they are for."""
        told = json.dumps({"layout": layout(), "inputs": _input_names(), "trained_with": schema()["hash"]})
        arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.weights.items()}
        with open(file, "wb") as to:
            np.savez_compressed(to, allow_pickle=False, **arrays, about=np.array(told))

    def scores(self, observation: Observation) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The scores of the options and the expected result from -1 to 1, of a batch of observations with `OPTIONS` rows."""
        seen = {
            "globals": observation["globals"],
            "entities": observation["entities"][:, :ENTITIES],
            "options": observation["options"],
            "mask": observation["mask"],
        }
        scores, values = judge(self.weights, self.cards, seen)
        return scores, values

    def act(self, observation: Observation) -> npt.NDArray[np.int64]:
        """The best row of the options, of each of a batch of observations."""
        return np.asarray(np.argmax(self.scores(observation)[0], -1), np.int64)

    def __call__(self, seat: "Seat") -> int:
        """The option that the policy takes: it is an agent of `cardwright.bench_tasks`."""
        count = seat.option_count()
        if count == 1:
            return 0
        seen = seat.observe(OPTIONS)
        batch = {name: array[None] for name, array in by_name(seen).items()}
        row = int(self.act(cast(Observation, batch))[0])
        # The last row is the last option if there are more than rows.
        return count - 1 if row == OPTIONS - 1 else row


def _read(file: IO[bytes], name: str) -> Policy:
    """Weights from a file, with the rows of features where this build has them."""
    with np.load(file, allow_pickle=False) as arrays:
        about = json.loads(str(arrays["about"]))
        weights = {it: arrays[it].astype(np.float32) for it in arrays.files if it != "about"}
    here = layout()
    for array, columns in about["layout"].items():
        if columns != here[array]:
            raise CardwrightError(f"{name} was trained with another layout of `{array}`: train it anew with examples/policy.py")
    rows = {column: row for row, column in enumerate(about["inputs"])}
    trained = weights["card.w"]
    known = np.zeros((len(_input_names()), trained.shape[1]), np.float32)
    for at, column in enumerate(_input_names()):
        if column in rows:
            known[at] = trained[rows[column]]
    return Policy.of(weights | {"card.w": known})


@cache
def _shipped() -> Policy:
    """The policy of the package, read once."""
    return Policy.shipped()


def agent(seat: "Seat") -> int:
    """The option that the policy of the package takes; the agent `policy` of `cardwright.bench_tasks`."""
    return _shipped()(seat)
