//! Mage cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 52a7a0ab

/// # Shatter
///
/// `OG_081` · Mage spell · Frost · 2 mana
///
/// > Destroy a **Frozen** minion.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FROZEN_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_081 524c214d f8da08fd fbc9d763.ff96db4a
pub const OG_081: Power = spell(&[destroy(A_MINION.that(FROZEN))]);

/// # Twilight Flamecaller
///
/// `OG_083` · Mage minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_083 a794660a 2c4788f5 5433e01b.8bfc14b7
pub const OG_083: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Demented Frostcaller
///
/// `OG_085` · Mage minion · 4 mana · 2/4
///
/// > After you cast a spell, **Freeze** a random enemy.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived OG_085 e5f064af 73fb82bc 3579c8b6.196b8d85
pub const OG_085: Power = after(YOU.cast(SPELL)).then(&[freeze(ENEMIES.random())]);

/// # Forbidden Flame
///
/// `OG_086` · Mage spell · Fire · 0 mana
///
/// > Spend all your Mana. Deal that much damage to a minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived OG_086 fe3230ac 87671cef b97b4dee.510bfda9
pub const OG_086: Power = spell(&[spend_all_mana(), deal(1).times(DONE).to(A_MINION)]);

/// # Servant of Yogg-Saron
///
/// `OG_087` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_087 b5584678 37a797c5 a1e2b22d.92575974
pub const OG_087: Power = battlecry(&[cast(random(all(&[SPELL, COST.at_least(5)])))]);

/// # Cabalist's Tome
///
/// `OG_090` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Derived
//~ derived OG_090 a87e31f7 4a97a26b ed8cbdba.85d7636d
pub const OG_090: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(3)]);

/// # Anomalus
///
/// `OG_120` · Mage minion · 8 mana · 8/6
///
/// > **Deathrattle:** Deal 8 damage to all minions.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_120 c85126c2 2df8d678 ae7547c4.f6ccd9d3
pub const OG_120: Power = deathrattle(&[deal(8).to(MINIONS)]);

/// # Faceless Summoner
///
/// `OG_207` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a random 3-Cost minion.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_207 592aa1af c514c205 ae1beb58.929415cd
pub const OG_207: Power = battlecry(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Cult Sorcerer
///
/// `OG_303` · Mage minion · 2 mana · 3/2
///
/// > Spell Damage **+1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Spellpower, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Sorcerous Devotion [`OG_303e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_303 42bc348b 81080adc 076b51ec.4cd19c2b
pub const OG_303: Power = after(YOU.cast(SPELL)).then(&[attach("OG_303e").to(YOUR_CTHUN)]);

/// # Sorcerous Devotion
///
/// `OG_303e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_303e d1852db1 73f36109 0ca73c58.67341004
pub const OG_303e: Power = enchant(&[plus(1, 1)]);
