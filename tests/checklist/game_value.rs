//! A game as a value, with observers.
use cardwright_cards::custom::neutral::{BLUE, FIRE, FOREIGN};
use cardwright_data::{BlockType, MetaDataType};
use cardwright_engine::observe::{Number, Packet, Perspective, Recorder};
use cardwright_engine::script::cost::{Cost, Resource};
use cardwright_engine::script::ruleset::HEARTHSTONE;
use cardwright_engine::state::{Forced, Rng, Snapshot};
use cardwright_engine::{Card, PlayerId};

use super::games::{self, Walk};
use super::*;

/// What a recorder writes about one action.
fn recorded(table: &mut Table, action: Action) -> Recorder {
    let mut recorder = Recorder::of(&table.game, Perspective::Everything);
    recorder.take();
    table.game.act_observed(action, &mut recorder).unwrap();
    recorder
}

/// What a recorder writes about playing a card that is given first.
fn recorded_play(table: &mut Table, id: &'static str, at: StepTarget) -> Recorder {
    let (you, card) = (table.game.active, table.game.cards.by_id(id).unwrap());
    let card = table.game.give(you, card).unwrap();
    let target = match at {
        Nothing => None,
        On(who) => Some(table.who(who).unwrap()),
    };
    recorded(table, Action::Play { card, target, option: None, place: None })
}

/// The blocks of a kind: who.
fn blocks(recorder: &Recorder, of: BlockType) -> Vec<Number> {
    let who = |packet: &Packet| {
        let Packet::BlockStart { kind, entity, .. } = packet else { return None };
        (*kind == of).then_some(*entity)
    };
    recorder.packets().iter().filter_map(who).collect()
}

#[test]
fn a_state_is_a_value_that_stays_usable_and_goes_through_a_file() {
    // Of the games that last so long, whatever cards there are, the first.
    let lasts = |seed: &u64| {
        let mut walk = Walk::new(*seed);
        (0..130).all(|_| walk.step())
    };
    let mut walk = Walk::new((0..1000).find(lasts).expect("some game lasts"));
    walk.steps(60);
    let old = walk.game.clone();
    let (hash, mut again) = (old.canonical_hash(), Walk { game: old.clone(), dice: walk.dice });
    walk.steps(50);
    assert_ne!(walk.game.canonical_hash(), hash);
    assert_eq!(old.canonical_hash(), hash, "what came later does not show on it");
    again.steps(50);
    assert!(again.game == walk.game, "it can be gone on from");
    let json = old.snapshot().unwrap().to_json();
    let read = Game::from_snapshot(old.cards, &Snapshot::from_json(&json).unwrap()).unwrap();
    assert!(read == old);
    assert_eq!(read.snapshot().unwrap().to_json(), json);
}

#[test]
fn a_hundred_thousand_states_of_a_late_game_fit_in_a_gigabyte() {
    let mut biggest = 0;
    for seed in 0..10 {
        let mut walk = Walk::new(seed);
        while walk.game.turn < 20 && walk.step() {}
        biggest = biggest.max(walk.game.bytes());
    }
    assert!(biggest > 2_000 && biggest * 100_000 < 1 << 30, "{biggest} bytes a state");
}

#[test]
fn players_are_numbers_and_a_game_can_go_anywhere() {
    fn goes_anywhere<T: Clone + Send + Sync + 'static>(_: &T) {}
    fn is_copy<T: Copy>(it: T) -> (T, T) {
        (it, it)
    }
    goes_anywhere(&table(CardClass::Mage).game);
    assert_eq!(is_copy(PlayerId::First), (PlayerId::First, PlayerId::Second.opponent()));
    assert_eq!((PlayerId::First as u8, PlayerId::Second as u8, size_of::<PlayerId>()), (0, 1, 1));
}

#[test]
fn a_thousand_games_have_the_same_hashes_with_and_without_a_recorder() {
    // `SEEDS=1000` plays as many; fewer by default, for debug builds are slow.
    let seeds = games::seeds(40);
    let (mut actions, mut packets) = (0, 0_u64);
    for seed in 0..seeds {
        let mut recorder = Recorder::new(Perspective::Of(PlayerId::BOTH[usize::from(seed % 2 == 0)]));
        let mut watched = games::begin(seed, &mut recorder);
        let mut alone = Walk::new(seed);
        loop {
            assert_eq!(watched.canonical_hash(), alone.game.canonical_hash(), "seed {seed}, action {actions}");
            let Some(action) = alone.next() else { break };
            alone.game.act_unchecked(action);
            watched.act_unchecked_observed(action, &mut recorder);
            packets += recorder.take().len() as u64;
            actions += 1;
        }
    }
    assert!(actions > seeds * 20 && packets > actions, "{actions} actions, {packets} packets");
}

#[test]
fn a_clone_shares_nothing_and_the_other_player_is_untouched() {
    // There is no sharing to keep: a state is flat, see the README of the engine. What one player does alone leaves all
    // that belongs to the other as it was, and the state before as it was.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Enemy("CS2_182"), GiveThem("CS2_029")]);
    let before = table.game.clone();
    table.steps(&[HeroPower(Nothing), Armor(Mine, 2)]);
    assert!(table.game.players[PlayerId::Second] == before.players[PlayerId::Second]);
    for (id, entity) in before.entities().filter(|(_, entity)| entity.controller == PlayerId::Second) {
        assert_eq!(table.game[id], *entity);
    }
    let hero = before.players[PlayerId::First].hero.unwrap();
    assert_eq!((before[hero].armor, table.game[hero].armor), (0, 2));
}

#[test]
fn a_house_brings_its_own_mana_and_a_class_is_data() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Use(My(0), 0, Nothing), Pool(Mine, BLUE, 1), Pool(Mine, FIRE, 0), Mana(10)]);
    assert!(Cost::parse("2 U", &FOREIGN).is_ok());
    assert!(Cost::parse("2 U", &HEARTHSTONE).is_err(), "it belongs to a ruleset of the card crate");
    let side = &table.game.players[PlayerId::First];
    assert_eq!(side.class, table.game.card(side.hero.unwrap()).unwrap().class, "the class is the hero's");
    let rules = ["src/query", "src/rules"].map(games::source).concat();
    for class in ["Mage", "Rogue", "Priest", "Warrior", "Warlock", "Druid", "Hunter", "Shaman", "Paladin"] {
        assert!(!rules.contains(&format!("CardClass::{class}")), "a rule names {class}");
    }
}

#[test]
fn what_a_card_says_is_apart_from_how_it_stands() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_087", On(My(0))), DealDamage(Their(0), 2)]);
    let card = |who| -> &'static Card { table.game.card(table.who(who).unwrap()).unwrap() };
    assert!(std::ptr::eq(card(My(0)), card(Their(0))), "one description for both");
    assert_eq!((card(My(0)).attack, card(My(0)).health), (4, 5));
    table.steps(&[StatsNow(My(0), 7, 5), Damage(Their(0), 2)]);
}

#[test]
fn what_happens_at_the_end_of_a_turn_goes_by_order_of_play() {
    let mut table = local::table(CardClass::Mage);
    // The younger one stands on the left.
    table.steps(&[Play("ZZ_L_LATE", Nothing), PlayAt("ZZ_L_LATE", 0, Nothing), HandCount(Mine, 0)]);
    let (younger, older) = (table.who(My(0)).unwrap(), table.who(My(1)).unwrap());
    assert!(older < younger);
    let mut log = Log::default();
    table.game.act_observed(Action::EndTurn, &mut log).unwrap();
    assert_eq!(log.abilities, [older, younger]);
    // A trigger like any other: it is silent on the other's turn, and silenced it is gone.
    table.steps(&[HandCount(Mine, 2), EndTurn, HandCount(Mine, 3), Play("EX1_332", On(My(0))), EndTurn]);
    table.steps(&[HandCount(Mine, 4)]);
}

#[test]
fn the_words_of_the_vocabulary_are_documented_and_used() {
    let script = games::source("vocabulary/src/script");
    let cards = games::source("../generated");
    let (mut words, mut used) = (0, 0);
    let lines: Vec<&str> = script.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        // Declared at its variant, or made of other words.
        let line = line.trim_start();
        let Some(rest) = line.strip_prefix("#[word(").or_else(|| line.strip_prefix("pub const fn ")) else { continue };
        let name = rest.split(['(', '<']).next().unwrap();
        if !name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') {
            continue;
        }
        let before = lines[..at]
            .iter()
            .rev()
            .find(|line| !line.trim_start().starts_with("#[") || line.contains("#[word("))
            .unwrap();
        assert!(before.trim_start().starts_with("///"), "`{name}` has no docs");
        words += 1;
        used += usize::from(cards.contains(&format!("{name}(")));
    }
    assert!(words > 100 && used > 50, "{words} words, {used} of them used by cards");
}

#[test]
fn an_effect_sees_its_context_and_nothing_else() {
    // The one thing that a function of a card is given.
    let is_narrow = |native: &cardwright_engine::script::native::Native| {
        let _: fn(&mut dyn cardwright_engine::script::native::NativeContext) = native.run;
    };
    let _ = is_narrow;
    let engine = games::source("src") + &games::source("vocabulary/src");
    for global in ["static mut", "thread_local", "Mutex", "AtomicU"] {
        assert!(!engine.contains(global), "{global}");
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
    assert_eq!(every.len(), EventKind::ANSWERED);
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
    let mut table = local::table(CardClass::Mage);
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
fn what_changes_damage_can_be_taken_off_in_any_order() {
    let story = |first: usize, both: i32, then: i32| {
        let mut table = local::table(CardClass::Mage);
        table.steps(&[Ally("ZZ_L_DOUBLES"), Ally("ZZ_L_SHIELDS"), EndTurn, Crystals(10)]);
        table.steps(&[Play("CS2_029", On(MyHero)), Health(MyHero, 30 - both), Kill(My(first))]);
        table.steps(&[Play("EX1_277", Nothing)]);
        let hero = table.game.players[PlayerId::First].hero.unwrap();
        let before = table.game[hero].health();
        table.steps(&[Play("CS2_029", On(MyHero))]);
        assert_eq!(i32::from(before - table.game[hero].health()), then, "without the one at {first}");
        table.steps(&[Kill(My(0)), EndTurn, EndTurn, Crystals(10)]);
        let before = table.game[hero].health();
        table.steps(&[Play("CS2_029", On(MyHero))]);
        assert_eq!(before - table.game[hero].health(), 6, "as if neither had been");
    };
    // Doubled, then no more than 3, in order of play.
    story(0, 3, 3);
    story(1, 3, 12);
}

#[test]
fn a_reaction_is_pointed_out_to_who_watches_alone() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_095")]);
    let (auctioneer, mut alone) = (table.who(My(0)).unwrap(), table.game.clone());
    let recorder = recorded_play(&mut table, "CS2_025", Nothing);
    assert_eq!(blocks(&recorder, BlockType::Trigger), [Number::from(auctioneer)]);
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
        info: vec![Number::from(table.who(Their(0)).unwrap())],
    };
    assert!(six.packets().contains(&damage), "it heard of 6 damage");
    assert_eq!(blocks(&six, BlockType::Trigger), []);
    table.steps(&[Enemy("ZZ_EMBER"), Crystals(10)]);
    let ten = recorded_play(&mut table, "EX1_279", On(Their(1)));
    assert_eq!(blocks(&ten, BlockType::Trigger), [Number::from(table.who(My(0)).unwrap())]);
}

#[test]
fn an_attack_is_a_base_and_what_adds_to_it() {
    let mut table = table(CardClass::Mage);
    // Blessing of Might, Stormwind Champion, Abusive Sergeant: printed, enchantments, aura, for this turn.
    table.steps(&[Ally("CS2_182"), Play("CS2_087", On(My(0))), StatsNow(My(0), 7, 5), Ally("CS2_222")]);
    table.steps(&[
        StatsNow(My(0), 8, 6),
        Play("CS2_188", On(My(0))),
        StatsNow(My(0), 10, 6),
        Kill(My(1)),
        StatsNow(My(0), 9, 5),
    ]);
    table.steps(&[EndTurn, StatsNow(My(0), 7, 5)]);
    // A function of the state, for this one alone.
    table.steps(&[
        Ally("EX1_335"),
        StatsNow(Newest("EX1_335"), 4, 4),
        DealDamage(Newest("EX1_335"), 2),
        StatsNow(Newest("EX1_335"), 2, 2),
    ]);
}

#[test]
fn rules_that_both_players_brought_stand_side_by_side() {
    let mut table = table(CardClass::Priest);
    // Auchenai Soulpriest on my side, Sorcerer's Apprentice and Baron Rivendare on the other.
    table.steps(&[Ally("EX1_591"), Enemy("FP1_031"), Enemy("EX1_096"), Ally("EX1_096"), Enemy("EX1_608")]);
    table.steps(&[HeroPower(On(TheirHero)), Health(TheirHero, 28), Kill(My(1)), HandCount(Mine, 1)]);
    table.steps(&[Kill(Their(1)), HandCount(Theirs, 2), GiveThem("CS2_029"), Give("CS2_029")]);
    let cost = |who| table.game[table.who(who).unwrap()].cost;
    assert_eq!((cost(InTheirHand(2)), cost(InHand(1))), (3, 4));
}

#[test]
fn what_is_gone_is_told_and_never_found_again() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_231")]);
    let (attacker, defender) = (table.who(My(0)).unwrap(), table.who(Their(0)).unwrap());
    table.steps(&[Kill(Their(0))]);
    let action = Action::Attack { attacker, defender };
    assert_eq!(table.game.act(action), Err(cardwright_engine::IllegalAction(action)));
    let count = table.game.entity_count();
    assert_eq!(table.game.entity(u16::try_from(count + 1).unwrap()), None);
    table.steps(&[Enemy("CS2_231")]);
    assert_ne!(table.who(Their(0)).unwrap(), defender, "no number is given twice");
    assert_eq!(table.game[defender].zone, Zone::Graveyard);
}

#[test]
fn mirrors_that_face_each_other_are_stable_after_one_pass() {
    let mut table = table(CardClass::Mage);
    // Each sees those before it as they are with their auras, those behind it as they are by themselves.
    table.steps(&[Ally("ZZ_MIRROR"), Enemy("ZZ_MIRROR"), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    table.steps(&[Enemy("CS2_182"), StatsNow(My(0), 4, 4), StatsNow(Their(0), 4, 4)]);
    table.steps(&[Kill(Their(1)), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    // The older one's own 3 is what it would have without its text: its text sets it to the other's 0.
    table.steps(&[Play("CS2_087", On(My(0))), StatsNow(My(0), 0, 4), StatsNow(Their(0), 0, 4)]);
    // The younger one's own 3 is seen by the older one, and the older one's 3 by the younger.
    table.steps(&[Play("CS2_087", On(Their(0))), StatsNow(My(0), 3, 4), StatsNow(Their(0), 3, 4)]);
    // Who watches them draws for each change once, and it ends.
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_WATCH"), Ally("ZZ_MIRROR"), Ally("ZZ_MIRROR"), HandCount(Mine, 0)]);
    table.steps(&[Play("CS2_182", Nothing), HandCount(Mine, 2), StatsNow(My(1), 4, 4), StatsNow(My(2), 4, 4)]);
    assert_eq!(table.game.turn, 1);
    table.game.check().unwrap();
}

#[test]
fn there_are_as_many_resources_as_a_ruleset_declares() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ZZ_LAND"), Ally("ZZ_ACOLYTE"), Enemy("ZZ_EMBER"), Use(My(0), 0, Nothing)]);
    table.steps(&[Play("EX1_279", On(Their(0))), Pool(Mine, BLUE, 1), Pool(Mine, FIRE, 1), Pool(Theirs, BLUE, 0)]);
    for (text, of) in [("2", Resource::Mana), ("Armor(2)", Resource::Armor), ("Corpses(2)", Resource::Corpses)] {
        let cost = Cost::parse(text, &HEARTHSTONE).unwrap();
        assert_eq!(cost.parts()[0].amount(), Some((of, 2)));
    }
    assert_eq!(Cost::parse("U", &FOREIGN).unwrap().parts()[0].amount(), Some((Resource::Pool(BLUE), 1)));
}

#[test]
fn the_dice_are_told_and_can_be_forced() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Enemy("CS2_182"), Enemy("CS2_186")]);
    let start = table.game.clone();
    let recorder = recorded_play(&mut table, "EX1_277", Nothing);
    assert_eq!(recorder.outcomes().len(), 3, "a missile each");
    // The same again, on other dice; then all on the hero, who is the first of three.
    let missiles = |outcomes: &[usize]| {
        let mut game = start.clone();
        game.rng = Rng::new(99);
        game.force(outcomes.iter().copied().map(Forced::Number));
        let card = game.give(PlayerId::First, game.cards.by_id("EX1_277").unwrap()).unwrap();
        game.act(Action::Play { card, target: None, option: None, place: None }).unwrap();
        assert_eq!(game.forced_left(), 0);
        game.characters(PlayerId::Second).map(|id| game[id].damage).collect::<Vec<_>>()
    };
    let dealt: Vec<i16> = table.game.characters(PlayerId::Second).map(|id| table.game[id].damage).collect();
    assert_eq!(missiles(recorder.outcomes()), dealt);
    assert_eq!(missiles(&[0, 0, 0]), [3, 0, 0]);
    assert_eq!(missiles(&[2, 1, 2]), [0, 1, 2]);
}

#[test]
fn what_is_hidden_is_guessed_within_the_rules() {
    let mut table = table(CardClass::Mage);
    table.steps(&[GiveThem("CS2_029"), GiveThem("CS2_182"), Give("CS2_023")]);
    let view = table.game.view(PlayerId::First);
    let unknown = view.game().players[PlayerId::Second].hand.iter();
    assert!(unknown.into_iter().all(|id| view.game()[id].card == cardwright_engine::CardId::NONE));
    for seed in 0..20 {
        let mut guess = view.determinize(seed);
        guess.check().unwrap();
        assert!(guess.view(PlayerId::First) == view);
        guess.act(Action::EndTurn).unwrap();
        assert!(!guess.options().is_empty());
    }
}

#[test]
fn a_spell_that_is_countered_is_paid_for_and_does_nothing() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Crystals(10)]);
    let hero = table.game.players[PlayerId::First].hero.unwrap();
    let recorder = recorded_play(&mut table, "CS2_029", On(MyHero));
    assert_eq!(blocks(&recorder, BlockType::Play).len(), 1);
    assert_eq!(blocks(&recorder, BlockType::Power), [], "no text");
    assert_eq!(blocks(&recorder, BlockType::Trigger), [Number::from(table.who(Newest("EX1_287")).unwrap())]);
    let side = &table.game.players[PlayerId::Second];
    assert_eq!((table.game[hero].damage, side.mana()), (0, 6), "4 mana are gone");
}

#[test]
fn every_change_is_a_packet_and_the_packets_rebuild_the_table() {
    let mut read = 0;
    for seed in 0..games::seeds(25) {
        let mut recorder = Recorder::new(Perspective::Everything);
        let mut game = games::begin(seed, &mut recorder);
        let mut walk = Walk::new(seed);
        let mut told = cardwright_engine::observe::ReplayedGame::default();
        loop {
            let packets = recorder.take();
            packets.iter().try_for_each(|packet| told.apply(packet)).unwrap_or_else(|error| panic!("{seed}: {error}"));
            read += packets.len();
            games::compare(&game, &told);
            let Some(action) = walk.next() else { break };
            walk.game.act_unchecked(action);
            game.act_unchecked_observed(action, &mut recorder);
        }
    }
    assert!(read > 10_000, "{read} packets");
}
