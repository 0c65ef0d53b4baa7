//! An observer that writes the history of a game as the client receives it.
//!
//! The rules report that something may have changed; the changes are computed by comparing the game with the recorded state. No
//! change is therefore missed or recorded twice.
use cardwright_data::{BlockType, ChoiceType, GameTag, MetaDataType, Zone};

use super::packet::{EntityNumber, ListedOption, Packet, Tags};
use super::{Perspective, options, visible_tags};
use crate::compiled::CardId;
use crate::rules::{Block, Observer};
use crate::script::trigger::EventKind;
use crate::state::{
    Action, Enchantment, Entity, EntityId, Game, GameEvent, OfferedOption, Pending, PendingKind, PlayerId, TurnStage,
};

/// The recorded state of a card.
#[derive(Clone, Debug)]
struct RecordedCard {
    entity: Entity,
    place: u8,
    /// A hero's also depends on its weapon.
    is_exhausted: bool,
    card: CardId,
    seen: bool,
    tags: Tags,
}

/// The recorded state of an enchantment.
#[derive(Clone, Debug)]
struct RecordedEnchantment {
    enchantment: Enchantment,
    number: EntityNumber,
}

/// The recorded state of the game and its players.
#[derive(Clone, Debug)]
struct RecordedSides {
    game: Tags,
    players: [Tags; 2],
}

/// An open block.
#[derive(Clone, Copy, Debug)]
struct OpenBlock {
    /// The number of waiting work items when it began.
    waiting_work: usize,
    /// The card that is played in it.
    played: Option<EntityId>,
    /// Whether the block is in the history; that of a hidden card is not.
    is_recorded: bool,
}

/// A choice that is offered to a player.
#[derive(Clone, Copy, Debug)]
struct RecordedChoice {
    id: u32,
    kind: ChoiceType,
}

/// Records the history of one game, from the first report on.
///
/// ```
/// # use cardwright_engine::{Cards, Game, observe::{Packet, Perspective, Recorder}};
/// # fn record(cards: &'static Cards) {
/// let game = Game::empty(cards, 0);
/// let recorder = Recorder::of(&game, Perspective::Everything);
/// assert!(matches!(recorder.packets()[0], Packet::CreateGame { .. }));
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    perspective: Perspective,
    packets: Vec<Packet>,
    sides: Option<RecordedSides>,
    cards: Vec<Option<RecordedCard>>,
    attached: Vec<Option<RecordedEnchantment>>,
    enchantments: u32,
    open: Vec<OpenBlock>,
    /// The listed options and the chosen action, until it is performed.
    chosen_option: Option<(Vec<ListedOption>, Action)>,
    open_choice: Option<RecordedChoice>,
    outcomes: Vec<usize>,
    /// The stage of the change of turns that is being performed.
    stage: Option<TurnStage>,
    option_lists: u32,
    choices: u32,
}

impl Recorder {
    /// A recorder without a history, for [`Game::new_observed`].
    pub fn new(perspective: Perspective) -> Self {
        Self { perspective, ..Self::default() }
    }

    /// A recorder that begins with the current state of a game.
    pub fn of(game: &Game, perspective: Perspective) -> Self {
        let mut recorder = Self::new(perspective);
        recorder.on_wait(game);
        recorder
    }

    /// The history so far.
    pub fn packets(&self) -> &[Packet] {
        &self.packets
    }

    /// The random outcomes so far, in order; [`Game::force`] repeats them.
    pub fn outcomes(&self) -> &[usize] {
        &self.outcomes
    }

    /// Takes the history so far; recording continues after it.
    ///
    /// In a player's view, changes that follow one another are in the order of their entities and tags: when the rules update a number depends
    /// on what hidden cards wait for.
    pub fn take(&mut self) -> Vec<Packet> {
        let mut packets = std::mem::take(&mut self.packets);
        if matches!(self.perspective, Perspective::Of(_)) {
            let changed = |packet: &Packet| {
                // The steps of a turn stay in their order.
                let place = |tag: GameTag| if tag == GameTag::STEP { 0 } else { tag.0 };
                if let Packet::TagChange { entity, tag, .. } = packet { Some((*entity, place(*tag))) } else { None }
            };
            for run in packets.chunk_by_mut(|one, next| changed(one).is_some() && changed(next).is_some()) {
                run.sort_by_key(changed);
            }
        }
        packets
    }

    /// Records everything that has changed.
    fn record_changes(&mut self, game: &Game) {
        self.record_sides(game);
        for (id, _) in game.entities().skip(3) {
            self.record_card(game, id);
        }
        self.record_enchantments(game);
    }

    /// Records the game and its players, before everything else.
    fn record_sides(&mut self, game: &Game) {
        let tags = visible_tags::of_game(game, self.stage);
        let Some(sides) = &mut self.sides else {
            let [first, second] = PlayerId::BOTH.map(|player| visible_tags::of_player(game, player));
            self.packets.push(Packet::CreateGame { game: tags.clone(), players: [first.clone(), second.clone()] });
            self.sides = Some(RecordedSides { game: tags, players: [first, second] });
            return;
        };
        changes(EntityId::GAME.into(), &sides.game, &tags, &mut self.packets);
        sides.game = tags;
        for (player, known) in PlayerId::BOTH.into_iter().zip(&mut sides.players) {
            let tags = visible_tags::of_player(game, player);
            changes(player.entity().into(), known, &tags, &mut self.packets);
            *known = tags;
        }
    }

    /// Records a card, if it has changed.
    fn record_card(&mut self, game: &Game, id: EntityId) {
        if id.index() >= self.cards.len() {
            self.cards.resize(id.index() + 1, None);
        }
        let (mut entity, place) = (game[id], visible_tags::place(game, id));
        let is_exhausted = game.is_exhausted(&entity);
        // The client shows a spell in play while it is cast; in this engine it is set aside.
        if entity.zone == Zone::SetAside && self.open.iter().any(|block| block.played == Some(id)) {
            entity.zone = Zone::Play;
        }
        let known = &mut self.cards[id.index()];
        let same =
            |known: &RecordedCard| (known.place, known.is_exhausted) == (place, is_exhausted) && known.entity == entity;
        if known.as_ref().is_some_and(same) {
            return;
        }
        let seen = self.perspective.sees(game, id, &entity);
        let (card, tags) = (visible_tags::card(&entity, seen), visible_tags::of_card(game, id, &entity, place, seen));
        let number = EntityNumber::from(id);
        match known {
            None => self.packets.push(Packet::FullEntity { entity: number, card, tags: tags.clone() }),
            Some(old) if old.seen && !seen => {
                self.packets.push(Packet::HideEntity { entity: number, zone: entity.zone });
                // A hidden card keeps only its zone and controller.
                old.tags.retain(|(tag, _)| tags.iter().any(|(told, _)| told == tag) || *tag == GameTag::ZONE_POSITION);
                if let Some(zone) = old.tags.iter_mut().find(|(tag, _)| *tag == GameTag::ZONE) {
                    zone.1 = entity.zone as i32;
                }
                changes(number, &old.tags, &tags, &mut self.packets);
            }
            Some(old) if old.card != card => {
                let tags = changed_tags(&old.tags, &tags).into_iter().map(|(tag, _, new)| (tag, new)).collect();
                self.packets.push(if old.seen {
                    Packet::ChangeEntity { entity: number, card, tags }
                } else {
                    Packet::ShowEntity { entity: number, card, tags }
                });
            }
            Some(old) => changes(number, &old.tags, &tags, &mut self.packets),
        }
        self.cards[id.index()] = Some(RecordedCard { entity, place, is_exhausted, card, seen, tags });
    }

    /// Records new, changed and removed enchantments.
    fn record_enchantments(&mut self, game: &Game) {
        let mut there: Vec<Option<Enchantment>> = Vec::new();
        for (id, it) in game.all_enchantments() {
            there.resize(id.index() + 1, None);
            // An enchantment on a hidden card reveals the kind of card: it is recorded when the card is seen.
            if !self.perspective.sees_enchantment(game, it) {
                continue;
            }
            // The link to the next enchantment is not part of it.
            there[id.index()] = Some(Enchantment { next: None, ..*it });
        }
        let places = self.attached.len().max(there.len());
        self.attached.resize(places, None);
        there.resize(places, None);
        for (known, it) in self.attached.iter_mut().zip(there) {
            if known.as_ref().map(|known| &known.enchantment) == it.as_ref() {
                continue;
            }
            if let Some(gone) = known.take() {
                let (tag, old, value) = (GameTag::ZONE, Zone::Play as i32, Zone::RemovedFromGame as i32);
                self.packets.push(Packet::TagChange { entity: gone.number, tag, old, value });
            }
            if let Some(it) = it {
                let number = EntityNumber(EntityNumber::FIRST_ENCHANTMENT.0 + self.enchantments);
                self.enchantments += 1;
                let tags = visible_tags::of_enchantment(number, &it);
                self.packets.push(Packet::FullEntity { entity: number, card: it.card, tags });
                *known = Some(RecordedEnchantment { enchantment: it, number });
            }
        }
    }

    /// Records the chosen option when it is performed.
    fn record_chosen_option(&mut self, game: &Game) {
        let Some((listed, action)) = self.chosen_option.take() else { return };
        // The options of the opponent tell what is in the hand; the client does not have them either.
        if matches!(self.perspective, Perspective::Of(player) if player != game.active) {
            return;
        }
        self.option_lists += 1;
        let id = self.option_lists;
        let taken = options::chosen_option(game, &listed, action);
        self.packets.push(Packet::Options { id, player: game.active, options: listed });
        if let Some((option, target)) = taken {
            let position = if let Action::Play { place: Some(place), .. } = action { place + 1 } else { 0 };
            self.packets.push(Packet::SendOption { id, option, target, position });
        }
    }

    /// Records the pending choice, if there is one.
    fn record_choice(&mut self, game: &Game) {
        let Some(Pending { player, kind }) = &game.pending else { return };
        let (kind, source, least, entities) = match kind {
            PendingKind::Payment(_) => return,
            PendingKind::Mulligan => {
                let hand: Vec<EntityNumber> = game.players[*player].hand.iter().map(EntityNumber::from).collect();
                (ChoiceType::Mulligan, EntityId::GAME.into(), 0, hand)
            }
            PendingKind::PickOne { offered, scope, .. } => {
                let entity = |it: &OfferedOption| match it {
                    OfferedOption::Entity(id) => Some(EntityNumber::from(*id)),
                    OfferedOption::Text(_) => None,
                };
                (ChoiceType::General, scope.source.into(), 1, offered.iter().filter_map(entity).collect())
            }
        };
        let most = if kind == ChoiceType::General { 1 } else { u8::try_from(entities.len()).unwrap_or(u8::MAX) };
        self.choices += 1;
        self.open_choice = Some(RecordedChoice { id: self.choices, kind });
        let (id, player) = (self.choices, *player);
        self.packets.push(Packet::Choices { id, player, kind, source, least, most, entities });
    }

    /// Records the answer to a choice.
    fn record_answer(&mut self, game: &Game, action: Action) {
        let Some(RecordedChoice { id, kind }) = self.open_choice.take() else { return };
        let mut entities = Vec::new();
        if let (Some(Pending { kind: PendingKind::PickOne { offered, .. }, .. }), Action::Choose(n)) =
            (&game.pending, action)
        {
            if let Some(OfferedOption::Entity(chosen)) = offered.get(usize::from(n)) {
                entities.push(EntityNumber::from(*chosen));
            }
        } else if let (Some(Pending { player, .. }), Action::Mulligan(replaced)) = (&game.pending, action) {
            let hand = game.players[*player].hand.iter().enumerate();
            entities.extend(hand.filter(|(at, _)| replaced & (1 << at) == 0).map(|(_, card)| EntityNumber::from(card)));
        }
        self.packets.push(Packet::SendChoices { id, kind, entities });
    }

    /// Ends the blocks whose work is done.
    fn close_finished_blocks(&mut self, game: &Game, waiting: usize) {
        while let Some(block) = self.open.pop_if(|block| block.waiting_work >= waiting) {
            if let Some(played) = block.played {
                self.record_card(game, played);
            }
            if block.is_recorded {
                self.packets.push(Packet::BlockEnd);
            }
        }
    }
}

/// Tags that differ, with their old and new values.
fn changed_tags(old: &Tags, new: &Tags) -> Vec<(GameTag, i32, i32)> {
    let value = |tags: &Tags, tag| tags.iter().find(|(of, _)| *of == tag).map_or(0, |(_, value)| *value);
    let mut tags: Vec<GameTag> = old.iter().chain(new).map(|(tag, _)| *tag).collect();
    tags.sort_by_key(|tag| tag.0);
    tags.dedup();
    tags.into_iter().map(|tag| (tag, value(old, tag), value(new, tag))).filter(|(_, old, new)| old != new).collect()
}

fn changes(entity: EntityNumber, old: &Tags, new: &Tags, packets: &mut Vec<Packet>) {
    if old != new {
        let change = |(tag, old, value)| Packet::TagChange { entity, tag, old, value };
        packets.extend(changed_tags(old, new).into_iter().map(change));
    }
}

impl Observer for Recorder {
    fn on_action(&mut self, game: &Game, action: Action) {
        self.record_changes(game);
        match &game.pending {
            Some(Pending { kind: PendingKind::Payment(_), .. }) => {
                if action == Action::Cancel {
                    self.chosen_option = None;
                }
            }
            Some(Pending { kind: PendingKind::Mulligan | PendingKind::PickOne { .. }, .. }) => {
                self.record_answer(game, action);
            }
            None => {
                self.chosen_option = Some((options::list(game), action));
                if action == Action::EndTurn {
                    self.record_chosen_option(game);
                }
            }
        }
    }

    fn on_tag(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        // The client shows damage and healing before the number changes: they are recorded in `on_event`.
        let hurt = matches!(tag, GameTag::DAMAGE | GameTag::ARMOR);
        if self.sides.is_some() && !hurt && entity.index() > PlayerId::Second.entity().index() {
            self.record_card(game, entity);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        let kind = if event.kind == EventKind::Damage {
            MetaDataType::Damage
        } else if event.kind == EventKind::Heal {
            MetaDataType::Healing
        } else {
            return;
        };
        self.packets.push(Packet::MetaData { kind, data: event.amount.into(), info: vec![event.subject.into()] });
        self.record_card(game, event.subject);
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        self.record_chosen_option(game);
        let Block { kind, source, target, keyword, option } = block;
        // A trigger block of a hidden card would reveal the card: its events are recorded in the block around it. A Secret that
        // triggers is revealed.
        let card = &game[source];
        let hidden = source.number() > 3 && card.zone != Zone::Secret && !self.perspective.sees(game, source, card);
        if hidden && kind == BlockType::Trigger {
            self.open.push(OpenBlock { waiting_work: waiting, played: None, is_recorded: false });
            return;
        }
        self.record_changes(game);
        let target = target.map(EntityNumber::from);
        self.packets.push(Packet::BlockStart { kind, entity: source.into(), target, option, keyword });
        if let Some(target) = target.filter(|_| kind == BlockType::Power) {
            self.packets.push(Packet::MetaData { kind: MetaDataType::Target, data: 0, info: vec![target] });
        }
        let played = (kind == BlockType::Play).then_some(source);
        self.open.push(OpenBlock { waiting_work: waiting, played, is_recorded: true });
    }

    fn on_block_end(&mut self, game: &Game) {
        if self.open.pop_if(|block| !block.is_recorded).is_some() {
            return;
        }
        self.record_changes(game);
        if self.open.pop().is_some() {
            self.packets.push(Packet::BlockEnd);
        }
    }

    fn on_turn_stage(&mut self, game: &Game, stage: TurnStage) {
        self.record_changes(game);
        self.stage = Some(stage);
        self.record_sides(game);
    }

    fn on_random(&mut self, _: &Game, outcome: usize) {
        self.outcomes.push(outcome);
    }

    fn on_settled(&mut self, game: &Game, waiting: usize) {
        while self.open.pop_if(|block| !block.is_recorded && block.waiting_work >= waiting).is_some() {}
        if self.open.last().is_some_and(|block| !block.is_recorded) {
            return;
        }
        self.record_changes(game);
        self.close_finished_blocks(game, waiting);
    }

    fn on_wait(&mut self, game: &Game) {
        // A choice at the start of a turn belongs to the change of turns.
        if game.pending.is_none() {
            self.stage = None;
        }
        self.record_changes(game);
        if game.is_over() {
            self.close_finished_blocks(game, 0);
        }
        if self.open_choice.is_none() {
            self.record_choice(game);
        }
    }
}
