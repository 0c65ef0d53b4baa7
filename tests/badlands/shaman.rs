//! Shaman cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d32f32ec

/// The Azerite Murloc · Minion · Elemental · Murloc · 4 mana · 5/5 · **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
//~ todo DEEP_999t5 4505e178 13ba9520 -
#[test]
#[ignore = "todo: The Azerite Murloc"]
fn DEEP_999t5_the_azerite_murloc() {
    unwritten("DEEP_999t5");
}

/// Doctor Holli'dae · Minion · 5 mana · 4/5 · **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
//~ done WW_010 - b3c7453c -
#[test]
#[rustfmt::skip]
fn WW_010_doctor_hollidae() {
    check(CardClass::Shaman, &[
        DeckOf(&["CS2_182"]), Play("WW_010", Nothing), Is(MyWeapon, "WW_010t"), Attack(MyHero, TheirHero),
        BoardCount(Mine, 2), Is(My(1), "WW_010hexfrog"), Now(My(1), 1, 1), EndTurn, EndTurn, Attack(MyHero, TheirHero),
        BoardCount(Mine, 3), Now(My(2), 2, 2), Now(My(1), 1, 1),
    ]);
    check(CardClass::Shaman, &[DeckOf(&["CS2_182", "CS2_182"]), Play("WW_010", Nothing), NoWeapon(Mine)]);
    check(CardClass::Shaman, &[
        DeckOf(&["CS2_182"]), Play("WW_010", Nothing), EndTurn, Enemy("CS2_091"), Attack(TheirHero, MyHero),
        BoardCount(Mine, 1),
    ]);
}

/// Staff of the Nine Frogs · Weapon · 5 mana · 2/9 durability · After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
//~ done WW_010t - 4a27029d -
#[test]
fn WW_010t_staff_of_the_nine_frogs() {
    WW_010_doctor_hollidae();
}

/// Skarr, the Catastrophe · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental*).
//~ todo WW_026 1b10078e 2224717e -
#[test]
#[ignore = "todo: Skarr, the Catastrophe"]
fn WW_026_skarr_the_catastrophe() {
    unwritten("WW_026");
}

/// Trusty Companion · Spell · 2 mana · Give a minion +2/+3. If it has a minion type, draw one of that type.
//~ todo WW_027 f045640e 24361f6c -
#[test]
#[ignore = "todo: Trusty Companion"]
fn WW_027_trusty_companion() {
    unwritten("WW_027");
}

/// Minecart Cruiser · Minion · Elemental · 3 mana · 4/5 · **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
//~ todo WW_326 013ec790 f4871458 -
#[test]
#[ignore = "todo: Minecart Cruiser"]
fn WW_326_minecart_cruiser() {
    unwritten("WW_326");
}

/// Cactus Cutter · Minion · Murloc · 2 mana · 2/2 · **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
//~ done WW_327 - c26856d6 -
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
