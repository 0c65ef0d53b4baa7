//! Warrior cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 515975d4

/// `REV_006` · Warrior minion · 3 mana · 3/4
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_006 c9616037 39e7401b 1b66276a.6f0450dc
#[test]
#[ignore = "todo: Suspicious Pirate"]
fn REV_006_suspicious_pirate() {
    unwritten("REV_006");
}

/// `REV_316` · Warrior minion · 7 mana · 5/10
/// > **Rush** After this attacks, equip it.
///
/// State: Todo
//~ todo REV_316 26285653 8e0b874f 9c93d1e1.0c83e15f
#[test]
#[ignore = "todo: Remornia, Living Blade"]
fn REV_316_remornia_living_blade() {
    unwritten("REV_316");
}

/// `REV_316t` · Warrior weapon · 7 mana · 5/10 durability
/// > After your hero attacks, return this to the battlefield.
///
/// State: Todo
//~ todo REV_316t f06bb11b df2b884a 8177f16c.76f3e3f5
#[test]
#[ignore = "todo: Remornia, Living Blade"]
fn REV_316t_remornia_living_blade() {
    unwritten("REV_316t");
}

/// `REV_337` · Warrior spell · 2 mana
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// State: Todo
//~ todo REV_337 4603e59a 0354c328 e1ff06a0.e9964312
#[test]
#[ignore = "todo: Riot!"]
fn REV_337_riot() {
    unwritten("REV_337");
}

/// `REV_783` · Warrior minion · 6 mana · 3/7
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_783 3e5e499c d75fe61d 59602280.2260dcce
#[test]
#[ignore = "todo: Decimator Olgra"]
fn REV_783_decimator_olgra() {
    unwritten("REV_783");
}

/// `REV_793` · Warrior location · 1 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_793 93eaa529 b3d3dec7 a350aa33.09cdb72f
#[test]
#[ignore = "todo: Sanguine Depths"]
fn REV_793_sanguine_depths() {
    unwritten("REV_793");
}

/// `REV_931` · Warrior spell · 2 mana
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// State: Todo
//~ todo REV_931 9a07fccb 55949c73 02315ed8.1c9df281
#[test]
#[ignore = "todo: Conqueror's Banner"]
fn REV_931_conquerors_banner() {
    unwritten("REV_931");
}
