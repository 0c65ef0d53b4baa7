use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::sets::Sets;
use cardwright_data::store::Store;
use cardwright_data::{CardRecord, GameTag, Locale, PlayReq};
use cardwright_vocabulary::compiled::explain::Explain;
use cardwright_vocabulary::script::prelude::PowerStatus;
use clap::Args;
use serde_json::{Value, json};

use super::inventory::inventory;
use super::terminal::{Terminal, print_json, print_result};
use crate::catalog::TextContext;
use crate::header::{formatted_text, summary};
use crate::inventory::{Inventory, InventoryCard};
use crate::sources::{Sources, power_in_english};
use crate::tag_value::{names_card, value_title};
use crate::workspace::Workspace;
use cardwright_data::markup::plain;
use cardwright_text::{Compiler, Printer, vocabulary};

/// Shows everything about a card: its Power in Rust and in words, its test, tags by name, links in both directions.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cargo cards show CS2_029\n  cargo cards show \"Murloc Tinyfin\"\n  cargo cards show CS2_029 --json\n  cargo cards show CS2_029 --locale deDE"
)]
pub struct Show {
    /// The card's id, its number in the game's database, or its English name.
    card: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Also prints the Power in the words of card texts, by the grammar; takes some seconds.
    #[arg(long)]
    words: bool,
    /// Print name and text in another language of the data, such as deDE.
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,
}

impl Show {
    /// Exit code 1 if there is no such card; prints the most similar names.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let (inventory, sets) = inventory(workspace, terminal)?;
        let Some(entry) = find_card(&inventory, &sets, &self.card) else { return Ok(ExitCode::FAILURE) };
        let store = Store::open(&workspace.database_file())?;
        let record = store.card(&entry.record.id)?;
        let record = record.with_context(|| format!("{} has left the database just now", entry.record.id))?;
        let in_words = if self.words { power_in_card_words(workspace, &record, &store.cards()?)? } else { None };
        let view = View { record: &record, entry, inventory: &inventory, store: &store, in_words };
        if self.json {
            print_json("cardwright-show-1", view.json(self.locale.as_deref())?)?;
        } else {
            print_result(&view.text(self.locale.as_deref())?)?;
            let found = find(&inventory, &sets, &self.card);
            if found.len() > 1 {
                let others: Vec<&str> = found[1..].iter().map(|other| other.record.id.as_str()).collect();
                print_result(&format!("\nSame name: {}\n", others.join(", ")))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The best match for `asked`. If there is none, prints the most similar names and returns `None`.
pub(super) fn find_card<'a>(inventory: &'a Inventory, sets: &Sets, asked: &str) -> Option<&'a InventoryCard> {
    let found = find(inventory, sets, asked).first().copied();
    if found.is_none() {
        eprintln!("there is no card `{asked}`; similar cards:");
        for near in nearest(inventory, asked) {
            eprintln!("  {:<16} {}", near.id, near.name);
        }
    }
    found
}

/// The cards that match `asked`, best first: by id, by number, by name (collectible cards first). Entities outside the catalog
/// are included if no card matches.
fn find<'a>(inventory: &'a Inventory, sets: &Sets, asked: &str) -> Vec<&'a InventoryCard> {
    let number = asked.parse::<i64>().ok();
    let is = |card: &CardRecord| card.id.eq_ignore_ascii_case(asked) || Some(card.dbf_id) == number;
    let of = |entries: &'a [InventoryCard]| -> Vec<&'a InventoryCard> {
        let by_id = entries.iter().find(|entry| is(&entry.record));
        let named = || entries.iter().filter(|entry| entry.record.name.eq_ignore_ascii_case(asked)).collect();
        by_id.map_or_else(named, |card| vec![card])
    };
    let mut found = of(inventory.generated());
    if found.is_empty() {
        found = of(inventory.others());
    }
    found.sort_by_key(|entry| {
        let set = entry.status.as_ref().and_then(|status| sets.sets.iter().position(|set| set.module == status.set));
        (!entry.record.collectible(), set, &entry.record.id)
    });
    found
}

/// The eight cards with the most similar id or name.
fn nearest<'a>(inventory: &'a Inventory, asked: &str) -> Vec<&'a CardRecord> {
    let asked = asked.to_lowercase();
    let like = |text: &str| strsim::jaro_winkler(&asked, &text.to_lowercase());
    let all = inventory.generated().iter().chain(inventory.others()).map(|entry| &entry.record);
    let named = all.filter(|card| !card.name.is_empty());
    let mut near: Vec<_> = named.map(|card| (like(&card.id).max(like(&card.name)), card)).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.collectible().cmp(&a.1.collectible())).then(a.1.id.cmp(&b.1.id)));
    near.into_iter().take(8).map(|(_, card)| card).collect()
}

/// The Power of a card as Rust, for a reprint that of its original; `None` for a stub.
fn power<'a>(inventory: &'a Inventory, entry: &'a InventoryCard) -> Option<&'a str> {
    let original = entry.status.as_ref().and_then(|status| inventory.get(status.original.as_ref()?));
    original.unwrap_or(entry).power.as_deref().filter(|power| *power != "TODO")
}

/// The Power of a card in the words of card texts where the grammar has them, otherwise in plain English. `None` for a card
/// without a Power, or with a native function.
fn power_in_card_words(
    workspace: &Workspace,
    record: &CardRecord,
    all: &[CardRecord],
) -> anyhow::Result<Option<String>> {
    let sources = Sources::read(&workspace.generated_folder(), &workspace.tests_folder())?;
    let Some(power) = sources.resolved_source(&record.id).and_then(|source| vocabulary::power(&source).ok()) else {
        return Ok(None);
    };
    if matches!(power.status, PowerStatus::Todo | PowerStatus::Vanilla) {
        return Ok(None);
    }
    // The cards that its text or its Power may name.
    let stem = record.id.split_once('t').map_or(record.id.as_str(), |(stem, _)| stem);
    let linked = |id: &str| record.links.iter().any(|link| link.to == id) || record.entourage.iter().any(|to| to == id);
    let named = |it: &CardRecord| {
        let of_power =
            sources.resolved_source(&record.id).is_some_and(|source| source.contains(&format!("\"{}\"", it.id)));
        of_power || (!it.name.is_empty() && record.text.contains(&it.name))
    };
    let near = all.iter().filter(|it| it.id.starts_with(stem) || linked(&it.id) || named(it));
    let ids: Vec<&str> = near.map(|it| it.id.as_str()).collect();
    let all: BTreeMap<String, CardRecord> = all.iter().map(|it| (it.id.clone(), it.clone())).collect();
    let compiler = Compiler::project()?;
    let library = TextContext::new(&all, ids.into_iter(), compiler)?;
    let printer = Printer::new(compiler);
    let said = library.subject_of(&record.id).and_then(|subject| printer.print(&power, &subject, library.cards()));
    Ok(Some(said.unwrap_or_else(|| Explain::new(library.cards()).power(&power))))
}

struct View<'a> {
    /// The complete record from the database.
    record: &'a CardRecord,
    entry: &'a InventoryCard,
    inventory: &'a Inventory,
    store: &'a Store,
    /// The Power in the words of card texts, if requested.
    in_words: Option<String>,
}

impl View<'_> {
    fn text(&self, locale: Option<&str>) -> anyhow::Result<String> {
        let card = self.record;
        let mut out = String::new();
        let (name, text) = self.name_and_text(locale)?;
        writeln!(out, "{name}  {} ({})\n  {}", card.id, card.dbf_id, summary(card))?;
        if !text.is_empty() {
            writeln!(out, "  {}", plain(&formatted_text(card, &text)))?;
        }
        if let Some(status) = &self.entry.status {
            let place = match (&status.file, status.line) {
                (Some(file), Some(line)) => format!("{}:{line}", file.display()),
                _ => "no Power".to_owned(),
            };
            let same =
                status.original.as_ref().map_or_else(String::new, |original| format!(", the same as {original}"));
            let implemented = match (status.implemented, status.approximation()) {
                (true, _) => "implemented".to_owned(),
                (false, Some(how)) => format!("not counted as implemented: it {how}"),
                (false, None) => "not implemented".to_owned(),
            };
            writeln!(out, "\n{}{same}, {implemented}  {place}", status.state.word())?;
            if let Some(power) = power(self.inventory, self.entry) {
                writeln!(out, "  Power  {}", power.replace('\n', "\n  "))?;
                let words = self.power_in_english();
                words.map_or(Ok(()), |words| writeln!(out, "  says   {}", words.replace('\n', "\n         ")))?;
            }
            if !status.evidence.is_empty() {
                let titles: Vec<&str> = status.evidence.iter().map(|it| it.title()).collect();
                writeln!(out, "  shown  {}", titles.join(", "))?;
            }
            for test in &status.tests {
                let live = if test.ignored { "ignored" } else { "live" };
                let place = if test.is_trial() {
                    format!("a trial: `cargo cards test {}` shows it", card.id)
                } else {
                    format!("{}:{}", test.file.display(), test.line)
                };
                writeln!(out, "  test   {} ({live})  {place}", test.name)?;
            }
            if status.tests.is_empty() {
                writeln!(out, "  test   none")?;
            }
            for through in &status.stub_chains {
                writeln!(out, "  makes  {}, a stub", through.join(", which makes "))?;
            }
        } else {
            writeln!(out, "\nNot generated: data/sets.toml does not select it.")?;
        }
        writeln!(out, "\nTags")?;
        for (tag, value) in &card.ints {
            let meaning = self.meaning(*tag, *value).map_or_else(String::new, |meaning| format!("  {meaning}"));
            writeln!(out, "  {:<40} {value}{meaning}", tag_name(*tag))?;
        }
        for (tag, value) in card.strings.iter().filter(|(tag, _)| !NAME_AND_TEXT.contains(tag)) {
            writeln!(out, "  {:<40} {value:?}", tag_name(*tag))?;
        }
        if !card.referenced.is_empty() {
            let tags: Vec<String> = card.referenced.iter().map(|(tag, _)| tag_name(*tag)).collect();
            writeln!(out, "\nRefers to {}", tags.join(", "))?;
        }
        if !card.requirements.is_empty() {
            writeln!(out, "\nPlay requirements")?;
            for requirement in &card.requirements {
                let param = requirement.param.map_or_else(String::new, |param| format!(" = {param}"));
                writeln!(out, "  {}{param}  ({})", requirement_name(requirement.number), requirement.source)?;
            }
        }
        self.links(&mut out)?;
        for correction in self.store.corrections(&card.id)? {
            writeln!(out, "\nCorrected: {}, because {}", correction.what, correction.reason)?;
        }
        Ok(out)
    }

    fn links(&self, out: &mut String) -> anyhow::Result<()> {
        if !self.record.links.is_empty() || !self.record.entourage.is_empty() {
            writeln!(out, "\nLinks to")?;
            for link in &self.record.links {
                writeln!(
                    out,
                    "  {:<12} {:<16} {}  (by {})",
                    link.kind.name(),
                    link.to,
                    self.name(&link.to)?,
                    link.evidence
                )?;
            }
            for id in &self.record.entourage {
                writeln!(out, "  {:<12} {id:<16} {}", "entourage", self.name(id)?)?;
            }
        }
        let back = self.linked_from()?;
        if !back.is_empty() {
            writeln!(out, "\nLinked from")?;
            for (kind, id) in back {
                writeln!(out, "  {kind:<12} {id:<16} {}", self.name(&id)?)?;
            }
        }
        Ok(())
    }

    /// The name of a card by id.
    fn name(&self, id: &str) -> anyhow::Result<String> {
        match self.inventory.get(id) {
            Some(entry) => Ok(entry.record.name.clone()),
            None => Ok(self.store.name_and_text(id, Locale::EnUs)?.0),
        }
    }

    /// The Power in plain English.
    fn power_in_english(&self) -> Option<String> {
        if let Some(words) = &self.in_words {
            return Some(formatted_text(self.record, words));
        }
        let original = self.entry.status.as_ref().and_then(|status| status.original.as_ref());
        let words = power_in_english(original.unwrap_or(&self.record.id), |id| self.inventory.get(id))?;
        Some(formatted_text(self.record, &words))
    }

    /// The kinds and ids of the links to this card.
    fn linked_from(&self) -> anyhow::Result<Vec<(String, String)>> {
        let sql = "SELECT l.kind, a.card_id FROM entity b JOIN link l ON l.other = b.id JOIN entity a ON a.id = l.card
                   WHERE b.card_id = ?1 ORDER BY a.card_id";
        let mut statement = self.store.connection().prepare(sql)?;
        let rows = statement.query_map([&self.record.id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn json(&self, locale: Option<&str>) -> anyhow::Result<Value> {
        let card = self.record;
        let (name, text) = self.name_and_text(locale)?;
        let tags: Vec<Value> = card
            .ints
            .iter()
            .map(|(tag, value)| json!({ "tag": tag.0, "name": tag.name(), "value": value, "meaning": self.meaning(*tag, *value) }))
            .collect();
        let strings: Vec<Value> = card
            .strings
            .iter()
            .map(|(tag, value)| json!({ "tag": tag.0, "name": tag.name(), "value": value }))
            .collect();
        let requirements: Vec<Value> = card
            .requirements
            .iter()
            .map(|r| json!({ "requirement": requirement_name(r.number), "param": r.param, "source": r.source }))
            .collect();
        let links: Vec<Value> =
            card.links.iter().map(|l| json!({ "kind": l.kind.name(), "to": l.to, "via": l.evidence })).collect();
        let back: Vec<Value> =
            self.linked_from()?.into_iter().map(|(kind, id)| json!({ "kind": kind, "from": id })).collect();
        let referenced: Vec<String> = card.referenced.iter().map(|(tag, _)| tag_name(*tag)).collect();
        Ok(json!({
            "id": card.id, "dbf_id": card.dbf_id, "name": name, "text": plain(&formatted_text(card, &text)), "markup": text,
            "collectible": card.collectible(), "tags": tags, "strings": strings, "referenced": referenced,
            "requirements": requirements, "entourage": card.entourage, "links": links, "linked_from": back,
            "summary": summary(card), "status": self.entry.status,
            "power": { "rust": power(self.inventory, self.entry), "words": self.power_in_english() },
        }))
    }

    /// Name and text in a language of the data, or in English.
    fn name_and_text(&self, locale: Option<&str>) -> anyhow::Result<(String, String)> {
        let Some(name) = locale else { return Ok((self.record.name.clone(), self.record.text.clone())) };
        let known = || Locale::ALL.iter().map(|locale| locale.name()).collect::<Vec<_>>().join(", ");
        let locale: Locale = name
            .parse()
            .ok()
            .with_context(|| format!("`{name}` is not a language of the data; there are {}", known()))?;
        Ok(self.store.name_and_text(&self.record.id, locale)?)
    }

    /// The meaning of a tag's number, if it has one.
    fn meaning(&self, tag: GameTag, value: i64) -> Option<String> {
        let card = |dbf: i64| {
            let sql = "SELECT card_id FROM entity WHERE dbf_id = ?1";
            let id: String = self.store.connection().query_row(sql, [dbf], |row| row.get(0)).ok()?;
            Some(format!("{id} {}", self.name(&id).unwrap_or_default()))
        };
        if names_card(tag) { card(value) } else { value_title(tag, value) }
    }
}

const NAME_AND_TEXT: &[GameTag] = &[GameTag::CARDNAME, GameTag::CARDTEXT];

fn tag_name(tag: GameTag) -> String {
    tag.name().map_or_else(|| tag.0.to_string(), |name| format!("{name} ({})", tag.0))
}

fn requirement_name(number: i64) -> String {
    PlayReq::try_from(number).map_or_else(|_| number.to_string(), |requirement| requirement.name().to_owned())
}
