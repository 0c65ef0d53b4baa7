//! The setup of a plan, and its stimuli.
use cardwright_vocabulary::Card;

/// An entity of a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PlannedEntity {
    Hero(usize),
    /// My Hero Power.
    MyHeroPower,
    /// The card under test, in play.
    TestedInPlay,
    /// The minion at this index of a side, not counting the card under test.
    Minion(usize, usize),
    /// The card under test, in hand.
    TestedInHand,
    /// The card at this index of a side's hand, not counting the card under test.
    HandCard(usize, usize),
}

/// A stimulus: an action or event in a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stimulus {
    /// The card is played, or the Hero Power is used.
    PlayCard,
    /// Another copy of the card is played.
    PlayCopyOfCard,
    /// Another copy of the card enters the player's hand.
    DrawCopyOfCard,
    /// The card in play is used.
    Use,
    EndTurn,
    Play(&'static Card),
    /// An effect summons a minion for the active player.
    Summon(&'static Card),
    /// A character can attack again this turn.
    Ready(PlannedEntity),
    /// A minion is placed on the player's side.
    AddAlly(&'static Card),
    /// A Secret of this side that damages all enemies when one of them attacks its hero.
    AddTrap(usize),
    /// A spell is cast on a target.
    CastAt(&'static Card, PlannedEntity),
    Discard(PlannedEntity),
    /// The card is traded.
    Trade,
    /// An enchantment with Attack and Health is attached.
    AttachStats(PlannedEntity),
    HeroPower,
    Draw,
    /// The active player's mana is refilled.
    Refill,
    Damage(PlannedEntity, i64),
    Restore(PlannedEntity, i64),
    Kill(PlannedEntity),
    Attack(PlannedEntity, PlannedEntity),
}

/// The zone of the card at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StartZone {
    /// In hand; a stimulus may play it.
    Hand,
    /// In play.
    Board,
    /// In play after the first stimulus, which ends the turn: the card is in play from the opponent's turn on.
    InPlayLater,
}

/// The entities before the first stimulus.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setup {
    pub friends: Vec<&'static Card>,
    pub enemies: Vec<&'static Card>,
    pub hand: Vec<&'static Card>,
    pub their_hand: Vec<&'static Card>,
    /// The cards on top of the player's deck; the last one is topmost.
    pub deck_top: Vec<&'static Card>,
    pub their_deck_top: Vec<&'static Card>,
    /// Whether a deck contains nothing else.
    pub deck_is_complete: [bool; 2],
    pub weapons: [Option<&'static Card>; 2],
    pub secrets: [Option<&'static Card>; 2],
    pub wounds: bool,
    pub hero_wounds: bool,
    pub crystals: Option<i64>,
    pub corpses: Option<i64>,
}

/// A setup with its stimuli.
#[derive(Clone, Debug)]
pub(crate) struct TrialPlan {
    pub setup: Setup,
    pub start_zone: StartZone,
    pub stimuli: Vec<Stimulus>,
    /// Whether the card targets a friendly character if possible.
    pub targets_friend_first: bool,
    /// The index of the chosen option or ability.
    pub option: Option<usize>,
    /// Whether random chances succeed.
    pub chances_succeed: bool,
    /// Whether random choices take the last candidate instead of the first.
    pub picks_last: bool,
}
