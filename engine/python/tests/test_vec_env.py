"""Games that are stepped together."""

import hashlib
import os
import signal
import threading

import numpy as np
import pytest

from cardwright import BASIC_MAGE, Game, VecEnv, cards
from cardwright.features import features, rows
from cardwright.schema import column, schema

RANDOM = "random"


def act_at_random(env, rng):
    return (rng.random(len(env)) * env.counts).astype(np.int64)


def digest(env, steps, seed=0):
    """A hash of all that an environment writes in so many steps."""
    rng = np.random.default_rng(seed)
    told = hashlib.sha256()
    env.reset()
    for _ in range(steps):
        env.step(act_at_random(env, rng))
        for array in (*env.observation.values(), env.counts, env.sides, env.rewards, env.terminated, env.winners):
            told.update(array.tobytes())
    return told.hexdigest()


@pytest.mark.parametrize("decks", [BASIC_MAGE, RANDOM])
def test_threads_do_not_change_a_byte(decks):
    told = {digest(VecEnv(decks, games=96, threads=threads, seed=5), 150) for threads in (1, 3, 8)}
    assert len(told) == 1


def test_a_game_is_that_of_the_engine_with_the_same_actions():
    env = VecEnv(RANDOM, games=4, seed=11)
    env.reset()
    twins = [env.game(at) for at in range(4)]
    rng = np.random.default_rng(1)
    for _ in range(120):
        actions = act_at_random(env, rng)
        for at, twin in enumerate(twins):
            twin.act(int(actions[at]))
        env.step(actions)
        for at, twin in enumerate(twins):
            if env.terminated[at]:
                assert twin.over
                won = twin.result.index("WON") + 1 if "WON" in twin.result else 0
                assert (won == 0) == (env.winners[at] == 0)
                twins[at] = env.game(at)
            else:
                assert twin == env.game(at)


def test_an_environment_shows_what_a_single_game_shows():
    env = VecEnv(RANDOM, games=8, seed=2)
    rng = np.random.default_rng(2)
    observation = env.reset()
    for _ in range(200):
        env.step(act_at_random(env, rng))
        for at in range(8):
            single = env.game(at).observe()
            for name, array in single.items():
                assert np.array_equal(array, observation[name][at]), name


@pytest.mark.parametrize("decks", [BASIC_MAGE, RANDOM])
def test_games_that_differ_in_what_is_hidden_look_the_same(decks):
    rng = np.random.default_rng(3)
    looked = 0
    for seed in range(30):
        game = Game(decks, decks, seed=seed)
        for _ in range(int(rng.integers(5, 120))):
            if game.over:
                break
            game.act(int(rng.integers(game.option_count())))
            if game.over or rng.random() < 0.7:
                continue
            seen = game.observe()
            for world in range(2):
                other = game.determinize(game.to_act, world)
                assert other != game
                shown = other.observe()
                for name, array in seen.items():
                    assert array.tobytes() == shown[name].tobytes(), (seed, name, np.argwhere(array != shown[name])[:5])
                looked += 1
    assert looked > 500


def test_observations_say_what_lies_on_the_table():
    env = VecEnv(BASIC_MAGE, games=1, seed=1)
    rng = np.random.default_rng(0)
    observation = env.reset()
    for _ in range(300):
        env.step(act_at_random(env, rng))
        state = env.game(0).state()
        me = state["to_act"]
        own, other = (next(side for side in state["players"] if side["player"] == player) for player in (me, 3 - me))
        entity = {it["id"]: it for it in state["entities"]}
        globals_, entities = observation["globals"][0], observation["entities"][0]
        assert globals_[column("globals", "own_mana")] == own["mana"]
        assert globals_[column("globals", "other_hand")] == len(other["hand"])
        assert globals_[column("globals", "turn")] == state["turn"]
        for row, number in enumerate(own["hand"]):
            assert entities[20 + row, 0] == cards.number(entity[number]["card"])
        for row, number in enumerate(other["board"]):
            assert entities[13 + row, column("entities", "attack")] == entity[number]["tags"].get("ATK", 0)
        assert not entities[20 + len(own["hand"]) : 30].any() and not entities[13 + len(other["board"]) : 20].any()
        options = env.game(0).options()
        assert env.counts[0] == len(options) == observation["mask"][0].sum() == globals_[column("globals", "options")]
        kinds = ["none", "play", "attack", "hero_power", "use", "choose", "cancel", "mulligan", "end_turn"]
        shown = observation["options"][0][: len(options)]
        assert [kinds[row[0]] for row in shown] == [option["kind"] for option in options]


def test_options_that_do_not_fit_leave_the_end_of_the_turn():
    env = VecEnv(RANDOM, games=32, seed=4, max_options=8)
    rng = np.random.default_rng(4)
    observation = env.reset()
    cut = 0
    for _ in range(300):
        env.step(act_at_random(env, rng))
        for at in np.flatnonzero(observation["globals"][:, column("globals", "cut")]):
            cut += 1
            assert env.counts[at] == 8
            last = env.game(at).options()[-1]["kind"]
            assert observation["options"][at, 7, 0] == ["play", "choose", "cancel", "mulligan", "end_turn"].index(last) + (
                1 if last == "play" else 4
            )
    assert cut > 50


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:playouts=20"])
def test_an_opponent_plays_b(opponent):
    env = VecEnv(BASIC_MAGE, games=4, seed=1, opponent=opponent)
    rng = np.random.default_rng(0)
    env.reset()
    won = lost = 0
    for _ in range(400 if opponent != "search:playouts=20" else 60):
        env.step(act_at_random(env, rng))
        assert not env.sides.any()
        won += (env.rewards == 1).sum()
        lost += (env.rewards == -1).sum()
        assert ((env.rewards != 0) <= env.terminated).all()
    if opponent == "greedy":
        assert lost > won


def test_both_sides_act_without_an_opponent_and_rewards_are_of_who_acted():
    env = VecEnv(BASIC_MAGE, games=16, seed=1)
    rng = np.random.default_rng(0)
    env.reset()
    seen, ended = set(), 0
    for _ in range(300):
        before = env.sides.copy()
        env.step(act_at_random(env, rng))
        seen |= set(env.sides.tolist())
        for at in np.flatnonzero(env.terminated):
            ended += 1
            assert env.winners[at] in (0, 1, 2)
            assert env.rewards[at] == (0 if not env.winners[at] else 1 if env.winners[at] - 1 == before[at] else -1)
    assert seen == {0, 1} and ended > 10


def test_shaping_adds_what_the_evaluation_says():
    plain, shaped = (VecEnv(BASIC_MAGE, games=8, seed=1, opponent="random", shaping=shaping) for shaping in (0.0, 0.5))
    rng = np.random.default_rng(0)
    plain.reset(), shaped.reset()
    added = 0.0
    for _ in range(100):
        actions = act_at_random(plain, rng)
        plain.step(actions), shaped.step(actions)
        assert (np.abs(shaped.rewards - plain.rewards) <= 0.5).all()
        added += np.abs(shaped.rewards - plain.rewards).sum()
    assert added > 1


def test_a_seed_begins_other_games_and_the_same_ones_again():
    env = VecEnv(BASIC_MAGE, games=8, seed=1)
    first = env.reset()["entities"].copy()
    assert not np.array_equal(env.reset(2)["entities"], first)
    assert np.array_equal(env.reset(1)["entities"], first)


def test_seeds_of_a_list_are_those_of_each_game():
    env = VecEnv(BASIC_MAGE, games=4, seed=1)
    first = env.reset([7, 8, 9, 7])["entities"].copy()
    assert np.array_equal(first[0], first[3]) and not np.array_equal(first[0], first[1])
    assert np.array_equal(env.reset()["entities"], first), "a reset without seeds begins the same games"
    with pytest.raises(ValueError, match="2 seeds were given for 4 games"):
        env.reset([1, 2])


@pytest.mark.parametrize("threads", [1, 3])
def test_the_last_observation_of_a_game_is_kept(threads):
    env = VecEnv(RANDOM, games=48, seed=3, finals=True, threads=threads)
    rng = np.random.default_rng(3)
    env.reset()
    ended = 0
    for _ in range(200):
        twins, actions = [env.game(at) for at in range(48)], act_at_random(env, rng)
        env.step(actions)
        for at in np.flatnonzero(env.terminated):
            acted = twins[at].to_act
            twins[at].act(int(actions[at]))
            for name, array in twins[at].observe(acted).items():
                assert name not in env.finals or np.array_equal(env.finals[name][at], array), name
            ended += 1
    assert ended > 20 and list(env.finals) == ["globals", "entities", "events"] and not VecEnv(games=1).finals


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no copies of processes here")
def test_a_copy_of_the_process_steps_on_with_threads_of_its_own():
    env = VecEnv(BASIC_MAGE, games=64, threads=2, seed=5)
    env.reset()
    rng = np.random.default_rng(1)
    env.step(act_at_random(env, rng))
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        for _ in range(20):
            env.step(env.counts.astype(np.int64) - 1)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    env.step(act_at_random(env, rng))


def test_details_hold_what_a_player_knows_beside_the_table():
    env = VecEnv(BASIC_MAGE, games=2, seed=5, details=True)
    rng = np.random.default_rng(5)
    observation = env.reset()
    for _ in range(150):
        env.step(act_at_random(env, rng))
        game = env.game(0)
        state, me = game.state(), game.to_act
        known = observation["known"][0]
        rows = [tuple(row) for row in known.tolist() if row[0]]
        assert rows == sorted(rows), "the order says nothing of the order of a deck"
        deck = [it for it in state["entities"] if it["tags"]["ZONE"] == "DECK" and it["tags"]["CONTROLLER"] == me]
        counted = {cards.by_number(row[1]): row[2] for row in rows if row[0] == 1 and row[2]}
        assert counted == {card: sum(it["card"] == card for it in deck) for card in {it["card"] for it in deck}}
        for place, player in ((2, me), (3, 3 - me)):
            dead = [it for it in state["entities"] if it["tags"]["ZONE"] == "GRAVEYARD" and it["tags"]["CONTROLLER"] == player]
            assert sum(row[2] for row in rows if row[0] == place) == len(dead)
        assert np.array_equal(observation["past"][0][:8], observation["events"][0])
        entity = {it["id"]: it for it in state["entities"]}
        own = next(side for side in state["players"] if side["player"] == me)
        for row, number in enumerate(own["hand"]):
            assert observation["attached"][0][20 + row][0] == len(entity[number].get("enchantments", []))
        for name, array in game.observe(details=True).items():
            assert np.array_equal(array, observation[name][0]), name
        for world in range(2):
            shown = game.determinize(me, world).observe(me, details=True)
            assert all(np.array_equal(array, shown[name]) for name, array in game.observe(me, details=True).items())
    env.reset()
    assert sum(row[3] for row in observation["known"][0].tolist() if row[0] == 1) == 30, "the own list"
    assert "known" not in VecEnv(games=1).observation


def test_minions_are_put_where_they_are_wanted():
    env = VecEnv(RANDOM, games=32, seed=6)
    rng = np.random.default_rng(6)
    observation = env.reset()
    put = 0
    for _ in range(150):
        actions, places = act_at_random(env, rng), rng.integers(-1, 3, 32)
        twins = [env.game(at) for at in range(32)]
        wanted = observation["options"][np.arange(32), actions]
        env.step(actions, places)
        for at in np.flatnonzero((wanted[:, column("options", "places")] > 1) & ~env.terminated & ~env.truncated):
            place = int(places[at])
            inside = 0 <= place < wanted[at, column("options", "places")]
            twins[at].act(int(actions[at]), place=place if inside else None)
            assert twins[at] == env.game(at)
            put += inside
    assert put > 50
    for wrong in (np.zeros(3, np.int64), np.zeros(32), "left"):
        with pytest.raises((TypeError, ValueError)):
            env.step(act_at_random(env, rng), wrong)


def test_features_describe_every_card():
    table = features()
    assert all(len(getattr(table, name)) == len(cards) + 1 for name in ("dbf_id", "cost", "keywords", "races", "words"))
    for name in ("Fireball", "Chillwind Yeti", "Fiery War Axe", "Al'Akir the Windlord"):
        card, row = cards[name], cards.number(name)
        assert table.dbf_id[row] == card["dbf_id"] and table.cost[row] == card["cost"]
        assert table.attack[row] == card.get("attack", 0) and table.keywords[row].sum() == len(card.get("keywords", []))
    assert rows([int(table.dbf_id[7]), -5]).tolist() == [7, 0]
    assert "battlecry" in table.word_names and len(table.word_names) > 200
    spells = [name for name in ("Fireball", "Pyroblast") if table.words[cards.number(name), table.word_names.index("deal")]]
    assert len(spells) == 2
    matrix = table.matrix()
    assert matrix.dtype == np.float32 and np.isfinite(matrix).all() and not matrix[0, :5].any() and "columns" in repr(table)


def test_arrays_stay_where_they_are_and_go_elsewhere_by_dlpack():
    env = VecEnv(games=4)
    observation = env.reset()
    other = np.from_dlpack(observation["entities"])
    env.step(np.zeros(4, np.int64))
    assert env.observation is observation and np.shares_memory(other, env.entities)


def test_the_layout_is_described(repository):
    told = schema()
    names = ["globals", "entities", "events", "options", "known", "attached", "past"]
    assert [array["name"] for array in told["arrays"]] == names
    env = VecEnv(games=1, details=True)
    for array in told["arrays"]:
        assert env.observation[array["name"]].shape[-1] == len(array["columns"])
    assert told["version"] == 2 and len(told["hash"]) == 16 and told["cards"] == len(cards)
    from cardwright import _native

    written = (repository / "engine/python/OBSERVATIONS.md").read_text()
    assert written == _native.observation_tables(), "python -m cardwright.schema --markdown > engine/python/OBSERVATIONS.md"


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"games": 0}, ValueError),
        ({"games": 1 << 40}, ValueError),
        ({"games": -1}, OverflowError),
        ({"games": 1, "max_options": 1}, ValueError),
        ({"games": 1, "max_options": 1 << 30}, ValueError),
        ({"games": 1, "threads": 0}, ValueError),
        ({"games": 1, "threads": 10**6}, ValueError),
        ({"games": 1, "opponent": "a friend"}, ValueError),
        ({"games": 1, "format": "Brawl"}, ValueError),
        ({"games": 1, "shaping": float("nan")}, ValueError),
        ({"games": 1, "deck_a": "nothing"}, ValueError),
        ({"games": 1, "seed": -1}, OverflowError),
        ({"games": "two"}, TypeError),
    ],
)
def test_settings_that_are_not_possible_are_refused(settings, error):
    with pytest.raises(error):
        VecEnv(**settings)


def test_a_step_before_the_beginning_is_refused():
    with pytest.raises(RuntimeError, match="reset"):
        VecEnv(games=2).step(np.zeros(2, np.int64))


def test_wrong_actions_change_nothing():
    env = VecEnv(RANDOM, games=4, seed=1)
    env.reset()
    rng = np.random.default_rng(0)
    wrong = [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4),
        np.zeros(4, bool),
        [],
        None,
        "abcd",
        7,
        np.array([0, 0, 0, 10**6]),
        np.array([0, -1, 0, 0]),
        np.array([2**63] * 4, np.uint64),
        [0, 0, 0, None],
        np.zeros(4, object),
        np.array(["0"] * 4),
        [[0], [0, 1]],
    ]
    for _ in range(50):
        before = [array.copy() for array in env.observation.values()]
        for actions in wrong:
            with pytest.raises((TypeError, ValueError, IndexError, OverflowError)):
                env.step(actions)
        assert all(np.array_equal(one, two) for one, two in zip(before, env.observation.values(), strict=True))
        env.step(act_at_random(env, rng))
    env.step(np.zeros(8, np.int64)[::2])
    env.step(np.zeros(4, np.int8))


def test_hostile_use_raises_and_never_crashes():
    """A hundred thousand steps with anything for actions: each is taken or refused."""
    env = VecEnv(BASIC_MAGE, games=2, seed=1, threads=2)
    env.reset()
    rng = np.random.default_rng(0)
    taken = refused = 0
    for number in range(100_000):
        kind = number % 8
        size = 2 if kind < 6 else int(rng.integers(0, 5))
        actions = rng.integers(-2, 12 if kind < 4 else 1 << 62, size)
        if kind == 5:
            actions = actions.astype(rng.choice([np.float32, np.int16, np.uint8, np.complex64]))
        try:
            env.step(actions)
            taken += 1
        except (TypeError, ValueError, IndexError):
            refused += 1
    assert taken > 1000 and refused > 1000


def test_arrays_that_were_changed_are_refused():
    def broken(change):
        env = VecEnv(games=2)
        env.reset()
        change(env)
        with pytest.raises(RuntimeError):
            env.step(np.zeros(2, np.int64))

    broken(lambda env: env.entities.setflags(write=False))
    broken(lambda env: setattr(env.globals, "dtype", np.int8))
    broken(lambda env: env.mask.resize((1, 1), refcheck=False))


def test_a_second_thread_is_refused_while_one_steps():
    env = VecEnv(BASIC_MAGE, games=64, opponent="search:playouts=30")
    env.reset()
    stepping = threading.Thread(target=lambda: env.step(np.zeros(64, np.int64)))
    stepping.start()
    refused = ""
    while stepping.is_alive() and not refused:
        try:
            env.game(0)
        except RuntimeError as error:
            refused = str(error)
    stepping.join()
    assert "borrowed" in refused
    env.step(np.zeros(64, np.int64))
