"""The examples run, and do what they say."""

import importlib.util
import sys
from pathlib import Path

import pytest

from cardwright.bench_tasks import evaluate

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_search_in_worlds_of_a_known_list_beats_random_play():
    mcts = example("mcts")
    score = evaluate(lambda seat: mcts.best(seat, 8), "known-list-v1", games=2)
    assert score.games == 2 and score.agent == "<lambda>"


def test_a_deck_that_was_read_begins_games_faster_than_its_code():
    times = example("start_times").start_times()
    # A deck that was read before is not read again.
    assert times["Game(deck)"] < times["Game(code)"] and len(times) == 6


def test_a_language_model_plays_from_text():
    model = example("language_model")
    score = evaluate(model.agent, "fixed-pair-v1", games=2)
    assert score.games == 2 and model.Agent.wrong == 0
    # A model that answers nonsense is asked again, and then ends its turn.
    evaluate(lambda: model.Agent(lambda prompt: "no idea"), "fixed-pair-v1", games=1)
    assert model.Agent.wrong > 10


def test_a_data_set_has_a_row_for_each_decision(tmp_path, monkeypatch, capsys):
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    dataset = example("dataset")
    # Several row groups.
    monkeypatch.setattr(dataset, "GROUP", 100)
    file = tmp_path / "games.parquet"
    monkeypatch.setattr(sys, "argv", ["dataset.py", str(file), "--games", "70", "--opponent", "random"])
    dataset.main()
    stored = dataset.parquet.ParquetFile(file)
    assert stored.num_row_groups > 3 and b"schema" in stored.schema_arrow.metadata[b"cardwright"]
    table = pandas.read_parquet(file)
    assert sorted(table["game"].unique()) == list(range(70)) and f"{len(table)} decisions of 70 games" in capsys.readouterr().out
    ends = table.groupby("game")["reward"]
    assert (ends.nunique() == 1).all() and set(ends.last()) <= {1.0, -1.0, 0.0} and ends.last().nunique() > 1
    assert (table["action"] < table["options"].map(len) // 9).all()
    assert (table.groupby("game")["step"].diff().dropna() == 1).all() and (table.groupby("game")["step"].min() == 0).all()
    # What was seen is that of the environment.
    env = dataset.VecEnv("random", games=dataset.TABLES, seed=0, opponent="random", max_options=dataset.OPTIONS)
    first = table[(table["game"] == 5) & (table["step"] == 0)].iloc[0]
    for name in dataset.ARRAYS:
        assert (env.reset()[name][5].ravel() == first[name]).all(), name
