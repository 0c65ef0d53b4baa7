//! Druid cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # World Tree's Embrace
///
/// `EDR_080e1` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ EDR_080e1 todo fdb4549d de2a4d4e
pub const EDR_080e1: Power = TODO;

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
/// State: Todo
//~ MIS_300 todo 1cde7203 c360ca4b
pub const MIS_300: Power = TODO;

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
//~ MIS_300t todo b673d700 3870573c
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
/// State: Todo
//~ MIS_301 todo 2fdae0bc 1f22ec98
pub const MIS_301: Power = TODO;

/// # Treant
///
/// `MIS_301t` · Druid minion · 1 mana · 2/2
///
/// - Set: Whizbang's Workshop
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ MIS_301t vanilla 3af6524d fccd014d
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
/// State: Todo
//~ MIS_712 todo e6e94108 86fd861c
pub const MIS_712: Power = TODO;

/// # Dino Mojo
///
/// `MIS_712e` · Druid enchantment
///
/// > +7/+7.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_712e todo dfa98ba9 e71e2508
pub const MIS_712e: Power = TODO;

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
//~ TOY_800 todo 30fb389e 17baf325
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
//~ TOY_800e1 todo 5789dbc4 e2226f38
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
/// State: Todo
//~ TOY_801 todo 7ecefb09 f3e47cf1
pub const TOY_801: Power = TODO;

/// # Cultivate
///
/// `TOY_801a` · Druid spell · 4 mana
///
/// > Draw a spell.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_801a todo 4a4a0827 6b5f39f1
pub const TOY_801a: Power = TODO;

/// # Seedling Growth
///
/// `TOY_801b` · Druid spell · 4 mana
///
/// > Gain **Spell Damage +1**.
///
/// - Set: Whizbang's Workshop
/// - Refers to: Spellpower
///
/// State: Todo
//~ TOY_801b todo 2f1c395d 3a8fbeb4
pub const TOY_801b: Power = TODO;

/// # Ch-Ch-Ch-Chia
///
/// `TOY_801e` · Druid enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_801e todo ea91bd03 5386407c
pub const TOY_801e: Power = TODO;

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
//~ TOY_801t todo 103a9aa0 6274a012
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
/// State: Todo
//~ TOY_802 todo 9da25461 3cee2aac
pub const TOY_802: Power = TODO;

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
//~ TOY_803 todo 0c321980 2890f4c3
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
//~ TOY_803e todo 47b27425 94fed73e
pub const TOY_803e: Power = TODO;

/// # Jade Profits
///
/// `TOY_803e2` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_803e2 todo e66f8ac2 fa2dd29e
pub const TOY_803e2: Power = TODO;

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
/// State: Todo
//~ TOY_804 todo fe90d2fc c5efc0a9
pub const TOY_804: Power = TODO;

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
//~ TOY_804t vanilla e9d373cb ca14332f
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
/// State: Todo
//~ TOY_805 todo a379cbce 539dd771
pub const TOY_805: Power = TODO;

/// # Ensmallened Cost
///
/// `TOY_805e` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_805e todo f81340f3 e9bb9d6a
pub const TOY_805e: Power = TODO;

/// # Ensmallened
///
/// `TOY_805e2` · Druid enchantment
///
/// > -1 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_805e2 todo 32089350 f2c565d5
pub const TOY_805e2: Power = TODO;

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
/// State: Todo
//~ TOY_806 todo 8508b272 55a28ddf
pub const TOY_806: Power = TODO;

/// # Harpy's Blessing
///
/// `TOY_806e` · Druid enchantment
///
/// > Costs (1).
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_806e todo 4c56a38f 49901975
pub const TOY_806e: Power = TODO;

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
//~ TOY_807 todo d521f663 4a71ecfd
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
/// State: Todo
//~ TOY_850 todo 6d0254e6 747e4137
pub const TOY_850: Power = TODO;

/// # Magical Harvest
///
/// `TOY_850e` · Druid enchantment
///
/// > **Spell Damage +1** this turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_850e todo 13fb919c 94e15765
pub const TOY_850e: Power = TODO;

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
/// State: Todo
//~ TOY_851 todo 1144ef7d 423d48fe
pub const TOY_851: Power = TODO;

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
//~ Toy_644e1 todo 3306b000 e663dc9d
pub const Toy_644e1: Power = TODO;
