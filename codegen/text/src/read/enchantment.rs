//! The texts of enchantment cards: `+2/+2 and <b>Taunt</b>.`
//!
//! ```text
//! text     = [bearer] change { join change } [source] [lasts] [.]
//! bearer   = "Has" | "This minion has" | "Raid Leader is granting this minion" | …
//! change   = "+1/+2" | "-5/-5"                             the bearer has so much more
//!          | "1/1" | "Attack and Health set to 3"          it is so much
//!          | "+2 Attack" | "Health changed to 1" | "Attack doubled"
//!          | "Costs (2) less[, but not less than (1)]" | "Costs (1)"
//!          | "<b>Taunt</b>" | "<b>Spell Damage +1</b>"     a keyword that the rules know by itself
//! join     = "," | "and" | ", and"                         nothing between two keywords
//! source   = "from Murloc Warleader" | "from {0}"          must be a card's name
//! lasts    = "this turn" | "until your next turn"
//! ```

use cardwright_data::enums::{GameTag, Race};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::Power;
use cardwright_vocabulary::script::amount::{ATTACK, HEALTH};
use cardwright_vocabulary::script::aura::{
    Lasts, Modifier, become_stats, cost, cost_less, cost_more, enchant, has, plus, plus_tag,
};

use super::NotRead;
use super::cursor::Cursor;
use crate::subject::KnownNames;
use cardwright_data::markup::plain;

/// The effect of the enchantment card with this text on its bearer. Fails if the text is not understood.
///
/// `one_turn` is whether its data says that it ends with the turn, which its text need not repeat.
///
/// ```
/// use cardwright_text::{KnownNames, enchantment};
/// let power = |text| enchantment(text, false, &KnownNames::from_iter(["Raid Leader"])).map(|power| power.source());
/// assert_eq!(power("+10/+10.").unwrap(), "enchant(&[plus(10, 10)])");
/// assert_eq!(power("1/1.").unwrap(), "enchant(&[become_stats(1, 1)])");
/// assert_eq!(power("Raid Leader is granting this minion +1 Attack.").unwrap(), "enchant(&[ATTACK.plus(1)])");
/// assert!(power("Some Leader is granting this minion +1 Attack.").is_err(), "who is that?");
/// assert!(power("Increased Attack.").is_err(), "by how much?");
/// ```
pub fn enchantment(text: &str, one_turn: bool, names: &KnownNames<'_>) -> Result<Power, NotRead> {
    let text = plain(text);
    let mut cursor = Cursor::new(&text);
    if cursor.at_end() {
        return Err(NotRead::Empty);
    }
    let Some(said) = cursor.attempt(|cursor| read_enchantment(cursor, names)) else {
        return Err(NotRead::UnderstoodUpTo(cursor.unread().to_owned()));
    };
    let lasts = match (said.lasts, one_turn) {
        (None, false) => Lasts::Forever,
        (None, true) | (Some(Lasts::ThisTurn), _) => Lasts::ThisTurn,
        (Some(_), true) => return Err(NotRead::NoVocabulary("its text and its data differ about how long it lasts")),
        (Some(lasts), false) => lasts,
    };
    let power = enchant(said.changes.leak());
    Ok(match lasts {
        Lasts::Forever => power,
        Lasts::ThisTurn => power.this_turn(),
        Lasts::UntilYourNextTurn => power.until_your_next_turn(),
        Lasts::UntilEndOfYourNextTurn => power.until_end_of_your_next_turn(),
        Lasts::NextTurn => power.next_turn(),
        Lasts::Turns(n) => power.lasts_turns(n),
    })
}

/// The parsed content of a text.
struct EnchantmentText {
    changes: Vec<Modifier>,
    lasts: Option<Lasts>,
}

fn read_enchantment(cursor: &mut Cursor<'_>, names: &KnownNames<'_>) -> Option<EnchantmentText> {
    skip_bearer(cursor, names);
    let mut changes = Vec::new();
    loop {
        let more = cursor.attempt(|cursor| {
            if !changes.is_empty() {
                skip_join(cursor);
            }
            change(cursor)
        });
        match more {
            Some(more) => changes.extend(more),
            None => break,
        }
        cursor.mark_understood();
    }
    if changes.is_empty() {
        return None;
    }
    skip_source(cursor, names);
    cursor.mark_understood();
    let lasts = lasts(cursor);
    cursor.mark_understood();
    let _ = cursor.phrase(".");
    cursor.at_end().then_some(EnchantmentText { changes, lasts })
}

/// Skips the bearer, if the text names one. An enchantment acts on the entity it is attached to: "your hero" may be another.
fn skip_bearer(cursor: &mut Cursor<'_>, names: &KnownNames<'_>) {
    let granted = |cursor: &mut Cursor<'_>| {
        let grants = |cursor: &mut Cursor<'_>| {
            cursor.one_of(&["is granting this minion", "is granting", "grants this minion", "grants"]).map(drop)
        };
        cursor.shortest_until(|name| names.has(name), grants)
    };
    let this = |cursor: &mut Cursor<'_>| {
        cursor.phrase("this")?;
        let kind = cursor.word()?;
        let is_kind = ["minion", "character", "weapon", "hero"].iter().any(|known| kind.eq_ignore_ascii_case(known))
            || Race::ALL.iter().any(|race| kind.eq_ignore_ascii_case(race.title()));
        is_kind.then_some(())?;
        cursor.phrase("has")
    };
    let found = cursor.attempt(this).or_else(|| cursor.phrase("has")).or_else(|| cursor.attempt(granted));
    // "This minion's Attack has been doubled" has its own verb.
    let _ = found.or_else(|| cursor.phrase("this minion's"));
}

fn skip_join(cursor: &mut Cursor<'_>) {
    let _ = cursor.one_of(&[", and", ",", "and"]);
}

fn change(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    None.or_else(|| cursor.attempt(stats_change))
        .or_else(|| cursor.attempt(stat_change))
        .or_else(|| cursor.attempt(stats_set))
        .or_else(|| cursor.attempt(stat_set))
        .or_else(|| cursor.attempt(doubled))
        .or_else(|| cursor.attempt(costs))
        .or_else(|| cursor.attempt(keyword))
}

/// `+1/+2`
fn stats_change(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    let attack = cursor.signed()?;
    cursor.phrase("/")?;
    Some(vec![plus(attack, cursor.signed()?)])
}

/// `+2 Attack`, `-1 Health`, `+1 Durability`
fn stat_change(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    let n = cursor.signed()?;
    Some(vec![match cursor.one_of(&["attack", "health", "durability"])? {
        0 => ATTACK.plus(n),
        // Durability is what a weapon has for Health.
        _ => HEALTH.plus(n),
    }])
}

/// `1/1`, `Stats set to 5/5`, `Attack and Health set to 3`
fn stats_set(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    let named = cursor.one_of(&["stats", "attack and health"]).is_some();
    if set_to(cursor).is_none() && named {
        return None;
    }
    let attack = cursor.number()?;
    let health = match cursor.phrase("/") {
        Some(()) => cursor.number()?,
        None => named.then_some(attack)?,
    };
    Some(vec![become_stats(attack, health)])
}

/// `Attack changed to 1`, `Health set to 15`
fn stat_set(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    let stat = [ATTACK, HEALTH][cursor.one_of(&["attack", "health"])?];
    set_to(cursor)?;
    Some(vec![stat.set(cursor.number()?)])
}

fn set_to(cursor: &mut Cursor<'_>) -> Option<()> {
    let _ = cursor.phrase("has been");
    cursor.one_of(&["set to", "changed to", "reduced to"]).map(drop)
}

/// `Doubled Attack`, `Attack has been doubled`
///
/// Health is not among them: what a text doubles is the Health that is left, a number that the card which attaches
/// the enchantment gives it.
fn doubled(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    cursor.one_of(&["doubled attack", "double attack", "attack has been doubled", "attack doubled"])?;
    Some(vec![ATTACK.doubled()])
}

/// `Costs (2) less`, `Costs (1) less, but not less than (1)`, `Costs (0)`
fn costs(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    cursor.phrase("costs")?;
    let n = bracketed(cursor)?;
    let change = match cursor.one_of(&["less", "more"]) {
        Some(0) => cursor.attempt(minimum_cost).map_or(cost_less(n), |least| cost_less(n).not_below(least)),
        Some(_) => cost_more(n),
        None => cost(n),
    };
    Some(vec![change])
}

/// `, but not less than (1)`, `(but not less than 1)`
fn minimum_cost(cursor: &mut Cursor<'_>) -> Option<i16> {
    if cursor.phrase("(but not less than").is_some() {
        let n = cursor.number()?;
        return cursor.phrase(")").map(|()| n);
    }
    let _ = cursor.phrase(",");
    cursor.phrase("but not less than")?;
    bracketed(cursor)
}

fn bracketed(cursor: &mut Cursor<'_>) -> Option<i16> {
    cursor.phrase("(")?;
    let n = cursor.number()?;
    cursor.phrase(")").map(|()| n)
}

/// `Taunt`, `Spell Damage +1`
fn keyword(cursor: &mut Cursor<'_>) -> Option<Vec<Modifier>> {
    // The longest name counts: "Can't attack heroes" is not "Can't attack".
    let mut known: Vec<&(&str, GameTag)> = Keywords::PRINTED.iter().collect();
    known.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let named = known.into_iter().find(|(name, _)| cursor.phrase(name).is_some()).map(|(_, tag)| *tag);
    let tag = named.or_else(|| cursor.phrase("stealthed").map(|()| GameTag::STEALTH))?;
    Some(vec![match tag {
        GameTag::SPELLPOWER => plus_tag(tag, cursor.signed()?),
        GameTag::OVERLOAD => return None,
        _ => has(tag),
    }])
}

/// Skips the source.
fn skip_source(cursor: &mut Cursor<'_>, names: &KnownNames<'_>) {
    let _ = cursor.attempt(|cursor| {
        cursor.phrase("from")?;
        cursor.shortest_until(
            |name| names.has(name),
            |cursor| {
                let mut rest = cursor.clone();
                let _ = lasts(&mut rest);
                let _ = rest.phrase(".");
                rest.at_end().then_some(())
            },
        )
    });
}

fn lasts(cursor: &mut Cursor<'_>) -> Option<Lasts> {
    let phrases = ["this turn", "until your next turn", "until the end of your next turn"];
    let lasts = [Lasts::ThisTurn, Lasts::UntilYourNextTurn, Lasts::UntilEndOfYourNextTurn];
    cursor.one_of(&phrases).map(|at| lasts[at])
}
