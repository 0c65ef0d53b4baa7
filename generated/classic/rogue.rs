//! Rogue cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0e9b03cc

/// # Cold Blood
/// Spell · 1 mana
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
/// - Makes: Cold Blood [`CS2_073e`] ("\+2 Attack."); Cold Blood [`CS2_073e2`] ("\+4 Attack.")
//~ done CS2_073 - 2f198b86.63442534 caaec947.2e03ea04
pub const CS2_073: Power =
    abilities(&[spell(&[attach("CS2_073e").to(A_MINION)]), combo(&[attach("CS2_073e2").to(A_MINION)]).instead()]);

/// # Cold Blood
/// Enchantment
/// > \+2 Attack.
/// - Makes: Cold Blood [`CS2_073e_Puzzle`] ("\+2 Attack.")
//~ derived CS2_073e 2303b779 d522ad72.a6e18051 caaec947.c24a326e
pub const CS2_073e: Power = enchant(&[ATTACK.plus(2)]);

/// # Cold Blood
/// Enchantment
/// > \+4 Attack.
/// - Makes: Cold Blood [`CS2_073e2_Puzzle`] ("\+4 Attack.")
//~ derived CS2_073e2 807fc01f d522ad72.2dbf4ca3 caaec947.129eaa49
pub const CS2_073e2: Power = enchant(&[ATTACK.plus(4)]);

/// # Cold Blood
/// Enchantment
/// > \+4 Attack.
//~ derived CS2_073e2_Puzzle 1e37d2ed d522ad72.2dbf4ca3 caaec947
pub const CS2_073e2_Puzzle: Power = enchant(&[ATTACK.plus(4)]);

/// # Cold Blood
/// Enchantment
/// > \+2 Attack.
//~ derived CS2_073e_Puzzle 347e5d56 d522ad72.a6e18051 caaec947
pub const CS2_073e_Puzzle: Power = enchant(&[ATTACK.plus(2)]);

/// # Blade Flurry
/// Spell · 2 mana
/// > Destroy your weapon and deal its damage to all enemy minions.
//~ done CS2_233 - 7846e7ae.7aaf3b88 2a276531
pub const CS2_233: Power = spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).to(ENEMY_MINIONS), destroy(YOUR_WEAPON)]);

/// # Eviscerate
/// Spell · 2 mana
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
//~ done EX1_124 - 7846e7ae.21dc3986 d9bf42c7
pub const EX1_124: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[deal(4).to(TARGET)]).instead()]);

/// # Betrayal
/// Spell · 2 mana
/// > Force an enemy minion to deal its damage to the minions next to it.
//~ done EX1_126 - 7846e7ae.c1b1ed26 cc7ed011
pub const EX1_126: Power = spell(&[deal(1).times(ATTACK.of(TARGET)).by(TARGET).to(AN_ENEMY_MINION.neighbours())]);

/// # Conceal
/// Spell · Shadow · 1 mana
/// > Give your minions **Stealth** until your next turn.
/// - Makes: Concealed [`EX1_128e`] ("Stealthed until your next turn.")
//~ done EX1_128 - ca4a4f53.28daf3ad 75b40113.6d976d53
pub const EX1_128: Power = spell(&[attach("EX1_128e").to(FRIENDLY_MINIONS)]);

/// # Concealed
/// Enchantment
/// > Stealthed until your next turn.
//~ done EX1_128e - d522ad72.549b4a26 9e721202
pub const EX1_128e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Defias Ringleader
/// Minion · 2 mana · 3/2
/// > **Combo:** Summon a 2/1 Defias Bandit.
/// - Makes: Defias Bandit [`EX1_131t`] (2/1)
//~ done EX1_131 - 0296240c.84899423 3e4e4ed1.aa7633a0
pub const EX1_131: Power = combo(&[summon(card("EX1_131t"))]);

/// # Defias Bandit
/// Minion · 1 mana · 2/1
//~ vanilla EX1_131t 2b5639c4 57db445c 4e00c913
pub const EX1_131t: Power = VANILLA;

/// # Perdition's Blade
/// Weapon · 3 mana · 2/2 durability
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
//~ done EX1_133 - 02639dc7.7cf9d0d8 12a8123a
pub const EX1_133: Power = abilities(&[battlecry(&[deal(1).to(TARGET)]), combo(&[deal(2).to(TARGET)]).instead()]);

/// # SI:7 Agent
/// Minion · 3 mana · 3/3
/// > **Combo:** Deal 3 damage.
//~ done EX1_134 - 05878c57.2987a10f 5951240e
pub const EX1_134: Power = combo(&[deal(3).to(TARGET)]);

/// # Headcrack
/// Spell · 3 mana
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
//~ done EX1_137 - 82ede6d1.a75a61c2 a6b2c0e4
pub const EX1_137: Power = abilities(&[
    spell(&[deal(2).to(ENEMY_HERO)]),
    combo(&[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))]),
]);

/// # Shadowstep
/// Spell · Shadow · 0 mana
/// > Return a friendly minion to your hand. It costs (2) less.
//~ done EX1_144 - 30785034.1476327e c5996779
pub const EX1_144: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), give(&[cost_less(2)]).to(IT)]);

/// # Preparation
/// Spell · 0 mana
/// > The next spell you cast this turn costs (2) less.
/// - Makes: Preparation [`EX1_145e`] ("The next spell you cast this turn costs (2) less."); Preparation [`EX1_145o`] ("The next spell you cast this turn costs (2) less.")
//~ done EX1_145 - 3e8f9d5a.b1b65128 e3b1b8c0.2f66e9e3
pub const EX1_145: Power = spell(&[attach("EX1_145o").to(YOU)]);

/// # Preparation
/// Enchantment
/// > The next spell you cast this turn costs (2) less.
//~ done EX1_145e - d522ad72.b1b65128 e3b1b8c0
pub const EX1_145e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Preparation
/// Enchantment
/// > The next spell you cast this turn costs (2) less.
//~ done EX1_145o - d522ad72.b1b65128 e3b1b8c0
pub const EX1_145o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Patient Assassin
/// Minion · 2 mana · 1/2
/// > **Stealth Poisonous**
//~ vanilla EX1_522 e0e09aa2 4c954f50.c51e4931 08f09c47
pub const EX1_522: Power = VANILLA;

/// # Edwin VanCleef
/// Minion · 3 mana · 2/2
/// > **Combo:** Gain +2/+2 for each other card you've played this turn.
/// - Makes: VanCleef's Vengeance [`EX1_613e`] ("Increased stats.")
//~ done EX1_613 - dec50fb7.ee88b778 84efabc1.6bc2d110
pub const EX1_613: Power = combo(&[attach("EX1_613e").with_x(YOU.play(CARD).this_turn().other().count())]);

/// # VanCleef's Vengeance
/// Enchantment
/// > Increased stats.
//~ done EX1_613e - d522ad72.a536d554 ee05f167
pub const EX1_613e: Power = enchant(&[plus(2, 2).times(X)]);

/// # Kidnapper
/// Minion · Undead · 6 mana · 5/3
/// > **Combo:** Return a minion to its owner's hand.
//~ done NEW1_005 - ef14213f.4ddfbaa6 c34ff412
pub const NEW1_005: Power = combo(&[return_to_hand(A_MINION)]);

/// # Master of Disguise
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a friendly minion **Stealth** until your next turn.
/// - Makes: Disguised [`NEW1_014e`] ("Stealthed until your next turn.")
//~ done NEW1_014 - 16ec05b0.17cedab2 a972ef87.71ddee6c
pub const NEW1_014: Power = battlecry(&[attach("NEW1_014e").to(A_FRIENDLY_MINION)]);

/// # Disguised
/// Enchantment
/// > Stealthed until your next turn.
//~ done NEW1_014e - d522ad72.549b4a26 0aac5d04
pub const NEW1_014e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();
