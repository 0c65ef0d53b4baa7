//! Rogue cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Cheap Shot
///
/// `GIL_506` · Rogue spell · 2 mana
///
/// > **Echo** Deal $2 damage to a minion.
///
/// State: Todo
//~ GIL_506 todo 036c3339 c34d63a3
#[test]
#[ignore = "todo: GIL_506 Cheap Shot"]
fn GIL_506_cheap_shot() {
    check(
        CardClass::Rogue,
        &[Give("GIL_506"), Cost("GIL_506", 2), Targets("GIL_506", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Mistwraith
///
/// `GIL_510` · Rogue minion · 4 mana · 3/5
///
/// > Whenever you play an **Echo** card, gain +1/+1.
///
/// State: Todo
//~ GIL_510 todo d7ada587 f460c246
#[test]
#[ignore = "todo: GIL_510 Mistwraith"]
fn GIL_510_mistwraith() {
    check(CardClass::Rogue, &[Give("GIL_510"), Cost("GIL_510", 4), Stats("GIL_510", 3, 5), Unwritten]);
}

/// # Cursed Castaway
///
/// `GIL_557` · Rogue minion · 6 mana · 5/3
///
/// > **Rush Deathrattle:** Draw a **Combo** card from your deck.
///
/// State: Todo
//~ GIL_557 todo d8e1ed4c ec814845
#[test]
#[ignore = "todo: GIL_557 Cursed Castaway"]
fn GIL_557_cursed_castaway() {
    check(
        CardClass::Rogue,
        &[Give("GIL_557"), Cost("GIL_557", 6), Stats("GIL_557", 5, 3), Has("GIL_557", GameTag::RUSH), Unwritten],
    );
}

/// # Tess Greymane
///
/// `GIL_598` · Rogue minion · 7 mana · 6/6
///
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly)*.
///
/// State: Todo
//~ GIL_598 todo 613d2694 b63c0021
#[test]
#[ignore = "todo: GIL_598 Tess Greymane"]
fn GIL_598_tess_greymane() {
    check(CardClass::Rogue, &[Give("GIL_598"), Cost("GIL_598", 7), Stats("GIL_598", 6, 6), Unwritten]);
}

/// # Spectral Cutlass
///
/// `GIL_672` · Rogue weapon · 4 mana · 2/2 durability
///
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
///
/// State: Todo
//~ GIL_672 todo b2beb6b9 f7e21710
#[test]
#[ignore = "todo: GIL_672 Spectral Cutlass"]
fn GIL_672_spectral_cutlass() {
    check(
        CardClass::Rogue,
        &[Give("GIL_672"), Cost("GIL_672", 4), Stats("GIL_672", 2, 2), Has("GIL_672", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Face Collector
///
/// `GIL_677` · Rogue minion · 3 mana · 2/2
///
/// > **Echo Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Todo
//~ GIL_677 todo 730ad4d3 49bf4770
#[test]
#[ignore = "todo: GIL_677 Face Collector"]
fn GIL_677_face_collector() {
    check(CardClass::Rogue, &[Give("GIL_677"), Cost("GIL_677", 3), Stats("GIL_677", 2, 2), Unwritten]);
}

/// # WANTED!
///
/// `GIL_687` · Rogue spell · 4 mana
///
/// > Deal $3 damage to a minion. If it dies, add a Coin to your hand.
///
/// State: Todo
//~ GIL_687 todo a5f89caf 65ec5aef
#[test]
#[ignore = "todo: GIL_687 WANTED!"]
fn GIL_687_wanted() {
    check(
        CardClass::Rogue,
        &[Give("GIL_687"), Cost("GIL_687", 4), Targets("GIL_687", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Pick Pocket
///
/// `GIL_696` · Rogue spell · 2 mana
///
/// > **Echo** Add a random card to your hand *(from your opponent's class).*
///
/// State: Todo
//~ GIL_696 todo e59636bc ce17ffef
#[test]
#[ignore = "todo: GIL_696 Pick Pocket"]
fn GIL_696_pick_pocket() {
    check(CardClass::Rogue, &[Give("GIL_696"), Cost("GIL_696", 2), Unwritten]);
}

/// # Blink Fox
///
/// `GIL_827` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random card to your hand *(from your opponent's class).*
///
/// State: Todo
//~ GIL_827 todo a6b3d80d 6276e6c7
#[test]
#[ignore = "todo: GIL_827 Blink Fox"]
fn GIL_827_blink_fox() {
    check(CardClass::Rogue, &[Give("GIL_827"), Cost("GIL_827", 3), Stats("GIL_827", 3, 3), Unwritten]);
}

/// # Cutthroat Buccaneer
///
/// `GIL_902` · Rogue minion · 3 mana · 2/4
///
/// > **Combo:** Give your weapon +1 Attack.
///
/// State: Todo
//~ GIL_902 todo 785bcd0e caef9c62
#[test]
#[ignore = "todo: GIL_902 Cutthroat Buccaneer"]
fn GIL_902_cutthroat_buccaneer() {
    check(CardClass::Rogue, &[Give("GIL_902"), Cost("GIL_902", 3), Stats("GIL_902", 2, 4), Unwritten]);
}
