//! Warrior cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6874fb32

/// Scourgelord Garrosh · Hero · 8 mana · 30 health, 5 armor · **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
//~ done ICC_834 - d7c1c62a -
#[test]
fn ICC_834_scourgelord_garrosh() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("ICC_834", Nothing), IsCard(MyWeapon, "ICC_834w"),
        Armor(Mine, 5), IsCard(MyPower, "ICC_834h"), Attack(MyHero, Their(1)), Damage(Their(0), 4), Damage(Their(1), 4),
        Damage(Their(2), 4), Crystals(10), HeroPower(Nothing), BoardCount(Theirs, 0),
    }
}

/// Dead Man's Hand · Spell · 2 mana · Shuffle a copy of your hand into your deck.
//~ done ICC_091 - d414710f -
#[test]
fn ICC_091_dead_mans_hand() {
    check! { Warrior:
        Give("ICC_091"), Cost("ICC_091", 2), Give("CS2_200"), Give("CS2_172"), GiveThem("CS2_171"), EmptyDeck(Mine),
        Play("ICC_091", Nothing), HandCount(Mine, 2), DeckCount(Mine, 2), DeckCount(Theirs, 20),
        IsCard(InHand(0), "CS2_200"), IsInZone(Newest("CS2_200"), Zone::Deck), IsInZone(Newest("CS2_172"), Zone::Deck),
    }
}

/// Bring It On! · Spell · 2 mana · Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
//~ done ICC_837 - 5c4d438c -
#[test]
fn ICC_837_bring_it_on() {
    check! { Warrior:
        Give("ICC_837"), Cost("ICC_837", 2), GiveThem("CS2_182"), GiveThem("CS2_029"), GiveThem("CS2_171"),
        Give("CS2_182"), Play("ICC_837", Nothing), Armor(Mine, 10), Armor(Theirs, 0), CostNow(InTheirHand(0), 2),
        CostNow(InTheirHand(1), 4), CostNow(InTheirHand(2), 0), CostNow(InHand(0), 4), EndTurn,
        CostNow(InTheirHand(3), 4), CostNow(InTheirHand(0), 2),
    }
}
