//! Mage cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Arcane Keysmith
///
/// `GIL_116` · Mage minion · 4 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret**. Put it into the battlefield.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ GIL_116 todo abdd7bdf 2ba8dbea
pub const GIL_116: Power = TODO;

/// # Cinderstorm
///
/// `GIL_147` · Mage spell · Fire · 3 mana
///
/// > Deal $5 damage randomly split among all enemies.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ GIL_147 todo 72cfe7a7 ce3fc693
pub const GIL_147: Power = TODO;

/// # Book of Specters
///
/// `GIL_548` · Mage spell · Shadow · 2 mana
///
/// > Draw 3 cards. Discard any spells drawn.
///
/// - Set: The Witchwood · epic · collectible
///
/// State: Todo
//~ GIL_548 todo 54d52910 f34dd121
pub const GIL_548: Power = TODO;

/// # Toki, Time-Tinker
///
/// `GIL_549` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random **Legendary** minion from the past to your hand.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_549 todo 5900b8c6 4acfd53d
pub const GIL_549: Power = TODO;

/// # Curio Collector
///
/// `GIL_640` · Mage minion · 5 mana · 4/4
///
/// > Whenever you draw a card, gain +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Enchantments: Rare Find! [`GIL_640e`]
///
/// State: Todo
//~ GIL_640 todo ab0b2225 de5fa685
pub const GIL_640: Power = TODO;

/// # Rare Find!
///
/// `GIL_640e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_640e todo 8993f487 65c7f9a7
pub const GIL_640e: Power = TODO;

/// # Bonfire Elemental
///
/// `GIL_645` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_645 todo 994c3d0e d71ff8f3
pub const GIL_645: Power = TODO;

/// # Vex Crow
///
/// `GIL_664` · Mage minion · 4 mana · 3/3
///
/// > Whenever you cast a spell, summon a random 2-Cost minion.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ GIL_664 todo bbea085d 5ecc3202
pub const GIL_664: Power = TODO;

/// # Archmage Arugal
///
/// `GIL_691` · Mage minion · 2 mana · 2/2
///
/// > Whenever you draw a minion, add a copy of it to your hand.
///
/// - Set: The Witchwood · legendary · collectible
///
/// State: Todo
//~ GIL_691 todo b2dbe62b eb4732a7
pub const GIL_691: Power = TODO;

/// # Snap Freeze
///
/// `GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// - Set: The Witchwood · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_801 todo 9336c3bb 0730beea
pub const GIL_801: Power = TODO;

/// # Black Cat
///
/// `GIL_838` · Mage minion · 3 mana · 3/3
///
/// > **Spell Damage +1** **Battlecry:** If your deck has only odd-Cost cards, draw a card.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `1584` = 1
///
/// State: Todo
//~ GIL_838 todo 13ce5021 b36de9fc
pub const GIL_838: Power = TODO;
