//! Rogue cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Backstab
///
/// `CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// State: Todo
//~ CS2_072 todo 9e801ba3 6ebd0c09
#[test]
#[ignore = "todo: CS2_072 Backstab"]
fn CS2_072_backstab() {
    check(CardClass::Rogue, &[Give("CS2_072"), Cost("CS2_072", 0)]);
}

/// # Deadly Poison
///
/// `CS2_074` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// State: Todo
//~ CS2_074 todo 0cf07936 399dc0bf
#[test]
#[ignore = "todo: CS2_074 Deadly Poison"]
fn CS2_074_deadly_poison() {
    check(CardClass::Rogue, &[Give("CS2_074"), Cost("CS2_074", 1)]);
}

/// # Sinister Strike
///
/// `CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ CS2_075 todo d20d975a 09e73bc9
#[test]
#[ignore = "todo: CS2_075 Sinister Strike"]
fn CS2_075_sinister_strike() {
    check(CardClass::Rogue, &[Give("CS2_075"), Cost("CS2_075", 1)]);
}

/// # Assassinate
///
/// `CS2_076` · Rogue spell · 4 mana
///
/// > Destroy an enemy minion.
///
/// State: Todo
//~ CS2_076 todo e7dee030 5f068a38
#[test]
#[ignore = "todo: CS2_076 Assassinate"]
fn CS2_076_assassinate() {
    check(CardClass::Rogue, &[Give("CS2_076"), Cost("CS2_076", 4), Targets("CS2_076", &[EnemyMinion])]);
}

/// # Sprint
///
/// `CS2_077` · Rogue spell · 5 mana
///
/// > Draw 4 cards.
///
/// State: Todo
//~ CS2_077 todo 8df7218f 21037973
#[test]
#[ignore = "todo: CS2_077 Sprint"]
fn CS2_077_sprint() {
    check(CardClass::Rogue, &[Give("CS2_077"), Cost("CS2_077", 5)]);
}

/// # Assassin's Blade
///
/// `CS2_080` · Rogue weapon · 4 mana · 2/5 durability
///
/// State: Todo
//~ CS2_080 todo fb111f82 d5ba2661
#[test]
#[ignore = "todo: CS2_080 Assassin's Blade"]
fn CS2_080_assassins_blade() {
    check(CardClass::Rogue, &[Give("CS2_080"), Cost("CS2_080", 4), Stats("CS2_080", 2, 5)]);
}

/// # Wicked Knife
///
/// `CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// State: Todo
//~ CS2_082 todo e36a1468 1f055790
#[test]
#[ignore = "todo: CS2_082 Wicked Knife"]
fn CS2_082_wicked_knife() {
    check(CardClass::Rogue, &[Give("CS2_082"), Cost("CS2_082", 1), Stats("CS2_082", 1, 2)]);
}

/// # Vanessa VanCleef
///
/// `CS3_005` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Add a copy of the last card your opponent played to your hand.
///
/// State: Todo
//~ CS3_005 todo 4d98aa41 7111d055
#[test]
#[ignore = "todo: CS3_005 Vanessa VanCleef"]
fn CS3_005_vanessa_van_cleef() {
    check(CardClass::Rogue, &[Give("CS3_005"), Cost("CS3_005", 2), Stats("CS3_005", 2, 3)]);
}

/// # Fan of Knives
///
/// `EX1_129` · Rogue spell · 2 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// State: Todo
//~ EX1_129 todo cbe901d4 a3869fa5
#[test]
#[ignore = "todo: EX1_129 Fan of Knives"]
fn EX1_129_fan_of_knives() {
    check(CardClass::Rogue, &[Give("EX1_129"), Cost("EX1_129", 2)]);
}

/// # Pilfer
///
/// `EX1_182` · Rogue spell · 1 mana
///
/// > Add a random card from another class to your hand.
///
/// State: Todo
//~ EX1_182 todo e31f6d4b 7c138407
#[test]
#[ignore = "todo: EX1_182 Pilfer"]
fn EX1_182_pilfer() {
    check(CardClass::Rogue, &[Give("EX1_182"), Cost("EX1_182", 1)]);
}

/// # Plaguebringer
///
/// `EX1_191` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Poisonous**.
///
/// State: Todo
//~ EX1_191 todo a00d745d e96c52ac
#[test]
#[ignore = "todo: EX1_191 Plaguebringer"]
fn EX1_191_plaguebringer() {
    check(
        CardClass::Rogue,
        &[Give("EX1_191"), Cost("EX1_191", 4), Stats("EX1_191", 3, 3), Targets("EX1_191", &[FriendlyMinion])],
    );
}

/// # Shiv
///
/// `EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// State: Todo
//~ EX1_278 todo 11897794 36405db0
#[test]
#[ignore = "todo: EX1_278 Shiv"]
fn EX1_278_shiv() {
    check(
        CardClass::Rogue,
        &[
            Give("EX1_278"),
            Cost("EX1_278", 2),
            Targets("EX1_278", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Sap
///
/// `EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// State: Todo
//~ EX1_581 todo b7b706a3 5caafe3e
#[test]
#[ignore = "todo: EX1_581 Sap"]
fn EX1_581_sap() {
    check(CardClass::Rogue, &[Give("EX1_581"), Cost("EX1_581", 2), Targets("EX1_581", &[EnemyMinion])]);
}

/// # Valeera's Gift
///
/// `GIFT_09` · Rogue spell · 1 mana
///
/// > **Discover** a **Temporary** Backstab, Deadly Poison, or Fan of Knives.
///
/// State: Todo
//~ GIFT_09 todo 1a88abdd 8602ff1e
#[test]
#[ignore = "todo: GIFT_09 Valeera's Gift"]
fn GIFT_09_valeeras_gift() {
    check(CardClass::Rogue, &[Give("GIFT_09"), Cost("GIFT_09", 1)]);
}

/// # Valeera Sanguinar
///
/// `HERO_03` · Rogue hero · 30 health
///
/// State: Todo
//~ HERO_03 todo 55b147c3 48f0429f
#[test]
#[ignore = "todo: HERO_03 Valeera Sanguinar"]
fn HERO_03_valeera_sanguinar() {
    check(CardClass::Rogue, &[Give("HERO_03"), Cost("HERO_03", 0)]);
}

/// # Dagger Mastery
///
/// `HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// State: Todo
//~ HERO_03bp todo 4ee0ca3b 0a5d5356
#[test]
#[ignore = "todo: HERO_03bp Dagger Mastery"]
fn HERO_03bp_dagger_mastery() {
    check(CardClass::Rogue, &[HasHeroPower("HERO_03bp"), Cost("HERO_03bp", 2)]);
}

/// # Poisoned Daggers
///
/// `HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ HERO_03bp2 todo 6539debd 60afa77b
#[test]
#[ignore = "todo: HERO_03bp2 Poisoned Daggers"]
fn HERO_03bp2_poisoned_daggers() {
    check(CardClass::Rogue, &[HasHeroPower("HERO_03bp2"), Cost("HERO_03bp2", 2)]);
}

/// # Vanish
///
/// `NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// State: Todo
//~ NEW1_004 todo 89aa9830 5c87d45a
#[test]
#[ignore = "todo: NEW1_004 Vanish"]
fn NEW1_004_vanish() {
    check(CardClass::Rogue, &[Give("NEW1_004"), Cost("NEW1_004", 6)]);
}
