//! Rogue cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 803c4abb

/// # Cold Blood
///
/// `CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Cold Blood [`CS2_073e`], Cold Blood [`CS2_073e2`]
///
/// State: Done
//~ done CS2_073 56357635 - b550e9a1.63442534
pub const CS2_073: Power =
    abilities(&[spell(&[attach("CS2_073e").to(A_MINION)]), combo(&[attach("CS2_073e2").to(A_MINION)]).instead()]);

/// # Cold Blood
///
/// `CS2_073e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
/// - Enchantments: Cold Blood [`CS2_073e_Puzzle`]
///
/// State: Derived
//~ derived CS2_073e 84a0ba55 2303b779 6f58d7ce.bf3d1612
pub const CS2_073e: Power = enchant(&[ATTACK.plus(2)]);

/// # Cold Blood
///
/// `CS2_073e2` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: Classic
/// - Enchantments: Cold Blood [`CS2_073e2_Puzzle`]
///
/// State: Derived
//~ derived CS2_073e2 bdc8563b 807fc01f a126309e.743819fe
pub const CS2_073e2: Power = enchant(&[ATTACK.plus(4)]);

/// # Cold Blood
///
/// `CS2_073e2_Puzzle` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: Classic
///
/// State: Derived
//~ derived CS2_073e2_Puzzle 47690096 1e37d2ed 1b441bad.743819fe
pub const CS2_073e2_Puzzle: Power = enchant(&[ATTACK.plus(4)]);

/// # Cold Blood
///
/// `CS2_073e_Puzzle` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Derived
//~ derived CS2_073e_Puzzle 674e676c 347e5d56 18940445.bf3d1612
pub const CS2_073e_Puzzle: Power = enchant(&[ATTACK.plus(2)]);

/// # Blade Flurry
///
/// `CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_233 177e8876 - 9e2cf86c.7aaf3b88
pub const CS2_233: Power = spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).to(ENEMY_MINIONS), destroy(YOUR_WEAPON)]);

/// # Eviscerate
///
/// `EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_124 70c977d3 - b37d2d90.21dc3986
pub const EX1_124: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[deal(4).to(TARGET)]).instead()]);

/// # Betrayal
///
/// `EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_126 22fd84fe - 4d9e58ae.c1b1ed26
pub const EX1_126: Power = spell(&[deal(1).times(ATTACK.of(TARGET)).by(TARGET).to(AN_ENEMY_MINION.neighbours())]);

/// # Conceal
///
/// `EX1_128` · Rogue spell · Shadow · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// - Set: Classic · common · collectible
/// - Refers to: Stealth
/// - Enchantments: Concealed [`EX1_128e`]
///
/// State: Done
//~ done EX1_128 19060094 - 175361dd.28daf3ad
pub const EX1_128: Power = spell(&[attach("EX1_128e").to(FRIENDLY_MINIONS)]);

/// # Concealed
///
/// `EX1_128e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_128e 49f9aa54 - cf6b78b9.549b4a26
pub const EX1_128e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Defias Ringleader
///
/// `EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Combo
/// - Tokens: Defias Bandit [`EX1_131t`]
///
/// State: Done
//~ done EX1_131 89a7e613 - cd5eefb9.84899423
pub const EX1_131: Power = combo(&[summon(card("EX1_131t"))]);

/// # Defias Bandit
///
/// `EX1_131t` · Rogue minion · 1 mana · 2/1
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_131t 8ef562b4 2b5639c4 16905a64
pub const EX1_131t: Power = VANILLA;

/// # Perdition's Blade
///
/// `EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry, Combo
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage.@Deal 2 damage."
///
/// State: Done
//~ done EX1_133 fb4a57e6 - d97ff581.7cf9d0d8
pub const EX1_133: Power = abilities(&[battlecry(&[deal(1).to(TARGET)]), combo(&[deal(2).to(TARGET)]).instead()]);

/// # SI:7 Agent
///
/// `EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 3 damage.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Combo, Si 7
/// - Play requirements: `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Done
//~ done EX1_134 18a8287c - 7f4d374d.2987a10f
pub const EX1_134: Power = combo(&[deal(3).to(TARGET)]);

/// # Headcrack
///
/// `EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Combo
///
/// State: Done
//~ done EX1_137 50ba4c94 - 9997f857.a75a61c2
pub const EX1_137: Power = abilities(&[
    spell(&[deal(2).to(ENEMY_HERO)]),
    combo(&[later(&whenever(YOU.turn_start()).does(&[return_to_hand(THIS)]))]),
]);

/// # Shadowstep
///
/// `EX1_144` · Rogue spell · Shadow · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_144 dd164a34 - 0d0b46de.1476327e
pub const EX1_144: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), give(&[cost_less(2)]).to(IT)]);

/// # Preparation
///
/// `EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Preparation [`EX1_145e`], Preparation [`EX1_145o`]
///
/// State: Done
//~ done EX1_145 ea1d87c0 - 89cefdaa.b1b65128
pub const EX1_145: Power = spell(&[attach("EX1_145o").to(YOU)]);

/// # Preparation
///
/// `EX1_145e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_145e 90729769 - 661ecffd.b1b65128
pub const EX1_145e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Preparation
///
/// `EX1_145o` · Rogue enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// - Set: Classic
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done EX1_145o 077788a6 - 80f61330.b1b65128
pub const EX1_145o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL)).this_turn();

/// # Patient Assassin
///
/// `EX1_522` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla EX1_522 d7eb8bf2 e0e09aa2 194871d3.8639d5f9
pub const EX1_522: Power = VANILLA;

/// # Edwin VanCleef
///
/// `EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each other card you've played this turn.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Combo
/// - Enchantments: VanCleef's Vengeance [`EX1_613e`]
///
/// State: Done
//~ done EX1_613 91e7d943 - ac08a37e.ee88b778
pub const EX1_613: Power = combo(&[attach("EX1_613e").times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other()))]);

/// # VanCleef's Vengeance
///
/// `EX1_613e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_613e 862f4640 - e6c9b57b.a536d554
pub const EX1_613e: Power = enchant(&[plus(2, 2).times(X)]);

/// # Kidnapper
///
/// `NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_FOR_COMBO`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to hand."
///
/// State: Done
//~ done NEW1_005 7305dcbc - 5b639490.4ddfbaa6
pub const NEW1_005: Power = combo(&[return_to_hand(A_MINION)]);

/// # Master of Disguise
///
/// `NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth** until your next turn.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give **Stealth**."
/// - Enchantments: Disguised [`NEW1_014e`]
///
/// State: Done
//~ done NEW1_014 5ade6187 - 5ca863ff.17cedab2
pub const NEW1_014: Power = battlecry(&[attach("NEW1_014e").to(A_FRIENDLY_MINION)]);

/// # Disguised
///
/// `NEW1_014e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_014e 5f4aba5a - 1281e736.549b4a26
pub const NEW1_014e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();
