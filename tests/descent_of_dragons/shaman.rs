//! Shaman cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 986dacb4

/// `DRG_096` · Shaman minion · 5 mana · 5/5
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
///
/// State: Todo
//~ todo DRG_096 fd6c0a38 472a4a7e e5d3f6af.009faa7f
#[test]
#[ignore = "todo: Bandersmosh"]
fn DRG_096_bandersmosh() {
    unwritten("DRG_096");
}

/// `DRG_217` · Shaman spell · 5 mana
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
///
/// State: Done
//~ done DRG_217 a7539a75 - 44f27067.0bbe0856
#[test]
fn DRG_217_dragons_pack() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_217"),
            Cost("DRG_217", 5),
            Play("DRG_248", On(TheirHero)),
            Play("DRG_248", On(TheirHero)),
            Crystals(10),
            Play("DRG_217", Nothing),
            BoardCount(Mine, 4),
            Now(My(2), 5, 6),
        ],
    );
}

/// `DRG_218` · Shaman minion · 5 mana · 3/3
/// > **Battlecry: Invoke** Galakrond twice.
///
/// State: Done
//~ done DRG_218 e04226da - dddfe4d1.072924e1
#[test]
fn DRG_218_corrupt_elementalist() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_218"),
            Cost("DRG_218", 5),
            Stats("DRG_218", 3, 3),
            Play("DRG_218", Nothing),
            BoardCount(Mine, 3),
            Is(The("DRG_238t14t3"), "DRG_238t14t3"),
        ],
    );
}

/// `DRG_224` · Shaman minion · 6 mana · 5/5
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
///
/// State: Todo
//~ todo DRG_224 83812038 594b8616 b354e38a.c652fb63
#[test]
#[ignore = "todo: Nithogg"]
fn DRG_224_nithogg() {
    unwritten("DRG_224");
}

/// `DRG_248` · Shaman spell · Frost · 1 mana
/// > **Freeze** an enemy. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_248 2a889e9e - dd453d90.1fe2cc63
#[test]
fn DRG_248_invocation_of_frost() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_248"),
            Cost("DRG_248", 1),
            Enemy("CS2_182"),
            Play("DRG_248", On(Their(0))),
            HasNow(Their(0), GameTag::FROZEN),
            Is(My(0), "DRG_238t14t3"),
        ],
    );
}

/// `DRG_620` · Shaman hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
///
/// State: Todo
//~ todo DRG_620 b6152653 e8c1b2a8 962f6477.89b8ff5c
#[test]
#[ignore = "todo: Galakrond, the Tempest"]
fn DRG_620_galakrond_the_tempest() {
    unwritten("DRG_620");
}
