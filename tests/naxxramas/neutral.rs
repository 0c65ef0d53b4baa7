//! Neutral cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Zombie Chow
///
/// `FP1_001` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// State: Todo
//~ FP1_001 todo e881c318 55c9aba1
#[test]
#[ignore = "todo: FP1_001 Zombie Chow"]
fn FP1_001_zombie_chow() {
    check(CardClass::Mage, &[Give("FP1_001"), Cost("FP1_001", 1), Stats("FP1_001", 2, 3), Unwritten]);
}

/// # Haunted Creeper
///
/// `FP1_002` · Neutral minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon two 1/1 Spectral Spiders.
///
/// State: Todo
//~ FP1_002 todo d0c1e23b 0ab9e3eb
#[test]
#[ignore = "todo: FP1_002 Haunted Creeper"]
fn FP1_002_haunted_creeper() {
    check(CardClass::Mage, &[Give("FP1_002"), Cost("FP1_002", 2), Stats("FP1_002", 1, 2), Unwritten]);
}

/// # Spectral Spider
///
/// `FP1_002t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ FP1_002t vanilla 04fb26d5 ccbfec58
#[test]
fn FP1_002t_spectral_spider() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_002t"),
            Cost("FP1_002t", 1),
            Stats("FP1_002t", 1, 1),
            Play("FP1_002t", Nothing),
            In(The("FP1_002t"), Zone::Play),
            Now(The("FP1_002t"), 1, 1),
        ],
    );
}

/// # Echoing Ooze
///
/// `FP1_003` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Summon an exact copy of this minion at the end of the turn.
///
/// State: Todo
//~ FP1_003 todo 10b69c26 24500f1a
#[test]
#[ignore = "todo: FP1_003 Echoing Ooze"]
fn FP1_003_echoing_ooze() {
    check(CardClass::Mage, &[Give("FP1_003"), Cost("FP1_003", 2), Stats("FP1_003", 1, 2), Unwritten]);
}

/// # Mad Scientist
///
/// `FP1_004` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ FP1_004 todo 1b627c7f 736d6980
#[test]
#[ignore = "todo: FP1_004 Mad Scientist"]
fn FP1_004_mad_scientist() {
    check(CardClass::Mage, &[Give("FP1_004"), Cost("FP1_004", 2), Stats("FP1_004", 2, 2), Unwritten]);
}

/// # Shade of Naxxramas
///
/// `FP1_005` · Neutral minion · 3 mana · 2/2
///
/// > Stealth**.** At the start of your turn, gain +1/+1.
///
/// State: Todo
//~ FP1_005 todo 97f1425d afae811d
#[test]
#[ignore = "todo: FP1_005 Shade of Naxxramas"]
fn FP1_005_shade_of_naxxramas() {
    check(
        CardClass::Mage,
        &[Give("FP1_005"), Cost("FP1_005", 3), Stats("FP1_005", 2, 2), Has("FP1_005", GameTag::STEALTH), Unwritten],
    );
}

/// # Deathcharger
///
/// `FP1_006` · Neutral minion · 1 mana · 2/3
///
/// > **Charge. Deathrattle:** Deal 3 damage to your hero.
///
/// State: Todo
//~ FP1_006 todo a414217d 2047408e
#[test]
#[ignore = "todo: FP1_006 Deathcharger"]
fn FP1_006_deathcharger() {
    check(
        CardClass::Mage,
        &[Give("FP1_006"), Cost("FP1_006", 1), Stats("FP1_006", 2, 3), Has("FP1_006", GameTag::CHARGE), Unwritten],
    );
}

/// # Nerubian Egg
///
/// `FP1_007` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 4/4 Nerubian.
///
/// State: Todo
//~ FP1_007 todo bac9d84d 564ed67e
#[test]
#[ignore = "todo: FP1_007 Nerubian Egg"]
fn FP1_007_nerubian_egg() {
    check(CardClass::Mage, &[Give("FP1_007"), Cost("FP1_007", 2), Stats("FP1_007", 0, 2), Unwritten]);
}

/// # Spectral Knight
///
/// `FP1_008` · Neutral minion · 5 mana · 4/6
///
/// > **Elusive**
///
/// State: Vanilla
//~ FP1_008 vanilla b2b9d57d 05b904a9
#[test]
fn FP1_008_spectral_knight() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_008"),
            Cost("FP1_008", 5),
            Stats("FP1_008", 4, 6),
            Has("FP1_008", GameTag::ELUSIVE),
            Play("FP1_008", Nothing),
            In(The("FP1_008"), Zone::Play),
            Now(The("FP1_008"), 4, 6),
            HasNow(The("FP1_008"), GameTag::ELUSIVE),
        ],
    );
}

/// # Deathlord
///
/// `FP1_009` · Neutral minion · 3 mana · 2/8
///
/// > **Taunt. Deathrattle:** Your opponent puts a minion from their deck into the battlefield.
///
/// State: Todo
//~ FP1_009 todo 3063beb6 a22fcd49
#[test]
#[ignore = "todo: FP1_009 Deathlord"]
fn FP1_009_deathlord() {
    check(
        CardClass::Mage,
        &[Give("FP1_009"), Cost("FP1_009", 3), Stats("FP1_009", 2, 8), Has("FP1_009", GameTag::TAUNT), Unwritten],
    );
}

/// # Maexxna
///
/// `FP1_010` · Neutral minion · 6 mana · 2/8
///
/// > **Poisonous**
///
/// State: Vanilla
//~ FP1_010 vanilla 1cd59911 007d88f4
#[test]
fn FP1_010_maexxna() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_010"),
            Cost("FP1_010", 6),
            Stats("FP1_010", 2, 8),
            Has("FP1_010", GameTag::POISONOUS),
            Play("FP1_010", Nothing),
            In(The("FP1_010"), Zone::Play),
            Now(The("FP1_010"), 2, 8),
            HasNow(The("FP1_010"), GameTag::POISONOUS),
        ],
    );
}

/// # Sludge Belcher
///
/// `FP1_012` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// State: Todo
//~ FP1_012 todo d4059d81 701306a3
#[test]
#[ignore = "todo: FP1_012 Sludge Belcher"]
fn FP1_012_sludge_belcher() {
    check(
        CardClass::Mage,
        &[Give("FP1_012"), Cost("FP1_012", 5), Stats("FP1_012", 3, 6), Has("FP1_012", GameTag::TAUNT), Unwritten],
    );
}

/// # Putrid Slime
///
/// `FP1_012t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ FP1_012t vanilla 3d10b2fb 41e1ec3a
#[test]
fn FP1_012t_putrid_slime() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_012t"),
            Cost("FP1_012t", 1),
            Stats("FP1_012t", 1, 2),
            Has("FP1_012t", GameTag::TAUNT),
            Play("FP1_012t", Nothing),
            In(The("FP1_012t"), Zone::Play),
            Now(The("FP1_012t"), 1, 2),
            HasNow(The("FP1_012t"), GameTag::TAUNT),
        ],
    );
}

/// # Kel'Thuzad
///
/// `FP1_013` · Neutral minion · 8 mana · 6/8
///
/// > At the end of each turn, summon all friendly minions that died this turn.
///
/// State: Todo
//~ FP1_013 todo b7c2c21a d82b4ecd
#[test]
#[ignore = "todo: FP1_013 Kel'Thuzad"]
fn FP1_013_kel_thuzad() {
    check(CardClass::Mage, &[Give("FP1_013"), Cost("FP1_013", 8), Stats("FP1_013", 6, 8), Unwritten]);
}

/// # Stalagg
///
/// `FP1_014` · Neutral minion · 5 mana · 7/4
///
/// > **Deathrattle:** If Feugen also died this game, summon Thaddius.
///
/// State: Todo
//~ FP1_014 todo 465dc432 165975e2
#[test]
#[ignore = "todo: FP1_014 Stalagg"]
fn FP1_014_stalagg() {
    check(CardClass::Mage, &[Give("FP1_014"), Cost("FP1_014", 5), Stats("FP1_014", 7, 4), Unwritten]);
}

/// # Thaddius
///
/// `FP1_014t` · Neutral minion · 10 mana · 11/11
///
/// State: Vanilla
//~ FP1_014t vanilla d467c890 2b57a7c5
#[test]
fn FP1_014t_thaddius() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_014t"),
            Cost("FP1_014t", 10),
            Stats("FP1_014t", 11, 11),
            Play("FP1_014t", Nothing),
            In(The("FP1_014t"), Zone::Play),
            Now(The("FP1_014t"), 11, 11),
        ],
    );
}

/// # Feugen
///
/// `FP1_015` · Neutral minion · 5 mana · 4/7
///
/// > **Deathrattle:** If Stalagg also died this game, summon Thaddius.
///
/// State: Todo
//~ FP1_015 todo 36f50320 22b31765
#[test]
#[ignore = "todo: FP1_015 Feugen"]
fn FP1_015_feugen() {
    check(CardClass::Mage, &[Give("FP1_015"), Cost("FP1_015", 5), Stats("FP1_015", 4, 7), Unwritten]);
}

/// # Wailing Soul
///
/// `FP1_016` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry: Silence** your other minions.
///
/// State: Todo
//~ FP1_016 todo 76e94235 5396c81f
#[test]
#[ignore = "todo: FP1_016 Wailing Soul"]
fn FP1_016_wailing_soul() {
    check(CardClass::Mage, &[Give("FP1_016"), Cost("FP1_016", 4), Stats("FP1_016", 3, 5), Unwritten]);
}

/// # Nerub'ar Weblord
///
/// `FP1_017` · Neutral minion · 2 mana · 1/4
///
/// > Minions with **Battlecry** cost (2) more.
///
/// State: Todo
//~ FP1_017 todo 14e8a206 a9ca41e3
#[test]
#[ignore = "todo: FP1_017 Nerub'ar Weblord"]
fn FP1_017_nerubar_weblord() {
    check(CardClass::Mage, &[Give("FP1_017"), Cost("FP1_017", 2), Stats("FP1_017", 1, 4), Unwritten]);
}

/// # Unstable Ghoul
///
/// `FP1_024` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt**. **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Todo
//~ FP1_024 todo b0667bf4 6ba2903c
#[test]
#[ignore = "todo: FP1_024 Unstable Ghoul"]
fn FP1_024_unstable_ghoul() {
    check(
        CardClass::Mage,
        &[Give("FP1_024"), Cost("FP1_024", 2), Stats("FP1_024", 1, 3), Has("FP1_024", GameTag::TAUNT), Unwritten],
    );
}

/// # Stoneskin Gargoyle
///
/// `FP1_027` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, restore this minion to full Health.
///
/// State: Todo
//~ FP1_027 todo 0ce84274 8fba9f5e
#[test]
#[ignore = "todo: FP1_027 Stoneskin Gargoyle"]
fn FP1_027_stoneskin_gargoyle() {
    check(CardClass::Mage, &[Give("FP1_027"), Cost("FP1_027", 3), Stats("FP1_027", 1, 4), Unwritten]);
}

/// # Undertaker
///
/// `FP1_028` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a minion with **Deathrattle**, gain +1/+1.
///
/// State: Todo
//~ FP1_028 todo 1c038240 75340421
#[test]
#[ignore = "todo: FP1_028 Undertaker"]
fn FP1_028_undertaker() {
    check(CardClass::Mage, &[Give("FP1_028"), Cost("FP1_028", 1), Stats("FP1_028", 1, 2), Unwritten]);
}

/// # Dancing Swords
///
/// `FP1_029` · Neutral minion · 3 mana · 4/4
///
/// > **Deathrattle:** Your opponent draws a card.
///
/// State: Todo
//~ FP1_029 todo 5e2ad160 cfda6234
#[test]
#[ignore = "todo: FP1_029 Dancing Swords"]
fn FP1_029_dancing_swords() {
    check(CardClass::Mage, &[Give("FP1_029"), Cost("FP1_029", 3), Stats("FP1_029", 4, 4), Unwritten]);
}

/// # Loatheb
///
/// `FP1_030` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy spells cost (5) more next turn.
///
/// State: Todo
//~ FP1_030 todo 34b52cf1 977b9484
#[test]
#[ignore = "todo: FP1_030 Loatheb"]
fn FP1_030_loatheb() {
    check(CardClass::Mage, &[Give("FP1_030"), Cost("FP1_030", 5), Stats("FP1_030", 5, 5), Unwritten]);
}

/// # Baron Rivendare
///
/// `FP1_031` · Neutral minion · 4 mana · 1/7
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// State: Todo
//~ FP1_031 todo 8d6cffa5 dde8389c
#[test]
#[ignore = "todo: FP1_031 Baron Rivendare"]
fn FP1_031_baron_rivendare() {
    check(CardClass::Mage, &[Give("FP1_031"), Cost("FP1_031", 4), Stats("FP1_031", 1, 7), Unwritten]);
}

/// # The Coin
///
/// `FP1_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ FP1_COIN todo b20f5b74 c7379569
#[test]
#[ignore = "todo: FP1_COIN The Coin"]
fn FP1_COIN_the_coin() {
    check(CardClass::Mage, &[Give("FP1_COIN"), Cost("FP1_COIN", 0), Unwritten]);
}
