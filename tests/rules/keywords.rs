//! The keywords that came with the expansions, each with a card that has it.
use cardwright_tests::*;

#[test]
fn the_dormant_neither_act_nor_are_acted_upon_and_wake_after_their_turns() {
    let mut table = table(CardClass::Mage);
    table.steps(&[
        Play("BT_156", Nothing),
        HasNow(My(0), GameTag::DORMANT),
        Play("CS2_062", Nothing),
        Damage(My(0), 0),
    ]);
    let sleeper = table.who(My(0)).unwrap();
    assert!(table.game.options_for(sleeper).is_empty(), "it has Rush, but sleeps");
    table.steps(&[EndTurn, Enemy("CS2_182")]);
    let attacks = table.game.options_for(table.who(Their(0)).unwrap()).len();
    assert_eq!(attacks, 1, "my hero alone");
    table.steps(&[EndTurn, HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT)]);
    table.steps(&[Attack(My(0), Their(0)), Damage(Their(0), 3)]);
}

#[test]
fn an_aura_does_not_reach_the_dormant() {
    check! { Mage: Ally("CS2_222"), Play("BT_156", Nothing), StatsNow(My(1), 3, 5) }
}

#[test]
fn magnetic_joins_a_mech_or_stands_alone() {
    // Annoy-o-Tron is a Mech: Wargear's 5/5 go over to it.
    let wargear = |table: &Table| {
        let card = table.game.cards.get(table.game.cards.by_id("BOT_563").unwrap());
        (i32::from(card.attack), i32::from(card.health))
    };
    let mut table = table(CardClass::Mage);
    let (attack, health) = wargear(&table);
    table.steps(&[
        Ally("GVG_085"),
        Play("BOT_563", On(My(0))),
        BoardCount(Mine, 1),
        StatsNow(My(0), 1 + attack, 2 + health),
    ]);
    table.steps(&[
        Play("BOT_563", Nothing),
        BoardCount(Mine, 2),
        IsCard(My(1), "BOT_563"),
        StatsNow(My(1), attack, health),
    ]);
    // Silence takes it off again.
    table.steps(&[Play("EX1_332", On(My(0))), StatsNow(My(0), 1, 2)]);
}

#[test]
fn magnetic_brings_its_keywords_and_finds_no_other_minion() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("GVG_085"), Ally("CS2_182"), Give("BOT_020")]);
    let skaterbot = table.who(InHand(0)).unwrap();
    assert_eq!(table.game.options_for(skaterbot).len(), 2, "alone, or onto the Mech");
    table.steps(&[Play("BOT_020", On(My(0))), HasNow(My(0), GameTag::RUSH), HasNow(My(0), GameTag::TAUNT)]);
}

#[test]
fn temporary_cards_are_gone_at_the_end_of_the_turn() {
    check! { Warlock: Play("BOT_568", Nothing), HandCount(Mine, 3), EndTurn, HandCount(Mine, 0) }
    check! { Mage: Give("WORK_007"), Give("CS2_182"), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182") }
}

#[test]
fn echo_leaves_a_copy_for_this_turn() {
    check! { Shaman:
        Play("GIL_678", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "GIL_678"), Play("GIL_678", Nothing),
        HandCount(Mine, 1), EndTurn, HandCount(Mine, 0), BoardCount(Mine, 2),
    }
}

#[test]
fn twinspell_leaves_a_copy_without_it() {
    check! { Hunter:
        Play("DAL_373", On(TheirHero)), Health(TheirHero, 28), IsCard(InHand(0), "DAL_373ts"),
        Play("DAL_373ts", On(TheirHero)), Health(TheirHero, 26), HandCount(Mine, 0),
    }
}

#[test]
fn miniaturize_gives_the_small_one() {
    check! { Paladin: Play("TOY_811", Nothing), IsCard(InHand(0), "TOY_811t"), CostNow(InHand(0), 1) }
}

#[test]
fn a_tradeable_card_goes_back_for_another_for_one_mana() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("SW_055"), Use(InHand(0), 0, Nothing), Mana(9), HandCount(Mine, 1), DeckCount(Mine, 19)]);
    table.steps(&[IsCard(InHand(0), "CS2_182"), IsInZone(Nth(0), Zone::Deck)]);
}

#[test]
fn a_forged_card_is_another_once_for_two_mana_and_keeps_what_is_on_it() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TTN_042"), Enchant(InHand(0), "CS2_087e"), Use(InHand(0), 0, Nothing), Mana(8)]);
    table.steps(&[IsCard(InHand(0), "TTN_042t"), StatsNow(InHand(0), 9, 5)]);
    let forged = table.who(InHand(0)).unwrap();
    assert_eq!(table.game.options_for(forged).len(), 1, "played, not forged again");
}

#[test]
fn a_card_is_corrupted_by_one_that_costs_more() {
    check! { Hunter:
        Give("DMF_083"), Play("CS2_172", Nothing), IsCard(InHand(0), "DMF_083"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_083t"), HasNow(InHand(0), GameTag::POISONOUS),
    }
}

#[test]
fn a_colossal_minion_brings_its_parts_to_its_side() {
    // The Lure hangs on the left.
    check! { Priest: Play("TSC_216", Nothing), IsCard(My(0), "TSC_216t"), IsCard(My(1), "TSC_216") }
    check! { Priest: Play("TSC_216", Nothing), Enemy("CS2_182"), EndTurn, Dead(Nth(1)), Damage(My(1), 4) }
}

#[test]
fn kindred_asks_for_a_card_of_the_type_last_turn() {
    // A Beast last turn: the Ravager costs (2) less.
    let mut table = table(CardClass::Hunter);
    table.steps(&[Give("TLC_366"), CostNow(Nth(0), 6), Play("CS2_172", Nothing), CostNow(Nth(0), 6), EndTurn, EndTurn]);
    table.steps(&[CostNow(Nth(0), 4), EndTurn, EndTurn, CostNow(Nth(0), 6)]);
}

#[test]
fn quickdraw_asks_for_the_turn_in_which_the_card_came() {
    check! { Hunter: Play("WW_808", Nothing), HasNow(My(0), GameTag::IMMUNE), EndTurn, HasNot(My(0), GameTag::IMMUNE) }
    check! { Hunter: Give("WW_808"), EndTurn, EndTurn, Play("WW_808", Nothing), HasNot(My(0), GameTag::IMMUNE) }
}

#[test]
fn manathirst_asks_for_crystals() {
    let after_playing_with = |crystals| {
        let mut table = table(CardClass::Warrior);
        table.game.set_mana(cardwright_engine::PlayerId::First, crystals);
        table.steps(&[Play("RLK_955", Nothing)]);
        let armorer = &table.game[table.who(My(0)).unwrap()];
        (armorer.attack, armorer.max_health)
    };
    let (few, many) = (after_playing_with(6), after_playing_with(7));
    assert_eq!((few.0 + 2, few.1 + 2), many);
}

#[test]
fn what_was_cast_while_holding_a_card_is_remembered_from_then_on() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("CS2_023", Nothing), Give("DEEP_004")]);
    let shaper = table.game.players[cardwright_engine::PlayerId::First].hand.last().unwrap();
    let cost = |table: &Table| table.game[shaper].cost;
    assert_eq!(cost(&table), 5, "a spell before does not count");
    table.steps(&[Play("CS2_025", Nothing)]);
    assert_eq!(cost(&table), 4);
}

#[test]
fn what_is_cast_when_drawn_makes_room_for_another() {
    check! { DeathKnight:
        OnTop("RLK_039t"), Play("CS2_147", Nothing), IsCard(My(1), "RLK_070t"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 18),
    }
}

#[test]
fn overheal_hears_of_healing_beyond_what_was_missing() {
    check! { Priest:
        Ally("CS3_014"), HeroPower(On(My(0))), HandCount(Mine, 1), EndTurn, EndTurn, DealDamage(My(0), 2),
        HeroPower(On(My(0))), HandCount(Mine, 2),
    }
}

#[test]
fn dredge_looks_at_the_bottom_of_the_deck() {
    let mut table = table(CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), Play("TSC_909", Nothing)]);
    assert_eq!(table.game.offered().len(), 3);
    let bottom = table.game.players[cardwright_engine::PlayerId::First].deck.get(0).unwrap();
    let offered: Vec<_> = table.game.offered().to_vec();
    assert!(
        offered.iter().any(|offer| matches!(offer, cardwright_engine::state::Offered::Entity(id) if *id == bottom))
    );
    table.steps(&[Choose(0), DeckCount(Mine, 20)]);
    let top = table.game.players[cardwright_engine::PlayerId::First].deck.last().unwrap();
    assert_eq!(table.game.card(top).unwrap().id, "CS2_182", "not the Fireball that was there");
}

#[test]
fn an_infused_card_counts_the_friends_that_died_while_it_was_held() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("REV_957"), Enchant(InHand(0), "CS2_087e")]);
    for _ in 0..4 {
        table.steps(&[IsCard(InHand(0), "REV_957"), Ally("CS2_168"), Kill(My(0))]);
    }
    table.steps(&[IsCard(InHand(0), "REV_957t"), CostNow(InHand(0), 0), StatsNow(InHand(0), 6, 4)]);
}

#[test]
fn words_of_one_blow_or_one_spell() {
    check! { Mage:
        Ally("SCH_231"), Play("GAME_005", Nothing), StatsNow(My(0), 3, 2), Play("GAME_005", Nothing), StatsNow(My(0), 3, 2),
    }
    check! { Mage: Ally("AV_121"), Enemy("CS2_231"), Attack(My(0), Their(0)), StatsNow(My(0), 3, 2) }
    check! { Mage: Ally("BAR_025"), DealDamage(My(0), 1), HasNow(My(0), GameTag::DIVINE_SHIELD) }
    check! { Mage:
        Ally("TRL_506"), Enemy("CS2_231"), Play("CS2_188", On(My(0))), Attack(My(0), Their(0)), Dead(Nth(0)),
    }
}

#[test]
fn recruit_takes_a_minion_out_of_the_deck() {
    check! { Warrior: Play("LOOT_370", Nothing), IsCard(My(0), "CS2_182"), DeckCount(Mine, 18) }
}

#[test]
fn who_was_given_a_deathrattle_is_a_deathrattle_minion() {
    // Soul of the Forest: "Deathrattle: Summon a 2/2 Treant" (recorded: 812b38e4c5, 128).
    let given = [Ally("CS2_182"), Play("EX1_158", Nothing), HasNow(My(0), GameTag::DEATHRATTLE)];
    let princess = [Play("OG_309", On(My(0))), BoardCount(Mine, 3), IsInZone(Newest("EX1_158t"), Zone::Play)];
    check(CardClass::Hunter, &[&given[..], &princess[..]].concat());
    let silenced = [
        Give("OG_309"),
        Play("EX1_332", On(My(0))),
        HasNot(My(0), GameTag::DEATHRATTLE),
        CannotTarget("OG_309", My(0)),
    ];
    check(CardClass::Hunter, &[&given[..], &silenced[..]].concat());
    // What it gained of another is one, too (Unearthed Raptor).
    check! { Rogue: Ally("EX1_096"), Play("LOE_019", On(My(0))), HasNow(My(1), GameTag::DEATHRATTLE) }
}

#[test]
fn who_died_with_a_given_deathrattle_comes_back_without_it() {
    check! { Mage:
        Ally("CS2_182"), Ally("EX1_096"), Play("EX1_158", Nothing), Kill(Nth(0)), Kill(Nth(1)), HandCount(Mine, 1),
        Crystals(10), Play("OG_133", Nothing), BoardCount(Mine, 4), IsCard(My(3), "EX1_096"),
    }
}

#[test]
fn the_deathrattle_of_a_random_minion_is_that_of_one_that_has_it() {
    // Necrium Blade, and a Loot Hoarder among minions without a Deathrattle.
    let yetis = [Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("EX1_096"), Ally("CS2_182")];
    let blades = [Play("BOT_286", Nothing), Crystals(10), Play("CS2_106", Nothing), HandCount(Mine, 1)];
    check(CardClass::Rogue, &[&yetis[..], &blades[..]].concat());
}

#[test]
fn miniaturize_leaves_a_copy_where_the_collection_shows_none() {
    check! { Mage: Play("MIS_025", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "MIS_025t"), IsCard(InHand(1), "MIS_025t1") }
    check! { Priest: Play("TOY_380", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "TOY_380t") }
    check! { Druid: PlayOption("TOY_801", 0, Nothing), HandCount(Mine, 1), IsInZone(Newest("TOY_801t"), Zone::Hand) }
}

#[test]
fn whether_it_already_has_reborn_is_asked_first() {
    // Specter Specialist: "Give a friendly minion Reborn. If it already has Reborn, summon a copy of it."
    check! { Priest:
        Ally("CS2_182"), Play("CAP_804", On(My(0))), BoardCount(Mine, 2), HasNow(My(0), GameTag::REBORN),
        Crystals(10), Play("CAP_804", On(My(0))), BoardCount(Mine, 4),
    }
}

#[test]
fn what_happens_once_of_a_magnetized_minion_leaves_its_numbers() {
    check! { Rogue:
        Ally("GVG_085"), Play("TTN_923", On(My(0))), BoardCount(Mine, 1), StatsNow(My(0), 4, 6),
        HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), StatsNow(My(0), 4, 6),
    }
}

#[test]
fn a_sidequest_and_a_questline_that_were_played_are_quests() {
    for quest in ["DRG_251", "SW_028", "UNG_934"] {
        check! { Warrior: Play(quest, Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 2) }
    }
    check! { Warrior: Play("GAME_005", Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 1) }
}

/// A card that is cast when drawn brings another in its place: "until they have 5 cards" ends with five (Fel Rift).
#[test]
fn drawing_until_a_number_goes_on_after_a_card_that_is_cast() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "AV_316t4"]),
        Play("MAW_008", Nothing), HandCount(Mine, 5), HandCount(Theirs, 5), BoardCount(Mine, 2), DeckCount(Mine, 1),
    }
}

/// "Fill your hand": no card is made, and destroyed, that has no room. The Ceaseless Expanse costs less for the play alone.
#[test]
fn a_hand_that_is_filled_gets_what_has_room() {
    check! { Mage:
        Give("GDB_142"), CostNow(InHand(0), 99), Play("TRL_900", Nothing), HandCount(Mine, 10), CostNow(InHand(0), 98),
    }
}

/// A Battlecry that Quickdraw changes is a Battlecry: Brann Bronzebeard doubles it.
#[test]
fn a_battlecry_with_quickdraw_is_doubled() {
    check! { Mage:
        Ally("LOE_077"), Enemy("CS2_182"), Enemy("CS2_182"), Play("WW_900", Nothing), Damage(Their(0), 4),
        Damage(Their(1), 4),
    }
}

/// Kindred asks what was played last turn: the same card, too, if it came back to the hand.
#[test]
fn a_card_that_came_back_to_the_hand_has_kindred_of_itself() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("TLC_107", Nothing), HasNot(My(0), GameTag::RUSH), Play("EX1_144", On(My(0)))]);
    table.steps(&[EndTurn, EndTurn, Play("TLC_107", Nothing), HasNow(My(0), GameTag::RUSH)]);
}

/// "cards you've played this game" are what they were then, whatever became of them (Chromie, Polymorph).
#[test]
fn what_was_played_stays_what_it_was_then() {
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_182"]), Play("CS2_182", Nothing), Play("CS2_022", On(My(0))), Ally("TIME_103"),
        Kill(My(1)), IsCard(InHand(0), "CS2_182"), HandCount(Mine, 1),
    }
}

/// "Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.": one of them is enough to play it (Rally!).
#[test]
fn a_spell_with_several_resurrections_needs_one_of_the_dead() {
    check! { Paladin:
        Give("YOP_009"), Unplayable("YOP_009"), Ally("CS2_172"), Ally("CS2_125"), Kill(My(1)), Kill(My(0)),
        Play("YOP_009", Nothing), BoardCount(Mine, 2),
    }
}

#[test]
fn echo_that_an_aura_gives_leaves_a_copy_and_a_magnetic_card_does_too() {
    check! { Mage:
        Ally("GIL_618"), Play("CS2_231", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), EndTurn,
        HandCount(Mine, 0),
    }
    // The Cost of at least (1) is the copy's in the hand; in play it has its printed Cost.
    check! { Mage:
        Ally("GIL_618"), Play("CS2_231", Nothing), HandCount(Mine, 1), CostNow(InHand(0), 1), Play("CS2_231", Nothing),
        HandCount(Mine, 1), CostNow(My(1), 0), CostNow(My(2), 0),
    }
    check! { Mage:
        Ally("GVG_085"), Play("BOT_700", On(My(0))), BoardCount(Mine, 1), HandCount(Mine, 1),
        IsCard(InHand(0), "BOT_700"), HasNot(My(0), GameTag::ECHO),
    }
}

#[test]
fn a_stealth_that_ends_takes_what_it_gave() {
    // A minion that has used up its own Stealth has none when that of Conceal ends; one that had it keeps it.
    check! { Rogue:
        Ally("EX1_010"), Ally("EX1_010"), EndTurn, EndTurn, Attack(My(0), TheirHero),
        HasNot(My(0), GameTag::STEALTH), Play("EX1_128", Nothing), HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn,
        HasNot(My(0), GameTag::STEALTH), HasNow(My(1), GameTag::STEALTH),
    }
}

/// A magnetized minion is played from the hand: who asks where it was there is answered (Rumble Enthusiast).
#[test]
fn who_is_magnetized_was_at_an_end_of_the_hand() {
    let begin = [Ally("TOY_943"), Ally("GVG_085"), Give("CS2_231")];
    let hit = [Damage(TheirHero, 1)];
    let play = [Give("BOT_020"), Play("BOT_020", On(My(1)))];
    let last = [Give("CS2_231")];
    check(CardClass::DemonHunter, &[&begin[..], &play[..], &hit[..]].concat());
    check(CardClass::DemonHunter, &[&begin[..], &play[..1], &last[..], &play[1..], &[Damage(TheirHero, 0)]].concat());
}
