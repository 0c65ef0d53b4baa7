//! What is wrong with the cards as they are compiled.
use std::fmt::Write as _;

use anyhow::bail;
use cardwright_engine::Cards;
use serde_json::json;

/// So many written cards of a hundred may have functions of their own; beyond that, words are missing.
const NATIVES_ALLOWED: f64 = 3.0;

/// Looks for what compiles and cannot be meant: unknown ids, unwritten enchantments, words on the wrong cards, damage
/// that the text does not bear out, too many natives.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  cargo arena lint           what is wrong, a line each; exit code 1 if anything is\n  \
                  cargo arena lint --json    the same for programs"
)]
pub struct Lint {
    /// As JSON.
    #[arg(long)]
    json: bool,
}

impl Lint {
    /// Prints everything; an error if there is anything.
    pub fn run(&self) -> anyhow::Result<()> {
        let (told, wrong) = tell(crate::cards()?, self.json);
        answer_text!("{told}");
        if wrong > 0 {
            bail!("{wrong} {} to mend", if wrong == 1 { "thing is" } else { "things are" });
        }
        Ok(())
    }
}

/// What is said of these cards, and how many things are wrong.
fn tell(cards: &Cards, as_json: bool) -> (String, usize) {
    let (faults, ladder) = (cards.faults(), cards.tier_counts());
    let too_native = ladder.percent_native() > NATIVES_ALLOWED;
    let wrong = faults.len() + usize::from(too_native);
    if as_json {
        let faults: Vec<_> = faults
            .iter()
            .map(|fault| json!({ "card": fault.card(), "kind": fault.kind(), "says": fault.to_string() }))
            .collect();
        let natives: Vec<_> =
            ladder.natives.iter().map(|(card, names)| json!({ "card": card, "natives": names })).collect();
        let told = json!({
            "faults": faults,
            "written": ladder.written(),
            "vanilla": ladder.vanilla,
            "single": ladder.single,
            "several": ladder.several,
            "natives": natives,
            "percent_native": ladder.percent_native(),
            "percent_native_allowed": NATIVES_ALLOWED,
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
        NATIVES_ALLOWED,
    );
    if too_native {
        for (card, names) in &ladder.natives {
            let _ = writeln!(told, "  {card}: {}", names.join(", "));
        }
        let _ = writeln!(told, "too many natives: what two of them do should be a word");
    }
    (told, wrong)
}

#[cfg(test)]
mod tests {
    use cardwright_data::{CardClass, CardSet, CardType};
    use cardwright_engine::Card;
    use cardwright_engine::script::prelude::*;

    use super::*;

    const WILD: Power = spell(&[native("wild", nothing, &[])]);
    const LOST: Power = spell(&[summon(card("ZZ_NOBODY"))]);

    fn nothing(_: &mut NativeContext<'_>) {}

    fn registry(powers: &[(&'static str, &'static Power)]) -> Cards {
        let one = |(id, power): &(&'static str, &'static Power)| {
            Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::LEGACY, &[], power)
        };
        let cards: Vec<Card> = powers.iter().map(one).collect();
        Cards::new(&[cards.leak()]).expect("the ids differ")
    }

    #[test]
    fn faults_are_told_and_counted() {
        let cards = registry(&[("ZZ_LOST", &LOST), ("ZZ_PLAIN", &VANILLA)]);
        let (told, wrong) = tell(&cards, false);
        assert_eq!(wrong, 1);
        assert!(told.starts_with("`ZZ_LOST` names `ZZ_NOBODY`, and no card has that id\n2 written cards: "), "{told}");
        let (told, wrong) = tell(&cards, true);
        let json: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!((wrong, &json["faults"][0]["kind"], &json["written"]), (1, &"unknown".into(), &2.into()));
        assert_eq!(tell(&registry(&[("ZZ_PLAIN", &VANILLA)]), false).1, 0);
    }

    #[test]
    fn too_many_natives_are_wrong() {
        let mut powers = vec![("ZZ_WILD", &WILD)];
        let names: Vec<&'static str> = (0..40).map(|n| &*format!("ZZ_{n}").leak()).collect();
        powers.extend(names.iter().take(20).map(|name| (*name, &VANILLA)));
        let (told, wrong) = tell(&registry(&powers), false);
        assert_eq!(wrong, 1, "one of 21 is more than 3 %: {told}");
        assert!(told.contains("  ZZ_WILD: wild\n"), "{told}");
        powers.extend(names.iter().skip(20).map(|name| (*name, &VANILLA)));
        assert_eq!(tell(&registry(&powers), false).1, 0, "one of 41 is not");
    }
}
