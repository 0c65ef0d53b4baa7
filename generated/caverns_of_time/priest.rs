//! Priest cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e0587795

/// # Museum Curator
/// Minion · 2 mana · 1/2
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
/// - Reprint of: [`LOE_006`](crate::league_of_explorers::priest::LOE_006)
/// - Makes: Curated [`WON_056e`] ("Costs (1) less.")
//~ reprint WON_056 46d08050 4c954f50.96ea9148 b41eda37.1cea5037.b2a7c109
pub const WON_056: Power = crate::cards::LOE_006;

/// # Curated
/// Enchantment
/// > Costs (1) less.
//~ derived WON_056e 6ab5779c d522ad72.f705eb41 0f255997
pub const WON_056e: Power = enchant(&[cost_less(1)]);

/// # Onyx Bishop
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Summon a random friendly minion that died this game.
/// - Reprint of: [`KAR_204`](crate::karazhan::priest::KAR_204)
//~ reprint WON_057 83d74a48 e3b00837.f0e9328a e5646ca4.296431ac
pub const WON_057: Power = crate::cards::KAR_204;

/// # Spawn of Shadows
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
/// - Reprint of: [`AT_012`](crate::grand_tournament::priest::AT_012)
//~ reprint WON_058 1c28e43a 963fba73.1ac8a352 0d3efa3c.acfa1b2f
pub const WON_058: Power = crate::cards::AT_012;

/// # Shadowfiend
/// Minion · 2 mana · 2/3
/// > Whenever you draw a card, reduce its Cost by (1).
/// - Reprint of: [`AT_014`](crate::grand_tournament::priest::AT_014)
/// - Makes: Shadowfiended [`WON_061e`] ("Costs (1) less.")
//~ reprint WON_061 6021fc1d 5656a6e3.8e32787e 1d01997e.73e9125c.dfbffe05
pub const WON_061: Power = crate::cards::AT_014;

/// # Shadowfiended
/// Enchantment
/// > Costs (1) less.
//~ derived WON_061e 5c0a1c58 d522ad72.f705eb41 9bc47bf2
pub const WON_061e: Power = enchant(&[cost_less(1)]);

/// # Shadowbomber
/// Minion · 1 mana · 3/1
/// > **Battlecry:** Deal 3 damage to each hero.
/// - Reprint of: [`GVG_009`](crate::goblins_vs_gnomes::priest::GVG_009)
//~ reprint WON_062 efb7b04f ed819c40.3e948915 ce53a8b7.da2a0834
pub const WON_062: Power = crate::cards::GVG_009;

/// # Confessor Paletress
/// Minion · 7 mana · 5/4
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
/// - Reprint of: [`AT_018`](crate::grand_tournament::priest::AT_018)
//~ reprint WON_063 8cf4bd56 41cba997.91c578d5 1e9f1fae.35c02ede
pub const WON_063: Power = crate::cards::AT_018;

/// # Shadow Word: Forbid
/// Spell · Shadow · 2 mana
/// > **Tradeable** Destroy a 4-Attack minion. **Corrupt:** Destroy ALL 4-Attack minions.
/// - Makes: Shadow Word: Forbid [`WON_064ts`] ("Tradeable Corrupted. Destroy ALL 4-Attack…")
//~ derived WON_064 7b0b4cef a5d45018.3073c45f 3f01d2e0.b5eb08d5
pub const WON_064: Power = spell(&[destroy(A_MINION.that(ATTACK.is(4)))]);

/// # Shadow Word: Forbid
/// Spell · Shadow · 2 mana
/// > **Tradeable Corrupted**. Destroy ALL 4-Attack minions.
//~ derived WON_064ts a497b9b0 a5d45018.470b1d93 3f01d2e0
pub const WON_064ts: Power = spell(&[destroy(MINIONS.that(ATTACK.is(4)))]);

/// # Ship's Chirurgeon
/// Minion · Dragon · Pirate · 1 mana · 1/2
/// > After you summon a minion, give it +1 Health.
/// - Makes: Medical Assistance [`WON_065e`] ("\+1 Health.")
//~ reprint WON_065 017fd985 1aae6e8d.edfb08e1 1cf58f4e.55981d54
pub const WON_065: Power = crate::cards::CORE_WON_065;

/// # Medical Assistance
/// Enchantment
/// > \+1 Health.
//~ derived WON_065e eaf518ef d522ad72.fd1f4654 b27d00d9
pub const WON_065e: Power = enchant(&[HEALTH.plus(1)]);

/// # Murozond, Thief of Time
/// Minion · Dragon · 7 mana · 6/6
/// > **Battlecry:** If your deck has no duplicates, **Discover** a Dragon. Deal damage equal to its Cost to all other minions.
//~ derived WON_066 bd4f8003 5356e519.48e62c60 987bfe9d
pub const WON_066: Power =
    battlecry(&[discover(DRAGON).when(no_duplicates(&YOUR_DECK)), deal(1).times(COST.of(IT)).to(OTHER_MINIONS)]);

/// # Hooded Acolyte
/// Minion · 4 mana · 3/6
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
/// - Reprint of: [`OG_334`](crate::old_gods::priest::OG_334)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); [`WON_135`](crate::caverns_of_time::neutral::WON_135)
//~ reprint WON_313 a889b169 e3b1249d.46337eb9 cdb6b6b1.671c837c.5445936c
pub const WON_313: Power = crate::cards::OG_334;

/// # Shrinkmeister
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Give a minion -3 Attack this turn.
/// - Reprint of: [`GVG_011`](crate::goblins_vs_gnomes::priest::GVG_011)
//~ reprint WON_314 91884532 0296240c.0c39a5d2 6c8e6e6e.8e5a2db3
pub const WON_314: Power = crate::cards::GVG_011;

/// # Darkshire Alchemist
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Restore #5 Health.
/// - Reprint of: [`OG_234`](crate::old_gods::priest::OG_234)
//~ reprint WON_315 2dd52f90 7c0f8337.bc0b5145 8d7eea71.c4a512b9
pub const WON_315: Power = crate::cards::OG_234;

/// # Convert
/// Spell · 3 mana
/// > Put a copy of an enemy minion into your hand. It costs (1).
/// - Reprint of: [`AT_015`](crate::grand_tournament::priest::AT_015)
//~ reprint WON_342 4ccae290 82ede6d1.14809085 8e63bf6b.e93c32b8
pub const WON_342: Power = crate::cards::AT_015;
