//! Rogue cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadow Dance
///
/// `BE_071` · Rogue spell · Shadow · 0 mana
///
/// > Deal $1 damage to all undamaged enemies.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ BE_071 todo 61e9ac96 44647792
pub const BE_071: Power = TODO;

/// # Agent of N'Zoth
///
/// `BE_541` · Rogue minion · 2 mana · 3/2
///
/// > **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BE_541 todo 38ad801d 507b4b41
pub const BE_541: Power = TODO;

/// # Shadowcrafter
///
/// `BE_702` · Rogue minion · 2 mana · 3/2
///
/// > **Combo**: **Assemble** a minion from another class.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Combo, Craft
///
/// State: Todo
//~ BE_702 todo bacbf560 eab19683
pub const BE_702: Power = TODO;

/// # Drest'agath
///
/// `BE_703` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: tag 4993
///
/// State: Todo
//~ BE_703 todo f7bef571 288a4726
pub const BE_703: Power = TODO;

/// # Broodchamber Tunneler
///
/// `BE_720` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Tokens: Pale Larva [`BE_720t1`], Neon Larva [`BE_720t10`], Dark Larva [`BE_720t11`], Teal Larva [`BE_720t12`], Blue Larva [`BE_720t2`], Black Larva [`BE_720t3`], Yellow Larva [`BE_720t4`], Green Larva [`BE_720t5`], Brown Larva [`BE_720t6`], Purple Larva [`BE_720t7`], Cyan Larva [`BE_720t8`], Red Larva [`BE_720t9`]
///
/// State: Todo
//~ BE_720 todo 99f68d42 bd77a5ef
pub const BE_720: Power = TODO;

/// # Pale Larva
///
/// `BE_720t1` · Priest minion · 1 mana · 2/1
///
/// > **Combo:** Restore #2 Health.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Target: "Restore #2 Health."
///
/// State: Todo
//~ BE_720t1 todo c99f43a0 405dbeb3
pub const BE_720t1: Power = TODO;

/// # Neon Larva
///
/// `BE_720t10` · Demon Hunter minion · 1 mana · 2/1
///
/// > Combo**:** Give your hero +1 Attack this turn.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t10 todo 44eabd5e 2598d746
pub const BE_720t10: Power = TODO;

/// # Dark Larva
///
/// `BE_720t11` · Death Knight minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Refers to: Charge
///
/// State: Todo
//~ BE_720t11 todo f0d6c757 bf824d16
pub const BE_720t11: Power = TODO;

/// # Teal Larva
///
/// `BE_720t12` · Neutral minion · 1 mana · 2/1
///
/// > Combo**:** No Spoilers!
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t12 todo b832bc83 a438b089
pub const BE_720t12: Power = TODO;

/// # Blue Larva
///
/// `BE_720t2` · Shaman minion · 1 mana · 2/1
///
/// > **Combo:** Summon a random basic Totem.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t2 todo 3ae4c3e7 8bb3ce3d
pub const BE_720t2: Power = TODO;

/// # Black Larva
///
/// `BE_720t3` · Rogue minion · 1 mana · 2/1
///
/// > Combo**:** Equip a 1/2 Dagger.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t3 todo 33ca64d0 7b9c64d1
pub const BE_720t3: Power = TODO;

/// # Yellow Larva
///
/// `BE_720t4` · Paladin minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Silver Hand Recruit.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t4 todo 1d1283d4 1c89d3d1
pub const BE_720t4: Power = TODO;

/// # Green Larva
///
/// `BE_720t5` · Hunter minion · 1 mana · 2/1
///
/// > **Combo:** Deal 2 damage to the enemy hero.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t5 todo ea0fc2f7 9e23238b
pub const BE_720t5: Power = TODO;

/// # Brown Larva
///
/// `BE_720t6` · Druid minion · 1 mana · 2/1
///
/// > **Combo:** Give your hero +1 Attack this turn. Gain 1 Armor.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t6 todo a2e3c257 31bed114
pub const BE_720t6: Power = TODO;

/// # Purple Larva
///
/// `BE_720t7` · Warlock minion · 1 mana · 2/1
///
/// > Combo**:** Draw a card and deal 2 damage to your hero.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t7 todo bea7a453 a966b05f
pub const BE_720t7: Power = TODO;

/// # Cyan Larva
///
/// `BE_720t8` · Mage minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ BE_720t8 todo e4f0e37a d0e00f65
pub const BE_720t8: Power = TODO;

/// # Red Larva
///
/// `BE_720t9` · Warrior minion · 1 mana · 2/1
///
/// > **Combo:** Gain 2 Armor.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ BE_720t9 todo 88dbd10c bad6059d
pub const BE_720t9: Power = TODO;

/// # Aqir Goliath
///
/// `BE_721` · Rogue minion · 8 mana · 4/5
///
/// > Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Combo
///
/// State: Todo
//~ BE_721 todo 65446c51 1f25aacb
pub const BE_721: Power = TODO;

/// # Aqir Swarmer
///
/// `BE_722` · Rogue minion · 3 mana · 4/2
///
/// > **Deathrattle:** Get two 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Combo
///
/// State: Todo
//~ BE_722 todo f5e42a21 c620357a
pub const BE_722: Power = TODO;

/// # Wandering Seeker
///
/// `BE_723` · Rogue minion · 4 mana · 4/4
///
/// > After you play a **Combo** card, deal 3 damage to a random enemy.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Combo
///
/// State: Todo
//~ BE_723 todo 04faf42e 3765e0f9
pub const BE_723: Power = TODO;

/// # Incubate
///
/// `BE_724` · Rogue spell · Shadow · 2 mana
///
/// > Get three 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Combo
///
/// State: Todo
//~ BE_724 todo b716ec0d 5e0e83b1
pub const BE_724: Power = TODO;

/// # The Unknowable One
///
/// `BE_725` · Rogue minion · 5 mana · 6/5
///
/// > **Battlecry:** Set the Attack and Health of all **Combo** minions in your hand to 6.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Unknown Power [`BE_725e2`]
///
/// State: Todo
//~ BE_725 todo f2883502 3aad37bb
pub const BE_725: Power = TODO;

/// # Unknown Power
///
/// `BE_725e2` · Neutral enchantment
///
/// > Set to 6/6.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_725e2 todo 6b2aae32 9500ed96
pub const BE_725e2: Power = TODO;
