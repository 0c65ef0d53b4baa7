use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, bail};
use cardwright_data::source::{Cache, PinRole};
use cardwright_data::store::{ImportInputs, Store, import};
use clap::Args;
use sha2::{Digest, Sha256};

use super::fetch::{cache, fetch};
use super::generate::{Prepared, catalog, cosmetic_tags};
use super::terminal::Terminal;
use crate::catalog::Catalog;
use crate::difference::{Build, ComparisonOptions, compare};
use crate::generate::stub_bodies;
use crate::header::text_numbers;
use crate::workspace::Workspace;
use cardwright_merge::{ASIDE_FOLDER, Change, FoundKind, IndexedBlock, SourceTree, State, index, replace};

/// Checks that regeneration is safe: imports and generates builds in order over hand-written bodies.
///
/// In a copy of the repository, bodies and tests are written after the first build. After every build each of their lines
/// must still exist, everything must compile, a second run must change nothing, stale and removed cards must match the
/// records of the builds, and `diff` must agree.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards soak                                               every pinned build, 200 bodies\n  \
                  cargo cards soak --build 54613 --build 165029 --build 255790 --bodies 60\n  \
                  cargo cards soak --return --build 237510 --build 254477        there and back, byte for byte"
)]
pub struct Soak {
    /// A build; can be repeated, in order. By default all pinned builds, oldest first.
    #[arg(long, value_name = "N")]
    build: Vec<u32>,
    /// The number of hand-written bodies.
    #[arg(long, default_value_t = 200)]
    bodies: usize,
    /// Keep the copy of the repository and print its path.
    #[arg(long)]
    keep: bool,
    /// Edits the cards as they are, imports the builds and then the pinned one again, and checks that every file is unchanged.
    /// Nothing is compiled.
    #[arg(long = "return")]
    there_and_back: bool,
}

/// A hand-written body.
struct HandWrittenBody {
    id: String,
    /// Its lines, which must be preserved.
    lines: Vec<String>,
    /// The facts of the card at the time of writing.
    card_facts: CardFacts,
}

/// The data that makes a body stale when it changes: text, numbers in it, type, minion types and school.
type CardFacts = (String, BTreeMap<usize, i64>, Vec<String>);

impl Soak {
    /// Exit code 1 at the first violation.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        if self.there_and_back {
            return round_trip(workspace, &self.build, self.bodies, terminal);
        }
        let cache = cache(workspace)?;
        let builds = if self.build.is_empty() { cache.pins().builds() } else { self.build.clone() };
        let folder = tempfile::Builder::new().prefix("cardwright-soak-").tempdir()?;
        copy_sources(workspace, folder.path())?;
        let copy = Workspace::find(Some(folder.path()))?;
        let mut filled: Vec<HandWrittenBody> = Vec::new();
        let mut before: Option<Build> = None;
        println!(
            "{:>8} {:>7} {:>7} {:>8} {:>8} {:>6} {:>6} {:>6} {:>8}",
            "build", "cards", "added", "removed", "changed", "stale", "gone", "kept", "seconds"
        );
        for number in builds {
            let started = Instant::now();
            let step = terminal.step(&number.to_string());
            let (catalog, now) = import_and_generate(&cache, number, &copy, terminal)?;
            step.set_progress("looking at every body");
            if filled.is_empty() {
                filled = write_hand_edits(&copy, &catalog, self.bodies)?;
                Prepared::new(&copy, &catalog)?.apply()?;
            }
            let outcome = check(&copy, &catalog, &filled)?;
            let counts = compare_builds(&copy, before.as_ref(), &now)?;
            ensure_settled(&copy, &catalog, number)?;
            step.set_progress("compiling");
            compile(&copy, number)?;
            drop(step);
            println!(
                "{number:>8} {:>7} {:>7} {:>8} {:>8} {:>6} {:>6} {:>6} {:>8.1}",
                catalog.len(),
                counts.0,
                counts.1,
                counts.2,
                outcome.stale,
                outcome.gone,
                filled.len(),
                started.elapsed().as_secs_f64()
            );
            before = Some(now);
        }
        println!("All bodies are kept and everything compiles.");
        if self.keep {
            println!("{}", folder.keep().display());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Imports the pinned build, edits cards, imports other builds and then the pinned one again.
fn round_trip(workspace: &Workspace, builds: &[u32], edits: usize, terminal: Terminal) -> anyhow::Result<ExitCode> {
    let cache = cache(workspace)?;
    let pinned = cache.pins().of(PinRole::Main).and_then(cardwright_data::source::Pin::build);
    let pinned = pinned.context("data/sources.toml pins no build")?;
    let folder = tempfile::Builder::new().prefix("cardwright-soak-").tempdir()?;
    for part in ["data", "generated", "tests"] {
        copy_folder(&workspace.root().join(part), &folder.path().join(part), &|_| false)?;
    }
    let copy = Workspace::find(Some(folder.path()))?;
    import_and_generate(&cache, pinned, &copy, terminal)?;
    let edited = edit(&copy, edits)?;
    // The marks of what was edited.
    let (catalog, _) = import_and_generate(&cache, pinned, &copy, terminal)?;
    let before = rust_files(&copy)?;
    for number in builds.iter().copied().chain([pinned]) {
        let step = terminal.step(&number.to_string());
        let (catalog, _) = import_and_generate(&cache, number, &copy, terminal)?;
        ensure_settled(&copy, &catalog, number)?;
        let all: String = rust_files(&copy)?.into_values().collect();
        if let Some(lost) = edited.iter().find(|mark| !all.contains(mark.as_str())) {
            bail!("build {number}: {lost} is lost");
        }
        step.finish(&format!("{} cards, {} edits", catalog.len(), edited.len()));
    }
    let after = rust_files(&copy)?;
    let paths: BTreeSet<&PathBuf> = before.keys().chain(after.keys()).collect();
    let differ: Vec<String> = paths
        .into_iter()
        .filter(|path| before.get(*path) != after.get(*path))
        .map(|path| path.display().to_string())
        .collect();
    if !differ.is_empty() {
        bail!("after build {pinned} came back, {} files are not as they were: {}", differ.len(), differ.join(", "));
    }
    println!("{} files of {} cards with {} edits are as they were.", before.len(), catalog.len(), edited.len());
    Ok(ExitCode::SUCCESS)
}

/// Fails with the first difference if a second run of `generate` would change a file.
fn ensure_settled(copy: &Workspace, catalog: &Catalog, number: u32) -> anyhow::Result<()> {
    let again = Prepared::new(copy, catalog)?;
    let changes: Vec<&Change> = again.cards.changes.iter().chain(&again.tests.changes).collect();
    let Some(first) = changes.first() else { return Ok(()) };
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let (old, new) = (text(&first.old), text(&first.new));
    let (line, (had, gets)) = old
        .lines()
        .chain(std::iter::repeat("(end of the file)"))
        .zip(new.lines().chain(["(end of the file)"]))
        .enumerate()
        .find(|(_, (had, gets))| had != gets)
        .unwrap_or_default();
    bail!(
        "build {number}: a second run would change {} files; first {}:{}: `{had}` would become `{gets}`",
        changes.len(),
        first.path.display(),
        line + 1
    )
}

/// Every Rust file of both folders.
fn rust_files(copy: &Workspace) -> anyhow::Result<BTreeMap<PathBuf, String>> {
    let mut all = BTreeMap::new();
    for (name, root) in [("generated", copy.generated_folder()), ("tests", copy.tests_folder())] {
        all.extend(SourceTree::read(&root)?.files.into_iter().map(|(path, text)| (Path::new(name).join(path), text)));
    }
    Ok(all)
}

/// Edits cards and tests of all sets as a person would; returns the unique markers of the edits.
fn edit(copy: &Workspace, count: usize) -> anyhow::Result<Vec<String>> {
    let mut powers: Vec<IndexedBlock> = index(&SourceTree::read(&copy.generated_folder())?, &stub_bodies())?;
    powers.retain(|found| matches!(found.state, State::Todo | State::Derived | State::Vanilla));
    powers.sort_by_key(|found| Sha256::digest(found.key.as_bytes()).to_vec());
    let mut tests: Vec<IndexedBlock> = index(&SourceTree::read(&copy.tests_folder())?, &[])?;
    tests.retain(|found| found.kind == FoundKind::Test && found.is_hand_written);
    tests.sort_by_key(|found| Sha256::digest(found.key.as_bytes()).to_vec());
    let mut marks = Vec::new();
    for (n, found) in powers.iter().take(count - count / 4).enumerate() {
        let (id, mark) = (&found.key, format!("EDIT_{n}_OF_POWERS"));
        let (above, body, below) = match n % 5 {
            0 => (String::new(), format!("spell(&[deal({})]) /* {mark} */", n % 9 + 1), String::new()),
            1 => (format!("// {mark}\n"), "battlecry(&[draw(1)])".to_owned(), String::new()),
            2 => (String::new(), format!("spell(&[deal({mark})])"), format!("\nconst {mark}: i16 = 1;\n")),
            3 => (String::new(), format!("spell({mark})"), format!("/// A helper.\nconst {mark}: &[Effect] = &[];\n")),
            _ => (String::new(), format!("deathrattle(&[\n    // {mark}\n    draw(1),\n])"), String::new()),
        };
        let file = copy.generated_folder().join(&found.file);
        let old = fs::read_to_string(&file)?;
        let start = format!("pub const {id}: Power =");
        let at = old.find(&start).with_context(|| format!("{}: no {id}", file.display()))?;
        let end = at + old[at..].find(";\n").with_context(|| format!("{id} does not end"))? + 2;
        let header = old[..at].rfind("\n\n").map_or(0, |at| at + 2);
        let new = [&old[..header], &above, &old[header..at], &start, " ", &body, ";\n", &below, &old[end..]].concat();
        replace(&file, &old, &new)?;
        marks.push(mark);
    }
    for (n, found) in tests.iter().take(count / 4).enumerate() {
        let mark = format!("EDIT_{n}_OF_TESTS");
        let file = copy.tests_folder().join(&found.file);
        let old = fs::read_to_string(&file)?;
        let at = old.find(&format!("fn {}(", found.item)).with_context(|| format!("no {}", found.item))?;
        let open = at + old[at..].find("{\n").with_context(|| format!("{} has no body", found.item))? + 2;
        replace(&file, &old, &format!("{}    // {mark}\n{}", &old[..open], &old[open..]))?;
        marks.push(mark);
    }
    Ok(marks)
}

/// Copies the sources of the crates, without the generated folders of sets.
fn copy_sources(workspace: &Workspace, to: &Path) -> anyhow::Result<()> {
    let (from, sets) = (workspace.root(), cardwright_data::sets::Sets::load(&workspace.sets_file())?);
    let skipped = ["target", ".git", ".cache", "cards.sqlite", "corpus", "artifacts"];
    let modules: BTreeSet<&str> = sets.sets.iter().map(|set| set.module.as_str()).chain([ASIDE_FOLDER]).collect();
    copy_folder(from, to, &|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let generated = |root: &str| path.parent() == Some(&from.join(root)) && modules.contains(name.as_str());
        skipped.contains(&name.as_str())
            || generated("generated")
            || generated("tests")
            || name == "lib.rs" && path.starts_with(from.join("generated"))
    })
    .with_context(|| format!("{} cannot be copied to {}", from.display(), to.display()))
}

fn copy_folder(from: &Path, to: &Path, skip: &impl Fn(&Path) -> bool) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if skip(&path) {
            continue;
        }
        if path.is_dir() {
            copy_folder(&path, &target, skip)?;
        } else if path.is_file() {
            fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

fn import_and_generate(
    cache: &Cache,
    number: u32,
    copy: &Workspace,
    terminal: Terminal,
) -> anyhow::Result<(Catalog, Build)> {
    let main = fetch(cache, number, terminal)?.source();
    let legacy = cache.pins().of(PinRole::Legacy).and_then(cardwright_data::source::Pin::build);
    let legacy = legacy.map(|build| fetch(cache, build, terminal)).transpose()?.map(|fetched| fetched.source());
    let inputs = ImportInputs::with_folder(main, legacy, &copy.data_folder())?;
    import(&copy.database_file(), &inputs, &mut |_| {})?;
    let catalog = catalog(copy)?;
    Prepared::new(copy, &catalog)?.apply()?;
    let records = Store::open(&copy.database_file())?.cards()?;
    let sets = cardwright_data::sets::Sets::load(&copy.sets_file())?;
    Ok((catalog, Build::new(number, records, &sets)))
}

/// Writes bodies and tests as a person would; each line has a unique marker.
fn write_hand_edits(copy: &Workspace, catalog: &Catalog, count: usize) -> anyhow::Result<Vec<HandWrittenBody>> {
    let powers = index(&SourceTree::read(&copy.generated_folder())?, &stub_bodies())?;
    let tests = index(&SourceTree::read(&copy.tests_folder())?, &[])?;
    let mut candidates: Vec<&IndexedBlock> = powers.iter().filter(|found| found.state == State::Todo).collect();
    // Spread over sets and classes; the same cards in every run.
    candidates.sort_by_key(|found| Sha256::digest(found.key.as_bytes()).to_vec());
    let mut filled = Vec::new();
    for (n, found) in candidates.into_iter().take(count).enumerate() {
        let id = &found.key;
        let (above, body) = match n % 5 {
            0 => (
                String::new(),
                format!("pub const {id}: Power = spell(&[deal({}).to(TARGET)]); // soak-{n}-a", n % 9 + 1),
            ),
            1 => (
                String::new(),
                format!("pub const {id}: Power = spell(&[\n    // soak-{n}-a\n    draw({}),\n]);", n % 3 + 1),
            ),
            2 => (
                format!("const SOAK_{n}: i16 = {}; // soak-{n}-a\n\n", n % 7 + 1),
                format!("pub const {id}: Power = spell(&[deal(SOAK_{n}).to(TARGET)]); // soak-{n}-b"),
            ),
            3 => (
                format!("/// soak-{n}-a\nconst fn soak_{n}(n: i16) -> i16 {{\n    n + 1 // soak-{n}-b\n}}\n\n"),
                format!("pub const {id}: Power = battlecry(&[draw(soak_{n}(1))]); // soak-{n}-c"),
            ),
            _ => (
                format!("use cardwright_vocabulary::script::prelude as soak_{n}; // soak-{n}-a\n\n"),
                format!("pub const {id}: Power = deathrattle(&[soak_{n}::draw(1)]); // soak-{n}-b"),
            ),
        };
        let file = copy.generated_folder().join(&found.file);
        let text = fs::read_to_string(&file)?;
        let stub = format!("pub const {id}: Power = TODO;");
        let place = text.find(&stub).with_context(|| format!("{}: no {stub}", file.display()))?;
        let old = text;
        let mut text = old.replacen(&stub, &body, 1);
        // Helpers are above the card's header, separated by an empty line.
        let header = text[..place].rfind("\n\n").map_or(0, |at| at + 2);
        text.insert_str(header, &above);
        replace(&file, &old, &text)?;
        let mut lines: Vec<String> = above
            .lines()
            .chain(body.lines())
            .filter(|line| line.contains("soak"))
            .map(|line| line.trim().to_owned())
            .collect();
        if let Some(test) = tests.iter().find(|test| test.key == *id && test.ignored)
            && n % 2 == 0
        {
            lines.push(fill_test(&copy.tests_folder().join(&test.file), &test.item, n)?);
        }
        let said = card_facts(catalog, id).with_context(|| format!("{id} is not in the catalog"))?;
        filled.push(HandWrittenBody { id: id.clone(), lines, card_facts: said });
    }
    Ok(filled)
}

/// Replaces `unwritten` by a hand-written test; returns the line that must be preserved.
fn fill_test(file: &Path, item: &str, n: usize) -> anyhow::Result<String> {
    let text = fs::read_to_string(file)?;
    let function = text.find(&format!("fn {item}(")).with_context(|| format!("{}: no {item}", file.display()))?;
    let from = function + text[function..].find("unwritten(").with_context(|| format!("{item} is no skeleton"))?;
    let to = from + text[from..].find('\n').with_context(|| format!("{item} is no skeleton"))?;
    let line = format!("check! {{ Mage: Mana(10) /* soak-{n}-test */ }}");
    replace(file, &text, &[&text[..from], &line, &text[to..]].concat())?;
    Ok(line)
}

fn card_facts(catalog: &Catalog, id: &str) -> Option<CardFacts> {
    let record = &catalog.get(id)?.record;
    let mut words: Vec<String> = record.races().iter().map(|race| race.title().to_owned()).collect();
    words.push(record.card_type().map_or("", cardwright_data::CardType::name).to_owned());
    words.push(record.school().map_or("", cardwright_data::SpellSchool::name).to_owned());
    Some((cardwright_data::markup::markdown(&record.text), text_numbers(record), words))
}

struct CheckResult {
    stale: usize,
    gone: usize,
}

/// Checks that every line exists exactly once, and that a card is stale or removed exactly if its record says so.
fn check(copy: &Workspace, catalog: &Catalog, filled: &[HandWrittenBody]) -> anyhow::Result<CheckResult> {
    let mut all: Vec<String> = Vec::new();
    for root in [copy.generated_folder(), copy.tests_folder()] {
        all.extend(SourceTree::read(&root)?.files.into_values());
    }
    let text = all.concat();
    let powers = index(&SourceTree::read(&copy.generated_folder())?, &stub_bodies())?;
    let by_id: BTreeMap<&str, &IndexedBlock> = powers.iter().map(|found| (found.key.as_str(), found)).collect();
    let mut outcome = CheckResult { stale: 0, gone: 0 };
    for body in filled {
        for line in &body.lines {
            if !text.contains(line) {
                bail!("build {}: {} lost its line `{line}`", catalog.build, body.id);
            }
        }
        match (card_facts(catalog, &body.id), by_id.get(body.id.as_str())) {
            (None, None) => outcome.gone += 1,
            (None, Some(found)) if found.gone => outcome.gone += 1,
            (Some(now), Some(found)) => {
                let (stale, marked) = (now != body.card_facts, found.state == State::Stale);
                if stale != marked {
                    bail!(
                        "build {}: {} is {} stale, its header says {}",
                        catalog.build,
                        body.id,
                        if stale { "" } else { "not " },
                        found.state
                    );
                }
                outcome.stale += usize::from(stale);
            }
            (now, found) => {
                bail!(
                    "build {}: {} is in the data: {}, in generated/: {}",
                    catalog.build,
                    body.id,
                    now.is_some(),
                    found.is_some()
                );
            }
        }
    }
    Ok(outcome)
}

/// The numbers of cards added, removed and changed according to `diff`; the first two must match the ids.
fn compare_builds(copy: &Workspace, before: Option<&Build>, now: &Build) -> anyhow::Result<(usize, usize, usize)> {
    let Some(before) = before else { return Ok((now.cards.len(), 0, 0)) };
    let sets = cardwright_data::sets::Sets::load(&copy.sets_file())?;
    let scope = ComparisonOptions { everything: true, cosmetic: cosmetic_tags(copy)? };
    let summary = compare(before, now, &sets, &scope, &BTreeMap::new()).summary;
    let ids = |build: &Build| -> BTreeSet<String> { build.cards.keys().cloned().collect() };
    let (old, new) = (ids(before), ids(now));
    let expected = (new.difference(&old).count(), old.difference(&new).count());
    if (summary.added, summary.removed) != expected {
        bail!("diff says {} added and {} removed, the ids say {expected:?}", summary.added, summary.removed);
    }
    Ok((summary.added, summary.removed, summary.changed))
}

fn compile(copy: &Workspace, number: u32) -> anyhow::Result<()> {
    let target: PathBuf = copy.root().join("target");
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(copy.root())
        .env("CARGO_TARGET_DIR", target)
        .args(["check", "--quiet", "-p", "cardwright-cards", "-p", "cardwright-tests", "--lib"])
        // The rules' own tests speak of cards that an old build does not have, and of bodies that are not there.
        .args(["--test", "cards"])
        .output()
        .context("cargo cannot be started")?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        let start: String = told.lines().take(40).collect::<Vec<_>>().join("\n");
        bail!("build {number}: generated/ or tests/ does not compile:\n{start}");
    }
    Ok(())
}
