//! Mage cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Summoning Ward
///
/// `DEEP_000` · Mage spell · 3 mana
///
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
///
/// State: Todo
//~ DEEP_000 todo 5057944d ae10c513
#[test]
#[ignore = "todo: DEEP_000 Summoning Ward"]
fn DEEP_000_summoning_ward() {
    check(CardClass::Mage, &[Give("DEEP_000"), Cost("DEEP_000", 3), Unwritten]);
}

/// # Chaos Creation
///
/// `DEEP_031` · Multi-class spell · Fel · 6 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
///
/// State: Todo
//~ DEEP_031 todo 49e69b17 a16ee954
#[test]
#[ignore = "todo: DEEP_031 Chaos Creation"]
fn DEEP_031_chaos_creation() {
    check(CardClass::Mage, &[Give("DEEP_031"), Cost("DEEP_031", 6), Unwritten]);
}

/// # Soulfreeze
///
/// `DEEP_032` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
///
/// State: Todo
//~ DEEP_032 todo 0b1dab58 6f8c086d
#[test]
#[ignore = "todo: DEEP_032 Soulfreeze"]
fn DEEP_032_soulfreeze() {
    check(CardClass::Mage, &[Give("DEEP_032"), Cost("DEEP_032", 1), Unwritten]);
}

/// # Cryopreservation
///
/// `WW_009` · Mage spell · Frost · 2 mana
///
/// > **Freeze** an enemy. **Excavate** a treasure.
///
/// State: Todo
//~ WW_009 todo c2cde464 c3333f50
#[test]
#[ignore = "todo: WW_009 Cryopreservation"]
fn WW_009_cryopreservation() {
    check(CardClass::Mage, &[Give("WW_009"), Cost("WW_009", 2), Unwritten]);
}

/// # Heat Wave
///
/// `WW_377` · Mage spell · Fire · 2 mana
///
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
///
/// State: Todo
//~ WW_377 todo 51b0e2d6 e2e824fa
#[test]
#[ignore = "todo: WW_377 Heat Wave"]
fn WW_377_heat_wave() {
    check(CardClass::Mage, &[Give("WW_377"), Cost("WW_377", 2), Unwritten]);
}

/// # Azerite Vein
///
/// `WW_422` · Mage spell · 3 mana
///
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
///
/// State: Todo
//~ WW_422 todo e5574570 b7b68800
#[test]
#[ignore = "todo: WW_422 Azerite Vein"]
fn WW_422_azerite_vein() {
    check(CardClass::Mage, &[Give("WW_422"), Cost("WW_422", 3), Unwritten]);
}

/// # Overflow Surger
///
/// `WW_424` · Mage minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
///
/// State: Todo
//~ WW_424 todo d47aeb42 936cef49
#[test]
#[ignore = "todo: WW_424 Overflow Surger"]
fn WW_424_overflow_surger() {
    check(CardClass::Mage, &[Give("WW_424"), Cost("WW_424", 4), Stats("WW_424", 3, 2), Unwritten]);
}

/// # Stargazing
///
/// `WW_425` · Mage spell · Arcane · 2 mana
///
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
///
/// State: Todo
//~ WW_425 todo d123f1ab bb07de42
#[test]
#[ignore = "todo: WW_425 Stargazing"]
fn WW_425_stargazing() {
    check(CardClass::Mage, &[Give("WW_425"), Cost("WW_425", 2), Unwritten]);
}

/// # Blastmage Miner
///
/// `WW_426` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
///
/// State: Todo
//~ WW_426 todo 8db86008 d41896f1
#[test]
#[ignore = "todo: WW_426 Blastmage Miner"]
fn WW_426_blastmage_miner() {
    check(CardClass::Mage, &[Give("WW_426"), Cost("WW_426", 6), Stats("WW_426", 4, 4), Unwritten]);
}

/// # Sunset Volley
///
/// `WW_427` · Mage spell · Fire · 9 mana
///
/// > Deal $10 damage randomly split among all enemies. Summon a random 10-Cost minion.
///
/// State: Todo
//~ WW_427 todo fed4e4a1 0faf2122
#[test]
#[ignore = "todo: WW_427 Sunset Volley"]
fn WW_427_sunset_volley() {
    check(CardClass::Mage, &[Give("WW_427"), Cost("WW_427", 9), Unwritten]);
}

/// # Mes'Adune the Fractured
///
/// `WW_429` · Mage minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// State: Todo
//~ WW_429 todo df82b780 5eac0b54
#[test]
#[ignore = "todo: WW_429 Mes'Adune the Fractured"]
fn WW_429_mes_adune_the_fractured() {
    check(CardClass::Mage, &[Give("WW_429"), Cost("WW_429", 5), Stats("WW_429", 6, 5), Unwritten]);
}

/// # Tae'thelan Bloodwatcher
///
/// `WW_430` · Mage minion · 4 mana · 2/5
///
/// > Cards that didn't start in your deck cost (4) less *(but not less than 1)*.
///
/// State: Todo
//~ WW_430 todo a137fb69 fd9a1c7c
#[test]
#[ignore = "todo: WW_430 Tae'thelan Bloodwatcher"]
fn WW_430_taethelan_bloodwatcher() {
    check(CardClass::Mage, &[Give("WW_430"), Cost("WW_430", 4), Stats("WW_430", 2, 5), Unwritten]);
}

/// # Reliquary Researcher
///
/// `WW_432` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've **Excavated** twice, cast two random Mage **Secrets**.
///
/// State: Todo
//~ WW_432 todo 6120825e 2fd6fd5e
#[test]
#[ignore = "todo: WW_432 Reliquary Researcher"]
fn WW_432_reliquary_researcher() {
    check(CardClass::Mage, &[Give("WW_432"), Cost("WW_432", 4), Stats("WW_432", 3, 5), Unwritten]);
}
