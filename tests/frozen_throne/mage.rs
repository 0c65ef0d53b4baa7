//! Mage cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ice Walker
///
/// `ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// State: Todo
//~ ICC_068 todo f8844bbe cc549ca4
#[test]
#[ignore = "todo: ICC_068 Ice Walker"]
fn ICC_068_ice_walker() {
    check(CardClass::Mage, &[Give("ICC_068"), Cost("ICC_068", 2), Stats("ICC_068", 1, 3), Unwritten]);
}

/// # Ghastly Conjurer
///
/// `ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// State: Todo
//~ ICC_069 todo c75577f0 1885c0af
#[test]
#[ignore = "todo: ICC_069 Ghastly Conjurer"]
fn ICC_069_ghastly_conjurer() {
    check(CardClass::Mage, &[Give("ICC_069"), Cost("ICC_069", 4), Stats("ICC_069", 2, 6), Unwritten]);
}

/// # Frozen Clone
///
/// `ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// State: Todo
//~ ICC_082 todo 2e178c05 7b9ac616
#[test]
#[ignore = "todo: ICC_082 Frozen Clone"]
fn ICC_082_frozen_clone() {
    check(CardClass::Mage, &[Give("ICC_082"), Cost("ICC_082", 3), Unwritten]);
}

/// # Doomed Apprentice
///
/// `ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// State: Todo
//~ ICC_083 todo cae4ceba 00526927
#[test]
#[ignore = "todo: ICC_083 Doomed Apprentice"]
fn ICC_083_doomed_apprentice() {
    check(CardClass::Mage, &[Give("ICC_083"), Cost("ICC_083", 3), Stats("ICC_083", 3, 2), Unwritten]);
}

/// # Glacial Mysteries
///
/// `ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ ICC_086 todo 0d686bc0 cd11bee0
#[test]
#[ignore = "todo: ICC_086 Glacial Mysteries"]
fn ICC_086_glacial_mysteries() {
    check(CardClass::Mage, &[Give("ICC_086"), Cost("ICC_086", 8), Unwritten]);
}

/// # Coldwraith
///
/// `ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// State: Todo
//~ ICC_252 todo aa05f589 4d8f7e39
#[test]
#[ignore = "todo: ICC_252 Coldwraith"]
fn ICC_252_coldwraith() {
    check(CardClass::Mage, &[Give("ICC_252"), Cost("ICC_252", 3), Stats("ICC_252", 3, 4), Unwritten]);
}

/// # Simulacrum
///
/// `ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// State: Todo
//~ ICC_823 todo c760e34e 76d780ab
#[test]
#[ignore = "todo: ICC_823 Simulacrum"]
fn ICC_823_simulacrum() {
    check(CardClass::Mage, &[Give("ICC_823"), Cost("ICC_823", 3), Unwritten]);
}

/// # Frost Lich Jaina
///
/// `ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// State: Todo
//~ ICC_833 todo b2e3267c 76b823f7
#[test]
#[ignore = "todo: ICC_833 Frost Lich Jaina"]
fn ICC_833_frost_lich_jaina() {
    check(CardClass::Mage, &[Give("ICC_833"), Cost("ICC_833", 9), Unwritten]);
}

/// # Icy Touch
///
/// `ICC_833h` · Neutral hero power · 2 mana
///
/// > Deal $1 damage. If this kills a minion, summon a Water Elemental.
///
/// State: Todo
//~ ICC_833h todo d3ed034f b8818cd7
#[test]
#[ignore = "todo: ICC_833h Icy Touch"]
fn ICC_833h_icy_touch() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("ICC_833h"),
            Cost("ICC_833h", 2),
            Targets("ICC_833h", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Water Elemental
///
/// `ICC_833t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ ICC_833t todo bc84081b 7fba2c29
#[test]
#[ignore = "todo: ICC_833t Water Elemental"]
fn ICC_833t_water_elemental() {
    check(CardClass::Mage, &[Give("ICC_833t"), Cost("ICC_833t", 4), Stats("ICC_833t", 3, 6), Unwritten]);
}

/// # Breath of Sindragosa
///
/// `ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// State: Todo
//~ ICC_836 todo 9c0ef8fb 4f94e0bf
#[test]
#[ignore = "todo: ICC_836 Breath of Sindragosa"]
fn ICC_836_breath_of_sindragosa() {
    check(CardClass::Mage, &[Give("ICC_836"), Cost("ICC_836", 1), Unwritten]);
}

/// # Sindragosa
///
/// `ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// State: Todo
//~ ICC_838 todo a4818791 57ca2a97
#[test]
#[ignore = "todo: ICC_838 Sindragosa"]
fn ICC_838_sindragosa() {
    check(CardClass::Mage, &[Give("ICC_838"), Cost("ICC_838", 8), Stats("ICC_838", 8, 8), Unwritten]);
}

/// # Frozen Champion
///
/// `ICC_838t` · Mage minion · 1 mana · 0/1
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// State: Todo
//~ ICC_838t todo 047e928e 8872b013
#[test]
#[ignore = "todo: ICC_838t Frozen Champion"]
fn ICC_838t_frozen_champion() {
    check(CardClass::Mage, &[Give("ICC_838t"), Cost("ICC_838t", 1), Stats("ICC_838t", 0, 1), Unwritten]);
}
