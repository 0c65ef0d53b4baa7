//! The reading of the vocabulary: a word and the values in its parentheses become a value.
//!
//! Each word is read by its declaration: the functions `read` that [`Words`](cardwright_words::Words) makes. A reader of expressions, as
//! that of card texts, asks [`word`] for what stands by itself and [`method`] for what follows a value.
use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};

use super::activatable::{AbilityKind, Activatable};
use super::amount::{Multiplier, Past, Stat, Window};
use super::aura::{Aura, Lasts, Modifier};
use super::condition::{Cmp, Condition};
use super::cost::{CardFilter, Cost, Part, Resource};
use super::effect::{CardSource, Classes, Effect, Offer};
use super::power::{Ability, EnchantmentRetention, Form, Goal, Power, Progress, StartingDeck};
use super::ruleset::Pool;
use super::selector::{CardProperty, Near, Pick, Place, SelectionSource, Selector, Side};
use super::trigger::{EventKind, EventPattern, Limit, Trigger};
use super::verb::Verb;
use super::word::Word;

/// The result of reading a word with its values.
#[derive(Debug)]
pub enum ReadResult {
    /// The vocabulary does not have the word.
    Unknown,
    /// The value that the word makes.
    Value(Box<Value>),
    /// The word does not take these values.
    WrongArguments,
}

impl From<Option<Value>> for ReadResult {
    fn from(made: Option<Value>) -> Self {
        made.map_or(Self::WrongArguments, |value| Self::Value(Box::new(value)))
    }
}

impl ReadResult {
    /// A constant, without parentheses.
    pub(crate) fn constant(values: Option<&[Value]>, made: Value) -> Self {
        values.is_none().then_some(made).into()
    }

    /// A function, with parentheses.
    pub(crate) fn call(values: Option<&[Value]>, make: impl FnOnce(&[Value]) -> Option<Value>) -> Self {
        values.and_then(make).into()
    }

    /// This result, or that of another reader if the word is unknown.
    fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if matches!(self, Self::Unknown) { other() } else { self }
    }
}

/// The value of an expression of the vocabulary.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number.
    Number(i16),
    /// A text: the id of a card.
    Text(&'static str),
    /// An effect.
    Effect(Effect),
    /// Entities.
    Selector(Selector),
    /// A condition.
    Condition(Condition),
    /// A number that is looked up.
    Multiplier(Multiplier),
    /// A card that is made or moved.
    CardSource(CardSource),
    /// A Power.
    Power(Power),
    /// An ability that players use.
    Activatable(Activatable),
    /// Steps to a goal.
    Progress(Progress),
    /// A change of a number.
    Modifier(Modifier),
    /// A number of an entity.
    Stat(Stat),
    /// A tag.
    Tag(GameTag),
    /// Events.
    Event(EventPattern),
    /// A trigger.
    Trigger(Trigger),
    /// An aura.
    Aura(Aura),
    /// Actions of the past.
    Past(Past),
    /// Cards that are offered.
    Offer(Offer),
    /// A cost.
    Cost(Cost),
    /// A part of a cost.
    Part(Part),
    /// A resource.
    Resource(Resource),
    /// The cards that a part of a cost takes.
    CardFilter(CardFilter),
    /// The goal of a quest.
    Goal(Goal),
    /// The classes of a Discover.
    Classes(Classes),
    /// Another form of a card.
    Form(Form),
    /// The occasions on which a card keeps its enchantments.
    Retention(EnchantmentRetention),
    /// A word in bold.
    Word(Word),
    /// A minion type.
    Race(Race),
    /// A spell school.
    School(SpellSchool),
    /// A class.
    Class(CardClass),
    /// A set.
    Set(CardSet),
    /// A rarity.
    Rarity(Rarity),
    /// A side.
    Side(Side),
    /// The difference between cards.
    CardProperty(CardProperty),
    /// The duration.
    Lasts(Lasts),
    /// A comparison.
    Cmp(Cmp),
    /// A list, of one kind of value or of several.
    List(Vec<Value>),
}

macro_rules! values {
    ($($type:ty = $variant:ident),* $(,)?) => {
        $(impl WordArgument for $type {
            fn take(value: &Value) -> Option<Self> {
                if let Value::$variant(it) = value { Some(it.clone()) } else { None }
            }
        }
        impl From<$type> for Value {
            fn from(it: $type) -> Self {
                Self::$variant(it)
            }
        })*
    };
}

values! {
    i16 = Number, &'static str = Text, Effect = Effect, Selector = Selector, Condition = Condition, Multiplier = Multiplier,
    CardSource = CardSource, Power = Power, Activatable = Activatable, Progress = Progress, Modifier = Modifier, Stat = Stat,
    GameTag = Tag, EventPattern = Event, Trigger = Trigger, Aura = Aura, Past = Past, Offer = Offer, Cost = Cost,
    Part = Part, Resource = Resource, CardFilter = CardFilter, Goal = Goal, Classes = Classes, Word = Word, Race = Race,
    SpellSchool = School, CardClass = Class, CardSet = Set, Rarity = Rarity, Side = Side,
    CardProperty = CardProperty, Lasts = Lasts, Cmp = Cmp, Form = Form, EnchantmentRetention = Retention,
}

/// A value that a word takes.
pub trait WordArgument: Sized {
    /// The value as this type; `None` if it is another.
    fn take(value: &Value) -> Option<Self>;
}

impl WordArgument for Value {
    fn take(value: &Value) -> Option<Self> {
        Some(value.clone())
    }
}

impl WordArgument for Vec<Value> {
    fn take(value: &Value) -> Option<Self> {
        if let Value::List(items) = value { Some(items.clone()) } else { None }
    }
}

/// Types that no word makes.
macro_rules! never {
    ($($type:ty),*) => {
        $(impl WordArgument for $type {
            fn take(_: &Value) -> Option<Self> {
                None
            }
        })*
    };
}

never!(bool, CardType, AbilityKind, Pick, Place, Pool, StartingDeck);

macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl WordArgument for $type {
            fn take(value: &Value) -> Option<Self> {
                i16::take(value).and_then(|n| n.try_into().ok())
            }
        })*
    };
}

numbers!(u8, u16);

impl<T: WordArgument> WordArgument for &'static [T] {
    fn take(value: &Value) -> Option<Self> {
        let Value::List(items) = value else { return None };
        let items: Option<Vec<T>> = items.iter().map(T::take).collect();
        items.map(|items| &*items.leak())
    }
}

/// Values live as long as the program, a tool that ends soon.
macro_rules! borrowed {
    ($($type:ty),*) => {
        $(impl WordArgument for &'static $type {
            fn take(value: &Value) -> Option<Self> {
                <$type>::take(value).map(|it| &*Box::leak(Box::new(it)))
            }
        })*
    };
}

borrowed!(Selector, Condition, Past, Trigger, Cost, Multiplier);

/// The reader of the words of one declaration.
type Reader = fn(&str, Option<&[Value]>) -> ReadResult;

/// Reads a word with the values in its parentheses; `None` for a constant, which has no parentheses.
///
/// # Examples
/// ```
/// use cardwright_vocabulary::script::prelude::*;
/// use cardwright_vocabulary::script::read::{ReadResult, Value, word};
///
/// let ReadResult::Value(made) = word("deal", Some(&[Value::Number(3)])) else { panic!("`deal` takes a number") };
/// assert!(matches!(*made, Value::Effect(effect) if effect == deal(3)));
/// assert!(matches!(word("dael", Some(&[])), ReadResult::Unknown));
/// ```
pub fn word(word: &str, values: Option<&[Value]>) -> ReadResult {
    let readers: [Reader; 30] = [
        Verb::read,
        super::verb::read,
        SelectionSource::read,
        super::selector::read,
        Condition::read,
        CardSource::read,
        Multiplier::read,
        Stat::read,
        Ability::read,
        super::power::read,
        super::word::read,
        super::trigger::read,
        super::aura::read,
        super::activatable::read,
        super::player_rule::read,
        super::cost::read,
        Offer::read,
        Classes::read,
        Goal::read,
        Lasts::read,
        Side::read,
        CardProperty::read,
        Form::read,
        EnchantmentRetention::read,
        Word::read,
        Cmp::read,
        Part::read,
        Resource::read,
        CardFilter::read,
        data,
    ];
    readers.into_iter().fold(ReadResult::Unknown, |read, reader| read.or_else(|| reader(word, values)))
}

/// Every word of the vocabulary: constants and functions by their name (`deal`), methods with a dot (`.for_each`).
///
/// An argument that is written as a path, such as `Goal::Then`, is no word.
///
/// ```
/// use cardwright_vocabulary::script::read::all_words;
///
/// let words = all_words();
/// assert!(["deal", "DAMAGED", ".for_each", ".die"].iter().all(|word| words.iter().any(|other| other == word)));
/// ```
pub fn all_words() -> Vec<String> {
    let alone = [
        Verb::WORDS,
        super::verb::WORDS,
        SelectionSource::WORDS,
        super::selector::WORDS,
        Condition::WORDS,
        CardSource::WORDS,
        Multiplier::WORDS,
        Stat::WORDS,
        Ability::WORDS,
        super::power::WORDS,
        super::word::WORDS,
        super::trigger::WORDS,
        super::aura::WORDS,
        super::activatable::WORDS,
        super::player_rule::WORDS,
        &["mana"],
        Part::WORDS,
        Resource::WORDS,
        CardFilter::WORDS,
    ];
    let following = [
        Effect::WORDS,
        Selector::WORDS,
        Near::WORDS,
        EventKind::WORDS,
        Window::WORDS,
        Stat::NUMBER_WORDS,
        Stat::MODIFIER_WORDS,
        CardSource::PICK_WORDS,
        Past::WORDS,
        Modifier::WORDS,
        Trigger::WORDS,
        Limit::WORDS,
        Aura::WORDS,
        Progress::WORDS,
        Activatable::WORDS,
        Cost::WORDS,
        Power::AFTER_WORDS,
    ];
    let alone = alone.into_iter().flatten().map(|word| (*word).to_owned());
    alone.chain(following.into_iter().flatten().map(|word| format!(".{word}"))).collect()
}

/// The enums of the data, by their paths.
fn data(word: &str, values: Option<&[Value]>) -> ReadResult {
    let Some((of, name)) = word.split_once("::") else {
        return if word == "GameTag" { tag(values) } else { ReadResult::Unknown };
    };
    let found = match of {
        "GameTag" => GameTag::named(name).map(Value::from),
        "CardSet" => CardSet::named(name).map(Value::from),
        "Race" => of_all(Race::ALL, name),
        "SpellSchool" => of_all(SpellSchool::ALL, name),
        "CardClass" => of_all(CardClass::ALL, name),
        "Rarity" => of_all(Rarity::ALL, name),
        _ => None,
    };
    found.map_or(ReadResult::Unknown, |value| ReadResult::constant(values, value))
}

fn of_all<T: Copy + std::fmt::Debug + Into<Value>>(all: &[T], name: &str) -> Option<Value> {
    all.iter().find(|it| format!("{it:?}") == name).map(|it| (*it).into())
}

/// `GameTag(1234)`: a tag without a name.
fn tag(values: Option<&[Value]>) -> ReadResult {
    ReadResult::call(values, |values| {
        let [number] = values else { return None };
        u16::take(number).map(|number| GameTag(number).into())
    })
}

/// Reads a word that follows a value: `to` of `deal(3)` with `[TARGET]`.
pub fn method(of: &Value, word: &str, values: &[Value]) -> ReadResult {
    let values = Some(values);
    match *of {
        Value::Effect(it) if !accepts_effect_word(&it, word) => ReadResult::WrongArguments,
        Value::Effect(it) => it.read(word, values),
        Value::Selector(it) if word == "that" && !it.that[1].is_always() => ReadResult::WrongArguments,
        Value::Selector(it) => {
            let near = || Near::read(it, word, values);
            it.read(word, values).or_else(near).or_else(|| EventKind::read(it, word, values))
        }
        Value::Stat(it) => it.read_number(word, values).or_else(|| it.read_modifier(word, values)),
        Value::CardSource(it) => it.read_pick(word, values),
        Value::Event(it) if it.history_entries().is_none() => ReadResult::WrongArguments,
        Value::Event(it) => Window::read(it, word, values),
        Value::Past(it) => it.read(word, values),
        Value::Modifier(it) => it.read(word, values),
        Value::Trigger(it) => it.read(word, values).or_else(|| Limit::read(it, word, values)),
        Value::Aura(it) => it.read(word, values),
        Value::Progress(it) => it.read(word, values),
        Value::Activatable(it) => it.read(word, values),
        Value::Cost(it) => it.read(word, values),
        Value::Power(ref it) if !accepts_word(it, word) => ReadResult::WrongArguments,
        Value::Power(it) => it.read_after(word, values),
        Value::Number(_)
        | Value::Text(_)
        | Value::Condition(_)
        | Value::Multiplier(_)
        | Value::Tag(_)
        | Value::Set(_)
        | Value::Offer(_)
        | Value::Part(_)
        | Value::Resource(_)
        | Value::CardFilter(_)
        | Value::Goal(_)
        | Value::Classes(_)
        | Value::Form(_)
        | Value::Retention(_)
        | Value::Word(_)
        | Value::Lasts(_)
        | Value::Race(_)
        | Value::School(_)
        | Value::Class(_)
        | Value::Rarity(_)
        | Value::Side(_)
        | Value::CardProperty(_)
        | Value::Cmp(_)
        | Value::List(_) => ReadResult::Unknown,
    }
}

/// Whether a word can follow an effect: the word requires a certain verb, and panics otherwise when cards are compiled.
fn accepts_effect_word(of: &Effect, word: &str) -> bool {
    let is_random = of.verb.cards().is_some_and(CardSource::is_random);
    match word {
        "copies" => !is_random,
        "picks" => is_random,
        "at" => matches!(of.verb, Verb::Cast(_) | Verb::Play),
        _ => true,
    }
}

/// Whether a word can follow a Power: the word requires a certain kind of ability, and panics otherwise when cards are
/// compiled.
fn accepts_word(of: &Power, word: &str) -> bool {
    match word {
        "instead" | "when" => matches!(of.ability, Ability::Text(_)),
        "once" => matches!(of.ability, Ability::Trigger(_)),
        "partial" | "approximate" => true,
        _ => matches!(of.ability, Ability::Enchant(_)),
    }
}
