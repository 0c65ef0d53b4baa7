//! Mage cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3a442d67

/// # Animated Avalanche
///
/// `YOD_007` · Mage minion · 7 mana · 7/6
///
/// > **Battlecry:** If you played an Elemental last turn, summon a copy of this.
///
/// State: Derived
//~ derived YOD_007 48d81918 4797f813 69e1ccdc.01ee8769
#[test]
fn YOD_007_animated_avalanche() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_007"),
            Cost("YOD_007", 7),
            Stats("YOD_007", 7, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("YOD_007", Nothing),
            BoardCount(Mine, 4),
            In(The("YOD_007"), Zone::Play),
            Now(The("YOD_007"), 7, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("YOD_007"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOD_007", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Arcane Amplifier
///
/// `YOD_008` · Mage minion · 3 mana · 2/5
///
/// > Your Hero Power deals 2 extra damage.
///
/// State: Derived
//~ derived YOD_008 f7cd47b9 bde573c5 39575334.2415fd86
#[test]
fn YOD_008_arcane_amplifier() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_008"),
            Cost("YOD_008", 3),
            Stats("YOD_008", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_008"),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # The Amazing Reno
///
/// `YOD_009` · Mage hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Make all minions disappear. *\*Poof!\**
///
/// State: Todo
//~ todo YOD_009 febe18b0 5a2cc8cb f4ea811a.77cf9b0c
#[test]
#[ignore = "todo: YOD_009 The Amazing Reno"]
fn YOD_009_the_amazing_reno() {
    check(CardClass::Mage, &[Give("YOD_009"), Cost("YOD_009", 10), Unwritten]);
}

/// # What Does This Do?
///
/// `YOD_009h` · Mage hero power · 0 mana
///
/// > **Passive** At the start of your turn, cast a random spell.
///
/// State: Todo
//~ todo YOD_009h 45cfe31f f2f72aad 3d166b04.58b2a744
#[test]
#[ignore = "todo: YOD_009h What Does This Do?"]
fn YOD_009h_what_does_this_do() {
    check(CardClass::Mage, &[HasHeroPower("YOD_009h"), Cost("YOD_009h", 0), Unwritten]);
}
