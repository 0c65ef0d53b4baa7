//! Printings of one card: those of the Classic format make its tokens, and all ask for the same targets.
use std::collections::BTreeMap;

use cardwright_engine::query::TargetRule;
use cardwright_engine::state::EntityId;
use cardwright_engine::{Card, PlayerId};
use cardwright_tests::{CardClass, CardSet, CardType, Table, cards};

use crate::{check_walk_count, only, written};

/// The printing of a card in the Classic format.
fn of_classic(card: &Card) -> Option<&'static Card> {
    let same = |it: &&'static Card| {
        it.set == CardSet::VANILLA && it.name == card.name && it.card_type == card.card_type && it.text == card.text
    };
    cards().iter().map(|(_, it)| it).find(same)
}

#[test]
fn cards_of_the_classic_format_make_its_printings() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written().filter(|(_, card)| card.set == CardSet::VANILLA) {
        for id in card.power.card_refs().iter().filter_map(|mention| cards().by_id(mention.id())) {
            let named = cards().get(id);
            // Heroes and their powers are those that the player has; what is made or attached is of the format.
            let is_made = !matches!(named.card_type, CardType::Hero | CardType::HeroPower);
            let Some(printing) = of_classic(named).filter(|_| is_made && named.set != CardSet::VANILLA) else {
                continue;
            };
            seen += 1;
            let made = cards().classic_printing(id).map(|id| cards().get(id));
            if made.is_none_or(|made| made.set != CardSet::VANILLA || made.name != printing.name) {
                faults.push((card.id, format!("makes {} {}, and not {}", named.id, named.name, printing.id)));
            }
        }
    }
    check_walk_count(seen, 10);
    only(&faults, &[]);
}

/// The legal targets of a card on a board with a minion on each side.
fn asked(card: &'static Card) -> Option<(bool, Vec<EntityId>)> {
    let mut table = Table::new(cards(), CardClass::Mage);
    let plain = cards().by_id("CS2_182")?;
    for player in PlayerId::BOTH {
        table.game.put_in_play(player, plain)?;
    }
    let id = cards().by_id(card.id)?;
    let you = table.game.active;
    let stands = matches!(card.card_type, CardType::HeroPower | CardType::Location);
    let it = if stands { table.game.put_in_play(you, id) } else { table.game.give(you, id) };
    Some(match table.game.target_rule(it?) {
        TargetRule::Nothing => (false, Vec::new()),
        TargetRule::Required(targets) => (true, targets.to_vec()),
        TargetRule::Optional(targets) => (false, targets.to_vec()),
    })
}

#[test]
fn printings_of_one_card_ask_for_the_same_targets() {
    let playable = [CardType::Minion, CardType::Spell, CardType::Weapon, CardType::HeroPower, CardType::Location];
    let mut by_text: BTreeMap<(&str, &str, i64), Vec<&'static Card>> = BTreeMap::new();
    for (_, card) in written().filter(|(_, card)| playable.contains(&card.card_type) && !card.text.is_empty()) {
        by_text.entry((card.name, card.text, card.card_type.number())).or_default().push(card);
    }
    let (mut faults, mut seen) = (Vec::new(), 0);
    for printings in by_text.values().filter(|printings| printings.len() > 1) {
        let first = asked(printings[0]);
        for other in &printings[1..] {
            seen += 1;
            let targets = asked(other);
            if targets != first {
                faults.push((other.id, format!("{targets:?}, but {} {first:?}", printings[0].id)));
            }
        }
    }
    check_walk_count(seen, 500);
    only(&faults, &[]);
}
