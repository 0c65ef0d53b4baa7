//! The game in which a test runs.
use std::collections::BTreeSet;
use std::fmt::Write as _;

use cardwright_data::{CardClass, CardType, Format, GameTag, PlayState, Zone};
use cardwright_engine::query::TargetRule;
use cardwright_engine::rules::is_playable;
use cardwright_engine::script::PowerStatus;
use cardwright_engine::script::prelude::{Effect, THIS, ready};
use cardwright_engine::state::{ByPlayer, Forced, OfferedOption};
use cardwright_engine::{Action, CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

use cardwright_scenario::{EntityRef, ForcedOutcome, Side, Step, StepTarget, TargetKind};

/// A minion without text and with much Health; decks are filled with it.
const PLAIN: &str = "CS2_182";
const READY: &[Effect] = &[ready(THIS)];
/// The basic hero of each class.
const HEROES: [(CardClass, &str); 11] = [
    (CardClass::DeathKnight, "HERO_11"),
    (CardClass::DemonHunter, "HERO_10"),
    (CardClass::Druid, "HERO_06"),
    (CardClass::Hunter, "HERO_05"),
    (CardClass::Mage, "HERO_08"),
    (CardClass::Paladin, "HERO_04"),
    (CardClass::Priest, "HERO_09"),
    (CardClass::Rogue, "HERO_03"),
    (CardClass::Shaman, "HERO_02"),
    (CardClass::Warlock, "HERO_07"),
    (CardClass::Warrior, "HERO_01"),
];

/// A game during a test, with the entities created by steps in order.
pub struct Table {
    /// The game; tests that need more than steps can read and change it directly.
    pub game: Game,
    cast: Vec<EntityId>,
    /// The number of forced outcomes that must remain at the end, because they are not candidates.
    never: usize,
}

impl Table {
    /// A new game without a format: random cards come from all cards.
    ///
    /// # Panics
    /// If the registry lacks a hero or the plain minion.
    #[track_caller]
    pub fn new(cards: &'static Cards, class: CardClass) -> Self {
        Self::in_format(cards, class, Format::Any)
    }

    /// A new game in a format, which determines the pools of random cards; see [`check`](crate::check()).
    ///
    /// # Panics
    /// If the registry lacks a hero or the plain minion.
    #[track_caller]
    pub fn in_format(cards: &'static Cards, class: CardClass, format: Format) -> Self {
        let find =
            |id: &str| cards.by_id(id).unwrap_or_else(|| panic!("the cards lack `{id}`, which every test needs"));
        let hero = |class| {
            let of_class = HEROES.iter().find(|(of, _)| *of == class);
            find(of_class.map_or("HERO_08", |(_, id)| id))
        };
        let deck = |class| Deck { hero: hero(class), cards: vec![find(PLAIN); 20], sideboards: Vec::new() };
        let (mine, theirs) = (deck(class), deck(CardClass::Mage));
        let options = Options { seed: 1, shuffle: false, mulligan: false, hand: 0, format, ..Options::default() };
        let game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options);
        let mut game = game.unwrap_or_else(|error| panic!("the table cannot be set: {error}"));
        for player in PlayerId::BOTH {
            game.clear_hand(player);
            game.set_mana(player, 10);
        }
        Self { game, cast: Vec::new(), never: 0 }
    }

    /// Performs the steps; panics with a message that names the failing step.
    ///
    /// # Panics
    /// At the first step that does not hold.
    #[track_caller]
    pub fn steps(&mut self, steps: &[Step]) {
        if let Err(what) = self.try_steps(steps) {
            panic!("{what}");
        }
    }

    /// Performs the steps; the error names the failing step.
    ///
    /// # Errors
    /// At the first step that does not hold, with a message that names it.
    pub fn try_steps(&mut self, steps: &[Step]) -> Result<(), String> {
        for at in 0..steps.len() {
            self.checked_step(steps, at)?;
        }
        self.all_forced()
    }

    /// Performs the step at an index of a test.
    ///
    /// # Errors
    /// If it does not hold, or does not ask for what was forced; the message names it.
    pub fn checked_step(&mut self, steps: &[Step], at: usize) -> Result<(), String> {
        let step = &steps[at];
        self.step(step)
            .map_err(|what| format!("step {} of {}, {step:?}: {what}\n{}", at + 1, steps.len(), self.board()))?;
        let unused = self.game.forced_left().saturating_sub(self.never);
        if unused > 0 && is_action(step) && self.game.offered().is_empty() {
            let at = format!("step {} of {}, {step:?}", at + 1, steps.len());
            let what = format!("{unused} forced outcome(s) were not used: the dice were not asked");
            return Err(format!("{at}: {what}; an outcome stands before the action that asks\n{}", self.board()));
        }
        Ok(())
    }

    /// Checks at the end of a test that every forced outcome has happened, and none of the forbidden ones.
    ///
    /// # Errors
    /// The forced outcomes that were not used, or a forbidden one that has happened.
    pub fn all_forced(&self) -> Result<(), String> {
        let left = self.game.forced_left();
        if left < self.never {
            return Err(format!("a random outcome came that never should\n{}", self.board()));
        }
        if left > self.never {
            let unused = left - self.never;
            return Err(format!("{unused} forced outcome(s) were not used: the dice were not asked\n{}", self.board()));
        }
        Ok(())
    }

    /// Checks at the end of a test that no choice is pending.
    ///
    /// # Errors
    /// If one does.
    pub fn all_answered(&self) -> Result<(), String> {
        if self.game.is_over() || self.game.offered().is_empty() {
            return Ok(());
        }
        Err(format!("at the end a choice waits that no step answers\n{}", self.board()))
    }

    /// Whether the active player has a card with this id in hand.
    pub fn holds_card(&self, id: &str) -> bool {
        self.in_hand(id).is_ok()
    }

    /// Performs one step. The error describes the difference.
    #[expect(clippy::too_many_lines, reason = "one line a step")]
    pub fn step(&mut self, step: &Step) -> Result<(), String> {
        match *step {
            Step::Give(id) => self.give(PlayerId::First, id).map(drop),
            Step::GiveThem(id) => self.give(PlayerId::Second, id).map(drop),
            Step::Ally(id) | Step::HasHeroPower(id) => self.put(PlayerId::First, id),
            Step::Enemy(id) => self.put(PlayerId::Second, id),
            Step::OnTop(id) => self.put_on_top(PlayerId::First, id),
            Step::OnTheirTop(id) => self.put_on_top(PlayerId::Second, id),
            Step::EmptyDeck(side) => {
                self.game.clear_deck(player(side));
                Ok(())
            }
            Step::DeckOf(ids) => self.start_with(PlayerId::First, ids),
            Step::Play(id, at) => self.play(id, None, None, at),
            Step::PlayOption(id, option, at) => self.play(id, Some(option), None, at),
            Step::PlayAt(id, place, at) => self.play(id, None, Some(place), at),
            Step::HeroPower(at) => {
                let target = self.target(at)?;
                if let Some(power) = self.game.players[self.game.active].hero_power {
                    self.written(self.game[power].card)?;
                }
                self.act(Action::HeroPower { target })
            }
            Step::Use(who, ability, at) => {
                let (card, target) = (self.who(who)?, self.target(at)?);
                self.written(self.game[card].card)?;
                self.act(Action::Use { card, ability: u8::try_from(ability).unwrap_or(u8::MAX), target })
            }
            Step::Attack(attacker, defender) => {
                let (attacker, defender) = (self.who(attacker)?, self.who(defender)?);
                self.act(Action::Attack { attacker, defender })
            }
            Step::Crystals(n) => {
                self.game.set_mana(self.game.active, n);
                Ok(())
            }
            Step::GainCorpses(n) => {
                self.game.players[PlayerId::First].corpses = n;
                Ok(())
            }
            Step::EndTurn => self.act(Action::EndTurn),
            Step::Cancel => self.act(Action::Cancel),
            Step::Choose(n) => self.act(Action::Choose(u8::try_from(n).unwrap_or(u8::MAX))),
            Step::ChooseCard(id) => {
                let card = self.card(id)?;
                let offered = self.game.offered();
                let n = offered.iter().position(
                    |offer| matches!(offer, OfferedOption::Entity(it) if self.is_printing(self.game[*it].card, card)),
                );
                let n = n.ok_or_else(|| format!("`{id}` is not offered; {} are", offered.len()))?;
                self.act(Action::Choose(u8::try_from(n).unwrap_or(u8::MAX)))
            }
            Step::Kill(who) => {
                let who = self.who(who)?;
                self.game.destroy(who);
                Ok(())
            }
            Step::DealDamage(who, amount) => {
                let who = self.who(who)?;
                self.game.damage(who, i16::try_from(amount).unwrap_or(i16::MAX));
                Ok(())
            }
            Step::Restore(who, amount) => {
                let who = self.who(who)?;
                self.game.heal(who, i16::try_from(amount).unwrap_or(i16::MAX));
                Ok(())
            }
            Step::Discard(who) => {
                let who = self.who(who)?;
                self.game.discard_card(who);
                Ok(())
            }
            Step::DrawOne => {
                let plain = self.card(PLAIN)?;
                self.game.draw_card(self.game.active, plain);
                Ok(())
            }
            Step::Summon(id) => {
                let card = self.card(id)?;
                let came = self.game.summon_card(self.game.active, card).ok_or("there is no room")?;
                self.cast.push(came);
                Ok(())
            }
            Step::Ready(who) => {
                let who = self.who(who)?;
                self.game.perform(READY, who, None);
                Ok(())
            }
            Step::Enchant(who, id) => {
                let (who, card) = (self.who(who)?, self.card(id)?);
                self.written(card)?;
                self.game.enchant_with(PlayerId::First, who, card);
                Ok(())
            }
            Step::Force(outcome) => {
                if self.never > 0 {
                    return Err("nothing is forced behind a `Never`".to_owned());
                }
                self.force(outcome)
            }
            Step::ForbidOutcome(outcome) => {
                self.never += 1;
                self.force(outcome)
            }
            Step::Cost(..)
            | Step::Stats(..)
            | Step::StatsNow(..)
            | Step::Has(..)
            | Step::HasNow(..)
            | Step::HasNot(..)
            | Step::TagNow(..)
            | Step::Targets(..)
            | Step::Unplayable(_)
            | Step::CannotTarget(..)
            | Step::CannotAttack(..)
            | Step::Health(..)
            | Step::Damage(..)
            | Step::Armor(..)
            | Step::Dead(_)
            | Step::Won(_)
            | Step::IsInZone(..)
            | Step::CostNow(..)
            | Step::HandCount(..)
            | Step::BoardCount(..)
            | Step::DeckCount(..)
            | Step::IsCard(..)
            | Step::WrittenAs(..)
            | Step::Corpses(..)
            | Step::PlayerTag(..)
            | Step::NoWeapon(_)
            | Step::CannotAct(_)
            | Step::Pool(..)
            | Step::Mana(_) => self.holds(step),
            Step::Unwritten => Err("the test does not yet say what the card does".to_owned()),
        }
    }

    /// Checks a step that states a fact.
    #[expect(clippy::too_many_lines, reason = "one line a step")]
    fn holds(&self, step: &Step) -> Result<(), String> {
        let game = &self.game;
        match *step {
            Step::Cost(id, n) => same("cost", n, game.cards.get(self.card(id)?).cost.into()),
            Step::Stats(id, attack, health) => {
                let card = game.cards.get(self.card(id)?);
                same("attack", attack, card.attack.into())?;
                same("health", health, card.health.into())
            }
            Step::StatsNow(who, attack, health) => {
                let entity = &game[self.who(who)?];
                same("attack", attack, entity.attack.into())?;
                same("health", health, entity.health().into())
            }
            Step::Has(id, tag) => has(tag, true, game.cards.get(self.card(id)?).tag(tag) > 0),
            Step::HasNow(who, tag) => has(tag, true, game.tag(self.who(who)?, tag) > 0),
            Step::HasNot(who, tag) => has(tag, false, game.tag(self.who(who)?, tag) > 0),
            Step::TagNow(who, tag, n) => same(&tag.to_string(), n, game.tag(self.who(who)?, tag)),
            Step::Targets(id, kinds) => self.targets(id, kinds),
            Step::Unplayable(id) => {
                let card = self.in_hand(id)?;
                let plays = game.options_for(card);
                if plays.is_empty() { Ok(()) } else { Err(format!("it can be played: {plays:?}")) }
            }
            Step::CannotTarget(id, who) => {
                // A location takes its target where it stands.
                let stands = game.cards.get(self.card(id)?).card_type == CardType::Location;
                let used = self.in_play(id).ok().filter(|_| stands);
                let card = used.map_or_else(|| self.in_hand(id).or_else(|_| self.in_play(id)), Ok)?;
                let who = self.who(who)?;
                let plays = game.options_for(card);
                if plays.is_empty() {
                    return Err("it cannot be played at all".to_owned());
                }
                let at_it = |action: &Action| {
                    matches!(action, Action::Play { target, .. } | Action::HeroPower { target } | Action::Use { target, .. }
                        if *target == Some(who))
                };
                if plays.iter().any(at_it) { Err("it can be pointed at it".to_owned()) } else { Ok(()) }
            }
            Step::CannotAttack(attacker, defender) => {
                let (attacker, defender) = (self.who(attacker)?, self.who(defender)?);
                let action = Action::Attack { attacker, defender };
                if game.options_for(attacker).contains(&action) { Err("it can".to_owned()) } else { Ok(()) }
            }
            Step::Health(who, n) => same("health", n, game[self.who(who)?].health().into()),
            Step::Damage(who, n) => same("damage", n, game[self.who(who)?].damage.into()),
            Step::Armor(side, n) => {
                let hero = game.players[player(side)].hero.ok_or("there is no hero")?;
                same("armor", n, game[hero].armor.into())
            }
            Step::Dead(who) => {
                let zone = game[self.who(who)?].zone;
                if zone == Zone::Graveyard { Ok(()) } else { Err(format!("expected it dead, it is in {zone}")) }
            }
            Step::Won(side) => {
                let state = game.players[player(side)].state;
                if state == PlayState::Won { Ok(()) } else { Err(format!("it has not won: {state:?}")) }
            }
            Step::IsInZone(who, zone) => {
                let there = game[self.who(who)?].zone;
                if zone == there { Ok(()) } else { Err(format!("expected it in {zone}, it is in {there}")) }
            }
            Step::CostNow(who, n) => same("cost", n, game[self.who(who)?].cost.into()),
            Step::HandCount(side, n) => count("cards in hand", n, game.players[player(side)].hand.len()),
            Step::BoardCount(side, n) => count("minions", n, game.players[player(side)].board.len()),
            Step::DeckCount(side, n) => count("cards in the deck", n, game.players[player(side)].deck.len()),
            Step::IsCard(who, id) => {
                let (expected, there) = (self.card(id)?, game[self.who(who)?].card);
                let name = |card: CardId| card.to_option().map_or("nothing", |card| game.cards.get(card).id);
                if self.is_printing(there, expected) {
                    Ok(())
                } else {
                    Err(format!("expected {id}, it is {}", name(there)))
                }
            }
            Step::WrittenAs(id, original) => {
                let (card, original) = (game.cards.get(self.card(id)?), game.cards.get(self.card(original)?));
                if card.power == original.power && card.card_type == original.card_type {
                    Ok(())
                } else {
                    Err(format!("`{}` is not written as `{}`", card.id, original.id))
                }
            }
            Step::Corpses(side, n) => same("corpses", n, game.players[player(side)].corpses.into()),
            Step::PlayerTag(side, tag, n) => same(&tag.to_string(), n, game.player_rule(player(side), tag)),
            Step::NoWeapon(side) => {
                let weapon = game.players[player(side)].weapon;
                if weapon.is_none() { Ok(()) } else { Err("a weapon is equipped".to_owned()) }
            }
            Step::CannotAct(who) => {
                let options = game.options_for(self.who(who)?);
                if options.is_empty() { Ok(()) } else { Err(format!("it can act: {options:?}")) }
            }
            Step::Pool(side, pool, n) => same("mana of that kind", n, game.players[player(side)].pool(pool).into()),
            Step::Mana(n) => same("mana", n, game.players[game.active].mana().into()),
            Step::Give(_)
            | Step::GiveThem(_)
            | Step::Ally(_)
            | Step::Enemy(_)
            | Step::HasHeroPower(_)
            | Step::OnTop(_)
            | Step::OnTheirTop(_)
            | Step::EmptyDeck(_)
            | Step::DeckOf(_)
            | Step::Discard(_)
            | Step::Play(..)
            | Step::PlayOption(..)
            | Step::PlayAt(..)
            | Step::HeroPower(_)
            | Step::Use(..)
            | Step::Attack(..)
            | Step::EndTurn
            | Step::GainCorpses(_)
            | Step::Cancel
            | Step::Crystals(_)
            | Step::Choose(_)
            | Step::ChooseCard(_)
            | Step::Kill(_)
            | Step::DealDamage(..)
            | Step::Restore(..)
            | Step::DrawOne
            | Step::Summon(_)
            | Step::Ready(_)
            | Step::Enchant(..)
            | Step::Force(_)
            | Step::ForbidOutcome(_)
            | Step::Unwritten => Ok(()),
        }
    }

    fn card(&self, id: &str) -> Result<CardId, String> {
        self.game.cards.by_id(id).ok_or_else(|| format!("no card has the id `{id}`"))
    }

    /// Fails if a card that is played is a stub.
    fn written(&self, card: CardId) -> Result<(), String> {
        let card = self.game.cards.get(card);
        if is_playable(card.power) {
            let fault = self.game.cards.faults_of(card).first().copied();
            return fault.map_or(Ok(()), |fault| Err(fault.to_string()));
        }
        debug_assert_eq!(card.power.status, PowerStatus::Todo);
        Err(format!("`{}` ({}) is still TODO: write its Power first. It says: {}", card.id, card.name, card.text))
    }

    /// Whether a card in the game is the one that a step names. In Standard, its Standard printing counts too: pools of the
    /// format have `CORE_CS2_029`, and tests name Fireball `CS2_029`.
    fn is_printing(&self, there: CardId, named: CardId) -> bool {
        let in_standard = |id| {
            let card = self.game.cards.get(id);
            card.collectible() && self.game.format == Format::Standard && Format::Standard.has(card.set)
        };
        let owned = |id| self.game.cards.get(id).collectible();
        there == named || (self.game.cards.share_name(there, named) && in_standard(there) && owned(named))
    }

    fn give(&mut self, player: PlayerId, id: &str) -> Result<EntityId, String> {
        let card = self.card(id)?;
        let given = self.game.give(player, card).ok_or("the hand is full")?;
        self.cast.push(given);
        Ok(given)
    }

    fn put_on_top(&mut self, player: PlayerId, id: &str) -> Result<(), String> {
        let card = self.card(id)?;
        let put = self.game.put_on_top(player, card).ok_or("the deck is full")?;
        self.cast.push(put);
        Ok(())
    }

    /// Replaces a deck by these cards, as if the game had started with them.
    fn start_with(&mut self, player: PlayerId, ids: &[&str]) -> Result<(), String> {
        self.game.clear_deck(player);
        let began = self.game.entities().filter(|(_, it)| it.started_in_deck && it.owner == player);
        for id in began.map(|(id, _)| id).collect::<Vec<_>>() {
            self.game[id].started_in_deck = false;
        }
        for id in ids {
            self.put_on_top(player, id)?;
            if let Some(put) = self.cast.last().copied() {
                self.game[put].started_in_deck = true;
            }
        }
        Ok(())
    }

    fn put(&mut self, player: PlayerId, id: &str) -> Result<(), String> {
        let card = self.card(id)?;
        let put = self.game.put_in_play(player, card).ok_or("there is no room")?;
        self.cast.push(put);
        Ok(())
    }

    /// The newest card with this id in the active player's hand.
    fn in_hand(&self, id: &str) -> Result<EntityId, String> {
        let card = self.card(id)?;
        let hand = &self.game.players[self.game.active].hand;
        hand.iter()
            .rev()
            .find(|it| self.is_printing(self.game[*it].card, card))
            .ok_or_else(|| format!("`{id}` is not in hand"))
    }

    /// The newest entity with this card id in play, on the active player's side.
    fn in_play(&self, id: &str) -> Result<EntityId, String> {
        let (card, side) = (self.card(id)?, &self.game.players[self.game.active]);
        let found = side.board.iter().chain(side.hero_power).rfind(|it| self.is_printing(self.game[*it].card, card));
        found.ok_or_else(|| format!("`{id}` is neither in hand nor in play"))
    }

    fn play(&mut self, id: &str, option: Option<usize>, place: Option<usize>, at: StepTarget) -> Result<(), String> {
        self.written(self.card(id)?)?;
        let target = self.target(at)?;
        let card = match self.in_hand(id) {
            Ok(card) => {
                if !self.cast.contains(&card) {
                    self.cast.push(card);
                }
                card
            }
            Err(_) => self.give(self.game.active, id)?,
        };
        let option = option.map(|option| u8::try_from(option).unwrap_or(u8::MAX));
        let place = place.map(|place| u8::try_from(place).unwrap_or(u8::MAX));
        self.act(Action::Play { card, target, option, place })
    }

    fn force(&mut self, outcome: ForcedOutcome) -> Result<(), String> {
        let forced = match outcome {
            ForcedOutcome::Number(n) => Forced::Number(n),
            ForcedOutcome::Card(id) => Forced::Card(self.card(id)?),
            ForcedOutcome::Entity(who) => Forced::Entity(self.who(who)?),
            ForcedOutcome::Yes => Forced::Number(0),
            ForcedOutcome::No => Forced::Number(1),
        };
        self.game.force([forced]);
        Ok(())
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        let options = self.game.options();
        self.game.act(action).map_err(|_| {
            let mut list = String::new();
            for option in options {
                let _ = write!(list, "\n    {option:?}");
            }
            format!("{action:?} is not possible; these are:{list}")
        })
    }

    fn target(&self, at: StepTarget) -> Result<Option<EntityId>, String> {
        match at {
            StepTarget::Nothing => Ok(None),
            StepTarget::On(who) => self.who(who).map(Some),
        }
    }

    /// Whether an entity bears the enchantment with this id. The client shows it whether or not it changes a number.
    pub fn bears(&self, who: EntityRef, enchantment: &str) -> bool {
        let card = self.game.cards.by_id(enchantment);
        self.who(who).is_ok_and(|id| self.game.enchantments_on(id).any(|(_, on)| card == Some(on.card)))
    }

    /// The entity that a step names.
    pub fn who(&self, who: EntityRef) -> Result<EntityId, String> {
        let [mine, theirs] = [&self.game.players[PlayerId::First], &self.game.players[PlayerId::Second]];
        let found = match who {
            EntityRef::MyHero => mine.hero,
            EntityRef::TheirHero => theirs.hero,
            EntityRef::My(at) => mine.board.get(at),
            EntityRef::Their(at) => theirs.board.get(at),
            EntityRef::InHand(at) => mine.hand.get(at),
            EntityRef::InTheirHand(at) => theirs.hand.get(at),
            EntityRef::Nth(at) => self.cast.get(at).copied(),
            EntityRef::Newest(id) => {
                let card = self.card(id)?;
                self.game.entities().filter(|(_, it)| self.is_printing(it.card, card)).map(|(id, _)| id).last()
            }
            EntityRef::MyWeapon => mine.weapon,
            EntityRef::TheirWeapon => theirs.weapon,
            EntityRef::MyPower => mine.hero_power,
            EntityRef::Me => Some(PlayerId::First.entity()),
        };
        found.ok_or_else(|| format!("there is no {who:?}"))
    }

    /// Checks the valid targets of a card on a board with each of the four kinds.
    fn targets(&self, id: &str, kinds: &[TargetKind]) -> Result<(), String> {
        let card = self.card(id)?;
        self.written(card)?;
        let mut game = self.game.clone();
        let you = game.active;
        let plain = self.card(PLAIN)?;
        for player in [you, you.opponent()] {
            if game.players[player].board.is_empty() {
                game.put_in_play(player, plain);
            }
        }
        let it = if matches!(game.cards.get(card).card_type, CardType::HeroPower | CardType::Location) {
            game.put_in_play(you, card)
        } else {
            game.clear_hand(you);
            game.give(you, card)
        };
        let asks = it.map(|it| game.target_rule(it));
        let found: BTreeSet<TargetKind> = match asks.ok_or("there is no room for it")? {
            TargetRule::Nothing => BTreeSet::new(),
            TargetRule::Required(targets) | TargetRule::Optional(targets) => targets
                .iter()
                .map(|it| match (game[*it].controller == you, game[*it].card_type == CardType::Hero) {
                    (true, true) => TargetKind::FriendlyHero,
                    (true, false) => TargetKind::FriendlyMinion,
                    (false, true) => TargetKind::EnemyHero,
                    (false, false) => TargetKind::EnemyMinion,
                })
                .collect(),
        };
        let expected: BTreeSet<TargetKind> = kinds.iter().copied().collect();
        if found == expected { Ok(()) } else { Err(format!("expected {expected:?}, it may be pointed at {found:?}")) }
    }

    /// The game as text, for messages.
    pub fn board(&self) -> String {
        let game = &self.game;
        let mut text = format!("turn {}, {:?} to act\n", game.turn, game.to_act());
        for player in [PlayerId::Second, PlayerId::First] {
            let side = &game.players[player];
            let one = |id: EntityId| {
                let entity = &game[id];
                let name = game.card(id).map_or("?", |card| card.name);
                format!("{name} {}/{} {:?}", entity.attack, entity.health(), entity.keywords)
            };
            let list = |ids: &mut dyn Iterator<Item = EntityId>| ids.map(one).collect::<Vec<_>>().join(", ");
            let _ = writeln!(
                text,
                "{player:?}: {} mana, {} cards in the deck\n  hero:   {}\n  board:  {}\n  hand:   {}",
                side.mana(),
                side.deck.len(),
                list(&mut side.hero.into_iter().chain(side.weapon)),
                list(&mut side.board.iter()),
                list(&mut side.hand.iter()),
            );
        }
        text
    }
}

/// Whether a step is an action of a player. Its random choices are over when no choice is pending.
const fn is_action(step: &Step) -> bool {
    matches!(
        step,
        Step::Play(..)
            | Step::PlayOption(..)
            | Step::PlayAt(..)
            | Step::HeroPower(_)
            | Step::Use(..)
            | Step::Attack(..)
            | Step::EndTurn
            | Step::Choose(_)
            | Step::ChooseCard(_)
    )
}

fn player(side: Side) -> PlayerId {
    match side {
        Side::Mine => PlayerId::First,
        Side::Theirs => PlayerId::Second,
    }
}

fn same(what: &str, expected: i32, found: i32) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {what} {expected}, it is {found}")) }
}

fn count(what: &str, expected: usize, found: usize) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected} {what}, there are {found}")) }
}

fn has(tag: GameTag, expected: bool, found: bool) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(if expected { format!("expected {tag}, it has it not") } else { format!("expected no {tag}, it has it") })
    }
}
