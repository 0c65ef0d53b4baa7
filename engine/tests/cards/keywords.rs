//! Cards of nobody's set for the keywords that came with the expansions.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::card::Card;
use cardwright_engine::script::prelude::*;

/// Dormant for 2 turns. Rush. When this awakens, gain 3 Armor. Spell Damage +1.
const SLEEPER: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[armor(3)])]);
/// Dormant for 2 turns. While Dormant, draw a card at the end of your turn. Your other minions have +1/+1.
const DREAMER: Power = abilities(&[
    dormant_for(2),
    whenever(YOU.turn_end()).while_dormant().then(&[draw(1)]),
    aura(OTHER_FRIENDLY_MINIONS).have(&[plus(1, 1)]),
    whenever(YOU.cast(SPELL)).then(&[armor(1)]),
]);
/// Starts Dormant. After you play 3 cards, this awakens.
const PRISONER: Power = dormant_until(Goal::Times(3), &[YOU.play(CARD)]);
/// Your other minions have +2 Attack.
const LEADER: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(2)]);
/// It goes Dormant for 2 turns.
const LULLABY: Power = spell(&[make_dormant(A_MINION, 2)]);
/// Awaken your Dormant minions.
const ALARM: Power = spell(&[awaken(FRIENDLY_DORMANT)]);
/// Deal 2 damage to all minions. Give them +1/+1. Destroy one at random.
const STORM: Power = spell(&[deal(2).to(MINIONS), give(&[plus(1, 1)]).to(MINIONS), destroy(MINIONS.random())]);
/// After you play a minion, give it +3/+3.
const WARDEN: Power = after(YOU.play(MINION)).then(&[give(&[plus(3, 3)]).to(THAT)]);
/// Summon a copy of your leftmost minion.
const TWIN: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.first(1)))]);
/// Give adjacent minions +1/+1.
const ARGUS: Power = battlecry(&[give(&[plus(1, 1)]).to(THIS.neighbours())]);

const PLAIN: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1)];
const RUSH: &[(T, i32)] = &[(T::HEALTH, 5), (T::ATK, 3), (T::COST, 1), (T::SPELLPOWER, 1), (T::RUSH, 1)];
const PERMANENT: &[(T, i32)] = &[(T::HEALTH, 1), (T::COST, 1), (T::UNTOUCHABLE, 1)];

const fn spell_card(id: &'static str, power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::INVALID, &[], power)
}

const fn minion(id: &'static str, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Minion, CardClass::Neutral, CardSet::INVALID, tags, power)
}

/// Them all.
pub static KEYWORDS: [Card; 11] = [
    minion("ZZ_SLEEPER", RUSH, &SLEEPER),
    minion("ZZ_DREAMER", PLAIN, &DREAMER),
    minion("ZZ_PRISONER", PLAIN, &PRISONER),
    minion("ZZ_LEADER", PLAIN, &LEADER),
    spell_card("ZZ_LULLABY", &LULLABY),
    spell_card("ZZ_ALARM", &ALARM),
    spell_card("ZZ_STORM", &STORM),
    minion("ZZ_WARDEN", PLAIN, &WARDEN),
    spell_card("ZZ_TWIN", &TWIN),
    minion("ZZ_ARGUS", PLAIN, &ARGUS),
    minion("ZZ_PERMANENT", PERMANENT, &VANILLA),
];
