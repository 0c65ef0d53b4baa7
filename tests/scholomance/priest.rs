//! Priest cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8418f46

/// Power Word: Feast · Spell · 2 mana · Give a minion +2/+2. Restore it to full Health at the end of this turn.
//~ done SCH_136 - d7ef1ce5 -
#[test]
fn SCH_136_power_word_feast() {
    check! { Priest:
        Targets("SCH_136", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), DealDamage(Their(0), 3),
        Play("SCH_136", On(Their(0))), StatsNow(Their(0), 6, 4), EndTurn, StatsNow(Their(0), 6, 7), DealDamage(Their(0), 2), EndTurn,
        StatsNow(Their(0), 6, 5),
    }
}

/// Flesh Giant · Minion · Undead · 10 mana · 8/8 · Costs (1) less for each time your hero's Health changed during your turns.
//~ done SCH_140 - 3d899041 -
#[test]
fn SCH_140_flesh_giant() {
    check! { Warlock:
        Give("SCH_140"), Give("CS2_182"), CostNow(InHand(0), 10), DealDamage(MyHero, 3), DealDamage(MyHero, 1),
        CostNow(InHand(0), 8), DealDamage(TheirHero, 1), Restore(MyHero, 2), CostNow(InHand(0), 7), CostNow(InHand(1), 4),
        EndTurn, DealDamage(MyHero, 3), Restore(MyHero, 1), CostNow(InHand(0), 7), EndTurn, DealDamage(MyHero, 1),
        CostNow(InHand(0), 6),
    }
    // What Armor takes is no change; Health that is set is one (Alexstrasza).
    check! { Warrior:
        Give("SCH_140"), HeroPower(Nothing), Armor(Mine, 2), DealDamage(MyHero, 2), CostNow(InHand(0), 10), Crystals(10),
        Play("EX1_561", On(MyHero)), Health(MyHero, 15), CostNow(InHand(0), 9),
    }
}

/// Mindrender Illucia · Minion · 3 mana · 1/3 · **Battlecry:** Replace your hand with a copy of your opponent's until end of turn.
//~ done SCH_159 - a27b5bcb -
#[test]
fn SCH_159_mindrender_illucia() {
    check! { Priest:
        Give("CS2_182"), Give("CS2_200"), Enchant(InHand(0), "AT_027e"), GiveThem("CS2_029"), GiveThem("CS2_231"),
        Play("SCH_159", Nothing), HandCount(Mine, 2), HandCount(Theirs, 2), IsCard(InHand(0), "CS2_029"), Kill(My(0)),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), EndTurn, HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"),
        CostNow(InHand(0), 0), IsCard(InHand(1), "CS2_200"), HandCount(Theirs, 3),
    }
    // The hand comes back though she has left play, and only at the end of the turn.
    check! { Priest:
        Give("CS2_182"), GiveThem("EX1_144"), Play("SCH_159", Nothing), HandCount(Mine, 1), Play("EX1_144", On(My(0))),
        HandCount(Mine, 1), IsCard(InHand(0), "SCH_159"), EndTurn, HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"),
    }
    // Doubled, the copies that it replaces are gone, too.
    check! { Priest:
        Ally("LOE_077"), Give("CS2_231"), GiveThem("CS2_182"), Play("SCH_159", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"),
    }
}

/// Initiation · Spell · Shadow · 6 mana · Deal $4 damage to a minion. If it dies, summon a new copy.
//~ done SCH_512 - 193ebeaa -
#[test]
fn SCH_512_initiation() {
    check! { Priest:
        Give("SCH_512"), Cost("SCH_512", 6), Enemy("CS2_172"), DealDamage(Their(0), 1), Play("SCH_512", On(Their(0))),
        Dead(Nth(1)), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), StatsNow(My(0), 3, 2),
    }
    check! { Priest: Enemy("CS2_182"), Play("SCH_512", On(Their(0))), Damage(Their(0), 4), BoardCount(Mine, 0) }
}

/// Raise Dead · Spell · Shadow · 0 mana · Deal $3 damage to your hero. Return two friendly minions that died this game to your hand.
//~ done SCH_514 - 09b0c416 -
#[test]
fn SCH_514_raise_dead() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_172"), Enemy("CS2_168"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), Force(Card("CS2_200")), Force(Card("CS2_172")), Play("SCH_514", Nothing),
        Damage(MyHero, 3), HandCount(Mine, 2), IsCard(InHand(0), "CS2_200"), IsCard(InHand(1), "CS2_172"), Damage(TheirHero, 0),
    }
    // One died: one returns, and none of the opponent's. Spell Damage counts.
    check! { Priest:
        Ally("CS2_142"), Ally("CS2_182"), Enemy("CS2_200"), Kill(My(1)), Kill(Their(0)), Play("SCH_514", Nothing),
        Damage(MyHero, 4), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), BoardCount(Mine, 1),
    }
}
