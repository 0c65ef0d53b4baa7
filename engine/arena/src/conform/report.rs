//! The agreement of engine and recordings, as a table and as JSON.
use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::case::Case;
use super::judge::{Judged, Verdict};
use super::trigger_order::OrderComparison;

/// Numbers of cases, by verdict.
#[derive(Clone, Copy, Default)]
pub struct VerdictCounts {
    agree: usize,
    differ: usize,
    /// Not checkable: an acting card had another text.
    other_texts: usize,
    /// The part of `other_texts` in which today's text has another result.
    texts_differ: usize,
    unwritten: usize,
    gaps: usize,
    /// Cases compared without the numbers of players, because the recording mixed the players up.
    without_players: usize,
}

impl VerdictCounts {
    fn add(&mut self, judged: &Judged) {
        match &judged.verdict {
            Verdict::Agrees => self.agree += 1,
            Verdict::OtherText(_, differences) => {
                self.other_texts += 1;
                self.texts_differ += usize::from(!differences.is_empty());
            }
            Verdict::Differs(_) | Verdict::Unplaceable(_) => self.differ += 1,
            Verdict::Unwritten(_) => self.unwritten += 1,
            Verdict::Gap(_) => self.gaps += 1,
        }
        self.without_players += usize::from(!judged.players_compared);
    }

    fn plus(self, other: Self) -> Self {
        Self {
            agree: self.agree + other.agree,
            differ: self.differ + other.differ,
            other_texts: self.other_texts + other.other_texts,
            texts_differ: self.texts_differ + other.texts_differ,
            unwritten: self.unwritten + other.unwritten,
            gaps: self.gaps + other.gaps,
            without_players: self.without_players + other.without_players,
        }
    }

    /// Cases that can be checked: each of them agrees or differs, without exceptions.
    fn checked(self) -> usize {
        self.agree + self.differ
    }

    fn all(self) -> usize {
        self.checked() + self.other_texts + self.unwritten + self.gaps
    }

    /// Agreement in percent of the checked cases.
    fn agreement(self) -> f64 {
        share(self.agree, self.checked())
    }

    /// Agreement if cases with old texts counted as checkable: those in which today's text has another result count as
    /// differing.
    fn strict_share(self) -> f64 {
        share(self.agree + self.other_texts - self.texts_differ, self.checked() + self.other_texts)
    }

    fn json(self) -> Value {
        json!({
            "agree": self.agree,
            "checked": self.checked(),
            "cards_read_otherwise_then": self.other_texts,
            "cards_read_otherwise_then_and_differ": self.texts_differ,
            "not_checkable": self.unwritten,
            "gaps": self.gaps,
            "without_the_players_numbers": self.without_players,
        })
    }

    fn row(self, name: &str) -> String {
        let Self { agree, other_texts: texts, unwritten, gaps, without_players: halves, .. } = self;
        let (share, strict) = (self.agreement(), self.strict_share());
        let checked = self.checked();
        format!(
            "{name:<19} {agree:>5} {checked:>5} {share:>6.2} % {texts:>5} {strict:>6.2} % {unwritten:>5} {gaps:>4} {halves:>7}"
        )
    }
}

/// A number and a text behind it, wrapped for a terminal.
fn wrapped(number: &str, text: &str) -> Vec<String> {
    let mut lines = vec![number.to_owned()];
    for word in text.split(' ') {
        let full = lines.last().is_some_and(|line| line.chars().count() + 1 + word.chars().count() > 79);
        if full {
            lines.push(" ".repeat(number.len()));
        }
        if let Some(line) = lines.last_mut() {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

/// `part` of `whole` in percent; 100 if `whole` is 0.
#[expect(clippy::cast_precision_loss, reason = "a share for people")]
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { part as f64 * 100.0 / whole as f64 }
}

/// Minimum agreement in percent, by kind of action, for cases of the first sets and Core.
const MIN_AGREEMENT: [(&str, f64); 4] = [("ATTACK", 99.0), ("END_TURN", 99.0), ("HERO_POWER", 99.0), ("PLAY", 99.0)];

/// Minimum percentage of the cases of the first sets and Core that must be checkable.
const MIN_CHECKABLE: f64 = 90.0;

/// The results of all cases.
#[derive(Default)]
pub struct Report {
    all: VerdictCounts,
    base: VerdictCounts,
    by_kind: BTreeMap<(&'static str, String, bool), VerdictCounts>,
    by_tag: BTreeMap<&'static str, Vec<String>>,
    by_card: BTreeMap<String, VerdictCounts>,
    missing: BTreeMap<String, usize>,
    /// The number of cases by missing fact.
    facts: BTreeMap<String, usize>,
    differing: Vec<(String, Vec<String>)>,
    /// The number of cases with triggers in the recorded order; descriptions of the others.
    trigger_orders: (usize, Vec<String>),
    bad_lines: Vec<(usize, String)>,
}

impl Report {
    /// Adds a line that is not a case.
    pub fn bad_line(&mut self, number: usize, error: String) {
        self.bad_lines.push((number, error));
    }

    /// Adds a case.
    pub fn add(&mut self, case: &Case, judged: &Judged) {
        self.all.add(judged);
        if case.evidence.only_base_cards_act {
            self.base.add(judged);
        }
        let key = (case.kind.name(), case.evidence.evidence_grade.clone(), case.evidence.only_base_cards_act);
        self.by_kind.entry(key).or_default().add(judged);
        if let Some(card) = &case.action.card {
            self.by_card.entry(card.clone()).or_default().add(judged);
        }
        match &judged.order {
            OrderComparison::NotComparable => {}
            OrderComparison::Same => self.trigger_orders.0 += 1,
            OrderComparison::Differs(recorded, engine) => {
                self.trigger_orders.1.push(format!("{} recorded {recorded:?}, engine {engine:?}", case.id));
            }
        }
        match &judged.verdict {
            Verdict::Agrees | Verdict::OtherText(..) => {}
            Verdict::Gap(why) => *self.facts.entry(why.clone()).or_default() += 1,
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

    /// A table to read in a terminal.
    pub fn table(&self, blocks: bool) -> String {
        let mut lines = vec![self.agreement_text(), String::new()];
        lines.push(format!(
            "{:<19} {:>5} {:>5} {:>8} {:>5} {:>8} {:>5} {:>4} {:>7}",
            "", "agree", "of", "", "texts", "strict", "stubs", "gaps", "partial"
        ));
        lines.push(self.all.row("all"));
        lines.push(self.base.row("base cards only"));
        lines.push(String::new());
        for ((kind, grade, base), count) in &self.by_kind {
            let base = if *base { "base" } else { "other" };
            lines.push(count.row(&format!("{kind} {grade} {base}")));
        }
        lines.push(String::new());
        lines.extend(self.minimums_text());
        if blocks {
            lines.push(String::new());
            lines.push(self.order_of_triggers());
            lines.extend(self.trigger_orders.1.iter().map(|line| format!("  {line}")));
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
        lines.push("\nnot checkable because these cards are stubs".to_owned());
        let mut missing: Vec<_> = self.missing.iter().collect();
        missing.sort_by_key(|(card, cases)| (std::cmp::Reverse(**cases), (*card).clone()));
        for (card, cases) in missing.into_iter().take(20) {
            lines.push(format!("  {cases:>5} {card}"));
        }
        lines.push("\nnot checkable because a fact is missing".to_owned());
        let mut facts: Vec<_> = self.facts.iter().collect();
        facts.sort_by_key(|(fact, cases)| (std::cmp::Reverse(**cases), (*fact).clone()));
        for (fact, cases) in facts.into_iter().take(40) {
            lines.extend(wrapped(&format!("  {cases:>5}"), fact));
        }
        if !self.bad_lines.is_empty() {
            lines.push(format!("\n{} lines are not cases and were skipped", self.bad_lines.len()));
        }
        lines.join("\n")
    }

    /// The agreement in the checkable cases, as text.
    pub fn agreement_text(&self) -> String {
        let (agree, checked, share) = (self.all.agree, self.all.checked(), self.all.agreement());
        format!("without excuses: {agree} of {checked} checkable cases agree, {share:.2} %")
    }

    /// The agreement and its minimum, one line per kind of action.
    pub fn minimums_text(&self) -> Vec<String> {
        let mut lines = vec![self.agreement_text()];
        lines.extend(MIN_AGREEMENT.iter().map(|(kind, bar)| {
            let count = self.baseline(kind);
            let (share, strict) = (count.agreement(), count.strict_share());
            format!("{kind}: {share:.1} % agree (bar {bar} %; {strict:.1} % with cards that had other texts)")
        }));
        lines.push(format!("checkable: {:.1} % (bar {MIN_CHECKABLE} %)", self.checkable()));
        lines
    }

    /// The minimums that are not reached.
    pub fn missed_minimums(&self) -> Vec<String> {
        let low = |count: VerdictCounts, bar: f64| count.agreement() < bar;
        let kinds = MIN_AGREEMENT.iter().filter(|(kind, bar)| low(self.baseline(kind), *bar));
        let mut below: Vec<String> = kinds.map(|(kind, bar)| format!("{kind} agrees in less than {bar} %")).collect();
        if self.checkable() < MIN_CHECKABLE {
            below.push(format!("less than {MIN_CHECKABLE} % can be checked"));
        }
        below
    }

    /// The cases of one kind of action, of the first sets and Core, of both grades.
    fn baseline(&self, kind: &str) -> VerdictCounts {
        let of_kind = self.by_kind.iter().filter(|((of, _, base), _)| *of == kind && *base);
        of_kind.fold(VerdictCounts::default(), |sum, (_, count)| sum.plus(*count))
    }

    fn checkable(&self) -> f64 {
        share(self.base.checked(), self.base.all())
    }

    /// The number of cases whose triggers come in the recorded order, as text.
    pub fn order_of_triggers(&self) -> String {
        let (same, other) = (self.trigger_orders.0, self.trigger_orders.1.len());
        let share = share(same, same + other);
        format!("order of triggers: {same} of {} cases with several triggers agree, {share:.1} %", same + other)
    }

    /// The results as JSON.
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
            "format": "cardwright-conform-2",
            "without_excuses": { "agree": self.all.agree, "checkable": self.all.checked(), "percent": self.all.agreement() },
            "all": self.all.json(),
            "base_active": self.base.json(),
            "order_of_triggers": { "agree": self.trigger_orders.0, "differ": self.trigger_orders.1 },
            "by_kind": kinds,
            "by_card": cards,
            "by_tag": self.by_tag,
            "not_checkable_for_want_of": self.missing,
            "missing_facts": self.facts,
            "differing": self.differing.iter().map(|(id, what)| json!({ "id": id, "differences": what })).collect::<Vec<_>>(),
            "bad_lines": self.bad_lines.iter().map(|(line, error)| json!({ "line": line, "error": error })).collect::<Vec<_>>(),
        })
    }
}
