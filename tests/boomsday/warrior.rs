//! Warrior cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Weapons Project
///
/// `BOT_042` · Warrior spell · 2 mana
///
/// > Each player equips a 2/3 weapon and gains 6 Armor.
///
/// State: Todo
//~ BOT_042 todo 1a31c0f0 fb6c86d5
#[test]
#[ignore = "todo: BOT_042 Weapons Project"]
fn BOT_042_weapons_project() {
    check(CardClass::Warrior, &[Give("BOT_042"), Cost("BOT_042", 2), Unwritten]);
}

/// # Gearblade
///
/// `BOT_042t` · Warrior weapon · 2 mana · 2/3 durability
///
/// State: Vanilla
//~ BOT_042t vanilla d2441aad aa3371ae
#[test]
fn BOT_042t_gearblade() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_042t"),
            Cost("BOT_042t", 2),
            Stats("BOT_042t", 2, 3),
            Play("BOT_042t", Nothing),
            In(The("BOT_042t"), Zone::Play),
        ],
    );
}

/// # Eternium Rover
///
/// `BOT_059` · Warrior minion · 1 mana · 1/3
///
/// > Whenever this minion takes damage, gain 2 Armor.
///
/// State: Todo
//~ BOT_059 todo d8cac29d 6e41ddc5
#[test]
#[ignore = "todo: BOT_059 Eternium Rover"]
fn BOT_059_eternium_rover() {
    check(CardClass::Warrior, &[Give("BOT_059"), Cost("BOT_059", 1), Stats("BOT_059", 1, 3), Unwritten]);
}

/// # Rocket Boots
///
/// `BOT_067` · Warrior spell · 2 mana
///
/// > Give a minion **Rush**. Draw a card.
///
/// State: Todo
//~ BOT_067 todo 3eb97b1b fb7b7da5
#[test]
#[ignore = "todo: BOT_067 Rocket Boots"]
fn BOT_067_rocket_boots() {
    check(CardClass::Warrior, &[Give("BOT_067"), Cost("BOT_067", 2), Targets("BOT_067", &[FriendlyMinion]), Unwritten]);
}

/// # The Boomship
///
/// `BOT_069` · Warrior spell · 9 mana
///
/// > Summon 3 random minions from your hand. Give them **Rush**.
///
/// State: Todo
//~ BOT_069 todo 99c6718e 643da1df
#[test]
#[ignore = "todo: BOT_069 The Boomship"]
fn BOT_069_the_boomship() {
    check(CardClass::Warrior, &[Give("BOT_069"), Cost("BOT_069", 9), Unwritten]);
}

/// # Dyn-o-matic
///
/// `BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// State: Todo
//~ BOT_104 todo 55b5ea3a 52d60833
#[test]
#[ignore = "todo: BOT_104 Dyn-o-matic"]
fn BOT_104_dyn_o_matic() {
    check(CardClass::Warrior, &[Give("BOT_104"), Cost("BOT_104", 5), Stats("BOT_104", 3, 4), Unwritten]);
}

/// # Security Rover
///
/// `BOT_218` · Warrior minion · 6 mana · 2/6
///
/// > Whenever this minion takes damage, summon a 2/3 Mech with **Taunt**.
///
/// State: Todo
//~ BOT_218 todo f1a3415b 9659f6f6
#[test]
#[ignore = "todo: BOT_218 Security Rover"]
fn BOT_218_security_rover() {
    check(CardClass::Warrior, &[Give("BOT_218"), Cost("BOT_218", 6), Stats("BOT_218", 2, 6), Unwritten]);
}

/// # Guard Bot
///
/// `BOT_218t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ BOT_218t vanilla 0c3453d4 84e7c74b
#[test]
fn BOT_218t_guard_bot() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_218t"),
            Cost("BOT_218t", 2),
            Stats("BOT_218t", 2, 3),
            Has("BOT_218t", GameTag::TAUNT),
            Play("BOT_218t", Nothing),
            In(The("BOT_218t"), Zone::Play),
            Now(The("BOT_218t"), 2, 3),
            HasNow(The("BOT_218t"), GameTag::TAUNT),
        ],
    );
}

/// # Beryllium Nullifier
///
/// `BOT_237` · Warrior minion · 7 mana · 4/8
///
/// > **Magnetic Elusive**
///
/// State: Todo
//~ BOT_237 todo 7101045f 67cb8d07
#[test]
#[ignore = "todo: BOT_237 Beryllium Nullifier"]
fn BOT_237_beryllium_nullifier() {
    check(
        CardClass::Warrior,
        &[Give("BOT_237"), Cost("BOT_237", 7), Stats("BOT_237", 4, 8), Has("BOT_237", GameTag::ELUSIVE), Unwritten],
    );
}

/// # Dr. Boom, Mad Genius
///
/// `BOT_238` · Warrior hero · 7 mana · 30 health, 7 armor
///
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
///
/// State: Todo
//~ BOT_238 todo 5a9e6d20 24d33f68
#[test]
#[ignore = "todo: BOT_238 Dr. Boom, Mad Genius"]
fn BOT_238_dr_boom_mad_genius() {
    check(CardClass::Warrior, &[Give("BOT_238"), Cost("BOT_238", 7), Unwritten]);
}

/// # Big Red Button
///
/// `BOT_238p` · Warrior hero power · 2 mana
///
/// > Activate this turn's Mech Suit power!
///
/// State: Todo
//~ BOT_238p todo 39ffdba1 8c38479a
#[test]
#[ignore = "todo: BOT_238p Big Red Button"]
fn BOT_238p_big_red_button() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p"), Cost("BOT_238p", 2), Unwritten]);
}

/// # Zap Cannon
///
/// `BOT_238p1` · Warrior hero power · 2 mana
///
/// > Deal $3 damage. Swaps each turn.
///
/// State: Todo
//~ BOT_238p1 todo 074cfa33 b14c9eca
#[test]
#[ignore = "todo: BOT_238p1 Zap Cannon"]
fn BOT_238p1_zap_cannon() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("BOT_238p1"),
            Cost("BOT_238p1", 2),
            Targets("BOT_238p1", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Blast Shield
///
/// `BOT_238p2` · Warrior hero power · 2 mana
///
/// > Gain $d7 Armor. Swaps each turn.
///
/// State: Todo
//~ BOT_238p2 todo 31571f42 f15c4748
#[test]
#[ignore = "todo: BOT_238p2 Blast Shield"]
fn BOT_238p2_blast_shield() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p2"), Cost("BOT_238p2", 2), Unwritten]);
}

/// # KABOOM!
///
/// `BOT_238p3` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all enemies. Swaps each turn.
///
/// State: Todo
//~ BOT_238p3 todo 4c222660 40ed04c3
#[test]
#[ignore = "todo: BOT_238p3 KABOOM!"]
fn BOT_238p3_kaboom() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p3"), Cost("BOT_238p3", 2), Unwritten]);
}

/// # Delivery Drone
///
/// `BOT_238p4` · Warrior hero power · 2 mana
///
/// > **Discover** a Mech. Swaps each turn.
///
/// State: Todo
//~ BOT_238p4 todo e82d0e92 0dcada45
#[test]
#[ignore = "todo: BOT_238p4 Delivery Drone"]
fn BOT_238p4_delivery_drone() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p4"), Cost("BOT_238p4", 2), Unwritten]);
}

/// # Micro-Squad
///
/// `BOT_238p6` · Warrior hero power · 2 mana
///
/// > Summon three 1/1 Microbots. Swaps each turn.
///
/// State: Todo
//~ BOT_238p6 todo 9e9d7e0b 3aef2ba9
#[test]
#[ignore = "todo: BOT_238p6 Micro-Squad"]
fn BOT_238p6_micro_squad() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p6"), Cost("BOT_238p6", 2), Unwritten]);
}

/// # Omega Assembly
///
/// `BOT_299` · Warrior spell · 1 mana
///
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
///
/// State: Todo
//~ BOT_299 todo 74c40d99 ab79d8dc
#[test]
#[ignore = "todo: BOT_299 Omega Assembly"]
fn BOT_299_omega_assembly() {
    check(CardClass::Warrior, &[Give("BOT_299"), Cost("BOT_299", 1), Unwritten]);
}

/// # Supercollider
///
/// `BOT_406` · Warrior weapon · 5 mana · 1/3 durability
///
/// > After you attack a minion, force it to attack one of its neighbors.
///
/// State: Todo
//~ BOT_406 todo 4e161311 dec7e1aa
#[test]
#[ignore = "todo: BOT_406 Supercollider"]
fn BOT_406_supercollider() {
    check(CardClass::Warrior, &[Give("BOT_406"), Cost("BOT_406", 5), Stats("BOT_406", 1, 3), Unwritten]);
}
