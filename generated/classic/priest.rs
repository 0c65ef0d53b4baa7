//! Priest cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a1bfa270

/// # Inner Fire
///
/// `CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Inner Fire [`CS1_129e`]
///
/// State: Done
//~ done CS1_129 b0b21bd8 - b0e530c7.3d64567c
pub const CS1_129: Power = spell(&[attach("CS1_129e").times(HEALTH.of(A_MINION)).to(A_MINION)]);

/// # Inner Fire
///
/// `CS1_129e` · Priest enchantment
///
/// > This minion's Attack is equal to its Health.
///
/// - Set: Classic
///
/// State: Done
//~ done CS1_129e 0c0788fc - 92a06d97.5cf2be7c
pub const CS1_129e: Power = enchant(&[ATTACK.set(1).times(X)]);

/// # Cabal Shadow Priest
///
/// `EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_MAX_ATTACK` = 2, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Steal a minion that has 2 or less Attack."
///
/// State: Done
//~ done EX1_091 e46ae400 - 1bc57edb.af14c173
pub const EX1_091: Power = battlecry(&[take_control(AN_ENEMY_MINION.that(ATTACK.at_most(2)))]);

/// # Aided
///
/// `EX1_195e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_195e 496fb26e bb834e07 43d66deb.9f1b69f0
pub const EX1_195e: Power = enchant(&[HEALTH.plus(2)]);

/// # Forgotten Shadows
///
/// `EX1_198e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_198e 60e352a5 - 0ae4fd7a.89b088dc
pub const EX1_198e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Silence
///
/// `EX1_332` · Priest spell · Shadow · 0 mana
///
/// > **Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_332 f788c567 - 44e03375.f887ee50
pub const EX1_332: Power = spell(&[silence(A_MINION)]);

/// # Shadow Madness
///
/// `EX1_334` · Priest spell · Shadow · 3 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_TARGET_MAX_ATTACK` = 3 (hearthstone-data 36393.1)
/// - Enchantments: Shadow Madness [`EX1_334e`]
///
/// State: Done
//~ done EX1_334 31b741b5 - 9a963564.d6c844a3
pub const EX1_334: Power =
    spell(&[take_control(AN_ENEMY_MINION.that(ATTACK.at_most(3))), attach("EX1_334e").to(TARGET)]);

/// # Shadow Madness
///
/// `EX1_334e` · Priest enchantment
///
/// > This minion has switched controllers this turn.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_334e 428f2e02 - 63df8809.8df90f41
pub const EX1_334e: Power =
    abilities(&[enchant(&[has(GameTag::CHARGE)]).this_turn(), whenever(PLAYERS.turn_end()).then(&[hand_over(THIS)])]);

/// # Lightspawn
///
/// `EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
///
/// State: Done
//~ done EX1_335 c9fe3a67 - d8034ada.705cee4f
pub const EX1_335: Power = aura(THIS).have(&[ATTACK.set(1).times(HEALTH.of(THIS))]);

/// # Thoughtsteal
///
/// `EX1_339` · Priest spell · Shadow · 2 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// - Set: Classic · common · collectible
///
/// State: Done
//~ done EX1_339 d2fb3bdd - be556bcf.518941c3
pub const EX1_339: Power = spell(&[get(copy_of(ENEMY_DECK.random_of(2)))]);

/// # Lightwell
///
/// `EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// - Set: Classic · rare · collectible
///
/// State: Done
//~ done EX1_341 c5308a9a - 4c266a8d.d1455a4c
pub const EX1_341: Power = at_start_of_your_turn(&[heal(3).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Mindgames
///
/// `EX1_345` · Priest spell · Shadow · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Shadow of Nothing [`EX1_345t`]
///
/// State: Done
//~ done EX1_345 07b51196 - 2a2755a2.36b51c4a
pub const EX1_345: Power = spell(&[either(
    there_is(&ENEMY_DECK.that(MINION)),
    &[summon(copy_of(ENEMY_DECK.that(MINION).random()))],
    &[summon(card("EX1_345t"))],
)]);

/// # Shadow of Nothing
///
/// `EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_345t 9d87063b - 3b4ae4d7.e6a9023d
pub const EX1_345t: Power = VANILLA;

/// # Prophet Velen
///
/// `EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Draenei
///
/// State: Done
//~ done EX1_350 ca178825 - dff38c19.a9bdc1ac
pub const EX1_350: Power = aura(YOU).have(&[
    plus_tag(GameTag::SPELLPOWER_DOUBLE, 1),
    plus_tag(GameTag::SPELL_HEALING_DOUBLE, 1),
    plus_tag(GameTag::HERO_POWER_DOUBLE, 1),
]);

/// # Auchenai Soulpriest
///
/// `EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Enchantments: Soulweaving [`EX1_591e`]
///
/// State: Done
//~ done EX1_591 1337c61f - 8d5883f1.113b8e97
pub const EX1_591: Power = aura(YOU).gives("EX1_591e");

/// # Soulweaving
///
/// `EX1_591e` · Neutral enchantment
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_591e fc199a16 - 19b2b261.113b8e97
pub const EX1_591e: Power = enchant(&[has(GameTag::HEALING_DOES_DAMAGE)]);

/// # Circle of Healing
///
/// `EX1_621` · Priest spell · Holy · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// - Set: Classic · common · collectible
///
/// State: Done
//~ done EX1_621 a15c40d5 - 7ede039a.c6336492
pub const EX1_621: Power = spell(&[heal(4).to(MINIONS)]);

/// # Temple Enforcer
///
/// `EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +3 Health."
/// - Enchantments: Infusion [`EX1_623e`]
///
/// State: Done
//~ done EX1_623 6895d666 - a69fdf03.0d24a26e
pub const EX1_623: Power = battlecry(&[attach("EX1_623e").to(A_FRIENDLY_MINION)]);

/// # Infusion
///
/// `EX1_623e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_623e 793f2670 48d3ae94 016fda0b.cda80e25
pub const EX1_623e: Power = enchant(&[HEALTH.plus(3)]);

/// # Holy Fire
///
/// `EX1_624` · Priest spell · Holy · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_624 78e90a6f - d3e56608.0697fea6
pub const EX1_624: Power = spell(&[deal(5).to(TARGET), heal(5).to(YOUR_HERO)]);

/// # Shadowform
///
/// `EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: Classic · epic · collectible
/// - Tokens: Mind Spike [`EX1_625t`], Mind Shatter [`EX1_625t2`]
///
/// State: Done
//~ done EX1_625 b13746cf - d3247184.d8c4fa10
pub const EX1_625: Power = spell(&[become_hero_power(card("EX1_625t"))]);

/// # Mind Spike
///
/// `EX1_625t` · Priest hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Classic
/// - Mechanics: Is Alternate Heropower
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_625t 0e8ae073 - 443e3402.c0c62e9f
pub const EX1_625t: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Mind Shatter
///
/// `EX1_625t2` · Priest hero power · 2 mana
///
/// > Deal $3 damage.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_625t2 c1664782 - 35089249.528329a4
pub const EX1_625t2: Power = hero_power(&[deal(3).to(TARGET)]);

/// # Mass Dispel
///
/// `EX1_626` · Priest spell · Holy · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Silence
///
/// State: Done
//~ done EX1_626 ae5f99ad - 0cdc410f.3fd56d73
pub const EX1_626: Power = spell(&[silence(ENEMY_MINIONS), draw(1)]);

/// # Mind Controlling
///
/// `EX1_tk31` · Priest enchantment
///
/// - Set: Classic · common
/// - Mechanics: Summoned
///
/// State: Done
//~ done EX1_tk31 60d3f900 - 0ff4af23
pub const EX1_tk31: Power = VANILLA;
