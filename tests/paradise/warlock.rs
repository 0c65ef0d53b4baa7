//! Warlock cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 057e04a4

/// Announce Darkness · Spell · Shadow · 1 mana · Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
//~ done VAC_941 - 698c349c -
#[test]
fn VAC_941_announce_darkness() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_029"), Give("CS2_065"), Give("CS2_182"), Ally("CS2_182"),
        Force(ForcedOutcome::Card("CS2_062")), Force(ForcedOutcome::Card("CS2_061")), Play("VAC_941", Nothing),
        IsCard(InHand(0), "CS2_065"), CostNow(InHand(0), 1), IsCard(InHand(1), "CS2_062"), CostNow(InHand(1), 2),
        IsCard(My(0), "CS2_182"), IsCard(MyPower, "HERO_07bp"), EndTurn, EndTurn, IsCard(InHand(2), "CS2_061"),
        CostNow(InHand(2), 2),
    }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, Play("VAC_941", Nothing), IsCard(MyPower, "HERO_08bp") }
}

/// Fearless Flamejuggler · Minion · Demon · 2 mana · 1/1 · **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
//~ done VAC_942 - 920530f0 -
#[test]
fn VAC_942_fearless_flamejuggler() {
    check! { Warlock:
        DealDamage(MyHero, 2), DealDamage(MyHero, 1), DealDamage(TheirHero, 4), Play("VAC_942", Nothing), StatsNow(My(0), 4, 4), EndTurn,
        EndTurn, Play("VAC_942", Nothing), StatsNow(My(1), 1, 1),
    }
}

/// Cursed Souvenir · Spell · Shadow · 2 mana · Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
//~ done VAC_944 - 0b2e9f27 -
#[test]
fn VAC_944_cursed_souvenir() {
    check! { Warlock:
        Give("VAC_944"), Cost("VAC_944", 2), Targets("VAC_944", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Enemy("CS2_182"), CannotTarget("VAC_944", MyHero), Play("VAC_944", On(Nth(1))), StatsNow(Nth(1), 7, 8),
    }
    check! { Warlock:
        Give("VAC_944"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("VAC_944", On(Nth(1))), StatsNow(Nth(1), 7, 8), StatsNow(Nth(2), 4, 5),
    }
}

/// Cursed Souvenir · Enchantment · \+3/+3 and "At the start of your turn, deal 3 damage to your hero."
//~ done VAC_944e - a4880c4a -
#[test]
fn VAC_944e_cursed_souvenir() {
    // "Your turn" and "your hero" are those of who controls the minion.
    check! { Warlock:
        Enemy("CS2_182"), Play("VAC_944", On(Their(0))), StatsNow(Their(0), 7, 8), EndTurn, Health(TheirHero, 27),
        Health(MyHero, 30), EndTurn, Health(TheirHero, 27), Health(MyHero, 30),
    }
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "VAC_944e"), StatsNow(Nth(0), 7, 8),
    }
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "VAC_944e"), EndTurn,
        StatsNow(MyHero, 0, 30), StatsNow(Nth(0), 7, 8),
    }
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "VAC_944e"), EndTurn, EndTurn,
        StatsNow(MyHero, 0, 27), Damage(MyHero, 3), StatsNow(Nth(0), 7, 8),
    }
}

/// Party Planner Vona · Minion · 6 mana · 4/4 · **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left*!)@ *(Ready!)*
//~ done VAC_945 - 04d58c12 -
#[test]
fn VAC_945_party_planner_vona() {
    check! { Warlock:
        DealDamage(MyHero, 3), EndTurn, DealDamage(MyHero, 7), EndTurn, DealDamage(MyHero, 4), Play("VAC_945", Nothing),
        BoardCount(Mine, 1), Crystals(10), DealDamage(MyHero, 1), Play("VAC_945", Nothing), BoardCount(Mine, 3),
        IsCard(My(2), "VAC_945t"),
    }
}

/// Ourobos, World Serpent · Minion · Beast · 8 mana · 8/8 · **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
//~ done VAC_945t - dd670f84 -
#[test]
fn VAC_945t_ourobos_world_serpent() {
    check! { Warlock:
        Ally("VAC_945t"), Give("CS2_182"), Give("CS2_029"), Kill(My(0)), Play("CS2_182", Nothing),
        BoardCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "VAC_945t"),
    }
    // One minion alone is given it.
    check! { Warlock:
        Ally("VAC_945t"), Give("CS2_231"), Give("CS2_231"), Kill(My(0)), Play("CS2_231", Nothing),
        Play("CS2_231", Nothing), Kill(Nth(1)), Kill(Nth(2)), BoardCount(Mine, 1),
    }
}

/// Deadline · Spell · Shadow · 2 mana · **Tradeable**, **Temporary** Destroy a minion.
//~ done WORK_007 - 62e7ee4b -
#[test]
fn WORK_007_deadline() {
    check! { Warlock:
        Give("WORK_007"), Cost("WORK_007", 2), Has("WORK_007", GameTag::TRADEABLE), Enemy("CS2_182"),
        Play("WORK_007", On(Their(0))), Dead(Nth(1)),
    }
    check! { Warlock: Give("WORK_007"), EndTurn, HandCount(Mine, 0) }
}

/// Sacrificial Imp · Minion · Demon · 3 mana · 1/6 · **Deathrattle:** If it's your turn, summon a 6/6 Imp with **Taunt**.
//~ done VAC_943 - 3f7e3d9b -
#[test]
fn VAC_943_sacrificial_imp() {
    check! { Warlock:
        Ally("VAC_943"), Ally("VAC_943"), Kill(My(0)), BoardCount(Mine, 2), IsInZone(Newest("VAC_943t"), Zone::Play),
        StatsNow(Newest("VAC_943t"), 6, 6), HasNow(Newest("VAC_943t"), GameTag::TAUNT), EndTurn, Kill(Nth(1)), BoardCount(Mine, 1),
        BoardCount(Theirs, 0),
    }
}

/// Fine Print · Spell · Shadow · 4 mana · Deal $4 damage to all minions. *(Excess damage hits your hero.)*
//~ done WORK_008 - bf0b1708 -
#[test]
fn WORK_008_fine_print() {
    check! { Warlock:
        Ally("CS2_231"), Enemy("CS2_172"), Enemy("CS2_182"), Play("WORK_008", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1), Damage(Nth(2), 4), Health(MyHero, 25), Health(TheirHero, 30),
    }
    check! { Warlock:
        Ally("CS2_200"), Enemy("CS2_131"), Play("WORK_008", Nothing), Damage(My(0), 4), Damage(Their(0), 4),
        Health(MyHero, 30),
    }
}
