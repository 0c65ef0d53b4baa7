//! Death Knight cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tower of Ghouls
///
/// `JAIL_440` · Death Knight minion · 4 mana · 2/7
///
/// > After this minion takes damage, summon two 1/1 Frail Ghouls.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Undead
/// - Enchantments: Ghoulish [`JAIL_440e`]
/// - Tokens: `HERO_11bpt`
///
/// State: Todo
//~ JAIL_440 todo 2c675cf0 be25d143
pub const JAIL_440: Power = TODO;

/// # Ghoulish
///
/// `JAIL_440e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_440e todo 78dbaed5 b3ee94ee
pub const JAIL_440e: Power = TODO;

/// # Drink Blood
///
/// `JAIL_441` · Death Knight spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Lifesteal, Cost Blood
///
/// State: Todo
//~ JAIL_441 todo d6fdbe8a 8ce1780c
pub const JAIL_441: Power = TODO;

/// # Botched Surgery
///
/// `JAIL_4411e` · Death Knight enchantment
///
/// > Reduced Health.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_4411e todo c2182a7e 9111f2a1
pub const JAIL_4411e: Power = TODO;

/// # Disguised Doctor
///
/// `JAIL_442` · Death Knight minion · 1 mana · 5/1
///
/// > Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_442a`], Disguised! [`JAIL_442b`], Blight [`JAIL_443t`]
///
/// State: Todo
//~ JAIL_442 todo 60f2e3c5 ed21f2b5
pub const JAIL_442: Power = TODO;

/// # Detected!
///
/// `JAIL_442a` · Death Knight spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_442a todo 62de1760 f67041c9
pub const JAIL_442a: Power = TODO;

/// # Disguised!
///
/// `JAIL_442b` · Death Knight spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_442b todo c615ffa8 c33b8f6c
pub const JAIL_442b: Power = TODO;

/// # The Living Plague
///
/// `JAIL_443` · Death Knight minion · 6 mana · 8/8
///
/// > **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Charge, Cost Unholy
/// - Tokens: Blight [`JAIL_443t`]
///
/// State: Todo
//~ JAIL_443 todo 6ecefcbf 006b24a0
pub const JAIL_443: Power = TODO;

/// # Blight
///
/// `JAIL_443t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Deal 2 damage to your hero.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ JAIL_443t todo 7a896f47 c8eaeab5
pub const JAIL_443t: Power = TODO;

/// # Sawbones
///
/// `JAIL_444` · Death Knight minion · 5 mana · 5/3
///
/// > **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
///
/// State: Todo
//~ JAIL_444 todo 3878b074 654e545a
pub const JAIL_444: Power = TODO;

/// # Bone Flurry
///
/// `JAIL_445` · Death Knight spell · 2 mana
///
/// > Deal $3 damage randomly split among enemies. If a friendly minion died this turn, deal $3 more.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Immune To Spellpower, Cost Unholy
///
/// State: Todo
//~ JAIL_445 todo b628d94f fe1c7287
pub const JAIL_445: Power = TODO;

/// # Blood Doctor Thal'ena
///
/// `JAIL_446` · Death Knight minion · 4 mana · 4/5
///
/// > **Battlecry:** Get a second Hero Power that costs **Corpses**.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `4546` = 1, `4818` = 1
/// - Tokens: Vampyr's Kiss [`JAIL_446hp`]
///
/// State: Todo
//~ JAIL_446 todo c2018105 d84689fe
pub const JAIL_446: Power = TODO;

/// # Vampyr's Kiss
///
/// `JAIL_446hp` · Death Knight hero power · 3 mana
///
/// > Give a minion +3 Attack. This costs **Corpses** instead of Mana.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Corpse Spender
/// - Tags: `CARD_ALTERNATE_COST` = 3
/// - Enchantments: Vampyr's Kiss [`JAIL_446hpe6`]
///
/// State: Todo
//~ JAIL_446hp todo 51035142 b584840b
pub const JAIL_446hp: Power = TODO;

/// # Vampyr's Kiss
///
/// `JAIL_446hpe6` · Neutral enchantment
///
/// > +3 Attack
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_446hpe6 todo f91543c5 b974dd28
pub const JAIL_446hpe6: Power = TODO;

/// # Corpse Cannon
///
/// `JAIL_450` · Death Knight weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Frail Ghoul.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `COST_UNHOLY` = 2, `4546` = 1, `4932` = 1
/// - Tokens: `HERO_11bpt`
///
/// State: Todo
//~ JAIL_450 todo d26df0ab 68a9a98f
pub const JAIL_450: Power = TODO;

/// # Blood Clone
///
/// `JAIL_451` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a 5-Cost minion. Spend 5 **Corpses** to summon a copy of it.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ JAIL_451 todo 389f5609 bc4060e4
pub const JAIL_451: Power = TODO;

/// # Emergency Surgery
///
/// `JAIL_454` · Death Knight spell · 5 mana
///
/// > Choose an enemy minion. Summon four 3/1 Undead with **Lifesteal** that attack it.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Lifesteal
/// - Tokens: Necronurse [`JAIL_454t`]
///
/// State: Todo
//~ JAIL_454 todo 2b1d52a0 da5320e9
pub const JAIL_454: Power = TODO;

/// # Necronurse
///
/// `JAIL_454t` · Death Knight minion · 2 mana · 3/1
///
/// > **Lifesteal**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ JAIL_454t vanilla 3fca6dda 66a4c69a
pub const JAIL_454t: Power = VANILLA;

/// # Esteemed Investigator
///
/// `JAIL_EVENT_100e` · Death Knight enchantment
///
/// > +1/+1 for finding a suspicious minion.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_EVENT_100e todo bb8d4bd9 10fee2b6
pub const JAIL_EVENT_100e: Power = TODO;
