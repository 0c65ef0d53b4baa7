//! Demon Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37866206

/// `GDB_116` · Demon Hunter minion · 1 mana · 1/3
/// > **Outcast and** Spellburst**:** Shuffle your hand.
///
/// State: Todo
//~ todo GDB_116 633a3d01 eedb61ac 8f60853a.3d41d6ad
#[test]
#[ignore = "todo: Eldritch Being"]
fn GDB_116_eldritch_being() {
    unwritten("GDB_116");
}

/// `GDB_117` · Demon Hunter minion · 4 mana · 5/4
/// > **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
///
/// State: Todo
//~ todo GDB_117 4d8fe310 a93ac614 b74c3c29.e2190ada
#[test]
#[ignore = "todo: Dirdra, Rebel Captain"]
fn GDB_117_dirdra_rebel_captain() {
    unwritten("GDB_117");
}

/// `GDB_118` · Demon Hunter minion · 5 mana · 5/5
/// > **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
///
/// State: Todo
//~ todo GDB_118 44bdf5c6 8629108a b681a793.89f8640c
#[test]
#[ignore = "todo: Xor'toth, Breaker of Stars"]
fn GDB_118_xortoth_breaker_of_stars() {
    unwritten("GDB_118");
}

/// `GDB_118t` · Demon Hunter spell · 0 mana
/// > Once this is next to Star of Conclusion, deal $5 damage to all enemies.
///
/// State: Todo
//~ todo GDB_118t eeeb2e7e e22486cf e58a7b83.99bd49cc
#[test]
#[ignore = "todo: Star of Origination"]
fn GDB_118t_star_of_origination() {
    unwritten("GDB_118t");
}

/// `GDB_118t2` · Demon Hunter spell · 0 mana
/// > Once this is next to Star of Origination, deal $5 damage to all enemies.
///
/// State: Todo
//~ todo GDB_118t2 e77a5fb3 921a0da5 c6f1d4b4.238d1635
#[test]
#[ignore = "todo: Star of Conclusion"]
fn GDB_118t2_star_of_conclusion() {
    unwritten("GDB_118t2");
}

/// `GDB_119` · Demon Hunter spell · 1 mana
/// > Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
///
/// State: Todo
//~ todo GDB_119 bd54c7a2 4a55aaea f97a1e26.152f60e4
#[test]
#[ignore = "todo: Emergency Meeting"]
fn GDB_119_emergency_meeting() {
    unwritten("GDB_119");
}

/// `GDB_471t` · Demon Hunter minion · 4 mana · 4/4
/// > **Divine Shield Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t b27e0432 f5eb5704 991f3359.0102612b
#[test]
#[ignore = "todo: Engine Crewmate"]
fn GDB_471t_engine_crewmate() {
    unwritten("GDB_471t");
}

/// `GDB_471t2` · Demon Hunter minion · 4 mana · 4/4
/// > **Taunt Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t2 09e616b0 63f2ebe3 0600b012.e035116c
#[test]
#[ignore = "todo: Tactical Crewmate"]
fn GDB_471t2_tactical_crewmate() {
    unwritten("GDB_471t2");
}

/// `GDB_471t3` · Demon Hunter minion · 4 mana · 4/4
/// > **Rush Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t3 9248e530 243c0166 aa0c60b8.eb187571
#[test]
#[ignore = "todo: Gunner Crewmate"]
fn GDB_471t3_gunner_crewmate() {
    unwritten("GDB_471t3");
}

/// `GDB_471t4` · Demon Hunter minion · 4 mana · 4/4
/// > **Windfury Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t4 e13fbc6c 046769dc f1292626.11d8e935
#[test]
#[ignore = "todo: Helm Crewmate"]
fn GDB_471t4_helm_crewmate() {
    unwritten("GDB_471t4");
}

/// `GDB_471t5` · Demon Hunter minion · 4 mana · 4/4
/// > **Elusive Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t5 776b236e 9b92b45b 399a0123.d64de99d
#[test]
#[ignore = "todo: Recon Crewmate"]
fn GDB_471t5_recon_crewmate() {
    unwritten("GDB_471t5");
}

/// `GDB_471t6` · Demon Hunter minion · 4 mana · 4/4
/// > **Poisonous Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t6 ef8969c8 d8200701 05a5b1a9.7420536c
#[test]
#[ignore = "todo: Research Crewmate"]
fn GDB_471t6_research_crewmate() {
    unwritten("GDB_471t6");
}

/// `GDB_471t7` · Demon Hunter minion · 4 mana · 4/4
/// > **Lifesteal Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t7 822a83a5 6bdcd949 0e066790.ff0002ec
#[test]
#[ignore = "todo: Medical Crewmate"]
fn GDB_471t7_medical_crewmate() {
    unwritten("GDB_471t7");
}

/// `GDB_471t8` · Demon Hunter minion · 4 mana · 4/4
/// > **Reborn Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t8 a19e8d19 013fa303 24a6ec46.8114474c
#[test]
#[ignore = "todo: Admin Crewmate"]
fn GDB_471t8_admin_crewmate() {
    unwritten("GDB_471t8");
}

/// `GDB_473` · Demon Hunter spell · 1 mana
/// > Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// State: Todo
//~ todo GDB_473 620e39bc 6b44cbf0 137ae335.0aca6b0a
#[test]
#[ignore = "todo: Headhunt"]
fn GDB_473_headhunt() {
    unwritten("GDB_473");
}

/// `SC_009` · Demon Hunter minion · 4 mana · 2/6
/// > After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg)*.
///
/// State: Todo
//~ todo SC_009 67e1d878 d61f1cc2 af47b44e.df757680
#[test]
#[ignore = "todo: Lurker"]
fn SC_009_lurker() {
    unwritten("SC_009");
}

/// `SC_022` · Demon Hunter minion · 4 mana · 5/2
/// > Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing)*.
///
/// State: Todo
//~ todo SC_022 a84d1d14 c561c765 e376dd3d.df4f2514
#[test]
#[ignore = "todo: Mutalisk"]
fn SC_022_mutalisk() {
    unwritten("SC_022");
}
