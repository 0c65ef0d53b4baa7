//! Rogue cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aed035f9

/// Eventuality · Spell · Shadow · 2 mana · Deal $2 damage. **Imbue** your Hero Power.
//~ done END_000 - 390aeb5e -
#[test]
fn END_000_eventuality() {
    check! { Rogue:
        Give("END_000"), Cost("END_000", 2), Play("END_000", On(TheirHero)), Damage(TheirHero, 2),
        Play("END_000", On(TheirHero)), Damage(TheirHero, 4), Crystals(10), Play("FIR_921", Nothing),
        HandCount(Mine, 2),
    }
}

/// Blessing of the Bronze · Hero Power · 1 mana · **Rewind** Get a random minion from another class. It costs (@) less.
/// - Numbers: {0} = 1
//~ done END_000p - 81a8995d.eae7e889 -
#[test]
fn END_000p_blessing_of_the_bronze() {
    check! { Rogue in Wild, Standard:
        Play("EDR_852", Nothing), IsCard(MyPower, "END_000p"), Crystals(10), Force(Card("EX1_559")), Force(Card("EX1_383")),
        HeroPower(Nothing), HandCount(Mine, 1), IsCard(InHand(0), "EX1_559"), Choose(1), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_383"), CostNow(InHand(0), 7),
    }
    check! { Rogue in Wild, Standard:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Crystals(10), Force(Card("EX1_559")), HeroPower(Nothing),
        Choose(0), CostNow(InHand(0), 5), HandCount(Mine, 1), ForbidOutcome(Card("EX1_134")),
    }
}

/// Winged Aberration · Minion · Dragon · 4 mana · 4/4 · **Rush Combo: Overload** for (2) to gain **Immune** this turn and **Windfury**.
//~ done END_032 - bb4dc134 -
#[test]
fn END_032_winged_aberration() {
    check! { Rogue:
        Play("CS2_231", Nothing), Play("END_032", Nothing), HasNow(My(1), GameTag::WINDFURY),
        HasNow(My(1), GameTag::IMMUNE), EndTurn, HasNot(My(1), GameTag::IMMUNE), EndTurn, Mana(8),
        HasNow(My(1), GameTag::WINDFURY),
    }
    check! { Rogue:
        Play("END_032", Nothing), HasNot(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::IMMUNE), EndTurn, EndTurn,
        Mana(10),
    }
    // The opponent gets nothing of it.
    check! { Rogue: Play("CS2_231", Nothing), Play("END_032", Nothing), EndTurn, Mana(10) }
}

/// Chrono Daggers · Spell · 3 mana · **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
//~ done TIME_001 - ebdbe95e -
#[test]
fn TIME_001_chrono_daggers() {
    check! { Rogue:
        Enemy("CS2_200"), Force(Entity(TheirHero)), Force(Entity(Their(0))), Force(Entity(TheirHero)),
        Play("TIME_001", Nothing), Choose(0), Health(TheirHero, 26), Damage(Their(0), 2), Health(MyHero, 30),
    }
}

/// Royal Informant · Minion · 3 mana · 2/4 · **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
//~ done TIME_036 - a29b3373 -
#[test]
fn TIME_036_royal_informant() {
    check! { Rogue:
        Give("CS2_231"), Play("TIME_036", Nothing), HandCount(Mine, 1), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Play("TIME_036", Nothing), Choose(0), HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"), CostNow(InTheirHand(1), 4),
        HandCount(Theirs, 2), Play("TIME_036", Nothing), Choose(1), HandCount(Mine, 2), CostNow(InTheirHand(1), 6),
        CostNow(InTheirHand(0), 4),
    }
}

/// Mitigate Threat · Spell · 0 mana · Increase the Cost of your opponent's card by (2).
//~ todo TIME_036t 003ace1d c52795dc -
#[test]
#[ignore = "todo: Mitigate Threat"]
fn TIME_036t_mitigate_threat() {
    unwritten("TIME_036t");
}

/// Flashback · Spell · 2 mana · Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
//~ done TIME_711 - dd3aaddb -
#[test]
fn TIME_711_flashback() {
    check! { Rogue in Wild, Standard:
        Ally("CS2_182"), Force(Card("GVG_082")), Force(Card("GVG_082")), Play("TIME_711", Nothing),
        BoardCount(Mine, 3), IsCard(My(1), "GVG_082"), StatsNow(My(1), 2, 1), Force(Card("GVG_082")), Force(Card("GVG_082")),
        Play("TIME_711", Nothing), BoardCount(Mine, 5), StatsNow(My(3), 3, 1), StatsNow(My(4), 3, 1), StatsNow(My(1), 2, 1),
        StatsNow(My(0), 4, 5), ForbidOutcome(Card("AT_037")), Play("TIME_711", Nothing), BoardCount(Mine, 7),
    }
    check! { Rogue in Wild, Standard: ForbidOutcome(Card("CAP_107")), Play("TIME_711", Nothing), BoardCount(Mine, 2) }
}

/// Time Adm'ral Hooktail · Minion · Dragon · Pirate · 5 mana · 4/6 · **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
// Also tests TIME_713t.
//~ done TIME_713 - 6f0703ff -
#[test]
fn TIME_713_time_admral_hooktail() {
    check! { Rogue:
        Play("TIME_713", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1), IsCard(Their(0), "TIME_713t"),
        Kill(Their(0)), HandCount(Mine, 10), IsCard(InHand(9), "GAME_005"), HandCount(Theirs, 0),
    }
}

/// Garona Halforcen · Minion · 4 mana · 5/4 · **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
//~ done TIME_875 - 0da31094 -
#[test]
fn TIME_875_garona_halforcen() {
    check! { Rogue:
        GiveThem("CS2_182"), Give("TIME_875t"), Play("TIME_875", Nothing), Health(TheirHero, 30), HandCount(Theirs, 1),
        GiveThem("TIME_875t"), GiveThem("CS2_182"), DealDamage(TheirHero, 5), Crystals(10), Play("TIME_875", Nothing),
        Health(TheirHero, 13), HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_182"), HandCount(Mine, 1),
    }
    check! { Rogue:
        Give("TIME_875t"), Summon("CS2_120"), GiveThem("TIME_875t"), EndTurn, Play("TIME_875", Nothing),
        StatsNow(My(0), 2, 3), HandCount(Mine, 0), Health(MyHero, 15),
    }
}

/// King Llane · Minion · 3 mana · 3/3 · **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
//~ done TIME_875t - 36dbcd11 -
#[test]
fn TIME_875t_king_llane() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Rogue).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |first: &str| {
        let mut list = vec![find("CS2_182"); 29];
        list.insert(3, find(first));
        Deck { hero: find("HERO_03"), cards: list, sideboards: Vec::new() }
    };
    let (with, without) = (deck("TIME_875t"), deck("CS2_182"));
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
    let owned = |player: PlayerId| game.players[player].deck.len() + game.players[player].hand.len();
    assert_eq!((owned(PlayerId::First), owned(PlayerId::Second)), (29, 31));
    check! { Rogue:
        EmptyDeck(Mine), OnTop("CS2_182"), Play("TIME_875t", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        DeckCount(Mine, 1), BoardCount(Mine, 0),
    }
    // From the top of the deck: it is not dealt, and its player has no card less.
    let mut top = deck("CS2_182");
    top.cards[29] = find("TIME_875t");
    let game = Game::new(cards, ByPlayer([&top, &without]), None, options).unwrap();
    assert_eq!(game.players[PlayerId::First].hand.len(), 4);
}

/// The Kingslayers · Weapon · 2 mana · 3/2 durability · After your hero attacks, both players draw a **Legendary** card.
//~ done TIME_875t1 - d5e84a25 -
#[test]
fn TIME_875t1_the_kingslayers() {
    check! { Rogue:
        OnTop("EX1_298"), OnTop("CS2_182"), OnTheirTop("EX1_016"), OnTheirTop("CS2_182"), Play("TIME_875t1", Nothing),
        Attack(MyHero, TheirHero), HandCount(Mine, 1), IsCard(InHand(0), "EX1_298"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "EX1_016"),
    }
    // Cards of a Fabled bundle are Legendary, though the data gives them no rarity.
    check! { Rogue:
        OnTheirTop("TIME_875t"), OnTheirTop("CS2_182"), Play("TIME_875t1", Nothing), Attack(MyHero, TheirHero),
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "TIME_875t"),
    }
}

/// Shapeshifter · Minion · 1 mana · 1/1 · Each turn this is in your hand, transform into a random minion in your opponent's hand.
//~ done TIME_876 - 223c1f62 -
#[test]
fn TIME_876_shapeshifter() {
    check! { Rogue:
        Give("TIME_876"), EndTurn, EmptyDeck(Theirs), Discard(InTheirHand(0)), GiveThem("CS2_029"), GiveThem("CS2_231"),
        EndTurn, IsCard(Nth(0), "CS2_231"), EndTurn, Damage(TheirHero, 1), Discard(InTheirHand(1)), GiveThem("CS2_200"),
        EndTurn, IsCard(Nth(0), "CS2_200"),
    }
}

/// Fast Forward · Spell · 4 mana · Draw 2 cards. Pick one to have its Cost reduced by (2).
//~ done TIME_770 - 636fabeb -
#[test]
fn TIME_770_fast_forward() {
    check! { Rogue:
        DeckOf(&["CS2_231", "CS2_200", "CS2_182"]), Play("TIME_770", Nothing), ChooseCard("CS2_200"),
        HandCount(Mine, 2), CostNow(Newest("CS2_200"), 4), CostNow(Newest("CS2_182"), 4), DeckCount(Mine, 1),
    }
}
