//! Cards of nobody's set for words of places, of what comes back, and of spells that a minion keeps.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Deal 1 damage to a minion and 2 damage to the one to its right.
const GUST: Power = spell(&[deal(1).to(A_MINION), select(TARGET.to_the_right()), deal(2).to(IT)]);
/// Deal 1 damage to a minion and 2 damage to the one to its left.
const DRAFT: Power = spell(&[deal(1).to(A_MINION), select(TARGET.to_the_left()), deal(2).to(IT)]);
/// Whenever you play the right-most card in your hand, gain 1 Armor.
const LAST: Power = whenever(YOU.play(CARD)).when(there_is_no(&THAT.to_the_right())).then(&[armor(1)]);
/// After a friendly minion is Reborn, gain 2 Armor.
const MOURNER: Power = after(YOU.sees_reborn(CARD)).then(&[armor(2)]);
/// After you gain Corpses, gain that much Armor.
const DIGGER: Power = after(YOU.gain_corpses()).then(&[armor(1).times(THAT_MUCH)]);
/// Gain 3 Corpses.
const BODIES: Power = spell(&[corpses(3)]);
/// Move the right-most card in your hand to the left.
const TURN: Power = spell(&[move_to_left_end(YOUR_HAND.last(1))]);
/// Move the left-most card in your hand to the right.
const TURN_BACK: Power = spell(&[move_to_right_end(YOUR_HAND.first(1))]);
/// Teach the left-most card in your hand to deal 4 damage to an enemy.
const TEACH: Power = spell(&[keep_with(card("ZZ_S_LESSON"), YOUR_HAND.first(1))]);
/// Deal 4 damage to an enemy.
const LESSON: Power = spell(&[deal(4).to(AN_ENEMY)]);
/// Battlecry: Cast what this was taught.
const PUPIL: Power = battlecry(&[cast(copy_of(KEPT)).at(TARGET.that(is_valid_target_of(&KEPT)))]);
/// Gain 1 Armor for each card added to your hand this game, and 100 for each of your cards destroyed.
const LEDGER: Power = spell(&[
    armor(1).times(YOU.get(CARD).this_game().count()),
    armor(100).times(YOU.sees_destroyed(CARD).this_game().count()),
]);
/// Gain Armor equal to the damage that you took on your opponent's turn.
const GRUDGE: Power = spell(&[armor(1).times(YOUR_HERO.takes_damage_from(CARD).on_opponents_turn().in_all().count())]);

const fn card_of(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet(1637), tags, power)
}

/// They.
pub static SIDES: [Card; 14] = [
    card_of("ZZ_S_GUST", CardType::Spell, &[], &GUST),
    card_of("ZZ_S_DRAFT", CardType::Spell, &[], &DRAFT),
    card_of("ZZ_S_LAST", CardType::Minion, &[(T::HEALTH, 3)], &LAST),
    card_of("ZZ_S_MOURNER", CardType::Minion, &[(T::HEALTH, 3)], &MOURNER),
    card_of("ZZ_S_REVENANT", CardType::Minion, &[(T::HEALTH, 2), (T::REBORN, 1)], &VANILLA),
    card_of("ZZ_S_DIGGER", CardType::Minion, &[(T::HEALTH, 3)], &DIGGER),
    card_of("ZZ_S_BODIES", CardType::Spell, &[], &BODIES),
    card_of("ZZ_S_TURN", CardType::Spell, &[], &TURN),
    card_of("ZZ_S_TURN_BACK", CardType::Spell, &[], &TURN_BACK),
    card_of("ZZ_S_TEACH", CardType::Spell, &[], &TEACH),
    card_of("ZZ_S_LESSON", CardType::Spell, &[], &LESSON),
    card_of("ZZ_S_PUPIL", CardType::Minion, &[(T::HEALTH, 3)], &PUPIL),
    card_of("ZZ_S_LEDGER", CardType::Spell, &[], &LEDGER),
    card_of("ZZ_S_GRUDGE", CardType::Spell, &[], &GRUDGE),
];
