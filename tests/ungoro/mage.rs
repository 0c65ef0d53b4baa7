//! Mage cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 99a0e779

/// # Flame Geyser
///
/// `UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// State: Derived
//~ derived UNG_018 94c50f82 861f79c1 2af5b1bf.6e317ed7
#[test]
fn UNG_018_flame_geyser() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_018"),
            Cost("UNG_018", 1),
            Targets("UNG_018", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_018", On(Nth(2))),
            Is(InHand(0), "UNG_809t1"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_018", On(Nth(1))),
            Is(InHand(0), "UNG_809t1"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Arcanologist
///
/// `UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// State: Derived
//~ derived UNG_020 7c663a2c 63d47f6b 71a3bbcb.169a6d9c
#[test]
fn UNG_020_arcanologist() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_020"),
            Cost("UNG_020", 2),
            Stats("UNG_020", 2, 3),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_020", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Steam Surger
///
/// `UNG_021` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
///
/// State: Derived
//~ derived UNG_021 18088592 08ced60f ec5eb2e2.df35d2f7
#[test]
fn UNG_021_steam_surger() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_021"),
            Cost("UNG_021", 4),
            Stats("UNG_021", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_021", Nothing),
            Is(InHand(1), "UNG_018"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_021"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_021", Nothing), HandCount(Mine, 0)],
    );
}

/// # Mana Bind
///
/// `UNG_024` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, add a copy to your hand that costs (0).
///
/// State: Derived
//~ derived UNG_024 db7c92f1 8b327324 ad77af15.9c6f0799
#[test]
fn UNG_024_mana_bind() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_024"),
            Cost("UNG_024", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_024"),
            EndTurn,
            Play("GAME_005", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_024"),
            EndTurn,
            Play("CS2_075", Nothing),
            Is(InHand(1), "CS2_075"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            Dead(Nth(3)),
        ],
    );
}

/// # Pyros
///
/// `UNG_027` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
///
/// State: Derived
//~ derived UNG_027 02651214 43e390fc d4ae2702.7d3997ab
#[test]
fn UNG_027_pyros() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_027"),
            Cost("UNG_027", 2),
            Stats("UNG_027", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_027"),
            Kill(Nth(3)),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 6, 6),
        ],
    );
}

/// # Pyros
///
/// `UNG_027t2` · Mage minion · 4 mana · 6/6
///
/// > **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
///
/// State: Derived
//~ derived UNG_027t2 a48f9fd0 78d666b2 425e68e1.bca0fdc4
#[test]
fn UNG_027t2_pyros() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_027t2"),
            Cost("UNG_027t2", 4),
            Stats("UNG_027t2", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_027t2"),
            Kill(Nth(3)),
            HandCount(Mine, 2),
            CostNow(Nth(3), 8),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 10, 10),
        ],
    );
}

/// # Pyros
///
/// `UNG_027t4` · Mage minion · 8 mana · 10/10
///
/// State: Vanilla
//~ vanilla UNG_027t4 6a9d5072 c334c41c 8a66b9e7
#[test]
fn UNG_027t4_pyros() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_027t4"),
            Cost("UNG_027t4", 8),
            Stats("UNG_027t4", 10, 10),
            Play("UNG_027t4", Nothing),
            In(The("UNG_027t4"), Zone::Play),
            Now(The("UNG_027t4"), 10, 10),
        ],
    );
}

/// # Open the Waygate
///
/// `UNG_028` · Mage spell · 1 mana
///
/// > **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
///
/// State: Done
//~ done UNG_028 77016f67 - 26afc4eb.739cf09b
#[test]
fn UNG_028_open_the_waygate() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_028"),
            Cost("UNG_028", 1),
            Play("UNG_028", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Is(InHand(0), "UNG_028t"),
        ],
    );
}

/// # Time Warp
///
/// `UNG_028t` · Mage spell · Arcane · 5 mana
///
/// > Take an extra turn. *(Once per game)*
///
/// State: Todo
//~ todo UNG_028t 23ba05e5 db9aabad 75bceedb.7588fe8a
#[test]
#[ignore = "todo: UNG_028t Time Warp"]
fn UNG_028t_time_warp() {
    check(CardClass::Mage, &[Give("UNG_028t"), Cost("UNG_028t", 5), Unwritten]);
}

/// # Shimmering Tempest
///
/// `UNG_846` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// State: Derived
//~ derived UNG_846 f2c098c9 7cca50a0 b1092110.67afde8a
#[test]
fn UNG_846_shimmering_tempest() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_846"),
            Cost("UNG_846", 2),
            Stats("UNG_846", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("UNG_846", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_846"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("UNG_846", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_846"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("UNG_846", Nothing)],
    );
}

/// # Primordial Glyph
///
/// `UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// State: Derived
//~ derived UNG_941 51422608 fa472821 40a78cd3.64ea6159
#[test]
fn UNG_941_primordial_glyph() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_941"),
            Cost("UNG_941", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("UNG_941", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_941"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("UNG_941", Nothing),
            Choose(0),
        ],
    );
}

/// # Molten Reflection
///
/// `UNG_948` · Mage spell · Fire · 4 mana
///
/// > Choose a friendly minion. Summon a copy of it.
///
/// State: Derived
//~ derived UNG_948 07f9a30d f1b716f9 ba7e1819.76aaeb94
#[test]
fn UNG_948_molten_reflection() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_948"),
            Cost("UNG_948", 4),
            Targets("UNG_948", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_948", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Meteor
///
/// `UNG_955` · Mage spell · Fire · 6 mana
///
/// > Deal $15 damage to a minion and $4 damage to adjacent ones.
///
/// State: Derived
//~ derived UNG_955 395b1674 d5501373 5963c439.2379a773
#[test]
fn UNG_955_meteor() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_955"),
            Cost("UNG_955", 6),
            Targets("UNG_955", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_955", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_955"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_955", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("UNG_955"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_955", On(Nth(2))),
            Dead(Nth(2)),
            Now(Nth(3), 4, 1),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("UNG_955"), Friend("TLC_248"), Enemy("GVG_044"), Play("UNG_955", On(Nth(1))), Now(Nth(1), 14, 13)],
    );
}
