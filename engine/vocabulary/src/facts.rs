//! The data of a card, apart from its Power.
//!
//! [`Facts`] keeps the tags as they are and, beside them, the few that the rules read at every step, computed when the
//! card is compiled. This module knows neither the vocabulary nor games.
mod keywords;
mod requirement;

pub use keywords::Keywords;
pub use requirement::Requirement;

use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};

/// The minion types of a card, a set over [`Race`] by number.
///
/// Rule: Treant is not a minion type. A minion with all types is not a Treant, and a Treant is not Kindred for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Races(u128);

impl Races {
    /// No minion type.
    pub const NONE: Self = Self(0);
    /// Texts treat Treant as a minion type, which it is not: a minion with all types is no Treant.
    const NO_TYPE: u128 = 1 << Race::Treant as u32;

    /// Whether a minion of these types counts as `race`; one of [`Race::All`] counts as each.
    pub const fn is(self, race: Race) -> bool {
        self.types() & (1 << race as u32) != 0 || self.0 & (1 << race as u32) != 0
    }

    /// Whether there is a minion type at all.
    pub const fn any(self) -> bool {
        self.types() != 0
    }

    /// Whether there are several minion types.
    pub const fn several(self) -> bool {
        self.types().count_ones() > 1
    }

    /// Whether both have a minion type in common.
    pub const fn share(self, other: Self) -> bool {
        self.types() & other.types() != 0
    }

    /// The number of each minion type, in order.
    pub fn numbers(self) -> impl Iterator<Item = u32> {
        let mut left = self.types();
        std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(number)
        })
    }

    /// Whether there is a minion type that none of the others has.
    pub fn is_beyond(self, others: impl Iterator<Item = Self>) -> bool {
        self.types() & !others.fold(0, |all, other| all | other.types()) != 0
    }

    const fn types(self) -> u128 {
        let all = self.0 & (1 << Race::All as u32) != 0;
        (if all { u128::MAX } else { self.0 }) & !Self::NO_TYPE
    }

    const fn with(self, number: i32) -> Self {
        if number <= 0 || number > 127 { self } else { Self(self.0 | 1 << number) }
    }
}

/// The minion type that a tag of its own gives a card, as its second or third; the first is `CARDRACE`.
const fn race_of(tag: GameTag) -> Option<Race> {
    Some(match tag.0 {
        2522 => Race::Pirate,
        2523 => Race::Dragon,
        2524 => Race::BloodElf,
        2525 => Race::Draenei,
        2526 => Race::Dwarf,
        2527 => Race::Gnome,
        2528 => Race::Goblin,
        2529 => Race::Human,
        2530 => Race::NightElf,
        2531 => Race::Orc,
        2532 => Race::Tauren,
        2533 => Race::Troll,
        2534 => Race::Undead,
        2535 => Race::Worgen,
        2536 => Race::Murloc,
        2537 => Race::Demon,
        2538 => Race::Scourge,
        2539 => Race::Mechanical,
        2540 => Race::Elemental,
        2541 => Race::Ogre,
        2542 => Race::Beast,
        2543 => Race::Totem,
        2544 => Race::Nerubian,
        2545 => Race::Egg,
        2546 => Race::Quilboar,
        2547 => Race::Centaur,
        2548 => Race::Furbolg,
        2549 => Race::HighElf,
        2550 | 2831 => Race::Treant,
        2551 => Race::Owlkin,
        2552 => Race::HalfOrc,
        2553 => Race::Naga,
        2554 => Race::OldGod,
        2555 => Race::Pandaren,
        2556 => Race::Gronn,
        2584 => Race::Celestial,
        2585 => Race::Gnoll,
        2586 => Race::Golem,
        2587 => Race::Harpy,
        2588 => Race::Vulpera,
        4756 => Race::Aberration,
        _ => return None,
    })
}

/// A card as it is printed, without its Power.
#[derive(Debug)]
pub struct Facts {
    /// Its id in the client; a card file names its constant by it.
    pub id: &'static str,
    /// Its number in the client's database and in deckstrings.
    pub dbf_id: u32,
    /// Its English name.
    pub name: &'static str,
    /// Its English text with the client's markup; empty for none.
    pub text: &'static str,
    /// Minion, spell, weapon …
    pub card_type: CardType,
    /// Its class; [`CardClass::Neutral`] if it has none. A card with several classes has one of them here, or Neutral: see
    /// [`Facts::is_of`].
    pub class: CardClass,
    /// The set that it came with.
    pub set: CardSet,
    /// The tags that the rules use, with their numbers, by tag.
    pub tags: &'static [(GameTag, i32)],
    /// Printed cost.
    pub cost: i16,
    /// Printed attack.
    pub attack: i16,
    /// Printed health; durability of a weapon, uses of a location.
    pub health: i16,
    /// Armor that a hero brings.
    pub armor: i16,
    /// Spell damage.
    pub spell_damage: i8,
    /// Mana crystals that it locks next turn (Overload).
    pub overload: i8,
    /// The keywords that the rules implement.
    pub keywords: Keywords,
    /// Minion types.
    pub races: Races,
    /// The requirements for playing it, apart from its target; `None` if the data does not have them.
    pub requirements: Option<&'static [Requirement]>,
    /// Number of the [`SpellSchool`], 0 for none.
    school: u8,
    /// Number of the [`Rarity`].
    rarity: u8,
    /// Its classes, a set over [`CardClass`] by number.
    classes: u16,
}

impl Facts {
    /// The facts of a card from its data. `tags` are sorted by tag.
    ///
    /// # Panics
    /// If the tags are not sorted, when the card is compiled.
    #[expect(clippy::too_many_arguments, reason = "the facts of a card; generated code calls it")]
    pub const fn new(
        id: &'static str,
        dbf_id: u32,
        name: &'static str,
        text: &'static str,
        card_type: CardType,
        class: CardClass,
        set: CardSet,
        tags: &'static [(GameTag, i32)],
    ) -> Self {
        let mut facts = Self {
            id,
            dbf_id,
            name,
            text,
            card_type,
            class,
            set,
            tags,
            cost: 0,
            attack: 0,
            health: 0,
            armor: 0,
            spell_damage: 0,
            overload: 0,
            keywords: Keywords::NONE,
            races: Races::NONE,
            requirements: None,
            school: 0,
            rarity: 0,
            classes: class_bit(class),
        };
        let mut at = 0;
        while at < tags.len() {
            let (tag, value) = tags[at];
            assert!(at == 0 || tags[at - 1].0.0 < tag.0, "the tags of a card are sorted");
            facts.read(tag, value);
            at += 1;
        }
        facts
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped first")]
    const fn read(&mut self, tag: GameTag, value: i32) {
        let number = if value > 9999 {
            9999
        } else if value < -9999 {
            -9999
        } else {
            value
        } as i16;
        match tag {
            GameTag::COST => self.cost = number,
            GameTag::ATK => self.attack = number,
            // Older data gives a weapon DURABILITY, today's HEALTH.
            GameTag::HEALTH | GameTag::DURABILITY => self.health = number,
            GameTag::ARMOR => self.armor = number,
            GameTag::SPELLPOWER => self.spell_damage = number as i8,
            GameTag::OVERLOAD => {
                self.overload = number as i8;
                self.keywords = self.keywords.union(Keywords::OVERLOAD);
            }
            GameTag::CARDRACE => self.races = self.races.with(value),
            GameTag::SPELL_SCHOOL => self.school = number as u8,
            GameTag::RARITY => self.rarity = number as u8,
            GameTag::MULTIPLE_CLASSES if value > 0 => self.classes = value as u16,
            _ => {
                if let Some(race) = race_of(tag)
                    && value > 0
                {
                    self.races = self.races.with(race as i32);
                }
                if value > 0 {
                    self.keywords = self.keywords.union(Keywords::of_tag(tag));
                }
            }
        }
    }

    /// Its id in the client: a card that is put together of modules has that of the card in the collection.
    ///
    /// ```
    /// use cardwright_data::{CardClass, CardSet, CardType};
    /// use cardwright_vocabulary::facts::Facts;
    /// let of = |id| Facts::new(id, 0, "", "", CardType::Minion, CardClass::Neutral, CardSet::LEGACY, &[]);
    /// assert_eq!((of("ZZ+1+2").client_id(), of("ZZ").client_id()), ("ZZ", "ZZ"));
    /// ```
    pub fn client_id(&self) -> &'static str {
        self.id.split_once('+').map_or(self.id, |(base, _)| base)
    }

    /// The number that a tag has on the printed card, 0 if it has none.
    #[inline]
    pub const fn tag(&self, tag: GameTag) -> i32 {
        let (mut from, mut to) = (0, self.tags.len());
        while from < to {
            let middle = usize::midpoint(from, to);
            let (at, value) = self.tags[middle];
            if at.0 == tag.0 {
                return value;
            }
            if at.0 < tag.0 {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        0
    }

    /// Whether players own it and put it into decks.
    #[inline]
    pub const fn collectible(&self) -> bool {
        self.tag(GameTag::COLLECTIBLE) > 0
    }

    /// Whether it is a card of this class: "a Paladin card". A card with several classes is a card of each, and is not Neutral,
    /// whatever its tag `CLASS` says (Hearthstone Wiki, "Dual-class" and "Tri-class": such cards count as cards of each of
    /// their classes).
    ///
    /// ```
    /// use cardwright_data::{CardClass, CardSet, CardType, GameTag};
    /// use cardwright_vocabulary::facts::Facts;
    /// let classes = &[(GameTag::MULTIPLE_CLASSES, 1 << 4 | 1 << 5)];
    /// let wave = Facts::new("", 0, "", "", CardType::Spell, CardClass::Neutral, CardSet::SCHOLOMANCE, classes);
    /// assert!(wave.is_of(CardClass::Paladin) && wave.is_of(CardClass::Priest) && !wave.is_of(CardClass::Neutral));
    /// ```
    ///
    /// Rule: A card of several classes is one of each, and not Neutral, whatever class its data has first (Hearthstone Wiki,
    /// "Dual-class", "Tri-class").
    pub const fn is_of(&self, class: CardClass) -> bool {
        self.classes & class_bit(class) != 0
    }

    /// Whether a card can be generated at random or Discovered: no Quest, no Death Knight card of three runes ("removed from all
    /// Discover pools and random generation effects", Hearthstone Wiki, "Game Mechanics Updates", April 2023), no card of
    /// the Zerg, Protoss or Terran, and none with the client's tag for it, as Titans and Fabled cards have.
    ///
    /// No source: cards of a faction are in no pool of a deck that began with one either.
    pub fn is_generated(&self) -> bool {
        let is = |tag| self.tag(tag) > 0;
        let runes = [GameTag::COST_BLOOD, GameTag::COST_FROST, GameTag::COST_UNHOLY];
        let quest = is(GameTag::QUEST) && !is(GameTag::SIDE_QUEST);
        let faction = [GameTag::ZERG, GameTag::PROTOSS, GameTag::TERRAN].into_iter().any(is);
        !is(GameTag::DONT_PICK_FROM_SUBSETS)
            && !quest
            && !faction
            && runes.into_iter().map(|rune| self.tag(rune)).sum::<i32>() < 3
    }

    /// Whether both are cards of one class.
    pub(crate) const fn shares_class(&self, other: &Self) -> bool {
        self.classes & other.classes != 0
    }

    /// The school of a spell.
    #[inline]
    pub fn school(&self) -> Option<SpellSchool> {
        SpellSchool::try_from(i64::from(self.school)).ok().filter(|school| *school != SpellSchool::None)
    }

    /// Its rarity; [`Rarity::Invalid`] for tokens.
    pub fn rarity(&self) -> Rarity {
        Rarity::try_from(i64::from(self.rarity)).unwrap_or(Rarity::Invalid)
    }

    /// The maximum number of copies in a deck: one of a Legendary card, two of another.
    pub fn max_copies(&self) -> usize {
        if self.rarity() == Rarity::Legendary { 1 } else { 2 }
    }
}

/// The classes that players choose, in alphabetical order.
pub const PLAYABLE_CLASSES: [CardClass; 11] = [
    CardClass::DeathKnight,
    CardClass::DemonHunter,
    CardClass::Druid,
    CardClass::Hunter,
    CardClass::Mage,
    CardClass::Paladin,
    CardClass::Priest,
    CardClass::Rogue,
    CardClass::Shaman,
    CardClass::Warlock,
    CardClass::Warrior,
];

/// The bit of a class as `MULTIPLE_CLASSES` has it.
const fn class_bit(class: CardClass) -> u16 {
    if matches!(class, CardClass::Invalid) { 0 } else { 1 << (class as u16 - 1) }
}
