//! Neutral cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4ebbba0b

/// `LOEA16_27` · Neutral minion · 5 mana · 5/5
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ todo LOEA16_27 58e5579c 21bb3a34 c8517f3e.ab23d2b2
#[test]
#[ignore = "todo: The Steel Sentinel"]
fn LOEA16_27_the_steel_sentinel() {
    unwritten("LOEA16_27");
}

/// `LOEA16_27H` · Neutral minion · 10 mana · 10/10
/// > This minion can only take 1 damage at a time.
///
/// State: Todo
//~ todo LOEA16_27H 09e96389 db48a70b 67af93ac.ab23d2b2
#[test]
#[ignore = "todo: The Steel Sentinel"]
fn LOEA16_27H_the_steel_sentinel() {
    unwritten("LOEA16_27H");
}

/// `LOE_008` · Neutral spell · 1 mana
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ todo LOE_008 11076eac 17a6d0e9 75c7b95c.5b3e23ea
#[test]
#[ignore = "todo: Eye of Hakkar"]
fn LOE_008_eye_of_hakkar() {
    unwritten("LOE_008");
}

/// `LOE_008H` · Neutral spell · 1 mana
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// State: Todo
//~ todo LOE_008H ef8ef8a8 aecb94dc 70d412b9.5b3e23ea
#[test]
#[ignore = "todo: Eye of Hakkar"]
fn LOE_008H_eye_of_hakkar() {
    unwritten("LOE_008H");
}

/// `LOE_011` · Neutral minion · 6 mana · 4/6
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// State: Done
//~ done LOE_011 9074b63d - a7a4147e.4a301d81
#[test]
fn LOE_011_reno_jackson() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_011"),
            Cost("LOE_011", 6),
            Stats("LOE_011", 4, 6),
            Hurt(MyHero, 20),
            Play("LOE_011", Nothing),
            Health(MyHero, 10),
        ],
    );
}

/// `LOE_024t` · Neutral minion · 4 mana · 0/4
/// > At the end of your turn, destroy the minion to the left.
///
/// State: Todo
//~ todo LOE_024t 6ac3f3b6 4aca6334 55709d9f.1b6f6afb
#[test]
#[ignore = "todo: Rolling Boulder"]
fn LOE_024t_rolling_boulder() {
    unwritten("LOE_024t");
}

/// `LOE_053` · Neutral minion · 5 mana · 4/6
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
///
/// State: Todo
//~ todo LOE_053 e1cf7397 5f054ed0 6c676dc6.bc95c891
#[test]
#[ignore = "todo: Djinni of Zephyrs"]
fn LOE_053_djinni_of_zephyrs() {
    unwritten("LOE_053");
}

/// `LOE_076` · Neutral minion · 1 mana · 1/3
/// > Battlecry: **Discover** a new basic Hero Power.
///
/// State: Todo
//~ todo LOE_076 92994575 1846b777 991dd80b.ff3210c4
#[test]
#[ignore = "todo: Sir Finley Mrrgglton"]
fn LOE_076_sir_finley_mrrgglton() {
    unwritten("LOE_076");
}

/// `LOE_077` · Neutral minion · 3 mana · 2/4
/// > Your **Battlecries** trigger twice.
///
/// State: Done
//~ done LOE_077 7cf6242f - a8a83ba6.ccddf63c
#[test]
fn LOE_077_brann_bronzebeard() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_077"),
            Cost("LOE_077", 3),
            Stats("LOE_077", 2, 4),
            Play("LOE_077", Nothing),
            Play("CS2_147", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `LOE_089` · Neutral minion · 6 mana · 2/6
/// > **Deathrattle:** Summon three 2/2 Runts.
///
/// State: Todo
//~ todo LOE_089 6a8dc4f9 8b407c10 0d356199.b87d7b30
#[test]
#[ignore = "todo: Wobbling Runts"]
fn LOE_089_wobbling_runts() {
    unwritten("LOE_089");
}

/// `LOE_092` · Neutral minion · 9 mana · 7/8
/// > **Battlecry: Discover** a powerful Artifact.
///
/// State: Todo
//~ todo LOE_092 bf43746a 1fa8dba5 5b9516be.7ad28b8c
#[test]
#[ignore = "todo: Arch-Thief Rafaam"]
fn LOE_092_arch_thief_rafaam() {
    unwritten("LOE_092");
}

/// `LOE_110t` · Neutral spell · Shadow · 4 mana
/// > **Casts When Drawn** You take 7 damage.
///
/// State: Todo
//~ todo LOE_110t ed59ee2b 213443b3 a9c9f85a.38e2aa68
#[test]
#[ignore = "todo: Ancient Curse"]
fn LOE_110t_ancient_curse() {
    unwritten("LOE_110t");
}
