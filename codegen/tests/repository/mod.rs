//! A repository of its own with a few real cards, in which the real program runs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A temporary repository.
pub struct Repository {
    folder: tempfile::TempDir,
}

/// The exit code and the output of the program.
#[derive(Debug)]
pub struct Output {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Output {
    pub fn ok(&self) -> bool {
        assert_eq!(self.code, 0, "{self:?}");
        true
    }

    pub fn json(&self) -> serde_json::Value {
        assert!(self.ok());
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {}", self.stdout))
    }
}

impl Repository {
    /// Imported and generated.
    pub fn built() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let repository = Self { folder };
        for file in ["sets.toml", "tags.toml", "sources.toml"] {
            repository.write(&format!("data/{file}"), &fs::read_to_string(here.join("../data").join(file)).unwrap());
        }
        fs::create_dir_all(repository.path("generated")).unwrap();
        repository.write("tests/Cargo.toml", "[package]\nname = \"tests\"\n");
        let cards = fs::read_to_string(here.join("tests/fixture/CardDefs.xml")).unwrap();
        repository.write("CardDefs.xml", &cards);
        repository.build();
        repository
    }

    /// Imports and generates.
    pub fn build(&self) {
        assert!(self.import().ok());
        assert!(self.run(&["generate"]).ok());
    }

    /// Imports the repository's own CardDefs.xml.
    pub fn import(&self) -> Output {
        self.run(&["import", "--carddefs", "CardDefs.xml", "--offline"])
    }

    pub fn run(&self, arguments: &[&str]) -> Output {
        self.run_at(arguments, None)
    }

    /// The same with a terminal of so many columns.
    pub fn run_at(&self, arguments: &[&str], columns: Option<u16>) -> Output {
        let output = Command::new(env!("CARGO_BIN_EXE_cardwright"))
            .args(arguments)
            .envs(columns.map(|columns| ("COLUMNS", columns.to_string())))
            .current_dir(self.folder.path())
            .output()
            .expect("the program starts");
        Output {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    pub fn write(&self, file: &str, text: &str) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Replaces text that must be there.
    pub fn edit(&self, file: &str, old: &str, new: &str) {
        let text = self.read(file);
        assert!(text.contains(old), "{file} has no {old:?}");
        self.write(file, &text.replacen(old, new, 1));
    }

    /// Writes a card's Power and test as a person does.
    pub fn adopt_as(&self, id: &str, power: &str) {
        let start = format!("pub const {id}: Power =");
        let (file, text) = self.files().into_iter().find(|(_, text)| text.contains(&start)).expect("a card");
        let at = text.find(&start).expect("it is there") + start.len();
        let end = at + text[at..].find(";\n").expect("it ends");
        fs::write(file, format!("{} {power}{}", &text[..at], &text[end..])).unwrap();
    }

    /// Changes the card data everywhere.
    pub fn patch(&self, old: &str, new: &str) {
        let text = self.read("CardDefs.xml");
        assert!(text.contains(old), "the data has no {old:?}");
        self.write("CardDefs.xml", &text.replace(old, new));
    }

    /// The lines of a card's Power with its header.
    pub fn block(&self, id: &str) -> String {
        let item = format!("pub const {id}: ");
        let all = self.files();
        let text = all.values().find(|text| text.contains(&item)).unwrap_or_else(|| panic!("no {id}"));
        let at = text.find(&item).unwrap();
        let start = text[..at].rfind("\n\n").map_or(0, |at| at + 2);
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
        text[start..end].to_owned()
    }

    /// Every generated file.
    pub fn files(&self) -> BTreeMap<PathBuf, String> {
        let mut files = BTreeMap::new();
        for folder in ["generated", "tests"] {
            list(&self.path(folder), &mut files);
        }
        files
    }
}

fn list(folder: &Path, files: &mut BTreeMap<PathBuf, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            list(&path, files);
        } else {
            files.insert(path.clone(), fs::read_to_string(&path).unwrap());
        }
    }
}
