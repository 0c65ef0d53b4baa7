//! Priest cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b7eccce0

/// `EDR_449` · Priest minion · 2 mana · 3/2
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_449 c753fa8d - 98c3923e.a3e49fdb
#[test]
fn EDR_449_lunarwing_messenger() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_449"),
            Cost("EDR_449", 2),
            Stats("EDR_449", 3, 2),
            Has("EDR_449", GameTag::LIFESTEAL),
            Play("EDR_449", Nothing),
            Is(MyPower, "EDR_449p"),
        ],
    );
}

/// `EDR_449p` · Priest hero power · 2 mana
/// > Choose a playable Priest minion or spell to add to your hand. It costs (**@**) less, but is **Temporary**.
///
/// State: Todo
//~ todo EDR_449p 6a9f6f2c 6b526b49 f5ce8fdc.569d1963
#[test]
#[ignore = "todo: Blessing of the Moon"]
fn EDR_449p_blessing_of_the_moon() {
    unwritten("EDR_449p");
}

/// `EDR_464` · Priest minion · 7 mana · 5/7
/// > **Battlecry:** The next 3 spells you play cast twice.
///
/// State: Todo
//~ todo EDR_464 95289d1f 02ae5140 21336acf.b8b05f4c
#[test]
#[ignore = "todo: Tyrande"]
fn EDR_464_tyrande() {
    unwritten("EDR_464");
}

/// `EDR_895` · Priest minion · 9 mana · 7/11
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
///
/// State: Todo
//~ todo EDR_895 47328697 6d4fa479 545504e1.a02c973f
#[test]
#[ignore = "todo: Aviana, Elune's Chosen"]
fn EDR_895_aviana_elunes_chosen() {
    unwritten("EDR_895");
}

/// `EDR_970` · Priest minion · 3 mana · 3/3
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_970 7170de2c - 1ef3e007.425438db
#[test]
fn EDR_970_kaldorei_priestess() {
    check(
        CardClass::Priest,
        &[
            Give("EDR_970"),
            Cost("EDR_970", 3),
            Stats("EDR_970", 3, 3),
            Enemy("CS2_182"),
            Play("EDR_970", Nothing),
            Now(Their(0), 2, 5),
            Is(MyPower, "EDR_449p"),
        ],
    );
}

/// `FIR_916` · Priest spell · Fire · 2 mana
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1}!)*@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_916 9061652d 49408a14 816faac7.f83562e2
#[test]
#[ignore = "todo: Smoldering Ascent"]
fn FIR_916_smoldering_ascent() {
    unwritten("FIR_916");
}
