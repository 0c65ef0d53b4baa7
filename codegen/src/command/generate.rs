use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::CardRecord;
use cardwright_data::enums::GameTag;
use cardwright_data::scratch::sweep_earlier;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use clap::Args;
use serde::Deserialize;

use super::terminal::{Step, Terminal};
use crate::catalog::{Catalog, aliases};
use crate::generate::{Retained, TestedCards, render_all};
use crate::own_tests::HandWrittenTests;
use crate::sources::{hand_written, hand_written_in};
use crate::templates::Templates;
use crate::workspace::Workspace;
use cardwright_merge::{BlockEvent, Plan, SourceTree, WantedTree, apply_all, plan};
use cardwright_text::Compiler;

/// Writes stubs, facts tables and test skeletons, and keeps everything that people have written.
#[derive(Debug, Args, Default)]
#[command(after_help = "Examples:\n  cargo cards generate            bring generated/ and tests/ up to date\n  \
                  cargo cards generate --check    say what would change, change nothing (exit code 1 if anything)")]
pub struct Generate {
    /// Only list what would change.
    #[arg(long)]
    check: bool,
}

impl Generate {
    /// Plans everything first, so that an error changes no file.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        if !self.check {
            return generate(workspace, terminal).map(|_| ExitCode::SUCCESS);
        }
        let step = terminal.step("generate");
        step.set_progress("reading the database");
        let catalog = catalog(workspace)?;
        step.set_progress(format!("{} cards", catalog.len()));
        let prepared = Prepared::new(workspace, &catalog)?;
        drop(step);
        for plan in [&prepared.cards, &prepared.tests] {
            report(plan, terminal);
        }
        if prepared.is_empty() {
            terminal.print_summary("Everything is up to date.");
            return Ok(ExitCode::SUCCESS);
        }
        eprintln!("generated/ and tests/ are out of date: run `cargo cards generate`");
        Ok(ExitCode::FAILURE)
    }
}

/// Writes the files and prints a summary.
pub(super) fn generate(workspace: &Workspace, terminal: Terminal) -> anyhow::Result<Prepared> {
    let step = terminal.step("generate");
    step.set_progress("reading the database");
    let catalog = catalog(workspace)?;
    step.set_progress(format!("{} cards", catalog.len()));
    let prepared = Prepared::new(workspace, &catalog)?;
    prepared.apply()?;
    prepared.report_written(&catalog, step, terminal);
    Ok(prepared)
}

impl Prepared {
    /// Prints a summary of the written files; lists them if there are few.
    fn report_written(&self, catalog: &Catalog, step: Step, terminal: Terminal) {
        step.finish(&format!("{} cards of build {}", catalog.len(), catalog.build));
        for plan in [&self.cards, &self.tests] {
            let folder = plan.root.file_name().unwrap_or_default().to_string_lossy();
            let told = plan.to_string();
            // The summary is the last line.
            let short = if plan.changes.len() > 20 { told.lines().count().saturating_sub(1) } else { 0 };
            for line in told.lines().skip(short) {
                terminal.print_summary(&format!("{folder:>9}  {line}"));
            }
        }
    }
}

/// The planned changes of a run.
pub(super) struct Prepared {
    /// The plan for `generated/`.
    pub cards: Plan,
    /// The plan for `tests/`.
    pub tests: Plan,
}

impl Prepared {
    /// Compares the catalog with the current files.
    pub fn new(workspace: &Workspace, catalog: &Catalog) -> anyhow::Result<Self> {
        Self::with_tests(workspace, catalog, &BTreeSet::new())
    }

    /// Like [`Self::new`], and creates a test for each of the cards in `also`, even if scenarios cover it.
    pub fn with_tests(workspace: &Workspace, catalog: &Catalog, also: &BTreeSet<String>) -> anyhow::Result<Self> {
        catalog.check_stubs()?;
        let (cosmetic, templates) = (cosmetic_tags(workspace)?, Templates::new()?);
        let folders = (workspace.generated_folder(), workspace.tests_folder());
        let own_tests = HandWrittenTests::read(&workspace.tests_folder())?;
        let own = own_tests.cards(catalog)?.into_iter().chain(also.iter().cloned()).collect();
        let shared = |tests: &HandWrittenTests| anyhow::Ok(tests.also_tested()?.into_keys().collect());
        let mut tested = TestedCards { own, shared: shared(&own_tests)? };
        let render = |catalog: &Catalog, tested: &TestedCards, retained: &Retained| {
            render_all(catalog, &cosmetic, &templates, (&folders.0, &folders.1), tested, retained)
        };
        let mut wanted = render(catalog, &tested, &Retained::default())?;
        let (card_tree, test_tree) = (SourceTree::read_wanted(&wanted.cards)?, SourceTree::read_wanted(&wanted.tests)?);
        let mut cards = plan(&wanted.cards, &card_tree)?;
        // Which Powers people wrote decides which tests they have to write: those that stand there after this run, with what
        // comes back from aside and without what goes there. So a second run finds nothing to do.
        let rewritten = catalog.with_powers(hand_written_in(&card_tree.with_plan_applied(&cards)));
        let catalog = rewritten.as_ref().unwrap_or(catalog);
        if rewritten.is_some() {
            wanted = render(catalog, &tested, &Retained::default())?;
        }
        let mut tests = plan(&wanted.tests, &test_tree)?;
        // So do tests that come back from aside, or go there, with the other cards that they test.
        let after = if tests.is_empty() { None } else { Some(shared(&own_tests.with_plan_applied(&tests))?) };
        if let Some(after) = after.filter(|after| *after != tested.shared) {
            tested.shared = after;
            wanted = render(catalog, &tested, &Retained::default())?;
            tests = plan(&wanted.tests, &test_tree)?;
        }
        let mut retained =
            Retained { cards: retained_files(&cards, &wanted.cards), tests: retained_files(&tests, &wanted.tests) };
        // A file that contains only bodies that could not move is still a module, and so is each file of a person's tests.
        retained.tests.extend(own_tests.remaining_modules(&test_tree, &tests, &wanted.tests)?);
        if retained != Retained::default() {
            wanted = render(catalog, &tested, &retained)?;
            (cards, tests) = (plan(&wanted.cards, &card_tree)?, plan(&wanted.tests, &test_tree)?);
        }
        Ok(Self { cards, tests })
    }

    /// Whether all files are up to date.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.tests.is_empty()
    }

    /// Writes the files.
    pub fn apply(&self) -> anyhow::Result<()> {
        // Earlier versions worked beside the files, and left something there when they were killed.
        for plan in [&self.cards, &self.tests] {
            for folder in std::fs::read_dir(&plan.root).into_iter().flatten().flatten() {
                sweep_earlier(&folder.path(), ".merge-", "");
                sweep_earlier(&folder.path(), ".regenerate-", "");
            }
        }
        Ok(apply_all(&[&self.cards, &self.tests])?)
    }
}

/// Obsolete files with blocks that cannot move.
fn retained_files(plan: &Plan, wanted: &WantedTree) -> BTreeSet<PathBuf> {
    let apart = plan.misplaced_cards().into_values().map(Path::to_path_buf);
    let retained =
        plan.events.iter().filter(|event| event.kind == BlockEvent::StillReferenced).map(|event| event.file.clone());
    apart.chain(retained).filter(|path| wanted.files.iter().all(|file| file.path != *path)).collect()
}

fn report(plan: &Plan, terminal: Terminal) {
    for change in &plan.changes {
        let what = if change.new.is_some() { "would write " } else { "would delete" };
        terminal.print_summary(&format!("  {what} {}", plan.root.join(&change.path).display()));
    }
}

/// The cards to generate, from the database.
pub(super) fn catalog(workspace: &Workspace) -> anyhow::Result<Catalog> {
    let (store, sets) = open_checked(workspace)?;
    Ok(catalog_of(workspace, store.build()?, store.cards()?, sets))
}

/// The cards of a build to generate.
pub(super) fn catalog_of(workspace: &Workspace, build: u32, records: Vec<CardRecord>, sets: Sets) -> Catalog {
    let written = hand_written(&workspace.generated_folder());
    Catalog::cached(build, records, sets, written, &workspace.text_cache_file())
}

/// The cards with their files; reads no texts.
pub(super) fn unread_catalog(workspace: &Workspace) -> anyhow::Result<Catalog> {
    let (store, sets) = open_checked(workspace)?;
    Ok(Catalog::without_texts(store.build()?, store.cards()?, sets))
}

/// The database and the sets, after checking that the grammar and the names of cards are valid.
pub(super) fn open_checked(workspace: &Workspace) -> anyhow::Result<(Store, Sets)> {
    let store = Store::open(&workspace.database_file())?;
    let sets = Sets::load(&workspace.sets_file())?;
    // With an error in them no text would compile, and the derived Powers would be removed.
    Compiler::project()?;
    aliases::check()?;
    Ok((store, sets))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tags {
    cosmetic: Vec<String>,
    #[serde(default)]
    unnamed: BTreeSet<i64>,
}

/// The numbers of the unnamed tags that have been reviewed.
pub(super) fn known_unnamed(workspace: &Workspace) -> anyhow::Result<BTreeSet<i64>> {
    Ok(tags(workspace)?.unnamed)
}

fn tags(workspace: &Workspace) -> anyhow::Result<Tags> {
    let file = workspace.tags_file();
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is invalid", file.display()))
}

/// The tags of `data/tags.toml`.
pub(super) fn cosmetic_tags(workspace: &Workspace) -> anyhow::Result<BTreeSet<GameTag>> {
    let file = workspace.tags_file();
    tags(workspace)?
        .cosmetic
        .iter()
        .map(|name| GameTag::named(name).with_context(|| format!("{}: no tag is named `{name}`", file.display())))
        .collect()
}
