//! Demon Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ravitz
///
/// `BE_230` · Demon Hunter minion · 4 mana · 4/4
///
/// > Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Immune, Rush
///
/// State: Todo
//~ BE_230 todo 1980c5b2 1e9c3cb0
pub const BE_230: Power = TODO;

/// # Attentive Tender
///
/// `BE_262` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry: Assemble** a 1-Cost minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ BE_262 todo 66ea1b05 09a26335
pub const BE_262: Power = TODO;

/// # Blind Harrower
///
/// `BE_264` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Outcast and Deathrattle:** Get a random **Outcast** card.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Outcast
///
/// State: Todo
//~ BE_264 todo 775c76c7 257d1366
pub const BE_264: Power = TODO;

/// # Encircle
///
/// `BE_265` · Demon Hunter spell · 6 mana
///
/// > Summon five 3/1 Shredclaws with **Rush**. Summon a random 1-Cost minion for your opponent.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Rush
/// - Tokens: Shredclaw [`BE_873t`]
///
/// State: Todo
//~ BE_265 todo 45362dbe d6d43033
pub const BE_265: Power = TODO;

/// # Terror of the Wastes
///
/// `BE_564` · Demon Hunter minion · 5 mana · 7/5
///
/// > **Battlecry:** If a friendly minion died this turn, attack a random enemy.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
///
/// State: Todo
//~ BE_564 todo d98ea2e7 81e3005c
pub const BE_564: Power = TODO;

/// # Broodqueen Sha'kar
///
/// `BE_565` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left!)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Charge, Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `1724` = 1
/// - Enchantments: Sha'kar's Rage [`BE_565e`], Charge [`BE_565e2`]
///
/// State: Todo
//~ BE_565 todo 7788c4b1 e316b64b
pub const BE_565: Power = TODO;

/// # Sha'kar's Rage
///
/// `BE_565e` · Demon Hunter enchantment
///
/// > For the rest of the game, your **Rush** minions have **Charge**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Aura
///
/// State: Todo
//~ BE_565e todo c8e93764 ea929a39
pub const BE_565e: Power = TODO;

/// # Charge
///
/// `BE_565e2` · Demon Hunter enchantment
///
/// > **Charge**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_565e2 todo 7651ef04 9d73c22b
pub const BE_565e2: Power = TODO;

/// # Wormriddled Wriggler
///
/// `BE_566` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck. It costs (1) less.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Todo
//~ BE_566 todo e01c49f5 ad104066
pub const BE_566: Power = TODO;

/// # Tentacle Lash
///
/// `BE_771` · Demon Hunter weapon · 5 mana · 1/2 durability
///
/// > After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Old God Cthun Tooltip
///
/// State: Todo
//~ BE_771 todo 4849c775 4fa6ffac
pub const BE_771: Power = TODO;

/// # Sigil of Hatching
///
/// `BE_873` · Demon Hunter spell · Shadow · 4 mana
///
/// > At the start of your next turn, summon three 3/1 Shredclaws with **Rush**.~GAMEPLAY ASPROXY BE 873
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Rush
/// - Tags: `4546` = 1
/// - Tokens: Shredclaw [`BE_873t`]
///
/// State: Todo
//~ BE_873 todo c0488282 ed28e4c4
pub const BE_873: Power = TODO;

/// # Shredclaw
///
/// `BE_873t` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Rush**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BE_873t vanilla b43ca7fd e0a7505d
pub const BE_873t: Power = VANILLA;

/// # Hungering Cavern
///
/// `BE_877` · Demon Hunter spell · 2 mana
///
/// > **Lifesteal**. Deal $2 damage. If a friendly minion died this turn, this costs (0).
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ BE_877 todo 198af0f9 2727a3cf
pub const BE_877: Power = TODO;
