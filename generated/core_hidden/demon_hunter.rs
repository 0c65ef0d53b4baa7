//! Demon Hunter cards of Core (past years).
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4bcf158a

/// # Tuskpiercer
/// Weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Draw a **Deathrattle** minion.
/// - Reprint of: [`BAR_330`](crate::barrens::demon_hunter::BAR_330)
//~ reprint CORE_BAR_330 32fe63cd e6530ec3.117ffdda 55954c6d.1aecf948
pub const CORE_BAR_330: Power = crate::cards::BAR_330;

/// # Coordinated Strike
/// Spell · 3 mana
/// > Summon three 1/1 Illidari with **Rush**.
/// - Reprint of: [`BT_036`](crate::legacy::demon_hunter::BT_036)
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
//~ reprint CORE_BT_036 931a256f 82ede6d1.21809aac 155ac1c2.e447f720.66fb1b55
pub const CORE_BT_036: Power = crate::cards::BT_036;

/// # Shadowhoof Slayer
/// Minion · Demon · 1 mana · 2/1
/// > **Battlecry:** Give your hero +1 Attack this turn.
/// - Reprint of: [`BT_142`](crate::legacy::demon_hunter::BT_142)
//~ reprint CORE_BT_142 3a9613f7 7f9f31dc.94911410 9e7d43ea.7ed6180f
pub const CORE_BT_142: Power = crate::cards::BT_142;

/// # Chaos Nova
/// Spell · Fel · 5 mana
/// > Deal $4 damage to all minions.
/// - Reprint of: [`BT_235`](crate::legacy::demon_hunter::BT_235)
//~ reprint CORE_BT_235 fd0b5995 4f593531.1f7a508c bcd762b6.4bd7b017
pub const CORE_BT_235: Power = crate::cards::BT_235;

/// # Flamereaper
/// Weapon · 7 mana · 5/3 durability
/// > Also damages the minions next to whomever your hero attacks.
/// - Reprint of: [`BT_271`](crate::demon_hunter_initiate::demon_hunter::BT_271)
//~ reprint CORE_BT_271 05b28d0f 057aeae9.5ae76bbd cb343312.6a1143b5
pub const CORE_BT_271: Power = crate::cards::BT_271;

/// # Sightless Watcher
/// Minion · Demon · 2 mana · 3/2
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
/// - Reprint of: [`BT_323`](crate::legacy::demon_hunter::BT_323)
//~ reprint CORE_BT_323 071839ab 61c640e7.fd04a80a d6ea0cea.69989e3d
pub const CORE_BT_323: Power = crate::cards::BT_323;

/// # Wrathscale Naga
/// Minion · Naga · 3 mana · 3/3
/// > After a friendly minion dies, deal 3 damage to a random enemy.
/// - Reprint of: [`BT_355`](crate::demon_hunter_initiate::demon_hunter::BT_355)
//~ reprint CORE_BT_355 7fc6f6c8 220d1759.fe75628d e493c316.9b7364af
pub const CORE_BT_355: Power = crate::cards::BT_355;

/// # Ashtongue Battlelord
/// Minion · Draenei · 4 mana · 3/5
/// > **Taunt Lifesteal**
/// - Reprint of: [`BT_423`](crate::ashes_of_outland::demon_hunter::BT_423)
//~ vanilla CORE_BT_423 bfd6c782 164c5ef9.71812762 1cdd45d6.806ddecf
pub const CORE_BT_423: Power = VANILLA;

/// # Feast of Souls
/// Spell · Shadow · 1 mana
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
/// - Reprint of: [`BT_427`](crate::demon_hunter_initiate::demon_hunter::BT_427)
//~ reprint CORE_BT_427 a77401c9 ca4a4f53.ae470672 46b8c6f1.eb52249d
pub const CORE_BT_427: Power = crate::cards::BT_427;

/// # Metamorphosis
/// Spell · Fel · 4 mana
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
/// - Reprint of: [`BT_429`](crate::ashes_of_outland::demon_hunter::BT_429)
/// - Makes: [`BT_429p`](crate::ashes_of_outland::demon_hunter::BT_429p)
//~ reprint CORE_BT_429 579000fb 239e5a75.24deb366 3a9675e7.55fcecb3.90efcc48
pub const CORE_BT_429: Power = crate::cards::BT_429;

/// # Warglaives of Azzinoth
/// Weapon · 5 mana · 3/3 durability
/// > After attacking a minion, your hero may attack again.
/// - Reprint of: [`BT_430`](crate::ashes_of_outland::demon_hunter::BT_430)
//~ reprint CORE_BT_430 cb0f636e bee6e68b.fc8b8c08 ce590061.c42a8d4c
pub const CORE_BT_430: Power = crate::cards::BT_430;

/// # Immolation Aura
/// Spell · Fel · 2 mana
/// > Deal $1 damage to all minions twice.
/// - Reprint of: [`BT_514`](crate::ashes_of_outland::demon_hunter::BT_514)
//~ reprint CORE_BT_514 bed16e5c 4ead3665.195620e8 eb3cde6b.08b4f46e
pub const CORE_BT_514: Power = crate::cards::BT_514;

/// # Umberwing
/// Weapon · 2 mana · 1/2 durability
/// > **Battlecry:** Summon two 1/1 Felwings.
/// - Reprint of: [`BT_922`](crate::demon_hunter_initiate::demon_hunter::BT_922)
/// - Makes: [`BT_922t`](crate::demon_hunter_initiate::demon_hunter::BT_922t)
//~ reprint CORE_BT_922 ab21f735 f1219c28.8a9a7ad5 455c3f13.f2dc3ed4.637c9728
pub const CORE_BT_922: Power = crate::cards::BT_922;

/// # Kor'vas Bloodthorn
/// Minion · 2 mana · 2/2
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
//~ reprint CORE_CS3_019 4f263ec6 565e37de.c9a4d1c8 72d5f664
pub const CORE_CS3_019: Power = crate::cards::CS3_019;

/// # Expendable Performers
/// Spell · 7 mana
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
/// - Reprint of: [`DMF_224`](crate::darkmoon_faire::demon_hunter::DMF_224)
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
//~ reprint CORE_DMF_224 957f75b0 014b7716.61e2a1dc ed2cafdc.2baff65d.66fb1b55
pub const CORE_DMF_224: Power = crate::cards::DMF_224;

/// # Zai, the Incredible
/// Minion · 5 mana · 6/4
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
/// - Reprint of: [`DMF_231`](crate::darkmoon_faire::demon_hunter::DMF_231)
//~ reprint CORE_DMF_231 6abbe0a9 724b6b23.3e315700 b9058447.5ab36cce
pub const CORE_DMF_231: Power = crate::cards::DMF_231;

/// # Illidan's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
/// - Reprint of: [`GIFT_08`](crate::legacy::demon_hunter::GIFT_08)
/// - Makes: Chaos Nova [`CORE_BT_235`] ("Deal 4 damage to all minions."); [`SW_040`](crate::stormwind::demon_hunter::SW_040)
//~ reprint CORE_GIFT_08 1166b867 2f198b86.2823e3fe ca9e73f3.16aeeb7d.08175a7d
pub const CORE_GIFT_08: Power = crate::cards::GIFT_08;

/// # Sightless Magistrate
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Both players draw until they have 5 cards.
/// - Reprint of: [`MAW_008`](crate::castle_nathria::demon_hunter::MAW_008)
//~ reprint CORE_MAW_008 1d317aaf 5af9fab3.221137a3 d7bc6a4e.0a9bd7b2
pub const CORE_MAW_008: Power = crate::cards::MAW_008;

/// # All Fel Breaks Loose
/// Spell · Fel · 5 mana
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
/// - Numbers: {0} = 3
/// - Reprint of: [`MAW_012`](crate::castle_nathria::demon_hunter::MAW_012)
/// - Makes: [`MAW_012t`](crate::castle_nathria::demon_hunter::MAW_012t)
//~ reprint CORE_MAW_012 a078ead9 4f593531.d83c6e04.ea2304e3 8a177599.9ae337cc.5332b000
pub const CORE_MAW_012: Power = crate::cards::MAW_012;

/// # Prosecutor Mel'tranix
/// Minion · Demon · 4 mana · 2/6
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
/// - Reprint of: [`MAW_014`](crate::castle_nathria::demon_hunter::MAW_014)
//~ reprint CORE_MAW_014 cc89618f db48cbb4.27f34a47 227ad0a3.142ea7d0
pub const CORE_MAW_014: Power = crate::cards::MAW_014;

/// # Sinful Brand
/// Spell · 2 mana
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
/// - Reprint of: [`REV_506`](crate::castle_nathria::demon_hunter::REV_506)
//~ reprint CORE_REV_506 45378cef 7846e7ae.a60b622b 7b2264f5.41b8e62c
pub const CORE_REV_506: Power = crate::cards::REV_506;

/// # Dispose of Evidence
/// Spell · 0 mana
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
/// - Reprint of: [`REV_507`](crate::castle_nathria::demon_hunter::REV_507)
//~ reprint CORE_REV_507 95eeebaf 3e8f9d5a.685e1642 994fa473.f0e238b0
pub const CORE_REV_507: Power = crate::cards::REV_507;

/// # Relic of Dimensions
/// Spell · 5 mana
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
/// - Numbers: {0} = 1
/// - Reprint of: [`REV_508`](crate::castle_nathria::demon_hunter::REV_508)
//~ reprint CORE_REV_508 ca577719 36b694de.790fdbfa.eae7e889 78946924.1d9dc337
pub const CORE_REV_508: Power = crate::cards::REV_508;

/// # Magnifying Glaive
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, draw until you have 3 cards.
/// - Reprint of: [`REV_509`](crate::castle_nathria::demon_hunter::REV_509)
//~ reprint CORE_REV_509 1359945d 043b7f8c.a8f3c567 703fe38d.0dad6bbd
pub const CORE_REV_509: Power = crate::cards::REV_509;

/// # Kryxis the Voracious
/// Minion · 4 mana · 7/7
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
/// - Reprint of: [`REV_510`](crate::castle_nathria::demon_hunter::REV_510)
//~ reprint CORE_REV_510 536ab2e7 70bc20e3.a7c7bd4d 4367372e.f7d2fbd8
pub const CORE_REV_510: Power = crate::cards::REV_510;

/// # Bibliomite
/// Minion · 2 mana · 5/4
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
/// - Reprint of: [`REV_511`](crate::castle_nathria::demon_hunter::REV_511)
//~ reprint CORE_REV_511 bb9dd4ac 87667120.0bb98bc8 0f4b5dc7.a1bf232c
pub const CORE_REV_511: Power = crate::cards::REV_511;

/// # Relic of Extinction
/// Spell · 1 mana
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
/// - Numbers: {0} = 1
/// - Reprint of: [`REV_834`](crate::castle_nathria::demon_hunter::REV_834)
//~ reprint CORE_REV_834 a6cd7584 2f198b86.034479e2.eae7e889 43486c90.1e55e817
pub const CORE_REV_834: Power = crate::cards::REV_834;

/// # Artificer Xy'mox
/// Minion · 8 mana · 8/8
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
/// - Numbers: {0} = 5
/// - Reprint of: [`REV_937`](crate::castle_nathria::demon_hunter::REV_937)
//~ reprint CORE_REV_937 0a0ab2a3 47db507d.74a79dfe.ea2e0c35 5e9c93e0.ff91b805
pub const CORE_REV_937: Power = crate::cards::REV_937;

/// # Relic Vault
/// Location · 2 mana · 2 uses
/// > The next Relic you play this turn casts twice.
/// - Reprint of: [`REV_942`](crate::castle_nathria::demon_hunter::REV_942)
//~ reprint CORE_REV_942 8956b34e 22c71c9c.a40b23e8 4e085264.f65a703a
pub const CORE_REV_942: Power = crate::cards::REV_942;

/// # Relic of Phantasms
/// Spell · 3 mana
/// > Summon two @/@ Spirits. Improve your future Relics.
/// - Numbers: {0} = 1
/// - Reprint of: [`REV_943`](crate::castle_nathria::demon_hunter::REV_943)
//~ reprint CORE_REV_943 498ea71a 82ede6d1.417c4f2d.eae7e889 07ec5581.785a1b9f
pub const CORE_REV_943: Power = crate::cards::REV_943;

/// # Wayward Sage
/// Minion · Naga · 2 mana · 2/2
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
/// - Reprint of: [`TSC_217`](crate::sunken_city::demon_hunter::TSC_217)
//~ reprint CORE_TSC_217 ffcb7954 44cf4995.8d278eea 7504d5d0.3e271b6e
pub const CORE_TSC_217: Power = crate::cards::TSC_217;

/// # Gan'arg Glaivesmith
/// Minion · Demon · 3 mana · 3/3
/// > **Outcast:** Give your hero +3 Attack this turn.
/// - Makes: [`CS3_017e`](crate::core::demon_hunter::CS3_017e)
//~ reprint CS3_017 00c1395d ddf3412b.4d47cc86 8533abf7.0b936299
pub const CS3_017: Power = crate::cards::LEG_CS3_017;
