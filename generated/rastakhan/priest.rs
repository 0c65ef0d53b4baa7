//! Priest cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Seance
///
/// `TRL_097` · Priest spell · Shadow · 2 mana
///
/// > Choose a minion. Add a copy of it to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_097 todo 5deda9a4 dc7354c0
pub const TRL_097: Power = TODO;

/// # Regenerate
///
/// `TRL_128` · Priest spell · Holy · 0 mana
///
/// > Restore #3 Health.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_128 todo eec35ad8 08df9e94
pub const TRL_128: Power = TODO;

/// # Sand Drudge
///
/// `TRL_131` · Priest minion · 3 mana · 3/3
///
/// > Whenever you cast a spell, summon a 1/1 Zombie with **Taunt**.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Undead
/// - Refers to: Taunt
/// - Tokens: Zombie [`TRL_131t`]
///
/// State: Todo
//~ TRL_131 todo 925353d7 180bb589
pub const TRL_131: Power = TODO;

/// # Zombie
///
/// `TRL_131t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TRL_131t vanilla cb4f49f5 3f158332
pub const TRL_131t: Power = VANILLA;

/// # Mass Hysteria
///
/// `TRL_258` · Priest spell · Shadow · 5 mana
///
/// > Force each minion to attack another random minion.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_258 todo 6078e524 c89e4489
pub const TRL_258: Power = TODO;

/// # Princess Talanji
///
/// `TRL_259` · Priest minion · 8 mana · 7/5
///
/// > **Battlecry:** Summon all minions from your hand that didn't start in your deck.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_259 todo a64e8a25 e19277a2
pub const TRL_259: Power = TODO;

/// # Bwonsamdi, the Dead
///
/// `TRL_260` · Priest minion · 7 mana · 7/7
///
/// > **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_260 todo ce8108c6 bf92c985
pub const TRL_260: Power = TODO;

/// # Grave Horror
///
/// `TRL_408` · Priest minion · 12 mana · 7/8
///
/// > **Taunt** Costs (1) less for each spell you've cast this game.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Todo
//~ TRL_408 todo dfcded87 a0ba71ae
pub const TRL_408: Power = TODO;

/// # Surrender to Madness
///
/// `TRL_500` · Priest spell · Shadow · 3 mana
///
/// > Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Enchantments: Absolutely Mad! [`TRL_500e`]
///
/// State: Todo
//~ TRL_500 todo 168a7314 da079c52
pub const TRL_500: Power = TODO;

/// # Absolutely Mad!
///
/// `TRL_500e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_500e todo 88188cbd 1043003e
pub const TRL_500e: Power = TODO;

/// # Auchenai Phantasm
///
/// `TRL_501` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** This turn, your healing effects deal damage instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Battlecry
/// - Tags: `2525` = 1
/// - Enchantments: Dark Soul [`TRL_501e`]
///
/// State: Todo
//~ TRL_501 todo 26f050f1 e7246719
pub const TRL_501: Power = TODO;

/// # Dark Soul
///
/// `TRL_501e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_501e todo 74b8df76 c26b2324
pub const TRL_501e: Power = TODO;

/// # Spirit of the Dead
///
/// `TRL_502` · Priest minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Enchantments: Prayer to Bwonsamdi [`TRL_502e`]
///
/// State: Todo
//~ TRL_502 todo 764467e4 9f56af21
pub const TRL_502: Power = TODO;

/// # Prayer to Bwonsamdi
///
/// `TRL_502e` · Priest enchantment
///
/// > Bwonsamdi made this cost (1).
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_502e todo 7f5da05f 71f41429
pub const TRL_502e: Power = TODO;
