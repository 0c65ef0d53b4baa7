//! Warrior cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9754f2f8

/// Stadium Announcer · Minion · Dragon · 4 mana · 3/3 · **Rewind Battlecry:** Both players equip a random weapon. Give yours +1/+1.
//~ done TIME_034 - b9833f3f -
#[test]
fn TIME_034_stadium_announcer() {
    check! { Warrior in Wild:
        Force(Card("CS2_106")), Force(Card("CS2_091")), Play("TIME_034", Nothing), Choose(0), IsCard(MyWeapon, "CS2_106"),
        StatsNow(MyWeapon, 4, 3), IsCard(TheirWeapon, "CS2_091"), StatsNow(TheirWeapon, 1, 4), BoardCount(Mine, 1),
    }
    check! { Warrior in Wild:
        Force(Card("CS2_106")), Force(Card("CS2_091")), Force(Card("CS2_080")), Force(Card("CS2_112")),
        Play("TIME_034", Nothing), Choose(1), IsCard(MyWeapon, "CS2_080"), StatsNow(MyWeapon, 3, 6), IsCard(TheirWeapon, "CS2_112"),
        BoardCount(Mine, 1), Mana(6),
    }
}

/// Chrono-Lord Epoch · Minion · Dragon · 6 mana · 7/5 · **Battlecry:** Destroy all minions that your opponent played last turn.
//~ done TIME_714 - 5d2ee2ce -
#[test]
fn TIME_714_chrono_lord_epoch() {
    check! { Warrior:
        EndTurn, Play("CS2_182", Nothing), EndTurn, EndTurn, Play("CS2_200", Nothing), EndTurn, Enemy("CS2_172"),
        Ally("CS2_231"), Play("TIME_714", Nothing), Dead(Nth(1)), BoardCount(Theirs, 2), BoardCount(Mine, 2),
    }
}

/// Lo'Gosh, Blood Fighter · Minion · 7 mana · 7/7 · **Fabled**, **Rush**. **Deathrattle:** Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a random enemy.
//~ done TIME_850 - 8a6c3252 -
#[test]
fn TIME_850_lo_gosh_blood_fighter() {
    check! { Warrior:
        Ally("TIME_850"), Give("CS2_182"), Give("TIME_850t"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "TIME_850t"), StatsNow(My(0), 12, 12), HandCount(Mine, 1), Health(TheirHero, 18),
    }
    check! { Warrior: Ally("TIME_850"), Give("CS2_182"), Kill(My(0)), BoardCount(Mine, 0), HandCount(Mine, 1) }
    check! { Warrior:
        Ally("TIME_850"), Give("TIME_850t"), Give("TIME_850t"), Kill(My(0)), BoardCount(Mine, 1), HandCount(Mine, 1),
        Health(TheirHero, 18),
    }
    check! { Warrior:
        Ally("TIME_850"), Give("CS2_182"), Give("TIME_850t"), Kill(My(0)), Kill(My(0)), BoardCount(Mine, 0),
        HandCount(Mine, 1), Health(TheirHero, 18),
    }
}

/// Broll, Blood Fighter · Minion · 7 mana · 7/7 · **Taunt Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Taunt**.
//~ done TIME_850t - e871f838 -
#[test]
fn TIME_850t_broll_blood_fighter() {
    check! { Warrior:
        Ally("TIME_850t"), Give("CS2_182"), Give("TIME_850t1"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "TIME_850t1"), StatsNow(My(0), 12, 12), HasNow(My(0), GameTag::TAUNT), HandCount(Mine, 1),
        Health(TheirHero, 30),
    }
    check! { Warrior: Ally("TIME_850t"), Give("CS2_182"), Kill(My(0)), BoardCount(Mine, 0) }
    check! { Warrior:
        Ally("TIME_850t"), Give("TIME_850t1"), Give("TIME_850t1"), Kill(My(0)), BoardCount(Mine, 1),
        HandCount(Mine, 1),
    }
    check! { Warrior: Ally("TIME_850t"), GiveThem("TIME_850t1"), Kill(My(0)), BoardCount(Theirs, 0) }
}

/// Valeera, Blood Fighter · Minion · 7 mana · 7/7 · **Elusive Deathrattle:** Summon a Blood Fighter from your hand. Give it +5/+5 and **Elusive**.
//~ done TIME_850t1 - 1c9f5308 -
#[test]
fn TIME_850t1_valeera_blood_fighter() {
    check! { Warrior:
        Ally("TIME_850t1"), Give("CS2_182"), Give("TIME_850"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "TIME_850"), StatsNow(My(0), 12, 12), HasNow(My(0), GameTag::ELUSIVE), HandCount(Mine, 1),
        Health(TheirHero, 30),
    }
    check! { Warrior:
        Ally("TIME_850t1"), Give("TIME_850"), Give("TIME_850"), Kill(My(0)), BoardCount(Mine, 1), HandCount(Mine, 1),
    }
    check! { Warrior: Ally("TIME_850t1"), Give("CS2_182"), Kill(My(0)), BoardCount(Mine, 0) }
    check! { Warrior: Ally("TIME_850t1"), GiveThem("TIME_850"), Kill(My(0)), BoardCount(Theirs, 0) }
}

/// Dimensional Weaponsmith · Minion · Dragon · 3 mana · 2/5 · **Battlecry:** Give all minions and weapons in your hand +2 Attack.
//~ done END_021 - 6711c2d3 -
#[test]
fn END_021_dimensional_weaponsmith() {
    check! { Warrior:
        Give("CS2_182"), Give("CS2_106"), Give("CS2_029"), GiveThem("CS2_182"), Ally("CS2_182"),
        Play("CS2_091", Nothing), Play("END_021", Nothing), StatsNow(InHand(0), 6, 5), StatsNow(InHand(1), 5, 2),
        StatsNow(My(0), 4, 5), StatsNow(My(1), 2, 5), StatsNow(MyWeapon, 1, 4), StatsNow(InTheirHand(0), 4, 5),
    }
}

/// For Glory! · Spell · 5 mana · Draw 2 cards. Costs (1) less for each minion your opponent controls.
//~ done TIME_715 - 9566b344 -
#[test]
fn TIME_715_for_glory() {
    check! { Warrior:
        Give("TIME_715"), CostNow(InHand(0), 5), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        CostNow(InHand(0), 3), Play("TIME_715", Nothing), HandCount(Mine, 2), Mana(7), HandCount(Theirs, 0),
    }
}

/// Undefeated Champion · Minion · 8 mana · 13/13 · **Rush**. **Battlecry:** Fill your opponent's board with random 1-Cost minions.
//~ done TIME_872 - cafc30a2 -
#[test]
fn TIME_872_undefeated_champion() {
    check! { Warrior in Wild:
        Ally("CS2_182"), Enemy("CS2_182"), Force(Card("CS2_168")), Play("TIME_872", Nothing), BoardCount(Theirs, 7),
        IsCard(Their(1), "CS2_168"), CostNow(Their(6), 1), CostNow(Their(3), 1), BoardCount(Mine, 2),
        HasNow(My(1), GameTag::RUSH), StatsNow(My(1), 13, 13),
    }
    check! { Warrior in Wild, Standard: ForbidOutcome(Card("CS2_172")), Play("TIME_872", Nothing) }
}
