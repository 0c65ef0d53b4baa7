//! Warrior cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Clutch of Corruption
///
/// `EDR_454` · Warrior location · 2 mana · 0 uses
///
/// > Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Tokens: Horrible Egg [`EDR_454t`]
///
/// State: Todo
//~ EDR_454 todo a2c1fa30 3f43e1dc
pub const EDR_454: Power = TODO;

/// # Horrible Egg
///
/// `EDR_454t` · Warrior minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon {0}.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EDR_454t todo 9624a35a 2a8500f8
pub const EDR_454t: Power = TODO;

/// # Succumb to Madness
///
/// `EDR_455` · Warrior spell · 3 mana
///
/// > **Discover** a friendly Dragon that died this game. Resummon it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ EDR_455 todo 3f8f49d6 a02ec9f1
pub const EDR_455: Power = TODO;

/// # Darkrider
///
/// `EDR_456` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ EDR_456 todo 270d18e8 1a09d76b
pub const EDR_456: Power = TODO;

/// # Brood Keeper
///
/// `EDR_457` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, equip a 2/2 Sword.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Nightmare Slicer [`EDR_457t`]
///
/// State: Todo
//~ EDR_457 todo 2542d297 67d575a6
pub const EDR_457: Power = TODO;

/// # Nightmare Slicer
///
/// `EDR_457t` · Warrior weapon · 2 mana · 2/2 durability
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ EDR_457t vanilla 33721efd 0c6b26e5
pub const EDR_457t: Power = VANILLA;

/// # Afflicted Devastator
///
/// `EDR_459` · Warrior minion · 4 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other friendly minions. **Deathrattle:** Deal 3 damage to all enemy minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ EDR_459 todo fb1d8f58 7346eb35
pub const EDR_459: Power = TODO;

/// # Ysondre
///
/// `EDR_465` · Warrior minion · 7 mana · 8/5
///
/// > **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ EDR_465 todo 88c59573 1b9a9fba
pub const EDR_465: Power = TODO;

/// # Eggbasher
///
/// `EDR_468` · Warrior minion · 4 mana · 3/5
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +4 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage and grant +4 Attack."
/// - Enchantments: Scrambled Attack [`EDR_468e1`]
///
/// State: Todo
//~ EDR_468 todo 4e848fb9 f395f213
pub const EDR_468: Power = TODO;

/// # Scrambled Attack
///
/// `EDR_468e1` · Warrior enchantment
///
/// > +4 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_468e1 todo f7ba1b2d fbbf6d60
pub const EDR_468e1: Power = TODO;

/// # Tortolla
///
/// `EDR_471` · Warrior minion · 10 mana · 1/30
///
/// > **Taunt**, **Elusive** After this takes damage, gain 1 Armor and give this minion +1 Attack.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
/// - Tags: `4065` = 1, `4128` = 1, `4548` = 1
/// - Enchantments: Tortolla's Rage [`EDR_471e`]
///
/// State: Todo
//~ EDR_471 todo 9c7a4232 edf0fc9f
pub const EDR_471: Power = TODO;

/// # Tortolla's Rage
///
/// `EDR_471e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Into the Emerald Dream
/// - Tags: `3860` = 1
///
/// State: Todo
//~ EDR_471e todo c8c6e2d7 d9cfc0d8
pub const EDR_471e: Power = TODO;

/// # Siphoning Growth
///
/// `EDR_531` · Warrior spell · 1 mana
///
/// > Destroy a friendly minion to gain 8 Armor.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Siphoned Growth [`EDR_531e`]
///
/// State: Todo
//~ EDR_531 todo b3afcd17 9d4b3d17
pub const EDR_531: Power = TODO;

/// # Siphoned Growth
///
/// `EDR_531e` · Warrior enchantment
///
/// > +2 Attack. This minion's **Deathrattles** trigger twice.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_531e todo a7920b03 20b84a72
pub const EDR_531e: Power = TODO;

/// # Ominous Nightmares
///
/// `EDR_570` · Warrior spell · Shadow · 1 mana
///
/// > **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Terror of the Night [`EDR_570e`]
/// - Tokens: Nightmarish Burst [`EDR_570A`], Unstable Power [`EDR_570B`]
///
/// State: Todo
//~ EDR_570 todo fe8c85af 89b13d0e
pub const EDR_570: Power = TODO;

/// # Nightmarish Burst
///
/// `EDR_570A` · Warrior spell · Shadow · 1 mana
///
/// > Deal $1 damage to all minions.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_570A todo 79ef3e89 d8698e37
pub const EDR_570A: Power = TODO;

/// # Unstable Power
///
/// `EDR_570B` · Warrior spell · Shadow · 1 mana
///
/// > Give a damaged minion +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_570B todo 1664e0cc f04280b5
pub const EDR_570B: Power = TODO;

/// # Terror of the Night
///
/// `EDR_570e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_570e todo 45f6db45 7ea37a21
pub const EDR_570e: Power = TODO;

/// # Keeper of Flame
///
/// `FIR_928` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blazing Strength [`FIR_928e`], Burning Up [`FIR_928e2`], Burning Up [`FIR_928e3`]
///
/// State: Todo
//~ FIR_928 todo 11a2b068 0eb1d45d
pub const FIR_928: Power = TODO;

/// # Blazing Strength
///
/// `FIR_928e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_928e todo c4a4b076 7b437944
pub const FIR_928e: Power = TODO;

/// # Burning Up
///
/// `FIR_928e2` · Druid enchantment
///
/// > This card is on fire!
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_928e2 todo 62c14985 04119d9a
pub const FIR_928e2: Power = TODO;

/// # Burning Up
///
/// `FIR_928e3` · Druid enchantment
///
/// > This card is on fire!
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ FIR_928e3 todo 2b40e915 727fc987
pub const FIR_928e3: Power = TODO;

/// # Shadowflame Suffusion
///
/// `FIR_939` · Warrior spell · Fire · 2 mana
///
/// > Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ FIR_939 todo c991c2fe 9a871136
pub const FIR_939: Power = TODO;

/// # Dragon Turtle
///
/// `FIR_956` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Beast, Dragon
/// - Mechanics: Battlecry
/// - Refers to: Dark Gift
/// - Tags: `2523` = 1, `4548` = 1, `4578` = 1
/// - Enchantments: Turtle Maw [`FIR_956e`]
///
/// State: Todo
//~ FIR_956 todo ff37109f 6f4d3df9
pub const FIR_956: Power = TODO;

/// # Turtle Maw
///
/// `FIR_956e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ FIR_956e todo ce31bb04 d1024f60
pub const FIR_956e: Power = TODO;
