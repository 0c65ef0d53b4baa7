"""Many machines by Ray: the functions of `cardwright`, cut into tasks. Needs `ray`.

>>> import ray, cardwright.ray
>>> _ = ray.init(num_cpus=2)
>>> cardwright.ray.simulate("random:mage", "random:hunter", games=100_000).rate  # doctest: +SKIP

A task plays a range of games on one core. The counts of tasks add up in any order, so the result is that of one process, to
the byte, however it was cut, on however many machines, and whichever worker died: Ray starts its task again. Call `ray.init`
first (`ray.init(address="auto")` on a cluster); CLUSTER.md says how to start one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Unpack

import ray

from . import _native
from ._inputs import Decks
from ._progress import Progress, reporter
from ._simulate import Gauntlet, Simulation, contest
from ._types import ContestSettings, EvolutionSettings, SimulationSettings
from .evolve import Evolution
from .evolve import evolve as evolve_here

__all__ = ["evolve", "gauntlet", "simulate"]

GAMES_A_TASK = 20_000
"""Games of one task: with random players about a second."""


@ray.remote(num_cpus=1, max_retries=-1)
def _play(asked: str, first: int, last: int) -> str:
    """The counts of some games of a contest, on one thread."""
    return _native.simulate(asked, first, last, 1, None)


def _cut(games: int, task: int) -> Iterator[tuple[int, int]]:
    """Ranges of games."""
    if task < 1:
        raise ValueError("games_a_task: it is 1 or more")
    return ((first, min(first + task, games)) for first in range(0, games, task))


def _gather(tasks: Iterable[tuple[Any, str, int, int]], total: int, progress: Progress | None) -> dict[Any, str]:
    """Runs tasks, never more at a time than a few for each core, and adds up the counts by key."""
    # Some versions of Ray declare no types here.
    resources: Callable[[], dict[str, float]] = ray.cluster_resources
    most = max(4, int(4 * resources().get("CPU", 1)))
    counts: dict[Any, str] = {}
    running: dict[Any, tuple[Any, int]] = {}
    ended, left, tell = 0, iter(tasks), reporter(progress)
    try:
        while True:
            while len(running) < most and (task := next(left, None)):
                key, asked, first, last = task
                running[_play.remote(asked, first, last)] = key, last - first
            if not running:
                return counts
            done, _ = ray.wait(list(running), num_returns=1)
            key, games = running.pop(done[0])
            told = ray.get(done[0])
            counts[key] = _native.add_counts([counts[key], told]) if key in counts else told
            ended += games
            if tell:
                tell(ended, total)
    except BaseException:
        for task in running:
            ray.cancel(task)
        raise


def simulate(
    deck_a: Decks,
    deck_b: Decks | None = None,
    *,
    games: int = 1000,
    games_a_task: int = GAMES_A_TASK,
    progress: Progress | None = None,
    **settings: Unpack[SimulationSettings],
) -> Simulation:
    """`cardwright.simulate` on a cluster; the same arguments, but `threads` and `part`."""
    asked = contest(deck_a, deck_b, games=games, **settings)
    counts = _gather(((0, asked, *cut) for cut in _cut(games, games_a_task)), games, progress)
    return Simulation(asked, counts.get(0) or _native.add_counts([]))


def gauntlet(
    decks: Mapping[str, Decks] | Sequence[Decks],
    *,
    games: int = 200,
    agents: str = "random",
    games_a_task: int = GAMES_A_TASK,
    progress: Progress | None = None,
    **settings: Unpack[ContestSettings],
) -> Gauntlet:
    """`cardwright.gauntlet` on a cluster: the tasks of all pairs run together."""
    named = dict(decks) if isinstance(decks, Mapping) else {f"{number + 1}": deck for number, deck in enumerate(decks)}
    names = tuple(named)
    asked = {
        (one, other): contest(named[one], named[other], games=games, agents=agents, names=(one, other), **settings)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
    }
    tasks = ((pair, text, *cut) for pair, text in asked.items() for cut in _cut(games, games_a_task))
    counts = _gather(tasks, games * len(asked), progress)
    return Gauntlet(names, {pair: Simulation(text, counts[pair]) for pair, text in asked.items()})


def evolve(opponents: Sequence[Decks], **settings: Unpack[EvolutionSettings]) -> Evolution:
    """`cardwright.evolve` on a cluster: a task plays the games of a candidate against one opponent."""

    def run(contests: Sequence[tuple[str, int]]) -> list[str]:
        counts = _gather(((at, asked, 0, games) for at, (asked, games) in enumerate(contests)), 0, None)
        return [counts[at] for at in range(len(contests))]

    return evolve_here(opponents, run=run, **settings)
