//! Attacks.
use cardwright_data::{BlockType, CardType, GameTag, Zone};
use smallvec::{SmallVec, smallvec};

use super::sequence::Onward;
use super::{Block, Observer, Rules};
use crate::facts::Keywords;
use crate::script::amount::Deed;
use crate::script::selector::Selector;
use crate::script::trigger::{EventKind, Timing};
use crate::state::{AttackStage, Entity, EntityId, EntityList, Game, List, PlayerId, Scope, Work};

impl Game {
    /// How many times a character with these keywords may attack in a turn.
    #[inline]
    pub(super) fn attacks_a_turn(keywords: Keywords) -> u8 {
        const TWICE: Keywords = Keywords::WINDFURY.and(Keywords::MEGA_WINDFURY);
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
    pub(super) fn is_ready(&self, entity: &Entity) -> bool {
        let came = entity.arrived && entity.card_type != CardType::Hero;
        entity.zone == Zone::Play && Self::is_ready_with(entity, came, self.weapon_keywords(entity))
    }

    /// The keywords with which a hero attacks because of its weapon; none of another character.
    #[inline]
    pub(super) fn weapon_keywords(&self, entity: &Entity) -> Keywords {
        let weapon = self.players[entity.controller].weapon.filter(|_| entity.card_type == CardType::Hero);
        weapon.map_or(Keywords::NONE, |weapon| self[weapon].keywords)
    }

    /// Whether a character is attacking and Immune while it does: from the announcement on, so that an Explosive Trap does not
    /// damage it (Candleshot).
    pub(super) fn is_immune_attacker(&self, id: EntityId, entity: &Entity) -> bool {
        (entity.keywords | self.weapon_keywords(entity)).has(Keywords::IMMUNE_WHILE_ATTACKING)
            && self.work.iter().any(|work| matches!(work, Work::Attack { attacker, .. } if *attacker == id))
    }

    /// Whether a character in play with Attack may attack now, abilities of a Titan aside: it came this turn as a minion or did not,
    /// and has keywords of a weapon. Without a branch: who may attack is hard to predict.
    #[inline]
    pub(super) fn is_ready_with(entity: &Entity, came: bool, weapon: Keywords) -> bool {
        const NEVER: Keywords = Keywords::FROZEN.and(Keywords::CANT_ATTACK).and(Keywords::OUT_OF_REACH);
        let keywords = entity.keywords;
        !entity.exhausted
            & !keywords.has(NEVER)
            & (!came | keywords.has(Keywords::CHARGE.and(Keywords::RUSH)))
            & (entity.attacks < Self::attacks_a_turn(keywords | weapon))
    }

    /// Whether an entity may attack minions only: it says so, or it has Rush and came this turn. A hero attacks with the keywords of
    /// its weapon ("Can't attack heroes", Bladed Gauntlet).
    #[inline]
    pub(super) fn may_not_attack_heroes(&self, entity: &Entity) -> bool {
        let came = entity.arrived && entity.card_type == CardType::Minion;
        (came && !entity.keywords.has(Keywords::CHARGE))
            || (entity.keywords | self.weapon_keywords(entity)).has(Keywords::CANNOT_ATTACK_HEROES)
    }

    /// Whether it is a Titan with an ability left, which it uses instead of attacking.
    pub(super) fn has_abilities_left(&self, entity: &Entity) -> bool {
        if !self.cards.offer_kind(entity.card).is_used_in_play() {
            return false;
        }
        let abilities = self.cards.compiled(entity.card).titan.len();
        abilities > 0 && !entity.silenced && usize::try_from(entity.abilities_used()).unwrap_or(0) < abilities
    }

    /// Whom the attacks of an entity also damage, by its own text or by what was given to it.
    fn also_damages(&self, id: EntityId) -> Option<&'static Selector> {
        let own = self.cards.compiled(self[id].card).also_damages.filter(|_| !self[id].silenced);
        own.or_else(|| self.enchantments_on(id).find_map(|(_, on)| self.cards.compiled(on.card).also_damages))
    }

    /// The characters of a side that can be attacked, Taunt aside: hero and minions.
    pub(super) fn defenders_past_taunt(&self, side: PlayerId) -> List<8> {
        let side = &self.players[side];
        let mut all = List::default();
        for id in side.hero.into_iter().chain(side.board.iter()).filter(|id| Self::can_be_attacked(&self[*id])) {
            all.push(id);
        }
        all
    }

    /// Whether a character can be attacked, Taunt of others aside.
    #[inline]
    fn can_be_attacked(defender: &Entity) -> bool {
        matches!(defender.card_type, CardType::Minion | CardType::Hero)
            && !defender.keywords.has(Keywords::STEALTH | Keywords::IMMUNE | Keywords::OUT_OF_REACH)
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
        if !taunts || self.rule(owner.opponent(), GameTag::IGNORE_TAUNT) > 0 {
            return all;
        }
        // Taunt of a hero has no effect.
        let mut shields = List::default();
        for id in all.iter().filter(|id| self[*id].keywords.has(Keywords::TAUNT)) {
            shields.push(id);
        }
        shields
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Begins a legal attack of a player.
    pub(crate) fn attack(&mut self, attacker: EntityId, defender: EntityId) {
        self.open_block(Block::of(BlockType::Attack, attacker).with_target(Some(defender)));
        self.game[attacker].attacks += 1;
        self.game.work.push(Work::Attack { stage: AttackStage::Announce, attacker, defender, forced: false });
    }

    /// A stage of an attack. One that a text forces belongs to the phase of the text: who dies in it leaves play after the text
    /// (Hearthstone Wiki, "Mass Hysteria": Deathrattles come when every minion has attacked, and who has no Health left by then
    /// does not attack).
    pub(super) fn attack_stage(
        &mut self,
        stage: AttackStage,
        attacker: EntityId,
        defender: EntityId,
        forced: bool,
    ) -> Onward<AttackStage> {
        let phase = if forced { Onward::same_phase } else { Onward::phase };
        // Rulebook, "Combat Phase": nothing happens if either character has left play or is dying.
        let asleep = |id: EntityId| forced && self.game[id].keywords.has(Keywords::OUT_OF_REACH);
        let gone = |id: EntityId| self.game[id].zone != Zone::Play || self.game[id].is_dying() || asleep(id);
        match stage {
            AttackStage::Announce if forced && (gone(attacker) || gone(defender)) => Onward::same_phase(None),
            AttackStage::Announce => {
                // What the text has given by now works in the attack ("can't be reduced below 1 Health", Riot!).
                if forced {
                    self.update_auras();
                }
                let onward = self.follow(phase(Some(AttackStage::Strike)));
                self.game.record(Deed::Attacked, self.game[attacker].controller, attacker);
                if self.game[attacker].card_type == CardType::Hero {
                    self.game.record(Deed::HeroAttack, self.game[attacker].controller, attacker);
                }
                self.raise_at(Some(Timing::Whenever), EventKind::Attack, attacker, Some(defender), 1);
                onward
            }
            AttackStage::Strike if gone(attacker) || gone(defender) => Onward::same_phase(None),
            AttackStage::Strike => {
                // "After" an attack resolves before the dead leave play, as recorded games show for Darius Crowley, Battlefiend
                // and Painter's Virtue: both belong to one phase.
                let onward = self.follow(Onward::same_phase(Some(AttackStage::After)));
                self.strike(attacker, defender);
                onward
            }
            AttackStage::After => {
                let onward = self.follow(phase(None));
                self.raise_at(Some(Timing::After), EventKind::Attack, attacker, Some(defender), 1);
                onward
            }
        }
    }

    /// Both characters deal their damage at once.
    fn strike(&mut self, attacker: EntityId, defender: EntityId) {
        if self.game[attacker].keywords.has(Keywords::STEALTH) {
            self.set_keyword(attacker, Keywords::STEALTH, GameTag::STEALTH, false);
        }
        let (entity, target) = (self.game[attacker], self.game[defender]);
        // Hearthstone Wiki, "Attack": a hero has its Attack, from whatever source, on its player's own turn alone: who attacks it on the
        // other turn takes no damage.
        let unarmed = target.card_type == CardType::Hero && self.game.active != target.controller;
        let (strikes, back) = (entity.attack, if unarmed { 0 } else { target.attack });
        let weapon = self.game.players[entity.controller].weapon.filter(|_| entity.card_type == CardType::Hero);
        let keywords = entity.keywords | self.game.weapon_keywords(&entity);
        let mut struck: EntityList = smallvec![defender];
        struck.extend(self.cleave_targets(attacker, defender));
        let dealt: SmallVec<[i16; 4]> = struck.iter().map(|id| self.hit(attacker, *id, strikes)).collect();
        let safe = keywords.has(Keywords::IMMUNE_WHILE_ATTACKING);
        let suffered = if safe { 0 } else { self.hit(defender, attacker, back) };
        self.apply_lifesteal(attacker, &dealt);
        self.apply_lifesteal(defender, &[suffered]);
        if let Some(weapon) = weapon {
            self.lose_durability(weapon, 1);
        }
    }

    /// The entities that an attack damages besides the defender.
    fn cleave_targets(&mut self, attacker: EntityId, defender: EntityId) -> EntityList {
        // A hero attacks with its weapon: "the minions next to whomever your hero attacks" (Flamereaper). It may be said of the hero
        // itself, too (Punch Card).
        let controller = self.game[attacker].controller;
        let weapon = self.game.players[controller].weapon.filter(|_| self.game.is(attacker, CardType::Hero));
        let said =
            [weapon, Some(attacker)].into_iter().flatten().find_map(|id| Some((id, self.game.also_damages(id)?)));
        let Some((id, also)) = said else { return EntityList::new() };
        let mut scope = Scope::new(id, self.game[id].card, controller);
        scope.event_object = Some(defender);
        self.game.select(also, &scope)
    }
}
