//! The offer of a card to its player, in one byte: most cards in a hand are listed without a look at their Power.
use cardwright_data::CardType;

use super::{Card, CompiledCard};
use crate::facts::Keywords;
use crate::script::condition::Condition;
use crate::script::selector::{Place, SelectionSource, Selector, Side};

/// The kind of options that an affordable card adds, unless it has anything unusual: see [`OptionKind::rule`]. The highest bit
/// is whether it may have an ability that is used in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OptionKind(u8);

/// The rule for offering a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionRule {
    /// The options depend on its Power.
    ByPower,
    /// One option without a target.
    Single,
    /// One option without a target, if there is room on the board.
    WithRoom,
    /// One option for each target of the set.
    WithTarget(TargetSet),
    /// One option for each target of the set, if there is room on the board; one without a target if none is valid.
    WithRoomAt(TargetSet),
}

/// Targets that only their side and type restrict: friendly, enemy or all; minions, heroes or both. The set also tells
/// whether a spell, a
/// Hero Power or another card declares them, because Elusive protects from the first two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetSet(u8);

impl TargetSet {
    /// The keywords that protect a target of this set on either side: Elusive protects from spells and Hero Powers.
    pub const fn protecting_keywords(self) -> Keywords {
        match self.0 / 9 {
            0 => Keywords::ELUSIVE.union(Keywords::NO_SPELL_TARGET),
            1 => Keywords::ELUSIVE.union(Keywords::NO_HERO_POWER_TARGET),
            _ => Keywords::NONE,
        }
    }

    /// The side on which they are.
    pub const fn side(self) -> Side {
        match self.0 % 9 / 3 {
            0 => Side::Friendly,
            1 => Side::Enemy,
            _ => Side::Both,
        }
    }

    /// Whether minions are among them.
    pub const fn has_minions(self) -> bool {
        self.0 % 3 < 2
    }

    /// Whether heroes are among them.
    pub const fn has_heroes(self) -> bool {
        matches!(self.0 % 3, 1 | 2)
    }
}

/// The number of actions with a card of a kind and their targets, if every character in play is a valid target.
#[repr(align(8))]
pub struct OptionCounts {
    /// The number of actions without a target, and with a hero as the target.
    always: u8,
    /// A mask: all bits if each friendly minion is a target, otherwise 0.
    friends: u8,
    /// A mask: all bits if each enemy minion is a target, otherwise 0.
    enemies: u8,
    /// The minimum number: a minion without a valid target is played without one.
    minimum: u8,
    /// A mask: all bits if the card can be played on a full board, otherwise 0.
    full_board_mask: u8,
    /// Whether it declares a target.
    pub aimed: bool,
    /// Whether it can target the player's own hero, and the enemy hero.
    pub heroes: [bool; 2],
}

/// The counts by the number of a kind. A constant, so that uses in another crate are optimized for its values.
const COUNTS: &[OptionCounts; KINDS] = &{
    let mut all = [OptionCounts::NONE; KINDS];
    let mut number = 0;
    while number < KINDS {
        all[number] = OptionCounts::of(number);
        number += 1;
    }
    all
};

/// Numbers of kinds, and some that no kind has: seven bits.
const KINDS: usize = 128;

impl OptionCounts {
    const NONE: Self = Self {
        always: 0,
        friends: 0,
        enemies: 0,
        minimum: 0,
        full_board_mask: u8::MAX,
        aimed: false,
        heroes: [false; 2],
    };

    const fn of(number: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "below 128")]
        let kind = OptionKind(number as u8).rule();
        match kind {
            OptionRule::ByPower => Self::NONE,
            OptionRule::Single => Self { always: 1, ..Self::NONE },
            OptionRule::WithRoom => Self { always: 1, full_board_mask: 0, ..Self::NONE },
            OptionRule::WithTarget(set) => Self::for_targets(set, 0, u8::MAX),
            OptionRule::WithRoomAt(set) => Self::for_targets(set, 1, 0),
        }
    }

    const fn for_targets(set: TargetSet, least: u8, roomless: u8) -> Self {
        let (friendly, enemy) = match set.side() {
            Side::Friendly => (1, 0),
            Side::Enemy => (0, 1),
            Side::Both => (1, 1),
        };
        let heroes = if set.has_heroes() { friendly + enemy } else { 0 };
        let minions = if set.has_minions() { u8::MAX } else { 0 };
        Self {
            always: heroes,
            friends: minions * friendly,
            enemies: minions * enemy,
            minimum: least,
            full_board_mask: roomless,
            aimed: true,
            heroes: [set.has_heroes() && friendly > 0, set.has_heroes() && enemy > 0],
        }
    }

    /// The number of actions with these numbers of minions on both sides; `room` has all bits if there is room on the board.
    #[inline]
    pub fn count(&self, friends: u8, enemies: u8, room: u8) -> u8 {
        let n = self.always + (self.friends & friends) + (self.enemies & enemies);
        n.max(self.minimum) & (room | self.full_board_mask)
    }

    /// Whether it can target minions, on the player's own side and on the other.
    #[inline]
    pub const fn minions(&self) -> [bool; 2] {
        [self.friends != 0, self.enemies != 0]
    }

    /// Whether it can be played with this room on the board.
    #[inline]
    pub const fn can_be_played(&self, room: bool) -> bool {
        room || self.full_board_mask != 0
    }
}

/// Numbers of [`OptionKind`] below which no target is declared.
const ONCE: u8 = 1;
const WITH_ROOM: u8 = 2;
const AIMED: u8 = 3;
const USED_IN_PLAY: u8 = 1 << 7;

impl OptionKind {
    /// The kind of a card that is listed by its Power.
    pub const BY_POWER: Self = Self(0);

    /// The kind of a card.
    pub(super) fn of(card: &Card, compiled: &CompiledCard) -> Self {
        let used = if compiled.has_board_ability { USED_IN_PLAY } else { 0 };
        Self(Self::number_of(card, compiled) | used)
    }

    fn number_of(card: &Card, compiled: &CompiledCard) -> u8 {
        let power = card.card_type == CardType::HeroPower;
        let by_power = compiled.may_be_idle
            || compiled.playable_on_either_side
            || compiled.has_hand_ability
            || !compiled.choose_one.is_empty()
            || compiled.offers_stored_cards
            || card.keywords.has(Keywords::SECRET | Keywords::QUEST)
            || (power && (compiled.texts.is_empty() || !card.power.is_written()));
        if by_power {
            return 0;
        }
        if compiled.plays_without_choice {
            let once =
                matches!(card.card_type, CardType::Spell | CardType::Weapon | CardType::Hero | CardType::HeroPower);
            return match card.card_type == CardType::Minion {
                true => WITH_ROOM,
                false if once => ONCE,
                false => 0,
            };
        }
        let aims = compiled.declared_target(power);
        let groups = [CardType::Spell, CardType::HeroPower, CardType::Minion];
        let Some((group, _)) = (0..).zip(groups).find(|(_, of)| *of == card.card_type) else { return 0 };
        let plain = aims.filter(|declared| declared.when == Condition::Always).and_then(|declared| set(declared.which));
        plain.map_or(0, |set| AIMED + 9 * group + set)
    }

    /// The rule for offering the card.
    pub const fn rule(self) -> OptionRule {
        match self.0 & !USED_IN_PLAY {
            0 => OptionRule::ByPower,
            ONCE => OptionRule::Single,
            WITH_ROOM => OptionRule::WithRoom,
            aimed if aimed < AIMED + 18 => OptionRule::WithTarget(TargetSet(aimed - AIMED)),
            aimed => OptionRule::WithRoomAt(TargetSet(aimed - AIMED)),
        }
    }

    /// Whether its Power decides how it is offered.
    pub const fn is_by_power(self) -> bool {
        self.0 & !USED_IN_PLAY == 0
    }

    /// The number of actions with an affordable card and their targets; none if it is listed by its Power.
    #[inline]
    pub fn counts(self) -> &'static OptionCounts {
        &COUNTS[usize::from(self.0 & !USED_IN_PLAY)]
    }

    /// Whether it may have an ability that its player uses in play.
    pub const fn is_used_in_play(self) -> bool {
        self.0 & USED_IN_PLAY != 0
    }
}

/// The number of a set of targets without conditions: below 9.
fn set(which: &Selector) -> Option<u8> {
    let SelectionSource::Target(side, place) = which.from else { return None };
    let side = match side {
        Side::Friendly => 0,
        Side::Enemy => 1,
        Side::Both => 2,
    };
    let place = if let Place::Minions = place {
        0
    } else if let Place::Characters = place {
        1
    } else if let Place::Heroes = place {
        2
    } else {
        return None;
    };
    let plain = !which.other && which.that.iter().all(Condition::is_always);
    plain.then_some(3 * side + place)
}
