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
//~ derived UNG_018 94c50f82 51cadc03 2af5b1bf.6e317ed7
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
            Now(Nth(2), 4, 3),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
            Damage(MyHero, 0),
            Damage(TheirHero, 0),
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
//~ derived UNG_020 7c663a2c ea0116b8 71a3bbcb.169a6d9c
#[test]
#[ignore = "todo: UNG_020 Arcanologist"]
fn UNG_020_arcanologist() {
    check(CardClass::Mage, &[Give("UNG_020"), Cost("UNG_020", 2), Stats("UNG_020", 2, 3), Unwritten]);
}

/// # Steam Surger
///
/// `UNG_021` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
///
/// State: Derived
//~ derived UNG_021 18088592 e51325cd ec5eb2e2.df35d2f7
#[test]
#[ignore = "todo: UNG_021 Steam Surger"]
fn UNG_021_steam_surger() {
    check(CardClass::Mage, &[Give("UNG_021"), Cost("UNG_021", 4), Stats("UNG_021", 5, 4), Unwritten]);
}

/// # Mana Bind
///
/// `UNG_024` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, add a copy to your hand that costs (0).
///
/// State: Derived
//~ derived UNG_024 db7c92f1 c121809c ad77af15.9c6f0799
#[test]
#[ignore = "todo: UNG_024 Mana Bind"]
fn UNG_024_mana_bind() {
    check(CardClass::Mage, &[Give("UNG_024"), Cost("UNG_024", 3), Unwritten]);
}

/// # Pyros
///
/// `UNG_027` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
///
/// State: Todo
//~ todo UNG_027 02651214 dc541611 d4ae2702.7d3997ab
#[test]
#[ignore = "todo: UNG_027 Pyros"]
fn UNG_027_pyros() {
    check(CardClass::Mage, &[Give("UNG_027"), Cost("UNG_027", 2), Stats("UNG_027", 2, 2), Unwritten]);
}

/// # Pyros
///
/// `UNG_027t2` · Mage minion · 4 mana · 6/6
///
/// > **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
///
/// State: Todo
//~ todo UNG_027t2 a48f9fd0 8ca9f0f4 425e68e1.bca0fdc4
#[test]
#[ignore = "todo: UNG_027t2 Pyros"]
fn UNG_027t2_pyros() {
    check(CardClass::Mage, &[Give("UNG_027t2"), Cost("UNG_027t2", 4), Stats("UNG_027t2", 6, 6), Unwritten]);
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
//~ derived UNG_846 f2c098c9 ea044d3d b1092110.67afde8a
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
            Play("UNG_846", Nothing),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Primordial Glyph
///
/// `UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// State: Derived
//~ derived UNG_941 51422608 aa981b74 40a78cd3.64ea6159
#[test]
#[ignore = "todo: UNG_941 Primordial Glyph"]
fn UNG_941_primordial_glyph() {
    check(CardClass::Mage, &[Give("UNG_941"), Cost("UNG_941", 2), Unwritten]);
}

/// # Molten Reflection
///
/// `UNG_948` · Mage spell · Fire · 4 mana
///
/// > Choose a friendly minion. Summon a copy of it.
///
/// State: Derived
//~ derived UNG_948 07f9a30d b7a32006 ba7e1819.76aaeb94
#[test]
#[ignore = "todo: UNG_948 Molten Reflection"]
fn UNG_948_molten_reflection() {
    check(CardClass::Mage, &[Give("UNG_948"), Cost("UNG_948", 4), Targets("UNG_948", &[FriendlyMinion]), Unwritten]);
}

/// # Meteor
///
/// `UNG_955` · Mage spell · Fire · 6 mana
///
/// > Deal $15 damage to a minion and $4 damage to adjacent ones.
///
/// State: Derived
//~ derived UNG_955 395b1674 d07090ba 5963c439.2379a773
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
            Now(Nth(1), 4, 5),
            Damage(MyHero, 0),
            Damage(TheirHero, 0),
        ],
    );
}
