//! Paladin cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Knight of the Dead
///
/// `NX2_021` · Paladin minion · 3 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to your hero. **Manathirst (7):** Restore #5 Health to your hero instead.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `MANATHIRST` = 7
///
/// State: Todo
//~ NX2_021 todo f87d2b6b 3841bdf1
pub const NX2_021: Power = TODO;

/// # Goldwing
///
/// `NX2_022` · Paladin minion · 4 mana · 3/5
///
/// > **Rush Battlecry:** If you're holding a Mech, gain **Windfury**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Mech, Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Windfury
/// - Tags: `2539` = 1
///
/// State: Todo
//~ NX2_022 todo f1986fa0 b0a12f6c
pub const NX2_022: Power = TODO;

/// # The Purator
///
/// `NX2_023` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ NX2_023 todo ef946266 e294dca5
pub const NX2_023: Power = TODO;

/// # Timewarden
///
/// `RLK_527` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: From the Future [`RLK_527e2`]
///
/// State: Todo
//~ RLK_527 todo c8898988 9984d189
pub const RLK_527: Power = TODO;

/// # From the Future
///
/// `RLK_527e2` · Paladin enchantment
///
/// > Has **Divine Shield** and **Taunt**.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_527e2 todo 65f93c21 b27b4bcf
pub const RLK_527e2: Power = TODO;

/// # Daring Drake
///
/// `RLK_916` · Paladin minion · 4 mana · 4/4
///
/// > **Rush Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Bravery [`RLK_916e`]
///
/// State: Todo
//~ RLK_916 todo cba11d68 855984b3
pub const RLK_916: Power = TODO;

/// # Bravery
///
/// `RLK_916e` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_916e todo 23ee2cbc 61bd506e
pub const RLK_916e: Power = TODO;

/// # Flight of the Bronze
///
/// `RLK_917` · Paladin spell · 1 mana
///
/// > **Discover** a Dragon. **Manathirst (7):** Summon a 5/5 Drake with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 7
/// - Tokens: Bronze Defender [`RLK_917t`]
///
/// State: Todo
//~ RLK_917 todo 8522b647 f94f2fa8
pub const RLK_917: Power = TODO;

/// # Bronze Defender
///
/// `RLK_917t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ RLK_917t vanilla 6f30ac3d eab525af
pub const RLK_917t: Power = VANILLA;

/// # For Quel'Thalas!
///
/// `RLK_918` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion +3 Attack. Give your hero +2 Attack this turn.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: For Quel'Thalas! [`RLK_918e`], For Quel'Thalas! [`RLK_918e2`]
///
/// State: Todo
//~ RLK_918 todo fc07e303 d4d45c68
pub const RLK_918: Power = TODO;

/// # For Quel'Thalas!
///
/// `RLK_918e` · Paladin enchantment
///
/// > +3 Attack
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_918e todo cc23c0cc 23ce836b
pub const RLK_918e: Power = TODO;

/// # For Quel'Thalas!
///
/// `RLK_918e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_918e2 todo 849ba2fe f3234024
pub const RLK_918e2: Power = TODO;

/// # Anachronos
///
/// `RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Time Travel [`RLK_919e`]
///
/// State: Todo
//~ RLK_919 todo 5457401b 974498cc
pub const RLK_919: Power = TODO;

/// # Time Travel
///
/// `RLK_919e` · Paladin enchantment
///
/// > Sending a minion 2 turns into the future.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_919e todo 9d62677f 25aa88f2
pub const RLK_919e: Power = TODO;

/// # Sanguine Soldier
///
/// `RLK_921` · Paladin minion · 1 mana · 2/1
///
/// > **Divine Shield** **Battlecry:** Deal 2 damage to your hero.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Todo
//~ RLK_921 todo b8bb0992 50cb3e10
pub const RLK_921: Power = TODO;

/// # Seal of Blood
///
/// `RLK_922` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Blood Seal [`RLK_922e`]
///
/// State: Todo
//~ RLK_922 todo 937306f4 673d93ad
pub const RLK_922: Power = TODO;

/// # Blood Seal
///
/// `RLK_922e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_922e todo dfc9cd61 b7b1df4c
pub const RLK_922e: Power = TODO;

/// # Feast and Famine
///
/// `RLK_923` · Paladin spell · 1 mana
///
/// > Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `MANATHIRST` = 4
/// - Enchantments: Feast [`RLK_923e1`], Famine [`RLK_923e3`]
///
/// State: Todo
//~ RLK_923 todo bf74a13a 2277c8d6
pub const RLK_923: Power = TODO;

/// # Feast
///
/// `RLK_923e1` · Paladin enchantment
///
/// > +3 Attack this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_923e1 todo d9c76252 72667a80
pub const RLK_923e1: Power = TODO;

/// # Famine
///
/// `RLK_923e3` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_923e3 todo 5306f28b d954f5a0
pub const RLK_923e3: Power = TODO;

/// # Blood Matriarch Liadrin
///
/// `RLK_924` · Paladin minion · 2 mana · 3/2
///
/// > After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Refers to: Divine Shield, Rush
/// - Enchantments: Annointed in Blood [`RLK_924e`]
///
/// State: Todo
//~ RLK_924 todo 8792dc00 12487d0f
pub const RLK_924: Power = TODO;

/// # Annointed in Blood
///
/// `RLK_924e` · Paladin enchantment
///
/// > Gains **Rush** and **Divine Shield**.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_924e todo 9f461dd2 582bb74c
pub const RLK_924e: Power = TODO;

/// # Blood Crusader
///
/// `RLK_927` · Paladin minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Crusade [`RLK_927e`]
///
/// State: Todo
//~ RLK_927 todo 9dd92923 5b95d9de
pub const RLK_927: Power = TODO;

/// # Crusade
///
/// `RLK_927e` · Paladin enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: March of the Lich King
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_927e todo b1d4db25 442ac6a4
pub const RLK_927e: Power = TODO;
