//! Hunter cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Call Pet
///
/// `GVG_017` · Hunter spell · 2 mana
///
/// > Draw a card. If it's a Beast, it costs (4) less.
///
/// State: Todo
//~ GVG_017 todo 28beb4c2 94def84f
#[test]
#[ignore = "todo: GVG_017 Call Pet"]
fn GVG_017_call_pet() {
    check(CardClass::Hunter, &[Give("GVG_017"), Cost("GVG_017", 2), Unwritten]);
}

/// # Feign Death
///
/// `GVG_026` · Hunter spell · 2 mana
///
/// > Trigger all **Deathrattles** on your minions.
///
/// State: Todo
//~ GVG_026 todo d46eec13 0cded8f0
#[test]
#[ignore = "todo: GVG_026 Feign Death"]
fn GVG_026_feign_death() {
    check(CardClass::Hunter, &[Give("GVG_026"), Cost("GVG_026", 2), Unwritten]);
}

/// # Glaivezooka
///
/// `GVG_043` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Give a random friendly minion +1 Attack.
///
/// State: Todo
//~ GVG_043 todo 611c9ec7 5c7de8d3
#[test]
#[ignore = "todo: GVG_043 Glaivezooka"]
fn GVG_043_glaivezooka() {
    check(CardClass::Hunter, &[Give("GVG_043"), Cost("GVG_043", 2), Stats("GVG_043", 2, 2), Unwritten]);
}

/// # King of Beasts
///
/// `GVG_046` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// State: Todo
//~ GVG_046 todo 764c0e20 44c0140f
#[test]
#[ignore = "todo: GVG_046 King of Beasts"]
fn GVG_046_king_of_beasts() {
    check(
        CardClass::Hunter,
        &[Give("GVG_046"), Cost("GVG_046", 3), Stats("GVG_046", 1, 5), Has("GVG_046", GameTag::TAUNT), Unwritten],
    );
}

/// # Metaltooth Leaper
///
/// `GVG_048` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Give your other Mechs +2 Attack.
///
/// State: Todo
//~ GVG_048 todo 54e8a89b ab50c715
#[test]
#[ignore = "todo: GVG_048 Metaltooth Leaper"]
fn GVG_048_metaltooth_leaper() {
    check(CardClass::Hunter, &[Give("GVG_048"), Cost("GVG_048", 3), Stats("GVG_048", 3, 3), Unwritten]);
}

/// # Gahz'rilla
///
/// `GVG_049` · Hunter minion · 7 mana · 6/9
///
/// > Whenever this minion takes damage, double its Attack.
///
/// State: Todo
//~ GVG_049 todo 99922fbf 5541547a
#[test]
#[ignore = "todo: GVG_049 Gahz'rilla"]
fn GVG_049_gahzrilla() {
    check(CardClass::Hunter, &[Give("GVG_049"), Cost("GVG_049", 7), Stats("GVG_049", 6, 9), Unwritten]);
}

/// # Cobra Shot
///
/// `GVG_073` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// State: Todo
//~ GVG_073 todo e5b7d180 b74ee934
#[test]
#[ignore = "todo: GVG_073 Cobra Shot"]
fn GVG_073_cobra_shot() {
    check(
        CardClass::Hunter,
        &[Give("GVG_073"), Cost("GVG_073", 4), Targets("GVG_073", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Steamwheedle Sniper
///
/// `GVG_087` · Hunter minion · 2 mana · 2/3
///
/// > Your Hero Power can target minions.
///
/// State: Todo
//~ GVG_087 todo 1cc6362c 014bac07
#[test]
#[ignore = "todo: GVG_087 Steamwheedle Sniper"]
fn GVG_087_steamwheedle_sniper() {
    check(CardClass::Hunter, &[Give("GVG_087"), Cost("GVG_087", 2), Stats("GVG_087", 2, 3), Unwritten]);
}
