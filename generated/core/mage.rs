//! Mage cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dc833762

/// # Runed Orb
/// Spell · Arcane · 2 mana
/// > Deal $2 damage. **Discover** a spell.
/// - Reprint of: [`BAR_541`](crate::barrens::mage::BAR_541)
//~ reprint CORE_BAR_541 c3ad3bcc b3d67742.04f70163 43ccedb7.131c62be
pub const CORE_BAR_541: Power = crate::cards::BAR_541;

/// # Oasis Ally
/// Spell · Frost · 3 mana
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
/// - Reprint of: [`BAR_812`](crate::barrens::mage::BAR_812)
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ reprint CORE_BAR_812 5a612130 0784d9a3.881ba92e fceff298.842cb336.5d519963
pub const CORE_BAR_812: Power = crate::cards::BAR_812;

/// # Astromancer
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
/// - Reprint of: [`BOT_256`](crate::boomsday::mage::BOT_256)
//~ reprint CORE_BOT_256 ccc0b3d9 41fa2862.6153a4d1 09f7a39f.20c1e48e
pub const CORE_BOT_256: Power = crate::cards::BOT_256;

/// # Deep Freeze
/// Spell · Frost · 7 mana
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
/// - Reprint of: [`BT_072`](crate::ashes_of_outland::mage::BT_072)
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ reprint CORE_BT_072 20629d54 5c263ea4.70ce41ae c60a8a9c.4bf7496e.5d519963
pub const CORE_BT_072: Power = crate::cards::BT_072;

/// # Ring of Frost
/// Spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_011 0f88bea7 82ede6d1.f1c428c1 206e2c6a
pub const CORE_CATA_011: Power = TODO;

/// # Arcane Intellect
/// Spell · Arcane · 3 mana
/// > Draw 2 cards.
/// - Reprint of: [`CS2_023`](crate::legacy::mage::CS2_023)
//~ reprint CORE_CS2_023 9e633e8b 646b5db5.021f85ea 0ea21731.457a450e
pub const CORE_CS2_023: Power = crate::cards::CS2_023;

/// # Frostbolt
/// Spell · Frost · 2 mana
/// > Deal $3 damage to a character and **Freeze** it.
/// - Reprint of: [`CS2_024`](crate::legacy::mage::CS2_024)
//~ reprint CORE_CS2_024 051d8e9f 589519e6.f9c462c7 57c5ea7f.d51309ec
pub const CORE_CS2_024: Power = crate::cards::CS2_024;

/// # Blizzard
/// Spell · Frost · 6 mana
/// > Deal $2 damage to all enemy minions and **Freeze** them.
/// - Reprint of: [`CS2_028`](crate::classic::mage::CS2_028)
//~ reprint CORE_CS2_028 4942d110 d3be37be.69278d21 ac04a4e9.61813e2b
pub const CORE_CS2_028: Power = crate::cards::CS2_028;

/// # Fireball
/// Spell · Fire · 4 mana
/// > Deal $6 damage.
/// - Reprint of: [`CS2_029`](crate::legacy::mage::CS2_029)
//~ reprint CORE_CS2_029 d3a12c31 085e2d30.cd475996 0531e699.b681c65d
pub const CORE_CS2_029: Power = crate::cards::CS2_029;

/// # Flamestrike
/// Spell · Fire · 7 mana
/// > Deal $5 damage to all enemy minions.
/// - Reprint of: [`CS2_032`](crate::legacy::mage::CS2_032)
//~ reprint CORE_CS2_032 1074cab9 63dc65d0.3090dd2b 81e8f509.e4378669
pub const CORE_CS2_032: Power = crate::cards::CS2_032;

/// # Khadgar
/// Minion · 2 mana · 2/2
/// > Your cards that summon minions summon twice as many.
/// - Reprint of: [`DAL_575`](crate::rise_of_shadows::mage::DAL_575)
//~ reprint CORE_DAL_575 7cdffbef 565e37de.882a6c08 535355a7.71c3ab55
pub const CORE_DAL_575: Power = crate::cards::DAL_575;

/// # Violet Spellwing
/// Minion · Elemental · Beast · 1 mana · 2/1
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
/// - Reprint of: [`DRG_107`](crate::descent_of_dragons::mage::DRG_107)
/// - Makes: [`EX1_277`](crate::legacy::mage::EX1_277)
//~ reprint CORE_DRG_107 59373cae 899f2fbe.21a6a6b7 dc9af1f1.05ddbdb1.e37702d7
pub const CORE_DRG_107: Power = crate::cards::DRG_107;

/// # Babbling Bookcase
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Add 2 random Mage spells to your hand.
//~ done CORE_EDR_001 - def81b81.0b65bccd 21c801f2
pub const CORE_EDR_001: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(2)]);

/// # Counterspell
/// Spell · Arcane · 3 mana
/// > **Secret:** When your opponent casts a spell, **Counter** it.
/// - Reprint of: [`EX1_287`](crate::classic::mage::EX1_287)
//~ reprint CORE_EX1_287 3c17a319 646b5db5.c408fefb 66444412.d4035604
pub const CORE_EX1_287: Power = crate::cards::EX1_287;

/// # Ice Barrier
/// Spell · Frost · 3 mana
/// > **Secret:** When your hero is attacked, gain 8 Armor.
/// - Reprint of: [`EX1_289`](crate::classic::mage::EX1_289)
//~ reprint CORE_EX1_289 50e6fba6 0784d9a3.ed7570b2 0df42406.f20f1691
pub const CORE_EX1_289: Power = crate::cards::EX1_289;

/// # Archmage Antonidas
/// Minion · 7 mana · 5/7
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
/// - Reprint of: [`EX1_559`](crate::classic::mage::EX1_559)
/// - Makes: Fireball [`CORE_CS2_029`] ("Deal 6 damage."); [`CS2_029`](crate::legacy::mage::CS2_029)
//~ reprint CORE_EX1_559 224a68b2 41c4c5c8.93643392 7ecec0b9.1ffa8970.db115345
pub const CORE_EX1_559: Power = crate::cards::EX1_559;

/// # Explosive Runes
/// Spell · Fire · 3 mana
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
/// - Reprint of: [`LOOT_101`](crate::kobolds_and_catacombs::mage::LOOT_101)
//~ reprint CORE_LOOT_101 30d9727d 3af9bd75.94d90da7 b9d99581.93e17191
pub const CORE_LOOT_101: Power = crate::cards::LOOT_101;

/// # First Flame
/// Spell · Fire · 1 mana
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
/// - Reprint of: [`SW_108`](crate::stormwind::mage::SW_108)
/// - Makes: [`SW_108t`](crate::stormwind::mage::SW_108t)
//~ reprint CORE_SW_108 9b49ba64 e70c31b0.635597f5 6c5ca1f9.ac3233df.fd94c42d
pub const CORE_SW_108: Power = crate::cards::SW_108;

/// # Guardian's Legacy
/// Enchantment
/// > **Spell Damage +2** and "**Deathrattle:** Pass on the Guardian's Legacy."
//~ done CS3_001e - d522ad72.e5767a4c b8ddf218
pub const CS3_001e: Power =
    abilities(&[enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]), deathrattle(&[attach("CS3_001e2").to(YOU)])]);

/// # Guardian's Legacy (player)
/// Enchantment
/// > The next minion you draw inherits the Guardian's Legacy.
//~ done CS3_001e2 - d522ad72.7d57ccf0 bf4af516
pub const CS3_001e2: Power = whenever(YOU.draw(MINION)).once().then(&[attach("CS3_001e").to(THAT)]);
