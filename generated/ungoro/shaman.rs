//! Shaman cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Air Elemental
///
/// `UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ UNG_019 vanilla e5f030bf fd6ef7b7
pub const UNG_019: Power = VANILLA;

/// # Volcano
///
/// `UNG_025` · Shaman spell · Fire · 5 mana
///
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower
///
/// State: Todo
//~ UNG_025 todo 22acdf04 9f64a929
pub const UNG_025: Power = TODO;

/// # Primalfin Totem
///
/// `UNG_201` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, summon a 1/1 Murloc.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Totem
/// - Tokens: Primalfin [`UNG_201t`]
///
/// State: Todo
//~ UNG_201 todo 5fe60736 a0978d0c
pub const UNG_201: Power = TODO;

/// # Primalfin
///
/// `UNG_201t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Murloc
///
/// State: Vanilla
//~ UNG_201t vanilla 2f0dfc04 4ddd601a
pub const UNG_201t: Power = VANILLA;

/// # Fire Plume Harbinger
///
/// `UNG_202` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Fiery [`UNG_202e`]
///
/// State: Todo
//~ UNG_202 todo 7d92436b abebd30b
pub const UNG_202: Power = TODO;

/// # Fiery
///
/// `UNG_202e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_202e todo fded48c7 82974745
pub const UNG_202e: Power = TODO;

/// # Stone Sentinel
///
/// `UNG_208` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Tokens: Rock Elemental [`UNG_208t`]
///
/// State: Todo
//~ UNG_208 todo 94968664 e7216577
pub const UNG_208: Power = TODO;

/// # Rock Elemental
///
/// `UNG_208t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_208t vanilla a6cd4a26 48d4c52b
pub const UNG_208t: Power = VANILLA;

/// # Kalimos, Primal Lord
///
/// `UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Invocation of Earth [`UNG_211a`], Invocation of Water [`UNG_211b`], Invocation of Fire [`UNG_211c`], Invocation of Air [`UNG_211d`]
///
/// State: Todo
//~ UNG_211 todo a21e5dbd 6cbfebf7
pub const UNG_211: Power = TODO;

/// # Invocation of Earth
///
/// `UNG_211a` · Shaman spell · 0 mana
///
/// > Fill your board with 1/1 Elementals.
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
/// - Tokens: Stone Elemental [`UNG_211aa`]
///
/// State: Todo
//~ UNG_211a todo 91a778ef 9afab6d0
pub const UNG_211a: Power = TODO;

/// # Stone Elemental
///
/// `UNG_211aa` · Shaman minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
///
/// State: Vanilla
//~ UNG_211aa vanilla 253b1285 9009e475
pub const UNG_211aa: Power = VANILLA;

/// # Invocation of Water
///
/// `UNG_211b` · Shaman spell · 0 mana
///
/// > Restore 12 Health to your hero.
///
/// - Set: Journey to Un'Goro
/// - Tags: `1200` = 1
///
/// State: Todo
//~ UNG_211b todo 06603e9d 0242704a
pub const UNG_211b: Power = TODO;

/// # Invocation of Fire
///
/// `UNG_211c` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ UNG_211c todo 45b24d69 f413db87
pub const UNG_211c: Power = TODO;

/// # Invocation of Air
///
/// `UNG_211d` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemy minions.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ UNG_211d todo a1d74a55 ac009ebe
pub const UNG_211d: Power = TODO;

/// # Tidal Surge
///
/// `UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ UNG_817 todo 77875f22 cc4ae6c6
pub const UNG_817: Power = TODO;

/// # Hot Spring Guardian
///
/// `UNG_938` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Restore #3 Health.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Todo
//~ UNG_938 todo d09d8907 4e33ee1c
pub const UNG_938: Power = TODO;

/// # Unite the Murlocs
///
/// `UNG_942` · Shaman spell · 1 mana
///
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `4297` = 1
/// - Tokens: Megafin [`UNG_942t`]
///
/// State: Todo
//~ UNG_942 todo 346d42e3 1c9cc8a8
pub const UNG_942: Power = TODO;

/// # Megafin
///
/// `UNG_942t` · Shaman minion · 5 mana · 8/8
///
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_942t todo 64fdc373 8532a0a3
pub const UNG_942t: Power = TODO;

/// # Spirit Echo
///
/// `UNG_956` · Shaman spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Return this to your hand."
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Echoed Spirit [`UNG_956e`]
///
/// State: Todo
//~ UNG_956 todo ddd8bc72 1589b3a4
pub const UNG_956: Power = TODO;

/// # Echoed Spirit
///
/// `UNG_956e` · Shaman enchantment
///
/// > **Deathrattle:** Return to your hand.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_956e todo d8d04967 ff380f82
pub const UNG_956e: Power = TODO;
