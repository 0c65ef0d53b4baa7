//! The cards that sideboards may hold: the rows of `data/sideboards.toml`.
use crate::enums::{CardType, Race};

/// A subset of cards, which a tag of a sideboard's owner names by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideboardSubset {
    /// The value of the tag `ALLOWED_SIDEBOARD_SUBSET`.
    pub number: i32,
    /// The words of the owner's text, such as `pick a 2-Cost minion`.
    pub text: &'static str,
    /// The required card type.
    pub card_type: Option<CardType>,
    /// The required minion type.
    pub race: Option<Race>,
    /// The required printed Cost.
    pub cost: Option<i16>,
}

/// All rows, in the order of the file.
pub const SIDEBOARD_SUBSETS: &[SideboardSubset] = include!(concat!(env!("OUT_DIR"), "/sideboards.rs"));

impl SideboardSubset {
    /// The row with this number.
    ///
    /// ```
    /// use cardwright_data::sideboards::SideboardSubset;
    /// assert_eq!(SideboardSubset::of(74).and_then(|subset| subset.cost), Some(2));
    /// assert_eq!(SideboardSubset::of(0), None);
    /// ```
    pub fn of(number: i32) -> Option<&'static Self> {
        SIDEBOARD_SUBSETS.iter().find(|subset| subset.number == number)
    }
}
