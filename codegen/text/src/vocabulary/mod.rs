//! Evaluates expressions of the vocabulary: `deal(3).to(TARGET)` becomes the effect.
//!
//! The meanings of grammar rules and the Powers in card files are written in these expressions. Only the names of the prelude
//! are known: no variables, no paths to other cards. Values live as long as the program, a tool that soon ends.
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
pub(crate) use cardwright_vocabulary::script::read::{ReadResult, Value, WordArgument};
use expression::Expression;

/// The reason why an expression is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PowerReadError {
    /// The expression is not valid Rust.
    #[error("no Rust expression: {0}")]
    InvalidRust(String),
    /// Rust that Powers do not use: a closure, a call of an expression.
    #[error("no Power has {0} like this")]
    UnsupportedRust(&'static str),
    /// A name that is not in the vocabulary.
    #[error("`{0}` is no word of the vocabulary")]
    UnknownWord(String),
    /// A word with invalid arguments.
    #[error("`{0}` does not take this here")]
    WrongArguments(String),
}

/// Additional functions; they return `None` for unknown names.
pub(crate) type ExtraFunctions<'a> = dyn Fn(&str, &[Value]) -> ReadResult + 'a;

/// Functions by name: what each takes, and the value that it makes of that, if any.
macro_rules! functions {
    ($word:expr, $values:expr; $($name:literal($($arg:ident: $type:ty),*) => $made:expr,)*) => {
        match $word {
            $($name => {
                let made = || -> Option<Value> {
                    let [$($arg),*] = $values else { return None };
                    $(let $arg: $type = WordArgument::take($arg)?;)*
                    $made.map(Value::from)
                };
                ReadResult::from(made())
            })*
            _ => ReadResult::Unknown,
        }
    };
}
pub(crate) use functions;

/// The environment of an expression: values of holes, and additional functions.
#[derive(Clone, Copy)]
pub(crate) struct ReadContext<'a> {
    /// The names of holes with their values.
    pub holes: &'a [(&'a str, Value)],
    /// The additional functions; they return `None` for unknown names.
    pub extra_functions: &'a ExtraFunctions<'a>,
}

/// The Power of an expression.
pub fn power(source: &str) -> Result<Power, PowerReadError> {
    let env = ReadContext { holes: &[], extra_functions: &|_, _| ReadResult::Unknown };
    Power::take(&value(&Expression::parse(source)?, &env)?)
        .ok_or_else(|| PowerReadError::WrongArguments(source.to_owned()))
}

/// The value of an expression.
pub(crate) fn value(expression: &Expression, env: &ReadContext<'_>) -> Result<Value, PowerReadError> {
    let all = |arguments: &[Expression]| arguments.iter().map(|it| value(it, env)).collect::<Result<Vec<_>, _>>();
    match expression {
        Expression::Number(n) => Ok(Value::Number(*n)),
        Expression::Text(text) => Ok(Value::Text(text)),
        Expression::Negative(inner) => {
            let Value::Number(n) = value(inner, env)? else {
                return Err(PowerReadError::WrongArguments("-".to_owned()));
            };
            Ok(Value::Number(-n))
        }
        Expression::List(items) => all(items).map(Value::List),
        Expression::Name(name) => {
            let hole = env.holes.iter().find(|(hole, _)| hole == name).map(|(_, value)| value.clone());
            hole.map_or_else(|| word_value(name, constant(name)), Ok)
        }
        Expression::Call(word, arguments) => {
            let values = all(arguments)?;
            match (env.extra_functions)(word, &values) {
                ReadResult::Unknown => word_value(word, read::word(word, Some(&values))),
                added @ (ReadResult::Value(_) | ReadResult::WrongArguments) => word_value(word, added),
            }
        }
        Expression::Method(receiver, word, arguments) => {
            let values = all(arguments)?;
            match read::method(&value(receiver, env)?, word, &values) {
                ReadResult::Unknown => Err(PowerReadError::UnknownWord(format!(".{word}"))),
                read @ (ReadResult::Value(_) | ReadResult::WrongArguments) => word_value(word, read),
            }
        }
    }
}

/// The value of a name without arguments.
fn constant(name: &str) -> ReadResult {
    if name == "u8::MAX" { ReadResult::Value(Box::new(i16::from(u8::MAX).into())) } else { read::word(name, None) }
}

/// The value of a word, or the reason why it is invalid.
fn word_value(word: &str, read: ReadResult) -> Result<Value, PowerReadError> {
    match read {
        ReadResult::Value(value) => Ok(*value),
        ReadResult::Unknown => Err(PowerReadError::UnknownWord(word.to_owned())),
        ReadResult::WrongArguments => Err(PowerReadError::WrongArguments(word.to_owned())),
    }
}
