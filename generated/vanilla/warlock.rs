//! Warlock cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d995d83b

/// # Shadow Bolt
///
/// `VAN_CS2_057` · Warlock spell · 3 mana
///
/// > Deal $4 damage to a minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shadow Bolt [`CS2_057`](crate::legacy::warlock::CS2_057)
///
/// State: Reprint
//~ reprint VAN_CS2_057 e62796b5 488d76e0 af1076a9.61a07e95
pub const VAN_CS2_057: Power = crate::cards::CS2_057;

/// # Blood Imp
///
/// `VAN_CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Imp
/// - Reprint of: Blood Imp [`CS2_059`](crate::classic::warlock::CS2_059)
///
/// State: Reprint
//~ reprint VAN_CS2_059 330a82d3 ca2ae438 186a670e.d3f1125a
pub const VAN_CS2_059: Power = crate::cards::CS2_059;

/// # Drain Life
///
/// `VAN_CS2_061` · Warlock spell · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Drain Life [`CS2_061`](crate::legacy::warlock::CS2_061)
///
/// State: Reprint
//~ reprint VAN_CS2_061 d854eca9 1b507ad4 c66f7a67.3743f787
pub const VAN_CS2_061: Power = crate::cards::CS2_061;

/// # Hellfire
///
/// `VAN_CS2_062` · Warlock spell · 4 mana
///
/// > Deal $3 damage to ALL characters.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Hellfire [`CS2_062`](crate::legacy::warlock::CS2_062)
///
/// State: Reprint
//~ reprint VAN_CS2_062 b89f113c ea16b2a4 b2373f6d.7d977b6c
pub const VAN_CS2_062: Power = crate::cards::CS2_062;

/// # Corruption
///
/// `VAN_CS2_063` · Warlock spell · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Corruption [`CS2_063`](crate::legacy::warlock::CS2_063)
///
/// State: Reprint
//~ reprint VAN_CS2_063 d196fd61 33ba38ba d5448186.d2435a67
pub const VAN_CS2_063: Power = crate::cards::CS2_063;

/// # Dread Infernal
///
/// `VAN_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Dread Infernal [`CS2_064`](crate::legacy::warlock::CS2_064)
///
/// State: Reprint
//~ reprint VAN_CS2_064 9c22816e 55b23254 e0e307bd.3cdad07d
pub const VAN_CS2_064: Power = crate::cards::CS2_064;

/// # Voidwalker
///
/// `VAN_CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Reprint of: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Vanilla
//~ vanilla VAN_CS2_065 f6d3e1ce b4ccc3a6 2ea178a4.4b0c5d24
pub const VAN_CS2_065: Power = VANILLA;

/// # Felguard
///
/// `VAN_EX1_301` · Warlock minion · 3 mana · 3/5
///
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Felguard [`EX1_301`](crate::classic::warlock::EX1_301)
///
/// State: Reprint
//~ reprint VAN_EX1_301 c20c80c2 70b6fe72 54357668.dd1adacf
pub const VAN_EX1_301: Power = crate::cards::EX1_301;

/// # Mortal Coil
///
/// `VAN_EX1_302` · Warlock spell · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Mortal Coil [`EX1_302`](crate::legacy::warlock::EX1_302)
///
/// State: Reprint
//~ reprint VAN_EX1_302 a10ec002 1711636a f9946f59.b5bc5ddb
pub const VAN_EX1_302: Power = crate::cards::EX1_302;

/// # Shadowflame
///
/// `VAN_EX1_303` · Warlock spell · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Shadowflame [`EX1_303`](crate::classic::warlock::EX1_303)
///
/// State: Reprint
//~ reprint VAN_EX1_303 4983db86 ab9481dc de49b405.e25a402f
pub const VAN_EX1_303: Power = crate::cards::EX1_303;

/// # Void Terror
///
/// `VAN_EX1_304` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Reprint of: Void Terror [`EX1_304`](crate::classic::warlock::EX1_304)
///
/// State: Reprint
//~ reprint VAN_EX1_304 700f78ea 0e7aeff5 fd41b047.d1e4f92d
pub const VAN_EX1_304: Power = crate::cards::EX1_304;

/// # Felstalker
///
/// `VAN_EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discard Cards
/// - Reprint of: Felstalker [`EX1_306`](crate::legacy::warlock::EX1_306)
///
/// State: Reprint
//~ reprint VAN_EX1_306 eaa8577b e3e47f5d 23acd4b8.8bb606ff
pub const VAN_EX1_306: Power = crate::cards::EX1_306;

/// # Soulfire
///
/// `VAN_EX1_308` · Warlock spell · 0 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Discard Cards
/// - Reprint of: Soulfire [`EX1_308`](crate::legacy::warlock::EX1_308)
///
/// State: Reprint
//~ reprint VAN_EX1_308 97b3979d 464f963e 05cd42b1.6902ff8b
pub const VAN_EX1_308: Power = crate::cards::EX1_308;

/// # Siphon Soul
///
/// `VAN_EX1_309` · Warlock spell · 6 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Siphon Soul [`EX1_309`](crate::classic::warlock::EX1_309)
///
/// State: Reprint
//~ reprint VAN_EX1_309 251165c7 c701dc73 21093727.221a4393
pub const VAN_EX1_309: Power = crate::cards::EX1_309;

/// # Doomguard
///
/// `VAN_EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Charge, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
/// - Reprint of: Doomguard [`EX1_310`](crate::classic::warlock::EX1_310)
///
/// State: Reprint
//~ reprint VAN_EX1_310 b91b8c1b 4c95189a 0481ac35.9189cdf5
pub const VAN_EX1_310: Power = crate::cards::EX1_310;

/// # Twisting Nether
///
/// `VAN_EX1_312` · Warlock spell · 8 mana
///
/// > Destroy all minions.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Twisting Nether [`EX1_312`](crate::classic::warlock::EX1_312)
///
/// State: Done
//~ done VAN_EX1_312 f36664dd - bdeccd18.ebf33692
pub const VAN_EX1_312: Power = spell(&[destroy(MINIONS)]);

/// # Pit Lord
///
/// `VAN_EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Pit Lord [`EX1_313`](crate::classic::warlock::EX1_313)
///
/// State: Reprint
//~ reprint VAN_EX1_313 570a928b 6e7a18ba feccff75.3cb28fe0
pub const VAN_EX1_313: Power = crate::cards::EX1_313;

/// # Summoning Portal
///
/// `VAN_EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Aura
/// - Reprint of: Summoning Portal [`EX1_315`](crate::classic::warlock::EX1_315)
///
/// State: Reprint
//~ reprint VAN_EX1_315 245de9e8 69b9c0f5 f4048d04.81f5d9b3
pub const VAN_EX1_315: Power = crate::cards::EX1_315;

/// # Power Overwhelming
///
/// `VAN_EX1_316` · Warlock spell · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Power Overwhelming [`EX1_316`](crate::classic::warlock::EX1_316)
///
/// State: Reprint
//~ reprint VAN_EX1_316 e1f96668 f9f1a3d8 90b3b061.b638bfe3
pub const VAN_EX1_316: Power = crate::cards::EX1_316;

/// # Sense Demons
///
/// `VAN_EX1_317` · Warlock spell · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Sense Demons [`EX1_317`](crate::classic::warlock::EX1_317)
///
/// State: Reprint
//~ reprint VAN_EX1_317 b657cea6 d883bc08 92246f87.52150b78
pub const VAN_EX1_317: Power = crate::cards::EX1_317;

/// # Flame Imp
///
/// `VAN_EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Reprint of: Flame Imp [`EX1_319`](crate::classic::warlock::EX1_319)
///
/// State: Reprint
//~ reprint VAN_EX1_319 fa15292c 7bac6541 cb209c7a.0597849a
pub const VAN_EX1_319: Power = crate::cards::EX1_319;

/// # Bane of Doom
///
/// `VAN_EX1_320` · Warlock spell · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Bane of Doom [`EX1_320`](crate::classic::warlock::EX1_320)
///
/// State: Reprint
//~ reprint VAN_EX1_320 61aa3d72 2d81772f 7df6af14.fa18af9a
pub const VAN_EX1_320: Power = crate::cards::EX1_320;

/// # Lord Jaraxxus
///
/// `VAN_EX1_323` · Warlock minion · 9 mana · 3/15
///
/// > **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Lord Jaraxxus [`EX1_323`](crate::classic::warlock::EX1_323)
/// - Tokens: INFERNO! [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
///
/// State: Done
//~ done VAN_EX1_323 093aac1a - b331ba00.dc718566
pub const VAN_EX1_323: Power = battlecry(&[remove(THIS), become_hero(card("EX1_323h")), equip(card("EX1_323w"))]);

/// # Demonfire
///
/// `VAN_EX1_596` · Warlock spell · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Demonfire [`EX1_596`](crate::classic::warlock::EX1_596)
///
/// State: Reprint
//~ reprint VAN_EX1_596 48e67024 bfa7e540 e49dfedf.a239216a
pub const VAN_EX1_596: Power = crate::cards::EX1_596;

/// # INFERNO!
///
/// `VAN_EX1_tk33` · Warlock hero power · 2 mana
///
/// > **Hero Power** Summon a 6/6 Infernal.
///
/// - Set: Vanilla
/// - Reprint of: INFERNO! [`EX1_tk33`](crate::classic::warlock::EX1_tk33)
/// - Tokens: Infernal [`VAN_EX1_tk34`]
///
/// State: Done
//~ done VAN_EX1_tk33 defe10ea - 7a249a18.cdf5bb4c
pub const VAN_EX1_tk33: Power = hero_power(&[summon(card("VAN_EX1_tk34"))]);

/// # Infernal
///
/// `VAN_EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// - Set: Vanilla
/// - Minion type: Demon
/// - Reprint of: Infernal [`EX1_tk34`](crate::classic::warlock::EX1_tk34)
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk34 b1216e78 f3185dec ef02cf27
pub const VAN_EX1_tk34: Power = VANILLA;

/// # Life Tap
///
/// `VAN_HERO_07bp` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card and take $2 damage.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2744
/// - Reprint of: Life Tap [`HERO_07bp`](crate::legacy::warlock::HERO_07bp)
///
/// State: Reprint
//~ reprint VAN_HERO_07bp 9a1c8dfc c3accc26 ecb85651.e8df63bd
pub const VAN_HERO_07bp: Power = crate::cards::HERO_07bp;

/// # Soul Tap
///
/// `VAN_HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// - Set: Vanilla
/// - Reprint of: Soul Tap [`HERO_07bp2`](crate::legacy::warlock::HERO_07bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_07bp2 b85024ed 554e9924 c3db13f2.6bf9cd73
pub const VAN_HERO_07bp2: Power = crate::cards::HERO_07bp2;

/// # Sacrificial Pact
///
/// `VAN_NEW1_003` · Warlock spell · 0 mana
///
/// > Destroy a Demon. Restore #5 Health to your hero.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sacrificial Pact [`NEW1_003`](crate::legacy::warlock::NEW1_003)
///
/// State: Done
//~ done VAN_NEW1_003 06345d5a - 866466a7.bca4f173
pub const VAN_NEW1_003: Power = spell(&[destroy(A_MINION.that(DEMON)), heal(5).to(YOUR_HERO)]);
