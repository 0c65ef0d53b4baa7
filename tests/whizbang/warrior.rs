//! Warrior cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f9483bb

/// `MIS_902` · Warrior spell · 2 mana
/// > Lose up to 5 Armor. Your next Mech costs that much less.
///
/// State: Todo
//~ todo MIS_902 76bca6fd 2e0ac9e2 c20c38ea.6995e4c6
#[test]
#[ignore = "todo: Part Scrapper"]
fn MIS_902_part_scrapper() {
    unwritten("MIS_902");
}

/// `TOY_604` · Warrior weapon · 3 mana · 3/2 durability
/// > **Miniaturize Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// State: Done
//~ done TOY_604 80801847 - c0a24a1d.db3f5a88
#[test]
fn TOY_604_boom_wrench() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_604"),
            Cost("TOY_604", 3),
            Stats("TOY_604", 3, 2),
            Has("TOY_604", GameTag::MINIATURIZE),
            Friend("TOY_604"),
            Friend("EX1_556"),
            Friend("EX1_096"),
            Enemy("EX1_556"),
            Kill(MyWeapon),
            BoardCount(Mine, 3),
            In(The("skele21"), Zone::Play),
            In(Nth(2), Zone::Play),
            BoardCount(Theirs, 1),
            HandCount(Mine, 1),
            Play("TOY_604", Nothing),
            In(The("TOY_604t"), Zone::Hand),
        ],
    );
}

/// `TOY_604t` · Warrior weapon · 1 mana · 1/1 durability
/// > **Mini Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// State: Todo
//~ todo TOY_604t c257f218 62351f25 88533ef6.139deb65
#[test]
#[ignore = "todo: Boom Wrench"]
fn TOY_604t_boom_wrench() {
    unwritten("TOY_604t");
}

/// `TOY_607` · Warrior minion · 8 mana · 7/7
/// > **Battlecry:** Resurrect two different friendly Mechs that cost (5) or more. They attack random enemies.
///
/// State: Todo
//~ todo TOY_607 57abaf73 c6173931 af8dcdf9.9ade823b
#[test]
#[ignore = "todo: Inventor Boom"]
fn TOY_607_inventor_boom() {
    unwritten("TOY_607");
}

/// `TOY_906` · Warrior minion · 7 mana · 4/12
/// > **Taunt** After this takes damage, get two random **Minis**.
///
/// State: Todo
//~ todo TOY_906 b6fc841a 96c3fc61 ac9c5feb.c557fe96
#[test]
#[ignore = "todo: Botface"]
fn TOY_906_botface() {
    unwritten("TOY_906");
}
