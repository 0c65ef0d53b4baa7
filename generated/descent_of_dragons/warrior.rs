//! Warrior cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Scion of Ruin
///
/// `DRG_019` · Warrior minion · 3 mana · 3/2
///
/// > **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_019 todo 5b711987 1901d9ee
pub const DRG_019: Power = TODO;

/// # EVIL Quartermaster
///
/// `DRG_020` · Warrior minion · 3 mana · 2/3
///
/// > **Battlecry:** Add a **Lackey** to your hand. Gain 3 Armor.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
///
/// State: Todo
//~ DRG_020 todo 0f41456d e4f2678c
pub const DRG_020: Power = TODO;

/// # Ritual Chopper
///
/// `DRG_021` · Warrior weapon · 2 mana · 1/2 durability
///
/// > **Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_021 todo be9c17a1 273dca8b
pub const DRG_021: Power = TODO;

/// # Ramming Speed
///
/// `DRG_022` · Warrior spell · 3 mana
///
/// > Force a minion to attack one of its neighbors.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Todo
//~ DRG_022 todo 3ca89b56 839b88b3
pub const DRG_022: Power = TODO;

/// # Skybarge
///
/// `DRG_023` · Warrior minion · 3 mana · 2/5
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ DRG_023 todo 85016da5 289ee92f
pub const DRG_023: Power = TODO;

/// # Sky Raider
///
/// `DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_024 todo 2ffb2d9d 515156a7
pub const DRG_024: Power = TODO;

/// # Ancharrr
///
/// `DRG_025` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, draw a Pirate from your deck.
///
/// - Set: Descent of Dragons · legendary · collectible
///
/// State: Todo
//~ DRG_025 todo 634ac6ce 5668efcc
pub const DRG_025: Power = TODO;

/// # Deathwing, Mad Aspect
///
/// `DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4485` = 1
///
/// State: Todo
//~ DRG_026 todo 030920b4 00b0da6e
pub const DRG_026: Power = TODO;

/// # Galakrond's Might
///
/// `DRG_238p` · Warrior hero power · 2 mana
///
/// > Give your hero +$a3 Attack this turn.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_238p todo c9c3d60d 12f47a64
pub const DRG_238p: Power = TODO;

/// # Galakrond's Guile
///
/// `DRG_238p2` · Rogue hero power · 2 mana
///
/// > Add a **Lackey** to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_238p2 todo 1e80410c d3ed891d
pub const DRG_238p2: Power = TODO;

/// # Galakrond's Malice
///
/// `DRG_238p3` · Warlock hero power · 2 mana
///
/// > Summon two 1/1 Imps.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_238p3 todo e6f17982 15fcc656
pub const DRG_238p3: Power = TODO;

/// # Galakrond's Fury
///
/// `DRG_238p4` · Shaman hero power · 2 mana
///
/// > Summon a 2/1 Elemental with **Rush**.
///
/// - Set: Descent of Dragons
/// - Refers to: Rush
///
/// State: Todo
//~ DRG_238p4 todo ab214356 e40e78fc
pub const DRG_238p4: Power = TODO;

/// # Galakrond's Wit
///
/// `DRG_238p5` · Priest hero power · 2 mana
///
/// > Add a random Priest minion to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_238p5 todo 1b737eec 23f3b227
pub const DRG_238p5: Power = TODO;

/// # Galakrond's Might
///
/// `DRG_238t10e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Descent of Dragons
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DRG_238t10e todo 3e96734d 1b3cc448
pub const DRG_238t10e: Power = TODO;

/// # Awaken!
///
/// `DRG_249` · Warrior spell · Fire · 3 mana
///
/// > **Invoke** Galakrond. Deal $1 damage to all minions.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_249 todo 4d73e093 6c753840
pub const DRG_249: Power = TODO;

/// # Molten Breath
///
/// `DRG_500` · Warrior spell · Fire · 4 mana
///
/// > Deal $5 damage to a minion. If you're holding a Dragon, gain 5 Armor.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Todo
//~ DRG_500 todo cafdf14d e4d460da
pub const DRG_500: Power = TODO;

/// # Galakrond, the Unbreakable
///
/// `DRG_650` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Might [`DRG_238p`]
/// - Enchantments: Galakrond's Strength [`DRG_650e`], Galakrond's Strength [`DRG_650e2`], Galakrond's Strength [`DRG_650e3`]
/// - Tokens: Galakrond, the Apocalypse [`DRG_650t2`], Galakrond, Azeroth's End [`DRG_650t3`]
///
/// State: Todo
//~ DRG_650 todo 684f52e0 0a112cc7
pub const DRG_650: Power = TODO;

/// # Galakrond's Strength
///
/// `DRG_650e` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_650e todo 8e8ef6f8 f7f0825e
pub const DRG_650e: Power = TODO;

/// # Galakrond's Strength
///
/// `DRG_650e2` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_650e2 todo aca9002e e9439a59
pub const DRG_650e2: Power = TODO;

/// # Galakrond's Strength
///
/// `DRG_650e3` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_650e3 todo 9826b0f1 6adbf2ad
pub const DRG_650e3: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_650t2` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 2 minions. Give them +4/+4. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Might [`DRG_238p`]
///
/// State: Todo
//~ DRG_650t2 todo 514ae700 0a8a34c2
pub const DRG_650t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_650t3` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 4 minions. Give them +4/+4. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Might [`DRG_238p`]
///
/// State: Todo
//~ DRG_650t3 todo 18c2de88 0b962eb8
pub const DRG_650t3: Power = TODO;
