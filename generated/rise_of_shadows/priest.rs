//! Priest cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lazul's Scheme
///
/// `DAL_011` · Priest spell · Shadow · 0 mana
///
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lazul's Curse [`DAL_011e`]
///
/// State: Todo
//~ DAL_011 todo 39a74d6e 740f5795
pub const DAL_011: Power = TODO;

/// # Lazul's Curse
///
/// `DAL_011e` · Neutral enchantment
///
/// > Reduced Attack.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_011e todo ff6ce786 19389a64
pub const DAL_011e: Power = TODO;

/// # Shadowy Figure
///
/// `DAL_030` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a 2/2 copy of a friendly **Deathrattle** minion.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Transform into a 2/2 copy."
/// - Enchantments: Shade [`DAL_030e`]
///
/// State: Todo
//~ DAL_030 todo db9c3504 27b98f5e
pub const DAL_030: Power = TODO;

/// # Shade
///
/// `DAL_030e` · Priest enchantment
///
/// > 2/2.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_030e todo b94cf772 c8107548
pub const DAL_030e: Power = TODO;

/// # Convincing Infiltrator
///
/// `DAL_039` · Priest minion · 5 mana · 2/6
///
/// > Taunt **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ DAL_039 todo cbf271ac 4f629df3
pub const DAL_039: Power = TODO;

/// # Hench-Clan Shadequill
///
/// `DAL_040` · Priest minion · 4 mana · 4/7
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle, Affected By Healing Does Damage
///
/// State: Todo
//~ DAL_040 todo eeebfb51 724b56e4
pub const DAL_040: Power = TODO;

/// # Unsleeping Soul
///
/// `DAL_065` · Priest spell · Shadow · 4 mana
///
/// > **Silence** a friendly minion, then summon a copy of it.
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_065 todo ec845502 ef17b193
pub const DAL_065: Power = TODO;

/// # EVIL Conscripter
///
/// `DAL_413` · Priest minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ DAL_413 todo cc5c8f99 6ca2885b
pub const DAL_413: Power = TODO;

/// # Catrina Muerte
///
/// `DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ DAL_721 todo cc1a4639 3adb9d42
pub const DAL_721: Power = TODO;

/// # Forbidden Words
///
/// `DAL_723` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `85`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_723 todo 4532872d 9b9182f0
pub const DAL_723: Power = TODO;

/// # Mass Resurrection
///
/// `DAL_724` · Priest spell · Holy · 9 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_724 todo be17c434 92d8ba42
pub const DAL_724: Power = TODO;

/// # Madame Lazul
///
/// `DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ DAL_729 todo fc229875 4e57ea67
pub const DAL_729: Power = TODO;
