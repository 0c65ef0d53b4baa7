//! Priest cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6f96618

/// # Holy Nova
///
/// `VAN_CS1_112` · Priest spell · 5 mana
///
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ todo VAN_CS1_112 af75f2a0 aca73eb3 bf35903f.b85dfdad
#[test]
#[ignore = "todo: VAN_CS1_112 Holy Nova"]
fn VAN_CS1_112_holy_nova() {
    check(CardClass::Priest, &[Give("VAN_CS1_112"), Cost("VAN_CS1_112", 5), Unwritten]);
}

/// # Mind Control
///
/// `VAN_CS1_113` · Priest spell · 10 mana
///
/// > Take control of an enemy minion.
///
/// State: Todo
//~ todo VAN_CS1_113 6cec10ef 18758cb9 a2488b8b.e1cda9f8
#[test]
#[ignore = "todo: VAN_CS1_113 Mind Control"]
fn VAN_CS1_113_mind_control() {
    check(CardClass::Priest, &[Give("VAN_CS1_113"), Cost("VAN_CS1_113", 10), Unwritten]);
}

/// # Inner Fire
///
/// `VAN_CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// State: Todo
//~ todo VAN_CS1_129 200d70f5 6e2a596d f8ace4c4.3d64567c
#[test]
#[ignore = "todo: VAN_CS1_129 Inner Fire"]
fn VAN_CS1_129_inner_fire() {
    check(CardClass::Priest, &[Give("VAN_CS1_129"), Cost("VAN_CS1_129", 1), Unwritten]);
}

/// # Holy Smite
///
/// `VAN_CS1_130` · Priest spell · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ todo VAN_CS1_130 98839fb4 1fa5a5a8 14935509.c0c62e9f
#[test]
#[ignore = "todo: VAN_CS1_130 Holy Smite"]
fn VAN_CS1_130_holy_smite() {
    check(CardClass::Priest, &[Give("VAN_CS1_130"), Cost("VAN_CS1_130", 1), Unwritten]);
}

/// # Mind Vision
///
/// `VAN_CS2_003` · Priest spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// State: Todo
//~ todo VAN_CS2_003 387a5110 3e8571f4 6188f0f2.79f1b166
#[test]
#[ignore = "todo: VAN_CS2_003 Mind Vision"]
fn VAN_CS2_003_mind_vision() {
    check(CardClass::Priest, &[Give("VAN_CS2_003"), Cost("VAN_CS2_003", 1), Unwritten]);
}

/// # Power Word: Shield
///
/// `VAN_CS2_004` · Priest spell · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Todo
//~ todo VAN_CS2_004 3ef2c2e6 69e468fe 621cb86e.b0e04134
#[test]
#[ignore = "todo: VAN_CS2_004 Power Word: Shield"]
fn VAN_CS2_004_power_word_shield() {
    check(CardClass::Priest, &[Give("VAN_CS2_004"), Cost("VAN_CS2_004", 1), Unwritten]);
}

/// # Shadow Word: Pain
///
/// `VAN_CS2_234` · Priest spell · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Todo
//~ todo VAN_CS2_234 dcf349a1 edb6c66e f8319419.ae6d10c6
#[test]
#[ignore = "todo: VAN_CS2_234 Shadow Word: Pain"]
fn VAN_CS2_234_shadow_word_pain() {
    check(CardClass::Priest, &[Give("VAN_CS2_234"), Cost("VAN_CS2_234", 2), Unwritten]);
}

/// # Northshire Cleric
///
/// `VAN_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Todo
//~ todo VAN_CS2_235 cae2cc01 f59ecfce 95ff242c.4f531460
#[test]
#[ignore = "todo: VAN_CS2_235 Northshire Cleric"]
fn VAN_CS2_235_northshire_cleric() {
    check(CardClass::Priest, &[Give("VAN_CS2_235"), Cost("VAN_CS2_235", 1), Stats("VAN_CS2_235", 1, 3), Unwritten]);
}

/// # Divine Spirit
///
/// `VAN_CS2_236` · Priest spell · 2 mana
///
/// > Double a minion's Health.
///
/// State: Todo
//~ todo VAN_CS2_236 1f017deb 8ce89366 9615621a.8ae96480
#[test]
#[ignore = "todo: VAN_CS2_236 Divine Spirit"]
fn VAN_CS2_236_divine_spirit() {
    check(CardClass::Priest, &[Give("VAN_CS2_236"), Cost("VAN_CS2_236", 2), Unwritten]);
}

/// # Mind Blast
///
/// `VAN_DS1_233` · Priest spell · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// State: Todo
//~ todo VAN_DS1_233 b9a40c26 a197d29f 324f60e2.39dac44b
#[test]
#[ignore = "todo: VAN_DS1_233 Mind Blast"]
fn VAN_DS1_233_mind_blast() {
    check(CardClass::Priest, &[Give("VAN_DS1_233"), Cost("VAN_DS1_233", 2), Unwritten]);
}

/// # Cabal Shadow Priest
///
/// `VAN_EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// State: Todo
//~ todo VAN_EX1_091 ec531087 82a90895 f75d9d5d.af14c173
#[test]
#[ignore = "todo: VAN_EX1_091 Cabal Shadow Priest"]
fn VAN_EX1_091_cabal_shadow_priest() {
    check(CardClass::Priest, &[Give("VAN_EX1_091"), Cost("VAN_EX1_091", 6), Stats("VAN_EX1_091", 4, 5), Unwritten]);
}

/// # Silence
///
/// `VAN_EX1_332` · Priest spell · 0 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ todo VAN_EX1_332 9053d2e4 1ebb05c8 240c7ccc.f887ee50
#[test]
#[ignore = "todo: VAN_EX1_332 Silence"]
fn VAN_EX1_332_silence() {
    check(CardClass::Priest, &[Give("VAN_EX1_332"), Cost("VAN_EX1_332", 0), Unwritten]);
}

/// # Shadow Madness
///
/// `VAN_EX1_334` · Priest spell · 4 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// State: Todo
//~ todo VAN_EX1_334 f82d6955 d122e95c e429c901.d6c844a3
#[test]
#[ignore = "todo: VAN_EX1_334 Shadow Madness"]
fn VAN_EX1_334_shadow_madness() {
    check(CardClass::Priest, &[Give("VAN_EX1_334"), Cost("VAN_EX1_334", 4), Unwritten]);
}

/// # Lightspawn
///
/// `VAN_EX1_335` · Priest minion · 4 mana · 0/5
///
/// > This minion's Attack is always equal to its Health.
///
/// State: Todo
//~ todo VAN_EX1_335 e9e59c45 dc48a7d0 d2ac3460.705cee4f
#[test]
#[ignore = "todo: VAN_EX1_335 Lightspawn"]
fn VAN_EX1_335_lightspawn() {
    check(CardClass::Priest, &[Give("VAN_EX1_335"), Cost("VAN_EX1_335", 4), Stats("VAN_EX1_335", 0, 5), Unwritten]);
}

/// # Thoughtsteal
///
/// `VAN_EX1_339` · Priest spell · 3 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// State: Todo
//~ todo VAN_EX1_339 994dccbb ad783487 2a6b2a00.518941c3
#[test]
#[ignore = "todo: VAN_EX1_339 Thoughtsteal"]
fn VAN_EX1_339_thoughtsteal() {
    check(CardClass::Priest, &[Give("VAN_EX1_339"), Cost("VAN_EX1_339", 3), Unwritten]);
}

/// # Lightwell
///
/// `VAN_EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// State: Todo
//~ todo VAN_EX1_341 3de50a57 6ed3bf5d 3a43cdf8.d1455a4c
#[test]
#[ignore = "todo: VAN_EX1_341 Lightwell"]
fn VAN_EX1_341_lightwell() {
    check(CardClass::Priest, &[Give("VAN_EX1_341"), Cost("VAN_EX1_341", 2), Stats("VAN_EX1_341", 0, 5), Unwritten]);
}

/// # Mindgames
///
/// `VAN_EX1_345` · Priest spell · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// State: Todo
//~ todo VAN_EX1_345 b5f10503 4a0841fb 1ed63a44.36b51c4a
#[test]
#[ignore = "todo: VAN_EX1_345 Mindgames"]
fn VAN_EX1_345_mindgames() {
    check(CardClass::Priest, &[Give("VAN_EX1_345"), Cost("VAN_EX1_345", 4), Unwritten]);
}

/// # Shadow of Nothing
///
/// `VAN_EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// State: Todo
//~ todo VAN_EX1_345t 703d5d09 72913795 119d1db5.e6a9023d
#[test]
#[ignore = "todo: VAN_EX1_345t Shadow of Nothing"]
fn VAN_EX1_345t_shadow_of_nothing() {
    check(CardClass::Priest, &[Give("VAN_EX1_345t"), Cost("VAN_EX1_345t", 0), Stats("VAN_EX1_345t", 0, 1), Unwritten]);
}

/// # Prophet Velen
///
/// `VAN_EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// State: Todo
//~ todo VAN_EX1_350 98882577 b0712a8a cda460d6.a9bdc1ac
#[test]
#[ignore = "todo: VAN_EX1_350 Prophet Velen"]
fn VAN_EX1_350_prophet_velen() {
    check(CardClass::Priest, &[Give("VAN_EX1_350"), Cost("VAN_EX1_350", 7), Stats("VAN_EX1_350", 7, 7), Unwritten]);
}

/// # Auchenai Soulpriest
///
/// `VAN_EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// State: Todo
//~ todo VAN_EX1_591 14c8c4c2 feb429b3 c746164a.113b8e97
#[test]
#[ignore = "todo: VAN_EX1_591 Auchenai Soulpriest"]
fn VAN_EX1_591_auchenai_soulpriest() {
    check(CardClass::Priest, &[Give("VAN_EX1_591"), Cost("VAN_EX1_591", 4), Stats("VAN_EX1_591", 3, 5), Unwritten]);
}

/// # Circle of Healing
///
/// `VAN_EX1_621` · Priest spell · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// State: Todo
//~ todo VAN_EX1_621 21e73445 8049c085 1e6882ed.c6336492
#[test]
#[ignore = "todo: VAN_EX1_621 Circle of Healing"]
fn VAN_EX1_621_circle_of_healing() {
    check(CardClass::Priest, &[Give("VAN_EX1_621"), Cost("VAN_EX1_621", 0), Unwritten]);
}

/// # Shadow Word: Death
///
/// `VAN_EX1_622` · Priest spell · 3 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Todo
//~ todo VAN_EX1_622 9f7dd3de 07a6658c 798ed155.29040c58
#[test]
#[ignore = "todo: VAN_EX1_622 Shadow Word: Death"]
fn VAN_EX1_622_shadow_word_death() {
    check(CardClass::Priest, &[Give("VAN_EX1_622"), Cost("VAN_EX1_622", 3), Unwritten]);
}

/// # Temple Enforcer
///
/// `VAN_EX1_623` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Todo
//~ todo VAN_EX1_623 99a8263d 895bba32 fd6d5f45.0d24a26e
#[test]
#[ignore = "todo: VAN_EX1_623 Temple Enforcer"]
fn VAN_EX1_623_temple_enforcer() {
    check(CardClass::Priest, &[Give("VAN_EX1_623"), Cost("VAN_EX1_623", 6), Stats("VAN_EX1_623", 6, 6), Unwritten]);
}

/// # Holy Fire
///
/// `VAN_EX1_624` · Priest spell · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// State: Todo
//~ todo VAN_EX1_624 6bd8139c f21633d1 5876ee25.0697fea6
#[test]
#[ignore = "todo: VAN_EX1_624 Holy Fire"]
fn VAN_EX1_624_holy_fire() {
    check(CardClass::Priest, &[Give("VAN_EX1_624"), Cost("VAN_EX1_624", 6), Unwritten]);
}

/// # Shadowform
///
/// `VAN_EX1_625` · Priest spell · 3 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
///
/// State: Todo
//~ todo VAN_EX1_625 d41db232 e4ca7e0a 9c72d3aa.45dafea4
#[test]
#[ignore = "todo: VAN_EX1_625 Shadowform"]
fn VAN_EX1_625_shadowform() {
    check(CardClass::Priest, &[Give("VAN_EX1_625"), Cost("VAN_EX1_625", 3), Unwritten]);
}

/// # Mass Dispel
///
/// `VAN_EX1_626` · Priest spell · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// State: Todo
//~ todo VAN_EX1_626 6f638d87 f0b0dd77 565ee76a.3fd56d73
#[test]
#[ignore = "todo: VAN_EX1_626 Mass Dispel"]
fn VAN_EX1_626_mass_dispel() {
    check(CardClass::Priest, &[Give("VAN_EX1_626"), Cost("VAN_EX1_626", 4), Unwritten]);
}

/// # Lesser Heal
///
/// `VAN_HERO_09bp` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #2 Health.
///
/// State: Todo
//~ todo VAN_HERO_09bp 93194e4c 700a420e 5a134aad.6adf06c6
#[test]
#[ignore = "todo: VAN_HERO_09bp Lesser Heal"]
fn VAN_HERO_09bp_lesser_heal() {
    check(CardClass::Priest, &[HasHeroPower("VAN_HERO_09bp"), Cost("VAN_HERO_09bp", 2), Unwritten]);
}

/// # Heal
///
/// `VAN_HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// State: Todo
//~ todo VAN_HERO_09bp2 c81ede1f feadf3f7 7d294631.a2514175
#[test]
#[ignore = "todo: VAN_HERO_09bp2 Heal"]
fn VAN_HERO_09bp2_heal() {
    check(CardClass::Priest, &[HasHeroPower("VAN_HERO_09bp2"), Cost("VAN_HERO_09bp2", 2), Unwritten]);
}
