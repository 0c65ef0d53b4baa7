//! Demon Hunter cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6f428fc4

/// # Chaos Strike
///
/// `CORE_BT_035` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// State: Todo
//~ todo CORE_BT_035 690d6422 ebb1a45a 6e1cd56c.b3be46ff
#[test]
#[ignore = "todo: CORE_BT_035 Chaos Strike"]
fn CORE_BT_035_chaos_strike() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_035"), Cost("CORE_BT_035", 2), Unwritten]);
}

/// # Kayn Sunfury
///
/// `CORE_BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// State: Todo
//~ todo CORE_BT_187 bedc7a25 9a215fa7 aeedcfa0.7f490ff7
#[test]
#[ignore = "todo: CORE_BT_187 Kayn Sunfury"]
fn CORE_BT_187_kayn_sunfury() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_187"),
            Cost("CORE_BT_187", 4),
            Stats("CORE_BT_187", 3, 5),
            Has("CORE_BT_187", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Netherwalker
///
/// `CORE_BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// State: Todo
//~ todo CORE_BT_321 23c64622 1a0022ea 7d6748d8.4ffd7489
#[test]
#[ignore = "todo: CORE_BT_321 Netherwalker"]
fn CORE_BT_321_netherwalker() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_321"), Cost("CORE_BT_321", 2), Stats("CORE_BT_321", 2, 2), Unwritten],
    );
}

/// # Battlefiend
///
/// `CORE_BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// State: Todo
//~ todo CORE_BT_351 9d141a69 8f2978f5 fa91e61a.594e5b79
#[test]
#[ignore = "todo: CORE_BT_351 Battlefiend"]
fn CORE_BT_351_battlefiend() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_351"), Cost("CORE_BT_351", 1), Stats("CORE_BT_351", 1, 2), Unwritten],
    );
}

/// # Raging Felscreamer
///
/// `CORE_BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// State: Todo
//~ todo CORE_BT_416 bc6e7d75 06ac42e6 a3d0e73e.c965f6c8
#[test]
#[ignore = "todo: CORE_BT_416 Raging Felscreamer"]
fn CORE_BT_416_raging_felscreamer() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_416"), Cost("CORE_BT_416", 4), Stats("CORE_BT_416", 4, 4), Unwritten],
    );
}

/// # Crimson Sigil Runner
///
/// `CORE_BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// State: Todo
//~ todo CORE_BT_480 ab4d7721 ad3489e0 fbeb5171.1624c374
#[test]
#[ignore = "todo: CORE_BT_480 Crimson Sigil Runner"]
fn CORE_BT_480_crimson_sigil_runner() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_480"), Cost("CORE_BT_480", 1), Stats("CORE_BT_480", 1, 1), Unwritten],
    );
}

/// # Spectral Sight
///
/// `CORE_BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// State: Todo
//~ todo CORE_BT_491 868ff02d 055f7874 553d03cc.8905668d
#[test]
#[ignore = "todo: CORE_BT_491 Spectral Sight"]
fn CORE_BT_491_spectral_sight() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_491"), Cost("CORE_BT_491", 2), Unwritten]);
}

/// # Priestess of Fury
///
/// `CORE_BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Todo
//~ todo CORE_BT_493 01756662 28b0af23 131bf15b.ffbcfced
#[test]
#[ignore = "todo: CORE_BT_493 Priestess of Fury"]
fn CORE_BT_493_priestess_of_fury() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_493"), Cost("CORE_BT_493", 7), Stats("CORE_BT_493", 6, 7), Unwritten],
    );
}

/// # Wrathspike Brute
///
/// `CORE_BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// State: Todo
//~ todo CORE_BT_510 2bce7734 ab0c6efe bda8b24c.846f43e2
#[test]
#[ignore = "todo: CORE_BT_510 Wrathspike Brute"]
fn CORE_BT_510_wrathspike_brute() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_510"),
            Cost("CORE_BT_510", 5),
            Stats("CORE_BT_510", 3, 6),
            Has("CORE_BT_510", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Eye Beam
///
/// `CORE_BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// State: Todo
//~ todo CORE_BT_801 0b2e7376 b91b9f7e 81c0029a.28d7a092
#[test]
#[ignore = "todo: CORE_BT_801 Eye Beam"]
fn CORE_BT_801_eye_beam() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_801"), Cost("CORE_BT_801", 3), Has("CORE_BT_801", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Aldrachi Warblades
///
/// `CORE_BT_921` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_BT_921 43df7f73 341ef0eb fb141436.b857c9f1
#[test]
fn CORE_BT_921_aldrachi_warblades() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_921"),
            Cost("CORE_BT_921", 3),
            Stats("CORE_BT_921", 2, 2),
            Has("CORE_BT_921", GameTag::LIFESTEAL),
            Play("CORE_BT_921", Nothing),
            In(The("CORE_BT_921"), Zone::Play),
            HasNow(The("CORE_BT_921"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Tichondrius
///
/// `CORE_CATA_001` · Demon Hunter minion · 9 mana · 9/8
///
/// > Your hero is **Immune**. **Battlecry:** Your next Demon this turn costs (0).
///
/// State: Todo
//~ todo CORE_CATA_001 38ad62e4 b2ffc600 2bbddbb9.c84b94f4
#[test]
#[ignore = "todo: CORE_CATA_001 Tichondrius"]
fn CORE_CATA_001_tichondrius() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_CATA_001"), Cost("CORE_CATA_001", 9), Stats("CORE_CATA_001", 9, 8), Unwritten],
    );
}

/// # Felscarred Seeker
///
/// `CORE_CATA_010` · Demon Hunter minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_010 896ed09e ec07d6be 2f3d5e5b.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_010 Felscarred Seeker"]
fn CORE_CATA_010_felscarred_seeker() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_CATA_010"), Cost("CORE_CATA_010", 3), Stats("CORE_CATA_010", 2, 4), Unwritten],
    );
}

/// # Eredar Deceptor
///
/// `CORE_TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// State: Todo
//~ todo CORE_TTN_843 50ca2e40 b3eaea37 800737ee.4fa499c4
#[test]
#[ignore = "todo: CORE_TTN_843 Eredar Deceptor"]
fn CORE_TTN_843_eredar_deceptor() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_TTN_843"), Cost("CORE_TTN_843", 4), Stats("CORE_TTN_843", 3, 5), Unwritten],
    );
}

/// # Mythical Terror
///
/// `CORE_TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// State: Todo
//~ todo CORE_TTN_866 63489087 ced09bd1 ef09edc4.dddfa6c7
#[test]
#[ignore = "todo: CORE_TTN_866 Mythical Terror"]
fn CORE_TTN_866_mythical_terror() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_TTN_866"),
            Cost("CORE_TTN_866", 7),
            Stats("CORE_TTN_866", 4, 10),
            Has("CORE_TTN_866", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Felrattler
///
/// `CORE_WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// State: Todo
//~ todo CORE_WC_701 353c67c0 13b0d678 2bf2ae4b.0a96a190
#[test]
#[ignore = "todo: CORE_WC_701 Felrattler"]
fn CORE_WC_701_felrattler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_WC_701"),
            Cost("CORE_WC_701", 3),
            Stats("CORE_WC_701", 3, 2),
            Has("CORE_WC_701", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Illidari Studies
///
/// `CORE_YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// State: Todo
//~ todo CORE_YOP_001 b3283417 60a50d1f f9c66ebd.0de15671
#[test]
#[ignore = "todo: CORE_YOP_001 Illidari Studies"]
fn CORE_YOP_001_illidari_studies() {
    check(CardClass::DemonHunter, &[Give("CORE_YOP_001"), Cost("CORE_YOP_001", 1), Unwritten]);
}

/// # Felfist
///
/// `CS3_017e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived CS3_017e 21ffc485 413417a6 7f1aa615.268eca27
#[test]
fn CS3_017e_felfist() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "CS3_017e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Illidari Inquisitor
///
/// `CS3_020` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Rush**. After your hero attacks an enemy, this attacks it too.
///
/// State: Todo
//~ todo CS3_020 f617dc94 13c63936 3043a1e4.9ddd567c
#[test]
#[ignore = "todo: CS3_020 Illidari Inquisitor"]
fn CS3_020_illidari_inquisitor() {
    check(
        CardClass::DemonHunter,
        &[Give("CS3_020"), Cost("CS3_020", 8), Stats("CS3_020", 8, 8), Has("CS3_020", GameTag::RUSH), Unwritten],
    );
}
