//! Warlock cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Blood Imp
///
/// `CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Classic · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Imp
/// - Enchantments: Blood Pact [`CS2_059o`]
///
/// State: Todo
//~ CS2_059 todo 39388112 6da87ca8
pub const CS2_059: Power = TODO;

/// # Blood Pact
///
/// `CS2_059o` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_059o todo 3dd1849b e645695c
pub const CS2_059o: Power = TODO;

/// # Siegebreaking
///
/// `EX1_185e` · Warlock enchantment
///
/// > Siegebreaker is granting this minion +1 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_185e todo 812e7e72 bf5e87ef
pub const EX1_185e: Power = TODO;

/// # Felguard
///
/// `EX1_301` · Warlock minion · 3 mana · 3/5
///
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ EX1_301 todo bf571d02 a7893747
pub const EX1_301: Power = TODO;

/// # Shadowflame
///
/// `EX1_303` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_303 todo 0e2bc230 ed8a33ad
pub const EX1_303: Power = TODO;

/// # Void Terror
///
/// `EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Consume [`EX1_304e`]
///
/// State: Todo
//~ EX1_304 todo 31e4621c a51e4077
pub const EX1_304: Power = TODO;

/// # Consume
///
/// `EX1_304e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_304e todo 7a3b2fcf 0170b386
pub const EX1_304e: Power = TODO;

/// # Siphon Soul
///
/// `EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_309 todo f61f0796 1e2ff637
pub const EX1_309: Power = TODO;

/// # Doomguard
///
/// `EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Charge, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
///
/// State: Todo
//~ EX1_310 todo d8bea9d3 20b16fe3
pub const EX1_310: Power = TODO;

/// # Twisting Nether
///
/// `EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// - Set: Classic · epic · collectible
///
/// State: Todo
//~ EX1_312 todo f9ad38a8 b7c253c9
pub const EX1_312: Power = TODO;

/// # Pit Lord
///
/// `EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_313 todo 145aa334 fc329bf9
pub const EX1_313: Power = TODO;

/// # Summoning Portal
///
/// `EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Portal Summoning [`EX1_315e`]
///
/// State: Todo
//~ EX1_315 todo a93fbc8a c7c724bd
pub const EX1_315: Power = TODO;

/// # Portal Summoning
///
/// `EX1_315e` · Neutral enchantment
///
/// > Costs (2) less, but not less than (1).
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_315e todo e426f256 107eb26c
pub const EX1_315e: Power = TODO;

/// # Power Overwhelming
///
/// `EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Power Overwhelming [`EX1_316e`]
///
/// State: Todo
//~ EX1_316 todo f2793f2f 48c37462
pub const EX1_316: Power = TODO;

/// # Power Overwhelming
///
/// `EX1_316e` · Warlock enchantment
///
/// > This minion has +4/+4, but will die a horrible death at the end of the turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_316e todo 85e0be64 547eb617
pub const EX1_316e: Power = TODO;

/// # Sense Demons
///
/// `EX1_317` · Warlock spell · Shadow · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// - Set: Classic · common · collectible
/// - Tokens: Worthless Imp [`EX1_317t`]
///
/// State: Todo
//~ EX1_317 todo cdd37456 b9656e6d
pub const EX1_317: Power = TODO;

/// # Worthless Imp
///
/// `EX1_317t` · Warlock minion · 1 mana · 1/1
///
/// > *You are out of demons! At least there are always imps...*
///
/// - Set: Classic
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Todo
//~ EX1_317t todo f7717386 87e0846b
pub const EX1_317t: Power = TODO;

/// # Flame Imp
///
/// `EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// - Set: Classic · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `4547` = 1
///
/// State: Todo
//~ EX1_319 todo 81dbd1b8 74aaf076
pub const EX1_319: Power = TODO;

/// # Bane of Doom
///
/// `EX1_320` · Warlock spell · Shadow · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_320 todo c54546f3 518f8fa1
pub const EX1_320: Power = TODO;

/// # Lord Jaraxxus
///
/// `EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY EX1 323
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4546` = 1
/// - Hero power: INFERNO! [`EX1_tk33`]
/// - Tokens: Lord Jaraxxus [`EX1_323h`], Blood Fury [`EX1_323w`]
///
/// State: Todo
//~ EX1_323 todo fa4d9943 1eb3604b
pub const EX1_323: Power = TODO;

/// # Lord Jaraxxus
///
/// `EX1_323h` · Warlock hero · 15 health
///
/// - Set: Classic · legendary
/// - Minion type: Demon
/// - Hero power: INFERNO! [`EX1_tk33`]
///
/// State: Vanilla
//~ EX1_323h vanilla 85b9b622 89a9c593
pub const EX1_323h: Power = VANILLA;

/// # Blood Fury
///
/// `EX1_323w` · Warlock weapon · 3 mana · 3/8 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_323w vanilla 626a0b99 e69ed08e
pub const EX1_323w: Power = VANILLA;

/// # Demonfire
///
/// `EX1_596` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Demonfire [`EX1_596e`]
///
/// State: Todo
//~ EX1_596 todo d5fe8c11 8f3ba98b
pub const EX1_596: Power = TODO;

/// # Demonfire
///
/// `EX1_596e` · Warlock enchantment
///
/// > This Demon has +2/+2.
///
/// - Set: Classic · common
///
/// State: Todo
//~ EX1_596e todo e2a576e0 8f769f02
pub const EX1_596e: Power = TODO;

/// # INFERNO!
///
/// `EX1_tk33` · Warlock hero power · 2 mana
///
/// > Summon a 6/6 Infernal.
///
/// - Set: Classic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: `EX1_tk33_2_TB`, Infernal [`EX1_tk34`]
///
/// State: Todo
//~ EX1_tk33 todo ce9f11a1 556ac225
pub const EX1_tk33: Power = TODO;

/// # Infernal
///
/// `EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// - Set: Classic
/// - Minion type: Demon
///
/// State: Vanilla
//~ EX1_tk34 vanilla 233dfbe2 189cc987
pub const EX1_tk34: Power = VANILLA;
