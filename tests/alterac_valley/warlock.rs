//! Warlock cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 830bb527

/// Seeds of Destruction · Spell · Fel · 2 mana · Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
//~ todo AV_277 9173ecfa c6e5502d -
#[test]
#[ignore = "todo: Seeds of Destruction"]
fn AV_277_seeds_of_destruction() {
    unwritten("AV_277");
}

/// Felfire in the Hole! · Spell · Fel · 5 mana · Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
//~ todo AV_281 2e1ab452 1169abad -
#[test]
#[ignore = "todo: Felfire in the Hole!"]
fn AV_281_felfire_in_the_hole() {
    unwritten("AV_281");
}

/// Sacrificial Summoner · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
//~ todo AV_312 74e9471c 329c172e -
#[test]
#[ignore = "todo: Sacrificial Summoner"]
fn AV_312_sacrificial_summoner() {
    unwritten("AV_312");
}

/// Hollow Abomination · Minion · Undead · 5 mana · 2/8 · **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
//~ todo AV_313 840d1c83 0080f537 -
#[test]
#[ignore = "todo: Hollow Abomination"]
fn AV_313_hollow_abomination() {
    unwritten("AV_313");
}

/// Dreadlich Tamsin · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
//~ todo AV_316 04c25121 d2354e29 -
#[test]
#[ignore = "todo: Dreadlich Tamsin"]
fn AV_316_dreadlich_tamsin() {
    unwritten("AV_316");
}

/// Chains of Dread · Hero Power · 2 mana · Shuffle a Rift into your deck. Draw a card.
//~ todo AV_316hp 0fd36903 7380c3d9 -
#[test]
#[ignore = "todo: Chains of Dread"]
fn AV_316hp_chains_of_dread() {
    unwritten("AV_316hp");
}

/// Desecrated Graveyard · Spell · 3 mana · At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
//~ todo AV_657 dce66553 fcf4e071 -
#[test]
#[ignore = "todo: Desecrated Graveyard"]
fn AV_657_desecrated_graveyard() {
    unwritten("AV_657");
}

/// Impfestation · Spell · Fel · 6 mana · Summon a 3/3 Dread Imp to attack each enemy minion.
//~ todo ONY_033 a68a1b96 3ac40a28 -
#[test]
#[ignore = "todo: Impfestation"]
fn ONY_033_impfestation() {
    unwritten("ONY_033");
}

/// Curse of Agony · Spell · Shadow · 1 mana · Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
//~ todo ONY_034 fc27b98d b7e03e76 -
#[test]
#[ignore = "todo: Curse of Agony"]
fn ONY_034_curse_of_agony() {
    unwritten("ONY_034");
}

/// Agony · Spell · Shadow · 1 mana · **Casts When Drawn** Take @ Fatigue damage.
//~ todo ONY_034t b04fe6da 14e12806 -
#[test]
#[ignore = "todo: Agony"]
fn ONY_034t_agony() {
    unwritten("ONY_034t");
}
