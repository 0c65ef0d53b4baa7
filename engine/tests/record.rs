//! The history that a recorder writes: complete, well nested, and without any effect on the game.
use cardwright_data::{BlockType, CardType, GameTag, MetaDataType, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::observe::{EntityNumber, Packet, Perspective, Recorder, ReplayedGame};
use cardwright_engine::state::{ByPlayer, Forced, Rng};
use cardwright_engine::{Action, CardId, Deck, EntityId, Game, Options, PlayerId};

use crate::cards;

/// Two random decks of everything that is written.
fn decks(seed: u64) -> [Deck; 2] {
    let cards = cards::cards();
    let types = [CardType::Minion, CardType::Spell, CardType::Weapon, CardType::Location];
    let written = |(_, card): &(CardId, &cardwright_engine::Card)| {
        types.contains(&card.card_type) && cardwright_engine::rules::is_playable(card.power)
    };
    let pool: Vec<CardId> = cards.iter().filter(written).map(|(id, _)| id).collect();
    let heroes = ["HERO_08", "HERO_07", "HERO_09", "HERO_01", "HERO_05"];
    let mut dice = Rng::new(seed ^ 0x5eed);
    [(); 2].map(|()| Deck {
        hero: cards.by_id(heroes[dice.next_below(heroes.len())]).expect("the hero is there"),
        cards: (0..30).map(|_| pool[dice.next_below(pool.len())]).collect(),
        sideboards: Vec::new(),
    })
}

fn begin(seed: u64, recorder: &mut Recorder) -> Game {
    let [first, second] = decks(seed);
    let options = Options { seed, ..Options::default() };
    let coin = cards::cards().by_id("GAME_005");
    Game::new_observed(cards::cards(), ByPlayer([&first, &second]), coin, options, recorder)
        .expect("the decks are legal")
}

/// Plays a random game; `look` is shown it whenever it waits.
fn play(seed: u64, sight: Perspective, mut look: impl FnMut(&Game, &Recorder)) -> (Game, Recorder) {
    let mut recorder = Recorder::new(sight);
    let mut game = begin(seed, &mut recorder);
    let mut dice = Rng::new(seed);
    while !game.is_over() && game.turn < 60 {
        look(&game, &recorder);
        let options = game.options();
        game.act_unchecked_observed(options[dice.next_below(options.len())], &mut recorder);
    }
    look(&game, &recorder);
    (game, recorder)
}

/// The tags that are the same thing in the history and in the game.
const PLAIN: [GameTag; 11] = [
    GameTag::ENTITY_ID,
    GameTag::ZONE,
    GameTag::CONTROLLER,
    GameTag::ATK,
    GameTag::COST,
    GameTag::DAMAGE,
    GameTag::ARMOR,
    GameTag::EXHAUSTED,
    GameTag::NUM_ATTACKS_THIS_TURN,
    GameTag::SILENCED,
    GameTag::SPELLPOWER,
];

/// Holds what the packets say against the game itself, by the game's own accessors.
fn compare(game: &Game, table: &ReplayedGame, seen: impl Fn(EntityId) -> bool) -> usize {
    let mut compared = 0;
    for (id, entity) in game.entities().skip(3) {
        let told = &table.entities[&EntityNumber::from(id)];
        let whole = seen(id) || told.tag(GameTag::ZONE) == Zone::Play as i32;
        for tag in PLAIN.into_iter().take(if whole { PLAIN.len() } else { 3 }) {
            let is = game.tag(id, tag);
            // Attack that was lowered below 0 is told as 0.
            let is = if tag == GameTag::ATK { is.max(0) } else { is };
            // A spell that is being cast, and asks something, is told to be in play.
            if tag == GameTag::ZONE && is == Zone::SetAside as i32 && game.pending.is_some() {
                assert!([is, Zone::Play as i32].contains(&told.tag(tag)), "{tag:?} of {id:?}");
                continue;
            }
            assert_eq!(told.tag(tag), is, "{tag:?} of {id:?}");
            compared += 1;
        }
        let side = &game.players[entity.controller];
        let places = [
            (Zone::Play, side.board.position(id)),
            (Zone::Hand, side.hand.position(id)),
            (Zone::Secret, side.secrets.position(id)),
        ];
        let place = places.into_iter().find(|(zone, _)| *zone == entity.zone).and_then(|(_, place)| place);
        assert_eq!(
            told.tag(GameTag::ZONE_POSITION),
            place.map_or(0, |at| i32::try_from(at).expect("few") + 1),
            "place of {id:?}"
        );
        if !whole {
            assert_eq!((told.card, told.tag(GameTag::ATK)), (CardId::NONE, 0), "{id:?} is hidden");
            continue;
        }
        assert_eq!(told.card, entity.card);
        let health = if entity.card_type == CardType::Weapon { GameTag::DURABILITY } else { GameTag::HEALTH };
        assert_eq!(told.tag(health), i32::from(entity.max_health), "health of {id:?}");
        for (keyword, tags) in Keywords::TAGS {
            let says = tags.iter().any(|tag| told.tag(*tag) != 0);
            assert_eq!(says, entity.keywords.has(*keyword), "{keyword:?} of {id:?}");
        }
        let on: Vec<CardId> = game.enchantments_on(id).map(|(_, it)| it.card).collect();
        let attached = |it: &&cardwright_engine::observe::ReplayedEntity| {
            it.tag(GameTag::ATTACHED) == i32::from(id.number()) && it.tag(GameTag::ZONE) == Zone::Play as i32
        };
        let mut told: Vec<CardId> = table.entities.values().filter(attached).map(|it| it.card).collect();
        let mut on = on;
        told.sort_unstable();
        on.sort_unstable();
        assert_eq!(told, on, "what is attached to {id:?}");
    }
    for player in PlayerId::BOTH {
        let (told, side) = (&table.entities[&EntityNumber::from(player.entity())], &game.players[player]);
        let mana = told.tag(GameTag::RESOURCES) + told.tag(GameTag::TEMP_RESOURCES)
            - told.tag(GameTag::RESOURCES_USED)
            - told.tag(GameTag::OVERLOAD_LOCKED);
        assert_eq!(mana, i32::from(side.mana()));
        assert_eq!(told.tag(GameTag::PLAYSTATE), side.state as i32);
        assert_eq!(told.tag(GameTag::HERO_ENTITY), side.hero.map_or(0, |hero| i32::from(hero.number())));
        assert_eq!(told.tag(GameTag::CURRENT_PLAYER), i32::from(game.active == player));
        assert_eq!(told.tag(GameTag::FATIGUE), i32::from(side.fatigue));
    }
    assert_eq!(table.entities[&EntityNumber::from(EntityId::GAME)].tag(GameTag::TURN), i32::from(game.turn));
    compared
}

#[test]
fn the_packets_rebuild_every_entity_whenever_the_game_waits() {
    let mut compared = 0;
    for seed in 0..40 {
        let (mut table, mut read) = (ReplayedGame::default(), 0);
        let (game, recorder) = play(seed, Perspective::Everything, |game, recorder| {
            let new = &recorder.packets()[read..];
            new.iter()
                .try_for_each(|packet| table.apply(packet))
                .unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
            read += new.len();
            compared += compare(game, &table, |_| true);
        });
        assert!(table.depth == 0 || !game.is_over(), "seed {seed}: every block ends");
        assert_eq!(ReplayedGame::after(recorder.packets()).as_ref(), Ok(&table), "seed {seed}");
    }
    assert!(compared > 100_000, "{compared}");
}

#[test]
fn hidden_information_is_not_recorded() {
    let mut all = 0;
    for (seed, player) in (0..16).zip(PlayerId::BOTH.into_iter().cycle()) {
        let (mut table, mut read) = (ReplayedGame::default(), 0);
        let (game, recorder) = play(seed, Perspective::Of(player), |game, recorder| {
            let new = &recorder.packets()[read..];
            new.iter()
                .try_for_each(|packet| table.apply(packet))
                .unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
            read += new.len();
            compare(game, &table, |id| {
                let entity = &game[id];
                let mine = entity.controller == player;
                let quest = entity.zone == Zone::Secret && entity.keywords.has(Keywords::QUEST);
                let hidden = matches!(entity.zone, Zone::Hand | Zone::SetAside | Zone::Secret) && !quest;
                entity.zone != Zone::Deck && (mine || !hidden)
            });
        });
        let is = |of: fn(&Packet) -> bool| recorder.packets().iter().filter(|it| of(it)).count();
        let shown = is(|it| matches!(it, Packet::ShowEntity { .. }));
        assert!(shown >= usize::from(game.turn / 2), "seed {seed}: {shown} of the cards drawn in its turns are shown");
        all += shown;
    }
    assert!(all > 160, "{all} cards are shown when they are drawn");
}

#[test]
fn the_history_has_every_kind_of_packet_and_block() {
    let (mut kinds, mut blocks, mut metas) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..60 {
        let sight = if seed % 2 == 0 { Perspective::Everything } else { Perspective::Of(PlayerId::First) };
        for packet in play(seed, sight, |_, _| ()).1.packets() {
            let name = format!("{packet:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
            if !kinds.contains(&name) {
                kinds.push(name);
            }
            if let Packet::BlockStart { kind, .. } = packet
                && !blocks.contains(kind)
            {
                blocks.push(*kind);
            } else if let Packet::MetaData { kind, .. } = packet
                && !metas.contains(kind)
            {
                metas.push(*kind);
            }
        }
    }
    kinds.sort();
    let every = "BlockEnd BlockStart ChangeEntity Choices CreateGame FullEntity HideEntity MetaData Options SendChoices \
                 SendOption ShowEntity TagChange";
    assert_eq!(kinds.join(" "), every);
    for kind in [
        BlockType::Play,
        BlockType::Power,
        BlockType::Attack,
        BlockType::Trigger,
        BlockType::Deaths,
        BlockType::Fatigue,
        BlockType::DeckAction,
    ] {
        assert!(blocks.contains(&kind), "{kind:?} among {blocks:?}");
    }
    for kind in [MetaDataType::Damage, MetaDataType::Healing, MetaDataType::Target] {
        assert!(metas.contains(&kind), "{kind:?} among {metas:?}");
    }
}

#[test]
fn a_recorder_changes_nothing() {
    // `SEEDS=1000` plays as many; fewer by default, for debug builds are slow.
    let seeds = std::env::var("SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let mut actions = 0;
    for seed in 0..seeds {
        let mut recorder =
            Recorder::new(if seed % 2 == 0 { Perspective::Everything } else { Perspective::Of(PlayerId::Second) });
        let mut watched = begin(seed, &mut recorder);
        let [first, second] = decks(seed);
        let options = Options { seed, ..Options::default() };
        let coin = cards::cards().by_id("GAME_005");
        let mut alone = Game::new(cards::cards(), ByPlayer([&first, &second]), coin, options).expect("legal");
        let mut dice = Rng::new(seed);
        while !alone.is_over() && alone.turn < 60 {
            assert_eq!(alone.canonical_hash(), watched.canonical_hash(), "seed {seed}");
            let options = alone.options();
            let action = options[dice.next_below(options.len())];
            alone.act_unchecked(action);
            watched.act_unchecked_observed(action, &mut recorder);
            recorder.take();
            actions += 1;
        }
        assert_eq!(alone.canonical_hash(), watched.canonical_hash(), "seed {seed}");
    }
    assert!(actions > seeds * 20, "{actions}");
}

#[test]
fn a_canceled_payment_is_not_recorded() {
    let mut given_up = 0;
    for seed in 0..60 {
        let mut game = begin(seed, &mut Recorder::default());
        let mut dice = Rng::new(seed);
        while !game.is_over() && game.turn < 60 && given_up < 50 {
            let options = game.options();
            let before = game.canonical_hash();
            // Every way of beginning a payment, each given up at every question that it asks.
            for action in options.iter().filter(|_| game.pending.is_none()) {
                let mut tried = game.clone();
                tried.act_unchecked(*action);
                let mut answers = 0;
                while tried.options().contains(&Action::Cancel) {
                    let (mut cancelled, mut recorder) = (game.clone(), Recorder::of(&game, Perspective::Everything));
                    recorder.take();
                    cancelled.act_unchecked_observed(*action, &mut recorder);
                    (0..answers).for_each(|_| cancelled.act_unchecked_observed(Action::Choose(0), &mut recorder));
                    cancelled.act_unchecked_observed(Action::Cancel, &mut recorder);
                    assert_eq!(recorder.packets(), [], "seed {seed}: {action:?}");
                    assert_eq!(cancelled.canonical_hash(), before);
                    given_up += 1;
                    answers += 1;
                    tried.act_unchecked(Action::Choose(0));
                }
            }
            game.act_unchecked(options[dice.next_below(options.len())]);
        }
    }
    assert!(given_up > 20, "only {given_up} payments asked anything");
}

#[test]
fn forcing_the_recorded_outcomes_replays_a_game_exactly() {
    let (mut actions, mut thrown) = (0, 0);
    for seed in 0..60 {
        let mut recorder = Recorder::new(Perspective::Everything);
        let mut game = begin(seed, &mut recorder);
        let start = game.clone();
        let mut dice = Rng::new(seed);
        let mut done = Vec::new();
        let begun = recorder.outcomes().len();
        // Step by step: one action with its outcomes, on other dice.
        while !game.is_over() && game.turn < 60 {
            let options = game.options();
            let action = options[dice.next_below(options.len())];
            let (mut again, before) = (game.clone(), recorder.outcomes().len());
            game.act_unchecked_observed(action, &mut recorder);
            let outcomes = &recorder.outcomes()[before..];
            again.rng = Rng::new(seed + 1000);
            again.force(outcomes.iter().copied().map(Forced::Number));
            again.act(action).expect("it was listed");
            assert_eq!(again.forced_left(), 0, "seed {seed}: {action:?} asks the dice as often");
            again.rng = game.rng;
            assert!(again == game, "seed {seed}: {action:?} with {outcomes:?}");
            done.push(action);
            actions += 1;
            thrown += outcomes.len();
        }
        // The whole game at once.
        let mut again = start;
        again.rng = Rng::new(seed + 1000);
        again.force(recorder.outcomes()[begun..].iter().copied().map(Forced::Number));
        for action in done {
            again.act(action).expect("it was possible");
        }
        again.rng = game.rng;
        assert!(again == game, "seed {seed}");
        assert_eq!(again.canonical_hash(), game.canonical_hash());
    }
    assert!(actions > 2_000 && thrown > 300, "{actions} actions, {thrown} dice");
}
