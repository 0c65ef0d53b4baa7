"""Checks the guides: links lead somewhere, pictures are small, commands and options exist.

Arguments name the programs: `guides.py cards=target/debug/cardwright arena=target/debug/arena`.
"""

import functools
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GUIDES = [
    "README.md", "ARCHITECTURE.md", "COVERAGE.md", "SIMULATORS.md", "TASKS.md", "CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md", "SECURITY.md", "engine/README.md",
    "engine/PERFORMANCE.md", "engine/arena/CONFORM.md", "engine/arena/SEARCH.md", "engine/arena/SERVE.md",
    "engine/python/CLUSTER.md", "engine/python/MATRICES.md", "engine/python/OBSERVATIONS.md", "engine/python/README.md",
    "engine/vocabulary/src/script/MIGRATION.md",
]
LARGEST_PICTURE = 200_000


def anchors(text):
    heads = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def links(guide, text):
    for to in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https?://", to):
            continue
        path, _, anchor = to.partition("#")
        file = (guide.parent / path) if path else guide
        if not file.exists():
            yield f"links to {path}, which does not exist"
        elif anchor and anchor not in anchors(file.read_text(encoding="utf-8")):
            yield f"links to #{anchor}, which is not a heading of {file.name}"
        elif file.suffix in (".png", ".svg") and file.stat().st_size > LARGEST_PICTURE:
            yield f"shows {path}, which is larger than {LARGEST_PICTURE} bytes"


@functools.cache
def help_of(program, subcommand):
    told = subprocess.run([ROOT / program, subcommand, "--help"], capture_output=True, text=True)
    return told.stdout if told.returncode == 0 else None


def commands(programs, text):
    code = re.findall(r"`([^`\n]+)`", text)
    for block in re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.M | re.S):
        code += block.splitlines()
    for line in code:
        for which, subcommand, rest in re.findall(r"\bcargo (cards|arena) ([a-z]+)([^#;|]*)", line):
            told = help_of(programs[which], subcommand)
            if told is None:
                yield f"`cargo {which} {subcommand}` is not a command"
                continue
            for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
                if option not in told:
                    yield f"`cargo {which} {subcommand}` has no option {option}"


# Commands that answer a question and change nothing: each example of them in a guide is run.
ANSWERS = ["show", "search", "like", "next", "test", "coverage"]
RUN = ["README.md", "CONTRIBUTING.md"]
# Questions to which "nothing" is the good answer.
FINDS_NOTHING = ["state:stale"]


def examples(programs, text):
    code = re.findall(r"`(cargo cards [^`\n]+)`", text)
    language = None
    for line in map(str.strip, text.splitlines()):
        if line.startswith("```"):
            language = line[3:] if language is None else None
        elif language in ("", "sh") and line.startswith("cargo cards "):
            code.append(line.split("#")[0].strip())
    for line in sorted(set(code)):
        words = shlex.split(line)[2:]
        why = words[:2] == ["text", "--why"]
        # A word in capitals alone, such as FILE or ID, is a placeholder.
        stands = any(re.fullmatch(r"[A-Z]+", word) for word in words)
        if not (why or words[0] in ANSWERS) or stands or "--readme" in words or "--run" in words:
            continue
        told = subprocess.run([ROOT / programs["cards"], *words], capture_output=True, text=True, cwd=ROOT)
        # `--why` of a text that is read has nothing to say.
        most = 1 if why or words[-1] in FINDS_NOTHING else 0
        if told.returncode > most:
            yield f"`{line}` ends with {told.returncode}: {told.stderr.strip()[-200:]}"


def powers(text):
    """Each Power that a guide shows as written stands in the cards like this."""
    cards = {}
    for file in [*(ROOT / "generated").glob("*/*.rs"), *(ROOT / "engine/tests/cards").glob("*.rs")]:
        text_of_file = file.read_text(encoding="utf-8")
        for id, power in re.findall(r"^pub const (\w+): Power =\s*(.*?);$", text_of_file, re.M | re.S):
            cards.setdefault(id, set()).add("".join(power.split()))
    for id, power in re.findall(r"^ *pub const (\w+): Power =\s*(.*?);", text, re.M | re.S):
        if power != "TODO" and "".join(power.split()) not in cards.get(id, set()):
            yield f"shows a Power of {id} that no card has"


def main():
    programs = dict(pair.split("=", 1) for pair in sys.argv[1:])
    wrong = []
    for name in GUIDES:
        guide = ROOT / name
        text = guide.read_text(encoding="utf-8")
        wrong += [f"{name} {what}" for what in [*links(guide, text), *commands(programs, text)]]
        if name in RUN:
            wrong += [f"{name} {what}" for what in [*examples(programs, text), *powers(text)]]
    print("\n".join(wrong) or f"{len(GUIDES)} guides checked: links, pictures and commands are valid")
    sys.exit(bool(wrong))


main()
