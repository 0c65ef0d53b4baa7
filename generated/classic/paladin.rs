//! Paladin cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Noble Sacrifice
///
/// `EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Tokens: Defender [`EX1_130a`]
///
/// State: Todo
//~ EX1_130 todo 4ee9c467 03026ac2
pub const EX1_130: Power = TODO;

/// # Defender
///
/// `EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Draenei
///
/// State: Vanilla
//~ EX1_130a vanilla 58d71d35 2bd8f3a7
pub const EX1_130a: Power = VANILLA;

/// # Eye for an Eye
///
/// `EX1_132` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_132 todo 4b74c27c 0296de5b
pub const EX1_132: Power = TODO;

/// # Redemption
///
/// `EX1_136` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ EX1_136 todo 48750330 9c43fc62
pub const EX1_136: Power = TODO;

/// # Divine Favor
///
/// `EX1_349` · Paladin spell · Holy · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// - Set: Classic · rare · collectible
///
/// State: Todo
//~ EX1_349 todo 309831b8 126d341e
pub const EX1_349: Power = TODO;

/// # Lay on Hands
///
/// `EX1_354` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_354 todo 931a24a9 c1f0d21d
pub const EX1_354: Power = TODO;

/// # Blessed Champion
///
/// `EX1_355` · Paladin spell · Holy · 5 mana
///
/// > Double a minion's Attack.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessed Champion [`EX1_355e`]
///
/// State: Todo
//~ EX1_355 todo e83e7000 b05b4fda
pub const EX1_355: Power = TODO;

/// # Blessed Champion
///
/// `EX1_355e` · Paladin enchantment
///
/// > This minion's Attack has been doubled.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_355e todo 17956aaf 2761df75
pub const EX1_355e: Power = TODO;

/// # Argent Protector
///
/// `EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Divine Shield**."
///
/// State: Todo
//~ EX1_362 todo 2a95b4b9 e8dd0418
pub const EX1_362: Power = TODO;

/// # Blessing of Wisdom
///
/// `EX1_363` · Paladin spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Blessing of Wisdom [`EX1_363e`], Blessing of Wisdom [`EX1_363e2`]
///
/// State: Todo
//~ EX1_363 todo a7bc35a0 efc0a748
pub const EX1_363: Power = TODO;

/// # Blessing of Wisdom
///
/// `EX1_363e` · Paladin enchantment
///
/// > When this minion attacks, the player who blessed it draws a card.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_363e todo 5d8fab5d 0575db62
pub const EX1_363e: Power = TODO;

/// # Blessing of Wisdom
///
/// `EX1_363e2` · Paladin enchantment
///
/// > When this minion attacks, the enemy player draws a card.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_363e2 todo fd89141d 02802427
pub const EX1_363e2: Power = TODO;

/// # Holy Wrath
///
/// `EX1_365` · Paladin spell · Holy · 3 mana
///
/// > Draw a card and deal damage equal to its Cost to a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_365 todo b060fdaa 7bef0be3
pub const EX1_365: Power = TODO;

/// # Sword of Justice
///
/// `EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Justice Served [`EX1_366e`]
///
/// State: Todo
//~ EX1_366 todo 45c71d07 8d131178
pub const EX1_366: Power = TODO;

/// # Justice Served
///
/// `EX1_366e` · Paladin enchantment
///
/// > Has +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_366e todo 5d0f3438 f6de9815
pub const EX1_366e: Power = TODO;

/// # Repentance
///
/// `EX1_379` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Repentance [`EX1_379e`]
///
/// State: Todo
//~ EX1_379 todo ac936227 df441697
pub const EX1_379: Power = TODO;

/// # Repentance
///
/// `EX1_379e` · Paladin enchantment
///
/// > Health reduced to 1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_379e todo e5d7e418 d36271b2
pub const EX1_379e: Power = TODO;

/// # Aldor Peacekeeper
///
/// `EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Change Attack to 1."
/// - Enchantments: Stand Down! [`EX1_382e`]
///
/// State: Todo
//~ EX1_382 todo bfe733a6 b1bb8338
pub const EX1_382: Power = TODO;

/// # Stand Down!
///
/// `EX1_382e` · Paladin enchantment
///
/// > Attack changed to 1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_382e todo a2fd82cd 00fed009
pub const EX1_382e: Power = TODO;

/// # Tirion Fordring
///
/// `EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Tokens: Ashbringer [`EX1_383t`]
///
/// State: Todo
//~ EX1_383 todo aa00363c e474af3c
pub const EX1_383: Power = TODO;

/// # Ashbringer
///
/// `EX1_383t` · Paladin weapon · 5 mana · 5/3 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_383t vanilla 1f95eaea 2dcbe0ee
pub const EX1_383t: Power = VANILLA;

/// # Avenging Wrath
///
/// `EX1_384` · Paladin spell · Holy · 6 mana
///
/// > Deal $8 damage randomly split among all enemies.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ EX1_384 todo 310d5e8d a02403ad
pub const EX1_384: Power = TODO;

/// # Equality
///
/// `EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Equality [`EX1_619e`]
///
/// State: Todo
//~ EX1_619 todo efaefd3e 1db19d25
pub const EX1_619: Power = TODO;

/// # Equality
///
/// `EX1_619e` · Paladin enchantment
///
/// > Health changed to 1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_619e todo 829adc6a 04bf75b2
pub const EX1_619e: Power = TODO;
