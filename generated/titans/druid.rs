//! Druid cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Disciple of Eonar
///
/// `TTN_503` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Symbiotic [`TTN_503e`]
///
/// State: Todo
//~ TTN_503 todo 59688749 392a939a
pub const TTN_503: Power = TODO;

/// # Symbiotic
///
/// `TTN_503e` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_503e todo 0791b0dc 8e50d638
pub const TTN_503e: Power = TODO;

/// # Eonar, the Life-Binder
///
/// `TTN_903` · Druid minion · 10 mana · 5/7
///
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Taunt
/// - Tags: `1544` = 1
/// - Tokens: Spontaneous Growth [`TTN_903t`], Bountiful Harvest [`TTN_903t2`], Flourish [`TTN_903t3`], Timeless Ancient [`TTN_903t4`]
///
/// State: Todo
//~ TTN_903 todo d607ab95 397ca83a
pub const TTN_903: Power = TODO;

/// # Spontaneous Growth
///
/// `TTN_903t` · Druid spell · 0 mana
///
/// > Draw cards until your hand is full.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_903t todo 8f1ca70c f7d21f7c
pub const TTN_903t: Power = TODO;

/// # Bountiful Harvest
///
/// `TTN_903t2` · Druid spell · 0 mana
///
/// > Restore your hero to full Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_903t2 todo 7ed65adb c7a9c017
pub const TTN_903t2: Power = TODO;

/// # Flourish
///
/// `TTN_903t3` · Druid spell · 0 mana
///
/// > Refresh your Mana Crystals.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_903t3 todo d0890179 90f74aa0
pub const TTN_903t3: Power = TODO;

/// # Timeless Ancient
///
/// `TTN_903t4` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ TTN_903t4 vanilla db4a62ea 265c233d
pub const TTN_903t4: Power = VANILLA;

/// # Ancient of Growth
///
/// `TTN_926` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Treant Growth [`TTN_926a`], Ancient Growth [`TTN_926b`]
///
/// State: Todo
//~ TTN_926 todo 4faa24b7 c6594a50
pub const TTN_926: Power = TODO;

/// # Treant Growth
///
/// `TTN_926a` · Druid spell · 7 mana
///
/// > Summon three 2/2 Treants.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_926a todo 81835561 6872b27a
pub const TTN_926a: Power = TODO;

/// # Ancient Growth
///
/// `TTN_926b` · Druid spell · 7 mana
///
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// - Set: TITANS
/// - Refers to: Taunt
///
/// State: Todo
//~ TTN_926b todo 4523610d 7e148a29
pub const TTN_926b: Power = TODO;

/// # Conservator Nymph
///
/// `TTN_927` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Transform a friendly Treant."
///
/// State: Todo
//~ TTN_927 todo db9e6f80 11fa3d26
pub const TTN_927: Power = TODO;

/// # Frost Lotus Seedling
///
/// `TTN_930` · Druid spell · Nature · 3 mana
///
/// > Draw 1 card. Gain 5 Armor. *(Blossoms in @ \|4(turn, turns).)*
///
/// - Set: TITANS · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Frost Lotus Blossom [`TTN_930t`]
///
/// State: Todo
//~ TTN_930 todo ba6a5ea2 41451686
pub const TTN_930: Power = TODO;

/// # Frost Lotus Blossom
///
/// `TTN_930t` · Druid spell · Nature · 3 mana
///
/// > Draw 2 cards. Gain 10 Armor.
///
/// - Set: TITANS · rare
///
/// State: Todo
//~ TTN_930t todo eb949b88 0761d6c1
pub const TTN_930t: Power = TODO;

/// # Freya, Keeper of Nature
///
/// `TTN_940` · Druid minion · 8 mana · 4/6
///
/// > **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Choose One
/// - Tokens: Guardians of Life [`TTN_940a`], Seeds of the Future [`TTN_940b`]
///
/// State: Todo
//~ TTN_940 todo 7942e5fd 5c5d1eb3
pub const TTN_940: Power = TODO;

/// # Guardians of Life
///
/// `TTN_940a` · Druid spell · 8 mana
///
/// > Summon copies of all other friendly minions.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_940a todo 7d562a10 84da2dec
pub const TTN_940a: Power = TODO;

/// # Seeds of the Future
///
/// `TTN_940b` · Druid spell · 8 mana
///
/// > Duplicate your hand.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_940b todo 8644c933 cc5a8637
pub const TTN_940b: Power = TODO;

/// # Forest Seedlings
///
/// `TTN_950` · Druid spell · 1 mana
///
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
///
/// - Set: TITANS · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Sapling [`TTN_950t`], Treant [`TTN_950t2`], Forest Blossoms [`TTN_950t3`]
///
/// State: Todo
//~ TTN_950 todo 2a94a580 d313b68e
pub const TTN_950: Power = TODO;

/// # Sapling
///
/// `TTN_950t` · Druid minion · 1 mana · 1/1
///
/// - Set: TITANS
///
/// State: Vanilla
//~ TTN_950t vanilla fd0c3ab0 c83d1053
pub const TTN_950t: Power = VANILLA;

/// # Treant
///
/// `TTN_950t2` · Druid minion · 1 mana · 2/2
///
/// - Set: TITANS
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ TTN_950t2 vanilla 6ffc1857 c08e70ef
pub const TTN_950t2: Power = VANILLA;

/// # Forest Blossoms
///
/// `TTN_950t3` · Druid spell · 1 mana
///
/// > Summon two 2/2 Treants.
///
/// - Set: TITANS · common
///
/// State: Todo
//~ TTN_950t3 todo ea1becef 479efe0d
pub const TTN_950t3: Power = TODO;

/// # Embrace of Nature
///
/// `TTN_951` · Druid spell · Nature · 2 mana
///
/// > Draw a **Choose One** card. **Forge:** It has both effects combined.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Refers to: Choose One
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Embrace of Nature [`TTN_951t`]
///
/// State: Todo
//~ TTN_951 todo 790fec80 84bb8cf9
pub const TTN_951: Power = TODO;

/// # Embrace of Nature
///
/// `TTN_951t` · Druid spell · Nature · 2 mana
///
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
///
/// State: Todo
//~ TTN_951t todo 27bc05c1 741d010a
pub const TTN_951t: Power = TODO;

/// # Cultivation
///
/// `TTN_954` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Cultivated [`TTN_954e`]
/// - Tokens: Treant [`TTN_950t2`]
///
/// State: Todo
//~ TTN_954 todo ff91c586 c5f2385f
pub const TTN_954: Power = TODO;

/// # Cultivated
///
/// `TTN_954e` · Druid enchantment · Nature
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_954e todo 387dbca4 81f5afa8
pub const TTN_954e: Power = TODO;

/// # Lifebinder's Gift
///
/// `TTN_955` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Choose One
/// - Tokens: Lifebinder's Bloom [`TTN_955A`], Lifebinder's Growth [`TTN_955B`]
///
/// State: Todo
//~ TTN_955 todo 0bd2f1b3 e54243db
pub const TTN_955: Power = TODO;

/// # Lifebinder's Bloom
///
/// `TTN_955A` · Druid spell · Nature · 2 mana
///
/// > Get 2 random Nature spells.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_955A todo 160d887f 526dc086
pub const TTN_955A: Power = TODO;

/// # Lifebinder's Growth
///
/// `TTN_955B` · Druid spell · Nature · 2 mana
///
/// > Reduce the Cost of spells in your hand by (1).
///
/// - Set: TITANS
/// - Enchantments: Lifebinder's Growth [`TTN_955Be`]
///
/// State: Todo
//~ TTN_955B todo fcab0cab a2155251
pub const TTN_955B: Power = TODO;

/// # Lifebinder's Growth
///
/// `TTN_955Be` · Druid enchantment
///
/// > Costs (1) less
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_955Be todo e5a9d989 7e925d79
pub const TTN_955Be: Power = TODO;

/// # Aerosoilizer
///
/// `YOG_403` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ YOG_403 todo 475995da 6b457639
pub const YOG_403: Power = TODO;

/// # Contaminated Lasher
///
/// `YOG_528` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Todo
//~ YOG_528 todo fc3af61b 73ad7881
pub const YOG_528: Power = TODO;

/// # Forbidden Fruit
///
/// `YOG_529` · Druid spell · 0 mana
///
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Choose One
/// - Enchantments: Forbidden Fruit [`YOG_529e`]
/// - Tokens: Sinful Sampling [`YOG_529a`], Reject Temptation [`YOG_529b`]
///
/// State: Todo
//~ YOG_529 todo 6db3884f 71bb2a30
pub const YOG_529: Power = TODO;

/// # Sinful Sampling
///
/// `YOG_529a` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain that much Attack this turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_529a todo d526d475 0bc1e142
pub const YOG_529a: Power = TODO;

/// # Reject Temptation
///
/// `YOG_529b` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain twice as much Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_529b todo 445627f1 4061d2e8
pub const YOG_529b: Power = TODO;

/// # Forbidden Fruit
///
/// `YOG_529e` · Druid enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOG_529e todo cdebdcad d444c378
pub const YOG_529e: Power = TODO;
