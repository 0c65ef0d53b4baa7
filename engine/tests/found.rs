//! Rules that stories made from texts, and tests of cards, found wanting, each told once more with a card that needs it.
use cardwright_data::{CardClass, Zone};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::At::*;
use cardwright_scenario::Outcome;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::Who::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";

#[track_caller]
fn mage(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

#[track_caller]
fn found(steps: &[Step]) {
    Table::new(cards::with_found(), CardClass::Mage).steps(steps);
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
fn a_trigger_on_a_targeted_spell_comes_after_the_cast() {
    mage(&[Friend("TID_098"), Play("CS2_092", On(Nth(0))), HandCount(Mine, 1)]);
    mage(&[Friend("TID_098"), Friend(YETI), Play("CS2_092", On(Nth(1))), HandCount(Mine, 0)]);
}

/// "If your hand is full" counts the card itself; "if you're holding a Dragon" does not.
#[test]
fn a_full_hand_counts_the_played_card() {
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

/// Mortal Eradication: "for each killed" counts whom the split damage struck, each once.
#[test]
fn kills_of_split_damage_are_counted() {
    let at = |n: usize| Force(Outcome::Entity(Nth(n)));
    let there = [Enemy(WISP), Enemy(WISP), Enemy(YETI), Friend(WISP), Hurt(MyHero, 10)];
    let cull = [at(0), at(2), at(1), Play("ZZ_CULL", Nothing), Health(Nth(2), 2), Health(MyHero, 24)];
    found(&[&there[..], &cull].concat());
    found(&[Enemy(YETI), Hurt(MyHero, 10), Play("ZZ_CULL", Nothing), Dead(Nth(0)), Health(MyHero, 22)]);
    found(&[Enemy(YETI), Enemy(YETI), Hurt(MyHero, 10), at(0), at(1), Play("ZZ_CULL", Nothing), Health(MyHero, 20)]);
}

/// Ice Breaker: "damaged by this" is damage of the hero who strikes with it, and of nobody else.
#[test]
fn damage_of_an_armed_hero_comes_from_the_weapon() {
    let frozen = [Enemy(YETI), Play("CS2_024", On(Nth(0))), Friend("ZZ_PICK")];
    found(&[&frozen[..], &[Attack(MyHero, Nth(0)), Dead(Nth(0))]].concat());
    found(&[Enemy(YETI), Friend("ZZ_PICK"), Attack(MyHero, Nth(0)), Health(Nth(0), 4)]);
    found(&[&frozen[..], &[Friend(WISP), Attack(My(0), Nth(0)), Health(Nth(0), 1)]].concat());
}

/// Texts ask for Treants as for a minion type; an Amalgam is none, and no Kindred comes of it.
#[test]
fn a_treant_is_called_so_and_has_no_minion_type() {
    let there = [Friend("ZZ_TREANT"), Friend("ZZ_TREANT"), Friend(WISP), Friend("ZZ_AMALGAM"), Enemy("ZZ_TREANT")];
    found(&[&there[..], &[Play("ZZ_GROVE", Nothing), Armor(Mine, 2)]].concat());
    found(&[Play("ZZ_TREANT", Nothing), EndTurn, EndTurn, Play("ZZ_SAPLING", Nothing), Armor(Mine, 0)]);
}

/// Pandaren Importer: what the own deck began with is not offered; what the other's did is.
#[test]
fn a_discover_can_leave_out_cards_of_the_starting_deck() {
    let mut table = Table::new(cards::with_found(), CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for card in [Nth(0), Nth(1)] {
        let card = table.who(card).unwrap();
        table.game[card].started_in_deck = true;
    }
    let offered = Force(Outcome::Card("CS2_024"));
    table.steps(&[offered, Never(Outcome::Card("CS2_029")), Play("ZZ_IMPORTER", Nothing), ChooseCard("CS2_024")]);
}
