//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e3fb47f6

/// `VAC_501` · Demon Hunter minion · 5 mana · 5/6
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
///
/// State: Todo
//~ todo VAC_501 59ef3f72 b22e2e61 d79a55e2.0afcf7d1
#[test]
#[ignore = "todo: Aranna, Thrill Seeker"]
fn VAC_501_aranna_thrill_seeker() {
    unwritten("VAC_501");
}

/// `VAC_925` · Demon Hunter spell · Fel · 2 mana
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
///
/// State: Todo
//~ todo VAC_925 f2ae048c 90a6413d df682a09.22e6d09a
#[test]
#[ignore = "todo: Sigil of Skydiving"]
fn VAC_925_sigil_of_skydiving() {
    unwritten("VAC_925");
}

/// `VAC_926` · Demon Hunter spell · 6 mana
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
///
/// State: Todo
//~ todo VAC_926 eed223f9 eaf430dc fc419d38.78386fe3
#[test]
#[ignore = "todo: Cliff Dive"]
fn VAC_926_cliff_dive() {
    unwritten("VAC_926");
}

/// `VAC_928` · Demon Hunter spell · 3 mana
/// > Both players draw 3 cards. **Outcast:** Only you do.
///
/// State: Todo
//~ todo VAC_928 5a030dd2 17b050d4 cbd46386.4e48a63b
#[test]
#[ignore = "todo: Paraglide"]
fn VAC_928_paraglide() {
    unwritten("VAC_928");
}

/// `VAC_929` · Demon Hunter location · 4 mana · 0 uses
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
///
/// State: Todo
//~ todo VAC_929 e9cd7f43 e6449e1b 66cd43aa.bf9ded9f
#[test]
#[ignore = "todo: Dangerous Cliffside"]
fn VAC_929_dangerous_cliffside() {
    unwritten("VAC_929");
}

/// `VAC_931` · Demon Hunter spell · Shadow · 3 mana
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
///
/// State: Todo
//~ todo VAC_931 40ba6b45 8745abab 68a7257f.1df8a511
#[test]
#[ignore = "todo: Skirting Death"]
fn VAC_931_skirting_death() {
    unwritten("VAC_931");
}

/// `VAC_932` · Demon Hunter weapon · 6 mana · 5/2 durability
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// State: Todo
//~ todo VAC_932 c2ea3c48 cf38fd2c dd76dcc9.2e3b944a
#[test]
#[ignore = "todo: Climbing Hook"]
fn VAC_932_climbing_hook() {
    unwritten("VAC_932");
}

/// `VAC_933t` · Demon Hunter spell · 1 mana
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
///
/// State: Todo
//~ todo VAC_933t 71b2eb28 e57df145 bb2ca5b2.5e6f7956
#[test]
#[ignore = "todo: Parachute"]
fn VAC_933t_parachute() {
    unwritten("VAC_933t");
}
