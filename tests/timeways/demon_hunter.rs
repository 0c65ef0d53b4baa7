//! Demon Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 367ec5a9

/// Chronikar · Minion · Dragon · 5 mana · 3/5 · **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
//~ done END_006 - a8ce1043 -
#[test]
fn END_006_chronikar() {
    check! { DemonHunter:
        Play("END_006", Nothing), StatsNow(MyHero, 3, 30), StatsNow(TheirHero, 0, 30), EndTurn, EndTurn, StatsNow(MyHero, 3, 30),
        EndTurn, EndTurn, StatsNow(MyHero, 3, 30), EndTurn, EndTurn, StatsNow(MyHero, 0, 30),
    }
    // A turn that is skipped, because the opponent takes an extra one, is none of the three.
    check! { DemonHunter:
        Play("END_006", Nothing), EndTurn, Crystals(10), Play("UNG_028t", Nothing), EndTurn, HandCount(Theirs, 2),
        HandCount(Mine, 0), EndTurn, StatsNow(MyHero, 3, 30), EndTurn, EndTurn, StatsNow(MyHero, 3, 30), EndTurn, EndTurn,
        StatsNow(MyHero, 0, 30),
    }
    check! { DemonHunter: Play("END_006", Nothing), StatsNow(My(0), 3, 5) }
    // On the opponent's turn the hero does not strike back.
    check! { DemonHunter:
        Play("END_006", Nothing), EndTurn, Enemy("CS2_172"), Attack(Their(0), MyHero), Health(MyHero, 27),
        Damage(Their(0), 0),
    }
}

/// Broxigar · Minion · 2 mana · 12/12 · **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
//~ done TIME_020 - 69f3cf39 -
#[test]
fn TIME_020_broxigar() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::DemonHunter).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |first: &str| {
        let mut list = vec![find("CS2_182"); 29];
        list.insert(3, find(first));
        Deck { hero: find("HERO_10"), cards: list, sideboards: Vec::new() }
    };
    let (with, without) = (deck("TIME_020"), deck("CS2_182"));
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
    let owned = |player: PlayerId| game.players[player].deck.len() + game.players[player].hand.len();
    assert_eq!((owned(PlayerId::First), owned(PlayerId::Second)), (29, 30));
    check! { DemonHunter: Play("TIME_020", Nothing), Attack(My(0), TheirHero), Health(TheirHero, 18) }
    // From the top of the deck: it is not dealt, and its player has no card less.
    let mut top = deck("CS2_182");
    top.cards[29] = find("TIME_020");
    let game = Game::new(cards, ByPlayer([&top, &without]), None, options).unwrap();
    let side = &game.players[PlayerId::First];
    // Three cards, and that of the first turn.
    assert_eq!((side.hand.len(), side.deck.len()), (4, 25));
}

/// Axe of Cenarius · Weapon · 3 mana · 3/2 durability · **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
//~ done TIME_020t1 - 950fe972 -
#[test]
fn TIME_020t1_axe_of_cenarius() {
    check! { DemonHunter:
        OnTop("TIME_020t2"), OnTop("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"), Play("TIME_020t1", Nothing),
        Attack(MyHero, Their(0)), HandCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 1), Attack(MyHero, Their(1)),
        IsCard(InHand(1), "TIME_020t2"), HandCount(Mine, 2), Health(MyHero, 30),
    }
    check! { DemonHunter:
        OnTop("TIME_020t2"), Enemy("CS2_182"), Enemy("CS2_231"), Play("TIME_020t1", Nothing), EndTurn,
        OnTop("TIME_020t2"), OnTop("CS2_182"), EndTurn, Attack(MyHero, Their(1)), HandCount(Mine, 2),
    }
    check! { DemonHunter:
        OnTop("TIME_020t2"), OnTop("CS2_182"), Enemy("CS2_182"), Enemy("CS2_052"), Play("TIME_020t1", Nothing), EndTurn,
        EndTurn, Attack(MyHero, Their(1)), HandCount(Mine, 2),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        Enemy("CS2_182"), Enemy("CS2_231"), Play("TIME_020t1", Nothing), EndTurn, OnTheirTop("TIME_020t2"), EndTurn,
        Attack(MyHero, Their(1)), HandCount(Theirs, 1),
    }
    // Each kill, by my hero alone.
    check! { DemonHunter:
        OnTop("TIME_020t2"), OnTop("TIME_020t3"), Enemy("CS2_231"), Enemy("CS2_231"), Play("TIME_020t1", Nothing),
        Attack(MyHero, Their(0)), Ready(MyHero), Attack(MyHero, Their(0)), HandCount(Mine, 2), DeckCount(Mine, 19),
    }
    check! { DemonHunter:
        OnTop("TIME_020t2"), OnTop("CS2_182"), Enemy("CS2_231"), Ally("CS2_182"), Ally("CS2_231"),
        Play("TIME_020t1", Nothing), Attack(My(0), Their(0)), HandCount(Mine, 0), EndTurn, Play("CS2_106", Nothing),
        Attack(TheirHero, My(1)), BoardCount(Mine, 1), HandCount(Mine, 0), DeckCount(Mine, 21),
    }
}

/// First Portal to Argus · Spell · Fel · 0 mana · Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
// Also tests TIME_020t2t.
//~ done TIME_020t2 - 761f0cbd -
#[test]
fn TIME_020t2_first_portal_to_argus() {
    check! { DemonHunter:
        Play("TIME_020t2", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), IsCard(Their(0), "TIME_020t2t"),
        EmptyDeck(Mine), OnTop("CS2_182"), Kill(Their(0)), HandCount(Mine, 1), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(1), "TIME_020t3"), DeckCount(Theirs, 19),
    }
}

/// Second Portal to Argus · Spell · Fel · 0 mana · Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
// Also tests TIME_020t3t.
//~ done TIME_020t3 - 1cb93a8e -
#[test]
fn TIME_020t3_second_portal_to_argus() {
    check! { DemonHunter:
        Play("TIME_020t3", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), IsCard(Their(0), "TIME_020t3t"),
        EmptyDeck(Mine), OnTop("CS2_182"), Kill(Their(0)), HandCount(Mine, 1), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(1), "TIME_020t4"), DeckCount(Theirs, 19),
    }
}

/// Third Portal to Argus · Spell · Fel · 0 mana · Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
// Also tests TIME_020t4t.
//~ done TIME_020t4 - 35e2043b -
#[test]
fn TIME_020t4_third_portal_to_argus() {
    check! { DemonHunter:
        Play("TIME_020t4", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1), IsCard(Their(0), "TIME_020t4t"),
        EmptyDeck(Mine), OnTop("CS2_182"), Kill(Their(0)), HandCount(Mine, 1), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(1), "TIME_020t5"), DeckCount(Theirs, 19),
    }
}

/// Final Portal to Argus · Spell · Fel · 0 mana · Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
// Also tests TIME_020t5t.
//~ done TIME_020t5 - ec1b57bc -
#[test]
fn TIME_020t5_final_portal_to_argus() {
    check! { DemonHunter:
        Play("TIME_020t5", Nothing), BoardCount(Theirs, 1), StatsNow(Their(0), 4, 1), Kill(Their(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "TIME_020"), HandCount(Theirs, 0),
    }
}

/// Perennial Serpent · Minion · Beast · 8 mana · 7/9 · **Rush** Costs (4) less if a minion is **Dormant**.
//~ done TIME_022 - d14755c9 -
#[test]
fn TIME_022_perennial_serpent() {
    check! { DemonHunter:
        Give("TIME_022"), Cost("TIME_022", 8), Stats("TIME_022", 7, 9), Has("TIME_022", GameTag::RUSH),
        CostNow(Nth(0), 8), Play("BT_156", Nothing), CostNow(Nth(0), 4), EndTurn, EndTurn, CostNow(Nth(0), 4), EndTurn,
        EndTurn, CostNow(Nth(0), 8),
    }
    check! { DemonHunter: Give("TIME_022"), EndTurn, Play("BT_156", Nothing), EndTurn, CostNow(Nth(0), 4) }
}

/// Aeon Rend · Spell · Fel · 4 mana · **Rewind** Deal $4 damage to two random enemies.
//~ done TIME_441 - 672a3f00 -
#[test]
fn TIME_441_aeon_rend() {
    check! { DemonHunter:
        Ally("CS2_200"), Enemy("CS2_200"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(TheirHero)),
        Play("TIME_441", Nothing), Choose(0), Damage(Their(0), 4), Health(TheirHero, 26), Damage(Their(1), 0),
        Damage(My(0), 0),
    }
}

/// Timeway Warden · Minion · 4 mana · 2/6 · **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
//~ done TIME_442 - c2ad7ef6 -
#[test]
fn TIME_442_timeway_warden() {
    check! { DemonHunter:
        Targets("TIME_442", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_200"), Play("TIME_442", On(Their(0))),
        HasNow(Their(0), GameTag::DORMANT), HasNot(Their(1), GameTag::DORMANT), EndTurn, EndTurn, EndTurn, EndTurn,
        HasNow(Their(0), GameTag::DORMANT), Kill(My(0)), HasNot(Their(0), GameTag::DORMANT),
    }
    // A doubled Battlecry finds it Dormant already, and it awakens all the same.
    check! { DemonHunter:
        Ally("LOE_077"), Enemy("CS2_182"), Play("TIME_442", On(Their(0))), HasNow(Their(0), GameTag::DORMANT),
        Kill(My(1)), HasNot(Their(0), GameTag::DORMANT),
    }
}

/// Time-Lost Glaive · Weapon · 1 mana · 2/2 durability · **Deathrattle:** Get a random Demon from the past.
//~ done TIME_444 - 1cdb6698 -
#[test]
fn TIME_444_time_lost_glaive() {
    check! { DemonHunter in Wild, Standard:
        Give("TIME_444"), Cost("TIME_444", 1), Stats("TIME_444", 2, 2), Ally("TIME_444"), Force(Card("CS2_065")),
        Kill(MyWeapon), IsCard(InHand(1), "CS2_065"),
    }
}

/// The Eternal Hold · Location · 6 mana · 3 uses · **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
//~ done TIME_446 - 38ecc31c -
#[test]
fn TIME_446_the_eternal_hold() {
    check! { DemonHunter in Wild:
        Ally("TIME_446"), Force(Card("CS2_064")), Use(My(0), 0, Nothing), ChooseCard("CS2_064"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_064"), CostNow(InHand(0), 6), DeckOf(&["CS2_029", "CS2_029", "CS2_029", "CS2_029"]), EndTurn,
        EndTurn, EndTurn, EndTurn, Give("CS2_182"), Force(Card("EX1_310")), Use(My(0), 0, Nothing),
        ChooseCard("EX1_310"), CostNow(InHand(0), 1), CostNow(Newest("EX1_310"), 1), CostNow(Newest("CS2_029"), 4),
        Play("CS2_182", Nothing), CostNow(InHand(0), 6),
    }
    check! { DemonHunter in Wild, Standard:
        Ally("TIME_446"), ForbidOutcome(Card("CS2_200")), Use(My(0), 0, Nothing), Choose(0), HandCount(Mine, 1),
    }
    check! { DemonHunter in Wild:
        Ally("TIME_446"), DeckOf(&["CS2_182"]), Force(Card("CS2_064")), Use(My(0), 0, Nothing), ChooseCard("CS2_064"),
        HandCount(Mine, 1), CostNow(InHand(0), 6),
    }
}

/// Solitude · Spell · 3 mana · **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
//~ done TIME_448 - d5eeaede -
#[test]
fn TIME_448_solitude() {
    check! { DemonHunter in Wild:
        GiveThem("CS2_182"), Give("CS2_182"), Give("CS2_029"), Force(Card("CS2_200")), Play("TIME_448", Nothing),
        ChooseCard("CS2_200"), Choose(0), HandCount(Mine, 4), CostNow(Nth(1), 4), CostNow(InHand(2), 6),
        EmptyDeck(Mine), OnTop("CS2_029"), Force(Card("CS2_187")), Play("TIME_448", Nothing), ChooseCard("CS2_187"),
        Choose(0), HandCount(Mine, 6), CostNow(Nth(1), 2), CostNow(InHand(2), 4), CostNow(InHand(4), 3),
        CostNow(Nth(2), 4), CostNow(Nth(0), 4),
    }
    check! { DemonHunter in Wild, Standard: ForbidOutcome(Card("TIME_449")), Play("TIME_448", Nothing), Choose(0), Choose(0), HandCount(Mine, 2) }
    check! { DemonHunter:
        DeckOf(&["CS2_182"]), Give("CS2_182"), Play("TIME_448", Nothing), Choose(0), Choose(0), HandCount(Mine, 3),
        CostNow(Nth(1), 4),
    }
}

/// Lasting Legacy · Spell · 3 mana · Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
//~ done TIME_449 - 9769bcf1 -
#[test]
fn TIME_449_lasting_legacy() {
    check! { DemonHunter:
        Give("CS2_182"), Ally("CS2_182"), GiveThem("CS2_182"), Give("CS2_106"), Play("TIME_449", Nothing),
        StatsNow(MyHero, 4, 30), StatsNow(TheirHero, 0, 30), StatsNow(InHand(0), 4, 5), EmptyDeck(Mine), OnTop("CS2_029"),
        Play("TIME_449", Nothing), StatsNow(MyHero, 8, 30), StatsNow(InHand(0), 8, 5),
        // A weapon is no minion.
        StatsNow(InHand(1), 3, 2), StatsNow(My(0), 4, 5), StatsNow(InTheirHand(0), 4, 5), EndTurn, StatsNow(MyHero, 0, 30),
        StatsNow(InHand(0), 8, 5),
    }
    check! { DemonHunter:
        Give("CS2_182"), EmptyDeck(Mine), OnTop("CS2_124"), Play("TIME_449", Nothing), StatsNow(InHand(0), 4, 5),
    }
}

/// Hounds of Fury · Spell · 4 mana · Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
//~ done TIME_443 - 1933ae4d -
#[test]
fn TIME_443_hounds_of_fury() {
    check! { DemonHunter:
        Enemy("CS2_200"), Play("TIME_443", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 3, 2), StatsNow(My(1), 3, 2),
        Damage(Their(0), 0), Damage(TheirHero, 0),
    }
    // The first kills the Wisp, the second attacks the Ogre, which has the lowest Health then.
    check! { DemonHunter:
        DeckOf(&["CS2_029"]), Enemy("CS2_200"), Enemy("CS2_231"), Play("TIME_443", Nothing), BoardCount(Mine, 1),
        StatsNow(My(0), 3, 1), BoardCount(Theirs, 1), Damage(Their(0), 3), Damage(TheirHero, 0),
    }
    check! { DemonHunter: DeckOf(&["CS2_029"]), Play("TIME_443", Nothing), BoardCount(Mine, 2), Damage(TheirHero, 6) }
    // One minion in the deck is enough to hold them back.
    check! { DemonHunter: DeckOf(&["CS2_029", "CS2_182"]), Play("TIME_443", Nothing), BoardCount(Mine, 2), Health(TheirHero, 30) }
}
