//! Warlock cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Nofin's Imp-ossible
///
/// `NX2_016` · Warlock spell · 2 mana
///
/// > Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
///
/// State: Todo
//~ NX2_016 todo d2259aa5 955e6865
#[test]
#[ignore = "todo: NX2_016 Nofin's Imp-ossible"]
fn NX2_016_nofins_imp_ossible() {
    check(CardClass::Warlock, &[Give("NX2_016"), Cost("NX2_016", 2), Unwritten]);
}

/// # Imploc
///
/// `NX2_016t` · Warlock minion · 2 mana · 2/2
///
/// State: Vanilla
//~ NX2_016t vanilla 063520d6 e0801f09
#[test]
fn NX2_016t_imploc() {
    check(
        CardClass::Warlock,
        &[
            Give("NX2_016t"),
            Cost("NX2_016t", 2),
            Stats("NX2_016t", 2, 2),
            Play("NX2_016t", Nothing),
            In(The("NX2_016t"), Zone::Play),
            Now(The("NX2_016t"), 2, 2),
        ],
    );
}

/// # Plague Eruption
///
/// `NX2_017` · Warlock spell · 3 mana
///
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
///
/// State: Todo
//~ NX2_017 todo d88820cd 763373e7
#[test]
#[ignore = "todo: NX2_017 Plague Eruption"]
fn NX2_017_plague_eruption() {
    check(CardClass::Warlock, &[Give("NX2_017"), Cost("NX2_017", 3), Unwritten]);
}

/// # Suspicious Peddler
///
/// `NX2_044` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ NX2_044 todo 532569cd 763a0d4d
#[test]
#[ignore = "todo: NX2_044 Suspicious Peddler"]
fn NX2_044_suspicious_peddler() {
    check(CardClass::Warlock, &[Give("NX2_044"), Cost("NX2_044", 2), Stats("NX2_044", 2, 3), Unwritten]);
}

/// # Infantry Reanimator
///
/// `RLK_531` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** Resurrect a friendly Undead. Give it **Reborn**.
///
/// State: Todo
//~ RLK_531 todo 2354eb92 006c4a25
#[test]
#[ignore = "todo: RLK_531 Infantry Reanimator"]
fn RLK_531_infantry_reanimator() {
    check(CardClass::Warlock, &[Give("RLK_531"), Cost("RLK_531", 5), Stats("RLK_531", 4, 4), Unwritten]);
}

/// # Walking Dead
///
/// `RLK_532` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt** If you discard this minion, summon it.
///
/// State: Todo
//~ RLK_532 todo 6c0851dc 5646acd1
#[test]
#[ignore = "todo: RLK_532 Walking Dead"]
fn RLK_532_walking_dead() {
    check(
        CardClass::Warlock,
        &[Give("RLK_532"), Cost("RLK_532", 3), Stats("RLK_532", 2, 5), Has("RLK_532", GameTag::TAUNT), Unwritten],
    );
}

/// # Scourge Supplies
///
/// `RLK_533` · Warlock spell · 3 mana
///
/// > Draw 3 cards. Choose one to discard.
///
/// State: Todo
//~ RLK_533 todo 0b61d504 d1ab4082
#[test]
#[ignore = "todo: RLK_533 Scourge Supplies"]
fn RLK_533_scourge_supplies() {
    check(CardClass::Warlock, &[Give("RLK_533"), Cost("RLK_533", 3), Unwritten]);
}

/// # Soul Barrage
///
/// `RLK_534` · Warlock spell · Shadow · 4 mana
///
/// > When you play or discard this, deal $5 damage randomly split among all enemies.
///
/// State: Todo
//~ RLK_534 todo 88ee03a3 da63fff9
#[test]
#[ignore = "todo: RLK_534 Soul Barrage"]
fn RLK_534_soul_barrage() {
    check(CardClass::Warlock, &[Give("RLK_534"), Cost("RLK_534", 4), Unwritten]);
}

/// # Savage Ymirjar
///
/// `RLK_535` · Warlock minion · 5 mana · 7/7
///
/// > **Rush Battlecry:** Discard 2 cards.
///
/// State: Todo
//~ RLK_535 todo 056bb572 bce03d3c
#[test]
#[ignore = "todo: RLK_535 Savage Ymirjar"]
fn RLK_535_savage_ymirjar() {
    check(
        CardClass::Warlock,
        &[Give("RLK_535"), Cost("RLK_535", 5), Stats("RLK_535", 7, 7), Has("RLK_535", GameTag::RUSH), Unwritten],
    );
}

/// # Shallow Grave
///
/// `RLK_536` · Warlock spell · 2 mana
///
/// > Trigger a friendly minion's **Deathrattle**, then destroy it.
///
/// State: Todo
//~ RLK_536 todo 6060ed40 63b2a9f2
#[test]
#[ignore = "todo: RLK_536 Shallow Grave"]
fn RLK_536_shallow_grave() {
    check(CardClass::Warlock, &[Give("RLK_536"), Cost("RLK_536", 2), Unwritten]);
}

/// # Twisted Tether
///
/// `RLK_537` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Give its stats to a random Undead in your hand.
///
/// State: Todo
//~ RLK_537 todo 2d5d48f4 2e8d2bb5
#[test]
#[ignore = "todo: RLK_537 Twisted Tether"]
fn RLK_537_twisted_tether() {
    check(CardClass::Warlock, &[Give("RLK_537"), Cost("RLK_537", 4), Unwritten]);
}

/// # Devourer of Souls
///
/// `RLK_538` · Warlock minion · 1 mana · 1/3
///
/// > After a friendly minion dies, gain its **Deathrattle**.
///
/// State: Todo
//~ RLK_538 todo 16a52b3d 63cc03bd
#[test]
#[ignore = "todo: RLK_538 Devourer of Souls"]
fn RLK_538_devourer_of_souls() {
    check(CardClass::Warlock, &[Give("RLK_538"), Cost("RLK_538", 1), Stats("RLK_538", 1, 3), Unwritten]);
}

/// # Dar'Khan Drathir
///
/// `RLK_539` · Warlock minion · 7 mana · 6/6
///
/// > **Lifesteal** At the end of your turn, deal 6 damage to the enemy hero.
///
/// State: Todo
//~ RLK_539 todo 02a397e8 9e655fda
#[test]
#[ignore = "todo: RLK_539 Dar'Khan Drathir"]
fn RLK_539_dar_khan_drathir() {
    check(
        CardClass::Warlock,
        &[Give("RLK_539"), Cost("RLK_539", 7), Stats("RLK_539", 6, 6), Has("RLK_539", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Amorphous Slime
///
/// `RLK_540` · Warlock minion · 5 mana · 5/3
///
/// > **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
///
/// State: Todo
//~ RLK_540 todo 0ce4251b a3d22d07
#[test]
#[ignore = "todo: RLK_540 Amorphous Slime"]
fn RLK_540_amorphous_slime() {
    check(CardClass::Warlock, &[Give("RLK_540"), Cost("RLK_540", 5), Stats("RLK_540", 5, 3), Unwritten]);
}
