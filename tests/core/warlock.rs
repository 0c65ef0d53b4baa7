//! Warlock cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cb882ce2

/// # Spirit Bomb
///
/// `CORE_BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// State: Reprint
//~ reprint CORE_BOT_222 6626fb1b 38e34d62 15ac9cbc.20d769cc
#[test]
fn CORE_BOT_222_spirit_bomb() {
    check(CardClass::Warlock, &[Give("CORE_BOT_222"), Cost("CORE_BOT_222", 1), WrittenAs("CORE_BOT_222", "BOT_222")]);
}

/// # Forbidden Ritual
///
/// `CORE_CATA_012` · Warlock spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_012 ee5a0bc8 9c043554 947e9c42.f1c428c1
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
/// State: Reprint
//~ reprint CORE_CS2_062 421f7c3b 84203a0d 6c990f3b.7d977b6c
#[test]
fn CORE_CS2_062_hellfire() {
    check(CardClass::Warlock, &[Give("CORE_CS2_062"), Cost("CORE_CS2_062", 3), WrittenAs("CORE_CS2_062", "CS2_062")]);
}

/// # Mortal Coil
///
/// `CORE_EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_302 cf191876 22d186ab dbeb0e49.b5bc5ddb
#[test]
fn CORE_EX1_302_mortal_coil() {
    check(CardClass::Warlock, &[Give("CORE_EX1_302"), Cost("CORE_EX1_302", 1), WrittenAs("CORE_EX1_302", "EX1_302")]);
}

/// # Siphon Soul
///
/// `CORE_EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// State: Reprint
//~ reprint CORE_EX1_309 a904f3ef 6f655882 eab9030b.221a4393
#[test]
fn CORE_EX1_309_siphon_soul() {
    check(CardClass::Warlock, &[Give("CORE_EX1_309"), Cost("CORE_EX1_309", 4), WrittenAs("CORE_EX1_309", "EX1_309")]);
}

/// # Doomguard
///
/// `CORE_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// State: Reprint
//~ reprint CORE_EX1_310 793dcc2c 31576a73 926b62fd.9189cdf5
#[test]
fn CORE_EX1_310_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_EX1_310"),
            Cost("CORE_EX1_310", 5),
            Stats("CORE_EX1_310", 5, 7),
            Has("CORE_EX1_310", GameTag::CHARGE),
            WrittenAs("CORE_EX1_310", "EX1_310"),
        ],
    );
}

/// # Twisting Nether
///
/// `CORE_EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// State: Reprint
//~ reprint CORE_EX1_312 846d83e7 c929dd7c 3ec3688e.e612bf80
#[test]
fn CORE_EX1_312_twisting_nether() {
    check(CardClass::Warlock, &[Give("CORE_EX1_312"), Cost("CORE_EX1_312", 8), WrittenAs("CORE_EX1_312", "EX1_312")]);
}

/// # Flame Imp
///
/// `CORE_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Reprint
//~ reprint CORE_EX1_319 cba49788 53444fa9 85e2ae16.0597849a
#[test]
fn CORE_EX1_319_flame_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_EX1_319"),
            Cost("CORE_EX1_319", 1),
            Stats("CORE_EX1_319", 3, 2),
            WrittenAs("CORE_EX1_319", "EX1_319"),
        ],
    );
}

/// # Lord Jaraxxus
///
/// `CORE_EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY CORE EX1 323
///
/// State: Done
//~ done CORE_EX1_323 fee03808 - 47e4ae26.a3bc74ba
#[test]
fn CORE_EX1_323_lord_jaraxxus() {
    check(
        CardClass::Warlock,
        &[Give("CORE_EX1_323"), Cost("CORE_EX1_323", 8), Play("CORE_EX1_323", Nothing), Is(MyWeapon, "EX1_323w")],
    );
}

/// # Imp
///
/// `CORE_GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CORE_GIL_191t 178f385c 8b174344 363b9177
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
/// State: Reprint
//~ reprint CORE_ICC_055 f268cdf8 76f5424c 832429d9.b1afc777
#[test]
fn CORE_ICC_055_drain_soul() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_055"),
            Cost("CORE_ICC_055", 2),
            Has("CORE_ICC_055", GameTag::LIFESTEAL),
            WrittenAs("CORE_ICC_055", "ICC_055"),
        ],
    );
}

/// # Gnomeferatu
///
/// `CORE_ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// State: Reprint
//~ reprint CORE_ICC_407 c63d9d0c 779a6a43 52c9f570.7d30970e
#[test]
fn CORE_ICC_407_gnomeferatu() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_407"),
            Cost("CORE_ICC_407", 2),
            Stats("CORE_ICC_407", 2, 3),
            WrittenAs("CORE_ICC_407", "ICC_407"),
        ],
    );
}

/// # Vulgar Homunculus
///
/// `CORE_LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// State: Reprint
//~ reprint CORE_LOOT_013 73bbf471 2e4a1f3c 32e6bf12.8548aee7
#[test]
fn CORE_LOOT_013_vulgar_homunculus() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_LOOT_013"),
            Cost("CORE_LOOT_013", 2),
            Stats("CORE_LOOT_013", 2, 4),
            Has("CORE_LOOT_013", GameTag::TAUNT),
            WrittenAs("CORE_LOOT_013", "LOOT_013"),
        ],
    );
}

/// # Voidlord
///
/// `CORE_LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_LOOT_368 27a301af 8c151f3e 2b980cc8.508781ef
#[test]
fn CORE_LOOT_368_voidlord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_LOOT_368"),
            Cost("CORE_LOOT_368", 9),
            Stats("CORE_LOOT_368", 3, 9),
            Has("CORE_LOOT_368", GameTag::TAUNT),
            WrittenAs("CORE_LOOT_368", "LOOT_368"),
        ],
    );
}

/// # Archwitch Willow
///
/// `CORE_SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// State: Reprint
//~ reprint CORE_SCH_181 e86f0c9a 77fe999e 8a9b7869.5d63625a
#[test]
fn CORE_SCH_181_archwitch_willow() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_SCH_181"),
            Cost("CORE_SCH_181", 8),
            Stats("CORE_SCH_181", 5, 5),
            WrittenAs("CORE_SCH_181", "SCH_181"),
        ],
    );
}

/// # Demonic Assault
///
/// `CORE_SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_SW_088 21af4959 b95d197e ebb6adde.91885b7e
#[test]
fn CORE_SW_088_demonic_assault() {
    check(CardClass::Warlock, &[Give("CORE_SW_088"), Cost("CORE_SW_088", 4), WrittenAs("CORE_SW_088", "SW_088")]);
}

/// # Riftcleaver
///
/// `CORE_ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// State: Reprint
//~ reprint CORE_ULD_165 c6bac367 a54ede53 3d6011b5.86a71b9a
#[test]
fn CORE_ULD_165_riftcleaver() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ULD_165"),
            Cost("CORE_ULD_165", 6),
            Stats("CORE_ULD_165", 7, 5),
            WrittenAs("CORE_ULD_165", "ULD_165"),
        ],
    );
}

/// # Dark Peddler
///
/// `CORE_WON_096` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// State: Reprint
//~ reprint CORE_WON_096 76b674bf 06a26672 1487b5af.711497d4
#[test]
fn CORE_WON_096_dark_peddler() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_WON_096"),
            Cost("CORE_WON_096", 2),
            Stats("CORE_WON_096", 2, 3),
            WrittenAs("CORE_WON_096", "LOE_023"),
        ],
    );
}

/// # Fiendish Servant
///
/// `CORE_YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// State: Reprint
//~ reprint CORE_YOD_026 a9eaeeb5 fc99467f 38dd8b34.9d4c34c8
#[test]
fn CORE_YOD_026_fiendish_servant() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_YOD_026"),
            Cost("CORE_YOD_026", 1),
            Stats("CORE_YOD_026", 2, 1),
            WrittenAs("CORE_YOD_026", "YOD_026"),
        ],
    );
}

/// # Demonic Tyrant
///
/// `CS3_002t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla CS3_002t acfc2aa4 03bd7663 b370fdda
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
