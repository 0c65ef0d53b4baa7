//! Warlock cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d6f84f2b

/// # Shadow Bolt
///
/// `CS2_057` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion.
///
/// State: Todo
//~ todo CS2_057 c397bb66 32cd0d6c 4b2ad9da.61a07e95
#[test]
#[ignore = "todo: CS2_057 Shadow Bolt"]
fn CS2_057_shadow_bolt() {
    check(
        CardClass::Warlock,
        &[Give("CS2_057"), Cost("CS2_057", 3), Targets("CS2_057", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Drain Life
///
/// `CS2_061` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// State: Todo
//~ todo CS2_061 93aecddb 47bf1cd1 bdb3cc71.3743f787
#[test]
#[ignore = "todo: CS2_061 Drain Life"]
fn CS2_061_drain_life() {
    check(
        CardClass::Warlock,
        &[
            Give("CS2_061"),
            Cost("CS2_061", 3),
            Targets("CS2_061", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Hellfire
///
/// `CS2_062` · Warlock spell · Fire · 3 mana
///
/// > Deal $3 damage to ALL characters.
///
/// State: Todo
//~ todo CS2_062 3842e64f d801107f bf61fdd5.7d977b6c
#[test]
#[ignore = "todo: CS2_062 Hellfire"]
fn CS2_062_hellfire() {
    check(CardClass::Warlock, &[Give("CS2_062"), Cost("CS2_062", 3), Unwritten]);
}

/// # Corruption
///
/// `CS2_063` · Warlock spell · Shadow · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// State: Todo
//~ todo CS2_063 bef07be2 ff42a1ff 3644030c.d2435a67
#[test]
#[ignore = "todo: CS2_063 Corruption"]
fn CS2_063_corruption() {
    check(CardClass::Warlock, &[Give("CS2_063"), Cost("CS2_063", 1), Targets("CS2_063", &[EnemyMinion]), Unwritten]);
}

/// # Dread Infernal
///
/// `CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// State: Todo
//~ todo CS2_064 14962b68 10098875 9373183b.3cdad07d
#[test]
#[ignore = "todo: CS2_064 Dread Infernal"]
fn CS2_064_dread_infernal() {
    check(CardClass::Warlock, &[Give("CS2_064"), Cost("CS2_064", 6), Stats("CS2_064", 6, 6), Unwritten]);
}

/// # Voidwalker
///
/// `CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CS2_065 85d7c7bb 19ae406c 30650973.4b0c5d24
#[test]
fn CS2_065_voidwalker() {
    check(
        CardClass::Warlock,
        &[
            Give("CS2_065"),
            Cost("CS2_065", 1),
            Stats("CS2_065", 1, 3),
            Has("CS2_065", GameTag::TAUNT),
            Play("CS2_065", Nothing),
            In(The("CS2_065"), Zone::Play),
            Now(The("CS2_065"), 1, 3),
            HasNow(The("CS2_065"), GameTag::TAUNT),
        ],
    );
}

/// # Ritual of Doom
///
/// `CS3_002` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
///
/// State: Todo
//~ todo CS3_002 92e0f074 70c4f953 42873e8e.401a1120
#[test]
#[ignore = "todo: CS3_002 Ritual of Doom"]
fn CS3_002_ritual_of_doom() {
    check(CardClass::Warlock, &[Give("CS3_002"), Cost("CS3_002", 0), Unwritten]);
}

/// # Felsoul Jailer
///
/// `CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// State: Todo
//~ todo CS3_003 78d42107 47f1053c 3b230514.ec8f8a23
#[test]
#[ignore = "todo: CS3_003 Felsoul Jailer"]
fn CS3_003_felsoul_jailer() {
    check(CardClass::Warlock, &[Give("CS3_003"), Cost("CS3_003", 5), Stats("CS3_003", 4, 6), Unwritten]);
}

/// # Enslaved Fel Lord
///
/// `CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ todo CS3_021 c5976f80 ff32fb41 c5d6014c.fbf70cdf
#[test]
#[ignore = "todo: CS3_021 Enslaved Fel Lord"]
fn CS3_021_enslaved_fel_lord() {
    check(
        CardClass::Warlock,
        &[Give("CS3_021"), Cost("CS3_021", 7), Stats("CS3_021", 4, 10), Has("CS3_021", GameTag::TAUNT), Unwritten],
    );
}

/// # Call of the Void
///
/// `EX1_181` · Warlock spell · Shadow · 1 mana
///
/// > Add a random Demon to your hand.
///
/// State: Todo
//~ todo EX1_181 8013ff24 9650a6ad 771c2664.ca680c0a
#[test]
#[ignore = "todo: EX1_181 Call of the Void"]
fn EX1_181_call_of_the_void() {
    check(CardClass::Warlock, &[Give("EX1_181"), Cost("EX1_181", 1), Unwritten]);
}

/// # Siegebreaker
///
/// `EX1_185` · Warlock minion · 7 mana · 5/8
///
/// > **Taunt** Your other Demons have +1 Attack.
///
/// State: Todo
//~ todo EX1_185 0e53b05a ad50596f 7195a323.19ad2bae
#[test]
#[ignore = "todo: EX1_185 Siegebreaker"]
fn EX1_185_siegebreaker() {
    check(
        CardClass::Warlock,
        &[Give("EX1_185"), Cost("EX1_185", 7), Stats("EX1_185", 5, 8), Has("EX1_185", GameTag::TAUNT), Unwritten],
    );
}

/// # Mortal Coil
///
/// `EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// State: Todo
//~ todo EX1_302 2471b391 07454447 f291d382.b5bc5ddb
#[test]
#[ignore = "todo: EX1_302 Mortal Coil"]
fn EX1_302_mortal_coil() {
    check(
        CardClass::Warlock,
        &[Give("EX1_302"), Cost("EX1_302", 1), Targets("EX1_302", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Felstalker
///
/// `EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// State: Todo
//~ todo EX1_306 5eca948a 2aa9e6fc d83fdad3.8bb606ff
#[test]
#[ignore = "todo: EX1_306 Felstalker"]
fn EX1_306_felstalker() {
    check(CardClass::Warlock, &[Give("EX1_306"), Cost("EX1_306", 2), Stats("EX1_306", 4, 3), Unwritten]);
}

/// # Soulfire
///
/// `EX1_308` · Warlock spell · Fire · 1 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// State: Todo
//~ todo EX1_308 42e07415 2534e1ab 2cebb0a8.6902ff8b
#[test]
#[ignore = "todo: EX1_308 Soulfire"]
fn EX1_308_soulfire() {
    check(
        CardClass::Warlock,
        &[
            Give("EX1_308"),
            Cost("EX1_308", 1),
            Targets("EX1_308", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Gul'dan's Gift
///
/// `GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// State: Todo
//~ todo GIFT_11 246c7412 f3dcbe84 ffb9d572.2b9b91d9
#[test]
#[ignore = "todo: GIFT_11 Gul'dan's Gift"]
fn GIFT_11_guldans_gift() {
    check(CardClass::Warlock, &[Give("GIFT_11"), Cost("GIFT_11", 1), Unwritten]);
}

/// # Gul'dan
///
/// `HERO_07` · Warlock hero · 30 health
///
/// State: Vanilla
//~ vanilla HERO_07 4d6e5444 8b49b240 5aeccf45
#[test]
fn HERO_07_guldan() {
    check(
        CardClass::Warlock,
        &[Give("HERO_07"), Cost("HERO_07", 0), Play("HERO_07", Nothing), In(The("HERO_07"), Zone::Play)],
    );
}

/// # Life Tap
///
/// `HERO_07bp` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card and take $2 damage.
///
/// State: Todo
//~ todo HERO_07bp f1640b28 bd907c89 7946abd3.e8df63bd
#[test]
#[ignore = "todo: HERO_07bp Life Tap"]
fn HERO_07bp_life_tap() {
    check(CardClass::Warlock, &[HasHeroPower("HERO_07bp"), Cost("HERO_07bp", 2), Unwritten]);
}

/// # Soul Tap
///
/// `HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// State: Todo
//~ todo HERO_07bp2 2061ad12 c38ae336 421a5952.6bf9cd73
#[test]
#[ignore = "todo: HERO_07bp2 Soul Tap"]
fn HERO_07bp2_soul_tap() {
    check(CardClass::Warlock, &[HasHeroPower("HERO_07bp2"), Cost("HERO_07bp2", 2), Unwritten]);
}

/// # Sacrificial Pact
///
/// `NEW1_003` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly Demon. Restore #5 Health to your hero.
///
/// State: Todo
//~ todo NEW1_003 c1389373 a9a98e72 725fb5d9.e6ccac5d
#[test]
#[ignore = "todo: NEW1_003 Sacrificial Pact"]
fn NEW1_003_sacrificial_pact() {
    check(CardClass::Warlock, &[Give("NEW1_003"), Cost("NEW1_003", 0), Unwritten]);
}
