//! Shaman cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e36eedf3

/// Al'Akir, Lord of Storms · Minion · Elemental · 8 mana · 2/8 · **Colossal +2, Rush, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
//~ todo CATA_153 6c34afc1 6b3515a1 -
#[test]
#[ignore = "todo: Al'Akir, Lord of Storms"]
fn CATA_153_al_akir_lord_of_storms() {
    unwritten("CATA_153");
}

/// Charged Hand of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
//~ todo CATA_153t f76876e1 159169ca -
#[test]
#[ignore = "todo: Charged Hand of Al'Akir"]
fn CATA_153t_charged_hand_of_al_akir() {
    unwritten("CATA_153t");
}

/// Charged Hand of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
//~ todo CATA_153t1 af7d334c 159169ca -
#[test]
#[ignore = "todo: Charged Hand of Al'Akir"]
fn CATA_153t1_charged_hand_of_al_akir() {
    unwritten("CATA_153t1");
}

/// Crackling Cloudstrider · Minion · Elemental · 3 mana · 4/3 · **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
//~ todo CATA_563 b3270660 842979cb -
#[test]
#[ignore = "todo: Crackling Cloudstrider"]
fn CATA_563_crackling_cloudstrider() {
    unwritten("CATA_563");
}

/// Soldier of Al'Akir · Minion · Elemental · 1 mana · 1/2 · Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
//~ todo CATA_565t da983b38 001405c6 -
#[test]
#[ignore = "todo: Soldier of Al'Akir"]
fn CATA_565t_soldier_of_al_akir() {
    unwritten("CATA_565t");
}

/// Ascendance · Spell · Nature · 4 mana · Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
//~ todo CATA_567 c008f853 60e328eb -
#[test]
#[ignore = "todo: Ascendance"]
fn CATA_567_ascendance() {
    unwritten("CATA_567");
}

/// Muradin's Last Stand · Spell · Nature · 9 mana · Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
//~ todo CATA_568 89b58a34 07d4bb5a -
#[test]
#[ignore = "todo: Muradin's Last Stand"]
fn CATA_568_muradins_last_stand() {
    unwritten("CATA_568");
}

/// Morchok · Minion · Elemental · 10 mana · 10/10 · **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
//~ todo CATA_570 68c27f26 39875a01 -
#[test]
#[ignore = "todo: Morchok"]
fn CATA_570_morchok() {
    unwritten("CATA_570");
}
