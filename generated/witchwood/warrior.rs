//! Warrior cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d27b6a5b

/// # Rabid Worgen
/// Minion · 3 mana · 3/3
/// > **Rush**
/// - Makes: Rabid Worgen [`GIL_113_Puzzle`] (3/3, "Rush")
//~ vanilla GIL_113 ded0e819 05878c57.57b12c28 9fa63105.f85df738
pub const GIL_113: Power = VANILLA;

/// # Rabid Worgen
/// Minion · 3 mana · 3/3
/// > **Rush**
//~ vanilla GIL_113_Puzzle 2fdda99f 05878c57.57b12c28 9fa63105
pub const GIL_113_Puzzle: Power = VANILLA;

/// # Blackhowl Gunspire
/// Minion · 7 mana · 3/8
/// > Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
//~ derived GIL_152 7a4e39c0 1668e91f.3a28fe4f 20b5c4af
pub const GIL_152: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(3).to(ENEMIES.random())]);

/// # Redband Wasp
/// Minion · Beast · 2 mana · 1/3
/// > **Rush** Has +3 Attack while damaged.
/// - Makes: Enraged [`GIL_155e`] ("\+3 Attack.")
//~ derived GIL_155 ee207ec6 64f65f81.c6a224bf 6921b02b.eb82ceb3
pub const GIL_155: Power = aura(THIS).when(DAMAGED).gives("GIL_155e");

/// # Enraged
/// Enchantment
/// > \+3 Attack.
//~ derived GIL_155e 10fefc43 d522ad72.a18441c4 a7420c02
pub const GIL_155e: Power = enchant(&[ATTACK.plus(3)]);

/// # Deadly Arsenal
/// Spell · 6 mana
/// > Reveal a weapon from your deck. Deal its Attack to all minions.
//~ done GIL_537 - 9e3ad3c7.5d67d44b 50a2ea27
pub const GIL_537: Power = spell(&[select(YOUR_DECK.that(WEAPON).random()), deal(1).times(ATTACK.of(IT)).to(MINIONS)]);

/// # Darius Crowley
/// Minion · 5 mana · 4/5
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
/// - Makes: Bloodfang [`GIL_547e`] ("Increased stats.")
//~ derived GIL_547 6310e90a a0c2f312.c5ceb032 daf98d39.b830eee0
pub const GIL_547: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[plus(2, 2)])]);

/// # Bloodfang
/// Enchantment
/// > Increased stats.
//~ todo GIL_547e d618f20c d522ad72.a536d554 f1931d8c
pub const GIL_547e: Power = TODO;

/// # Town Crier
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Draw a **Rush** minion from your deck.
//~ derived GIL_580 84c656a0 cbfac199.6761b4b3 93147250
pub const GIL_580: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Woodcutter's Axe
/// Weapon · 2 mana · 2/2 durability
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
/// - Makes: Woodcutter [`GIL_653e`] ("\+2/+1.")
//~ derived GIL_653 0c7d542c 55a4c629.898ddc9e dc5087cd.32a4cfb1
pub const GIL_653: Power = deathrattle(&[attach("GIL_653e").to(FRIENDLY_MINIONS.random())]);

/// # Woodcutter
/// Enchantment
/// > \+2/+1.
//~ derived GIL_653e 5bcbd406 d522ad72.3a1273bb 2a0578a4
pub const GIL_653e: Power = enchant(&[plus(2, 1)]);

/// # Warpath
/// Spell · 2 mana
/// > **Echo** Deal $1 damage to all minions.
//~ derived GIL_654 59891697 7846e7ae.477e9077 855d933d
pub const GIL_654: Power = spell(&[deal(1).to(MINIONS)]);

/// # Festeroot Hulk
/// Minion · Undead · 5 mana · 2/7
/// > After a friendly minion attacks, gain +1 Attack.
/// - Makes: Grown [`GIL_655e`] ("Increased Attack.")
//~ derived GIL_655 31849fa3 ebf8a83e.0106887f 0d5839c7.d0bb5a39
pub const GIL_655: Power = after(FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Grown
/// Enchantment
/// > Increased Attack.
//~ todo GIL_655e f1353a8c d522ad72.08129cea 3854e978
pub const GIL_655e: Power = TODO;

/// # Militia Commander
/// Minion · 4 mana · 2/5
/// > **Rush Battlecry:** Gain +3 Attack this turn.
/// - Makes: Reckless [`GIL_803e`] ("\+3 Attack this turn.")
//~ derived GIL_803 556d27d4 58145516.2e7fbf85 69488127.ab2e3c6b
pub const GIL_803: Power = battlecry(&[attach("GIL_803e")]);

/// # Reckless
/// Enchantment
/// > \+3 Attack this turn.
//~ derived GIL_803e 74ebe74c d522ad72.6e434625 0f50fdd6
pub const GIL_803e: Power = enchant(&[ATTACK.plus(3)]).this_turn();
