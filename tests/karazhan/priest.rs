//! Priest cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Purify
///
/// `KAR_013` · Priest spell · Holy · 2 mana
///
/// > **Silence** a friendly minion. Draw a card.
///
/// State: Todo
//~ KAR_013 todo 40985ea9 2ee0e1ad
#[test]
#[ignore = "todo: KAR_013 Purify"]
fn KAR_013_purify() {
    check(CardClass::Priest, &[Give("KAR_013"), Cost("KAR_013", 2), Targets("KAR_013", &[FriendlyMinion]), Unwritten]);
}

/// # Priest of the Feast
///
/// `KAR_035` · Priest minion · 4 mana · 3/6
///
/// > Whenever you cast a spell, restore #3 Health to your hero.
///
/// State: Todo
//~ KAR_035 todo 2bd6b729 e3b27e3a
#[test]
#[ignore = "todo: KAR_035 Priest of the Feast"]
fn KAR_035_priest_of_the_feast() {
    check(CardClass::Priest, &[Give("KAR_035"), Cost("KAR_035", 4), Stats("KAR_035", 3, 6), Unwritten]);
}

/// # Onyx Bishop
///
/// `KAR_204` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// State: Todo
//~ KAR_204 todo f4a6cab3 b8f4a6c6
#[test]
#[ignore = "todo: KAR_204 Onyx Bishop"]
fn KAR_204_onyx_bishop() {
    check(CardClass::Priest, &[Give("KAR_204"), Cost("KAR_204", 4), Stats("KAR_204", 3, 4), Unwritten]);
}
