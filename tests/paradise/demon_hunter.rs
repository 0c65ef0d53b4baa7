//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e3fb47f6

/// Aranna, Thrill Seeker · Minion · 5 mana · 5/6 · **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
//~ todo VAC_501 b22e2e61 e52e3967 -
#[test]
#[ignore = "todo: Aranna, Thrill Seeker"]
fn VAC_501_aranna_thrill_seeker() {
    unwritten("VAC_501");
}

/// Sigil of Skydiving · Spell · Fel · 2 mana · At the start of your next turn, summon two 1/1 Pirates with **Charge**.
//~ todo VAC_925 90a6413d 9099aadd -
#[test]
#[ignore = "todo: Sigil of Skydiving"]
fn VAC_925_sigil_of_skydiving() {
    unwritten("VAC_925");
}

/// Cliff Dive · Spell · 6 mana · Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
//~ todo VAC_926 eaf430dc 0694ebb1 -
#[test]
#[ignore = "todo: Cliff Dive"]
fn VAC_926_cliff_dive() {
    unwritten("VAC_926");
}

/// Paraglide · Spell · 3 mana · Both players draw 3 cards. **Outcast:** Only you do.
//~ todo VAC_928 17b050d4 33e3fce7 -
#[test]
#[ignore = "todo: Paraglide"]
fn VAC_928_paraglide() {
    unwritten("VAC_928");
}

/// Dangerous Cliffside · Location · 4 mana · 0 uses · Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
//~ todo VAC_929 e6449e1b 9211e619 -
#[test]
#[ignore = "todo: Dangerous Cliffside"]
fn VAC_929_dangerous_cliffside() {
    unwritten("VAC_929");
}

/// Skirting Death · Spell · Shadow · 3 mana · Choose a minion. This turn, your hero steals 4 Attack from it.
//~ todo VAC_931 8745abab dbb58035 -
#[test]
#[ignore = "todo: Skirting Death"]
fn VAC_931_skirting_death() {
    unwritten("VAC_931");
}

/// Climbing Hook · Weapon · 6 mana · 5/2 durability · Doesn't lose Durability while you control a minion with 5 or more Attack.
//~ todo VAC_932 cf38fd2c 1da9f2c4 -
#[test]
#[ignore = "todo: Climbing Hook"]
fn VAC_932_climbing_hook() {
    unwritten("VAC_932");
}

/// Parachute · Spell · 1 mana · **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
//~ todo VAC_933t e57df145 6c23d10b -
#[test]
#[ignore = "todo: Parachute"]
fn VAC_933t_parachute() {
    unwritten("VAC_933t");
}
