//! Death Knight cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Jagged Edge of Time
///
/// `END_001` · Multi-class weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Death Knight, Rogue
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
///
/// State: Todo
//~ END_001 todo 93749bc9 4487d7c4
pub const END_001: Power = TODO;

/// # Wicked Blightspawn
///
/// `END_002` · Multi-class minion · 4 mana · 4/3
///
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Rogue
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Wicked [`END_002e`]
///
/// State: Todo
//~ END_002 todo bffb2ef3 28159fcd
pub const END_002: Power = TODO;

/// # Wicked
///
/// `END_002e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_002e todo 7ed32606 82dba598
pub const END_002e: Power = TODO;

/// # Finality
///
/// `END_003` · Death Knight spell · 3 mana
///
/// > Draw an Undead. **Imbue** your Hero Power twice.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Tokens: Blessing of the Infinite [`END_003p`]
///
/// State: Todo
//~ END_003 todo 4a81b7c7 582f83d8
pub const END_003: Power = TODO;

/// # Blessing of the Infinite
///
/// `END_003p` · Death Knight hero power · 0 mana
///
/// > **Passive** The first Undead you play each turn gains +**@** Attack.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1
/// - Enchantments: The End is Nigh [`END_003pe`]
///
/// State: Todo
//~ END_003p todo 078cd48d 7b70c29e
pub const END_003p: Power = TODO;

/// # The End is Nigh
///
/// `END_003pe` · Death Knight enchantment
///
/// > Increased Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_003pe todo fe51c328 572bcae9
pub const END_003pe: Power = TODO;

/// # Remnant of Rage
///
/// `END_004` · Multi-class minion · 7 mana · 5/4
///
/// > Costs (1) less for each minion that died this turn. **Battlecry:** Draw 2 cards.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Undead, Demon
/// - Classes: Death Knight, Demon Hunter
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
///
/// State: Todo
//~ END_004 todo 611b0d48 cf2c9cb9
pub const END_004: Power = TODO;

/// # Bygone Echoes
///
/// `END_005` · Multi-class spell · Shadow · 5 mana
///
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Death Knight, Demon Hunter
/// - Mechanics: Outcast, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ END_005 todo 64460379 e184ed87
pub const END_005: Power = TODO;

/// # Shadows of Yesterday
///
/// `TIME_610` · Death Knight spell · Shadow · 6 mana
///
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
/// - Refers to: Bonus Effects
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Anomalous Shade [`TIME_610t2`]
///
/// State: Todo
//~ TIME_610 todo dffbd661 bee9dde8
pub const TIME_610: Power = TODO;

/// # Anomalous Shade
///
/// `TIME_610t2` · Death Knight minion · 2 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Undead
///
/// State: Vanilla
//~ TIME_610t2 vanilla bb7fa73a 258665f8
pub const TIME_610t2: Power = VANILLA;

/// # Timestop
///
/// `TIME_611` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. **Freeze** two random enemy minions.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ TIME_611 todo 38e6d73e e3228d9b
pub const TIME_611: Power = TODO;

/// # Blood Draw
///
/// `TIME_612` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a spell. This costs Health instead of Mana.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover, Cost Blood, Card Alternate Cost
///
/// State: Todo
//~ TIME_612 todo 12244137 c5805d5d
pub const TIME_612: Power = TODO;

/// # Cryofrozen Champion
///
/// `TIME_613` · Death Knight minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a random **Legendary** minion. Reduce its Cost by (1).
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle, Cost Frost
///
/// State: Todo
//~ TIME_613 todo e47a8183 3f70daf1
pub const TIME_613: Power = TODO;

/// # Liferender
///
/// `TIME_614` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero's Health changed this turn, deal 6 damage to an enemy minion.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage to an enemy minion."
///
/// State: Todo
//~ TIME_614 todo bbd91af9 040cfa75
pub const TIME_614: Power = TODO;

/// # Forgotten Millennium
///
/// `TIME_615` · Death Knight spell · 8 mana
///
/// > Fill your hand with random Undead. They cost Health instead of Mana this turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Enchantments: Forgotten [`TIME_615e`]
///
/// State: Todo
//~ TIME_615 todo fb4a1222 6ddeb3da
pub const TIME_615: Power = TODO;

/// # Forgotten
///
/// `TIME_615e` · Death Knight enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TIME_615e todo 491228cb 94d86b80
pub const TIME_615e: Power = TODO;

/// # Memoriam Manifest
///
/// `TIME_616` · Death Knight spell · Shadow · 4 mana
///
/// > Summon the highest Cost friendly Undead that died this game.
///
/// - Set: Across the Timeways · rare · collectible
///
/// State: Todo
//~ TIME_616 todo f0440992 9bdc17de
pub const TIME_616: Power = TODO;

/// # Chronochiller
///
/// `TIME_617` · Death Knight minion · 4 mana · 8/7
///
/// > You no longer draw a card at the start of your turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Frost, Cost Unholy
///
/// State: Todo
//~ TIME_617 todo dc0afdce d5e63918
pub const TIME_617: Power = TODO;

/// # Husk, Eternal Reaper
///
/// `TIME_618` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle, Corpse
/// - Enchantments: Eternal Life Player Enchant [`TIME_618e`], A Second Chance [`TIME_618e2`]
/// - Tokens: Eternal Life [`TIME_618t`]
///
/// State: Todo
//~ TIME_618 todo 1402a5af c65ef261
pub const TIME_618: Power = TODO;

/// # Eternal Life Player Enchant
///
/// `TIME_618e` · Death Knight enchantment
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ TIME_618e todo 3c0ad67a cb302300
pub const TIME_618e: Power = TODO;

/// # A Second Chance
///
/// `TIME_618e2` · Neutral enchantment
///
/// > Your hero has been resurrected.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_618e2 todo ff809037 d166417a
pub const TIME_618e2: Power = TODO;

/// # Eternal Life
///
/// `TIME_618t` · Death Knight spell · 0 mana
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Visible Player Enchantment Card
/// - Refers to: Corpse
///
/// State: Todo
//~ TIME_618t todo 2a6e5e15 3366fd43
pub const TIME_618t: Power = TODO;

/// # Talanji of the Graves
///
/// `TIME_619` · Death Knight minion · 4 mana · 4/5
///
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died)*. Choose a Boon to give him.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Enchantments: Boon of Power Player Ench [`TIME_619e`], Boon of Longevity Player Ench [`TIME_619e2`], Boon of Speed Player Ench [`TIME_619e3`], Pact for Power [`TIME_619e4`], Pact for Longevity [`TIME_619e5`], Pact for Speed [`TIME_619e6`]
/// - Tokens: Bwonsamdi [`TIME_619t`], What Befell Zandalar [`TIME_619t2`], Boon of Power [`TIME_619t3`], Boon of Longevity [`TIME_619t4`], Boon of Speed [`TIME_619t5`]
///
/// State: Todo
//~ TIME_619 todo 9f9f144a 0ee61d46
pub const TIME_619: Power = TODO;

/// # Boon of Power Player Ench
///
/// `TIME_619e` · Death Knight enchantment
///
/// > Give Bwonsamdi **Taunt* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e todo 00524eb0 4cd355c8
pub const TIME_619e: Power = TODO;

/// # Boon of Longevity Player Ench
///
/// `TIME_619e2` · Death Knight enchantment
///
/// > Give Bwonsamdi **Lifesteal* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e2 todo 5693c09c 9a408f65
pub const TIME_619e2: Power = TODO;

/// # Boon of Speed Player Ench
///
/// `TIME_619e3` · Death Knight enchantment
///
/// > Give Bwonsamdi **Rush* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e3 todo 1e74490c e02296c1
pub const TIME_619e3: Power = TODO;

/// # Pact for Power
///
/// `TIME_619e4` · Death Knight enchantment
///
/// > **Taunt**.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e4 todo 1fed9968 055fffae
pub const TIME_619e4: Power = TODO;

/// # Pact for Longevity
///
/// `TIME_619e5` · Death Knight enchantment
///
/// > **Lifesteal**.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e5 todo b11033e7 9334d44c
pub const TIME_619e5: Power = TODO;

/// # Pact for Speed
///
/// `TIME_619e6` · Death Knight enchantment
///
/// > **Rush**.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_619e6 todo abf55cc8 9b244170
pub const TIME_619e6: Power = TODO;

/// # Bwonsamdi
///
/// `TIME_619t` · Death Knight minion · 6 mana · 6/6
///
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
///
/// - Set: Across the Timeways
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Is Fabled Bundle Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `1724` = 1
///
/// State: Todo
//~ TIME_619t todo b6611ed4 987515e8
pub const TIME_619t: Power = TODO;

/// # What Befell Zandalar
///
/// `TIME_619t2` · Death Knight spell · 3 mana
///
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_619t2 todo ada44b4f e05f5b49
pub const TIME_619t2: Power = TODO;

/// # Boon of Power
///
/// `TIME_619t3` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Taunt* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Taunt, Deathrattle
///
/// State: Todo
//~ TIME_619t3 todo 4f8c80eb fd8df7cc
pub const TIME_619t3: Power = TODO;

/// # Boon of Longevity
///
/// `TIME_619t4` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Lifesteal* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Deathrattle, Lifesteal
///
/// State: Todo
//~ TIME_619t4 todo e63db5ef ef681a71
pub const TIME_619t4: Power = TODO;

/// # Boon of Speed
///
/// `TIME_619t5` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Rush* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Deathrattle, Rush
///
/// State: Todo
//~ TIME_619t5 todo a81e333a 389573c0
pub const TIME_619t5: Power = TODO;
