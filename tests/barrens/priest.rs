//! Priest cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d48a4f0

/// Soothsayer's Caravan · Minion · 2 mana · 1/3 · At the start of your turn, copy a spell from your opponent's deck to your hand.
//~ done BAR_312 - a8546a4d -
#[test]
fn BAR_312_soothsayers_caravan() {
    check! { Priest:
        Give("BAR_312"), Cost("BAR_312", 2), Stats("BAR_312", 1, 3), EmptyDeck(Theirs), OnTheirTop("CS2_029"),
        OnTheirTop("CS2_200"), OnTheirTop("CS2_182"), Play("BAR_312", Nothing), EndTurn, HandCount(Mine, 0), EndTurn,
        HandCount(Mine, 2), IsCard(Newest("CS2_029"), "CS2_029"), IsInZone(Newest("CS2_029"), Zone::Hand), IsInZone(Nth(1), Zone::Deck),
        DeckCount(Theirs, 2),
    }
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_182"), Play("BAR_312", Nothing), EndTurn, EndTurn,
        HandCount(Mine, 1),
    }
    check! { Priest:
        OnTheirTop("CS2_029"), Play("BAR_312", Nothing), OnTheirTop("CS2_029"), OnTheirTop("CS2_200"), EndTurn, EndTurn,
        HandCount(Mine, 2),
    }
}

/// Serena Bloodfeather · Minion · 2 mana · 1/1 · **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
//~ done BAR_315 - ad50dcca -
#[test]
fn BAR_315_serena_bloodfeather() {
    check! { Priest:
        Enemy("CS2_182"), Ally("CS2_182"), Play("BAR_315", On(Their(0))), StatsNow(My(1), 3, 4), StatsNow(Their(0), 2, 2),
        StatsNow(My(0), 4, 5), Health(TheirHero, 30),
    }
    check! { Priest: Enemy("CS2_231"), Play("BAR_315", On(Their(0))), StatsNow(My(0), 2, 2), Dead(Nth(0)) }
    check! { Priest:
        Enemy("CS2_182"), Give("BAR_315"), CannotTarget("BAR_315", TheirHero), CannotTarget("BAR_315", MyHero),
    }
}

/// Xyrella · Minion · Draenei · 4 mana · 4/4 · **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
//~ done BAR_735 - b80cca6f -
#[test]
fn BAR_735_xyrella() {
    check! { Priest:
        Enemy("EX1_563"), Ally("CS2_182"), DealDamage(MyHero, 20), Play("CS2_089", Nothing), Damage(MyHero, 12),
        Play("BAR_735", Nothing), Health(Their(0), 4), Health(My(0), 5), Health(TheirHero, 30), EndTurn, EndTurn,
        Play("BAR_735", Nothing), Health(Their(0), 4),
    }
    check! { Priest:
        Enemy("EX1_563"), DealDamage(MyHero, 20), Play("CS2_089", Nothing), Play("CS2_089", Nothing),
        Play("BAR_735", Nothing), BoardCount(Theirs, 0), Health(MyHero, 26),
    }
}

/// Against All Odds · Spell · Holy · 5 mana · Destroy ALL odd-Attack minions.
//~ done WC_014 - d023bb6f -
#[test]
fn WC_014_against_all_odds() {
    check! { Priest:
        Ally("CS2_172"), Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_231"), Enchant(Their(1), "CS2_092e"),
        Ally("CS2_182"), Enchant(My(1), "EX1_004e"), Play("WC_014", Nothing), BoardCount(Mine, 1),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), IsCard(My(0), "CS2_182"),
    }
    check! { Priest: Ally("CS2_091"), Play("WC_014", Nothing), Dead(Nth(1)) }
}
