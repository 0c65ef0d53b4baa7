//! The subset of Rust expressions in which Powers are written.
use std::fmt;

use syn::{Expr, Lit, UnOp};

use super::PowerReadError;

/// An expression, without references and parentheses that do not change the meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    /// A number: `3`.
    Number(i16),
    /// A text: `"CS2_101t"`; static, as in values of the vocabulary.
    Text(&'static str),
    /// A constant: `TARGET`, `GameTag::TAUNT`.
    Name(String),
    /// A negative number: `-1`.
    Negative(Box<Expression>),
    /// A list: `&[deal(1), draw(1)]`.
    List(Vec<Expression>),
    /// A call of a function: `deal(3)`.
    Call(String, Vec<Expression>),
    /// A call of a method: `deal(3).to(TARGET)`.
    Method(Box<Expression>, String, Vec<Expression>),
}

impl Expression {
    /// Parses an expression.
    ///
    /// # Errors
    /// No Rust; an expression that no Power needs.
    pub(crate) fn parse(source: &str) -> Result<Self, PowerReadError> {
        let expression: Expr =
            syn::parse_str(source).map_err(|error| PowerReadError::InvalidRust(error.to_string()))?;
        Self::of(&expression)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the enums of syn: Powers need only some expressions")]
    fn of(expression: &Expr) -> Result<Self, PowerReadError> {
        match expression {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Int(n) => {
                    n.base10_parse().map(Self::Number).map_err(|error| PowerReadError::InvalidRust(error.to_string()))
                }
                Lit::Str(text) => Ok(Self::Text(text.value().leak())),
                _ => Err(PowerReadError::UnsupportedRust("a literal")),
            },
            Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
                Ok(Self::Negative(Box::new(Self::of(&unary.expr)?)))
            }
            Expr::Reference(reference) => Self::of(&reference.expr),
            Expr::Paren(inner) => Self::of(&inner.expr),
            Expr::Array(array) => Ok(Self::List(Self::all(&array.elems)?)),
            Expr::Path(path) => Ok(Self::Name(name_of(&path.path))),
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return Err(PowerReadError::UnsupportedRust("a call")) };
                Ok(Self::Call(name_of(&path.path), Self::all(&call.args)?))
            }
            Expr::MethodCall(call) => {
                let receiver = Box::new(Self::of(&call.receiver)?);
                Ok(Self::Method(receiver, call.method.to_string(), Self::all(&call.args)?))
            }
            _ => Err(PowerReadError::UnsupportedRust("an expression")),
        }
    }

    fn all<'e>(expressions: impl IntoIterator<Item = &'e Expr>) -> Result<Vec<Self>, PowerReadError> {
        expressions.into_iter().map(Self::of).collect()
    }

    /// Whether it is a single name.
    pub(crate) const fn is_name(&self) -> bool {
        matches!(self, Self::Name(_))
    }

    /// Whether it contains an identifier.
    pub(crate) fn mentions(&self, identifier: &str) -> bool {
        let is_in = |name: &str| name.split("::").any(|part| part == identifier);
        let any = |all: &[Self]| all.iter().any(|it| it.mentions(identifier));
        match self {
            Self::Number(_) | Self::Text(_) => false,
            Self::Name(name) => is_in(name),
            Self::Negative(inner) => inner.mentions(identifier),
            Self::List(items) => any(items),
            Self::Call(word, arguments) => is_in(word) || any(arguments),
            Self::Method(receiver, word, arguments) => {
                receiver.mentions(identifier) || word == identifier || any(arguments)
            }
        }
    }

    /// Whether two expressions are equal except for the names of their holes; `names` and `other_names` have the holes in the
    /// same order.
    pub(crate) fn is_alpha_equivalent(&self, names: &[String], other: &Self, other_names: &[String]) -> bool {
        let place = |names: &[String], name: &str| names.iter().position(|it| it == name);
        let is_alike = |left: &[Self], right: &[Self]| {
            let mut pairs = left.iter().zip(right);
            left.len() == right.len() && pairs.all(|(it, other)| it.is_alpha_equivalent(names, other, other_names))
        };
        match self {
            Self::Number(_) | Self::Text(_) => self == other,
            Self::Name(left) => {
                let Self::Name(right) = other else { return false };
                match (place(names, left), place(other_names, right)) {
                    (None, None) => left == right,
                    (at, other_at) => at == other_at,
                }
            }
            Self::Negative(left) => {
                matches!(other, Self::Negative(right) if left.is_alpha_equivalent(names, right, other_names))
            }
            Self::List(left) => matches!(other, Self::List(right) if is_alike(left, right)),
            Self::Call(word, left) => {
                matches!(other, Self::Call(other_word, right) if word == other_word && is_alike(left, right))
            }
            Self::Method(receiver, word, left) => {
                let Self::Method(other_receiver, other_word, right) = other else { return false };
                word == other_word
                    && receiver.is_alpha_equivalent(names, other_receiver, other_names)
                    && is_alike(left, right)
            }
        }
    }
}

/// Prints Rust: `deal(3).to(TARGET)`.
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn listed(f: &mut fmt::Formatter<'_>, items: &[Expression]) -> fmt::Result {
            for (n, item) in items.iter().enumerate() {
                write!(f, "{}{item}", if n == 0 { "" } else { ", " })?;
            }
            Ok(())
        }
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Name(name) => f.write_str(name),
            Self::Negative(inner) => write!(f, "-{inner}"),
            Self::List(items) => {
                f.write_str("&[")?;
                listed(f, items)?;
                f.write_str("]")
            }
            Self::Call(word, arguments) => {
                write!(f, "{word}(")?;
                listed(f, arguments)?;
                f.write_str(")")
            }
            Self::Method(receiver, word, arguments) => {
                write!(f, "{receiver}.{word}(")?;
                listed(f, arguments)?;
                f.write_str(")")
            }
        }
    }
}

fn name_of(path: &syn::Path) -> String {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>().join("::")
}
