//! Events without a listener allocate no memory.
use cardwright_data::CardClass;
use cardwright_engine::state::{ByPlayer, Rng};
use cardwright_engine::{Action, Deck, Game, Options, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Step::*;

/// A table with a minion on each side that lives through some attacks; its lists have room, as in the middle of a game.
fn attacks() -> Table {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), TheirHero), EndTurn, EndTurn]);
    table
}

fn allocations(game: &mut Game, attacker: cardwright_engine::EntityId) -> u64 {
    let defender = game.players[PlayerId::Second].hero.expect("the hero is there");
    let action = Action::Attack { attacker, defender };
    assert!(game.options().contains(&action));
    allocation_counter::measure(|| game.act_unchecked(action)).count_total
}

#[test]
fn an_event_without_listeners_allocates_nothing() {
    let mut table = attacks();
    let attacker = table.who(My(0)).expect("it is there");
    let turn = table.game.turn;
    assert_eq!(allocations(&mut table.game, attacker), 0, "an attack, damage, a phase's end");
    assert_eq!(
        (table.game.turn, table.game.players[PlayerId::Second].hero.map(|hero| table.game[hero].damage)),
        (turn, Some(8))
    );
    // Somebody who hears of damage, and another attack that is like it in all else.
    let mut table = attacks();
    table.steps(&[Ally("EX1_007")]);
    let attacker = table.who(My(0)).expect("it is there");
    assert_eq!(allocations(&mut table.game, attacker), 0, "who hears is asked");
}

/// A tree of a search has a state in each node. A late game: full boards and hands, enchantments, a long history.
#[test]
fn a_hundred_thousand_states_of_a_late_game_fit_into_a_gibibyte() {
    let mut table = Table::new(cards::cards(), CardClass::Mage);
    table.steps(&[Ally("CS2_182"); 6]);
    table.steps(&[Enemy("CS2_182"); 7]);
    table.steps(&[Give("CS2_029"); 9]);
    for at in 0..6 {
        table.steps(&[Enchant(My(at), "CS2_092e"), Enchant(Their(at), "CS2_092e")]);
    }
    for _ in 0..3 {
        table.steps(&[EndTurn, Attack(Their(0), MyHero), EndTurn]);
    }
    let one = allocation_counter::measure(|| drop(std::hint::black_box(table.game.clone()))).bytes_total;
    let inline = u64::try_from(size_of::<Game>()).expect("small");
    assert!((one + inline) * 100_000 < 1 << 30, "{one} bytes asked for and {inline} of its own");
}

/// Minions that started in a deck and become others are remembered within the game, for cards that ask how a deck began.
#[test]
fn a_polymorph_does_not_make_clones_dearer() {
    let cards = cards::cards();
    let find = |id: &str| cards.by_id(id).expect("the card is there");
    let list = [vec![find("CS2_022"); 2], vec![find("CS2_182"); 28]].concat();
    let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
    let clone = |game: &Game| allocation_counter::measure(|| drop(std::hint::black_box(game.clone()))).count_total;
    let mut seen = 0;
    for seed in 0..40 {
        let options = Options { seed, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&deck; 2]), None, options).expect("legal decks");
        let mut dice = Rng::new(seed);
        while let Some(action) = game.random_action(&mut dice) {
            let before = clone(&game);
            game.act_unchecked(action);
            let polymorph = matches!(action, Action::Play { card, .. } if game[card].card == find("CS2_022"));
            // So many of the dead lie within the game.
            if polymorph && seen < 20 && game.graveyard.len() <= 32 {
                assert_eq!(clone(&game), before, "seed {seed}, turn {}", game.turn);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 20);
}
