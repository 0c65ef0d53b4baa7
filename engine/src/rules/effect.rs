//! What each verb does.
use cardwright_data::{CardType, GameTag, PlayState, Zone};
use smallvec::SmallVec;

use super::{Rules, Table};
use crate::card::Keywords;
use crate::record::Observer;
use crate::script::amount::{Deed, Per, Stat};
use crate::script::aura::{Attribute, Lasts, Modifier, Op};
use crate::script::effect::{Depth, Effect, Offer, Verb, What};

use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{
    AttackStage, Enchantment, EntityId, Game, Offered, Pending, PendingKind, PlayStage, PlayerId, Scope, Them,
    TurnStage, Work,
};

/// What exchanging Attack and Health becomes; the numbers are those of the enchantment.
const NO_MODIFIERS: &[Modifier] = &[];

impl<O: Observer> Rules<'_, O> {
    /// Does the next effect of a text; the rest waits beneath whatever that leads to.
    pub(super) fn block(&mut self, effects: &'static [Effect], next: u16, times: i16, mut scope: Scope) {
        let Some(effect) = effects.get(usize::from(next)) else {
            if times > 1 {
                self.game.work.push(Work::Block { effects, next: 0, times: times - 1, scope });
            }
            return;
        };
        let beneath = self.game.work.len();
        self.effect(effect, &mut scope);
        if usize::from(next) + 1 < effects.len() || times > 1 {
            self.game.work.insert(beneath, Work::Block { effects, next: next + 1, times, scope });
        }
    }

    /// Does an effect the first of several times, choosing anew each time.
    pub(super) fn again(&mut self, effect: &'static Effect, times: i16, n: i16, mut scope: Scope) {
        if times <= 0 {
            return;
        }
        let beneath = self.game.work.len();
        if effect.verb == Verb::DealSplit {
            let all = self.living(effect, &scope);
            if all.is_empty() {
                return;
            }
            let at = self.game.lot_among(&all);
            self.damage(scope.source, &[(all[at], 1)]);
        } else {
            self.perform(effect, n, &mut scope);
        }
        if times > 1 {
            self.game.work.insert(beneath, Work::Again { effect, times: times - 1, n, scope });
        }
    }

    /// Those that can be hit: not dying ones. Rulebook, "Random targets": mortally wounded minions are passed over.
    fn living(&mut self, effect: &Effect, scope: &Scope) -> Them {
        let mut all = self.game.select(&effect.to, scope);
        all.retain(|id| !self.game[*id].is_dying());
        all
    }

    fn effect(&mut self, effect: &'static Effect, scope: &mut Scope) {
        let holds = effect.when.is_always() || self.game.comes_true(&effect.when, scope.source, scope);
        if let Verb::Either(then, otherwise) = effect.verb {
            self.text(if holds { then } else { otherwise }, scope.clone());
            return;
        }
        if !holds {
            return;
        }
        let n = self.amount(effect, scope);
        if effect.verb == Verb::DealSplit {
            self.game.work.push(Work::Again { effect, times: n, n: 1, scope: scope.clone() });
        } else if effect.times > 1 {
            self.game.work.push(Work::Again { effect, times: effect.times.into(), n, scope: scope.clone() });
        } else {
            self.perform(effect, n, scope);
        }
    }

    /// The number of an effect now: with its factor, dice, and spell damage where its text asks for it.
    fn amount(&mut self, effect: &Effect, scope: &Scope) -> i16 {
        let mut n = i32::from(effect.amount.n);
        match effect.amount.per {
            Per::One => {}
            Per::UpTo(most) => {
                let more = self.game.dice(usize::try_from(most - effect.amount.n + 1).unwrap_or(1));
                n += i32::try_from(more).unwrap_or(0);
            }
            per => n *= self.game.per(&per, scope),
        }
        let digest = self.game.cards.digest(scope.card);
        if matches!(effect.verb, Verb::Deal | Verb::DealSplit)
            && digest.scales_damage
            && self.game[scope.source].card_type == CardType::Spell
        {
            n += i32::from(self.game.spell_damage(scope.controller));
        }
        i16::try_from(n.clamp(i16::MIN.into(), i16::MAX.into())).expect("clamped")
    }

    fn perform(&mut self, effect: &'static Effect, n: i16, scope: &mut Scope) {
        let on = self.game.select(&effect.to, scope);
        let source = scope.source;
        let players = |game: &Game| -> SmallVec<[PlayerId; 2]> { on.iter().map(|id| game[*id].controller).collect() };
        match &effect.verb {
            Verb::Deal => {
                let hits: SmallVec<[(EntityId, i16); 16]> = on.iter().map(|id| (*id, n)).collect();
                scope.done = self.damage(source, &hits);
                scope.it = on;
            }
            Verb::Heal => {
                scope.done = on.iter().map(|id| self.heal(source, *id, n)).sum();
                scope.it = on;
            }
            Verb::HealFully => {
                scope.done = on.iter().map(|id| self.heal(source, *id, self.game[*id].damage)).sum();
                scope.it = on;
            }
            Verb::Draw(that) => {
                let mut drawn = Them::new();
                for player in players(self.game) {
                    for _ in 0..n {
                        drawn.extend(if that.is_always() {
                            self.draw(player)
                        } else {
                            let deck = self.game.players[player].deck;
                            // From the top down the first that is such: the deck is in random order.
                            let found = deck.iter().rev().find(|id| self.game.holds(that, *id, scope));
                            found.and_then(|card| self.draw_this(card))
                        });
                    }
                }
                scope.done = i16::try_from(drawn.len()).unwrap_or(0);
                scope.it = drawn;
            }
            Verb::DrawUntil => {
                let mut drawn = Them::new();
                for player in players(self.game) {
                    while self.game.players[player].hand.len() < usize::try_from(n).unwrap_or(0) {
                        // An empty deck ends it with its first fatigue.
                        let Some(card) = self.draw(player) else { break };
                        drawn.push(card);
                    }
                }
                scope.it = drawn;
            }
            Verb::Begin(what) => {
                for id in self.obtain(what, scope.controller, scope) {
                    self.to_secrets(id);
                }
            }
            Verb::Destroy => {
                for id in &on {
                    self.doom(*id);
                }
                scope.it = on;
            }
            Verb::Summon(what) => {
                let mut summoned = Them::new();
                for player in players(self.game) {
                    let mut beside = Some(source);
                    for _ in 0..n {
                        for id in self.obtain(what, player, scope) {
                            self.game[id].controller =
                                if self.game[id].zone == Zone::SetAside { player } else { self.game[id].controller };
                            if self.summon(id, beside) {
                                beside = Some(id);
                                summoned.push(id);
                            }
                        }
                    }
                }
                scope.it = summoned;
            }
            Verb::AddToHand(what) => {
                let mut added = Them::new();
                for player in players(self.game) {
                    for _ in 0..n {
                        for id in self.obtain(what, player, scope) {
                            if self.game[id].zone == Zone::Deck {
                                added.extend(self.draw_this(id));
                            } else if self.to_hand(id) {
                                added.push(id);
                            }
                        }
                    }
                }
                scope.it = added;
            }
            Verb::ToDeck(what, depth) => {
                let mut added = Them::new();
                for player in players(self.game) {
                    for _ in 0..n {
                        for id in self.obtain(what, player, scope) {
                            self.game.reprint(id);
                            let size = self.game.players[self.game[id].controller].deck.len();
                            let at = match depth {
                                Depth::Shuffled => self.game.dice(size + 1),
                                Depth::Top => size,
                                Depth::Bottom => 0,
                            };
                            if self.to_deck(id, at) {
                                self.raise(EventKind::Shuffle, player.entity(), Some(id), 1);
                                added.push(id);
                            }
                        }
                    }
                }
                scope.it = added;
            }
            Verb::Equip(what) => {
                for player in players(self.game) {
                    for id in self.obtain(what, player, scope) {
                        self.equip(id);
                    }
                }
            }
            Verb::Attach(card) => {
                if let Some(card) = self.game.cards.by_id(card) {
                    let enchant = self.game.cards.digest(card).enchant;
                    let enchantment = Enchantment {
                        card,
                        modifiers: enchant.map_or(NO_MODIFIERS, |enchant| enchant.modifiers),
                        x: n,
                        lasts: enchant.map_or(Lasts::Forever, |enchant| enchant.lasts),
                        ..Game::blank_enchantment(source, scope.controller)
                    };
                    for id in &on {
                        self.enchant(*id, enchantment);
                    }
                }
                scope.it = on;
            }
            Verb::Give(modifiers) => {
                for id in &on {
                    self.enchant(
                        *id,
                        Enchantment { modifiers, x: n, ..Game::blank_enchantment(source, scope.controller) },
                    );
                }
                scope.it = on;
            }
            Verb::Silence => {
                for id in &on {
                    self.silence(*id);
                }
                scope.it = on;
            }
            Verb::Freeze => {
                for id in &on {
                    self.freeze(*id);
                }
                scope.it = on;
            }
            Verb::Transform(what) => self.transform_into(&on, what, scope),
            Verb::Return => {
                for id in &on {
                    self.game.leave(*id);
                    self.game.reprint(*id);
                    self.game[*id].controller = self.game[*id].owner;
                    self.to_hand(*id);
                }
                scope.it = on;
            }
            Verb::Discard => {
                for id in &on {
                    self.discard(*id);
                }
                scope.it = on;
            }
            Verb::Armor => {
                for id in &on {
                    self.gain_armor(*id, n);
                }
            }
            Verb::Crystals { full } => {
                for player in players(self.game) {
                    let player = &mut self.game.players[player];
                    let gained = n.min(10 - player.crystals);
                    player.crystals += gained;
                    if !full {
                        player.spent += gained;
                    }
                    scope.done = gained;
                }
            }
            Verb::Mana => {
                for player in players(self.game) {
                    let player = &mut self.game.players[player];
                    player.temporary += n.min(10 - player.mana()).max(0);
                }
            }
            Verb::Refresh => {
                for player in players(self.game) {
                    let player = &mut self.game.players[player];
                    player.spent -= n.min(player.spent);
                }
            }
            Verb::TakeControl => {
                for id in &on {
                    if !self.change_sides(*id, scope.controller) && self.game[*id].controller != scope.controller {
                        // Rulebook, "Mind control": with a full board the minion is destroyed.
                        self.doom(*id);
                    }
                }
                scope.it = on;
            }
            Verb::SwapStats => {
                for id in &on {
                    let entity = self.game[*id];
                    self.set_stats(*id, entity.health(), entity.attack, scope);
                }
                scope.it = on;
            }
            Verb::Counter => {
                for id in &on {
                    self.counter(*id);
                }
            }
            Verb::Redirect => {
                let Some(new) = on.first().copied() else { return };
                let what = scope.what;
                for work in &mut self.game.work {
                    match work {
                        Work::Play { card, target, .. } if Some(*card) == what => *target = Some(new),
                        Work::Attack { attacker, defender, .. } if Some(*attacker) == scope.who => *defender = new,
                        _ => {}
                    }
                }
            }
            Verb::Cast(what) => {
                for player in players(self.game) {
                    for _ in 0..n {
                        for id in self.obtain(what, player, scope) {
                            self.cast(id);
                        }
                    }
                }
            }
            Verb::BecomeHero(what) => {
                for id in self.obtain(what, scope.controller, scope) {
                    self.become_hero(id);
                }
            }
            Verb::HeroPower(what) => {
                for player in players(self.game) {
                    for id in self.obtain(what, player, scope) {
                        if let Some(old) = self.to_slot(id) {
                            self.to_graveyard(old);
                        }
                    }
                }
            }
            Verb::MakeAttack(whom) => {
                let whom = self.game.select(whom, scope);
                if let (Some(attacker), Some(defender)) = (on.first().copied(), whom.first().copied()) {
                    self.game.work.push(Work::Attack { stage: AttackStage::Announce, attacker, defender });
                }
            }
            Verb::Trigger(word) => {
                for id in on.iter().rev() {
                    self.trigger_word(*word, *id, self.game[*id].card, scope);
                }
            }
            Verb::Repeat(word, what) => {
                for id in self.obtain(what, scope.controller, scope) {
                    let card = self.game[id].card;
                    self.trigger_word(*word, source, card, scope);
                }
            }
            Verb::Discover { offer, shown, then, rest } => {
                self.discover(offer, *shown, then, rest, scope);
            }
            Verb::Choose(texts) => {
                let offered = texts.iter().map(|effects| Offered::Text(effects)).collect();
                let kind = PendingKind::One { offered, then: &[], rest: &[], scope: scope.clone() };
                self.game.pending = Some(Pending { player: scope.controller, kind });
            }
            Verb::Times(effects) => {
                if n > 0 {
                    self.game.work.push(Work::Block { effects, next: 0, times: n, scope: scope.clone() });
                }
            }
            Verb::Pay(cost, then) => {
                if self.game.can_pay(scope.controller, cost) {
                    self.pay(scope.controller, Some(source), cost);
                    self.text(then, scope.clone());
                }
            }
            Verb::Look => scope.it = on,
            Verb::Store(counter) => {
                for id in &on {
                    self.game[*id].counters[usize::from(*counter & 1)] = n;
                }
            }
            Verb::Native(native) => {
                let run = native.run;
                run(&mut Table { game: self.game, scope });
            }
            Verb::EndTurn => self.game.work.push(Work::Turn(TurnStage::End)),
            Verb::DealSplit | Verb::Either(..) => {}
        }
    }

    /// Removes text, enchantments and keywords. Rulebook, "Silence": damage stays, health above the maximum goes.
    pub(super) fn silence(&mut self, id: EntityId) {
        if self.game[id].zone != Zone::Play {
            return;
        }
        self.game.listen(id, false);
        self.game[id].silenced = true;
        self.game[id].own = Keywords::NONE;
        self.game.strip(id);
        self.game.listen(id, true);
        self.game.recompute(id);
        self.tell(id, GameTag::SILENCED);
    }

    fn transform_into(&mut self, on: &Them, what: &What, scope: &mut Scope) {
        for id in on {
            // A copy that this becomes keeps what is on the original.
            if let What::CopyOf(which) = what {
                if let Some(of) = self.game.select(which, scope).first().copied() {
                    self.become_copy(*id, of);
                }
                continue;
            }
            for made in self.obtain(what, self.game[*id].controller, scope) {
                let card = self.game[made].card;
                self.transform(*id, card);
            }
        }
        scope.it = on.clone();
    }

    /// Discards a card from hand.
    pub(super) fn discard(&mut self, id: EntityId) {
        if matches!(self.game[id].zone, Zone::Hand | Zone::Deck) {
            let player = self.game[id].controller;
            self.to_graveyard(id);
            self.game.did(Deed::Discarded, player, self.game[id].card);
            self.raise(EventKind::Discard, player.entity(), Some(id), 1);
        }
    }

    /// Sets Attack and Health as an enchantment would; damage is gone with the old Health.
    fn set_stats(&mut self, id: EntityId, attack: i16, health: i16, scope: &Scope) {
        const SET_ATTACK: &[Modifier] = &[Stat::Attack.set(1).times(Per::X)];
        const SET_HEALTH: &[Modifier] = &[Stat::Health.set(1).times(Per::X)];
        for (modifiers, x) in [(SET_ATTACK, attack), (SET_HEALTH, health)] {
            debug_assert!(modifiers.iter().all(|m| m.op == Op::Set && m.what != Attribute::Stats));
            self.enchant(id, Enchantment { modifiers, x, ..Game::blank_enchantment(scope.source, scope.controller) });
        }
        self.game[id].damage = 0;
    }

    /// What is being played does nothing any more.
    fn counter(&mut self, id: EntityId) {
        self.game.work.retain(|work| {
            !matches!(work, Work::Play { card, stage: PlayStage::Text | PlayStage::AfterPlay, .. } if *card == id)
        });
        if matches!(self.game[id].zone, Zone::SetAside | Zone::Play) {
            self.to_graveyard(id);
        }
    }

    /// Queues the texts of a card under a word, as if they had been triggered on `id`.
    fn trigger_word(&mut self, word: Word, id: EntityId, card: crate::card::CardId, scope: &Scope) {
        let texts: Vec<_> = self.game.cards.digest(card).under(word).collect();
        for text in texts.into_iter().rev() {
            let mut inner = Scope::new(id, card, scope.controller);
            inner.target = self.game.random_target(text, &inner);
            self.text(text.effects, inner);
        }
    }

    /// Offers cards and waits.
    fn discover(&mut self, offer: &Offer, shown: u8, then: &'static [Effect], rest: &'static [Effect], scope: &Scope) {
        let player = scope.controller;
        let mut offered: SmallVec<[Offered; 4]> = SmallVec::new();
        match offer {
            Offer::Entities(which) => {
                let mut from = self.game.select(which, scope);
                while offered.len() < usize::from(shown) && !from.is_empty() {
                    let at =
                        if usize::from(shown) >= from.len() + offered.len() { 0 } else { self.game.lot_among(&from) };
                    offered.push(Offered::Entity(from.remove(at)));
                }
            }
            Offer::Pool(_) | Offer::Cards(_) => {
                let class = self.game.players[player].class;
                let mut cards = match offer {
                    Offer::Pool(that) => self.game.pool(that, Some(class)),
                    Offer::Cards(ids) => ids.iter().filter_map(|id| self.game.cards.by_id(id)).collect(),
                    Offer::Entities(_) => Vec::new(),
                };
                while offered.len() < usize::from(shown) && !cards.is_empty() {
                    let at =
                        self.game.draw_lot(cards.len(), |at, forced| *forced == crate::state::Forced::Card(cards[at]));
                    let card = cards.remove(at);
                    offered.push(Offered::Entity(self.make(card, player, Some(scope.source))));
                }
            }
        }
        if offered.is_empty() {
            return;
        }
        let kind = PendingKind::One { offered, then, rest, scope: scope.clone() };
        self.game.pending = Some(Pending { player, kind });
    }

    /// Casts a spell by an effect, at a random target. Rulebook, "Casting": its text alone, no "whenever you play".
    fn cast(&mut self, id: EntityId) {
        let entity = self.game[id];
        let texts: Vec<_> = self.game.cards.digest(entity.card).under(Word::Spell).collect();
        self.game.did(Deed::Cast, entity.controller, entity.card);
        for text in texts.into_iter().rev() {
            let mut scope = Scope::new(id, entity.card, entity.controller);
            scope.target = self.game.random_target(text, &scope);
            if scope.target.is_some() || super::targets::declares_none(text) {
                self.text(text.effects, scope);
            }
        }
        self.to_graveyard(id);
    }

    /// Replaces the hero; the new one brings its armor and its Hero Power.
    pub(super) fn become_hero(&mut self, id: EntityId) {
        let player = self.game[id].controller;
        if let Some(old) = self.to_slot(id) {
            self.to_graveyard(old);
        }
        self.game.players[player].state = PlayState::Playing;
        self.replace_hero_power(id);
        self.game.sync_hero(player);
    }
}
