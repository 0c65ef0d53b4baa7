//! Warlock cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4af126a9

/// # Shadowblade Slinger
///
/// `DED_503` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal damage to an enemy minion."
///
/// State: Todo
//~ todo DED_503 8e10b2a7 1b1d19c9 f60c58e0.5f33a7c6
pub const DED_503: Power = TODO;

/// # Wicked Shipment
///
/// `DED_504` · Warlock spell · 1 mana
///
/// > **Tradeable** Summon @ 1/1 \|4(Imp, Imps). *(Upgrades by 2 when **Traded!)*
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Imp [`CORE_GIL_191t`](crate::core::warlock::CORE_GIL_191t)
///
/// State: Derived
//~ derived DED_504 f99c8323 41f2b41c 16095dcc.105a7366
pub const DED_504: Power =
    abilities(&[spell(&[summon(card("CORE_GIL_191t")).times(ITS_NUMBER)]), on(Word::WhenTraded, &[improve(2)])]);

/// # Hullbreaker
///
/// `DED_505` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived DED_505 7ebb2b06 9b36afc3 28a8555a.f775090b
#[rustfmt::skip]
pub const DED_505: Power = abilities(&[battlecry(&[draw_that(1, SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)]), deathrattle(&[draw_that(1, SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)])]);

/// # Runed Mithril Rod
///
/// `SW_003` · Warlock weapon · 5 mana · 0/2 durability
///
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Enchanting Dust [`SW_003e`]
///
/// State: Todo
//~ todo SW_003 4dbe2640 711ccbee 93f4699a.6f863dbb
pub const SW_003: Power = TODO;

/// # Enchanting Dust
///
/// `SW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_003e e72f8b0f 7ba1c722 cd6ce021.f705eb41
pub const SW_003e: Power = enchant(&[cost_less(1)]);

/// # Bloodbound Imp
///
/// `SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Derived
//~ derived SW_084 0ff3c477 ea376727 eb1be4e5.7c77da14
pub const SW_084: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(YOUR_HERO)]);

/// # Dark Alley Pact
///
/// `SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Fiend [`SW_085t`]
///
/// State: Derived
//~ derived SW_085 6a29e5f9 79c83b80 18111645.7045360c
pub const SW_085: Power =
    spell(&[summon(card("SW_085t")), give(&[become_stats(1, 1).times(X)]).for_each(YOUR_HAND).to(IT)]);

/// # Fiend
///
/// `SW_085t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Demon
/// - Mechanics: Taunt, Imp
///
/// State: Vanilla
//~ vanilla SW_085t bb593a63 e8831999 05370271.4b0c5d24
pub const SW_085t: Power = VANILLA;

/// # Shady Bartender
///
/// `SW_086` · Warlock minion · 5 mana · 4/4
///
/// > **Tradeable Battlecry:** Give your Demons +2/+2.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Souls on Tap [`SW_086e`]
///
/// State: Derived
//~ derived SW_086 6f76f3f0 c852a74d 32e4683d.c73cefbd
pub const SW_086: Power = battlecry(&[attach("SW_086e").to(FRIENDLY_MINIONS.that(DEMON))]);

/// # Souls on Tap
///
/// `SW_086e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_086e 7f52c11a 660a294c b20161f3.6d6ab056
pub const SW_086e: Power = enchant(&[plus(2, 2)]);

/// # Dreaded Mount
///
/// `SW_087` · Warlock spell · 3 mana
///
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: On a Dreadsteed [`SW_087e`], Tamsin's Dreadsteed [`SW_087e2`]
/// - Tokens: Tamsin's Dreadsteed [`SW_087t`]
///
/// State: Todo
//~ todo SW_087 118c4929 6ac6a109 12a94e5e.181f8e83
pub const SW_087: Power = TODO;

/// # On a Dreadsteed
///
/// `SW_087e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Summon a never-ending Dreadsteed.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_087e 8e851f72 98711438 7b165c3d.411db2a4
pub const SW_087e: Power = TODO;

/// # Tamsin's Dreadsteed
///
/// `SW_087e2` · Neutral enchantment
///
/// > Summon a Dreadsteed at the end of the turn.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_087e2 5301e44e 158bc6df 8827c6a8.600ac77d
pub const SW_087e2: Power = TODO;

/// # Tamsin's Dreadsteed
///
/// `SW_087t` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon Tamsin's Dreadsteed.
///
/// - Set: United in Stormwind
/// - Minion type: Demon
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived SW_087t 3d355be6 4c690e25 98cd153b.a01e3057
pub const SW_087t: Power = deathrattle(&[later(&whenever(PLAYERS.turn_end()).does(&[summon(card("SW_087t"))]))]);

/// # Demonic Assault
///
/// `SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Refers to: Taunt
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Derived
//~ derived SW_088 ef6d260c c9b1a89b 4ff7ab64.91885b7e
pub const SW_088: Power = spell(&[deal(3).to(TARGET), summon(card("CS2_065")).copies(2)]);

/// # Entitled Customer
///
/// `SW_089` · Warlock minion · 6 mana · 3/2
///
/// > **Battlecry:** Deal damage equal to your hand size to all other minions.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_089 e4bc2e23 4ec77c88 a4b9f71f.09fd2b3f
pub const SW_089: Power = battlecry(&[deal(1).for_each(YOUR_HAND).to(OTHER_MINIONS)]);

/// # Touch of the Nathrezim
///
/// `SW_090` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, restore #3 Health to your hero.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Derived
//~ derived SW_090 81d99558 20c68970 7a3ba0e5.a3021aa3
pub const SW_090: Power = spell(&[deal(2).to(A_MINION), heal(3).to(YOUR_HERO).when(there_is(&IT.that(DEAD)))]);

/// # The Demon Seed
///
/// `SW_091` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Lifesteal, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `839` = 1
/// - Enchantments: Blightborn [`SW_091t5`]
/// - Tokens: Establish the Link [`SW_091t`], Complete the Ritual [`SW_091t3`], Blightborn Tamsin [`SW_091t4`]
///
/// State: Todo
//~ todo SW_091 24694521 06d5513c 275cc4f5.6a1c9c1a
pub const SW_091: Power = TODO;

/// # Establish the Link
///
/// `SW_091t` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Lifesteal, Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `QUESTLINE_PART` = 2
/// - Tokens: Complete the Ritual [`SW_091t3`]
///
/// State: Todo
//~ todo SW_091t f311f5af d2cf1c2d a09c5544.6a1c9c1a
pub const SW_091t: Power = TODO;

/// # Complete the Ritual
///
/// `SW_091t3` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Blightborn Tamsin [`SW_091t4`]
///
/// State: Todo
//~ todo SW_091t3 eb513b05 3189b9ef 042d547b.a1b1ca67
pub const SW_091t3: Power = TODO;

/// # Blightborn Tamsin
///
/// `SW_091t4` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
///
/// - Set: United in Stormwind
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo SW_091t4 5f045c3f 07a5d97a fa21ae9d.6981b672
pub const SW_091t4: Power = TODO;

/// # Blightborn
///
/// `SW_091t5` · Neutral enchantment
///
/// > For the rest of the game, damage you take on your turn instead damages your opponent.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_091t5 dc0e2f69 351a7b6d 75afc0fb.f4a56002
pub const SW_091t5: Power = TODO;

/// # Anetheron
///
/// `SW_092` · Warlock minion · 6 mana · 8/6
///
/// > Costs (1) if your hand is full.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived SW_092 4112becb 0fc8845a ee1a5f13.0c9e9140
pub const SW_092: Power = aura(THIS).when(there_are(10, &YOUR_HAND)).in_hand().have(&[cost(1)]);
