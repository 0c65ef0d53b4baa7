//! Death Knight cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bloodfiend
///
/// `BE_283` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Spend up to 4 **Corpses**. Deal 1 damage to all other minions for each.
///
/// State: Todo
//~ BE_283 todo 43162916 ff998b57
#[test]
#[ignore = "todo: BE_283 Bloodfiend"]
fn BE_283_bloodfiend() {
    check(CardClass::DeathKnight, &[Give("BE_283"), Cost("BE_283", 4), Stats("BE_283", 4, 4), Unwritten]);
}

/// # The Cold Dark Void
///
/// `BE_284` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage to a minion and $2 damage to its neighbors.
///
/// State: Todo
//~ BE_284 todo 38ddb15d 4ccb42d9
#[test]
#[ignore = "todo: BE_284 The Cold Dark Void"]
fn BE_284_the_cold_dark_void() {
    check(CardClass::DeathKnight, &[Give("BE_284"), Cost("BE_284", 3), Unwritten]);
}

/// # Grafted Knight
///
/// `BE_285` · Death Knight minion · 2 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ BE_285 vanilla 8a7f0d72 69b875c4
#[test]
fn BE_285_grafted_knight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_285"),
            Cost("BE_285", 2),
            Stats("BE_285", 3, 3),
            Has("BE_285", GameTag::LIFESTEAL),
            Play("BE_285", Nothing),
            In(The("BE_285"), Zone::Play),
            Now(The("BE_285"), 3, 3),
            HasNow(The("BE_285"), GameTag::LIFESTEAL),
        ],
    );
}

/// # G'huun
///
/// `BE_287` · Death Knight minion · 8 mana · 8/1
///
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
///
/// State: Todo
//~ BE_287 todo 96f5d7fc fa0671d7
#[test]
#[ignore = "todo: BE_287 G'huun"]
fn BE_287_ghuun() {
    check(CardClass::DeathKnight, &[Give("BE_287"), Cost("BE_287", 8), Stats("BE_287", 8, 1), Unwritten]);
}

/// # Scion of Insight
///
/// `BE_298` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// State: Todo
//~ BE_298 todo 34a55f77 e5aba35d
#[test]
#[ignore = "todo: BE_298 Scion of Insight"]
fn BE_298_scion_of_insight() {
    check(CardClass::DeathKnight, &[Give("BE_298"), Cost("BE_298", 2), Stats("BE_298", 2, 2), Unwritten]);
}

/// # Malicious Presence
///
/// `BE_325` · Death Knight spell · Shadow · 2 mana
///
/// > Destroy a minion. Restore the minion's Health to its owner.
///
/// State: Todo
//~ BE_325 todo 9c00ad66 02181e09
#[test]
#[ignore = "todo: BE_325 Malicious Presence"]
fn BE_325_malicious_presence() {
    check(CardClass::DeathKnight, &[Give("BE_325"), Cost("BE_325", 2), Unwritten]);
}

/// # Fleshshape
///
/// `BE_571` · Death Knight spell · Shadow · 3 mana
///
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
///
/// State: Todo
//~ BE_571 todo 210c2ab0 2472ff80
#[test]
#[ignore = "todo: BE_571 Fleshshape"]
fn BE_571_fleshshape() {
    check(CardClass::DeathKnight, &[Give("BE_571"), Cost("BE_571", 3), Unwritten]);
}

/// # Xel'noth Behemoth
///
/// `BE_749` · Death Knight minion · 5 mana · 5/3
///
/// > **Deathrattle:** Summon two random 1-Cost minions. Give your minions +3 Attack.
///
/// State: Todo
//~ BE_749 todo cd8a2020 acc01795
#[test]
#[ignore = "todo: BE_749 Xel'noth Behemoth"]
fn BE_749_xelnoth_behemoth() {
    check(CardClass::DeathKnight, &[Give("BE_749"), Cost("BE_749", 5), Stats("BE_749", 5, 3), Unwritten]);
}

/// # Uldir Quarantine
///
/// `BE_780` · Death Knight location · 3 mana · 0 uses
///
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// State: Todo
//~ BE_780 todo 6a395a1d 770245e8
#[test]
#[ignore = "todo: BE_780 Uldir Quarantine"]
fn BE_780_uldir_quarantine() {
    check(CardClass::DeathKnight, &[Give("BE_780"), Cost("BE_780", 3), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781` · Death Knight minion · 7 mana · 9/6
///
/// > While in your hand, this transforms after you play a card with a rune.
///
/// State: Todo
//~ BE_781 todo 3b4f8194 e3756cfb
#[test]
#[ignore = "todo: BE_781 Fetid Devourer"]
fn BE_781_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781"), Cost("BE_781", 7), Stats("BE_781", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t1` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
///
/// State: Todo
//~ BE_781t1 todo 7da657c5 d175fe6f
#[test]
#[ignore = "todo: BE_781t1 Fetid Devourer"]
fn BE_781t1_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t1"), Cost("BE_781t1", 7), Stats("BE_781t1", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t10` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 9-cost minions.
///
/// State: Todo
//~ BE_781t10 todo cc5b97f2 6b1cf5ea
#[test]
#[ignore = "todo: BE_781t10 Fetid Devourer"]
fn BE_781t10_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t10"), Cost("BE_781t10", 7), Stats("BE_781t10", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t11` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
///
/// State: Todo
//~ BE_781t11 todo 645b4175 5d8757aa
#[test]
#[ignore = "todo: BE_781t11 Fetid Devourer"]
fn BE_781t11_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t11"), Cost("BE_781t11", 7), Stats("BE_781t11", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t12` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 3-cost minions.
///
/// State: Todo
//~ BE_781t12 todo ce78335b 539996d5
#[test]
#[ignore = "todo: BE_781t12 Fetid Devourer"]
fn BE_781t12_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t12"), Cost("BE_781t12", 7), Stats("BE_781t12", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t13` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
///
/// State: Todo
//~ BE_781t13 todo 84fbb20c a3468ede
#[test]
#[ignore = "todo: BE_781t13 Fetid Devourer"]
fn BE_781t13_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t13"), Cost("BE_781t13", 7), Stats("BE_781t13", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t14` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
///
/// State: Todo
//~ BE_781t14 todo c6251285 d383293d
#[test]
#[ignore = "todo: BE_781t14 Fetid Devourer"]
fn BE_781t14_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t14"), Cost("BE_781t14", 7), Stats("BE_781t14", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t15` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ BE_781t15 todo ed18ffae bb030876
#[test]
#[ignore = "todo: BE_781t15 Fetid Devourer"]
fn BE_781t15_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t15"), Cost("BE_781t15", 7), Stats("BE_781t15", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t16` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 6-cost minions.
///
/// State: Todo
//~ BE_781t16 todo 81cbb1b6 b99d441c
#[test]
#[ignore = "todo: BE_781t16 Fetid Devourer"]
fn BE_781t16_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t16"), Cost("BE_781t16", 7), Stats("BE_781t16", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t17` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 3-cost minions.
///
/// State: Todo
//~ BE_781t17 todo 5e96856f c16db2cb
#[test]
#[ignore = "todo: BE_781t17 Fetid Devourer"]
fn BE_781t17_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t17"), Cost("BE_781t17", 7), Stats("BE_781t17", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t18` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
///
/// State: Todo
//~ BE_781t18 todo f35495c6 42fc116b
#[test]
#[ignore = "todo: BE_781t18 Fetid Devourer"]
fn BE_781t18_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t18"), Cost("BE_781t18", 7), Stats("BE_781t18", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t19` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 6-cost minions.
///
/// State: Todo
//~ BE_781t19 todo c77a0c12 12d5b2f0
#[test]
#[ignore = "todo: BE_781t19 Fetid Devourer"]
fn BE_781t19_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t19"), Cost("BE_781t19", 7), Stats("BE_781t19", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t2` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion.
///
/// State: Todo
//~ BE_781t2 todo 7d04c9f5 f886f0dc
#[test]
#[ignore = "todo: BE_781t2 Fetid Devourer"]
fn BE_781t2_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t2"), Cost("BE_781t2", 7), Stats("BE_781t2", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t3` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions.
///
/// State: Todo
//~ BE_781t3 todo da413e3b 258d72cd
#[test]
#[ignore = "todo: BE_781t3 Fetid Devourer"]
fn BE_781t3_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t3"), Cost("BE_781t3", 7), Stats("BE_781t3", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t4` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 3 enemy minions.
///
/// State: Todo
//~ BE_781t4 todo 198afe1b 75c658d7
#[test]
#[ignore = "todo: BE_781t4 Fetid Devourer"]
fn BE_781t4_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t4"), Cost("BE_781t4", 7), Stats("BE_781t4", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t5` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less.
///
/// State: Todo
//~ BE_781t5 todo ec83ecf7 a6c48578
#[test]
#[ignore = "todo: BE_781t5 Fetid Devourer"]
fn BE_781t5_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t5"), Cost("BE_781t5", 7), Stats("BE_781t5", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t6` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ BE_781t6 todo a07320ac fd86be56
#[test]
#[ignore = "todo: BE_781t6 Fetid Devourer"]
fn BE_781t6_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t6"), Cost("BE_781t6", 7), Stats("BE_781t6", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t7` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
///
/// State: Todo
//~ BE_781t7 todo fcd64bc2 bd985028
#[test]
#[ignore = "todo: BE_781t7 Fetid Devourer"]
fn BE_781t7_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t7"), Cost("BE_781t7", 7), Stats("BE_781t7", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t8` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 3-cost minions.
///
/// State: Todo
//~ BE_781t8 todo f4927341 a4b3a571
#[test]
#[ignore = "todo: BE_781t8 Fetid Devourer"]
fn BE_781t8_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t8"), Cost("BE_781t8", 7), Stats("BE_781t8", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t9` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 6-cost minions.
///
/// State: Todo
//~ BE_781t9 todo a97ef0e9 53443e17
#[test]
#[ignore = "todo: BE_781t9 Fetid Devourer"]
fn BE_781t9_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t9"), Cost("BE_781t9", 7), Stats("BE_781t9", 9, 6), Unwritten]);
}
