//! Numbers: fixed, counted, or read from the game.
use cardwright_data::GameTag;
use cardwright_words::{Words, words};

use super::condition::{Cmp, Condition};
use super::json::by_name;
use super::ruleset::Pool;
use super::selector::{CardProperty, Selector, Side};
use super::trigger::{EventKind, EventPattern};

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
    /// The number of a tag.
    /// The number of a tag: the Blood runes of a card are `number(GameTag::COST_BLOOD)` (Fetid Devourer). Of a player, what enchantments
    /// and auras give: `number(tag).of(YOU)` ("Your Leylines trigger an additional time this game", Surge Needle).
    #[word(number(tag), "{tag}")]
    Tag(#[serde(serialize_with = "by_name")] GameTag),
    /// A player's mana crystals, empty ones too.
    #[word(MANA_CRYSTALS, "Mana Crystals")]
    ManaCrystals,
    /// The maximum number of mana crystals of a player.
    /// "(that can fit)": how many mana crystals a player can have, usually ten.
    #[serde(rename = "MostManaCrystals")]
    #[word(MOST_MANA_CRYSTALS, "the most Mana Crystals")]
    MaxManaCrystals,
    /// The maximum number of cards in a player's hand.
    /// How many cards a player can hold, usually ten: "if your hand is full" is `MOST_CARDS.no_more_than(&count(YOUR_HAND))` of the
    /// player (Anetheron).
    #[serde(rename = "MostCards")]
    #[word(MOST_CARDS, "the most cards in hand")]
    MaxHandSize,
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
        if let Self::Tag(tag) = self { Multiplier::Tag(tag, whose) } else { Multiplier::Stat(self, whose) }
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
    #[word(source = counted_past, "{0}")]
    Past(Past),
    /// The number of a tag, see [`number`].
    #[word(source = number_of_tag, "the {0} of {1}")]
    Tag(#[serde(serialize_with = "by_name")] GameTag, Selector),
    /// "that much": the number of the event that was heard (damage, healing, armor gained …).
    /// "that much".
    #[word(THAT_MUCH, "that much")]
    ThatMuch,
    /// "for each spell school you've cast this game": how many of them there are in a player's past (Multicaster).
    #[serde(rename = "Different")]
    #[word(source = different_past, "different {0} of {1}")]
    CountDistinct(CardProperty, Past),
    /// "for each turn in a row you've …": how many turns of the player, back from the present one, see [`Past::turns_in_a_row`].
    #[word(source = turns_in_a_row, "turn in a row in which {0}")]
    #[serde(rename = "InARow")]
    TurnsInARow(Past),
    /// "excess damage": by how much the effect before did more than kill (Piercing Shot).
    /// "excess damage" of the effect before: `deal(1).times(EXCESS).to(ENEMY_HERO)` (Piercing Shot).
    #[word(EXCESS, "the excess damage")]
    Excess,
    /// The result of the previous effect: damage dealt, cards drawn, Health restored.
    /// As much as the previous effect did.
    #[word(LAST_AMOUNT, "as many as were done")]
    #[serde(rename = "Done")]
    LastAmount,
    /// A number that the card keeps, see [`set_counter`](super::verb::set_counter).
    /// The number that the card keeps in counter 0 or 1.
    #[word(counter_value(counter), "the number kept in {counter}")]
    Stored(u8),
    /// The number that the card's text marks with `@`, see [`TEXT_NUMBER`].
    /// The number that the card's text marks with `@`: the one that its data has (`TAG_SCRIPT_DATA_NUM_1`), as far as it has
    /// been improved since: `draw(1).times(TEXT_NUMBER)` (Sayge, Seer of Darkmoon).
    #[word(TEXT_NUMBER, "@")]
    #[serde(rename = "Number")]
    TextNumber,
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
    /// "up to 10": `least_of(&[fixed(10), ….count()])` (Charged Call).
    #[word(least_of(of), explain = least_of)]
    Least(&'static [Multiplier]),
    /// The remainder of a division.
    /// "every third spell you cast": `equals(&remainder(&….count(), 3), 2)` (Kael'thas Sunstrider).
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
    /// A fixed number.
    pub const fn fixed(n: i16) -> Self {
        Self { n, per: Multiplier::One }
    }
}

/// The period of the past to which a text refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
#[words(Past = EventPattern.past(window))]
pub enum Window {
    /// "this turn".
    /// "you've cast a spell this turn": `YOU.cast(SPELL).this_turn()`.
    #[word(this_turn(), "this turn")]
    ThisTurn,
    /// "last turn": the player's own turn before.
    /// "you played an Elemental last turn": `YOU.play(ELEMENTAL).last_turn()`, the player's own turn before this one (Servant of Kalimos).
    #[word(last_turn(), "last turn")]
    LastTurn,
    /// "… after your last turn": in the opponent's turn or this one.
    /// "died after your last turn": in the opponent's turn or this one.
    #[word(since_your_last_turn(), "since your last turn")]
    SinceYourTurn,
    /// "while holding this": since the card came into the hand.
    #[word(while_holding_this(), "while holding this")]
    WhileHolding,
    /// "this game".
    /// "friendly minions that died this game": `FRIENDLY_MINIONS.die().this_game()`.
    #[word(this_game(), "this game")]
    ThisGame,
    /// "Locked until you play …": since the card itself was played.
    #[word(since_this_was_played(), "since this was played")]
    SincePlayed,
    /// "on your turns": in the turns of the player who did it.
    #[word(on_own_turns(), "on their own turns")]
    OnYourTurns,
    /// "If the spell destroys any minions": since the card of the event that was heard was played (Headmaster Kel'Thuzad).
    #[word(since_that_was_played(), "since that card was played")]
    SinceThat,
    /// "on your opponent's turn": the one that runs, or the last one (Stormpike Marshal).
    #[word(on_opponents_turn(), "on your opponent's turn")]
    EnemyTurn,
    /// "draw your second card in a turn": this turn, up to and including the event that triggers the text. Of cards drawn together, each is
    /// counted with those before it (Careless Mechanist).
    #[word(this_turn_up_to_that(), "this turn up to that card")]
    UpToThat,
}

/// Events of the past in a window of time. A card names them as a trigger does: `YOU.cast(SPELL).this_turn()`,
/// `FRIENDLY_MINIONS.die().this_game()`, `YOUR_HERO.takes_damage_from(CARD).this_turn()`; see [`EventPattern::history_entries`].
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Past {
    /// The kind of event, as the history records it.
    pub kind: EventKind,
    /// The player of the entries: the one who acts, or the controller of the character.
    pub side: Side,
    /// The period of the past.
    pub window: Window,
    /// The card of the entries: the object of a player's event, or the character.
    pub that: Condition,
    /// Whether the card itself is excluded.
    pub other: bool,
    /// The sum of the events' numbers instead of how many events there are.
    #[serde(rename = "in_all")]
    pub is_sum: bool,
}

impl EventPattern {
    /// These events in a window of time.
    ///
    /// # Panics
    /// If the history does not record them, when the card is compiled.
    const fn past(self, window: Window) -> Past {
        let Some((kind, side, that)) = self.history_entries() else {
            panic!("the history does not record such events")
        };
        Past { kind, side, window, that, other: false, is_sum: false }
    }
}

#[words(read)]
impl Past {
    /// "if you've … twice": at least so many events, or with [`in_all`](Past::in_all) so much:
    /// `YOU.excavates(CARD).this_game().at_least(2)`.
    pub const fn at_least(&'static self, n: i16) -> Condition {
        Condition::Past(Cmp::AtLeast, n, self)
    }

    /// "if you haven't … this turn": `YOU.play(MINION).this_turn().never()`.
    pub const fn never(&'static self) -> Condition {
        Condition::Past(Cmp::AtMost, 0, self)
    }

    /// "for each spell you've cast this game": how many events, or with [`in_all`](Past::in_all) how much.
    pub const fn count(self) -> Multiplier {
        Multiplier::Past(self)
    }

    /// "if you've played two different spell schools": at least so many cards that differ (Scorchfist Scholar).
    pub const fn at_least_different(&'static self, n: i16, by: CardProperty) -> Condition {
        Condition::PastDifferent(n, by, self)
    }

    /// "for each minion of a different type you've played this game": how many cards differ from each other; a minion of two types
    /// stands for the one that is missing (The One-Amalgam Band).
    pub const fn count_different(self, by: CardProperty) -> Multiplier {
        Multiplier::CountDistinct(by, self)
    }

    /// "for each turn in a row you've played an Elemental" (Azerite Giant, Overflow Surger, Lamplighter). Counts that player's turns
    /// backwards, as long as a matching event happened in each. The present turn counts as soon as the event has happened.
    pub const fn turns_in_a_row(self) -> Multiplier {
        Multiplier::TurnsInARow(self)
    }

    /// "each other card you've played this turn": not the card itself.
    pub const fn other(mut self) -> Self {
        self.other = true;
        self
    }

    /// "each damage your hero has taken this turn": the sum of the numbers, of events with a number. Damage, healing, Armor and
    /// Overload have one; each other event counts as 1 (Nethersoul Buster, Crystal Stag).
    pub const fn in_all(mut self) -> Self {
        self.is_sum = true;
        self
    }
}

impl Past {
    /// Only those with such cards; a card says so in the event.
    #[must_use]
    pub const fn with_cards(mut self, condition: Condition) -> Self {
        self.that = condition;
        self
    }
}
