//! Shaman cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e36eedf3

/// # Al'Akir, Lord of Storms
///
/// `CATA_153` · Shaman minion · 8 mana · 2/8
///
/// > **Colossal +2,** Rush**, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
///
/// State: Todo
//~ todo CATA_153 02d567f4 ff758630 8f1d1359.f666f1f8
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
//~ todo CATA_153t 54fb900e e3904724 e1f486ba.643df983
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
//~ todo CATA_153t1 507cb358 d2ea67a1 9296f7b6.643df983
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
/// State: Derived
//~ derived CATA_561 23b47160 c77e361d 53d035e5.e7cf2eef
#[test]
fn CATA_561_ritual_of_power() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_561"),
            Cost("CATA_561", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_561", Nothing),
            Is(InHand(0), "CATA_561t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "CATA_561t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(The("CATA_565t"), Zone::Play),
            Now(The("CATA_565t"), 1, 2),
        ],
    );
}

/// # Breezling
///
/// `CATA_561t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla CATA_561t 8dd0eb3b cd04f9cf 30729806.57b12c28
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
//~ todo CATA_563 5c15d07a 6d9e97e1 68b56576.e0bb1245
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
/// State: Derived
//~ derived CATA_564 49c1b0cb 4aa74b02 b195e8b2.95c4705b
#[test]
fn CATA_564_air_support() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_564"),
            Cost("CATA_564", 5),
            Stats("CATA_564", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_564", On(Nth(1))),
            HasNow(Nth(1), GameTag::CANNOT_ATTACK_HEROES),
            HasNow(Nth(1), GameTag::MEGA_WINDFURY),
        ],
    );
}

/// # Skywall Sentinel
///
/// `CATA_565` · Shaman minion · 2 mana · 0/2
///
/// > **Taunt Battlecry: Herald** {0}.
///
/// State: Derived
//~ derived CATA_565 0fed9d20 cd54f50b 5091b831.eec88e8c
#[test]
fn CATA_565_skywall_sentinel() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_565"),
            Cost("CATA_565", 2),
            Stats("CATA_565", 0, 2),
            Has("CATA_565", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_565", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_565t"), Zone::Play),
            Now(The("CATA_565t"), 1, 2),
        ],
    );
}

/// # Soldier of Al'Akir
///
/// `CATA_565t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ todo CATA_565t 1048183c 92eb07f5 216addf4.643df983
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
//~ todo CATA_567 6fb47e4f 8a4dc8c7 ec8bbb46.3c93f4b6
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
//~ todo CATA_568 b3399a70 6da77fba c9234a95.f769ec6d
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
/// State: Derived
//~ derived CATA_569 b6fcaaf3 092fe111 076c5d5a.76048f28
#[test]
fn CATA_569_ceremonial_clash() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_569"),
            Cost("CATA_569", 4),
            Has("CATA_569", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_120")),
            Force(Card("CS2_168")),
            Play("CATA_569", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("CATA_569"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("CATA_569", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("CATA_569"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("CATA_569", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("CATA_569"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("CATA_569", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("CATA_569"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("CATA_569", Nothing)],
    );
}

/// # Morchok
///
/// `CATA_570` · Shaman minion · 10 mana · 10/10
///
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ todo CATA_570 4a9d5b90 06c3cb73 18265fa3.3b88200f
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
/// State: Derived
//~ derived CATA_724 808611c3 9611c4d6 132dd862.5583cf05
#[test]
fn CATA_724_stormbinder() {
    check(
        CardClass::Shaman,
        &[
            Give("CATA_724"),
            Cost("CATA_724", 4),
            Stats("CATA_724", 7, 7),
            Has("CATA_724", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_724"),
            Play("AT_052", Nothing),
            EndTurn,
            EndTurn,
            Kill(Nth(3)),
            Mana(10),
        ],
    );
}
