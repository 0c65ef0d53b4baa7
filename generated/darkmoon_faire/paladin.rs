//! Paladin cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Carousel Gryphon
///
/// `DMF_064` · Paladin minion · 5 mana · 5/5
///
/// > **Divine Shield Corrupt:** Gain +3/+3 and **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield, Corrupt
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Tokens: Carousel Gryphon [`DMF_064t`]
///
/// State: Todo
//~ DMF_064 todo f5adb487 f0e18331
pub const DMF_064: Power = TODO;

/// # Carousel Gryphon
///
/// `DMF_064t` · Paladin minion · 5 mana · 8/8
///
/// > **Corrupted Divine Shield, Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Divine Shield, Corrupted Card
/// - Tags: `2542` = 1
///
/// State: Todo
//~ DMF_064t todo f04441d6 69ebace8
pub const DMF_064t: Power = TODO;

/// # Redscale Dragontamer
///
/// `DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DMF_194 todo 004646ec 6060c8b8
pub const DMF_194: Power = TODO;

/// # Snack Run
///
/// `DMF_195` · Paladin spell · 2 mana
///
/// > **Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ DMF_195 todo 7ab55913 6c185971
pub const DMF_195: Power = TODO;

/// # Balloon Merchant
///
/// `DMF_235` · Paladin minion · 4 mana · 3/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +1 Attack and **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Floaty [`DMF_235e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ DMF_235 todo c0d01ed8 76febd17
pub const DMF_235: Power = TODO;

/// # Floaty
///
/// `DMF_235e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_235e todo 7d5ad2f4 0b252aad
pub const DMF_235e: Power = TODO;

/// # Oh My Yogg!
///
/// `DMF_236` · Paladin spell · Shadow · 1 mana
///
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Oh My Yogg! [`DMF_236t`]
///
/// State: Todo
//~ DMF_236 todo fba94d9f 4cd7e9a6
pub const DMF_236: Power = TODO;

/// # Oh My Yogg!
///
/// `DMF_236t` · Paladin enchantment
///
/// - Set: Madness at the Darkmoon Faire · epic
///
/// State: Todo
//~ DMF_236t todo bfeabcd8 52797cb0
pub const DMF_236t: Power = TODO;

/// # Carnival Barker
///
/// `DMF_237` · Paladin minion · 3 mana · 3/2
///
/// > Whenever you summon a 1-Health minion, give it +1/+2.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: At the Faire [`DMF_237e`]
///
/// State: Todo
//~ DMF_237 todo c731cc18 05cc6609
pub const DMF_237: Power = TODO;

/// # At the Faire
///
/// `DMF_237e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_237e todo 0c4029e1 77d3fc83
pub const DMF_237e: Power = TODO;

/// # Hammer of the Naaru
///
/// `DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Holy Elemental [`DMF_238t`]
///
/// State: Todo
//~ DMF_238 todo 1da2285e 9c10e0a3
pub const DMF_238: Power = TODO;

/// # Holy Elemental
///
/// `DMF_238t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DMF_238t vanilla acb925a0 d17c53c0
pub const DMF_238t: Power = VANILLA;

/// # Lothraxion the Redeemed
///
/// `DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Lothraxion's Power [`DMF_240e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ DMF_240 todo e1196ea9 18c14745
pub const DMF_240: Power = TODO;

/// # Lothraxion's Power
///
/// `DMF_240e` · Neutral enchantment
///
/// > Gives your Silver Hand Recruits **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_240e todo 148ffd51 b7ecd007
pub const DMF_240e: Power = TODO;

/// # High Exarch Yrel
///
/// `DMF_241` · Paladin minion · 8 mana · 7/5
///
/// > **Battlecry:** If your deck has no Neutral cards, gain **Rush**, **Lifesteal**, **Taunt**, and **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Lifesteal, Rush
///
/// State: Todo
//~ DMF_241 todo bb484b9f 4f14c990
pub const DMF_241: Power = TODO;

/// # Day at the Faire
///
/// `DMF_244` · Paladin spell · 3 mana
///
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Tokens: Day at the Faire [`DMF_244t`]
///
/// State: Todo
//~ DMF_244 todo d74a2c44 f1ae1474
pub const DMF_244: Power = TODO;

/// # Day at the Faire
///
/// `DMF_244t` · Paladin spell · 3 mana
///
/// > **Corrupted** Summon 5 Silver Hand Recruits.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_244t todo f5ffe03c baa29729
pub const DMF_244t: Power = TODO;

/// # Barricade
///
/// `YOP_005` · Multi-class spell · 4 mana
///
/// > Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Taunt
/// - Tokens: Race Guard [`YOP_005t`]
///
/// State: Todo
//~ YOP_005 todo 73642ff3 295473fc
pub const YOP_005: Power = TODO;

/// # Race Guard
///
/// `YOP_005t` · Multi-class minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Classes: Paladin, Warrior
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ YOP_005t vanilla 28ffafad 4b77631f
pub const YOP_005t: Power = VANILLA;

/// # Rally!
///
/// `YOP_009` · Multi-class spell · Holy · 4 mana
///
/// > Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Paladin, Priest
///
/// State: Todo
//~ YOP_009 todo b3aca2bd bebe81cf
pub const YOP_009: Power = TODO;

/// # Imprisoned Celestial
///
/// `YOP_010` · Paladin minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. **Spellburst**: Give your minions **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Spellburst
/// - Refers to: Divine Shield, Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ YOP_010 todo 8d5c8121 3d3be5b4
pub const YOP_010: Power = TODO;

/// # Libram of Judgment
///
/// `YOP_011` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupt:** Gain **Lifesteal**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt, Libram
/// - Refers to: Lifesteal
/// - Tokens: Libram of Judgment [`YOP_011t`]
///
/// State: Todo
//~ YOP_011 todo 8123d2a2 a88f01e8
pub const YOP_011: Power = TODO;

/// # Libram of Judgment
///
/// `YOP_011t` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupted Lifesteal**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Lifesteal, Libram, Corrupted Card
///
/// State: Todo
//~ YOP_011t todo 13e0e30f 22cac0c3
pub const YOP_011t: Power = TODO;
