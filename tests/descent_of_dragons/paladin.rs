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
//~ DRG_008 todo 19492155 209857bb
#[test]
#[ignore = "todo: DRG_008 Righteous Cause"]
fn DRG_008_righteous_cause() {
    check(CardClass::Paladin, &[Give("DRG_008"), Cost("DRG_008", 1), Unwritten]);
}

/// # Sky Claw
///
/// `DRG_225` · Paladin minion · 3 mana · 1/2
///
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
///
/// State: Todo
//~ DRG_225 todo 9baea481 1a2fcf18
#[test]
#[ignore = "todo: DRG_225 Sky Claw"]
fn DRG_225_sky_claw() {
    check(CardClass::Paladin, &[Give("DRG_225"), Cost("DRG_225", 3), Stats("DRG_225", 1, 2), Unwritten]);
}

/// # Microcopter
///
/// `DRG_225t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ DRG_225t vanilla 83060192 5047dad3
#[test]
fn DRG_225t_microcopter() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_225t"),
            Cost("DRG_225t", 1),
            Stats("DRG_225t", 1, 1),
            Play("DRG_225t", Nothing),
            In(The("DRG_225t"), Zone::Play),
            Now(The("DRG_225t"), 1, 1),
        ],
    );
}

/// # Amber Watcher
///
/// `DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// State: Todo
//~ DRG_226 todo c1b613f5 6c01b5fb
#[test]
#[ignore = "todo: DRG_226 Amber Watcher"]
fn DRG_226_amber_watcher() {
    check(CardClass::Paladin, &[Give("DRG_226"), Cost("DRG_226", 5), Stats("DRG_226", 4, 6), Unwritten]);
}

/// # Bronze Explorer
///
/// `DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ DRG_229 todo 010c414b 4d7fa26e
#[test]
#[ignore = "todo: DRG_229 Bronze Explorer"]
fn DRG_229_bronze_explorer() {
    check(
        CardClass::Paladin,
        &[Give("DRG_229"), Cost("DRG_229", 3), Stats("DRG_229", 3, 3), Has("DRG_229", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Lightforged Crusader
///
/// `DRG_231` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
///
/// State: Todo
//~ DRG_231 todo dfda69f3 68e33db5
#[test]
#[ignore = "todo: DRG_231 Lightforged Crusader"]
fn DRG_231_lightforged_crusader() {
    check(CardClass::Paladin, &[Give("DRG_231"), Cost("DRG_231", 7), Stats("DRG_231", 7, 7), Unwritten]);
}

/// # Lightforged Zealot
///
/// `DRG_232` · Paladin minion · 4 mana · 4/2
///
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
///
/// State: Todo
//~ DRG_232 todo 0dc511d3 4d60bf15
#[test]
#[ignore = "todo: DRG_232 Lightforged Zealot"]
fn DRG_232_lightforged_zealot() {
    check(CardClass::Paladin, &[Give("DRG_232"), Cost("DRG_232", 4), Stats("DRG_232", 4, 2), Unwritten]);
}

/// # Truesilver Champion
///
/// `DRG_232t` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Todo
//~ DRG_232t todo 8dc1e39e ee5e64a2
#[test]
#[ignore = "todo: DRG_232t Truesilver Champion"]
fn DRG_232t_truesilver_champion() {
    check(CardClass::Paladin, &[Give("DRG_232t"), Cost("DRG_232t", 4), Stats("DRG_232t", 4, 2), Unwritten]);
}

/// # Sand Breath
///
/// `DRG_233` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
///
/// State: Todo
//~ DRG_233 todo 5b491c04 ccc29a78
#[test]
#[ignore = "todo: DRG_233 Sand Breath"]
fn DRG_233_sand_breath() {
    check(CardClass::Paladin, &[Give("DRG_233"), Cost("DRG_233", 1), Unwritten]);
}

/// # Dragonrider Talritha
///
/// `DRG_235` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ DRG_235 todo 94de7f17 be5d1a71
#[test]
#[ignore = "todo: DRG_235 Dragonrider Talritha"]
fn DRG_235_dragonrider_talritha() {
    check(CardClass::Paladin, &[Give("DRG_235"), Cost("DRG_235", 3), Stats("DRG_235", 3, 3), Unwritten]);
}

/// # Dragonrider Talritha Effect Dummy
///
/// `DRG_235d` · Neutral spell · 0 mana
///
/// State: Todo
//~ DRG_235d todo 16c2e62a 86747bb8
#[test]
#[ignore = "todo: DRG_235d Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    check(CardClass::Paladin, &[Give("DRG_235d"), Cost("DRG_235d", 0), Unwritten]);
}

/// # Sanctuary
///
/// `DRG_258` · Paladin spell · 2 mana
///
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// State: Todo
//~ DRG_258 todo 61732c29 a9b9f616
#[test]
#[ignore = "todo: DRG_258 Sanctuary"]
fn DRG_258_sanctuary() {
    check(CardClass::Paladin, &[Give("DRG_258"), Cost("DRG_258", 2), Unwritten]);
}

/// # Indomitable Champion
///
/// `DRG_258t` · Paladin minion · 4 mana · 3/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ DRG_258t vanilla a6543039 61cc9d1f
#[test]
fn DRG_258t_indomitable_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_258t"),
            Cost("DRG_258t", 4),
            Stats("DRG_258t", 3, 6),
            Has("DRG_258t", GameTag::TAUNT),
            Play("DRG_258t", Nothing),
            In(The("DRG_258t"), Zone::Play),
            Now(The("DRG_258t"), 3, 6),
            HasNow(The("DRG_258t"), GameTag::TAUNT),
        ],
    );
}

/// # Nozdormu the Timeless
///
/// `DRG_309` · Paladin minion · 4 mana · 8/8
///
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// State: Todo
//~ DRG_309 todo dd27f71d a127849c
#[test]
#[ignore = "todo: DRG_309 Nozdormu the Timeless"]
fn DRG_309_nozdormu_the_timeless() {
    check(CardClass::Paladin, &[Give("DRG_309"), Cost("DRG_309", 4), Stats("DRG_309", 8, 8), Unwritten]);
}
