//! Druid cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16f8143b

/// Snuggle Teddy · Minion · Beast · 8 mana · 8/8 · **Gigantic Elusive**, **Lifesteal**, **Taunt**
//~ done MIS_300t - b032ef44 -
#[test]
fn MIS_300t_snuggle_teddy() {
    check! { Druid:
        Ally("MIS_300t"), StatsNow(My(0), 8, 8), HasNow(My(0), GameTag::TAUNT), HasNow(My(0), GameTag::LIFESTEAL),
    }
}

/// Overgrown Beanstalk · Spell · Nature · 3 mana · Summon a 2/2 Treant. Draw a card for each Treant you control.
//~ done MIS_301 - 34438c3d -
#[test]
fn MIS_301_overgrown_beanstalk() {
    check! { Druid:
        Give("MIS_301"), Cost("MIS_301", 3), Ally("EX1_158t"), Ally("CS2_182"), Enemy("EX1_158t"),
        Play("MIS_301", Nothing), BoardCount(Mine, 3), StatsNow(Newest("MIS_301t"), 2, 2), HandCount(Mine, 2),
    }
}

/// Sparkling Phial · Spell · Arcane · 4 mana · Deal $2 damage. Your next card this turn costs that much less.
//~ done TOY_800 - a6906bdf -
#[test]
fn TOY_800_sparkling_phial() {
    check! { Druid:
        Ally("CS2_142"), Give("CS2_182"), Give("CS2_187"), Play("TOY_800", On(TheirHero)), Health(TheirHero, 27),
        CostNow(InHand(0), 1), CostNow(InHand(1), 2), Play("CS2_182", Nothing), CostNow(InHand(0), 5),
    }
    check! { Druid:
        Give("CS2_182"), Play("TOY_800", On(TheirHero)), Damage(TheirHero, 2), CostNow(InHand(0), 2), EndTurn,
        CostNow(InHand(0), 4),
    }
    check! { Druid: Targets("TOY_800", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]) }
}

/// Chia Drake · Minion · Dragon · 4 mana · 3/5 · **Miniaturize Choose One -** Gain **Spell Damage +1**; or Draw a spell.
//~ done TOY_801 - 356313c9 -
#[test]
fn TOY_801_chia_drake() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_231"), PlayOption("TOY_801", 1, Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 1), IsInZone(Newest("TOY_801t"), Zone::Hand), IsInZone(Newest("CS2_029"), Zone::Hand), StatsNow(My(0), 3, 5),
    }
    check! { Druid:
        PlayOption("TOY_801", 0, Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_801t"), Crystals(10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 7),
    }
}

/// Seedling Growth · Spell · 4 mana · Gain **Spell Damage +1**.
//~ done TOY_801b - 4e9313ae -
#[test]
fn TOY_801b_seedling_growth() {
    check! { Druid:
        Give("TOY_801b"), Cost("TOY_801b", 4), PlayOption("TOY_801", 0, Nothing), HandCount(Mine, 2),
        TagNow(My(0), GameTag::SPELLPOWER, 1), Play("CS2_008", On(TheirHero)), Damage(TheirHero, 2), Kill(My(0)),
        Play("CS2_008", On(TheirHero)), Damage(TheirHero, 3),
    }
}

/// Jade Display · Minion · 1 mana · 1/1 · **Deathrattle:** Your Jade Displays have +1/+1 this game. Shuffle 2 of them into your deck.
//~ done TOY_803 - b8048b72 -
#[test]
fn TOY_803_jade_display() {
    check! { Druid:
        EmptyDeck(Mine), Ally("TOY_803"), Ally("TOY_803"), Give("TOY_803"), Enemy("TOY_803"), Kill(My(0)),
        DeckCount(Mine, 2), StatsNow(My(0), 2, 2), StatsNow(InHand(0), 2, 2), StatsNow(Their(0), 1, 1), EndTurn, EndTurn,
        StatsNow(InHand(1), 2, 2), Kill(My(0)), DeckCount(Mine, 3), StatsNow(InHand(1), 3, 3), Ally("TOY_803"),
        StatsNow(My(0), 3, 3),
    }
    check! { Druid:
        Ally("TOY_803"), Ally("CS2_182"), Give("CS2_182"), Kill(My(0)), DeckCount(Mine, 21), StatsNow(My(0), 4, 5),
        StatsNow(InHand(0), 4, 5),
    }
}

/// Owlonius · Minion · 7 mana · 6/6 · **Spell Damage +1** Your spells get double bonus from **Spell Damage**.
//~ done TOY_807 - 3dc857e5 -
#[test]
fn TOY_807_owlonius() {
    check! { Druid:
        Ally("TOY_807"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 22), Ally("CS2_142"),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 12), Kill(My(0)), Crystals(10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 5),
    }
    // The opponent gets nothing of it.
    check! { Druid:
        Ally("TOY_807"), Crystals(10), Enemy("TOY_807"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 22),
    }
}

/// Magical Dollhouse · Location · 2 mana · 3 uses · Gain **Spell Damage +1** this turn only.
//~ done TOY_850 - c27e13ca -
#[test]
fn TOY_850_magical_dollhouse() {
    check! { Druid:
        Play("TOY_850", Nothing), Use(My(0), 0, Nothing), Crystals(10), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 7), EndTurn, EndTurn, Crystals(10), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 13),
    }
}

/// Ensmallen · Spell · Nature · 3 mana · Reduce the Cost and Attack of minions in your deck by (1).
//~ done TOY_805 - b93ae474 -
#[test]
fn TOY_805_ensmallen() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_029", "CS2_231"]), Give("CS2_182"), Ally("CS2_182"), OnTheirTop("CS2_182"),
        Play("TOY_805", Nothing), StatsNow(Nth(0), 3, 5), CostNow(Nth(0), 3), CostNow(Nth(1), 4), StatsNow(Nth(2), 0, 1),
        CostNow(Nth(2), 0), StatsNow(Nth(3), 4, 5), CostNow(Nth(3), 4), StatsNow(Nth(4), 4, 5), StatsNow(Nth(5), 4, 5), EndTurn,
        EndTurn, StatsNow(InHand(1), 0, 1), DeckCount(Theirs, 20),
    }
}
