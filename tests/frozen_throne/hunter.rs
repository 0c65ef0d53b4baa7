//! Hunter cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c01f823f

/// Play Dead · Spell · 1 mana · Trigger a friendly minion's **Deathrattle**.
//~ done ICC_052 - 63b2d58c -
#[test]
fn ICC_052_play_dead() {
    check! { Hunter:
        Give("ICC_052"), Cost("ICC_052", 1), Ally("EX1_096"), Play("ICC_052", On(My(0))), HandCount(Mine, 1),
        BoardCount(Mine, 1),
    }
}

/// Deathstalker Rexxar · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Deal 2 damage to all enemy minions.
//~ done ICC_828 - 7f620c14 -
#[test]
fn ICC_828_deathstalker_rexxar() {
    check! { Hunter:
        Enemy("CS2_182"), Ally("CS2_182"), Play("ICC_828", Nothing), Damage(Their(0), 2), Damage(My(0), 0),
        Damage(TheirHero, 0), Armor(Mine, 5), IsCard(MyPower, "ICC_828p"),
    }
}

/// Build-A-Beast · Hero Power · 2 mana · Craft a custom Zombeast.
//~ done ICC_828p - 0a6885ac -
#[test]
fn ICC_828p_build_a_beast() {
    check! { Hunter:
        HasHeroPower("ICC_828p"), Force(Card("EX1_531")), HeroPower(Nothing), Force(Card("CS2_172")),
        ChooseCard("EX1_531"), ChooseCard("CS2_172"), HandCount(Mine, 1), IsCard(InHand(0), "ICC_828t"),
        StatsNow(InHand(0), 5, 4), CostNow(InHand(0), 4), Play("ICC_828t", Nothing), Ally("CS2_182"), Kill(My(1)),
        StatsNow(My(0), 5, 4), Ally("CS2_171"), Kill(My(1)), StatsNow(My(0), 7, 5),
    }
    // Both are Beasts that cost (5) or less: the first has a text, the second is plain.
    for other in ["CS2_188", "EX1_534", "EX1_543", "CS2_172"] {
        check! { Hunter: HasHeroPower("ICC_828p"), ForbidOutcome(Card(other)), HeroPower(Nothing) }
    }
    for other in ["CS2_182", "CS2_201", "EX1_531"] {
        check! { Hunter:
            HasHeroPower("ICC_828p"), Force(Card("DS1_178")), HeroPower(Nothing), ForbidOutcome(Card(other)),
            ChooseCard("DS1_178"),
        }
    }
    check! { Hunter:
        HasHeroPower("ICC_828p"), Force(Card("DS1_178")), HeroPower(Nothing), Force(Card("EX1_028")),
        ChooseCard("DS1_178"), ChooseCard("EX1_028"), HandCount(Mine, 1), StatsNow(InHand(0), 7, 10), CostNow(InHand(0), 10),
    }
    // A Beast with keywords alone costs (5) or less, too.
    check! { Hunter:
        HasHeroPower("ICC_828p"), Force(Card("DS1_178")), HeroPower(Nothing), ForbidOutcome(Card("FP1_010")),
        ChooseCard("DS1_178"),
    }
}

/// Zombeast · Minion · Undead · Beast · 0 mana · 1/1 · {0} {1}
//~ done ICC_828t - 2ff14d09 -
#[test]
fn ICC_828t_zombeast() {
    check! { Hunter:
        Play("TLC_EVENT_400", Nothing), Play("CS2_182", Nothing), Play("CS2_172", Nothing), Play("CS2_171", Nothing),
        Crystals(10), Force(Card("EX1_531")), Play("FP1_001", Nothing), Force(Card("CS2_172")), ChooseCard("EX1_531"),
        ChooseCard("CS2_172"), HandCount(Mine, 1), IsCard(InHand(0), "ICC_828t"), StatsNow(InHand(0), 5, 4),
        CostNow(InHand(0), 1), Play("ICC_828t", Nothing), Kill(Newest("CS2_171")), StatsNow(Newest("ICC_828t"), 7, 5),
    }
}

/// Venomstrike Trap · Spell · 2 mana · **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
//~ done ICC_200 - 9fa055b3 -
#[test]
fn ICC_200_venomstrike_trap() {
    check! { Hunter:
        Give("ICC_200"), Cost("ICC_200", 2), Ally("CS2_182"), Play("ICC_200", Nothing), EndTurn, Enemy("CS2_172"),
        Enemy("CS2_172"), Attack(Their(0), MyHero), Health(MyHero, 27), IsInZone(Nth(0), Zone::Secret),
        Attack(Their(1), My(0)), BoardCount(Mine, 2), IsCard(My(1), "EX1_170"), StatsNow(My(1), 2, 3),
        HasNow(My(1), GameTag::POISONOUS), IsInZone(Nth(0), Zone::Graveyard), Damage(My(0), 3),
    }
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ICC_200", Nothing), Attack(My(0), Their(0)),
        IsInZone(Nth(2), Zone::Secret),
    }
}

/// Professor Putricide · Minion · Undead · 4 mana · 5/4 · After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
//~ done ICC_204 - 107b53a5 -
#[test]
fn ICC_204_professor_putricide() {
    check! { Hunter:
        Give("ICC_204"), Cost("ICC_204", 4), Stats("ICC_204", 5, 4), Play("ICC_204", Nothing),
        Play("GAME_005", Nothing), Force(Card("EX1_610")), Play("EX1_611", Nothing), IsInZone(Newest("EX1_610"), Zone::Secret),
        IsInZone(Newest("EX1_611"), Zone::Secret),
    }
    for other in ["EX1_287", "EX1_611", "DS1_185"] {
        check! { Hunter: Ally("ICC_204"), ForbidOutcome(Card(other)), Play("EX1_611", Nothing) }
    }
    // Only after I play a Secret: without one the Valet hurts nobody.
    check! { Hunter: Ally("ICC_204"), Play("CS2_231", Nothing), Play("KAR_092", Nothing), BoardCount(Mine, 3) }
    check! { Hunter:
        Ally("ICC_204"), EndTurn, Play("EX1_287", Nothing), EndTurn, Play("KAR_092", Nothing), BoardCount(Mine, 2),
    }
}
