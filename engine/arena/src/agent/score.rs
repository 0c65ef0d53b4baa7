//! A fast evaluation of a board, without search.
use cardwright_data::{CardType, PlayState};
use cardwright_engine::facts::Keywords;
use cardwright_engine::state::Entity;
use cardwright_engine::{Game, PlayerId};

/// The score of a won game, higher than that of any board.
pub const WIN_SCORE: f32 = 1000.0;

/// The value of a card in hand, in points of Attack or Health.
const HAND_CARD_VALUE: f32 = 2.2;
/// The value of a Secret or quest in play: that of a minion for 3 mana, so that the agent plays it.
const SECRET_VALUE: f32 = 7.0;
/// The value of each use of a location: below the effect of most locations, so that the agent uses them.
const LOCATION_USE_VALUE: f32 = 2.3;
/// The base value of a keyword, in points of Attack or Health.
const KEYWORD_VALUE: f32 = 1.0;
/// Below this Health each point is worth more than 1.
const LOW_HEALTH: f32 = 12.0;

/// The score of a position for a player: 0 is even, `WON` is a win. It uses public information and the sizes of hands, never
/// hidden cards.
pub fn score(game: &Game, player: PlayerId) -> f32 {
    let state = game.players[player].state;
    if state == PlayState::Won {
        WIN_SCORE
    } else if state == PlayState::Lost {
        -WIN_SCORE
    } else if state == PlayState::Tied {
        0.0
    } else {
        side_score(game, player) - side_score(game, player.opponent())
    }
}

fn side_score(game: &Game, player: PlayerId) -> f32 {
    let side = &game.players[player];
    let mut worth = side.board.iter().map(|id| minion_value(&game[id])).sum::<f32>();
    worth += HAND_CARD_VALUE * f32::from(u8::try_from(side.hand.len()).unwrap_or(u8::MAX));
    worth += SECRET_VALUE * f32::from(u8::try_from(side.secrets.len()).unwrap_or(u8::MAX));
    if let Some(weapon) = side.weapon {
        worth += f32::from(game[weapon].attack) * f32::from(game[weapon].health()).min(3.0) * 0.5;
    }
    if let Some(hero) = side.hero {
        let health = f32::from(game[hero].health().max(0)) + f32::from(game[hero].armor);
        // The last points of health are worth the most.
        worth += health * 0.35 - (LOW_HEALTH - health).max(0.0) * 0.8;
    }
    worth
}

/// The value of a minion on the board, in points of Attack or Health.
fn minion_value(entity: &Entity) -> f32 {
    if entity.card_type != CardType::Minion {
        return LOCATION_USE_VALUE * f32::from(entity.health());
    }
    let has = |keyword| if entity.keywords.has(keyword) { KEYWORD_VALUE } else { 0.0 };
    let (attack, health) = (f32::from(entity.attack), f32::from(entity.health()));
    let mut worth = attack + health * 0.9;
    worth += has(Keywords::TAUNT) + has(Keywords::STEALTH) + has(Keywords::LIFESTEAL) + has(Keywords::REBORN);
    worth += has(Keywords::POISONOUS) * 2.0 + has(Keywords::WINDFURY) * attack * 0.5;
    worth += has(Keywords::DIVINE_SHIELD) * (1.0 + attack * 0.4);
    worth += f32::from(entity.spell_damage);
    if entity.keywords.has(Keywords::FROZEN) {
        worth -= attack * 0.4;
    }
    if entity.keywords.has(Keywords::CANT_ATTACK) {
        worth -= attack * 0.7;
    }
    if entity.keywords.has(Keywords::DORMANT) {
        worth *= 0.7;
    }
    worth
}
