//! Mage cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Grey Sage Parrot
///
/// `DED_515` · Mage minion · 6 mana · 4/5
///
/// > **Battlecry:** Repeat the last spell you've cast that costs (6) or more.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DED_515 todo 5a903211 61eb7afe
pub const DED_515: Power = TODO;

/// # Deepwater Evoker
///
/// `DED_516` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell. Gain Armor equal to its Cost.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DED_516 todo 94406183 ad3b117f
pub const DED_516: Power = TODO;

/// # Arcane Overflow
///
/// `DED_517` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to an enemy minion. Summon a Remnant with stats equal to the excess damage.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Arcane Remnant [`DED_517t`]
///
/// State: Todo
//~ DED_517 todo b3c30780 3e35d9a1
pub const DED_517: Power = TODO;

/// # Arcane Remnant
///
/// `DED_517t` · Mage minion · 1 mana · 1/1
///
/// - Set: United in Stormwind
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DED_517t vanilla cc909b39 9af7947d
pub const DED_517t: Power = VANILLA;

/// # Celestial Ink Set
///
/// `SW_001` · Mage weapon · 2 mana · 0/2 durability
///
/// > After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Inscription Enchant [`SW_001e`], Inscription Discount [`SW_001e2`]
///
/// State: Todo
//~ SW_001 todo 8072342b 2a0611ea
pub const SW_001: Power = TODO;

/// # Inscription Enchant
///
/// `SW_001e` · Neutral enchantment
///
/// > Your next spell costs (5) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_001e todo f14a6404 ab81758e
pub const SW_001e: Power = TODO;

/// # Inscription Discount
///
/// `SW_001e2` · Neutral enchantment
///
/// > Costs (5) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_001e2 todo e8011461 7d95f8e0
pub const SW_001e2: Power = TODO;

/// # Fire Sale
///
/// `SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_107 todo eb5b4c47 94cf44b8
pub const SW_107: Power = TODO;

/// # First Flame
///
/// `SW_108` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Tokens: Second Flame [`SW_108t`]
///
/// State: Todo
//~ SW_108 todo 1d4c4484 d2d7f175
pub const SW_108: Power = TODO;

/// # Second Flame
///
/// `SW_108t` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_108t todo c05e7096 6b44b453
pub const SW_108t: Power = TODO;

/// # Clumsy Courier
///
/// `SW_109` · Mage minion · 7 mana · 4/5
///
/// > **Battlecry:** Cast the highest Cost spell from your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_109 todo 9f4beb80 89c12ec1
pub const SW_109: Power = TODO;

/// # Ignite
///
/// `SW_110` · Mage spell · Fire · 2 mana
///
/// > Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
///
/// - Set: United in Stormwind · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ SW_110 todo 3cbe3bc9 af92c6d5
pub const SW_110: Power = TODO;

/// # Sanctum Chandler
///
/// `SW_111` · Mage minion · 5 mana · 4/5
///
/// > After you cast a Fire spell, draw a spell.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ SW_111 todo 4062f125 519d766e
pub const SW_111: Power = TODO;

/// # Prestor's Pyromancer
///
/// `SW_112` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower Fire
/// - Enchantments: Burning Hot! [`SW_112e`], Burning Hot! [`SW_112e2`]
///
/// State: Todo
//~ SW_112 todo caa0465e d2c0afed
pub const SW_112: Power = TODO;

/// # Burning Hot!
///
/// `SW_112e` · Mage enchantment
///
/// > Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_112e todo 360de32b 3bb20c6c
pub const SW_112e: Power = TODO;

/// # Burning Hot!
///
/// `SW_112e2` · Mage enchantment
///
/// > Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ SW_112e2 todo c782e608 337e50d9
pub const SW_112e2: Power = TODO;

/// # Grand Magus Antonidas
///
/// `SW_113` · Mage minion · 8 mana · 6/6
///
/// > **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Fireball [`CORE_CS2_029`](crate::core::mage::CORE_CS2_029)
///
/// State: Todo
//~ SW_113 todo ba774c68 65643bfb
pub const SW_113: Power = TODO;

/// # Sorcerer's Gambit
///
/// `SW_450` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Draw a spell.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Stall for Time [`SW_450t`], Reach the Portal Room [`SW_450t2`], Arcanist Dawngrasp [`SW_450t4`]
///
/// State: Todo
//~ SW_450 todo d67f48d5 4fb16192
pub const SW_450: Power = TODO;

/// # Stall for Time
///
/// `SW_450t` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Reach the Portal Room [`SW_450t2`]
///
/// State: Todo
//~ SW_450t todo 917bc71c bac4d962
pub const SW_450t: Power = TODO;

/// # Reach the Portal Room
///
/// `SW_450t2` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Arcanist Dawngrasp.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Arcanist Dawngrasp [`SW_450t4`]
///
/// State: Todo
//~ SW_450t2 todo 363afdc1 6549c454
pub const SW_450t2: Power = TODO;

/// # Arcanist Dawngrasp
///
/// `SW_450t4` · Mage minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Power of Dawngrasp [`SW_450t4e`]
///
/// State: Todo
//~ SW_450t4 todo 540a7645 4a829122
pub const SW_450t4: Power = TODO;

/// # Power of Dawngrasp
///
/// `SW_450t4e` · Mage enchantment
///
/// > **Spell Damage +3**
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_450t4e todo 5424c40a 5c4629db
pub const SW_450t4e: Power = TODO;

/// # Hot Streak
///
/// `SW_462` · Mage spell · Fire · 0 mana
///
/// > Your next Fire spell this turn costs (2) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Hot Streak [`SW_462e`]
///
/// State: Todo
//~ SW_462 todo 34eea20a 14740fcb
pub const SW_462: Power = TODO;

/// # Hot Streak
///
/// `SW_462e` · Mage enchantment
///
/// > The next Fire spell you play costs (2) less.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SW_462e todo 934a3fc3 ea363351
pub const SW_462e: Power = TODO;
