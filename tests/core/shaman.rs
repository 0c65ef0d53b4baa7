//! Shaman cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5e055d8a

/// # Totem Golem
///
/// `CORE_AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ vanilla CORE_AT_052 2bfb4c3f d99913a3 35f53454.e77e0301
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
/// State: Reprint
//~ reprint CORE_AV_107 4998b484 d6c95dee 118e5f60.20d52b39
#[test]
fn CORE_AV_107_glaciate() {
    check(CardClass::Shaman, &[Give("CORE_AV_107"), Cost("CORE_AV_107", 6), WrittenAs("CORE_AV_107", "AV_107")]);
}

/// # Voltaic Burst
///
/// `CORE_BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_BOT_451 33398eb0 700249b6 3cf359a7.a5980bb3
#[test]
fn CORE_BOT_451_voltaic_burst() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_BOT_451"),
            Cost("CORE_BOT_451", 1),
            Has("CORE_BOT_451", GameTag::OVERLOAD),
            WrittenAs("CORE_BOT_451", "BOT_451"),
        ],
    );
}

/// # Rehgar Earthfury
///
/// `CORE_CATA_004` · Shaman minion · 5 mana · 3/5
///
/// > After this or an adjacent minion attacks, get a Lightning Bolt.
///
/// State: Done
//~ done CORE_CATA_004 9183c75a - 1ab2b95b.1a857727
#[test]
fn CORE_CATA_004_rehgar_earthfury() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_CATA_004"),
            Cost("CORE_CATA_004", 5),
            Stats("CORE_CATA_004", 3, 5),
            Friend("CS2_182"),
            Play("CORE_CATA_004", Nothing),
            Attack(My(0), TheirHero),
            Is(InHand(0), "EX1_238"),
        ],
    );
}

/// # Windfury
///
/// `CORE_CS2_039e` · Shaman enchantment
///
/// > **Windfury**.
///
/// State: Derived
//~ derived CORE_CS2_039e 8207cc96 51ec075d f0deda6c.d091b609
#[test]
fn CORE_CS2_039e_windfury() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "CORE_CS2_039e"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Fire Elemental
///
/// `CORE_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Reprint
//~ reprint CORE_CS2_042 72d4be65 22e30986 112ce235.4956c41c
#[test]
fn CORE_CS2_042_fire_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_CS2_042"),
            Cost("CORE_CS2_042", 6),
            Stats("CORE_CS2_042", 6, 5),
            WrittenAs("CORE_CS2_042", "CS2_042"),
        ],
    );
}

/// # Far Sight
///
/// `CORE_CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// State: Reprint
//~ reprint CORE_CS2_053 1175aa31 165ffa86 0d39783a.2eef8bab
#[test]
fn CORE_CS2_053_far_sight() {
    check(CardClass::Shaman, &[Give("CORE_CS2_053"), Cost("CORE_CS2_053", 3), WrittenAs("CORE_CS2_053", "CS2_053")]);
}

/// # Lightning Bolt
///
/// `CORE_EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Reprint
//~ reprint CORE_EX1_238 e5c00bd4 d5179faf 4bdfc4cd.611da220
#[test]
fn CORE_EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_238"),
            Cost("CORE_EX1_238", 1),
            Has("CORE_EX1_238", GameTag::OVERLOAD),
            WrittenAs("CORE_EX1_238", "EX1_238"),
        ],
    );
}

/// # Hex
///
/// `CORE_EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_246 be56e6f8 8deb2093 b29a80b0.c02c444f
#[test]
fn CORE_EX1_246_hex() {
    check(CardClass::Shaman, &[Give("CORE_EX1_246"), Cost("CORE_EX1_246", 3), WrittenAs("CORE_EX1_246", "EX1_246")]);
}

/// # Earth Elemental
///
/// `CORE_EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt Overload**: (2)
///
/// State: Vanilla
//~ vanilla CORE_EX1_250 c0ec1127 03442e1f a0a55de1.cc3b4b91
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
/// State: Reprint
//~ reprint CORE_EX1_259 d076c619 432f94a5 ad3a40cb.506a0f26
#[test]
fn CORE_EX1_259_lightning_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_EX1_259"),
            Cost("CORE_EX1_259", 3),
            Has("CORE_EX1_259", GameTag::OVERLOAD),
            WrittenAs("CORE_EX1_259", "EX1_259"),
        ],
    );
}

/// # Witch's Apprentice
///
/// `CORE_GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// State: Reprint
//~ reprint CORE_GIL_531 5fed8b8c 5b090b75 62c306f7.0ed5591d
#[test]
fn CORE_GIL_531_witchs_apprentice() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_GIL_531"),
            Cost("CORE_GIL_531", 0),
            Stats("CORE_GIL_531", 0, 1),
            Has("CORE_GIL_531", GameTag::TAUNT),
            WrittenAs("CORE_GIL_531", "GIL_531"),
        ],
    );
}

/// # Blazing Invocation
///
/// `CORE_GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// State: Reprint
//~ reprint CORE_GIL_836 787b068f d6e081cd 96a106ad.8fd72239
#[test]
fn CORE_GIL_836_blazing_invocation() {
    check(CardClass::Shaman, &[Give("CORE_GIL_836"), Cost("CORE_GIL_836", 1), WrittenAs("CORE_GIL_836", "GIL_836")]);
}

/// # Healing Rain
///
/// `CORE_LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// State: Reprint
//~ reprint CORE_LOOT_373 c1c5242b c9eb2910 3bd04545.9b7c1dea
#[test]
fn CORE_LOOT_373_healing_rain() {
    check(
        CardClass::Shaman,
        &[Give("CORE_LOOT_373"), Cost("CORE_LOOT_373", 3), WrittenAs("CORE_LOOT_373", "LOOT_373")],
    );
}

/// # Hammer of Twilight
///
/// `CORE_OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// State: Reprint
//~ reprint CORE_OG_031 04061b8b 3c9e5d1b 692dc5bb.aae02eb6
#[test]
fn CORE_OG_031_hammer_of_twilight() {
    check(
        CardClass::Shaman,
        &[Give("CORE_OG_031"), Cost("CORE_OG_031", 5), Stats("CORE_OG_031", 4, 2), WrittenAs("CORE_OG_031", "OG_031")],
    );
}

/// # Krag'wa, the Frog
///
/// `CORE_TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// State: Reprint
//~ reprint CORE_TRL_345 a1f4a852 e7b387fd f8ba1c7c.d6527add
#[test]
fn CORE_TRL_345_kragwa_the_frog() {
    check(
        CardClass::Shaman,
        &[
            Give("CORE_TRL_345"),
            Cost("CORE_TRL_345", 6),
            Stats("CORE_TRL_345", 4, 6),
            WrittenAs("CORE_TRL_345", "TRL_345"),
        ],
    );
}

/// # Wailing Vapor
///
/// `CORE_WC_042` · Shaman minion · 1 mana · 1/3
///
/// > After you play an Elemental, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_WC_042 8b5914b5 4a670c42 137fe4d4.736761d2
#[test]
fn CORE_WC_042_wailing_vapor() {
    check(
        CardClass::Shaman,
        &[Give("CORE_WC_042"), Cost("CORE_WC_042", 1), Stats("CORE_WC_042", 1, 3), WrittenAs("CORE_WC_042", "WC_042")],
    );
}

/// # Novice Zapper
///
/// `CS3_007` · Shaman minion · 1 mana · 3/2
///
/// > **Spell Damage +1 Overload:** (1)
///
/// State: Vanilla
//~ vanilla CS3_007 93f8aac4 a1d8c98a 76442a4d.fa08932e
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
