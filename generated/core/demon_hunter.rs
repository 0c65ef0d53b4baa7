//! Demon Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 06e513ac

/// # Chaos Strike
/// Spell · Fel · 2 mana
/// > Give your hero +2 Attack this turn. Draw a card.
/// - Reprint of: [`BT_035`](crate::legacy::demon_hunter::BT_035)
//~ reprint CORE_BT_035 87b7663e 4ead3665.b3be46ff e1001bdc.f14c19f6
pub const CORE_BT_035: Power = crate::cards::BT_035;

/// # Kayn Sunfury
/// Minion · 4 mana · 3/5
/// > **Charge** All friendly attacks ignore **Taunt**.
/// - Reprint of: [`BT_187`](crate::ashes_of_outland::demon_hunter::BT_187)
//~ reprint CORE_BT_187 a2cfa0ba e3908842.7f490ff7 8b8d13d1.d4700d30
pub const CORE_BT_187: Power = crate::cards::BT_187;

/// # Netherwalker
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Demon.
/// - Reprint of: [`BT_321`](crate::ashes_of_outland::demon_hunter::BT_321)
//~ reprint CORE_BT_321 719a27c3 565e37de.4ffd7489 ad852680.20e6918b
pub const CORE_BT_321: Power = crate::cards::BT_321;

/// # Battlefiend
/// Minion · Demon · 1 mana · 1/2
/// > After your hero attacks, gain +1 Attack.
/// - Reprint of: [`BT_351`](crate::demon_hunter_initiate::demon_hunter::BT_351)
//~ reprint CORE_BT_351 9ea790af 181c156f.594e5b79 a45f968a.efa50cb4
pub const CORE_BT_351: Power = crate::cards::BT_351;

/// # Raging Felscreamer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** The next Demon you play costs (2) less.
/// - Reprint of: [`BT_416`](crate::demon_hunter_initiate::demon_hunter::BT_416)
//~ reprint CORE_BT_416 9af18b02 16ec05b0.c965f6c8 d14b8d66.4924c03c
pub const CORE_BT_416: Power = crate::cards::BT_416;

/// # Crimson Sigil Runner
/// Minion · 1 mana · 1/1
/// > **Outcast:** Draw a card.
/// - Reprint of: [`BT_480`](crate::ashes_of_outland::demon_hunter::BT_480)
//~ reprint CORE_BT_480 40c54c42 cbd7c476.1624c374 bd6cc78b.046b3ef3
pub const CORE_BT_480: Power = crate::cards::BT_480;

/// # Spectral Sight
/// Spell · 2 mana
/// > Draw a card. **Outcast:** Draw another.
/// - Reprint of: [`BT_491`](crate::ashes_of_outland::demon_hunter::BT_491)
//~ reprint CORE_BT_491 8e3d2302 7846e7ae.8905668d 068969d6.87c34383
pub const CORE_BT_491: Power = crate::cards::BT_491;

/// # Priestess of Fury
/// Minion · Demon · 7 mana · 6/7
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
/// - Reprint of: [`BT_493`](crate::ashes_of_outland::demon_hunter::BT_493)
//~ reprint CORE_BT_493 16c04fba bc8e0ccd.ffbcfced be18713a.ecde6438
pub const CORE_BT_493: Power = crate::cards::BT_493;

/// # Wrathspike Brute
/// Minion · Demon · 5 mana · 3/6
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
/// - Reprint of: [`BT_510`](crate::demon_hunter_initiate::demon_hunter::BT_510)
//~ reprint CORE_BT_510 50c76bd9 98e4cae7.846f43e2 d29681fc.260cdf06
pub const CORE_BT_510: Power = crate::cards::BT_510;

/// # Eye Beam
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
/// - Reprint of: [`BT_801`](crate::demon_hunter_initiate::demon_hunter::BT_801)
//~ reprint CORE_BT_801 985620f8 d86badf2.28d7a092 40ae7c74.5a299086
pub const CORE_BT_801: Power = crate::cards::BT_801;

/// # Aldrachi Warblades
/// Weapon · 3 mana · 2/2 durability
/// > **Lifesteal**
/// - Reprint of: [`BT_921`](crate::legacy::demon_hunter::BT_921)
//~ vanilla CORE_BT_921 d1f34b7a 02639dc7.b857c9f1 bf44e127.0ec1a98a
pub const CORE_BT_921: Power = VANILLA;

/// # Tichondrius
/// Minion · Demon · 9 mana · 9/8
/// > Your hero is **Immune**. **Battlecry:** Your next Demon this turn costs (0).
/// - Makes: [`CORE_CATA_001e`](crate::cataclysm::demon_hunter::CORE_CATA_001e)
//~ derived CORE_CATA_001 4aefb3e1 361870e4.c84b94f4 3c322bb2.9b537eb3
pub const CORE_CATA_001: Power =
    abilities(&[aura(YOUR_HERO).have(&[has(GameTag::IMMUNE)]), battlecry(&[attach("CORE_CATA_001e").to(YOU)])]);

/// # Felscarred Seeker
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_010 d55fc385 def81b81.f1c428c1 7c80590d
pub const CORE_CATA_010: Power = TODO;

/// # Eredar Deceptor
/// Minion · Demon · 4 mana · 3/5
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
/// - Reprint of: [`TTN_843`](crate::titans::demon_hunter::TTN_843)
/// - Makes: [`TTN_843t1`](crate::titans::demon_hunter::TTN_843t1)
//~ reprint CORE_TTN_843 b16d1e03 986e6ec4.4fa499c4 0660e894.2045a901.47ba9d0b
pub const CORE_TTN_843: Power = crate::cards::TTN_843;

/// # Mythical Terror
/// Minion · Demon · Beast · 7 mana · 4/10
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
/// - Reprint of: [`TTN_866`](crate::titans::demon_hunter::TTN_866)
//~ reprint CORE_TTN_866 740eeb32 adad4835.dddfa6c7 32933ae3.baf663d8
pub const CORE_TTN_866: Power = crate::cards::TTN_866;

/// # Felrattler
/// Minion · Beast · 3 mana · 3/2
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
/// - Reprint of: [`WC_701`](crate::barrens::demon_hunter::WC_701)
//~ reprint CORE_WC_701 a84040e4 22856626.0a96a190 18ea3169.13ef2e1b
pub const CORE_WC_701: Power = crate::cards::WC_701;

/// # Illidari Studies
/// Spell · 1 mana
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
/// - Reprint of: [`YOP_001`](crate::darkmoon_faire::demon_hunter::YOP_001)
//~ reprint CORE_YOP_001 848168dd 2f198b86.0de15671 e5921801.d688e896
pub const CORE_YOP_001: Power = crate::cards::YOP_001;

/// # Felfist
/// Enchantment
/// > \+3 Attack this turn.
//~ done CS3_017e - d522ad72.6e434625 2c4d4048
pub const CS3_017e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Illidari Inquisitor
/// Minion · Demon · 8 mana · 8/8
/// > **Rush**. After your hero attacks an enemy, this attacks it too.
//~ done CS3_020 - 4cbfdfce.9ddd567c bf8f2af2
pub const CS3_020: Power = after(YOUR_HERO.attack(ENEMY)).then(&[make_attack(THIS, THAT)]);
