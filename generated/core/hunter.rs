//! Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7b80f490

/// # Ball of Spiders
/// Spell · 3 mana
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
/// - Reprint of: [`AT_062`](crate::grand_tournament::hunter::AT_062)
/// - Makes: [`FP1_011`](crate::naxxramas::hunter::FP1_011)
//~ reprint CORE_AT_062 16c239da 82ede6d1.2f652bb7 8454ebb0.2a907998.b83b5e46
pub const CORE_AT_062: Power = crate::cards::AT_062;

/// # Mountain Bear
/// Minion · Beast · 7 mana · 5/6
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
/// - Reprint of: [`AV_337`](crate::alterac_valley::hunter::AV_337)
/// - Makes: [`AV_337t`](crate::alterac_valley::hunter::AV_337t)
//~ reprint CORE_AV_337 39931bed 887eedcd.25bb5801 77ca05eb.5924651b.4b6b4e8e
pub const CORE_AV_337: Power = crate::cards::AV_337;

/// # Wound Prey
/// Spell · 1 mana
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
/// - Reprint of: [`BAR_801`](crate::barrens::hunter::BAR_801)
/// - Makes: [`BAR_035t`](crate::barrens::hunter::BAR_035t)
//~ reprint CORE_BAR_801 25373cc6 2f198b86.46f591f3 8068de85.6c9e141e.ade0d8dd
pub const CORE_BAR_801: Power = crate::cards::BAR_801;

/// # Quick Shot
/// Spell · 2 mana
/// > Deal $3 damage. If your hand is empty, draw a card.
/// - Reprint of: [`BRM_013`](crate::blackrock_mountain::hunter::BRM_013)
//~ reprint CORE_BRM_013 e95dfaa4 7846e7ae.89a7d82a 5f4c70b3.3d6ad6cd
pub const CORE_BRM_013: Power = crate::cards::BRM_013;

/// # Augmented Porcupine
/// Minion · Mech · Beast · 3 mana · 2/4
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
/// - Reprint of: [`BT_201`](crate::ashes_of_outland::hunter::BT_201)
//~ reprint CORE_BT_201 f71df75e 87705566.09ced6df d58330db.3dc7f808
pub const CORE_BT_201: Power = crate::cards::BT_201;

/// # Dragonbane
/// Minion · Mech · 4 mana · 3/5
/// > After you use your Hero Power, deal 5 damage to a random enemy.
/// - Reprint of: [`DRG_256`](crate::descent_of_dragons::hunter::DRG_256)
//~ reprint CORE_DRG_256 104361f1 2ad903bf.3d9413be 5d6a37ff.baa5cfc9
pub const CORE_DRG_256: Power = crate::cards::DRG_256;

/// # Tracking
/// Spell · 1 mana
/// > **Discover** a card from your deck.
/// - Reprint of: [`DS1_184`](crate::legacy::hunter::DS1_184)
//~ reprint CORE_DS1_184 18e6529b 2f198b86.1f7ba246 6a734f3d.621ec9d0
pub const CORE_DS1_184: Power = crate::cards::DS1_184;

/// # Arcane Shot
/// Spell · Arcane · 1 mana
/// > Deal $2 damage.
/// - Reprint of: [`DS1_185`](crate::legacy::hunter::DS1_185)
//~ reprint CORE_DS1_185 cd04e050 c75b771b.c0c62e9f 221e6273.5a7b558f
pub const CORE_DS1_185: Power = crate::cards::DS1_185;

/// # Explosive Trap
/// Spell · Fire · 2 mana
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
/// - Reprint of: [`EX1_610`](crate::classic::hunter::EX1_610)
//~ reprint CORE_EX1_610 2fb68d7f 64e9e702.c2c34ddb 6b30ab9f.40a39f01
pub const CORE_EX1_610: Power = crate::cards::EX1_610;

/// # Freezing Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
/// - Reprint of: [`EX1_611`](crate::classic::hunter::EX1_611)
//~ reprint CORE_EX1_611 877b5d7c 589519e6.655bde03 1e015dff.9924fdcc
pub const CORE_EX1_611: Power = crate::cards::EX1_611;

/// # Rat Trap
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
/// - Reprint of: [`GIL_577`](crate::witchwood::hunter::GIL_577)
/// - Makes: [`GIL_577t`](crate::witchwood::hunter::GIL_577t)
//~ reprint CORE_GIL_577 6066664b 7846e7ae.38a2da83 a4d4133d.48ab1bcd.e0109d7a
pub const CORE_GIL_577: Power = crate::cards::GIL_577;

/// # Animal Companion
/// Spell · 3 mana
/// > Summon a random Beast Companion.
/// - Reprint of: [`NEW1_031`](crate::legacy::hunter::NEW1_031)
//~ reprint CORE_NEW1_031 41b5a6c7 82ede6d1.bef58b84 8a9ed199.76e2b364
pub const CORE_NEW1_031: Power = crate::cards::NEW1_031;

/// # Call of the Wild
/// Spell · 8 mana
/// > Summon all three Animal Companions.
/// - Reprint of: [`OG_211`](crate::old_gods::hunter::OG_211)
/// - Makes: Animal Companion [`CORE_NEW1_031`] ("Summon a random Beast Companion.")
//~ reprint CORE_OG_211 8ab6e237 93b14068.132b94af 11f4bb2f.5edc4570.592378c5
pub const CORE_OG_211: Power = crate::cards::OG_211;

/// # Headhunter's Hatchet
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
/// - Reprint of: [`TRL_111`](crate::rastakhan::hunter::TRL_111)
//~ reprint CORE_TRL_111 d25b59b4 55a4c629.adc0111a 6d1cd434.e9c4f113
pub const CORE_TRL_111: Power = crate::cards::TRL_111;

/// # Halazzi, the Lynx
/// Minion · Beast · 4 mana · 4/2
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
/// - Reprint of: [`TRL_900`](crate::rastakhan::hunter::TRL_900)
/// - Makes: [`TRL_348t`](crate::rastakhan::hunter::TRL_348t)
//~ reprint CORE_TRL_900 7ae52e9e 79f352f8.fa9d63f6 fb57003e.09407463.e5de31a6
pub const CORE_TRL_900: Power = crate::cards::TRL_900;

/// # Pressure Plate
/// Spell · 2 mana
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
/// - Reprint of: [`ULD_152`](crate::saviors_of_uldum::hunter::ULD_152)
//~ reprint CORE_ULD_152 b884f5f0 7846e7ae.657a51eb 2352518d.b0f95b7c
pub const CORE_ULD_152: Power = crate::cards::ULD_152;

/// # Jeweled Macaw
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Add a random Beast to your hand.
/// - Reprint of: [`UNG_912`](crate::ungoro::hunter::UNG_912)
//~ reprint CORE_UNG_912 46e4691e 550deb84.55a60e6f a93a7052.e043bbff
pub const CORE_UNG_912: Power = crate::cards::UNG_912;
