//! Mage cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Elemental Evocation
///
/// `TRL_310` · Mage spell · Fire · 0 mana
///
/// > The next Elemental you play this turn costs (2) less.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Enchantments: Elemental Evocation [`TRL_310e`]
///
/// State: Todo
//~ TRL_310 todo 2b576468 e92bbedb
pub const TRL_310: Power = TODO;

/// # Elemental Evocation
///
/// `TRL_310e` · Mage enchantment
///
/// > The next Elemental you play this turn costs (2) less.
///
/// - Set: Rastakhan's Rumble · common
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_310e todo de2d8f19 59db10d8
pub const TRL_310e: Power = TODO;

/// # Arcanosaur
///
/// `TRL_311` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage to all other minions.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TRL_311 todo 87654b47 1aaf6a6f
pub const TRL_311: Power = TODO;

/// # Scorch
///
/// `TRL_313` · Mage spell · Fire · 4 mana
///
/// > Deal $4 damage to a minion. Costs (1) if you played an Elemental last turn.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_313 todo 840bdf92 f84c86dd
pub const TRL_313: Power = TODO;

/// # Pyromaniac
///
/// `TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
///
/// State: Todo
//~ TRL_315 todo 75b87cba ee608e48
pub const TRL_315: Power = TODO;

/// # Jan'alai, the Dragonhawk
///
/// `TRL_316` · Mage minion · 7 mana · 4/4
///
/// > **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1025, `PLAYER_TAG_THRESHOLD_VALUE` = 8
/// - Tokens: Ragnaros the Firelord [`TRL_316t`]
///
/// State: Todo
//~ TRL_316 todo 36f504b4 b8201b26
pub const TRL_316: Power = TODO;

/// # Ragnaros the Firelord
///
/// `TRL_316t` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Elemental
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ TRL_316t todo ecf521c2 c25cd6cb
pub const TRL_316t: Power = TODO;

/// # Blast Wave
///
/// `TRL_317` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions. **Overkill**: Add a random Mage spell to your hand.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Overkill
///
/// State: Todo
//~ TRL_317 todo c9918a32 8c239b6c
pub const TRL_317: Power = TODO;

/// # Hex Lord Malacrass
///
/// `TRL_318` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: Add a copy of your opening hand to your hand *(except this card)*.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_318 todo 68213cbe 6e38f98a
pub const TRL_318: Power = TODO;

/// # Spirit of the Dragonhawk
///
/// `TRL_319` · Mage minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Tags: `2542` = 1
/// - Enchantments: Power of the Dragonhawk [`TRL_319e`]
///
/// State: Todo
//~ TRL_319 todo f601dfbe b3b60bbb
pub const TRL_319: Power = TODO;

/// # Power of the Dragonhawk
///
/// `TRL_319e` · Neutral enchantment
///
/// > Your Hero Power also hits adjacent minions.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ TRL_319e todo 7050fde2 d375d7dc
pub const TRL_319e: Power = TODO;

/// # Daring Fire-Eater
///
/// `TRL_390` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power this turn deals 2 more damage.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Flameweaving [`TRL_390e`], Flameweaving [`TRL_390e2`]
///
/// State: Todo
//~ TRL_390 todo f551b5d1 73f47d1e
pub const TRL_390: Power = TODO;

/// # Flameweaving
///
/// `TRL_390e` · enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_390e todo 9ffe65a5 89a2b4c3
pub const TRL_390e: Power = TODO;

/// # Flameweaving
///
/// `TRL_390e2` · Neutral enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_390e2 todo c739f027 291d0d33
pub const TRL_390e2: Power = TODO;

/// # Splitting Image
///
/// `TRL_400` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When one of your minions is attacked, summon a copy of it.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ TRL_400 todo 24ce1a57 d6e5fe66
pub const TRL_400: Power = TODO;
