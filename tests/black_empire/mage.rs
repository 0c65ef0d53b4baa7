//! Mage cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Coilbearer
///
/// `BE_150` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
///
/// State: Todo
//~ BE_150 todo 2ac63e62 6970f302
#[test]
#[ignore = "todo: BE_150 Coilbearer"]
fn BE_150_coilbearer() {
    check(CardClass::Mage, &[Give("BE_150"), Cost("BE_150", 2), Stats("BE_150", 3, 2), Unwritten]);
}

/// # Foreboding Freeze
///
/// `BE_201` · Mage spell · Frost · 3 mana
///
/// > **Freeze** an enemy. Summon a random 5-Cost minion and **Freeze** it.
///
/// State: Todo
//~ BE_201 todo edd50e00 b487184e
#[test]
#[ignore = "todo: BE_201 Foreboding Freeze"]
fn BE_201_foreboding_freeze() {
    check(CardClass::Mage, &[Give("BE_201"), Cost("BE_201", 3), Unwritten]);
}

/// # Discs of Norgannon
///
/// `BE_250` · Mage spell · Arcane · 2 mana
///
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
///
/// State: Todo
//~ BE_250 todo 7703850b 35888cb8
#[test]
#[ignore = "todo: BE_250 Discs of Norgannon"]
fn BE_250_discs_of_norgannon() {
    check(CardClass::Mage, &[Give("BE_250"), Cost("BE_250", 2), Unwritten]);
}

/// # Leave the Discs
///
/// `BE_250t` · Mage spell · 0 mana
///
/// > Draw from the top of your deck.
///
/// State: Todo
//~ BE_250t todo bb669df7 0fa1231e
#[test]
#[ignore = "todo: BE_250t Leave the Discs"]
fn BE_250t_leave_the_discs() {
    check(CardClass::Mage, &[Give("BE_250t"), Cost("BE_250t", 0), Unwritten]);
}

/// # Shift the Discs
///
/// `BE_250t2` · Mage spell · 0 mana
///
/// > Draw from the bottom of your deck.
///
/// State: Todo
//~ BE_250t2 todo 025273ef 569ded5b
#[test]
#[ignore = "todo: BE_250t2 Shift the Discs"]
fn BE_250t2_shift_the_discs() {
    check(CardClass::Mage, &[Give("BE_250t2"), Cost("BE_250t2", 0), Unwritten]);
}

/// # Cosmic Springs
///
/// `BE_251` · Mage location · 3 mana · 0 uses
///
/// > Draw a card. If it's not a minion, refresh two Mana Crystals.
///
/// State: Todo
//~ BE_251 todo 501916da 3619acee
#[test]
#[ignore = "todo: BE_251 Cosmic Springs"]
fn BE_251_cosmic_springs() {
    check(CardClass::Mage, &[Give("BE_251"), Cost("BE_251", 3), Unwritten]);
}

/// # Constellar's Calling
///
/// `BE_252` · Mage spell · Arcane · 2 mana
///
/// > Choose a friendly minion. Summon a random minion of the same Cost.
///
/// State: Todo
//~ BE_252 todo 9768e1be 3a351f1e
#[test]
#[ignore = "todo: BE_252 Constellar's Calling"]
fn BE_252_constellars_calling() {
    check(CardClass::Mage, &[Give("BE_252"), Cost("BE_252", 2), Unwritten]);
}

/// # Colossus of the Cold
///
/// `BE_254` · Mage minion · 10 mana · 10/10
///
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
///
/// State: Todo
//~ BE_254 todo c2298735 74ab0edb
#[test]
#[ignore = "todo: BE_254 Colossus of the Cold"]
fn BE_254_colossus_of_the_cold() {
    check(CardClass::Mage, &[Give("BE_254"), Cost("BE_254", 10), Stats("BE_254", 10, 10), Unwritten]);
}

/// # Astral Mediator
///
/// `BE_256` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry and Deathrattle:** Cast a random 3-Cost spell.
///
/// State: Todo
//~ BE_256 todo 6b056fcf c96b4bd0
#[test]
#[ignore = "todo: BE_256 Astral Mediator"]
fn BE_256_astral_mediator() {
    check(CardClass::Mage, &[Give("BE_256"), Cost("BE_256", 5), Stats("BE_256", 5, 4), Unwritten]);
}

/// # Thaw From Ice
///
/// `BE_257` · Mage spell · Frost · 2 mana
///
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ BE_257 todo d81fb1bd 71755aba
#[test]
#[ignore = "todo: BE_257 Thaw From Ice"]
fn BE_257_thaw_from_ice() {
    check(CardClass::Mage, &[Give("BE_257"), Cost("BE_257", 2), Unwritten]);
}

/// # Astral Rain
///
/// `BE_258` · Mage spell · Arcane · 4 mana
///
/// > Deal $2 damage to a random enemy minion, five times.
///
/// State: Todo
//~ BE_258 todo 23e6024e bd9e3e8f
#[test]
#[ignore = "todo: BE_258 Astral Rain"]
fn BE_258_astral_rain() {
    check(CardClass::Mage, &[Give("BE_258"), Cost("BE_258", 4), Unwritten]);
}

/// # Isiset
///
/// `BE_259` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// State: Todo
//~ BE_259 todo c3558173 157804a8
#[test]
#[ignore = "todo: BE_259 Isiset"]
fn BE_259_isiset() {
    check(CardClass::Mage, &[Give("BE_259"), Cost("BE_259", 6), Stats("BE_259", 5, 5), Unwritten]);
}

/// # Icebelt Magi
///
/// `BE_270` · Mage minion · 5 mana · 2/4
///
/// > **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
///
/// State: Todo
//~ BE_270 todo c92a64e4 a47bdfb3
#[test]
#[ignore = "todo: BE_270 Icebelt Magi"]
fn BE_270_icebelt_magi() {
    check(CardClass::Mage, &[Give("BE_270"), Cost("BE_270", 5), Stats("BE_270", 2, 4), Unwritten]);
}
