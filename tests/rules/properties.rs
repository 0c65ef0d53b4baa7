//! Properties that hold in every game, over random games of all written cards.
//! `PROPTEST_CASES=1000` tries more of them.
use cardwright_engine::observe::{Perspective, Recorder};
use cardwright_engine::state::{Forced, PendingKind, Rng, Snapshot};
use cardwright_engine::{EntityId, PlayerId};
use proptest::prelude::*;

use super::games::{self, Walk};
use super::*;

/// A game somewhere in its middle.
fn walked(seed: u64, steps: usize) -> Walk {
    let mut walk = Walk::new(seed);
    for _ in 0..steps {
        if !walk.step() {
            break;
        }
    }
    walk
}

fn few() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(24);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(few())]

    #[test]
    fn a_game_that_is_saved_and_loaded_goes_on_identically(seed in any::<u64>(), steps in 0_usize..150) {
        let mut walk = walked(seed, steps);
        for _ in 0..12 {
            let json = walk.game.snapshot().unwrap().to_json();
            let read = Game::from_snapshot(walk.game.cards, &Snapshot::from_json(&json).unwrap()).unwrap();
            prop_assert!(read == walk.game);
            prop_assert_eq!(read.canonical_hash(), walk.game.canonical_hash());
            let Some(action) = walk.next() else { break };
            let mut copy = read;
            walk.game.act(action).unwrap();
            copy.act(action).unwrap();
            prop_assert!(copy == walk.game, "after {:?}", action);
        }
    }

    #[test]
    fn what_a_player_cannot_know_does_not_show(seed in any::<u64>(), steps in 0_usize..150, guess in any::<u64>()) {
        let game = walked(seed, steps).game;
        for player in PlayerId::BOTH {
            let view = game.view(player);
            let other = view.determinize(guess);
            prop_assert!(other.view(player) == view);
            other.check().unwrap();
            if game.to_act() == Some(player) {
                prop_assert_eq!(other.options(), game.options());
            }
        }
    }

    #[test]
    fn a_payment_can_be_given_up_at_every_step(seed in any::<u64>(), steps in 0_usize..150, choice in any::<u8>()) {
        let game = walked(seed, steps).game;
        let hash = game.canonical_hash();
        let begins = game.options().into_iter().filter(|_| game.pending.is_none());
        for action in begins {
            let mut said = Vec::new();
            // Each time one question further, until nothing is asked any more.
            loop {
                let mut tried = game.clone();
                let (mut log, mut recorder) = (Log::default(), Recorder::of(&game, Perspective::Everything));
                recorder.take();
                let mut twice = tried.clone();
                for act in std::iter::once(action).chain(said.iter().copied()) {
                    tried.act_observed(act, &mut log).unwrap();
                    twice.act_observed(act, &mut recorder).unwrap();
                }
                let asks = |kind: &PendingKind| matches!(kind, PendingKind::Payment(it) if it.purpose.can_be_cancelled());
                if !tried.pending.as_ref().is_some_and(|pending| asks(&pending.kind)) {
                    break;
                }
                let options = tried.options();
                tried.act_observed(Action::Cancel, &mut log).unwrap();
                twice.act_observed(Action::Cancel, &mut recorder).unwrap();
                prop_assert!(tried == game && twice == game, "{:?} {:?}", action, said);
                prop_assert_eq!(tried.canonical_hash(), hash);
                prop_assert!(log.events.is_empty() && log.abilities.is_empty());
                prop_assert_eq!(recorder.packets(), []);
                let answers: Vec<_> = options.into_iter().filter(|option| *option != Action::Cancel).collect();
                said.push(answers[usize::from(choice) % answers.len()]);
            }
        }
    }

    #[test]
    fn asking_what_can_be_paid_changes_nothing(seed in any::<u64>(), steps in 0_usize..150) {
        let game = walked(seed, steps).game;
        let (before, hash) = (game.clone(), game.canonical_hash());
        let costs: Vec<(EntityId, _)> = game
            .entities()
            .flat_map(|(id, _)| game.abilities(id).into_iter().map(move |ability| (id, ability.cost)))
            .collect();
        let Some(player) = game.to_act() else { return Ok(()) };
        for n in 0..1000 {
            if let Some((id, cost)) = costs.get(n % costs.len().max(1)) {
                let _ = game.precompute(player, Some(*id), cost);
            }
        }
        let _ = game.options();
        prop_assert!(game == before);
        prop_assert_eq!(game.canonical_hash(), hash);
    }

    #[test]
    fn forcing_the_recorded_outcomes_replays_a_game(seed in any::<u64>(), other in any::<u64>()) {
        let mut recorder = Recorder::new(Perspective::Everything);
        let mut game = games::begin(seed, &mut recorder);
        let (mut again, begun) = (game.clone(), recorder.outcomes().len());
        let (mut walk, mut tables) = (Walk::new(seed), Vec::new());
        let mut actions = Vec::new();
        while let Some(action) = walk.next() {
            walk.game.act_unchecked(action);
            game.act_unchecked_observed(action, &mut recorder);
            actions.push(action);
            tables.push(game.players);
        }
        prop_assert!(walk.game == game);
        again.rng = Rng::new(other);
        again.force(recorder.outcomes()[begun..].iter().copied().map(Forced::Number));
        for (action, players) in actions.into_iter().zip(tables) {
            again.act(action).unwrap();
            prop_assert!(again.players == players, "{:?}", action);
        }
        prop_assert_eq!(again.forced_left(), 0);
        again.rng = game.rng;
        prop_assert!(again == game);
        prop_assert_eq!(again.canonical_hash(), game.canonical_hash());
    }
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
