//! Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72696d71

/// `CATA_550` · Hunter minion · 7 mana · 2/12
/// > **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
///
/// State: Todo
//~ todo CATA_550 58744fe3 5e4a5491 d7cb8af6.8a4384e0
#[test]
#[ignore = "todo: Magmaw"]
fn CATA_550_magmaw() {
    unwritten("CATA_550");
}

/// `CATA_551` · Hunter minion · 3 mana · 3/3
/// > **Taunt* (While in hand, play a Dragon to become a 6/6 Dragon!)*
///
/// State: Todo
//~ todo CATA_551 1f484c45 46e92c55 261f4a80.1de1ab1f
#[test]
#[ignore = "todo: Stonetalon Striker"]
fn CATA_551_stonetalon_striker() {
    unwritten("CATA_551");
}

/// `CATA_552` · Hunter minion · 6 mana · 4/4
/// > **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
///
/// State: Todo
//~ todo CATA_552 921a7ba9 4f335b01 d3c45cc1.b2356b23
#[test]
#[ignore = "todo: Ebonscale Scout"]
fn CATA_552_ebonscale_scout() {
    unwritten("CATA_552");
}

/// `CATA_553` · Hunter minion · 7 mana · 6/6
/// > **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
///
/// State: Todo
//~ todo CATA_553 00c53a0f 86f29da0 1666f9d4.9817812d
#[test]
#[ignore = "todo: Ebyssian"]
fn CATA_553_ebyssian() {
    unwritten("CATA_553");
}

/// `CATA_554` · Hunter spell · 1 mana
/// > Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
///
/// State: Todo
//~ todo CATA_554 9fa09f29 6e8f5284 b290de29.585c4d14
#[test]
#[ignore = "todo: Earthen Roar"]
fn CATA_554_earthen_roar() {
    unwritten("CATA_554");
}

/// `CATA_557` · Hunter spell · 2 mana
/// > Deal $3 damage. If you've played another copy of this, hit all enemies instead.
///
/// State: Todo
//~ todo CATA_557 5a4e12a6 671f99ec 368a79a0.e24f71e1
#[test]
#[ignore = "todo: Sylvanas's Triumph"]
fn CATA_557_sylvanass_triumph() {
    unwritten("CATA_557");
}

/// `CATA_566` · Hunter minion · 3 mana · 3/2
/// > **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo CATA_566 570d2436 8d0f2c8d 393c025d.3aa7897e
#[test]
#[ignore = "todo: Tol'vir Carver"]
fn CATA_566_tolvir_carver() {
    unwritten("CATA_566");
}

/// `CATA_820` · Hunter spell · 4 mana
/// > **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
///
/// State: Todo
//~ todo CATA_820 c6e1b34b b481910b a914174a.098a37ba
#[test]
#[ignore = "todo: Supply Run"]
fn CATA_820_supply_run() {
    unwritten("CATA_820");
}

/// `CATA_820t` · Hunter spell · 4 mana
/// > **Shattered** Draw 3 minions.
///
/// State: Todo
//~ todo CATA_820t 7e8b0f0f 4e37ef32 c1897bb4.4ec81a13
#[test]
#[ignore = "todo: Supply Run"]
fn CATA_820t_supply_run() {
    unwritten("CATA_820t");
}

/// `CATA_820t2` · Hunter spell · 4 mana
/// > **Shattered** Give minions in your hand +2/+2.
///
/// State: Todo
//~ todo CATA_820t2 638f07ac a6263090 eab3c82f.63d70fc7
#[test]
#[ignore = "todo: Supply Run"]
fn CATA_820t2_supply_run() {
    unwritten("CATA_820t2");
}

/// `MEND_300` · Hunter spell · 1 mana
/// > Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
///
/// State: Todo
//~ todo MEND_300 f20f9689 83804afa a6b41891.ed2ede52
#[test]
#[ignore = "todo: Tame Pet"]
fn MEND_300_tame_pet() {
    unwritten("MEND_300");
}

/// `MEND_301` · Hunter minion · 4 mana · 2/2
/// > **Battlecry:** Choose an Animal Companion to summon.
///
/// State: Todo
//~ todo MEND_301 e0686cf1 10988c33 28a280c3.ec770d54
#[test]
#[ignore = "todo: Spiritspeaker"]
fn MEND_301_spiritspeaker() {
    unwritten("MEND_301");
}

/// `MEND_302` · Hunter minion · 4 mana · 3/3
/// > **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
///
/// State: Todo
//~ todo MEND_302 1c7750a9 3b260cbf 8a4e08c5.de6c62e6
#[test]
#[ignore = "todo: Wasteland Vanguard"]
fn MEND_302_wasteland_vanguard() {
    unwritten("MEND_302");
}

/// `MEND_303` · Hunter minion · 2 mana · 2/3
/// > **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
///
/// State: Todo
//~ todo MEND_303 50ca1b76 ed49a100 5e95b5a4.9d6699ea
#[test]
#[ignore = "todo: Migrating Elekk"]
fn MEND_303_migrating_elekk() {
    unwritten("MEND_303");
}

/// `MEND_304` · Hunter minion · 5 mana · 4/6
/// > **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
///
/// State: Todo
//~ todo MEND_304 d45cd116 9bed6f4e 3a00834b.251620b9
#[test]
#[ignore = "todo: Talya Earthstrider"]
fn MEND_304_talya_earthstrider() {
    unwritten("MEND_304");
}

/// `MEND_307` · Hunter spell · 7 mana
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// State: Todo
//~ todo MEND_307 f5c5c027 346f355a 546f1b17.edef6a5d
#[test]
#[ignore = "todo: Roam Free"]
fn MEND_307_roam_free() {
    unwritten("MEND_307");
}
