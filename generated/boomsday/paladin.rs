//! Paladin cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 73aa3e32

/// # Shrink Ray
/// Spell · 5 mana
/// > Set the Attack and Health of all minions to 1.
/// - Makes: Shrink Ray [`BOT_234e`] ("1/1.")
//~ derived BOT_234 409280df 36b694de.ee4876ca dd7ee5a4.b6cff666
pub const BOT_234: Power = spell(&[attach("BOT_234e").to(MINIONS)]);

/// # Shrink Ray
/// Enchantment
/// > 1/1.
//~ derived BOT_234e 6ba68ecf d522ad72.d68bebe2 dd7ee5a4
pub const BOT_234e: Power = enchant(&[become_stats(1, 1)]);

/// # Crystalsmith Kangor
/// Minion · 2 mana · 1/2
/// > **Divine Shield**, **Lifesteal** Your healing is doubled.
//~ done BOT_236 - 4c954f50.c47fc183 da2abf8d
pub const BOT_236: Power = aura(YOU).have(&[has(GameTag::ALL_HEALING_DOUBLE)]);

/// # Prismatic Lens
/// Spell · 4 mana
/// > Draw a minion and a spell from your deck. Swap their Costs.
/// - Makes: Swapped Cost [`BOT_436e`] ("Cost swapped.")
//~ done BOT_436 - 38d1d3b0.362af129 bd4ff88f.3530f4c8
pub const BOT_436: Power =
    spell(&[draw_that(1, MINION), remember(IT), draw_that(1, SPELL), swap_number(COST, REMEMBERED, IT)]);

/// # Swapped Cost
/// Enchantment
/// > Cost swapped.
//~ todo BOT_436e e08430f8 d522ad72.ef95058b f6618815
pub const BOT_436e: Power = TODO;

/// # Mechano-Egg
/// Minion · Mech · 5 mana · 0/5
/// > **Deathrattle:** Summon an 8/8 Robosaur.
/// - Makes: Robosaur [`BOT_537t`] (8/8)
//~ derived BOT_537 60ec91a6 4a81d13b.e96cfded 102198b0.2a33279b
pub const BOT_537: Power = deathrattle(&[summon(card("BOT_537t"))]);

/// # Robosaur
/// Minion · Mech · Beast · 8 mana · 8/8
//~ vanilla BOT_537t 06fed47f 0868d14e ae7ca860
pub const BOT_537t: Power = VANILLA;

/// # Glow-Tron
/// Minion · Mech · 1 mana · 1/3
/// > **Magnetic**
/// - Makes: Glow-Tron [`BOT_906e`] ("Increased stats.")
//~ vanilla BOT_906 f537a258 2eb9616e.0b5ca121 5dd61ec7.c2759a73
pub const BOT_906: Power = VANILLA;

/// # Glow-Tron
/// Enchantment
/// > Increased stats.
//~ todo BOT_906e 80885f5f d522ad72.a536d554 5dd61ec7
pub const BOT_906e: Power = TODO;

/// # Autodefense Matrix
/// Spell · 1 mana
/// > **Secret:** When one of your minions is attacked, give it **Divine Shield**.
//~ derived BOT_908 8bf0a752 2f198b86.8475247e 748d81d9
pub const BOT_908: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]);

/// # Crystology
/// Spell · 1 mana
/// > Draw two 1-Attack minions from your deck.
//~ derived BOT_909 17275892 2f198b86.696411ad 4be4ee54
pub const BOT_909: Power = spell(&[draw_that(2, all(&[MINION, ATTACK.is(1)]))]);

/// # Glowstone Technician
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Give all minions in your hand +2/+2.
/// - Makes: Light Infused [`BOT_910e`] ("\+2/+2.")
//~ derived BOT_910 432aba33 e8bf089b.1d199435 fb9831cc.69cc0d21
pub const BOT_910: Power = battlecry(&[attach("BOT_910e").to(YOUR_HAND.that(MINION))]);

/// # Light Infused
/// Enchantment
/// > \+2/+2.
//~ derived BOT_910e a4ded2a8 d522ad72.d5727bd5 04d95d2f
pub const BOT_910e: Power = enchant(&[plus(2, 2)]);

/// # Annoy-o-Module
/// Minion · Mech · 4 mana · 2/4
/// > **Magnetic Divine Shield Taunt**
/// - Makes: Annoy-o-Module [`BOT_911e`] ("Taunt, Divine Shield.")
//~ vanilla BOT_911 cd644e4c 0b4dbb6c.3936af8d c1576f11.2088dd45
pub const BOT_911: Power = VANILLA;

/// # Annoy-o-Module
/// Enchantment
/// > **Taunt**, **Divine Shield**.
//~ derived BOT_911e 3a84f7c9 d522ad72.2d805286 c1576f11
pub const BOT_911e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

/// # Kangor's Endless Army
/// Spell · 7 mana
/// > Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
//~ done BOT_912 - 014b7716.d21dd039 9b9e7a41
pub const BOT_912: Power = spell(&[summon(rebuilt(FRIENDLY_MINIONS.that(MECH).die().this_game()).random_of(3))]);
