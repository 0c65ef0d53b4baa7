//! Shaman cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Frost Shock
///
/// `CS2_037` · Shaman spell · Frost · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_037 todo 5bd3d657 4c39e9f7
pub const CS2_037: Power = TODO;

/// # Windfury
///
/// `CS2_039` · Shaman spell · Nature · 2 mana
///
/// > Give a minion **Windfury**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_039 todo 269492f3 c0559005
pub const CS2_039: Power = TODO;

/// # Ancestral Healing
///
/// `CS2_041` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancestral Infusion [`CS2_041e`]
///
/// State: Todo
//~ CS2_041 todo c7f134df 03417c9a
pub const CS2_041: Power = TODO;

/// # Ancestral Infusion
///
/// `CS2_041e` · Shaman enchantment
///
/// > Taunt.
///
/// - Set: Legacy
/// - Mechanics: Taunt
///
/// State: Todo
//~ CS2_041e todo 96a0ae5f 573d27e9
pub const CS2_041e: Power = TODO;

/// # Fire Elemental
///
/// `CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ CS2_042 todo 75eadbe9 f9ecb2d8
pub const CS2_042: Power = TODO;

/// # Rockbiter Weapon
///
/// `CS2_045` · Shaman spell · Nature · 2 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rockbiter Weapon [`CS2_045e`]
///
/// State: Todo
//~ CS2_045 todo 23c9af24 0ed36061
pub const CS2_045: Power = TODO;

/// # Rockbiter Weapon
///
/// `CS2_045e` · Shaman enchantment
///
/// > This character has +3 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_045e todo 0362c2d8 9f2ad91b
pub const CS2_045e: Power = TODO;

/// # Bloodlust
///
/// `CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Bloodlust [`CS2_046e`]
///
/// State: Todo
//~ CS2_046 todo 607e4b37 662eb2d0
pub const CS2_046: Power = TODO;

/// # Bloodlust
///
/// `CS2_046e` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_046e todo 70f7eb31 55a63997
pub const CS2_046e: Power = TODO;

/// # Searing Totem
///
/// `CS2_050` · Shaman minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Minion type: Totem
///
/// State: Vanilla
//~ CS2_050 vanilla 3b2a25bf 13bb2258
pub const CS2_050: Power = VANILLA;

/// # Stoneclaw Totem
///
/// `CS2_051` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS2_051 vanilla 17bc2f57 7f262340
pub const CS2_051: Power = VANILLA;

/// # Wrath of Air Totem
///
/// `CS2_052` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ CS2_052 vanilla 5939544b 4e72f9cd
pub const CS2_052: Power = VANILLA;

/// # Strength Totem
///
/// `CS2_058` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// - Set: Legacy · free
/// - Minion type: Totem
/// - Enchantments: Strength of Earth [`CS2_058e`]
///
/// State: Todo
//~ CS2_058 todo f0444fbc d2a7e97f
pub const CS2_058: Power = TODO;

/// # Strength of Earth
///
/// `CS2_058e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_058e todo 860e4746 17698a29
pub const CS2_058e: Power = TODO;

/// # Totemic Might
///
/// `EX1_244` · Shaman spell · 0 mana
///
/// > Give your Totems +2 Health.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Totemic Might [`EX1_244e`]
///
/// State: Todo
//~ EX1_244 todo 2ab95a51 5775ff17
pub const EX1_244: Power = TODO;

/// # Totemic Might
///
/// `EX1_244e` · Shaman enchantment
///
/// > +2 Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_244e todo f48f6935 5d461902
pub const EX1_244e: Power = TODO;

/// # Hex
///
/// `EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hexxed [`EX1_246e`]
/// - Tokens: Frog [`hexfrog`]
///
/// State: Todo
//~ EX1_246 todo 63108f81 cc24de1d
pub const EX1_246: Power = TODO;

/// # Hexxed
///
/// `EX1_246e` · Shaman enchantment
///
/// > This minion has been transformed!
///
/// - Set: Legacy
/// - Mechanics: Morph
///
/// State: Todo
//~ EX1_246e todo 608d5c02 97b6afc9
pub const EX1_246e: Power = TODO;

/// # Flametongue Totem
///
/// `EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Totem
/// - Mechanics: Adjacent Buff, Aura
/// - Enchantments: Flametongue [`EX1_565o`]
///
/// State: Todo
//~ EX1_565 todo 107a3553 3dc69593
pub const EX1_565: Power = TODO;

/// # Flametongue
///
/// `EX1_565o` · Shaman enchantment
///
/// > +2 Attack from Flametongue Totem.
///
/// - Set: Legacy
/// - Tokens: Flametongue Totem [`EX1_565`]
///
/// State: Todo
//~ EX1_565o todo 072c53ce d3580902
pub const EX1_565o: Power = TODO;

/// # Windspeaker
///
/// `EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Windfury**."
///
/// State: Todo
//~ EX1_587 todo b5b1456b cbe6e006
pub const EX1_587: Power = TODO;

/// # Thrall's Gift
///
/// `GIFT_06` · Shaman spell · 1 mana
///
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Todo
//~ GIFT_06 todo 795bf0a9 7c6b4cba
pub const GIFT_06: Power = TODO;

/// # Thrall
///
/// `HERO_02` · Shaman hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Totemic Call [`HERO_02bp`]
///
/// State: Vanilla
//~ HERO_02 vanilla 933cb044 eeb00202
pub const HERO_02: Power = VANILLA;

/// # Totemic Call
///
/// `HERO_02bp` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a random basic Totem.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2742
///
/// State: Todo
//~ HERO_02bp todo 35149321 5e1e0888
pub const HERO_02bp: Power = TODO;

/// # Totemic Slam
///
/// `HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_02bp2 todo 85d77ba9 88c1f8a2
pub const HERO_02bp2: Power = TODO;

/// # Healing Totem
///
/// `NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// - Set: Legacy · free
/// - Minion type: Totem
///
/// State: Todo
//~ NEW1_009 todo a38eceb6 228cd6a7
pub const NEW1_009: Power = TODO;

/// # Frog
///
/// `hexfrog` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ hexfrog vanilla 86a5f300 96d0e2ba
pub const hexfrog: Power = VANILLA;
