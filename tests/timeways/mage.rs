//! Mage cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9b8e6430

/// Flames of Infinity · Spell · Fire · 3 mana · **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
//~ done END_024 - 3876878b -
#[test]
fn END_024_flames_of_infinity() {
    check! { Mage:
        Play("END_024", Nothing), EndTurn, Enemy("CS2_200"), Enemy("CS2_182"), Ally("CS2_201"), EndTurn,
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), BoardCount(Mine, 1), Health(TheirHero, 30),
    }
    check! { Mage: Enemy("CS2_182"), Play("END_024", Nothing), BoardCount(Theirs, 1) }
    check! { Mage: EndTurn, Play("END_024", Nothing), EndTurn, Enemy("CS2_200"), EndTurn, BoardCount(Theirs, 1) }
}

/// Semi-Stable Portal · Spell · Arcane · 2 mana · **Rewind** Add a random minion to your hand. It costs (3) less.
//~ done TIME_000 - 4a354cee -
#[test]
fn TIME_000_semi_stable_portal() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_200")), Play("TIME_000", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        CostNow(InHand(0), 3),
    }
}

/// Keep Timeline · Spell · 0 mana · Do nothing. *This timeline is perfect as-is!*
//~ done TIME_000ta - 5683a7da -
#[test]
fn TIME_000ta_keep_timeline() {
    check! { Mage: Play("TIME_000", Nothing), HandCount(Mine, 1), Choose(0), HandCount(Mine, 1) }
}

/// Rewind Timeline · Spell · 0 mana · **Rewind** the card's effect.
//~ done TIME_000tb - 01ad41ab -
#[test]
fn TIME_000tb_rewind_timeline() {
    check! { Mage in Wild:
        Force(Card("CS2_182")), Force(Card("CS2_200")), Play("TIME_000", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), Choose(1), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), Mana(8),
    }
    // Played by itself it finds nothing to rewind.
    check! { Mage:
        Play("TIME_000tb", Nothing), HandCount(Mine, 0), Damage(TheirHero, 0), Crystals(10), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6),
    }
}

/// Azure King Malygos · Minion · Dragon · 5 mana · 2/8 · If you control another Dragon, your Arcane spells cast twice.
//~ done TIME_852t1 - c856d023 -
#[test]
fn TIME_852t1_azure_king_malygos() {
    // Arcane Explosion twice beside another Dragon; a Fireball once.
    check! { Mage:
        Ally("TIME_852t1"), Ally("NEW1_023"), Enemy("CS2_200"), Play("CS2_025", Nothing), Damage(Their(0), 2),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
    check! { Mage:
        Ally("TIME_852t1"), Ally("CS2_182"), Enemy("CS2_200"), Play("CS2_025", Nothing), Damage(Their(0), 1),
    }
    // Each of my spells, and none of the opponent.
    check! { Mage:
        Ally("TIME_852t1"), Ally("NEW1_023"), Enemy("CS2_200"), Play("CS2_025", Nothing), Play("CS2_025", Nothing),
        Damage(Their(0), 4),
    }
    check! { Mage: Ally("TIME_852t1"), Ally("NEW1_023"), EndTurn, Play("CS2_025", Nothing), Damage(My(0), 1) }
}

/// Anomalize · Spell · Arcane · 7 mana · Summon a random 10 and 1-Cost minion. Scramble their stats.
//~ done TIME_859 - 967ff90a -
#[test]
fn TIME_859_anomalize() {
    // Deathwing 12/12 and Murloc Raider 2/1.
    check! { Mage in Wild:
        Force(Card("NEW1_030")), Force(Card("CS2_168")), Force(Number(1)), Force(Number(0)), Force(No), Force(No),
        Play("TIME_859", Nothing), BoardCount(Mine, 2), BoardCount(Theirs, 0), StatsNow(My(0), 12, 1), StatsNow(My(1), 2, 12),
    }
    check! { Mage in Wild:
        Force(Card("NEW1_030")), Force(Card("CS2_168")), Force(Number(2)), Force(Number(0)), Force(No), Force(No),
        Play("TIME_859", Nothing), StatsNow(My(0), 12, 2), StatsNow(My(1), 12, 1),
    }
    check! { Mage in Wild:
        Force(Card("NEW1_030")), Force(Card("CS2_168")), Force(Number(0)), Force(Number(1)), Force(Yes), Force(No),
        Play("TIME_859", Nothing), StatsNow(My(0), 1, 2), StatsNow(My(1), 12, 12),
    }
    check! { Mage in Wild:
        Force(Card("NEW1_030")), Force(Card("CS2_168")), Force(Number(0)), Force(Number(0)), Force(No), Force(Yes),
        Play("TIME_859", Nothing), StatsNow(My(0), 12, 12), StatsNow(My(1), 1, 2),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_200")), Play("TIME_859", Nothing), BoardCount(Mine, 2) }
    check! { Mage in Wild: Force(Card("NEW1_030")), ForbidOutcome(Card("CS2_200")), Play("TIME_859", Nothing), BoardCount(Mine, 2) }
    check! { Mage in Wild: Force(Card("NEW1_030")), ForbidOutcome(Card("CS2_025")), Play("TIME_859", Nothing), BoardCount(Mine, 2) }
    // Without room for the second, the one alone is scrambled.
    check! { Mage in Wild:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Force(Card("OG_133")), Force(Card("CS2_168")), Force(Yes), Play("TIME_859", Nothing),
        BoardCount(Mine, 7), StatsNow(My(6), 7, 5),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("EX1_279")), Play("TIME_859", Nothing) }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("EX1_105")), Play("TIME_859", Nothing) }
    check! { Mage in Wild: Force(Card("NEW1_030")), ForbidOutcome(Card("EX1_277")), Play("TIME_859", Nothing) }
    // Both show that they were scrambled.
    let mut table = table(CardClass::Mage);
    table.steps(&[Force(Card("NEW1_030")), Force(Card("CS2_168")), Play("TIME_859", Nothing), BoardCount(Mine, 2)]);
    assert!(table.bears(My(0), "TIME_859e"));
    assert!(table.bears(My(1), "TIME_859e"));
}

/// Faceless Enigma · Minion · 2 mana · 2/2 · **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
//~ done TIME_860 - d915b812 -
#[test]
fn TIME_860_faceless_enigma() {
    check! { Mage in Wild:
        Ally("CS2_182"), Enemy("CS2_182"), Force(Card("EX1_289")), Force(Card("EX1_594")), Play("TIME_860", Nothing),
        ChooseCard("EX1_289"), IsInZone(Newest("EX1_289"), Zone::Secret), IsInZone(Newest("EX1_594"), Zone::Secret), HandCount(Mine, 0),
        Attack(My(0), TheirHero), BoardCount(Mine, 1), Health(TheirHero, 30), EndTurn, Attack(Their(0), MyHero),
        Armor(Mine, 4), Health(MyHero, 30), BoardCount(Theirs, 1),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_029")), Play("TIME_860", Nothing) }
}

/// Timelooper Toki · Minion · 3 mana · 3/3 · **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
//~ done TIME_861 - 74b2c81f -
#[test]
fn TIME_861_timelooper_toki() {
    check! { Mage in Wild, Standard:
        Force(Card("BRM_003")), Force(Card("BRM_003")), Force(Card("BRM_003")), Play("TIME_861", Nothing),
        HandCount(Mine, 3), Crystals(10), Play("BRM_003", On(TheirHero)), Play("BRM_003", On(TheirHero)),
        HandCount(Mine, 1), Give("BRM_003"), Crystals(10), Play("BRM_003", On(TheirHero)), HandCount(Mine, 1),
        IsCard(InHand(0), "BRM_003"), Play("BRM_003", On(TheirHero)), Damage(TheirHero, 16), HandCount(Mine, 1),
        IsCard(InHand(0), "TIME_861"),
    }
    // Not from the past.
    check! { Mage in Wild, Standard: ForbidOutcome(Card("TIME_000")), Play("TIME_861", Nothing), HandCount(Mine, 3) }

    // The three spells of each time count by themselves: the third of the first play, then none of the second.
    check! { Mage in Wild, Standard:
        Force(Card("BRM_003")), Force(Card("BRM_003")), Force(Card("BRM_003")), Play("TIME_861", Nothing), Crystals(10),
        Play("BRM_003", On(TheirHero)), Play("BRM_003", On(TheirHero)), Play("EX1_144", On(My(0))), Crystals(10),
        Force(Card("CFM_065")), Force(Card("CFM_065")), Force(Card("CFM_065")), Play("TIME_861", Nothing), Crystals(10),
        HandCount(Mine, 4), Play("CFM_065", Nothing), Play("CFM_065", Nothing), HandCount(Mine, 2),
        Play("BRM_003", On(TheirHero)), HandCount(Mine, 2), IsCard(InHand(1), "TIME_861"), Damage(TheirHero, 12),
    }
    // Brann Bronzebeard: twice three spells, and a Toki for each three.
    check! { Mage in Wild, Standard:
        Ally("LOE_077"), Force(Card("BRM_003")), Force(Card("BRM_003")), Force(Card("BRM_003")),
        Force(Card("BRM_003")), Force(Card("BRM_003")), Force(Card("BRM_003")), Play("TIME_861", Nothing),
        HandCount(Mine, 6), Crystals(10), Play("BRM_003", On(TheirHero)), Play("BRM_003", On(TheirHero)), Crystals(10),
        Play("BRM_003", On(TheirHero)), HandCount(Mine, 4), Play("BRM_003", On(TheirHero)), Crystals(10),
        Play("BRM_003", On(TheirHero)), HandCount(Mine, 2), Play("BRM_003", On(TheirHero)), HandCount(Mine, 2),
        IsCard(InHand(1), "TIME_861"), Damage(TheirHero, 24),
    }
}

/// Bitter End · Spell · Frost · 5 mana · **Freeze** a minion and its neighbors. Destroy any that are damaged.
//~ done END_023 - 5d6cf6b7 -
#[test]
fn END_023_bitter_end() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_200"), DealDamage(Their(0), 1), DealDamage(Their(3), 1),
        Play("END_023", On(Their(1))), Dead(Nth(0)), HasNow(Nth(1), GameTag::FROZEN), HasNow(Nth(2), GameTag::FROZEN),
        HasNot(Nth(3), GameTag::FROZEN), IsInZone(Nth(3), Zone::Play), BoardCount(Theirs, 3),
    }
    check! { Warrior:
        Targets("END_023", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Enemy("CS2_200"), DealDamage(Their(0), 1),
        Play("END_023", On(Their(0))), BoardCount(Theirs, 0), HasNot(My(0), GameTag::FROZEN),
    }
}

/// Mirror Dimension · Spell · 1 mana · Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
//~ done TIME_006 - 285883bb -
#[test]
fn TIME_006_mirror_dimension() {
    check! { Mage:
        Play("TIME_006", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 0, 4), HasNow(My(0), GameTag::TAUNT),
        BoardCount(Theirs, 0), Give("EX1_560"), Play("TIME_006", Nothing), BoardCount(Mine, 3), StatsNow(My(2), 0, 4),
        HasNow(My(2), GameTag::TAUNT),
    }
    // A Dragon in play, or in the opponent's hand, is not held.
    check! { Mage:
        Ally("EX1_560"), GiveThem("EX1_560"), Give("CS2_182"), Play("TIME_006", Nothing), BoardCount(Mine, 2),
        HandCount(Theirs, 1),
    }
}

/// Azure Queen Sindragosa · Minion · Dragon · 5 mana · 2/8 · **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
//~ done TIME_852 - b5f448f0 -
#[test]
fn TIME_852_azure_queen_sindragosa() {
    check! { Mage:
        Ally("TIME_852"), Give("CS2_023"), Give("CS2_029"), GiveThem("CS2_023"), Enemy("EX1_560"),
        CostNow(InHand(0), 3), Ally("EX1_560"), CostNow(InHand(0), 1), CostNow(InHand(1), 4),
        CostNow(InTheirHand(0), 3), Play("CS2_023", Nothing), Mana(9), HandCount(Mine, 3), Give("CS2_023"),
        CostNow(InHand(3), 1), Kill(My(1)), CostNow(InHand(3), 3),
    }
}

/// Arcane Barrage · Spell · Arcane · 3 mana · Deal $3 damage to an enemy and $2 damage to two other random ones.
//~ done TIME_855 - 82ba20ca -
#[test]
fn TIME_855_arcane_barrage() {
    check! { Mage:
        Targets("TIME_855", &[EnemyMinion, EnemyHero]), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Force(Entity(Their(1))), Force(Entity(TheirHero)), Play("TIME_855", On(Their(0))),
        Damage(Their(0), 3), Damage(Their(1), 2), Damage(Their(2), 0), Damage(TheirHero, 2), Damage(My(0), 0),
        Damage(MyHero, 0),
    }
    check! { Mage:
        Ally("CS2_142"), Enemy("CS2_182"), Play("TIME_855", On(Their(0))), Damage(Their(0), 4), Damage(TheirHero, 3),
    }
    check! { Mage: Play("TIME_855", On(TheirHero)), Damage(TheirHero, 3) }
}

/// Alter Time · Spell · Arcane · 4 mana · **Discover** two Arcane spells from the past. They cost (2) less.
//~ done TIME_857 - 0d7c2043 -
#[test]
fn TIME_857_alter_time() {
    check! { Mage in Wild:
        Force(Card("DAL_578")), Play("TIME_857", Nothing), ChooseCard("DAL_578"), Choose(0), HandCount(Mine, 2),
        IsCard(InHand(0), "DAL_578"), CostNow(InHand(0), 6), Play("CS2_023", Nothing), CostNow(InHand(2), 4),
    }
    check! { Mage in Wild: ForbidOutcome(Card("CS2_029")), Play("TIME_857", Nothing) }
}
