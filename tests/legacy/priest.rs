//! Priest cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Holy Nova
///
/// `CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ CS1_112 todo 9d4e2d6f 27759ad3
#[test]
#[ignore = "todo: CS1_112 Holy Nova"]
fn CS1_112_holy_nova() {
    check(CardClass::Priest, &[Give("CS1_112"), Cost("CS1_112", 3), Unwritten]);
}

/// # Mind Control
///
/// `CS1_113` · Priest spell · Shadow · 9 mana
///
/// > Take control of an enemy minion.
///
/// State: Todo
//~ CS1_113 todo 0949caa2 c4ec0575
#[test]
#[ignore = "todo: CS1_113 Mind Control"]
fn CS1_113_mind_control() {
    check(CardClass::Priest, &[Give("CS1_113"), Cost("CS1_113", 9), Unwritten]);
}

/// # Holy Smite
///
/// `CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Todo
//~ CS1_130 todo ec5dab80 cd76ee38
#[test]
#[ignore = "todo: CS1_130 Holy Smite"]
fn CS1_130_holy_smite() {
    check(
        CardClass::Priest,
        &[
            Give("CS1_130"),
            Cost("CS1_130", 1),
            Targets("CS1_130", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Holy Smite
///
/// `CS1_130_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ CS1_130_Puzzle todo 34beb4ee 8341e18f
#[test]
#[ignore = "todo: CS1_130_Puzzle Holy Smite"]
fn CS1_130_Puzzle_holy_smite() {
    check(CardClass::Priest, &[Give("CS1_130_Puzzle"), Cost("CS1_130_Puzzle", 1), Unwritten]);
}

/// # Mind Vision
///
/// `CS2_003` · Priest spell · Shadow · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// State: Todo
//~ CS2_003 todo b2e0271e 0c64399c
#[test]
#[ignore = "todo: CS2_003 Mind Vision"]
fn CS2_003_mind_vision() {
    check(CardClass::Priest, &[Give("CS2_003"), Cost("CS2_003", 1), Unwritten]);
}

/// # Power Word: Shield
///
/// `CS2_004` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Todo
//~ CS2_004 todo 39d3738b 8e25642a
#[test]
#[ignore = "todo: CS2_004 Power Word: Shield"]
fn CS2_004_power_word_shield() {
    check(
        CardClass::Priest,
        &[Give("CS2_004"), Cost("CS2_004", 1), Targets("CS2_004", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Power Word: Shield
///
/// `CS2_004_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Todo
//~ CS2_004_Puzzle todo 23f7f725 143a8733
#[test]
#[ignore = "todo: CS2_004_Puzzle Power Word: Shield"]
fn CS2_004_Puzzle_power_word_shield() {
    check(CardClass::Priest, &[Give("CS2_004_Puzzle"), Cost("CS2_004_Puzzle", 1), Unwritten]);
}

/// # Shadow Word: Pain
///
/// `CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Todo
//~ CS2_234 todo 8480a324 726cb1aa
#[test]
#[ignore = "todo: CS2_234 Shadow Word: Pain"]
fn CS2_234_shadow_word_pain() {
    check(CardClass::Priest, &[Give("CS2_234"), Cost("CS2_234", 2), Unwritten]);
}

/// # Northshire Cleric
///
/// `CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Todo
//~ CS2_235 todo 3712a545 142b5ccf
#[test]
#[ignore = "todo: CS2_235 Northshire Cleric"]
fn CS2_235_northshire_cleric() {
    check(CardClass::Priest, &[Give("CS2_235"), Cost("CS2_235", 1), Stats("CS2_235", 1, 3), Unwritten]);
}

/// # Divine Spirit
///
/// `CS2_236` · Priest spell · Holy · 2 mana
///
/// > Double a minion's Health.
///
/// State: Todo
//~ CS2_236 todo be6a017c 829dfa89
#[test]
#[ignore = "todo: CS2_236 Divine Spirit"]
fn CS2_236_divine_spirit() {
    check(
        CardClass::Priest,
        &[Give("CS2_236"), Cost("CS2_236", 2), Targets("CS2_236", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Crimson Clergy
///
/// `CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// State: Todo
//~ CS3_014 todo 2ca3195f 3a5d11d7
#[test]
#[ignore = "todo: CS3_014 Crimson Clergy"]
fn CS3_014_crimson_clergy() {
    check(CardClass::Priest, &[Give("CS3_014"), Cost("CS3_014", 1), Stats("CS3_014", 1, 3), Unwritten]);
}

/// # Focused Will
///
/// `CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// State: Todo
//~ CS3_027 todo 0fc08a74 9fddbcfb
#[test]
#[ignore = "todo: CS3_027 Focused Will"]
fn CS3_027_focused_will() {
    check(CardClass::Priest, &[Give("CS3_027"), Cost("CS3_027", 1), Unwritten]);
}

/// # Mind Blast
///
/// `DS1_233` · Priest spell · Shadow · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// State: Todo
//~ DS1_233 todo eea20599 07f94db8
#[test]
#[ignore = "todo: DS1_233 Mind Blast"]
fn DS1_233_mind_blast() {
    check(CardClass::Priest, &[Give("DS1_233"), Cost("DS1_233", 2), Unwritten]);
}

/// # Radiance
///
/// `EX1_192` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to your hero.
///
/// State: Todo
//~ EX1_192 todo 1dce3aae 6d8f1428
#[test]
#[ignore = "todo: EX1_192 Radiance"]
fn EX1_192_radiance() {
    check(CardClass::Priest, &[Give("EX1_192"), Cost("EX1_192", 1), Unwritten]);
}

/// # Psychic Conjurer
///
/// `EX1_193` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// State: Todo
//~ EX1_193 todo c39d17b5 19f8bed6
#[test]
#[ignore = "todo: EX1_193 Psychic Conjurer"]
fn EX1_193_psychic_conjurer() {
    check(CardClass::Priest, &[Give("EX1_193"), Cost("EX1_193", 1), Stats("EX1_193", 1, 2), Unwritten]);
}

/// # Power Infusion
///
/// `EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// State: Todo
//~ EX1_194 todo ed480875 3a02d940
#[test]
#[ignore = "todo: EX1_194 Power Infusion"]
fn EX1_194_power_infusion() {
    check(CardClass::Priest, &[Give("EX1_194"), Cost("EX1_194", 4), Unwritten]);
}

/// # Kul Tiran Chaplain
///
/// `EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Todo
//~ EX1_195 todo 7f38e3b3 73e36609
#[test]
#[ignore = "todo: EX1_195 Kul Tiran Chaplain"]
fn EX1_195_kul_tiran_chaplain() {
    check(CardClass::Priest, &[Give("EX1_195"), Cost("EX1_195", 2), Stats("EX1_195", 2, 3), Unwritten]);
}

/// # Scarlet Subjugator
///
/// `EX1_196` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** Give an enemy minion -2 Attack until your next turn.
///
/// State: Todo
//~ EX1_196 todo 7e26371a d81d7900
#[test]
#[ignore = "todo: EX1_196 Scarlet Subjugator"]
fn EX1_196_scarlet_subjugator() {
    check(CardClass::Priest, &[Give("EX1_196"), Cost("EX1_196", 1), Stats("EX1_196", 2, 1), Unwritten]);
}

/// # Shadow Word: Ruin
///
/// `EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// State: Todo
//~ EX1_197 todo 8f6e0b04 83b1fd30
#[test]
#[ignore = "todo: EX1_197 Shadow Word: Ruin"]
fn EX1_197_shadow_word_ruin() {
    check(CardClass::Priest, &[Give("EX1_197"), Cost("EX1_197", 4), Unwritten]);
}

/// # Natalie Seline
///
/// `EX1_198` · Priest minion · 7 mana · 7/1
///
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// State: Todo
//~ EX1_198 todo e86bda39 3c39d9f9
#[test]
#[ignore = "todo: EX1_198 Natalie Seline"]
fn EX1_198_natalie_seline() {
    check(CardClass::Priest, &[Give("EX1_198"), Cost("EX1_198", 7), Stats("EX1_198", 7, 1), Unwritten]);
}

/// # Shadow Word: Death
///
/// `EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Todo
//~ EX1_622 todo d77201ea 6a04ea7c
#[test]
#[ignore = "todo: EX1_622 Shadow Word: Death"]
fn EX1_622_shadow_word_death() {
    check(CardClass::Priest, &[Give("EX1_622"), Cost("EX1_622", 2), Unwritten]);
}

/// # Anduin's Gift
///
/// `GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// State: Todo
//~ GIFT_12 todo 66b6503e aef967b5
#[test]
#[ignore = "todo: GIFT_12 Anduin's Gift"]
fn GIFT_12_anduins_gift() {
    check(CardClass::Priest, &[Give("GIFT_12"), Cost("GIFT_12", 1), Unwritten]);
}

/// # Anduin Wrynn
///
/// `HERO_09` · Priest hero · 30 health
///
/// State: Vanilla
//~ HERO_09 vanilla 1c05a756 2ed38ed3
#[test]
fn HERO_09_anduin_wrynn() {
    check(
        CardClass::Priest,
        &[Give("HERO_09"), Cost("HERO_09", 0), Play("HERO_09", Nothing), In(The("HERO_09"), Zone::Play)],
    );
}

/// # Lesser Heal
///
/// `HERO_09bp` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #2 Health.
///
/// State: Todo
//~ HERO_09bp todo b7b7e117 25877df0
#[test]
#[ignore = "todo: HERO_09bp Lesser Heal"]
fn HERO_09bp_lesser_heal() {
    check(CardClass::Priest, &[HasHeroPower("HERO_09bp"), Cost("HERO_09bp", 2), Unwritten]);
}

/// # Heal
///
/// `HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// State: Todo
//~ HERO_09bp2 todo 380a072e 1e287d3e
#[test]
#[ignore = "todo: HERO_09bp2 Heal"]
fn HERO_09bp2_heal() {
    check(CardClass::Priest, &[HasHeroPower("HERO_09bp2"), Cost("HERO_09bp2", 2), Unwritten]);
}

/// # Shadowed Spirit
///
/// `LEG_CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ LEG_CS3_013 todo b9f05b4e dd8b20d3
#[test]
#[ignore = "todo: LEG_CS3_013 Shadowed Spirit"]
fn LEG_CS3_013_shadowed_spirit() {
    check(CardClass::Priest, &[Give("LEG_CS3_013"), Cost("LEG_CS3_013", 3), Stats("LEG_CS3_013", 4, 3), Unwritten]);
}

/// # Thrive in the Shadows
///
/// `LEG_CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// State: Todo
//~ LEG_CS3_028 todo 09784014 d37b820c
#[test]
#[ignore = "todo: LEG_CS3_028 Thrive in the Shadows"]
fn LEG_CS3_028_thrive_in_the_shadows() {
    check(CardClass::Priest, &[Give("LEG_CS3_028"), Cost("LEG_CS3_028", 2), Unwritten]);
}
