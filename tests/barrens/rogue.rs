//! Rogue cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bcc8cc7d

/// `BAR_316` · Rogue minion · 4 mana · 4/4
/// > **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
///
/// State: Done
//~ done BAR_316 fbb38c77 - a37ed266.d6892241
#[test]
fn BAR_316_oil_rig_ambusher() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_316"),
            Cost("BAR_316", 4),
            Stats("BAR_316", 4, 4),
            Enemy("CS2_182"),
            Play("BAR_316", On(Nth(1))),
            Health(Nth(1), 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("BAR_316"), Enemy("CS2_182"), EndTurn, EndTurn, Play("BAR_316", On(Nth(1))), Health(Nth(1), 3)],
    );
}

/// `BAR_321` · Rogue spell · Nature · 1 mana
/// > Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
///
/// State: Todo
//~ todo BAR_321 b90342b5 f3df14c6 57808c3d.d7321c27
#[test]
#[ignore = "todo: Paralytic Poison"]
fn BAR_321_paralytic_poison() {
    unwritten("BAR_321");
}

/// `BAR_322` · Rogue weapon · 3 mana · 2/2 durability
/// > After you play a Poison, gain +1 Durability.
///
/// State: Todo
//~ todo BAR_322 7c1de345 59ec1269 0984fa42.2aa8d967
#[test]
#[ignore = "todo: Swinetusk Shank"]
fn BAR_322_swinetusk_shank() {
    unwritten("BAR_322");
}

/// `BAR_323` · Rogue spell · 1 mana
/// > **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
///
/// State: Todo
//~ todo BAR_323 89760269 37514524 ce4ee636.1ae692b4
#[test]
#[ignore = "todo: Yoink!"]
fn BAR_323_yoink() {
    unwritten("BAR_323");
}

/// `BAR_324` · Rogue minion · 4 mana · 3/2
/// > **Battlecry and Deathrattle:** Add a random Poison to your hand.
///
/// State: Todo
//~ todo BAR_324 eb75858f d84ec503 e57f1847.d1e945a5
#[test]
#[ignore = "todo: Apothecary Helbrim"]
fn BAR_324_apothecary_helbrim() {
    unwritten("BAR_324");
}

/// `BAR_552` · Rogue minion · 4 mana · 3/3
/// > **Combo:** The next two cards you play this turn cost (2) less.
///
/// State: Todo
//~ todo BAR_552 2b582d6b e3863804 743d012a.ebee2267
#[test]
#[ignore = "todo: Scabbs Cutterbutter"]
fn BAR_552_scabbs_cutterbutter() {
    unwritten("BAR_552");
}

/// `BAR_552_bom_puzzle` · Rogue minion · 4 mana · 3/3
/// > **Combo:** The next two cards you play this turn cost (3) less.
///
/// State: Todo
//~ todo BAR_552_bom_puzzle 0cd366bd c8b0a52e 4d54310a.28d86447
#[test]
#[ignore = "todo: Scabbs Cutterbutter"]
fn BAR_552_bom_puzzle_scabbs_cutterbutter() {
    unwritten("BAR_552_bom_puzzle");
}

/// `WC_016` · Rogue spell · Shadow · 3 mana
/// > Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
///
/// State: Todo
//~ todo WC_016 04c6355f 864615f1 76d5bb47.182ddfee
#[test]
#[ignore = "todo: Shroud of Concealment"]
fn WC_016_shroud_of_concealment() {
    unwritten("WC_016");
}

/// `WC_017` · Rogue spell · 1 mana
/// > Transform a minion in both players' hands into a Pirate or **Stealth** minion.
///
/// State: Todo
//~ todo WC_017 069105d9 27c6836b b7396bef.7a798085
#[test]
#[ignore = "todo: Savory Deviate Delight"]
fn WC_017_savory_deviate_delight() {
    unwritten("WC_017");
}
