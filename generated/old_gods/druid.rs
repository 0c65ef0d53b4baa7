//! Druid cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d0ee13c0

/// # Fandral Staghelm
/// Minion · 4 mana · 3/6
/// > Your **Choose One** cards and powers have both effects combined.
/// - Makes: [`OG_044a`](crate::classic::druid::OG_044a); [`OG_044b`](crate::blackrock_mountain::druid::OG_044b); [`OG_044c`](crate::grand_tournament::druid::OG_044c); [`OG_044e`](crate::ungoro::neutral::OG_044e)
//~ done OG_044 - e3b1249d.3cc4093f 651c21e7.ce968617
pub const OG_044: Power = aura(YOU).have(&[has(GameTag::CHOOSE_BOTH), has(POWERS_CHOOSE_BOTH)]);

/// # Feral Rage
/// Spell · 3 mana
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
/// - Makes: Evolve Spines [`OG_047a`] ("Give your hero +4 Attack this turn."); Evolve Scales [`OG_047b`] ("Gain 8 Armor."); Spines [`OG_047e`] ("\+4 Attack this turn.")
//~ derived OG_047 e977ca93 82ede6d1.864e8b37 899d8884.ce853b3d
pub const OG_047: Power = choose_one(&["OG_047a", "OG_047b"]);

/// # Evolve Spines
/// Spell · 3 mana
/// > Give your hero +4 Attack this turn.
//~ derived OG_047a 6c10aad5 82ede6d1.ef0889b5 7335bb25
pub const OG_047a: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Evolve Scales
/// Spell · 3 mana
/// > Gain 8 Armor.
//~ derived OG_047b b59ca94f 82ede6d1.57902385 f6dc9586
pub const OG_047b: Power = spell(&[armor(8)]);

/// # Spines
/// Enchantment
/// > \+4 Attack this turn.
//~ derived OG_047e ef5dec19 d522ad72.f2c23ec6 496b9633
pub const OG_047e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Mark of Y'Shaarj
/// Spell · 2 mana
/// > Give a minion +2/+2. If it's a Beast, draw a card.
/// - Makes: Mark of Y'Shaarj [`OG_048e`] ("\+2/+2.")
//~ derived OG_048 1d781e65 7846e7ae.7231c078 e41e823e.dec4af00
pub const OG_048: Power = spell(&[attach("OG_048e").to(A_MINION), draw(1).when(there_is(&IT.that(BEAST)))]);

/// # Mark of Y'Shaarj
/// Enchantment
/// > \+2/+2.
//~ derived OG_048e 29329103 d522ad72.d5727bd5 e41e823e
pub const OG_048e: Power = enchant(&[plus(2, 2)]);

/// # Forbidden Ancient
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
/// - Makes: Forbidden Power [`OG_051e`] ("Increased stats.")
//~ done OG_051 - cbd7c476.1d685391 4a9a64c7.c8632352
pub const OG_051: Power = battlecry(&[spend_all_mana(), give(&[plus(1, 1).times(X)]).with_x(LAST_AMOUNT)]);

/// # Forbidden Power
/// Enchantment
/// > Increased stats.
//~ todo OG_051e 2a68e5ee d522ad72.a536d554 db3af416
pub const OG_051e: Power = TODO;

/// # Klaxxi Amber-Weaver
/// Minion · 4 mana · 4/5
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); Amber Carapace [`OG_188e`] ("\+5 Health.")
//~ derived OG_188 0b3cef01 16eb980d.a08af950 07702e32.d546e45a
pub const OG_188: Power = battlecry(&[attach("OG_188e")]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # Amber Carapace
/// Enchantment
/// > \+5 Health.
//~ derived OG_188e b616bbee d522ad72.606c8f4a c4f162bb
pub const OG_188e: Power = enchant(&[HEALTH.plus(5)]);

/// # Wisps of the Old Gods
/// Spell · Nature · 7 mana
/// > **Choose One -** Summon seven 1/1 Wisps; or Give your minions +2/+2.
/// - Makes: Many Wisps [`OG_195a`] ("Summon seven 1/1 Wisps."); Big Wisps [`OG_195b`] ("Give your minions +2/+2."); Wisp [`OG_195c`] (1/1); Enormous [`OG_195e`] ("\+2/+2.")
//~ derived OG_195 34b5b3a2 c88acb42.183fa964 90e2f49a.f2509a4f
pub const OG_195: Power = choose_one(&["OG_195a", "OG_195b"]);

/// # Many Wisps
/// Spell · Nature · 7 mana
/// > Summon seven 1/1 Wisps.
/// - Makes: Wisp [`OG_195c`] (1/1)
//~ derived OG_195a 3d79f86c c88acb42.95da5d5a afaa26b9.b82a17e0
pub const OG_195a: Power = spell(&[summon(card("OG_195c")).copies(7)]);

/// # Big Wisps
/// Spell · Nature · 7 mana
/// > Give your minions +2/+2.
//~ derived OG_195b aa6ffbb7 c88acb42.420d2017 bf569015
pub const OG_195b: Power = spell(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS)]);

/// # Wisp
/// Minion · Undead · 0 mana · 1/1
//~ vanilla OG_195c e09f9abf c5b64ec8 10bda9b8
pub const OG_195c: Power = VANILLA;

/// # Enormous
/// Enchantment
/// > \+2/+2.
//~ derived OG_195e 2ed5c633 d522ad72.d5727bd5 76726d4b
pub const OG_195e: Power = enchant(&[plus(2, 2)]);

/// # Mire Keeper
/// Minion · 4 mana · 3/4
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
/// - Makes: Y'Shaarj's Strength [`OG_202a`] ("Summon a 2/2 Slime."); Yogg-Saron's Magic [`OG_202b`] ("Gain an empty Mana Crystal."); Slime [`OG_202c`] (2/2)
//~ derived OG_202 563498da e3b00837.c8709b0c b9daf42c.721676c7
pub const OG_202: Power = choose_one(&["OG_202a", "OG_202b"]);

/// # Y'Shaarj's Strength
/// Spell · 4 mana
/// > Summon a 2/2 Slime.
/// - Makes: Slime [`OG_202c`] (2/2); Y'Shaarj's Strength [`OG_202ae`] ("\+3/+3.")
//~ derived OG_202a d2ccdd5c 38d1d3b0.fa8192c7 8300193d.93d463b4
pub const OG_202a: Power = spell(&[summon(card("OG_202c"))]);

/// # Y'Shaarj's Strength
/// Enchantment
/// > \+3/+3.
//~ derived OG_202ae 6e5f6ef5 d522ad72.184d0f12 8300193d
pub const OG_202ae: Power = enchant(&[plus(3, 3)]);

/// # Yogg-Saron's Magic
/// Spell · 4 mana
/// > Gain an empty Mana Crystal.
//~ derived OG_202b ec00e057 38d1d3b0.fcccaa11 f1c3bfbd
pub const OG_202b: Power = spell(&[gain_empty_crystals(1)]);

/// # Slime
/// Minion · 2 mana · 2/2
//~ vanilla OG_202c 1c2a25e6 565e37de a2004865
pub const OG_202c: Power = VANILLA;

/// # Dark Arakkoa
/// Minion · 6 mana · 5/7
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); Arrakoa Devotion [`OG_293e`] ("\+5/+5."); Dark Guardian [`OG_293f`] ("Increased Stats.")
//~ derived OG_293 871917d1 730ec192.1466008e c0b9ab80.e679e26b
pub const OG_293: Power = battlecry(&[give(&[plus(4, 4)]).to(YOUR_CTHUN)]);

/// # Arrakoa Devotion
/// Enchantment
/// > \+5/+5.
//~ derived OG_293e 2cde3f1a d522ad72.41425f84 45208685
pub const OG_293e: Power = enchant(&[plus(5, 5)]);

/// # Dark Guardian
/// Enchantment
/// > Increased Stats.
//~ todo OG_293f 458c58db d522ad72.8950806f 246e0e24
pub const OG_293f: Power = TODO;

/// # Addled Grizzly
/// Minion · Beast · 2 mana · 2/3
/// > After you summon a Beast, give it +1/+1.
/// - Makes: Addled [`OG_313e`] ("\+1/+1.")
//~ derived OG_313 46c28206 40a2c733.10f84acd 6cbb8251.082ba3fb
pub const OG_313: Power = after(YOU.summon(BEAST)).then(&[attach("OG_313e").to(THAT)]);

/// # Addled
/// Enchantment
/// > \+1/+1.
//~ derived OG_313e a5b6345e d522ad72.cb08f83e 2d797b8a
pub const OG_313e: Power = enchant(&[plus(1, 1)]);
