//! Cards of this test alone, beside all others: one for each mechanism that no written card shows.
use std::sync::LazyLock;

use cardwright_cards::custom::neutral::{BLUE, FOREIGN};
use cardwright_engine::script::prelude::*;
use cardwright_engine::{Card, Cards};
use cardwright_tests::{CardSet, Table};

const DRAW: &[Effect] = &[draw(1)];

const DRAWS: Power = spell(DRAW);

const fn with(cost: Cost) -> Power {
    activated("Draw", cost).then(DRAW)
}

const fn costing(text: &'static str) -> Power {
    match Cost::parse(text, &FOREIGN) {
        Ok(cost) => with(cost),
        Err(_) => panic!("no cost"),
    }
}

const MULTI: Power = abilities(&[
    whenever(YOU.cast(SPELL)).then(DRAW),
    after(YOU.cast(SPELL)).then(&[armor(1)]),
    aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(1)]),
    activated("Draw", mana(1)).then(DRAW),
    activated("Armor", mana(3)).then(&[armor(5)]),
]);
const IN_HAND: Power = activated("Draw", Cost::of(Part::Discard(1, CardFilter::Any))).in_hand().then(DRAW);
const TWO: Power = activated(
    "Draw",
    Cost::of(Part::Discard(1, CardFilter::Any)).and(Part::Discard(1, CardFilter::Type(CardType::Minion))),
)
.in_hand()
.then(DRAW);
const FIZZLE: Power = activated("All", mana(1)).then(&[destroy(YOUR_WEAPON), draw(1), armor(2)]);
const TITAN: Power = titan(&["ZZ_L_TITAN1", "ZZ_L_TITAN2", "ZZ_L_TITAN3"]);
const COUNTED: Power = activated("Draw", Cost::of(Part::X(Resource::Mana, 1, 5))).then(&[armor(1).times(LAST_AMOUNT)]);
const BLOODY: Power = aura(YOUR_HAND).have(&[has(GameTag::CARD_ALTERNATE_COST)]);

const LATE: Power = at_end_of_your_turn(DRAW);
const DOUBLES: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_multiplied(2)]);
const SHIELDS: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_at_most(3)]);
const ANYONE: Power = whenever(PLAYERS.cast(SPELL)).then(&[armor(1)]);

/// Draws as many cards as there are entities of an odd cost on the board: nothing that a word says.
const ODD: Power = activated("Odd", mana(1)).then(&[native("odd", odd, &[DRAW])]);
const SHIP: Power = starship(5);
const PIECE: Power = on(Word::Launch, &[armor(3)]);
const STARSHIP: &[(GameTag, i32)] = &[(GameTag::STARSHIP, 1)];
const HULL: &[(GameTag, i32)] = &[(GameTag::HEALTH, 4), (GameTag::ATK, 1), (GameTag::STARSHIP_PIECE, 1)];

fn odd(at: &mut dyn cardwright_engine::script::native::NativeContext) {
    let board = at.entities_in(Zone::Play).into_iter();
    let odd = board.filter(|minion| minion.friendly && minion.cost % 2 == 1).count();
    (0..odd).for_each(|_| at.queue(0));
}

const fn minion(id: &'static str, power: &'static Power) -> Card {
    Card::new(id, 0, id, "", CardType::Minion, CardClass::Neutral, CardSet::INVALID, STANDING, power)
}

const STANDING: &[(GameTag, i32)] = &[(GameTag::HEALTH, 4), (GameTag::ATK, 3), (GameTag::COST, 1)];

const fn spell_of(
    id: &'static str,
    text: &'static str,
    tags: &'static [(GameTag, i32)],
    power: &'static Power,
) -> Card {
    Card::new(id, 0, id, text, CardType::Spell, CardClass::Neutral, CardSet::INVALID, tags, power)
}

const fn instead(id: &'static str, tags: &'static [(GameTag, i32)]) -> Card {
    spell_of(id, "Draw a card.", tags, &DRAWS)
}

static LOCAL: &[Card] = &[
    minion("ZZ_L_MULTI", &MULTI),
    minion("ZZ_L_IN_HAND", &IN_HAND),
    minion("ZZ_L_TWO", &TWO),
    minion("ZZ_L_FIZZLE", &FIZZLE),
    minion("ZZ_L_TITAN", &TITAN),
    minion("ZZ_L_COUNTED", &COUNTED),
    minion("ZZ_L_BLOODY", &BLOODY),
    spell_of("ZZ_L_TITAN1", "Draw a card.", &[], &spell(DRAW)),
    spell_of("ZZ_L_TITAN2", "Gain 3 Armor.", &[], &spell(&[armor(3)])),
    spell_of("ZZ_L_TITAN3", "Deal 2 damage.", &[], &spell(&[deal(2).to(TARGET)])),
    minion("ZZ_L_MANA", &costing("2")),
    minion("ZZ_L_HEALTH", &costing("Health(5)")),
    minion("ZZ_L_HEALTH2", &costing("Health(5) + Health(5)")),
    minion("ZZ_L_ARMOR", &costing("Armor(2)")),
    minion("ZZ_L_CORPSES", &costing("Corpses(3)")),
    minion("ZZ_L_POOL", &costing("U U")),
    minion("ZZ_L_EXHAUST", &costing("Exhaust")),
    minion("ZZ_L_ATTACK", &costing("Attack")),
    minion("ZZ_L_ONCE", &costing("Once(0)")),
    minion("ZZ_L_DURABILITY", &costing("Durability(3)")),
    minion("ZZ_L_COOLDOWN", &costing("Cooldown(2)")),
    minion("ZZ_L_OVERLOAD", &costing("Overload(2)")),
    minion("ZZ_L_COUNTER", &costing("Counter(1,2)")),
    minion("ZZ_L_CHARGE", &costing("AddCounter(1,2)")),
    minion("ZZ_L_DISCARD", &costing("Discard(1,Spell)")),
    minion("ZZ_L_DESTROY", &costing("Destroy(1,Any)")),
    minion("ZZ_L_TAP", &costing("Tap(2,Any)")),
    minion("ZZ_L_TO_DECK", &costing("ToDeck(1,Any)")),
    minion("ZZ_L_EXILE", &costing("Exile(2,Any)")),
    minion("ZZ_L_ALL", &costing("All(Corpses,1)")),
    minion("ZZ_L_EITHER", &costing("3 | (1 + Health(2))")),
    minion("ZZ_L_JOINT", &costing("2 + Health(3) + Discard(1,Any)")),
    minion("ZZ_L_LAND", &activated("Mana", Cost::of(Part::Exhaust)).then(&[gain_mana(1), gain(1, BLUE)])),
    minion("ZZ_L_ODD", &ODD),
    minion("ZZ_L_MANY", &costing("1 + Health(2) + Armor(1) + Corpses(1) + U + Exhaust + Discard(1,Any)")),
    minion("ZZ_L_STUB", &TODO),
    Card::new("ZZ_L_SHIP", 0, "", "", CardType::Minion, CardClass::Mage, CardSet::INVALID, STARSHIP, &SHIP),
    Card::new("ZZ_L_PIECE", 0, "", "", CardType::Minion, CardClass::Mage, CardSet::INVALID, HULL, &PIECE),
    minion("ZZ_L_LATE", &LATE),
    minion("ZZ_L_DOUBLES", &DOUBLES),
    minion("ZZ_L_SHIELDS", &SHIELDS),
    minion("ZZ_L_ANYONE", &ANYONE),
    instead("ZZ_L_PREPARED", &[(GameTag::COST, 9), (GameTag::DECK_ACTION_COST, 1), (GameTag::PREPARE, 1)]),
    instead("ZZ_L_BY_HEALTH", &[(GameTag::COST, 3), (GameTag::CARD_ALTERNATE_COST, 1)]),
    instead("ZZ_L_BY_ARMOR", &[(GameTag::COST, 2), (GameTag::CARD_ALTERNATE_COST, 2)]),
    instead("ZZ_L_BY_CORPSES", &[(GameTag::COST, 2), (GameTag::CARD_ALTERNATE_COST, 3)]),
    instead("ZZ_L_DEAR", &[(GameTag::COST, 4)]),
    instead("ZZ_L_OVERLOADS", &[(GameTag::COST, 1), (GameTag::OVERLOAD, 2)]),
];

static CARDS: LazyLock<Cards> = LazyLock::new(|| {
    let mut sets: Vec<&'static [Card]> = cardwright_cards::SETS.to_vec();
    sets.push(LOCAL);
    Cards::new(&sets).expect("no id is taken")
});

/// A table at which these cards can be had too.
pub fn table(class: CardClass) -> Table {
    Table::new(&CARDS, class)
}
