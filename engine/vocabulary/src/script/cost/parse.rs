//! Costs from text, when a card is compiled or when a program runs.
//!
//! | text | means |
//! | --- | --- |
//! | `2` | mana; `0` is nothing |
//! | `U U` or `U(2)` | of a resource that the [`Ruleset`] declares; `2 U U` is both together |
//! | `Health(3)`, `Discard(1,Any)`, `Exhaust` … | a [`Part`] by its name; `Any`, `This`, or a card type, minion type or school |
//! | `X(Mana,1,5)`, `All(Corpses,1)` | as much as the player likes; all there is |
//! | `a + b` or `a, b` | together |
//! | `a \| b` | either; binds less than `+` |
//! | `( … )` | a group |
use cardwright_data::{CardType, Race, SpellSchool};

use super::super::ruleset::{Pool, Ruleset};
use super::{CardFilter, Cost, Part, Resource};

/// The kind of a syntax error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// The cost ends where a part is missing.
    Ends,
    /// An unexpected character.
    Unexpected,
    /// No part, keyword or resource has this name.
    Unknown,
    /// No card matches.
    UnknownCards,
    /// A number is too large, or not in order.
    Number,
    /// There are more parts than a cost has room for.
    TooLong,
    /// The keyword takes no cost, or needs one.
    Misused,
}

/// A text that is no cost or ability: where, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError<'a> {
    /// The text.
    pub text: &'a str,
    /// The first byte of the error.
    pub from: usize,
    /// The byte after it.
    pub to: usize,
    /// The kind of the error.
    pub kind: ParseErrorKind,
    /// The name of the ruleset.
    pub rules: &'static str,
}

impl std::fmt::Display for ParseError<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { text, from, to, kind: why, rules } = *self;
        let what = text.get(from..to).unwrap_or_default();
        write!(f, "`{text}`, column {}: ", from + 1)?;
        match why {
            ParseErrorKind::Ends => write!(f, "something is missing at the end"),
            ParseErrorKind::Unexpected => write!(f, "`{what}` may not stand here"),
            ParseErrorKind::Unknown => write!(f, "{rules} knows no `{what}`"),
            ParseErrorKind::UnknownCards => {
                write!(f, "no cards are `{what}`: say Any, This, a card type, a minion type or a school")
            }
            ParseErrorKind::Number => write!(f, "`{what}` is no number that fits here"),
            ParseErrorKind::TooLong => write!(f, "a cost has no more than {} parts", super::PARTS),
            ParseErrorKind::Misused => write!(f, "`{what}` is not written so"),
        }
    }
}

impl std::error::Error for ParseError<'_> {}

/// A result that a const function can look into.
type Read<'a, T> = Result<T, ParseError<'a>>;

/// The value, or out of the function with the error: `?` where a const function cannot say it.
macro_rules! read {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(misread) => return Err(misread),
        }
    };
}
pub(in crate::script) use read;

/// Reads a text from left to right.
pub(in crate::script) struct Reader<'a> {
    text: &'a str,
    at: usize,
    rules: &'a Ruleset<'a>,
}

const fn is_space(byte: u8) -> bool {
    byte == b' ' || byte == b'\t' || byte == b'\n'
}

/// Whether two names are the same but for capitals and underscores.
const fn same_name(a: &[u8], b: &[u8]) -> bool {
    let (mut i, mut j) = (0, 0);
    loop {
        while i < a.len() && a[i] == b'_' {
            i += 1;
        }
        while j < b.len() && b[j] == b'_' {
            j += 1;
        }
        if i == a.len() || j == b.len() {
            return i == a.len() && j == b.len();
        }
        if !a[i].eq_ignore_ascii_case(&b[j]) {
            return false;
        }
        i += 1;
        j += 1;
    }
}

impl<'a> Reader<'a> {
    pub(in crate::script) const fn new(text: &'a str, rules: &'a Ruleset<'a>) -> Self {
        Self { text, at: 0, rules }
    }

    /// The next byte that is no space; 0 at the end.
    pub(in crate::script) const fn peek(&mut self) -> u8 {
        let bytes = self.text.as_bytes();
        while self.at < bytes.len() && is_space(bytes[self.at]) {
            self.at += 1;
        }
        if self.at < bytes.len() { bytes[self.at] } else { 0 }
    }

    /// Takes this byte, if it is next.
    pub(in crate::script) const fn takes(&mut self, byte: u8) -> bool {
        let there = self.peek() == byte && self.at < self.text.len();
        if there {
            self.at += 1;
        }
        there
    }

    pub(in crate::script) const fn misread(&self, from: usize, to: usize, why: ParseErrorKind) -> ParseError<'a> {
        ParseError { text: self.text, from, to, kind: why, rules: self.rules.name }
    }

    /// The error for the next character.
    pub(in crate::script) const fn unexpected(&mut self) -> ParseError<'a> {
        _ = self.peek();
        let bytes = self.text.as_bytes();
        if self.at >= bytes.len() {
            return self.misread(bytes.len(), bytes.len(), ParseErrorKind::Ends);
        }
        let mut to = self.at + 1;
        // A letter of many bytes is pointed at as a whole.
        while to < bytes.len() && bytes[to] & 0xc0 == 0x80 {
            to += 1;
        }
        self.misread(self.at, to, ParseErrorKind::Unexpected)
    }

    const fn expect(&mut self, byte: u8) -> Read<'a, ()> {
        if self.takes(byte) { Ok(()) } else { Err(self.unexpected()) }
    }

    /// A name: where it begins; it ends where the reader is then.
    pub(in crate::script) const fn name(&mut self) -> Read<'a, usize> {
        if !self.peek().is_ascii_alphabetic() {
            return Err(self.unexpected());
        }
        let bytes = self.text.as_bytes();
        let from = self.at;
        while self.at < bytes.len() && (bytes[self.at].is_ascii_alphanumeric() || bytes[self.at] == b'_') {
            self.at += 1;
        }
        Ok(from)
    }

    /// Whether the name that begins there is this one.
    pub(in crate::script) const fn is(&self, from: usize, name: &str) -> bool {
        let (_, rest) = self.text.as_bytes().split_at(from);
        let (read, _) = rest.split_at(self.at - from);
        same_name(read, name.as_bytes())
    }

    /// A number up to and with `most`.
    const fn number(&mut self, most: i16) -> Read<'a, i16> {
        if !self.peek().is_ascii_digit() {
            return Err(self.unexpected());
        }
        let bytes = self.text.as_bytes();
        let from = self.at;
        let mut n: i16 = 0;
        while self.at < bytes.len() && bytes[self.at].is_ascii_digit() {
            n = n.saturating_mul(10).saturating_add((bytes[self.at] - b'0') as i16);
            self.at += 1;
        }
        if n > most { Err(self.misread(from, self.at, ParseErrorKind::Number)) } else { Ok(n) }
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "read as no more than 255")]
    const fn small(&mut self) -> Read<'a, u8> {
        Ok(read!(self.number(255)) as u8)
    }

    /// `a | b`.
    pub(in crate::script) const fn cost(&mut self) -> Read<'a, Cost> {
        let from = self.at;
        let mut cost = read!(self.sum());
        while self.takes(b'|') {
            let other = read!(self.sum());
            cost = match cost.checked_or(other) {
                Some(cost) => cost,
                None => return Err(self.misread(from, self.at, ParseErrorKind::TooLong)),
            };
        }
        Ok(cost)
    }

    /// `a + b`; resources need no sign between them.
    const fn sum(&mut self) -> Read<'a, Cost> {
        let from = self.at;
        let mut cost = Cost::FREE;
        loop {
            let term = read!(self.term());
            cost = match cost.checked_plus(term) {
                Some(cost) => cost,
                None => return Err(self.misread(from, self.at, ParseErrorKind::TooLong)),
            };
            if !self.takes(b'+') && !self.takes(b',') && !self.is_at_letter() {
                return Ok(cost);
            }
        }
    }

    /// The resource that is next as a single letter.
    const fn pool_here(&mut self) -> Option<Pool> {
        let symbol = self.peek();
        if self.is_at_letter() { self.rules.resource(symbol) } else { None }
    }

    /// Whether a single letter is next: a resource, or a letter unknown to the ruleset, which is an error later.
    const fn is_at_letter(&mut self) -> bool {
        let letter = self.peek().is_ascii_alphabetic();
        let bytes = self.text.as_bytes();
        letter && (self.at + 1 >= bytes.len() || !bytes[self.at + 1].is_ascii_alphabetic())
    }

    const fn term(&mut self) -> Read<'a, Cost> {
        if self.takes(b'(') {
            let cost = read!(self.cost());
            read!(self.expect(b')'));
            return Ok(cost);
        }
        if self.peek().is_ascii_digit() {
            return Ok(Cost::of(Part::Mana(read!(self.number(i16::MAX - 1)))));
        }
        if let Some(pool) = self.pool_here() {
            self.at += 1;
            let mut n = 1;
            if self.takes(b'(') {
                n = read!(self.number(i16::MAX - 1));
                read!(self.expect(b')'));
            } else {
                while let Some(more) = self.pool_here() {
                    if more.place() != pool.place() {
                        break;
                    }
                    self.at += 1;
                    n += 1;
                }
            }
            return Ok(Cost::of(Part::Pool(pool, n)));
        }
        Ok(Cost::of(read!(self.part())))
    }

    const fn amount(&mut self) -> Read<'a, i16> {
        read!(self.expect(b'('));
        let n = read!(self.number(i16::MAX - 1));
        read!(self.expect(b')'));
        Ok(n)
    }

    /// `(n,which)`.
    const fn cards(&mut self) -> Read<'a, (u8, CardFilter)> {
        read!(self.expect(b'('));
        let n = read!(self.small());
        read!(self.expect(b','));
        let which = read!(self.which());
        read!(self.expect(b')'));
        Ok((n, which))
    }

    /// `(place,n)`: one of the two counters of a card.
    const fn counter(&mut self) -> Read<'a, (u8, i16)> {
        read!(self.expect(b'('));
        _ = self.peek();
        let from = self.at;
        let at = read!(self.small());
        if at > 1 {
            return Err(self.misread(from, self.at, ParseErrorKind::Number));
        }
        read!(self.expect(b','));
        let n = read!(self.number(i16::MAX - 1));
        read!(self.expect(b')'));
        Ok((at, n))
    }

    const fn part(&mut self) -> Read<'a, Part> {
        let from = read!(self.name());
        macro_rules! named {
            ($($name:ident: $read:ident $(($($value:ident),*))?;)*) => {
                $(if self.is(from, stringify!($name)) {
                    named!(@ $name $read $(($($value),*))?)
                })*
            };
            (@ $name:ident nothing) => { return Ok(Part::$name) };
            (@ $name:ident $read:ident) => { return Ok(Part::$name(read!(self.$read()))) };
            (@ $name:ident $read:ident ($a:ident, $b:ident)) => {{
                let ($a, $b) = read!(self.$read());
                return Ok(Part::$name($a, $b));
            }};
        }
        named! {
            Mana: amount; Health: amount; Armor: amount; Corpses: amount;
            Exhaust: nothing; Attack: nothing; Durability: amount; Cooldown: amount; Overload: amount;
            Counter: counter(at, n); AddCounter: counter(at, n);
            Discard: cards(n, which); Destroy: cards(n, which); Tap: cards(n, which); ToDeck: cards(n, which);
            Exile: cards(n, which);
        }
        if self.is(from, "Once") {
            read!(self.expect(b'('));
            _ = self.peek();
            let number = self.at;
            let n = read!(self.small());
            if n > 7 {
                return Err(self.misread(number, self.at, ParseErrorKind::Number));
            }
            read!(self.expect(b')'));
            return Ok(Part::Once(n));
        }
        if self.is(from, "X") {
            read!(self.expect(b'('));
            let of = read!(self.resource());
            read!(self.expect(b','));
            let least = read!(self.small());
            read!(self.expect(b','));
            _ = self.peek();
            let number = self.at;
            let most = read!(self.small());
            if most < least {
                return Err(self.misread(number, self.at, ParseErrorKind::Number));
            }
            read!(self.expect(b')'));
            return Ok(Part::X(of, least, most));
        }
        if self.is(from, "All") {
            read!(self.expect(b'('));
            let of = read!(self.resource());
            read!(self.expect(b','));
            let least = read!(self.small());
            read!(self.expect(b')'));
            return Ok(Part::All(of, least));
        }
        Err(self.misread(from, self.at, ParseErrorKind::Unknown))
    }

    const fn resource(&mut self) -> Read<'a, Resource> {
        if let Some(pool) = self.pool_here() {
            self.at += 1;
            return Ok(Resource::OfRuleset(pool));
        }
        let from = read!(self.name());
        if self.is(from, "Mana") {
            Ok(Resource::Mana)
        } else if self.is(from, "Health") {
            Ok(Resource::Health)
        } else if self.is(from, "Armor") {
            Ok(Resource::Armor)
        } else if self.is(from, "Corpses") {
            Ok(Resource::Corpses)
        } else {
            Err(self.misread(from, self.at, ParseErrorKind::Unknown))
        }
    }

    const fn which(&mut self) -> Read<'a, CardFilter> {
        let from = read!(self.name());
        if self.is(from, "Any") {
            return Ok(CardFilter::Any);
        }
        if self.is(from, "This") {
            return Ok(CardFilter::This);
        }
        // The first of each list is "none".
        let mut at = 1;
        while at < CardType::ALL.len() {
            if self.is(from, CardType::ALL[at].name()) {
                return Ok(CardFilter::Type(CardType::ALL[at]));
            }
            at += 1;
        }
        at = 1;
        while at < Race::ALL.len() {
            if self.is(from, Race::ALL[at].name()) {
                return Ok(CardFilter::Race(Race::ALL[at]));
            }
            at += 1;
        }
        at = 1;
        while at < SpellSchool::ALL.len() {
            if self.is(from, SpellSchool::ALL[at].name()) {
                return Ok(CardFilter::School(SpellSchool::ALL[at]));
            }
            at += 1;
        }
        Err(self.misread(from, self.at, ParseErrorKind::UnknownCards))
    }

    /// Fails unless the end is reached.
    pub(in crate::script) const fn end(&mut self) -> Read<'a, ()> {
        _ = self.peek();
        if self.at < self.text.len() { Err(self.unexpected()) } else { Ok(()) }
    }

    /// The current position.
    pub(in crate::script) const fn at(&self) -> usize {
        self.at
    }
}

impl Cost {
    /// Parses a cost under a ruleset.
    pub const fn parse<'a>(text: &'a str, rules: &'a Ruleset<'a>) -> Result<Self, ParseError<'a>> {
        let mut reader = Reader::new(text, rules);
        let cost = read!(reader.cost());
        read!(reader.end());
        Ok(cost)
    }
}
