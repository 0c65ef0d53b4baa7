//! Warlock cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 830bb527

/// `AV_277` · Warlock spell · Fel · 2 mana
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
///
/// State: Todo
//~ todo AV_277 2f9e43d2 9173ecfa 152e09e7.823a43b8
#[test]
#[ignore = "todo: Seeds of Destruction"]
fn AV_277_seeds_of_destruction() {
    unwritten("AV_277");
}

/// `AV_281` · Warlock spell · Fel · 5 mana
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
///
/// State: Todo
//~ todo AV_281 b53d1d94 2e1ab452 3d67630b.e8b807d2
#[test]
#[ignore = "todo: Felfire in the Hole!"]
fn AV_281_felfire_in_the_hole() {
    unwritten("AV_281");
}

/// `AV_312` · Warlock minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
///
/// State: Todo
//~ todo AV_312 206380cc 74e9471c 8e7545af.09d9929b
#[test]
#[ignore = "todo: Sacrificial Summoner"]
fn AV_312_sacrificial_summoner() {
    unwritten("AV_312");
}

/// `AV_313` · Warlock minion · 5 mana · 2/8
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
///
/// State: Todo
//~ todo AV_313 122327f5 840d1c83 fb8d8543.ee207e25
#[test]
#[ignore = "todo: Hollow Abomination"]
fn AV_313_hollow_abomination() {
    unwritten("AV_313");
}

/// `AV_316` · Warlock hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
///
/// State: Todo
//~ todo AV_316 efc29819 04c25121 0449cdb2.c58de1ab
#[test]
#[ignore = "todo: Dreadlich Tamsin"]
fn AV_316_dreadlich_tamsin() {
    unwritten("AV_316");
}

/// `AV_316hp` · Warlock hero power · 2 mana
/// > Shuffle a Rift into your deck. Draw a card.
///
/// State: Todo
//~ todo AV_316hp 7e78d0c1 0fd36903 ce121796.0dd58235
#[test]
#[ignore = "todo: Chains of Dread"]
fn AV_316hp_chains_of_dread() {
    unwritten("AV_316hp");
}

/// `AV_657` · Warlock spell · 3 mana
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
///
/// State: Todo
//~ todo AV_657 723d8cab dce66553 58d1bf24.e62903f9
#[test]
#[ignore = "todo: Desecrated Graveyard"]
fn AV_657_desecrated_graveyard() {
    unwritten("AV_657");
}

/// `ONY_033` · Warlock spell · Fel · 6 mana
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
///
/// State: Todo
//~ todo ONY_033 d7308569 a68a1b96 ce3cac6e.0e7e123c
#[test]
#[ignore = "todo: Impfestation"]
fn ONY_033_impfestation() {
    unwritten("ONY_033");
}

/// `ONY_034` · Warlock spell · Shadow · 1 mana
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
///
/// State: Todo
//~ todo ONY_034 f51ef37d fc27b98d 5fc922c4.f4dc5294
#[test]
#[ignore = "todo: Curse of Agony"]
fn ONY_034_curse_of_agony() {
    unwritten("ONY_034");
}

/// `ONY_034t` · Warlock spell · Shadow · 1 mana
/// > **Casts When Drawn** Take @ Fatigue damage.
///
/// State: Todo
//~ todo ONY_034t 18a782dc b04fe6da f467f5d8.658c35b0
#[test]
#[ignore = "todo: Agony"]
fn ONY_034t_agony() {
    unwritten("ONY_034t");
}
