//! Hunter cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Corrosive Breath
///
/// `DRG_006` · Hunter spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Todo
//~ DRG_006 todo 6109488e ad041b51
pub const DRG_006: Power = TODO;

/// # Stormhammer
///
/// `DRG_007` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Doesn't lose Durability while you control a Dragon.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Enchantments: Stormin' [`DRG_007e`]
///
/// State: Todo
//~ DRG_007 todo 98112f69 81da596b
pub const DRG_007: Power = TODO;

/// # Stormin'
///
/// `DRG_007e` · enchantment
///
/// > Doesn't lose Durability while you control a Dragon.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_007e todo bca2377f 54a2ed72
pub const DRG_007e: Power = TODO;

/// # Diving Gryphon
///
/// `DRG_010` · Hunter minion · 3 mana · 4/1
///
/// > **Rush Battlecry:** Draw a **Rush** minion from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ DRG_010 todo 5f2d9752 7260edee
pub const DRG_010: Power = TODO;

/// # Veranus
///
/// `DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Intimidated [`DRG_095e`]
///
/// State: Todo
//~ DRG_095 todo 31c27f8d dca431fa
pub const DRG_095: Power = TODO;

/// # Intimidated
///
/// `DRG_095e` · Hunter enchantment
///
/// > Health changed to 1.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_095e todo d05b17d6 16429a08
pub const DRG_095e: Power = TODO;

/// # Clear the Way
///
/// `DRG_251` · Hunter spell · 1 mana
///
/// > **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Refers to: Rush
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Gryphon [`DRG_251t`]
///
/// State: Todo
//~ DRG_251 todo b57ba3b7 b22bd12c
pub const DRG_251: Power = TODO;

/// # Gryphon
///
/// `DRG_251t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_251t vanilla aef74063 3c095769
pub const DRG_251t: Power = VANILLA;

/// # Phase Stalker
///
/// `DRG_252` · Hunter minion · 2 mana · 2/3
///
/// > After you use your Hero Power, cast a **Secret** from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Refers to: Secret
///
/// State: Todo
//~ DRG_252 todo 7497abca cfa7dbbb
pub const DRG_252: Power = TODO;

/// # Dwarven Sharpshooter
///
/// `DRG_253` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power can target minions.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Todo
//~ DRG_253 todo 952e3a65 e66e8b08
pub const DRG_253: Power = TODO;

/// # Primordial Explorer
///
/// `DRG_254` · Hunter minion · 3 mana · 2/3
///
/// > **Poisonous Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Poisonous, Discover
/// - Tags: `4578` = 1
///
/// State: Todo
//~ DRG_254 todo ff2ef22f 895883bf
pub const DRG_254: Power = TODO;

/// # Toxic Reinforcements
///
/// `DRG_255` · Hunter spell · 1 mana
///
/// > **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Smuggling [`CFM_026e`](crate::gadgetzan::hunter::CFM_026e)
/// - Tokens: Leper Gnome [`DRG_255t2`], Leper Gnome [`EX1_029`](crate::classic::neutral::EX1_029)
///
/// State: Todo
//~ DRG_255 todo 755e5b5b bc100911
pub const DRG_255: Power = TODO;

/// # Leper Gnome
///
/// `DRG_255t2` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Descent of Dragons · common
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DRG_255t2 todo eeffd938 40258596
pub const DRG_255t2: Power = TODO;

/// # Dragonbane
///
/// `DRG_256` · Hunter minion · 4 mana · 3/5
///
/// > After you use your Hero Power, deal 5 damage to a random enemy.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ DRG_256 todo a102dc74 25cbc109
pub const DRG_256: Power = TODO;
