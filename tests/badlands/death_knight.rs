//! Death Knight cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fdb0b4a6

/// `DEEP_001` · Multi-class spell · 3 mana
/// > **Discover** a Beast and an Undead. Swap their stats.
///
/// State: Todo
//~ todo DEEP_001 4e4d227e f7e24c4e 74e85ae4.c252d37a
#[test]
#[ignore = "todo: Mismatched Fossils"]
fn DEEP_001_mismatched_fossils() {
    unwritten("DEEP_001");
}

/// `DEEP_015` · Multi-class minion · 3 mana · 3/1
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
///
/// State: Todo
//~ todo DEEP_015 5c1877a0 059b948b 326d6f1f.eec58a5d
#[test]
#[ignore = "todo: Prosthetic Hand"]
fn DEEP_015_prosthetic_hand() {
    unwritten("DEEP_015");
}

/// `DEEP_016` · Death Knight weapon · 4 mana · 3/3 durability
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
///
/// State: Done
//~ done DEEP_016 473185a9 - e7d70808.9e243e96
#[test]
fn DEEP_016_quartzite_crusher() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_016"),
            Cost("DEEP_016", 4),
            Stats("DEEP_016", 3, 3),
            Has("DEEP_016", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            Play("DEEP_016", Nothing),
            Attack(My(0), TheirHero),
            HasNot(TheirHero, GameTag::FROZEN),
            Attack(MyHero, Their(1)),
            Damage(Their(1), 3),
            HasNow(Their(1), GameTag::FROZEN),
            HasNot(Their(0), GameTag::FROZEN),
            Damage(MyHero, 6),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            HasNow(TheirHero, GameTag::FROZEN),
        ],
    );
}

/// `DEEP_017` · Multi-class spell · 2 mana
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
///
/// State: Todo
//~ todo DEEP_017 8c31aafb 155c3e76 305adfcb.f6f9590a
#[test]
#[ignore = "todo: Mining Casualties"]
fn DEEP_017_mining_casualties() {
    unwritten("DEEP_017");
}

/// `WW_322` · Death Knight minion · 4 mana · 3/3
/// > **Battlecry: Excavate** a treasure. It costs (0).
///
/// State: Done
//~ done WW_322 7acb885d - 1ca1788a.067d75ba
#[test]
fn WW_322_skeleton_crew() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_322"), Cost("WW_322", 4), Stats("WW_322", 3, 3), Play("WW_322", Nothing), CostNow(InHand(0), 0)],
    );
}

/// `WW_324` · Death Knight minion · 2 mana · 2/1
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
///
/// State: Todo
//~ todo WW_324 a0f3eac2 6cc813ca cb806630.5d9c1c15
#[test]
#[ignore = "todo: Pile of Bones"]
fn WW_324_pile_of_bones() {
    unwritten("WW_324");
}

/// `WW_358` · Death Knight minion · 3 mana · 4/3
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
///
/// State: Todo
//~ todo WW_358 fbaef2e8 fd02ad3b 6cd7cf86.e6d2a3da
#[test]
#[ignore = "todo: Farm Hand"]
fn WW_358_farm_hand() {
    unwritten("WW_358");
}

/// `WW_368t` · Death Knight minion · 1 mana · 1/1
/// > **Rush** At the end of your turn, this minion dies.
///
/// State: Todo
//~ todo WW_368t 477df2ea f5a1ddcc 2f30e266.f8cb7507
#[test]
#[ignore = "todo: Gnome on the Range"]
fn WW_368t_gnome_on_the_range() {
    unwritten("WW_368t");
}
