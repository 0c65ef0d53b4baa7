//! Who stands there when a tale begins, and what happens then.
use cardwright_engine::Card;

/// Somebody who will be there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Subject {
    Hero(usize),
    /// The card itself, in play.
    This,
    /// A side's minion at this place, the card itself not counted.
    Minion(usize, usize),
    /// The card itself, in hand.
    Card,
    /// A side's card in hand at this place, the card itself not counted.
    Held(usize, usize),
}

/// What is done.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stimulus {
    /// The card is played, or the Hero Power used.
    Come,
    /// Another one like it is played.
    Again,
    /// The card in play is used.
    Use,
    EndTurn,
    Play(&'static Card),
    /// A spell is cast on somebody.
    Aim(&'static Card, Subject),
    Discard(Subject),
    /// The card is traded.
    Trade,
    /// A strengthening enchantment is put on somebody.
    Strengthen(Subject),
    HeroPower,
    Draw,
    /// Whose turn it is has all mana again.
    Refill,
    Hurt(Subject, i64),
    Restore(Subject, i64),
    Kill(Subject),
    Attack(Subject, Subject),
}

/// How the card comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entrance {
    /// From the hand, when an act says so; or not at all.
    Hand,
    /// It stands there from the beginning.
    Put,
}

/// Who and what is there before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setup {
    pub friends: Vec<&'static Card>,
    pub enemies: Vec<&'static Card>,
    pub hand: Vec<&'static Card>,
    pub their_hand: Vec<&'static Card>,
    /// On top of my deck, the last uppermost.
    pub top: Vec<&'static Card>,
    pub their_top: Vec<&'static Card>,
    /// Whose decks hold nothing else.
    pub bare: [bool; 2],
    pub weapons: [Option<&'static Card>; 2],
    pub secrets: [Option<&'static Card>; 2],
    pub wounds: bool,
    pub hero_wounds: bool,
    pub crystals: Option<i64>,
    pub corpses: Option<i64>,
}

/// A stage, and what happens on it.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub setup: Setup,
    pub entrance: Entrance,
    pub stimuli: Vec<Stimulus>,
    /// The card is pointed at one of mine, if it can be.
    pub friend_first: bool,
    /// The option or ability of the card that is taken, where it has some.
    pub option: Option<usize>,
    /// Chances come true.
    pub lucky: bool,
}
