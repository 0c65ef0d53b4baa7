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
    file = tmp_path / "games.parquet"
    monkeypatch.setattr(sys, "argv", ["dataset.py", str(file), "--games", "10", "--opponent", "random"])
    dataset.main()
    table = pandas.read_parquet(file)
    assert sorted(table["game"].unique()) == list(range(10)) and "10 games" in capsys.readouterr().out
    ends = table.groupby("game")["reward"]
    assert (ends.nunique() == 1).all() and set(ends.last()) <= {1.0, -1.0, 0.0}
    assert (table["action"] < table["options"].map(len) // 9).all()
    assert (table.sort_values(["game", "step"]).groupby("game")["step"].diff().dropna() == 1).all()
