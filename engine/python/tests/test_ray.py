"""Two nodes of Ray on this machine: the result is that of one process, and a node may die in the middle."""

import os
import threading
import time

import pytest

from cardwright import BASIC_MAGE, gauntlet, simulate
from cardwright.evolve import evolve

ray = pytest.importorskip("ray", reason="pip install ./engine/python[ray]; the cluster's tests take a minute")


@pytest.fixture(scope="module")
def cluster():
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 100_000_000})
    cluster.add_node(num_cpus=1, object_store_memory=100_000_000)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_counts_what_one_process_counts(cluster):
    import cardwright.ray

    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    settings = {"games": 5000, "seed": 3}
    here = simulate(BASIC_MAGE, "random:hunter", **settings)
    for games_a_task in (137, 1000, 100_000):
        assert cardwright.ray.simulate(BASIC_MAGE, "random:hunter", games_a_task=games_a_task, **settings) == here
    decks = {"mage": BASIC_MAGE, "hunter": "random:hunter", "rogue": "random:rogue"}
    assert cardwright.ray.gauntlet(decks, games=300, games_a_task=70, seed=1) == gauntlet(decks, games=300, seed=1)
    asked = {
        "class_name": "mage",
        "sets": ["LEGACY"],
        "generations": 2,
        "population": 4,
        "games": 30,
        "agents": "random",
        "seed": 3,
    }
    assert cardwright.ray.evolve([BASIC_MAGE], **asked) == evolve([BASIC_MAGE], **asked)


def test_a_node_that_dies_in_the_middle_changes_nothing(cluster):
    import cardwright.ray

    doomed = cluster.add_node(num_cpus=1, object_store_memory=100_000_000)
    ended, killed = [], threading.Event()

    def kill():
        while len(ended) < 3:
            time.sleep(0.05)
        cluster.remove_node(doomed, allow_graceful=False)
        killed.set()

    killer = threading.Thread(target=kill)
    killer.start()
    settings = {"games": 60_000, "agents": "random", "seed": 4}
    there = cardwright.ray.simulate(BASIC_MAGE, games_a_task=1500, progress=lambda done, total: ended.append(done), **settings)
    killer.join(timeout=120)
    assert killed.is_set() and ended[-1] == 60_000
    assert there == simulate(BASIC_MAGE, **settings)
