//! Demon Hunter cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Chaos Strike
///
/// `CORE_BT_035` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// State: Todo
//~ CORE_BT_035 todo b2acd9b4 9e60b368
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
//~ CORE_BT_187 todo 949ce231 43cfda9e
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
//~ CORE_BT_321 todo c1d66241 f3a2abfd
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
//~ CORE_BT_351 todo cb27c46c caaf8e62
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
//~ CORE_BT_416 todo b0176c50 f95c4415
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
//~ CORE_BT_480 todo 5df6d12c afafee8e
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
//~ CORE_BT_491 todo 086d8674 f52d46e6
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
//~ CORE_BT_493 todo ff222b31 11e4f75a
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
//~ CORE_BT_510 todo 6115b6a6 110c7689
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
//~ CORE_BT_801 todo 38f4064d 48e73770
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
//~ CORE_BT_921 vanilla 2a9f9ad4 7516333e
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
//~ CORE_CATA_001 todo 8db73cea 7b5f393b
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
//~ CORE_CATA_010 todo a36dbb94 81e4e442
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
//~ CORE_TTN_843 todo e7dcd46d 143c8e54
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
//~ CORE_TTN_866 todo a95cdb60 b5543d3c
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
//~ CORE_WC_701 todo 09c0dc85 00cce5ac
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
//~ CORE_YOP_001 todo 71e9e855 8f8bf982
#[test]
#[ignore = "todo: CORE_YOP_001 Illidari Studies"]
fn CORE_YOP_001_illidari_studies() {
    check(CardClass::DemonHunter, &[Give("CORE_YOP_001"), Cost("CORE_YOP_001", 1), Unwritten]);
}

/// # Illidari Inquisitor
///
/// `CS3_020` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Rush**. After your hero attacks an enemy, this attacks it too.
///
/// State: Todo
//~ CS3_020 todo af01ac6e a480a8f7
#[test]
#[ignore = "todo: CS3_020 Illidari Inquisitor"]
fn CS3_020_illidari_inquisitor() {
    check(
        CardClass::DemonHunter,
        &[Give("CS3_020"), Cost("CS3_020", 8), Stats("CS3_020", 8, 8), Has("CS3_020", GameTag::RUSH), Unwritten],
    );
}
