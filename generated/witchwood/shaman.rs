//! Shaman cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hagatha the Witch
///
/// `GIL_504` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Bewitch [`GIL_504h`]
///
/// State: Todo
//~ GIL_504 todo d9bed8ba 7e4b8def
pub const GIL_504: Power = TODO;

/// # Bewitch
///
/// `GIL_504h` · Neutral hero power · 0 mana
///
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_504h todo 0076ea8a a3c24cb1
pub const GIL_504h: Power = TODO;

/// # Murkspark Eel
///
/// `GIL_530` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_DRAG_TO_PLAY_PRE29933` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ GIL_530 todo 04fb0f2b f71e73f2
pub const GIL_530: Power = TODO;

/// # Witch's Apprentice
///
/// `GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ GIL_531 todo 139198f0 1aed3af3
pub const GIL_531: Power = TODO;

/// # Totem Cruncher
///
/// `GIL_583` · Shaman minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Crunched [`GIL_583e`]
///
/// State: Todo
//~ GIL_583 todo d197383f 41666762
pub const GIL_583: Power = TODO;

/// # Crunched
///
/// `GIL_583e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_583e todo 28909bff 8d846a2a
pub const GIL_583e: Power = TODO;

/// # Earthen Might
///
/// `GIL_586` · Shaman spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Storm Hardened [`GIL_586e`]
///
/// State: Todo
//~ GIL_586 todo 2aac49a2 e1d04489
pub const GIL_586: Power = TODO;

/// # Storm Hardened
///
/// `GIL_586e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_586e todo fa6d58f9 3dcdf514
pub const GIL_586e: Power = TODO;

/// # Zap!
///
/// `GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Overload, Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_600 todo 6e452e45 cb8d1d55
pub const GIL_600: Power = TODO;

/// # Ghost Light Angler
///
/// `GIL_678` · Shaman minion · 2 mana · 2/2
///
/// > **Echo**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Echo
/// - Tags: `2534` = 1
///
/// State: Todo
//~ GIL_678 todo 06b30371 860233c8
pub const GIL_678: Power = TODO;

/// # Bogshaper
///
/// `GIL_807` · Shaman minion · 7 mana · 4/8
///
/// > Whenever you cast a spell, draw a minion from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ GIL_807 todo 02d8bc39 00c395db
pub const GIL_807: Power = TODO;

/// # Shudderwock
///
/// `GIL_820` · Shaman minion · 9 mana · 6/6
///
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly)*.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry, Fast Battlecry
/// - Tags: `960` = 1, `3169` = 1
///
/// State: Todo
//~ GIL_820 todo b38aab75 9263b332
pub const GIL_820: Power = TODO;

/// # Blazing Invocation
///
/// `GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Battlecry
///
/// State: Todo
//~ GIL_836 todo 35e0610f e2ac1fa7
pub const GIL_836: Power = TODO;
