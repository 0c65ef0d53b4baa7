//! Neutral cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 172abe51

/// Freeze the Shop · Spell · 0 mana · **Freeze** all enemy minions.
//~ done BG31_BOBt - c1a4ecb7 -
#[test]
fn BG31_BOBt_freeze_the_shop() {
    check! { Mage: Enemy("CS2_182"), Play("BG31_BOBt", Nothing), HasNow(Their(0), GameTag::FROZEN) }
}

/// Recruit a Minion · Spell · 0 mana · Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
//~ done BG31_BOBt2 - 8919d6eb -
#[test]
fn BG31_BOBt2_recruit_a_minion() {
    check! { Mage:
        Enemy("CS2_172"), Play("BG31_BOBt2", On(Their(0))), IsCard(InHand(0), "CS2_172"), HandCount(Theirs, 3),
        IsCard(InTheirHand(0), "GAME_005"),
    }
}

/// Refresh the Tavern · Spell · 0 mana · **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
//~ done BG31_BOBt3 - 8fd86cd3 -
#[test]
fn BG31_BOBt3_refresh_the_tavern() {
    check! { Mage:
        Play("CS2_182", Nothing), Mana(6), Play("BG31_BOBt3", Nothing), Choose(0), Mana(9), HandCount(Mine, 1),
        CostNow(InHand(0), 3),
    }
}

/// Find a Triple · Spell · 0 mana · Draw a minion. Get 2 copies of it.
//~ done BG31_BOBt4 - bc92a05d -
#[test]
fn BG31_BOBt4_find_a_triple() {
    check! { Mage:
        Play("BG31_BOBt4", Nothing), DeckCount(Mine, 18), HandCount(Mine, 3), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(2), "CS2_182"),
    }
}

/// Dragon Soul, Shattered · Spell · 6 mana · **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
//~ done CATA_EVENT_110 - fa64acd5 -
#[test]
fn CATA_EVENT_110_dragon_soul_shattered() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |at: Option<usize>| {
        let mut list = vec![find("CS2_182"); 29];
        list.insert(at.unwrap_or(0), find(if at.is_some() { "CATA_EVENT_110" } else { "CS2_182" }));
        Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() }
    };
    // At the bottom of the deck, and in the opening hand.
    for at in [3, 29] {
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&deck(Some(at)), &deck(None)]), None, options).unwrap();
        let owned = |player: PlayerId| game.players[player].deck.len() + game.players[player].hand.len();
        assert_eq!((owned(PlayerId::First), owned(PlayerId::Second)), (35, 30));
        // The first turn has begun: its card is drawn.
        assert_eq!(game.players[PlayerId::First].hand.len(), 4);
        let side = &game.players[PlayerId::First];
        let all: Vec<_> = side.deck.iter().chain(side.hand.iter()).map(|id| game[id].card).collect();
        for part in 2..=7 {
            assert!(all.contains(&find(&format!("CATA_EVENT_110t{part}"))), "part {part}");
        }
        assert!(!all.contains(&find("CATA_EVENT_110")));
    }
    // It is not dealt at all, so that there is nothing to replace.
    let options = Options { seed: 7, shuffle: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&deck(Some(29)), &deck(None)]), None, options).unwrap();
    let hand = &game.players[PlayerId::First].hand;
    assert_eq!(hand.iter().map(|id| game[id].card).collect::<Vec<_>>(), [find("CS2_182"); 3]);
}

/// Red Aspect Essence · Spell · 6 mana · Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t2 - 514d153f -
#[test]
fn CATA_EVENT_110t2_red_aspect_essence() {
    check! { Mage:
        Targets("CATA_EVENT_110t2", &[EnemyMinion, EnemyHero]), Give("CATA_EVENT_110t2"), Give("CATA_EVENT_110t5"),
        Play("CATA_EVENT_110t2", On(TheirHero)), Health(TheirHero, 22), Armor(Mine, 12), HandCount(Mine, 0),
    }
}

/// Blue Aspect Essence · Spell · 6 mana · Draw 3 spells. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t3 - 941a35e0 -
#[test]
fn CATA_EVENT_110t3_blue_aspect_essence() {
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_029", "CS2_182", "CS2_032", "CS2_029"]), Play("CATA_EVENT_110t3", Nothing),
        HandCount(Mine, 3), DeckCount(Mine, 2), Give("CATA_EVENT_110t3"), Give("CATA_EVENT_110t4"), Crystals(10),
        Play("CATA_EVENT_110t4", Nothing), DeckCount(Mine, 1), HandCount(Mine, 4), Mana(10),
    }
    check! { Mage: Give("CATA_EVENT_110t3"), Crystals(10), Play("CATA_EVENT_110t4", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Mage:
        Give("CATA_EVENT_110t3"), Crystals(10), OnTheirTop("CS2_234"), Play("CATA_EVENT_110t4", Nothing),
        HandCount(Theirs, 0), HandCount(Mine, 0),
    }
    check! { Mage: Give("CATA_EVENT_110t3"), Crystals(10), Play("CATA_EVENT_110t4", Nothing), HandCount(Mine, 0) }
    // The Essence beside it is cast.
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029", "CS2_032", "CS2_029"]), Give("CATA_EVENT_110t3"), Give("CATA_EVENT_110t4"),
        Crystals(10), Play("CATA_EVENT_110t3", Nothing), Mana(10), HandCount(Mine, 3), DeckCount(Mine, 1),
    }
    // An Essence that it draws was not beside it.
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_029", "CATA_EVENT_110t4"]), Play("CATA_EVENT_110t3", Nothing), HandCount(Mine, 3),
        IsCard(InHand(0), "CATA_EVENT_110t4"),
    }
}

/// Bronze Aspect Essence · Spell · 6 mana · Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t4 - 35698bf6 -
#[test]
fn CATA_EVENT_110t4_bronze_aspect_essence() {
    check! { Mage: Play("CS2_231", Nothing), Play("CATA_EVENT_110t4", Nothing), Mana(10) }
    check! { Mage: Play("CS2_182", Nothing), Play("CATA_EVENT_110t4", Nothing), Mana(8) }
    check! { Mage:
        Give("CATA_EVENT_110t4"), Give("CATA_EVENT_110t4"), Play("CATA_EVENT_110t4", Nothing), HandCount(Mine, 0),
    }
}

/// Black Aspect Essence · Spell · 6 mana · Gain 12 Armor. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t5 - 5d831ed0 -
#[test]
fn CATA_EVENT_110t5_black_aspect_essence() {
    check! { Mage:
        Give("CATA_EVENT_110t5"), Give("CATA_EVENT_110t6"), Give("CATA_EVENT_110t5"), Give("CS2_231"),
        Give("CATA_EVENT_110t5"), GiveThem("CATA_EVENT_110t5"), Play("CATA_EVENT_110t6", Nothing), Armor(Mine, 24),
        BoardCount(Mine, 1), StatsNow(My(0), 8, 8), HandCount(Mine, 2), IsCard(InHand(1), "CATA_EVENT_110t5"),
        HandCount(Theirs, 1), Armor(Theirs, 0),
    }
    check! { Mage:
        Give("CATA_EVENT_110t5"), Give("CATA_EVENT_110t5"), Play("CATA_EVENT_110t6", Nothing), HandCount(Mine, 0),
        BoardCount(Mine, 1), Armor(Mine, 24),
    }
}

/// Green Aspect Essence · Spell · 6 mana · Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t6 - d404e76a -
#[test]
fn CATA_EVENT_110t6_green_aspect_essence() {
    check! { Mage:
        Give("CATA_EVENT_110t5"), Give("CATA_EVENT_110t5"), Give("CATA_EVENT_110t6"), Play("CATA_EVENT_110t6", Nothing),
        Armor(Mine, 24), BoardCount(Mine, 1), IsCard(My(0), "CATA_EVENT_110t6t"), HandCount(Mine, 0),
    }
}

/// Storm Aspect Essence · Spell · 6 mana · Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t7 - 4ca586d7 -
#[test]
fn CATA_EVENT_110t7_storm_aspect_essence() {
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_182"), Give("CATA_EVENT_110t7"), Give("CATA_EVENT_110t6"),
        Play("CATA_EVENT_110t7", Nothing), Health(Their(0), 1), Health(My(0), 5), Health(TheirHero, 30),
        BoardCount(Mine, 2), HandCount(Mine, 0),
    }
}

/// Tunneling Geomancer · Minion · 3 mana · 2/3 · **Prepare Spell Damage +1**
//~ done CATA_EVENT_401 - 9b36190e -
#[test]
fn CATA_EVENT_401_tunneling_geomancer() {
    check! { Mage:
        Give("CATA_EVENT_401"), Crystals(1), Use(InHand(0), 0, Nothing), Mana(0), CostNow(Nth(0), 3), EndTurn, EndTurn,
        CostNow(Nth(0), 1), Crystals(10), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27),
        Play("CATA_EVENT_401", Nothing), Mana(7), StatsNow(My(0), 2, 3), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 23),
    }
}

/// Watfin · Minion · Beast · 2 mana · 3/2 · **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
//~ done JAIL_EVENT_100 - e9730827 -
#[test]
fn JAIL_EVENT_100_watfin() {
    check! { Mage in Wild:
        Force(Card("CS2_182")), Force(Card("CS2_200")), Force(Card("CS2_120")), Play("JAIL_EVENT_100", Nothing),
        ChooseCard("JAIL_EVENT_100t"), HandCount(Mine, 1), IsCard(InHand(0), "JAIL_EVENT_100t"), StatsNow(My(0), 4, 3),
    }
    check! { Mage in Wild:
        Force(Card("CS2_182")), Force(Card("CS2_200")), Force(Card("CS2_120")), Force(Number(0)),
        Play("JAIL_EVENT_100", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        StatsNow(My(0), 3, 2),
    }
    check! { Mage:
        Play("JAIL_EVENT_100", Nothing), Choose(2), Play("JAIL_EVENT_100", Nothing), ChooseCard("JAIL_EVENT_100t"),
        HandCount(Mine, 2),
    }
    // The second time the options are new ones, the suspicious one last.
    check! { Mage:
        Ally("LOE_077"), Play("JAIL_EVENT_100", Nothing), Choose(2), Choose(2), HandCount(Mine, 2), StatsNow(My(1), 5, 4),
    }
    // It need not come into the hand.
    check! { Mage:
        Ally("LOE_077"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Play("JAIL_EVENT_100", Nothing),
        ChooseCard("JAIL_EVENT_100t"), ChooseCard("JAIL_EVENT_100t"), HandCount(Mine, 10), StatsNow(My(1), 5, 4),
    }
    // A spell is not offered.
    check! { Mage: ForbidOutcome(Card("CS2_029")), Play("JAIL_EVENT_100", Nothing) }
}

/// Dark Iron Harbinger · Minion · 4 mana · 7/4 · **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
//~ done TIME_EVENT_300 - 3f94e2fe -
#[test]
fn TIME_EVENT_300_dark_iron_harbinger() {
    check! { Mage:
        Ally("TIME_EVENT_300"), Enemy("CS2_182"), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "CORE_NEW1_021"),
        EndTurn, BoardCount(Theirs, 1), EndTurn, BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
}

/// Welcome Home! · Spell · 3 mana · Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
//~ done TIME_EVENT_997 - 5aaeed79 -
#[test]
fn TIME_EVENT_997_welcome_home() {
    check! { Mage:
        Give("TIME_EVENT_997"), Ally("REV_290"), Ally("CS2_182"), Use(Nth(1), 0, On(Nth(2))), CannotAct(Nth(1)),
        CannotTarget("TIME_EVENT_997", Nth(2)), Play("TIME_EVENT_997", On(Nth(1))), Use(Nth(1), 0, On(Nth(2))),
        HandCount(Mine, 2),
    }
    check! { Mage in Wild:
        Ally("REV_290"), Enemy("REV_290"), Play("TIME_EVENT_997", On(Nth(1))), Force(Card("CS2_125")), Kill(Nth(1)),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_125"), Kill(Nth(0)), BoardCount(Mine, 0),
    }
    check! { Mage: Give("TIME_EVENT_997"), Ally("CS2_182"), Unplayable("TIME_EVENT_997") }
}

/// Sands of Time · Spell · 1 mana · **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind**!)*
//~ done TIME_EVENT_999 - fd215c41 -
#[test]
fn TIME_EVENT_999_sands_of_time() {
    check! { Mage in Wild:
        Force(Card("EX1_238")), Force(Card("CS2_072")), Force(Card("CS2_087")), Play("TIME_EVENT_999", Nothing),
        ChooseCard("EX1_238"), HandCount(Mine, 1), Choose(0), HandCount(Mine, 1), Mana(9),
    }
    check! { Mage in Wild:
        Force(Card("EX1_238")), Force(Card("CS2_072")), Force(Card("CS2_087")), Play("TIME_EVENT_999", Nothing),
        ChooseCard("EX1_238"), Force(Card("CS2_029")), Force(Card("CS2_023")), Force(Card("CS2_025")), Choose(1),
        HandCount(Mine, 0), ChooseCard("CS2_029"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), Mana(9),
    }
    check! { Mage in Wild, Standard:
        Force(Card("EX1_238")), Play("TIME_EVENT_999", Nothing), ChooseCard("EX1_238"), ForbidOutcome(Card("CS2_033")),
        Choose(1),
    }
}

/// Storm the Gates · Spell · 1 mana · **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
//~ done TLC_EVENT_400 - 3f310052 -
#[test]
fn TLC_EVENT_400_storm_the_gates() {
    check! { Hunter in Wild:
        Play("TLC_EVENT_400", Nothing), Play("CS2_182", Nothing), Play("CS2_172", Nothing), Play("CS2_171", Nothing),
        Crystals(10), Force(Card("EX1_531")), Play("FP1_001", Nothing), Force(Card("CS2_172")), ChooseCard("EX1_531"),
        ChooseCard("CS2_172"), HandCount(Mine, 1), IsCard(InHand(0), "ICC_828t"), StatsNow(InHand(0), 5, 4),
        CostNow(InHand(0), 1), Play("ICC_828t", Nothing), Kill(Newest("CS2_171")), StatsNow(Newest("ICC_828t"), 7, 5),
    }
    check! { Hunter in Wild:
        Play("TLC_EVENT_400", Nothing), Play("CS2_172", Nothing), Play("CS2_172", Nothing), Crystals(10),
        Force(Card("NEW1_041")), Play("CS2_172", Nothing), Force(Card("CS2_125")), ChooseCard("NEW1_041"),
        ChooseCard("CS2_125"), StatsNow(InHand(0), 6, 8), CostNow(InHand(0), 5), HasNow(InHand(0), GameTag::TAUNT),
        Enemy("CS2_231"), Enemy("CS2_200"), Crystals(10), Play("ICC_828t", Nothing), BoardCount(Theirs, 1),
        IsCard(Their(0), "CS2_200"),
    }
    const BEASTS: [Step; 4] =
        [Play("TLC_EVENT_400", Nothing), Play("CS2_172", Nothing), Play("CS2_172", Nothing), Crystals(10)];
    const CRAFT: Step = Play("CS2_172", Nothing);
    for other in ["EX1_012", "EX1_577", "CS2_172"] {
        check(CardClass::Hunter, &[&BEASTS[..], &[ForbidOutcome(Card(other)), CRAFT]].concat());
    }
    let first = [Force(Card("EX1_531")), Force(Card("NEW1_041")), Force(Card("EX1_009"))];
    for other in ["CS2_182", "CS2_201", "EX1_162"] {
        check(
            CardClass::Hunter,
            &[&BEASTS[..], &first, &[ForbidOutcome(Card(other)), CRAFT, ChooseCard("EX1_531")]].concat(),
        );
    }
    // The second Beast, too, costs (5) at most.
    let six = [ForbidOutcome(Card("FP1_010")), CRAFT, ChooseCard("EX1_531")];
    check(CardClass::Hunter, &[&BEASTS[..], &first, &six].concat());
    let five = [
        CRAFT,
        Force(Card("EX1_028")),
        ChooseCard("EX1_531"),
        ChooseCard("EX1_028"),
        StatsNow(InHand(0), 7, 7),
        CostNow(InHand(0), 4),
    ];
    check(CardClass::Hunter, &[&BEASTS[..], &first, &five].concat());
}

/// For the Alliance! · Spell · 4 mana · Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
//~ todo WON_113a aaf59ed1 471cd056 -
#[test]
#[ignore = "todo: For the Alliance!"]
fn WON_113a_for_the_alliance() {
    unwritten("WON_113a");
}

/// For the Horde! · Spell · 4 mana · Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
//~ todo WON_113b ccea128d 3d62b99c -
#[test]
#[ignore = "todo: For the Horde!"]
fn WON_113b_for_the_horde() {
    unwritten("WON_113b");
}

/// Disciple of Demise · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** Randomly destroy another minion. Repeat for each Dragon you're holding.
//~ done TIME_EVENT_301 - e1770253 -
#[test]
fn TIME_EVENT_301_disciple_of_demise() {
    check! { Mage:
        Give("TIME_EVENT_301"), Cost("TIME_EVENT_301", 8), Stats("TIME_EVENT_301", 8, 8), Ally("CS2_182"),
        Enemy("CS2_172"), Force(Entity(Their(0))), Play("TIME_EVENT_301", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_182"), IsCard(My(1), "TIME_EVENT_301"),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_172"), Enemy("CS2_200"), Give("EX1_043"), Give("CS2_172"),
        Force(Entity(Their(1))), Force(Entity(My(0))), Play("TIME_EVENT_301", Nothing), BoardCount(Mine, 1),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_172"),
    }
    check! { Mage: Play("TIME_EVENT_301", Nothing), BoardCount(Mine, 1) }
}
