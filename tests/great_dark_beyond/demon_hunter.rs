//! Demon Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37866206

/// Eldritch Being · Minion · 1 mana · 1/3 · **Outcast and Spellburst:** Shuffle your hand.
//~ todo GDB_116 eedb61ac 282ce5f9 -
#[test]
#[ignore = "todo: Eldritch Being"]
fn GDB_116_eldritch_being() {
    unwritten("GDB_116");
}

/// Dirdra, Rebel Captain · Minion · Draenei · 4 mana · 5/4 · **Rush**. **Battlecry:** Shuffle all 8 Crewmates into your deck. **Deathrattle:** Draw two Crewmates.
//~ todo GDB_117 a93ac614 93a71911 -
#[test]
#[ignore = "todo: Dirdra, Rebel Captain"]
fn GDB_117_dirdra_rebel_captain() {
    unwritten("GDB_117");
}

/// Xor'toth, Breaker of Stars · Minion · Demon · 5 mana · 5/5 · **Battlecry:** Add two Stars to both sides of your hand. When they collide, deal 5 damage to all enemies.
//~ todo GDB_118 8629108a 287b6357 -
#[test]
#[ignore = "todo: Xor'toth, Breaker of Stars"]
fn GDB_118_xortoth_breaker_of_stars() {
    unwritten("GDB_118");
}

/// Star of Origination · Spell · 0 mana · Once this is next to Star of Conclusion, deal $5 damage to all enemies.
//~ todo GDB_118t e22486cf 0cdba155 -
#[test]
#[ignore = "todo: Star of Origination"]
fn GDB_118t_star_of_origination() {
    unwritten("GDB_118t");
}

/// Star of Conclusion · Spell · 0 mana · Once this is next to Star of Origination, deal $5 damage to all enemies.
//~ todo GDB_118t2 921a0da5 929b9a05 -
#[test]
#[ignore = "todo: Star of Conclusion"]
fn GDB_118t2_star_of_conclusion() {
    unwritten("GDB_118t2");
}

/// Emergency Meeting · Spell · 1 mana · Get two 4/4 Crewmates. Put a random Demon that costs (3) or less between them.
//~ todo GDB_119 4a55aaea d87f9e3c -
#[test]
#[ignore = "todo: Emergency Meeting"]
fn GDB_119_emergency_meeting() {
    unwritten("GDB_119");
}

/// Engine Crewmate · Minion · Draenei · 4 mana · 4/4 · **Divine Shield Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t f5eb5704 875aa18a -
#[test]
#[ignore = "todo: Engine Crewmate"]
fn GDB_471t_engine_crewmate() {
    unwritten("GDB_471t");
}

/// Tactical Crewmate · Minion · Draenei · 4 mana · 4/4 · **Taunt Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t2 63f2ebe3 66214a7e -
#[test]
#[ignore = "todo: Tactical Crewmate"]
fn GDB_471t2_tactical_crewmate() {
    unwritten("GDB_471t2");
}

/// Gunner Crewmate · Minion · Draenei · 4 mana · 4/4 · **Rush Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t3 243c0166 e0bcc29d -
#[test]
#[ignore = "todo: Gunner Crewmate"]
fn GDB_471t3_gunner_crewmate() {
    unwritten("GDB_471t3");
}

/// Helm Crewmate · Minion · Draenei · 4 mana · 4/4 · **Windfury Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t4 046769dc 9aa1c0ef -
#[test]
#[ignore = "todo: Helm Crewmate"]
fn GDB_471t4_helm_crewmate() {
    unwritten("GDB_471t4");
}

/// Recon Crewmate · Minion · Draenei · 4 mana · 4/4 · **Elusive Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t5 9b92b45b 2283c6a5 -
#[test]
#[ignore = "todo: Recon Crewmate"]
fn GDB_471t5_recon_crewmate() {
    unwritten("GDB_471t5");
}

/// Research Crewmate · Minion · Draenei · 4 mana · 4/4 · **Poisonous Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t6 d8200701 08a304ea -
#[test]
#[ignore = "todo: Research Crewmate"]
fn GDB_471t6_research_crewmate() {
    unwritten("GDB_471t6");
}

/// Medical Crewmate · Minion · Draenei · 4 mana · 4/4 · **Lifesteal Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t7 6bdcd949 3658b3d4 -
#[test]
#[ignore = "todo: Medical Crewmate"]
fn GDB_471t7_medical_crewmate() {
    unwritten("GDB_471t7");
}

/// Admin Crewmate · Minion · Draenei · 4 mana · 4/4 · **Reborn Battlecry:** Summon every adjoining Crewmate.
//~ todo GDB_471t8 013fa303 68e65269 -
#[test]
#[ignore = "todo: Admin Crewmate"]
fn GDB_471t8_admin_crewmate() {
    unwritten("GDB_471t8");
}

/// Headhunt · Spell · 1 mana · Deal $2 damage. Get a 4/4 Crewmate with a random **Bonus Effect**.
//~ todo GDB_473 6b44cbf0 05e76c1b -
#[test]
#[ignore = "todo: Headhunt"]
fn GDB_473_headhunt() {
    unwritten("GDB_473");
}

/// Lurker · Minion · 4 mana · 2/6 · After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg*).
//~ done SC_009 - 624ba73c -
#[test]
#[rustfmt::skip]
fn SC_009_lurker() {
    check(CardClass::DemonHunter, &[
        Friend("SC_009"), Friend("CS2_182"), Attack(My(1), TheirHero), Health(TheirHero, 25), Attack(My(0), TheirHero),
        Health(TheirHero, 21), EndTurn, Enemy("CS2_182"), EndTurn, EndTurn, Attack(Their(0), MyHero),
        Health(TheirHero, 21),
    ]);
    check(
        CardClass::DemonHunter,
        &[Friend("SC_009"), Never(Entity(MyHero)), Attack(My(0), TheirHero), Health(TheirHero, 26)],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("SC_009"), Friend("CS2_182"), Never(Entity(MyHero)), Attack(My(1), TheirHero), Health(TheirHero, 25)],
    );
    check(CardClass::DemonHunter, &[
        Friend("SC_009"), EndTurn, Enemy("CS2_182"), EndTurn, EndTurn, Attack(Their(0), MyHero), Health(TheirHero, 30),
        Damage(Their(0), 0),
    ]);
    check(CardClass::DemonHunter, &[
        Friend("SC_009"), Enemy("CS2_182"), Force(Entity(TheirHero)), Attack(My(0), TheirHero), Health(TheirHero, 26),
        Damage(Their(0), 0),
    ]);
    check(CardClass::DemonHunter, &[
        Friend("SC_009"), Friend("CS2_182"), Enemy("CS2_182"), Force(Entity(TheirHero)), Attack(My(1), TheirHero),
        Health(TheirHero, 25), Damage(Their(0), 0),
    ]);
}

/// Mutalisk · Minion · 4 mana · 5/2 · Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing*).
//~ todo SC_022 c561c765 242a90c9 -
#[test]
#[ignore = "todo: Mutalisk"]
fn SC_022_mutalisk() {
    unwritten("SC_022");
}
