//! Priest cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d6d808e1

/// Shadow Chord: Distort · Spell · Shadow · 3 mana · Give a minion -5/-5. If it has 0 Attack, destroy it.
//~ done ETC_305 - 5db064f3 -
#[test]
fn ETC_305_shadow_chord_distort() {
    check! { Priest:
        Give("ETC_305"), Cost("ETC_305", 3), Targets("ETC_305", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Play("ETC_305", On(Nth(1))), StatsNow(Nth(1), 1, 2),
    }
    check! { Priest: Enemy("CS2_119"), Ally("CS2_119"), Play("ETC_305", On(Nth(0))), Dead(Nth(0)), StatsNow(Nth(1), 2, 7) }
    check! { Priest: Give("ETC_305"), Enemy("CS2_200"), Play("ETC_305", On(Nth(1))), BoardCount(Theirs, 1) }
}

/// Harmonic Pop · Spell · Holy · 6 mana · Deal $3 damage to all minions. Summon a 6/6 Popstar. *(Swaps each turn.)*
//~ done ETC_314 - adc8aa34 -
#[test]
fn ETC_314_harmonic_pop() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ETC_314", Nothing), Damage(My(0), 3), Damage(Their(0), 3),
        IsCard(My(1), "ETC_314t2"), StatsNow(My(1), 6, 6),
    }
    check! { Priest:
        Give("ETC_314"), EndTurn, EndTurn, IsCard(InHand(0), "ETC_314t"), EndTurn, EndTurn, IsCard(InHand(0), "ETC_314"),
    }
    check! { Priest: Give("ETC_314"), EndTurn, IsCard(InHand(0), "ETC_314t"), EndTurn, IsCard(InHand(0), "ETC_314t") }
    // What is on the card stays when it swaps (recorded): Emperor Thaurissan's discount.
    check! { Priest:
        Give("ETC_314"), Ally("BRM_028"), EndTurn, IsCard(InHand(0), "ETC_314t"), CostNow(InHand(0), 5), Kill(My(0)),
        EndTurn, EndTurn, IsCard(InHand(0), "ETC_314"), CostNow(InHand(0), 5),
    }
}

/// Dissonant Pop · Spell · Holy · 6 mana · Deal $6 damage to all minions. Summon a 3/3 Popstar. *(Swaps each turn.)*
//~ done ETC_314t - c0397c81 -
#[test]
fn ETC_314t_dissonant_pop() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_186"), Play("ETC_314t", Nothing), BoardCount(Mine, 1), Damage(Their(0), 6),
        IsCard(My(0), "ETC_314t2"), StatsNow(My(0), 3, 3),
    }
    check! { Priest: Give("ETC_314t"), EndTurn, IsCard(InHand(0), "ETC_314"), EndTurn, IsCard(InHand(0), "ETC_314") }
    check! { Priest: Give("ETC_314"), EndTurn, IsCard(InHand(0), "ETC_314t"), EndTurn, IsCard(InHand(0), "ETC_314t") }
}

/// Fight Over Me · Spell · Shadow · 4 mana · Choose two enemy minions. They fight! Add copies of any that die to your hand.
//~ done ETC_316 - 31fe78a8 -
#[test]
fn ETC_316_fight_over_me() {
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Play("ETC_316", On(Their(0))), Choose(0),
        Damage(Nth(0), 3), Dead(Nth(1)), Damage(Nth(2), 0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"),
    }
    check! { Priest:
        Enemy("CS2_172"), Enemy("CS2_172"), Play("ETC_316", On(Their(0))), Choose(0), HandCount(Mine, 2),
        BoardCount(Theirs, 0),
    }
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("ETC_316", On(Their(0))), Choose(0), HandCount(Mine, 0),
        Damage(Nth(0), 4), Damage(Nth(1), 4), Ally("CS2_182"), Give("ETC_316"), CannotTarget("ETC_316", My(0)),
    }
    check! { Priest:
        Play("CS2_182", Nothing), Enemy("CS2_182"), Enemy("CS2_172"), Play("ETC_316", On(Their(0))), Choose(0),
        HandCount(Mine, 1),
    }
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Play("ETC_316", On(Their(2))), Choose(0),
        BoardCount(Theirs, 3),
    }
    // The Deathrattle comes before the copy.
    check! { Priest:
        OnTop("CS2_231"), Enemy("FP1_029"), Enemy("CS2_182"), Play("ETC_316", On(Their(0))), Choose(0),
        HandCount(Mine, 2), DeckCount(Mine, 19), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "FP1_029"),
    }
}

/// Dreamboat · Minion · Naga · 2 mana · 1/2 · **Battlecry:** Restore #3 Health to all other friendly minions. Gain +1/+1 for each one **Overhealed**.
//~ done ETC_332 - 872030f9 -
#[test]
fn ETC_332_dreamboat() {
    check! { Priest:
        Ally("CS2_200"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), DealDamage(My(0), 4), DealDamage(My(1), 2),
        Play("ETC_332", Nothing), Damage(My(0), 1), Damage(My(1), 0), StatsNow(My(3), 3, 4),
    }
    // Healing that does damage heals nobody too much.
    check! { Priest: Ally("EX1_591"), Ally("CS2_231"), Play("ETC_332", Nothing), Dead(Nth(1)), StatsNow(My(1), 1, 2) }
}

/// Love Everlasting · Spell · Holy · 3 mana · Your first spell each turn costs (2) less. Lasts until you don't play a spell on your turn.
//~ done ETC_335 - 4b21fe49 -
#[test]
fn ETC_335_love_everlasting() {
    check! { Priest:
        Play("ETC_335", Nothing), IsInZone(Newest("ETC_335"), Zone::Secret), Give("CS2_029"), Give("CS2_182"), CostNow(InHand(0), 4), EndTurn, EndTurn,
        CostNow(InHand(0), 2), CostNow(InHand(1), 4), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3),
        CostNow(InHand(0), 4), EndTurn, EndTurn, CostNow(InHand(0), 2), EndTurn, EndTurn, CostNow(InHand(0), 4),
        IsInZone(Newest("ETC_335"), Zone::Graveyard),
    }
}

/// Power Chord: Synchronize · Spell · Holy · 2 mana · Choose a minion. Add a copy of it to your hand. **Finale:** Give both +1/+2.
//~ done ETC_338 - 3d48a937 -
#[test]
fn ETC_338_power_chord_synchronize() {
    check! { Priest:
        Targets("ETC_338", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Play("ETC_338", On(Their(0))),
        HandCount(Mine, 1), StatsNow(InHand(0), 4, 5), StatsNow(Their(0), 4, 5), Crystals(2), Play("ETC_338", On(Their(0))),
        HandCount(Mine, 2), StatsNow(InHand(1), 5, 7), StatsNow(Their(0), 5, 7), StatsNow(InHand(0), 4, 5),
    }
}

/// Heartthrob · Minion · Undead · 3 mana · 2/5 · **Overheal:** Summon a random minion with Cost equal to the amount **Overhealed**.
//~ done ETC_339 - 3b04950f -
#[test]
fn ETC_339_heartthrob() {
    check! { Priest:
        Ally("ETC_339"), DealDamage(My(0), 2), Restore(My(0), 2), BoardCount(Mine, 1), DealDamage(My(0), 1),
        Force(Card("CS2_127")), Restore(My(0), 4), BoardCount(Mine, 2), IsCard(My(1), "CS2_127"),
    }
}

/// Idol's Adoration · Weapon · 1 mana · 0/2 durability · Your Hero Power costs (0). After you use it, lose 1 Durability.
//~ done ETC_312 - 722b85ab -
#[test]
fn ETC_312_idols_adoration() {
    check! { Priest:
        Give("ETC_312"), Cost("ETC_312", 1), Stats("ETC_312", 0, 2), Ally("ETC_312"), HeroPower(On(MyHero)), Mana(10),
        StatsNow(MyWeapon, 0, 1), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), StatsNow(MyWeapon, 0, 1), EndTurn,
        HeroPower(On(MyHero)), Mana(8), Health(MyHero, 29), StatsNow(MyWeapon, 0, 1), EndTurn, HeroPower(On(MyHero)),
        Health(MyHero, 30), Mana(10), NoWeapon(Mine), EndTurn, EndTurn, HeroPower(On(MyHero)), Mana(8),
    }
}

/// Ambient Lightspawn · Minion · Elemental · 4 mana · 3/4 · **Finale and Overheal:** Give another random friendly minion +2/+2.
//~ done JAM_024 - 65366b30 -
#[test]
fn JAM_024_ambient_lightspawn() {
    check! { Priest:
        Give("JAM_024"), Cost("JAM_024", 4), Stats("JAM_024", 3, 4), Ally("CS2_182"), Enemy("CS2_182"), Crystals(4),
        Play("JAM_024", Nothing), StatsNow(My(0), 6, 7), StatsNow(My(1), 3, 4), StatsNow(Their(0), 4, 5),
    }
    // Not with mana left; then it is healed while it is whole.
    check! { Priest:
        Ally("CS2_182"), Play("JAM_024", Nothing), StatsNow(My(0), 4, 5), HeroPower(On(My(0))), StatsNow(My(0), 4, 5), EndTurn,
        EndTurn, HeroPower(On(My(1))), StatsNow(My(0), 6, 7), StatsNow(My(1), 3, 4),
    }
    check! { Priest:
        Ally("CS2_182"), Ally("JAM_024"), DealDamage(My(1), 2), HeroPower(On(My(1))), StatsNow(My(0), 4, 5), Damage(My(1), 0),
    }
}
