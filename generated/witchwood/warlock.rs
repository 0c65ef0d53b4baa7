//! Warlock cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fiendish Circle
///
/// `GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// - Set: The Witchwood · common · collectible
/// - Tokens: Imp [`GIL_191t`]
///
/// State: Todo
//~ GIL_191 todo 1167ffb9 81ddafaa
pub const GIL_191: Power = TODO;

/// # Imp
///
/// `GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ GIL_191t vanilla 9f34fe72 2fa990e7
pub const GIL_191t: Power = VANILLA;

/// # Duskbat
///
/// `GIL_508` · Warlock minion · 3 mana · 2/4
///
/// > **Battlecry:** If your hero took damage this turn, summon two 1/1 Bats.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bat [`GIL_508t`]
///
/// State: Todo
//~ GIL_508 todo b9f112e9 562aeff1
pub const GIL_508: Power = TODO;

/// # Bat
///
/// `GIL_508t` · Warlock minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Beast
///
/// State: Vanilla
//~ GIL_508t vanilla fb3f8c41 f82daaed
pub const GIL_508t: Power = VANILLA;

/// # Ratcatcher
///
/// `GIL_515` · Warlock minion · 3 mana · 2/2
///
/// > **Rush Battlecry:** Destroy a friendly minion and gain its Attack and Health.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Rush
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Enchantments: Engorged [`GIL_515e`]
///
/// State: Todo
//~ GIL_515 todo 6804d152 46710674
pub const GIL_515: Power = TODO;

/// # Engorged
///
/// `GIL_515e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_515e todo 89f71781 5bb63cc1
pub const GIL_515e: Power = TODO;

/// # Dark Possession
///
/// `GIL_543` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a friendly character. **Discover** a Demon.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Affected By Spell Power, Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ GIL_543 todo deddc75f b63c2b7f
pub const GIL_543: Power = TODO;

/// # Deathweb Spider
///
/// `GIL_565` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If your hero took damage this turn, gain **Lifesteal**.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
///
/// State: Todo
//~ GIL_565 todo 27d6aa69 32c82f1a
pub const GIL_565: Power = TODO;

/// # Witchwood Imp
///
/// `GIL_608` · Warlock minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Give a random friendly minion +2 Health.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Deathrattle, Imp
/// - Enchantments: Infusion [`GIL_608e`]
///
/// State: Todo
//~ GIL_608 todo 5ac027fc 4f258f57
pub const GIL_608: Power = TODO;

/// # Infusion
///
/// `GIL_608e` · Warlock enchantment
///
/// > +2 Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_608e todo c291dfc4 cd92daaf
pub const GIL_608e: Power = TODO;

/// # Glinda Crowskin
///
/// `GIL_618` · Warlock minion · 6 mana · 3/7
///
/// > Minions in your hand have **Echo**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Echo
/// - Enchantments: Glinda's Call [`GIL_618e`]
///
/// State: Todo
//~ GIL_618 todo c7eac3e0 b5471b20
pub const GIL_618: Power = TODO;

/// # Glinda's Call
///
/// `GIL_618e` · Warlock enchantment
///
/// > Has **Echo**.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_618e todo 6770f98d cdfb8348
pub const GIL_618e: Power = TODO;

/// # Curse of Weakness
///
/// `GIL_665` · Warlock spell · Shadow · 2 mana
///
/// > **Echo** Give all enemy minions -2 Attack until your next turn.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Echo
/// - Enchantments: Curse of Weakness [`GIL_665e`]
///
/// State: Todo
//~ GIL_665 todo 5ac4bec5 8c99983d
pub const GIL_665: Power = TODO;

/// # Curse of Weakness
///
/// `GIL_665e` · Neutral enchantment
///
/// > -2 Attack until next turn.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_665e todo 2f290c59 b7ae10f9
pub const GIL_665e: Power = TODO;

/// # Blood Witch
///
/// `GIL_693` · Warlock minion · 4 mana · 3/6
///
/// > At the start of your turn, deal 1 damage to your hero.
///
/// - Set: The Witchwood · rare · collectible
///
/// State: Todo
//~ GIL_693 todo d5a82ab7 f5109b3c
pub const GIL_693: Power = TODO;

/// # Lord Godfrey
///
/// `GIL_825` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage to all other minions. If any die, repeat this **Battlecry**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_825 todo 1f9a1177 11ab2357
pub const GIL_825: Power = TODO;
