//! Paladin cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 527d2c99

/// Crystalsmith Kangor · Minion · 2 mana · 1/2 · **Divine Shield**, **Lifesteal** Your healing is doubled.
//~ done BOT_236 - 814351ab -
#[test]
fn BOT_236_crystalsmith_kangor() {
    check! { Paladin:
        Ally("BOT_236"), DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CS2_007", On(MyHero)), Health(MyHero, 26),
        Kill(My(0)), Play("CS2_007", On(TheirHero)), Health(TheirHero, 18),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        Ally("BOT_236"), DealDamage(TheirHero, 20), Enemy("BOT_236"), Kill(My(0)), Play("CS2_007", On(TheirHero)),
        Health(TheirHero, 18),
    }
}

/// Prismatic Lens · Spell · 4 mana · Draw a minion and a spell from your deck. Swap their Costs.
//~ done BOT_436 - a3b0561d -
#[test]
fn BOT_436_prismatic_lens() {
    check! { Paladin:
        DeckOf(&["CS2_231", "CS2_032", "CS2_106"]), Play("BOT_436", Nothing), HandCount(Mine, 2),
        CostNow(Newest("CS2_231"), 7), CostNow(Newest("CS2_032"), 0), IsInZone(Newest("CS2_106"), Zone::Deck),
    }
    check! { Paladin: Play("BOT_436", Nothing), HandCount(Mine, 1) }
    // The opponent gets nothing of it.
    check! { Paladin:
        DeckOf(&["CS2_231", "CS2_032", "CS2_106"]), EndTurn, Play("BOT_436", Nothing), HandCount(Mine, 0),
        HandCount(Theirs, 2),
    }
    check! { Paladin:
        DeckOf(&["CS2_231", "CS2_032", "CS2_106"]), OnTop("CS2_032"), Play("BOT_436", Nothing), HandCount(Mine, 2),
    }
}

/// Kangor's Endless Army · Spell · 7 mana · Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
//~ done BOT_912 - 5ad68cdf -
#[test]
fn BOT_912_kangors_endless_army() {
    // The dead Mech comes back with what was magnetized to it; buffs are lost, and another Mech has nothing.
    check! { Paladin:
        Ally("CS2_182"), Ally("GVG_002"), Play("BOT_911", On(My(1))), Play("CS2_092", On(My(1))), Kill(My(1)), Kill(My(0)),
        Crystals(10), Play("BOT_912", Nothing), BoardCount(Mine, 1), IsCard(My(0), "GVG_002"), StatsNow(My(0), 4, 7),
        HasNow(My(0), GameTag::TAUNT), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    // Three of them at most, and no minion that is no Mech.
    check! { Paladin:
        Ally("CS2_182"), Ally("GVG_085"), Ally("GVG_085"), Ally("GVG_085"), Ally("GVG_085"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Play("BOT_912", Nothing), BoardCount(Mine, 3), IsCard(My(0), "GVG_085"),
        IsCard(My(1), "GVG_085"), IsCard(My(2), "GVG_085"),
    }
}
