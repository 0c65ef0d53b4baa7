//! All elements of a Power, collected by one walk through it.
use cardwright_data::GameTag;
use cardwright_vocabulary::script::card_refs::CardRef;
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::script::walk::Node;

/// All elements of a Power, at any depth.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mentions {
    abilities: Vec<Ability>,
    effects: Vec<&'static Effect>,
    selectors: Vec<Selector>,
    conditions: Vec<Condition>,
    modifiers: Vec<Modifier>,
    events: Vec<EventKind>,
    multipliers: Vec<Multiplier>,
    /// The enchantment cards that it attaches or gives.
    pub enchantments: Vec<&'static str>,
}

impl Mentions {
    /// The elements of a Power.
    pub fn of(power: &Power) -> Self {
        let mut mentions = Self::default();
        mentions.add_ability(&power.ability);
        mentions
    }

    /// Adds the elements of an enchantment.
    pub fn add(&mut self, enchant: &Enchant) {
        self.add_ability(&Ability::Enchant(*enchant));
    }

    /// Whether an effect has a verb that satisfies `is`.
    pub fn has_verb(&self, is: impl Fn(&Verb) -> bool) -> bool {
        self.effects.iter().any(|effect| is(&effect.verb))
    }

    /// Whether an effect with such a verb acts on such a selector.
    pub fn has_effect_on(&self, verb: impl Fn(&Verb) -> bool, to: impl Fn(&Selector) -> bool) -> bool {
        self.effects.iter().any(|effect| verb(&effect.verb) && to(&effect.to))
    }

    /// The number of effects that wait for an event.
    pub fn delayed_effect_count(&self) -> usize {
        self.effects.iter().filter(|effect| matches!(effect.verb, Verb::Delay(_))).count()
    }

    /// Whether it waits for an event of one of these kinds.
    pub fn has_event(&self, kinds: &[EventKind]) -> bool {
        self.events.iter().any(|kind| kinds.contains(kind))
    }

    pub fn has_ability(&self, is: impl Fn(&Ability) -> bool) -> bool {
        self.abilities.iter().any(is)
    }

    pub fn has_selector(&self, is: impl Fn(&Selector) -> bool) -> bool {
        self.selectors.iter().any(is)
    }

    pub fn has_condition(&self, is: impl Fn(&Condition) -> bool) -> bool {
        self.conditions.iter().any(is)
    }

    pub fn has_modifier(&self, is: impl Fn(&Modifier) -> bool) -> bool {
        self.modifiers.iter().any(is)
    }

    pub fn has_multiplier(&self, is: impl Fn(&Multiplier) -> bool) -> bool {
        self.multipliers.iter().any(is)
    }

    /// The keywords that it gives or removes.
    pub fn given_tags(&self) -> impl Iterator<Item = GameTag> {
        self.modifiers.iter().filter_map(|modifier| match modifier.what {
            Attribute::Tag(tag) => Some(tag),
            Attribute::Stats | Attribute::Attack | Attribute::Health | Attribute::Durability | Attribute::Cost => None,
        })
    }

    /// Whether it gives, removes or asks for a keyword.
    pub fn mentions_tag(&self, tag: GameTag) -> bool {
        self.given_tags().any(|it| it == tag) || self.has_condition(|it| *it == Condition::Has(tag))
    }

    /// Whether it refers to a place.
    pub fn mentions_place(&self, place: Place) -> bool {
        self.has_selector(
            |it| matches!(it.from, SelectionSource::At(_, at) | SelectionSource::Target(_, at) if at == place),
        )
    }

    /// Whether it asks for or counts a stat.
    pub fn mentions_stat(&self, stat: Stat) -> bool {
        self.has_multiplier(|per| matches!(per, Multiplier::Stat(of, _) if *of == stat))
            || self.has_condition(|it| matches!(it, Condition::Stat(of, ..) | Condition::Versus(of, ..) if *of == stat))
    }

    /// Whether the Power counts a stat of entities whose selector satisfies `of`.
    pub fn counts_stat_of(&self, stat: Stat, of: impl Fn(&Selector) -> bool) -> bool {
        self.has_multiplier(|per| matches!(per, Multiplier::Stat(it, who) if *it == stat && of(who)))
    }

    /// Whether a condition limits an entity's Health.
    pub fn requires_low_health(&self) -> bool {
        self.has_condition(|it| matches!(it, Condition::Stat(Stat::Health, Cmp::AtMost, _)))
    }

    /// Whether it attaches or gives anything.
    pub fn gives_anything(&self) -> bool {
        self.has_verb(|verb| matches!(verb, Verb::Give(_) | Verb::GiveFor(..) | Verb::Attach(_)))
    }

    /// Whether it spends, costs or counts Corpses.
    pub fn uses_corpses(&self) -> bool {
        let paid = |cost: &Cost| cost.parts().iter().any(|part| matches!(part, Part::Corpses(_)));
        self.mentions_stat(Stat::Corpses)
            || self.has_verb(|verb| matches!(verb, Verb::Corpses | Verb::SpendCorpses))
            || self.has_verb(|verb| matches!(verb, Verb::Pay(cost, _) if paid(cost)))
    }

    fn add_ability(&mut self, ability: &Ability) {
        Node::Ability(ability).walk(&mut |node| {
            match node {
                Node::Ability(ability) => {
                    self.abilities.push(*ability);
                    return !matches!(ability, Ability::Activatable(_));
                }
                Node::Effect(effect) => self.effects.push(effect),
                Node::Event(event) => self.events.push(event.kind),
                Node::Modifier(modifier) => self.modifiers.push(*modifier),
                Node::Selector(which) => self.selectors.push(*which),
                Node::Condition(condition) if !condition.is_always() => self.conditions.push(*condition),
                Node::Multiplier(per) => self.multipliers.push(*per),
                Node::Card(CardRef::Enchantment(id)) => self.enchantments.push(id),
                Node::Effects(_)
                | Node::Aura(_)
                | Node::Condition(_)
                | Node::CardSource(_)
                | Node::Past(_)
                | Node::Card(CardRef::Card(_) | CardRef::Text(_)) => {}
            }
            true
        });
    }
}

/// Whether a selector selects the card itself.
pub(crate) fn means_this_card(which: &Selector) -> bool {
    which.from == SelectionSource::This
}

/// Whether a selector selects a Hero Power.
pub(crate) fn is_hero_power(which: &Selector) -> bool {
    matches!(which.from, SelectionSource::At(_, Place::HeroPower))
}

/// Whether a verb puts cards into a deck.
pub(crate) const fn adds_to_deck(verb: &Verb) -> bool {
    matches!(verb, Verb::ToDeck(..))
}

/// Whether a verb shuffles cards into a deck.
pub(crate) const fn shuffles(verb: &Verb) -> bool {
    matches!(verb, Verb::ToDeck(_, DeckPosition::Shuffled))
}
