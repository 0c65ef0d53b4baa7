//! Shaman cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d32f32ec

/// `DEEP_999t5` · Shaman minion · 4 mana · 5/5
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
///
/// State: Todo
//~ todo DEEP_999t5 9576a938 4505e178 12e75f08.f436446f
#[test]
#[ignore = "todo: The Azerite Murloc"]
fn DEEP_999t5_the_azerite_murloc() {
    unwritten("DEEP_999t5");
}

/// `WW_010` · Shaman minion · 5 mana · 4/5
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
///
/// State: Todo
//~ todo WW_010 2b8d82f0 9ff7ceee 32b8406e.efc07b08
#[test]
#[ignore = "todo: Doctor Holli'dae"]
fn WW_010_doctor_hollidae() {
    unwritten("WW_010");
}

/// `WW_010t` · Shaman weapon · 5 mana · 2/9 durability
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
///
/// State: Todo
//~ todo WW_010t 6f952cee 86b47100 95a1cbd6.1f5dd550
#[test]
#[ignore = "todo: Staff of the Nine Frogs"]
fn WW_010t_staff_of_the_nine_frogs() {
    unwritten("WW_010t");
}

/// `WW_026` · Shaman minion · 7 mana · 7/7
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental)*.
///
/// State: Todo
//~ todo WW_026 24bece8b 1b10078e 672fbc3f.c507b4a3
#[test]
#[ignore = "todo: Skarr, the Catastrophe"]
fn WW_026_skarr_the_catastrophe() {
    unwritten("WW_026");
}

/// `WW_027` · Shaman spell · 2 mana
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
///
/// State: Todo
//~ todo WW_027 31926d5d f045640e bdb7211e.e008ddcc
#[test]
#[ignore = "todo: Trusty Companion"]
fn WW_027_trusty_companion() {
    unwritten("WW_027");
}

/// `WW_326` · Shaman minion · 3 mana · 4/5
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// State: Todo
//~ todo WW_326 b21c68c9 013ec790 d9546717.59e25088
#[test]
#[ignore = "todo: Minecart Cruiser"]
fn WW_326_minecart_cruiser() {
    unwritten("WW_326");
}

/// `WW_327` · Shaman minion · 2 mana · 2/2
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
///
/// State: Done
//~ done WW_327 f9e77214 - bbcfe912.c1e76819
#[test]
fn WW_327_cactus_cutter() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_327"),
            Cost("WW_327", 2),
            Stats("WW_327", 2, 2),
            OnTop("CS2_008"),
            OnTop("CS2_182"),
            Play("WW_327", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_008"),
            Play("GAME_005", Nothing),
            Now(My(0), 2, 2),
            Play("CS2_008", On(TheirHero)),
            Now(My(0), 3, 4),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            OnTop("CS2_008"),
            Play("WW_327", Nothing),
            EndTurn,
            EndTurn,
            Play("CS2_008", On(TheirHero)),
            Now(My(0), 2, 2),
            HasNot(My(0), GameTag::TAUNT),
        ],
    );
}
