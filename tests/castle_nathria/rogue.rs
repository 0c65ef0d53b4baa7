//! Rogue cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adfeba26

/// `MAW_019` · Rogue spell · 2 mana
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// State: Todo
//~ todo MAW_019 666ed3c4 9f4e3cb1 a9333977.761cf142
#[test]
#[ignore = "todo: Murder Accusation"]
fn MAW_019_murder_accusation() {
    unwritten("MAW_019");
}

/// `REV_750` · Rogue location · 3 mana · 0 uses
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// State: Todo
//~ todo REV_750 fc880369 097d990a 288eb940.ce81f021
#[test]
#[ignore = "todo: Sinstone Graveyard"]
fn REV_750_sinstone_graveyard() {
    unwritten("REV_750");
}

/// `REV_785` · Rogue minion · 4 mana · 3/4
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_785 9f65e3ba b94955f8 04512de7.2260dcce
#[test]
#[ignore = "todo: Necrolord Draka"]
fn REV_785_necrolord_draka() {
    unwritten("REV_785");
}

/// `REV_795` · Rogue location · 2 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_795 4771a669 db545414 f72add37.09cdb72f
#[test]
#[ignore = "todo: Sinstone Graveyard"]
fn REV_795_sinstone_graveyard() {
    unwritten("REV_795");
}

/// `REV_825` · Rogue spell · 2 mana
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// State: Todo
//~ todo REV_825 8c78f9b0 8a12ce5d 56ba7a72.a03e63c2
#[test]
#[ignore = "todo: Double Cross"]
fn REV_825_double_cross() {
    unwritten("REV_825");
}

/// `REV_826` · Rogue minion · 4 mana · 3/4
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// State: Todo
//~ todo REV_826 3669b7be 4b583e73 9dd72794.1f38e3b0
#[test]
#[ignore = "todo: Private Eye"]
fn REV_826_private_eye() {
    unwritten("REV_826");
}

/// `REV_828` · Rogue spell · 2 mana
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// State: Todo
//~ todo REV_828 a0775d09 7c72dfaa d0cb7aae.ebfbfedf
#[test]
#[ignore = "todo: Kidnap"]
fn REV_828_kidnap() {
    unwritten("REV_828");
}

/// `REV_828t` · Rogue minion · 1 mana · 0/4
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
///
/// State: Todo
//~ todo REV_828t bb159e11 aea4b534 308f1835.a100b79e
#[test]
#[ignore = "todo: Kidnapper's Sack"]
fn REV_828t_kidnappers_sack() {
    unwritten("REV_828t");
}

/// `REV_829` · Rogue minion · 4 mana · 5/4
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// State: Todo
//~ todo REV_829 a4305f1b c65b817c a61c221d.3b4a6e61
#[test]
#[ignore = "todo: Halkias"]
fn REV_829_halkias() {
    unwritten("REV_829");
}

/// `REV_940` · Rogue minion · 5 mana · 3/4
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// State: Todo
//~ todo REV_940 6b63de2c 1da43c0d 73a1568a.aa9eb147
#[test]
#[ignore = "todo: Necrolord Draka"]
fn REV_940_necrolord_draka() {
    unwritten("REV_940");
}

/// `REV_959` · Rogue minion · 3 mana · 4/3
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// State: Todo
//~ todo REV_959 2f1f0589 1fb6f21b 40b61675.ccd6d83b
#[test]
#[ignore = "todo: Ghastly Gravedigger"]
fn REV_959_ghastly_gravedigger() {
    unwritten("REV_959");
}
