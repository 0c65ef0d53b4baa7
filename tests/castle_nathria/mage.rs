//! Mage cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Objection!
///
/// `MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// State: Todo
//~ MAW_006 todo 2a0a32a5 3a7b887c
#[test]
#[ignore = "todo: MAW_006 Objection!"]
fn MAW_006_objection() {
    check(CardClass::Mage, &[Give("MAW_006"), Cost("MAW_006", 3), Unwritten]);
}

/// # Life Sentence
///
/// `MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// State: Todo
//~ MAW_013 todo 6786b51b f2a036ec
#[test]
#[ignore = "todo: MAW_013 Life Sentence"]
fn MAW_013_life_sentence() {
    check(CardClass::Mage, &[Give("MAW_013"), Cost("MAW_013", 4), Unwritten]);
}

/// # Contract Conjurer
///
/// `MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// State: Todo
//~ MAW_101 todo b200d44b befaee83
#[test]
#[ignore = "todo: MAW_101 Contract Conjurer"]
fn MAW_101_contract_conjurer() {
    check(CardClass::Mage, &[Give("MAW_101"), Cost("MAW_101", 6), Stats("MAW_101", 6, 6), Unwritten]);
}

/// # Suspicious Alchemist
///
/// `REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ REV_000 todo a3871661 e3738bed
#[test]
#[ignore = "todo: REV_000 Suspicious Alchemist"]
fn REV_000_suspicious_alchemist() {
    check(CardClass::Mage, &[Give("REV_000"), Cost("REV_000", 1), Stats("REV_000", 1, 3), Unwritten]);
}

/// # Solid Alibi
///
/// `REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// State: Todo
//~ REV_504 todo 6cf84284 954cce5d
#[test]
#[ignore = "todo: REV_504 Solid Alibi"]
fn REV_504_solid_alibi() {
    check(CardClass::Mage, &[Give("REV_504"), Cost("REV_504", 3), Unwritten]);
}

/// # Cold Case
///
/// `REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// State: Todo
//~ REV_505 todo 976e9843 d2e261d2
#[test]
#[ignore = "todo: REV_505 Cold Case"]
fn REV_505_cold_case() {
    check(CardClass::Mage, &[Give("REV_505"), Cost("REV_505", 4), Unwritten]);
}

/// # Chatty Bartender
///
/// `REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// State: Todo
//~ REV_513 todo 6c5d52eb 7878d8a3
#[test]
#[ignore = "todo: REV_513 Chatty Bartender"]
fn REV_513_chatty_bartender() {
    check(CardClass::Mage, &[Give("REV_513"), Cost("REV_513", 4), Stats("REV_513", 4, 4), Unwritten]);
}

/// # Kel'Thuzad, the Inevitable
///
/// `REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// State: Todo
//~ REV_514 todo d9daaf60 6896cc9d
#[test]
#[ignore = "todo: REV_514 Kel'Thuzad, the Inevitable"]
fn REV_514_kel_thuzad_the_inevitable() {
    check(CardClass::Mage, &[Give("REV_514"), Cost("REV_514", 8), Stats("REV_514", 6, 8), Unwritten]);
}

/// # Orion, Mansion Manager
///
/// `REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// State: Todo
//~ REV_515 todo eae061ca 2a7b6807
#[test]
#[ignore = "todo: REV_515 Orion, Mansion Manager"]
fn REV_515_orion_mansion_manager() {
    check(CardClass::Mage, &[Give("REV_515"), Cost("REV_515", 4), Stats("REV_515", 3, 5), Unwritten]);
}

/// # Vengeful Visage
///
/// `REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// State: Todo
//~ REV_516 todo b86f5014 0a0ca31b
#[test]
#[ignore = "todo: REV_516 Vengeful Visage"]
fn REV_516_vengeful_visage() {
    check(CardClass::Mage, &[Give("REV_516"), Cost("REV_516", 3), Unwritten]);
}

/// # Frozen Touch
///
/// `REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// State: Todo
//~ REV_601 todo 00f98487 9115934e
#[test]
#[ignore = "todo: REV_601 Frozen Touch"]
fn REV_601_frozen_touch() {
    check(CardClass::Mage, &[Give("REV_601"), Cost("REV_601", 2), Unwritten]);
}

/// # Frozen Touch
///
/// `REV_601t` · Mage spell · Frost · 2 mana
///
/// > **Infused** Deal $3 damage. Add a Frozen Touch to your hand.
///
/// State: Todo
//~ REV_601t todo 4adc9dc3 a9089827
#[test]
#[ignore = "todo: REV_601t Frozen Touch"]
fn REV_601t_frozen_touch() {
    check(CardClass::Mage, &[Give("REV_601t"), Cost("REV_601t", 2), Unwritten]);
}

/// # Nightcloak Sanctum
///
/// `REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// State: Todo
//~ REV_602 todo e7bb8a62 c8c4013b
#[test]
#[ignore = "todo: REV_602 Nightcloak Sanctum"]
fn REV_602_nightcloak_sanctum() {
    check(CardClass::Mage, &[Give("REV_602"), Cost("REV_602", 3), Unwritten]);
}

/// # Kel'Thuzad, the Inevitable
///
/// `REV_786` · Mage minion · 8 mana · 6/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_786 todo e995ec37 2a3e61cd
#[test]
#[ignore = "todo: REV_786 Kel'Thuzad, the Inevitable"]
fn REV_786_kel_thuzad_the_inevitable() {
    check(CardClass::Mage, &[Give("REV_786"), Cost("REV_786", 8), Stats("REV_786", 6, 8), Unwritten]);
}

/// # Nightcloak Sanctum
///
/// `REV_796` · Mage location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_796 todo f73dbf0e c4ec5554
#[test]
#[ignore = "todo: REV_796 Nightcloak Sanctum"]
fn REV_796_nightcloak_sanctum() {
    check(CardClass::Mage, &[Give("REV_796"), Cost("REV_796", 3), Unwritten]);
}

/// # Deathborne
///
/// `REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// State: Todo
//~ REV_840 todo d57529af 0668a22e
#[test]
#[ignore = "todo: REV_840 Deathborne"]
fn REV_840_deathborne() {
    check(CardClass::Mage, &[Give("REV_840"), Cost("REV_840", 6), Unwritten]);
}
