"""Trains a policy to beat `greedy`, and plays it against `random` and `greedy`.

    pip install './engine/python' jax optax
    python engine/python/examples/policy.py [--taught 5] [--practiced 0] [--deck DECK…] [--save FILE] [--load FILE]

It first learns to do what the engine's search would do, from games against `greedy`, and then by PPO from its own games. The
network is that of `cardwright.policy`, which plays it in NumPy; here JAX computes it, and its gradient. With several decks the
games are shared out among them, and both players have the same deck, or another one of the same kind if it is drawn at random.
The policy of the package was trained so:

    python engine/python/examples/policy.py --deck random:legacy+expert1 BASIC_MAGE --taught 22 --practiced 4 --save policy.npz
"""

# The stubs of jax and optax leave many types open.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false

import argparse
import math
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from cardwright import BASIC_MAGE, VecEnv
from cardwright.policy import ENTITIES, OPTIONS, Policy, card_inputs, embed, judge, new_weights

TEACHER, NOISE, STUDY = "search:playouts=10", 0.05, 1024
STEPS, EPOCHS, BATCH, CLIP, LAMBDA = 64, 2, 4096, 0.2, 0.95
PARTS = ("globals", "entities", "options", "mask")

Array = npt.NDArray[Any]
Batch = dict[str, Array]
Weights = dict[str, Array]


@cache
def inputs() -> jax.Array:
    """What the network reads of each card, as JAX has it."""
    return jnp.asarray(card_inputs())


@jax.jit
def judged(weights: Weights, read: jax.Array, seen: Batch) -> tuple[jax.Array, jax.Array]:
    """The scores of the options and the expected results."""
    return judge(weights, embed(weights, read, jnp), seen, jnp)


def known(weights: Weights) -> jax.Array:
    """The cards as the policy knows them; they stay the same as long as the weights do."""
    return embed(weights, inputs(), jnp)


@jax.jit
def drawn(weights: Weights, cards: jax.Array, seen: Batch, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """An action of each game by the policy's odds, its log-probability, and the expected result."""
    scores, value = judge(weights, cards, seen, jnp)
    action = jax.random.categorical(key, scores)
    chance = jax.nn.log_softmax(scores)[jnp.arange(len(action)), action]
    return action, chance, value


def draw(weights: Weights, cards: jax.Array, seen: Batch, key: jax.Array) -> tuple[Array, Array, Array]:
    """`drawn`, as NumPy's arrays."""
    action, chance, value = drawn(weights, cards, seen, key)
    return np.asarray(action), np.asarray(chance), np.asarray(value)


def copied(weights: Weights, read: jax.Array, batch: Batch) -> jax.Array:
    """The loss of a student: what the teacher does is to be likely, and the result to be foreseen."""
    scores, value = judged(weights, read, batch)
    log = jax.nn.log_softmax(scores)[jnp.arange(len(batch["action"])), batch["action"]]
    return 0.1 * ((value - batch["target"]) ** 2).mean() - log.mean()


def played(weights: Weights, read: jax.Array, batch: Batch) -> jax.Array:
    """The loss of PPO."""
    scores, value = judged(weights, read, batch)
    log = jax.nn.log_softmax(scores)
    ratio = jnp.exp(log[jnp.arange(len(batch["action"])), batch["action"]] - batch["chance"])
    gain = jnp.minimum(ratio * batch["gain"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch["gain"]).mean()
    spread = -(jnp.exp(log) * jnp.where(batch["mask"], log, 0)).sum(-1).mean()
    return -gain + 0.5 * ((value - batch["target"]) ** 2).mean() - batch["entropy"][0] * spread


class Learner:
    """Weights that follow the gradient of a loss, by Adam."""

    def __init__(self, loss: Any, weights: Weights) -> None:
        optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam())
        self.weights, self.state = weights, cast(Any, optimizer.init(cast(Any, weights)))

        def step(weights: Any, state: Any, read: jax.Array, batch: Batch, rate: float) -> tuple[Any, Any]:
            def scaled(update: jax.Array) -> jax.Array:
                return -rate * update

            updates, state = optimizer.update(jax.grad(loss)(weights, read, batch), state, weights)
            return optax.apply_updates(weights, jax.tree.map(scaled, updates)), state

        self._step = jax.jit(step)

    def learn(self, batch: Batch, rate: float) -> None:
        """One step."""
        self.weights, self.state = self._step(self.weights, self.state, inputs(), batch, rate)


def advantages(rewards: Array, values: Array, ends: Array, last: Array, trust: float = LAMBDA) -> Array:
    """Generalized advantage estimates, without discount; a game that ends is worth what it has paid."""
    result, ahead, after = np.zeros_like(rewards), np.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ends[step]
        ahead = rewards[step] + after * goes_on - values[step] + trust * goes_on * ahead
        result[step], after = ahead, values[step]
    return result


def look(observation: Mapping[str, Any]) -> Batch:
    """A copy of what the network reads of an observation: the entities that are not Secrets, and the rest."""
    return {part: observation[part][:, :ENTITIES].copy() if part == "entities" else observation[part].copy() for part in PARTS}


class Tables:
    """Games with several decks that are stepped together, as one batch."""

    def __init__(self, decks: Sequence[str], opponent: str, games: int, seed: int, shaping: float = 0.0) -> None:
        each = max(1, games // len(decks))
        self.envs = [
            VecEnv(deck, games=each, seed=seed + at, opponent=opponent, max_options=OPTIONS, shaping=shaping)
            for at, deck in enumerate(decks)
        ]
        self.each, self.games = each, each * len(decks)

    def reset(self) -> Batch:
        """Begins all games."""
        return self._joined([look(env.reset()) for env in self.envs])

    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array]:
        """Takes an action in each game: the observation, the rewards, which games have ended, and which of them were won."""
        parts: list[Batch] = []
        for at, env in enumerate(self.envs):
            seen, rewards, terminated, truncated = env.step(actions[at * self.each : (at + 1) * self.each])
            ended = terminated | truncated
            parts.append({**look(seen), "rewards": rewards.copy(), "ended": ended, "won": ended & (env.winners == 1)})
        joined = self._joined(parts)
        return joined, joined.pop("rewards"), joined.pop("ended"), joined.pop("won")

    def counts(self) -> Array:
        """How many options each game has."""
        return np.concatenate([env.counts for env in self.envs])

    def advice(self, game: int, seed: int) -> int:
        """What the teacher would do in a game."""
        env, at = self.envs[game // self.each], game % self.each
        return env.game(at).choose(TEACHER, seed=seed) if env.counts[at] > 1 else 0

    @staticmethod
    def _joined(parts: Sequence[Batch]) -> Batch:
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def play(weights: Weights, decks: Sequence[str], opponent: str, games: int, seed: int) -> float:
    """The share of games that the policy wins, with its best option each time; the first game of each table counts."""
    tables, policy = Tables(decks, opponent, games, seed), Policy.of(weights)
    seen, won, over = tables.reset(), np.zeros(tables.games, bool), np.zeros(tables.games, bool)
    while not over.all():
        scores, _ = judge(policy.weights, policy.cards, seen)
        seen, _, ended, wins = tables.step(np.argmax(scores, -1))
        won |= wins & ~over
        over |= ended
    return float(won.mean())


def teach(decks: Sequence[str], opponent: str, minutes: float, seed: int, games: int = 64, steps: float = math.inf) -> Batch:
    """What the teacher saw in games against the opponent, what it would do there, and what came of it.

    It ends after so many minutes of processor time, or after so many steps of each game.
    """
    tables, start = Tables(decks, opponent, games, seed, shaping=1.0), time.process_time()
    rng, seen = np.random.default_rng(seed), tables.reset()
    kept: dict[str, list[Array]] = {name: [] for name in (*PARTS, "action", "reward", "end")}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        while len(kept["end"]) < steps and time.process_time() - start < minutes * 60:
            moment, counts = len(kept["end"]), tables.counts()
            told = pool.map(tables.advice, range(tables.games), [moment] * tables.games)
            action = np.minimum(np.fromiter(told, np.int64, tables.games), counts - 1)
            # Some actions are any, so that there is something to learn of what is not done.
            taken = np.where(rng.random(tables.games) < NOISE, (rng.random(tables.games) * counts).astype(np.int64), action)
            after, rewards, ended, _ = tables.step(taken)
            keep(kept, {**seen, "action": action, "reward": rewards, "end": ended})
            seen = after
    data = {name: np.stack(it) for name, it in kept.items()}
    nothing = np.zeros_like(data["reward"])
    data["target"] = advantages(data.pop("reward"), nothing, data.pop("end").astype(np.float32), nothing[0], trust=1.0)
    return flat(data)


def keep(kept: Mapping[str, list[Array]], now: Mapping[str, Array]) -> None:
    """Adds a step."""
    for name, it in now.items():
        kept[name].append(it)


def flat(kept: Batch) -> Batch:
    """Steps of games as one batch."""
    return {name: it.reshape(-1, *it.shape[2:]) for name, it in kept.items()}


def batches(rng: np.random.Generator, data: Batch, size: int) -> Iterator[Batch]:
    """The rows of data in another order, so many at a time."""
    order, size = rng.permutation(len(data["action"])), min(size, len(data["action"]))
    for rows in order[: len(order) // size * size].reshape(-1, size):
        yield {name: it[rows] for name, it in data.items()}


def study(weights: Weights, lessons: Batch, minutes: float, seed: int) -> Weights:
    """Learns to do what the teacher did."""
    choice = lessons["mask"].sum(-1) > 1
    lessons = {name: it[choice] for name, it in lessons.items()}
    rng, start, passed = np.random.default_rng(seed), time.process_time(), 0.0
    learner = Learner(copied, weights)
    while passed < 1:
        for part in batches(rng, lessons, STUDY):
            passed = (time.process_time() - start) / (minutes * 60)
            learner.learn(part, 3e-3 * max(0.01, 1 - passed))
            if passed >= 1:
                break
    return learner.weights


def practice(
    weights: Weights, decks: Sequence[str], opponent: str, minutes: float, seed: int, games: int = 512, rate: float = 5e-4
) -> Weights:
    """Learns from its own games, by PPO."""
    tables, learner = Tables(decks, opponent, games, seed, shaping=1.0), Learner(played, weights)
    rng, key, seen = np.random.default_rng(seed), jax.random.key(seed), tables.reset()
    start, iteration, passed = time.process_time(), 0, 0.0
    while passed < 1:
        kept: dict[str, list[Array]] = {name: [] for name in (*PARTS, "action", "chance", "value", "reward", "end")}
        cards, won, ended = known(learner.weights), 0, 0
        for _ in range(STEPS):
            key, fresh = jax.random.split(key)
            action, chance, value = draw(learner.weights, cards, seen, fresh)
            after, rewards, end, wins = tables.step(action.astype(np.int64))
            keep(kept, {**seen, "action": action, "chance": chance, "value": value, "reward": rewards, "end": end})
            seen, won, ended = after, won + int(wins.sum()), ended + int(end.sum())
        last = draw(learner.weights, cards, seen, key)[2]
        data = {name: np.stack(it) for name, it in kept.items()}
        gains = advantages(data["reward"], data["value"], data["end"].astype(np.float32), last)
        data |= {"gain": (gains - gains.mean()) / (gains.std() + 1e-6), "target": gains + data["value"]}
        data["entropy"] = np.full_like(gains, 0.005 * max(0.1, 1 - passed))
        for _ in range(EPOCHS):
            for part in batches(rng, flat(data), BATCH):
                learner.learn(part, rate * max(0.05, 1 - passed))
        iteration, passed = iteration + 1, (time.process_time() - start) / (minutes * 60)
        if iteration % 5 == 0:
            decisions = iteration * STEPS * tables.games
            print(f"{passed * minutes:5.1f} min  {decisions:>9,} decisions  wins {won / max(ended, 1):.1%} of {ended}", flush=True)
    return learner.weights


def train(
    weights: Weights, decks: Sequence[str], opponent: str, taught: float, practiced: float, seed: int, games: int = 512
) -> Weights:
    """Trains by so many minutes of processor time: of those with the teacher it has the larger part."""
    if taught > 0:
        lessons = teach(decks, opponent, taught * 0.6, seed)
        print(f"{len(lessons['action'])} decisions of the teacher", flush=True)
        weights = study(weights, lessons, taught * 0.4, seed)
    return practice(weights, decks, opponent, practiced, seed, games) if practiced > 0 else weights


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, as Wilson has it."""
    square = 1.96**2 / games
    middle, half = share + square / 2, (square * (share * (1 - share) + square / 4)) ** 0.5
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--deck", nargs="+", default=["BASIC_MAGE"], help="decks, as the package takes them, or BASIC_MAGE")
    arguments.add_argument("--opponent", default="greedy")
    arguments.add_argument("--taught", type=float, default=5, help="processor minutes with the teacher, all cores together")
    arguments.add_argument("--practiced", type=float, default=0, help="processor minutes of PPO after that")
    arguments.add_argument("--games", type=int, default=4000, help="games against each opponent at the end")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--save", help="a file that the policy is written to")
    arguments.add_argument("--load", help="a file with a policy to begin with")
    given = arguments.parse_args()
    decks = [BASIC_MAGE if deck == "BASIC_MAGE" else deck for deck in given.deck]
    weights = new_weights(np.random.default_rng(given.seed))
    if given.load:
        weights = dict(Policy.load(given.load).weights)
    weights = train(weights, decks, given.opponent, given.taught, given.practiced, given.seed)
    weights = {name: np.asarray(array) for name, array in weights.items()}
    print(f"{time.process_time() / 60:.1f} minutes of processor time so far", flush=True)
    if given.save:
        Policy.of(weights).save(given.save)
    for opponent in ("random", "greedy"):
        share = play(weights, decks, opponent, given.games, given.seed + 1000)
        low, high = interval(share, given.games)
        print(f"wins {share:.2%} ({low:.2%} to {high:.2%}) of {given.games} games against {opponent}", flush=True)


if __name__ == "__main__":
    main()
