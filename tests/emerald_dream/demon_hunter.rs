//! Demon Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b1aed4c

/// Alara'shi · Minion · Demon · Beast · 5 mana · 5/5 · **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
//~ todo EDR_493 bf1e214d ab03a3e3 -
#[test]
#[ignore = "todo: Alara'shi"]
fn EDR_493_alarashi() {
    unwritten("EDR_493");
}

/// Wyvern's Slumber · Spell · 3 mana · **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
//~ todo EDR_820 6dee20bf 25f76914 -
#[test]
#[ignore = "todo: Wyvern's Slumber"]
fn EDR_820_wyverns_slumber() {
    unwritten("EDR_820");
}

/// Encroaching Fear · Spell · 3 mana · Summon two random **Dormant** Dreadseeds.
//~ todo EDR_820a 3dbfaac6 479928a8 -
#[test]
#[ignore = "todo: Encroaching Fear"]
fn EDR_820a_encroaching_fear() {
    unwritten("EDR_820a");
}

/// Dreadsoul Corrupter · Minion · 4 mana · 4/4 · **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
//~ todo EDR_841 a57797ca 935d83f6 -
#[test]
#[ignore = "todo: Dreadsoul Corrupter"]
fn EDR_841_dreadsoul_corrupter() {
    unwritten("EDR_841");
}

/// Jumpscare! · Spell · 2 mana · **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
//~ todo EDR_882 f3c5f7b5 e0134fe2 -
#[test]
#[ignore = "todo: Jumpscare!"]
fn EDR_882_jumpscare() {
    unwritten("EDR_882");
}

/// Ferocious Felbat · Minion · Demon · 7 mana · 7/5 · **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
//~ todo EDR_892 5a8085fc 8f2e1426 -
#[test]
#[ignore = "todo: Ferocious Felbat"]
fn EDR_892_ferocious_felbat() {
    unwritten("EDR_892");
}

/// Felfire Blaze · Minion · Elemental · 2 mana · 2/3 · After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
//~ done FIR_904 - 62009c80 -
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
