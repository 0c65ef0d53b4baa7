//! Paladin cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shrink Ray
///
/// `BOT_234` · Paladin spell · 5 mana
///
/// > Set the Attack and Health of all minions to 1.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Shrink Ray [`BOT_234e`]
///
/// State: Todo
//~ BOT_234 todo 41f68905 358d9e37
pub const BOT_234: Power = TODO;

/// # Shrink Ray
///
/// `BOT_234e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_234e todo 45093329 abb7aca6
pub const BOT_234e: Power = TODO;

/// # Crystalsmith Kangor
///
/// `BOT_236` · Paladin minion · 2 mana · 1/2
///
/// > **Divine Shield**, **Lifesteal** Your healing is doubled.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Divine Shield, Lifesteal
///
/// State: Todo
//~ BOT_236 todo c26d2742 65d97250
pub const BOT_236: Power = TODO;

/// # Prismatic Lens
///
/// `BOT_436` · Paladin spell · 4 mana
///
/// > Draw a minion and a spell from your deck. Swap their Costs.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Swapped Cost [`BOT_436e`]
///
/// State: Todo
//~ BOT_436 todo ae29bb6b 9c981eb2
pub const BOT_436: Power = TODO;

/// # Swapped Cost
///
/// `BOT_436e` · Paladin enchantment
///
/// > Cost swapped.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_436e todo 78c1bee9 84e852fb
pub const BOT_436e: Power = TODO;

/// # Mechano-Egg
///
/// `BOT_537` · Paladin minion · 5 mana · 0/5
///
/// > **Deathrattle:** Summon an 8/8 Robosaur.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58387
/// - Tokens: Robosaur [`BOT_537t`]
///
/// State: Todo
//~ BOT_537 todo 1f1fedf8 925cf8a6
pub const BOT_537: Power = TODO;

/// # Robosaur
///
/// `BOT_537t` · Paladin minion · 8 mana · 8/8
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58389, `2542` = 1
///
/// State: Vanilla
//~ BOT_537t vanilla a6ea3468 9fee72a7
pub const BOT_537t: Power = VANILLA;

/// # Glow-Tron
///
/// `BOT_906` · Paladin minion · 1 mana · 1/3
///
/// > **Magnetic**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Glow-Tron [`BOT_906e`]
///
/// State: Todo
//~ BOT_906 todo 28f2303e 17ac0bf4
pub const BOT_906: Power = TODO;

/// # Glow-Tron
///
/// `BOT_906e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48982
///
/// State: Todo
//~ BOT_906e todo d3fa9e0d b520e69e
pub const BOT_906e: Power = TODO;

/// # Autodefense Matrix
///
/// `BOT_908` · Paladin spell · 1 mana
///
/// > **Secret:** When one of your minions is attacked, give it **Divine Shield**.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Secret
/// - Refers to: Divine Shield
///
/// State: Todo
//~ BOT_908 todo 0c635ffd 7c98f7b6
pub const BOT_908: Power = TODO;

/// # Crystology
///
/// `BOT_909` · Paladin spell · 1 mana
///
/// > Draw two 1-Attack minions from your deck.
///
/// - Set: The Boomsday Project · rare · collectible
///
/// State: Todo
//~ BOT_909 todo d9e124eb b076fc6b
pub const BOT_909: Power = TODO;

/// # Glowstone Technician
///
/// `BOT_910` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** Give all minions in your hand +2/+2.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Light Infused [`BOT_910e`]
///
/// State: Todo
//~ BOT_910 todo dbdd8546 1afcb06a
pub const BOT_910: Power = TODO;

/// # Light Infused
///
/// `BOT_910e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_910e todo 5256e510 4238f1ee
pub const BOT_910e: Power = TODO;

/// # Annoy-o-Module
///
/// `BOT_911` · Paladin minion · 4 mana · 2/4
///
/// > **Magnetic Divine Shield Taunt**
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Magnetic
/// - Enchantments: Annoy-o-Module [`BOT_911e`]
///
/// State: Todo
//~ BOT_911 todo 02973862 f5bd3370
pub const BOT_911: Power = TODO;

/// # Annoy-o-Module
///
/// `BOT_911e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48993
///
/// State: Todo
//~ BOT_911e todo ff776cc5 b14719e5
pub const BOT_911e: Power = TODO;

/// # Kangor's Endless Army
///
/// `BOT_912` · Paladin spell · 7 mana
///
/// > Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: Magnetic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME` = 17 (hearthstone-data 36393.1)
///
/// State: Todo
//~ BOT_912 todo 8b5a12e3 31e97837
pub const BOT_912: Power = TODO;
