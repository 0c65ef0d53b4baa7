//! Priest cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4346a987

/// Power Word: Glory · Spell · Holy · 1 mana · Choose a minion. Whenever it attacks, restore #4 Health to your hero.
//~ done AT_013 - 4e445251 -
#[test]
fn AT_013_power_word_glory() {
    check! { Priest:
        Targets("AT_013", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), DealDamage(MyHero, 10),
        DealDamage(TheirHero, 10), Play("AT_013", On(Their(0))), EndTurn, Attack(Their(0), MyHero), Health(MyHero, 20),
        Health(TheirHero, 20), Attack(Their(1), MyHero), Health(MyHero, 16),
    }
}

/// Convert · Spell · 3 mana · Put a copy of an enemy minion into your hand. It costs (1).
//~ done AT_015 - 0861dbc2 -
#[test]
fn AT_015_convert() {
    check! { Priest:
        Give("AT_015"), Cost("AT_015", 3), Targets("AT_015", &[EnemyMinion]), Enemy("CS2_182"),
        Play("AT_015", On(Their(0))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), CostNow(InHand(0), 1),
        BoardCount(Theirs, 1), HandCount(Theirs, 0), Play("CS2_182", Nothing), Mana(6), StatsNow(My(0), 4, 5),
    }
}
