//! Demon Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shambling Chow
///
/// `NX2_024` · Demon Hunter minion · 1 mana · 2/3
///
/// > **Rush Deathrattle:** Deal 4 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ NX2_024 todo 3e73c890 406ecca6
pub const NX2_024: Power = TODO;

/// # Calamity's Grasp
///
/// `NX2_025` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Add a random **Outcast** card to your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Outcast
///
/// State: Todo
//~ NX2_025 todo 1c1783f5 fe6bd2a3
pub const NX2_025: Power = TODO;

/// # Felscale Evoker
///
/// `NX2_026` · Demon Hunter minion · 6 mana · 5/7
///
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Demon, Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3, `2553` = 1
///
/// State: Todo
//~ NX2_026 todo 34111058 3561c28a
pub const NX2_026: Power = TODO;

/// # Mark of Scorn
///
/// `RLK_206` · Demon Hunter spell · 2 mana
///
/// > Draw a card. If it's not a minion, deal $4 damage to the lowest Health enemy.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_206 todo 040c2065 13aa1e6d
pub const RLK_206: Power = TODO;

/// # Fierce Outsider
///
/// `RLK_207` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush Outcast:** Your next **Outcast** card costs (1) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Rush, Outcast
/// - Enchantments: Introverted [`RLK_207e`]
///
/// State: Todo
//~ RLK_207 todo ba259fc7 05ffac1e
pub const RLK_207: Power = TODO;

/// # Introverted
///
/// `RLK_207e` · Demon Hunter enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_207e todo 12993d8c 464eaa37
pub const RLK_207e: Power = TODO;

/// # Fel'dorei Warband
///
/// `RLK_208` · Demon Hunter spell · 4 mana
///
/// > Deal $4 damage. If your deck has no minions, summon four 1/1 Illidari with **Rush**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Todo
//~ RLK_208 todo 2592b4c3 7ebf000a
pub const RLK_208: Power = TODO;

/// # Unleash Fel
///
/// `RLK_209` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Lifesteal
/// - Tags: `MANATHIRST` = 6
///
/// State: Todo
//~ RLK_209 todo be6f0371 65f4f4a6
pub const RLK_209: Power = TODO;

/// # Wretched Exile
///
/// `RLK_210` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, add a random **Outcast** card to your hand.
///
/// - Set: March of the Lich King · epic · collectible
/// - Refers to: Outcast
///
/// State: Todo
//~ RLK_210 todo 0196ded9 4e295f8f
pub const RLK_210: Power = TODO;

/// # Deal with a Devil
///
/// `RLK_211` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Lifesteal
/// - Tokens: Felfiend [`RLK_211t`]
///
/// State: Todo
//~ RLK_211 todo 4153d6c8 4671e5fa
pub const RLK_211: Power = TODO;

/// # Felfiend
///
/// `RLK_211t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: March of the Lich King
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ RLK_211t vanilla 8c802534 8c1243a5
pub const RLK_211t: Power = VANILLA;

/// # Brutal Annihilan
///
/// `RLK_212` · Demon Hunter minion · 9 mana · 9/9
///
/// > **Taunt**, **Rush** After this minion survives damage, deal that amount to the enemy hero.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Rush
///
/// State: Todo
//~ RLK_212 todo 3dbf593e 558fd70f
pub const RLK_212: Power = TODO;

/// # Vengeful Walloper
///
/// `RLK_213` · Demon Hunter minion · 7 mana · 5/5
///
/// > **Rush**. Costs (1) less for each **Outcast** card you've played this game.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
/// - Refers to: Outcast
///
/// State: Todo
//~ RLK_213 todo 37b97b3f bc3054de
pub const RLK_213: Power = TODO;

/// # Souleater's Scythe
///
/// `RLK_214` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Start Of Game Keyword
/// - Refers to: Discover
/// - Tags: `2936` = 1
/// - Tokens: Bound Soul [`RLK_214t`]
///
/// State: Todo
//~ RLK_214 todo 6fafe08e 8f46ee04
pub const RLK_214: Power = TODO;

/// # Bound Soul
///
/// `RLK_214t` · Demon Hunter spell · 1 mana
///
/// > **Discover** a minion consumed by Souleater's Scythe.
///
/// - Set: March of the Lich King
/// - Mechanics: Discover
/// - Tokens: Souleater's Scythe [`RLK_214`]
///
/// State: Todo
//~ RLK_214t todo 176e3d04 08ffda45
pub const RLK_214t: Power = TODO;

/// # Felerin, the Forgotten
///
/// `RLK_215` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Outcast
///
/// State: Todo
//~ RLK_215 todo d0527df0 48f7c333
pub const RLK_215: Power = TODO;
