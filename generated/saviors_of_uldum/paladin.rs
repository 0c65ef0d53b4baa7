//! Paladin cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a21be45a

/// # Pharaoh's Blessing
/// Spell · Holy · 6 mana
/// > Give a minion +4/+4, **Divine Shield**, and **Taunt**.
/// - Makes: Pharaoh's Blessing [`ULD_143e`] ("\+4/+4, Divine Shield, and Taunt.")
//~ derived ULD_143 b2d1da32 87070251.c10bd258 433e4d37.28957864
pub const ULD_143: Power = spell(&[attach("ULD_143e").to(A_MINION)]);

/// # Pharaoh's Blessing
/// Enchantment
/// > \+4/+4, **Divine Shield**, and **Taunt**.
//~ derived ULD_143e 79c425e6 d522ad72.d87876d1 433e4d37
pub const ULD_143e: Power = enchant(&[plus(4, 4), has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Brazen Zealot
/// Minion · 1 mana · 2/1
/// > Whenever you summon a minion, gain +1 Attack.
/// - Makes: Zeal [`ULD_145e`] ("Increased Attack.")
//~ derived ULD_145 5bb314a1 57db445c.154d4b48 000fdc6a.16f60ab7
pub const ULD_145: Power = whenever(YOU.summon(MINION)).then(&[give(&[ATTACK.plus(1)])]);

/// # Zeal
/// Enchantment
/// > Increased Attack.
//~ todo ULD_145e da0bb11e d522ad72.08129cea e29f2c51
pub const ULD_145e: Power = TODO;

/// # Ancestral Guardian
/// Minion · Undead · 4 mana · 4/2
/// > **Lifesteal Reborn**
//~ vanilla ULD_207 0f9fdeb7 870987ce.c32a4eff f8ca7055
pub const ULD_207: Power = VANILLA;

/// # Micro Mummy
/// Minion · Undead · Mech · 2 mana · 1/2
/// > **Reborn** At the end of your turn, give another random friendly minion +1 Attack.
/// - Makes: Microwrapped [`ULD_217e`] ("Attack increased.")
//~ derived ULD_217 9d8fca9b f91d4c1b.d0fb6685 052a6e62.1ac4ec87
pub const ULD_217: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Microwrapped
/// Enchantment
/// > Attack increased.
//~ todo ULD_217e 1a608c3a d522ad72.29b7578e ce72937b
pub const ULD_217e: Power = TODO;

/// # Making Mummies
/// Spell · 1 mana
/// > **Quest:** Play 5 **Reborn** minions. **Reward:** Emperor Wraps.
/// - Makes: Emperor Wraps [`ULD_431p`] ("Summon a 2/2 copy of a friendly minion."); Emperor Wrapped [`ULD_431e`] ("2/2.")
//~ derived ULD_431 67c1aeac 2f198b86.011882d5 b62c692a.cf0c050d
#[rustfmt::skip]
pub const ULD_431: Power = quest(Goal::Times(5), &[YOU.play(all(&[MINION, with(GameTag::REBORN)]))]).reward(&[become_hero_power(card("ULD_431p"))]);

/// # Emperor Wrapped
/// Enchantment
/// > 2/2.
//~ derived ULD_431e a8b980f3 d522ad72.142bb519 1c0d9ab5
pub const ULD_431e: Power = enchant(&[become_stats(2, 2)]);

/// # Emperor Wraps
/// Hero Power · 2 mana
/// > Summon a 2/2 copy of a friendly minion.
//~ derived ULD_431p 53be6753 4902b083.f9d17df1 b0ba4b2f
pub const ULD_431p: Power = hero_power(&[summon(copy_of(A_FRIENDLY_MINION)), give(&[become_stats(2, 2)]).to(IT)]);

/// # Salhet's Pride
/// Minion · Beast · 3 mana · 3/1
/// > **Deathrattle:** Draw two 1-Health minions from your deck.
//~ done ULD_438 - 228ba909.a4651404 99a68d2b
pub const ULD_438: Power = deathrattle(&[draw_that(2, all(&[MINION, HEALTH.is(1)]))]);

/// # Sandwasp Queen
/// Minion · Beast · 2 mana · 3/1
/// > **Battlecry:** Add two 2/1 Sandwasps to your hand.
/// - Makes: Sandwasp [`ULD_439t`] (2/1)
//~ derived ULD_439 6ec78759 b32374fc.b2b55214 3af4f806.8b2d2e98
pub const ULD_439: Power = battlecry(&[get(card("ULD_439t")).copies(2)]);

/// # Sandwasp
/// Minion · Beast · 1 mana · 2/1
//~ vanilla ULD_439t 08595ce3 e876b890 f5c35e3e
pub const ULD_439t: Power = VANILLA;

/// # Sir Finley of the Sands
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry:** If your deck has no duplicates, **Discover** an upgraded Hero Power.
//~ done ULD_500 - 332b54bf.c13ff53a 0f9db17d
pub const ULD_500: Power = battlecry(&[discover_then(
    Offer::Cards(&[
        "HERO_01bp2", "HERO_02bp2", "HERO_03bp2", "HERO_04bp2", "HERO_05bp2", "HERO_06bp2", "HERO_07bp2", "HERO_08bp2",
        "HERO_09bp2", "HERO_10bp2", "HERO_11bp2",
    ]),
    &[become_hero_power(the(IT))],
)])
.when(no_duplicates(&YOUR_DECK));

/// # Tip the Scales
/// Spell · 8 mana
/// > Summon 7 Murlocs from your deck.
/// - Makes: Watched [`ULD_716e2`] ("Stats changed to 3/3.")
//~ derived ULD_716 d7423f9d 93b14068.cc42c9cf 972d767b.5088aa84
pub const ULD_716: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, MURLOC])).random_of(7)))]);

/// # Watched
/// Enchantment
/// > Stats changed to 3/3.
//~ derived ULD_716e2 f40eac5e d522ad72.59267fb4 4d3e9c0b
pub const ULD_716e2: Power = enchant(&[become_stats(3, 3)]);

/// # Subdue
/// Spell · 2 mana
/// > Set a minion's Attack and Health to 1.
/// - Makes: Subdued [`ULD_728e`] ("1/1.")
//~ derived ULD_728 32fd5655 7846e7ae.fe0eedf1 f8e740a5.37ce95ab
pub const ULD_728: Power = spell(&[attach("ULD_728e").to(A_MINION)]);

/// # Subdued
/// Enchantment
/// > 1/1.
//~ derived ULD_728e 616804dd d522ad72.d68bebe2 a3d86eb7
pub const ULD_728e: Power = enchant(&[become_stats(1, 1)]);
