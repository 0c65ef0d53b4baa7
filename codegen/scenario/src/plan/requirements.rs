//! The requirements of a text on the setup.
use cardwright_data::{GameTag, SpellSchool};
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::all_of;

/// The requirements of a text on the setup.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is spoken of by itself")]
pub(crate) struct Requirements {
    /// The conditions on entities at a place.
    pub entity_conditions: Vec<(Side, Place, Condition)>,
    /// Events that must have happened before, with their number.
    pub past: Vec<(Past, i16)>,
    /// The events of its triggers.
    pub events: Vec<EventPattern>,
    /// The events of triggers that the text gives to others.
    pub given: Vec<EventPattern>,
    /// The keywords of its texts.
    pub words: Vec<Word>,
    pub kindred: bool,
    pub combo: bool,
    /// The amounts of damage; a minion should have exactly this Health.
    pub damage: Vec<i64>,
    /// One more than the number of cards chosen at random from a hand.
    pub chosen_cards: Option<usize>,
    /// The maximum number of cards drawn.
    pub max_drawn: i16,
    /// The Armor that the hero must have.
    pub armor: i64,
    /// The number of cards that must be at a place.
    pub counts: Vec<(Side, Place, i16)>,
    /// Conditions that no card of the deck may satisfy.
    pub absent_from_deck: Vec<Condition>,
    pub overloaded: bool,
    pub spell_damage: bool,
    /// The goal of a quest or upgrade.
    pub goal: Option<Progress>,
}

impl Requirements {
    pub fn of(power: &Power) -> Self {
        let mut requirements = Self::default();
        requirements.ability(&power.ability);
        requirements
    }

    /// Adds abilities that the text gives.
    pub fn add_given_abilities(&mut self, abilities: &[Ability]) {
        for ability in abilities {
            if let Ability::Trigger(trigger) = ability {
                self.given.push(trigger.on);
                self.effects(trigger.then);
            } else if let Ability::Text(text) = ability {
                self.given.push(MINIONS.die());
                self.effects(text.effects);
            }
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Several(several) => several.iter().for_each(|power| self.ability(&power.ability)),
            Ability::Text(text) => {
                self.words.push(text.word);
                self.kindred |= text.word == Word::Kindred;
                self.combo |= text.word == Word::Combo;
                self.condition(&text.when);
                self.effects(text.effects);
            }
            Ability::Trigger(trigger) => self.trigger(trigger),
            Ability::Aura(aura) => self.require_aura(aura),
            Ability::Enchant(enchant) => {
                if let Some(aura) = &enchant.aura {
                    self.require_aura(aura);
                }
            }
            Ability::Quest(progress) | Ability::DormantUntil(progress) | Ability::Upgrades(progress, _) => {
                self.goal = Some(*progress);
                let times = if let Goal::Times(n) | Goal::Sum(n) = progress.goal { n } else { 1 };
                if progress.on.iter().any(|event| event.kind == EventKind::Discard) {
                    self.entity_conditions.push((Side::Friendly, Place::Hand, Condition::Always));
                    self.counts.push((Side::Friendly, Place::Hand, times + 1));
                }
                self.effects(progress.then);
            }
            Ability::Improved(per) => self.multiplier(per, 1),
            Ability::None
            | Ability::ChooseSetAside
            | Ability::ShowsDigits
            | Ability::StartsAs(_)
            | Ability::ChooseOne(..)
            | Ability::Titan(..)
            | Ability::AlsoDamages(..)
            | Ability::Dormant(..)
            | Ability::Colossal(..)
            | Ability::Starship(..)
            | Ability::Form(..)
            | Ability::Twinspell(..)
            | Ability::Ranks(..)
            | Ability::Becomes(..)
            | Ability::Lasts(..)
            | Ability::Modular(_)
            | Ability::KeepsEnchantments(_)
            | Ability::StartingDecks(_)
            | Ability::GivenDeathrattlesTwice
            | Ability::GoesSecond
            | Ability::Activatable(..) => {}
        }
    }

    pub fn require_aura(&mut self, aura: &Aura) {
        self.selector(&aura.to);
        self.condition(&aura.when);
        if let Gives::Modifiers(modifiers) = aura.gives {
            for modifier in modifiers {
                self.multiplier(&modifier.amount.per, modifier.amount.n);
                if modifier.what == Attribute::Tag(GameTag::EXTRA_DEATHRATTLES_BASE) {
                    self.entity_conditions.push((Side::Friendly, Place::Minions, Condition::Has(GameTag::DEATHRATTLE)));
                }
            }
        }
    }

    /// Adds the requirements of an event and of its subjects.
    fn event(&mut self, event: &EventPattern) {
        if event.kind == EventKind::Discard {
            self.entity_conditions.push((Side::Friendly, Place::Hand, event.object));
        } else if event.kind == EventKind::Draw && !event.object.is_always() {
            self.entity_conditions.push((Side::Friendly, Place::Deck, event.object));
        }
        self.selector(&event.subject);
        self.condition(&event.object);
    }

    fn trigger(&mut self, trigger: &Trigger) {
        self.events.push(trigger.on);
        self.event(&trigger.on);
        self.condition(&trigger.when);
        self.effects(trigger.then);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.selector(&effect.to);
            self.condition(&effect.when);
            self.multiplier(&effect.amount.per, 1);
            self.verb(effect);
        }
    }

    fn verb(&mut self, effect: &Effect) {
        let verb = &effect.verb;
        if *verb == Verb::Deal {
            self.damage.push(effect.amount.n.into());
        } else if let Verb::Draw(that) = verb {
            self.entity_conditions.push((Side::Friendly, Place::Deck, *that));
            self.max_drawn = self.max_drawn.max(effect.amount.n);
        } else if let Verb::Summon(what)
        | Verb::AddToHand(what)
        | Verb::ToDeck(what, _)
        | Verb::Transform(what)
        | Verb::Cast(what)
        | Verb::StartQuest(what)
        | Verb::Equip(what) = verb
        {
            self.what(what, effect.amount.n);
        } else if let Verb::DealBy(which) | Verb::MakeAttack(which) | Verb::Swap(which) = verb {
            self.selector(which);
        } else if *verb == Verb::Trigger(Word::Deathrattle) {
            let that = effect.to.that.into_iter().chain([Condition::Has(GameTag::DEATHRATTLE)]);
            let that = all_of(that.filter(|condition| !condition.is_always()).collect());
            self.entity_conditions.extend([Place::Minions, Place::Deck].map(|place| (Side::Friendly, place, that)));
        } else if *verb == Verb::DrawUntil {
            // With more cards than that nothing is drawn.
            self.counts.push((Side::Friendly, Place::Hand, effect.amount.n + 1));
            if effect.amount.per != Multiplier::One {
                self.counts.push((Side::Enemy, Place::Hand, 6));
            }
            self.entity_conditions.push((Side::Friendly, Place::Hand, Condition::Always));
        } else if let Verb::Inherit(which) = verb {
            self.entity_conditions.push((Side::Friendly, Place::Minions, Condition::Has(GameTag::DEATHRATTLE)));
            self.given.push(MINIONS.die());
            self.selector(which);
        } else if let Verb::Discover { offer, then, rest, .. } = verb {
            if let Offer::Entities(which) = offer {
                self.selector(which);
            } else if let Offer::Past(past) = offer {
                self.past.push((*past, 2));
            }
            self.effects(then);
            self.effects(rest);
        } else if let Verb::Either(one, other) = verb {
            self.effects(one);
            self.effects(other);
        } else if let Verb::Times(of) = verb {
            self.effects(of);
        } else if let Verb::Pay(cost, of) = verb {
            let armor = (1..=40).find(|n| *cost == Cost::of(Part::Armor(*n)));
            self.armor = self.armor.max(armor.unwrap_or(0).into());
            self.effects(of);
        } else if let Verb::Choose(texts) | Verb::AtRandom(texts) = verb {
            texts.iter().for_each(|text| self.effects(text));
        } else if let Verb::Delay(trigger) = verb {
            self.given.push(trigger.on);
            self.event(&trigger.on);
            self.effects(trigger.then);
        } else if let Verb::Give(modifiers) | Verb::GiveFor(modifiers, _) = verb {
            for modifier in *modifiers {
                self.multiplier(&modifier.amount.per, 1);
                // A minion that can lose the keyword.
                if let (Attribute::Tag(tag), Op::Set, 0) = (modifier.what, modifier.op, modifier.amount.n)
                    && let SelectionSource::At(side, place) = effect.to.from
                {
                    self.entity_conditions.push((side, place, Condition::Has(tag)));
                }
            }
        }
    }

    /// Adds the requirements for `n` of these cards, and one more.
    fn what(&mut self, what: &CardSource, n: i16) {
        if let CardSource::CopyOf(which) | CardSource::Themselves(which) = what {
            self.selector(which);
            if let (SelectionSource::At(_, Place::Deck), Pick::Random(of)) = (which.from, which.pick) {
                self.max_drawn = self.max_drawn.max(i16::from(of) * 2);
            }
        } else if let CardSource::FromPast(past) = what {
            self.add_history(past, if past.kind == EventKind::Death { n.clamp(1, 4) + 1 } else { 1 });
        } else if let CardSource::EachPast(past, _) | CardSource::Rebuilt(past, _) | CardSource::LastPast(past) = what {
            self.add_history(past, 1);
        }
    }

    /// Adds an event that must have happened `n` times.
    fn add_history(&mut self, past: &Past, n: i16) {
        if past.kind == EventKind::Discard {
            self.entity_conditions.push((Side::Friendly, Place::Hand, past.that));
        }
        self.past.push((*past, n));
    }

    fn multiplier(&mut self, per: &Multiplier, n: i16) {
        if let Multiplier::Stat(Stat::Armor, _) = per {
            self.armor = self.armor.max(1);
        } else if *per == YOU.cast(SPELL).this_game().count_different(CardProperty::School) {
            let schools = [SpellSchool::Frost, SpellSchool::Fire, SpellSchool::Arcane, SpellSchool::Nature];
            let cast = |school| YOU.cast(Condition::School(school)).this_game();
            self.past.extend(schools.map(|school| (cast(school), 1)));
        } else if let Multiplier::Each(which) | Multiplier::Stat(_, which) = per {
            self.selector(which);
        } else if let Multiplier::Past(past) = per {
            self.add_history(past, n.abs().clamp(1, 2));
        }
    }

    fn selector(&mut self, which: &Selector) {
        let mut parts: Vec<Condition> = which.that.into_iter().filter(|condition| !condition.is_always()).collect();
        let that = match parts.len() {
            0 => Condition::Always,
            1 => parts.remove(0),
            _ => all_of(parts),
        };
        // One more than are chosen.
        if let (SelectionSource::At(_, Place::Hand), Pick::Random(of)) = (which.from, which.pick)
            && of > 1
        {
            self.chosen_cards = self.chosen_cards.max(Some(usize::from(of) + 1));
        }
        if let (SelectionSource::At(side, place), Pick::Highest(stat) | Pick::Lowest(stat)) = (which.from, which.pick) {
            let far = if matches!(which.pick, Pick::Highest(_)) { stat.at_least(7) } else { stat.at_most(2) };
            self.entity_conditions.push((side, place, all_of(vec![that, far])));
        }
        if let SelectionSource::At(side, Place::ProxyCThun) = which.from {
            let such = all_of(vec![Condition::Has(GameTag::CTHUN), that]);
            self.entity_conditions.extend([Place::Minions, Place::Hand, Place::Deck].map(|place| (side, place, such)));
        } else if let SelectionSource::At(side, place) | SelectionSource::Target(side, place) = which.from {
            self.entity_conditions.push((side, place, that));
        } else if let SelectionSource::Several(several) = which.from {
            for one in several {
                self.selector(one);
            }
        } else if matches!(which.from, SelectionSource::It | SelectionSource::That | SelectionSource::Who)
            && !that.is_always()
        {
            // It may be a card that was drawn, or a minion in play.
            self.entity_conditions.extend([Place::Deck, Place::Minions].map(|place| (Side::Both, place, that)));
        }
        which.that.iter().for_each(|condition| self.condition(condition));
    }

    fn condition(&mut self, condition: &Condition) {
        if let Condition::Not(of) = condition {
            self.condition(of);
        } else if let Condition::Any(of) | Condition::All(of) = condition {
            of.iter().for_each(|one| self.condition(one));
        } else if let Condition::CountOf(cmp, n, which) = condition {
            if let (SelectionSource::At(side, place), Cmp::AtLeast) = (which.from, cmp)
                && *n > 1
            {
                self.counts.push((side, place, *n));
            }
            if let (SelectionSource::At(Side::Friendly, Place::Deck), Cmp::AtMost, 0) = (which.from, cmp, n) {
                self.absent_from_deck.extend(which.that.into_iter().filter(|that| !that.is_always()));
            }
            self.selector(which);
        } else if let Condition::More(which, _)
        | Condition::Is(which)
        | Condition::Shares(_, which)
        | Condition::New(_, which)
        | Condition::NoDuplicates(which) = condition
        {
            self.selector(which);
        } else if let Condition::Stat(stat, _, n) = condition {
            self.armor = self.armor.max(if *stat == Stat::Armor { (*n).into() } else { 0 });
            self.overloaded |= *stat == Stat::Overloaded;
            self.spell_damage |= *stat == Stat::SpellDamage;
        } else if let Condition::Past(_, n, past) = condition {
            self.add_history(past, (*n).max(1));
        } else if let Condition::Versus(_, _, per) = condition {
            self.multiplier(per, 1);
        } else if let Condition::PlayedUnder(word) = condition {
            self.words.push(*word);
        }
        self.kindred |= *condition == Condition::Kindred;
        self.combo |= *condition == Condition::Combo;
    }
}
