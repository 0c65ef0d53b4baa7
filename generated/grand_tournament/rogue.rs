//! Rogue cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shado-Pan Rider
///
/// `AT_028` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Chi Lance [`AT_028e`]
///
/// State: Todo
//~ AT_028 todo eadc674b 5b9f5dcc
pub const AT_028: Power = TODO;

/// # Chi Lance
///
/// `AT_028e` · Neutral enchantment
///
/// > +4 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_028e todo 4d1d2d2d 573e6cc6
pub const AT_028e: Power = TODO;

/// # Buccaneer
///
/// `AT_029` · Rogue minion · 1 mana · 2/1
///
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Extra Stabby [`AT_029e`]
///
/// State: Todo
//~ AT_029 todo 1001ff49 7c5d303a
pub const AT_029: Power = TODO;

/// # Extra Stabby
///
/// `AT_029e` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_029e todo a05ce78c 8d1584c0
pub const AT_029e: Power = TODO;

/// # Undercity Valiant
///
/// `AT_030` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Deal 1 damage.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ AT_030 todo 2e0bf6c6 ea753ab1
pub const AT_030: Power = TODO;

/// # Cutpurse
///
/// `AT_031` · Rogue minion · 2 mana · 2/2
///
/// > Whenever this minion attacks a hero, add the Coin to your hand.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ AT_031 todo 07166382 1eaf23d8
pub const AT_031: Power = TODO;

/// # Shady Dealer
///
/// `AT_032` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you have a Pirate, gain +1/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shady Deals [`AT_032e`]
///
/// State: Todo
//~ AT_032 todo c849b60c 49898ab4
pub const AT_032: Power = TODO;

/// # Shady Deals
///
/// `AT_032e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
/// - Enchantments: Shady Deals Copy [`AT_032e_copy`]
///
/// State: Todo
//~ AT_032e todo 7aa25951 8a631c85
pub const AT_032e: Power = TODO;

/// # Shady Deals Copy
///
/// `AT_032e_copy` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_032e_copy todo ddb2bf88 d5359c51
pub const AT_032e_copy: Power = TODO;

/// # Burgle
///
/// `AT_033` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// - Set: The Grand Tournament · rare · collectible
///
/// State: Todo
//~ AT_033 todo 457a89da a3142369
pub const AT_033: Power = TODO;

/// # Poisoned Blade
///
/// `AT_034` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Laced [`AT_034e`]
///
/// State: Todo
//~ AT_034 todo 0adecf3a f92a9ee2
pub const AT_034: Power = TODO;

/// # Laced
///
/// `AT_034e` · Rogue enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_034e todo 1802e692 8b4d9b32
pub const AT_034e: Power = TODO;

/// # Beneath the Grounds
///
/// `AT_035` · Rogue spell · 3 mana
///
/// > Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tokens: Nerubian Ambush! [`AT_035t`]
///
/// State: Todo
//~ AT_035 todo 5e6bf0e4 52684d33
pub const AT_035: Power = TODO;

/// # Nerubian Ambush!
///
/// `AT_035t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 4/4 Nerubian for your opponent.
///
/// - Set: The Grand Tournament
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ AT_035t todo eadc34e5 de5c1c86
pub const AT_035t: Power = TODO;

/// # Anub'arak
///
/// `AT_036` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Nerubian [`AT_036t`]
///
/// State: Todo
//~ AT_036 todo 06d8f5b9 ed115497
pub const AT_036: Power = TODO;

/// # Nerubian
///
/// `AT_036t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// - Set: The Grand Tournament
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ AT_036t todo 271d9fb3 344d11fb
pub const AT_036t: Power = TODO;
