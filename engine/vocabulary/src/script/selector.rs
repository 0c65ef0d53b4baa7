//! Selectors of entities: "your other minions", "a random enemy", "it".
//!
//! A selector is evaluated in four steps: where to look ([`SelectionSource`]), whether neighbors or owners are meant instead
//! ([`Near`]), which of them ([`Condition`]s), and how many ([`Pick`]). Plural words (`ENEMY_MINIONS`) are all of them;
//! singular words with an article (`AN_ENEMY_MINION`) are the chosen target.
use cardwright_words::{Words, words};

use super::amount::Stat;
use super::condition::Condition;

/// A side, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Side {
    /// "your", "friendly".
    Friendly,
    /// "your opponent's", "enemy".
    Enemy,
    /// "all", "each player's".
    Both,
}

/// A place to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Place {
    /// Minions on the board, in order from left to right.
    Minions,
    /// Heroes.
    Heroes,
    /// Heroes, then minions.
    Characters,
    /// The Starship under construction.
    Launchpad,
    /// Locations on the board.
    Locations,
    /// All that takes up room on the board: minions, dormant ones too, locations, a Starship under construction.
    Board,
    /// The equipped weapon.
    Weapon,
    /// The Hero Power.
    HeroPower,
    /// Cards in hand, from left to right.
    Hand,
    /// Cards in the deck, from the top.
    Deck,
    /// Secrets and quests, in order of play.
    Secrets,
    /// Cards that died, were discarded or were cast, oldest first.
    Graveyard,
    /// Set-aside cards of the player, outside the game.
    #[serde(rename = "Kept")]
    SetAside,
    /// The player's set-aside C'Thun, the client's `PROXY_CTHUN`: it exists once a card mentions C'Thun. Every C'Thun of the player,
    /// present or later, gets what the proxy is given.
    #[serde(rename = "Proxy")]
    ProxyCThun,
    /// The player: what "you" and "your opponent" are.
    Player,
}

/// The source of the entities of a selector.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
#[words(Selector = Selector::new(source))]
pub enum SelectionSource {
    /// No entities.
    /// No entity.
    #[word(NOBODY, "nobody")]
    Nobody,
    /// The card that has the ability; for an enchantment the entity that it is attached to.
    /// The card itself; for an enchantment the entity that it is attached to.
    #[word(THIS, "this")]
    This,
    /// The target chosen when the card was played. The first mention in an ability declares which may be chosen.
    /// The target, any character: "Deal 6 damage."; "a hero" is `TARGET.that(HERO)` (Alexstrasza).
    #[word(TARGET -> Target(Side::Both, Place::Characters))]
    /// "an enemy", to be chosen.
    #[word(AN_ENEMY -> Target(Side::Enemy, Place::Characters))]
    /// "a friendly character", to be chosen.
    #[word(A_FRIENDLY_CHARACTER -> Target(Side::Friendly, Place::Characters))]
    /// "a minion", to be chosen.
    #[word(A_MINION -> Target(Side::Both, Place::Minions))]
    /// "an enemy minion", to be chosen.
    #[word(AN_ENEMY_MINION -> Target(Side::Enemy, Place::Minions))]
    /// "a friendly minion", to be chosen.
    #[word(A_FRIENDLY_MINION -> Target(Side::Friendly, Place::Minions))]
    /// "a card in your hand", to be chosen.
    #[word(A_CARD_IN_YOUR_HAND -> Target(Side::Friendly, Place::Hand))]
    /// "a location", to be chosen (Welcome Home!); "an enemy location" is `A_LOCATION.that(ENEMY)` (Demolition Renovator).
    #[word(A_LOCATION -> Target(Side::Both, Place::Locations))]
    #[word(explain = of_place)]
    Target(Side, Place),
    /// The entities that the previous effect affected, drew, summoned or chose: "it".
    #[word(IT, "it")]
    /// The entities that the previous effect affected, drew, summoned or chose: "them".
    #[word(THEM)]
    It,
    /// The object of the event, the argument of its pattern: in `YOU.play(CARD)` the card that is played.
    #[word(THAT, "that one")]
    That,
    /// The subject of the event, before the verb of its pattern: in `MINIONS.takes_damage_from(ITSELF)` the minion that takes damage.
    #[word(SUBJECT, "the one who did it")]
    Who,
    /// The entity that made this one.
    /// The entity that created this card.
    #[word(CREATOR, "the card that made this")]
    Creator,
    /// The entity that another text of this card remembered: "Deathrattle: Return it" (Felsoul Jailer).
    #[word(REMEMBERED, "the remembered one")]
    Remembered,
    /// Cards that are kept with the card, out of the game.
    /// The cards that are kept with this card: see [`keep_with`](super::verb::keep_with).
    #[word(KEPT, "the card that is kept with this")]
    #[serde(rename = "Kept")]
    SetAsideWithThis,
    /// The cards that this card created aside or offered and that are still aside: no player has chosen them.
    /// "one of the others": cards that a text of this card offered and nobody chose (Hive Map), or created aside to choose from (Kazakus).
    #[word(LEFT_ASIDE, "the others")]
    Offered,
    /// The cards that the last Discover offered, and that were not chosen.
    /// "the other options" of the last Discover: `after(YOU.discover(CARD)).then(&[play(UNCHOSEN)])` (The Origin Stone).
    #[word(UNCHOSEN, "the other options")]
    Unchosen,
    /// The cards that started in the controller's deck, wherever they are now.
    /// "If your deck started with no spells": the cards that started there, wherever they are (Hexmarshal). Their
    /// numbers are the printed ones (Vyranoth).
    #[word(YOUR_STARTING_DECK, "card that started in your deck")]
    StartingDeck,
    /// The cards that the controller has played this game, in order.
    /// "the last card you played" is `PLAYED_BY_YOU.last(1)` (Gronn Giant).
    #[word(PLAYED_BY_YOU, "card that you played this game")]
    Played,
    /// A place of a side.
    /// "you".
    #[word(YOU -> At(Side::Friendly, Place::Player))]
    /// The controller, where an enchantment is put on the player.
    #[word(CONTROLLER -> At(Side::Friendly, Place::Player))]
    /// "your opponent".
    #[word(OPPONENT -> At(Side::Enemy, Place::Player))]
    /// "each player"; you first.
    #[word(PLAYERS -> At(Side::Both, Place::Player))]
    /// "your hero".
    #[word(YOUR_HERO -> At(Side::Friendly, Place::Heroes))]
    /// "the enemy hero".
    #[word(ENEMY_HERO -> At(Side::Enemy, Place::Heroes))]
    /// "both heroes".
    #[word(HEROES -> At(Side::Both, Place::Heroes))]
    /// "your minions".
    #[word(FRIENDLY_MINIONS -> At(Side::Friendly, Place::Minions))]
    /// "enemy minions".
    #[word(ENEMY_MINIONS -> At(Side::Enemy, Place::Minions))]
    /// "all minions".
    #[word(MINIONS -> At(Side::Both, Place::Minions))]
    /// "friendly characters".
    #[word(FRIENDLY_CHARACTERS -> At(Side::Friendly, Place::Characters))]
    /// "enemies".
    #[word(ENEMIES -> At(Side::Enemy, Place::Characters))]
    /// "all characters".
    #[word(CHARACTERS -> At(Side::Both, Place::Characters))]
    /// "your weapon".
    #[word(YOUR_WEAPON -> At(Side::Friendly, Place::Weapon))]
    /// "the enemy weapon".
    #[word(ENEMY_WEAPON -> At(Side::Enemy, Place::Weapon))]
    /// "your Hero Power".
    #[word(YOUR_HERO_POWER -> At(Side::Friendly, Place::HeroPower))]
    /// "the enemy Hero Power".
    #[word(ENEMY_HERO_POWER -> At(Side::Enemy, Place::HeroPower))]
    /// "your hand".
    #[word(YOUR_HAND -> At(Side::Friendly, Place::Hand))]
    /// "your opponent's hand".
    #[word(ENEMY_HAND -> At(Side::Enemy, Place::Hand))]
    /// "your deck", from the top.
    #[word(YOUR_DECK -> At(Side::Friendly, Place::Deck))]
    /// "your opponent's deck", from the top.
    #[word(ENEMY_DECK -> At(Side::Enemy, Place::Deck))]
    /// The Starship that you are building: "if you're building a Starship" is `there_is(&YOUR_LAUNCHPAD)` (Crystal Welder).
    #[word(YOUR_LAUNCHPAD -> At(Side::Friendly, Place::Launchpad))]
    /// All that takes up room on your board: "if your board is full" is `there_are(7, &YOUR_BOARD)` (Cosmic Phenomenon); "a Dormant
    /// minion" is one of `YOUR_BOARD.that(with(GameTag::DORMANT))`.
    #[word(YOUR_BOARD -> At(Side::Friendly, Place::Board))]
    /// All that takes up room on your opponent's board: "until either side of the battlefield is full" (Front Lines).
    #[word(ENEMY_BOARD -> At(Side::Enemy, Place::Board))]
    /// The cards that are kept with you, out of the game: your Animal Companions, once they were replaced (Tame Pet).
    #[word(KEPT_WITH_YOU -> At(Side::Friendly, Place::SetAside))]
    /// "your C'Thun (wherever it is)": one that is kept with you, dead or not; what it is given, every C'Thun of yours is given on the
    /// board, in hand and in the deck (Beckoner of Evil). Events are those of the C'Thuns in the game (Eyestalk of C'Thun).
    #[word(YOUR_CTHUN -> At(Side::Friendly, Place::ProxyCThun))]
    /// "your Secrets".
    #[word(YOUR_SECRETS -> At(Side::Friendly, Place::Secrets))]
    /// "enemy Secrets".
    #[word(ENEMY_SECRETS -> At(Side::Enemy, Place::Secrets))]
    /// The cards in your graveyard, oldest first: cards that died, were cast, discarded or destroyed.
    #[word(YOUR_GRAVEYARD -> At(Side::Friendly, Place::Graveyard))]
    /// The cards in the opponent's graveyard, oldest first.
    #[word(ENEMY_GRAVEYARD -> At(Side::Enemy, Place::Graveyard))]
    /// "your locations"; those of your opponent are `ENEMY_BOARD.that(LOCATION)` (Crumblecrusher).
    #[word(YOUR_LOCATIONS -> At(Side::Friendly, Place::Locations))]
    #[word(explain = of_place)]
    At(Side, Place),
    /// Several selectors together, in order: `together(&[YOUR_HERO, FRIENDLY_MINIONS])`.
    #[word(together(these), explain = several)]
    Several(&'static [Selector]),
}

/// A step from the entities that were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
#[words(Selector = Selector.near(near))]
pub enum Near {
    /// No step.
    #[word("…")]
    Itself,
    /// "the minions next to it".
    #[word(neighbours(), "neighbors of …")]
    Neighbours,
    /// It, and the minions next to it.
    /// "it and the minions next to it".
    #[word(with_neighbours(), "… and its neighbors")]
    WithNeighbours,
    /// Its controller's hero.
    /// The hero of its side.
    #[word(hero(), "hero of …")]
    ItsHero,
    /// Its controller.
    /// "its owner".
    #[word(controller(), "owner of …")]
    ItsController,
    /// The opponent's card of which the entity is a copy.
    /// "the original" of a copy of an opponent's card (The Harvester of Envy).
    #[word(original(), "original of …")]
    ItsOriginal,
    /// The cards in hand next to where it is being played from.
    /// "adjacent cards in your hand", of a card that is being played (Skittish Saucier).
    #[word(hand_neighbours(), "cards in hand next to …")]
    InHand,
    /// The entities at a distance to the left and to the right, on its board or in its hand.
    /// "This continues to the left and right": so many places away on both sides, on the board or in a hand (M.O.T.H.E.R.).
    #[word(at_distance(n), "those {n} places from …")]
    Distance(u8),
    /// All minions to its left on the board, or all cards to its left in the hand.
    /// "Minions to the left of this", all of them: `THIS.all_to_the_left()` (Argus, the Emerald Star).
    #[word(all_to_the_left(), "minions to the left of …")]
    AllLeft,
    /// All minions to its right on the board, or all cards to its right in the hand.
    /// "and ones to the right", all of them.
    #[word(all_to_the_right(), "minions to the right of …")]
    AllRight,
    /// The minion to its left on the board, or the card to its left in the hand.
    /// "the minion to the left of this": on the board, or in the hand from where it is being played.
    #[word(to_the_left(), "the one to the left of …")]
    Left,
    /// The minion or card directly to its right.
    /// "the minion to the right of this" (Gorm the Worldeater); of a card that is being played the one to its right in the hand, so
    /// that it was the right-most if there is none (Stargazer Luna).
    #[word(to_the_right(), "the one to the right of …")]
    Right,
}

/// The property in which cards differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum CardProperty {
    /// The name.
    #[word("names")]
    Name,
    /// The Cost.
    #[word("Costs")]
    Cost,
    /// The minion type.
    #[word("minion types")]
    Race,
    /// The spell school.
    #[word("spell schools")]
    School,
    /// The set; a reprint counts under its own set.
    #[word("expansions")]
    Set,
    /// The class; a neutral card has none.
    #[word("classes")]
    Class,
}

/// The number of selected entities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Pick {
    /// All.
    All,
    /// A number of different random ones.
    Random(u8),
    /// The one with the most of it, at random among equals.
    #[serde(rename = "Most")]
    Highest(Stat),
    /// The one with the least of it, at random among equals.
    #[serde(rename = "Least")]
    Lowest(Stat),
    /// The first ones: leftmost, top of the deck, oldest.
    First(u8),
    /// The last ones.
    Last(u8),
    /// Up to a number that differ from each other, the first of equals.
    Different(u8, CardProperty),
}

/// A selection of entities; see the module.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Selector {
    /// The source.
    pub from: SelectionSource,
    /// A step away from there.
    pub near: Near,
    /// The conditions; all must be true.
    pub that: [Condition; 2],
    /// Whether the card itself is excluded.
    pub other: bool,
    /// The number of entities that are picked.
    pub pick: Pick,
}

#[words(read)]
impl Selector {
    /// All entities of this source.
    pub const fn new(from: SelectionSource) -> Self {
        Self { from, near: Near::Itself, that: [Condition::Always; 2], other: false, pick: Pick::All }
    }

    /// Keeps only entities that also meet a condition.
    ///
    /// # Panics
    /// At the third condition, when the card is compiled: say `all(&[…])`.
    pub const fn that(mut self, condition: Condition) -> Self {
        let mut at = 0;
        while !self.that[at].is_always() {
            at += 1;
        }
        self.that[at] = condition;
        self
    }

    /// Excludes the card itself: "other".
    pub const fn other(mut self) -> Self {
        self.other = true;
        self
    }

    const fn pick(mut self, pick: Pick) -> Self {
        self.pick = pick;
        self
    }

    /// Picks one entity at random.
    pub const fn random(self) -> Self {
        self.pick(Pick::Random(1))
    }

    /// Picks a number of different entities at random.
    pub const fn random_of(self, n: u8) -> Self {
        self.pick(Pick::Random(n))
    }

    /// "the highest Attack": the one with the most of it.
    pub const fn most(self, stat: Stat) -> Self {
        self.pick(Pick::Highest(stat))
    }

    /// "the lowest Health": the one with the least of it.
    pub const fn least(self, stat: Stat) -> Self {
        self.pick(Pick::Lowest(stat))
    }

    /// Picks the first entities: "the top 3 cards".
    pub const fn first(self, n: u8) -> Self {
        self.pick(Pick::First(n))
    }

    /// Picks the last entities.
    pub const fn last(self, n: u8) -> Self {
        self.pick(Pick::Last(n))
    }

    /// "two minions of different minion types": the first ones that differ (Flight of the Firehawk).
    pub const fn different(self, n: u8, by: CardProperty) -> Self {
        self.pick(Pick::Different(n, by))
    }

    const fn near(mut self, near: Near) -> Self {
        self.near = near;
        self
    }

    /// Whether it selects nothing.
    pub const fn is_nobody(&self) -> bool {
        matches!(self.from, SelectionSource::Nobody)
    }

    /// Whether it is the target chosen when the card is played.
    pub const fn is_target(&self) -> bool {
        matches!(self.from, SelectionSource::Target(..))
    }

    /// The target in it: itself, or one of several selectors together ("a minion and your hero").
    #[inline]
    pub fn target(&'static self) -> Option<&'static Self> {
        let SelectionSource::Several(several) = self.from else { return self.is_target().then_some(self) };
        several.iter().find_map(Self::target)
    }
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// "your other minions".
    pub const OTHER_FRIENDLY_MINIONS: Selector = FRIENDLY_MINIONS.other();

    /// "all other minions".
    pub const OTHER_MINIONS: Selector = MINIONS.other();
}

pub use composed::*;
