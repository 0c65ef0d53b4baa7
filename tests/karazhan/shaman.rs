//! Shaman cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Wicked Witchdoctor
///
/// `KAR_021` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// State: Todo
//~ KAR_021 todo c8b64b9b 02652f68
#[test]
#[ignore = "todo: KAR_021 Wicked Witchdoctor"]
fn KAR_021_wicked_witchdoctor() {
    check(CardClass::Shaman, &[Give("KAR_021"), Cost("KAR_021", 3), Stats("KAR_021", 3, 4), Unwritten]);
}

/// # Spirit Claws
///
/// `KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// State: Todo
//~ KAR_063 todo e2484a5c cb1c9de6
#[test]
#[ignore = "todo: KAR_063 Spirit Claws"]
fn KAR_063_spirit_claws() {
    check(CardClass::Shaman, &[Give("KAR_063"), Cost("KAR_063", 1), Stats("KAR_063", 1, 3), Unwritten]);
}

/// # Maelstrom Portal
///
/// `KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// State: Todo
//~ KAR_073 todo 8b01c569 efad5159
#[test]
#[ignore = "todo: KAR_073 Maelstrom Portal"]
fn KAR_073_maelstrom_portal() {
    check(CardClass::Shaman, &[Give("KAR_073"), Cost("KAR_073", 2), Unwritten]);
}
