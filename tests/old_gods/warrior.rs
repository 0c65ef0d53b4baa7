//! Warrior cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 74bb4c29

/// Ancient Shieldbearer · Minion · 6 mana · 6/6 · **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
//~ done OG_301 - 002d389a -
#[test]
fn OG_301_ancient_shieldbearer() {
    check! { Warrior:
        Give("OG_301"), Cost("OG_301", 6), Stats("OG_301", 6, 6), Ally("OG_280"), Play("OG_293", Nothing),
        Crystals(10), Play("OG_301", Nothing), Armor(Mine, 10),
    }
}

/// Malkorok · Minion · 7 mana · 6/5 · **Battlecry:** Equip a random weapon.
//~ done OG_220 - 3974d67c -
#[test]
fn OG_220_malkorok() {
    check! { Warrior:
        Force(Card("CS2_112")), Play("OG_220", Nothing), IsCard(MyWeapon, "CS2_112"), StatsNow(MyWeapon, 5, 2), NoWeapon(Theirs),
        HandCount(Mine, 0),
    }
    check! { Warrior: ForbidOutcome(Card("CS2_182")), Play("OG_220", Nothing) }
}

/// Blood Warriors · Spell · 3 mana · Add a copy of each damaged friendly minion to your hand.
//~ done OG_276 - b6688603 -
#[test]
fn OG_276_blood_warriors() {
    check! { Warrior:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_186"), DealDamage(My(0), 2), DealDamage(Their(0), 2),
        Play("OG_276", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), StatsNow(InHand(0), 4, 5),
        BoardCount(Mine, 2),
    }
}
