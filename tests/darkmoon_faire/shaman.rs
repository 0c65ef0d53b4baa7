//! Shaman cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f0cc2b9

/// Dunk Tank · Spell · Nature · 4 mana · Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
//~ done DMF_701 - 65d80104 -
#[test]
fn DMF_701_dunk_tank() {
    check! { Shaman:
        Targets("DMF_701", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("DMF_701", On(TheirHero)), Health(TheirHero, 26), Damage(Their(0), 0), Give("DMF_701"), Crystals(10),
        Play("CS2_200", Nothing), Crystals(10), IsCard(InHand(0), "DMF_701t"),
    }
}

/// Pit Master · Minion · 3 mana · 1/2 · **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
//~ done DMF_703 - 13ce1110 -
#[test]
fn DMF_703_pit_master() {
    check! { Shaman: Play("DMF_703", Nothing), BoardCount(Mine, 2), IsCard(My(1), "DMF_703t2"), BoardCount(Theirs, 0) }
    check! { Shaman:
        Give("DMF_703"), Play("EX1_021", Nothing), IsCard(InHand(0), "DMF_703"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_703t"), Play("DMF_703t", Nothing), BoardCount(Mine, 5),
    }
}

/// Revolve · Spell · 1 mana · Transform all minions into random ones with the same Cost.
//~ done DMF_700 - a164c65d -
#[test]
fn DMF_700_revolve() {
    check! { Shaman:
        Ally("CS2_172"), Enemy("CS2_182"), Force(Card("NEW1_023")), Force(Card("CS2_033")), Play("DMF_700", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), IsCard(My(0), "NEW1_023"), IsCard(Their(0), "CS2_033"),
    }
    check! { Shaman: Ally("CS2_172"), ForbidOutcome(Card("CS2_118")), Play("DMF_700", Nothing), BoardCount(Mine, 1) }
}

/// Inara Stormcrash · Minion · 5 mana · 4/5 · On your turn, your hero has +2 Attack and **Windfury**.
//~ done DMF_708 - 4bdf27e5 -
#[test]
fn DMF_708_inara_stormcrash() {
    check! { Shaman:
        Play("DMF_708", Nothing), StatsNow(MyHero, 2, 30), HasNow(MyHero, GameTag::WINDFURY), StatsNow(TheirHero, 0, 30),
        Attack(MyHero, TheirHero), Attack(MyHero, TheirHero), Health(TheirHero, 26), EndTurn, StatsNow(MyHero, 0, 30),
        HasNot(MyHero, GameTag::WINDFURY), StatsNow(TheirHero, 0, 26), EndTurn, StatsNow(MyHero, 2, 30), Kill(My(0)),
        StatsNow(MyHero, 0, 30),
    }
}

/// Grand Totem Eys'or · Minion · Totem · 3 mana · 0/4 · At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
//~ done DMF_709 - 08a5dc66 -
#[test]
fn DMF_709_grand_totem_eysor() {
    check! { Shaman:
        Give("EX1_565"), Give("CS2_182"), DeckOf(&["CS2_182", "EX1_565"]), Ally("DMF_709"), Ally("CS2_050"),
        Ally("CS2_182"), Enemy("CS2_050"), EndTurn, StatsNow(My(0), 0, 4), StatsNow(My(1), 2, 2), StatsNow(My(2), 4, 5),
        StatsNow(InHand(0), 1, 4), StatsNow(InHand(1), 4, 5), StatsNow(Their(0), 1, 1), StatsNow(Nth(3), 1, 4), EndTurn, StatsNow(My(1), 2, 2),
        IsCard(InHand(2), "EX1_565"), StatsNow(InHand(2), 1, 4), HandCount(Mine, 3),
    }
}

/// Landslide · Spell · Nature · 2 mana · Deal $1 damage to all enemy minions. If you're **Overloaded**, deal $1 damage again.
//~ done YOP_023 - 97b3f2d5 -
#[test]
fn YOP_023_landslide() {
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("YOP_023", Nothing), Damage(Their(0), 1),
        Damage(Their(1), 1), Damage(My(0), 0), Health(TheirHero, 30),
    }
    check! { Shaman:
        Enemy("CS2_182"), Ally("CS2_182"), Play("EX1_238", On(TheirHero)), Play("YOP_023", Nothing),
        Damage(Their(0), 2), Damage(My(0), 0), Health(TheirHero, 27),
    }
    // Also in the turn in which the crystals are locked.
    check! { Shaman:
        Enemy("CS2_182"), Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(9), Play("YOP_023", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 27),
    }
}
