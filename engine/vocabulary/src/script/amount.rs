//! Numbers: fixed, counted, or read from the game.
use cardwright_data::GameTag;

use super::condition::{Cmp, Condition};
use super::json::by_name;
use super::ruleset::Pool;
use super::selector::{By, Selector, Side};

/// A number of an entity that texts speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Stat {
    /// Attack.
    Attack,
    /// Health that is left; durability of a weapon.
    Health,
    /// Health when undamaged.
    MaxHealth,
    /// Damage taken.
    Damage,
    /// Cost in mana.
    Cost,
    /// Armor of a hero.
    Armor,
    /// Spell damage.
    SpellDamage,
    /// A card's Cost without what auras add or take.
    OwnCost,
    /// A player's mana crystals, empty ones too.
    ManaCrystals,
    /// How many mana crystals a player can have.
    MostManaCrystals,
    /// A player's mana that can be spent.
    Mana,
    /// A player's corpses.
    Corpses,
    /// Corpses that a player has spent this game.
    CorpsesSpent,
    /// A player's mana crystals that are locked, this turn or the next.
    Overloaded,
    /// Turns that a player has taken, the one that runs included.
    Turns,
    /// What a player has of a resource that the ruleset declares.
    Pool(Pool),
    /// The most that a player has of one such resource.
    HighestPool,
}

/// "…'s Attack".
pub const ATTACK: Stat = Stat::Attack;
/// "…'s Health".
pub const HEALTH: Stat = Stat::Health;
/// The damage that it has taken.
pub const DAMAGE: Stat = Stat::Damage;
/// "…'s Cost".
pub const COST: Stat = Stat::Cost;
/// The Cost of a card without what auras add or take, which they go on to do: "keep their original Cost" (Ascent of Yogg-Saron).
pub const OWN_COST: Stat = Stat::OwnCost;
/// Spell damage: of an entity's controller.
pub const SPELL_DAMAGE: Stat = Stat::SpellDamage;
/// A player's mana crystals, empty ones too.
pub const MANA_CRYSTALS: Stat = Stat::ManaCrystals;
/// "(that can fit)": how many mana crystals a player can have, usually ten.
pub const MOST_MANA_CRYSTALS: Stat = Stat::MostManaCrystals;
/// A player's mana that can be spent: "if you have any unspent Mana" (Crystal Merchant).
pub const MANA: Stat = Stat::Mana;
/// A player's corpses.
pub const CORPSES: Stat = Stat::Corpses;
/// Corpses that a player has spent this game.
pub const CORPSES_SPENT: Stat = Stat::CorpsesSpent;
/// Mana crystals that are locked, this turn or the next: "while you have Overloaded Mana Crystals" (Surging Tempest).
pub const OVERLOADED: Stat = Stat::Overloaded;
/// Turns that a player has taken: "for each turn you've taken this game" (Clockwork Rager).
pub const TURNS: Stat = Stat::Turns;
/// "highest mana": the most that a player has of one resource that the ruleset declares.
pub const HIGHEST_POOL: Stat = Stat::HighestPool;
/// "…'s Armor".
pub const ARMOR: Stat = Stat::Armor;

impl Stat {
    /// "equal to the … of …"; the sum if there are several.
    pub const fn of(self, whose: Selector) -> Per {
        Per::Stat(self, whose)
    }

    /// "that costs (3)", "with 2 Attack".
    pub const fn is(self, n: i16) -> Condition {
        Condition::Stat(self, Cmp::Equal, n)
    }

    /// "with 5 or more Attack".
    pub const fn at_least(self, n: i16) -> Condition {
        Condition::Stat(self, Cmp::AtLeast, n)
    }

    /// "with Attack less than or equal to this minion's" (Undercooked Calamari): no more than a number looked up now.
    pub const fn no_more_than(self, per: &'static Per) -> Condition {
        Condition::Versus(self, Cmp::AtMost, per)
    }

    /// No less than a number looked up now; "with less Attack than this" is `not(&ATTACK.no_less_than(&ATTACK.of(THIS)))`
    /// (Meat Wagon).
    pub const fn no_less_than(self, per: &'static Per) -> Condition {
        Condition::Versus(self, Cmp::AtLeast, per)
    }

    /// "with the same Attack as this": as much as a number looked up now (The Replicator-inator).
    pub const fn same_as(self, per: &'static Per) -> Condition {
        Condition::Versus(self, Cmp::Equal, per)
    }

    /// "with 3 or less Attack".
    pub const fn at_most(self, n: i16) -> Condition {
        Condition::Stat(self, Cmp::AtMost, n)
    }
}

/// What a number is multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Per {
    /// Nothing: the number as it is.
    One,
    /// A number of the text, in a sum, see [`fixed`].
    Fixed(i16),
    /// "for each …": how many there are.
    Each(Selector),
    /// "equal to its Attack".
    Stat(Stat, Selector),
    /// "for each spell you've cast this game".
    Past(Past),
    /// The number of a tag, see [`number`].
    Tag(#[serde(serialize_with = "by_name")] GameTag, Selector),
    /// "that much": the number of the event that was heard (damage, healing, armor gained …).
    ThatMuch,
    /// "for each spell school you've cast this game": how many of them there are in a player's past (Multicaster).
    Different(By, Past),
    /// "for each turn in a row you've …": how many turns of the player, back from the present one, see [`turns_in_a_row`].
    InARow(Past),
    /// "excess damage": by how much the effect before did more than kill (Piercing Shot).
    Excess,
    /// The result of the previous effect: damage dealt, cards drawn, Health restored.
    Done,
    /// A number that the card keeps, see [`store`](super::verb::store).
    Stored(u8),
    /// The number that the card's text marks with `@`, see [`ITS_NUMBER`].
    Number,
    /// The number an enchantment was given when it was attached.
    X,
    /// Several of them together.
    Sum(&'static [Per]),
    /// Half of it, rounded up.
    Half(&'static Per),
    /// A random number up to and with this one, from the amount on: "Deal 2-3 damage" is `deal(2).up_to(3)`.
    UpTo(i16),
}

/// A number in an effect: `n`, times something that is looked up when the effect resolves.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Amount {
    /// The number in the text.
    pub n: i16,
    /// Times this.
    pub per: Per,
}

impl Amount {
    /// Just this number.
    pub const fn fixed(n: i16) -> Self {
        Self { n, per: Per::One }
    }
}

/// The kinds of actions that the history records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Deed {
    /// Cards played.
    Played,
    /// Spells cast.
    Cast,
    /// Minions that died.
    Died,
    /// Minions summoned.
    Summoned,
    /// Cards drawn.
    Drawn,
    /// Cards discarded.
    Discarded,
    /// Uses of the Hero Power.
    HeroPower,
    /// Attacks of the hero.
    HeroAttack,
    /// Starships launched.
    Launched,
    /// Jade Golems made.
    JadeGolem,
    /// Treasures excavated.
    Excavated,
    /// Galakrond invoked.
    Invoked,
    /// The Hero Power imbued.
    Imbued,
    /// Health restored to a character, by whose card.
    Restored,
    /// Health restored to the hero.
    HeroHealed,
    /// Damage taken by the hero.
    HeroHurt,
    /// Cards discovered.
    Discovered,
    /// Heralds.
    Heralded,
    /// Damage dealt by a spell or a Hero Power, by whose card.
    Dealt,
    /// Armor that the hero gained.
    ArmorGained,
    /// Mana crystals overloaded.
    Overloaded,
    /// Secrets that triggered.
    Revealed,
    /// Mana spent, on which card.
    ManaSpent,
    /// Attacks of a character.
    Attacked,
    /// Cards of the hand with which the game began, after the mulligan.
    BegunWith,
    /// Uses of a location.
    LocationUsed,
    /// Weapons equipped.
    Equipped,
    /// Times that cards were shuffled into the own deck.
    Shuffled,
    /// Minions that were Reborn.
    Reborn,
    /// Texts that say of themselves that they have happened, see [`record`](super::verb::record): Rituals that are completed.
    Recorded,
    /// Spells cast on a minion of the own side.
    CastOnOwnMinion,
    /// Spells cast on the own hero.
    CastOnOwnHero,
    /// Spells cast on an enemy.
    CastOnEnemy,
    /// Cards forged.
    Forged,
    /// Cards shuffled into the opponent's deck.
    ShuffledToEnemy,
    /// Armor that the hero lost, to damage or a payment.
    ArmorLost,
    /// Cards added to the hand, not drawn.
    Added,
    /// Cards destroyed: in play, in a hand or a deck.
    Destroyed,
    /// Spells that were countered: they were not cast.
    Countered,
    /// Changes of the Health that the hero has left: damage that Armor takes is none, Health that is set is one.
    HealthChanged,
    /// Options of Choose One cards that were taken; the card of the entry is that of the option.
    OptionTaken,
}

impl Deed {
    /// How many there are.
    pub const COUNT: usize = Self::OptionTaken as usize + 1;
}

/// How far back a text refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Window {
    /// "this turn".
    ThisTurn,
    /// "last turn": the player's own turn before.
    LastTurn,
    /// "… after your last turn": in the opponent's turn or this one.
    SinceYourTurn,
    /// "while holding this": since the card came into the hand.
    WhileHolding,
    /// "this game".
    ThisGame,
    /// "Locked until you play …": since the card itself was played.
    SincePlayed,
    /// "on your turns": in the turns of the player who did it.
    OnYourTurns,
    /// "If the spell destroys any minions": since the card of the event that was heard was played (Headmaster Kel'Thuzad).
    SinceThat,
    /// "on your opponent's turn": the one that runs, or the last one (Stormpike Marshal).
    EnemyTurn,
    /// "draw your second card in a turn": this turn, up to what was heard, however many came with it (Careless Mechanist).
    UpToThat,
}

/// Actions of a player in a window of time, with cards that meet a condition.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Past {
    /// Who did it.
    pub side: Side,
    /// What.
    pub deed: Deed,
    /// Since when.
    pub window: Window,
    /// With which cards.
    pub that: Condition,
    /// Not with the card itself.
    pub other: bool,
    /// How much it was all together, not how often it happened.
    pub in_all: bool,
}

/// "… you've cast this game": `past(Side::Friendly, Deed::Cast, Window::ThisGame)`.
pub const fn past(side: Side, deed: Deed, window: Window) -> Past {
    Past { side, deed, window, that: Condition::Always, other: false, in_all: false }
}

impl Past {
    /// Only those with such cards.
    pub const fn that(mut self, condition: Condition) -> Self {
        self.that = condition;
        self
    }

    /// "each other card you've played this turn": not the card itself.
    pub const fn other(mut self) -> Self {
        self.other = true;
        self
    }

    /// "each damage your hero has taken this turn": how much it was all together, of a deed with a number. Damage, healing,
    /// Armor and Overload have one; each other deed counts once (Nethersoul Buster, Crystal Stag).
    pub const fn in_all(mut self) -> Self {
        self.in_all = true;
        self
    }
}

/// "the spells you've cast this game".
pub const SPELLS_YOU_CAST: Past = past(Side::Friendly, Deed::Cast, Window::ThisGame);
/// "the cards you've played this game".
pub const CARDS_YOU_PLAYED: Past = past(Side::Friendly, Deed::Played, Window::ThisGame);
/// "the cards you've played this turn".
pub const CARDS_YOU_PLAYED_THIS_TURN: Past = past(Side::Friendly, Deed::Played, Window::ThisTurn);
/// "friendly minions that died this game".
pub const YOUR_MINIONS_THAT_DIED: Past = past(Side::Friendly, Deed::Died, Window::ThisGame);

/// "the times you've Excavated this game" (The Azerite Scorpion).
pub const TIMES_EXCAVATED: Past = past(Side::Friendly, Deed::Excavated, Window::ThisGame);
/// "you've Invoked": how often (Fate Weaver).
pub const TIMES_INVOKED: Past = past(Side::Friendly, Deed::Invoked, Window::ThisGame);
/// "you've Imbued your Hero Power": how often (Petal Picker).
pub const TIMES_IMBUED: Past = past(Side::Friendly, Deed::Imbued, Window::ThisGame);

/// "for each spell you've cast this game": how many there were.
pub const fn count_of(past: Past) -> Per {
    Per::Past(past)
}

/// "for each turn in a row you've played an Elemental": turns of that player, back from the present or the last one, in each of
/// which that happened; the present turn counts as soon as it has (Azerite Giant, Overflow Surger, Lamplighter).
pub const fn turns_in_a_row(past: Past) -> Per {
    Per::InARow(past)
}

/// The number of a tag: of an entity, or what enchantments and auras give a player ("Your Leylines trigger an additional time
/// this game", Surge Needle).
pub const fn number(tag: GameTag, whose: Selector) -> Per {
    Per::Tag(tag, whose)
}

/// "how many there are".
pub const fn count(of: Selector) -> Per {
    Per::Each(of)
}

/// Numbers added up: "a playable card that costs (1) less" is one of `COST.no_more_than(&sum(&[MANA.of(YOU), …]))` (Blessing
/// of the Moon).
pub const fn sum(of: &'static [Per]) -> Per {
    Per::Sum(of)
}

/// "half of …", rounded up: `set_remaining_health(1).times(half(&HEALTH.of(ENEMY_HERO)))` (Garona Halforcen).
pub const fn half(of: &'static Per) -> Per {
    Per::Half(of)
}

/// The number that the card keeps in counter 0 or 1.
pub const fn stored(counter: u8) -> Per {
    Per::Stored(counter)
}

/// "that much".
pub const THAT_MUCH: Per = Per::ThatMuch;
/// "each spell school you've cast this game" (Multicaster).
pub const SCHOOLS_CAST: Per = count_different(By::School, SPELLS_YOU_CAST);
/// "for each minion of a different type you've played this game": how many different ones the cards of a player's past have; a
/// minion of two types stands for the one that is missing (The One-Amalgam Band).
pub const fn count_different(by: By, past: Past) -> Per {
    Per::Different(by, past)
}
/// A number of the text, in a [`sum`]: "that costs (1) more than it" is `COST.same_as(&sum(&[COST.of(TARGET), fixed(1)]))` (Blazing
/// Transmutation).
pub const fn fixed(n: i16) -> Per {
    Per::Fixed(n)
}
/// "excess damage" of the effect before: `deal(1).times(EXCESS).to(ENEMY_HERO)` (Piercing Shot).
pub const EXCESS: Per = Per::Excess;
/// As much as the previous effect did.
pub const DONE: Per = Per::Done;
/// The number that an enchantment was given.
pub const X: Per = Per::X;
/// The number that the card's text marks with `@`: the one that its data has (`TAG_SCRIPT_DATA_NUM_1`), as far as it has
/// been improved since: `draw(1).times(ITS_NUMBER)` (Sayge, Seer of Darkmoon).
pub const ITS_NUMBER: Per = Per::Number;
