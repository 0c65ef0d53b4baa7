"""A data set of decisions, as Parquet: what a player saw and did, and who won. 10⁵ games are about 10⁷ rows.

    pip install './engine/python[tables]'
    python engine/python/examples/dataset.py games.parquet [--games 1000] [--deck-a random] [--deck-b random] [--opponent greedy]

A row is a decision: `game` and `step`, the arrays of the observation as lists of int16, the row of the option that was taken, and
the reward at the end of the game for the player who acted. The seed and the numbers of games make the same file everywhere.
"""

import argparse
import json
from typing import Any

import numpy as np
import pandas as pd

from cardwright import VecEnv, __version__, simulate
from cardwright.schema import schema

TABLES = 64
"""Games that are played at a time."""


def decisions(games: int, deck_a: str, deck_b: str, opponent: str, seed: int) -> pd.DataFrame:
    """The decisions of A in so many games, by random actions."""
    env = VecEnv(deck_a, deck_b, games=TABLES, seed=seed, opponent=opponent, max_options=64)
    dice = np.random.default_rng(seed)
    seen = env.reset()
    number, step, last = np.arange(TABLES), np.zeros(TABLES, np.int64), TABLES
    rows: list[dict[str, Any]] = []
    open_rows: list[list[int]] = [[] for _ in range(TABLES)]
    while (number < games).any():
        actions = (dice.random(TABLES) * env.counts).astype(np.int64)
        for at in np.flatnonzero(number < games):
            options = seen["options"][at, : env.counts[at]]
            arrays = {name: seen[name][at].ravel().copy() for name in ("globals", "entities", "events")}
            open_rows[at].append(len(rows))
            rows.append(
                {"game": int(number[at]), "step": int(step[at])}
                | arrays
                | {"options": options.ravel().copy(), "action": int(actions[at]), "reward": 0.0}
            )
        env.step(actions)
        step += 1
        for at in np.flatnonzero(env.terminated | env.truncated):
            for row in open_rows[at]:
                rows[row]["reward"] = float(env.rewards[at])
            open_rows[at].clear()
            number[at], step[at], last = last, 0, last + 1
    return pd.DataFrame(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--deck-a", default="random")
    parser.add_argument("--deck-b", default="random")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    table = decisions(asked.games, asked.deck_a, asked.deck_b, asked.opponent, asked.seed)
    table.attrs = {"cardwright": json.dumps({"version": __version__, "schema": schema()["hash"]} | vars(asked))}
    table.to_parquet(asked.file)
    won = (table.groupby("game")["reward"].last() > 0).mean()
    print(f"{asked.file}: {len(table)} decisions of {asked.games} games, {won:.1%} won")
    played = simulate(asked.deck_a, asked.deck_b, games=200, agents=("random", asked.opponent), seed=asked.seed)
    print(f"a simulation of such games: {played!r}")


if __name__ == "__main__":
    main()
