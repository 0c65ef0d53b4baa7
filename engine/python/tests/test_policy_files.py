"""Files of policies: they are read as they were written, and refused where they do not fit."""

import json
from importlib import resources

import numpy as np
import pytest

from cardwright import BASIC_MAGE, CardwrightError, VecEnv
from cardwright.bench_tasks import evaluate
from cardwright.policy import ENTITIES, OPTIONS, Policy, card_inputs, layout, new_weights


def test_a_policy_is_an_agent():
    policy = Policy.of(new_weights(np.random.default_rng(1)))
    one, other = (evaluate(policy, "fixed-pair-v1", games=3) for _ in range(2))
    assert (one.agent, one.games, one.won) == ("Policy", 3, other.won)


def share(policy, opponent, games):
    """The share of games that it wins; the first game of each table counts."""
    env = VecEnv(BASIC_MAGE, games=games, seed=77, opponent=opponent, max_options=OPTIONS)
    seen, won, over = env.reset(), np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        seen, _, terminated, truncated = env.step(policy.act(seen))
        ended = (terminated | truncated) & ~over
        won[ended] = env.winners[ended] == 1
        over |= ended
    return won.mean()


def test_the_policy_of_the_package_is_small_and_has_learned():
    assert resources.files("cardwright").joinpath("policy.npz").stat().st_size < 2_000_000
    policy = Policy.shipped()
    untaught = [Policy.of(new_weights(np.random.default_rng(seed))) for seed in range(4)]
    assert share(policy, "random", 200) > 0.9 > 0.2 + np.mean([share(it, "random", 100) for it in untaught])
    assert share(policy, "greedy", 400) > 0.45


def test_the_policy_of_the_package_is_refused_by_another_layout(monkeypatch):
    here = layout()
    monkeypatch.setattr("cardwright.policy.layout", lambda: here | {"globals": here["globals"][::-1]})
    with pytest.raises(CardwrightError, match="the policy of the package was trained with another layout of `globals`"):
        Policy.shipped()


def test_a_saved_policy_decides_as_before(tmp_path):
    policy = Policy.of(new_weights(np.random.default_rng(1)))
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    seen = VecEnv("random", games=32, seed=1, max_options=OPTIONS).reset()
    for one, other in zip(policy.scores(seen), again.scores(seen), strict=True):
        assert one == pytest.approx(other, abs=0.02)


def changed(file, change):
    """The same file with another description of what it was trained with."""
    with np.load(file) as arrays:
        arrays = dict(arrays)
    about = json.loads(str(arrays["about"]))
    change(about)
    np.savez_compressed(file, **arrays | {"about": np.array(json.dumps(about))})
    return file


def test_a_policy_of_another_layout_is_refused(tmp_path):
    file = tmp_path / "policy.npz"
    Policy.of(new_weights(np.random.default_rng(1))).save(file)
    with pytest.raises(CardwrightError, match="another layout of `options`"):
        Policy.load(changed(file, lambda about: about["layout"]["options"].pop()))


def test_a_policy_plays_on_with_features_in_another_order(tmp_path):
    file = tmp_path / "policy.npz"
    policy = Policy.of(new_weights(np.random.default_rng(1)))
    policy.save(file)
    inputs = json.loads(str(np.load(file)["about"]))["inputs"]
    assert len(inputs) == card_inputs().shape[1] == len(set(inputs))
    # A build without this feature: its weights are not those of the one that comes after it.
    other = Policy.load(changed(file, lambda about: about["inputs"].__setitem__(0, "a feature of another build")))
    assert not other.weights["card.w"][0].any() and other.weights["card.w"][1:] == pytest.approx(
        policy.weights["card.w"][1:], abs=0.01
    )


def test_the_layout_is_that_of_observations():
    seen = VecEnv(games=2, max_options=OPTIONS).reset()
    assert {name: len(columns) for name, columns in layout().items()} == {name: seen[name].shape[-1] for name in layout()}
    assert seen["entities"].shape[1] >= ENTITIES
