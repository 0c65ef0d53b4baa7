//! Rogue cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shattershambler
///
/// `TID_078` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// State: Todo
//~ TID_078 todo d500ec49 7dd3c08b
#[test]
#[ignore = "todo: TID_078 Shattershambler"]
fn TID_078_shattershambler() {
    check(CardClass::Rogue, &[Give("TID_078"), Cost("TID_078", 1), Stats("TID_078", 1, 3), Unwritten]);
}

/// # Inkveil Ambusher
///
/// `TID_080` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
///
/// State: Todo
//~ TID_080 todo da20f9fd 493fdc65
#[test]
#[ignore = "todo: TID_080 Inkveil Ambusher"]
fn TID_080_inkveil_ambusher() {
    check(
        CardClass::Rogue,
        &[Give("TID_080"), Cost("TID_080", 2), Stats("TID_080", 1, 2), Has("TID_080", GameTag::STEALTH), Unwritten],
    );
}

/// # Jackpot!
///
/// `TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// State: Todo
//~ TID_931 todo 29a5937c d49c3278
#[test]
#[ignore = "todo: TID_931 Jackpot!"]
fn TID_931_jackpot() {
    check(CardClass::Rogue, &[Give("TID_931"), Cost("TID_931", 2), Unwritten]);
}

/// # Cutlass Courier
///
/// `TSC_085` · Rogue minion · 3 mana · 2/5
///
/// > After your hero attacks, draw a Pirate.
///
/// State: Todo
//~ TSC_085 todo 2d196bd1 98eabc08
#[test]
#[ignore = "todo: TSC_085 Cutlass Courier"]
fn TSC_085_cutlass_courier() {
    check(CardClass::Rogue, &[Give("TSC_085"), Cost("TSC_085", 3), Stats("TSC_085", 2, 5), Unwritten]);
}

/// # Swordfish
///
/// `TSC_086` · Rogue weapon · 3 mana · 2/3 durability
///
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
///
/// State: Todo
//~ TSC_086 todo 4bae2d5f db9575a3
#[test]
#[ignore = "todo: TSC_086 Swordfish"]
fn TSC_086_swordfish() {
    check(CardClass::Rogue, &[Give("TSC_086"), Cost("TSC_086", 3), Stats("TSC_086", 2, 3), Unwritten]);
}

/// # Azsharan Vessel
///
/// `TSC_912` · Rogue spell · 5 mana
///
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
///
/// State: Todo
//~ TSC_912 todo 27cec1ea 7081375b
#[test]
#[ignore = "todo: TSC_912 Azsharan Vessel"]
fn TSC_912_azsharan_vessel() {
    check(CardClass::Rogue, &[Give("TSC_912"), Cost("TSC_912", 5), Unwritten]);
}

/// # Sunken Vessel
///
/// `TSC_912t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
///
/// State: Todo
//~ TSC_912t todo 1d1ef93a 47f0df2f
#[test]
#[ignore = "todo: TSC_912t Sunken Vessel"]
fn TSC_912t_sunken_vessel() {
    check(CardClass::Rogue, &[Give("TSC_912t"), Cost("TSC_912t", 5), Unwritten]);
}

/// # Sunken Pirate
///
/// `TSC_912t2` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ TSC_912t2 vanilla 88e28b3a 1a44aa37
#[test]
fn TSC_912t2_sunken_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_912t2"),
            Cost("TSC_912t2", 3),
            Stats("TSC_912t2", 3, 3),
            Has("TSC_912t2", GameTag::STEALTH),
            Play("TSC_912t2", Nothing),
            In(The("TSC_912t2"), Zone::Play),
            Now(The("TSC_912t2"), 3, 3),
            HasNow(The("TSC_912t2"), GameTag::STEALTH),
        ],
    );
}

/// # Azsharan Pirate
///
/// `TSC_912t3` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ TSC_912t3 vanilla fb8b4256 06e2618c
#[test]
fn TSC_912t3_azsharan_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_912t3"),
            Cost("TSC_912t3", 3),
            Stats("TSC_912t3", 3, 3),
            Has("TSC_912t3", GameTag::STEALTH),
            Play("TSC_912t3", Nothing),
            In(The("TSC_912t3"), Zone::Play),
            Now(The("TSC_912t3"), 3, 3),
            HasNow(The("TSC_912t3"), GameTag::STEALTH),
        ],
    );
}

/// # Gone Fishin'
///
/// `TSC_916` · Rogue spell · 1 mana
///
/// > **Dredge**. **Combo:** Draw a card.
///
/// State: Todo
//~ TSC_916 todo 8c7a6f76 ee945181
#[test]
#[ignore = "todo: TSC_916 Gone Fishin'"]
fn TSC_916_gone_fishin() {
    check(CardClass::Rogue, &[Give("TSC_916"), Cost("TSC_916", 1), Unwritten]);
}

/// # Blood in the Water
///
/// `TSC_932` · Rogue spell · 6 mana
///
/// > Deal $3 damage to an enemy. Summon a 5/5 Shark with **Rush**.
///
/// State: Todo
//~ TSC_932 todo bfd19ea7 b4b43539
#[test]
#[ignore = "todo: TSC_932 Blood in the Water"]
fn TSC_932_blood_in_the_water() {
    check(CardClass::Rogue, &[Give("TSC_932"), Cost("TSC_932", 6), Unwritten]);
}

/// # Tiger Shark
///
/// `TSC_932t` · Rogue minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ TSC_932t vanilla 626ecc1a 487f31f1
#[test]
fn TSC_932t_tiger_shark() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_932t"),
            Cost("TSC_932t", 5),
            Stats("TSC_932t", 5, 5),
            Has("TSC_932t", GameTag::RUSH),
            Play("TSC_932t", Nothing),
            In(The("TSC_932t"), Zone::Play),
            Now(The("TSC_932t"), 5, 5),
            HasNow(The("TSC_932t"), GameTag::RUSH),
        ],
    );
}

/// # Bootstrap Sunkeneer
///
/// `TSC_933` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Put an enemy minion on the bottom of your opponent's deck.
///
/// State: Todo
//~ TSC_933 todo eddbf16c a17f1651
#[test]
#[ignore = "todo: TSC_933 Bootstrap Sunkeneer"]
fn TSC_933_bootstrap_sunkeneer() {
    check(CardClass::Rogue, &[Give("TSC_933"), Cost("TSC_933", 5), Stats("TSC_933", 4, 4), Unwritten]);
}

/// # Pirate Admiral Hooktusk
///
/// `TSC_934` · Rogue minion · 7 mana · 7/7
///
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ TSC_934 todo a83aea42 136912b5
#[test]
#[ignore = "todo: TSC_934 Pirate Admiral Hooktusk"]
fn TSC_934_pirate_admiral_hooktusk() {
    check(CardClass::Rogue, &[Give("TSC_934"), Cost("TSC_934", 7), Stats("TSC_934", 7, 7), Unwritten]);
}

/// # Take their Supplies!
///
/// `TSC_934t` · Rogue spell · 0 mana
///
/// > Take 5 cards from your opponent's deck.
///
/// State: Todo
//~ TSC_934t todo f1abc178 f1caa359
#[test]
#[ignore = "todo: TSC_934t Take their Supplies!"]
fn TSC_934t_take_their_supplies() {
    check(CardClass::Rogue, &[Give("TSC_934t"), Cost("TSC_934t", 0), Unwritten]);
}

/// # Take their Gold!
///
/// `TSC_934t2` · Rogue spell · 0 mana
///
/// > Take 2 cards from your opponent's hand.
///
/// State: Todo
//~ TSC_934t2 todo 6a7b5201 807baee2
#[test]
#[ignore = "todo: TSC_934t2 Take their Gold!"]
fn TSC_934t2_take_their_gold() {
    check(CardClass::Rogue, &[Give("TSC_934t2"), Cost("TSC_934t2", 0), Unwritten]);
}

/// # Take their Ship!
///
/// `TSC_934t3` · Rogue spell · 0 mana
///
/// > Take control of your opponent's highest Attack minion.
///
/// State: Todo
//~ TSC_934t3 todo 438b0903 3221a712
#[test]
#[ignore = "todo: TSC_934t3 Take their Ship!"]
fn TSC_934t3_take_their_ship() {
    check(CardClass::Rogue, &[Give("TSC_934t3"), Cost("TSC_934t3", 0), Unwritten]);
}

/// # Swiftscale Trickster
///
/// `TSC_936` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Your next spell this turn costs (0).
///
/// State: Todo
//~ TSC_936 todo ba976106 ff1a3a12
#[test]
#[ignore = "todo: TSC_936 Swiftscale Trickster"]
fn TSC_936_swiftscale_trickster() {
    check(CardClass::Rogue, &[Give("TSC_936"), Cost("TSC_936", 6), Stats("TSC_936", 4, 4), Unwritten]);
}

/// # Crabatoa
///
/// `TSC_937` · Rogue minion · 6 mana · 6/5
///
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
///
/// State: Todo
//~ TSC_937 todo 9aa31108 aa1a09af
#[test]
#[ignore = "todo: TSC_937 Crabatoa"]
fn TSC_937_crabatoa() {
    check(CardClass::Rogue, &[Give("TSC_937"), Cost("TSC_937", 6), Stats("TSC_937", 6, 5), Unwritten]);
}

/// # Crabatoa's Claw
///
/// `TSC_937t` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ TSC_937t todo 0016a1ef 8dc3b653
#[test]
#[ignore = "todo: TSC_937t Crabatoa's Claw"]
fn TSC_937t_crabatoas_claw() {
    check(
        CardClass::Rogue,
        &[Give("TSC_937t"), Cost("TSC_937t", 2), Stats("TSC_937t", 2, 1), Has("TSC_937t", GameTag::RUSH), Unwritten],
    );
}

/// # Crabatoa Claw
///
/// `TSC_937t2` · Rogue weapon · 1 mana · 2/1 durability
///
/// State: Vanilla
//~ TSC_937t2 vanilla 8b25358d 6b719fd0
#[test]
fn TSC_937t2_crabatoa_claw() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937t2"),
            Cost("TSC_937t2", 1),
            Stats("TSC_937t2", 2, 1),
            Play("TSC_937t2", Nothing),
            In(The("TSC_937t2"), Zone::Play),
        ],
    );
}

/// # Crabatoa's Claw
///
/// `TSC_937t3` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// State: Todo
//~ TSC_937t3 todo 2a9d6fee 5955a0de
#[test]
#[ignore = "todo: TSC_937t3 Crabatoa's Claw"]
fn TSC_937t3_crabatoas_claw() {
    check(
        CardClass::Rogue,
        &[
            Give("TSC_937t3"),
            Cost("TSC_937t3", 2),
            Stats("TSC_937t3", 2, 1),
            Has("TSC_937t3", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Filletfighter
///
/// `TSC_963` · Rogue minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Todo
//~ TSC_963 todo e0472955 6ce015b8
#[test]
#[ignore = "todo: TSC_963 Filletfighter"]
fn TSC_963_filletfighter() {
    check(CardClass::Rogue, &[Give("TSC_963"), Cost("TSC_963", 1), Stats("TSC_963", 3, 1), Unwritten]);
}
