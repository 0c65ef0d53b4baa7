//! Priest cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Holy Nova
///
/// `VAN_CS1_112` · Priest spell · 5 mana
///
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// State: Todo
//~ VAN_CS1_112 todo 9501aa92 b0a9fffe
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
//~ VAN_CS1_113 todo 7b920465 79f5800c
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
//~ VAN_CS1_129 todo 4a667e8e c61c6b59
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
//~ VAN_CS1_130 todo 75e14b8c 3ab2140c
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
//~ VAN_CS2_003 todo 9101203d 4ffb22de
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
//~ VAN_CS2_004 todo cc293742 00d4cf9f
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
//~ VAN_CS2_234 todo 054e8fda cf22fb02
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
//~ VAN_CS2_235 todo fea90be4 f60b213e
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
//~ VAN_CS2_236 todo 7418d859 f897b329
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
//~ VAN_DS1_233 todo c4f6c27b aaba9227
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
//~ VAN_EX1_091 todo f638b9fd f77b7475
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
//~ VAN_EX1_332 todo 9bb9c9e4 33b01b87
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
//~ VAN_EX1_334 todo f1a96945 7a4dfc84
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
//~ VAN_EX1_335 todo 87499e01 c2fded1d
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
//~ VAN_EX1_339 todo 6e4c6d75 da6a5136
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
//~ VAN_EX1_341 todo 41ac07f3 dd386e16
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
//~ VAN_EX1_345 todo aa91c4a4 3f9645c6
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
//~ VAN_EX1_345t todo c73c1eb8 6ba994a5
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
//~ VAN_EX1_350 todo 78346b0b 65d8e721
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
//~ VAN_EX1_591 todo b34ac6c1 72c48bf3
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
//~ VAN_EX1_621 todo f42115ba 3693051d
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
//~ VAN_EX1_622 todo 9fa95b16 bc8de57d
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
//~ VAN_EX1_623 todo 1c96b3b5 9b8fcd19
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
//~ VAN_EX1_624 todo c2bd1e4d 812d73a9
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
//~ VAN_EX1_625 todo a3f0575d d57ba398
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
//~ VAN_EX1_626 todo b5753c5d 2966f92d
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
//~ VAN_HERO_09bp todo 1c6ca40d 0ae13442
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
//~ VAN_HERO_09bp2 todo 3560eb7d e129bd0c
#[test]
#[ignore = "todo: VAN_HERO_09bp2 Heal"]
fn VAN_HERO_09bp2_heal() {
    check(CardClass::Priest, &[HasHeroPower("VAN_HERO_09bp2"), Cost("VAN_HERO_09bp2", 2), Unwritten]);
}
