//! Neutral cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1fb90866

/// N'Zoth, God of the Deep · Minion · 9 mana · 5/7 · **Battlecry:** Resurrect a friendly minion of each minion type.
//~ todo DMF_002 8c2b63d4 61b27ba3 -
#[test]
#[ignore = "todo: N'Zoth, God of the Deep"]
fn DMF_002_n_zoth_god_of_the_deep() {
    unwritten("DMF_002");
}

/// Yogg-Saron, Master of Fate · Minion · 10 mana · 7/5 · **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left*!)@ *(Ready!)*
//~ todo DMF_004 9a90e717 d15cbf0f -
#[test]
#[ignore = "todo: Yogg-Saron, Master of Fate"]
fn DMF_004_yogg_saron_master_of_fate() {
    unwritten("DMF_004");
}

/// Mysterybox · Spell · 0 mana · Cast a random spell for every spell you've cast this game *(targets chosen randomly*).
//~ todo DMF_004t1 75849d6a 21fcc592 -
#[test]
#[ignore = "todo: Mysterybox"]
fn DMF_004t1_mysterybox() {
    unwritten("DMF_004t1");
}

/// Curse of Flesh · Spell · 0 mana · Fill the board with random minions, then give yours **Rush**.
//~ todo DMF_004t3 96c0093e af5514cf -
#[test]
#[ignore = "todo: Curse of Flesh"]
fn DMF_004t3_curse_of_flesh() {
    unwritten("DMF_004t3");
}

/// Devouring Hunger · Spell · 0 mana · Destroy all other minions. Gain their Attack and Health.
//~ todo DMF_004t5 9eedc276 2a49d865 -
#[test]
#[ignore = "todo: Devouring Hunger"]
fn DMF_004t5_devouring_hunger() {
    unwritten("DMF_004t5");
}

/// Rod of Roasting · Spell · 0 mana · Cast 'Pyroblast' randomly until a hero dies.
//~ todo DMF_004t6 f21d63fc 0a652356 -
#[test]
#[ignore = "todo: Rod of Roasting"]
fn DMF_004t6_rod_of_roasting() {
    unwritten("DMF_004t6");
}

/// Silas Darkmoon · Minion · 7 mana · 4/4 · **Battlecry:** Choose a direction to rotate all minions.
//~ todo DMF_074 7c5bc617 ee8ff5e1 -
#[test]
#[ignore = "todo: Silas Darkmoon"]
fn DMF_074_silas_darkmoon() {
    unwritten("DMF_074");
}

/// This Way · Spell · 0 mana · Minions will rotate this way.
//~ todo DMF_074a da7efc8d bad6720f -
#[test]
#[ignore = "todo: This Way"]
fn DMF_074a_this_way() {
    unwritten("DMF_074a");
}

/// That Way · Spell · 0 mana · Minions will rotate that way.
//~ todo DMF_074b 4a9d3dbb 194f5833 -
#[test]
#[ignore = "todo: That Way"]
fn DMF_074b_that_way() {
    unwritten("DMF_074b");
}

/// Fleethoof Pearltusk · Minion · Beast · 5 mana · 4/4 · **Rush Corrupt:** Gain +4/+4.
//~ done DMF_080 - fdf77d42 -
#[test]
fn DMF_080_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_080"),
            Cost("DMF_080", 5),
            Stats("DMF_080", 4, 4),
            Has("DMF_080", GameTag::RUSH),
            Play("CS2_200", Nothing),
            Is(InHand(0), "DMF_080t"),
            Now(InHand(0), 8, 8),
        ],
    );
}

/// Horrendous Growth · Minion · 2 mana · 2/2 · **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
//~ todo DMF_124 538ab841 fb98554a -
#[test]
#[ignore = "todo: Horrendous Growth"]
fn DMF_124_horrendous_growth() {
    unwritten("DMF_124");
}

/// Horrendous Growth · Minion · 2 mana · 3/3 · **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
//~ todo DMF_124t 6886f76f d42cc6e5 -
#[test]
#[ignore = "todo: Horrendous Growth"]
fn DMF_124t_horrendous_growth() {
    unwritten("DMF_124t");
}

/// Y'Shaarj, the Defiler · Minion · 10 mana · 10/10 · **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
//~ todo DMF_188 932612ce e9f438ed -
#[test]
#[ignore = "todo: Y'Shaarj, the Defiler"]
fn DMF_188_y_shaarj_the_defiler() {
    unwritten("DMF_188");
}

/// Corruption · Spell · 1 mana · **Corrupt** all your cards.
//~ todo DMF_188t d5ef1de1 8ca9ca7b -
#[test]
#[ignore = "todo: Corruption"]
fn DMF_188t_corruption() {
    unwritten("DMF_188t");
}

/// C'Thun, the Shattered · Minion · 10 mana · 6/6 · **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
//~ todo DMF_254 df315292 435e8a33 -
#[test]
#[ignore = "todo: C'Thun, the Shattered"]
fn DMF_254_c_thun_the_shattered() {
    unwritten("DMF_254");
}

/// Eye of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
//~ todo DMF_254t3 79cfdf41 3dfe2ee6 -
#[test]
#[ignore = "todo: Eye of C'Thun"]
fn DMF_254t3_eye_of_c_thun() {
    unwritten("DMF_254t3");
}

/// Heart of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
//~ todo DMF_254t4 27089b79 451c46d9 -
#[test]
#[ignore = "todo: Heart of C'Thun"]
fn DMF_254t4_heart_of_c_thun() {
    unwritten("DMF_254t4");
}

/// Body of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
//~ todo DMF_254t5 b2fc1583 8b5e38ec -
#[test]
#[ignore = "todo: Body of C'Thun"]
fn DMF_254t5_body_of_c_thun() {
    unwritten("DMF_254t5");
}

/// Maw of C'Thun · Spell · 5 mana · **Piece of C'Thun (@/4)** Destroy a minion.
//~ todo DMF_254t7 d5f2c540 3075eb51 -
#[test]
#[ignore = "todo: Maw of C'Thun"]
fn DMF_254t7_maw_of_c_thun() {
    unwritten("DMF_254t7");
}

/// Circus Amalgam · Minion · All · 4 mana · 4/5 · **Taunt** *This has all minion types.*
//~ done DMF_532 - 6a22fb09 -
#[test]
#[rustfmt::skip]
fn DMF_532_circus_amalgam() {
    check(CardClass::Hunter, &[
        Play("DMF_532", Nothing), HasNow(My(0), GameTag::TAUNT), Play("DS1_070", On(My(0))), Now(My(0), 6, 7),
        Play("EX1_508", Nothing), Now(My(0), 7, 7),
    ]);
}

/// Deathwarden · Minion · Undead · 3 mana · 2/5 · **Deathrattles** can't trigger.
//~ todo YOP_012 ff2dcebc 5520655b -
#[test]
#[ignore = "todo: Deathwarden"]
fn YOP_012_deathwarden() {
    unwritten("YOP_012");
}
