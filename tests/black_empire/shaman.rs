//! Shaman cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shadow Sculpt
///
/// `BE_114` · Shaman spell · Shadow · 3 mana
///
/// > **Assemble** a minion. It costs (2) less.
///
/// State: Todo
//~ BE_114 todo 53df4bc3 70caccee
#[test]
#[ignore = "todo: BE_114 Shadow Sculpt"]
fn BE_114_shadow_sculpt() {
    check(CardClass::Shaman, &[Give("BE_114"), Cost("BE_114", 3), Unwritten]);
}

/// # Primus of Power
///
/// `BE_171` · Shaman minion · 4 mana · 4/5
///
/// > Taunt**. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
///
/// State: Todo
//~ BE_171 todo 2198eb86 3eb794c7
#[test]
#[ignore = "todo: BE_171 Primus of Power"]
fn BE_171_primus_of_power() {
    check(CardClass::Shaman, &[Give("BE_171"), Cost("BE_171", 4), Stats("BE_171", 4, 5), Unwritten]);
}

/// # Neptulon, Lord of Tides
///
/// `BE_209` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
///
/// State: Todo
//~ BE_209 todo d7826200 a98f68aa
#[test]
#[ignore = "todo: BE_209 Neptulon, Lord of Tides"]
fn BE_209_neptulon_lord_of_tides() {
    check(CardClass::Shaman, &[Give("BE_209"), Cost("BE_209", 7), Stats("BE_209", 7, 7), Unwritten]);
}

/// # Flame Shock
///
/// `BE_302` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage to two different enemies. **Overload:** (1).
///
/// State: Todo
//~ BE_302 todo 5a300f57 ec5f8873
#[test]
#[ignore = "todo: BE_302 Flame Shock"]
fn BE_302_flame_shock() {
    check(CardClass::Shaman, &[Give("BE_302"), Cost("BE_302", 1), Unwritten]);
}

/// # Scorchfist Scholar
///
/// `BE_303` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
///
/// State: Todo
//~ BE_303 todo ffe72dd6 f51c9a89
#[test]
#[ignore = "todo: BE_303 Scorchfist Scholar"]
fn BE_303_scorchfist_scholar() {
    check(CardClass::Shaman, &[Give("BE_303"), Cost("BE_303", 5), Stats("BE_303", 3, 3), Unwritten]);
}

/// # Therazane the Earthmother
///
/// `BE_337` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next spell of each school casts twice.
///
/// State: Todo
//~ BE_337 todo 69d3627f 16fcc38c
#[test]
#[ignore = "todo: BE_337 Therazane the Earthmother"]
fn BE_337_therazane_the_earthmother() {
    check(CardClass::Shaman, &[Give("BE_337"), Cost("BE_337", 6), Stats("BE_337", 5, 5), Unwritten]);
}

/// # Eyemaul
///
/// `BE_349` · Shaman weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, summon two 2/2 Elementals with **Rush**.
///
/// State: Todo
//~ BE_349 todo 65598e6a 3ace689b
#[test]
#[ignore = "todo: BE_349 Eyemaul"]
fn BE_349_eyemaul() {
    check(CardClass::Shaman, &[Give("BE_349"), Cost("BE_349", 4), Stats("BE_349", 2, 2), Unwritten]);
}

/// # Tremoring Elemental
///
/// `BE_349t` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ BE_349t vanilla ee96eca5 c819887f
#[test]
fn BE_349t_tremoring_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("BE_349t"),
            Cost("BE_349t", 2),
            Stats("BE_349t", 2, 2),
            Has("BE_349t", GameTag::RUSH),
            Play("BE_349t", Nothing),
            In(The("BE_349t"), Zone::Play),
            Now(The("BE_349t"), 2, 2),
            HasNow(The("BE_349t"), GameTag::RUSH),
        ],
    );
}

/// # Watch Over
///
/// `BE_778` · Shaman spell · Shadow · 6 mana
///
/// > Choose two different C'Thun abilities to trigger.
///
/// State: Todo
//~ BE_778 todo a893f723 5daf4a3f
#[test]
#[ignore = "todo: BE_778 Watch Over"]
fn BE_778_watch_over() {
    check(CardClass::Shaman, &[Give("BE_778"), Cost("BE_778", 6), Unwritten]);
}

/// # Unnatural Cold
///
/// `BE_842` · Shaman spell · Frost · 2 mana
///
/// > **Freeze** an enemy. Gain 3 Armor. Draw a card.
///
/// State: Todo
//~ BE_842 todo a3a4d1e0 77287b6d
#[test]
#[ignore = "todo: BE_842 Unnatural Cold"]
fn BE_842_unnatural_cold() {
    check(CardClass::Shaman, &[Give("BE_842"), Cost("BE_842", 2), Unwritten]);
}

/// # Elemental of Madness
///
/// `BE_870` · Shaman minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
///
/// State: Todo
//~ BE_870 todo a3a8fc00 dbb774f6
#[test]
#[ignore = "todo: BE_870 Elemental of Madness"]
fn BE_870_elemental_of_madness() {
    check(CardClass::Shaman, &[Give("BE_870"), Cost("BE_870", 3), Stats("BE_870", 2, 2), Unwritten]);
}

/// # \[BioCore\] Ancestral Healing
///
/// `Core_mon_0004` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// State: Todo
//~ Core_mon_0004 todo 6e8f3cf3 3681ca61
#[test]
#[ignore = "todo: Core_mon_0004 [BioCore] Ancestral Healing"]
fn Core_mon_0004_bio_core_ancestral_healing() {
    check(CardClass::Shaman, &[Give("Core_mon_0004"), Cost("Core_mon_0004", 0), Unwritten]);
}
