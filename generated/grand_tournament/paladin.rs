//! Paladin cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 83a3f27c

/// # Competitive Spirit
/// Spell · 1 mana
/// > **Secret:** When your turn starts, give your minions +1/+1.
/// - Makes: Competitive Spirit [`AT_073e`] ("\+1/+1.")
//~ derived AT_073 1a488c6b 2f198b86.7ce426df 8be64efb.7ac31a5e
pub const AT_073: Power = at_start_of_your_turn(&[attach("AT_073e").to(FRIENDLY_MINIONS)]);

/// # Competitive Spirit
/// Enchantment
/// > \+1/+1.
//~ derived AT_073e b9cc6f5d d522ad72.cb08f83e 8be64efb
pub const AT_073e: Power = enchant(&[plus(1, 1)]);

/// # Seal of Champions
/// Spell · Holy · 3 mana
/// > Give a minion +3 Attack and **Divine Shield**.
/// - Makes: Seal of Champions [`AT_074e2`] ("\+3 Attack and Divine Shield.")
//~ derived AT_074 95232faf 50eb3d2f.10948a31 48c68064.a74db828
pub const AT_074: Power = spell(&[attach("AT_074e2").to(A_MINION)]);

/// # Seal of Champions
/// Enchantment
/// > \+3 Attack and **Divine Shield**.
//~ derived AT_074e2 5cea81a3 d522ad72.3c5c8a1c 48c68064
pub const AT_074e2: Power = enchant(&[ATTACK.plus(3), has(GameTag::DIVINE_SHIELD)]);

/// # Warhorse Trainer
/// Minion · 3 mana · 3/4
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Might of the Hostler [`AT_075e`] ("Warhorse Trainer is granting +2 Attack and Taunt.")
//~ derived AT_075 bb41735e 05841e04.3d4199f5 864accb8.2c2d2163
pub const AT_075: Power = aura(FRIENDLY_MINIONS.that(named("CS2_101t"))).gives("AT_075e");

/// # Might of the Hostler
/// Enchantment
/// > Warhorse Trainer is granting +2 Attack and **Taunt**.
/// - Makes: Warhorse Trainer [`AT_075`] (3/4, "Your Silver Hand Recruits have +2 Attack and…")
//~ derived AT_075e 31da3695 d522ad72.e9c0bdf6 eb5de165.53239c2c
pub const AT_075e: Power = enchant(&[ATTACK.plus(2), has(GameTag::TAUNT)]);

/// # Murloc Knight
/// Minion · Murloc · 4 mana · 3/4
/// > **Inspire:** Summon a random Murloc.
//~ derived AT_076 0cb0d111 a18ab78c.b16c34d2 0fdda419
pub const AT_076: Power = inspire(&[summon(random(all(&[MINION, MURLOC])))]);

/// # Argent Lance
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
/// - Makes: Extra Poke [`AT_077e`] ("\+1 Durability.")
//~ done AT_077 - 55a4c629.fd36609b b05aced8.33ca43b8
pub const AT_077: Power = battlecry(&[attach("AT_077e")]).when(JOUST);

/// # Extra Poke
/// Enchantment
/// > \+1 Durability.
//~ derived AT_077e d95e158f d522ad72.d252faae 0af1ac7f
pub const AT_077e: Power = enchant(&[HEALTH.plus(1)]);

/// # Enter the Coliseum
/// Spell · 3 mana
/// > Destroy all minions except each player's highest Attack minion.
//~ done AT_078 - 82ede6d1.18ec186f 84bb5756
pub const AT_078: Power = spell(&[
    select(FRIENDLY_MINIONS.most(ATTACK)),
    destroy(FRIENDLY_MINIONS.that(not(&is(&IT)))),
    select(ENEMY_MINIONS.most(ATTACK)),
    destroy(ENEMY_MINIONS.that(not(&is(&IT)))),
]);

/// # Mysterious Challenger
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
//~ done AT_079 - 7c0f8337.d456059c c7cee3d2
pub const AT_079: Power = battlecry(&[put_into_play(the(YOUR_DECK.that(SECRET).different(5, CardProperty::Name)))]);

/// # Eadric the Pure
/// Minion · 7 mana · 3/7
/// > **Battlecry:** Change all enemy minions' Attack to 1.
/// - Makes: Purified [`AT_081e`] ("Attack changed to 1.")
//~ done AT_081 - 16b66924.4b85f985 2c12bd3f.9b6dda3c
pub const AT_081: Power = battlecry(&[attach("AT_081e").to(ENEMY_MINIONS)]);

/// # Purified
/// Enchantment
/// > Attack changed to 1.
//~ derived AT_081e cf3c182c d522ad72.00be7b6b 0c37ef83
pub const AT_081e: Power = enchant(&[ATTACK.set(1)]);

/// # Tuskarr Jouster
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
//~ derived AT_104 871ed1ba 7c0f8337.3a1366ce 872e5e24
pub const AT_104: Power = battlecry(&[heal(7).to(YOUR_HERO)]).when(JOUST);
