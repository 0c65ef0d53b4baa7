//! The game's enums by number and name, as `data/enums.toml` lists them (Blizzard's spelling).
//!
//! [`GameTag`] and [`CardSet`] grow with every patch: they are numbers with optional names, and a number without a name is
//! valid. The others are closed enums, with `number`, `name`, `title`, `ALL`, `FromStr` and `TryFrom<i64>`.
//!
//! ```
//! use cardwright_data::{CardType, GameTag};
//! assert_eq!(GameTag::COST.0, 48);
//! assert_eq!("DEATH_RATTLE".parse(), Ok(GameTag::DEATHRATTLE)); // a former name
//! assert_eq!(CardType::try_from(10), Ok(CardType::HeroPower));
//! assert_eq!((CardType::HeroPower.name(), CardType::HeroPower.title()), ("HERO_POWER", "Hero Power"));
//! ```

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::title_words::words;

/// No enum value has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The Rust name of the enum.
    pub enum_name: &'static str,
    /// The requested value.
    pub name: String,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} is named `{}` (data/enums.toml lists them)", self.enum_name, self.name)
    }
}

impl std::error::Error for UnknownName {}

/// No enum value has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownNumber {
    /// The Rust name of the enum.
    pub enum_name: &'static str,
    /// The requested value.
    pub number: i64,
}

impl fmt::Display for UnknownNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not the number of a {} (data/enums.toml lists them)", self.number, self.enum_name)
    }
}

impl std::error::Error for UnknownNumber {}

/// Operations of all enums; open enums are compared by number only.
macro_rules! numbers_and_names {
    ($of:ident, $names:ident) => {
        impl $of {
            /// The value of this name or former name, in Blizzard's spelling.
            pub fn named(name: &str) -> Option<Self> {
                let at = $names.binary_search_by_key(&name, |(name, _)| name).ok()?;
                Self::try_from(i64::from($names[at].1)).ok()
            }
        }

        impl FromStr for $of {
            type Err = UnknownName;

            fn from_str(name: &str) -> Result<Self, UnknownName> {
                Self::named(name).ok_or_else(|| UnknownName { enum_name: stringify!($of), name: name.to_owned() })
            }
        }
    };
}

macro_rules! open_enum {
    (
        $of:ident,
        [$(($number:literal, $name:literal),)*],
        [$(($titled:literal, $title:literal),)*],
        [$(($by:literal, $to:literal),)*]
    ) => {
        const _: () = {
            static NUMBERS: &[(u16, &str)] = &[$(($number, $name)),*];
            static TITLES: &[(u16, &str)] = &[$(($titled, $title)),*];
            static NAMES: &[(&str, i32)] = &[$(($by, $to)),*];

            impl $of {
                fn entry(self) -> Option<&'static (u16, &'static str)> {
                    NUMBERS.binary_search_by_key(&self.0, |entry| entry.0).ok().map(|at| &NUMBERS[at])
                }

                /// Its name in the client; `None` for a number that `data/enums.toml` does not know.
                pub fn name(self) -> Option<&'static str> {
                    self.entry().map(|entry| entry.1)
                }

                /// Its display name; `None` for a number that `data/enums.toml` does not know.
                pub fn title(self) -> Option<Cow<'static, str>> {
                    let given = TITLES.binary_search_by_key(&self.0, |entry| entry.0).ok().map(|at| TITLES[at].1.into());
                    given.or_else(|| Some(words(self.name()?).join(" ").into()))
                }

                /// Its number, as in CardXML and the power history.
                pub const fn number(self) -> i64 {
                    self.0 as i64
                }

                /// Every value that has a name, by number.
                pub fn all() -> impl ExactSizeIterator<Item = Self> {
                    NUMBERS.iter().map(|entry| Self(entry.0))
                }
            }

            numbers_and_names!($of, NAMES);

            impl TryFrom<i64> for $of {
                type Error = UnknownNumber;

                /// Fails only for a number that does not fit into 16 bits; the number needs no name.
                fn try_from(number: i64) -> Result<Self, UnknownNumber> {
                    u16::try_from(number).map(Self).map_err(|_| UnknownNumber { enum_name: stringify!($of), number })
                }
            }

            impl fmt::Display for $of {
                /// The name, or the number if there is no name.
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match self.name() {
                        Some(name) => f.pad(name),
                        None => write!(f, "{}", self.0),
                    }
                }
            }

            impl fmt::Debug for $of {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}::{self}", stringify!($of))
                }
            }
        };
    };
}

macro_rules! closed_enum {
    (
        $of:ident,
        [$(($variant:ident, $number:literal, $name:literal, $title:literal),)*],
        [$(($by:literal, $to:literal),)*]
    ) => {
        const _: () = {
            static NAMES: &[(&str, i32)] = &[$(($by, $to)),*];

            impl $of {
                /// Every value, by number.
                pub const ALL: &[Self] = &[$(Self::$variant),*];

                /// Its name in the client.
                pub const fn name(self) -> &'static str {
                    match self {
                        $(Self::$variant => $name,)*
                    }
                }

                /// Its display name.
                pub const fn title(self) -> &'static str {
                    match self {
                        $(Self::$variant => $title,)*
                    }
                }

                /// Its number, as in CardXML and the power history.
                pub const fn number(self) -> i64 {
                    self as i64
                }
            }

            numbers_and_names!($of, NAMES);

            impl TryFrom<i64> for $of {
                type Error = UnknownNumber;

                fn try_from(number: i64) -> Result<Self, UnknownNumber> {
                    match number {
                        $($number => Ok(Self::$variant),)*
                        _ => Err(UnknownNumber { enum_name: stringify!($of), number }),
                    }
                }
            }

            impl fmt::Display for $of {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.pad(self.name())
                }
            }
        };
    };
}

include!(concat!(env!("OUT_DIR"), "/enums.rs"));

/// The sets of a game, by the client's number (`FormatType`), which is also used in deckstrings.
///
/// `data/sets.toml` says which sets each has in the imported build.
///
/// ```
/// use cardwright_data::{CardSet, Format};
/// assert!(Format::Wild.has(CardSet::NAXX) && !Format::Standard.has(CardSet::NAXX));
/// assert_eq!(Format::from_number(2), Some(Format::Standard));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Format {
    /// An unknown format: every set, for recordings and for tests of cards.
    Any = 0,
    /// Every set that is not for Classic alone.
    #[default]
    Wild = 1,
    /// The sets of the last two years, and Core.
    Standard = 2,
    /// The cards as they once were.
    Classic = 3,
    /// The sets of a season. The data does not have the season, so that the sets are those of Wild.
    Twist = 4,
}

impl Format {
    /// Every format, by number.
    pub const ALL: [Self; 5] = [Self::Any, Self::Wild, Self::Standard, Self::Classic, Self::Twist];

    /// Its number in the client and in deckstrings.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The format with this number; `None` if there is none.
    pub fn from_number(number: u64) -> Option<Self> {
        Self::ALL.into_iter().find(|format| u64::from(format.number()) == number)
    }

    /// Its display name.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Any => "Any",
            Self::Wild => "Wild",
            Self::Standard => "Standard",
            Self::Classic => "Classic",
            Self::Twist => "Twist",
        }
    }

    /// Whether cards of a set are legal in it.
    pub const fn has(self, set: CardSet) -> bool {
        match self {
            Self::Any => true,
            Self::Wild | Self::Twist => set.is_wild(),
            Self::Standard => set.is_standard(),
            Self::Classic => set.is_classic(),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl FromStr for Format {
    type Err = UnknownName;

    /// A format by its display name, in any case.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|format| format.title().eq_ignore_ascii_case(name));
        named.ok_or_else(|| UnknownName { enum_name: "Format", name: name.to_owned() })
    }
}
