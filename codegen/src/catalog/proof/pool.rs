//! Cards out of pools: one that fits, and some that all but fit.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::catalog::keywords_alone;
use cardwright_text::markup::plain;

use super::asked::is_such;
use super::tale::Tale;

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
pub(super) fn is_quiet(record: &CardRecord) -> bool {
    if keywords_alone(record) {
        return !record.has(GameTag::DORMANT);
    }
    // A location waits until it is used.
    if record.card_type() == Some(CardType::Location) {
        return true;
    }
    let text = plain(&record.text);
    // What happens at another time says nothing yet.
    let now =
        |part: &str| !LATER.iter().any(|start| part.starts_with(start)) && NOW.iter().any(|word| part.contains(word));
    let body = matches!(record.card_type(), Some(CardType::Minion | CardType::Weapon));
    let tail = LATER.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    body && !now(&text[..tail]) && !text.contains("Dormant") && !text.contains("Colossal")
}

/// For how many turns a minion sleeps that does nothing else when it comes.
pub(super) fn sleep(record: &CardRecord) -> Option<i64> {
    let text = plain(&record.text);
    let (turns, rest) = text.strip_prefix("Dormant for ")?.split_once(" turn")?;
    let rest = rest.trim_start_matches(['s', '.', ' ']);
    let later = rest.find("When this awakens").unwrap_or(rest.len());
    let quiet = !NOW.iter().any(|word| rest[..later].contains(word));
    turns.parse().ok().filter(|_| quiet && record.card_type() == Some(CardType::Minion))
}

/// Whether a card in the hand is worth what it costs: it neither changes that nor does something there.
pub(super) fn is_still(record: &CardRecord) -> bool {
    let text = plain(&record.text);
    !["Costs (", "in your hand", "while holding", "Can't be"].iter().any(|part| text.contains(part))
}

/// Whether the dice could show this card to the first player.
pub(super) fn is_in(class: CardClass, record: &CardRecord, that: &Condition, classes: Classes) -> Option<bool> {
    let of = record.classes().first().copied().unwrap_or(CardClass::Neutral);
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
pub(super) fn fit<'a>(
    tale: &Tale<'_, 'a>,
    that: &Condition,
    classes: Classes,
    to_play: bool,
) -> Option<&'a CardRecord> {
    let fits = |record: &&CardRecord| is_in(tale.class, record, that, classes) == Some(true);
    let simple =
        tale.props.plain.iter().copied().filter(fits).find(|it| !to_play || it.card_type() == Some(CardType::Minion));
    // Of those that leave something behind one of which that is known.
    let rattles = |it: &&CardRecord| it.has(GameTag::DEATHRATTLE) && it.id != tale.record.id;
    let leaves = || tale.props.minions.iter().copied().filter(rattles).find(fits);
    simple.or_else(|| leaves().filter(|_| asks_for(that, GameTag::DEATHRATTLE))).or_else(|| {
        // Two of them: the one may be the card itself.
        let find = || {
            let pool = tale.props.pool.iter().copied().filter(fits);
            pool.filter(|it| tale.props.is_still(it) && (!to_play || tale.props.is_quiet(it))).take(2).collect()
        };
        let key = format!("{that:?} {classes:?} {:?} {to_play}", tale.class);
        tale.props.sought(key, find).into_iter().find(|it| it.id != tale.record.id)
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
pub(super) fn misfits<'a>(tale: &Tale<'_, 'a>, that: &Condition, classes: Classes) -> Vec<&'a CardRecord> {
    let key = format!("not {that:?} {classes:?} {:?}", tale.class);
    tale.props.sought(key, || strangers(tale, that, classes))
}

fn strangers<'a>(tale: &Tale<'_, 'a>, that: &Condition, classes: Classes) -> Vec<&'a CardRecord> {
    let parts: &[Condition] = if let Condition::All(parts) = that { parts } else { std::slice::from_ref(that) };
    let mut found: Vec<&CardRecord> = Vec::new();
    for left_out in parts {
        let others = |record: &&&CardRecord| {
            let in_class =
                is_in(tale.class, record, &Condition::Always, if that.names_class() { Classes::Any } else { classes });
            in_class == Some(true)
                && parts.iter().all(|part| std::ptr::eq(part, left_out) || is_such(record, part) == Some(true))
                && is_such(record, left_out) == Some(false)
        };
        found.extend(tale.props.pool.iter().find(others));
    }
    if classes != Classes::Any && !that.names_class() {
        let stranger = |record: &&&CardRecord| {
            is_in(tale.class, record, that, classes) == Some(false) && is_such(record, that) == Some(true)
        };
        found.extend(tale.props.pool.iter().find(stranger));
    }
    found
}
