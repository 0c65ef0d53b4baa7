use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Context;
use cardwright_data::store::Store;
use cardwright_data::{CardClass, CardRecord, CardSet, CardType, GameTag, Locale, PlayReq, Race, Rarity, SpellSchool};
use cardwright_engine::compiled::explain::Explain;
use cardwright_engine::script::prelude::Status;
use clap::Args;
use serde_json::{Value, json};

use super::coverage::card_statuses;
use super::generate::catalog;
use super::terminal::{Terminal, answer};
use crate::catalog::{Catalog, TextContext};
use crate::coverage::CardStatus;
use crate::sources::Sources;
use crate::tag_value::names_card;
use crate::workspace::Workspace;
use cardwright_text::markup::plain;
use cardwright_text::{Compiler, Printer, vocabulary};

/// Shows everything about a card: text, tags by name, links in both directions, state, file and line.
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
    /// Print name and text in another language of the data, such as deDE.
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,
}

impl Show {
    /// Exit code 1 if there is no such card; prints the most similar names.
    pub fn run(&self, workspace: &Workspace, _terminal: Terminal) -> anyhow::Result<ExitCode> {
        let store = Store::open(&workspace.database())?;
        let all = store.cards()?;
        let catalog = catalog(workspace)?;
        let found = find(&all, &catalog, &self.card);
        let Some(record) = found.first() else {
            eprintln!("there is no card `{}`; similar cards:", self.card);
            for near in nearest(&all, &self.card) {
                eprintln!("  {:<16} {}", near.id, near.name);
            }
            return Ok(ExitCode::FAILURE);
        };
        let statuses = card_statuses(workspace, &catalog, None)?;
        let in_words = in_words(workspace, record, &all)?;
        let view =
            View { record, all: &all, status: statuses.get(&record.id), store: &store, in_words: in_words.as_deref() };
        if self.json {
            answer(&(serde_json::to_string_pretty(&view.json(self.locale.as_deref())?)? + "\n"))?;
        } else {
            answer(&view.text(self.locale.as_deref())?)?;
            if found.len() > 1 {
                let others: Vec<&str> = found[1..].iter().map(|other| other.id.as_str()).collect();
                answer(&format!("\nSame name: {}\n", others.join(", ")))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The cards that `asked` may mean, most likely first: by id, by number, by name (collectible cards first).
fn find<'a>(all: &'a [CardRecord], catalog: &Catalog, asked: &str) -> Vec<&'a CardRecord> {
    let number = asked.parse::<i64>().ok();
    let by_id: Vec<&CardRecord> =
        all.iter().filter(|card| card.id.eq_ignore_ascii_case(asked) || Some(card.dbf_id) == number).collect();
    if !by_id.is_empty() {
        return by_id;
    }
    let mut named: Vec<&CardRecord> = all.iter().filter(|card| card.name.eq_ignore_ascii_case(asked)).collect();
    named.sort_by_key(|card| {
        let listed = catalog.get(&card.id);
        let set = listed.map_or(usize::MAX, |card| card.home.set);
        (listed.is_none(), !card.collectible(), set, card.id.clone())
    });
    named
}

/// The eight cards with the most similar id or name.
fn nearest<'a>(all: &'a [CardRecord], asked: &str) -> Vec<&'a CardRecord> {
    let asked = asked.to_lowercase();
    let mut near: Vec<(f32, &CardRecord)> = all
        .iter()
        .filter(|card| !card.name.is_empty())
        .map(|card| {
            let like = |text: &str| similar::TextDiff::from_chars(asked.as_str(), text.to_lowercase().as_str()).ratio();
            (like(&card.id).max(like(&card.name)), card)
        })
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.collectible().cmp(&a.1.collectible())).then(a.1.id.cmp(&b.1.id)));
    near.truncate(8);
    near.into_iter().map(|(_, card)| card).collect()
}

/// What the card's Power says: in the words of card texts where the grammar has them, else in plain ones. `None` for a card
/// without a Power that the vocabulary alone says.
fn in_words(workspace: &Workspace, record: &CardRecord, all: &[CardRecord]) -> anyhow::Result<Option<String>> {
    let sources = Sources::read(&workspace.generated(), &workspace.tests())?;
    let Some(power) = sources.whole(&record.id).and_then(|source| vocabulary::power(&source).ok()) else {
        return Ok(None);
    };
    if matches!(power.status, Status::Todo | Status::Vanilla) {
        return Ok(None);
    }
    // The cards that its text or its Power may name.
    let stem = record.id.split_once('t').map_or(record.id.as_str(), |(stem, _)| stem);
    let linked = |id: &str| record.links.iter().any(|link| link.to == id) || record.entourage.iter().any(|to| to == id);
    let named = |it: &CardRecord| {
        let of_power = sources.whole(&record.id).is_some_and(|source| source.contains(&format!("\"{}\"", it.id)));
        of_power || (!it.name.is_empty() && record.text.contains(&it.name))
    };
    let near = all.iter().filter(|it| it.id.starts_with(stem) || linked(&it.id) || named(it));
    let ids: Vec<&str> = near.map(|it| it.id.as_str()).collect();
    let all: BTreeMap<String, CardRecord> = all.iter().map(|it| (it.id.clone(), it.clone())).collect();
    let library = TextContext::new(&all, ids.into_iter(), || Compiler::new().ok())?;
    let printer = Printer::new(Compiler::new()?);
    let said = library.subject_of(&record.id).and_then(|subject| printer.print(&power, &subject, library.cards()));
    Ok(Some(said.unwrap_or_else(|| Explain::new(library.cards()).power(&power))))
}

struct View<'a> {
    record: &'a CardRecord,
    all: &'a [CardRecord],
    status: Option<&'a CardStatus>,
    store: &'a Store,
    in_words: Option<&'a str>,
}

impl View<'_> {
    fn text(&self, locale: Option<&str>) -> anyhow::Result<String> {
        let card = self.record;
        let mut out = String::new();
        let (name, text) = self.words(locale)?;
        writeln!(out, "{name}  {} ({})", card.id, card.dbf_id)?;
        if !text.is_empty() {
            writeln!(out, "  {}", plain(&text))?;
        }
        if let Some(status) = self.status {
            let place = match (&status.file, status.line) {
                (Some(file), Some(line)) => format!("{}:{line}", file.display()),
                _ => "no Power".to_owned(),
            };
            let same = status.same_as.as_ref().map_or_else(String::new, |original| format!(", the same as {original}"));
            let implemented = if status.implemented { "implemented" } else { "not implemented" };
            writeln!(out, "\n{}{same}, {implemented}  {place}", status.state.word())?;
            if let Some(said) = self.in_words {
                writeln!(out, "  in words: {said}")?;
            }
            for test in &status.tests {
                let live = if test.ignored { "ignored" } else { "live" };
                writeln!(out, "  test {} ({live})  {}:{}", test.name, test.file.display(), test.line)?;
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
                writeln!(out, "  {}{param}  ({})", requirement_name(requirement.req), requirement.source)?;
            }
        }
        self.links(&mut out)?;
        for correction in self.store.corrections(&card.id)? {
            writeln!(out, "\nCorrected: {}, because {}", correction.what, correction.reason)?;
        }
        Ok(out)
    }

    fn links(&self, out: &mut String) -> std::fmt::Result {
        let name = |id: &str| self.all.iter().find(|card| card.id == id).map_or("", |card| card.name.as_str());
        if !self.record.links.is_empty() || !self.record.entourage.is_empty() {
            writeln!(out, "\nLinks to")?;
            for link in &self.record.links {
                writeln!(out, "  {:<12} {:<16} {}  (by {})", link.kind.name(), link.to, name(&link.to), link.via)?;
            }
            for id in &self.record.entourage {
                writeln!(out, "  {:<12} {id:<16} {}", "entourage", name(id))?;
            }
        }
        let mut back = self.linked_from().peekable();
        if back.peek().is_some() {
            writeln!(out, "\nLinked from")?;
            for (kind, id, name) in back {
                writeln!(out, "  {kind:<12} {id:<16} {name}")?;
            }
        }
        Ok(())
    }

    fn linked_from(&self) -> impl Iterator<Item = (&'static str, &str, &str)> {
        self.all.iter().flat_map(|card| {
            let here = card.links.iter().filter(|link| link.to == self.record.id);
            here.map(|link| (link.kind.name(), card.id.as_str(), card.name.as_str()))
        })
    }

    fn json(&self, locale: Option<&str>) -> anyhow::Result<Value> {
        let card = self.record;
        let (name, text) = self.words(locale)?;
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
            .map(|r| json!({ "requirement": requirement_name(r.req), "param": r.param, "source": r.source }))
            .collect();
        let links: Vec<Value> =
            card.links.iter().map(|l| json!({ "kind": l.kind.name(), "to": l.to, "via": l.via })).collect();
        let back: Vec<Value> = self.linked_from().map(|(kind, id, _)| json!({ "kind": kind, "from": id })).collect();
        let referenced: Vec<String> = card.referenced.iter().map(|(tag, _)| tag_name(*tag)).collect();
        Ok(json!({
            "id": card.id, "dbf_id": card.dbf_id, "name": name, "text": text, "plain_text": plain(&text),
            "collectible": card.collectible(), "tags": tags, "strings": strings, "referenced": referenced,
            "requirements": requirements, "entourage": card.entourage, "links": links, "linked_from": back,
            "status": self.status,
        }))
    }

    /// Name and text, in a language of the data or in English.
    fn words(&self, locale: Option<&str>) -> anyhow::Result<(String, String)> {
        let Some(name) = locale else { return Ok((self.record.name.clone(), self.record.text.clone())) };
        let known = || Locale::ALL.iter().map(|locale| locale.name()).collect::<Vec<_>>().join(", ");
        let locale: Locale = name
            .parse()
            .ok()
            .with_context(|| format!("`{name}` is not a language of the data; there are {}", known()))?;
        Ok(self.store.words(&self.record.id, locale)?)
    }

    /// The meaning of a tag's number, if it has one.
    fn meaning(&self, tag: GameTag, value: i64) -> Option<String> {
        let card = |dbf: i64| {
            let card = self.all.iter().find(|card| card.dbf_id == dbf)?;
            Some(format!("{} {}", card.id, card.name))
        };
        match tag {
            GameTag::CARD_SET => CardSet::try_from(value).ok()?.name().map(str::to_owned),
            GameTag::CARDTYPE => CardType::try_from(value).ok().map(|value| value.name().to_owned()),
            GameTag::CLASS => CardClass::try_from(value).ok().map(|value| value.name().to_owned()),
            GameTag::CARDRACE => Race::try_from(value).ok().map(|value| value.name().to_owned()),
            GameTag::RARITY => Rarity::try_from(value).ok().map(|value| value.name().to_owned()),
            GameTag::SPELL_SCHOOL => SpellSchool::try_from(value).ok().map(|value| value.name().to_owned()),
            tag if names_card(tag) => card(value),
            _ => None,
        }
    }
}

const NAME_AND_TEXT: &[GameTag] = &[GameTag::CARDNAME, GameTag::CARDTEXT];

fn tag_name(tag: GameTag) -> String {
    tag.name().map_or_else(|| tag.0.to_string(), |name| format!("{name} ({})", tag.0))
}

fn requirement_name(number: i64) -> String {
    PlayReq::try_from(number).map_or_else(|_| number.to_string(), |requirement| requirement.name().to_owned())
}
