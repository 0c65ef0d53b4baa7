//! Cards of nobody's set for what recorded games show of the rules.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Battlecry: Discover a spell. Restore Health to your hero equal to its Cost.
const KNIGHT: Power = battlecry(&[discover(SPELL), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);
/// Restore 5 Health to a minion and your hero.
const BINDING: Power = spell(&[heal(5).to(together(&[A_MINION, YOUR_HERO]))]);
/// Battlecry: If you're holding a Dragon, destroy an enemy minion.
const WYRM: Power = battlecry(&[destroy(AN_ENEMY_MINION)]).when(there_is(&YOUR_HAND.that(DRAGON)));
/// Whenever you equip a weapon, gain 2 Armor.
const BUCCANEER: Power = whenever(YOU.equip(WEAPON)).then(&[armor(2)]);
/// Choose an enemy minion. Shuffle it into your deck.
const ENTOMB: Power = spell(&[select(AN_ENEMY_MINION), shuffle(the(IT))]);
/// After you play a minion, summon a copy of it.
const ORACLE: Power = after(YOU.play(MINION)).then(&[summon(copy_of(THAT))]);
/// Whenever another friendly minion dies, get a Wisp.
const MOURNER: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[get(card("CS2_231"))]);
/// Deathrattle: Get a Coin.
const HEIR: Power = deathrattle(&[get(card("GAME_005"))]);
/// At the end of your turn, get a Wisp.
const EVENING: Power = at_end_of_your_turn(&[get(card("CS2_231"))]);
/// An enchantment: at the end of your turn, get a Coin.
const LATE: Power = at_end_of_your_turn(&[get(card("GAME_005"))]);
/// After this attacks, get a Wisp. Deathrattle: Get a Coin.
const RAIDER: Power =
    abilities(&[after(THIS.attack(MINION)).then(&[get(card("CS2_231"))]), deathrattle(&[get(card("GAME_005"))])]);
/// Battlecry: Freeze a character. Its tags have the keyword, too.
const CHILL: Power = battlecry(&[freeze(TARGET)]);
/// Battlecry: If your deck has no duplicates, gain 5 Armor.
const SINGLE: Power = battlecry(&[armor(5).when(no_duplicates(&YOUR_DECK))]);

/// While in hand: whenever a friendly minion dies, get a Wisp.
const HERALD: Power = whenever(FRIENDLY_MINIONS.die()).in_hand().then(&[get(card("CS2_231"))]);
/// Deathrattle: Summon a Wisp. Summon a Yeti.
const PAIR: Power = deathrattle(&[summon(card("CS2_231")).copies(2), summon(card("CS2_182"))]);
const LITTER: Power = deathrattle(&[summon(card("CS2_231")), summon(card("CS2_182"))]);
/// Battlecry: Summon a Wisp. Give it +1/+1. Summon two Yetis.
const CALLER: Power =
    battlecry(&[summon(card("CS2_231")), give(&[plus(1, 1)]).to(IT), summon(card("CS2_182")).copies(2)]);
/// Battlecry: Summon all friendly minions that died this game.
const REVIVER: Power = battlecry(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()))]);
/// Transform a random minion in your hand into a Yeti.
const DEMONIC: Power = spell(&[transform(YOUR_HAND.that(MINION).random(), card("CS2_182"))]);
/// Transform your minions into Yetis.
const EVOLVE: Power = spell(&[transform(FRIENDLY_MINIONS, card("CS2_182"))]);
/// Transform your minions into Wolfriders.
const STIR: Power = spell(&[transform(FRIENDLY_MINIONS, card("CS2_124"))]);
/// Destroy a friendly minion to summon a Yeti.
const QUARTER: Power = hero_power(&[destroy(A_FRIENDLY_MINION), summon(card("CS2_182"))]);
/// Gain 2 Mana Crystals.
const PROJECT: Power = spell(&[gain_crystals(2)]);
/// Deal 1 damage to all minions. If any die, cast this again.
const DEFILE: Power =
    spell(&[deal(1).to(MINIONS), repeat_ability(Word::Spell, the(THIS)).when(there_is(&IT.that(DEAD)))]);
/// Battlecry: Take control of an enemy minion. Deathrattle: Give the minion back.
const LENDER: Power = abilities(&[
    battlecry(&[take_control(AN_ENEMY_MINION), remember(IT)]),
    deathrattle(&[give_to_opponent(REMEMBERED)]),
]);

const PLAIN: &[(T, i32)] = &[(T::HEALTH, 3), (T::ATK, 3)];

const fn of(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet::INVALID, tags, power)
}

/// All of them.
pub static RECORDED: [Card; 25] = [
    of("ZZ_LENDER", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::DEATHRATTLE, 1), (T::BATTLECRY, 1)], &LENDER),
    of("ZZ_PAIR", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::DEATHRATTLE, 1)], &PAIR),
    of("ZZ_LITTER", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::DEATHRATTLE, 1)], &LITTER),
    of("ZZ_CALLER", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::BATTLECRY, 1)], &CALLER),
    of("ZZ_REVIVER", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::BATTLECRY, 1)], &REVIVER),
    of("ZZ_DEMONIC", CardType::Spell, &[], &DEMONIC),
    of("ZZ_EVOLVE", CardType::Spell, &[], &EVOLVE),
    of("ZZ_STIR", CardType::Spell, &[], &STIR),
    of("ZZ_QUARTER", CardType::Location, &[(T::HEALTH, 2)], &QUARTER),
    of("ZZ_DEFILE", CardType::Spell, &[], &DEFILE),
    of("ZZ_HERALD", CardType::Minion, PLAIN, &HERALD),
    of("ZZ_PROJECT", CardType::Spell, &[], &PROJECT),
    of("ZZ_KNIGHT", CardType::Minion, PLAIN, &KNIGHT),
    of("ZZ_BINDING", CardType::Spell, &[], &BINDING),
    of("ZZ_WYRM", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::CARDRACE, 24)], &WYRM),
    of("ZZ_BUCCANEER", CardType::Minion, PLAIN, &BUCCANEER),
    of("ZZ_ENTOMB", CardType::Spell, &[], &ENTOMB),
    of("ZZ_ORACLE", CardType::Minion, PLAIN, &ORACLE),
    of("ZZ_MOURNER", CardType::Minion, PLAIN, &MOURNER),
    of("ZZ_HEIR", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::DEATHRATTLE, 1)], &HEIR),
    of("ZZ_EVENING", CardType::Minion, PLAIN, &EVENING),
    of("ZZ_LATE", CardType::Enchantment, &[], &LATE),
    of("ZZ_RAIDER", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 3), (T::CHARGE, 1), (T::DEATHRATTLE, 1)], &RAIDER),
    of("ZZ_CHILL", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::CHARGE, 1), (T::FREEZE, 1)], &CHILL),
    of("ZZ_SINGLE", CardType::Minion, PLAIN, &SINGLE),
];
