//! Rogue cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a0c507d

/// Shattershambler · Minion · Elemental · 1 mana · 1/3 · **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
//~ todo TID_078 0e60cb36 617b66ed -
#[test]
#[ignore = "todo: Shattershambler"]
fn TID_078_shattershambler() {
    unwritten("TID_078");
}

/// Inkveil Ambusher · Minion · Naga · 2 mana · 1/2 · **Stealth** Has +3 Attack and **Immune** while attacking.
//~ todo TID_080 efed4406 2d7152c2 -
#[test]
#[ignore = "todo: Inkveil Ambusher"]
fn TID_080_inkveil_ambusher() {
    unwritten("TID_080");
}

/// Swordfish · Weapon · 3 mana · 2/3 durability · **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
//~ todo TSC_086 b15e4bd7 ed76e70f -
#[test]
#[ignore = "todo: Swordfish"]
fn TSC_086_swordfish() {
    unwritten("TSC_086");
}

/// Azsharan Vessel · Spell · 5 mana · Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
//~ todo TSC_912 5e3368d4 e317468e -
#[test]
#[ignore = "todo: Azsharan Vessel"]
fn TSC_912_azsharan_vessel() {
    unwritten("TSC_912");
}

/// Sunken Vessel · Spell · 5 mana · **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
//~ todo TSC_912t 11c284c3 09d5be23 -
#[test]
#[ignore = "todo: Sunken Vessel"]
fn TSC_912t_sunken_vessel() {
    unwritten("TSC_912t");
}

/// Pirate Admiral Hooktusk · Minion · Pirate · 7 mana · 7/7 · **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left*!)@ *(Ready!)*
//~ todo TSC_934 13d00aea bcaa8a42 -
#[test]
#[ignore = "todo: Pirate Admiral Hooktusk"]
fn TSC_934_pirate_admiral_hooktusk() {
    unwritten("TSC_934");
}

/// Take their Supplies! · Spell · 0 mana · Take 5 cards from your opponent's deck.
//~ todo TSC_934t 290c4bad 3abbab98 -
#[test]
#[ignore = "todo: Take their Supplies!"]
fn TSC_934t_take_their_supplies() {
    unwritten("TSC_934t");
}

/// Take their Gold! · Spell · 0 mana · Take 2 cards from your opponent's hand.
//~ todo TSC_934t2 3741d429 f2f49aaf -
#[test]
#[ignore = "todo: Take their Gold!"]
fn TSC_934t2_take_their_gold() {
    unwritten("TSC_934t2");
}

/// Take their Ship! · Spell · 0 mana · Take control of your opponent's highest Attack minion.
//~ todo TSC_934t3 aadc1f33 f6c004e9 -
#[test]
#[ignore = "todo: Take their Ship!"]
fn TSC_934t3_take_their_ship() {
    unwritten("TSC_934t3");
}

/// Crabatoa · Minion · Beast · 6 mana · 6/5 · **Colossal +2** Your Crabatoa Claws have +2 Attack.
//~ done TSC_937 - c3666abf -
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

/// Crabatoa's Claw · Minion · Beast · 2 mana · 2/1 · **Rush Deathrattle:** Equip a 2/1 Claw.
//~ todo TSC_937t e2cc08d3 d74338ab -
#[test]
#[ignore = "todo: Crabatoa's Claw"]
fn TSC_937t_crabatoas_claw() {
    unwritten("TSC_937t");
}

/// Crabatoa's Claw · Minion · Beast · 2 mana · 2/1 · **Rush Deathrattle:** Equip a 2/1 Claw.
//~ todo TSC_937t3 646e33e7 d74338ab -
#[test]
#[ignore = "todo: Crabatoa's Claw"]
fn TSC_937t3_crabatoas_claw() {
    unwritten("TSC_937t3");
}
