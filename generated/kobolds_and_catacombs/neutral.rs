//! Neutral cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4fe689a7

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
//~ todo ICC_828t4 41d95da7 bf748e01 5be2990d.e662bef6
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
/// State: Derived
//~ derived LOOT_069 5d2db0c8 23251017 2ef2257a.f8d51d32
pub const LOOT_069: Power = battlecry(&[summon(card("LOOT_069t"))]);

/// # Giant Rat
///
/// `LOOT_069t` · Neutral minion · 3 mana · 2/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla LOOT_069t cb8c2893 20707215 5b73fd74
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
/// State: Derived
//~ derived LOOT_111 d5fc0f65 a19a82d5 9fc6fa60.4aac16bc
pub const LOOT_111: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_most(1)))]);

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
//~ vanilla LOOT_117 99be4e5a 9db4935f 7b79fcc3.efaaa40f
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
/// State: Derived
//~ derived LOOT_118 488391c2 3b08079a 74785f58.bc736e9c
pub const LOOT_118: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(WEAPON).random())]);

/// # Smithing
///
/// `LOOT_118e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_118e e66123e3 607d56b9 13ae6708.ca0484ff
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
/// State: Derived
//~ derived LOOT_122 cd309573 6af45f7e ba993a54.a8bb4a6e
pub const LOOT_122: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

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
/// State: Derived
//~ derived LOOT_124 4a4d7494 e9460c0e 21d54d9e.545c432b
pub const LOOT_124: Power = battlecry(&[attach("LOOT_124e")]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Lonely
///
/// `LOOT_124e` · Neutral enchantment
///
/// > **Taunt** and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_124e 4e4acd9a 4b1d909c dd6806eb.97f1ebc2
pub const LOOT_124e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

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
//~ vanilla LOOT_125 dd412dc1 a2f5589a 3a0c8e66.d696933f
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
/// State: Derived
//~ derived LOOT_130 d137adf5 9c9805c4 b04565d7.fffd98ac
#[rustfmt::skip]
pub const LOOT_130: Power = aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(all(&[SPELL, COST.at_least(5)])))).in_hand().have(&[cost(0)]);

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
/// State: Derived
//~ derived LOOT_131 9a012e7f 2c70d5a8 bb846abd.5d348503
pub const LOOT_131: Power = at_end_of_your_turn(&[summon(card("LOOT_131t1"))]);

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
//~ vanilla LOOT_131t1 44235d5c 30b06e74 6f751de0.4b0c5d24
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
/// State: Derived
//~ derived LOOT_132 c2a05866 abf03eb3 b07be69f.1c4def97
pub const LOOT_132: Power = battlecry(&[deal(6).to(A_MINION.that(DRAGON))]);

/// # Toothy Chest
///
/// `LOOT_134` · Neutral minion · 3 mana · 0/4
///
/// > At the start of your turn, set this minion's Attack to 4.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Enchantments: Toothy [`LOOT_134e`]
///
/// State: Derived
//~ derived LOOT_134 8ee3faaf 30d8d9b1 06d65b54.4ec2514b
pub const LOOT_134: Power = at_start_of_your_turn(&[attach("LOOT_134e")]);

/// # Toothy
///
/// `LOOT_134e` · Neutral enchantment
///
/// > Attack set to 4.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_134e 2d2238a9 1dfe703e 2183d84c.ee5526b7
pub const LOOT_134e: Power = enchant(&[ATTACK.set(4)]);

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
/// State: Derived
//~ derived LOOT_136 c37156ba 0fa27794 47e6fd03.3ae51c60
pub const LOOT_136: Power = aura(OTHER_FRIENDLY_MINIONS).gives("LOOT_136e");

/// # Devilish Power
///
/// `LOOT_136e` · Neutral enchantment
///
/// > Sneaky Devil is granting this minion +1 Attack.
///
/// - Set: Kobolds & Catacombs
/// - Tokens: Sneaky Devil [`LOOT_136`]
///
/// State: Derived
//~ derived LOOT_136e 938360f4 cd8289f4 403b613b.10192244
pub const LOOT_136e: Power = enchant(&[ATTACK.plus(1)]);

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
//~ vanilla LOOT_137 16af52bd 257813a3 c852bc85.4b0c5d24
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
//~ vanilla LOOT_137_puzzle ad3b2cdb f17a2a31 02028406.4b0c5d24
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
/// State: Derived
//~ derived LOOT_144 292c422b 57edcb98 21a100fe.f43adce3
pub const LOOT_144: Power = deathrattle(&[get(card("GAME_005")).copies(2).to(OPPONENT)]);

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
/// State: Derived
//~ derived LOOT_149 e6c62bec 6f70316c 9c3820f3.b6f6291d
pub const LOOT_149: Power = costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::WhileHolding)))]);

/// # Creepier
///
/// `LOOT_149e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_149e 014a9b02 2df3dc32 885a686f.f705eb41
pub const LOOT_149e: Power = enchant(&[cost_less(1)]);

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
/// State: Derived
//~ derived LOOT_150 c72cd3fc 17f19418 8203f786.1ab4548a
pub const LOOT_150: Power = battlecry(&[transform(A_FRIENDLY_MINION, card("LOOT_150t1"))]);

/// # Moss Elemental
///
/// `LOOT_150t1` · Neutral minion · 6 mana · 6/6
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla LOOT_150t1 d5c26b00 89411e35 e54c1ec9
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
/// State: Derived
//~ derived LOOT_152 5cdcc009 71db473b c3e9ece4.9c203991
pub const LOOT_152: Power = battlecry(&[attach("LOOT_152e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Inspired
///
/// `LOOT_152e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_152e af00c544 009b4959 39a01317.1e24a525
pub const LOOT_152e: Power = enchant(&[HEALTH.plus(1)]);

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
/// State: Derived
//~ derived LOOT_153 3cd0ab91 a732398e babc09bf.037a7dab
pub const LOOT_153: Power = deathrattle(&[summon(card("LOOT_153t1")).copies(7)]);

/// # Grub
///
/// `LOOT_153t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla LOOT_153t1 d84d87d5 326e8b5d 35f0a27f
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
/// State: Derived
//~ derived LOOT_154 77e1c382 986f1546 0fe8890d.f18ec49f
pub const LOOT_154: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).to(OPPONENT)]);

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
/// State: Derived
//~ derived LOOT_161 3a435fd7 5189c660 2062290b.0075cc9f
#[rustfmt::skip]
pub const LOOT_161: Power = abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED)).copies(2)])]);

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
/// State: Derived
//~ derived LOOT_161_Puzzle d1355e6e 0e827a4d c58ea188.0075cc9f
#[rustfmt::skip]
pub const LOOT_161_Puzzle: Power = abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED)).copies(2)])]);

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
//~ todo LOOT_161e eafe47ea f727091b 1d522f0d.9486bc48
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
//~ todo LOOT_161e_Puzzle b14b9441 0875dce6 467dca39.9486bc48
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
/// State: Derived
//~ derived LOOT_167 a4045c75 0478657e fad761d2.cbdb3961
pub const LOOT_167: Power = battlecry(&[attach("LOOT_167e").to(THIS.neighbours())]);

/// # Magic Mushroom
///
/// `LOOT_167e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_167e 421aed6d 5ee76dea 31c52aeb.6d6ab056
pub const LOOT_167e: Power = enchant(&[plus(2, 2)]);

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
/// State: Derived
//~ derived LOOT_184 2ce11da2 c28e2d0b d103970c.9d5a3379
pub const LOOT_184: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(8)])).random()))]);

/// # Shimmering Courser
///
/// `LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Beast
/// - Tags: `ELUSIVE` = 0
///
/// State: Derived
//~ derived LOOT_193 be1e91b4 8676e489 98874d68.fc061c5c
pub const LOOT_193: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[has(GameTag::ELUSIVE)]);

/// # Feral Gibberer
///
/// `LOOT_218` · Neutral minion · 1 mana · 1/1
///
/// > After this minion attacks a hero, add a copy of it to your hand.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Derived
//~ derived LOOT_218 845cd5b3 f8d19f89 6f78de59.4d4154e9
pub const LOOT_218: Power = after(THIS.attack(HERO)).then(&[get(copy_of(THIS))]);

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
/// State: Derived
//~ derived LOOT_233 e2ea13af 4eed0c9e 004d54c4.e6819490
pub const LOOT_233: Power = deathrattle(&[summon(card("LOOT_233t"))]);

/// # Cursed Revenant
///
/// `LOOT_233t` · Neutral minion · 4 mana · 5/1
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla LOOT_233t 7ba4e8d8 f515e8dd fe818d10
pub const LOOT_233t: Power = VANILLA;

/// # Dire Mole
///
/// `LOOT_258` · Neutral minion · 1 mana · 1/3
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla LOOT_258 ae2337f8 a82e77d6 32f9a005
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
/// State: Derived
//~ derived LOOT_291 259f1cbd fb5466ff 52e4d2eb.a9d41fa2
pub const LOOT_291: Power = battlecry(&[heal(4).to(TARGET)]);

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
//~ vanilla LOOT_315 0b57b0e3 6fb38028 090778fd.77d15bdb
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
/// State: Derived
//~ derived LOOT_347 96ef88c1 b5f5a983 6f9561bc.474da326
pub const LOOT_347: Power = battlecry(&[deal(3).split_among(ENEMIES)]);

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
//~ todo LOOT_357 4fca494e cad77bbf 957f8b7c.045ad875
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
//~ todo LOOT_357l 4818f598 6c3469b4 4f6dc618.c85a70db
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
/// State: Derived
//~ derived LOOT_375 796c4966 b83b7e97 1a187918.6673bc8d
pub const LOOT_375: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random()))]);

/// # Kobold Monk
///
/// `LOOT_382` · Neutral minion · 4 mana · 3/6
///
/// > Your hero is **Elusive**.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Elusive
///
/// State: Derived
//~ derived LOOT_382 d8002d19 0b969c3e 98a8a9da.95b67259
pub const LOOT_382: Power = aura(YOUR_HERO).have(&[has(GameTag::ELUSIVE)]);

/// # Hungry Ettin
///
/// `LOOT_383` · Neutral minion · 6 mana · 4/10
///
/// > **Taunt Battlecry:** Summon a random 2-Cost minion for your opponent.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived LOOT_383 ef117e4e 201791e3 bb99bd35.336cbf05
pub const LOOT_383: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)]))).to(OPPONENT)]);

/// # Fungal Enchanter
///
/// `LOOT_388` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_388 586b1cf7 3d508b56 127f7c69.9506a155
pub const LOOT_388: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

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
//~ todo LOOT_389 cbf39dfa 652d4086 adb5d6f4.66afa822
pub const LOOT_389: Power = TODO;

/// # Shrieking Shroom
///
/// `LOOT_394` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a random 1-Cost minion.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Derived
//~ derived LOOT_394 33e235f2 1f9b662d 332b5b60.330edcda
pub const LOOT_394: Power = at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(1)])))]);

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
/// State: Derived
//~ derived LOOT_413 823e2491 c250ac94 3d93b6f7.af748536
pub const LOOT_413: Power = deathrattle(&[armor(3)]);

/// # Grand Archivist
///
/// `LOOT_414` · Neutral minion · 8 mana · 4/7
///
/// > At the end of your turn, cast a spell from your deck *(targets chosen randomly)*.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Derived
//~ derived LOOT_414 d907dfae c6aac353 ce10c443.f14f7818
pub const LOOT_414: Power = at_end_of_your_turn(&[cast(the(YOUR_DECK.that(SPELL).random()))]);

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
/// State: Derived
//~ derived LOOT_516 7aa3d2da 855012b8 b58a322a.51aaa942
pub const LOOT_516: Power = battlecry(&[with_each(A_FRIENDLY_MINION), get(copy_of(IT))]);

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
/// State: Derived
//~ derived LOOT_521 38aa13d4 7c95bd1f 0695962b.727b8669
#[rustfmt::skip]
pub const LOOT_521: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(1)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(2)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(3)])).random()))]);

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
//~ todo LOOT_526 680b4038 b6381305 f0a89ba1.38598d9d
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
//~ todo LOOT_526d a5a52324 84e0b77d da600276.56add452
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
//~ todo LOOT_526e 0452c489 515e72b1 14c2e8fa.34cb81ad
pub const LOOT_526e: Power = TODO;

/// # Darkness Candle Detect
///
/// `LOOT_526et` · Neutral enchantment
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_526et 9481505f 7dffb36e 22d5d973
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
//~ todo LOOT_526t 7614a8e6 e2111292 3f06c8f3.292abdca
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
/// State: Derived
//~ derived LOOT_529 b0fca06b 538d4232 cf956883.dd2c080e
pub const LOOT_529: Power = battlecry(&[swap_stats(OTHER_MINIONS)]);

/// # Void Shift
///
/// `LOOT_529e` · Neutral enchantment
///
/// > Attack and Health have been swapped.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_529e 0c4bd167 489f55bf fb904a1a.d0f16af9
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
/// State: Derived
//~ derived LOOT_539 cec6be7d efd95371 070c982b.38467066
pub const LOOT_539: Power =
    battlecry(&[with_each(YOUR_DECK.that(SPELL).random()), summon(costing(MINION, 0, COST.of(IT)))]);

/// # Dragonhatcher
///
/// `LOOT_540` · Neutral minion · 9 mana · 2/4
///
/// > At the end of your turn, **Recruit** a Dragon.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Refers to: Recruit
///
/// State: Derived
//~ derived LOOT_540 a2900609 40cbc47e c66a55ee.bbf31944
pub const LOOT_540: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, DRAGON])).random()))]);

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
//~ todo LOOT_541 1eb3f230 9f244947 970f288a.da14f4bd
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
//~ todo LOOT_541t 20fa1c5b b0b9e164 769cd078.2b81693c
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
//~ todo LOOT_998h b787974e 144c5e5b 37e35f54.ff8d8790
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
/// State: Derived
//~ derived LOOT_998j 96dfa24f a337ca87 cf5f25d5.fab81a55
pub const LOOT_998j: Power =
    spell(&[discover(all(&[MINION, rarity(Rarity::Legendary)])), summon(copy_of(IT)).copies(2)]);

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
//~ todo LOOT_998k b3fcf045 302ffb66 d96ec314.3b315fd9
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
/// State: Derived
//~ derived LOOT_998l f3582b34 a8b839ce 433ac29f.b783ce0e
pub const LOOT_998l: Power = spell(&[draw(3), give(&[cost(1)]).to(IT)]);

/// # Wand's Wonder
///
/// `LOOT_998le` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_998le 0c8c6b96 ea885203 0cfdbc03.dd600ecd
pub const LOOT_998le: Power = enchant(&[cost(0)]);
