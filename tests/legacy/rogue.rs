//! Rogue cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59b01b68

/// # Backstab
///
/// `CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Done
//~ done CS2_072 0fc2bc19 - 6e49ba1c.8644be62
#[test]
fn CS2_072_backstab() {
    check(
        CardClass::Rogue,
        &[Give("CS2_072"), Cost("CS2_072", 0), Enemy("CS2_182"), Play("CS2_072", On(Their(0))), Damage(Their(0), 2)],
    );
    check(CardClass::Rogue, &[Enemy("CS2_182"), Hurt(Their(0), 1), Give("CS2_072"), Unplayable("CS2_072")]);
}

/// # Deadly Poison
///
/// `CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Done
//~ done CS2_074 7218394a - dcac599a.e1f099d3
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

/// # Deadly Poison
///
/// `CS2_074e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CS2_074e 2a437e4c 5045075f f2453af7.bf3d1612
#[test]
fn CS2_074e_deadly_poison() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CS2_074e"), Now(My(0), 7, 1)]);
}

/// # Sinister Strike
///
/// `CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Done
//~ done CS2_075 f95d26e1 - 71616dc9.d2ac558e
#[test]
fn CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("CS2_075"), Cost("CS2_075", 1), Play("CS2_075", Nothing), Health(TheirHero, 27)]);
}

/// # Assassinate
///
/// `CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// State: Done
//~ done CS2_076 09c7706b - c444341f.91555ef3
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

/// # Sprint
///
/// `CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// State: Done
//~ done CS2_077 c4ae9935 - 1017c0f9.fe76fbf8
#[test]
fn CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("CS2_077"), Cost("CS2_077", 5), Play("CS2_077", Nothing), HandCount(Mine, 4)]);
}

/// # Assassin's Blade
///
/// `CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// State: Vanilla
//~ vanilla CS2_080 7b524a86 2fc8eeca d002010c
#[test]
fn CS2_080_assassins_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("CS2_080"),
            Cost("CS2_080", 4),
            Stats("CS2_080", 2, 5),
            Play("CS2_080", Nothing),
            In(The("CS2_080"), Zone::Play),
        ],
    );
}

/// # Wicked Knife
///
/// `CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Vanilla
//~ vanilla CS2_082 5619e72d 98036eb4 3435c567
#[test]
fn CS2_082_wicked_knife() {
    check(
        CardClass::Rogue,
        &[
            Give("CS2_082"),
            Cost("CS2_082", 1),
            Stats("CS2_082", 1, 2),
            Play("CS2_082", Nothing),
            In(The("CS2_082"), Zone::Play),
        ],
    );
}

/// # Wicked Knife
///
/// `CS2_082_H1` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Vanilla
//~ vanilla CS2_082_H1 2c010939 98db851d 1fe7806a
#[test]
fn CS2_082_H1_wicked_knife() {
    check(
        CardClass::Rogue,
        &[
            Give("CS2_082_H1"),
            Cost("CS2_082_H1", 1),
            Stats("CS2_082_H1", 1, 2),
            Play("CS2_082_H1", Nothing),
            In(The("CS2_082_H1"), Zone::Play),
        ],
    );
}

/// # Sharpened
///
/// `CS2_083e` · Rogue enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived CS2_083e 27d1b907 6cb8aa4f e91be145.8c49468d
#[test]
fn CS2_083e_sharpened() {
    check(
        CardClass::Rogue,
        &[Friend("CS2_118"), Enchant(My(0), "CS2_083e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Vanessa VanCleef
///
/// `CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// State: Done
//~ done CS3_005 49c47f22 - c7576933.e6e886d6
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

/// # Fan of Knives
///
/// `EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Done
//~ done EX1_129 403099c3 - 76b0d5de.8f5ad208
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

/// # Pilfer
///
/// `EX1_182` · Rogue spell · 1 mana
///
/// > Add a random card from another class to your hand.
///
/// State: Done
//~ done EX1_182 55c3446d - 2a6701ea.c6dd5d18
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

/// # Plaguebringer
///
/// `EX1_191` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Poisonous**.
///
/// State: Done
//~ done EX1_191 6f2ef185 - e5cace2a.89560f60
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

/// # Plaguetouched
///
/// `EX1_191e` · Rogue enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived EX1_191e 7854b526 1e394354 6ff5a4ba.2574dcf7
#[test]
fn EX1_191e_plaguetouched() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "EX1_191e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Shiv
///
/// `EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Done
//~ done EX1_278 dca677c7 - f369664e.017c9355
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

/// # Sap
///
/// `EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// State: Done
//~ done EX1_581 dd4e462d - 678abaca.d1ffb5b4
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

/// # Valeera's Gift
///
/// `GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// State: Done
//~ done GIFT_09 b96d5b6e - d59eb929.e838ffe0
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

/// # Valeera Sanguinar
///
/// `HERO_03` · Rogue hero · 30 health
///
/// State: Vanilla
//~ vanilla HERO_03 e72b5800 fcd77ec4 d1d84a9d
#[test]
fn HERO_03_valeera_sanguinar() {
    check(
        CardClass::Rogue,
        &[Give("HERO_03"), Cost("HERO_03", 0), Play("HERO_03", Nothing), In(The("HERO_03"), Zone::Play)],
    );
}

/// # Dagger Mastery
///
/// `HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Done
//~ done HERO_03bp adcb4345 - 59381a95.2addeefc
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

/// # Poisoned Daggers
///
/// `HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Done
//~ done HERO_03bp2 9b92f089 - b9c47176.fba74d3c
#[test]
fn HERO_03bp2_poisoned_daggers() {
    check(
        CardClass::Rogue,
        &[HasHeroPower("HERO_03bp2"), Cost("HERO_03bp2", 2), HeroPower(Nothing), Now(MyWeapon, 2, 2)],
    );
}

/// # Dagger Mastery
///
/// `HERO_03rbp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Todo
//~ todo HERO_03rbp 54ad1274 583099ce 775a77b0.2addeefc
#[test]
#[ignore = "todo: HERO_03rbp Dagger Mastery"]
fn HERO_03rbp_dagger_mastery() {
    check(CardClass::Rogue, &[HasHeroPower("HERO_03rbp"), Cost("HERO_03rbp", 2), Unwritten]);
}

/// # Poisoned Daggers
///
/// `HERO_03rbp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ todo HERO_03rbp2 4d1c1b2b 7baffa5a 8dade747.fba74d3c
#[test]
#[ignore = "todo: HERO_03rbp2 Poisoned Daggers"]
fn HERO_03rbp2_poisoned_daggers() {
    check(CardClass::Rogue, &[HasHeroPower("HERO_03rbp2"), Cost("HERO_03rbp2", 2), Unwritten]);
}

/// # Vanish
///
/// `NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// State: Done
//~ done NEW1_004 cfeb05e9 - a9ff369e.4bd4d7af
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
