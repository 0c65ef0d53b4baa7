//! Mage cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Messenger Raven
///
/// `DAL_163` · Mage minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a Mage minion.
///
/// State: Todo
//~ DAL_163 todo 41eb2caf 4ce7de23
#[test]
#[ignore = "todo: DAL_163 Messenger Raven"]
fn DAL_163_messenger_raven() {
    check(CardClass::Mage, &[Give("DAL_163"), Cost("DAL_163", 3), Stats("DAL_163", 3, 2), Unwritten]);
}

/// # Conjurer's Calling
///
/// `DAL_177` · Mage spell · Arcane · 3 mana
///
/// > **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// State: Todo
//~ DAL_177 todo a9aefe63 f90846f9
#[test]
#[ignore = "todo: DAL_177 Conjurer's Calling"]
fn DAL_177_conjurers_calling() {
    check(
        CardClass::Mage,
        &[Give("DAL_177"), Cost("DAL_177", 3), Targets("DAL_177", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Conjurer's Calling
///
/// `DAL_177ts` · Mage spell · Arcane · 3 mana
///
/// > Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// State: Todo
//~ DAL_177ts todo e42e0044 5edf8c54
#[test]
#[ignore = "todo: DAL_177ts Conjurer's Calling"]
fn DAL_177ts_conjurers_calling() {
    check(
        CardClass::Mage,
        &[Give("DAL_177ts"), Cost("DAL_177ts", 3), Targets("DAL_177ts", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Magic Dart Frog
///
/// `DAL_182` · Mage minion · 2 mana · 1/3
///
/// > After you cast a spell, deal 1 damage to a random enemy minion.
///
/// State: Todo
//~ DAL_182 todo 6c939dbf 8cbe3e16
#[test]
#[ignore = "todo: DAL_182 Magic Dart Frog"]
fn DAL_182_magic_dart_frog() {
    check(CardClass::Mage, &[Give("DAL_182"), Cost("DAL_182", 2), Stats("DAL_182", 1, 3), Unwritten]);
}

/// # Khadgar
///
/// `DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// State: Todo
//~ DAL_575 todo 56bd9a6f ab70a0ca
#[test]
#[ignore = "todo: DAL_575 Khadgar"]
fn DAL_575_khadgar() {
    check(CardClass::Mage, &[Give("DAL_575"), Cost("DAL_575", 2), Stats("DAL_575", 2, 2), Unwritten]);
}

/// # Kirin Tor Tricaster
///
/// `DAL_576` · Mage minion · 4 mana · 3/3
///
/// > **Spell Damage +3** Your spells cost (1) more.
///
/// State: Todo
//~ DAL_576 todo 4f1d5c8d 410ff964
#[test]
#[ignore = "todo: DAL_576 Kirin Tor Tricaster"]
fn DAL_576_kirin_tor_tricaster() {
    check(
        CardClass::Mage,
        &[Give("DAL_576"), Cost("DAL_576", 4), Stats("DAL_576", 3, 3), Has("DAL_576", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Ray of Frost
///
/// `DAL_577` · Mage spell · Frost · 1 mana
///
/// > **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// State: Todo
//~ DAL_577 todo 2b658494 5716b54f
#[test]
#[ignore = "todo: DAL_577 Ray of Frost"]
fn DAL_577_ray_of_frost() {
    check(
        CardClass::Mage,
        &[Give("DAL_577"), Cost("DAL_577", 1), Targets("DAL_577", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Ray of Frost
///
/// `DAL_577ts` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// State: Todo
//~ DAL_577ts todo 0be977a8 673d83ba
#[test]
#[ignore = "todo: DAL_577ts Ray of Frost"]
fn DAL_577ts_ray_of_frost() {
    check(
        CardClass::Mage,
        &[Give("DAL_577ts"), Cost("DAL_577ts", 1), Targets("DAL_577ts", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Power of Creation
///
/// `DAL_578` · Mage spell · Arcane · 8 mana
///
/// > **Discover** a 6-Cost minion. Summon two copies of it.
///
/// State: Todo
//~ DAL_578 todo 7c2a64f5 02c94dd6
#[test]
#[ignore = "todo: DAL_578 Power of Creation"]
fn DAL_578_power_of_creation() {
    check(CardClass::Mage, &[Give("DAL_578"), Cost("DAL_578", 8), Unwritten]);
}

/// # Cobalt Leyline
///
/// `DAL_579p` · Mage hero power · 2 mana
///
/// > **Discover** a spell.
///
/// State: Todo
//~ DAL_579p todo 81aa8a2a aa3e4351
#[test]
#[ignore = "todo: DAL_579p Cobalt Leyline"]
fn DAL_579p_cobalt_leyline() {
    check(CardClass::Mage, &[HasHeroPower("DAL_579p"), Cost("DAL_579p", 2), Unwritten]);
}

/// # Mana Cyclone
///
/// `DAL_603` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** For each spell you've cast this turn, add a random Mage spell to your hand.
///
/// State: Todo
//~ DAL_603 todo 75cde28c 8cb2f1b2
#[test]
#[ignore = "todo: DAL_603 Mana Cyclone"]
fn DAL_603_mana_cyclone() {
    check(CardClass::Mage, &[Give("DAL_603"), Cost("DAL_603", 2), Stats("DAL_603", 2, 2), Unwritten]);
}

/// # Magic Trick
///
/// `DAL_608` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell that costs (3) or less.
///
/// State: Todo
//~ DAL_608 todo bdd62941 d20c9cdb
#[test]
#[ignore = "todo: DAL_608 Magic Trick"]
fn DAL_608_magic_trick() {
    check(CardClass::Mage, &[Give("DAL_608"), Cost("DAL_608", 1), Unwritten]);
}

/// # Kalecgos
///
/// `DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// State: Todo
//~ DAL_609 todo cad93e81 7a6457d4
#[test]
#[ignore = "todo: DAL_609 Kalecgos"]
fn DAL_609_kalecgos() {
    check(CardClass::Mage, &[Give("DAL_609"), Cost("DAL_609", 8), Stats("DAL_609", 4, 12), Unwritten]);
}
