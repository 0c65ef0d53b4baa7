//! Paladin cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Disco Maul
///
/// `ETC_317` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Give a random friendly minion +@/+@. *(Play minions while equipped to improve!)*
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Power of Disco [`ETC_317e`]
///
/// State: Todo
//~ ETC_317 todo 518f4947 1f09e5c9
pub const ETC_317: Power = TODO;

/// # Power of Disco
///
/// `ETC_317e` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_317e todo f736299e 1e5ec2ea
pub const ETC_317e: Power = TODO;

/// # Boogie Down
///
/// `ETC_318` · Paladin spell · Holy · 3 mana
///
/// > Summon two 1-Cost minions from your deck. **Finale:** Summon another.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Finale
///
/// State: Todo
//~ ETC_318 todo 5f2af460 302b1205
pub const ETC_318: Power = TODO;

/// # Spotlight
///
/// `ETC_320` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Divine Shield
/// - Tokens: Living Spotlight [`ETC_320t`]
///
/// State: Todo
//~ ETC_320 todo 54ac96c2 2919b706
pub const ETC_320: Power = TODO;

/// # Living Spotlight
///
/// `ETC_320t` · Paladin minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
///
/// State: Vanilla
//~ ETC_320t vanilla 4a22aa6c b8792746
pub const ETC_320t: Power = VANILLA;

/// # Annoy-o-Troupe
///
/// `ETC_321` · Paladin minion · 9 mana · 3/6
///
/// > **Taunt**, **Divine Shield Deathrattle:** Summon three 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Tokens: Annoy-o-Tron [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
///
/// State: Todo
//~ ETC_321 todo 0a2e7468 4f388caa
pub const ETC_321: Power = TODO;

/// # Jitterbug
///
/// `ETC_324` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** After a friendly character loses **Divine Shield**, draw a card.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield
///
/// State: Todo
//~ ETC_324 todo 30c834ea dac99117
pub const ETC_324: Power = TODO;

/// # Lead Dancer
///
/// `ETC_328` · Paladin minion · 6 mana · 4/2
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ETC_328 todo 28cfb661 a50a6c23
pub const ETC_328: Power = TODO;

/// # Kangor, Dancing King
///
/// `ETC_329` · Paladin minion · 5 mana · 3/3
///
/// > **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Deathrattle, Lifesteal
///
/// State: Todo
//~ ETC_329 todo 48caa8ae 87f7ad05
pub const ETC_329: Power = TODO;

/// # Starlight Groove
///
/// `ETC_330` · Paladin spell · Holy · 3 mana
///
/// > Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Feeling the Groove [`ETC_330e1`]
///
/// State: Todo
//~ ETC_330 todo fe6954b6 977bb679
pub const ETC_330: Power = TODO;

/// # Feeling the Groove
///
/// `ETC_330e1` · Paladin enchantment
///
/// > Gain **Divine Shield** after you cast a Holy spell.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_330e1 todo 7406e80c c6eadf6a
pub const ETC_330e1: Power = TODO;

/// # Funkfin
///
/// `ETC_337` · Paladin minion · 3 mana · 2/2
///
/// > **Divine Shield** Your minions with **Divine Shield** have +2 Attack.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Divine Shield, Aura
/// - Enchantments: Funky [`ETC_337e`]
///
/// State: Todo
//~ ETC_337 todo 406e0f5f 0ac18752
pub const ETC_337: Power = TODO;

/// # Funky
///
/// `ETC_337e` · Paladin enchantment
///
/// > +2 Attack
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_337e todo b5b9beeb 55ea3096
pub const ETC_337e: Power = TODO;

/// # Harmonic Disco
///
/// `ETC_506` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 5-Cost minion. Summon it with +1/+1. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Harmonic Groove [`ETC_506e`]
/// - Tokens: Dissonant Disco [`ETC_506t`]
///
/// State: Todo
//~ ETC_506 todo 928e5708 6688f065
pub const ETC_506: Power = TODO;

/// # Harmonic Groove
///
/// `ETC_506e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_506e todo 62cdb1ff 97016d36
pub const ETC_506e: Power = TODO;

/// # Dissonant Disco
///
/// `ETC_506t` · Paladin spell · Holy · 5 mana
///
/// > **Discover** a 1-Cost minion. Summon it with +5/+5. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Mechanics: Discover
/// - Enchantments: Dissonant Groove [`ETC_506te`]
///
/// State: Todo
//~ ETC_506t todo 1ac162ed 3a1fdf4f
pub const ETC_506t: Power = TODO;

/// # Dissonant Groove
///
/// `ETC_506te` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_506te todo 4bf07976 23fbff7e
pub const ETC_506te: Power = TODO;

/// # Dance Floor
///
/// `JAM_009` · Paladin location · 2 mana · 0 uses
///
/// > Give your minions **Rush**.
///
/// - Set: Festival of Legends · common · collectible
/// - Refers to: Rush
/// - Enchantments: Boogie [`JAM_009e`]
///
/// State: Todo
//~ JAM_009 todo 631ce991 e704d0f3
pub const JAM_009: Power = TODO;

/// # Boogie
///
/// `JAM_009e` · Paladin enchantment
///
/// > **Rush**
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_009e todo ac31e624 3e2d7e42
pub const JAM_009e: Power = TODO;

/// # Jukebox Totem
///
/// `JAM_010` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, summon a{1} {0} Silver Hand Recruit.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech, Totem
/// - Classes: Paladin, Shaman
/// - Tags: `2539` = 1
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ JAM_010 todo c55d332b ab769a17
pub const JAM_010: Power = TODO;

/// # Horn of the Windlord
///
/// `JAM_011` · Multi-class weapon · 6 mana · 3/4 durability
///
/// > **Windfury** Whenever your hero attacks a minion, set its stats to 3/3.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Paladin, Shaman
/// - Mechanics: Windfury
/// - Enchantments: Jazzed [`JAM_011e`]
///
/// State: Todo
//~ JAM_011 todo df17dab8 ee385b38
pub const JAM_011: Power = TODO;

/// # Jazzed
///
/// `JAM_011e` · Shaman enchantment
///
/// > 3/3.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ JAM_011e todo 8603037e 2271e16b
pub const JAM_011e: Power = TODO;
