//! Priest cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd12a551

/// `WW_052` · Priest spell · 5 mana
/// > Summon 10 1/1 Lightbugs with **Lifesteal**. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_052 859f31c1 e7ebba96 90ad8e74.c72ba548
#[test]
#[ignore = "todo: Swarm of Lightbugs"]
fn WW_052_swarm_of_lightbugs() {
    unwritten("WW_052");
}

/// `WW_052t2` · Priest spell · 1 mana
/// > Summon the excess 1/1 Lightbugs with **Lifesteal**.@Summon {0} 1/1 Lightbugs with **Lifesteal**.
///
/// State: Todo
//~ todo WW_052t2 14868299 66d79c3c 326b9be9.c81ef7a3
#[test]
#[ignore = "todo: Bottled Lightbugs"]
fn WW_052t2_bottled_lightbugs() {
    unwritten("WW_052t2");
}

/// `WW_384` · Priest minion · 3 mana · 2/4
/// > **Battlecry: Discover** a spell from your deck. **Quickdraw:** Enemy deck instead.
///
/// State: Todo
//~ todo WW_384 bc9b5c7d c2a6828d 5a059362.e1af0763
#[test]
#[ignore = "todo: Benevolent Banker"]
fn WW_384_benevolent_banker() {
    unwritten("WW_384");
}

/// `WW_392` · Priest minion · 8 mana · 5/5
/// > **Battlecry:** If your deck started with no duplicates, summon 5/5 copies of 4 random minions in your deck.
///
/// State: Done
//~ done WW_392 f13e605f - 6f1d8c22.1ab677dd
#[test]
fn WW_392_elise_badlands_savior() {
    check(
        CardClass::Priest,
        &[
            Give("WW_392"),
            Cost("WW_392", 8),
            Stats("WW_392", 5, 5),
            DeckOf(&["CS2_182", "CS2_200", "CS2_231", "CS2_186", "CS2_029", "CS2_172"]),
            Force(Card("CS2_182")),
            Force(Card("CS2_200")),
            Force(Card("CS2_231")),
            Force(Card("CS2_186")),
            Play("WW_392", Nothing),
            BoardCount(Mine, 5),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 5, 5),
            Now(The("CS2_182"), 5, 5),
            Now(The("CS2_200"), 5, 5),
            Now(The("CS2_186"), 5, 5),
            Now(Nth(3), 1, 1),
            DeckCount(Mine, 6),
        ],
    );
    check(CardClass::Priest, &[Play("WW_392", Nothing), BoardCount(Mine, 1)]);
}

/// `WW_393` · Priest spell · Shadow · 4 mana
/// > Deal $10 damage to an enemy minion. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_393 c2bb5c35 143cfe97 0f731071.781f436a
#[test]
#[ignore = "todo: Invasive Shadeleaf"]
fn WW_393_invasive_shadeleaf() {
    unwritten("WW_393");
}

/// `WW_393t` · Priest spell · Shadow · 1 mana
/// > Deal the excess damage to an enemy minion.@Deal ${0} damage to an enemy minion.
///
/// State: Todo
//~ todo WW_393t 3b2ab1f7 6130f59a e335950c.d2070dd3
#[test]
#[ignore = "todo: Bottled Shadeleaf"]
fn WW_393t_bottled_shadeleaf() {
    unwritten("WW_393t");
}

/// `WW_395` · Priest spell · Holy · 2 mana
/// > Restore #8 Health to a damaged character. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_395 7d3b652d a2eb56e7 ccb09a37.594f3fd3
#[test]
#[ignore = "todo: Holy Springwater"]
fn WW_395_holy_springwater() {
    unwritten("WW_395");
}

/// `WW_395t` · Priest spell · Holy · 1 mana
/// > Restore the excess Health.@Restore #{0} Health.
///
/// State: Todo
//~ todo WW_395t 66831e73 3e5ca738 1eb445a7.1b91c06e
#[test]
#[ignore = "todo: Bottled Springwater"]
fn WW_395t_bottled_springwater() {
    unwritten("WW_395t");
}
