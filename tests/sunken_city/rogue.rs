//! Rogue cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a0c507d

/// `TID_078` · Rogue minion · 1 mana · 1/3
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// State: Todo
//~ todo TID_078 2c64b89e 0e60cb36 847ad5aa.42d75be4
#[test]
#[ignore = "todo: Shattershambler"]
fn TID_078_shattershambler() {
    unwritten("TID_078");
}

/// `TID_080` · Rogue minion · 2 mana · 1/2
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
///
/// State: Todo
//~ todo TID_080 936ebed4 efed4406 b04723c4.42b358e7
#[test]
#[ignore = "todo: Inkveil Ambusher"]
fn TID_080_inkveil_ambusher() {
    unwritten("TID_080");
}

/// `TSC_086` · Rogue weapon · 3 mana · 2/3 durability
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
///
/// State: Todo
//~ todo TSC_086 708f746f b15e4bd7 fc58733d.2ebd8ff7
#[test]
#[ignore = "todo: Swordfish"]
fn TSC_086_swordfish() {
    unwritten("TSC_086");
}

/// `TSC_912` · Rogue spell · 5 mana
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
///
/// State: Todo
//~ todo TSC_912 e615f582 5e3368d4 0d826bbb.5c4e3db0
#[test]
#[ignore = "todo: Azsharan Vessel"]
fn TSC_912_azsharan_vessel() {
    unwritten("TSC_912");
}

/// `TSC_912t` · Rogue spell · 5 mana
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
///
/// State: Todo
//~ todo TSC_912t 252173c7 11c284c3 5c94f31f.1f0bea64
#[test]
#[ignore = "todo: Sunken Vessel"]
fn TSC_912t_sunken_vessel() {
    unwritten("TSC_912t");
}

/// `TSC_934` · Rogue minion · 7 mana · 7/7
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_934 3af00877 13d00aea 25a670ac.2544b31c
#[test]
#[ignore = "todo: Pirate Admiral Hooktusk"]
fn TSC_934_pirate_admiral_hooktusk() {
    unwritten("TSC_934");
}

/// `TSC_934t` · Rogue spell · 0 mana
/// > Take 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo TSC_934t 7c2b84ff 290c4bad 085e45ba.22911586
#[test]
#[ignore = "todo: Take their Supplies!"]
fn TSC_934t_take_their_supplies() {
    unwritten("TSC_934t");
}

/// `TSC_934t2` · Rogue spell · 0 mana
/// > Take 2 cards from your opponent's hand.
///
/// State: Todo
//~ todo TSC_934t2 97662b0d 3741d429 917a357e.590bd82b
#[test]
#[ignore = "todo: Take their Gold!"]
fn TSC_934t2_take_their_gold() {
    unwritten("TSC_934t2");
}

/// `TSC_934t3` · Rogue spell · 0 mana
/// > Take control of your opponent's highest Attack minion.
///
/// State: Todo
//~ todo TSC_934t3 96b175e9 aadc1f33 c11d6bf7.cb7fa223
#[test]
#[ignore = "todo: Take their Ship!"]
fn TSC_934t3_take_their_ship() {
    unwritten("TSC_934t3");
}

/// `TSC_937` · Rogue minion · 6 mana · 6/5
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
///
/// State: Done
//~ done TSC_937 47a30c2f - b78b4019.b27de4fa
#[test]
fn TSC_937_crabatoa() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937"),
            Cost("TSC_937", 6),
            Stats("TSC_937", 6, 5),
            Friend("CS2_231"),
            Enemy("TSC_937t"),
            Play("TSC_937", Nothing),
            BoardCount(Mine, 4),
            Now(My(2), 4, 1),
            Now(The("TSC_937t3"), 4, 1),
            Now(Nth(0), 6, 5),
            Now(Nth(1), 1, 1),
            Now(Nth(2), 2, 1),
            Friend("TSC_937t2"),
            Now(MyWeapon, 4, 1),
            Friend("CS2_106"),
            Now(MyWeapon, 3, 2),
            Kill(Nth(0)),
            Now(My(1), 2, 1),
            Now(My(2), 2, 1),
        ],
    );
}

/// `TSC_937t` · Rogue minion · 2 mana · 2/1
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ todo TSC_937t 2e453369 e2cc08d3 e9093955.f57412a8
#[test]
#[ignore = "todo: Crabatoa's Claw"]
fn TSC_937t_crabatoas_claw() {
    unwritten("TSC_937t");
}

/// `TSC_937t3` · Rogue minion · 2 mana · 2/1
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ todo TSC_937t3 767105a4 646e33e7 89f2b123.f57412a8
#[test]
#[ignore = "todo: Crabatoa's Claw"]
fn TSC_937t3_crabatoas_claw() {
    unwritten("TSC_937t3");
}
