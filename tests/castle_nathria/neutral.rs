//! Neutral cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12f56cb3

/// Soul Seeker · Minion · 5 mana · 3/3 · **Battlecry:** Swap this with a random minion from your opponent's deck.
//~ done MAW_004 - 2730b83c -
#[test]
fn MAW_004_soul_seeker() {
    check! { Mage:
        Ally("CS2_231"), EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_200"), Play("MAW_004", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_200"), DeckCount(Theirs, 2), EndTurn, IsCard(InTheirHand(0), "MAW_004"),
    }
}

/// Afterlife Attendant · Minion · 3 mana · 3/4 · Your **Infuse** cards also **Infuse** while in your deck.
//~ done MAW_031 - 2803f31b -
#[test]
fn MAW_031_afterlife_attendant() {
    check! { Mage:
        Ally("MAW_031"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"), Ally("CS2_231"), OnTop("REV_843"),
        OnTheirTop("REV_843"), Kill(My(1)), Kill(My(1)), Kill(Their(0)), IsInZone(Newest("REV_843"), Zone::Deck), Kill(My(1)),
        IsInZone(Newest("REV_843t"), Zone::Deck), DrawOne, EndTurn, IsInZone(Newest("REV_843"), Zone::Hand),
    }
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), OnTop("REV_843"), Enemy("MAW_031"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), IsInZone(Newest("REV_843"), Zone::Deck),
    }
    // Those that only Beasts, Demons or Totems infuse are Infuse cards, too.
    for (card, kin, infused) in
        [("MAW_009", "CS2_120", "MAW_009t"), ("MAW_012", "CS2_065", "MAW_012t"), ("MAW_003", "CS2_050", "MAW_003t")]
    {
        check! { Mage:
            Ally("MAW_031"), Ally(kin), Ally(kin), Ally(kin), Ally("CS2_231"), OnTop(card), Kill(My(4)),
            Kill(My(1)), Kill(My(1)), IsInZone(Newest(card), Zone::Deck), Kill(My(1)), IsInZone(Newest(infused), Zone::Deck),
        }
        check! { Mage:
            Ally(kin), Ally(kin), Ally(kin), OnTop(card), Kill(My(0)), Kill(My(0)), Kill(My(0)),
            IsInZone(Newest(card), Zone::Deck),
        }
    }
}

/// Tight-Lipped Witness · Minion · Undead · 3 mana · 2/5 · **Secrets** can't be revealed.
//~ done MAW_032 - a7b6c111 -
#[test]
fn MAW_032_tight_lipped_witness() {
    check! { Mage:
        Play("EX1_287", Nothing), EndTurn, Play("MAW_032", Nothing), Play("CS2_008", On(MyHero)), Damage(MyHero, 1),
        Kill(Newest("MAW_032")), Play("CS2_008", On(MyHero)), Damage(MyHero, 1),
    }
    check! { Mage:
        Ally("MAW_032"), Play("EX1_287", Nothing), EndTurn, Play("CS2_008", On(MyHero)), Damage(MyHero, 1),
    }
    check! { Mage:
        Play("EX1_295", Nothing), DealDamage(MyHero, 29), EndTurn, Play("MAW_032", Nothing), Play("CS2_008", On(MyHero)),
        Won(Theirs),
    }
}

/// Red Herring · Minion · Beast · 7 mana · 3/12 · **Taunt** Your non-Red Herring minions have **Stealth**.
//~ done REV_014 - e2d478f7 -
#[test]
fn REV_014_red_herring() {
    check! { Mage:
        Ally("CS2_182"), Ally("REV_014"), Ally("REV_014"), Enemy("CS2_182"), HasNow(My(0), GameTag::STEALTH),
        HasNot(My(1), GameTag::STEALTH), HasNot(My(2), GameTag::STEALTH), HasNot(Their(0), GameTag::STEALTH),
        HasNow(My(1), GameTag::TAUNT), Ally("CS2_231"), HasNow(My(3), GameTag::STEALTH),
    }
}

/// Crooked Cook · Minion · 2 mana · 1/4 · At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
//~ done REV_016 - 48cea52d -
#[test]
fn REV_016_crooked_cook() {
    check! { Mage:
        Ally("REV_016"), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), EndTurn, HandCount(Mine, 1), EndTurn,
        HandCount(Mine, 2), DealDamage(MyHero, 5), DealDamage(TheirHero, 2), EndTurn, HandCount(Mine, 2),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("REV_016"), EndTurn, EndTurn, EndTurn, Play("CS2_024", On(TheirHero)), EndTurn, HandCount(Mine, 2),
        Health(TheirHero, 27),
    }
}

/// Insatiable Devourer · Minion · 9 mana · 4/4 · **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
/// - Numbers: {0} = 5
//~ done REV_017 - 5184296c.ea2e0c35 -
#[test]
fn REV_017_insatiable_devourer() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_200"), DealDamage(Their(1), 2), Play("REV_017", On(Their(1))), BoardCount(Theirs, 1),
        StatsNow(My(0), 10, 9),
    }
    check! { Mage:
        Give("REV_017"), Ally("CS2_231"), Kill(My(0)), Ally("CS2_231"), Kill(My(0)), Ally("CS2_231"), Kill(My(0)),
        Ally("CS2_231"), Kill(My(0)), IsCard(InHand(0), "REV_017"), Ally("CS2_231"), Kill(My(0)),
        IsCard(InHand(0), "REV_017t"),
    }
}

/// Insatiable Devourer · Minion · 9 mana · 4/4 · **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
//~ done REV_017t - ad29e226 -
#[test]
fn REV_017t_insatiable_devourer() {
    check! { Mage:
        Enemy("CS2_231"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_172"), Play("REV_017t", On(Their(2))),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_231"), StatsNow(My(0), 17, 18),
    }
}

/// Prince Renathal · Minion · 3 mana · 3/4 · Your deck size and starting Health are 40.
//~ done REV_018 - 77d27010 -
#[test]
fn REV_018_prince_renathal() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |n: usize, first: &str| {
        let mut list = vec![find("CS2_182"); n];
        list[0] = find(first);
        Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() }
    };
    let options = Options { mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&deck(40, "REV_018"), &deck(30, "CS2_182")]), None, options).unwrap();
    let health = |player: PlayerId| game[game.players[player].hero.unwrap()].health();
    assert_eq!((health(PlayerId::First), health(PlayerId::Second)), (40, 30));
    let left = game.players[PlayerId::First];
    assert_eq!(left.deck.len() + left.hand.len(), 40);
}

/// Dinner Performer · Minion · 3 mana · 2/3 · **Battlecry:** Summon a random minion from your deck that you can afford to play.
//~ done REV_020 - 10152b8d -
#[test]
fn REV_020_dinner_performer() {
    check! { Mage:
        EmptyDeck(Mine), Crystals(7), OnTop("CS2_182"), OnTop("CS2_187"), OnTop("CS2_024"), Play("REV_020", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_182"), DeckCount(Mine, 2), Mana(4),
    }
    check! { Mage:
        EmptyDeck(Mine), Crystals(6), OnTop("CS2_182"), Play("REV_020", Nothing), BoardCount(Mine, 1),
        DeckCount(Mine, 1),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_120"), OnTop("CS2_023"), ForbidOutcome(Entity(Nth(1))), Play("REV_020", Nothing),
        IsCard(My(1), "CS2_120"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_120"), OnTop("CS2_120"), Play("REV_020", Nothing), DeckCount(Mine, 1),
        BoardCount(Mine, 2),
    }
}

/// Kael'thas Sinstrider · Minion · 8 mana · 4/7 · Every third minion you play each turn costs (0).
//~ done REV_021 - 0970347a -
#[test]
fn REV_021_kaelthas_sinstrider() {
    check! { Mage:
        Ally("REV_021"), Give("CS2_200"), Give("CS2_029"), CostNow(InHand(0), 6), Play("CS2_231", Nothing),
        Play("GAME_005", Nothing), CostNow(InHand(0), 6), Play("CS2_231", Nothing), CostNow(InHand(0), 0),
        CostNow(InHand(1), 4), Play("CS2_231", Nothing), CostNow(InHand(0), 6),
    }
    check! { Mage:
        Ally("REV_021"), EndTurn, EndTurn, Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        CostNow(InTheirHand(0), 4),
    }
}

/// Murloc Holmes · Minion · Murloc · 3 mana · 3/4 · **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
//~ done REV_022 - 581973b1 -
#[test]
fn REV_022_murloc_holmes() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_182"), GiveThem("CS2_172"), Play("REV_022", Nothing), ChooseCard("CS2_172"),
        ChooseCard("CS2_182"), HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"), IsCard(InHand(1), "CS2_182"),
        HandCount(Theirs, 1), DeckCount(Theirs, 1),
    }
    check! { Mage:
        EmptyDeck(Theirs), GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("REV_022", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 0),
    }
    check! { Mage:
        EndTurn, Force(Card("CS2_029")), Force(Card("CS2_024")), Play("REV_022", Nothing), ChooseCard("CS2_029"),
        HandCount(Theirs, 1),
    }
    // With a hand that the game began with there are three clues, each of its own three cards.
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let mut table = table(CardClass::Mage);
    let cards = table.game.cards;
    let deck = |id: &str| Deck {
        hero: cards.by_id("HERO_08").unwrap(),
        cards: vec![cards.by_id(id).unwrap(); 20],
        sideboards: Vec::new(),
    };
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let (mine, theirs) = (deck("CS2_231"), deck("CS2_182"));
    for (chosen, right) in [("CS2_182", 1), ("CS2_029", 0), ("CS2_024", 0)] {
        for (next, found) in [("CS2_182", 1), ("CS2_025", 0), ("CS2_026", 0)] {
            table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
            table.steps(&[
                Crystals(10),
                HandCount(Mine, 4),
                Force(Card("CS2_182")),
                Force(Card("CS2_029")),
                Force(Card("CS2_024")),
                Play("REV_022", Nothing),
                Force(Card("CS2_182")),
                Force(Card("CS2_025")),
                Force(Card("CS2_026")),
                ChooseCard(chosen),
                HandCount(Mine, 4 + right),
                Force(Card("CS2_182")),
                Force(Card("CS2_023")),
                Force(Card("CS2_032")),
                ChooseCard(next),
                HandCount(Mine, 4 + right + found),
                ChooseCard("CS2_182"),
                HandCount(Mine, 5 + right + found),
            ]);
        }
    }
}

/// Demolition Renovator · Minion · 3 mana · 3/3 · **Tradeable Battlecry:** Destroy an enemy location.
//~ done REV_023 - 571003cb -
#[test]
fn REV_023_demolition_renovator() {
    check! { Mage:
        Enemy("REV_990"), Ally("REV_990"), Enemy("CS2_182"), Play("REV_023", On(Nth(0))), IsInZone(Nth(0), Zone::Graveyard),
        IsInZone(Nth(1), Zone::Play), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("REV_990"), Enemy("REV_990"), Enemy("CS2_182"), Give("REV_023"), CannotTarget("REV_023", Nth(0)),
        CannotTarget("REV_023", Nth(2)),
    }
    check! { Mage: Play("REV_023", Nothing), BoardCount(Mine, 1) }
}

/// Theotar, the Mad Duke · Minion · 6 mana · 4/4 · **Battlecry: Discover** a card in each player's hand and swap them.
//~ done REV_238 - fc33b9ae -
#[test]
fn REV_238_theotar_the_mad_duke() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_200"), Play("REV_238", Nothing),
        ChooseCard("CS2_231"), ChooseCard("CS2_029"), HandCount(Mine, 2), HandCount(Theirs, 2),
        IsInZone(Newest("CS2_029"), Zone::Hand), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
    check! { Mage:
        Give("CS2_231"), GiveThem("CS2_029"), Play("REV_238", Nothing), ChooseCard("CS2_231"), ChooseCard("CS2_029"),
        IsCard(InHand(0), "CS2_029"),
    }
    check! { Mage:
        Give("CS2_182"), EndTurn, Give("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_200"), EndTurn,
        Play("REV_238", Nothing), ChooseCard("CS2_231"), ChooseCard("CS2_029"),
    }
    // "Theotar's effect will not trigger if either player's hand is empty." (Hearthstone Wiki, "Theotar, the Mad Duke")
    check! { Mage: GiveThem("CS2_029"), Play("REV_238", Nothing), EndTurn, HandCount(Theirs, 2) }
    check! { Mage: Give("CS2_231"), Play("REV_238", Nothing), EndTurn, HandCount(Mine, 1) }
}

/// Party Crasher · Minion · 8 mana · 7/9 · **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
//~ done REV_370 - 3022892b -
#[test]
fn REV_370_party_crasher() {
    // The Yeti is summoned and fights the Ogre; the spell stays in the hand.
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Enemy("CS2_182"), Enemy("CS2_200"), Play("REV_370", On(Their(1))),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), Damage(Their(1), 4), Damage(Their(0), 0), BoardCount(Mine, 1),
        IsInZone(Newest("CS2_182"), Zone::Play),
    }
    check! { Mage:
        Give("CS2_200"), Enemy("CS2_182"), Play("REV_370", On(Their(0))), HandCount(Mine, 0), BoardCount(Theirs, 0), BoardCount(Mine, 2),
        Damage(My(1), 4), Damage(My(0), 0),
    }
    // Without a minion in the hand, or without room, nothing is thrown.
    check! { Mage: Give("CS2_029"), Enemy("CS2_182"), Play("REV_370", On(Their(0))), HandCount(Mine, 1), Damage(Their(0), 0) }
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Give("CS2_182"), Enemy("CS2_182"), Play("REV_370", On(Their(0))), HandCount(Mine, 1), Damage(Their(0), 0),
    }
    check! { Mage: Give("CS2_182"), Play("REV_370", Nothing), HandCount(Mine, 1), BoardCount(Mine, 1) }
}

/// Invitation Courier · Minion · 3 mana · 3/4 · After a card is added to your hand from another class, copy it.
//~ done REV_377 - b344f802 -
#[test]
fn REV_377_invitation_courier() {
    check! { Priest:
        GiveThem("CS2_072"), Ally("REV_377"), Play("CS2_003", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_072"),
        IsCard(InHand(1), "CS2_072"), HandCount(Theirs, 1),
    }
    check! { Priest: GiveThem("CS2_172"), Ally("REV_377"), Play("CS2_003", Nothing), HandCount(Mine, 1) }
    check! { Priest: GiveThem("CS2_235"), Ally("REV_377"), Play("CS2_003", Nothing), HandCount(Mine, 1) }
    // It answers each time, not once a turn.
    check! { Priest:
        GiveThem("CS2_072"), Ally("REV_377"), Play("CS2_003", Nothing), Play("CS2_003", Nothing), HandCount(Mine, 4),
    }
    // What the opponent does is not heard.
    check! { Priest:
        GiveThem("CS2_072"), Ally("REV_377"), Play("CS2_003", Nothing), EndTurn, Play("CS2_003", Nothing),
        HandCount(Mine, 2), HandCount(Theirs, 3),
    }
    // A card that is drawn is not added.
    check! { Priest: DeckOf(&["CS2_072"]), Ally("REV_377"), Play("EX1_015", Nothing), HandCount(Mine, 1) }
}

/// Accuse · Hero Power · 0 mana · **Hero Power** Make an accusation!
//~ todo REV_770hp 2d2d7776 7b109c5d -
#[test]
#[ignore = "todo: Accuse"]
fn REV_770hp_accuse() {
    unwritten("REV_770hp");
}

/// Investigate · Spell · 1 mana · Search for clues.
//~ todo REV_771 02078739 722e465f -
#[test]
#[ignore = "todo: Investigate"]
fn REV_771_investigate() {
    unwritten("REV_771");
}

/// Investigate Location · Spell · 1 mana · Search for clues.
//~ todo REV_771b b452e615 e657b0cb -
#[test]
#[ignore = "todo: Investigate Location"]
fn REV_771b_investigate_location() {
    unwritten("REV_771b");
}

/// Muddy Boots · Spell · 0 mana · ???
//~ todo REV_777t01 982e07df 063a24a8 -
#[test]
#[ignore = "todo: Muddy Boots"]
fn REV_777t01_muddy_boots() {
    unwritten("REV_777t01");
}

/// Greying Hair · Spell · 0 mana · ???
//~ todo REV_777t02 8a7b2eb4 e6847970 -
#[test]
#[ignore = "todo: Greying Hair"]
fn REV_777t02_greying_hair() {
    unwritten("REV_777t02");
}

/// Sharp Claws · Spell · 0 mana · ???
//~ todo REV_777t03 bd6650f8 65165d0c -
#[test]
#[ignore = "todo: Sharp Claws"]
fn REV_777t03_sharp_claws() {
    unwritten("REV_777t03");
}

/// Strong Perfume · Spell · 0 mana · ???
//~ todo REV_777t04 c02ca602 68e76cce -
#[test]
#[ignore = "todo: Strong Perfume"]
fn REV_777t04_strong_perfume() {
    unwritten("REV_777t04");
}

/// Singed Clothing · Spell · 0 mana · ???
//~ todo REV_777t05 2d147edf 4d2f9561 -
#[test]
#[ignore = "todo: Singed Clothing"]
fn REV_777t05_singed_clothing() {
    unwritten("REV_777t05");
}

/// Inscription Hobby · Spell · 0 mana · ???
//~ todo REV_777t06 b5cb1bf7 3ab867e0 -
#[test]
#[ignore = "todo: Inscription Hobby"]
fn REV_777t06_inscription_hobby() {
    unwritten("REV_777t06");
}

/// Cut on Hand · Spell · 0 mana · ???
//~ todo REV_777t07 c029ad13 2fe661db -
#[test]
#[ignore = "todo: Cut on Hand"]
fn REV_777t07_cut_on_hand() {
    unwritten("REV_777t07");
}

/// Sniffly · Spell · 0 mana · ???
//~ todo REV_777t08 42b786d1 13706810 -
#[test]
#[ignore = "todo: Sniffly"]
fn REV_777t08_sniffly() {
    unwritten("REV_777t08");
}

/// Missing Earring · Spell · 0 mana · ???
//~ todo REV_777t09 9f8d840b fdcb59bd -
#[test]
#[ignore = "todo: Missing Earring"]
fn REV_777t09_missing_earring() {
    unwritten("REV_777t09");
}

/// Pet Bird · Spell · 0 mana · ???
//~ todo REV_777t10 5af0b183 658e2e3a -
#[test]
#[ignore = "todo: Pet Bird"]
fn REV_777t10_pet_bird() {
    unwritten("REV_777t10");
}

/// Whittling Knife · Spell · 0 mana · ???
//~ todo REV_777t11 a6008e0b 817ad725 -
#[test]
#[ignore = "todo: Whittling Knife"]
fn REV_777t11_whittling_knife() {
    unwritten("REV_777t11");
}

/// Torn Cloak · Spell · 0 mana · ???
//~ todo REV_777t12 2e1a3d2b d4a1a7f8 -
#[test]
#[ignore = "todo: Torn Cloak"]
fn REV_777t12_torn_cloak() {
    unwritten("REV_777t12");
}

/// Carrying a Candle · Spell · 0 mana · ???
//~ todo REV_777t13 7351cec8 f132c92e -
#[test]
#[ignore = "todo: Carrying a Candle"]
fn REV_777t13_carrying_a_candle() {
    unwritten("REV_777t13");
}

/// Eating a Cookie · Spell · 0 mana · ???
//~ todo REV_777t14 b79fba00 f740e706 -
#[test]
#[ignore = "todo: Eating a Cookie"]
fn REV_777t14_eating_a_cookie() {
    unwritten("REV_777t14");
}

/// Steamy Romance Novel · Spell · 0 mana · ???
//~ todo REV_777t15 d6933ce0 46aa7d14 -
#[test]
#[ignore = "todo: Steamy Romance Novel"]
fn REV_777t15_steamy_romance_novel() {
    unwritten("REV_777t15");
}

/// Dry Skin · Spell · 0 mana · ???
//~ todo REV_777t16 a2842481 3af77406 -
#[test]
#[ignore = "todo: Dry Skin"]
fn REV_777t16_dry_skin() {
    unwritten("REV_777t16");
}

/// Chocolate on Fingers · Spell · 0 mana · ???
//~ todo REV_777t17 1f546312 2e06234c -
#[test]
#[ignore = "todo: Chocolate on Fingers"]
fn REV_777t17_chocolate_on_fingers() {
    unwritten("REV_777t17");
}

/// Flower in Hair · Spell · 0 mana · ???
//~ todo REV_777t18 9852698a 35ff0bfa -
#[test]
#[ignore = "todo: Flower in Hair"]
fn REV_777t18_flower_in_hair() {
    unwritten("REV_777t18");
}

/// Loves Spicy Food · Spell · 0 mana · ???
//~ todo REV_777t19 b1e27caf 3af11ffe -
#[test]
#[ignore = "todo: Loves Spicy Food"]
fn REV_777t19_loves_spicy_food() {
    unwritten("REV_777t19");
}

/// Petite Hands · Spell · 0 mana · ???
//~ todo REV_777t20 032ff94c 0965f5ee -
#[test]
#[ignore = "todo: Petite Hands"]
fn REV_777t20_petite_hands() {
    unwritten("REV_777t20");
}

/// Mud on the Ground · Spell · 0 mana · ???
//~ todo REV_777t21 725fe4eb 3a62da63 -
#[test]
#[ignore = "todo: Mud on the Ground"]
fn REV_777t21_mud_on_the_ground() {
    unwritten("REV_777t21");
}

/// Grey Hairs · Spell · 0 mana · ???
//~ todo REV_777t22 ee6e7378 12635dfc -
#[test]
#[ignore = "todo: Grey Hairs"]
fn REV_777t22_grey_hairs() {
    unwritten("REV_777t22");
}

/// Claw Marks · Spell · 0 mana · ???
//~ todo REV_777t23 1ad15d96 cba6139a -
#[test]
#[ignore = "todo: Claw Marks"]
fn REV_777t23_claw_marks() {
    unwritten("REV_777t23");
}

/// Musky Scent · Spell · 0 mana · ???
//~ todo REV_777t24 31ca8f7e fd91e853 -
#[test]
#[ignore = "todo: Musky Scent"]
fn REV_777t24_musky_scent() {
    unwritten("REV_777t24");
}

/// Scorch Marks · Spell · 0 mana · ???
//~ todo REV_777t25 b8c4ec80 7db19b6e -
#[test]
#[ignore = "todo: Scorch Marks"]
fn REV_777t25_scorch_marks() {
    unwritten("REV_777t25");
}

/// Ink Smudge · Spell · 0 mana · ???
//~ todo REV_777t26 4244a0ab 4fff1df0 -
#[test]
#[ignore = "todo: Ink Smudge"]
fn REV_777t26_ink_smudge() {
    unwritten("REV_777t26");
}

/// Anima Residue · Spell · 0 mana · ???
//~ todo REV_777t27 0276cfb7 06347349 -
#[test]
#[ignore = "todo: Anima Residue"]
fn REV_777t27_anima_residue() {
    unwritten("REV_777t27");
}

/// Used Hankerchief · Spell · 0 mana · ???
//~ todo REV_777t28 996915cd 3b47b2ce -
#[test]
#[ignore = "todo: Used Hankerchief"]
fn REV_777t28_used_hankerchief() {
    unwritten("REV_777t28");
}

/// Gaudy Earring · Spell · 0 mana · ???
//~ todo REV_777t29 0fe58a61 792ecf48 -
#[test]
#[ignore = "todo: Gaudy Earring"]
fn REV_777t29_gaudy_earring() {
    unwritten("REV_777t29");
}

/// Feather · Spell · 0 mana · ???
//~ todo REV_777t30 c29d2ce6 9156e15a -
#[test]
#[ignore = "todo: Feather"]
fn REV_777t30_feather() {
    unwritten("REV_777t30");
}

/// Wood Shavings · Spell · 0 mana · ???
//~ todo REV_777t31 59995dc5 ec963f6e -
#[test]
#[ignore = "todo: Wood Shavings"]
fn REV_777t31_wood_shavings() {
    unwritten("REV_777t31");
}

/// Scrap of Cloth · Spell · 0 mana · ???
//~ todo REV_777t32 dce909f1 b5469bb0 -
#[test]
#[ignore = "todo: Scrap of Cloth"]
fn REV_777t32_scrap_of_cloth() {
    unwritten("REV_777t32");
}

/// Wax Drippings · Spell · 0 mana · ???
//~ todo REV_777t33 d422d3cc e120e557 -
#[test]
#[ignore = "todo: Wax Drippings"]
fn REV_777t33_wax_drippings() {
    unwritten("REV_777t33");
}

/// Crumbs · Spell · 0 mana · ???
//~ todo REV_777t34 3cfe52b7 5d267ee6 -
#[test]
#[ignore = "todo: Crumbs"]
fn REV_777t34_crumbs() {
    unwritten("REV_777t34");
}

/// Lost Reading Glasses · Spell · 0 mana · ???
//~ todo REV_777t35 84fe2cd2 d448359a -
#[test]
#[ignore = "todo: Lost Reading Glasses"]
fn REV_777t35_lost_reading_glasses() {
    unwritten("REV_777t35");
}

/// White Flakes · Spell · 0 mana · ???
//~ todo REV_777t36 d9df582d f095bbf9 -
#[test]
#[ignore = "todo: White Flakes"]
fn REV_777t36_white_flakes() {
    unwritten("REV_777t36");
}

/// Candy Wrapper · Spell · 0 mana · ???
//~ todo REV_777t37 f6379ab1 fec4d63e -
#[test]
#[ignore = "todo: Candy Wrapper"]
fn REV_777t37_candy_wrapper() {
    unwritten("REV_777t37");
}

/// Small Flower Petals · Spell · 0 mana · ???
//~ todo REV_777t38 d9c1bf83 9f7b618e -
#[test]
#[ignore = "todo: Small Flower Petals"]
fn REV_777t38_small_flower_petals() {
    unwritten("REV_777t38");
}

/// Drops of Hot Sauce · Spell · 0 mana · ???
//~ todo REV_777t39 7469618a c8aa812b -
#[test]
#[ignore = "todo: Drops of Hot Sauce"]
fn REV_777t39_drops_of_hot_sauce() {
    unwritten("REV_777t39");
}

/// Small Gloves · Spell · 0 mana · ???
//~ todo REV_777t40 f658a763 ef32fe3a -
#[test]
#[ignore = "todo: Small Gloves"]
fn REV_777t40_small_gloves() {
    unwritten("REV_777t40");
}

/// Sinfueled Golem · Minion · 7 mana · 2/2 · **Infused**
//~ done REV_843t - 0c441477 -
#[test]
fn REV_843t_sinfueled_golem() {
    // A Wisp, a Yeti and an Ogre have 1 + 4 + 6 Attack; who dies later adds nothing.
    let infused = [
        Ally("CS2_231"),
        Ally("CS2_182"),
        Ally("CS2_200"),
        Give("REV_843"),
        Kill(My(0)),
        Kill(My(0)),
        StatsNow(InHand(0), 2, 2),
        Kill(My(0)),
        IsCard(InHand(0), "REV_843t"),
        StatsNow(InHand(0), 13, 13),
        Play("REV_843t", Nothing),
        StatsNow(My(0), 13, 13),
    ];
    check(CardClass::Mage, &[&infused[..], &[Ally("CS2_231"), Kill(My(1)), StatsNow(My(0), 13, 13)]].concat());
    check(CardClass::Mage, &[&infused[..], &[Play("CS2_203", On(My(0))), StatsNow(My(0), 2, 2)]].concat());
}

/// Sire Denathrius · Minion · 10 mana · 10/10 · **Lifesteal. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
/// - Numbers: {0} = 2
//~ done REV_906 - 30595fd6.ea1d8a8e -
#[test]
fn REV_906_sire_denathrius() {
    check! { Mage:
        Play("REV_906", Nothing), Health(TheirHero, 25), Crystals(10), Give("REV_906"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(1)), Kill(My(1)), Kill(My(1)), Kill(My(1)),
        Play("REV_906t", Nothing), Health(TheirHero, 18),
    }
    // Once infused, it is the infused card: back in the hand (Sap), it deals 6 and is infused anew.
    check! { Mage:
        Give("REV_906"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)),
        IsCard(InHand(0), "REV_906"), Kill(My(0)), IsCard(InHand(0), "REV_906t"), Kill(My(0)), Kill(My(0)),
        Play("REV_906t", Nothing), Health(TheirHero, 23), EndTurn, Give("EX1_581"), Play("EX1_581", On(My(0))),
        HandCount(Mine, 2), EndTurn, Play("REV_906t", Nothing), Health(TheirHero, 17),
    }
    // In the deck only under Afterlife Attendant, and two deaths there make one more.
    check! { Mage:
        Ally("MAW_031"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), OnTop("REV_906"),
        Kill(My(1)), Kill(My(1)), Kill(My(1)), Play("CS2_023", Nothing), HandCount(Mine, 2), Crystals(10), Kill(My(1)),
        Play("REV_906t", Nothing), Health(TheirHero, 23),
    }
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_231"), Enemy("MAW_031"), OnTop("REV_906"), Kill(My(0)), Kill(My(0)),
        Play("CS2_023", Nothing), HandCount(Mine, 2), Crystals(10), Kill(Their(0)), Play("REV_906", Nothing),
        Health(TheirHero, 25),
    }
    // Enemy minions that die are not counted.
    check! { Mage:
        Give("REV_906"), Enemy("CS2_231"), Enemy("CS2_231"), Kill(Their(0)), Kill(Their(0)), Play("REV_906", Nothing),
        Health(TheirHero, 25),
    }
    check! { Mage:
        Ally("MAW_031"), Enemy("CS2_231"), Enemy("CS2_231"), OnTop("REV_906"), Kill(Their(0)), Kill(Their(0)),
        Play("CS2_023", Nothing), HandCount(Mine, 2), Crystals(10), Play("REV_906", Nothing), Health(TheirHero, 25),
    }
}

/// Sire Denathrius · Minion · 10 mana · 10/10 · **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
/// - Numbers: {0} = 2, {1} = 6
//~ done REV_906t - ee79851b.d21a523b -
#[test]
fn REV_906t_sire_denathrius() {
    check! { Mage: Play("REV_906t", Nothing), Health(TheirHero, 24) }
    const TWO: [Step; 2] = [Ally("CS2_231"), Ally("CS2_231")];
    const THEY: [Step; 2] = [Enemy("CS2_231"), Enemy("CS2_231")];
    const DRAWN: [Step; 4] = [Play("CS2_023", Nothing), HandCount(Mine, 2), Crystals(10), Play("REV_906t", Nothing)];
    let last = [Kill(Newest("CS2_231")), Play("REV_906t", Nothing), Health(TheirHero, 23)];
    check(CardClass::Mage, &[&[Give("REV_906t")], &TWO[..], &[Kill(My(0))], &last].concat());
    let one = [Kill(Their(0)), Kill(Their(0)), Kill(My(0)), Play("REV_906t", Nothing), Health(TheirHero, 24)];
    check(CardClass::Mage, &[&[Give("REV_906t"), Ally("CS2_231")], &THEY[..], &one].concat());
    // In the deck only under Afterlife Attendant.
    for (attended, health) in [(Ally("MAW_031"), 23), (Ally("CS2_182"), 24)] {
        let died = [OnTop("REV_906t"), attended, Kill(Nth(0)), Kill(Nth(1))];
        check(CardClass::Mage, &[&TWO[..], &died, &DRAWN, &[Health(TheirHero, health)]].concat());
        let one = [Ally("CS2_231"), OnTop("REV_906t"), attended, Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2))];
        check(CardClass::Mage, &[&THEY[..], &one, &DRAWN, &[Health(TheirHero, 24)]].concat());
    }
    let hit = Force(Entity(Their(0)));
    check! { Mage: Enemy("CS2_200"), hit, hit, hit, hit, hit, hit, Play("REV_906t", Nothing), Damage(Their(0), 6) }
}

/// Murlocula · Minion · Undead · Murloc · 4 mana · 3/4 · **Lifesteal Infuse (@):** This costs (0).
/// - Numbers: {0} = 4
//~ done REV_957 - f5618dc8.ea228308 -
#[test]
fn REV_957_murlocula() {
    check! { Mage:
        Give("REV_957"), Cost("REV_957", 4), Stats("REV_957", 3, 4), Has("REV_957", GameTag::LIFESTEAL),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), IsCard(InHand(0), "REV_957"), Kill(My(0)), IsCard(InHand(0), "REV_957t"), CostNow(InHand(0), 0),
    }
}

/// Murlocula · Minion · Undead · Murloc · 0 mana · 3/4 · **Infused Lifesteal**
//~ done REV_957t - f00d8d22 -
#[test]
fn REV_957t_murlocula() {
    check! { Mage:
        Give("REV_957t"), Cost("REV_957t", 0), Stats("REV_957t", 3, 4), Has("REV_957t", GameTag::LIFESTEAL),
        Play("REV_957t", Nothing), Mana(10), HasNow(My(0), GameTag::LIFESTEAL),
    }
}

/// Ashen Elemental · Minion · Elemental · 3 mana · 2/4 · **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
//~ done REV_960 - ee675798 -
#[test]
fn REV_960_ashen_elemental() {
    check! { Mage:
        Play("REV_960", Nothing), EndTurn, Health(TheirHero, 28), Play("CS2_023", Nothing), HandCount(Theirs, 3),
        Health(TheirHero, 24), EndTurn, Health(MyHero, 30), EndTurn, Health(TheirHero, 24),
    }
    check! { Mage:
        Play("REV_960", Nothing), PlayOption("GVG_032", 1, Nothing), HandCount(Mine, 1), HandCount(Theirs, 1),
        Health(TheirHero, 30),
    }
}

/// TEMP - Sunwell Tracker · Spell · 0 mana · **Sunwell** = {@}
//~ todo RLK_790t 3262c5de aada40f5 -
#[test]
#[ignore = "todo: TEMP - Sunwell Tracker"]
fn RLK_790t_temp_sunwell_tracker() {
    unwritten("RLK_790t");
}

/// The Jailer · Minion · 10 mana · 10/10 · **Battlecry:** Destroy your deck. This minion gains **Immune**.
//~ done MAW_034 - a20f397b -
#[test]
fn MAW_034_the_jailer() {
    check! { Mage:
        Give("CS2_182"), Play("MAW_034", Nothing), DeckCount(Mine, 0), DeckCount(Theirs, 20),
        HasNow(My(0), GameTag::IMMUNE), HasNot(MyHero, GameTag::IMMUNE), HandCount(Mine, 1), DealDamage(My(0), 5),
        Damage(My(0), 0),
    }
}

/// Creepy Painting · Minion · 3 mana · 0/6 · After another minion dies, become a copy of it.
//~ done REV_916 - ddbe6854 -
#[test]
fn REV_916_creepy_painting() {
    check! { Mage:
        Ally("REV_916"), Ally("CS2_182"), Enemy("CS2_172"), Kill(Their(0)), IsCard(My(0), "CS2_172"), StatsNow(My(0), 3, 2),
        Kill(My(1)), IsCard(My(0), "CS2_172"),
    }
    check! { Mage: Ally("REV_916"), Kill(My(0)), BoardCount(Mine, 0) }
}

/// Steamcleaner · Minion · Mech · 5 mana · 5/5 · **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
//~ done REV_946 - 5af4fb74 -
#[test]
fn REV_946_steamcleaner() {
    check! { Mage:
        Give("CS2_182"), OnTop("CS2_172"), OnTheirTop("CS2_172"), OnTheirTop("CS2_029"), Play("REV_946", Nothing),
        DeckCount(Mine, 19), DeckCount(Theirs, 20), HandCount(Mine, 1),
    }
}
