//! Druid cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7659dcec

/// # World Tree's Embrace
///
/// `EDR_080e1` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived EDR_080e1 1b7db0d5 6300aaa2 443404ab.67341004
pub const EDR_080e1: Power = enchant(&[plus(1, 1)]);

/// # Snuggle Teddy
///
/// `MIS_300` · Druid minion · 3 mana · 2/4
///
/// > **Gigantify Elusive**, **Lifesteal**, **Taunt**
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Lifesteal, Elusive, Gigantify
/// - Tokens: Snuggle Teddy [`MIS_300t`]
///
/// State: Vanilla
//~ vanilla MIS_300 c38c5a25 5bc09e0b 3888b566.a65c9707
pub const MIS_300: Power = VANILLA;

/// # Snuggle Teddy
///
/// `MIS_300t` · Druid minion · 8 mana · 8/8
///
/// > **Gigantic Elusive**, **Lifesteal**, **Taunt**
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Lifesteal, Elusive, Gigantic
///
/// State: Todo
//~ todo MIS_300t 703e62b4 badd0203 ef72a213.72077787
pub const MIS_300t: Power = TODO;

/// # Overgrown Beanstalk
///
/// `MIS_301` · Druid spell · Nature · 3 mana
///
/// > Summon a 2/2 Treant. Draw a card for each Treant you control.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Tokens: Treant [`MIS_301t`]
///
/// State: Derived
//~ derived MIS_301 6aa9e14a b498234a 431433e9.7026d6da
pub const MIS_301: Power =
    spell(&[summon(card("MIS_301t")), draw(1).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))]);

/// # Treant
///
/// `MIS_301t` · Druid minion · 1 mana · 2/2
///
/// - Set: Whizbang's Workshop
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla MIS_301t 24c8e1e8 81cf418a 1aeadaf2
pub const MIS_301t: Power = VANILLA;

/// # Toyrantus
///
/// `MIS_712` · Druid minion · 6 mana · 7/7
///
/// > **Taunt**, **Elusive Battlecry:** If you have 10 Mana Crystals, gain +7/+7.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry, Elusive
/// - Enchantments: Dino Mojo [`MIS_712e`]
///
/// State: Derived
//~ derived MIS_712 151219d8 3e75206c c3bc2af8.47de28dc
pub const MIS_712: Power = battlecry(&[attach("MIS_712e")]).when(MANA_CRYSTALS.at_least(10));

/// # Dino Mojo
///
/// `MIS_712e` · Druid enchantment
///
/// > +7/+7.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_712e f2d74195 6b08a048 3cffb3f1.b448606b
pub const MIS_712e: Power = enchant(&[plus(7, 7)]);

/// # Sparkling Phial
///
/// `TOY_800` · Druid spell · Arcane · 4 mana
///
/// > Deal $2 damage. Your next card this turn costs that much less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Sparkling [`TOY_800e1`]
///
/// State: Todo
//~ todo TOY_800 090dd000 c5b4d04b e0a5d91b.e7f2a8fa
pub const TOY_800: Power = TODO;

/// # Sparkling
///
/// `TOY_800e1` · Druid enchantment · Arcane
///
/// > Your next card this turn costs less.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TOY_800e1 985d3eee b5d36e26 5e0fa095.ed197d4f
pub const TOY_800e1: Power = TODO;

/// # Chia Drake
///
/// `TOY_801` · Druid minion · 4 mana · 3/5
///
/// > **Miniaturize Choose One -** Gain **Spell Damage +1**; or Draw a spell.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Choose One, Miniaturize
/// - Refers to: Spellpower
/// - Enchantments: Ch-Ch-Ch-Chia [`TOY_801e`]
/// - Tokens: Cultivate [`TOY_801a`], Seedling Growth [`TOY_801b`], Chia Drake [`TOY_801t`]
///
/// State: Derived
//~ derived TOY_801 ed07f114 1d324aff c9cd6f26.7d29fd78
pub const TOY_801: Power = choose_one(&["TOY_801b", "TOY_801a"]);

/// # Cultivate
///
/// `TOY_801a` · Druid spell · 4 mana
///
/// > Draw a spell.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_801a 2aa055be 843f4cee 1084c43c.5f2b8c37
pub const TOY_801a: Power = spell(&[draw_that(1, SPELL)]);

/// # Seedling Growth
///
/// `TOY_801b` · Druid spell · 4 mana
///
/// > Gain **Spell Damage +1**.
///
/// - Set: Whizbang's Workshop
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived TOY_801b 5ae3dab7 bb539875 5a002ddd.ff82ea0c
pub const TOY_801b: Power = spell(&[give(&[plus_tag(GameTag::SPELLPOWER, 1)])]);

/// # Ch-Ch-Ch-Chia
///
/// `TOY_801e` · Druid enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_801e 8b31071f 39c1b6e9 2495863a.b88f2291
pub const TOY_801e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Chia Drake
///
/// `TOY_801t` · Druid minion · 1 mana · 1/1
///
/// > **Mini Choose One -** Gain **Spell Damage +1**; or Draw a spell.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Dragon
/// - Mechanics: Choose One, Mini
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo TOY_801t 107d9b2e 5085df9c 19070753.725712cd
pub const TOY_801t: Power = TODO;

/// # Wind-Up Sapling
///
/// `TOY_802` · Druid minion · 2 mana · 2/1
///
/// > **Tradeable Battlecry:** Refresh @ Mana \|4(Crystal, Crystals). *(Trade** to upgrade!)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived TOY_802 4e53536f 069c02da e36afd74.f5dd882c
pub const TOY_802: Power =
    abilities(&[battlecry(&[refresh(1).times(ITS_NUMBER)]), on(Word::WhenTraded, &[improve(1)])]);

/// # Jade Display
///
/// `TOY_803` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Your Jade Displays have +1/+1 this game. Shuffle 2 of them into your deck.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Jade Sales [`TOY_803e`], Jade Profits [`TOY_803e2`]
///
/// State: Todo
//~ todo TOY_803 3915bf79 8d5b0b67 c9351eda.89c379d6
pub const TOY_803: Power = TODO;

/// # Jade Sales
///
/// `TOY_803e` · Druid enchantment
///
/// > Your Jade Displays this game have +1/+1.
///
/// - Set: Whizbang's Workshop
/// - Tokens: Jade Display [`TOY_803`]
///
/// State: Todo
//~ todo TOY_803e 3c563b1d 33aa7f27 5793b590.0e4073ac
pub const TOY_803e: Power = TODO;

/// # Jade Profits
///
/// `TOY_803e2` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_803e2 8d7df869 bff79f8d e5455c6b.67341004
pub const TOY_803e2: Power = enchant(&[plus(1, 1)]);

/// # Woodland Wonders
///
/// `TOY_804` · Druid spell · 5 mana
///
/// > Summon two 2/5 Beetles with **Taunt**. Costs (3) less if you have **Spell Damage**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Taunt, Spellpower
/// - Tokens: Grove Beetle [`TOY_804t`]
///
/// State: Derived
//~ derived TOY_804 d22fa571 7ccd2b48 1561d4cc.a098de6e
#[rustfmt::skip]
pub const TOY_804: Power = abilities(&[spell(&[summon(card("TOY_804t")).copies(2)]), aura(THIS).when(SPELL_DAMAGE.at_least(1)).in_hand().have(&[cost_less(3)])]);

/// # Grove Beetle
///
/// `TOY_804t` · Druid minion · 2 mana · 2/5
///
/// > **Taunt**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TOY_804t 1083cb23 163c73de 0884c32c.4b0c5d24
pub const TOY_804t: Power = VANILLA;

/// # Ensmallen
///
/// `TOY_805` · Druid spell · Nature · 3 mana
///
/// > Reduce the Cost and Attack of minions in your deck by (1).
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Enchantments: Ensmallened Cost [`TOY_805e`], Ensmallened [`TOY_805e2`]
///
/// State: Derived
//~ derived TOY_805 d5f6bcb1 726a022c 6801e78e.2e46b9f3
pub const TOY_805: Power = spell(&[give(&[cost_less(1), ATTACK.plus(-1)]).to(YOUR_DECK.that(MINION))]);

/// # Ensmallened Cost
///
/// `TOY_805e` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_805e 95fed65c 434fe69d 5177fcd1.f705eb41
pub const TOY_805e: Power = enchant(&[cost_less(1)]);

/// # Ensmallened
///
/// `TOY_805e2` · Druid enchantment
///
/// > -1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_805e2 2b499e3c 37d15ec4 45a011f2.ad0c51cf
pub const TOY_805e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Sky Mother Aviana
///
/// `TOY_806` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle 10 random **Legendary** minions into your deck. They cost (1).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Harpy's Blessing [`TOY_806e`]
///
/// State: Derived
//~ derived TOY_806 f725b18d 45aa8909 8a6c4b57.c66639a9
pub const TOY_806: Power =
    battlecry(&[shuffle(random(all(&[MINION, rarity(Rarity::Legendary)]))).copies(10), attach("TOY_806e").to(IT)]);

/// # Harpy's Blessing
///
/// `TOY_806e` · Druid enchantment
///
/// > Costs (1).
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_806e 28a6c50d 57e8c03d 6371abc3.53ed184d
pub const TOY_806e: Power = enchant(&[cost(1)]);

/// # Owlonius
///
/// `TOY_807` · Druid minion · 7 mana · 6/6
///
/// > **Spell Damage +1** Your spells get double bonus from **Spell Damage**.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo TOY_807 858bd450 f879dc3a 499ea4e9.92a19712
pub const TOY_807: Power = TODO;

/// # Magical Dollhouse
///
/// `TOY_850` · Druid location · 2 mana · 0 uses
///
/// > Gain **Spell Damage +1** this turn only.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Magical Harvest [`TOY_850e`]
///
/// State: Derived
//~ derived TOY_850 c4ef3495 19f769c3 5d34862b.e6f34ece
pub const TOY_850: Power = hero_power(&[attach("TOY_850e")]);

/// # Magical Harvest
///
/// `TOY_850e` · Druid enchantment
///
/// > **Spell Damage +1** this turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_850e e284ca16 3cc5d469 9dec0203.6e4c851d
pub const TOY_850e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]).this_turn();

/// # Bottomless Toy Chest
///
/// `TOY_851` · Druid spell · Arcane · 2 mana
///
/// > **Discover** a card from your deck. If you have **Spell Damage**, copy it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived TOY_851 27b2528e 3bb60000 f4fee73d.4286f9f6
pub const TOY_851: Power = spell(&[discover_from(YOUR_DECK), get(copy_of(IT)).when(SPELL_DAMAGE.at_least(1))]);

/// # Red Carded
///
/// `Toy_644e1` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo Toy_644e1 7753bdb0 4f4cc99a 36131859.d03dd6ee
pub const Toy_644e1: Power = TODO;
