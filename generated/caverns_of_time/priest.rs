//! Priest cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a46c4cce

/// # Museum Curator
///
/// `WON_056` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Reprint of: Museum Curator [`LOE_006`](crate::league_of_explorers::priest::LOE_006)
/// - Enchantments: Curated [`WON_056e`]
///
/// State: Reprint
//~ reprint WON_056 9d3bb7a6 46d08050 a878e0c5.96ea9148
pub const WON_056: Power = crate::cards::LOE_006;

/// # Curated
///
/// `WON_056e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_056e a32d773b 6ab5779c d2d26ab6.f705eb41
pub const WON_056e: Power = enchant(&[cost_less(1)]);

/// # Onyx Bishop
///
/// `WON_057` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Onyx Bishop [`KAR_204`](crate::karazhan::priest::KAR_204)
///
/// State: Reprint
//~ reprint WON_057 2cfc5160 83d74a48 70bf3910.f0e9328a
pub const WON_057: Power = crate::cards::KAR_204;

/// # Spawn of Shadows
///
/// `WON_058` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Inspire
/// - Reprint of: Spawn of Shadows [`AT_012`](crate::grand_tournament::priest::AT_012)
///
/// State: Reprint
//~ reprint WON_058 f5a99696 1c28e43a 90308487.1ac8a352
pub const WON_058: Power = crate::cards::AT_012;

/// # Shadowfiend
///
/// `WON_061` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Shadowfiend [`AT_014`](crate::grand_tournament::priest::AT_014)
/// - Enchantments: Shadowfiended [`WON_061e`]
///
/// State: Reprint
//~ reprint WON_061 5f0f1afa 6021fc1d 974b1c38.8e32787e
pub const WON_061: Power = crate::cards::AT_014;

/// # Shadowfiended
///
/// `WON_061e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_061e fdd63a6e 5c0a1c58 b01f3da6.f705eb41
pub const WON_061e: Power = enchant(&[cost_less(1)]);

/// # Shadowbomber
///
/// `WON_062` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Shadowbomber [`GVG_009`](crate::goblins_vs_gnomes::priest::GVG_009)
///
/// State: Reprint
//~ reprint WON_062 33378b2d efb7b04f 382c5494.3e948915
pub const WON_062: Power = crate::cards::GVG_009;

/// # Confessor Paletress
///
/// `WON_063` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry, Inspire
/// - Reprint of: Confessor Paletress [`AT_018`](crate::grand_tournament::priest::AT_018)
///
/// State: Reprint
//~ reprint WON_063 f0ad3c18 8cf4bd56 4048b8fe.91c578d5
pub const WON_063: Power = crate::cards::AT_018;

/// # Shadow Word: Forbid
///
/// `WON_064` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable** Destroy a 4-Attack minion. **Corrupt:** Destroy ALL 4-Attack minions.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Corrupt, Tradeable, Deck Action Cost
/// - Tokens: Shadow Word: Forbid [`WON_064ts`]
///
/// State: Derived
//~ derived WON_064 d3837aa0 7b0b4cef a8bdebfa.3073c45f
pub const WON_064: Power = spell(&[destroy(A_MINION.that(ATTACK.is(4)))]);

/// # Shadow Word: Forbid
///
/// `WON_064ts` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable Corrupted**. Destroy ALL 4-Attack minions.
///
/// - Set: Caverns of Time · rare
/// - Mechanics: Corrupted Card, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived WON_064ts e06ce26f a497b9b0 fb500a19.470b1d93
pub const WON_064ts: Power = spell(&[destroy(MINIONS.that(ATTACK.is(4)))]);

/// # Ship's Chirurgeon
///
/// `WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// - Set: Caverns of Time · epic · collectible
/// - Minion type: Dragon, Pirate
/// - Tags: `2522` = 1
/// - Enchantments: Medical Assistance [`WON_065e`]
///
/// State: Reprint
//~ reprint WON_065 97442a9f 017fd985 09069fd4.edfb08e1
pub const WON_065: Power = crate::cards::CORE_WON_065;

/// # Medical Assistance
///
/// `WON_065e` · Priest enchantment
///
/// > +1 Health.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_065e ca3962e3 eaf518ef e623c8f9.1e24a525
pub const WON_065e: Power = enchant(&[HEALTH.plus(1)]);

/// # Murozond, Thief of Time
///
/// `WON_066` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** a Dragon. Deal damage equal to its Cost to all other minions.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived WON_066 eeda0f8d bd4f8003 7654e126.48e62c60
pub const WON_066: Power =
    battlecry(&[discover(DRAGON).when(no_duplicates(&YOUR_DECK)), deal(1).times(COST.of(IT)).to(OTHER_MINIONS)]);

/// # Hooded Acolyte
///
/// `WON_313` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Hooded Acolyte [`OG_334`](crate::old_gods::priest::OG_334)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`](crate::caverns_of_time::neutral::WON_135)
///
/// State: Reprint
//~ reprint WON_313 00f5ce32 a889b169 cdaa2078.46337eb9
pub const WON_313: Power = crate::cards::OG_334;

/// # Shrinkmeister
///
/// `WON_314` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give -3 Attack this turn."
/// - Reprint of: Shrinkmeister [`GVG_011`](crate::goblins_vs_gnomes::priest::GVG_011)
///
/// State: Reprint
//~ reprint WON_314 8b2db417 91884532 235a60f0.0c39a5d2
pub const WON_314: Power = crate::cards::GVG_011;

/// # Darkshire Alchemist
///
/// `WON_315` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Restore #5 Health."
/// - Reprint of: Darkshire Alchemist [`OG_234`](crate::old_gods::priest::OG_234)
///
/// State: Reprint
//~ reprint WON_315 9d1d74fc 2dd52f90 bfdf7c7f.bc0b5145
pub const WON_315: Power = crate::cards::OG_234;

/// # Convert
///
/// `WON_342` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// - Set: Caverns of Time · rare · collectible
/// - Reprint of: Convert [`AT_015`](crate::grand_tournament::priest::AT_015)
///
/// State: Reprint
//~ reprint WON_342 80e788f7 4ccae290 1e8eed5b.14809085
pub const WON_342: Power = crate::cards::AT_015;
