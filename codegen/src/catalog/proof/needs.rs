//! What a text speaks of, and so what has to be there when its tale is told.
use cardwright_data::enums::GameTag;
use cardwright_engine::script::prelude::*;

/// What a text speaks of.
#[derive(Debug, Clone, Default)]
pub(super) struct Needs {
    /// Of what is at a place: what it must be.
    pub at: Vec<(Side, Place, Condition)>,
    /// What must have been done before.
    pub past: Vec<(Past, i16)>,
    /// What is listened for.
    pub events: Vec<Event>,
    /// What somebody listens for to whom an ability is given.
    pub given: Vec<Event>,
    /// Words that something has to happen for.
    pub words: Vec<Word>,
    pub kindred: bool,
    pub combo: bool,
    /// How much damage is dealt, so that somebody can have just so much Health.
    pub damage: Vec<i64>,
    /// How many cards are drawn at most.
    pub drawn: i16,
}

impl Needs {
    pub fn of(power: &Power) -> Self {
        let mut needs = Self::default();
        needs.ability(&power.ability);
        needs
    }

    /// Abilities that the text gives to somebody.
    pub fn given(&mut self, abilities: &[Ability]) {
        for ability in abilities {
            match ability {
                Ability::Trigger(trigger) => {
                    self.given.push(trigger.on);
                    self.effects(trigger.then);
                }
                Ability::Text(text) => {
                    self.given.push(MINIONS.die());
                    self.effects(text.effects);
                }
                _ => {}
            }
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Several(several) => several.iter().for_each(|power| self.ability(&power.ability)),
            Ability::Text(text) => {
                self.words.push(text.word);
                self.combo |= text.word == Word::Combo;
                self.condition(&text.when);
                self.effects(text.effects);
            }
            Ability::Trigger(trigger) => self.trigger(trigger),
            Ability::Aura(aura) => self.aura(aura),
            Ability::Enchant(enchant) => {
                if let Some(aura) = &enchant.aura {
                    self.aura(aura);
                }
            }
            _ => {}
        }
    }

    pub fn aura(&mut self, aura: &Aura) {
        self.selector(&aura.to);
        self.condition(&aura.when);
        if let Gives::Modifiers(modifiers) = aura.gives {
            for modifier in modifiers {
                self.per(&modifier.amount.per, modifier.amount.n);
            }
        }
    }

    fn trigger(&mut self, trigger: &Trigger) {
        self.events.push(trigger.on);
        self.selector(&trigger.on.who);
        self.condition(&trigger.on.what);
        self.condition(&trigger.when);
        self.effects(trigger.then);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.selector(&effect.to);
            self.condition(&effect.when);
            self.per(&effect.amount.per, 1);
            match &effect.verb {
                Verb::Deal => self.damage.push(effect.amount.n.into()),
                Verb::Draw(that) => {
                    self.at.push((Side::Friendly, Place::Deck, *that));
                    self.drawn = self.drawn.max(effect.amount.n);
                }
                Verb::Summon(what) | Verb::AddToHand(what) | Verb::ToDeck(what, _) | Verb::Transform(what) => {
                    self.what(what);
                }
                Verb::DealBy(which) | Verb::MakeAttack(which) | Verb::Swap(which) => self.selector(which),
                Verb::Inherit(which) => {
                    let that = Condition::Has(GameTag::DEATHRATTLE);
                    self.at.push((Side::Friendly, Place::Minions, that));
                    self.given.push(MINIONS.die());
                    self.selector(which);
                }
                Verb::Discover { offer, then, rest, .. } => {
                    if let Offer::Entities(which) = offer {
                        self.selector(which);
                    }
                    self.effects(then);
                    self.effects(rest);
                }
                Verb::Either(one, other) => {
                    self.effects(one);
                    self.effects(other);
                }
                Verb::Times(of) | Verb::Pay(_, of) => self.effects(of),
                Verb::Choose(texts) | Verb::AtRandom(texts) => texts.iter().for_each(|text| self.effects(text)),
                Verb::Later(trigger) => self.trigger(trigger),
                Verb::Give(modifiers) | Verb::Lend(modifiers, _) => {
                    for modifier in *modifiers {
                        self.per(&modifier.amount.per, 1);
                    }
                }
                _ => {}
            }
        }
    }

    fn what(&mut self, what: &What) {
        match what {
            What::CopyOf(which) | What::Themselves(which) => self.selector(which),
            What::FromPast(past) | What::EachPast(past) | What::LastPast(past) => self.past.push((*past, 1)),
            _ => {}
        }
    }

    fn per(&mut self, per: &Per, n: i16) {
        match per {
            Per::Each(which) | Per::Stat(_, which) => self.selector(which),
            Per::Past(past) => self.past.push((*past, n.abs().clamp(1, 2))),
            _ => {}
        }
    }

    fn selector(&mut self, which: &Selector) {
        let mut parts: Vec<Condition> = which.that.into_iter().filter(|condition| !condition.is_always()).collect();
        let that = match parts.len() {
            0 => Condition::Always,
            1 => parts.remove(0),
            _ => Condition::All(Box::leak(parts.into_boxed_slice())),
        };
        if let (Source::At(side, place), Pick::Most(stat) | Pick::Least(stat)) = (which.from, which.pick) {
            let far = if matches!(which.pick, Pick::Most(_)) { stat.at_least(7) } else { stat.at_most(2) };
            self.at.push((side, place, Condition::All(Box::leak(Box::new([that, far])))));
        }
        match which.from {
            Source::At(side, place) | Source::Target(side, place) => self.at.push((side, place, that)),
            // It may be a card that was drawn, or somebody who is there.
            Source::It | Source::That | Source::Who if !that.is_always() => {
                self.at.extend([Place::Deck, Place::Minions].map(|place| (Side::Both, place, that)));
            }
            Source::Several(several) => several.iter().for_each(|one| self.selector(one)),
            _ => {}
        }
        which.that.iter().for_each(|condition| self.condition(condition));
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Not(of) => self.condition(of),
            Condition::Any(of) | Condition::All(of) => of.iter().for_each(|one| self.condition(one)),
            Condition::There(_, _, which) | Condition::Is(which) | Condition::SharesRace(which) => self.selector(which),
            Condition::Did(_, n, past) => self.past.push((**past, (*n).max(1))),
            Condition::Versus(_, _, amount) => self.per(&amount.per, 1),
            Condition::Kindred => self.kindred = true,
            Condition::Combo => self.combo = true,
            Condition::So(word) => self.words.push(*word),
            _ => {}
        }
    }
}
