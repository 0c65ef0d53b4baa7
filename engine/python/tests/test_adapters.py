"""The interfaces of other projects, held against their own tests."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cardwright.gym
import cardwright.zoo


def test_gymnasium_accepts_the_environment():
    env = gymnasium.make("Hearthstone-v0", opponent="greedy").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=False)


def test_a_gymnasium_game_is_won_or_lost_or_lost_by_what_is_not_legal():
    env = cardwright.gym.HearthstoneEnv("random")
    # Without a seed the space samples other actions in each run.
    env.action_space.seed(1)
    ended = set()
    for seed in range(12):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(mask=info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            assert env.observation_space.contains(observation)
            over = terminated or truncated
        ended.add(reward)
    assert {1.0, -1.0} <= ended <= {1.0, -1.0, 0.0}
    env.reset(seed=1)
    assert env.step(127)[1:3] == (-1.0, True)


def test_a_gymnasium_vector_of_games_is_stepped():
    env = gymnasium.make_vec("Hearthstone-v0", num_envs=16, opponent="random", vectorization_mode="vector_entry_point")
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    rng = np.random.default_rng(0)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains({name: np.asarray(array) for name, array in observation.items()})
    episodes = 0
    for _ in range(300):
        counts = info["action_mask"].sum(1)
        _, rewards, terminated, truncated, info = env.step((rng.random(16) * counts).astype(np.int64))
        episodes += int((terminated | truncated).sum())
    assert episodes > 5 and rewards.dtype == np.float32


def test_pettingzoo_accepts_the_environment():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(cardwright.zoo.env(), num_cycles=400, verbose_progress=False)
        seed_test(cardwright.zoo.env, num_cycles=200)


def test_a_pettingzoo_player_sees_the_own_hand_only():
    env = cardwright.zoo.raw_env("random:mage")
    env.reset(seed=4)
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        acting, waiting = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
        mine, theirs = env.observe(acting), env.observe(waiting)
        assert mine["action_mask"].sum() >= 1 and theirs["action_mask"].sum() == 0
        assert not theirs["observation"]["options"].any()
        hand = mine["observation"]["entities"][20:30, 0]
        assert not (
            hand.any()
            and (hand == theirs["observation"]["entities"][20:30, 0]).all()
            and hand[0] not in theirs["observation"]["entities"][20:30, 0]
        )
        env.step(env.action_space(acting).sample(mask=mine["action_mask"]))


def test_openspiel_plays_the_game():
    pyspiel = pytest.importorskip("pyspiel")
    import cardwright.openspiel  # noqa: F401

    for seed in range(3):
        game = pyspiel.load_game("python_hearthstone", {"seed": seed})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.size == sum(array.size for array in observer.dict.values())
    clone = state.clone()
    clone.apply_action(0)
    assert str(clone) != str(state) or clone.table != state.table
