//! The keywords that the rules implement, as a set.
use std::fmt;
use std::ops::{BitOr, BitOrAssign};

use cardwright_data::GameTag;

/// A set of keywords. Each corresponds to a tag of the client, see [`Keywords::of_tag`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Keywords(u64);

macro_rules! keywords {
    ($($name:ident = $($tag:ident)|+,)*) => {
        #[repr(u32)]
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "the client's tag names")]
        enum Bit { $($name),* }

        impl Keywords {
            $(
                #[doc = concat!("Tag `", stringify!($($tag)|+), "`.")]
                pub const $name: Self = Self(1 << Bit::$name as u32);
            )*

            /// The keyword of a tag; none for a tag that is not a keyword of the rules.
            pub const fn of_tag(tag: GameTag) -> Self {
                match tag {
                    $($(GameTag::$tag)|+ => Self::$name,)*
                    _ => Self::NONE,
                }
            }

            /// Each keyword with its tags.
            pub const TAGS: &[(Self, &[GameTag])] = &[$((Self::$name, &[$(GameTag::$tag),+])),*];

            /// Each keyword with its name.
            pub const ALL: &[(Self, &str)] = &[$((Self::$name, stringify!($name))),*];
        }
    };
}

keywords! {
    TAUNT = TAUNT,
    STEALTH = STEALTH,
    DIVINE_SHIELD = DIVINE_SHIELD,
    CHARGE = CHARGE,
    RUSH = RUSH,
    WINDFURY = WINDFURY,
    MEGA_WINDFURY = MEGA_WINDFURY,
    LIFESTEAL = LIFESTEAL,
    POISONOUS = POISONOUS,
    REBORN = REBORN,
    ELUSIVE = ELUSIVE,
    FREEZE = FREEZE,
    FROZEN = FROZEN,
    IMMUNE = IMMUNE,
    UNTOUCHABLE = UNTOUCHABLE,
    DORMANT = DORMANT,
    CANT_ATTACK = CANT_ATTACK,
    CANNOT_ATTACK_HEROES = CANNOT_ATTACK_HEROES,
    NO_SPELL_TARGET = CANT_BE_TARGETED_BY_SPELLS,
    NO_HERO_POWER_TARGET = CANT_BE_TARGETED_BY_HERO_POWERS,
    BATTLECRY = BATTLECRY,
    DEATHRATTLE = DEATHRATTLE,
    COMBO = COMBO,
    CHOOSE_ONE = CHOOSE_ONE,
    SECRET = SECRET,
    QUEST = QUEST | QUESTLINE | SIDE_QUEST,
    OVERLOAD = OVERLOAD,
    INSPIRE = INSPIRE,
    ECHO = ECHO | NON_KEYWORD_ECHO,
    TRADEABLE = TRADEABLE,
    TWINSPELL = TWINSPELL,
    OUTCAST = OUTCAST,
    CORRUPT = CORRUPT,
    FRENZY = FRENZY,
    SPELLBURST = SPELLBURST,
    INFUSE = INFUSE,
    TITAN = TITAN,
    STARSHIP_PIECE = STARSHIP_PIECE,
    DISCOVER = DISCOVER,
    GHOSTLY = GHOSTLY,
    HEALTH_MINIMUM = HEALTH_MINIMUM,
    IMMUNE_WHILE_ATTACKING = IMMUNE_WHILE_ATTACKING,
    CANT_BE_HEALED = CANT_BE_HEALED,
    ALTERNATE_COST = CARD_ALTERNATE_COST,
    MAGNETIC = MAGNETIC,
    FORGE = FORGE,
    PREPARE = PREPARE,
    STARSHIP = STARSHIP,
    LAUNCHPAD = LAUNCHPAD,
    CASTS_WHEN_DRAWN = CASTS_WHEN_DRAWN,
    SUMMONED_WHEN_DRAWN = SUMMONED_WHEN_DRAWN,
    MINIATURIZE = MINIATURIZE | GIGANTIFY,
    CANT_PLAY = CANT_PLAY,
}

impl Keywords {
    /// The keywords that the rules implement from the tag alone, as printed in texts: a card with only these needs no Power.
    /// `Spell Damage` and `Overload` are followed by the tag's number.
    pub const PRINTED: &[(&str, GameTag)] = &[
        ("Can't attack", GameTag::CANT_ATTACK),
        ("Can't attack heroes", GameTag::CANNOT_ATTACK_HEROES),
        ("Charge", GameTag::CHARGE),
        ("Corrupted", GameTag::CORRUPTED_CARD),
        ("Divine Shield", GameTag::DIVINE_SHIELD),
        ("Echo", GameTag::ECHO),
        ("Elusive", GameTag::ELUSIVE),
        ("Forged", GameTag::FORGED),
        ("Infused", GameTag::INFUSED),
        ("Gigantify", GameTag::GIGANTIFY),
        ("Immune", GameTag::IMMUNE),
        ("Lifesteal", GameTag::LIFESTEAL),
        ("Magnetic", GameTag::MAGNETIC),
        ("Mega-Windfury", GameTag::MEGA_WINDFURY),
        ("Miniaturize", GameTag::MINIATURIZE),
        ("Overload", GameTag::OVERLOAD),
        ("Poisonous", GameTag::POISONOUS),
        ("Reborn", GameTag::REBORN),
        ("Rush", GameTag::RUSH),
        ("Spell Damage", GameTag::SPELLPOWER),
        ("Stealth", GameTag::STEALTH),
        ("Taunt", GameTag::TAUNT),
        ("Tradeable", GameTag::TRADEABLE),
        ("Windfury", GameTag::WINDFURY),
    ];
    /// "Doesn't leave a Corpse": a tag that has no name in any list.
    pub const LEAVES_NO_CORPSE: GameTag = GameTag(2217);
    /// Tags that the rules implement too, and that texts print as a sentence or above the text.
    pub const SENTENCE_TAGS: &[(&str, GameTag)] = &[
        ("Casts When Drawn", GameTag::TOPDECK),
        ("Casts When Drawn", GameTag::CASTS_WHEN_DRAWN),
        ("Doesn't leave a Corpse", Self::LEAVES_NO_CORPSE),
        ("Freeze any character damaged by this minion", GameTag::FREEZE),
        ("Prepare", GameTag::PREPARE),
        ("Secret:", GameTag::SECRET),
    ];
    /// Keywords that are used up, and therefore stored on their bearers: Stealth, Divine Shield …
    pub const USED_UP: Self = Self(Self::DIVINE_SHIELD.0 | Self::STEALTH.0 | Self::REBORN.0 | Self::FROZEN.0);
    /// No keyword.
    pub const NONE: Self = Self(0);
    /// Not targetable and without effect: a Dormant minion, and anything on the board that is not a minion.
    pub const OUT_OF_REACH: Self = Self(Self::ASLEEP.0 | Self::UNTOUCHABLE.0);
    /// Its texts do not work: it is dormant, or a Starship under construction.
    pub const ASLEEP: Self = Self(Self::DORMANT.0 | Self::LAUNCHPAD.0);
    /// Keywords for abilities that are used from the hand.
    pub const DECK_ACTION: Self = Self(Self::TRADEABLE.0 | Self::FORGE.0 | Self::PREPARE.0);
    /// Cannot be the target of a spell or a Hero Power; the data has two ways to say so.
    pub const UNTARGETABLE_BY_CARDS: Self = Self(Self::ELUSIVE.0 | Self::NO_SPELL_TARGET.0);

    /// Whether any of `those` is here.
    pub const fn has(self, those: Self) -> bool {
        self.0 & those.0 != 0
    }

    /// The union of both sets.
    #[must_use]
    pub const fn union(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// The keywords without `those`.
    #[must_use]
    pub const fn without(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }

    /// The set as a number, with a bit for each keyword.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The first sixteen keywords of [`Self::ALL`], a bit each.
    #[expect(clippy::cast_possible_truncation, reason = "the others are left out")]
    pub const fn first_bits(self) -> u16 {
        self.0 as u16
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for Keywords {
    type Output = Self;

    fn bitor(self, those: Self) -> Self {
        self.union(those)
    }
}

impl BitOrAssign for Keywords {
    fn bitor_assign(&mut self, those: Self) {
        self.0 |= those.0;
    }
}

impl fmt::Debug for Keywords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(Self::ALL.iter().filter(|(keyword, _)| self.has(*keyword)).map(|(_, name)| name)).finish()
    }
}
