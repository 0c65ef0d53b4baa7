//! Priest cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f9b0359c

/// # Lightbomb
/// Spell · Holy · 6 mana
/// > Deal damage to each minion equal to its Attack.
//~ done GVG_008 - 87070251.1156c002 7ac1836f
pub const GVG_008: Power = spell(&[deal(1).times(ATTACK.of(THAT)).to(MINIONS)]);

/// # Shadowbomber
/// Minion · 1 mana · 3/1
/// > **Battlecry:** Deal 3 damage to each hero.
//~ derived GVG_009 3867c550 ed819c40.3e948915 ce53a8b7
pub const GVG_009: Power = battlecry(&[deal(3).to(HEROES)]);

/// # Velen's Chosen
/// Spell · Holy · 3 mana
/// > Give a minion +2/+4 and **Spell Damage +1**.
/// - Makes: Velen's Chosen [`GVG_010b`] ("\+2/+4 and Spell Damage +1.")
//~ derived GVG_010 d207ddaa 50eb3d2f.0dd6bb6e 28de35dc.3201e812
pub const GVG_010: Power = spell(&[attach("GVG_010b").to(A_MINION)]);

/// # Velen's Chosen
/// Enchantment
/// > \+2/+4 and **Spell Damage +1**.
//~ derived GVG_010b 924fe225 d522ad72.ca5e8bdc 28de35dc
pub const GVG_010b: Power = enchant(&[plus(2, 4), plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Shrinkmeister
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Give a minion -3 Attack this turn.
/// - Makes: Shrunk [`GVG_011a`] ("\-3 Attack this turn.")
//~ derived GVG_011 bb517645 0296240c.0c39a5d2 6c8e6e6e.9df8154d
pub const GVG_011: Power = battlecry(&[attach("GVG_011a").to(A_MINION)]);

/// # Shrunk
/// Enchantment
/// > \-3 Attack this turn.
//~ derived GVG_011a 9a979642 d522ad72.1f58d27f ca688054
pub const GVG_011a: Power = enchant(&[ATTACK.plus(-3)]).this_turn();

/// # Light of the Naaru
/// Spell · Holy · 1 mana
/// > Restore #3 Health. If the target is still damaged, summon a Lightwarden.
/// - Makes: [`EX1_001`](crate::classic::neutral::EX1_001)
//~ done GVG_012 - dd4c6abd.65ec9f97 fbd4e01d.f2400c2c
pub const GVG_012: Power = spell(&[heal(3).to(TARGET), summon(card("EX1_001")).when(there_is(&IT.that(DAMAGED)))]);

/// # Vol'jin
/// Minion · 5 mana · 6/2
/// > **Battlecry:** Swap Health with another minion.
/// - Makes: Shadowed [`GVG_014a`] ("Health was swapped.")
//~ done GVG_014 - 7256c775.186a29c9 ecc11795.f59b2c97
pub const GVG_014: Power = battlecry(&[swap_number(HEALTH, THIS, A_MINION.other())]);

/// # Shadowed
/// Enchantment
/// > Health was swapped.
//~ todo GVG_014a fa07c477 d522ad72.1ed15a2a 40f06583
pub const GVG_014a: Power = TODO;

/// # Shadowboxer
/// Minion · Mech · 2 mana · 2/3
/// > Whenever a minion is healed, deal 1 damage to a random enemy.
//~ derived GVG_072 283fe66b e00ad38a.468d8ed6 0cc1dd62
pub const GVG_072: Power = whenever(MINIONS.is_healed_by(CARD)).then(&[deal(1).to(ENEMIES.random())]);

/// # Upgraded Repair Bot
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Give a friendly Mech +4 Health.
//~ derived GVG_083 c8fbaff7 c5b57330.a79e161a 572c2a31
pub const GVG_083: Power = battlecry(&[give(&[HEALTH.plus(4)]).to(A_FRIENDLY_MINION.that(MECH))]);
