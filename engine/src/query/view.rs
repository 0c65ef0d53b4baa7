//! Views: a game as one of its players can know it, and the possible games behind a view.
use cardwright_data::{CardClass, CardSet, CardType, Zone};
use std::borrow::Cow;

use crate::compiled::{CardId, Cards};
use crate::facts::Keywords;
use crate::script::trigger::EventKind;
use crate::state::{
    Enchantment, EnchantmentId, Entity, EntityId, Game, OfferedOption, Pending, PendingKind, PlayerId, Rng,
};

/// A game as one of its players sees it: hidden cards are unknown cards.
///
/// Hidden are cards in the own deck that were put there at random or are of the opponent's deck, the opponent's hand, deck, Secrets, cards that were removed from the game unseen, choices (secret ones of cards in play, too: what they chose is kept out of the game) and the cards set aside for them (but for those that the player is
/// choosing among now), the order of both decks (even if a card was put on top), and the random number generator. Games that differ in nothing else have equal views.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    player: PlayerId,
    game: Game,
}

impl Game {
    /// The view of a player.
    pub fn view(&self, player: PlayerId) -> View {
        let mut game = self.clone();
        let other = player.opponent();
        for (id, _) in self.entities().filter(|(id, entity)| is_hidden(self, *id, entity, player)) {
            game.hide(id);
        }
        for side in PlayerId::BOTH {
            let deck = game.players[side].deck;
            let mut ids: Vec<EntityId> = deck.iter().collect();
            ids.sort_unstable();
            game.set_deck(side, &ids);
        }
        for did in game.history.iter_mut() {
            let entity = &game.entities[did.entity.index()];
            let unseen =
                View::is_hidden_from_opponent(did.kind) || matches!(entity.zone, Zone::Secret | Zone::RemovedFromGame);
            let secretly = did.kind == EventKind::ChooseOption && self.chooses_secretly(did.entity);
            if did.player == other && (secretly || unseen && entity.card == CardId::NONE) {
                did.card = CardId::NONE;
            }
        }
        if !game.seldom_used.unseen_deck_cards.is_empty() {
            let own = |id: &EntityId| self[*id].zone == Zone::Deck && self[*id].controller == player;
            let unseen: Vec<EntityId> = self.seldom_used.unseen_deck_cards.iter().copied().filter(own).collect();
            game.seldom_used.unseen_deck_cards = unseen;
        }
        // A payment that can still be canceled has revealed nothing.
        let unsaid = |pending: &mut Pending| match &pending.kind {
            PendingKind::Payment(payment) => pending.player == other && payment.purpose.can_be_cancelled(),
            PendingKind::Mulligan | PendingKind::PickOne { .. } => false,
        };
        game.pending.take_if(unsaid);
        // The skin of a hero that nobody has seen yet tells of it.
        if game.undisguised_hero(other).is_some() {
            game.hero_skin_ids[other] = 0;
        }
        // What a card of the other deck was is not known, nor that one which is hidden became another.
        let mut began = std::mem::take(&mut game.original_cards);
        began.retain(|(id, _)| game[*id].owner == player && game[*id].card != CardId::NONE);
        game.original_cards = began;
        game.shuffle_set_aside(other);
        // "Choose One (Secretly) - Summon three Ancients in 2 turns; or Giants in 4 turns." (Rhythm and Roots)
        let waiting: Vec<EnchantmentId> = self
            .enchantments_on(other.entity())
            .filter(|(_, it)| self.is_secret_delayed_effect(it, player))
            .map(|(id, _)| id)
            .collect();
        for id in waiting {
            game.detach(id);
        }
        // "Look at 3 cards in your opponent's hand and secretly choose one." (Ancient Augur)
        let noted = |game: &Game, entity: &Entity| {
            let of = entity.remembered.map(|of| &game[of]);
            entity.controller == other && of.is_some_and(|of| of.zone == Zone::Hand && of.controller == player)
        };
        let looked: Vec<EntityId> =
            game.entities().filter(|(_, entity)| noted(&game, entity)).map(|(id, _)| id).collect();
        for id in looked {
            game[id].remembered = None;
        }
        game.rng = Rng::new(0);
        game.forced.clear();
        if game.seldom_used.rewind.is_some()
            && let Some(rewind) = game.seldom_used.rewind.as_deref_mut()
        {
            rewind.before = rewind.before.view(player).game;
        }
        game.recount_listeners();
        View { player, game }
    }

    /// Whether an enchantment is a delayed effect that the opponent chose secretly.
    pub(crate) fn is_secret_delayed_effect(&self, it: &Enchantment, viewer: PlayerId) -> bool {
        let of_other = it.bearer == Some(viewer.opponent().entity());
        of_other && it.trigger.is_some() && self.chooses_secretly(it.source)
    }

    /// Whether the player chooses an option of the card "(Secretly)", by the text that it has or had when it was played (Fatespinner).
    pub fn chooses_secretly(&self, id: EntityId) -> bool {
        let played = self.history.of(EventKind::Play, 0).filter(|did| did.entity == id);
        let card = played.last().map_or(self[id].card, |did| did.card).to_option();
        card.is_some_and(|card| self.cards.get(card).text.contains("(Secretly)"))
    }
}

/// The number of random cards to try for a hidden one, before all matching cards are listed.
const MAX_RANDOM_TRIES: usize = 8;

/// Samples cards for hidden entities.
struct HiddenCardSampler<'a> {
    /// The opponent, who owns the list.
    opponent: PlayerId,
    pool: &'a [CardId],
    /// The rest of the opponent's list, in random order.
    remaining: Vec<CardId>,
    /// Whether a list is known.
    has_list: bool,
    /// The number of copies of each card that are known or sampled to have started in the opponent's deck.
    copies: std::collections::BTreeMap<CardId, usize>,
    /// The Secrets sampled so far.
    secrets: Vec<CardId>,
}

impl<'a> HiddenCardSampler<'a> {
    fn new(game: &Game, other: PlayerId, pool: &'a [CardId], list: &[CardId], dice: &mut Rng) -> Self {
        let mut copies = std::collections::BTreeMap::new();
        for (_, entity) in game.entities().filter(|(_, entity)| entity.owner == other && entity.started_in_deck) {
            *copies.entry(entity.card).or_default() += 1;
        }
        let mut left = list.to_vec();
        for (card, seen) in &copies {
            for _ in 0..*seen {
                if let Some(at) = left.iter().position(|it| it == card) {
                    left.swap_remove(at);
                }
            }
        }
        for at in (1..left.len()).rev() {
            left.swap(at, dice.next_below(at + 1));
        }
        Self { opponent: other, pool, remaining: left, has_list: !list.is_empty(), copies, secrets: Vec::new() }
    }

    /// A card for a hidden entity; `None` if none matches.
    fn card(&mut self, game: &Game, id: EntityId, dice: &mut Rng) -> Option<CardId> {
        let Entity { zone, started_in_deck, .. } = game[id];
        let card = self.of_list(game, id).or_else(|| self.of_pool(game, id, dice))?;
        if zone == Zone::Secret {
            self.secrets.push(card);
        }
        if started_in_deck {
            *self.copies.entry(card).or_default() += 1;
        }
        Some(card)
    }

    fn of_list(&mut self, game: &Game, id: EntityId) -> Option<CardId> {
        let Entity { zone, started_in_deck, owner, .. } = game[id];
        let of_other = started_in_deck && owner == self.opponent;
        let is_secret = |card: CardId| game.cards.get(card).keywords.has(Keywords::SECRET);
        let fits = |card: &CardId| zone != Zone::Secret || is_secret(*card) && !self.secrets.contains(card);
        let at = self.remaining.iter().rposition(fits).filter(|_| self.has_list && of_other)?;
        Some(self.remaining.remove(at))
    }

    fn of_pool(&self, game: &Game, id: EntityId, dice: &mut Rng) -> Option<CardId> {
        let Self { pool, copies, secrets, .. } = self;
        let secret = game[id].zone == Zone::Secret;
        let is_secret = |card: CardId| game.cards.get(card).keywords.has(Keywords::SECRET);
        let fits = |card: &CardId| {
            let left = copies.get(card).copied().unwrap_or(0) < game.cards.get(*card).max_copies()
                || !game[id].started_in_deck;
            if secret { is_secret(*card) && !secrets.contains(card) } else { left }
        };
        // Nearly every card fits: usually the first random one.
        let tries = if pool.is_empty() { 0 } else { MAX_RANDOM_TRIES };
        let thrown = (0..tries).map(|_| pool[dice.next_below(pool.len())]).find(fits);
        thrown.or_else(|| {
            let mut candidates: Vec<CardId> = pool.iter().copied().filter(fits).collect();
            if candidates.is_empty() {
                // If more cards are hidden than are written, a card may occur too often.
                candidates = pool.iter().copied().filter(|card| !secret || is_secret(*card)).collect();
            }
            if candidates.is_empty() && secret {
                // A class without Secrets has one from another class.
                let of_classes = |class: &CardClass| game.cards.in_decks(*class, game.format).iter().copied();
                candidates = CardClass::ALL.iter().flat_map(of_classes).filter(|card| is_secret(*card)).collect();
            }
            candidates.get(dice.next_below(candidates.len())).copied()
        })
    }
}

/// Whether a viewer must not see an entity's card: cards of the opponent, unless the viewer is choosing among them.
fn is_hidden(game: &Game, id: EntityId, entity: &Entity, viewer: PlayerId) -> bool {
    let placed = match entity.zone {
        Zone::Deck if entity.controller == viewer => {
            return game.seldom_used.unseen_deck_cards.contains(&id) && !is_offered(game, id, viewer);
        }
        Zone::Hand | Zone::Deck => true,
        // A Hero Power that is kept was in play (Metamorphosis); one that is only offered never was.
        Zone::SetAside => entity.card_type != CardType::HeroPower || game.keeper(id).is_none(),
        // Quests and Objectives are visible. A hidden card has no keywords.
        Zone::Secret => entity.card == CardId::NONE || entity.keywords.has(Keywords::SECRET),
        // Only a few cards are removed in a game: the history is read for those of the opponent alone.
        Zone::RemovedFromGame => entity.controller != viewer && !was_revealed(game, id, entity),
        Zone::Invalid | Zone::Play | Zone::Graveyard | Zone::LettuceAbility | Zone::Cosmetic => false,
    };
    placed && entity.controller != viewer && id.number() > 3 && !is_offered(game, id, viewer)
}

/// Whether both players saw a card that is removed from the game, since it was last in a hand or a deck: a card that was
/// played, or was in play. The cards of a replaced deck (Kil'jaeden) and untaken options (Zephrys the Great) were seen by one
/// player only.
fn was_revealed(game: &Game, id: EntityId, entity: &Entity) -> bool {
    let Entity { card, keywords, order, creator, started_in_deck, .. } = *entity;
    if card == CardId::NONE {
        return false;
    }
    let secret = keywords.has(Keywords::SECRET);
    // The entries of a Discover and of cards that are shuffled have the card whose text it is, which may be in play.
    let of_source = |kind: EventKind| matches!(kind, EventKind::Discover | EventKind::Shuffle);
    let tells = |kind: EventKind| View::is_hidden_from_opponent(kind) && !of_source(kind) || reveals_card(kind, secret);
    match game.history.position_after_last(|did| did.entity == id && tells(did.kind)).checked_sub(1) {
        Some(at) => game.history.entries_since(at).next().is_some_and(|did| reveals_card(did.kind, secret)),
        // A first hero or Hero Power and a card that was put into play to arrange a game have no entry, but a place in the order of
        // play. Cards that are kept have one too, but these are of a deck or were made by an effect.
        None => !secret && order > 0 && creator.is_none() && !started_in_deck,
    }
}

/// Whether both players see the card of an event; a Secret only when it triggers or leaves its zone.
const fn reveals_card(kind: EventKind, secret: bool) -> bool {
    match kind {
        EventKind::Play | EventKind::Cast => !secret,
        EventKind::Death
        | EventKind::Summon
        | EventKind::Discard
        | EventKind::HeroPower
        | EventKind::Launch
        | EventKind::Reveal
        | EventKind::Attack
        | EventKind::Ability
        | EventKind::Equip
        | EventKind::Reborn
        | EventKind::Destroy
        | EventKind::Counter => true,
        EventKind::Draw
        | EventKind::HeroAttack
        | EventKind::JadeGolem
        | EventKind::Excavate
        | EventKind::Invoke
        | EventKind::Imbue
        | EventKind::Restore
        | EventKind::Heal
        | EventKind::Damage
        | EventKind::Discover
        | EventKind::Herald
        | EventKind::DealDamage
        | EventKind::Armor
        | EventKind::Overload
        | EventKind::ManaSpent
        | EventKind::StartWith
        | EventKind::Shuffle
        | EventKind::Record
        | EventKind::CastOnOwnMinion
        | EventKind::CastOnOwnHero
        | EventKind::CastOnEnemy
        | EventKind::Forge
        | EventKind::ShuffleToEnemy
        | EventKind::ArmorLost
        | EventKind::ToHand
        | EventKind::HealthChange
        | EventKind::ChooseOption
        | EventKind::TurnStart
        | EventKind::TurnEnd
        | EventKind::Predamage
        | EventKind::Freeze
        | EventKind::Targeted
        | EventKind::ShieldLost
        | EventKind::StatChange
        | EventKind::Overheal
        | EventKind::AttackGained
        | EventKind::HealthGained
        | EventKind::HealthLoss
        | EventKind::CorpsesSpent
        | EventKind::Prepare
        | EventKind::StatsGained
        | EventKind::Shatter
        | EventKind::DarkGift
        | EventKind::Magnetize
        | EventKind::CorpsesGained => false,
    }
}

/// Whether an entity is among those that a player is choosing from: "Discover a card in your opponent's deck."
fn is_offered(game: &Game, id: EntityId, player: PlayerId) -> bool {
    let Some(pending) = game.pending.as_ref().filter(|pending| pending.player == player) else { return false };
    matches!(&pending.kind, PendingKind::PickOne { offered, .. } if offered.contains(&OfferedOption::Entity(id)))
}

impl View {
    /// Whether a viewer cannot know an entity's card, as in that player's view.
    pub fn hides_card(game: &Game, id: EntityId, viewer: PlayerId) -> bool {
        is_hidden(game, id, &game[id], viewer)
    }

    /// Whether the other player does not see the card of an event; for a Secret, not even that it was played.
    pub const fn is_hidden_from_opponent(kind: EventKind) -> bool {
        matches!(
            kind,
            EventKind::Draw
                | EventKind::StartWith
                | EventKind::Discover
                | EventKind::Shuffle
                | EventKind::ToHand
                | EventKind::Forge
                | EventKind::ShuffleToEnemy
        )
    }

    /// The player of the view.
    pub const fn player(&self) -> PlayerId {
        self.player
    }

    /// The game with unknown cards ([`CardId::NONE`]) in place of hidden ones, for reading.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// A possible game for the view, a different one for each seed. Hidden cards are written cards that the opponent's class
    /// can have in a deck, at most two of each (one if legendary); Secrets are different; the player's own deck is in random
    /// order.
    pub fn determinize(&self, seed: u64) -> Game {
        self.determinize_of(seed, &[])
    }

    /// Like [`Self::determinize`], with hidden cards of these sets only; of all sets if the list is empty, or if none of their
    /// cards is written.
    pub fn determinize_of(&self, seed: u64, sets: &[CardSet]) -> Game {
        self.determinize_from(seed, &self.hidden_pool(sets))
    }

    /// Like [`Self::determinize`], with the [`hidden_pool`](Self::hidden_pool) of some sets, to sample many games.
    pub fn determinize_from(&self, seed: u64, pool: &[CardId]) -> Game {
        self.sample_game(seed, pool, &[])
    }

    /// Like [`Self::determinize`], for an opponent with a known deck list, each card as often as it is in the deck. Hidden
    /// cards that started in that deck are unseen cards of the list, as long as there are some. Generated cards are from the
    /// [`hidden_pool`](Self::hidden_pool).
    pub fn determinize_with(&self, seed: u64, deck: &[CardId]) -> Game {
        self.sample_game(seed, &self.hidden_pool(&[]), deck)
    }

    /// A possible game with hidden cards from the rest of a list, and then from a pool.
    fn sample_game(&self, seed: u64, pool: &[CardId], list: &[CardId]) -> Game {
        let mut game = self.game.clone();
        let mut dice = Rng::new(seed);
        let mut guess = HiddenCardSampler::new(&game, self.player.opponent(), pool, list, &mut dice);
        let mut hidden: Vec<EntityId> = game
            .entities()
            .filter(|(id, entity)| entity.card == CardId::NONE && is_hidden(&game, *id, entity, self.player))
            .map(|(id, _)| id)
            .collect();
        // Only some cards of a list can be Secrets: these are dealt first.
        if !list.is_empty() {
            hidden.sort_by_key(|id| game[*id].zone != Zone::Secret);
        }
        for id in hidden {
            if let Some(card) = guess.card(&game, id, &mut dice) {
                game.set_known_card(id, card);
            }
        }
        for player in PlayerId::BOTH {
            let mut ids: Vec<EntityId> = game.players[player].deck.iter().collect();
            for at in (1..ids.len()).rev() {
                ids.swap(at, dice.next_below(at + 1));
            }
            number_equal_cards(&game, &mut ids);
            game.set_deck(player, &ids);
        }
        game.rng = dice;
        if game.seldom_used.rewind.is_some()
            && let Some(rewind) = game.seldom_used.rewind.as_deref_mut()
        {
            let before = Self { player: self.player, game: rewind.before.clone() };
            rewind.before = before.sample_game(seed, pool, list);
        }
        game.recount_listeners();
        game
    }

    /// The possible hidden cards: the written ones that the opponent's class can have in a deck, of these sets if any are
    /// given.
    pub fn hidden_pool(&self, sets: &[CardSet]) -> Cow<'static, [CardId]> {
        let cards: &'static Cards = self.game.cards;
        let all = cards.in_decks(self.game.players[self.player.opponent()].class, self.game.format);
        let of_sets: Vec<CardId> = if sets.is_empty() {
            Vec::new()
        } else {
            all.iter().copied().filter(|card| sets.contains(&cards.get(*card).set)).collect()
        };
        if of_sets.is_empty() { Cow::Borrowed(all) } else { Cow::Owned(of_sets) }
    }

    /// Whether the opponent has a pending choice that this player cannot see.
    pub fn is_waiting_for_other(&self) -> bool {
        let Some(pending) = &self.game.pending else { return false };
        let hidden = match &pending.kind {
            PendingKind::Mulligan => true,
            PendingKind::Payment(_) => false,
            PendingKind::PickOne { offered, .. } => offered.iter().any(|offered| match offered {
                OfferedOption::Entity(id) => self.game[*id].card == CardId::NONE,
                OfferedOption::Text(_) => false,
            }),
        };
        pending.player != self.player && hidden
    }
}

/// Puts the equal cards of a deck in the order of their numbers, the lowest on top, at the places that they have: which of two equal
/// cards is drawn makes no difference to a game, and so a line that draws one of them is the same line in all sampled games.
fn number_equal_cards(game: &Game, ids: &mut [EntityId]) {
    let are_equal = |one: EntityId, other: EntityId| {
        let (one, other) = (game[one], game[other]);
        one.card == other.card
            && one.enchantments.is_none()
            && one.started_in_deck
            && one == Entity { order: one.order, ..other }
    };
    for below in 0..ids.len() {
        for above in below + 1..ids.len() {
            // The top of a deck is its end.
            if ids[below] < ids[above] && are_equal(ids[below], ids[above]) {
                ids.swap(below, above);
            }
        }
    }
}
