//! Shaman cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bandersmosh
///
/// `DRG_096` · Shaman minion · 5 mana · 5/5
///
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Enchantments: Smoshing [`DRG_096e`], Smoshing [`DRG_096e2`]
///
/// State: Todo
//~ DRG_096 todo 3e58dc44 b2263b9e
pub const DRG_096: Power = TODO;

/// # Smoshing
///
/// `DRG_096e` · Neutral enchantment
///
/// > Transforming into random **Legendary** minions.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_096e todo 7f5b1d1d 68298bc6
pub const DRG_096e: Power = TODO;

/// # Smoshing
///
/// `DRG_096e2` · Shaman enchantment
///
/// > 5/5.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_096e2 todo 861ef687 d6ec52ad
pub const DRG_096e2: Power = TODO;

/// # Squallhunter
///
/// `DRG_211` · Shaman minion · 4 mana · 5/7
///
/// > **Spell Damage +2 Overload:** (2)
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ DRG_211 todo 09d4e737 c9468bf8
pub const DRG_211: Power = TODO;

/// # Storm's Wrath
///
/// `DRG_215` · Shaman spell · Nature · 1 mana
///
/// > Give your minions +1/+1. **Overload:** (1)
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Overload
/// - Enchantments: Storm's Wrath [`DRG_215e`]
///
/// State: Todo
//~ DRG_215 todo ce5ad26f 2bb56023
pub const DRG_215: Power = TODO;

/// # Storm's Wrath
///
/// `DRG_215e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_215e todo 0159cb18 23a21607
pub const DRG_215e: Power = TODO;

/// # Surging Tempest
///
/// `DRG_216` · Shaman minion · 1 mana · 1/3
///
/// > Has +1 Attack while you have **Overloaded** Mana Crystals.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Enchantments: Surging [`DRG_216e`]
///
/// State: Todo
//~ DRG_216 todo 1833e4d8 20a59e51
pub const DRG_216: Power = TODO;

/// # Surging
///
/// `DRG_216e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_216e todo c24d9b23 e5ecdfad
pub const DRG_216e: Power = TODO;

/// # Dragon's Pack
///
/// `DRG_217` · Shaman spell · 5 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Refers to: Taunt, Empower
/// - Tags: `3623` = 1
/// - Enchantments: Galakrond's Power [`DRG_217e`]
/// - Tokens: Spirit Wolf [`DRG_217t`]
///
/// State: Todo
//~ DRG_217 todo 6ec6cfd6 08c3b190
pub const DRG_217: Power = TODO;

/// # Galakrond's Power
///
/// `DRG_217e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_217e todo a14587f4 eaca7930
pub const DRG_217e: Power = TODO;

/// # Spirit Wolf
///
/// `DRG_217t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ DRG_217t vanilla c15c2e6c ae2b7a57
pub const DRG_217t: Power = VANILLA;

/// # Corrupt Elementalist
///
/// `DRG_218` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry: Invoke** Galakrond twice.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_218 todo 19d19d59 8ed03d1f
pub const DRG_218: Power = TODO;

/// # Lightning Breath
///
/// `DRG_219` · Shaman spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Todo
//~ DRG_219 todo b27177eb a69314e9
pub const DRG_219: Power = TODO;

/// # Cumulo-Maximus
///
/// `DRG_223` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ DRG_223 todo 46b3b711 6b050d29
pub const DRG_223: Power = TODO;

/// # Nithogg
///
/// `DRG_224` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Storm Egg [`DRG_224t`], Storm Drake [`DRG_224t2`]
///
/// State: Todo
//~ DRG_224 todo 3352d5b6 7550dfcc
pub const DRG_224: Power = TODO;

/// # Storm Egg
///
/// `DRG_224t` · Shaman minion · 1 mana · 0/3
///
/// > At the start of your turn, transform into a 4/4 Storm Drake with **Rush**.
///
/// - Set: Descent of Dragons
/// - Refers to: Rush
/// - Tokens: Storm Drake [`DRG_224t2`]
///
/// State: Todo
//~ DRG_224t todo 6507efdf 723c5732
pub const DRG_224t: Power = TODO;

/// # Storm Drake
///
/// `DRG_224t2` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_224t2 vanilla e0eed984 98c7cac0
pub const DRG_224t2: Power = VANILLA;

/// # Windswept Elemental
///
/// `DRG_238t14t3` · Shaman minion · 2 mana · 2/1
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_238t14t3 vanilla f4df210b 26af1174
pub const DRG_238t14t3: Power = VANILLA;

/// # Invocation of Frost
///
/// `DRG_248` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** an enemy. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Refers to: Freeze
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_248 todo a2475568 c8dd5051
pub const DRG_248: Power = TODO;

/// # Galakrond, the Tempest
///
/// `DRG_620` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
/// - Tokens: Galakrond, the Apocalypse [`DRG_620t2`], Galakrond, Azeroth's End [`DRG_620t3`], Brewing Storm [`DRG_620t4`], Living Storm [`DRG_620t5`], Raging Storm [`DRG_620t6`]
///
/// State: Todo
//~ DRG_620 todo 73fed87b 38d4c7dc
pub const DRG_620: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_620t2` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 4/4 Storms with **Rush**. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
///
/// State: Todo
//~ DRG_620t2 todo 15cf3103 6e032dea
pub const DRG_620t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_620t3` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 8/8 Storms with **Rush**. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
///
/// State: Todo
//~ DRG_620t3 todo dc1d39b7 73327a7d
pub const DRG_620t3: Power = TODO;

/// # Brewing Storm
///
/// `DRG_620t4` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_620t4 vanilla 64f2e9e2 d5db7145
pub const DRG_620t4: Power = VANILLA;

/// # Living Storm
///
/// `DRG_620t5` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_620t5 vanilla 907affcc 998b28dd
pub const DRG_620t5: Power = VANILLA;

/// # Raging Storm
///
/// `DRG_620t6` · Shaman minion · 8 mana · 8/8
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DRG_620t6 vanilla 22acb641 40c64737
pub const DRG_620t6: Power = VANILLA;
