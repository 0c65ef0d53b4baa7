"""Scores of agents in the tasks of Cardwright-Bench.

python -m cardwright.evaluate                                 the tasks
python -m cardwright.evaluate greedy fixed-pair-v1            an agent of the engine
python -m cardwright.evaluate mymodule:agent unseen-v1        a function of Python
python -m cardwright.evaluate policy lethal-v1                the trained policy of the package, in puzzles
python -m cardwright.evaluate --elo --games 400               a table of the shipped agents, as Markdown
python -m cardwright.evaluate --elo --agents random greedy    of these
"""

import argparse
import datetime
import json
import platform
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from . import __version__
from .bench_tasks import TASKS, agent_named, contest, evaluate
from .schema import schema

__all__ = ["elo", "main", "table"]

AGENTS = ("random", "greedy", "policy", "search:playouts=20", "search:playouts=100", "search:playouts=500")


def elo(won: npt.NDArray[np.float64], anchor: int = 0, rounds: int = 2000) -> npt.NDArray[np.float64]:
    """Elo numbers from a matrix of wins (of the row against the column), by Bradley and Terry; the anchor has 1000.

    Half a win is added to each pair that played, so an agent that lost every game has a number, too.
    """
    won = won + 0.5 * ((won + won.T) > 0)
    games = won + won.T
    strength = np.ones(len(won))
    for _ in range(rounds):
        pairs = games / (strength[:, None] + strength[None, :])
        np.fill_diagonal(pairs, 0.0)
        strength = won.sum(1) / pairs.sum(1)
        strength /= strength[anchor]
    result: npt.NDArray[np.float64] = 1000 + 400 * np.log10(strength)
    return result


def table(agents: Sequence[str] = AGENTS, games: int = 200, seed: int = 0) -> str:
    """Each agent against each other one with the eight Classic decks, both sides with the same one: Elo with 95 % intervals."""
    decks = sorted({one for one, _ in TASKS["classic-eight-v1"].pairs})
    won = np.zeros((len(agents), len(agents)))
    for at, one in enumerate(agents):
        for to in range(at + 1, len(agents)):
            for number, deck in enumerate(decks):
                share = games * (number + 1) // len(decks) - games * number // len(decks)
                first, second = contest(one, agents[to], deck, games=share, seed=seed + number)
                won[at, to] += first
                won[to, at] += second
    numbers = elo(won)
    dice = np.random.default_rng(seed)
    drawn = np.array([elo(_drawn(won, dice), rounds=300) for _ in range(200)])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    build = f"cardwright {__version__}, cards {schema()['hash']}, {platform.machine()}"
    lines = [
        f"{games} games of each pair, {datetime.date.today()}, {build}.",
        "",
        "| agent | Elo | 95 % interval | wins against greedy |",
        "| --- | ---: | ---: | ---: |",
    ]
    greedy = agents.index("greedy") if "greedy" in agents else None
    for at in np.argsort(-numbers):
        wins = ""
        if greedy is not None and at != greedy:
            wins = f"{won[at, greedy] / max(1.0, won[at, greedy] + won[greedy, at]):.0%}"
        lines.append(f"| `{agents[at]}` | {numbers[at]:.0f} | {low[at]:.0f} to {high[at]:.0f} | {wins} |")
    return "\n".join(lines)


def _drawn(won: npt.NDArray[np.float64], dice: np.random.Generator) -> npt.NDArray[np.float64]:
    """Another run that could have been: the wins of each pair, drawn from their shares."""
    again = np.zeros_like(won)
    for at in range(len(won)):
        for to in range(at + 1, len(won)):
            games = int(won[at, to] + won[to, at])
            if games:
                again[at, to] = dice.binomial(games, won[at, to] / games)
                again[to, at] = games - again[at, to]
    return again


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agent", nargs="?")
    parser.add_argument("task", nargs="?")
    parser.add_argument("--games", type=int)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--elo", action="store_true")
    parser.add_argument("--agents", nargs="+", default=AGENTS, help="the agents of the table")
    asked = parser.parse_args(arguments)
    if asked.elo:
        print(table(asked.agents, games=asked.games or 200))
    elif asked.agent is None:
        for task in TASKS.values():
            size = f"{task.games} puzzles" if task.puzzles else f"{task.games} games against {task.opponent}"
            print(f"{task.name}: {task.about}; {size}")
    elif asked.task is None:
        parser.error(f"name a task: {', '.join(TASKS)}")
    else:
        agent = agent_named(asked.agent)
        score = evaluate(agent, asked.task, games=asked.games, threads=asked.threads, progress=not asked.json, name=asked.agent)
        low, high = score.interval
        told = {name: getattr(score, name) for name in ("agent", "task", "games", "won", "rate", "seconds", "cards")}
        print(json.dumps(told | {"low": low, "high": high}) if asked.json else score)


if __name__ == "__main__":
    main()
