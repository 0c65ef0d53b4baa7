//! Keyword actions of single sets: Adapt, Jade Golems, Excavate, Invoke, Imbue.
//!
//! The created cards are found by their tags and classes. The number of times a player did it is stored as a [`EventKind`], which
//! texts count.
//!
//! Rule: Adapt, Jade Golems, Excavate, Invoke, Imbue, Bonus Effects: tags say what they create (`data/overrides.toml` adds
//! missing tags); the history counts them.
use cardwright_data::{BlockType, CardType, GameTag};

use crate::compiled::{Card, CardId};
use crate::rules::effect::Players;
use crate::rules::{Block, Observer, Rules};
use crate::script::aura::{Attribute, Lasts, Modifier};
use crate::script::builtin::{ATTACK_IS_X, BONUS_EFFECTS, COST_IS_X, HEALTH_IS_X};
use crate::script::condition::Condition;
use crate::script::effect::Effect;
use crate::script::selector::Selector;
use crate::script::trigger::EventKind;
use crate::script::verb::{KeywordAction, Verb};
use crate::script::word::Word;
use crate::state::{Enchantment, EntityId, EntityList, Game, PlayerId, Scope};
use smallvec::SmallVec;

/// The tag with a treasure's tier; treasures of the last tier belong to a class.
const TREASURE_TIER: GameTag = GameTag::EXCAVATE;
/// The number of tiers that every class finds.
const COMMON_TIERS: usize = 3;
/// The Dark Gifts: tokens with a tag of their own.
const IS_DARK_GIFT: Condition =
    Condition::All(&[Condition::Type(CardType::Spell), Condition::Has(GameTag::IS_NIGHTMARE_BONUS)]);
/// The stats of the largest Jade Golem, 30/30.
const LARGEST_JADE_GOLEM: usize = 30;
/// The Cost of the largest Jade Golems.
const MAX_JADE_GOLEM_COST: i16 = 10;

impl Game {
    /// The number of times a player did something this game.
    fn event_count(&self, kind: EventKind, player: PlayerId) -> usize {
        self.history.of(kind, 0).filter(|did| did.player == player).count()
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Runs the texts of the chosen spell with each of these entities as its target; the chosen card itself does not move.
    pub(in crate::rules) fn cast_texts_on(&mut self, on: &[EntityId], scope: &Scope) {
        for chosen in scope.last_result.iter().rev() {
            let card = self.game[*chosen].card;
            let compiled = self.game.cards.compiled(card);
            // "Fire your Hero Power at all enemies.": of two texts of a Hero Power one happens.
            let used: Vec<_> = compiled.texts_under(Word::Use).collect();
            let used = used.into_iter().filter(|text| self.game.holds(&text.when, *chosen, scope));
            let texts: Vec<_> = compiled.texts_under(Word::Spell).chain(used).collect();
            for whom in on.iter().rev() {
                for text in texts.iter().rev() {
                    let mut inner = Scope::new(*chosen, card, scope.controller);
                    inner.target = Some(*whom);
                    self.push_text(text.effects, inner);
                }
            }
        }
    }

    /// Gives each entity a Dark Gift that it can have and that none of the others got.
    ///
    /// The condition of a gift's text says who can have it (patch 32.2: none with a keyword that the minion has). Who is `offered`
    /// was given its gift when it is chosen.
    ///
    /// Rule: Dark Gifts: each offered card bears a different one that it can have, as the gift's own condition says (patch
    /// 32.2). Which one: all are equally likely, as no odds are known. Of copies that are offered each bears one (Nightmare
    /// Fuel).
    pub(in crate::rules) fn give_dark_gifts(&mut self, on: &EntityList, offered: bool, scope: &Scope) {
        let mut given: SmallVec<[CardId; 4]> = SmallVec::new();
        for whom in on {
            let mut gifts = self.game.tokens(&IS_DARK_GIFT).into_owned();
            gifts.retain(|gift| {
                let mut texts = self.game.cards.compiled(*gift).texts_under(Word::Spell);
                let mut inner = Scope::new(*whom, *gift, scope.controller);
                inner.target = Some(*whom);
                !given.contains(gift) && texts.any(|text| self.game.holds(&text.when, *whom, &inner))
            });
            let Some(gift) = self.game.random_card(&gifts) else { continue };
            given.push(gift);
            let mut inner = Scope::new(scope.source, gift, scope.controller);
            inner.target = Some(*whom);
            for text in self.game.cards.compiled(gift).texts_under(Word::Spell) {
                for effect in text.effects {
                    self.effect(effect, None, &mut inner);
                }
            }
            if !offered {
                self.raise_gift_event(*whom, gift);
            }
        }
    }

    /// Raises the event that a minion was given a Dark Gift; a copy of the gift identifies it.
    fn raise_gift_event(&mut self, whom: EntityId, gift: CardId) {
        if self.game.listeners[EventKind::DarkGift as usize] > 0 {
            let copy = self.create(gift, self.game[whom].controller, None);
            self.raise(EventKind::DarkGift, whom, Some(copy), 1);
        }
    }

    /// Raises the event for the chosen one of several cards offered with gifts; the gift is the source of its enchantment.
    ///
    /// Rule: The chosen one of cards that were offered with Dark Gifts has been given its gift when it is chosen
    /// (`is_given_gift`).
    pub(in crate::rules) fn offered_gift_given(&mut self, chosen: EntityId) {
        let on: SmallVec<[CardId; 4]> = self.game.enchantments_on(chosen).map(|(_, it)| it.card).collect();
        let attaches = |effect: &Effect| matches!(effect.verb, Verb::Attach(id) if self.game.cards.by_id(id).is_some_and(|card| on.contains(&card)));
        let gifts = self.game.tokens(&IS_DARK_GIFT);
        let gave = |gift: &&CardId| {
            let mut texts = self.game.cards.compiled(**gift).texts_under(Word::Spell);
            texts.any(|text| text.effects.iter().any(attaches))
        };
        if let Some(gift) = gifts.iter().find(gave) {
            self.raise_gift_event(chosen, *gift);
        }
    }

    /// Gives an entity `n` different random Bonus Effects that it does not have.
    pub(in crate::rules) fn bonus_effects(&mut self, id: EntityId, n: i16, source: EntityId) {
        let had = |rules: &Self, modifiers: &[Modifier]| {
            modifiers.iter().all(|modifier| matches!(modifier.what, Attribute::Tag(tag) if rules.game.tag(id, tag) > 0))
        };
        let mut left: Vec<_> = BONUS_EFFECTS.into_iter().filter(|modifiers| !had(self, modifiers)).collect();
        for _ in 0..n {
            if left.is_empty() {
                return;
            }
            let modifiers = left.remove(self.game.roll(left.len()));
            let blank = Game::blank_enchantment(source, self.game[source].controller);
            self.enchant(id, Enchantment { modifiers, ..blank });
        }
    }

    /// Gives entities those of some Bonus Effects that at least one of others has; the result is how many.
    pub(in crate::rules) fn give_keywords_of(
        &mut self,
        to: &EntityList,
        of: &Selector,
        keywords: &[Modifier],
        scope: &mut Scope,
    ) {
        let owners = self.game.select(of, scope);
        let mut given = 0;
        for keyword in keywords {
            let Attribute::Tag(tag) = keyword.what else { continue };
            let Some(at) = BONUS_EFFECTS.iter().position(|modifiers| modifiers[0] == *keyword) else { continue };
            if !owners.iter().any(|id| self.game.tag(*id, tag) > 0) {
                continue;
            }
            given += 1;
            self.give_each(to.clone(), BONUS_EFFECTS[at], Lasts::Forever, 1, scope);
        }
        scope.last_amount = given;
    }

    /// Creates the next Jade Golem, in no zone. `GLOBAL_KEYWORD_JADE_GOLEM_TEXT`: each one is bigger than the last by +1/+1.
    ///
    /// The data has cards for some sizes alone: the largest that is not too large gets the numbers. Earlier builds have a card for
    /// each size up to 30, which costs as much, at most (10): the numbers and the Cost are the golem's own.
    pub(in crate::rules) fn jade_golem(&mut self, owner: PlayerId, creator: Option<EntityId>) -> Option<EntityId> {
        let size = i16::try_from((self.game.event_count(EventKind::JadeGolem, owner) + 1).min(LARGEST_JADE_GOLEM))
            .unwrap_or(1);
        let fits = |card: &Card| card.card_type == CardType::Minion && card.attack <= size;
        let golems = self.game.cards.uncollectible_with(GameTag::JADE_GOLEM, fits);
        let card = golems.into_iter().max_by_key(|id| (self.game.cards.get(*id).attack, std::cmp::Reverse(*id)))?;
        let golem = self.create(card, owner, creator);
        if self.game[golem].attack != size {
            let used = Enchantment::AS_PRINTED;
            let blank = Enchantment { used_triggers: used, ..Game::blank_enchantment(creator.unwrap_or(golem), owner) };
            for (modifiers, x) in [(ATTACK_IS_X, size), (HEALTH_IS_X, size), (COST_IS_X, size.min(MAX_JADE_GOLEM_COST))]
            {
                self.enchant(golem, Enchantment { modifiers, x, ..blank });
            }
        }
        self.game.record(EventKind::JadeGolem, owner, golem);
        Some(golem)
    }

    pub(in crate::rules) fn keyword_action(&mut self, action: KeywordAction, players: &Players, scope: &mut Scope) {
        for player in players {
            match action {
                KeywordAction::Excavate => self.excavate(*player, scope),
                KeywordAction::Invoke => self.invoke(*player, scope),
                KeywordAction::Imbue => self.imbue(*player, scope),
                KeywordAction::Herald => self.herald(*player, scope),
            }
        }
    }

    /// Adds a random treasure of the next tier to the hand.
    ///
    /// `GLOBAL_KEYWORD_EXCAVATE_TEXT`: a treasure that gets better each time. After the third comes the legendary one of
    /// the class, where it has one; then they begin again.
    fn excavate(&mut self, player: PlayerId, scope: &mut Scope) {
        let class = self.game.players[player].class;
        let is_last = |card: &Card| card.tag(TREASURE_TIER) == 4 && card.class == class;
        let last = self.game.cards.uncollectible_with(TREASURE_TIER, is_last);
        let tiers = COMMON_TIERS + usize::from(!last.is_empty());
        let tier = self.game.event_count(EventKind::Excavate, player) % tiers + 1;
        let treasures = match i32::try_from(tier) {
            Ok(4) => last,
            Ok(tier) => self.game.cards.uncollectible_with(TREASURE_TIER, |card| card.tag(TREASURE_TIER) == tier),
            Err(_) => return,
        };
        let Some(card) = self.game.random_card(&treasures) else { return };
        let treasure = self.create(card, player, Some(scope.source));
        self.game.record(EventKind::Excavate, player, treasure);
        self.raise(EventKind::Excavate, player.entity(), Some(treasure), 1);
        scope.last_result = self.enter_hand(treasure).then_some(treasure).into_iter().collect();
    }

    /// Runs the Hero Power of the class's Galakrond, at a random target if it has one.
    ///
    /// `GLOBAL_KEYWORD_INVOKE_TEXT`: use Galakrond's power. A class without a Galakrond does nothing.
    fn invoke(&mut self, player: PlayerId, scope: &Scope) {
        let class = self.game.players[player].class;
        self.game.record(EventKind::Invoke, player, scope.source);
        let power = self.game.cards.created_by_tag(GameTag::GALAKROND_HERO_CARD).iter().find_map(|id| {
            let card = self.game.cards.get(*id);
            (card.class == class)
                .then(|| self.game.cards.by_dbf(u32::try_from(card.tag(GameTag::HERO_POWER)).unwrap_or(0)))
                .flatten()
        });
        let Some(card) = power else { return };
        let texts: Vec<_> = self.game.cards.compiled(card).texts_under(Word::Use).collect();
        // The Hero Power is made, and its text is its own: what it summons comes to the right end (f71eeb777b#0#16).
        let power = self.create(card, player, Some(scope.source));
        for text in texts.into_iter().rev() {
            let mut inner = Scope::new(power, card, player);
            inner.target = self.game.random_target(text, &inner);
            self.open_block(Block::of(BlockType::Power, power).with_target(inner.target));
            self.push_text(text.effects, inner);
        }
    }

    /// Summons the soldier of the player's class: one of the cards with Herald's tag that belong to no card.
    ///
    /// `GLOBAL_KEYWORD_HERALD_TEXT` has no text; the soldiers say themselves that they are stronger after two Heralds, and
    /// after two more. A class without a soldier does nothing.
    fn herald(&mut self, player: PlayerId, scope: &mut Scope) {
        let class = self.game.players[player].class;
        self.game.record(EventKind::Herald, player, scope.source);
        let of_class = |card: &Card| card.card_type == CardType::Minion && card.class == class;
        scope.last_result = EntityList::new();
        let Some(soldier) = self.game.cards.uncollectible_with(GameTag::HERALD, of_class).first().copied() else {
            return;
        };
        let soldier = self.create(soldier, player, Some(scope.source));
        if self.summon(soldier, Some(scope.source), false) {
            scope.last_result.push(soldier);
        }
    }

    /// The first time, replaces the Hero Power by the blessing of the class; each time, increases its number.
    fn imbue(&mut self, player: PlayerId, scope: &Scope) {
        let class = self.game.players[player].class;
        self.game.record(EventKind::Imbue, player, scope.source);
        let fits = |card: &Card| card.card_type == CardType::HeroPower && card.class == class;
        let blessings = self.game.cards.uncollectible_with(GameTag::IMBUE, fits);
        let Some(blessing) = blessings.first().copied() else { return };
        if self.game.players[player].hero_power.is_some_and(|power| self.game[power].card == blessing) {
            return;
        }
        let power = self.create(blessing, player, Some(scope.source));
        if let Some(old) = self.enter_slot(power) {
            self.enter_graveyard(old);
        }
    }
}
