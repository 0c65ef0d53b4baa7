"""Simulation, gauntlets, search, analysis."""

import gzip
import json
import pickle
import signal
import subprocess
import sys
import time
from textwrap import indent

import numpy as np
import pytest

from cardwright import BASIC_MAGE, CardwrightError, Game, analyse, gauntlet, review, search, simulate
from cardwright.evolve import evolve, pool


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
    """Random decks are other ones in each game: the same decks are dealt, and A and B begin by turns in both."""
    from cardwright import VecEnv

    games = 8
    env = VecEnv("random", games=games, seed=4)
    env.reset()
    seen = set()
    for number in range(games):
        played = simulate("random", games=games, seed=4, part=f"{number + 1}/{games}")
        state = env.game(number).state()
        for side, player in (("A", 1 + number % 2), ("B", 2 - number % 2)):
            listed = {row["card"] for row in played.report()["cards"] if row["deck"] == side and row["in_deck"]["games"]}
            own = [it for it in state["entities"] if it["tags"].get("CONTROLLER") == player]
            held = {it["card"] for it in own if it["tags"]["ZONE"] in ("HAND", "DECK")} - {"GAME_005"}
            assert held == listed and len(held) > 12, (number, side)
            seen.add(frozenset(held))
    assert len(seen) == 2 * games


def test_progress_is_told_and_what_it_raises_ends_the_simulation():
    told = []
    simulate(BASIC_MAGE, games=2000, agents="greedy", progress=lambda *numbers: told.append(numbers))
    assert told == sorted(told) and told[-1] == (2000, 2000)

    def stop(ended, total):
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


def test_a_recorded_game_is_reviewed(tmp_path):
    game = Game(BASIC_MAGE, seed=4)
    while not game.over:
        game.act(game.choose("greedy", game.turn))
    log, file = game.replay("log", player=1), tmp_path / "game.xml"
    file.write_text(game.replay("xml", player=1))
    told = []
    of_log = review(log, playouts=5, progress=lambda done, total: told.append((done, total)))
    of_file = review(file, playouts=5)
    packed = tmp_path / "Power.log.gz"
    packed.write_bytes(gzip.compress(file.read_bytes()))
    assert review(packed, playouts=5).data == of_file.data
    packed.write_bytes(packed.read_bytes()[:500])
    with pytest.raises(ValueError, match="damaged or not complete"):
        review(packed)
    assert of_log.turns == of_file.turns and len(of_log.turns) > 2
    assert of_log.data["format"] == "cardwright-review-1" and of_log.data["player"] == 1
    assert told[-1][0] == told[-1][1] == sum(len(turn["decisions"]) for turn in of_log.turns)
    assert of_log.accuracy is not None and 0 <= of_log.accuracy <= 100
    assert all(fault["why"] and fault["best"] for fault in of_log.faults)
    assert "<svg" in of_log._repr_html_() and "<script" not in of_log.html
    with pytest.raises(CardwrightError, match="the hand of player 2 is not in the recording"):
        review(log, player=2)
    with pytest.raises(CardwrightError, match="neither HSReplay XML nor"):
        review("\n")


@pytest.mark.parametrize(
    "settings",
    [
        {"agents": "nobody"},
        {"format": "Brawl"},
        {"deck_a": "?"},
        {"games": -1},
        {"agents": ("random",) * 3},
        {"threads": -1},
        {"threads": 0},
    ],
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


LONG = {
    "simulate": "cardwright.simulate(cardwright.BASIC_MAGE, games=10**9, agents='greedy')",
    "simulate by search": "cardwright.simulate(cardwright.BASIC_MAGE, games=100, agents='search:ms=60000')",
    "gauntlet": "cardwright.gauntlet([cardwright.BASIC_MAGE, 'random:rogue'], games=10**8)",
    "search": "cardwright.search(game, ms=600_000)",
    "analyse": "cardwright.analyse(game, ms=600_000)",
    "choose": "game.choose('search:ms=600000')",
    "step": (
        "env = cardwright.VecEnv(games=8, threads=2, opponent='search:ms=60000')\nenv.reset()\nwhile True: env.step(env.counts - 1)"
    ),
    "evolve": "cardwright.evolve.evolve([cardwright.BASIC_MAGE], class_name='mage', games=10**7)",
}


@pytest.mark.parametrize("name", LONG)
def test_an_interruption_ends_all_work_at_once(name):
    code = f"""
import os, signal, threading, time, cardwright, cardwright.evolve
signal.signal(signal.SIGINT, signal.default_int_handler)
game = cardwright.Game(cardwright.BASIC_MAGE, seed=4, mulligan=False)
for _ in range(12):
    game.act(game.choose("greedy"))
at = 0.0

def interrupt():
    global at
    time.sleep(1)
    at = time.monotonic()
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=interrupt).start()
try:
{indent(LONG[name], "    ")}
except KeyboardInterrupt:
    late = time.monotonic() - at
worked = time.process_time()
time.sleep(0.4)
print(late, time.process_time() - worked)
"""
    # Other programs may hold the processor for a while: one of three tries is enough.
    tries = []
    for _ in range(3):
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
        assert ran.returncode == 0, ran.stderr
        late, worked = map(float, ran.stdout.split())
        tries.append((late, worked))
        if late <= 0.2 and worked <= 0.05:
            return
    raise AssertionError(f"(seconds until it ended, seconds of work after that): {tries}")


def test_progress_has_a_total_and_a_last_call(capsys):
    told = []
    simulate(BASIC_MAGE, games=500, part="1/2", progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (250, 250) and all(total == 250 for _, total in told)
    told.clear()
    gauntlet([BASIC_MAGE, "random:rogue", "random:hunter"], games=20, progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (60, 60) and told == sorted(told) and all(total == 60 for _, total in told)
    simulate(BASIC_MAGE, games=20, progress=True)
    assert "20" in capsys.readouterr().err


def test_a_result_shows_itself():
    played = simulate(BASIC_MAGE, games=40, seed=1, names=("one", "<two>"))
    assert repr(played).startswith("<cardwright.Simulation one") and len(repr(played)) < 120
    assert "&lt;two&gt;" in played._repr_html_() and f"of {played.games} games" in played._repr_html_()
    low, high = played.interval
    assert low < played.rate < high
    result = gauntlet({"a": BASIC_MAGE, "b": "random:rogue"}, games=20)
    assert repr(result) == "<cardwright.Gauntlet a, b: 20 games>" and result._repr_html_().count("<tr>") == 3


def test_evolution_plays_the_cards_of_a_format_and_knows_names():
    assert len(pool("Death Knight")) > 100 and set(pool("mage", ["classic"])) == set(pool("MAGE", ["EXPERT1"])) != set()
    assert set(pool("mage", format="standard")) < set(pool("mage"))
    assert not any(card.startswith("VAN_") for card in pool("mage"))
    for wrong in (
        {"class_name": "wizard"},
        {"class_name": "mage", "sets": ["no such set"]},
        {"class_name": "mage", "format": "brawl"},
    ):
        with pytest.raises(CardwrightError):
            pool(**wrong)
    found = evolve([BASIC_MAGE], class_name="mage", generations=1, population=3, games=2, agents="random", format="standard")
    assert len(found.best.cards) == 30
    evolve([BASIC_MAGE], class_name="death-knight", generations=1, population=3, games=2, agents="random")
