//! Everything that a Power speaks of, collected by one walk through it.
use cardwright_data::GameTag;
use cardwright_engine::script::condition::Cmp;
use cardwright_engine::script::prelude::*;
use cardwright_engine::script::verb::VerbPart;

/// What a Power speaks of, at whatever depth.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mentions {
    abilities: Vec<Ability>,
    effects: Vec<&'static Effect>,
    selectors: Vec<Selector>,
    conditions: Vec<Condition>,
    modifiers: Vec<Modifier>,
    events: Vec<EventKind>,
    numbers: Vec<Per>,
    /// The enchantment cards that it attaches or gives.
    pub enchantments: Vec<&'static str>,
}

impl Mentions {
    /// Of a Power.
    pub fn of(power: &Power) -> Self {
        let mut mentions = Self::default();
        mentions.ability(&power.ability);
        mentions
    }

    /// Of an enchantment besides.
    pub fn add(&mut self, enchant: &Enchant) {
        self.ability(&Ability::Enchant(*enchant));
    }

    /// Whether an effect does such a thing.
    pub fn verb(&self, is: impl Fn(&Verb) -> bool) -> bool {
        self.effects.iter().any(|effect| is(&effect.verb))
    }

    /// Whether an effect does such a thing to somebody who is chosen so.
    pub fn done_to(&self, verb: impl Fn(&Verb) -> bool, to: impl Fn(&Selector) -> bool) -> bool {
        self.effects.iter().any(|effect| verb(&effect.verb) && to(&effect.to))
    }

    /// How many effects wait for an event.
    pub fn delayed(&self) -> usize {
        self.effects.iter().filter(|effect| matches!(effect.verb, Verb::Later(_))).count()
    }

    /// Whether it waits for an event of these kinds.
    pub fn event(&self, kinds: &[EventKind]) -> bool {
        self.events.iter().any(|kind| kinds.contains(kind))
    }

    pub fn ability_is(&self, is: impl Fn(&Ability) -> bool) -> bool {
        self.abilities.iter().any(is)
    }

    pub fn selector(&self, is: impl Fn(&Selector) -> bool) -> bool {
        self.selectors.iter().any(is)
    }

    pub fn condition(&self, is: impl Fn(&Condition) -> bool) -> bool {
        self.conditions.iter().any(is)
    }

    pub fn modifier(&self, is: impl Fn(&Modifier) -> bool) -> bool {
        self.modifiers.iter().any(is)
    }

    pub fn number(&self, is: impl Fn(&Per) -> bool) -> bool {
        self.numbers.iter().any(is)
    }

    /// The keywords that are given or taken.
    pub fn given_tags(&self) -> impl Iterator<Item = GameTag> {
        self.modifiers.iter().filter_map(|modifier| match modifier.what {
            Attribute::Tag(tag) => Some(tag),
            Attribute::Stats | Attribute::Attack | Attribute::Health | Attribute::Durability | Attribute::Cost => None,
        })
    }

    /// Whether a keyword is given, taken or asked for.
    pub fn tag(&self, tag: GameTag) -> bool {
        self.given_tags().any(|it| it == tag) || self.condition(|it| *it == Condition::Has(tag))
    }

    /// Whether it speaks of what is at a place.
    pub fn place(&self, place: Place) -> bool {
        self.selector(|it| matches!(it.from, Source::At(_, at) | Source::Target(_, at) if at == place))
    }

    /// Whether a number of this kind is asked for or counted.
    pub fn stat(&self, stat: Stat) -> bool {
        self.number(|per| matches!(per, Per::Stat(of, _) if *of == stat))
            || self.condition(|it| matches!(it, Condition::Stat(of, ..) | Condition::Versus(of, ..) if *of == stat))
    }

    /// Whether a number of this kind is counted for those whom `of` describes.
    pub fn stat_of(&self, stat: Stat, of: impl Fn(&Selector) -> bool) -> bool {
        self.number(|per| matches!(per, Per::Stat(it, who) if *it == stat && of(who)))
    }

    /// Whether somebody must have at most so much Health.
    pub fn low_health(&self) -> bool {
        self.condition(|it| matches!(it, Condition::Stat(Stat::Health, Cmp::AtMost, _)))
    }

    /// Whether it gives something to somebody.
    pub fn gives(&self) -> bool {
        self.verb(|verb| matches!(verb, Verb::Give(_) | Verb::Lend(..) | Verb::Attach(_)))
    }

    /// Whether it pays or spends Corpses, or counts them.
    pub fn corpses(&self) -> bool {
        let paid = |cost: &Cost| cost.parts().iter().any(|part| matches!(part, Part::Corpses(_)));
        self.stat(Stat::Corpses)
            || self.verb(|verb| matches!(verb, Verb::Corpses | Verb::SpendCorpses))
            || self.verb(|verb| matches!(verb, Verb::Pay(cost, _) if paid(cost)))
    }

    fn ability(&mut self, ability: &Ability) {
        self.abilities.push(*ability);
        match ability {
            Ability::Several(several) => several.iter().for_each(|power| self.ability(&power.ability)),
            Ability::Text(text) => {
                self.walk_condition(&text.when);
                self.walk_effects(text.effects);
            }
            Ability::Trigger(trigger) => self.walk_trigger(trigger),
            Ability::Aura(aura) => self.walk_aura(aura),
            Ability::Enchant(enchant) => {
                self.walk_modifiers(enchant.modifiers);
                enchant.aura.iter().for_each(|aura| self.walk_aura(aura));
                enchant.until.iter().for_each(|until| self.walk_event(until));
            }
            Ability::AlsoDamages(whom) => self.walk_selector(whom),
            Ability::Quest(progress) | Ability::DormantUntil(progress) | Ability::Upgrades(progress, _) => {
                progress.on.iter().for_each(|event| self.walk_event(event));
                self.walk_effects(progress.then);
            }
            Ability::Improved(per) => self.walk_number(per),
            Ability::None
            | Ability::ChooseOne(_)
            | Ability::Titan(_)
            | Ability::Dormant(_)
            | Ability::Colossal(_)
            | Ability::Starship(_)
            | Ability::Form(..)
            | Ability::Twinspell(_)
            | Ability::Ranks(..)
            | Ability::Lasts(_)
            | Ability::Activatable(_) => {}
        }
    }

    fn walk_trigger(&mut self, trigger: &Trigger) {
        self.walk_event(&trigger.on);
        self.walk_condition(&trigger.when);
        self.walk_effects(trigger.then);
    }

    fn walk_event(&mut self, event: &EventPattern) {
        self.events.push(event.kind);
        self.walk_selector(&event.who);
        self.walk_condition(&event.what);
    }

    fn walk_aura(&mut self, aura: &Aura) {
        self.walk_selector(&aura.to);
        self.walk_condition(&aura.when);
        match aura.gives {
            Gives::Enchantment(id) => self.enchantments.push(id),
            Gives::Modifiers(modifiers) => self.walk_modifiers(modifiers),
        }
    }

    fn walk_modifiers(&mut self, modifiers: &[Modifier]) {
        for modifier in modifiers {
            self.walk_number(&modifier.amount.per);
            self.modifiers.push(*modifier);
        }
    }

    fn walk_effects(&mut self, effects: &'static [Effect]) {
        for effect in effects {
            self.effects.push(effect);
            self.walk_selector(&effect.to);
            self.walk_condition(&effect.when);
            self.walk_number(&effect.amount.per);
            if let Verb::Give(modifiers) | Verb::Lend(modifiers, _) = effect.verb {
                self.walk_modifiers(modifiers);
            }
            if let Verb::Later(trigger) = effect.verb {
                self.walk_event(&trigger.on);
            }
            if let Verb::Discover { offer: Offer::Past(past), .. } = &effect.verb {
                self.walk_past(past);
            }
            for inner in effect.verb.parts() {
                match inner {
                    VerbPart::Text(effects) => self.walk_effects(effects),
                    VerbPart::Made(what) => self.walk_made(what),
                    VerbPart::Whom(which) => self.walk_selector(which),
                    VerbPart::That(condition) => self.walk_condition(condition),
                    VerbPart::Enchantment(id) => self.enchantments.push(id),
                    VerbPart::Offered(_) => {}
                }
            }
        }
    }

    fn walk_made(&mut self, what: &What) {
        match what {
            What::Random(that) | What::Token(that) | What::RandomOf(that, _) => self.walk_condition(that),
            What::Costing(that, _, per) => {
                self.walk_condition(that);
                self.walk_number(per);
            }
            What::CopyOf(which) | What::Themselves(which) => self.walk_selector(which),
            What::LastPast(past) | What::FromPast(past) | What::EachPast(past) => self.walk_past(past),
            What::Named(_) | What::OneOf(_) | What::JadeGolem | What::OneMissing(_) => {}
        }
    }

    fn walk_past(&mut self, past: &Past) {
        self.walk_condition(&past.that);
    }

    fn walk_number(&mut self, per: &Per) {
        self.numbers.push(*per);
        match per {
            Per::Each(which) | Per::Stat(_, which) => self.walk_selector(which),
            Per::Past(past) => self.walk_past(past),
            Per::One
            | Per::ThatMuch
            | Per::SchoolsCast
            | Per::Excess
            | Per::Done
            | Per::Stored(_)
            | Per::Number
            | Per::X
            | Per::UpTo(_) => {}
        }
    }

    fn walk_selector(&mut self, which: &Selector) {
        self.selectors.push(*which);
        if let Source::Several(several) = which.from {
            for one in several {
                self.walk_selector(one);
            }
        }
        which.that.iter().for_each(|condition| self.walk_condition(condition));
    }

    fn walk_condition(&mut self, condition: &Condition) {
        if condition.is_always() {
            return;
        }
        self.conditions.push(*condition);
        match condition {
            Condition::Not(of) => self.walk_condition(of),
            Condition::Any(of) | Condition::All(of) => of.iter().for_each(|one| self.walk_condition(one)),
            Condition::Versus(_, _, per) => self.walk_number(per),
            Condition::SharesRace(which)
            | Condition::Is(which)
            | Condition::There(_, _, which)
            | Condition::NoDuplicates(which) => self.walk_selector(which),
            Condition::More(these, than) => {
                self.walk_selector(these);
                self.walk_selector(than);
            }
            Condition::Did(_, _, past) => self.walk_past(past),
            Condition::Always
            | Condition::Type(_)
            | Condition::Character
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_)
            | Condition::Of(_)
            | Condition::Has(_)
            | Condition::Damaged
            | Condition::Stat(..)
            | Condition::Itself
            | Condition::StartedInDeck
            | Condition::AnotherClass
            | Condition::Dead
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::Kindred
            | Condition::DrawnThisTurn
            | Condition::Lacks(_)
            | Condition::StartedSingleton
            | Condition::Combo
            | Condition::So(_)
            | Condition::TurnOf(_)
            | Condition::FromThePast
            | Condition::OddCost
            | Condition::Chance(_)
            | Condition::Joust => {}
        }
    }
}

/// Whether a selector means the card itself.
pub(crate) fn is_this(which: &Selector) -> bool {
    which.from == Source::This
}

/// Whether a selector means a Hero Power.
pub(crate) fn is_hero_power(which: &Selector) -> bool {
    matches!(which.from, Source::At(_, Place::HeroPower))
}

/// Whether a verb puts cards into a deck.
pub(crate) const fn puts_into_deck(verb: &Verb) -> bool {
    matches!(verb, Verb::ToDeck(..))
}

/// Whether a verb shuffles cards into a deck.
pub(crate) const fn shuffles(verb: &Verb) -> bool {
    matches!(verb, Verb::ToDeck(_, Depth::Shuffled))
}
