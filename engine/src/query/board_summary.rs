//! A summary of both boards for listing actions: the attackers, and whether any character is protected.
use cardwright_data::CardType;

use crate::compiled::TargetSet;
use crate::facts::Keywords;
use crate::script::selector::Side;
use crate::state::{EntityId, Game, Player, PlayerId};

/// Keywords that protect characters of either side from being targeted.
const UNTARGETABLE: Keywords = Keywords::ELUSIVE
    .union(Keywords::NO_SPELL_TARGET)
    .union(Keywords::NO_HERO_POWER_TARGET)
    .union(Keywords::OUT_OF_REACH);
/// Keywords that hide characters from enemies.
const HIDDEN_FROM_ENEMIES: Keywords = Keywords::STEALTH.union(Keywords::IMMUNE);

/// The combined keywords of one side's characters.
#[derive(Clone, Copy)]
struct SideSummary {
    keywords: Keywords,
    /// Whether it has a hero, and only minions on the board.
    plain: bool,
}

/// A summary of the characters of the active player and of the opponent.
#[derive(Clone, Copy)]
pub(crate) struct BoardSummary {
    own: SideSummary,
    enemy: SideSummary,
    /// A bit for each character of the player that can attack, the hero's first, including Titans with unused abilities.
    pub attackers: u8,
    /// Whether a character of the player may have an ability to use.
    pub clickable: bool,
}

impl Game {
    /// The summary for a player in their own turn.
    #[inline]
    pub(crate) fn board_summary(&self, player: PlayerId) -> BoardSummary {
        let side = &self.players[player];
        let (mut attackers, mut clickable) = (0, false);
        let mut own = SideSummary { keywords: Keywords::NONE, plain: side.hero.is_some() };
        if let Some(hero) = side.hero {
            let entity = &self[hero];
            own.keywords = entity.keywords;
            attackers = u8::from(entity.attack > 0 && self.is_ready(entity));
        }
        for (at, id) in (1..).zip(side.board.iter()) {
            let entity = &self[id];
            own.keywords |= entity.keywords;
            own.plain &= entity.card_type == CardType::Minion;
            clickable |= self.cards.option_kind(entity.card).is_used_in_play();
            attackers |=
                u8::from((entity.attack > 0) & Game::is_ready_with(entity, entity.arrived, Keywords::NONE)) << at;
        }
        clickable |= !own.plain | own.keywords.has(Keywords::LAUNCHPAD);
        BoardSummary { own, enemy: self.half(&self.players[player.opponent()]), attackers, clickable }
    }

    #[inline]
    fn half(&self, side: &Player) -> SideSummary {
        let keywords = side.hero.map_or(Keywords::NONE, |hero| self[hero].keywords);
        let mut half = SideSummary { keywords, plain: side.hero.is_some() };
        for id in side.board.iter() {
            let entity = &self[id];
            half.keywords |= entity.keywords;
            half.plain &= entity.card_type == CardType::Minion;
        }
        half
    }
}

impl BoardSummary {
    /// Whether every character is a valid target of everything that targets characters.
    #[inline]
    pub const fn all_are_targets(&self) -> bool {
        self.own.plain
            & self.enemy.plain
            & !self.own.keywords.has(UNTARGETABLE)
            & !self.enemy.keywords.has(UNTARGETABLE.union(HIDDEN_FROM_ENEMIES))
    }

    /// Whether every character of a set's kinds and sides is a valid target of a card that declares it.
    #[inline]
    pub const fn all_in_set_are_targets(&self, set: TargetSet) -> bool {
        let barred = set.protecting_keywords().union(Keywords::OUT_OF_REACH);
        let mine = self.own.plain & !self.own.keywords.has(barred);
        let theirs = self.enemy.plain & !self.enemy.keywords.has(barred.union(HIDDEN_FROM_ENEMIES));
        match set.side() {
            Side::Friendly => mine,
            Side::Enemy => theirs,
            Side::Both => mine & theirs,
        }
    }

    /// Whether all enemies can be attacked.
    #[inline]
    pub const fn all_are_attackable(&self) -> bool {
        const UNUSUAL: Keywords = HIDDEN_FROM_ENEMIES.union(Keywords::OUT_OF_REACH).union(Keywords::TAUNT);
        self.enemy.plain & !self.enemy.keywords.has(UNUSUAL)
    }
}

/// Takes the first of the remaining attackers of a side.
#[inline]
pub(crate) fn next_attacker(left: &mut u8, side: &Player) -> Option<EntityId> {
    if *left == 0 {
        return None;
    }
    let at = left.trailing_zeros() as usize;
    *left &= *left - 1;
    if at == 0 { side.hero } else { side.board.get(at - 1) }
}
