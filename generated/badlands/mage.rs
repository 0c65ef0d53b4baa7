//! Mage cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Summoning Ward
///
/// `DEEP_000` · Mage spell · 3 mana
///
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ DEEP_000 todo 606ae1cd c0a405f9
pub const DEEP_000: Power = TODO;

/// # Chaos Creation
///
/// `DEEP_031` · Multi-class spell · Fel · 6 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Mage, Warlock
///
/// State: Todo
//~ DEEP_031 todo 7b7eff81 c9d73720
pub const DEEP_031: Power = TODO;

/// # Soulfreeze
///
/// `DEEP_032` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Mage, Warlock
/// - Mechanics: Freeze
///
/// State: Todo
//~ DEEP_032 todo b8a2ee0a a5c1777b
pub const DEEP_032: Power = TODO;

/// # Cryopreservation
///
/// `WW_009` · Mage spell · Frost · 2 mana
///
/// > **Freeze** an enemy. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
/// - Refers to: Freeze
///
/// State: Todo
//~ WW_009 todo ae7eb286 38e34283
pub const WW_009: Power = TODO;

/// # Heat Wave
///
/// `WW_377` · Mage spell · Fire · 2 mana
///
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Quickdraw
/// - Tags: `2433` = 1
///
/// State: Todo
//~ WW_377 todo 9bcb8334 1b8e3bba
pub const WW_377: Power = TODO;

/// # Azerite Vein
///
/// `WW_422` · Mage spell · 3 mana
///
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Fractured [`WW_422e`], Fractured [`WW_422e2`]
///
/// State: Todo
//~ WW_422 todo c467d803 e3054850
pub const WW_422: Power = TODO;

/// # Fractured
///
/// `WW_422e` · Mage enchantment
///
/// > Cost broken in half.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_422e todo c7bdb9bb 576cb0e2
pub const WW_422e: Power = TODO;

/// # Fractured
///
/// `WW_422e2` · Mage enchantment
///
/// > Attack and Health broken in half.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_422e2 todo 3a4a8f93 3df2aa53
pub const WW_422e2: Power = TODO;

/// # Overflow Surger
///
/// `WW_424` · Mage minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_424 todo 9937ccee 9a5390be
pub const WW_424: Power = TODO;

/// # Stargazing
///
/// `WW_425` · Mage spell · Arcane · 2 mana
///
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Enchantments: Gazing [`WW_425e`]
///
/// State: Todo
//~ WW_425 todo 3a3f9b9b 948dc878
pub const WW_425: Power = TODO;

/// # Gazing
///
/// `WW_425e` · Neutral enchantment
///
/// > Casts twice if played this turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_425e todo 69228019 e772a102
pub const WW_425e: Power = TODO;

/// # Blastmage Miner
///
/// `WW_426` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Battlecry, Excavate
///
/// State: Todo
//~ WW_426 todo 8756acf9 2dbebf74
pub const WW_426: Power = TODO;

/// # Sunset Volley
///
/// `WW_427` · Mage spell · Fire · 9 mana
///
/// > Deal $10 damage randomly split among all enemies. Summon a random 10-Cost minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ WW_427 todo 34ec3ccb fcef5b9c
pub const WW_427: Power = TODO;

/// # Mes'Adune the Fractured
///
/// `WW_429` · Mage minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WW_429 todo 2d50227f 0d91ec5c
pub const WW_429: Power = TODO;

/// # Tae'thelan Bloodwatcher
///
/// `WW_430` · Mage minion · 4 mana · 2/5
///
/// > Cards that didn't start in your deck cost (4) less *(but not less than 1)*.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Reliquary Findings [`WW_430e`]
///
/// State: Todo
//~ WW_430 todo 2e7eb04e d87d3feb
pub const WW_430: Power = TODO;

/// # Reliquary Findings
///
/// `WW_430e` · Mage enchantment
///
/// > Costs (4) less (but not less than 1).
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_430e todo fc45660a a6d8fc88
pub const WW_430e: Power = TODO;

/// # Reliquary Researcher
///
/// `WW_432` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've **Excavated** twice, cast two random Mage **Secrets**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret, Excavate
///
/// State: Todo
//~ WW_432 todo be8c2833 2a864f55
pub const WW_432: Power = TODO;
