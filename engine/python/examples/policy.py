"""Trains a policy by PPO against a scripted opponent, and plays it against `random` and `greedy`.

    pip install './engine/python' jax optax
    python engine/python/examples/policy.py [--minutes 50] [--deck DECK] [--other DECK] [--save policy.npz] [--load policy.npz]

The network scores each row of the options: the kind of the option, its card, and the entities that act and are pointed at, in
the light of the whole state. So it needs no list of all actions. A second head tells how likely a win is.
"""

import argparse
import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax

from cardwright import BASIC_MAGE, VecEnv, cards

WIDTH, OPTIONS, KINDS, CARD = 48, 32, 9, 12
STEPS, EPOCHS, BATCH, CLIP, LAMBDA = 64, 2, 4096, 0.2, 0.95
# The places of `entities` whose rows are added up: both boards and the own hand. The heroes' rows stand for themselves.
POOLS = (slice(6, 13), slice(13, 20), slice(20, 30))
PARTS = ("globals", "entities", "options", "mask")


def new_policy(key):
    def dense(inputs, outputs, scale=1.0):
        nonlocal key
        key, now = jax.random.split(key)
        return {"w": jax.random.normal(now, (inputs, outputs)) * scale * (2 / inputs) ** 0.5, "b": jnp.zeros(outputs)}

    def table(rows, columns):
        nonlocal key
        key, now = jax.random.split(key)
        return jax.random.normal(now, (rows, columns)) * 0.3

    return {
        "card": table(len(cards) + 1, CARD),
        "entity": dense(30 + CARD, WIDTH),
        "state": dense(33 + (6 + len(POOLS)) * WIDTH, 2 * WIDTH),
        "kind": table(KINDS, WIDTH),
        "choice": table(16, WIDTH),
        "played": dense(CARD + 1, WIDTH),
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
    numbers = jnp.clip(seen["entities"], -20, 60) / 8.0
    there = (seen["entities"][..., 1:2] != 0).astype(jnp.float32)
    named = policy["card"][seen["entities"][..., 0]]
    entities = jax.nn.relu(apply(policy["entity"], jnp.concatenate([numbers[..., 2:], named], -1))) * there
    pools = [entities[:, place].sum(1) / 4 for place in POOLS]
    heroes = entities[:, :6].reshape(len(entities), -1)
    state = jnp.concatenate([jnp.clip(seen["globals"], -20, 60) / 10.0, heroes, *pools], -1)
    state = jax.nn.relu(apply(policy["state"], state))
    options = seen["options"]
    nobody = jnp.zeros_like(entities[:, :1])
    rows = jnp.arange(len(options))[:, None]
    source = jnp.concatenate([nobody, apply(policy["source"], entities)], 1)[rows, options[..., 2]]
    target = jnp.concatenate([nobody, apply(policy["target"], entities)], 1)[rows, options[..., 3]]
    played = [policy["card"][options[..., 1]], options[..., 6:7] / 8.0]
    # An option has a choice or the bits of a mulligan, or neither.
    chosen = policy["choice"][jnp.clip(options[..., 4] + options[..., 5], 0, 15)]
    hidden = policy["kind"][options[..., 0]] + source + target + chosen + apply(policy["played"], jnp.concatenate(played, -1))
    hidden = jax.nn.relu(hidden + apply(policy["light"], state)[:, None])
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


def loss(policy, seen, action, chance, advantage, target, entropy):
    logits, value = judge(policy, seen)
    log = jax.nn.log_softmax(logits)
    ratio = jnp.exp(log[jnp.arange(len(action)), action] - chance)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    spread = -(jnp.exp(log) * jnp.where(seen["mask"], log, 0)).sum(-1).mean()
    return -gain + 0.5 * ((value - target) ** 2).mean() - entropy * spread


@partial(jax.jit, static_argnums=0)
def learn(optimizer, policy, state, batch, entropy):
    grads = jax.grad(loss)(policy, *batch, entropy)
    updates, state = optimizer.update(grads, state, policy)
    return optax.apply_updates(policy, updates), state


def advantages(rewards, values, ends, last):
    """Generalized advantage estimates, without discount; a game that ends is worth what it has paid."""
    result, ahead, after = np.zeros_like(rewards), np.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ends[step]
        ahead = rewards[step] + after * goes_on - values[step] + LAMBDA * goes_on * ahead
        result[step], after = ahead, values[step]
    return result


def play(policy, decks, opponent, games, seed):
    """The share of games that the policy wins, with its best option each time; the first game of each table counts."""
    env = VecEnv(*decks, games=games, seed=seed, opponent=opponent, max_options=OPTIONS)
    seen, won, over = env.reset(), np.zeros(games), np.zeros(games, bool)
    while not over.all():
        seen, _, terminated, truncated = env.step(np.asarray(best(policy, {part: seen[part] for part in PARTS}), np.int64))
        ended = (terminated | truncated) & ~over
        won[ended] = env.winners[ended] == 1
        over |= ended
    return won.mean()


def train(decks, opponent, minutes, seed, games=512):
    env = VecEnv(*decks, games=games, seed=seed, opponent=opponent, max_options=OPTIONS, shaping=1.0)
    key = jax.random.key(seed)
    policy = new_policy(key)
    rate = optax.schedules.linear_schedule(1e-3, 1e-4, 4000)
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(rate))
    state, rng = optimizer.init(policy), np.random.default_rng(seed)
    seen, start, steps, iteration = env.reset(), time.process_time(), 0, 0
    while (passed := time.process_time() - start) < minutes * 60:
        kept = {name: [] for name in (*PARTS, "action", "chance", "value", "reward", "end")}
        won = played = 0
        for _ in range(STEPS):
            now = {part: seen[part].copy() for part in PARTS}
            key, fresh = jax.random.split(key)
            action, chance, value = (np.asarray(it) for it in draw(policy, now, fresh))
            seen, rewards, terminated, truncated = env.step(action.astype(np.int64))
            end = terminated | truncated
            for name, it in {**now, "action": action, "chance": chance, "value": value, "end": end}.items():
                kept[name].append(it)
            kept["reward"].append(rewards.copy())
            won, played = won + (env.winners[end] == 1).sum(), played + end.sum()
        last = np.asarray(draw(policy, {part: seen[part] for part in PARTS}, key)[2])
        kept = {name: np.stack(it) for name, it in kept.items()}
        gains = advantages(kept["reward"], kept["value"], kept["end"].astype(np.float32), last)
        target = gains + kept["value"]
        flat = {name: it.reshape(-1, *it.shape[2:]) for name, it in {**kept, "gain": gains, "target": target}.items()}
        flat["gain"] = (flat["gain"] - flat["gain"].mean()) / (flat["gain"].std() + 1e-6)
        entropy = 0.01 * max(0.1, 1 - passed / (minutes * 60))
        for _ in range(EPOCHS):
            order = rng.permutation(len(flat["gain"]))
            for rows in order.reshape(-1, BATCH):
                part = {name: it[rows] for name, it in flat.items()}
                seen_part = {name: part[name] for name in PARTS}
                batch = (seen_part, part["action"], part["chance"], part["gain"], part["target"])
                policy, state = learn(optimizer, policy, state, batch, entropy)
        steps, iteration = steps + STEPS * games, iteration + 1
        if iteration % 10 == 0:
            print(f"{passed / 60:5.1f} min  {steps:>9,} decisions  wins {won / max(played, 1):.1%} of {played} games", flush=True)
    return policy


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--deck", default=BASIC_MAGE)
    arguments.add_argument("--other", default=None)
    arguments.add_argument("--opponent", default="greedy")
    arguments.add_argument("--minutes", type=float, default=50, help="processor minutes of training, all cores together")
    arguments.add_argument("--games", type=int, default=2000, help="games against each opponent at the end")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--save")
    arguments.add_argument("--load")
    given = arguments.parse_args()
    decks = (given.deck, given.other)
    if given.load:
        leaves = np.load(given.load)
        shape = jax.tree.structure(new_policy(jax.random.key(0)))
        policy = jax.tree.unflatten(shape, [leaves[name] for name in leaves.files])
    else:
        policy = train(decks, given.opponent, given.minutes, given.seed)
    if given.save:
        np.savez_compressed(given.save, *jax.tree.leaves(policy))
    for opponent in ("random", "greedy"):
        print(f"wins {play(policy, decks, opponent, given.games, given.seed + 1):.1%} of {given.games} games against {opponent}")


if __name__ == "__main__":
    main()
