//! The steps that tests are written in.
use cardwright_data::{GameTag, Zone};
use cardwright_vocabulary::script::ruleset::Pool;

/// One side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The first player, whose card is tested.
    Mine,
    /// The opponent.
    Theirs,
}

/// Someone at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntityRef {
    /// My hero.
    MyHero,
    /// The opponent's hero.
    TheirHero,
    /// My minion at this place, counted from 0 on the left.
    My(usize),
    /// The opponent's minion at this place, counted from 0 on the left.
    Their(usize),
    /// The card at this place in my hand, counted from 0 on the left.
    InHand(usize),
    /// The card at this place in the opponent's hand.
    InTheirHand(usize),
    /// What came to the table as the n-th of this test's `Give`, `Friend`, `Enemy` and `Play`, wherever it is now.
    Nth(usize),
    /// The youngest entity that is this card, wherever it is.
    Newest(&'static str),
    /// My weapon.
    MyWeapon,
    /// The opponent's weapon.
    TheirWeapon,
    /// My Hero Power.
    MyPower,
    /// I myself, the player: who has what is given to a player.
    Me,
}

/// What a card is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum At {
    /// Nothing: it takes no target, or none is there.
    Nothing,
    /// This one.
    On(EntityRef),
}

/// A kind of character that a card may be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TargetKind {
    /// A minion of the player.
    FriendlyMinion,
    /// A minion of the opponent.
    EnemyMinion,
    /// The player's hero.
    FriendlyHero,
    /// The opponent's hero.
    EnemyHero,
}

/// What the dice show next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The candidate with this number, counted from 0.
    Number(usize),
    /// The candidate that is this card.
    Card(&'static str),
    /// The candidate that is this entity.
    Entity(EntityRef),
    /// A chance comes true.
    Yes,
    /// A chance does not come true.
    No,
}

/// A step of a test: something that is done, or something that must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Puts this card into my hand.
    Give(&'static str),
    /// Puts this card into the opponent's hand.
    GiveThem(&'static str),
    /// Puts this minion or location on my side, as if it had always stood there; equips a weapon.
    Ally(&'static str),
    /// Puts this minion or location on the opponent's side; equips a weapon.
    Enemy(&'static str),
    /// Makes this my Hero Power.
    HasHeroPower(&'static str),
    /// Puts this card on top of my deck.
    OnTop(&'static str),
    /// Puts this card on top of the opponent's deck.
    OnTheirTop(&'static str),
    /// Takes all cards out of a deck.
    EmptyDeck(Side),
    /// My deck is these cards and started with them, the last one on top.
    DeckOf(&'static [&'static str]),
    /// The player whose turn it is plays this card; it is given first if it is not in hand.
    Play(&'static str, At),
    /// Plays this card with the n-th of its options (Choose One), counted from 0.
    PlayOption(&'static str, usize, At),
    /// Plays this minion at this place of the board, counted from 0 on the left.
    PlayAt(&'static str, usize, At),
    /// The player whose turn it is uses the Hero Power.
    HeroPower(At),
    /// The player whose turn it is uses the n-th ability of this card (location, Titan, an activated ability).
    Use(EntityRef, usize, At),
    /// The first attacks the second.
    Attack(EntityRef, EntityRef),
    /// Gives the player whose turn it is so many full mana crystals.
    Crystals(i16),
    /// Gives me so many corpses.
    GainCorpses(i16),
    /// Ends the turn.
    EndTurn,
    /// Answers the choice that waits with the n-th that is offered.
    Choose(usize),
    /// Answers the choice that waits with this card.
    ChooseCard(&'static str),
    /// Destroys it, as an effect would.
    Kill(EntityRef),
    /// Deals it so much damage, as an effect would.
    Hurt(EntityRef, i32),
    /// Restores it so much Health, as an effect would.
    Restore(EntityRef, i32),
    /// Discards it, as an effect would.
    Discard(EntityRef),
    /// The player whose turn it is draws the uppermost plain minion of the deck.
    DrawOne,
    /// Summons this minion for the player whose turn it is, as an effect would.
    Summon(&'static str),
    /// It can attack again, as if it had not attacked this turn.
    Ready(EntityRef),
    /// Attaches this enchantment to it, as a text of mine would.
    Enchant(EntityRef, &'static str),
    /// The next random outcome. The test fails if the dice were not asked.
    Force(Outcome),
    /// The random outcome that comes next is not this one, which is no candidate. Stands behind every `Force` of a test:
    /// nothing after it is forced any more.
    Never(Outcome),

    /// The card costs so much.
    Cost(&'static str, i32),
    /// Its attack and health, attack and durability of a weapon.
    Stats(&'static str, i32, i32),
    /// Its attack and health now.
    StatsNow(EntityRef, i32, i32),
    /// The card has this keyword.
    Has(&'static str, GameTag),
    /// It has this keyword now.
    HasNow(EntityRef, GameTag),
    /// It does not have this keyword now.
    HasNot(EntityRef, GameTag),
    /// It has this number in this tag now.
    TagNow(EntityRef, GameTag, i32),
    /// What the card may be pointed at, when each of the four is there; nothing for a card that takes no target.
    Targets(&'static str, &'static [TargetKind]),
    /// The card cannot be played now.
    Unplayable(&'static str),
    /// The card, which can be played or used, cannot be pointed at this one now.
    CannotTarget(&'static str, EntityRef),
    /// The first cannot attack the second now.
    CannotAttack(EntityRef, EntityRef),
    /// It has so much health left.
    Health(EntityRef, i32),
    /// It has taken so much damage.
    Damage(EntityRef, i32),
    /// The hero has so much armor.
    Armor(Side, i32),
    /// It died.
    Dead(EntityRef),
    /// The game is over, and this side has won.
    Won(Side),
    /// It is in this zone.
    In(EntityRef, Zone),
    /// Its cost now.
    CostNow(EntityRef, i32),
    /// So many cards in hand.
    HandCount(Side, usize),
    /// So many minions on the board.
    BoardCount(Side, usize),
    /// So many cards in the deck.
    DeckCount(Side, usize),
    /// So many corpses.
    Corpses(Side, i32),
    /// A player has this number of a tag, what auras give included.
    PlayerTag(Side, GameTag, i32),
    /// No weapon is equipped.
    NoWeapon(Side),
    /// It can neither attack nor be used now.
    CannotAct(EntityRef),
    /// It is this card.
    Is(EntityRef, &'static str),
    /// So much mana to spend.
    Mana(i32),
    /// So much of a resource that a ruleset declares.
    Pool(Side, Pool, i32),
    /// Thinks better of what is being paid for.
    Cancel,
    /// The first card is written as the second: a reprint does what its original's test says.
    WrittenAs(&'static str, &'static str),
    /// Nothing is said yet of what the card does: fails. A generated skeleton ends so until someone fills it.
    Unwritten,
}

/// A number as steps have it.
pub(crate) fn number(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
