//! Death Knight cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 87ef117f

/// `TTN_450t` · Death Knight spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
///
/// State: Todo
//~ todo TTN_450t a848a13b efb14d39 827616fd.dd4d28ad
#[test]
#[ignore = "todo: Blood Plague"]
fn TTN_450t_blood_plague() {
    unwritten("TTN_450t");
}

/// `TTN_450t2` · Death Knight spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
///
/// State: Todo
//~ todo TTN_450t2 e34d3fa3 614345cb 60809fec.4f89757a
#[test]
#[ignore = "todo: Unholy Plague"]
fn TTN_450t2_unholy_plague() {
    unwritten("TTN_450t2");
}

/// `TTN_450t3` · Death Knight spell · 1 mana
/// > **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10)*.
///
/// State: Todo
//~ todo TTN_450t3 7fb7f17b cb36361b 0be941f0.e45c4716
#[test]
#[ignore = "todo: Frost Plague"]
fn TTN_450t3_frost_plague() {
    unwritten("TTN_450t3");
}

/// `TTN_454` · Death Knight spell · Shadow · 2 mana
/// > Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
///
/// State: Todo
//~ todo TTN_454 b389c042 e4668fee 7c98f84d.76ff0799
#[test]
#[ignore = "todo: Down with the Ship"]
fn TTN_454_down_with_the_ship() {
    unwritten("TTN_454");
}

/// `TTN_455` · Death Knight minion · 4 mana · 4/3
/// > **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
///
/// State: Todo
//~ todo TTN_455 3793c04a 7ef7a0f3 7c27df00.aadb64c0
#[test]
#[ignore = "todo: Tomb Traitor"]
fn TTN_455_tomb_traitor() {
    unwritten("TTN_455");
}

/// `TTN_459` · Death Knight minion · 11 mana · 8/5
/// > Rush**, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
///
/// State: Todo
//~ todo TTN_459 d9b35d32 174c26f3 fc09dbaa.7ffd01c1
#[test]
#[ignore = "todo: Chained Guardian"]
fn TTN_459_chained_guardian() {
    unwritten("TTN_459");
}

/// `TTN_736` · Death Knight weapon · 1 mana · 1/3 durability
/// > After your hero attacks, shuffle a random Plague into your opponent's deck.
///
/// State: Todo
//~ todo TTN_736 cb1b9242 0311ed97 3734ea64.d8a4d1a1
#[test]
#[ignore = "todo: Staff of the Primus"]
fn TTN_736_staff_of_the_primus() {
    unwritten("TTN_736");
}

/// `TTN_737` · Death Knight minion · 8 mana · 7/9
/// > **Titan** After this uses an ability, **Discover** a card with that Rune.
///
/// State: Todo
//~ todo TTN_737 2e38649d 0f47ac0f e79a69a1.f1d32a32
#[test]
#[ignore = "todo: The Primus"]
fn TTN_737_the_primus() {
    unwritten("TTN_737");
}

/// `TTN_737t` · Death Knight spell · 0 mana
/// > Destroy an enemy minion. This minion and your hero gain its Health.
///
/// State: Todo
//~ todo TTN_737t e6947011 86c1d21c 23e9d05a.dd68c8b4
#[test]
#[ignore = "todo: Runes of Blood"]
fn TTN_737t_runes_of_blood() {
    unwritten("TTN_737t");
}

/// `TTN_737t1` · Death Knight spell · 0 mana
/// > Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo TTN_737t1 423655a1 68f9d8b6 d5fb6c39.46ba8b41
#[test]
#[ignore = "todo: Runes of the Unholy"]
fn TTN_737t1_runes_of_the_unholy() {
    unwritten("TTN_737t1");
}

/// `TTN_737t3` · Death Knight spell · 0 mana
/// > The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// State: Todo
//~ todo TTN_737t3 1273ae47 0d2e0ec9 0fd6f81f.3074c53b
#[test]
#[ignore = "todo: Runes of Frost"]
fn TTN_737t3_runes_of_frost() {
    unwritten("TTN_737t3");
}

/// `TTN_744` · Death Knight spell · Frost · 2 mana
/// > Both players draw 2 cards. Your opponent can not play them next turn.
///
/// State: Todo
//~ todo TTN_744 55b20437 503a3c91 696327be.9720ab61
#[test]
#[ignore = "todo: Frozen Over"]
fn TTN_744_frozen_over() {
    unwritten("TTN_744");
}

/// `TTN_850` · Death Knight minion · 4 mana · 4/4
/// > **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
///
/// State: Todo
//~ todo TTN_850 08cf2bd1 a9b11b1b edcacab9.bbc263ec
#[test]
#[ignore = "todo: Helya"]
fn TTN_850_helya() {
    unwritten("TTN_850");
}
