//! Warrior cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 43c14891

/// Trenchstalker · Minion · Beast · 9 mana · 8/9 · **Battlecry:** Attack three different random enemies.
//~ done TSC_659 - f3a939ca -
#[test]
#[rustfmt::skip]
fn TSC_659_trenchstalker() {
    check(CardClass::Warrior, &[
        Enemy("CS2_120"), Enemy("CS2_120"), Friend("CS2_182"), Play("TSC_659", Nothing), BoardCount(Theirs, 0),
        Health(TheirHero, 22), Damage(My(1), 4), Damage(My(0), 0),
    ]);
    check(CardClass::Warrior, &[
        Enemy("CS2_120"), Enemy("CS2_120"), Enemy("CS2_120"), Enemy("CS2_120"), Force(Entity(Their(3))),
        Force(Entity(Their(0))), Force(Entity(Their(1))), Play("TSC_659", Nothing), BoardCount(Theirs, 1),
        In(Nth(2), Zone::Play), Health(TheirHero, 30),
    ]);
    check(CardClass::Warrior, &[Play("TSC_659", Nothing), Health(TheirHero, 22)]);
    check(
        CardClass::Warrior,
        &[Enemy("CS2_120"), Play("TSC_659", Nothing), Health(TheirHero, 22), BoardCount(Theirs, 0), Damage(My(0), 2)],
    );
}

/// Nellie, the Great Thresher · Minion · Beast · 7 mana · 5/5 · **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
//~ todo TSC_660 b06d1dec caf82d1a -
#[test]
#[ignore = "todo: Nellie, the Great Thresher"]
fn TSC_660_nellie_the_great_thresher() {
    unwritten("TSC_660");
}

/// Nellie's Pirate Ship · Minion · Beast · 5 mana · 2/6 · **Taunt. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
//~ todo TSC_660t 1017a5b6 8c252982 -
#[test]
#[ignore = "todo: Nellie's Pirate Ship"]
fn TSC_660t_nellies_pirate_ship() {
    unwritten("TSC_660t");
}

/// The Fires of Zin-Azshari · Spell · Fire · 2 mana · Replace your deck with minions that cost (5) or more. They cost (5).
//~ todo TSC_944 624e1c15 631c51fc -
#[test]
#[ignore = "todo: The Fires of Zin-Azshari"]
fn TSC_944_the_fires_of_zin_azshari() {
    unwritten("TSC_944");
}
