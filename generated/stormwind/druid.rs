//! Druid cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bc7e45ad

/// # Druid of the Reef
///
/// `DED_001` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Shark Form [`DED_001a`], Sea Turtle Form [`DED_001b`], Druid of the Reef [`DED_001c`]
///
/// State: Done
//~ done DED_001 7e57decd - 847c6587.ddce8640
pub const DED_001: Power = choose_one(&["DED_001a", "DED_001b"]);

/// # Shark Form
///
/// `DED_001a` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tokens: Druid of the Reef [`DED_001at`]
///
/// State: Derived
//~ derived DED_001a b7f5425b b200b610 ea342d2e.57b12c28
pub const DED_001a: Power = spell(&[transform(THIS, card("DED_001at"))]);

/// # Druid of the Reef
///
/// `DED_001at` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DED_001at 05a24b99 18ecf229 e69dd7ba.57b12c28
pub const DED_001at: Power = VANILLA;

/// # Sea Turtle Form
///
/// `DED_001b` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Tokens: Druid of the Reef [`DED_001bt`]
///
/// State: Derived
//~ derived DED_001b f1d45917 a744c5e8 1e3f5fa0.4b0c5d24
pub const DED_001b: Power = spell(&[transform(THIS, card("DED_001bt"))]);

/// # Druid of the Reef
///
/// `DED_001bt` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DED_001bt 821175f2 3fb5d079 66cf6259.4b0c5d24
pub const DED_001bt: Power = VANILLA;

/// # Druid of the Reef
///
/// `DED_001c` · Druid minion · 1 mana · 3/3
///
/// > **Rush Taunt**
///
/// - Set: United in Stormwind · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ vanilla DED_001c 680e0d7a 9a155d13 c25af124.05d6d156
pub const DED_001c: Power = VANILLA;

/// # Moonlit Guidance
///
/// `DED_002` · Druid spell · Arcane · 2 mana
///
/// > **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Path of the Moon [`DED_002e`]
///
/// State: Todo
//~ todo DED_002 2d8991b8 1b21625d 065422e0.d8227044
pub const DED_002: Power = TODO;

/// # Path of the Moon
///
/// `DED_002e` · Druid enchantment
///
/// > If played this turn, draw the original copy.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DED_002e 68510e7a 681a70ca eb4ef839.b9e20c6d
pub const DED_002e: Power = TODO;

/// # Jerry Rig Carpenter
///
/// `DED_003` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** Draw a **Choose One** spell and split it.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Choose One
///
/// State: Todo
//~ todo DED_003 8a3c65b6 4949019f 45f1c84c.d349a418
pub const DED_003: Power = TODO;

/// # Oracle of Elune
///
/// `SW_419` · Druid minion · 3 mana · 2/4
///
/// > After you play a minion that costs (2) or less, summon a copy of it.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Derived
//~ derived SW_419 90fb8762 760f2142 83998097.4df6e437
pub const SW_419: Power = after(YOU.play(all(&[MINION, COST.at_most(2)]))).then(&[summon(copy_of(THAT))]);

/// # Sow the Soil
///
/// `SW_422` · Druid spell · Nature · 1 mana
///
/// > **Choose One** - Give your minions +1 Attack; or Summon a 2/2 Treant.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Replanted [`SW_422e`]
/// - Tokens: New Growth [`SW_422a`], Fertilizer [`SW_422b`], Treant [`SW_422t`]
///
/// State: Derived
//~ derived SW_422 f26a956f 896677ff ba23b75f.5ab0f75b
pub const SW_422: Power = choose_one(&["SW_422b", "SW_422a"]);

/// # New Growth
///
/// `SW_422a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// - Set: United in Stormwind
/// - Tokens: Treant [`SW_422t`]
///
/// State: Derived
//~ derived SW_422a 873418ee 847feb20 7f5f9b81.48d01912
pub const SW_422a: Power = spell(&[summon(card("SW_422t"))]);

/// # Fertilizer
///
/// `SW_422b` · Druid spell · Nature · 1 mana
///
/// > Give your minions +1 Attack.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_422b 91af3062 113e2dd6 26037679.2fa81b18
pub const SW_422b: Power = spell(&[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS)]);

/// # Replanted
///
/// `SW_422e` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_422e 6981e87b e7bc2bf8 0592f58a.c84fda8a
pub const SW_422e: Power = enchant(&[ATTACK.plus(1)]);

/// # Treant
///
/// `SW_422t` · Druid minion · 1 mana · 2/2
///
/// - Set: United in Stormwind
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla SW_422t 2a4f96d2 7a647942 8a0827a6
pub const SW_422t: Power = VANILLA;

/// # Lost in the Park
///
/// `SW_428` · Druid spell · 1 mana
///
/// > **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Defend the Squirrels [`SW_428t`], Feral Friendsy [`SW_428t2`], Guff the Tough [`SW_428t4`]
///
/// State: Todo
//~ todo SW_428 f7d17a07 1e7cfd3d a4e970a9.002d8043
pub const SW_428: Power = TODO;

/// # Defend the Squirrels
///
/// `SW_428t` · Druid spell · 1 mana
///
/// > **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `QUESTLINE_PART` = 2
/// - Tokens: Feral Friendsy [`SW_428t2`]
///
/// State: Todo
//~ todo SW_428t 877a0151 48a67aac b3f62c70.509ce14f
pub const SW_428t: Power = TODO;

/// # Feral Friendsy
///
/// `SW_428t2` · Druid spell · 1 mana
///
/// > **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Guff the Tough [`SW_428t4`]
///
/// State: Todo
//~ todo SW_428t2 99b88c51 c7165a6c 354463c1.775d6769
pub const SW_428t2: Power = TODO;

/// # Guff the Tough
///
/// `SW_428t4` · Druid minion · 5 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Give your hero +8 Attack this turn. Gain 8 Armor.
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Guff's Buff [`SW_428t4e`]
///
/// State: Derived
//~ derived SW_428t4 e66dfb4d 5697f167 54dd6452.ed90d039
pub const SW_428t4: Power = battlecry(&[lend(&[ATTACK.plus(8)], Lasts::ThisTurn).to(YOUR_HERO), armor(8)]);

/// # Guff's Buff
///
/// `SW_428t4e` · Druid enchantment
///
/// > Your hero has Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo SW_428t4e 8a9a5172 89a43160 4ae2aeb1.1bdc8562
pub const SW_428t4e: Power = TODO;

/// # Best in Shell
///
/// `SW_429` · Druid spell · 6 mana
///
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Tokens: Goldshell Turtle [`SW_429t`]
///
/// State: Derived
//~ derived SW_429 912b129b 3ba5420f 1284947d.045c2435
pub const SW_429: Power = spell(&[summon(card("SW_429t")).copies(2)]);

/// # Goldshell Turtle
///
/// `SW_429t` · Druid minion · 4 mana · 2/7
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SW_429t c22ebbb7 eea93cf3 c53069b3.4b0c5d24
pub const SW_429t: Power = VANILLA;

/// # Park Panther
///
/// `SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
/// - Enchantments: Rawr! [`SW_431e`]
///
/// State: Derived
//~ derived SW_431 eff2aa8f b6718738 9b391023.4570271d
pub const SW_431: Power = whenever(THIS.attack(CARD)).then(&[attach("SW_431e").to(YOUR_HERO)]);

/// # Rawr!
///
/// `SW_431e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SW_431e d5e1fa4f e7ad4415 61a7b20c.268eca27
pub const SW_431e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Kodo Mount
///
/// `SW_432` · Druid spell · 4 mana
///
/// > Give a minion +4/+2 and **Rush**. When it dies, summon a Kodo.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle, Rush
/// - Enchantments: On a Kodo [`SW_432e`]
/// - Tokens: Guff's Kodo [`SW_432t`]
///
/// State: Derived
//~ derived SW_432 fb1752bb 8187cecb f2b2111d.0466726b
pub const SW_432: Power = spell(&[attach("SW_432e").to(A_MINION)]);

/// # On a Kodo
///
/// `SW_432e` · Druid enchantment
///
/// > +4/+2 and **Rush**. **Deathrattle:** Summon a Kodo.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_432e ab51dd2e 0782918c bf8566ae.490b7272
pub const SW_432e: Power =
    abilities(&[enchant(&[plus(4, 2), has(GameTag::RUSH)]), deathrattle(&[summon(card("SW_432t"))])]);

/// # Guff's Kodo
///
/// `SW_432t` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla SW_432t a8de0a9f 6fa7d470 a84e894d.57b12c28
pub const SW_432t: Power = VANILLA;

/// # Wickerclaw
///
/// `SW_436` · Druid minion · 2 mana · 1/4
///
/// > After your hero gains Attack, this minion gains +2 Attack.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Tags: `1584` = 1
/// - Enchantments: Wicked Claws [`SW_436e`]
///
/// State: Todo
//~ todo SW_436 b63e3383 418ccd93 af5a50cf.5e77cad7
pub const SW_436: Power = TODO;

/// # Wicked Claws
///
/// `SW_436e` · Druid enchantment
///
/// > +2 Attack.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_436e 736caf97 4ee98fab a5b9d820.bf3d1612
pub const SW_436e: Power = enchant(&[ATTACK.plus(2)]);

/// # Composting
///
/// `SW_437` · Druid spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Draw a card."
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Fertilizer [`SW_437e`]
///
/// State: Derived
//~ derived SW_437 484e9771 5a3c98b7 1eb8e40a.24155ea8
pub const SW_437: Power = spell(&[attach("SW_437e").to(FRIENDLY_MINIONS)]);

/// # Fertilizer
///
/// `SW_437e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_437e aecf16f1 292629c8 c2f4805f.505f40e5
pub const SW_437e: Power = deathrattle(&[draw(1)]);

/// # Vibrant Squirrel
///
/// `SW_439` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Acorn [`SW_439t`], Satisfied Squirrel [`SW_439t2`]
///
/// State: Derived
//~ derived SW_439 512b25ed 3811472a 971124f0.6eb6b48b
pub const SW_439: Power = deathrattle(&[shuffle(card("SW_439t")).copies(4)]);

/// # Acorn
///
/// `SW_439t` · Druid spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Squirrel.
///
/// - Set: United in Stormwind
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo SW_439t 4455d2a1 2d7d55dc 3877180c.8bacca68
pub const SW_439t: Power = TODO;

/// # Satisfied Squirrel
///
/// `SW_439t2` · Druid minion · 1 mana · 2/1
///
/// - Set: United in Stormwind
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla SW_439t2 ac5d85c1 7d0d1de7 8af188d6
pub const SW_439t2: Power = VANILLA;

/// # Sheldras Moontree
///
/// `SW_447` · Druid minion · 8 mana · 5/5
///
/// > **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Casts When Drawn
/// - Enchantments: Elune's Guidance [`SW_447e`], Elune's Guidance 2 [`SW_447e2`]
///
/// State: Todo
//~ todo SW_447 ee8e5d86 5b3786bd adb77d35.826f8433
pub const SW_447: Power = TODO;

/// # Elune's Guidance
///
/// `SW_447e` · Druid enchantment
///
/// > Your next 3 spells are **Cast When Drawn**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_447e d97d35eb 00ed8a88 4ed2f66c.6f3fa90c
pub const SW_447e: Power = TODO;

/// # Elune's Guidance 2
///
/// `SW_447e2` · Druid enchantment
///
/// > Your next 3 spells are **Cast When Drawn**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_447e2 3102a638 9c5b583f 53647ce0.6f3fa90c
pub const SW_447e2: Power = TODO;
