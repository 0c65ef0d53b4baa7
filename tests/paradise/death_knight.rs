//! Death Knight cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Frostbitten Freebooter
///
/// `VAC_402` · Death Knight minion · 3 mana · 2/2
///
/// > Deathrattle: **Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
///
/// State: Todo
//~ VAC_402 todo c15b9e5f 7bcb8d4b
#[test]
#[ignore = "todo: VAC_402 Frostbitten Freebooter"]
fn VAC_402_frostbitten_freebooter() {
    check(CardClass::DeathKnight, &[Give("VAC_402"), Cost("VAC_402", 3), Stats("VAC_402", 2, 2), Unwritten]);
}

/// # Horizon's Edge
///
/// `VAC_425` · Death Knight location · 4 mana · 0 uses
///
/// > Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
///
/// State: Todo
//~ VAC_425 todo c0f98999 56f70543
#[test]
#[ignore = "todo: VAC_425 Horizon's Edge"]
fn VAC_425_horizons_edge() {
    check(CardClass::DeathKnight, &[Give("VAC_425"), Cost("VAC_425", 4), Unwritten]);
}

/// # Eliza Goreblade
///
/// `VAC_426` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
///
/// State: Todo
//~ VAC_426 todo 0bfb3041 30223830
#[test]
#[ignore = "todo: VAC_426 Eliza Goreblade"]
fn VAC_426_eliza_goreblade() {
    check(CardClass::DeathKnight, &[Give("VAC_426"), Cost("VAC_426", 4), Stats("VAC_426", 4, 3), Unwritten]);
}

/// # Corpsicle
///
/// `VAC_427` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. Spend 3 **Corpses** to return this to your hand at the end of your turn.
///
/// State: Todo
//~ VAC_427 todo d3b429df 0425f6af
#[test]
#[ignore = "todo: VAC_427 Corpsicle"]
fn VAC_427_corpsicle() {
    check(CardClass::DeathKnight, &[Give("VAC_427"), Cost("VAC_427", 2), Unwritten]);
}

/// # Snow Shredder
///
/// `VAC_429` · Death Knight minion · 4 mana · 4/4
///
/// > Costs (1) if a character is **Frozen**.
///
/// State: Todo
//~ VAC_429 todo fb527ab9 14f6ce89
#[test]
#[ignore = "todo: VAC_429 Snow Shredder"]
fn VAC_429_snow_shredder() {
    check(CardClass::DeathKnight, &[Give("VAC_429"), Cost("VAC_429", 4), Stats("VAC_429", 4, 4), Unwritten]);
}

/// # Brittlebone Buccaneer
///
/// `VAC_436` · Death Knight minion · 2 mana · 1/4
///
/// > Whenever you play a **Deathrattle** minion, give it **Reborn**.
///
/// State: Todo
//~ VAC_436 todo e77bfac9 a217c586
#[test]
#[ignore = "todo: VAC_436 Brittlebone Buccaneer"]
fn VAC_436_brittlebone_buccaneer() {
    check(CardClass::DeathKnight, &[Give("VAC_436"), Cost("VAC_436", 2), Stats("VAC_436", 1, 4), Unwritten]);
}

/// # Buttons
///
/// `VAC_437` · Death Knight minion · 4 mana · 4/4
///
/// > **Shaman Tourist** **Battlecry:** Draw a spell of each spell school.
///
/// State: Todo
//~ VAC_437 todo 49f24224 b9a8a783
#[test]
#[ignore = "todo: VAC_437 Buttons"]
fn VAC_437_buttons() {
    check(CardClass::DeathKnight, &[Give("VAC_437"), Cost("VAC_437", 4), Stats("VAC_437", 4, 4), Unwritten]);
}

/// # Ghouls' Night
///
/// `VAC_445` · Death Knight spell · 4 mana
///
/// > Summon five 1/1 Ghouls that attack random enemies.
///
/// State: Todo
//~ VAC_445 todo 9b4e5d61 5a772f1f
#[test]
#[ignore = "todo: VAC_445 Ghouls' Night"]
fn VAC_445_ghouls_night() {
    check(CardClass::DeathKnight, &[Give("VAC_445"), Cost("VAC_445", 4), Unwritten]);
}

/// # Slumbering Ghoul
///
/// `VAC_445t` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAC_445t vanilla 7fa0fac4 0a77c5e9
#[test]
fn VAC_445t_slumbering_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_445t"),
            Cost("VAC_445t", 1),
            Stats("VAC_445t", 1, 1),
            Play("VAC_445t", Nothing),
            In(The("VAC_445t"), Zone::Play),
            Now(The("VAC_445t"), 1, 1),
        ],
    );
}

/// # Slippery Slope
///
/// `VAC_513` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. Draw a card for each **Frozen** character.
///
/// State: Todo
//~ VAC_513 todo 5a6a8f46 80081cc9
#[test]
#[ignore = "todo: VAC_513 Slippery Slope"]
fn VAC_513_slippery_slope() {
    check(CardClass::DeathKnight, &[Give("VAC_513"), Cost("VAC_513", 2), Unwritten]);
}

/// # Dreadhound Handler
///
/// `VAC_514` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush Deathrattle:** Summon a 1/1 Dreadhound with **Reborn**.
///
/// State: Todo
//~ VAC_514 todo c1e36967 a45c38f4
#[test]
#[ignore = "todo: VAC_514 Dreadhound Handler"]
fn VAC_514_dreadhound_handler() {
    check(
        CardClass::DeathKnight,
        &[Give("VAC_514"), Cost("VAC_514", 2), Stats("VAC_514", 2, 2), Has("VAC_514", GameTag::RUSH), Unwritten],
    );
}

/// # Dreadhound
///
/// `VAC_514t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ VAC_514t vanilla 2a4b0cac 58c340be
#[test]
fn VAC_514t_dreadhound() {
    check(
        CardClass::DeathKnight,
        &[
            Give("VAC_514t"),
            Cost("VAC_514t", 1),
            Stats("VAC_514t", 1, 1),
            Has("VAC_514t", GameTag::REBORN),
            Play("VAC_514t", Nothing),
            In(The("VAC_514t"), Zone::Play),
            Now(The("VAC_514t"), 1, 1),
            HasNow(The("VAC_514t"), GameTag::REBORN),
        ],
    );
}

/// # Travel Security
///
/// `WORK_010` · Death Knight minion · 6 mana · 2/2
///
/// > **Taunt**. **Deathrattle:** Summon a random 8-Cost minion.
///
/// State: Todo
//~ WORK_010 todo 3a48d912 b3d5b074
#[test]
#[ignore = "todo: WORK_010 Travel Security"]
fn WORK_010_travel_security() {
    check(
        CardClass::DeathKnight,
        &[Give("WORK_010"), Cost("WORK_010", 6), Stats("WORK_010", 2, 2), Has("WORK_010", GameTag::TAUNT), Unwritten],
    );
}

/// # Eternal Layover
///
/// `WORK_028` · Death Knight spell · 4 mana
///
/// > Give ALL minions **Reborn**, then destroy all minions.
///
/// State: Todo
//~ WORK_028 todo 826b5d07 6c4c8e2d
#[test]
#[ignore = "todo: WORK_028 Eternal Layover"]
fn WORK_028_eternal_layover() {
    check(CardClass::DeathKnight, &[Give("WORK_028"), Cost("WORK_028", 4), Unwritten]);
}

/// # Soul Searching
///
/// `WORK_070` · Death Knight spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. Spend 5 **Corpses** to copy it.
///
/// State: Todo
//~ WORK_070 todo c204434f 1d48bf81
#[test]
#[ignore = "todo: WORK_070 Soul Searching"]
fn WORK_070_soul_searching() {
    check(CardClass::DeathKnight, &[Give("WORK_070"), Cost("WORK_070", 2), Unwritten]);
}
