//! Priest cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Entomb · Spell · 6 mana · Choose an enemy minion. Shuffle it into your deck.
//~ done LOE_104 - 297416d1 -
#[test]
fn LOE_104_entomb() {
    check! { Priest:
        Targets("LOE_104", &[EnemyMinion]), Enemy("EX1_029"), Enemy("CS2_182"), Play("LOE_104", On(Their(0))),
        BoardCount(Theirs, 1), IsInZone(Nth(0), Zone::Deck), DeckCount(Mine, 20), DeckCount(Theirs, 20), Health(MyHero, 30),
        IsCard(Their(0), "CS2_182"),
    }
}

/// Excavated Evil · Spell · Shadow · 5 mana · Deal $3 damage to all minions. Shuffle this card into your opponent's deck.
//~ done LOE_111 - bc32e472 -
#[test]
fn LOE_111_excavated_evil() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_172"), Play("LOE_111", Nothing), Damage(My(0), 3),
        Damage(Nth(1), 3), Dead(Nth(2)), Health(TheirHero, 30), Health(MyHero, 30), DeckCount(Theirs, 21),
        DeckCount(Mine, 19), IsInZone(Newest("LOE_111"), Zone::Deck),
    }
}
