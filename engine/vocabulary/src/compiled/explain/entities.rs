//! Who and what: selectors, cards that are made, offers.
use super::Explain;
use super::conditions::stat_name;
use cardwright_data::CardType;

use crate::script::condition::Condition;
use crate::script::effect::{Classes, Offer, What};
use crate::script::selector::{By, Near, Pick, Place, Selector, Side, Source};

/// The cards of a place, one of them.
const fn noun(place: Place) -> &'static str {
    match place {
        Place::Minions => "minion",
        Place::Heroes => "hero",
        Place::Characters => "character",
        Place::Dormant => "Dormant minion",
        Place::Launchpad => "Starship being built",
        Place::Locations => "location",
        Place::Board => "card on the board",
        Place::Weapon => "weapon",
        Place::HeroPower => "Hero Power",
        Place::Hand => "card in hand",
        Place::Deck => "card in deck",
        Place::Secrets => "Secret",
        Place::Graveyard => "card that died this game",
        Place::Kept => "card kept with its player",
        Place::Proxy => "C'Thun",
        Place::Player => "player",
    }
}

/// The cards of a place, several of them.
const fn nouns(place: Place) -> &'static str {
    match place {
        Place::Minions => "minions",
        Place::Heroes => "heroes",
        Place::Characters => "characters",
        Place::Dormant => "Dormant minions",
        Place::Launchpad => "Starships being built",
        Place::Locations => "locations",
        Place::Board => "cards on the board",
        Place::Weapon => "weapons",
        Place::HeroPower => "Hero Powers",
        Place::Hand => "cards in hand",
        Place::Deck => "cards in deck",
        Place::Secrets => "Secrets",
        Place::Graveyard => "cards that died this game",
        Place::Kept => "cards kept with their player",
        Place::Proxy => "C'Thun",
        Place::Player => "players",
    }
}

/// Whether one player can have several of these.
const fn holds_several(place: Place) -> bool {
    match place {
        Place::Player | Place::Heroes | Place::Weapon | Place::HeroPower | Place::Proxy => false,
        Place::Minions
        | Place::Characters
        | Place::Dormant
        | Place::Launchpad
        | Place::Locations
        | Place::Board
        | Place::Hand
        | Place::Deck
        | Place::Secrets
        | Place::Graveyard
        | Place::Kept => true,
    }
}

/// Whose, as an adjective.
const fn side(side: Side) -> &'static str {
    match side {
        Side::Friendly => "friendly ",
        Side::Enemy => "enemy ",
        Side::Both => "",
    }
}

impl Explain<'_> {
    /// Entities with how many of them: "a random enemy minion", "all friendly minions", "this".
    pub(super) fn those(self, which: &Selector) -> String {
        let several = match which.pick {
            Pick::All => matches!(which.from, Source::At(_, place) if holds_several(place)),
            Pick::Random(n) | Pick::First(n) | Pick::Last(n) | Pick::Different(n, _) => n > 1,
            Pick::Most(_) | Pick::Least(_) => false,
        };
        let bare = if several && which.near == Near::Itself { self.many_of(which) } else { self.bare_those(which) };
        match which.pick {
            Pick::All => match which.from {
                Source::Target(..) => format!("a chosen {bare}"),
                Source::At(_, place) if holds_several(place) => format!("all {bare}"),
                Source::At(..)
                | Source::Nobody
                | Source::This
                | Source::It
                | Source::That
                | Source::Who
                | Source::Creator
                | Source::Remembered
                | Source::Kept
                | Source::Offered
                | Source::Unchosen
                | Source::StartingDeck
                | Source::Played
                | Source::Several(_) => bare,
            },
            Pick::Random(1) => format!("a random {bare}"),
            Pick::Random(n) => format!("{n} random {bare}"),
            Pick::Most(stat) => format!("the {bare} with the highest {}", stat_name(stat)),
            Pick::Least(stat) => format!("the {bare} with the lowest {}", stat_name(stat)),
            Pick::First(n) => format!("the first {n} {bare}"),
            Pick::Last(n) => format!("the last {n} {bare}"),
            Pick::Different(n, by) => format!("{n} {bare} of different {}", by_name(by)),
        }
    }

    /// One of them, whoever it is.
    pub(super) fn one_of_those(self, which: &Selector) -> String {
        let is_one_of_several = match which.from {
            Source::At(_, place) | Source::Target(_, place) => place != Place::Player && which.pick == Pick::All,
            Source::Nobody
            | Source::This
            | Source::It
            | Source::That
            | Source::Who
            | Source::Creator
            | Source::Remembered
            | Source::Kept
            | Source::Offered
            | Source::Unchosen
            | Source::StartingDeck
            | Source::Played
            | Source::Several(_) => false,
        };
        if is_one_of_several { format!("a {}", self.bare_those(which)) } else { self.those(which) }
    }

    /// Entities without how many, as one of them is called.
    pub(super) fn bare_those(self, which: &Selector) -> String {
        self.called(which, noun)
    }

    /// The same, as several of them are called: "friendly minions".
    pub(super) fn many_of(self, which: &Selector) -> String {
        self.called(which, nouns)
    }

    fn called(self, which: &Selector, noun: fn(Place) -> &'static str) -> String {
        let from = match which.from {
            Source::Nobody => "nobody".to_owned(),
            Source::This => "this".to_owned(),
            Source::It => "it".to_owned(),
            Source::That => "that one".to_owned(),
            Source::Who => "the one who did it".to_owned(),
            Source::Creator => "the card that made this".to_owned(),
            Source::Remembered => "the remembered one".to_owned(),
            Source::Kept => "the card that is kept with this".to_owned(),
            Source::Offered => "the others".to_owned(),
            Source::Unchosen => "the other options".to_owned(),
            Source::StartingDeck => "card that started in your deck".to_owned(),
            Source::Played => "card that you played this game".to_owned(),
            Source::At(Side::Friendly, Place::Player) => "you".to_owned(),
            Source::At(Side::Enemy, Place::Player) => "your opponent".to_owned(),
            Source::At(Side::Both, Place::Player) => "both players".to_owned(),
            Source::At(of, place) | Source::Target(of, place) => format!("{}{}", side(of), noun(place)),
            Source::Several(several) => several.iter().map(|one| self.those(one)).collect::<Vec<_>>().join(" and "),
        };
        let other = if which.other { "other " } else { "" };
        let that: Vec<String> =
            which.that.iter().filter(|it| !it.is_always()).map(|it| format!(" {}", self.kind(it))).collect();
        let found = format!("{other}{from}{}", that.join(""));
        match which.near {
            Near::Itself => found,
            Near::Neighbours => format!("neighbors of {found}"),
            Near::WithNeighbours => format!("{found} and its neighbors"),
            Near::ItsHero => format!("hero of {found}"),
            Near::ItsController => format!("owner of {found}"),
            Near::ItsOpponent => format!("opponent of {found}"),
            Near::ItsOriginal => format!("original of {found}"),
            Near::InHand => format!("cards in hand next to {found}"),
            Near::AllLeft => format!("minions to the left of {found}"),
            Near::AllRight => format!("minions to the right of {found}"),
            Near::Left => format!("the one to the left of {found}"),
            Near::Right => format!("the one to the right of {found}"),
            Near::Distance(n) => format!("those {n} places from {found}"),
        }
    }

    /// A card that is made, moved or offered.
    pub(super) fn what(self, what: &What) -> String {
        match what {
            What::Named(id) => self.card_with_numbers(id),
            What::OneOf(ids) => format!("a random one of {}", self.names(ids, ", ")),
            What::Random(that) => format!("a random {}", self.kind(that)),
            What::Token(that) => format!("a random {} token", self.kind(that)),
            What::JadeGolem => "a Jade Golem".to_owned(),
            What::OneMissing(ids) => format!("a random one that you lack of {}", self.names(ids, ", ")),
            What::RandomOf(that, classes) => format!("a random {}{}", self.kind(that), of_classes(*classes)),
            What::LastPast(past) => format!("the last of {}", self.past(past)),
            What::Costing(that, more, number) => {
                let more = match more {
                    0 => String::new(),
                    1.. => format!(" plus ({more}) more"),
                    _ => format!(" minus ({}) less", more.unsigned_abs()),
                };
                format!("a random {} that costs {}{more}", self.kind(that), self.number_of(number))
            }
            What::CopyOf(which) => format!("a copy of {}", self.those(which)),
            What::Anew(which) => format!("a new copy of {}", self.those(which)),
            What::Themselves(which) => self.those(which),
            What::FromPast(past) => format!("a random one of {}", self.past(past)),
            What::Rebuilt(past, pick) => {
                format!("{}, with what was merged into each", self.what(&What::EachPast(*past, *pick)))
            }
            What::EachPast(past, pick) => {
                let some = match pick {
                    Pick::All => "each".to_owned(),
                    Pick::Random(n) => format!("{n} random ones"),
                    Pick::First(n) => format!("the first {n}"),
                    Pick::Last(n) => format!("the last {n}"),
                    Pick::Most(stat) => format!("the one with the highest {}", stat_name(*stat)),
                    Pick::Least(stat) => format!("the one with the lowest {}", stat_name(*stat)),
                    Pick::Different(n, by) => format!("{n} of different {}", by_name(*by)),
                };
                format!("{some} of {}", self.past(past))
            }
            What::Merged(which) => format!("each card merged into {}", self.those(which)),
            What::Choices { of, untaken: false } => format!("each choice of {}", self.those(of)),
            What::Choices { of, untaken: true } => format!("each choice of {} that was not taken", self.those(of)),
        }
    }

    /// A card by its name, with its Attack and Health where it has them.
    fn card_with_numbers(self, id: &str) -> String {
        let card = self.cards.by_id(id).map(|card| self.cards.get(card));
        match card.filter(|card| matches!(card.card_type, CardType::Minion | CardType::Weapon)) {
            Some(card) => format!("a {}/{} {}", card.attack, card.health, card.name),
            None => self.name(id),
        }
    }

    /// The cards that are offered.
    pub(super) fn offered(self, offer: &Offer) -> String {
        match offer {
            Offer::Pool(that, classes) => format!("a {}{}", self.kind(that), of_classes(*classes)),
            Offer::Tokens(that) => format!("a {} token", self.kind(that)),
            Offer::Cards(ids) => format!("one of {}", self.names(ids, ", ")),
            Offer::Entities(which) => self.those(which),
            Offer::Past(past) => format!("one of {}", self.past(past)),
        }
    }

    /// A kind with an article; nothing is said of any card.
    pub(super) fn cards(self, n: &dyn std::fmt::Display, that: &Condition) -> String {
        format!("{n} {}", self.kind(that))
    }
}

pub(super) const fn by_name(by: By) -> &'static str {
    match by {
        By::Name => "names",
        By::Cost => "Costs",
        By::Race => "minion types",
        By::School => "spell schools",
        By::Set => "expansions",
    }
}

const fn of_classes(classes: Classes) -> &'static str {
    match classes {
        Classes::Own => "",
        Classes::Yours => " from your class",
        Classes::Other => " from another class",
        Classes::Opponent => " from your opponent's class",
        Classes::Any => " from any class",
        Classes::Shown => " of the class that this shows",
    }
}
