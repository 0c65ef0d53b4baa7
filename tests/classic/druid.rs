//! Druid cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ea41e31

/// Wrath · Spell · Nature · 2 mana · **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
//~ done EX1_154 - 007efab0 -
#[test]
fn EX1_154_wrath() {
    check! { Druid:
        Give("EX1_154"), Cost("EX1_154", 2), Enemy("CS2_182"), PlayOption("EX1_154", 0, On(Their(0))),
        Damage(Their(0), 3),
    }
    check! { Druid: Enemy("CS2_182"), PlayOption("EX1_154", 1, On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1) }
}

/// Solar Wrath · Spell · Nature · 2 mana · Deal $3 damage to a minion.
//~ done EX1_154a - 249d30d6 -
#[test]
fn EX1_154a_solar_wrath() {
    check! { Druid:
        Give("EX1_154a"), Cost("EX1_154a", 2), Targets("EX1_154a", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_154a", On(Their(0))), Damage(Their(0), 3),
    }
}

/// Nature's Wrath · Spell · Nature · 2 mana · Deal $1 damage to a minion. Draw a card.
//~ done EX1_154b - 74f1782d -
#[test]
fn EX1_154b_natures_wrath() {
    check! { Druid:
        Give("EX1_154b"), Cost("EX1_154b", 2), Targets("EX1_154b", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_154b", On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1),
    }
}

/// Mark of Nature · Spell · Nature · 3 mana · **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
//~ done EX1_155 - 008020e2 -
#[test]
fn EX1_155_mark_of_nature() {
    check! { Druid:
        Give("EX1_155"), Cost("EX1_155", 3), Ally("CS2_182"), PlayOption("EX1_155", 0, On(My(0))), StatsNow(My(0), 8, 5),
    }
    check! { Druid:
        Ally("CS2_182"), PlayOption("EX1_155", 1, On(My(0))), StatsNow(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Tiger's Fury · Spell · 3 mana · Give a minion +4 Attack.
//~ done EX1_155a - 587af5d1 -
#[test]
fn EX1_155a_tigers_fury() {
    check! { Druid:
        Give("EX1_155a"), Cost("EX1_155a", 3), Targets("EX1_155a", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_155a", On(My(0))), StatsNow(My(0), 8, 5),
    }
}

/// Mark of Nature · Enchantment · This minion has +4 Attack.
//~ done EX1_155ae - d0a2b4b9 -
#[test]
fn EX1_155ae_mark_of_nature() {
    check! { Druid: Ally("CS2_118"), Enchant(My(0), "EX1_155ae"), StatsNow(My(0), 9, 1) }
}

/// Thick Hide · Spell · 3 mana · Give a minion +4 Health and **Taunt**.
//~ done EX1_155b - 7eb1b7e5 -
#[test]
fn EX1_155b_thick_hide() {
    check! { Druid:
        Give("EX1_155b"), Cost("EX1_155b", 3), Targets("EX1_155b", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_155b", On(My(0))), StatsNow(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Mark of Nature · Enchantment · This minion has +4 Health and **Taunt**.
//~ done EX1_155be - 4e438828 -
#[test]
fn EX1_155be_mark_of_nature() {
    check! { Druid: Ally("CS2_118"), Enchant(My(0), "EX1_155be"), StatsNow(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT) }
}

/// Soul of the Forest · Spell · Nature · 3 mana · Give your minions "**Deathrattle:** Summon a 2/2 Treant."
//~ done EX1_158 - a381f8a5 -
#[test]
fn EX1_158_soul_of_the_forest() {
    check! { Druid:
        Give("EX1_158"), Cost("EX1_158", 3), Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_158", Nothing), Kill(My(0)),
        IsCard(My(0), "EX1_158t"), StatsNow(My(0), 2, 2), Kill(Their(0)), BoardCount(Theirs, 0),
    }
}

/// Soul of the Forest · Enchantment · **Deathrattle:** Summon a 2/2 Treant.
//~ done EX1_158e - a0904421 -
#[test]
fn EX1_158e_soul_of_the_forest() {
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "EX1_158e"), Kill(Nth(0)),
        BoardCount(Mine, 2), IsInZone(Newest("EX1_158t"), Zone::Play), StatsNow(Newest("EX1_158t"), 2, 2),
    }
}

/// Power of the Wild · Spell · 2 mana · **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
//~ done EX1_160 - 2b41e658 -
#[test]
fn EX1_160_power_of_the_wild() {
    check! { Druid: Give("EX1_160"), Cost("EX1_160", 2), PlayOption("EX1_160", 0, Nothing), IsCard(My(0), "EX1_160t") }
    check! { Druid: Ally("CS2_182"), PlayOption("EX1_160", 1, Nothing), StatsNow(My(0), 5, 6) }
}

/// Summon a Panther · Spell · 2 mana · Summon a 3/2 Panther.
//~ done EX1_160a - 0e431fcb -
#[test]
fn EX1_160a_summon_a_panther() {
    check! { Druid:
        Give("EX1_160a"), Cost("EX1_160a", 2), Play("EX1_160a", Nothing), IsCard(My(0), "EX1_160t"), StatsNow(My(0), 3, 2),
    }
}

/// Leader of the Pack · Spell · 2 mana · Give your minions +1/+1.
//~ done EX1_160b - 20a4038e -
#[test]
fn EX1_160b_leader_of_the_pack() {
    check! { Druid:
        Give("EX1_160b"), Cost("EX1_160b", 2), Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_160b", Nothing),
        StatsNow(My(0), 5, 6), StatsNow(Their(0), 4, 5),
    }
}

/// Naturalize · Spell · Nature · 1 mana · Destroy a minion. Your opponent draws 2 cards.
//~ done EX1_161 - ab49d132 -
#[test]
fn EX1_161_naturalize() {
    check! { Druid:
        Give("EX1_161"), Cost("EX1_161", 1), Targets("EX1_161", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_161", On(Their(0))), Dead(Nth(1)), HandCount(Theirs, 2), HandCount(Mine, 0),
    }
}

/// Nourish · Spell · Nature · 5 mana · **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
//~ done EX1_164 - 0fe026da -
#[test]
fn EX1_164_nourish() {
    check! { Druid: Give("EX1_164"), Cost("EX1_164", 5), Crystals(5), PlayOption("EX1_164", 0, Nothing), Mana(2) }
    check! { Druid: PlayOption("EX1_164", 1, Nothing), HandCount(Mine, 3) }
}

/// Rampant Growth · Spell · Nature · 5 mana · Gain 2 Mana Crystals.
//~ done EX1_164a - e44cde30 -
#[test]
fn EX1_164a_rampant_growth() {
    check! { Druid:
        Give("EX1_164a"), Cost("EX1_164a", 5), Crystals(5), Play("EX1_164a", Nothing), Mana(2), EndTurn, EndTurn,
        Mana(8),
    }
    // The opponent gets nothing of it.
    check! { Druid: Crystals(5), EndTurn, Play("EX1_164a", Nothing), EndTurn, EndTurn, EndTurn, Mana(7) }
}

/// Enrich · Spell · Nature · 5 mana · Draw 3 cards.
//~ done EX1_164b - 4773fb30 -
#[test]
fn EX1_164b_enrich() {
    check! { Druid: Give("EX1_164b"), Cost("EX1_164b", 5), Play("EX1_164b", Nothing), HandCount(Mine, 3) }
}

/// Druid of the Claw · Minion · 6 mana · 4/6 · **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
//~ done EX1_165 - 09d88a81 -
#[test]
fn EX1_165_druid_of_the_claw() {
    check! { Druid:
        Give("EX1_165"), Cost("EX1_165", 6), Stats("EX1_165", 4, 6), PlayOption("EX1_165", 0, Nothing),
        IsCard(My(0), "EX1_165t1"), StatsNow(My(0), 7, 6), HasNow(My(0), GameTag::RUSH),
    }
    check! { Druid:
        PlayOption("EX1_165", 1, Nothing), IsCard(My(0), "EX1_165t2"), StatsNow(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Cat Form · Minion · Beast · 6 mana · 7/6 · **Rush**
//~ done EX1_165a - 271268c9 -
#[test]
fn EX1_165a_cat_form() {
    check! { Druid:
        Give("EX1_165a"), Cost("EX1_165a", 6), Stats("EX1_165a", 7, 6), Has("EX1_165a", GameTag::RUSH),
        PlayOption("EX1_165", 0, Nothing), IsCard(My(0), "EX1_165t1"), BoardCount(Mine, 1), StatsNow(My(0), 7, 6),
        HasNow(My(0), GameTag::RUSH), HasNot(My(0), GameTag::TAUNT),
    }
}

/// Bear Form · Minion · Beast · 6 mana · 4/9 · **Taunt**
//~ done EX1_165b - 298c720c -
#[test]
fn EX1_165b_bear_form() {
    check! { Druid:
        Give("EX1_165b"), Cost("EX1_165b", 6), Stats("EX1_165b", 4, 9), Has("EX1_165b", GameTag::TAUNT),
        PlayOption("EX1_165", 1, Nothing), IsCard(My(0), "EX1_165t2"), BoardCount(Mine, 1), StatsNow(My(0), 4, 9),
        HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::RUSH),
    }
}

/// Keeper of the Grove · Minion · 4 mana · 2/4 · **Choose One -** Deal 2 damage; or **Silence** a minion.
//~ done EX1_166 - c8053d6f -
#[test]
fn EX1_166_keeper_of_the_grove() {
    check! { Druid:
        Give("EX1_166"), Cost("EX1_166", 4), Stats("EX1_166", 2, 4), PlayOption("EX1_166", 0, On(TheirHero)),
        Health(TheirHero, 28),
    }
    check! { Druid: Enemy("CS2_179"), PlayOption("EX1_166", 1, On(Their(0))), HasNot(Their(0), GameTag::TAUNT) }
}

/// Moonfire · Spell · 4 mana · Deal 2 damage.
//~ done EX1_166a - 1f30fd62 -
#[test]
fn EX1_166a_moonfire() {
    check! { Druid:
        Give("EX1_166a"), Cost("EX1_166a", 4),
        Targets("EX1_166a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_166a", On(TheirHero)),
        Health(TheirHero, 28),
    }
}

/// Dispel · Spell · 4 mana · **Silence** a minion.
//~ done EX1_166b - 5f6d1e33 -
#[test]
fn EX1_166b_dispel() {
    check! { Druid:
        Give("EX1_166b"), Cost("EX1_166b", 4), Targets("EX1_166b", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_179"),
        Play("EX1_166b", On(Their(0))), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Ancient of War · Minion · 7 mana · 5/5 · **Choose One -** +5 Attack; or +5 Health and **Taunt**.
//~ done EX1_178 - 9fb41bd3 -
#[test]
fn EX1_178_ancient_of_war() {
    check! { Druid:
        Give("EX1_178"), Cost("EX1_178", 7), Stats("EX1_178", 5, 5), PlayOption("EX1_178", 0, Nothing),
        StatsNow(My(0), 5, 10), HasNow(My(0), GameTag::TAUNT),
    }
    check! { Druid: PlayOption("EX1_178", 1, Nothing), StatsNow(My(0), 10, 5) }
}

/// Rooted · Spell · 7 mana · \+5 Health and **Taunt**.
//~ done EX1_178a - a18da21b -
#[test]
fn EX1_178a_rooted() {
    check! { Druid:
        Give("EX1_178a"), Cost("EX1_178a", 7), PlayOption("EX1_178", 0, Nothing), StatsNow(My(0), 5, 10),
        HasNow(My(0), GameTag::TAUNT),
    }
}

/// Uproot · Spell · 7 mana · \+5 Attack.
//~ done EX1_178b - dccdec92 -
#[test]
fn EX1_178b_uproot() {
    check! { Druid:
        Give("EX1_178b"), Cost("EX1_178b", 7), PlayOption("EX1_178", 1, Nothing), StatsNow(My(0), 10, 5),
        HasNot(My(0), GameTag::TAUNT),
    }
}

/// Bite · Spell · 4 mana · Give your hero +4 Attack this turn. Gain 4 Armor.
//~ done EX1_570 - bced6007 -
#[test]
fn EX1_570_bite() {
    check! { Druid:
        Give("EX1_570"), Cost("EX1_570", 4), Play("EX1_570", Nothing), StatsNow(MyHero, 4, 30), Armor(Mine, 4), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Force of Nature · Spell · Nature · 5 mana · Summon three 2/2 Treants.
//~ done EX1_571 - 89f976ef -
#[test]
fn EX1_571_force_of_nature() {
    check! { Druid:
        Give("EX1_571"), Cost("EX1_571", 5), Play("EX1_571", Nothing), BoardCount(Mine, 3), StatsNow(My(2), 2, 2),
    }
}

/// Cenarius · Minion · 8 mana · 5/8 · **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
//~ done EX1_573 - d544d251 -
#[test]
fn EX1_573_cenarius() {
    check! { Druid:
        Give("EX1_573"), Cost("EX1_573", 8), Stats("EX1_573", 5, 8), Ally("CS2_182"),
        PlayOption("EX1_573", 0, Nothing), StatsNow(My(0), 6, 7), StatsNow(My(1), 5, 8),
    }
    check! { Druid:
        PlayOption("EX1_573", 1, Nothing), BoardCount(Mine, 3), IsCard(My(0), "EX1_573t"), HasNow(My(2), GameTag::TAUNT),
    }
}

/// Demigod's Favor · Spell · 8 mana · Give your other minions +2/+2.
//~ done EX1_573a - ac685e8d -
#[test]
fn EX1_573a_demigods_favor() {
    check! { Druid:
        Give("EX1_573a"), Cost("EX1_573a", 8), Ally("CS2_182"), Play("EX1_573a", Nothing), StatsNow(My(0), 6, 7),
    }
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("EX1_573", 0, Nothing), StatsNow(My(0), 6, 7), StatsNow(My(1), 5, 8),
        StatsNow(Their(0), 4, 5),
    }
}

/// Shan'do's Lesson · Spell · 8 mana · Summon two 2/2 Treants with **Taunt**.
//~ done EX1_573b - 7d3cf21d -
#[test]
fn EX1_573b_shandos_lesson() {
    check! { Druid:
        Give("EX1_573b"), Cost("EX1_573b", 8), Play("EX1_573b", Nothing), BoardCount(Mine, 2), IsCard(My(0), "EX1_573t"),
    }
}

/// Savagery · Spell · 1 mana · Deal damage equal to your hero's Attack to a minion.
//~ done EX1_578 - 55d8e906 -
#[test]
fn EX1_578_savagery() {
    check! { Druid:
        Give("EX1_578"), Cost("EX1_578", 1), Targets("EX1_578", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_570", Nothing), Armor(Mine, 4), Play("EX1_578", On(Their(0))), Damage(Their(0), 4),
    }
}

/// Starfall · Spell · Arcane · 5 mana · **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
//~ done NEW1_007 - 3c28c497 -
#[test]
fn NEW1_007_starfall() {
    check! { Druid:
        Give("NEW1_007"), Cost("NEW1_007", 5), Enemy("CS2_182"), Enemy("CS2_182"), PlayOption("NEW1_007", 1, Nothing),
        Damage(Their(0), 2), Damage(Their(1), 2),
    }
    check! { Druid: Enemy("CS2_200"), PlayOption("NEW1_007", 0, On(Their(0))), Damage(Their(0), 5) }
}

/// Stellar Drift · Spell · Arcane · 5 mana · Deal $2 damage to all enemy minions.
//~ done NEW1_007a - be6b9d4f -
#[test]
fn NEW1_007a_stellar_drift() {
    check! { Druid:
        Give("NEW1_007a"), Cost("NEW1_007a", 5), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        Play("NEW1_007a", Nothing), Damage(Their(0), 2), Damage(Their(1), 2), Damage(My(0), 0), Health(TheirHero, 30),
    }
}

/// Starlord · Spell · Arcane · 5 mana · Deal $5 damage to a minion.
//~ done NEW1_007b - 78ec9adf -
#[test]
fn NEW1_007b_starlord() {
    check! { Druid:
        Give("NEW1_007b"), Cost("NEW1_007b", 5), Targets("NEW1_007b", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Play("NEW1_007b", On(Their(0))), Damage(Their(0), 5),
    }
}

/// Ancient of Lore · Minion · 7 mana · 7/7 · **Choose One -** Draw 2 cards; or Restore #7 Health.
//~ done NEW1_008 - a0344f36 -
#[test]
fn NEW1_008_ancient_of_lore() {
    check! { Druid:
        Give("NEW1_008"), Cost("NEW1_008", 7), Stats("NEW1_008", 7, 7), PlayOption("NEW1_008", 0, Nothing),
        HandCount(Mine, 2),
    }
    check! { Druid: DealDamage(MyHero, 10), PlayOption("NEW1_008", 1, On(MyHero)), Health(MyHero, 27) }
}

/// Ancient Teachings · Spell · 7 mana · Draw 2 cards.
//~ done NEW1_008a - 251a18c7 -
#[test]
fn NEW1_008a_ancient_teachings() {
    check! { Druid: Give("NEW1_008a"), Cost("NEW1_008a", 7), Play("NEW1_008a", Nothing), HandCount(Mine, 2) }
}

/// Ancient Secrets · Spell · 7 mana · Restore 7 Health.
//~ done NEW1_008b - ae69ea50 -
#[test]
fn NEW1_008b_ancient_secrets() {
    check! { Druid:
        Give("NEW1_008b"), Cost("NEW1_008b", 7),
        Targets("NEW1_008b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("NEW1_008b", On(MyHero)), Health(MyHero, 27),
    }
}
