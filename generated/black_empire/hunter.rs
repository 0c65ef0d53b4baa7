//! Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tank Regiment
///
/// `BE_550` · Hunter minion · 6 mana · 3/3
///
/// > **Battlecry:** Summon two copies of this. **Deathrattle:** Deal 3 damage to a random enemy.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ BE_550 todo fc8406c2 196bb77d
pub const BE_550: Power = TODO;

/// # Flamespitter
///
/// `BE_552` · Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, get an 'Overdrive'.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Tags: `4546` = 1, `4931` = 1, `4932` = 1
/// - Tokens: Overdrive [`BE_553t`]
///
/// State: Todo
//~ BE_552 todo af63f356 c1109e6e
pub const BE_552: Power = TODO;

/// # Tinker
///
/// `BE_553` · Hunter spell · 2 mana
///
/// > **Assemble** a Mech. Get an 'Overdrive'.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Craft
/// - Enchantments: Burning Out [`BE_553e`]
/// - Tokens: Overdrive [`BE_553t`]
///
/// State: Todo
//~ BE_553 todo 4173b9b3 44df1d6a
pub const BE_553: Power = TODO;

/// # Burning Out
///
/// `BE_553e` · Neutral enchantment
///
/// > +2 Attack, **Rush**, and dies at end of turn.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BE_553e todo 62f603aa de66ae03
pub const BE_553e: Power = TODO;

/// # Overdrive
///
/// `BE_553t` · Hunter spell · Fire · 0 mana
///
/// > Give a friendly Mech +2 Attack and **Rush**. It dies at end of turn.
///
/// - Set: Reign of the Black Empire
/// - Refers to: Rush
///
/// State: Todo
//~ BE_553t todo 72ec5e40 d91dedf6
pub const BE_553t: Power = TODO;

/// # Bombardment
///
/// `BE_554` · Hunter spell · Fire · 5 mana
///
/// > Destroy a random enemy minion and deal $3 damage to the enemy hero. If you control a Mech, do it again.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Tags: `2433` = 1
///
/// State: Todo
//~ BE_554 todo 826701e4 a41ec676
pub const BE_554: Power = TODO;

/// # Reload
///
/// `BE_555` · Hunter spell · Arcane · 8 mana
///
/// > **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Reload [`BE_555e`]
///
/// State: Todo
//~ BE_555 todo 5c24b336 36fd252d
pub const BE_555: Power = TODO;

/// # Reload
///
/// `BE_555e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_555e todo 6eb11a80 9f272759
pub const BE_555e: Power = TODO;

/// # Mimiron
///
/// `BE_588` · Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
///
/// State: Todo
//~ BE_588 todo 5b7934b4 68b44de5
pub const BE_588: Power = TODO;

/// # Clockwork Boars
///
/// `BE_730` · Hunter spell · 2 mana
///
/// > Summon two 1/1 Mech Beasts with **Charge**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Charge
/// - Tokens: Clockwork Boar [`BE_730t`]
///
/// State: Todo
//~ BE_730 todo 0676558b 6d7433d4
pub const BE_730: Power = TODO;

/// # Clockwork Boar
///
/// `BE_730t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Reign of the Black Empire · free
/// - Minion type: Mech, Beast
/// - Mechanics: Charge
/// - Tags: `2539` = 1
///
/// State: Vanilla
//~ BE_730t vanilla 9a170b6e faf8949b
pub const BE_730t: Power = VANILLA;

/// # Primal Rockfang
///
/// `BE_731` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry**: Gain the **Deathrattles** of adjacent minions.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Pack Mentality [`BE_731e`]
///
/// State: Todo
//~ BE_731 todo 4ad1f858 ab0e27a4
pub const BE_731: Power = TODO;

/// # Pack Mentality
///
/// `BE_731e` · Hunter enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ BE_731e todo 244ecc2b cee6772b
pub const BE_731e: Power = TODO;

/// # Kronn the Impaler
///
/// `BE_732` · Hunter minion · 10 mana · 6/6
///
/// > **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BE_732 todo e18106c8 ee424a12
pub const BE_732: Power = TODO;

/// # Mechacycle
///
/// `BE_900` · Hunter minion · 4 mana · 3/3
///
/// > Taunt **Deathrattle:** Summon 4 Mana worth of random Mechs.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ BE_900 todo e9c36a0a c5e943c6
pub const BE_900: Power = TODO;

/// # \[BioCore\] Fable Stablehand
///
/// `Core_mon_0005` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// - Set: Reign of the Black Empire · common
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ Core_mon_0005 todo 434918c6 a1eda834
pub const Core_mon_0005: Power = TODO;
