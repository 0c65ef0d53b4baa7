//! Paladin cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 88e6035e

/// # Competitive Spirit
///
/// `AT_073` · Paladin spell · 1 mana
///
/// > **Secret:** When your turn starts, give your minions +1/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Competitive Spirit [`AT_073e`]
///
/// State: Derived
//~ derived AT_073 75c69a63 1a488c6b e9d6c85d.7ce426df
pub const AT_073: Power = at_start_of_your_turn(&[attach("AT_073e").to(FRIENDLY_MINIONS)]);

/// # Competitive Spirit
///
/// `AT_073e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_073e be38403b b9cc6f5d 6e3276db.67341004
pub const AT_073e: Power = enchant(&[plus(1, 1)]);

/// # Seal of Champions
///
/// `AT_074` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3 Attack and **Divine Shield**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Seal of Champions [`AT_074e2`]
///
/// State: Derived
//~ derived AT_074 4e20b517 95232faf 34611edc.10948a31
pub const AT_074: Power = spell(&[attach("AT_074e2").to(A_MINION)]);

/// # Seal of Champions
///
/// `AT_074e2` · Paladin enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_074e2 d4161348 5cea81a3 7df4239a.c25c4dcd
pub const AT_074e2: Power = enchant(&[ATTACK.plus(3), has(GameTag::DIVINE_SHIELD)]);

/// # Warhorse Trainer
///
/// `AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Enchantments: Might of the Hostler [`AT_075e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived AT_075 29ce6b0a bb41735e c0c2ab33.3d4199f5
pub const AT_075: Power = aura(FRIENDLY_MINIONS.that(named("CS2_101t"))).gives("AT_075e");

/// # Might of the Hostler
///
/// `AT_075e` · Paladin enchantment
///
/// > Warhorse Trainer is granting +2 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
/// - Tokens: Warhorse Trainer [`AT_075`]
///
/// State: Derived
//~ derived AT_075e c8bc04e2 31da3695 b7680422.e9c0bdf6
pub const AT_075e: Power = enchant(&[ATTACK.plus(2), has(GameTag::TAUNT)]);

/// # Murloc Knight
///
/// `AT_076` · Paladin minion · 4 mana · 3/4
///
/// > **Inspire:** Summon a random Murloc.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_076 e60d9fb1 0cb0d111 024535b3.b16c34d2
pub const AT_076: Power = inspire(&[summon(random(all(&[MINION, MURLOC])))]);

/// # Argent Lance
///
/// `AT_077` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Extra Poke [`AT_077e`]
///
/// State: Derived
//~ derived AT_077 a601aae8 70c9e050 7af7bea0.fd36609b
pub const AT_077: Power = battlecry(&[attach("AT_077e")]).when(JOUST);

/// # Extra Poke
///
/// `AT_077e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_077e c90f7d1d d95e158f 0ba1cac5.310b3243
pub const AT_077e: Power = enchant(&[HEALTH.plus(1)]);

/// # Enter the Coliseum
///
/// `AT_078` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ todo AT_078 54ef42e4 37020ed8 3e123f85.18ec186f
pub const AT_078: Power = TODO;

/// # Mysterious Challenger
///
/// `AT_079` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ todo AT_079 4cf8ef4b e4b4834f 80c04abe.d456059c
pub const AT_079: Power = TODO;

/// # Eadric the Pure
///
/// `AT_081` · Paladin minion · 7 mana · 3/7
///
/// > **Battlecry:** Change all enemy minions' Attack to 1.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Purified [`AT_081e`]
///
/// State: Derived
//~ derived AT_081 f0b3dcd1 72798db4 efca6158.4b85f985
pub const AT_081: Power = battlecry(&[attach("AT_081e").to(ENEMY_MINIONS)]);

/// # Purified
///
/// `AT_081e` · Paladin enchantment
///
/// > Attack changed to 1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_081e 43be7388 cf3c182c 1ed4500e.00be7b6b
pub const AT_081e: Power = enchant(&[ATTACK.set(1)]);

/// # Tuskarr Jouster
///
/// `AT_104` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_104 2d5257ea 871ed1ba aca4a0c9.3a1366ce
pub const AT_104: Power = battlecry(&[heal(7).to(YOUR_HERO)]).when(JOUST);
