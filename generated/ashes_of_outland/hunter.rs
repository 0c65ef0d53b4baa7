//! Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Nagrand Slam
///
/// `BT_163` · Hunter spell · 10 mana
///
/// > Summon four 3/5 Clefthoofs that attack random enemies.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Tokens: Clefthoof [`BT_163t`]
///
/// State: Todo
//~ BT_163 todo 32aad455 1e9fbdd7
pub const BT_163: Power = TODO;

/// # Clefthoof
///
/// `BT_163t` · Hunter minion · 4 mana · 3/5
///
/// - Set: Ashes of Outland
/// - Minion type: Beast
///
/// State: Vanilla
//~ BT_163t vanilla d4522e61 f612b6d2
pub const BT_163t: Power = VANILLA;

/// # Augmented Porcupine
///
/// `BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_201 todo 659e8fd1 e3f866f3
pub const BT_201: Power = TODO;

/// # Helboar
///
/// `BT_202` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random Beast in your hand +1/+1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Scent of Blood [`BT_202e`]
///
/// State: Todo
//~ BT_202 todo 33afe711 a605dfaf
pub const BT_202: Power = TODO;

/// # Scent of Blood
///
/// `BT_202e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_202e todo 67a4b5a6 d8cc64c4
pub const BT_202e: Power = TODO;

/// # Pack Tactics
///
/// `BT_203` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Packmate [`BT_203e`]
///
/// State: Todo
//~ BT_203 todo 5fa4be1f 3c1ee24e
pub const BT_203: Power = TODO;

/// # Packmate
///
/// `BT_203e` · Hunter enchantment
///
/// > Attack and Health set to 3.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_203e todo 99ec0056 a165c1e7
pub const BT_203e: Power = TODO;

/// # Scrap Shot
///
/// `BT_205` · Hunter spell · 4 mana
///
/// > Deal $3 damage. Give a random Beast in your hand +3/+3.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Scrapmetal Claws [`BT_205e`]
///
/// State: Todo
//~ BT_205 todo 8a888618 04520311
pub const BT_205: Power = TODO;

/// # Scrapmetal Claws
///
/// `BT_205e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_205e todo 972eff52 05b9d6d9
pub const BT_205e: Power = TODO;

/// # Zixor, Apex Predator
///
/// `BT_210` · Hunter minion · 3 mana · 2/4
///
/// > **Rush Deathrattle:** Shuffle 'Zixor Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Zixor Prime [`BT_210t`]
///
/// State: Todo
//~ BT_210 todo cd5ff627 f29e987b
pub const BT_210: Power = TODO;

/// # Zixor Prime
///
/// `BT_210t` · Hunter minion · 8 mana · 4/4
///
/// > **Rush Battlecry:** Summon 3 copies of this minion.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_210t todo e2e71b7c 88b8d99e
pub const BT_210t: Power = TODO;

/// # Imprisoned Felmaw
///
/// `BT_211` · Hunter minion · 2 mana · 5/4
///
/// > **Dormant** for 2 turns. When this awakens, attack a random enemy.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ BT_211 todo 383b285b 9756b470
pub const BT_211: Power = TODO;

/// # Mok'Nathal Lion
///
/// `BT_212` · Hunter minion · 4 mana · 5/2
///
/// > **Rush**. **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Refers to: Deathrattle
/// - Tags: `1584` = 1
/// - Target: "Choose a friendly minion."
/// - Enchantments: Stalking [`BT_212e`]
///
/// State: Todo
//~ BT_212 todo 2f83203a 390ce97c
pub const BT_212: Power = TODO;

/// # Stalking
///
/// `BT_212e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_212e todo 19ed3100 49947a15
pub const BT_212e: Power = TODO;

/// # Scavenger's Ingenuity
///
/// `BT_213` · Hunter spell · 2 mana
///
/// > Draw a Beast. Give it +3/+3.
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Pack Tactics [`BT_213e`]
///
/// State: Todo
//~ BT_213 todo cccf133b 0ec1f251
pub const BT_213: Power = TODO;

/// # Pack Tactics
///
/// `BT_213e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_213e todo e733bf0f bfc0ab1b
pub const BT_213e: Power = TODO;

/// # Beastmaster Leoroxx
///
/// `BT_214` · Hunter minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon 3 Beasts from your hand.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_214 todo 11e4d880 280b6ac2
pub const BT_214: Power = TODO;
