//! The scenarios of a card: its printed facts and the effects of its text.

use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, Format, GameTag};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::{Card, Cards};

use crate::enchantment::EnchantmentScenario;
use crate::facts::has_keyword;
use crate::fixtures::{FixtureChoice, Fixtures, pools};
use crate::mentions::Mentions;
use crate::mutants::declares_target;
use crate::reads::power_of;
use crate::scenario::{ScenarioResult, scenarios};
use crate::steps::{EntityRef, Step, StepTarget, TargetKind};
use crate::unmodeled::Unmodeled;

/// The source of a card's Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerSource {
    /// No Power is needed beyond keywords.
    Vanilla,
    /// A Power of its own: compiled from its text, or hand-written.
    OwnPower,
    /// A reprint of the card with this id.
    Reprint(&'static str),
    /// No Power yet: the card has no scenarios.
    Unwritten,
}

/// Plans the scenarios of cards.
#[derive(Debug)]
pub struct ScenarioPlanner {
    cards: &'static Cards,
    fixtures: Fixtures,
    /// The card that offers each option, with the option's index.
    choosers: BTreeMap<&'static str, (&'static Card, usize)>,
}

impl ScenarioPlanner {
    /// A planner for these cards, which are in the order of their sets; `None` if a card that every scenario needs is missing.
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

    /// Simulates every mutant, even where the simulation does not reach any difference. The scenarios are the same, and take
    /// longer; a test compares both ways.
    #[must_use]
    pub fn play_all_mutants(mut self) -> Self {
        self.fixtures.thorough = true;
        self
    }

    /// The fixtures that all scenarios depend on.
    pub fn basis(&self) -> FixtureChoice {
        let mut basis = self.fixtures.basis();
        let choosers = self.choosers.iter().map(|(option, (by, number))| format!("{option} {} {number}", by.id));
        basis.cards_by_kind.push(("choosers", choosers.collect()));
        basis
    }

    /// The cards of the planner.
    pub const fn cards(&self) -> &'static Cards {
        self.cards
    }

    /// The card of this id.
    pub fn card(&self, id: &str) -> Option<&'static Card> {
        self.cards.by_id(id).map(|id| self.cards.get(id))
    }

    /// The scenarios that show the effects of a card, for a player of this class. Fails if the model does not cover the text.
    ///
    /// # Errors
    /// A part of the text that the model does not cover: a person has to write its test.
    pub fn of(&self, card: &'static Card, class: CardClass, origin: PowerSource) -> Result<Vec<Vec<Step>>, Unmodeled> {
        match origin {
            PowerSource::Vanilla => Ok(vec![[fact_steps(card), in_play_steps(card)].concat()]),
            // Its original's scenarios say what it does.
            PowerSource::Reprint(original) => {
                Ok(vec![[fact_steps(card), vec![Step::WrittenAs(card.id, original)]].concat()])
            }
            PowerSource::OwnPower => {
                let (scenarios, missing) = self.of_power(card, class);
                missing.map_or(Ok(scenarios), Err)
            }
            PowerSource::Unwritten => Err(Unmodeled("a Power that is not written")),
        }
    }

    /// Whether a pool has a card in a format, among the cards that the text of `card` can generate. A condition that printed
    /// facts do not decide counts as true.
    pub fn pool_is_nonempty(&self, card: &Card, that: &Condition, classes: Classes, format: Format) -> bool {
        // "From the past": cards of Wild that Standard lacks.
        let format = if format == Format::Standard && that.names_past() { Format::Wild } else { format };
        let own: Vec<CardClass> =
            CardClass::ALL.iter().copied().filter(|class| *class != CardClass::Neutral && card.is_of(*class)).collect();
        let players = if own.is_empty() { CardClass::ALL } else { &own };
        let meets = |it: &&&'static Card| {
            let of_players = players.iter().any(|class| pools::is_in_pool(*class, it, that, classes) != Some(false));
            // A class that has nothing of the kind gets cards of the card's class.
            let of_source = pools::is_in_pool(card.class, it, that, Classes::Any) != Some(false);
            (of_players || of_source) && self.fixtures.can_be_generated(it, that, &[format]) && it.name != card.name
        };
        self.fixtures.pool.iter().any(|it| meets(&it))
    }

    /// The beginning of a hand-written test for a card without scenarios: steps for its facts, without its effects.
    pub fn skeleton(&self, id: &str) -> Option<Vec<Vec<Step>>> {
        Some(vec![[fact_steps(self.card(id)?), vec![Step::Unwritten]].concat()])
    }

    /// Scenarios that do not need the whole Power, for a card with a hand-written test: its facts, the effects that the model
    /// covers, and no change on the opponent's side if the text does not mention it.
    pub fn extra_scenarios(&self, card: &'static Card, class: CardClass) -> Vec<Vec<Step>> {
        let mut all = self.of_power(card, class).0;
        // A gift is put on what a text offers.
        let gift = card.tag(GameTag::IS_NIGHTMARE_BONUS) > 0;
        if all.is_empty() && card.card_type != CardType::Enchantment && !gift {
            all.push(fact_steps(card));
        }
        all.extend(opponent_unchanged(card));
        all
    }

    fn of_power(&self, card: &'static Card, class: CardClass) -> ScenarioResult {
        if card.card_type == CardType::Enchantment {
            let counts = |it: &Modifier| matches!(it.amount.per, Multiplier::Past(_));
            let modifiers = if let Ability::Enchant(it) = card.power.ability { it.modifiers } else { &[] };
            if modifiers.iter().any(counts) {
                return (Vec::new(), Some(Unmodeled("an enchantment that counts what has happened")));
            }
            if let Some(scenario) = EnchantmentScenario::of(card.power, &self.fixtures.vanilla_minions) {
                return (vec![scenario.steps(card.id)], None);
            }
            return self.scenarios_by_playing(card, class);
        }
        let (scenarios, missing) = match self.option_scenario(card) {
            Some(scenario) => (vec![scenario], None),
            None => self.scenarios_by_playing(card, class),
        };
        let starts = (0..).map(|number| {
            if number == 0 { fact_steps(card) } else { [steps_before(card), vec![giving_step(card)]].concat() }
        });
        (starts.zip(scenarios).map(|(start, steps)| [start, steps].concat()).collect(), missing)
    }

    fn scenarios_by_playing(&self, card: &'static Card, class: CardClass) -> ScenarioResult {
        let read = |id: &str| self.cards.by_id(id).map(|id| *power_of(self.cards.get(id)));
        scenarios(card, class, card.power, &self.fixtures, &read)
    }

    /// The scenario of an option that stands for a form: its Choose One card is played and becomes the form.
    fn option_scenario(&self, option: &'static Card) -> Option<Vec<Step>> {
        let Ability::Text(Text { effects: [effect], .. }) = option.power.ability else { return None };
        let Verb::Transform(CardSource::Named(form)) = effect.verb else { return None };
        let (by, number) = self.choosers.get(option.id).filter(|_| effect.to == THIS)?;
        let form = self.cards.get(self.cards.by_id(form)?);
        Some(vec![
            Step::PlayOption(by.id, *number, StepTarget::Nothing),
            Step::IsCard(EntityRef::Nth(1), form.id),
            Step::StatsNow(EntityRef::Nth(1), form.attack.into(), form.health.into()),
        ])
    }
}

/// A minion is played and dies, or a spell is cast, and the opponent's side stays unchanged. For texts that do not mention that
/// side.
fn opponent_unchanged(card: &'static Card) -> Option<Vec<Step>> {
    let mentions = Mentions::of(card.power);
    let theirs = |it: &Selector| matches!(it.from, SelectionSource::At(side, _) | SelectionSource::Target(side, _) if side != Side::Friendly);
    let reaches = |it: &Verb| {
        !matches!(
            it,
            Verb::Draw(_)
                | Verb::DrawUntil
                | Verb::Summon(_)
                | Verb::AddToHand(_)
                | Verb::ToDeck(..)
                | Verb::Equip(_)
                | Verb::Attach(_)
                | Verb::Give(_)
                | Verb::GiveFor(..)
                | Verb::Transform(_)
                | Verb::Armor
                | Verb::Crystals { .. }
                | Verb::Mana
                | Verb::Refresh
                | Verb::Corpses
                | Verb::Discover { .. }
                | Verb::Either(..)
                | Verb::Times(_)
                | Verb::Discard
                | Verb::Remember
                | Verb::Select
                | Verb::Record
        )
    };
    let texts = |word| card.power.abilities().iter().all(|it| matches!(it, Ability::Text(text) if text.word == word));
    let aims = mentions.has_selector(|it| theirs(it) || it.is_target());
    let paid = card.cost > 10 || card.tag(GameTag::CARD_ALTERNATE_COST) > 1;
    if paid || aims || mentions.has_verb(reaches) {
        return None;
    }
    let minion = card.card_type == CardType::Minion && (texts(Word::Battlecry) || texts(Word::Deathrattle));
    // What a spell asks for stands in the data, up to a build.
    let free = card.requirements.is_some_and(<[_]>::is_empty);
    let shown = minion || (card.card_type == CardType::Spell && texts(Word::Spell) && free);
    let theirs = crate::steps::Side::Theirs;
    let same = [
        Step::HandCount(theirs, 0),
        Step::DeckCount(theirs, 20),
        Step::BoardCount(theirs, 0),
        Step::NoWeapon(theirs),
        Step::Armor(theirs, 0),
        Step::Damage(EntityRef::TheirHero, 0),
    ];
    let come = [steps_before(card), vec![giving_step(card), Step::Play(card.id, StepTarget::Nothing)]].concat();
    let goes = (minion && texts(Word::Deathrattle)).then_some(Step::Kill(EntityRef::Nth(0)));
    shown.then(|| [&come[..], goes.as_slice(), &same].concat())
}

/// Steps before the card is played, so that the mana does not turn it into its next rank.
fn steps_before(card: &'static Card) -> Vec<Step> {
    let ranks = |ability: &&Ability| if let Ability::Ranks(n, _) = ability { Some(*n) } else { None };
    card.power.abilities().iter().find_map(ranks).map(|n| Step::Crystals(n - 1)).into_iter().collect()
}

/// The step that puts the card into a hand or into play.
fn giving_step(card: &Card) -> Step {
    if card.card_type == CardType::HeroPower { Step::HasHeroPower(card.id) } else { Step::Give(card.id) }
}

/// Steps for the card's facts, independent of its effects.
fn fact_steps(card: &'static Card) -> Vec<Step> {
    let mut steps = steps_before(card);
    steps.push(giving_step(card));
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
    Keywords::PRINTED.iter().map(|(_, tag)| *tag).filter(|tag| has_keyword(card, *tag) && tag.name().is_some())
}

/// A card with only keywords is played, and has its printed properties in play.
fn in_play_steps(card: &Card) -> Vec<Step> {
    let id = card.id;
    // What costs more than a full mana bar is put into play.
    let put = if card.cost > 10 { Step::Ally(id) } else { Step::Play(id, StepTarget::Nothing) };
    let copies =
        [GameTag::ECHO, GameTag::MINIATURIZE, GameTag::GIGANTIFY].into_iter().any(|tag| has_keyword(card, tag));
    // What leaves a copy in hand is no longer the youngest of its id.
    let it = if copies { EntityRef::Nth(0) } else { EntityRef::Newest(id) };
    let mut steps = vec![put, Step::IsInZone(it, cardwright_data::Zone::Play)];
    if copies {
        steps.push(Step::HandCount(crate::steps::Side::Mine, 1));
    }
    if card.card_type == CardType::Minion {
        steps.push(Step::StatsNow(it, card.attack.into(), card.health.into()));
    }
    steps.extend(printed_keywords(card).filter(|tag| *tag != GameTag::OVERLOAD).map(|tag| Step::HasNow(it, tag)));
    if card.overload != 0 {
        steps.extend([Step::EndTurn, Step::EndTurn, Step::Mana(10 - i32::from(card.overload))]);
    }
    steps
}

/// The kinds of characters that can be the card's target, if the text requires a target regardless of the board.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other ability asks for a target when it is played")]
fn target_kinds(card: &Card) -> Option<&'static [TargetKind]> {
    let when_played = |text: &Text| {
        matches!(
            (text.word, card.card_type),
            (Word::Spell, CardType::Spell)
                | (Word::Battlecry, CardType::Minion | CardType::Weapon)
                | (Word::Use, CardType::HeroPower)
        )
    };
    let mut aiming = card.power.abilities().into_iter().filter_map(|ability| match ability {
        Ability::Text(text) if text.effects.iter().any(declares_target) => Some(text),
        _ => None,
    });
    let (text, other) = (aiming.next()?, aiming.next());
    // Of several texts it depends on the game which asks, and of those that stand in for others which happens.
    let depends = |it: &&Ability| match it {
        Ability::ChooseOne(_) | Ability::Titan(_) => true,
        Ability::Text(text) => text.instead,
        _ => false,
    };
    let alone = other.is_none() && !card.power.abilities().iter().any(depends);
    let when_played = alone && when_played(text);
    let aimed = text.effects.iter().find(|effect| declares_target(effect))?;
    let target = aimed.to;
    let SelectionSource::Target(side, place) = target.from else { return None };
    let unconditional = text.when.is_always() && aimed.when.is_always();
    // A number or a copy may be that of the target, and say more of it than the effect on it.
    let narrower = |it: &Selector| it.is_target() && it.from != target.from && it.from != TARGET.from;
    let unconditional = unconditional && !Mentions::of(card.power).has_selector(narrower);
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
