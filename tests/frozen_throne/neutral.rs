//! Neutral cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9cc004f4

/// `ICC_314t1` · Death Knight weapon · 7 mana · 5/3 durability
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ todo ICC_314t1 0f409ee1 0c8e2100 f3cc3a74.a66e81f7
#[test]
#[ignore = "todo: Frostmourne"]
fn ICC_314t1_frostmourne() {
    unwritten("ICC_314t1");
}

/// `ICC_314t2` · Death Knight spell · Shadow · 6 mana
/// > Remove the top 5 cards of your deck. Summon any minions removed.
///
/// State: Todo
//~ todo ICC_314t2 301c3509 923f94cd d674e96f.41296c76
#[test]
#[ignore = "todo: Army of the Frozen Throne"]
fn ICC_314t2_army_of_the_frozen_throne() {
    unwritten("ICC_314t2");
}

/// `ICC_314t3` · Death Knight spell · Shadow · 5 mana
/// > Destroy all minions. Remove the top card from your deck for each minion destroyed.
///
/// State: Todo
//~ todo ICC_314t3 7c382132 ea05071e eb60c8bd.9fb9f179
#[test]
#[ignore = "todo: Doom Pact"]
fn ICC_314t3_doom_pact() {
    unwritten("ICC_314t3");
}

/// `ICC_314t4` · Death Knight spell · Shadow · 2 mana
/// > Steal a minion from your opponent's deck and add it to your hand.
///
/// State: Todo
//~ todo ICC_314t4 bc56f785 db8aae7a fb4767e0.1f495c8e
#[test]
#[ignore = "todo: Death Grip"]
fn ICC_314t4_death_grip() {
    unwritten("ICC_314t4");
}

/// `ICC_314t5` · Death Knight spell · Shadow · 2 mana
/// > Deal $5 damage to an enemy, or restore #5 Health to a friendly character.
///
/// State: Todo
//~ todo ICC_314t5 e6de2091 7bf14d97 8cbf6d36.7aa1fe3c
#[test]
#[ignore = "todo: Death Coil"]
fn ICC_314t5_death_coil() {
    unwritten("ICC_314t5");
}

/// `ICC_901` · Neutral minion · 3 mana · 1/5
/// > Your end of turn effects trigger twice.
///
/// State: Todo
//~ todo ICC_901 25195e98 e1a46d7f 92fea3db.2ac7b1e4
#[test]
#[ignore = "todo: Drakkari Enchanter"]
fn ICC_901_drakkari_enchanter() {
    unwritten("ICC_901");
}

/// `ICC_902` · Neutral minion · 3 mana · 2/5
/// > Hero Powers are disabled.
///
/// State: Todo
//~ todo ICC_902 ddc648df d978802c 7d0d517c.c9288e1b
#[test]
#[ignore = "todo: Mindbreaker"]
fn ICC_902_mindbreaker() {
    unwritten("ICC_902");
}

/// `ICC_912` · Neutral minion · 4 mana · 3/3
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// State: Todo
//~ todo ICC_912 90b0ec4e 4dcd64f7 787c5e01.e82e9619
#[test]
#[ignore = "todo: Corpsetaker"]
fn ICC_912_corpsetaker() {
    unwritten("ICC_912");
}
