//! Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a01d0369

/// `JAIL_380` · Hunter weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
///
/// State: Done
//~ done JAIL_380 d81b2e18 - f10a2e12.04aa4efd
#[test]
fn JAIL_380_smuggled_shovel() {
    check(
        CardClass::Hunter,
        &[
            Give("JAIL_380"),
            Cost("JAIL_380", 1),
            Stats("JAIL_380", 1, 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_380"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// `JAIL_831` · Hunter minion · 6 mana · 6/5
/// > While building your deck, pick 3 contraband Beasts. Battlecry: **Discover** one. It costs (3) less.
///
/// State: Todo
//~ todo JAIL_831 d17fdf5e e9f10fb6 356a5c4d.5cb8fe18
#[test]
#[ignore = "todo: King of the Underbelly"]
fn JAIL_831_king_of_the_underbelly() {
    unwritten("JAIL_831");
}

/// `JAIL_879t` · Hunter spell · 4 mana
/// > **Casts When Drawn** Summon a random 5-Cost Beast.
///
/// State: Todo
//~ todo JAIL_879t e06d0fa1 d9dff50c fa361323.317af285
#[test]
#[ignore = "todo: Tripped Beast Tripwire"]
fn JAIL_879t_tripped_beast_tripwire() {
    unwritten("JAIL_879t");
}

/// `JAIL_881t` · Hunter spell · Arcane · 3 mana
/// > **Casts When Drawn** Deal $4 damage split among all enemies.
///
/// State: Todo
//~ todo JAIL_881t e76df2e6 a2612f21 5dc393f5.2178386a
#[test]
#[ignore = "todo: Tripped Arcane Tripwire"]
fn JAIL_881t_tripped_arcane_tripwire() {
    unwritten("JAIL_881t");
}

/// `JAIL_882` · Hunter minion · 3 mana · 4/2
/// > **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
///
/// State: Todo
//~ todo JAIL_882 85954312 d495b241 016d28a0.d04866c8
#[test]
#[ignore = "todo: R4T-C4TCH3R"]
fn JAIL_882_r4t_c4tch3r() {
    unwritten("JAIL_882");
}
