//! Warrior cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Deadly Arsenal · Spell · 6 mana · Reveal a weapon from your deck. Deal its Attack to all minions.
//~ done GIL_537 - 9f726599 -
#[test]
fn GIL_537_deadly_arsenal() {
    check! { Warrior:
        DeckOf(&["CS2_106", "CS2_182"]), Ally("CS2_200"), Enemy("CS2_200"), Play("GIL_537", Nothing),
        Damage(My(0), 3), Damage(Their(0), 3), Damage(TheirHero, 0), Damage(MyHero, 0), DeckCount(Mine, 2),
        HandCount(Mine, 0), NoWeapon(Mine),
    }
    check! { Warrior:
        DeckOf(&["CS2_182"]), Enemy("CS2_200"), Play("GIL_537", Nothing), Damage(Their(0), 0), DeckCount(Mine, 1),
    }
}
