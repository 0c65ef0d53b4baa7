//! Reads the vocabulary's own Rust: `deal(3).to(TARGET)` becomes the effect that it says.
//!
//! The grammar of card texts says in these words what a phrase means, and bodies in card files are written in them. Only
//! what the prelude has is known: no variables, no paths to other cards. Values live as long as the program, a tool that
//! ends soon.
//!
//! ```
//! use cardwright_text::vocabulary;
//! let power = vocabulary::power("battlecry(&[deal(3).to(ENEMIES.random())])").unwrap();
//! assert_eq!(power.source(), "battlecry(&[deal(3).to(ENEMIES.random())])");
//! assert_eq!(vocabulary::power("battlecry(&[dael(3)])").unwrap_err().to_string(), "`dael` is no word of the vocabulary");
//! ```
mod calls;
mod constants;
pub(crate) mod expression;
mod methods;

use cardwright_vocabulary::script::Power;
use cardwright_vocabulary::script::activatable::Activatable;
use cardwright_vocabulary::script::prelude::*;
use expression::Expression;

/// Why an expression is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misread {
    /// It is no Rust.
    #[error("no Rust expression: {0}")]
    NoRust(String),
    /// Rust that no Power is written in: a closure, a call of what has no name.
    #[error("no Power has {0} like this")]
    Foreign(&'static str),
    /// A name that the vocabulary does not have.
    #[error("`{0}` is no word of the vocabulary")]
    NoWord(String),
    /// A word with something that it does not take.
    #[error("`{0}` does not take this here")]
    Unfit(String),
}

/// What an expression of the vocabulary may be.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Number(i16),
    Text(&'static str),
    Effect(Effect),
    Selector(Selector),
    Condition(Condition),
    Per(Per),
    What(What),
    Power(Power),
    Activatable(Activatable),
    Progress(Progress),
    Modifier(Modifier),
    Stat(Stat),
    Tag(GameTag),
    Event(EventPattern),
    Trigger(Trigger),
    Aura(Aura),
    Past(Past),
    Offer(Offer),
    Cost(Cost),
    Part(Part),
    Goal(Goal),
    Classes(Classes),
    Word(Word),
    Race(Race),
    School(SpellSchool),
    Class(CardClass),
    Rarity(Rarity),
    Side(Side),
    Deed(Deed),
    Lasts(Lasts),
    Window(Window),
    By(By),
    Set(CardSet),
    List(Vec<Value>),
}

/// A value that a word takes.
pub(crate) trait Taken: Sized {
    fn take(value: &Value) -> Option<Self>;
}

macro_rules! taken {
    ($($type:ty = $variant:ident),* $(,)?) => {
        $(impl Taken for $type {
            fn take(value: &Value) -> Option<Self> {
                if let Value::$variant(it) = value { Some(it.clone()) } else { None }
            }
        }
        impl From<$type> for Value {
            fn from(it: $type) -> Self {
                Value::$variant(it)
            }
        })*
    };
}

taken! {
    i16 = Number, &'static str = Text, Effect = Effect, Selector = Selector, Condition = Condition, Per = Per,
    What = What, Power = Power, Activatable = Activatable, Progress = Progress, Modifier = Modifier, Stat = Stat, GameTag = Tag, EventPattern = Event,
    Trigger = Trigger, Aura = Aura, Past = Past, Offer = Offer, Cost = Cost, Part = Part, Goal = Goal,
    Classes = Classes, Word = Word, Race = Race, SpellSchool = School, CardClass = Class, Rarity = Rarity, Side = Side,
    Deed = Deed, Window = Window, By = By, Lasts = Lasts, CardSet = Set,
}

impl Taken for Value {
    fn take(value: &Value) -> Option<Self> {
        Some(value.clone())
    }
}

impl Taken for Vec<Value> {
    fn take(value: &Value) -> Option<Self> {
        if let Value::List(items) = value { Some(items.clone()) } else { None }
    }
}

impl Taken for u8 {
    fn take(value: &Value) -> Option<Self> {
        i16::take(value).and_then(|n| n.try_into().ok())
    }
}

impl Taken for u16 {
    fn take(value: &Value) -> Option<Self> {
        i16::take(value).and_then(|n| n.try_into().ok())
    }
}

impl<T: Taken> Taken for &'static [T] {
    fn take(value: &Value) -> Option<Self> {
        let Value::List(items) = value else { return None };
        let items: Option<Vec<T>> = items.iter().map(T::take).collect();
        items.map(|items| &*items.leak())
    }
}

macro_rules! borrowed {
    ($($type:ty),*) => {
        $(impl Taken for &'static $type {
            fn take(value: &Value) -> Option<Self> {
                <$type>::take(value).map(|it| &*Box::leak(Box::new(it)))
            }
        })*
    };
}

borrowed!(Selector, Condition, Past, Trigger, Cost, Per);

/// The arguments of a word.
pub(crate) struct Arguments<'a> {
    word: &'a str,
    values: &'a [Value],
}

impl Arguments<'_> {
    /// The n-th, as the word wants it.
    fn at<T: Taken>(&self, n: usize) -> Result<T, Misread> {
        self.values.get(n).and_then(T::take).ok_or_else(|| Misread::Unfit(self.word.to_owned()))
    }

    /// There must be so many.
    fn count(&self, n: usize) -> Result<(), Misread> {
        if self.values.len() == n { Ok(()) } else { Err(Misread::Unfit(self.word.to_owned())) }
    }
}

/// Functions that a reader adds: nothing for a word that it does not know.
pub(crate) type More<'a> = dyn Fn(&str, &[Value]) -> Added + 'a;

/// What a function that a reader adds makes of its arguments.
pub(crate) enum Added {
    /// There is no such function.
    Unknown,
    /// This.
    Made(Box<Value>),
    /// Nothing: it does not take these.
    Unfit,
}

impl From<Option<Value>> for Added {
    fn from(made: Option<Value>) -> Self {
        made.map_or(Self::Unfit, |value| Self::Made(Box::new(value)))
    }
}

/// Functions by name: what each takes, and the value that it makes of that, if any.
macro_rules! functions {
    ($word:expr, $values:expr; $($name:literal($($arg:ident: $type:ty),*) => $made:expr,)*) => {
        match $word {
            $($name => {
                let made = || -> Option<Value> {
                    let [$($arg),*] = $values else { return None };
                    $(let $arg: $type = Taken::take($arg)?;)*
                    $made.map(Value::from)
                };
                Added::from(made())
            })*
            _ => Added::Unknown,
        }
    };
}
pub(crate) use functions;

/// What stands in an expression besides the vocabulary: holes that are filled, and words that a reader adds.
#[derive(Clone, Copy)]
pub(crate) struct Env<'a> {
    /// Names with what they stand for.
    pub holes: &'a [(&'a str, Value)],
    /// More functions; `None` for a word that it does not know.
    pub more: &'a More<'a>,
}

/// The power that an expression of the vocabulary is.
pub fn power(source: &str) -> Result<Power, Misread> {
    let env = Env { holes: &[], more: &|_, _| Added::Unknown };
    Power::take(&value(&Expression::parse(source)?, &env)?).ok_or_else(|| Misread::Unfit(source.to_owned()))
}

/// What an expression is.
pub(crate) fn value(expression: &Expression, env: &Env<'_>) -> Result<Value, Misread> {
    let all = |arguments: &[Expression]| arguments.iter().map(|it| value(it, env)).collect::<Result<Vec<_>, _>>();
    match expression {
        Expression::Number(n) => Ok(Value::Number(*n)),
        Expression::Text(text) => Ok(Value::Text(text)),
        Expression::Negative(inner) => {
            let Value::Number(n) = value(inner, env)? else { return Err(Misread::Unfit("-".to_owned())) };
            Ok(Value::Number(-n))
        }
        Expression::List(items) => all(items).map(Value::List),
        Expression::Name(name) => {
            let hole = env.holes.iter().find(|(hole, _)| hole == name).map(|(_, value)| value.clone());
            hole.or_else(|| constants::constant(name)).ok_or_else(|| Misread::NoWord(name.clone()))
        }
        Expression::Call(word, arguments) => {
            let values = all(arguments)?;
            match (env.more)(word, &values) {
                Added::Made(value) => Ok(*value),
                Added::Unfit => Err(Misread::Unfit(word.clone())),
                Added::Unknown => calls::call(word, &Arguments { word, values: &values }),
            }
        }
        Expression::Method(receiver, word, arguments) => {
            let values = all(arguments)?;
            methods::method(&value(receiver, env)?, word, &Arguments { word, values: &values })
        }
    }
}
