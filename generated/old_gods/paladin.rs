//! Paladin cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Vilefin Inquisitor
///
/// `OG_006` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tokens: Silver Hand Murloc [`OG_006a`], The Tidal Hand [`OG_006b`]
///
/// State: Todo
//~ OG_006 todo be32e966 c3ac2788
pub const OG_006: Power = TODO;

/// # Silver Hand Murloc
///
/// `OG_006a` · Paladin minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Murloc
///
/// State: Vanilla
//~ OG_006a vanilla f4061951 7a1a1da4
pub const OG_006a: Power = VANILLA;

/// # The Tidal Hand
///
/// `OG_006b` · Paladin hero power · 2 mana
///
/// > Summon a 1/1 Silver Hand Murloc.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Murloc [`OG_006a`]
///
/// State: Todo
//~ OG_006b todo d417ef80 c4d20d12
pub const OG_006b: Power = TODO;

/// # Forbidden Healing
///
/// `OG_198` · Paladin spell · Holy · 0 mana
///
/// > Spend all your Mana. Restore twice that much Health.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Affected By Healing Does Damage
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_198 todo f509a47c bf318a4b
pub const OG_198: Power = TODO;

/// # Selfless Hero
///
/// `OG_221` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
/// - Refers to: Divine Shield
///
/// State: Todo
//~ OG_221 todo d8427b40 6d9afe26
pub const OG_221: Power = TODO;

/// # Rallying Blade
///
/// `OG_222` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Give +1/+1 to your minions with **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Rally [`OG_222e`]
///
/// State: Todo
//~ OG_222 todo 628a7802 221b3d4f
pub const OG_222: Power = TODO;

/// # Rally
///
/// `OG_222e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_222e todo b8364c11 49b5a616
pub const OG_222e: Power = TODO;

/// # Divine Strength
///
/// `OG_223` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +1/+2.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Optimism [`OG_223e`]
///
/// State: Todo
//~ OG_223 todo 7ecabea2 f10a0246
pub const OG_223: Power = TODO;

/// # Optimism
///
/// `OG_223e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_223e todo 9566719e 7608c9f7
pub const OG_223e: Power = TODO;

/// # Ragnaros, Lightlord
///
/// `OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ OG_229 todo 7faff68c 739a9a7b
pub const OG_229: Power = TODO;

/// # Stand Against Darkness
///
/// `OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ OG_273 todo 07bfbca8 fbbcba28
pub const OG_273: Power = TODO;

/// # Steward of Darkshire
///
/// `OG_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Divine Shield
///
/// State: Todo
//~ OG_310 todo 1e989e1b acd4918e
pub const OG_310: Power = TODO;

/// # A Light in the Darkness
///
/// `OG_311` · Paladin spell · Holy · 2 mana
///
/// > **Discover** a Paladin minion. Give it +2/+2.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Beacon of Hope [`OG_311e`]
///
/// State: Todo
//~ OG_311 todo e3eecebf 252dba3c
pub const OG_311: Power = TODO;

/// # Beacon of Hope
///
/// `OG_311e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_311e todo 543f2ca7 36f5241b
pub const OG_311e: Power = TODO;
