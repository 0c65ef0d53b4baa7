//! Mage cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c1f9c2ed

/// # Shivering Sorceress
///
/// `AV_114` · Mage minion · 1 mana · 2/2
///
/// > **Battlecry:** Reduce the Cost of the highest Cost spell in your hand by (1).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shocking [`AV_114e`]
///
/// State: Derived
//~ derived AV_114 1584ebd9 af23b1a1 edaa6896.7a71a45f
pub const AV_114: Power = battlecry(&[attach("AV_114e").to(YOUR_HAND.that(SPELL).most(COST))]);

/// # Shocking
///
/// `AV_114e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_114e f7184f8c 77ec2432 ae0c1986.f705eb41
pub const AV_114e: Power = enchant(&[cost_less(1)]);

/// # Amplified Snowflurry
///
/// `AV_115` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Enchantments: Icy [`AV_115e5`]
///
/// State: Todo
//~ todo AV_115 7a2e90d4 ad8e457a 8d720ae2.b0a60338
pub const AV_115: Power = TODO;

/// # Icy
///
/// `AV_115e5` · Mage enchantment
///
/// > Your Hero Power costs (0) and **Freezes** the target.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_115e5 a79b561d 227572fb 6b0291f5.df0723ba
pub const AV_115e5: Power = TODO;

/// # Arcane Brilliance
///
/// `AV_116` · Mage spell · Arcane · 4 mana
///
/// > Add a copy of a 7, 8, 9, and 10-Cost spell in your deck to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Derived
//~ derived AV_116 dee22e35 13aa6f6d 3b9e3f44.68db5545
#[rustfmt::skip]
pub const AV_116: Power = spell(&[get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(7)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(8)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(9)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(10)])).random()))]);

/// # Magister Dawngrasp
///
/// `AV_200` · Mage hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Recast a spell from each spell school you've cast this game.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Arcane Burst [`AV_200p2`]
///
/// State: Todo
//~ todo AV_200 1d46068a 9fa52e18 241bddbb.085f4fb6
pub const AV_200: Power = TODO;

/// # Arcane Burst
///
/// `AV_200p2` · Mage hero power · 2 mana
///
/// > Deal $@ damage. **Honorable Kill:** Gain +2 damage.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo AV_200p2 ce266a5e 57537b4d d01db841.871d9f32
pub const AV_200p2: Power = TODO;

/// # Siphon Mana
///
/// `AV_212` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Honorable Kill**: Reduce the Cost of spells in your hand by (1).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Kablow! [`AV_212e`]
///
/// State: Derived
//~ derived AV_212 7640c1c6 997b3ff3 de3fb120.6a75f35c
pub const AV_212: Power =
    abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_212e").to(YOUR_HAND.that(SPELL))])]);

/// # Kablow!
///
/// `AV_212e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_212e 59035cbb 6526e5e1 c80c1073.f705eb41
pub const AV_212e: Power = enchant(&[cost_less(1)]);

/// # Mass Polymorph
///
/// `AV_218` · Mage spell · Arcane · 7 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Tokens: Sheep [`AV_218t`]
///
/// State: Derived
//~ derived AV_218 928f03dd 0f8fb2e0 ea45a656.0b86a13e
pub const AV_218: Power = spell(&[transform(MINIONS, card("AV_218t"))]);

/// # Sheep
///
/// `AV_218t` · Mage minion · 1 mana · 1/1
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla AV_218t 42b421d5 f83e0030 3b48e12a
pub const AV_218t: Power = VANILLA;

/// # Build a Snowman
///
/// `AV_282` · Mage spell · Frost · 3 mana
///
/// > Summon a 3/3 Snowman that **Freezes**. Add "Build a Snowbrute" to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Snowman [`AV_282t`], Build a Snowbrute [`AV_282t2`], Snowbrute [`AV_282t3`], Build a Snowgre [`AV_282t4`], Snowgre [`AV_282t5`]
///
/// State: Derived
//~ derived AV_282 6f7cae5b fd4a4254 41807295.35182e92
pub const AV_282: Power = spell(&[summon(card("AV_282t")), get(card("AV_282t2"))]);

/// # Snowman
///
/// `AV_282t` · Mage minion · 3 mana · 3/3
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla AV_282t 169e5480 065c5b6a 87b4dc71.71ce65d6
pub const AV_282t: Power = VANILLA;

/// # Build a Snowbrute
///
/// `AV_282t2` · Mage spell · Frost · 6 mana
///
/// > Summon a 6/6 Snowbrute that **Freezes**. Add "Build a Snowgre" to your hand.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Freeze
/// - Tokens: Snowbrute [`AV_282t3`], Build a Snowgre [`AV_282t4`]
///
/// State: Derived
//~ derived AV_282t2 60a6ae85 bc618e74 4cdfeb84.2913acd1
pub const AV_282t2: Power = spell(&[summon(card("AV_282t3")), get(card("AV_282t4"))]);

/// # Snowbrute
///
/// `AV_282t3` · Mage minion · 6 mana · 6/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla AV_282t3 6ef4cdcf 855a0b17 fef45825.71ce65d6
pub const AV_282t3: Power = VANILLA;

/// # Build a Snowgre
///
/// `AV_282t4` · Mage spell · Frost · 9 mana
///
/// > Summon a 9/9 Snowgre that **Freezes**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Freeze
/// - Tokens: Snowgre [`AV_282t5`]
///
/// State: Derived
//~ derived AV_282t4 d53b569d f36b3e45 e8cf8563.9b91d436
pub const AV_282t4: Power = spell(&[summon(card("AV_282t5"))]);

/// # Snowgre
///
/// `AV_282t5` · Mage minion · 9 mana · 9/9
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla AV_282t5 172b51c2 74ccdab2 c8e4db3e.71ce65d6
pub const AV_282t5: Power = VANILLA;

/// # Rune of the Archmage
///
/// `AV_283` · Mage spell · 9 mana
///
/// > Cast 20 Mana worth of Mage spells at enemies.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Todo
//~ todo AV_283 3597ef5d c047a2c9 971ffb0a.c7a7980c
pub const AV_283: Power = TODO;

/// # Balinda Stonehearth
///
/// `AV_284` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Arcane Swap [`AV_284e`], Magical Shift [`AV_284e2`], Magical Shift [`AV_284e3`]
///
/// State: Todo
//~ todo AV_284 0b263c03 24521ec2 daadfe12.65b3cb2e
pub const AV_284: Power = TODO;

/// # Arcane Swap
///
/// `AV_284e` · Mage enchantment
///
/// > Cost swapped.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_284e f505b17a 01c2dbda ed6f1307.ef95058b
pub const AV_284e: Power = TODO;

/// # Magical Shift
///
/// `AV_284e2` · Neutral enchantment
///
/// > Swapped Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_284e2 84056f7c 93e354ef 99e25530.5f80f45e
pub const AV_284e2: Power = TODO;

/// # Magical Shift
///
/// `AV_284e3` · Neutral enchantment
///
/// > Swapped Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_284e3 41810eba 7da11008 c1ee542f.2bbe1ac2
pub const AV_284e3: Power = TODO;

/// # Iceblood Tower
///
/// `AV_290` · Mage spell · 10 mana
///
/// > At the end of your turn, cast another spell from your deck. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Derived
//~ derived AV_290 33a0488e 18cb642b 96c5dec8.941d8291
pub const AV_290: Power = abilities(&[at_end_of_your_turn(&[cast(the(YOUR_DECK.that(SPELL).random()))]), lasts(3)]);

/// # Deep Breath
///
/// `ONY_006` · Mage spell · Fire · 5 mana
///
/// > Deal $@ damage to a minion and its neighbors. *(Improved by number of other spells in your hand.)*
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ONY_006 a7d61e0a 5fb18b74 ffc33430.be74ea39
#[rustfmt::skip]
pub const ONY_006: Power = abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(A_MINION.with_neighbours())]), improved(count(YOUR_HAND.other().that(SPELL)))]);

/// # Haleh, Matron Protectorate
///
/// `ONY_007` · Mage minion · 8 mana · 4/12
///
/// > After you cast a spell, deal 4 damage randomly split among all enemies.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
///
/// State: Derived
//~ derived ONY_007 8446c1ee 5da97561 7ce5c1dd.457d696a
pub const ONY_007: Power = after(YOU.cast(SPELL)).then(&[deal(4).split_among(ENEMIES)]);

/// # Drakefire Amulet
///
/// `ONY_029` · Mage spell · Fire · 10 mana
///
/// > **Tradeable Discover** 2 Dragons. Summon them.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived ONY_029 903ba94f 2276563e 0d05fa63.fada9ec5
pub const ONY_029: Power = spell(&[offer(Offer::Pool(DRAGON, Classes::Own), &[summon(the(IT))]).repeated(2)]);
