//! Demon Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37866206

/// # Shattershard Turret
///
/// `GDB_105` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Rush**, **Windfury Starship Piece**
///
/// State: Vanilla
//~ vanilla GDB_105 ac5c1958 4a46e6dd 30480e61.7125e2e4
#[test]
fn GDB_105_shattershard_turret() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_105"),
            Cost("GDB_105", 3),
            Stats("GDB_105", 2, 4),
            Has("GDB_105", GameTag::RUSH),
            Has("GDB_105", GameTag::WINDFURY),
            Play("GDB_105", Nothing),
            In(The("GDB_105"), Zone::Play),
            Now(The("GDB_105"), 2, 4),
            HasNow(The("GDB_105"), GameTag::RUSH),
            HasNow(The("GDB_105"), GameTag::WINDFURY),
        ],
    );
}

/// # Shattershard Turret
///
/// `GDB_105e` · Demon Hunter enchantment
///
/// > **Rush**, **Windfury**
///
/// State: Derived
//~ derived GDB_105e 4ccdac09 f06ebcba 1d666338.9d1d04fc
#[test]
fn GDB_105e_shattershard_turret() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "GDB_105e"),
            HasNow(My(0), GameTag::RUSH),
            HasNow(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Felfused Battery
///
/// `GDB_110` · Demon Hunter minion · 2 mana · 2/3
///
/// > After this attacks, give your other minions +1 Attack. **Starship Piece**
///
/// State: Derived
//~ derived GDB_110 9e2d20c3 baf3ef49 2e29faad.5d074fae
#[test]
fn GDB_110_felfused_battery() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_110"),
            Cost("GDB_110", 2),
            Stats("GDB_110", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GDB_110"),
            Attack(Nth(4), TheirHero),
            Now(Nth(1), 5, 5),
            Now(Nth(4), 2, 3),
        ],
    );
}

/// # Felfused Battery
///
/// `GDB_110e` · Demon Hunter enchantment
///
/// > After this attacks, give your other minions +1 Attack.
///
/// State: Derived
//~ derived GDB_110e eff1c456 ed0d02f3 10e84f2a.232f1deb
#[test]
fn GDB_110e_felfused_battery() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "GDB_110e"),
            Attack(Nth(0), TheirHero),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Felfused
///
/// `GDB_110e2` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived GDB_110e2 a14e7812 2b8be3ff 49751a78.c84fda8a
#[test]
fn GDB_110e2_felfused() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "GDB_110e2"), Now(My(0), 6, 1)]);
}

/// # Eldritch Being
///
/// `GDB_116` · Demon Hunter minion · 1 mana · 1/3
///
/// > **Outcast and** Spellburst**:** Shuffle your hand.
///
/// State: Todo
//~ todo GDB_116 1b41f940 99e10f56 8f60853a.3d41d6ad
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
//~ todo GDB_117 76267bf6 cd7b53a4 b74c3c29.e2190ada
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
//~ todo GDB_118 8cabb74c 16808a4a b681a793.89f8640c
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
//~ todo GDB_118t 1634f417 0e9ac299 e58a7b83.99bd49cc
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
//~ todo GDB_118t2 0485420f 38a12a40 c6f1d4b4.238d1635
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
//~ todo GDB_119 9d4fdfde 80882a16 f97a1e26.152f60e4
#[test]
#[ignore = "todo: GDB_119 Emergency Meeting"]
fn GDB_119_emergency_meeting() {
    check(CardClass::DemonHunter, &[Give("GDB_119"), Cost("GDB_119", 1), Unwritten]);
}

/// # Going Into Battle
///
/// `GDB_119e` · Neutral enchantment
///
/// > +2 Attack and **Lifesteal** this turn.
///
/// State: Derived
//~ derived GDB_119e 4ccb13ac 7f725c6c 3cd64035.17599ec9
#[test]
fn GDB_119e_going_into_battle() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "GDB_119e"),
            Now(My(0), 7, 1),
            HasNow(My(0), GameTag::LIFESTEAL),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Voronei Recruiter
///
/// `GDB_471` · Demon Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 4/4 Crewmate with a random **Bonus Effect**.
///
/// State: Derived
//~ derived GDB_471 5465666a c55c5d3a 914f31be.31656101
#[test]
fn GDB_471_voronei_recruiter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_471"),
            Cost("GDB_471", 2),
            Stats("GDB_471", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_471"),
            Force(Card("GDB_471t")),
            EndTurn,
            Is(InHand(1), "GDB_471t"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 4),
            HandCount(Mine, 2),
        ],
    );
}

/// # Engine Crewmate
///
/// `GDB_471t` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Divine Shield Battlecry:** Summon every adjoining Crewmate.
///
/// State: Todo
//~ todo GDB_471t d9858a36 d2b387dc 991f3359.0102612b
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
//~ todo GDB_471t2 fd977e71 50c33695 0600b012.e035116c
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
//~ todo GDB_471t3 b6db8785 0a6601cd aa0c60b8.eb187571
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
//~ todo GDB_471t4 a030e8c2 0a021bf7 f1292626.11d8e935
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
//~ todo GDB_471t5 50695674 e12a30d8 399a0123.d64de99d
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
//~ todo GDB_471t6 fc33c839 ffd98154 05a5b1a9.7420536c
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
//~ todo GDB_471t7 b615db20 3d2cac4c 0e066790.ff0002ec
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
//~ todo GDB_471t8 62e68a15 01723308 24a6ec46.8114474c
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
//~ todo GDB_473 a9d11146 a1a98864 137ae335.0aca6b0a
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
/// State: Derived
//~ derived GDB_474 c3a85b3d d7e8c684 bf6d8cec.bfc0a991
#[test]
fn GDB_474_warp_drive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_474"),
            Cost("GDB_474", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            Play("GDB_474", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_474"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_474", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Infiltrate
///
/// `GDB_902` · Demon Hunter spell · 3 mana
///
/// > Choose a minion. Deal $3 damage to all other minions.
///
/// State: Derived
//~ derived GDB_902 643d7a41 cd2e2389 abf5db71.03e0433a
#[test]
fn GDB_902_infiltrate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_902"),
            Cost("GDB_902", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_902", On(Nth(2))),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_902"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_902", On(Nth(1))),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Lurker
///
/// `SC_009` · Demon Hunter minion · 4 mana · 2/6
///
/// > After a friendly minion attacks, deal 1 damage to a random enemy *(or 2 if your minion is a Zerg)*.
///
/// State: Todo
//~ todo SC_009 d3a3d6a2 a7d5c6ae af47b44e.df757680
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
/// State: Derived
//~ derived SC_011 811ce4f7 7d9d8d26 ce301a94.4c80b80e
#[test]
fn SC_011_creep_tumor() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SC_011"),
            Cost("SC_011", 2),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_011", Nothing),
            In(Nth(0), Zone::Secret),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 2),
            HasNot(Nth(2), GameTag::RUSH),
        ],
    );
}

/// # On Creep
///
/// `SC_011e` · Demon Hunter enchantment
///
/// > Creep Tumor grants +1 Attack and **Rush**.
///
/// State: Derived
//~ derived SC_011e 16b39879 c0fa0d9e 239d9544.4d678191
#[test]
fn SC_011e_on_creep() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "SC_011e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Mutalisk
///
/// `SC_022` · Demon Hunter minion · 4 mana · 5/2
///
/// > Also damages minions next to whomever this attacks *(and the enemy hero if a neighbor is missing)*.
///
/// State: Todo
//~ todo SC_022 646d1d5d 9878247d e376dd3d.df4f2514
#[test]
#[ignore = "todo: SC_022 Mutalisk"]
fn SC_022_mutalisk() {
    check(CardClass::DemonHunter, &[Give("SC_022"), Cost("SC_022", 4), Stats("SC_022", 5, 2), Unwritten]);
}
