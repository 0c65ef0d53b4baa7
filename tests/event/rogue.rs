//! Rogue cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Deadly Bribe · Spell · 3 mana · Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
//~ done CATA_EVENT_402 - bf620c00 -
#[test]
fn CATA_EVENT_402_deadly_bribe() {
    check! { Rogue:
        Give("CATA_EVENT_402"), Cost("CATA_EVENT_402", 3), Targets("CATA_EVENT_402", &[FriendlyMinion, EnemyMinion]),
        Enemy("CS2_182"), Enemy("CS2_172"), Play("CATA_EVENT_402", On(Their(0))), BoardCount(Theirs, 1),
        IsCard(Their(0), "CS2_172"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "GAME_005"), HandCount(Mine, 0),
        Play("CATA_EVENT_402", On(Their(0))), BoardCount(Theirs, 0), HandCount(Theirs, 2), HandCount(Mine, 1),
        IsCard(InHand(0), "GAME_005"),
    }
}
