//! Selectors, created cards and offers.
use super::Explain;
use super::conditions::with_article;
use cardwright_data::CardType;

use crate::script::amount::{Multiplier, Past};
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Classes};
use crate::script::selector::{Near, Pick, Place, SelectionSource, Selector, Side};

/// The noun for a card at a place.
const fn noun(place: Place) -> &'static str {
    match place {
        Place::Minions => "minion",
        Place::Heroes => "hero",
        Place::Characters => "character",
        Place::Launchpad => "Starship being built",
        Place::Locations => "location",
        Place::Board => "card on the board",
        Place::Weapon => "weapon",
        Place::HeroPower => "Hero Power",
        Place::Hand => "card in hand",
        Place::Deck => "card in deck",
        Place::Secrets => "Secret",
        Place::Graveyard => "card that died this game",
        Place::SetAside => "card kept with its player",
        Place::ProxyCThun => "C'Thun",
        Place::Player => "player",
    }
}

/// The noun for several cards at a place.
const fn nouns(place: Place) -> &'static str {
    match place {
        Place::Minions => "minions",
        Place::Heroes => "heroes",
        Place::Characters => "characters",
        Place::Launchpad => "Starships being built",
        Place::Locations => "locations",
        Place::Board => "cards on the board",
        Place::Weapon => "weapons",
        Place::HeroPower => "Hero Powers",
        Place::Hand => "cards in hand",
        Place::Deck => "cards in deck",
        Place::Secrets => "Secrets",
        Place::Graveyard => "cards that died this game",
        Place::SetAside => "cards kept with their player",
        Place::ProxyCThun => "C'Thun",
        Place::Player => "players",
    }
}

/// Whether a player can have several entities at this place.
const fn is_plural_place(place: Place) -> bool {
    match place {
        Place::Player | Place::Heroes | Place::Weapon | Place::HeroPower | Place::ProxyCThun => false,
        Place::Minions
        | Place::Characters
        | Place::Launchpad
        | Place::Locations
        | Place::Board
        | Place::Hand
        | Place::Deck
        | Place::Secrets
        | Place::Graveyard
        | Place::SetAside => true,
    }
}

/// The possessive adjective of a side.
const fn side(side: Side) -> &'static str {
    match side {
        Side::Friendly => "friendly ",
        Side::Enemy => "enemy ",
        Side::Both => "",
    }
}

impl Explain<'_> {
    /// Entities with their number: "a random enemy minion", "all friendly minions", "this".
    pub(crate) fn those(self, which: &Selector) -> String {
        let several = match which.pick {
            Pick::All => matches!(which.from, SelectionSource::At(_, place) if is_plural_place(place)),
            Pick::Random(n) | Pick::First(n) | Pick::Last(n) | Pick::Different(n, _) => n > 1,
            Pick::Highest(_) | Pick::Lowest(_) => false,
        };
        let bare =
            if several && which.near == Near::Itself { self.plural_phrase(which) } else { self.noun_phrase(which) };
        let is_any_target = which.from == SelectionSource::Target(Side::Both, Place::Characters);
        match which.pick {
            Pick::All if self.target_is_known && is_any_target => {
                format!("the {}", self.named_entities(which, |_| "target"))
            }
            Pick::All if matches!(which.from, SelectionSource::Target(..)) => format!("a chosen {bare}"),
            Pick::All if several => format!("all {bare}"),
            Pick::All => bare,
            Pick::Random(1) => format!("a random {bare}"),
            Pick::Random(n) => format!("{n} random {bare}"),
            Pick::Highest(stat) => format!("the {bare} with the highest {}", stat.english(self)),
            Pick::Lowest(stat) => format!("the {bare} with the lowest {}", stat.english(self)),
            Pick::First(n) => format!("the first {n} {bare}"),
            Pick::Last(n) => format!("the last {n} {bare}"),
            Pick::Different(n, by) => format!("{n} {bare} of different {}", by.english(self)),
        }
    }

    /// The phrase for one of several selected entities.
    pub(crate) fn one_of_those(self, which: &Selector) -> String {
        let stands_among_others = matches!(which.from, SelectionSource::At(_, place) | SelectionSource::Target(_, place) if place != Place::Player);
        let is_one_of_several = stands_among_others && which.pick == Pick::All;
        if is_one_of_several { with_article(&self.noun_phrase(which)) } else { self.those(which) }
    }

    /// The noun phrase for one entity, without a number.
    pub(crate) fn noun_phrase(self, which: &Selector) -> String {
        self.named_entities(which, noun)
    }

    /// The noun phrase for several entities: "friendly minions".
    pub(crate) fn plural_phrase(self, which: &Selector) -> String {
        self.named_entities(which, nouns)
    }

    fn named_entities(self, which: &Selector, noun: fn(Place) -> &'static str) -> String {
        let place = if let SelectionSource::At(of, place) | SelectionSource::Target(of, place) = which.from {
            Some((of, place))
        } else {
            None
        };
        let place = place.filter(|(_, place)| *place != Place::Player);
        let from = place.map_or_else(|| which.from.english(self), |(of, place)| format!("{}{}", side(of), noun(place)));
        let other = if which.other { "other " } else { "" };
        let that: Vec<String> =
            which.that.iter().filter(|it| !it.is_always()).map(|it| format!(" {}", self.kind(it))).collect();
        let found = format!("{other}{from}{}", that.join(""));
        which.near.english(self).replace('…', &found)
    }

    /// A place of a side, one of the cards there.
    pub(crate) fn of_place(self, of: &Side, place: &Place) -> String {
        match (of, place) {
            (Side::Friendly, Place::Player) => "you".to_owned(),
            (Side::Enemy, Place::Player) => "your opponent".to_owned(),
            (Side::Both, Place::Player) => "both players".to_owned(),
            (of, place) => format!("{}{}", side(*of), noun(*place)),
        }
    }

    pub(crate) fn several(self, several: &&'static [Selector]) -> String {
        several.iter().map(|one| self.those(one)).collect::<Vec<_>>().join(" and ")
    }

    /// A card that is made, moved or offered.
    pub(crate) fn what(self, what: &CardSource) -> String {
        what.english(self)
    }

    pub(crate) fn costing(self, that: &Condition, more: &i16, number: &Multiplier) -> String {
        let more = match more {
            0 => String::new(),
            1.. => format!(" plus ({more}) more"),
            _ => format!(" minus ({}) less", more.unsigned_abs()),
        };
        format!("a random {} that costs {}{more}", self.kind(that), self.number_of(number))
    }

    pub(crate) fn picked_past(self, past: &Past, pick: &Pick) -> String {
        let some = match pick {
            Pick::All => "each".to_owned(),
            Pick::Random(n) => format!("{n} random ones"),
            Pick::First(n) => format!("the first {n}"),
            Pick::Last(n) => format!("the last {n}"),
            Pick::Highest(stat) => format!("the one with the highest {}", stat.english(self)),
            Pick::Lowest(stat) => format!("the one with the lowest {}", stat.english(self)),
            Pick::Different(n, by) => format!("{n} of different {}", by.english(self)),
        };
        format!("{some} of {}", self.past(past))
    }

    pub(crate) fn rebuilt(self, past: &Past, pick: &Pick) -> String {
        format!("{}, with what was merged into each", self.picked_past(past, pick))
    }

    pub(crate) fn choices(self, of: &Selector, untaken: &bool) -> String {
        let untaken = if *untaken { " that was not taken" } else { "" };
        format!("each choice of {}{untaken}", self.those(of))
    }

    pub(crate) fn offered_of(self, that: &Condition, classes: &Classes) -> String {
        format!("{}{}", with_article(&self.kind(that)), classes.english(self))
    }

    pub(crate) fn offered_token(self, that: &Condition) -> String {
        format!("{} token", with_article(&self.kind(that)))
    }

    /// A card by its name, with its Attack and Health where it has them.
    pub(crate) fn card_with_numbers(self, id: &&'static str) -> String {
        let card = self.cards.facts_of(id);
        match card.filter(|card| matches!(card.card_type, CardType::Minion | CardType::Weapon)) {
            Some(card) => format!("a {}/{} {}", card.attack, card.health, card.name),
            None => self.name(id),
        }
    }
}
