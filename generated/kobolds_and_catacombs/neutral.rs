//! Neutral cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Stoneskin Basilisk
///
/// `ICC_828t4` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**@**Divine Shield**, **Poisonous**
///
/// - Set: Kobolds & Catacombs · common
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Poisonous
///
/// State: Todo
//~ ICC_828t4 todo b5d0b353 71d7a6dd
pub const ICC_828t4: Power = TODO;

/// # Sewer Crawler
///
/// `LOOT_069` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon a 2/3 Giant Rat.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Giant Rat [`LOOT_069t`]
///
/// State: Todo
//~ LOOT_069 todo b75e6717 23c807a8
pub const LOOT_069: Power = TODO;

/// # Giant Rat
///
/// `LOOT_069t` · Neutral minion · 3 mana · 2/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ LOOT_069t vanilla 13363720 3da54630
pub const LOOT_069t: Power = VANILLA;

/// # Scorp-o-matic
///
/// `LOOT_111` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Destroy a minion with 1 or less Attack.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_MAX_ATTACK` = 1, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion with 1 or less Attack."
///
/// State: Todo
//~ LOOT_111 todo afc1f12b 531c3d7b
pub const LOOT_111: Power = TODO;

/// # Wax Elemental
///
/// `LOOT_117` · Neutral minion · 1 mana · 0/2
///
/// > **Taunt Divine Shield**
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ LOOT_117 vanilla ec834257 4435575c
pub const LOOT_117: Power = VANILLA;

/// # Ebon Dragonsmith
///
/// `LOOT_118` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Reduce the Cost of a random weapon in your hand by (2).
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Smithing [`LOOT_118e`]
///
/// State: Todo
//~ LOOT_118 todo 5accc50a ba687820
pub const LOOT_118: Power = TODO;

/// # Smithing
///
/// `LOOT_118e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_118e todo e14f154d f50cb970
pub const LOOT_118e: Power = TODO;

/// # Corrosive Sludge
///
/// `LOOT_122` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_122 todo 8149baa3 131a9925
pub const LOOT_122: Power = TODO;

/// # Lone Champion
///
/// `LOOT_124` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Lonely [`LOOT_124e`]
///
/// State: Todo
//~ LOOT_124 todo 18cf6691 20955813
pub const LOOT_124: Power = TODO;

/// # Lonely
///
/// `LOOT_124e` · Neutral enchantment
///
/// > **Taunt** and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_124e todo f75fa31a e391064a
pub const LOOT_124e: Power = TODO;

/// # Stoneskin Basilisk
///
/// `LOOT_125` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Poisonous
///
/// State: Vanilla
//~ LOOT_125 vanilla 690f1e8f abeb0e41
pub const LOOT_125: Power = VANILLA;

/// # Arcane Tyrant
///
/// `LOOT_130` · Neutral minion · 5 mana · 4/4
///
/// > Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ LOOT_130 todo 8d1c6398 9193f916
pub const LOOT_130: Power = TODO;

/// # Green Jelly
///
/// `LOOT_131` · Neutral minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a 1/2 Ooze with **Taunt**.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Refers to: Taunt
/// - Tokens: Green Ooze [`LOOT_131t1`]
///
/// State: Todo
//~ LOOT_131 todo 3c637076 5d338be2
pub const LOOT_131: Power = TODO;

/// # Green Ooze
///
/// `LOOT_131t1` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOOT_131t1 vanilla 07eee4d2 cd4cac9e
pub const LOOT_131t1: Power = VANILLA;

/// # Dragonslayer
///
/// `LOOT_132` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Deal 6 damage to a Dragon.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 24 (hearthstone-data 36393.1)
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ LOOT_132 todo 1e7a15bd 8b2eff9d
pub const LOOT_132: Power = TODO;

/// # Toothy Chest
///
/// `LOOT_134` · Neutral minion · 3 mana · 0/4
///
/// > At the start of your turn, set this minion's Attack to 4.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Enchantments: Toothy [`LOOT_134e`]
///
/// State: Todo
//~ LOOT_134 todo d3be50ec b4aecd5a
pub const LOOT_134: Power = TODO;

/// # Toothy
///
/// `LOOT_134e` · Neutral enchantment
///
/// > Attack set to 4.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_134e todo 0eefadcb e15356c9
pub const LOOT_134e: Power = TODO;

/// # Sneaky Devil
///
/// `LOOT_136` · Neutral minion · 4 mana · 2/2
///
/// > **Stealth** Your other minions have +1 Attack.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Imp
/// - Enchantments: Devilish Power [`LOOT_136e`]
///
/// State: Todo
//~ LOOT_136 todo e819215c 5eee4543
pub const LOOT_136: Power = TODO;

/// # Devilish Power
///
/// `LOOT_136e` · Neutral enchantment
///
/// > Sneaky Devil is granting this minion +1 Attack.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Sneaky Devil [`LOOT_136`]
///
/// State: Todo
//~ LOOT_136e todo 5409c64a da856e00
pub const LOOT_136e: Power = TODO;

/// # Sleepy Dragon
///
/// `LOOT_137` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt
/// - Tokens: Sleepy Dragon [`LOOT_137_puzzle`]
///
/// State: Vanilla
//~ LOOT_137 vanilla 65c6f4b1 60e18e35
pub const LOOT_137: Power = VANILLA;

/// # Sleepy Dragon
///
/// `LOOT_137_puzzle` · Neutral minion · 9 mana · 4/12
///
/// > **Taunt**
///
/// - Set: Kobolds & Catacombs · common
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ LOOT_137_puzzle vanilla bcf27b78 b29cb236
pub const LOOT_137_puzzle: Power = VANILLA;

/// # Hoarding Dragon
///
/// `LOOT_144` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Give your opponent two Coins.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ LOOT_144 todo b6c1151a c1d517b9
pub const LOOT_144: Power = TODO;

/// # Corridor Creeper
///
/// `LOOT_149` · Neutral minion · 7 mana · 2/5
///
/// > Costs (1) less whenever a minion dies while this is in your hand.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Beast
/// - Enchantments: Creepier [`LOOT_149e`]
///
/// State: Todo
//~ LOOT_149 todo e80e674e 8471da84
pub const LOOT_149: Power = TODO;

/// # Creepier
///
/// `LOOT_149e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_149e todo fed7c5e1 1d236e70
pub const LOOT_149e: Power = TODO;

/// # Furbolg Mossbinder
///
/// `LOOT_150` · Neutral minion · 5 mana · 1/1
///
/// > **Battlecry:** Transform a friendly minion into a 6/6 Elemental.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Transform a minion."
/// - Tokens: Moss Elemental [`LOOT_150t1`]
///
/// State: Todo
//~ LOOT_150 todo db659f06 eab87814
pub const LOOT_150: Power = TODO;

/// # Moss Elemental
///
/// `LOOT_150t1` · Neutral minion · 6 mana · 6/6
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Elemental
///
/// State: Vanilla
//~ LOOT_150t1 vanilla be1c81d7 7af41841
pub const LOOT_150t1: Power = VANILLA;

/// # Boisterous Bard
///
/// `LOOT_152` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give your other minions +1 Health.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Inspired [`LOOT_152e`]
///
/// State: Todo
//~ LOOT_152 todo 1e4540d9 057c2fb0
pub const LOOT_152: Power = TODO;

/// # Inspired
///
/// `LOOT_152e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_152e todo bee02d79 7a447e21
pub const LOOT_152e: Power = TODO;

/// # Violet Wurm
///
/// `LOOT_153` · Neutral minion · 8 mana · 7/7
///
/// > **Deathrattle:** Summon seven 1/1 Grubs.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Grub [`LOOT_153t1`]
///
/// State: Todo
//~ LOOT_153 todo 416a8b3b 83affee9
pub const LOOT_153: Power = TODO;

/// # Grub
///
/// `LOOT_153t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ LOOT_153t1 vanilla 4f13bb7d 019e74a0
pub const LOOT_153t1: Power = VANILLA;

/// # Gravelsnout Knight
///
/// `LOOT_154` · Neutral minion · 1 mana · 2/3
///
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_154 todo bc3b2216 1d77ada8
pub const LOOT_154: Power = TODO;

/// # Carnivorous Cube
///
/// `LOOT_161` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Carnivorous Cube [`LOOT_161e`]
/// - Tokens: Carnivorous Cube [`LOOT_161_Puzzle`]
///
/// State: Todo
//~ LOOT_161 todo 2baf7a35 f367e0f2
pub const LOOT_161: Power = TODO;

/// # Carnivorous Cube
///
/// `LOOT_161_Puzzle` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
///
/// - Set: Kobolds & Catacombs · epic
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Destroy a friendly minion."
///
/// State: Todo
//~ LOOT_161_Puzzle todo 4ab0a262 2d2a87e7
pub const LOOT_161_Puzzle: Power = TODO;

/// # Carnivorous Cube
///
/// `LOOT_161e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Kobolds & Catacombs
/// - Enchantments: Carnivorous Cube [`LOOT_161e_Puzzle`]
///
/// State: Todo
//~ LOOT_161e todo 8d3b3286 78aa55d9
pub const LOOT_161e: Power = TODO;

/// # Carnivorous Cube
///
/// `LOOT_161e_Puzzle` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_161e_Puzzle todo f689e155 f6b0e63e
pub const LOOT_161e_Puzzle: Power = TODO;

/// # Fungalmancer
///
/// `LOOT_167` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Give adjacent minions +2/+2.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Magic Mushroom [`LOOT_167e`]
///
/// State: Todo
//~ LOOT_167 todo 1d811a43 086e43ac
pub const LOOT_167: Power = TODO;

/// # Magic Mushroom
///
/// `LOOT_167e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_167e todo 562cf655 e4151174
pub const LOOT_167e: Power = TODO;

/// # Silver Vanguard
///
/// `LOOT_184` · Neutral minion · 7 mana · 3/3
///
/// > **Deathrattle: Recruit** an 8-Cost minion.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_184 todo 46a51cd7 8dacf66d
pub const LOOT_184: Power = TODO;

/// # Shimmering Courser
///
/// `LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Elusive
///
/// State: Todo
//~ LOOT_193 todo b69f1656 dafe68e4
pub const LOOT_193: Power = TODO;

/// # Feral Gibberer
///
/// `LOOT_218` · Neutral minion · 1 mana · 1/1
///
/// > After this minion attacks a hero, add a copy of it to your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Todo
//~ LOOT_218 todo 19b73603 2a1f6523
pub const LOOT_218: Power = TODO;

/// # Cursed Disciple
///
/// `LOOT_233` · Neutral minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 5/1 Revenant.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Cursed Revenant [`LOOT_233t`]
///
/// State: Todo
//~ LOOT_233 todo 9de8bb37 a634aa86
pub const LOOT_233: Power = TODO;

/// # Cursed Revenant
///
/// `LOOT_233t` · Neutral minion · 4 mana · 5/1
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
///
/// State: Vanilla
//~ LOOT_233t vanilla 5d37bffc 310ac8b6
pub const LOOT_233t: Power = VANILLA;

/// # Dire Mole
///
/// `LOOT_258` · Neutral minion · 1 mana · 1/3
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ LOOT_258 vanilla 52e8203a 218a0643
pub const LOOT_258: Power = VANILLA;

/// # Shroom Brewer
///
/// `LOOT_291` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Restore #4 Health.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #4 Health."
///
/// State: Todo
//~ LOOT_291 todo cd91798c 99c08c26
pub const LOOT_291: Power = TODO;

/// # Trogg Gloomeater
///
/// `LOOT_315` · Neutral minion · 5 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Taunt, Poisonous
///
/// State: Vanilla
//~ LOOT_315 vanilla 35a67541 b3027801
pub const LOOT_315: Power = VANILLA;

/// # Kobold Apprentice
///
/// `LOOT_347` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 3 damage randomly split among all enemies.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_347 todo 134ea21e 71ca01aa
pub const LOOT_347: Power = TODO;

/// # Marin the Fox
///
/// `LOOT_357` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Summon a 0/8 Treasure Chest for your opponent. *(Break it for awesome loot!)*
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Master Chest [`LOOT_357l`]
///
/// State: Todo
//~ LOOT_357 todo 1a2c13e0 1a7332cf
pub const LOOT_357: Power = TODO;

/// # Master Chest
///
/// `LOOT_357l` · Neutral minion · 3 mana · 0/8
///
/// > **Deathrattle:** Give your opponent a fantastic treasure!
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Deathrattle, Multiply Buff Value
/// - Entourage: Tolin's Goblet [`LOOT_998h`], Zarog's Crown [`LOOT_998j`], Wondrous Wand [`LOOT_998l`], Golden Kobold [`LOOT_998k`]
///
/// State: Todo
//~ LOOT_357l todo 8b9ada7b 791aca2c
pub const LOOT_357l: Power = TODO;

/// # Guild Recruiter
///
/// `LOOT_375` · Neutral minion · 5 mana · 2/4
///
/// > **Battlecry: Recruit** a minion that costs (4) or less.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_375 todo 2dc4de1f f87afc37
pub const LOOT_375: Power = TODO;

/// # Kobold Monk
///
/// `LOOT_382` · Neutral minion · 4 mana · 3/6
///
/// > Your hero is **Elusive**.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Elusive
///
/// State: Todo
//~ LOOT_382 todo 3586ab01 b02b92ad
pub const LOOT_382: Power = TODO;

/// # Hungry Ettin
///
/// `LOOT_383` · Neutral minion · 6 mana · 4/10
///
/// > **Taunt Battlecry:** Summon a random 2-Cost minion for your opponent.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ LOOT_383 todo 20104309 495eb8b9
pub const LOOT_383: Power = TODO;

/// # Fungal Enchanter
///
/// `LOOT_388` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_388 todo 6afec1f8 01a8889b
pub const LOOT_388: Power = TODO;

/// # Rummaging Kobold
///
/// `LOOT_389` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Return one of your destroyed weapons to your hand.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_389 todo 622456f2 be8f6b4a
pub const LOOT_389: Power = TODO;

/// # Shrieking Shroom
///
/// `LOOT_394` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a random 1-Cost minion.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Todo
//~ LOOT_394 todo 079b960f b474739d
pub const LOOT_394: Power = TODO;

/// # Plated Beetle
///
/// `LOOT_413` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Gain 3 Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ LOOT_413 todo 5d55c33b 74b57fd8
pub const LOOT_413: Power = TODO;

/// # Grand Archivist
///
/// `LOOT_414` · Neutral minion · 8 mana · 4/7
///
/// > At the end of your turn, cast a spell from your deck *(targets chosen randomly)*.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Todo
//~ LOOT_414 todo 76985170 c0fbac00
pub const LOOT_414: Power = TODO;

/// # Zola the Gorgon
///
/// `LOOT_516` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Add a Golden copy to your hand."
///
/// State: Todo
//~ LOOT_516 todo 389ee98d 41b6b5bc
pub const LOOT_516: Power = TODO;

/// # Master Oakheart
///
/// `LOOT_521` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry: Recruit** a 1, 2, and 3-Attack minion.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_521 todo 53e55713 bdba5f3a
pub const LOOT_521: Power = TODO;

/// # The Darkness
///
/// `LOOT_526` · Neutral minion · 4 mana · 20/20
///
/// > Starts **Dormant**. **Battlecry:** Shuffle 3 Candles into the enemy deck. When drawn, this awakens.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `1544` = 1, `1652` = 1
/// - Enchantments: Darkness Awaits [`LOOT_526e`]
/// - Tokens: The Darkness [`LOOT_526d`], Darkness Candle [`LOOT_526t`]
///
/// State: Todo
//~ LOOT_526 todo 3def43e9 4f6c1ff7
pub const LOOT_526: Power = TODO;

/// # The Darkness
///
/// `LOOT_526d` · Neutral minion · 4 mana · 20/20
///
/// > @
///
/// - Set: Kobolds & Catacombs · legendary
/// - Mechanics: Untouchable
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3, `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ LOOT_526d todo 0762f875 34e0ac6c
pub const LOOT_526d: Power = TODO;

/// # Darkness Awaits
///
/// `LOOT_526e` · Neutral enchantment
///
/// > **Dormant**. Awaken when your opponent draws @ \|4(Candle, Candles).
///
/// - Set: Kobolds & Catacombs
/// - Tags: `SCORE_VALUE_1` = 3
/// - Enchantments: Darkness Candle Detect [`LOOT_526et`]
///
/// State: Todo
//~ LOOT_526e todo aebea34a 26aea653
pub const LOOT_526e: Power = TODO;

/// # Darkness Candle Detect
///
/// `LOOT_526et` · Neutral enchantment
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_526et todo f6c55862 3eb0e0a9
pub const LOOT_526et: Power = TODO;

/// # Darkness Candle
///
/// `LOOT_526t` · Neutral spell · 4 mana
///
/// > **Casts When Drawn** Snuff out a candle.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ LOOT_526t todo e1138b37 367e9ce1
pub const LOOT_526t: Power = TODO;

/// # Void Ripper
///
/// `LOOT_529` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the Attack and Health of all other minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Void Shift [`LOOT_529e`]
///
/// State: Todo
//~ LOOT_529 todo b53ae545 cab0a8e0
pub const LOOT_529: Power = TODO;

/// # Void Shift
///
/// `LOOT_529e` · Neutral enchantment
///
/// > Attack and Health have been swapped.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_529e todo 29cc5f36 abcac673
pub const LOOT_529e: Power = TODO;

/// # Spiteful Summoner
///
/// `LOOT_539` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Reveal a spell from your deck. Summon a random minion with the same Cost.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ LOOT_539 todo 4d0ac417 dbd8f99c
pub const LOOT_539: Power = TODO;

/// # Dragonhatcher
///
/// `LOOT_540` · Neutral minion · 9 mana · 2/4
///
/// > At the end of your turn, **Recruit** a Dragon.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Recruit
///
/// State: Todo
//~ LOOT_540 todo e8b6b733 2716d0fc
pub const LOOT_540: Power = TODO;

/// # King Togwaggle
///
/// `LOOT_541` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry:** Swap decks with your opponent. Give them a Ransom spell to swap back.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: King's Ransom [`LOOT_541t`]
///
/// State: Todo
//~ LOOT_541 todo 886fc6a1 08fbaad2
pub const LOOT_541: Power = TODO;

/// # King's Ransom
///
/// `LOOT_541t` · Neutral spell · 5 mana
///
/// > Swap decks with your opponent.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_541t todo 8a396c72 e074b87f
pub const LOOT_541t: Power = TODO;

/// # Tolin's Goblet
///
/// `LOOT_998h` · Neutral spell · 3 mana
///
/// > Draw a card. Fill your hand with copies of it.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_998h todo 75c1a959 e62869cb
pub const LOOT_998h: Power = TODO;

/// # Zarog's Crown
///
/// `LOOT_998j` · Neutral spell · 3 mana
///
/// > **Discover** a **Legendary** minion. Summon two copies of it.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Discover
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ LOOT_998j todo 40738825 6c3e071c
pub const LOOT_998j: Power = TODO;

/// # Golden Kobold
///
/// `LOOT_998k` · Neutral minion · 3 mana · 6/6
///
/// > **Taunt** **Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ LOOT_998k todo 822d3d04 01665c4c
pub const LOOT_998k: Power = TODO;

/// # Wondrous Wand
///
/// `LOOT_998l` · Neutral spell · 3 mana
///
/// > Draw 3 cards. Set their Cost to (1).
///
/// - Set: Kobolds & Catacombs
/// - Enchantments: Wand's Wonder [`LOOT_998le`]
///
/// State: Todo
//~ LOOT_998l todo 814a53f2 5efa0021
pub const LOOT_998l: Power = TODO;

/// # Wand's Wonder
///
/// `LOOT_998le` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ LOOT_998le todo 749b9b56 8c13f3ab
pub const LOOT_998le: Power = TODO;
