//! Paladin cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Competitive Spirit
///
/// `AT_073` · Paladin spell · 1 mana
///
/// > **Secret:** When your turn starts, give your minions +1/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Competitive Spirit [`AT_073e`]
///
/// State: Todo
//~ AT_073 todo 625cf3f6 5fd91cb7
pub const AT_073: Power = TODO;

/// # Competitive Spirit
///
/// `AT_073e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_073e todo 3f3ecee1 6478ade4
pub const AT_073e: Power = TODO;

/// # Seal of Champions
///
/// `AT_074` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3 Attack and **Divine Shield**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Seal of Champions [`AT_074e2`]
///
/// State: Todo
//~ AT_074 todo 75682f0f a45c5968
pub const AT_074: Power = TODO;

/// # Seal of Champions
///
/// `AT_074e2` · Paladin enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_074e2 todo cb57e1f5 f27833b7
pub const AT_074e2: Power = TODO;

/// # Warhorse Trainer
///
/// `AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Might of the Hostler [`AT_075e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ AT_075 todo 5101a062 c28a323c
pub const AT_075: Power = TODO;

/// # Might of the Hostler
///
/// `AT_075e` · Paladin enchantment
///
/// > Warhorse Trainer is granting +2 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
/// - Tokens: Warhorse Trainer [`AT_075`]
///
/// State: Todo
//~ AT_075e todo bad549e6 9eb047c6
pub const AT_075e: Power = TODO;

/// # Murloc Knight
///
/// `AT_076` · Paladin minion · 4 mana · 3/4
///
/// > **Inspire:** Summon a random Murloc.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_076 todo f712341c db14b2c3
pub const AT_076: Power = TODO;

/// # Argent Lance
///
/// `AT_077` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Extra Poke [`AT_077e`]
///
/// State: Todo
//~ AT_077 todo cfe1cca3 d1d7323f
pub const AT_077: Power = TODO;

/// # Extra Poke
///
/// `AT_077e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_077e todo 4a0313d0 45c9645c
pub const AT_077e: Power = TODO;

/// # Enter the Coliseum
///
/// `AT_078` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ AT_078 todo cf86f7bd 4284baee
pub const AT_078: Power = TODO;

/// # Mysterious Challenger
///
/// `AT_079` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ AT_079 todo 0ced7b23 a262a2a1
pub const AT_079: Power = TODO;

/// # Eadric the Pure
///
/// `AT_081` · Paladin minion · 7 mana · 3/7
///
/// > **Battlecry:** Change all enemy minions' Attack to 1.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Purified [`AT_081e`]
///
/// State: Todo
//~ AT_081 todo 2184d130 318be908
pub const AT_081: Power = TODO;

/// # Purified
///
/// `AT_081e` · Paladin enchantment
///
/// > Attack changed to 1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_081e todo 0474b517 5d11359e
pub const AT_081e: Power = TODO;

/// # Tuskarr Jouster
///
/// `AT_104` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_104 todo 4bd7f24a df2c8be0
pub const AT_104: Power = TODO;
