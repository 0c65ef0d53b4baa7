//! Warlock cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Vulgar Homunculus
///
/// `LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry, Bacon Subset Demon, Imp
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63778, `4547` = 1
///
/// State: Todo
//~ LOOT_013 todo 2ef7a08e 82c51655
pub const LOOT_013: Power = TODO;

/// # Kobold Librarian
///
/// `LOOT_014` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Draw a card. Deal 2 damage to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_014 todo e9ea8e63 ff700e92
pub const LOOT_014: Power = TODO;

/// # Dark Pact
///
/// `LOOT_017` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Restore #8 Health to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_017 todo 56015c3f c9a507ef
pub const LOOT_017: Power = TODO;

/// # Hooked Reaver
///
/// `LOOT_018` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 15 or less Health, gain +3/+3 and **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Hooked Horror [`LOOT_018e`]
///
/// State: Todo
//~ LOOT_018 todo 13ff1391 004b0d96
pub const LOOT_018: Power = TODO;

/// # Hooked Horror
///
/// `LOOT_018e` · Neutral enchantment
///
/// > +3/+3. **Taunt**
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_018e todo a7d2fc76 1debb34e
pub const LOOT_018e: Power = TODO;

/// # Lesser Amethyst Spellstone
///
/// `LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Amethyst Spellstone [`LOOT_043t2`], Greater Amethyst Spellstone [`LOOT_043t3`]
///
/// State: Todo
//~ LOOT_043 todo 68f0e46c 9fbbfb39
pub const LOOT_043: Power = TODO;

/// # Amethyst Spellstone
///
/// `LOOT_043t2` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_043t2 todo 966585d7 dd9607cf
pub const LOOT_043t2: Power = TODO;

/// # Greater Amethyst Spellstone
///
/// `LOOT_043t3` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $7 damage to a minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_043t3 todo 1a515feb a596cedf
pub const LOOT_043t3: Power = TODO;

/// # Possessed Lackey
///
/// `LOOT_306` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle: Recruit** a Demon.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_306 todo 3c4e38ff 3a688011
pub const LOOT_306: Power = TODO;

/// # Voidlord
///
/// `LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Todo
//~ LOOT_368 todo 16dab673 e6d54bda
pub const LOOT_368: Power = TODO;

/// # Rin, the First Disciple
///
/// `LOOT_415` · Warlock minion · 6 mana · 3/6
///
/// > **Taunt Deathrattle:** Add 'The First Seal' to your hand.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: The First Seal [`LOOT_415t1`], The Second Seal [`LOOT_415t2`], The Third Seal [`LOOT_415t3`], The Fourth Seal [`LOOT_415t4`], The Final Seal [`LOOT_415t5`], Azari, the Devourer [`LOOT_415t6`]
///
/// State: Todo
//~ LOOT_415 todo b7e1ff02 37160682
pub const LOOT_415: Power = TODO;

/// # The First Seal
///
/// `LOOT_415t1` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 2/2 Demon. Add 'The Second Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t1t`], The Second Seal [`LOOT_415t2`]
///
/// State: Todo
//~ LOOT_415t1 todo 3cfcbcca 425d44a8
pub const LOOT_415t1: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t1t` · Warlock minion · 2 mana · 2/2
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ LOOT_415t1t vanilla d4710d1c 82c32a2e
pub const LOOT_415t1t: Power = VANILLA;

/// # The Second Seal
///
/// `LOOT_415t2` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/3 Demon. Add 'The Third Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t2t`], The Third Seal [`LOOT_415t3`]
///
/// State: Todo
//~ LOOT_415t2 todo 4066c160 52a0df5d
pub const LOOT_415t2: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t2t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ LOOT_415t2t vanilla b7b970db 2baa4f58
pub const LOOT_415t2t: Power = VANILLA;

/// # The Third Seal
///
/// `LOOT_415t3` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t3t`], The Fourth Seal [`LOOT_415t4`]
///
/// State: Todo
//~ LOOT_415t3 todo 23329135 db16f6ae
pub const LOOT_415t3: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t3t` · Warlock minion · 4 mana · 4/4
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ LOOT_415t3t vanilla 6b310169 1293d58d
pub const LOOT_415t3t: Power = VANILLA;

/// # The Fourth Seal
///
/// `LOOT_415t4` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 5/5 Demon. Add 'The Final Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t4t`], The Final Seal [`LOOT_415t5`]
///
/// State: Todo
//~ LOOT_415t4 todo 36c133da 289bacf8
pub const LOOT_415t4: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t4t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ LOOT_415t4t vanilla 3935fd22 9e256b2d
pub const LOOT_415t4t: Power = VANILLA;

/// # The Final Seal
///
/// `LOOT_415t5` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t5t`]
///
/// State: Todo
//~ LOOT_415t5 todo ffb2b3d5 67a9a144
pub const LOOT_415t5: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t5t` · Warlock minion · 6 mana · 6/6
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ LOOT_415t5t vanilla d323341d 53c80a24
pub const LOOT_415t5t: Power = VANILLA;

/// # Azari, the Devourer
///
/// `LOOT_415t6` · Warlock minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your opponent's deck.
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_415t6 todo 52e16fda 72697070
pub const LOOT_415t6: Power = TODO;

/// # Cataclysm
///
/// `LOOT_417` · Warlock spell · Fire · 5 mana
///
/// > Destroy all minions. Discard 2 cards.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Tags: `DISCARD_CARDS` = 10
///
/// State: Todo
//~ LOOT_417 todo 9f816cd0 fd68348d
pub const LOOT_417: Power = TODO;

/// # Skull of the Man'ari
///
/// `LOOT_420` · Warlock weapon · 5 mana · 0/3 durability
///
/// > At the start of your turn, summon a Demon from your hand.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ LOOT_420 todo 06ad1ed3 89b6c4a6
pub const LOOT_420: Power = TODO;
