//! A small world of cards, and its tree in memory.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use cardwright_merge::{
    Block, FoundKind, GeneratedKind, HeaderLine, IndexedBlock, MergeError, Plan, SourceTree, Stub, WantedFile,
    WantedTree, index, plan,
};

/// The data of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub name: String,
    pub cost: u32,
    pub text: String,
    pub file: String,
    pub emitted: GeneratedKind,
}

/// The data of a build, and the tree that was generated and edited so far.
#[derive(Clone, Debug)]
pub struct World {
    pub build: u32,
    pub cards: BTreeMap<String, Card>,
    pub tests: bool,
    pub files: BTreeMap<PathBuf, String>,
}

impl World {
    /// A world of powers.
    pub fn new() -> Self {
        let (cards, files) = (BTreeMap::new(), BTreeMap::new());
        Self { build: 100, cards, tests: false, files }
    }

    /// A world of tests.
    pub fn of_tests() -> Self {
        Self { tests: true, ..Self::new() }
    }

    /// Adds a card, or another version of it.
    pub fn card(&mut self, id: &str, file: &str, text: &str) -> &mut Card {
        let card = Card {
            name: format!("Name {id}"),
            cost: 1,
            text: text.into(),
            file: file.into(),
            emitted: GeneratedKind::Todo,
        };
        self.cards.insert(id.into(), card);
        self.cards.get_mut(id).expect("it was just put in")
    }

    pub fn wanted(&self) -> WantedTree {
        let mut files: BTreeMap<PathBuf, Vec<Block>> = BTreeMap::new();
        for (id, card) in &self.cards {
            files.entry(card.file.clone().into()).or_default().push(self.block(id, card));
        }
        let files = files.into_iter().map(|(path, blocks)| {
            let preamble = format!("//! Cards of `{}`.\n\nuse cardwright_engine::script::*;\n", path.display());
            WantedFile { path, top: preamble, blocks }
        });
        let stub = |emitted, body: &str| Stub { kind: emitted, body: format!("pub const {{item}}: Power = {body};") };
        WantedTree {
            root: PathBuf::from("root"),
            files: files.collect(),
            whole_files: Vec::new(),
            build: self.build,
            stubs: vec![stub(GeneratedKind::Todo, "TODO"), stub(GeneratedKind::Vanilla, "VANILLA")],
        }
    }

    fn block(&self, id: &str, card: &Card) -> Block {
        let facts = [format!("`{id}` · {} mana", card.cost), format!("> {}", card.text)];
        let [stats, text] = facts.map(HeaderLine::body_fact);
        let plain = |text: &str| HeaderLine::plain(text);
        let set = plain(&format!("- Set: {}", Path::new(&card.file).parent().expect("a set").display()));
        let header = vec![plain(&format!("# {}", card.name)), plain(""), stats, plain(""), text, plain(""), set];
        let snake = card.name.to_lowercase().replace(' ', "_");
        let (item, body) = if self.tests {
            let item = format!("{id}_{snake}");
            let body = format!(
                "#[test]\n#[ignore = \"todo: {id}\"]\nfn {item}() {{\n    let game = new_game();\n    assert_eq!(game.cost({id:?}), {});\n}}",
                card.cost
            );
            (item, body)
        } else {
            let power = match card.emitted {
                GeneratedKind::Todo => "TODO".to_owned(),
                GeneratedKind::Vanilla => "VANILLA".to_owned(),
                GeneratedKind::Derived => format!("spell(&[deal({})])", card.text.len()),
                GeneratedKind::Reprint => "crate::legacy::mage::ORIGINAL".to_owned(),
            };
            (id.to_owned(), format!("pub const {id}: Power = {power};"))
        };
        Block { key: id.to_owned(), item, header, kind: card.emitted, body }
    }

    pub fn tree(&self) -> SourceTree {
        SourceTree { files: self.files.clone(), ..SourceTree::default() }
    }

    pub fn plan(&self) -> Result<Plan, MergeError> {
        plan(&self.wanted(), &self.tree())
    }

    /// Regenerates in memory, and makes sure that a second run changes nothing and that everything parses.
    pub fn run(&mut self) -> Plan {
        let plan = self.plan().unwrap_or_else(|error| panic!("{error}\n{self}"));
        for change in &plan.changes {
            match &change.new {
                Some(text) => drop(self.files.insert(change.path.clone(), text.clone())),
                None => drop(self.files.remove(&change.path)),
            }
        }
        for (path, text) in &self.files {
            syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", path.display()));
        }
        let again = self.plan().unwrap_or_else(|error| panic!("second run: {error}\n{self}"));
        if let Some(change) = again.changes.first() {
            let (old, new) = (change.old.as_deref().unwrap_or(""), change.new.as_deref().unwrap_or(""));
            panic!("second run changes {}:\n{old}\n=====>\n{new}", change.path.display());
        }
        plan
    }

    pub fn text(&self, file: &str) -> &str {
        self.files.get(Path::new(file)).unwrap_or_else(|| panic!("no {file}:\n{self}"))
    }

    /// A person's edit.
    pub fn edit(&mut self, file: &str, from: &str, to: &str) {
        let text = self.files.get_mut(Path::new(file)).expect("the file is there");
        assert!(text.contains(from), "no {from:?} in\n{text}");
        *text = text.replacen(from, to, 1);
    }

    /// A person writes something at the end of a file.
    pub fn append(&mut self, file: &str, text: &str) {
        self.files.get_mut(Path::new(file)).expect("the file is there").push_str(text);
    }

    /// A person fills a power.
    pub fn fill(&mut self, id: &str, power: &str) {
        let file = self.cards[id].file.clone();
        self.edit(&file, &format!("pub const {id}: Power = TODO;"), &format!("pub const {id}: Power = {power};"));
    }

    pub fn found(&self) -> Vec<IndexedBlock> {
        index(&self.tree(), &self.wanted().stubs).unwrap_or_else(|error| panic!("{error}\n{self}"))
    }

    /// The state of a card as the index and the header tell it; they have to agree.
    pub fn state(&self, id: &str) -> String {
        let found = self.found().into_iter().find(|found| found.key == id && found.kind != FoundKind::ExtraTest);
        found.unwrap_or_else(|| panic!("no {id}\n{self}")).state.to_string()
    }
}

impl std::fmt::Display for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.files.iter().try_for_each(|(path, text)| writeln!(f, "----- {}\n{text}", path.display()))
    }
}

/// The file of most cards.
pub const MAGE: &str = "legacy/mage.rs";

/// Three cards of one file, freshly generated.
pub fn three() -> World {
    let mut world = World::new();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.card("C_3", MAGE, "Deal 3 damage.");
    world.run();
    world
}

/// The block of a card: from its name to the end of its item.
pub fn block<'w>(world: &'w World, id: &str) -> &'w str {
    let text = world.text(&world.cards[id].file);
    let start = text.find(&format!("/// # Name {id}")).unwrap_or_else(|| panic!("no header of {id}\n{text}"));
    let end = text[start..].find(";\n").map_or(text.len(), |end| start + end + 2);
    &text[start..end]
}
