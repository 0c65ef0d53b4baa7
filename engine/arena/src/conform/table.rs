//! Every disagreement, by class, as a page for the repository.
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::Context;
use serde::Deserialize;

use super::case::Case;
use super::checkable;
use super::compare::Difference;
use super::heard::Order;
use super::judge::{Judged, Verdict};
use super::names::Names;
use super::printings::Former;
use super::report::Report;
use crate::words::plain;

/// Why a case that differs does, where its numbers and texts alone do not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Class {
    /// Something stands in no build's data: which cards chance chooses from, say.
    Dated,
    /// The recording has lost packets, or lacks what the rules need to know.
    Gap,
    /// The rules are wrong, or nobody knows.
    Open,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Looked {
    disagreement: Vec<Reason>,
    order: Vec<Reason>,
}

/// What a person found who looked at some cases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reason {
    class: Class,
    cases: Vec<String>,
    why: String,
}

/// One that differs.
struct Row {
    id: String,
    card: String,
    what: String,
}

/// The page.
pub struct Table {
    looked: Looked,
    dated: BTreeMap<Former, Vec<Row>>,
    numbers: usize,
    differ: Vec<Row>,
    orders: Vec<Row>,
}

impl Table {
    /// With what people found out, `engine/arena/conform.toml`.
    pub fn new() -> anyhow::Result<Self> {
        let looked =
            toml::from_str(include_str!("../../conform.toml")).context("engine/arena/conform.toml cannot be read")?;
        Ok(Self { looked, dated: BTreeMap::new(), numbers: 0, differ: Vec::new(), orders: Vec::new() })
    }

    /// One more case.
    pub fn add(&mut self, case: &Case, judged: &Judged) {
        let row = |what: String| Row {
            id: case.id.clone(),
            card: case.action.card.clone().unwrap_or_else(|| case.kind.name().to_owned()),
            what,
        };
        if let Order::Differs(recorded, engine) = &judged.order {
            let of = |entity: &u16| format!("#{entity} {}", checkable::card_of(case, *entity).unwrap_or(""));
            let list = |entities: &[u16]| entities.iter().map(of).collect::<Vec<_>>().join(", ");
            self.orders.push(row(format!("recorded {}; engine {}", list(recorded), list(engine))));
        }
        match &judged.verdict {
            Verdict::Dated(differences, formers) => {
                // Where a text is another, other cards' numbers explain nothing.
                let telling = formers.iter().any(|former| former.reads_otherwise);
                for former in formers.iter().filter(|former| former.reads_otherwise || !telling) {
                    self.dated.entry(former.clone()).or_default().push(row(told(differences)));
                }
            }
            Verdict::Differs(differences) => self.differ.push(row(told(differences))),
            Verdict::Unplaceable(why) => self.differ.push(row(why.clone())),
            Verdict::Numbers(_) => self.numbers += 1,
            Verdict::Agrees | Verdict::Unwritten(_) | Verdict::Gap(_) => {}
        }
    }

    /// In Markdown.
    pub fn page(&self, report: &Report, names: &Names) -> String {
        let mut page = "# Where recorded games and the rules part\n\n\
            Written by `cargo arena conform FILE --table engine/arena/CONFORM.md`; what people found out about a case stands in\n\
            `conform.toml` beside it.\n\n```\n"
            .to_owned();
        for line in report.standing() {
            let _ = writeln!(page, "{line}");
        }
        page.push_str("```\n\n## Old balance: cards that act read otherwise on that day\n\n");
        let cases: BTreeSet<&str> = self.dated.values().flatten().map(|row| row.id.as_str()).collect();
        let _ = writeln!(
            page,
            "{} cases; a case stands with each such card. {} more agree but for printed numbers of their day.\n",
            cases.len(),
            self.numbers
        );
        page.push_str("| card | then | today | cases |\n| --- | --- | --- | --- |\n");
        for (former, rows) in &self.dated {
            let card = names.cards.by_id(&former.id).map(|card| names.cards.get(card));
            let name = card.map_or("", |card| card.name);
            let today = card.map_or_else(String::new, |card| {
                if former.reads_otherwise {
                    plain(card.text)
                } else {
                    format!("cost {}, {}/{}", card.cost, card.attack, card.health)
                }
            });
            let then = if former.reads_otherwise { &former.text } else { &former.numbers };
            let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
            let _ =
                writeln!(page, "| {name} `{}` | {} | {} | {} |", former.id, cell(then), cell(&today), ids.join(" "));
        }
        for (class, title) in TITLES {
            let _ = write!(page, "\n## {title}\n");
            rows(&mut page, &self.differ, &self.looked.disagreement, class);
        }
        page.push_str("\n## Triggers in another order\n");
        let _ = writeln!(page, "\n{}", report.order_of_triggers());
        for (class, title) in TITLES {
            let _ = write!(page, "\n### {title}\n");
            rows(&mut page, &self.orders, &self.looked.order, class);
        }
        page
    }
}

/// What the classes are called on the page.
const TITLES: [(Class, &str); 3] = [
    (Class::Dated, "Old balance that no text tells"),
    (Class::Gap, "Gaps in the recording"),
    (Class::Open, "Rules faults still open"),
];

/// The rows of one class.
fn rows(page: &mut String, all: &[Row], looked: &[Reason], class: Class) {
    let reason = |row: &Row| looked.iter().find(|reason| reason.cases.contains(&row.id));
    let of_class = |row: &&Row| reason(row).map_or(Class::Open, |reason| reason.class) == class;
    let rows: Vec<&Row> = all.iter().filter(of_class).collect();
    let _ = write!(page, "\n{} cases.\n", rows.len());
    if rows.is_empty() {
        return;
    }
    page.push_str("\n| case | card | differs in | why |\n| --- | --- | --- | --- |\n");
    for row in rows {
        let why = reason(row).map_or("nobody has looked at it yet", |reason| &reason.why);
        let _ = writeln!(page, "| {} | `{}` | {} | {} |", row.id, row.card, cell(&row.what), cell(why));
    }
}

fn told(differences: &[Difference]) -> String {
    let told: Vec<String> = differences.iter().take(3).map(ToString::to_string).collect();
    let more = if differences.len() > 3 { format!("; {} more", differences.len() - 3) } else { String::new() };
    told.join("; ") + &more
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
