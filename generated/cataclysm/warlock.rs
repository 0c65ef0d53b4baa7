//! Warlock cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ocular Occultist
///
/// `CATA_490` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt Battlecry:** Choose a card in your hand to discard.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card to discard."
///
/// State: Todo
//~ CATA_490 todo 17f58cac 79da2f61
pub const CATA_490: Power = TODO;

/// # Eldritch Tentacles
///
/// `CATA_491` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to all minions. Repeat this with 1 less damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ CATA_491 todo cf147686 607be89a
pub const CATA_491: Power = TODO;

/// # Shrine of Twilight
///
/// `CATA_492` · Warlock location · 4 mana · 0 uses
///
/// > **Herald** {0}. Draw a card.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Todo
//~ CATA_492 todo 7cac75d2 ddf4b6d4
pub const CATA_492: Power = TODO;

/// # Duke of Below
///
/// `CATA_493` · Warlock minion · 4 mana · 2/2
///
/// > **Rush** Has +2/+2 for each card you've discarded this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Rush
/// - Enchantments: Binding Nightmare [`CATA_493e`]
///
/// State: Todo
//~ CATA_493 todo 12142bf2 850f79df
pub const CATA_493: Power = TODO;

/// # Binding Nightmare
///
/// `CATA_493e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_493e todo b8e5c6f6 89d5f114
pub const CATA_493e: Power = TODO;

/// # Maloriak
///
/// `CATA_494` · Warlock minion · 7 mana · 7/7
///
/// > After you discard a minion, summon a copy of it.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ CATA_494 todo 11473721 05e58cbc
pub const CATA_494: Power = TODO;

/// # Cursed Chains
///
/// `CATA_496` · Warlock spell · Shadow · 2 mana
///
/// > Take control of an enemy minion until the end of their turn. It can't attack this turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Cursed Chains [`CATA_496e`]
///
/// State: Todo
//~ CATA_496 todo e2f4e4e3 80ab2a81
pub const CATA_496: Power = TODO;

/// # Cursed Chains
///
/// `CATA_496e` · Warlock enchantment
///
/// > Switched control, but can't attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_496e todo 819ebabb 804391b7
pub const CATA_496e: Power = TODO;

/// # Rafaams' Last Stand
///
/// `CATA_498` · Warlock spell · 3 mana
///
/// > Deal $@ damage to two random enemy minions. *(Upgrades each turn!)*
///
/// - Set: Cataclysm · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ CATA_498 todo 6645d9b8 2ee01632
pub const CATA_498: Power = TODO;

/// # Disposable Acolytes
///
/// `CATA_499` · Warlock spell · Shadow · 2 mana
///
/// > When you play or discard this, summon two random 1-Cost minions.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Todo
//~ CATA_499 todo be21004c c4a574ed
pub const CATA_499: Power = TODO;

/// # Shadowsworn Disciple
///
/// `CATA_725` · Warlock minion · 2 mana · 2/1
///
/// > Battlecry: **Herald** {0}. **Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle, Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Cho'gall [`CATA_725t`]
///
/// State: Todo
//~ CATA_725 todo d039e185 7f0ce74b
pub const CATA_725: Power = TODO;

/// # Soldier of Cho'gall
///
/// `CATA_725t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ CATA_725t todo d25b9bf0 54cdb2f1
pub const CATA_725t: Power = TODO;

/// # Cho'gall, Mastermind
///
/// `CATA_726` · Warlock minion · 9 mana · 6/6
///
/// > **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Aura, Colossal
/// - Refers to: Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Embiggened [`CATA_726e2`]
/// - Tokens: Cho's Arm [`CATA_726t`], Gall's Arm [`CATA_726t1`]
///
/// State: Todo
//~ CATA_726 todo 6844aed5 f9096e87
pub const CATA_726: Power = TODO;

/// # Embiggened
///
/// `CATA_726e2` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
/// - Refers to: Rush
///
/// State: Todo
//~ CATA_726e2 todo 891bdbc9 d46cc458
pub const CATA_726e2: Power = TODO;

/// # Cho's Arm
///
/// `CATA_726t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
/// - Enchantments: Souldrain [`CATA_726te`]
///
/// State: Todo
//~ CATA_726t todo cd07efa2 06674e3e
pub const CATA_726t: Power = TODO;

/// # Gall's Arm
///
/// `CATA_726t1` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ CATA_726t1 todo fcb7ef3f b1cfbd04
pub const CATA_726t1: Power = TODO;

/// # Souldrain
///
/// `CATA_726te` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_726te todo 7e3e24bd 01a7cb5d
pub const CATA_726te: Power = TODO;
