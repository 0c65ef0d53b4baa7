//! Which entities: "your other minions", "a random enemy", "it".
//!
//! A selector is evaluated in four steps: where to look ([`Source`]), whether neighbors or owners are meant instead
//! ([`Near`]), which of them ([`Condition`]s), and how many ([`Pick`]). Plural words (`ENEMY_MINIONS`) are all of them;
//! singular words with an article (`AN_ENEMY_MINION`) are the chosen target.
use super::amount::Stat;
use super::condition::{Condition, MINION};

/// A side, seen from the controller of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
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
    /// Dormant minions.
    Dormant,
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
    /// What died, was discarded or was cast, oldest first.
    Graveyard,
    /// Cards that are kept with the player, out of the game.
    Kept,
    /// The C'Thun that is kept with the player from the first time that a card speaks of it; what it is given, all C'Thuns of that
    /// player are given, and those that come later have it.
    Proxy,
    /// The player: what "you" and "your opponent" are.
    Player,
}

/// Where a selector begins.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Source {
    /// Nothing.
    Nobody,
    /// The card that has the ability; for an enchantment the entity that it is attached to.
    This,
    /// The target chosen when the card was played. The first mention in an ability declares which may be chosen.
    Target(Side, Place),
    /// What the previous effect affected, drew, summoned or chose: "it", "them".
    It,
    /// The other entity of the event: the card played, the minion summoned.
    That,
    /// The entity that caused the event: the attacker, the source of the damage.
    Who,
    /// The entity that made this one.
    Creator,
    /// What another text of the card remembered.
    Remembered,
    /// Cards that are kept with the card, out of the game.
    Kept,
    /// Cards that a text of the card offered, and that nobody chose.
    Offered,
    /// The cards that the last Discover offered, and that were not chosen.
    Unchosen,
    /// The cards that started in the controller's deck, wherever they are now.
    StartingDeck,
    /// The cards that the controller has played this game, in order.
    Played,
    /// A place of a side.
    At(Side, Place),
    /// Several together, in order.
    Several(&'static [Selector]),
}

/// A step from the entities that were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Near {
    /// No step.
    Itself,
    /// "the minions next to it".
    Neighbours,
    /// It, and the minions next to it.
    WithNeighbours,
    /// Its controller's hero.
    ItsHero,
    /// Its controller.
    ItsController,
    /// Its controller's opponent.
    ItsOpponent,
    /// The card of the opponent that it is a copy of.
    ItsOriginal,
    /// The cards in hand next to where it is being played from.
    InHand,
    /// So many places to the left and to the right, on its board or in its hand.
    Distance(u8),
    /// All minions to its left on the board, or all cards to its left in the hand.
    AllLeft,
    /// The same to its right.
    AllRight,
    /// The minion to its left on the board, or the card to its left in the hand.
    Left,
    /// The same to its right.
    Right,
}

/// In what cards differ from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum By {
    /// In their names.
    Name,
    /// In their Costs.
    Cost,
    /// In their minion types.
    Race,
    /// In their spell schools.
    School,
    /// In their sets, of which reprints have their own.
    Set,
}

/// How many of those found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Pick {
    /// All.
    All,
    /// So many different ones, at random.
    Random(u8),
    /// The one with the most of it, at random among equals.
    Most(Stat),
    /// The one with the least of it, at random among equals.
    Least(Stat),
    /// The first so many: leftmost, top of the deck, oldest.
    First(u8),
    /// The last so many.
    Last(u8),
    /// Up to so many that differ from each other, the first of equals.
    Different(u8, By),
}

/// Entities that a text speaks of; see the module.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Selector {
    /// Where to look.
    pub from: Source,
    /// A step away from there.
    pub near: Near,
    /// All of these must hold.
    pub that: [Condition; 2],
    /// Not the card itself.
    pub other: bool,
    /// How many.
    pub pick: Pick,
}

impl Selector {
    /// All entities of this source.
    pub const fn new(from: Source) -> Self {
        Self { from, near: Near::Itself, that: [Condition::Always; 2], other: false, pick: Pick::All }
    }

    /// Those for which `condition` holds as well.
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

    /// Without the card itself: "other".
    pub const fn other(mut self) -> Self {
        self.other = true;
        self
    }

    const fn pick(mut self, pick: Pick) -> Self {
        self.pick = pick;
        self
    }

    /// One of them at random.
    pub const fn random(self) -> Self {
        self.pick(Pick::Random(1))
    }

    /// So many different ones at random.
    pub const fn random_of(self, n: u8) -> Self {
        self.pick(Pick::Random(n))
    }

    /// "the highest Attack": the one with the most of it.
    pub const fn most(self, stat: Stat) -> Self {
        self.pick(Pick::Most(stat))
    }

    /// "the lowest Health": the one with the least of it.
    pub const fn least(self, stat: Stat) -> Self {
        self.pick(Pick::Least(stat))
    }

    /// The first so many: "the top 3 cards".
    pub const fn first(self, n: u8) -> Self {
        self.pick(Pick::First(n))
    }

    /// The last so many.
    pub const fn last(self, n: u8) -> Self {
        self.pick(Pick::Last(n))
    }

    /// "two minions of different minion types": the first ones that differ (Flight of the Firehawk).
    pub const fn different(self, n: u8, by: By) -> Self {
        self.pick(Pick::Different(n, by))
    }

    const fn near(mut self, near: Near) -> Self {
        self.near = near;
        self
    }

    /// "the minions next to it".
    pub const fn neighbours(self) -> Self {
        self.near(Near::Neighbours)
    }

    /// "it and the minions next to it".
    pub const fn with_neighbours(self) -> Self {
        self.near(Near::WithNeighbours)
    }

    /// "adjacent cards in your hand", of a card that is being played (Skittish Saucier).
    pub const fn hand_neighbours(self) -> Self {
        self.near(Near::InHand)
    }

    /// "This continues to the left and right": so many places away on both sides, on the board or in a hand (M.O.T.H.E.R.).
    pub const fn at_distance(self, n: u8) -> Self {
        self.near(Near::Distance(n))
    }

    /// "Minions to the left of this", all of them: `THIS.all_to_the_left()` (Argus, the Emerald Star).
    pub const fn all_to_the_left(self) -> Self {
        self.near(Near::AllLeft)
    }

    /// "and ones to the right", all of them.
    pub const fn all_to_the_right(self) -> Self {
        self.near(Near::AllRight)
    }

    /// "the minion to the left of this": on the board, or in the hand from where it is being played.
    pub const fn to_the_left(self) -> Self {
        self.near(Near::Left)
    }

    /// "the minion to the right of this" (Gorm the Worldeater); of a card that is being played the one to its right in the hand, so
    /// that it was the right-most if there is none (Stargazer Luna).
    pub const fn to_the_right(self) -> Self {
        self.near(Near::Right)
    }

    /// "its owner".
    pub const fn controller(self) -> Self {
        self.near(Near::ItsController)
    }

    /// "the other player".
    pub const fn opponent(self) -> Self {
        self.near(Near::ItsOpponent)
    }

    /// "the original" of a copy of an opponent's card (The Harvester of Envy).
    pub const fn original(self) -> Self {
        self.near(Near::ItsOriginal)
    }

    /// The hero of its side.
    pub const fn hero(self) -> Self {
        self.near(Near::ItsHero)
    }

    /// Whether it selects nothing.
    pub const fn is_nobody(&self) -> bool {
        matches!(self.from, Source::Nobody)
    }

    /// Whether it is the target chosen when the card is played.
    pub const fn is_target(&self) -> bool {
        matches!(self.from, Source::Target(..))
    }

    /// The target in it: itself, or one of several selectors together ("a minion and your hero").
    #[inline]
    pub fn target(&'static self) -> Option<&'static Self> {
        let Source::Several(several) = self.from else { return self.is_target().then_some(self) };
        several.iter().find_map(Self::target)
    }
}

const fn at(side: Side, place: Place) -> Selector {
    Selector::new(Source::At(side, place))
}

const fn target(side: Side, place: Place) -> Selector {
    Selector::new(Source::Target(side, place))
}

/// These together: `together(&[YOUR_HERO, FRIENDLY_MINIONS])`.
pub const fn together(these: &'static [Selector]) -> Selector {
    Selector::new(Source::Several(these))
}

/// No entity.
pub const NOBODY: Selector = Selector::new(Source::Nobody);
/// The card itself; for an enchantment the entity that it is attached to.
pub const THIS: Selector = Selector::new(Source::This);
/// The target, any character: "Deal 6 damage."
pub const TARGET: Selector = target(Side::Both, Place::Characters);
/// What the previous effect was about.
pub const IT: Selector = Selector::new(Source::It);
/// What the previous effect was about.
pub const THEM: Selector = IT;
/// The entity that created this card.
pub const CREATOR: Selector = Selector::new(Source::Creator);
/// What another text of this card remembered: "Deathrattle: Return it" (Felsoul Jailer).
pub const REMEMBERED: Selector = Selector::new(Source::Remembered);
/// The cards that are kept with this card: see [`keep`](super::verb::keep).
pub const KEPT: Selector = Selector::new(Source::Kept);
/// The cards that are kept with you, out of the game: your Animal Companions, once they were replaced (Tame Pet).
pub const KEPT_WITH_YOU: Selector = at(Side::Friendly, Place::Kept);
/// "one of the others": the cards that a text of this card offered, and that nobody chose (Hive Map).
pub const OFFERED: Selector = Selector::new(Source::Offered);
/// "the other options" of the last Discover: `after(YOU.discovers(CARD)).then(&[play(UNCHOSEN)])` (The Origin Stone).
pub const UNCHOSEN: Selector = Selector::new(Source::Unchosen);
/// "If your deck started with no spells": the cards that started there, wherever they are (Hexmarshal). Their
/// numbers are the printed ones (Vyranoth).
pub const YOUR_STARTING_DECK: Selector = Selector::new(Source::StartingDeck);
/// "the last card you played" is `PLAYED_BY_YOU.last(1)` (Gronn Giant).
pub const PLAYED_BY_YOU: Selector = Selector::new(Source::Played);
/// The subject of the event: the card played, the minion that died.
pub const THAT: Selector = Selector::new(Source::That);
/// The entity that caused the event: the attacker, the source of the damage.
pub const WHO: Selector = Selector::new(Source::Who);

/// "an enemy", to be chosen.
pub const AN_ENEMY: Selector = target(Side::Enemy, Place::Characters);
/// "a friendly character", to be chosen.
pub const A_FRIENDLY_CHARACTER: Selector = target(Side::Friendly, Place::Characters);
/// "a minion", to be chosen.
pub const A_MINION: Selector = target(Side::Both, Place::Minions);
/// "an enemy minion", to be chosen.
pub const AN_ENEMY_MINION: Selector = target(Side::Enemy, Place::Minions);
/// "a friendly minion", to be chosen.
pub const A_FRIENDLY_MINION: Selector = target(Side::Friendly, Place::Minions);
/// "a location", to be chosen (Welcome Home!).
pub const A_LOCATION: Selector = target(Side::Both, Place::Locations);
/// "an enemy location", to be chosen (Demolition Renovator).
pub const AN_ENEMY_LOCATION: Selector = target(Side::Enemy, Place::Locations);
/// "a hero", to be chosen.
pub const A_HERO: Selector = target(Side::Both, Place::Heroes);
/// "a card in your hand", to be chosen.
pub const A_CARD_IN_YOUR_HAND: Selector = target(Side::Friendly, Place::Hand);

/// "you".
pub const YOU: Selector = at(Side::Friendly, Place::Player);
/// The controller, where an enchantment is put on the player.
pub const CONTROLLER: Selector = YOU;
/// "your opponent".
pub const OPPONENT: Selector = at(Side::Enemy, Place::Player);
/// "each player"; you first.
pub const PLAYERS: Selector = at(Side::Both, Place::Player);
/// "your hero".
pub const YOUR_HERO: Selector = at(Side::Friendly, Place::Heroes);
/// "the enemy hero".
pub const ENEMY_HERO: Selector = at(Side::Enemy, Place::Heroes);
/// "both heroes".
pub const HEROES: Selector = at(Side::Both, Place::Heroes);
/// "your minions".
pub const FRIENDLY_MINIONS: Selector = at(Side::Friendly, Place::Minions);
/// "your other minions".
pub const OTHER_FRIENDLY_MINIONS: Selector = FRIENDLY_MINIONS.other();
/// "enemy minions".
pub const ENEMY_MINIONS: Selector = at(Side::Enemy, Place::Minions);
/// "all minions".
pub const MINIONS: Selector = at(Side::Both, Place::Minions);
/// "all other minions".
pub const OTHER_MINIONS: Selector = MINIONS.other();
/// "friendly characters".
pub const FRIENDLY_CHARACTERS: Selector = at(Side::Friendly, Place::Characters);
/// "enemies".
pub const ENEMIES: Selector = at(Side::Enemy, Place::Characters);
/// "all characters".
pub const CHARACTERS: Selector = at(Side::Both, Place::Characters);
/// "your Dormant minions" (Wild Spirits).
pub const FRIENDLY_DORMANT: Selector = at(Side::Friendly, Place::Dormant);
/// "a minion is Dormant": those that sleep, of both players (Perennial Serpent).
pub const DORMANT_MINIONS: Selector = at(Side::Both, Place::Dormant);
/// The Starship that you are building: "if you're building a Starship" is `there_is(&YOUR_LAUNCHPAD)` (Crystal Welder).
pub const YOUR_LAUNCHPAD: Selector = at(Side::Friendly, Place::Launchpad);
/// All that takes up room on your board: "if your board is full" is `there_are(7, &YOUR_BOARD)` (Cosmic Phenomenon).
pub const YOUR_BOARD: Selector = at(Side::Friendly, Place::Board);
/// All that takes up room on your opponent's board: "until either side of the battlefield is full" (Front Lines).
pub const ENEMY_BOARD: Selector = at(Side::Enemy, Place::Board);
/// "your weapon".
pub const YOUR_WEAPON: Selector = at(Side::Friendly, Place::Weapon);
/// "the enemy weapon".
pub const ENEMY_WEAPON: Selector = at(Side::Enemy, Place::Weapon);
/// "your Hero Power".
pub const YOUR_HERO_POWER: Selector = at(Side::Friendly, Place::HeroPower);
/// "the enemy Hero Power".
pub const ENEMY_HERO_POWER: Selector = at(Side::Enemy, Place::HeroPower);
/// "your hand".
pub const YOUR_HAND: Selector = at(Side::Friendly, Place::Hand);
/// "your opponent's hand".
pub const ENEMY_HAND: Selector = at(Side::Enemy, Place::Hand);
/// "your deck", from the top.
pub const YOUR_DECK: Selector = at(Side::Friendly, Place::Deck);
/// "your opponent's deck", from the top.
pub const ENEMY_DECK: Selector = at(Side::Enemy, Place::Deck);
/// "your Secrets".
pub const YOUR_SECRETS: Selector = at(Side::Friendly, Place::Secrets);
/// "enemy Secrets".
pub const ENEMY_SECRETS: Selector = at(Side::Enemy, Place::Secrets);
/// "all Secrets".
pub const SECRETS: Selector = at(Side::Both, Place::Secrets);
/// What lies in your graveyard: what died, was cast, discarded or destroyed, oldest first.
pub const YOUR_GRAVEYARD: Selector = at(Side::Friendly, Place::Graveyard);
/// What lies in the opponent's graveyard.
pub const ENEMY_GRAVEYARD: Selector = at(Side::Enemy, Place::Graveyard);
/// "friendly minions that died this game", oldest first.
pub const YOUR_DEAD_MINIONS: Selector = at(Side::Friendly, Place::Graveyard).that(MINION);
/// "your C'Thun (wherever it is)": one that is kept with you, dead or not; what it is given, every C'Thun of yours is given on the
/// board, in hand and in the deck (Beckoner of Evil). Events are those of the C'Thuns in the game (Eyestalk of C'Thun).
pub const YOUR_CTHUN: Selector = at(Side::Friendly, Place::Proxy);
/// "your locations".
pub const YOUR_LOCATIONS: Selector = at(Side::Friendly, Place::Locations);
/// "all locations".
pub const LOCATIONS: Selector = at(Side::Both, Place::Locations);
