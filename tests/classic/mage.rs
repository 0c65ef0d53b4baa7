//! Mage cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ebd30be

/// # Blizzard
///
/// `CS2_028` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// State: Todo
//~ todo CS2_028 ece19e74 117109f0 b550b02f.69278d21
#[test]
#[ignore = "todo: CS2_028 Blizzard"]
fn CS2_028_blizzard() {
    check(CardClass::Mage, &[Give("CS2_028"), Cost("CS2_028", 6), Unwritten]);
}

/// # Ice Lance
///
/// `CS2_031` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// State: Todo
//~ todo CS2_031 0d5f493a 57cb24ef adbae8f0.e5d949dd
#[test]
#[ignore = "todo: CS2_031 Ice Lance"]
fn CS2_031_ice_lance() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_031"),
            Cost("CS2_031", 1),
            Targets("CS2_031", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Ethereal Arcanist
///
/// `EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// State: Todo
//~ todo EX1_274 b07952d7 0382a192 2b6b1266.3bad2e36
#[test]
#[ignore = "todo: EX1_274 Ethereal Arcanist"]
fn EX1_274_ethereal_arcanist() {
    check(CardClass::Mage, &[Give("EX1_274"), Cost("EX1_274", 4), Stats("EX1_274", 3, 3), Unwritten]);
}

/// # Cone of Cold
///
/// `EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Todo
//~ todo EX1_275 a69d5901 ab65a9a9 6d8d325d.872e7e3e
#[test]
#[ignore = "todo: EX1_275 Cone of Cold"]
fn EX1_275_cone_of_cold() {
    check(
        CardClass::Mage,
        &[Give("EX1_275"), Cost("EX1_275", 3), Targets("EX1_275", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Pyroblast
///
/// `EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// State: Todo
//~ todo EX1_279 690fe9dd b457027e 35248b7f.b127a5f9
#[test]
#[ignore = "todo: EX1_279 Pyroblast"]
fn EX1_279_pyroblast() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_279"),
            Cost("EX1_279", 10),
            Targets("EX1_279", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Counterspell
///
/// `EX1_287` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// State: Todo
//~ todo EX1_287 fa76a791 3cbe2215 22fe41e7.c408fefb
#[test]
#[ignore = "todo: EX1_287 Counterspell"]
fn EX1_287_counterspell() {
    check(CardClass::Mage, &[Give("EX1_287"), Cost("EX1_287", 3), Unwritten]);
}

/// # Ice Barrier
///
/// `EX1_289` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// State: Todo
//~ todo EX1_289 03bb61a5 1e7d7538 e2a22368.ed7570b2
#[test]
#[ignore = "todo: EX1_289 Ice Barrier"]
fn EX1_289_ice_barrier() {
    check(CardClass::Mage, &[Give("EX1_289"), Cost("EX1_289", 3), Unwritten]);
}

/// # Mirror Entity
///
/// `EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// State: Todo
//~ todo EX1_294 debad8ff 8baef316 ffb2e0f2.5ec4dd2d
#[test]
#[ignore = "todo: EX1_294 Mirror Entity"]
fn EX1_294_mirror_entity() {
    check(CardClass::Mage, &[Give("EX1_294"), Cost("EX1_294", 3), Unwritten]);
}

/// # Ice Block
///
/// `EX1_295` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// State: Todo
//~ todo EX1_295 3362c990 fca9d6fe 98220e97.f5694a50
#[test]
#[ignore = "todo: EX1_295 Ice Block"]
fn EX1_295_ice_block() {
    check(CardClass::Mage, &[Give("EX1_295"), Cost("EX1_295", 3), Unwritten]);
}

/// # Archmage Antonidas
///
/// `EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// State: Todo
//~ todo EX1_559 e5ddd413 ccf4b4b3 e63453cf.93643392
#[test]
#[ignore = "todo: EX1_559 Archmage Antonidas"]
fn EX1_559_archmage_antonidas() {
    check(CardClass::Mage, &[Give("EX1_559"), Cost("EX1_559", 7), Stats("EX1_559", 5, 7), Unwritten]);
}

/// # Vaporize
///
/// `EX1_594` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// State: Todo
//~ todo EX1_594 8b371c85 3acac3dc 9fc0b7e0.007fa818
#[test]
#[ignore = "todo: EX1_594 Vaporize"]
fn EX1_594_vaporize() {
    check(CardClass::Mage, &[Give("EX1_594"), Cost("EX1_594", 3), Unwritten]);
}

/// # Sorcerer's Apprentice
///
/// `EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// State: Todo
//~ todo EX1_608 bffa9acf 617009eb 04a07d98.a287c844
#[test]
#[ignore = "todo: EX1_608 Sorcerer's Apprentice"]
fn EX1_608_sorcerers_apprentice() {
    check(CardClass::Mage, &[Give("EX1_608"), Cost("EX1_608", 2), Stats("EX1_608", 3, 2), Unwritten]);
}

/// # Apprentice's Assitance
///
/// `EX1_608e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// State: Derived
//~ derived EX1_608e 43c0aca5 84f7bac6 36118da3.db27e443
#[test]
fn EX1_608e_apprentices_assitance() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "EX1_608e"), CostNow(Nth(0), 2)]);
}

/// # Kirin Tor Mage
///
/// `EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// State: Todo
//~ todo EX1_612 f82661ad be8f6e91 21f3a103.f821bf78
#[test]
#[ignore = "todo: EX1_612 Kirin Tor Mage"]
fn EX1_612_kirin_tor_mage() {
    check(CardClass::Mage, &[Give("EX1_612"), Cost("EX1_612", 3), Stats("EX1_612", 4, 3), Unwritten]);
}

/// # Mana Wyrm
///
/// `NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// State: Todo
//~ todo NEW1_012 2a9f9e65 964a4d8b 01ee2501.25a7de61
#[test]
#[ignore = "todo: NEW1_012 Mana Wyrm"]
fn NEW1_012_mana_wyrm() {
    check(CardClass::Mage, &[Give("NEW1_012"), Cost("NEW1_012", 1), Stats("NEW1_012", 1, 3), Unwritten]);
}

/// # Spellbender
///
/// `tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// State: Todo
//~ todo tt_010 cb824352 4d62707f 5a434f71.9d5cc29a
#[test]
#[ignore = "todo: tt_010 Spellbender"]
fn tt_010_spellbender() {
    check(CardClass::Mage, &[Give("tt_010"), Cost("tt_010", 3), Unwritten]);
}

/// # Spellbender
///
/// `tt_010a` · Mage minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla tt_010a be85ac6a 644ae723 a1fc421a
#[test]
fn tt_010a_spellbender() {
    check(
        CardClass::Mage,
        &[
            Give("tt_010a"),
            Cost("tt_010a", 1),
            Stats("tt_010a", 1, 3),
            Play("tt_010a", Nothing),
            In(The("tt_010a"), Zone::Play),
            Now(The("tt_010a"), 1, 3),
        ],
    );
}
