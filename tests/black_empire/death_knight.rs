//! Death Knight cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e8c582e

/// G'huun · Minion · 8 mana · 8/1 · **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
/// - Numbers: {0} = 6
//~ done BE_287 - 05f0520a.ea267b5a -
#[test]
fn BE_287_ghuun() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("EX1_298"), Ally("CS2_171"), Play("BE_287", Nothing), StatsNow(My(1), 8, 7), Dead(Nth(0)),
        Health(Nth(1), 7), StatsNow(Nth(1), 8, 7), Health(Nth(2), 1), Health(TheirHero, 30), Health(MyHero, 30),
    }
    // The Runes of what was played before count: both of Consumption's are Blood.
    check! { DeathKnight:
        Enemy("EX1_298"), Give("BE_287"), TagNow(Nth(1), GameTag::TAG_SCRIPT_DATA_NUM_1, 6), Crystals(10),
        Play("CORE_CATA_007", Nothing), TagNow(Nth(1), GameTag::TAG_SCRIPT_DATA_NUM_1, 8),
    }
    check! { DeathKnight: Play("BE_287", Nothing), StatsNow(My(0), 8, 7), Health(TheirHero, 24) }
}

/// Scion of Insight · Minion · 2 mana · 2/2 · **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
//~ done BE_298 - b6fda357 -
#[test]
fn BE_298_scion_of_insight() {
    check! { DeathKnight in Wild, Standard:
        Force(Card("BE_284")), Play("BE_298", Nothing), ChooseCard("BE_284"), HandCount(Mine, 1),
        IsCard(InHand(0), "BE_284"), HasNow(My(0), GameTag::REBORN), HasNot(My(0), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::RUSH),
    }
    check! { DeathKnight in Wild, Standard:
        Force(Card("BE_285")), Play("BE_298", Nothing), ChooseCard("BE_285"), HandCount(Mine, 1),
        HasNow(My(0), GameTag::LIFESTEAL), HasNot(My(0), GameTag::REBORN),
    }
    check! { DeathKnight in Wild, Standard:
        Force(Card("EDR_812")), ForbidOutcome(Card("CS2_200")), Play("BE_298", Nothing), ChooseCard("EDR_812"),
        HasNow(My(0), GameTag::LIFESTEAL), HasNow(My(0), GameTag::RUSH),
    }
}

/// Malicious Presence · Spell · Shadow · 2 mana · Destroy a minion. Restore the minion's Health to its owner.
//~ done BE_325 - 59e89fd4 -
#[test]
fn BE_325_malicious_presence() {
    check! { DeathKnight:
        Targets("BE_325", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), DealDamage(TheirHero, 10),
        DealDamage(MyHero, 10), Play("BE_325", On(Their(0))), BoardCount(Theirs, 1), Health(TheirHero, 25),
        Health(MyHero, 20),
    }
    check! { DeathKnight:
        Ally("CS2_200"), Enemy("CS2_182"), DealDamage(TheirHero, 10), DealDamage(MyHero, 10), Play("BE_325", On(My(0))),
        BoardCount(Mine, 0), BoardCount(Theirs, 1), Health(MyHero, 27), Health(TheirHero, 20),
    }
}

/// Fleshshape · Spell · Shadow · 3 mana · **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
//~ todo BE_571 e6f03fca e27d0f3e -
#[test]
#[ignore = "todo: Fleshshape"]
fn BE_571_fleshshape() {
    unwritten("BE_571");
}

/// Uldir Quarantine · Location · 3 mana · 3 uses · Locked until you play a card from each Rune. Summon a random 5-Cost minion.
//~ done BE_780 - 8b5ad964 -
#[test]
fn BE_780_uldir_quarantine() {
    check! { DeathKnight in Wild:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("RLK_039", Nothing), Play("BE_780", Nothing), CannotAct(Newest("BE_780")),
        Play("RLK_034", On(Their(0))), Play("RLK_042", Nothing), CannotAct(Newest("BE_780")), Play("RLK_039", Nothing),
        DeckCount(Mine, 27), Force(Card("CS2_187")), Use(Newest("BE_780"), 0, Nothing), BoardCount(Mine, 2),
        IsInZone(Newest("CS2_187"), Zone::Play),
    }
    // One card of each Rune.
    const RUNES: [&str; 3] = ["RLK_039", "RLK_042", "RLK_712"];
    for at in 0..3 {
        let [one, two, missing] = [RUNES[at], RUNES[(at + 1) % 3], RUNES[(at + 2) % 3]];
        check! { DeathKnight:
            EmptyDeck(Mine), Ally("BE_780"), Play(one, Nothing), Play(two, Nothing), CannotAct(My(0)),
            Play(missing, Nothing), DeckCount(Mine, 4), Force(Card("CS2_187")), Use(My(0), 0, Nothing),
            BoardCount(Mine, 2),
        }
    }
    for other in ["RLK_035", "CS2_200"] {
        check! { DeathKnight:
            Ally("BE_780"), Play("RLK_039", Nothing), Play("RLK_042", Nothing), Play("RLK_712", Nothing),
            ForbidOutcome(Card(other)), Use(My(0), 0, Nothing),
        }
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · While in your hand, this transforms after you play a card with a rune.
//~ done BE_781 - b0b32ce7 -
#[test]
fn BE_781_fetid_devourer() {
    check! { DeathKnight:
        Give("BE_781"), Play("CS2_231", Nothing), IsCard(InHand(0), "BE_781"), Play("CORE_RLK_712", Nothing),
        IsCard(InHand(0), "BE_781t2"), StatsNow(InHand(0), 9, 6),
    }
    check! { DeathKnight:
        Give("BE_781"), Play("CS2_231", Nothing), IsCard(InHand(0), "BE_781"), Play("RLK_067", Nothing),
        IsCard(InHand(0), "BE_781t3"),
    }
    check! { DeathKnight:
        Give("BE_781"), Play("CS2_231", Nothing), IsCard(InHand(0), "BE_781"), Play("CORE_RLK_051", Nothing),
        IsCard(InHand(0), "BE_781t4"),
    }
    check! { DeathKnight:
        Give("BE_781"), Play("CS2_231", Nothing), IsCard(InHand(0), "BE_781"), Play("LEG_RLK_101", Nothing),
        IsCard(InHand(0), "BE_781t5"),
    }
    check! { DeathKnight:
        Give("BE_781"), Play("CS2_231", Nothing), IsCard(InHand(0), "BE_781"), Play("TLC_439", Nothing),
        IsCard(InHand(0), "BE_781t17"),
    }
    // What the opponent plays does not count, and a form stays.
    check! { DeathKnight:
        Give("BE_781"), EndTurn, Play("RLK_067", Nothing), EndTurn, IsCard(InHand(0), "BE_781"), Crystals(10),
        Play("RLK_067", Nothing), Play("LEG_RLK_101", Nothing), IsCard(InHand(0), "BE_781t3"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t1", On(Their(0))), BoardCount(Mine, 3),
        IsCard(InHand(0), "BE_781t1"),
    }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t6", Nothing), IsCard(InHand(0), "BE_781t6") }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t7", Nothing), IsCard(InHand(0), "BE_781t7") }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t8", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "BE_781t8") }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t9", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "BE_781t9") }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t10", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "BE_781t10") }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t11", On(Their(0))), IsCard(InHand(0), "BE_781t11"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t12", On(Their(0))), BoardCount(Mine, 3),
        IsCard(InHand(0), "BE_781t12"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t13", On(Their(0))), IsCard(InHand(0), "BE_781t13"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t14", On(Their(0))), BoardCount(Mine, 3),
        IsCard(InHand(0), "BE_781t14"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t15", On(Their(0))), IsCard(InHand(0), "BE_781t15"),
    }
    check! { DeathKnight:
        Give("BE_781"), Enemy("CS2_182"), Play("BE_781t16", On(Their(0))), BoardCount(Mine, 3),
        IsCard(InHand(0), "BE_781t16"),
    }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t18", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "BE_781t18") }
    check! { DeathKnight: Give("BE_781"), Play("BE_781t19", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "BE_781t19") }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
//~ done BE_781t1 - 8b6500ef -
#[test]
fn BE_781t1_fetid_devourer() {
    check! { DeathKnight in Wild:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Force(Card("CS2_124")),
        Force(Card("CS2_124")), Play("BE_781t1", On(Their(0))), BoardCount(Theirs, 3), Dead(Nth(0)), HandCount(Mine, 1),
        CostNow(InHand(0), 1), BoardCount(Mine, 3), IsCard(My(2), "CS2_124"),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
//~ done BE_781t11 - e2491176 -
#[test]
fn BE_781t11_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Play("BE_781t11", On(Their(0))),
        BoardCount(Theirs, 3), Dead(Nth(0)), HandCount(Mine, 1), CostNow(InHand(0), 1), BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
//~ done BE_781t13 - 0277e602 -
#[test]
fn BE_781t13_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Force(Entity(Their(1))),
        Play("BE_781t13", On(Their(0))), BoardCount(Theirs, 2), Dead(Nth(0)), Dead(Nth(1)), HandCount(Mine, 1),
        CostNow(InHand(0), 1), BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
//~ done BE_781t14 - 5a710443 -
#[test]
fn BE_781t14_fetid_devourer() {
    check! { DeathKnight in Wild:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Force(Entity(Their(1))),
        Force(Card("CS2_124")), Force(Card("CS2_124")), Play("BE_781t14", On(Their(0))), BoardCount(Theirs, 2),
        Dead(Nth(0)), Dead(Nth(1)), HandCount(Mine, 0), BoardCount(Mine, 3), IsCard(My(2), "CS2_124"),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
//~ done BE_781t15 - 80151f04 -
#[test]
fn BE_781t15_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Play("BE_781t15", On(Their(0))),
        BoardCount(Theirs, 3), Dead(Nth(0)), HandCount(Mine, 2), CostNow(InHand(0), 1), CostNow(InHand(1), 1),
        BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
//~ done BE_781t18 - f020c6d3 -
#[test]
fn BE_781t18_fetid_devourer() {
    check! { DeathKnight in Wild:
        Enemy("CS2_182"), Force(Card("CS2_124")), Force(Card("CS2_124")), Play("BE_781t18", Nothing),
        BoardCount(Theirs, 1), HandCount(Mine, 2), CostNow(InHand(0), 1), CostNow(InHand(1), 1), BoardCount(Mine, 3),
        IsCard(My(2), "CS2_124"),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 2 enemy minions.
//~ done BE_781t3 - ff4e3f3c -
#[test]
fn BE_781t3_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Force(Entity(Their(1))),
        Play("BE_781t3", On(Their(0))), BoardCount(Theirs, 2), Dead(Nth(0)), Dead(Nth(1)), HandCount(Mine, 0),
        BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Destroy 3 enemy minions.
//~ done BE_781t4 - b9eab285 -
#[test]
fn BE_781t4_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_120"), Force(Entity(Their(1))),
        Force(Entity(Their(2))), Play("BE_781t4", On(Their(0))), BoardCount(Theirs, 1), Dead(Nth(0)), Dead(Nth(1)),
        Dead(Nth(2)), HandCount(Mine, 0), BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 2 cards. They costs (3) less.
//~ done BE_781t6 - 7148de3a -
#[test]
fn BE_781t6_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Play("BE_781t6", Nothing), BoardCount(Theirs, 1), HandCount(Mine, 2), CostNow(InHand(0), 1),
        CostNow(InHand(1), 1), BoardCount(Mine, 1),
    }
}

/// Fetid Devourer · Minion · Undead · Beast · 7 mana · 9/6 · **Battlecry:** Draw 3 cards. They costs (3) less.
//~ done BE_781t7 - f5e0a853 -
#[test]
fn BE_781t7_fetid_devourer() {
    check! { DeathKnight:
        Enemy("CS2_182"), Play("BE_781t7", Nothing), BoardCount(Theirs, 1), HandCount(Mine, 3), CostNow(InHand(0), 1),
        CostNow(InHand(1), 1), CostNow(InHand(2), 1), BoardCount(Mine, 1),
    }
}
