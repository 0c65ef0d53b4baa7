//! Shaman cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f2bb49b

/// The Fist of Ra-den · Weapon · 4 mana · 1/4 durability · After you cast a spell, summon a **Legendary** minion of that Cost. Lose 1 Durability.
//~ done YOD_042 - 630352ea -
#[test]
fn YOD_042_the_fist_of_ra_den() {
    check! { Shaman:
        Ally("YOD_042"), Force(Card("LOE_079")), ForbidOutcome(Card("CS2_182")), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24), BoardCount(Mine, 1), IsCard(My(0), "LOE_079"), StatsNow(MyWeapon, 1, 3),
    }
    // The opponent's spells do not count.
    check! { Shaman:
        Ally("YOD_042"), EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), BoardCount(Mine, 0),
        StatsNow(MyWeapon, 1, 4),
    }
    // On a full board it loses no Durability.
    check! { Shaman:
        Ally("YOD_042"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
        StatsNow(MyWeapon, 1, 4), BoardCount(Mine, 7),
    }
}
