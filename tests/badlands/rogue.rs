//! Rogue cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0fda270f

/// # Shadestone Skulker
///
/// `DEEP_012` · Multi-class minion · 1 mana · 1/1
///
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
///
/// State: Todo
//~ todo DEEP_012 d7c0aa40 5f160c7e 661edb4f.c7d0910e
#[test]
#[ignore = "todo: DEEP_012 Shadestone Skulker"]
fn DEEP_012_shadestone_skulker() {
    check(
        CardClass::Rogue,
        &[Give("DEEP_012"), Cost("DEEP_012", 1), Stats("DEEP_012", 1, 1), Has("DEEP_012", GameTag::RUSH), Unwritten],
    );
}

/// # Quick Pick
///
/// `DEEP_014` · Multi-class weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, draw a card.
///
/// State: Derived
//~ derived DEEP_014 ec8bb3b1 99db9af1 090bda0d.a64dc786
#[test]
fn DEEP_014_quick_pick() {
    check(
        CardClass::Rogue,
        &[
            Give("DEEP_014"),
            Cost("DEEP_014", 2),
            Stats("DEEP_014", 1, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_014"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Fool's Gold
///
/// `DEEP_022` · Rogue spell · 1 mana
///
/// > Get a random Golden Pirate and Elemental from other classes.
///
/// State: Derived
//~ derived DEEP_022 f5a514d7 79bccd52 cfcacfd5.bf0d40f4
#[test]
fn DEEP_022_fools_gold() {
    check(
        CardClass::Rogue,
        &[
            Give("DEEP_022"),
            Cost("DEEP_022", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BAR_896")),
            Force(Card("AV_115")),
            Play("DEEP_022", Nothing),
            Is(InHand(0), "BAR_896"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 4, 6),
            Is(InHand(1), "AV_115"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 2, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("DEEP_022"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("DEEP_022", Nothing)],
    );
}

/// # Dart Throw
///
/// `WW_006` · Rogue spell · 2 mana
///
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
///
/// State: Todo
//~ todo WW_006 35ad733c 54bc7c53 6aca8396.a9083b91
#[test]
#[ignore = "todo: WW_006 Dart Throw"]
fn WW_006_dart_throw() {
    check(CardClass::Rogue, &[Give("WW_006"), Cost("WW_006", 2), Unwritten]);
}

/// # Bounty Wrangler
///
/// `WW_363` · Rogue minion · 3 mana · 3/4
///
/// > **Quickdraw or Combo:** Get a Coin.
///
/// State: Derived
//~ derived WW_363 9a265084 a2da244e 7bfcb285.420f47d5
#[test]
fn WW_363_bounty_wrangler() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_363"),
            Cost("WW_363", 3),
            Stats("WW_363", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("WW_363", Nothing),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Velarok Windblade
///
/// `WW_364` · Rogue minion · 3 mana · 3/3
///
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
///
/// State: Todo
//~ todo WW_364 d1b0acd6 2517cd73 b5fbe772.d23da0fc
#[test]
#[ignore = "todo: WW_364 Velarok Windblade"]
fn WW_364_velarok_windblade() {
    check(CardClass::Rogue, &[Give("WW_364"), Cost("WW_364", 3), Stats("WW_364", 3, 3), Unwritten]);
}

/// # Velarok, the Deceiver
///
/// `WW_364t` · Rogue minion · 3 mana · 3/3
///
/// > **Charge** After this attacks, **Discover** a card from another class. It costs (3) less.
///
/// State: Derived
//~ derived WW_364t 6b77ce3b 35e2fa23 9d96fd00.1bfe6d33
#[test]
fn WW_364t_velarok_the_deceiver() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_364t"),
            Cost("WW_364t", 3),
            Stats("WW_364t", 3, 3),
            Has("WW_364t", GameTag::CHARGE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WW_364t"),
            Force(Card("AT_020")),
            Attack(Nth(4), TheirHero),
            ChooseCard("AT_020"),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 6, 8),
            HandCount(Mine, 2),
        ],
    );
}

/// # Velarok, the Deceiver
///
/// `WW_364te` · Rogue enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived WW_364te 86a424eb 9fa87295 97aac330.bb1f76c5
#[test]
fn WW_364te_velarok_the_deceiver() {
    check(CardClass::Rogue, &[Give("CS2_119"), Enchant(Nth(0), "WW_364te"), CostNow(Nth(0), 1)]);
}

/// # Triple Sevens
///
/// `WW_410` · Rogue spell · 7 mana
///
/// > Deal $7 damage to a minion. Draw 7 cards.
///
/// State: Derived
//~ derived WW_410 c23c6b4a e8f0cf27 d3ee68f5.b2c91b6c
#[test]
fn WW_410_triple_sevens() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_410"),
            Cost("WW_410", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_410", On(Nth(9))),
            DeckCount(Mine, 19),
            HandCount(Mine, 7),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Dead(Nth(9)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_410"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_410", On(Nth(8))),
            BoardCount(Mine, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 7),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Dead(Nth(8)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_410"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_119"),
            Play("WW_410", On(Nth(9))),
            DeckCount(Mine, 19),
            HandCount(Mine, 7),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Dead(Nth(9)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_410"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_119"),
            Play("WW_410", On(Nth(8))),
            DeckCount(Mine, 19),
            HandCount(Mine, 7),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 14, 21),
        ],
    );
}

/// # Stick Up
///
/// `WW_411` · Rogue spell · 1 mana
///
/// > **Discover** a **Quickdraw** card from another class.
///
/// State: Derived
//~ derived WW_411 68531e3f a81a6805 71f873bb.04573955
#[test]
fn WW_411_stick_up() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_411"),
            Cost("WW_411", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DEEP_024")),
            Play("WW_411", Nothing),
            ChooseCard("DEEP_024"),
            Is(InHand(0), "DEEP_024"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_411"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("WW_411", Nothing),
            Choose(0),
        ],
    );
}

/// # Bloodrock Co. Shovel
///
/// `WW_412` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle: Excavate** a treasure.
///
/// State: Done
//~ done WW_412 a4ba3e90 - 65505623.9d61af0a
#[test]
fn WW_412_bloodrock_co_shovel() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_412"),
            Cost("WW_412", 1),
            Stats("WW_412", 1, 3),
            Friend("WW_412"),
            Kill(MyWeapon),
            HandCount(Mine, 2),
        ],
    );
}

/// # Antique Flinger
///
/// `WW_413` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
///
/// State: Done
//~ done WW_413 7cac2529 - a433abc5.6509afab
#[test]
fn WW_413_antique_flinger() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_413"),
            Cost("WW_413", 3),
            Stats("WW_413", 4, 3),
            Enemy("CS2_182"),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("WW_413", On(Their(0))),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Wishing Well
///
/// `WW_415` · Rogue minion · 5 mana · 0/7
///
/// > After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
///
/// State: Derived
//~ derived WW_415 dbb0ee7b d286e2c4 869d101e.4d2f3119
#[test]
fn WW_415_wishing_well() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_415"),
            Cost("WW_415", 5),
            Stats("WW_415", 0, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_415"),
            Force(Card("AT_009")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_415"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_415"),
            Never(Card("AV_113")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_415"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_415"),
            Never(Card("AT_003")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_415"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_415"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 5),
            Now(Nth(0), 0, 7),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 0, 7),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Shell Game
///
/// `WW_416` · Rogue spell · 2 mana
///
/// > Get a random Epic, Rare, and Common card from other classes.
///
/// State: Derived
//~ derived WW_416 9521590b a36706de 2e8eaa5d.a02cc642
#[test]
fn WW_416_shell_game() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_416"),
            Cost("WW_416", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Force(Card("AT_002")),
            Force(Card("AT_020")),
            Play("WW_416", Nothing),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "AT_002"),
            CostNow(InHand(1), 3),
            Is(InHand(2), "AT_020"),
            CostNow(InHand(2), 7),
            Now(InHand(2), 6, 8),
            HandCount(Mine, 3),
        ],
    );
}

/// # Drilly the Kid
///
/// `WW_417` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry, Quickdraw, and Deathrattle: Excavate** a treasure.
///
/// State: Derived
//~ derived WW_417 9311c091 5a418a64 aab13482.ba9d952e
#[test]
fn WW_417_drilly_the_kid() {
    check(
        CardClass::Rogue,
        &[
            Give("WW_417"),
            Cost("WW_417", 4),
            Stats("WW_417", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Force(Card("WW_001t9")),
            Play("WW_417", Nothing),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            Is(InHand(1), "WW_001t9"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("WW_417"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_417"),
            Force(Card("WW_001t4")),
            Kill(Nth(3)),
            Is(InHand(1), "WW_001t4"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 3),
            HandCount(Mine, 2),
        ],
    );
}
