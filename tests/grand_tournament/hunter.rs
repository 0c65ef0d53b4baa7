//! Hunter cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bb5905ba

/// King's Elekk · Minion · Beast · 2 mana · 3/2 · **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
//~ done AT_058 - 987ec066 -
#[test]
fn AT_058_kings_elekk() {
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_172"), OnTheirTop("CS2_029"),
        Play("AT_058", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), DeckCount(Theirs, 2),
    }
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_182"), Play("AT_058", Nothing),
        HandCount(Mine, 0), DeckCount(Mine, 2),
    }
    check! { Hunter:
        DeckOf(&["CS2_182", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("AT_058", Nothing),
        HandCount(Mine, 1),
    }
}

/// Acidmaw · Minion · Beast · 3 mana · 4/2 · Whenever an enemy minion takes damage, destroy it.
//~ done AT_063 - 33d47785 -
#[test]
fn AT_063_acidmaw() {
    check! { Hunter:
        Give("AT_063"), Cost("AT_063", 3), Stats("AT_063", 4, 2), Play("AT_063", Nothing), Enemy("CS2_200"),
        Ally("CS2_200"), DealDamage(Their(0), 1), BoardCount(Theirs, 0), DealDamage(My(1), 1), BoardCount(Mine, 2),
    }
    // A hero is no minion.
    check! { Hunter: Ally("AT_063"), DealDamage(TheirHero, 1), EndTurn, StatsNow(TheirHero, 0, 29) }
}

/// Bear Trap · Spell · 2 mana · **Secret:** After your hero is attacked, summon a 3/3 Bear with **Taunt**.
//~ done AT_060 - fe6c10af -
#[test]
fn AT_060_bear_trap() {
    check! { Hunter:
        Give("AT_060"), Cost("AT_060", 2), Ally("CS2_200"), Play("AT_060", Nothing), EndTurn, Enemy("CS2_172"),
        Enemy("CS2_172"), Attack(Their(0), My(0)), IsInZone(Nth(0), Zone::Secret), Attack(Their(0), MyHero),
        Health(MyHero, 27), BoardCount(Mine, 2), IsCard(My(1), "CS2_125"), StatsNow(My(1), 3, 3), HasNow(My(1), GameTag::TAUNT),
        IsInZone(Nth(0), Zone::Graveyard), BoardCount(Theirs, 1),
    }
}
