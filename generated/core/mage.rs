//! Mage cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bfd370b1

/// # Runed Orb
///
/// `CORE_BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// - Set: Core · common · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63056
/// - Reprint of: Runed Orb [`BAR_541`](crate::barrens::mage::BAR_541)
///
/// State: Reprint
//~ reprint CORE_BAR_541 58b6b61f c3ad3bcc 2f65565e.04f70163
pub const CORE_BAR_541: Power = crate::cards::BAR_541;

/// # Oasis Ally
///
/// `CORE_BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// - Set: Core · common · collectible
/// - Mechanics: Secret
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 63553
/// - Reprint of: Oasis Ally [`BAR_812`](crate::barrens::mage::BAR_812)
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Reprint
//~ reprint CORE_BAR_812 5ff15d79 5a612130 6b71e2be.881ba92e
pub const CORE_BAR_812: Power = crate::cards::BAR_812;

/// # Astromancer
///
/// `CORE_BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 48195
/// - Reprint of: Astromancer [`BOT_256`](crate::boomsday::mage::BOT_256)
///
/// State: Reprint
//~ reprint CORE_BOT_256 fb45a0e4 ccc0b3d9 34b7b9ea.6153a4d1
pub const CORE_BOT_256: Power = crate::cards::BOT_256;

/// # Deep Freeze
///
/// `CORE_BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Freeze
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 57950
/// - Reprint of: Deep Freeze [`BT_072`](crate::ashes_of_outland::mage::BT_072)
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Reprint
//~ reprint CORE_BT_072 4620bbde 20629d54 ac1b56c1.70ce41ae
pub const CORE_BT_072: Power = crate::cards::BT_072;

/// # Ring of Frost
///
/// `CORE_CATA_011` · Mage spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_011 69751f31 0f88bea7 566dc47c.f1c428c1
pub const CORE_CATA_011: Power = TODO;

/// # Arcane Intellect
///
/// `CORE_CS2_023` · Mage spell · Arcane · 3 mana
///
/// > Draw 2 cards.
///
/// - Set: Core · common · collectible
/// - Reprint of: Arcane Intellect [`CS2_023`](crate::legacy::mage::CS2_023)
///
/// State: Reprint
//~ reprint CORE_CS2_023 1eed5371 9e633e8b fbb66a85.021f85ea
pub const CORE_CS2_023: Power = crate::cards::CS2_023;

/// # Frostbolt
///
/// `CORE_CS2_024` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// - Set: Core · common · collectible
/// - Mechanics: Freeze
/// - Reprint of: Frostbolt [`CS2_024`](crate::legacy::mage::CS2_024)
///
/// State: Reprint
//~ reprint CORE_CS2_024 f5bee61b 051d8e9f bfa66cbf.f9c462c7
pub const CORE_CS2_024: Power = crate::cards::CS2_024;

/// # Blizzard
///
/// `CORE_CS2_028` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Freeze
/// - Reprint of: Blizzard [`CS2_028`](crate::classic::mage::CS2_028)
///
/// State: Reprint
//~ reprint CORE_CS2_028 1806bb8c 4942d110 91d4d23f.69278d21
pub const CORE_CS2_028: Power = crate::cards::CS2_028;

/// # Fireball
///
/// `CORE_CS2_029` · Mage spell · Fire · 4 mana
///
/// > Deal $6 damage.
///
/// - Set: Core · common · collectible
/// - Reprint of: Fireball [`CS2_029`](crate::legacy::mage::CS2_029)
///
/// State: Reprint
//~ reprint CORE_CS2_029 399f0a17 d3a12c31 afc3515c.cd475996
pub const CORE_CS2_029: Power = crate::cards::CS2_029;

/// # Flamestrike
///
/// `CORE_CS2_032` · Mage spell · Fire · 7 mana
///
/// > Deal $5 damage to all enemy minions.
///
/// - Set: Core · epic · collectible
/// - Reprint of: Flamestrike [`CS2_032`](crate::legacy::mage::CS2_032)
///
/// State: Reprint
//~ reprint CORE_CS2_032 3fea09b2 1074cab9 2eb1921d.3090dd2b
pub const CORE_CS2_032: Power = crate::cards::CS2_032;

/// # Khadgar
///
/// `CORE_DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 52502
/// - Reprint of: Khadgar [`DAL_575`](crate::rise_of_shadows::mage::DAL_575)
///
/// State: Reprint
//~ reprint CORE_DAL_575 43e8047e 7cdffbef 13b7662b.882a6c08
pub const CORE_DAL_575: Power = crate::cards::DAL_575;

/// # Violet Spellwing
///
/// `CORE_DRG_107` · Mage minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
///
/// - Set: Core · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 54907, `2542` = 1
/// - Reprint of: Violet Spellwing [`DRG_107`](crate::descent_of_dragons::mage::DRG_107)
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Reprint
//~ reprint CORE_DRG_107 84c6b99c 59373cae 0cfd02ef.21a6a6b7
pub const CORE_DRG_107: Power = crate::cards::DRG_107;

/// # Babbling Bookcase
///
/// `CORE_EDR_001` · Mage minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 random Mage spells to your hand.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done CORE_EDR_001 e41680d2 - e75892a6.0b65bccd
pub const CORE_EDR_001: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(2)]);

/// # Counterspell
///
/// `CORE_EX1_287` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
/// - Reprint of: Counterspell [`EX1_287`](crate::classic::mage::EX1_287)
///
/// State: Reprint
//~ reprint CORE_EX1_287 b7b401e8 3c17a319 cc9228dd.c408fefb
pub const CORE_EX1_287: Power = crate::cards::EX1_287;

/// # Ice Barrier
///
/// `CORE_EX1_289` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// - Set: Core · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Ice Barrier [`EX1_289`](crate::classic::mage::EX1_289)
///
/// State: Reprint
//~ reprint CORE_EX1_289 516b6287 50e6fba6 13de1e33.ed7570b2
pub const CORE_EX1_289: Power = crate::cards::EX1_289;

/// # Archmage Antonidas
///
/// `CORE_EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// - Set: Core · legendary · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 1080, `4930` = 1
/// - Reprint of: Archmage Antonidas [`EX1_559`](crate::classic::mage::EX1_559)
/// - Tokens: Fireball [`CORE_CS2_029`], Fireball [`CS2_029`](crate::legacy::mage::CS2_029)
///
/// State: Reprint
//~ reprint CORE_EX1_559 a55b6404 224a68b2 119e7ee2.93643392
pub const CORE_EX1_559: Power = crate::cards::EX1_559;

/// # Explosive Runes
///
/// `CORE_LOOT_101` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Secret, Immune To Spellpower
/// - Reprint of: Explosive Runes [`LOOT_101`](crate::kobolds_and_catacombs::mage::LOOT_101)
///
/// State: Reprint
//~ reprint CORE_LOOT_101 6007a3d2 30d9727d e87a17ef.94d90da7
pub const CORE_LOOT_101: Power = crate::cards::LOOT_101;

/// # First Flame
///
/// `CORE_SW_108` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
///
/// - Set: Core · rare · collectible
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64430
/// - Reprint of: First Flame [`SW_108`](crate::stormwind::mage::SW_108)
/// - Tokens: Second Flame [`SW_108t`](crate::stormwind::mage::SW_108t)
///
/// State: Reprint
//~ reprint CORE_SW_108 5217c165 9b49ba64 b88971e9.635597f5
pub const CORE_SW_108: Power = crate::cards::SW_108;

/// # Guardian's Legacy
///
/// `CS3_001e` · Mage enchantment
///
/// > **Spell Damage +2** and "**Deathrattle:** Pass on the Guardian's Legacy."
///
/// - Set: Core
///
/// State: Done
//~ done CS3_001e 05c53f7c - fe2bb198.e5767a4c
pub const CS3_001e: Power =
    abilities(&[enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]), deathrattle(&[attach("CS3_001e2").to(YOU)])]);

/// # Guardian's Legacy (player)
///
/// `CS3_001e2` · Mage enchantment
///
/// > The next minion you draw inherits the Guardian's Legacy.
///
/// - Set: Core
///
/// State: Done
//~ done CS3_001e2 517975da - 16ce96f0.7d57ccf0
pub const CS3_001e2: Power = whenever(YOU.draw(MINION)).once().then(&[attach("CS3_001e").to(THAT)]);
