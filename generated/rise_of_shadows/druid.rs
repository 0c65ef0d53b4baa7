//! Druid cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # The Forest's Aid
///
/// `DAL_256` · Druid spell · Nature · 8 mana
///
/// > **Twinspell** Summon five 2/2 Treants.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Treant [`DAL_256t2`], The Forest's Aid [`DAL_256ts`]
///
/// State: Todo
//~ DAL_256 todo c05f970d d35daa2f
pub const DAL_256: Power = TODO;

/// # Treant
///
/// `DAL_256t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Rise of Shadows
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ DAL_256t2 vanilla 41b8b1c5 678fdf41
pub const DAL_256t2: Power = VANILLA;

/// # The Forest's Aid
///
/// `DAL_256ts` · Druid spell · Nature · 8 mana
///
/// > Summon five 2/2 Treants.
///
/// - Set: Rise of Shadows · rare
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_256ts todo 58e1d097 f6f72d95
pub const DAL_256ts: Power = TODO;

/// # Crystal Power
///
/// `DAL_350` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Piercing Thorns [`DAL_350a`], Healing Blossom [`DAL_350b`]
///
/// State: Todo
//~ DAL_350 todo cc20325b 35074e24
pub const DAL_350: Power = TODO;

/// # Piercing Thorns
///
/// `DAL_350a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// - Set: Rise of Shadows
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_350a todo 72b82bf5 7d998838
pub const DAL_350a: Power = TODO;

/// # Healing Blossom
///
/// `DAL_350b` · Druid spell · Nature · 1 mana
///
/// > Restore #5 Health.
///
/// - Set: Rise of Shadows
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_350b todo 5087f185 ac6e94d6
pub const DAL_350b: Power = TODO;

/// # Blessing of the Ancients
///
/// `DAL_351` · Druid spell · Nature · 3 mana
///
/// > **Twinspell** Give your minions +1/+1.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancient Blessings [`DAL_351e`]
/// - Tokens: Blessing of the Ancients [`DAL_351ts`]
///
/// State: Todo
//~ DAL_351 todo 80731653 dcbb2684
pub const DAL_351: Power = TODO;

/// # Ancient Blessings
///
/// `DAL_351e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_351e todo e5dc9720 4665fc90
pub const DAL_351e: Power = TODO;

/// # Blessing of the Ancients
///
/// `DAL_351ts` · Druid spell · Nature · 3 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Rise of Shadows · common
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_351ts todo 53756025 cc6a9ad5
pub const DAL_351ts: Power = TODO;

/// # Crystalsong Portal
///
/// `DAL_352` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ DAL_352 todo ed227da2 17c2e7b2
pub const DAL_352: Power = TODO;

/// # Acornbearer
///
/// `DAL_354` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add two 1/1 Squirrels to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Squirrel [`DAL_354t`]
///
/// State: Todo
//~ DAL_354 todo 24e7e6cd 1581d55d
pub const DAL_354: Power = TODO;

/// # Squirrel
///
/// `DAL_354t` · Druid minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
///
/// State: Vanilla
//~ DAL_354t vanilla b629ad6b 17ac4f2b
pub const DAL_354t: Power = VANILLA;

/// # Lifeweaver
///
/// `DAL_355` · Druid minion · 3 mana · 2/5
///
/// > Whenever you restore Health, add a random Druid spell to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Todo
//~ DAL_355 todo 4a691063 3e7b9989
pub const DAL_355: Power = TODO;

/// # Lucentbark
///
/// `DAL_357` · Druid minion · 8 mana · 4/8
///
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Dormant
/// - Tokens: Spirit of Lucentbark [`DAL_357t`]
///
/// State: Todo
//~ DAL_357 todo 1e01a929 9ca81dc9
pub const DAL_357: Power = TODO;

/// # Spirit of Lucentbark
///
/// `DAL_357t` · Druid minion · 11 mana · 0/1
///
/// > **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
///
/// - Set: Rise of Shadows
/// - Mechanics: Untouchable, Dormant Awaken Condition Enchant
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ DAL_357t todo 5f4ba7bc 8dfa5d29
pub const DAL_357t: Power = TODO;

/// # Keeper Stalladris
///
/// `DAL_732` · Druid minion · 2 mana · 2/3
///
/// > After you cast a **Choose One** spell, add copies of both choices to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Refers to: Choose One
///
/// State: Todo
//~ DAL_732 todo e44dd1ae 3388ea9b
pub const DAL_732: Power = TODO;

/// # Dreamway Guardians
///
/// `DAL_733` · Druid spell · 2 mana
///
/// > Summon two 1/2 Dryads with **Lifesteal**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Crystal Dryad [`DAL_733t`]
///
/// State: Todo
//~ DAL_733 todo f7ceb790 8dfc6cfe
pub const DAL_733: Power = TODO;

/// # Crystal Dryad
///
/// `DAL_733t` · Druid minion · 1 mana · 1/2
///
/// > **Lifesteal**
///
/// - Set: Rise of Shadows
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ DAL_733t vanilla 10c513f6 0d0ef042
pub const DAL_733t: Power = VANILLA;

/// # Crystal Stag
///
/// `DAL_799` · Druid minion · 5 mana · 4/4
///
/// > **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 958, `PLAYER_TAG_THRESHOLD_VALUE` = 5
///
/// State: Todo
//~ DAL_799 todo e5fa7370 847f2494
pub const DAL_799: Power = TODO;
