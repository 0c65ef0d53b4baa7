//! Neutral cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d678fef

/// `ICC_828t4` · Neutral minion · 3 mana · 1/1
/// > **Divine Shield** **Poisonous**@**Divine Shield**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t4 cb12fa93 c37ab2e9 5be2990d.e662bef6
#[test]
#[ignore = "todo: Stoneskin Basilisk"]
fn ICC_828t4_stoneskin_basilisk() {
    unwritten("ICC_828t4");
}

/// `LOOT_193` · Neutral minion · 4 mana · 3/3
/// > **Elusive** on your opponent's turn.
///
/// State: Done
//~ done LOOT_193 0a9eb60d - 98874d68.fc061c5c
#[test]
fn LOOT_193_shimmering_courser() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_193"),
            Cost("LOOT_193", 4),
            Stats("LOOT_193", 3, 3),
            Play("LOOT_193", Nothing),
            HasNot(Nth(0), GameTag::ELUSIVE),
            Play("CS2_008", On(Nth(0))),
            Damage(Nth(0), 1),
            EndTurn,
            HasNow(Nth(0), GameTag::ELUSIVE),
            GiveThem("CS2_008"),
            CannotTarget("CS2_008", Nth(0)),
            EndTurn,
            HasNot(Nth(0), GameTag::ELUSIVE),
        ],
    );
}

/// `LOOT_357` · Neutral minion · 8 mana · 6/6
/// > **Battlecry:** Summon a 0/8 Treasure Chest for your opponent. *(Break it for awesome loot!)*
///
/// State: Todo
//~ todo LOOT_357 a16cc14d 13ba277b 957f8b7c.045ad875
#[test]
#[ignore = "todo: Marin the Fox"]
fn LOOT_357_marin_the_fox() {
    unwritten("LOOT_357");
}

/// `LOOT_357l` · Neutral minion · 3 mana · 0/8
/// > **Deathrattle:** Give your opponent a fantastic treasure!
///
/// State: Todo
//~ todo LOOT_357l 6eaaa7cf bcecd22d 4f6dc618.c85a70db
#[test]
#[ignore = "todo: Master Chest"]
fn LOOT_357l_master_chest() {
    unwritten("LOOT_357l");
}

/// `LOOT_389` · Neutral minion · 3 mana · 1/3
/// > **Battlecry:** Return one of your destroyed weapons to your hand.
///
/// State: Todo
//~ todo LOOT_389 9c7b0c2e bf247829 adb5d6f4.66afa822
#[test]
#[ignore = "todo: Rummaging Kobold"]
fn LOOT_389_rummaging_kobold() {
    unwritten("LOOT_389");
}

/// `LOOT_526` · Neutral minion · 4 mana · 20/20
/// > Starts **Dormant**. **Battlecry:** Shuffle 3 Candles into the enemy deck. When drawn, this awakens.
///
/// State: Todo
//~ todo LOOT_526 8b6398eb f817c122 f0a89ba1.38598d9d
#[test]
#[ignore = "todo: The Darkness"]
fn LOOT_526_the_darkness() {
    unwritten("LOOT_526");
}

/// `LOOT_526d` · Neutral minion · 4 mana · 20/20
/// > @
///
/// State: Todo
//~ todo LOOT_526d 28d20b98 b3a680d3 da600276.56add452
#[test]
#[ignore = "todo: The Darkness"]
fn LOOT_526d_the_darkness() {
    unwritten("LOOT_526d");
}

/// `LOOT_526t` · Neutral spell · 4 mana
/// > **Casts When Drawn** Snuff out a candle.
///
/// State: Todo
//~ todo LOOT_526t 65e19269 0871f624 3f06c8f3.292abdca
#[test]
#[ignore = "todo: Darkness Candle"]
fn LOOT_526t_darkness_candle() {
    unwritten("LOOT_526t");
}

/// `LOOT_541` · Neutral minion · 8 mana · 5/5
/// > **Battlecry:** Swap decks with your opponent. Give them a Ransom spell to swap back.
///
/// State: Todo
//~ todo LOOT_541 8675943f 4368a7a5 970f288a.da14f4bd
#[test]
#[ignore = "todo: King Togwaggle"]
fn LOOT_541_king_togwaggle() {
    unwritten("LOOT_541");
}

/// `LOOT_541t` · Neutral spell · 5 mana
/// > Swap decks with your opponent.
///
/// State: Todo
//~ todo LOOT_541t 0565d732 5b2e6e8f 769cd078.2b81693c
#[test]
#[ignore = "todo: King's Ransom"]
fn LOOT_541t_kings_ransom() {
    unwritten("LOOT_541t");
}

/// `LOOT_998h` · Neutral spell · 3 mana
/// > Draw a card. Fill your hand with copies of it.
///
/// State: Todo
//~ todo LOOT_998h d50e6b9e 004cff8e 37e35f54.ff8d8790
#[test]
#[ignore = "todo: Tolin's Goblet"]
fn LOOT_998h_tolins_goblet() {
    unwritten("LOOT_998h");
}

/// `LOOT_998k` · Neutral minion · 3 mana · 6/6
/// > **Taunt** **Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
///
/// State: Todo
//~ todo LOOT_998k 212d7d91 16290422 d96ec314.3b315fd9
#[test]
#[ignore = "todo: Golden Kobold"]
fn LOOT_998k_golden_kobold() {
    unwritten("LOOT_998k");
}
