//! Shaman cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3c0a68ad

/// # Al'Akir, Lord of Storms
///
/// `CATA_153` · Shaman minion · 8 mana · 2/8
///
/// > **Colossal +2,** Rush**, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Battlecry, Rush, Colossal
/// - Refers to: Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Spark of Fury [`CATA_153e`]
/// - Tokens: Charged Hand of Al'Akir [`CATA_153t`], Charged Hand of Al'Akir [`CATA_153t1`]
///
/// State: Todo
//~ todo CATA_153 06523e68 6b91c966 8f1d1359.f666f1f8
pub const CATA_153: Power = TODO;

/// # Spark of Fury
///
/// `CATA_153e` · Shaman enchantment
///
/// > +@ Attack.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo CATA_153e 7c343a42 71da98e1 c5d3320a.2219a22a
pub const CATA_153e: Power = TODO;

/// # Charged Hand of Al'Akir
///
/// `CATA_153t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_153t 90dcc11c a2977f1d e1f486ba.643df983
pub const CATA_153t: Power = TODO;

/// # Charged Hand of Al'Akir
///
/// `CATA_153t1` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_153t1 cf46a2b5 640814cd 9296f7b6.643df983
pub const CATA_153t1: Power = TODO;

/// # Ritual of Power
///
/// `CATA_561` · Shaman spell · Nature · 2 mana
///
/// > **Herald** {0}. Get two 1/1 Elementals with **Rush**.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Herald
/// - Refers to: Rush
/// - Tags: `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Breezling [`CATA_561t`]
///
/// State: Derived
//~ derived CATA_561 e684c85d 95175ba5 53d035e5.e7cf2eef
pub const CATA_561: Power = spell(&[herald(), get(card("CATA_561t")).copies(2)]);

/// # Breezling
///
/// `CATA_561t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla CATA_561t 47b24779 62e84823 30729806.57b12c28
pub const CATA_561t: Power = VANILLA;

/// # Crackling Cloudstrider
///
/// `CATA_563` · Shaman minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a spell in hand."
/// - Enchantments: Overcast [`CATA_563e2`]
///
/// State: Todo
//~ todo CATA_563 7634e36f ea31d432 68b56576.e0bb1245
pub const CATA_563: Power = TODO;

/// # Overcast
///
/// `CATA_563e2` · Shaman enchantment
///
/// > **Deathrattle:** Cast {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_563e2 e8466ccb 2ffb2192 a124751b.179db941
pub const CATA_563e2: Power = TODO;

/// # Air Support
///
/// `CATA_564` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion **Mega-Windfury**. It can't attack heroes.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mega Windfury
/// - Target: "Choose a friendly minion."
/// - Enchantments: Air Support [`CATA_564e`]
///
/// State: Derived
//~ derived CATA_564 4f3b3bb1 a16e909b b195e8b2.95c4705b
#[rustfmt::skip]
pub const CATA_564: Power = battlecry(&[give(&[has(GameTag::MEGA_WINDFURY)]).to(A_FRIENDLY_MINION), give(&[has(GameTag::CANNOT_ATTACK_HEROES)]).to(IT)]);

/// # Air Support
///
/// `CATA_564e` · Shaman enchantment
///
/// > **Mega-Windfury**. Can't attack heroes.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_564e fc6c2a5c 1eaee9b7 438b4cd4.e25c89f4
pub const CATA_564e: Power = TODO;

/// # Skywall Sentinel
///
/// `CATA_565` · Shaman minion · 2 mana · 0/2
///
/// > **Taunt Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Al'Akir [`CATA_565t`]
///
/// State: Derived
//~ derived CATA_565 7abef6b6 f95db182 5091b831.eec88e8c
pub const CATA_565: Power = battlecry(&[herald()]);

/// # Soldier of Al'Akir
///
/// `CATA_565t` · Shaman minion · 1 mana · 1/2
///
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade.*@Adjacent minions have +{0} Attack. ***Herald** once to upgrade.*@Adjacent minions have +{0} Attack.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Aura, Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_565t 68fa1ea5 2597e42a 216addf4.643df983
pub const CATA_565t: Power = TODO;

/// # Ascendance
///
/// `CATA_567` · Shaman spell · Nature · 4 mana
///
/// > Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Ascended [`CATA_567e`]
///
/// State: Todo
//~ todo CATA_567 66d650c0 185bc812 ec8bbb46.3c93f4b6
pub const CATA_567: Power = TODO;

/// # Ascended
///
/// `CATA_567e` · Neutral enchantment
///
/// > **Deathrattle:** Summon {0}.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_567e 7236f7b0 6cdcf68f 5e958b3c.5394712d
pub const CATA_567e: Power = TODO;

/// # Muradin's Last Stand
///
/// `CATA_568` · Shaman spell · Nature · 9 mana
///
/// > Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ todo CATA_568 a202f329 383a8629 c9234a95.f769ec6d
pub const CATA_568: Power = TODO;

/// # Ceremonial Clash
///
/// `CATA_569` · Shaman spell · 4 mana
///
/// > Summon a random 3, 2, and 1-Cost minion. **Overload:** (1)
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Overload
///
/// State: Derived
//~ derived CATA_569 b5aa34a9 b5f97ebc 076c5d5a.76048f28
#[rustfmt::skip]
pub const CATA_569: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))), summon(random(all(&[MINION, COST.is(2)]))), summon(random(all(&[MINION, COST.is(1)])))]);

/// # Morchok
///
/// `CATA_570` · Shaman minion · 10 mana · 10/10
///
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Worldbreak [`CATA_570e`]
///
/// State: Todo
//~ todo CATA_570 5c14f5f0 864d941d 18265fa3.3b88200f
pub const CATA_570: Power = TODO;

/// # Worldbreak
///
/// `CATA_570e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_570e 7ea131b6 3de0febb a1f754d0.dda26391
pub const CATA_570e: Power = TODO;

/// # Stormbinder
///
/// `CATA_724` · Shaman minion · 4 mana · 7/7
///
/// > **Deathrattle:** Unlock your **Overloaded** Mana Crystals. **Overload:** (3)
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `OVERLOAD` = 3
///
/// State: Derived
//~ derived CATA_724 93000c2c 26a9cb54 132dd862.5583cf05
pub const CATA_724: Power = deathrattle(&[unlock()]);
