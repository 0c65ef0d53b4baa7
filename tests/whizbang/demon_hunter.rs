//! Demon Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8443182c

/// `MIS_102` · Demon Hunter spell · 3 mana
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
///
/// State: Todo
//~ todo MIS_102 0a2b4fa0 270d2ab7 062a106d.8acf29b8
#[test]
#[ignore = "todo: Return Policy"]
fn MIS_102_return_policy() {
    unwritten("MIS_102");
}

/// `TOY_640` · Demon Hunter spell · Fel · 4 mana
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
///
/// State: Todo
//~ todo TOY_640 6ebbed2b 0f59a727 2ceca87d.6fd08106
#[test]
#[ignore = "todo: Workshop Mishap"]
fn TOY_640_workshop_mishap() {
    unwritten("TOY_640");
}

/// `TOY_643` · Demon Hunter spell · 2 mana
/// > Get 2 random Demons. **Outcast: Discover** them instead.
///
/// State: Todo
//~ todo TOY_643 d88156a2 3940389e 69bde896.25044571
#[test]
#[ignore = "todo: Blind Box"]
fn TOY_643_blind_box() {
    unwritten("TOY_643");
}

/// `TOY_652` · Demon Hunter minion · 5 mana · 6/5
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ todo TOY_652 0ffabee5 b2011f52 bcb48073.4eb1f7f6
#[test]
#[ignore = "todo: Window Shopper"]
fn TOY_652_window_shopper() {
    unwritten("TOY_652");
}

/// `TOY_652t` · Demon Hunter minion · 1 mana · 1/1
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ todo TOY_652t f40937d3 165983f0 bc027b7e.131d3b49
#[test]
#[ignore = "todo: Window Shopper"]
fn TOY_652t_window_shopper() {
    unwritten("TOY_652t");
}

/// `TOY_913` · Demon Hunter minion · 3 mana · 4/4
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition)*.
///
/// State: Todo
//~ todo TOY_913 fc27eb80 c70e81ce fc6ce124.2b98ae0e
#[test]
#[ignore = "todo: Ci'Cigi"]
fn TOY_913_ci_cigi() {
    unwritten("TOY_913");
}
