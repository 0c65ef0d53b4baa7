//! Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9c502199

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
/// State: Derived
//~ derived BE_550 c505c887 47a98810 7f1a046b.b979f151
pub const BE_550: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS)).copies(2)]), deathrattle(&[deal(3).to(ENEMIES.random())])]);

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
/// State: Derived
//~ derived BE_552 96a0a923 f542d82e 22ee3346.e0b09eb3
pub const BE_552: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("BE_553t"))]);

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
//~ todo BE_553 1b586714 20d9d8e0 98940635.93014ebe
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
//~ todo BE_553e 715d2f23 4e0d3626 5490fd30.6d0d180c
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
/// State: Derived
//~ derived BE_553t f0e03095 22b1eec8 21752f34.2cfad786
#[rustfmt::skip]
pub const BE_553t: Power = spell(&[give(&[ATTACK.plus(2), has(GameTag::RUSH)]).to(A_FRIENDLY_MINION.that(MECH)), later(&whenever(PLAYERS.turn_end()).does(&[destroy(IT)]))]);

/// # Bombardment
///
/// `BE_554` · Hunter spell · Fire · 5 mana
///
/// > Destroy a random enemy minion and deal $3 damage to the enemy hero. If you control a Mech, do it again.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Tags: `2433` = 1
///
/// State: Derived
//~ derived BE_554 a3ab320f 9f74ccec 20297e09.79de512f
#[rustfmt::skip]
pub const BE_554: Power = spell(&[destroy(ENEMY_MINIONS.random()), deal(3).to(ENEMY_HERO), if_(there_is(&FRIENDLY_MINIONS.that(MECH)), &[destroy(ENEMY_MINIONS.random()), deal(3).to(ENEMY_HERO)])]);

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
//~ todo BE_555 52cd0ffa 61824526 5188964c.f8926b3c
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
//~ todo BE_555e dbe0ef48 c605d6b2 69a7e7fa.dda26391
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
//~ todo BE_588 8d6dc1f7 66d80ad2 6143f433.d13f623b
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
/// State: Derived
//~ derived BE_730 d130d5dc 0358f655 23e9e4f8.57865b4a
pub const BE_730: Power = spell(&[summon(card("BE_730t")).copies(2)]);

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
//~ vanilla BE_730t 88df76e0 b16a9286 0c72ee24.276b5ef0
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
/// State: Derived
//~ derived BE_731 9d8313c3 88b25b5b 1916e64e.346fe00f
pub const BE_731: Power = battlecry(&[gain_deathrattle_of(THIS.neighbours())]);

/// # Pack Mentality
///
/// `BE_731e` · Hunter enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_731e 807a2236 1a0f42ff f00d6677.d40e27b6
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
//~ todo BE_732 f095993c 3a544b0b 5162cc51.0f9ee211
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
//~ todo BE_900 840bf1d1 760c39a3 9e878c52.7929b461
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
/// State: Derived
//~ derived Core_mon_0005 473a8d26 53eafad2 c9ce6ea1.e0abcef3
pub const Core_mon_0005: Power =
    battlecry(&[give(&[plus(2, 2)])]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(4))));
