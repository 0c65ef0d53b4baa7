//! Demon Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4351272

/// Expendable Performers · Spell · 7 mana · Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
//~ done DMF_224 - ef432afc -
#[test]
fn DMF_224_expendable_performers() {
    check! { DemonHunter:
        Play("DMF_224", Nothing), BoardCount(Mine, 7), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), BoardCount(Mine, 1), Kill(My(0)), BoardCount(Mine, 7), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { DemonHunter:
        Play("DMF_224", Nothing), EndTurn, Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { DemonHunter: EndTurn, Play("DMF_224", Nothing), EndTurn, EndTurn, BoardCount(Theirs, 7) }
    check! { DemonHunter:
        Play("DMF_224", Nothing), BoardCount(Mine, 7), Give("DMF_224"), Crystals(10), Unplayable("DMF_224"),
    }
    // One that the opponent has got has to die as well.
    check! { DemonHunter:
        Play("DMF_224", Nothing), Crystals(10), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("ICC_206", On(My(0))), BoardCount(Theirs, 1), BoardCount(Mine, 0), Kill(Their(0)),
        BoardCount(Mine, 7),
    }
    // Those that went back to the hand have not died.
    check! { DemonHunter:
        Play("DMF_224", Nothing), Crystals(10), Play("NEW1_004", Nothing), HandCount(Mine, 7), BoardCount(Mine, 0),
        Ally("CS2_231"), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { DemonHunter:
        Play("DMF_224", Nothing), Crystals(10), Play("EX1_144", On(My(0))), HandCount(Mine, 1), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), BoardCount(Mine, 0),
    }
    // There is room for two: they are all.
    check! { DemonHunter:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("DMF_224", Nothing), BoardCount(Mine, 7), Kill(My(5)), BoardCount(Mine, 6), Kill(My(5)),
        BoardCount(Mine, 7),
    }
    // Others that die do not count.
    check! { DemonHunter:
        Enemy("CS2_231"), Play("DMF_224", Nothing), Kill(Their(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), BoardCount(Mine, 1),
    }
}

/// Bladed Lady · Minion · Demon · 6 mana · 6/6 · **Rush** Costs (1) if your hero has 6 or more Attack.
//~ done DMF_226 - 6c24cd75 -
#[test]
fn DMF_226_bladed_lady() {
    check! { DemonHunter:
        Give("DMF_226"), Cost("DMF_226", 6), Stats("DMF_226", 6, 6), Has("DMF_226", GameTag::RUSH), CostNow(Nth(0), 6),
        Ally("CS2_112"), CostNow(Nth(0), 6), HeroPower(Nothing), CostNow(Nth(0), 1), Play("DMF_226", Nothing),
        Mana(8),
    }
    check! { DemonHunter:
        Give("DMF_226"), Ally("CS2_112"), Ally("CS2_200"), HeroPower(Nothing), EndTurn, CostNow(Nth(0), 6), EndTurn,
        CostNow(Nth(0), 6),
    }
}

/// Il'gynoth · Minion · 4 mana · 2/6 · **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
//~ done DMF_230 - bb202c9f -
#[test]
fn DMF_230_ilgynoth() {
    check! { DemonHunter:
        DealDamage(MyHero, 10), Ally("DMF_230"), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(TheirHero, 2),
        Damage(MyHero, 10),
    }
    check! { DemonHunter:
        DealDamage(MyHero, 10), Enemy("DMF_230"), Ally("CS2_231"), Enchant(My(0), "CS2_092e"), Play("DMF_230", Nothing),
        Play("EX1_308", On(TheirHero)), Damage(TheirHero, 4), Damage(MyHero, 10),
    }
    // The opponent's Lifesteal heals as it always does.
    check! { DemonHunter:
        Ally("DMF_230"), Enemy("DEEP_016"), DealDamage(TheirHero, 10), EndTurn, Attack(TheirHero, MyHero),
        Health(MyHero, 27), Health(TheirHero, 23),
    }
}

/// Zai, the Incredible · Minion · 5 mana · 6/4 · **Battlecry:** Copy the left- and right-most cards in your hand.
//~ done DMF_231 - ef8f5c6b -
#[test]
fn DMF_231_zai_the_incredible() {
    // Each copy stands to the left of its original (Hearthstone Wiki, "Zai, the Incredible"); enchantments are copied.
    check! { DemonHunter:
        Give("CS2_231"), Give("CS2_182"), Give("CS2_200"), Enchant(InHand(2), "CS2_092e"), Play("DMF_231", Nothing),
        HandCount(Mine, 5), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "CS2_231"), IsCard(InHand(2), "CS2_182"),
        IsCard(InHand(3), "CS2_200"), IsCard(InHand(4), "CS2_200"), StatsNow(InHand(3), 10, 11), IsInZone(Nth(2), Zone::Hand),
        Discard(InHand(4)), IsInZone(Nth(2), Zone::Graveyard),
    }
    // A single card is copied once.
    check! { DemonHunter: Give("CS2_231"), Play("DMF_231", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_231") }
    check! { DemonHunter:
        GiveThem("CS2_213"), Give("CS2_231"), Give("CS2_182"), Play("DMF_231", Nothing), IsCard(InHand(2), "CS2_182"),
    }
    check! { DemonHunter: Play("DMF_231", Nothing), HandCount(Mine, 0) }
    check! { DemonHunter:
        Give("CS2_182"), Give("CS2_200"), Play("CS2_231", Nothing), Play("DMF_231", Nothing), HandCount(Mine, 4),
    }
    check! { DemonHunter:
        OnTheirTop("DMF_231"), EndTurn, Give("CS2_231"), Play("DMF_231", Nothing), HandCount(Theirs, 0),
    }
    // The copy of a single card stands to the left as well.
    check! { DemonHunter:
        Give("CS2_231"), Play("DMF_231", Nothing), HandCount(Mine, 2), Discard(InHand(1)), IsInZone(Nth(0), Zone::Graveyard),
        IsCard(InHand(0), "CS2_231"),
    }
}

/// Acrobatics · Spell · 3 mana · Draw 2 cards. If you play both this turn, draw 2 more.
//~ done DMF_249 - f9eb9dae -
#[test]
fn DMF_249_acrobatics() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231", "CS2_231", "CS2_182"]), Play("DMF_249", Nothing), HandCount(Mine, 2),
        Play("EX1_011", On(MyHero)), DeckCount(Mine, 3), Play("CS2_231", Nothing), HandCount(Mine, 1),
        DeckCount(Mine, 3),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231", "CS2_231", "CS2_182"]), Play("DMF_249", Nothing),
        Play("CS2_182", Nothing), Play("CS2_231", Nothing), HandCount(Mine, 2), HandCount(Theirs, 0),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231", "CS2_231", "CS2_182"]), Play("DMF_249", Nothing),
        Play("CS2_231", Nothing), Play("CS2_182", Nothing), HandCount(Mine, 2),
    }
    // Only both that it drew.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_231", "CS2_231"]), Give("CS2_168"), Give("CS2_168"),
        Play("DMF_249", Nothing), HandCount(Mine, 4), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        HandCount(Mine, 2), Play("CS2_231", Nothing), HandCount(Mine, 1), Play("CS2_231", Nothing), HandCount(Mine, 2),
    }
    // Two more, once both have done what they say; spells are played as well.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_231", "CS2_231"]),
        Play("DMF_249", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing), HandCount(Mine, 2),
        Play("GAME_005", Nothing), HandCount(Mine, 2), DeckCount(Mine, 3),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "GAME_005", "GAME_005"]), Play("DMF_249", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), HandCount(Mine, 2), DeckCount(Mine, 2),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "EX1_043", "GAME_005"]), Play("DMF_249", Nothing),
        Play("GAME_005", Nothing), Crystals(10), Play("EX1_043", Nothing), StatsNow(My(0), 4, 1), HandCount(Mine, 2),
        DeckCount(Mine, 2),
    }
    // This turn: not in a later one.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_231", "CS2_231"]),
        Play("DMF_249", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        HandCount(Mine, 1),
    }
    // Both show that they are to be played.
    let mut table = table(CardClass::DemonHunter);
    table.steps(&[Give("CS2_231"), Play("DMF_249", Nothing), HandCount(Mine, 3)]);
    assert!(table.bears(InHand(1), "DMF_249e"));
    assert!(table.bears(InHand(2), "DMF_249e"));
    assert!(!table.bears(InHand(0), "DMF_249e"));
}

/// Felscream Blast · Spell · Fel · 1 mana · **Lifesteal**. Deal $1 damage to a minion and its neighbors.
//~ done DMF_221 - 69516d8c -
#[test]
fn DMF_221_felscream_blast() {
    check! { DemonHunter:
        Targets("DMF_221", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 10), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Play("DMF_221", On(Their(1))), Damage(Their(0), 1), Damage(Their(1), 1),
        Damage(Their(2), 1), Damage(Their(3), 0), Health(MyHero, 23), Health(TheirHero, 30),
    }
}

/// Stiltstepper · Minion · 3 mana · 4/1 · **Battlecry:** Draw a card. If you play it this turn, give your hero +4 Attack this turn.
//~ done DMF_229 - 7834ada0 -
#[test]
fn DMF_229_stiltstepper() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_231"]), Play("DMF_229", Nothing), HandCount(Mine, 1), StatsNow(MyHero, 0, 30),
        Play("CS2_231", Nothing), StatsNow(MyHero, 4, 30), Attack(MyHero, TheirHero), Health(TheirHero, 26), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
    // Another card does not, nor does the card on a later turn.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_231"]), Play("DMF_229", Nothing), HandCount(Mine, 1), Play("CS2_168", Nothing),
        StatsNow(MyHero, 0, 30), EndTurn, EndTurn, Play("CS2_231", Nothing), StatsNow(MyHero, 0, 30),
    }
    // A summoned minion was not played.
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231"]), Play("DMF_229", Nothing), HandCount(Mine, 1),
        Play("GVG_029", Nothing), HandCount(Mine, 0), BoardCount(Mine, 2), StatsNow(MyHero, 0, 30),
    }
}
