//! Hunter cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Zul'jin
///
/// `TRL_065` · Hunter hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Cast all spells you've played this game *(targets chosen randomly)*.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Berserker Throw [`TRL_065h`]
///
/// State: Todo
//~ TRL_065 todo 40b82f78 2c0c6929
pub const TRL_065: Power = TODO;

/// # Berserker Throw
///
/// `TRL_065h` · Hunter hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_065h todo 887264ba cc0313ae
pub const TRL_065h: Power = TODO;

/// # Headhunter's Hatchet
///
/// `TRL_111` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Headhunter's Hatchet [`TRL_111e1`]
///
/// State: Todo
//~ TRL_111 todo f5a66072 35bf0a84
pub const TRL_111: Power = TODO;

/// # Headhunter's Hatchet
///
/// `TRL_111e1` · Neutral enchantment
///
/// > Increased Durability.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_111e1 todo 07986b1f 53c7a31b
pub const TRL_111e1: Power = TODO;

/// # The Beast Within
///
/// `TRL_119` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +1/+1, then it attacks a random enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 20, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: The Beast Within [`TRL_119e`]
///
/// State: Todo
//~ TRL_119 todo 879984c2 f7293dd1
pub const TRL_119: Power = TODO;

/// # The Beast Within
///
/// `TRL_119e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_119e todo d7e9bfdb 000373e4
pub const TRL_119e: Power = TODO;

/// # Master's Call
///
/// `TRL_339` · Hunter spell · 3 mana
///
/// > **Discover** a minion from your deck. If all 3 are Beasts, draw them all instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TRL_339 todo b6dec7e2 4f4f3788
pub const TRL_339: Power = TODO;

/// # Baited Arrow
///
/// `TRL_347` · Hunter spell · 5 mana
///
/// > Deal $3 damage. **Overkill:** Summon a 5/5 Devilsaur.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Overkill
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Devilsaur [`TRL_347t`]
///
/// State: Todo
//~ TRL_347 todo 1ad1d35f fd3a905d
pub const TRL_347: Power = TODO;

/// # Devilsaur
///
/// `TRL_347t` · Hunter minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ TRL_347t vanilla c4449d9d d237e87a
pub const TRL_347t: Power = VANILLA;

/// # Springpaw
///
/// `TRL_348` · Hunter minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Add a 1/1 Lynx with **Rush** to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Tokens: Lynx [`TRL_348t`]
///
/// State: Todo
//~ TRL_348 todo 8379ec52 490a37c8
pub const TRL_348: Power = TODO;

/// # Lynx
///
/// `TRL_348t` · Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ TRL_348t vanilla 06662b66 5c3e634c
pub const TRL_348t: Power = VANILLA;

/// # Bloodscalp Strategist
///
/// `TRL_349` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** If you have a weapon equipped, **Discover** a spell.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TRL_349 todo 02d6f14c 21e1e48d
pub const TRL_349: Power = TODO;

/// # Revenge of the Wild
///
/// `TRL_566` · Hunter spell · 2 mana
///
/// > Summon your Beasts that died this turn.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_TURN` = 20, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ TRL_566 todo 4f8429b4 6ed605c2
pub const TRL_566: Power = TODO;

/// # Halazzi, the Lynx
///
/// `TRL_900` · Hunter minion · 4 mana · 4/2
///
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `1584` = 1
/// - Tokens: Lynx [`TRL_348t`]
///
/// State: Todo
//~ TRL_900 todo fbe86202 30051896
pub const TRL_900: Power = TODO;

/// # Spirit of the Lynx
///
/// `TRL_901` · Hunter minion · 3 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you summon a Beast, give it +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Blessing of Halazzi [`TRL_901e`]
///
/// State: Todo
//~ TRL_901 todo d94a9101 553571c8
pub const TRL_901: Power = TODO;

/// # Blessing of Halazzi
///
/// `TRL_901e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_901e todo c05018a9 5303a1c7
pub const TRL_901e: Power = TODO;
