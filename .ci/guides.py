"""Checks the guides: links lead somewhere, pictures are small, commands and options exist, figures come from commands, and every
command of README is run.

Arguments name the programs: `guides.py cards=target/debug/cardwright arena=target/debug/arena xtask=target/debug/xtask`.
"""

import functools
import json
import os
import pathlib
import re
import select
import shlex
import subprocess
import sys
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
GUIDES = [
    "README.md", "ARCHITECTURE.md", "COVERAGE.md", "SIMULATORS.md", "TASKS.md", "CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md", "SECURITY.md", "engine/README.md", "engine/RULES.md",
    "engine/PERFORMANCE.md", "engine/arena/CONFORM.md", "engine/arena/SEARCH.md", "engine/arena/SERVE.md",
    "engine/python/CLUSTER.md", "engine/python/MATRICES.md", "engine/python/OBSERVATIONS.md", "engine/python/README.md",
    "engine/vocabulary/src/script/MIGRATION.md",
]
LARGEST_PICTURE = 200_000
# A newcomer reads README to its end.
LONGEST_README = 120
# The changes since the last version, as users read them.
LONGEST_UNRELEASED = 120


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
        for which, subcommand, rest in re.findall(r"\bcargo (cards|arena|xtask) ([a-z]+)([^#;|]*)", line):
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


# Commands of README that other steps of CI run: the file of that step, and the text in it that runs the command.
ELSEWHERE = {
    "cargo cards build": (".ci/xtask/src/check.rs", '"cardwright", ["build"]'),
    "cargo cards coverage --readme": (".ci/xtask/src/check.rs", '"cardwright", ["coverage", "--readme", "--check"]'),
    "cargo cards site": (".ci/xtask/src/ci.rs", '"site", "--history", "--play"'),
    "cargo cards site --play": (".ci/xtask/src/ci.rs", '"site", "--history", "--play"'),
    "cargo xtask test": (".ci/xtask/src/ci.rs", "test::workspace("),
    "cargo doc --open -p cardwright-vocabulary": (".ci/xtask/src/check.rs", '"doc", "--workspace"'),
    "cargo arena serve --unix": ("engine/arena/tests/serve.rs", '"--unix"'),
    "cargo arena conform": ("engine/arena/tests/conform.rs", '"conform"'),
    "pip install ./engine/python": (".ci/xtask/src/python.rs", '"install", "./engine/python"'),
}
# A debug build plays fewer games.
FEWER = {"--games": "40"}


def commands_of(text):
    """All commands that a document shows: the lines of `sh` blocks, and inline code that begins with one of these programs."""
    lines = [line for block in re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S) for line in block.splitlines()]
    lines += re.findall(r"`((?:cargo|pip|python|rustup|npm|git) ?[^`\n]*)`", text)
    return sorted({shlex.join(shlex.split(line, comments=True)) for line in lines if line.strip()})


def exit_code_of_game(command):
    """Runs a command in a terminal, and quits the game as soon as it shows something."""
    import fcntl
    import pty
    import struct
    import termios

    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.chdir(ROOT)
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    end = time.monotonic() + 60
    shown = b""
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.5)[0]:
            try:
                some = os.read(terminal, 1 << 16)
            except OSError:  # The other side is closed.
                break
            if not some:
                break
            shown += some
        elif shown:
            os.write(terminal, b"qy")
    else:
        os.kill(child, 9)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def fault_of_command(programs, command):
    """Why a command of README does not work, or is run nowhere; None if all is well."""
    if command in ELSEWHERE:
        file, runs = ELSEWHERE[command]
        there = runs in (ROOT / file).read_text(encoding="utf-8")
        return None if there else f"`{command}` is run by no step of CI: {file} has no {runs}"
    words = shlex.split(command)
    if len(words) < 2 or words[0] != "cargo" or words[1] not in programs:
        return f"`{command}` is run by no step of CI: say in .ci/guides.py which step runs it"
    rest = [FEWER.get(before, word) for before, word in zip(["", *words[2:]], words[2:])]
    line = [str(ROOT / programs[words[1]]), *(rest or ["--help"])]
    if rest[:1] == ["play"]:
        if os.name != "posix":
            return None
        code = exit_code_of_game(line)
    else:
        code = subprocess.run(line, capture_output=True, cwd=ROOT, stdin=subprocess.DEVNULL).returncode
    return f"`{command}` ends with {code}" if code else None


def readme(programs, text):
    """README is short, and every command of it works. With an option that does not exist it must not: this check would notice."""
    if len(text.splitlines()) > LONGEST_README:
        yield f"has {len(text.splitlines())} lines, and {LONGEST_README} are enough"
    for command in commands_of(text):
        fault = fault_of_command(programs, command)
        if fault:
            yield fault
        if not fault_of_command(programs, f"{command} --no-such-option"):
            yield f"`{command} --no-such-option` is not noticed by .ci/guides.py"


# Guides with measured figures, which `cargo xtask figures` writes.
MEASURED = [
    "engine/PERFORMANCE.md", "engine/README.md", "engine/arena/SEARCH.md", "engine/arena/SERVE.md", "engine/python/CLUSTER.md",
    "engine/python/MATRICES.md", "engine/python/README.md",
]
MEASURE = re.compile(
    r"\d[\d,.]* ?(?:%|×|ns\b|µs\b|kB\b|MB\b|GB\b|times as\b|(?:millions? |processor )?(?:instructions|actions|decisions|playouts|"
    r"requests|games|seconds|minutes|hours|wins) (?:a|an|per|each)\b|(?:million )?instructions\b|(?:processor )?seconds\b)"
)
# Numbers that somebody chose, which look like measured ones.
CHOSEN = ["2 % more than", "32 kB each", "30,000 games a second"]


def figures(text):
    """Measured figures outside of code, and of the comments between which a command writes them."""
    for chosen in CHOSEN:
        text = text.replace(chosen, "")
    text = re.sub(r"<!-- figures: .*?<!-- /figures", "", text, flags=re.S)
    text = re.sub(r"^```.*?^```|`[^`\n]+`", "", text, flags=re.M | re.S)
    for line in text.splitlines():
        for found in MEASURE.finditer(line):
            yield f"has the figure {found[0]!r} that no command writes: “{line.strip()[:90]}”"


def address():
    """The address of the repository stands in Cargo.toml, and all packages take it from there. A Python test compares its copy."""
    known = ("Cargo.toml", "engine/python/pyproject.toml")
    told = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["package"]["repository"]
    bare = told.split("://")[-1]
    files = subprocess.run(["git", "grep", "-lI", "-F", bare], cwd=ROOT, capture_output=True, text=True).stdout.split()
    yield from (f"{file} has a copy of the repository's address, which stands in Cargo.toml" for file in files if file not in known)
    if "Cargo.toml" not in files:
        yield "Cargo.toml does not have the repository's address, or git does not know the file"
    command = ["cargo", "metadata", "--format-version", "1", "--no-deps", "--offline"]
    packages = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)["packages"]
    for package in packages:
        if package["repository"] != told:
            yield f"the package {package['name']} has the repository {package['repository']}: write `repository.workspace = true`"


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


def unreleased(text):
    """The changes since the last version are few enough to be read."""
    _, _, rest = text.partition("\n## Unreleased\n")
    lines = rest.partition("\n## ")[0].splitlines()
    if len(lines) > LONGEST_UNRELEASED:
        yield f"has {len(lines)} lines below Unreleased, and {LONGEST_UNRELEASED} are enough: group and shorten them"


def main():
    programs = dict(pair.split("=", 1) for pair in sys.argv[1:])
    wrong = []
    for name in GUIDES:
        guide = ROOT / name
        text = guide.read_text(encoding="utf-8")
        wrong += [f"{name} {what}" for what in [*links(guide, text), *commands(programs, text)]]
        if name in RUN:
            wrong += [f"{name} {what}" for what in [*examples(programs, text), *powers(text)]]
        if name in MEASURED:
            wrong += [f"{name} {what}" for what in figures(text)]
        if name == "README.md":
            wrong += [f"{name}: {what}" for what in readme(programs, text)]
        if name == "CHANGELOG.md":
            wrong += [f"{name} {what}" for what in unreleased(text)]
    wrong += address()
    print("\n".join(wrong) or f"{len(GUIDES)} guides checked: links, pictures and commands are valid")
    sys.exit(bool(wrong))


main()
