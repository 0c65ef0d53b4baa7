"""A data set of decisions, as Parquet: what a player saw and did, and who won. 10⁵ games are some 10⁶ rows.

    pip install './engine/python[tables]'
    python engine/python/examples/dataset.py games.parquet [--games 1000] [--agent policy] [--deck-a random] [--opponent greedy]

A row is a decision: `game` and `step`, the arrays of the observation as lists of int16, the row of the option that was taken, and
the reward at the end of the game for the player who acted. The games of a row group have ended; rows are written as games end, so
memory does not grow with the number of games. The same arguments make the same rows everywhere.
"""

# pyarrow leaves many types open.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false, reportMissingTypeStubs=false

import argparse
import json
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as parquet

from cardwright import VecEnv, __version__
from cardwright.policy import OPTIONS, Policy
from cardwright.schema import schema

TABLES = 64
"""Games that are played at a time."""
GROUP = 20_000
"""Rows that are written at a time, at least."""
ARRAYS = ("globals", "entities", "events")

Row = dict[str, npt.NDArray[np.int16] | int]


def games(count: int, agent: str, deck_a: str, deck_b: str, opponent: str, seed: int) -> Iterator[tuple[list[Row], float]]:
    """The decisions of A in each game and its reward, in the order in which the games end."""
    env = VecEnv(deck_a, deck_b, games=TABLES, seed=seed, opponent=opponent, max_options=OPTIONS)
    dice, policy = np.random.default_rng(seed), None
    if agent != "random":
        policy = Policy.shipped() if agent == "policy" else Policy.load(agent)
    seen = env.reset()
    number, last = np.arange(TABLES), TABLES
    rows: list[list[Row]] = [[] for _ in range(TABLES)]
    while (number < count).any():
        actions = policy.act(seen) if policy else (dice.random(TABLES) * env.counts).astype(np.int64)
        for at in np.flatnonzero(number < count):
            arrays: Row = {name: seen[name][at].ravel().copy() for name in ARRAYS}
            options = seen["options"][at, : env.counts[at]].ravel().copy()
            rows[at].append({"game": int(number[at]), **arrays, "options": options, "action": int(actions[at])})
        env.step(actions)
        for at in np.flatnonzero(env.terminated | env.truncated):
            if number[at] < count:
                yield rows[at], float(env.rewards[at])
            rows[at] = []
            number[at], last = last, last + 1


def layout(about: str) -> pa.Schema:
    """The columns of the file."""
    lengths = {
        array["name"]: len(array["columns"]) * int(array["rows"] or 1) for array in schema()["arrays"] if array["name"] in ARRAYS
    }
    fields = [("game", pa.int32()), ("step", pa.int16())]
    fields += [(name, pa.list_(pa.int16(), lengths[name])) for name in ARRAYS]
    fields += [("options", pa.list_(pa.int16())), ("action", pa.int16()), ("reward", pa.float32())]
    return pa.schema(fields, metadata={"cardwright": about})


def group(decided: list[tuple[list[Row], float]], columns: pa.Schema) -> pa.RecordBatch:
    """The rows of games as a batch."""
    rows = [row for game, _ in decided for row in game]
    arrays: list[pa.Array] = []
    for field in columns:
        if field.name == "step":
            values = np.concatenate([np.arange(len(game), dtype=np.int16) for game, _ in decided])
        elif field.name == "reward":
            values = np.repeat(np.array([reward for _, reward in decided], np.float32), [len(game) for game, _ in decided])
        elif field.name in ARRAYS:
            flat = pa.array(np.concatenate([np.asarray(row[field.name]) for row in rows]))
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
            continue
        elif field.name == "options":
            lists = [np.asarray(row["options"]) for row in rows]
            ends = np.cumsum([0, *map(len, lists)], dtype=np.int32)
            arrays.append(pa.ListArray.from_arrays(pa.array(ends), pa.array(np.concatenate(lists))))
            continue
        else:
            values = np.array([row[field.name] for row in rows])
        arrays.append(pa.array(values, field.type))
    return pa.RecordBatch.from_arrays(arrays, schema=columns)


def write(file: str, played: Iterator[tuple[list[Row], float]], about: str) -> tuple[int, int, int]:
    """Writes the decisions, and counts them, the games, and those that were won."""
    columns = layout(about)
    decisions = ended = won = 0
    with parquet.ParquetWriter(file, columns, compression="zstd") as writer:
        waiting: list[tuple[list[Row], float]] = []
        for game in played:
            waiting.append(game)
            decisions, ended, won = decisions + len(game[0]), ended + 1, won + (game[1] > 0)
            if sum(len(rows) for rows, _ in waiting) >= GROUP:
                writer.write_batch(group(waiting, columns))
                waiting = []
        if waiting:
            writer.write_batch(group(waiting, columns))
    return decisions, ended, won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--agent", default="random", help="the player of deck A: random, policy (that of the package), or the file of a policy"
    )
    parser.add_argument("--deck-a", default="random")
    parser.add_argument("--deck-b", default="random")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    about = json.dumps({"version": __version__, "schema": schema()["hash"]} | vars(asked))
    played = games(asked.games, asked.agent, asked.deck_a, asked.deck_b, asked.opponent, asked.seed)
    decisions, ended, won = write(asked.file, played, about)
    print(f"{asked.file}: {decisions} decisions of {ended} games, {won / max(ended, 1):.1%} won")


if __name__ == "__main__":
    main()
