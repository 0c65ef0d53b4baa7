//! Warrior cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shield Shatter
///
/// `AV_108` · Warrior spell · Frost · 10 mana
///
/// > Deal $5 damage to all minions. Costs (1) less for each Armor you have.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Todo
//~ AV_108 todo 223de92b e47a7197
pub const AV_108: Power = TODO;

/// # Frozen Buckler
///
/// `AV_109` · Warrior spell · Frost · 2 mana
///
/// > Gain 10 Armor. At the start of your next turn, lose 5 Armor.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Enchantments: Chilly [`AV_109e`]
///
/// State: Todo
//~ AV_109 todo 10d0a641 02b65873
pub const AV_109: Power = TODO;

/// # Chilly
///
/// `AV_109e` · Warrior enchantment
///
/// > Lose 5 Armor next turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_109e todo d8b63ae3 7b0e9afa
pub const AV_109e: Power = TODO;

/// # To the Front!
///
/// `AV_119` · Warrior spell · 2 mana
///
/// > Your minions cost (2) less this turn *(but not less than 1)*.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Frontlined [`AV_119e`]
///
/// State: Todo
//~ AV_119 todo c5c6ee4a 8cff441c
pub const AV_119: Power = TODO;

/// # Frontlined
///
/// `AV_119e` · Warrior enchantment
///
/// > Your minions cost (2) less this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AV_119e todo a674341c 3c089e39
pub const AV_119e: Power = TODO;

/// # Captain Galvangar
///
/// `AV_145` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1828, `PLAYER_TAG_THRESHOLD_VALUE` = 15
/// - Enchantments: Fury of the Frostwolf [`AV_145e`]
///
/// State: Todo
//~ AV_145 todo 921bb775 ba756bde
pub const AV_145: Power = TODO;

/// # Fury of the Frostwolf
///
/// `AV_145e` · Warrior enchantment
///
/// > +3/+3 and **Charge**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_145e todo 98c15807 7f7a1194
pub const AV_145e: Power = TODO;

/// # Rokara, the Valorous
///
/// `AV_202` · Warrior hero · 7 mana · 30 health, 10 armor
///
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Grand Slam [`AV_202p`]
/// - Tokens: The Unstoppable Force [`AV_202t2`]
///
/// State: Todo
//~ AV_202 todo 895241f1 70ce8f62
pub const AV_202: Power = TODO;

/// # Grand Slam
///
/// `AV_202p` · Warrior hero power · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Gain $d4 Armor.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
///
/// State: Todo
//~ AV_202p todo e0c2419f c3af8693
pub const AV_202p: Power = TODO;

/// # The Unstoppable Force
///
/// `AV_202t2` · Warrior weapon · 7 mana · 5/2 durability
///
/// > After you attack a minion, smash it into the enemy hero!
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_202t2 todo 411f1059 7a884e92
pub const AV_202t2: Power = TODO;

/// # Glory Chaser
///
/// `AV_321` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Taunt** minion, draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Taunt
///
/// State: Todo
//~ AV_321 todo 5ceac62f 93636ba8
pub const AV_321: Power = TODO;

/// # Snowed In
///
/// `AV_322` · Warrior spell · Frost · 3 mana
///
/// > Destroy a damaged minion. **Freeze** all other minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_322 todo 6fd56e6b 219b8802
pub const AV_322: Power = TODO;

/// # Scrapsmith
///
/// `AV_323` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Add two 2/4 Grunts with **Taunt** to your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Scrappy Grunt [`AV_323t`]
///
/// State: Todo
//~ AV_323 todo c828d9b3 c4cb1e09
pub const AV_323: Power = TODO;

/// # Scrappy Grunt
///
/// `AV_323t` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AV_323t vanilla 0e840d8d df5cb02c
pub const AV_323t: Power = VANILLA;

/// # Axe Berserker
///
/// `AV_565` · Warrior minion · 4 mana · 3/5
///
/// > **Rush**. **Honorable Kill:** Draw a weapon.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Rush, Honorable Kill
///
/// State: Todo
//~ AV_565 todo 072ca961 9ae3dac6
pub const AV_565: Power = TODO;

/// # Iceblood Garrison
///
/// `AV_660` · Warrior spell · 2 mana
///
/// > At the end of your turn, deal $1 damage to all minions. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ AV_660 todo aec19b9b 6067a552
pub const AV_660: Power = TODO;

/// # Hit It Very Hard
///
/// `ONY_023` · Warrior spell · 1 mana
///
/// > Gain +10 Attack and "Can't attack heroes" this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: HIT IT HARD [`ONY_023e`]
///
/// State: Todo
//~ ONY_023 todo afb22fd6 980657a2
pub const ONY_023: Power = TODO;

/// # HIT IT HARD
///
/// `ONY_023e` · Warrior enchantment
///
/// > +10 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ONY_023e todo 02a290d9 4e8ba6e1
pub const ONY_023e: Power = TODO;

/// # Onyxian Drake
///
/// `ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Target: "Deal damage equal to your Armor to an enemy minion."
///
/// State: Todo
//~ ONY_024 todo ef814ff8 d134c3b0
pub const ONY_024: Power = TODO;

/// # Shoulder Check
///
/// `ONY_025` · Warrior spell · 1 mana
///
/// > **Tradeable** Give a minion +2/+1 and **Rush**.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Enchantments: Incensed [`ONY_025e`]
///
/// State: Todo
//~ ONY_025 todo e01a658b a73a876a
pub const ONY_025: Power = TODO;

/// # Incensed
///
/// `ONY_025e` · Neutral enchantment
///
/// > +2/+1 and **Rush**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_025e todo c3a30cbc 96f20037
pub const ONY_025e: Power = TODO;
