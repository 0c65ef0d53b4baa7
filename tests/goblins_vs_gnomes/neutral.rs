//! Neutral cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1c2d0d8

/// # Mechwarper
///
/// `GVG_006` · Neutral minion · 4 mana · 4/4
///
/// > Your Mechs cost (1) less.
///
/// State: Derived
//~ derived GVG_006 5f098df5 b18b9518 97d39507.866b070c
#[test]
fn GVG_006_mechwarper() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_006"),
            Cost("GVG_006", 4),
            Stats("GVG_006", 4, 4),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_006"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Mechwarper
///
/// `GVG_006_puzzle` · Neutral minion · 2 mana · 2/3
///
/// > Your Mechs cost (1) less.
///
/// State: Derived
//~ derived GVG_006_puzzle 1c4030b0 bcbf232e 6c6e91ed.866b070c
#[test]
fn GVG_006_puzzle_mechwarper() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_006_puzzle"),
            Cost("GVG_006_puzzle", 2),
            Stats("GVG_006_puzzle", 2, 3),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_006_puzzle"),
            CostNow(Nth(0), 1),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Warping In
///
/// `GVG_006e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived GVG_006e 9590f9a7 bff78063 08dd3216.f705eb41
#[test]
fn GVG_006e_warping_in() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GVG_006e"), CostNow(Nth(0), 2)]);
}

/// # Warping In
///
/// `GVG_006e_Puzzle` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived GVG_006e_Puzzle 7015e888 f6701628 8c7caf84.f705eb41
#[test]
fn GVG_006e_Puzzle_warping_in() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "GVG_006e_Puzzle"), CostNow(Nth(0), 2)]);
}

/// # Cogmaster
///
/// `GVG_013` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a Mech.
///
/// State: Derived
//~ derived GVG_013 d9d60e27 e6cad3ed 4b7c785b.1551bd9c
#[test]
fn GVG_013_cogmaster() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_013"),
            Cost("GVG_013", 1),
            Stats("GVG_013", 1, 2),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_013"),
            Now(Nth(4), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_013"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Friend("GVG_013"), Now(Nth(4), 1, 2)],
    );
}

/// # Fel Reaver
///
/// `GVG_016` · Neutral minion · 5 mana · 8/8
///
/// > Whenever your opponent plays a card, remove the top 3 cards of your deck.
///
/// State: Derived
//~ derived GVG_016 ec9e74c3 afc58d14 e88d98f0.8b39b120
#[test]
fn GVG_016_fel_reaver() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_016"),
            Cost("GVG_016", 5),
            Stats("GVG_016", 8, 8),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_016"),
            EndTurn,
            Play("CS2_182", Nothing),
            DeckCount(Mine, 2),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_016"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_016"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 5),
        ],
    );
}

/// # Spider Tank
///
/// `GVG_044` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ vanilla GVG_044 86ada112 22499c00 0841d0c7
#[test]
fn GVG_044_spider_tank() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_044"),
            Cost("GVG_044", 3),
            Stats("GVG_044", 3, 4),
            Play("GVG_044", Nothing),
            In(The("GVG_044"), Zone::Play),
            Now(The("GVG_044"), 3, 4),
        ],
    );
}

/// # Puddlestomper
///
/// `GVG_064` · Neutral minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla GVG_064 a401efb3 03df3e0e 98e7549c
#[test]
fn GVG_064_puddlestomper() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_064"),
            Cost("GVG_064", 2),
            Stats("GVG_064", 3, 2),
            Play("GVG_064", Nothing),
            In(The("GVG_064"), Zone::Play),
            Now(The("GVG_064"), 3, 2),
        ],
    );
}

/// # Ogre Brute
///
/// `GVG_065` · Neutral minion · 3 mana · 4/4
///
/// > 50% chance to attack the wrong enemy.
///
/// State: Derived
//~ derived GVG_065 3eadc557 ed65dc45 de318917.aeee7260
#[test]
fn GVG_065_ogre_brute() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_065"),
            Cost("GVG_065", 3),
            Stats("GVG_065", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_065"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(5)),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_065"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_065"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}

/// # Stonesplinter Trogg
///
/// `GVG_067` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your opponent casts a spell, gain +1 Attack.
///
/// State: Derived
//~ derived GVG_067 1979ae00 35e98b6f 4f97b2d7.37c0e6fb
#[test]
fn GVG_067_stonesplinter_trogg() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_067"),
            Cost("GVG_067", 2),
            Stats("GVG_067", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_067"),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(Nth(3), 3, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_067"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_067"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Burly Rockjaw Trogg
///
/// `GVG_068` · Neutral minion · 4 mana · 3/5
///
/// > Whenever your opponent casts a spell, gain +2 Attack.
///
/// State: Derived
//~ derived GVG_068 41d5044f e0ab0d91 91a121d2.286ad3a5
#[test]
fn GVG_068_burly_rockjaw_trogg() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_068"),
            Cost("GVG_068", 4),
            Stats("GVG_068", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_068"),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(Nth(3), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_068"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_068"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 3, 5),
        ],
    );
}

/// # Antique Healbot
///
/// `GVG_069` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Restore #8 Health to your hero.
///
/// State: Derived
//~ derived GVG_069 b1d77da5 281b75b8 1890f711.33e95b35
#[test]
fn GVG_069_antique_healbot() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_069"),
            Cost("GVG_069", 5),
            Stats("GVG_069", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_069", Nothing),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
        ],
    );
}

/// # Repairs!
///
/// `GVG_069a` · Priest enchantment
///
/// > +4 Health.
///
/// State: Derived
//~ derived GVG_069a 8e69fcf5 7462ae0e 29373c5e.55f9b592
#[test]
fn GVG_069a_repairs() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GVG_069a"), Now(My(0), 5, 5)]);
}

/// # Salty Dog
///
/// `GVG_070` · Neutral minion · 5 mana · 7/4
///
/// State: Vanilla
//~ vanilla GVG_070 d3b46538 c74a6718 f2396018
#[test]
fn GVG_070_salty_dog() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_070"),
            Cost("GVG_070", 5),
            Stats("GVG_070", 7, 4),
            Play("GVG_070", Nothing),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
}

/// # Lost Tallstrider
///
/// `GVG_071` · Neutral minion · 4 mana · 5/4
///
/// State: Vanilla
//~ vanilla GVG_071 f1066d1b 5880fe62 57afc297
#[test]
fn GVG_071_lost_tallstrider() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_071"),
            Cost("GVG_071", 4),
            Stats("GVG_071", 5, 4),
            Play("GVG_071", Nothing),
            In(The("GVG_071"), Zone::Play),
            Now(The("GVG_071"), 5, 4),
        ],
    );
}

/// # Kezan Mystic
///
/// `GVG_074` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Take control of a random enemy **Secret**.
///
/// State: Todo
//~ todo GVG_074 93fce888 d2e6cf27 1f957f9f.06d8c7c1
#[test]
#[ignore = "todo: GVG_074 Kezan Mystic"]
fn GVG_074_kezan_mystic() {
    check(CardClass::Mage, &[Give("GVG_074"), Cost("GVG_074", 4), Stats("GVG_074", 4, 3), Unwritten]);
}

/// # Ship's Cannon
///
/// `GVG_075` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// State: Derived
//~ derived GVG_075 35a2ea6e 45dd5533 29601384.93effbf0
#[test]
fn GVG_075_ships_cannon() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_075"),
            Cost("GVG_075", 2),
            Stats("GVG_075", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_075"),
            Force(Entity(TheirHero)),
            Play("GVG_070", Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_075"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_075"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 3),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Explosive Sheep
///
/// `GVG_076` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// State: Derived
//~ derived GVG_076 cb2db842 07107bbf 29f1b930.9b3b5542
#[test]
fn GVG_076_explosive_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_076"),
            Cost("GVG_076", 2),
            Stats("GVG_076", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_076"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Explosive Sheep
///
/// `GVG_076_Puzzle` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// State: Derived
//~ derived GVG_076_Puzzle 6da64842 c7c3ba74 afc2539c.9b3b5542
#[test]
fn GVG_076_Puzzle_explosive_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_076_Puzzle"),
            Cost("GVG_076_Puzzle", 2),
            Stats("GVG_076_Puzzle", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_076_Puzzle"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Mechanical Yeti
///
/// `GVG_078` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Give each player a **Spare Part.**
///
/// State: Derived
//~ derived GVG_078 584505f6 4b92a4d0 30086392.5f23b5c7
#[test]
fn GVG_078_mechanical_yeti() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_078"),
            Cost("GVG_078", 4),
            Stats("GVG_078", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_078"),
            Force(Card("PART_001")),
            Force(Card("PART_001")),
            Kill(Nth(3)),
            Is(InHand(1), "PART_001"),
            CostNow(InHand(1), 1),
            Is(InTheirHand(0), "PART_001"),
            CostNow(InTheirHand(0), 1),
            HandCount(Mine, 2),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Force-Tank MAX
///
/// `GVG_079` · Neutral minion · 8 mana · 7/7
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla GVG_079 01083e4a 945db098 954f6691.cc526ac4
#[test]
fn GVG_079_force_tank_max() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_079"),
            Cost("GVG_079", 8),
            Stats("GVG_079", 7, 7),
            Has("GVG_079", GameTag::DIVINE_SHIELD),
            Play("GVG_079", Nothing),
            In(The("GVG_079"), Zone::Play),
            Now(The("GVG_079"), 7, 7),
            HasNow(The("GVG_079"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Gilblin Stalker
///
/// `GVG_081` · Neutral minion · 2 mana · 2/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla GVG_081 aa7cf811 830dab4b b3a5566a.86cd88a1
#[test]
fn GVG_081_gilblin_stalker() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_081"),
            Cost("GVG_081", 2),
            Stats("GVG_081", 2, 3),
            Has("GVG_081", GameTag::STEALTH),
            Play("GVG_081", Nothing),
            In(The("GVG_081"), Zone::Play),
            Now(The("GVG_081"), 2, 3),
            HasNow(The("GVG_081"), GameTag::STEALTH),
        ],
    );
}

/// # Clockwork Gnome
///
/// `GVG_082` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a **Spare Part** card to your hand.
///
/// State: Derived
//~ derived GVG_082 55fa95fa ab1e175e 7e010cd7.3bcdd5c1
#[test]
fn GVG_082_clockwork_gnome() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_082"),
            Cost("GVG_082", 1),
            Stats("GVG_082", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_082"),
            Force(Card("PART_001")),
            Kill(Nth(3)),
            Is(InHand(1), "PART_001"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Flying Machine
///
/// `GVG_084` · Neutral minion · 3 mana · 1/4
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla GVG_084 20eba075 74c87d8a d645629c.9569ce14
#[test]
fn GVG_084_flying_machine() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_084"),
            Cost("GVG_084", 3),
            Stats("GVG_084", 1, 4),
            Has("GVG_084", GameTag::WINDFURY),
            Play("GVG_084", Nothing),
            In(The("GVG_084"), Zone::Play),
            Now(The("GVG_084"), 1, 4),
            HasNow(The("GVG_084"), GameTag::WINDFURY),
        ],
    );
}

/// # Annoy-o-Tron
///
/// `GVG_085` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla GVG_085 ca0f6b3b 3eadbd87 a71e4213.efaaa40f
#[test]
fn GVG_085_annoy_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_085"),
            Cost("GVG_085", 2),
            Stats("GVG_085", 1, 2),
            Has("GVG_085", GameTag::DIVINE_SHIELD),
            Has("GVG_085", GameTag::TAUNT),
            Play("GVG_085", Nothing),
            In(The("GVG_085"), Zone::Play),
            Now(The("GVG_085"), 1, 2),
            HasNow(The("GVG_085"), GameTag::DIVINE_SHIELD),
            HasNow(The("GVG_085"), GameTag::TAUNT),
        ],
    );
}

/// # Illuminator
///
/// `GVG_089` · Neutral minion · 3 mana · 2/4
///
/// > If you control a **Secret** at the end of your turn, restore #4 Health to your hero.
///
/// State: Derived
//~ derived GVG_089 95225e44 c4f2fc15 fe718d2f.34ac0143
#[test]
fn GVG_089_illuminator() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_089"),
            Cost("GVG_089", 3),
            Stats("GVG_089", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Friend("GVG_089"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_089"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_089"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 10),
        ],
    );
}

/// # Madder Bomber
///
/// `GVG_090` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split between all other characters.
///
/// State: Derived
//~ derived GVG_090 36a278b6 883977fc 14e7aebf.2551c4e4
#[test]
fn GVG_090_madder_bomber() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_090"),
            Cost("GVG_090", 5),
            Stats("GVG_090", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Play("GVG_090", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_090"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("GVG_090", Nothing)],
    );
}

/// # Arcane Nullifier X-21
///
/// `GVG_091` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ vanilla GVG_091 4df40fa0 1a364d1d 75ed800a.c6cde567
#[test]
fn GVG_091_arcane_nullifier_x_21() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_091"),
            Cost("GVG_091", 4),
            Stats("GVG_091", 2, 5),
            Has("GVG_091", GameTag::ELUSIVE),
            Has("GVG_091", GameTag::TAUNT),
            Play("GVG_091", Nothing),
            In(The("GVG_091"), Zone::Play),
            Now(The("GVG_091"), 2, 5),
            HasNow(The("GVG_091"), GameTag::ELUSIVE),
            HasNow(The("GVG_091"), GameTag::TAUNT),
        ],
    );
}

/// # Gnomish Experimenter
///
/// `GVG_092` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw a card. If it's a minion, transform it into a Chicken.
///
/// State: Derived
//~ derived GVG_092 a99b316c c0f4a4ab 823f2baa.711a7837
#[test]
fn GVG_092_gnomish_experimenter() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_092"),
            Cost("GVG_092", 3),
            Stats("GVG_092", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GVG_092", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Is(Nth(3), "GVG_092t"),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_092"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GVG_092", Nothing),
            DeckCount(Mine, 4),
            HandCount(Mine, 1),
            CostNow(Nth(5), 0),
            In(Nth(5), Zone::Hand),
        ],
    );
}

/// # Chicken
///
/// `GVG_092t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GVG_092t e28ae1c7 d3cfae85 b18f556b
#[test]
fn GVG_092t_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_092t"),
            Cost("GVG_092t", 1),
            Stats("GVG_092t", 1, 1),
            Play("GVG_092t", Nothing),
            In(The("GVG_092t"), Zone::Play),
            Now(The("GVG_092t"), 1, 1),
        ],
    );
}

/// # Target Dummy
///
/// `GVG_093` · Neutral minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GVG_093 df24891e 71840e57 e84754ac.4b0c5d24
#[test]
fn GVG_093_target_dummy() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_093"),
            Cost("GVG_093", 0),
            Stats("GVG_093", 0, 2),
            Has("GVG_093", GameTag::TAUNT),
            Play("GVG_093", Nothing),
            In(The("GVG_093"), Zone::Play),
            Now(The("GVG_093"), 0, 2),
            HasNow(The("GVG_093"), GameTag::TAUNT),
        ],
    );
}

/// # Jeeves
///
/// `GVG_094` · Neutral minion · 4 mana · 1/4
///
/// > At the end of each player's turn, that player draws until they have 3 cards.
///
/// State: Derived
//~ derived GVG_094 6eb3554a f2090a8f 78a83322.7abeebe2
#[test]
fn GVG_094_jeeves() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_094"),
            Cost("GVG_094", 4),
            Stats("GVG_094", 1, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_094"),
            EndTurn,
            EndTurn,
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            DeckCount(Theirs, 17),
            HandCount(Theirs, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_094"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_094"),
            EndTurn,
            DeckCount(Theirs, 19),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_094"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_094"),
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 3),
        ],
    );
}

/// # Goblin Sapper
///
/// `GVG_095` · Neutral minion · 3 mana · 2/4
///
/// > Has +4 Attack while your opponent has 6 or more cards in hand.
///
/// State: Derived
//~ derived GVG_095 bcfd2d3a 75869e87 dc66bb92.842f8b3b
#[test]
fn GVG_095_goblin_sapper() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_095"),
            Cost("GVG_095", 3),
            Stats("GVG_095", 2, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_095"),
            Now(Nth(11), 6, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_095"),
            Give("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_095"),
            Now(Nth(6), 2, 4),
        ],
    );
}

/// # Piloted Shredder
///
/// `GVG_096` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived GVG_096 6a6cb6f1 b4579175 1d289d8c.2080138b
#[test]
fn GVG_096_piloted_shredder() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_096"),
            Cost("GVG_096", 4),
            Stats("GVG_096", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_096"),
            Force(Card("CS2_120")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_096"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_096"), Never(Card("AT_016")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_096"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_096"), Never(Card("AT_006")), Kill(Nth(3))],
    );
}

/// # Lil' Exorcist
///
/// `GVG_097` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each enemy **Deathrattle** minion.
///
/// State: Derived
//~ derived GVG_097 8ba38692 6beb08b8 531a807d.c4c14d30
#[test]
fn GVG_097_lil_exorcist() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_097"),
            Cost("GVG_097", 3),
            Stats("GVG_097", 2, 3),
            Has("GVG_097", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("GVG_097", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Gnomeregan Infantry
///
/// `GVG_098` · Neutral minion · 3 mana · 1/4
///
/// > **Charge Taunt**
///
/// State: Vanilla
//~ vanilla GVG_098 5333ddc5 7e8bb8a6 59d4e859.fb934d7d
#[test]
fn GVG_098_gnomeregan_infantry() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_098"),
            Cost("GVG_098", 3),
            Stats("GVG_098", 1, 4),
            Has("GVG_098", GameTag::CHARGE),
            Has("GVG_098", GameTag::TAUNT),
            Play("GVG_098", Nothing),
            In(The("GVG_098"), Zone::Play),
            Now(The("GVG_098"), 1, 4),
            HasNow(The("GVG_098"), GameTag::CHARGE),
            HasNow(The("GVG_098"), GameTag::TAUNT),
        ],
    );
}

/// # Bomb Lobber
///
/// `GVG_099` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage to a random enemy minion.
///
/// State: Derived
//~ derived GVG_099 dca0f170 015031f0 4351b862.591f7fb4
#[test]
fn GVG_099_bomb_lobber() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_099"),
            Cost("GVG_099", 5),
            Stats("GVG_099", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("GVG_099", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Tinkertown Technician
///
/// `GVG_102` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a Mech, gain +1/+1 and add a **Spare Part** to your hand.
///
/// State: Derived
//~ derived GVG_102 99ece921 2fb739b9 89b7bec4.137a3194
#[test]
fn GVG_102_tinkertown_technician() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_102"),
            Cost("GVG_102", 3),
            Stats("GVG_102", 3, 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("PART_001")),
            Play("GVG_102", Nothing),
            Is(InHand(0), "PART_001"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_102"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_102", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Might of Tinkertown
///
/// `GVG_102e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived GVG_102e 5c082287 98b78802 d4d9970c.67341004
#[test]
fn GVG_102e_might_of_tinkertown() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GVG_102e"), Now(My(0), 6, 2)]);
}

/// # Micro Machine
///
/// `GVG_103` · Neutral minion · 2 mana · 1/2
///
/// > At the start of each turn, gain +1 Attack.
///
/// State: Derived
//~ derived GVG_103 ce0925f7 6b1f7687 8ca7c259.c081e967
#[test]
fn GVG_103_micro_machine() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_103"),
            Cost("GVG_103", 2),
            Stats("GVG_103", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_103"),
            EndTurn,
            Now(Nth(3), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_103"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_103"), EndTurn, EndTurn, Now(Nth(3), 3, 2)],
    );
}

/// # Hobgoblin
///
/// `GVG_104` · Neutral minion · 3 mana · 2/3
///
/// > Whenever you play a 1-Attack minion, give it +2/+2.
///
/// State: Derived
//~ derived GVG_104 5443957a 6f4a7c76 2427406d.ef19c1b3
#[test]
fn GVG_104_hobgoblin() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_104"),
            Cost("GVG_104", 3),
            Stats("GVG_104", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_104"),
            Play("CS2_231", Nothing),
            Now(Nth(4), 3, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_104"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_104"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # HERE, TAKE BUFF.
///
/// `GVG_104a` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GVG_104a 63b0171d 96b68521 d9ca86b0.6d6ab056
#[test]
fn GVG_104a_here_take_buff() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GVG_104a"), Now(My(0), 7, 3)]);
}

/// # Piloted Sky Golem
///
/// `GVG_105` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// State: Derived
//~ derived GVG_105 130f804a f2e8b783 533dd5d1.0009e8ee
#[test]
fn GVG_105_piloted_sky_golem() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_105"),
            Cost("GVG_105", 6),
            Stats("GVG_105", 6, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_105"),
            Force(Card("CS2_119")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_105"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_105"), Never(Card("AT_022")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_105"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_105"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Junkbot
///
/// `GVG_106` · Neutral minion · 5 mana · 1/5
///
/// > Whenever a friendly Mech dies, gain +2/+2.
///
/// State: Derived
//~ derived GVG_106 eb50059a 25c895f0 0aeca4c6.337a7ac8
#[test]
fn GVG_106_junkbot() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_106"),
            Cost("GVG_106", 5),
            Stats("GVG_106", 1, 5),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_106"),
            Kill(Nth(1)),
            Now(Nth(4), 3, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_106"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_106"),
            Kill(Nth(2)),
            Now(Nth(4), 1, 5),
        ],
    );
}

/// # Enhance-o Mechano
///
/// `GVG_107` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield* (at random)*.
///
/// State: Todo
//~ todo GVG_107 808e5fe8 d26533d6 17e95d99.d947c592
#[test]
#[ignore = "todo: GVG_107 Enhance-o Mechano"]
fn GVG_107_enhance_o_mechano() {
    check(CardClass::Mage, &[Give("GVG_107"), Cost("GVG_107", 4), Stats("GVG_107", 3, 2), Unwritten]);
}

/// # Recombobulator
///
/// `GVG_108` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform a friendly minion into a random minion with the same Cost.
///
/// State: Derived
//~ derived GVG_108 4f27d555 d74d05e5 c3ac3c3f.20834017
#[test]
fn GVG_108_recombobulator() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_108"),
            Cost("GVG_108", 2),
            Stats("GVG_108", 3, 2),
            Targets("GVG_108", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("GVG_108", On(Nth(1))),
            Is(Nth(1), "CS2_119"),
            Now(Nth(1), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_108"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("GVG_108", On(Nth(1)))],
    );
}

/// # Mini-Mage
///
/// `GVG_109` · Neutral minion · 3 mana · 3/1
///
/// > **Stealth Spell Damage +1**
///
/// State: Vanilla
//~ vanilla GVG_109 af61777d 8b08dbb8 4eaa3cda.4ff83c9c
#[test]
fn GVG_109_mini_mage() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_109"),
            Cost("GVG_109", 3),
            Stats("GVG_109", 3, 1),
            Has("GVG_109", GameTag::SPELLPOWER),
            Has("GVG_109", GameTag::STEALTH),
            Play("GVG_109", Nothing),
            In(The("GVG_109"), Zone::Play),
            Now(The("GVG_109"), 3, 1),
            HasNow(The("GVG_109"), GameTag::SPELLPOWER),
            HasNow(The("GVG_109"), GameTag::STEALTH),
        ],
    );
}

/// # Dr. Boom
///
/// `GVG_110` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// State: Derived
//~ derived GVG_110 88d6bdae 4dc14aba f35dc4d5.7610d354
#[test]
fn GVG_110_dr_boom() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_110"),
            Cost("GVG_110", 7),
            Stats("GVG_110", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_110", Nothing),
            BoardCount(Mine, 4),
            In(The("GVG_110t"), Zone::Play),
            Now(The("GVG_110t"), 1, 1),
        ],
    );
}

/// # Boom Bot
///
/// `GVG_110t` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1-4 damage to a random enemy.
///
/// State: Derived
//~ derived GVG_110t 3cdfc64e 4b2f5c9b 01f0f68f.40c79053
#[test]
fn GVG_110t_boom_bot() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_110t"),
            Cost("GVG_110t", 1),
            Stats("GVG_110t", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_110t"),
            Force(Number(0)),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Mimiron's Head
///
/// `GVG_111` · Neutral minion · 5 mana · 4/5
///
/// > At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
///
/// State: Todo
//~ todo GVG_111 0e494950 a546086f 3b79c581.b1978cd2
#[test]
#[ignore = "todo: GVG_111 Mimiron's Head"]
fn GVG_111_mimirons_head() {
    check(CardClass::Mage, &[Give("GVG_111"), Cost("GVG_111", 5), Stats("GVG_111", 4, 5), Unwritten]);
}

/// # V-07-TR-0N
///
/// `GVG_111t` · Neutral minion · 8 mana · 4/8
///
/// > **Charge Mega-Windfury**
///
/// State: Todo
//~ todo GVG_111t f8b41304 62a7bae0 7aaffff4.077220f3
#[test]
#[ignore = "todo: GVG_111t V-07-TR-0N"]
fn GVG_111t_v_07_tr_0n() {
    check(
        CardClass::Mage,
        &[Give("GVG_111t"), Cost("GVG_111t", 8), Stats("GVG_111t", 4, 8), Has("GVG_111t", GameTag::CHARGE), Unwritten],
    );
}

/// # Mogor the Ogre
///
/// `GVG_112` · Neutral minion · 6 mana · 7/6
///
/// > All minions have a 50% chance to attack the wrong enemy.
///
/// State: Todo
//~ todo GVG_112 10d63ea6 9ab994ec 81e74527.4b6b5dab
#[test]
#[ignore = "todo: GVG_112 Mogor the Ogre"]
fn GVG_112_mogor_the_ogre() {
    check(CardClass::Mage, &[Give("GVG_112"), Cost("GVG_112", 6), Stats("GVG_112", 7, 6), Unwritten]);
}

/// # Foe Reaper 4000
///
/// `GVG_113` · Neutral minion · 8 mana · 6/9
///
/// > Also damages the minions next to whomever it attacks.
///
/// State: Derived
//~ derived GVG_113 e19156a3 5fe6b240 08705772.ac98e5eb
#[test]
fn GVG_113_foe_reaper_4000() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_113"),
            Cost("GVG_113", 8),
            Stats("GVG_113", 6, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_113"),
            Attack(Nth(4), Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Sneed's Old Shredder
///
/// `GVG_114` · Neutral minion · 7 mana · 5/7
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// State: Derived
//~ derived GVG_114 5b0a88be 7b62a125 5c97a8cf.9bec5394
#[test]
fn GVG_114_sneeds_old_shredder() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_114"),
            Cost("GVG_114", 7),
            Stats("GVG_114", 5, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_114"),
            Force(Card("AT_009")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_114"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_114"), Never(Card("AV_113")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_114"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_114"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Toshley
///
/// `GVG_115` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// State: Done
//~ done GVG_115 6f4342cc - e83d8237.98c0c05d
#[test]
fn GVG_115_toshley() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_115"),
            Cost("GVG_115", 6),
            Stats("GVG_115", 5, 7),
            Play("GVG_115", Nothing),
            HandCount(Mine, 1),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}

/// # Mekgineer Thermaplugg
///
/// `GVG_116` · Neutral minion · 9 mana · 9/7
///
/// > Whenever an enemy minion dies, summon a Leper Gnome.
///
/// State: Derived
//~ derived GVG_116 46a9ec63 279e4a81 80185071.61bc7f61
#[test]
fn GVG_116_mekgineer_thermaplugg() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_116"),
            Cost("GVG_116", 9),
            Stats("GVG_116", 9, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_116"),
            Kill(Nth(2)),
            BoardCount(Mine, 3),
            In(The("EX1_029"), Zone::Play),
            Now(The("EX1_029"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_116"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_116"), Kill(Nth(1)), BoardCount(Mine, 1)],
    );
}

/// # Gazlowe
///
/// `GVG_117` · Neutral minion · 6 mana · 3/6
///
/// > Whenever you cast a 1-Cost spell, add a random Mech to your hand.
///
/// State: Derived
//~ derived GVG_117 b7bf6057 68f4ff4f 49e3573a.050184f6
#[test]
fn GVG_117_gazlowe() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_117"),
            Cost("GVG_117", 6),
            Stats("GVG_117", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_117"),
            Force(Card("GVG_044")),
            Play("CS2_075", Nothing),
            Is(InHand(1), "GVG_044"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 3, 4),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_117"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_117"),
            Never(Card("AT_001")),
            Play("CS2_075", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_117"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_117"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 6),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Troggzor the Earthinator
///
/// `GVG_118` · Neutral minion · 7 mana · 6/6
///
/// > Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
///
/// State: Derived
//~ derived GVG_118 cae5672f b30d8591 75bba672.6a708588
#[test]
fn GVG_118_troggzor_the_earthinator() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_118"),
            Cost("GVG_118", 7),
            Stats("GVG_118", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_118"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("GVG_068"), Zone::Play),
            Now(The("GVG_068"), 3, 5),
            TagNow(The("GVG_068"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_118"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Blingtron 3000
///
/// `GVG_119` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a random weapon for each player.
///
/// State: Derived
//~ derived GVG_119 8bb938be dfc0a620 be414efa.a157559e
#[test]
fn GVG_119_blingtron_3000() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_119"),
            Cost("GVG_119", 5),
            Stats("GVG_119", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_034")),
            Force(Card("AT_034")),
            Play("GVG_119", Nothing),
            Now(MyHero, 1, 30),
            Is(MyWeapon, "AT_034"),
            Now(MyWeapon, 1, 3),
            Now(TheirWeapon, 1, 3),
            Is(TheirWeapon, "AT_034"),
        ],
    );
}

/// # Hemet Nesingwary
///
/// `GVG_120` · Neutral minion · 5 mana · 6/3
///
/// > **Battlecry:** Destroy a Beast.
///
/// State: Derived
//~ derived GVG_120 967d05e5 cceb724d 251f2347.0fe97069
#[test]
fn GVG_120_hemet_nesingwary() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_120"),
            Cost("GVG_120", 5),
            Stats("GVG_120", 6, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("GVG_120", Nth(2)),
            Play("GVG_120", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_120"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("GVG_120", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Clockwork Giant
///
/// `GVG_121` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each card in your opponent's hand.
///
/// State: Derived
//~ derived GVG_121 6513d5da 8248b368 3680ce98.13d7b3b6
#[test]
fn GVG_121_clockwork_giant() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_121"),
            Cost("GVG_121", 12),
            Stats("GVG_121", 8, 8),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_121"),
            CostNow(Nth(0), 11),
        ],
    );
}

/// # The Coin
///
/// `GVG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived GVG_COIN 7b96b29a 4a502c83 e2001355.095f71be
#[test]
fn GVG_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_COIN"),
            Cost("GVG_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("GVG_COIN", Nothing),
            Mana(6),
        ],
    );
}

/// # Armor Plating
///
/// `PART_001` · Neutral spell · 1 mana
///
/// > Give a minion +1 Health.
///
/// State: Derived
//~ derived PART_001 64350995 dcfeab80 13b6401a.af9440e2
#[test]
fn PART_001_armor_plating() {
    check(
        CardClass::Mage,
        &[
            Give("PART_001"),
            Cost("PART_001", 1),
            Targets("PART_001", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_001", On(Nth(2))),
            Now(Nth(2), 4, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("PART_001"), Friend("CS2_182"), Enemy("CS2_182"), Play("PART_001", On(Nth(1))), Now(Nth(1), 4, 6)],
    );
}

/// # Armor Plating
///
/// `PART_001e` · Neutral enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived PART_001e 2bc7f818 8de61365 f522377b.1e24a525
#[test]
fn PART_001e_armor_plating() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "PART_001e"), Now(My(0), 5, 2)]);
}

/// # Time Rewinder
///
/// `PART_002` · Neutral spell · 1 mana
///
/// > Return a friendly minion to your hand.
///
/// State: Derived
//~ derived PART_002 2bdf28cf c9952590 a80bc47f.852edf35
#[test]
fn PART_002_time_rewinder() {
    check(
        CardClass::Mage,
        &[
            Give("PART_002"),
            Cost("PART_002", 1),
            Targets("PART_002", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_002", On(Nth(1))),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Rusty Horn
///
/// `PART_003` · Neutral spell · 1 mana
///
/// > Give a minion **Taunt**.
///
/// State: Derived
//~ derived PART_003 fec41466 5c116069 5a3a7dc0.b4653425
#[test]
fn PART_003_rusty_horn() {
    check(
        CardClass::Mage,
        &[
            Give("PART_003"),
            Cost("PART_003", 1),
            Targets("PART_003", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_003", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("PART_003"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("PART_003", On(Nth(4))),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("PART_003"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("PART_003", On(Nth(1))),
        ],
    );
}

/// # Finicky Cloakfield
///
/// `PART_004` · Neutral spell · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// State: Derived
//~ derived PART_004 5eccff4e 0ab444fb ca7ae057.d32b0bbb
#[test]
fn PART_004_finicky_cloakfield() {
    check(
        CardClass::Mage,
        &[
            Give("PART_004"),
            Cost("PART_004", 1),
            Targets("PART_004", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_004", On(Nth(1))),
            HasNow(Nth(1), GameTag::STEALTH),
        ],
    );
}

/// # Cloaked
///
/// `PART_004e` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived PART_004e 65070cf3 6cf13f03 9fe51075.549b4a26
#[test]
fn PART_004e_cloaked() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "PART_004e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Emergency Coolant
///
/// `PART_005` · Neutral spell · 1 mana
///
/// > **Freeze** a minion.
///
/// State: Derived
//~ derived PART_005 60544775 aeab753f d772ab96.031ce8a2
#[test]
fn PART_005_emergency_coolant() {
    check(
        CardClass::Mage,
        &[
            Give("PART_005"),
            Cost("PART_005", 1),
            Targets("PART_005", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_005", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("PART_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_005", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Reversing Switch
///
/// `PART_006` · Neutral spell · 1 mana
///
/// > Swap a minion's Attack and Health.
///
/// State: Derived
//~ derived PART_006 999aeea6 33a55f93 79530af9.11781e66
#[test]
fn PART_006_reversing_switch() {
    check(
        CardClass::Mage,
        &[
            Give("PART_006"),
            Cost("PART_006", 1),
            Targets("PART_006", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_006", On(Nth(2))),
            Now(Nth(2), 5, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("PART_006"), Friend("CS2_182"), Enemy("CS2_182"), Play("PART_006", On(Nth(1))), Now(Nth(1), 5, 4)],
    );
}

/// # Whirling Blades
///
/// `PART_007` · Neutral spell · 1 mana
///
/// > Give a minion +1 Attack.
///
/// State: Derived
//~ derived PART_007 b51ed023 d6443d8d 25aa1905.9769963f
#[test]
fn PART_007_whirling_blades() {
    check(
        CardClass::Mage,
        &[
            Give("PART_007"),
            Cost("PART_007", 1),
            Targets("PART_007", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("PART_007", On(Nth(2))),
            Now(Nth(2), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("PART_007"), Friend("CS2_182"), Enemy("CS2_182"), Play("PART_007", On(Nth(1))), Now(Nth(1), 5, 5)],
    );
}

/// # Whirling Blades
///
/// `PART_007e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived PART_007e 3a41f477 0c754220 90a8258f.c84fda8a
#[test]
fn PART_007e_whirling_blades() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "PART_007e"), Now(My(0), 6, 1)]);
}
