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
//~ LOE_009 todo 77a429aa fdd9a4af
#[test]
#[ignore = "todo: LOE_009 Obsidian Destroyer"]
fn LOE_009_obsidian_destroyer() {
    check(CardClass::Warrior, &[Give("LOE_009"), Cost("LOE_009", 7), Stats("LOE_009", 7, 7), Unwritten]);
}

/// # Scarab
///
/// `LOE_009t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOE_009t vanilla bec5b65b 80bed5b8
#[test]
fn LOE_009t_scarab() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_009t"),
            Cost("LOE_009t", 1),
            Stats("LOE_009t", 1, 1),
            Has("LOE_009t", GameTag::TAUNT),
            Play("LOE_009t", Nothing),
            In(The("LOE_009t"), Zone::Play),
            Now(The("LOE_009t"), 1, 1),
            HasNow(The("LOE_009t"), GameTag::TAUNT),
        ],
    );
}

/// # Fierce Monkey
///
/// `LOE_022` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOE_022 vanilla f6d134f3 60f502e4
#[test]
fn LOE_022_fierce_monkey() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_022"),
            Cost("LOE_022", 3),
            Stats("LOE_022", 3, 4),
            Has("LOE_022", GameTag::TAUNT),
            Play("LOE_022", Nothing),
            In(The("LOE_022"), Zone::Play),
            Now(The("LOE_022"), 3, 4),
            HasNow(The("LOE_022"), GameTag::TAUNT),
        ],
    );
}

/// # Cursed Blade
///
/// `LOE_118` · Warrior weapon · 1 mana · 2/3 durability
///
/// > Double all damage dealt to your hero.
///
/// State: Todo
//~ LOE_118 todo 79db7f6b 9b31db42
#[test]
#[ignore = "todo: LOE_118 Cursed Blade"]
fn LOE_118_cursed_blade() {
    check(CardClass::Warrior, &[Give("LOE_118"), Cost("LOE_118", 1), Stats("LOE_118", 2, 3), Unwritten]);
}
