//! Death Knight cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rimescale Siren
///
/// `NX2_035` · Death Knight minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've cast three spells while holding this, **Freeze** 3 random enemy minions.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Naga
/// - Mechanics: Battlecry, Cost Frost
/// - Refers to: Freeze
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3, `2553` = 1
///
/// State: Todo
//~ NX2_035 todo 01e60f58 ef0ee733
pub const NX2_035: Power = TODO;

/// # Construct Quarter
///
/// `NX2_036` · Death Knight location · 3 mana · 0 uses
///
/// > Destroy a friendly minion to summon a 4/5 Undead with **Rush**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Rush
/// - Tokens: Shambling Horror [`NX2_036t`], Undead Monstrosity [`RLK_057t`](crate::path_of_arthas::death_knight::RLK_057t)
///
/// State: Todo
//~ NX2_036 todo 8f203cd8 fc9bc7ab
pub const NX2_036: Power = TODO;

/// # Shambling Horror
///
/// `NX2_036t` · Death Knight minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ NX2_036t vanilla 6650d2c3 570b41a4
pub const NX2_036t: Power = VANILLA;

/// # Frost Queen Sindragosa
///
/// `NX2_037` · Death Knight minion · 7 mana · 6/6
///
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Cost Frost, Colossal
/// - Refers to: Freeze
/// - Tags: `1544` = 1, `2534` = 1
/// - Tokens: Sindragosa's Wing [`NX2_037t`], Sindragosa's Wing [`NX2_037t2`]
///
/// State: Todo
//~ NX2_037 todo 0e45fac1 c0853418
pub const NX2_037: Power = TODO;

/// # Sindragosa's Wing
///
/// `NX2_037t` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Dragon
/// - Mechanics: Freeze, Rush
/// - Tags: `2534` = 1
///
/// State: Todo
//~ NX2_037t todo 3c8d7db5 b85ad6fb
pub const NX2_037t: Power = TODO;

/// # Sindragosa's Wing
///
/// `NX2_037t2` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Dragon
/// - Mechanics: Freeze, Rush
/// - Tags: `2534` = 1
///
/// State: Todo
//~ NX2_037t2 todo 3a620fc0 b8078ec4
pub const NX2_037t2: Power = TODO;

/// # Soulbreaker
///
/// `RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
///
/// State: Todo
//~ RLK_012 todo dd3f3b6c 8a4f0037
pub const RLK_012: Power = TODO;

/// # Glacial Advance
///
/// `RLK_025e` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_025e todo 06727b52 3691530b
pub const RLK_025e: Power = TODO;

/// # Glacial Advance
///
/// `RLK_025o` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: March of the Lich King
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_025o todo 78a5f5f1 f4472dbe
pub const RLK_025o: Power = TODO;

/// # Corpse Explosion
///
/// `RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ RLK_035 todo 38b14fa7 ce974751
pub const RLK_035: Power = TODO;

/// # Vampiric Blood
///
/// `RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 3
/// - Enchantments: Vampiric Strength [`RLK_051e`]
///
/// State: Todo
//~ RLK_051 todo 8d52b07b e75a1fb8
pub const RLK_051: Power = TODO;

/// # Vampiric Strength
///
/// `RLK_051e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_051e todo 516e797c a1f3fb96
pub const RLK_051e: Power = TODO;

/// # Winter's Gift
///
/// `RLK_066e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_066e todo b1dd72cd 82be7797
pub const RLK_066e: Power = TODO;

/// # Bonestorm
///
/// `RLK_085e` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_085e todo a807837a af17be8b
pub const RLK_085e: Power = TODO;

/// # Necrotic Mortician
///
/// `RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Discover
///
/// State: Todo
//~ RLK_116 todo e25f24cb a08c6312
pub const RLK_116: Power = TODO;

/// # Meat Grinder
///
/// `RLK_120` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Corpse
///
/// State: Todo
//~ RLK_120 todo c313be9a a72f5804
pub const RLK_120: Power = TODO;

/// # Acolyte of Death
///
/// `RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_121 todo 99e1679f ae697f26
pub const RLK_121: Power = TODO;

/// # Blightfang
///
/// `RLK_225` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Taunt
/// - Enchantments: Plagued [`RLK_225e`]
/// - Tokens: Menacing Zombie [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3)
///
/// State: Todo
//~ RLK_225 todo 3cef10a9 4f5d345b
pub const RLK_225: Power = TODO;

/// # Plagued
///
/// `RLK_225e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Taunt** for your opponent.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_225e todo 524e6e60 bf64f1af
pub const RLK_225e: Power = TODO;

/// # Boneguard Commander
///
/// `RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tokens: Risen Footman [`RLK_061t`](crate::core::death_knight::RLK_061t), Risen Groom [`RLK_506t`](crate::path_of_arthas::death_knight::RLK_506t)
///
/// State: Todo
//~ RLK_506 todo 18e259d0 9f54f1a4
pub const RLK_506: Power = TODO;

/// # Alexandros Mograine
///
/// `RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 3
/// - Enchantments: Mograine's Migraine [`RLK_706e3`]
///
/// State: Todo
//~ RLK_706 todo 00e7e30d 45d14b37
pub const RLK_706: Power = TODO;

/// # Mograine's Migraine
///
/// `RLK_706e3` · Death Knight enchantment
///
/// > For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_706e3 todo 56030f88 f95496e5
pub const RLK_706e3: Power = TODO;

/// # Grave Mark
///
/// `RLK_707e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_707e todo a4d91d6e 1e7f63d9
pub const RLK_707e: Power = TODO;

/// # Grave Force
///
/// `RLK_707e2` · Death Knight enchantment
///
/// > +3 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_707e2 todo c1ab7cfc 38ad802f
pub const RLK_707e2: Power = TODO;

/// # Runeforged
///
/// `RLK_715e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_715e todo 911a3e43 4f686d66
pub const RLK_715e: Power = TODO;

/// # Soulstealer
///
/// `RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ RLK_741 todo 5915e6e8 437fa75a
pub const RLK_741: Power = TODO;

/// # Dug Up
///
/// `RLK_753e` · Death Knight enchantment
///
/// > +1/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_753e todo 8442cf46 5be807f4
pub const RLK_753e: Power = TODO;

/// # Thrown a Bone
///
/// `RLK_958e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_958e todo e0b2767e 575e6224
pub const RLK_958e: Power = TODO;
