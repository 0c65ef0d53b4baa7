//! Paladin cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3bd966d4

/// # Sir Finley, the Intrepid
/// Minion · Murloc · 3 mana · 2/3
/// > **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
/// - Classes: Paladin, Shaman
/// - Makes: [`CORE_LOEA10_3`](crate::core_hidden::neutral::CORE_LOEA10_3)
//~ derived DEEP_007 b4928d42 db286c69.9d91af6e 54c2504f.56f0c223.027280ec
pub const DEEP_007: Power =
    battlecry(&[transform(ENEMY_MINIONS, card("CORE_LOEA10_3"))]).when(YOU.excavate(CARD).this_game().at_least(2));

/// # Shroomscavate
/// Spell · 2 mana
/// > Give a minion **Divine Shield**. **Excavate** a treasure.
/// - Classes: Paladin, Shaman
//~ derived DEEP_018 9e66c398 7846e7ae.2a137f31 62bb2603.56f0c223
pub const DEEP_018: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION), excavate()]);

/// # Fossilized Kaleidosaur
/// Minion · Undead · Beast · 4 mana · 3/4
/// > **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
//~ done DEEP_033 - d66941b4.7011efa8 4822cdf6
pub const DEEP_033: Power = battlecry(&[bonus_effects(2), excavate()]);

/// # The Azerite Dragon
/// Minion · Elemental · Dragon · 4 mana · 5/5
/// > **Battlecry:** Give all other minions in your hand, deck, and battlefield +3/+3.
/// - Makes: Azerite Sheen [`DEEP_999t4e`] ("\+3/+3.")
//~ done DEEP_999t4 - ac752cb1.b9d68fd2 4061b4f9.b2dc582b
#[rustfmt::skip]
pub const DEEP_999t4: Power = battlecry(&[attach("DEEP_999t4e").to(together(&[YOUR_HAND.other().that(MINION), YOUR_DECK.that(MINION), OTHER_FRIENDLY_MINIONS]))]);

/// # Azerite Sheen
/// Enchantment
/// > \+3/+3.
//~ derived DEEP_999t4e d15c4024 d522ad72.184d0f12 ac7f7a49
pub const DEEP_999t4e: Power = enchant(&[plus(3, 3)]);

/// # Showdown!
/// Spell · 2 mana
/// > Both players summon three 3/3 Outlaws. Give yours **Rush**.
/// - Makes: Outlaw [`WW_051t`] (3/3)
//~ done WW_051 - 7846e7ae.f9f6be99 34978a3c.ce1fc7bb
#[rustfmt::skip]
pub const WW_051: Power = spell(&[summon(card("WW_051t")).copies(3), give(&[has(GameTag::RUSH)]).to(IT), summon(card("WW_051t")).copies(3).for_(OPPONENT)]);

/// # Outlaw
/// Minion · 3 mana · 3/3
//~ vanilla WW_051t ef19b988 05878c57 ccebc900
pub const WW_051t: Power = VANILLA;

/// # Holy Cowboy
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Your next Holy spell costs (2) less.
/// - Makes: Holy Cowboy [`WW_335e`] ("Your next Holy spell costs (2) less.")
//~ derived WW_335 cca81a3c cbdfe8b5.dc0f5f5e affcbfea.42bde9ac
pub const WW_335: Power = battlecry(&[attach("WW_335e").to(YOU)]);

/// # Holy Cowboy
/// Enchantment
/// > Your next Holy spell costs (2) less.
//~ derived WW_335e 4c7b3458 d522ad72.10038b41 affcbfea
#[rustfmt::skip]
pub const WW_335e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Holy)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Holy)));

/// # Prismatic Beam
/// Spell · 7 mana
/// > Deal $3 damage to all enemies. Costs (1) less for each enemy minion.
//~ derived WW_336 2253cd96 014b7716.7544cb77 2eff4dec
pub const WW_336: Power = abilities(&[spell(&[deal(3).to(ENEMIES)]), costs(&[cost_less(1).for_each(ENEMY_MINIONS)])]);

/// # Spirit of the Badlands
/// Minion · Undead · Beast · 3 mana · 3/4
/// > **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
/// - Makes: Mirage [`WW_337t`] ("At the start of your turn, transform into a copy…"); Mirage [`WW_337e`] ("Transforming into minions in your deck.")
///
/// # Notes
///
/// No source: the Mirage stays in the hand when the minion that it is now is played.
//~ done WW_337 - 040f2cfc.a2125cd3 806fdadd.5540b986
pub const WW_337: Power = battlecry(&[get(card("WW_337t"))]).when(STARTED_SINGLETON);

/// # Mirage
/// Enchantment
/// > Transforming into minions in your deck.
//~ done WW_337e - d522ad72.8c6c5bfe 9ca8b39b
pub const WW_337e: Power = abilities(&[
    whenever(YOU.turn_start())
        .in_hand()
        .when(there_is(&YOUR_DECK.that(MINION)))
        .then(&[transform(THIS, copy_of(YOUR_DECK.that(MINION).random())), attach("WW_337e").to(THIS)]),
    whenever(YOU.play(ITSELF)).then(&[get(card("WW_337t"))]),
]);

/// # Mirage
/// Spell · 0 mana
/// > At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
//~ done WW_337t - 3e8f9d5a.bfaddaf1 9ca8b39b
pub const WW_337t: Power = whenever(YOU.turn_start())
    .in_hand()
    .when(there_is(&YOUR_DECK.that(MINION)))
    .then(&[transform(THIS, copy_of(YOUR_DECK.that(MINION).random())), attach("WW_337e").to(THIS)]);

/// # Deputization Aura
/// Spell · Holy · 3 mana
/// > Your left-most minion has +2 Attack and **Lifesteal**. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: My Favorite Deputy [`WW_341e`] ("\+2 Attack and Lifesteal.")
//~ done WW_341 - 50eb3d2f.7535cc61.ea2304e3 dad20b4c.92adf474
pub const WW_341: Power = abilities(&[aura(FRIENDLY_MINIONS.first(1)).gives("WW_341e"), lasts(3)]);

/// # My Favorite Deputy
/// Enchantment
/// > \+2 Attack and **Lifesteal**.
//~ derived WW_341e 49144f3f d522ad72.16e94d37 0cf870d2
pub const WW_341e: Power = enchant(&[ATTACK.plus(2), has(GameTag::LIFESTEAL)]);

/// # Lawful Longarm
/// Minion · Draenei · 5 mana · 1/5
/// > **Rush**, **Lifesteal Battlecry:** Gain +1 Attack for each card in your hand.
/// - Makes: Law Abiding [`WW_342e`] ("\+1 Attack.")
//~ derived WW_342 0af62ce0 d91c6a3e.32866a69 c163c263.57445bea
pub const WW_342: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(count(YOUR_HAND))]);

/// # Law Abiding
/// Enchantment
/// > \+1 Attack.
//~ derived WW_342e 8bc211ee d522ad72.379bca7a 5396b652
pub const WW_342e: Power = enchant(&[ATTACK.plus(1)]);

/// # Hi Ho Silverwing
/// Minion · Dragon · 2 mana · 2/1
/// > **Divine Shield Deathrattle:** Draw a Holy spell.
//~ derived WW_344 9b173355 97740dfe.f3436ee8 d0b76648
pub const WW_344: Power = deathrattle(&[draw_that(1, school(SpellSchool::Holy))]);

/// # The Badlands Bandits
/// Spell · 6 mana
/// > Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
/// - Makes: Crusty [`WW_345t1`] (3/2, "Divine Shield"); Rusty [`WW_345t2`] (3/2, "Taunt"); Sandy Red [`WW_345t3`] (3/2, "Rush"); Pearly [`WW_345t4`] (3/2, "Windfury"); Surly [`WW_345t5`] (3/2, "Elusive"); Dusty [`WW_345t6`] (3/2, "Poisonous"); Moe [`WW_345t7`] (3/2, "Lifesteal"); Burly [`WW_345t8`] (3/2, "Reborn")
//~ done WW_345 - 9e3ad3c7.00f45d16 f888afd4.14c44968
pub const WW_345: Power = spell(&[
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t1"))], &[get(card("WW_345t1"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t2"))], &[get(card("WW_345t2"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t3"))], &[get(card("WW_345t3"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t4"))], &[get(card("WW_345t4"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t5"))], &[get(card("WW_345t5"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t6"))], &[get(card("WW_345t6"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t7"))], &[get(card("WW_345t7"))]),
    either(crate::legacy::neutral::HAND_IS_FULL, &[summon(card("WW_345t8"))], &[get(card("WW_345t8"))]),
]);

/// # Crusty
/// Minion · 2 mana · 3/2
/// > **Divine Shield**
//~ vanilla WW_345t1 2af870b0 0296240c.cc526ac4 5a16ee87
pub const WW_345t1: Power = VANILLA;

/// # Rusty
/// Minion · 2 mana · 3/2
/// > **Taunt**
//~ vanilla WW_345t2 fb4511d6 0296240c.4b0c5d24 142a3787
pub const WW_345t2: Power = VANILLA;

/// # Sandy Red
/// Minion · 2 mana · 3/2
/// > **Rush**
//~ vanilla WW_345t3 45c8c8c7 0296240c.57b12c28 5790c71a
pub const WW_345t3: Power = VANILLA;

/// # Pearly
/// Minion · 2 mana · 3/2
/// > **Windfury**
//~ vanilla WW_345t4 1f7ba3eb 0296240c.9569ce14 ea1fe087
pub const WW_345t4: Power = VANILLA;

/// # Surly
/// Minion · 2 mana · 3/2
/// > **Elusive**
//~ vanilla WW_345t5 f294e3d4 0296240c.c54580ff 536e5209
pub const WW_345t5: Power = VANILLA;

/// # Dusty
/// Minion · 2 mana · 3/2
/// > **Poisonous**
//~ vanilla WW_345t6 f46e46b7 0296240c.2574dcf7 d2cb8b35
pub const WW_345t6: Power = VANILLA;

/// # Moe
/// Minion · 2 mana · 3/2
/// > **Lifesteal**
//~ vanilla WW_345t7 ec47ceab 0296240c.b857c9f1 f854faaa
pub const WW_345t7: Power = VANILLA;

/// # Burly
/// Minion · 2 mana · 3/2
/// > **Reborn**
//~ vanilla WW_345t8 72506a4d 0296240c.d8e09bc7 4ca1df4e
pub const WW_345t8: Power = VANILLA;

/// # Lay Down the Law
/// Spell · Holy · 2 mana
/// > **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
/// - Makes: Justice Dispensed [`WW_365e`] ("1/1.")
//~ done WW_365 - 5fbdf668.ff8191ee 7b2afa31.c4007183
pub const WW_365: Power =
    abilities(&[spell(&[attach("WW_365e").to(A_MINION)]), on(Word::Quickdraw, &[deal(1).to(TARGET)])]);

/// # Justice Dispensed
/// Enchantment
/// > 1/1.
//~ derived WW_365e e41d40c6 d522ad72.d68bebe2 6385b6ad
pub const WW_365e: Power = enchant(&[become_stats(1, 1)]);

/// # Living Horizon
/// Minion · Elemental · 10 mana · 4/6
/// > **Taunt**, **Divine Shield** Costs (1) less for each other card in your hand.
//~ derived WW_366 e1d34049 6a20ec0f.28bc7fa3 05e43f73
pub const WW_366: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);
