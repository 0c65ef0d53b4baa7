//! Druid cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 57a40ce8

/// `TSC_026` · Druid minion · 7 mana · 6/5
/// > **Colossal +1** **Immune** while you control Colaque's Shell.
///
/// State: Done
//~ done TSC_026 66a84fc3 - 3a5327fd.fee7aaf1
#[test]
fn TSC_026_colaque() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_026"),
            Cost("TSC_026", 7),
            Stats("TSC_026", 6, 5),
            Enemy("TSC_026t"),
            Play("TSC_026", Nothing),
            BoardCount(Mine, 2),
            HasNow(Nth(0), GameTag::IMMUNE),
            Hurt(Nth(0), 3),
            Damage(Nth(0), 0),
            Kill(The("TSC_026t")),
            HasNot(Nth(0), GameTag::IMMUNE),
            Hurt(Nth(0), 3),
            Damage(Nth(0), 3),
        ],
    );
}

/// `TSC_652` · Druid minion · 6 mana · 5/5
/// > **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
///
/// State: Todo
//~ todo TSC_652 76d1f986 a3e54c53 1e07c047.6445117c
#[test]
#[ignore = "todo: Green-Thumb Gardener"]
fn TSC_652_green_thumb_gardener() {
    unwritten("TSC_652");
}

/// `TSC_653` · Druid minion · 1 mana · 1/3
/// > **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
///
/// State: Todo
//~ todo TSC_653 496eef50 d0d853cb ee318c47.0fc3fefd
#[test]
#[ignore = "todo: Bottomfeeder"]
fn TSC_653_bottomfeeder() {
    unwritten("TSC_653");
}

/// `TSC_654` · Druid spell · 0 mana
/// > **Dredge**. If you have the Mana to play the card this turn, draw it.
///
/// State: Todo
//~ todo TSC_654 06c99ed5 ff777442 48bbc187.a5e9401c
#[test]
#[ignore = "todo: Aquatic Form"]
fn TSC_654_aquatic_form() {
    unwritten("TSC_654");
}

/// `TSC_656` · Druid spell · Nature · 7 mana
/// > Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ todo TSC_656 b56c221d b1028ba6 260a5f17.f7fc1467
#[test]
#[ignore = "todo: Miracle Growth"]
fn TSC_656_miracle_growth() {
    unwritten("TSC_656");
}

/// `TSC_657` · Druid minion · 1 mana · 4/4
/// > **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
///
/// State: Todo
//~ todo TSC_657 ef5cdc4d 9779885a a3af32a1.36957658
#[test]
#[ignore = "todo: Dozing Kelpkeeper"]
fn TSC_657_dozing_kelpkeeper() {
    unwritten("TSC_657");
}

/// `TSC_658` · Druid minion · 7 mana · 4/5
/// > **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
///
/// State: Todo
//~ todo TSC_658 0bf628d5 31243fb0 4810780e.cbb89e49
#[test]
#[ignore = "todo: Hedra the Heretic"]
fn TSC_658_hedra_the_heretic() {
    unwritten("TSC_658");
}
