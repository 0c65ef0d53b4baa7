//! Paladin cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ed168b3

/// Devout Pupil · Minion · 6 mana · 4/5 · **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
//~ todo SCH_139 d0b1d5ef 772c71ca -
#[test]
#[ignore = "todo: Devout Pupil"]
fn SCH_139_devout_pupil() {
    unwritten("SCH_139");
}

/// High Abbess Alura · Minion · Draenei · 4 mana · 3/6 · **Spellburst:** Cast a spell from your deck *(targets this if possible*).
//~ todo SCH_141 a466a0a1 06009b8e -
#[test]
#[ignore = "todo: High Abbess Alura"]
fn SCH_141_high_abbess_alura() {
    unwritten("SCH_141");
}

/// Argent Braggart · Minion · Draenei · 2 mana · 1/1 · **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
//~ todo SCH_149 3977feff ac465eeb -
#[test]
#[ignore = "todo: Argent Braggart"]
fn SCH_149_argent_braggart() {
    unwritten("SCH_149");
}

/// Ceremonial Maul · Weapon · 3 mana · 2/2 durability · **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
//~ done SCH_523 - 435ef5ff -
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
