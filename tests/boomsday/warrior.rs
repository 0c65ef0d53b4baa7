//! Warrior cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2196dab8

/// `BOT_238` · Warrior hero · 7 mana · 30 health, 7 armor
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
///
/// State: Todo
//~ todo BOT_238 43f3ef55 802248d7 485e3677.cfe3291d
#[test]
#[ignore = "todo: Dr. Boom, Mad Genius"]
fn BOT_238_dr_boom_mad_genius() {
    unwritten("BOT_238");
}

/// `BOT_238p` · Warrior hero power · 2 mana
/// > Activate this turn's Mech Suit power!
///
/// State: Todo
//~ todo BOT_238p 3ee79d0c 131a6d5e ea85ad5e.4af62344
#[test]
#[ignore = "todo: Big Red Button"]
fn BOT_238p_big_red_button() {
    unwritten("BOT_238p");
}

/// `BOT_238p1` · Warrior hero power · 2 mana
/// > Deal $3 damage. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p1 822271c1 a0ff4307 6a3efe2e.095a53aa
#[test]
#[ignore = "todo: Zap Cannon"]
fn BOT_238p1_zap_cannon() {
    unwritten("BOT_238p1");
}

/// `BOT_238p2` · Warrior hero power · 2 mana
/// > Gain $d7 Armor. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p2 a2bfd375 96e00701 9a51827e.64877fba
#[test]
#[ignore = "todo: Blast Shield"]
fn BOT_238p2_blast_shield() {
    unwritten("BOT_238p2");
}

/// `BOT_238p3` · Warrior hero power · 2 mana
/// > Deal $1 damage to all enemies. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p3 5e37d56b 2a2de36c 8a653326.9f93e5ce
#[test]
#[ignore = "todo: KABOOM!"]
fn BOT_238p3_kaboom() {
    unwritten("BOT_238p3");
}

/// `BOT_238p4` · Warrior hero power · 2 mana
/// > **Discover** a Mech. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p4 b50cde9c 259ce140 43fa952b.71e6d82c
#[test]
#[ignore = "todo: Delivery Drone"]
fn BOT_238p4_delivery_drone() {
    unwritten("BOT_238p4");
}

/// `BOT_238p6` · Warrior hero power · 2 mana
/// > Summon three 1/1 Microbots. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p6 4e0b4276 6f696621 a6cadeaa.157da4c6
#[test]
#[ignore = "todo: Micro-Squad"]
fn BOT_238p6_micro_squad() {
    unwritten("BOT_238p6");
}

/// `BOT_299` · Warrior spell · 1 mana
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
///
/// State: Done
//~ done BOT_299 e296e5f7 - 2e707fa3.34b492c2
#[test]
fn BOT_299_omega_assembly() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_299"),
            Cost("BOT_299", 1),
            Force(Card("GVG_085")),
            Force(Card("EX1_556")),
            Force(Card("GVG_006")),
            Play("BOT_299", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "GVG_085"),
            Is(InHand(1), "EX1_556"),
            Is(InHand(2), "GVG_006"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Crystals(9),
            Force(Card("GVG_085")),
            Never(Card("CS2_182")),
            Play("BOT_299", Nothing),
            ChooseCard("GVG_085"),
            HandCount(Mine, 1),
            Is(InHand(0), "GVG_085"),
        ],
    );
}

/// `BOT_406` · Warrior weapon · 5 mana · 1/3 durability
/// > After you attack a minion, force it to attack one of its neighbors.
///
/// State: Todo
//~ todo BOT_406 8f3c519d 5870a763 9aaea7fd.00ba34eb
#[test]
#[ignore = "todo: Supercollider"]
fn BOT_406_supercollider() {
    unwritten("BOT_406");
}
