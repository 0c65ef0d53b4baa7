//! The facts of many cards by column, as generated code has them.
use cardwright_data::{CardClass, CardSet, CardType, GameTag};

use super::Card;
use crate::facts::Requirement;
use crate::script::Power;

/// The cards of a set by column, which [`columns!`](crate::columns) makes of a table: a third of the size of a table of [`Card`]s, because
/// there are no addresses of texts and nothing twice, and like stands beside like. The compiler also evaluates plain columns ten
/// times as fast as it would evaluate a call of [`Card::new`] for each card.
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
    /// The tags of all cards; [`NO_TAG`] ends those of each card.
    pub tags: &'static [GameTag],
    /// The values of the tags; 0 for [`NO_TAG`].
    pub values: &'static [i32],
    /// The Powers.
    pub powers: &'static [Power],
    /// The requirements for playing each card: one list, or none if the data does not have them.
    pub requirements: &'static [&'static [&'static [Requirement]]],
}

impl Columns {
    /// The cards, which live as long as the program. For a registry, which is made once.
    ///
    /// ```
    /// use cardwright_data::enums::{CardClass as C, CardSet as S, CardType as K, GameTag as T};
    /// use cardwright_vocabulary::script::prelude::*;
    /// const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
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
        let facts = self.dbf_ids.iter().zip(self.card_types).zip(self.classes).zip(self.sets);
        let rows = texts.zip(facts).zip(self.powers).zip(self.requirements);
        let mut cards = Vec::with_capacity(self.powers.len());
        for (((((id, name), text), (((dbf_id, card_type), class), set)), power), required) in rows {
            let many = tags.iter().take_while(|(tag, _)| *tag != NO_TAG).count();
            let (own, others) = tags.split_at(many);
            tags = others.get(1..).unwrap_or_default();
            let card = Card::new(id, *dbf_id, name, text, *card_type, *class, *set, own, power);
            cards.push(match required.first() {
                Some(required) => card.requiring(required),
                None => card,
            });
        }
        cards.leak()
    }
}

/// Ends the tags of a card in [`Columns::tags`]: no tag has the number 0.
pub const NO_TAG: GameTag = GameTag::TAG_NOT_SET;

/// A table of cards, one `Card::new(…)` per row, as [`Columns`]. Its rows are those of the facts tables; all values are
/// constant.
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
            tags: &[$($($tag,)* $crate::compiled::NO_TAG,)*],
            values: &[$($($value,)* 0,)*],
            powers: &[$($power),*],
            requirements: &[$(&[$(&[$($requirement),*])?]),*],
        }
    };
}
