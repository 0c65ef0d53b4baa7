//! Warrior cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bash
///
/// `AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ AT_064 todo ceb749a2 a7ba68c2
pub const AT_064: Power = TODO;

/// # King's Defender
///
/// `AT_065` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** If you have a minion with **Taunt**, gain +1 Durability.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: King's Defender [`AT_065e`]
///
/// State: Todo
//~ AT_065 todo 7de69879 c933e913
pub const AT_065: Power = TODO;

/// # King's Defender
///
/// `AT_065e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_065e todo 728c6ae2 659bb80b
pub const AT_065e: Power = TODO;

/// # Orgrimmar Aspirant
///
/// `AT_066` · Warrior minion · 3 mana · 3/3
///
/// > **Inspire:** Give your weapon +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Enchantments: Forges of Orgrimmar [`AT_066e`]
///
/// State: Todo
//~ AT_066 todo 85269c99 73935e40
pub const AT_066: Power = TODO;

/// # Forges of Orgrimmar
///
/// `AT_066e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_066e todo 068035cb ea5e1523
pub const AT_066e: Power = TODO;

/// # Magnataur Alpha
///
/// `AT_067` · Warrior minion · 4 mana · 5/3
///
/// > Also damages the minions next to whomever he attacks.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ AT_067 todo 627033d4 7b3a91c8
pub const AT_067: Power = TODO;

/// # Bolster
///
/// `AT_068` · Warrior spell · 2 mana
///
/// > Give your **Taunt** minions +2/+2.
///
/// - Set: The Grand Tournament · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Bolstered [`AT_068e`]
///
/// State: Todo
//~ AT_068 todo af3fa196 a521a3a9
pub const AT_068: Power = TODO;

/// # Bolstered
///
/// `AT_068e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_068e todo b83be8a9 3f3d3d42
pub const AT_068e: Power = TODO;

/// # Sparring Partner
///
/// `AT_069` · Warrior minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Give a minion **Taunt**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Grant **Taunt**."
/// - Enchantments: Training Complete [`AT_069e`]
///
/// State: Todo
//~ AT_069 todo 0d3684ec 0c988d61
pub const AT_069: Power = TODO;

/// # Training Complete
///
/// `AT_069e` · Warrior enchantment
///
/// > **Taunt**
///
/// - Set: The Grand Tournament
/// - Mechanics: Taunt
///
/// State: Todo
//~ AT_069e todo 0fbce9c0 a86bcb46
pub const AT_069e: Power = TODO;

/// # Alexstrasza's Champion
///
/// `AT_071` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Enchantments: Alexstrasza's Boon [`AT_071e`]
///
/// State: Todo
//~ AT_071 todo ef754d8e 8abe5843
pub const AT_071: Power = TODO;

/// # Alexstrasza's Boon
///
/// `AT_071e` · Warrior enchantment
///
/// > +1 Attack and **Charge**.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_071e todo 9204d77e 7a4193ae
pub const AT_071e: Power = TODO;

/// # Varian Wrynn
///
/// `AT_072` · Warrior minion · 10 mana · 7/7
///
/// > **Battlecry:** Draw 3 cards. Put any minions you drew directly into the battlefield.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_072 todo 168311e1 41fb4ce2
pub const AT_072: Power = TODO;

/// # Sea Reaver
///
/// `AT_130` · Warrior minion · 6 mana · 6/7
///
/// > When you draw this, deal 1 damage to your minions.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ AT_130 todo d64cee7b 87ee84bc
pub const AT_130: Power = TODO;

/// # Tank Up!
///
/// `CS2_102_H3_AT_132` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ CS2_102_H3_AT_132 todo c7e78514 5ba5ae1c
pub const CS2_102_H3_AT_132: Power = TODO;
