//! Mage cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Jailhouse Manastorm
///
/// `JAIL_122` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** After you cast a spell this game, summon a random minion of the same Cost.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4818` = 1
/// - Enchantments: Manastorm Summoning [`JAIL_122e5`]
///
/// State: Todo
//~ JAIL_122 todo 47e32274 1acc44ed
pub const JAIL_122: Power = TODO;

/// # Manastorm Summoning
///
/// `JAIL_122e5` · Mage enchantment
///
/// > After you cast a spell, summon a minion of the same Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_122e5 todo cd1f2aba 692379b5
pub const JAIL_122e5: Power = TODO;

/// # Breakout Architect
///
/// `JAIL_123` · Mage minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
/// - Enchantments: Breaking Out [`JAIL_123e`]
///
/// State: Todo
//~ JAIL_123 todo 197f7025 5ebd266f
pub const JAIL_123: Power = TODO;

/// # Breaking Out
///
/// `JAIL_123e` · Neutral enchantment
///
/// > Casts twice.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_123e todo fb4e4a05 9b1ee20f
pub const JAIL_123e: Power = TODO;

/// # Cold Snap
///
/// `JAIL_125` · Mage spell · Frost · 1 mana
///
/// > **Freeze** an enemy. Get a random Frost spell.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ JAIL_125 todo dcfb2d25 97263088
pub const JAIL_125: Power = TODO;

/// # Contraband Wands
///
/// `JAIL_312` · Mage spell · 2 mana
///
/// > Get 3 Arcane Missiles.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Todo
//~ JAIL_312 todo 8c132758 1672e061
pub const JAIL_312: Power = TODO;

/// # Bootleg Alchemist
///
/// `JAIL_313` · Mage minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Transform a card into a spell."
/// - Enchantments: Bootleg [`JAIL_313e`]
///
/// State: Todo
//~ JAIL_313 todo b6144f8e 55c99e74
pub const JAIL_313: Power = TODO;

/// # Bootleg
///
/// `JAIL_313e` · Mage enchantment
///
/// > Transformed and kept Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_313e todo 39c95b52 f3eb9722
pub const JAIL_313e: Power = TODO;

/// # Mystic Misdirection
///
/// `JAIL_315` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When an enemy minion attacks, transform it into a 1/1 Sheep.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ JAIL_315 todo f98e34e9 fdaca366
pub const JAIL_315: Power = TODO;

/// # The Skeleton Key
///
/// `JAIL_319` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Discover
/// - Tags: `3169` = 1
/// - Enchantments: Skeleton Key [`JAIL_319e`]
/// - Tokens: Transform the Key! [`JAIL_319t`]
///
/// State: Todo
//~ JAIL_319 todo cd5a3c31 b6bc69f9
pub const JAIL_319: Power = TODO;

/// # Skeleton Key
///
/// `JAIL_319e` · Mage enchantment
///
/// > Transforming into a random spell that costs (2) less. *(Transforms after you play a card.)*
///
/// - Set: Escape from Violet Hold
/// - Tags: `DEFINING_ENCHANTMENT` = 126116
///
/// State: Todo
//~ JAIL_319e todo d58a4bbf 763baa8f
pub const JAIL_319e: Power = TODO;

/// # Transform the Key!
///
/// `JAIL_319t` · Mage spell · 0 mana
///
/// > Refresh your options. *(20% chance to take 5 damage!)*
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_319t todo 772c1706 93c87698
pub const JAIL_319t: Power = TODO;

/// # Tricksy Improviser
///
/// `JAIL_321` · Mage minion · 5 mana · 4/4
///
/// > **Prepare Battlecry:** If you've cast a spell this turn, cast two random Mage **Secrets**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Secret
///
/// State: Todo
//~ JAIL_321 todo b6b65076 f97f877a
pub const JAIL_321: Power = TODO;

/// # Spire Security
///
/// `JAIL_379` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy minions.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAIL_379 todo 98af1d09 cbd4ad13
pub const JAIL_379: Power = TODO;

/// # Code Violet
///
/// `JAIL_735` · Mage spell · Arcane · 7 mana
///
/// > **Prepare.** Summon an 8-Cost minion. If you've cast 3 other spells this turn, do it again.@ *({0} left!)* @ *(Ready!)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ JAIL_735 todo 8257abd9 6d823fff
pub const JAIL_735: Power = TODO;
