//! Warlock cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Spirit Bomb
///
/// `CORE_BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// State: Todo
//~ CORE_BOT_222 todo 6d278417 ff61eda6
#[test]
#[ignore = "todo: CORE_BOT_222 Spirit Bomb"]
fn CORE_BOT_222_spirit_bomb() {
    check(CardClass::Warlock, &[Give("CORE_BOT_222"), Cost("CORE_BOT_222", 1), Unwritten]);
}

/// # Forbidden Ritual
///
/// `CORE_CATA_012` · Warlock spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ CORE_CATA_012 todo a141179a 373cd75b
#[test]
#[ignore = "todo: CORE_CATA_012 Forbidden Ritual"]
fn CORE_CATA_012_forbidden_ritual() {
    check(CardClass::Warlock, &[Give("CORE_CATA_012"), Cost("CORE_CATA_012", 3), Unwritten]);
}

/// # Hellfire
///
/// `CORE_CS2_062` · Warlock spell · Fire · 3 mana
///
/// > Deal $3 damage to ALL characters.
///
/// State: Todo
//~ CORE_CS2_062 todo 132d4d11 d2e695dc
#[test]
#[ignore = "todo: CORE_CS2_062 Hellfire"]
fn CORE_CS2_062_hellfire() {
    check(CardClass::Warlock, &[Give("CORE_CS2_062"), Cost("CORE_CS2_062", 3), Unwritten]);
}

/// # Mortal Coil
///
/// `CORE_EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// State: Todo
//~ CORE_EX1_302 todo da969822 1b42a2a7
#[test]
#[ignore = "todo: CORE_EX1_302 Mortal Coil"]
fn CORE_EX1_302_mortal_coil() {
    check(CardClass::Warlock, &[Give("CORE_EX1_302"), Cost("CORE_EX1_302", 1), Unwritten]);
}

/// # Siphon Soul
///
/// `CORE_EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// State: Todo
//~ CORE_EX1_309 todo 22d983f1 d419353a
#[test]
#[ignore = "todo: CORE_EX1_309 Siphon Soul"]
fn CORE_EX1_309_siphon_soul() {
    check(CardClass::Warlock, &[Give("CORE_EX1_309"), Cost("CORE_EX1_309", 4), Unwritten]);
}

/// # Doomguard
///
/// `CORE_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// State: Todo
//~ CORE_EX1_310 todo 3e73de36 e680c79d
#[test]
#[ignore = "todo: CORE_EX1_310 Doomguard"]
fn CORE_EX1_310_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_EX1_310"),
            Cost("CORE_EX1_310", 5),
            Stats("CORE_EX1_310", 5, 7),
            Has("CORE_EX1_310", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Twisting Nether
///
/// `CORE_EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// State: Todo
//~ CORE_EX1_312 todo 80689e5c 791c14ac
#[test]
#[ignore = "todo: CORE_EX1_312 Twisting Nether"]
fn CORE_EX1_312_twisting_nether() {
    check(CardClass::Warlock, &[Give("CORE_EX1_312"), Cost("CORE_EX1_312", 8), Unwritten]);
}

/// # Flame Imp
///
/// `CORE_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Todo
//~ CORE_EX1_319 todo 90bd3ca2 c9301847
#[test]
#[ignore = "todo: CORE_EX1_319 Flame Imp"]
fn CORE_EX1_319_flame_imp() {
    check(CardClass::Warlock, &[Give("CORE_EX1_319"), Cost("CORE_EX1_319", 1), Stats("CORE_EX1_319", 3, 2), Unwritten]);
}

/// # Lord Jaraxxus
///
/// `CORE_EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY CORE EX1 323
///
/// State: Todo
//~ CORE_EX1_323 todo 9b0a7fe3 019d4178
#[test]
#[ignore = "todo: CORE_EX1_323 Lord Jaraxxus"]
fn CORE_EX1_323_lord_jaraxxus() {
    check(CardClass::Warlock, &[Give("CORE_EX1_323"), Cost("CORE_EX1_323", 8), Unwritten]);
}

/// # Imp
///
/// `CORE_GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CORE_GIL_191t vanilla 56534e85 18df6807
#[test]
fn CORE_GIL_191t_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_GIL_191t"),
            Cost("CORE_GIL_191t", 1),
            Stats("CORE_GIL_191t", 1, 1),
            Play("CORE_GIL_191t", Nothing),
            In(The("CORE_GIL_191t"), Zone::Play),
            Now(The("CORE_GIL_191t"), 1, 1),
        ],
    );
}

/// # Drain Soul
///
/// `CORE_ICC_055` · Warlock spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// State: Todo
//~ CORE_ICC_055 todo 070484d4 9af8ef0e
#[test]
#[ignore = "todo: CORE_ICC_055 Drain Soul"]
fn CORE_ICC_055_drain_soul() {
    check(
        CardClass::Warlock,
        &[Give("CORE_ICC_055"), Cost("CORE_ICC_055", 2), Has("CORE_ICC_055", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Gnomeferatu
///
/// `CORE_ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// State: Todo
//~ CORE_ICC_407 todo a767f946 96f16ef0
#[test]
#[ignore = "todo: CORE_ICC_407 Gnomeferatu"]
fn CORE_ICC_407_gnomeferatu() {
    check(CardClass::Warlock, &[Give("CORE_ICC_407"), Cost("CORE_ICC_407", 2), Stats("CORE_ICC_407", 2, 3), Unwritten]);
}

/// # Vulgar Homunculus
///
/// `CORE_LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// State: Todo
//~ CORE_LOOT_013 todo 9cd75342 7260a1b7
#[test]
#[ignore = "todo: CORE_LOOT_013 Vulgar Homunculus"]
fn CORE_LOOT_013_vulgar_homunculus() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_LOOT_013"),
            Cost("CORE_LOOT_013", 2),
            Stats("CORE_LOOT_013", 2, 4),
            Has("CORE_LOOT_013", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Voidlord
///
/// `CORE_LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// State: Todo
//~ CORE_LOOT_368 todo 83d5b402 41b56097
#[test]
#[ignore = "todo: CORE_LOOT_368 Voidlord"]
fn CORE_LOOT_368_voidlord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_LOOT_368"),
            Cost("CORE_LOOT_368", 9),
            Stats("CORE_LOOT_368", 3, 9),
            Has("CORE_LOOT_368", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Archwitch Willow
///
/// `CORE_SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// State: Todo
//~ CORE_SCH_181 todo e8a7f75b 29e4bbce
#[test]
#[ignore = "todo: CORE_SCH_181 Archwitch Willow"]
fn CORE_SCH_181_archwitch_willow() {
    check(CardClass::Warlock, &[Give("CORE_SCH_181"), Cost("CORE_SCH_181", 8), Stats("CORE_SCH_181", 5, 5), Unwritten]);
}

/// # Demonic Assault
///
/// `CORE_SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// State: Todo
//~ CORE_SW_088 todo 24ed1ac9 cb8dcd85
#[test]
#[ignore = "todo: CORE_SW_088 Demonic Assault"]
fn CORE_SW_088_demonic_assault() {
    check(CardClass::Warlock, &[Give("CORE_SW_088"), Cost("CORE_SW_088", 4), Unwritten]);
}

/// # Riftcleaver
///
/// `CORE_ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// State: Todo
//~ CORE_ULD_165 todo 6ae869df 931bde0d
#[test]
#[ignore = "todo: CORE_ULD_165 Riftcleaver"]
fn CORE_ULD_165_riftcleaver() {
    check(CardClass::Warlock, &[Give("CORE_ULD_165"), Cost("CORE_ULD_165", 6), Stats("CORE_ULD_165", 7, 5), Unwritten]);
}

/// # Dark Peddler
///
/// `CORE_WON_096` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// State: Todo
//~ CORE_WON_096 todo 8884967a a826b7ac
#[test]
#[ignore = "todo: CORE_WON_096 Dark Peddler"]
fn CORE_WON_096_dark_peddler() {
    check(CardClass::Warlock, &[Give("CORE_WON_096"), Cost("CORE_WON_096", 2), Stats("CORE_WON_096", 2, 3), Unwritten]);
}

/// # Fiendish Servant
///
/// `CORE_YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// State: Todo
//~ CORE_YOD_026 todo 6f9949d6 d2aab2a7
#[test]
#[ignore = "todo: CORE_YOD_026 Fiendish Servant"]
fn CORE_YOD_026_fiendish_servant() {
    check(CardClass::Warlock, &[Give("CORE_YOD_026"), Cost("CORE_YOD_026", 1), Stats("CORE_YOD_026", 2, 1), Unwritten]);
}

/// # Demonic Tyrant
///
/// `CS3_002t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ CS3_002t vanilla 4bc134e3 aad11ecb
#[test]
fn CS3_002t_demonic_tyrant() {
    check(
        CardClass::Warlock,
        &[
            Give("CS3_002t"),
            Cost("CS3_002t", 5),
            Stats("CS3_002t", 5, 5),
            Play("CS3_002t", Nothing),
            In(The("CS3_002t"), Zone::Play),
            Now(The("CS3_002t"), 5, 5),
        ],
    );
}
