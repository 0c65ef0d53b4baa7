//! Warrior cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ragnaros, the Great Fire
///
/// `CATA_150` · Warrior minion · 8 mana · 8/8
///
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Colossal, Colossal Limb On Left
/// - Refers to: Deathrattle, Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Tokens: Hand of Ragnaros [`CATA_150t`], Hand of Ragnaros [`CATA_150t1`]
///
/// State: Todo
//~ CATA_150 todo 19f35b71 08d37036
pub const CATA_150: Power = TODO;

/// # Hand of Ragnaros
///
/// `CATA_150t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Colossal Limb, Colossal Limb On Left
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ CATA_150t todo 0fbcd70b 00b98cbb
pub const CATA_150t: Power = TODO;

/// # Hand of Ragnaros
///
/// `CATA_150t1` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ CATA_150t1 todo 3ef4af81 fc8d9569
pub const CATA_150t1: Power = TODO;

/// # Scorching Ravager
///
/// `CATA_160` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Herald** {0}. Give the Soldier **Rush**.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Herald
/// - Refers to: Rush
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Todo
//~ CATA_160 todo ef1a4f3d 3a970943
pub const CATA_160: Power = TODO;

/// # Cataclysmic War Axe
///
/// `CATA_580` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Ragnaros [`CATA_580t`]
///
/// State: Todo
//~ CATA_580 todo 97817b91 c77afc27
pub const CATA_580: Power = TODO;

/// # Soldier of Ragnaros
///
/// `CATA_580t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ CATA_580t todo 0f9d04fc 270dadf1
pub const CATA_580t: Power = TODO;

/// # Decimation
///
/// `CATA_581` · Warrior spell · Fire · 6 mana
///
/// > Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
///
/// - Set: Cataclysm · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CATA_581 todo a5df817d cf742121
pub const CATA_581: Power = TODO;

/// # Searing Fissure
///
/// `CATA_582` · Warrior spell · Fire · 2 mana
///
/// > Deal $1 damage to all minions. Give your hero +3 Attack this turn.
///
/// - Set: Cataclysm · common · collectible
/// - Enchantments: Flamebound [`CATA_582e`]
///
/// State: Todo
//~ CATA_582 todo ee3058e6 e80bfc75
pub const CATA_582: Power = TODO;

/// # Flamebound
///
/// `CATA_582e` · Warrior enchantment
///
/// > +3 Attack this turn,
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CATA_582e todo 1a45a02a 0442bcef
pub const CATA_582e: Power = TODO;

/// # Erupting Volcano
///
/// `CATA_584` · Warrior location · 3 mana · 0 uses
///
/// > Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3 more.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ CATA_584 todo 9ef6f44a 44936132
pub const CATA_584: Power = TODO;

/// # Torch
///
/// `CATA_585` · Warrior spell · Fire · 1 mana
///
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ CATA_585 todo 0b0cbe20 3e0ef14e
pub const CATA_585: Power = TODO;

/// # Destructive Blaze
///
/// `CATA_586` · Warrior minion · 5 mana · 3/3
///
/// > After this survives damage, summon a Destructive Blaze. **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ CATA_586 todo c0df3709 14c62559
pub const CATA_586: Power = TODO;

/// # Commander Geddon
///
/// `CATA_591` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Barren [`CATA_591e`], Overheat [`CATA_591e2`]
///
/// State: Todo
//~ CATA_591 todo 579b85b4 b3fdf236
pub const CATA_591: Power = TODO;

/// # Barren
///
/// `CATA_591e` · Neutral enchantment
///
/// > At the start of your turns, **Discover** a card from your deck to play. The other two are incinerated.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_591e todo 8b849da3 b64d884e
pub const CATA_591e: Power = TODO;

/// # Overheat
///
/// `CATA_591e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_591e2 todo cd9192f9 937db427
pub const CATA_591e2: Power = TODO;

/// # Lo'Gosh's Last Stand
///
/// `CATA_610` · Warrior spell · 5 mana
///
/// > Give a minion "**Deathrattle:** Summon a random minion from your hand."
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Holding On [`CATA_610e`]
///
/// State: Todo
//~ CATA_610 todo 1d775962 345fc171
pub const CATA_610: Power = TODO;

/// # Holding On
///
/// `CATA_610e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random minion from your hand.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_610e todo e8272391 ce1fbde3
pub const CATA_610e: Power = TODO;
