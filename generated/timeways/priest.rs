//! Priest cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wings of Eternity
///
/// `END_027` · Priest spell · 1 mana
///
/// > **Discover** a Dragon from the past with a **Dark Gift**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
///
/// State: Todo
//~ END_027 todo c7c55ff3 ae0430ae
pub const END_027: Power = TODO;

/// # For All Time
///
/// `END_028` · Multi-class spell · 4 mana
///
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Priest, Shaman
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ END_028 todo 0f41292b 37e292f6
pub const END_028: Power = TODO;

/// # Voodoo Totem
///
/// `END_029` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Shadow spell.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Totem
/// - Classes: Priest, Shaman
///
/// State: Todo
//~ END_029 todo 2c6ea17c 4d1861f5
pub const END_029: Power = TODO;

/// # Disciple of the Dove
///
/// `TIME_037` · Priest minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dove's Blessing [`TIME_037e`]
///
/// State: Todo
//~ TIME_037 todo 547e9c42 6b649fbf
pub const TIME_037: Power = TODO;

/// # Dove's Blessing
///
/// `TIME_037e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_037e todo d9cc6d8d 6960c768
pub const TIME_037e: Power = TODO;

/// # Cleansing Lightspawn
///
/// `TIME_427` · Priest minion · 4 mana · 2/3
///
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal damage equal to this minion's Health."
///
/// State: Todo
//~ TIME_427 todo 9d8947e2 b8c73829
pub const TIME_427: Power = TODO;

/// # Divine Augur
///
/// `TIME_429` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Light Intensity [`TIME_429e1`], Light Polarity [`TIME_429e2`]
///
/// State: Todo
//~ TIME_429 todo 4a002e11 75cce5d4
pub const TIME_429: Power = TODO;

/// # Light Intensity
///
/// `TIME_429e1` · Priest enchantment
///
/// > Attack increased.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_429e1 todo 5e380e15 d7974d74
pub const TIME_429e1: Power = TODO;

/// # Light Polarity
///
/// `TIME_429e2` · Priest enchantment
///
/// > Health increased.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_429e2 todo bebca499 b39a7cd7
pub const TIME_429e2: Power = TODO;

/// # Amber Priestess
///
/// `TIME_431` · Priest minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Target: "Restore Health equal to this minion's Health."
///
/// State: Todo
//~ TIME_431 todo 4cb8f338 9fd59ba7
pub const TIME_431: Power = TODO;

/// # Intertwined Fate
///
/// `TIME_432` · Priest spell · 3 mana
///
/// > **Discover** a copy of a card from your deck and one from your opponent's.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_432 todo e6d26009 61df33c1
pub const TIME_432: Power = TODO;

/// # Cease to Exist
///
/// `TIME_433` · Priest spell · 3 mana
///
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Rewind
/// - Refers to: Silence
///
/// State: Todo
//~ TIME_433 todo c1546ea2 54963c70
pub const TIME_433: Power = TODO;

/// # Eternus
///
/// `TIME_435` · Priest minion · 6 mana · 6/2
///
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Take control of minion with less Health."
///
/// State: Todo
//~ TIME_435 todo b5a6be07 28f9a4b2
pub const TIME_435: Power = TODO;

/// # Past Conflux
///
/// `TIME_436` · Priest location · 7 mana · 0 uses
///
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Tokens: Present Conflux [`TIME_436t1`], Future Conflux [`TIME_436t2`]
///
/// State: Todo
//~ TIME_436 todo e69e9531 5ef60ee4
pub const TIME_436: Power = TODO;

/// # Present Conflux
///
/// `TIME_436t1` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Mechanics: Discover
/// - Tokens: Future Conflux [`TIME_436t2`]
///
/// State: Todo
//~ TIME_436t1 todo b5183d94 31cd7790
pub const TIME_436t1: Power = TODO;

/// # Future Conflux
///
/// `TIME_436t2` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
///
/// - Set: Across the Timeways · epic
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_436t2 todo 740d250a be18abdf
pub const TIME_436t2: Power = TODO;

/// # Power Word: Barrier
///
/// `TIME_447` · Priest spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Barrier [`TIME_447e2`]
///
/// State: Todo
//~ TIME_447 todo cceffcd5 4746fa23
pub const TIME_447: Power = TODO;

/// # Barrier
///
/// `TIME_447e2` · Priest enchantment
///
/// > +2 Health
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_447e2 todo 7dbc6f88 124d44a1
pub const TIME_447e2: Power = TODO;

/// # Medivh the Hallowed
///
/// `TIME_890` · Priest minion · 10 mana · 7/7
///
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Refers to: Silence
/// - Tags: `2936` = 1
/// - Tokens: Atiesh the Greatstaff [`TIME_890t`], Karazhan the Sanctum [`TIME_890t2`]
///
/// State: Todo
//~ TIME_890 todo 498057a5 34de568a
pub const TIME_890: Power = TODO;

/// # Atiesh the Greatstaff
///
/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
///
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_890t todo 495c3219 3e153d83
pub const TIME_890t: Power = TODO;

/// # Karazhan the Sanctum
///
/// `TIME_890t2` · Priest location · 10 mana · 0 uses
///
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_890t2 todo bef0bc33 165f85ae
pub const TIME_890t2: Power = TODO;
