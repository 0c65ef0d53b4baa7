//! Warrior cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Frightened Flunky
///
/// `ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Todo
//~ ULD_195 todo 170108ff a59dc3d9
#[test]
#[ignore = "todo: ULD_195 Frightened Flunky"]
fn ULD_195_frightened_flunky() {
    check(
        CardClass::Warrior,
        &[Give("ULD_195"), Cost("ULD_195", 2), Stats("ULD_195", 2, 3), Has("ULD_195", GameTag::TAUNT), Unwritten],
    );
}

/// # Restless Mummy
///
/// `ULD_206` · Warrior minion · 4 mana · 3/2
///
/// > **Rush Reborn**
///
/// State: Vanilla
//~ ULD_206 vanilla 652754d7 160652dc
#[test]
fn ULD_206_restless_mummy() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_206"),
            Cost("ULD_206", 4),
            Stats("ULD_206", 3, 2),
            Has("ULD_206", GameTag::REBORN),
            Has("ULD_206", GameTag::RUSH),
            Play("ULD_206", Nothing),
            In(The("ULD_206"), Zone::Play),
            Now(The("ULD_206"), 3, 2),
            HasNow(The("ULD_206"), GameTag::REBORN),
            HasNow(The("ULD_206"), GameTag::RUSH),
        ],
    );
}

/// # Tomb Warden
///
/// `ULD_253` · Warrior minion · 8 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// State: Todo
//~ ULD_253 todo fb3dfc04 d6f56edc
#[test]
#[ignore = "todo: ULD_253 Tomb Warden"]
fn ULD_253_tomb_warden() {
    check(
        CardClass::Warrior,
        &[Give("ULD_253"), Cost("ULD_253", 8), Stats("ULD_253", 3, 6), Has("ULD_253", GameTag::TAUNT), Unwritten],
    );
}

/// # Into the Fray
///
/// `ULD_256` · Warrior spell · 1 mana
///
/// > Give all **Taunt** minions in your hand +2/+2.
///
/// State: Todo
//~ ULD_256 todo 731ab7a8 ebb13a50
#[test]
#[ignore = "todo: ULD_256 Into the Fray"]
fn ULD_256_into_the_fray() {
    check(CardClass::Warrior, &[Give("ULD_256"), Cost("ULD_256", 1), Unwritten]);
}

/// # Armagedillo
///
/// `ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// State: Todo
//~ ULD_258 todo acb901df e4f3b2b7
#[test]
#[ignore = "todo: ULD_258 Armagedillo"]
fn ULD_258_armagedillo() {
    check(
        CardClass::Warrior,
        &[Give("ULD_258"), Cost("ULD_258", 6), Stats("ULD_258", 4, 8), Has("ULD_258", GameTag::TAUNT), Unwritten],
    );
}

/// # Plague of Wrath
///
/// `ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// State: Todo
//~ ULD_707 todo 37c5373d 894b7b40
#[test]
#[ignore = "todo: ULD_707 Plague of Wrath"]
fn ULD_707_plague_of_wrath() {
    check(CardClass::Warrior, &[Give("ULD_707"), Cost("ULD_707", 5), Unwritten]);
}

/// # Livewire Lance
///
/// `ULD_708` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, add a **Lackey** to your hand.
///
/// State: Todo
//~ ULD_708 todo a79306d0 899379c9
#[test]
#[ignore = "todo: ULD_708 Livewire Lance"]
fn ULD_708_livewire_lance() {
    check(CardClass::Warrior, &[Give("ULD_708"), Cost("ULD_708", 3), Stats("ULD_708", 2, 2), Unwritten]);
}

/// # Armored Goon
///
/// `ULD_709` · Warrior minion · 6 mana · 6/7
///
/// > Whenever your hero attacks, gain 5 Armor.
///
/// State: Todo
//~ ULD_709 todo 93847957 7e73ae9d
#[test]
#[ignore = "todo: ULD_709 Armored Goon"]
fn ULD_709_armored_goon() {
    check(CardClass::Warrior, &[Give("ULD_709"), Cost("ULD_709", 6), Stats("ULD_709", 6, 7), Unwritten]);
}

/// # Hack the System
///
/// `ULD_711` · Warrior spell · 1 mana
///
/// > **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
///
/// State: Todo
//~ ULD_711 todo 86f1f2d7 60126627
#[test]
#[ignore = "todo: ULD_711 Hack the System"]
fn ULD_711_hack_the_system() {
    check(CardClass::Warrior, &[Give("ULD_711"), Cost("ULD_711", 1), Unwritten]);
}

/// # Anraphet's Core
///
/// `ULD_711p3` · Warrior hero power · 2 mana
///
/// > Summon a 4/3 Golem. After your hero attacks, refresh this.
///
/// State: Todo
//~ ULD_711p3 todo 98b1ad72 4632f146
#[test]
#[ignore = "todo: ULD_711p3 Anraphet's Core"]
fn ULD_711p3_anraphets_core() {
    check(CardClass::Warrior, &[HasHeroPower("ULD_711p3"), Cost("ULD_711p3", 2), Unwritten]);
}

/// # Stone Golem
///
/// `ULD_711t` · Warrior minion · 3 mana · 4/3
///
/// State: Vanilla
//~ ULD_711t vanilla 63371e37 baa1b8cc
#[test]
fn ULD_711t_stone_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_711t"),
            Cost("ULD_711t", 3),
            Stats("ULD_711t", 4, 3),
            Play("ULD_711t", Nothing),
            In(The("ULD_711t"), Zone::Play),
            Now(The("ULD_711t"), 4, 3),
        ],
    );
}

/// # Bloodsworn Mercenary
///
/// `ULD_720` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
///
/// State: Todo
//~ ULD_720 todo 60b56ce3 82717d17
#[test]
#[ignore = "todo: ULD_720 Bloodsworn Mercenary"]
fn ULD_720_bloodsworn_mercenary() {
    check(CardClass::Warrior, &[Give("ULD_720"), Cost("ULD_720", 3), Stats("ULD_720", 3, 3), Unwritten]);
}
