//! Numbers: fixed, counted, or read from the game.
use cardwright_data::GameTag;
use cardwright_words::{Words, words};

use super::condition::{Cmp, Condition};
use super::json::by_name;
use super::ruleset::Pool;
use super::selector::{By, Selector, Side};

/// A number of an entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Stat {
    /// Attack.
    /// "…'s Attack".
    #[word(ATTACK, "Attack")]
    Attack,
    /// Health that is left; durability of a weapon.
    /// "…'s Health".
    #[word(HEALTH, "Health")]
    Health,
    /// Health when undamaged.
    #[word(MAX_HEALTH, "maximum Health")]
    MaxHealth,
    /// Damage taken.
    /// The damage that it has taken.
    #[word(DAMAGE, "damage taken")]
    Damage,
    /// Cost in mana.
    /// "…'s Cost".
    #[word(COST, "Cost")]
    Cost,
    /// Armor of a hero.
    /// "…'s Armor".
    #[word(ARMOR, "Armor")]
    Armor,
    /// Spell damage.
    /// Spell damage: of an entity's controller.
    #[word(SPELL_DAMAGE, "Spell Damage")]
    SpellDamage,
    /// A card's Cost without what auras add or take.
    /// The Cost of a card without what auras add or take, which they go on to do: "keep their original Cost" (Ascent of Yogg-Saron).
    #[word(OWN_COST, "own Cost")]
    OwnCost,
    /// A player's mana crystals, empty ones too.
    #[word(MANA_CRYSTALS, "Mana Crystals")]
    ManaCrystals,
    /// The maximum number of mana crystals of a player.
    /// "(that can fit)": how many mana crystals a player can have, usually ten.
    #[word(MOST_MANA_CRYSTALS, "the most Mana Crystals")]
    MostManaCrystals,
    /// The maximum number of cards in a player's hand.
    /// How many cards a player can hold, usually ten: "if your hand is full" is `MOST_CARDS.no_more_than(&count(YOUR_HAND))` of the
    /// player (Anetheron).
    #[word(MOST_CARDS, "the most cards in hand")]
    MostCards,
    /// A player's mana that can be spent.
    /// A player's mana that can be spent: "if you have any unspent Mana" (Crystal Merchant).
    #[word(MANA, "Mana")]
    Mana,
    /// A player's corpses.
    #[word(CORPSES, "Corpses")]
    Corpses,
    /// Corpses that a player has spent this game.
    #[word(CORPSES_SPENT, "Corpses spent")]
    CorpsesSpent,
    /// A player's mana crystals that are locked, this turn or the next.
    /// Mana crystals that are locked, this turn or the next: "while you have Overloaded Mana Crystals" (Surging Tempest).
    #[word(OVERLOADED, "Overloaded Mana Crystals")]
    Overloaded,
    /// Turns that a player has taken, the one that runs included.
    /// Turns that a player has taken: "for each turn you've taken this game" (Clockwork Rager).
    #[word(TURNS, "turns taken")]
    Turns,
    /// The amount of a resource of the ruleset that a player has.
    #[word("{0} of the pool")]
    Pool(Pool),
    /// The highest amount of one resource of the ruleset that a player has.
    /// "highest mana": the most that a player has of one resource that the ruleset declares.
    #[word(HIGHEST_POOL, "highest pool")]
    HighestPool,
}

#[words(read_number)]
impl Stat {
    /// "equal to the … of …"; the sum if there are several.
    pub const fn of(self, whose: Selector) -> Multiplier {
        Multiplier::Stat(self, whose)
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
    pub const fn no_more_than(self, per: &'static Multiplier) -> Condition {
        Condition::Versus(self, Cmp::AtMost, per)
    }

    /// No less than a number looked up now; "with less Attack than this" is `not(&ATTACK.no_less_than(&ATTACK.of(THIS)))`
    /// (Meat Wagon).
    pub const fn no_less_than(self, per: &'static Multiplier) -> Condition {
        Condition::Versus(self, Cmp::AtLeast, per)
    }

    /// "with the same Attack as this": as much as a number looked up now (The Replicator-inator).
    pub const fn same_as(self, per: &'static Multiplier) -> Condition {
        Condition::Versus(self, Cmp::Equal, per)
    }

    /// "with 3 or less Attack".
    pub const fn at_most(self, n: i16) -> Condition {
        Condition::Stat(self, Cmp::AtMost, n)
    }
}

/// The multiplier of a number.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
pub enum Multiplier {
    /// One: leaves a number unchanged.
    #[word(source = "fixed(1)", "1")]
    One,
    /// A number of the text, in a sum, see [`fixed`].
    /// A number of the text, in a [`sum`]: "that costs (1) more than it" is `COST.same_as(&sum(&[COST.of(TARGET), fixed(1)]))` (Blazing
    /// Transmutation).
    #[word(fixed(n), "{n}")]
    Fixed(i16),
    /// "for each …": how many there are.
    /// "how many there are".
    #[word(count(of), "{of:noun_phrase}")]
    Each(Selector),
    /// "equal to its Attack".
    #[word(source = number_of, "the {0} of {1}")]
    Stat(Stat, Selector),
    /// "for each spell you've cast this game".
    /// "for each spell you've cast this game": how many there were.
    #[word(count_of(past), "{past}")]
    Past(Past),
    /// The number of a tag, see [`number`].
    /// The number of a tag: of an entity, or what enchantments and auras give a player ("Your Leylines trigger an additional time
    /// this game", Surge Needle).
    #[word(number(tag, whose), "the {tag} of {whose}")]
    Tag(#[serde(serialize_with = "by_name")] GameTag, Selector),
    /// "that much": the number of the event that was heard (damage, healing, armor gained …).
    /// "that much".
    #[word(THAT_MUCH, "that much")]
    ThatMuch,
    /// "for each spell school you've cast this game": how many of them there are in a player's past (Multicaster).
    /// "each spell school you've cast this game" (Multicaster).
    #[word(SCHOOLS_CAST -> Different(By::School, SPELLS_YOU_CAST))]
    /// "for each minion of a different type you've played this game": how many different ones the cards of a player's past have; a
    /// minion of two types stands for the one that is missing (The One-Amalgam Band).
    #[word(count_different(by, past), "different {by} of {past}")]
    Different(By, Past),
    /// "for each turn in a row you've …": how many turns of the player, back from the present one, see [`turns_in_a_row`].
    /// "for each turn in a row you've played an Elemental": turns of that player, back from the present or the last one, in each of
    /// which that happened; the present turn counts as soon as it has (Azerite Giant, Overflow Surger, Lamplighter).
    #[word(turns_in_a_row(past), "turn in a row in which {past}")]
    InARow(Past),
    /// "excess damage": by how much the effect before did more than kill (Piercing Shot).
    /// "excess damage" of the effect before: `deal(1).times(EXCESS).to(ENEMY_HERO)` (Piercing Shot).
    #[word(EXCESS, "the excess damage")]
    Excess,
    /// The result of the previous effect: damage dealt, cards drawn, Health restored.
    /// As much as the previous effect did.
    #[word(DONE, "as many as were done")]
    Done,
    /// A number that the card keeps, see [`store`](super::verb::store).
    /// The number that the card keeps in counter 0 or 1.
    #[word(stored(counter), "the number kept in {counter}")]
    Stored(u8),
    /// The number that the card's text marks with `@`, see [`ITS_NUMBER`].
    /// The number that the card's text marks with `@`: the one that its data has (`TAG_SCRIPT_DATA_NUM_1`), as far as it has
    /// been improved since: `draw(1).times(ITS_NUMBER)` (Sayge, Seer of Darkmoon).
    #[word(ITS_NUMBER, "@")]
    Number,
    /// The number an enchantment was given when it was attached.
    /// The number that an enchantment was given.
    #[word(X, "X")]
    X,
    /// The sum of several multipliers.
    /// Numbers added up: "a playable card that costs (1) less" is one of `COST.no_more_than(&sum(&[MANA.of(YOU), …]))` (Blessing
    /// of the Moon).
    #[word(sum(of), explain = summed)]
    Sum(&'static [Multiplier]),
    /// The smallest of several.
    /// "up to 10": `least_of(&[fixed(10), count_of(…)])` (Charged Call).
    #[word(least_of(of), explain = least_of)]
    Least(&'static [Multiplier]),
    /// The remainder of a division.
    /// "every third spell you cast": `equals(&remainder(&count_of(…), 3), 2)` (Kael'thas Sunstrider).
    #[word(remainder(of, by), "the remainder of {of} divided by {by}")]
    Remainder(&'static Multiplier, i16),
    /// Half of it, rounded up.
    /// "half of …", rounded up: `set_remaining_health(1).times(half(&HEALTH.of(ENEMY_HERO)))` (Garona Halforcen).
    #[word(half(of), "half of {of}")]
    Half(&'static Multiplier),
    /// A random number up to and with this one, from the amount on: "Deal 2-3 damage" is `deal(2).up_to(3)`.
    #[word(source = up_to, "up to {0}")]
    UpTo(i16),
}

/// A number in an effect: `n`, times something that is looked up when the effect resolves.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Amount {
    /// The number in the text.
    pub n: i16,
    /// Times this.
    pub per: Multiplier,
}

impl Amount {
    /// Just this number.
    pub const fn fixed(n: i16) -> Self {
        Self { n, per: Multiplier::One }
    }
}

/// The kinds of actions that the history records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, Words)]
pub enum Deed {
    /// Cards played.
    #[word("played")]
    Played,
    /// Spells cast.
    #[word("cast")]
    Cast,
    /// Minions that died.
    #[word("had die")]
    Died,
    /// Minions summoned.
    #[word("summoned")]
    Summoned,
    /// Cards drawn.
    #[word("drew")]
    Drawn,
    /// Cards discarded.
    #[word("discarded")]
    Discarded,
    /// Uses of the Hero Power.
    #[word("used with the Hero Power")]
    HeroPower,
    /// Attacks of the hero.
    #[word("attacked with the hero")]
    HeroAttack,
    /// Starships launched.
    #[word("launched")]
    Launched,
    /// Jade Golems made.
    #[word("summoned as a Jade Golem")]
    JadeGolem,
    /// Treasures excavated.
    #[word("Excavated")]
    Excavated,
    /// Galakrond invoked.
    #[word("Invoked")]
    Invoked,
    /// The Hero Power imbued.
    #[word("Imbued")]
    Imbued,
    /// Health restored to a character, by whose card.
    #[word("restored Health")]
    Restored,
    /// Health restored to the hero.
    #[word("restored Health to the hero")]
    HeroHealed,
    /// Damage taken by the hero.
    #[word("took damage with the hero")]
    HeroHurt,
    /// Cards discovered.
    #[word("Discovered")]
    Discovered,
    /// Heralds.
    #[word("Heralded")]
    Heralded,
    /// Damage dealt by a spell or a Hero Power, by whose card.
    #[word("dealt damage with")]
    Dealt,
    /// Armor that the hero gained.
    #[word("gained Armor with")]
    ArmorGained,
    /// Mana crystals overloaded.
    #[word("Overloaded with")]
    Overloaded,
    /// Secrets that triggered.
    #[word("had triggered")]
    Revealed,
    /// Mana spent, on which card.
    #[word("spent Mana on")]
    ManaSpent,
    /// Attacks of a character.
    #[word("attacked with")]
    Attacked,
    /// Cards of the hand with which the game began, after the mulligan.
    #[word("began with in hand")]
    BegunWith,
    /// Uses of a location.
    #[word("used")]
    LocationUsed,
    /// Weapons equipped.
    #[word("equipped")]
    Equipped,
    /// Times that cards were shuffled into the own deck.
    #[word("shuffled")]
    Shuffled,
    /// Minions that were Reborn.
    #[word("had Reborn")]
    Reborn,
    /// Texts that say of themselves that they have happened, see [`record`](super::verb::record): Rituals that are completed.
    #[word("completed")]
    Recorded,
    /// Spells cast on a minion of the own side.
    #[word("cast on their own minions")]
    CastOnOwnMinion,
    /// Spells cast on the own hero.
    #[word("cast on their own hero")]
    CastOnOwnHero,
    /// Spells cast on an enemy.
    #[word("cast on an enemy")]
    CastOnEnemy,
    /// Cards forged.
    #[word("Forged")]
    Forged,
    /// Cards shuffled into the opponent's deck.
    #[word("shuffled into the opponent's deck")]
    ShuffledToEnemy,
    /// Armor that the hero lost, to damage or a payment.
    #[word("lost Armor with")]
    ArmorLost,
    /// Cards added to the hand, not drawn.
    #[word("added to the hand")]
    Added,
    /// Cards destroyed: in play, in a hand or a deck.
    #[word("had destroyed")]
    Destroyed,
    /// Spells that were countered: they were not cast.
    #[word("had countered")]
    Countered,
    /// Changes of the Health that the hero has left: damage that Armor takes is none, Health that is set is one.
    #[word("had the Health of the hero change")]
    HealthChanged,
    /// Options of Choose One cards that were taken; the card of the entry is that of the option.
    #[word("chosen")]
    OptionTaken,
}

impl Deed {
    /// The number of kinds.
    pub const COUNT: usize = Self::OptionTaken as usize + 1;
}

/// The period of the past to which a text refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Window {
    /// "this turn".
    #[word("this turn")]
    ThisTurn,
    /// "last turn": the player's own turn before.
    #[word("last turn")]
    LastTurn,
    /// "… after your last turn": in the opponent's turn or this one.
    #[word("since your last turn")]
    SinceYourTurn,
    /// "while holding this": since the card came into the hand.
    #[word("while holding this")]
    WhileHolding,
    /// "this game".
    #[word("this game")]
    ThisGame,
    /// "Locked until you play …": since the card itself was played.
    #[word("since this was played")]
    SincePlayed,
    /// "on your turns": in the turns of the player who did it.
    #[word("on their own turns")]
    OnYourTurns,
    /// "If the spell destroys any minions": since the card of the event that was heard was played (Headmaster Kel'Thuzad).
    #[word("since that card was played")]
    SinceThat,
    /// "on your opponent's turn": the one that runs, or the last one (Stormpike Marshal).
    #[word("on your opponent's turn")]
    EnemyTurn,
    /// "draw your second card in a turn": this turn, up to what was heard, however many came with it (Careless Mechanist).
    #[word("this turn up to that card")]
    UpToThat,
}

/// Actions of a player in a window of time, with cards that meet a condition.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Past {
    /// The players.
    pub side: Side,
    /// The kind of action.
    pub deed: Deed,
    /// Since when.
    pub window: Window,
    /// The condition on the cards.
    pub that: Condition,
    /// Whether the card itself is excluded.
    pub other: bool,
    /// Whether to add up the amounts instead of counting the entries.
    pub in_all: bool,
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// "… you've cast this game": `past(Side::Friendly, Deed::Cast, Window::ThisGame)`.
    pub const fn past(side: Side, deed: Deed, window: Window) -> Past {
        Past { side, deed, window, that: Condition::Always, other: false, in_all: false }
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
}

pub use composed::*;

#[words(read)]
impl Past {
    /// Counts only entries whose card meets a condition.
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
