//! Shaman cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e36eedf3

/// `CATA_153` · Shaman minion · 8 mana · 2/8
/// > **Colossal +2,** Rush**, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
///
/// State: Todo
//~ todo CATA_153 0b270766 6c34afc1 8f1d1359.f666f1f8
#[test]
#[ignore = "todo: Al'Akir, Lord of Storms"]
fn CATA_153_al_akir_lord_of_storms() {
    unwritten("CATA_153");
}

/// `CATA_153t` · Shaman minion · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ todo CATA_153t bd471dd1 f76876e1 e1f486ba.643df983
#[test]
#[ignore = "todo: Charged Hand of Al'Akir"]
fn CATA_153t_charged_hand_of_al_akir() {
    unwritten("CATA_153t");
}

/// `CATA_153t1` · Shaman minion · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ todo CATA_153t1 8e060b95 af7d334c 9296f7b6.643df983
#[test]
#[ignore = "todo: Charged Hand of Al'Akir"]
fn CATA_153t1_charged_hand_of_al_akir() {
    unwritten("CATA_153t1");
}

/// `CATA_563` · Shaman minion · 3 mana · 4/3
/// > **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
///
/// State: Todo
//~ todo CATA_563 92a596eb b3270660 68b56576.e0bb1245
#[test]
#[ignore = "todo: Crackling Cloudstrider"]
fn CATA_563_crackling_cloudstrider() {
    unwritten("CATA_563");
}

/// `CATA_565t` · Shaman minion · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// State: Todo
//~ todo CATA_565t 34b0f499 da983b38 216addf4.643df983
#[test]
#[ignore = "todo: Soldier of Al'Akir"]
fn CATA_565t_soldier_of_al_akir() {
    unwritten("CATA_565t");
}

/// `CATA_567` · Shaman spell · Nature · 4 mana
/// > Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
///
/// State: Todo
//~ todo CATA_567 8618990c c008f853 ec8bbb46.3c93f4b6
#[test]
#[ignore = "todo: Ascendance"]
fn CATA_567_ascendance() {
    unwritten("CATA_567");
}

/// `CATA_568` · Shaman spell · Nature · 9 mana
/// > Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
///
/// State: Todo
//~ todo CATA_568 5b86436a 89b58a34 c9234a95.f769ec6d
#[test]
#[ignore = "todo: Muradin's Last Stand"]
fn CATA_568_muradins_last_stand() {
    unwritten("CATA_568");
}

/// `CATA_570` · Shaman minion · 10 mana · 10/10
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ todo CATA_570 e797626c 68c27f26 18265fa3.3b88200f
#[test]
#[ignore = "todo: Morchok"]
fn CATA_570_morchok() {
    unwritten("CATA_570");
}
