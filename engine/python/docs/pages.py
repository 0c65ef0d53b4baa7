"""Pages that mkdocs makes of what is written elsewhere: the guides of the package, its examples, the docstrings of its modules."""

import re
import tomllib
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

PACKAGE = Path(__file__).resolve().parents[1]
REPOSITORY = PACKAGE.parents[1]
GUIDES = {"README.md": "index.md", "OBSERVATIONS.md": "OBSERVATIONS.md", "MATRICES.md": "MATRICES.md", "CLUSTER.md": "CLUSTER.md"}
_LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def modules() -> list[str]:
    """The public modules, the package first."""
    names = sorted(file.stem for file in (PACKAGE / "cardwright").glob("*.py") if not file.stem.startswith("_"))
    return ["cardwright", *(f"cardwright.{name}" for name in names)]


def examples() -> list[Path]:
    """The examples."""
    return sorted((PACKAGE / "examples").glob("*.py"))


def page_of(link: str) -> str | None:
    """The page that a link of a guide leads to: another guide, an example, or a picture."""
    if link in GUIDES:
        return GUIDES[link]
    if link.startswith("examples/"):
        return link.removesuffix(".py") + ".md"
    return link if link.endswith(".png") else None


def guide(text: str, address: str) -> str:
    """The text of a guide with links to pages, or to the repository where there is no page."""

    def led(found: re.Match[str]) -> str:
        link, anchor = found[1], found[2] or ""
        page = page_of(link)
        if page is None:
            file = (PACKAGE / link).resolve().relative_to(REPOSITORY).as_posix()
            return f"]({address}/blob/main/{file}{anchor})"
        return f"]({page}{anchor})"

    return _LINK.sub(led, text)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The table of contents."""
    config.nav = [
        {"Guide": "index.md"},
        {"Observations": "OBSERVATIONS.md"},
        {"Matrices of decks": "MATRICES.md"},
        {"Many machines": "CLUSTER.md"},
        {"Examples": [{file.name: f"examples/{file.stem}.md"} for file in examples()]},
        {"Modules": [{name: f"modules/{name}.md"} for name in modules()]},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages."""
    cargo = tomllib.loads((REPOSITORY / "Cargo.toml").read_text(encoding="utf-8"))
    address = cargo["workspace"]["package"]["repository"]
    pages = {page: guide((PACKAGE / name).read_text(encoding="utf-8"), address) for name, page in GUIDES.items()}
    for file in examples():
        pages[f"examples/{file.stem}.md"] = f"# {file.name}\n\n```python\n{file.read_text(encoding='utf-8')}```\n"
    for name in modules():
        pages[f"modules/{name}.md"] = f"# {name}\n\n::: {name}\n"
    for page, text in pages.items():
        files.append(File.generated(config, page, content=text))
    for picture in PACKAGE.glob("*.png"):
        files.append(File.generated(config, picture.name, abs_src_path=str(picture)))
    return files
