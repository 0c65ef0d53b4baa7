"""The README's examples run, and they are short."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parents[1] / "README.md").read_text()
EXAMPLES = re.findall(r"<!-- run(?: with ([a-z, ]+))? -->\n```python\n(.*?)```", README, re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs_as_it_stands(number, tmp_path):
    modules, code = EXAMPLES[number]
    for module in filter(None, modules.split(", ")):
        pytest.importorskip(module)
    assert len(code.strip().splitlines()) <= 20
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_every_block_of_python_is_run():
    assert README.count("```python") == len(EXAMPLES) >= 2
