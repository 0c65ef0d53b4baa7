//! Rulings that no chapter of the rulebook has, each with the recording, report or text that tells of it.
use cardwright_engine::PlayerId;
use cardwright_tests::*;

/// Recorded three times (Sir Finley, Sea Guide): the cards from the bottom are not drawn, so that a Bomb stays a card, and what goes
/// to the bottom loses its enchantments.
#[test]
fn cards_swapped_with_a_deck_are_not_drawn_and_lose_their_enchantments() {
    check! { Mage:
        Give("CS2_182"), Enchant(InHand(0), "CS2_092e"), StatsNow(InHand(0), 8, 9), DeckOf(&["BOT_511t", "CS2_172"]),
        Play("TSC_908", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "BOT_511t"), Health(MyHero, 30),
        DeckCount(Mine, 2), EndTurn, EndTurn, IsCard(InHand(1), "CS2_172"), EndTurn, EndTurn, IsCard(InHand(2), "CS2_182"),
        StatsNow(InHand(2), 4, 5),
    }
    // As many as the hand has, and no more than there are.
    check! { Mage:
        Give("CS2_182"), Give("CS2_200"), Give("CS2_231"), DeckOf(&["CS2_172", "CS2_142"]), Play("TSC_908", Nothing),
        HandCount(Mine, 2), DeckCount(Mine, 3), Health(MyHero, 30),
    }
}

/// "Secretly": games that differ only in what was chosen look alike to the opponent (Jandice Barov: in recording bb4cc0b3b7, 73, both
/// minions get the enchantment "Illusion").
#[test]
fn what_is_chosen_secretly_is_not_in_the_view_of_the_opponent() {
    let views = |steps: &[Step], chosen: &[&[Step]]| {
        let tables: Vec<Table> = chosen
            .iter()
            .map(|chosen| {
                let mut table = table(CardClass::Druid);
                table.steps(steps);
                table.steps(chosen);
                table
            })
            .collect();
        assert!(tables[0].game.view(PlayerId::Second) == tables[1].game.view(PlayerId::Second), "{chosen:?}");
        assert!(tables[0].game.view(PlayerId::First) != tables[1].game.view(PlayerId::First), "{chosen:?}");
    };
    let jandice = [Force(Card("CS2_187")), Force(Card("CS2_150")), Play("SCH_351", Nothing)];
    views(&jandice, &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[Force(Yes), Play("EDR_780", Nothing)], &[Force(No), Play("EDR_780", Nothing)]]);
    views(&[Play("TSC_032", Nothing)], &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[PlayOption("ETC_387", 0, Nothing)], &[PlayOption("ETC_387", 1, Nothing)]]);
    let augur = [GiveThem("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_231"), Play("JAIL_303", Nothing)];
    views(&augur, &[&[Choose(0)], &[Choose(1)]]);
    views(&[], &[&[PlayOption("ICC_047", 0, Nothing)], &[PlayOption("ICC_047", 1, Nothing)]]);
}

/// A Kabal minion's three cards are a Discover, which never offers the card itself.
#[test]
fn no_card_discovers_itself_among_cards_made_for_the_choice() {
    for (id, class) in [("CFM_852", CardClass::Druid), ("CFM_321", CardClass::Hunter), ("CFM_649", CardClass::Mage)] {
        let mut table = table_in(Format::Wild, class);
        table.steps(&[ForbidOutcome(Card(id)), Play(id, Nothing), Choose(0)]);
        table.all_forced().unwrap();
    }
}

/// "Another class" is one other than the player's, whoever holds the card.
#[test]
fn another_class_is_one_that_is_not_the_players() {
    // A Mage gets the Black Larva of the Rogue, and no Cyan Larva.
    check! { Mage: Force(Card("BE_720t3")), Play("BE_720", Nothing), IsCard(InHand(0), "BE_720t3"), HandCount(Mine, 1) }
    check! { Mage: ForbidOutcome(Card("BE_720t8")), Play("BE_720", Nothing), HandCount(Mine, 1) }
    check! { Rogue: ForbidOutcome(Card("BE_720t3")), Play("BE_720", Nothing), HandCount(Mine, 1) }
    check! { Mage:
        Ally("BE_722"), Force(Card("BE_720t3")), Force(Card("BE_720t3")), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(1), "BE_720t3"),
    }
    check! { Mage: Force(Card("BE_720t3")), Play("BE_724", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "BE_720t3") }
    // A card of each class but Mage: ten of them, one of the Rogue.
    let of = |class: CardClass| {
        let mut table = table(class);
        table.steps(&[EmptyDeck(Mine), OnTop("CS2_231"), Play("WORK_004", Nothing), DeckCount(Mine, 10)]);
        let player = &table.game.players[PlayerId::First];
        let held = player.deck.iter().chain(player.hand.iter()).map(|id| table.game.card(id).unwrap());
        held.filter(|card| !card.is_of(CardClass::Neutral)).map(|card| card.class).collect::<Vec<_>>()
    };
    let (mages, rogues) = (of(CardClass::Mage), of(CardClass::Rogue));
    assert!(mages.contains(&CardClass::Rogue) && !mages.contains(&CardClass::Mage), "{mages:?}");
    assert!(rogues.contains(&CardClass::Mage) && !rogues.contains(&CardClass::Rogue), "{rogues:?}");
}

/// The Old Gods are in no other pool (`DONT_PICK_FROM_SUBSETS`); "a random Old God" names them.
#[test]
fn a_random_old_god_is_found_in_every_format() {
    check! { Rogue in Wild, Standard: Ally("BE_703"), Kill(My(0)), HandCount(Mine, 1), HasNow(InHand(0), GameTag::OLD_GOD) }
}

/// HearthSim/hs-bugs, 1126: Da Undatakah with Zerek's Deathrattle is resummoned if a spell was cast on it.
#[test]
fn a_gained_deathrattle_notes_what_it_asks_for() {
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Play("CS2_004", On(My(0))), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "TRL_537"), HandCount(Mine, 1),
    }
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Crystals(10), Play("CS2_029", On(My(0))),
        BoardCount(Mine, 1), IsCard(My(0), "TRL_537"), Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { Priest:
        Ally("BOT_258"), Kill(My(0)), Play("TRL_537", Nothing), Kill(My(0)), BoardCount(Mine, 0),
    }
}

/// The text of an option is that of the card which offers it: no card Discovers itself.
#[test]
fn an_option_does_not_discover_the_card_that_offers_it() {
    check! { Druid: ForbidOutcome(Card("LOE_115")), PlayOption("LOE_115", 1, Nothing), Choose(0), HandCount(Mine, 1) }
    // Another spell of its class can come.
    check! { Druid: Force(Card("EX1_169")), PlayOption("LOE_115", 1, Nothing), ChooseCard("EX1_169"), HandCount(Mine, 1) }
}

/// The Classic format has tokens of its own: no other cards make them.
#[test]
fn cards_of_the_classic_format_make_its_tokens() {
    check! { Mage: Play("VAN_CS2_151", Nothing), IsCard(My(1), "VAN_CS2_152") }
    check! { Mage: Play("VAN_CS2_196", Nothing), IsCard(My(1), "VAN_CS2_boar") }
    check! { Mage: Play("VAN_EX1_506", Nothing), IsCard(My(1), "VAN_EX1_506a") }
    check! { Mage: Ally("VAN_EX1_597"), EndTurn, IsCard(My(1), "VAN_EX1_598"), Damage(My(0), 1) }
    check! { Mage: Ally("VAN_EX1_577"), Kill(My(0)), IsCard(Their(0), "VAN_EX1_finkle") }
    check! { Mage:
        Enemy("CS2_182"), Force(Card("VAN_EX1_tk28")), Play("VAN_EX1_083", Nothing), IsCard(Their(0), "VAN_EX1_tk28"),
    }
    check! { Hunter: Force(Card("VAN_NEW1_032")), Play("VAN_NEW1_031", Nothing), IsCard(My(0), "VAN_NEW1_032") }
    check! { Mage: Force(Card("VAN_EX1_021")), Play("VAN_PRO_001c", Nothing), IsCard(My(0), "VAN_EX1_021") }
    check! { Mage:
        Force(Card("VAN_PRO_001c")), Force(Card("VAN_PRO_001c")), Play("VAN_PRO_001", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "VAN_PRO_001c"), IsCard(InTheirHand(0), "VAN_PRO_001c"),
    }
    check! { Druid: Ally("CS2_182"), Play("VAN_EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "VAN_EX1_tk9") }
    // Other printings make what they made.
    check! { Druid: Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "EX1_158t") }
    check! { Mage: Play("CS2_151", Nothing), IsCard(My(1), "CS2_152") }
    check! { Mage: Play("CORE_EX1_506", Nothing), IsCard(My(1), "EX1_506a") }
}

/// "If already in Shadowform: 3 damage." says nothing of a third one: it does nothing, and a used Hero Power stays used (as in
/// jleclanche/fireplace).
#[test]
fn a_third_shadowform_of_the_classic_format_does_nothing() {
    check! { Priest:
        Play("VAN_EX1_625", Nothing), Play("VAN_EX1_625", Nothing), HeroPower(On(TheirHero)), Damage(TheirHero, 3),
        Crystals(10), Play("VAN_EX1_625", Nothing), IsCard(MyPower, "EX1_625t2"), CannotAct(MyPower),
    }
}

/// HearthSim/hs-bugs, 42: Steady Shot requires a minion or the enemy hero (`REQ_MINION_OR_ENEMY_HERO` of its first printing).
#[test]
fn steady_shot_is_never_pointed_at_the_own_hero() {
    for power in ["HERO_05bp", "HERO_05bp2"] {
        for helper in ["GVG_087", "TRL_065h"].into_iter().take(1) {
            let mut table = table(CardClass::Hunter);
            table.steps(&[Ally(helper), Enemy("CS2_182"), HasHeroPower(power), CannotTarget(power, MyHero)]);
            table.steps(&[HeroPower(On(TheirHero)), Health(MyHero, 30)]);
        }
    }
}

/// A choice made when the card is played: the data has `CAN_TARGET_CARDS_IN_HAND`, as for other cards that are pointed at the hand.
#[test]
fn gruesome_nightmare_is_pointed_at_the_hand_or_the_board() {
    check! { DeathKnight:
        Give("CS2_182"), Give("CS2_029"), Ally("CS2_200"), Enemy("CS2_172"), Play("CATA_161", On(InHand(0))),
        StatsNow(InHand(0), 7, 5), StatsNow(My(0), 6, 7), StatsNow(Their(0), 3, 2),
    }
    check! { DeathKnight:
        Give("CS2_182"), Ally("CS2_200"), Play("CATA_161", On(My(0))), StatsNow(My(0), 9, 7), StatsNow(InHand(0), 4, 5),
    }
    check! { DeathKnight:
        Give("CS2_029"), Give("CS2_182"), Enemy("CS2_172"), Give("CATA_161"), CannotTarget("CATA_161", InHand(0)),
        CannotTarget("CATA_161", Their(0)), Play("CATA_161", On(InHand(1))), StatsNow(InHand(1), 7, 5),
    }
}

/// "When you play ALL 3": a spell that comes back and is played again is not another of the three.
#[test]
fn timelooper_toki_waits_for_three_different_spells() {
    check! { Mage:
        Force(Card("EX1_137")), Force(Card("BRM_003")), Force(Card("LOE_002")), Play("TIME_861", Nothing), Crystals(10),
        Play("EX1_137", Nothing), HandCount(Mine, 2), EndTurn, HandCount(Mine, 3), EndTurn, Play("EX1_137", Nothing),
        Play("BRM_003", On(TheirHero)), HandCount(Mine, 2), Crystals(10), Play("LOE_002", On(TheirHero)),
        HandCount(Mine, 2), IsCard(InHand(1), "TIME_861"), Damage(TheirHero, 11), DeckCount(Mine, 19), HandCount(Theirs, 1),
    }
}

/// "Draw 2 cards": a Bomb explodes and brings its replacement before the second card is drawn. In shinoi2/fireplace a card that is
/// cast when drawn draws its replacement and is cast within the draw of that card, and the next draw follows.
#[test]
fn a_card_that_casts_itself_is_done_before_the_next_is_drawn() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182", "BOT_511t"]), Play("CS2_023", Nothing), Health(MyHero, 25),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    // The Soldier of Fortune that casts nothing is drawn first; what comes in place of the Bomb is not the last card.
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "BOT_511t", "CS2_182"]), Play("CS2_023", Nothing), Health(MyHero, 25),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    // "Draw 3 cards. Their Costs are (1).": those behind the Bomb are among them; its replacement is not.
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182", "BOT_511t"]), Play("LOOT_998l", Nothing), Health(MyHero, 25),
        HandCount(Mine, 3), CostNow(Newest("CS2_172"), 1), CostNow(Newest("CS2_231"), 1), CostNow(Newest("CS2_182"), 4),
        DeckCount(Mine, 0),
    }
}

/// jleclanche/fireplace and HearthSim/SabberStone return it at the end of the turn in which it was cast with its Combo.
#[test]
fn headcrack_returns_at_the_end_of_the_turn() {
    check! { Rogue:
        Play("GAME_005", Nothing), Play("EX1_137", Nothing), Damage(TheirHero, 2), EndTurn, HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_137"),
    }
    check! { Rogue: Play("EX1_137", Nothing), Damage(TheirHero, 2), EndTurn, HandCount(Mine, 0) }
}

/// "To the left or right": where only one neighbor stands, it is hit (shinoi2/fireplace: the direction is random where both stand).
#[test]
fn rolling_fireball_at_an_edge_hits_the_neighbor_that_exists() {
    check! { Mage:
        Enemy("CS2_172"), Enemy("CS2_182"), Play("DRG_321", On(Their(0))), Dead(Nth(0)), Dead(Nth(1)), Damage(TheirHero, 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_172"), Play("DRG_321", On(Their(1))), Dead(Nth(0)), Dead(Nth(1)), Damage(TheirHero, 0),
    }
    check! { Mage: Enemy("CS2_172"), Play("DRG_321", On(Their(0))), Dead(Nth(0)), Damage(TheirHero, 0) }
}

/// The crystals that are added are empty: in utilForever/RosettaStone the crystals are not filled, and in shinoi2/fireplace the mana
/// that can be spent stays as it was.
#[test]
fn nozdormu_adds_empty_crystals() {
    let mut table = table(CardClass::Paladin);
    table.game.players[PlayerId::First].crystals = 6;
    table.game.players[PlayerId::First].spent = 0;
    table.steps(&[Play("DRG_309", Nothing), Mana(2)]);
    assert_eq!(table.game.players[PlayerId::First].crystals, 10);
}

/// "Your minions can't be Frozen.": in shinoi2/fireplace a minion that cannot be Frozen thaws, and stays thawed.
#[test]
fn living_dragonbreath_thaws_minions_that_are_frozen() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_024", On(My(0))), Play("CS2_024", On(Their(0))),
        HasNow(My(0), GameTag::FROZEN), Play("DRG_068", Nothing), HasNot(My(0), GameTag::FROZEN),
        HasNow(Their(0), GameTag::FROZEN), Kill(My(1)), HasNot(My(0), GameTag::FROZEN), Attack(My(0), TheirHero),
        Damage(TheirHero, 4),
    }
}

/// Its progress is 1 of 2 in the first turn with an Elemental, and 2 in the next.
#[test]
fn elemental_allies_counts_the_turns_in_a_row() {
    check! { Mage:
        Play("DRG_324", Nothing), TagNow(Nth(0), GameTag::QUEST_PROGRESS, 0), Play("CS2_033", Nothing),
        TagNow(Nth(0), GameTag::QUEST_PROGRESS, 1), Crystals(10), Play("CS2_033", Nothing),
        TagNow(Nth(0), GameTag::QUEST_PROGRESS, 1), TagNow(Nth(0), GameTag::QUEST_PROGRESS_TOTAL, 2), EndTurn, EndTurn,
        EndTurn, EndTurn, Play("CS2_033", Nothing), IsInZone(Nth(0), Zone::Secret), EndTurn, EndTurn, OnTop("CS2_029"),
        Play("CS2_033", Nothing), IsInZone(Nth(0), Zone::Graveyard), IsInZone(Newest("CS2_029"), Zone::Hand), HandCount(Mine, 4), HandCount(Theirs, 3),
    }
}

/// One choice: the card on top, or "A New Fate", which puts it at the bottom.
#[test]
fn sphere_of_sapience_offers_the_card_or_a_new_fate() {
    check! { Mage:
        Ally("SCH_259"), DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), EndTurn, EndTurn, ChooseCard("SCH_259t"),
        IsCard(InHand(0), "CS2_029"), HandCount(Mine, 1), StatsNow(MyWeapon, 0, 3), EndTurn, EndTurn, ChooseCard("CS2_231"),
        IsCard(InHand(1), "CS2_231"), HandCount(Mine, 2), StatsNow(MyWeapon, 0, 3), DeckCount(Mine, 1),
    }
    // With an empty deck there is nothing to look at.
    check! { Mage:
        Ally("SCH_259"), EmptyDeck(Mine), EndTurn, EndTurn, Damage(MyHero, 1), StatsNow(MyWeapon, 0, 4), HandCount(Mine, 0),
    }
}

/// The Nagaling comes when its spell has been chosen: it is behind what came meanwhile, and the choice shows an unchanged hand.
#[test]
fn school_teacher_adds_the_nagaling_after_the_choice() {
    check! { Mage:
        Force(Card("CS2_024")), Play("TSC_052", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "TSC_052t"),
    }
}

/// Each ability of a Titan is called as its card is, and shows the text of that card.
#[test]
fn every_ability_of_a_titan_has_a_name_and_a_text_of_its_own() {
    let cards = cards();
    for (_, titan) in cards.iter().filter(|(_, card)| card.tag(GameTag::TITAN) > 0 && card.power.is_written()) {
        let mut table = table(CardClass::Mage);
        table.steps(&[Ally(titan.id)]);
        let id = table.who(My(0)).unwrap();
        let abilities = table.game.abilities(id);
        let names: std::collections::BTreeSet<&str> = abilities.iter().map(|ability| ability.name).collect();
        let texts: std::collections::BTreeSet<&str> =
            (0_u8..).zip(&abilities).map(|(n, _)| table.game.description(id, n)).collect();
        assert_eq!((names.len(), texts.len()), (abilities.len(), abilities.len()), "{}: {names:?} {texts:?}", titan.id);
    }
}

/// "Increase your maximum hand size to 12" (Valdris Felgorge): what asks whether a hand is full, and what fills one, means that size.
#[test]
fn a_hand_of_ten_is_not_full_where_twelve_cards_fit() {
    const HELD: [Step; 10] = [Give("CS2_182"); 10];
    let after_valdris = |class, held: usize, then: &[Step]| {
        let larger = [EmptyDeck(Mine), Play("DRG_208", Nothing), Damage(MyHero, 10), Crystals(10)];
        check(class, &[&larger[..], &HELD[..held], then].concat());
    };
    // Two more Bandits find room, and the others do not.
    after_valdris(CardClass::Paladin, 10, &[Play("WW_345", Nothing), HandCount(Mine, 12), BoardCount(Mine, 7)]);
    let bananas = [Play("WORK_020", Nothing), HandCount(Mine, 12), StatsNow(My(0), 10, 10)];
    after_valdris(CardClass::Hunter, 10, &bananas);
    let dear = [Give("SW_092"), CostNow(Newest("SW_092"), 6), Give("CS2_231"), CostNow(Newest("SW_092"), 1)];
    after_valdris(CardClass::Warlock, 10, &dear);
    let cheap = [OnTop("CS2_168"); 4];
    let drawn = [Play("TRL_260", Nothing), HandCount(Mine, 12), DeckCount(Mine, 2)];
    after_valdris(CardClass::Priest, 10, &[&cheap[..], &drawn].concat());
    let spells = [OnTop("CS2_029"); 4];
    let drawn = [Play("LEG_CS3_034", Nothing), HandCount(Mine, 12), DeckCount(Mine, 2)];
    after_valdris(CardClass::Mage, 10, &[&spells[..], &drawn].concat());
    // "Fill your hand", with cards that are made and with copies.
    after_valdris(CardClass::Shaman, 0, &[Play("UNG_942t", Nothing), HandCount(Mine, 12)]);
    after_valdris(CardClass::Rogue, 0, &[Play("EDR_527", Nothing), HandCount(Mine, 12)]);
    // The opponent's hand has the usual size.
    after_valdris(CardClass::Hunter, 0, &[Play("ETC_836", Nothing), HandCount(Theirs, 10)]);
}
