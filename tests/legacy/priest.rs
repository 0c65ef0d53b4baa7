//! Priest cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b66baf6a

/// # Holy Nova
///
/// `CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// State: Done
//~ done CS1_112 161be5b8 - f229b1aa.1610da20
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

/// # Mind Control
///
/// `CS1_113` · Priest spell · Shadow · 9 mana
///
/// > Take control of an enemy minion.
///
/// State: Done
//~ done CS1_113 18ebfeb2 - c76e7c96.e1cda9f8
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

/// # Holy Smite
///
/// `CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Done
//~ done CS1_130 bcf2e427 - 9f2ead3b.b36801b6
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

/// # Holy Smite
///
/// `CS1_130_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Deal $2 damage.
///
/// State: Done
//~ done CS1_130_Puzzle 452e1f14 - d7ac0d7a.c0c62e9f
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

/// # Mind Vision
///
/// `CS2_003` · Priest spell · Shadow · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// State: Done
//~ done CS2_003 3e6ee96e - 040b0dbc.79f1b166
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

/// # Power Word: Shield
///
/// `CS2_004` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Done
//~ done CS2_004 42f66aca - f5f49464.b0e04134
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

/// # Power Word: Shield
///
/// `CS2_004_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Done
//~ done CS2_004_Puzzle 073fe6c5 - 2ecd7b1a.b0e04134
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

/// # Power Word: Shield
///
/// `CS2_004e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived CS2_004e 6ce7dccc 639db00a 023a0de6.9f1b69f0
#[test]
fn CS2_004e_power_word_shield() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CS2_004e"), Now(My(0), 5, 3)]);
}

/// # Power Word: Shield
///
/// `CS2_004e_Puzzle` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived CS2_004e_Puzzle 29598897 5f69fc61 56a86331.9f1b69f0
#[test]
fn CS2_004e_Puzzle_power_word_shield() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CS2_004e_Puzzle"), Now(My(0), 5, 3)]);
}

/// # Shadow Word: Pain
///
/// `CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Done
//~ done CS2_234 db61ccf4 - a626554f.ae6d10c6
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

/// # Northshire Cleric
///
/// `CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Done
//~ done CS2_235 4f979fcb - 935ed4b4.4f531460
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

/// # Divine Spirit
///
/// `CS2_236` · Priest spell · Holy · 2 mana
///
/// > Double a minion's Health.
///
/// State: Done
//~ done CS2_236 701b1fab - c126baba.8ae96480
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

/// # Crimson Clergy
///
/// `CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// State: Done
//~ done CS3_014 b8b12858 - d26c334c.d514d565
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

/// # Focused Will
///
/// `CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// State: Done
//~ done CS3_027 c49ec4bb - 8ba961a7.24ea3851
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

/// # Mind Blast
///
/// `DS1_233` · Priest spell · Shadow · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// State: Done
//~ done DS1_233 3e6316b9 - a02b268a.39dac44b
#[test]
fn DS1_233_mind_blast() {
    check(CardClass::Priest, &[Give("DS1_233"), Cost("DS1_233", 2), Play("DS1_233", Nothing), Health(TheirHero, 25)]);
}

/// # Radiance
///
/// `EX1_192` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to your hero.
///
/// State: Done
//~ done EX1_192 6d99ac9c - 2e8f8db8.f16912cb
#[test]
fn EX1_192_radiance() {
    check(
        CardClass::Priest,
        &[Give("EX1_192"), Cost("EX1_192", 1), Hurt(MyHero, 10), Play("EX1_192", Nothing), Health(MyHero, 25)],
    );
}

/// # Psychic Conjurer
///
/// `EX1_193` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// State: Done
//~ done EX1_193 fe020cfb - c2830e66.1a2652a1
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

/// # Power Infusion
///
/// `EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// State: Done
//~ done EX1_194 cebb0635 - 346ff0c8.c1804edb
#[test]
fn EX1_194_power_infusion() {
    check(
        CardClass::Priest,
        &[Give("EX1_194"), Cost("EX1_194", 4), Friend("CS2_182"), Play("EX1_194", On(My(0))), Now(My(0), 6, 11)],
    );
}

/// # Power Infusion
///
/// `EX1_194e` · Priest enchantment
///
/// > +2/+6.
///
/// State: Derived
//~ derived EX1_194e f011bc48 eed550a1 60b97391.22e0a36a
#[test]
fn EX1_194e_power_infusion() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "EX1_194e"), Now(My(0), 7, 7)]);
}

/// # Kul Tiran Chaplain
///
/// `EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Done
//~ done EX1_195 e0f04ec9 - 8174576d.42ef63b0
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

/// # Scarlet Subjugator
///
/// `EX1_196` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** Give an enemy minion -2 Attack until your next turn.
///
/// State: Done
//~ done EX1_196 0e9f4cc6 - 4b7e8688.9d49dd1d
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

/// # Shadow Word: Ruin
///
/// `EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// State: Done
//~ done EX1_197 d9296946 - 0f8fe4de.e196b1bd
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

/// # Natalie Seline
///
/// `EX1_198` · Priest minion · 7 mana · 7/1
///
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// State: Done
//~ done EX1_198 5138da8c - 7eaeb319.de18feea
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

/// # Shadow Word: Death
///
/// `EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Done
//~ done EX1_622 18ed7201 - 3ac4d9af.29040c58
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

/// # Anduin's Gift
///
/// `GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// State: Done
//~ done GIFT_12 9ff20b12 - 49cc7055.72cf03af
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

/// # Anduin Wrynn
///
/// `HERO_09` · Priest hero · 30 health
///
/// State: Vanilla
//~ vanilla HERO_09 34c8a1f5 c9d5e5a1 0fa321c0
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
/// State: Done
//~ done HERO_09bp cc966eec - f741399d.6adf06c6
#[test]
fn HERO_09bp_lesser_heal() {
    check(
        CardClass::Priest,
        &[HasHeroPower("HERO_09bp"), Cost("HERO_09bp", 2), Hurt(MyHero, 5), HeroPower(On(MyHero)), Health(MyHero, 27)],
    );
}

/// # Heal
///
/// `HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// State: Done
//~ done HERO_09bp2 7aed6690 - 0e7bb5dc.a2514175
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

/// # Lesser Fortitude
///
/// `HERO_09e1` · Priest enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived HERO_09e1 2d4970ed f6c723f7 0be36e3a.1e24a525
#[test]
fn HERO_09e1_lesser_fortitude() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "HERO_09e1"), Now(My(0), 5, 2)]);
}

/// # Shadowed Spirit
///
/// `LEG_CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Done
//~ done LEG_CS3_013 f66b53d1 - 168cf45c.54b65eb1
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

/// # Thrive in the Shadows
///
/// `LEG_CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// State: Done
//~ done LEG_CS3_028 11c89fc6 - 5d2317a0.351c2e29
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
