//! Warlock cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 14e0a41a

/// # Shadow Bolt
/// Spell · Shadow · 3 mana
/// > Deal $4 damage to a minion.
//~ done CS2_057 - 3c9c5d15.61a07e95 54cf8934
pub const CS2_057: Power = spell(&[deal(4).to(A_MINION)]);

/// # Drain Life
/// Spell · Shadow · 3 mana
/// > Deal $2 damage. Restore #2 Health to your hero.
//~ done CS2_061 - 3c9c5d15.3743f787 bf54f533
pub const CS2_061: Power = spell(&[deal(2).to(TARGET), heal(2).to(YOUR_HERO)]);

/// # Hellfire
/// Spell · Fire · 3 mana
/// > Deal $3 damage to ALL characters.
//~ done CS2_062 - 3af9bd75.7d977b6c 6967f508
pub const CS2_062: Power = spell(&[deal(3).to(CHARACTERS)]);

/// # Corruption
/// Spell · Shadow · 1 mana
/// > Choose an enemy minion. At the start of your turn, destroy it.
/// - Makes: Corruption [`CS2_063e`] ("At the start of the corrupting player's turn,…")
//~ done CS2_063 - ca4a4f53.d2435a67 439d6f26.2cbecc33
pub const CS2_063: Power = spell(&[attach("CS2_063e").to(AN_ENEMY_MINION)]);

/// # Corruption
/// Enchantment
/// > At the start of the corrupting player's turn, destroy this minion.
//~ done CS2_063e - d522ad72.ab2619b6 439d6f26
pub const CS2_063e: Power = at_start_of_your_turn(&[destroy(THIS)]);

/// # Dread Infernal
/// Minion · Demon · 6 mana · 6/6
/// > **Battlecry:** Deal 1 damage to ALL other characters.
//~ done CS2_064 - 28f64f08.3cdad07d 3e315727
pub const CS2_064: Power = battlecry(&[deal(1).to(CHARACTERS.other())]);

/// # Voidwalker
/// Minion · Demon · 1 mana · 1/3
/// > **Taunt**
//~ vanilla CS2_065 a001b549 181797b2.4b0c5d24 abd3d4af
pub const CS2_065: Power = VANILLA;

/// # Ritual of Doom
/// Spell · Shadow · 0 mana
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
/// - Makes: [`CS3_002t`](crate::core::warlock::CS3_002t)
///
/// # Notes
///
/// Open question: whether the Demon takes the place of the destroyed minion.
//~ done CS3_002 - 30785034.401a1120 4c09c35e.c2ba3a6b
pub const CS3_002: Power = spell(&[either(
    there_are(5, &FRIENDLY_MINIONS),
    &[destroy(A_FRIENDLY_MINION), summon(card("CS3_002t"))],
    &[destroy(A_FRIENDLY_MINION)],
)]);

/// # Felsoul Jailer
/// Minion · Demon · 5 mana · 4/6
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
//~ done CS3_003 - b96d4954.ec8f8a23 22287b69
pub const CS3_003: Power = abilities(&[
    battlecry(&[discard(ENEMY_HAND.that(MINION).random()), remember(IT).when(there_is(&IT))]),
    deathrattle(&[return_to_hand(REMEMBERED.that(DEAD))]),
]);

/// # Enslaved Fel Lord
/// Minion · Demon · 7 mana · 4/10
/// > **Taunt**. Also damages the minions next to whomever this attacks.
//~ done CS3_021 - 52a17b7d.fbf70cdf fd6f46b9
pub const CS3_021: Power = also_damages(THAT.neighbours());

/// # Call of the Void
/// Spell · Shadow · 1 mana
/// > Add a random Demon to your hand.
//~ done EX1_181 - ca4a4f53.ca680c0a c5e7ae39
pub const EX1_181: Power = spell(&[get(random(DEMON))]);

/// # Siegebreaker
/// Minion · Demon · 7 mana · 5/8
/// > **Taunt** Your other Demons have +1 Attack.
/// - Makes: [`EX1_185e`](crate::classic::warlock::EX1_185e)
//~ done EX1_185 - a744a62c.19ad2bae 7874bf99.762d6094
pub const EX1_185: Power = aura(OTHER_FRIENDLY_MINIONS.that(DEMON)).gives("EX1_185e");

/// # Mortal Coil
/// Spell · Shadow · 1 mana
/// > Deal $1 damage to a minion. If it dies, draw a card.
//~ done EX1_302 - ca4a4f53.b5bc5ddb 183b0c39
pub const EX1_302: Power = spell(&[deal(1).to(A_MINION), draw(1).when(there_is(&IT.that(DEAD)))]);

/// # Felstalker
/// Minion · Demon · 2 mana · 4/3
/// > **Battlecry:** Discard a random card.
//~ done EX1_306 - 471d6bde.8bb606ff c4c9c3df
pub const EX1_306: Power = battlecry(&[discard(YOUR_HAND.random())]);

/// # Soulfire
/// Spell · Fire · 1 mana
/// > Deal $4 damage. Discard a random card.
//~ done EX1_308 - e70c31b0.6902ff8b 7484ebc6
pub const EX1_308: Power = spell(&[deal(4).to(TARGET), discard(YOUR_HAND.random())]);

/// # Gul'dan's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
/// - Makes: Mortal Coil [`EX1_302`] ("Deal 1 damage to a minion. If it dies, draw a…")
//~ done GIFT_11 - 2f198b86.2b9b91d9 85190147.80b633b0
pub const GIFT_11: Power = spell(&[discover_temporary(&["EX1_302", "EX1_309", "EX1_312"])]);

/// # Gul'dan
/// Hero · 30 health
/// - Makes: Life Tap [`HERO_07bp`] ("Hero Power Draw a card and take 2 damage.")
//~ vanilla HERO_07 343e2eb1 c6957b81 4cd35926.577fd95f
pub const HERO_07: Power = VANILLA;

/// # Life Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card and take $2 damage.
//~ done HERO_07bp - 4902b083.e8df63bd 6406f689
pub const HERO_07bp: Power = hero_power(&[deal(2).to(YOUR_HERO), draw(1)]);

/// # Soul Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card.
//~ done HERO_07bp2 - 4902b083.6bf9cd73 1c87055f
pub const HERO_07bp2: Power = hero_power(&[draw(1)]);

/// # Sacrificial Pact
/// Spell · Shadow · 0 mana
/// > Destroy a friendly Demon. Restore #5 Health to your hero.
//~ done NEW1_003 - 30785034.e6ccac5d ed108a3d
pub const NEW1_003: Power = spell(&[destroy(A_FRIENDLY_MINION.that(DEMON)), heal(5).to(YOUR_HERO)]);
