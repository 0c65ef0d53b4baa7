//! Warrior cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12622308

/// Boom Squad · Spell · 1 mana · **Discover** a **Lackey**, Mech, or Dragon.
//~ done YOD_023 - 939b200f -
#[test]
fn YOD_023_boom_squad() {
    check! { Warrior:
        Force(Card("DAL_614")), Force(Card("GVG_085")), Force(Card("NEW1_023")), Play("YOD_023", Nothing),
        ChooseCard("DAL_614"), HandCount(Mine, 1), IsCard(InHand(0), "DAL_614"),
    }
    check! { Warrior:
        Force(Card("DAL_614")), Force(Card("GVG_085")), Force(Card("NEW1_023")), Play("YOD_023", Nothing),
        ChooseCard("GVG_085"), HandCount(Mine, 1), IsCard(InHand(0), "GVG_085"),
    }
    check! { Warrior:
        Force(Card("DAL_614")), Force(Card("GVG_085")), Force(Card("NEW1_023")), Play("YOD_023", Nothing),
        ChooseCard("NEW1_023"), HandCount(Mine, 1), IsCard(InHand(0), "NEW1_023"),
    }
    // The opponent gets nothing of it.
    check! { Warrior:
        Force(Card("DAL_614")), Force(Card("GVG_085")), Play("YOD_023", Nothing), ChooseCard("DAL_614"),
        HandCount(Mine, 1),
    }
    check! { Warrior:
        Force(Card("DAL_614")), Force(Card("BOT_059")), Force(Card("CATA_160")), Play("YOD_023", Nothing),
        ChooseCard("CATA_160"), HandCount(Mine, 1), IsCard(InHand(0), "CATA_160"), HandCount(Theirs, 0),
    }
    // Cast twice, what was left of the first offer is not offered again.
    check! { Warrior:
        Play("DMF_058", Nothing), Force(Card("DAL_614")), Force(Card("GVG_085")), Force(Card("NEW1_023")),
        Play("YOD_023", Nothing), ForbidOutcome(Entity(Newest("GVG_085"))), ChooseCard("DAL_614"), Choose(0),
        HandCount(Mine, 2),
    }
}
