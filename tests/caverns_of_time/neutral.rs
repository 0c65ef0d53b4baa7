//! Neutral cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Twilight Geomancer
///
/// `WON_124` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// State: Todo
//~ WON_124 todo 73d3684b 66974171
#[test]
#[ignore = "todo: WON_124 Twilight Geomancer"]
fn WON_124_twilight_geomancer() {
    check(
        CardClass::Mage,
        &[Give("WON_124"), Cost("WON_124", 2), Stats("WON_124", 1, 4), Has("WON_124", GameTag::TAUNT), Unwritten],
    );
}

/// # C'Thun's Chosen
///
/// `WON_125` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// State: Todo
//~ WON_125 todo e5a264d1 72f52dce
#[test]
#[ignore = "todo: WON_125 C'Thun's Chosen"]
fn WON_125_c_thuns_chosen() {
    check(
        CardClass::Mage,
        &[
            Give("WON_125"),
            Cost("WON_125", 4),
            Stats("WON_125", 4, 2),
            Has("WON_125", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Disciple of C'Thun
///
/// `WON_127` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Todo
//~ WON_127 todo e6e131c2 a5e83731
#[test]
#[ignore = "todo: WON_127 Disciple of C'Thun"]
fn WON_127_disciple_of_c_thun() {
    check(CardClass::Mage, &[Give("WON_127"), Cost("WON_127", 3), Stats("WON_127", 2, 2), Unwritten]);
}

/// # Sludge Belcher
///
/// `WON_128` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// State: Todo
//~ WON_128 todo 21db177a cb23fa3e
#[test]
#[ignore = "todo: WON_128 Sludge Belcher"]
fn WON_128_sludge_belcher() {
    check(
        CardClass::Mage,
        &[Give("WON_128"), Cost("WON_128", 5), Stats("WON_128", 3, 6), Has("WON_128", GameTag::TAUNT), Unwritten],
    );
}

/// # Putrid Slime
///
/// `WON_128t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ WON_128t vanilla 3b3d10be 683ea7ea
#[test]
fn WON_128t_putrid_slime() {
    check(
        CardClass::Mage,
        &[
            Give("WON_128t"),
            Cost("WON_128t", 1),
            Stats("WON_128t", 1, 2),
            Has("WON_128t", GameTag::TAUNT),
            Play("WON_128t", Nothing),
            In(The("WON_128t"), Zone::Play),
            Now(The("WON_128t"), 1, 2),
            HasNow(The("WON_128t"), GameTag::TAUNT),
        ],
    );
}

/// # Crazed Worshipper
///
/// `WON_131` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Todo
//~ WON_131 todo fa93ecd0 427cbc79
#[test]
#[ignore = "todo: WON_131 Crazed Worshipper"]
fn WON_131_crazed_worshipper() {
    check(
        CardClass::Mage,
        &[Give("WON_131"), Cost("WON_131", 4), Stats("WON_131", 3, 6), Has("WON_131", GameTag::TAUNT), Unwritten],
    );
}

/// # Emperor Thaurissan
///
/// `WON_133` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// State: Todo
//~ WON_133 todo f182045e 51ec2d2c
#[test]
#[ignore = "todo: WON_133 Emperor Thaurissan"]
fn WON_133_emperor_thaurissan() {
    check(CardClass::Mage, &[Give("WON_133"), Cost("WON_133", 5), Stats("WON_133", 4, 4), Unwritten]);
}

/// # Twin Emperor Vek'lor
///
/// `WON_134` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// State: Todo
//~ WON_134 todo ae8f4baf 74a8009f
#[test]
#[ignore = "todo: WON_134 Twin Emperor Vek'lor"]
fn WON_134_twin_emperor_veklor() {
    check(
        CardClass::Mage,
        &[Give("WON_134"), Cost("WON_134", 7), Stats("WON_134", 6, 7), Has("WON_134", GameTag::TAUNT), Unwritten],
    );
}

/// # Twin Emperor Vek'nilash
///
/// `WON_134t` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ WON_134t vanilla b0f2adf4 6fd5bbec
#[test]
fn WON_134t_twin_emperor_veknilash() {
    check(
        CardClass::Mage,
        &[
            Give("WON_134t"),
            Cost("WON_134t", 7),
            Stats("WON_134t", 6, 7),
            Has("WON_134t", GameTag::TAUNT),
            Play("WON_134t", Nothing),
            In(The("WON_134t"), Zone::Play),
            Now(The("WON_134t"), 6, 7),
            HasNow(The("WON_134t"), GameTag::TAUNT),
        ],
    );
}

/// # C'Thun
///
/// `WON_135` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Todo
//~ WON_135 todo 7cfe41f4 d8a38ff8
#[test]
#[ignore = "todo: WON_135 C'Thun"]
fn WON_135_c_thun() {
    check(CardClass::Mage, &[Give("WON_135"), Cost("WON_135", 8), Stats("WON_135", 6, 6), Unwritten]);
}

/// # Shark Puncher
///
/// `WON_138` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random friendly Pirate +2/+2.
///
/// State: Todo
//~ WON_138 todo ea8f0293 98b69cd4
#[test]
#[ignore = "todo: WON_138 Shark Puncher"]
fn WON_138_shark_puncher() {
    check(CardClass::Mage, &[Give("WON_138"), Cost("WON_138", 2), Stats("WON_138", 2, 2), Unwritten]);
}

/// # Timeline Accelerator
///
/// `WON_139` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a Mech. It costs (2) less.
///
/// State: Todo
//~ WON_139 todo b3256471 e9842386
#[test]
#[ignore = "todo: WON_139 Timeline Accelerator"]
fn WON_139_timeline_accelerator() {
    check(CardClass::Mage, &[Give("WON_139"), Cost("WON_139", 3), Stats("WON_139", 2, 2), Unwritten]);
}

/// # Future Emissary
///
/// `WON_140` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
///
/// State: Todo
//~ WON_140 todo 9ed7b65c 931db913
#[test]
#[ignore = "todo: WON_140 Future Emissary"]
fn WON_140_future_emissary() {
    check(CardClass::Mage, &[Give("WON_140"), Cost("WON_140", 4), Stats("WON_140", 4, 4), Unwritten]);
}

/// # Menagerie Mug
///
/// `WON_141` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// State: Todo
//~ WON_141 todo 40b2efeb cddeca84
#[test]
#[ignore = "todo: WON_141 Menagerie Mug"]
fn WON_141_menagerie_mug() {
    check(CardClass::Mage, &[Give("WON_141"), Cost("WON_141", 3), Stats("WON_141", 3, 3), Unwritten]);
}

/// # Menagerie Jug
///
/// `WON_142` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// State: Todo
//~ WON_142 todo 5759748b c56ecbc4
#[test]
#[ignore = "todo: WON_142 Menagerie Jug"]
fn WON_142_menagerie_jug() {
    check(CardClass::Mage, &[Give("WON_142"), Cost("WON_142", 5), Stats("WON_142", 3, 3), Unwritten]);
}

/// # Infinite Amalgam
///
/// `WON_143` · Neutral minion · 4 mana · 2/4
///
/// > **Inspire, Frenzy,** Spellburst**, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
///
/// State: Todo
//~ WON_143 todo 4505a455 03ce3cfd
#[test]
#[ignore = "todo: WON_143 Infinite Amalgam"]
fn WON_143_infinite_amalgam() {
    check(CardClass::Mage, &[Give("WON_143"), Cost("WON_143", 4), Stats("WON_143", 2, 4), Unwritten]);
}

/// # Eyestalk of C'Thun
///
/// `WON_144` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is)*.
///
/// State: Todo
//~ WON_144 todo 901b8c0c 5818d266
#[test]
#[ignore = "todo: WON_144 Eyestalk of C'Thun"]
fn WON_144_eyestalk_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("WON_144"),
            Cost("WON_144", 4),
            Stats("WON_144", 1, 1),
            Has("WON_144", GameTag::LIFESTEAL),
            Has("WON_144", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Soridormi
///
/// `WON_146` · Neutral minion · 5 mana · 8/8
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of all Dragons in your hand by (4).
///
/// State: Todo
//~ WON_146 todo 3a4ebf1e 8d31ed36
#[test]
#[ignore = "todo: WON_146 Soridormi"]
fn WON_146_soridormi() {
    check(CardClass::Mage, &[Give("WON_146"), Cost("WON_146", 5), Stats("WON_146", 8, 8), Unwritten]);
}

/// # Mukla's Champion
///
/// `WON_328` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// State: Todo
//~ WON_328 todo 3ff1c5ff a684995e
#[test]
#[ignore = "todo: WON_328 Mukla's Champion"]
fn WON_328_muklas_champion() {
    check(CardClass::Mage, &[Give("WON_328"), Cost("WON_328", 5), Stats("WON_328", 5, 3), Unwritten]);
}

/// # Blackwing Corruptor
///
/// `WON_329` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// State: Todo
//~ WON_329 todo 05c38854 2d6b11ea
#[test]
#[ignore = "todo: WON_329 Blackwing Corruptor"]
fn WON_329_blackwing_corruptor() {
    check(CardClass::Mage, &[Give("WON_329"), Cost("WON_329", 5), Stats("WON_329", 5, 4), Unwritten]);
}

/// # Cult Apothecary
///
/// `WON_330` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// State: Todo
//~ WON_330 todo afb6a764 e66b7213
#[test]
#[ignore = "todo: WON_330 Cult Apothecary"]
fn WON_330_cult_apothecary() {
    check(CardClass::Mage, &[Give("WON_330"), Cost("WON_330", 4), Stats("WON_330", 4, 4), Unwritten]);
}

/// # Valstann Staghelm
///
/// `WON_345` · Neutral minion · 6 mana · 3/6
///
/// > **Deathrattle:** Summon a **Taunt** minion from your deck.
///
/// State: Todo
//~ WON_345 todo 06b976a3 f00fd50c
#[test]
#[ignore = "todo: WON_345 Valstann Staghelm"]
fn WON_345_valstann_staghelm() {
    check(CardClass::Mage, &[Give("WON_345"), Cost("WON_345", 6), Stats("WON_345", 3, 6), Unwritten]);
}

/// # Small-Time Buccaneer
///
/// `WON_351` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// State: Todo
//~ WON_351 todo 858cc23f 10f712ee
#[test]
#[ignore = "todo: WON_351 Small-Time Buccaneer"]
fn WON_351_small_time_buccaneer() {
    check(CardClass::Mage, &[Give("WON_351"), Cost("WON_351", 1), Stats("WON_351", 1, 2), Unwritten]);
}

/// # Acolyte of Pain
///
/// `WON_357` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Todo
//~ WON_357 todo ed3088da a7e708c6
#[test]
#[ignore = "todo: WON_357 Acolyte of Pain"]
fn WON_357_acolyte_of_pain() {
    check(CardClass::Mage, &[Give("WON_357"), Cost("WON_357", 3), Stats("WON_357", 1, 4), Unwritten]);
}

/// # Street Trickster
///
/// `WON_365` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ WON_365 todo 867985b1 02342926
#[test]
#[ignore = "todo: WON_365 Street Trickster"]
fn WON_365_street_trickster() {
    check(
        CardClass::Mage,
        &[Give("WON_365"), Cost("WON_365", 3), Stats("WON_365", 0, 7), Has("WON_365", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Worgen Greaser
///
/// `WON_366` · Neutral minion · 4 mana · 6/5
///
/// State: Vanilla
//~ WON_366 vanilla 53bb3588 921bb20b
#[test]
fn WON_366_worgen_greaser() {
    check(
        CardClass::Mage,
        &[
            Give("WON_366"),
            Cost("WON_366", 4),
            Stats("WON_366", 6, 5),
            Play("WON_366", Nothing),
            In(The("WON_366"), Zone::Play),
            Now(The("WON_366"), 6, 5),
        ],
    );
}
