//! Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Elemental Companion
///
/// `DEEP_002` · Multi-class spell · 3 mana
///
/// > Summon a random Elemental Companion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Hunter, Mage
/// - Tokens: Hiffar [`DEEP_002t`], Luekk [`DEEP_002t2`], Me'sho [`DEEP_002t3`]
///
/// State: Todo
//~ DEEP_002 todo 71569a7e 0c4b1e7a
pub const DEEP_002: Power = TODO;

/// # Hiffar
///
/// `DEEP_002t` · Multi-class minion · 3 mana · 4/2
///
/// > Your spells cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Mechanics: Aura
/// - Enchantments: Haffir [`DEEP_002te`]
///
/// State: Todo
//~ DEEP_002t todo dc31b076 a63cdc72
pub const DEEP_002t: Power = TODO;

/// # Luekk
///
/// `DEEP_002t2` · Multi-class minion · 3 mana · 2/4
///
/// > **Spell Damage +2**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Mechanics: Spellpower
///
/// State: Todo
//~ DEEP_002t2 todo a39de1b7 fe8c9718
pub const DEEP_002t2: Power = TODO;

/// # Me'sho
///
/// `DEEP_002t3` · Multi-class minion · 3 mana · 4/4
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ DEEP_002t3 vanilla 53430483 a76495bb
pub const DEEP_002t3: Power = VANILLA;

/// # Haffir
///
/// `DEEP_002te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_002te todo 73003364 c9480be9
pub const DEEP_002te: Power = TODO;

/// # Shimmer Shot
///
/// `DEEP_003` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage. Summon a random minion of that Cost.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Todo
//~ DEEP_003 todo bc65bc09 4864d4d8
pub const DEEP_003: Power = TODO;

/// # Mantle Shaper
///
/// `DEEP_004` · Multi-class minion · 5 mana · 5/5
///
/// > Costs (1) less for each spell you've cast while holding this.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental, Naga
/// - Classes: Hunter, Mage
/// - Tags: `2553` = 1
///
/// State: Todo
//~ DEEP_004 todo 8149b666 e9abdc40
pub const DEEP_004: Power = TODO;

/// # Sneaky Snakes
///
/// `WW_806` · Hunter spell · 1 mana
///
/// > Summon two 1/1 Snakes with **Stealth**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Stealth
/// - Tokens: Sidewinder [`WW_806t`]
///
/// State: Todo
//~ WW_806 todo 8ddbd250 cecefd1d
pub const WW_806: Power = TODO;

/// # Sidewinder
///
/// `WW_806t` · Hunter minion · 1 mana · 1/1
///
/// > **Stealth**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ WW_806t vanilla 0d70f4c4 886c7123
pub const WW_806t: Power = VANILLA;

/// # Messenger Buzzard
///
/// `WW_807` · Hunter minion · 2 mana · 1/2
///
/// > **Deathrattle:** Draw a Beast. Give minions in your hand +1/+1.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: A Message [`WW_807e`]
///
/// State: Todo
//~ WW_807 todo baccfbc7 76ca7839
pub const WW_807: Power = TODO;

/// # A Message
///
/// `WW_807e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_807e todo 648a3995 427480c5
pub const WW_807e: Power = TODO;

/// # Silver Serpent
///
/// `WW_808` · Hunter minion · 3 mana · 2/3
///
/// > Rush**,** Poisonous **Quickdraw:** Gain **Immune** this turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush, Quickdraw
/// - Refers to: Immune
/// - Enchantments: Silver Fangs [`WW_808e`]
///
/// State: Todo
//~ WW_808 todo d898a6ce d91fbc92
pub const WW_808: Power = TODO;

/// # Silver Fangs
///
/// `WW_808e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_808e todo 94a4ec69 375d04eb
pub const WW_808e: Power = TODO;

/// # Bovine Skeleton
///
/// `WW_809` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** If this has 4 or more Attack, summon a Bovine Skeleton.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Todo
//~ WW_809 todo 54034cc0 6aa5717f
pub const WW_809: Power = TODO;

/// # Camouflage Mount
///
/// `WW_810` · Hunter spell · 4 mana
///
/// > Give a minion +3/+3 and a random **Bonus Effect**. When it dies, summon a Chameleon.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Refers to: Deathrattle, Bonus Effects
/// - Tokens: Chameleon [`WW_810t1`], Chameleon [`WW_810t2`], Chameleon [`WW_810t3`], Chameleon [`WW_810t4`], Chameleon [`WW_810t5`], Chameleon [`WW_810t6`], Chameleon [`WW_810t7`], Chameleon [`WW_810t8`]
///
/// State: Todo
//~ WW_810 todo 9cd22049 9a81414e
pub const WW_810: Power = TODO;

/// # Chameleon
///
/// `WW_810t1` · Hunter minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Divine Shield
/// - Enchantments: On a Chameleon [`WW_810t1e1`]
///
/// State: Vanilla
//~ WW_810t1 vanilla eddd9483 236033e2
pub const WW_810t1: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t1e1` · Hunter enchantment
///
/// > +3/+3 and **Divine Shield**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t1e1 todo 9e6c0465 d4c9816b
pub const WW_810t1e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t2` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: On a Chameleon [`WW_810t2e1`]
///
/// State: Vanilla
//~ WW_810t2 vanilla 57afa2e6 40b12513
pub const WW_810t2: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t2e1` · Hunter enchantment
///
/// > +3/+3 and **Taunt**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t2e1 todo e11f4961 a20bd4e2
pub const WW_810t2e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t3` · Hunter minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: On a Chameleon [`WW_810t3e1`]
///
/// State: Vanilla
//~ WW_810t3 vanilla 6e993db0 1bc93be3
pub const WW_810t3: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t3e1` · Hunter enchantment
///
/// > +3/+3 and **Rush**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t3e1 todo 81d43034 82ce8bca
pub const WW_810t3e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t4` · Hunter minion · 3 mana · 3/3
///
/// > **Windfury**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Windfury
/// - Enchantments: On a Chameleon [`WW_810t4e1`]
///
/// State: Vanilla
//~ WW_810t4 vanilla fcabd512 02aa61c1
pub const WW_810t4: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t4e1` · Hunter enchantment
///
/// > +3/+3 and **Windfury**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t4e1 todo 6c1f7e40 3b3ff788
pub const WW_810t4e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t5` · Hunter minion · 3 mana · 3/3
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Elusive
/// - Enchantments: On a Chameleon [`WW_810t5e1`]
///
/// State: Vanilla
//~ WW_810t5 vanilla e31c9e8e cef73100
pub const WW_810t5: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t5e1` · Hunter enchantment
///
/// > +3/+3 and **Elusive**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t5e1 todo 85d82324 c6a90144
pub const WW_810t5e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t6` · Hunter minion · 3 mana · 3/3
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Poisonous
/// - Enchantments: On a Chameleon [`WW_810t6e1`]
///
/// State: Vanilla
//~ WW_810t6 vanilla 87c25150 689e954c
pub const WW_810t6: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t6e1` · Hunter enchantment
///
/// > +3/+3 and **Poisonous**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t6e1 todo 64e0efa3 14b8ca11
pub const WW_810t6e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t7` · Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Lifesteal
/// - Enchantments: On a Chameleon [`WW_810t7e1`]
///
/// State: Vanilla
//~ WW_810t7 vanilla c854f9f0 9ddd58d6
pub const WW_810t7: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t7e1` · Hunter enchantment
///
/// > +3/+3 and **Lifesteal**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t7e1 todo 435079a5 6ba4171c
pub const WW_810t7e1: Power = TODO;

/// # Chameleon
///
/// `WW_810t8` · Hunter minion · 3 mana · 3/3
///
/// > **Reborn**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Reborn
/// - Enchantments: On a Chameleon [`WW_810t8e1`]
///
/// State: Vanilla
//~ WW_810t8 vanilla 4e8f855b 7504292f
pub const WW_810t8: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t8e1` · Hunter enchantment
///
/// > +3/+3 and **Reborn**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_810t8e1 todo 7c68a209 b13654f6
pub const WW_810t8e1: Power = TODO;

/// # Ten Gallon Hat
///
/// `WW_811` · Hunter spell · 2 mana
///
/// > Draw a minion. Give it +1/+1 and "**Deathrattle:** Get a Ten Gallon Hat."
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Ten Gallon Hat [`WW_811e`]
///
/// State: Todo
//~ WW_811 todo 14c43e96 bf11b68f
pub const WW_811: Power = TODO;

/// # Ten Gallon Hat
///
/// `WW_811e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Get a Ten Gallon Hat.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_811e todo 1ef39b4a 28724683
pub const WW_811e: Power = TODO;

/// # Saddle Up!
///
/// `WW_812` · Hunter spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random Beast that costs (3) or less."
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Saddled Up [`WW_812e`]
///
/// State: Todo
//~ WW_812 todo 647c1c0b e5354f34
pub const WW_812: Power = TODO;

/// # Saddled Up
///
/// `WW_812e` · Hunter enchantment
///
/// > **Deathrattle:** Summon a random Beast that costs (3) or less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_812e todo 935a389c c7041466
pub const WW_812e: Power = TODO;

/// # Starshooter
///
/// `WW_813` · Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get an Arcane Shot.
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Todo
//~ WW_813 todo ff9f984d 70b1f074
pub const WW_813: Power = TODO;

/// # Spurfang
///
/// `WW_814` · Hunter minion · 5 mana · 2/5
///
/// > **Battlecry and Deathrattle:** Summon a random Beast with Cost equal to this minion's Attack.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ WW_814 todo e1cc2a02 d6c8620c
pub const WW_814: Power = TODO;

/// # Theldurin the Lost
///
/// `WW_815` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, gain **Immune** this turn and attack all enemies.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Enchantments: Theldurin's Rage [`WW_815e`]
///
/// State: Todo
//~ WW_815 todo 95efea1f cfc3cc1b
pub const WW_815: Power = TODO;

/// # Theldurin's Rage
///
/// `WW_815e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_815e todo 425f3829 009c244f
pub const WW_815e: Power = TODO;
