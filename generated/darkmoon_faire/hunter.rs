//! Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dancing Cobra
///
/// `DMF_083` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupt:** Gain **Poisonous**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Corrupt
/// - Refers to: Poisonous
/// - Tokens: Dancing Cobra [`DMF_083t`]
///
/// State: Todo
//~ DMF_083 todo 32b00138 cac91666
pub const DMF_083: Power = TODO;

/// # Dancing Cobra
///
/// `DMF_083t` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupted Poisonous**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Beast
/// - Mechanics: Poisonous, Corrupted Card
///
/// State: Todo
//~ DMF_083t todo ffc2a3b7 98f0574c
pub const DMF_083t: Power = TODO;

/// # Jewel of N'Zoth
///
/// `DMF_084` · Hunter spell · 8 mana
///
/// > Summon three friendly **Deathrattle** minions that died this game.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ DMF_084 todo b79f0a4a a19bd086
pub const DMF_084: Power = TODO;

/// # Darkmoon Tonk
///
/// `DMF_085` · Hunter minion · 7 mana · 8/5
///
/// > **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DMF_085 todo 24a695be 9d9af77f
pub const DMF_085: Power = TODO;

/// # Petting Zoo
///
/// `DMF_086` · Hunter spell · 3 mana
///
/// > Summon a 3/3 Strider. Repeat for each **Secret** you control.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Secret
/// - Tokens: Darkmoon Strider [`DMF_086e`]
///
/// State: Todo
//~ DMF_086 todo c3613897 1a005920
pub const DMF_086: Power = TODO;

/// # Darkmoon Strider
///
/// `DMF_086e` · Hunter minion · 3 mana · 3/3
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Beast
///
/// State: Vanilla
//~ DMF_086e vanilla c5df2a15 77234b8b
pub const DMF_086e: Power = VANILLA;

/// # Trampling Rhino
///
/// `DMF_087` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ DMF_087 todo 6c35bf93 c7c63707
pub const DMF_087: Power = TODO;

/// # Rinling's Rifle
///
/// `DMF_088` · Hunter weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, **Discover** a **Secret** and cast it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Refers to: Secret, Discover
///
/// State: Todo
//~ DMF_088 todo 0eb1d0d9 e88c00a3
pub const DMF_088: Power = TODO;

/// # Maxima Blastenheimer
///
/// `DMF_089` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_089 todo eaaf1316 017a3a1c
pub const DMF_089: Power = TODO;

/// # Don't Feed the Animals
///
/// `DMF_090` · Hunter spell · 2 mana
///
/// > Give all Beasts in your hand +1/+1. **Corrupt:** Give them +2/+2 instead.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Well Fed [`DMF_090e`], Well Fed [`DMF_090e2`]
/// - Tokens: Don't Feed the Animals [`DMF_090t`]
///
/// State: Todo
//~ DMF_090 todo cdb8dc67 3fad4f6d
pub const DMF_090: Power = TODO;

/// # Well Fed
///
/// `DMF_090e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_090e todo 9be074ea 59e1a61a
pub const DMF_090e: Power = TODO;

/// # Well Fed
///
/// `DMF_090e2` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_090e2 todo 2be6c01e c57ed166
pub const DMF_090e2: Power = TODO;

/// # Don't Feed the Animals
///
/// `DMF_090t` · Hunter spell · 2 mana
///
/// > **Corrupted** Give all Beasts in your hand +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_090t todo ecfcb751 09c4031b
pub const DMF_090t: Power = TODO;

/// # Mystery Winner
///
/// `DMF_122` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a **Secret.**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ DMF_122 todo f827d8ee 47132972
pub const DMF_122: Power = TODO;

/// # Open the Cages
///
/// `DMF_123` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ DMF_123 todo 886ee218 bb4f35fb
pub const DMF_123: Power = TODO;

/// # Bola Shot
///
/// `YOP_027` · Hunter spell · 2 mana
///
/// > Deal $1 damage to a minion and $2 damage to its neighbors.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Todo
//~ YOP_027 todo 73904ecb c011b0a5
pub const YOP_027: Power = TODO;

/// # Saddlemaster
///
/// `YOP_028` · Hunter minion · 3 mana · 3/4
///
/// > After you play a Beast, add a random Beast to your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
///
/// State: Todo
//~ YOP_028 todo 25d26588 9a401f39
pub const YOP_028: Power = TODO;

/// # Felfire Deadeye
///
/// `YOP_030` · Multi-class minion · 2 mana · 2/3
///
/// > Your Hero Power costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Enchantments: Deadeye [`YOP_030e`]
///
/// State: Todo
//~ YOP_030 todo 003e425c 6785f33a
pub const YOP_030: Power = TODO;

/// # Deadeye
///
/// `YOP_030e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_030e todo 4e74fd36 00513d40
pub const YOP_030e: Power = TODO;
