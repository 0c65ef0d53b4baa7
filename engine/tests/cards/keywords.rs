//! Cards of nobody's set for the keywords that came with the expansions.
use cardwright_data::{CardClass, CardSet, CardType, GameTag as T};
use cardwright_engine::compiled::Card;
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
/// Choose a minion. It goes Dormant for 2 turns.
const LULLABY: Power = spell(&[make_dormant(A_MINION, 2)]);
/// Awaken your Dormant minions.
const ALARM: Power = spell(&[awaken(YOUR_BOARD.that(with(GameTag::DORMANT)))]);
/// Deal 2 damage to all minions. Give them +1/+1. Destroy one at random.
const STORM: Power = spell(&[deal(2).to(MINIONS), give(&[plus(1, 1)]).to(MINIONS), destroy(MINIONS.random())]);
/// After you play a minion, give it +3/+3.
const WARDEN: Power = after(YOU.play(MINION)).then(&[give(&[plus(3, 3)]).to(THAT)]);
/// Summon a copy of your leftmost minion.
const TWIN: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.first(1)))]);
/// Give adjacent minions +1/+1.
const ARGUS: Power = battlecry(&[give(&[plus(1, 1)]).to(THIS.neighbours())]);

/// Gain @ Armor. (Upgrades each turn!)
const SCHEME: Power = abilities(&[
    spell(&[armor(1).times(TEXT_NUMBER)]),
    whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)]),
]);
/// Battlecry: Gain @ Armor. (Upgrades by 3 when Traded!)
const WOUND_UP: Power =
    abilities(&[battlecry(&[armor(1).times(TEXT_NUMBER)]), on(Word::WhenTraded, &[raise_text_number(3)])]);
/// Give a minion +@ Attack. (Improved for each minion on the battlefield.)
const COUNTED: Power =
    abilities(&[spell(&[give(&[ATTACK.plus(1).times(X)]).with_x(TEXT_NUMBER).to(A_MINION)]), improved(count(MINIONS))]);
/// Deathrattle: Gain @ Armor. (Play minions while equipped to improve!)
const DRUM: Power =
    abilities(&[deathrattle(&[armor(1).times(TEXT_NUMBER)]), after(YOU.play(MINION)).then(&[raise_text_number(1)])]);

/// Forge: Become the forged one. (By its tags it would be another.)
const INGOT: Power = form(Form::Forged, "ZZ_BLADE");
/// Corrupt: Become the corrupted one.
const INNOCENT: Power = form(Form::Corrupted, "ZZ_BLADE");
/// Miniaturize, Gigantify.
const TOY: Power = abilities(&[form(Form::Mini, "ZZ_SMALL"), form(Form::Gigantic, "ZZ_BIG")]);
/// Casts When Drawn. Deal 5 damage to your hero.
const BOMB: Power = spell(&[deal(5).to(YOUR_HERO)]);
/// When you draw this, gain 4 Armor.
const SHIELD: Power = on(Word::WhenDrawn, &[armor(4)]);
/// When you discard this, gain 4 Armor.
const FELT: Power = on(Word::WhenDiscarded, &[armor(4)]);
/// Give a card in your hand: it is Temporary.
const HASTE: Power = spell(&[give(&[has(T::GHOSTLY)]).to(YOUR_HAND)]);
/// Gain 1 Armor. (A location.)
const SPRING: Power = location(&[armor(1)]);
/// Magnetic, Windfury, Divine Shield. Deathrattle: Gain 2 Armor. Whenever you cast a spell, gain 1 Armor.
const GEAR: Power = abilities(&[deathrattle(&[armor(2)]), whenever(YOU.cast(SPELL)).then(&[armor(1)])]);
/// The first time each turn that you cast a spell, gain 1 Armor.
const FIRST: Power = whenever(YOU.cast(SPELL)).once_a_turn().then(&[armor(1)]);
/// Quickdraw: Gain 3 Armor.
const QUICK: Power = on(Word::Quickdraw, &[armor(3)]);
/// Finale: Gain 3 Armor.
const LAST: Power = on(Word::Finale, &[armor(3)]);

/// Deal 4 damage to all minions. Overkill: Gain 1 Armor. Honorable Kill: Gain 10 Armor.
const CLEAVER: Power =
    abilities(&[spell(&[deal(4).to(MINIONS)]), on(Word::Overkill, &[armor(1)]), on(Word::HonorableKill, &[armor(10)])]);
/// Overheal: Gain 1 Armor. Whenever this is Overhealed, gain that much Attack.
const HEARTY: Power = abilities(&[
    on(Word::Overheal, &[armor(1)]),
    whenever(THIS.is_overhealed_by(CARD)).then(&[attach("ZZ_MUSCLE").with_x(THAT_MUCH)]),
]);
/// Increased Attack.
const MUSCLE: Power = enchant(&[ATTACK.plus(1).times(X)]);
/// Restore 3 Health to all characters.
const BALM: Power = spell(&[heal(3).to(CHARACTERS)]);
/// Titan. The first time each turn that you cast a spell, gain 1 Armor.
const COLOSSUS: Power =
    abilities(&[titan(&["ZZ_ARM", "ZZ_LEG", "ZZ_ARM"]), whenever(YOU.cast(SPELL)).once_a_turn().then(&[armor(1)])]);
/// Titan. After this uses an ability, deal damage to the enemy hero equal to your Armor.
const BULWARK: Power = abilities(&[
    titan(&["ZZ_ARM", "ZZ_LEG", "ZZ_ARM"]),
    after(THIS.use_ability()).then(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(ENEMY_HERO)]),
]);
/// At the start of your opponent's turn, they take an extra turn.
const LONGER: Power = whenever(OPPONENT.turn_start()).then(&[extra_turn().for_(OPPONENT), destroy(THIS)]);
/// Gain 5 Armor.
const ARM: Power = spell(&[armor(5)]);
/// Deal 2 damage to an enemy.
const LEG: Power = spell(&[deal(2).to(AN_ENEMY)]);

/// Outcast: Draw a card. (The card for it comes out of the hand before the text.)
const ENDS: Power = on(Word::Outcast, &[draw(2)]);
/// Gain 1 Armor. Outcast: Gain 10 more. Finale: Gain 100 more.
const SO: Power = spell(&[armor(1), armor(10).when(OUTCAST), armor(100).when(FINALE)]);
/// After you play the left- or right-most card in your hand, gain 1 Armor.
const ENDS_WARDEN: Power = after(YOU.play(OUTCAST)).then(&[armor(1)]);
/// Your Deathrattles trigger twice.
const ECHOING: Power = aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]);
/// Deathrattle: Gain 1 Armor.
const PARTING: Power = deathrattle(&[armor(1)]);
/// Lose 5 Armor.
const RUST: Power = spell(&[armor(-5)]);
/// Combo: Gain 3 Armor.
const SECOND: Power = combo(&[armor(3)]);
/// Kindred: Gain 3 Armor.
const KIN: Power = battlecry(&[armor(3)]).when(KINDRED);
/// Colossal +2. After you summon a minion, gain 1 Armor.
const HYDRA: Power = abilities(&[colossal(&["ZZ_LEFT", "ZZ_RIGHT"]), battlecry(&[armor(3)])]);

/// After this minion's numbers change, gain +1 Attack. It never has enough.
const VAIN: Power = after(THIS.stats_change()).then(&[give(&[ATTACK.plus(1)])]);
/// Attack: one more than the highest of the others. Two of them outdo each other.
const RIVAL: Power = aura(THIS).have(&[ATTACK.set_to(ATTACK.of(OTHER_MINIONS.most(ATTACK))), ATTACK.plus(1)]);
/// After the numbers of another minion change, gain 1 Armor.
const MUSE: Power = after(OTHER_MINIONS.stats_change()).then(&[armor(1)]);
/// Deathrattle: Summon this minion again. Deal 1 damage to all minions.
const ENDLESS: Power = deathrattle(&[summon(card("ZZ_ENDLESS")), deal(1).to(MINIONS)]);
/// Cast this again.
const AGAIN: Power = spell(&[armor(1), cast(card("ZZ_AGAIN"))]);
/// Double the Attack of a minion, a hundred times.
const GIANT: Power = spell(&[repeat(100, &[give(&[ATTACK.doubled()]).to(A_MINION)])]);

/// Starship (Costs (5) Mana to launch.)
const SHIP: Power = starship(5);
/// Taunt. Deathrattle: Gain 4 Armor. Starship Piece.
const HULL: Power = deathrattle(&[armor(4)]);
/// Rush, Windfury. Spellburst: Gain 1 Armor. When this is launched, deal 2 damage to the enemy hero. Starship Piece.
const DRIVE: Power = abilities(&[on(Word::Spellburst, &[armor(1)]), on(Word::Launch, &[deal(2).to(ENEMY_HERO)])]);
/// Your next Starship launch costs (2) less. If you're building a Starship, gain 1 Armor.
const WORKER: Power = battlecry(&[attach("ZZ_HELP").to(YOU), armor(1).when(there_is(&YOUR_LAUNCHPAD))]);
/// Your next Starship launch costs (2) less.
const HELP: Power = enchant(&[plus_tag(T::STARSHIP_LAUNCH_COST_DISCOUNT, 2)]).until(YOU.launch(CARD));
/// After you launch a Starship, gain 10 Armor.
const CREW: Power = after(YOU.launch(CARD)).then(&[armor(10)]);

/// Spellburst: Return the spell to your hand.
const NOTE: Power = on(Word::Spellburst, &[return_to_hand(THAT)]);
/// Charge. Overkill: Gain Armor equal to the damage. Get a copy of the minion.
const HUNTER: Power = on(Word::Overkill, &[armor(1).times(THAT_MUCH), get(copy_of(SUBJECT))]);
/// Whenever you discard this, give it +2/+2 and return it to your hand.
const MOTHER: Power = on(Word::WhenDiscarded, &[give(&[plus(2, 2)]), return_to_hand(THIS)]);
/// Spend up to 3 Corpses. Summon a Wisp for each.
const RAISE: Power = spell(&[spend_corpses(3), summon(card("CS2_231")).times(LAST_AMOUNT)]);
/// An enchantment: after you cast a spell, gain 1 Armor (once a turn).
const DAILY: Power = after(YOU.cast(SPELL)).once_a_turn().then(&[armor(1)]);

const PLAIN: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1)];
const RUSH: &[(T, i32)] = &[(T::HEALTH, 5), (T::ATK, 3), (T::COST, 1), (T::SPELLPOWER, 1), (T::RUSH, 1)];
const PERMANENT: &[(T, i32)] = &[(T::HEALTH, 1), (T::COST, 1), (T::UNTOUCHABLE, 1)];

const CHIME: Power = spell(&[get(card("CS2_231"))]);

const fn spell_card(id: &'static str, power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Spell, CardClass::Neutral, CardSet::INVALID, &[], power)
}

const fn minion(id: &'static str, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Minion, CardClass::Neutral, CardSet::INVALID, tags, power)
}

const fn tagged(id: &'static str, dbf: u32, of: CardType, tags: &'static [(T, i32)], power: &'static Power) -> Card {
    Card::new(id, dbf, id, "", of, CardClass::Neutral, CardSet::INVALID, tags, power)
}

const LAST_WORDS: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1), (T::DEATHRATTLE, 1)];
const ORE: &[(T, i32)] =
    &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 3), (T::DECK_ACTION_COST, 2), (T::FORGE, 1), (T::FORGES_INTO, 990_001)];
const INGOT_TAGS: &[(T, i32)] = &[(T::HEALTH, 1), (T::ATK, 1), (T::DECK_ACTION_COST, 2), (T::FORGE, 1)];
const CORRUPTED_BY_TAG: &[(T, i32)] =
    &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 3), (T::COLLECTION_RELATED_CARD_DATABASE_ID, 990_001), (T::CORRUPT, 1)];
const TRADE: &[(T, i32)] = &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 2), (T::TRADEABLE, 1), (T::DECK_ACTION_COST, 1)];
const TRADED: &[(T, i32)] =
    &[(T::TAG_SCRIPT_DATA_NUM_1, 1), (T::HEALTH, 2), (T::ATK, 2), (T::BATTLECRY, 1), (T::TRADEABLE, 1)];
const DRUMS: &[(T, i32)] = &[(T::TAG_SCRIPT_DATA_NUM_1, 1), (T::HEALTH, 1), (T::ATK, 2), (T::DEATHRATTLE, 1)];
const PREPARE: &[(T, i32)] = &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 9), (T::DECK_ACTION_COST, 1), (T::PREPARE, 1)];
const MECH: &[(T, i32)] = &[(T::HEALTH, 3), (T::ATK, 3), (T::COST, 1), (T::CARDRACE, 17)];
const MAGNET: &[(T, i32)] = &[
    (T::HEALTH, 2),
    (T::ATK, 1),
    (T::COST, 1),
    (T::WINDFURY, 1),
    (T::DIVINE_SHIELD, 1),
    (T::CARDRACE, 17),
    (T::DEATHRATTLE, 1),
    (T::MAGNETIC, 1),
];

const COMBO: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1), (T::COMBO, 1)];
const KINDRED_MECH: &[(T, i32)] = &[(T::HEALTH, 4), (T::ATK, 3), (T::COST, 1), (T::CARDRACE, 17), (T::BATTLECRY, 1)];

const PIECE_WITH_TAUNT: &[(T, i32)] =
    &[(T::HEALTH, 4), (T::ATK, 1), (T::TAUNT, 1), (T::DEATHRATTLE, 1), (T::STARSHIP_PIECE, 1)];
const PIECE_WITH_RUSH: &[(T, i32)] =
    &[(T::HEALTH, 2), (T::ATK, 3), (T::WINDFURY, 1), (T::RUSH, 1), (T::SPELLBURST, 1), (T::STARSHIP_PIECE, 1)];

/// All of these cards but the endless ones.
pub static KEYWORDS: [Card; 74] = [
    tagged("ZZ_SCHEME", 0, CardType::Spell, &[(T::TAG_SCRIPT_DATA_NUM_1, 2)], &SCHEME),
    tagged("ZZ_WOUND_UP", 0, CardType::Minion, TRADED, &WOUND_UP),
    tagged("ZZ_COUNTED", 0, CardType::Spell, &[(T::TAG_SCRIPT_DATA_NUM_1, 1)], &COUNTED),
    tagged("ZZ_DRUM", 0, CardType::Weapon, DRUMS, &DRUM),
    minion("ZZ_NOTE", PLAIN, &NOTE),
    minion("ZZ_HUNTER", &[(T::HEALTH, 4), (T::ATK, 5), (T::CHARGE, 1)], &HUNTER),
    minion("ZZ_MOTHER", PLAIN, &MOTHER),
    spell_card("ZZ_RAISE", &RAISE),
    tagged("ZZ_DAILY", 0, CardType::Enchantment, &[], &DAILY),
    tagged("ZZ_ORE", 0, CardType::Minion, ORE, &VANILLA),
    tagged("ZZ_FORGED", 990_001, CardType::Minion, &[(T::HEALTH, 6), (T::ATK, 5), (T::COST, 3)], &VANILLA),
    tagged("ZZ_INGOT", 0, CardType::Minion, INGOT_TAGS, &INGOT),
    tagged("ZZ_BLADE", 0, CardType::Weapon, &[(T::HEALTH, 2), (T::ATK, 2), (T::COST, 1)], &VANILLA),
    tagged("ZZ_CORRUPT", 0, CardType::Minion, CORRUPTED_BY_TAG, &VANILLA),
    tagged("ZZ_INNOCENT", 0, CardType::Spell, &[(T::COST, 0), (T::CORRUPT, 1)], &INNOCENT),
    tagged("ZZ_TRADER", 0, CardType::Minion, TRADE, &VANILLA),
    tagged("ZZ_PLOT", 0, CardType::Minion, PREPARE, &VANILLA),
    tagged("ZZ_TOY", 0, CardType::Minion, &[(T::HEALTH, 3), (T::ATK, 3), (T::MINIATURIZE, 1), (T::GIGANTIFY, 1)], &TOY),
    tagged("ZZ_SMALL", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 1), (T::MINI, 1)], &VANILLA),
    tagged("ZZ_BIG", 0, CardType::Minion, &[(T::HEALTH, 8), (T::ATK, 8), (T::COST, 8), (T::GIGANTIC, 1)], &VANILLA),
    tagged("ZZ_BOMB", 0, CardType::Spell, &[(T::COST, 5), (T::CASTS_WHEN_DRAWN, 1)], &BOMB),
    tagged("ZZ_SHIELD", 0, CardType::Minion, &[(T::HEALTH, 1), (T::COST, 5), (T::CASTS_WHEN_DRAWN, 1)], &SHIELD),
    tagged("ZZ_GUEST", 0, CardType::Minion, &[(T::HEALTH, 1), (T::COST, 5), (T::SUMMONED_WHEN_DRAWN, 1)], &VANILLA),
    tagged("ZZ_FELT", 0, CardType::Minion, PLAIN, &FELT),
    tagged("ZZ_HASTE", 0, CardType::Spell, &[], &HASTE),
    tagged("ZZ_ECHO", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::COST, 0), (T::ECHO, 1)], &FELT),
    tagged("ZZ_CHIME", 0, CardType::Spell, &[(T::COST, 1), (T::ECHO, 1)], &CHIME),
    tagged("ZZ_SPRING", 0, CardType::Location, &[(T::HEALTH, 3), (T::COST, 1)], &SPRING),
    tagged("ZZ_MECH", 0, CardType::Minion, MECH, &VANILLA),
    tagged("ZZ_GEAR", 0, CardType::Minion, MAGNET, &GEAR),
    tagged("ZZ_FIRST", 0, CardType::Minion, PLAIN, &FIRST),
    minion("ZZ_SLEEPER", RUSH, &SLEEPER),
    minion("ZZ_DREAMER", PLAIN, &DREAMER),
    minion("ZZ_PRISONER", PLAIN, &PRISONER),
    minion("ZZ_LEADER", PLAIN, &LEADER),
    spell_card("ZZ_CLEAVER", &CLEAVER),
    minion("ZZ_HEARTY", PLAIN, &HEARTY),
    tagged("ZZ_MUSCLE", 0, CardType::Enchantment, &[], &MUSCLE),
    spell_card("ZZ_BALM", &BALM),
    tagged("ZZ_COLOSSUS", 0, CardType::Minion, &[(T::HEALTH, 9), (T::ATK, 6), (T::COST, 8), (T::TITAN, 1)], &COLOSSUS),
    tagged("ZZ_BULWARK", 0, CardType::Minion, &[(T::HEALTH, 9), (T::ATK, 6), (T::COST, 8), (T::TITAN, 1)], &BULWARK),
    minion("ZZ_LONGER", PLAIN, &LONGER),
    spell_card("ZZ_ARM", &ARM),
    spell_card("ZZ_RUST", &RUST),
    tagged("ZZ_SO", 0, CardType::Spell, &[(T::COST, 1)], &SO),
    spell_card("ZZ_LEG", &LEG),
    tagged("ZZ_FURY", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::WINDFURY, 1)], &VANILLA),
    tagged("ZZ_GALE", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::MEGA_WINDFURY, 1)], &VANILLA),
    minion("ZZ_ENDS", PLAIN, &ENDS),
    minion("ZZ_ENDS_WARDEN", PLAIN, &ENDS_WARDEN),
    minion("ZZ_ECHOING", PLAIN, &ECHOING),
    minion("ZZ_PARTING", LAST_WORDS, &PARTING),
    minion("ZZ_SECOND", COMBO, &SECOND),
    tagged("ZZ_KIN", 0, CardType::Minion, KINDRED_MECH, &KIN),
    tagged(
        "ZZ_HYDRA",
        0,
        CardType::Minion,
        &[(T::HEALTH, 5), (T::ATK, 5), (T::BATTLECRY, 1), (T::COLOSSAL, 1)],
        &HYDRA,
    ),
    tagged("ZZ_LEFT", 0, CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 1), (T::COLOSSAL_LIMB_ON_LEFT, 1)], &VANILLA),
    tagged("ZZ_RIGHT", 0, CardType::Minion, &[(T::HEALTH, 2), (T::ATK, 2)], &VANILLA),
    spell_card("ZZ_GIANT", &GIANT),
    Card::new(
        "ZZ_SHIP_OF_MAGES",
        0,
        "ZZ_SHIP_OF_MAGES",
        "",
        CardType::Minion,
        CardClass::Mage,
        CardSet::INVALID,
        &[(T::STARSHIP, 1)],
        &SHIP,
    ),
    tagged("ZZ_SHIP", 0, CardType::Minion, &[(T::STARSHIP, 1)], &SHIP),
    tagged("ZZ_HULL", 0, CardType::Minion, PIECE_WITH_TAUNT, &HULL),
    tagged("ZZ_DRIVE", 0, CardType::Minion, PIECE_WITH_RUSH, &DRIVE),
    tagged("ZZ_WORKER", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::BATTLECRY, 1)], &WORKER),
    tagged("ZZ_HELP", 0, CardType::Enchantment, &[], &HELP),
    minion("ZZ_CREW", PLAIN, &CREW),
    spell_card("ZZ_LULLABY", &LULLABY),
    spell_card("ZZ_ALARM", &ALARM),
    spell_card("ZZ_STORM", &STORM),
    minion("ZZ_WARDEN", PLAIN, &WARDEN),
    spell_card("ZZ_TWIN", &TWIN),
    minion("ZZ_ARGUS", PLAIN, &ARGUS),
    minion("ZZ_PERMANENT", PERMANENT, &VANILLA),
    minion("ZZ_QUICK", PLAIN, &QUICK),
    minion("ZZ_LAST", PLAIN, &LAST),
];

/// The cards whose texts would go on for ever; games with them are slow, so they are apart.
pub static ENDLESS_CARDS: [Card; 5] = [
    minion("ZZ_VAIN", PLAIN, &VAIN),
    minion("ZZ_RIVAL", PLAIN, &RIVAL),
    minion("ZZ_MUSE", PLAIN, &MUSE),
    tagged("ZZ_ENDLESS", 0, CardType::Minion, &[(T::HEALTH, 1), (T::ATK, 1), (T::DEATHRATTLE, 1)], &ENDLESS),
    spell_card("ZZ_AGAIN", &AGAIN),
];
