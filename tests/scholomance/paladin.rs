//! Paladin cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ed168b3

/// `SCH_139` · Multi-class minion · 6 mana · 4/5
/// > **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
///
/// State: Todo
//~ todo SCH_139 07835a29 d0b1d5ef b9e9f68b.4e55ea38
#[test]
#[ignore = "todo: Devout Pupil"]
fn SCH_139_devout_pupil() {
    unwritten("SCH_139");
}

/// `SCH_141` · Multi-class minion · 4 mana · 3/6
/// > Spellburst**:** Cast a spell from your deck *(targets this if possible)*.
///
/// State: Todo
//~ todo SCH_141 426d501b a466a0a1 7ce999eb.f3b4f2ca
#[test]
#[ignore = "todo: High Abbess Alura"]
fn SCH_141_high_abbess_alura() {
    unwritten("SCH_141");
}

/// `SCH_149` · Paladin minion · 2 mana · 1/1
/// > **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
///
/// State: Todo
//~ todo SCH_149 3f994a83 3977feff 1ce15bd5.37ebe8b1
#[test]
#[ignore = "todo: Argent Braggart"]
fn SCH_149_argent_braggart() {
    unwritten("SCH_149");
}

/// `SCH_523` · Multi-class weapon · 3 mana · 2/2 durability
/// > **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
///
/// State: Done
//~ done SCH_523 0a77af28 - 64db1664.8a46dd0f
#[test]
fn SCH_523_ceremonial_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_523"),
            Cost("SCH_523", 3),
            Stats("SCH_523", 2, 2),
            Play("SCH_523", Nothing),
            Play("CS2_029", On(TheirHero)),
            BoardCount(Mine, 1),
            Is(My(0), "SCH_523t"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            Play("CS2_024", On(TheirHero)),
            BoardCount(Mine, 1),
        ],
    );
}
