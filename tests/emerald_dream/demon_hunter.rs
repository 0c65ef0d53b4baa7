//! Demon Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b1aed4c

/// `EDR_493` · Demon Hunter minion · 5 mana · 5/5
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ todo EDR_493 24ccd443 bf1e214d 89b1424d.e0a4c2ba
#[test]
#[ignore = "todo: Alara'shi"]
fn EDR_493_alarashi() {
    unwritten("EDR_493");
}

/// `EDR_820` · Demon Hunter spell · 3 mana
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
///
/// State: Todo
//~ todo EDR_820 a0c6bf83 6dee20bf c45dd34c.e9bac26c
#[test]
#[ignore = "todo: Wyvern's Slumber"]
fn EDR_820_wyverns_slumber() {
    unwritten("EDR_820");
}

/// `EDR_820a` · Demon Hunter spell · 3 mana
/// > Summon two random **Dormant** Dreadseeds.
///
/// State: Todo
//~ todo EDR_820a 537ebb6f 3dbfaac6 f7c924e7.fbca5960
#[test]
#[ignore = "todo: Encroaching Fear"]
fn EDR_820a_encroaching_fear() {
    unwritten("EDR_820a");
}

/// `EDR_841` · Demon Hunter minion · 4 mana · 4/4
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
///
/// State: Todo
//~ todo EDR_841 1110c4a8 a57797ca 368a5de9.243b701d
#[test]
#[ignore = "todo: Dreadsoul Corrupter"]
fn EDR_841_dreadsoul_corrupter() {
    unwritten("EDR_841");
}

/// `EDR_882` · Demon Hunter spell · 2 mana
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
///
/// State: Todo
//~ todo EDR_882 33c237af f3c5f7b5 2586d766.6aa85b83
#[test]
#[ignore = "todo: Jumpscare!"]
fn EDR_882_jumpscare() {
    unwritten("EDR_882");
}

/// `EDR_892` · Demon Hunter minion · 7 mana · 7/5
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
///
/// State: Todo
//~ todo EDR_892 5ca74a8c 5a8085fc e34fb446.3024c961
#[test]
#[ignore = "todo: Ferocious Felbat"]
fn EDR_892_ferocious_felbat() {
    unwritten("EDR_892");
}

/// `FIR_904` · Demon Hunter minion · 2 mana · 2/3
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
///
/// State: Done
//~ done FIR_904 eb7fbbe4 - 9df62bfd.959cc1a9
#[test]
fn FIR_904_felfire_blaze() {
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_904"),
            Cost("FIR_904", 2),
            Stats("FIR_904", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_904", Nothing),
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Play),
            Play("BT_035", Nothing),
            Dead(Nth(0)),
            Damage(Nth(2), 2),
            Health(TheirHero, 28),
            Damage(Nth(1), 0),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("FIR_904"), EndTurn, Play("BT_035", Nothing), In(Nth(0), Zone::Play), Health(TheirHero, 30)],
    );
}
