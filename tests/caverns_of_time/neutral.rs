//! Neutral cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea2f2761

/// Infinite Amalgam · Minion · All · 4 mana · 2/4 · **Inspire, Frenzy, Spellburst, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
//~ done WON_143 - 81eb2531 -
#[test]
fn WON_143_infinite_amalgam() {
    check! { Mage:
        Ally("WON_143"), Force(Card("CS2_168")), HeroPower(On(TheirHero)), BoardCount(Mine, 2),
        Force(Card("CS2_168")), Play("CS2_024", On(TheirHero)), BoardCount(Mine, 3), IsCard(My(1), "CS2_168"),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 7), BoardCount(Mine, 3),
    }
    check! { Mage:
        Ally("WON_143"), Enemy("CS2_189"), Enemy("CS2_120"), DealDamage(Their(1), 1), DealDamage(My(0), 1), BoardCount(Mine, 2),
        DealDamage(My(0), 1), BoardCount(Mine, 2), Attack(My(0), Their(1)), BoardCount(Theirs, 1), BoardCount(Mine, 2),
    }
    check! { Mage:
        Ally("WON_143"), Enemy("CS2_189"), Attack(My(0), Their(0)), BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 3),
    }
    check! { Mage: Ally("WON_143"), ForbidOutcome(Card("CS2_200")), HeroPower(On(TheirHero)), BoardCount(Mine, 2) }
    check! { Mage: Ally("WON_143"), ForbidOutcome(Card("EX1_238")), HeroPower(On(TheirHero)), BoardCount(Mine, 2) }
    check! { Mage: Ally("WON_143"), ForbidOutcome(Card("CS2_200")), DealDamage(My(0), 1), BoardCount(Mine, 2) }
    check! { Mage: Ally("WON_143"), ForbidOutcome(Card("CS2_200")), Play("GAME_005", Nothing), BoardCount(Mine, 2) }
    check! { Mage:
        Ally("WON_143"), Enemy("CS2_120"), DealDamage(Their(0), 1), DealDamage(My(0), 1), ForbidOutcome(Card("CS2_200")),
        Attack(My(0), Their(0)), BoardCount(Mine, 3),
    }
    check! { Mage:
        Ally("WON_143"), Enemy("CS2_231"), DealDamage(My(0), 1), ForbidOutcome(Card("CS2_200")), Attack(My(0), Their(0)),
        BoardCount(Mine, 3),
    }
    for (other, hurt) in [("CS2_120", 1), ("CS2_189", 0)] {
        check! { Mage:
            Ally("WON_143"), Enemy(other), DealDamage(Their(0), hurt), DealDamage(My(0), 1), ForbidOutcome(Card("EX1_277")),
            Attack(My(0), Their(0)),
        }
    }
}

/// Eyestalk of C'Thun · Minion · 4 mana · 1/1 · **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is*).
//~ done WON_144 - c6b79ed3 -
#[test]
fn WON_144_eyestalk_of_c_thun() {
    check! { Mage:
        Ally("WON_144"), Enemy("WON_144"), Give("WON_144"), OnTop("WON_144"), Give("OG_280"), Ally("CS2_182"),
        Play("OG_281", Nothing), StatsNow(My(0), 3, 3), StatsNow(Their(0), 1, 1), StatsNow(InHand(0), 3, 3), StatsNow(My(1), 4, 5), DrawOne,
        EndTurn, EndTurn, StatsNow(Newest("WON_144"), 3, 3),
    }
    check! { Mage: Ally("WON_144"), OnTop("OG_280"), Play("OG_281", Nothing), StatsNow(My(0), 3, 3) }
    // It answers each time, not once a turn.
    check! { Mage:
        OnTop("WON_144"), Give("OG_280"), Play("OG_281", Nothing), EndTurn, EndTurn, Play("OG_281", Nothing),
        StatsNow(InHand(1), 5, 5),
    }
    // Each time in a turn.
    check! { Mage:
        Ally("WON_144"), OnTop("OG_280"), Play("OG_281", Nothing), Play("OG_281", Nothing), StatsNow(My(0), 5, 5),
    }
}
