//! Events, and the abilities that they trigger.
use cardwright_words::{Words, words};

use super::condition::{Cmp, Condition};
use super::effect::Effect;
use super::power::{Ability, Power};
use super::selector::{Selector, YOU};

/// A kind of event. `who` is the subject, the entity that it happens to or that causes it; `what` is the object, the other
/// entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize, Words)]
#[words(EventPattern = Selector.event(kind, what: Condition = Condition::Always))]
#[repr(u8)]
pub enum EventKind {
    /// The turn of player `who` begins.
    /// The start of this player's turn.
    #[word(turn_start(), "{who} start a turn")]
    TurnStart,
    /// The turn of player `who` ends.
    /// The end of this player's turn.
    #[word(turn_end(), "{who} end a turn")]
    TurnEnd,
    /// Player `who` plays card `what` from hand.
    /// "you play a card": `YOU.play(CARD)`.
    #[word(play(what), "{who} play {object}")]
    Play,
    /// Player `who` casts spell `what`.
    /// "you cast a spell": `YOU.cast(SPELL)`.
    #[word(cast(what), "{who} cast {object}")]
    Cast,
    /// Minion `what` enters play on the side of player `who`.
    /// "you summon a minion": `YOU.summon(MINION)`.
    #[word(summon(what), "{who} summon {object}")]
    Summon,
    /// Minion, hero or weapon `who` dies.
    /// "a minion dies": `MINIONS.die()`.
    #[word(die(), "{who} dies")]
    Death,
    /// Character `who` takes damage from `what`.
    /// "a minion takes damage" from such: `MINIONS.takes_damage(CARD)`.
    #[word(takes_damage(what), "{who} takes damage{from}")]
    Damage,
    /// Character `who` is about to take damage from `what`.
    /// "is about to take damage" from such.
    #[word(would_take_damage(what), "{who} would take damage{from}")]
    Predamage,
    /// Character `who` is healed by `what`.
    /// "a character is healed" by such.
    #[word(is_healed(what), "{who} is healed{from}")]
    Heal,
    /// Character `who` attacks `what`.
    /// "this attacks a minion": `THIS.attack(MINION)`.
    #[word(attack(what), "{who} attacks{victim}")]
    Attack,
    /// Player `who` draws card `what`.
    /// "you draw a card": `YOU.draw(CARD)`.
    #[word(draw(what), "{who} draw {object}")]
    Draw,
    /// Player `who` discards card `what`.
    /// "you discard a card": `YOU.discard(CARD)`.
    #[word(discard(what), "{who} discard {object}")]
    Discard,
    /// Player `who` uses Hero Power `what`.
    /// "you use your Hero Power": `YOU.use_hero_power(CARD)`.
    #[word(use_hero_power(what), "{who} use a Hero Power{from}")]
    HeroPower,
    /// Player `who`'s Secret `what` is revealed.
    /// "a Secret is revealed".
    #[word(reveals(what), "a Secret of {who} is revealed{from}")]
    Reveal,
    /// Player `who` gains armor.
    /// "you gain Armor".
    #[word(gain_armor(), "{who} gain Armor")]
    Armor,
    /// Player `who` equips weapon `what`.
    /// "you equip a weapon".
    #[word(equip(what), "{who} equip {object}")]
    Equip,
    /// Card `what` is added to the hand of player `who`.
    /// "a card is added to your hand".
    #[word(get(what), "{who} get {object}")]
    ToHand,
    /// Player `who` shuffles card `what` into a deck.
    /// "you shuffle a card into a deck".
    #[word(shuffle(what), "{who} shuffle {object} into a deck")]
    Shuffle,
    /// Character `who` is frozen.
    /// "a character is Frozen".
    #[word(is_frozen(), "{who} is Frozen")]
    Freeze,
    /// Spell `what` is cast on `who`, or Hero Power `what` used on it.
    /// "an enemy casts a spell on a minion": `MINIONS.is_targeted_by(SPELL.and(ENEMY))`.
    #[word(is_targeted_by(what), "{who} is the target of {object}")]
    Targeted,
    /// Minion `who` uses a Titan's or a location's ability.
    /// "this uses an ability".
    #[word(use_ability(), "{who} uses an ability")]
    Ability,
    /// Player `who` overloads.
    /// "you Overload".
    #[word(overload(), "{who} Overload")]
    Overload,
    /// Character `who` loses its Divine Shield.
    /// "a minion loses Divine Shield".
    #[word(lose_shield(), "{who} loses Divine Shield")]
    ShieldLost,
    /// Attack, Health or cost of `who` changed.
    /// "the Attack or Health of … changes".
    #[word(stats_change(), "the stats of {who} change")]
    StatChange,
    /// Player `who` launches Starship `what`.
    /// "you launch a Starship": `YOU.launch(CARD)` (SCV's discount ends then).
    #[word(launch(what), "{who} launch {object}")]
    Launch,
    /// Character `who` is healed by `what` beyond what it was missing.
    /// "is Overhealed" by such: `THIS.is_overhealed(CARD)`; `THAT_MUCH` is how much there was too much (Heartthrob).
    #[word(is_overhealed(what), "{who} is Overhealed{from}")]
    Overheal,
    /// Player `who` discovers card `what`.
    /// "you Discover a card": `YOU.discovers(CARD)` (Starport Salesman).
    #[word(discovers(what), "{who} Discover {object}")]
    Discover,
    /// An effect of player `who` restores Health, or deals damage instead: `what` is its card.
    /// "your next Healing effect": `YOU.restores(CARD)` (Ruby Sanctum).
    #[word(restores(what), "{who} restore Health with {object}")]
    Restore,
    /// Character `who` is given Attack.
    /// "… gains Attack", of an enchantment: `THAT_MUCH` is how much (Wickerfang).
    #[word(gains_attack(), "{who} gains Attack")]
    AttackGained,
    /// Character `who` is given Health.
    /// "… gains Health", of an enchantment: `THAT_MUCH` is how much.
    #[word(gains_health(), "{who} gains Health")]
    HealthGained,
    /// Character `who` is about to lose Health, its Armor gone, by `what`.
    /// "would lose Health" by such: what its Armor does not take; `THAT_MUCH` is how much (Arisen Onyxia).
    #[word(would_lose_health(what), "{who} would lose Health{from}")]
    HealthLoss,
    /// Player `who` spends mana on `what`.
    /// "you spend Mana" on such a card: `THAT_MUCH` is how much (Crystalspine Cub).
    #[word(spend_mana(what), "{who} spend Mana on {object}")]
    ManaSpent,
    /// Player `who` spends Corpses on `what`.
    /// "spend 15 Corpses" on such a card: `THAT_MUCH` is how many (Reanimate the Terror).
    #[word(spend_corpses(what), "{who} spend Corpses on {object}")]
    CorpsesSpent,
    /// Player `who` prepares card `what`.
    /// "you Prepare" such a card: `THAT_MUCH` is by how much its Cost is reduced (Jailbird).
    #[word(prepares(what), "{who} Prepare {object}")]
    Prepare,
    /// `who` is given Attack, Health or both at once by `what`.
    /// "this gains stats" by an effect of such a card: once, however many they are (Dalaran Champion).
    #[word(gains_stats(what), "{who} gains stats{from}")]
    StatsGained,
    /// Card `what` of player `who` shatters.
    /// "you Shatter a card": `YOU.shatters(CARD)` (Misplaced Pyromancer).
    #[word(shatters(what), "{who} Shatter {object}")]
    Shatter,
    /// Minion `who` is given a Dark Gift, of which `what` is a copy.
    /// "a Dark Gift is given to your minions": `THAT` is the gift, which can be bestowed on others (Wallow, the Wretched).
    #[word(is_given_gift(what), "{who} is given a Dark Gift")]
    DarkGift,
    /// Player `who` excavates treasure `what`.
    /// "you Excavate": `YOU.excavates(CARD)` (Slagmaw the Slumbering, Pile of Bones).
    #[word(excavates(what), "{who} Excavate {object}")]
    Excavate,
    /// Player `who` forges card `what`.
    /// "you Forge a card": `YOU.forges(CARD)` (Melted Maker).
    #[word(forges(what), "{who} Forge {object}")]
    Forge,
    /// Minion `what` is magnetized to minion `who`.
    /// "you Magnetize a minion": `FRIENDLY_MINIONS.is_magnetized(CARD)`; `THAT` is the one that was attached to it (Invent-o-matic).
    #[word(is_magnetized(what), "{object} is Magnetized to {who}")]
    Magnetize,
    /// Minion `what` of player `who` was Reborn.
    /// "a friendly minion is Reborn": `YOU.sees_reborn(CARD)`; `THAT` is the minion that has returned (Auchenai Death-Speaker).
    #[word(sees_reborn(what), "{object} of {who} is Reborn")]
    Reborn,
    /// Player `who` gains Corpses.
    /// "Gain 5 Corpses": `THAT_MUCH` is how many (Lesser Spinel Spellstone).
    #[word(gain_corpses(), "{who} gain Corpses")]
    CorpsesGained,
}

impl EventKind {
    /// The number of kinds.
    pub const COUNT: usize = Self::CorpsesGained as usize + 1;

    /// Its bit in a mask of kinds.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// A pattern over events.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct EventPattern {
    /// The kind.
    pub kind: EventKind,
    /// The selector of the subject: its controller and properties count, its zone does not.
    pub subject: Selector,
    /// The condition on the other entity.
    pub object: Condition,
}

impl Selector {
    /// The pattern of an event with these subjects.
    const fn event(self, kind: EventKind, what: Condition) -> EventPattern {
        EventPattern { kind, subject: self, object: what }
    }
}

/// The number of the event of a card that comes into a hand from the battlefield; from elsewhere it is 1.
pub const CAME_FROM_PLAY: i16 = 2;

/// The number of the event of a card that the own Hero Power draws.
pub const DRAWN_BY_HERO_POWER: i16 = 3;

/// Words that are made of others.
#[words(read)]
mod composed {
    /// For a card that enters a hand: it came from the battlefield (Harbinger of the Blighted).
    pub const FROM_PLAY: Condition = Condition::Heard(Cmp::Equal, CAME_FROM_PLAY);

    /// For a drawn card: it was drawn by the player's own Hero Power (Wilfred Fizzlebang).
    pub const FROM_HERO_POWER: Condition = Condition::Heard(Cmp::Equal, DRAWN_BY_HERO_POWER);

    /// "Whenever …", "When …".
    pub const fn whenever(event: EventPattern) -> Trigger {
        Trigger::new(Timing::Whenever, event)
    }

    /// "After …".
    pub const fn after(event: EventPattern) -> Trigger {
        Trigger::new(Timing::After, event)
    }

    /// "At the end of your turn, …".
    pub const fn at_end_of_your_turn(effects: &'static [Effect]) -> Power {
        whenever(YOU.turn_end()).then(effects)
    }

    /// "At the start of your turn, …".
    pub const fn at_start_of_your_turn(effects: &'static [Effect]) -> Power {
        whenever(YOU.turn_start()).then(effects)
    }
}

pub use composed::*;

/// When a trigger resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Timing {
    /// "Whenever", "when", "at": in the middle of it, before a spell's own effect and a minion's Battlecry.
    Whenever,
    /// "After": when it has resolved.
    After,
}

/// The zone in which an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Active {
    /// In play; for a Secret or quest, its zone; for an enchantment, the zone of its bearer.
    Play,
    /// In hand.
    Hand,
    /// In the deck.
    Deck,
    /// In play and dormant: "While Dormant, …".
    Dormant,
    /// In its owner's graveyard: for abilities that players use, not for triggers.
    Graveyard,
    /// In hand, deck or play.
    Anywhere,
}

/// The limit on the uses of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
#[words(Trigger = Trigger.limited(limit))]
pub enum Limit {
    /// Each time.
    #[word("")]
    Always,
    /// Once; then the ability, or its enchantment, is gone.
    /// Only the first time.
    #[word(once(), " the first time")]
    Once,
    /// "The first … each turn".
    /// Only the first time each turn. "If you play it this turn": `later(&after(YOU.play(is(&IT))).once_a_turn().does(…))` answers
    /// once, until the turn is over (Follow the Ghosts).
    #[word(once_a_turn(), " the first time each turn")]
    OnceATurn,
    /// Each time, until the end of the turn: for delayed triggers.
    /// "Each time … this turn": `later(&whenever(YOU.cast(SPELL)).this_turn().does(…))` answers until the turn is over (Lock
    /// and Load).
    #[word(this_turn(), " this turn")]
    ThisTurn,
    /// Each time, for the rest of the game: for delayed triggers.
    /// "For the rest of the game, after you …": `later(&after(YOU.play(…)).this_game().does(…))`.
    #[word(this_game(), " this game")]
    ThisGame,
    /// Each time that it has happened so often once more, up to 15: "every 3 spells you cast".
    /// "Repeat this every 3 spells you cast": `after(YOU.cast(SPELL)).every(3)`. The card or its enchantment counts (Hamuul
    /// Runetotem).
    #[word(every(n), " every {n} times")]
    Every(u8),
    /// Once: the time of this number, up to 15; for delayed triggers.
    /// "In 3 turns, …": `later(&whenever(YOU.turn_start()).nth_time(3).does(…))` answers at the start of your third turn from now
    /// (Doomkin, the reward of Command the Elements).
    #[word(nth_time(n), " the time of number {n}")]
    Nth(u8),
}

/// A triggered ability.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Trigger {
    /// "Whenever" or "after".
    pub timing: Timing,
    /// The events that trigger it.
    pub on: EventPattern,
    /// An additional condition on the card itself.
    pub when: Condition,
    /// The zone in which it works.
    pub active: Active,
    /// The limit on its reactions.
    pub limit: Limit,
    /// Resolves before queued triggers.
    pub before_others: bool,
    /// Resolves after all other triggers of the event.
    pub after_others: bool,
    /// Its effects.
    pub then: &'static [Effect],
}

#[words(read)]
impl Trigger {
    /// A trigger on this event that does nothing yet.
    pub const fn new(timing: Timing, on: EventPattern) -> Self {
        Self {
            timing,
            on,
            when: Condition::Always,
            active: Active::Play,
            limit: Limit::Always,
            before_others: false,
            after_others: false,
            then: &[],
        }
    }

    /// "if …": asked when it is heard and again when it resolves.
    pub const fn when(mut self, condition: Condition) -> Self {
        self.when = condition;
        self
    }

    /// Sets the limit.
    ///
    /// # Panics
    /// If it counts none or more than 15, when the card is compiled.
    const fn limited(mut self, limit: Limit) -> Self {
        if let Limit::Every(n) | Limit::Nth(n) = limit {
            assert!(n > 0 && n < 16, "an enchantment counts up to 15");
        }
        self.limit = limit;
        self
    }

    /// Works in hand.
    pub const fn in_hand(mut self) -> Self {
        self.active = Active::Hand;
        self
    }

    /// Works in the deck.
    pub const fn in_deck(mut self) -> Self {
        self.active = Active::Deck;
        self
    }

    /// "While Dormant, …": works in play as long as it sleeps, and only then (Archdruid Naralex).
    pub const fn while_dormant(mut self) -> Self {
        self.active = Active::Dormant;
        self
    }

    /// Works wherever the card is.
    pub const fn anywhere(mut self) -> Self {
        self.active = Active::Anywhere;
        self
    }

    /// Resolves before queued triggers.
    pub const fn before_others(mut self) -> Self {
        self.before_others = true;
        self
    }

    /// Resolves after all that the event triggers besides, whoever came first: "Redemption has a low priority … it will always
    /// trigger last on a given Death Event" (Hearthstone Wiki, "Redemption").
    #[must_use]
    pub const fn after_others(mut self) -> Self {
        self.after_others = true;
        self
    }

    /// What it does, as a delayed trigger: see [`later`](super::verb::later).
    pub const fn does(mut self, effects: &'static [Effect]) -> Self {
        self.then = effects;
        self
    }

    /// Sets the effects of the trigger, and makes it a Power.
    pub const fn then(mut self, effects: &'static [Effect]) -> Power {
        self.then = effects;
        Power::of(Ability::Trigger(self))
    }
}
