//! Random games of everything that is written, for rows that speak of many games.
use std::path::Path;
use std::sync::OnceLock;

use cardwright_engine::facts::Keywords;
use cardwright_engine::observe::{EntityNumber, ReplayedEntity};
use cardwright_engine::rules::Observer;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{CardId, Deck, Options, PlayerId};

use super::*;

/// Every card that is written and can stand in a deck, the custom ones too.
fn pool() -> &'static [CardId] {
    static POOL: OnceLock<Vec<CardId>> = OnceLock::new();
    POOL.get_or_init(|| {
        let cards = table(CardClass::Mage).game.cards;
        let stands = |card: &cardwright_engine::Card| card.card_type != CardType::Hero;
        let sound = |card| cards.faults_of(card).is_empty();
        let written = |id: &CardId| {
            let card = cards.get(*id);
            stands(card) && cardwright_engine::rules::is_playable(card.power) && sound(card)
        };
        let custom = ["ZZ_FLASH", "ZZ_CYCLE", "ZZ_CHANT", "ZZ_LAND", "ZZ_ALTAR", "ZZ_MIRROR", "ZZ_WATCH"];
        let pool: Vec<CardId> = cards.collectible().iter().copied().filter(written).collect();
        assert!(pool.len() > 1_000, "{} cards are written", pool.len());
        custom.iter().filter_map(|id| cards.by_id(id)).chain(pool.iter().copied()).collect()
    })
}

/// The number of games to play: `SEEDS`, or this number.
pub fn seeds(usually: u64) -> u64 {
    std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(usually)
}

/// A game of two random decks.
pub fn begin(seed: u64, watch: &mut dyn Observer) -> Game {
    let cards = table(CardClass::Mage).game.cards;
    let mut dice = Rng::new(seed ^ 0xca2d);
    let heroes: Vec<CardId> = (1..=11).filter_map(|n| cards.by_id(&format!("HERO_{n:02}"))).collect();
    let mut deck = || Deck {
        hero: heroes[dice.next_below(heroes.len())],
        cards: (0..30).map(|_| pool()[dice.next_below(pool().len())]).collect(),
        sideboards: Vec::new(),
    };
    let (first, second) = (deck(), deck());
    let options = Options { seed, ..Options::default() };
    Game::new_observed(cards, ByPlayer([&first, &second]), cards.by_id("GAME_005"), options, watch).unwrap()
}

/// A game that is played at random.
pub struct Walk {
    /// The game.
    pub game: Game,
    /// The players' dice.
    pub dice: Rng,
}

impl Walk {
    /// From the first mulligan on.
    pub fn new(seed: u64) -> Self {
        Self { game: begin(seed, &mut ()), dice: Rng::new(seed) }
    }

    /// The next action; `None` when the game is over or has lasted long enough.
    pub fn next(&mut self) -> Option<Action> {
        let options = self.game.options();
        (!options.is_empty() && self.game.turn < 60).then(|| options[self.dice.next_below(options.len())])
    }

    /// Does it; whether there was anything to do.
    pub fn step(&mut self) -> bool {
        let action = self.next();
        if let Some(action) = action {
            self.game.act(action).unwrap();
        }
        action.is_some()
    }

    /// Several.
    pub fn steps(&mut self, n: usize) {
        (0..n).for_each(|_| assert!(self.step(), "the game goes on"));
    }
}

/// All source of a folder, seen from the engine's.
pub fn source(folder: &str) -> String {
    fn read(folder: &Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, into);
            } else if path.extension().is_some_and(|of| of == "rs") {
                into.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut text = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine").join(folder), &mut text);
    text
}

/// Holds what was told against the game.
pub fn compare(game: &Game, told: &cardwright_engine::observe::ReplayedGame) {
    for (id, entity) in game.entities().skip(3) {
        let stands = &told.entities[&EntityNumber::from(id)];
        assert_eq!(stands.card, entity.card, "card of {id:?}");
        for tag in [
            GameTag::ZONE,
            GameTag::CONTROLLER,
            GameTag::ATK,
            GameTag::COST,
            GameTag::DAMAGE,
            GameTag::ARMOR,
            GameTag::EXHAUSTED,
            GameTag::SILENCED,
        ] {
            let is = game.tag(id, tag);
            // Attack that was lowered below 0 is told as 0.
            let is = if tag == GameTag::ATK { is.max(0) } else { is };
            // A spell that is being cast, and asks something, is told to be in play.
            if tag == GameTag::ZONE && is == Zone::SetAside as i32 && game.pending.is_some() {
                assert!([is, Zone::Play as i32].contains(&stands.tag(tag)), "{tag:?} of {id:?}");
                continue;
            }
            assert_eq!(stands.tag(tag), is, "{tag:?} of {id:?}");
        }
        let health = if entity.card_type == CardType::Weapon { GameTag::DURABILITY } else { GameTag::HEALTH };
        assert_eq!(stands.tag(health), i32::from(entity.max_health), "health of {id:?}");
        for (keyword, tags) in Keywords::TAGS {
            let says = tags.iter().any(|tag| stands.tag(*tag) != 0);
            assert_eq!(says, entity.keywords.has(*keyword), "{keyword:?} of {id:?}");
        }
        let attached = |it: &&ReplayedEntity| {
            it.tag(GameTag::ATTACHED) == i32::from(id.number()) && it.tag(GameTag::ZONE) == Zone::Play as i32
        };
        assert_eq!(told.entities.values().filter(attached).count(), game.enchantments_on(id).count(), "on {id:?}");
    }
    for player in PlayerId::BOTH {
        let side = &game.players[player];
        for (zone, there) in [
            (Zone::Hand, side.hand.iter().collect::<Vec<_>>()),
            (Zone::Play, side.board.iter().collect()),
            (Zone::Secret, side.secrets.iter().collect()),
        ] {
            for (place, id) in (1_i32..).zip(there) {
                let stands = &told.entities[&EntityNumber::from(id)];
                assert_eq!((stands.tag(GameTag::ZONE), stands.tag(GameTag::ZONE_POSITION)), (zone as i32, place));
            }
        }
        let stands = &told.entities[&EntityNumber::from(player.entity())];
        assert_eq!(stands.tag(GameTag::RESOURCES), i32::from(side.crystals));
        assert_eq!(stands.tag(GameTag::RESOURCES_USED), i32::from(side.spent));
        assert_eq!(stands.tag(GameTag::PLAYSTATE), side.state as i32);
    }
}
