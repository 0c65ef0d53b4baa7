//! Warrior cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Obsidian Destroyer
///
/// `LOE_009` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// State: Todo
//~ LOE_009 todo 77a429aa ad306f1f
#[test]
#[ignore = "todo: LOE_009 Obsidian Destroyer"]
fn LOE_009_obsidian_destroyer() {
    check(CardClass::Warrior, &[Give("LOE_009"), Cost("LOE_009", 7), Stats("LOE_009", 7, 7)]);
}

/// # Scarab
///
/// `LOE_009t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Todo
//~ LOE_009t todo bec5b65b 387b38d5
#[test]
#[ignore = "todo: LOE_009t Scarab"]
fn LOE_009t_scarab() {
    check(
        CardClass::Warrior,
        &[Give("LOE_009t"), Cost("LOE_009t", 1), Stats("LOE_009t", 1, 1), Has("LOE_009t", GameTag::TAUNT)],
    );
}

/// # Fierce Monkey
///
/// `LOE_022` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// State: Todo
//~ LOE_022 todo f6d134f3 f9299672
#[test]
#[ignore = "todo: LOE_022 Fierce Monkey"]
fn LOE_022_fierce_monkey() {
    check(
        CardClass::Warrior,
        &[Give("LOE_022"), Cost("LOE_022", 3), Stats("LOE_022", 3, 4), Has("LOE_022", GameTag::TAUNT)],
    );
}

/// # Cursed Blade
///
/// `LOE_118` · Warrior weapon · 1 mana · 2/3 durability
///
/// > Double all damage dealt to your hero.
///
/// State: Todo
//~ LOE_118 todo 79db7f6b 6e18480d
#[test]
#[ignore = "todo: LOE_118 Cursed Blade"]
fn LOE_118_cursed_blade() {
    check(CardClass::Warrior, &[Give("LOE_118"), Cost("LOE_118", 1), Stats("LOE_118", 2, 3)]);
}
