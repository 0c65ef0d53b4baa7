//! Priest cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a7b14a8

/// Murozond the Infinite · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** Play all cards your opponent played last turn.
//~ todo DRG_090 23a9de3b 848cf96d -
#[test]
#[ignore = "todo: Murozond the Infinite"]
fn DRG_090_murozond_the_infinite() {
    unwritten("DRG_090");
}

/// Time Rip · Spell · 5 mana · Destroy a minion. **Invoke** Galakrond.
//~ done DRG_246 - 7a7eda61 -
#[test]
fn DRG_246_time_rip() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_246"),
            Cost("DRG_246", 5),
            Enemy("CS2_182"),
            Play("DRG_246", On(Their(0))),
            BoardCount(Theirs, 0),
            HandCount(Mine, 1),
        ],
    );
}

/// Fate Weaver · Minion · Dragon · 4 mana · 3/6 · **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
//~ done DRG_300 - 13606a4c -
#[test]
fn DRG_300_fate_weaver() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_300"),
            Cost("DRG_300", 4),
            Stats("DRG_300", 3, 6),
            Play("DRG_303", Nothing),
            Play("DRG_303", Nothing),
            Crystals(10),
            Give("CS2_182"),
            Play("DRG_300", Nothing),
            CostNow(InHand(2), 3),
        ],
    );
}

/// Disciple of Galakrond · Minion · 1 mana · 1/2 · **Battlecry: Invoke** Galakrond.
//~ done DRG_303 - 74452a4b -
#[test]
fn DRG_303_disciple_of_galakrond() {
    check(
        CardClass::Priest,
        &[Give("DRG_303"), Cost("DRG_303", 1), Stats("DRG_303", 1, 2), Play("DRG_303", Nothing), HandCount(Mine, 1)],
    );
}

/// Envoy of Lazul · Minion · 2 mana · 2/2 · **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
//~ todo DRG_306 736f84ff 0411faaa -
#[test]
#[ignore = "todo: Envoy of Lazul"]
fn DRG_306_envoy_of_lazul() {
    unwritten("DRG_306");
}

/// Mindflayer Kaahrj · Minion · 3 mana · 3/3 · **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
//~ todo DRG_308 09c0f8dd 3cad84a9 -
#[test]
#[ignore = "todo: Mindflayer Kaahrj"]
fn DRG_308_mindflayer_kaahrj() {
    unwritten("DRG_308");
}

/// Galakrond, the Unspeakable · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Destroy 1 random enemy minion. *(@)*
//~ todo DRG_660 fc2041d6 9c29e991 -
#[test]
#[ignore = "todo: Galakrond, the Unspeakable"]
fn DRG_660_galakrond_the_unspeakable() {
    unwritten("DRG_660");
}
