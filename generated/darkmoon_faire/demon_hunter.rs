//! Demon Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Line Hopper
///
/// `DMF_217` · Demon Hunter minion · 3 mana · 3/4
///
/// > Your **Outcast** cards cost (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura
/// - Refers to: Outcast
/// - Enchantments: Marked for Passing [`DMF_217e`]
///
/// State: Todo
//~ DMF_217 todo 889336c3 cb39503f
pub const DMF_217: Power = TODO;

/// # Marked for Passing
///
/// `DMF_217e` · Demon Hunter enchantment
///
/// > Your **Outcast** cards cost (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_217e todo 87fc6e2b f67de8c4
pub const DMF_217e: Power = TODO;

/// # Relentless Pursuit
///
/// `DMF_219` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack and **Immune** this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Refers to: Immune
/// - Enchantments: Out for Blood [`DMF_219e`]
///
/// State: Todo
//~ DMF_219 todo f88dbe63 b1abf808
pub const DMF_219: Power = TODO;

/// # Out for Blood
///
/// `DMF_219e` · Demon Hunter enchantment
///
/// > +4 Attack and **Immune** this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_219e todo a67ce1dd 902c231b
pub const DMF_219e: Power = TODO;

/// # Felscream Blast
///
/// `DMF_221` · Demon Hunter spell · Fel · 1 mana
///
/// > **Lifesteal**. Deal $1 damage to a minion and its neighbors.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ DMF_221 todo c6ad213e 1f6f257e
pub const DMF_221: Power = TODO;

/// # Redeemed Pariah
///
/// `DMF_222` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, gain +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Refers to: Outcast
/// - Enchantments: Pariah's Resolve [`DMF_222e`]
///
/// State: Todo
//~ DMF_222 todo 29db80bb f8f09c69
pub const DMF_222: Power = TODO;

/// # Pariah's Resolve
///
/// `DMF_222e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_222e todo 4c50458b a8bd2777
pub const DMF_222e: Power = TODO;

/// # Renowned Performer
///
/// `DMF_223` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon two 1/1 Assistants with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Taunt
/// - Tokens: Performer's Assistant [`DMF_223t`]
///
/// State: Todo
//~ DMF_223 todo 73aa9096 85643746
pub const DMF_223: Power = TODO;

/// # Performer's Assistant
///
/// `DMF_223t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DMF_223t vanilla 20eb6ac8 4fcc3dfa
pub const DMF_223t: Power = VANILLA;

/// # Expendable Performers
///
/// `DMF_224` · Demon Hunter spell · 7 mana
///
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Expendable [`DMF_224e`]
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Todo
//~ DMF_224 todo bd1e4b5c c2d70492
pub const DMF_224: Power = TODO;

/// # Expendable
///
/// `DMF_224e` · Neutral enchantment
///
/// > When no more Illidari are present, summon seven more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_224e todo ee8372dd 7310d1de
pub const DMF_224e: Power = TODO;

/// # Throw Glaive
///
/// `DMF_225` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, add a **Temporary** copy of this to your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: tag 3630
///
/// State: Todo
//~ DMF_225 todo bd0cdcf2 d788ef80
pub const DMF_225: Power = TODO;

/// # Bladed Lady
///
/// `DMF_226` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush** Costs (1) if your hero has 6 or more Attack.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Todo
//~ DMF_226 todo 42a7c8f2 9723564e
pub const DMF_226: Power = TODO;

/// # Dreadlord's Bite
///
/// `DMF_227` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Outcast:** Deal 1 damage to all enemies.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ DMF_227 todo 4cc4bddd 623dba97
pub const DMF_227: Power = TODO;

/// # Stiltstepper
///
/// `DMF_229` · Demon Hunter minion · 3 mana · 4/1
///
/// > **Battlecry:** Draw a card. If you play it this turn, give your hero +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stilts [`DMF_229e`], Stepping [`DMF_229e2`]
///
/// State: Todo
//~ DMF_229 todo d4d374a5 cbdb7564
pub const DMF_229: Power = TODO;

/// # Stilts
///
/// `DMF_229e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_229e todo bad6817b e4711ca1
pub const DMF_229e: Power = TODO;

/// # Stepping
///
/// `DMF_229e2` · Neutral enchantment
///
/// > Play the card to give your Hero +4 Attack this turn..
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_229e2 todo a80612c1 32a1197c
pub const DMF_229e2: Power = TODO;

/// # Il'gynoth
///
/// `DMF_230` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Corruption [`DMF_230e`]
///
/// State: Todo
//~ DMF_230 todo 1f1d7504 2265a6ba
pub const DMF_230: Power = TODO;

/// # Corruption
///
/// `DMF_230e` · Neutral enchantment
///
/// > Your **Lifesteal** damages the opposing hero instead of healing you.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_230e todo 0ee018f7 935864b6
pub const DMF_230e: Power = TODO;

/// # Zai, the Incredible
///
/// `DMF_231` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DMF_231 todo 7f4624ee 1d2568ee
pub const DMF_231: Power = TODO;

/// # Insatiable Felhound
///
/// `DMF_247` · Demon Hunter minion · 3 mana · 2/5
///
/// > **Taunt** **Corrupt:** Gain +1/+1 and **Lifesteal**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Corrupt
/// - Refers to: Lifesteal
/// - Enchantments: Corruption [`DMF_247e`]
/// - Tokens: Insatiable Felhound [`DMF_247t`]
///
/// State: Todo
//~ DMF_247 todo d2ec3bae f365aafe
pub const DMF_247: Power = TODO;

/// # Corruption
///
/// `DMF_247e` · Neutral enchantment
///
/// > Corrupted.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ DMF_247e todo 425cae77 e3e6bc9b
pub const DMF_247e: Power = TODO;

/// # Insatiable Felhound
///
/// `DMF_247t` · Demon Hunter minion · 3 mana · 3/6
///
/// > **Corrupted Taunt, Lifesteal**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal, Corrupted Card
///
/// State: Todo
//~ DMF_247t todo 43e67fb2 946f74ae
pub const DMF_247t: Power = TODO;

/// # Felsteel Executioner
///
/// `DMF_248` · Demon Hunter minion · 3 mana · 4/3
///
/// > **Corrupt:** Become a weapon.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Corrupt
/// - Enchantments: Wicked Transformation [`DMF_248e`]
/// - Tokens: Felsteel Executioner [`DMF_248t`]
///
/// State: Todo
//~ DMF_248 todo 304bb6e1 df193667
pub const DMF_248: Power = TODO;

/// # Wicked Transformation
///
/// `DMF_248e` · Demon Hunter enchantment
///
/// > Health became Durability.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ DMF_248e todo 4e6e9746 12cf4a22
pub const DMF_248e: Power = TODO;

/// # Felsteel Executioner
///
/// `DMF_248t` · Demon Hunter weapon · 3 mana · 4/3 durability
///
/// > **Corrupted**
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Todo
//~ DMF_248t todo 0f09361e 611bdca8
pub const DMF_248t: Power = TODO;

/// # Acrobatics
///
/// `DMF_249` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. If you play both this turn, draw 2 more.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Acrobatics [`DMF_249e`]
///
/// State: Todo
//~ DMF_249 todo c84fd78e add3a6d2
pub const DMF_249: Power = TODO;

/// # Acrobatics
///
/// `DMF_249e` · Neutral enchantment
///
/// > Play the 2 cards to draw 2 more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DMF_249e todo def2fba8 b661ae34
pub const DMF_249e: Power = TODO;

/// # Illidari Studies
///
/// `YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Outcast
/// - Enchantments: Loner [`YOP_001e`]
///
/// State: Todo
//~ YOP_001 todo c5476780 1124ff74
pub const YOP_001: Power = TODO;

/// # Loner
///
/// `YOP_001e` · Neutral enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
///
/// State: Todo
//~ YOP_001e todo 464db2b4 4ec6053e
pub const YOP_001e: Power = TODO;

/// # Felsaber
///
/// `YOP_002` · Demon Hunter minion · 4 mana · 5/6
///
/// > Can only attack if your hero attacked this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Reprint of: Silithid Swarmer [`OG_034`](crate::old_gods::neutral::OG_034)
///
/// State: Reprint
//~ YOP_002 reprint 59c75c71 fd7b9498
pub const YOP_002: Power = crate::cards::OG_034;
