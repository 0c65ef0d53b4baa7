//! Evaluates a position: the chance to win, learned from games.
//!
//! A position is read as [`FEATURES`] numbers, each the difference between the two players; [`WEIGHTS`] says how much each
//! counts. `cargo arena learn` plays games and writes the weights that predict the winners best (a logistic regression).
use std::sync::LazyLock;

use cardwright_data::{CardType, PlayState};
use cardwright_engine::facts::Keywords;
use cardwright_engine::{Game, PlayerId};

/// The number of features of a position.
pub const FEATURES: usize = 20;

/// The names of the features, in the order of [`features`].
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "attack on the board",
    "Health on the board",
    "attack and Health, multiplied, the root of it",
    "minions and locations",
    "Health behind Taunt",
    "Divine Shields, with what they guard",
    "other keywords",
    "cards in hand",
    "cards in hand, the square",
    "the hero's Health and Armor",
    "what is missing to 20 of it, the square",
    "what is missing to 10 of it, the square",
    "the weapon",
    "secrets",
    "mana crystals, less what is overloaded",
    "draws that will hurt soon",
    "who is to move: the part of the other hero that the board can kill, the square",
    "who is to move",
    "who is not to move: the same part",
    "mana of the own hand, of ten",
];

/// The weight of each feature in the logarithm of the odds to win: `evaluation.tsv`, which names the command that wrote it.
pub static WEIGHTS: LazyLock<[f32; FEATURES]> = LazyLock::new(|| read(include_str!("../../evaluation.tsv")));

/// The weights of a file, a line each, by their names; a number without a line counts nothing.
pub fn read(text: &str) -> [f32; FEATURES] {
    let lines: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once('\t')).collect();
    FEATURE_NAMES.map(|name| {
        let line = lines.iter().find(|(_, of)| *of == name);
        line.and_then(|(weight, _)| weight.trim().parse().ok()).unwrap_or(0.0)
    })
}

/// The features of a position as `player` sees it, with `mover` to move. The size of the opponent's hand counts, its cards do
/// not.
pub fn features(game: &Game, player: PlayerId, mover: PlayerId) -> [f32; FEATURES] {
    let mine = side_features(game, player, mover);
    let theirs = side_features(game, player.opponent(), mover);
    let mut numbers: [f32; FEATURES] = std::array::from_fn(|at| mine[at] - theirs[at]);
    let costs = game.players[player].hand.iter().map(|id| f32::from(game[id].cost.clamp(0, 10)));
    numbers[FEATURES - 1] = costs.sum::<f32>() * 0.1;
    numbers
}

/// The probability that `player` wins, with `mover` to move: 0 to 1.
pub fn win_chance(game: &Game, player: PlayerId, mover: PlayerId) -> f32 {
    let state = game.players[player].state;
    if state == PlayState::Won {
        return 1.0;
    } else if state == PlayState::Lost {
        return 0.0;
    } else if state == PlayState::Tied {
        return 0.5;
    }
    let odds: f32 = features(game, player, mover).iter().zip(*WEIGHTS).map(|(number, weight)| number * weight).sum();
    // Nothing is certain before the game is over.
    probability_of_log_odds(odds).clamp(0.002, 0.998)
}

/// A line through the log odds of the evaluation: it compares positions well, but is surer of itself than the results of games of
/// real decks allow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// By how much the log odds are multiplied.
    pub slope: f32,
    /// The intercept: added after the multiplication.
    pub intercept: f32,
}

impl Calibration {
    /// The evaluation as it is.
    pub const NONE: Self = Self { slope: 1.0, intercept: 0.0 };

    /// The one of a file with a line for each number, by its name; a number without a line is that of [`Self::NONE`].
    pub fn read(text: &str) -> Self {
        let number = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once('\t'));
            lines.find(|(_, of)| *of == name).and_then(|(number, _)| number.trim().parse().ok())
        };
        let Self { slope, intercept } = Self::NONE;
        Self { slope: number("slope").unwrap_or(slope), intercept: number("intercept").unwrap_or(intercept) }
    }

    /// The probability with these log odds of the evaluation.
    pub fn of_log_odds(self, odds: f32) -> f32 {
        probability_of_log_odds(self.slope.mul_add(odds, self.intercept))
    }

    /// The probability that comes true as often as it says, of a probability of the evaluation. What is certain stays so.
    pub fn of_probability(self, probability: f32) -> f32 {
        if probability <= 0.0 || probability >= 1.0 {
            return probability;
        }
        self.of_log_odds((probability / (1.0 - probability)).ln())
    }
}

/// The calibration to games of real decks: `calibration.tsv`, which names the command that wrote it.
pub static CALIBRATION: LazyLock<Calibration> =
    LazyLock::new(|| Calibration::read(include_str!("../../calibration.tsv")));

/// The probability with these log odds (the logistic function).
pub fn probability_of_log_odds(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn side_features(game: &Game, player: PlayerId, mover: PlayerId) -> [f32; FEATURES] {
    let side = &game.players[player];
    let count = |n: usize| f32::from(u8::try_from(n).unwrap_or(u8::MAX));
    let (mut attack, mut health, mut body, mut taunt, mut shields, mut keywords) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
    // What can strike the other hero next turn.
    let mut reach = 0.0;
    for minion in side.board.iter().map(|id| &game[id]).filter(|entity| entity.card_type == CardType::Minion) {
        let has = |keyword| minion.keywords.has(keyword);
        let mut strikes = f32::from(minion.attack.max(0));
        let bears = f32::from(minion.health().max(0));
        if has(Keywords::DORMANT) {
            body += 0.7 * (strikes * bears).sqrt();
            continue;
        }
        if has(Keywords::CANT_ATTACK) {
            strikes *= 0.3;
        } else if has(Keywords::FROZEN) {
            strikes *= 0.6;
        } else {
            reach += if has(Keywords::WINDFURY) { 2.0 * strikes } else { strikes };
        }
        attack += strikes;
        health += bears;
        body += (strikes * bears).sqrt();
        taunt += if has(Keywords::TAUNT) { bears } else { 0.0 };
        shields += if has(Keywords::DIVINE_SHIELD) { 1.0 + strikes } else { 0.0 };
        let others =
            [Keywords::STEALTH, Keywords::WINDFURY, Keywords::LIFESTEAL, Keywords::POISONOUS, Keywords::REBORN];
        keywords += count(others.into_iter().filter(|keyword| has(*keyword)).count());
        keywords += f32::from(minion.spell_damage);
    }
    let mut weapon = 0.0;
    if let Some(id) = side.weapon {
        let strikes = f32::from(game[id].attack.max(0));
        weapon = strikes * f32::from(game[id].health()).clamp(0.0, 3.0);
        reach += strikes;
    }
    let left = |player: PlayerId| {
        game.players[player].hero.map_or(0.0, |id| f32::from(game[id].health().max(0)) + f32::from(game[id].armor))
    };
    let own = left(player);
    let missing = |of: f32| ((of - own) / of).max(0.0).powi(2);
    let on_turn = mover == player;
    let kills = (reach / left(player.opponent()).max(1.0)).min(1.0).powi(2);
    let hand = count(side.hand.len());
    [
        attack,
        health,
        body,
        count(side.board.len()),
        taunt,
        shields,
        keywords,
        hand,
        hand * hand * 0.1,
        own,
        missing(20.0),
        missing(10.0),
        weapon,
        count(side.secrets.len()),
        f32::from(side.crystals - side.overloaded),
        (5.0 - count(side.deck.len())).max(0.0) + f32::from(side.fatigue),
        if on_turn { kills } else { 0.0 },
        f32::from(u8::from(on_turn)),
        if on_turn { 0.0 } else { kills },
        0.0,
    ]
}
