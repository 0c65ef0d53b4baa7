//! Demon Hunter cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bfe44b2b

/// # Chaos Strike
///
/// `CORE_BT_035` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Chaos Strike [`BT_035`](crate::legacy::demon_hunter::BT_035)
///
/// State: Reprint
//~ reprint CORE_BT_035 c7540dcb 87b7663e 6e1cd56c.b3be46ff
pub const CORE_BT_035: Power = crate::cards::BT_035;

/// # Kayn Sunfury
///
/// `CORE_BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Charge, Aura
/// - Refers to: Taunt
/// - Reprint of: Kayn Sunfury [`BT_187`](crate::ashes_of_outland::demon_hunter::BT_187)
///
/// State: Reprint
//~ reprint CORE_BT_187 1a5cfa7f a2cfa0ba aeedcfa0.7f490ff7
pub const CORE_BT_187: Power = crate::cards::BT_187;

/// # Netherwalker
///
/// `CORE_BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 56985, `4578` = 1
/// - Reprint of: Netherwalker [`BT_321`](crate::ashes_of_outland::demon_hunter::BT_321)
///
/// State: Reprint
//~ reprint CORE_BT_321 63116610 719a27c3 7d6748d8.4ffd7489
pub const CORE_BT_321: Power = crate::cards::BT_321;

/// # Battlefiend
///
/// `CORE_BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Tags: `4548` = 1, `4932` = 1
/// - Reprint of: Battlefiend [`BT_351`](crate::demon_hunter_initiate::demon_hunter::BT_351)
///
/// State: Reprint
//~ reprint CORE_BT_351 12bfdcf8 9ea790af fa91e61a.594e5b79
pub const CORE_BT_351: Power = crate::cards::BT_351;

/// # Raging Felscreamer
///
/// `CORE_BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Raging Felscreamer [`BT_416`](crate::demon_hunter_initiate::demon_hunter::BT_416)
///
/// State: Reprint
//~ reprint CORE_BT_416 1a4e34c0 9af18b02 a3d0e73e.c965f6c8
pub const CORE_BT_416: Power = crate::cards::BT_416;

/// # Crimson Sigil Runner
///
/// `CORE_BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Outcast
/// - Reprint of: Crimson Sigil Runner [`BT_480`](crate::ashes_of_outland::demon_hunter::BT_480)
///
/// State: Reprint
//~ reprint CORE_BT_480 54d35abd 40c54c42 fbeb5171.1624c374
pub const CORE_BT_480: Power = crate::cards::BT_480;

/// # Spectral Sight
///
/// `CORE_BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// - Set: Core · common · collectible
/// - Mechanics: Outcast
/// - Reprint of: Spectral Sight [`BT_491`](crate::ashes_of_outland::demon_hunter::BT_491)
///
/// State: Reprint
//~ reprint CORE_BT_491 15156cdf 8e3d2302 553d03cc.8905668d
pub const CORE_BT_491: Power = crate::cards::BT_491;

/// # Priestess of Fury
///
/// `CORE_BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// - Set: Core · rare · collectible
/// - Minion type: Demon
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 58455, `4577` = 1
/// - Reprint of: Priestess of Fury [`BT_493`](crate::ashes_of_outland::demon_hunter::BT_493)
///
/// State: Reprint
//~ reprint CORE_BT_493 2c5601dc 16c04fba 131bf15b.ffbcfced
pub const CORE_BT_493: Power = crate::cards::BT_493;

/// # Wrathspike Brute
///
/// `CORE_BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// - Set: Core · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 59865
/// - Reprint of: Wrathspike Brute [`BT_510`](crate::demon_hunter_initiate::demon_hunter::BT_510)
///
/// State: Reprint
//~ reprint CORE_BT_510 3659a179 50c76bd9 bda8b24c.846f43e2
pub const CORE_BT_510: Power = crate::cards::BT_510;

/// # Eye Beam
///
/// `CORE_BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// - Set: Core · epic · collectible
/// - Mechanics: Lifesteal, Outcast
/// - Reprint of: Eye Beam [`BT_801`](crate::demon_hunter_initiate::demon_hunter::BT_801)
///
/// State: Reprint
//~ reprint CORE_BT_801 9d3aca17 985620f8 81c0029a.28d7a092
pub const CORE_BT_801: Power = crate::cards::BT_801;

/// # Aldrachi Warblades
///
/// `CORE_BT_921` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > **Lifesteal**
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal
/// - Reprint of: Aldrachi Warblades [`BT_921`](crate::legacy::demon_hunter::BT_921)
///
/// State: Vanilla
//~ vanilla CORE_BT_921 c9846725 d1f34b7a fb141436.b857c9f1
pub const CORE_BT_921: Power = VANILLA;

/// # Tichondrius
///
/// `CORE_CATA_001` · Demon Hunter minion · 9 mana · 9/8
///
/// > Your hero is **Immune**. **Battlecry:** Your next Demon this turn costs (0).
///
/// - Set: Core · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Aura
/// - Refers to: Immune
/// - Tags: `4578` = 1
/// - Enchantments: Demonic Summoning [`CORE_CATA_001e`](crate::cataclysm::demon_hunter::CORE_CATA_001e)
///
/// State: Derived
//~ derived CORE_CATA_001 874f9fc9 4aefb3e1 2bbddbb9.c84b94f4
pub const CORE_CATA_001: Power =
    abilities(&[aura(YOUR_HERO).have(&[has(GameTag::IMMUNE)]), battlecry(&[attach("CORE_CATA_001e").to(YOU)])]);

/// # Felscarred Seeker
///
/// `CORE_CATA_010` · Demon Hunter minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_010 1a4e3106 d55fc385 2f3d5e5b.f1c428c1
pub const CORE_CATA_010: Power = TODO;

/// # Eredar Deceptor
///
/// `CORE_TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// - Set: Core · common · collectible
/// - Minion type: Demon
/// - Refers to: Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 97479
/// - Reprint of: Eredar Deceptor [`TTN_843`](crate::titans::demon_hunter::TTN_843)
/// - Tokens: Invading Felbat [`TTN_843t1`](crate::titans::demon_hunter::TTN_843t1)
///
/// State: Reprint
//~ reprint CORE_TTN_843 99dcc743 b16d1e03 800737ee.4fa499c4
pub const CORE_TTN_843: Power = crate::cards::TTN_843;

/// # Mythical Terror
///
/// `CORE_TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// - Set: Core · epic · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Lifesteal
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 98469, `2542` = 1, `4548` = 1, `4577` = 1
/// - Reprint of: Mythical Terror [`TTN_866`](crate::titans::demon_hunter::TTN_866)
///
/// State: Reprint
//~ reprint CORE_TTN_866 f8c5f967 740eeb32 ef09edc4.dddfa6c7
pub const CORE_TTN_866: Power = crate::cards::TTN_866;

/// # Felrattler
///
/// `CORE_WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// - Set: Core · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63407
/// - Reprint of: Felrattler [`WC_701`](crate::barrens::demon_hunter::WC_701)
///
/// State: Reprint
//~ reprint CORE_WC_701 c74f3b54 a84040e4 2bf2ae4b.0a96a190
pub const CORE_WC_701: Power = crate::cards::WC_701;

/// # Illidari Studies
///
/// `CORE_YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// - Set: Core · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Outcast
/// - Reprint of: Illidari Studies [`YOP_001`](crate::darkmoon_faire::demon_hunter::YOP_001)
///
/// State: Reprint
//~ reprint CORE_YOP_001 6385dfad 848168dd f9c66ebd.0de15671
pub const CORE_YOP_001: Power = crate::cards::YOP_001;

/// # Felfist
///
/// `CS3_017e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Core
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done CS3_017e 8251c588 - 7f1aa615.268eca27
pub const CS3_017e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Illidari Inquisitor
///
/// `CS3_020` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Rush**. After your hero attacks an enemy, this attacks it too.
///
/// - Set: Core · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Done
//~ done CS3_020 bba6441e - 3043a1e4.9ddd567c
pub const CS3_020: Power = after(YOUR_HERO.attack(ENEMY)).then(&[make_attack(THIS, THAT)]);
