//! Warlock cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Boneweb Egg
///
/// `SCH_147` · Warlock minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon two 2/1 Spiders. If you discard this, trigger its **Deathrattle**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Deathrattle, Invisible Deathrattle
/// - Tokens: Boneweb Spider [`SCH_147t`]
///
/// State: Todo
//~ SCH_147 todo 5e020182 18444bdc
pub const SCH_147: Power = TODO;

/// # Boneweb Spider
///
/// `SCH_147t` · Warlock minion · 1 mana · 2/1
///
/// - Set: Scholomance Academy
/// - Minion type: Beast
///
/// State: Vanilla
//~ SCH_147t vanilla d6d02b33 eec77cbe
pub const SCH_147t: Power = VANILLA;

/// # Demonic Studies
///
/// `SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Demonic Studies [`SCH_158e`], Studying Demons [`SCH_158e2`]
///
/// State: Todo
//~ SCH_158 todo 5839ff86 e57740c7
pub const SCH_158: Power = TODO;

/// # Demonic Studies
///
/// `SCH_158e` · Warlock enchantment
///
/// > Your next Demon costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Todo
//~ SCH_158e todo a85ad07b 8ce8b29e
pub const SCH_158e: Power = TODO;

/// # Studying Demons
///
/// `SCH_158e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_158e2 todo e96d9922 8ead67bc
pub const SCH_158e2: Power = TODO;

/// # Archwitch Willow
///
/// `SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SCH_181 todo 67509712 460632c3
pub const SCH_181: Power = TODO;

/// # School Spirits
///
/// `SCH_307` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage to all minions. Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Todo
//~ SCH_307 todo d1b1b3ad 150b175c
pub const SCH_307: Power = TODO;

/// # Soul Fragment
///
/// `SCH_307t` · Multi-class spell · Shadow · 0 mana
///
/// > **Casts When Drawn** Restore #2 Health to your hero.
///
/// - Set: Scholomance Academy
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ SCH_307t todo 6a07982c fc9ffeac
pub const SCH_307t: Power = TODO;

/// # Void Drinker
///
/// `SCH_343` · Warlock minion · 5 mana · 4/5
///
/// > **Taunt**. **Battlecry:** Destroy a Soul Fragment in your deck to gain +3/+3.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Soul Powered [`SCH_343e`]
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Todo
//~ SCH_343 todo c94f050d 6105b32f
pub const SCH_343: Power = TODO;

/// # Soul Powered
///
/// `SCH_343e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_343e todo 8adad669 c8bc3f5f
pub const SCH_343e: Power = TODO;

/// # Shadowlight Scholar
///
/// `SCH_517` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Todo
//~ SCH_517 todo fbd62e4e d46a9f48
pub const SCH_517: Power = TODO;

/// # Spirit Jailer
///
/// `SCH_700` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Demon
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Todo
//~ SCH_700 todo 465f56c7 2c3d3a54
pub const SCH_700: Power = TODO;

/// # Soul Shear
///
/// `SCH_701` · Multi-class spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Warlock, Demon Hunter
/// - Tags: `1590` = 1
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $3 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to a minion: played on a target)
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Todo
//~ SCH_701 todo f087e9c9 401c4979
pub const SCH_701: Power = TODO;

/// # Felosophy
///
/// `SCH_702` · Multi-class spell · Fel · 1 mana
///
/// > Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Outcast
/// - Enchantments: Felosophically Inclined [`SCH_702e`]
///
/// State: Todo
//~ SCH_702 todo e07ebf8b 71212a01
pub const SCH_702: Power = TODO;

/// # Felosophically Inclined
///
/// `SCH_702e` · Demon Hunter enchantment
///
/// > +1/+1
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ SCH_702e todo 2b24d5ea a68df119
pub const SCH_702e: Power = TODO;

/// # Soulciologist Malicia
///
/// `SCH_703` · Multi-class minion · 7 mana · 5/5
///
/// > **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2165` = 1
/// - Tokens: Soul Fragment [`SCH_307t`], Released Soul [`SCH_703t`]
///
/// State: Todo
//~ SCH_703 todo 3dfae76e 3832abdc
pub const SCH_703: Power = TODO;

/// # Released Soul
///
/// `SCH_703t` · Multi-class minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Rush
///
/// State: Vanilla
//~ SCH_703t vanilla f8239f32 53ee41be
pub const SCH_703t: Power = VANILLA;
