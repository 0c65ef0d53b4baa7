//! Warrior cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fleshshaper
///
/// `NX2_027` · Warrior minion · 6 mana · 3/8
///
/// > **Taunt**. **Battlecry:** If you have 5 or more Armor, summon a copy of this.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Fully Repaired [`NX2_027e`], Fleshed Out [`NX2_027e2`]
///
/// State: Todo
//~ NX2_027 todo a6a29f98 bb467d01
pub const NX2_027: Power = TODO;

/// # Fully Repaired
///
/// `NX2_027e` · Warrior enchantment
///
/// > Restored Durability.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_027e todo 5881b40a bd1f1b15
pub const NX2_027e: Power = TODO;

/// # Fleshed Out
///
/// `NX2_027e2` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_027e2 todo 96df7d09 ff64cc76
pub const NX2_027e2: Power = TODO;

/// # Hookfist-3000
///
/// `NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Mech, Pirate
/// - Tags: `2539` = 1, `4932` = 1
///
/// State: Todo
//~ NX2_028 todo b0b6be71 b6a9caae
pub const NX2_028: Power = TODO;

/// # Training Session
///
/// `NX2_029` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
/// - Enchantments: Training Session [`NX2_029e`], Training Session Achieve [`NX2_029e1`]
///
/// State: Todo
//~ NX2_029 todo 2b78aeb1 2671d16b
pub const NX2_029: Power = TODO;

/// # Training Session
///
/// `NX2_029e` · Warrior enchantment
///
/// > If played this turn, **Discover** another **Taunt** minion.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ NX2_029e todo c936b26e 412b8e08
pub const NX2_029e: Power = TODO;

/// # Training Session Achieve
///
/// `NX2_029e1` · Warrior enchantment
///
/// > If played this turn, **Discover** another **Taunt** minion.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_029e1 todo 1af10bfd 031fb28e
pub const NX2_029e1: Power = TODO;

/// # Sunfire Smithing
///
/// `RLK_600` · Warrior spell · Fire · 4 mana
///
/// > Equip a 4/2 Sword. Give a random minion in your hand +4/+2.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: Overheated [`RLK_600e`]
/// - Tokens: Flamberge [`RLK_600t`]
///
/// State: Todo
//~ RLK_600 todo e9838215 7edfe264
pub const RLK_600: Power = TODO;

/// # Overheated
///
/// `RLK_600e` · Warrior enchantment
///
/// > +4/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_600e todo b7d9c21a 8661b674
pub const RLK_600e: Power = TODO;

/// # Flamberge
///
/// `RLK_600t` · Warrior weapon · 4 mana · 4/2 durability
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ RLK_600t vanilla 9d12e6fe 9666df83
pub const RLK_600t: Power = VANILLA;

/// # Last Stand
///
/// `RLK_601` · Warrior spell · 1 mana
///
/// > Draw a **Taunt** minion. **Manathirst (7):** Double its stats.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 7
/// - Enchantments: Stalwart Stand [`RLK_601e`]
///
/// State: Todo
//~ RLK_601 todo af3848ef 9a67acfa
pub const RLK_601: Power = TODO;

/// # Stalwart Stand
///
/// `RLK_601e` · Warrior enchantment
///
/// > Stats Doubled.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_601e todo 4ad9ce2f db942070
pub const RLK_601e: Power = TODO;

/// # Silverfury Stalwart
///
/// `RLK_602` · Warrior minion · 6 mana · 4/8
///
/// > **Rush Elusive Taunt**
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Taunt, Rush, Elusive
///
/// State: Vanilla
//~ RLK_602 vanilla 21dd0706 b903233e
pub const RLK_602: Power = VANILLA;

/// # Light of the Phoenix
///
/// `RLK_603` · Warrior spell · Fire · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each damaged friendly character.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_603 todo 4ed42252 14cb2e3c
pub const RLK_603: Power = TODO;

/// # Thori'belore
///
/// `RLK_604` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
/// - Tokens: Thori'belore [`RLK_604a`], Thori'belore [`RLK_604b`], Phoenix Egg [`RLK_604t`], Phoenix Egg [`RLK_604t2`]
///
/// State: Todo
//~ RLK_604 todo 399773fc 4adf0bcb
pub const RLK_604: Power = TODO;

/// # Thori'belore
///
/// `RLK_604a` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
///
/// - Set: March of the Lich King · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
///
/// State: Todo
//~ RLK_604a todo 881e2df0 1e72fa99
pub const RLK_604a: Power = TODO;

/// # Thori'belore
///
/// `RLK_604b` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: March of the Lich King · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2542` = 1
///
/// State: Vanilla
//~ RLK_604b vanilla 76a1181d 753e6d21
pub const RLK_604b: Power = VANILLA;

/// # Phoenix Egg
///
/// `RLK_604t` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King
/// - Mechanics: Untouchable, Score Value 1
/// - Refers to: Dormant
///
/// State: Todo
//~ RLK_604t todo a5ee7dcb 46f78d21
pub const RLK_604t: Power = TODO;

/// # Phoenix Egg
///
/// `RLK_604t2` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// - Set: March of the Lich King
/// - Mechanics: Untouchable, Score Value 1
/// - Refers to: Dormant
///
/// State: Todo
//~ RLK_604t2 todo ee428d1d fbc46442
pub const RLK_604t2: Power = TODO;

/// # Blazing Power
///
/// `RLK_605` · Warrior spell · Fire · 2 mana
///
/// > Give a minion +1/+1. Repeat for each damaged friendly character.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: On Fire! [`RLK_605e`]
///
/// State: Todo
//~ RLK_605 todo 00059a9b a4880247
pub const RLK_605: Power = TODO;

/// # On Fire!
///
/// `RLK_605e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_605e todo 8aba1594 83e56d95
pub const RLK_605e: Power = TODO;

/// # Disruptive Spellbreaker
///
/// `RLK_607` · Warrior minion · 5 mana · 4/6
///
/// > At the end of your turn, your opponent discards a spell.
///
/// - Set: March of the Lich King · epic · collectible
/// - Enchantments: Broken Spell [`RLK_607e`]
///
/// State: Todo
//~ RLK_607 todo ac47ae72 82566f27
pub const RLK_607: Power = TODO;

/// # Broken Spell
///
/// `RLK_607e` · Warrior enchantment
///
/// > Storing {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_607e todo 8aa53769 925e8cb4
pub const RLK_607e: Power = TODO;

/// # Asvedon, the Grandshield
///
/// `RLK_608` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ RLK_608 todo 2788b02b 3f1cca7a
pub const RLK_608: Power = TODO;

/// # Sunfury Champion
///
/// `RLK_609` · Warrior minion · 1 mana · 1/3
///
/// > After you cast a Fire spell, deal 1 damage to all minions.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Todo
//~ RLK_609 todo 690868ee bb99ccb0
pub const RLK_609: Power = TODO;

/// # Embers of Strength
///
/// `RLK_960` · Warrior spell · Fire · 2 mana
///
/// > Summon two 1/2 Guards with **Taunt**. **Manathirst (6):** Give them +1/+2.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt
/// - Tags: `MANATHIRST` = 6
/// - Enchantments: Empowered Embers [`RLK_960e`]
/// - Tokens: Emberbound Guard [`RLK_960t`]
///
/// State: Todo
//~ RLK_960 todo 2933a291 a6eb6474
pub const RLK_960: Power = TODO;

/// # Empowered Embers
///
/// `RLK_960e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_960e todo aa9f5223 8fde6377
pub const RLK_960e: Power = TODO;

/// # Emberbound Guard
///
/// `RLK_960t` · Warrior minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ RLK_960t vanilla d18d7542 c0df61a5
pub const RLK_960t: Power = VANILLA;
