//! Warrior cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Kobold Barbarian
///
/// `LOOT_041` · Warrior minion · 3 mana · 4/4
///
/// > At the start of your turn, attack a random enemy.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Todo
//~ LOOT_041 todo 3a9416bf ff618e1f
pub const LOOT_041: Power = TODO;

/// # Bladed Gauntlet
///
/// `LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Todo
//~ LOOT_044 todo 143ce11b 06158810
pub const LOOT_044: Power = TODO;

/// # Lesser Mithril Spellstone
///
/// `LOOT_203` · Warrior spell · 7 mana
///
/// > Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tokens: Mithril Spellstone [`LOOT_203t2`], Greater Mithril Spellstone [`LOOT_203t3`], Mithril Golem [`LOOT_203t4`]
///
/// State: Todo
//~ LOOT_203 todo 8796c7fc fb8f3396
pub const LOOT_203: Power = TODO;

/// # Mithril Spellstone
///
/// `LOOT_203t2` · Warrior spell · 7 mana
///
/// > Summon two 5/5 Mithril Golems. *(Equip a weapon to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Tokens: Mithril Golem [`LOOT_203t4`]
///
/// State: Todo
//~ LOOT_203t2 todo da5b3de4 71fd090e
pub const LOOT_203t2: Power = TODO;

/// # Greater Mithril Spellstone
///
/// `LOOT_203t3` · Warrior spell · 7 mana
///
/// > Summon three 5/5 Mithril Golems.
///
/// - Set: Kobolds & Catacombs · rare
/// - Tokens: Mithril Golem [`LOOT_203t4`]
///
/// State: Todo
//~ LOOT_203t3 todo ceb916f0 553dd868
pub const LOOT_203t3: Power = TODO;

/// # Mithril Golem
///
/// `LOOT_203t4` · Warrior minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ LOOT_203t4 vanilla 4e83cb5b 006ce96e
pub const LOOT_203t4: Power = VANILLA;

/// # Unidentified Shield
///
/// `LOOT_285` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Entourage: Tower Shield +10 [`LOOT_285t`], Serrated Shield [`LOOT_285t2`], Runed Shield [`LOOT_285t3`], Spiked Shield [`LOOT_285t4`]
/// - Tokens: Tower Shield +10 [`LOOT_285t`], Serrated Shield [`LOOT_285t2`], Runed Shield [`LOOT_285t3`], Spiked Shield [`LOOT_285t4`]
///
/// State: Todo
//~ LOOT_285 todo b2fc2bed 120fa641
pub const LOOT_285: Power = TODO;

/// # Tower Shield +10
///
/// `LOOT_285t` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gain 10 more Armor.
///
/// - Set: Kobolds & Catacombs · common
///
/// State: Todo
//~ LOOT_285t todo 46d83945 8bef55cc
pub const LOOT_285t: Power = TODO;

/// # Serrated Shield
///
/// `LOOT_285t2` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Deal $5 damage.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_285t2 todo d0a25a81 1d543cf3
pub const LOOT_285t2: Power = TODO;

/// # Runed Shield
///
/// `LOOT_285t3` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Summon a 5/5 Golem.
///
/// - Set: Kobolds & Catacombs · common
/// - Tokens: Iron Golem [`LOOT_285t3t`]
///
/// State: Todo
//~ LOOT_285t3 todo 623c49da e1273177
pub const LOOT_285t3: Power = TODO;

/// # Iron Golem
///
/// `LOOT_285t3t` · Warrior minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ LOOT_285t3t vanilla c156ea2e 8b8a6796
pub const LOOT_285t3t: Power = VANILLA;

/// # Spiked Shield
///
/// `LOOT_285t4` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Equip a 5/2 weapon.
///
/// - Set: Kobolds & Catacombs · common
/// - Tokens: Spiked Shield [`LOOT_285t4t`]
///
/// State: Todo
//~ LOOT_285t4 todo 8a6a8c2c 149a65a5
pub const LOOT_285t4: Power = TODO;

/// # Spiked Shield
///
/// `LOOT_285t4t` · Warrior weapon · 5 mana · 5/2 durability
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ LOOT_285t4t vanilla 71fc3ba1 55a07b76
pub const LOOT_285t4t: Power = VANILLA;

/// # Reckless Flurry
///
/// `LOOT_364` · Warrior spell · 3 mana
///
/// > Spend all your Armor. Deal that much damage to all minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Todo
//~ LOOT_364 todo 9e348d51 69fa0d84
pub const LOOT_364: Power = TODO;

/// # Gemstudded Golem
///
/// `LOOT_365` · Warrior minion · 6 mana · 5/9
///
/// > **Taunt** Can only attack if you have 5 or more Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ LOOT_365 todo aba98579 af3ddc7f
pub const LOOT_365: Power = TODO;

/// # Drywhisker Armorer
///
/// `LOOT_367` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** For each enemy minion, gain 2 Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_367 todo b3856cb7 a553ba12
pub const LOOT_367: Power = TODO;

/// # Gather Your Party
///
/// `LOOT_370` · Warrior spell · 6 mana
///
/// > **Recruit** a minion.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Recruit
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_370 todo c7c93113 8cc704a2
pub const LOOT_370: Power = TODO;

/// # Woecleaver
///
/// `LOOT_380` · Warrior weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Recruit** a minion.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_380 todo 2d129d11 6259bb13
pub const LOOT_380: Power = TODO;

/// # Geosculptor Yip
///
/// `LOOT_519` · Warrior minion · 8 mana · 4/8
///
/// > At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10)*.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
///
/// State: Todo
//~ LOOT_519 todo b61d9d14 d52ad3cf
pub const LOOT_519: Power = TODO;
