//! Druid cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fdf330c9

/// Death Beetle · Minion · Undead · Beast · 6 mana · 6/6 · **Taunt Manathirst (@):** Gain +4/+4 and **Charge**.
/// - Numbers: {0} = 11
//~ done NX2_010 - e7958ab2.c0b1f4bf -
#[test]
fn NX2_010_death_beetle() {
    check! { Druid:
        Give("NX2_010"), Cost("NX2_010", 6), Stats("NX2_010", 6, 6), Has("NX2_010", GameTag::TAUNT),
        Play("NX2_010", Nothing), StatsNow(Nth(0), 6, 6), HasNot(Nth(0), GameTag::CHARGE),
    }
    let mut table = table(CardClass::Druid);
    // Wildheart Guff alone brings so many.
    table.game.players[cardwright_engine::PlayerId::First].crystals = 11;
    table.steps(&[
        Play("NX2_010", Nothing),
        StatsNow(My(0), 10, 10),
        HasNow(My(0), GameTag::CHARGE),
        Attack(My(0), TheirHero),
        Health(TheirHero, 20),
    ]);
}

/// Disarmed Zombie · Minion · Undead · 1 mana · 1/1 · **Deathrattle:** Summon a 1/1 Zombie.
//~ done RLK_650t - 1d941dd1 -
#[test]
fn RLK_650t_disarmed_zombie() {
    check! { Druid: Ally("RLK_650t"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "RLK_650t2") }
}

/// Wither · Spell · Nature · 1 mana · Choose a minion. Each friendly Undead steals 1 Attack and Health from it.
//~ done RLK_655 - 3a31a005 -
#[test]
fn RLK_655_wither() {
    check! { Druid:
        Targets("RLK_655", &[FriendlyMinion, EnemyMinion]), Ally("DRG_235"), Ally("DRG_235"), Ally("CS2_182"),
        Enemy("CS2_200"), Play("RLK_655", On(Their(0))), StatsNow(Their(0), 4, 5), StatsNow(My(0), 4, 4), StatsNow(My(1), 4, 4),
        StatsNow(My(2), 4, 5),
    }
    // No more is stolen than is there: a 1/1 has one for the first Undead alone.
    check! { Druid:
        Ally("DRG_235"), Ally("DRG_235"), Enemy("CS2_231"), Play("RLK_655", On(Their(0))), Dead(Newest("CS2_231")),
        StatsNow(My(0), 4, 4), StatsNow(My(1), 3, 3),
    }
    check! { Druid:
        Ally("DRG_235"), Ally("DRG_235"), Enemy("CS2_179"), DealDamage(Their(0), 4), Play("RLK_655", On(Their(0))),
        Dead(Newest("CS2_179")), StatsNow(My(0), 4, 4), StatsNow(My(1), 4, 3),
    }
}

/// Anub'Rekhan · Minion · Undead · 8 mana · 7/7 · **Battlecry:** Gain 5 Armor. Your next 3 minions this turn cost Armor instead of Mana.
//~ done RLK_659 - 40279c8a -
#[test]
fn RLK_659_anub_rekhan() {
    check! { Druid:
        Play("RLK_659", Nothing), Armor(Mine, 5), Mana(2), Play("CS2_231", Nothing), Play("EX1_011", On(TheirHero)),
        Armor(Mine, 4), Play("CS2_172", Nothing), Armor(Mine, 2), Mana(2), Play("CS2_172", Nothing), Armor(Mine, 2),
        Mana(0),
    }
    check! { Druid:
        Play("RLK_659", Nothing), Give("CS2_029"), EndTurn, EndTurn, Play("CS2_172", Nothing), Armor(Mine, 5), Mana(8),
    }
    // Armor is no Health: there is not enough for 8.
    check! { Druid: Play("RLK_659", Nothing), Armor(Mine, 5), Give("CS2_232"), Unplayable("CS2_232") }
    check! { Druid: Play("RLK_659", Nothing), Armor(Mine, 5), Play("CS2_172", Nothing), Armor(Mine, 3), Mana(2) }
}

/// Chitinous Plating · Spell · 2 mana · Gain 4 Armor. At the start of your next turn, gain 4 more.
//~ done RLK_656 - 4591db0e -
#[test]
fn RLK_656_chitinous_plating() {
    check! { Druid:
        Play("RLK_656", Nothing), Armor(Mine, 4), EndTurn, Armor(Mine, 4), EndTurn, Armor(Mine, 8), EndTurn, EndTurn,
        Armor(Mine, 8), Armor(Theirs, 0),
    }
}

/// Elder Nadox · Minion · Undead · 5 mana · 5/4 · **Battlecry:** Destroy a friendly Undead. Your minions gain its Attack.
//~ done RLK_658 - a8247891 -
#[test]
fn RLK_658_elder_nadox() {
    check! { Druid:
        Ally("FP1_001"), Ally("CS2_182"), Enemy("FP1_001"), Give("RLK_658"), CannotTarget("RLK_658", My(1)),
        CannotTarget("RLK_658", Their(0)), Play("RLK_658", On(My(0))), Dead(Nth(0)), BoardCount(Mine, 2),
        StatsNow(Nth(1), 6, 5), StatsNow(Newest("RLK_658"), 7, 4), StatsNow(Their(0), 2, 3),
    }
    check! { Druid: Ally("CS2_182"), Play("RLK_658", Nothing), StatsNow(My(0), 4, 5), StatsNow(My(1), 5, 4) }
}
