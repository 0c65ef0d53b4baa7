//! Druid cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Mounted Raptor
///
/// `LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// State: Todo
//~ LOE_050 todo 8377dcdd e9d6477f
#[test]
#[ignore = "todo: LOE_050 Mounted Raptor"]
fn LOE_050_mounted_raptor() {
    check(CardClass::Druid, &[Give("LOE_050"), Cost("LOE_050", 3), Stats("LOE_050", 3, 2), Unwritten]);
}

/// # Jungle Moonkin
///
/// `LOE_051` · Druid minion · 4 mana · 4/4
///
/// > Both players have **Spell Damage +2**.
///
/// State: Todo
//~ LOE_051 todo 1c6230d6 eabc64c4
#[test]
#[ignore = "todo: LOE_051 Jungle Moonkin"]
fn LOE_051_jungle_moonkin() {
    check(
        CardClass::Druid,
        &[Give("LOE_051"), Cost("LOE_051", 4), Stats("LOE_051", 4, 4), Has("LOE_051", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Raven Idol
///
/// `LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// State: Todo
//~ LOE_115 todo d6debf7b 2071025a
#[test]
#[ignore = "todo: LOE_115 Raven Idol"]
fn LOE_115_raven_idol() {
    check(CardClass::Druid, &[Give("LOE_115"), Cost("LOE_115", 1), Unwritten]);
}

/// # Break Free
///
/// `LOE_115a` · Druid spell · 1 mana
///
/// > **Discover** a minion.
///
/// State: Todo
//~ LOE_115a todo 229274c4 96a4e73d
#[test]
#[ignore = "todo: LOE_115a Break Free"]
fn LOE_115a_break_free() {
    check(CardClass::Druid, &[Give("LOE_115a"), Cost("LOE_115a", 1), Unwritten]);
}

/// # Awakened
///
/// `LOE_115b` · Druid spell · 1 mana
///
/// > **Discover** a spell.
///
/// State: Todo
//~ LOE_115b todo 31b5344a 287d92ef
#[test]
#[ignore = "todo: LOE_115b Awakened"]
fn LOE_115b_awakened() {
    check(CardClass::Druid, &[Give("LOE_115b"), Cost("LOE_115b", 1), Unwritten]);
}
