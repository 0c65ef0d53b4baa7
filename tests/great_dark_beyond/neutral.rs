//! Neutral cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea07f37f

/// # Arkonite Defense Crystal
///
/// `GDB_100` · Neutral minion · 4 mana · 3/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor. **Starship Piece**
///
/// State: Derived
//~ derived GDB_100 eaa02729 e575f7fb 0b83064a.ab4f1cb5
#[test]
fn GDB_100_arkonite_defense_crystal() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_100"),
            Cost("GDB_100", 4),
            Stats("GDB_100", 3, 4),
            Has("GDB_100", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_100"),
            Kill(Nth(3)),
            Armor(Mine, 4),
        ],
    );
}

/// # Emergency Repairs
///
/// `GDB_100a` · Neutral spell · 0 mana
///
/// > Gain Armor equal to the **Starship's** Health, twice.
///
/// State: Todo
//~ todo GDB_100a 7925cf0a 2612a13d fcffe84c.fea79d4f
#[test]
#[ignore = "todo: GDB_100a Emergency Repairs"]
fn GDB_100a_emergency_repairs() {
    check(CardClass::Mage, &[Give("GDB_100a"), Cost("GDB_100a", 0), Unwritten]);
}

/// # Offensive Formation
///
/// `GDB_100b` · Neutral spell · 0 mana
///
/// > Deal damage equal to the **Starship's** Attack randomly split between all enemies.
///
/// State: Todo
//~ todo GDB_100b 6f2ca797 d3464f3e e167525c.2b0df841
#[test]
#[ignore = "todo: GDB_100b Offensive Formation"]
fn GDB_100b_offensive_formation() {
    check(CardClass::Mage, &[Give("GDB_100b"), Cost("GDB_100b", 0), Unwritten]);
}

/// # Crew Transport
///
/// `GDB_100c` · Neutral spell · 0 mana
///
/// > Get copies of all of the **Starship's Pieces**. Set their Costs to (1).
///
/// State: Todo
//~ todo GDB_100c af275800 9942d025 a309fc87.4a2a8c3f
#[test]
#[ignore = "todo: GDB_100c Crew Transport"]
fn GDB_100c_crew_transport() {
    check(CardClass::Mage, &[Give("GDB_100c"), Cost("GDB_100c", 0), Unwritten]);
}

/// # Arkonite Defense Crystal
///
/// `GDB_100e` · Neutral enchantment
///
/// > **Deathrattle:** Gain 4 Armor.
///
/// State: Derived
//~ derived GDB_100e 49b22b63 be8f1a54 8d83b224.7bd72c3f
#[test]
fn GDB_100e_arkonite_defense_crystal() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "GDB_100e"),
            Kill(Nth(0)),
            Armor(Mine, 4),
        ],
    );
}

/// # Starship Pieces
///
/// `GDB_100t1` · Neutral minion · 1 mana · 1/1
///
/// > Has the combined stats and effects of all assembled **Starship Pieces**.
///
/// State: Todo
//~ todo GDB_100t1 de7bb160 ebb752ee ab57e83d.46bd136e
#[test]
#[ignore = "todo: GDB_100t1 Starship Pieces"]
fn GDB_100t1_starship_pieces() {
    check(CardClass::Mage, &[Give("GDB_100t1"), Cost("GDB_100t1", 1), Stats("GDB_100t1", 1, 1), Unwritten]);
}

/// # The Exile's Hope
///
/// `GDB_100t2` · Neutral minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t2 1281b73a - 3ac560b7.76bf6538
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

/// # The Spirits' Passage
///
/// `GDB_100t4` · Death Knight minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t4 acffcee1 - be8a2dc7.76bf6538
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

/// # The Legion's Bane
///
/// `GDB_100t5` · Demon Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t5 99e6d972 - bb9c4684.76bf6538
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

/// # The Celestial Archive
///
/// `GDB_100t6` · Druid minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t6 cbe54bae - 110eb9e1.76bf6538
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

/// # The Astral Compass
///
/// `GDB_100t7` · Hunter minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t7 2258c78b - 9a78c8d1.76bf6538
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

/// # The Scavenger's Will
///
/// `GDB_100t8` · Rogue minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t8 913b3d91 - 1b2bcce2.76bf6538
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

/// # The Nether's Eye
///
/// `GDB_100t9` · Warlock minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done GDB_100t9 51461566 - 87d6a908.76bf6538
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

/// # Dimensional Core
///
/// `GDB_101` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield Starship Piece**
///
/// State: Vanilla
//~ vanilla GDB_101 93559f30 714ed7b6 bb01bea4.068783c1
#[test]
fn GDB_101_dimensional_core() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_101"),
            Cost("GDB_101", 2),
            Stats("GDB_101", 2, 2),
            Has("GDB_101", GameTag::DIVINE_SHIELD),
            Play("GDB_101", Nothing),
            In(The("GDB_101"), Zone::Play),
            Now(The("GDB_101"), 2, 2),
            HasNow(The("GDB_101"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Dimensional Core
///
/// `GDB_101e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// State: Derived
//~ derived GDB_101e 30422894 a7690886 724f59a2.cc526ac4
#[test]
fn GDB_101e_dimensional_core() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GDB_101e"), HasNow(My(0), GameTag::DIVINE_SHIELD)]);
}

/// # The Exodar
///
/// `GDB_120` · Neutral minion · 7 mana · 6/8
///
/// > **Battlecry:** If you're building a **Starship**, launch it and choose a Protocol!
///
/// State: Todo
//~ todo GDB_120 9bd5d41e 4c508e0c 7dd4599e.22a776a1
#[test]
#[ignore = "todo: GDB_120 The Exodar"]
fn GDB_120_the_exodar() {
    check(CardClass::Mage, &[Give("GDB_120"), Cost("GDB_120", 7), Stats("GDB_120", 6, 8), Unwritten]);
}

/// # Doommaiden
///
/// `GDB_129` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card from your opponent's deck. If you don't play it this turn, put it back.
///
/// State: Todo
//~ todo GDB_129 3aa23d31 fe82b3a3 ead77086.2656f9eb
#[test]
#[ignore = "todo: GDB_129 Doommaiden"]
fn GDB_129_doommaiden() {
    check(CardClass::Mage, &[Give("GDB_129"), Cost("GDB_129", 4), Stats("GDB_129", 4, 4), Unwritten]);
}

/// # Crystal Welder
///
/// `GDB_130` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Battlecry:** If you're building a **Starship**, gain +2/+2.
///
/// State: Derived
//~ derived GDB_130 dcaa0e45 a014c691 a1453c0c.4788d371
#[test]
fn GDB_130_crystal_welder() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_130"),
            Cost("GDB_130", 2),
            Stats("GDB_130", 2, 3),
            Has("GDB_130", GameTag::TAUNT),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_130", Nothing),
            Now(Nth(0), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_130"), Friend("CS2_182"), Enemy("CS2_182"), Play("GDB_130", Nothing), Now(Nth(0), 2, 3)],
    );
}

/// # Welding Complete
///
/// `GDB_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GDB_130e 0d3420fc 2cb3088f b205352d.6d6ab056
#[test]
fn GDB_130e_welding_complete() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GDB_130e"), Now(My(0), 7, 3)]);
}

/// # Velen, Leader of the Exiled
///
/// `GDB_131` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**. **Deathrattle:** Trigger the **Battlecries** and **Deathrattles** of all other Draenei you played this game.
///
/// State: Todo
//~ todo GDB_131 80d6bb3a f09154dd a9bc6a70.81629c3f
#[test]
#[ignore = "todo: GDB_131 Velen, Leader of the Exiled"]
fn GDB_131_velen_leader_of_the_exiled() {
    check(
        CardClass::Mage,
        &[Give("GDB_131"), Cost("GDB_131", 7), Stats("GDB_131", 7, 7), Has("GDB_131", GameTag::TAUNT), Unwritten],
    );
}

/// # Relentless Wrathguard
///
/// `GDB_132` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, **Discover** a Demon.
///
/// State: Derived
//~ derived GDB_132 3661695d 99ce5b55 926954d9.8ccb35aa
#[test]
fn GDB_132_relentless_wrathguard() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_132"),
            Cost("GDB_132", 3),
            Stats("GDB_132", 4, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("SCH_145")),
            Play("GDB_132", On(Nth(7))),
            ChooseCard("SCH_145"),
            Is(InHand(0), "SCH_145"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_132"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("GDB_132", On(Nth(7))),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_132"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_132", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 2),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 3),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # The Ceaseless Expanse
///
/// `GDB_142` · Neutral minion · 100 mana · 10/10
///
/// > Costs (1) less for each time a card was drawn, played, or destroyed. **Battlecry:** Destroy all other minions.
///
/// State: Todo
//~ todo GDB_142 5b943ccb b439609f 05552c8d.69de593b
#[test]
#[ignore = "todo: GDB_142 The Ceaseless Expanse"]
fn GDB_142_the_ceaseless_expanse() {
    check(CardClass::Mage, &[Give("GDB_142"), Cost("GDB_142", 100), Stats("GDB_142", 10, 10), Unwritten]);
}

/// # Nexus-Prince Shaffar
///
/// `GDB_143` · Neutral minion · 3 mana · 3/3
///
/// > **Spellburst:** Give a minion in your hand +3/+3 and this **Spellburst* (unless it already has these effects).*
///
/// State: Todo
//~ todo GDB_143 eea6e9e3 e1506e59 261e2fe0.9e2ccab0
#[test]
#[ignore = "todo: GDB_143 Nexus-Prince Shaffar"]
fn GDB_143_nexus_prince_shaffar() {
    check(CardClass::Mage, &[Give("GDB_143"), Cost("GDB_143", 3), Stats("GDB_143", 3, 3), Unwritten]);
}

/// # Kil'jaeden
///
/// `GDB_145` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Replace your deck with an endless portal of Demons. Each turn, they gain an additional +2/+2.
///
/// State: Todo
//~ todo GDB_145 f84f43d3 f4e84b3c 21a2b819.7df5904e
#[test]
#[ignore = "todo: GDB_145 Kil'jaeden"]
fn GDB_145_kiljaeden() {
    check(CardClass::Mage, &[Give("GDB_145"), Cost("GDB_145", 7), Stats("GDB_145", 7, 7), Unwritten]);
}

/// # Ethereal Oracle
///
/// `GDB_310` · Neutral minion · 3 mana · 2/3
///
/// > **Spell Damage +1** Spellburst**:** Draw 2 spells.
///
/// State: Derived
//~ derived GDB_310 17fad0f9 cfbfb462 21e34291.3f42cef1
#[test]
fn GDB_310_ethereal_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_310"),
            Cost("GDB_310", 3),
            Stats("GDB_310", 2, 3),
            Has("GDB_310", GameTag::SPELLPOWER),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_310"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Deep Space Curator
///
/// `GDB_311` · Neutral minion · 3 mana · 2/4
///
/// > Spellburst**:** Get a random minion of the spell's Cost. Set its Cost to (0).
///
/// State: Done
//~ done GDB_311 4d661a9a - be2d31d2.78cf391f
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

/// # Eredar Brute
///
/// `GDB_320` · Neutral minion · 7 mana · 5/6
///
/// > **Taunt**, **Lifesteal** Costs (1) less for each enemy minion.
///
/// State: Derived
//~ derived GDB_320 43869ac7 d4e8c915 f7aa035f.6310db7b
#[test]
fn GDB_320_eredar_brute() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_320"),
            Cost("GDB_320", 7),
            Stats("GDB_320", 5, 6),
            Has("GDB_320", GameTag::LIFESTEAL),
            Has("GDB_320", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_320"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Mutating Lifeform
///
/// `GDB_321` · Neutral minion · 5 mana · 3/8
///
/// > After this survives damage, gain a random **Bonus Effect**.
///
/// State: Derived
//~ derived GDB_321 e3611f8a 3e300535 cdcb0966.6a38aa21
#[test]
fn GDB_321_mutating_lifeform() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_321"),
            Cost("GDB_321", 5),
            Stats("GDB_321", 3, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_321"),
            Force(Number(0)),
            Hurt(Nth(3), 1),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Lightfused Manasaber
///
/// `GDB_322` · Neutral minion · 6 mana · 6/6
///
/// > **Rush** Spellburst**:** Gain **Divine Shield**.
///
/// State: Derived
//~ derived GDB_322 dae39b6e 8c8c4a8d 69efa8c5.55fa4436
#[test]
fn GDB_322_lightfused_manasaber() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_322"),
            Cost("GDB_322", 6),
            Stats("GDB_322", 6, 6),
            Has("GDB_322", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_322"),
            Play("GAME_005", Nothing),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Ur'zul Rager
///
/// `GDB_330` · Neutral minion · 3 mana · 5/1
///
/// > **Lifesteal** Spellburst**:** Attack a random enemy minion.
///
/// State: Derived
//~ derived GDB_330 a57fcb56 d4955a1d cde19106.50c8bdd0
#[test]
fn GDB_330_urzul_rager() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_330"),
            Cost("GDB_330", 3),
            Stats("GDB_330", 5, 1),
            Has("GDB_330", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_330"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(MyHero, 0, 15),
            BoardCount(Mine, 1),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Splitting Spacerock
///
/// `GDB_331` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Summon two 4/4 Splitting Boulders.
///
/// State: Derived
//~ derived GDB_331 482701b4 3bb11fe7 dacd2007.7a789fca
#[test]
fn GDB_331_splitting_spacerock() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_331"),
            Cost("GDB_331", 8),
            Stats("GDB_331", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_331"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GDB_331t1"), Zone::Play),
            Now(The("GDB_331t1"), 4, 4),
        ],
    );
}

/// # Splitting Boulder
///
/// `GDB_331t1` · Neutral minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon two 2/2 Splitting Stones.
///
/// State: Derived
//~ derived GDB_331t1 41034243 f721d852 541b9449.411c30d6
#[test]
fn GDB_331t1_splitting_boulder() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_331t1"),
            Cost("GDB_331t1", 4),
            Stats("GDB_331t1", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_331t1"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GDB_331t2"), Zone::Play),
            Now(The("GDB_331t2"), 2, 2),
        ],
    );
}

/// # Splitting Stone
///
/// `GDB_331t2` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon two 1/1 Pebbles.
///
/// State: Derived
//~ derived GDB_331t2 8f3e60c9 c41bf44d b34e5de1.463db19d
#[test]
fn GDB_331t2_splitting_stone() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_331t2"),
            Cost("GDB_331t2", 2),
            Stats("GDB_331t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_331t2"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GDB_331t3"), Zone::Play),
            Now(The("GDB_331t3"), 1, 1),
        ],
    );
}

/// # Pebble
///
/// `GDB_331t3` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GDB_331t3 04029248 a1d23a4c 4231ccd2
#[test]
fn GDB_331t3_pebble() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_331t3"),
            Cost("GDB_331t3", 1),
            Stats("GDB_331t3", 1, 1),
            Play("GDB_331t3", Nothing),
            In(The("GDB_331t3"), Zone::Play),
            Now(The("GDB_331t3"), 1, 1),
        ],
    );
}

/// # Space Pirate
///
/// `GDB_333` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Your next weapon costs (1) less.
///
/// State: Derived
//~ derived GDB_333 0b0dad8e 4d333e6c 73f15b0a.cbcf1dc2
#[test]
fn GDB_333_space_pirate() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_333"),
            Cost("GDB_333", 1),
            Stats("GDB_333", 2, 1),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_333"),
            Kill(Nth(5)),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Space Piracy
///
/// `GDB_333e` · Neutral enchantment
///
/// > Your next weapon costs (1) less.
///
/// State: Derived
//~ derived GDB_333e 8a09126c 394a3547 b671d8db.92d3adf1
#[test]
fn GDB_333e_space_piracy() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_333e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_333e"),
            Play("BT_921", Nothing),
            Crystals(10),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Star Vulpera
///
/// `GDB_340` · Neutral minion · 5 mana · 4/5
///
/// > **Tradeable** **Battlecry:** Destroy an enemy **Starship** or **Starship Piece**.
///
/// State: Todo
//~ todo GDB_340 d5e0ab29 825c05bd 849b7cac.527afe93
#[test]
#[ignore = "todo: GDB_340 Star Vulpera"]
fn GDB_340_star_vulpera() {
    check(
        CardClass::Mage,
        &[Give("GDB_340"), Cost("GDB_340", 5), Stats("GDB_340", 4, 5), Has("GDB_340", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Red Giant
///
/// `GDB_341` · Neutral minion · 8 mana · 8/8
///
/// > Costs (1) less for each adjacent card played while in hand.
///
/// State: Todo
//~ todo GDB_341 3a7caa84 2c2c7084 9ec3f0a7.550a91dd
#[test]
#[ignore = "todo: GDB_341 Red Giant"]
fn GDB_341_red_giant() {
    check(CardClass::Mage, &[Give("GDB_341"), Cost("GDB_341", 8), Stats("GDB_341", 8, 8), Unwritten]);
}

/// # Perplexing Anomaly
///
/// `GDB_343` · Neutral minion · 3 mana · 2/5
///
/// > **Rush**, **Taunt**, **...**Stealth**?**
///
/// State: Todo
//~ todo GDB_343 ae4123b2 97cdcdbc 71f3b573.be7c38bd
#[test]
#[ignore = "todo: GDB_343 Perplexing Anomaly"]
fn GDB_343_perplexing_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_343"),
            Cost("GDB_343", 3),
            Stats("GDB_343", 2, 5),
            Has("GDB_343", GameTag::RUSH),
            Has("GDB_343", GameTag::STEALTH),
            Has("GDB_343", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Asteroid
///
/// `GDB_430` · Neutral spell · 1 mana
///
/// > **Casts When Drawn** Deal $@ damage to a random enemy.
///
/// State: Todo
//~ todo GDB_430 763ce2d2 9cc88df5 41eebf40.8f0ea9eb
#[test]
#[ignore = "todo: GDB_430 Asteroid"]
fn GDB_430_asteroid() {
    check(CardClass::Mage, &[Give("GDB_430"), Cost("GDB_430", 1), Unwritten]);
}

/// # Moonstone Mauler
///
/// `GDB_435` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
///
/// State: Todo
//~ todo GDB_435 d503a156 1a1666cb e78de159.9b493e96
#[test]
#[ignore = "todo: GDB_435 Moonstone Mauler"]
fn GDB_435_moonstone_mauler() {
    check(CardClass::Mage, &[Give("GDB_435"), Cost("GDB_435", 2), Stats("GDB_435", 2, 2), Unwritten]);
}

/// # Ace Wayfinder
///
/// `GDB_450` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Gain two random **Bonus Effects**. The next Draenei you play gains them as well.
///
/// State: Todo
//~ todo GDB_450 062e3a9e 172e7955 d53b7f53.7e071321
#[test]
#[ignore = "todo: GDB_450 Ace Wayfinder"]
fn GDB_450_ace_wayfinder() {
    check(CardClass::Mage, &[Give("GDB_450"), Cost("GDB_450", 4), Stats("GDB_450", 4, 4), Unwritten]);
}

/// # Astral Vigilant
///
/// `GDB_461` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a copy of the last Draenei you played.
///
/// State: Derived
//~ derived GDB_461 4c4d8859 8911291d 0bd7a340.8b06ada5
#[test]
fn GDB_461_astral_vigilant() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_461"),
            Cost("GDB_461", 1),
            Stats("GDB_461", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_423", Nothing),
            Crystals(10),
            Play("GDB_461", Nothing),
            Is(InHand(0), "BT_423"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 3, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Troubled Mechanic
///
/// `GDB_463` · Neutral minion · 2 mana · 2/1
///
/// > **Divine Shield** Spellburst**:** Draw a Draenei.
///
/// State: Derived
//~ derived GDB_463 20058939 8891efb2 db575342.706bb833
#[test]
fn GDB_463_troubled_mechanic() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_463"),
            Cost("GDB_463", 2),
            Stats("GDB_463", 2, 1),
            Has("GDB_463", GameTag::DIVINE_SHIELD),
            OnTop("AT_047"),
            OnTop("AT_047"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_463"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Starlight Wanderer
///
/// `GDB_720` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Draenei you play gains +2/+1.
///
/// State: Derived
//~ derived GDB_720 efb89f2d 6a4559e5 263c1f08.8d774bf8
#[test]
fn GDB_720_starlight_wanderer() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_720"),
            Cost("GDB_720", 1),
            Stats("GDB_720", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_720", Nothing),
            Play("BT_423", Nothing),
            Now(Nth(3), 5, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_720"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_720", Nothing),
            Play("CS2_182", Nothing),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Sparkling Starlight
///
/// `GDB_720e1` · Neutral enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived GDB_720e1 e4d2345e 73d9c434 69387797.5ee91837
#[test]
fn GDB_720e1_sparkling_starlight() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GDB_720e1"), Now(My(0), 7, 2)]);
}

/// # Crimson Commander
///
/// `GDB_722` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Give all Draenei in your hand +2/+1.
///
/// State: Derived
//~ derived GDB_722 8a7f4dd4 111cf075 45186842.b422ef35
#[test]
fn GDB_722_crimson_commander() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_722"),
            Cost("GDB_722", 3),
            Stats("GDB_722", 4, 3),
            Give("AT_047"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_722", Nothing),
            Now(Nth(1), 6, 6),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_722"),
            Give("AT_047"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_722"),
            Kill(Nth(5)),
            Now(Nth(0), 6, 4),
            Now(Nth(1), 6, 6),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Red Shirt
///
/// `GDB_722e` · Neutral enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived GDB_722e 5799b5c3 88b3c8f5 46c8b8d7.5ee91837
#[test]
fn GDB_722e_red_shirt() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GDB_722e"), Now(My(0), 7, 2)]);
}

/// # Hologram Operator
///
/// `GDB_723` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Get 3 random **Temporary** Draenei.
///
/// State: Derived
//~ derived GDB_723 fbc7b527 c7460619 882cd7d1.3d801dbc
#[test]
fn GDB_723_hologram_operator() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_723"),
            Cost("GDB_723", 2),
            Stats("GDB_723", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_047")),
            Force(Card("AT_047")),
            Force(Card("AT_047")),
            Play("GDB_723", Nothing),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "AT_047"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_047"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "AT_047"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_723"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GDB_723", Nothing)],
    );
}

/// # Starscale Constellar
///
/// `GDB_860` · Neutral minion · 5 mana · 4/7
///
/// > Spellburst**:** Double this minion's Attack.
///
/// State: Derived
//~ derived GDB_860 9e86195f 3433bccc 719b94ba.2bfb748e
#[test]
fn GDB_860_starscale_constellar() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_860"),
            Cost("GDB_860", 5),
            Stats("GDB_860", 4, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_860"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 8, 7),
        ],
    );
}

/// # Stranded Spaceman
///
/// `GDB_861` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next Draenei you play gains +2 Health and **Rush**.
///
/// State: Derived
//~ derived GDB_861 fa5ad4ac b3a4c762 2fe9a747.2db9a171
#[test]
fn GDB_861_stranded_spaceman() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_861"),
            Cost("GDB_861", 2),
            Stats("GDB_861", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_861", Nothing),
            Play("BT_423", Nothing),
            HasNow(Nth(3), GameTag::RUSH),
            Now(Nth(3), 3, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_861"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_861", Nothing),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::RUSH),
        ],
    );
}

/// # To the Rescue!
///
/// `GDB_861e2` · Neutral enchantment
///
/// > +2 Health and **Rush**.
///
/// State: Derived
//~ derived GDB_861e2 66aa61da 852c6ae0 f4de3ef5.2135bf49
#[test]
fn GDB_861e2_to_the_rescue() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "GDB_861e2"), Now(My(0), 5, 3), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Galactic Crusader
///
/// `GDB_862` · Neutral minion · 7 mana · 3/9
///
/// > **Taunt Deathrattle:** Get two random Holy spells. They cost (3) less.
///
/// State: Derived
//~ derived GDB_862 e54a7cae 8100cc05 8ca5acaf.37917c24
#[test]
fn GDB_862_galactic_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_862"),
            Cost("GDB_862", 7),
            Stats("GDB_862", 3, 9),
            Has("GDB_862", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_862"),
            Force(Card("AT_013")),
            Force(Card("AT_013")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 0),
            Is(InHand(2), "AT_013"),
            CostNow(InHand(2), 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_862"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GDB_862"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Lunar Trailblazer
///
/// `GDB_863` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Set the Cost of a random spell in your hand to this minion's Cost.
///
/// State: Todo
//~ todo GDB_863 215ac5c3 4a1b1744 c51b8ba7.86922167
#[test]
#[ignore = "todo: GDB_863 Lunar Trailblazer"]
fn GDB_863_lunar_trailblazer() {
    check(CardClass::Mage, &[Give("GDB_863"), Cost("GDB_863", 5), Stats("GDB_863", 6, 4), Unwritten]);
}

/// # Astrobiologist
///
/// `GDB_874` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** At the start of your next turn, **Discover** a spell.
///
/// State: Derived
//~ derived GDB_874 6c169e15 ae226d9b 33d5e98e.c6a1a069
#[test]
fn GDB_874_astrobiologist() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_874"),
            Cost("GDB_874", 2),
            Stats("GDB_874", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_874", Nothing),
            EndTurn,
            Force(Card("AT_001")),
            EndTurn,
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_874"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_874", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_874"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_874", Nothing),
            EndTurn,
            Never(Card("AT_003")),
            EndTurn,
            Choose(0),
        ],
    );
}

/// # Escape Pod
///
/// `GDB_877` · Neutral minion · 3 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give adjacent minions +1/+1 and **Rush**.
///
/// State: Derived
//~ derived GDB_877 24760fef 1499cd8d 0316eb9e.54289645
#[test]
fn GDB_877_escape_pod() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_877"),
            Cost("GDB_877", 3),
            Stats("GDB_877", 2, 1),
            Has("GDB_877", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_877"),
            Kill(Nth(3)),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Escaping
///
/// `GDB_877e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// State: Derived
//~ derived GDB_877e 8e1f5fa5 622b7150 5b86fb05.ce666696
#[test]
fn GDB_877e_escaping() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "GDB_877e"), Now(My(0), 6, 2), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Braingill
///
/// `GDB_878` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give your other Murlocs "**Deathrattle:** Draw a card."
///
/// State: Derived
//~ derived GDB_878 16a54375 b138a92a 92e3e2ed.a70c766b
#[test]
fn GDB_878_braingill() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_878"),
            Cost("GDB_878", 2),
            Stats("GDB_878", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_878", Nothing),
            Kill(Nth(4)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_878"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_878", Nothing),
            Kill(Nth(5)),
            DeckCount(Mine, 22),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_878"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_878", Nothing),
            Kill(Nth(0)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # MRGLGIGA BRAIN
///
/// `GDB_878e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived GDB_878e 2f625171 18e16d77 a5b149e3.505f40e5
#[test]
fn GDB_878e_mrglgiga_brain() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "GDB_878e"),
            Kill(Nth(0)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Launch Starship
///
/// `GDB_905` · Neutral spell · 5 mana
///
/// > Launch your **Starship**.
///
/// State: Todo
//~ todo GDB_905 5e762cf1 54a5988a e17e1d24.fa620098
#[test]
#[ignore = "todo: GDB_905 Launch Starship"]
fn GDB_905_launch_starship() {
    check(CardClass::Mage, &[Give("GDB_905"), Cost("GDB_905", 5), Unwritten]);
}

/// # Abort Launch
///
/// `GDB_906` · Neutral spell · 0 mana
///
/// > Abort Launch.
///
/// State: Todo
//~ todo GDB_906 6341845c f34bbefb d6740f94.fdfc7bc2
#[test]
#[ignore = "todo: GDB_906 Abort Launch"]
fn GDB_906_abort_launch() {
    check(CardClass::Mage, &[Give("GDB_906"), Cost("GDB_906", 0), Unwritten]);
}

/// # The Coin
///
/// `GDB_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived GDB_COIN1 072209d8 0b163b0c 2f0eac7d.095f71be
#[test]
fn GDB_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_COIN1"),
            Cost("GDB_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("GDB_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `GDB_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived GDB_COIN2 04293699 bbf21229 d305e7df.095f71be
#[test]
fn GDB_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_COIN2"),
            Cost("GDB_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("GDB_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Grunty
///
/// `SC_013` · Neutral minion · 8 mana · 3/4
///
/// > **Battlecry:** Summon four random Murlocs, then shoot them at enemy minions. *(You pick the targets!)*
///
/// State: Todo
//~ todo SC_013 23065b4c 7552c3fc 1a486710.22294f5a
#[test]
#[ignore = "todo: SC_013 Grunty"]
fn SC_013_grunty() {
    check(CardClass::Mage, &[Give("SC_013"), Cost("SC_013", 8), Stats("SC_013", 3, 4), Unwritten]);
}

/// # Wayward Probe
///
/// `SC_500` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Get a random **Starship Piece**.
///
/// State: Derived
//~ derived SC_500 fccf244c ac9a38e6 870cde46.e9251eda
#[test]
fn SC_500_wayward_probe() {
    check(
        CardClass::Mage,
        &[
            Give("SC_500"),
            Cost("SC_500", 4),
            Stats("SC_500", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GDB_100")),
            Play("SC_500", Nothing),
            Is(InHand(0), "GDB_100"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 3, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SC_500"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("SC_500", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("SC_500"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_500"),
            Force(Card("GDB_100")),
            Kill(Nth(3)),
            Is(InHand(1), "GDB_100"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 3, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SC_500"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SC_500"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}
