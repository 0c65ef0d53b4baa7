//! Rogue cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59b01b68

/// `CS2_072` · Rogue spell · 0 mana
/// > Deal $2 damage to an undamaged minion.
///
/// State: Done
//~ done CS2_072 f85fd1b5 - 6e49ba1c.8644be62
#[test]
fn CS2_072_backstab() {
    check(
        CardClass::Rogue,
        &[Give("CS2_072"), Cost("CS2_072", 0), Enemy("CS2_182"), Play("CS2_072", On(Their(0))), Damage(Their(0), 2)],
    );
    check(CardClass::Rogue, &[Enemy("CS2_182"), Hurt(Their(0), 1), Give("CS2_072"), Unplayable("CS2_072")]);
}

/// `CS2_074` · Rogue spell · Nature · 1 mana
/// > Give your weapon +2 Attack.
///
/// State: Done
//~ done CS2_074 ddc2b286 - dcac599a.e1f099d3
#[test]
fn CS2_074_deadly_poison() {
    check(
        CardClass::Rogue,
        &[
            Give("CS2_074"),
            Cost("CS2_074", 1),
            Unplayable("CS2_074"),
            Friend("CS2_106"),
            Play("CS2_074", Nothing),
            Now(MyWeapon, 5, 2),
            Now(MyHero, 5, 30),
        ],
    );
}

/// `CS2_075` · Rogue spell · 1 mana
/// > Deal $3 damage to the enemy hero.
///
/// State: Done
//~ done CS2_075 faac6373 - 71616dc9.d2ac558e
#[test]
fn CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("CS2_075"), Cost("CS2_075", 1), Play("CS2_075", Nothing), Health(TheirHero, 27)]);
}

/// `CS2_076` · Rogue spell · 4 mana
/// > Destroy an enemy minion.
///
/// State: Done
//~ done CS2_076 501c8c16 - c444341f.91555ef3
#[test]
fn CS2_076_assassinate() {
    check(
        CardClass::Rogue,
        &[
            Give("CS2_076"),
            Cost("CS2_076", 4),
            Targets("CS2_076", &[EnemyMinion]),
            Enemy("CS2_182"),
            Play("CS2_076", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
}

/// `CS2_077` · Rogue spell · 5 mana
/// > Draw 4 cards.
///
/// State: Done
//~ done CS2_077 2762c8d5 - 1017c0f9.fe76fbf8
#[test]
fn CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("CS2_077"), Cost("CS2_077", 5), Play("CS2_077", Nothing), HandCount(Mine, 4)]);
}

/// `CS3_005` · Rogue minion · 2 mana · 2/3
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// State: Done
//~ done CS3_005 ca9c0a11 - c7576933.e6e886d6
#[test]
fn CS3_005_vanessa_van_cleef() {
    check(
        CardClass::Rogue,
        &[
            Give("CS3_005"),
            Cost("CS3_005", 2),
            Stats("CS3_005", 2, 3),
            EndTurn,
            Play("CS2_172", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("CS3_005", Nothing),
            Is(InHand(1), "CS2_172"),
        ],
    );
    check(CardClass::Rogue, &[Play("CS3_005", Nothing), HandCount(Mine, 0)]);
}

/// `EX1_129` · Rogue spell · 2 mana
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Done
//~ done EX1_129 d4ec1280 - 76b0d5de.8f5ad208
#[test]
fn EX1_129_fan_of_knives() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_129"),
            Cost("EX1_129", 2),
            Enemy("CS2_182"),
            Play("EX1_129", Nothing),
            Damage(Their(0), 1),
            HandCount(Mine, 1),
            Health(TheirHero, 30),
        ],
    );
}

/// `EX1_182` · Rogue spell · 1 mana
/// > Add a random card from another class to your hand.
///
/// State: Done
//~ done EX1_182 084b5771 - 2a6701ea.c6dd5d18
#[test]
fn EX1_182_pilfer() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_182"),
            Cost("EX1_182", 1),
            Force(Card("CS2_029")),
            Play("EX1_182", Nothing),
            Is(InHand(0), "CS2_029"),
        ],
    );
}

/// `EX1_191` · Rogue minion · 4 mana · 3/3
/// > **Battlecry:** Give a friendly minion **Poisonous**.
///
/// State: Done
//~ done EX1_191 8dbb5f75 - e5cace2a.89560f60
#[test]
fn EX1_191_plaguebringer() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_191"),
            Cost("EX1_191", 4),
            Stats("EX1_191", 3, 3),
            Targets("EX1_191", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("EX1_191", On(My(0))),
            HasNow(My(0), GameTag::POISONOUS),
        ],
    );
}

/// `EX1_278` · Rogue spell · 2 mana
/// > Deal $1 damage. Draw a card.
///
/// State: Done
//~ done EX1_278 c1e9abb1 - f369664e.017c9355
#[test]
fn EX1_278_shiv() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_278"),
            Cost("EX1_278", 2),
            Targets("EX1_278", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_278", On(TheirHero)),
            Health(TheirHero, 29),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_581` · Rogue spell · 2 mana
/// > Return an enemy minion to your opponent's hand.
///
/// State: Done
//~ done EX1_581 1abf8a47 - 678abaca.d1ffb5b4
#[test]
fn EX1_581_sap() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_581"),
            Cost("EX1_581", 2),
            Targets("EX1_581", &[EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_581", On(Their(0))),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// `GIFT_09` · Rogue spell · 1 mana
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// State: Done
//~ done GIFT_09 0e4a8807 - d59eb929.e838ffe0
#[test]
fn GIFT_09_valeeras_gift() {
    check(
        CardClass::Rogue,
        &[
            Give("GIFT_09"),
            Cost("GIFT_09", 1),
            Play("GIFT_09", Nothing),
            ChooseCard("EX1_129"),
            Is(InHand(0), "EX1_129"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_03bp` · Rogue hero power · 2 mana
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Done
//~ done HERO_03bp 9bc4b4aa - 59381a95.2addeefc
#[test]
fn HERO_03bp_dagger_mastery() {
    check(
        CardClass::Rogue,
        &[
            HasHeroPower("HERO_03bp"),
            Cost("HERO_03bp", 2),
            HeroPower(Nothing),
            Is(MyWeapon, "CS2_082"),
            Now(MyWeapon, 1, 2),
        ],
    );
}

/// `HERO_03bp2` · Rogue hero power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Done
//~ done HERO_03bp2 5aff920c - b9c47176.fba74d3c
#[test]
fn HERO_03bp2_poisoned_daggers() {
    check(
        CardClass::Rogue,
        &[HasHeroPower("HERO_03bp2"), Cost("HERO_03bp2", 2), HeroPower(Nothing), Now(MyWeapon, 2, 2)],
    );
}

/// `HERO_03rbp` · Rogue hero power · 2 mana
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Todo
//~ todo HERO_03rbp d22e819c 17c163df 775a77b0.2addeefc
#[test]
#[ignore = "todo: Dagger Mastery"]
fn HERO_03rbp_dagger_mastery() {
    unwritten("HERO_03rbp");
}

/// `HERO_03rbp2` · Rogue hero power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ todo HERO_03rbp2 f8f75ac7 461ca3db 8dade747.fba74d3c
#[test]
#[ignore = "todo: Poisoned Daggers"]
fn HERO_03rbp2_poisoned_daggers() {
    unwritten("HERO_03rbp2");
}

/// `NEW1_004` · Rogue spell · 6 mana
/// > Return all minions to their owner's hand.
///
/// State: Done
//~ done NEW1_004 ae45753a - a9ff369e.4bd4d7af
#[test]
fn NEW1_004_vanish() {
    check(
        CardClass::Rogue,
        &[
            Give("NEW1_004"),
            Cost("NEW1_004", 6),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Play("NEW1_004", Nothing),
            BoardCount(Mine, 0),
            BoardCount(Theirs, 0),
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
        ],
    );
}
