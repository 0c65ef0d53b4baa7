//! Shaman cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Al'Akir, Lord of Storms
///
/// `CATA_153` · Shaman minion · 8 mana · 2/8
///
/// > **Colossal +2,** Rush**, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
///
/// State: Todo
//~ CATA_153 todo 6087eed4 6bd0cf9e
#[test]
#[ignore = "todo: CATA_153 Al'Akir, Lord of Storms"]
fn CATA_153_al_akir_lord_of_storms() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_153"),
            Cost("CATA_153", 8),
            Stats("CATA_153", 2, 8),
            Has("CATA_153", GameTag::RUSH),
            Has("CATA_153", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Charged Hand of Al'Akir
///
/// `CATA_153t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ CATA_153t todo a9f616ec c38f7415
#[test]
#[ignore = "todo: CATA_153t Charged Hand of Al'Akir"]
fn CATA_153t_charged_hand_of_al_akir() {
    check(CardClass::Shaman, &[Give("CATA_153t"), Cost("CATA_153t", 1), Stats("CATA_153t", 1, 2), Unwritten]);
}

/// # Charged Hand of Al'Akir
///
/// `CATA_153t1` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ CATA_153t1 todo 1fec9aa3 306059c9
#[test]
#[ignore = "todo: CATA_153t1 Charged Hand of Al'Akir"]
fn CATA_153t1_charged_hand_of_al_akir() {
    check(CardClass::Shaman, &[Give("CATA_153t1"), Cost("CATA_153t1", 1), Stats("CATA_153t1", 1, 2), Unwritten]);
}

/// # Ritual of Power
///
/// `CATA_561` · Shaman spell · Nature · 2 mana
///
/// > **Herald** {0}. Get two 1/1 Elementals with **Rush**.
///
/// State: Todo
//~ CATA_561 todo d266a0b9 74eb456f
#[test]
#[ignore = "todo: CATA_561 Ritual of Power"]
fn CATA_561_ritual_of_power() {
    check(CardClass::Shaman, &[Give("CATA_561"), Cost("CATA_561", 2), Unwritten]);
}

/// # Breezling
///
/// `CATA_561t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ CATA_561t vanilla 9c40921a 179d4235
#[test]
fn CATA_561t_breezling() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_561t"),
            Cost("CATA_561t", 1),
            Stats("CATA_561t", 1, 1),
            Has("CATA_561t", GameTag::RUSH),
            Play("CATA_561t", Nothing),
            In(The("CATA_561t"), Zone::Play),
            Now(The("CATA_561t"), 1, 1),
            HasNow(The("CATA_561t"), GameTag::RUSH),
        ],
    );
}

/// # Crackling Cloudstrider
///
/// `CATA_563` · Shaman minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
///
/// State: Todo
//~ CATA_563 todo 60bf5958 9279590c
#[test]
#[ignore = "todo: CATA_563 Crackling Cloudstrider"]
fn CATA_563_crackling_cloudstrider() {
    check(CardClass::Shaman, &[Give("CATA_563"), Cost("CATA_563", 3), Stats("CATA_563", 4, 3), Unwritten]);
}

/// # Air Support
///
/// `CATA_564` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion **Mega-Windfury**. It can't attack heroes.
///
/// State: Todo
//~ CATA_564 todo 6c7aa691 b93a21ad
#[test]
#[ignore = "todo: CATA_564 Air Support"]
fn CATA_564_air_support() {
    check(CardClass::Shaman, &[Give("CATA_564"), Cost("CATA_564", 5), Stats("CATA_564", 5, 5), Unwritten]);
}

/// # Skywall Sentinel
///
/// `CATA_565` · Shaman minion · 2 mana · 0/2
///
/// > **Taunt Battlecry: Herald** {0}.
///
/// State: Todo
//~ CATA_565 todo 839bb6bb be74fdf4
#[test]
#[ignore = "todo: CATA_565 Skywall Sentinel"]
fn CATA_565_skywall_sentinel() {
    check(
        CardClass::Shaman,
        &[Give("CATA_565"), Cost("CATA_565", 2), Stats("CATA_565", 0, 2), Has("CATA_565", GameTag::TAUNT), Unwritten],
    );
}

/// # Soldier of Al'Akir
///
/// `CATA_565t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ CATA_565t todo fcbb12f6 4d5853c8
#[test]
#[ignore = "todo: CATA_565t Soldier of Al'Akir"]
fn CATA_565t_soldier_of_al_akir() {
    check(CardClass::Shaman, &[Give("CATA_565t"), Cost("CATA_565t", 1), Stats("CATA_565t", 1, 2), Unwritten]);
}

/// # Ascendance
///
/// `CATA_567` · Shaman spell · Nature · 4 mana
///
/// > Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
///
/// State: Todo
//~ CATA_567 todo 7fc27405 e1fe8ad4
#[test]
#[ignore = "todo: CATA_567 Ascendance"]
fn CATA_567_ascendance() {
    check(CardClass::Shaman, &[Give("CATA_567"), Cost("CATA_567", 4), Unwritten]);
}

/// # Muradin's Last Stand
///
/// `CATA_568` · Shaman spell · Nature · 9 mana
///
/// > Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
///
/// State: Todo
//~ CATA_568 todo 36b5f6fd 7b2852fe
#[test]
#[ignore = "todo: CATA_568 Muradin's Last Stand"]
fn CATA_568_muradins_last_stand() {
    check(CardClass::Shaman, &[Give("CATA_568"), Cost("CATA_568", 9), Unwritten]);
}

/// # Ceremonial Clash
///
/// `CATA_569` · Shaman spell · 4 mana
///
/// > Summon a random 3, 2, and 1-Cost minion. **Overload:** (1)
///
/// State: Todo
//~ CATA_569 todo 1ac59eda 35e402fc
#[test]
#[ignore = "todo: CATA_569 Ceremonial Clash"]
fn CATA_569_ceremonial_clash() {
    check(CardClass::Shaman, &[Give("CATA_569"), Cost("CATA_569", 4), Has("CATA_569", GameTag::OVERLOAD), Unwritten]);
}

/// # Morchok
///
/// `CATA_570` · Shaman minion · 10 mana · 10/10
///
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ CATA_570 todo 6ff8d124 df8f2929
#[test]
#[ignore = "todo: CATA_570 Morchok"]
fn CATA_570_morchok() {
    check(CardClass::Shaman, &[Give("CATA_570"), Cost("CATA_570", 10), Stats("CATA_570", 10, 10), Unwritten]);
}

/// # Stormbinder
///
/// `CATA_724` · Shaman minion · 4 mana · 7/7
///
/// > **Deathrattle:** Unlock your **Overloaded** Mana Crystals. **Overload:** (3)
///
/// State: Todo
//~ CATA_724 todo 5807b2fe ba329ce2
#[test]
#[ignore = "todo: CATA_724 Stormbinder"]
fn CATA_724_stormbinder() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_724"),
            Cost("CATA_724", 4),
            Stats("CATA_724", 7, 7),
            Has("CATA_724", GameTag::OVERLOAD),
            Unwritten,
        ],
    );
}
