//! Mage cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Objection!
///
/// `MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
///
/// State: Todo
//~ MAW_006 todo 1f0986a7 39c123f3
pub const MAW_006: Power = TODO;

/// # Life Sentence
///
/// `MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Todo
//~ MAW_013 todo aa23f014 19e63443
pub const MAW_013: Power = TODO;

/// # Contract Conjurer
///
/// `MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ MAW_101 todo 45e1df6e 7671ef11
pub const MAW_101: Power = TODO;

/// # Suspicious Alchemist
///
/// `REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: A Mystery! [`REV_000e`]
///
/// State: Todo
//~ REV_000 todo f2c1c8cf 0e96bf2c
pub const REV_000: Power = TODO;

/// # A Mystery!
///
/// `REV_000e` · Mage enchantment
///
/// > At the start of your turn, guess what card your opponent chose to get a copy of it.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_000e todo 12468eb7 0c540891
pub const REV_000e: Power = TODO;

/// # Solid Alibi
///
/// `REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Solid Alibi [`REV_504e`]
///
/// State: Todo
//~ REV_504 todo 18e11a43 5aeaab52
pub const REV_504: Power = TODO;

/// # Solid Alibi
///
/// `REV_504e` · Mage enchantment
///
/// > Your hero only takes 1 damage at a time until the start of your next turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_504e todo 6edf0634 7a800e4c
pub const REV_504e: Power = TODO;

/// # Cold Case
///
/// `REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Todo
//~ REV_505 todo f8f741fd 545ccf76
pub const REV_505: Power = TODO;

/// # Chatty Bartender
///
/// `REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ REV_513 todo bdf274bb 035b7896
pub const REV_513: Power = TODO;

/// # Kel'Thuzad, the Inevitable
///
/// `REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_VALUE` = 15
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Todo
//~ REV_514 todo 77f2167f b66cd001
pub const REV_514: Power = TODO;

/// # Orion, Mansion Manager
///
/// `REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Refers to: Secret
/// - Enchantments: Cosmic Power [`REV_515e`]
///
/// State: Todo
//~ REV_515 todo 768f7210 45737981
pub const REV_515: Power = TODO;

/// # Cosmic Power
///
/// `REV_515e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Secret
///
/// State: Todo
//~ REV_515e todo 3b378115 239b584f
pub const REV_515e: Power = TODO;

/// # Vengeful Visage
///
/// `REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ REV_516 todo 9e3c7458 d5e3720d
pub const REV_516: Power = TODO;

/// # Frozen Touch
///
/// `REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Frozen Touch [`REV_601t`]
///
/// State: Todo
//~ REV_601 todo d5b5d467 4a6e0e54
pub const REV_601: Power = TODO;

/// # Frozen Touch
///
/// `REV_601t` · Mage spell · Frost · 2 mana
///
/// > **Infused** Deal $3 damage. Add a Frozen Touch to your hand.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_601t todo 7eab8096 a4c3d23b
pub const REV_601t: Power = TODO;

/// # Nightcloak Sanctum
///
/// `REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Todo
//~ REV_602 todo aa52f4b6 24198ca6
pub const REV_602: Power = TODO;

/// # Kel'Thuzad, the Inevitable
///
/// `REV_786` · Mage minion · 8 mana · 6/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_786 todo d2247858 71dd64ad
pub const REV_786: Power = TODO;

/// # Nightcloak Sanctum
///
/// `REV_796` · Mage location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_796 todo 87742d82 e589fcaf
pub const REV_796: Power = TODO;

/// # Deathborne
///
/// `REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Todo
//~ REV_840 todo 00f7ac4b 6af8b3eb
pub const REV_840: Power = TODO;
