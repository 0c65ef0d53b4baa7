"""The README's examples run, and they are short."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
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


def test_the_package_says_where_it_is_from_and_under_which_license():
    about = metadata.metadata("cardwright")
    urls = dict(url.split(", ", 1) for url in about.get_all("Project-URL"))
    workspace = tomllib.loads((REPOSITORY / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["package"]
    assert urls["Repository"] == workspace["repository"] and urls["Changelog"].startswith(workspace["repository"])
    assert about["License-Expression"] == workspace["license"]
    files = {file.name for file in metadata.files("cardwright")}
    assert {"LICENSE-MIT", "LICENSE-APACHE"} <= files
    for file in ("LICENSE-MIT", "LICENSE-APACHE"):
        told = next(path for path in metadata.files("cardwright") if path.name == file)
        assert told.read_text() == (REPOSITORY / file).read_text(encoding="utf-8")
    assert f"version: {workspace['version']}" in (REPOSITORY / "CITATION.cff").read_text(encoding="utf-8")
