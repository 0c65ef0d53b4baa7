//! Warlock cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 07dcebd4

/// # Seeds of Destruction
///
/// `AV_277` · Warlock spell · Fel · 2 mana
///
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Todo
//~ todo AV_277 e9d45343 7896a607 152e09e7.823a43b8
pub const AV_277: Power = TODO;

/// # Felfire in the Hole!
///
/// `AV_281` · Warlock spell · Fel · 5 mana
///
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Todo
//~ todo AV_281 cee45f4e c4130436 3d67630b.e8b807d2
pub const AV_281: Power = TODO;

/// # Full-Blown Evil
///
/// `AV_285` · Warlock spell · Fel · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Repeatable this turn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Immune To Spellpower, Non Keyword Echo
///
/// State: Derived
//~ derived AV_285 f258409d 0da380b1 2a0f3774.6dd22691
pub const AV_285: Power = spell(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # Felwalker
///
/// `AV_286` · Warlock minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry**: Cast the highest Cost Fel spell from your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Felgorged [`AV_286e2`]
///
/// State: Derived
//~ derived AV_286 78430c13 c65c2019 98e161c1.0e7de9da
pub const AV_286: Power = battlecry(&[cast(the(YOUR_HAND.that(school(SpellSchool::Fel)).most(COST)))]);

/// # Felgorged
///
/// `AV_286e2` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_286e2 6ad80e3e c6b35777 0a31b83c.67341004
pub const AV_286e2: Power = enchant(&[plus(1, 1)]);

/// # Grave Defiler
///
/// `AV_308` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
///
/// State: Derived
//~ derived AV_308 2922b214 5f96acf4 da23dda5.b0f3c5ac
pub const AV_308: Power = battlecry(&[with_each(A_CARD_IN_YOUR_HAND.that(school(SpellSchool::Fel))), get(copy_of(IT))]);

/// # Sacrificial Summoner
///
/// `AV_312` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion"
///
/// State: Todo
//~ todo AV_312 6cce2642 48b889fd 8e7545af.09d9929b
pub const AV_312: Power = TODO;

/// # Hollow Abomination
///
/// `AV_313` · Warlock minion · 5 mana · 2/8
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Honorable Kill
/// - Enchantments: Consumed [`AV_313e`]
///
/// State: Todo
//~ todo AV_313 7e3ac9fe 299e13b0 fb8d8543.ee207e25
pub const AV_313: Power = TODO;

/// # Consumed
///
/// `AV_313e` · Warlock enchantment
///
/// > Increased attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_313e d7e34fa2 58e0ed8a 33a48b81.867af1af
pub const AV_313e: Power = TODO;

/// # Dreadlich Tamsin
///
/// `AV_316` · Warlock hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Hero power: Chains of Dread [`AV_316hp`]
/// - Tokens: Dread Imp [`AV_316t`], Fel Rift [`AV_316t4`]
///
/// State: Todo
//~ todo AV_316 c196fdb2 537117ae 0449cdb2.c58de1ab
pub const AV_316: Power = TODO;

/// # Chains of Dread
///
/// `AV_316hp` · Warlock hero power · 2 mana
///
/// > Shuffle a Rift into your deck. Draw a card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_316hp 1cecec38 4fa02874 ce121796.0dd58235
pub const AV_316hp: Power = TODO;

/// # Dread Imp
///
/// `AV_316t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla AV_316t 277ed6aa 50ebd301 4cb3b995
pub const AV_316t: Power = VANILLA;

/// # Fel Rift
///
/// `AV_316t4` · Warlock spell · Fel · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Dread Imp.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Casts When Drawn
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Derived
//~ derived AV_316t4 5dabfb29 6df00ec7 cb8fe575.5739f5c4
pub const AV_316t4: Power = spell(&[summon(card("AV_316t"))]);

/// # Tamsin's Phylactery
///
/// `AV_317` · Warlock spell · Shadow · 4 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Lich Perfume [`AV_317e`]
///
/// State: Derived
//~ derived AV_317 c6ff371d b6717a58 56f74435.4b0394e2
#[rustfmt::skip]
pub const AV_317: Power = spell(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))), &[get(the(IT))]), gain_deathrattle_of(IT).to(FRIENDLY_MINIONS)]);

/// # Lich Perfume
///
/// `AV_317e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_317e 2e34c7d6 ab7b9d06 5c264a92.d40e27b6
pub const AV_317e: Power = TODO;

/// # Desecrated Graveyard
///
/// `AV_657` · Warlock spell · 3 mana
///
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Sacrificing [`AV_657e`]
/// - Tokens: Desecrated Shade [`AV_657t`]
///
/// State: Todo
//~ todo AV_657 550c7475 f04a2462 58d1bf24.e62903f9
pub const AV_657: Power = TODO;

/// # Sacrificing
///
/// `AV_657e` · Warlock enchantment
///
/// > Sacrifice this at end of turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_657e 3389f248 0d34e1e3 57feed22.e60d77a8
pub const AV_657e: Power = TODO;

/// # Desecrated Shade
///
/// `AV_657t` · Warlock minion · 4 mana · 4/4
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla AV_657t abfb49b7 323d83bb 7ae2bf1a
pub const AV_657t: Power = VANILLA;

/// # Impfestation
///
/// `ONY_033` · Warlock spell · Fel · 6 mana
///
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Dread Imp [`AV_316t`]
///
/// State: Todo
//~ todo ONY_033 27bb7e8f a59d5d34 ce3cac6e.0e7e123c
pub const ONY_033: Power = TODO;

/// # Curse of Agony
///
/// `ONY_034` · Warlock spell · Shadow · 1 mana
///
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tokens: Agony [`ONY_034t`]
///
/// State: Todo
//~ todo ONY_034 0426eab9 b00a9b69 5fc922c4.f4dc5294
pub const ONY_034: Power = TODO;

/// # Agony
///
/// `ONY_034t` · Warlock spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take @ Fatigue damage.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower, Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ todo ONY_034t 89a13c8b b3c450eb f467f5d8.658c35b0
pub const ONY_034t: Power = TODO;

/// # Spawn of Deathwing
///
/// `ONY_035` · Warlock minion · 5 mana · 6/6
///
/// > **Battlecry:** Destroy a random enemy minion. Discard a random card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ONY_035 8362769f fd514a6c bac9e8cb.e27e881f
pub const ONY_035: Power = battlecry(&[destroy(ENEMY_MINIONS.random()), discard(YOUR_HAND.random())]);
