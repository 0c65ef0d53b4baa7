//! The setup of a plan, and its stimuli.
use cardwright_vocabulary::Card;

/// An entity of a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Subject {
    Hero(usize),
    /// My Hero Power.
    Power,
    /// The card itself, in play.
    This,
    /// A side's minion at this place, not counting the card itself.
    Minion(usize, usize),
    /// The card itself, in hand.
    Card,
    /// A side's card in hand at this place, not counting the card itself.
    Held(usize, usize),
}

/// A stimulus: something that is done.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stimulus {
    /// The card is played, or the Hero Power is used.
    Come,
    /// Another copy of it is played.
    Again,
    /// Another copy of it comes to my hand.
    Receive,
    /// The card in play is used.
    Use,
    EndTurn,
    Play(&'static Card),
    /// A minion is summoned for the active player, as an effect would.
    Summon(&'static Card),
    /// It can attack again this turn.
    Ready(Subject),
    /// A minion stands on my side.
    Stand(&'static Card),
    /// A Secret of this side that hits whoever attacks its hero, and all that stand beside.
    Trap(usize),
    /// A spell is cast on somebody.
    Aim(&'static Card, Subject),
    Discard(Subject),
    /// The card is traded.
    Trade,
    /// An enchantment of Attack and Health is attached.
    Strengthen(Subject),
    HeroPower,
    Draw,
    /// The active player gets all mana back.
    Refill,
    Hurt(Subject, i64),
    Restore(Subject, i64),
    Kill(Subject),
    Attack(Subject, Subject),
}

/// Where the card is at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entrance {
    /// In hand; a stimulus may play it.
    Hand,
    /// In play.
    Put,
    /// In play after the first stimulus, which ends the turn: the card is there from the opponent's turn on.
    Late,
}

/// The setup: what is there before the first stimulus.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setup {
    pub friends: Vec<&'static Card>,
    pub enemies: Vec<&'static Card>,
    pub hand: Vec<&'static Card>,
    pub their_hand: Vec<&'static Card>,
    /// On top of my deck, the last one is the top.
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

/// A setup, and what happens then.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub setup: Setup,
    pub entrance: Entrance,
    pub stimuli: Vec<Stimulus>,
    /// The card targets a friend if it can.
    pub friend_first: bool,
    /// The option or ability that is chosen, if the card has some.
    pub option: Option<usize>,
    /// Chances succeed.
    pub lucky: bool,
    /// Random choices take the last candidate, not the first.
    pub last: bool,
}
