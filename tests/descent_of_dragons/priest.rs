//! Priest cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a7b14a8

/// # Murozond the Infinite
///
/// `DRG_090` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// State: Todo
//~ todo DRG_090 383993e5 11cd337a 5ffffedd.913bfb22
#[test]
#[ignore = "todo: DRG_090 Murozond the Infinite"]
fn DRG_090_murozond_the_infinite() {
    check(CardClass::Priest, &[Give("DRG_090"), Cost("DRG_090", 8), Stats("DRG_090", 8, 8), Unwritten]);
}

/// # Time Rip
///
/// `DRG_246` · Priest spell · 5 mana
///
/// > Destroy a minion. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_246 78a0100d - 4d4c58e1.2a480f84
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

/// # Fate Weaver
///
/// `DRG_300` · Priest minion · 4 mana · 3/6
///
/// > **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
///
/// State: Done
//~ done DRG_300 c2f3f806 - 846dbfd7.4ac854ca
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

/// # Draconic Fate
///
/// `DRG_300e` · Priest enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DRG_300e 52bf3b07 33960ea6 0618e056.f705eb41
#[test]
fn DRG_300e_draconic_fate() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "DRG_300e"), CostNow(Nth(0), 2)]);
}

/// # Whispers of EVIL
///
/// `DRG_301` · Priest spell · 0 mana
///
/// > Add a **Lackey** to your hand.
///
/// State: Derived
//~ derived DRG_301 78fcc699 00b0cc18 223decae.f435c0a1
#[test]
fn DRG_301_whispers_of_evil() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_301"),
            Cost("DRG_301", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("DRG_301", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Grave Rune
///
/// `DRG_302` · Priest spell · Shadow · 4 mana
///
/// > Give a minion "**Deathrattle:** Summon 2 copies of this."
///
/// State: Derived
//~ derived DRG_302 cb00ff57 475e6801 05bf35d1.500c3506
#[test]
fn DRG_302_grave_rune() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_302"),
            Cost("DRG_302", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_302", On(Nth(1))),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
        ],
    );
    check(CardClass::Priest, &[Give("DRG_302"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_302", On(Nth(2)))]);
    check(CardClass::Priest, &[Give("DRG_302"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_302", On(Nth(1)))]);
}

/// # Grave Rune
///
/// `DRG_302e` · enchantment
///
/// > **Deathrattle:** Summon 2 copies of this.
///
/// State: Derived
//~ derived DRG_302e 21aab61b 5ea250b6 9fb0178b.be0cb567
#[test]
fn DRG_302e_grave_rune() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "DRG_302e"),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Disciple of Galakrond
///
/// `DRG_303` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_303 0d126f35 - e6981149.3008d055
#[test]
fn DRG_303_disciple_of_galakrond() {
    check(
        CardClass::Priest,
        &[Give("DRG_303"), Cost("DRG_303", 1), Stats("DRG_303", 1, 2), Play("DRG_303", Nothing), HandCount(Mine, 1)],
    );
}

/// # Chronobreaker
///
/// `DRG_304` · Priest minion · 5 mana · 4/5
///
/// > **Deathrattle:** If you're holding a Dragon, deal 3 damage to all enemy minions.
///
/// State: Derived
//~ derived DRG_304 2a3e7ffe d924508a 59cbb445.106c163c
#[test]
fn DRG_304_chronobreaker() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_304"),
            Cost("DRG_304", 5),
            Stats("DRG_304", 4, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_304"),
            Kill(Nth(5)),
            Now(Nth(4), 4, 2),
        ],
    );
}

/// # Envoy of Lazul
///
/// `DRG_306` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
///
/// State: Todo
//~ todo DRG_306 c9fb387c 77d07915 6c0759d3.e231da7c
#[test]
#[ignore = "todo: DRG_306 Envoy of Lazul"]
fn DRG_306_envoy_of_lazul() {
    check(CardClass::Priest, &[Give("DRG_306"), Cost("DRG_306", 2), Stats("DRG_306", 2, 2), Unwritten]);
}

/// # Breath of the Infinite
///
/// `DRG_307` · Priest spell · 3 mana
///
/// > Deal $2 damage to all minions. If you're holding a Dragon, only damage enemies.
///
/// State: Derived
//~ derived DRG_307 1e61e265 90815c01 2274a075.45d7a8cb
#[test]
fn DRG_307_breath_of_the_infinite() {
    check(
        CardClass::Priest,
        &[
            Give("DRG_307"),
            Cost("DRG_307", 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_307", Nothing),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DRG_307"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_307", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Mindflayer Kaahrj
///
/// `DRG_308` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
///
/// State: Todo
//~ todo DRG_308 0a2928ff 244d3a27 c2f726d7.c3f66b2f
#[test]
#[ignore = "todo: DRG_308 Mindflayer Kaahrj"]
fn DRG_308_mindflayer_kaahrj() {
    check(CardClass::Priest, &[Give("DRG_308"), Cost("DRG_308", 3), Stats("DRG_308", 3, 3), Unwritten]);
}

/// # Galakrond, the Unspeakable
///
/// `DRG_660` · Priest hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy 1 random enemy minion. *(@)*
///
/// State: Todo
//~ todo DRG_660 102851da 624ae501 8536849c.bf09f540
#[test]
#[ignore = "todo: DRG_660 Galakrond, the Unspeakable"]
fn DRG_660_galakrond_the_unspeakable() {
    check(CardClass::Priest, &[Give("DRG_660"), Cost("DRG_660", 7), Unwritten]);
}
