//! Demon Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shattershard Turret
///
/// `GDB_105` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Rush**, **Windfury Starship Piece**
///
/// State: Todo
//~ GDB_105 todo 09c3c6dd eb777dc4
#[test]
#[ignore = "todo: GDB_105 Shattershard Turret"]
fn GDB_105_shattershard_turret() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_105"),
            Cost("GDB_105", 3),
            Stats("GDB_105", 2, 4),
            Has("GDB_105", GameTag::RUSH),
            Has("GDB_105", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Felfused Battery
///
/// `GDB_110` · Demon Hunter minion · 2 mana · 2/3
///
/// > After this attacks, give your other minions +1 Attack. **Starship Piece**
///
/// State: Todo
//~ GDB_110 todo 2351d560 aa78a84d
#[test]
#[ignore = "todo: GDB_110 Felfused Battery"]
fn GDB_110_felfused_battery() {
    check(CardClass::DemonHunter, &[Give("GDB_110"), Cost("GDB_110", 2), Stats("GDB_110", 2, 3), Unwritten]);
}

/// # Eldritch Being
///
/// `GDB_116` · Demon Hunter minion · 1 mana · 1/3
///
/// > **Outcast and** Spellburst**:** Shuffle your hand.
///
/// State: Todo
//~ GDB_116 todo ace3226e 176d5b04
#[test]
#[ignore = "todo: GDB_116 Eldritch Being"]
fn GDB_116_eldritch_being() {
    check(CardClass::DemonHunter, &[Give("GDB_116"), Cost("GDB_116", 1), Stats("GDB_116", 1, 3), Unwritten]);
}

/// # Dirdra, Rebel Captain
///
/// `GDB_117` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
///
/// State: Todo
//~ GDB_117 todo 0fc38c68 5a6a3a50
#[test]
#[ignore = "todo: GDB_117 Dirdra, Rebel Captain"]
fn GDB_117_dirdra_rebel_captain() {
    check(
        CardClass::DemonHunter,
        &[Give("GDB_117"), Cost("GDB_117", 4), Stats("GDB_117", 5, 4), Has("GDB_117", GameTag::RUSH), Unwritten],
    );
}

/// # Xor'toth, Breaker of Stars
///
/// `GDB_118` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
///
/// State: Todo
//~ GDB_118 todo 79c347ed 60d6bf0b
#[test]
#[ignore = "todo: GDB_118 Xor'toth, Breaker of Stars"]
fn GDB_118_xortoth_breaker_of_stars() {
    check(CardClass::DemonHunter, &[Give("GDB_118"), Cost("GDB_118", 5), Stats("GDB_118", 5, 5), Unwritten]);
}

/// # Star of Origination
///
/// `GDB_118t` · Demon Hunter spell · 0 mana
///
/// > Once this is next to Star of Conclusion, deal $5 damage to all enemies.
///
/// State: Todo
//~ GDB_118t todo ab749388 8b67422c
#[test]
#[ignore = "todo: GDB_118t Star of Origination"]
fn GDB_118t_star_of_origination() {
    check(CardClass::DemonHunter, &[Give("GDB_118t"), Cost("GDB_118t", 0), Unwritten]);
}

/// # Star of Conclusion
///
/// `GDB_118t2` · Demon Hunter spell · 0 mana
///
/// > Once this is next to Star of Origination, deal $5 damage to all enemies.
///
/// State: Todo
//~ GDB_118t2 todo 12075301 6ef46f66
#[test]
#[ignore = "todo: GDB_118t2 Star of Conclusion"]
fn GDB_118t2_star_of_conclusion() {
    check(CardClass::DemonHunter, &[Give("GDB_118t2"), Cost("GDB_118t2", 0), Unwritten]);
}

/// # Emergency Meeting
///
/// `GDB_119` · Demon Hunter spell · 1 mana
///
/// > Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
///
/// State: Todo
//~ GDB_119 todo 33a640b3 8d2187d7
#[test]
#[ignore = "todo: GDB_119 Emergency Meeting"]
fn GDB_119_emergency_meeting() {
    check(CardClass::DemonHunter, &[Give("GDB_119"), Cost("GDB_119", 1), Unwritten]);
}

/// # Voronei Recruiter
///
/// `GDB_471` · Demon Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// State: Todo
//~ GDB_471 todo 6ffbd205 7aad15a9
#[test]
#[ignore = "todo: GDB_471 Voronei Recruiter"]
fn GDB_471_voronei_recruiter() {
    check(CardClass::DemonHunter, &[Give("GDB_471"), Cost("GDB_471", 2), Stats("GDB_471", 2, 3), Unwritten]);
}

/// # Engine Crewmate
///
/// `GDB_471t` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Divine Shield Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t todo 1a0ead61 6142a559
#[test]
#[ignore = "todo: GDB_471t Engine Crewmate"]
fn GDB_471t_engine_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t"),
            Cost("GDB_471t", 4),
            Stats("GDB_471t", 4, 4),
            Has("GDB_471t", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Tactical Crewmate
///
/// `GDB_471t2` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Taunt Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t2 todo 769a44f5 a2acaaa4
#[test]
#[ignore = "todo: GDB_471t2 Tactical Crewmate"]
fn GDB_471t2_tactical_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t2"),
            Cost("GDB_471t2", 4),
            Stats("GDB_471t2", 4, 4),
            Has("GDB_471t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Gunner Crewmate
///
/// `GDB_471t3` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Rush Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t3 todo 6fbfbfdb 43e58389
#[test]
#[ignore = "todo: GDB_471t3 Gunner Crewmate"]
fn GDB_471t3_gunner_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t3"),
            Cost("GDB_471t3", 4),
            Stats("GDB_471t3", 4, 4),
            Has("GDB_471t3", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Helm Crewmate
///
/// `GDB_471t4` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Windfury Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t4 todo bc6f60e2 b36fb03b
#[test]
#[ignore = "todo: GDB_471t4 Helm Crewmate"]
fn GDB_471t4_helm_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t4"),
            Cost("GDB_471t4", 4),
            Stats("GDB_471t4", 4, 4),
            Has("GDB_471t4", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Recon Crewmate
///
/// `GDB_471t5` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Elusive Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t5 todo 1346054e bfd6911b
#[test]
#[ignore = "todo: GDB_471t5 Recon Crewmate"]
fn GDB_471t5_recon_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t5"),
            Cost("GDB_471t5", 4),
            Stats("GDB_471t5", 4, 4),
            Has("GDB_471t5", GameTag::ELUSIVE),
            Unwritten,
        ],
    );
}

/// # Research Crewmate
///
/// `GDB_471t6` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Poisonous Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t6 todo 800501b1 641d46c7
#[test]
#[ignore = "todo: GDB_471t6 Research Crewmate"]
fn GDB_471t6_research_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t6"),
            Cost("GDB_471t6", 4),
            Stats("GDB_471t6", 4, 4),
            Has("GDB_471t6", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Medical Crewmate
///
/// `GDB_471t7` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t7 todo ead558fe e90ad053
#[test]
#[ignore = "todo: GDB_471t7 Medical Crewmate"]
fn GDB_471t7_medical_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t7"),
            Cost("GDB_471t7", 4),
            Stats("GDB_471t7", 4, 4),
            Has("GDB_471t7", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Admin Crewmate
///
/// `GDB_471t8` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Reborn Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ GDB_471t8 todo c8eacbaa 4bbe542c
#[test]
#[ignore = "todo: GDB_471t8 Admin Crewmate"]
fn GDB_471t8_admin_crewmate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471t8"),
            Cost("GDB_471t8", 4),
            Stats("GDB_471t8", 4, 4),
            Has("GDB_471t8", GameTag::REBORN),
            Unwritten,
        ],
    );
}

/// # Headhunt
///
/// `GDB_473` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// State: Todo
//~ GDB_473 todo 28ac9824 486a1247
#[test]
#[ignore = "todo: GDB_473 Headhunt"]
fn GDB_473_headhunt() {
    check(CardClass::DemonHunter, &[Give("GDB_473"), Cost("GDB_473", 1), Unwritten]);
}

/// # Warp Drive
///
/// `GDB_474` · Demon Hunter spell · Fel · 3 mana
///
/// > Draw 2 cards. If you're building a **Starship**, they cost (2) less.
///
/// State: Todo
//~ GDB_474 todo 57c18c59 910dc0b1
#[test]
#[ignore = "todo: GDB_474 Warp Drive"]
fn GDB_474_warp_drive() {
    check(CardClass::DemonHunter, &[Give("GDB_474"), Cost("GDB_474", 3), Unwritten]);
}

/// # Infiltrate
///
/// `GDB_902` · Demon Hunter spell · 3 mana
///
/// > Choose a minion. Deal $3 damage to all other minions.
///
/// State: Todo
//~ GDB_902 todo 2ef149e7 69823b9e
#[test]
#[ignore = "todo: GDB_902 Infiltrate"]
fn GDB_902_infiltrate() {
    check(CardClass::DemonHunter, &[Give("GDB_902"), Cost("GDB_902", 3), Unwritten]);
}

/// # Lurker
///
/// `SC_009` · Demon Hunter minion · 4 mana · 2/6
///
/// > After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg)*.
///
/// State: Todo
//~ SC_009 todo 457b4a3c d2e950b8
#[test]
#[ignore = "todo: SC_009 Lurker"]
fn SC_009_lurker() {
    check(CardClass::DemonHunter, &[Give("SC_009"), Cost("SC_009", 4), Stats("SC_009", 2, 6), Unwritten]);
}

/// # Creep Tumor
///
/// `SC_011` · Demon Hunter spell · 2 mana
///
/// > Your Zerg minions have +1 Attack and **Rush**. Lasts 3 turns.
///
/// State: Todo
//~ SC_011 todo b1ebd3e5 75fd5929
#[test]
#[ignore = "todo: SC_011 Creep Tumor"]
fn SC_011_creep_tumor() {
    check(CardClass::DemonHunter, &[Give("SC_011"), Cost("SC_011", 2), Unwritten]);
}

/// # Mutalisk
///
/// `SC_022` · Demon Hunter minion · 4 mana · 5/2
///
/// > Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing)*.
///
/// State: Todo
//~ SC_022 todo 2e099650 e31cd4df
#[test]
#[ignore = "todo: SC_022 Mutalisk"]
fn SC_022_mutalisk() {
    check(CardClass::DemonHunter, &[Give("SC_022"), Cost("SC_022", 4), Stats("SC_022", 5, 2), Unwritten]);
}
