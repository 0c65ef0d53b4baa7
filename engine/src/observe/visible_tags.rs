//! The tags of entities that the client can see.
use cardwright_data::{CardType, GameTag, Mulligan, PlayState, State, Step, Zone};

use super::packet::{EntityNumber, Tags};
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::query::view::View;
use crate::state::{Enchantment, Entity, EntityId, Game, PendingKind, Player, PlayerId, TurnStage};

/// The view in which a game is recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Perspective {
    /// Every card is visible.
    #[default]
    Everything,
    /// A player's view: decks, the opponent's hand and the opponent's Secrets are hidden.
    Of(PlayerId),
}

impl Perspective {
    /// Whether an enchantment is visible. Enchantments on hidden cards and secretly chosen effects are not.
    pub(super) fn sees_enchantment(self, game: &Game, it: &Enchantment) -> bool {
        let Self::Of(player) = self else { return true };
        let on_seen = it.bearer.is_none_or(|bearer| bearer.number() <= 3 || self.sees(game, bearer, &game[bearer]));
        on_seen && !game.is_secret_delayed_effect(it, player)
    }

    /// Whether the card of an entity is visible in its zone.
    pub(super) fn sees(self, game: &Game, id: EntityId, entity: &Entity) -> bool {
        let Self::Of(player) = self else { return true };
        match entity.zone {
            Zone::Deck => false,
            Zone::Hand | Zone::SetAside => entity.controller == player,
            // Quests and Objectives are visible.
            Zone::Secret => entity.controller == player || !entity.keywords.has(Keywords::SECRET),
            // A Secret that is being played.
            Zone::Play if entity.card_type == CardType::Spell => {
                entity.controller == player || !entity.keywords.has(Keywords::SECRET)
            }
            Zone::RemovedFromGame => !View::hides_card(game, id, player),
            Zone::Invalid | Zone::Play | Zone::Graveyard | Zone::LettuceAbility | Zone::Cosmetic => true,
        }
    }
}

/// Adds a tag, unless its value is 0.
fn put(tags: &mut Tags, tag: GameTag, value: i32) {
    if value != 0 {
        tags.push((tag, value));
    }
}

fn sorted(mut tags: Tags) -> Tags {
    tags.sort_by_key(|(tag, _)| tag.0);
    tags.dedup_by_key(|(tag, _)| tag.0);
    tags
}

/// Printed tags that the client shows and that no rule changes.
const UNCHANGING_TAGS: [GameTag; 6] = [
    GameTag::RARITY,
    GameTag::ELITE,
    GameTag::CARDRACE,
    GameTag::SPELL_SCHOOL,
    GameTag::MODULAR_ENTITY_PART_1,
    GameTag::MODULAR_ENTITY_PART_2,
];

/// The position of an entity in its zone, from 1; 0 if positions do not matter or are unknown.
pub(super) fn place(game: &Game, id: EntityId) -> u8 {
    let entity = &game[id];
    let side = &game.players[entity.controller];
    let at = match entity.zone {
        Zone::Play => side.board.position(id),
        Zone::Hand => side.hand.position(id),
        Zone::Secret => side.secrets.position(id),
        Zone::Invalid
        | Zone::Deck
        | Zone::Graveyard
        | Zone::RemovedFromGame
        | Zone::SetAside
        | Zone::LettuceAbility
        | Zone::Cosmetic => None,
    };
    at.and_then(|at| u8::try_from(at + 1).ok()).unwrap_or(0)
}

/// The tags of a card; for a hidden one, only its zone and controller.
pub(super) fn of_card(game: &Game, id: EntityId, entity: &Entity, place: u8, seen: bool) -> Tags {
    let mut tags = Tags::with_capacity(16);
    put(&mut tags, GameTag::ENTITY_ID, id.number().into());
    put(&mut tags, GameTag::CONTROLLER, u8::from(entity.controller).into());
    put(&mut tags, GameTag::ZONE, entity.zone as i32);
    put(&mut tags, GameTag::ZONE_POSITION, place.into());
    if !seen {
        return sorted(tags);
    }
    let health = if entity.card_type == CardType::Weapon { GameTag::DURABILITY } else { GameTag::HEALTH };
    put(&mut tags, GameTag::CARDTYPE, entity.card_type as i32);
    for (tag, value) in [
        (GameTag::COST, entity.cost),
        // Attack below 0 is shown as 0.
        (GameTag::ATK, entity.attack.max(0)),
        (health, entity.max_health),
        (GameTag::DAMAGE, entity.damage),
        (GameTag::ARMOR, entity.armor),
        (GameTag::SPELLPOWER, entity.spell_damage),
        (GameTag::NUM_ATTACKS_THIS_TURN, entity.attacks.into()),
        (GameTag::EXHAUSTED, game.is_exhausted(entity).into()),
        (GameTag::JUST_PLAYED, entity.arrived.into()),
        (GameTag::SILENCED, entity.silenced.into()),
        (GameTag::TO_BE_DESTROYED, entity.is_destroyed.into()),
    ] {
        put(&mut tags, tag, value.into());
    }
    put(&mut tags, GameTag::CREATOR, entity.creator.map_or(0, |creator| creator.number().into()));
    if entity.keywords.has(Keywords::QUEST) {
        put(&mut tags, GameTag::QUEST_PROGRESS, game.tag(id, GameTag::QUEST_PROGRESS));
    }
    if entity.keywords.has(Keywords::DORMANT) {
        put(&mut tags, GameTag::TAG_SCRIPT_DATA_NUM_1, entity.text_counters[1].into());
    }
    if game.cards.compiled(entity.card).has_marked_number {
        put(&mut tags, GameTag::TAG_SCRIPT_DATA_NUM_1, game.tag(id, GameTag::TAG_SCRIPT_DATA_NUM_1));
    }
    let card = game.card(id);
    for (keyword, says) in Keywords::TAGS {
        if entity.keywords.has(*keyword) && *keyword != Keywords::ALTERNATE_COST {
            let printed = |tag: &&GameTag| card.is_some_and(|card| card.tag(**tag) != 0);
            let tag = says.iter().find(printed).or(says.first()).copied().unwrap_or(GameTag::TAG_NOT_SET);
            put(&mut tags, tag, card.map_or(1, |card| card.tag(tag)).max(1));
        }
    }
    if entity.keywords.has(Keywords::ALTERNATE_COST) {
        // If an aura gives it, the value is the one for Health.
        put(&mut tags, GameTag::CARD_ALTERNATE_COST, game.tag(id, GameTag::CARD_ALTERNATE_COST).max(1));
    }
    for tag in UNCHANGING_TAGS {
        put(&mut tags, tag, card.map_or(0, |card| card.tag(tag)));
    }
    sorted(tags)
}

/// The tags of an enchantment.
pub(super) fn of_enchantment(number: EntityNumber, it: &Enchantment) -> Tags {
    let mut tags = Tags::with_capacity(8);
    put(&mut tags, GameTag::ENTITY_ID, i32::try_from(number.0).unwrap_or(0));
    put(&mut tags, GameTag::CARDTYPE, CardType::Enchantment as i32);
    put(&mut tags, GameTag::CONTROLLER, u8::from(it.controller).into());
    put(&mut tags, GameTag::ZONE, Zone::Play as i32);
    put(&mut tags, GameTag::ATTACHED, it.bearer.map_or(0, |bearer| bearer.number().into()));
    put(&mut tags, GameTag::CREATOR, it.source.number().into());
    put(&mut tags, GameTag::TAG_SCRIPT_DATA_NUM_1, it.x.into());
    sorted(tags)
}

/// The tags of a player.
pub(super) fn of_player(game: &Game, player: PlayerId) -> Tags {
    let side: &Player = &game.players[player];
    let mut tags = Tags::with_capacity(24);
    let number = i32::from(u8::from(player));
    let entity = |id: Option<EntityId>| id.map_or(0, |id| i32::from(id.number()));
    for (tag, value) in [
        (GameTag::CARDTYPE, CardType::Player as i32),
        (GameTag::ENTITY_ID, player.entity().number().into()),
        (GameTag::CONTROLLER, number),
        (GameTag::PLAYER_ID, number),
        (GameTag::TEAM_ID, number),
        (GameTag::ZONE, Zone::Play as i32),
        (GameTag::PLAYSTATE, side.state as i32),
        (GameTag::HERO_ENTITY, entity(side.hero)),
        (GameTag::FIRST_PLAYER, (player == PlayerId::First).into()),
        (GameTag::CURRENT_PLAYER, (player == game.active).into()),
        (GameTag::MULLIGAN_STATE, mulligan(game, player) as i32),
        (GameTag::MAXHANDSIZE, i32::try_from(game.max_hand_size(player)).unwrap_or(10)),
        (GameTag::MAXRESOURCES, game.max_crystals(player).into()),
        (GameTag::RESOURCES, side.crystals.into()),
        (GameTag::RESOURCES_USED, side.spent.into()),
        (GameTag::TEMP_RESOURCES, side.temporary_mana.into()),
        (GameTag::OVERLOAD_LOCKED, side.locked.into()),
        (GameTag::OVERLOAD_OWED, side.overloaded.into()),
        (GameTag::FATIGUE, side.fatigue.into()),
        (GameTag::CORPSES, side.corpses.into()),
        (GameTag::NUM_CARDS_PLAYED_THIS_TURN, side.cards_played.into()),
    ] {
        put(&mut tags, tag, value);
    }
    sorted(tags)
}

fn mulligan(game: &Game, player: PlayerId) -> Mulligan {
    match mulligan_of(game) {
        _ if game.turn > 0 => Mulligan::Done,
        Some(asked) if asked == player => Mulligan::Input,
        Some(asked) if asked > player => Mulligan::Done,
        Some(_) | None => Mulligan::Invalid,
    }
}

/// The player whose mulligan is pending.
fn mulligan_of(game: &Game) -> Option<PlayerId> {
    game.pending.as_ref().filter(|pending| matches!(pending.kind, PendingKind::Mulligan)).map(|pending| pending.player)
}

/// The step of the client's turn in which a stage of the change of turns is performed.
pub(super) const fn step_of_stage(stage: TurnStage) -> Step {
    match stage {
        TurnStage::End => Step::MainEnd,
        TurnStage::Change => Step::MainCleanup,
        TurnStage::Start => Step::MainReady,
        TurnStage::Draw => Step::MainStart,
    }
}

/// The tags of the game. `stage`: the stage of the change of turns, if the turn changes.
pub(super) fn of_game(game: &Game, stage: Option<TurnStage>) -> Tags {
    let over = game.is_over() || game.players.0.iter().any(|side| side.state != PlayState::Playing);
    let step = if over {
        Step::FinalGameover
    } else if mulligan_of(game).is_some() {
        Step::BeginMulligan
    } else if let Some(stage) = stage {
        step_of_stage(stage)
    } else if game.turn == 0 {
        Step::BeginFirst
    } else {
        Step::MainAction
    };
    let mut tags = Tags::with_capacity(8);
    put(&mut tags, GameTag::ENTITY_ID, EntityId::GAME.number().into());
    put(&mut tags, GameTag::CARDTYPE, CardType::Game as i32);
    put(&mut tags, GameTag::ZONE, Zone::Play as i32);
    put(&mut tags, GameTag::STATE, if over { State::Complete } else { State::Running } as i32);
    put(&mut tags, GameTag::STEP, step as i32);
    put(&mut tags, GameTag::TURN, game.turn.into());
    sorted(tags)
}

/// The visible card; [`CardId::NONE`] if it is hidden.
pub(super) fn card(entity: &Entity, seen: bool) -> CardId {
    if seen { entity.card } else { CardId::NONE }
}
