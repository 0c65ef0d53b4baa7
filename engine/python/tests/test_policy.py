"""The example that learns to play: its parts, and that a short training of either kind teaches something."""

import importlib.util
import math
from pathlib import Path

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="pip install jax optax")
pytest.importorskip("optax", reason="pip install jax optax")

PATH = Path(__file__).parents[1] / "examples/policy.py"
spec = importlib.util.spec_from_file_location("policy", PATH)
policy = importlib.util.module_from_spec(spec)
spec.loader.exec_module(policy)


def test_what_comes_after_the_end_of_a_game_counts_for_nothing_before_it():
    rewards = np.array([[0.0], [1.0], [0.0], [-1.0]], np.float32)
    values = np.array([[0.5], [0.5], [0.25], [0.25]], np.float32)
    ends = np.array([[0.0], [1.0], [0.0], [1.0]], np.float32)
    gains = policy.advantages(rewards, values, ends, np.array([9.0], np.float32))
    assert gains[:, 0] == pytest.approx([0.5 * policy.LAMBDA, 0.5, -1.25 * policy.LAMBDA, -1.25])
    # A game that goes on is worth what is expected of it.
    gains = policy.advantages(rewards[:1], values[:1], ends[:1], np.array([0.75], np.float32))
    assert gains[0, 0] == pytest.approx(0.25)


def test_the_interval_of_a_share_is_that_of_wilson():
    assert policy.interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert policy.interval(1.0, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)


def test_an_option_that_is_not_offered_is_never_drawn():
    tables = policy.Tables([policy.BASIC_MAGE], "greedy", 64, 4)
    seen, key = tables.reset(), jax.random.key(0)
    weights = policy.new_weights(np.random.default_rng(1))
    for _ in range(40):
        key, fresh = jax.random.split(key)
        action, chance, _ = policy.draw(weights, policy.known(weights), seen, fresh)
        assert seen["mask"][np.arange(64), action].all() and (chance <= 0).all()
        seen, *_ = tables.step(action.astype(np.int64))


def test_jax_and_numpy_compute_the_same_network():
    seen = policy.Tables([policy.BASIC_MAGE, "random:mage+classic"], "random", 16, 4).reset()
    weights = policy.new_weights(np.random.default_rng(1))
    weights["score.w"] *= 100
    here = policy.judge(weights, policy.Policy.of(weights).cards, seen)
    there = policy.judged(weights, policy.inputs(), seen)
    for one, other in zip(here, there, strict=True):
        assert np.asarray(other) == pytest.approx(one, abs=1e-3)
    assert len({round(float(score), 3) for score in here[0][0] if score > -1e8}) > 1


def test_the_teacher_says_what_is_offered_and_what_came_of_it():
    lessons = policy.teach([policy.BASIC_MAGE], "greedy", minutes=math.inf, seed=3, games=8, steps=200)
    rows = np.arange(len(lessons["action"]))
    assert lessons["mask"][rows, lessons["action"]].all()
    # A result is 1 or -1, and what is left of the chance to win at that time.
    assert np.isfinite(lessons["target"]).all() and (np.abs(lessons["target"]) <= 2.01).all()
    assert (np.abs(lessons["target"]) > 0.9).any()


@pytest.mark.parametrize(("taught", "practiced"), [(0.5, 0), (0, 0.7)])
def test_a_policy_learns_to_beat_random_within_a_minute(taught, practiced):
    """From the teacher, and from its own games."""
    fresh = policy.new_weights(np.random.default_rng(5))
    weights = policy.train(fresh, [policy.BASIC_MAGE], "random", taught=taught, practiced=practiced, seed=5, games=128)
    # One fresh network may win most games by luck, and the next one none: the share before is that of eight.
    untaught = [policy.new_weights(np.random.default_rng(seed)) for seed in range(1, 9)]
    before = np.mean([policy.play(it, [policy.BASIC_MAGE], "random", 50, 6) for it in untaught])
    after = policy.play(weights, [policy.BASIC_MAGE], "random", 200, 6)
    assert after > before + 0.2 and after > 0.7, (before, after)
