"""Cardwright-Bench: fixed tasks with a name, a version, seeds, and a metric with its interval.

>>> from cardwright.bench_tasks import TASKS, evaluate
>>> score = evaluate("random", "fixed-pair-v1", games=20)
>>> score.games, score.rate < 0.5
(20, True)

An agent is the name of one of the engine's (`random`, `greedy`, `search:playouts=50`), `policy`, the trained policy of the
package, or a function that gets a `Seat` and returns the number of an option; a class or function without arguments that makes
such a function is asked for a new one in each game. A `Seat` shows what the player can know and nothing else.
`python -m cardwright.evaluate AGENT TASK` prints a score.

A task never changes: another one gets another version. Scores of the same task compare if they have the same `cards`, the hash of
the table of cards.
"""

import inspect
import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from typing import cast

import numpy as np

from ._native import BASIC_MAGE, CardwrightError, Game
from ._progress import Progress, reporter
from ._simulate import search, simulate, wilson
from ._types import Document, Observation
from .puzzles import Puzzle, puzzles, wins_this_turn
from .schema import schema

__all__ = ["TASKS", "Agent", "Score", "Seat", "Task", "agent_named", "contest", "evaluate"]

_LAST_TURN = 90
_MOST_ACTIONS = 20_000


class Seat:
    """A player's place at a game: all that the player can know, and no more."""

    def __init__(self, game: Game, player: int, deck: str | None, opponent_deck: str | None, seed: int) -> None:
        self._game = game
        self.player = player
        """The player's number, 1 or 2."""
        self.deck = deck
        """The player's own deck, as text; None in a puzzle."""
        self.opponent_deck = opponent_deck
        """The opponent's deck if the task tells it, else None."""
        self.seed = seed
        """A number for the agent's own dice, another one at each decision."""

    @property
    def turn(self) -> int:
        """The number of turns that have begun."""
        return self._game.turn

    def options(self) -> list[Document]:
        """The legal actions, as `Game.options` has them."""
        return self._game.options()

    def option_count(self) -> int:
        """How many there are."""
        return self._game.option_count()

    def observe(self, max_options: int = 128) -> Observation:
        """The arrays that `cardwright.schema` describes."""
        return self._game.observe(self.player, max_options)

    def text(self) -> str:
        """The game in words, with the numbered options."""
        return self._game.text(self.player)

    def view(self) -> Document:
        """The state as JSON, without hidden cards."""
        return self._game.view(self.player)

    def determinize(self, seed: int) -> Game:
        """A game that could be behind what the player sees, to think in; the opponent's list is used if it is known."""
        return self._game.determinize(self.player, seed, deck=self.opponent_deck)

    def search(self, playouts: int) -> list[Document]:
        """The best lines by the engine's search."""
        return search(self._game, playouts=playouts, seed=self.seed)


Agent = Callable[[Seat], int]
"""A function of what a player sees that returns the number of an option."""

Agents = Agent | Callable[[], Agent]
"""An agent, or a class or function that makes one for each game."""


@dataclass(frozen=True)
class Task:
    """Games against an opponent with given decks, or puzzles."""

    name: str
    """With its version at the end: `fixed-pair-v1`."""
    about: str
    """What it asks of an agent."""
    pairs: tuple[tuple[str, str], ...]
    """The agent's deck and the opponent's, as text; the games are shared out evenly."""
    opponent: str = "greedy"
    """The agent that plays against it."""
    games: int = 1000
    """How many games a score has."""
    format: str = "wild"
    """The sets from which random cards come."""
    seed: int = 0
    """The seed of all games."""
    tells_decks: bool = False
    """Whether the agent is told the opponent's list."""
    puzzles: tuple[Puzzle, ...] = ()
    """Puzzles in place of games, each of which the agent sees once; `pairs` is empty then."""


@dataclass(frozen=True)
class Score:
    """The result of an agent in a task."""

    agent: str
    """Its name."""
    task: str
    """The task's name."""
    games: int
    """How many games were played, or how many puzzles were set."""
    won: int
    """How many of them the agent has won or solved; a tie is none."""
    seconds: float
    """How long it took."""
    cards: str
    """The hash of the layout and the table of cards."""

    @property
    def rate(self) -> float:
        """The share of games that the agent has won."""
        return self.won / self.games if self.games else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson) of `rate`."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.agent} in {self.task}: {self.rate:.1%} of {self.games} ({low:.1%} to {high:.1%})"


@cache
def _decks(name: str) -> tuple[tuple[str, str], ...]:
    """The decks of a list, by name."""
    text = resources.files("cardwright").joinpath("bench_tasks.json").read_text(encoding="utf-8")
    return tuple((deck, code) for deck, code in json.loads(text)[name])


def _each(name: str) -> tuple[tuple[str, str], ...]:
    """Each deck of a list against each other one, and against itself."""
    codes = [code for _, code in _decks(name)]
    return tuple((one, other) for one in codes for other in codes)


def _unseen(count: int) -> tuple[tuple[str, str], ...]:
    """Pairs of decks at random, the same ones each time: nothing can be trained for them by name."""
    from ._cards import deck

    classes = ("druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior")
    codes = [deck(f"random:{classes[at % 9]}+legacy+expert1", seed=9000 + at).code for at in range(2 * count)]
    return tuple(zip(codes[:count], codes[count:], strict=True))


def _tasks() -> dict[str, Task]:
    basic = ((BASIC_MAGE, BASIC_MAGE),)
    tasks = [
        Task("fixed-pair-v1", "one basic deck for both players, which the agent may have been trained with", basic),
        Task("classic-eight-v1", "eight decks of the Classic format in all pairs", _each("classic-2021"), games=1024, seed=1),
        Task(
            "standard-twenty-v1", "twenty Standard decks of April 2026 in all pairs", _each("standard-2026-04"), games=1200, seed=2
        ),
        Task("unseen-v1", "decks of basic and Classic cards that were drawn at random", _unseen(50), games=1000, seed=3),
        Task(
            "known-list-v1",
            "the Classic pairs; the agent knows the opponent's list",
            _each("classic-2021"),
            games=256,
            tells_decks=True,
        ),
        Task(
            "lethal-v1",
            "positions with one line of actions that wins this turn, which the greedy agent does not find",
            (),
            games=len(puzzles()),
            puzzles=puzzles(),
        ),
    ]
    return {task.name: task for task in tasks}


TASKS = _tasks()
"""The tasks by name."""


def agent_named(text: str) -> str | Agents:
    """An agent by name: one of the engine, `policy`, or `module:function` of Python."""
    module, _, name = text.partition(":")
    if module in ("random", "greedy", "search"):
        return text
    if text == "policy":
        module, name = "cardwright.policy", "agent"
    if not name:
        raise CardwrightError(f"agent {text!r}: write `random`, `greedy`, `search:playouts=50`, `policy`, or `module:function`")
    found: Agents = getattr(import_module(module), name)
    return found


def evaluate(
    agent: str | Agents,
    task: str | Task,
    *,
    games: int | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    name: str | None = None,
) -> Score:
    """Plays a task's games and counts.

    Arguments:
        agent: the name of an agent as `agent_named` reads it, a function of a `Seat`, or what makes one.
        task: a task, or its name.
        games: another number of games than the task has, for a first look; such a score is none of the task. Of puzzles, the first
            ones are set, and no more than there are.
        threads: native threads for agents of the engine.
        progress: a function of what is done and the total, or True for a bar.
        name: what the agent is called in the score.
    """
    if isinstance(task, str):
        if task not in TASKS:
            raise CardwrightError(f"task {task!r}: it is one of {', '.join(TASKS)}")
        task = TASKS[task]
    called = agent if isinstance(agent, str) else str(getattr(agent, "__name__", type(agent).__name__))
    player = agent_named(agent) if isinstance(agent, str) else agent
    total = task.games if games is None else games
    if task.puzzles:
        total = min(total, len(task.puzzles))
    begin = time.monotonic()
    tell = reporter(progress)
    won = played = 0
    for share, wins in _played(player, task, total, threads):
        won, played = won + wins, played + share
        if tell:
            tell(played, total)
    return Score(called if name is None else name, task.name, played, won, time.monotonic() - begin, schema()["hash"])


def _played(agent: str | Agents, task: Task, total: int, threads: int | None) -> Iterator[tuple[int, int]]:
    """How many games were played since the last time, and how many of them were won."""
    for number, puzzle in enumerate(task.puzzles[:total]):
        yield 1, _solve(agent, task, number, puzzle)
    for pair, share in _shares(task, total):
        if isinstance(agent, str):
            result = simulate(
                *task.pairs[pair],
                games=share,
                agents=(agent, task.opponent),
                seed=task.seed + 1000 * pair,
                format=task.format,
                threads=threads,
            )
            yield share, result.won[0]
        else:
            yield share, sum(_play(agent, task, pair, number) for number in range(share))


def _shares(task: Task, games: int) -> Iterator[tuple[int, int]]:
    """How many games each pair has."""
    pairs = len(task.pairs)
    for at in range(pairs):
        share = games * (at + 1) // pairs - games * at // pairs
        if share:
            yield at, share


def contest(one: str, other: str, deck: str, *, games: int, seed: int = 0) -> tuple[int, int]:
    """How many games each of two agents, by name, wins with the same deck; they begin by turns."""
    agents = agent_named(one), agent_named(other)
    if isinstance(agents[0], str) and isinstance(agents[1], str):
        won = simulate(deck, games=games, agents=(agents[0], agents[1]), seed=seed).won
        return won[0], won[1]
    counts = [0, 0]
    for number in range(games):
        first = number % 2
        dice = np.random.default_rng([seed, number])
        game = Game(deck, deck, seed=int(dice.integers(1 << 53)))
        deciders = {player: _decider(agents[(player - 1 + first) % 2], player, deck, None) for player in (1, 2)}
        winner = _winner(game, deciders, dice)
        if winner is not None:
            counts[(winner - 1 + first) % 2] += 1
    return counts[0], counts[1]


def _play(agent: Agents, task: Task, pair: int, number: int) -> int:
    """Whether an agent of Python wins a game; A begins in even ones."""
    mine, theirs = task.pairs[pair]
    me = 1 + number % 2
    dice = np.random.default_rng([task.seed, pair, number])
    decks = (mine, theirs) if me == 1 else (theirs, mine)
    game = Game(*decks, seed=int(dice.integers(1 << 53)), format=task.format)
    deciders = {
        me: _decider(agent, me, mine, theirs if task.tells_decks else None),
        3 - me: _decider(task.opponent, 3 - me, theirs, None),
    }
    return int(_winner(game, deciders, dice) == me)


def _solve(agent: str | Agents, task: Task, number: int, puzzle: Puzzle) -> int:
    """Whether an agent solves a puzzle."""
    dice = np.random.default_rng([task.seed, number])
    decide = _decider(agent, puzzle.player, None, None)
    return int(wins_this_turn(puzzle.game(), lambda game: decide(game, int(dice.integers(1 << 53)))))


_Decider = Callable[[Game, int], int]
"""The option of the player to act in a game, with a seed."""


def _decider(agent: str | Agents, player: int, deck: str | None, opponent_deck: str | None) -> _Decider:
    """An agent's decisions in one game."""
    if isinstance(agent, str):
        return lambda game, seed: game.choose(agent, seed)
    act = _made(agent)
    return lambda game, seed: int(act(Seat(game.clone(), player, deck, opponent_deck, seed)))


def _winner(game: Game, deciders: Mapping[int, _Decider], dice: np.random.Generator) -> int | None:
    """Plays a game to its end: the number of the player that wins, None for a tie or a game that is too long."""
    for _ in range(_MOST_ACTIONS):
        if game.to_act is None or game.over or game.turn >= _LAST_TURN:
            break
        game.act(deciders[game.to_act](game, int(dice.integers(1 << 53))))
    return next((player for player in (1, 2) if game.result is not None and game.result[player - 1] == "WON"), None)


def _made(agent: Agents) -> Agent:
    """The agent of a game: one that takes no arguments is made for each game."""
    return cast(Agent, agent) if inspect.signature(agent).parameters else cast(Callable[[], Agent], agent)()
