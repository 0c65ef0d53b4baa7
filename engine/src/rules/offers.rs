//! The legal actions in the order of their list, and one of them at random without a list.
use cardwright_data::CardType;

use super::attack::may_not_attack_heroes;
use super::options::ENEMY_SIDE;
use super::targets::played_word;
use crate::compiled::{CardId, CompiledCard, Offer, OfferKind, TargetSet};
use crate::facts::Keywords;
use crate::state::{
    Action, Entity, EntityId, Game, List, Payment, Pending, PendingKind, Player, PlayerId, Question, Rng, Scope,
};
use smallvec::SmallVec;

impl Game {
    /// All legal actions of the player who is to act; empty when the game is over.
    pub fn options(&self) -> Vec<Action> {
        let mut options = Vec::with_capacity(16);
        self.list_options(&mut options);
        options
    }

    /// Adds the legal actions to a list, so that callers can reuse it.
    pub fn list_options(&self, options: &mut Vec<Action>) {
        self.each_option(options);
    }

    /// How many legal actions there are.
    pub fn count_options(&self) -> usize {
        let mut count = Count::default();
        self.each_option(&mut count);
        count.0
    }

    /// One of the legal actions, each as likely as any other; `None` when the game is over.
    ///
    /// It is the action that `options()[dice.below(options().len())]` is, for the same dice, without an allocation: for random
    /// players and playouts of a search.
    ///
    /// ```
    /// # use cardwright_engine::{Game, state::Rng};
    /// fn play_at_random(game: &mut Game, dice: &mut Rng) {
    ///     while let Some(action) = game.pick(dice) {
    ///         game.take(action);
    ///     }
    /// }
    /// ```
    pub fn pick(&self, dice: &mut Rng) -> Option<Action> {
        let mut options = SmallVec::<[Action; 64]>::new();
        self.each_option(&mut options);
        if options.is_empty() { None } else { Some(options[dice.below(options.len())]) }
    }

    /// Whether an action is listed.
    pub(super) fn offers(&self, action: Action) -> bool {
        let mut options = SmallVec::<[Action; 64]>::new();
        self.each_option(&mut options);
        options.contains(&action)
    }

    /// Shows the legal actions in order.
    #[inline]
    fn each_option(&self, to: &mut impl Takes) {
        match Turn::of(self) {
            Some(turn) => turn.all(to),
            None => self.each_choice(to),
        }
    }

    /// Shows the legal actions of a player who is to choose.
    fn each_choice(&self, to: &mut impl Takes) {
        let Some(pending) = self.pending.as_ref().filter(|_| !self.is_over()) else { return };
        match &pending.kind {
            PendingKind::Mulligan => {
                let ways = 1_usize << self.players[pending.player].hand.len();
                to.several(ways, |n| Action::Mulligan(u16::try_from(n).unwrap_or(0)));
            }
            PendingKind::Payment(payment) => self.payments(pending, payment, to),
            PendingKind::One { offered, .. } => to.several(offered.len().min(256), nth_choice),
        }
    }

    /// How a card in hand, or a Hero Power, is offered: by its Power as soon as anything unusual is on it.
    #[inline]
    fn kind_of(&self, entity: &Entity) -> OfferKind {
        const UNUSUAL: Keywords = Keywords::CANT_PLAY.and(Keywords::MAGNETIC);
        let kind = self.cards.offer_kind(entity.card);
        if entity.enchantments.is_some() || entity.keywords.has(UNUSUAL) { OfferKind::BY_POWER } else { kind }
    }

    /// Lists the ways to play a card that can be paid for and whose Power decides how.
    fn plays_by_power(&self, card: EntityId, room: bool, to: &mut impl Takes) {
        let entity = &self[card];
        if entity.keywords.has(Keywords::CANT_PLAY) {
            return;
        }
        let compiled = self.cards.compiled(entity.card);
        if !(compiled.may_be_idle && self.is_idle(card)) {
            self.plays(card, entity, compiled, room, to);
        }
    }

    /// Whether a card on the board may have an ability that its player can use.
    #[inline]
    fn is_clickable(&self, entity: &Entity) -> bool {
        entity.card_type == CardType::Location
            || entity.keywords.has(Keywords::LAUNCHPAD)
            || self.cards.offer_kind(entity.card).is_used_in_play()
    }

    /// Lists the ways to play a card in hand that can be paid for.
    #[inline]
    fn plays(&self, card: EntityId, entity: &Entity, compiled: &CompiledCard, room: bool, to: &mut impl Takes) {
        // Also possible on a full board (Hearthstone Wiki, "Board space").
        if entity.keywords.has(Keywords::MAGNETIC) {
            let onto = |mech| Action::Play { card, target: Some(mech), option: None, place: None };
            self.magnetic_targets(card).for_each(|mech| to.one(onto(mech)));
        }
        if compiled.either_side {
            self.plays_on_sides(card, entity, compiled, to);
            return;
        }
        let fits = if matches!(entity.card_type, CardType::Minion | CardType::Location) {
            room
        } else {
            let plain_spell =
                entity.card_type == CardType::Spell && !entity.keywords.has(Keywords::SECRET | Keywords::QUEST);
            plain_spell || self.has_room(card)
        };
        if !fits {
            return;
        }
        let play = |target| Action::Play { card, target, option: None, place: None };
        let merged =
            entity.enchantments.is_some() && self.merged_target(card, &[played_word(entity.card_type)]).is_some();
        if compiled.plain_play && !merged {
            to.one(play(None));
            return;
        }
        let choices = compiled.choose_one.iter().map(|id| self.cards.by_id(id));
        if self.chooses_both(card) {
            // One target serves both.
            let aims = |of: &CardId| self.cards.compiled(*of).texts.iter().any(|(_, declared)| declared.is_some());
            let of = choices.clone().flatten().find(aims).or_else(|| choices.clone().flatten().next());
            if let Some(of) = of {
                self.plays_choice(card, entity, of, None, to);
            }
            return;
        }
        if !compiled.choose_one.is_empty() {
            for (option, of) in (0_u8..).zip(choices) {
                if let Some(of) = of {
                    self.plays_choice(card, entity, of, Some(option), to);
                }
            }
            return;
        }
        if !self.each_asked(card, entity, compiled, |target| to.one(play(Some(target)))) {
            to.one(play(None));
        }
    }

    /// "Can be played on either side.": on the player's own without an option, on the opponent's with [`ENEMY_SIDE`].
    fn plays_on_sides(&self, card: EntityId, entity: &Entity, compiled: &CompiledCard, to: &mut impl Takes) {
        let sides = [(None, entity.controller), (Some(ENEMY_SIDE), entity.controller.opponent())];
        for (option, controller) in sides.into_iter().filter(|(_, side)| !self.players[*side].board.is_full()) {
            let play = |target| Action::Play { card, target, option, place: None };
            let there = Entity { controller, ..*entity };
            if !self.each_asked(card, &there, compiled, |target| to.one(play(Some(target)))) {
                to.one(play(None));
            }
        }
    }

    /// Lists the ways to play a Choose One card as one of its cards, or as both.
    fn plays_choice(&self, card: EntityId, entity: &Entity, of: CardId, option: Option<u8>, to: &mut impl Takes) {
        let scope = Scope::new(card, of, entity.controller);
        let play = |target| Action::Play { card, target, option, place: None };
        match self.cards.compiled(of).texts.iter().find_map(|(_, declared)| *declared) {
            None => to.one(play(None)),
            Some(declared) => {
                let targets = self.legal_targets(declared.which, card, &scope);
                if targets.is_empty() && entity.card_type == CardType::Minion {
                    to.one(play(None));
                }
                to.several(targets.len(), |n| play(Some(targets[n])));
            }
        }
    }

    /// Lists the usable abilities of a card in its zone.
    fn uses(&self, card: EntityId, to: &mut impl Takes) {
        let scope = Scope::new(card, self[card].card, self[card].controller);
        for (ability, it) in (0_u8..).zip(self.abilities(card)) {
            if !self.is_usable(card, ability, &it) {
                continue;
            }
            match self.declared_by(card, &it) {
                None => to.one(Action::Use { card, ability, target: None }),
                Some(declared) => {
                    let targets = self.legal_targets(declared.which, card, &scope);
                    to.several(targets.len(), |n| Action::Use { card, ability, target: Some(targets[n]) });
                }
            }
        }
    }

    /// Lists the decisions of the player who is paying.
    fn payments(&self, pending: &Pending, payment: &Payment, to: &mut impl Takes) {
        let mut sources = Vec::new();
        let n = match self.question(pending.player, payment) {
            Some(Question::Sure) => 1,
            Some(Question::Way(ways)) => ways.len(),
            Some(Question::X { least, most, .. }) => usize::from(most - least) + 1,
            Some(Question::Card(cards)) => cards.len(),
            Some(Question::Source) => {
                let unused = self.mana_abilities(pending.player).into_iter().filter(|it| !payment.tapped.contains(it));
                sources.extend(unused);
                0
            }
            None => 0,
        };
        let n = n.min(256);
        to.several(sources.len(), |at| Action::Use { card: sources[at].0, ability: sources[at].1, target: None });
        to.several(n, nth_choice);
        // A text that asks for a payment cannot be canceled, but a player always has an action.
        if payment.purpose.can_be_cancelled() || sources.len() + n == 0 {
            to.one(Action::Cancel);
        }
    }
}

/// A player's turn, in which nothing is to be chosen.
struct Turn<'a> {
    game: &'a Game,
    player: PlayerId,
    side: &'a Player,
    mana: i16,
    /// Whether there is room on the board.
    room: bool,
}

impl<'a> Turn<'a> {
    /// The turn that is, unless the game is over or a player is to choose.
    #[inline]
    fn of(game: &'a Game) -> Option<Self> {
        if game.is_over() || game.pending.is_some() {
            return None;
        }
        let side = &game.players[game.active];
        Some(Self { game, player: game.active, side, mana: side.mana(), room: !side.board.is_full() })
    }

    /// Shows all actions.
    fn all(&self, to: &mut impl Takes) {
        for card in self.side.hand.iter() {
            self.hand(card, to);
        }
        let mut open = None;
        for attacker in self.side.hero.into_iter().chain(self.side.board.iter()) {
            if self.can_attack(attacker) {
                self.attacks(attacker, open.get_or_insert_with(|| self.game.defenders(self.player.opponent())), to);
            }
        }
        self.others(to);
    }

    /// Whether a card in hand may have an ability that its player can use there.
    #[inline]
    fn has_uses(&self, card: EntityId) -> bool {
        let entity = &self.game[card];
        entity.keywords.has(Keywords::DECK_ACTION)
            || (self.game.hand_abilities > 0 && self.game.cards.compiled(entity.card).in_hand)
    }

    /// Shows the actions with a card in hand.
    #[inline]
    fn hand(&self, card: EntityId, to: &mut impl Takes) {
        let entity = &self.game[card];
        if self.game.affords(card, entity, self.mana) {
            match self.game.kind_of(entity).offer() {
                Offer::Once => to.one(play(card, None)),
                Offer::At(set) => {
                    self.aimed(set, |target| play(card, Some(target)), to);
                }
                Offer::WithRoom if self.room => to.one(play(card, None)),
                Offer::WithRoomAt(set) if self.room => {
                    if !self.aimed(set, |target| play(card, Some(target)), to) {
                        to.one(play(card, None));
                    }
                }
                Offer::WithRoom | Offer::WithRoomAt(_) => {}
                Offer::ByPower => self.game.plays_by_power(card, self.room, to),
            }
        }
        if self.has_uses(card) {
            self.game.uses(card, to);
        }
    }

    /// Shows the actions at the targets of a set; whether there are any.
    #[inline]
    fn aimed(&self, set: TargetSet, each: impl Fn(EntityId) -> Action, to: &mut impl Takes) -> bool {
        let mut any = false;
        self.game.each_in_set(set, self.player, |target, is| {
            if is {
                to.one(each(target));
                any = true;
            }
        });
        any
    }

    #[inline]
    fn can_attack(&self, attacker: EntityId) -> bool {
        self.game.can_attack(&self.game[attacker])
    }

    /// How many of the characters that can be attacked, of which a hero is the first, are heroes that this one may not attack.
    #[inline]
    fn heroes_out_of_reach(&self, attacker: EntityId, open: &List<8>) -> usize {
        let hero = open.get(0).is_some_and(|first| self.game[first].card_type == CardType::Hero);
        usize::from(hero && may_not_attack_heroes(&self.game[attacker]))
    }

    /// Shows the attacks of a character that can attack.
    #[inline]
    fn attacks(&self, attacker: EntityId, open: &List<8>, to: &mut impl Takes) {
        let skipped = self.heroes_out_of_reach(attacker, open);
        to.several(open.len() - skipped, |n| Action::Attack { attacker, defender: open[n + skipped] });
    }

    /// Shows the actions that come neither from the hand nor from attackers: Hero Powers, abilities in play and in the
    /// graveyard, and the end of the turn.
    fn others(&self, to: &mut impl Takes) {
        let Self { game, side, .. } = self;
        if let Some(power) = side.power {
            self.uses_power(power, to, |target| Action::HeroPower { target });
        }
        if let Some(card) = side.second_power {
            self.uses_power(card, to, |target| Action::Use { card, ability: 0, target });
        }
        for card in side.board.iter().filter(|card| game.is_clickable(&game[*card])) {
            game.uses(card, to);
        }
        if game.graveyard_abilities > 0 {
            for card in game.graveyard.iter().copied().filter(|card| game[*card].controller == self.player) {
                if game.cards.compiled(game[card].card).in_graveyard {
                    game.uses(card, to);
                }
            }
        }
        to.one(Action::EndTurn);
    }

    /// Shows the uses of a Hero Power.
    fn uses_power(&self, power: EntityId, to: &mut impl Takes, on: impl Fn(Option<EntityId>) -> Action) {
        let game = self.game;
        let entity = &game[power];
        if !(game.affords(power, entity, self.mana) && game.is_power_ready(power)) {
            return;
        }
        match game.kind_of(entity).offer() {
            Offer::Once => to.one(on(None)),
            Offer::At(set) => {
                self.aimed(set, |target| on(Some(target)), to);
            }
            Offer::WithRoom | Offer::WithRoomAt(_) | Offer::ByPower => {
                let compiled = game.cards.compiled(entity.card);
                let may = !(compiled.may_be_idle && game.is_idle(power))
                    && game.card(power).is_some_and(|card| super::is_playable(card.power));
                // A Hero Power without a text is passive.
                if may
                    && !game.each_asked(power, entity, compiled, |target| to.one(on(Some(target))))
                    && !compiled.texts.is_empty()
                {
                    to.one(on(None));
                }
            }
        }
    }
}

/// Takes legal actions in the order of the list.
trait Takes {
    /// One action.
    fn one(&mut self, action: Action);

    /// So many actions, of which `each` is the one at a place, from 0.
    #[inline]
    fn several(&mut self, n: usize, each: impl Fn(usize) -> Action) {
        (0..n).for_each(|at| self.one(each(at)));
    }
}

impl Takes for Vec<Action> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn several(&mut self, n: usize, each: impl Fn(usize) -> Action) {
        self.extend((0..n).map(each));
    }
}

impl Takes for SmallVec<[Action; 64]> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }
}

/// How many there are.
#[derive(Default)]
struct Count(usize);

impl Takes for Count {
    #[inline]
    fn one(&mut self, _: Action) {
        self.0 += 1;
    }

    #[inline]
    fn several(&mut self, n: usize, _: impl Fn(usize) -> Action) {
        self.0 += n;
    }
}

const fn play(card: EntityId, target: Option<EntityId>) -> Action {
    Action::Play { card, target, option: None, place: None }
}

fn nth_choice(n: usize) -> Action {
    Action::Choose(u8::try_from(n).unwrap_or(u8::MAX))
}
