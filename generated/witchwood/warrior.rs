//! Warrior cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 816d24fd

/// # Rabid Worgen
///
/// `GIL_113` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Rush
/// - Tokens: Rabid Worgen [`GIL_113_Puzzle`]
///
/// State: Vanilla
//~ vanilla GIL_113 e0c87d71 ded0e819 a8cf60ad.57b12c28
pub const GIL_113: Power = VANILLA;

/// # Rabid Worgen
///
/// `GIL_113_Puzzle` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: The Witchwood · common
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla GIL_113_Puzzle b2ad779c 2fdda99f b193bda6.57b12c28
pub const GIL_113_Puzzle: Power = VANILLA;

/// # Blackhowl Gunspire
///
/// `GIL_152` · Warrior minion · 7 mana · 3/8
///
/// > Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Cant Attack
///
/// State: Derived
//~ derived GIL_152 3e243b2c e343c26a 0dd7d4a6.3a28fe4f
pub const GIL_152: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(3).to(ENEMIES.random())]);

/// # Redband Wasp
///
/// `GIL_155` · Warrior minion · 2 mana · 1/3
///
/// > **Rush** Has +3 Attack while damaged.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Enraged, Rush
/// - Enchantments: Enraged [`GIL_155e`]
///
/// State: Derived
//~ derived GIL_155 498c6f9d ee207ec6 311417e4.c6a224bf
pub const GIL_155: Power = aura(THIS).when(DAMAGED).gives("GIL_155e");

/// # Enraged
///
/// `GIL_155e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: The Witchwood
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived GIL_155e 980bd502 10fefc43 968f212a.fc2d73f0
pub const GIL_155e: Power = enchant(&[ATTACK.plus(3)]);

/// # Deadly Arsenal
///
/// `GIL_537` · Warrior spell · 6 mana
///
/// > Reveal a weapon from your deck. Deal its Attack to all minions.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived GIL_537 b56a22c5 1c03cfc5 2283725e.5d67d44b
pub const GIL_537: Power =
    spell(&[with_each(YOUR_DECK.that(WEAPON).random()), deal(1).times(ATTACK.of(IT)).to(MINIONS)]);

/// # Darius Crowley
///
/// `GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Bloodfang [`GIL_547e`]
///
/// State: Derived
//~ derived GIL_547 2e79efcb 6310e90a 8c51dec8.c5ceb032
pub const GIL_547: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[plus(2, 2)])]);

/// # Bloodfang
///
/// `GIL_547e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_547e 8505fff1 d618f20c 21a6f129.a536d554
pub const GIL_547e: Power = TODO;

/// # Town Crier
///
/// `GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Derived
//~ derived GIL_580 005c3df0 84c656a0 c80eec7a.6761b4b3
pub const GIL_580: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Woodcutter's Axe
///
/// `GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Woodcutter [`GIL_653e`]
///
/// State: Derived
//~ derived GIL_653 87dbacb4 0c7d542c 01ca6949.898ddc9e
pub const GIL_653: Power = deathrattle(&[attach("GIL_653e").to(FRIENDLY_MINIONS.random())]);

/// # Woodcutter
///
/// `GIL_653e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_653e 16eb3fd5 5bcbd406 4100b235.5ee91837
pub const GIL_653e: Power = enchant(&[plus(2, 1)]);

/// # Warpath
///
/// `GIL_654` · Warrior spell · 2 mana
///
/// > **Echo** Deal $1 damage to all minions.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_654 4a2b8c32 59891697 b9fa1ba1.477e9077
pub const GIL_654: Power = spell(&[deal(1).to(MINIONS)]);

/// # Festeroot Hulk
///
/// `GIL_655` · Warrior minion · 5 mana · 2/7
///
/// > After a friendly minion attacks, gain +1 Attack.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Enchantments: Grown [`GIL_655e`]
///
/// State: Derived
//~ derived GIL_655 d8b3a91b 31849fa3 4789e415.0106887f
pub const GIL_655: Power = after(FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Grown
///
/// `GIL_655e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_655e 24a8892b f1353a8c bc77a9e3.08129cea
pub const GIL_655e: Power = TODO;

/// # Militia Commander
///
/// `GIL_803` · Warrior minion · 4 mana · 2/5
///
/// > **Rush Battlecry:** Gain +3 Attack this turn.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Reckless [`GIL_803e`]
///
/// State: Derived
//~ derived GIL_803 ef8cb8b4 556d27d4 8c491615.2e7fbf85
pub const GIL_803: Power = battlecry(&[attach("GIL_803e")]);

/// # Reckless
///
/// `GIL_803e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// - Set: The Witchwood
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GIL_803e 667f45de 74ebe74c dbde8726.268eca27
pub const GIL_803e: Power = enchant(&[ATTACK.plus(3)]).this_turn();
