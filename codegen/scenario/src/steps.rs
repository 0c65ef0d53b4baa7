//! The steps of tests.
use cardwright_data::{GameTag, Zone};
use cardwright_vocabulary::script::ruleset::Pool;

/// A player in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The first player, whose card is tested.
    Mine,
    /// The opponent.
    Theirs,
}

/// An entity or player in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntityRef {
    /// My hero.
    MyHero,
    /// The opponent's hero.
    TheirHero,
    /// My minion at this index, from 0 on the left.
    My(usize),
    /// The opponent's minion at this index, from 0 on the left.
    Their(usize),
    /// The card at this index of my hand, from 0 on the left.
    InHand(usize),
    /// The card at this index of the opponent's hand.
    InTheirHand(usize),
    /// The n-th entity created by `Give`, `Ally`, `Enemy` and `Play` in this test, in any zone.
    Nth(usize),
    /// The newest entity with this card id, in any zone.
    Newest(&'static str),
    /// My weapon.
    MyWeapon,
    /// The opponent's weapon.
    TheirWeapon,
    /// My Hero Power.
    MyPower,
    /// The player: the bearer of enchantments given to a player.
    Me,
}

/// The target of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StepTarget {
    /// No target: the card takes none, or none is valid.
    Nothing,
    /// This entity.
    On(EntityRef),
}

/// A kind of character that a card may target.
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

/// A forced random outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ForcedOutcome {
    /// The candidate with this index, from 0.
    Number(usize),
    /// The candidate with this card id.
    Card(&'static str),
    /// The candidate that is this entity.
    Entity(EntityRef),
    /// A random chance succeeds.
    Yes,
    /// A random chance fails.
    No,
}

/// A step of a test: an action or a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Puts this card into my hand.
    Give(&'static str),
    /// Puts this card into the opponent's hand.
    GiveThem(&'static str),
    /// Puts this minion or location on my side, as if it had always been there; equips a weapon.
    Ally(&'static str),
    /// Puts this minion or location on the opponent's side; equips a weapon.
    Enemy(&'static str),
    /// Makes this my Hero Power.
    HasHeroPower(&'static str),
    /// Puts this card on top of my deck.
    OnTop(&'static str),
    /// Puts this card on top of the opponent's deck.
    OnTheirTop(&'static str),
    /// Removes all cards from a deck.
    EmptyDeck(Side),
    /// Makes these cards my deck, the last one on top; they count as having started there.
    DeckOf(&'static [&'static str]),
    /// The active player plays this card; it is created first if it is not in hand.
    Play(&'static str, StepTarget),
    /// Plays this card with the n-th of its options (Choose One), counted from 0.
    PlayOption(&'static str, usize, StepTarget),
    /// Plays this minion at this board position, from 0 on the left.
    PlayAt(&'static str, usize, StepTarget),
    /// The active player uses the Hero Power.
    HeroPower(StepTarget),
    /// The active player uses the n-th ability of this card (location, Titan, an activated ability).
    Use(EntityRef, usize, StepTarget),
    /// The first attacks the second.
    Attack(EntityRef, EntityRef),
    /// Gives the active player this many full mana crystals.
    Crystals(i16),
    /// Gives me this many Corpses.
    GainCorpses(i16),
    /// Ends the turn.
    EndTurn,
    /// Takes the n-th option of the pending choice.
    Choose(usize),
    /// Takes the option of the pending choice with this card id.
    ChooseCard(&'static str),
    /// Destroys an entity, as an effect would.
    Kill(EntityRef),
    /// Deals damage to an entity, as an effect would.
    DealDamage(EntityRef, i32),
    /// Restores Health to an entity, as an effect would.
    Restore(EntityRef, i32),
    /// Discards a card, as an effect would.
    Discard(EntityRef),
    /// The active player draws the topmost plain minion of the deck.
    DrawOne,
    /// Summons this minion for the active player, as an effect would.
    Summon(&'static str),
    /// Lets a character attack again, as if it had not attacked this turn.
    Ready(EntityRef),
    /// Attaches this enchantment to an entity, as a text of mine would.
    Enchant(EntityRef, &'static str),
    /// Forces the next random outcome. The test fails if no random choice follows.
    Force(ForcedOutcome),
    /// Checks that the next random outcome cannot be this one. Must be after every `Force` of a test, because no later outcome
    /// is forced.
    ForbidOutcome(ForcedOutcome),

    /// The card's printed Cost.
    Cost(&'static str, i32),
    /// The card's printed Attack and Health, or Attack and Durability of a weapon.
    Stats(&'static str, i32, i32),
    /// The entity's current Attack and Health.
    StatsNow(EntityRef, i32, i32),
    /// The card's printed keyword.
    Has(&'static str, GameTag),
    /// The entity currently has this keyword.
    HasNow(EntityRef, GameTag),
    /// The entity currently does not have this keyword.
    HasNot(EntityRef, GameTag),
    /// The current value of a tag of the entity.
    TagNow(EntityRef, GameTag, i32),
    /// The kinds of characters that the card may target, if one of each of the four kinds is in play; empty for a card without
    /// a target.
    Targets(&'static str, &'static [TargetKind]),
    /// The card currently cannot be played.
    Unplayable(&'static str),
    /// The card can be played or used, but cannot target this entity now.
    CannotTarget(&'static str, EntityRef),
    /// The first entity currently cannot attack the second.
    CannotAttack(EntityRef, EntityRef),
    /// The entity's remaining Health.
    Health(EntityRef, i32),
    /// The damage on the entity.
    Damage(EntityRef, i32),
    /// The hero's Armor.
    Armor(Side, i32),
    /// The entity has died.
    Dead(EntityRef),
    /// The game is over, and this player has won.
    Won(Side),
    /// The entity is in this zone.
    IsInZone(EntityRef, Zone),
    /// The entity's current Cost.
    CostNow(EntityRef, i32),
    /// The number of cards in hand.
    HandCount(Side, usize),
    /// The number of minions on the board.
    BoardCount(Side, usize),
    /// The number of cards in the deck.
    DeckCount(Side, usize),
    /// The number of Corpses.
    Corpses(Side, i32),
    /// The value of a player's tag, including auras.
    PlayerTag(Side, GameTag, i32),
    /// The player has no weapon.
    NoWeapon(Side),
    /// The entity can currently neither attack nor be used.
    CannotAct(EntityRef),
    /// The entity has this card id.
    IsCard(EntityRef, &'static str),
    /// The active player's available mana.
    Mana(i32),
    /// The amount of a resource that a ruleset declares.
    Pool(Side, Pool, i32),
    /// Cancels the pending payment.
    Cancel,
    /// The first card has the Power of the second: a reprint does what its original's test checks.
    WrittenAs(&'static str, &'static str),
    /// Fails: the generated test skeleton has not been written yet.
    Unwritten,
}

/// A number in the type of steps.
pub(crate) fn number(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
