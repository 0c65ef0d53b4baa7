//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b024180c

/// Ring Toss · Spell · 4 mana · **Corrupted Discover** 2 **Secrets** and cast them.
//~ done DMF_105t - be3942cf -
#[test]
fn DMF_105t_ring_toss() {
    check! { Mage:
        Force(Card("EX1_287")), Force(Card("EX1_289")), Force(Card("EX1_295")), Play("DMF_105t", Nothing),
        Force(Card("FP1_018")), Force(Card("EX1_289")), Force(Card("EX1_295")), ChooseCard("EX1_287"),
        ChooseCard("EX1_289"), IsInZone(Newest("EX1_289"), Zone::Secret), HandCount(Mine, 0),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Force(Card("EX1_287")), Play("DMF_105t", Nothing), Force(Card("EX1_289")), ChooseCard("EX1_287"),
        ChooseCard("EX1_289"), EndTurn, Play("DMF_105t", Nothing),
    }
    // Secrets only, both times.
    check! { Mage: ForbidOutcome(Card("CS2_029")), Play("DMF_105t", Nothing), Choose(0), Choose(0) }
    check! { Mage:
        Force(Card("EX1_287")), Force(Card("EX1_289")), Force(Card("EX1_295")), ForbidOutcome(Card("CS2_029")),
        Play("DMF_105t", Nothing), Choose(0), Choose(0), HandCount(Mine, 0),
    }
}

/// Rigged Faire Game · Spell · 3 mana · **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
//~ done DMF_107 - d56aaeb8 -
#[test]
fn DMF_107_rigged_faire_game() {
    check! { Mage:
        Play("DMF_107", Nothing), EndTurn, DealDamage(MyHero, 1), EndTurn, HandCount(Mine, 1), DealDamage(MyHero, 1), EndTurn,
        DealDamage(TheirHero, 1), EndTurn, HandCount(Mine, 5), EndTurn, EndTurn, HandCount(Mine, 6),
    }
}

/// Deck of Lunacy · Spell · 2 mana · Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
//~ done DMF_108 - f00af3ee -
#[test]
fn DMF_108_deck_of_lunacy() {
    check! { Mage:
        Give("CS2_024"), DeckOf(&["CS2_182", "CS2_029", "CS2_024"]), Play("DMF_108", Nothing), IsCard(InHand(0), "CS2_024"),
        EndTurn, EndTurn, CostNow(InHand(1), 2), EndTurn, EndTurn, CostNow(InHand(2), 4), EndTurn, EndTurn,
        IsCard(InHand(3), "CS2_182"),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029", "CS2_024"]), EndTurn, Play("DMF_108", Nothing), EndTurn,
        IsCard(InHand(0), "CS2_024"),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029", "CS2_024"]), Play("DMF_108", Nothing), EndTurn, EndTurn, EndTurn, EndTurn,
        EndTurn, EndTurn, Play("CS2_029", On(MyHero)), HandCount(Mine, 3), Health(MyHero, 24),
    }
}

/// Sayge, Seer of Darkmoon · Minion · 6 mana · 5/5 · **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
/// - Numbers: {0} = 1
//~ done DMF_109 - 5eb66fa1.eae7e889 -
#[test]
fn DMF_109_sayge_seer_of_darkmoon() {
    check! { Mage:
        Play("DMF_109", Nothing), HandCount(Mine, 1), Crystals(10), Play("EX1_289", Nothing), EndTurn, Enemy("CS2_171"),
        Attack(Their(0), MyHero), Armor(Mine, 7), EndTurn, Give("DMF_109"), HandCount(Mine, 3), Crystals(10),
        Play("DMF_109", Nothing), HandCount(Mine, 4),
    }
}

/// Keywarden Ivory · Minion · 5 mana · 4/5 · **Battlecry: Discover** a Dual Class spell from any class. **Spellburst:** Get another copy.
//~ done YOP_018 - 682252c1 -
#[test]
fn YOP_018_keywarden_ivory() {
    check! { Mage:
        Force(Card("SCH_702")), Play("YOP_018", Nothing), ChooseCard("SCH_702"), HandCount(Mine, 1),
        Play("GAME_005", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "SCH_702"), Play("GAME_005", Nothing),
        HandCount(Mine, 2),
    }
    check! { Mage: ForbidOutcome(Card("CS2_029")), Play("YOP_018", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Mage: ForbidOutcome(Card("SCH_182")), Play("YOP_018", Nothing), Choose(0) }
}

/// Imprisoned Phoenix · Minion · Elemental · Beast · 2 mana · 2/3 · **Dormant** for 2 turns. **Spell Damage +2**
//~ done YOP_021 - cbb0a91e -
#[test]
fn YOP_021_imprisoned_phoenix() {
    check! { Mage:
        Play("YOP_021", Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn, EndTurn,
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 24), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 19), HasNot(My(0), GameTag::DORMANT),
    }
}

/// Game Master · Minion · 2 mana · 2/3 · The first **Secret** you play each turn costs (1).
//~ done DMF_102 - 7b33faad -
#[test]
fn DMF_102_game_master() {
    check! { Mage:
        Ally("DMF_102"), Give("EX1_287"), Give("EX1_289"), Give("CS2_029"), GiveThem("EX1_287"),
        CostNow(InHand(0), 1), CostNow(InHand(2), 4), CostNow(InTheirHand(0), 3), Play("EX1_287", Nothing), Mana(9),
        CostNow(InHand(0), 3), IsInZone(Nth(1), Zone::Secret), EndTurn, CostNow(InHand(0), 1),
    }
}
