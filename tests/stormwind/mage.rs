//! Mage cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file baf8a0d1

/// Celestial Ink Set · Weapon · 2 mana · 0/2 durability · After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
//~ todo SW_001 77f7049c 829da597 -
#[test]
#[ignore = "todo: Celestial Ink Set"]
fn SW_001_celestial_ink_set() {
    unwritten("SW_001");
}

/// Ignite · Spell · Fire · 2 mana · Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
//~ todo SW_110 17dd36ba f397af46 -
#[test]
#[ignore = "todo: Ignite"]
fn SW_110_ignite() {
    unwritten("SW_110");
}

/// Prestor's Pyromancer · Minion · 2 mana · 2/3 · **Battlecry:** Your next Fire spell has **Spell Damage +2**.
//~ todo SW_112 4e8d89d5 bed3cd5f -
#[test]
#[ignore = "todo: Prestor's Pyromancer"]
fn SW_112_prestors_pyromancer() {
    unwritten("SW_112");
}

/// Grand Magus Antonidas · Minion · 8 mana · 6/6 · **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
//~ todo SW_113 b35ac4b6 fa4709be -
#[test]
#[ignore = "todo: Grand Magus Antonidas"]
fn SW_113_grand_magus_antonidas() {
    unwritten("SW_113");
}

/// Stall for Time · Spell · 1 mana · **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
//~ todo SW_450t 33dce1ba 1f3920dd -
#[test]
#[ignore = "todo: Stall for Time"]
fn SW_450t_stall_for_time() {
    unwritten("SW_450t");
}

/// Arcanist Dawngrasp · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
//~ done SW_450t4 - 061774b9 -
#[test]
fn SW_450t4_arcanist_dawngrasp() {
    check(
        CardClass::Mage,
        &[
            Play("SW_450t4", Nothing),
            Play("CS2_029", On(TheirHero)),
            Damage(TheirHero, 9),
            EndTurn,
            EndTurn,
            Play("CS2_029", On(TheirHero)),
            Damage(TheirHero, 18),
        ],
    );
}
