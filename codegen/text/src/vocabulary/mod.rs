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
pub(crate) mod expression;

use cardwright_vocabulary::script::Power;
use cardwright_vocabulary::script::read;
pub(crate) use cardwright_vocabulary::script::read::{Reading, Taken, Value};
use expression::Expression;

/// Why an expression is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
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

/// Functions that a reader adds: nothing for a word that it does not know.
pub(crate) type More<'a> = dyn Fn(&str, &[Value]) -> Reading + 'a;

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
                Reading::from(made())
            })*
            _ => Reading::Unknown,
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
pub fn power(source: &str) -> Result<Power, ReadError> {
    let env = Env { holes: &[], more: &|_, _| Reading::Unknown };
    Power::take(&value(&Expression::parse(source)?, &env)?).ok_or_else(|| ReadError::Unfit(source.to_owned()))
}

/// What an expression is.
pub(crate) fn value(expression: &Expression, env: &Env<'_>) -> Result<Value, ReadError> {
    let all = |arguments: &[Expression]| arguments.iter().map(|it| value(it, env)).collect::<Result<Vec<_>, _>>();
    match expression {
        Expression::Number(n) => Ok(Value::Number(*n)),
        Expression::Text(text) => Ok(Value::Text(text)),
        Expression::Negative(inner) => {
            let Value::Number(n) = value(inner, env)? else { return Err(ReadError::Unfit("-".to_owned())) };
            Ok(Value::Number(-n))
        }
        Expression::List(items) => all(items).map(Value::List),
        Expression::Name(name) => {
            let hole = env.holes.iter().find(|(hole, _)| hole == name).map(|(_, value)| value.clone());
            hole.map_or_else(|| word_value(name, constant(name)), Ok)
        }
        Expression::Call(word, arguments) => {
            let values = all(arguments)?;
            match (env.more)(word, &values) {
                Reading::Unknown => word_value(word, read::word(word, Some(&values))),
                added @ (Reading::Made(_) | Reading::Unfit) => word_value(word, added),
            }
        }
        Expression::Method(receiver, word, arguments) => {
            let values = all(arguments)?;
            match read::method(&value(receiver, env)?, word, &values) {
                Reading::Unknown => Err(ReadError::NoWord(format!(".{word}"))),
                read @ (Reading::Made(_) | Reading::Unfit) => word_value(word, read),
            }
        }
    }
}

/// A name without parentheses.
fn constant(name: &str) -> Reading {
    if name == "u8::MAX" { Reading::Made(Box::new(i16::from(u8::MAX).into())) } else { read::word(name, None) }
}

/// The value of a word, or why there is none.
fn word_value(word: &str, read: Reading) -> Result<Value, ReadError> {
    match read {
        Reading::Made(value) => Ok(*value),
        Reading::Unknown => Err(ReadError::NoWord(word.to_owned())),
        Reading::Unfit => Err(ReadError::Unfit(word.to_owned())),
    }
}
