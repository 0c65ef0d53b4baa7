//! Druid cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f169fc

/// Mark of the Wild · Spell · 2 mana · Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
//~ done VAN_CS2_009 - 294da162 -
#[test]
fn VAN_CS2_009_mark_of_the_wild() {
    check! { Druid:
        Give("VAN_CS2_009"), Cost("VAN_CS2_009", 2), Targets("VAN_CS2_009", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("VAN_CS2_009", On(My(0))), StatsNow(My(0), 6, 7), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Solar Wrath · Spell · 2 mana · Deal $3 damage to a minion.
//~ done VAN_EX1_154a - 2ad45ea0 -
#[test]
fn VAN_EX1_154a_solar_wrath() {
    check! { Druid:
        Give("VAN_EX1_154a"), Cost("VAN_EX1_154a", 2), Targets("VAN_EX1_154a", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), Play("VAN_EX1_154a", On(Their(0))), Damage(Their(0), 3),
    }
}

/// Nature's Wrath · Spell · 2 mana · Deal $1 damage to a minion. Draw a card.
//~ done VAN_EX1_154b - 5d7471c0 -
#[test]
fn VAN_EX1_154b_natures_wrath() {
    check! { Druid:
        Give("VAN_EX1_154b"), Cost("VAN_EX1_154b", 2), Targets("VAN_EX1_154b", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), Play("VAN_EX1_154b", On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1),
    }
}

/// Tiger's Fury · Spell · 3 mana · \+4 Attack.
//~ done VAN_EX1_155a - 8a83bdf7 -
#[test]
fn VAN_EX1_155a_tigers_fury() {
    check! { Druid:
        Give("VAN_EX1_155a"), Cost("VAN_EX1_155a", 3), Targets("VAN_EX1_155a", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("VAN_EX1_155a", On(My(0))), StatsNow(My(0), 8, 5),
    }
}

/// Thick Hide · Spell · 3 mana · \+4 Health and **Taunt**.
//~ done VAN_EX1_155b - 18d1586a -
#[test]
fn VAN_EX1_155b_thick_hide() {
    check! { Druid:
        Give("VAN_EX1_155b"), Cost("VAN_EX1_155b", 3), Targets("VAN_EX1_155b", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("VAN_EX1_155b", On(My(0))), StatsNow(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Soul of the Forest · Enchantment · **Deathrattle:** Summon a 2/2 Treant.
//~ done VAN_EX1_158e - a0904421 -
#[test]
fn VAN_EX1_158e_soul_of_the_forest() {
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "VAN_EX1_158e"), Kill(Nth(0)),
        BoardCount(Mine, 2), IsInZone(Newest("VAN_EX1_tk9"), Zone::Play), StatsNow(Newest("VAN_EX1_tk9"), 2, 2),
    }
}

/// Summon a Panther · Spell · 2 mana · Summon a 3/2 Panther.
//~ done VAN_EX1_160a - 0e431fcb -
#[test]
fn VAN_EX1_160a_summon_a_panther() {
    check! { Druid:
        Give("VAN_EX1_160a"), Cost("VAN_EX1_160a", 2), Play("VAN_EX1_160a", Nothing), IsCard(My(0), "EX1_160t"),
        StatsNow(My(0), 3, 2),
    }
}

/// Leader of the Pack · Spell · 2 mana · Give your minions +1/+1.
//~ done VAN_EX1_160b - 20a4038e -
#[test]
fn VAN_EX1_160b_leader_of_the_pack() {
    check! { Druid:
        Give("VAN_EX1_160b"), Cost("VAN_EX1_160b", 2), Ally("CS2_182"), Enemy("CS2_182"),
        Play("VAN_EX1_160b", Nothing), StatsNow(My(0), 5, 6), StatsNow(Their(0), 4, 5),
    }
}

/// Rampant Growth · Spell · 5 mana · Gain 2 Mana Crystals.
//~ done VAN_EX1_164a - 8a71b6c3 -
#[test]
fn VAN_EX1_164a_rampant_growth() {
    check! { Druid:
        Give("VAN_EX1_164a"), Cost("VAN_EX1_164a", 5), Crystals(5), Play("VAN_EX1_164a", Nothing), Mana(2), EndTurn,
        EndTurn, Mana(8),
    }
    // The opponent gets nothing of it.
    check! { Druid: Crystals(5), EndTurn, EndTurn, EndTurn, Play("VAN_EX1_164a", Nothing), EndTurn, Mana(7) }
}

/// Enrich · Spell · 5 mana · Draw 3 cards.
//~ done VAN_EX1_164b - 0a916ce6 -
#[test]
fn VAN_EX1_164b_enrich() {
    check! { Druid: Give("VAN_EX1_164b"), Cost("VAN_EX1_164b", 5), Play("VAN_EX1_164b", Nothing), HandCount(Mine, 3) }
}

/// Druid of the Claw · Minion · 5 mana · 4/4 · **Choose One - Charge**; or +2 Health and **Taunt**.
//~ done VAN_EX1_165 - d07d1192 -
#[test]
fn VAN_EX1_165_druid_of_the_claw() {
    check! { Druid:
        Give("VAN_EX1_165"), Cost("VAN_EX1_165", 5), Stats("VAN_EX1_165", 4, 4), PlayOption("VAN_EX1_165", 0, Nothing),
        IsCard(My(0), "VAN_EX1_165t1"), HasNow(My(0), GameTag::CHARGE), StatsNow(My(0), 4, 4), HasNot(My(0), GameTag::TAUNT),
    }
    check! { Druid:
        PlayOption("VAN_EX1_165", 1, Nothing), IsCard(My(0), "VAN_EX1_165t2"), StatsNow(My(0), 4, 6),
        HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::CHARGE),
    }
}

/// Cat Form · Spell · 0 mana · **Charge**
//~ done VAN_EX1_165a - 556045e5 -
#[test]
fn VAN_EX1_165a_cat_form() {
    check! { Druid:
        Give("VAN_EX1_165a"), Cost("VAN_EX1_165a", 0), Has("VAN_EX1_165a", GameTag::CHARGE),
        PlayOption("VAN_EX1_165", 0, Nothing), IsCard(My(0), "VAN_EX1_165t1"), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::CHARGE),
    }
}

/// Bear Form · Spell · 0 mana · \+2 Health and **Taunt**
//~ done VAN_EX1_165b - a477ceb3 -
#[test]
fn VAN_EX1_165b_bear_form() {
    check! { Druid:
        Give("VAN_EX1_165b"), Cost("VAN_EX1_165b", 0), PlayOption("VAN_EX1_165", 1, Nothing),
        IsCard(My(0), "VAN_EX1_165t2"), StatsNow(My(0), 4, 6), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Moonfire · Spell · 4 mana · Deal 2 damage.
//~ done VAN_EX1_166a - 1f30fd62 -
#[test]
fn VAN_EX1_166a_moonfire() {
    check! { Druid:
        Give("VAN_EX1_166a"), Cost("VAN_EX1_166a", 4),
        Targets("VAN_EX1_166a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Play("VAN_EX1_166a", On(TheirHero)), Health(TheirHero, 28),
    }
}

/// Dispel · Spell · 4 mana · **Silence** a minion.
//~ done VAN_EX1_166b - 5f6d1e33 -
#[test]
fn VAN_EX1_166b_dispel() {
    check! { Druid:
        Give("VAN_EX1_166b"), Cost("VAN_EX1_166b", 4), Targets("VAN_EX1_166b", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_179"), Play("VAN_EX1_166b", On(Their(0))), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Innervate · Spell · 0 mana · Gain 2 Mana Crystals this turn only.
//~ done VAN_EX1_169 - 7f2fb2fb -
#[test]
fn VAN_EX1_169_innervate() {
    check! { Druid:
        Give("VAN_EX1_169"), Cost("VAN_EX1_169", 0), Crystals(5), Play("VAN_EX1_169", Nothing), Mana(7), EndTurn,
        EndTurn, Mana(6),
    }
}

/// Rooted · Spell · 7 mana · \+5 Health and **Taunt**.
//~ done VAN_EX1_178a - a18da21b -
#[test]
fn VAN_EX1_178a_rooted() {
    check! { Druid:
        Give("VAN_EX1_178a"), Cost("VAN_EX1_178a", 7), PlayOption("VAN_EX1_178", 0, Nothing), StatsNow(My(0), 5, 10),
        HasNow(My(0), GameTag::TAUNT), WrittenAs("VAN_EX1_178a", "EX1_178a"),
    }
}

/// Uproot · Spell · 7 mana · \+5 Attack.
//~ done VAN_EX1_178b - dccdec92 -
#[test]
fn VAN_EX1_178b_uproot() {
    check! { Druid:
        Give("VAN_EX1_178b"), Cost("VAN_EX1_178b", 7), PlayOption("VAN_EX1_178", 1, Nothing), StatsNow(My(0), 10, 5),
        HasNot(My(0), GameTag::TAUNT), WrittenAs("VAN_EX1_178b", "EX1_178b"),
    }
}

/// Force of Nature · Spell · 6 mana · Summon three 2/2 Treants with **Charge** that die at the end of the turn.
//~ done VAN_EX1_571 - d8f5271e -
#[test]
fn VAN_EX1_571_force_of_nature() {
    check! { Druid:
        Give("VAN_EX1_571"), Cost("VAN_EX1_571", 6), Play("VAN_EX1_571", Nothing), BoardCount(Mine, 3),
        StatsNow(My(0), 2, 2), HasNow(My(1), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Demigod's Favor · Spell · 9 mana · Give your other minions +2/+2.
//~ done VAN_EX1_573a - 69d9d331 -
#[test]
fn VAN_EX1_573a_demigods_favor() {
    check! { Druid:
        Give("VAN_EX1_573a"), Cost("VAN_EX1_573a", 9), Ally("CS2_182"), Play("VAN_EX1_573a", Nothing),
        StatsNow(My(0), 6, 7), WrittenAs("VAN_EX1_573a", "EX1_573a"),
    }
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("VAN_EX1_573", 0, Nothing), StatsNow(My(0), 6, 7), StatsNow(My(1), 5, 8),
        StatsNow(Their(0), 4, 5),
    }
}

/// Shan'do's Lesson · Spell · 9 mana · Summon two 2/2 Treants with **Taunt**.
//~ done VAN_EX1_573b - d1369ccd -
#[test]
fn VAN_EX1_573b_shandos_lesson() {
    check! { Druid:
        Give("VAN_EX1_573b"), Cost("VAN_EX1_573b", 9), Play("VAN_EX1_573b", Nothing), BoardCount(Mine, 2),
        IsCard(My(0), "EX1_573t"), StatsNow(My(0), 2, 2), HasNow(My(1), GameTag::TAUNT),
    }
}

/// Treant · Minion · 1 mana · 2/2 · **Charge**. At the end of the turn, destroy this minion.
//~ done VAN_EX1_tk9b - 0ac842a3 -
#[test]
fn VAN_EX1_tk9b_treant() {
    check! { Druid:
        Give("VAN_EX1_tk9b"), Cost("VAN_EX1_tk9b", 1), Stats("VAN_EX1_tk9b", 2, 2),
        Has("VAN_EX1_tk9b", GameTag::CHARGE), Play("VAN_EX1_tk9b", Nothing), HasNow(My(0), GameTag::CHARGE), EndTurn,
        BoardCount(Mine, 0),
    }
    check! { Druid: EndTurn, Ally("VAN_EX1_tk9b"), EndTurn, BoardCount(Mine, 0) }
    // It is gone before the next turn begins.
    check! { Druid:
        Enemy("EX1_102"), Ally("VAN_EX1_tk9b"), ForbidOutcome(Entity(My(0))), EndTurn, BoardCount(Mine, 0),
        Health(MyHero, 28),
    }
}

/// Shapeshift · Hero Power · 2 mana · **Hero Power** +1 Attack this turn. +1 Armor.
//~ done VAN_HERO_06bp - 814c6cdf -
#[test]
fn VAN_HERO_06bp_shapeshift() {
    check! { Druid:
        HasHeroPower("VAN_HERO_06bp"), Cost("VAN_HERO_06bp", 2), HeroPower(Nothing), StatsNow(MyHero, 1, 30), Armor(Mine, 1),
        EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Dire Shapeshift · Hero Power · 2 mana · **Hero Power** +2 Attack this turn. +2 Armor.
//~ done VAN_HERO_06bp2 - 615dbed5 -
#[test]
fn VAN_HERO_06bp2_dire_shapeshift() {
    check! { Druid:
        HasHeroPower("VAN_HERO_06bp2"), Cost("VAN_HERO_06bp2", 2), HeroPower(Nothing), StatsNow(MyHero, 2, 30),
        Armor(Mine, 2), EndTurn, StatsNow(MyHero, 0, 30), Armor(Mine, 2),
    }
}

/// Stellar Drift · Spell · 5 mana · Deal $2 damage to all enemy minions.
//~ done VAN_NEW1_007a - 6e507fd4 -
#[test]
fn VAN_NEW1_007a_stellar_drift() {
    check! { Druid:
        Give("VAN_NEW1_007a"), Cost("VAN_NEW1_007a", 5), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        Play("VAN_NEW1_007a", Nothing), Damage(Their(0), 2), Damage(Their(1), 2), Damage(My(0), 0),
        Health(TheirHero, 30),
    }
}

/// Starlord · Spell · 5 mana · Deal $5 damage to a minion.
//~ done VAN_NEW1_007b - 52d99f31 -
#[test]
fn VAN_NEW1_007b_starlord() {
    check! { Druid:
        Give("VAN_NEW1_007b"), Cost("VAN_NEW1_007b", 5), Targets("VAN_NEW1_007b", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_200"), Play("VAN_NEW1_007b", On(Their(0))), Damage(Their(0), 5),
    }
}

/// Ancient of Lore · Minion · 7 mana · 5/5 · **Choose One -** Draw 2 cards; or Restore #5 Health.
//~ done VAN_NEW1_008 - 415e18d4 -
#[test]
fn VAN_NEW1_008_ancient_of_lore() {
    check! { Druid:
        Give("VAN_NEW1_008"), Cost("VAN_NEW1_008", 7), Stats("VAN_NEW1_008", 5, 5),
        PlayOption("VAN_NEW1_008", 0, Nothing), HandCount(Mine, 2),
    }
    check! { Druid: DealDamage(MyHero, 10), PlayOption("VAN_NEW1_008", 1, On(MyHero)), Health(MyHero, 25) }
}

/// Ancient Secrets · Spell · 7 mana · Restore 5 Health.
//~ done VAN_NEW1_008b - 5327bbc8 -
#[test]
fn VAN_NEW1_008b_ancient_secrets() {
    check! { Druid:
        Give("VAN_NEW1_008b"), Cost("VAN_NEW1_008b", 7),
        Targets("VAN_NEW1_008b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("VAN_NEW1_008b", On(MyHero)), Health(MyHero, 25),
    }
}
