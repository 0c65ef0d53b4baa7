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
    assert figures["wheel"] > 1 and figures["same_bytes"] == 1 and 0 < figures["refused"] <= 200


def test_the_bench_prints_what_many_games_cost():
    command = [sys.executable, "-m", "cardwright.bench", "--cost", "--scale", "0.0002"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout.splitlines()
    assert len(lines) == 6 and all(line.count("|") == 6 for line in lines)
    assert "| 200 |" in lines[2] and float(lines[2].split("|")[5].replace(",", "")) > 0


def test_steps_and_clones_leave_nothing_behind():
    steps, clones = memory(200_000, 20_000)
    assert abs(steps) <= 5 and abs(clones) <= 5
