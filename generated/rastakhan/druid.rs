//! Druid cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bfb34282

/// # Spirit of the Raptor
///
/// `TRL_223` · Druid minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After your hero attacks and kills a minion, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TRL_223 e8f8f561 9b9c7328 9d0e0edf.f6ba8a5b
#[rustfmt::skip]
pub const TRL_223: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[draw(1)])]);

/// # Ironhide Direhorn
///
/// `TRL_232` · Druid minion · 7 mana · 7/7
///
/// > **Overkill:** Summon a 5/5 Ironhide Runt.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Overkill, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58412
/// - Tokens: Ironhide Runt [`TRL_232t`]
///
/// State: Derived
//~ derived TRL_232 2d067662 21987a64 b044bf37.bdce2698
pub const TRL_232: Power = on(Word::Overkill, &[summon(card("TRL_232t"))]);

/// # Ironhide Runt
///
/// `TRL_232t` · Druid minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TRL_232t febf7f0a 8a7a14e3 34625081
pub const TRL_232t: Power = VANILLA;

/// # Savage Striker
///
/// `TRL_240` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK` (hearthstone-data 36393.1)
/// - Target: "Deal damage equal to your Attack."
///
/// State: Derived
//~ derived TRL_240 5339d5e0 7ee63015 e179b2de.98e198b2
pub const TRL_240: Power = battlecry(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # Gonk, the Raptor
///
/// `TRL_241` · Druid minion · 7 mana · 4/9
///
/// > After your hero attacks and kills a minion, it may attack again.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived TRL_241 31a5f118 71ae10f0 542270df.661cbbab
pub const TRL_241: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(YOUR_HERO)]);

/// # Pounce
///
/// `TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Enchantments: Pounce [`TRL_243e`]
///
/// State: Derived
//~ derived TRL_243 318c4c0f d08e6931 b3f2c27f.bd10cb6e
pub const TRL_243: Power = spell(&[attach("TRL_243e").to(YOUR_HERO)]);

/// # Pounce
///
/// `TRL_243e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TRL_243e 8805ba98 30245b6c 7c755c67.09ced50d
pub const TRL_243e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Predatory Instincts
///
/// `TRL_244` · Druid spell · 4 mana
///
/// > Draw a Beast from your deck. Double its Health.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Enchantments: Predatory Instincts [`TRL_244e`]
///
/// State: Derived
//~ derived TRL_244 b403bf0a 65b05325 ac36d171.f440038e
pub const TRL_244: Power = spell(&[draw_that(1, BEAST), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT)).to(IT)]);

/// # Predatory Instincts
///
/// `TRL_244e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_244e 3f7bf0c4 4f71c4e9 762355c0.645d0540
pub const TRL_244e: Power = TODO;

/// # Mark of the Loa
///
/// `TRL_254` · Druid spell · Nature · 4 mana
///
/// > **Choose One** - Give a minion +2/+4 and **Taunt**; or Summon two 3/2 Raptors.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Gonk's Resilience [`TRL_254a`], Raptor Pack [`TRL_254b`], Raptor [`TRL_254t`]
///
/// State: Derived
//~ derived TRL_254 ac9e2652 daadeb5e 5e683589.cb6b26e2
pub const TRL_254: Power = choose_one(&["TRL_254a", "TRL_254b"]);

/// # Gonk's Resilience
///
/// `TRL_254a` · Druid spell · Nature · 4 mana
///
/// > Give a minion +2/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of the Loa [`TRL_254ae`]
///
/// State: Derived
//~ derived TRL_254a 7c8b2f53 bf3c415c e4bdfa68.15b39aa5
pub const TRL_254a: Power = spell(&[attach("TRL_254ae").to(A_MINION)]);

/// # Mark of the Loa
///
/// `TRL_254ae` · Druid enchantment
///
/// > +2/+4 and **Taunt**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_254ae ad379269 e1d5d4c9 558fe6c3.762efcb4
pub const TRL_254ae: Power = enchant(&[plus(2, 4), has(GameTag::TAUNT)]);

/// # Raptor Pack
///
/// `TRL_254b` · Druid spell · Nature · 4 mana
///
/// > Summon two 3/2 Raptors.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Raptor [`TRL_254t`]
///
/// State: Derived
//~ derived TRL_254b dc1b502d efb6d709 6528eea6.ec115f4f
pub const TRL_254b: Power = spell(&[summon(card("TRL_254t")).copies(2)]);

/// # Raptor
///
/// `TRL_254t` · Druid minion · 2 mana · 3/2
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TRL_254t 8011dbfe 930bb871 6f5fcca7
pub const TRL_254t: Power = VANILLA;

/// # Stampeding Roar
///
/// `TRL_255` · Druid spell · 6 mana
///
/// > Summon a random Beast from your hand and give it **Rush**.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_OF_RACE_IN_HAND` = 20 (hearthstone-data 36393.1)
/// - Enchantments: Stampede! [`TRL_255e`]
///
/// State: Derived
//~ derived TRL_255 18bbcab9 0072aa16 41ae0db5.d95725d6
pub const TRL_255: Power =
    spell(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random())), attach("TRL_255e").to(IT)]);

/// # Stampede!
///
/// `TRL_255e` · Druid enchantment
///
/// > Has **Rush**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_255e 8790c5ee 364e51b6 7efc0722.acfd8b8b
pub const TRL_255e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Treespeaker
///
/// `TRL_341` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your Treants into 5/5 Ancients.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Ancient [`TRL_341t`]
///
/// State: Derived
//~ derived TRL_341 72e15055 9f1724d0 692a0fb2.e70f360f
pub const TRL_341: Power = battlecry(&[transform(FRIENDLY_MINIONS.that(race(Race::Treant)), card("TRL_341t"))]);

/// # Ancient
///
/// `TRL_341t` · Druid minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ vanilla TRL_341t 3de73cbd 39d89242 16991178
pub const TRL_341t: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343` · Druid minion · 3 mana · 1/2
///
/// > **Choose One -** Transform into one of Loti's four dinosaur forms.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Choose One
/// - Tokens: Ankylodon [`TRL_343at1`], Wardruid Loti [`TRL_343at2`], Sabertusk [`TRL_343bt1`], Wardruid Loti [`TRL_343bt2`], Pterrordax [`TRL_343ct1`], Wardruid Loti [`TRL_343ct2`], Ravasaur [`TRL_343dt1`], Wardruid Loti [`TRL_343dt2`], Wardruid Loti [`TRL_343et1`]
///
/// State: Todo
//~ todo TRL_343 cadcf00b dd7188d4 4d384217.1525bd7d
pub const TRL_343: Power = TODO;

/// # Ankylodon
///
/// `TRL_343at1` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TRL_343at1 ad434fc8 fe5f59a7 9143186f.4b0c5d24
pub const TRL_343at1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343at2` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TRL_343at2 18fc534d d46be725 c6ee72af.4b0c5d24
pub const TRL_343at2: Power = VANILLA;

/// # Sabertusk
///
/// `TRL_343bt1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TRL_343bt1 d9f623c1 72cdd5df 90dfe6fe.57b12c28
pub const TRL_343bt1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343bt2` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TRL_343bt2 acb50d6a 0e36e1b8 cc5869c7.57b12c28
pub const TRL_343bt2: Power = VANILLA;

/// # Pterrordax
///
/// `TRL_343ct1` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla TRL_343ct1 fc9993da 7fc31c51 1ff99903.b88f2291
pub const TRL_343ct1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343ct2` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla TRL_343ct2 188e0eca 9568af31 2f8dab96.b88f2291
pub const TRL_343ct2: Power = VANILLA;

/// # Ravasaur
///
/// `TRL_343dt1` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla TRL_343dt1 a51caec5 769c3e3e 3dc2730a.8c30b618
pub const TRL_343dt1: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343dt2` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla TRL_343dt2 3fde6baa ea3446d6 492b0e12.8c30b618
pub const TRL_343dt2: Power = VANILLA;

/// # Wardruid Loti
///
/// `TRL_343et1` · Druid minion · 3 mana · 4/6
///
/// > **Taunt**, **Rush**, **Poisonous**, **Stealth**, **Spell Damage +1**
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Beast
/// - Mechanics: Taunt, Stealth, Spellpower, Poisonous, Rush
///
/// State: Vanilla
//~ vanilla TRL_343et1 7c5b28e5 90ae3234 fa604a65.0f42c859
pub const TRL_343et1: Power = VANILLA;
