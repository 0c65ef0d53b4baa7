//! Shaman cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 70127325

/// Electra Stormsurge · Minion · Elemental · 3 mana · 3/3 · **Battlecry:** Your next spell this turn casts twice.
//~ done BOT_411 - 079f4304 -
#[test]
fn BOT_411_electra_stormsurge() {
    check! { Shaman:
        Play("BOT_411", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), Crystals(10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 12),
    }
    check! { Shaman: Play("BOT_411", Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
}

/// Omega Mind · Minion · 2 mana · 2/3 · **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
//~ done BOT_543 - 02d7704a -
#[test]
fn BOT_543_omega_mind() {
    check! { Shaman:
        DealDamage(MyHero, 20), Play("BOT_543", Nothing), Play("CS2_029", On(TheirHero)), Health(MyHero, 16), EndTurn,
        EndTurn, Play("CS2_029", On(TheirHero)), Damage(TheirHero, 12), Health(MyHero, 16),
    }
    check! { Shaman:
        Crystals(9), DealDamage(MyHero, 20), Play("BOT_543", Nothing), Play("CS2_029", On(TheirHero)), Health(MyHero, 10),
        Health(TheirHero, 24),
    }
}

/// Eureka! · Spell · 6 mana · Summon a copy of a random minion from your hand.
//~ done BOT_099 - 4c1c4178 -
#[test]
fn BOT_099_eureka() {
    check! { Shaman:
        Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_200"), Play("BOT_099", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_182"), HandCount(Mine, 2), HandCount(Theirs, 1),
    }
    check! { Shaman: Give("GAME_005"), Play("BOT_099", Nothing), BoardCount(Mine, 0), HandCount(Mine, 1) }
}

/// Storm Chaser · Minion · Elemental · 4 mana · 3/4 · **Battlecry:** Draw a spell from your deck that costs (5) or more.
//~ done BOT_291 - be0a8c13 -
#[test]
fn BOT_291_storm_chaser() {
    check! { Shaman:
        DeckOf(&["CS2_028", "CS2_029", "CS2_186"]), Play("BOT_291", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_028"), DeckCount(Mine, 2),
    }
    check! { Shaman: DeckOf(&["CS2_029", "CS2_186"]), Play("BOT_291", Nothing), HandCount(Mine, 0), DeckCount(Mine, 2) }
}
