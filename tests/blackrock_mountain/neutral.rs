//! Neutral cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f8fcd8bf

/// Majordomo Executus · Minion · 9 mana · 9/7 · **Deathrattle:** Replace your hero with Ragnaros the Firelord.
//~ done BRM_027 - 1c13e310 -
#[test]
fn BRM_027_majordomo_executus() {
    check! { Mage:
        Give("BRM_027"), Cost("BRM_027", 9), Stats("BRM_027", 9, 7), Ally("BRM_027"), DealDamage(MyHero, 5), Kill(My(0)),
        IsCard(MyHero, "BRM_027h"), Health(MyHero, 8), IsCard(MyPower, "BRM_027p"), IsCard(TheirHero, "HERO_08"),
        HeroPower(Nothing), Damage(TheirHero, 8),
    }
}

/// DIE, INSECTS! · Hero Power · 2 mana · Deal $8 damage to a random enemy. TWICE.
//~ todo BRM_027pH 4d352d04 a2c00e4b -
#[test]
#[ignore = "todo: DIE, INSECTS!"]
fn BRM_027pH_die_insects() {
    unwritten("BRM_027pH");
}

/// Blackwing Technician · Minion · 3 mana · 2/4 · **Battlecry:** If you're holding a Dragon, gain +1/+1.
//~ done BRM_033 - d260564a -
#[test]
fn BRM_033_blackwing_technician() {
    check! { Mage:
        Give("BRM_033"), Cost("BRM_033", 3), Stats("BRM_033", 2, 4), Play("BRM_033", Nothing), StatsNow(My(0), 2, 4),
    }
    check! { Mage: Give("EX1_563"), Play("BRM_033", Nothing), StatsNow(My(0), 3, 5) }
}

/// Drakonid Crusher · Minion · Dragon · 6 mana · 6/6 · **Battlecry:** If your opponent has 15 or less Health, gain +3/+3.
//~ done BRM_024 - 6efde258 -
#[test]
fn BRM_024_drakonid_crusher() {
    check! { Mage: DealDamage(TheirHero, 15), Play("BRM_024", Nothing), StatsNow(My(0), 9, 9) }
    check! { Mage: DealDamage(TheirHero, 14), DealDamage(MyHero, 20), Play("BRM_024", Nothing), StatsNow(My(0), 6, 6) }
}

/// Chromaggus · Minion · Dragon · 8 mana · 6/8 · Whenever you draw a card, put another copy into your hand.
//~ done BRM_031 - 972f6ab0 -
#[test]
fn BRM_031_chromaggus() {
    check! { Mage:
        Ally("BRM_031"), DeckOf(&["CS2_182", "CS2_172"]), EndTurn, HandCount(Theirs, 1), EndTurn, HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_172"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1), Give("GAME_005"), HandCount(Mine, 3),
    }
}
