//! Neutral cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d678fef

/// Stoneskin Basilisk · Minion · Beast · 3 mana · 1/1 · **Divine Shield Poisonous**@**Divine Shield**, **Poisonous**
//~ todo ICC_828t4 c37ab2e9 b04446bf -
#[test]
#[ignore = "todo: Stoneskin Basilisk"]
fn ICC_828t4_stoneskin_basilisk() {
    unwritten("ICC_828t4");
}

/// Shimmering Courser · Minion · Beast · 4 mana · 3/3 · **Elusive** on your opponent's turn.
//~ done LOOT_193 - e5e9409c -
#[test]
fn LOOT_193_shimmering_courser() {
    check! { Mage:
        Give("LOOT_193"), Cost("LOOT_193", 4), Stats("LOOT_193", 3, 3), Play("LOOT_193", Nothing),
        HasNot(Nth(0), GameTag::ELUSIVE), Play("CS2_008", On(Nth(0))), Damage(Nth(0), 1), EndTurn,
        HasNow(Nth(0), GameTag::ELUSIVE), GiveThem("CS2_008"), CannotTarget("CS2_008", Nth(0)), EndTurn,
        HasNot(Nth(0), GameTag::ELUSIVE),
    }
}

/// Marin the Fox · Minion · 8 mana · 6/6 · **Battlecry:** Summon a 0/8 Treasure Chest for your opponent. *(Break it for awesome loot!)*
// Also tests LOOT_357l.
//~ done LOOT_357 - 614ad0bd -
#[test]
fn LOOT_357_marin_the_fox() {
    check! { Mage:
        Play("LOOT_357", Nothing), BoardCount(Mine, 1), IsCard(Their(0), "LOOT_357l"), Force(Card("LOOT_998h")),
        Kill(Their(0)), HandCount(Theirs, 0), IsCard(InHand(0), "LOOT_998h"),
    }
}

/// Rummaging Kobold · Minion · 3 mana · 1/3 · **Battlecry:** Return one of your destroyed weapons to your hand.
//~ done LOOT_389 - b1c4f248 -
#[test]
fn LOOT_389_rummaging_kobold() {
    check! { Mage:
        Play("CS2_106", Nothing), Give("CS2_112"), Discard(InHand(0)), Play("LOOT_389", Nothing), HandCount(Mine, 0),
        Kill(MyWeapon), Crystals(10), Play("LOOT_389", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_106"),
    }
    check! { Mage: Give("CS2_112"), Discard(InHand(0)), EndTurn, Play("LOOT_389", Nothing), HandCount(Theirs, 1) }
    check! { Mage: Play("CS2_023", Nothing), Play("LOOT_389", Nothing), HandCount(Mine, 2) }
    check! { Mage: Ally("CS2_106"), Summon("CS2_106"), Kill(MyWeapon), Play("LOOT_389", Nothing), HandCount(Mine, 1) }
    // A weapon that was destroyed in the deck was never equipped.
    check! { Mage:
        OnTop("CS2_112"), EndTurn, Play("ICC_407", Nothing), DeckCount(Mine, 19), EndTurn, Play("LOOT_389", Nothing),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}

/// The Darkness · Minion · 4 mana · 20/20 · Starts **Dormant**. **Battlecry:** Shuffle 3 Candles into the enemy deck. When drawn, this awakens.
//~ done LOOT_526 - 9d04face -
#[test]
fn LOOT_526_the_darkness() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_182"), Play("LOOT_526", Nothing), DeckCount(Theirs, 4), CannotAct(My(0)),
        EndTurn, EndTurn, EndTurn, HandCount(Theirs, 1), DeckCount(Theirs, 0), StatsNow(My(0), 20, 20), EndTurn,
        Attack(My(0), TheirHero), Health(TheirHero, 9),
    }
}

/// The Darkness · Minion · 4 mana · 20/20 · @
//~ todo LOOT_526d b3a680d3 cb54f309 -
#[test]
#[ignore = "todo: The Darkness"]
fn LOOT_526d_the_darkness() {
    unwritten("LOOT_526d");
}

/// Darkness Candle · Spell · 4 mana · **Casts When Drawn** Snuff out a candle.
//~ todo LOOT_526t 0871f624 3503d7ad -
#[test]
#[ignore = "todo: Darkness Candle"]
fn LOOT_526t_darkness_candle() {
    unwritten("LOOT_526t");
}

/// King Togwaggle · Minion · 8 mana · 5/5 · **Battlecry:** Swap decks with your opponent. Give them a Ransom spell to swap back.
// Also tests LOOT_541t.
//~ done LOOT_541 - e49bb06f -
#[test]
fn LOOT_541_king_togwaggle() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_182"),
        OnTheirTop("CS2_172"), Play("LOOT_541", Nothing), DeckCount(Mine, 3), DeckCount(Theirs, 2),
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "LOOT_541t"), EndTurn, IsCard(InTheirHand(1), "CS2_029"), EndTurn,
        IsCard(InHand(0), "CS2_172"), EndTurn, Play("LOOT_541t", Nothing), DeckCount(Mine, 0), DeckCount(Theirs, 2),
        EndTurn, Health(MyHero, 29),
    }
    // Neither player knows the other's deck.
    use cardwright_engine::CardId;
    use cardwright_engine::state::PlayerId;
    let mut table = table(CardClass::Mage);
    table.steps(&[Crystals(10), Play("LOOT_541", Nothing)]);
    for player in PlayerId::BOTH {
        let view = table.game.view(player);
        let deck = view.game().players[player].deck;
        assert!(deck.len() > 10 && deck.iter().all(|id| view.game()[id].card == CardId::NONE));
    }
}

/// Tolin's Goblet · Spell · 3 mana · Draw a card. Fill your hand with copies of it.
//~ done LOOT_998h - 7e154259 -
#[test]
fn LOOT_998h_tolins_goblet() {
    check! { Mage:
        Give("CS2_231"), OnTop("CS2_118"), Play("LOOT_998h", Nothing), HandCount(Mine, 10), IsCard(InHand(0), "CS2_231"),
        IsCard(InHand(1), "CS2_118"), IsCard(InHand(9), "CS2_118"), DeckCount(Mine, 19),
    }
}

/// Zarog's Crown · Spell · 3 mana · **Discover** a **Legendary** minion. Summon two copies of it.
//~ done LOOT_998j - 1540a346 -
#[test]
fn LOOT_998j_zarogs_crown() {
    check! { Mage:
        Force(Card("EX1_014")), Play("LOOT_998j", Nothing), ChooseCard("EX1_014"), BoardCount(Mine, 2),
        IsCard(My(0), "EX1_014"), IsCard(My(1), "EX1_014"), HandCount(Mine, 0),
    }
}

/// Golden Kobold · Minion · 3 mana · 6/6 · **Taunt Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
//~ done LOOT_998k - b5a96a98 -
#[test]
fn LOOT_998k_golden_kobold() {
    check! { Mage:
        Give("CS2_182"), GiveThem("CS2_182"), Force(Card("EX1_016")), Play("LOOT_998k", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_016"), CostNow(InHand(0), 5), IsCard(InTheirHand(0), "CS2_182"), HasNow(My(0), GameTag::TAUNT),
    }
    check! { Mage: Give("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("LOOT_998k", Nothing) }
    check! { Mage: Give("CS2_182"), ForbidOutcome(Card("LOOT_500")), Play("LOOT_998k", Nothing) }
}

/// Spiteful Summoner · Minion · 6 mana · 4/4 · **Battlecry:** Reveal a spell from your deck. Summon a random minion with the same Cost.
//~ done LOOT_539 - 3d4a45fd -
#[test]
fn LOOT_539_spiteful_summoner() {
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_182"]), Force(Card("CS2_182")), Play("LOOT_539", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 2), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"),
    }
    // Without a spell it summons nothing.
    check! { Mage: DeckOf(&["CS2_182"]), Play("LOOT_539", Nothing), BoardCount(Mine, 1) }
}

/// Corridor Creeper · Minion · Beast · 7 mana · 2/5 · Costs (1) less whenever a minion dies while this is in your hand.
//~ done LOOT_149 - ef9319a1 -
#[test]
fn LOOT_149_corridor_creeper() {
    check! { Mage:
        Give("LOOT_149"), Cost("LOOT_149", 7), Stats("LOOT_149", 2, 5), Ally("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_106"), Kill(My(0)), CostNow(Nth(0), 6), Kill(Their(0)), CostNow(Nth(0), 5), Kill(TheirWeapon),
        CostNow(Nth(0), 5), Give("LOOT_149"), CostNow(InHand(1), 7), EndTurn, EndTurn, CostNow(Nth(0), 5),
    }
}

/// Carnivorous Cube · Minion · 5 mana · 4/6 · **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
//~ done LOOT_161 - d3abdf20 -
#[test]
fn LOOT_161_carnivorous_cube() {
    check! { Mage:
        Give("LOOT_161"), Cost("LOOT_161", 5), Stats("LOOT_161", 4, 6), Targets("LOOT_161", &[FriendlyMinion]),
        Ally("CS2_172"), Ally("CS2_182"), Play("LOOT_161", On(My(0))), BoardCount(Mine, 2), IsCard(My(0), "CS2_182"),
        Kill(My(1)), BoardCount(Mine, 3), IsCard(My(1), "CS2_172"), IsCard(My(2), "CS2_172"), BoardCount(Theirs, 0),
    }
    check! { Mage:
        Enemy("CS2_172"), Play("LOOT_161", Nothing), Kill(My(0)), BoardCount(Mine, 0), BoardCount(Theirs, 1),
    }
}

/// Feral Gibberer · Minion · 1 mana · 1/1 · After this minion attacks a hero, add a copy of it to your hand.
//~ done LOOT_218 - 773387f6 -
#[test]
fn LOOT_218_feral_gibberer() {
    check! { Mage:
        Give("LOOT_218"), Cost("LOOT_218", 1), Stats("LOOT_218", 1, 1), Ally("LOOT_218"), Ally("CS2_182"),
        Attack(My(1), TheirHero), HandCount(Mine, 1), Attack(My(0), TheirHero), Health(TheirHero, 25),
        HandCount(Mine, 2), IsCard(InHand(1), "LOOT_218"), HandCount(Theirs, 0),
    }
    check! { Mage:
        Ally("LOOT_218"), Enemy("NEW1_021"), Attack(My(0), Their(0)), BoardCount(Mine, 1), HandCount(Mine, 0),
    }
}

/// Zola the Gorgon · Minion · Naga · 3 mana · 2/2 · **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
//~ done LOOT_516 - 83c0f97a -
#[test]
fn LOOT_516_zola_the_gorgon() {
    check! { Mage:
        Give("LOOT_516"), Cost("LOOT_516", 3), Stats("LOOT_516", 2, 2), Targets("LOOT_516", &[FriendlyMinion]),
        Ally("CS2_182"), Ally("CS2_172"), Play("LOOT_516", On(My(0))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        StatsNow(InHand(0), 4, 5), CostNow(InHand(0), 4), BoardCount(Mine, 3), HandCount(Theirs, 0),
    }
}

/// Master Oakheart · Minion · 9 mana · 5/5 · **Battlecry: Recruit** a 1, 2, and 3-Attack minion.
//~ done LOOT_521 - 927035bb -
#[test]
fn LOOT_521_master_oakheart() {
    check! { Mage:
        Give("LOOT_521"), Cost("LOOT_521", 9), Stats("LOOT_521", 5, 5),
        DeckOf(&["CS2_231", "CS2_029", "CS2_120", "CS2_182", "CS2_172", "CS2_200"]), Give("CS2_171"),
        Play("LOOT_521", Nothing), BoardCount(Mine, 4), DeckCount(Mine, 3), IsInZone(Nth(1), Zone::Play),
        IsInZone(Nth(3), Zone::Play), IsInZone(Nth(5), Zone::Play), IsInZone(Nth(4), Zone::Deck), HandCount(Mine, 1),
    }
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_231", "CS2_182"]), Play("LOOT_521", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_231"), DeckCount(Mine, 2),
    }
    // Each stands to the right of the one before, also if one of the three is missing.
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_231", "CS2_182"]), Play("LOOT_521", Nothing), BoardCount(Mine, 3), DeckCount(Mine, 1),
        IsCard(My(1), "CS2_231"), IsCard(My(2), "CS2_172"),
    }
    // A weapon is not recruited.
    check! { Mage: DeckOf(&["CS2_106"]), Play("LOOT_521", Nothing), NoWeapon(Mine), DeckCount(Mine, 1), BoardCount(Mine, 1) }
}
