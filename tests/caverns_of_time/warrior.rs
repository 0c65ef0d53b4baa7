//! Warrior cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rusty Hook
///
/// `WON_106t` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Vanilla
//~ WON_106t vanilla 18e9e46d a1721d0b
#[test]
fn WON_106t_rusty_hook() {
    check(
        CardClass::Warrior,
        &[
            Give("WON_106t"),
            Cost("WON_106t", 1),
            Stats("WON_106t", 1, 3),
            Play("WON_106t", Nothing),
            In(The("WON_106t"), Zone::Play),
        ],
    );
}

/// # Grimy Gadgeteer
///
/// `WON_108` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// State: Todo
//~ WON_108 todo 6449bae3 f24ef6eb
#[test]
#[ignore = "todo: WON_108 Grimy Gadgeteer"]
fn WON_108_grimy_gadgeteer() {
    check(CardClass::Warrior, &[Give("WON_108"), Cost("WON_108", 3), Stats("WON_108", 4, 3), Unwritten]);
}

/// # Stolen Goods
///
/// `WON_110` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// State: Todo
//~ WON_110 todo 8c2e5a65 89d9f4e4
#[test]
#[ignore = "todo: WON_110 Stolen Goods"]
fn WON_110_stolen_goods() {
    check(CardClass::Warrior, &[Give("WON_110"), Cost("WON_110", 2), Unwritten]);
}

/// # Ancient Shieldbearer
///
/// `WON_111` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// State: Todo
//~ WON_111 todo 48e25093 6f7f5050
#[test]
#[ignore = "todo: WON_111 Ancient Shieldbearer"]
fn WON_111_ancient_shieldbearer() {
    check(CardClass::Warrior, &[Give("WON_111"), Cost("WON_111", 6), Stats("WON_111", 6, 6), Unwritten]);
}

/// # Iron Juggernaut
///
/// `WON_114` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// State: Todo
//~ WON_114 todo 92263e9e bb039c3c
#[test]
#[ignore = "todo: WON_114 Iron Juggernaut"]
fn WON_114_iron_juggernaut() {
    check(CardClass::Warrior, &[Give("WON_114"), Cost("WON_114", 6), Stats("WON_114", 6, 5), Unwritten]);
}

/// # Blast from the Past
///
/// `WON_115` · Warrior spell · 4 mana
///
/// > Get 2 **Spare Parts**. Summon two 1/1 Boom Bots. Shuffle a Bomb into your opponent's deck.
///
/// State: Todo
//~ WON_115 todo 1c30da44 0a80708f
#[test]
#[ignore = "todo: WON_115 Blast from the Past"]
fn WON_115_blast_from_the_past() {
    check(CardClass::Warrior, &[Give("WON_115"), Cost("WON_115", 4), Unwritten]);
}

/// # Ivory Rook
///
/// `WON_116` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a **Taunt** minion. Gain Armor equal to its Cost.
///
/// State: Todo
//~ WON_116 todo 611f916c f512820d
#[test]
#[ignore = "todo: WON_116 Ivory Rook"]
fn WON_116_ivory_rook() {
    check(CardClass::Warrior, &[Give("WON_116"), Cost("WON_116", 4), Stats("WON_116", 4, 3), Unwritten]);
}

/// # Hobart Grapplehammer
///
/// `WON_117` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// State: Todo
//~ WON_117 todo 6030a444 9d0ff198
#[test]
#[ignore = "todo: WON_117 Hobart Grapplehammer"]
fn WON_117_hobart_grapplehammer() {
    check(CardClass::Warrior, &[Give("WON_117"), Cost("WON_117", 4), Stats("WON_117", 2, 2), Unwritten]);
}

/// # Bouncing Blade
///
/// `WON_325` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// State: Todo
//~ WON_325 todo 4547d62b eaee92c5
#[test]
#[ignore = "todo: WON_325 Bouncing Blade"]
fn WON_325_bouncing_blade() {
    check(CardClass::Warrior, &[Give("WON_325"), Cost("WON_325", 2), Unwritten]);
}

/// # Brass Knuckles
///
/// `WON_326` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ WON_326 todo da2ba6c0 387437c6
#[test]
#[ignore = "todo: WON_326 Brass Knuckles"]
fn WON_326_brass_knuckles() {
    check(CardClass::Warrior, &[Give("WON_326"), Cost("WON_326", 3), Stats("WON_326", 2, 3), Unwritten]);
}

/// # Ironforge Portal
///
/// `WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// State: Todo
//~ WON_337 todo 2f458e4e e7d4f720
#[test]
#[ignore = "todo: WON_337 Ironforge Portal"]
fn WON_337_ironforge_portal() {
    check(CardClass::Warrior, &[Give("WON_337"), Cost("WON_337", 4), Unwritten]);
}

/// # Axe Flinger
///
/// `WON_338` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// State: Todo
//~ WON_338 todo d78c5ee9 a8b03711
#[test]
#[ignore = "todo: WON_338 Axe Flinger"]
fn WON_338_axe_flinger() {
    check(CardClass::Warrior, &[Give("WON_338"), Cost("WON_338", 4), Stats("WON_338", 2, 6), Unwritten]);
}

/// # Alley Armorsmith
///
/// `WON_339` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// State: Todo
//~ WON_339 todo 2c5ef145 d0f45c23
#[test]
#[ignore = "todo: WON_339 Alley Armorsmith"]
fn WON_339_alley_armorsmith() {
    check(
        CardClass::Warrior,
        &[Give("WON_339"), Cost("WON_339", 5), Stats("WON_339", 3, 7), Has("WON_339", GameTag::TAUNT), Unwritten],
    );
}

/// # I Know a Guy
///
/// `WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// State: Todo
//~ WON_350 todo 1c01e737 d5fe7939
#[test]
#[ignore = "todo: WON_350 I Know a Guy"]
fn WON_350_i_know_a_guy() {
    check(CardClass::Warrior, &[Give("WON_350"), Cost("WON_350", 1), Unwritten]);
}
