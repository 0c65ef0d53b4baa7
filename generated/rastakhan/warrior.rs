//! Warrior cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Devastate
///
/// `TRL_321` · Warrior spell · 1 mana
///
/// > Deal $4 damage to a damaged minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_DAMAGED_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_321 todo cb414f3b c79d62f1
pub const TRL_321: Power = TODO;

/// # Emberscale Drake
///
/// `TRL_323` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, gain 5 Armor.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_323 todo 7e176416 e0fe2021
pub const TRL_323: Power = TODO;

/// # Heavy Metal!
///
/// `TRL_324` · Warrior spell · 6 mana
///
/// > Summon a random minion with Cost equal to your Armor *(up to 10).*
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_324 todo 08979256 7be18258
pub const TRL_324: Power = TODO;

/// # Sul'thraze
///
/// `TRL_325` · Warrior weapon · 6 mana · 4/4 durability
///
/// > **Overkill**: You may attack again.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Overkill
///
/// State: Todo
//~ TRL_325 todo 5caecfb5 b97fd3f7
pub const TRL_325: Power = TODO;

/// # Smolderthorn Lancer
///
/// `TRL_326` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding a Dragon, destroy a damaged enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a damaged minion."
///
/// State: Todo
//~ TRL_326 todo 0b12a809 c45b1543
pub const TRL_326: Power = TODO;

/// # Spirit of the Rhino
///
/// `TRL_327` · Warrior minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Refers to: Immune, Rush
/// - Tags: `2542` = 1
/// - Enchantments: Protected by Spirit of the Rhino [`TRL_327e`]
///
/// State: Todo
//~ TRL_327 todo ff0eae69 70c6a648
pub const TRL_327: Power = TODO;

/// # Protected by Spirit of the Rhino
///
/// `TRL_327e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_327e todo 48b553a4 e4a99541
pub const TRL_327e: Power = TODO;

/// # War Master Voone
///
/// `TRL_328` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry:** Copy all Dragons in your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_328 todo c38b0853 fb43d636
pub const TRL_328: Power = TODO;

/// # Akali, the Rhino
///
/// `TRL_329` · Warrior minion · 8 mana · 5/5
///
/// > **Rush Overkill:** Draw a **Rush** minion from your deck. Give it +5/+5.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Overkill
/// - Enchantments: Rhino Skin [`TRL_329e`]
///
/// State: Todo
//~ TRL_329 todo 9f5d98a4 f6219670
pub const TRL_329: Power = TODO;

/// # Rhino Skin
///
/// `TRL_329e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_329e todo 2135637a f1bbbf99
pub const TRL_329e: Power = TODO;

/// # Overlord's Whip
///
/// `TRL_360` · Warrior weapon · 3 mana · 2/4 durability
///
/// > After you play a minion, deal 1 damage to it.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Todo
//~ TRL_360 todo f725ba63 e35db793
pub const TRL_360: Power = TODO;

/// # Dragon Roar
///
/// `TRL_362` · Warrior spell · 2 mana
///
/// > Add 2 random Dragons to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Todo
//~ TRL_362 todo 1f9a4ae3 7d7dcd04
pub const TRL_362: Power = TODO;
