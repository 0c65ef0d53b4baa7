//! Starships: building, launching and aborting.
use cardwright_engine::state::Question;

use super::*;

/// A new Starship stands where its first piece died.
#[test]
fn a_starship_begins_where_its_piece_died() {
    check! { Druid: Ally("GDB_103"), Ally("CS2_182"), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(1), "CS2_182") }
    check! { Druid: Ally("CS2_182"), Ally("GDB_103"), Kill(My(1)), BoardCount(Mine, 2), IsCard(My(0), "CS2_182") }
}

#[test]
fn a_starship_is_launched_or_the_launch_aborted() {
    let mut table = invented::table(CardClass::Mage);
    table.steps(&[Ally("ZZ_L_PIECE"), Ally("ZZ_L_PIECE"), Kill(My(0)), Kill(My(1))]);
    table.steps(&[IsCard(My(0), "ZZ_L_SHIP"), Crystals(4)]);
    assert!(table.step(&Use(My(0), 0, Nothing)).is_err(), "it costs 5");
    table.steps(&[Crystals(6)]);
    let (before, hash) = (table.game.clone(), table.game.canonical_hash());
    table.steps(&[Use(My(0), 0, Nothing), Mana(6)]);
    assert_eq!(table.game.pending_question(), Some(Question::Confirm));
    assert_eq!(table.game.options(), [Action::Choose(0), Action::Cancel], "launch, abort");
    table.game.act(Action::Cancel).unwrap();
    assert!(table.game == before);
    assert_eq!(table.game.canonical_hash(), hash);
    // Two pieces of 1/4, and what each of them says.
    table.steps(&[Use(My(0), 0, Nothing), Choose(0), Mana(1), StatsNow(My(0), 2, 8), Armor(Mine, 6)]);
}
