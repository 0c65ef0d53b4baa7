//! Neutral cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b09da3b0

/// `CORE_CATA_013` · Neutral minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_013 97fe3dae 39a28008 e11949ea.f1c428c1
#[test]
#[ignore = "todo: Slimescale Myrmidon"]
fn CORE_CATA_013_slimescale_myrmidon() {
    unwritten("CORE_CATA_013");
}

/// `CORE_CATA_014` · Neutral minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_014 1d904de9 18306568 35522038.f1c428c1
#[test]
#[ignore = "todo: Crystalweaver"]
fn CORE_CATA_014_crystalweaver() {
    unwritten("CORE_CATA_014");
}

/// `CORE_CATA_015` · Neutral minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_015 85d17e22 e1e2c311 4965acbb.f1c428c1
#[test]
#[ignore = "todo: Tricky Geist"]
fn CORE_CATA_015_tricky_geist() {
    unwritten("CORE_CATA_015");
}

/// `CORE_CATA_016` · Neutral spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_016 71231403 40691d13 b921a0db.f1c428c1
#[test]
#[ignore = "todo: Wild Synthesis"]
fn CORE_CATA_016_wild_synthesis() {
    unwritten("CORE_CATA_016");
}

/// `CORE_CATA_017` · Neutral spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_017 24514d1e 11f2e32c ea5f3d0b.f1c428c1
#[test]
#[ignore = "todo: Essence Break"]
fn CORE_CATA_017_essence_break() {
    unwritten("CORE_CATA_017");
}

/// `CORE_WON_141` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// State: Todo
//~ todo CORE_WON_141 8aca2530 f321c26d 7e5a6896.9c2b4fe0
#[test]
#[ignore = "todo: Menagerie Mug"]
fn CORE_WON_141_menagerie_mug() {
    unwritten("CORE_WON_141");
}

/// `CS3_022` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** If you have a weapon equipped, deal 2 damage.
///
/// State: Done
//~ done CS3_022 21f39f0a - 5812f5c8.d65f1566
#[test]
fn CS3_022_fogsail_freebooter() {
    check(
        CardClass::Mage,
        &[Give("CS3_022"), Cost("CS3_022", 2), Stats("CS3_022", 2, 2), Play("CS3_022", Nothing), Health(TheirHero, 30)],
    );
    check(CardClass::Mage, &[Friend("CS2_106"), Play("CS3_022", On(TheirHero)), Health(TheirHero, 28)]);
}

/// `CS3_024` · Neutral minion · 5 mana · 3/3
/// > Taunt**, Divine Shield Deathrattle:** Draw your highest Cost minion.
///
/// State: Done
//~ done CS3_024 f414fdc8 - 078eec82.18edb8b6
#[test]
fn CS3_024_taelan_fordring() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_024"),
            Cost("CS3_024", 5),
            Stats("CS3_024", 3, 3),
            Has("CS3_024", GameTag::DIVINE_SHIELD),
            Has("CS3_024", GameTag::TAUNT),
            OnTop("CS2_200"),
            OnTop("CS2_231"),
            Play("CS3_024", Nothing),
            Kill(My(0)),
            Is(InHand(0), "CS2_200"),
        ],
    );
}

/// `CS3_025` · Neutral minion · 5 mana · 3/6
/// > **Rush**. Whenever this attacks, give +1/+1 to all minions in your hand.
///
/// State: Done
//~ done CS3_025 e5c25432 - 6c702db7.1ffaf08f
#[test]
fn CS3_025_overlord_runthak() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_025"),
            Cost("CS3_025", 5),
            Stats("CS3_025", 3, 6),
            Has("CS3_025", GameTag::RUSH),
            Give("CS2_172"),
            Enemy("CS2_182"),
            Play("CS3_025", Nothing),
            Attack(My(0), Their(0)),
            Now(InHand(0), 4, 3),
        ],
    );
}

/// `CS3_035` · Neutral minion · 7 mana · 8/8
/// > **Start of Game:** If this is in BOTH players' decks, turns are only 15 seconds long.
///
/// State: Todo
//~ todo CS3_035 9dedb14e 82fc8a56 75731c46.60d7f945
#[test]
#[ignore = "todo: Nozdormu the Eternal"]
fn CS3_035_nozdormu_the_eternal() {
    unwritten("CS3_035");
}

/// `GAME_005` · Neutral spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Done
//~ done GAME_005 62fdede8 - 49b79ee1.095f71be
#[test]
fn GAME_005_the_coin() {
    check(CardClass::Mage, &[Give("GAME_005"), Cost("GAME_005", 0), Crystals(5), Play("GAME_005", Nothing), Mana(6)]);
}

/// `TTN_908e` · Neutral enchantment
/// > Whenever a friendly minion Attacks, give it +2/+1.
///
/// State: Done
//~ done TTN_908e 8c87d23a - f2bcdbb3.5fa5b7d7
#[test]
fn TTN_908e_crusader_aura() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "TTN_908e"),
            Attack(Nth(0), TheirHero),
            Now(Nth(0), 6, 6),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}
