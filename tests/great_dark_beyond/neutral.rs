//! Neutral cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea07f37f

/// `GDB_100a` · Neutral spell · 0 mana
/// > Gain Armor equal to the **Starship's** Health, twice.
///
/// State: Todo
//~ todo GDB_100a 28a60dc3 90b9cf3b fcffe84c.fea79d4f
#[test]
#[ignore = "todo: Emergency Repairs"]
fn GDB_100a_emergency_repairs() {
    unwritten("GDB_100a");
}

/// `GDB_100b` · Neutral spell · 0 mana
/// > Deal damage equal to the **Starship's** Attack randomly split between all enemies.
///
/// State: Todo
//~ todo GDB_100b 42a09774 65bfe5ad e167525c.2b0df841
#[test]
#[ignore = "todo: Offensive Formation"]
fn GDB_100b_offensive_formation() {
    unwritten("GDB_100b");
}

/// `GDB_100c` · Neutral spell · 0 mana
/// > Get copies of all of the **Starship's Pieces**. Set their Costs to (1).
///
/// State: Todo
//~ todo GDB_100c 8c0518a8 fd0b17ba a309fc87.4a2a8c3f
#[test]
#[ignore = "todo: Crew Transport"]
fn GDB_100c_crew_transport() {
    unwritten("GDB_100c");
}

/// `GDB_100t1` · Neutral minion · 1 mana · 1/1
/// > Has the combined stats and effects of all assembled **Starship Pieces**.
///
/// State: Todo
//~ todo GDB_100t1 f887b46a 9629069b ab57e83d.46bd136e
#[test]
#[ignore = "todo: Starship Pieces"]
fn GDB_100t1_starship_pieces() {
    unwritten("GDB_100t1");
}

/// `GDB_100t2` · Neutral minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t2 d6b6c7f1 - 3ac560b7.76bf6538
#[test]
fn GDB_100t2_the_exiles_hope() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_100t2"),
            Cost("GDB_100t2", 0),
            Stats("GDB_100t2", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t2"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t4` · Death Knight minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t4 a8e19072 - be8a2dc7.76bf6538
#[test]
fn GDB_100t4_the_spirits_passage() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_100t4"),
            Cost("GDB_100t4", 0),
            Stats("GDB_100t4", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t4"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t5` · Demon Hunter minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t5 b263fe4d - bb9c4684.76bf6538
#[test]
fn GDB_100t5_the_legions_bane() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GDB_100t5"),
            Cost("GDB_100t5", 0),
            Stats("GDB_100t5", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t5"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t6` · Druid minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t6 c1a40c68 - 110eb9e1.76bf6538
#[test]
fn GDB_100t6_the_celestial_archive() {
    check(
        CardClass::Druid,
        &[
            Give("GDB_100t6"),
            Cost("GDB_100t6", 0),
            Stats("GDB_100t6", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t6"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t7` · Hunter minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t7 914c082f - 9a78c8d1.76bf6538
#[test]
fn GDB_100t7_the_astral_compass() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_100t7"),
            Cost("GDB_100t7", 0),
            Stats("GDB_100t7", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t7"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t8` · Rogue minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t8 0cceccd3 - 1b2bcce2.76bf6538
#[test]
fn GDB_100t8_the_scavengers_will() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_100t8"),
            Cost("GDB_100t8", 0),
            Stats("GDB_100t8", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t8"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_100t9` · Warlock minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t9 421175e1 - 87d6a908.76bf6538
#[test]
fn GDB_100t9_the_nethers_eye() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_100t9"),
            Cost("GDB_100t9", 0),
            Stats("GDB_100t9", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "GDB_100t9"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `GDB_120` · Neutral minion · 7 mana · 6/8
/// > **Battlecry:** If you're building a **Starship**, launch it and choose a Protocol!
///
/// State: Todo
//~ todo GDB_120 dc023f03 59304bfa 7dd4599e.22a776a1
#[test]
#[ignore = "todo: The Exodar"]
fn GDB_120_the_exodar() {
    unwritten("GDB_120");
}

/// `GDB_129` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** Draw a card from your opponent's deck. If you don't play it this turn, put it back.
///
/// State: Todo
//~ todo GDB_129 a5b5e9ad c04e9677 ead77086.2656f9eb
#[test]
#[ignore = "todo: Doommaiden"]
fn GDB_129_doommaiden() {
    unwritten("GDB_129");
}

/// `GDB_131` · Neutral minion · 7 mana · 7/7
/// > **Taunt**. **Deathrattle:** Trigger the **Battlecries** and **Deathrattles** of all other Draenei you played this game.
///
/// State: Todo
//~ todo GDB_131 692c36b0 6e11bf1b a9bc6a70.81629c3f
#[test]
#[ignore = "todo: Velen, Leader of the Exiled"]
fn GDB_131_velen_leader_of_the_exiled() {
    unwritten("GDB_131");
}

/// `GDB_142` · Neutral minion · 100 mana · 10/10
/// > Costs (1) less for each time a card was drawn, played, or destroyed. **Battlecry:** Destroy all other minions.
///
/// State: Todo
//~ todo GDB_142 38d4e9d3 10700f1a 05552c8d.69de593b
#[test]
#[ignore = "todo: The Ceaseless Expanse"]
fn GDB_142_the_ceaseless_expanse() {
    unwritten("GDB_142");
}

/// `GDB_143` · Neutral minion · 3 mana · 3/3
/// > **Spellburst:** Give a minion in your hand +3/+3 and this **Spellburst* (unless it already has these effects).*
///
/// State: Todo
//~ todo GDB_143 5c7800ca ca7bee4a 261e2fe0.9e2ccab0
#[test]
#[ignore = "todo: Nexus-Prince Shaffar"]
fn GDB_143_nexus_prince_shaffar() {
    unwritten("GDB_143");
}

/// `GDB_145` · Neutral minion · 7 mana · 7/7
/// > **Battlecry:** Replace your deck with an endless portal of Demons. Each turn, they gain an additional +2/+2.
///
/// State: Todo
//~ todo GDB_145 9d0f1f95 3882849f 21a2b819.7df5904e
#[test]
#[ignore = "todo: Kil'jaeden"]
fn GDB_145_kiljaeden() {
    unwritten("GDB_145");
}

/// `GDB_311` · Neutral minion · 3 mana · 2/4
/// > Spellburst**:** Get a random minion of the spell's Cost. Set its Cost to (0).
///
/// State: Done
//~ done GDB_311 bccbb595 - be2d31d2.78cf391f
#[test]
fn GDB_311_deep_space_curator() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_311"),
            Cost("GDB_311", 3),
            Stats("GDB_311", 2, 4),
            Friend("GDB_311"),
            Force(Card("CS2_182")),
            Play("CS2_029", On(TheirHero)),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_182"),
            CostNow(InHand(1), 0),
            Play("CS2_024", On(TheirHero)),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("GDB_311"),
            Never(Card("CS2_182")),
            Play("CS2_024", On(TheirHero)),
            HandCount(Mine, 1),
            CostNow(InHand(0), 0),
        ],
    );
}

/// `GDB_340` · Neutral minion · 5 mana · 4/5
/// > **Tradeable** **Battlecry:** Destroy an enemy **Starship** or **Starship Piece**.
///
/// State: Todo
//~ todo GDB_340 390adca0 c75fd77d 849b7cac.527afe93
#[test]
#[ignore = "todo: Star Vulpera"]
fn GDB_340_star_vulpera() {
    unwritten("GDB_340");
}

/// `GDB_341` · Neutral minion · 8 mana · 8/8
/// > Costs (1) less for each adjacent card played while in hand.
///
/// State: Todo
//~ todo GDB_341 5d1b0071 b2949aa3 9ec3f0a7.550a91dd
#[test]
#[ignore = "todo: Red Giant"]
fn GDB_341_red_giant() {
    unwritten("GDB_341");
}

/// `GDB_343` · Neutral minion · 3 mana · 2/5
/// > **Rush**, **Taunt**, **...**Stealth**?**
///
/// State: Todo
//~ todo GDB_343 5f714b0d 9bef64d6 71f3b573.be7c38bd
#[test]
#[ignore = "todo: Perplexing Anomaly"]
fn GDB_343_perplexing_anomaly() {
    unwritten("GDB_343");
}

/// `GDB_430` · Neutral spell · 1 mana
/// > **Casts When Drawn** Deal $@ damage to a random enemy.
///
/// State: Todo
//~ todo GDB_430 29fc31bc 971fe0cb 41eebf40.8f0ea9eb
#[test]
#[ignore = "todo: Asteroid"]
fn GDB_430_asteroid() {
    unwritten("GDB_430");
}

/// `GDB_435` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
///
/// State: Todo
//~ todo GDB_435 f8772167 69610868 e78de159.9b493e96
#[test]
#[ignore = "todo: Moonstone Mauler"]
fn GDB_435_moonstone_mauler() {
    unwritten("GDB_435");
}

/// `GDB_450` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** Gain two random **Bonus Effects**. The next Draenei you play gains them as well.
///
/// State: Todo
//~ todo GDB_450 973925c8 fcbba945 d53b7f53.7e071321
#[test]
#[ignore = "todo: Ace Wayfinder"]
fn GDB_450_ace_wayfinder() {
    unwritten("GDB_450");
}

/// `GDB_863` · Neutral minion · 5 mana · 6/4
/// > **Battlecry:** Set the Cost of a random spell in your hand to this minion's Cost.
///
/// State: Todo
//~ todo GDB_863 d830a032 fea3d21c c51b8ba7.86922167
#[test]
#[ignore = "todo: Lunar Trailblazer"]
fn GDB_863_lunar_trailblazer() {
    unwritten("GDB_863");
}

/// `GDB_905` · Neutral spell · 5 mana
/// > Launch your **Starship**.
///
/// State: Todo
//~ todo GDB_905 6647d705 fabde4ae e17e1d24.fa620098
#[test]
#[ignore = "todo: Launch Starship"]
fn GDB_905_launch_starship() {
    unwritten("GDB_905");
}

/// `GDB_906` · Neutral spell · 0 mana
/// > Abort Launch.
///
/// State: Todo
//~ todo GDB_906 a8ff734f 179a8e36 d6740f94.fdfc7bc2
#[test]
#[ignore = "todo: Abort Launch"]
fn GDB_906_abort_launch() {
    unwritten("GDB_906");
}

/// `SC_013` · Neutral minion · 8 mana · 3/4
/// > **Battlecry:** Summon four random Murlocs, then shoot them at enemy minions. *(You pick the targets!)*
///
/// State: Todo
//~ todo SC_013 0bc851c6 d7f408a9 1a486710.22294f5a
#[test]
#[ignore = "todo: Grunty"]
fn SC_013_grunty() {
    unwritten("SC_013");
}
