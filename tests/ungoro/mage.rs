//! Mage cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Flame Geyser
///
/// `UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// State: Todo
//~ UNG_018 todo bc8701cb cdc4b4a7
#[test]
#[ignore = "todo: UNG_018 Flame Geyser"]
fn UNG_018_flame_geyser() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_018"),
            Cost("UNG_018", 1),
            Targets("UNG_018", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Arcanologist
///
/// `UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// State: Todo
//~ UNG_020 todo 3acf0ae0 9472f404
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
/// State: Todo
//~ UNG_021 todo 6dc1a414 a1d699b2
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
/// State: Todo
//~ UNG_024 todo 78448f2e 0c4b4ff7
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
//~ UNG_027 todo b85f4833 085a142f
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
//~ UNG_027t2 todo d8120aee 8b382b0c
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
//~ UNG_027t4 vanilla 358b0d35 0773a66d
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
/// State: Todo
//~ UNG_028 todo 2e05d7aa f17b1f9e
#[test]
#[ignore = "todo: UNG_028 Open the Waygate"]
fn UNG_028_open_the_waygate() {
    check(CardClass::Mage, &[Give("UNG_028"), Cost("UNG_028", 1), Unwritten]);
}

/// # Time Warp
///
/// `UNG_028t` · Mage spell · Arcane · 5 mana
///
/// > Take an extra turn. *(Once per game)*
///
/// State: Todo
//~ UNG_028t todo 4b9709c7 ea5d8f6b
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
/// State: Todo
//~ UNG_846 todo ba298f66 8bf114f7
#[test]
#[ignore = "todo: UNG_846 Shimmering Tempest"]
fn UNG_846_shimmering_tempest() {
    check(CardClass::Mage, &[Give("UNG_846"), Cost("UNG_846", 2), Stats("UNG_846", 2, 2), Unwritten]);
}

/// # Primordial Glyph
///
/// `UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// State: Todo
//~ UNG_941 todo ade32dcb a150c2ee
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
/// State: Todo
//~ UNG_948 todo d6197757 9d77907f
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
/// State: Todo
//~ UNG_955 todo 42c51871 aff3d616
#[test]
#[ignore = "todo: UNG_955 Meteor"]
fn UNG_955_meteor() {
    check(
        CardClass::Mage,
        &[Give("UNG_955"), Cost("UNG_955", 6), Targets("UNG_955", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}
