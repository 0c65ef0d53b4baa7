//! Warrior cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d7b9f2dc

/// # Devastate
///
/// `TRL_321` · Warrior spell · 1 mana
///
/// > Deal $4 damage to a damaged minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_DAMAGED_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_321 8cc0ae06 917264f1 da12afa5.60a8e0ca
pub const TRL_321: Power = spell(&[deal(4).to(A_MINION.that(DAMAGED))]);

/// # Emberscale Drake
///
/// `TRL_323` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, gain 5 Armor.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_323 5ac53850 33a8741e e7f1ba85.5d6ef2ce
pub const TRL_323: Power = battlecry(&[armor(5)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Heavy Metal!
///
/// `TRL_324` · Warrior spell · 6 mana
///
/// > Summon a random minion with Cost equal to your Armor *(up to 10).*
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_324 5096ae1e f07106b3 8959ae90.5e4ff91d
pub const TRL_324: Power = spell(&[summon(costing(MINION, 0, ARMOR.of(YOUR_HERO)))]);

/// # Sul'thraze
///
/// `TRL_325` · Warrior weapon · 6 mana · 4/4 durability
///
/// > **Overkill**: You may attack again.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Overkill
///
/// State: Derived
//~ derived TRL_325 dcbf11de 67256a8f 6686d52c.9392235c
pub const TRL_325: Power = on(Word::Overkill, &[ready(YOUR_HERO)]);

/// # Smolderthorn Lancer
///
/// `TRL_326` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding a Dragon, destroy a damaged enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a damaged minion."
///
/// State: Derived
//~ derived TRL_326 bc9a4fbd 54696021 aeeb7d64.ad9e1184
pub const TRL_326: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(DAMAGED))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Spirit of the Rhino
///
/// `TRL_327` · Warrior minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Refers to: Immune, Rush
/// - Tags: `2542` = 1
/// - Enchantments: Protected by Spirit of the Rhino [`TRL_327e`]
///
/// State: Todo
//~ todo TRL_327 4db1f949 a863c70d 5ace4c22.54c5bf85
pub const TRL_327: Power = TODO;

/// # Protected by Spirit of the Rhino
///
/// `TRL_327e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TRL_327e 9d66c3b3 8cf7b187 2cd7b48a.fb55a5e5
pub const TRL_327e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # War Master Voone
///
/// `TRL_328` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry:** Copy all Dragons in your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_328 215df858 c5194a8d 04eae14d.e1c9ce1d
pub const TRL_328: Power = battlecry(&[get(copy_of(YOUR_HAND.that(DRAGON)))]);

/// # Akali, the Rhino
///
/// `TRL_329` · Warrior minion · 8 mana · 5/5
///
/// > **Rush Overkill:** Draw a **Rush** minion from your deck. Give it +5/+5.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Overkill
/// - Enchantments: Rhino Skin [`TRL_329e`]
///
/// State: Derived
//~ derived TRL_329 981e111a 532c1b75 76a8c2f0.7b57b760
pub const TRL_329: Power =
    on(Word::Overkill, &[draw_that(1, all(&[MINION, with(GameTag::RUSH)])), attach("TRL_329e").to(IT)]);

/// # Rhino Skin
///
/// `TRL_329e` · Warrior enchantment
///
/// > +5/+5.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_329e c1dd4931 905b1f15 b56687b3.401e4f6d
pub const TRL_329e: Power = enchant(&[plus(5, 5)]);

/// # Overlord's Whip
///
/// `TRL_360` · Warrior weapon · 3 mana · 2/4 durability
///
/// > After you play a minion, deal 1 damage to it.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Derived
//~ derived TRL_360 b3f1b4b6 cb5f8cf4 a368a8d2.2aae4123
pub const TRL_360: Power = after(YOU.play(MINION)).then(&[deal(1).to(THAT)]);

/// # Dragon Roar
///
/// `TRL_362` · Warrior spell · 2 mana
///
/// > Add 2 random Dragons to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Derived
//~ derived TRL_362 01dd712e 126c2707 4a8e3a59.9ab0fb53
pub const TRL_362: Power = spell(&[get(random(DRAGON)).copies(2)]);
