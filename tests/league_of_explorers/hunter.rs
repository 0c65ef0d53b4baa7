//! Hunter cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Desert Camel · Minion · Beast · 3 mana · 2/4 · **Battlecry:** Put a 1-Cost minion from each deck into the battlefield.
//~ done LOE_020 - 9ebb87f8 -
#[test]
fn LOE_020_desert_camel() {
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_171"), OnTop("CS2_182"), OnTop("CS2_023"), EmptyDeck(Theirs), OnTheirTop("CS2_168"),
        OnTheirTop("CS2_231"), Play("LOE_020", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_171"),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_168"), DeckCount(Mine, 2), DeckCount(Theirs, 1), HandCount(Mine, 0),
    }
    check! { Hunter:
        OnTheirTop("CS2_171"), Play("LOE_020", Nothing), BoardCount(Mine, 1), DeckCount(Mine, 19),
        BoardCount(Theirs, 1), DeckCount(Theirs, 20),
    }
    check! { Hunter:
        OnTop("CS2_065"), OnTop("GAME_005"), Play("LOE_020", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_065"),
        BoardCount(Theirs, 0), DeckCount(Mine, 20),
    }
}

/// Dart Trap · Spell · 2 mana · **Secret:** After an opposing Hero Power is used, deal $5 damage to a random enemy.
//~ done LOE_021 - 054ae6a3 -
#[test]
fn LOE_021_dart_trap() {
    check! { Hunter:
        Play("LOE_021", Nothing), HeroPower(Nothing), Health(TheirHero, 28), IsInZone(Nth(0), Zone::Secret), EndTurn,
        Play("CS2_008", On(MyHero)), IsInZone(Nth(0), Zone::Secret), HeroPower(On(MyHero)), Health(MyHero, 28),
        Health(TheirHero, 23), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Hunter:
        Play("LOE_021", Nothing), Ally("CS2_182"), Enemy("CS2_200"), EndTurn, Force(Entity(Their(0))),
        HeroPower(On(My(0))), Damage(Their(0), 5), Damage(My(0), 1), Health(TheirHero, 30),
    }
}
