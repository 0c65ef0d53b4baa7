//! Mage cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Pocket Dimension
///
/// `GDB_133` · Mage spell · Arcane · 4 mana
///
/// > **Discover** a spell. Repeat until you see one for the second time.
///
/// State: Todo
//~ GDB_133 todo 64f32066 1f8e0321
#[test]
#[ignore = "todo: GDB_133 Pocket Dimension"]
fn GDB_133_pocket_dimension() {
    check(CardClass::Mage, &[Give("GDB_133"), Cost("GDB_133", 4), Unwritten]);
}

/// # Arkwing Pilot
///
/// `GDB_134` · Mage minion · 6 mana · 4/3
///
/// > At the end of your turn, deal 3 damage to a random enemy. Spellburst**:** Summon an Arkwing Pilot.
///
/// State: Todo
//~ GDB_134 todo 9167f85c 539d7a84
#[test]
#[ignore = "todo: GDB_134 Arkwing Pilot"]
fn GDB_134_arkwing_pilot() {
    check(CardClass::Mage, &[Give("GDB_134"), Cost("GDB_134", 6), Stats("GDB_134", 4, 3), Unwritten]);
}

/// # Ingenious Artificer
///
/// `GDB_135` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
///
/// State: Todo
//~ GDB_135 todo eeec20f4 601086f1
#[test]
#[ignore = "todo: GDB_135 Ingenious Artificer"]
fn GDB_135_ingenious_artificer() {
    check(CardClass::Mage, &[Give("GDB_135"), Cost("GDB_135", 4), Stats("GDB_135", 4, 5), Unwritten]);
}

/// # Exarch Hataaru
///
/// `GDB_136` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
///
/// State: Todo
//~ GDB_136 todo 78acfc9d 66271e08
#[test]
#[ignore = "todo: GDB_136 Exarch Hataaru"]
fn GDB_136_exarch_hataaru() {
    check(CardClass::Mage, &[Give("GDB_136"), Cost("GDB_136", 5), Stats("GDB_136", 5, 5), Unwritten]);
}

/// # The Galaxy's Lens
///
/// `GDB_136t` · Shaman location · 5 mana · 0 uses
///
/// > Spellburst**:** Absorb the spell's power!@Cast {0}.
///
/// State: Todo
//~ GDB_136t todo f5dd30a3 733b30bb
#[test]
#[ignore = "todo: GDB_136t The Galaxy's Lens"]
fn GDB_136t_the_galaxys_lens() {
    check(CardClass::Mage, &[Give("GDB_136t"), Cost("GDB_136t", 5), Unwritten]);
}

/// # Supernova
///
/// `GDB_301` · Mage spell · Fire · 8 mana
///
/// > Fill your hand with random Fire spells. They cost (1).
///
/// State: Todo
//~ GDB_301 todo 13c63c5d ebb71b71
#[test]
#[ignore = "todo: GDB_301 Supernova"]
fn GDB_301_supernova() {
    check(CardClass::Mage, &[Give("GDB_301"), Cost("GDB_301", 8), Unwritten]);
}

/// # Blazing Accretion
///
/// `GDB_302` · Mage minion · 3 mana · 3/1
///
/// > **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
///
/// State: Todo
//~ GDB_302 todo 9688d062 cb582eda
#[test]
#[ignore = "todo: GDB_302 Blazing Accretion"]
fn GDB_302_blazing_accretion() {
    check(CardClass::Mage, &[Give("GDB_302"), Cost("GDB_302", 3), Stats("GDB_302", 3, 1), Unwritten]);
}

/// # Blasteroid
///
/// `GDB_303` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 5 random Fire spells into your deck. They cost (2) less.
///
/// State: Todo
//~ GDB_303 todo 09cacf60 c0e68601
#[test]
#[ignore = "todo: GDB_303 Blasteroid"]
fn GDB_303_blasteroid() {
    check(CardClass::Mage, &[Give("GDB_303"), Cost("GDB_303", 3), Stats("GDB_303", 3, 4), Unwritten]);
}

/// # Saruun
///
/// `GDB_304` · Mage minion · 6 mana · 7/6
///
/// > **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
///
/// State: Todo
//~ GDB_304 todo 4743b0fb c1473004
#[test]
#[ignore = "todo: GDB_304 Saruun"]
fn GDB_304_saruun() {
    check(CardClass::Mage, &[Give("GDB_304"), Cost("GDB_304", 6), Stats("GDB_304", 7, 6), Unwritten]);
}

/// # Solar Flare
///
/// `GDB_305` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all enemies. Costs (1) less for each Elemental you control.
///
/// State: Todo
//~ GDB_305 todo 33fee6ad 205b4a9e
#[test]
#[ignore = "todo: GDB_305 Solar Flare"]
fn GDB_305_solar_flare() {
    check(CardClass::Mage, &[Give("GDB_305"), Cost("GDB_305", 5), Unwritten]);
}

/// # Spontaneous Combustion
///
/// `GDB_456` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
///
/// State: Todo
//~ GDB_456 todo af1fd573 edb19a50
#[test]
#[ignore = "todo: GDB_456 Spontaneous Combustion"]
fn GDB_456_spontaneous_combustion() {
    check(CardClass::Mage, &[Give("GDB_456"), Cost("GDB_456", 2), Unwritten]);
}

/// # Colossus
///
/// `SC_758` · Mage minion · 12 mana · 9/4
///
/// > **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
///
/// State: Todo
//~ SC_758 todo d343d227 16ba496f
#[test]
#[ignore = "todo: SC_758 Colossus"]
fn SC_758_colossus() {
    check(CardClass::Mage, &[Give("SC_758"), Cost("SC_758", 12), Stats("SC_758", 9, 4), Unwritten]);
}

/// # Shield Battery
///
/// `SC_759` · Mage spell · 2 mana
///
/// > Gain 6 Armor. Your next Protoss spell costs (2) less.
///
/// State: Todo
//~ SC_759 todo e4c07c9b ba0fc576
#[test]
#[ignore = "todo: SC_759 Shield Battery"]
fn SC_759_shield_battery() {
    check(CardClass::Mage, &[Give("SC_759"), Cost("SC_759", 2), Unwritten]);
}

/// # Resonance Coil
///
/// `SC_760` · Mage spell · 3 mana
///
/// > Deal $5 damage to a minion. Get a random Protoss spell.
///
/// State: Todo
//~ SC_760 todo 3335cb2c 4afbb3f9
#[test]
#[ignore = "todo: SC_760 Resonance Coil"]
fn SC_760_resonance_coil() {
    check(CardClass::Mage, &[Give("SC_760"), Cost("SC_760", 3), Unwritten]);
}
