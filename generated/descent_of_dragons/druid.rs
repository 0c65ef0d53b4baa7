//! Druid cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Strength in Numbers
///
/// `DRG_051` · Druid spell · 1 mana
///
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10
///
/// State: Todo
//~ DRG_051 todo 4b734979 4b0ddf48
pub const DRG_051: Power = TODO;

/// # Treenforcements
///
/// `DRG_311` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Give a minion +2 Health and **Taunt**; or Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Enchantments: Spore Hardened [`DRG_311e`]
/// - Tokens: Spin 'em Up [`DRG_311a`], Small Repairs [`DRG_311b`], Treant [`DRG_311t`]
///
/// State: Todo
//~ DRG_311 todo f5d5780a deccbb58
pub const DRG_311: Power = TODO;

/// # Spin 'em Up
///
/// `DRG_311a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_311a todo 3ea1f8d9 2e239cbc
pub const DRG_311a: Power = TODO;

/// # Small Repairs
///
/// `DRG_311b` · Druid spell · Nature · 1 mana
///
/// > Give a minion +2 Health and **Taunt**.
///
/// - Set: Descent of Dragons
/// - Refers to: Taunt
///
/// State: Todo
//~ DRG_311b todo 98672b16 5bd76de7
pub const DRG_311b: Power = TODO;

/// # Spore Hardened
///
/// `DRG_311e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_311e todo 36fb55e2 a09a5fdf
pub const DRG_311e: Power = TODO;

/// # Treant
///
/// `DRG_311t` · Druid minion · 1 mana · 2/2
///
/// - Set: Descent of Dragons
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ DRG_311t vanilla 51a6bffa cb12e277
pub const DRG_311t: Power = VANILLA;

/// # Shrubadier
///
/// `DRG_312` · Druid minion · 2 mana · 1/1
///
/// > **Battlecry:** Summon a 2/2 Treant.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Todo
//~ DRG_312 todo f29162b5 d78d4a4e
pub const DRG_312: Power = TODO;

/// # Emerald Explorer
///
/// `DRG_313` · Druid minion · 6 mana · 4/8
///
/// > **Taunt Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Todo
//~ DRG_313 todo 71368e1e 66583775
pub const DRG_313: Power = TODO;

/// # Aeroponics
///
/// `DRG_314` · Druid spell · Nature · 5 mana
///
/// > Draw 2 cards. Costs (2) less for each Treant you control.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Todo
//~ DRG_314 todo dd10ef2f 26c8be00
pub const DRG_314: Power = TODO;

/// # Embiggen
///
/// `DRG_315` · Druid spell · Nature · 0 mana
///
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10)*.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Enchantments: Embiggened [`DRG_315e`], Costly Embiggening [`DRG_315e2`]
///
/// State: Todo
//~ DRG_315 todo c877d5e7 84efd8dc
pub const DRG_315: Power = TODO;

/// # Embiggened
///
/// `DRG_315e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_315e todo 03d78044 e8bad830
pub const DRG_315e: Power = TODO;

/// # Costly Embiggening
///
/// `DRG_315e2` · Druid enchantment
///
/// > Costs (1) more.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_315e2 todo dd491c9e 8f3c287d
pub const DRG_315e2: Power = TODO;

/// # Secure the Deck
///
/// `DRG_317` · Druid spell · 1 mana
///
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
/// - Tokens: Claw [`CS2_005`](crate::legacy::druid::CS2_005)
///
/// State: Todo
//~ DRG_317 todo 008afa6e 494f4a3c
pub const DRG_317: Power = TODO;

/// # Breath of Dreams
///
/// `DRG_318` · Druid spell · Nature · 2 mana
///
/// > Draw a card. If you're holding a Dragon, gain an empty Mana Crystal.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Todo
//~ DRG_318 todo a6085a3a d859575d
pub const DRG_318: Power = TODO;

/// # Goru the Mightree
///
/// `DRG_319` · Druid minion · 7 mana · 5/10
///
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Treant Powerup [`DRG_319e4`], Tree Power! [`DRG_319e5`]
/// - Tokens: Treant [`DRG_311t`]
///
/// State: Todo
//~ DRG_319 todo 01dea0d0 d8e5a557
pub const DRG_319: Power = TODO;

/// # Treant Powerup
///
/// `DRG_319e4` · Neutral enchantment
///
/// > Your Treants have +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_319e4 todo 20c586a3 11f2cb2c
pub const DRG_319e4: Power = TODO;

/// # Tree Power!
///
/// `DRG_319e5` · enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ DRG_319e5 todo 0f6ffaa7 16578bbd
pub const DRG_319e5: Power = TODO;

/// # Ysera, Unleashed
///
/// `DRG_320` · Druid minion · 9 mana · 4/12
///
/// > **Battlecry:** Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4392` = 1
/// - Tokens: Dream Portal [`DRG_320t`]
///
/// State: Todo
//~ DRG_320 todo 8cacc96e 4a75a847
pub const DRG_320: Power = TODO;

/// # Dream Portal
///
/// `DRG_320t` · Druid spell · Nature · 9 mana
///
/// > **Casts When Drawn** Summon a random Dragon.
///
/// - Set: Descent of Dragons
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ DRG_320t todo 93902013 6348df18
pub const DRG_320t: Power = TODO;
