//! Druid cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lunar Eclipse
///
/// `DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Lunar Empowerment [`DMF_057e`], Lunar Empowerment [`DMF_057o`]
///
/// State: Todo
//~ DMF_057 todo 8ba77065 9b451e21
pub const DMF_057: Power = TODO;

/// # Lunar Empowerment
///
/// `DMF_057e` · Druid enchantment
///
/// > The next spell you cast costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_057e todo e5bc95a1 73486bc9
pub const DMF_057e: Power = TODO;

/// # Lunar Empowerment
///
/// `DMF_057o` · Druid enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_057o todo 836e1b52 8b74cbeb
pub const DMF_057o: Power = TODO;

/// # Solar Eclipse
///
/// `DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Solar Empowerment [`DMF_058e`], Solar Empowerment [`DMF_058o`]
///
/// State: Todo
//~ DMF_058 todo c98c9379 21897010
pub const DMF_058: Power = TODO;

/// # Solar Empowerment
///
/// `DMF_058e` · Druid enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_058e todo 7e8c0d8b 3be7cb04
pub const DMF_058e: Power = TODO;

/// # Solar Empowerment
///
/// `DMF_058o` · Druid enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_058o todo c1a99a51 3bf85f01
pub const DMF_058o: Power = TODO;

/// # Fizzy Elemental
///
/// `DMF_059` · Druid minion · 9 mana · 10/10
///
/// > **Rush Taunt**
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ DMF_059 vanilla 325f3170 a951df00
pub const DMF_059: Power = VANILLA;

/// # Umbral Owl
///
/// `DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ DMF_060 todo 4696c9df 03141804
pub const DMF_060: Power = TODO;

/// # Faire Arborist
///
/// `DMF_061` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Choose One, Corrupt
/// - Tokens: Prune the Fruit [`DMF_061a`], Dig It Up [`DMF_061b`], Faire Arborist [`DMF_061t`], Treant [`DMF_061t2`]
///
/// State: Todo
//~ DMF_061 todo a0d50f3b 29d5315c
pub const DMF_061: Power = TODO;

/// # Prune the Fruit
///
/// `DMF_061a` · Druid spell · 3 mana
///
/// > Draw a card.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_061a todo 08c853a8 05300b67
pub const DMF_061a: Power = TODO;

/// # Dig It Up
///
/// `DMF_061b` · Druid spell · 3 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_061b todo bcae35da 82d71ff6
pub const DMF_061b: Power = TODO;

/// # Faire Arborist
///
/// `DMF_061t` · Druid minion · 3 mana · 2/2
///
/// > **Corrupted Battlecry:** Summon a 2/2 Treant. Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Battlecry, Corrupted Card
///
/// State: Todo
//~ DMF_061t todo b2748a85 aedc8ccf
pub const DMF_061t: Power = TODO;

/// # Treant
///
/// `DMF_061t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ DMF_061t2 vanilla 001baa5f a5ed1818
pub const DMF_061t2: Power = VANILLA;

/// # Guess the Weight
///
/// `DMF_075` · Druid spell · 2 mana
///
/// > Draw a card. Guess if your next card costs more or less to draw it.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Tokens: More! [`DMF_075a`], Less! [`DMF_075a2`]
///
/// State: Todo
//~ DMF_075 todo e5a76456 25adf620
pub const DMF_075: Power = TODO;

/// # More!
///
/// `DMF_075a` · Druid spell · 0 mana
///
/// > Guess that the next card costs more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Windfury
///
/// State: Todo
//~ DMF_075a todo 3ea6d77c 85f4eb95
pub const DMF_075a: Power = TODO;

/// # Less!
///
/// `DMF_075a2` · Druid spell · 0 mana
///
/// > Guess that the next card costs less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Windfury
///
/// State: Todo
//~ DMF_075a2 todo cff3d3ef ca0e0441
pub const DMF_075a2: Power = TODO;

/// # Moontouched Amulet
///
/// `DMF_730` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn. **Corrupt:** And gain 6 Armor.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Moontouched Amulet [`DMF_730e`]
/// - Tokens: Moontouched Amulet [`DMF_730t`]
///
/// State: Todo
//~ DMF_730 todo bcb69320 374518e7
pub const DMF_730: Power = TODO;

/// # Moontouched Amulet
///
/// `DMF_730e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_730e todo 40006f79 34a129e5
pub const DMF_730e: Power = TODO;

/// # Moontouched Amulet
///
/// `DMF_730t` · Druid spell · 3 mana
///
/// > **Corrupted** Give your hero +4 Attack this turn. Gain 6 Armor.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_730t todo 4fbff7af 1dacbd23
pub const DMF_730t: Power = TODO;

/// # Cenarion Ward
///
/// `DMF_732` · Druid spell · Nature · 8 mana
///
/// > Gain 8 Armor. Summon a random 8-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
///
/// State: Todo
//~ DMF_732 todo 1656bb85 c5f01f53
pub const DMF_732: Power = TODO;

/// # Kiri, Chosen of Elune
///
/// `DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Lunar Eclipse [`DMF_057`], Solar Eclipse [`DMF_058`]
///
/// State: Todo
//~ DMF_733 todo 7391c62d 57197e01
pub const DMF_733: Power = TODO;

/// # Greybough
///
/// `DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Greybud [`DMF_734e`]
///
/// State: Todo
//~ DMF_734 todo 8b304d71 96fd9857
pub const DMF_734: Power = TODO;

/// # Greybud
///
/// `DMF_734e` · Hunter enchantment
///
/// > **Deathrattle:** Summon Greybough.
///
/// - Set: Madness at the Darkmoon Faire · common
///
/// State: Todo
//~ DMF_734e todo 2df26643 ac60f498
pub const DMF_734e: Power = TODO;

/// # Guidance
///
/// `YOP_024` · Multi-class spell · 1 mana
///
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Overload
/// - Tokens: Spirit Path [`YOP_024t`]
///
/// State: Todo
//~ YOP_024 todo 863b6794 c1cd7a9b
pub const YOP_024: Power = TODO;

/// # Spirit Path
///
/// `YOP_024t` · Multi-class spell · 0 mana
///
/// > Add both spells to your hand. **Overload** (1)
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Classes: Druid, Shaman
///
/// State: Todo
//~ YOP_024t todo ee24d677 8f5a5fb6
pub const YOP_024t: Power = TODO;

/// # Dreaming Drake
///
/// `YOP_025` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Corrupt:** Gain +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Corrupt
/// - Tokens: Dreaming Drake [`YOP_025t`]
///
/// State: Todo
//~ YOP_025 todo 75ffa323 88560e98
pub const YOP_025: Power = TODO;

/// # Dreaming Drake
///
/// `YOP_025t` · Druid minion · 3 mana · 5/6
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Dragon
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Todo
//~ YOP_025t todo e6a38d0b 7d4b6714
pub const YOP_025t: Power = TODO;

/// # Arbor Up
///
/// `YOP_026` · Druid spell · Nature · 5 mana
///
/// > Summon two 2/2 Treants. Give your minions +2/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Forest Guards [`YOP_026e`]
/// - Tokens: Treant [`DMF_061t2`]
///
/// State: Todo
//~ YOP_026 todo 97fc4f98 4b182ed3
pub const YOP_026: Power = TODO;

/// # Forest Guards
///
/// `YOP_026e` · Druid enchantment
///
/// > +2/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ YOP_026e todo 6825041b 4de09109
pub const YOP_026e: Power = TODO;

/// # Resizing Pouch
///
/// `YOP_029` · Multi-class spell · 1 mana
///
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Druid, Hunter
/// - Mechanics: Discover
///
/// State: Todo
//~ YOP_029 todo 19eee86d 9e5ced44
pub const YOP_029: Power = TODO;
