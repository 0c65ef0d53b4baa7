//! `cargo arena lint`: problems in compiled cards.
use std::fmt::Write as _;

use cardwright_cli::Findings;
use cardwright_engine::Cards;
use serde_json::json;

/// The maximum percentage of written cards with native functions; more means that the vocabulary lacks words.
const MAX_NATIVE_PERCENT: f64 = 3.0;

/// Finds problems in compiled cards: unknown ids, unwritten enchantments, keywords on the wrong cards, damage that the text
/// does not confirm, too many natives. Lists written cards that can create or become a stub.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  cargo arena lint           what is wrong, a line each\n  \
                  cargo arena lint --json    the same for programs")]
pub struct Lint {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

impl Lint {
    /// Prints all findings; fails if there are any.
    pub fn run(&self) -> anyhow::Result<()> {
        let (told, wrong) = lint_report(crate::registry::cards()?, self.json);
        out!("{told}");
        exit_status(wrong)
    }
}

/// The result of the command: [`Findings`], which makes the exit code 1, unless `wrong` is 0.
pub fn exit_status(wrong: usize) -> anyhow::Result<()> {
    match wrong {
        0 => Ok(()),
        1 => Err(Findings("1 thing is to mend".to_owned()).into()),
        _ => Err(Findings(format!("{wrong} things are to mend")).into()),
    }
}

/// The written cards that can create or become a stub, each with the ids on the way.
fn cards_reaching_stubs(cards: &Cards) -> Vec<(&'static str, Vec<&'static str>)> {
    let is_whole = |id| cards.get(id).power.is_whole();
    let written = cards.iter().filter(|(id, _)| is_whole(*id));
    let stubs =
        written.flat_map(|(id, card)| cards.reachable_stubs(id, is_whole).into_iter().map(move |stub| (card.id, stub)));
    stubs.map(|(card, stub)| (card, stub.chain.into_iter().map(|id| cards.get(id).id).collect())).collect()
}

/// The report on these cards, and the number of findings.
pub fn lint_report(cards: &Cards, as_json: bool) -> (String, usize) {
    let (faults, ladder) = (cards.faults(), cards.tier_counts());
    let too_native = ladder.percent_native() > MAX_NATIVE_PERCENT;
    let wrong = faults.len() + usize::from(too_native);
    let reaching = cards_reaching_stubs(cards);
    if as_json {
        let faults: Vec<_> = faults
            .iter()
            .map(|fault| json!({ "card": fault.card(), "kind": fault.kind(), "says": fault.to_string() }))
            .collect();
        let natives: Vec<_> =
            ladder.natives.iter().map(|(card, names)| json!({ "card": card, "natives": names })).collect();
        let told = json!({
            "format": "cardwright-lint-1",
            "faults": faults,
            "written": ladder.written(),
            "vanilla": ladder.vanilla,
            "single": ladder.single,
            "several": ladder.several,
            "natives": natives,
            "reaching": reaching.iter().map(|(card, through)| json!({ "card": card, "through": through })).collect::<Vec<_>>(),
            "percent_native": ladder.percent_native(),
            "percent_native_allowed": MAX_NATIVE_PERCENT,
        });
        return (format!("{told:#}\n"), wrong);
    }
    let mut told = String::new();
    for fault in &faults {
        let _ = writeln!(told, "{fault}");
    }
    let _ = writeln!(
        told,
        "{} written cards: {} by keywords alone, {} with one effect, {} with several, {} with a native ({:.1} %, {} % are \
         allowed)",
        ladder.written(),
        ladder.vanilla,
        ladder.single,
        ladder.several,
        ladder.natives.len(),
        ladder.percent_native(),
        MAX_NATIVE_PERCENT,
    );
    for (card, through) in &reaching {
        let _ = writeln!(told, "`{card}` makes `{}`, which is a stub", through.join("`, which makes `"));
    }
    if !reaching.is_empty() {
        let _ = writeln!(
            told,
            "{} ways lead from written cards to stubs: `cargo cards coverage` does not count these cards",
            reaching.len()
        );
    }
    if too_native {
        for (card, names) in &ladder.natives {
            let _ = writeln!(told, "  {card}: {}", names.join(", "));
        }
        let _ = writeln!(told, "too many natives: what two of them do should be a word");
    }
    (told, wrong)
}
