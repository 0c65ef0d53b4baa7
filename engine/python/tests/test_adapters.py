"""The interfaces of other projects, held against their own tests."""

import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import cardwright.gym
import cardwright.zoo
from cardwright import BASIC_MAGE, cards, deck

ROGUE = deck("random:rogue", seed=1)


def test_gymnasium_accepts_the_environment():
    env = gymnasium.make("Hearthstone-v0", opponent="greedy", shaping=0.1, deck_b=ROGUE).unwrapped
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
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            action = env.action_space.sample(mask=info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            assert env.observation_space.contains(observation)
            over = terminated or truncated
        ended.add(reward)
    assert {1.0, -1.0} <= ended <= {1.0, -1.0, 0.0}
    env.reset(seed=1)
    assert env.step(127)[1:3] == (-1.0, True)


def test_a_shaped_reward_adds_the_change_of_the_chance_to_win():
    plain, shaped = (cardwright.gym.HearthstoneEnv(shaping=shaping) for shaping in (0.0, 0.5))
    plain.reset(seed=3), shaped.reset(seed=3)
    added = 0.0
    for _ in range(20):
        before = plain.game.win_chance(plain.player)
        action = int(np.flatnonzero(plain.action_masks())[0])
        (_, one, over, *_), (_, other, *_) = plain.step(action), shaped.step(action)
        assert other - one == pytest.approx(0.5 * (plain.game.win_chance(plain.player) - before))
        added += abs(other - one)
        if over:
            break
    assert added > 0


def vector(**settings):
    mode = {"vectorization_mode": "vector_entry_point"}
    return gymnasium.make_vec("Hearthstone-v0", num_envs=16, **(mode | settings))


def test_a_gymnasium_vector_of_games_is_stepped():
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(vector(opponent="random", deck_a=ROGUE, deck_b=BASIC_MAGE, threads=2))
    env.action_space.seed(1)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains({name: np.asarray(array) for name, array in observation.items()})
    episodes = 0
    single = env.unwrapped.single_observation_space
    for _ in range(300):
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
        action = env.action_space.sample(mask=info["action_mask"])
        _, rewards, terminated, truncated, info = env.step(action)
        ended = terminated | truncated
        episodes += int(ended.sum())
        assert ("final_obs" in info) == bool(ended.any())
        if ended.any():
            assert np.array_equal(info["_final_obs"], ended) and np.array_equal(info["_final_info"], ended)
            for at, seen in enumerate(info["final_obs"]):
                assert (seen is not None) == ended[at] and (seen is None or seen in single)
                # Somebody is dead in the last observation, and the next game has begun in the present one.
                heroes = cardwright.schema.column("entities", "health")
                assert seen is None or truncated[at] or min(seen["entities"][0, heroes], seen["entities"][3, heroes]) <= 0
                assert seen is None or not seen["mask"].any()
            assert not info["final_info"]["action_mask"].any()
    assert episodes > 5 and rewards.dtype == np.float32


def test_a_vector_and_single_environments_of_gymnasium_take_the_same_arguments():
    settings = {"deck_a": BASIC_MAGE, "deck_b": ROGUE, "opponent": "greedy", "format": "Wild", "shaping": 0.1, "max_options": 64}
    gymnasium.make("Hearthstone-v0", **settings).reset(seed=1)
    for mode in ("vector_entry_point", "sync"):
        env = vector(vectorization_mode=mode, **settings)
        observation, _ = env.reset(seed=1)
        assert observation["mask"].shape == (16, 64)


def test_resets_of_a_vector_begin_other_games_unless_a_seed_says_which():
    def begun(env, **settings):
        return env.reset(**settings)[0]["entities"].copy()

    one, other = vector(), vector()
    assert not np.array_equal(begun(one), begun(other)), "without a seed each is another"
    assert not np.array_equal(begun(one), begun(one)), "each reset begins other games"
    first = begun(one, seed=5)
    assert np.array_equal(first, begun(other, seed=5)) and not np.array_equal(first, begun(one, seed=6))
    second = begun(one)
    assert not np.array_equal(second, first) and np.array_equal(second, begun(other)) is False
    seeds = list(range(16))
    listed = begun(one, seed=seeds)
    assert np.array_equal(listed, begun(other, seed=seeds))
    changed = begun(one, seed=[*seeds[:-1], 99])
    assert np.array_equal(changed[:-1], listed[:-1]) and not np.array_equal(changed[-1], listed[-1])
    alike = begun(one, seed=[4] * 16)
    assert (alike == alike[0]).all(), "equal seeds are equal games"
    with pytest.raises(ValueError, match="3 seeds were given for 16 games"):
        one.reset(seed=[1, 2, 3])


def test_pettingzoo_accepts_the_environment():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo warns about any observation with an action mask, except those of its own games.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(cardwright.zoo.env(shaping=0.1, flat=True), num_cycles=400, verbose_progress=False)
        api_test(cardwright.zoo.env(), num_cycles=400, verbose_progress=False)
        seed_test(cardwright.zoo.env, num_cycles=200)
        render_test(cardwright.zoo.env)


def test_a_pettingzoo_player_sees_the_own_hand_only():
    env = cardwright.zoo.raw_env("random:mage", "random:rogue")
    env.reset(seed=4)
    looked = 0
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        state = env.game.state()
        entity = {it["id"]: it for it in state["entities"]}
        hands = [[cards.number(entity[it]["card"]) for it in side["hand"]] for side in state["players"]]
        for at, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            acts = agent == env.agent_selection
            shown = [int(number) for number in seen["observation"]["entities"][20:30, 0] if number]
            assert shown == hands[at][:10], "the own hand, in its order"
            assert (seen["action_mask"].sum() >= 1) == acts and seen["observation"]["options"].any() == acts
            # No row of the observation has a card that only the other hand has.
            secret = set(hands[1 - at]) - set(hands[at])
            secret -= {cards.number(it["card"]) for it in state["entities"] if it["tags"]["ZONE"] in ("PLAY", "GRAVEYARD")}
            secret -= {cards.number(it["card"]) for it in state["entities"] if it["tags"].get("CONTROLLER") == at + 1}
            assert not secret & set(seen["observation"]["entities"][:, 0].tolist())
            assert not secret & set(seen["observation"]["events"][:, 2].tolist())
            looked += len(secret) > 0
        env.step(env.action_space(env.agent_selection).sample(mask=env.observe(env.agent_selection)["action_mask"]))
    assert looked > 60


@pytest.fixture
def pyspiel():
    module = pytest.importorskip("pyspiel")
    import cardwright.openspiel  # noqa: F401

    return module


def dealt(state, dice):
    """The state after its chance nodes."""
    while state.is_chance_node():
        state.apply_action(int(dice.choice([face for face, _ in state.chance_outcomes()])))
    return state


def test_openspiel_accepts_the_game(pyspiel):
    # The test serializes each state, which is all that came before: long games take long.
    for settings in ({"max_turns": 9}, {"deck_a": "random:mage", "deck_b": ROGUE.code, "max_options": 24, "max_turns": 7}):
        game = pyspiel.load_game("python_hearthstone", settings)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_each_initial_state_of_openspiel_is_dealt_anew(pyspiel):
    game = pyspiel.load_game("python_hearthstone")
    dice = np.random.RandomState(1)
    states = [dealt(game.new_initial_state(), dice) for _ in range(3)]
    assert len({state.observation_string(0) for state in states}) == 3
    # A history is the whole game: played again, serialized and cloned it is the same.
    state = states[0]
    for _ in range(40):
        if state.is_terminal():
            break
        dealt(state, dice)
        state.apply_action(int(dice.choice(state.legal_actions())))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, state.clone(), read):
        assert other.table == state.table and other.waiting == state.waiting
        assert [other.information_state_string(player) for player in (0, 1)] == [
            state.information_state_string(player) for player in (0, 1)
        ]
    assert state.current_player() == again.current_player()


def test_dice_are_thrown_by_chance_in_openspiel(pyspiel):
    game = pyspiel.load_game("python_hearthstone", {"deck_a": "Hunter\n30 Animal Companion", "allow_illegal": True})
    dice = np.random.RandomState(2)
    state = dealt(game.new_initial_state(), dice)
    while not state.action_to_string(state.legal_actions()[0]).startswith("play Animal Companion"):
        state.apply_action(state.legal_actions()[-1])
        dealt(state, dice)
    chance = state.child(state.legal_actions()[0])
    assert chance.is_chance_node() and len(chance.chance_outcomes()) == 256
    boards = {chance.child(face).observation_string(0) for face in range(24)}
    assert len(boards) == 3 and chance.child(3).table == chance.child(3).table


def test_a_resampled_state_of_openspiel_is_another_one_of_the_same_information(pyspiel):
    other = deck("random:rogue+legacy", seed=5)
    game = pyspiel.load_game("python_hearthstone", {"deck_b": other.code, "known_decks": True})
    dice = np.random.RandomState(3)
    state = game.new_initial_state()
    differ = 0
    for _ in range(50):
        dealt(state, dice)
        if state.is_terminal():
            break
        player = state.current_player()
        sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert sampled.information_state_string() == state.information_state_string()
        assert sampled.legal_actions() == state.legal_actions() and sampled.current_player() == player
        differ += sampled.table != state.table
        if player == 0:
            hand = [it for it in sampled.table.state()["players"] if it["player"] == 2][0]["hand"]
            known = {it["id"]: it["card"] for it in sampled.table.state()["entities"]}
            made = [known[it] for it in hand if known[it] not in other.cards]
            assert len(made) <= 1, "all but the card that goes second are those of the known list"
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert differ > 40


def test_ismcts_of_openspiel_plays_a_game(pyspiel):
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_hearthstone", {"known_decks": True})
    dice = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.4,
        max_simulations=4,
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            dealt(state, dice)
        elif state.current_player() == 0 and len(state.legal_actions()) > 1 and decisions < 25:
            action = bot.step(state)
            assert action in state.legal_actions()
            decisions += 1
            state.apply_action(action)
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert decisions > 10 and sum(state.returns()) == 0


def test_the_environment_of_openspiel_for_learners_plays_a_game(pyspiel):
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game("python_hearthstone", {"max_turns": 12}), include_full_state=False)
    env.seed(1)
    step, steps = env.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) > 1000
        legal = step.observations["legal_actions"][player]
        step = env.step([legal[steps % len(legal)]])
        steps += 1
    assert sum(step.rewards) == 0 and steps > 10


def test_environments_are_pickled():
    env = cardwright.gym.HearthstoneEnv()
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    assert again.game == env.game
