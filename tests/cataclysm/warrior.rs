//! Warrior cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ragnaros, the Great Fire
///
/// `CATA_150` · Warrior minion · 8 mana · 8/8
///
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
///
/// State: Todo
//~ CATA_150 todo b497b46b dde27da4
#[test]
#[ignore = "todo: CATA_150 Ragnaros, the Great Fire"]
fn CATA_150_ragnaros_the_great_fire() {
    check(CardClass::Warrior, &[Give("CATA_150"), Cost("CATA_150", 8), Stats("CATA_150", 8, 8), Unwritten]);
}

/// # Hand of Ragnaros
///
/// `CATA_150t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ CATA_150t todo 6fbc6a37 e340d105
#[test]
#[ignore = "todo: CATA_150t Hand of Ragnaros"]
fn CATA_150t_hand_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_150t"), Cost("CATA_150t", 1), Stats("CATA_150t", 2, 1), Unwritten]);
}

/// # Hand of Ragnaros
///
/// `CATA_150t1` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ CATA_150t1 todo 75150887 193ab099
#[test]
#[ignore = "todo: CATA_150t1 Hand of Ragnaros"]
fn CATA_150t1_hand_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_150t1"), Cost("CATA_150t1", 1), Stats("CATA_150t1", 2, 1), Unwritten]);
}

/// # Scorching Ravager
///
/// `CATA_160` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Herald** {0}. Give the Soldier **Rush**.
///
/// State: Todo
//~ CATA_160 todo 8f6e49fb f233041b
#[test]
#[ignore = "todo: CATA_160 Scorching Ravager"]
fn CATA_160_scorching_ravager() {
    check(CardClass::Warrior, &[Give("CATA_160"), Cost("CATA_160", 4), Stats("CATA_160", 4, 3), Unwritten]);
}

/// # Cataclysmic War Axe
///
/// `CATA_580` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Herald** {0}.
///
/// State: Todo
//~ CATA_580 todo 8376a58a 53458888
#[test]
#[ignore = "todo: CATA_580 Cataclysmic War Axe"]
fn CATA_580_cataclysmic_war_axe() {
    check(CardClass::Warrior, &[Give("CATA_580"), Cost("CATA_580", 3), Stats("CATA_580", 3, 2), Unwritten]);
}

/// # Soldier of Ragnaros
///
/// `CATA_580t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ CATA_580t todo 1748bc98 af848c00
#[test]
#[ignore = "todo: CATA_580t Soldier of Ragnaros"]
fn CATA_580t_soldier_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_580t"), Cost("CATA_580t", 1), Stats("CATA_580t", 2, 1), Unwritten]);
}

/// # Decimation
///
/// `CATA_581` · Warrior spell · Fire · 6 mana
///
/// > Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
///
/// State: Todo
//~ CATA_581 todo 6dc87bc8 ff8b63b8
#[test]
#[ignore = "todo: CATA_581 Decimation"]
fn CATA_581_decimation() {
    check(CardClass::Warrior, &[Give("CATA_581"), Cost("CATA_581", 6), Unwritten]);
}

/// # Searing Fissure
///
/// `CATA_582` · Warrior spell · Fire · 2 mana
///
/// > Deal $1 damage to all minions. Give your hero +3 Attack this turn.
///
/// State: Todo
//~ CATA_582 todo 9132e4e8 40573d9a
#[test]
#[ignore = "todo: CATA_582 Searing Fissure"]
fn CATA_582_searing_fissure() {
    check(CardClass::Warrior, &[Give("CATA_582"), Cost("CATA_582", 2), Unwritten]);
}

/// # Erupting Volcano
///
/// `CATA_584` · Warrior location · 3 mana · 0 uses
///
/// > Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3 more.
///
/// State: Todo
//~ CATA_584 todo f17a1b24 e40ffef9
#[test]
#[ignore = "todo: CATA_584 Erupting Volcano"]
fn CATA_584_erupting_volcano() {
    check(CardClass::Warrior, &[Give("CATA_584"), Cost("CATA_584", 3), Unwritten]);
}

/// # Torch
///
/// `CATA_585` · Warrior spell · Fire · 1 mana
///
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
///
/// State: Todo
//~ CATA_585 todo 2da4e4da eca48be7
#[test]
#[ignore = "todo: CATA_585 Torch"]
fn CATA_585_torch() {
    check(CardClass::Warrior, &[Give("CATA_585"), Cost("CATA_585", 1), Unwritten]);
}

/// # Destructive Blaze
///
/// `CATA_586` · Warrior minion · 5 mana · 3/3
///
/// > After this survives damage, summon a Destructive Blaze. **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Todo
//~ CATA_586 todo 9b712447 3c2547df
#[test]
#[ignore = "todo: CATA_586 Destructive Blaze"]
fn CATA_586_destructive_blaze() {
    check(CardClass::Warrior, &[Give("CATA_586"), Cost("CATA_586", 5), Stats("CATA_586", 3, 3), Unwritten]);
}

/// # Commander Geddon
///
/// `CATA_591` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
///
/// State: Todo
//~ CATA_591 todo ded08104 7c836e00
#[test]
#[ignore = "todo: CATA_591 Commander Geddon"]
fn CATA_591_commander_geddon() {
    check(CardClass::Warrior, &[Give("CATA_591"), Cost("CATA_591", 7), Stats("CATA_591", 7, 7), Unwritten]);
}

/// # Lo'Gosh's Last Stand
///
/// `CATA_610` · Warrior spell · 5 mana
///
/// > Give a minion "**Deathrattle:** Summon a random minion from your hand."
///
/// State: Todo
//~ CATA_610 todo 3562f949 0e5bb718
#[test]
#[ignore = "todo: CATA_610 Lo'Gosh's Last Stand"]
fn CATA_610_lo_goshs_last_stand() {
    check(CardClass::Warrior, &[Give("CATA_610"), Cost("CATA_610", 5), Unwritten]);
}
