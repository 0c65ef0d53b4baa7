//! Mage cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Confection Cyclone
///
/// `DMF_100` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry:** Add two 1/2 Sugar Elementals to your hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Sugar Elemental [`DMF_100t`]
///
/// State: Todo
//~ DMF_100 todo bceadb44 63e06559
pub const DMF_100: Power = TODO;

/// # Sugar Elemental
///
/// `DMF_100t` · Mage minion · 1 mana · 1/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DMF_100t vanilla 08d533c0 ff694cac
pub const DMF_100t: Power = VANILLA;

/// # Firework Elemental
///
/// `DMF_101` · Mage minion · 5 mana · 3/5
///
/// > **Battlecry:** Deal 3 damage to a minion. **Corrupt:** Deal 12 instead.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Corrupt
/// - Target: "Deal 3 damage."
/// - Tokens: Firework Elemental [`DMF_101t`]
///
/// State: Todo
//~ DMF_101 todo ee5c6b3c 32a1ec6d
pub const DMF_101: Power = TODO;

/// # Firework Elemental
///
/// `DMF_101t` · Mage minion · 5 mana · 3/5
///
/// > **Corrupted Battlecry:** Deal 12 damage to a minion.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Corrupted Card
/// - Target: "Deal 12 damage."
///
/// State: Todo
//~ DMF_101t todo d712ef8f 02f4ee56
pub const DMF_101t: Power = TODO;

/// # Game Master
///
/// `DMF_102` · Mage minion · 2 mana · 2/3
///
/// > The first **Secret** you play each turn costs (1).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura
/// - Refers to: Secret
/// - Enchantments: Special Discount [`DMF_102e`]
///
/// State: Todo
//~ DMF_102 todo 19767927 7b36fd0b
pub const DMF_102: Power = TODO;

/// # Special Discount
///
/// `DMF_102e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_102e todo 535f4fdc ce1418cc
pub const DMF_102e: Power = TODO;

/// # Mask of C'Thun
///
/// `DMF_103` · Mage spell · Shadow · 7 mana
///
/// > Deal $10 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ DMF_103 todo a994b6d3 823e2072
pub const DMF_103: Power = TODO;

/// # Grand Finale
///
/// `DMF_104` · Mage spell · Fire · 8 mana
///
/// > Summon an 8/8 Elemental. Repeat for each Elemental you played last turn.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Tokens: Exploding Sparkler [`DMF_104t`]
///
/// State: Todo
//~ DMF_104 todo 5bac170d 28ba7467
pub const DMF_104: Power = TODO;

/// # Exploding Sparkler
///
/// `DMF_104t` · Mage minion · 8 mana · 8/8
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DMF_104t vanilla 5e01f675 27d3f047
pub const DMF_104t: Power = VANILLA;

/// # Ring Toss
///
/// `DMF_105` · Mage spell · 4 mana
///
/// > **Discover** a **Secret** and cast it. **Corrupt: Discover** 2 instead.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Discover, Corrupt
/// - Refers to: Secret
/// - Tokens: Ring Toss [`DMF_105t`]
///
/// State: Todo
//~ DMF_105 todo 553f94ed fd448a9c
pub const DMF_105: Power = TODO;

/// # Ring Toss
///
/// `DMF_105t` · Mage spell · 4 mana
///
/// > **Corrupted Discover** 2 **Secrets** and cast them.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Discover, Corrupted Card
/// - Refers to: Secret
///
/// State: Todo
//~ DMF_105t todo 9bc5cbc6 d5768446
pub const DMF_105t: Power = TODO;

/// # Occult Conjurer
///
/// `DMF_106` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ DMF_106 todo 5dcbb4a7 1d9fafe7
pub const DMF_106: Power = TODO;

/// # Rigged Faire Game
///
/// `DMF_107` · Mage spell · 3 mana
///
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ DMF_107 todo 83a8e8d3 5dac1a42
pub const DMF_107: Power = TODO;

/// # Deck of Lunacy
///
/// `DMF_108` · Mage spell · 2 mana
///
/// > Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Enchantments: Sanity Renounced [`DMF_108e`]
///
/// State: Todo
//~ DMF_108 todo aac9f376 74ffe541
pub const DMF_108: Power = TODO;

/// # Sanity Renounced
///
/// `DMF_108e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_108e todo 876ea54b 6444d3e1
pub const DMF_108e: Power = TODO;

/// # Sayge, Seer of Darkmoon
///
/// `DMF_109` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ DMF_109 todo 142d99b0 84efed0b
pub const DMF_109: Power = TODO;

/// # Keywarden Ivory
///
/// `YOP_018` · Multi-class minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a Dual Class spell from any class. Spellburst**:** Get another copy.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Battlecry, Discover, Spellburst
/// - Enchantments: Key to Victory [`YOP_018e`]
///
/// State: Todo
//~ YOP_018 todo 3e2750b4 b9708115
pub const YOP_018: Power = TODO;

/// # Key to Victory
///
/// `YOP_018e` · Neutral enchantment
///
/// > **Spellburst** Add {0} to your hand.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ YOP_018e todo a10a957b 1bf47c69
pub const YOP_018e: Power = TODO;

/// # Conjure Mana Biscuit
///
/// `YOP_019` · Mage spell · Arcane · 2 mana
///
/// > Add a Biscuit to your hand that refreshes 2 Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Tokens: Mana Biscuit [`YOP_019t`]
///
/// State: Todo
//~ YOP_019 todo 78d71679 9371f564
pub const YOP_019: Power = TODO;

/// # Mana Biscuit
///
/// `YOP_019t` · Mage spell · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_019t todo 3c549ffe 15cbdb35
pub const YOP_019t: Power = TODO;

/// # Glacier Racer
///
/// `YOP_020` · Mage minion · 1 mana · 1/3
///
/// > **Spellburst**: Deal 3 damage to all **Frozen** enemies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Spellburst
/// - Refers to: Frozen
///
/// State: Todo
//~ YOP_020 todo 90f8560b b529fb5c
pub const YOP_020: Power = TODO;

/// # Imprisoned Phoenix
///
/// `YOP_021` · Multi-class minion · 2 mana · 2/3
///
/// > **Dormant** for 2 turns. **Spell Damage +2**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental, Beast
/// - Classes: Mage, Shaman
/// - Mechanics: Spellpower
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2542` = 1
///
/// State: Todo
//~ YOP_021 todo d5edf1b3 1a82d443
pub const YOP_021: Power = TODO;
