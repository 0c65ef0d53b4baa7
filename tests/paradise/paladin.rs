//! Paladin cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d0b8303

/// Sunsapper Lynessa · Minion · 5 mana · 2/6 · **Rogue Tourist** Your spells that cost (2) or less cast twice.
//~ todo VAC_507 1dd3f5f8 7cbbc2ca -
#[test]
#[ignore = "todo: Sunsapper Lynessa"]
fn VAC_507_sunsapper_lynessa() {
    unwritten("VAC_507");
}

/// Sea Shanty · Spell · 10 mana · Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
//~ todo VAC_558 4c69ac2a b71b2636 -
#[test]
#[ignore = "todo: Sea Shanty"]
fn VAC_558_sea_shanty() {
    unwritten("VAC_558");
}

/// Lifeguard · Minion · 4 mana · 2/7 · **Taunt Battlecry:** The next spell you cast has **Lifesteal**.
//~ todo VAC_919 57872976 5e446553 -
#[test]
#[ignore = "todo: Lifeguard"]
fn VAC_919_lifeguard() {
    unwritten("VAC_919");
}

/// Service Ace · Minion · 2 mana · 2/3 · After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
//~ todo VAC_920 574e7b8f 240b5f36 -
#[test]
#[ignore = "todo: Service Ace"]
fn VAC_920_service_ace() {
    unwritten("VAC_920");
}

/// Sanc'Azel · Minion · Elemental · 5 mana · 3/8 · **Rush** After this attacks, turn into a location.
//~ todo VAC_923 e00840f7 2e5df666 -
#[test]
#[ignore = "todo: Sanc'Azel"]
fn VAC_923_sanc_azel() {
    unwritten("VAC_923");
}

/// Sanc'Azel · Location · 5 mana · 8 uses · Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
//~ todo VAC_923t 9e01a145 1370e0cf -
#[test]
#[ignore = "todo: Sanc'Azel"]
fn VAC_923t_sanc_azel() {
    unwritten("VAC_923t");
}

/// Trust Fall · Spell · 4 mana · **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
//~ todo WORK_001 e1e93682 c6e3ae3e -
#[test]
#[ignore = "todo: Trust Fall"]
fn WORK_001_trust_fall() {
    unwritten("WORK_001");
}
