//! Rogue cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d94756c0

/// `MIS_706` · Rogue minion · 3 mana · 3/2
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife)*.
///
/// State: Todo
//~ todo MIS_706 717b3d58 2e931ac3 62ba89da.7bc62cc4
#[test]
#[ignore = "todo: Dust Bunny"]
fn MIS_706_dust_bunny() {
    unwritten("MIS_706");
}

/// `TOY_511` · Rogue minion · 5 mana · 5/5
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
///
/// State: Done
//~ done TOY_511 d46494e7 - 76797e87.748f3892
#[test]
fn TOY_511_shoplifter_goldbeard() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_511"),
            Cost("TOY_511", 5),
            Stats("TOY_511", 5, 5),
            Friend("TOY_511"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            Play("CS2_146", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 0),
            Damage(TheirHero, 0),
            BoardCount(Mine, 2),
            Is(My(1), "CS2_146"),
            Play("CS2_231", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// `TOY_512` · Rogue location · 3 mana · 0 uses
/// > The next minion you summon this turn has its stats set to 4/4.
///
/// State: Todo
//~ todo TOY_512 72f3b958 b6062499 14ba1dd7.d3cc2d48
#[test]
#[ignore = "todo: The Crystal Cove"]
fn TOY_512_the_crystal_cove() {
    unwritten("TOY_512");
}

/// `TOY_521t1` · Rogue minion · 1 mana · 1/1
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
///
/// State: Todo
//~ todo TOY_521t1 49a405f0 39d07719 2ba66d16.9ce9bb3b
#[test]
#[ignore = "todo: Sandbox Scoundrel"]
fn TOY_521t1_sandbox_scoundrel() {
    unwritten("TOY_521t1");
}
