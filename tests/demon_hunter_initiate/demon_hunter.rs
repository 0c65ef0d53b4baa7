//! Demon Hunter cards of Demon Hunter Initiate, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5a180ec9

/// Nethrandamus · Minion · Dragon · 9 mana · 8/8 · **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
//~ done BT_481 - 72d46923 -
#[test]
fn BT_481_nethrandamus() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_481"),
            Cost("BT_481", 9),
            Stats("BT_481", 8, 8),
            Friend("CS2_231"),
            Kill(My(0)),
            Enemy("CS2_231"),
            Kill(Their(0)),
            Friend("CS2_231"),
            Kill(My(0)),
            Play("BT_481", Nothing),
            BoardCount(Mine, 3),
            Is(My(1), "BT_481"),
            CostNow(My(0), 2),
            CostNow(My(2), 2),
        ],
    );
}

/// Blur · Spell · 0 mana · Your hero can't take damage this turn.
//~ todo BT_752 d17e7771 779d80d8 -
#[test]
#[ignore = "todo: Blur"]
fn BT_752_blur() {
    unwritten("BT_752");
}

/// Mana Burn · Spell · Fel · 1 mana · Your opponent has 2 fewer Mana Crystals next turn.
//~ todo BT_753 488ddb76 e705e753 -
#[test]
#[ignore = "todo: Mana Burn"]
fn BT_753_mana_burn() {
    unwritten("BT_753");
}
