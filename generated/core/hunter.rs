//! Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ball of Spiders
///
/// `CORE_AT_062` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// - Set: Core · rare · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Ball of Spiders [`AT_062`](crate::grand_tournament::hunter::AT_062)
/// - Tokens: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Reprint
//~ CORE_AT_062 reprint 223cdd89 f58a67f6
pub const CORE_AT_062: Power = crate::cards::AT_062;

/// # Mountain Bear
///
/// `CORE_AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 70245
/// - Reprint of: Mountain Bear [`AV_337`](crate::alterac_valley::hunter::AV_337)
/// - Tokens: Mountain Cub [`AV_337t`](crate::alterac_valley::hunter::AV_337t)
///
/// State: Reprint
//~ CORE_AV_337 reprint 68771ae9 d8712927
pub const CORE_AV_337: Power = crate::cards::AV_337;

/// # Wound Prey
///
/// `CORE_BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// - Set: Core · common · collectible
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63195
/// - Reprint of: Wound Prey [`BAR_801`](crate::barrens::hunter::BAR_801)
/// - Tokens: Swift Hyena [`BAR_035t`](crate::barrens::hunter::BAR_035t)
///
/// State: Reprint
//~ CORE_BAR_801 reprint 6bfb0162 3a624c8b
pub const CORE_BAR_801: Power = crate::cards::BAR_801;

/// # Quick Shot
///
/// `CORE_BRM_013` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If your hand is empty, draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Quick Shot [`BRM_013`](crate::blackrock_mountain::hunter::BRM_013)
///
/// State: Reprint
//~ CORE_BRM_013 reprint abbfa4d7 4f9b3507
pub const CORE_BRM_013: Power = crate::cards::BRM_013;

/// # Augmented Porcupine
///
/// `CORE_BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// - Set: Core · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56398, `2539` = 1
/// - Reprint of: Augmented Porcupine [`BT_201`](crate::ashes_of_outland::hunter::BT_201)
///
/// State: Reprint
//~ CORE_BT_201 reprint f9324fd0 5a3dd1d4
pub const CORE_BT_201: Power = crate::cards::BT_201;

/// # Dragonbane
///
/// `CORE_DRG_256` · Hunter minion · 4 mana · 3/5
///
/// > After you use your Hero Power, deal 5 damage to a random enemy.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Mech
/// - Reprint of: Dragonbane [`DRG_256`](crate::descent_of_dragons::hunter::DRG_256)
///
/// State: Reprint
//~ CORE_DRG_256 reprint 5a46a612 dc5b4a28
pub const CORE_DRG_256: Power = crate::cards::DRG_256;

/// # Tracking
///
/// `CORE_DS1_184` · Hunter spell · 1 mana
///
/// > **Discover** a card from your deck.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Discover
/// - Reprint of: Tracking [`DS1_184`](crate::legacy::hunter::DS1_184)
///
/// State: Reprint
//~ CORE_DS1_184 reprint 8dd7a44a ac9c06d4
pub const CORE_DS1_184: Power = crate::cards::DS1_184;

/// # Arcane Shot
///
/// `CORE_DS1_185` · Hunter spell · Arcane · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Arcane Shot [`DS1_185`](crate::legacy::hunter::DS1_185)
///
/// State: Reprint
//~ CORE_DS1_185 reprint 6caf9af8 3e44f6dc
pub const CORE_DS1_185: Power = crate::cards::DS1_185;

/// # Explosive Trap
///
/// `CORE_EX1_610` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// - Set: Core · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Explosive Trap [`EX1_610`](crate::classic::hunter::EX1_610)
///
/// State: Reprint
//~ CORE_EX1_610 reprint a540bebc 1b79d89d
pub const CORE_EX1_610: Power = crate::cards::EX1_610;

/// # Freezing Trap
///
/// `CORE_EX1_611` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// - Set: Core · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Freezing Trap [`EX1_611`](crate::classic::hunter::EX1_611)
///
/// State: Reprint
//~ CORE_EX1_611 reprint f2fd5ca9 2bde17be
pub const CORE_EX1_611: Power = crate::cards::EX1_611;

/// # Rat Trap
///
/// `CORE_GIL_577` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Rat Trap [`GIL_577`](crate::witchwood::hunter::GIL_577)
/// - Tokens: Doom Rat [`GIL_577t`](crate::witchwood::hunter::GIL_577t)
///
/// State: Reprint
//~ CORE_GIL_577 reprint 91d8c212 427d86d9
pub const CORE_GIL_577: Power = crate::cards::GIL_577;

/// # Animal Companion
///
/// `CORE_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Animal Companion [`NEW1_031`](crate::legacy::hunter::NEW1_031)
///
/// State: Reprint
//~ CORE_NEW1_031 reprint 60ae0e93 46dbbf67
pub const CORE_NEW1_031: Power = crate::cards::NEW1_031;

/// # Call of the Wild
///
/// `CORE_OG_211` · Hunter spell · 8 mana
///
/// > Summon all three Animal Companions.
///
/// - Set: Core · epic · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 38727
/// - Reprint of: Call of the Wild [`OG_211`](crate::old_gods::hunter::OG_211)
/// - Tokens: Animal Companion [`CORE_NEW1_031`]
///
/// State: Reprint
//~ CORE_OG_211 reprint 5d62ef84 f40b9097
pub const CORE_OG_211: Power = crate::cards::OG_211;

/// # Headhunter's Hatchet
///
/// `CORE_TRL_111` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Headhunter's Hatchet [`TRL_111`](crate::rastakhan::hunter::TRL_111)
///
/// State: Reprint
//~ CORE_TRL_111 reprint c38a9808 c7d01524
pub const CORE_TRL_111: Power = crate::cards::TRL_111;

/// # Halazzi, the Lynx
///
/// `CORE_TRL_900` · Hunter minion · 4 mana · 4/2
///
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 50659, `1584` = 1
/// - Reprint of: Halazzi, the Lynx [`TRL_900`](crate::rastakhan::hunter::TRL_900)
/// - Tokens: Lynx [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
///
/// State: Reprint
//~ CORE_TRL_900 reprint 77019185 00b5a2a1
pub const CORE_TRL_900: Power = crate::cards::TRL_900;

/// # Pressure Plate
///
/// `CORE_ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 53919
/// - Reprint of: Pressure Plate [`ULD_152`](crate::saviors_of_uldum::hunter::ULD_152)
///
/// State: Reprint
//~ CORE_ULD_152 reprint 2a8e97a1 215fd6be
pub const CORE_ULD_152: Power = crate::cards::ULD_152;

/// # Jeweled Macaw
///
/// `CORE_UNG_912` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Beast to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Reprint of: Jeweled Macaw [`UNG_912`](crate::ungoro::hunter::UNG_912)
///
/// State: Reprint
//~ CORE_UNG_912 reprint cfac9b37 ffe4bf1a
pub const CORE_UNG_912: Power = crate::cards::UNG_912;
