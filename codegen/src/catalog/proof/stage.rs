//! Who stands there when a tale begins, and what happens then.
use cardwright_data::CardRecord;

/// Somebody who will be there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Somebody {
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
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Act<'a> {
    /// The card is played, or the Hero Power used.
    Come,
    /// Another one like it is played.
    Again,
    /// The card in play is used.
    Use,
    EndTurn,
    Play(&'a CardRecord),
    /// A spell is cast on somebody.
    Aim(&'a CardRecord, Somebody),
    Discard(Somebody),
    /// The card is traded.
    Trade,
    /// A strengthening enchantment is put on somebody.
    Strengthen(Somebody),
    HeroPower,
    Draw,
    /// Whose turn it is has all mana again.
    Refill,
    Hurt(Somebody, i64),
    Restore(Somebody, i64),
    Kill(Somebody),
    Attack(Somebody, Somebody),
}

/// How the card comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entrance {
    /// From the hand, when an act says so; or not at all.
    Hand,
    /// It stands there from the beginning.
    Put,
}

/// Who and what is there before.
#[derive(Clone, Debug, Default)]
pub(super) struct Stage<'a> {
    pub friends: Vec<&'a CardRecord>,
    pub enemies: Vec<&'a CardRecord>,
    pub hand: Vec<&'a CardRecord>,
    pub their_hand: Vec<&'a CardRecord>,
    /// On top of my deck, the last uppermost.
    pub top: Vec<&'a CardRecord>,
    pub their_top: Vec<&'a CardRecord>,
    /// Whose decks hold nothing else.
    pub bare: [bool; 2],
    pub weapons: [Option<&'a CardRecord>; 2],
    pub secrets: [Option<&'a CardRecord>; 2],
    pub wounds: bool,
    pub hero_wounds: bool,
    pub crystals: Option<i64>,
    pub corpses: Option<i64>,
}

/// A stage, and what happens on it.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    pub stage: Stage<'a>,
    pub entrance: Entrance,
    pub acts: Vec<Act<'a>>,
    /// The card is pointed at one of mine, if it can be.
    pub friend_first: bool,
    /// The option or ability of the card that is taken, where it has some.
    pub option: Option<usize>,
    /// Chances come true.
    pub lucky: bool,
}
