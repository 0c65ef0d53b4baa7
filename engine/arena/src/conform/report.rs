//! How far engine and recordings agree, as a table and as JSON.
use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Verdict;
use super::case::Case;

/// Cases that were checked and those that agree.
#[derive(Clone, Copy, Default)]
pub struct Count {
    agree: usize,
    /// Agree but for numbers of their day.
    dated: usize,
    differ: usize,
    unwritten: usize,
    gaps: usize,
}

impl Count {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Agrees => self.agree += 1,
            Verdict::Dated(_) => self.dated += 1,
            Verdict::Differs(_) | Verdict::Unplaceable(_) => self.differ += 1,
            Verdict::Unwritten(_) => self.unwritten += 1,
            Verdict::Gap(_) => self.gaps += 1,
        }
    }

    fn checked(self) -> usize {
        self.agree + self.dated + self.differ
    }

    fn json(self) -> Value {
        json!({ "agree": self.agree, "agree_but_for_numbers_of_the_day": self.dated, "checked": self.checked(), "not_checkable": self.unwritten, "gaps": self.gaps })
    }

    fn row(self, name: &str) -> String {
        let Self { agree, dated, unwritten, gaps, .. } = self;
        #[expect(clippy::cast_precision_loss, reason = "a share for people")]
        let share = if self.checked() == 0 { 0.0 } else { (agree + dated) as f64 * 100.0 / self.checked() as f64 };
        format!("{name:<26} {agree:>6} {dated:>6} {:>6} {share:>6.1} % {unwritten:>8} {gaps:>6}", self.checked())
    }
}

/// Everything that was found.
#[derive(Default)]
pub struct Report {
    all: Count,
    base: Count,
    by_kind: BTreeMap<(&'static str, String, bool), Count>,
    by_tag: BTreeMap<&'static str, Vec<String>>,
    by_card: BTreeMap<String, Count>,
    missing: BTreeMap<String, usize>,
    differing: Vec<(String, Vec<String>)>,
    bad_lines: Vec<(usize, String)>,
}

impl Report {
    /// A line that is no case.
    pub fn bad_line(&mut self, number: usize, error: String) {
        self.bad_lines.push((number, error));
    }

    /// One more case.
    pub fn add(&mut self, case: &Case, verdict: &Verdict) {
        self.all.add(verdict);
        if case.flags.base_active {
            self.base.add(verdict);
        }
        let key = (case.kind.name(), case.flags.grade.clone(), case.flags.base_active);
        self.by_kind.entry(key).or_default().add(verdict);
        if let Some(card) = &case.action.card {
            self.by_card.entry(card.clone()).or_default().add(verdict);
        }
        match verdict {
            Verdict::Agrees | Verdict::Dated(_) | Verdict::Gap(_) => {}
            Verdict::Unwritten(cards) => {
                for card in cards {
                    *self.missing.entry(card.clone()).or_default() += 1;
                }
            }
            Verdict::Unplaceable(why) => self.differing.push((case.id.clone(), vec![why.clone()])),
            Verdict::Differs(differences) => {
                let mut tags: Vec<&'static str> = differences.iter().map(|difference| difference.tag).collect();
                tags.sort_unstable();
                tags.dedup();
                for tag in tags {
                    self.by_tag.entry(tag).or_default().push(case.id.clone());
                }
                self.differing.push((case.id.clone(), differences.iter().map(ToString::to_string).collect()));
            }
        }
    }

    /// For people.
    pub fn table(&self) -> String {
        let mut lines = vec![format!(
            "{:<26} {:>6} {:>6} {:>6} {:>8} {:>8} {:>6}",
            "", "agree", "dated", "of", "", "not yet", "gaps"
        )];
        lines.push(self.all.row("all"));
        lines.push(self.base.row("base cards only"));
        lines.push(String::new());
        for ((kind, grade, base), count) in &self.by_kind {
            let base = if *base { "base" } else { "other" };
            lines.push(count.row(&format!("{kind} {grade} {base}")));
        }
        lines.push("\ncases that differ, by tag".to_owned());
        let mut tags: Vec<_> = self.by_tag.iter().collect();
        tags.sort_by_key(|(tag, cases)| (std::cmp::Reverse(cases.len()), **tag));
        for (tag, cases) in tags {
            let some: Vec<&str> = cases.iter().take(4).map(String::as_str).collect();
            lines.push(format!("  {:>5} {tag:<24} {}", cases.len(), some.join(" ")));
        }
        lines.push("\ncases that differ, by the card that acts".to_owned());
        let mut cards: Vec<_> = self.by_card.iter().filter(|(_, count)| count.differ > 0).collect();
        cards.sort_by_key(|(card, count)| (std::cmp::Reverse(count.differ), (*card).clone()));
        for (card, count) in cards.into_iter().take(40) {
            lines.push(format!("  {:>5} of {:>4} {card}", count.differ, count.checked()));
        }
        lines.push("\nnot checkable for want of".to_owned());
        let mut missing: Vec<_> = self.missing.iter().collect();
        missing.sort_by_key(|(card, cases)| (std::cmp::Reverse(**cases), (*card).clone()));
        for (card, cases) in missing.into_iter().take(20) {
            lines.push(format!("  {cases:>5} {card}"));
        }
        if !self.bad_lines.is_empty() {
            lines.push(format!("\n{} lines are no cases and were skipped", self.bad_lines.len()));
        }
        lines.join("\n")
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let kinds: Vec<Value> = self
            .by_kind
            .iter()
            .map(|((kind, grade, base), count)| {
                let mut row = count.json();
                row["kind"] = json!(kind);
                row["grade"] = json!(grade);
                row["base_active"] = json!(base);
                row
            })
            .collect();
        let cards: BTreeMap<&String, Value> = self.by_card.iter().map(|(card, count)| (card, count.json())).collect();
        json!({
            "all": self.all.json(),
            "base_active": self.base.json(),
            "by_kind": kinds,
            "by_card": cards,
            "by_tag": self.by_tag,
            "not_checkable_for_want_of": self.missing,
            "differing": self.differing.iter().map(|(id, what)| json!({ "id": id, "differences": what })).collect::<Vec<_>>(),
            "bad_lines": self.bad_lines.iter().map(|(line, error)| json!({ "line": line, "error": error })).collect::<Vec<_>>(),
        })
    }
}
