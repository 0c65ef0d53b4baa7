//! Paladin cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Dragonscale Armaments
///
/// `EDR_251` · Paladin spell · Holy · 1 mana
///
/// > Draw a spell that started in your deck and one that didn't.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ EDR_251 todo 022b03fc 35686af8
pub const EDR_251: Power = TODO;

/// # Mark of Ursol
///
/// `EDR_252` · Paladin spell · 2 mana
///
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Enchantments: Mark of Ursol [`EDR_252e`], Might of Ursol [`EDR_252e1`]
///
/// State: Todo
//~ EDR_252 todo 0d99395a e9d3ae4e
pub const EDR_252: Power = TODO;

/// # Mark of Ursol
///
/// `EDR_252e` · Paladin enchantment
///
/// > Stats set to 1/1.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_252e todo 3b7b80ca 0ff567c8
pub const EDR_252e: Power = TODO;

/// # Might of Ursol
///
/// `EDR_252e1` · Paladin enchantment
///
/// > Stats set to 3/3.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_252e1 todo b76f0245 927c0dd2
pub const EDR_252e1: Power = TODO;

/// # Ursine Maul
///
/// `EDR_253` · Paladin weapon · 4 mana · 4/2 durability
///
/// > After your hero attacks, draw a card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `4546` = 1, `4932` = 1
///
/// State: Todo
//~ EDR_253 todo 468bc808 a113400a
pub const EDR_253: Power = TODO;

/// # Renewing Flames
///
/// `EDR_255` · Paladin spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $5 damage to the lowest Health enemy, twice.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ EDR_255 todo b5daf391 37f240dd
pub const EDR_255: Power = TODO;

/// # Dreamwarden
///
/// `EDR_256` · Paladin minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Portalmancy [`EDR_256e`]
///
/// State: Todo
//~ EDR_256 todo 732daed8 60b4976b
pub const EDR_256: Power = TODO;

/// # Portalmancy
///
/// `EDR_256e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_256e todo e3c58e5e 6286ecd4
pub const EDR_256e: Power = TODO;

/// # Lightmender
///
/// `EDR_257` · Paladin minion · 4 mana · 3/3
///
/// > Taunt**. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt, Choose One
/// - Refers to: Divine Shield, Lifesteal
/// - Tokens: Holy Bond [`EDR_257a`], Embrace of the Light [`EDR_257b`]
///
/// State: Todo
//~ EDR_257 todo c98b5533 97f771a2
pub const EDR_257: Power = TODO;

/// # Holy Bond
///
/// `EDR_257a` · Paladin spell · 4 mana
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Divine Shield
/// - Enchantments: Holy Bonded [`EDR_257ae`]
///
/// State: Todo
//~ EDR_257a todo 70ddf9e9 bee85e57
pub const EDR_257a: Power = TODO;

/// # Holy Bonded
///
/// `EDR_257ae` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_257ae todo fb8f881b b9dbb49b
pub const EDR_257ae: Power = TODO;

/// # Embrace of the Light
///
/// `EDR_257b` · Paladin spell · 4 mana
///
/// > +3 Health and **Lifesteal**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Lifesteal
/// - Enchantments: Light's Embrace [`EDR_257be`]
///
/// State: Todo
//~ EDR_257b todo 59d48d52 d5589fdd
pub const EDR_257b: Power = TODO;

/// # Light's Embrace
///
/// `EDR_257be` · Paladin enchantment
///
/// > +3 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_257be todo db7fb216 320f6569
pub const EDR_257be: Power = TODO;

/// # Toreth the Unbreaking
///
/// `EDR_258` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield**, **Taunt** Your Divine Shield**s** take three hits to break.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Aura
///
/// State: Todo
//~ EDR_258 todo ce058ed2 5422f480
pub const EDR_258: Power = TODO;

/// # Ursol
///
/// `EDR_259` · Paladin minion · 8 mana · 9/7
///
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1, `4065` = 1, `4110` = 1
/// - Tokens: Ursol's Aura [`EDR_259e1`]
///
/// State: Todo
//~ EDR_259 todo 2b13f546 1b60f7ed
pub const EDR_259: Power = TODO;

/// # Ursol's Aura
///
/// `EDR_259e1` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, cast {0}. Lasts @ turns.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ EDR_259e1 todo e62bc379 7bb59543
pub const EDR_259e1: Power = TODO;

/// # Aegis of Light
///
/// `EDR_264` · Paladin spell · Holy · 2 mana
///
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Taunt, Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_264 todo 5e3fab59 c409699f
pub const EDR_264: Power = TODO;

/// # Blessing of the Dragon
///
/// `EDR_445p` · Paladin hero power · 1 mana
///
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon **@-Cost Dragons.)*
///
/// - Set: Into the Emerald Dream
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Emerald Portal [`EDR_445pt3`]
///
/// State: Todo
//~ EDR_445p todo a24680a4 0732de27
pub const EDR_445p: Power = TODO;

/// # Emerald Portal
///
/// `EDR_445pt3` · Paladin spell · 1 mana
///
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1
///
/// State: Todo
//~ EDR_445pt3 todo 09d9a1f4 83da0a01
pub const EDR_445pt3: Power = TODO;

/// # Goldpetal Drake
///
/// `EDR_451` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_451 todo 1dcd1dec c9f8266a
pub const EDR_451: Power = TODO;

/// # Smoldering Strength
///
/// `FIR_914` · Paladin spell · Fire · 1 mana
///
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1}!)*@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3
/// - Enchantments: Smoldering Strength [`FIR_914e`]
///
/// State: Todo
//~ FIR_914 todo 146fdb49 e05677fc
pub const FIR_914: Power = TODO;

/// # Smoldering Strength
///
/// `FIR_914e` · Paladin enchantment
///
/// > +{0}/+{0}.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ FIR_914e todo 5bfee0f0 e5726745
pub const FIR_914e: Power = TODO;

/// # Searing Reflection
///
/// `FIR_941` · Paladin spell · Fire · 7 mana
///
/// > Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Searing Reflection [`FIR_941e1`]
///
/// State: Todo
//~ FIR_941 todo f7381a10 cc4d648a
pub const FIR_941: Power = TODO;

/// # Searing Reflection
///
/// `FIR_941e1` · Paladin enchantment
///
/// > Stats set to 8/8.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_941e1 todo fe6d9c26 59df8d73
pub const FIR_941e1: Power = TODO;

/// # Ashleaf Pixie
///
/// `FIR_961` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain **Divine Shield** and **Lifesteal**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield, Lifesteal
/// - Tags: `4548` = 1
///
/// State: Todo
//~ FIR_961 todo 83b8d96f 27a7a5f7
pub const FIR_961: Power = TODO;
