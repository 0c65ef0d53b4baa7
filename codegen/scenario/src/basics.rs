//! The scenarios of a card: what its facts say, and what its text does.

use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, Format, GameTag};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::{Card, Cards};

use crate::enchantment::EnchantmentScenario;
use crate::facts::has;
use crate::fixtures::{Basis, Fixtures, pools};
use crate::mentions::Mentions;
use crate::mutants::declares_target;
use crate::reads::power_of;
use crate::scenario::{Shown, scenarios};
use crate::steps::{At, EntityRef, Step, TargetKind};
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

    /// Plays every mutant, even where no text was reached in which it differs. The scenarios are the same, and take longer: a test
    /// holds this against those that are worked out in a shorter time.
    #[must_use]
    pub fn thorough(mut self) -> Self {
        self.fixtures.thorough = true;
        self
    }

    /// The data that all scenarios depend on.
    pub fn basis(&self) -> Basis {
        let mut basis = self.fixtures.basis();
        let choosers = self.choosers.iter().map(|(option, (by, number))| format!("{option} {} {number}", by.id));
        basis.members.push(("choosers", choosers.collect()));
        basis
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
            Origin::Power => {
                let (scenarios, missing) = self.of_power(card, class);
                missing.map_or(Ok(scenarios), Err)
            }
            Origin::Unwritten => Err(Unmodeled("a Power that is not written")),
        }
    }

    /// Whether a pool has a card in a format: one of the cards that its players may get from the text of `card`. A condition that
    /// printed facts do not answer holds.
    pub fn pool_is_nonempty(&self, card: &Card, that: &Condition, classes: Classes, format: Format) -> bool {
        // "From the past": cards of Wild that Standard lacks.
        let format = if format == Format::Standard && that.names_past() { Format::Wild } else { format };
        let own: Vec<CardClass> =
            CardClass::ALL.iter().copied().filter(|class| *class != CardClass::Neutral && card.is_of(*class)).collect();
        let players = if own.is_empty() { CardClass::ALL } else { &own };
        let meets = |it: &&&'static Card| {
            let of_players = players.iter().any(|class| pools::is_in(*class, it, that, classes) != Some(false));
            // A class that has nothing of the kind gets cards of the card's class.
            let of_source = pools::is_in(card.class, it, that, Classes::Any) != Some(false);
            (of_players || of_source) && self.fixtures.may_come(it, that, &[format]) && it.name != card.name
        };
        self.fixtures.pool.iter().any(|it| meets(&it))
    }

    /// Where a person's test begins of a card that has no scenario: what its facts say, and nothing of what it does.
    pub fn start(&self, id: &str) -> Option<Vec<Vec<Step>>> {
        Some(vec![[facts(self.card(id)?), vec![Step::Unwritten]].concat()])
    }

    /// What can be shown of a card without all that its Power does, for one that a person's test shows: its facts, what the
    /// scenarios know, and that a text which names nobody on the other side changes nothing there.
    pub fn extra_scenarios(&self, card: &'static Card, class: CardClass) -> Vec<Vec<Step>> {
        let mut all = self.of_power(card, class).0;
        // A gift is put on what a text offers.
        let gift = card.tag(GameTag::IS_NIGHTMARE_BONUS) > 0;
        if all.is_empty() && card.card_type != CardType::Enchantment && !gift {
            all.push(facts(card));
        }
        all.extend(nothing_there(card));
        all
    }

    fn of_power(&self, card: &'static Card, class: CardClass) -> Shown {
        if card.card_type == CardType::Enchantment {
            let counts = |it: &Modifier| matches!(it.amount.per, Multiplier::Past(_));
            let modifiers = if let Ability::Enchant(it) = card.power.ability { it.modifiers } else { &[] };
            if modifiers.iter().any(counts) {
                return (Vec::new(), Some(Unmodeled("an enchantment that counts what has happened")));
            }
            if let Some(scenario) = EnchantmentScenario::of(card.power, &self.fixtures.plain) {
                return (vec![scenario.steps(card.id)], None);
            }
            return self.played(card, class);
        }
        let (scenarios, missing) = match self.taken(card) {
            Some(scenario) => (vec![scenario], None),
            None => self.played(card, class),
        };
        let starts = (0..)
            .map(|number| if number == 0 { facts(card) } else { [before(card), vec![giving_step(card)]].concat() });
        (starts.zip(scenarios).map(|(start, steps)| [start, steps].concat()).collect(), missing)
    }

    fn played(&self, card: &'static Card, class: CardClass) -> Shown {
        let read = |id: &str| self.cards.by_id(id).map(|id| *power_of(self.cards.get(id)));
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
            Step::Is(EntityRef::Nth(1), form.id),
            Step::StatsNow(EntityRef::Nth(1), form.attack.into(), form.health.into()),
        ])
    }
}

/// A minion comes and goes, or a spell is cast, whose texts name nobody on the opponent's side: there everything stays as it is.
fn nothing_there(card: &'static Card) -> Option<Vec<Step>> {
    let mentions = Mentions::of(card.power);
    let theirs =
        |it: &Selector| matches!(it.from, Source::At(side, _) | Source::Target(side, _) if side != Side::Friendly);
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
    let aims = mentions.selector(|it| theirs(it) || it.is_target());
    let paid = card.cost > 10 || card.tag(GameTag::CARD_ALTERNATE_COST) > 1;
    if paid || aims || mentions.verb(reaches) {
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
    let come = [before(card), vec![giving_step(card), Step::Play(card.id, At::Nothing)]].concat();
    let goes = (minion && texts(Word::Deathrattle)).then_some(Step::Kill(EntityRef::Nth(0)));
    shown.then(|| [&come[..], goes.as_slice(), &same].concat())
}

/// What must be so before the card comes: with the mana that it asks for, it would come as its next rank.
fn before(card: &'static Card) -> Vec<Step> {
    let ranks = |ability: &&Ability| if let Ability::Ranks(n, _) = ability { Some(*n) } else { None };
    card.power.abilities().iter().find_map(ranks).map(|n| Step::Crystals(n - 1)).into_iter().collect()
}

/// How the card comes to the table.
fn giving_step(card: &Card) -> Step {
    if card.card_type == CardType::HeroPower { Step::HasHeroPower(card.id) } else { Step::Give(card.id) }
}

/// What can be said without knowing what the card does.
fn facts(card: &'static Card) -> Vec<Step> {
    let mut steps = before(card);
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
    Keywords::PRINTED.iter().map(|(_, tag)| *tag).filter(|tag| has(card, *tag) && tag.name().is_some())
}

/// A card whose keywords say it all is played, and is in play what it says it is.
fn in_play(card: &Card) -> Vec<Step> {
    let id = card.id;
    // What costs more than a full mana bar is put into play.
    let put = if card.cost > 10 { Step::Ally(id) } else { Step::Play(id, At::Nothing) };
    let copies = [GameTag::ECHO, GameTag::MINIATURIZE, GameTag::GIGANTIFY].into_iter().any(|tag| has(card, tag));
    // What leaves a copy in hand is no longer the youngest of its id.
    let it = if copies { EntityRef::Nth(0) } else { EntityRef::Newest(id) };
    let mut steps = vec![put, Step::In(it, cardwright_data::Zone::Play)];
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

/// The kinds of character that a card may be pointed at, where its text asks for somebody whatever stands there.
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
    let Source::Target(side, place) = target.from else { return None };
    let unconditional = text.when.is_always() && aimed.when.is_always();
    // A number or a copy may be that of the target, and say more of it than the effect on it.
    let narrower = |it: &Selector| it.is_target() && it.from != target.from && it.from != TARGET.from;
    let unconditional = unconditional && !Mentions::of(card.power).selector(narrower);
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
