//! Cards of nobody's set for rules that tests of cards found wanting.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Deal 5 damage randomly split among all enemy minions. Restore 2 Health to your hero for each killed.
const CULL: Power = spell(&[deal(5).split_among(ENEMY_MINIONS), heal(2).for_each(IT.that(DEAD)).to(YOUR_HERO)]);
/// Destroy any Frozen minion damaged by this.
const PICK: Power = whenever(MINIONS.that(FROZEN).takes_damage(ITSELF)).then(&[destroy(WHO)]);
/// Gain 1 Armor for each Treant you control.
const GROVE: Power = spell(&[armor(1).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))]);
/// Kindred: Gain 1 Armor.
const SAPLING: Power = on(Word::Kindred, &[armor(1)]);
/// Discover a spell that didn't start in your deck.
const IMPORTER: Power = spell(&[discover(all(&[SPELL, not(&STARTED_IN_DECK)]))]);

const fn card(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet(1637), tags, power)
}

/// They.
pub static FOUND: [Card; 7] = [
    card("ZZ_CULL", CardType::Spell, &[], &CULL),
    card("ZZ_PICK", CardType::Weapon, &[(T::HEALTH, 3), (T::ATK, 1)], &PICK),
    card("ZZ_GROVE", CardType::Spell, &[], &GROVE),
    card("ZZ_TREANT", CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 2), (T(2831), 1)], &VANILLA),
    card("ZZ_SAPLING", CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 2), (T(2831), 1)], &SAPLING),
    card("ZZ_AMALGAM", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::CARDRACE, 26)], &VANILLA),
    card("ZZ_IMPORTER", CardType::Spell, &[], &IMPORTER),
];
