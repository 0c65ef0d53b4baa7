"""Trains a policy to beat `greedy`, and plays it against `random` and `greedy`.

    pip install './engine/python' jax optax
    python engine/python/examples/policy.py [--taught 5] [--practiced 0] [--deck DECK] [--save FILE] [--load FILE]

It first learns to do what the engine's search would do, from games against `greedy`, and then by PPO from its own games. The
network scores each row of the options: what it is, and the entities that act and are pointed at, in the light of the whole
state. So it needs no list of all actions. A second head tells how likely a win is.
"""

import argparse
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax

from cardwright import BASIC_MAGE, VecEnv, cards
from cardwright.schema import schema

WIDTH, OPTIONS, ENTITIES, HAND, KINDS, NAME = 48, 32, 30, 20, 9, 24
TEACHER, NOISE, STUDY = "search:playouts=10", 0.05, 1024
STEPS, EPOCHS, BATCH, CLIP, LAMBDA = 64, 2, 4096, 0.2, 0.95
# The places of `entities` whose rows are added up: both boards and the own hand. The heroes' rows stand for themselves.
POOLS = (slice(6, 13), slice(13, 20), slice(HAND, ENTITIES))
PARTS = ("globals", "entities", "options", "mask")
# What a card is called: random numbers, another row for each card, that are not learned.
NAMES = np.random.default_rng(0).normal(size=(len(cards) + 1, NAME)).astype(np.float32)


def new_policy(key):
    keys = iter(jax.random.split(key, 9))

    def dense(inputs, outputs, scale=1.0):
        return {"w": jax.random.normal(next(keys), (inputs, outputs)) * scale * (2 / inputs) ** 0.5, "b": jnp.zeros(outputs)}

    return {
        "entity": dense(30 + NAME, WIDTH),
        "state": dense(33 + (6 + len(POOLS)) * WIDTH, 2 * WIDTH),
        "deed": dense(KINDS + NAME + 3, WIDTH),
        "source": dense(WIDTH, WIDTH),
        "target": dense(WIDTH, WIDTH),
        "light": dense(2 * WIDTH, WIDTH),
        "hidden": dense(WIDTH, WIDTH),
        "score": dense(WIDTH, 1, 0.01),
        "value": dense(2 * WIDTH, 1, 0.1),
    }


def apply(layer, x):
    return x @ layer["w"] + layer["b"]


def judge(policy, seen):
    """The logits of the options and the expected result, of a batch of observations."""
    numbers, options = seen["entities"], seen["options"]
    there = (numbers[..., 1:2] != 0).astype(jnp.float32)
    entities = jnp.concatenate([jnp.clip(numbers[..., 2:], -20, 60) / 8, jnp.asarray(NAMES)[numbers[..., 0]]], -1)
    entities = jax.nn.relu(apply(policy["entity"], entities)) * there
    pools = [entities[:, place].sum(1) / 4 for place in POOLS]
    heroes = entities[:, :6].reshape(len(entities), -1)
    state = jnp.concatenate([jnp.clip(seen["globals"], -20, 60) / 10, heroes, *pools], -1)
    state = jax.nn.relu(apply(policy["state"], state))
    # A mulligan is what the cards that go do together.
    replaced = (options[..., 5:6] >> jnp.arange(ENTITIES - HAND)) & 1
    acting = jax.nn.one_hot(options[..., 2] - 1, ENTITIES) + jnp.pad(replaced, ((0, 0), (0, 0), (HAND, 0)))
    target = jax.nn.one_hot(options[..., 3] - 1, ENTITIES)
    counts = jnp.concatenate([options[..., 4:5], options[..., 6:7], replaced.sum(-1, keepdims=True)], -1) / 8
    deed = jnp.concatenate([jax.nn.one_hot(options[..., 0], KINDS), jnp.asarray(NAMES)[options[..., 1]], counts], -1)
    hidden = acting @ apply(policy["source"], entities) + target @ apply(policy["target"], entities)
    hidden = jax.nn.relu(hidden + apply(policy["deed"], deed) + apply(policy["light"], state)[:, None])
    hidden = jax.nn.relu(apply(policy["hidden"], hidden))
    logits = jnp.where(seen["mask"], apply(policy["score"], hidden)[..., 0], -1e9)
    return logits, apply(policy["value"], state)[:, 0]


@jax.jit
def draw(policy, seen, key):
    """An action of each game by the policy's odds, its log-probability, and the expected result."""
    logits, value = judge(policy, seen)
    action = jax.random.categorical(key, logits)
    chance = jax.nn.log_softmax(logits)[jnp.arange(len(action)), action]
    return action, chance, value


@jax.jit
def best(policy, seen):
    return jnp.argmax(judge(policy, seen)[0], -1)


def copied(policy, seen, action, target):
    """The loss of a student: what the teacher does is to be likely, and the result to be foreseen."""
    logits, value = judge(policy, seen)
    log = jax.nn.log_softmax(logits)[jnp.arange(len(action)), action]
    return 0.1 * ((value - target) ** 2).mean() - log.mean()


def played(policy, seen, action, chance, advantage, target, entropy):
    """The loss of PPO."""
    logits, value = judge(policy, seen)
    log = jax.nn.log_softmax(logits)
    ratio = jnp.exp(log[jnp.arange(len(action)), action] - chance)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    spread = -(jnp.exp(log) * jnp.where(seen["mask"], log, 0)).sum(-1).mean()
    return -gain + 0.5 * ((value - target) ** 2).mean() - entropy * spread


@partial(jax.jit, static_argnums=(0, 1))
def learn(loss, optimizer, policy, state, batch):
    grads = jax.grad(loss)(policy, *batch)
    updates, state = optimizer.update(grads, state, policy)
    return optax.apply_updates(policy, updates), state


def advantages(rewards, values, ends, last, trust=LAMBDA):
    """Generalized advantage estimates, without discount; a game that ends is worth what it has paid."""
    result, ahead, after = np.zeros_like(rewards), np.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ends[step]
        ahead = rewards[step] + after * goes_on - values[step] + trust * goes_on * ahead
        result[step], after = ahead, values[step]
    return result


def look(observation):
    """A copy of what the network reads of an observation: the entities that are not Secrets, and the rest."""
    return {part: observation[part][:, :ENTITIES].copy() if part == "entities" else observation[part].copy() for part in PARTS}


def play(policy, decks, opponent, games, seed):
    """The share of games that the policy wins, with its best option each time; the first game of each table counts."""
    env = VecEnv(*decks, games=games, seed=seed, opponent=opponent, max_options=OPTIONS)
    seen, won, over = env.reset(), np.zeros(games), np.zeros(games, bool)
    while not over.all():
        seen, _, terminated, truncated = env.step(np.asarray(best(policy, look(seen)), np.int64))
        ended = (terminated | truncated) & ~over
        won[ended] = env.winners[ended] == 1
        over |= ended
    return won.mean()


def teach(decks, opponent, minutes, seed, games=64, steps=math.inf):
    """What the teacher saw in games against the opponent, what it would do there, and what came of it.

    It ends after so many minutes of processor time, or after so many steps of each game.
    """
    env = VecEnv(*decks, games=games, seed=seed, opponent=opponent, max_options=OPTIONS, shaping=1.0)
    rng, seen, start = np.random.default_rng(seed), look(env.reset()), time.process_time()
    kept = {name: [] for name in (*PARTS, "action", "reward", "end")}

    def told(game):
        return env.game(game).choose(TEACHER, seed=len(kept["end"])) if env.counts[game] > 1 else 0

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        while len(kept["end"]) < steps and time.process_time() - start < minutes * 60:
            action = np.minimum(list(pool.map(told, range(games))), env.counts - 1)
            # Some actions are any, so that there is something to learn of what is not done.
            taken = np.where(rng.random(games) < NOISE, (rng.random(games) * env.counts).astype(np.int64), action)
            after, rewards, terminated, truncated = env.step(taken)
            keep(kept, {**seen, "action": action, "reward": rewards.copy(), "end": terminated | truncated})
            seen = look(after)
    kept = {name: np.stack(it) for name, it in kept.items()}
    nothing = np.zeros_like(kept["reward"])
    kept["target"] = advantages(kept.pop("reward"), nothing, kept.pop("end").astype(np.float32), nothing[0], trust=1.0)
    return flat(kept)


def keep(kept, now):
    for name, it in now.items():
        kept[name].append(it)


def flat(kept):
    """Steps of games as one batch."""
    return {name: it.reshape(-1, *it.shape[2:]) for name, it in kept.items()}


def batches(rng, data, size):
    """The rows of data in another order, so many at a time."""
    order, size = rng.permutation(len(data["action"])), min(size, len(data["action"]))
    for rows in order[: len(order) // size * size].reshape(-1, size):
        yield {name: it[rows] for name, it in data.items()}


def study(policy, lessons, minutes, seed):
    """Learns to do what the teacher did."""
    lessons = {name: it[lessons["mask"].sum(-1) > 1] for name, it in lessons.items()}
    rng, start, passed = np.random.default_rng(seed), time.process_time(), 0.0
    optimizer = optax.inject_hyperparams(optax.adam)(learning_rate=3e-3)
    state = optimizer.init(policy)
    while passed < 1:
        for part in batches(rng, lessons, STUDY):
            passed = (time.process_time() - start) / (minutes * 60)
            state.hyperparams["learning_rate"] = 3e-3 * max(0.01, 1 - passed)
            batch = ({name: part[name] for name in PARTS}, part["action"], part["target"])
            policy, state = learn(copied, optimizer, policy, state, batch)
            if passed >= 1:
                break
    return policy


def practice(policy, decks, opponent, minutes, seed, games=512, rate=5e-4):
    """Learns from its own games, by PPO."""
    env = VecEnv(*decks, games=games, seed=seed, opponent=opponent, max_options=OPTIONS, shaping=1.0)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.inject_hyperparams(optax.adam)(learning_rate=rate))
    state, rng, key = optimizer.init(policy), np.random.default_rng(seed), jax.random.key(seed)
    seen, start, iteration = look(env.reset()), time.process_time(), 0
    while (passed := (time.process_time() - start) / (minutes * 60)) < 1:
        kept = {name: [] for name in (*PARTS, "action", "chance", "value", "reward", "end")}
        won = ended = 0
        for _ in range(STEPS):
            key, fresh = jax.random.split(key)
            action, chance, value = (np.asarray(it) for it in draw(policy, seen, fresh))
            after, rewards, terminated, truncated = env.step(action.astype(np.int64))
            end = terminated | truncated
            did = {"action": action, "chance": chance, "value": value, "reward": rewards.copy(), "end": end}
            keep(kept, {**seen, **did})
            seen = look(after)
            won, ended = won + (env.winners[end] == 1).sum(), ended + end.sum()
        last = np.asarray(draw(policy, seen, key)[2])
        kept = {name: np.stack(it) for name, it in kept.items()}
        gains = advantages(kept["reward"], kept["value"], kept["end"].astype(np.float32), last)
        kept |= {"gain": (gains - gains.mean()) / (gains.std() + 1e-6), "target": gains + kept["value"]}
        state[1].hyperparams["learning_rate"] = rate * max(0.05, 1 - passed)
        for _ in range(EPOCHS):
            for part in batches(rng, flat(kept), BATCH):
                batch = ({name: part[name] for name in PARTS}, *(part[it] for it in ("action", "chance", "gain", "target")))
                policy, state = learn(played, optimizer, policy, state, (*batch, 0.005 * max(0.1, 1 - passed)))
        iteration += 1
        if iteration % 5 == 0:
            decisions = iteration * STEPS * games
            print(f"{passed * minutes:5.1f} min  {decisions:>9,} decisions  wins {won / max(ended, 1):.1%} of {ended}", flush=True)
    return policy


def train(policy, decks, opponent, taught, practiced, seed, games=512):
    """Trains by so many minutes of processor time: of those with the teacher it has the larger part."""
    if taught > 0:
        policy = study(policy, teach(decks, opponent, taught * 0.6, seed), taught * 0.4, seed)
    return practice(policy, decks, opponent, practiced, seed, games) if practiced > 0 else policy


def interval(share, games):
    """The 95 % confidence interval of a share, as Wilson has it."""
    square = 1.96**2 / games
    middle, half = share + square / 2, (square * (share * (1 - share) + square / 4)) ** 0.5
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--deck", default=BASIC_MAGE)
    arguments.add_argument("--other", default=None)
    arguments.add_argument("--opponent", default="greedy")
    arguments.add_argument("--taught", type=float, default=5, help="processor minutes with the teacher, all cores together")
    arguments.add_argument("--practiced", type=float, default=0, help="processor minutes of PPO after that")
    arguments.add_argument("--games", type=int, default=4000, help="games against each opponent at the end")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--save", help="a file that the policy is written to")
    arguments.add_argument("--load", help="a file with a policy to begin with")
    given = arguments.parse_args()
    decks = (given.deck, given.other)
    policy = new_policy(jax.random.key(given.seed))
    if given.load:
        leaves = np.load(given.load)
        if str(leaves["schema"]) != schema()["hash"]:
            raise SystemExit(f"{given.load} was trained with another layout or other cards: {leaves['schema']}")
        policy = jax.tree.unflatten(jax.tree.structure(policy), [leaves[name] for name in leaves.files if name != "schema"])
    policy = train(policy, decks, given.opponent, given.taught, given.practiced, given.seed)
    print(f"{time.process_time() / 60:.1f} minutes of processor time so far", flush=True)
    if given.save:
        np.savez_compressed(given.save, *jax.tree.leaves(policy), schema=schema()["hash"])
    for opponent in ("random", "greedy"):
        share = play(policy, decks, opponent, given.games, given.seed + 1000)
        low, high = interval(share, given.games)
        print(f"wins {share:.2%} ({low:.2%} to {high:.2%}) of {given.games} games against {opponent}", flush=True)


if __name__ == "__main__":
    main()
