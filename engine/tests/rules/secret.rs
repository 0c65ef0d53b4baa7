//! Secrets and counters.
use super::*;

#[test]
fn an_active_secret_is_not_put_into_play_again() {
    let active = [Play("ZZ_TRAP", Nothing)];
    game(
        &[&active[..], &[DeckOf(&["ZZ_TRAP", "ZZ_TRAP_REPRINT"]), Play("ZZ_SCIENCE", Nothing), DeckCount(Mine, 2)]]
            .concat(),
    );
    game(&[&active[..], &[DeckOf(&["ZZ_TRAP", "ZZ_SNARE"]), Play("ZZ_SCIENCE", Nothing), DeckCount(Mine, 1)]].concat());
    game(&[&active[..], &[Give("ZZ_TRAP_REPRINT"), Unplayable("ZZ_TRAP_REPRINT")]].concat());
}

#[test]
fn a_secret_that_is_discovered_and_put_into_play_is_none_that_is_active() {
    let mut table = game_table();
    table.steps(&[Play("ZZ_TRAP", Nothing), Play("ZZ_KEYSMITH", Nothing)]);
    let names: Vec<&str> = table.game.offered().iter().filter_map(|offered| named(&table, *offered)).collect();
    assert!(!names.is_empty() && !names.contains(&"Trap"), "{names:?}");
}

#[test]
fn an_attacker_without_health_is_not_returned_by_a_secret() {
    let mut table = game_table();
    table.steps(&[Play("ZZ_EXPLODE", Nothing), Play("ZZ_FREEZE_IT", Nothing), Enemy(WISP), EndTurn]);
    table.steps(&[Attack(Their(0), MyHero), Dead(Nth(2)), HandCount(Theirs, 1)]);
    assert_eq!(table.game.players[MINE].secrets.len(), 1);
}

#[test]
fn a_countered_spell_was_not_played_and_overloads_nothing() {
    let mut table = game_table();
    table.steps(&[Ally("ZZ_KEEPER"), Enemy("ZZ_WARD"), Play("ZZ_STORM", Nothing), Armor(Mine, 0)]);
    assert_eq!(table.game.players[MINE].overloaded, 0);
    let mut table = self::game_table();
    table.steps(&[Ally("ZZ_KEEPER"), Play("ZZ_STORM", Nothing), Armor(Mine, 2)]);
    assert_eq!(table.game.players[MINE].overloaded, 2);
}

#[test]
fn a_secret_that_gives_cards_is_not_spent_on_a_full_hand() {
    let mut table = game_table();
    table.steps(&[Play("ZZ_TWICE", Nothing), Ally(WISP)]);
    table.steps(&[Give(YETI); 10]);
    table.steps(&[EndTurn, Play("CS2_029", on(1)), Dead(Nth(1)), HandCount(Mine, 10)]);
    assert_eq!(table.game.players[MINE].secrets.len(), 1);
}
