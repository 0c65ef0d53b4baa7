//! The dependencies of an aura: the changes without which an aura update computes the same numbers.
use crate::facts::Keywords;
use crate::script::amount::{Multiplier, Past, Stat, Window};
use crate::script::aura::{Attribute, Aura, Modifier};
use crate::script::condition::Condition;
use crate::script::selector::{Near, Pick, Place, SelectionSource, Selector};
use crate::script::trigger::EventKind;
use cardwright_data::{GameTag, Zone};

/// The bit of a zone.
const fn bit(zone: Zone) -> u8 {
    match zone {
        Zone::Play => 1,
        Zone::Hand => 1 << 1,
        Zone::Deck => 1 << 2,
        Zone::Graveyard => 1 << 3,
        Zone::Secret => 1 << 4,
        Zone::Invalid | Zone::RemovedFromGame | Zone::SetAside | Zone::LettuceAbility | Zone::Cosmetic => 0,
    }
}

/// The dependencies of an aura, besides the zone, controller and card of its targets, on which all auras depend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is one independent kind of change")]
pub struct AuraDependencies {
    /// The actions of players: a bit for each kind.
    events: u64,
    /// The turn, or the time since something happened.
    pub turns: bool,
    /// Numbers that anything may change, auras included: Attack, Health, Cost, keywords.
    pub numbers: bool,
    /// Some of these are not the Attack, maximum Health, Cost, keywords, card or memory of an entity in play, in a hand or among the
    /// Secrets: a comparison of those does not show that they have changed.
    pub untracked: bool,
    /// Numbers that no aura changes: damage, mana, counters.
    pub counts: bool,
    /// The zones on whose entities it depends: a bit for each zone, see [`AuraDependencies::at`].
    places: u8,
}

impl AuraDependencies {
    const NOTHING: Self = Self { events: 0, turns: false, numbers: false, untracked: false, counts: false, places: 0 };
    /// The numbers of entities in play, in hands and among the Secrets.
    const TRACKED: Self = Self { numbers: true, ..Self::NOTHING };
    const NUMBERS: Self = Self { untracked: true, ..Self::TRACKED };
    const COUNTS: Self = Self { counts: true, ..Self::NOTHING };
    const TURNS: Self = Self { turns: true, ..Self::NOTHING };
    const BOARD: Self = Self { places: bit(Zone::Play), ..Self::NOTHING };
    const EVERYWHERE: Self = Self { places: u8::MAX, ..Self::NOTHING };

    /// Whether it depends on the entities that enter and leave a zone; heroes, weapons and Hero Powers do not count.
    pub const fn depends_on_zone_moves(self, zone: Zone) -> bool {
        self.places & bit(zone) != 0
    }

    /// Whether it depends on nothing that could change while no entity moves.
    pub fn is_stable(self) -> bool {
        self == Self::NOTHING
    }

    /// Whether it depends on this kind of action.
    pub const fn depends_on_event(self, kind: EventKind) -> bool {
        self.events & kind.bit() != 0
    }

    /// Both dependencies.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self {
            events: self.events | other.events,
            turns: self.turns || other.turns,
            numbers: self.numbers || other.numbers,
            untracked: self.untracked || other.untracked,
            counts: self.counts || other.counts,
            places: self.places | other.places,
        }
    }

    fn all(those: impl Iterator<Item = Self>) -> Self {
        those.fold(Self::NOTHING, Self::union)
    }

    /// The dependencies of an aura that gives these modifiers.
    pub fn of_aura(aura: &Aura, gives: &[Modifier]) -> Self {
        let gifts = gives.iter().map(Self::of_modifier);
        Self::all(gifts).union(Self::of_receivers(&aura.to)).union(Self::of_condition(&aura.when))
    }

    /// Whether an aura affects its bearer only and does not depend on numbers that auras change: then a change for its bearer
    /// changes no other entity.
    pub fn affects_bearer_only(self, aura: &Aura) -> bool {
        aura.to.from == SelectionSource::This && aura.to.near == Near::Itself && !aura.to.other && !self.numbers
    }

    /// The facts on which the value of a modifier of an enchantment depends.
    pub fn of_enchantment(modifier: &Modifier) -> Self {
        Self::of_multiplier(&modifier.amount.per)
    }

    fn of_modifier(modifier: &Modifier) -> Self {
        // It changes which entities other auras affect.
        let changes_reach =
            matches!(modifier.what, Attribute::Tag(tag) if Keywords::OUT_OF_REACH.has(Keywords::of_tag(tag)));
        if changes_reach { Self::NUMBERS } else { Self::of_multiplier(&modifier.amount.per) }
    }

    fn of_multiplier(per: &Multiplier) -> Self {
        match per {
            Multiplier::One | Multiplier::Fixed(_) | Multiplier::X | Multiplier::UpTo(_) => Self::NOTHING,
            Multiplier::Each(which) => Self::of_selector(which),
            Multiplier::Past(past) | Multiplier::CountDistinct(_, past) => Self::of_past(past),
            Multiplier::TurnsInARow(past) => Self::of_past(past).union(Self::TURNS),
            Multiplier::Sum(of) | Multiplier::Least(of) => Self::all(of.iter().map(Self::of_multiplier)),
            Multiplier::Half(of) | Multiplier::Remainder(of, _) => Self::of_multiplier(of),
            Multiplier::Tag(_, whose) => Self::of_selector(whose).union(Self::NUMBERS).union(Self::COUNTS),
            Multiplier::Stat(stat, whose) => {
                Self::of_stat(*stat).tracked_if(is_in_sight(whose)).union(Self::of_selector(whose))
            }
            Multiplier::Stored(_) => Self::COUNTS,
            // It may be improved by any of these.
            Multiplier::TextNumber => Self { events: u64::MAX, ..Self::TURNS }.union(Self::NUMBERS).union(Self::COUNTS),
            Multiplier::ThatMuch | Multiplier::LastAmount | Multiplier::Excess => Self::NUMBERS,
        }
    }

    const fn of_stat(stat: Stat) -> Self {
        match stat {
            Stat::Damage
            | Stat::Armor
            | Stat::ManaCrystals
            | Stat::MaxManaCrystals
            | Stat::MaxHandSize
            | Stat::Mana
            | Stat::Corpses
            | Stat::CorpsesSpent
            | Stat::Overloaded
            | Stat::Pool(_)
            | Stat::HighestPool => Self::COUNTS,
            Stat::Turns => Self::TURNS,
            Stat::Attack => Self::TRACKED,
            // The damage, the Cost at which a card is being played, and the rules of a player count, too.
            Stat::Health | Stat::Cost | Stat::OwnCost | Stat::SpellDamage | Stat::Tag(_) => Self::NUMBERS,
        }
    }

    const fn of_past(past: &Past) -> Self {
        let events = past.kind.bit();
        match past.window {
            Window::ThisGame | Window::WhileHolding | Window::SincePlayed | Window::SinceThat => {
                Self { events, ..Self::NOTHING }
            }
            Window::ThisTurn
            | Window::LastTurn
            | Window::SinceYourTurn
            | Window::OnYourTurns
            | Window::EnemyTurn
            | Window::UpToThat => Self { events, ..Self::TURNS },
        }
    }

    /// The same dependencies, of entities that are in sight or not.
    const fn tracked_if(self, in_sight: bool) -> Self {
        Self { untracked: self.untracked || (self.numbers && !in_sight), ..self }
    }

    /// The dependencies of the number of selected entities.
    fn of_selector(which: &Selector) -> Self {
        let those = which.that.iter().map(Self::of_condition);
        Self::all(those)
            .tracked_if(is_in_sight(which))
            .union(Self::of_receivers(which))
            .union(Self::of_source(&which.from))
    }

    /// The dependencies of an aura's targets: whether an entity is one does not depend on other entities.
    fn of_receivers(which: &Selector) -> Self {
        let picked = match which.pick {
            Pick::All | Pick::Random(_) => Self::NOTHING,
            Pick::Different(..) => Self::TRACKED.tracked_if(is_in_sight(which)),
            Pick::Highest(_) | Pick::Lowest(_) | Pick::First(_) | Pick::Last(_) => Self::NUMBERS,
        };
        let beside = match which.near {
            Near::Itself | Near::ItsHero | Near::ItsController => Self::NOTHING,
            Near::ItsOriginal => Self::NUMBERS,
            Near::Neighbours | Near::WithNeighbours => Self::BOARD,
            Near::InHand | Near::Distance(_) | Near::AllLeft | Near::AllRight | Near::Left | Near::Right => {
                Self { places: bit(Zone::Play) | bit(Zone::Hand), ..Self::NOTHING }
            }
        };
        // A hero or controller of selected entities depends on those entities.
        let of = if which.near == Near::Itself { Self::of_named(&which.from) } else { Self::of_source(&which.from) };
        let those = which.that.iter().map(Self::of_receiver);
        Self::all(those).union(of).union(picked).union(beside)
    }

    /// The dependencies of a condition on an aura's targets.
    ///
    /// The target's own Attack, Cost and keywords do not count: when they change, the entity is marked dirty and all auras are
    /// evaluated for it again, in the order of a full update.
    fn of_receiver(condition: &Condition) -> Self {
        if let Condition::Not(of) = condition {
            return Self::of_receiver(of);
        }
        if let Condition::Any(of) | Condition::All(of) = condition {
            return Self::all(of.iter().map(Self::of_receiver));
        }
        let own_number = matches!(condition, Condition::Odd(_) | Condition::Stat(Stat::Attack | Stat::Cost, ..));
        // A card or an enchantment that brings a tag marks its entity.
        let own_tag =
            matches!(condition, Condition::Has(tag) if !Keywords::of_tag(*tag).is_empty() || !is_maintained(*tag));
        if own_number || own_tag {
            Self::NOTHING
        } else if let Condition::Stat(Stat::Health, ..) = condition {
            Self::COUNTS
        } else {
            Self::of_condition(condition)
        }
    }

    /// The dependencies of a source that is no zone.
    fn of_named(from: &SelectionSource) -> Self {
        match from {
            // Entities outside of play are not reset at an aura update: each update would add to their numbers.
            SelectionSource::At(_, Place::Deck | Place::Graveyard | Place::SetAside | Place::ProxyCThun) => {
                Self::NUMBERS
            }
            SelectionSource::At(..) => Self::NOTHING,
            SelectionSource::Several(several) => Self::all(several.iter().map(Self::of_receivers)),
            other @ (SelectionSource::Nobody
            | SelectionSource::This
            | SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played) => Self::of_source(other),
        }
    }

    fn of_source(from: &SelectionSource) -> Self {
        let at = |zone| Self { places: bit(zone), ..Self::NOTHING };
        match from {
            SelectionSource::Nobody | SelectionSource::This => Self::NOTHING,
            SelectionSource::At(_, place) => match place {
                Place::Minions
                | Place::Heroes
                | Place::Characters
                | Place::Launchpad
                | Place::Locations
                | Place::Board
                | Place::Weapon
                | Place::HeroPower => Self::BOARD,
                Place::Player => Self::NOTHING,
                Place::Secrets => at(Zone::Secret),
                Place::Hand => at(Zone::Hand),
                Place::Deck => at(Zone::Deck),
                Place::Graveyard => at(Zone::Graveyard),
                Place::SetAside | Place::ProxyCThun => Self::NUMBERS,
            },
            SelectionSource::Several(several) => Self::all(several.iter().map(Self::of_selector)),
            SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen => Self::NUMBERS,
            SelectionSource::Remembered => Self::TRACKED,
            SelectionSource::StartingDeck => Self::EVERYWHERE,
            SelectionSource::Played => Self { events: EventKind::Play.bit(), ..Self::NUMBERS },
        }
    }

    fn of_condition(condition: &Condition) -> Self {
        match condition {
            Condition::Not(of) => Self::of_condition(of),
            Condition::Any(of) | Condition::All(of) => Self::all(of.iter().map(Self::of_condition)),
            Condition::Always
            | Condition::Type(_)
            | Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_)
            | Condition::Of(_)
            | Condition::Itself
            | Condition::AnotherClass
            | Condition::FromThePast
            | Condition::Newest
            | Condition::HasOnlyKeywords
            | Condition::Copied
            | Condition::Set(_)
            | Condition::MultipleRaces
            | Condition::StartedInDeck => Self::NOTHING,
            // What the cards of the starting deck have become since.
            Condition::StartedSingleton => Self::EVERYWHERE,
            Condition::CountOf(_, _, which)
            | Condition::NoDuplicates(which)
            | Condition::Shares(_, which)
            | Condition::New(_, which) => Self::of_selector(which),
            Condition::More(these, than) => Self::of_selector(these).union(Self::of_selector(than)),
            Condition::Past(_, _, past) | Condition::PastDifferent(_, _, past) => Self::of_past(past),
            Condition::MadeBy(which) | Condition::TargetOf(which) => Self::of_selector(which).union(Self::NUMBERS),
            Condition::Number(per, ..) => Self::of_multiplier(per),
            Condition::Numbers(one, _, other) => Self::of_multiplier(one).union(Self::of_multiplier(other)),
            Condition::Among(past) => Self::of_past(past).union(Self::NUMBERS),
            Condition::Combo | Condition::Kindred => Self { events: EventKind::Play.bit(), ..Self::TURNS },
            Condition::TurnOf(_) | Condition::EnteredHandThisTurn => Self::TURNS,
            Condition::Damaged => Self::COUNTS,
            Condition::Stat(stat, ..) => Self::of_stat(*stat),
            Condition::Has(tag) if !is_maintained(*tag) => Self::TRACKED,
            Condition::Is(which) => Self::of_selector(which).union(Self::TRACKED),
            Condition::Has(_)
            | Condition::Bears(_)
            | Condition::Odd(_)
            | Condition::Versus(..)
            | Condition::Dead
            | Condition::PlayedUnder(_)
            | Condition::Centered
            | Condition::EventNumber(..)
            | Condition::Fatal
            | Condition::Joust
            | Condition::Chance(_) => Self::NUMBERS,
        }
    }
}

/// Whether the selected entities are in play, in a hand, among the Secrets, or players.
fn is_in_sight(which: &Selector) -> bool {
    which.near != Near::ItsOriginal
        && match which.from {
            SelectionSource::Nobody | SelectionSource::This => true,
            SelectionSource::At(_, place) => match place {
                Place::Minions
                | Place::Heroes
                | Place::Characters
                | Place::Locations
                | Place::Board
                | Place::Weapon
                | Place::HeroPower
                | Place::Hand
                | Place::Secrets
                | Place::Player => true,
                Place::Launchpad | Place::Deck | Place::Graveyard | Place::SetAside | Place::ProxyCThun => false,
            },
            SelectionSource::Several(several) => several.iter().all(is_in_sight),
            SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played => false,
        }
}

/// Whether the rules keep or compute the value of a tag; others are those of the card and of its enchantments, or keywords.
const fn is_maintained(tag: GameTag) -> bool {
    matches!(
        tag,
        GameTag::ATK
            | GameTag::HEALTH
            | GameTag::DAMAGE
            | GameTag::ARMOR
            | GameTag::COST
            | GameTag::ZONE
            | GameTag::CONTROLLER
            | GameTag::ENTITY_ID
            | GameTag::EXHAUSTED
            | GameTag::NUM_ATTACKS_THIS_TURN
            | GameTag::SILENCED
            | GameTag::MAXHANDSIZE
            | GameTag::SPELLPOWER
            | GameTag::QUEST_PROGRESS
            | GameTag::TAG_SCRIPT_DATA_NUM_1
            | GameTag::TAG_SCRIPT_DATA_NUM_2
            | GameTag::TAG_SCRIPT_DATA_NUM_3
            | GameTag::DARK_GIFT
            | GameTag::CARD_ALTERNATE_COST
    )
}
