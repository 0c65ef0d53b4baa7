//! Paladin cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e0ebf473

/// `JAIL_118` · Paladin minion · 9 mana · 5/5
/// > **Battlecry:** Destroy all non-Paladin minions.
///
/// State: Done
//~ done JAIL_118 b34315f3 - c5910ca8.9dfe327a
#[test]
fn JAIL_118_vama_looming_death() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_118"),
            Cost("JAIL_118", 9),
            Stats("JAIL_118", 5, 5),
            Friend("CS2_182"),
            Friend("CS2_101t"),
            Enemy("CS2_182"),
            Play("JAIL_118", Nothing),
            // The Silver Hand Recruit is a Paladin minion, the Yetis are none.
            BoardCount(Theirs, 0),
            BoardCount(Mine, 2),
            Is(My(0), "CS2_101t"),
        ],
    );
}

/// `JAIL_326` · Paladin spell · Holy · 6 mana
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
///
/// State: Todo
//~ todo JAIL_326 12357b86 8d944465 35748e4e.e869e358
#[test]
#[ignore = "todo: Judgment"]
fn JAIL_326_judgment() {
    unwritten("JAIL_326");
}

/// `JAIL_330` · Paladin minion · 4 mana · 3/3
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
///
/// State: Todo
//~ todo JAIL_330 c604de5c f5c1c48e ef8892b9.03a36e4c
#[test]
#[ignore = "todo: Dalaran Champion"]
fn JAIL_330_dalaran_champion() {
    unwritten("JAIL_330");
}

/// `JAIL_397` · Paladin minion · 5 mana · 5/6
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
///
/// State: Todo
//~ todo JAIL_397 63c45dc6 fb3cf9c3 6e564ba4.48443cdb
#[test]
#[ignore = "todo: Commander Beatrix"]
fn JAIL_397_commander_beatrix() {
    unwritten("JAIL_397");
}
