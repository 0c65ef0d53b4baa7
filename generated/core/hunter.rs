//! Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3c6ded91

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
//~ reprint CORE_AT_062 dba46e3b 16c239da c402a512.2f652bb7
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
//~ reprint CORE_AV_337 b477747e 39931bed 564302b2.25bb5801
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
//~ reprint CORE_BAR_801 66171982 25373cc6 1934ff21.46f591f3
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
//~ reprint CORE_BRM_013 b2895ddc e95dfaa4 01ef95be.89a7d82a
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
//~ reprint CORE_BT_201 d3d0e8cb f71df75e 8b2eb3b0.09ced6df
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
//~ reprint CORE_DRG_256 86b857f6 104361f1 64e4cfab.3d9413be
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
//~ reprint CORE_DS1_184 bd1b2587 18e6529b a57a0195.1f7ba246
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
//~ reprint CORE_DS1_185 aa1d8bfe cd04e050 a403241c.c0c62e9f
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
//~ reprint CORE_EX1_610 efc964a5 2fb68d7f 736f6827.c2c34ddb
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
//~ reprint CORE_EX1_611 ff62ee51 877b5d7c 6b2dd963.655bde03
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
//~ reprint CORE_GIL_577 20539c29 6066664b e08c85f8.38a2da83
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
//~ reprint CORE_NEW1_031 cbfd791e 41b5a6c7 5c0ee11b.bef58b84
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
//~ reprint CORE_OG_211 cfb983f1 8ab6e237 3db7535e.132b94af
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
//~ reprint CORE_TRL_111 646e5f07 d25b59b4 d611986f.adc0111a
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
//~ reprint CORE_TRL_900 d80147b0 7ae52e9e 3c6bfcbf.fa9d63f6
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
//~ reprint CORE_ULD_152 0e7449ee b884f5f0 0910554e.657a51eb
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
//~ reprint CORE_UNG_912 7a2947d2 46e4691e 75f0415e.55a60e6f
pub const CORE_UNG_912: Power = crate::cards::UNG_912;
