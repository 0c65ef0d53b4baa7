//! Priest cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a97cffdd

/// Purifying Vines · Spell · Holy · 1 mana · Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
//~ done TLC_813 - c7ace2f1 -
#[test]
fn TLC_813_purifying_vines() {
    check! { Priest:
        Targets("TLC_813", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Enemy("CS2_182"),
        Play("TLC_813", On(My(0))), StatsNow(My(0), 4, 7), StatsNow(Their(0), 4, 5), Play("TLC_813", On(Their(0))),
        StatsNow(Their(0), 4, 3), StatsNow(My(0), 4, 7),
    }
}

/// Reach Equilibrium · Spell · 1 mana · **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
//~ done TLC_817 - 3bcd08de -
#[test]
fn TLC_817_reach_equilibrium() {
    check! { Priest:
        Enemy("CS2_200"), Play("TLC_817", Nothing), Play("CS1_130", On(Their(0))), Crystals(10),
        Play("CS1_130", On(Their(0))), Crystals(10), Enemy("CS2_200"), Play("CS1_130", On(Their(0))),
        HandCount(Mine, 0), Play("CS1_130", On(Their(0))), HandCount(Mine, 1), IsCard(InHand(0), "TLC_817t3"), Crystals(10),
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_172"), Play("CS2_234", On(Their(1))),
        Play("CS2_234", On(Their(1))), Play("CS2_234", On(Their(1))), Play("CS2_234", On(Their(1))), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_817t5"),
    }
    check! { Priest: Play("TLC_817", Nothing), IsInZone(Nth(0), Zone::RemovedFromGame) }
}

/// Sol'etos, Life's Breath · Minion · Elemental · 5 mana · 4/4 · **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
//~ done TLC_817t3 - c949c6b9 -
#[test]
fn TLC_817t3_soletos_lifes_breath() {
    check! { Priest:
        Play("TLC_817t3", Nothing), BoardCount(Mine, 2), StatsNow(My(1), 4, 4), Give("TLC_817t3"), Crystals(10),
        Play("CS2_231", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TLC_817t3"),
    }
    check! { Priest:
        Ally("TLC_817t4"), Give("TLC_817t3"), Play("EX1_049", On(My(0))), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_817t5"),
    }
    check! { Priest:
        Ally("TLC_817t3"), Give("TLC_817t4"), Play("EX1_049", On(My(0))), HandCount(Mine, 1),
        IsCard(InHand(0), "TLC_817t5"),
    }
    check! { Priest: OnTheirTop("TLC_817t3"), EndTurn, IsCard(InTheirHand(0), "TLC_817t3") }
}

/// Sol'etos, Death's Touch · Minion · Elemental · 5 mana · 4/4 · **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
//~ done TLC_817t4 - ab9cb4f6 -
#[test]
fn TLC_817t4_soletos_deaths_touch() {
    check! { Priest:
        Ally("TLC_817t4"), Ally("CS2_182"), Kill(My(0)), Health(TheirHero, 25), BoardCount(Mine, 2),
        HandCount(Mine, 0),
    }
}

/// Resuscitate · Spell · Shadow · 6 mana · Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
//~ done TLC_818 - a2b8384c -
#[test]
fn TLC_818_resuscitate() {
    check! { Priest:
        Ally("CS2_168"), Ally("CS2_172"), Ally("CS2_127"), Ally("CS2_182"), Enemy("CS2_120"), Kill(Nth(0)),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), Ally("CS2_168"), Kill(Nth(5)),
        Play("TLC_818", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_168"), IsCard(My(1), "CS2_172"), IsCard(My(2), "CS2_127"),
        HasNow(My(0), GameTag::REBORN), HasNow(My(1), GameTag::REBORN), HasNow(My(2), GameTag::REBORN),
    }
    check! { Priest:
        Enemy("CS2_168"), Enemy("CS2_172"), Enemy("CS2_127"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)), Give("TLC_818"),
        Unplayable("TLC_818"),
    }
}

/// Glade Ecologist · Minion · 1 mana · 2/1 · **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
//~ done TLC_820 - 3fad1968 -
#[test]
fn TLC_820_glade_ecologist() {
    check! { Priest:
        Ally("TLC_820"), Kill(Nth(0)), HandCount(Mine, 1), IsCard(InHand(0), "TLC_813"), HandCount(Theirs, 0),
    }
}

/// Behemoth Mask · Spell · 7 mana · Set a minion's stats to 8/10 and give it **Lifesteal**. Force a random enemy minion to attack it.
//~ done DINO_428 - 2e531c06 -
#[test]
fn DINO_428_behemoth_mask() {
    check! { Priest:
        Targets("DINO_428", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 10), Ally("CS2_182"), Ally("CS2_172"),
        Enemy("CS2_200"), Play("DINO_428", On(My(0))), Dead(Nth(2)), StatsNow(My(0), 8, 4),
        HasNow(My(0), GameTag::LIFESTEAL), Health(MyHero, 28), Damage(My(1), 0), Health(TheirHero, 30),
    }
    check! { Priest: Ally("CS2_182"), Play("DINO_428", On(My(0))), StatsNow(My(0), 8, 10) }
}

/// Archaios · Minion · Beast · 3 mana · 1/6 · Whenever another friendly minion attacks, set its Health equal to this minion's Health.
//~ done TLC_811 - e4cd99cd -
#[test]
fn TLC_811_archaios() {
    check! { Priest:
        Ally("TLC_811"), Ally("CS2_182"), Enemy("CS2_172"), DealDamage(My(0), 2), Attack(My(1), TheirHero),
        Health(TheirHero, 26), StatsNow(My(1), 4, 4), Attack(My(0), TheirHero), Health(TheirHero, 25), StatsNow(My(0), 1, 4),
        EndTurn, Attack(Their(0), MyHero), Health(MyHero, 27), StatsNow(Their(0), 3, 2),
    }
    check! { Priest:
        Ally("TLC_811"), Ally("CS2_172"), Enemy("CS2_182"), Attack(My(1), Their(0)), StatsNow(My(1), 3, 2),
        Damage(My(1), 4), Damage(Their(0), 3),
    }
    // Each of the others; its own Health does not change when it attacks.
    check! { Priest:
        Ally("TLC_811"), Ally("CS2_172"), Ally("CS2_120"), Attack(My(1), TheirHero), Attack(My(2), TheirHero),
        StatsNow(My(1), 3, 6), StatsNow(My(2), 2, 6),
    }
    check! { Priest:
        Ally("TLC_811"), DealDamage(My(0), 2), Attack(My(0), TheirHero), Damage(My(0), 2), Restore(My(0), 2),
        Health(My(0), 6),
    }
}

/// Twilight Mender · Minion · 3 mana · 3/4 · **Deathrattle:** Get a random Holy and Shadow spell.
//~ done TLC_814 - 31637d11 -
#[test]
fn TLC_814_twilight_mender() {
    check! { Priest:
        Ally("TLC_814"), Force(Card("CS2_089")), Force(Card("CS2_234")), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_089"), IsCard(InHand(1), "CS2_234"),
    }
    check! { Priest: Ally("TLC_814"), Kill(My(0)), HandCount(Mine, 2), HandCount(Theirs, 0) }
}

/// Gravedawn Sunbloom · Spell · Holy · 4 mana · Draw 2 cards. **Kindred:** This costs (2) less.
//~ done TLC_816 - 0682b999 -
#[test]
fn TLC_816_gravedawn_sunbloom() {
    check! { Priest:
        Play("TLC_816", Nothing), HandCount(Mine, 2), Mana(6), DeckCount(Mine, 17), Give("TLC_816"),
        CostNow(InHand(2), 4), EndTurn, EndTurn, CostNow(InHand(2), 2), EndTurn, EndTurn, CostNow(InHand(2), 4),
    }
    check! { Priest:
        Give("TLC_816"), Play("CS2_231", Nothing), EndTurn, Play("CS2_089", Nothing), EndTurn, CostNow(Nth(0), 4),
    }
}

/// Gladesong Siren · Minion · Naga · 6 mana · 4/7 · **Lifesteal** Costs (1) if you've cast a Holy and Shadow spell this turn.
//~ done TLC_819 - f9562015 -
#[test]
fn TLC_819_gladesong_siren() {
    check! { Priest:
        Has("TLC_819", GameTag::LIFESTEAL), Give("TLC_819"), Enemy("CS2_172"), CostNow(Nth(0), 6),
        Play("CS2_089", Nothing), CostNow(Nth(0), 6), Play("CS2_234", On(Their(0))), CostNow(Nth(0), 1), EndTurn,
        CostNow(Nth(0), 6),
    }
    check! { Priest: Give("TLC_819"), Play("CS2_089", Nothing), Play("CS2_089", Nothing), CostNow(Nth(0), 6) }
    // A Shadow spell alone is too little.
    check! { Priest: Give("TLC_819"), Enemy("CS2_172"), Play("CS2_234", On(Their(0))), BoardCount(Theirs, 0), CostNow(Nth(0), 6) }
}

/// Wilted Shadow · Minion · Elemental · 7 mana · 6/7 · **Lifesteal** Whenever you heal an enemy, this attacks it.
//~ done TLC_821 - 5c0f992c -
#[test]
fn TLC_821_wilted_shadow() {
    check! { Priest:
        Ally("TLC_821"), Enemy("CS2_200"), DealDamage(My(0), 1), DealDamage(Their(0), 3), DealDamage(MyHero, 20),
        Play("CS2_007", On(MyHero)), Health(MyHero, 18), Damage(Their(0), 3), Play("CS2_007", On(Their(0))),
        Damage(Their(0), 6), Health(MyHero, 24), Dead(Nth(0)),
    }
    check! { Priest:
        Ally("TLC_821"), DealDamage(TheirHero, 10), EndTurn, Play("CS2_007", On(TheirHero)), Health(TheirHero, 28), EndTurn,
        DealDamage(TheirHero, 4), Play("CS2_007", On(TheirHero)), Health(TheirHero, 24),
    }
}

/// Story of Amara · Spell · 10 mana · Set your hero's Health to 40.
//~ done TLC_835 - 47f0ab2c -
#[test]
fn TLC_835_story_of_amara() {
    check! { Priest:
        DealDamage(MyHero, 25), Play("TLC_835", Nothing), Health(MyHero, 40), Health(TheirHero, 30), DealDamage(MyHero, 5),
        Crystals(10), Play("CS2_089", Nothing), Health(MyHero, 40),
    }
}
