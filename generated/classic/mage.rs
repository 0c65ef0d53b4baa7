//! Mage cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8b3df62e

/// # Blizzard
///
/// `CS2_028` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Freeze
///
/// State: Done
//~ done CS2_028 31010cf9 - b550b02f.69278d21
pub const CS2_028: Power = spell(&[deal(2).to(ENEMY_MINIONS), freeze(THEM)]);

/// # Ice Lance
///
/// `CS2_031` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_031 05a0e042 - adbae8f0.e5d949dd
pub const CS2_031: Power = spell(&[either(there_is(&TARGET.that(FROZEN)), &[deal(4).to(TARGET)], &[freeze(TARGET)])]);

/// # Ethereal Arcanist
///
/// `EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Raw Power! [`EX1_274e`]
///
/// State: Done
//~ done EX1_274 c6f2010d - 2b6b1266.3bad2e36
pub const EX1_274: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[attach("EX1_274e")]);

/// # Raw Power!
///
/// `EX1_274e` · Mage enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_274e 6b5d0318 - ae537b0f.a536d554
pub const EX1_274e: Power = enchant(&[plus(2, 2)]);

/// # Cone of Cold
///
/// `EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_275 49e0781a - 6d8d325d.872e7e3e
pub const EX1_275: Power = spell(&[freeze(A_MINION.with_neighbours()), deal(1).to(THEM)]);

/// # Pyroblast
///
/// `EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_279 2e299b92 - 35248b7f.b127a5f9
pub const EX1_279: Power = spell(&[deal(10).to(TARGET)]);

/// # Counterspell
///
/// `EX1_287` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
///
/// State: Done
//~ done EX1_287 baa56890 - 22fe41e7.c408fefb
pub const EX1_287: Power = whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT)]);

/// # Ice Barrier
///
/// `EX1_289` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_289 563637cf - e2a22368.ed7570b2
pub const EX1_289: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[armor(8)]);

/// # Mirror Entity
///
/// `EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_294 2feb12cf - ffb2e0f2.5ec4dd2d
pub const EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Ice Block
///
/// `EX1_295` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Immune
/// - Enchantments: Ice Block [`EX1_295o`]
///
/// State: Done
//~ done EX1_295 b4fc335d - 98220e97.f5694a50
pub const EX1_295: Power =
    whenever(YOUR_HERO.would_take_damage(CARD)).when(FATAL).then(&[prevent_damage(), attach("EX1_295o").to(YOUR_HERO)]);

/// # Ice Block
///
/// `EX1_295o` · Mage enchantment
///
/// > Your hero is **Immune** this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done EX1_295o b7015263 - c525a3a1.42d9c7ac
pub const EX1_295o: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Archmage Antonidas
///
/// `EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// - Set: Classic · legendary · collectible
/// - Tags: `4930` = 1
/// - Tokens: Fireball [`CS2_029`](crate::legacy::mage::CS2_029)
///
/// State: Done
//~ done EX1_559 325b98f5 - e63453cf.93643392
pub const EX1_559: Power = whenever(YOU.cast(SPELL)).then(&[get(card("CS2_029"))]);

/// # Vaporize
///
/// `EX1_594` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done EX1_594 311e64f1 - 9fc0b7e0.007fa818
pub const EX1_594: Power = whenever(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[destroy(WHO)]);

/// # Sorcerer's Apprentice
///
/// `EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Apprentice's Assitance [`EX1_608e`]
///
/// State: Done
//~ done EX1_608 2abdf689 - 04a07d98.a287c844
pub const EX1_608: Power = aura(YOUR_HAND.that(SPELL)).gives("EX1_608e");

/// # Apprentice's Assitance
///
/// `EX1_608e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_608e 01cfbab4 - 36118da3.db27e443
pub const EX1_608e: Power = enchant(&[cost_less(1).not_below(1)]);

/// # Kirin Tor Mage
///
/// `EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Power of the Kirin Tor [`EX1_612o`]
///
/// State: Done
//~ done EX1_612 886cb039 - 21f3a103.f821bf78
pub const EX1_612: Power = battlecry(&[attach("EX1_612o").to(YOU)]);

/// # Power of the Kirin Tor
///
/// `EX1_612o` · Mage enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done EX1_612o 00c383e0 - 1e7fb780.dfd00114
pub const EX1_612o: Power = enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(0)]).until(YOU.play(SECRET)).this_turn();

/// # Mana Wyrm
///
/// `NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Enchantments: Mana Gorged [`NEW1_012o`]
///
/// State: Done
//~ done NEW1_012 a712d04b - 01ee2501.25a7de61
pub const NEW1_012: Power = whenever(YOU.cast(SPELL)).then(&[attach("NEW1_012o")]);

/// # Mana Gorged
///
/// `NEW1_012o` · Mage enchantment
///
/// > Increased attack.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_012o 364140da - 99d21b57.867af1af
pub const NEW1_012o: Power = enchant(&[ATTACK.plus(1)]);

/// # Spellbender
///
/// `tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Spellbender [`tt_010a`]
///
/// State: Done
//~ done tt_010 eb21811f - 5a434f71.9d5cc29a
pub const tt_010: Power =
    whenever(MINIONS.is_targeted_by(all(&[SPELL, ENEMY]))).then(&[summon(card("tt_010a")), redirect_to(IT)]);

/// # Spellbender
///
/// `tt_010a` · Mage minion · 1 mana · 1/3
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla tt_010a 3b5c4daf 8f2aebe6 a1fc421a
pub const tt_010a: Power = VANILLA;
