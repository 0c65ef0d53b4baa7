//! Paladin cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ed168b3

/// Devout Pupil · Minion · 6 mana · 4/5 · **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
//~ done SCH_139 - 772c71ca -
#[test]
fn SCH_139_devout_pupil() {
    check! { Paladin:
        Give("SCH_139"), CostNow(InHand(0), 6), Ally("CS2_200"), Play("CS2_092", On(My(0))), CostNow(InHand(0), 5),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), CostNow(InHand(0), 5), Crystals(10),
        Play("CS2_007", On(MyHero)), CostNow(InHand(0), 4), Play("CS2_231", Nothing), CostNow(InHand(0), 4),
    }
}

/// High Abbess Alura · Minion · Draenei · 4 mana · 3/6 · **Spellburst:** Cast a spell from your deck *(targets this if possible*).
//~ done SCH_141 - 06009b8e -
#[test]
fn SCH_141_high_abbess_alura() {
    check! { Paladin:
        Ally("SCH_141"), Ally("CS2_182"), DeckOf(&["CS2_182", "CS2_092"]), Play("GAME_005", Nothing),
        StatsNow(My(0), 7, 10), DeckCount(Mine, 1), Play("GAME_005", Nothing), StatsNow(My(0), 7, 10), DeckCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        Ally("SCH_141"), DeckOf(&["CS2_182", "CS2_092"]), OnTop("CS2_025"), Play("GAME_005", Nothing),
        DeckCount(Mine, 2),
    }
}

/// Argent Braggart · Minion · Draenei · 2 mana · 1/1 · **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
//~ done SCH_149 - ac465eeb -
#[test]
fn SCH_149_argent_braggart() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("EX1_561"), DealDamage(Their(1), 3), Play("SCH_149", Nothing),
        StatsNow(My(1), 8, 7), StatsNow(My(0), 4, 5),
    }
}

/// Ceremonial Maul · Weapon · 3 mana · 2/2 durability · **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
//~ done SCH_523 - 435ef5ff -
#[test]
fn SCH_523_ceremonial_maul() {
    check! { Paladin:
        Give("SCH_523"), Cost("SCH_523", 3), Stats("SCH_523", 2, 2), Play("SCH_523", Nothing),
        Play("CS2_029", On(TheirHero)), BoardCount(Mine, 1), IsCard(My(0), "SCH_523t"), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::TAUNT), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), BoardCount(Mine, 1),
    }
}

/// Turalyon, the Tenured · Minion · 8 mana · 3/12 · **Rush**. Whenever this attacks a minion, set the defender's Attack and Health to 3.
//~ done SCH_135 - 18276834 -
#[test]
fn SCH_135_turalyon_the_tenured() {
    check! { Paladin:
        Enemy("CS2_200"), Enemy("CS2_182"), Play("SCH_135", Nothing), CannotAttack(My(0), TheirHero),
        Attack(My(0), Their(0)), Dead(Nth(0)), StatsNow(My(0), 3, 9), StatsNow(Their(0), 4, 5), EndTurn, EndTurn,
        Attack(My(0), TheirHero), Health(TheirHero, 27),
    }
    // A Divine Shield is lost; the stats are set all the same.
    check! { Paladin:
        Enemy("EX1_008"), Ally("SCH_135"), Attack(My(0), Their(0)), StatsNow(Their(0), 3, 3),
        HasNot(Their(0), GameTag::DIVINE_SHIELD), StatsNow(My(0), 3, 9),
    }
    // An attacker keeps its stats.
    check! { Paladin:
        Enemy("CS2_200"), Ally("SCH_135"), EndTurn, Attack(Their(0), My(0)), StatsNow(Their(0), 6, 4), StatsNow(My(0), 3, 6),
    }
}

/// Blessing of Authority · Spell · Holy · 5 mana · Give a minion +8/+8. It can't attack heroes this turn.
//~ done SCH_138 - fd293015 -
#[test]
fn SCH_138_blessing_of_authority() {
    check! { Paladin:
        Targets("SCH_138", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_200"),
        Play("SCH_138", On(My(0))), StatsNow(My(0), 12, 13), StatsNow(My(1), 3, 2), CannotAttack(My(0), TheirHero),
        Attack(My(1), TheirHero), Attack(My(0), Their(0)), Dead(Nth(2)), EndTurn, EndTurn, Attack(My(0), TheirHero),
        Health(TheirHero, 15),
    }
}

/// Wave of Apathy · Spell · 1 mana · Set the Attack of all enemy minions to 1 until your next turn.
//~ done SCH_250 - 2b0bb0aa -
#[test]
fn SCH_250_wave_of_apathy() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_172"), Play("SCH_250", Nothing), StatsNow(Their(0), 1, 7),
        StatsNow(Their(1), 1, 2), StatsNow(My(0), 4, 5), EndTurn, Play("CS2_182", Nothing), StatsNow(Their(2), 4, 5),
        Attack(Their(0), MyHero), Health(MyHero, 29), EndTurn, StatsNow(Their(0), 6, 7), StatsNow(Their(1), 3, 2),
    }
}
