//! The reasons why actions are illegal, for people and programs.
use cardwright_data::{CardType, GameTag, Zone};

use super::playable::ENEMY_SIDE;
use crate::facts::Keywords;
use crate::script::cost::{Cost, Part};
use crate::script::effect::Effect;
use crate::script::verb::Verb;
use crate::state::{Action, Entity, EntityId, Game, PendingKind, PlayerId, Scope};

/// The reason why an action is illegal, from [`Game::refusal`]. Entities are given by number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The mulligan is pending.
    #[error("the mulligan comes first: name the cards of the opening hand to replace")]
    MulliganFirst,
    /// A choice is pending.
    #[error("a choice is pending: take one of its {0} options first")]
    ChooseFirst(usize),
    /// The number of the option is too high.
    #[error("nothing is offered under the number {0}: {1} are offered, from 0")]
    NoSuchChoice(u8, usize),
    /// There is nothing to choose, to cancel or to replace.
    #[error("no such choice is pending")]
    NothingPending,
    /// The choice belongs to a text and cannot be canceled.
    #[error("it cannot be canceled: the text is already being carried out")]
    NoCancel,
    /// The card is not in the hand of the player to act.
    #[error("entity {0} is not in the hand of the player to act")]
    NotInHand(u16),
    /// The entity is not controlled by the player to act, or not in play.
    #[error("entity {0} is not in play on the side of the player to act")]
    NotYours(u16),
    /// The board position does not exist.
    #[error("there is no place {0} on the board: the places are 0 to {1}")]
    NoSuchPlace(u8, usize),
    /// The board has seven minions and locations.
    #[error("the board is full")]
    BoardFull,
    /// The player has five Secrets and quests, or one with the same name.
    #[error("there is no room: a player has five Secrets and quests at most, and each once")]
    SecretsFull,
    /// The player cannot pay.
    #[error("it costs {cost}, and {mana} mana is left")]
    CannotPay {
        /// The cost in words: `4 mana`.
        cost: String,
        /// Mana that can be spent now.
        mana: i16,
    },
    /// The player cannot pay a cost that is not mana alone, of a card or of a text.
    #[error("it costs {0}, which the player does not have")]
    CannotPayWith(String),
    /// The card is locked for now, by an effect or by its own text: "Can't be played this turn."
    #[error("entity {0} cannot be played now")]
    Locked(u16),
    /// The action would have no effect: no room, no minion, a false condition.
    #[error("it would do nothing now")]
    NoEffect,
    /// A Choose One card without an option, or another card with one.
    #[error("it has {0} options to choose from, from 0")]
    NoSuchOption(usize),
    /// A target is missing.
    #[error("it needs a target")]
    NeedsTarget,
    /// A target is given, but it takes none.
    #[error("it takes no target")]
    TakesNoTarget,
    /// There is no valid target.
    #[error("there is no legal target for it")]
    NoTarget,
    /// The target does not match the text.
    #[error("entity {0} is no legal target of it")]
    NotATarget(u16),
    /// The target is an enemy with Stealth.
    #[error("entity {0} has Stealth")]
    Stealth(u16),
    /// The target is an enemy that is Immune.
    #[error("entity {0} is Immune")]
    Immune(u16),
    /// The target is Elusive.
    #[error("entity {0} cannot be the target of spells or Hero Powers")]
    Elusive(u16),
    /// The target is Dormant, or under construction.
    #[error("entity {0} is dormant")]
    Dormant(u16),
    /// The attacker has no Attack.
    #[error("entity {0} has no Attack")]
    NoAttack(u16),
    /// The attacker is Frozen.
    #[error("entity {0} is Frozen")]
    Frozen(u16),
    /// The attacker cannot attack: "Can't attack."
    #[error("entity {0} cannot attack")]
    CannotAttack(u16),
    /// The attacker arrived this turn, without Charge or Rush.
    #[error("entity {0} came this turn and has neither Charge nor Rush")]
    SummonedThisTurn(u16),
    /// The attacker has no attacks left this turn.
    #[error("entity {0} has attacked as often as it may this turn")]
    Attacked(u16),
    /// The Titan has unused abilities, and cannot attack before they are used up.
    #[error("entity {0} is a Titan with abilities left, which it uses before it attacks")]
    Titan(u16),
    /// Another minion has Taunt.
    #[error("a minion with Taunt is in the way")]
    Taunt,
    /// The attacker cannot attack heroes: Rush, or "Can't attack heroes."
    #[error("entity {0} cannot attack heroes now")]
    NoHeroes(u16),
    /// There is no Hero Power, or it is passive.
    #[error("there is no Hero Power to use")]
    NoPower,
    /// A rule forbids the player to use Hero Powers (Mindbreaker).
    #[error("Hero Powers cannot be used now")]
    PowersDisabled,
    /// The Hero Power or ability was used this turn.
    #[error("entity {0} has been used")]
    Used(u16),
    /// The card has fewer abilities.
    #[error("entity {0} has {1} abilities to use, from 0")]
    NoSuchAbility(u16, usize),
    /// The ability is used up, not ready, in another zone, or too expensive.
    #[error("this ability cannot be used now")]
    Unusable,
}

/// An amount of mana and other resources above every cost.
const UNLIMITED: i16 = 9999;

/// Whether an action plays a card.
fn is_play_of(action: Action, of: EntityId) -> bool {
    matches!(action, Action::Play { card, .. } if card == of)
}

impl Game {
    /// The reason why an action is illegal now; `None` if it is legal.
    ///
    /// ```ignore
    /// let says = game.refusal(action).map(|refusal| refusal.to_string());
    /// assert_eq!(says.as_deref(), Some("it costs 4 mana, and 2 mana is left"));
    /// ```
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        if self.is_legal(action) {
            return None;
        }
        if self.is_over() {
            return Some(Refusal::Over);
        }
        if let Some(pending) = &self.pending {
            let options = self.options();
            let chosen = options.iter().filter(|option| matches!(option, Action::Choose(_))).count();
            let is_mulligan = matches!(pending.kind, PendingKind::Mulligan);
            return Some(match action {
                Action::Mulligan(bits) if is_mulligan => {
                    let hand = self.players[pending.player].hand.len();
                    Refusal::NoSuchChoice(u8::try_from(bits.checked_ilog2().unwrap_or(0)).unwrap_or(0), hand)
                }
                _ if is_mulligan => Refusal::MulliganFirst,
                Action::Choose(n) => Refusal::NoSuchChoice(n, chosen),
                Action::Cancel => Refusal::NoCancel,
                Action::Play { .. }
                | Action::Attack { .. }
                | Action::HeroPower { .. }
                | Action::Use { .. }
                | Action::Mulligan(_)
                | Action::EndTurn => Refusal::ChooseFirst(options.len()),
            });
        }
        Some(match action {
            Action::Play { card, target, option, place } => self.play_refusal(card, target, option, place),
            Action::Attack { attacker, defender } => self.attack_refusal(attacker, defender),
            Action::HeroPower { target } => self.power_refusal(target),
            Action::Use { card, ability, target } => {
                let abilities = self.abilities(card);
                match abilities.get(usize::from(ability)) {
                    _ if self[card].controller != self.active => Refusal::NotYours(card.number()),
                    None => Refusal::NoSuchAbility(card.number(), abilities.len()),
                    Some(it) if !self.is_ready_for_use(card, ability, it) => Refusal::Unusable,
                    Some(it) if !self.is_usable(card, ability, it) => self.unpaid(self.active, &it.cost),
                    Some(_) => self.target_refusal(card, target, |option| {
                        let Action::Use { card: of, ability: n, target } = option else { return None };
                        (of == card && n == ability).then_some(target)
                    }),
                }
            }
            Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => Refusal::NothingPending,
        })
    }

    fn play_refusal(&self, card: EntityId, at: Option<EntityId>, option: Option<u8>, place: Option<u8>) -> Refusal {
        let entity = &self[card];
        let compiled = self.cards.compiled(entity.card);
        let options = self.choices(card).len();
        let both = self.chooses_both(card);
        let fits = option.map_or(options == 0 || both, |option| !both && usize::from(option) < options)
            || (compiled.playable_on_either_side && option == Some(ENEMY_SIDE));
        let side = &self.players[if entity.zone == Zone::Hand { self.side_of_play(card, option) } else { self.active }];
        let full = if compiled.playable_on_either_side { side.board.is_full() } else { !self.has_room(card) };
        if entity.zone != Zone::Hand || entity.controller != self.active {
            Refusal::NotInHand(card.number())
        } else if self.is_locked(card) {
            Refusal::Locked(card.number())
        } else if let Some(unpaid) = self.payment_refusal(card) {
            unpaid
        } else if full && matches!(entity.card_type, CardType::Minion | CardType::Location) {
            Refusal::BoardFull
        } else if !self.has_room(card) && entity.card_type == CardType::Spell {
            Refusal::SecretsFull
        } else if let Some(place) = place.filter(|place| usize::from(*place) > side.board.len()) {
            Refusal::NoSuchPlace(place, side.board.len())
        } else if self.would_have_no_effect(card) || self.is_idle_choice(card, option) {
            Refusal::NoEffect
        } else if option.is_none() && !fits && !self.options().iter().any(|listed| is_play_of(*listed, card)) {
            // No option can be chosen: the reason is that of the first.
            self.play_refusal(card, at, Some(0), place)
        } else if !fits {
            Refusal::NoSuchOption(options)
        } else if let Some(unpaid) = self.option_payment_refusal(card, option) {
            unpaid
        } else {
            self.target_refusal(card, at, |listed| {
                let Action::Play { card: of, target, option: n, .. } = listed else { return None };
                (of == card && n == option).then_some(target)
            })
        }
    }

    /// Whether a Choose One card would be played with an option without effect.
    fn is_idle_choice(&self, card: EntityId, option: Option<u8>) -> bool {
        let Entity { card: of, controller, .. } = self[card];
        let chosen = option.and_then(|option| self.cards.compiled(of).choose_one.get(usize::from(option)));
        let Some(chosen) = chosen.and_then(|id| self.cards.by_id(id)) else { return false };
        let takes_none = self.cards.compiled(chosen).texts.iter().all(|(_, declared)| declared.is_none());
        takes_none && self.is_idle_option(chosen, &Scope::new(card, chosen, controller))
    }

    /// Whether a card cannot be played whatever its player has: an effect locks it ("It can't be played next turn.", Frozen Over),
    /// or its own tag does.
    fn is_locked(&self, card: EntityId) -> bool {
        self[card].keywords.has(Keywords::CANT_PLAY)
            || self.card(card).is_some_and(|card| card.tag(GameTag::LITERALLY_UNPLAYABLE) > 0)
    }

    /// The cost of an option of a Choose One card that the player cannot pay: "Spend 5 Corpses to …".
    fn option_payment_refusal(&self, card: EntityId, option: Option<u8>) -> Option<Refusal> {
        let of = *self.choices(card).get(usize::from(option?))?;
        let scope = Scope::new(card, of, self[card].controller);
        let texts = self.cards.compiled(of).texts.iter();
        let mut unpaid = texts.filter(|(text, _)| self.cannot_pay_text(text.effects, &scope));
        let (text, _) = unpaid.next()?;
        let [Effect { verb: Verb::Pay(price, _), .. }] = text.effects else { return None };
        Some(Refusal::CannotPayWith(price.in_words()))
    }

    fn power_refusal(&self, at: Option<EntityId>) -> Refusal {
        let Some(power) = self.players[self.active].hero_power else { return Refusal::NoPower };
        if self.rule_value(self.active, GameTag::HERO_POWER_DISABLED) > 0 {
            Refusal::PowersDisabled
        } else if !self.is_power_ready(power) {
            Refusal::Used(power.number())
        } else if let Some(unpaid) = self.payment_refusal(power) {
            unpaid
        } else if self.would_have_no_effect(power) {
            Refusal::NoEffect
        } else if self.cards.compiled(self[power].card).texts.is_empty() {
            Refusal::NoPower
        } else {
            self.target_refusal(
                power,
                at,
                |listed| {
                    if let Action::HeroPower { target } = listed { Some(target) } else { None }
                },
            )
        }
    }

    fn attack_refusal(&self, attacker: EntityId, defender: EntityId) -> Refusal {
        let (entity, number) = (&self[attacker], attacker.number());
        let has = |keyword| entity.keywords.has(keyword);
        let fights = matches!(entity.card_type, CardType::Minion | CardType::Hero);
        if entity.zone != Zone::Play || entity.controller != self.active || !fights {
            Refusal::NotYours(number)
        } else if has(Keywords::OUT_OF_REACH) {
            Refusal::Dormant(number)
        } else if entity.attack <= 0 {
            Refusal::NoAttack(number)
        } else if has(Keywords::FROZEN) {
            Refusal::Frozen(number)
        } else if has(Keywords::CANT_ATTACK) {
            Refusal::CannotAttack(number)
        } else if entity.arrived && entity.card_type == CardType::Minion && !has(Keywords::CHARGE | Keywords::RUSH) {
            Refusal::SummonedThisTurn(number)
        } else if entity.attacks > 0 && !self.can_attack(entity) {
            Refusal::Attacked(number)
        } else if !self.can_attack(entity) {
            if self.cards.compiled(entity.card).titan_abilities.is_empty() {
                Refusal::Used(number)
            } else {
                Refusal::Titan(number)
            }
        } else {
            self.defender_refusal(attacker, defender)
        }
    }

    /// The reason why an attacker that can attack cannot attack this defender.
    fn defender_refusal(&self, attacker: EntityId, defender: EntityId) -> Refusal {
        let other = self.active.opponent();
        let (entity, number) = (&self[defender], defender.number());
        let fights = matches!(entity.card_type, CardType::Minion | CardType::Hero);
        if entity.zone != Zone::Play || entity.controller != other || !fights {
            return Refusal::NotATarget(number);
        }
        if let Some(hidden) = self.target_protection(attacker, defender) {
            return hidden;
        }
        let open = self.defenders(other);
        if open.position(defender).is_none() { Refusal::Taunt } else { Refusal::NoHeroes(attacker.number()) }
    }

    /// The protection of an entity in play against being targeted by `source`.
    fn target_protection(&self, source: EntityId, id: EntityId) -> Option<Refusal> {
        let (entity, number) = (&self[id], id.number());
        let enemy = entity.controller != self[source].controller;
        let has = |keyword| entity.keywords.has(keyword);
        let barred = if self.is(source, CardType::Spell) {
            Keywords::UNTARGETABLE_BY_CARDS
        } else if self.is(source, CardType::HeroPower) {
            Keywords::ELUSIVE | Keywords::NO_HERO_POWER_TARGET
        } else {
            Keywords::NONE
        };
        if has(Keywords::OUT_OF_REACH) {
            Some(Refusal::Dormant(number))
        } else if enemy && has(Keywords::STEALTH) {
            Some(Refusal::Stealth(number))
        } else if enemy && has(Keywords::IMMUNE) {
            Some(Refusal::Immune(number))
        } else {
            has(barred).then_some(Refusal::Elusive(number))
        }
    }

    /// The problem with the target of a possible action; `of` returns the target of its options.
    fn target_refusal(
        &self,
        source: EntityId,
        at: Option<EntityId>,
        of: impl Fn(Action) -> Option<Option<EntityId>>,
    ) -> Refusal {
        let targets: Vec<Option<EntityId>> = self.options().into_iter().filter_map(of).collect();
        match at {
            None if targets.is_empty() => Refusal::NoTarget,
            None => Refusal::NeedsTarget,
            Some(_) if targets == [None] => Refusal::TakesNoTarget,
            Some(id) if self[id].zone != Zone::Play => Refusal::NotATarget(id.number()),
            Some(id) => self.target_protection(source, id).unwrap_or(Refusal::NotATarget(id.number())),
        }
    }

    /// The reason why a card in hand or a Hero Power cannot be paid for; `None` if it can.
    fn payment_refusal(&self, id: EntityId) -> Option<Refusal> {
        let entity = &self[id];
        let mana = self.players[entity.controller].mana();
        if self.can_afford(id, entity, mana) {
            None
        } else if entity.keywords.has(Keywords::ALTERNATE_COST) {
            Some(self.unpaid(entity.controller, &self.play_cost(id)))
        } else {
            Some(Refusal::CannotPay { cost: format!("{} mana", entity.cost), mana })
        }
    }

    /// The refusal of a cost that a player cannot pay.
    fn unpaid(&self, player: PlayerId, cost: &Cost) -> Refusal {
        let mana = self.players[player].mana();
        if let [Part::Mana(_)] = cost.parts() {
            Refusal::CannotPay { cost: cost.in_words(), mana }
        } else {
            Refusal::CannotPayWith(cost.in_words())
        }
    }

    /// The actions that only lack mana, Corpses, Armor or Health, with each legal target.
    ///
    /// Costs of other kinds, such as a card to discard, are not assumed to be there.
    pub fn unpaid_options(&self) -> Vec<Action> {
        if self.pending.is_some() || self.is_over() {
            return Vec::new();
        }
        let mut rich = self.clone();
        let side = &mut rich.players[self.active];
        (side.spent, side.corpses) = (-UNLIMITED, UNLIMITED);
        if let Some(hero) = side.hero {
            (rich[hero].max_health, rich[hero].armor) = (UNLIMITED, UNLIMITED);
        }
        let now = self.options();
        let mut options = rich.options();
        options.retain(|action| !now.contains(action));
        options
    }
}
