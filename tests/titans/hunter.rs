//! Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48fb2f4f

/// `TTN_079` · Hunter spell · 2 mana
/// > Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
///
/// State: Todo
//~ todo TTN_079 b9cd8a7d 9cbe1da0 5276a07e.5fa22dff
#[test]
#[ignore = "todo: Always a Bigger Jormungar"]
fn TTN_079_always_a_bigger_jormungar() {
    unwritten("TTN_079");
}

/// `TTN_081` · Hunter spell · 1 mana
/// > Get three 4/1 Worms. They cost (1).
///
/// State: Done
//~ done TTN_081 9f8c3d99 - 4c62c8bb.d055af32
#[test]
fn TTN_081_awakening_tremors() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_081"),
            Cost("TTN_081", 1),
            Play("TTN_081", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "TTN_081t"),
            Is(InHand(1), "TTN_081t"),
            Is(InHand(2), "TTN_081t"),
            Now(InHand(0), 4, 1),
            CostNow(InHand(0), 1),
            CostNow(InHand(1), 1),
            CostNow(InHand(2), 1),
        ],
    );
}

/// `TTN_087` · Hunter minion · 2 mana · 3/1
/// > **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
///
/// State: Todo
//~ todo TTN_087 6d932929 7c47dbd1 c9879d68.c02693b0
#[test]
#[ignore = "todo: Absorbent Parasite"]
fn TTN_087_absorbent_parasite() {
    unwritten("TTN_087");
}

/// `TTN_088` · Hunter weapon · 6 mana · 6/2 durability
/// > Costs (1) less for each friendly **Secret** that has triggered this game.
///
/// State: Todo
//~ todo TTN_088 bbe4a000 3ebda076 e031e515.d0f8997c
#[test]
#[ignore = "todo: Starstrung Bow"]
fn TTN_088_starstrung_bow() {
    unwritten("TTN_088");
}

/// `TTN_092` · Hunter minion · 6 mana · 3/7
/// > **Titan Battlecry:** Equip a 3/3 Taeshalach.
///
/// State: Todo
//~ todo TTN_092 5b605d25 6c07ac5e f3ff7605.a0bda12c
#[test]
#[ignore = "todo: Aggramar, the Avenger"]
fn TTN_092_aggramar_the_avenger() {
    unwritten("TTN_092");
}

/// `TTN_092t1` · Hunter spell · 0 mana
/// > Give your weapon "After your hero attacks, draw a card."
///
/// State: Todo
//~ todo TTN_092t1 90ad8ae4 2d8c2190 d23312fb.3533d54a
#[test]
#[ignore = "todo: Maintain Order"]
fn TTN_092t1_maintain_order() {
    unwritten("TTN_092t1");
}

/// `TTN_092t2` · Hunter spell · 0 mana
/// > Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
///
/// State: Todo
//~ todo TTN_092t2 2226b18e 15580de6 fc3a4fd4.f325921a
#[test]
#[ignore = "todo: Commanding Presence"]
fn TTN_092t2_commanding_presence() {
    unwritten("TTN_092t2");
}

/// `TTN_092t3` · Hunter spell · 0 mana
/// > Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
///
/// State: Todo
//~ todo TTN_092t3 32890e32 8378d884 cdc67b66.8f3def80
#[test]
#[ignore = "todo: Swift Slash"]
fn TTN_092t3_swift_slash() {
    unwritten("TTN_092t3");
}

/// `TTN_302t` · Hunter spell · 2 mana
/// > **Forged Discover** and cast two **Secrets**.
///
/// State: Todo
//~ todo TTN_302t a1a36067 94a949e1 46117cc3.4d111bda
#[test]
#[ignore = "todo: Titanforged Traps"]
fn TTN_302t_titanforged_traps() {
    unwritten("TTN_302t");
}

/// `TTN_752` · Hunter minion · 8 mana · 8/8
/// > **Battlecry:** Set the stats of the next three minions you play to 8/8.
///
/// State: Todo
//~ todo TTN_752 cdef7758 4af339b4 1c21889a.a579faff
#[test]
#[ignore = "todo: Hodir, Father of Giants"]
fn TTN_752_hodir_father_of_giants() {
    unwritten("TTN_752");
}

/// `YOG_082` · Hunter spell · Arcane · 3 mana
/// > Deal $3 damage. Your next spell has **Spell Damage +2**.
///
/// State: Todo
//~ todo YOG_082 4bb75001 faa280c3 4250464b.313b38ed
#[test]
#[ignore = "todo: Celestial Shot"]
fn YOG_082_celestial_shot() {
    unwritten("YOG_082");
}

/// `YOG_506` · Hunter minion · 4 mana · 3/3
/// > **Rush Deathrattle:** Summon a Chimaera with stats equal to this minion's Attack.
///
/// State: Todo
//~ todo YOG_506 23a2abd7 47919219 4ea78037.1111b5d9
#[test]
#[ignore = "todo: Twisted Frostwing"]
fn YOG_506_twisted_frostwing() {
    unwritten("YOG_506");
}
