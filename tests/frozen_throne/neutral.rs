//! Neutral cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9cc004f4

/// Frostmourne · Weapon · 7 mana · 5/3 durability · **Deathrattle:** Summon every minion killed by this weapon.
//~ todo ICC_314t1 0c8e2100 1bbb9413 -
#[test]
#[ignore = "todo: Frostmourne"]
fn ICC_314t1_frostmourne() {
    unwritten("ICC_314t1");
}

/// Army of the Frozen Throne · Spell · Shadow · 6 mana · Remove the top 5 cards of your deck. Summon any minions removed.
//~ todo ICC_314t2 923f94cd 92eb045f -
#[test]
#[ignore = "todo: Army of the Frozen Throne"]
fn ICC_314t2_army_of_the_frozen_throne() {
    unwritten("ICC_314t2");
}

/// Doom Pact · Spell · Shadow · 5 mana · Destroy all minions. Remove the top card from your deck for each minion destroyed.
//~ todo ICC_314t3 ea05071e b8fbbe93 -
#[test]
#[ignore = "todo: Doom Pact"]
fn ICC_314t3_doom_pact() {
    unwritten("ICC_314t3");
}

/// Death Grip · Spell · Shadow · 2 mana · Steal a minion from your opponent's deck and add it to your hand.
//~ todo ICC_314t4 db8aae7a 49453f44 -
#[test]
#[ignore = "todo: Death Grip"]
fn ICC_314t4_death_grip() {
    unwritten("ICC_314t4");
}

/// Drakkari Enchanter · Minion · 3 mana · 1/5 · Your end of turn effects trigger twice.
//~ todo ICC_901 e1a46d7f 8f5821d5 -
#[test]
#[ignore = "todo: Drakkari Enchanter"]
fn ICC_901_drakkari_enchanter() {
    unwritten("ICC_901");
}

/// Mindbreaker · Minion · Undead · 3 mana · 2/5 · Hero Powers are disabled.
//~ todo ICC_902 d978802c 544478e1 -
#[test]
#[ignore = "todo: Mindbreaker"]
fn ICC_902_mindbreaker() {
    unwritten("ICC_902");
}

/// Corpsetaker · Minion · Undead · 4 mana · 3/3 · **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
//~ done ICC_912 - d2af4351 -
#[test]
#[rustfmt::skip]
fn ICC_912_corpsetaker() {
    check(CardClass::Mage, &[
        DeckOf(&["CS2_179", "EX1_021"]), Play("ICC_912", Nothing), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::LIFESTEAL),
        DeckCount(Mine, 2),
    ]);
    check(CardClass::Mage, &[
        DeckOf(&["EX1_008", "SCH_712"]), Play("ICC_912", Nothing), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::WINDFURY), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::LIFESTEAL),
    ]);
}
