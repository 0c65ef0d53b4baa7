//! Warrior cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hostile Invader
///
/// `GDB_226` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry,** Spellburst**, and Deathrattle:** Deal 2 damage to all other minions.
///
/// State: Todo
//~ GDB_226 todo 53aec6cc a24efee9
#[test]
#[ignore = "todo: GDB_226 Hostile Invader"]
fn GDB_226_hostile_invader() {
    check(CardClass::Warrior, &[Give("GDB_226"), Cost("GDB_226", 5), Stats("GDB_226", 3, 5), Unwritten]);
}

/// # Jettison
///
/// `GDB_227` · Warrior spell · 2 mana
///
/// > **Discover** a spell. Spend 2 Armor to **Discover** another.
///
/// State: Todo
//~ GDB_227 todo a9c8b338 5c1e12a0
#[test]
#[ignore = "todo: GDB_227 Jettison"]
fn GDB_227_jettison() {
    check(CardClass::Warrior, &[Give("GDB_227"), Cost("GDB_227", 2), Unwritten]);
}

/// # Captain's Log
///
/// `GDB_228` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Draenei you control.
///
/// State: Todo
//~ GDB_228 todo d4188171 8efd23a4
#[test]
#[ignore = "todo: GDB_228 Captain's Log"]
fn GDB_228_captains_log() {
    check(CardClass::Warrior, &[Give("GDB_228"), Cost("GDB_228", 4), Unwritten]);
}

/// # Expedition Sergeant
///
/// `GDB_229` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** The next Draenei you play immediately attacks a random enemy.
///
/// State: Todo
//~ GDB_229 todo cbb36ead fa40c401
#[test]
#[ignore = "todo: GDB_229 Expedition Sergeant"]
fn GDB_229_expedition_sergeant() {
    check(CardClass::Warrior, &[Give("GDB_229"), Cost("GDB_229", 3), Stats("GDB_229", 3, 4), Unwritten]);
}

/// # Stalwart Avenger
///
/// `GDB_230` · Warrior minion · 4 mana · 7/2
///
/// > **Immune** while attacking. At the end of EACH turn, swap this minion's Attack and Health.
///
/// State: Todo
//~ GDB_230 todo 045159b0 ded07b58
#[test]
#[ignore = "todo: GDB_230 Stalwart Avenger"]
fn GDB_230_stalwart_avenger() {
    check(CardClass::Warrior, &[Give("GDB_230"), Cost("GDB_230", 4), Stats("GDB_230", 7, 2), Unwritten]);
}

/// # Crystalline Greatmace
///
/// `GDB_231` · Warrior weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give all Draenei in your hand +2 Attack.
///
/// State: Todo
//~ GDB_231 todo 6e940c7e 24dc1a2a
#[test]
#[ignore = "todo: GDB_231 Crystalline Greatmace"]
fn GDB_231_crystalline_greatmace() {
    check(CardClass::Warrior, &[Give("GDB_231"), Cost("GDB_231", 2), Stats("GDB_231", 2, 2), Unwritten]);
}

/// # Unyielding Vindicator
///
/// `GDB_232` · Warrior minion · 4 mana · 5/4
///
/// > **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
///
/// State: Todo
//~ GDB_232 todo 4db20aff 08b30898
#[test]
#[ignore = "todo: GDB_232 Unyielding Vindicator"]
fn GDB_232_unyielding_vindicator() {
    check(CardClass::Warrior, &[Give("GDB_232"), Cost("GDB_232", 4), Stats("GDB_232", 5, 4), Unwritten]);
}

/// # Dwarf Planet
///
/// `GDB_233` · Warrior spell · 10 mana
///
/// > Fill your board with random 2-Cost minions that attack random enemies.
///
/// State: Todo
//~ GDB_233 todo 9e46a132 37b350d6
#[test]
#[ignore = "todo: GDB_233 Dwarf Planet"]
fn GDB_233_dwarf_planet() {
    check(CardClass::Warrior, &[Give("GDB_233"), Cost("GDB_233", 10), Unwritten]);
}

/// # Spore Empress Moldara
///
/// `GDB_234` · Warrior minion · 6 mana · 6/7
///
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
///
/// State: Todo
//~ GDB_234 todo b4df2d56 85dff04a
#[test]
#[ignore = "todo: GDB_234 Spore Empress Moldara"]
fn GDB_234_spore_empress_moldara() {
    check(CardClass::Warrior, &[Give("GDB_234"), Cost("GDB_234", 6), Stats("GDB_234", 6, 7), Unwritten]);
}

/// # Replicating Spore
///
/// `GDB_234t` · Warrior spell · 5 mana
///
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
///
/// State: Todo
//~ GDB_234t todo c464c238 68f00f75
#[test]
#[ignore = "todo: GDB_234t Replicating Spore"]
fn GDB_234t_replicating_spore() {
    check(CardClass::Warrior, &[Give("GDB_234t"), Cost("GDB_234t", 5), Unwritten]);
}

/// # Exarch Akama
///
/// `GDB_235` · Warrior minion · 5 mana · 3/6
///
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama)*.
///
/// State: Todo
//~ GDB_235 todo a93fb0ce e2c5acc3
#[test]
#[ignore = "todo: GDB_235 Exarch Akama"]
fn GDB_235_exarch_akama() {
    check(CardClass::Warrior, &[Give("GDB_235"), Cost("GDB_235", 5), Stats("GDB_235", 3, 6), Unwritten]);
}

/// # Yamato Cannon
///
/// `SC_406` · Warrior minion · 4 mana · 3/3
///
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// State: Todo
//~ SC_406 todo 706ab652 825fcefc
#[test]
#[ignore = "todo: SC_406 Yamato Cannon"]
fn SC_406_yamato_cannon() {
    check(CardClass::Warrior, &[Give("SC_406"), Cost("SC_406", 4), Stats("SC_406", 3, 3), Unwritten]);
}

/// # Concussive Shells
///
/// `SC_411` · Warrior spell · 1 mana
///
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ SC_411 todo fd24f201 aea4c8c3
#[test]
#[ignore = "todo: SC_411 Concussive Shells"]
fn SC_411_concussive_shells() {
    check(CardClass::Warrior, &[Give("SC_411"), Cost("SC_411", 1), Unwritten]);
}

/// # Thor
///
/// `SC_414` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ SC_414 todo 320b75cb 6da9c508
#[test]
#[ignore = "todo: SC_414 Thor"]
fn SC_414_thor() {
    check(CardClass::Warrior, &[Give("SC_414"), Cost("SC_414", 8), Stats("SC_414", 8, 8), Unwritten]);
}

/// # Thor, Explosive Payload
///
/// `SC_414t` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
///
/// State: Todo
//~ SC_414t todo 45289e70 d79ad6e5
#[test]
#[ignore = "todo: SC_414t Thor, Explosive Payload"]
fn SC_414t_thor_explosive_payload() {
    check(CardClass::Warrior, &[Give("SC_414t"), Cost("SC_414t", 8), Stats("SC_414t", 8, 8), Unwritten]);
}
