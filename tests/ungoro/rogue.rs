//! Rogue cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 676179ac

/// Obsidian Shard · Weapon · 4 mana · 3/3 durability · Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ todo UNG_061 2281e662 f68541a7 -
#[test]
#[ignore = "todo: Obsidian Shard"]
fn UNG_061_obsidian_shard() {
    unwritten("UNG_061");
}

/// Sherazin, Corpse Flower · Minion · 4 mana · 6/3 · **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
//~ todo UNG_065 c703b87f 58e34c54 -
#[test]
#[ignore = "todo: Sherazin, Corpse Flower"]
fn UNG_065_sherazin_corpse_flower() {
    unwritten("UNG_065");
}

/// Sherazin, Seed · Minion · 11 mana · 0/1 · **Dormant** When you play 4 cards in a turn, revive this minion.
//~ todo UNG_065t 541a610b 6e0b7f9e -
#[test]
#[ignore = "todo: Sherazin, Seed"]
fn UNG_065t_sherazin_seed() {
    unwritten("UNG_065t");
}

/// The Caverns Below · Spell · 1 mana · **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
//~ todo UNG_067 32e24999 5d67213c -
#[test]
#[ignore = "todo: The Caverns Below"]
fn UNG_067_the_caverns_below() {
    unwritten("UNG_067");
}

/// Crystal Core · Spell · 5 mana · For the rest of the game, your minions are 5/5.
//~ done UNG_067t1 - 4dcdc31c -
#[test]
#[rustfmt::skip]
fn UNG_067t1_crystal_core() {
    check(CardClass::Rogue, &[
        Give("CS2_231"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_067t1", Nothing), Now(My(0), 5, 5),
        Now(Their(0), 4, 5), Now(InHand(0), 5, 5), Play("CS2_231", Nothing), Now(My(1), 5, 5), Kill(My(0)),
        Friend("CS2_200"), EndTurn, EndTurn, Now(My(1), 5, 5),
    ]);
}
