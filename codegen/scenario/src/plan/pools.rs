//! Cards out of pools: one that fits, and some that all but fit.
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::facts::has;
use crate::plan::fixtures::is_keywords_alone;

use crate::model::query::is_such;
use crate::model::simulation::Simulation;

/// How sentences begin that happen at another time.
const LATER: [&str; 6] = ["Battlecry:", "Deathrattle:", "Combo:", "Inspire:", "At the end of", "At the start of"];
/// What a minion does as long as it stands there.
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

/// Whether a card that comes into play without being played leaves everything else as it is.
pub(crate) fn is_quiet(record: &Card) -> bool {
    if is_keywords_alone(record) {
        return !has(record, GameTag::DORMANT);
    }
    // A location waits until it is used.
    if record.card_type == CardType::Location {
        return true;
    }
    let text = record.text;
    // What happens at another time says nothing yet.
    let now =
        |part: &str| !LATER.iter().any(|start| part.starts_with(start)) && NOW.iter().any(|word| part.contains(word));
    let entity = matches!(record.card_type, CardType::Minion | CardType::Weapon);
    let tail = LATER.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    entity && !now(&text[..tail]) && !text.contains("Dormant") && !text.contains("Colossal")
}

/// For how many turns a minion sleeps that does nothing else when it comes.
pub(crate) fn sleep(record: &Card) -> Option<i64> {
    let text = record.text;
    let (turns, rest) = text.strip_prefix("Dormant for ")?.split_once(" turn")?;
    let rest = rest.trim_start_matches(['s', '.', ' ']);
    let later = rest.find("When this awakens").unwrap_or(rest.len());
    let quiet = !NOW.iter().any(|word| rest[..later].contains(word));
    turns.parse().ok().filter(|_| quiet && record.card_type == CardType::Minion)
}

/// Whether a card in the hand is worth what it costs: it neither changes that nor does something there.
pub(crate) fn is_still(record: &Card) -> bool {
    let text = record.text;
    !["Costs (", "in your hand", "while holding", "Can't be"].iter().any(|part| text.contains(part))
}

/// Whether the dice could show this card to the first player.
pub(crate) fn is_in(class: CardClass, record: &Card, that: &Condition, classes: Classes) -> Option<bool> {
    let of = record.class;
    let of_class = match classes {
        Classes::Own if that.names_class() => true,
        Classes::Own => of == class || of == CardClass::Neutral,
        Classes::Other => of != class && of != CardClass::Neutral,
        Classes::Any => true,
        Classes::Yours => of == class,
        // The second player of every test is a mage.
        Classes::Opponent => of == CardClass::Mage,
    };
    Some(of_class && is_such(record, that)?)
}

/// A card of such a pool: one without a text if there is one.
pub(crate) fn fit(
    simulation: &Simulation<'_>,
    that: &Condition,
    classes: Classes,
    to_play: bool,
) -> Option<&'static Card> {
    let fits = |record: &&Card| is_in(simulation.class, record, that, classes) == Some(true);
    let simple =
        simulation.fixtures.plain.iter().copied().filter(fits).find(|it| !to_play || it.card_type == CardType::Minion);
    // Of those that leave something behind one of which that is known.
    let rattles = |it: &&Card| has(it, GameTag::DEATHRATTLE) && it.id != simulation.record.id;
    let leaves = || simulation.fixtures.minions.iter().copied().filter(rattles).find(fits);
    simple.or_else(|| leaves().filter(|_| asks_for(that, GameTag::DEATHRATTLE))).or_else(|| {
        // Two of them: the one may be the card itself.
        let find = || {
            let pool = simulation.fixtures.pool.iter().copied().filter(fits);
            pool.filter(|it| simulation.fixtures.is_still(it) && (!to_play || simulation.fixtures.is_quiet(it)))
                .take(2)
                .collect()
        };
        let key = format!("{that:?} {classes:?} {:?} {to_play}", simulation.class);
        simulation.fixtures.sought(key, find).into_iter().find(|it| it.id != simulation.record.id)
    })
}

/// Whether a keyword is asked for.
fn asks_for(that: &Condition, keyword: GameTag) -> bool {
    match that {
        Condition::Has(tag) => *tag == keyword,
        Condition::All(parts) => parts.iter().any(|part| asks_for(part, keyword)),
        _ => false,
    }
}

/// Cards that are no members of a pool, each for one reason alone where that can be.
pub(crate) fn misfits(simulation: &Simulation<'_>, that: &Condition, classes: Classes) -> Vec<&'static Card> {
    let key = format!("not {that:?} {classes:?} {:?}", simulation.class);
    simulation.fixtures.sought(key, || strangers(simulation, that, classes))
}

fn strangers(simulation: &Simulation<'_>, that: &Condition, classes: Classes) -> Vec<&'static Card> {
    let parts: &[Condition] = if let Condition::All(parts) = that { parts } else { std::slice::from_ref(that) };
    let mut found: Vec<&Card> = Vec::new();
    for left_out in parts {
        let others = |record: &&&Card| {
            let in_class = is_in(
                simulation.class,
                record,
                &Condition::Always,
                if that.names_class() { Classes::Any } else { classes },
            );
            in_class == Some(true)
                && parts.iter().all(|part| std::ptr::eq(part, left_out) || is_such(record, part) == Some(true))
                && is_such(record, left_out) == Some(false)
        };
        found.extend(simulation.fixtures.pool.iter().find(others));
    }
    if classes != Classes::Any && !that.names_class() {
        let stranger = |record: &&&Card| {
            is_in(simulation.class, record, that, classes) == Some(false) && is_such(record, that) == Some(true)
        };
        found.extend(simulation.fixtures.pool.iter().find(stranger));
    }
    found
}
