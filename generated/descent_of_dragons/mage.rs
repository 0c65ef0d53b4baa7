//! Mage cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7a0e8085

/// # Azure Explorer
///
/// `DRG_102` · Mage minion · 4 mana · 2/3
///
/// > **Spell Damage +2 Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
/// - Tags: `SPELLPOWER` = 2
///
/// State: Derived
//~ derived DRG_102 c0b6d8a7 89a06d64 b962a6e7.2190018e
pub const DRG_102: Power = battlecry(&[discover(DRAGON)]);

/// # Chenvaala
///
/// `DRG_104` · Mage minion · 3 mana · 2/5
///
/// > After you cast three spells in a turn, summon a 5/5 Elemental.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Elemental
/// - Tokens: Snow Elemental [`DRG_104t2`]
///
/// State: Todo
//~ todo DRG_104 5270ad08 cb89dd29 bf6b498b.a2600c1b
pub const DRG_104: Power = TODO;

/// # Snow Elemental
///
/// `DRG_104t2` · Mage minion · 5 mana · 5/5
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DRG_104t2 f3e5ecc1 624512c0 9b20a8a1
pub const DRG_104t2: Power = VANILLA;

/// # Arcane Breath
///
/// `DRG_106` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. If you're holding a Dragon, **Discover** a spell.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived DRG_106 1304e046 f7657834 2a971b28.ea84314c
pub const DRG_106: Power = spell(&[deal(2).to(A_MINION), discover(SPELL).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Violet Spellwing
///
/// `DRG_107` · Mage minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Derived
//~ derived DRG_107 1e7515c4 85b17709 471f6752.21a6a6b7
pub const DRG_107: Power = deathrattle(&[get(card("EX1_277"))]);

/// # Mana Giant
///
/// `DRG_109` · Mage minion · 8 mana · 8/8
///
/// > Costs (1) less for each card you've played this game that didn't start in your deck.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived DRG_109 ae6cc046 c16bdbcd 0556c610.35049aed
pub const DRG_109: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(not(&STARTED_IN_DECK))))]);

/// # Malygos, Aspect of Magic
///
/// `DRG_270` · Mage minion · 5 mana · 2/8
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
/// - Tokens: Malygos's Intellect [`DRG_270t1`], Malygos's Missiles [`DRG_270t11`], Malygos's Tome [`DRG_270t2`], Malygos's Explosion [`DRG_270t4`], Malygos's Nova [`DRG_270t5`], Malygos's Polymorph [`DRG_270t6`], Malygos's Flamestrike [`DRG_270t7`], Malygos's Frostbolt [`DRG_270t8`], Malygos's Fireball [`DRG_270t9`]
///
/// State: Todo
//~ todo DRG_270 32f43562 f93eb4c4 7e782e31.e1c2d04f
pub const DRG_270: Power = TODO;

/// # Malygos's Intellect
///
/// `DRG_270t1` · Mage spell · Arcane · 3 mana
///
/// > Draw 4 cards.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t1 45c36ccc f0fae529 8d602863.fe76fbf8
pub const DRG_270t1: Power = spell(&[draw(4)]);

/// # Malygos's Missiles
///
/// `DRG_270t11` · Mage spell · Arcane · 1 mana
///
/// > Deal $6 damage randomly split among all enemies.
///
/// - Set: Descent of Dragons
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived DRG_270t11 86936b10 e4e85161 2e023bd3.33dd9916
pub const DRG_270t11: Power = spell(&[deal(6).split_among(ENEMIES)]);

/// # Malygos's Tome
///
/// `DRG_270t2` · Mage spell · Arcane · 1 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t2 ccc9a01a 2d88783a 118d4783.38d6e4ce
pub const DRG_270t2: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(3)]);

/// # Malygos's Explosion
///
/// `DRG_270t4` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t4 7981898c 6f3e9305 270f0d34.6354cda9
pub const DRG_270t4: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Malygos's Nova
///
/// `DRG_270t5` · Mage spell · Frost · 1 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t5 b0c04e9b b426d300 6b233f85.e3257e1b
pub const DRG_270t5: Power = spell(&[freeze(ENEMY_MINIONS)]);

/// # Malygos's Polymorph
///
/// `DRG_270t6` · Mage spell · Arcane · 1 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// - Set: Descent of Dragons
/// - Tokens: Malygos's Sheep [`DRG_270t6t`]
///
/// State: Derived
//~ derived DRG_270t6 a8a04f4b 1cdcb64b 575f214e.b5c105e9
pub const DRG_270t6: Power = spell(&[transform(A_MINION, card("DRG_270t6t"))]);

/// # Malygos's Sheep
///
/// `DRG_270t6t` · Mage minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DRG_270t6t 3cf6788d 0f48398c 69c4f91d
pub const DRG_270t6t: Power = VANILLA;

/// # Malygos's Flamestrike
///
/// `DRG_270t7` · Mage spell · Fire · 7 mana
///
/// > Deal $8 damage to all enemy minions.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t7 f2bbbe21 e50faf42 030df770.fd717908
pub const DRG_270t7: Power = spell(&[deal(8).to(ENEMY_MINIONS)]);

/// # Malygos's Frostbolt
///
/// `DRG_270t8` · Mage spell · Frost · 0 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t8 fd7e00b5 cbe0222e e86d940d.f9c462c7
pub const DRG_270t8: Power = spell(&[deal(3).to(TARGET), freeze(IT)]);

/// # Malygos's Fireball
///
/// `DRG_270t9` · Mage spell · Fire · 4 mana
///
/// > Deal $8 damage.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_270t9 08ea2a1d 32c4b737 53851bbc.d41399fa
pub const DRG_270t9: Power = spell(&[deal(8).to(TARGET)]);

/// # Rolling Fireball
///
/// `DRG_321` · Mage spell · Fire · 5 mana
///
/// > Deal $8 damage to a minion. Any excess damage continues to the left or right.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo DRG_321 5e3886b1 304e4f30 9f3c547c.84e9b867
pub const DRG_321: Power = TODO;

/// # Dragoncaster
///
/// `DRG_322` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, your next spell this turn costs (0).
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Draconic Magic [`DRG_322e`]
///
/// State: Derived
//~ derived DRG_322 6fbf9d34 4748b2d7 34bc1b71.432c265c
pub const DRG_322: Power = battlecry(&[attach("DRG_322e").to(YOU)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Draconic Magic
///
/// `DRG_322e` · Mage enchantment
///
/// > The next spell you cast this turn costs (0).
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DRG_322e f206028c 056fb208 112c3a91.09849f61
pub const DRG_322e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

/// # Learn Draconic
///
/// `DRG_323` · Mage spell · 1 mana
///
/// > **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8
/// - Tokens: Draconic Emissary [`DRG_323t`]
///
/// State: Todo
//~ todo DRG_323 5df4c540 11ee349a 6802adae.659eb9c7
pub const DRG_323: Power = TODO;

/// # Draconic Emissary
///
/// `DRG_323t` · Mage minion · 6 mana · 6/6
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla DRG_323t 44d02598 ae9d9429 4b537492
pub const DRG_323t: Power = VANILLA;

/// # Elemental Allies
///
/// `DRG_324` · Mage spell · 1 mana
///
/// > **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Todo
//~ todo DRG_324 7584a1bd 47c38759 9b119bda.5586cf39
pub const DRG_324: Power = TODO;
