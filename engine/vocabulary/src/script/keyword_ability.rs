//! Abilities from text: `Flashback:2 U U,Discard(1,Any)`.
//!
//! A keyword, and after a colon what it costs in the words of [`cost::parse`](super::cost::parse). Each keyword is a row
//! of [`FACTORIES`]; a card file writes `keyword("Cycling:2", &HEARTHSTONE)`, and a text that is none does not compile.
use super::activatable::{AbilityKind, Activatable, activated};
use super::cost::parse::{ParseError, ParseErrorKind, Reader, read};
use super::cost::{CardFilter, Cost, Part, Resource};
use super::effect::Effect;
use super::power::Power;
use super::ruleset::Ruleset;
use super::verb::draw;

/// A keyword that is short for an ability.
#[derive(Clone, Copy, Debug)]
pub struct Factory {
    /// The keyword.
    pub keyword: &'static str,
    /// Its built-in effect.
    pub does: AbilityKind,
    /// The zone and the fixed costs that the keyword gives the ability. The cost that the text writes is added later.
    pub ability: Activatable,
    /// The default cost; `None` if a cost must be written.
    pub default_cost: Option<Cost>,
}

const DRAW: &[Effect] = &[draw(1)];
const HERE: Activatable = activated("", Cost::FREE);

const fn factory(keyword: &'static str, does: AbilityKind, mut ability: Activatable, usual: Option<Cost>) -> Factory {
    ability.name = keyword;
    Factory { keyword, does, ability, default_cost: usual }
}

/// Every keyword, by name.
pub const FACTORIES: &[Factory] = &[
    // The card is cast from the graveyard, then exiled.
    factory("Flashback", AbilityKind::CastAndExile, HERE.in_graveyard(), None),
    // The card is discarded for another.
    factory(
        "Cycling",
        AbilityKind::Effects,
        with_cost(HERE.in_hand(), Part::Discard(1, CardFilter::This)).with(DRAW),
        None,
    ),
    factory("Tradeable", AbilityKind::Trade, HERE.in_hand(), Some(super::cost::mana(1))),
    factory("Forge", AbilityKind::Forge, HERE.in_hand(), Some(super::cost::mana(2))),
    factory("Prepare", AbilityKind::Prepare, HERE.in_hand(), Some(Cost::of(Part::All(Resource::Mana, 1)))),
    factory("Launch", AbilityKind::Launch, HERE, None),
    // A use, then it rests for a turn.
    factory(
        "Location",
        AbilityKind::Text,
        with_cost(with_cost(HERE, Part::Durability(1)), Part::Cooldown(2)),
        Some(Cost::FREE),
    ),
    // Instead of attacking; each ability once, see `Activatable::nth`.
    factory("Titan", AbilityKind::Effects, with_cost(HERE, Part::Attack), Some(Cost::FREE)),
];

const fn with_cost(mut ability: Activatable, part: Part) -> Activatable {
    ability.cost = ability.cost.and(part);
    ability
}

/// The factory of a keyword that is known.
#[inline]
const fn known(keyword: &str) -> &'static Factory {
    let mut at = 0;
    while at < FACTORIES.len() {
        if same(FACTORIES[at].keyword, keyword) {
            return &FACTORIES[at];
        }
        at += 1;
    }
    panic!("no such keyword")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

impl Factory {
    /// Builds the keyword's ability with this cost; `None` if the cost has no room for the keyword's own parts.
    #[inline]
    pub const fn make(&self, cost: Cost) -> Option<Activatable> {
        let mut ability = self.ability;
        ability.does = self.does;
        ability.cost = match cost.checked_plus(self.ability.cost) {
            Some(cost) => cost,
            None => return None,
        };
        Some(ability)
    }
}

/// The ability of a keyword with this cost, which the rules derive from the tags of a card.
///
/// # Panics
/// If no keyword has this name, or the cost has no room for what the keyword adds.
#[inline]
pub const fn derived(keyword: &str, cost: Cost) -> Activatable {
    match known(keyword).make(cost) {
        Some(ability) => ability,
        None => panic!("a cost of mana has room for more"),
    }
}

impl Activatable {
    /// Parses the notation `Keyword:COST` of an ability, with the symbols of a ruleset for resources.
    ///
    /// ```
    /// use cardwright_vocabulary::script::activatable::Activatable;
    /// use cardwright_vocabulary::script::ruleset::{HEARTHSTONE, Pool, Ruleset};
    ///
    /// let blue = Ruleset { name: "Blue", pools: &[Pool::new(0, 'U')] };
    /// let flashback = Activatable::parse("Flashback:2 U U,Discard(1,Any)", &blue).unwrap();
    /// assert_eq!(flashback.cost.to_string(), "2 U U + Discard(1,Any)");
    /// let error = Activatable::parse("Flashback:2 U U,Discard(1,Any)", &HEARTHSTONE).unwrap_err();
    /// assert_eq!((error.from, error.to), (12, 13));
    /// ```
    pub const fn parse<'a>(text: &'a str, rules: &'a Ruleset<'a>) -> Result<Self, ParseError<'a>> {
        let mut reader = Reader::new(text, rules);
        let from = read!(reader.name());
        let to = reader.at();
        let mut at = 0;
        while at < FACTORIES.len() && !reader.is(from, FACTORIES[at].keyword) {
            at += 1;
        }
        if at == FACTORIES.len() {
            return Err(reader.misread(from, to, ParseErrorKind::Unknown));
        }
        let factory = &FACTORIES[at];
        let cost = if reader.takes(b':') {
            read!(reader.cost())
        } else {
            match factory.default_cost {
                Some(cost) => cost,
                None => return Err(reader.misread(from, to, ParseErrorKind::Misused)),
            }
        };
        read!(reader.end());
        match factory.make(cost) {
            Some(ability) => Ok(ability),
            None => Err(reader.misread(from, text.len(), ParseErrorKind::TooLong)),
        }
    }
}

/// The ability that a keyword and its cost say, in a card file.
///
/// # Panics
/// If the text says none, when the card is compiled; [`Activatable::parse`] says what is wrong with it.
pub const fn keyword(text: &'static str, rules: &'static Ruleset<'static>) -> Power {
    match Activatable::parse(text, rules) {
        Ok(ability) => ability.power(),
        Err(_) => panic!("the keyword or its cost cannot be read: see `Activatable::parse`"),
    }
}
