//! Rogue cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 12da8a1e

/// # Backstab
///
/// `VAN_CS2_072` · Rogue spell · 0 mana
///
/// > Deal $2 damage to an undamaged minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Backstab [`CS2_072`](crate::legacy::rogue::CS2_072)
///
/// State: Reprint
//~ reprint VAN_CS2_072 ffdc9cb0 090b9359 f8fc8824.8644be62
pub const VAN_CS2_072: Power = crate::cards::CS2_072;

/// # Cold Blood
///
/// `VAN_CS2_073` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Cold Blood [`CS2_073`](crate::classic::rogue::CS2_073)
/// - Tokens: Cold Blood [`VAN_CS2_073_puzzle`]
///
/// State: Reprint
//~ reprint VAN_CS2_073 71bf294c b65d062c e4d99ef1.63442534
pub const VAN_CS2_073: Power = crate::cards::CS2_073;

/// # Cold Blood
///
/// `VAN_CS2_073_puzzle` · Rogue spell · 2 mana
///
/// > Give a minion +2 Attack. **Combo:** +4 Attack instead.
///
/// - Set: Vanilla · common
/// - Mechanics: Combo
///
/// State: Done
//~ done VAN_CS2_073_puzzle f5e9035c - e0e8aaca.63442534
pub const VAN_CS2_073_puzzle: Power =
    abilities(&[spell(&[attach("CS2_073e").to(A_MINION)]), combo(&[attach("CS2_073e2").to(A_MINION)]).instead()]);

/// # Deadly Poison
///
/// `VAN_CS2_074` · Rogue spell · 1 mana
///
/// > Give your weapon +2 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Deadly Poison [`CS2_074`](crate::legacy::rogue::CS2_074)
///
/// State: Reprint
//~ reprint VAN_CS2_074 9c75370f 421d4db0 16fa7915.e1f099d3
pub const VAN_CS2_074: Power = crate::cards::CS2_074;

/// # Sinister Strike
///
/// `VAN_CS2_075` · Rogue spell · 1 mana
///
/// > Deal $3 damage to the enemy hero.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sinister Strike [`CS2_075`](crate::legacy::rogue::CS2_075)
///
/// State: Reprint
//~ reprint VAN_CS2_075 ca8b8e11 824d2a27 22af4946.d2ac558e
pub const VAN_CS2_075: Power = crate::cards::CS2_075;

/// # Assassinate
///
/// `VAN_CS2_076` · Rogue spell · 5 mana
///
/// > Destroy an enemy minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Assassinate [`CS2_076`](crate::legacy::rogue::CS2_076)
///
/// State: Reprint
//~ reprint VAN_CS2_076 65d180dc c0b03e4f 92349168.91555ef3
pub const VAN_CS2_076: Power = crate::cards::CS2_076;

/// # Sprint
///
/// `VAN_CS2_077` · Rogue spell · 7 mana
///
/// > Draw 4 cards.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sprint [`CS2_077`](crate::legacy::rogue::CS2_077)
///
/// State: Reprint
//~ reprint VAN_CS2_077 90099ec2 2be8a78b 28952621.fe76fbf8
pub const VAN_CS2_077: Power = crate::cards::CS2_077;

/// # Assassin's Blade
///
/// `VAN_CS2_080` · Rogue weapon · 5 mana · 3/4 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Assassin's Blade [`CS2_080`](crate::legacy::rogue::CS2_080)
///
/// State: Vanilla
//~ vanilla VAN_CS2_080 9c9151b0 3e14d7f0 501bde5d
pub const VAN_CS2_080: Power = VANILLA;

/// # Wicked Knife
///
/// `VAN_CS2_082` · Rogue weapon · 1 mana · 1/2 durability
///
/// - Set: Vanilla · free
/// - Reprint of: Wicked Knife [`CS2_082`](crate::legacy::rogue::CS2_082)
///
/// State: Vanilla
//~ vanilla VAN_CS2_082 7d454fbf f5ec0b94 1e61c79c
pub const VAN_CS2_082: Power = VANILLA;

/// # Blade Flurry
///
/// `VAN_CS2_233` · Rogue spell · 2 mana
///
/// > Destroy your weapon and deal its damage to all enemies.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Blade Flurry [`CS2_233`](crate::classic::rogue::CS2_233)
///
/// State: Done
//~ done VAN_CS2_233 0db027b5 - 1ffee0d8.3de9360b
pub const VAN_CS2_233: Power = spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).to(ENEMIES), destroy(YOUR_WEAPON)]);

/// # Eviscerate
///
/// `VAN_EX1_124` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Deal $4 damage instead.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Eviscerate [`EX1_124`](crate::classic::rogue::EX1_124)
///
/// State: Reprint
//~ reprint VAN_EX1_124 821f2cbd c3fddfb7 aadc67ae.21dc3986
pub const VAN_EX1_124: Power = crate::cards::EX1_124;

/// # Betrayal
///
/// `VAN_EX1_126` · Rogue spell · 2 mana
///
/// > Force an enemy minion to deal its damage to the minions next to it.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Betrayal [`EX1_126`](crate::classic::rogue::EX1_126)
///
/// State: Reprint
//~ reprint VAN_EX1_126 0422bf4d 79e6b9ea db800cdf.c1b1ed26
pub const VAN_EX1_126: Power = crate::cards::EX1_126;

/// # Conceal
///
/// `VAN_EX1_128` · Rogue spell · 1 mana
///
/// > Give your minions **Stealth** until your next turn.
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Stealth
/// - Reprint of: Conceal [`EX1_128`](crate::classic::rogue::EX1_128)
///
/// State: Reprint
//~ reprint VAN_EX1_128 d911f9c1 6ece8b36 df8a64b5.28daf3ad
pub const VAN_EX1_128: Power = crate::cards::EX1_128;

/// # Fan of Knives
///
/// `VAN_EX1_129` · Rogue spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Fan of Knives [`EX1_129`](crate::legacy::rogue::EX1_129)
///
/// State: Reprint
//~ reprint VAN_EX1_129 9bbc070c 06bbc48e dc99efa9.8f5ad208
pub const VAN_EX1_129: Power = crate::cards::EX1_129;

/// # Defias Ringleader
///
/// `VAN_EX1_131` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Summon a 2/1 Defias Bandit.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Combo
/// - Reprint of: Defias Ringleader [`EX1_131`](crate::classic::rogue::EX1_131)
/// - Tokens: Defias Bandit [`EX1_131t`](crate::classic::rogue::EX1_131t)
///
/// State: Reprint
//~ reprint VAN_EX1_131 ab40fdf6 b4ba2af7 61aa5486.84899423
pub const VAN_EX1_131: Power = crate::cards::EX1_131;

/// # Perdition's Blade
///
/// `VAN_EX1_133` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Deal 1 damage. **Combo:** Deal 2 instead.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry, Combo
/// - Target: "Deal 1 damage. Combo: 2 instead."
/// - Reprint of: Perdition's Blade [`EX1_133`](crate::classic::rogue::EX1_133)
///
/// State: Reprint
//~ reprint VAN_EX1_133 fa922d05 2c5791bc 811dc2fb.7cf9d0d8
pub const VAN_EX1_133: Power = crate::cards::EX1_133;

/// # SI:7 Agent
///
/// `VAN_EX1_134` · Rogue minion · 3 mana · 3/3
///
/// > **Combo:** Deal 2 damage.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Combo
/// - Target: "Deal 2 damage."
/// - Reprint of: SI:7 Agent [`EX1_134`](crate::classic::rogue::EX1_134)
///
/// State: Done
//~ done VAN_EX1_134 b8af2246 - 6e5c46b7.8e542449
pub const VAN_EX1_134: Power = combo(&[deal(2).to(TARGET)]);

/// # Headcrack
///
/// `VAN_EX1_137` · Rogue spell · 3 mana
///
/// > Deal $2 damage to the enemy hero. **Combo:** Return this to your hand next turn.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Combo
/// - Reprint of: Headcrack [`EX1_137`](crate::classic::rogue::EX1_137)
///
/// State: Reprint
//~ reprint VAN_EX1_137 10e550e6 1eab8cce 7b137dea.a75a61c2
pub const VAN_EX1_137: Power = crate::cards::EX1_137;

/// # Shadowstep
///
/// `VAN_EX1_144` · Rogue spell · 0 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Shadowstep [`EX1_144`](crate::classic::rogue::EX1_144)
///
/// State: Reprint
//~ reprint VAN_EX1_144 946f9563 49a82bc1 27f4aaae.1476327e
pub const VAN_EX1_144: Power = crate::cards::EX1_144;

/// # Preparation
///
/// `VAN_EX1_145` · Rogue spell · 0 mana
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Preparation [`EX1_145`](crate::classic::rogue::EX1_145)
/// - Enchantments: Preparation [`VAN_EX1_145e`], Preparation [`VAN_EX1_145o`]
///
/// State: Done
//~ done VAN_EX1_145 fd4f3afe - 57e195bf.898e2977
pub const VAN_EX1_145: Power = spell(&[attach("VAN_EX1_145o").to(YOU)]);

/// # Preparation
///
/// `VAN_EX1_145e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_145e 2c52e519 - 0504949b.898e2977
pub const VAN_EX1_145e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Preparation
///
/// `VAN_EX1_145o` · Rogue enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Vanilla
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done VAN_EX1_145o 7364caba - b4d332a2.898e2977
pub const VAN_EX1_145o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Shiv
///
/// `VAN_EX1_278` · Rogue spell · 2 mana
///
/// > Deal $1 damage. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shiv [`EX1_278`](crate::legacy::rogue::EX1_278)
///
/// State: Reprint
//~ reprint VAN_EX1_278 34cb6112 d0772687 42c92cc1.017c9355
pub const VAN_EX1_278: Power = crate::cards::EX1_278;

/// # Patient Assassin
///
/// `VAN_EX1_522` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth**. Destroy any minion damaged by this minion.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Stealth, Non Keyword Poisonous
/// - Reprint of: Patient Assassin [`EX1_522`](crate::classic::rogue::EX1_522)
///
/// State: Done
//~ done VAN_EX1_522 89913602 - 0eb7d2da.7b79da7b
pub const VAN_EX1_522: Power = whenever(MINIONS.takes_damage(ITSELF)).then(&[destroy(WHO)]);

/// # Sap
///
/// `VAN_EX1_581` · Rogue spell · 2 mana
///
/// > Return an enemy minion to your opponent's hand.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Sap [`EX1_581`](crate::legacy::rogue::EX1_581)
///
/// State: Reprint
//~ reprint VAN_EX1_581 e5b0330c c39187a7 2f9aa0d3.d1ffb5b4
pub const VAN_EX1_581: Power = crate::cards::EX1_581;

/// # Edwin VanCleef
///
/// `VAN_EX1_613` · Rogue minion · 3 mana · 2/2
///
/// > **Combo:** Gain +2/+2 for each card played earlier this turn.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Combo
/// - Reprint of: Edwin VanCleef [`EX1_613`](crate::classic::rogue::EX1_613)
///
/// State: Done
//~ done VAN_EX1_613 de2a0001 - f1ff23c1.0ad661b2
pub const VAN_EX1_613: Power = combo(&[attach("EX1_613e").times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other()))]);

/// # Dagger Mastery
///
/// `VAN_HERO_03bp` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 1/2 Dagger.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2743
/// - Reprint of: Dagger Mastery [`HERO_03bp`](crate::legacy::rogue::HERO_03bp)
///
/// State: Reprint
//~ reprint VAN_HERO_03bp d2630053 34469452 5a0aa02a.2addeefc
pub const VAN_HERO_03bp: Power = crate::cards::HERO_03bp;

/// # Poisoned Daggers
///
/// `VAN_HERO_03bp2` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: Vanilla
/// - Reprint of: Poisoned Daggers [`HERO_03bp2`](crate::legacy::rogue::HERO_03bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_03bp2 87a517fd a09742ff c597a703.fba74d3c
pub const VAN_HERO_03bp2: Power = crate::cards::HERO_03bp2;

/// # Vanish
///
/// `VAN_NEW1_004` · Rogue spell · 6 mana
///
/// > Return all minions to their owner's hand.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Vanish [`NEW1_004`](crate::legacy::rogue::NEW1_004)
///
/// State: Reprint
//~ reprint VAN_NEW1_004 645c6906 1cdde3b4 261928c4.4bd4d7af
pub const VAN_NEW1_004: Power = crate::cards::NEW1_004;

/// # Kidnapper
///
/// `VAN_NEW1_005` · Rogue minion · 6 mana · 5/3
///
/// > **Combo:** Return a minion to its owner's hand.
///
/// - Set: Vanilla · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Target: "Return a minion to hand."
/// - Reprint of: Kidnapper [`NEW1_005`](crate::classic::rogue::NEW1_005)
///
/// State: Reprint
//~ reprint VAN_NEW1_005 398e5d59 5e8ba834 973afb6a.4ddfbaa6
pub const VAN_NEW1_005: Power = crate::cards::NEW1_005;

/// # Master of Disguise
///
/// `VAN_NEW1_014` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion **Stealth**.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Give **Stealth**."
/// - Reprint of: Master of Disguise [`NEW1_014`](crate::classic::rogue::NEW1_014)
///
/// State: Done
//~ done VAN_NEW1_014 ff712035 - 88bd3541.17022d99
pub const VAN_NEW1_014: Power = battlecry(&[give(&[has(GameTag::STEALTH)]).to(A_FRIENDLY_MINION)]);
