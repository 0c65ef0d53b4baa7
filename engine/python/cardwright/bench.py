"""How fast the package is: `python -m cardwright.bench`; what many games cost: `python -m cardwright.bench --cost`.

Every speed is a median of runs that take turns with those it is compared with, in processor time.
"""

import argparse
import gc
import hashlib
import json
import resource
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from . import BASIC_MAGE, Game, VecEnv, _native, simulate
from ._types import by_name

GAMES = 256


def runner(env: VecEnv, steps: int, seed: int = 0) -> Callable[[], float]:
    """What steps an environment by random actions and returns the decisions a second of processor time."""
    rng = np.random.default_rng(seed)
    env.reset()

    def run() -> float:
        begin = time.process_time()
        for _ in range(steps):
            env.step((rng.random(len(env)) * env.counts).astype(np.int64))
        return steps * len(env) / (time.process_time() - begin)

    return run


def alone(env: VecEnv, games: int) -> Callable[[], float]:
    """What plays games in Rust, without observations."""

    def run() -> float:
        begin = time.process_time()
        actions = env._native.play_alone(games)
        return actions / (time.process_time() - begin)

    return run


def weiss_sim(steps: int) -> Callable[[], float] | None:
    """The same with weiss-sim, the nearest of kind; None if it is not installed."""
    try:
        import weiss_sim as weiss
    except ImportError:
        return None
    deck = (list(range(1, 14)) * 4)[:50]
    settings: dict[str, Any] = {"mode": "train", "deck_lists": [deck, deck], "deck_ids": [1, 2], "seed": 0}
    _, buffers = weiss.make_pool(num_envs=GAMES, layout="i16_legal_ids_nometa", num_threads=1, **settings)
    rng = np.random.default_rng(0)
    out = buffers.reset()

    def run() -> float:
        nonlocal out
        begin = time.process_time()
        for _ in range(steps):
            offsets = out.legal_offsets.astype(np.int64)
            chosen = offsets[:-1] + (rng.random(GAMES) * np.diff(offsets)).astype(np.int64)
            out = buffers.step(out.legal_ids[chosen].astype(np.uint32))
            ended = np.asarray(out.terminated) | np.asarray(out.truncated)
            if ended.any():
                out = buffers.reset_done(ended)
        return steps * GAMES / (time.process_time() - begin)

    return run


def in_turns(runs: dict[str, Callable[[], float]], times: int) -> dict[str, float]:
    """The median of each; they take turns."""
    for run in runs.values():
        run()
    told: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(times):
        for name, run in runs.items():
            told[name].append(run())
    return {name: statistics.median(figures) for name, figures in told.items()}


def threads(steps: int, times: int) -> float:
    """How many times as fast two threads are as one, on the clock."""

    def timed(count: int) -> Callable[[], float]:
        env = VecEnv(games=GAMES * 4, threads=count)
        env.reset()
        rng = np.random.default_rng(0)

        def run() -> float:
            spent = 0.0
            for _ in range(steps):
                actions = (rng.random(len(env)) * env.counts).astype(np.int64)
                begin = time.perf_counter()
                env.step(actions)
                spent += time.perf_counter() - begin
            return steps * len(env) / spent

        return run

    figures = in_turns({"one": timed(1), "two": timed(2)}, times)
    return figures["two"] / figures["one"]


def resident() -> float:
    """Memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def memory(steps: int, clones: int) -> tuple[float, float]:
    """By how many MB the process grows over so many steps, and over so many clones, after a tenth of each."""
    env = VecEnv(games=GAMES)
    run = runner(env, max(1, steps // GAMES // 10))
    run()
    gc.collect()
    before = resident()
    for _ in range(9):
        run()
    grown = resident() - before
    game = Game(BASIC_MAGE)
    for _ in range(40):
        game.act(game.choose("random", game.turn))
    for _ in range(clones // 10):
        game.clone()
    before = resident()
    for _ in range(clones):
        game.clone()
    return grown, resident() - before


def importing(times: int) -> float:
    """Seconds of processor time that the import takes, that of NumPy and of Python itself not counted."""
    code = "import numpy, time; b = time.process_time(); import cardwright; print(time.process_time() - b)"
    runs = (subprocess.run([sys.executable, "-c", code], check=True, capture_output=True) for _ in range(times))
    return statistics.median(float(run.stdout) for run in runs)


def bytes_of(threads: int, steps: int) -> str:
    """A hash of all observations and rewards of games by random actions."""
    env = VecEnv("random", games=GAMES, threads=threads, seed=3)
    rng = np.random.default_rng(3)
    env.reset()
    told = hashlib.blake2b()
    for _ in range(steps):
        env.step((rng.random(len(env)) * env.counts).astype(np.int64))
        for array in by_name(env.observation).values():
            told.update(array.data)
        told.update(env.rewards.data)
    return told.hexdigest()


def hostile(tries: int) -> int:
    """Steps with anything for actions; returns how many were refused by an exception. A crash would end the program."""
    env = VecEnv(games=2, threads=2)
    env.reset()
    rng = np.random.default_rng(0)
    refused = 0
    for _ in range(tries):
        actions = rng.integers(-1, rng.choice([4, 1 << 62]), int(rng.choice([2, 2, 2, 0, 3])))
        try:
            env.step(actions.astype(str(rng.choice(["i8", "i8", "f4", "u1", "c8"]))))
        except (TypeError, ValueError, IndexError):
            refused += 1
    return refused


def measure(scale: float, times: int) -> dict[str, float]:
    """All figures; `scale` 1 is the full length."""
    steps = max(1, int(1500 * scale))
    runs = {
        "basicmage": runner(VecEnv(games=GAMES), steps),
        "unobserved": runner(VecEnv(games=GAMES, observe=False), steps),
        "engine": alone(VecEnv(games=1, observe=False), max(1, int(5000 * scale))),
        "random": runner(VecEnv("random", games=GAMES), max(1, steps // 4)),
    }
    weiss = weiss_sim(steps)
    if weiss:
        runs["weiss_sim"] = weiss
    figures = in_turns(runs, times)
    figures["share_of_engine"] = figures["basicmage"] / figures["engine"]
    if weiss:
        figures["times_weiss_sim"] = figures["basicmage"] / figures["weiss_sim"]
    figures["two_threads"] = threads(max(1, steps // 4), times)
    figures["grown_by_steps"], figures["grown_by_clones"] = memory(int(1e7 * scale), int(1e5 * scale))
    figures["import"] = importing(times)
    figures["wheel"] = len(zlib.compress(Path(_native.__file__).read_bytes())) / 1e6
    figures["same_bytes"] = float(bytes_of(1, max(1, steps // 15)) == bytes_of(8, max(1, steps // 15)))
    figures["refused"] = float(hostile(max(10, int(1e5 * scale))))
    return figures


def games_of_all_kinds(scale: float) -> None:
    """Plays what people play, for a build that learns from it which code is hot: `maturin build --pgo`."""
    steps = max(1, int(600 * scale))
    for deck, format, rounds in ((BASIC_MAGE, "wild", steps), ("random", "wild", steps), ("random", "standard", steps // 2)):
        runner(VecEnv(deck, games=GAMES, format=format), max(1, rounds))()
        alone(VecEnv(deck, games=1, format=format, observe=False), max(1, rounds * 5))()
        for agents, games in (("random", rounds), ("greedy", rounds // 20), ("search:playouts=10", rounds // 200)):
            simulate(deck, games=max(1, games), agents=agents, format=format, threads=1)


COSTS: list[tuple[str, str, str, int]] = [
    ("the basic mage against itself", BASIC_MAGE, "random", 1_000_000),
    ("the basic mage against itself", BASIC_MAGE, "greedy", 100_000),
    ("random decks of all sets", "random", "random", 100_000),
    ("random decks of all sets", "random", "greedy", 100_000),
]


def cost(scale: float) -> None:
    """Plays many games on one thread, and prints what a thousand million of them would cost, as rows of a table."""
    print("| decks | both players | games | processor seconds | core-hours for 10⁹ games |\n| --- | --- | ---: | ---: | ---: |")
    for decks, deck, agent, games in COSTS:
        games = max(1, int(games * scale))
        begin = time.process_time()
        simulate(deck, games=games, agents=agent, seed=1, threads=1)
        spent = time.process_time() - begin
        print(f"| {decks} | {agent} | {games:,} | {spent:,.0f} | {spent / games * 1e9 / 3600:,.0f} |", flush=True)


LINES: list[tuple[str, str, str, Callable[[float], str]]] = [
    ("basicmage", "observed decisions a second, basicmage, 256 games", ">= 400,000", lambda n: f"{n:,.0f}"),
    ("times_weiss_sim", "the same, times weiss-sim", ">= 5", lambda n: f"{n:.2f}"),
    ("random", "observed decisions a second, random decks of all sets", ">= 120,000", lambda n: f"{n:,.0f}"),
    ("engine", "actions a second of the engine alone", "", lambda n: f"{n:,.0f}"),
    ("unobserved", "decisions a second without observations", "", lambda n: f"{n:,.0f}"),
    ("share_of_engine", "share of the engine's speed", ">= 35 %", lambda n: f"{n:.1%}"),
    ("two_threads", "two threads, times one, on the clock", ">= 1.8", lambda n: f"{n:.2f}"),
    ("grown_by_steps", "memory grown by 10,000,000 steps", "<= 5 MB", lambda n: f"{n:.1f} MB"),
    ("grown_by_clones", "memory grown by 100,000 clones", "<= 5 MB", lambda n: f"{n:.1f} MB"),
    ("import", "import", "<= 0.3 s", lambda n: f"{n:.3f} s"),
    ("wheel", "the native library as it is packed in a wheel", "<= 15 MB", lambda n: f"{n:.1f} MB"),
    ("same_bytes", "the same bytes with 1 and 8 threads", "yes", lambda n: "yes" if n else "NO"),
    ("refused", "of 100,000 hostile steps, refused by an exception; crashes", "0 crashes", lambda n: f"{n:,.0f}; 0"),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.bench", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="the length of the runs; 1 is what the bars ask for")
    parser.add_argument("--times", type=int, default=5, help="how many runs a median is of")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--profile", action="store_true", help="only play games of all kinds, for a build with a profile")
    parser.add_argument("--cost", action="store_true", help="only measure what 10⁹ games cost: about five minutes")
    asked = parser.parse_args()
    if asked.profile:
        games_of_all_kinds(asked.scale)
        return
    if asked.cost:
        cost(asked.scale)
        return
    figures = measure(asked.scale, asked.times)
    if asked.json:
        print(json.dumps(figures))
        return
    for name, means, bar, told in LINES:
        if name in figures:
            print(f"{means:58} {told(figures[name]):>14}  {bar}")
    if "weiss_sim" not in figures:
        print("weiss-sim is not installed: `pip install weiss-sim` to compare with it")


if __name__ == "__main__":
    main()
