//! Shaman cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Totem Golem
///
/// `CORE_AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ CORE_AT_052 vanilla 7da7d23d dd4463fb
#[test]
fn CORE_AT_052_totem_golem() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_AT_052"),
            Cost("CORE_AT_052", 2),
            Stats("CORE_AT_052", 3, 4),
            Has("CORE_AT_052", GameTag::OVERLOAD),
            Play("CORE_AT_052", Nothing),
            In(The("CORE_AT_052"), Zone::Play),
            Now(The("CORE_AT_052"), 3, 4),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Glaciate
///
/// `CORE_AV_107` · Shaman spell · Frost · 6 mana
///
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
///
/// State: Todo
//~ CORE_AV_107 todo 5a2d4350 79e93351
#[test]
#[ignore = "todo: CORE_AV_107 Glaciate"]
fn CORE_AV_107_glaciate() {
    check(CardClass::Shaman, &[Give("CORE_AV_107"), Cost("CORE_AV_107", 6), Unwritten]);
}

/// # Voltaic Burst
///
/// `CORE_BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// State: Todo
//~ CORE_BOT_451 todo f6fb25f3 9dbb65b7
#[test]
#[ignore = "todo: CORE_BOT_451 Voltaic Burst"]
fn CORE_BOT_451_voltaic_burst() {
    check(
        CardClass::Shaman,
        &[Give("CORE_BOT_451"), Cost("CORE_BOT_451", 1), Has("CORE_BOT_451", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Rehgar Earthfury
///
/// `CORE_CATA_004` · Shaman minion · 5 mana · 3/5
///
/// > After this or an adjacent minion attacks, get a Lightning Bolt.
///
/// State: Todo
//~ CORE_CATA_004 todo 4c691348 323d8b4f
#[test]
#[ignore = "todo: CORE_CATA_004 Rehgar Earthfury"]
fn CORE_CATA_004_rehgar_earthfury() {
    check(
        CardClass::Shaman,
        &[Give("CORE_CATA_004"), Cost("CORE_CATA_004", 5), Stats("CORE_CATA_004", 3, 5), Unwritten],
    );
}

/// # Fire Elemental
///
/// `CORE_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ CORE_CS2_042 todo 609db658 c6560f94
#[test]
#[ignore = "todo: CORE_CS2_042 Fire Elemental"]
fn CORE_CS2_042_fire_elemental() {
    check(CardClass::Shaman, &[Give("CORE_CS2_042"), Cost("CORE_CS2_042", 6), Stats("CORE_CS2_042", 6, 5), Unwritten]);
}

/// # Far Sight
///
/// `CORE_CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// State: Todo
//~ CORE_CS2_053 todo 174309df 5d73075a
#[test]
#[ignore = "todo: CORE_CS2_053 Far Sight"]
fn CORE_CS2_053_far_sight() {
    check(CardClass::Shaman, &[Give("CORE_CS2_053"), Cost("CORE_CS2_053", 3), Unwritten]);
}

/// # Lightning Bolt
///
/// `CORE_EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Todo
//~ CORE_EX1_238 todo cc801873 1dffe976
#[test]
#[ignore = "todo: CORE_EX1_238 Lightning Bolt"]
fn CORE_EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[Give("CORE_EX1_238"), Cost("CORE_EX1_238", 1), Has("CORE_EX1_238", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Hex
///
/// `CORE_EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// State: Todo
//~ CORE_EX1_246 todo ab910df4 c73fb46a
#[test]
#[ignore = "todo: CORE_EX1_246 Hex"]
fn CORE_EX1_246_hex() {
    check(CardClass::Shaman, &[Give("CORE_EX1_246"), Cost("CORE_EX1_246", 3), Unwritten]);
}

/// # Earth Elemental
///
/// `CORE_EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt Overload**: (2)
///
/// State: Vanilla
//~ CORE_EX1_250 vanilla 0a58a915 24c720a9
#[test]
fn CORE_EX1_250_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_250"),
            Cost("CORE_EX1_250", 5),
            Stats("CORE_EX1_250", 7, 9),
            Has("CORE_EX1_250", GameTag::OVERLOAD),
            Has("CORE_EX1_250", GameTag::TAUNT),
            Play("CORE_EX1_250", Nothing),
            In(The("CORE_EX1_250"), Zone::Play),
            Now(The("CORE_EX1_250"), 7, 9),
            HasNow(The("CORE_EX1_250"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Lightning Storm
///
/// `CORE_EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// State: Todo
//~ CORE_EX1_259 todo a08724ab 95243f32
#[test]
#[ignore = "todo: CORE_EX1_259 Lightning Storm"]
fn CORE_EX1_259_lightning_storm() {
    check(
        CardClass::Shaman,
        &[Give("CORE_EX1_259"), Cost("CORE_EX1_259", 3), Has("CORE_EX1_259", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Witch's Apprentice
///
/// `CORE_GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// State: Todo
//~ CORE_GIL_531 todo 4161c945 54651deb
#[test]
#[ignore = "todo: CORE_GIL_531 Witch's Apprentice"]
fn CORE_GIL_531_witchs_apprentice() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_GIL_531"),
            Cost("CORE_GIL_531", 0),
            Stats("CORE_GIL_531", 0, 1),
            Has("CORE_GIL_531", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Blazing Invocation
///
/// `CORE_GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// State: Todo
//~ CORE_GIL_836 todo 9d2b7492 388e5b16
#[test]
#[ignore = "todo: CORE_GIL_836 Blazing Invocation"]
fn CORE_GIL_836_blazing_invocation() {
    check(CardClass::Shaman, &[Give("CORE_GIL_836"), Cost("CORE_GIL_836", 1), Unwritten]);
}

/// # Healing Rain
///
/// `CORE_LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// State: Todo
//~ CORE_LOOT_373 todo 53796ab8 afc29835
#[test]
#[ignore = "todo: CORE_LOOT_373 Healing Rain"]
fn CORE_LOOT_373_healing_rain() {
    check(CardClass::Shaman, &[Give("CORE_LOOT_373"), Cost("CORE_LOOT_373", 3), Unwritten]);
}

/// # Hammer of Twilight
///
/// `CORE_OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// State: Todo
//~ CORE_OG_031 todo d5f2d83a de47a7a0
#[test]
#[ignore = "todo: CORE_OG_031 Hammer of Twilight"]
fn CORE_OG_031_hammer_of_twilight() {
    check(CardClass::Shaman, &[Give("CORE_OG_031"), Cost("CORE_OG_031", 5), Stats("CORE_OG_031", 4, 2), Unwritten]);
}

/// # Krag'wa, the Frog
///
/// `CORE_TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// State: Todo
//~ CORE_TRL_345 todo 48e43002 1c715584
#[test]
#[ignore = "todo: CORE_TRL_345 Krag'wa, the Frog"]
fn CORE_TRL_345_kragwa_the_frog() {
    check(CardClass::Shaman, &[Give("CORE_TRL_345"), Cost("CORE_TRL_345", 6), Stats("CORE_TRL_345", 4, 6), Unwritten]);
}

/// # Wailing Vapor
///
/// `CORE_WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// State: Todo
//~ CORE_WC_042 todo ee43575b 85e69afd
#[test]
#[ignore = "todo: CORE_WC_042 Wailing Vapor"]
fn CORE_WC_042_wailing_vapor() {
    check(CardClass::Shaman, &[Give("CORE_WC_042"), Cost("CORE_WC_042", 1), Stats("CORE_WC_042", 1, 3), Unwritten]);
}

/// # Novice Zapper
///
/// `CS3_007` · Shaman minion · 1 mana · 3/2
///
/// > **Spell Damage +1 Overload:** (1)
///
/// State: Vanilla
//~ CS3_007 vanilla ccf6f1f0 7a6c3ec5
#[test]
fn CS3_007_novice_zapper() {
    check(
        CardClass::Shaman,
        &[
            Give("CS3_007"),
            Cost("CS3_007", 1),
            Stats("CS3_007", 3, 2),
            Has("CS3_007", GameTag::OVERLOAD),
            Has("CS3_007", GameTag::SPELLPOWER),
            Play("CS3_007", Nothing),
            In(The("CS3_007"), Zone::Play),
            Now(The("CS3_007"), 3, 2),
            HasNow(The("CS3_007"), GameTag::SPELLPOWER),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}
