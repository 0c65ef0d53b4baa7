//! Priest cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a7b14a8

/// `DRG_090` · Priest minion · 8 mana · 8/8
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// State: Todo
//~ todo DRG_090 5af4d575 23a9de3b 5ffffedd.913bfb22
#[test]
#[ignore = "todo: Murozond the Infinite"]
fn DRG_090_murozond_the_infinite() {
    unwritten("DRG_090");
}

/// `DRG_246` · Priest spell · 5 mana
/// > Destroy a minion. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_246 07042739 - 4d4c58e1.2a480f84
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

/// `DRG_300` · Priest minion · 4 mana · 3/6
/// > **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
///
/// State: Done
//~ done DRG_300 9e17bba1 - 846dbfd7.4ac854ca
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

/// `DRG_303` · Priest minion · 1 mana · 1/2
/// > **Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_303 0fcecebf - e6981149.3008d055
#[test]
fn DRG_303_disciple_of_galakrond() {
    check(
        CardClass::Priest,
        &[Give("DRG_303"), Cost("DRG_303", 1), Stats("DRG_303", 1, 2), Play("DRG_303", Nothing), HandCount(Mine, 1)],
    );
}

/// `DRG_306` · Priest minion · 2 mana · 2/2
/// > **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
///
/// State: Todo
//~ todo DRG_306 50b2fbb1 736f84ff 6c0759d3.e231da7c
#[test]
#[ignore = "todo: Envoy of Lazul"]
fn DRG_306_envoy_of_lazul() {
    unwritten("DRG_306");
}

/// `DRG_308` · Priest minion · 3 mana · 3/3
/// > **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
///
/// State: Todo
//~ todo DRG_308 25e148c0 09c0f8dd c2f726d7.c3f66b2f
#[test]
#[ignore = "todo: Mindflayer Kaahrj"]
fn DRG_308_mindflayer_kaahrj() {
    unwritten("DRG_308");
}

/// `DRG_660` · Priest hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy 1 random enemy minion. *(@)*
///
/// State: Todo
//~ todo DRG_660 21ef4bbe fc2041d6 8536849c.bf09f540
#[test]
#[ignore = "todo: Galakrond, the Unspeakable"]
fn DRG_660_galakrond_the_unspeakable() {
    unwritten("DRG_660");
}
