//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d574489c

/// Reckless Flurry · Spell · 3 mana · Spend all your Armor. Deal that much damage to all minions.
//~ done LOOT_364 - 612d6c99 -
#[test]
fn LOOT_364_reckless_flurry() {
    check! { Warrior:
        Friend("CS2_182"), Enemy("CS2_200"), HeroPower(Nothing), Armor(Mine, 2), Play("LOOT_364", Nothing),
        Armor(Mine, 0), Damage(My(0), 2), Damage(Their(0), 2), Health(MyHero, 30),
    }
}

/// Gather Your Party · Spell · 6 mana · **Recruit** a minion.
//~ done LOOT_370 - 5bc8c228 -
#[test]
fn LOOT_370_gather_your_party() {
    check! { Warrior:
        Give("LOOT_370"), Cost("LOOT_370", 6), Play("LOOT_370", Nothing), Is(My(0), "CS2_182"), DeckCount(Mine, 18),
    }
}

/// Geosculptor Yip · Minion · 8 mana · 4/8 · At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10*).
//~ done LOOT_519 - fbec0958 -
#[test]
fn LOOT_519_geosculptor_yip() {
    check! { Warrior:
        Friend("LOOT_519"), Play("OG_047b", Nothing), Force(Card("EX1_414")), EndTurn, Is(My(1), "EX1_414"), EndTurn,
        Play("OG_047b", Nothing), Force(Card("NEW1_030")), EndTurn, BoardCount(Mine, 3), Is(My(1), "NEW1_030"),
        Armor(Mine, 16),
    }
    check! { Warrior: Friend("LOOT_519"), Play("OG_047b", Nothing), Armor(Mine, 8), Never(Card("EX1_312")), EndTurn }
    check! { Warrior:
        Friend("LOOT_519"), Play("OG_047b", Nothing), Crystals(10), Play("OG_047b", Nothing), Armor(Mine, 16),
        Never(Card("AV_108")), EndTurn,
    }
}
