//! Demon Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Battleworn Vanguard
///
/// `AV_118` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, summon two 1/1 Felwings.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Tokens: Felwing [`BT_922t`](crate::demon_hunter_initiate::demon_hunter::BT_922t)
///
/// State: Todo
//~ AV_118 todo 08729230 8870a397
pub const AV_118: Power = TODO;

/// # Kurtrus, Demon-Render
///
/// `AV_204` · Demon Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Hero power: Ashfallen's Fury [`AV_204p`]
/// - Enchantments: Ashfallen's Power [`AV_204e`]
/// - Tokens: Felbat Shrieker [`AV_204t2`]
///
/// State: Todo
//~ AV_204 todo 70c3c742 13e0b76a
pub const AV_204: Power = TODO;

/// # Ashfallen's Power
///
/// `AV_204e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_204e todo d74a4b2b 64c71370
pub const AV_204e: Power = TODO;

/// # Ashfallen's Fury
///
/// `AV_204p` · Demon Hunter hero power · 1 mana
///
/// > +$a2 Attack this turn. After a friendly minion attacks, refresh this.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_204p todo 9ff55eec c8fc9b11
pub const AV_204p: Power = TODO;

/// # Felbat Shrieker
///
/// `AV_204t2` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ AV_204t2 vanilla 0a42d545 63b59bf8
pub const AV_204t2: Power = VANILLA;

/// # Dreadprison Glaive
///
/// `AV_209` · Demon Hunter weapon · 1 mana · 1/3 durability
///
/// > **Honorable Kill:** Deal damage equal to your hero's Attack to the enemy hero.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
///
/// State: Todo
//~ AV_209 todo 9345c974 e689b032
pub const AV_209: Power = TODO;

/// # Flag Runner
///
/// `AV_261` · Demon Hunter minion · 3 mana · 1/6
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Team Player [`AV_261e`]
///
/// State: Todo
//~ AV_261 todo 87652a9e 8a150f50
pub const AV_261: Power = TODO;

/// # Team Player
///
/// `AV_261e` · Demon Hunter enchantment
///
/// > +1 Attack
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_261e todo b42e059d 3d8b23ab
pub const AV_261e: Power = TODO;

/// # Warden of Chains
///
/// `AV_262` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you're holding a Demon that costs (5) or more, gain +1/+2.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Terrifying [`AV_262e2`]
///
/// State: Todo
//~ AV_262 todo 87247235 f61f83c1
pub const AV_262: Power = TODO;

/// # Terrifying
///
/// `AV_262e2` · Demon Hunter enchantment
///
/// > +1/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_262e2 todo bfd4019d a6336d9c
pub const AV_262e2: Power = TODO;

/// # Sigil of Reckoning
///
/// `AV_264` · Demon Hunter spell · Fel · 5 mana
///
/// > At the start of your next turn, summon a random Demon from your hand.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Sigil
///
/// State: Todo
//~ AV_264 todo 9e0f336a 13c570af
pub const AV_264: Power = TODO;

/// # Ur'zul Giant
///
/// `AV_265` · Demon Hunter minion · 13 mana · 8/8
///
/// > Costs (1) less for each friendly minion that died this game.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ AV_265 todo 2a3cd769 56db103b
pub const AV_265: Power = TODO;

/// # Caria Felsoul
///
/// `AV_267` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Battlecry:** Transform into a 6/6 copy of a Demon in your deck.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Demonic [`AV_267e2`]
///
/// State: Todo
//~ AV_267 todo 26818af1 0c868879
pub const AV_267: Power = TODO;

/// # Demonic
///
/// `AV_267e2` · Demon Hunter enchantment
///
/// > Attack and Health set to 6.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_267e2 todo fe318115 9b3b1cf5
pub const AV_267e2: Power = TODO;

/// # Flanking Maneuver
///
/// `AV_269` · Demon Hunter spell · 4 mana
///
/// > Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Rush
/// - Enchantments: Woe Is Me [`AV_269e`]
/// - Tokens: Snowy Satyr [`AV_269t`]
///
/// State: Todo
//~ AV_269 todo 698371cb 30088999
pub const AV_269: Power = TODO;

/// # Woe Is Me
///
/// `AV_269e` · Demon Hunter enchantment
///
/// > If this dies summon another.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Cant Be Silenced, Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_269e todo 96949f40 d64d6e92
pub const AV_269e: Power = TODO;

/// # Snowy Satyr
///
/// `AV_269t` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ AV_269t vanilla d52b8aa1 a68458bd
pub const AV_269t: Power = VANILLA;

/// # Field of Strife
///
/// `AV_661` · Demon Hunter spell · 2 mana
///
/// > Your minions have +1 Attack. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective, Objective Aura
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Empowered [`AV_661e2`]
///
/// State: Todo
//~ AV_661 todo b3b2a47d 01b8ecf5
pub const AV_661: Power = TODO;

/// # Empowered
///
/// `AV_661e2` · Demon Hunter enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_661e2 todo a561b941 01e50169
pub const AV_661e2: Power = TODO;

/// # Keen Reflex
///
/// `ONY_014` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Keen Reflex [`ONY_014e`]
///
/// State: Todo
//~ ONY_014 todo 93c0ca4c 3fd2eeca
pub const ONY_014: Power = TODO;

/// # Keen Reflex
///
/// `ONY_014e` · Demon Hunter enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ONY_014e todo 218efbb4 84ddd948
pub const ONY_014e: Power = TODO;

/// # Wings of Hate (Rank 1)
///
/// `ONY_016` · Demon Hunter spell · 1 mana
///
/// > Summon two 1/1 Felwings. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Wings of Hate (Rank 2) [`ONY_016t`], Wings of Hate (Rank 3) [`ONY_016t2`]
///
/// State: Todo
//~ ONY_016 todo 06c0d0da 98adf806
pub const ONY_016: Power = TODO;

/// # Wings of Hate (Rank 2)
///
/// `ONY_016t` · Demon Hunter spell · 1 mana
///
/// > Summon three 1/1 Felwings. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Fractured in Alterac Valley · rare
///
/// State: Todo
//~ ONY_016t todo 4383861b a8adf0d4
pub const ONY_016t: Power = TODO;

/// # Wings of Hate (Rank 3)
///
/// `ONY_016t2` · Demon Hunter spell · 1 mana
///
/// > Summon four 1/1 Felwings.
///
/// - Set: Fractured in Alterac Valley · rare
///
/// State: Todo
//~ ONY_016t2 todo 62e2a669 75cd6c35
pub const ONY_016t2: Power = TODO;

/// # Razorglaive Sentinel
///
/// `ONY_036` · Demon Hunter minion · 4 mana · 5/4
///
/// > After you play the left or right-most card in your hand, draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
///
/// State: Todo
//~ ONY_036 todo dc74d3f4 847af489
pub const ONY_036: Power = TODO;
