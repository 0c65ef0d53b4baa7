//! Shaman cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2e2ad632

/// # Cryostasis
/// Spell · Frost · 2 mana
/// > Give a minion +3/+3 and **Freeze** it.
/// - Makes: Frozen Blood [`ICC_056e`] ("\+3/+3.")
//~ derived ICC_056 6cc2a282 589519e6.2d297d71 b4ffc047.fe6ae405
pub const ICC_056: Power = spell(&[attach("ICC_056e").to(A_MINION), freeze(IT)]);

/// # Frozen Blood
/// Enchantment
/// > \+3/+3.
//~ derived ICC_056e abb290f1 d522ad72.184d0f12 f7378610
pub const ICC_056e: Power = enchant(&[plus(3, 3)]);

/// # Brrrloc
/// Minion · Undead · Murloc · 2 mana · 2/2
/// > **Battlecry: Freeze** an enemy.
//~ derived ICC_058 50f03eec 6b67dbcc.ce544137 7a01f958
pub const ICC_058: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Avalanche
/// Spell · Frost · 4 mana
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
//~ derived ICC_078 70d83612 80db5271.f5dd6857 2bdabb75
pub const ICC_078: Power = spell(&[freeze(A_MINION), deal(3).to(IT.neighbours())]);

/// # Drakkari Defender
/// Minion · 3 mana · 2/8
/// > **Taunt Overload:** (3)
//~ vanilla ICC_081 b503aca9 de4209f5.6490eb07 22df2324
pub const ICC_081: Power = VANILLA;

/// # Voodoo Hexxer
/// Minion · 5 mana · 2/7
/// > **Taunt Freeze** any character damaged by this minion.
//~ vanilla ICC_088 9ca3fd71 cb1f927f.873bf70e 5958d52d
pub const ICC_088: Power = VANILLA;

/// # Ice Fishing
/// Spell · Frost · 2 mana
/// > Draw 2 Murlocs from your deck.
//~ derived ICC_089 7f4a462f 589519e6.e7a02903 10cdad02
pub const ICC_089: Power = spell(&[draw_that(2, MURLOC)]);

/// # Snowfury Giant
/// Minion · Elemental · 11 mana · 8/8
/// > Costs (1) less for each Mana Crystal you've **Overloaded** this game.
//~ done ICC_090 - 515b1b2f.83078c84 90884b4d
pub const ICC_090: Power = costs(&[cost_less(1).times(YOU.overload().this_game().in_all().count())]);

/// # Ice Breaker
/// Weapon · 3 mana · 1/3 durability
/// > Destroy any **Frozen** minion damaged by this.
//~ done ICC_236 - 024f383e.8bb13cd7 e1a8009d
pub const ICC_236: Power = whenever(MINIONS.that(FROZEN).takes_damage_from(ITSELF)).then(&[destroy(SUBJECT)]);

/// # Moorabi
/// Minion · 6 mana · 4/4
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
//~ done ICC_289 - 3c6a5243.6ad248f4 717abf6f
pub const ICC_289: Power = whenever(OTHER_MINIONS.is_frozen()).then(&[get(copy_of(SUBJECT))]);

/// # Thrall, Deathseer
/// Hero · 5 mana · 30 health, 5 armor
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
/// - Makes: Transmute Spirit [`ICC_481p`] ("Transform a friendly minion into a random one…")
//~ done ICC_481 - e1e8c007.4add1306 cde1b441.da9e91c9
pub const ICC_481: Power = battlecry(&[transform(FRIENDLY_MINIONS, random_costing_more(MINION, 2, COST.of(IT)))]);

/// # Transmute Spirit
/// Hero Power · 2 mana
/// > Transform a friendly minion into a random one that costs (1) more.
//~ derived ICC_481p 8b033d81 4902b083.92cde35c 77cbde2c
pub const ICC_481p: Power = hero_power(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);
