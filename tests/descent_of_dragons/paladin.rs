//! Paladin cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Righteous Cause
///
/// `DRG_008` · Paladin spell · 1 mana
///
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
///
/// State: Todo
//~ DRG_008 todo 19492155 41bd2f8d
#[test]
#[ignore = "todo: DRG_008 Righteous Cause"]
fn DRG_008_righteous_cause() {
    check(CardClass::Paladin, &[Give("DRG_008"), Cost("DRG_008", 1)]);
}

/// # Sky Claw
///
/// `DRG_225` · Paladin minion · 3 mana · 1/2
///
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
///
/// State: Todo
//~ DRG_225 todo 9baea481 21ed6c73
#[test]
#[ignore = "todo: DRG_225 Sky Claw"]
fn DRG_225_sky_claw() {
    check(CardClass::Paladin, &[Give("DRG_225"), Cost("DRG_225", 3), Stats("DRG_225", 1, 2)]);
}

/// # Microcopter
///
/// `DRG_225t` · Paladin minion · 1 mana · 1/1
///
/// State: Todo
//~ DRG_225t todo 83060192 3b06bade
#[test]
#[ignore = "todo: DRG_225t Microcopter"]
fn DRG_225t_microcopter() {
    check(CardClass::Paladin, &[Give("DRG_225t"), Cost("DRG_225t", 1), Stats("DRG_225t", 1, 1)]);
}

/// # Amber Watcher
///
/// `DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// State: Todo
//~ DRG_226 todo c1b613f5 c2927a69
#[test]
#[ignore = "todo: DRG_226 Amber Watcher"]
fn DRG_226_amber_watcher() {
    check(CardClass::Paladin, &[Give("DRG_226"), Cost("DRG_226", 5), Stats("DRG_226", 4, 6)]);
}

/// # Bronze Explorer
///
/// `DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ DRG_229 todo 010c414b c43f39cb
#[test]
#[ignore = "todo: DRG_229 Bronze Explorer"]
fn DRG_229_bronze_explorer() {
    check(
        CardClass::Paladin,
        &[Give("DRG_229"), Cost("DRG_229", 3), Stats("DRG_229", 3, 3), Has("DRG_229", GameTag::LIFESTEAL)],
    );
}

/// # Lightforged Crusader
///
/// `DRG_231` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
///
/// State: Todo
//~ DRG_231 todo dfda69f3 35e8387a
#[test]
#[ignore = "todo: DRG_231 Lightforged Crusader"]
fn DRG_231_lightforged_crusader() {
    check(CardClass::Paladin, &[Give("DRG_231"), Cost("DRG_231", 7), Stats("DRG_231", 7, 7)]);
}

/// # Lightforged Zealot
///
/// `DRG_232` · Paladin minion · 4 mana · 4/2
///
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
///
/// State: Todo
//~ DRG_232 todo 0dc511d3 182bceb6
#[test]
#[ignore = "todo: DRG_232 Lightforged Zealot"]
fn DRG_232_lightforged_zealot() {
    check(CardClass::Paladin, &[Give("DRG_232"), Cost("DRG_232", 4), Stats("DRG_232", 4, 2)]);
}

/// # Truesilver Champion
///
/// `DRG_232t` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Todo
//~ DRG_232t todo 8dc1e39e 4f868d6c
#[test]
#[ignore = "todo: DRG_232t Truesilver Champion"]
fn DRG_232t_truesilver_champion() {
    check(CardClass::Paladin, &[Give("DRG_232t"), Cost("DRG_232t", 4), Stats("DRG_232t", 4, 2)]);
}

/// # Sand Breath
///
/// `DRG_233` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
///
/// State: Todo
//~ DRG_233 todo 5b491c04 640660f6
#[test]
#[ignore = "todo: DRG_233 Sand Breath"]
fn DRG_233_sand_breath() {
    check(CardClass::Paladin, &[Give("DRG_233"), Cost("DRG_233", 1)]);
}

/// # Dragonrider Talritha
///
/// `DRG_235` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ DRG_235 todo 94de7f17 c4c32be2
#[test]
#[ignore = "todo: DRG_235 Dragonrider Talritha"]
fn DRG_235_dragonrider_talritha() {
    check(CardClass::Paladin, &[Give("DRG_235"), Cost("DRG_235", 3), Stats("DRG_235", 3, 3)]);
}

/// # Dragonrider Talritha Effect Dummy
///
/// `DRG_235d` · Neutral spell · 0 mana
///
/// State: Todo
//~ DRG_235d todo 16c2e62a d9908f1a
#[test]
#[ignore = "todo: DRG_235d Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    check(CardClass::Paladin, &[Give("DRG_235d"), Cost("DRG_235d", 0)]);
}

/// # Sanctuary
///
/// `DRG_258` · Paladin spell · 2 mana
///
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// State: Todo
//~ DRG_258 todo 61732c29 08f7cf37
#[test]
#[ignore = "todo: DRG_258 Sanctuary"]
fn DRG_258_sanctuary() {
    check(CardClass::Paladin, &[Give("DRG_258"), Cost("DRG_258", 2)]);
}

/// # Indomitable Champion
///
/// `DRG_258t` · Paladin minion · 4 mana · 3/6
///
/// > **Taunt**
///
/// State: Todo
//~ DRG_258t todo a6543039 84bdf9bb
#[test]
#[ignore = "todo: DRG_258t Indomitable Champion"]
fn DRG_258t_indomitable_champion() {
    check(
        CardClass::Paladin,
        &[Give("DRG_258t"), Cost("DRG_258t", 4), Stats("DRG_258t", 3, 6), Has("DRG_258t", GameTag::TAUNT)],
    );
}

/// # Nozdormu the Timeless
///
/// `DRG_309` · Paladin minion · 4 mana · 8/8
///
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// State: Todo
//~ DRG_309 todo dd27f71d c29d2faa
#[test]
#[ignore = "todo: DRG_309 Nozdormu the Timeless"]
fn DRG_309_nozdormu_the_timeless() {
    check(CardClass::Paladin, &[Give("DRG_309"), Cost("DRG_309", 4), Stats("DRG_309", 8, 8)]);
}
