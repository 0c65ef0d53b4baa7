//! Paladin cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4380d064

/// # Sir Finley, the Intrepid
///
/// `DEEP_007` · Multi-class minion · 3 mana · 2/3
///
/// > **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Murloc
/// - Classes: Paladin, Shaman
/// - Mechanics: Battlecry, Excavate
/// - Tokens: Murloc Tinyfin [`CORE_LOEA10_3`](crate::core_hidden::neutral::CORE_LOEA10_3)
///
/// State: Derived
//~ derived DEEP_007 4f7d336c 74d955aa eeeb01b2.9d91af6e
pub const DEEP_007: Power =
    battlecry(&[transform(ENEMY_MINIONS, card("CORE_LOEA10_3"))]).when(has_done(2, &TIMES_EXCAVATED));

/// # Shroomscavate
///
/// `DEEP_018` · Multi-class spell · 2 mana
///
/// > Give a minion **Divine Shield**. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Paladin, Shaman
/// - Mechanics: Excavate
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived DEEP_018 93f05217 9e66c398 1769ec2a.2a137f31
pub const DEEP_018: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), excavate()]);

/// # Fossilized Kaleidosaur
///
/// `DEEP_033` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Excavate
/// - Refers to: Bonus Effects
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived DEEP_033 a9f263a1 37c4d663 90ee45a8.7011efa8
pub const DEEP_033: Power = battlecry(&[bonus_effects(2), excavate()]);

/// # The Azerite Dragon
///
/// `DEEP_999t4` · Paladin minion · 4 mana · 5/5
///
/// > **Battlecry:** Give all other minions in your hand, deck, and battlefield +3/+3.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1, `2823` = 1, `EXCAVATE` = 4
/// - Enchantments: Azerite Sheen [`DEEP_999t4e`]
///
/// State: Todo
//~ todo DEEP_999t4 5d0711cd 0bf70b22 11bd368f.b9d68fd2
pub const DEEP_999t4: Power = TODO;

/// # Azerite Sheen
///
/// `DEEP_999t4e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived DEEP_999t4e 09d7e785 d15c4024 5c352bfb.b42c6980
pub const DEEP_999t4e: Power = enchant(&[plus(3, 3)]);

/// # Showdown!
///
/// `WW_051` · Paladin spell · 2 mana
///
/// > Both players summon three 3/3 Outlaws. Give yours **Rush**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Refers to: Rush
/// - Tokens: Outlaw [`WW_051t`]
///
/// State: Derived
//~ derived WW_051 f1a148b1 54771e95 7f8b426f.f9f6be99
#[rustfmt::skip]
pub const WW_051: Power = spell(&[summon(card("WW_051t")).copies(3), give(&[has(GameTag::RUSH)]).to(IT), summon(card("WW_051t")).copies(3).to(OPPONENT)]);

/// # Outlaw
///
/// `WW_051t` · Paladin minion · 3 mana · 3/3
///
/// - Set: Showdown in the Badlands
///
/// State: Vanilla
//~ vanilla WW_051t 1dffc2d4 ef19b988 3921a8b4
pub const WW_051t: Power = VANILLA;

/// # Holy Cowboy
///
/// `WW_335` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Your next Holy spell costs (2) less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Holy Cowboy [`WW_335e`]
///
/// State: Derived
//~ derived WW_335 03944f7f cca81a3c e144af1a.dc0f5f5e
pub const WW_335: Power = battlecry(&[attach("WW_335e").to(YOU)]);

/// # Holy Cowboy
///
/// `WW_335e` · Paladin enchantment
///
/// > Your next Holy spell costs (2) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_335e 59e72e1d 4c7b3458 9800e910.10038b41
#[rustfmt::skip]
pub const WW_335e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Holy)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Holy)));

/// # Prismatic Beam
///
/// `WW_336` · Paladin spell · 7 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each enemy minion.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Derived
//~ derived WW_336 d7ba2bee 2253cd96 3fb9e1af.7544cb77
pub const WW_336: Power = abilities(&[spell(&[deal(3).to(ENEMIES)]), costs(&[cost_less(1).for_each(ENEMY_MINIONS)])]);

/// # Spirit of the Badlands
///
/// `WW_337` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Mirage [`WW_337e`]
/// - Tokens: Mirage [`WW_337t`]
///
/// State: Todo
//~ todo WW_337 4ebefdf6 297626b4 6a795643.a2125cd3
pub const WW_337: Power = TODO;

/// # Mirage
///
/// `WW_337e` · Paladin enchantment
///
/// > Transforming into minions in your deck.
///
/// - Set: Showdown in the Badlands
/// - Tags: `DEFINING_ENCHANTMENT` = 101422
///
/// State: Todo
//~ todo WW_337e 829e21f8 fb654b4b 8ae434cd.8c6c5bfe
pub const WW_337e: Power = TODO;

/// # Mirage
///
/// `WW_337t` · Paladin spell · 0 mana
///
/// > At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Shifting Spell
///
/// State: Todo
//~ todo WW_337t 170135a2 3776372e 2ff51c6e.bfaddaf1
pub const WW_337t: Power = TODO;

/// # Deputization Aura
///
/// `WW_341` · Paladin spell · Holy · 3 mana
///
/// > Your left-most minion has +2 Attack and **Lifesteal**. Lasts @ turns.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: My Favorite Deputy [`WW_341e`]
///
/// State: Derived
//~ derived WW_341 78a34dda ea1e7072 9cec962b.7535cc61
pub const WW_341: Power = abilities(&[aura(FRIENDLY_MINIONS.first(1)).gives("WW_341e"), lasts(3)]);

/// # My Favorite Deputy
///
/// `WW_341e` · Paladin enchantment
///
/// > +2 Attack and **Lifesteal**.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_341e 4acb2fa1 49144f3f 8ad7d232.12ecf089
pub const WW_341e: Power = enchant(&[ATTACK.plus(2), has(GameTag::LIFESTEAL)]);

/// # Lawful Longarm
///
/// `WW_342` · Paladin minion · 5 mana · 1/5
///
/// > **Rush**, **Lifesteal Battlecry:** Gain +1 Attack for each card in your hand.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Lifesteal, Rush
/// - Enchantments: Law Abiding [`WW_342e`]
///
/// State: Derived
//~ derived WW_342 a87985f2 f5e0dc6d 634549d7.32866a69
pub const WW_342: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).for_each(YOUR_HAND)]);

/// # Law Abiding
///
/// `WW_342e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_342e 866968e1 8bc211ee e0c1d168.c84fda8a
pub const WW_342e: Power = enchant(&[ATTACK.plus(1)]);

/// # Hi Ho Silverwing
///
/// `WW_344` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Draw a Holy spell.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Deathrattle
///
/// State: Derived
//~ derived WW_344 d0773365 9b173355 ca8ee191.f3436ee8
pub const WW_344: Power = deathrattle(&[draw_that(1, school(SpellSchool::Holy))]);

/// # The Badlands Bandits
///
/// `WW_345` · Paladin spell · 6 mana
///
/// > Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Refers to: Bonus Effects
/// - Tokens: Crusty [`WW_345t1`], Rusty [`WW_345t2`], Sandy Red [`WW_345t3`], Pearly [`WW_345t4`], Surly [`WW_345t5`], Dusty [`WW_345t6`], Moe [`WW_345t7`], Burly [`WW_345t8`]
///
/// State: Todo
//~ todo WW_345 43c1da8a 04761770 8ea3508f.00f45d16
pub const WW_345: Power = TODO;

/// # Crusty
///
/// `WW_345t1` · Paladin minion · 2 mana · 3/2
///
/// > **Divine Shield**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla WW_345t1 ccde34c2 2af870b0 19a80456.cc526ac4
pub const WW_345t1: Power = VANILLA;

/// # Rusty
///
/// `WW_345t2` · Paladin minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla WW_345t2 9a71e42d fb4511d6 6ff0f516.4b0c5d24
pub const WW_345t2: Power = VANILLA;

/// # Sandy Red
///
/// `WW_345t3` · Paladin minion · 2 mana · 3/2
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla WW_345t3 af7e6e66 45c8c8c7 a84eeddc.57b12c28
pub const WW_345t3: Power = VANILLA;

/// # Pearly
///
/// `WW_345t4` · Paladin minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla WW_345t4 5542f2ae 1f7ba3eb 2d5288ba.9569ce14
pub const WW_345t4: Power = VANILLA;

/// # Surly
///
/// `WW_345t5` · Paladin minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla WW_345t5 7e498bac f294e3d4 d3d4dcc8.c54580ff
pub const WW_345t5: Power = VANILLA;

/// # Dusty
///
/// `WW_345t6` · Paladin minion · 2 mana · 3/2
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla WW_345t6 3152d7d4 f46e46b7 4a3d0464.2574dcf7
pub const WW_345t6: Power = VANILLA;

/// # Moe
///
/// `WW_345t7` · Paladin minion · 2 mana · 3/2
///
/// > **Lifesteal**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla WW_345t7 6e89823c ec47ceab c4aab9c6.b857c9f1
pub const WW_345t7: Power = VANILLA;

/// # Burly
///
/// `WW_345t8` · Paladin minion · 2 mana · 3/2
///
/// > **Reborn**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla WW_345t8 38e433de 72506a4d 313fe994.d8e09bc7
pub const WW_345t8: Power = VANILLA;

/// # Lay Down the Law
///
/// `WW_365` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost, Quickdraw
/// - Enchantments: Justice Dispensed [`WW_365e`]
///
/// State: Todo
//~ todo WW_365 beeeb1c0 878ade34 c1f8a849.ff8191ee
pub const WW_365: Power = TODO;

/// # Justice Dispensed
///
/// `WW_365e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_365e 9982a43a e41d40c6 eec776c8.d68bebe2
pub const WW_365e: Power = enchant(&[become_stats(1, 1)]);

/// # Living Horizon
///
/// `WW_366` · Paladin minion · 10 mana · 4/6
///
/// > **Taunt**, **Divine Shield** Costs (1) less for each other card in your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Divine Shield
///
/// State: Derived
//~ derived WW_366 bbe867a7 e1d34049 7120dde1.28bc7fa3
pub const WW_366: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);
