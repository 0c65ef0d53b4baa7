//! Neutral cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2684791a

/// Patches the Pirate · Minion · Demon · Pirate · 1 mana · 1/1 · After you play a Pirate, summon this minion from your deck.
//~ done CFM_637 - cedf472e -
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

/// Mayor Noggenfogger · Minion · 9 mana · 5/4 · All targets are chosen randomly.
//~ todo CFM_670 a134522e b609ebff -
#[test]
#[ignore = "todo: Mayor Noggenfogger"]
fn CFM_670_mayor_noggenfogger() {
    unwritten("CFM_670");
}

/// Madam Goya · Minion · 6 mana · 4/3 · **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
//~ todo CFM_672 85a342e1 a2d9d68f -
#[test]
#[ignore = "todo: Madam Goya"]
fn CFM_672_madam_goya() {
    unwritten("CFM_672");
}

/// Wrathion · Minion · 6 mana · 4/5 · **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
//~ todo CFM_806 6810e807 b92330cb -
#[test]
#[ignore = "todo: Wrathion"]
fn CFM_806_wrathion() {
    unwritten("CFM_806");
}
