//! A fast evaluation of a board, without search.
use cardwright_data::{CardType, PlayState};
use cardwright_engine::facts::Keywords;
use cardwright_engine::state::Entity;
use cardwright_engine::{Game, PlayerId};

/// The score of a won game, higher than that of any board.
pub const WON: f32 = 1000.0;

/// What a card in hand is worth, in points of attack or health.
const IN_HAND: f32 = 2.2;
/// What a Secret or quest in play is worth: as much as a minion for three mana, else nobody would play it.
const SECRET: f32 = 7.0;
/// What each use of a location is worth: less than most of them do, else nobody would use it.
const USE: f32 = 2.3;
/// Decides between ways to use the mana: what is left of it is worth nothing.
const KEYWORD: f32 = 1.0;
/// Health beneath which each point is worth more than one.
const IN_DANGER: f32 = 12.0;

/// How good the game looks for a player: 0 is even, `WON` is won. It reads what lies open and how many cards there are in
/// hands, never which.
pub fn score(game: &Game, player: PlayerId) -> f32 {
    let state = game.players[player].state;
    if state == PlayState::Won {
        WON
    } else if state == PlayState::Lost {
        -WON
    } else if state == PlayState::Tied {
        0.0
    } else {
        side(game, player) - side(game, player.opponent())
    }
}

fn side(game: &Game, player: PlayerId) -> f32 {
    let side = &game.players[player];
    let mut worth = side.board.iter().map(|id| minion(&game[id])).sum::<f32>();
    worth += IN_HAND * f32::from(u8::try_from(side.hand.len()).unwrap_or(u8::MAX));
    worth += SECRET * f32::from(u8::try_from(side.secrets.len()).unwrap_or(u8::MAX));
    if let Some(weapon) = side.weapon {
        worth += f32::from(game[weapon].attack) * f32::from(game[weapon].health()).min(3.0) * 0.5;
    }
    if let Some(hero) = side.hero {
        let health = f32::from(game[hero].health().max(0)) + f32::from(game[hero].armor);
        // The last points of health are worth the most.
        worth += health * 0.35 - (IN_DANGER - health).max(0.0) * 0.8;
    }
    worth
}

/// What a minion on the board is worth.
fn minion(entity: &Entity) -> f32 {
    if entity.card_type != CardType::Minion {
        return USE * f32::from(entity.health());
    }
    let has = |keyword| if entity.keywords.has(keyword) { KEYWORD } else { 0.0 };
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
