//! Shaman cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Razzle-Dazzler
///
/// `VAC_301` · Shaman minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
///
/// State: Todo
//~ VAC_301 todo 252a5a8f 78eb7ff7
pub const VAC_301: Power = TODO;

/// # Frosty Décor
///
/// `VAC_305` · Shaman spell · Frost · 5 mana
///
/// > Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Tokens: Ice Sculpture [`VAC_305t`]
///
/// State: Todo
//~ VAC_305 todo 7385beee e1e1b0b4
pub const VAC_305: Power = TODO;

/// # Ice Sculpture
///
/// `VAC_305t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ VAC_305t todo 8cc9663d 6de1b630
pub const VAC_305t: Power = TODO;

/// # Siren Song
///
/// `VAC_308` · Shaman spell · 2 mana
///
/// > Get two random spells from spell schools you haven't cast this game.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_308 todo 91069582 71ccd7ac
pub const VAC_308: Power = TODO;

/// # Malted Magma
///
/// `VAC_323` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Tokens: Malted Magma [`VAC_323t`], Malted Magma [`VAC_323t2`]
///
/// State: Todo
//~ VAC_323 todo 07dec88b 18d8faeb
pub const VAC_323: Power = TODO;

/// # Malted Magma
///
/// `VAC_323t` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Todo
//~ VAC_323t todo 67f554ac b224cfc5
pub const VAC_323t: Power = TODO;

/// # Malted Magma
///
/// `VAC_323t2` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Todo
//~ VAC_323t2 todo 7212c0fd 8310768c
pub const VAC_323t2: Power = TODO;

/// # Matching Outfits
///
/// `VAC_324` · Shaman spell · 4 mana
///
/// > Transform a minion into a random one that costs (1) more, then summon a copy of it.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_324 todo 5382d45a 0bd93be7
pub const VAC_324: Power = TODO;

/// # Meltemental
///
/// `VAC_328` · Shaman minion · 3 mana · 3/8
///
/// > **Taunt** This is permanently **Frozen**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_328 todo 6edbd9aa 0214b5b4
pub const VAC_328: Power = TODO;

/// # Natural Talent
///
/// `VAC_329` · Shaman spell · Nature · 3 mana
///
/// > Get a random Naga and a random spell. They cost (2) less.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ VAC_329 todo 37f7828a 31b037a8
pub const VAC_329: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449` · Shaman minion · 3 mana · 3/3
///
/// > While in your hand, play two different spell schools to transform.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Naga
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 2
/// - Enchantments: Siren Songs [`VAC_449e1`]
/// - Tokens: Carress, Cabaret Star [`VAC_449t`], Carress, Cabaret Star [`VAC_449t1`], Carress, Cabaret Star [`VAC_449t10`], Carress, Cabaret Star [`VAC_449t11`], Carress, Cabaret Star [`VAC_449t12`], Carress, Cabaret Star [`VAC_449t13`], Carress, Cabaret Star [`VAC_449t14`], Carress, Cabaret Star [`VAC_449t15`], Carress, Cabaret Star [`VAC_449t16`], Carress, Cabaret Star [`VAC_449t17`], Carress, Cabaret Star [`VAC_449t18`], Carress, Cabaret Star [`VAC_449t19`], Carress, Cabaret Star [`VAC_449t2`], Carress, Cabaret Star [`VAC_449t20`], Carress, Cabaret Star [`VAC_449t3`], Carress, Cabaret Star [`VAC_449t4`], Carress, Cabaret Star [`VAC_449t5`], Carress, Cabaret Star [`VAC_449t6`], Carress, Cabaret Star [`VAC_449t7`], Carress, Cabaret Star [`VAC_449t8`], Carress, Cabaret Star [`VAC_449t9`]
///
/// State: Todo
//~ VAC_449 todo 3742a4c4 ba0e3420
pub const VAC_449: Power = TODO;

/// # Siren Songs
///
/// `VAC_449e1` · Shaman enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_449e1 todo 9b4ed1f3 6ebcf5b5
pub const VAC_449e1: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 6 damage to the enemy hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t todo 74583650 49527cd4
pub const VAC_449t: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t1` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_449t1 todo 0d4eb024 22477547
pub const VAC_449t1: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t10` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t10 todo b09dd7a2 d66da338
pub const VAC_449t10: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t11` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Freeze
///
/// State: Todo
//~ VAC_449t11 todo fd292709 f4113d6b
pub const VAC_449t11: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t12` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_449t12 todo cc0c41e5 3d7138e3
pub const VAC_449t12: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t13` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy two random enemy minions. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_449t13 todo ce5b37e6 d775a76b
pub const VAC_449t13: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t14` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_449t14 todo 705dd81c 8476fff8
pub const VAC_449t14: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t15` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_449t15 todo 11c289ed 5d8e39bf
pub const VAC_449t15: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t16` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_449t16 todo 3f80d80e 42304233
pub const VAC_449t16: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t17` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_449t17 todo fd105bcc 53d98310
pub const VAC_449t17: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t18` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t18 todo 51f07f53 d42236fb
pub const VAC_449t18: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t19` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t19 todo b911b7a4 a981457d
pub const VAC_449t19: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t2` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Gain +2/+2 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_449t2 todo 46543fd0 5f8d10c8
pub const VAC_449t2: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t20` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t20 todo ed8100d6 f08bd694
pub const VAC_449t20: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t3` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t3 todo 1c310bf2 853e586a
pub const VAC_449t3: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t4` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t4 todo 2a6e3a2a ae781d3d
pub const VAC_449t4: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t5` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t5 todo c4a2246c 98814bec
pub const VAC_449t5: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t6` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_449t6 todo a09c973f 96781cec
pub const VAC_449t6: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t7` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Gain +2/+2 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_449t7 todo 1e97cb3e 86df1735
pub const VAC_449t7: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t8` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t8 todo c35e6dfe 0b7d0b44
pub const VAC_449t8: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449t9` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_449t9 todo 01136f22 d0f5b683
pub const VAC_449t9: Power = TODO;

/// # Carefree Cookie
///
/// `VAC_450` · Shaman minion · 3 mana · 2/2
///
/// > **Demon Hunter Tourist** After a friendly minion dies, summon a random minion that costs (1) more.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Murloc, Pirate
/// - Mechanics: Demon Hunter Tourist
/// - Tags: `1724` = 1, `2522` = 1, `2936` = 1, `TOURIST` = 14, `4357` = 1
///
/// State: Todo
//~ VAC_450 todo 6330a1e2 f3ff8cc2
pub const VAC_450: Power = TODO;

/// # Cabaret Headliner
///
/// `VAC_954` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Siren Serenade [`VAC_954e1`]
///
/// State: Todo
//~ VAC_954 todo ac30f8d2 a69d6d98
pub const VAC_954: Power = TODO;

/// # Siren Serenade
///
/// `VAC_954e1` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_954e1 todo 8d9fff8b 0edbe38e
pub const VAC_954e1: Power = TODO;

/// # Hydration Totem
///
/// `WORK_011` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, give adjacent minions +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Totem
/// - Enchantments: Chatting [`WORK_011e`]
///
/// State: Todo
//~ WORK_011 todo dd998613 e41d3538
pub const WORK_011: Power = TODO;

/// # Chatting
///
/// `WORK_011e` · Shaman enchantment
///
/// > +1/+1
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_011e todo 48e6c152 c059edaf
pub const WORK_011e: Power = TODO;

/// # Turbulus
///
/// `WORK_013` · Shaman minion · 3 mana · 3/3
///
/// > **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Hunter Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 3, `4357` = 1
/// - Enchantments: Turbulence [`WORK_013e`]
///
/// State: Todo
//~ WORK_013 todo 173f9ea3 1328839e
pub const WORK_013: Power = TODO;

/// # Turbulence
///
/// `WORK_013e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_013e todo ff67fb7a 15cde5a0
pub const WORK_013e: Power = TODO;

/// # Icecrown Brochure
///
/// `WORK_030` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Blackrock Brochure [`WORK_030t`]
///
/// State: Todo
//~ WORK_030 todo 3f182b05 df80e202
pub const WORK_030: Power = TODO;

/// # Blackrock Brochure
///
/// `WORK_030t` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare
/// - Tokens: Icecrown Brochure [`WORK_030`]
///
/// State: Todo
//~ WORK_030t todo 644186a5 c2d21a6b
pub const WORK_030t: Power = TODO;
