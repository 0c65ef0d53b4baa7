//! Shaman cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fire Breath
///
/// `DINO_406` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. Give your Elementals +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Fire Breather [`DINO_406e`]
///
/// State: Todo
//~ DINO_406 todo 14f40dae 8b233cc4
pub const DINO_406: Power = TODO;

/// # Fire Breather
///
/// `DINO_406e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_406e todo 3df8242d 01a4d134
pub const DINO_406e: Power = TODO;

/// # Tortotem
///
/// `DINO_412` · Shaman minion · 1 mana · 0/3
///
/// > At the end of your turn, get a random minion with multiple minion types.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ DINO_412 todo f7409919 82fdb12d
pub const DINO_412: Power = TODO;

/// # Chillspine Stegodon
///
/// `DINO_413` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Freeze
/// - Tags: `2540` = 1
///
/// State: Todo
//~ DINO_413 todo 97d4fac0 2d926a10
pub const DINO_413: Power = TODO;

/// # Sizzling Swarm
///
/// `TLC_221` · Shaman spell · Fire · 6 mana
///
/// > Deal $3 damage. Summon that many 2/1 Sizzling Cinders.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Todo
//~ TLC_221 todo 5b8e446f 11a49888
pub const TLC_221: Power = TODO;

/// # Flight of the Firehawk
///
/// `TLC_222` · Shaman spell · Fire · 3 mana
///
/// > Draw two minions of different minion types. Give them +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Ignited [`TLC_222e`]
///
/// State: Todo
//~ TLC_222 todo 3f0f0b1f 30d3c9ac
pub const TLC_222: Power = TODO;

/// # Ignited
///
/// `TLC_222e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_222e todo 465bc6aa 6e48e6a0
pub const TLC_222e: Power = TODO;

/// # Volcanic Thrasher
///
/// `TLC_223` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a Fire spell. **Kindred:** Give it **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Spellpower
/// - Tags: `2542` = 1
/// - Enchantments: Volcanic [`TLC_223e`]
///
/// State: Todo
//~ TLC_223 todo 5d7206a3 210ccae3
pub const TLC_223: Power = TODO;

/// # Volcanic
///
/// `TLC_223e` · Shaman enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_223e todo 16ca59d3 6cfbe9fa
pub const TLC_223e: Power = TODO;

/// # Mechanized Magma
///
/// `TLC_224` · Shaman minion · 4 mana · 2/5
///
/// > Whenever you play a Fire spell, gain stats equal to its Cost.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Mech
/// - Tags: `2539` = 1
/// - Enchantments: Fanned Flame [`TLC_224e`]
///
/// State: Todo
//~ TLC_224 todo d6239037 9e8c49d4
pub const TLC_224: Power = TODO;

/// # Fanned Flame
///
/// `TLC_224e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_224e todo 17998493 c9108a54
pub const TLC_224e: Power = TODO;

/// # Cinderfin
///
/// `TLC_225` · Shaman minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon a 2/1 Sizzling Cinder.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Murloc
/// - Mechanics: Deathrattle
/// - Tags: `2536` = 1
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Todo
//~ TLC_225 todo a08e1635 bc953da7
pub const TLC_225: Power = TODO;

/// # Lava Flow
///
/// `TLC_227` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage to the lowest Health enemy, three times. **Overload:** (1)
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ TLC_227 todo e6e55573 6feef748
pub const TLC_227: Power = TODO;

/// # Bralma Searstone
///
/// `TLC_228` · Shaman minion · 3 mana · 1/5
///
/// > Your Elementals deal 1 extra damage.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Aura
///
/// State: Todo
//~ TLC_228 todo 4cd6a0ce 01c98962
pub const TLC_228: Power = TODO;

/// # Spirit of the Mountain
///
/// `TLC_229` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: Ashalon, Ridge Guardian [`TLC_229t14`]
///
/// State: Todo
//~ TLC_229 todo 37995bee 661f77d0
pub const TLC_229: Power = TODO;

/// # Ashalon, Ridge Guardian
///
/// `TLC_229t14` · Shaman minion · 5 mana · 8/8
///
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those Adapt**ations**.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Rush
/// - Refers to: Adapt
/// - Tags: `2542` = 1
/// - Enchantments: Perfect Evolution [`TLC_229t14e`]
///
/// State: Todo
//~ TLC_229t14 todo 5c8c8ce3 298bc62e
pub const TLC_229t14: Power = TODO;

/// # Perfect Evolution
///
/// `TLC_229t14e` · Shaman enchantment
///
/// > For the rest of the game, give minions you play those **Adaptations**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_229t14e todo 3de4db93 4df32112
pub const TLC_229t14e: Power = TODO;

/// # Mountain Map
///
/// `TLC_464` · Shaman spell · 1 mana
///
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Mountaineering Map Player Enchant [`TLC_464e`]
///
/// State: Todo
//~ TLC_464 todo ef1bf7be 9a782338
pub const TLC_464: Power = TODO;

/// # Mountaineering Map Player Enchant
///
/// `TLC_464e` · Shaman enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_464e todo 15a5bf73 967e9821
pub const TLC_464e: Power = TODO;

/// # Slagclaw
///
/// `TLC_482` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Deathrattle
/// - Tags: `2523` = 1
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Todo
//~ TLC_482 todo 3322d87b 6f8e90c9
pub const TLC_482: Power = TODO;
