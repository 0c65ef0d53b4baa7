//! Rogue cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6180d227

/// `VAC_333` · Rogue minion · 4 mana · 4/4
/// > **Battlecry:** Replay the last card you played from another class.
///
/// State: Todo
//~ todo VAC_333 35842db6 849107ca 56720b8b.ae3f5d5c
#[test]
#[ignore = "todo: Conniving Conman"]
fn VAC_333_conniving_conman() {
    unwritten("VAC_333");
}

/// `VAC_334` · Rogue location · 3 mana · 0 uses
/// > Draw a card. If you play it this turn, reopen this.
///
/// State: Done
//~ done VAC_334 e3e85401 - 5ae15038.fb836b32
#[test]
fn VAC_334_knickknack_shack() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_334"),
            Cost("VAC_334", 3),
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            Is(InHand(1), "CS2_231"),
            Play("GAME_005", Nothing),
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            Use(My(0), 0, Nothing),
            HandCount(Mine, 2),
            CannotAct(My(0)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            EndTurn,
            EndTurn,
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            CannotAct(My(0)),
        ],
    );
}

/// `VAC_464` · Rogue minion · 4 mana · 4/5
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
///
/// State: Todo
//~ todo VAC_464 d16e6cc9 d6097bf9 b66a81a5.1dd10a6a
#[test]
#[ignore = "todo: Treasure Hunter Eudora"]
fn VAC_464_treasure_hunter_eudora() {
    unwritten("VAC_464");
}

/// `VAC_464t` · Rogue spell · 1 mana
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
///
/// State: Todo
//~ todo VAC_464t 242f8b2b 229528bd 049c3a73.bd017267
#[test]
#[ignore = "todo: Eudora's Treasure Hunt"]
fn VAC_464t_eudoras_treasure_hunt() {
    unwritten("VAC_464t");
}

/// `VAC_464t10` · Neutral spell · 1 mana
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ todo VAC_464t10 215cfa5d b4f5ddda 16226377.f3c8831a
#[test]
#[ignore = "todo: Spyglass"]
fn VAC_464t10_spyglass() {
    unwritten("VAC_464t10");
}

/// `VAC_464t17` · Neutral spell · 5 mana
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ todo VAC_464t17 9e1fd691 90cd8773 e8e1dbed.ae588264
#[test]
#[ignore = "todo: Staff of Scales"]
fn VAC_464t17_staff_of_scales() {
    unwritten("VAC_464t17");
}

/// `VAC_464t18` · Neutral spell · 3 mana
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// State: Todo
//~ todo VAC_464t18 80460077 0ba6381d cf8c1705.6ecfbf37
#[test]
#[ignore = "todo: Canopic Jars"]
fn VAC_464t18_canopic_jars() {
    unwritten("VAC_464t18");
}

/// `VAC_464t19` · Neutral spell · Arcane · 4 mana
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ todo VAC_464t19 75e24c45 3bddf4c6 3d12f844.fcc354ee
#[test]
#[ignore = "todo: Ancient Reflections"]
fn VAC_464t19_ancient_reflections() {
    unwritten("VAC_464t19");
}

/// `VAC_464t21` · Neutral spell · 4 mana
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ todo VAC_464t21 7f2e937a 1e9a0f63 8b3777c8.6275c3b2
#[test]
#[ignore = "todo: Dr. Boom's Boombox"]
fn VAC_464t21_dr_booms_boombox() {
    unwritten("VAC_464t21");
}

/// `VAC_464t23` · Neutral spell · Fire · 10 mana
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ todo VAC_464t23 812b3bc0 35c1d010 68a04ae0.fa3ddecd
#[test]
#[ignore = "todo: Embers of Ragnaros"]
fn VAC_464t23_embers_of_ragnaros() {
    unwritten("VAC_464t23");
}

/// `VAC_464t24` · Neutral spell · Shadow · 14 mana
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ todo VAC_464t24 5e2fb2a6 4c9761d4 1ffaae23.e22cd381
#[test]
#[ignore = "todo: Book of the Dead"]
fn VAC_464t24_book_of_the_dead() {
    unwritten("VAC_464t24");
}

/// `VAC_464t25` · Neutral spell · 8 mana
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ todo VAC_464t25 039dcc8a 2c15c95f 2c010c82.3d1812b6
#[test]
#[ignore = "todo: Annoy-o Horn"]
fn VAC_464t25_annoy_o_horn() {
    unwritten("VAC_464t25");
}

/// `VAC_464t27` · Neutral minion · 3 mana · 2/6
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ todo VAC_464t27 179e2c1d 7c40493a 831d3008.61ef06d4
#[test]
#[ignore = "todo: Beastly Beauty"]
fn VAC_464t27_beastly_beauty() {
    unwritten("VAC_464t27");
}

/// `VAC_464t31t` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo VAC_464t31t bdf42376 e90b1ed0 bdf42376
#[test]
#[ignore = "todo: Forging Quel'Delar"]
fn VAC_464t31t_forging_quel_delar() {
    unwritten("VAC_464t31t");
}

/// `VAC_464t4` · Neutral weapon · 1 mana · 3/3 durability
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ todo VAC_464t4 891758b4 cd81c3ec 315f837f.fd89ff1c
#[test]
#[ignore = "todo: The Exorcisor"]
fn VAC_464t4_the_exorcisor() {
    unwritten("VAC_464t4");
}

/// `VAC_464t5` · Neutral spell · Frost · 5 mana
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ todo VAC_464t5 77a33862 76be4144 7666f7b3.e94a9aff
#[test]
#[ignore = "todo: Pure Cold"]
fn VAC_464t5_pure_cold() {
    unwritten("VAC_464t5");
}

/// `VAC_464t7` · Neutral spell · Holy · 8 mana
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ todo VAC_464t7 80ce0d22 c6633d3b 26639671.0309fba2
#[test]
#[ignore = "todo: Holy Book"]
fn VAC_464t7_holy_book() {
    unwritten("VAC_464t7");
}

/// `WORK_004` · Rogue spell · 4 mana
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
///
/// State: Todo
//~ todo WORK_004 671c1320 d7921342 8d66b631.e10bf5c8
#[test]
#[ignore = "todo: Agency Espionage"]
fn WORK_004_agency_espionage() {
    unwritten("WORK_004");
}

/// `WORK_006` · Rogue minion · 3 mana · 3/2
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
///
/// State: Todo
//~ todo WORK_006 8483bc69 61c9ca8b 1ff98c4a.e672918b
#[test]
#[ignore = "todo: Robocaller"]
fn WORK_006_robocaller() {
    unwritten("WORK_006");
}
