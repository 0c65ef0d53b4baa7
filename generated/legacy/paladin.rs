//! Paladin cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Blessing of Might
///
/// `CS2_087` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Might [`CS2_087e`]
///
/// State: Todo
//~ CS2_087 todo 5c6d9892 4e097993
pub const CS2_087: Power = TODO;

/// # Blessing of Might
///
/// `CS2_087e` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_087e todo 0d0ac313 90cc29eb
pub const CS2_087e: Power = TODO;

/// # Guardian of Kings
///
/// `CS2_088` · Paladin minion · 7 mana · 5/7
///
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ CS2_088 todo 681bd72a 6e1a6fa3
pub const CS2_088: Power = TODO;

/// # Holy Light
///
/// `CS2_089` · Paladin spell · Holy · 2 mana
///
/// > Restore #8 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_089 todo 355a117c 22ceee8c
pub const CS2_089: Power = TODO;

/// # Light's Justice
///
/// `CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ CS2_091 vanilla cd00a196 de727890
pub const CS2_091: Power = VANILLA;

/// # Blessing of Kings
///
/// `CS2_092` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Kings [`CS2_092e`]
///
/// State: Todo
//~ CS2_092 todo 23a3626c 789bd30e
pub const CS2_092: Power = TODO;

/// # Blessing of Kings
///
/// `CS2_092e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_092e todo 4c8bc6e8 93114246
pub const CS2_092e: Power = TODO;

/// # Consecration
///
/// `CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_093 todo 5865c1a6 c9965c7c
pub const CS2_093: Power = TODO;

/// # Hammer of Wrath
///
/// `CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_094 todo 75057416 61e43bf6
pub const CS2_094: Power = TODO;

/// # Truesilver Champion
///
/// `CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_097 todo ff82962b 87197814
pub const CS2_097: Power = TODO;

/// # Silver Hand Recruit
///
/// `CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t vanilla 53aa058a 9cfc15ef
pub const CS2_101t: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t2` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t2 vanilla 6df901b4 8a5fb559
pub const CS2_101t2: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t3` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t3 vanilla 12cc672a 3fd92106
pub const CS2_101t3: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t4` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t4 vanilla 0b6b0ee0 64eba782
pub const CS2_101t4: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t5` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t5 vanilla 5e6fc016 c8ad15c3
pub const CS2_101t5: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t6` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Minion type: Draenei
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t6 vanilla e26f1344 84b1d0c0
pub const CS2_101t6: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t7` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t7 vanilla dbda730f 6454c493
pub const CS2_101t7: Power = VANILLA;

/// # Silver Hand Recruit
///
/// `CS2_101t8` · Paladin minion · 1 mana · 1/1
///
/// - Set: Legacy · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ CS2_101t8 vanilla 95f0526f 6c376b30
pub const CS2_101t8: Power = VANILLA;

/// # Reckoning
///
/// `CS3_016` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Reckoning [`CORE_CS3_016`](crate::core_hidden::paladin::CORE_CS3_016)
///
/// State: Todo
//~ CS3_016 todo 8c67d8e3 d56897cf
pub const CS3_016: Power = TODO;

/// # Pursuit of Justice
///
/// `CS3_029` · Paladin spell · Holy · 2 mana
///
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// - Set: Legacy · epic · collectible
/// - Enchantments: Pursuit of Justice [`CS3_029e`](crate::core::paladin::CS3_029e), Pursuit of Justice [`CS3_029e2`](crate::core::paladin::CS3_029e2)
/// - Tokens: Silver Hand Recruit [`CS2_101t`]
///
/// State: Todo
//~ CS3_029 todo 44cfaef7 aa58b475
pub const CS3_029: Power = TODO;

/// # Righteousness
///
/// `EX1_184` · Paladin spell · Holy · 5 mana
///
/// > Give your minions **Divine Shield**.
///
/// - Set: Legacy · rare · collectible
/// - Refers to: Divine Shield
///
/// State: Todo
//~ EX1_184 todo 82c0a1bc bfc6c4d4
pub const EX1_184: Power = TODO;

/// # Humility
///
/// `EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Humility [`EX1_360e`]
///
/// State: Todo
//~ EX1_360 todo 41ee8ab9 0da1a15f
pub const EX1_360: Power = TODO;

/// # Humility
///
/// `EX1_360e` · Paladin enchantment
///
/// > Attack has been changed to 1.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_360e todo cb6f398f 57656265
pub const EX1_360e: Power = TODO;

/// # Hand of Protection
///
/// `EX1_371` · Paladin spell · Holy · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_371 todo 79d4e5bd c84aafab
pub const EX1_371: Power = TODO;

/// # Uther's Gift
///
/// `GIFT_05` · Paladin spell · 1 mana
///
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Blessing of Kings [`CS2_092`]
///
/// State: Todo
//~ GIFT_05 todo 4ace0e7b 47a4831a
pub const GIFT_05: Power = TODO;

/// # Uther Lightbringer
///
/// `HERO_04` · Paladin hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Reinforce [`HERO_04bp`]
///
/// State: Vanilla
//~ HERO_04 vanilla b5199e70 b9c787db
pub const HERO_04: Power = VANILLA;

/// # Reinforce
///
/// `HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2740
///
/// State: Todo
//~ HERO_04bp todo 37056d86 0d609e13
pub const HERO_04bp: Power = TODO;

/// # The Silver Hand
///
/// `HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_04bp2 todo cf1cf738 12e07baa
pub const HERO_04bp2: Power = TODO;

/// # Crusader Aura
///
/// `LEG_TTN_908` · Paladin spell · Holy · 4 mana
///
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 96917, `1724` = 1
/// - Reprint of: Crusader Aura [`TTN_908`](crate::core_hidden::paladin::TTN_908)
///
/// State: Todo
//~ LEG_TTN_908 todo 7e035064 0f4f0472
pub const LEG_TTN_908: Power = TODO;
