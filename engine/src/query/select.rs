//! Evaluates selectors and numbers.
//!
//! Rule: Dormant minions, Starships under construction and everything that is not a minion are out of reach: no selector of
//! minions finds them, and no effect changes them except the one that wakes them. See also `rules/effect.rs`.
use cardwright_data::{CardType, GameTag, Zone};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::query::condition::printed_stat;
use crate::query::side::side;
use crate::script::amount::{Multiplier, Stat};
use crate::script::condition::Condition;
use crate::script::selector::{CardProperty, Near, Pick, Place, SelectionSource, Selector, Side};
use crate::script::trigger::EventKind;
use crate::state::{Entity, EntityId, EntityList, Game, PlayerId, Scope};

/// The entity that a selector names without a search: the source, or its controller.
#[inline]
fn the_only(which: &Selector, scope: &Scope) -> Option<EntityId> {
    let plain = which.near == Near::Itself && which.pick == Pick::All && !which.other;
    if !plain || !which.that.iter().all(Condition::is_always) {
        None
    } else if let SelectionSource::At(Side::Friendly, Place::Player) = which.from {
        Some(scope.controller.entity())
    } else {
        matches!(which.from, SelectionSource::This).then_some(scope.source)
    }
}

/// Assigns a kind to the card at `at`, moving other cards to other kinds if necessary.
fn assign_kind(at: usize, kinds: &[Vec<u32>], of: &mut Vec<(u32, usize)>, seen: &mut Vec<u32>) -> bool {
    for kind in &kinds[at] {
        if seen.contains(kind) {
            continue;
        }
        seen.push(*kind);
        let taken = of.iter().position(|(it, _)| it == kind);
        let free = taken.is_none_or(|taken| assign_kind(of[taken].1, kinds, of, seen));
        if free {
            of.retain(|(it, _)| it != kind);
            of.push((*kind, at));
            return true;
        }
    }
    false
}

impl Game {
    /// The selected entities without random choices: the first of equals, and all candidates of "a random one".
    pub(crate) fn select_all(&self, which: &Selector, scope: &Scope) -> EntityList {
        let mut found = self.candidates(which, scope);
        match which.pick {
            Pick::All | Pick::Random(_) => {}
            // `min_by_key` takes the first of equals.
            Pick::Highest(stat) => {
                let best = found.iter().copied().min_by_key(|id| -self.stat(*id, stat));
                found = best.into_iter().collect();
            }
            Pick::Lowest(stat) => {
                let best = found.iter().copied().min_by_key(|id| self.stat(*id, stat));
                found = best.into_iter().collect();
            }
            Pick::First(_) | Pick::Last(_) => self.first_or_last(which.pick, &mut found),
            Pick::Different(n, by) => self.retain_different(Some(which), &mut found, n, by),
        }
        found
    }

    /// The first or last of some entities, as a selector picks them; who is dying is skipped, as by a random choice.
    pub(crate) fn first_or_last(&self, pick: Pick, found: &mut EntityList) {
        self.skip_dying(found);
        match pick {
            Pick::First(n) => found.truncate(n.into()),
            Pick::Last(n) => drop(found.drain(..found.len().saturating_sub(n.into()))),
            Pick::All | Pick::Random(_) | Pick::Highest(_) | Pick::Lowest(_) | Pick::Different(..) => {}
        }
    }

    /// The entities that a selector in a text on `source` selects now, for tools and tests; all candidates of a random choice.
    ///
    /// ```no_run
    /// # use cardwright_engine::{Game, EntityId, script::prelude::*};
    /// # fn hurt(game: &Game, hero: EntityId) -> Vec<EntityId> {
    /// game.selected_now(&FRIENDLY_MINIONS.that(DAMAGED), hero)
    /// # }
    /// ```
    pub fn selected_now(&self, which: &Selector, source: EntityId) -> Vec<EntityId> {
        let entity = &self[source];
        self.select_all(which, &Scope::new(source, entity.card, entity.controller)).to_vec()
    }

    /// All candidates of a selector, before any is picked.
    pub(crate) fn candidates(&self, which: &Selector, scope: &Scope) -> EntityList {
        let mut found = EntityList::new();
        self.find_entities(&which.from, scope, &mut found);
        self.filtered(which, scope, found)
    }

    /// Narrows the candidates to those that a selector accepts, or replaces them by their neighbors.
    pub(crate) fn filtered(&self, which: &Selector, scope: &Scope, mut found: EntityList) -> EntityList {
        match which.near {
            Near::Itself => {}
            Near::Neighbours | Near::WithNeighbours => {
                let mut around = EntityList::new();
                for id in &found {
                    let board = &self.players[self[*id].controller].board;
                    let Some((left, right)) = self.neighbor_positions(*id) else {
                        if which.near == Near::WithNeighbours {
                            around.push(*id);
                        }
                        continue;
                    };
                    around.extend(left.and_then(|left| board.get(left)));
                    if which.near == Near::WithNeighbours {
                        around.push(*id);
                    }
                    around.extend(board.get(right));
                }
                let beside = |id: &EntityId| self[*id].card_type == CardType::Minion;
                around
                    .retain(|id| found.contains(id) || (beside(id) && !self[*id].keywords.has(Keywords::OUT_OF_REACH)));
                found = around;
            }
            Near::InHand => found = found.iter().flat_map(|id| self.neighbors_in_hand(*id)).collect(),
            Near::Distance(n) => found = found.iter().flat_map(|id| self.entities_at_distance(*id, n.into())).collect(),
            Near::AllLeft => found = found.iter().flat_map(|id| self.entities_to_side(*id, true)).collect(),
            Near::AllRight => found = found.iter().flat_map(|id| self.entities_to_side(*id, false)).collect(),
            Near::Left | Near::Right => {
                let right = which.near == Near::Right;
                found = found.iter().filter_map(|id| self.neighbor_on_side(*id, right, scope.source)).collect();
            }
            Near::ItsHero => found = found.iter().filter_map(|id| self.players[self[*id].controller].hero).collect(),
            Near::ItsController => found = found.iter().map(|id| self[*id].controller.entity()).collect(),
            Near::ItsOriginal => found = found.iter().filter_map(|id| self.original(*id)).collect(),
        }
        if which.other || which.that.iter().any(|condition| !condition.is_always()) {
            if matches!(which.from, SelectionSource::StartingDeck) {
                found.retain(|id| self.met_at_start(*id, which, scope));
            } else {
                found.retain(|id| self.meets_conditions(*id, which, scope) || self.is_play_requirement(which, scope));
            }
        }
        found
    }

    /// Whether a selector's conditions are those by which the target of a card was chosen. They are not asked again when the
    /// text resolves.
    ///
    /// Rule: A card's conditions for its target decide which targets can be chosen, and no more: a spell that is redirected
    /// takes full effect on a target that could not have been chosen (Hearthstone Wiki, "Spellbender": Shadow Word: Death and
    /// Execute).
    fn is_play_requirement(&self, which: &Selector, scope: &Scope) -> bool {
        if !matches!(which.from, SelectionSource::Target(..)) || which.near != Near::Itself {
            return false;
        }
        let texts = &self.cards.compiled(scope.card).texts;
        let mut declared = texts.iter().filter_map(|(_, declared)| declared.as_ref()).peekable();
        declared.peek().is_some() && declared.all(|target| target.which == which)
    }

    /// Whether a card satisfied a selector's conditions at the start of the game: "If your deck STARTED with no spells" uses
    /// printed facts, not later changes. Unknown cards are tested as they are.
    fn met_at_start(&self, id: EntityId, which: &Selector, scope: &Scope) -> bool {
        if which.other && id == scope.source {
            return false;
        }
        let Some(card) = self.original_card(id).to_option() else { return self.meets_conditions(id, which, scope) };
        which.that.iter().all(|condition| self.printed_card_meets(card, condition, Some(scope), None) == Some(true))
    }

    /// The cards in hand on both sides of the position that a card is being played from.
    fn neighbors_in_hand(&self, id: EntityId) -> EntityList {
        let entity = &self[id];
        if entity.zone == Zone::Hand {
            return self.entities_at_distance(id, 1);
        }
        // A dead minion stood on the board; one whose Battlecry is repeated later comes from no hand.
        let died = entity.zone == Zone::Graveyard && entity.card_type == CardType::Minion;
        let Some(at) = entity.position_at_death.map(usize::from).filter(|_| !died) else { return EntityList::new() };
        let left = at.checked_sub(1).and_then(|left| self.players[entity.controller].hand.get(left));
        left.into_iter().chain(self.right_in_hand(id, at)).collect()
    }

    /// The card to the right of the position in the hand that a card was played from; copies that the card left there itself,
    /// such as a Drink or a Twinspell, are skipped.
    fn right_in_hand(&self, played: EntityId, at: usize) -> Option<EntityId> {
        let hand = &self.players[self[played].controller].hand;
        hand.iter().skip(at).find(|id| self[*id].creator != Some(played))
    }

    /// The minion to the right or left of another on the board, or of the position where it died; the card to the right or left
    /// of one in hand, or of the position from which it is being played.
    ///
    /// Rule: "The minion to the right of this", "the right-most card in your hand": `to_the_left`, `to_the_right`, on the board
    /// and in the hand. A minion that is being played stands on the board for its own text, and in the hand for others.
    fn neighbor_on_side(&self, id: EntityId, right: bool, source: EntityId) -> Option<EntityId> {
        let entity = &self[id];
        // For its own text a minion that is being played stands on the board; for another it still comes from the hand.
        let played = entity.zone == Zone::Play && entity.position_at_death.is_some() && id != source;
        let side = &self.players[entity.controller];
        if let Some(at) = side.hand.position(id) {
            return side.hand.get(if right { at + 1 } else { at.checked_sub(1)? });
        }
        if let Some((before, after)) = self.neighbor_positions(id).filter(|_| !played) {
            return side.board.get(if right { after } else { before? }).filter(|id| self.is_reachable_minion(*id));
        }
        let at = usize::from(entity.position_at_death?);
        if right { self.right_in_hand(id, at) } else { side.hand.get(at.checked_sub(1)?) }
    }

    /// The entities at this distance to the left and to the right of an entity, on its board or in its hand.
    fn entities_at_distance(&self, id: EntityId, n: usize) -> EntityList {
        let side = &self.players[self[id].controller];
        let both = |at: usize| [at.checked_sub(n), Some(at + n)].into_iter().flatten();
        if let Some(at) = side.hand.position(id) {
            return both(at).filter_map(|at| side.hand.get(at)).collect();
        }
        let Some(at) = side.board.position(id) else { return EntityList::new() };
        both(at).filter_map(|at| side.board.get(at)).filter(|id| self.is_reachable_minion(*id)).collect()
    }

    /// All minions on its board, or all cards in its hand, to the left or right of an entity.
    fn entities_to_side(&self, id: EntityId, left: bool) -> EntityList {
        let there = |place: usize| move |at: &(usize, EntityId)| if left { at.0 < place } else { at.0 > place };
        let side = &self.players[self[id].controller];
        if let Some(place) = side.hand.position(id) {
            return side.hand.iter().enumerate().filter(there(place)).map(|(_, id)| id).collect();
        }
        let Some(place) = side.board.position(id) else { return EntityList::new() };
        side.board
            .iter()
            .enumerate()
            .filter(there(place))
            .map(|(_, id)| id)
            .filter(|id| self.is_reachable_minion(*id))
            .collect()
    }

    /// The positions next to an entity in play, or next to the position where it died.
    ///
    /// "Deathrattle: Give adjacent minions +1/+1 and Rush." (Escape Pod): beside where it was.
    fn neighbor_positions(&self, id: EntityId) -> Option<(Option<usize>, usize)> {
        let entity = &self[id];
        if let Some(at) = self.players[entity.controller].board.position(id) {
            return Some((at.checked_sub(1), at + 1));
        }
        let died = entity.zone == Zone::Graveyard && entity.card_type == CardType::Minion;
        let at = usize::from(entity.position_at_death.filter(|_| died)?);
        Some((at.checked_sub(1), at))
    }

    /// Whether a candidate meets a selector's conditions.
    #[inline]
    pub(crate) fn meets_conditions(&self, id: EntityId, which: &Selector, scope: &Scope) -> bool {
        !(which.other && id == scope.source)
            && which.that.iter().all(|condition| condition.is_always() || self.holds(condition, id, scope))
    }

    #[inline]
    fn find_entities(&self, from: &SelectionSource, scope: &Scope, found: &mut EntityList) {
        match from {
            SelectionSource::Nobody => {}
            SelectionSource::This => found.push(scope.source),
            SelectionSource::Target(..) => found.extend(scope.target),
            SelectionSource::It => found.extend(scope.last_result.iter().copied()),
            SelectionSource::That => found.extend(scope.event_object),
            SelectionSource::Who => found.extend(scope.event_subject),
            SelectionSource::Creator => found.extend(self[scope.source].creator),
            SelectionSource::Remembered => found.extend(self[scope.source].remembered),
            SelectionSource::SetAsideWithThis => found.extend(self.cards_set_aside_by(scope.source)),
            SelectionSource::StartingDeck => {
                let started = self.entities().filter(|(_, it)| it.started_in_deck && it.owner == scope.controller);
                found.extend(started.map(|(id, _)| id));
            }
            SelectionSource::Played => {
                let mine = self.history.of(EventKind::Play, 0).filter(|did| did.player == scope.controller);
                for did in mine {
                    found.retain(|id| *id != did.entity);
                    found.push(did.entity);
                }
            }
            SelectionSource::Offered => {
                let left = |id: &EntityId| self[*id].creator == Some(scope.source) && self.keeper(*id).is_none();
                found.extend(self.set_aside().filter(left));
            }
            SelectionSource::Unchosen => found.extend(self.seldom_used.unchosen_cards.iter().copied()),
            SelectionSource::At(whose, place) => {
                for player in side(*whose, scope.controller) {
                    self.entities_at(player, *place, found);
                }
            }
            SelectionSource::Several(several) => {
                for which in *several {
                    for id in self.select_all(which, scope) {
                        if !found.contains(&id) {
                            found.push(id);
                        }
                    }
                }
            }
        }
    }

    /// The entities that are in no zone, oldest first.
    fn set_aside(&self) -> impl Iterator<Item = EntityId> + '_ {
        self.entities().filter(|(_, it)| it.zone == Zone::SetAside).map(|(id, _)| id)
    }

    /// The first entities that can be assigned to different minion types, up to `n`.
    fn of_different_types(&self, found: &mut EntityList, n: u8) {
        let types = |id: &EntityId| self.card(*id).map(|card| card.races.numbers().collect()).unwrap_or_default();
        let types: Vec<Vec<u32>> = found.iter().map(types).collect();
        let (mut of, mut at) = (Vec::new(), 0);
        found.retain(|_| {
            let stands = of.len() < usize::from(n) && assign_kind(at, &types, &mut of, &mut Vec::new());
            at += 1;
            stands
        });
    }

    /// The first of some entities that differ from each other, up to `n`. A minion of two types is of the one that is missing, as
    /// for [`Game::max_different`].
    ///
    /// Rule: "Of different types": a minion of two types stands for the missing one, one of all types for any. Cards of a starting deck
    /// (`which`) have their printed Costs.
    pub(crate) fn retain_different(&self, which: Option<&Selector>, found: &mut EntityList, n: u8, by: CardProperty) {
        if by == CardProperty::Race {
            return self.of_different_types(found, n);
        }
        let started = which.is_some_and(|which| matches!(which.from, SelectionSource::StartingDeck));
        let cost = |id: EntityId| {
            let printed = self.original_card(id).to_option().filter(|_| started);
            printed.map_or(self[id].cost, |card| self.cards.get(card).cost)
        };
        let same = |one: EntityId, other: EntityId| match by {
            CardProperty::Name => self.cards.share_name(self[one].card, self[other].card),
            CardProperty::Cost => cost(one) == cost(other),
            CardProperty::Race => false,
            CardProperty::School => self.card(one).map(|it| it.school()) == self.card(other).map(|it| it.school()),
            CardProperty::Set => self.card(one).map(|it| it.set) == self.card(other).map(|it| it.set),
            CardProperty::Class => self.card(one).map(|it| it.class) == self.card(other).map(|it| it.class),
        };
        // "of different schools": one without any is none of them.
        if by == CardProperty::School {
            found.retain(|id| self.card(*id).is_some_and(|card| card.school().is_some()));
        }
        let mut picked = EntityList::new();
        for id in std::mem::take(found) {
            if picked.len() < usize::from(n) && picked.iter().all(|other| !same(id, *other)) {
                picked.push(id);
            }
        }
        *found = picked;
    }

    /// The number of cards that can stand for a different name, Cost, minion type or school each. A minion of two types stands for the
    /// one that is missing, and one of all types for any.
    pub(crate) fn max_different(&self, cards: impl Iterator<Item = CardId>, by: CardProperty) -> i16 {
        let kinds = |card: CardId| -> Vec<u32> {
            let card = self.cards.get(card);
            match by {
                CardProperty::Name => vec![card.dbf_id],
                CardProperty::Cost => vec![u32::try_from(card.cost).unwrap_or(0)],
                CardProperty::Race => card.races.numbers().collect(),
                CardProperty::School => card.school().map(|school| school as u32).into_iter().collect(),
                CardProperty::Set => vec![u32::from(card.set.0)],
                CardProperty::Class => vec![card.class as u32],
            }
        };
        let kinds: Vec<Vec<u32>> = cards.map(kinds).collect();
        let mut of = Vec::new();
        let placed = (0..kinds.len()).filter(|at| assign_kind(*at, &kinds, &mut of, &mut Vec::new())).count();
        i16::try_from(placed).unwrap_or(i16::MAX)
    }

    /// Whether an entity on the board is a minion that texts can reach.
    #[inline]
    pub(crate) fn is_reachable_minion(&self, id: EntityId) -> bool {
        let entity = &self[id];
        entity.card_type == CardType::Minion && !entity.keywords.has(Keywords::OUT_OF_REACH)
    }

    /// Collects the entities at a place; dying and dormant characters are left out.
    ///
    /// Rule: "If your board is full" counts all that takes up room: minions, dormant ones, locations, a Starship
    /// (`YOUR_BOARD`).
    pub(crate) fn entities_at(&self, player: PlayerId, place: Place, found: &mut EntityList) {
        let player_state = &self.players[player];
        let minions = || player_state.board.iter().filter(|id| self.is_reachable_minion(*id));
        match place {
            Place::Minions => found.extend(minions()),
            Place::Heroes => found.extend(player_state.hero),
            Place::Characters => found.extend(player_state.hero.into_iter().chain(minions())),
            Place::Locations => {
                found.extend(player_state.board.iter().filter(|id| self[*id].card_type == CardType::Location));
            }
            Place::Board => found.extend(player_state.board.iter()),
            Place::Weapon => found.extend(player_state.weapon),
            Place::HeroPower => found.extend(player_state.hero_power.into_iter().chain(player_state.second_hero_power)),
            Place::Hand => found.extend(player_state.hand.iter()),
            Place::Deck => found.extend(player_state.deck.iter().rev()),
            Place::Launchpad => {
                found.extend(player_state.board.iter().filter(|id| self[*id].keywords.has(Keywords::LAUNCHPAD)));
            }
            Place::Secrets => found.extend(player_state.secrets.iter()),
            Place::Graveyard => {
                // A minion that was discarded did not die: it stood nowhere.
                let died = |it: &Entity| it.card_type != CardType::Minion || it.position_at_death.is_some();
                let there = |id: &EntityId| self[*id].controller == player && died(&self[*id]);
                found.extend(self.graveyard.iter().copied().filter(there));
            }
            Place::SetAside => found.extend(self.cards_set_aside_by(player.entity()).filter(|id| !self.is_cthun(*id))),
            Place::ProxyCThun => found.extend(self.cthun_of(player)),
            Place::Player => found.push(player.entity()),
        }
    }

    /// Rulebook, "Random targets": mortally wounded minions are skipped.
    pub(crate) fn skip_dying(&self, found: &mut EntityList) {
        found.retain(|id| self[*id].zone != Zone::Play || !self[*id].is_dying());
    }

    /// Whether a selector accepts an entity as the subject of an event: its controller and its properties count,
    /// not its zone.
    pub(crate) fn accepts_event_subject(&self, id: EntityId, which: &Selector, scope: &Scope) -> bool {
        let entity = &self[id];
        let is = match &which.from {
            SelectionSource::At(whose, place) => {
                let kind = match place {
                    Place::Minions => entity.card_type == CardType::Minion,
                    Place::Heroes => entity.card_type == CardType::Hero,
                    Place::Characters => matches!(entity.card_type, CardType::Minion | CardType::Hero),
                    Place::Locations => entity.card_type == CardType::Location,
                    Place::Board => self.players[entity.controller].board.position(id).is_some(),
                    Place::Weapon => entity.card_type == CardType::Weapon,
                    Place::HeroPower => entity.card_type == CardType::HeroPower,
                    Place::Hand => entity.zone == Zone::Hand,
                    Place::Deck => entity.zone == Zone::Deck,
                    Place::Launchpad => entity.keywords.has(Keywords::LAUNCHPAD),
                    Place::Secrets => entity.zone == Zone::Secret,
                    Place::Graveyard => entity.zone == Zone::Graveyard,
                    // Of the C'Thuns in the game: the one that is kept hears nothing.
                    Place::ProxyCThun => self.is_cthun(id) && entity.zone != Zone::SetAside,
                    Place::SetAside => {
                        self.keeper(id).is_some_and(|by| PlayerId::BOTH.iter().any(|player| player.entity() == by))
                    }
                    Place::Player => PlayerId::BOTH.iter().any(|player| player.entity() == id),
                };
                kind && side(*whose, scope.controller).any(|player| player == entity.controller)
            }
            SelectionSource::Several(several) => {
                several.iter().any(|which| self.accepts_event_subject(id, which, scope))
            }
            SelectionSource::Nobody
            | SelectionSource::This
            | SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played => return self.select_all(which, scope).contains(&id),
        };
        is && self.meets_conditions(id, which, scope)
    }

    /// The number of turns that a player has taken, the present one included.
    pub(crate) fn turns_taken(&self, player: PlayerId) -> i16 {
        i16::try_from(self.turns_of(player).filter(|turn| *turn > 0).count()).unwrap_or(i16::MAX)
    }

    /// A current number of an entity.
    pub(crate) fn stat(&self, id: EntityId, stat: Stat) -> i32 {
        let entity = &self[id];
        let player = &self.players[entity.controller];
        i32::from(match stat {
            Stat::Attack => entity.attack,
            Stat::Health => entity.health(),
            Stat::Damage => entity.damage,
            Stat::Cost => entity.cost,
            Stat::OwnCost => entity.cost.saturating_sub(entity.aura_cost),
            Stat::Armor => entity.armor,
            // "(improved by Spell Damage)" of a spell: what its damage is improved by.
            Stat::SpellDamage if entity.card_type == CardType::Spell => {
                i16::try_from(self.spell_damage_of(id, entity.controller)).unwrap_or(i16::MAX)
            }
            Stat::SpellDamage => self.spell_damage(entity.controller),
            Stat::ManaCrystals => player.crystals,
            Stat::MaxManaCrystals => self.max_crystals(entity.controller),
            Stat::MaxHandSize => i16::try_from(self.max_hand_size(entity.controller)).unwrap_or(i16::MAX),
            Stat::Mana => player.mana(),
            Stat::Corpses => player.corpses,
            Stat::CorpsesSpent => player.corpses_spent,
            Stat::Turns => self.turns_taken(entity.controller),
            Stat::Overloaded => player.locked + player.overloaded,
            Stat::Tag(tag) => i16::try_from(self.tag(id, tag)).unwrap_or(i16::MAX),
            Stat::Pool(pool) => player.pool(pool),
            Stat::HighestPool => player.pools.into_iter().max().unwrap_or(0),
        })
    }

    /// The current value of the number that a card's text marks with `@`: the client's `TAG_SCRIPT_DATA_NUM_1`.
    pub(crate) fn text_number(&self, id: EntityId, card: CardId, scope: &Scope) -> i32 {
        let printed = self.cards.get(card).tag(GameTag::TAG_SCRIPT_DATA_NUM_1);
        let more = self.cards.compiled(card).number_growth.map_or(0, |per| self.multiplier(per, scope));
        printed.saturating_add(self[id].text_counters[0].into()).saturating_add(more)
    }

    /// The factor of an amount; random ranges count as 1.
    ///
    /// Rule: Excess is what an effect could not do: damage beyond the Health, of an attack too; healing of Health that is not
    /// missing; a reduction of a Cost beyond (0). See also `rules/healing.rs`, `restore_or_damage`; `rules/effect/enchant.rs`.
    pub(crate) fn multiplier(&self, per: &Multiplier, scope: &Scope) -> i32 {
        match per {
            Multiplier::One | Multiplier::UpTo(_) => 1,
            Multiplier::Fixed(n) => (*n).into(),
            Multiplier::Each(which) => i32::try_from(self.select_all(which, scope).len()).unwrap_or(i32::MAX),
            // "The total Cost of your starting minions": as printed.
            Multiplier::Stat(stat, whose) if matches!(whose.from, SelectionSource::StartingDeck) => {
                let cards =
                    self.select_all(whose, scope).into_iter().filter_map(|id| self.original_card(id).to_option());
                cards.map(|card| printed_stat(self.cards.get(card), *stat)).sum()
            }
            Multiplier::Stat(stat, whose) => match the_only(whose, scope) {
                Some(id) => self.stat(id, *stat),
                None => self.select_all(whose, scope).iter().map(|id| self.stat(*id, *stat)).sum(),
            },
            Multiplier::Past(past) => self.past_amount(past, scope),
            Multiplier::TurnsInARow(past) => self.turns_in_a_row(past, scope),
            // "Blood Runes you've played": of the cards as they were played, each time.
            Multiplier::Tag(tag, whose) if matches!(whose.from, SelectionSource::Played) => {
                self.cards_of(whose, scope).into_iter().map(|card| self.cards.get(card).tag(*tag)).sum()
            }
            Multiplier::Tag(tag, whose) => {
                let of = |id: EntityId| match PlayerId::BOTH.into_iter().find(|player| player.entity() == id) {
                    Some(player) => self.rule_value(player, *tag),
                    None => self.tag(id, *tag),
                };
                match the_only(whose, scope) {
                    Some(id) => of(id),
                    None => self.select_all(whose, scope).into_iter().map(of).sum(),
                }
            }
            Multiplier::ThatMuch => scope.event_amount.into(),
            Multiplier::LastAmount => scope.last_amount.into(),
            Multiplier::CountDistinct(by, past) => self
                .max_different(self.past_cards(past, scope).into_iter().filter(|card| card.to_option().is_some()), *by)
                .into(),
            Multiplier::Excess => {
                let over = |id: &EntityId| i32::from(-self[*id].health()).max(0);
                let of_it: i32 = scope.last_result.iter().map(over).sum();
                // Of healing or of a Cost: what the effect noted. "Summon a Remnant with stats equal to the excess damage": "it" is the
                // Remnant by then.
                if let Some(noted) = scope.excess {
                    noted.into()
                } else if of_it > 0 {
                    of_it
                } else {
                    scope.target.iter().map(over).sum()
                }
            }
            Multiplier::Stored(counter) => self[scope.source].text_counters[usize::from(*counter & 1)].into(),
            Multiplier::TextNumber => self.text_number(scope.source, scope.card, scope),
            Multiplier::X => scope.x.into(),
            Multiplier::Sum(of) => of.iter().map(|per| self.multiplier(per, scope)).sum(),
            Multiplier::Half(of) => (self.multiplier(of, scope) + 1).div_euclid(2),
            Multiplier::Least(of) => of.iter().map(|per| self.multiplier(per, scope)).min().unwrap_or(0),
            Multiplier::Remainder(of, by) => self.multiplier(of, scope).checked_rem_euclid((*by).into()).unwrap_or(0),
        }
    }
}
