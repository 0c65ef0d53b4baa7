//! Shaman cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Razzle-Dazzler
///
/// `VAC_301` · Shaman minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
///
/// State: Todo
//~ VAC_301 todo 9232ce9c a2bd4b85
#[test]
#[ignore = "todo: VAC_301 Razzle-Dazzler"]
fn VAC_301_razzle_dazzler() {
    check(CardClass::Shaman, &[Give("VAC_301"), Cost("VAC_301", 7), Stats("VAC_301", 4, 4), Unwritten]);
}

/// # Frosty Décor
///
/// `VAC_305` · Shaman spell · Frost · 5 mana
///
/// > Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
///
/// State: Todo
//~ VAC_305 todo 6acef764 780bb59b
#[test]
#[ignore = "todo: VAC_305 Frosty Décor"]
fn VAC_305_frosty_dcor() {
    check(CardClass::Shaman, &[Give("VAC_305"), Cost("VAC_305", 5), Unwritten]);
}

/// # Ice Sculpture
///
/// `VAC_305t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor.
///
/// State: Todo
//~ VAC_305t todo bfb2637f 2cc6a4e4
#[test]
#[ignore = "todo: VAC_305t Ice Sculpture"]
fn VAC_305t_ice_sculpture() {
    check(
        CardClass::Shaman,
        &[Give("VAC_305t"), Cost("VAC_305t", 3), Stats("VAC_305t", 2, 4), Has("VAC_305t", GameTag::TAUNT), Unwritten],
    );
}

/// # Siren Song
///
/// `VAC_308` · Shaman spell · 2 mana
///
/// > Get two random spells from spell schools you haven't cast this game.
///
/// State: Todo
//~ VAC_308 todo 61564f01 4f70d63e
#[test]
#[ignore = "todo: VAC_308 Siren Song"]
fn VAC_308_siren_song() {
    check(CardClass::Shaman, &[Give("VAC_308"), Cost("VAC_308", 2), Unwritten]);
}

/// # Malted Magma
///
/// `VAC_323` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(3 Drinks left!)*
///
/// State: Todo
//~ VAC_323 todo 3c920225 662b6487
#[test]
#[ignore = "todo: VAC_323 Malted Magma"]
fn VAC_323_malted_magma() {
    check(CardClass::Shaman, &[Give("VAC_323"), Cost("VAC_323", 2), Unwritten]);
}

/// # Malted Magma
///
/// `VAC_323t` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(2 Drinks left!)*
///
/// State: Todo
//~ VAC_323t todo 69d75c1e 2dc82eea
#[test]
#[ignore = "todo: VAC_323t Malted Magma"]
fn VAC_323t_malted_magma() {
    check(CardClass::Shaman, &[Give("VAC_323t"), Cost("VAC_323t", 2), Unwritten]);
}

/// # Malted Magma
///
/// `VAC_323t2` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(Last Drink!)*
///
/// State: Todo
//~ VAC_323t2 todo e2f16d3e deabb892
#[test]
#[ignore = "todo: VAC_323t2 Malted Magma"]
fn VAC_323t2_malted_magma() {
    check(CardClass::Shaman, &[Give("VAC_323t2"), Cost("VAC_323t2", 2), Unwritten]);
}

/// # Matching Outfits
///
/// `VAC_324` · Shaman spell · 4 mana
///
/// > Transform a minion into a random one that costs (1) more, then summon a copy of it.
///
/// State: Todo
//~ VAC_324 todo 5cdd2d9c 48563174
#[test]
#[ignore = "todo: VAC_324 Matching Outfits"]
fn VAC_324_matching_outfits() {
    check(CardClass::Shaman, &[Give("VAC_324"), Cost("VAC_324", 4), Unwritten]);
}

/// # Meltemental
///
/// `VAC_328` · Shaman minion · 3 mana · 3/8
///
/// > **Taunt** This is permanently **Frozen**.
///
/// State: Todo
//~ VAC_328 todo 0da11a5e edbccb32
#[test]
#[ignore = "todo: VAC_328 Meltemental"]
fn VAC_328_meltemental() {
    check(
        CardClass::Shaman,
        &[Give("VAC_328"), Cost("VAC_328", 3), Stats("VAC_328", 3, 8), Has("VAC_328", GameTag::TAUNT), Unwritten],
    );
}

/// # Natural Talent
///
/// `VAC_329` · Shaman spell · Nature · 3 mana
///
/// > Get a random Naga and a random spell. They cost (2) less.
///
/// State: Todo
//~ VAC_329 todo 56dafff3 88297ff1
#[test]
#[ignore = "todo: VAC_329 Natural Talent"]
fn VAC_329_natural_talent() {
    check(CardClass::Shaman, &[Give("VAC_329"), Cost("VAC_329", 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449` · Shaman minion · 3 mana · 3/3
///
/// > While in your hand, play two different spell schools to transform.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ VAC_449 todo 588f594a a585ef21
#[test]
#[ignore = "todo: VAC_449 Carress, Cabaret Star"]
fn VAC_449_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449"), Cost("VAC_449", 3), Stats("VAC_449", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 6 damage to the enemy hero.
///
/// State: Todo
//~ VAC_449t todo 72d92b70 524b6b01
#[test]
#[ignore = "todo: VAC_449t Carress, Cabaret Star"]
fn VAC_449t_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t"), Cost("VAC_449t", 3), Stats("VAC_449t", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t1` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t1 todo e43b1100 d05f0340
#[test]
#[ignore = "todo: VAC_449t1 Carress, Cabaret Star"]
fn VAC_449t1_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t1"), Cost("VAC_449t1", 3), Stats("VAC_449t1", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t10` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ VAC_449t10 todo f980459c d9f9d2fb
#[test]
#[ignore = "todo: VAC_449t10 Carress, Cabaret Star"]
fn VAC_449t10_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t10"), Cost("VAC_449t10", 3), Stats("VAC_449t10", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t11` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t11 todo 6804644a f505940a
#[test]
#[ignore = "todo: VAC_449t11 Carress, Cabaret Star"]
fn VAC_449t11_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t11"), Cost("VAC_449t11", 3), Stats("VAC_449t11", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t12` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t12 todo 0ac7ab60 08774b5e
#[test]
#[ignore = "todo: VAC_449t12 Carress, Cabaret Star"]
fn VAC_449t12_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t12"), Cost("VAC_449t12", 3), Stats("VAC_449t12", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t13` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy two random enemy minions. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t13 todo 88c161b9 749ce4ee
#[test]
#[ignore = "todo: VAC_449t13 Carress, Cabaret Star"]
fn VAC_449t13_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t13"), Cost("VAC_449t13", 3), Stats("VAC_449t13", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t14` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t14 todo 0575a5fe 385679f0
#[test]
#[ignore = "todo: VAC_449t14 Carress, Cabaret Star"]
fn VAC_449t14_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t14"), Cost("VAC_449t14", 3), Stats("VAC_449t14", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t15` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Restore 6 Health to your hero.
///
/// State: Todo
//~ VAC_449t15 todo d6ca3190 4e3fddc1
#[test]
#[ignore = "todo: VAC_449t15 Carress, Cabaret Star"]
fn VAC_449t15_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t15"), Cost("VAC_449t15", 3), Stats("VAC_449t15", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t16` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Destroy 2 random enemy minions.
///
/// State: Todo
//~ VAC_449t16 todo f6edf359 59d98e30
#[test]
#[ignore = "todo: VAC_449t16 Carress, Cabaret Star"]
fn VAC_449t16_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t16"), Cost("VAC_449t16", 3), Stats("VAC_449t16", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t17` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ VAC_449t17 todo e59f9b23 0a50664f
#[test]
#[ignore = "todo: VAC_449t17 Carress, Cabaret Star"]
fn VAC_449t17_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t17"), Cost("VAC_449t17", 3), Stats("VAC_449t17", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t18` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Destroy 2 random enemy minions.
///
/// State: Todo
//~ VAC_449t18 todo d63f117e 31110cb7
#[test]
#[ignore = "todo: VAC_449t18 Carress, Cabaret Star"]
fn VAC_449t18_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t18"), Cost("VAC_449t18", 3), Stats("VAC_449t18", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t19` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ VAC_449t19 todo 0ccdc573 1e522756
#[test]
#[ignore = "todo: VAC_449t19 Carress, Cabaret Star"]
fn VAC_449t19_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t19"), Cost("VAC_449t19", 3), Stats("VAC_449t19", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t2` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Gain +2/+2 and **Taunt**.
///
/// State: Todo
//~ VAC_449t2 todo 119161c7 29c7dada
#[test]
#[ignore = "todo: VAC_449t2 Carress, Cabaret Star"]
fn VAC_449t2_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t2"), Cost("VAC_449t2", 3), Stats("VAC_449t2", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t20` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. Destroy 2 random enemy minions.
///
/// State: Todo
//~ VAC_449t20 todo d7e8118b cc172437
#[test]
#[ignore = "todo: VAC_449t20 Carress, Cabaret Star"]
fn VAC_449t20_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t20"), Cost("VAC_449t20", 3), Stats("VAC_449t20", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t3` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Restore 6 Health to your hero.
///
/// State: Todo
//~ VAC_449t3 todo e8322d7c 0ec3d670
#[test]
#[ignore = "todo: VAC_449t3 Carress, Cabaret Star"]
fn VAC_449t3_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t3"), Cost("VAC_449t3", 3), Stats("VAC_449t3", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t4` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Destroy 2 random enemy minions.
///
/// State: Todo
//~ VAC_449t4 todo 2fb2eb96 4a671af6
#[test]
#[ignore = "todo: VAC_449t4 Carress, Cabaret Star"]
fn VAC_449t4_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t4"), Cost("VAC_449t4", 3), Stats("VAC_449t4", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t5` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ VAC_449t5 todo 3ff12aa3 7ecbca55
#[test]
#[ignore = "todo: VAC_449t5 Carress, Cabaret Star"]
fn VAC_449t5_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t5"), Cost("VAC_449t5", 3), Stats("VAC_449t5", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t6` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. **Freeze** three random enemy minions.
///
/// State: Todo
//~ VAC_449t6 todo b12ede50 df3a0cc1
#[test]
#[ignore = "todo: VAC_449t6 Carress, Cabaret Star"]
fn VAC_449t6_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t6"), Cost("VAC_449t6", 3), Stats("VAC_449t6", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t7` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Gain +2/+2 and **Taunt**.
///
/// State: Todo
//~ VAC_449t7 todo 377d6f65 7cdb9d0e
#[test]
#[ignore = "todo: VAC_449t7 Carress, Cabaret Star"]
fn VAC_449t7_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t7"), Cost("VAC_449t7", 3), Stats("VAC_449t7", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t8` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Restore 6 Health to your hero.
///
/// State: Todo
//~ VAC_449t8 todo f46173dd 887fd7cc
#[test]
#[ignore = "todo: VAC_449t8 Carress, Cabaret Star"]
fn VAC_449t8_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t8"), Cost("VAC_449t8", 3), Stats("VAC_449t8", 3, 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t9` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Destroy 2 random enemy minions.
///
/// State: Todo
//~ VAC_449t9 todo 6660e802 91ae0a5a
#[test]
#[ignore = "todo: VAC_449t9 Carress, Cabaret Star"]
fn VAC_449t9_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449t9"), Cost("VAC_449t9", 3), Stats("VAC_449t9", 3, 3), Unwritten]);
}

/// # Carefree Cookie
///
/// `VAC_450` · Shaman minion · 3 mana · 2/2
///
/// > **Demon Hunter Tourist** After a friendly minion dies, summon a random minion that costs (1) more.
///
/// State: Todo
//~ VAC_450 todo 31860dd2 e63845a8
#[test]
#[ignore = "todo: VAC_450 Carefree Cookie"]
fn VAC_450_carefree_cookie() {
    check(CardClass::Shaman, &[Give("VAC_450"), Cost("VAC_450", 3), Stats("VAC_450", 2, 2), Unwritten]);
}

/// # Cabaret Headliner
///
/// `VAC_954` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
///
/// State: Todo
//~ VAC_954 todo 0bc5baee 4b23c402
#[test]
#[ignore = "todo: VAC_954 Cabaret Headliner"]
fn VAC_954_cabaret_headliner() {
    check(CardClass::Shaman, &[Give("VAC_954"), Cost("VAC_954", 4), Stats("VAC_954", 3, 3), Unwritten]);
}

/// # Hydration Totem
///
/// `WORK_011` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, give adjacent minions +1/+1.
///
/// State: Todo
//~ WORK_011 todo 73be9238 a6b12c72
#[test]
#[ignore = "todo: WORK_011 Hydration Totem"]
fn WORK_011_hydration_totem() {
    check(CardClass::Shaman, &[Give("WORK_011"), Cost("WORK_011", 2), Stats("WORK_011", 0, 3), Unwritten]);
}

/// # Turbulus
///
/// `WORK_013` · Shaman minion · 3 mana · 3/3
///
/// > **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
///
/// State: Todo
//~ WORK_013 todo 6cc462d4 99fb3f1e
#[test]
#[ignore = "todo: WORK_013 Turbulus"]
fn WORK_013_turbulus() {
    check(CardClass::Shaman, &[Give("WORK_013"), Cost("WORK_013", 3), Stats("WORK_013", 3, 3), Unwritten]);
}

/// # Icecrown Brochure
///
/// `WORK_030` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ WORK_030 todo b8c95ef4 e09443e3
#[test]
#[ignore = "todo: WORK_030 Icecrown Brochure"]
fn WORK_030_icecrown_brochure() {
    check(CardClass::Shaman, &[Give("WORK_030"), Cost("WORK_030", 2), Unwritten]);
}

/// # Blackrock Brochure
///
/// `WORK_030t` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ WORK_030t todo d005c76c 65cd5c12
#[test]
#[ignore = "todo: WORK_030t Blackrock Brochure"]
fn WORK_030t_blackrock_brochure() {
    check(CardClass::Shaman, &[Give("WORK_030t"), Cost("WORK_030t", 2), Unwritten]);
}
