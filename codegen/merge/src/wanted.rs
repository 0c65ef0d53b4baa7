//! What the generator wants the tree to hold: the input of [`plan`](crate::plan).

use std::path::{Path, PathBuf};

/// The folder under the root where bodies wait whose card has left the data. It is no part of any module tree.
pub const ASIDE: &str = "aside";

/// Everything that a tree should hold after the run.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The folder that all paths are relative to, `generated` or `tests`.
    pub root: PathBuf,
    /// The files of cards, in any order.
    pub files: Vec<WantedFile>,
    /// The files that are the generator's from the first byte to the last.
    pub whole: Vec<WholeFile>,
    /// The build of the data, named in `Stale since build …` and `Gone since build …`.
    pub build: u32,
    /// The bodies that are the generator's even without a mark.
    pub stubs: Vec<Stub>,
}

/// A file of card blocks.
#[derive(Clone, Debug)]
pub struct WantedFile {
    /// Relative to the root, `legacy/mage.rs`.
    pub path: PathBuf,
    /// Module docs and imports at the top. The generator's as long as nobody edits it.
    pub preamble: String,
    /// The cards of the file in their order.
    pub blocks: Vec<Block>,
}

/// One card's header and item.
#[derive(Clone, Debug)]
pub struct Block {
    /// The card's id, `CS2_029`. Unique over all files of a [`Wanted`].
    pub key: String,
    /// The item's name: the id for a `const`, `CS2_029_fireball` for a test.
    pub item: String,
    /// The doc lines without their slashes. The mark is not among them, it is added.
    pub header: Vec<HeaderLine>,
    /// What kind of body this is.
    pub emitted: Emitted,
    /// The source of the item with its attributes, without docs: `pub const CS2_029: Power = TODO;`.
    pub body: String,
}

/// A doc line of a header, without its slashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderLine {
    /// The text after `/// `.
    pub text: String,
    /// Whether a body depends on it (card text, numbers): a change of it makes a touched body stale.
    pub fact: bool,
    /// Of a fact: that no body depends on its parts that begin with a digit. In `Minion · 4 mana · 3/3` only `Minion` counts.
    pub but_numbers: bool,
    /// Of a fact: that it begins with a title and a colon, and that a header without a line of this title said nothing of it. So
    /// a line of a new kind makes no body stale, but a change of the line does, and so does its loss.
    pub titled: bool,
}

/// What the generator wrote into a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Emitted {
    /// Keywords alone say it all.
    Vanilla,
    /// A stub to be filled.
    Todo,
    /// Written by the text compiler.
    Derived,
    /// Points at the original's power.
    Reprint,
}

/// A body that is recognized as the generator's even when its mark is missing.
#[derive(Clone, Debug)]
pub struct Stub {
    /// What it is.
    pub emitted: Emitted,
    /// Its source, `{item}` standing for the item's name: `pub const {item}: Power = TODO;`.
    pub body: String,
}

/// A file that is generated as a whole.
#[derive(Clone, Debug)]
pub struct WholeFile {
    /// Relative to the root.
    pub path: PathBuf,
    /// The whole content; its first line begins with `// @generated`.
    pub content: String,
}

impl HeaderLine {
    /// A line that a body does not depend on.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), fact: false, but_numbers: false, titled: false }
    }

    /// A line that a body depends on.
    pub fn fact(text: impl Into<String>) -> Self {
        Self { text: text.into(), fact: true, but_numbers: false, titled: false }
    }

    /// A line of parts, divided by ` · `, of which a body depends on all but those that begin with a digit.
    pub fn fact_but_numbers(text: impl Into<String>) -> Self {
        Self { but_numbers: true, ..Self::fact(text) }
    }

    /// A line that a body depends on, such as `- Numbers: {0} = 3`, which older headers do not have.
    ///
    /// ```
    /// # use cardwright_merge::HeaderLine;
    /// assert_eq!(HeaderLine::titled("- Numbers", "{0} = 3").text, "- Numbers: {0} = 3");
    /// ```
    pub fn titled(title: &str, text: &str) -> Self {
        Self { titled: true, ..Self::fact(format!("{title}: {text}")) }
    }

    /// The part before its colon.
    pub(crate) fn title(&self) -> &str {
        self.text.split_once(':').map_or(&self.text, |(title, _)| title)
    }
}

impl Emitted {
    /// All kinds, in the order of their declaration.
    pub const ALL: [Self; 4] = [Self::Vanilla, Self::Todo, Self::Derived, Self::Reprint];
}

impl Block {
    /// The header's lines that are facts, or the others; without white space at their ends, and without empty ones.
    pub(crate) fn lines(&self, facts: bool) -> impl Iterator<Item = &str> {
        let lines = self.header.iter().filter(move |line| line.fact == facts).map(|line| line.text.trim_end());
        lines.filter(|line| !line.is_empty())
    }
}

/// The module path of a file, `crate::legacy::mage` of `legacy/mage.rs`: all files are modules of one crate.
pub(crate) fn module(path: &Path) -> Vec<String> {
    let path = path.strip_prefix(ASIDE).unwrap_or(path).with_extension("");
    let parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    std::iter::once("crate".to_owned()).chain(parts.filter(|part| part != "mod" && part != "lib")).collect()
}
