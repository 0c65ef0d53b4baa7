//! Finds unchecked results of a test: a pending choice at the end, and changes that no step explains and no later step checks.
//!
//! A test must check all effects of its card. It therefore fails if a text changes the opponent's cards, or damages or armors a
//! hero, and no later step checks that zone or hero.
use std::collections::BTreeMap;
use std::fmt::Write as _;

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::PlayerId;

use cardwright_scenario::{EntityRef, Side, Step};

use super::table::Table;

/// The observed quantities of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Quantity {
    Hand,
    Deck,
    Board,
    Secrets,
    Weapon,
    Armor,
    Damage,
}

const QUANTITIES: [Quantity; 7] = [
    Quantity::Hand,
    Quantity::Deck,
    Quantity::Board,
    Quantity::Secrets,
    Quantity::Weapon,
    Quantity::Armor,
    Quantity::Damage,
];

/// The observed players.
const WATCHED: [(Side, PlayerId); 2] = [(Side::Theirs, PlayerId::Second), (Side::Mine, PlayerId::First)];

/// The quantities, by player and kind.
type Counts = BTreeMap<(Side, Quantity), i64>;

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn counts(table: &Table) -> Counts {
    let of = |(side, player): (Side, PlayerId)| {
        let it = &table.game.players[player];
        let hero = it.hero.map(|hero| &table.game[hero]);
        QUANTITIES.map(|thing| {
            let n = match thing {
                Quantity::Hand => count(it.hand.len()),
                Quantity::Deck => count(it.deck.len()),
                Quantity::Board => count(it.board.len()),
                Quantity::Secrets => count(it.secrets.len()),
                Quantity::Weapon => it.weapon.map_or(0, |_| 1),
                Quantity::Armor => hero.map_or(0, |hero| hero.armor.into()),
                Quantity::Damage => hero.map_or(0, |hero| hero.damage.into()),
            };
            ((side, thing), n)
        })
    };
    let all = WATCHED.into_iter().flat_map(of);
    // No step counts Secrets; one that is mine is looked at by its name.
    all.filter(|((side, thing), _)| *side == Side::Theirs || !matches!(thing, Quantity::Secrets | Quantity::Weapon))
        .collect()
}

/// The changes that a step makes by itself, independent of texts.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps change nothing by themselves")]
fn natural(table: &Table, step: &Step) -> Vec<((Side, Quantity), i64)> {
    let game = &table.game;
    let side = |player| if player == PlayerId::First { Side::Mine } else { Side::Theirs };
    let active = side(game.active);
    let place = |id: &str| {
        let card = game.cards.by_id(id).map(|id| game.cards.get(id));
        match card.map(|card| card.card_type)? {
            CardType::Minion | CardType::Location => Some(Quantity::Board),
            CardType::Weapon => Some(Quantity::Weapon),
            CardType::Spell => card.filter(|card| card.tag(GameTag::SECRET) > 0).map(|_| Quantity::Secrets),
            _ => None,
        }
    };
    let comes = |id, side| place(id).map(|thing| ((side, thing), 1)).into_iter().collect();
    let draws = |player: PlayerId| {
        let it = &game.players[player];
        let (cards, room) = (!it.deck.is_empty(), !game.has_full_hand(player));
        vec![
            ((side(player), Quantity::Deck), if cards { -1 } else { 0 }),
            ((side(player), Quantity::Hand), i64::from(cards && room)),
        ]
    };
    match *step {
        Step::Give(_) => vec![((Side::Mine, Quantity::Hand), 1)],
        Step::GiveThem(_) => vec![((Side::Theirs, Quantity::Hand), 1)],
        Step::OnTop(_) => vec![((Side::Mine, Quantity::Deck), 1)],
        Step::OnTheirTop(_) => vec![((Side::Theirs, Quantity::Deck), 1)],
        Step::Ally(id) => comes(id, Side::Mine),
        Step::Enemy(id) => comes(id, Side::Theirs),
        Step::Summon(id) => comes(id, active),
        Step::Play(id, _) | Step::PlayOption(id, ..) | Step::PlayAt(id, ..) => {
            let held = ((active, Quantity::Hand), if table.holds_card(id) { -1 } else { 0 });
            std::iter::once(held).chain(comes(id, active)).collect()
        }
        Step::EndTurn => draws(game.active.opponent()),
        Step::DrawOne => draws(game.active),
        Step::Discard(EntityRef::InHand(_)) => vec![((Side::Mine, Quantity::Hand), -1)],
        Step::Discard(EntityRef::InTheirHand(_)) => vec![((Side::Theirs, Quantity::Hand), -1)],
        _ => Vec::new(),
    }
}

/// Whether a change of this quantity can come from a text: minions die, Armor is used up, and attackers take damage without
/// one.
fn by_a_text(thing: Quantity, change: i64, step: &Step) -> bool {
    match thing {
        Quantity::Hand | Quantity::Deck => change != 0,
        Quantity::Board | Quantity::Secrets | Quantity::Weapon | Quantity::Armor => change > 0,
        Quantity::Damage => change != 0 && !matches!(step, Step::Attack(..) | Step::DealDamage(..) | Step::Restore(..)),
    }
}

/// Whether a step sets a quantity directly.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps set nothing")]
fn sets(step: &Step, side: Side, thing: Quantity) -> bool {
    match *step {
        Step::EmptyDeck(of) => of == side && thing == Quantity::Deck,
        Step::DeckOf(_) => side == Side::Mine && thing == Quantity::Deck,
        _ => false,
    }
}

/// Whether a step checks a quantity.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps look at nothing of this")]
fn checks(step: &Step, side: Side, thing: Quantity) -> bool {
    let hero = if side == Side::Mine { EntityRef::MyHero } else { EntityRef::TheirHero };
    let of_side = |who: EntityRef| {
        matches!(
            (thing, side, who),
            (Quantity::Hand, Side::Mine, EntityRef::InHand(_))
                | (Quantity::Hand, Side::Theirs, EntityRef::InTheirHand(_))
                | (Quantity::Board, Side::Mine, EntityRef::My(_))
                | (Quantity::Board, Side::Theirs, EntityRef::Their(_))
                | (Quantity::Weapon, Side::Mine, EntityRef::MyWeapon)
                | (Quantity::Weapon, Side::Theirs, EntityRef::TheirWeapon)
        )
    };
    match *step {
        Step::HandCount(of, _) => thing == Quantity::Hand && of == side,
        Step::DeckCount(of, _) => thing == Quantity::Deck && of == side,
        Step::BoardCount(of, _) => thing == Quantity::Board && of == side,
        Step::Armor(of, _) => thing == Quantity::Armor && of == side,
        Step::NoWeapon(of) => thing == Quantity::Weapon && of == side,
        Step::Health(who, _) | Step::Damage(who, _) => (thing == Quantity::Damage && who == hero) || of_side(who),
        Step::StatsNow(who, ..) => (thing == Quantity::Damage && who == hero) || of_side(who),
        Step::IsInZone(who, zone) => (thing == Quantity::Secrets && zone == Zone::Secret) || of_side(who),
        Step::IsCard(who, _) | Step::CostNow(who, _) | Step::HasNow(who, _) | Step::HasNot(who, _) => of_side(who),
        _ => false,
    }
}

/// Performs the steps of a whole test. Fails for unchecked results.
///
/// # Errors
/// At the first step that does not hold; or at one that changes something of which no step says how it is then.
pub fn try_whole(table: &mut Table, steps: &[Step]) -> Result<(), String> {
    let mut unsaid: BTreeMap<(Side, Quantity), (usize, i64, i64, i64)> = BTreeMap::new();
    for (at, step) in steps.iter().enumerate() {
        let (before, natural) = (counts(table), natural(table, step));
        table.checked_step(steps, at)?;
        let after = counts(table);
        let grew = |key: (Side, Quantity)| {
            let of = |all: &Counts| all.get(&key).copied().unwrap_or(0);
            let expected: i64 = natural.iter().filter(|(of, _)| *of == key).map(|(_, n)| n).sum();
            of(&after) - of(&before) - expected
        };
        for ((side, thing), now) in after.clone() {
            let was = before.get(&(side, thing)).copied().unwrap_or(0);
            // Of a card that is drawn the hand says all.
            let drawn = thing == Quantity::Deck && grew((side, thing)) == -grew((side, Quantity::Hand));
            if by_a_text(thing, grew((side, thing)), step) && !drawn && !sets(step, side, thing) {
                unsaid.insert((side, thing), (at, was, now, grew((side, thing))));
            }
            if checks(step, side, thing) {
                unsaid.remove(&(side, thing));
            }
        }
    }
    table.all_forced()?;
    // What comes instead of what never comes is anything.
    let open = steps.iter().any(|step| matches!(step, Step::ForbidOutcome(_)));
    if table.game.is_over() || open {
        return Ok(());
    }
    table.all_answered()?;
    if unsaid.is_empty() {
        return Ok(());
    }
    let mut what = String::from("no step says how this is after it has changed:\n");
    for ((side, thing), (at, was, now, by_text)) in unsaid {
        let step = &steps[at];
        let _ = writeln!(
            what,
            "step {} of {}, {step:?}: {thing:?} of {side:?} was {was}, is {now}: {by_text:+} by a text",
            at + 1,
            steps.len()
        );
    }
    Err(what + &table.board())
}

#[cfg(test)]
mod tests {
    use cardwright_data::CardClass;
    use cardwright_scenario::StepTarget;

    use super::*;

    /// The first line of the message about unchecked results of these steps.
    fn unchecked_message(steps: &[Step]) -> Option<String> {
        let told = try_whole(&mut Table::new(crate::cards(), CardClass::Mage), steps).err()?;
        told.lines().nth(1).or(told.lines().next()).map(str::to_owned)
    }

    #[test]
    fn what_a_text_gives_or_takes_is_stated() {
        const INTELLECT: Step = Step::Play("CS2_023", StepTarget::Nothing);
        const BALL: Step = Step::Play("CS2_029", StepTarget::On(EntityRef::TheirHero));
        let told = unchecked_message(&[INTELLECT]).unwrap_or_default();
        assert!(told.contains("Hand of Mine was 0, is 2"), "{told}");
        assert_eq!(unchecked_message(&[INTELLECT, Step::HandCount(Side::Mine, 2)]), None);
        let told = unchecked_message(&[Step::HandCount(Side::Mine, 0), INTELLECT]).unwrap_or_default();
        assert!(told.contains("Hand of Mine"), "what was said before says nothing: {told}");
        assert!(unchecked_message(&[BALL]).is_some_and(|told| told.contains("Damage of Theirs was 0, is 6")));
        assert_eq!(unchecked_message(&[BALL, Step::Health(EntityRef::TheirHero, 24)]), None);
        // A card that is played leaves the hand, one is drawn in each turn, and a minion that is played stands there.
        let minion = Step::Play("CS2_182", StepTarget::Nothing);
        assert_eq!(unchecked_message(&[Step::Give("CS2_182"), minion, Step::EndTurn, minion, Step::EndTurn]), None);
    }

    #[test]
    fn every_choice_is_answered() {
        let tracking = Step::Play("DS1_184", StepTarget::Nothing);
        let deck = Step::DeckOf(&["CS2_182", "CS2_231", "CS2_142", "CS2_120"]);
        assert!(unchecked_message(&[deck, tracking]).is_some());
        assert_eq!(unchecked_message(&[deck, tracking, Step::Choose(0), Step::HandCount(Side::Mine, 1)]), None);
    }
}
