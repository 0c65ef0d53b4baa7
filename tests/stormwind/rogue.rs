//! Rogue cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cc7efef5

/// Blackwater Cutlass · Weapon · 1 mana · 2/2 durability · **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
//~ done DED_004 - b4b08c71 -
#[test]
fn DED_004_blackwater_cutlass() {
    check! { Rogue:
        Give("DED_004"), Give("CS2_029"), Give("CS2_182"), GiveThem("CS2_029"), Use(InHand(0), 0, Nothing),
        HandCount(Mine, 3), CostNow(Nth(1), 3), CostNow(Nth(2), 4), CostNow(Nth(3), 4), IsInZone(Nth(0), Zone::Deck),
    }
    check! { Rogue:
        Give("DED_004"), Give("CS2_029"), Give("CS2_182"), ForbidOutcome(Entity(InHand(2))), Use(InHand(0), 0, Nothing),
        CostNow(Nth(1), 3),
    }
    check! { Rogue:
        Give("DED_004"), Give("CS2_029"), Give("CS2_029"), Force(Entity(InHand(1))), Use(InHand(0), 0, Nothing),
        CostNow(Nth(1), 3), CostNow(Nth(2), 4),
    }
}

/// Parrrley · Spell · 1 mana · Swap this for a card in your opponent's deck.
//~ done DED_005 - f2d5e369 -
#[test]
fn DED_005_parrrley() {
    check! { Rogue:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("DED_005", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), DeckCount(Theirs, 1), EndTurn, IsCard(InTheirHand(0), "DED_005"),
    }
    check! { Rogue: EndTurn, Play("DED_005", Nothing), DeckCount(Mine, 19), HandCount(Theirs, 2) }
}

/// Maestra of the Masquerade · Minion · 2 mana · 3/2 · You start the game as a different class until you play a Rogue card.
//~ done SW_050 - 99438efe -
#[test]
fn SW_050_maestra_of_the_masquerade() {
    use cardwright_engine::state::{ByPlayer, PlayerId};
    use cardwright_engine::{Deck, Game, Options};
    let cards = table(CardClass::Rogue).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |hero: &str, last: &str| {
        let mut list = vec![find("CS2_182"); 20];
        list.push(find(last));
        Deck { hero: find(hero), cards: list, sideboards: Vec::new() }
    };
    let (mine, theirs) = (deck("HERO_03", "SW_050"), deck("HERO_08", "CS2_182"));
    let mut classes = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let options = Options { seed, shuffle: false, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        let side = &game.players[PlayerId::First];
        classes.insert(cards.get(game[side.hero.unwrap()].card).id);
        assert_ne!(side.class, CardClass::Rogue);
        assert_eq!(cards.get(game[side.hero_power.unwrap()].card).class, side.class);
        // The opponent sees what a deck of the shown class would show.
        let view = game.view(PlayerId::Second);
        assert!(!view.game().entities().any(|(_, it)| it.card == find("HERO_03") || it.card == find("HERO_03bp")));
        let shown = cards.get(game[side.hero.unwrap()].card).id;
        let plain = Game::new(cards, ByPlayer([&deck(shown, "CS2_182"), &theirs]), None, options).unwrap();
        assert!(view == plain.view(PlayerId::Second), "{shown}");
        assert!(game.view(PlayerId::First) != plain.view(PlayerId::First));
    }
    assert_eq!(classes.len(), 10);
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let begin = || Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
    // A neutral card changes nothing; after a Rogue card the hero is back, with what it had.
    let mut table = table(CardClass::Rogue);
    table.game = begin();
    let disguise = cards.get(table.game[table.game.players[PlayerId::First].hero.unwrap()].card).id;
    table.steps(&[
        Crystals(10),
        Play("CS2_231", Nothing),
        IsCard(MyHero, disguise),
        DealDamage(MyHero, 5),
        Play("EX1_145", Nothing),
        IsCard(MyHero, "HERO_03"),
        IsCard(MyPower, "HERO_03bp"),
        Health(MyHero, 25),
        HeroPower(Nothing),
        StatsNow(MyWeapon, 1, 2),
    ]);
    assert_eq!(table.game.players[PlayerId::First].class, CardClass::Rogue);
    // The maximum of 40 Health, of which 5 are lost, stays, and so does Armor.
    let mut renathal = deck("HERO_03", "SW_050");
    renathal.cards.push(find("REV_018"));
    table.game = Game::new(cards, ByPlayer([&renathal, &theirs]), None, options).unwrap();
    table.steps(&[
        Crystals(10),
        Health(MyHero, 40),
        DealDamage(MyHero, 5),
        Play("EX1_145", Nothing),
        IsCard(MyHero, "HERO_03"),
        Health(MyHero, 35),
        Restore(MyHero, 9),
        Health(MyHero, 40),
    ]);
    // A hero card that is played meanwhile stays, and its owner is no Rogue again.
    table.game = begin();
    table.steps(&[Crystals(10), Play("ICC_833", Nothing), Play("EX1_145", Nothing), IsCard(MyHero, "ICC_833")]);
    // She is a Rogue card herself.
    table.game = begin();
    table.steps(&[Crystals(10), Play("SW_050", Nothing), IsCard(MyHero, "HERO_03"), IsCard(MyPower, "HERO_03bp")]);
}

/// Find the Imposter · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
//~ done SW_052 - c2ce83b8 -
#[test]
fn SW_052_find_the_imposter() {
    check! { Rogue:
        Play("SW_052", Nothing), Play("EX1_015", Nothing), Play("SW_413", Nothing), HandCount(Mine, 1),
        Force(Number(1)), Play("SW_413", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "SW_052t5"),
        IsInZone(Newest("SW_052t"), Zone::Secret),
    }
}

/// Learn the Truth · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
//~ done SW_052t - dbf133dc -
#[test]
fn SW_052t_learn_the_truth() {
    check! { Rogue:
        Play("SW_052t", Nothing), Play("EX1_015", Nothing), Play("SW_413", Nothing), HandCount(Mine, 1),
        Force(Number(1)), Play("SW_413", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "SW_052t5"),
        IsInZone(Newest("SW_052t2"), Zone::Secret),
    }
}

/// Marked a Traitor · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
//~ done SW_052t2 - c56eeccd -
#[test]
fn SW_052t2_marked_a_traitor() {
    check! { Rogue:
        Give("SW_052t2"), Cost("SW_052t2", 1), Play("SW_052t2", Nothing), Play("EX1_015", Nothing),
        Play("SW_413", Nothing), HandCount(Mine, 1), Play("SW_413", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "SW_052t3"),
    }
}

/// Spymaster Scabbs · Minion · 5 mana · 7/7 · **Battlecry:** Add one of each Spy Gizmo to your hand.
//~ done SW_052t3 - f2e0e823 -
#[test]
fn SW_052t3_spymaster_scabbs() {
    check! { Rogue:
        Play("SW_052t3", Nothing), HandCount(Mine, 5), IsCard(InHand(0), "SW_052t5"), IsCard(InHand(1), "SW_052t4"),
        IsCard(InHand(2), "SW_052t7"), IsCard(InHand(3), "SW_052t8_t"), IsCard(InHand(4), "SW_052t6"),
    }
}

/// Fizzflash Distractor · Spell · 1 mana · Return an enemy minion to its owner's hand. They can't play it next turn.
//~ done SW_052t4 - 0f98397e -
#[test]
fn SW_052t4_fizzflash_distractor() {
    check! { Rogue:
        Targets("SW_052t4", &[EnemyMinion]), Enemy("CS2_231"), GiveThem("CS2_182"), Play("SW_052t4", On(Their(0))),
        BoardCount(Theirs, 0), HandCount(Theirs, 2), EndTurn, Unplayable("CS2_231"), Play("CS2_182", Nothing), EndTurn,
        EndTurn, Play("CS2_231", Nothing),
    }
    check! { Rogue:
        EndTurn, Play("CS2_182", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing), EndTurn,
        Play("SW_052t4", On(Their(0))), BoardCount(Theirs, 1), HandCount(Theirs, 2),
    }
}

/// Spy-o-matic · Minion · Mech · 1 mana · 3/2 · **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
//~ done SW_052t5 - cf454967 -
#[test]
fn SW_052t5_spy_o_matic() {
    check! { Rogue:
        EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"), OnTheirTop("CS2_231"),
        Play("SW_052t5", Nothing), ChooseCard("CS2_182"), DeckCount(Theirs, 3), HandCount(Mine, 0), EndTurn,
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
    }
}

/// Hidden Gyroblade · Weapon · 1 mana · 3/2 durability · **Deathrattle:** Throw this at a random enemy minion.
//~ done SW_052t7 - 29e7bef6 -
#[test]
fn SW_052t7_hidden_gyroblade() {
    check! { Rogue:
        Ally("SW_052t7"), Ally("CS2_182"), Enemy("CS2_200"), Kill(MyWeapon), Damage(Their(0), 3), Damage(My(0), 0),
        Health(TheirHero, 30),
    }
}

/// Loan Shark · Minion · Beast · 3 mana · 3/4 · **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
//~ done SW_434 - ff1822a0 -
#[test]
fn SW_434_loan_shark() {
    check! { Rogue:
        Play("SW_434", Nothing), HandCount(Theirs, 1), IsCard(InTheirHand(0), "GAME_005"), HandCount(Mine, 0), Kill(My(0)),
        HandCount(Mine, 2), IsCard(InHand(0), "GAME_005"), IsCard(InHand(1), "GAME_005"), HandCount(Theirs, 1),
    }
}

/// Edwin, Defias Kingpin · Minion · Pirate · 4 mana · 4/4 · **Battlecry:** Draw a card. If you play it this turn, gain +2/+2 and repeat this effect.
//~ done DED_510 - eee3cd6e -
#[test]
fn DED_510_edwin_defias_kingpin() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_231", "CS2_231"]), Play("DED_510", Nothing), HandCount(Mine, 1), StatsNow(My(0), 4, 4),
        Play("CS2_231", Nothing), StatsNow(My(0), 6, 6), HandCount(Mine, 1), Play("CS2_231", Nothing), StatsNow(My(0), 8, 8),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    // Not the next turn, and no other card.
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231"]), Play("DED_510", Nothing), HandCount(Mine, 1),
        Play("GAME_005", Nothing), StatsNow(My(0), 4, 4), EndTurn, EndTurn, Play("CS2_231", Nothing), StatsNow(My(0), 4, 4),
        HandCount(Mine, 1), DeckCount(Mine, 1),
    }
    // A summoned minion was not played.
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_182", "CS2_231"]), Play("DED_510", Nothing), HandCount(Mine, 1),
        Play("GVG_029", Nothing), HandCount(Mine, 0), BoardCount(Mine, 2), StatsNow(My(0), 4, 4),
    }
}

/// Counterfeit Blade · Weapon · 4 mana · 4/2 durability · **Battlecry**: Get a copy of a random friendly **Deathrattle** minion that died this game.
//~ done SW_310 - 14374907 -
#[test]
fn SW_310_counterfeit_blade() {
    check! { Rogue:
        Ally("EX1_096"), Ally("CS2_182"), Enemy("FP1_001"), Kill(My(0)), HandCount(Mine, 1), Kill(My(0)),
        Kill(Their(0)), Play("SW_310", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "EX1_096"), StatsNow(MyWeapon, 4, 2),
    }
    check! { Rogue: Ally("CS2_182"), Kill(My(0)), Play("SW_310", Nothing), HandCount(Mine, 0) }
}
