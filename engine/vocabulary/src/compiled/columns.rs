//! The facts of many cards by column, for a program that is downloaded.
use cardwright_data::{CardClass, CardSet, CardType, GameTag};

use super::Card;
use crate::facts::Requirement;
use crate::script::Power;

/// The cards of a set by column, as [`cards!`](crate::cards) writes them for browsers: a third of the size of a table of [`Card`]s, because it
/// has no addresses of texts and nothing twice, and like stands beside like.
#[derive(Debug)]
pub struct Columns {
    /// Ids, each with a zero character behind it; so are the names and texts.
    pub ids: &'static str,
    /// English names.
    pub names: &'static str,
    /// English texts.
    pub texts: &'static str,
    /// Numbers in the client's database.
    pub dbf_ids: &'static [u32],
    /// Types.
    pub card_types: &'static [CardType],
    /// Classes.
    pub classes: &'static [CardClass],
    /// Sets.
    pub sets: &'static [CardSet],
    /// How many tags each card has.
    pub tag_counts: &'static [u8],
    /// The tags of all cards.
    pub tags: &'static [GameTag],
    /// The values of the tags.
    pub values: &'static [i32],
    /// The Powers.
    pub powers: &'static [&'static Power],
    /// What must hold for each card to be played; `None` where the data does not say.
    pub requirements: &'static [Option<&'static [Requirement]>],
}

impl Columns {
    /// The cards, which live as long as the program. For a registry, which is made once.
    ///
    /// ```
    /// use cardwright_data::enums::{CardClass as C, CardSet as S, CardType as K, GameTag as T};
    /// use cardwright_vocabulary::script::prelude::*;
    /// static FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
    /// static CARDS: cardwright_vocabulary::compiled::Columns = cardwright_vocabulary::columns![
    ///     Card::new("ZZ_FIREBALL", 315, "Fireball", "Deal $6 damage.", K::Spell, C::Mage, S::LEGACY, &[(T::COST, 4)], &FIREBALL),
    /// ];
    /// let cards = CARDS.cards();
    /// assert_eq!((cards[0].name, cards[0].cost), ("Fireball", 4));
    /// ```
    pub fn cards(&self) -> &'static [Card] {
        let tags: Vec<(GameTag, i32)> = self.tags.iter().copied().zip(self.values.iter().copied()).collect();
        let mut tags: &'static [(GameTag, i32)] = tags.leak();
        let texts = self.ids.split('\0').zip(self.names.split('\0')).zip(self.texts.split('\0'));
        let facts = self.dbf_ids.iter().zip(self.card_types).zip(self.classes).zip(self.sets).zip(self.tag_counts);
        let rows = texts.zip(facts).zip(self.powers).zip(self.requirements.iter().copied());
        let mut cards = Vec::with_capacity(self.powers.len());
        for (((((id, name), text), ((((dbf_id, card_type), class), set), many)), power), required) in rows {
            let (own, others) = tags.split_at(usize::from(*many));
            tags = others;
            let card = Card::new(id, *dbf_id, name, text, *card_type, *class, *set, own, power);
            cards.push(match required {
                Some(required) => card.requiring(required),
                None => card,
            });
        }
        cards.leak()
    }
}

/// How many tags these are.
#[doc(hidden)]
#[expect(clippy::cast_possible_truncation, reason = "checked")]
pub const fn count(tags: &[GameTag]) -> u8 {
    assert!(tags.len() <= u8::MAX as usize, "a card has so few tags that a byte counts them");
    tags.len() as u8
}

/// A table of cards, one `Card::new(…)` a row: `cards!(CARDS: 2 = …)` makes a static array of so many [`Card`]s, and for browsers static
/// [`Columns`] of the same name.
///
/// Its rows are those of the facts tables; everything in them is constant.
#[macro_export]
macro_rules! cards {
    ($(#[$about:meta])* $name:ident: $many:literal = [$($rows:tt)*]) => {
        #[cfg(not(target_family = "wasm"))]
        $(#[$about])*
        pub static $name: [$crate::Card; $many] = [$($rows)*];
        #[cfg(target_family = "wasm")]
        $(#[$about])*
        pub static $name: $crate::compiled::Columns = $crate::columns![$($rows)*];
    };
}

/// The rows of [`cards!`](crate::cards) as [`Columns`].
#[macro_export]
macro_rules! columns {
    ($(
        Card::new(
            $id:literal, $dbf_id:literal, $name:literal, $text:literal, $card_type:expr, $class:expr, $set:expr,
            &[$(($tag:expr, $value:expr)),*], &$power:path
        )$(.requiring(&[$($requirement:expr),*]))?
    ),* $(,)?) => {
        $crate::compiled::Columns {
            ids: concat!($($id, "\0",)*),
            names: concat!($($name, "\0",)*),
            texts: concat!($($text, "\0",)*),
            dbf_ids: &[$($dbf_id),*],
            card_types: &[$($card_type),*],
            classes: &[$($class),*],
            sets: &[$($set),*],
            tag_counts: &[$($crate::compiled::count(&[$($tag),*])),*],
            tags: &[$($($tag,)*)*],
            values: &[$($($value,)*)*],
            powers: &[$(&$power),*],
            requirements: &[$({
                #[allow(unused_mut, reason = "not every row has some")]
                let mut required: Option<&'static [$crate::facts::Requirement]> = None;
                $(required = Some(&[$($requirement),*]);)?
                required
            }),*],
        }
    };
}
