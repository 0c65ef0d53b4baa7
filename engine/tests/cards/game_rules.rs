//! Cards of nobody's set for rules of the game that many cards need.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Put a copy of each friendly minion into your hand.
const ECHO: Power = spell(&[get(copy_of(FRIENDLY_MINIONS))]);
/// Give a card in your hand +1/+1.
const KNAPSACK: Power = spell(&[give(&[plus(1, 1)]).to(YOUR_HAND)]);
/// Give the minions in your deck +1/+1.
const TROPHY: Power = spell(&[give(&[plus(1, 1)]).to(YOUR_DECK.that(MINION))]);
/// Summon a copy of the first minion in your hand.
const DUPLICATE: Power = spell(&[summon(copy_of(YOUR_HAND.that(MINION).first(1)))]);
/// Shuffle a copy of each minion in your hand into your deck.
const PHOTOCOPY: Power = spell(&[shuffle(copy_of(YOUR_HAND.that(MINION)))]);
/// Get a copy of the top card of your deck.
const GLIMPSE: Power = spell(&[get(copy_of(YOUR_DECK.first(1)))]);
/// Summon a copy of a friendly minion.
const FORK: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION))]);
/// Give a minion Divine Shield.
const PROTECTION: Power = spell(&[give(&[has(T::DIVINE_SHIELD)]).to(A_MINION)]);
/// Return a minion to its owner's hand.
const SAP: Power = spell(&[return_to_hand(A_MINION)]);
/// Deal damage equal to your hero's Attack to a minion.
const FURY: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);
/// Give your hero +2 Attack this turn.
const CLAWS: Power = spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)]);
/// Your spells have Spell Damage +2.
const GUARDIAN: Power = spell(&[give(&[plus_tag(T::SPELLPOWER, 2)]).to(YOU)]);
/// Discover a minion from your deck.
const SEARCH: Power = spell(&[discover_from(YOUR_DECK)]);
/// Discover a card from your hand.
const RUMMAGE: Power = spell(&[discover_from(YOUR_HAND)]);
/// Give a minion Stealth.
const SHADOWS: Power = spell(&[give(&[has(T::STEALTH)]).to(A_MINION)]);
/// Put a Secret from your deck into the battlefield.
const SCIENCE: Power = spell(&[put_into_play(the(YOUR_DECK.that(SECRET).random()))]);
/// Discover a Secret and put it into the battlefield.
const KEYSMITH: Power = spell(&[discover_then(Offer::Pool(SECRET, Classes::Any), &[put_into_play(the(IT))])]);
/// Secret: After your opponent plays a minion, draw a card.
const TRAP: Power = after(OPPONENT.play(MINION)).then(&[draw(1)]);
/// Twinspell: Gain 1 Armor.
const TWIN: Power = abilities(&[twinspell("ZZ_TWIN_B"), spell(&[armor(1)])]);
const TWIN_B: Power = spell(&[armor(1)]);
/// Cast a Twinspell spell.
const HERALD: Power = spell(&[cast(card("ZZ_TWIN"))]);
/// Summon a Hull.
const LAUNCH: Power = spell(&[summon(card("ZZ_HULL"))]);
/// After you play a minion, gain Armor equal to its Attack.
const AFTER_PLAY: Power = after(YOU.play(MINION)).then(&[armor(1).times(ATTACK.of(THAT))]);
/// After you summon a minion, give it +2 Attack.
const AFTER_SUMMON: Power = after(YOU.summon(MINION)).then(&[give(&[ATTACK.plus(2)]).to(THAT)]);
/// Whenever you cast a spell, gain 1 Armor for each minion.
const ON_CAST: Power = whenever(YOU.cast(SPELL)).then(&[armor(1).for_each(FRIENDLY_MINIONS)]);
/// Whenever you play a card, summon a Wisp.
const ON_PLAY: Power = whenever(YOU.play(CARD)).then(&[summon(card("CS2_231"))]);
/// Choose one of these to get.
const OFFERS: Power = spell(&[choose_card(&["CS2_231", "CS2_182", "CS2_029", "GAME_005"], &[get(the(IT))])]);

/// While in hand, becomes one of two forms, and another one each turn.
const SHIFTING: Power =
    whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["ZZ_FORM_A", "ZZ_FORM_B"]))]);
const FORM: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["ZZ_FORM_A", "ZZ_FORM_B"]))]);

/// Lifesteal: At the end of your turns, the enemy minions that have this take 2 damage.
const BOIL: Power = spell(&[attach("ZZ_BOIL_E").to(ENEMY_MINIONS)]);
const BOIL_E: Power = whenever(YOU.turn_end()).then(&[deal(2).to(THIS)]);
/// Once each turn, this takes 1 more damage.
const BRITTLE: Power = whenever(THIS.would_take_damage_from(CARD)).once_a_turn().then(&[damage_increased(1)]);
/// The first time this would take damage, it takes none.
const WARY: Power = whenever(THIS.would_take_damage_from(CARD)).once().then(&[prevent_damage()]);
/// Your opponent takes control of the first card in your hand.
const GIFT: Power = spell(&[give_to_opponent(YOUR_HAND.first(1))]);

/// (Swaps each turn.)
const SWAP_A: Power = whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ZZ_SWAP_B"))]);
const SWAP_B: Power = whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ZZ_SWAP_A"))]);
/// At the end of your turn, gain 1 Armor for each Swap A in your hand.
const COUNTS_SWAPS: Power = at_end_of_your_turn(&[armor(1).for_each(YOUR_HAND.that(named("ZZ_SWAP_A")))]);

/// Secret: When a friendly minion dies, return it to life.
const RETURN: Power = whenever(FRIENDLY_MINIONS.die()).then(&[summon(copy_of(SUBJECT))]);
/// Destroy a minion. Summon two Wisps to replace it.
const CALLING: Power = spell(&[destroy(A_MINION), summon(card("CS2_231")).copies(2).for_(IT.controller())]);
/// Battlecry: Summon two minions from your hand.
const FINJA: Power = battlecry(&[summon(the(YOUR_HAND.that(MINION).first(2)))]);
/// Battlecry: Summon a copy of a friendly minion.
const MIRAGE: Power = battlecry(&[summon(copy_of(A_FRIENDLY_MINION))]);
/// Whenever a friendly minion is attacked, gain 1 Armor.
const WATCH: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[armor(1)]);
/// Whenever your hero is attacked, a friendly minion is attacked instead.
const SHIELD: Power = whenever(ENEMIES.attack(HERO)).then(&[redirect_to(FRIENDLY_MINIONS.random())]);
/// Secret: When an enemy attacks, deal 2 damage to it.
const EXPLODE: Power = whenever(ENEMIES.attack(CARD)).then(&[deal(2).to(SUBJECT)]);
/// Secret: When an enemy minion attacks, return it to its owner's hand.
const FREEZE_IT: Power = whenever(ENEMY_MINIONS.attack(CARD)).then(&[return_to_hand(SUBJECT)]);
/// Whenever your opponent casts a spell, counter it.
const WARD: Power = whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT)]);
/// Whenever a player plays a card, gain 1 Armor.
const KEEPER: Power = whenever(PLAYERS.play(SPELL)).then(&[armor(1)]);
/// Set your hero's Health to 15.
const FIFTEEN: Power = spell(&[give(&[HEALTH.set(15)]).to(YOUR_HERO)]);
/// Take control of an enemy minion until the end of the turn.
const MADNESS: Power = spell(&[take_control(AN_ENEMY_MINION), attach("ZZ_MADNESS_E").to(TARGET)]);
const MADNESS_E: Power =
    abilities(&[enchant(&[]).this_turn(), whenever(PLAYERS.turn_end()).then(&[give_to_opponent(THIS)])]);
/// Silence a minion.
const HUSH: Power = spell(&[silence(A_MINION)]);
/// Secret: When a friendly minion dies, put 2 copies of it into your hand.
const TWICE: Power = whenever(FRIENDLY_MINIONS.die()).then(&[get(copy_of(SUBJECT)).copies(2)]);
/// Trigger a friendly minion's Deathrattle.
const HEDGE: Power = spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION)]);
/// Summon 2 copies of a minion in your deck.
const RIPPER: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())).copies(2)]);
/// Cards in your hand have "At the end of your turn, gain 1 Armor."
const CURSE: Power = spell(&[attach("ZZ_CURSE_E").to(YOUR_HAND)]);
/// Cards in your deck have the same.
const DEEP_CURSE: Power = spell(&[attach("ZZ_CURSE_E").to(YOUR_DECK)]);
const CURSE_E: Power = abilities(&[enchant(&[plus(1, 1)]), whenever(YOU.turn_end()).in_hand().then(&[armor(1)])]);
/// If you control a minion, summon a Wisp. Otherwise, summon a Yeti. Give it +1/+1.
const BRANCHES: Power = spell(&[
    either(there_is(&FRIENDLY_MINIONS), &[summon(card("CS2_231"))], &[summon(card("CS2_182"))]),
    give(&[plus(1, 1)]).to(IT),
]);
/// Battlecry: Gain 1 Armor.
const ARMORER: Power = battlecry(&[armor(1)]);
/// Repeat the Battlecry of an Armorer twice.
const REPEAT: Power = spell(&[repeat_ability(Word::Battlecry, card("ZZ_ARMORER")).copies(2)]);
/// Gain 1 Armor for each friendly minion that died.
const GRAVES: Power = spell(&[armor(1).for_each(YOUR_GRAVEYARD.that(MINION))]);
/// Steal the top card of your opponent's deck.
const STEAL: Power = spell(&[get(the(ENEMY_DECK.first(1)))]);
/// Your opponent gets the top card of your deck.
const PRESENT: Power = spell(&[get(the(YOUR_DECK.first(1))).for_(OPPONENT)]);
/// Steal a card from your opponent's hand.
const PICKPOCKET: Power = spell(&[get(the(ENEMY_HAND.first(1)))]);
/// Give a minion "Also damages the minions next to whomever this attacks."
const REAPING: Power = spell(&[attach("ZZ_REAPING_E").to(A_MINION)]);
const REAPING_E: Power = abilities(&[enchant(&[]), also_damages(THAT.neighbours())]);
/// Battlecry: A minion goes Dormant for 2 turns. Deathrattle: It gains +5/+5.
const JAILER: Power =
    abilities(&[battlecry(&[make_dormant(A_MINION, 1), remember(IT)]), deathrattle(&[return_to_hand(REMEMBERED)])]);

/// This minion's Attack is always equal to its Health.
const LIGHT: Power = aura(THIS).have(&[ATTACK.set_to(HEALTH.of(THIS))]);
/// Destroy all friendly minions. For each one, summon a minion from your deck.
const HOUR: Power = spell(&[destroy(FRIENDLY_MINIONS), summon(the(YOUR_DECK.that(MINION).random())).for_each(IT)]);
/// Battlecry: Leave the game.
const GONE: Power = battlecry(&[remove_from_game(THIS)]);
/// Deal 8 damage to an enemy minion. Summon a Wisp with stats equal to the excess damage.
const OVERFLOW: Power = spell(&[
    deal(8).to(AN_ENEMY_MINION),
    summon(card("CS2_231")),
    give(&[become_stats(1, 1).times(X)]).with_x(EXCESS).to(IT),
]);
const ENDS: Selector = together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]);
/// Deal 5 damage to the left- and right-most enemy minions. Do it again.
const FLOOD: Power = spell(&[deal(5).to(ENDS), deal(5).to(ENDS)]);
/// Get a random minion that costs no more than you have Armor.
const CHEAP: Power = spell(&[get(random(all(&[MINION, COST.no_more_than(&ARMOR.of(YOUR_HERO))])))]);
/// When you discard this, summon a Wisp.
const DISCARDED: Power = on(Word::WhenDiscarded, &[summon(card("CS2_231"))]);
/// Whenever you discard a card, gain 1 Armor for each friendly minion.
const DISCARDER: Power = whenever(YOU.discard(CARD)).then(&[armor(1).for_each(FRIENDLY_MINIONS)]);
/// Whenever a minion takes damage, summon a Wisp.
const FRIGHT: Power = whenever(MINIONS.takes_damage_from(CARD)).then(&[summon(card("CS2_231"))]);
/// Whenever a minion takes damage, gain 1 Armor for each enemy minion.
const ALARM: Power = whenever(MINIONS.takes_damage_from(CARD)).then(&[armor(1).for_each(ENEMY_MINIONS)]);

/// Summon a random friendly minion that died this game.
const RESURRECT: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game()))]);
/// Destroy a random enemy minion. Combo: Gain 1 Armor.
const SABOTAGE: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), combo(&[armor(1)])]);
/// Give a minion +1/+1 for each other minion that you have.
const FUSION: Power = spell(&[give(&[plus(1, 1).times(X)]).with_x(count(FRIENDLY_MINIONS)).to(A_MINION)]);

/// Deal 4 damage to an enemy and 1 damage to all other enemies.
const SWIPE: Power = spell(&[deal(4).to(AN_ENEMY), deal(1).to(ENEMIES.that(not(&is(&TARGET))))]);

/// Your spells have Lifesteal.
const DRAINING: Power = aura(YOU).have(&[has(T::LIFESTEAL)]);
/// Your spells are Poisonous.
const VENOMOUS: Power = aura(YOU).have(&[has(T::POISONOUS)]);
/// Your spells have Lifesteal this turn.
const DRAINING_NOW: Power = spell(&[attach("ZZ_DRAINING_E").to(YOU)]);
const DRAINING_E: Power = enchant(&[has(T::LIFESTEAL)]).this_turn();
/// Draw a card, or Overload: (1) to gain 1 Armor.
const PATHS: Power = spell(&[choose(&[&[draw(1)], &[armor(1), overload(1)]])]);
/// Fire Spell Damage +3.
const BURNING: Power = aura(YOU).have(&[plus_tag(T::SPELLPOWER_FIRE, 3)]);
/// Deal $2 damage.
const FLAME: Power = spell(&[deal(2).to(TARGET)]);
/// Your minions can't be Frozen.
const WARM: Power = aura(YOU).have(&[has(T::CANT_BE_FROZEN)]);
/// Freeze all characters.
const BLIZZARD: Power = spell(&[freeze(CHARACTERS)]);
/// Deal 2 damage.
const BOLT: Power = spell(&[deal(2).to(TARGET)]);
/// For the rest of the game, damage that your hero takes on your turn damages the enemy hero instead.
const TURNED: Power = spell(&[attach("ZZ_TURNED_E").to(YOU)]);
const TURNED_E: Power = whenever(YOUR_HERO.that(ON_YOUR_TURN).would_take_damage_from(CARD))
    .then(&[prevent_damage(), deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);
/// If you have a minion, gain 1 Armor. If you have none, gain 3 Armor.
const TWO_WAYS: Power = abilities(&[
    hero_power(&[armor(1)]).when(there_is(&FRIENDLY_MINIONS)),
    hero_power(&[armor(3)]).when(there_is_no(&FRIENDLY_MINIONS)),
]);
/// Gain 1 Armor instead of attacking. Then gain 1 more.
const PACIFIST: Power = whenever(THIS.attack(CARD)).then(&[counter(THIS), armor(1), armor(1)]);
/// Casts When Drawn: Gain 1 Armor. After you draw, gain Armor equal to the cards in your hand.
const AFTER_DRAWN: Power = abilities(&[spell(&[armor(1)]), on(Word::WhenDrawn, &[armor(10).for_each(YOUR_HAND)])]);
/// When this is destroyed, gain 1 Armor.
const BARREL: Power = on(Word::WhenDestroyed, &[armor(1)]);
/// Deathrattle: Gain 1 Armor. (It does not die in a hand.)
const BARREL_MINION: Power = deathrattle(&[armor(1)]);
/// Destroy your hand.
const BURN: Power = spell(&[destroy(YOUR_HAND)]);

/// After you draw your second card in a turn, gain 1 Armor.
const SECOND: Power =
    after(YOU.draw(CARD)).when(equals(&YOU.draw(CARD).this_turn_up_to_that().count(), 2)).then(&[armor(1)]);
/// Draw 3 cards.
const THREE: Power = spell(&[draw(3)]);
/// Choose a friendly minion. Enemy minions attack it.
const PROVOKED: Power = spell(&[select(A_FRIENDLY_MINION), make_attack(ENEMY_MINIONS, TARGET)]);
/// After another minion dies, become a copy of it.
const PAINTING: Power = after(OTHER_MINIONS.die()).then(&[transform(THIS, copy_of(SUBJECT))]);
/// Return an enemy minion to YOUR hand.
const TO_ME: Power = spell(&[select(AN_ENEMY_MINION), get(the(TARGET))]);
/// After you play a minion that costs (0), gain 1 Armor.
const FOR_NOTHING: Power = after(YOU.play(all(&[MINION, COST.is(0)]))).then(&[armor(1)]);
/// Costs (1) less for each enemy minion.
const GIANT: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);
/// After you spend Mana on a spell, gain 1 Armor for each friendly minion.
const SPENT: Power = after(YOU.spend_mana(SPELL)).then(&[armor(1).for_each(FRIENDLY_MINIONS)]);
/// Summon a Wisp.
const A_WISP: Power = spell(&[summon(card("CS2_231"))]);
/// Shuffle your deck.
const STIR: Power = spell(&[shuffle(the(YOUR_DECK))]);
/// Shuffle your hand into your deck.
const PUT_BACK: Power = spell(&[shuffle(the(YOUR_HAND))]);
/// Whenever you shuffle a card into your deck, gain 1 Armor.
const STIRRED: Power = whenever(YOU.shuffle(CARD)).then(&[armor(1)]);
/// After you cast a spell, deal $1 damage to the enemy hero.
const FROSTY: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMY_HERO)]);

const fn printed(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet(1637), tags, power)
}

const fn spell_card(id: &'static str, power: &'static Power) -> Card {
    printed(id, CardType::Spell, &[], power)
}

const fn flame(id: &'static str, tags: &'static [(T, i32)]) -> Card {
    Card::new(id, 0, id, "Deal $2 damage.", CardType::Spell, CardClass::Neutral, CardSet(1637), tags, &FLAME)
}

const fn minion(id: &'static str, power: &'static Power) -> Card {
    printed(id, CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2)], power)
}

const fn secret(id: &'static str, name: &'static str) -> Card {
    const TAGS: &[(T, i32)] = &[(T::SECRET, 1), (T::COLLECTIBLE, 1)];
    Card::new(id, 0, name, "", CardType::Spell, CardClass::Neutral, CardSet(1637), TAGS, &TRAP)
}

const fn secret_of(id: &'static str, power: &'static Power) -> Card {
    printed(id, CardType::Spell, &[(T::SECRET, 1)], power)
}

/// They.
pub static GAME_RULES: [Card; 122] = [
    minion("ZZ_SECOND", &SECOND),
    spell_card("ZZ_THREE", &THREE),
    spell_card("ZZ_PROVOKED", &PROVOKED),
    minion("ZZ_PAINTING", &PAINTING),
    spell_card("ZZ_TO_ME", &TO_ME),
    minion("ZZ_FOR_NOTHING", &FOR_NOTHING),
    printed("ZZ_GIANT", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2), (T::COST, 2)], &GIANT),
    minion("ZZ_SPENT", &SPENT),
    printed("ZZ_A_WISP", CardType::Spell, &[(T::COST, 1)], &A_WISP),
    spell_card("ZZ_STIR", &STIR),
    spell_card("ZZ_PUT_BACK", &PUT_BACK),
    minion("ZZ_STIRRED", &STIRRED),
    Card::new(
        "ZZ_FROSTY",
        0,
        "ZZ_FROSTY",
        "After you cast a spell, deal $1 damage to the enemy hero.",
        CardType::Minion,
        CardClass::Neutral,
        CardSet(1637),
        &[(T::HEALTH, 3)],
        &FROSTY,
    ),
    minion("ZZ_BURNING", &BURNING),
    minion("ZZ_WARM", &WARM),
    spell_card("ZZ_BLIZZARD", &BLIZZARD),
    flame("ZZ_FLAME", &[(T::SPELL_SCHOOL, 2)]),
    flame("ZZ_ICICLE", &[(T::SPELL_SCHOOL, 3)]),
    printed("ZZ_PATHS", CardType::Spell, &[(T::OVERLOAD, 1)], &PATHS),
    spell_card("ZZ_DRAINING_NOW", &DRAINING_NOW),
    printed("ZZ_DRAINING_E", CardType::Enchantment, &[], &DRAINING_E),
    minion("ZZ_DRAINING", &DRAINING),
    minion("ZZ_VENOMOUS", &VENOMOUS),
    spell_card("ZZ_BOLT", &BOLT),
    spell_card("ZZ_TURNED", &TURNED),
    printed("ZZ_TURNED_E", CardType::Enchantment, &[], &TURNED_E),
    printed("ZZ_TWO_WAYS", CardType::HeroPower, &[(T::COST, 2)], &TWO_WAYS),
    minion("ZZ_PACIFIST", &PACIFIST),
    printed("ZZ_AFTER_DRAWN", CardType::Spell, &[(T::CASTS_WHEN_DRAWN, 1)], &AFTER_DRAWN),
    printed("ZZ_BARREL", CardType::Spell, &[(T::INVISIBLE_DEATHRATTLE, 1)], &BARREL),
    printed("ZZ_BARREL_MINION", CardType::Minion, &[(T::HEALTH, 1), (T::DEATHRATTLE, 1)], &BARREL_MINION),
    spell_card("ZZ_BURN", &BURN),
    spell_card("ZZ_ECHO", &ECHO),
    spell_card("ZZ_KNAPSACK", &KNAPSACK),
    spell_card("ZZ_TROPHY", &TROPHY),
    spell_card("ZZ_DUPLICATE", &DUPLICATE),
    spell_card("ZZ_PHOTOCOPY", &PHOTOCOPY),
    spell_card("ZZ_GLIMPSE", &GLIMPSE),
    spell_card("ZZ_FORK", &FORK),
    spell_card("ZZ_PROTECTION", &PROTECTION),
    spell_card("ZZ_SAP", &SAP),
    printed("ZZ_FURY", CardType::Spell, &[(T::AFFECTED_BY_SPELL_POWER, 1)], &FURY),
    spell_card("ZZ_PLAIN_FURY", &FURY),
    spell_card("ZZ_CLAWS", &CLAWS),
    spell_card("ZZ_GUARDIAN", &GUARDIAN),
    spell_card("ZZ_SEARCH", &SEARCH),
    spell_card("ZZ_RUMMAGE", &RUMMAGE),
    spell_card("ZZ_SHADOWS", &SHADOWS),
    spell_card("ZZ_SCIENCE", &SCIENCE),
    spell_card("ZZ_KEYSMITH", &KEYSMITH),
    secret("ZZ_TRAP", "Trap"),
    secret("ZZ_TRAP_REPRINT", "Trap"),
    secret("ZZ_SNARE", "Snare"),
    spell_card("ZZ_TWIN", &TWIN),
    spell_card("ZZ_TWIN_B", &TWIN_B),
    spell_card("ZZ_HERALD", &HERALD),
    spell_card("ZZ_LAUNCH", &LAUNCH),
    printed("ZZ_HULL", CardType::Minion, &[(T::ATK, 2), (T::REBORN, 1)], &VANILLA),
    minion("ZZ_AFTER_PLAY", &AFTER_PLAY),
    minion("ZZ_AFTER_SUMMON", &AFTER_SUMMON),
    minion("ZZ_ON_CAST", &ON_CAST),
    minion("ZZ_ON_PLAY", &ON_PLAY),
    spell_card("ZZ_OFFERS", &OFFERS),
    minion("ZZ_SHIFTING", &SHIFTING),
    minion("ZZ_FORM_A", &FORM),
    minion("ZZ_FORM_B", &FORM),
    spell_card("ZZ_BOIL", &BOIL),
    printed("ZZ_BOIL_E", CardType::Enchantment, &[(T::LIFESTEAL, 1)], &BOIL_E),
    minion("ZZ_BRITTLE", &BRITTLE),
    minion("ZZ_WARY", &WARY),
    spell_card("ZZ_GIFT", &GIFT),
    minion("ZZ_SWAP_A", &SWAP_A),
    minion("ZZ_SWAP_B", &SWAP_B),
    minion("ZZ_COUNTS_SWAPS", &COUNTS_SWAPS),
    secret_of("ZZ_RETURN", &RETURN),
    spell_card("ZZ_CALLING", &CALLING),
    printed("ZZ_FINJA", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2), (T::BATTLECRY, 1)], &FINJA),
    printed("ZZ_MIRAGE", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2), (T::BATTLECRY, 1)], &MIRAGE),
    minion("ZZ_WATCH", &WATCH),
    minion("ZZ_SHIELD", &SHIELD),
    secret_of("ZZ_EXPLODE", &EXPLODE),
    secret_of("ZZ_FREEZE_IT", &FREEZE_IT),
    minion("ZZ_WARD", &WARD),
    minion("ZZ_KEEPER", &KEEPER),
    printed("ZZ_STORM", CardType::Spell, &[(T::OVERLOAD, 2)], &TWIN_B),
    spell_card("ZZ_FIFTEEN", &FIFTEEN),
    spell_card("ZZ_MADNESS", &MADNESS),
    printed("ZZ_MADNESS_E", CardType::Enchantment, &[], &MADNESS_E),
    spell_card("ZZ_HUSH", &HUSH),
    secret_of("ZZ_TWICE", &TWICE),
    spell_card("ZZ_HEDGE", &HEDGE),
    spell_card("ZZ_RIPPER", &RIPPER),
    spell_card("ZZ_CURSE", &CURSE),
    printed("ZZ_CURSE_E", CardType::Enchantment, &[], &CURSE_E),
    spell_card("ZZ_BRANCHES", &BRANCHES),
    printed("ZZ_ARMORER", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2), (T::BATTLECRY, 1)], &ARMORER),
    spell_card("ZZ_REPEAT", &REPEAT),
    spell_card("ZZ_GRAVES", &GRAVES),
    spell_card("ZZ_STEAL", &STEAL),
    spell_card("ZZ_PRESENT", &PRESENT),
    spell_card("ZZ_PICKPOCKET", &PICKPOCKET),
    spell_card("ZZ_REAPING", &REAPING),
    printed("ZZ_REAPING_E", CardType::Enchantment, &[], &REAPING_E),
    printed(
        "ZZ_JAILER",
        CardType::Minion,
        &[(T::HEALTH, 3), (T::ATK, 2), (T::DEATHRATTLE, 1), (T::BATTLECRY, 1)],
        &JAILER,
    ),
    printed("ZZ_REBORN_B", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 2), (T::REBORN, 1)], &VANILLA),
    printed("ZZ_REBORN_C", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 2), (T::REBORN, 1)], &VANILLA),
    minion("ZZ_LIGHT", &LIGHT),
    spell_card("ZZ_HOUR", &HOUR),
    printed("ZZ_GONE", CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 2), (T::BATTLECRY, 1)], &GONE),
    spell_card("ZZ_OVERFLOW", &OVERFLOW),
    spell_card("ZZ_FLOOD", &FLOOD),
    spell_card("ZZ_CHEAP", &CHEAP),
    minion("ZZ_DISCARDED_HERE", &DISCARDED),
    minion("ZZ_DISCARDER", &DISCARDER),
    minion("ZZ_FRIGHT", &FRIGHT),
    minion("ZZ_ALARM", &ALARM),
    spell_card("ZZ_RESURRECT", &RESURRECT),
    printed("ZZ_SABOTAGE", CardType::Spell, &[(T::COMBO, 1)], &SABOTAGE),
    spell_card("ZZ_FUSION", &FUSION),
    spell_card("ZZ_SWIPE", &SWIPE),
    spell_card("ZZ_DEEP_CURSE", &DEEP_CURSE),
    printed("ZZ_QUEST", CardType::Spell, &[(T::QUEST, 1)], &VANILLA),
];
