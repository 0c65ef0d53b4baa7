//! The observations that steps can make of the model's state.
use std::collections::BTreeSet;

use crate::unmodeled::Modeled;
use cardwright_data::{CardType, GameTag, Zone};
use cardwright_vocabulary::script::builtin::BONUS_EFFECTS;
use cardwright_vocabulary::script::prelude::*;

use crate::mentions::{Mentions, adds_to_deck, means_this_card};
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Ref};
use crate::steps::{EntityRef, Side, Step, number};

/// The observed property; steps are printed in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Observable {
    /// A keyword, by its name.
    Keyword(&'static str),
    Armor,
    /// The number of attacks this turn, or whether it was used.
    AttacksMade,
    HeroAttack,
    BoardCount,
    Card,
    Corpses,
    Cost,
    Damage,
    DeckCount,
    HandCount,
    Zone,
    Mana,
    Stats,
    /// The number that the text marks with `@`.
    TextNumber,
    SpellDamage,
    /// Whether the card under test can target it.
    Targetable,
    Weapon,
}

impl Observable {
    /// Whether its value is certain if the text has not changed it in the model.
    pub const fn is_certain(self) -> bool {
        matches!(
            self,
            Self::HandCount
                | Self::DeckCount
                | Self::BoardCount
                | Self::Damage
                | Self::Armor
                | Self::Weapon
                | Self::Corpses
        )
    }

    /// Whether it may depend on the outcome of a random choice.
    pub const fn shows_chance(self) -> bool {
        let counts = matches!(self, Self::HandCount | Self::DeckCount | Self::BoardCount);
        counts || matches!(self, Self::Card | Self::Keyword(_) | Self::Stats | Self::Cost | Self::Damage | Self::Armor)
    }
}

/// The observed entity or player, by its name in steps. Observations are printed in the order of these names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ObservedEntity {
    InHand(usize),
    InTheirHand(usize),
    Me,
    MySide,
    MyMinion(usize),
    MyHero,
    MyPower,
    MyWeapon,
    Nth(usize),
    Newest(&'static str),
    TheirMinion(usize),
    TheirHero,
    TheirWeapon,
    TheirSide,
    ActivePlayer,
}

impl From<EntityRef> for ObservedEntity {
    fn from(who: EntityRef) -> Self {
        match who {
            EntityRef::InHand(n) => Self::InHand(n),
            EntityRef::InTheirHand(n) => Self::InTheirHand(n),
            EntityRef::Me => Self::Me,
            EntityRef::My(n) => Self::MyMinion(n),
            EntityRef::MyHero => Self::MyHero,
            EntityRef::MyPower => Self::MyPower,
            EntityRef::MyWeapon => Self::MyWeapon,
            EntityRef::Nth(n) => Self::Nth(n),
            EntityRef::Newest(id) => Self::Newest(id),
            EntityRef::Their(n) => Self::TheirMinion(n),
            EntityRef::TheirHero => Self::TheirHero,
            EntityRef::TheirWeapon => Self::TheirWeapon,
        }
    }
}

impl From<Side> for ObservedEntity {
    fn from(side: Side) -> Self {
        match side {
            Side::Mine => Self::MySide,
            Side::Theirs => Self::TheirSide,
        }
    }
}

/// An observation: the entity and the property.
pub(crate) type Observed = (ObservedEntity, Observable);

/// Properties that are observed only if the text may change them.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is looked at by itself")]
pub(crate) struct ObservationFilter {
    pub tags: BTreeSet<GameTag>,
    pub mana: bool,
    /// Hero Powers and their costs.
    pub hero_power: bool,
    /// Cards in decks.
    pub deck: bool,
    /// The number that a text marks with `@`.
    pub number: bool,
    /// The identity of cards in hand.
    pub hand_cards: bool,
    pub spells: bool,
    pub corpses: bool,
    /// Whether characters have attacked or were used.
    pub readiness: bool,
}

impl Simulation<'_> {
    /// The number of attacks of a minion of the active player, or whether the Hero Power was used.
    fn attacks_of(&self, at: usize, name: EntityRef) -> Modeled<Option<Step>> {
        let entity = &self.state[at];
        let n = number(i64::try_from(entity.attacks)?);
        let stands = entity.zone == CardZone::Board && entity.is_minion();
        let attacked = stands.then_some(Step::TagNow(name, GameTag::NUM_ATTACKS_THIS_TURN, n));
        let used = (entity.zone == CardZone::HeroPower).then_some(Step::TagNow(name, GameTag::EXHAUSTED, n.min(1)));
        Ok(attacked.or(used).filter(|_| entity.side == self.state.active))
    }

    /// Everything that steps can observe now: the observation and its step, in the order of the state. Of two equal
    /// observations the last one counts.
    pub fn observe(&self, watched: &ObservationFilter) -> Modeled<Vec<(Observed, Step)>> {
        let mut facts = Vec::new();
        let state = &self.state;
        for at in 0..state.entities.len() {
            let entity = &state.entities[at];
            let Some(name) = state.name(Ref::Entity(at)) else { continue };
            let mut see = |aspect: Observable, step: Step| {
                facts.push(((name.into(), aspect), step));
            };
            if entity.zone == CardZone::NoZone || (self.hands_uncertain && matches!(name, EntityRef::InHand(_))) {
                continue;
            }
            // Places in a hand change when other cards leave it.
            let placed = matches!(name, EntityRef::InHand(_) | EntityRef::InTheirHand(_));
            if let Some(zone) = zone(name, entity.zone).filter(|_| !placed) {
                see(Observable::Zone, zone);
            }
            let may_become = watched.hand_cards && self.is_tested_card(at) && entity.zone == CardZone::Hand;
            if entity.is_transformed
                || may_become
                || (watched.hero_power && entity.zone == CardZone::HeroPower)
                || (placed && entity.card.id != state.deck_minion.id)
            {
                see(Observable::Card, Step::IsCard(name, entity.card.id));
            }
            let stands = matches!(entity.zone, CardZone::Board | CardZone::Weapon);
            let (attack, left) = self.visible_stats(at)?;
            let minion = entity.is_minion()
                && (stands || entity.zone == CardZone::Hand || (watched.deck && entity.zone == CardZone::Deck));
            let weapon =
                entity.card_type() == CardType::Weapon && matches!(entity.zone, CardZone::Weapon | CardZone::Hand);
            if minion || weapon {
                see(Observable::Stats, Step::StatsNow(name, number(attack), number(left)));
            }
            if let Some(step) = self.attacks_of(at, name)?.filter(|_| watched.readiness) {
                see(Observable::AttacksMade, step);
            }
            let costs = (watched.hero_power && entity.zone == CardZone::HeroPower)
                || (watched.deck && entity.zone == CardZone::Deck);
            if entity.zone == CardZone::Hand || costs {
                see(Observable::Cost, Step::CostNow(name, number(self.visible_cost(at)?)));
            }
            if watched.number
                && self.is_tested_card(at)
                && (stands || matches!(entity.zone, CardZone::Hand | CardZone::Deck))
            {
                let scope = self.state.scope(at);
                let n = state.number(&Amount { n: 1, per: TEXT_NUMBER }, &scope)?;
                see(Observable::TextNumber, Step::TagNow(name, GameTag::TAG_SCRIPT_DATA_NUM_1, number(n)));
            }
            if watched.spells && (stands || entity.zone == CardZone::Hand) {
                let given = self.aura_modifiers(Ref::Entity(at))?;
                let of_tag = given.iter().filter(|(it, _)| it.what == Attribute::Tag(GameTag::SPELLPOWER));
                let more: i64 = of_tag.map(|(it, factor)| i64::from(it.amount.n) * factor).sum();
                see(
                    Observable::SpellDamage,
                    Step::TagNow(name, GameTag::SPELLPOWER, number(entity.spell_damage + more)),
                );
            }
            if stands || entity.zone == CardZone::Hand || (watched.deck && entity.zone == CardZone::Deck) {
                for tag in &watched.tags {
                    let step = if self.has_keyword(Ref::Entity(at), *tag)? { Step::HasNow } else { Step::HasNot };
                    see(Observable::Keyword(tag.name().unwrap_or_default()), step(name, *tag));
                }
            }
        }
        for side in 0..2 {
            self.observe_side(side, watched, &mut facts)?;
        }
        if watched.mana {
            let mana = number(state.sides[state.active].mana);
            facts.push(((ObservedEntity::ActivePlayer, Observable::Mana), Step::Mana(mana)));
        }
        Ok(facts)
    }

    /// The observations of a side: hero, weapon, and the numbers of cards.
    fn observe_side(&self, side: usize, watched: &ObservationFilter, facts: &mut Vec<(Observed, Step)>) -> Modeled<()> {
        let state = &self.state;
        let here = &state.sides[side];
        let (whose, champion) = [(Side::Mine, EntityRef::MyHero), (Side::Theirs, EntityRef::TheirHero)][side];
        let mut see = |aspect: Observable, step: Step| {
            facts.push(((whose.into(), aspect), step));
        };
        see(Observable::Damage, Step::Damage(champion, number(here.damage)));
        see(Observable::Armor, Step::Armor(whose, number(here.armor)));
        let left = here.hero_max_health - here.damage;
        if watched.readiness && side == state.active {
            let n = i64::try_from(here.attacks)?;
            see(Observable::AttacksMade, Step::TagNow(champion, GameTag::NUM_ATTACKS_THIS_TURN, number(n)));
        }
        if !self.hands_uncertain {
            see(
                Observable::HeroAttack,
                Step::StatsNow(champion, number(self.hero_attack_with_auras(side)?), number(left)),
            );
        }
        if !self.hands_uncertain {
            see(Observable::HandCount, Step::HandCount(whose, here.hand.len()));
        }
        see(Observable::DeckCount, Step::DeckCount(whose, here.deck.len() + here.plain_minions));
        see(Observable::BoardCount, Step::BoardCount(whose, here.board.len()));
        let weapon = state.weapon(side);
        if weapon.is_none() {
            see(Observable::Weapon, Step::NoWeapon(whose));
        } else if let Some(id) = weapon.map(|at| &state.entities[at].card.id) {
            let it = [EntityRef::MyWeapon, EntityRef::TheirWeapon][side];
            see(Observable::Weapon, Step::IsCard(it, id));
        }
        if watched.corpses && side == 0 {
            see(Observable::Corpses, Step::Corpses(whose, number(here.corpses)));
        }
        for tag in &watched.tags {
            let step = if self.has_keyword(Ref::Hero(side), *tag)? { Step::HasNow } else { Step::HasNot };
            see(Observable::Keyword(tag.name().unwrap_or_default()), step(champion, *tag));
        }
        Ok(())
    }
}

/// The step that checks an entity's zone.
const fn zone(name: EntityRef, spot: CardZone) -> Option<Step> {
    Some(match spot {
        CardZone::Hand => Step::IsInZone(name, Zone::Hand),
        CardZone::Deck => Step::IsInZone(name, Zone::Deck),
        CardZone::Board => Step::IsInZone(name, Zone::Play),
        CardZone::Secret => Step::IsInZone(name, Zone::Secret),
        CardZone::Graveyard => Step::Dead(name),
        CardZone::Weapon | CardZone::HeroPower | CardZone::NoZone => return None,
    })
}

/// The properties that a Power's elements may change; `all` also has the elements of its enchantments.
pub(crate) fn observation_filter(mentions: &Mentions, all: &Mentions) -> ObservationFilter {
    let silences = mentions.has_verb(|verb| *verb == Verb::Silence);
    let asleep = mentions.has_ability(|it| matches!(it, Ability::Dormant(_) | Ability::DormantUntil(_)))
        || mentions.has_verb(|verb| *verb == Verb::Dormant);
    let mut tags: BTreeSet<GameTag> = all.given_tags().collect();
    if mentions.has_verb(|verb| *verb == Verb::BonusEffect) {
        let given = BONUS_EFFECTS.into_iter().flatten();
        tags.extend(given.filter_map(|it| if let Attribute::Tag(tag) = it.what { Some(tag) } else { None }));
    }
    let also = [
        (GameTag::FROZEN, mentions.has_verb(|verb| *verb == Verb::Freeze)),
        (GameTag::DIVINE_SHIELD, silences || mentions.mentions_tag(GameTag::DIVINE_SHIELD)),
        (GameTag::TAUNT, silences),
        (GameTag::DORMANT, asleep),
    ];
    tags.extend(also.into_iter().filter(|(_, is)| *is).map(|(tag, _)| tag));
    let spells = tags.remove(&GameTag::SPELLPOWER) || all.mentions_tag(GameTag::SPELLPOWER);
    tags.retain(|tag| tag.name().is_some());
    let powers = [GameTag::HERO_POWER_DOUBLE, GameTag::HEROPOWER_DAMAGE];
    ObservationFilter {
        mana: mentions.has_verb(|verb| {
            matches!(
                verb,
                Verb::Crystals { .. }
                    | Verb::Mana
                    | Verb::Refresh
                    | Verb::DestroyCrystals
                    | Verb::SpendMana
                    | Verb::Unlock
            )
        }),
        hero_power: all.mentions_place(Place::HeroPower)
            || powers.iter().any(|tag| tags.contains(tag))
            || mentions.has_verb(|verb| matches!(verb, Verb::HeroPower(_) | Verb::BecomeHero(_))),
        deck: (mentions.has_selector(|it| it.from == YOUR_DECK.from) || mentions.has_verb(adds_to_deck))
            && mentions.gives_anything(),
        number: mentions.has_verb(|verb| *verb == Verb::Improve),
        hand_cards: mentions.has_ability(|it| matches!(it, Ability::Upgrades(..)))
            || mentions.has_effect_on(|verb| matches!(verb, Verb::Transform(_)), means_this_card),
        corpses: mentions.uses_corpses(),
        readiness: mentions.has_verb(|verb| *verb == Verb::Ready)
            && !mentions.has_verb(|verb| matches!(verb, Verb::MakeAttack(_))),
        spells,
        tags,
    }
}
