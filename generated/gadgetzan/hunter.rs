//! Hunter cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hidden Cache
///
/// `CFM_026` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Smuggling [`CFM_026e`]
///
/// State: Todo
//~ CFM_026 todo 136cb647 0f944481
pub const CFM_026: Power = TODO;

/// # Smuggling
///
/// `CFM_026e` · Hunter enchantment
///
/// > +2/+2 from Hidden Cache.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hidden Cache [`CFM_026`]
///
/// State: Todo
//~ CFM_026e todo fcbde45b 968fd0c4
pub const CFM_026e: Power = TODO;

/// # Alleycat
///
/// `CFM_315` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Cat.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
/// - Tokens: Tabbycat [`CFM_315t`]
///
/// State: Todo
//~ CFM_315 todo 2750e190 3c5f9028
pub const CFM_315: Power = TODO;

/// # Tabbycat
///
/// `CFM_315t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ CFM_315t vanilla d1d71f79 ced0f1e7
pub const CFM_315t: Power = VANILLA;

/// # Rat Pack
///
/// `CFM_316` · Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Rat [`CFM_316t`]
///
/// State: Todo
//~ CFM_316 todo f3ff9c2d 470192e3
pub const CFM_316: Power = TODO;

/// # Rat
///
/// `CFM_316t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ CFM_316t vanilla 963ee7ec 0fe822fc
pub const CFM_316t: Power = VANILLA;

/// # Grimestreet Informant
///
/// `CFM_321` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Discover, Grimy Goons
///
/// State: Todo
//~ CFM_321 todo 30e0ee1f 7a074739
pub const CFM_321: Power = TODO;

/// # Knuckles
///
/// `CFM_333` · Hunter minion · 5 mana · 3/7
///
/// > After this attacks a minion, it also hits the enemy hero.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Finish Attack Spell On Damage
///
/// State: Todo
//~ CFM_333 todo ebb5c2a2 41ab9e27
pub const CFM_333: Power = TODO;

/// # Smuggler's Crate
///
/// `CFM_334` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_334e`]
///
/// State: Todo
//~ CFM_334 todo 7bb444e3 2cd3e467
pub const CFM_334: Power = TODO;

/// # Smuggling
///
/// `CFM_334e` · Neutral enchantment
///
/// > +2/+2 from Smuggler's Crate.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Smuggler's Crate [`CFM_334`]
///
/// State: Todo
//~ CFM_334e todo 36865e13 a783ec8e
pub const CFM_334e: Power = TODO;

/// # Dispatch Kodo
///
/// `CFM_335` · Hunter minion · 4 mana · 2/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal damage equal to this minion's Attack."
///
/// State: Todo
//~ CFM_335 todo 79e082f6 c744c0fb
pub const CFM_335: Power = TODO;

/// # Shaky Zipgunner
///
/// `CFM_336` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Smuggling [`CFM_336e`]
///
/// State: Todo
//~ CFM_336 todo 5aaa8d9e 568cfc74
pub const CFM_336: Power = TODO;

/// # Smuggling
///
/// `CFM_336e` · Neutral enchantment
///
/// > +2/+2 from Shaky Zipgunner.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Shaky Zipgunner [`CFM_336`]
///
/// State: Todo
//~ CFM_336e todo 38177238 135eeb9c
pub const CFM_336e: Power = TODO;

/// # Piranha Launcher
///
/// `CFM_337` · Hunter weapon · 5 mana · 2/4 durability
///
/// > After your hero attacks, summon a 1/1 Piranha.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Tokens: Piranha [`CFM_337t`]
///
/// State: Todo
//~ CFM_337 todo 61dc9a6b 25e4c65a
pub const CFM_337: Power = TODO;

/// # Piranha
///
/// `CFM_337t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ CFM_337t vanilla 63fcbee9 d925ead0
pub const CFM_337t: Power = VANILLA;

/// # Trogg Beastrager
///
/// `CFM_338` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random Beast in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_338e`]
///
/// State: Todo
//~ CFM_338 todo dd39bd1b 02d4493b
pub const CFM_338: Power = TODO;

/// # Smuggling
///
/// `CFM_338e` · Hunter enchantment
///
/// > +1/+1 from Trogg Beastrager.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Trogg Beastrager [`CFM_338`]
///
/// State: Todo
//~ CFM_338e todo b485ffb8 23c014ef
pub const CFM_338e: Power = TODO;

/// # Don Han'Cho
///
/// `CFM_685` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Grimy Goons
/// - Enchantments: Smuggling [`CFM_685e`]
///
/// State: Todo
//~ CFM_685 todo 85125f83 2a3c821b
pub const CFM_685: Power = TODO;

/// # Smuggling
///
/// `CFM_685e` · Neutral enchantment
///
/// > +5/+5 from Don Han'Cho.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Don Han'Cho [`CFM_685`]
///
/// State: Todo
//~ CFM_685e todo 4650749e 909f5a2b
pub const CFM_685e: Power = TODO;

/// # Grimestreet Smuggler
///
/// `CFM_853` · Multi-class minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Grimy Goons
/// - Enchantments: Smuggling [`CFM_853e`]
///
/// State: Todo
//~ CFM_853 todo cc870587 f2fbec8e
pub const CFM_853: Power = TODO;

/// # Smuggling
///
/// `CFM_853e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Smuggler.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Smuggler [`CFM_853`]
///
/// State: Todo
//~ CFM_853e todo 0d29386a c4f15b0d
pub const CFM_853e: Power = TODO;
