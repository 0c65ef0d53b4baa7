//! Rogue cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file edc0a467

/// `ULD_286` · Rogue spell · Shadow · 4 mana
/// > Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
///
/// State: Todo
//~ todo ULD_286 e124dc63 650b2334 22598d55.1efbfea1
#[test]
#[ignore = "todo: Shadow of Death"]
fn ULD_286_shadow_of_death() {
    unwritten("ULD_286");
}

/// `ULD_286t` · Rogue spell · Shadow · 4 mana
/// > **Casts When Drawn** Summon a {0}.
///
/// State: Todo
//~ todo ULD_286t 7c35f3ef 69598314 2f7cc12e.262b5def
#[test]
#[ignore = "todo: Shadow"]
fn ULD_286t_shadow() {
    unwritten("ULD_286t");
}

/// `ULD_326` · Rogue spell · 1 mana
/// > **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
///
/// State: Done
//~ done ULD_326 ab4cef39 - df71a7c7.22d6575c
#[test]
fn ULD_326_bazaar_burglary() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_326"),
            Cost("ULD_326", 1),
            Play("ULD_326", Nothing),
            Play("KAR_069", Nothing),
            Play("KAR_069", Nothing),
            Play("KAR_069", Nothing),
            Play("WW_363", Nothing),
            In(The("GAME_005"), Zone::Hand),
            In(Nth(0), Zone::Secret),
            Play("KAR_069", Nothing),
            In(Nth(0), Zone::Graveyard),
            Is(MyPower, "ULD_326p"),
        ],
    );
}

/// `ULD_326p` · Rogue hero power · 2 mana
/// > Equip a 3/2 Blade with **Immune** while attacking.
///
/// State: Todo
//~ todo ULD_326p 5c6b1a94 01d23a97 b62e01e7.79199e2c
#[test]
#[ignore = "todo: Ancient Blades"]
fn ULD_326p_ancient_blades() {
    unwritten("ULD_326p");
}
