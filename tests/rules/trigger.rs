//! Triggered abilities: events, sides, zones, and how often they fire.
use cardwright_cards::custom::neutral::FIRE;
use cardwright_data::{BlockType, MetaDataType};
use cardwright_engine::observe::{EntityNumber, Packet};

use super::games::{self, Walk};
use super::*;

#[test]
fn a_text_that_is_triggered_or_repeated_keeps_its_condition() {
    // Mecha'thun's owner has a deck; Skelemancer's Deathrattle waits for the enemy's turn.
    check! { Hunter: Ally("BOT_424"), Play("ICC_052", On(My(0))), EndTurn, Damage(TheirHero, 0) }
    check! { Hunter: Ally("ICC_019"), Play("ICC_052", On(My(0))), BoardCount(Mine, 1) }
}

/// Hearthstone Wiki, "Spellburst": "if the minion is destroyed by a triggered Secret, such as Pressure Plate, the Spellburst effect
/// will still trigger".
#[test]
fn a_minion_that_a_secret_destroys_still_has_its_spellburst() {
    let mut table = table(CardClass::Mage);
    table.steps(&[EndTurn, Play("ULD_152", Nothing), EndTurn, Ally("SCH_243"), Play("GAME_005", Nothing)]);
    table.steps(&[Dead(Nth(1)), BoardCount(Mine, 2)]);
}

/// "In order for 'After' triggers to activate, they need to be present for the original action." (J. Durica, gameplay engineer of the
/// client, on patch 9.2; the example is Mindgames and Wild Pyromancer)
#[test]
fn entities_that_come_during_a_play_do_not_react_after_it() {
    let games = [EmptyDeck(Theirs), OnTheirTop("NEW1_020"), Play("EX1_345", Nothing)];
    let late = [IsCard(My(0), "NEW1_020"), Damage(My(0), 0), Play("GAME_005", Nothing), Damage(My(0), 1)];
    check(CardClass::Priest, &[&games[..], &late].concat());
    let early = [IsCard(My(1), "NEW1_020"), Damage(My(0), 1), Damage(My(1), 1)];
    check(CardClass::Priest, &[&[Ally("NEW1_020")][..], &games, &early].concat());
    // Resurrect brings back a minion with Spellburst, which waits for the next spell.
    check! { Priest:
        Ally("SCH_243"), Kill(My(0)), Play("BRM_017", Nothing), IsCard(My(0), "SCH_243"), BoardCount(Mine, 1),
        Play("GAME_005", Nothing), BoardCount(Mine, 3),
    }
    // Barnes summons a Knife Juggler, after whom he "was summoned"; one that was there reacts to both.
    let barnes = [EmptyDeck(Mine), OnTop("NEW1_019"), Play("KAR_114", Nothing)];
    check(CardClass::Mage, &[&barnes[..], &[IsCard(My(1), "NEW1_019"), Damage(TheirHero, 0)]].concat());
    check(CardClass::Mage, &[&[Ally("NEW1_019")][..], &barnes, &[BoardCount(Mine, 3), Damage(TheirHero, 2)]].concat());
    // The Fire spell that kills Thori'belore does not revive it from its egg.
    check! { Mage:
        Ally("RLK_604"), Play("CS2_029", On(My(0))), IsCard(My(0), "RLK_604t"), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6), IsCard(My(0), "RLK_604a"),
    }
}

#[test]
fn kindred_asks_for_a_card_of_the_type_last_turn() {
    // A Beast last turn: the Ravager costs (2) less.
    let mut table = table(CardClass::Hunter);
    table.steps(&[Give("TLC_366"), CostNow(Nth(0), 6), Play("CS2_172", Nothing), CostNow(Nth(0), 6), EndTurn, EndTurn]);
    table.steps(&[CostNow(Nth(0), 4), EndTurn, EndTurn, CostNow(Nth(0), 6)]);
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
fn a_sidequest_and_a_questline_that_were_played_are_quests() {
    for quest in ["DRG_251", "SW_028", "UNG_934"] {
        check! { Warrior: Play(quest, Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 2) }
    }
    check! { Warrior: Play("GAME_005", Nothing), Play("YOD_038", Nothing), BoardCount(Mine, 1) }
}

/// Kindred asks what was played last turn: the same card, too, if it came back to the hand.
#[test]
fn a_card_that_came_back_to_the_hand_has_kindred_of_itself() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("TLC_107", Nothing), HasNot(My(0), GameTag::RUSH), Play("EX1_144", On(My(0)))]);
    table.steps(&[EndTurn, EndTurn, Play("TLC_107", Nothing), HasNow(My(0), GameTag::RUSH)]);
}

/// Enter the Lost City ("Survive 10 turns"): the turns of both players count.
#[test]
fn turns_of_both_players_are_survived() {
    check! { Warrior:
        Play("TLC_602", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Newest("TLC_602"), Zone::Secret), EndTurn, IsInZone(Newest("TLC_602"), Zone::Graveyard), HandCount(Mine, 6),
    }
}

/// Cosmic Keyboard does not answer a spell that costs (0); Runic Adornment gives the spell, too.
#[test]
fn a_free_spell_plays_no_keyboard_and_the_adorned_spell_enters_the_hand() {
    check! { Mage: Ally("ETC_521"), Play("GAME_005", Nothing), BoardCount(Mine, 0), StatsNow(MyWeapon, 0, 3) }
    check! { DemonHunter:
        Force(Card("BT_035")), Force(Card("BT_175")), Force(Card("BT_740")), EmptyDeck(Mine), Play("TTN_845", Nothing),
        ChooseCard("BT_035"), DeckCount(Mine, 2), HandCount(Mine, 1), IsCard(InHand(0), "BT_035"),
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

#[test]
fn a_minion_that_is_played_again_is_the_next_one() {
    // Ace Wayfinder goes back to the hand and is played again: it is the next Draenei.
    check! { Rogue:
        Play("GDB_450", Nothing), Play("EX1_144", On(My(0))), HandCount(Mine, 1), Crystals(10),
        Play("GDB_455", Nothing), Play("GDB_450", Nothing), BoardCount(Mine, 3),
    }
    // The next two Draenei: itself is none of them when it is played first, but is when it is played again.
    check! { Rogue:
        Play("GDB_455", Nothing), BoardCount(Mine, 1), Play("EX1_144", On(My(0))), HandCount(Mine, 1), Crystals(10),
        Play("GDB_455", Nothing), BoardCount(Mine, 2),
    }
}

#[test]
fn a_trigger_acts_for_whoever_controls_it_where_it_is_now() {
    let mut table = table(CardClass::Priest);
    // Mind Control over an Auctioneer, which then draws for me.
    table.steps(&[Enemy("EX1_095"), Play("CS1_113", On(Their(0))), HandCount(Mine, 0), Crystals(10)]);
    table.steps(&[Play("CS2_025", Nothing), HandCount(Mine, 1)]);
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Enemy("EX1_095"), Play("CS2_029", On(TheirHero)), HandCount(Mine, 0), HandCount(Theirs, 0)]);
}

#[test]
fn every_kind_of_event_happens_and_is_heard() {
    let mut heard = Log::default();
    for seed in 0..games::seeds(120) {
        let mut walk = Walk::new(seed);
        while let Some(action) = walk.next() {
            walk.game.act_unchecked_observed(action, &mut heard);
        }
    }
    let every = {
        use EventKind::*;
        [
            TurnStart,
            TurnEnd,
            Play,
            Cast,
            Summon,
            Death,
            Damage,
            Predamage,
            Heal,
            Attack,
            Draw,
            Discard,
            HeroPower,
            Reveal,
            Armor,
            Equip,
            ToHand,
            Shuffle,
            Freeze,
            Targeted,
            Ability,
            Overload,
            ShieldLost,
            StatChange,
            Launch,
            Overheal,
            Discover,
            Restore,
            AttackGained,
            HealthGained,
            HealthLoss,
            ManaSpent,
            CorpsesSpent,
            Prepare,
            StatsGained,
            Shatter,
            DarkGift,
            Excavate,
            Forge,
            Magnetize,
            Reborn,
            CorpsesGained,
        ]
    };
    assert_eq!(every.len(), EventKind::TRIGGERING_COUNT);
    // Damage that is about to be dealt and Health that is about to be lost are asked about and no events of their own; a launch needs a Starship, a
    // Discover a card that does, and so do Corpses, Prepare, Shatter, Dark Gifts, Excavate, Forge and Magnetic.
    let silent = [
        EventKind::Predamage,
        EventKind::HealthLoss,
        EventKind::Launch,
        EventKind::Discover,
        EventKind::CorpsesSpent,
        EventKind::Prepare,
        EventKind::Shatter,
        EventKind::DarkGift,
        EventKind::Excavate,
        EventKind::Forge,
        EventKind::Magnetize,
        EventKind::Reborn,
        EventKind::CorpsesGained,
    ];
    let missing: Vec<_> = every.iter().filter(|kind| heard.numbers(**kind).is_empty()).collect();
    assert!(missing.iter().all(|kind| silent.contains(kind)), "{missing:?}");
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_SHIELDS"), EndTurn, Play("CS2_029", On(MyHero))]);
    table.steps(&[Health(MyHero, 27)]);
}

#[test]
fn the_acolyte_is_a_card_like_any_other() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_ACOLYTE"), Enemy("ZZ_EMBER"), Play("EX1_279", On(Their(0))), Pool(Mine, FIRE, 1)]);
    let engine = games::source("src") + &games::source("vocabulary/src");
    assert!(!engine.contains("ZZ_ACOLYTE") && !engine.contains("Acolyte of"), "without a change of the engine");
}

#[test]
fn a_reaction_is_pointed_out_to_who_watches_alone() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_095")]);
    let (auctioneer, mut alone) = (table.who(My(0)).unwrap(), table.game.clone());
    let recorder = recorded_play(&mut table, "CS2_025", Nothing);
    assert_eq!(blocks(&recorder, BlockType::Trigger), [EntityNumber::from(auctioneer)]);
    let card = alone.give(PlayerId::First, alone.cards.by_id("CS2_025").unwrap()).unwrap();
    alone.act(Action::Play { card, target: None, option: None, place: None }).unwrap();
    assert_eq!(alone.canonical_hash(), table.game.canonical_hash());
}

#[test]
fn a_reaction_that_does_nothing_is_not_told() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_ACOLYTE"), Enemy("ZZ_EMBER")]);
    let six = recorded_play(&mut table, "CS2_029", On(Their(0)));
    let damage = Packet::MetaData {
        kind: MetaDataType::Damage,
        data: 6,
        info: vec![EntityNumber::from(table.who(Their(0)).unwrap())],
    };
    assert!(six.packets().contains(&damage), "it heard of 6 damage");
    assert_eq!(blocks(&six, BlockType::Trigger), []);
    table.steps(&[Enemy("ZZ_EMBER"), Crystals(10)]);
    let ten = recorded_play(&mut table, "EX1_279", On(Their(1)));
    assert_eq!(blocks(&ten, BlockType::Trigger), [EntityNumber::from(table.who(My(0)).unwrap())]);
}

#[test]
fn a_trigger_hears_its_own_side_and_does_just_its_own() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_095")]);
    let auctioneer = table.who(My(0)).unwrap();
    let log = play(&mut table, "CS2_025", Nothing);
    assert_eq!(log.abilities.iter().filter(|id| **id == auctioneer).count(), 1);
    assert_eq!(log.numbers(EventKind::Draw).len(), 1);
    table.steps(&[EndTurn]);
    let log = play(&mut table, "CS2_025", Nothing);
    assert!(!log.abilities.contains(&auctioneer), "the opponent's spell is not yours");
    assert!(log.numbers(EventKind::Draw).is_empty());
}

#[test]
fn a_trigger_works_in_its_zone_alone() {
    check! { Rogue: OnTop("CFM_637"), Play("NEW1_018", Nothing), IsCard(My(1), "CFM_637"), DeckCount(Mine, 19) }
    check! { Rogue: Give("CFM_637"), Play("NEW1_018", Nothing), BoardCount(Mine, 1), IsInZone(Nth(0), Zone::Hand) }
}

#[test]
fn inspire_comes_after_the_hero_power_and_is_your_own() {
    check! { Mage: Ally("AT_089"), HeroPower(On(My(0))), StatsNow(My(0), 3, 2), Damage(My(0), 1) }
    check! { Mage: Ally("AT_089"), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), StatsNow(My(0), 3, 2) }
    // Its effect and its deaths come first: who died of it is not inspired.
    check! { Mage: Ally("AT_089"), DealDamage(My(0), 1), HeroPower(On(My(0))), Dead(Nth(0)) }
}

#[test]
fn an_event_is_matched_by_who_and_what() {
    // Water Elemental: any character, damaged by this minion alone.
    check! { Mage: Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN) }
    check! { Mage: Ally("CS2_033"), Ally("CS2_182"), Attack(My(1), TheirHero), HasNot(TheirHero, GameTag::FROZEN) }
    check! { Mage:
        Ally("CS2_033"), Enemy("CS2_182"), EndTurn, Attack(Their(0), My(0)), HasNow(Their(0), GameTag::FROZEN),
    }
}

#[test]
fn on_comes_before_the_battlecry_after_behind_it_and_once_is_once() {
    // On: Counterspell stops the spell before it does anything; after: Mirror Entity sees what the Battlecry made.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 30)]);
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("EX1_294", Nothing), EndTurn, Play("CS2_181", Nothing), Damage(My(0), 4)]);
    // Once: Headcrack comes back next turn, and not the turn after.
    let mut table = cardwright_tests::table(CardClass::Rogue);
    table.steps(&[Play("CS2_168", Nothing), Play("EX1_137", Nothing), EndTurn, EndTurn, IsInZone(Nth(1), Zone::Hand)]);
    table.steps(&[Play("CS2_077", Nothing), EndTurn, EndTurn]);
    let player = cardwright_engine::PlayerId::First.entity();
    assert_eq!(table.game.enchantments_on(player).count(), 0);
}

#[test]
fn answers_come_in_the_middle_of_the_phase() {
    // Acidmaw condemns whom Whirlwind has hurt, and all die together at the end of it.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("AT_063"), Enemy("CS2_182"), Enemy("CS2_182")]);
    let log = play(&mut table, "EX1_400", Nothing);
    table.steps(&[BoardCount(Theirs, 0), BoardCount(Mine, 1)]);
    let last_damage = log.events.iter().rposition(|(kind, ..)| *kind == EventKind::Damage).unwrap();
    let first_death = log.events.iter().position(|(kind, ..)| *kind == EventKind::Death).unwrap();
    assert!(last_damage < first_death);
}

#[test]
fn what_works_in_hand_is_silent_elsewhere() {
    check! { Mage: Give("EX1_105"), Give("CS2_182"), CostNow(Nth(0), 11) }
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_105"), Give("CS2_182"), Give("CS2_182"), CostNow(Nth(0), 12)]);
}

#[test]
fn auctioneer_draws_before_the_spell_and_pyromancer_hits_after_it() {
    mage(&[
        Ally("EX1_095"),
        Ally("NEW1_020"),
        Play("GAME_005", Nothing),
        HandCount(Mine, 1),
        Damage(My(0), 1),
        Damage(My(1), 1),
    ]);
}

#[test]
fn knife_juggler_does_not_trigger_on_itself() {
    mage(&[Play("NEW1_019", Nothing), Damage(TheirHero, 0), Play(WISP, Nothing), Damage(TheirHero, 1)]);
}

#[test]
fn an_infused_card_is_replaced() {
    mage(&[
        Give("REV_013"),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Ally(WISP),
        Kill(My(0)),
        Kill(My(0)),
        Kill(My(0)),
        Kill(My(0)),
        IsCard(Nth(0), "REV_013"),
        Kill(My(0)),
        IsCard(Nth(0), "REV_013t"),
    ]);
}

#[test]
fn a_questline_continues_with_its_next_part() {
    of_class(
        CardClass::Warrior,
        &[
            OnTop("CS2_106"),
            Play("SW_028", Nothing),
            Play("CFM_637", Nothing),
            Play("CFM_637", Nothing),
            IsInZone(Nth(1), Zone::Secret),
            Play("CFM_637", Nothing),
            IsInZone(Nth(1), Zone::Graveyard),
            IsCard(InHand(0), "CS2_106"),
            IsInZone(Newest("SW_028t"), Zone::Secret),
        ],
    );
}

/// The spell lies in the graveyard when "after you cast a spell on this" is answered; it was not countered.
#[test]
fn a_trigger_on_a_targeted_spell_comes_after_the_cast() {
    mage(&[Ally("TID_098"), Play("CS2_092", On(Nth(0))), HandCount(Mine, 1)]);
    mage(&[Ally("TID_098"), Ally(YETI), Play("CS2_092", On(Nth(1))), HandCount(Mine, 0)]);
}
