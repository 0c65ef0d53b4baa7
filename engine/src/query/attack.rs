//! The characters that can attack, and those that can be attacked.
use cardwright_data::{CardType, GameTag, Zone};

use crate::facts::Keywords;
use crate::state::{Entity, EntityId, Game, List, PlayerId, Work};

impl Game {
    /// The number of times that a character with these keywords may attack in a turn.
    #[inline]
    pub(crate) fn attacks_a_turn(keywords: Keywords) -> u8 {
        const TWICE: Keywords = Keywords::WINDFURY.union(Keywords::MEGA_WINDFURY);
        1 + u8::from(keywords.has(TWICE)) + 2 * u8::from(keywords.has(Keywords::MEGA_WINDFURY))
    }

    /// Whether an entity may attack now.
    ///
    /// Rulebook, "Combat": it has Attack, is neither frozen nor exhausted, and did not enter play this turn unless it has
    /// Charge or Rush.
    pub(crate) fn can_attack(&self, entity: &Entity) -> bool {
        entity.attack > 0 && self.is_ready(entity) && !self.has_abilities_left(entity)
    }

    /// Whether a character with Attack may attack now, abilities of a Titan aside.
    pub(crate) fn is_ready(&self, entity: &Entity) -> bool {
        let came = entity.arrived && entity.card_type != CardType::Hero;
        entity.zone == Zone::Play && Self::is_ready_with(entity, came, self.weapon_keywords(entity))
    }

    /// The client's tag `EXHAUSTED`: an entity in play that has done what it can do this turn. A minion that came this turn without
    /// Charge or Rush is exhausted, and so is a character without an attack left, and a location that reopens later.
    pub(crate) fn is_exhausted(&self, entity: &Entity) -> bool {
        if entity.zone != Zone::Play {
            return entity.exhausted;
        }
        let is_hero = entity.card_type == CardType::Hero;
        if is_hero || entity.card_type == CardType::Minion {
            let came = entity.arrived && !is_hero && !entity.keywords.has(Keywords::CHARGE | Keywords::RUSH);
            let most = Self::attacks_a_turn(entity.keywords | self.weapon_keywords(entity));
            return entity.exhausted || came || entity.attacks >= most;
        }
        entity.exhausted || (entity.card_type == CardType::Location && entity.text_counters[0] > 0)
    }

    /// The keywords with which a hero attacks because of its weapon; none of another character.
    #[inline]
    pub(crate) fn weapon_keywords(&self, entity: &Entity) -> Keywords {
        let weapon = self.players[entity.controller].weapon.filter(|_| entity.card_type == CardType::Hero);
        weapon.map_or(Keywords::NONE, |weapon| self[weapon].keywords)
    }

    /// Whether a character is attacking and Immune while it does: from the announcement on, so that an Explosive Trap does not
    /// damage it (Candleshot).
    pub(crate) fn is_immune_attacker(&self, id: EntityId, entity: &Entity) -> bool {
        (entity.keywords | self.weapon_keywords(entity)).has(Keywords::IMMUNE_WHILE_ATTACKING)
            && self.work.iter().any(|work| matches!(work, Work::Attack { attacker, .. } if *attacker == id))
    }

    /// Whether a character in play with Attack may attack now, abilities of a Titan aside: it came this turn as a minion or did not,
    /// and has keywords of a weapon. Without a branch: who may attack is hard to predict.
    #[inline]
    pub(crate) fn is_ready_with(entity: &Entity, came: bool, weapon: Keywords) -> bool {
        const NEVER: Keywords = Keywords::FROZEN.union(Keywords::CANT_ATTACK).union(Keywords::OUT_OF_REACH);
        let keywords = entity.keywords;
        !entity.exhausted
            & !keywords.has(NEVER)
            & (!came | keywords.has(Keywords::CHARGE.union(Keywords::RUSH)))
            & (entity.attacks < Self::attacks_a_turn(keywords | weapon))
    }

    /// Whether an entity may attack minions only: it says so, or it has Rush and came this turn. A hero attacks with the keywords of
    /// its weapon ("Can't attack heroes", Bladed Gauntlet).
    #[inline]
    pub(crate) fn may_not_attack_heroes(&self, entity: &Entity) -> bool {
        let came = entity.arrived && entity.card_type == CardType::Minion;
        (came && !entity.keywords.has(Keywords::CHARGE))
            || (entity.keywords | self.weapon_keywords(entity)).has(Keywords::CANNOT_ATTACK_HEROES)
    }

    /// Whether it is a Titan with an ability left, which it uses instead of attacking.
    pub(crate) fn has_abilities_left(&self, entity: &Entity) -> bool {
        if !self.cards.option_kind(entity.card).is_used_in_play() {
            return false;
        }
        let abilities = self.cards.compiled(entity.card).titan_abilities.len();
        abilities > 0 && !entity.silenced && usize::try_from(entity.abilities_used()).unwrap_or(0) < abilities
    }

    /// The characters of a side that can be attacked, Taunt aside: hero and minions.
    pub(crate) fn defenders_past_taunt(&self, side: PlayerId) -> List<8> {
        let side = &self.players[side];
        let mut all = List::default();
        for id in side.hero.into_iter().chain(side.board.iter()).filter(|id| Self::can_be_attacked(&self[*id])) {
            all.push(id);
        }
        all
    }

    /// The characters of a side that can be attacked: the minions with Taunt if there are any, otherwise hero and minions.
    pub(crate) fn defenders(&self, side: PlayerId) -> List<8> {
        let open = Self::can_be_attacked;
        let (owner, side) = (side, &self.players[side]);
        let mut all = List::default();
        if let Some(hero) = side.hero.filter(|hero| open(&self[*hero])) {
            all.push(hero);
        }
        let mut taunts = false;
        for id in side.board.iter() {
            let minion = &self[id];
            if open(minion) {
                all.push(id);
                taunts |= minion.keywords.has(Keywords::TAUNT);
            }
        }
        // "All friendly attacks ignore Taunt." (Kayn Sunfury)
        if !taunts || self.rule_value(owner.opponent(), GameTag::IGNORE_TAUNT) > 0 {
            return all;
        }
        // Taunt of a hero has no effect.
        let mut shields = List::default();
        for id in all.iter().filter(|id| self[*id].keywords.has(Keywords::TAUNT)) {
            shields.push(id);
        }
        shields
    }

    /// Whether a character can be attacked, Taunt of others aside.
    #[inline]
    fn can_be_attacked(defender: &Entity) -> bool {
        matches!(defender.card_type, CardType::Minion | CardType::Hero)
            && !defender.keywords.has(Keywords::STEALTH | Keywords::IMMUNE | Keywords::OUT_OF_REACH)
    }
}
