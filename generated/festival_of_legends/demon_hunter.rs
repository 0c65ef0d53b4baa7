//! Demon Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Guitar Soloist
///
/// `ETC_026` · Demon Hunter minion · 5 mana · 4/3
///
/// > **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ETC_026 todo 036f4a3c 2e725930
pub const ETC_026: Power = TODO;

/// # Rush the Stage
///
/// `ETC_200` · Demon Hunter spell · 3 mana
///
/// > Draw two **Rush** minions. They cost (1) less.
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Rush
/// - Enchantments: Rush the Stage [`ETC_200e`]
///
/// State: Todo
//~ ETC_200 todo 249ffee2 a986426d
pub const ETC_200: Power = TODO;

/// # Rush the Stage
///
/// `ETC_200e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_200e todo 79f4a9de d4b7a426
pub const ETC_200e: Power = TODO;

/// # Taste of Chaos
///
/// `ETC_394` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $2 damage to a minion. **Finale: Discover** a Fel spell.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Discover, Finale
///
/// State: Todo
//~ ETC_394 todo 28b92bc4 0374a55c
pub const ETC_394: Power = TODO;

/// # Eye of Shadow
///
/// `ETC_398` · Demon Hunter minion · 2 mana · 2/3
///
/// > Your hero has **Lifesteal**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Aura
/// - Refers to: Lifesteal
///
/// State: Todo
//~ ETC_398 todo 8c5e5007 661e95fb
pub const ETC_398: Power = TODO;

/// # Halveria Darkraven
///
/// `ETC_399` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Rush** After a friendly **Rush** minion attacks, give your minions +1 Attack.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Sorrowchord [`ETC_399e`]
///
/// State: Todo
//~ ETC_399 todo dfc52e87 89b96d0d
pub const ETC_399: Power = TODO;

/// # Sorrowchord
///
/// `ETC_399e` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_399e todo 47859928 9ea2c0fe
pub const ETC_399e: Power = TODO;

/// # Instrument Smasher
///
/// `ETC_400` · Demon Hunter minion · 4 mana · 3/6
///
/// > Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Todo
//~ ETC_400 todo 0034d252 6d3e91ca
pub const ETC_400: Power = TODO;

/// # Glaivetar
///
/// `ETC_405` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Draw @ \|4(card, cards). *(Play **Outcast** cards while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Outcast
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ETC_405 todo 60caee54 2e57a357
pub const ETC_405: Power = TODO;

/// # Snakebite
///
/// `ETC_410` · Demon Hunter minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each minion that died this turn.@ *(@)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Rush
/// - Tags: `1724` = 1
/// - Enchantments: Piercing [`ETC_410e`]
///
/// State: Todo
//~ ETC_410 todo 0cbf8c42 11725d58
pub const ETC_410: Power = TODO;

/// # Piercing
///
/// `ETC_410e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ ETC_410e todo d51bcbfc 47ddd4c2
pub const ETC_410e: Power = TODO;

/// # SECURITY!!
///
/// `ETC_411` · Demon Hunter spell · 2 mana
///
/// > Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Todo
//~ ETC_411 todo a91e48ae 2e96616c
pub const ETC_411: Power = TODO;

/// # Going Down Swinging
///
/// `ETC_413` · Demon Hunter spell · 4 mana
///
/// > Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Refers to: Immune
/// - Enchantments: Swinging [`ETC_413e`], Going Down [`ETC_413e2`]
///
/// State: Todo
//~ ETC_413 todo ad0653d8 517c628b
pub const ETC_413: Power = TODO;

/// # Swinging
///
/// `ETC_413e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_413e todo 1a476c2f 63cab6eb
pub const ETC_413e: Power = TODO;

/// # Going Down
///
/// `ETC_413e2` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ETC_413e2 todo df989af8 5c244fd9
pub const ETC_413e2: Power = TODO;

/// # Remixed Rhapsody
///
/// `JAM_018` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Angsty Rhapsody [`JAM_018t`], Resounding Rhapsody [`JAM_018t2`], Emotional Rhapsody [`JAM_018t3`], Wailing Rhapsody [`JAM_018t4`], Wailing Fanatic [`JAM_018t5`]
///
/// State: Todo
//~ JAM_018 todo 4dc87a19 b4ccf33c
pub const JAM_018: Power = TODO;

/// # Angsty Rhapsody
///
/// `JAM_018t` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Draw 3 cards. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Todo
//~ JAM_018t todo 6457a16a 0a5ef834
pub const JAM_018t: Power = TODO;

/// # Resounding Rhapsody
///
/// `JAM_018t2` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions, twice. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Todo
//~ JAM_018t2 todo 3b792dda 8d795628
pub const JAM_018t2: Power = TODO;

/// # Emotional Rhapsody
///
/// `JAM_018t3` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Give your hero +5 Attack this turn. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
/// - Enchantments: Emotional Rhapsody [`JAM_018t3e`]
///
/// State: Todo
//~ JAM_018t3 todo 292a1239 6d79eb1a
pub const JAM_018t3: Power = TODO;

/// # Emotional Rhapsody
///
/// `JAM_018t3e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAM_018t3e todo a82fb6c7 18152950
pub const JAM_018t3e: Power = TODO;

/// # Wailing Rhapsody
///
/// `JAM_018t4` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
///
/// - Set: Festival of Legends · rare
/// - Tags: `TRANSFORMED_FROM_CARD` = 95856
///
/// State: Todo
//~ JAM_018t4 todo c164c295 05a49664
pub const JAM_018t4: Power = TODO;

/// # Wailing Fanatic
///
/// `JAM_018t5` · Demon Hunter minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Minion type: Demon
///
/// State: Vanilla
//~ JAM_018t5 vanilla b7ffb26b c6d07131
pub const JAM_018t5: Power = VANILLA;
