//! The keywords that came with the expansions, each told as a story.
#[allow(dead_code, reason = "each test crate uses some of it")]
#[path = "../../tests/harness/mod.rs"]
mod harness;

mod cards;

use cardwright_data::{CardClass, GameTag};
use harness::step::At::*;
use harness::step::Side::*;
use harness::step::Step::{self, *};
use harness::step::Who::*;
use harness::table::Table;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";
const COIN: &str = "GAME_005";

fn table() -> Table {
    Table::new(cards::cards(), CardClass::Mage)
}

#[track_caller]
fn check(steps: &[Step]) {
    table().steps(steps);
}

mod dormant {
    use super::*;

    #[test]
    fn nothing_reaches_it_and_it_does_nothing() {
        check(&[
            Friend(YETI),
            Play("ZZ_SLEEPER", Nothing),
            HasNow(My(1), GameTag::DORMANT),
            Play("ZZ_STORM", Nothing),
            Dead(Nth(0)),
            Now(My(0), 3, 5),
            Damage(My(0), 0),
        ]);
        let mut table = table();
        table.steps(&[Friend("ZZ_LEADER"), Play("ZZ_SLEEPER", Nothing), Now(My(1), 3, 5)]);
        let sleeper = table.who(My(1)).unwrap();
        assert!(table.game.options_for(sleeper).is_empty(), "it rushes, when it is awake");
        table.steps(&[EndTurn, Friend("ZZ_SLEEPER")]);
        assert!(table.step(&Play("CS2_108", On(My(1)))).is_err(), "nobody points at it");
        assert!(table.step(&Play("CS2_022", On(My(1)))).is_err());
    }

    #[test]
    fn it_wakes_after_its_turns_and_then_its_text_comes_before_the_card_for_the_turn() {
        check(&[
            Play("ZZ_SLEEPER", Nothing),
            Enemy(YETI),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::DORMANT),
            Armor(Mine, 0),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Armor(Mine, 3),
            Attack(My(0), Their(0)),
        ]);
        let mut table = table();
        table.steps(&[Play("ZZ_SLEEPER", Nothing), EndTurn, EndTurn, EndTurn, EndTurn]);
        assert!(table.step(&Attack(My(0), TheirHero)).is_err(), "it has only just come");
    }

    #[test]
    fn its_spell_damage_and_its_aura_sleep_too() {
        check(&[Play("ZZ_SLEEPER", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6)]);
        check(&[Friend("ZZ_SLEEPER"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 7)]);
        check(&[
            Friend(YETI),
            Play("ZZ_DREAMER", Nothing),
            Now(My(0), 4, 5),
            Play("ZZ_ALARM", Nothing),
            Now(My(0), 5, 6),
            Play("ZZ_LULLABY", On(My(1))),
            Now(My(0), 4, 5),
        ]);
    }

    #[test]
    fn while_it_sleeps_only_what_says_so_answers() {
        check(&[
            Play("ZZ_DREAMER", Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 0),
            EndTurn,
            HandCount(Mine, 1),
            EndTurn,
            Play("ZZ_ALARM", Nothing),
            Play(COIN, Nothing),
            Armor(Mine, 1),
            HandCount(Mine, 2),
            EndTurn,
            HandCount(Mine, 2),
        ]);
    }

    #[test]
    fn it_may_wait_for_what_happens() {
        check(&[
            Play("ZZ_PRISONER", Nothing),
            Play(COIN, Nothing),
            Play(COIN, Nothing),
            HasNow(My(0), GameTag::DORMANT),
            Play(COIN, Nothing),
            HasNot(My(0), GameTag::DORMANT),
        ]);
    }

    #[test]
    fn who_is_put_to_sleep_keeps_what_is_on_it() {
        check(&[
            Friend(YETI),
            Play("CS2_092", On(My(0))),
            Play("ZZ_LULLABY", On(My(0))),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Now(My(0), 8, 9),
        ]);
    }

    #[test]
    fn neither_neighbours_nor_answers_to_its_coming_reach_it() {
        check(&[Friend("ZZ_WARDEN"), Play("ZZ_SLEEPER", Nothing), Now(My(1), 3, 5)]);
        check(&[Play("ZZ_SLEEPER", Nothing), Play("ZZ_ARGUS", Nothing), Now(My(0), 3, 5), Now(My(1), 3, 4)]);
    }

    #[test]
    fn a_copy_of_one_that_woke_is_awake_and_a_new_one_is_not() {
        check(&[
            Play("ZZ_SLEEPER", Nothing),
            Play("ZZ_ALARM", Nothing),
            Play("ZZ_TWIN", Nothing),
            HasNot(My(1), GameTag::DORMANT),
            Play("ZZ_SLEEPER", Nothing),
            HasNow(My(2), GameTag::DORMANT),
        ]);
    }

    #[test]
    fn what_is_no_minion_stands_among_them_untouched() {
        check(&[Enemy("ZZ_PERMANENT"), Play("CS2_025", Nothing), Damage(Their(0), 0), BoardCount(Theirs, 1)]);
        let mut table = table();
        table.steps(&[Friend(WISP), Enemy("ZZ_PERMANENT")]);
        assert!(table.step(&Attack(My(0), Their(0))).is_err());
    }
}
