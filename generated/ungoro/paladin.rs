//! Paladin cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dinosize
///
/// `UNG_004` · Paladin spell · 7 mana
///
/// > Set a minion's stats to 7/14.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: RAAAAR! [`UNG_004e`]
///
/// State: Todo
//~ UNG_004 todo 12c1a473 608af7c2
pub const UNG_004: Power = TODO;

/// # RAAAAR!
///
/// `UNG_004e` · Paladin enchantment
///
/// > Stats changed to 7/14.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_004e todo a2ce1812 64df90a6
pub const UNG_004e: Power = TODO;

/// # Hydrologist
///
/// `UNG_011` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** and cast a **Secret**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ UNG_011 todo 03c13595 9ed70e68
pub const UNG_011: Power = TODO;

/// # Sunkeeper Tarim
///
/// `UNG_015` · Paladin minion · 6 mana · 3/7
///
/// > **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Watched [`UNG_015e`]
///
/// State: Todo
//~ UNG_015 todo bbe49769 e8545dc0
pub const UNG_015: Power = TODO;

/// # Watched
///
/// `UNG_015e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_015e todo b42338c5 36ee955f
pub const UNG_015e: Power = TODO;

/// # Vinecleaver
///
/// `UNG_950` · Paladin weapon · 6 mana · 4/3 durability
///
/// > After your hero attacks, summon two {0} Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ UNG_950 todo 5c82f261 ab6014d4
pub const UNG_950: Power = TODO;

/// # Spikeridged Steed
///
/// `UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: On a Stegodon [`UNG_952e`]
/// - Tokens: Stegodon [`UNG_810`](crate::ungoro::neutral::UNG_810)
///
/// State: Todo
//~ UNG_952 todo 3212abef f95404f6
pub const UNG_952: Power = TODO;

/// # On a Stegodon
///
/// `UNG_952e` · Paladin enchantment
///
/// > +2/+6 and **Taunt**. **Deathrattle:** Summon a Stegodon.
///
/// - Set: Journey to Un'Goro
/// - Tokens: Stegodon [`UNG_810`](crate::ungoro::neutral::UNG_810)
///
/// State: Todo
//~ UNG_952e todo 650562c3 60f6a7d6
pub const UNG_952e: Power = TODO;

/// # Primalfin Champion
///
/// `UNG_953` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Inspired [`UNG_953e`]
///
/// State: Todo
//~ UNG_953 todo 62802090 ac1e6001
pub const UNG_953: Power = TODO;

/// # Inspired
///
/// `UNG_953e` · Paladin enchantment
///
/// > Storing spell.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_953e todo 617eeecb f1e3163c
pub const UNG_953e: Power = TODO;

/// # The Last Kaleidosaur
///
/// `UNG_954` · Paladin spell · 1 mana
///
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1, `4297` = 1
/// - Tokens: Galvadon [`UNG_954t1`]
///
/// State: Todo
//~ UNG_954 todo fd00a4fe ad203bf0
pub const UNG_954: Power = TODO;

/// # Galvadon
///
/// `UNG_954t1` · Paladin minion · 5 mana · 8/8
///
/// > **Battlecry: Adapt** 5 times.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_954t1 todo ce4828c8 db272b8d
pub const UNG_954t1: Power = TODO;

/// # Lost in the Jungle
///
/// `UNG_960` · Paladin spell · 1 mana
///
/// > Summon two {0} Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ UNG_960 todo 79805e77 734ddb30
pub const UNG_960: Power = TODO;

/// # Adaptation
///
/// `UNG_961` · Paladin spell · 0 mana
///
/// > **Adapt** a friendly minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Refers to: Adapt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_961 todo 8da3d2bd 43001c6e
pub const UNG_961: Power = TODO;

/// # Lightfused Stegodon
///
/// `UNG_962` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry: Adapt** your Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ UNG_962 todo 9568e0a0 21508354
pub const UNG_962: Power = TODO;
