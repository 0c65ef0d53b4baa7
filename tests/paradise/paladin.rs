//! Paladin cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d0b8303

/// `VAC_507` · Paladin minion · 5 mana · 2/6
/// > **Rogue Tourist** Your spells that cost (2) or less cast twice.
///
/// State: Todo
//~ todo VAC_507 b809e19d 1dd3f5f8 80e9d141.821e5562
#[test]
#[ignore = "todo: Sunsapper Lynessa"]
fn VAC_507_sunsapper_lynessa() {
    unwritten("VAC_507");
}

/// `VAC_558` · Paladin spell · 10 mana
/// > Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
///
/// State: Todo
//~ todo VAC_558 cb580226 4c69ac2a bb61e121.b3fe62fd
#[test]
#[ignore = "todo: Sea Shanty"]
fn VAC_558_sea_shanty() {
    unwritten("VAC_558");
}

/// `VAC_919` · Paladin minion · 4 mana · 2/7
/// > **Taunt** **Battlecry:** The next spell you cast has **Lifesteal**.
///
/// State: Todo
//~ todo VAC_919 e1e3575a 57872976 728b3e74.c2ca51d0
#[test]
#[ignore = "todo: Lifeguard"]
fn VAC_919_lifeguard() {
    unwritten("VAC_919");
}

/// `VAC_920` · Paladin minion · 2 mana · 2/3
/// > After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
///
/// State: Todo
//~ todo VAC_920 72460aa6 574e7b8f e1cd98e1.6ae8c468
#[test]
#[ignore = "todo: Service Ace"]
fn VAC_920_service_ace() {
    unwritten("VAC_920");
}

/// `VAC_923` · Paladin minion · 5 mana · 3/8
/// > **Rush** After this attacks, turn into a location.
///
/// State: Todo
//~ todo VAC_923 b65244db e00840f7 415a13f4.e20fe146
#[test]
#[ignore = "todo: Sanc'Azel"]
fn VAC_923_sanc_azel() {
    unwritten("VAC_923");
}

/// `VAC_923t` · Paladin location · 5 mana · 0 uses
/// > Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
///
/// State: Todo
//~ todo VAC_923t 0dc4c5b2 9e01a145 a9d6e427.e231a98c
#[test]
#[ignore = "todo: Sanc'Azel"]
fn VAC_923t_sanc_azel() {
    unwritten("VAC_923t");
}

/// `WORK_001` · Paladin spell · 4 mana
/// > **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
///
/// State: Todo
//~ todo WORK_001 c59badad e1e93682 bd08d239.85061888
#[test]
#[ignore = "todo: Trust Fall"]
fn WORK_001_trust_fall() {
    unwritten("WORK_001");
}
