//! Paladin cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Righteous Cause
///
/// `DRG_008` · Paladin spell · 1 mana
///
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5
/// - Enchantments: Righteous Cause [`DRG_008e`]
///
/// State: Todo
//~ DRG_008 todo f75bd482 f87e0d0a
pub const DRG_008: Power = TODO;

/// # Righteous Cause
///
/// `DRG_008e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_008e todo 60e9e91e 185570f3
pub const DRG_008e: Power = TODO;

/// # Sky Claw
///
/// `DRG_225` · Paladin minion · 3 mana · 1/2
///
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Aura
/// - Enchantments: Mechanical Might [`DRG_225e`]
/// - Tokens: Microcopter [`DRG_225t`]
///
/// State: Todo
//~ DRG_225 todo 64aaf4d1 35c94561
pub const DRG_225: Power = TODO;

/// # Mechanical Might
///
/// `DRG_225e` · Neutral enchantment
///
/// > +1 Attack from Sky Claw.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
/// - Tokens: Sky Claw [`DRG_225`]
///
/// State: Todo
//~ DRG_225e todo ac615291 67885a33
pub const DRG_225e: Power = TODO;

/// # Microcopter
///
/// `DRG_225t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Mech
///
/// State: Vanilla
//~ DRG_225t vanilla 07285a02 483aa106
pub const DRG_225t: Power = VANILLA;

/// # Amber Watcher
///
/// `DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health."
///
/// State: Todo
//~ DRG_226 todo 061974dd 3f13803f
pub const DRG_226: Power = TODO;

/// # Bronze Explorer
///
/// `DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Lifesteal
///
/// State: Todo
//~ DRG_229 todo 3ba4d5aa 6d17f64e
pub const DRG_229: Power = TODO;

/// # Lightforged Crusader
///
/// `DRG_231` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_231 todo 527037e6 0d03eabb
pub const DRG_231: Power = TODO;

/// # Lightforged Zealot
///
/// `DRG_232` · Paladin minion · 4 mana · 4/2
///
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Tokens: Truesilver Champion [`CS2_097`](crate::legacy::paladin::CS2_097), Truesilver Champion [`DRG_232t`]
///
/// State: Todo
//~ DRG_232 todo f9584577 de4d3048
pub const DRG_232: Power = TODO;

/// # Truesilver Champion
///
/// `DRG_232t` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// - Set: Descent of Dragons · free
///
/// State: Todo
//~ DRG_232t todo f40592ba 67c626d0
pub const DRG_232t: Power = TODO;

/// # Sand Breath
///
/// `DRG_233` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Sand Breath [`DRG_233e`]
///
/// State: Todo
//~ DRG_233 todo e969c3a7 8a276f89
pub const DRG_233: Power = TODO;

/// # Sand Breath
///
/// `DRG_233e` · Neutral enchantment
///
/// > +1/+2.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_233e todo f9c718d8 c1a66d0b
pub const DRG_233e: Power = TODO;

/// # Dragonrider Talritha
///
/// `DRG_235` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Rider Talritha [`DRG_235e`]
/// - Tokens: Dragonrider Talritha Effect Dummy [`DRG_235d`]
///
/// State: Todo
//~ DRG_235 todo acbf2333 e16f307d
pub const DRG_235: Power = TODO;

/// # Dragonrider Talritha Effect Dummy
///
/// `DRG_235d` · Neutral spell · 0 mana
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DRG_235d todo 7884abbb e6831bfc
pub const DRG_235d: Power = TODO;

/// # Rider Talritha
///
/// `DRG_235e` · Neutral enchantment
///
/// > +3/+3 and **Deathrattle:** Give a Dragon in your hand this enchant.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_235e todo 772fecbf 29723b40
pub const DRG_235e: Power = TODO;

/// # Sanctuary
///
/// `DRG_258` · Paladin spell · 2 mana
///
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Quest Progress Total, Side Quest
/// - Refers to: Taunt
/// - Tokens: Indomitable Champion [`DRG_258t`]
///
/// State: Todo
//~ DRG_258 todo 9d9faab4 02fdcbc7
pub const DRG_258: Power = TODO;

/// # Indomitable Champion
///
/// `DRG_258t` · Paladin minion · 4 mana · 3/6
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Mechanics: Taunt
/// - Tags: `2165` = 1
///
/// State: Vanilla
//~ DRG_258t vanilla 9d381cf3 f37c39d2
pub const DRG_258t: Power = VANILLA;

/// # Nozdormu the Timeless
///
/// `DRG_309` · Paladin minion · 4 mana · 8/8
///
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_309 todo 582bd083 2fe65d16
pub const DRG_309: Power = TODO;
