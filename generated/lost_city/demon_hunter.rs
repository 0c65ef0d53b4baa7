//! Demon Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Horn of Feasting
///
/// `DINO_136` · Demon Hunter spell · 4 mana
///
/// > Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Immune, Rush
/// - Enchantments: Feasting [`DINO_136e`]
/// - Tokens: Ravenous Raptor [`DINO_136t`]
///
/// State: Todo
//~ DINO_136 todo bd2fa892 f7b509dd
pub const DINO_136: Power = TODO;

/// # Feasting
///
/// `DINO_136e` · enchantment
///
/// > **Immune** while attacking.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Immune
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DINO_136e todo a8462f71 bc77d02a
pub const DINO_136e: Power = TODO;

/// # Ravenous Raptor
///
/// `DINO_136t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DINO_136t vanilla 28540430 02c88018
pub const DINO_136t: Power = VANILLA;

/// # Skittish Saucier
///
/// `DINO_137` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DINO_137 todo 00279b19 294db66b
pub const DINO_137: Power = TODO;

/// # Diabolus Rex
///
/// `DINO_138` · Demon Hunter minion · 6 mana · 6/5
///
/// > **Kindred:** Deal 6 damage to your opponent's left and right-most minions.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Kindred
/// - Tags: `2537` = 1
///
/// State: Todo
//~ DINO_138 todo cce3d77c 03fa0ab3
pub const DINO_138: Power = TODO;

/// # Gorishi Wasp
///
/// `TLC_630` · Demon Hunter minion · 5 mana · 2/7
///
/// > **Rush**. Whenever this takes damage, get a 1-Cost Gorishi Stinger.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `4931` = 1
/// - Tokens: Gorishi Stinger [`TLC_630t`]
///
/// State: Todo
//~ TLC_630 todo 7fd844a4 11f55a2c
pub const TLC_630: Power = TODO;

/// # Gorishi Stinger
///
/// `TLC_630t` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage. Summon a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_630t todo cedbbeba da56616f
pub const TLC_630t: Power = TODO;

/// # Unleash the Colossus
///
/// `TLC_631` · Demon Hunter spell · 1 mana
///
/// > **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Gorishi's Favor [`TLC_631e`]
/// - Tokens: Gorishi Colossus [`TLC_631t`]
///
/// State: Todo
//~ TLC_631 todo da9396a0 8f628204
pub const TLC_631: Power = TODO;

/// # Gorishi's Favor
///
/// `TLC_631e` · Demon Hunter enchantment
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_631e todo 125bc705 c05bb6af
pub const TLC_631e: Power = TODO;

/// # Gorishi Colossus
///
/// `TLC_631t` · Demon Hunter minion · 5 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TLC_631t todo 4839e8a6 6c6788de
pub const TLC_631t: Power = TODO;

/// # Bugsquasher
///
/// `TLC_633` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage to an enemy with a minion type."
///
/// State: Todo
//~ TLC_633 todo db383f54 e0506eb0
pub const TLC_633: Power = TODO;

/// # Insect Claw
///
/// `TLC_833` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, summon a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Rush
/// - Tags: `4546` = 1, `4932` = 1
/// - Tokens: Silithid Grub [`TLC_903t`]
///
/// State: Todo
//~ TLC_833 todo 4f5465f8 1f0fc19c
pub const TLC_833: Power = TODO;

/// # Gorishi Tunneler
///
/// `TLC_840` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Stealth** After this attacks, deal 2 damage to the enemy hero.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `4975` = 1
///
/// State: Todo
//~ TLC_840 todo 40e524f2 fc5765a4
pub const TLC_840: Power = TODO;

/// # Entomologist Toru
///
/// `TLC_841` · Demon Hunter minion · 8 mana · 7/7
///
/// > **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Jarring [`TLC_841e`]
/// - Tokens: Specimen Jar [`TLC_841t`]
///
/// State: Todo
//~ TLC_841 todo fbbfacdd d9713f2d
pub const TLC_841: Power = TODO;

/// # Jarring
///
/// `TLC_841e` · Demon Hunter enchantment
///
/// > **Deathrattle:** Free {0}!
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TLC_841e todo fe260c4f 40e9f0f4
pub const TLC_841e: Power = TODO;

/// # Specimen Jar
///
/// `TLC_841t` · Demon Hunter minion · 1 mana · 0/1
///
/// > **Deathrattle:** Release nothing. *(It's just an empty jar.)*@**Deathrattle:** Release {5}!
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1
///
/// State: Todo
//~ TLC_841t todo 6e0de9b3 607fdfd8
pub const TLC_841t: Power = TODO;

/// # Hive Map
///
/// `TLC_900` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Fel spell. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Hive Map [`TLC_900e`]
///
/// State: Todo
//~ TLC_900 todo 24c8a696 1524ca16
pub const TLC_900: Power = TODO;

/// # Hive Map
///
/// `TLC_900e` · Demon Hunter enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_900e todo 951f80aa 606835df
pub const TLC_900e: Power = TODO;

/// # Fumigate
///
/// `TLC_901` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $3 damage to a minion and all others of the same minion type.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
///
/// State: Todo
//~ TLC_901 todo e9f8e2f4 b4d88e90
pub const TLC_901: Power = TODO;

/// # Infestation
///
/// `TLC_902` · Demon Hunter spell · 2 mana
///
/// > Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Rush
/// - Tokens: Gorishi Stinger [`TLC_630t`]
///
/// State: Todo
//~ TLC_902 todo afe7552b 9ebb6ea6
pub const TLC_902: Power = TODO;

/// # Silithid Queen
///
/// `TLC_903` · Demon Hunter minion · 5 mana · 5/2
///
/// > **Rush Kindred**: Give your hero +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Kindred
/// - Tags: `4548` = 1, `4578` = 1
/// - Enchantments: Queen's Stinger [`TLC_903e`]
/// - Tokens: Silithid Grub [`TLC_903t`]
///
/// State: Todo
//~ TLC_903 todo 4f040367 9c92255b
pub const TLC_903: Power = TODO;

/// # Queen's Stinger
///
/// `TLC_903e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_903e todo 41e182ec 55ca424d
pub const TLC_903e: Power = TODO;

/// # Silithid Grub
///
/// `TLC_903t` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TLC_903t vanilla 96a4e37e dd1925d7
pub const TLC_903t: Power = VANILLA;
