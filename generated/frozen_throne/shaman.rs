//! Shaman cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fd081b5b

/// # Cryostasis
///
/// `ICC_056` · Shaman spell · Frost · 2 mana
///
/// > Give a minion +3/+3 and **Freeze** it.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Frozen Blood [`ICC_056e`]
///
/// State: Derived
//~ derived ICC_056 028d4d01 6cc2a282 f9bfae0f.2d297d71
pub const ICC_056: Power = spell(&[attach("ICC_056e").to(A_MINION), freeze(IT)]);

/// # Frozen Blood
///
/// `ICC_056e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_056e c5c3f302 abb290f1 0e48dc66.b42c6980
pub const ICC_056e: Power = enchant(&[plus(3, 3)]);

/// # Brrrloc
///
/// `ICC_058` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tags: `2534` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Freeze an enemy."
///
/// State: Derived
//~ derived ICC_058 3804b04c 50f03eec 4b58db26.ce544137
pub const ICC_058: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Avalanche
///
/// `ICC_078` · Shaman spell · Frost · 4 mana
///
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_078 45e91ff2 70d83612 78a20432.f5dd6857
pub const ICC_078: Power = spell(&[freeze(A_MINION), deal(3).to(IT.neighbours())]);

/// # Drakkari Defender
///
/// `ICC_081` · Shaman minion · 3 mana · 2/8
///
/// > **Taunt Overload:** (3)
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 3
///
/// State: Vanilla
//~ vanilla ICC_081 8052a82c b503aca9 eb5f6e8f.6490eb07
pub const ICC_081: Power = VANILLA;

/// # Voodoo Hexxer
///
/// `ICC_088` · Shaman minion · 5 mana · 2/7
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Taunt, Freeze
///
/// State: Vanilla
//~ vanilla ICC_088 73c72b34 9ca3fd71 d3960da1.873bf70e
pub const ICC_088: Power = VANILLA;

/// # Ice Fishing
///
/// `ICC_089` · Shaman spell · Frost · 2 mana
///
/// > Draw 2 Murlocs from your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Derived
//~ derived ICC_089 d5936a05 7f4a462f c671fc74.e7a02903
pub const ICC_089: Power = spell(&[draw_that(2, MURLOC)]);

/// # Snowfury Giant
///
/// `ICC_090` · Shaman minion · 11 mana · 8/8
///
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
///
/// State: Todo
//~ todo ICC_090 e8682851 1b5a9a42 0139019a.13bb029e
pub const ICC_090: Power = TODO;

/// # Ice Breaker
///
/// `ICC_236` · Shaman weapon · 3 mana · 1/3 durability
///
/// > Destroy any **Frozen** minion damaged by this.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived ICC_236 5d54819a eef514d9 dff8ef4e.8bb13cd7
pub const ICC_236: Power = whenever(MINIONS.that(FROZEN).takes_damage(ITSELF)).then(&[destroy(WHO)]);

/// # Moorabi
///
/// `ICC_289` · Shaman minion · 6 mana · 4/4
///
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived ICC_289 a4cbf8ef 3fae47df 9506fee2.6ad248f4
pub const ICC_289: Power = whenever(OTHER_MINIONS.is_frozen()).then(&[get(copy_of(WHO))]);

/// # Thrall, Deathseer
///
/// `ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Transmute Spirit [`ICC_481p`]
///
/// State: Todo
//~ todo ICC_481 23194489 873c87f1 734989c5.4add1306
pub const ICC_481: Power = TODO;

/// # Transmute Spirit
///
/// `ICC_481p` · Neutral hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_481p b7dc75df 8555efc6 3e82f8e9.92cde35c
pub const ICC_481p: Power = hero_power(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);
