//! Cards of nobody's set for what keywords of single sets tell a player to do.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
use cardwright_engine::script::prelude::*;

/// Battlecry: Adapt.
const LEARNER: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]);
/// Adapt your minions.
const LESSON: Power = spell(&[adapt(&[apply_it_to(FRIENDLY_MINIONS)])]);
/// An adaptation: +3 Attack.
const CLAWS: Power = spell(&[give(&[ATTACK.plus(3)]).to(A_MINION)]);
/// An adaptation: Taunt.
const SHELL: Power = spell(&[give(&[has(T::TAUNT)]).to(A_MINION)]);
/// Summon two Jade Golems.
const JADE: Power = spell(&[summon(jade_golem()).copies(2)]);
/// Add two random Lackeys to your hand.
const LEAGUE: Power = spell(&[get(random_token(with(T::MARK_OF_EVIL))).picks(2)]);
/// Excavate a treasure.
const SHOVEL: Power = spell(&[excavate()]);
/// If you've Excavated twice, draw a card.
const SEASONED: Power = battlecry(&[draw(1)]).when(YOU.excavate(CARD).this_game().at_least(2));
/// Invoke Galakrond.
const DISCIPLE: Power = spell(&[invoke()]);
/// Galakrond's power: Gain 3 Armor.
const MIGHT: Power = hero_power(&[armor(3)]);
/// Imbue your Hero Power.
const BLOOM: Power = spell(&[imbue()]);
/// A blessing: Gain 2 Armor for each time you've Imbued.
const BLESSING: Power = hero_power(&[armor(2).times(YOU.imbue().this_game().count())]);
/// Battlecry: Reveal a minion in each deck. If yours costs more, gain +1/+1.
const JOUSTER: Power = battlecry(&[give(&[plus(1, 1)])]).when(JOUST);
/// Kindred: Draw a card.
const KIN: Power = on(Word::Kindred, &[draw(1)]);
/// Give your C'Thun +2/+2 (wherever it is).
const CULTIST: Power = spell(&[give(&[plus(2, 2)]).to(YOUR_CTHUN)]);
/// Give a minion three random Bonus Effects.
const STORY: Power = spell(&[bonus_effects(3).to(A_MINION)]);
/// Get a random card from the past.
const RELIC: Power = spell(&[get(random(FROM_THE_PAST))]);
/// After you summon a minion, give it +2/+2. Your minions have +1 Attack. Lasts 2 turns.
const BRIDGE: Power = abilities(&[
    after(YOU.summon(MINION)).then(&[give(&[plus(2, 2)]).to(THAT)]),
    aura(FRIENDLY_MINIONS).have(&[ATTACK.plus(1)]),
    lasts(2),
]);
/// Gain 1 Armor. (Upgrades when you have 5 Mana.)
const RANK_1: Power = abilities(&[spell(&[armor(1)]), ranks_up(5, "ZZ_RANK_2")]);
/// Gain 2 Armor. (Upgrades when you have 10 Mana.)
const RANK_2: Power = abilities(&[spell(&[armor(2)]), ranks_up(10, "ZZ_RANK_3")]);
/// Gain 3 Armor.
const RANK_3: Power = spell(&[armor(3)]);
/// Deal $6 damage to a minion. Excess damage hits the enemy hero.
const PIERCE: Power = spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(ENEMY_HERO)]);
/// Gain 1 Armor for each spell school you've cast this game.
const SCHOLAR: Power = spell(&[armor(1).times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]);
/// If you've restored Health this turn, gain 1 Armor. If your hero was healed this turn, gain 2. If it took damage, gain 4.
const NURSE: Power = spell(&[
    armor(1).when(YOU.restore_health(CARD).this_turn().at_least(1)),
    armor(2).when(YOUR_HERO.is_healed_by(CARD).this_turn().at_least(1)),
    armor(4).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1)),
]);
/// Gain Armor equal to the damage your hero has taken this turn. If you've taken 3 damage on your turns, gain 10 more.
const LEDGER: Power = spell(&[
    armor(1).times(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count()),
    armor(10).when(YOUR_HERO.takes_damage_from(CARD).on_own_turns().in_all().at_least(3)),
]);
/// Gain Armor equal to the damage you've dealt with spells this game.
const SCRYER: Power = spell(&[armor(1).times(YOU.deal_damage(SPELL).this_game().in_all().count())]);
/// Restore #3 Health.
const SALVE: Power = spell(&[heal(3).to(TARGET)]);
/// Deal 2 damage to your hero.
const PRICK: Power = spell(&[deal(2).to(YOUR_HERO)]);
/// If your deck has only odd-Cost cards, deal 2 damage to the enemy hero.
const BLACK_CAT: Power = spell(&[deal(2).to(ENEMY_HERO).when(there_is_no(&YOUR_DECK.that(not(&odd(COST)))))]);
/// If your deck has only even-Cost cards, deal 2 damage to the enemy hero.
const EVEN_CAT: Power = spell(&[deal(2).to(ENEMY_HERO).when(there_is_no(&YOUR_DECK.that(odd(COST))))]);
/// Has +1 Attack while you have Overloaded Mana Crystals.
const TEMPEST: Power = aura(THIS).when(OVERLOADED.at_least(1)).have(&[ATTACK.plus(1)]);
/// Discover a friendly minion that died this game. Summon it.
const SERVITUDE: Power = spell(&[discover_then(Offer::Past(FRIENDLY_MINIONS.die().this_game()), &[summon(the(IT))])]);
/// Summon 3 friendly minions that died this game.
const RISING: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(3)]);
/// Herald. Give the Soldier Rush.
const HERALD: Power = spell(&[herald(), give(&[has(T::RUSH)]).to(IT)]);
/// If you've Heralded twice, draw a card.
const HERALDED: Power = battlecry(&[draw(1)]).when(YOU.herald().this_game().at_least(2));
/// Discover a card from the past.
const SEEKER: Power = spell(&[discover(FROM_THE_PAST)]);
/// After you Discover a card, get a copy of it.
const ARCHIVE: Power = after(YOU.discover(CARD)).then(&[get(copy_of(THAT))]);
/// Summon two minions that attack random enemies.
const PACK: Power = spell(&[summon(CardSource::Named("ZZ_CHEAP")).copies(2), make_attack(IT, ENEMY_MINIONS.random())]);
/// The next minion you play gains +2/+1.
const HERO_TO_COME: Power = spell(&[later(&whenever(YOU.play(MINION)).does(&[give(&[plus(2, 1)]).to(THAT)]))]);
/// Battlecry: The next minion you play gains +2/+1, after it is played.
const USHER: Power = battlecry(&[later(&after(YOU.play(MINION)).does(&[give(&[plus(2, 1)]).to(THAT)]))]);
/// Shuffle your hand into your deck, then draw that many cards.
const GATEKEEPER: Power = spell(&[shuffle(the(YOUR_HAND)), draw(1).times(LAST_AMOUNT)]);
/// Unlock your Overloaded Mana Crystals. Gain that much Armor.
const UNLOCKED: Power = spell(&[unlock_overload(), armor(1).times(LAST_AMOUNT)]);

/// Takes one extra damage from all sources.
const VAULT: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_increased(1)]);
/// Battlecry: Destroy all minions with less Attack than this.
const WAGON: Power = battlecry(&[destroy(MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(THIS)))))]);
/// Battlecry: For the rest of the game, after you play a minion, gain 1 Armor.
const OATH: Power = battlecry(&[later(&after(YOU.play(MINION)).this_game().does(&[armor(1)]))]);
/// Draw a card. If you play it this turn, gain 3 Armor.
const TASTE: Power = spell(&[draw(1), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[armor(3)]))]);
/// Battlecry: Attack ALL other minions.
const RAMPAGE: Power = battlecry(&[make_attack(THIS, OTHER_MINIONS)]);
/// Discover a copy of a card in your opponent's deck.
const GLIMPSE: Power = spell(&[discover_then(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]);
/// Look at three cards of your deck. Keep them all.
const KEEPER: Power = spell(&[discover_with_rest(Offer::Entities(YOUR_DECK), &[get(the(IT))], &[get(the(IT))])]);

/// "Can be played on either side. Battlecry: Draw a card."
const SPY: Power = battlecry(&[draw(1)]);
/// A minion is kept with the player.
const STABLE: Power = spell(&[keep_with(CardSource::Named("CS2_231"), YOU)]);
/// "Summon those that are kept with you."
const WHISTLE: Power = spell(&[summon(copy_of(KEPT_WITH_YOU))]);
/// "Rewind, Rewind. Battlecry: Draw a card."
const CLOCK: Power = abilities(&[form(Form::Rewound, "ZZ_CLOCK_1"), battlecry(&[draw(1)])]);
const CLOCK_1: Power = abilities(&[form(Form::Rewound, "ZZ_CLOCK_2"), battlecry(&[draw(1)])]);
const CLOCK_2: Power = battlecry(&[draw(1)]);
/// "Destroy all minions with multiple minion types."
const PURGE: Power = spell(&[destroy(MINIONS.that(MULTIPLE_TYPES))]);
/// "Whenever you shuffle a card into a deck, gain +1/+1."
const DEALER: Power = whenever(YOU.shuffle(CARD)).then(&[give(&[plus(1, 1)])]);
const TOP: Power = spell(&[put_on_top(CardSource::Named("CS2_231")), put_at_bottom(CardSource::Named("CS2_231"))]);
const MIX: Power = spell(&[shuffle(CardSource::Named("CS2_231"))]);

const fn card(id: &'static str, card_type: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", card_type, CardClass::Neutral, CardSet(1637), tags, power)
}

const fn free(id: &'static str, power: &'static Power) -> Card {
    card(id, CardType::Spell, &[], power)
}

const PLAIN: &[(T, i32)] = &[(T::HEALTH, 3), (T::ATK, 2), (T::BATTLECRY, 1)];

/// They, and what they make.
pub static MECHANICS: [Card; 87] = [
    card("ZZ_VAULT", CardType::Minion, &[(T::HEALTH, 5), (T::ATK, 1)], &VAULT),
    card("ZZ_WAGON", CardType::Minion, PLAIN, &WAGON),
    card("ZZ_OATH", CardType::Minion, PLAIN, &OATH),
    free("ZZ_TASTE", &TASTE),
    card("ZZ_RAMPAGE", CardType::Minion, PLAIN, &RAMPAGE),
    free("ZZ_KEEPER", &KEEPER),
    card("ZZ_LEARNER", CardType::Minion, PLAIN, &LEARNER),
    free("ZZ_LESSON", &LESSON),
    card("ZZ_CLAWS", CardType::Spell, &[(T::ADAPT, 1)], &CLAWS),
    card("ZZ_SHELL", CardType::Spell, &[(T::ADAPT, 1)], &SHELL),
    free("ZZ_JADE", &JADE),
    card("ZZ_JADE_1", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::JADE_GOLEM, 1)], &VANILLA),
    card("ZZ_JADE_4", CardType::Minion, &[(T::HEALTH, 4), (T::ATK, 4), (T::JADE_GOLEM, 1)], &VANILLA),
    free("ZZ_LEAGUE", &LEAGUE),
    card("ZZ_LACKEY", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::MARK_OF_EVIL, 1)], &VANILLA),
    card("ZZ_MASTER", CardType::Minion, &[(T::HEALTH, 1), (T::COLLECTIBLE, 1), (T::MARK_OF_EVIL, 1)], &VANILLA),
    free("ZZ_SHOVEL", &SHOVEL),
    card("ZZ_SEASONED", CardType::Minion, PLAIN, &SEASONED),
    card("ZZ_ROCK", CardType::Spell, &[(T::EXCAVATE, 1)], &VANILLA),
    card("ZZ_NUGGET", CardType::Spell, &[(T::EXCAVATE, 2)], &VANILLA),
    card("ZZ_GEM", CardType::Spell, &[(T::EXCAVATE, 3)], &VANILLA),
    Card::new(
        "ZZ_IDOL",
        0,
        "ZZ_IDOL",
        "",
        CardType::Minion,
        CardClass::Mage,
        CardSet(1637),
        &[(T::HEALTH, 5), (T::EXCAVATE, 4)],
        &VANILLA,
    ),
    Card::new(
        "ZZ_FOREIGN_IDOL",
        0,
        "ZZ_FOREIGN_IDOL",
        "",
        CardType::Minion,
        CardClass::Rogue,
        CardSet(1637),
        &[(T::HEALTH, 5), (T::EXCAVATE, 4)],
        &VANILLA,
    ),
    free("ZZ_DISCIPLE", &DISCIPLE),
    Card::new(
        "ZZ_GALAKROND",
        0,
        "ZZ_GALAKROND",
        "",
        CardType::Hero,
        CardClass::Mage,
        CardSet(1637),
        &[(T::HEALTH, 30), (T::HERO_POWER, 910_001), (T::GALAKROND_HERO_CARD, 1)],
        &VANILLA,
    ),
    Card::new("ZZ_MIGHT", 910_001, "ZZ_MIGHT", "", CardType::HeroPower, CardClass::Mage, CardSet(1637), &[], &MIGHT),
    free("ZZ_BLOOM", &BLOOM),
    Card::new(
        "ZZ_BLESSING",
        0,
        "ZZ_BLESSING",
        "",
        CardType::HeroPower,
        CardClass::Mage,
        CardSet(1637),
        &[(T::COST, 2), (T::IMBUE, 1)],
        &BLESSING,
    ),
    card("ZZ_JOUSTER", CardType::Minion, PLAIN, &JOUSTER),
    card("ZZ_CHEAP", CardType::Minion, &[(T::HEALTH, 1), (T::COST, 1)], &VANILLA),
    card("ZZ_DEAR", CardType::Minion, &[(T::HEALTH, 1), (T::COST, 9)], &VANILLA),
    card("ZZ_RELATIVE", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 20)], &KIN),
    card("ZZ_BEAST", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 20)], &VANILLA),
    free("ZZ_CULTIST", &CULTIST),
    card("ZZ_CTHUN", CardType::Minion, &[(T::HEALTH, 6), (T::ATK, 6), (T::CTHUN, 1)], &VANILLA),
    free("ZZ_STORY", &STORY),
    free("ZZ_RELIC", &RELIC),
    Card::new("ZZ_TODAY", 0, "ZZ_TODAY", "", CardType::Spell, CardClass::Mage, CardSet(1637), NEW, &VANILLA),
    Card::new("ZZ_YESTERDAY", 0, "ZZ_YESTERDAY", "", CardType::Spell, CardClass::Mage, CardSet(12), NEW, &VANILLA),
    free("ZZ_BRIDGE", &BRIDGE),
    free("ZZ_GLIMPSE", &GLIMPSE),
    free("ZZ_RANK_1", &RANK_1),
    free("ZZ_RANK_2", &RANK_2),
    free("ZZ_RANK_3", &RANK_3),
    Card::new("ZZ_PIERCE", 0, "ZZ_PIERCE", "$6", CardType::Spell, CardClass::Mage, CardSet(1637), &[], &PIERCE),
    free("ZZ_SCHOLAR", &SCHOLAR),
    free("ZZ_NURSE", &NURSE),
    free("ZZ_SALVE", &SALVE),
    free("ZZ_PRICK", &PRICK),
    free("ZZ_LEDGER", &LEDGER),
    free("ZZ_SCRYER", &SCRYER),
    free("ZZ_BLACK_CAT", &BLACK_CAT),
    free("ZZ_EVEN_CAT", &EVEN_CAT),
    card("ZZ_TEMPEST", CardType::Minion, PLAIN, &TEMPEST),
    free("ZZ_SERVITUDE", &SERVITUDE),
    free("ZZ_RISING", &RISING),
    card("ZZ_END", CardType::Spell, &[], &VANILLA),
    free("ZZ_HERALD", &HERALD),
    card("ZZ_HERALDED", CardType::Minion, PLAIN, &HERALDED),
    Card::new("ZZ_SOLDIER", 0, "ZZ_SOLDIER", "", CardType::Minion, CardClass::Mage, CardSet(1637), SOLDIER, &VANILLA),
    Card::new(
        "ZZ_HERALD_CARD",
        0,
        "ZZ_HERALD_CARD",
        "",
        CardType::Minion,
        CardClass::Mage,
        CardSet(1637),
        OWN,
        &VANILLA,
    ),
    free("ZZ_SEEKER", &SEEKER),
    card("ZZ_ARCHIVE", CardType::Minion, PLAIN, &ARCHIVE),
    free("ZZ_PACK", &PACK),
    free("ZZ_HERO_TO_COME", &HERO_TO_COME),
    card("ZZ_USHER", CardType::Minion, PLAIN, &USHER),
    free("ZZ_GATEKEEPER", &GATEKEEPER),
    card("ZZ_SPY", CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::DISGUISED, 1)], &SPY),
    free("ZZ_STABLE", &STABLE),
    free("ZZ_WHISTLE", &WHISTLE),
    card("ZZ_CLOCK", CardType::Minion, &[(T::HEALTH, 1), (T::REWIND, 1)], &CLOCK),
    card("ZZ_CLOCK_1", CardType::Minion, &[(T::HEALTH, 1), (T::REWIND, 1)], &CLOCK_1),
    card("ZZ_CLOCK_2", CardType::Minion, &[(T::HEALTH, 1)], &CLOCK_2),
    free("ZZ_PURGE", &PURGE),
    card("ZZ_PAIR", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 20), (T(2540), 1)], &VANILLA),
    card("ZZ_ALL", CardType::Minion, &[(T::HEALTH, 1), (T::CARDRACE, 26)], &VANILLA),
    card("ZZ_DEALER", CardType::Minion, PLAIN, &DEALER),
    free("ZZ_TOP", &TOP),
    free("ZZ_MIX", &MIX),
    free("ZZ_RITE_OF_TURNS", &RITUAL),
    free("ZZ_THRAX", &THRAX),
    card("ZZ_GATE", CardType::Location, &[(T::HEALTH, 3)], &GATE),
    free("ZZ_LOOK", &LOOK),
    free("ZZ_CHAIN", &CHAIN),
    card("ZZ_OLD_GOD", CardType::Minion, PLAIN, &OLD_GOD),
    free("ZZ_TWO_OF_THEM", &TWO_OF_THEM),
    card("ZZ_UNLOCKED", CardType::Spell, &[(T::OVERLOAD, 2)], &UNLOCKED),
];

/// Ritual of Summoning: In 2 turns, …
pub const RITUAL: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[mark_completed()]))]);
/// Kith'ix: If you've completed a Ritual this game, …
pub const THRAX: Power = spell(&[armor(5).when(YOU.complete(named("ZZ_RITE_OF_TURNS")).this_game().at_least(1))]);
/// Uldir Quarantine: Locked until you play …
pub const GATE: Power = location(&[armor(3)]).when(YOU.play(SPELL).since_this_was_played().at_least(1));
/// Faceless Enigma: Look at 2 …
pub const LOOK: Power = spell(&[discover_with_rest(
    Offer::Cards(&["CS2_182", "CS2_231", "CS2_200"]),
    &[get(the(IT))],
    &[get(the(IT)).for_(OPPONENT)],
)
.shown(2)]);
/// Black Aspect Essence: … Cast every adjoining Aspect Essence.
pub const CHAIN: Power = spell(&[armor(1), cast(the(THIS.hand_neighbours().that(named("ZZ_CHAIN"))))]);
/// An Old God has four abilities.
pub const OLD_GOD: Power = titan(&["ZZ_CHAIN", "ZZ_CHAIN", "ZZ_CHAIN", "ZZ_CHAIN"]);
/// Cultist Map: … one of the others.
pub const TWO_OF_THEM: Power = spell(&[
    get(CardSource::Named("CS2_231")).copies(2),
    later(&whenever(YOU.play(is(&IT))).this_turn().does(&[armor(1)])),
]);

const NEW: &[(T, i32)] = &[(T::COLLECTIBLE, 1)];
const SOLDIER: &[(T, i32)] = &[(T::HEALTH, 2), (T::ATK, 1), (T::HERALD, 1)];
const OWN: &[(T, i32)] = &[(T::HEALTH, 2), (T::ATK, 1), (T::COLLECTIBLE, 1), (T::HERALD, 1)];
