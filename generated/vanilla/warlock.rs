//! Warlock cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ VAN_CS2_057 reprint 274e50be b8a4573b
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
//~ VAN_CS2_059 reprint c652823c c811f2e3
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
//~ VAN_CS2_061 reprint 2ce8e405 1dbbc6d0
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
//~ VAN_CS2_062 reprint 2ae5aae9 93eefb5b
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
//~ VAN_CS2_063 reprint ebad68ed fb945bd3
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
//~ VAN_CS2_064 reprint 434b3478 97248cf3
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
//~ VAN_CS2_065 vanilla a0bc72a9 eeb7476a
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
//~ VAN_EX1_301 reprint 1a091e02 725d1464
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
//~ VAN_EX1_302 reprint ff625b64 859b8833
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
//~ VAN_EX1_303 reprint 380e1b72 4619696c
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
//~ VAN_EX1_304 reprint 8186a481 23a64e8b
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
//~ VAN_EX1_306 reprint 652a5660 5da789ab
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
//~ VAN_EX1_308 reprint 55a484ff 77914744
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
//~ VAN_EX1_309 reprint d242cb24 63d67d23
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
//~ VAN_EX1_310 reprint 55eccbbd 8121adbe
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
/// State: Todo
//~ VAN_EX1_312 todo c38063b6 24ea8027
pub const VAN_EX1_312: Power = TODO;

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
//~ VAN_EX1_313 reprint ee1dc77a 35ab8a68
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
//~ VAN_EX1_315 reprint f9da5a5c 53673b2d
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
//~ VAN_EX1_316 reprint 0f6e989c 8debcc6d
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
//~ VAN_EX1_317 reprint 779f86e0 f62272c3
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
//~ VAN_EX1_319 reprint a53beb20 12307910
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
//~ VAN_EX1_320 reprint 1b1c5c96 5012c453
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
/// State: Todo
//~ VAN_EX1_323 todo 5ebf4c8e 8143473b
pub const VAN_EX1_323: Power = TODO;

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
//~ VAN_EX1_596 reprint eeb30d5c 7a100cb8
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
/// State: Todo
//~ VAN_EX1_tk33 todo b493d2c8 be13fc1c
pub const VAN_EX1_tk33: Power = TODO;

/// # Infernal
///
/// `VAN_EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// - Set: Vanilla
/// - Minion type: Demon
/// - Reprint of: Infernal [`EX1_tk34`](crate::classic::warlock::EX1_tk34)
///
/// State: Vanilla
//~ VAN_EX1_tk34 vanilla 18b26d86 9a3acc16
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
//~ VAN_HERO_07bp reprint 25938fb6 79cd5cb0
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
//~ VAN_HERO_07bp2 reprint e55674ff ab54ce48
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
/// State: Todo
//~ VAN_NEW1_003 todo 723b58a6 5db3ea5d
pub const VAN_NEW1_003: Power = TODO;
