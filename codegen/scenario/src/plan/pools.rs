//! Cards of pools: one that fits, and some that all but fit.
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::facts::has;
use crate::plan::fixtures::is_keywords_alone;

use crate::model::query::matches_printed;
use crate::model::simulation::Simulation;

/// How sentences begin that do not happen when the card arrives.
const LATER: [&str; 6] = ["Battlecry:", "Deathrattle:", "Combo:", "Inspire:", "At the end of", "At the start of"];
/// Words of what a minion does while it is in play.
const NOW: &[&str] = &[
    "Frenzy",
    "have ",
    "has ",
    "cost",
    "Cost",
    "Spell Damage",
    "Dormant",
    "Colossal",
    "Starship",
    "an't",
    "while",
    "double",
    "twice",
];

/// Whether a card that is put into play leaves everything else as it is.
pub(crate) fn is_quiet(card: &Card) -> bool {
    if is_keywords_alone(card) {
        return !has(card, GameTag::DORMANT);
    }
    // A location does nothing until it is used.
    if card.card_type == CardType::Location {
        return true;
    }
    let text = card.text;
    // Sentences that happen at another time do not count.
    let now =
        |part: &str| !LATER.iter().any(|start| part.starts_with(start)) && NOW.iter().any(|word| part.contains(word));
    let entity = matches!(card.card_type, CardType::Minion | CardType::Weapon);
    let tail = LATER.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    entity && !now(&text[..tail]) && !text.contains("Dormant") && !text.contains("Colossal")
}

/// For how many turns a minion is dormant, if it does nothing else when it arrives.
pub(crate) fn sleep(card: &Card) -> Option<i64> {
    let text = card.text;
    let (turns, rest) = text.strip_prefix("Dormant for ")?.split_once(" turn")?;
    let rest = rest.trim_start_matches(['s', '.', ' ']);
    let later = rest.find("When this awakens").unwrap_or(rest.len());
    let quiet = !NOW.iter().any(|word| rest[..later].contains(word));
    turns.parse().ok().filter(|_| quiet && card.card_type == CardType::Minion)
}

/// Whether a card does nothing in the hand, not even change its cost.
pub(crate) fn is_still(card: &Card) -> bool {
    let text = card.text;
    !["Costs (", "in your hand", "while holding", "Can't be"].iter().any(|part| text.contains(part))
}

/// Whether the first player could get this card from a pool.
pub(crate) fn is_in(class: CardClass, card: &Card, that: &Condition, classes: Classes) -> Option<bool> {
    let of = card.class;
    let of_class = match classes {
        Classes::Own if that.names_class() => true,
        Classes::Own => of == class || of == CardClass::Neutral,
        Classes::Other => of != class && of != CardClass::Neutral,
        Classes::Any => true,
        Classes::Yours => of == class,
        // The second player of every test is a mage.
        Classes::Opponent => of == CardClass::Mage,
    };
    Some(of_class && matches_printed(card, that)?)
}

/// A card of a pool: one without a text if there is one.
pub(crate) fn fit(
    simulation: &Simulation<'_>,
    that: &Condition,
    classes: Classes,
    to_play: bool,
) -> Option<&'static Card> {
    let fits = |card: &&Card| is_in(simulation.class, card, that, classes) == Some(true);
    let simple =
        simulation.fixtures.plain.iter().copied().filter(fits).find(|it| !to_play || it.card_type == CardType::Minion);
    // If a Deathrattle is asked for, one that is known.
    let rattles = |it: &&Card| has(it, GameTag::DEATHRATTLE) && it.id != simulation.card.id;
    let leaves = || simulation.fixtures.minions.iter().copied().filter(rattles).find(fits);
    simple.or_else(|| leaves().filter(|_| asks_for(that, GameTag::DEATHRATTLE))).or_else(|| {
        // Two of them: one may be the card itself.
        let find = || {
            let pool = simulation.fixtures.pool.iter().copied().filter(fits);
            pool.filter(|it| simulation.fixtures.is_still(it) && (!to_play || simulation.fixtures.is_quiet(it)))
                .take(2)
                .collect()
        };
        let key = format!("{that:?} {classes:?} {:?} {to_play}", simulation.class);
        simulation.fixtures.sought(key, find).into_iter().find(|it| it.id != simulation.card.id)
    })
}

/// Whether a condition asks for a keyword.
fn asks_for(that: &Condition, keyword: GameTag) -> bool {
    match that {
        Condition::Has(tag) => *tag == keyword,
        Condition::All(parts) => parts.iter().any(|part| asks_for(part, keyword)),
        Condition::Always
        | Condition::Not(..)
        | Condition::Any(..)
        | Condition::Type(..)
        | Condition::Character
        | Condition::Race(..)
        | Condition::School(..)
        | Condition::Class(..)
        | Condition::Rarity(..)
        | Condition::Named(..)
        | Condition::Of(..)
        | Condition::Damaged
        | Condition::Stat(..)
        | Condition::Versus(..)
        | Condition::SharesRace(..)
        | Condition::Itself
        | Condition::StartedInDeck
        | Condition::AnotherClass
        | Condition::Dead
        | Condition::Is(..)
        | Condition::Heard(..)
        | Condition::Fatal
        | Condition::Kindred
        | Condition::DrawnThisTurn
        | Condition::Lacks(..)
        | Condition::There(..)
        | Condition::More(..)
        | Condition::Did(..)
        | Condition::NoDuplicates(..)
        | Condition::StartedSingleton
        | Condition::Combo
        | Condition::So(..)
        | Condition::TurnOf(..)
        | Condition::FromThePast
        | Condition::OddCost
        | Condition::Chance(..)
        | Condition::Joust => false,
    }
}

/// Cards that miss a pool in exactly one part, where there are such.
pub(crate) fn misfits(simulation: &Simulation<'_>, that: &Condition, classes: Classes) -> Vec<&'static Card> {
    let key = format!("not {that:?} {classes:?} {:?}", simulation.class);
    simulation.fixtures.sought(key, || excluded(simulation, that, classes))
}

fn excluded(simulation: &Simulation<'_>, that: &Condition, classes: Classes) -> Vec<&'static Card> {
    let parts: &[Condition] = if let Condition::All(parts) = that { parts } else { std::slice::from_ref(that) };
    let mut found: Vec<&Card> = Vec::new();
    for left_out in parts {
        let others = |card: &&&Card| {
            let in_class = is_in(
                simulation.class,
                card,
                &Condition::Always,
                if that.names_class() { Classes::Any } else { classes },
            );
            in_class == Some(true)
                && parts.iter().all(|part| std::ptr::eq(part, left_out) || matches_printed(card, part) == Some(true))
                && matches_printed(card, left_out) == Some(false)
        };
        found.extend(simulation.fixtures.pool.iter().find(others));
    }
    if classes != Classes::Any && !that.names_class() {
        let stranger = |card: &&&Card| {
            is_in(simulation.class, card, that, classes) == Some(false) && matches_printed(card, that) == Some(true)
        };
        found.extend(simulation.fixtures.pool.iter().find(stranger));
    }
    found
}
