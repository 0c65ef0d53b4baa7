//! Events, and the abilities that they trigger.
use cardwright_data::CardType;
use cardwright_words::{Words, words};

use super::condition::{Cmp, Condition, SPELL};
use super::effect::Effect;
use super::power::{Ability, Power};
use super::selector::{Near, Pick, Place, SelectionSource, Selector, Side, YOU};

/// A kind of event. A trigger answers an event when it happens; the history records the kinds with a [past
/// tense](EventKind::past_tense), for texts that refer to them later. The kinds from [`HeroAttack`](EventKind::HeroAttack) on are only
/// recorded: no trigger answers them. In saved games of earlier versions some kinds have another name. `who` is the entity that it
/// happens to or that causes it, `what` the other entity, as each kind says.
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
    #[serde(alias = "Played")]
    Play,
    /// Player `who` casts spell `what`.
    /// "you cast a spell": `YOU.cast(SPELL)`.
    #[word(cast(what), "{who} cast {object}")]
    Cast,
    /// Minion `what` enters play on the side of player `who`.
    /// "you summon a minion": `YOU.summon(MINION)`.
    #[word(summon(what), "{who} summon {object}")]
    #[serde(alias = "Summoned")]
    Summon,
    /// Minion, hero or weapon `who` dies.
    /// "a minion dies": `MINIONS.die()`.
    #[word(die(), "{who} dies")]
    #[serde(alias = "Died")]
    Death,
    /// Character `who` takes damage from `what`.
    /// "a minion takes damage" from such: `MINIONS.takes_damage_from(CARD)`.
    #[word(takes_damage_from(what), "{who} takes damage{from}")]
    #[serde(alias = "HeroHurt")]
    Damage,
    /// Character `who` is about to take damage from `what`.
    /// "is about to take damage" from such.
    #[word(would_take_damage_from(what), "{who} would take damage{from}")]
    Predamage,
    /// Character `who` is healed by `what`.
    /// "a character is healed" by such.
    #[word(is_healed_by(what), "{who} is healed{from}")]
    #[serde(alias = "HeroHealed")]
    Heal,
    /// Character `who` attacks `what`.
    /// "this attacks a minion": `THIS.attack(MINION)`.
    #[word(attack(what), "{who} attacks{victim}")]
    #[serde(alias = "Attacked")]
    Attack,
    /// Player `who` draws card `what`.
    /// "you draw a card": `YOU.draw(CARD)`.
    #[word(draw(what), "{who} draw {object}")]
    #[serde(alias = "Drawn")]
    Draw,
    /// Player `who` discards card `what`.
    /// "you discard a card": `YOU.discard(CARD)`.
    #[word(discard(what), "{who} discard {object}")]
    #[serde(alias = "Discarded")]
    Discard,
    /// Player `who` uses Hero Power `what`.
    /// "you use your Hero Power": `YOU.use_hero_power(CARD)`.
    #[word(use_hero_power(what), "{who} use a Hero Power{from}")]
    HeroPower,
    /// Player `who`'s Secret `what` is revealed.
    /// "a Secret is revealed".
    #[word(reveals(what), "a Secret of {who} is revealed{from}")]
    #[serde(alias = "Revealed")]
    Reveal,
    /// Player `who` gains armor.
    /// "you gain Armor".
    #[word(gain_armor(), "{who} gain Armor")]
    #[serde(alias = "ArmorGained")]
    Armor,
    /// Player `who` equips weapon `what`.
    /// "you equip a weapon".
    #[word(equip(what), "{who} equip {object}")]
    #[serde(alias = "Equipped")]
    Equip,
    /// Card `what` is added to the hand of player `who`.
    /// "a card is added to your hand".
    #[word(get(what), "{who} get {object}")]
    #[serde(alias = "Added")]
    ToHand,
    /// Player `who` shuffles card `what` into a deck.
    /// "you shuffle a card into a deck".
    #[word(shuffle(what), "{who} shuffle {object} into a deck")]
    #[serde(alias = "Shuffled")]
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
    #[serde(alias = "LocationUsed")]
    Ability,
    /// Player `who` overloads.
    /// "you Overload".
    #[word(overload(), "{who} Overload")]
    #[serde(alias = "Overloaded")]
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
    #[serde(alias = "Launched")]
    Launch,
    /// Character `who` is healed by `what` beyond what it was missing.
    /// "is Overhealed" by such: `THIS.is_overhealed_by(CARD)`; `THAT_MUCH` is how much there was too much (Heartthrob).
    #[word(is_overhealed_by(what), "{who} is Overhealed{from}")]
    Overheal,
    /// Player `who` discovers card `what`.
    /// "you Discover a card": `YOU.discover(CARD)` (Starport Salesman).
    #[word(discover(what), "{who} Discover {object}")]
    #[serde(alias = "Discovered")]
    Discover,
    /// An effect of player `who` restores Health, or deals damage instead: `what` is its card.
    /// "your next Healing effect": `YOU.restore_health(CARD)` (Ruby Sanctum).
    #[word(restore_health(what), "{who} restore Health with {object}")]
    #[serde(alias = "Restored")]
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
    #[word(would_lose_health_from(what), "{who} would lose Health{from}")]
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
    #[word(prepare(what), "{who} Prepare {object}")]
    Prepare,
    /// `who` is given Attack, Health or both at once by `what`.
    /// "this gains stats" by an effect of such a card: once, however many they are (Dalaran Champion).
    #[word(gains_stats_from(what), "{who} gains stats{from}")]
    StatsGained,
    /// Card `what` of player `who` shatters.
    /// "you Shatter a card": `YOU.shatter(CARD)` (Misplaced Pyromancer).
    #[word(shatter(what), "{who} Shatter {object}")]
    Shatter,
    /// Minion `who` is given a Dark Gift, of which `what` is a copy.
    /// "a Dark Gift is given to your minions": `THAT` is the gift, which can be bestowed on others (Wallow, the Wretched).
    #[word(is_given_gift(what), "{who} is given a Dark Gift")]
    DarkGift,
    /// Player `who` excavates treasure `what`.
    /// "you Excavate": `YOU.excavate(CARD)` (Slagmaw the Slumbering, Pile of Bones).
    #[word(excavate(what), "{who} Excavate {object}")]
    #[serde(alias = "Excavated")]
    Excavate,
    /// Player `who` forges card `what`.
    /// "you Forge a card": `YOU.forge(CARD)` (Melted Maker).
    #[word(forge(what), "{who} Forge {object}")]
    #[serde(alias = "Forged")]
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
    /// Character `who`, a hero, attacks: the entry of the history beside that of its [`Attack`](EventKind::Attack).
    #[word("{who} attacks with the hero")]
    HeroAttack,
    /// The Health that hero `who` has left changes. Damage that Armor takes changes none, Health that is set does.
    /// "your hero's Health changed this turn": `YOUR_HERO.health_changes().this_turn()`.
    #[word(health_changes(), "the Health of {who} changes")]
    #[serde(alias = "HealthChanged")]
    HealthChange,
    /// Player `who` summons Jade Golem `what`.
    #[word("{who} summon {object} as a Jade Golem")]
    JadeGolem,
    /// Player `who` invokes Galakrond.
    /// "you've Invoked twice": `YOU.invoke().this_game().at_least(2)`.
    #[word(invoke(), "{who} Invoke")]
    #[serde(alias = "Invoked")]
    Invoke,
    /// Player `who` imbues the Hero Power.
    /// "you've Imbued your Hero Power twice": `YOU.imbue().this_game().at_least(2)`.
    #[word(imbue(), "{who} Imbue")]
    #[serde(alias = "Imbued")]
    Imbue,
    /// Player `who` heralds.
    /// "you've Heralded twice": `YOU.herald().this_game().at_least(2)`.
    #[word(herald(), "{who} Herald")]
    #[serde(alias = "Heralded")]
    Herald,
    /// Player `who` deals damage with the spell or Hero Power `what`.
    /// "damage you've dealt with spells this turn": `YOU.deal_damage(SPELL).this_turn().in_all()`.
    #[word(deal_damage(what), "{who} deal damage with {object}")]
    #[serde(alias = "Dealt")]
    DealDamage,
    /// Player `who` begins the game, after the mulligan, with card `what` in hand.
    /// "if this was in your starting hand".
    #[word(start_with(what), "{who} start with {object} in hand")]
    #[serde(alias = "BegunWith")]
    StartWith,
    /// A text of player `who` says that it has happened, see [`mark_completed`](super::verb::mark_completed); `what` is the card with the text.
    /// "you've completed a Ritual": `YOU.complete(named(…)).this_game()`.
    #[word(complete(what), "{who} complete {object}")]
    #[serde(alias = "Recorded")]
    Record,
    /// Player `who` casts spell `what` on a minion of the own side.
    /// "spells you've cast on friendly minions".
    #[word(cast_on_own_minion(what), "{who} cast {object} on their own minion")]
    CastOnOwnMinion,
    /// Player `who` casts spell `what` on the own hero.
    /// "spells you've cast on your hero".
    #[word(cast_on_own_hero(what), "{who} cast {object} on their own hero")]
    CastOnOwnHero,
    /// Player `who` casts spell `what` on an enemy.
    /// "spells you've cast on enemies".
    #[word(cast_on_enemy(what), "{who} cast {object} on an enemy")]
    CastOnEnemy,
    /// Player `who` shuffles card `what` into the opponent's deck.
    /// "cards you've shuffled into your opponent's deck".
    #[word(shuffle_to_enemy(what), "{who} shuffle {object} into the opponent's deck")]
    #[serde(alias = "ShuffledToEnemy")]
    ShuffleToEnemy,
    /// The hero of player `who` loses Armor, to damage or a payment.
    /// "you lost Armor".
    #[word(lose_armor(), "{who} lose Armor")]
    ArmorLost,
    /// Card `what` of player `who` is destroyed: in play, in a hand or a deck.
    /// "destroyed this game": `PLAYERS.sees_destroyed(CARD).this_game()`.
    #[word(sees_destroyed(what), "{object} of {who} is destroyed")]
    #[serde(alias = "Destroyed")]
    Destroy,
    /// Spell `what` of player `who` is countered: it was not cast.
    #[word("{object} of {who} is countered")]
    #[serde(alias = "Countered")]
    Counter,
    /// Player `who` takes option `what` of a Choose One card.
    #[word("{who} choose {object}")]
    #[serde(alias = "OptionTaken")]
    ChooseOption,
}

impl EventKind {
    /// The number of kinds.
    pub const COUNT: usize = Self::ChooseOption as usize + 1;

    /// The number of kinds that triggers answer; the others are only recorded.
    pub const TRIGGERING_COUNT: usize = Self::CorpsesGained as usize + 1;

    /// Whether the engine raises it for triggers; a kind that is only recorded has no trigger.
    ///
    /// ```
    /// use cardwright_vocabulary::script::trigger::EventKind;
    ///
    /// assert!(EventKind::Cast.is_raised() && !EventKind::Invoke.is_raised());
    /// ```
    pub const fn is_raised(self) -> bool {
        (self as usize) < Self::TRIGGERING_COUNT
    }

    /// Its bit in a mask of kinds.
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// The kinds that the history records.
impl EventKind {
    /// The kinds that the history records. Their order is part of observations and of hashes of games: a new one comes last.
    pub const RECORDED: [Self; 41] = [
        Self::Play,
        Self::Cast,
        Self::Death,
        Self::Summon,
        Self::Draw,
        Self::Discard,
        Self::HeroPower,
        Self::HeroAttack,
        Self::Launch,
        Self::JadeGolem,
        Self::Excavate,
        Self::Invoke,
        Self::Imbue,
        Self::Restore,
        Self::Heal,
        Self::Damage,
        Self::Discover,
        Self::Herald,
        Self::DealDamage,
        Self::Armor,
        Self::Overload,
        Self::Reveal,
        Self::ManaSpent,
        Self::Attack,
        Self::StartWith,
        Self::Ability,
        Self::Equip,
        Self::Shuffle,
        Self::Reborn,
        Self::Record,
        Self::CastOnOwnMinion,
        Self::CastOnOwnHero,
        Self::CastOnEnemy,
        Self::Forge,
        Self::ShuffleToEnemy,
        Self::ArmorLost,
        Self::ToHand,
        Self::Destroy,
        Self::Counter,
        Self::HealthChange,
        Self::ChooseOption,
    ];

    /// By kind: its place in [`EventKind::RECORDED`].
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 kinds")]
    const PLACES: [u8; Self::COUNT] = {
        let mut places = [u8::MAX; Self::COUNT];
        let mut at = 0;
        while at < Self::RECORDED.len() {
            assert!(Self::RECORDED[at].past_tense().is_some(), "a recorded kind has a past tense");
            places[Self::RECORDED[at] as usize] = at as u8;
            at += 1;
        }
        places
    };

    /// The place in [`EventKind::RECORDED`]; [`u8::MAX`] for a kind that the history does not record.
    pub const fn recorded_place(self) -> u8 {
        Self::PLACES[self as usize]
    }

    /// The verb for the past action of a player, in plain English; `None`: the history does not record it.
    pub const fn past_tense(self) -> Option<&'static str> {
        Some(match self {
            Self::Play => "played",
            Self::Cast => "cast",
            Self::Death => "had die",
            Self::Summon => "summoned",
            Self::Draw => "drew",
            Self::Discard => "discarded",
            Self::HeroPower => "used with the Hero Power",
            Self::HeroAttack => "attacked with the hero",
            Self::Launch => "launched",
            Self::JadeGolem => "summoned as a Jade Golem",
            Self::Excavate => "Excavated",
            Self::Invoke => "Invoked",
            Self::Imbue => "Imbued",
            Self::Restore => "restored Health",
            Self::Heal => "restored Health to the hero",
            Self::Damage => "took damage with the hero",
            Self::Discover => "Discovered",
            Self::Herald => "Heralded",
            Self::DealDamage => "dealt damage with",
            Self::Armor => "gained Armor with",
            Self::Overload => "Overloaded with",
            Self::Reveal => "had triggered",
            Self::ManaSpent => "spent Mana on",
            Self::Attack => "attacked with",
            Self::StartWith => "began with in hand",
            Self::Ability => "used",
            Self::Equip => "equipped",
            Self::Shuffle => "shuffled",
            Self::Reborn => "had Reborn",
            Self::Record => "completed",
            Self::CastOnOwnMinion => "cast on their own minions",
            Self::CastOnOwnHero => "cast on their own hero",
            Self::CastOnEnemy => "cast on an enemy",
            Self::Forge => "Forged",
            Self::ShuffleToEnemy => "shuffled into the opponent's deck",
            Self::ArmorLost => "lost Armor with",
            Self::ToHand => "added to the hand",
            Self::Destroy => "had destroyed",
            Self::Counter => "had countered",
            Self::HealthChange => "had the Health of the hero change",
            Self::ChooseOption => "chosen",
            Self::TurnStart
            | Self::TurnEnd
            | Self::Predamage
            | Self::Freeze
            | Self::Targeted
            | Self::ShieldLost
            | Self::StatChange
            | Self::Overheal
            | Self::AttackGained
            | Self::HealthGained
            | Self::HealthLoss
            | Self::CorpsesSpent
            | Self::Prepare
            | Self::StatsGained
            | Self::Shatter
            | Self::DarkGift
            | Self::Magnetize
            | Self::CorpsesGained => return None,
        })
    }

    /// The subjects of a kind that the history records: of characters only these are recorded, of a player all.
    const fn recorded_subjects(self) -> Place {
        match self {
            Self::Death => Place::Minions,
            Self::Attack => Place::Characters,
            Self::HeroAttack | Self::Damage | Self::Heal | Self::HealthChange => Place::Heroes,
            Self::Ability => Place::Locations,
            Self::Play
            | Self::Cast
            | Self::Summon
            | Self::Draw
            | Self::Discard
            | Self::HeroPower
            | Self::Launch
            | Self::JadeGolem
            | Self::Excavate
            | Self::Invoke
            | Self::Imbue
            | Self::Restore
            | Self::Discover
            | Self::Herald
            | Self::DealDamage
            | Self::Armor
            | Self::Overload
            | Self::Reveal
            | Self::ManaSpent
            | Self::StartWith
            | Self::Equip
            | Self::Shuffle
            | Self::Reborn
            | Self::Record
            | Self::CastOnOwnMinion
            | Self::CastOnOwnHero
            | Self::CastOnEnemy
            | Self::Forge
            | Self::ShuffleToEnemy
            | Self::ArmorLost
            | Self::ToHand
            | Self::Destroy
            | Self::Counter
            | Self::ChooseOption
            | Self::TurnStart
            | Self::TurnEnd
            | Self::Predamage
            | Self::Freeze
            | Self::Targeted
            | Self::ShieldLost
            | Self::StatChange
            | Self::Overheal
            | Self::AttackGained
            | Self::HealthGained
            | Self::HealthLoss
            | Self::CorpsesSpent
            | Self::Prepare
            | Self::StatsGained
            | Self::Shatter
            | Self::DarkGift
            | Self::Magnetize
            | Self::CorpsesGained => Place::Player,
        }
    }
}

impl EventPattern {
    /// The entries of the history for these events: their kind, whose they are, and what holds for their cards. `None` if the history
    /// does not tell: of a kind that it does not record, of other subjects than all of a side, or of more than one condition.
    ///
    /// The card of an entry is the object of a player's event (`YOU.play(MINION)`), or the character
    /// (`FRIENDLY_MINIONS.that(BEAST).die()`). A hero's attacks have a kind of their own.
    pub const fn history_entries(&self) -> Option<(EventKind, Side, Condition)> {
        let Selector {
            from: SelectionSource::At(side, place),
            near: Near::Itself,
            that,
            other: false,
            pick: Pick::All,
        } = self.subject
        else {
            return None;
        };
        let is_hero_attack = matches!(self.kind, EventKind::Attack) && matches!(place, Place::Heroes);
        let kind = if is_hero_attack { EventKind::HeroAttack } else { self.kind };
        let is_recorded = kind.past_tense().is_some() && place as u8 == kind.recorded_subjects() as u8;
        if !is_recorded || !that[1].is_always() {
            return None;
        }
        let (asked, unasked) =
            if matches!(place, Place::Player) { (self.object, that[0]) } else { (that[0], self.object) };
        if !unasked.is_always() {
            return None;
        }
        // Nothing but spells is cast.
        let is_said = matches!((kind, asked), (EventKind::Cast, Condition::Type(CardType::Spell)));
        Some((kind, side, if is_said { Condition::Always } else { asked }))
    }

    /// The pattern of entries of the history, as cards write it: the opposite of [`EventPattern::recorded`].
    pub(crate) fn of_recorded(kind: EventKind, side: Side, that: Condition) -> Self {
        let place = kind.recorded_subjects();
        let that = if kind == EventKind::Cast && that.is_always() { SPELL } else { that };
        let kind = if kind == EventKind::HeroAttack { EventKind::Attack } else { kind };
        let subject = Selector::new(SelectionSource::At(side, place));
        if place == Place::Player {
            Self { kind, subject, object: that }
        } else {
            let subject = if that.is_always() { subject } else { subject.that(that) };
            Self { kind, subject, object: Condition::Always }
        }
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

/// The amount of the event "a card enters a hand" if the card comes from the battlefield; otherwise the amount is 1.
pub const NUMBER_IF_FROM_PLAY: i16 = 2;

/// The amount of the event "a card is drawn" if the player's own Hero Power draws it.
pub const NUMBER_IF_DRAWN_BY_HERO_POWER: i16 = 3;

/// Words that are made of others.
#[words(read)]
mod composed {
    /// For a card that enters a hand: it came from the battlefield (Harbinger of the Blighted).
    pub const FROM_PLAY: Condition = Condition::EventNumber(Cmp::Equal, NUMBER_IF_FROM_PLAY);

    /// For a drawn card: it was drawn by the player's own Hero Power (Wilfred Fizzlebang).
    pub const FROM_HERO_POWER: Condition = Condition::EventNumber(Cmp::Equal, NUMBER_IF_DRAWN_BY_HERO_POWER);

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

/// The moment when a trigger resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Timing {
    /// "Whenever", "when", "at": in the middle of it, before a spell's own effect and a minion's Battlecry.
    Whenever,
    /// "After": when it has resolved.
    After,
}

/// The zone in which an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum ActiveZone {
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
    #[serde(rename = "active")]
    pub active_zone: ActiveZone,
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
            active_zone: ActiveZone::Play,
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
        self.active_zone = ActiveZone::Hand;
        self
    }

    /// Works in the deck.
    pub const fn in_deck(mut self) -> Self {
        self.active_zone = ActiveZone::Deck;
        self
    }

    /// "While Dormant, …": works in play as long as it sleeps, and only then (Archdruid Naralex).
    pub const fn while_dormant(mut self) -> Self {
        self.active_zone = ActiveZone::Dormant;
        self
    }

    /// Works wherever the card is.
    pub const fn anywhere(mut self) -> Self {
        self.active_zone = ActiveZone::Anywhere;
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

    /// Sets the effects of a delayed trigger: see [`later`](super::verb::later).
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
