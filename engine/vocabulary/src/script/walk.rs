//! One walk through everything that a Power says: the only place that names what each word of the vocabulary contains.
//!
//! Whoever looks for something in a Power (the cards that it names, its blocks, what a test has to set up) walks over its
//! [nodes](Node) and takes those that it is interested in. A new word of the vocabulary says here what is inside.
use smallvec::{SmallVec, smallvec};

use super::amount::{Past, Per};
use super::aura::{Aura, Gives, Modifier};
use super::card_refs::CardRef;
use super::condition::Condition;
use super::effect::{Effect, Offer, What};
use super::power::{Ability, Power, Progress};
use super::selector::{Selector, Source};
use super::trigger::{EventPattern, Trigger};
use super::verb::Verb;

/// Something that a Power says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Node<'p> {
    /// An ability.
    Ability(&'p Ability),
    /// Effects, one after the other.
    Effects(&'static [Effect]),
    /// One of them.
    Effect(&'static Effect),
    /// What a trigger, a quest or an enchantment waits for.
    Event(&'p EventPattern),
    /// An aura.
    Aura(&'p Aura),
    /// A number or keyword that is given.
    Modifier(&'p Modifier),
    /// Whom it speaks of.
    Selector(&'p Selector),
    /// What has to hold.
    Condition(&'p Condition),
    /// What a number is multiplied by.
    Number(&'p Per),
    /// What comes into being.
    What(&'p What),
    /// What has happened before.
    Past(&'p Past),
    /// Another card.
    Card(CardRef),
}

/// Nodes in the order of the text.
pub type Nodes<'p> = SmallVec<[Node<'p>; 4]>;

impl Power {
    /// Calls `visit` with everything that the Power says, what contains before what is inside; it answers whether to go inside.
    ///
    /// # Examples
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// use cardwright_vocabulary::script::walk::Node;
    ///
    /// const POWER: Power = battlecry(&[if_(there_is(&MURLOCS), &[draw(1), deal(2).to(TARGET)])]);
    /// const MURLOCS: Selector = FRIENDLY_MINIONS.that(MURLOC);
    /// let (mut effects, mut asks_for_murlocs) = (0, false);
    /// POWER.walk(&mut |node| {
    ///     effects += usize::from(matches!(node, Node::Effect(_)));
    ///     asks_for_murlocs |= node == Node::Condition(&MURLOC);
    ///     true
    /// });
    /// assert_eq!((effects, asks_for_murlocs), (3, true));
    /// ```
    pub fn walk<'p>(&'p self, visit: &mut impl FnMut(Node<'p>) -> bool) {
        Node::Ability(&self.ability).walk(visit);
    }
}

impl<'p> Node<'p> {
    /// Calls `visit` with this node and everything inside, as [`Power::walk`] does.
    pub fn walk(self, visit: &mut impl FnMut(Self) -> bool) {
        if visit(self) {
            self.inside().into_iter().for_each(|node| node.walk(visit));
        }
    }

    /// What is directly inside.
    pub fn inside(self) -> Nodes<'p> {
        match self {
            Self::Ability(ability) => in_ability(ability),
            Self::Effects(effects) => effects.iter().map(Node::Effect).collect(),
            Self::Effect(effect) => {
                let parts =
                    [Node::Condition(&effect.when), Node::Selector(&effect.to), Node::Number(&effect.amount.per)];
                parts.into_iter().chain(effect.verb.inside()).collect()
            }
            Self::Event(event) => smallvec![Node::Selector(&event.who), Node::Condition(&event.what)],
            Self::Aura(aura) => {
                let gives = match aura.gives {
                    Gives::Enchantment(id) => smallvec![Node::Card(CardRef::Enchantment(id))],
                    Gives::Modifiers(modifiers) => in_modifiers(modifiers),
                };
                gives.into_iter().chain([Node::Condition(&aura.when), Node::Selector(&aura.to)]).collect()
            }
            Self::Modifier(modifier) => smallvec![Node::Number(&modifier.amount.per)],
            Self::Selector(which) => {
                let several: &[Selector] = if let Source::Several(several) = which.from { several } else { &[] };
                which.that.iter().map(Node::Condition).chain(several.iter().map(Node::Selector)).collect()
            }
            Self::Condition(condition) => in_condition(condition),
            Self::Number(per) => match per {
                Per::Each(which) | Per::Stat(_, which) | Per::Tag(_, which) => smallvec![Node::Selector(which)],
                Per::Past(past) | Per::InARow(past) | Per::Different(_, past) => smallvec![Node::Past(past)],
                Per::Sum(of) => of.iter().map(Node::Number).collect(),
                Per::Half(of) => smallvec![Node::Number(of)],
                Per::One
                | Per::Fixed(_)
                | Per::ThatMuch
                | Per::Excess
                | Per::Done
                | Per::Stored(_)
                | Per::Number
                | Per::X
                | Per::UpTo(_) => Nodes::new(),
            },
            Self::What(what) => match what {
                What::Named(id) => smallvec![Node::Card(CardRef::Card(id))],
                What::OneOf(ids) | What::OneMissing(ids) => in_cards(ids),
                What::Random(that) | What::Token(that) | What::RandomOf(that, _) => smallvec![Node::Condition(that)],
                What::Costing(that, _, per) => smallvec![Node::Condition(that), Node::Number(per)],
                What::CopyOf(which)
                | What::Anew(which)
                | What::Themselves(which)
                | What::Merged(which)
                | What::Choices { of: which, .. } => {
                    smallvec![Node::Selector(which)]
                }
                What::FromPast(past) | What::EachPast(past, _) | What::Rebuilt(past, _) | What::LastPast(past) => {
                    smallvec![Node::Past(past)]
                }
                What::JadeGolem => Nodes::new(),
            },
            Self::Past(past) => smallvec![Node::Condition(&past.that)],
            Self::Card(_) => Nodes::new(),
        }
    }

    /// The selectors that are directly inside.
    pub fn selectors(self) -> impl Iterator<Item = &'p Selector> {
        self.inside().into_iter().filter_map(|node| if let Node::Selector(which) = node { Some(which) } else { None })
    }
}

fn in_cards<'p>(ids: &[&'static str]) -> Nodes<'p> {
    ids.iter().map(|id| Node::Card(CardRef::Card(id))).collect()
}

fn in_texts<'p>(ids: &[&'static str]) -> Nodes<'p> {
    ids.iter().map(|id| Node::Card(CardRef::Text(id))).collect()
}

fn in_modifiers(modifiers: &[Modifier]) -> Nodes<'_> {
    modifiers.iter().map(Node::Modifier).collect()
}

fn in_trigger(trigger: &Trigger) -> Nodes<'_> {
    smallvec![Node::Event(&trigger.on), Node::Condition(&trigger.when), Node::Effects(trigger.then)]
}

fn in_progress(progress: &Progress) -> Nodes<'_> {
    progress.on.iter().map(Node::Event).chain([Node::Effects(progress.then)]).collect()
}

fn in_ability(ability: &Ability) -> Nodes<'_> {
    match ability {
        Ability::Several(several) => several.iter().map(|power| Node::Ability(&power.ability)).collect(),
        Ability::Text(text) => smallvec![Node::Condition(&text.when), Node::Effects(text.effects)],
        Ability::Trigger(trigger) => in_trigger(trigger),
        Ability::Aura(aura) => smallvec![Node::Aura(aura)],
        Ability::Enchant(enchant) => {
            let (aura, until) = (enchant.aura.iter().map(Node::Aura), enchant.until.iter().map(Node::Event));
            in_modifiers(enchant.modifiers).into_iter().chain(aura).chain(until).collect()
        }
        Ability::ChooseOne(ids) | Ability::Titan(ids) => in_texts(ids),
        Ability::AlsoDamages(whom) => smallvec![Node::Selector(whom)],
        Ability::Quest(progress) | Ability::DormantUntil(progress) => in_progress(progress),
        Ability::Upgrades(progress, into) => in_progress(progress).into_iter().chain(in_texts(&[into])).collect(),
        Ability::Ranks(_, into) => in_texts(&[into]),
        Ability::Becomes(when, into) => in_texts(&[into]).into_iter().chain([Node::Condition(when)]).collect(),
        Ability::Colossal(parts) => in_cards(parts),
        Ability::StartsAs(heroes) => in_cards(heroes),
        Ability::Form(_, id) | Ability::Twinspell(id) => in_cards(&[id]),
        Ability::Improved(per) => smallvec![Node::Number(per)],
        Ability::Activatable(it) => smallvec![Node::Condition(&it.when), Node::Effects(it.effects)],
        Ability::Modular(modules) => in_texts(modules),
        Ability::None
        | Ability::ChooseKept
        | Ability::ShowsDigits
        | Ability::Dormant(_)
        | Ability::Starship(_)
        | Ability::Lasts(..)
        | Ability::KeepsEnchantments { .. }
        | Ability::GivenDeathrattlesTwice
        | Ability::GoesSecond
        | Ability::StartingDecks(_) => Nodes::new(),
    }
}

fn in_condition(condition: &Condition) -> Nodes<'_> {
    match condition {
        Condition::Not(of) => smallvec![Node::Condition(of)],
        Condition::Any(of) | Condition::All(of) => of.iter().map(Node::Condition).collect(),
        Condition::Named(id) => in_cards(&[id]),
        Condition::Lacks(ids) => in_cards(ids),
        Condition::Bears(id) => smallvec![Node::Card(CardRef::Enchantment(id))],
        Condition::Versus(_, _, per) | Condition::Number(per, ..) => smallvec![Node::Number(per)],
        Condition::There(_, _, which)
        | Condition::NoDuplicates(which)
        | Condition::SharesRace(which)
        | Condition::NewRace(which)
        | Condition::NewSchool(which)
        | Condition::SharesName(which)
        | Condition::MadeBy(which)
        | Condition::TargetOf(which)
        | Condition::Is(which) => smallvec![Node::Selector(which)],
        Condition::More(these, than) => smallvec![Node::Selector(these), Node::Selector(than)],
        Condition::Did(_, _, past) | Condition::DidDifferent(_, _, past) | Condition::Among(past) => {
            smallvec![Node::Past(past)]
        }
        Condition::Always
        | Condition::Type(_)
        | Condition::Character
        | Condition::Race(_)
        | Condition::School(_)
        | Condition::Class(_)
        | Condition::Rarity(_)
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
        | Condition::Centered
        | Condition::Plain
        | Condition::StartedWithCosts(_)
        | Condition::DrawnThisTurn
        | Condition::StartedSingleton
        | Condition::Combo
        | Condition::So(_)
        | Condition::TurnOf(_)
        | Condition::Joust
        | Condition::FromThePast
        | Condition::Newest
        | Condition::Odd(_)
        | Condition::Set(_)
        | Condition::ManyRaces
        | Condition::Copied
        | Condition::Chance(_) => Nodes::new(),
    }
}

impl Verb {
    /// What the verb says besides the effect's target, number and condition.
    ///
    /// # Examples
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// use cardwright_vocabulary::script::walk::Node;
    ///
    /// const BOAR: Effect = summon(card("CS2_boar"));
    /// assert!(matches!(BOAR.verb.inside()[..], [Node::What(What::Named("CS2_boar"))]));
    /// ```
    #[allow(clippy::too_many_lines, reason = "one arm a verb")]
    pub fn inside<'p>(&'static self) -> Nodes<'p> {
        match self {
            Self::Attach(id) => smallvec![Node::Card(CardRef::Enchantment(id))],
            Self::Summon(what)
            | Self::AddToHand(what)
            | Self::ToDeck(what, _)
            | Self::Equip(what)
            | Self::Transform(what)
            | Self::Cast(what)
            | Self::BecomeHero(what)
            | Self::HeroPower(what)
            | Self::SecondHeroPower(what)
            | Self::Begin(what)
            | Self::Make(what)
            | Self::Keep(what)
            | Self::Repeat(_, what) => smallvec![Node::What(what)],
            Self::Discover { offer, then, rest, .. } => {
                let mut all: Nodes<'_> = match offer {
                    Offer::Cards(ids) => in_cards(ids),
                    Offer::Pool(that, _) | Offer::Tokens(that) => smallvec![Node::Condition(that)],
                    Offer::Past(past) => smallvec![Node::Past(past)],
                    Offer::Entities(which) => smallvec![Node::Selector(which)],
                };
                all.extend([Node::Effects(then), Node::Effects(rest)]);
                all
            }
            Self::Native(native) => native.texts.iter().map(|text| Node::Effects(text)).collect(),
            Self::Choose(texts) | Self::AtRandom(texts) => texts.iter().map(|text| Node::Effects(text)).collect(),
            Self::Either(then, otherwise) => smallvec![Node::Effects(then), Node::Effects(otherwise)],
            Self::Times(effects) | Self::Each(effects) | Self::Pay(_, effects) => smallvec![Node::Effects(effects)],
            Self::Draw(that) => smallvec![Node::Condition(that)],
            Self::PlayAt(whom) => smallvec![Node::Selector(whom)],
            Self::CastAt(what, whom) => smallvec![Node::What(what), Node::Selector(whom)],
            Self::Advance(id) => smallvec![Node::Card(CardRef::Card(id))],
            Self::MakeAttack(whom)
            | Self::DealBy(whom)
            | Self::Swap(whom)
            | Self::SwapNumber(_, whom)
            | Self::Merge(whom)
            | Self::Inherit(whom) => {
                smallvec![Node::Selector(whom)]
            }
            Self::Later(trigger) => in_trigger(trigger),
            Self::Give(modifiers) | Self::Lend(modifiers, _) => in_modifiers(modifiers),
            Self::Deal
            | Self::ChangeDamage(_)
            | Self::Remaining
            | Self::Wear
            | Self::Remove
            | Self::SpendCorpses
            | Self::HandOver
            | Self::Deaths
            | Self::Dormant
            | Self::Awaken
            | Self::AwakenSooner
            | Self::Launch
            | Self::Remember
            | Self::DealSplit
            | Self::Heal
            | Self::HealFully
            | Self::DrawUntil
            | Self::Destroy
            | Self::Silence
            | Self::Freeze
            | Self::Return
            | Self::Discard
            | Self::Armor
            | Self::Crystals { .. }
            | Self::Mana
            | Self::Refresh
            | Self::SpendMana
            | Self::DestroyCrystals
            | Self::Unlock
            | Self::Corpses
            | Self::Pool(_)
            | Self::Ready
            | Self::TakeControl
            | Self::SwapStats
            | Self::Counter
            | Self::Redirect
            | Self::Trigger(_)
            | Self::Look
            | Self::Bestow
            | Self::BonusEffect
            | Self::Deed(_)
            | Self::Store(_)
            | Self::Improve
            | Self::Fatigue
            | Self::SortDeck(_)
            | Self::EndOfTurn
            | Self::MaxMana
            | Self::MaxHand
            | Self::Rotate { .. }
            | Self::Prolong
            | Self::DarkGift
            | Self::SwapClass
            | Self::Rewind(_)
            | Self::Play
            | Self::CastAgain
            | Self::ExtraTurn
            | Self::UpgradeHeroPower
            | Self::Overload
            | Self::Record
            | Self::RepeatThis
            | Self::MoveInHand { .. }
            | Self::EndTurn => Nodes::new(),
        }
    }
}
