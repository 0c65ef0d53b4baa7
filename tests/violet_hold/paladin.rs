//! Paladin cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e0ebf473

/// V'ama, Looming Death · Minion · 9 mana · 5/5 · **Battlecry:** Destroy all non-Paladin minions.
//~ done JAIL_118 - 5b4d180f -
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

/// Judgment · Spell · Holy · 6 mana · **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
//~ done JAIL_326 - b76c7ae3 -
#[test]
#[rustfmt::skip]
fn JAIL_326_judgment() {
    check(CardClass::Paladin, &[
        Targets("JAIL_326", &[FriendlyMinion]), Friend("CS2_200"), Friend("CS2_231"), Enemy("CS2_182"),
        Play("JAIL_326", On(My(0))), Now(My(0), 6, 7), Now(My(1), 6, 7), Now(Their(0), 6, 7),
    ]);
}

/// Dalaran Champion · Minion · 4 mana · 3/3 · **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
//~ todo JAIL_330 f5c1c48e 16bf7a1d -
#[test]
#[ignore = "todo: Dalaran Champion"]
fn JAIL_330_dalaran_champion() {
    unwritten("JAIL_330");
}

/// Commander Beatrix · Minion · 5 mana · 5/6 · **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
//~ todo JAIL_397 fb3cf9c3 7e6c1375 -
#[test]
#[ignore = "todo: Commander Beatrix"]
fn JAIL_397_commander_beatrix() {
    unwritten("JAIL_397");
}
