//! Priest cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Orbital Halo
///
/// `GDB_439` · Priest spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Divine Shield
/// - Tags: `1724` = 1
/// - Enchantments: Orbiting Halo [`GDB_439e`]
///
/// State: Todo
//~ GDB_439 todo d2c9ef7b ff60538e
pub const GDB_439: Power = TODO;

/// # Orbiting Halo
///
/// `GDB_439e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_439e todo 3257996c b9929b1b
pub const GDB_439e: Power = TODO;

/// # Mystified To'cha
///
/// `GDB_440` · Priest minion · 4 mana · 4/2
///
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: The Answer [`GDB_440e`]
///
/// State: Todo
//~ GDB_440 todo f6e5efb5 8c104be9
pub const GDB_440: Power = TODO;

/// # The Answer
///
/// `GDB_440e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_440e todo 78cced5b 1e9e688e
pub const GDB_440e: Power = TODO;

/// # Anchorite
///
/// `GDB_441` · Priest minion · 3 mana · 2/4
///
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Refers to: Overheal
/// - Enchantments: Devotion [`GDB_441e`]
///
/// State: Todo
//~ GDB_441 todo 8d3334b6 d025752e
pub const GDB_441: Power = TODO;

/// # Devotion
///
/// `GDB_441e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_441e todo 1ef23f0e 5d516e13
pub const GDB_441e: Power = TODO;

/// # K'ure, the Light Beyond
///
/// `GDB_442` · Priest minion · 3 mana · 3/3
///
/// > Spellburst**:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst.)*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ GDB_442 todo 73e046a3 28e210fd
pub const GDB_442: Power = TODO;

/// # Shield of Askara
///
/// `GDB_452` · Priest minion · 6 mana · 4/8
///
/// > **Taunt Divine Shield Lifesteal**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ GDB_452 vanilla 777cba6a 08764cf1
pub const GDB_452: Power = VANILLA;

/// # Overzealous Healer
///
/// `GDB_454` · Priest minion · 1 mana · 3/3
///
/// > **Deathrattle:** Restore #6 Health to the enemy hero. Spellburst**: Silence** this minion.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Spellburst
/// - Refers to: Silence
///
/// State: Todo
//~ GDB_454 todo 140d1d7b 5c587280
pub const GDB_454: Power = TODO;

/// # Askara
///
/// `GDB_455` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Askara Future Buff [`GDB_455e`]
///
/// State: Todo
//~ GDB_455 todo 7e3a4bd8 0233aa2b
pub const GDB_455: Power = TODO;

/// # Askara Future Buff
///
/// `GDB_455e` · Priest enchantment
///
/// > The next two Draenei you play summon a copy of themselves.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ GDB_455e todo bcc2af9f 2bad4434
pub const GDB_455e: Power = TODO;

/// # Lightspeed
///
/// `GDB_457` · Priest spell · Holy · 2 mana
///
/// > **Echo** Give a minion +1/+2 and **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Echo
/// - Refers to: Rush
/// - Enchantments: Speed of Light [`GDB_457e1`]
///
/// State: Todo
//~ GDB_457 todo 0884054f 449bcd26
pub const GDB_457: Power = TODO;

/// # Speed of Light
///
/// `GDB_457e1` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_457e1 todo 336def86 d3d4c2a2
pub const GDB_457e1: Power = TODO;

/// # Divine Star
///
/// `GDB_460` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to a minion. Give a random minion in your hand +3 Health.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Enchantments: Moral Compass [`GDB_460e2`]
///
/// State: Todo
//~ GDB_460 todo ae75b926 2e11a1af
pub const GDB_460: Power = TODO;

/// # Moral Compass
///
/// `GDB_460e2` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_460e2 todo 0f3f5a3c addc1ef9
pub const GDB_460e2: Power = TODO;

/// # Gravity Lapse
///
/// `GDB_464` · Priest spell · 0 mana
///
/// > Set EVERY minion's Attack and Health to the lower of the two.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Enchantments: Low Gravity [`GDB_464e`], Intense Gravity [`GDB_464e2`]
///
/// State: Todo
//~ GDB_464 todo 8a901fff 74d5190a
pub const GDB_464: Power = TODO;

/// # Low Gravity
///
/// `GDB_464e` · Priest enchantment
///
/// > Attack reduced.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_464e todo 20fa68c9 bad1b3d8
pub const GDB_464e: Power = TODO;

/// # Intense Gravity
///
/// `GDB_464e2` · Priest enchantment
///
/// > Health reduced.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_464e2 todo c82ea0a3 b87da617
pub const GDB_464e2: Power = TODO;

/// # Hallucination
///
/// `SC_757` · Priest spell · 1 mana
///
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Hallucination [`SC_757e`]
///
/// State: Todo
//~ SC_757 todo 9476ac4a 78dd1fc1
pub const SC_757: Power = TODO;

/// # Hallucination
///
/// `SC_757e` · Priest enchantment
///
/// > Takes double damage.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_757e todo ab8c0164 dd553e61
pub const SC_757e: Power = TODO;

/// # Mothership
///
/// `SC_762` · Priest minion · 12 mana · 10/10
///
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle, Battlecry, Protoss
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_762 todo bce2dee2 541cc00b
pub const SC_762: Power = TODO;

/// # Sentry
///
/// `SC_764` · Priest minion · 2 mana · 2/2
///
/// > **Lifesteal**. **Deathrattle:** Your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Lifesteal, Protoss
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_764 todo d34d9342 96565972
pub const SC_764: Power = TODO;
