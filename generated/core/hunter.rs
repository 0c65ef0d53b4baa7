//! Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7b80f490

/// # Ball of Spiders
/// Spell · 3 mana
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
/// - Reprint of: Ball of Spiders [`AT_062`](crate::grand_tournament::hunter::AT_062)
/// - Makes: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
//~ reprint CORE_AT_062 16c239da 82ede6d1.2f652bb7 8454ebb0.46e0b6e3.4ed1ce6b
pub const CORE_AT_062: Power = crate::cards::AT_062;

/// # Mountain Bear
/// Minion · Beast · 7 mana · 5/6
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
/// - Reprint of: Mountain Bear [`AV_337`](crate::alterac_valley::hunter::AV_337)
/// - Makes: Mountain Cub [`AV_337t`](crate::alterac_valley::hunter::AV_337t)
//~ reprint CORE_AV_337 39931bed 887eedcd.25bb5801 77ca05eb.8ff0d5ae.edda0f54
pub const CORE_AV_337: Power = crate::cards::AV_337;

/// # Wound Prey
/// Spell · 1 mana
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
/// - Reprint of: Wound Prey [`BAR_801`](crate::barrens::hunter::BAR_801)
/// - Makes: Swift Hyena [`BAR_035t`](crate::barrens::hunter::BAR_035t)
//~ reprint CORE_BAR_801 25373cc6 2f198b86.46f591f3 8068de85.78f7c1e3.578d060f
pub const CORE_BAR_801: Power = crate::cards::BAR_801;

/// # Quick Shot
/// Spell · 2 mana
/// > Deal $3 damage. If your hand is empty, draw a card.
/// - Reprint of: Quick Shot [`BRM_013`](crate::blackrock_mountain::hunter::BRM_013)
//~ reprint CORE_BRM_013 e95dfaa4 7846e7ae.89a7d82a 5f4c70b3.cdb5e25d
pub const CORE_BRM_013: Power = crate::cards::BRM_013;

/// # Augmented Porcupine
/// Minion · Mech · Beast · 3 mana · 2/4
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
/// - Reprint of: Augmented Porcupine [`BT_201`](crate::ashes_of_outland::hunter::BT_201)
//~ reprint CORE_BT_201 f71df75e 87705566.09ced6df d58330db.659cab6d
pub const CORE_BT_201: Power = crate::cards::BT_201;

/// # Dragonbane
/// Minion · Mech · 4 mana · 3/5
/// > After you use your Hero Power, deal 5 damage to a random enemy.
/// - Reprint of: Dragonbane [`DRG_256`](crate::descent_of_dragons::hunter::DRG_256)
//~ reprint CORE_DRG_256 104361f1 2ad903bf.3d9413be 5d6a37ff.a81ec531
pub const CORE_DRG_256: Power = crate::cards::DRG_256;

/// # Tracking
/// Spell · 1 mana
/// > **Discover** a card from your deck.
/// - Reprint of: Tracking [`DS1_184`](crate::legacy::hunter::DS1_184)
//~ reprint CORE_DS1_184 18e6529b 2f198b86.1f7ba246 6a734f3d.ae9d97ea
pub const CORE_DS1_184: Power = crate::cards::DS1_184;

/// # Arcane Shot
/// Spell · Arcane · 1 mana
/// > Deal $2 damage.
/// - Reprint of: Arcane Shot [`DS1_185`](crate::legacy::hunter::DS1_185)
//~ reprint CORE_DS1_185 cd04e050 c75b771b.c0c62e9f 221e6273.99c1b901
pub const CORE_DS1_185: Power = crate::cards::DS1_185;

/// # Explosive Trap
/// Spell · Fire · 2 mana
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
/// - Reprint of: Explosive Trap [`EX1_610`](crate::classic::hunter::EX1_610)
//~ reprint CORE_EX1_610 2fb68d7f 64e9e702.c2c34ddb 6b30ab9f.6341bc8b
pub const CORE_EX1_610: Power = crate::cards::EX1_610;

/// # Freezing Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
/// - Reprint of: Freezing Trap [`EX1_611`](crate::classic::hunter::EX1_611)
//~ reprint CORE_EX1_611 877b5d7c 589519e6.655bde03 1e015dff.cf010eb9
pub const CORE_EX1_611: Power = crate::cards::EX1_611;

/// # Rat Trap
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
/// - Reprint of: Rat Trap [`GIL_577`](crate::witchwood::hunter::GIL_577)
/// - Makes: Doom Rat [`GIL_577t`](crate::witchwood::hunter::GIL_577t)
//~ reprint CORE_GIL_577 6066664b 7846e7ae.38a2da83 a4d4133d.2eb52fea.8b6eb2a8
pub const CORE_GIL_577: Power = crate::cards::GIL_577;

/// # Animal Companion
/// Spell · 3 mana
/// > Summon a random Beast Companion.
/// - Reprint of: Animal Companion [`NEW1_031`](crate::legacy::hunter::NEW1_031)
//~ reprint CORE_NEW1_031 41b5a6c7 82ede6d1.bef58b84 8a9ed199.ea8dafaf
pub const CORE_NEW1_031: Power = crate::cards::NEW1_031;

/// # Call of the Wild
/// Spell · 8 mana
/// > Summon all three Animal Companions.
/// - Reprint of: Call of the Wild [`OG_211`](crate::old_gods::hunter::OG_211)
/// - Makes: Animal Companion [`CORE_NEW1_031`]
//~ reprint CORE_OG_211 8ab6e237 93b14068.132b94af 11f4bb2f.82af9498.26ae712f
pub const CORE_OG_211: Power = crate::cards::OG_211;

/// # Headhunter's Hatchet
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
/// - Reprint of: Headhunter's Hatchet [`TRL_111`](crate::rastakhan::hunter::TRL_111)
//~ reprint CORE_TRL_111 d25b59b4 55a4c629.adc0111a 6d1cd434.62981b5a
pub const CORE_TRL_111: Power = crate::cards::TRL_111;

/// # Halazzi, the Lynx
/// Minion · Beast · 4 mana · 4/2
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
/// - Reprint of: Halazzi, the Lynx [`TRL_900`](crate::rastakhan::hunter::TRL_900)
/// - Makes: Lynx [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
//~ reprint CORE_TRL_900 7ae52e9e 79f352f8.fa9d63f6 fb57003e.28794494.e747e789
pub const CORE_TRL_900: Power = crate::cards::TRL_900;

/// # Pressure Plate
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
/// - Reprint of: Pressure Plate [`ULD_152`](crate::saviors_of_uldum::hunter::ULD_152)
//~ reprint CORE_ULD_152 b884f5f0 7846e7ae.657a51eb 2352518d.d368d63b
pub const CORE_ULD_152: Power = crate::cards::ULD_152;

/// # Jeweled Macaw
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Add a random Beast to your hand.
/// - Reprint of: Jeweled Macaw [`UNG_912`](crate::ungoro::hunter::UNG_912)
//~ reprint CORE_UNG_912 46e4691e 550deb84.55a60e6f a93a7052.00840894
pub const CORE_UNG_912: Power = crate::cards::UNG_912;
