"""The example with PyTorch: it trains, and plays legal actions only. It runs where sb3-contrib is installed."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib: PyTorch is too large for each run of the tests")

PATH = Path(__file__).parents[1] / "examples/maskable_ppo.py"
spec = importlib.util.spec_from_file_location("maskable_ppo", PATH)
example = importlib.util.module_from_spec(spec)
spec.loader.exec_module(example)


def test_the_vector_is_what_its_space_says():
    env = example.Vector("random")
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen) and np.abs(seen).max() > 0.5
    dice = np.random.default_rng(1)
    for _ in range(50):
        seen, _, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
        assert env.observation_space.contains(seen) and "illegal" not in info
        if terminated or truncated:
            seen, _ = env.reset()


def test_a_model_that_was_trained_wins_more_than_half_of_its_games_against_random():
    model = example.trained(8000, "random", 1)
    assert example.share_won(model, "random", 60, 500) > 0.55
