//! Priest cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b66baf6a

/// `CS1_112` · Priest spell · Holy · 3 mana
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// State: Done
//~ done CS1_112 54258c41 - f229b1aa.1610da20
#[test]
fn CS1_112_holy_nova() {
    check(
        CardClass::Priest,
        &[
            Give("CS1_112"),
            Cost("CS1_112", 3),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Hurt(My(0), 3),
            Hurt(MyHero, 5),
            Play("CS1_112", Nothing),
            Damage(Their(0), 2),
            Damage(My(0), 1),
            Health(MyHero, 27),
            Health(TheirHero, 30),
        ],
    );
}

/// `CS1_113` · Priest spell · Shadow · 9 mana
/// > Take control of an enemy minion.
///
/// State: Done
//~ done CS1_113 133738f4 - c76e7c96.e1cda9f8
#[test]
fn CS1_113_mind_control() {
    check(
        CardClass::Priest,
        &[
            Give("CS1_113"),
            Cost("CS1_113", 9),
            Enemy("CS2_182"),
            Play("CS1_113", On(Their(0))),
            Is(My(0), "CS2_182"),
            BoardCount(Theirs, 0),
        ],
    );
}

/// `CS1_130` · Priest spell · Holy · 1 mana
/// > Deal $3 damage to a minion.
///
/// State: Done
//~ done CS1_130 7dda07b0 - 9f2ead3b.b36801b6
#[test]
fn CS1_130_holy_smite() {
    check(
        CardClass::Priest,
        &[
            Give("CS1_130"),
            Cost("CS1_130", 1),
            Enemy("CS2_182"),
            Play("CS1_130", On(Their(0))),
            Damage(Their(0), 3),
            Health(TheirHero, 30),
        ],
    );
}

/// `CS1_130_Puzzle` · Priest spell · Holy · 1 mana
/// > Deal $2 damage.
///
/// State: Done
//~ done CS1_130_Puzzle 028ffd3e - d7ac0d7a.c0c62e9f
#[test]
fn CS1_130_Puzzle_holy_smite() {
    check(
        CardClass::Priest,
        &[
            Give("CS1_130_Puzzle"),
            Cost("CS1_130_Puzzle", 1),
            Play("CS1_130_Puzzle", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `CS2_003` · Priest spell · Shadow · 1 mana
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// State: Done
//~ done CS2_003 2051b797 - 040b0dbc.79f1b166
#[test]
fn CS2_003_mind_vision() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_003"),
            Cost("CS2_003", 1),
            GiveThem("CS2_172"),
            Play("CS2_003", Nothing),
            Is(InHand(0), "CS2_172"),
            HandCount(Theirs, 1),
        ],
    );
}

/// `CS2_004` · Priest spell · Holy · 1 mana
/// > Give a minion +2 Health. Draw a card.
///
/// State: Done
//~ done CS2_004 52353434 - f5f49464.b0e04134
#[test]
fn CS2_004_power_word_shield() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_004"),
            Cost("CS2_004", 1),
            Targets("CS2_004", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_004", On(My(0))),
            Now(My(0), 4, 7),
            HandCount(Mine, 1),
        ],
    );
}

/// `CS2_004_Puzzle` · Priest spell · Holy · 1 mana
/// > Give a minion +2 Health. Draw a card.
///
/// State: Done
//~ done CS2_004_Puzzle 66df0b08 - 2ecd7b1a.b0e04134
#[test]
fn CS2_004_Puzzle_power_word_shield() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_004_Puzzle"),
            Cost("CS2_004_Puzzle", 1),
            Friend("CS2_182"),
            Play("CS2_004_Puzzle", On(My(0))),
            Now(My(0), 4, 7),
            HandCount(Mine, 1),
        ],
    );
}

/// `CS2_234` · Priest spell · Shadow · 2 mana
/// > Destroy a minion with 3 or less Attack.
///
/// State: Done
//~ done CS2_234 04fb88f0 - a626554f.ae6d10c6
#[test]
fn CS2_234_shadow_word_pain() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_234"),
            Cost("CS2_234", 2),
            Enemy("CS2_172"),
            Enemy("CS2_182"),
            Play("CS2_234", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Priest, &[Enemy("CS2_182"), Give("CS2_234"), Unplayable("CS2_234")]);
}

/// `CS2_235` · Priest minion · 1 mana · 1/3
/// > Whenever a minion is healed, draw a card.
///
/// State: Done
//~ done CS2_235 ee172c5f - 935ed4b4.4f531460
#[test]
fn CS2_235_northshire_cleric() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_235"),
            Cost("CS2_235", 1),
            Stats("CS2_235", 1, 3),
            Play("CS2_235", Nothing),
            Enemy("CS2_182"),
            Hurt(Their(0), 3),
            HeroPower(On(Their(0))),
            HandCount(Mine, 1),
            Hurt(MyHero, 3),
            Play("CS2_007", On(MyHero)),
            HandCount(Mine, 1),
        ],
    );
}

/// `CS2_236` · Priest spell · Holy · 2 mana
/// > Double a minion's Health.
///
/// State: Done
//~ done CS2_236 311daaec - c126baba.8ae96480
#[test]
fn CS2_236_divine_spirit() {
    check(
        CardClass::Priest,
        &[
            Give("CS2_236"),
            Cost("CS2_236", 2),
            Targets("CS2_236", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Hurt(My(0), 2),
            Play("CS2_236", On(My(0))),
            Now(My(0), 4, 6),
        ],
    );
}

/// `CS3_014` · Priest minion · 1 mana · 1/3
/// > **Overheal:** Draw a card.
///
/// State: Done
//~ done CS3_014 9e8f5776 - d26c334c.d514d565
#[test]
fn CS3_014_crimson_clergy() {
    check(
        CardClass::Priest,
        &[
            Give("CS3_014"),
            Cost("CS3_014", 1),
            Stats("CS3_014", 1, 3),
            Friend("CS3_014"),
            HeroPower(On(My(0))),
            HandCount(Mine, 2),
        ],
    );
}

/// `CS3_027` · Priest spell · 1 mana
/// > **Silence** a minion, then give it +3 Health.
///
/// State: Done
//~ done CS3_027 102cf7db - 8ba961a7.24ea3851
#[test]
fn CS3_027_focused_will() {
    check(
        CardClass::Priest,
        &[
            Give("CS3_027"),
            Cost("CS3_027", 1),
            Enemy("CS2_179"),
            Play("CS3_027", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
            Now(Their(0), 3, 8),
        ],
    );
}

/// `DS1_233` · Priest spell · Shadow · 2 mana
/// > Deal $5 damage to the enemy hero.
///
/// State: Done
//~ done DS1_233 9f785be2 - a02b268a.39dac44b
#[test]
fn DS1_233_mind_blast() {
    check(CardClass::Priest, &[Give("DS1_233"), Cost("DS1_233", 2), Play("DS1_233", Nothing), Health(TheirHero, 25)]);
}

/// `EX1_192` · Priest spell · Holy · 1 mana
/// > Restore #5 Health to your hero.
///
/// State: Done
//~ done EX1_192 deba829e - 2e8f8db8.f16912cb
#[test]
fn EX1_192_radiance() {
    check(
        CardClass::Priest,
        &[Give("EX1_192"), Cost("EX1_192", 1), Hurt(MyHero, 10), Play("EX1_192", Nothing), Health(MyHero, 25)],
    );
}

/// `EX1_193` · Priest minion · 1 mana · 1/2
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// State: Done
//~ done EX1_193 d640fcbf - c2830e66.1a2652a1
#[test]
fn EX1_193_psychic_conjurer() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_193"),
            Cost("EX1_193", 1),
            Stats("EX1_193", 1, 2),
            Play("EX1_193", Nothing),
            Is(InHand(0), "CS2_182"),
            DeckCount(Theirs, 20),
        ],
    );
}

/// `EX1_194` · Priest spell · Holy · 4 mana
/// > Give a minion +2/+6.
///
/// State: Done
//~ done EX1_194 db547c83 - 346ff0c8.c1804edb
#[test]
fn EX1_194_power_infusion() {
    check(
        CardClass::Priest,
        &[Give("EX1_194"), Cost("EX1_194", 4), Friend("CS2_182"), Play("EX1_194", On(My(0))), Now(My(0), 6, 11)],
    );
}

/// `EX1_195` · Priest minion · 2 mana · 2/3
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Done
//~ done EX1_195 fd1364cc - 8174576d.42ef63b0
#[test]
fn EX1_195_kul_tiran_chaplain() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_195"),
            Cost("EX1_195", 2),
            Stats("EX1_195", 2, 3),
            Friend("CS2_182"),
            Play("EX1_195", On(My(0))),
            Now(My(0), 4, 7),
        ],
    );
}

/// `EX1_196` · Priest minion · 1 mana · 2/1
/// > **Battlecry:** Give an enemy minion -2 Attack until your next turn.
///
/// State: Done
//~ done EX1_196 d3934972 - 4b7e8688.9d49dd1d
#[test]
fn EX1_196_scarlet_subjugator() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_196"),
            Cost("EX1_196", 1),
            Stats("EX1_196", 2, 1),
            Enemy("CS2_182"),
            Play("EX1_196", On(Their(0))),
            Now(Their(0), 2, 5),
            EndTurn,
            Now(Their(0), 2, 5),
            EndTurn,
            Now(Their(0), 4, 5),
        ],
    );
}

/// `EX1_197` · Priest spell · Shadow · 4 mana
/// > Destroy all minions with 5 or more Attack.
///
/// State: Done
//~ done EX1_197 607f7660 - 0f8fe4de.e196b1bd
#[test]
fn EX1_197_shadow_word_ruin() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_197"),
            Cost("EX1_197", 4),
            Enemy("CS2_182"),
            Enemy("CS2_200"),
            Friend("CS2_200"),
            Play("EX1_197", Nothing),
            BoardCount(Theirs, 1),
            BoardCount(Mine, 0),
        ],
    );
}

/// `EX1_198` · Priest minion · 7 mana · 7/1
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// State: Done
//~ done EX1_198 cb9199fd - 7eaeb319.de18feea
#[test]
fn EX1_198_natalie_seline() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_198"),
            Cost("EX1_198", 7),
            Stats("EX1_198", 7, 1),
            Enemy("CS2_182"),
            Play("EX1_198", On(Their(0))),
            Dead(Nth(1)),
            Now(My(0), 7, 6),
        ],
    );
}

/// `EX1_622` · Priest spell · Shadow · 2 mana
/// > Destroy a minion with 5 or more Attack.
///
/// State: Done
//~ done EX1_622 f5ef5013 - 3ac4d9af.29040c58
#[test]
fn EX1_622_shadow_word_death() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_622"),
            Cost("EX1_622", 2),
            Enemy("CS2_200"),
            Enemy("CS2_182"),
            Play("EX1_622", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Priest, &[Enemy("CS2_182"), Give("EX1_622"), Unplayable("EX1_622")]);
}

/// `GIFT_12` · Priest spell · 1 mana
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// State: Done
//~ done GIFT_12 c7c14278 - 49cc7055.72cf03af
#[test]
fn GIFT_12_anduins_gift() {
    check(
        CardClass::Priest,
        &[
            Give("GIFT_12"),
            Cost("GIFT_12", 1),
            Play("GIFT_12", Nothing),
            ChooseCard("CS2_234"),
            Is(InHand(0), "CS2_234"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_09bp` · Priest hero power · 2 mana
/// > **Hero Power** Restore #2 Health.
///
/// State: Done
//~ done HERO_09bp 2517c6c2 - f741399d.6adf06c6
#[test]
fn HERO_09bp_lesser_heal() {
    check(
        CardClass::Priest,
        &[HasHeroPower("HERO_09bp"), Cost("HERO_09bp", 2), Hurt(MyHero, 5), HeroPower(On(MyHero)), Health(MyHero, 27)],
    );
}

/// `HERO_09bp2` · Priest hero power · 2 mana
/// > **Hero Power** Restore #4 Health.
///
/// State: Done
//~ done HERO_09bp2 5ed277c3 - 0e7bb5dc.a2514175
#[test]
fn HERO_09bp2_heal() {
    check(
        CardClass::Priest,
        &[
            HasHeroPower("HERO_09bp2"),
            Cost("HERO_09bp2", 2),
            Hurt(MyHero, 5),
            HeroPower(On(MyHero)),
            Health(MyHero, 29),
        ],
    );
}

/// `LEG_CS3_013` · Priest minion · 3 mana · 4/3
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Done
//~ done LEG_CS3_013 62ac7a79 - 168cf45c.54b65eb1
#[test]
fn LEG_CS3_013_shadowed_spirit() {
    check(
        CardClass::Priest,
        &[
            Give("LEG_CS3_013"),
            Cost("LEG_CS3_013", 3),
            Stats("LEG_CS3_013", 4, 3),
            Play("LEG_CS3_013", Nothing),
            Kill(My(0)),
            Health(TheirHero, 27),
        ],
    );
}

/// `LEG_CS3_028` · Priest spell · Shadow · 2 mana
/// > **Discover** a spell from your deck.
///
/// State: Done
//~ done LEG_CS3_028 a74db117 - 5d2317a0.351c2e29
#[test]
fn LEG_CS3_028_thrive_in_the_shadows() {
    check(
        CardClass::Priest,
        &[
            Give("LEG_CS3_028"),
            Cost("LEG_CS3_028", 2),
            OnTop("CS2_029"),
            Play("LEG_CS3_028", Nothing),
            Choose(0),
            Is(InHand(0), "CS2_029"),
            DeckCount(Mine, 19),
        ],
    );
}
