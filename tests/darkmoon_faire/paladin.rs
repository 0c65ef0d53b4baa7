//! Paladin cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca10f795

/// Oh My Yogg! · Spell · Shadow · 1 mana · **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
//~ done DMF_236 - a705124a -
#[test]
fn DMF_236_oh_my_yogg() {
    check! { Paladin:
        Enemy("CS2_182"), Play("DMF_236", Nothing), EndTurn, Play("CS2_231", Nothing), Kill(Nth(2)),
        Force(Card("CS2_092")), Play("CS2_029", On(MyHero)), Health(MyHero, 30), StatsNow(Their(0), 8, 9),
        Health(TheirHero, 30), Mana(6),
    }
    // It is the opponent who casts it.
    check! { Paladin:
        Play("DMF_236", Nothing), EndTurn, Force(Card("CS2_023")), Play("CS2_026", Nothing), HandCount(Theirs, 3),
        HandCount(Mine, 0),
    }
}

/// Carnival Barker · Minion · 3 mana · 3/2 · Whenever you summon a 1-Health minion, give it +1/+2.
//~ done DMF_237 - 2df59eca -
#[test]
fn DMF_237_carnival_barker() {
    check! { Paladin:
        Give("DMF_237"), Cost("DMF_237", 3), Stats("DMF_237", 3, 2), Ally("CS2_182"), Enemy("CS2_182"),
        Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2), DealDamage(MyHero, 20), DealDamage(TheirHero, 20),
        Play("CS2_118", Nothing), StatsNow(Nth(4), 6, 3),
    }
    check! { Paladin:
        Give("DMF_237"), Ally("CS2_182"), Enemy("CS2_182"), Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), EndTurn, Play("CS2_118", Nothing), StatsNow(Nth(4), 5, 1),
    }
    check! { Paladin:
        Give("DMF_237"), Ally("CS2_182"), Enemy("CS2_182"), Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CS2_182", Nothing), StatsNow(Nth(4), 4, 5),
    }
    check! { Paladin:
        Give("DMF_237"), Ally("CS2_182"), Enemy("CS2_182"), Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Summon("CS2_118"), StatsNow(Nth(4), 6, 3),
    }
    check! { Paladin:
        Give("DMF_237"), Ally("CS2_182"), Enemy("CS2_182"), Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), DealDamage(Nth(3), 1), Play("CS2_189", On(Nth(3))), StatsNow(Nth(4), 2, 3),
    }
    check! { Paladin:
        Give("DMF_237"), Ally("CS2_182"), Enemy("CS2_182"), Ally("DMF_237"), DealDamage(Nth(1), 2), DealDamage(Nth(2), 2),
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CS2_118", Nothing), Crystals(10), Play("CS2_118", Nothing),
        StatsNow(Nth(4), 6, 3), StatsNow(Nth(5), 6, 3),
    }
    // One that returns with 1 Health has more.
    check! { Paladin:
        Ally("DMF_237"), Ally("ULD_208"), Kill(My(1)), IsCard(My(1), "ULD_208"), StatsNow(My(1), 3, 1),
        Play("CS2_231", Nothing), StatsNow(My(2), 2, 3),
    }
}

/// Day at the Faire · Spell · 3 mana · Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
//~ done DMF_244 - a89efe50 -
#[test]
fn DMF_244_day_at_the_faire() {
    check! { Paladin: Play("DMF_244", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_101t"), BoardCount(Theirs, 0) }
    check! { Paladin:
        Give("DMF_244"), Play("EX1_021", Nothing), IsCard(InHand(0), "DMF_244"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_244t"), Play("DMF_244t", Nothing), BoardCount(Mine, 7),
    }
}

/// Barricade · Spell · 4 mana · Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
//~ done YOP_005 - 8f390d71 -
#[test]
fn YOP_005_barricade() {
    check! { Paladin:
        Play("YOP_005", Nothing), BoardCount(Mine, 2), IsCard(My(1), "YOP_005t"), StatsNow(My(0), 2, 4),
        HasNow(My(1), GameTag::TAUNT), BoardCount(Theirs, 0),
    }
    check! { Paladin: Ally("CS2_231"), Play("YOP_005", Nothing), BoardCount(Mine, 2), IsCard(My(1), "YOP_005t") }
    // The opponent's minions do not count.
    check! { Paladin: Enemy("CS2_231"), Play("YOP_005", Nothing), BoardCount(Mine, 2), BoardCount(Theirs, 1) }
}

/// Rally! · Spell · Holy · 4 mana · Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
//~ done YOP_009 - 87b5b409 -
#[test]
fn YOP_009_rally() {
    check! { Paladin:
        Ally("CS2_168"), Ally("CS2_172"), Ally("CS2_118"), Ally("CS2_182"), Enemy("CS2_189"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(Their(0)), Play("YOP_009", Nothing), BoardCount(Mine, 3),
        IsCard(My(0), "CS2_168"), IsCard(My(1), "CS2_172"), IsCard(My(2), "CS2_118"),
    }
    check! { Paladin:
        Ally("CS2_172"), Ally("CS2_120"), Ally("CS2_182"), Enemy("CS2_168"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), Play("YOP_009", Nothing), BoardCount(Mine, 1), CostNow(My(0), 2),
    }
}
