//! Priest cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b66baf6a

/// Holy Nova · Spell · Holy · 3 mana · Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
//~ done CS1_112 - 129aebb5 -
#[test]
fn CS1_112_holy_nova() {
    check! { Priest:
        Give("CS1_112"), Cost("CS1_112", 3), Enemy("CS2_182"), Ally("CS2_182"), DealDamage(My(0), 3), DealDamage(MyHero, 5),
        Play("CS1_112", Nothing), Damage(Their(0), 2), Damage(My(0), 1), Health(MyHero, 27), Health(TheirHero, 30),
    }
}

/// Mind Control · Spell · Shadow · 9 mana · Take control of an enemy minion.
//~ done CS1_113 - 20a23e26 -
#[test]
fn CS1_113_mind_control() {
    check! { Priest:
        Give("CS1_113"), Cost("CS1_113", 9), Enemy("CS2_182"), Play("CS1_113", On(Their(0))), IsCard(My(0), "CS2_182"),
        BoardCount(Theirs, 0),
    }
}

/// Holy Smite · Spell · Holy · 1 mana · Deal $3 damage to a minion.
//~ done CS1_130 - b7539ccd -
#[test]
fn CS1_130_holy_smite() {
    check! { Priest:
        Give("CS1_130"), Cost("CS1_130", 1), Enemy("CS2_182"), Play("CS1_130", On(Their(0))), Damage(Their(0), 3),
        Health(TheirHero, 30),
    }
}

/// Holy Smite · Spell · Holy · 1 mana · Deal $2 damage.
//~ done CS1_130_Puzzle - e24b225b -
#[test]
fn CS1_130_Puzzle_holy_smite() {
    check! { Priest:
        Give("CS1_130_Puzzle"), Cost("CS1_130_Puzzle", 1), Play("CS1_130_Puzzle", On(TheirHero)), Health(TheirHero, 28),
    }
}

/// Mind Vision · Spell · Shadow · 1 mana · Put a copy of a random card in your opponent's hand into your hand.
//~ done CS2_003 - 1c7d7a99 -
#[test]
fn CS2_003_mind_vision() {
    check! { Priest:
        Give("CS2_003"), Cost("CS2_003", 1), GiveThem("CS2_172"), Play("CS2_003", Nothing), IsCard(InHand(0), "CS2_172"),
        HandCount(Theirs, 1),
    }
    check! { Priest: GiveThem("CS2_172"), GiveThem("CS2_172"), Play("CS2_003", Nothing), HandCount(Mine, 1) }
}

/// Power Word: Shield · Spell · Holy · 1 mana · Give a minion +2 Health. Draw a card.
//~ done CS2_004 - 5a2c8f77 -
#[test]
fn CS2_004_power_word_shield() {
    check! { Priest:
        Give("CS2_004"), Cost("CS2_004", 1), Targets("CS2_004", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_004", On(My(0))), StatsNow(My(0), 4, 7), HandCount(Mine, 1),
    }
}

/// Power Word: Shield · Spell · Holy · 1 mana · Give a minion +2 Health. Draw a card.
//~ done CS2_004_Puzzle - 5a2c8f77 -
#[test]
fn CS2_004_Puzzle_power_word_shield() {
    check! { Priest:
        Give("CS2_004_Puzzle"), Cost("CS2_004_Puzzle", 1), Ally("CS2_182"), Play("CS2_004_Puzzle", On(My(0))),
        StatsNow(My(0), 4, 7), HandCount(Mine, 1),
    }
}

/// Shadow Word: Pain · Spell · Shadow · 2 mana · Destroy a minion with 3 or less Attack.
//~ done CS2_234 - db2a1c14 -
#[test]
fn CS2_234_shadow_word_pain() {
    check! { Priest:
        Give("CS2_234"), Cost("CS2_234", 2), Enemy("CS2_172"), Enemy("CS2_182"), Play("CS2_234", On(Their(0))),
        Dead(Nth(1)),
    }
    check! { Priest: Enemy("CS2_182"), Give("CS2_234"), Unplayable("CS2_234") }
}

/// Northshire Cleric · Minion · 1 mana · 1/3 · Whenever a minion is healed, draw a card.
//~ done CS2_235 - b7db5231 -
#[test]
fn CS2_235_northshire_cleric() {
    check! { Priest:
        Give("CS2_235"), Cost("CS2_235", 1), Stats("CS2_235", 1, 3), Play("CS2_235", Nothing), Enemy("CS2_182"),
        DealDamage(Their(0), 3), HeroPower(On(Their(0))), HandCount(Mine, 1), DealDamage(MyHero, 3), Play("CS2_007", On(MyHero)),
        Damage(MyHero, 0), HandCount(Mine, 1),
    }
}

/// Divine Spirit · Spell · Holy · 2 mana · Double a minion's Health.
//~ done CS2_236 - 908aa19e -
#[test]
fn CS2_236_divine_spirit() {
    check! { Priest:
        Give("CS2_236"), Cost("CS2_236", 2), Targets("CS2_236", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        DealDamage(My(0), 2), Play("CS2_236", On(My(0))), StatsNow(My(0), 4, 6),
    }
}

/// Crimson Clergy · Minion · 1 mana · 1/3 · **Overheal:** Draw a card.
//~ done CS3_014 - 66af5f84 -
#[test]
fn CS3_014_crimson_clergy() {
    check! { Priest:
        Give("CS3_014"), Cost("CS3_014", 1), Stats("CS3_014", 1, 3), Ally("CS3_014"), HeroPower(On(My(0))),
        HandCount(Mine, 2),
    }
}

/// Focused Will · Spell · 1 mana · **Silence** a minion, then give it +3 Health.
//~ done CS3_027 - 7fd99e14 -
#[test]
fn CS3_027_focused_will() {
    check! { Priest:
        Give("CS3_027"), Cost("CS3_027", 1), Enemy("CS2_179"), Play("CS3_027", On(Their(0))),
        HasNot(Their(0), GameTag::TAUNT), StatsNow(Their(0), 3, 8),
    }
}

/// Mind Blast · Spell · Shadow · 2 mana · Deal $5 damage to the enemy hero.
//~ done DS1_233 - d1b21098 -
#[test]
fn DS1_233_mind_blast() {
    check! { Priest: Give("DS1_233"), Cost("DS1_233", 2), Play("DS1_233", Nothing), Health(TheirHero, 25) }
}

/// Radiance · Spell · Holy · 1 mana · Restore #5 Health to your hero.
//~ done EX1_192 - 46cb68e2 -
#[test]
fn EX1_192_radiance() {
    check! { Priest:
        Give("EX1_192"), Cost("EX1_192", 1), DealDamage(MyHero, 10), Play("EX1_192", Nothing), Health(MyHero, 25),
    }
}

/// Psychic Conjurer · Minion · Undead · 1 mana · 1/2 · **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
//~ done EX1_193 - e755885d -
#[test]
fn EX1_193_psychic_conjurer() {
    check! { Priest:
        Give("EX1_193"), Cost("EX1_193", 1), Stats("EX1_193", 1, 2), Play("EX1_193", Nothing), IsCard(InHand(0), "CS2_182"),
        DeckCount(Theirs, 20),
    }
}

/// Power Infusion · Spell · Holy · 4 mana · Give a minion +2/+6.
//~ done EX1_194 - 70ed1342 -
#[test]
fn EX1_194_power_infusion() {
    check! { Priest:
        Give("EX1_194"), Cost("EX1_194", 4), Ally("CS2_182"), Play("EX1_194", On(My(0))), StatsNow(My(0), 6, 11),
    }
}

/// Kul Tiran Chaplain · Minion · 2 mana · 2/3 · **Battlecry:** Give a friendly minion +2 Health.
//~ done EX1_195 - 513f2419 -
#[test]
fn EX1_195_kul_tiran_chaplain() {
    check! { Priest:
        Give("EX1_195"), Cost("EX1_195", 2), Stats("EX1_195", 2, 3), Ally("CS2_182"), Play("EX1_195", On(My(0))),
        StatsNow(My(0), 4, 7),
    }
}

/// Scarlet Subjugator · Minion · 1 mana · 2/1 · **Battlecry:** Give an enemy minion -2 Attack until your next turn.
//~ done EX1_196 - 6bc4f274 -
#[test]
fn EX1_196_scarlet_subjugator() {
    check! { Priest:
        Give("EX1_196"), Cost("EX1_196", 1), Stats("EX1_196", 2, 1), Enemy("CS2_182"), Play("EX1_196", On(Their(0))),
        StatsNow(Their(0), 2, 5), EndTurn, StatsNow(Their(0), 2, 5), EndTurn, StatsNow(Their(0), 4, 5),
    }
}

/// Shadow Word: Ruin · Spell · Shadow · 4 mana · Destroy all minions with 5 or more Attack.
//~ done EX1_197 - f61f1928 -
#[test]
fn EX1_197_shadow_word_ruin() {
    check! { Priest:
        Give("EX1_197"), Cost("EX1_197", 4), Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_200"),
        Play("EX1_197", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 0),
    }
    // Who has as much Attack and is no minion stays.
    check! { Priest: Ally("CS2_112"), Play("EX1_197", Nothing), Health(MyHero, 30), EndTurn }
}

/// Natalie Seline · Minion · 7 mana · 7/1 · **Battlecry:** Destroy a minion and gain its Health.
//~ done EX1_198 - ba581dd4 -
#[test]
fn EX1_198_natalie_seline() {
    check! { Priest:
        Give("EX1_198"), Cost("EX1_198", 7), Stats("EX1_198", 7, 1), Enemy("CS2_182"), Play("EX1_198", On(Their(0))),
        Dead(Nth(1)), StatsNow(My(0), 7, 6),
    }
}

/// Shadow Word: Death · Spell · Shadow · 2 mana · Destroy a minion with 5 or more Attack.
//~ done EX1_622 - 9afd519a -
#[test]
fn EX1_622_shadow_word_death() {
    check! { Priest:
        Give("EX1_622"), Cost("EX1_622", 2), Enemy("CS2_200"), Enemy("CS2_182"), Play("EX1_622", On(Their(0))),
        Dead(Nth(1)),
    }
    check! { Priest: Enemy("CS2_182"), Give("EX1_622"), Unplayable("EX1_622") }
    check! { Priest: Ally("CS2_112"), Enemy("CS2_200"), Give("EX1_622"), CannotTarget("EX1_622", MyHero) }
}

/// Anduin's Gift · Spell · 1 mana · **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
//~ done GIFT_12 - d9f4d7a4 -
#[test]
fn GIFT_12_anduins_gift() {
    check! { Priest:
        Give("GIFT_12"), Cost("GIFT_12", 1), Play("GIFT_12", Nothing), ChooseCard("CS2_234"), IsCard(InHand(0), "CS2_234"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Lesser Heal · Hero Power · 2 mana · **Hero Power** Restore #2 Health.
//~ done HERO_09bp - 7842ca29 -
#[test]
fn HERO_09bp_lesser_heal() {
    check! { Priest:
        HasHeroPower("HERO_09bp"), Cost("HERO_09bp", 2), DealDamage(MyHero, 5), HeroPower(On(MyHero)), Health(MyHero, 27),
    }
}

/// Heal · Hero Power · 2 mana · **Hero Power** Restore #4 Health.
//~ done HERO_09bp2 - c3d9456a -
#[test]
fn HERO_09bp2_heal() {
    check! { Priest:
        HasHeroPower("HERO_09bp2"), Cost("HERO_09bp2", 2), DealDamage(MyHero, 5), HeroPower(On(MyHero)), Health(MyHero, 29),
    }
}

/// Shadowed Spirit · Minion · Undead · 3 mana · 4/3 · **Deathrattle:** Deal 3 damage to the enemy hero.
//~ done LEG_CS3_013 - 8c43895f -
#[test]
fn LEG_CS3_013_shadowed_spirit() {
    check! { Priest:
        Give("LEG_CS3_013"), Cost("LEG_CS3_013", 3), Stats("LEG_CS3_013", 4, 3), Play("LEG_CS3_013", Nothing),
        Kill(My(0)), Health(TheirHero, 27),
    }
}

/// Thrive in the Shadows · Spell · Shadow · 2 mana · **Discover** a spell from your deck.
//~ done LEG_CS3_028 - 85db1bcb -
#[test]
fn LEG_CS3_028_thrive_in_the_shadows() {
    check! { Priest:
        Give("LEG_CS3_028"), Cost("LEG_CS3_028", 2), OnTop("CS2_029"), Play("LEG_CS3_028", Nothing), Choose(0),
        IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 19),
    }
    check! { Priest:
        OnTop("CS2_029"), Play("LEG_CS3_028", Nothing), Choose(0), EndTurn, OnTop("CS2_029"),
        Play("LEG_CS3_028", Nothing), HandCount(Mine, 1),
    }
}
