//! Warrior cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bladestorm
///
/// `BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Todo
//~ BT_117 todo 12f90c41 f53fe8f7
pub const BT_117: Power = TODO;

/// # Warmaul Challenger
///
/// `BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose a minion to battle."
///
/// State: Todo
//~ BT_120 todo d90a50d9 b3f69f86
pub const BT_120: Power = TODO;

/// # Imprisoned Gan'arg
///
/// `BT_121` · Warrior minion · 1 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, equip a 3/2 Axe.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Tokens: Fiery War Axe [`CS2_106`](crate::legacy::warrior::CS2_106)
///
/// State: Todo
//~ BT_121 todo 33b51b88 0f5877f6
pub const BT_121: Power = TODO;

/// # Kargath Bladefist
///
/// `BT_123` · Warrior minion · 4 mana · 4/4
///
/// > **Rush Deathrattle:** Shuffle 'Kargath Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Kargath Prime [`BT_123t`]
///
/// State: Todo
//~ BT_123 todo 160b3987 f07738ab
pub const BT_123: Power = TODO;

/// # Kargath Prime
///
/// `BT_123t` · Warrior minion · 8 mana · 10/10
///
/// > **Rush**. Whenever this attacks and kills a minion, gain 10 Armor.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech
/// - Mechanics: Rush
///
/// State: Todo
//~ BT_123t todo 6daa03c6 34f03db4
pub const BT_123t: Power = TODO;

/// # Corsair Cache
///
/// `BT_124` · Warrior spell · 2 mana
///
/// > Draw a weapon. Give it +1/+1.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Void Sharpened [`BT_124e`]
///
/// State: Todo
//~ BT_124 todo 896f23bc 19abaf23
pub const BT_124: Power = TODO;

/// # Void Sharpened
///
/// `BT_124e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_124e todo bc901f53 bfb6dafe
pub const BT_124e: Power = TODO;

/// # Bloodboil Brute
///
/// `BT_138` · Warrior minion · 7 mana · 6/8
///
/// > **Rush** Costs (1) less for each damaged minion.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ BT_138 todo fc3fd35d ff8283f9
pub const BT_138: Power = TODO;

/// # Bonechewer Raider
///
/// `BT_140` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a damaged minion, gain +1/+1 and **Rush**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Worg-mounted [`BT_140e`]
///
/// State: Todo
//~ BT_140 todo db2b857f 6af335d3
pub const BT_140: Power = TODO;

/// # Worg-mounted
///
/// `BT_140e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_140e todo e05c170c c116bd6c
pub const BT_140e: Power = TODO;

/// # Sword and Board
///
/// `BT_233` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. Gain 2 Armor.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Todo
//~ BT_233 todo d6af1e77 cf3d53e1
pub const BT_233: Power = TODO;

/// # Scrap Golem
///
/// `BT_249` · Warrior minion · 5 mana · 4/5
///
/// > **Taunt**. **Deathrattle**: Gain Armor equal to this minion's Attack.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ BT_249 todo 6759b4e5 faa5020e
pub const BT_249: Power = TODO;

/// # Bulwark of Azzinoth
///
/// `BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// - Set: Ashes of Outland · legendary · collectible
///
/// State: Todo
//~ BT_781 todo 08956eba e74f7a2a
pub const BT_781: Power = TODO;
