use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use cardwright_data::markup::plain;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use cardwright_data::{CardRecord, GameTag, Locale, filled};
use cardwright_text::Compiler;
use clap::Args;

use super::coverage::test_results;
use super::fetch::cache;
use super::generate::{catalog_of, cosmetic_tags};
use super::site_play;
use super::statuses::card_statuses;
use super::terminal::Terminal;
use crate::catalog::TextContext;
use crate::decks::Decks;
use crate::difference::ComparisonOptions;
use crate::site::{BuildFile, CardTranslation, History, PlayEngineFiles, Site as Pages, prepare_folder};
use crate::sources::{ExplainedPowers, Sources};
use crate::templates::Templates;
use crate::workspace::Workspace;

/// Writes the card site: static pages with every card, its Power and its state. No server is needed: open index.html.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cargo cards site                     into target/site\n  \
                  cargo cards site --out public        another folder, which then holds the site and nothing else\n  \
                  cargo cards site --history           with the patches of all builds in .cache/, not the last one alone\n  \
                  cargo test --workspace > tests.log;\n  \
                  cargo cards site --url https://cards.example.org/ with a feed and a sitemap\n  \
                  cargo cards site --results tests.log with each test's result\n  \
                  cargo cards site --play              with a table where cards are played, in the browser")]
pub struct Site {
    /// The folder to write; it must be empty or contain a site.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Reads all builds of data/sources.toml that are in .cache/, not the newest two alone; takes some seconds each, once.
    #[arg(long)]
    history: bool,
    /// The address of the published site; adds a feed, a sitemap and canonical addresses.
    #[arg(long, value_name = "URL", value_parser = address)]
    url: Option<String>,
    /// The results of a test run: JUnit XML, or the output of `cargo test`.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Adds a page where cards and games are played, with the engine compiled to WebAssembly. Needs wasm-bindgen and the
    /// sources of the standard library (`rustup component add rust-src`); the page must be served by a web server.
    #[arg(long)]
    play: bool,
    /// A compiled engine for --play: a folder with `engine.js` and `engine_bg.wasm`.
    #[arg(long, value_name = "DIR", requires = "play")]
    engine: Option<PathBuf>,
    /// A contact address for readers of the play page: a web or mail address.
    #[arg(long, value_name = "ADDRESS", requires = "play")]
    contact: Option<String>,
}

impl Site {
    /// Writes the site after all pages are rendered, so that an error leaves the previous site unchanged.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let out = self.out.clone().unwrap_or_else(|| workspace.root().join("target/site"));
        prepare_folder(&out)?;
        let templates = Templates::new()?;
        let play = self.play.then(|| self.engine(workspace)).transpose()?;
        let results = test_results(self.results.as_deref())?;
        let sets = Sets::load(&workspace.sets_file())?;
        let cosmetic = cosmetic_tags(workspace)?;
        let scope = ComparisonOptions { everything: false, cosmetic: cosmetic.clone() };
        let folder = workspace.download_folder().join("history");
        let builds = builds(workspace)?;
        let read = if self.history { &builds[..] } else { &builds[builds.len().saturating_sub(2)..] };
        let step = terminal.step("history");
        History::write(&folder, read, &scope, &sets, &|build| {
            step.set_progress(format!("reading build {build}"));
        })?;
        if self.history {
            step.finish(&format!("{} builds", builds.len()));
        } else {
            drop(step);
        }
        let step = terminal.step("site");
        step.set_progress("reading cards and Powers");
        let store = Store::open(&workspace.database_file())?;
        let (sources, history) = rayon::join(
            || Sources::read(&workspace.generated_folder(), &workspace.tests_folder()),
            || History::load(&folder, &builds, &scope, &sets),
        );
        let sources = sources?;
        let records = store.cards()?;
        let names = records.iter().map(Into::into).collect();
        let all: BTreeMap<String, CardRecord> = records.iter().map(|it| (it.id.clone(), it.clone())).collect();
        let catalog = catalog_of(workspace, store.build()?, records, sets);
        let ids = catalog.cards().map(|card| card.record.id.as_str());
        let library = TextContext::new(&all, ids, Compiler::project()?)?;
        let explained = || ExplainedPowers::new(&catalog, &sources).in_words_of_texts(&library, &catalog);
        let (statuses, explained) = rayon::join(|| card_statuses(workspace, &catalog, results.as_ref()), explained);
        let statuses = statuses?;
        let mut history = history;
        for chapter in &mut history.builds {
            chapter.difference = chapter.difference.take().map(|difference| difference.with_statuses(&statuses));
        }
        let mut book = Pages::new(&catalog, names, &statuses, (&sources, &explained), &history, cosmetic);
        book.tests_ran = results.is_some();
        book.url.clone_from(&self.url);
        book.play = play;
        book.contact.clone_from(&self.contact);
        book.decks = Decks::known_decks(workspace, &catalog, &statuses)?;
        book.languages = languages(&store)?;
        for card in catalog.cards() {
            let told = store.corrections(&card.record.id)?;
            if !told.is_empty() {
                let told = told
                    .into_iter()
                    .map(|told| format!("{}, because {}", told.what, filled(&told.reason, |_| None)))
                    .collect();
                book.corrections.insert(card.record.id.clone(), told);
            }
        }
        step.set_progress(format!("{} cards", catalog.len()));
        let written = book.write(&templates, &out)?;
        step.finish(&format!("{} pages, {} MB, in {}", written.pages, written.bytes >> 20, out.display()));
        let unread = builds.len() - history.builds.len();
        if unread > 0 && builds.len() > 2 {
            terminal.print_summary(&format!(
                "           {unread} builds in .cache/ are not in its history: `--history` reads them, once"
            ));
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Site {
    /// The engine for browsers.
    fn engine(&self, workspace: &Workspace) -> anyhow::Result<PlayEngineFiles> {
        self.engine.as_deref().map_or_else(|| site_play::build(workspace), site_play::read)
    }
}

/// A web address that ends with a slash.
fn address(text: &str) -> Result<String, String> {
    if text.starts_with("https://") || text.starts_with("http://") {
        Ok(format!("{}/", text.trim_end_matches('/')))
    } else {
        Err("an address begins with https:// or http://".to_owned())
    }
}

/// The names and texts of all cards by id, for each language except English.
fn languages(store: &Store) -> anyhow::Result<Vec<CardTranslation>> {
    let mut statement = store
        .connection()
        .prepare("SELECT e.card_id, l.* FROM loc_string l JOIN entity e ON e.id = l.entity WHERE l.tag IN (?1, ?2)")?;
    let (tag_at, card_at) = (statement.column_index("tag")?, statement.column_index("card_id")?);
    let columns: Vec<(usize, String)> = statement
        .column_names()
        .map(str::to_owned)
        .enumerate()
        .filter(|(_, name)| name != Locale::EnUs.name() && Locale::ALL.iter().any(|locale| locale.name() == name))
        .collect();
    let mut languages: Vec<CardTranslation> = columns.iter().map(|(_, name)| CardTranslation::new(name)).collect();
    let mut rows = statement.query([GameTag::CARDNAME.0, GameTag::CARDTEXT.0])?;
    while let Some(row) = rows.next()? {
        let (id, tag): (String, u16) = (row.get(card_at)?, row.get(tag_at)?);
        for ((at, _), language) in columns.iter().zip(&mut languages) {
            let Some(said) = row.get::<_, Option<String>>(*at)? else { continue };
            if tag == GameTag::CARDNAME.0 {
                language.names.insert(id.clone(), plain(&said));
            } else {
                language.texts.insert(id.clone(), said);
            }
        }
    }
    languages.retain(|language| !language.names.is_empty());
    Ok(languages)
}

/// The newest pinned build and those before it that are in the cache without a gap, oldest first: over a gap, changes would be
/// attributed to the wrong patch. Does not use the network.
fn builds(workspace: &Workspace) -> anyhow::Result<Vec<BuildFile>> {
    let cache = cache(workspace)?;
    let mut pinned = cache.pins().builds();
    pinned.sort_unstable();
    pinned.dedup();
    let cached = |build: u32| Some((build, cache.cached(build).ok()?.carddefs));
    let mut builds: Vec<BuildFile> = pinned.into_iter().rev().map_while(cached).collect();
    builds.reverse();
    Ok(builds)
}
