//! Warlock cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 02aeb654

/// # Blood Imp
///
/// `CS2_059` · Warlock minion · 1 mana · 0/1
///
/// > **Stealth**. At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Classic · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Imp
/// - Enchantments: Blood Pact [`CS2_059o`]
///
/// State: Done
//~ done CS2_059 bedf7ba3 - f800ec85.d3f1125a
pub const CS2_059: Power = at_end_of_your_turn(&[attach("CS2_059o").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Blood Pact
///
/// `CS2_059o` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Done
//~ done CS2_059o c4431c27 - ce81203a.89b088dc
pub const CS2_059o: Power = enchant(&[HEALTH.plus(1)]);

/// # Siegebreaking
///
/// `EX1_185e` · Warlock enchantment
///
/// > Siegebreaker is granting this minion +1 Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_185e 0518fdc1 - c81e80c5.fe61243c
pub const EX1_185e: Power = enchant(&[ATTACK.plus(1)]);

/// # Felguard
///
/// `EX1_301` · Warlock minion · 3 mana · 3/5
///
/// > **Taunt Battlecry:** Destroy one of your Mana Crystals.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
///
/// State: Done
//~ done EX1_301 0e266a8b - 8c3d49dd.dd1adacf
pub const EX1_301: Power = battlecry(&[destroy_crystals(1)]);

/// # Shadowflame
///
/// `EX1_303` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a friendly minion and deal its Attack damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_303 1be2471f - 3d6df944.e25a402f
pub const EX1_303: Power = spell(&[destroy(A_FRIENDLY_MINION), deal(1).times(ATTACK.of(IT)).to(ENEMY_MINIONS)]);

/// # Void Terror
///
/// `EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Consume [`EX1_304e`]
///
/// State: Done
//~ done EX1_304 c5d854a2 - 8394ce9b.d1e4f92d
pub const EX1_304: Power = battlecry(&[
    attach("EX1_304e").times(ATTACK.of(THIS.neighbours())),
    give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(THIS.neighbours())),
    destroy(THIS.neighbours()),
]);

/// # Consume
///
/// `EX1_304e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_304e fef5975c - 45184e03.a536d554
pub const EX1_304e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Siphon Soul
///
/// `EX1_309` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore #3 Health to your hero.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_309 b3e08abf - a3819698.221a4393
pub const EX1_309: Power = spell(&[destroy(A_MINION), heal(3).to(YOUR_HERO)]);

/// # Doomguard
///
/// `EX1_310` · Warlock minion · 5 mana · 5/7
///
/// > **Charge**. **Battlecry:** Discard two random cards.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Charge, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
///
/// State: Done
//~ done EX1_310 0df055ce - 00ea7e31.9189cdf5
pub const EX1_310: Power = battlecry(&[discard(YOUR_HAND.random_of(2))]);

/// # Twisting Nether
///
/// `EX1_312` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions and locations.
///
/// - Set: Classic · epic · collectible
///
/// State: Done
//~ done EX1_312 8b75b259 - 96520d08.e612bf80
pub const EX1_312: Power = spell(&[destroy(together(&[MINIONS, LOCATIONS]))]);

/// # Pit Lord
///
/// `EX1_313` · Warlock minion · 4 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_313 52cc5fa0 - f95f68bb.3cb28fe0
pub const EX1_313: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Summoning Portal
///
/// `EX1_315` · Warlock minion · 4 mana · 0/4
///
/// > Your minions cost (2) less, but not less than (1).
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Portal Summoning [`EX1_315e`]
///
/// State: Done
//~ done EX1_315 6ffc1e66 - 224b51a2.81f5d9b3
pub const EX1_315: Power = aura(YOUR_HAND.that(MINION)).gives("EX1_315e");

/// # Portal Summoning
///
/// `EX1_315e` · Neutral enchantment
///
/// > Costs (2) less, but not less than (1).
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_315e c70d6880 - 03163f47.c89aca35
pub const EX1_315e: Power = enchant(&[cost_less(2).not_below(1)]);

/// # Power Overwhelming
///
/// `EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Power Overwhelming [`EX1_316e`]
///
/// State: Done
//~ done EX1_316 97f6e9a8 - 97d15c04.b638bfe3
pub const EX1_316: Power = spell(&[attach("EX1_316e").to(A_FRIENDLY_MINION)]);

/// # Power Overwhelming
///
/// `EX1_316e` · Warlock enchantment
///
/// > This minion has +4/+4, but will die a horrible death at the end of the turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done EX1_316e 1ab1da08 - d98b224c.cc690d0d
pub const EX1_316e: Power = abilities(&[enchant(&[plus(4, 4)]), whenever(PLAYERS.turn_end()).then(&[destroy(THIS)])]);

/// # Sense Demons
///
/// `EX1_317` · Warlock spell · Shadow · 3 mana
///
/// > Draw 2 Demons from your deck.
///
/// - Set: Classic · common · collectible
/// - Tokens: Worthless Imp [`EX1_317t`]
///
/// State: Done
//~ done EX1_317 0f15fea1 - 15c3d780.52150b78
pub const EX1_317: Power =
    spell(&[times(2, &[either(there_is(&YOUR_DECK.that(DEMON)), &[draw_that(1, DEMON)], &[get(card("EX1_317t"))])])]);

/// # Worthless Imp
///
/// `EX1_317t` · Warlock minion · 1 mana · 1/1
///
/// > *You are out of demons! At least there are always imps...*
///
/// - Set: Classic
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Done
//~ done EX1_317t a444d491 - 9fceae3b.70c8f3a5
pub const EX1_317t: Power = VANILLA;

/// # Flame Imp
///
/// `EX1_319` · Warlock minion · 1 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// - Set: Classic · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `4547` = 1
///
/// State: Done
//~ done EX1_319 a7de08f1 - 1fde8d53.0597849a
pub const EX1_319: Power = battlecry(&[deal(3).to(YOUR_HERO)]);

/// # Bane of Doom
///
/// `EX1_320` · Warlock spell · Shadow · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_320 38dbfff5 - c3a647c0.fa18af9a
pub const EX1_320: Power =
    spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, DEMON]))).when(there_is(&IT.that(DEAD)))]);

/// # Lord Jaraxxus
///
/// `EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY EX1 323
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4546` = 1
/// - Hero power: INFERNO! [`EX1_tk33`]
/// - Tokens: Lord Jaraxxus [`EX1_323h`], Blood Fury [`EX1_323w`]
///
/// State: Done
//~ done EX1_323 7eb5d569 - 22121376.45625b19
pub const EX1_323: Power = battlecry(&[equip(card("EX1_323w"))]);

/// # Lord Jaraxxus
///
/// `EX1_323h` · Warlock hero · 15 health
///
/// - Set: Classic · legendary
/// - Minion type: Demon
/// - Hero power: INFERNO! [`EX1_tk33`]
///
/// State: Vanilla
//~ vanilla EX1_323h d834dd87 1c95d340 c1411bf9
pub const EX1_323h: Power = VANILLA;

/// # Blood Fury
///
/// `EX1_323w` · Warlock weapon · 3 mana · 3/8 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_323w 43384d11 13e4af9d 47113f94
pub const EX1_323w: Power = VANILLA;

/// # Demonfire
///
/// `EX1_596` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage to a minion. If it’s a friendly Demon, give it +2/+2 instead.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Demonfire [`EX1_596e`]
///
/// State: Done
//~ done EX1_596 c9560631 - 52b95109.a239216a
pub const EX1_596: Power = spell(&[either(
    there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))),
    &[attach("EX1_596e").to(A_MINION)],
    &[deal(2).to(A_MINION)],
)]);

/// # Demonfire
///
/// `EX1_596e` · Warlock enchantment
///
/// > This Demon has +2/+2.
///
/// - Set: Classic · common
///
/// State: Done
//~ done EX1_596e 84270018 - 74fdd6c1.fce93066
pub const EX1_596e: Power = enchant(&[plus(2, 2)]);

/// # INFERNO!
///
/// `EX1_tk33` · Warlock hero power · 2 mana
///
/// > Summon a 6/6 Infernal.
///
/// - Set: Classic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: INFERNO! [`EX1_tk33_2_TB`], Infernal [`EX1_tk34`]
///
/// State: Done
//~ done EX1_tk33 259b89c6 - 1099bcdd.0e7288aa
pub const EX1_tk33: Power = hero_power(&[summon(card("EX1_tk34"))]);

/// # INFERNO!
///
/// `EX1_tk33_2_TB` · Neutral hero power · 2 mana
///
/// > Summon a 6/6 Infernal.
///
/// - Set: Classic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived EX1_tk33_2_TB 7634f856 485f2f96 5a581d79.0e7288aa
pub const EX1_tk33_2_TB: Power = hero_power(&[summon(card("EX1_tk34"))]);

/// # Infernal
///
/// `EX1_tk34` · Warlock minion · 6 mana · 6/6
///
/// - Set: Classic
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla EX1_tk34 9f77e3df 6e2decd1 b51aba57
pub const EX1_tk34: Power = VANILLA;
