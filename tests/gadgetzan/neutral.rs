//! Neutral cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2684791a

/// `CFM_637` · Neutral minion · 1 mana · 1/1
/// > After you play a Pirate, summon this minion from your deck.
///
/// State: Done
//~ done CFM_637 07e53e02 - 4f403475.ef7fd043
#[test]
fn CFM_637_patches_the_pirate() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_637"),
            Cost("CFM_637", 1),
            Stats("CFM_637", 1, 1),
            OnTop("CFM_637"),
            Play("NEW1_018", Nothing),
            Is(My(1), "CFM_637"),
            DeckCount(Mine, 19),
        ],
    );
}

/// `CFM_670` · Neutral minion · 9 mana · 5/4
/// > All targets are chosen randomly.
///
/// State: Todo
//~ todo CFM_670 7fb10f12 a134522e e21fc4cd.58d134f9
#[test]
#[ignore = "todo: Mayor Noggenfogger"]
fn CFM_670_mayor_noggenfogger() {
    unwritten("CFM_670");
}

/// `CFM_672` · Neutral minion · 6 mana · 4/3
/// > **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
///
/// State: Todo
//~ todo CFM_672 ef9a9488 85a342e1 3593fc3b.f8c99e8e
#[test]
#[ignore = "todo: Madam Goya"]
fn CFM_672_madam_goya() {
    unwritten("CFM_672");
}

/// `CFM_806` · Neutral minion · 6 mana · 4/5
/// > **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
///
/// State: Todo
//~ todo CFM_806 f5941393 6810e807 84976ce7.d286c897
#[test]
#[ignore = "todo: Wrathion"]
fn CFM_806_wrathion() {
    unwritten("CFM_806");
}
