"""The tasks of Cardwright-Bench, and what an agent sees in them."""

import json
import subprocess
import sys

import numpy as np
import pytest

from cardwright import CardwrightError, Game, analyse, deck
from cardwright.bench_tasks import TASKS, Score, Seat, agent_named, contest, evaluate
from cardwright.evaluate import elo, table
from cardwright.policy import Policy
from cardwright.policy import agent as shipped_agent
from cardwright.puzzles import Puzzle, puzzles


def last(seat):
    return seat.option_count() - 1


class Watcher:
    """An agent of one game that looks at everything that it is shown."""

    made = 0

    def __init__(self):
        type(self).made += 1

    def __call__(self, seat):
        assert isinstance(seat, Seat) and seat.player in (1, 2) and len(seat.options()) == seat.option_count()
        hidden = {number for side in seat.view()["players"] if side["player"] != seat.player for number in side["hand"]}
        assert all(it["card"] is None for it in seat.view()["entities"] if it["id"] in hidden)
        world = seat.determinize(seat.seed)
        assert world.view(seat.player) == seat.view() and world.text() == seat.text()
        assert int(seat.observe()["mask"].sum()) == min(seat.option_count(), 128)
        assert not [name for name in dir(seat) if name in ("game", "state", "save")]
        return seat.seed % seat.option_count()


def test_every_task_has_legal_decks_that_are_written():
    for task in TASKS.values():
        for code in {code for pair in task.pairs for code in pair}:
            read = deck(code)
            assert not read.not_written, (task.name, read.not_written)


def test_a_task_is_the_same_each_time():
    for agent in ("greedy", last):
        one, other = (evaluate(agent, "fixed-pair-v1", games=8) for _ in range(2))
        assert (one.won, one.games, one.cards) == (other.won, other.games, other.cards) and one.games == 8
    assert evaluate("greedy", "unseen-v1", games=4).games == 4
    assert evaluate(last, "fixed-pair-v1", games=4).won == 0


@pytest.mark.parametrize("name", ["fixed-pair-v1", "known-list-v1", "lethal-v1"])
def test_an_agent_is_shown_what_it_may_know(name):
    Watcher.made = 0
    told = []
    score = evaluate(Watcher, name, games=3, progress=lambda *numbers: told.append(numbers))
    assert Watcher.made == 3 and score.agent == "Watcher" and told[-1] == (3, 3)


def test_each_puzzle_has_the_solution_that_it_states():
    assert len({puzzle.link for puzzle in puzzles()}) == TASKS["lethal-v1"].games >= 30
    for puzzle in puzzles():
        assert len(puzzle.solution) >= 3 and puzzle.game().to_act == puzzle.player
        assert puzzle.is_solved_by(puzzle.solution), puzzle.solution
        assert not puzzle.is_solved_by(puzzle.solution[:-1]) and not puzzle.is_solved_by(["no such action"])
        hidden = Game.from_link(puzzle.link).state()
        theirs = hidden["players"][2 - puzzle.player]["hand"]
        assert all(it["card"] is None for it in hidden["entities"] if it["id"] in theirs), "a link shows what the player sees"


def test_puzzles_tell_agents_apart():
    task = TASKS["lethal-v1"]
    assert evaluate("greedy", task).won == 0 and evaluate(last, task).won == 0

    def finds(seat):
        """The first action of a line that kills, which the engine looks for."""
        line = (analyse(seat.determinize(seat.seed), playouts=1)["lethal"] or {}).get("line") or ["end the turn"]
        return next(at for at, option in enumerate(seat.options()) if option["says"] == line[0])

    score = evaluate(finds, task, games=10)
    assert score.games == 10 and score.won >= 9
    # A score has no more puzzles than there are.
    assert evaluate(last, task, games=10_000).games == task.games


@pytest.mark.parametrize("wrong", ["", "2.abc", "1.", "1.eNrtW", "1.!!!", "1.é", f"https://example.org/#p={'1.eNrtW'}"])
def test_a_link_that_is_none_is_refused(wrong):
    with pytest.raises(CardwrightError):
        Game.from_link(wrong)
    assert isinstance(Game.from_link(f"https://example.org/play#p={puzzles()[0].link}"), Game)
    with pytest.raises(CardwrightError):
        Puzzle(1, wrong, ()).game()


def test_the_policy_of_the_package_is_an_agent_by_name():
    one, other = evaluate("policy", "fixed-pair-v1", games=4), evaluate(Policy.shipped(), "fixed-pair-v1", games=4)
    assert one.agent == "policy" and (one.won, one.games) == (other.won, other.games)
    assert agent_named("policy") is shipped_agent


def test_agents_of_either_kind_play_against_each_other():
    code = TASKS["fixed-pair-v1"].pairs[0][0]
    assert contest("greedy", "random", code, games=20)[0] > 16
    won, lost = contest("policy", "random", code, games=20, seed=1)
    assert won > 16 and won + lost <= 20
    # The same games, with the seats exchanged, are won by the same agent nearly always.
    lost, won = contest("random", "policy", code, games=20, seed=1)
    assert won > 16 and won + lost <= 20


def test_a_score_has_an_interval():
    score = Score("a", "t", 100, 60, 1.0, "cards")
    assert score.rate == 0.6 and score.interval == pytest.approx((0.502, 0.6906), abs=1e-3) and "60.0% of 100" in str(score)


def test_agents_are_named():
    assert agent_named("search:playouts=5") == "search:playouts=5"
    assert agent_named("cardwright.bench_tasks:evaluate") is evaluate
    for wrong in ("nobody",):
        with pytest.raises(CardwrightError, match="module:function"):
            agent_named(wrong)
    with pytest.raises(CardwrightError, match="fixed-pair-v1"):
        evaluate("random", "no such task")


def test_elo_numbers_are_those_of_the_shares():
    numbers = elo(np.array([[0, 24.5], [75.5, 0]]))
    assert numbers[0] == 1000 and numbers[1] == pytest.approx(1000 + 400 * np.log10(76 / 25), abs=0.5)
    assert np.isfinite(elo(np.array([[0.0, 0.0], [50.0, 0.0]]))).all()


def test_the_command_prints_scores_and_a_table():
    command = [sys.executable, "-m", "cardwright.evaluate"]
    ran = subprocess.run(
        [*command, "random", "fixed-pair-v1", "--games", "4", "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout)["games"] == 4
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert all(name in ran.stdout for name in TASKS)
    rows = table(("random", "greedy"), games=16).splitlines()
    assert rows[-2].startswith("| `greedy`") and rows[-1].startswith("| `random` | 1000")
