//! Rules that stories made from texts found wanting, each told once more with a card that needs it.
#[allow(dead_code, reason = "each test crate uses some of it")]
#[path = "../../tests/harness/mod.rs"]
mod harness;

mod cards;

use cardwright_data::{CardClass, Zone};
use harness::step::At::*;
use harness::step::Side::*;
use harness::step::Step::{self, *};
use harness::step::Who::*;
use harness::table::Table;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn mage(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

/// "Also damages the minions next to whomever your hero attacks": the text is the weapon's, the attack the hero's.
#[test]
fn a_weapon_damages_those_beside_whom_its_hero_attacks() {
    let there = [Enemy(YETI), Enemy(YETI), Enemy(YETI), Enemy(YETI), Friend("BT_271")];
    mage(&[&there[..], &[Attack(MyHero, Their(1)), BoardCount(Theirs, 1), Dead(Nth(2)), Damage(MyHero, 4)]].concat());
}

#[test]
fn a_stolen_weapon_is_equipped_and_the_own_one_dies() {
    let stolen = [Friend("CS2_106"), Enemy("BT_271"), Play("DRG_082", Nothing)];
    let seen = [NoWeapon(Theirs), Dead(Nth(0)), Is(MyWeapon, "BT_271"), Now(MyHero, 5, 30), BoardCount(Mine, 1)];
    mage(&[&stolen[..], &seen].concat());
    mage(&[Enemy("CS2_106"), Play("DRG_082", Nothing), NoWeapon(Theirs), Is(MyWeapon, "CS2_106")]);
}

/// The spell lies in the graveyard when "after you cast a spell on this" is answered; it was not countered.
#[test]
fn after_a_spell_was_cast_on_somebody_it_is_heard() {
    mage(&[Friend("TID_098"), Play("CS2_092", On(Nth(0))), HandCount(Mine, 1)]);
    mage(&[Friend("TID_098"), Friend(YETI), Play("CS2_092", On(Nth(1))), HandCount(Mine, 0)]);
}

/// "If your hand is full" counts the card itself; "if you're holding a Dragon" does not.
#[test]
fn a_full_hand_counts_the_card_that_asks() {
    mage(&[Give("SW_092"), CostNow(Nth(0), 6)]);
    mage(
        &[&[Give("SW_092")][..], &[Give(WISP); 9], &[CostNow(Nth(0), 1), Play(WISP, Nothing), CostNow(Nth(0), 6)]]
            .concat(),
    );
}

#[test]
fn decks_are_emptied_and_cards_discarded_from_outside() {
    mage(&[
        OnTop(WISP),
        EmptyDeck(Mine),
        DeckCount(Mine, 0),
        DeckCount(Theirs, 20),
        OnTheirTop(WISP),
        DeckCount(Theirs, 21),
    ]);
    mage(&[Give(WISP), Give(YETI), Discard(Nth(0)), HandCount(Mine, 1), In(Nth(0), Zone::Graveyard)]);
}
