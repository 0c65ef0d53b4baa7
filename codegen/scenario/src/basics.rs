//! The scenarios of a card: what its facts say, and what its text does.

use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::prelude::*;
use cardwright_engine::{Card, Cards};

use crate::enchantment::EnchantmentScenario;
use crate::facts::has;
use crate::fixtures::Fixtures;
use crate::scenario::scenarios;
use crate::steps::{At, Step, TargetKind, Who};
use crate::unmodeled::Unmodeled;

/// Whose Power a card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Keywords alone say it all.
    Vanilla,
    /// One of its own: read from its text, or written by a person.
    Power,
    /// The card of this id, which it is a reprint of.
    Reprint(&'static str),
    /// None yet: it has no scenarios.
    Unwritten,
}

/// Works out the scenarios of cards.
#[derive(Debug)]
pub struct Scenarios {
    cards: &'static Cards,
    fixtures: Fixtures,
    /// The card that offers an option.
    choosers: BTreeMap<&'static str, (&'static Card, usize)>,
}

impl Scenarios {
    /// Of these cards, which stand in the order of their sets; `None` if a card is missing that every scenario needs.
    pub fn new(cards: &'static Cards) -> Option<Self> {
        let mut choosers = BTreeMap::new();
        for (_, card) in cards.iter() {
            for ability in card.power.abilities() {
                if let Ability::ChooseOne(ids) = ability {
                    for (number, id) in ids.iter().enumerate() {
                        choosers.entry(*id).or_insert((card, number));
                    }
                }
            }
        }
        Some(Self { cards, fixtures: Fixtures::new(cards)?, choosers })
    }

    /// The cards that it was made of.
    pub const fn cards(&self) -> &'static Cards {
        self.cards
    }

    /// The card of this id.
    pub fn card(&self, id: &str) -> Option<&'static Card> {
        self.cards.by_id(id).map(|id| self.cards.get(id))
    }

    /// The scenarios that show what a card does, for a player of this class.
    ///
    /// # Errors
    /// What the model does not know of it: a person has to write its test.
    pub fn of(&self, card: &'static Card, class: CardClass, origin: Origin) -> Result<Vec<Vec<Step>>, Unmodeled> {
        match origin {
            Origin::Vanilla => Ok(vec![[facts(card), in_play(card)].concat()]),
            // Its original's scenarios say what it does.
            Origin::Reprint(original) => Ok(vec![[facts(card), vec![Step::WrittenAs(card.id, original)]].concat()]),
            Origin::Power => self.of_power(card, class),
            Origin::Unwritten => Err(Unmodeled("a Power that is not written")),
        }
    }

    /// Where a person's test begins of a card that has no scenario: what its facts say, and nothing of what it does.
    pub fn start(&self, id: &str) -> Option<Vec<Vec<Step>>> {
        Some(vec![[facts(self.card(id)?), vec![Step::Unwritten]].concat()])
    }

    fn of_power(&self, card: &'static Card, class: CardClass) -> Result<Vec<Vec<Step>>, Unmodeled> {
        if card.card_type == CardType::Enchantment {
            if let Some(scenario) = EnchantmentScenario::of(card.power, &self.fixtures.plain) {
                return Ok(vec![scenario.steps(card.id)]);
            }
            return self.played(card, class);
        }
        let scenarios = match self.taken(card) {
            Some(scenario) => vec![scenario],
            None => self.played(card, class)?,
        };
        let starts =
            (0..).map(|number| if number == 0 { facts(card) } else { [before(card), vec![given(card)]].concat() });
        Ok(starts.zip(scenarios).map(|(start, steps)| [start, steps].concat()).collect())
    }

    fn played(&self, card: &'static Card, class: CardClass) -> Result<Vec<Vec<Step>>, Unmodeled> {
        let read = |id: &str| self.cards.by_id(id).map(|id| *self.cards.get(id).power);
        scenarios(card, class, card.power, &self.fixtures, &read)
    }

    /// The scenario of an option that stands for a form: the card that offers it is played, and becomes the form.
    fn taken(&self, option: &'static Card) -> Option<Vec<Step>> {
        let Ability::Text(Text { effects: [effect], .. }) = option.power.ability else { return None };
        let Verb::Transform(What::Named(form)) = effect.verb else { return None };
        let (by, number) = self.choosers.get(option.id).filter(|_| effect.to == THIS)?;
        let form = self.cards.get(self.cards.by_id(form)?);
        Some(vec![
            Step::PlayOption(by.id, *number, At::Nothing),
            Step::Is(Who::Nth(1), form.id),
            Step::Now(Who::Nth(1), form.attack.into(), form.health.into()),
        ])
    }
}

/// What must be so before the card comes: with the mana that it asks for, it would come as its next rank.
fn before(card: &'static Card) -> Vec<Step> {
    let ranks = |ability: &&Ability| if let Ability::Ranks(n, _) = ability { Some(*n) } else { None };
    card.power.abilities().iter().find_map(ranks).map(|n| Step::Crystals(n - 1)).into_iter().collect()
}

/// How the card comes to the table.
fn given(card: &Card) -> Step {
    if card.card_type == CardType::HeroPower { Step::HasHeroPower(card.id) } else { Step::Give(card.id) }
}

/// What can be said without knowing what the card does.
fn facts(card: &'static Card) -> Vec<Step> {
    let mut steps = before(card);
    steps.push(given(card));
    steps.push(Step::Cost(card.id, card.cost.into()));
    if matches!(card.card_type, CardType::Minion | CardType::Weapon) {
        steps.push(Step::Stats(card.id, card.attack.into(), card.health.into()));
    }
    steps.extend(printed_keywords(card).map(|tag| Step::Has(card.id, tag)));
    if let Some(kinds) = target_kinds(card) {
        steps.push(Step::Targets(card.id, kinds));
    }
    steps
}

fn printed_keywords(card: &Card) -> impl Iterator<Item = GameTag> {
    Keywords::PRINTED.iter().map(|(_, tag)| *tag).filter(|tag| has(card, *tag) && tag.name().is_some())
}

/// A card whose keywords say it all is played, and is in play what it says it is.
fn in_play(card: &Card) -> Vec<Step> {
    let id = card.id;
    // What costs more than a full mana bar is put into play.
    let put = if card.cost > 10 { Step::Friend(id) } else { Step::Play(id, At::Nothing) };
    let copies = [GameTag::ECHO, GameTag::MINIATURIZE, GameTag::GIGANTIFY].into_iter().any(|tag| has(card, tag));
    // What leaves a copy in hand is no longer the youngest of its id.
    let it = if copies { Who::Nth(0) } else { Who::The(id) };
    let mut steps = vec![put, Step::In(it, cardwright_data::Zone::Play)];
    if copies {
        steps.push(Step::HandCount(crate::steps::Side::Mine, 1));
    }
    if card.card_type == CardType::Minion {
        steps.push(Step::Now(it, card.attack.into(), card.health.into()));
    }
    steps.extend(printed_keywords(card).filter(|tag| *tag != GameTag::OVERLOAD).map(|tag| Step::HasNow(it, tag)));
    if card.overload != 0 {
        steps.extend([Step::EndTurn, Step::EndTurn, Step::Mana(10 - i32::from(card.overload))]);
    }
    steps
}

/// The kinds of character that a card may be pointed at, where its text asks for somebody whatever stands there.
fn target_kinds(card: &Card) -> Option<&'static [TargetKind]> {
    let Ability::Text(text) = card.power.ability else { return None };
    let when_played = matches!(
        (text.word, card.card_type),
        (Word::Spell, CardType::Spell) | (Word::Battlecry, CardType::Minion) | (Word::Use, CardType::HeroPower)
    );
    let aimed = text.effects.iter().find(|effect| effect.to.is_target())?;
    let target = aimed.to;
    let Source::Target(side, place) = target.from else { return None };
    let unconditional = text.when.is_always() && aimed.when.is_always();
    let any = when_played && unconditional && target.that.iter().all(Condition::is_always) && !target.other;
    let minions = matches!(place, Place::Minions | Place::Characters);
    let heroes = matches!(place, Place::Heroes | Place::Characters);
    let kinds = [
        (TargetKind::FriendlyMinion, side != Side::Enemy && minions),
        (TargetKind::EnemyMinion, side != Side::Friendly && minions),
        (TargetKind::FriendlyHero, side != Side::Enemy && heroes),
        (TargetKind::EnemyHero, side != Side::Friendly && heroes),
    ];
    let kinds: Vec<TargetKind> = kinds.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect();
    (any && (minions || heroes)).then(|| &*kinds.leak())
}
