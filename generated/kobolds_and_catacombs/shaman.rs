//! Shaman cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Crushing Hand
///
/// `LOOT_060` · Shaman spell · 2 mana
///
/// > Deal $8 damage to a minion. Overload**:** (3)
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Tags: `OVERLOAD` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_060 todo bc498896 f43f4586
pub const LOOT_060: Power = TODO;

/// # Kobold Hermit
///
/// `LOOT_062` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a basic Totem. Summon it.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Entourage: Wrath of Air Totem [`CS2_052`](crate::legacy::shaman::CS2_052), Searing Totem [`CS2_050`](crate::legacy::shaman::CS2_050), Healing Totem [`NEW1_009`](crate::legacy::shaman::NEW1_009), Stoneclaw Totem [`CS2_051`](crate::legacy::shaman::CS2_051)
///
/// State: Todo
//~ LOOT_062 todo 26abe144 713bfec2
pub const LOOT_062: Power = TODO;

/// # Lesser Sapphire Spellstone
///
/// `LOOT_064` · Shaman spell · Nature · 7 mana
///
/// > Summon 1 copy of a friendly minion. @*(Overload** 3 Mana Crystals to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Sapphire Spellstone [`LOOT_064t1`], Greater Sapphire Spellstone [`LOOT_064t2`]
///
/// State: Todo
//~ LOOT_064 todo 88589e8d c20a5826
pub const LOOT_064: Power = TODO;

/// # Sapphire Spellstone
///
/// `LOOT_064t1` · Shaman spell · Nature · 7 mana
///
/// > Summon 2 copies of a friendly minion. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_064t1 todo 3ecc838b 1e9b47ad
pub const LOOT_064t1: Power = TODO;

/// # Greater Sapphire Spellstone
///
/// `LOOT_064t2` · Shaman spell · Nature · 7 mana
///
/// > Summon 3 copies of a friendly minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_064t2 todo b7d77343 7a6b543c
pub const LOOT_064t2: Power = TODO;

/// # Primal Talismans
///
/// `LOOT_344` · Shaman spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random basic Totem."
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Primal Talisman [`LOOT_344e`]
///
/// State: Todo
//~ LOOT_344 todo edc7f52f 3689c8d4
pub const LOOT_344: Power = TODO;

/// # Primal Talisman
///
/// `LOOT_344e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a random basic Totem.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_344e todo b714cef1 4a3ea918
pub const LOOT_344e: Power = TODO;

/// # Grumble, Worldshaker
///
/// `LOOT_358` · Shaman minion · 6 mana · 7/7
///
/// > **Battlecry:** Return your other minions to your hand. They cost (1).
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Grumbly Tumbly [`LOOT_358e`]
///
/// State: Todo
//~ LOOT_358 todo eaed330b 207688ac
pub const LOOT_358: Power = TODO;

/// # Grumbly Tumbly
///
/// `LOOT_358e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_358e todo 3fa782a6 ae051a19
pub const LOOT_358e: Power = TODO;

/// # Healing Rain
///
/// `LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ LOOT_373 todo 00d90fa3 b15d4f59
pub const LOOT_373: Power = TODO;

/// # Unstable Evolution
///
/// `LOOT_504` · Shaman spell · Nature · 1 mana
///
/// > **Echo** Transform a friendly minion into one that costs (1) more.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Unstable Evolution [`LOOT_504t`]
///
/// State: Todo
//~ LOOT_504 todo 9b04730e 7ad2d0d6
pub const LOOT_504: Power = TODO;

/// # Unstable Evolution
///
/// `LOOT_504t` · Shaman spell · Nature · 1 mana
///
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_504t todo 0dcb896e 88f24324
pub const LOOT_504t: Power = TODO;

/// # The Runespear
///
/// `LOOT_506` · Shaman weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ LOOT_506 todo 30d3593a afce4818
pub const LOOT_506: Power = TODO;

/// # Murmuring Elemental
///
/// `LOOT_517` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Murmurs [`LOOT_517e`], Murmuring [`LOOT_517e2`]
///
/// State: Todo
//~ LOOT_517 todo 2b4d74b1 37a8903a
pub const LOOT_517: Power = TODO;

/// # Murmurs
///
/// `LOOT_517e` · Neutral enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_517e todo 8a8d88a5 b0c895ed
pub const LOOT_517e: Power = TODO;

/// # Murmuring
///
/// `LOOT_517e2` · Neutral enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_517e2 todo 9a0379f4 ee1cebde
pub const LOOT_517e2: Power = TODO;

/// # Windshear Stormcaller
///
/// `LOOT_518` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_518 todo 2023511e 04f90004
pub const LOOT_518: Power = TODO;
