//! Mage cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Blizzard
///
/// `CS2_028` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Freeze
///
/// State: Todo
//~ CS2_028 todo 85ac01a9 dcdb4b38
pub const CS2_028: Power = TODO;

/// # Ice Lance
///
/// `CS2_031` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_031 todo d94a2ecd ecc68561
pub const CS2_031: Power = TODO;

/// # Ethereal Arcanist
///
/// `EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Raw Power! [`EX1_274e`]
///
/// State: Todo
//~ EX1_274 todo 3cbf7223 1ec7e1e8
pub const EX1_274: Power = TODO;

/// # Raw Power!
///
/// `EX1_274e` · Mage enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_274e todo cdd685b9 7462e496
pub const EX1_274e: Power = TODO;

/// # Cone of Cold
///
/// `EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_275 todo 41dacf10 717da1a1
pub const EX1_275: Power = TODO;

/// # Pyroblast
///
/// `EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_279 todo fe41a51a 39c4ae93
pub const EX1_279: Power = TODO;

/// # Counterspell
///
/// `EX1_287` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
///
/// State: Todo
//~ EX1_287 todo 68eefc88 056e0261
pub const EX1_287: Power = TODO;

/// # Ice Barrier
///
/// `EX1_289` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_289 todo a9d0c966 800fd3ac
pub const EX1_289: Power = TODO;

/// # Mirror Entity
///
/// `EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_294 todo 70d9186d 187eb0cd
pub const EX1_294: Power = TODO;

/// # Ice Block
///
/// `EX1_295` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Immune
/// - Enchantments: Ice Block [`EX1_295o`]
///
/// State: Todo
//~ EX1_295 todo 2aeb51f9 482e4bf5
pub const EX1_295: Power = TODO;

/// # Ice Block
///
/// `EX1_295o` · Mage enchantment
///
/// > Your hero is **Immune** this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_295o todo f8b9a217 f2b177cb
pub const EX1_295o: Power = TODO;

/// # Archmage Antonidas
///
/// `EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// - Set: Classic · legendary · collectible
/// - Tags: `4930` = 1
/// - Tokens: Fireball [`CS2_029`](crate::legacy::mage::CS2_029)
///
/// State: Todo
//~ EX1_559 todo 51e06e99 ee2bab64
pub const EX1_559: Power = TODO;

/// # Vaporize
///
/// `EX1_594` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_594 todo 5d1dde8d 5c53edce
pub const EX1_594: Power = TODO;

/// # Sorcerer's Apprentice
///
/// `EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Apprentice's Assitance [`EX1_608e`]
///
/// State: Todo
//~ EX1_608 todo 6c0295e3 4a583461
pub const EX1_608: Power = TODO;

/// # Apprentice's Assitance
///
/// `EX1_608e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_608e todo 616e5844 e8cce969
pub const EX1_608e: Power = TODO;

/// # Kirin Tor Mage
///
/// `EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Power of the Kirin Tor [`EX1_612o`]
///
/// State: Todo
//~ EX1_612 todo 649a1cce 8339ce59
pub const EX1_612: Power = TODO;

/// # Power of the Kirin Tor
///
/// `EX1_612o` · Mage enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_612o todo 288be04d 772bab10
pub const EX1_612o: Power = TODO;

/// # Mana Wyrm
///
/// `NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Enchantments: Mana Gorged [`NEW1_012o`]
///
/// State: Todo
//~ NEW1_012 todo adc8e96a 996af400
pub const NEW1_012: Power = TODO;

/// # Mana Gorged
///
/// `NEW1_012o` · Mage enchantment
///
/// > Increased attack.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_012o todo 9391a2a6 d45ad568
pub const NEW1_012o: Power = TODO;

/// # Spellbender
///
/// `tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Spellbender [`tt_010a`]
///
/// State: Todo
//~ tt_010 todo 1548c8f3 0bcd5a1c
pub const tt_010: Power = TODO;

/// # Spellbender
///
/// `tt_010a` · Mage minion · 1 mana · 1/3
///
/// - Set: Classic
///
/// State: Vanilla
//~ tt_010a vanilla fafc870f c0ed2d82
pub const tt_010a: Power = VANILLA;
