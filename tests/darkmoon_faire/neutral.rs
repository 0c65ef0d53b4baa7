//! Neutral cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1fb90866

/// `DMF_002` · Neutral minion · 9 mana · 5/7
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
///
/// State: Todo
//~ todo DMF_002 d0698ac4 8c2b63d4 49e599c3.a2405aa3
#[test]
#[ignore = "todo: N'Zoth, God of the Deep"]
fn DMF_002_n_zoth_god_of_the_deep() {
    unwritten("DMF_002");
}

/// `DMF_004` · Neutral minion · 10 mana · 7/5
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo DMF_004 05208f63 9a90e717 44fb99e6.2c68cfd2
#[test]
#[ignore = "todo: Yogg-Saron, Master of Fate"]
fn DMF_004_yogg_saron_master_of_fate() {
    unwritten("DMF_004");
}

/// `DMF_004t1` · Neutral spell · 0 mana
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// State: Todo
//~ todo DMF_004t1 7cd53568 75849d6a 50c89912.77b405a8
#[test]
#[ignore = "todo: Mysterybox"]
fn DMF_004t1_mysterybox() {
    unwritten("DMF_004t1");
}

/// `DMF_004t3` · Neutral spell · 0 mana
/// > Fill the board with random minions, then give yours **Rush**.
///
/// State: Todo
//~ todo DMF_004t3 c6673842 96c0093e a667ca08.ddee1444
#[test]
#[ignore = "todo: Curse of Flesh"]
fn DMF_004t3_curse_of_flesh() {
    unwritten("DMF_004t3");
}

/// `DMF_004t5` · Neutral spell · 0 mana
/// > Destroy all other minions. Gain their Attack and Health.
///
/// State: Todo
//~ todo DMF_004t5 1b9d2709 9eedc276 9f0e24a2.68e04c9c
#[test]
#[ignore = "todo: Devouring Hunger"]
fn DMF_004t5_devouring_hunger() {
    unwritten("DMF_004t5");
}

/// `DMF_004t6` · Neutral spell · 0 mana
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// State: Todo
//~ todo DMF_004t6 42d556fb f21d63fc 8b932184.e3e38882
#[test]
#[ignore = "todo: Rod of Roasting"]
fn DMF_004t6_rod_of_roasting() {
    unwritten("DMF_004t6");
}

/// `DMF_074` · Neutral minion · 7 mana · 4/4
/// > **Battlecry:** Choose a direction to rotate all minions.
///
/// State: Todo
//~ todo DMF_074 209bcf33 7c5bc617 3775f080.0bc30091
#[test]
#[ignore = "todo: Silas Darkmoon"]
fn DMF_074_silas_darkmoon() {
    unwritten("DMF_074");
}

/// `DMF_074a` · Neutral spell · 0 mana
/// > Minions will rotate this way.
///
/// State: Todo
//~ todo DMF_074a c8e62265 da7efc8d 3061340d.9945da1e
#[test]
#[ignore = "todo: This Way"]
fn DMF_074a_this_way() {
    unwritten("DMF_074a");
}

/// `DMF_074b` · Neutral spell · 0 mana
/// > Minions will rotate that way.
///
/// State: Todo
//~ todo DMF_074b ceb7d3c7 4a9d3dbb e7f20412.0bff7361
#[test]
#[ignore = "todo: That Way"]
fn DMF_074b_that_way() {
    unwritten("DMF_074b");
}

/// `DMF_080` · Neutral minion · 5 mana · 4/4
/// > **Rush Corrupt:** Gain +4/+4.
///
/// State: Done
//~ done DMF_080 27a1dbf9 - e415e89e.1f97c45d
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

/// `DMF_124` · Neutral minion · 2 mana · 2/2
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ todo DMF_124 a8309bea 538ab841 bf8d62ae.ccbd3f0a
#[test]
#[ignore = "todo: Horrendous Growth"]
fn DMF_124_horrendous_growth() {
    unwritten("DMF_124");
}

/// `DMF_124t` · Neutral minion · 2 mana · 3/3
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ todo DMF_124t 8e9b9c8e 6886f76f 2019d862.16a85c12
#[test]
#[ignore = "todo: Horrendous Growth"]
fn DMF_124t_horrendous_growth() {
    unwritten("DMF_124t");
}

/// `DMF_188` · Neutral minion · 10 mana · 10/10
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// State: Todo
//~ todo DMF_188 a5914cd4 932612ce a48c11db.701b9843
#[test]
#[ignore = "todo: Y'Shaarj, the Defiler"]
fn DMF_188_y_shaarj_the_defiler() {
    unwritten("DMF_188");
}

/// `DMF_188t` · Neutral spell · 1 mana
/// > **Corrupt** all your cards.
///
/// State: Todo
//~ todo DMF_188t 8bb4cb3d d5ef1de1 da9880cc.da62dd38
#[test]
#[ignore = "todo: Corruption"]
fn DMF_188t_corruption() {
    unwritten("DMF_188t");
}

/// `DMF_254` · Neutral minion · 10 mana · 6/6
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// State: Todo
//~ todo DMF_254 0a9856bd df315292 73facca7.0636d4fc
#[test]
#[ignore = "todo: C'Thun, the Shattered"]
fn DMF_254_c_thun_the_shattered() {
    unwritten("DMF_254");
}

/// `DMF_254t3` · Neutral spell · 5 mana
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// State: Todo
//~ todo DMF_254t3 ee92d6a4 79cfdf41 bf3c7ed6.0ea274eb
#[test]
#[ignore = "todo: Eye of C'Thun"]
fn DMF_254t3_eye_of_c_thun() {
    unwritten("DMF_254t3");
}

/// `DMF_254t4` · Neutral spell · 5 mana
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// State: Todo
//~ todo DMF_254t4 8cc3476a 27089b79 3d1c626e.ecd2d96c
#[test]
#[ignore = "todo: Heart of C'Thun"]
fn DMF_254t4_heart_of_c_thun() {
    unwritten("DMF_254t4");
}

/// `DMF_254t5` · Neutral spell · 5 mana
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// State: Todo
//~ todo DMF_254t5 caa5f1b1 b2fc1583 7a4f34fe.7fc474ad
#[test]
#[ignore = "todo: Body of C'Thun"]
fn DMF_254t5_body_of_c_thun() {
    unwritten("DMF_254t5");
}

/// `DMF_254t7` · Neutral spell · 5 mana
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// State: Todo
//~ todo DMF_254t7 5197979b d5f2c540 ce804f90.adf5134a
#[test]
#[ignore = "todo: Maw of C'Thun"]
fn DMF_254t7_maw_of_c_thun() {
    unwritten("DMF_254t7");
}

/// `DMF_532` · Neutral minion · 4 mana · 4/5
/// > **Taunt* This has all minion types.*
///
/// State: Todo
//~ todo DMF_532 fe03d6ab 7f1aaa6b 0d3726c7.53be5cce
#[test]
#[ignore = "todo: Circus Amalgam"]
fn DMF_532_circus_amalgam() {
    unwritten("DMF_532");
}

/// `YOP_012` · Neutral minion · 3 mana · 2/5
/// > **Deathrattles** can't trigger.
///
/// State: Todo
//~ todo YOP_012 43c54a83 ff2dcebc 6e0cca3d.642a6b19
#[test]
#[ignore = "todo: Deathwarden"]
fn YOP_012_deathwarden() {
    unwritten("YOP_012");
}
