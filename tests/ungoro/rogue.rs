//! Rogue cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 676179ac

/// `UNG_061` · Rogue weapon · 4 mana · 3/3 durability
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// State: Todo
//~ todo UNG_061 59c9c6dd 2281e662 f9c9bd6b.22a21596
#[test]
#[ignore = "todo: Obsidian Shard"]
fn UNG_061_obsidian_shard() {
    unwritten("UNG_061");
}

/// `UNG_065` · Rogue minion · 4 mana · 6/3
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
///
/// State: Todo
//~ todo UNG_065 53188835 c703b87f 23d6e921.2676799a
#[test]
#[ignore = "todo: Sherazin, Corpse Flower"]
fn UNG_065_sherazin_corpse_flower() {
    unwritten("UNG_065");
}

/// `UNG_065t` · Rogue minion · 11 mana · 0/1
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
///
/// State: Todo
//~ todo UNG_065t 7e1e34d0 541a610b 264e3a83.5198acb8
#[test]
#[ignore = "todo: Sherazin, Seed"]
fn UNG_065t_sherazin_seed() {
    unwritten("UNG_065t");
}

/// `UNG_067` · Rogue spell · 1 mana
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
///
/// State: Todo
//~ todo UNG_067 47f9893a 32e24999 302a7433.69b887c8
#[test]
#[ignore = "todo: The Caverns Below"]
fn UNG_067_the_caverns_below() {
    unwritten("UNG_067");
}

/// `UNG_067t1` · Rogue spell · 5 mana
/// > For the rest of the game, your minions are 5/5.
///
/// State: Todo
//~ todo UNG_067t1 4775f365 33e407d7 5e403bdc.01a0b9dc
#[test]
#[ignore = "todo: Crystal Core"]
fn UNG_067t1_crystal_core() {
    unwritten("UNG_067t1");
}
