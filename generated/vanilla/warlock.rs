//! Warlock cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c7994c14

/// # Shadow Bolt
/// Spell · 3 mana
/// > Deal $4 damage to a minion.
/// - Reprint of: [`CS2_057`](crate::legacy::warlock::CS2_057)
//~ reprint VAN_CS2_057 488d76e0 82ede6d1.61a07e95 54cf8934.047f9cf4
pub const VAN_CS2_057: Power = crate::cards::CS2_057;

/// # Blood Imp
/// Minion · Demon · 1 mana · 0/1
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
/// - Reprint of: [`CS2_059`](crate::classic::warlock::CS2_059)
//~ reprint VAN_CS2_059 ca2ae438 7b6093ed.d3f1125a 91246157.05f267cc
pub const VAN_CS2_059: Power = crate::cards::CS2_059;

/// # Drain Life
/// Spell · 3 mana
/// > Deal $2 damage. Restore #2 Health to your hero.
/// - Reprint of: [`CS2_061`](crate::legacy::warlock::CS2_061)
//~ reprint VAN_CS2_061 1b507ad4 82ede6d1.3743f787 bf54f533.81aa40aa
pub const VAN_CS2_061: Power = crate::cards::CS2_061;

/// # Hellfire
/// Spell · 4 mana
/// > Deal $3 damage to ALL characters.
/// - Reprint of: [`CS2_062`](crate::legacy::warlock::CS2_062)
//~ reprint VAN_CS2_062 ea16b2a4 38d1d3b0.7d977b6c 6967f508.6c628daa
pub const VAN_CS2_062: Power = crate::cards::CS2_062;

/// # Corruption
/// Spell · 1 mana
/// > Choose an enemy minion. At the start of your turn, destroy it.
/// - Reprint of: [`CS2_063`](crate::legacy::warlock::CS2_063)
//~ reprint VAN_CS2_063 33ba38ba 2f198b86.d2435a67 439d6f26.133c20d4
pub const VAN_CS2_063: Power = crate::cards::CS2_063;

/// # Dread Infernal
/// Minion · Demon · 6 mana · 6/6
/// > **Battlecry:** Deal 1 damage to ALL other characters.
/// - Reprint of: [`CS2_064`](crate::legacy::warlock::CS2_064)
//~ reprint VAN_CS2_064 55b23254 28f64f08.3cdad07d 3e315727.f5d8deab
pub const VAN_CS2_064: Power = crate::cards::CS2_064;

/// # Voidwalker
/// Minion · Demon · 1 mana · 1/3
/// > **Taunt**
/// - Reprint of: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ vanilla VAN_CS2_065 b4ccc3a6 181797b2.4b0c5d24 abd3d4af.12c7feb0
pub const VAN_CS2_065: Power = VANILLA;

/// # Felguard
/// Minion · Demon · 3 mana · 3/5
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
/// - Reprint of: [`EX1_301`](crate::classic::warlock::EX1_301)
//~ reprint VAN_EX1_301 70b6fe72 de16497d.dd1adacf b8e9b66b.632ab3ac
pub const VAN_EX1_301: Power = crate::cards::EX1_301;

/// # Mortal Coil
/// Spell · 1 mana
/// > Deal $1 damage to a minion. If it dies, draw a card.
/// - Reprint of: [`EX1_302`](crate::legacy::warlock::EX1_302)
//~ reprint VAN_EX1_302 1711636a 2f198b86.b5bc5ddb 183b0c39.181e9b23
pub const VAN_EX1_302: Power = crate::cards::EX1_302;

/// # Shadowflame
/// Spell · 4 mana
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
/// - Reprint of: [`EX1_303`](crate::classic::warlock::EX1_303)
//~ reprint VAN_EX1_303 ab9481dc 38d1d3b0.e25a402f 66905187.399d5646
pub const VAN_EX1_303: Power = crate::cards::EX1_303;

/// # Void Terror
/// Minion · Demon · 3 mana · 3/3
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
/// - Reprint of: [`EX1_304`](crate::classic::warlock::EX1_304)
//~ reprint VAN_EX1_304 0e7aeff5 ddf3412b.d1e4f92d 7b062d37.97c303c5
pub const VAN_EX1_304: Power = crate::cards::EX1_304;

/// # Felstalker
/// Minion · Demon · 2 mana · 4/3
/// > **Battlecry:** Discard a random card.
/// - Reprint of: [`EX1_306`](crate::legacy::warlock::EX1_306)
//~ reprint VAN_EX1_306 e3e47f5d 471d6bde.8bb606ff c4c9c3df.b6de4ba2
pub const VAN_EX1_306: Power = crate::cards::EX1_306;

/// # Soulfire
/// Spell · 0 mana
/// > Deal $4 damage. Discard a random card.
/// - Reprint of: [`EX1_308`](crate::legacy::warlock::EX1_308)
//~ reprint VAN_EX1_308 464f963e 3e8f9d5a.6902ff8b 7484ebc6.f6debd8e
pub const VAN_EX1_308: Power = crate::cards::EX1_308;

/// # Siphon Soul
/// Spell · 6 mana
/// > Destroy a minion. Restore #3 Health to your hero.
/// - Reprint of: [`EX1_309`](crate::classic::warlock::EX1_309)
//~ reprint VAN_EX1_309 c701dc73 9e3ad3c7.221a4393 1654f0f1.fe1f35c2
pub const VAN_EX1_309: Power = crate::cards::EX1_309;

/// # Doomguard
/// Minion · Demon · 5 mana · 5/7
/// > **Charge**. **Battlecry:** Discard two random cards.
/// - Reprint of: [`EX1_310`](crate::classic::warlock::EX1_310)
//~ reprint VAN_EX1_310 4c95189a d4e07bd7.9189cdf5 49920cbb.2d87396e
pub const VAN_EX1_310: Power = crate::cards::EX1_310;

/// # Twisting Nether
/// Spell · 8 mana
/// > Destroy all minions.
/// - Reprint of: [`EX1_312`](crate::classic::warlock::EX1_312)
//~ done VAN_EX1_312 - 93b14068.ebf33692 73942889.65d5ad53
pub const VAN_EX1_312: Power = spell(&[destroy(MINIONS)]);

/// # Pit Lord
/// Minion · Demon · 4 mana · 5/6
/// > **Battlecry:** Deal 5 damage to your hero.
/// - Reprint of: [`EX1_313`](crate::classic::warlock::EX1_313)
//~ reprint VAN_EX1_313 6e7a18ba 36baec5b.3cb28fe0 5f682c45.7c8ab7b9
pub const VAN_EX1_313: Power = crate::cards::EX1_313;

/// # Summoning Portal
/// Minion · 4 mana · 0/4
/// > Your minions cost (2) less, but not less than (1).
/// - Reprint of: [`EX1_315`](crate::classic::warlock::EX1_315)
//~ reprint VAN_EX1_315 69b9c0f5 47e97084.81f5d9b3 e46ff351.c9d1ae57
pub const VAN_EX1_315: Power = crate::cards::EX1_315;

/// # Power Overwhelming
/// Spell · 1 mana
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
/// - Reprint of: [`EX1_316`](crate::classic::warlock::EX1_316)
//~ reprint VAN_EX1_316 f9f1a3d8 2f198b86.b638bfe3 3006ff98.b3fce447
pub const VAN_EX1_316: Power = crate::cards::EX1_316;

/// # Sense Demons
/// Spell · 3 mana
/// > Draw 2 Demons from your deck.
/// - Reprint of: [`EX1_317`](crate::classic::warlock::EX1_317)
//~ reprint VAN_EX1_317 d883bc08 82ede6d1.52150b78 a76f5b0c.4d31e6c7
pub const VAN_EX1_317: Power = crate::cards::EX1_317;

/// # Flame Imp
/// Minion · Demon · 1 mana · 3/2
/// > **Battlecry:** Deal 3 damage to your hero.
/// - Reprint of: [`EX1_319`](crate::classic::warlock::EX1_319)
//~ reprint VAN_EX1_319 7bac6541 3e7c6181.0597849a 6d85a888.ea9b6df2
pub const VAN_EX1_319: Power = crate::cards::EX1_319;

/// # Bane of Doom
/// Spell · 5 mana
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
/// - Reprint of: [`EX1_320`](crate::classic::warlock::EX1_320)
//~ reprint VAN_EX1_320 2d81772f 36b694de.fa18af9a 138277de.802a242f
pub const VAN_EX1_320: Power = crate::cards::EX1_320;

/// # Lord Jaraxxus
/// Minion · Demon · 9 mana · 3/15
/// > **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
/// - Reprint of: [`EX1_323`](crate::classic::warlock::EX1_323)
/// - Makes: [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
//~ done VAN_EX1_323 - 616e0a60.dc718566 ef3c56d6.28d185db.b156d013
pub const VAN_EX1_323: Power =
    battlecry(&[remove_from_game(THIS), become_hero(card("EX1_323h")), equip(card("EX1_323w"))]);

/// # Demonfire
/// Spell · 2 mana
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
/// - Reprint of: [`EX1_596`](crate::classic::warlock::EX1_596)
//~ reprint VAN_EX1_596 bfa7e540 7846e7ae.a239216a 97793f22.883d1c5a
pub const VAN_EX1_596: Power = crate::cards::EX1_596;

/// # INFERNO!
/// Hero Power · 2 mana
/// > **Hero Power** Summon a 6/6 Infernal.
/// - Reprint of: [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
/// - Makes: Infernal [`VAN_EX1_tk34`] (6/6)
//~ done VAN_EX1_tk33 - 4902b083.cdf5bb4c 3db31cf7.48ca3331.47d32b2c
pub const VAN_EX1_tk33: Power = hero_power(&[summon(card("VAN_EX1_tk34"))]);

/// # Infernal
/// Minion · Demon · 6 mana · 6/6
/// - Reprint of: [`EX1_tk34`](crate::classic::warlock::EX1_tk34)
//~ vanilla VAN_EX1_tk34 f3185dec 28f64f08 c9a8e2cf.30470df3
pub const VAN_EX1_tk34: Power = VANILLA;

/// # Life Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card and take $2 damage.
/// - Reprint of: [`HERO_07bp`](crate::legacy::warlock::HERO_07bp)
//~ reprint VAN_HERO_07bp c3accc26 4902b083.e8df63bd 6406f689.69fa23e3
pub const VAN_HERO_07bp: Power = crate::cards::HERO_07bp;

/// # Soul Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card.
/// - Reprint of: [`HERO_07bp2`](crate::legacy::warlock::HERO_07bp2)
//~ reprint VAN_HERO_07bp2 554e9924 4902b083.6bf9cd73 1c87055f.56852b00
pub const VAN_HERO_07bp2: Power = crate::cards::HERO_07bp2;

/// # Sacrificial Pact
/// Spell · 0 mana
/// > Destroy a Demon. Restore #5 Health to your hero.
/// - Reprint of: [`NEW1_003`](crate::legacy::warlock::NEW1_003)
//~ done VAN_NEW1_003 - 3e8f9d5a.bca4f173 ed108a3d.12a37aca
pub const VAN_NEW1_003: Power = spell(&[destroy(TARGET.that(DEMON)), heal(5).to(YOUR_HERO)]);
