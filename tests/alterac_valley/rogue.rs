//! Rogue cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4e5151d

/// Shadowcrafter Scabbs · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
//~ done AV_203 - dd5ef149 -
#[test]
fn AV_203_shadowcrafter_scabbs() {
    check! { Rogue:
        Ally("CS2_182"), Enemy("CS2_182"), Play("AV_203", Nothing), HandCount(Mine, 1), HandCount(Theirs, 1),
        BoardCount(Theirs, 0), BoardCount(Mine, 2), IsCard(My(0), "AV_203t"), IsCard(My(1), "AV_203t"),
        HasNow(My(0), GameTag::STEALTH), Armor(Mine, 5), IsCard(MyPower, "AV_203p"),
    }
}

/// Wildpaw Gnoll · Minion · 6 mana · 3/5 · **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ done AV_298 - 66377bca -
#[test]
fn AV_298_wildpaw_gnoll() {
    check! { Rogue:
        Give("AV_298"), CostNow(InHand(0), 6), Give("CS2_182"), CostNow(InHand(0), 6), Play("EX1_339", Nothing),
        // Thoughtsteal itself was added, the two neutral minions do not count.
        CostNow(InHand(0), 5), DeckOf(&["CS2_029", "CS2_029"]), EndTurn, EndTurn, CostNow(Nth(0), 5), EmptyDeck(Theirs),
        OnTheirTop("CS2_029"), OnTheirTop("CS2_029"), Crystals(10), Play("EX1_339", Nothing), HandCount(Mine, 7),
        CostNow(Nth(0), 2),
    }
}

/// Contraband Stash · Spell · 5 mana · Replay 5 cards from other classes you've played this game.
//~ done AV_405 - 2e20ac9c -
#[test]
fn AV_405_contraband_stash() {
    check! { Rogue:
        Play("CS2_231", Nothing), Play("CS2_023", Nothing), HandCount(Mine, 2), Crystals(10), Play("EX1_145", Nothing),
        Play("AV_405", Nothing), HandCount(Mine, 4), BoardCount(Mine, 1), EndTurn, EndTurn, Crystals(10),
        Play("CS2_023", Nothing), Play("CS2_026", Nothing), HandCount(Mine, 7), Crystals(10), Play("AV_405", Nothing),
        DeckCount(Mine, 6), HandCount(Mine, 10),
    }
    // It is no card that was played before itself.
    check! { Mage:
        Play("EX1_145", Nothing), Play("EX1_145", Nothing), Play("EX1_145", Nothing), Play("EX1_145", Nothing),
        Play("EX1_145", Nothing), ForbidOutcome(Card("AV_405")), Play("AV_405", Nothing),
    }
    // Five of six.
    check(
        CardClass::Rogue,
        &[
            &[Play("CS2_005", Nothing); 6][..],
            &[Armor(Mine, 12), Crystals(10), Play("AV_405", Nothing), Armor(Mine, 22)],
        ]
        .concat(),
    );
}

/// Smokescreen · Spell · 8 mana · Draw 5 cards. Trigger any **Deathrattles** drawn.
//~ done ONY_031 - cbb5c1f0 -
#[test]
fn ONY_031_smokescreen() {
    check! { Rogue:
        Give("EX1_110"), OnTop("EX1_110"), OnTop("CS2_182"), Play("ONY_031", Nothing), HandCount(Mine, 6),
        BoardCount(Mine, 1), IsCard(My(0), "EX1_110t"), BoardCount(Theirs, 0),
    }
}

/// Cera'thine Fleetrunner · Minion · 5 mana · 5/5 · **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
//~ done AV_403 - 67ddf138 -
#[test]
fn AV_403_cerathine_fleetrunner() {
    check! { Rogue:
        Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_182"), DeckOf(&["CS2_029", "CS2_182"]), Force(Card("CS2_033")),
        Force(Card("CS2_033")), Play("AV_403", Nothing), HandCount(Mine, 2), CostNow(Newest("CS2_033"), 2),
        DeckCount(Mine, 2), IsInZone(Nth(3), Zone::Deck), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
        CostNow(InTheirHand(0), 4),
    }
    // Neither the Rogue's nor Neutral minions, nor spells.
    check! { Rogue: Give("CS2_182"), ForbidOutcome(Card("EX1_522")), Play("AV_403", Nothing) }
    check! { Rogue: Give("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("AV_403", Nothing) }
    check! { Rogue: Give("CS2_182"), ForbidOutcome(Card("CS2_029")), Play("AV_403", Nothing) }
}

/// Forsaken Lieutenant · Minion · Undead · 2 mana · 2/2 · **Stealth.** After you play a **Deathrattle** minion, become a 2/2 copy of it with **Rush**.
//~ done AV_601 - a9f21913 -
#[test]
fn AV_601_forsaken_lieutenant() {
    check! { Rogue:
        Has("AV_601", GameTag::STEALTH), Ally("AV_601"), Play("CS2_182", Nothing), IsCard(My(0), "AV_601"),
        Play("EX1_096", Nothing), IsCard(My(0), "EX1_096"), StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::RUSH),
        StatsNow(My(2), 2, 1), HasNot(My(2), GameTag::RUSH), Kill(My(0)), HandCount(Mine, 1),
    }
    check! { Rogue: Ally("AV_601"), EndTurn, Play("EX1_096", Nothing), IsCard(My(0), "AV_601"), StatsNow(My(0), 2, 2) }
    // A weapon with a Deathrattle is no minion.
    check! { Rogue: Ally("AV_601"), Play("FP1_021", Nothing), IsCard(My(0), "AV_601"), StatsNow(MyWeapon, 4, 2) }
}

/// SI:7 Smuggler · Minion · 3 mana · 1/3 · **Battlecry:** Summon a random @-Cost minion. *(Upgraded for each other SI:7 card you have played this game.)*
/// - Numbers: {0} = 1
//~ done ONY_030 - 6e005d6a.eae7e889 -
#[test]
fn ONY_030_si_7_smuggler() {
    check! { Rogue: Force(Card("CS2_168")), Play("ONY_030", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_168") }
    // A second SI:7 card raises it by one; another card does not.
    check! { Rogue:
        Force(Card("CS2_168")), Play("ONY_030", Nothing), Play("CS2_231", Nothing), Force(Card("CS2_172")),
        Play("ONY_030", Nothing), BoardCount(Mine, 5),
    }
    check! { Rogue: ForbidOutcome(Card("CS2_172")), Play("ONY_030", Nothing), BoardCount(Mine, 2) }
}
