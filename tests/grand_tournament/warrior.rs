//! Warrior cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Magnataur Alpha · Minion · 4 mana · 5/3 · Also damages the minions next to whomever he attacks.
//~ done AT_067 - 3533c115 -
#[test]
fn AT_067_magnataur_alpha() {
    check! { Warrior:
        Give("AT_067"), Cost("AT_067", 4), Stats("AT_067", 5, 3), Ally("AT_067"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Attack(My(0), Their(1)), Damage(Their(0), 5), Damage(Their(1), 5),
        Damage(Their(2), 5), Damage(Their(3), 0), Health(TheirHero, 30), BoardCount(Mine, 0),
    }
    check! { Warrior:
        Ally("AT_067"), Enemy("CS2_200"), Attack(My(0), TheirHero), Health(TheirHero, 25), Damage(Their(0), 0),
    }
}

/// Varian Wrynn · Minion · 10 mana · 7/7 · **Battlecry:** Draw 3 cards. Put any minions you drew directly into the battlefield.
//~ done AT_072 - 17732e2f -
#[test]
fn AT_072_varian_wrynn() {
    check! { Warrior:
        OnTop("CS2_200"), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_231"), Play("AT_072", Nothing),
        BoardCount(Mine, 3), IsInZone(Newest("CS2_231"), Zone::Play), IsInZone(Newest("CS2_182"), Zone::Play), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), IsInZone(Newest("CS2_200"), Zone::Deck), DeckCount(Mine, 20), BoardCount(Theirs, 0),
    }
    // Without room the minions come to the hand.
    check! { Warrior:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_200"), Play("AT_072", Nothing), BoardCount(Mine, 7),
        IsInZone(Newest("CS2_200"), Zone::Play), DeckCount(Mine, 19), HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(1), "CS2_182"),
    }
}
