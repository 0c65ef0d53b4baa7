//! Warrior cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Overlord Saurfang
///
/// `BAR_334` · Warrior minion · 7 mana · 5/4
///
/// > **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Frenzy
///
/// State: Todo
//~ BAR_334 todo 1934a692 65061bf2
pub const BAR_334: Power = TODO;

/// # Whirling Combatant
///
/// `BAR_840` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry and Frenzy:** Deal 1 damage to all other minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry, Frenzy
///
/// State: Todo
//~ BAR_840 todo 567f35f1 a866b7f4
pub const BAR_840: Power = TODO;

/// # Bulk Up
///
/// `BAR_841` · Warrior spell · 2 mana
///
/// > Give a random **Taunt** minion in your hand +1/+1 and copy it.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Swoll [`BAR_841e`]
///
/// State: Todo
//~ BAR_841 todo 75cd0563 1b199caf
pub const BAR_841: Power = TODO;

/// # Swoll
///
/// `BAR_841e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_841e todo 40e17dd0 03e6e6ca
pub const BAR_841e: Power = TODO;

/// # Conditioning (Rank 1)
///
/// `BAR_842` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Gains [`BAR_842e`], Gains [`BAR_842e2`], Gains [`BAR_842e3`]
/// - Tokens: Conditioning (Rank 2) [`BAR_842t`], Conditioning (Rank 3) [`BAR_842t2`]
///
/// State: Todo
//~ BAR_842 todo 1b581a5b 5f542aa7
pub const BAR_842: Power = TODO;

/// # Gains
///
/// `BAR_842e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_842e todo 22ef8923 21535858
pub const BAR_842e: Power = TODO;

/// # Gains
///
/// `BAR_842e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_842e2 todo fd0aee03 64fd5eb7
pub const BAR_842e2: Power = TODO;

/// # Gains
///
/// `BAR_842e3` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_842e3 todo e835f792 948f730c
pub const BAR_842e3: Power = TODO;

/// # Conditioning (Rank 2)
///
/// `BAR_842t` · Warrior spell · 2 mana
///
/// > Give minions in your hand +2/+2. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · rare
///
/// State: Todo
//~ BAR_842t todo 72327029 bd9cf6b3
pub const BAR_842t: Power = TODO;

/// # Conditioning (Rank 3)
///
/// `BAR_842t2` · Warrior spell · 2 mana
///
/// > Give minions in your hand +3/+3.
///
/// - Set: Forged in the Barrens · rare
///
/// State: Todo
//~ BAR_842t2 todo 3bd12aed 75a04741
pub const BAR_842t2: Power = TODO;

/// # Warsong Envoy
///
/// `BAR_843` · Warrior minion · 1 mana · 1/3
///
/// > **Frenzy:** Gain +1 Attack for each damaged character.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Frenzy
///
/// State: Todo
//~ BAR_843 todo 9f82b0ef 993c3815
pub const BAR_843: Power = TODO;

/// # Outrider's Axe
///
/// `BAR_844` · Warrior weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks and kills a minion, draw a card.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ BAR_844 todo 3b61bd2e 30cd1217
pub const BAR_844: Power = TODO;

/// # Rancor
///
/// `BAR_845` · Warrior spell · 4 mana
///
/// > Deal $2 damage to all minions. Gain 2 Armor for each destroyed.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Todo
//~ BAR_845 todo fced5a4a 8715db96
pub const BAR_845: Power = TODO;

/// # Mor'shan Elite
///
/// `BAR_846` · Warrior minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** If your hero attacked this turn, summon a copy of this.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ BAR_846 todo f7563ee0 9c8f2c82
pub const BAR_846: Power = TODO;

/// # Rokara
///
/// `BAR_847` · Warrior minion · 3 mana · 2/3
///
/// > **Rush** After a friendly minion attacks and survives, give it +1/+1.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Battle Hardened [`BAR_847e`]
///
/// State: Todo
//~ BAR_847 todo 0b09075d c4b5fbc5
pub const BAR_847: Power = TODO;

/// # Battle Hardened
///
/// `BAR_847e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_847e todo 8d1f485c 42062519
pub const BAR_847e: Power = TODO;

/// # Stonemaul Anchorman
///
/// `BAR_896` · Warrior minion · 5 mana · 4/6
///
/// > **Rush Frenzy:** Draw a card.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Rush, Frenzy
/// - Enchantments: Incensed [`BAR_896e`]
///
/// State: Todo
//~ BAR_896 todo 98e7bbc1 e67fde8e
pub const BAR_896: Power = TODO;

/// # Incensed
///
/// `BAR_896e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_896e todo 0f67a58f f440ce1f
pub const BAR_896e: Power = TODO;

/// # Man-at-Arms
///
/// `WC_024` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Armed [`WC_024e`]
///
/// State: Todo
//~ WC_024 todo 57dfb04f 4274c916
pub const WC_024: Power = TODO;

/// # Armed
///
/// `WC_024e` · Warrior enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_024e todo b6276206 698895b9
pub const WC_024e: Power = TODO;

/// # Whetstone Hatchet
///
/// `WC_025` · Warrior weapon · 1 mana · 1/4 durability
///
/// > After your hero attacks, give a minion in your hand +1 Attack.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Enchantments: Armed [`WC_025e`]
///
/// State: Todo
//~ WC_025 todo e704a84f 37c5b771
pub const WC_025: Power = TODO;

/// # Armed
///
/// `WC_025e` · Warrior enchantment
///
/// > +1 Attack
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_025e todo 64f22600 cbca6482
pub const WC_025e: Power = TODO;

/// # Kresh, Lord of Turtling
///
/// `WC_026` · Warrior minion · 6 mana · 3/9
///
/// > **Frenzy:** Gain 8 Armor. **Deathrattle:** Equip a 2/5 Turtle Spike.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Frenzy
/// - Tokens: Turtle Spike [`WC_026t`]
///
/// State: Todo
//~ WC_026 todo 68e87e07 b00e99e1
pub const WC_026: Power = TODO;

/// # Turtle Spike
///
/// `WC_026t` · Warrior weapon · 4 mana · 2/5 durability
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ WC_026t vanilla b0adefb7 8eea41b1
pub const WC_026t: Power = VANILLA;
