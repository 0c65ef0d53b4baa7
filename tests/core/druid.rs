//! Druid cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 232be8c7

/// Ulfar · Minion · Beast · 6 mana · 4/3 · **Battlecry:** Give your other minions "**Deathrattle:** Summon a minion with this minion's Cost."
//~ done CORE_CATA_006 - f2b35889 -
#[test]
fn CORE_CATA_006_ulfar() {
    check! { Druid in Wild, Standard:
        Ally("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("CORE_CATA_006", Nothing), Force(Card("CS2_179")),
        Kill(Nth(0)), BoardCount(Mine, 3), IsCard(My(0), "CS2_179"), Kill(Nth(3)), BoardCount(Mine, 2), Kill(Nth(1)),
        BoardCount(Theirs, 0),
        // A minion, and no Fireball.
        ForbidOutcome(Card("CS2_029")), Kill(Nth(2)), BoardCount(Mine, 2),
    }
}

/// Nature's Rite · Enchantment · Your next spell this turn costs (3) less.
//~ done CS3_012e - 08fe682d -
#[test]
fn CS3_012e_natures_rite() {
    check! { Druid:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "CS3_012e"), CostNow(Nth(1), 2), CostNow(Nth(2), 4),
    }
    check! { Druid:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "CS3_012e"), Play("GAME_005", Nothing), Crystals(10), CostNow(Nth(1), 5),
    }
    check! { Druid:
        Ally("CS2_182"), Give("AT_001"), Give("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Enchant(Me, "CS3_012e"), EndTurn, CostNow(Nth(1), 5),
    }
}
