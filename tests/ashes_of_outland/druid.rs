//! Druid cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a10bdd36

/// Msshi'fn Prime · Minion · Mech · 10 mana · 9/9 · **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
// Also tests BT_136ta, BT_136tb.
//~ done BT_136t - faec0074 -
#[test]
fn BT_136t_msshifn_prime() {
    check! { Druid:
        PlayOption("BT_136t", 0, Nothing), BoardCount(Mine, 2), IsCard(My(1), "BT_136tt"), StatsNow(My(1), 9, 9),
        HasNow(My(1), GameTag::TAUNT), HasNow(My(0), GameTag::TAUNT),
    }
    check! { Druid:
        PlayOption("BT_136t", 1, Nothing), BoardCount(Mine, 2), IsCard(My(1), "BT_136tt2"), HasNow(My(1), GameTag::RUSH),
        HasNot(My(1), GameTag::TAUNT), HasNot(My(0), GameTag::RUSH),
    }
    // Fandral Staghelm: one minion with both.
    check! { Druid:
        Ally("OG_044"), Play("BT_136t", Nothing), BoardCount(Mine, 3), IsCard(My(2), "BT_136tt3"), StatsNow(My(2), 9, 9),
        HasNow(My(2), GameTag::TAUNT), HasNow(My(2), GameTag::RUSH),
    }
}

/// Germination · Spell · Nature · 4 mana · Summon a copy of a friendly minion. Give the copy **Taunt**.
//~ done BT_129 - af808be9 -
#[test]
fn BT_129_germination() {
    check! { Druid:
        Targets("BT_129", &[FriendlyMinion]), Ally("CS2_182"), Ally("CS2_172"), Play("BT_129", On(My(0))),
        BoardCount(Mine, 3), IsCard(My(1), "CS2_182"), HasNow(My(1), GameTag::TAUNT), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(2), GameTag::TAUNT), BoardCount(Theirs, 0),
    }
}

/// Overgrowth · Spell · Nature · 4 mana · Gain two empty Mana Crystals.
//~ done BT_130 - 2dba3db8 -
#[test]
fn BT_130_overgrowth() {
    check! { Druid: Crystals(4), Play("BT_130", Nothing), Mana(0), EndTurn, EndTurn, Mana(7), HandCount(Mine, 1) }
}
