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
/// State: Reprint
//~ reprint CORE_BT_035 690d6422 a6a36158 6e1cd56c.b3be46ff
#[test]
fn CORE_BT_035_chaos_strike() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_035"), Cost("CORE_BT_035", 2), WrittenAs("CORE_BT_035", "BT_035")]);
}

/// # Kayn Sunfury
///
/// `CORE_BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// State: Reprint
//~ reprint CORE_BT_187 bedc7a25 d4afaa63 aeedcfa0.7f490ff7
#[test]
fn CORE_BT_187_kayn_sunfury() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_187"),
            Cost("CORE_BT_187", 4),
            Stats("CORE_BT_187", 3, 5),
            Has("CORE_BT_187", GameTag::CHARGE),
            WrittenAs("CORE_BT_187", "BT_187"),
        ],
    );
}

/// # Netherwalker
///
/// `CORE_BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// State: Reprint
//~ reprint CORE_BT_321 23c64622 b3dff044 7d6748d8.4ffd7489
#[test]
fn CORE_BT_321_netherwalker() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_321"), Cost("CORE_BT_321", 2), Stats("CORE_BT_321", 2, 2), WrittenAs("CORE_BT_321", "BT_321")],
    );
}

/// # Battlefiend
///
/// `CORE_BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_BT_351 9d141a69 bbfdedf9 fa91e61a.594e5b79
#[test]
fn CORE_BT_351_battlefiend() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_351"), Cost("CORE_BT_351", 1), Stats("CORE_BT_351", 1, 2), WrittenAs("CORE_BT_351", "BT_351")],
    );
}

/// # Raging Felscreamer
///
/// `CORE_BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// State: Reprint
//~ reprint CORE_BT_416 bc6e7d75 296430f6 a3d0e73e.c965f6c8
#[test]
fn CORE_BT_416_raging_felscreamer() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_416"), Cost("CORE_BT_416", 4), Stats("CORE_BT_416", 4, 4), WrittenAs("CORE_BT_416", "BT_416")],
    );
}

/// # Crimson Sigil Runner
///
/// `CORE_BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_BT_480 ab4d7721 942b6c3f fbeb5171.1624c374
#[test]
fn CORE_BT_480_crimson_sigil_runner() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_480"), Cost("CORE_BT_480", 1), Stats("CORE_BT_480", 1, 1), WrittenAs("CORE_BT_480", "BT_480")],
    );
}

/// # Spectral Sight
///
/// `CORE_BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// State: Reprint
//~ reprint CORE_BT_491 868ff02d 2b03420d 553d03cc.8905668d
#[test]
fn CORE_BT_491_spectral_sight() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_491"), Cost("CORE_BT_491", 2), WrittenAs("CORE_BT_491", "BT_491")]);
}

/// # Priestess of Fury
///
/// `CORE_BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Reprint
//~ reprint CORE_BT_493 01756662 c6cb8e5f 131bf15b.ffbcfced
#[test]
fn CORE_BT_493_priestess_of_fury() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_493"), Cost("CORE_BT_493", 7), Stats("CORE_BT_493", 6, 7), WrittenAs("CORE_BT_493", "BT_493")],
    );
}

/// # Wrathspike Brute
///
/// `CORE_BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// State: Reprint
//~ reprint CORE_BT_510 2bce7734 4927ffe8 bda8b24c.846f43e2
#[test]
fn CORE_BT_510_wrathspike_brute() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_510"),
            Cost("CORE_BT_510", 5),
            Stats("CORE_BT_510", 3, 6),
            Has("CORE_BT_510", GameTag::TAUNT),
            WrittenAs("CORE_BT_510", "BT_510"),
        ],
    );
}

/// # Eye Beam
///
/// `CORE_BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// State: Reprint
//~ reprint CORE_BT_801 0b2e7376 e263a12c 81c0029a.28d7a092
#[test]
fn CORE_BT_801_eye_beam() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_801"),
            Cost("CORE_BT_801", 3),
            Has("CORE_BT_801", GameTag::LIFESTEAL),
            WrittenAs("CORE_BT_801", "BT_801"),
        ],
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
/// State: Derived
//~ derived CORE_CATA_001 38ad62e4 810e297a 2bbddbb9.c84b94f4
#[test]
fn CORE_CATA_001_tichondrius() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_CATA_001"),
            Cost("CORE_CATA_001", 9),
            Stats("CORE_CATA_001", 9, 8),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CORE_CATA_001", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
            CostNow(Nth(1), 0),
        ],
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
/// State: Reprint
//~ reprint CORE_TTN_843 50ca2e40 1143b412 800737ee.4fa499c4
#[test]
fn CORE_TTN_843_eredar_deceptor() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_TTN_843"),
            Cost("CORE_TTN_843", 4),
            Stats("CORE_TTN_843", 3, 5),
            WrittenAs("CORE_TTN_843", "TTN_843"),
        ],
    );
}

/// # Mythical Terror
///
/// `CORE_TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// State: Reprint
//~ reprint CORE_TTN_866 63489087 7a610255 ef09edc4.dddfa6c7
#[test]
fn CORE_TTN_866_mythical_terror() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_TTN_866"),
            Cost("CORE_TTN_866", 7),
            Stats("CORE_TTN_866", 4, 10),
            Has("CORE_TTN_866", GameTag::LIFESTEAL),
            WrittenAs("CORE_TTN_866", "TTN_866"),
        ],
    );
}

/// # Felrattler
///
/// `CORE_WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// State: Reprint
//~ reprint CORE_WC_701 353c67c0 59b12b48 2bf2ae4b.0a96a190
#[test]
fn CORE_WC_701_felrattler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_WC_701"),
            Cost("CORE_WC_701", 3),
            Stats("CORE_WC_701", 3, 2),
            Has("CORE_WC_701", GameTag::RUSH),
            WrittenAs("CORE_WC_701", "WC_701"),
        ],
    );
}

/// # Illidari Studies
///
/// `CORE_YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// State: Reprint
//~ reprint CORE_YOP_001 b3283417 1ccccb42 f9c66ebd.0de15671
#[test]
fn CORE_YOP_001_illidari_studies() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_YOP_001"), Cost("CORE_YOP_001", 1), WrittenAs("CORE_YOP_001", "YOP_001")],
    );
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
/// State: Done
//~ done CS3_020 f617dc94 - 3043a1e4.9ddd567c
#[test]
fn CS3_020_illidari_inquisitor() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CS3_020"),
            Cost("CS3_020", 8),
            Stats("CS3_020", 8, 8),
            Has("CS3_020", GameTag::RUSH),
            Friend("CS2_106"),
            Play("CS3_020", Nothing),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 19),
        ],
    );
}
