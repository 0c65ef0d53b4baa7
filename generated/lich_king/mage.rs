//! Mage cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tear Reality
///
/// `NX2_001` · Mage spell · Arcane · 4 mana
///
/// > Add 2 random Mage spells from the past to your hand. They cost (2) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: Torn [`NX2_001e`]
///
/// State: Todo
//~ NX2_001 todo 3c977047 7a75db7d
pub const NX2_001: Power = TODO;

/// # Torn
///
/// `NX2_001e` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_001e todo 5cc33664 4a510e3d
pub const NX2_001e: Power = TODO;

/// # Spectral Trainee
///
/// `NX2_002` · Mage minion · 3 mana · 1/4
///
/// > After you cast a spell, deal 1 damage to all enemy minions.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ NX2_002 todo 77493c7a b3656904
pub const NX2_002: Power = TODO;

/// # Whirlweaver
///
/// `NX2_003` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've cast a spell last turn, **Discover** an Elemental.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Elemental, Naga
/// - Mechanics: Battlecry, Discover
/// - Tags: `2553` = 1
/// - Tokens: Prodigy of Demise [`NX2_003t`]
///
/// State: Todo
//~ NX2_003 todo ed4485a4 a9537547
pub const NX2_003: Power = TODO;

/// # Prodigy of Demise
///
/// `NX2_003t` · Mage minion · 2 mana · 3/2
///
/// > **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
///
/// - Set: March of the Lich King · rare
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ NX2_003t todo 58e42e22 4a961ac5
pub const NX2_003t: Power = TODO;

/// # Vexallus
///
/// `RLK_541` · Mage minion · 5 mana · 3/5
///
/// > Your Arcane spells cast twice.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
///
/// State: Todo
//~ RLK_541 todo ec389678 9b7a75cb
pub const RLK_541: Power = TODO;

/// # Arcsplitter
///
/// `RLK_542` · Mage minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add 2 Arcane Bolts to your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Arcane Bolt [`RLK_843`]
///
/// State: Todo
//~ RLK_542 todo bd440ba1 12ecce22
pub const RLK_542: Power = TODO;

/// # Magister's Apprentice
///
/// `RLK_543` · Mage minion · 2 mana · 3/2
///
/// > Your Arcane spells cost (1) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Apprentice's Assistance [`RLK_543e`]
///
/// State: Todo
//~ RLK_543 todo 7aa8ea04 b6424822
pub const RLK_543: Power = TODO;

/// # Apprentice's Assistance
///
/// `RLK_543e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_543e todo 458d5ea0 f66c0632
pub const RLK_543e: Power = TODO;

/// # Arcane Defenders
///
/// `RLK_544` · Mage spell · Arcane · 8 mana
///
/// > Summon two 5/6 Golems with **Taunt** and **Elusive**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt, Elusive
/// - Tokens: Golem Guardian [`RLK_544t`]
///
/// State: Todo
//~ RLK_544 todo 406b968d 641b55d1
pub const RLK_544: Power = TODO;

/// # Golem Guardian
///
/// `RLK_544t` · Mage minion · 5 mana · 5/6
///
/// > **Taunt Elusive**
///
/// - Set: March of the Lich King
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ RLK_544t vanilla a8fe6c61 57950910
pub const RLK_544t: Power = VANILLA;

/// # Energy Shaper
///
/// `RLK_545` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
///
/// State: Todo
//~ RLK_545 todo 59b5abdd 56b87638
pub const RLK_545: Power = TODO;

/// # Vast Wisdom
///
/// `RLK_546` · Mage spell · 2 mana
///
/// > **Discover** two spells that cost (3) or less. Swap their Costs.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Discover
/// - Enchantments: Infinite Wisdom [`RLK_546e`]
///
/// State: Todo
//~ RLK_546 todo 06e37169 a6caa115
pub const RLK_546: Power = TODO;

/// # Infinite Wisdom
///
/// `RLK_546e` · Mage enchantment
///
/// > This card's cost is swapped.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_546e todo 576f1f94 a5d59361
pub const RLK_546e: Power = TODO;

/// # Prismatic Elemental
///
/// `RLK_547` · Mage minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from any class. It costs (1) less.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Strange Energy [`RLK_547e`]
///
/// State: Todo
//~ RLK_547 todo c986f054 e2274f98
pub const RLK_547: Power = TODO;

/// # Strange Energy
///
/// `RLK_547e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_547e todo ac672c66 920af2a1
pub const RLK_547e: Power = TODO;

/// # Arcane Wyrm
///
/// `RLK_548` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add an Arcane Bolt to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Arcane Bolt [`RLK_843`]
///
/// State: Todo
//~ RLK_548 todo f27b096d 3e133eb1
pub const RLK_548: Power = TODO;

/// # Grand Magister Rommath
///
/// `RLK_803` · Mage minion · 9 mana · 5/7
///
/// > **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
/// - Enchantments: Mana Sated [`RLK_803e`]
///
/// State: Todo
//~ RLK_803 todo 290bfd1c 4cabd36b
pub const RLK_803: Power = TODO;

/// # Mana Sated
///
/// `RLK_803e` · Mage enchantment
///
/// > Your Arcane spells cast twice.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_803e todo 3fb8a4dd d39c8364
pub const RLK_803e: Power = TODO;

/// # Arcane Bolt
///
/// `RLK_843` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage. **Manathirst (8):** Deal $3 damage instead.
///
/// - Set: March of the Lich King · common · collectible
/// - Tags: `MANATHIRST` = 8
///
/// State: Todo
//~ RLK_843 todo 8af156c6 0050191c
pub const RLK_843: Power = TODO;
