//! The wanted content of a tree: the input of [`plan`](crate::plan).

use std::path::{Path, PathBuf};

/// The folder under the root for hand-written blocks whose cards have left the data. It is not part of the module tree.
pub const ASIDE_FOLDER: &str = "aside";

/// The wanted content of a tree.
#[derive(Clone, Debug)]
pub struct WantedTree {
    /// The folder that all paths are relative to, `generated` or `tests`.
    pub root: PathBuf,
    /// The files of cards, in any order.
    pub files: Vec<WantedFile>,
    /// The files that are generated completely.
    pub whole_files: Vec<WholeFile>,
    /// The build of the data, used in `Stale since build …` and `Gone since build …`.
    pub build: u32,
    /// The bodies that count as generated even without a mark.
    pub stubs: Vec<Stub>,
}

/// A file of card blocks.
#[derive(Clone, Debug)]
pub struct WantedFile {
    /// The path of the file, relative to the root: `legacy/mage.rs`.
    pub path: PathBuf,
    /// Module docs and imports at the top; generated as long as nobody edits them.
    pub top: String,
    /// The cards of the file in their order.
    pub blocks: Vec<Block>,
}

/// One card's header and item.
#[derive(Clone, Debug)]
pub struct Block {
    /// The card's id, `CS2_029`. Unique over all files of a [`WantedTree`].
    pub key: String,
    /// The item's name: the id for a `const`, `CS2_029_fireball` for a test.
    pub item: String,
    /// The doc lines without slashes. The mark is added.
    pub header: Vec<HeaderLine>,
    /// The kind of the body.
    pub kind: GeneratedKind,
    /// The source of the item with its attributes, without docs: `pub const CS2_029: Power = TODO;`.
    pub body: String,
}

/// A doc line of a header, without its slashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderLine {
    /// The text after `/// `.
    pub text: String,
    /// Whether bodies depend on it (card text, numbers): a change makes a hand-written body stale.
    pub is_fact: bool,
    /// For facts: whether parts that begin with a digit are ignored. In `Minion · 4 mana · 3/3` only `Minion` counts.
    pub ignores_numbers: bool,
    /// For facts: whether the line begins with a title and a colon. If an old header has no line with this title, the body is
    /// not stale, so that new kinds of lines can be added. A change or removal of the line makes it stale.
    pub titled: bool,
}

/// The kind of a generated body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GeneratedKind {
    /// No Power is needed beyond keywords.
    Vanilla,
    /// A stub.
    Todo,
    /// Written by the text compiler.
    Derived,
    /// Refers to the original's Power.
    Reprint,
}

/// A body that counts as generated even without a mark.
#[derive(Clone, Debug)]
pub struct Stub {
    /// The kind of the body.
    pub kind: GeneratedKind,
    /// The source, with `{item}` in the place of the item's name: `pub const {item}: Power = TODO;`.
    pub body: String,
}

/// A file that is generated completely.
#[derive(Clone, Debug)]
pub struct WholeFile {
    /// The path of the file, relative to the root.
    pub path: PathBuf,
    /// The whole content; its first line begins with `// @generated`.
    pub content: String,
}

impl HeaderLine {
    /// A line that bodies do not depend on.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_fact: false, ignores_numbers: false, titled: false }
    }

    /// A line on which hand-written bodies depend: a change of it makes them stale.
    pub fn body_fact(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_fact: true, ignores_numbers: false, titled: false }
    }

    /// A line of parts separated by ` · `; bodies depend on the parts that do not begin with a digit.
    pub fn fact_ignoring_numbers(text: impl Into<String>) -> Self {
        Self { ignores_numbers: true, ..Self::body_fact(text) }
    }

    /// A line with a title that bodies depend on, such as `- Numbers: {0} = 3`, and that older headers do not have.
    ///
    /// ```
    /// # use cardwright_merge::HeaderLine;
    /// assert_eq!(HeaderLine::titled("- Numbers", "{0} = 3").text, "- Numbers: {0} = 3");
    /// ```
    pub fn titled(title: &str, text: &str) -> Self {
        Self { titled: true, ..Self::body_fact(format!("{title}: {text}")) }
    }

    /// The part before the colon.
    pub(crate) fn title(&self) -> &str {
        self.text.split_once(':').map_or(&self.text, |(title, _)| title)
    }
}

impl GeneratedKind {
    /// All kinds, in the order of their declaration.
    pub const ALL: [Self; 4] = [Self::Vanilla, Self::Todo, Self::Derived, Self::Reprint];
}

impl Block {
    /// The header's lines that are facts, or the others; without trailing white space and empty lines.
    pub(crate) fn lines(&self, facts: bool) -> impl Iterator<Item = &str> {
        let lines = self.header.iter().filter(move |line| line.is_fact == facts).map(|line| line.text.trim_end());
        lines.filter(|line| !line.is_empty())
    }
}

/// The module path of a file: `crate::legacy::mage` for `legacy/mage.rs`.
pub(crate) fn module_path(path: &Path) -> Vec<String> {
    let path = path.strip_prefix(ASIDE_FOLDER).unwrap_or(path).with_extension("");
    let parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    std::iter::once("crate".to_owned()).chain(parts.filter(|part| part != "mod" && part != "lib")).collect()
}
