//! Neutral cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 32837a0f

/// # Mogu Warmaster
///
/// `BE_008` · Neutral minion · 3 mana · 2/5
///
/// > After you play a neutral card, your next spell costs (1) less this turn.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Tags: `4578` = 1
/// - Enchantments: War Shout [`BE_008e`]
///
/// State: Derived
//~ derived BE_008 230e007e b495ac28 96bf92d6.4611dc42
pub const BE_008: Power = after(YOU.play(class(CardClass::Neutral))).then(&[attach("BE_008e").to(YOU)]);

/// # War Shout
///
/// `BE_008e` · Neutral enchantment
///
/// > Your next spell this turn costs (1) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BE_008e 915557c6 e2f79910 526e0af8.0f7de794
pub const BE_008e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL)).this_turn();

/// # Mastermind Yogg-Saron
///
/// `BE_009` · Neutral minion · 9 mana · 7/5
///
/// > **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Controlled [`BE_009e2`]
/// - Tokens: Brain of Yogg-Saron [`BE_009t1`], Madness of Yogg-Saron [`BE_009t2`], Ascent of Yogg-Saron [`BE_009t3`], Domain of Yogg-Saron [`BE_009t4`]
///
/// State: Todo
//~ todo BE_009 08778e86 a401657f 95b3ddd7.5ec49441
pub const BE_009: Power = TODO;

/// # Controlled
///
/// `BE_009e2` · Neutral enchantment
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_009e2 c68e3370 c8442b2e 9bc153c1
pub const BE_009e2: Power = TODO;

/// # Brain of Yogg-Saron
///
/// `BE_009t1` · Neutral spell · 0 mana
///
/// > Your next spell this turn casts twice.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Brainy [`BE_009t1e`]
///
/// State: Todo
//~ todo BE_009t1 e244f851 8cbcfa89 d32d188f.4f6f9668
pub const BE_009t1: Power = TODO;

/// # Brainy
///
/// `BE_009t1e` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BE_009t1e b8384773 ab0c3fca c7f90cec.4f6f9668
pub const BE_009t1e: Power = TODO;

/// # Madness of Yogg-Saron
///
/// `BE_009t2` · Neutral spell · 0 mana
///
/// > Deal 10 damage.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_009t2 ff3e10ce bb1405af 2a481ce1.05dc380d
pub const BE_009t2: Power = spell(&[deal(10).to(TARGET)]);

/// # Ascent of Yogg-Saron
///
/// `BE_009t3` · Neutral spell · 0 mana
///
/// > Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Reduced [`BE_009t3e`]
///
/// State: Todo
//~ todo BE_009t3 5617e25f b898aa37 3e80aa58.3468605d
pub const BE_009t3: Power = TODO;

/// # Reduced
///
/// `BE_009t3e` · enchantment
///
/// > Reduced Cost
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_009t3e 4e08fe56 7a132557 e95de45c.01ff2d2d
pub const BE_009t3e: Power = TODO;

/// # Domain of Yogg-Saron
///
/// `BE_009t4` · Neutral spell · 0 mana
///
/// > Draw 5 spells.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived BE_009t4 71ce277e 712a3b44 5288cd03.b4fd3473
pub const BE_009t4: Power = spell(&[draw_that(5, SPELL)]);

/// # C'Thun, Eye of the Empire
///
/// `BE_013` · Neutral minion · 10 mana · 12/12
///
/// > **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Old God, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: Wrath of C'Thun [`BE_013t1`], Domain of C'Thun [`BE_013t2`], Glare of C'Thun [`BE_013t3`], Servants of C'Thun [`BE_013t4`], Faceless Fanatic [`BE_013t5`], Glare of C'Thun [`BE_013t6`]
///
/// State: Todo
//~ todo BE_013 90dcf4eb d8ad1fb2 4b6d1409.55fa3cfe
pub const BE_013: Power = TODO;

/// # Wrath of C'Thun
///
/// `BE_013t1` · Neutral spell · 0 mana
///
/// > Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Immune To Spellpower, Dont Pick From Subsets
/// - Tags: `1544` = 1
///
/// State: Todo
//~ todo BE_013t1 04d54313 60e945a6 2fd3d83a.399943de
pub const BE_013t1: Power = TODO;

/// # Domain of C'Thun
///
/// `BE_013t2` · Neutral spell · 2 mana
///
/// > Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Tags: `1544` = 1
/// - Enchantments: Abhorrent [`BE_013t2e1`], Abhorrent [`BE_013t2e2`]
///
/// State: Todo
//~ todo BE_013t2 46fef41c 3bcfa0da 42a50c19.efb1ac04
pub const BE_013t2: Power = TODO;

/// # Abhorrent
///
/// `BE_013t2e1` · Neutral enchantment
///
/// > +2/+3
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_013t2e1 3d46e2db e3940ca4 5309f0c6.e24cd8c8
pub const BE_013t2e1: Power = enchant(&[plus(2, 3)]);

/// # Abhorrent
///
/// `BE_013t2e2` · Neutral enchantment
///
/// > +6/+9
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_013t2e2 bc9783d9 fc9ba871 7a858c95.924aed99
pub const BE_013t2e2: Power = enchant(&[plus(6, 9)]);

/// # Glare of C'Thun
///
/// `BE_013t3` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Immune To Spellpower, Dont Pick From Subsets, Lifesteal
/// - Tags: `1544` = 1
///
/// State: Derived
//~ derived BE_013t3 4e1cb936 a841a503 57573289.ca8eda09
pub const BE_013t3: Power = spell(&[deal(5).to(AN_ENEMY_MINION)]);

/// # Servants of C'Thun
///
/// `BE_013t4` · Neutral spell · 2 mana
///
/// > Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Taunt
/// - Tags: `1544` = 1
///
/// State: Todo
//~ todo BE_013t4 f5cabe92 5db4b703 20131859.d17dfe66
pub const BE_013t4: Power = TODO;

/// # Faceless Fanatic
///
/// `BE_013t5` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BE_013t5 97ea3c30 3704acb1 3b56a80c.4b0c5d24
pub const BE_013t5: Power = VANILLA;

/// # Glare of C'Thun
///
/// `BE_013t6` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets, Lifesteal
/// - Tags: `1544` = 1
///
/// State: Derived
//~ derived BE_013t6 3760b9be 6de6976c 3b6dbc8d.ca8eda09
pub const BE_013t6: Power = spell(&[deal(5).to(AN_ENEMY_MINION)]);

/// # Spawn of C'Thun
///
/// `BE_014` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God Cthun Tooltip
/// - Refers to: tag 4128
/// - Tags: `1544` = 1
///
/// State: Todo
//~ todo BE_014 78e0f3cb 42f34216 6756d8a9.a7fd7cfe
pub const BE_014: Power = TODO;

/// # N'Zoth, Dream's End
///
/// `BE_017` · Neutral minion · 15 mana · 5/7
///
/// > **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Old God, Activatable Minion
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
/// - Tokens: Call of N'Zoth [`BE_017t3`], Mastery of N'Zoth [`BE_017t4`], Army of N'Zoth [`BE_017t5`], Domain of N'Zoth [`BE_017t6`]
///
/// State: Todo
//~ todo BE_017 af6f2ec6 4d6253ec 59b8b8e9.183b9792
pub const BE_017: Power = TODO;

/// # Call of N'Zoth
///
/// `BE_017t3` · Neutral spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion that costs (5) or more to summon.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Discover, Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Derived
//~ derived BE_017t3 2f7f3dd7 97897844 d0dab320.d2991907
#[rustfmt::skip]
pub const BE_017t3: Power = spell(&[offer(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_least(5)]), Classes::Own), &[summon(the(IT))])]);

/// # Mastery of N'Zoth
///
/// `BE_017t4` · Neutral spell · 0 mana
///
/// > Trigger another friendly minion's **Deathrattle** twice.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Todo
//~ todo BE_017t4 1128772e 88b0c589 dc4d3f54.f4cc41a8
pub const BE_017t4: Power = TODO;

/// # Army of N'Zoth
///
/// `BE_017t5` · Neutral spell · 0 mana
///
/// > Resurrect 4 different **Deathrattle** minions.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
///
/// State: Todo
//~ todo BE_017t5 0f080fe9 fc1173e4 0fa06367.83295324
pub const BE_017t5: Power = TODO;

/// # Domain of N'Zoth
///
/// `BE_017t6` · Neutral spell · 0 mana
///
/// > Give another friendly minion "**Deathrattle:** Deal 2 damage to all enemy minions."
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Deathrattle
/// - Tags: `1544` = 1
/// - Enchantments: Domain of N'Zoth [`BE_017t6e`]
///
/// State: Derived
//~ derived BE_017t6 d628c1c7 5f45b5be ea874da1.2725e9e8
pub const BE_017t6: Power = spell(&[attach("BE_017t6e").to(A_FRIENDLY_MINION.other())]);

/// # Domain of N'Zoth
///
/// `BE_017t6e` · Neutral enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// - Set: Reign of the Black Empire
/// - Tags: `4237` = 1
///
/// State: Derived
//~ derived BE_017t6e 1c81d703 b226e982 0673eaef.45929390
pub const BE_017t6e: Power = deathrattle(&[deal(2).to(ENEMY_MINIONS)]);

/// # M.O.T.H.E.R.
///
/// `BE_036` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Enchantments: M.O.T.H.E.R.'s Love [`BE_036e2`]
///
/// State: Todo
//~ todo BE_036 1b75e09c ad33177e 9b160e99.9a6bed1c
pub const BE_036: Power = TODO;

/// # M.O.T.H.E.R.'s Love
///
/// `BE_036e2` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_036e2 307e80cc 88b7137f 8bfc61ae.dda26391
pub const BE_036e2: Power = TODO;

/// # F3TCH3R
///
/// `BE_044` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry: Assemble** a 4-Cost minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Craft
/// - Tags: `2539` = 1, `4578` = 1
/// - Enchantments: Assembled [`BE_044e`]
///
/// State: Todo
//~ todo BE_044 cb2d8884 ce78b635 43ec68ba.a12153c7
pub const BE_044: Power = TODO;

/// # Assembled
///
/// `BE_044e` · Neutral enchantment
///
/// > This has been Assemble**d** with {0}.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_044e b7ed7348 f96a35dc a38f3b54.92c72e4e
pub const BE_044e: Power = TODO;

/// # Vaultkeeper
///
/// `BE_151` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give adjacent minions +2/+2.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Vault Protection [`BE_151e`]
///
/// State: Derived
//~ derived BE_151 3baa0274 2f46aef1 22fe84e1.0a4eab22
#[rustfmt::skip]
pub const BE_151: Power = abilities(&[battlecry(&[attach("BE_151e").to(THIS.neighbours())]), deathrattle(&[attach("BE_151e").to(THIS.neighbours())])]);

/// # Vault Protection
///
/// `BE_151e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_151e 15ecb235 f9702eef 6bdf5045.6d6ab056
pub const BE_151e: Power = enchant(&[plus(2, 2)]);

/// # Mantid Precursor
///
/// `BE_169` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1 and **Rush**.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Ride to Battle! [`BE_169e`]
///
/// State: Derived
//~ derived BE_169 3056c563 f2e71b15 db87c372.12065503
pub const BE_169: Power = battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&YOUR_WEAPON));

/// # Ride to Battle!
///
/// `BE_169e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_169e 95c6cff7 60cefef2 3cc3d623.67341004
pub const BE_169e: Power = enchant(&[plus(1, 1)]);

/// # Bloatray
///
/// `BE_193` · Neutral minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla BE_193 44f8251d 2d2cc691 8710314b.2574dcf7
pub const BE_193: Power = VANILLA;

/// # Gargantuan Slitherer
///
/// `BE_204` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt Battlecry:** Choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Taunt, Battlecry, Old God Cthun Tooltip
/// - Tags: `4578` = 1
///
/// State: Todo
//~ todo BE_204 129e3e50 eb477a40 6d8e0460.f9a56d89
pub const BE_204: Power = TODO;

/// # Unstable Prototype
///
/// `BE_207` · Neutral minion · 1 mana · 0/1
///
/// > Reborn **Deathrattle:** Give all minions in your hand +1/+1.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Power Up [`BE_207e`]
///
/// State: Derived
//~ derived BE_207 df1bfd65 0d196fac e4cdd943.7637e8f8
pub const BE_207: Power = deathrattle(&[attach("BE_207e").to(YOUR_HAND.that(MINION))]);

/// # Power Up
///
/// `BE_207e` · Hunter enchantment
///
/// > +1/+1
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_207e a0828783 1ee4c196 08883d83.29d9cb13
pub const BE_207e: Power = enchant(&[plus(1, 1)]);

/// # Primordial Wyrm
///
/// `BE_255` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, gain +1 Health.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Tags: `4548` = 1
/// - Enchantments: Gorged [`BE_255e`]
///
/// State: Derived
//~ derived BE_255 bc3b74df 75f5eb1e a2b287f6.26df8579
pub const BE_255: Power = after(YOU.play(MINION)).then(&[give(&[HEALTH.plus(1)])]);

/// # Gorged
///
/// `BE_255e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_255e 3e22f652 ab5833f7 982ad040.89b088dc
pub const BE_255e: Power = TODO;

/// # Tome Translator
///
/// `BE_327` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Tome Translator [`BE_327t`], Tome Translator [`BE_327t1`], Tome Translator [`BE_327t2`], Tome Translator [`BE_327t3`]
///
/// State: Todo
//~ todo BE_327 836ac0ff b409f46e 1bf55b98.3564b4ff
pub const BE_327: Power = TODO;

/// # Tome Translator
///
/// `BE_327t` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Summon two random 2-Cost **Deathrattle** minions.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Yogg Scripture [`BE_327te`], Y'Shaarj Scripture [`BE_327te2`]
///
/// State: Derived
//~ derived BE_327t e80dded5 f30df232 a5d1f78d.ccace60b
pub const BE_327t: Power =
    battlecry(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(2)]))).copies(2)]);

/// # Tome Translator
///
/// `BE_327t1` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** The next spell you cast this turn costs (4) less.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BE_327t1 3a898c8e bfbbbd40 4da10e49.f4145138
pub const BE_327t1: Power = battlecry(&[attach("BE_327te").to(YOU)]);

/// # Tome Translator
///
/// `BE_327t2` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BE_327t2 36331fd0 904c1a8f 983c074c.14221bc4
pub const BE_327t2: Power = battlecry(&[deal(6).split_among(OTHER_MINIONS)]);

/// # Tome Translator
///
/// `BE_327t3` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Gain the stats of a random adjacent minion.
///
/// - Set: Reign of the Black Empire · epic
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BE_327t3 c9fda758 26097b67 6afcebcb.7106e2c2
pub const BE_327t3: Power = TODO;

/// # Yogg Scripture
///
/// `BE_327te` · Druid enchantment
///
/// > The next spell you cast this turn costs (4) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BE_327te 22003d80 0902fd2c 78bfe56e.669a4068
pub const BE_327te: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(4)]).until(YOU.play(SPELL)).this_turn();

/// # Y'Shaarj Scripture
///
/// `BE_327te2` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_327te2 a46e76e5 8b602176 620083b3.a536d554
pub const BE_327te2: Power = TODO;

/// # OC91 Chariot
///
/// `BE_701` · Neutral minion · 5 mana · 5/5
///
/// > After you play a minion, draw a card.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived BE_701 dffe104d 0f7fa990 c10ff658.fcafea94
pub const BE_701: Power = after(YOU.play(MINION)).then(&[draw(1)]);

/// # Titanic Thrasher
///
/// `BE_733` · Neutral minion · 8 mana · 6/6
///
/// > **Rush**, **Windfury** Costs (1) less for each enemy minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Windfury, Rush
///
/// State: Derived
//~ derived BE_733 2c3b33be 088a7cf5 8eb731f9.3b023071
pub const BE_733: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Assimilating Ooze
///
/// `BE_734` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this at the end of this turn.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: All
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Derived
//~ derived BE_734 7cb380be 263caef6 70d6bab6.514ce816
pub const BE_734: Power = battlecry(&[later(&whenever(PLAYERS.turn_end()).does(&[summon(copy_of(THIS))]))]);

/// # Y'Shaarj, Titan Bane
///
/// `BE_784` · Neutral minion · 10 mana · 10/10
///
/// > **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Old God, Activatable Minion
/// - Refers to: Immune
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 30, `1544` = 1
/// - Enchantments: Titan Bane [`BE_784e`]
/// - Tokens: Gaze of Y'Shaarj [`BE_784t1`], Spawn of Y'Shaarj [`BE_784t2`], Might of Y'Shaarj [`BE_784t3`], Domain of Y'Shaarj [`BE_784t4`]
///
/// State: Todo
//~ todo BE_784 3818d885 5c88a61b 7708f19d.b127b7da
pub const BE_784: Power = TODO;

/// # Titan Bane
///
/// `BE_784e` · Neutral enchantment
///
/// > **Immune** until your next turn.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_784e dacbd93f 187e5549 307c2926.10ad1b46
pub const BE_784e: Power = enchant(&[has(GameTag::IMMUNE)]).until_your_next_turn();

/// # Gaze of Y'Shaarj
///
/// `BE_784t1` · Neutral spell · 0 mana
///
/// > Force all enemy minions to attack this.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_784t1 347f9c86 c18c8cc6 d3591671.96a60717
pub const BE_784t1: Power = spell(&[with_each(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Spawn of Y'Shaarj
///
/// `BE_784t2` · Neutral spell · 0 mana
///
/// > Summon a random minion that costs (8) or more. Get a copy of it.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Mighty [`BE_784t2e`]
///
/// State: Derived
//~ derived BE_784t2 9b0dc408 10676e92 5576c905.fc5c121f
pub const BE_784t2: Power = spell(&[summon(random(all(&[MINION, COST.at_least(8)]))), get(copy_of(IT))]);

/// # Mighty
///
/// `BE_784t2e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_784t2e 63221ca0 9597fb04 cedef8ee.a536d554
pub const BE_784t2e: Power = TODO;

/// # Might of Y'Shaarj
///
/// `BE_784t3` · Neutral spell · 0 mana
///
/// > Gain the stats of adjacent minions.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_784t3 6199d25c 850fe9a1 8d13dabc.26607941
pub const BE_784t3: Power = TODO;

/// # Domain of Y'Shaarj
///
/// `BE_784t4` · Neutral spell · 0 mana
///
/// > Your next card costs (5) less.
///
/// - Set: Reign of the Black Empire
/// - Enchantments: Domain of Y'Shaarj [`BE_784t4e`]
///
/// State: Derived
//~ derived BE_784t4 3161b94e 32aab127 134bec50.5fc112a3
pub const BE_784t4: Power = spell(&[attach("BE_784t4e").to(YOU)]);

/// # Domain of Y'Shaarj
///
/// `BE_784t4e` · Neutral enchantment
///
/// > Your next card costs (5) less.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Aura
///
/// State: Derived
//~ derived BE_784t4e 401e32ac 8aae74c5 09817d42.5fc112a3
pub const BE_784t4e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(5)]).until(YOU.play(CARD));

/// # Crystalline Golem
///
/// `BE_861` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Reborn
///
/// State: Derived
//~ derived BE_861 5fb4d574 a21323d2 f643dd3f.5df91715
pub const BE_861: Power = deathrattle(&[heal(3).to(YOUR_HERO)]);

/// # Shadewing
///
/// `BE_993` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Reduce the Cost of a random Shadow spell in your hand by (2).
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Shady [`BE_993e`]
///
/// State: Derived
//~ derived BE_993 be188030 5f63cd04 6914aa5e.6be81dc9
pub const BE_993: Power =
    deathrattle(&[give(&[cost_less(2)]).to(YOUR_HAND.that(school(SpellSchool::Shadow)).random())]);

/// # Shady
///
/// `BE_993e` · Neutral enchantment
///
/// > The next Shadow spell you play costs (1) less.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_993e 44ba28ba 34438b99 82f6b5ff.7a1353c4
#[rustfmt::skip]
pub const BE_993e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Shadow)), &[cost_less(1)]).until(YOU.play(school(SpellSchool::Shadow)));

/// # Stone Trogg
///
/// `BE_994` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 6 damage to a minion. If it survives, gain +6 Health and **Taunt**. ~GAMEPLAY ASPROXY BE 994
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `4548` = 1
/// - Enchantments: Prank Successful [`BE_994e`]
///
/// State: Derived
//~ derived BE_994 5dc3ba67 01d8657f 990b347f.7dfefe6f
#[rustfmt::skip]
pub const BE_994: Power = battlecry(&[deal(6).to(A_MINION), give(&[HEALTH.plus(6), has(GameTag::TAUNT)]).when(there_is(&IT.that(not(&DEAD))))]);

/// # Prank Successful
///
/// `BE_994e` · Druid enchantment
///
/// > +6 Health.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_994e d49d9076 f6b4bdae 0448e12f.7232da84
pub const BE_994e: Power = enchant(&[HEALTH.plus(6)]);

/// # Frontline Ironborn
///
/// `BE_996` · Neutral minion · 5 mana · 3/5
///
/// > After an enemy minion dies on your turn, gain +2/+2 and a random **Bonus Effect**.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Bonus Effects
/// - Tags: `4548` = 1
/// - Enchantments: Ironborn [`BE_996e`]
///
/// State: Derived
//~ derived BE_996 703d7f2b ea624f48 8c00ea5e.e76a6c33
pub const BE_996: Power = after(ENEMY_MINIONS.die()).when(ON_YOUR_TURN).then(&[attach("BE_996e"), bonus_effects(1)]);

/// # Ironborn
///
/// `BE_996e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_996e 81c8124d 1541de7f 5923075b.6d6ab056
pub const BE_996e: Power = enchant(&[plus(2, 2)]);

/// # Proto-Pandaren
///
/// `BE_997` · Neutral minion · 2 mana · 3/2
///
/// > After a card enters your hand *except from this*, give both players a random spell.~GAMEPLAY ASPROXY BE 997
///
/// - Set: Reign of the Black Empire · epic · collectible
///
/// State: Todo
//~ todo BE_997 a3df9817 849b51f7 b44079e2.3bd4178f
pub const BE_997: Power = TODO;

/// # Seeker of Prey
///
/// `BE_998` · Neutral minion · 7 mana · 4/8
///
/// > **Elusive** After this takes damage, destroy a random enemy minion.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Elusive
///
/// State: Derived
//~ derived BE_998 649dae96 5fb12ff5 14d4a92c.0c987d13
pub const BE_998: Power = after(THIS.takes_damage(CARD)).then(&[destroy(ENEMY_MINIONS.random())]);

/// # Power Tiger
///
/// `BE_999` · Neutral minion · 6 mana · 6/6
///
/// > At the start of EVERY player's turn, attack a random enemy.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1, `4548` = 1, `4577` = 1, `4975` = 1
///
/// State: Derived
//~ derived BE_999 d0ede04c 57f26504 5922bd3a.5e0c4d34
pub const BE_999: Power = whenever(PLAYERS.turn_start()).then(&[make_attack(THIS, ENEMIES.random())]);

/// # The Coin
///
/// `BE_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BE_COIN1 fbb35f72 5e3fe722 662787c6.095f71be
pub const BE_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `BE_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BE_COIN2 59bade05 b705d6e0 e9faef1e.095f71be
pub const BE_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `BE_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BE_COIN3 d462b75f 0bb1c840 f5432cd1.095f71be
pub const BE_COIN3: Power = spell(&[gain_mana(1)]);

/// # \[BioCore\] Toad of the Wilds
///
/// `CORE_Mon_001` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
///
/// - Set: Reign of the Black Empire · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived CORE_Mon_001 fef7eda3 83b1b2b4 ce4e9190.f1839749
pub const CORE_Mon_001: Power =
    battlecry(&[give(&[HEALTH.plus(2)])]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))));
