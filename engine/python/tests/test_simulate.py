"""Simulation, gauntlets, search, analysis."""

import json
import pickle
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from cardwright import BASIC_MAGE, CardwrightError, Game, analyse, gauntlet, search, simulate
from cardwright.evolve import evolve


def test_the_same_seed_gives_the_same_result_with_any_number_of_threads():
    one, three = (simulate(BASIC_MAGE, "random:hunter", games=300, seed=2, threads=threads) for threads in (1, 3))
    assert one == three and one.games == 300 and sum(one.won) <= 300
    assert one != simulate(BASIC_MAGE, "random:hunter", games=300, seed=3)


def test_parts_add_up_to_the_whole():
    settings = {"games": 101, "agents": ("greedy", "random"), "seed": 5}
    whole = simulate(BASIC_MAGE, **settings)
    parts = [simulate(BASIC_MAGE, part=f"{k}/4", **settings) for k in (3, 1, 4, 2)]
    assert sum(parts) == whole and pickle.loads(pickle.dumps(parts[0])) == parts[0]
    assert whole.rate > 0.8
    with pytest.raises(CardwrightError, match="different contests"):
        parts[0] + simulate(BASIC_MAGE, games=10)
    for part in ("0/4", "5/4", "one"):
        with pytest.raises(ValueError):
            simulate(BASIC_MAGE, part=part)


def test_a_report_is_that_of_the_command():
    report = simulate(BASIC_MAGE, games=50, seed=2).report()
    assert report["format"] == "cardwright-simulate-1" and report["games"] == 50 and len(report["cards"]) == 30
    assert simulate(BASIC_MAGE, games=50, seed=2).cards()["drawn_games"].sum() > 0


def test_a_game_of_a_simulation_is_that_of_an_environment():
    from cardwright import VecEnv

    env = VecEnv(BASIC_MAGE, games=1, opponent="greedy", seed=4)
    env.reset()
    twin = simulate(BASIC_MAGE, games=40, agents=("random", "greedy"), seed=4)
    assert twin.rate < 0.3 and env.game(0).turn <= 2


def test_progress_is_told_and_what_it_raises_ends_the_simulation():
    told = []
    simulate(BASIC_MAGE, games=2000, agents="greedy", progress=told.append)
    assert told == sorted(told) and told[-1] <= 2000

    def stop(ended):
        raise KeyError("enough")

    begin = time.monotonic()
    with pytest.raises(KeyError, match="enough"):
        simulate(BASIC_MAGE, games=1_000_000, agents="greedy", progress=stop)
    assert time.monotonic() - begin < 10


def test_an_interruption_ends_a_simulation():
    # Whoever starts the tests may ignore interruptions.
    code = """
import signal, cardwright
signal.signal(signal.SIGINT, signal.default_int_handler)
print("on", flush=True)
cardwright.simulate(cardwright.BASIC_MAGE, games=10**9)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout.readline() == "on\n"
            time.sleep(1)
            running.send_signal(signal.SIGINT)
            _, error = running.communicate(timeout=60)
        finally:
            running.kill()
    assert "KeyboardInterrupt" in error and running.returncode != 0


def test_a_gauntlet_is_a_matrix():
    decks = {"mage": BASIC_MAGE, "hunter": "random:hunter", "rogue": "random:rogue"}
    result = gauntlet(decks, games=60, seed=1)
    matrix = result.matrix()
    assert matrix.shape == (3, 3) and np.isnan(matrix.diagonal()).all()
    assert (matrix + matrix.T)[~np.eye(3, dtype=bool)].max() <= 1
    assert list(result.table().columns) == list(decks)
    halves = [gauntlet(decks, games=60, seed=1, part=part) for part in ("1/2", "2/2")]
    assert sum(halves) == result


def test_search_and_analysis_find_what_is_lethal(repository):
    game = Game.load((repository / "engine/arena/positions/lethal.json").read_text())
    found = analyse(game, playouts=50)
    assert found["lethal"]["line"] and found == analyse(game, playouts=50)
    start = Game(BASIC_MAGE, mulligan=False)
    plans = search(start, playouts=100)
    assert plans[0]["value"] >= plans[-1]["value"] and plans[0]["actions"] and plans == search(start, playouts=100)
    start.act(plans[0]["option"])
    while not start.over:
        start.act(start.choose("greedy", start.turn))
    for ask in (search, analyse):
        with pytest.raises(CardwrightError, match="over"):
            ask(start)


@pytest.mark.parametrize(
    "settings",
    [{"agents": "nobody"}, {"format": "Brawl"}, {"deck_a": "?"}, {"games": -1}, {"agents": ("random",) * 3}, {"threads": -1}],
)
def test_what_is_wrong_is_said(settings):
    with pytest.raises((ValueError, OverflowError)):
        simulate(**({"deck_a": BASIC_MAGE, "games": 2} | settings))


def test_evolution_finds_better_decks_and_the_same_ones_again():
    settings = {
        "class_name": "mage",
        "sets": ["LEGACY"],
        "generations": 3,
        "population": 4,
        "games": 40,
        "agents": "random",
        "seed": 3,
    }
    one = evolve([BASIC_MAGE], **settings)
    assert one == evolve([BASIC_MAGE], **settings)
    assert len(one.best.cards) == 30 and list(one.history) == sorted(one.history)
    assert json.dumps(one.decks)
