//! Cards of nobody's set, for words that the others do not use.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Battlecry: Destroy a minion. Gain its Attack and Health.
const CRAB: Power = battlecry(&[
    destroy(A_MINION),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
]);
/// Summon a Wisp.
const CONJURE: Power = spell(&[summon(card("CS2_231"))]);
/// Deal 1 damage to all minions.
const SWEEP: Power = spell(&[deal(1).to(MINIONS)]);
/// Give your minions +1/+1. Gain 1 Armor for each minion.
const BLESS: Power = spell(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS), armor(1).for_each(MINIONS)]);
/// Cast 2 of these at random.
const BOX: Power = spell(&[cast(one_of(&["ZZ_CONJURE", "ZZ_SWEEP", "ZZ_BLESS"])).picks(2)]);
/// Battlecry: Cast all spells that you've played this game.
const TROLL: Power = battlecry(&[cast(each_past(YOU.play(SPELL).this_game()))]);
/// Battlecry: Choose a minion. Become a 4/4 copy of it, then Silence it.
const NAMELESS: Power =
    battlecry(&[select(A_MINION), transform(THIS, copy_of(IT)), give(&[become_stats(4, 4)]), silence(IT)]);
/// After you summon a minion, summon a copy of it that attacks a random enemy, then dies.
const CAPTAIN: Power =
    after(YOU.summon(MINION)).then(&[summon(copy_of(THAT)), make_attack(IT, ENEMIES.random()), destroy(IT)]);
/// Deal 4 damage to a minion. If it dies, summon a new copy.
const INITIATE: Power = spell(&[deal(4).to(A_MINION), summon(copy_of(IT)).when(there_is(&IT.that(DEAD)))]);
/// Outcast: Draw 2 cards.
const OUTCAST: Power = on(Word::Outcast, &[draw(2)]);
/// Overkill: Draw a card.
const OVERKILL: Power = on(Word::Overkill, &[draw(1)]);
/// Honorable Kill: Draw a card.
const HONORABLE: Power = on(Word::HonorableKill, &[draw(1)]);
/// Frenzy: Gain +2/+2.
const FRENZY: Power = on(Word::Frenzy, &[give(&[plus(2, 2)])]);
/// Spellburst: Summon a Wisp.
const SPELLBURST: Power = on(Word::Spellburst, &[summon(card("CS2_231"))]);
/// When you discard this, draw a card.
const DISCARDED: Power = on(Word::WhenDiscarded, &[draw(1)]);
/// Start of Game: Gain 5 Armor.
const START: Power = on(Word::StartOfGame, &[armor(5)]);
/// Inspire: Gain +1 Attack.
const INSPIRE: Power = inspire(&[give(&[ATTACK.plus(1)])]);
/// Attack: the highest Attack of the others. Two of them look at each other.
const MIRROR: Power = aura(THIS).have(&[ATTACK.set_to(ATTACK.of(OTHER_MINIONS.most(ATTACK)))]);
/// After the Attack or Health of a minion changes, draw a card. (Once a turn.)
const WATCHER: Power = after(OTHER_MINIONS.stats_change()).once_a_turn().then(&[draw(1)]);
/// 2 Health: Draw a card. An ability that is used.
const ALTAR: Power = activated("Draw", Cost::of(Part::Health(2)).and(Part::Exhaust)).once().then(&[draw(1)]);
/// Choose one in the middle of a text, then go on.
const CROSSROADS: Power = spell(&[armor(1), choose(&[&[draw(1)], &[armor(4)]]), deal(1).to(ENEMY_HERO)]);

/// Spend all your Mana. Summon that many Wisps.
const RITUAL: Power = spell(&[spend_all_mana(), summon(card("CS2_231")).times(LAST_AMOUNT)]);
/// Each time you cast a spell this turn, summon a Wisp.
const EACH_TIME: Power = spell(&[later(&whenever(YOU.cast(SPELL)).this_turn().does(&[summon(card("CS2_231"))]))]);
/// Summon a Wisp. If your opponent has more minions, cast this again.
const AGAIN: Power = spell(&[
    summon(card("CS2_231")),
    repeat_ability(Word::Spell, the(THIS)).when(more(&ENEMY_MINIONS, &FRIENDLY_MINIONS)),
]);
/// Your Deathrattles trigger twice.
const DOUBLED: Power = aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]);
/// Battlecry: Destroy a minion. Gain its Attack and Health.
const EATER: Power = battlecry(&[
    destroy(A_MINION),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
]);
/// Refresh your Hero Power. Gain an empty Mana Crystal. Unlock your Overloaded Mana Crystals.
const REFRESH: Power = spell(&[ready(YOUR_HERO_POWER), gain_empty_crystals(1), unlock_overload()]);
/// Whenever you cast a spell, draw a card. (At once.)
const FAST: Power = whenever(YOU.cast(SPELL)).before_others().then(&[draw(1)]);
/// Whenever you cast a spell, draw a card.
const QUEUED: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);
/// Swap the Attack and Health of a minion.
const SWAP: Power = spell(&[swap_stats(A_MINION)]);

const fn free(id: &'static str, power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::INVALID, &[], power)
}

const fn minion(id: &'static str, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Minion, CardClass::Neutral, CardSet::INVALID, tags, power)
}

const PLAIN: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1)];

/// All of these cards.
pub static CUSTOM: [Card; 30] = [
    free("ZZ_INITIATE", &INITIATE),
    minion("ZZ_NAMELESS", PLAIN, &NAMELESS),
    minion("ZZ_CAPTAIN", PLAIN, &CAPTAIN),
    free("ZZ_CONJURE", &CONJURE),
    free("ZZ_SWEEP", &SWEEP),
    free("ZZ_BLESS", &BLESS),
    free("ZZ_BOX", &BOX),
    minion("ZZ_TROLL", PLAIN, &TROLL),
    minion("ZZ_FAST", PLAIN, &FAST),
    minion("ZZ_QUEUED", PLAIN, &QUEUED),
    free("ZZ_RITUAL", &RITUAL),
    free("ZZ_EACH_TIME", &EACH_TIME),
    free("ZZ_UNTIL_EVEN", &AGAIN),
    minion("ZZ_DOUBLED", PLAIN, &DOUBLED),
    minion("ZZ_EATER", PLAIN, &EATER),
    free("ZZ_REFRESH", &REFRESH),
    free("ZZ_SWAP", &SWAP),
    minion("ZZ_OUTCAST", PLAIN, &OUTCAST),
    minion("ZZ_CRAB", PLAIN, &CRAB),
    minion("ZZ_OVERKILL", PLAIN, &OVERKILL),
    minion("ZZ_HONORABLE", PLAIN, &HONORABLE),
    minion("ZZ_FRENZY", PLAIN, &FRENZY),
    minion("ZZ_SPELLBURST", PLAIN, &SPELLBURST),
    minion("ZZ_DISCARDED", PLAIN, &DISCARDED),
    minion("ZZ_START", PLAIN, &START),
    minion("ZZ_INSPIRE", PLAIN, &INSPIRE),
    minion("ZZ_MIRROR", PLAIN, &MIRROR),
    minion("ZZ_WATCHER", PLAIN, &WATCHER),
    minion("ZZ_ALTAR", PLAIN, &ALTAR),
    Card::new(
        "ZZ_CROSSROADS",
        0,
        "Crossroads",
        "",
        CardType::Spell,
        CardClass::Neutral,
        CardSet::INVALID,
        &[(T::COST, 1)],
        &CROSSROADS,
    ),
];
