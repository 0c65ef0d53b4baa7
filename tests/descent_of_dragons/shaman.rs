//! Shaman cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Bandersmosh
///
/// `DRG_096` · Shaman minion · 5 mana · 5/5
///
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
///
/// State: Todo
//~ DRG_096 todo ef66cce9 bd94a4b3
#[test]
#[ignore = "todo: DRG_096 Bandersmosh"]
fn DRG_096_bandersmosh() {
    check(CardClass::Shaman, &[Give("DRG_096"), Cost("DRG_096", 5), Stats("DRG_096", 5, 5)]);
}

/// # Squallhunter
///
/// `DRG_211` · Shaman minion · 4 mana · 5/7
///
/// > **Spell Damage +2 Overload:** (2)
///
/// State: Todo
//~ DRG_211 todo b1a778d2 ba5d7691
#[test]
#[ignore = "todo: DRG_211 Squallhunter"]
fn DRG_211_squallhunter() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_211"),
            Cost("DRG_211", 4),
            Stats("DRG_211", 5, 7),
            Has("DRG_211", GameTag::OVERLOAD),
            Has("DRG_211", GameTag::SPELLPOWER),
        ],
    );
}

/// # Storm's Wrath
///
/// `DRG_215` · Shaman spell · Nature · 1 mana
///
/// > Give your minions +1/+1. **Overload:** (1)
///
/// State: Todo
//~ DRG_215 todo 0995d47b 745511c2
#[test]
#[ignore = "todo: DRG_215 Storm's Wrath"]
fn DRG_215_storms_wrath() {
    check(CardClass::Shaman, &[Give("DRG_215"), Cost("DRG_215", 1), Has("DRG_215", GameTag::OVERLOAD)]);
}

/// # Surging Tempest
///
/// `DRG_216` · Shaman minion · 1 mana · 1/3
///
/// > Has +1 Attack while you have **Overloaded** Mana Crystals.
///
/// State: Todo
//~ DRG_216 todo e89281a9 e4aa1575
#[test]
#[ignore = "todo: DRG_216 Surging Tempest"]
fn DRG_216_surging_tempest() {
    check(CardClass::Shaman, &[Give("DRG_216"), Cost("DRG_216", 1), Stats("DRG_216", 1, 3)]);
}

/// # Dragon's Pack
///
/// `DRG_217` · Shaman spell · 5 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
///
/// State: Todo
//~ DRG_217 todo 45d8bf58 c5790345
#[test]
#[ignore = "todo: DRG_217 Dragon's Pack"]
fn DRG_217_dragons_pack() {
    check(CardClass::Shaman, &[Give("DRG_217"), Cost("DRG_217", 5)]);
}

/// # Spirit Wolf
///
/// `DRG_217t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Todo
//~ DRG_217t todo 6c50399f 9db5683e
#[test]
#[ignore = "todo: DRG_217t Spirit Wolf"]
fn DRG_217t_spirit_wolf() {
    check(
        CardClass::Shaman,
        &[Give("DRG_217t"), Cost("DRG_217t", 2), Stats("DRG_217t", 2, 3), Has("DRG_217t", GameTag::TAUNT)],
    );
}

/// # Corrupt Elementalist
///
/// `DRG_218` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry: Invoke** Galakrond twice.
///
/// State: Todo
//~ DRG_218 todo f0efcb20 abf854ad
#[test]
#[ignore = "todo: DRG_218 Corrupt Elementalist"]
fn DRG_218_corrupt_elementalist() {
    check(CardClass::Shaman, &[Give("DRG_218"), Cost("DRG_218", 5), Stats("DRG_218", 3, 3)]);
}

/// # Lightning Breath
///
/// `DRG_219` · Shaman spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
///
/// State: Todo
//~ DRG_219 todo c66bf932 d31b2cdf
#[test]
#[ignore = "todo: DRG_219 Lightning Breath"]
fn DRG_219_lightning_breath() {
    check(CardClass::Shaman, &[Give("DRG_219"), Cost("DRG_219", 3)]);
}

/// # Cumulo-Maximus
///
/// `DRG_223` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
///
/// State: Todo
//~ DRG_223 todo 3d37af47 74759952
#[test]
#[ignore = "todo: DRG_223 Cumulo-Maximus"]
fn DRG_223_cumulo_maximus() {
    check(CardClass::Shaman, &[Give("DRG_223"), Cost("DRG_223", 5), Stats("DRG_223", 5, 5)]);
}

/// # Nithogg
///
/// `DRG_224` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
///
/// State: Todo
//~ DRG_224 todo ebd6bcbe 6479d4b0
#[test]
#[ignore = "todo: DRG_224 Nithogg"]
fn DRG_224_nithogg() {
    check(CardClass::Shaman, &[Give("DRG_224"), Cost("DRG_224", 6), Stats("DRG_224", 5, 5)]);
}

/// # Storm Egg
///
/// `DRG_224t` · Shaman minion · 1 mana · 0/3
///
/// > At the start of your turn, transform into a 4/4 Storm Drake with **Rush**.
///
/// State: Todo
//~ DRG_224t todo adb9aa03 c8541d6a
#[test]
#[ignore = "todo: DRG_224t Storm Egg"]
fn DRG_224t_storm_egg() {
    check(CardClass::Shaman, &[Give("DRG_224t"), Cost("DRG_224t", 1), Stats("DRG_224t", 0, 3)]);
}

/// # Storm Drake
///
/// `DRG_224t2` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Todo
//~ DRG_224t2 todo df51d5d9 734bb988
#[test]
#[ignore = "todo: DRG_224t2 Storm Drake"]
fn DRG_224t2_storm_drake() {
    check(
        CardClass::Shaman,
        &[Give("DRG_224t2"), Cost("DRG_224t2", 4), Stats("DRG_224t2", 4, 4), Has("DRG_224t2", GameTag::RUSH)],
    );
}

/// # Windswept Elemental
///
/// `DRG_238t14t3` · Shaman minion · 2 mana · 2/1
///
/// > **Rush**
///
/// State: Todo
//~ DRG_238t14t3 todo fb4f756f 184eea06
#[test]
#[ignore = "todo: DRG_238t14t3 Windswept Elemental"]
fn DRG_238t14t3_windswept_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_238t14t3"),
            Cost("DRG_238t14t3", 2),
            Stats("DRG_238t14t3", 2, 1),
            Has("DRG_238t14t3", GameTag::RUSH),
        ],
    );
}

/// # Invocation of Frost
///
/// `DRG_248` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** an enemy. **Invoke** Galakrond.
///
/// State: Todo
//~ DRG_248 todo 6cb3a474 071ed3b1
#[test]
#[ignore = "todo: DRG_248 Invocation of Frost"]
fn DRG_248_invocation_of_frost() {
    check(CardClass::Shaman, &[Give("DRG_248"), Cost("DRG_248", 1)]);
}

/// # Galakrond, the Tempest
///
/// `DRG_620` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
///
/// State: Todo
//~ DRG_620 todo 09b56167 9513741f
#[test]
#[ignore = "todo: DRG_620 Galakrond, the Tempest"]
fn DRG_620_galakrond_the_tempest() {
    check(CardClass::Shaman, &[Give("DRG_620"), Cost("DRG_620", 7)]);
}

/// # Brewing Storm
///
/// `DRG_620t4` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Todo
//~ DRG_620t4 todo fe2863d6 dd1c7be6
#[test]
#[ignore = "todo: DRG_620t4 Brewing Storm"]
fn DRG_620t4_brewing_storm() {
    check(
        CardClass::Shaman,
        &[Give("DRG_620t4"), Cost("DRG_620t4", 2), Stats("DRG_620t4", 2, 2), Has("DRG_620t4", GameTag::RUSH)],
    );
}

/// # Living Storm
///
/// `DRG_620t5` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Todo
//~ DRG_620t5 todo 6475aeda 91327175
#[test]
#[ignore = "todo: DRG_620t5 Living Storm"]
fn DRG_620t5_living_storm() {
    check(
        CardClass::Shaman,
        &[Give("DRG_620t5"), Cost("DRG_620t5", 4), Stats("DRG_620t5", 4, 4), Has("DRG_620t5", GameTag::RUSH)],
    );
}

/// # Raging Storm
///
/// `DRG_620t6` · Shaman minion · 8 mana · 8/8
///
/// > **Rush**
///
/// State: Todo
//~ DRG_620t6 todo 18187661 924188ce
#[test]
#[ignore = "todo: DRG_620t6 Raging Storm"]
fn DRG_620t6_raging_storm() {
    check(
        CardClass::Shaman,
        &[Give("DRG_620t6"), Cost("DRG_620t6", 8), Stats("DRG_620t6", 8, 8), Has("DRG_620t6", GameTag::RUSH)],
    );
}
