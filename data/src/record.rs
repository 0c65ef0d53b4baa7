//! A card as the rest of the project uses it: corrected, in English, with its requirements and links.
//!
//! Records do not know their origin. [`crate::store`] and [`crate::records_from_carddefs`] create them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::enums::{CardClass, CardSet, CardType, GameTag, MultiClassGroup, Race, Rarity, SpellSchool};

/// The place where an entity was defined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// In the CardDefs.xml of a build.
    #[default]
    Build,
    /// In a file of `data/custom/`.
    Custom,
}

/// The kinds of relations between two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LinkKind {
    /// The other card is an enchantment that this card attaches.
    Enchantment,
    /// This card creates or names the other card.
    Token,
    /// The other card is the hero power of this hero.
    HeroPower,
    /// This card is a reprint of the other card (tag 858).
    Reprint,
}

impl LinkKind {
    /// All kinds, in the order in which links are listed.
    pub const ALL: [Self; 4] = [Self::Enchantment, Self::Token, Self::HeroPower, Self::Reprint];

    /// Its name in the table `link`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enchantment => "enchantment",
            Self::Token => "token",
            Self::HeroPower => "hero_power",
            Self::Reprint => "reprint",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A relation of this card to another card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Link {
    /// The kind of relation.
    pub kind: LinkKind,
    /// The other card's id.
    pub to: String,
    /// The evidence: `id`, `text` or `tag 1452`; several are joined by `, `.
    #[serde(rename = "via")]
    pub evidence: String,
}

impl Link {
    /// Whether a tag of this card names the other card, and not only its id or its text.
    pub fn is_by_tag(&self) -> bool {
        self.evidence.split(", ").any(|via| via.starts_with("tag "))
    }
}

/// A condition for playing a card or for a legal target.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Requirement {
    /// The number of a [`crate::PlayReq`].
    #[serde(rename = "req")]
    pub number: i64,
    /// Its parameter, if it has one: a race, an attack, a number of minions.
    pub param: Option<i64>,
    /// The source of the requirement, such as `hearthstone-data 36393.1` or `correction: …`.
    pub source: String,
}

/// An entity of the card data: a card, token, enchantment, hero or hero power.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardRecord {
    /// Its id, such as `CS2_029`.
    pub id: String,
    /// Its number in the game's database.
    pub dbf_id: i64,
    /// Its English name, "" if it has none.
    pub name: String,
    /// Its English text with the client's markup, "" if it has none.
    pub text: String,
    /// Tags of the types Int and Card (whose value is a dbf id).
    pub ints: BTreeMap<GameTag, i64>,
    /// Tags of type String, and the English value of localized tags.
    pub strings: BTreeMap<GameTag, String>,
    /// Tags that its text refers to, in the order of the data.
    pub referenced: Vec<(GameTag, i64)>,
    /// Play requirements, in the order of the data.
    pub requirements: Vec<Requirement>,
    /// Ids of the cards it chooses from, in the order of the data.
    pub entourage: Vec<String>,
    /// Related cards, by kind and id. Empty if read without a database.
    pub links: Vec<Link>,
    /// The place where the entity was defined.
    pub origin: Origin,
}

/// The order in which a card prints its minion types; others follow by number.
const RACES_AS_PRINTED: [Race; 11] = [
    Race::Undead,
    Race::Elemental,
    Race::Mechanical,
    Race::Demon,
    Race::Murloc,
    Race::Quilboar,
    Race::Naga,
    Race::Beast,
    Race::Dragon,
    Race::Totem,
    Race::Pirate,
];

impl CardRecord {
    /// Sets `name` and `text` from their tags.
    pub(crate) fn name_from_strings(&mut self) {
        let text = |tag| self.strings.get(&tag).cloned().unwrap_or_default();
        (self.name, self.text) = (text(GameTag::CARDNAME), text(GameTag::CARDTEXT));
    }

    /// The value of a tag; `None` if the card does not have it.
    pub fn tag(&self, tag: GameTag) -> Option<i64> {
        self.ints.get(&tag).copied()
    }

    /// Whether the card has a tag with a value other than 0.
    pub fn has(&self, tag: GameTag) -> bool {
        self.tag(tag).is_some_and(|value| value != 0)
    }

    fn number<T: TryFrom<i64>>(&self, tag: GameTag) -> Option<T> {
        self.tag(tag).and_then(|value| T::try_from(value).ok())
    }

    /// Its type; `None` if the data has none, or an unknown number.
    pub fn card_type(&self) -> Option<CardType> {
        self.number(GameTag::CARDTYPE)
    }

    /// Its classes by number, several for a multi-class card. Empty for a card without a class, which is [`CardClass::Neutral`]
    /// in the client.
    pub fn classes(&self) -> Vec<CardClass> {
        if let Some(mask) = self.tag(GameTag::MULTIPLE_CLASSES).filter(|mask| *mask != 0) {
            let set = |class: &CardClass| mask >> (class.number() - 1) & 1 == 1;
            return CardClass::ALL.iter().copied().filter(|class| *class != CardClass::Invalid && set(class)).collect();
        }
        // Builds before the mask was introduced name a group.
        let group = self.number::<MultiClassGroup>(GameTag::MULTI_CLASS_GROUP).map(MultiClassGroup::classes);
        if let Some(classes) = group.filter(|classes| !classes.is_empty()) {
            return classes;
        }
        self.number(GameTag::CLASS).into_iter().filter(|class| *class != CardClass::Invalid).collect()
    }

    /// Its minion types, in the order printed on the card.
    pub fn races(&self) -> Vec<Race> {
        let main = self.number::<Race>(GameTag::CARDRACE).filter(|race| *race != Race::Invalid);
        let marked = |race: &Race| main == Some(*race) || race.tag().is_some_and(|tag| self.has(tag));
        let mut races: Vec<Race> = Race::ALL.iter().copied().filter(marked).collect();
        races.sort_by_key(|race| RACES_AS_PRINTED.iter().position(|printed| printed == race).unwrap_or(usize::MAX));
        races
    }

    /// A number that cards of these types always have; a missing tag is 0, as in the client.
    fn stat(&self, tag: GameTag, types: &[CardType]) -> Option<i64> {
        let has_it = self.card_type().is_some_and(|kind| types.contains(&kind));
        self.tag(tag).or_else(|| has_it.then_some(0))
    }

    /// Its mana cost; `None` for cards without one, such as enchantments.
    pub fn cost(&self) -> Option<i64> {
        use CardType::{HeroPower, Location, Minion, Spell, Weapon};
        self.stat(GameTag::COST, &[Minion, Spell, Weapon, HeroPower, Location])
    }

    /// The attack of a minion or weapon.
    pub fn attack(&self) -> Option<i64> {
        self.stat(GameTag::ATK, &[CardType::Minion, CardType::Weapon])
    }

    /// Whether it has durability instead of health.
    fn has_durability(&self) -> bool {
        matches!(self.card_type(), Some(CardType::Weapon | CardType::Location))
    }

    /// The health of a minion or hero.
    pub fn health(&self) -> Option<i64> {
        self.stat(GameTag::HEALTH, &[CardType::Minion]).filter(|_| !self.has_durability())
    }

    /// The durability of a weapon or location. Recent builds store it in the health tag.
    pub fn durability(&self) -> Option<i64> {
        let in_health = || self.tag(GameTag::HEALTH).filter(|_| self.has_durability());
        self.tag(GameTag::DURABILITY).or_else(in_health)
    }

    /// The armor that a hero card gives.
    pub fn armor(&self) -> Option<i64> {
        self.tag(GameTag::ARMOR)
    }

    /// Whether it is collectible.
    pub fn collectible(&self) -> bool {
        self.has(GameTag::COLLECTIBLE)
    }

    /// Its set; [`CardSet::INVALID`] if the data has none.
    pub fn set(&self) -> CardSet {
        self.number(GameTag::CARD_SET).unwrap_or(CardSet::INVALID)
    }

    /// Its rarity; `None` if the data has none, or an unknown number.
    pub fn rarity(&self) -> Option<Rarity> {
        self.number(GameTag::RARITY)
    }

    /// A spell's school; `None` if it has none.
    pub fn school(&self) -> Option<SpellSchool> {
        self.number(GameTag::SPELL_SCHOOL).filter(|school| *school != SpellSchool::None)
    }

    /// Related cards of one kind, by id.
    pub fn linked(&self, kind: LinkKind) -> impl Iterator<Item = &str> {
        self.links.iter().filter(move |link| link.kind == kind).map(|link| link.to.as_str())
    }
}

impl MultiClassGroup {
    /// The classes of a group, by number: those in its name, or the three classes of a Gadgetzan gang.
    pub fn classes(self) -> Vec<CardClass> {
        let gangs = [
            ("GRIMY_GOONS", "HUNTER_PALADIN_WARRIOR"),
            ("JADE_LOTUS", "DRUID_ROGUE_SHAMAN"),
            ("KABAL", "MAGE_PRIEST_WARLOCK"),
        ];
        let name = gangs.iter().find(|(gang, _)| *gang == self.name()).map_or(self.name(), |(_, classes)| classes);
        let mut classes: Vec<_> = name.split('_').filter_map(CardClass::named).collect();
        classes.retain(|class| *class != CardClass::Invalid);
        classes.sort_unstable();
        classes
    }
}
