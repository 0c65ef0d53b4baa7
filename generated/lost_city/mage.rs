//! Mage cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Techysaurus
///
/// `DINO_409` · Mage minion · 7 mana · 3/6
///
/// > **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt
/// - Tags: `2539` = 1
///
/// State: Todo
//~ DINO_409 todo bbd7e896 7e344b83
pub const DINO_409: Power = TODO;

/// # Tribute Dance
///
/// `DINO_414` · Mage spell · 5 mana
///
/// > Choose a minion. Choose a different minion to transform it into.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Tribute [`DINO_414e`]
///
/// State: Todo
//~ DINO_414 todo f518e3d1 ec811512
pub const DINO_414: Power = TODO;

/// # Tribute
///
/// `DINO_414e` · Mage enchantment
///
/// > This minion has been transformed.
///
/// - Set: The Lost City of Un'Goro · common
/// - Mechanics: Morph
///
/// State: Todo
//~ DINO_414e todo d00f47b7 a731a050
pub const DINO_414e: Power = TODO;

/// # Sheep Mask
///
/// `DINO_429` · Mage spell · 4 mana
///
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Sheep Mask [`DINO_429e`]
///
/// State: Todo
//~ DINO_429 todo 11a0466d dbe43424
pub const DINO_429: Power = TODO;

/// # Sheep Mask
///
/// `DINO_429e` · Mage enchantment
///
/// > 1/1 and **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_429e todo e7621103 41d9d390
pub const DINO_429e: Power = TODO;

/// # Windswept Pageturner
///
/// `TLC_220` · Mage minion · 4 mana · 4/5
///
/// > After you summon an Elemental, deal 3 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ TLC_220 todo 60503df7 cd4dc1fb
pub const TLC_220: Power = TODO;

/// # Conjured Bookkeeper
///
/// `TLC_226` · Mage minion · 3 mana · 2/2
///
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Kindred
/// - Tags: `4548` = 1, `4930` = 1
///
/// State: Todo
//~ TLC_226 todo 0366d136 b4c35ad5
pub const TLC_226: Power = TODO;

/// # Relic of Kings
///
/// `TLC_334` · Mage spell · 7 mana
///
/// > **Discover** a spell from any class that costs (8) or more. It costs (1).
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TLC_334 todo c1abe07c b0663360
pub const TLC_334: Power = TODO;

/// # Story of the Waygate
///
/// `TLC_364` · Mage spell · 2 mana
///
/// > Reduce the Cost of cards in your hand that didn't start in your deck by (1).
///
/// - Set: The Lost City of Un'Goro · rare · collectible
///
/// State: Todo
//~ TLC_364 todo 2a1d6108 44ec15a3
pub const TLC_364: Power = TODO;

/// # Storage Scuffle
///
/// `TLC_365` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you've **Discovered** this turn.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ TLC_365 todo 33cae654 14f45ae1
pub const TLC_365: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452` · Mage minion · 6 mana · 6/6
///
/// > Gains a random **Titan** ability in your hand that changes each turn.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452t1`], Titanographer Osk [`TLC_452t13`], Titanographer Osk [`TLC_452t14`], Titanographer Osk [`TLC_452t15`], Titanographer Osk [`TLC_452t16`], Titanographer Osk [`TLC_452t17`], Titanographer Osk [`TLC_452t18`], Titanographer Osk [`TLC_452t19`], Titanographer Osk [`TLC_452t2`], Titanographer Osk [`TLC_452t20`], Titanographer Osk [`TLC_452t21`], Titanographer Osk [`TLC_452t22`], Titanographer Osk [`TLC_452t23`], Titanographer Osk [`TLC_452t24`], Titanographer Osk [`TLC_452t26`], Titanographer Osk [`TLC_452t27`], Titanographer Osk [`TLC_452t28`], Titanographer Osk [`TLC_452t29`], Titanographer Osk [`TLC_452t3`], Titanographer Osk [`TLC_452t30`], Titanographer Osk [`TLC_452t31`], Titanographer Osk [`TLC_452t32`], Titanographer Osk [`TLC_452t33`], Titanographer Osk [`TLC_452t34`], Titanographer Osk [`TLC_452t35`], Titanographer Osk [`TLC_452t4`], Titanographer Osk [`TLC_452t5`], Titanographer Osk [`TLC_452t6`], Titanographer Osk [`TLC_452t7`], Titanographer Osk [`TLC_452t8`], Titanographer Osk [`TLC_452t9`]
///
/// State: Todo
//~ TLC_452 todo 755728f9 dbfb099c
pub const TLC_452: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t1` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Destroy an enemy minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t1 todo b12946e5 8db81237
pub const TLC_452t1: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t13` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Deal 5 damage."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t13 todo 56a12faf 9fe2cea0
pub const TLC_452t13: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t14` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Cast 1 random Mage **Secret**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Secret, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t14 todo 7158f708 dcda1a14
pub const TLC_452t14: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t15` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Enemy cards cost (1) more next turn.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t15 todo 604244ba 23fac47a
pub const TLC_452t15: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t16` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Set the Attack and Health of all enemy minions to 2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t16 todo f36b3a16 601a5140
pub const TLC_452t16: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t17` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t17 todo 2bdf5981 c66f5c55
pub const TLC_452t17: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t18` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t18 todo b3dc7087 f2732bff
pub const TLC_452t18: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t19` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t19 todo e3fc2d16 9032d2b6
pub const TLC_452t19: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t2` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Spellpower, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t2 todo 36c7bd31 d8f12a62
pub const TLC_452t2: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t20` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Lifesteal, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t20 todo 080759d0 dcc51806
pub const TLC_452t20: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t21` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Choose an enemy minion to remove."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t21 todo 7844a3fc 1025871d
pub const TLC_452t21: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t22` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t22 todo c304eb3d fbca0b0e
pub const TLC_452t22: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t23` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +1/+2. Draw a card.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t23 todo 80700849 3c89dcb7
pub const TLC_452t23: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t24` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +3 Health and **Elusive**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Elusive, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t24 todo f4b11bc9 d420aab7
pub const TLC_452t24: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t26` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 20 damage to another minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Deal 20 damage to another minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t26 todo 85dd50ac 9b711cc9
pub const TLC_452t26: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t27` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t27 todo 537d3bf1 b44cbc17
pub const TLC_452t27: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t28` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 6/6 Infernals.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t28 todo 920c03ae 02a6edf3
pub const TLC_452t28: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t29` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Send all other minions into the Twisting Nether.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t29 todo 7f701fc0 8a1b3fdc
pub const TLC_452t29: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t3` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Reborn, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t3 todo a6a52238 812219d5
pub const TLC_452t3: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t30` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t30 todo 99d69543 b2bd2b36
pub const TLC_452t30: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t31` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t31 todo d1205c00 ccf46edc
pub const TLC_452t31: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t32` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+2. Draw a weapon.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t32 todo 0174d646 e12c4215
pub const TLC_452t32: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t33` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`], Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Todo
//~ TLC_452t33 todo 43f842fc f898322d
pub const TLC_452t33: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t34` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t34 todo 866876fa 1572ed51
pub const TLC_452t34: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t35` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Take control of an enemy minion.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Target: "Take control of an enemy minion."
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t35 todo f712a6df 8a82688d
pub const TLC_452t35: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t4` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t4 todo 32b50301 65dbfeb6
pub const TLC_452t4: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t5` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Reduce the Cost of all minions in your hand by (2).
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t5 todo 878b74ef 0be76b9e
pub const TLC_452t5: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t6` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t6 todo 8cd8d36e e6fc94ab
pub const TLC_452t6: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t7` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw cards until your hand is full.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t7 todo d70503ec ff687bc0
pub const TLC_452t7: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t8` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Restore your hero to full Health.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t8 todo 107c1d79 1e3ca6bc
pub const TLC_452t8: Power = TODO;

/// # Titanographer Osk
///
/// `TLC_452t9` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Refresh your Mana Crystals.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Battlecry
/// - Refers to: Titan
/// - Tokens: Titanographer Osk [`TLC_452`]
///
/// State: Todo
//~ TLC_452t9 todo 21256a36 61a11da1
pub const TLC_452t9: Power = TODO;

/// # The Forbidden Sequence
///
/// `TLC_460` · Mage spell · 1 mana
///
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: The Origin Stone [`TLC_460t`]
///
/// State: Todo
//~ TLC_460 todo 22b95821 e6537530
pub const TLC_460: Power = TODO;

/// # The Origin Stone
///
/// `TLC_460t` · Mage weapon · 3 mana · 0/8 durability
///
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Discover
///
/// State: Todo
//~ TLC_460t todo 1208124a ac96e83d
pub const TLC_460t: Power = TODO;

/// # Scrappy Scavenger
///
/// `TLC_461` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1, `4930` = 1
///
/// State: Todo
//~ TLC_461 todo 53b9872d 2cb9b8d3
pub const TLC_461: Power = TODO;

/// # Unearthed Artifacts
///
/// `TLC_462` · Mage spell · 2 mana
///
/// > Summon a random 2-Cost minion. If you've Discover**ed** this turn, summon a random 4-Cost minion instead.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ TLC_462 todo 06faacfe 45f23d43
pub const TLC_462: Power = TODO;

/// # Vault Breaker
///
/// `TLC_483` · Mage minion · 3 mana · 2/4
///
/// > After you **Discover** a card, reduce its Cost by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ TLC_483 todo 2e753275 e1b2fe74
pub const TLC_483: Power = TODO;
