//! Mage cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Techysaurus
///
/// `DINO_409` · Mage minion · 7 mana · 3/6
///
/// > **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
///
/// State: Todo
//~ DINO_409 todo 8200aa03 120da089
#[test]
#[ignore = "todo: DINO_409 Techysaurus"]
fn DINO_409_techysaurus() {
    check(
        CardClass::Mage,
        &[Give("DINO_409"), Cost("DINO_409", 7), Stats("DINO_409", 3, 6), Has("DINO_409", GameTag::TAUNT), Unwritten],
    );
}

/// # Tribute Dance
///
/// `DINO_414` · Mage spell · 5 mana
///
/// > Choose a minion. Choose a different minion to transform it into.
///
/// State: Todo
//~ DINO_414 todo 30f01a0c 5e0aa977
#[test]
#[ignore = "todo: DINO_414 Tribute Dance"]
fn DINO_414_tribute_dance() {
    check(CardClass::Mage, &[Give("DINO_414"), Cost("DINO_414", 5), Unwritten]);
}

/// # Sheep Mask
///
/// `DINO_429` · Mage spell · 4 mana
///
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
///
/// State: Todo
//~ DINO_429 todo 6baf03d1 cc8471e9
#[test]
#[ignore = "todo: DINO_429 Sheep Mask"]
fn DINO_429_sheep_mask() {
    check(CardClass::Mage, &[Give("DINO_429"), Cost("DINO_429", 4), Unwritten]);
}

/// # Windswept Pageturner
///
/// `TLC_220` · Mage minion · 4 mana · 4/5
///
/// > After you summon an Elemental, deal 3 damage to a random enemy.
///
/// State: Todo
//~ TLC_220 todo bcd1aa30 4254d213
#[test]
#[ignore = "todo: TLC_220 Windswept Pageturner"]
fn TLC_220_windswept_pageturner() {
    check(CardClass::Mage, &[Give("TLC_220"), Cost("TLC_220", 4), Stats("TLC_220", 4, 5), Unwritten]);
}

/// # Conjured Bookkeeper
///
/// `TLC_226` · Mage minion · 3 mana · 2/2
///
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
///
/// State: Todo
//~ TLC_226 todo 4c50d8bf 1b49587f
#[test]
#[ignore = "todo: TLC_226 Conjured Bookkeeper"]
fn TLC_226_conjured_bookkeeper() {
    check(CardClass::Mage, &[Give("TLC_226"), Cost("TLC_226", 3), Stats("TLC_226", 2, 2), Unwritten]);
}

/// # Relic of Kings
///
/// `TLC_334` · Mage spell · 7 mana
///
/// > **Discover** a spell from any class that costs (8) or more. It costs (1).
///
/// State: Todo
//~ TLC_334 todo 5a52109f bd58ec2b
#[test]
#[ignore = "todo: TLC_334 Relic of Kings"]
fn TLC_334_relic_of_kings() {
    check(CardClass::Mage, &[Give("TLC_334"), Cost("TLC_334", 7), Unwritten]);
}

/// # Story of the Waygate
///
/// `TLC_364` · Mage spell · 2 mana
///
/// > Reduce the Cost of cards in your hand that didn't start in your deck by (1).
///
/// State: Todo
//~ TLC_364 todo 50462ff9 065ada4a
#[test]
#[ignore = "todo: TLC_364 Story of the Waygate"]
fn TLC_364_story_of_the_waygate() {
    check(CardClass::Mage, &[Give("TLC_364"), Cost("TLC_364", 2), Unwritten]);
}

/// # Storage Scuffle
///
/// `TLC_365` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you've **Discovered** this turn.
///
/// State: Todo
//~ TLC_365 todo c9d02076 e1ffc758
#[test]
#[ignore = "todo: TLC_365 Storage Scuffle"]
fn TLC_365_storage_scuffle() {
    check(CardClass::Mage, &[Give("TLC_365"), Cost("TLC_365", 3), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452` · Mage minion · 6 mana · 6/6
///
/// > Gains a random **Titan** ability in your hand that changes each turn.
///
/// State: Todo
//~ TLC_452 todo fa2f72c4 f8865764
#[test]
#[ignore = "todo: TLC_452 Titanographer Osk"]
fn TLC_452_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452"), Cost("TLC_452", 6), Stats("TLC_452", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t1` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
///
/// State: Todo
//~ TLC_452t1 todo 3acb19c8 a597ebd2
#[test]
#[ignore = "todo: TLC_452t1 Titanographer Osk"]
fn TLC_452t1_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t1"), Cost("TLC_452t1", 6), Stats("TLC_452t1", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t13` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// State: Todo
//~ TLC_452t13 todo 83507862 af6f8250
#[test]
#[ignore = "todo: TLC_452t13 Titanographer Osk"]
fn TLC_452t13_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t13"), Cost("TLC_452t13", 6), Stats("TLC_452t13", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t14` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Cast 1 random Mage **Secret**.
///
/// State: Todo
//~ TLC_452t14 todo e5317451 6a13ecdd
#[test]
#[ignore = "todo: TLC_452t14 Titanographer Osk"]
fn TLC_452t14_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t14"), Cost("TLC_452t14", 6), Stats("TLC_452t14", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t15` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Enemy cards cost (1) more next turn.
///
/// State: Todo
//~ TLC_452t15 todo df0a0df8 fcd6f43e
#[test]
#[ignore = "todo: TLC_452t15 Titanographer Osk"]
fn TLC_452t15_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t15"), Cost("TLC_452t15", 6), Stats("TLC_452t15", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t16` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Set the Attack and Health of all enemy minions to 2.
///
/// State: Todo
//~ TLC_452t16 todo 27f87211 05110dc5
#[test]
#[ignore = "todo: TLC_452t16 Titanographer Osk"]
fn TLC_452t16_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t16"), Cost("TLC_452t16", 6), Stats("TLC_452t16", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t17` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// State: Todo
//~ TLC_452t17 todo 7e30daf3 f877c065
#[test]
#[ignore = "todo: TLC_452t17 Titanographer Osk"]
fn TLC_452t17_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t17"), Cost("TLC_452t17", 6), Stats("TLC_452t17", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t18` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// State: Todo
//~ TLC_452t18 todo e5dc35e8 695b0ecb
#[test]
#[ignore = "todo: TLC_452t18 Titanographer Osk"]
fn TLC_452t18_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t18"), Cost("TLC_452t18", 6), Stats("TLC_452t18", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t19` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// State: Todo
//~ TLC_452t19 todo b0fad7c7 2089b533
#[test]
#[ignore = "todo: TLC_452t19 Titanographer Osk"]
fn TLC_452t19_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t19"), Cost("TLC_452t19", 6), Stats("TLC_452t19", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t2` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// State: Todo
//~ TLC_452t2 todo f854f0ef 7f03cff9
#[test]
#[ignore = "todo: TLC_452t2 Titanographer Osk"]
fn TLC_452t2_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t2"), Cost("TLC_452t2", 6), Stats("TLC_452t2", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t20` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// State: Todo
//~ TLC_452t20 todo 7a98d421 99bf1048
#[test]
#[ignore = "todo: TLC_452t20 Titanographer Osk"]
fn TLC_452t20_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t20"), Cost("TLC_452t20", 6), Stats("TLC_452t20", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t21` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
///
/// State: Todo
//~ TLC_452t21 todo 6a386b79 35b2cc02
#[test]
#[ignore = "todo: TLC_452t21 Titanographer Osk"]
fn TLC_452t21_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t21"), Cost("TLC_452t21", 6), Stats("TLC_452t21", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t22` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Todo
//~ TLC_452t22 todo 0c1c4231 9376c422
#[test]
#[ignore = "todo: TLC_452t22 Titanographer Osk"]
fn TLC_452t22_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t22"), Cost("TLC_452t22", 6), Stats("TLC_452t22", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t23` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +1/+2. Draw a card.
///
/// State: Todo
//~ TLC_452t23 todo c7065358 8e5db967
#[test]
#[ignore = "todo: TLC_452t23 Titanographer Osk"]
fn TLC_452t23_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t23"), Cost("TLC_452t23", 6), Stats("TLC_452t23", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t24` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +3 Health and **Elusive**.
///
/// State: Todo
//~ TLC_452t24 todo eee9bcbf 1821160d
#[test]
#[ignore = "todo: TLC_452t24 Titanographer Osk"]
fn TLC_452t24_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t24"), Cost("TLC_452t24", 6), Stats("TLC_452t24", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t26` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 20 damage to another minion.
///
/// State: Todo
//~ TLC_452t26 todo 806a6d85 79e94b78
#[test]
#[ignore = "todo: TLC_452t26 Titanographer Osk"]
fn TLC_452t26_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t26"), Cost("TLC_452t26", 6), Stats("TLC_452t26", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t27` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// State: Todo
//~ TLC_452t27 todo 10ce1ff4 43569104
#[test]
#[ignore = "todo: TLC_452t27 Titanographer Osk"]
fn TLC_452t27_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t27"), Cost("TLC_452t27", 6), Stats("TLC_452t27", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t28` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 6/6 Infernals.
///
/// State: Todo
//~ TLC_452t28 todo 5de07023 83a882ee
#[test]
#[ignore = "todo: TLC_452t28 Titanographer Osk"]
fn TLC_452t28_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t28"), Cost("TLC_452t28", 6), Stats("TLC_452t28", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t29` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Send all other minions into the Twisting Nether.
///
/// State: Todo
//~ TLC_452t29 todo 91c7cd88 cb1e11e5
#[test]
#[ignore = "todo: TLC_452t29 Titanographer Osk"]
fn TLC_452t29_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t29"), Cost("TLC_452t29", 6), Stats("TLC_452t29", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t3` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// State: Todo
//~ TLC_452t3 todo 4aa5752b 7b757174
#[test]
#[ignore = "todo: TLC_452t3 Titanographer Osk"]
fn TLC_452t3_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t3"), Cost("TLC_452t3", 6), Stats("TLC_452t3", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t30` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
///
/// State: Todo
//~ TLC_452t30 todo 74b1db79 1702f3c4
#[test]
#[ignore = "todo: TLC_452t30 Titanographer Osk"]
fn TLC_452t30_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t30"), Cost("TLC_452t30", 6), Stats("TLC_452t30", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t31` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// State: Todo
//~ TLC_452t31 todo dec189e2 4f52c4e3
#[test]
#[ignore = "todo: TLC_452t31 Titanographer Osk"]
fn TLC_452t31_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t31"), Cost("TLC_452t31", 6), Stats("TLC_452t31", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t32` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+2. Draw a weapon.
///
/// State: Todo
//~ TLC_452t32 todo bbf4a249 e1eed60e
#[test]
#[ignore = "todo: TLC_452t32 Titanographer Osk"]
fn TLC_452t32_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t32"), Cost("TLC_452t32", 6), Stats("TLC_452t32", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t33` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
///
/// State: Todo
//~ TLC_452t33 todo 4782788a 40314063
#[test]
#[ignore = "todo: TLC_452t33 Titanographer Osk"]
fn TLC_452t33_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t33"), Cost("TLC_452t33", 6), Stats("TLC_452t33", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t34` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
///
/// State: Todo
//~ TLC_452t34 todo dd03f002 6296cb34
#[test]
#[ignore = "todo: TLC_452t34 Titanographer Osk"]
fn TLC_452t34_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t34"), Cost("TLC_452t34", 6), Stats("TLC_452t34", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t35` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Take control of an enemy minion.
///
/// State: Todo
//~ TLC_452t35 todo 3bb16f3f 5f2b1b56
#[test]
#[ignore = "todo: TLC_452t35 Titanographer Osk"]
fn TLC_452t35_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t35"), Cost("TLC_452t35", 6), Stats("TLC_452t35", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t4` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
///
/// State: Todo
//~ TLC_452t4 todo 17437017 88015b39
#[test]
#[ignore = "todo: TLC_452t4 Titanographer Osk"]
fn TLC_452t4_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t4"), Cost("TLC_452t4", 6), Stats("TLC_452t4", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t5` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Reduce the Cost of all minions in your hand by (2).
///
/// State: Todo
//~ TLC_452t5 todo 8cd99bb0 deea7b19
#[test]
#[ignore = "todo: TLC_452t5 Titanographer Osk"]
fn TLC_452t5_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t5"), Cost("TLC_452t5", 6), Stats("TLC_452t5", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t6` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ TLC_452t6 todo 30239c1f 235a4200
#[test]
#[ignore = "todo: TLC_452t6 Titanographer Osk"]
fn TLC_452t6_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t6"), Cost("TLC_452t6", 6), Stats("TLC_452t6", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t7` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw cards until your hand is full.
///
/// State: Todo
//~ TLC_452t7 todo 1cbf040b e4088f46
#[test]
#[ignore = "todo: TLC_452t7 Titanographer Osk"]
fn TLC_452t7_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t7"), Cost("TLC_452t7", 6), Stats("TLC_452t7", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t8` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Restore your hero to full Health.
///
/// State: Todo
//~ TLC_452t8 todo 1d9fc354 cb5b2d52
#[test]
#[ignore = "todo: TLC_452t8 Titanographer Osk"]
fn TLC_452t8_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t8"), Cost("TLC_452t8", 6), Stats("TLC_452t8", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t9` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Refresh your Mana Crystals.
///
/// State: Todo
//~ TLC_452t9 todo 2e9e30ef 728abf68
#[test]
#[ignore = "todo: TLC_452t9 Titanographer Osk"]
fn TLC_452t9_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t9"), Cost("TLC_452t9", 6), Stats("TLC_452t9", 6, 6), Unwritten]);
}

/// # The Forbidden Sequence
///
/// `TLC_460` · Mage spell · 1 mana
///
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
///
/// State: Todo
//~ TLC_460 todo 7e155c18 566c09eb
#[test]
#[ignore = "todo: TLC_460 The Forbidden Sequence"]
fn TLC_460_the_forbidden_sequence() {
    check(CardClass::Mage, &[Give("TLC_460"), Cost("TLC_460", 1), Unwritten]);
}

/// # The Origin Stone
///
/// `TLC_460t` · Mage weapon · 3 mana · 0/8 durability
///
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// State: Todo
//~ TLC_460t todo 3cee77ab d2094edd
#[test]
#[ignore = "todo: TLC_460t The Origin Stone"]
fn TLC_460t_the_origin_stone() {
    check(CardClass::Mage, &[Give("TLC_460t"), Cost("TLC_460t", 3), Stats("TLC_460t", 0, 8), Unwritten]);
}

/// # Scrappy Scavenger
///
/// `TLC_461` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ TLC_461 todo c64071b8 237a721f
#[test]
#[ignore = "todo: TLC_461 Scrappy Scavenger"]
fn TLC_461_scrappy_scavenger() {
    check(CardClass::Mage, &[Give("TLC_461"), Cost("TLC_461", 1), Stats("TLC_461", 1, 1), Unwritten]);
}

/// # Unearthed Artifacts
///
/// `TLC_462` · Mage spell · 2 mana
///
/// > Summon a random 2-Cost minion. If you've Discover**ed** this turn, summon a random 4-Cost minion instead.
///
/// State: Todo
//~ TLC_462 todo e95c5868 64271c09
#[test]
#[ignore = "todo: TLC_462 Unearthed Artifacts"]
fn TLC_462_unearthed_artifacts() {
    check(CardClass::Mage, &[Give("TLC_462"), Cost("TLC_462", 2), Unwritten]);
}

/// # Vault Breaker
///
/// `TLC_483` · Mage minion · 3 mana · 2/4
///
/// > After you **Discover** a card, reduce its Cost by (1).
///
/// State: Todo
//~ TLC_483 todo df7b06b1 e176c088
#[test]
#[ignore = "todo: TLC_483 Vault Breaker"]
fn TLC_483_vault_breaker() {
    check(CardClass::Mage, &[Give("TLC_483"), Cost("TLC_483", 3), Stats("TLC_483", 2, 4), Unwritten]);
}
