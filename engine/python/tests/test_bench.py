"""The bench runs, the import is quick, and memory does not grow."""

import json
import subprocess
import sys

from cardwright.bench import memory


def test_the_bench_prints_its_figures():
    command = [sys.executable, "-m", "cardwright.bench", "--scale", "0.002", "--times", "1", "--json"]
    figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout)
    assert {"basicmage", "random", "engine", "share_of_engine", "two_threads", "grown_by_steps", "import"} <= figures.keys()
    assert figures["basicmage"] > 1000 and figures["import"] < 0.3


def test_steps_and_clones_leave_nothing_behind():
    steps, clones = memory(200_000, 20_000)
    assert abs(steps) <= 5 and abs(clones) <= 5
