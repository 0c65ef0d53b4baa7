//! Deckstrings: the base64 codes in which the client and deck sites exchange decks.
//!
//! After a zero byte and the version follow numbers of seven bits per byte, low bits first: the format, the heroes, the cards
//! with one copy, with two copies, and with more copies and their count; then, since the client has sideboards, a one and the
//! same three groups with the owner of each sideboard card, or a zero.
use std::collections::BTreeMap;

use base64::Engine;
use base64::alphabet;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, STANDARD};

/// The version that is read and written.
const VERSION: u64 = 1;
/// The formats in deckstrings: Wild, Standard, Classic, Twist.
const FORMATS: std::ops::RangeInclusive<u64> = 1..=4;
/// The maximum length of a group.
const LONGEST_GROUP: u64 = 1000;

/// Decodes base64 with or without padding. Bits after the last byte are ignored, so that a truncated code is reported as such.
const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// A decoded deckstring: cards by their numbers in the client's database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckCode {
    /// 1 Wild, 2 Standard, 3 Classic, 4 Twist.
    pub format: u64,
    /// The heroes; usually one.
    pub heroes: Vec<u32>,
    /// The number of copies of each card.
    pub cards: BTreeMap<u32, u32>,
    /// The number of copies of each card in the sideboard of another: (card, owner).
    pub sideboards: BTreeMap<(u32, u32), u32>,
}

/// The reason why a text is not a deckstring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// The text has characters or a length that base64 does not have.
    #[error("it is not base64: a deckstring begins with `AAE` and holds letters, digits, `+`, `/` and `=` alone")]
    NotBase64,
    /// The first byte is not zero.
    #[error("it does not begin as a deckstring does: was its beginning cut off?")]
    NoDeck,
    /// An unknown version.
    #[error("it is of version {0}, and only version 1 is known")]
    Version(u64),
    /// An unknown format.
    #[error("it is of format {0}, and only 1 (Wild), 2 (Standard), 3 (Classic) and 4 (Twist) are known")]
    Format(u64),
    /// The text ends in the middle of a number or of a group.
    #[error("it ends too soon: was its end cut off?")]
    TooShort,
    /// There are bytes after its end.
    #[error("{0} bytes follow after its end: were two codes put together?")]
    TooLong(usize),
    /// A number that is too large for a card.
    #[error("it holds the number {0}, too great for a card or a count")]
    TooGreat(u64),
    /// A card with a count of zero.
    #[error("it holds a card zero times: was it changed by hand?")]
    NoCopies,
}

/// A member of a group, with its count if the group has counts.
type Member<K> = Result<(K, u32), CodeError>;

/// Reads numbers from bytes.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next(&mut self) -> Result<u64, CodeError> {
        let mut number = 0_u64;
        for shift in (0..63).step_by(7) {
            let (byte, rest) = self.0.split_first().ok_or(CodeError::TooShort)?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(CodeError::TooGreat(number))
    }

    fn small(&mut self) -> Result<u32, CodeError> {
        let number = self.next()?;
        u32::try_from(number).map_err(|_| CodeError::TooGreat(number))
    }

    fn length(&mut self) -> Result<u64, CodeError> {
        let length = self.next()?;
        if length > LONGEST_GROUP { Err(CodeError::TooGreat(length)) } else { Ok(length) }
    }

    /// Reads three groups; `of_one` reads a member, with its count if the argument is true.
    fn groups<K: Ord>(&mut self, of_one: fn(&mut Self, bool) -> Member<K>) -> Result<BTreeMap<K, u32>, CodeError> {
        let mut counted = BTreeMap::new();
        for group in 1..=3 {
            for _ in 0..self.length()? {
                let (key, count) = of_one(self, group == 3)?;
                let count = if group == 3 { count } else { group };
                if count == 0 {
                    return Err(CodeError::NoCopies);
                }
                let total: &mut u32 = counted.entry(key).or_default();
                *total = total.saturating_add(count);
            }
        }
        Ok(counted)
    }
}

fn push(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(u8::try_from(number & 0x7f).expect("seven bits") | 0x80);
        number >>= 7;
    }
    bytes.push(u8::try_from(number).expect("seven bits"));
}

/// Writes three groups: members with one copy, two copies, more copies.
fn push_groups<K: Copy>(bytes: &mut Vec<u8>, counted: &BTreeMap<K, u32>, numbers: fn(K, Option<u32>) -> Vec<u32>) {
    for group in 1..=3 {
        let members = || counted.iter().filter(move |(_, count)| (**count).clamp(1, 3) == group && **count > 0);
        push(bytes, members().count() as u64);
        for (key, count) in members() {
            for number in numbers(*key, (group == 3).then_some(*count)) {
                push(bytes, number.into());
            }
        }
    }
}

/// A code in the standard alphabet: spaces, line ends and padding are removed, URL encoding is decoded (`%2B`, `%2F`, `%3D`),
/// and the URL-safe alphabet (`-`, `_`) is replaced.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let encoded = rest.get(..3).and_then(|code| {
            Some(match code.to_ascii_uppercase().as_str() {
                "%2B" => '+',
                "%2F" => '/',
                "%3D" => '=',
                "%20" | "%0A" | "%0D" => ' ',
                _ => return None,
            })
        });
        rest = &rest[if encoded.is_some() { 3 } else { next.len_utf8() }..];
        match encoded.unwrap_or(next) {
            '-' => plain.push('+'),
            '_' => plain.push('/'),
            space if space.is_whitespace() => {}
            other => plain.push(other),
        }
    }
    plain.truncate(plain.trim_end_matches('=').len());
    plain
}

impl DeckCode {
    /// Decodes a deckstring, also one with line breaks, spaces, URL encoding, or without padding.
    ///
    /// ```
    /// use cardwright_data::deckstring::DeckCode;
    /// let code = DeckCode::decode("AAECAf0EAAAA")?;
    /// assert_eq!((code.format, code.heroes), (2, vec![637]));
    /// # Ok::<(), cardwright_data::deckstring::CodeError>(())
    /// ```
    pub fn decode(text: &str) -> Result<Self, CodeError> {
        let plain = plain(text);
        if !plain.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/')) {
            return Err(CodeError::NotBase64);
        }
        // One letter more than whole bytes have: the next one is missing.
        if plain.len() % 4 == 1 {
            return Err(CodeError::TooShort);
        }
        let bytes = LENIENT.decode(plain).map_err(|_| CodeError::NotBase64)?;
        let mut numbers = Numbers(&bytes);
        if numbers.next()? != 0 {
            return Err(CodeError::NoDeck);
        }
        let version = numbers.next()?;
        if version != VERSION {
            return Err(CodeError::Version(version));
        }
        let format = numbers.next()?;
        if !FORMATS.contains(&format) {
            return Err(CodeError::Format(format));
        }
        let heroes = (0..numbers.length()?).map(|_| numbers.small()).collect::<Result<_, _>>()?;
        let cards = numbers.groups(|numbers, counted| {
            let card = numbers.small()?;
            Ok((card, if counted { numbers.small()? } else { 0 }))
        })?;
        let mut sideboards = BTreeMap::new();
        // Codes from before there were sideboards end here.
        if !numbers.0.is_empty() && numbers.next()? == 1 {
            sideboards = numbers.groups(|numbers, counted| {
                let card = numbers.small()?;
                let count = if counted { numbers.small()? } else { 0 };
                Ok(((card, numbers.small()?), count))
            })?;
        }
        if numbers.0.is_empty() {
            Ok(Self { format, heroes, cards, sideboards })
        } else {
            Err(CodeError::TooLong(numbers.0.len()))
        }
    }

    /// Encodes the deckstring as the client does, in the order of the numbers.
    pub fn encode(&self) -> String {
        let mut bytes = vec![0];
        push(&mut bytes, VERSION);
        push(&mut bytes, self.format);
        push(&mut bytes, self.heroes.len() as u64);
        for hero in &self.heroes {
            push(&mut bytes, (*hero).into());
        }
        push_groups(&mut bytes, &self.cards, |card, count| std::iter::once(card).chain(count).collect());
        bytes.push(u8::from(!self.sideboards.is_empty()));
        if !self.sideboards.is_empty() {
            push_groups(&mut bytes, &self.sideboards, |(card, owner), count| {
                std::iter::once(card).chain(count).chain([owner]).collect()
            });
        }
        STANDARD.encode(bytes)
    }
}
