//! Cards of nobody's set for rules that tests of cards found wanting.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Deal 5 damage randomly split among all enemy minions. Restore 2 Health to your hero for each killed.
const CULL: Power = spell(&[deal(5).split_among(ENEMY_MINIONS), heal(2).for_each(IT.that(DEAD)).to(YOUR_HERO)]);
/// Destroy any Frozen minion damaged by this.
const PICK: Power = whenever(MINIONS.that(FROZEN).takes_damage_from(ITSELF)).then(&[destroy(SUBJECT)]);
/// Gain 1 Armor for each Treant you control.
const GROVE: Power = spell(&[armor(1).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))]);
/// Kindred: Gain 1 Armor.
const SAPLING: Power = on(Word::Kindred, &[armor(1)]);
/// Discover a spell that didn't start in your deck.
const IMPORTER: Power = spell(&[discover(all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// After every 3 spells you cast, gain 1 Armor.
const TIMER: Power = after(YOU.cast(SPELL)).every(3).then(&[armor(1)]);
/// Gain 1 Armor.
const PLATE: Power = spell(&[armor(1)]);
/// The spells in your hand cast twice.
const DOUBLER: Power = spell(&[give(&[plus_tag(T::EXTRA_SPELL_CASTS_BASE, 1)]).to(YOUR_HAND.that(SPELL))]);
/// Your Hero Power and Kindred trigger twice. You gain twice as many Corpses.
const TWICE: Power =
    aura(YOU).have(&[has(KINDRED_TWICE), has(CORPSES_DOUBLED), has(HERO_POWER_TWICE), has(END_OF_TURN_TWICE)]);
/// Battlecry: Gain 10 Armor if this is Kindred. Kindred: Gain 1 Armor.
const COUSIN: Power = abilities(&[battlecry(&[armor(10).when(KINDRED)]), on(Word::Kindred, &[armor(1)])]);
/// Quest: Fill your hand, then empty it. Reward: Gain 5 Armor.
const FILL: Power =
    quest(Goal::Then, &[YOU.get(there_are(10, &YOUR_HAND)), YOU.play(there_is_no(&YOUR_HAND))]).reward(&[armor(5)]);
/// Quest: Cast a spell on 2 of your turns. Reward: Gain 5 Armor.
const DAILY: Power = quest(Goal::InTurns(2), &[YOU.cast(SPELL)]).reward(&[armor(5)]);
/// Quest: Cast 2 spells in one turn. Reward: Gain 5 Armor.
const RUSHED: Power = quest(Goal::InOneTurn(2), &[YOU.cast(SPELL)]).reward(&[armor(5)]);
/// Gain 1 Armor for each turn in a row in which you've played another spell.
const STREAK: Power = spell(&[armor(1).times(YOU.play(SPELL).this_game().other().turns_in_a_row())]);
/// After you play a card copied from the opponent, steal the original.
const ENVY: Power = after(YOU.play(COPIED)).then(&[take_control(THAT.original())]);
/// Copy a random card of your opponent's hand.
const SPY: Power = spell(&[get(copy_of(ENEMY_HAND.random()))]);
/// Your opponent looks at the minions in your hand; destroy the one that they choose.
const RIDDLE: Power = spell(&[choose_from(YOUR_HAND.that(MINION), &[destroy(IT), armor(1)], &[]).for_(OPPONENT)]);
/// Secrets can't be revealed. Deathrattles can't trigger.
const HUSH: Power = aura(PLAYERS).have(&[has(T::SECRET_LOCKED), has(T::CANT_TRIGGER_DEATHRATTLE)]);
/// Deathrattle: Gain 1 Armor.
const WRAITH: Power = deathrattle(&[armor(1)]);
/// Lifesteal. Your Lifesteal damages the enemy hero instead of healing you. You can't be Overloaded.
const LEECH: Power = aura(YOU).have(&[has(T::LIFESTEAL_DAMAGES_OPPOSING_HERO), has(NO_OVERLOAD)]);
/// Deal 2 damage to a random minion in your opponent's hand.
const SNIPE: Power = spell(&[deal(2).to(ENEMY_HAND.that(MINION).random())]);
/// Deal 1 damage to a minion, 2 to the minion to its left and 3 to the minion to its right.
const ROLL: Power = spell(&[deal(1).to(A_MINION), deal(2).to(TARGET.to_the_left()), deal(3).to(TARGET.to_the_right())]);
/// Slide the right-most card of your hand to the left side of it.
const SLIDE: Power = spell(&[move_to_left_end(YOUR_HAND.last(1))]);
/// Your healing effects also give affected minions +2 Health.
const NURSE: Power = aura(YOU).have(&[plus_tag(HEALING_GIVES_HEALTH, 2)]);
/// Get a random card with the name of one in your hand.
const NAMESAKE: Power = spell(&[get(random(shares(CardProperty::Name, &YOUR_HAND)))]);
/// Quest: Play 2 minions of unique types. Reward: Gain 5 Armor.
const ZOO: Power = quest(Goal::Different(2, CardProperty::Race), &[YOU.play(MINION)]).reward(&[armor(5)]);
/// Your opponent's cards cost (1) more. Lasts 1 enemy turn.
const TOLL: Power = abilities(&[aura(ENEMY_HAND).have(&[cost_more(1)]), lasts_enemy_turns(1)]);
/// After a card enters your hand except from this, get a Wisp.
const MAKER: Power = after(YOU.get(not(&made_by(&THIS)))).then(&[get(CardSource::Named("CS2_231"))]);
/// Dormant for 3 turns. After you cast a spell, awaken 1 turn sooner.
const SLEEPY: Power =
    abilities(&[dormant_for(3), after(YOU.cast(SPELL)).while_dormant().then(&[awaken_sooner(THIS, 1)])]);
/// Whenever you spend Mana on another card, gain that much Armor.
const BANKER: Power = whenever(YOU.spend_mana(not(&ITSELF))).then(&[armor(1).times(THAT_MUCH)]);
/// After this gains stats, gain an extra +1/+1.
const GROWER: Power = after(THIS.gains_stats_from(not(&ITSELF))).then(&[give(&[plus(1, 1)])]);
/// If this is destroyed in your hand or deck, gain 4 Armor.
const HARDY: Power = on(Word::WhenDestroyed, &[armor(4)]);
/// Destroy the cards in your hand.
const SHRED: Power = spell(&[destroy(YOUR_HAND)]);
/// Discard your hand.
const SPILL: Power = spell(&[discard(YOUR_HAND)]);
/// If this would transform into a minion, summon that minion instead.
const STUBBORN: Power = on(Word::WhenTransformed, &[summon(the(THAT))]);
/// Transform a minion into a Wisp.
const SHRINK: Power = spell(&[transform(A_MINION, CardSource::Named("CS2_231"))]);
/// Transform your minions into a copy of the leftmost enemy minion.
const MIMIC: Power = spell(&[transform(FRIENDLY_MINIONS, copy_of(ENEMY_MINIONS.first(1)))]);
/// Overdrawn cards return to your hand when you have space. They cost (2) less.
const SAFE: Power = spell(&[lend(&[plus_tag(T::GODFREY_OVERDRAW_PROTECTION, 2)], Lasts::Forever).to(YOU)]);
/// Whenever a Dark Gift is given to another of your minions, gain a copy of it.
const ENVIOUS: Power = whenever(FRIENDLY_MINIONS.other().is_given_gift(CARD)).then(&[select(THAT), apply_it_to(THIS)]);
/// Give a minion a Dark Gift.
const SANTA: Power = spell(&[dark_gift(A_MINION)]);
/// A Dark Gift: +1/+2.
const GIFT: Power = spell(&[give(&[plus(1, 2)]).to(A_MINION)]);
/// Whenever this enters your hand from the battlefield, gain 3 Armor.
const HOMESICK: Power = whenever(YOU.get(all(&[ITSELF, FROM_PLAY]))).in_hand().then(&[armor(3)]);
/// Return a minion to its owner's hand.
const RECALL: Power = spell(&[return_to_hand(A_MINION)]);
/// Replay the other cards that you played this turn, at enemies if possible.
const REPLAY: Power = spell(&[create_aside(each_past(YOU.play(CARD).this_turn().other())), play(IT).at(ENEMIES)]);
/// Give a minion +1/+2.
const GROW: Power = spell(&[give(&[plus(1, 2)]).to(A_MINION)]);
/// Restore 3 Health to your hero. Gain Armor equal to the excess healing.
const OVERFLOW: Power = spell(&[heal(3).to(YOUR_HERO), armor(1).times(EXCESS)]);
/// Draw a card. Reduce its Cost by (6), and gain Armor equal to the excess reduction. If there is some, draw a card.
const CHEAPEN: Power = spell(&[
    draw(1),
    attach("ZZ_LESS").with_x(fixed(6)).to(IT),
    armor(1).times(EXCESS),
    draw(1).when(is_at_least(&EXCESS, 1)),
]);
/// Costs (X) less.
const LESS: Power = enchant(&[cost_less(1).times(X)]);

/// You can use your Hero Power twice a turn.
const COMMANDER: Power = aura(YOU).have(&[plus_tag(T::HEROPOWER_ADDITIONAL_ACTIVATIONS, 1)]);
/// You can use your Hero Power any number of times.
const DRAKE: Power = aura(YOU).have(&[has(T::HEROPOWER_UNLIMITED_USES)]);
/// Hero Powers are disabled.
const BREAKER: Power = aura(PLAYERS).have(&[has(T::HERO_POWER_DISABLED)]);
/// Gain 1 Armor for each spell that you've cast on your minions this game, 10 for each on your hero, 100 for each on an enemy.
const AIMS: Power = spell(&[
    armor(1).times(YOU.cast_on_own_minion(CARD).this_game().count()),
    armor(10).times(YOU.cast_on_own_hero(CARD).this_game().count()),
    armor(100).times(YOU.cast_on_enemy(CARD).this_game().count()),
]);
/// Deal 1 damage.
const SPARK: Power = spell(&[deal(1).to(TARGET)]);
/// Destroy an enemy location.
const RAZE: Power = spell(&[destroy(A_LOCATION.that(ENEMY))]);
/// All targets are chosen randomly.
const MAYOR: Power = aura(PLAYERS).have(&[has(T::ALL_TARGETS_RANDOM)]);

/// Destroy all minions with odd Attack.
const ODDS: Power = spell(&[destroy(MINIONS.that(odd(ATTACK)))]);
/// Gain 1 Armor for each card that you forged this game, 10 for each that you shuffled into the enemy deck, 100 for each Armor that
/// your hero lost.
const LEDGER: Power = spell(&[
    armor(1).times(YOU.forge(CARD).this_game().count()),
    armor(10).times(YOU.shuffle_to_enemy(CARD).this_game().count()),
    armor(100).times(YOU.lose_armor().this_game().in_all().count()),
]);
/// Shuffle a Yeti into the enemy deck, and one into yours.
const SPREAD: Power = spell(&[shuffle(super_card("CS2_182")).for_(OPPONENT), shuffle(super_card("CS2_182"))]);
/// Minions to the left have Rush, those to the right Lifesteal.
const MIDDLE: Power = abilities(&[
    aura(THIS.all_to_the_left()).have(&[has(T::RUSH)]),
    aura(THIS.all_to_the_right()).have(&[has(T::LIFESTEAL)]),
]);
/// Spellburst: Gain 1 Armor for each minion that died since the spell was played.
const WATCH: Power = on(Word::Spellburst, &[armor(1).times(MINIONS.die().since_that_was_played().count())]);
/// After your Hero Power is used on a character, Freeze it. Cards drawn by it gain nothing here.
const CHILL: Power = after(CHARACTERS.is_targeted_by(all(&[HERO_POWER, FRIENDLY]))).then(&[freeze(SUBJECT)]);

const fn super_card(id: &'static str) -> CardSource {
    CardSource::Named(id)
}

const fn card(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet(1637), tags, power)
}

/// They.
pub static FOUND: [Card; 65] = [
    card("ZZ_ROLL", CardType::Spell, &[], &ROLL),
    card("ZZ_SLIDE", CardType::Spell, &[], &SLIDE),
    card("ZZ_NURSE", CardType::Minion, &[(T::HEALTH, 3)], &NURSE),
    card("ZZ_STREAK", CardType::Spell, &[], &STREAK),
    card("ZZ_ENVY", CardType::Minion, &[(T::HEALTH, 3)], &ENVY),
    card("ZZ_SPY", CardType::Spell, &[], &SPY),
    card("ZZ_RIDDLE", CardType::Spell, &[], &RIDDLE),
    card("ZZ_RUSHED", CardType::Spell, &[(T::QUEST, 1)], &RUSHED),
    card("ZZ_HUSH", CardType::Minion, &[(T::HEALTH, 3)], &HUSH),
    card("ZZ_WRAITH", CardType::Minion, &[(T::HEALTH, 3), (T::DEATHRATTLE, 1)], &WRAITH),
    card("ZZ_LEECH", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 1), (T::LIFESTEAL, 1)], &LEECH),
    card("ZZ_SNIPE", CardType::Spell, &[], &SNIPE),
    card("ZZ_NAMESAKE", CardType::Spell, &[], &NAMESAKE),
    card("ZZ_CULL", CardType::Spell, &[], &CULL),
    card("ZZ_PICK", CardType::Weapon, &[(T::HEALTH, 3), (T::ATK, 1)], &PICK),
    card("ZZ_GROVE", CardType::Spell, &[], &GROVE),
    card("ZZ_TREANT", CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 2), (T(2831), 1)], &VANILLA),
    card("ZZ_SAPLING", CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 2), (T(2831), 1)], &SAPLING),
    card("ZZ_AMALGAM", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::CARDRACE, 26)], &VANILLA),
    card("ZZ_IMPORTER", CardType::Spell, &[], &IMPORTER),
    card("ZZ_TIMER", CardType::Minion, &[(T::HEALTH, 3)], &TIMER),
    card("ZZ_PLATE", CardType::Spell, &[(T::COST, 2)], &PLATE),
    card("ZZ_DOUBLER", CardType::Spell, &[], &DOUBLER),
    card("ZZ_TWICE", CardType::Minion, &[(T::HEALTH, 3)], &TWICE),
    card("ZZ_COUSIN", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 20), (T::KINDRED, 1)], &COUSIN),
    card("ZZ_BEAST_DRAGON", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 20), (T(2523), 1)], &VANILLA),
    card("ZZ_FILL", CardType::Spell, &[(T::QUEST, 1)], &FILL),
    card("ZZ_DAILY", CardType::Spell, &[(T::QUEST, 1)], &DAILY),
    card("ZZ_ZOO", CardType::Spell, &[(T::QUEST, 1)], &ZOO),
    card("ZZ_TOLL", CardType::Spell, &[], &TOLL),
    card("ZZ_MAKER", CardType::Minion, &[(T::HEALTH, 3)], &MAKER),
    card("ZZ_SLEEPY", CardType::Minion, &[(T::HEALTH, 3)], &SLEEPY),
    card("ZZ_BANKER", CardType::Minion, &[(T::HEALTH, 3), (T::COST, 1)], &BANKER),
    card("ZZ_GROWER", CardType::Minion, &[(T::HEALTH, 3)], &GROWER),
    card("ZZ_HARDY", CardType::Minion, &[(T::HEALTH, 3)], &HARDY),
    card("ZZ_SHRED", CardType::Spell, &[], &SHRED),
    card("ZZ_SPILL", CardType::Spell, &[], &SPILL),
    card("ZZ_STUBBORN", CardType::Minion, &[(T::HEALTH, 3)], &STUBBORN),
    card("ZZ_SHRINK", CardType::Spell, &[], &SHRINK),
    card("ZZ_MIMIC", CardType::Spell, &[], &MIMIC),
    card("ZZ_SAFE", CardType::Spell, &[], &SAFE),
    card("ZZ_ENVIOUS", CardType::Minion, &[(T::HEALTH, 3)], &ENVIOUS),
    card("ZZ_SANTA", CardType::Spell, &[], &SANTA),
    card("ZZ_GIFT", CardType::Spell, &[(T::IS_NIGHTMARE_BONUS, 1)], &GIFT),
    card("ZZ_HOMESICK", CardType::Minion, &[(T::HEALTH, 3)], &HOMESICK),
    card("ZZ_RECALL", CardType::Spell, &[], &RECALL),
    card("ZZ_REPLAY", CardType::Spell, &[], &REPLAY),
    card("ZZ_GROW", CardType::Spell, &[], &GROW),
    card("ZZ_OVERFLOW", CardType::Spell, &[], &OVERFLOW),
    card("ZZ_CHEAPEN", CardType::Spell, &[], &CHEAPEN),
    card("ZZ_LESS", CardType::Enchantment, &[], &LESS),
    card("ZZ_COMMANDER", CardType::Minion, &[(T::HEALTH, 3)], &COMMANDER),
    card("ZZ_DRAKE", CardType::Minion, &[(T::HEALTH, 3)], &DRAKE),
    card("ZZ_BREAKER", CardType::Minion, &[(T::HEALTH, 3)], &BREAKER),
    card("ZZ_AIMS", CardType::Spell, &[], &AIMS),
    card("ZZ_SPARK", CardType::Spell, &[], &SPARK),
    card("ZZ_RAZE", CardType::Spell, &[], &RAZE),
    card("ZZ_HOUSE", CardType::Location, &[(T::HEALTH, 3)], &GROVE),
    card("ZZ_MAYOR", CardType::Minion, &[(T::HEALTH, 3)], &MAYOR),
    card("ZZ_ODDS", CardType::Spell, &[], &ODDS),
    card("ZZ_LEDGER", CardType::Spell, &[], &LEDGER),
    card("ZZ_SPREAD", CardType::Spell, &[], &SPREAD),
    card("ZZ_MIDDLE", CardType::Minion, &[(T::HEALTH, 3)], &MIDDLE),
    card("ZZ_WATCH", CardType::Minion, &[(T::HEALTH, 3), (T::SPELLBURST, 1)], &WATCH),
    card("ZZ_CHILL", CardType::Minion, &[(T::HEALTH, 3)], &CHILL),
];
