//! Neutral cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 529d3054

/// # Stoneskin Basilisk
/// Minion · Beast · 3 mana · 1/1
/// > **Divine Shield Poisonous**@**Divine Shield**, **Poisonous**
//~ todo ICC_828t4 bf748e01 9b94201e.a57a7521 dd9a7442
pub const ICC_828t4: Power = TODO;

/// # Sewer Crawler
/// Minion · 3 mana · 1/1
/// > **Battlecry:** Summon a 2/3 Giant Rat.
/// - Makes: Giant Rat [`LOOT_069t`] (2/3)
//~ derived LOOT_069 23251017 d6fd17e4.f8d51d32 8b84cbb2.04908b5f
pub const LOOT_069: Power = battlecry(&[summon(card("LOOT_069t"))]);

/// # Giant Rat
/// Minion · Beast · 3 mana · 2/3
//~ vanilla LOOT_069t 20707215 efcb6346 4fdf86ee
pub const LOOT_069t: Power = VANILLA;

/// # Scorp-o-matic
/// Minion · Mech · Beast · 2 mana · 1/2
/// > **Battlecry:** Destroy a minion with 1 or less Attack.
//~ derived LOOT_111 a19a82d5 a9ccd9e2.4aac16bc ce163cd0
pub const LOOT_111: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_most(1)))]);

/// # Wax Elemental
/// Minion · Elemental · 1 mana · 0/2
/// > **Taunt Divine Shield**
//~ vanilla LOOT_117 9db4935f 3f3a2914.efaaa40f 91b2ea86
pub const LOOT_117: Power = VANILLA;

/// # Ebon Dragonsmith
/// Minion · Dragon · 4 mana · 3/4
/// > **Battlecry:** Reduce the Cost of a random weapon in your hand by (2).
/// - Makes: Smithing [`LOOT_118e`] ("Cost reduced.")
//~ derived LOOT_118 3b08079a 98ad94e7.bc736e9c b6c2b56f.fa538dd6
pub const LOOT_118: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(WEAPON).random())]);

/// # Smithing
/// Enchantment
/// > Cost reduced.
//~ todo LOOT_118e 607d56b9 d522ad72.ca0484ff 72f78abd
pub const LOOT_118e: Power = TODO;

/// # Corrosive Sludge
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Destroy your opponent's weapon.
//~ derived LOOT_122 6af45f7e 7c0f8337.a8bb4a6e ae1cbc35
pub const LOOT_122: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

/// # Lone Champion
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
/// - Makes: Lonely [`LOOT_124e`] ("Taunt and Divine Shield.")
//~ derived LOOT_124 e9460c0e def81b81.545c432b 676ceb93.25c80400
pub const LOOT_124: Power = battlecry(&[attach("LOOT_124e")]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Lonely
/// Enchantment
/// > **Taunt** and **Divine Shield**.
//~ derived LOOT_124e 4b1d909c d522ad72.97f1ebc2 536d8abe
pub const LOOT_124e: Power = enchant(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]);

/// # Stoneskin Basilisk
/// Minion · Beast · 3 mana · 1/1
/// > **Divine Shield Poisonous**
//~ vanilla LOOT_125 a2f5589a 9b94201e.5ddc4416 dd9a7442
pub const LOOT_125: Power = VANILLA;

/// # Arcane Tyrant
/// Minion · Elemental · 5 mana · 4/4
/// > Costs (0) if you've cast a spell that costs (5) or more this turn.
//~ derived LOOT_130 40b43970 21966729.fffd98ac 8704e4e0
pub const LOOT_130: Power =
    aura(THIS).when(YOU.cast(all(&[SPELL, COST.at_least(5)])).this_turn().at_least(1)).in_hand().have(&[cost(0)]);

/// # Green Jelly
/// Minion · 5 mana · 3/3
/// > At the end of your turn, summon a 1/2 Ooze with **Taunt**.
/// - Makes: Green Ooze [`LOOT_131t1`] (1/2, "Taunt")
//~ derived LOOT_131 2c70d5a8 e8b6bfb0.5d348503 edb77194.d423d3cf
pub const LOOT_131: Power = at_end_of_your_turn(&[summon(card("LOOT_131t1"))]);

/// # Green Ooze
/// Minion · 2 mana · 1/2
/// > **Taunt**
//~ vanilla LOOT_131t1 30b06e74 4c954f50.4b0c5d24 d0d05463
pub const LOOT_131t1: Power = VANILLA;

/// # Dragonslayer
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Deal 6 damage to a Dragon.
//~ derived LOOT_132 abf03eb3 cbdfe8b5.1c4def97 462dbaec
pub const LOOT_132: Power = battlecry(&[deal(6).to(A_MINION.that(DRAGON))]);

/// # Toothy Chest
/// Minion · 3 mana · 0/4
/// > At the start of your turn, set this minion's Attack to 4.
/// - Makes: Toothy [`LOOT_134e`] ("Attack set to 4.")
//~ derived LOOT_134 30d8d9b1 8de48e29.4ec2514b b240b53b.49392488
pub const LOOT_134: Power = at_start_of_your_turn(&[attach("LOOT_134e")]);

/// # Toothy
/// Enchantment
/// > Attack set to 4.
//~ derived LOOT_134e 1dfe703e d522ad72.ee5526b7 2cee850b
pub const LOOT_134e: Power = enchant(&[ATTACK.set(4)]);

/// # Sneaky Devil
/// Minion · Demon · 4 mana · 2/2
/// > **Stealth** Your other minions have +1 Attack.
/// - Makes: Devilish Power [`LOOT_136e`] ("Sneaky Devil is granting this minion +1 Attack.")
//~ derived LOOT_136 0fa27794 db45f100.3ae51c60 ea257e61.88ed5c29
pub const LOOT_136: Power = aura(OTHER_FRIENDLY_MINIONS).gives("LOOT_136e");

/// # Devilish Power
/// Enchantment
/// > Sneaky Devil is granting this minion +1 Attack.
/// - Makes: Sneaky Devil [`LOOT_136`] (2/2, "Stealth Your other minions have +1 Attack.")
//~ derived LOOT_136e cd8289f4 d522ad72.10192244 e4ceadb0.cbe075a4
pub const LOOT_136e: Power = enchant(&[ATTACK.plus(1)]);

/// # Sleepy Dragon
/// Minion · Dragon · 9 mana · 6/12
/// > **Taunt**
/// - Makes: Sleepy Dragon [`LOOT_137_puzzle`] (4/12, "Taunt")
//~ vanilla LOOT_137 257813a3 ae19f274.4b0c5d24 d9c7eebb.ec528408
pub const LOOT_137: Power = VANILLA;

/// # Sleepy Dragon
/// Minion · Dragon · 9 mana · 4/12
/// > **Taunt**
//~ vanilla LOOT_137_puzzle f17a2a31 8023b91e.4b0c5d24 d9c7eebb
pub const LOOT_137_puzzle: Power = VANILLA;

/// # Hoarding Dragon
/// Minion · Dragon · 4 mana · 5/6
/// > **Deathrattle:** Give your opponent two Coins.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived LOOT_144 9df16c88 cce43d3d.f43adce3 20c42307.5b7621c6
pub const LOOT_144: Power = deathrattle(&[get(card("GAME_005")).copies(2).for_(OPPONENT)]);

/// # Corridor Creeper
/// Minion · Beast · 7 mana · 2/5
/// > Costs (1) less whenever a minion dies while this is in your hand.
/// - Makes: Creepier [`LOOT_149e`] ("Costs (1) less.")
//~ done LOOT_149 - c8e05626.b6f6291d 1a4c7124.ec9b8303
pub const LOOT_149: Power = whenever(MINIONS.die()).in_hand().then(&[attach("LOOT_149e")]);

/// # Creepier
/// Enchantment
/// > Costs (1) less.
//~ derived LOOT_149e 2df3dc32 d522ad72.f705eb41 e28711de
pub const LOOT_149e: Power = enchant(&[cost_less(1)]);

/// # Furbolg Mossbinder
/// Minion · 5 mana · 1/1
/// > **Battlecry:** Transform a friendly minion into a 6/6 Elemental.
/// - Makes: Moss Elemental [`LOOT_150t1`] (6/6)
//~ derived LOOT_150 17f19418 a6b2c055.1ab4548a 01acecf3.d60eebeb
pub const LOOT_150: Power = battlecry(&[transform(A_FRIENDLY_MINION, card("LOOT_150t1"))]);

/// # Moss Elemental
/// Minion · Elemental · 6 mana · 6/6
//~ vanilla LOOT_150t1 89411e35 546199ad 2ce55992
pub const LOOT_150t1: Power = VANILLA;

/// # Boisterous Bard
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Give your other minions +1 Health.
/// - Makes: Inspired [`LOOT_152e`] ("\+1 Health.")
//~ derived LOOT_152 71db473b 05811c42.9c203991 42eba444.ffc6ac13
pub const LOOT_152: Power = battlecry(&[attach("LOOT_152e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Inspired
/// Enchantment
/// > \+1 Health.
//~ derived LOOT_152e 009b4959 d522ad72.fd1f4654 d8fb21d7
pub const LOOT_152e: Power = enchant(&[HEALTH.plus(1)]);

/// # Violet Wurm
/// Minion · Beast · 8 mana · 7/7
/// > **Deathrattle:** Summon seven 1/1 Grubs.
/// - Makes: Grub [`LOOT_153t1`] (1/1)
//~ derived LOOT_153 a732398e 032a8bec.037a7dab da9045f7.499d6a4f
pub const LOOT_153: Power = deathrattle(&[summon(card("LOOT_153t1")).copies(7)]);

/// # Grub
/// Minion · Beast · 1 mana · 1/1
//~ vanilla LOOT_153t1 326e8b5d 5533a85b 0c6f8cfc
pub const LOOT_153t1: Power = VANILLA;

/// # Gravelsnout Knight
/// Minion · 1 mana · 2/3
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
//~ derived LOOT_154 2a14dcc5 57ee4cee.f18ec49f 481d27c3
pub const LOOT_154: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).for_(OPPONENT)]);

/// # Carnivorous Cube
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
/// - Makes: Carnivorous Cube [`LOOT_161_Puzzle`] (4/6, "Battlecry: Destroy a friendly minion.…"); Carnivorous Cube [`LOOT_161e`] ("Destroyed ….")
//~ done LOOT_161 - a0c0ba7d.0075cc9f 130e4a9b.1e6f9376
#[rustfmt::skip]
pub const LOOT_161: Power = abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(fresh_copy_of(REMEMBERED)).copies(2)])]);

/// # Carnivorous Cube
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
//~ derived LOOT_161_Puzzle 0e827a4d a0c0ba7d.0075cc9f 130e4a9b
#[rustfmt::skip]
pub const LOOT_161_Puzzle: Power = abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED)).copies(2)])]);

/// # Carnivorous Cube
/// Enchantment
/// > Destroyed {0}.
/// - Makes: Carnivorous Cube [`LOOT_161e_Puzzle`] ("Destroyed ….")
//~ todo LOOT_161e f727091b d522ad72.9486bc48 130e4a9b.19345658
pub const LOOT_161e: Power = TODO;

/// # Carnivorous Cube
/// Enchantment
/// > Destroyed {0}.
//~ todo LOOT_161e_Puzzle 0875dce6 d522ad72.9486bc48 130e4a9b
pub const LOOT_161e_Puzzle: Power = TODO;

/// # Fungalmancer
/// Minion · 5 mana · 2/2
/// > **Battlecry:** Give adjacent minions +2/+2.
/// - Makes: Magic Mushroom [`LOOT_167e`] ("\+2/+2.")
//~ derived LOOT_167 0478657e cb0d2756.cbdb3961 0ded8b75.2c7f256c
pub const LOOT_167: Power = battlecry(&[attach("LOOT_167e").to(THIS.neighbours())]);

/// # Magic Mushroom
/// Enchantment
/// > \+2/+2.
//~ derived LOOT_167e 5ee76dea d522ad72.d5727bd5 ecd531d3
pub const LOOT_167e: Power = enchant(&[plus(2, 2)]);

/// # Silver Vanguard
/// Minion · 7 mana · 3/3
/// > **Deathrattle: Recruit** an 8-Cost minion.
//~ derived LOOT_184 c28e2d0b 16ac4ed8.9d5a3379 77d5cd94
pub const LOOT_184: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(8)])).random()))]);

/// # Shimmering Courser
/// Minion · Beast · 4 mana · 3/3
/// > **Elusive** on your opponent's turn.
//~ done LOOT_193 - 6024d080.fc061c5c 3f88013d
pub const LOOT_193: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[has(GameTag::ELUSIVE)]);

/// # Feral Gibberer
/// Minion · 1 mana · 1/1
/// > After this minion attacks a hero, add a copy of it to your hand.
//~ done LOOT_218 - cbd7c476.4d4154e9 effc0dda
pub const LOOT_218: Power = after(THIS.attack(HERO)).then(&[get(copy_of(THIS))]);

/// # Cursed Disciple
/// Minion · 4 mana · 5/1
/// > **Deathrattle:** Summon a 5/1 Revenant.
/// - Makes: Cursed Revenant [`LOOT_233t`] (5/1)
//~ derived LOOT_233 4eed0c9e 5aee154a.e6819490 0c8e4f93.d47b9291
pub const LOOT_233: Power = deathrattle(&[summon(card("LOOT_233t"))]);

/// # Cursed Revenant
/// Minion · Undead · 4 mana · 5/1
//~ vanilla LOOT_233t f515e8dd ca430d4b 7945e7f9
pub const LOOT_233t: Power = VANILLA;

/// # Dire Mole
/// Minion · Beast · 1 mana · 1/3
//~ vanilla LOOT_258 a82e77d6 55179021 39d4cd67
pub const LOOT_258: Power = VANILLA;

/// # Shroom Brewer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Restore #4 Health.
//~ derived LOOT_291 fb5466ff 16ec05b0.a9d41fa2 9d90383e
pub const LOOT_291: Power = battlecry(&[heal(4).to(TARGET)]);

/// # Trogg Gloomeater
/// Minion · 5 mana · 1/5
/// > **Taunt Poisonous**
//~ vanilla LOOT_315 6fb38028 a68ddbd9.77d15bdb b08600ec
pub const LOOT_315: Power = VANILLA;

/// # Kobold Apprentice
/// Minion · 3 mana · 2/1
/// > **Battlecry:** Deal 3 damage randomly split among all enemies.
//~ derived LOOT_347 b5f5a983 dede83d0.474da326 52440b20
pub const LOOT_347: Power = battlecry(&[deal(3).split_among(ENEMIES)]);

/// # Marin the Fox
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Summon a 0/8 Treasure Chest for your opponent. *(Break it for awesome loot!)*
/// - Makes: Master Chest [`LOOT_357l`] (0/8, "Deathrattle: Give your opponent a fantastic…")
//~ done LOOT_357 - 135a7668.045ad875 267fe891.e58b43ff
pub const LOOT_357: Power = battlecry(&[summon(card("LOOT_357l")).for_(OPPONENT)]);

/// # Master Chest
/// Minion · 3 mana · 0/8
/// > **Deathrattle:** Give your opponent a fantastic treasure!
//~ done LOOT_357l - 8dfdb0dd.c85a70db 1e6a165c
pub const LOOT_357l: Power =
    deathrattle(&[get(one_of(&["LOOT_998h", "LOOT_998j", "LOOT_998l", "LOOT_998k"])).for_(OPPONENT)]);

/// # Guild Recruiter
/// Minion · Draenei · 5 mana · 2/4
/// > **Battlecry: Recruit** a minion that costs (4) or less.
//~ derived LOOT_375 b83b7e97 b602f2d0.6673bc8d 5e112b13
pub const LOOT_375: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random()))]);

/// # Kobold Monk
/// Minion · 4 mana · 3/6
/// > Your hero is **Elusive**.
//~ derived LOOT_382 0b969c3e e3b1249d.95b67259 340ba669
pub const LOOT_382: Power = aura(YOUR_HERO).have(&[has(GameTag::ELUSIVE)]);

/// # Hungry Ettin
/// Minion · 6 mana · 4/10
/// > **Taunt Battlecry:** Summon a random 2-Cost minion for your opponent.
//~ derived LOOT_383 a97c8062 588acc07.336cbf05 14db8b9a
pub const LOOT_383: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)]))).for_(OPPONENT)]);

/// # Fungal Enchanter
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Restore #2 Health to all friendly characters.
//~ derived LOOT_388 3d508b56 05878c57.9506a155 93ccdde9
pub const LOOT_388: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Rummaging Kobold
/// Minion · 3 mana · 1/3
/// > **Battlecry:** Return one of your destroyed weapons to your hand.
//~ done LOOT_389 - d6e41f6e.66afa822 f828c41c
pub const LOOT_389: Power = battlecry(&[get(copy_of(DESTROYED_WEAPONS.random()))]);

/// "your destroyed weapons"
pub(crate) const DESTROYED_WEAPONS: Selector = YOUR_GRAVEYARD.that(WEAPON).that(among(&YOU.equip(CARD).this_game()));

/// # Shrieking Shroom
/// Minion · 3 mana · 1/2
/// > At the end of your turn, summon a random 1-Cost minion.
//~ derived LOOT_394 1f9b662d d6e49ecb.330edcda 25c3c54a
pub const LOOT_394: Power = at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(1)])))]);

/// # Plated Beetle
/// Minion · Beast · 2 mana · 2/3
/// > **Deathrattle:** Gain 3 Armor.
//~ derived LOOT_413 c250ac94 40a2c733.af748536 9f5e9628
pub const LOOT_413: Power = deathrattle(&[armor(3)]);

/// # Grand Archivist
/// Minion · 8 mana · 4/7
/// > At the end of your turn, cast a spell from your deck *(targets chosen randomly*).
//~ derived LOOT_414 c6aac353 f94c0c2c.b17fb59e 25b76fcf
pub const LOOT_414: Power = at_end_of_your_turn(&[cast(the(YOUR_DECK.that(SPELL).random()))]);

/// # Zola the Gorgon
/// Minion · Naga · 3 mana · 2/2
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
//~ done LOOT_516 - 553baa29.51aaa942 6a4f572c
pub const LOOT_516: Power = battlecry(&[select(A_FRIENDLY_MINION), get(copy_of(IT))]);

/// # Master Oakheart
/// Minion · 9 mana · 5/5
/// > **Battlecry: Recruit** a 1, 2, and 3-Attack minion.
//~ done LOOT_521 - 75280faa.727b8669 91ecf9f8
#[rustfmt::skip]
pub const LOOT_521: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(1)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(2)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, ATTACK.is(3)])).random()))]);

/// # The Darkness
/// Minion · 4 mana · 20/20
/// > Starts **Dormant**. **Battlecry:** Shuffle 3 Candles into the enemy deck. When drawn, this awakens.
/// - Makes: The Darkness [`LOOT_526d`] (20/20, "X"); Darkness Candle [`LOOT_526t`] ("Casts When Drawn Snuff out a candle."); Darkness Awaits [`LOOT_526e`] ("Dormant. Awaken when your opponent draws X…")
//~ done LOOT_526 - a04fca1b.38598d9d 105d43a0.31cf7e37
pub const LOOT_526: Power = abilities(&[
    dormant_until(Goal::Times(3), &[OPPONENT.draw(named("LOOT_526t"))]),
    battlecry(&[shuffle(card("LOOT_526t")).copies(3).for_(OPPONENT)]),
]);

/// # The Darkness
/// Minion · 4 mana · 20/20
/// > @
//~ todo LOOT_526d 84e0b77d a04fca1b.56add452 105d43a0
pub const LOOT_526d: Power = TODO;

/// # Darkness Awaits
/// Enchantment
/// > **Dormant**. Awaken when your opponent draws @ \|4(Candle, Candles).
/// - Makes: Darkness Candle Detect [`LOOT_526et`]
//~ todo LOOT_526e 515e72b1 d522ad72.34cb81ad f4ee5fcd.743c5716
pub const LOOT_526e: Power = TODO;

/// # Darkness Candle Detect
/// Enchantment
//~ todo LOOT_526et 7dffb36e d522ad72 94a75214
pub const LOOT_526et: Power = TODO;

/// # Darkness Candle
/// Spell · 4 mana
/// > **Casts When Drawn** Snuff out a candle.
//~ done LOOT_526t - 38d1d3b0.292abdca 3ae01359
pub const LOOT_526t: Power = spell(&[]);

/// # Void Ripper
/// Minion · Demon · 3 mana · 3/3
/// > **Battlecry:** Swap the Attack and Health of all other minions.
/// - Makes: Void Shift [`LOOT_529e`] ("Attack and Health have been swapped.")
//~ derived LOOT_529 538d4232 ddf3412b.dd2c080e 3c1d87a3.80463fe0
pub const LOOT_529: Power = battlecry(&[swap_stats(OTHER_MINIONS)]);

/// # Void Shift
/// Enchantment
/// > Attack and Health have been swapped.
//~ todo LOOT_529e 489f55bf d522ad72.d0f16af9 820b81c0
pub const LOOT_529e: Power = TODO;

/// # Spiteful Summoner
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Reveal a spell from your deck. Summon a random minion with the same Cost.
//~ done LOOT_539 - 3c6a5243.38467066 6027369d
pub const LOOT_539: Power = battlecry(&[
    select(YOUR_DECK.that(SPELL).random()),
    summon(random_costing(MINION, COST.of(IT))).when(there_is(&IT)),
]);

/// # Dragonhatcher
/// Minion · 9 mana · 2/4
/// > At the end of your turn, **Recruit** a Dragon.
//~ derived LOOT_540 40cbc47e 48b50faf.bbf31944 a97bf1f5
pub const LOOT_540: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, DRAGON])).random()))]);

/// # King Togwaggle
/// Minion · 8 mana · 5/5
/// > **Battlecry:** Swap decks with your opponent. Give them a Ransom spell to swap back.
/// - Makes: King's Ransom [`LOOT_541t`] ("Swap decks with your opponent.")
//~ done LOOT_541 - be3862ec.da14f4bd 00f44cf0.ab308f86
pub const LOOT_541: Power = battlecry(&[
    keep_with(the(YOUR_DECK), THIS),
    put_at_bottom(the(ENEMY_DECK)),
    put_at_bottom(the(KEPT)).for_(OPPONENT),
    get(card("LOOT_541t")).for_(OPPONENT),
]);

/// # King's Ransom
/// Spell · 5 mana
/// > Swap decks with your opponent.
//~ done LOOT_541t - 36b694de.2b81693c a0465c7f
pub const LOOT_541t: Power =
    spell(&[keep_with(the(YOUR_DECK), THIS), put_at_bottom(the(ENEMY_DECK)), put_at_bottom(the(KEPT)).for_(OPPONENT)]);

/// # Tolin's Goblet
/// Spell · 3 mana
/// > Draw a card. Fill your hand with copies of it.
//~ done LOOT_998h - 82ede6d1.ff8d8790 fe2e5d8c
pub const LOOT_998h: Power = spell(&[draw(1), get(copy_of(IT)).copies(10)]);

/// # Zarog's Crown
/// Spell · 3 mana
/// > **Discover** a **Legendary** minion. Summon two copies of it.
//~ done LOOT_998j - 82ede6d1.fab81a55 3caf52b4
pub const LOOT_998j: Power = spell(&[discover_then(
    Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own),
    &[summon(copy_of(IT)).copies(2)],
)]);

/// # Golden Kobold
/// Minion · 3 mana · 6/6
/// > **Taunt Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
//~ done LOOT_998k - 0bce3068.78bd0d2d cac3f1b9
pub const LOOT_998k: Power =
    battlecry(&[transform(YOUR_HAND, random(all(&[MINION, rarity(Rarity::Legendary)]))), give(&[cost_less(1)]).to(IT)]);

/// # Wondrous Wand
/// Spell · 3 mana
/// > Draw 3 cards. Set their Cost to (1).
/// - Makes: Wand's Wonder [`LOOT_998le`] ("Costs (0).")
//~ derived LOOT_998l a8b839ce 82ede6d1.b783ce0e a8d1d66b.8048be4c
pub const LOOT_998l: Power = spell(&[draw(3), give(&[cost(1)]).to(IT)]);

/// # Wand's Wonder
/// Enchantment
/// > Costs (0).
//~ derived LOOT_998le ea885203 d522ad72.dd600ecd 0e668053
pub const LOOT_998le: Power = enchant(&[cost(0)]);
