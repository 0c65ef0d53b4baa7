//! Priest cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ WON_056 reprint 8527f4d2 52236ab1
pub const WON_056: Power = crate::cards::LOE_006;

/// # Curated
///
/// `WON_056e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_056e todo 86aee98d 5d532c03
pub const WON_056e: Power = TODO;

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
//~ WON_057 reprint e67e6cc7 411e992d
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
//~ WON_058 reprint 18410310 acaeb3f2
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
//~ WON_061 reprint 4f168eb1 03425449
pub const WON_061: Power = crate::cards::AT_014;

/// # Shadowfiended
///
/// `WON_061e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_061e todo efe72e92 17a328f6
pub const WON_061e: Power = TODO;

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
//~ WON_062 reprint c2937b45 8227d6a7
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
//~ WON_063 reprint 3f47b2cd 9e3ed98f
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
/// State: Todo
//~ WON_064 todo de7cee4a b36d2730
pub const WON_064: Power = TODO;

/// # Shadow Word: Forbid
///
/// `WON_064ts` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable Corrupted**. Destroy ALL 4-Attack minions.
///
/// - Set: Caverns of Time · rare
/// - Mechanics: Corrupted Card, Tradeable, Deck Action Cost
///
/// State: Todo
//~ WON_064ts todo 43f991a3 9542fab6
pub const WON_064ts: Power = TODO;

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
//~ WON_065 reprint cab332ff fc442039
pub const WON_065: Power = crate::cards::CORE_WON_065;

/// # Medical Assistance
///
/// `WON_065e` · Priest enchantment
///
/// > +1 Health.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_065e todo e215f781 38f365bf
pub const WON_065e: Power = TODO;

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
/// State: Todo
//~ WON_066 todo b91a8af9 523a709a
pub const WON_066: Power = TODO;

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
//~ WON_313 reprint 5dd9a9ee dbef6894
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
//~ WON_314 reprint 73e241bf 3779bde4
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
//~ WON_315 reprint d07c2d20 90dba89f
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
//~ WON_342 reprint 6d1fd124 7865dbe9
pub const WON_342: Power = crate::cards::AT_015;
