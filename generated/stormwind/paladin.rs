//! Paladin cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 24150505

/// # Wealth Redistributor
///
/// `DED_500` · Paladin minion · 5 mana · 2/8
///
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Redistributed [`DED_500e`]
///
/// State: Todo
//~ todo DED_500 14584295 69a32808 38b3a4dc.c3dd928d
pub const DED_500: Power = TODO;

/// # Redistributed
///
/// `DED_500e` · Paladin enchantment
///
/// > Attack was swapped.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo DED_500e 5a4bd7b1 18daadbc ad359cc3.674214a5
pub const DED_500e: Power = TODO;

/// # Sunwing Squawker
///
/// `DED_501` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DED_501 68ef1a43 93b233dd 73b044c4.49f64665
pub const DED_501: Power = TODO;

/// # Righteous Defense
///
/// `DED_502` · Paladin spell · Holy · 3 mana
///
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Justified [`DED_502e`], Light's Favored [`DED_502e2`]
///
/// State: Todo
//~ todo DED_502 dc73cd4c 08d09853 8807c296.4af2f5ad
pub const DED_502: Power = TODO;

/// # Justified
///
/// `DED_502e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_502e 74000592 a6d2babb 4b832d77.d68bebe2
pub const DED_502e: Power = enchant(&[become_stats(1, 1)]);

/// # Light's Favored
///
/// `DED_502e2` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo DED_502e2 caa8ebaa d0537156 9b13dccd.a536d554
pub const DED_502e2: Power = TODO;

/// # City Tax
///
/// `SW_046` · Paladin spell · 2 mana
///
/// > **Tradeable Lifesteal**. Deal $1 damage to all enemy minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Lifesteal, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_046 8d5bb7d9 ee8aa75f 0ddaec78.feb39039
pub const SW_046: Power = spell(&[deal(1).to(ENEMY_MINIONS)]);

/// # Highlord Fordragon
///
/// `SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Divine Shield
/// - Enchantments: Highlord's Blessing [`SW_047e`]
///
/// State: Derived
//~ derived SW_047 acca92d2 93475160 5e7d0a0f.eab82b9e
pub const SW_047: Power =
    after(FRIENDLY_MINIONS.lose_shield()).then(&[attach("SW_047e").to(YOUR_HAND.that(MINION).random())]);

/// # Highlord's Blessing
///
/// `SW_047e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_047e d8490529 53220fed 14574b92.401e4f6d
pub const SW_047e: Power = enchant(&[plus(5, 5)]);

/// # Prismatic Jewel Kit
///
/// `SW_048` · Paladin weapon · 1 mana · 0/3 durability
///
/// > After a friendly minion loses **Divine Shield**, give minions in your hand +1/+1. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Faceted Dawnstone [`SW_048e`]
///
/// State: Derived
//~ derived SW_048 0e28cf7c d8f1b4c6 03ed8264.6301a283
pub const SW_048: Power =
    after(FRIENDLY_MINIONS.lose_shield()).then(&[attach("SW_048e").to(YOUR_HAND.that(MINION)), lose_durability(1)]);

/// # Faceted Dawnstone
///
/// `SW_048e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_048e 274874cd d34fe979 844f2eee.67341004
pub const SW_048e: Power = enchant(&[plus(1, 1)]);

/// # Blessed Goods
///
/// `SW_049` · Paladin spell · Holy · 1 mana
///
/// > **Discover** a **Secret**, weapon, or **Divine Shield** minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Discover
/// - Refers to: Divine Shield, Secret
///
/// State: Derived
//~ derived SW_049 a23549b1 82efb355 934fb098.86b4cb98
pub const SW_049: Power = spell(&[discover(any(&[SECRET, WEAPON, all(&[MINION, with(GameTag::DIVINE_SHIELD)])]))]);

/// # First Blade of Wrynn
///
/// `SW_305` · Paladin minion · 4 mana · 3/5
///
/// > **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Divine Shield, Battlecry
/// - Refers to: Rush
///
/// State: Derived
//~ derived SW_305 bcd7116a 8415f271 583281ae.e2041d1b
pub const SW_305: Power = battlecry(&[give(&[has(GameTag::RUSH)])]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Rise to the Occasion
///
/// `SW_313` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Enchantments: Pave the Way [`SW_313e1`]
/// - Tokens: Pave the Way [`SW_313t`], Avenge the Fallen [`SW_313t2`], Lightborn Cariel [`SW_313t4`]
///
/// State: Todo
//~ todo SW_313 95db6403 6cf0d4bd 16a5088e.6566d04a
pub const SW_313: Power = TODO;

/// # Pave the Way
///
/// `SW_313e1` · Paladin enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_313e1 905a9173 264f804b b0560376.f705eb41
pub const SW_313e1: Power = enchant(&[cost_less(1)]);

/// # Pave the Way
///
/// `SW_313t` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Avenge the Fallen [`SW_313t2`]
///
/// State: Todo
//~ todo SW_313t 91a5c5de 80762dc9 0b863a61.7bc10067
pub const SW_313t: Power = TODO;

/// # Avenge the Fallen
///
/// `SW_313t2` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Lightborn Cariel [`SW_313t4`]
///
/// State: Todo
//~ todo SW_313t2 c0a723b3 aed0f91e 3165815e.294652e9
pub const SW_313t2: Power = TODO;

/// # Lightborn Cariel
///
/// `SW_313t4` · Paladin minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Enchantments: Light's Strength [`SW_313t4e`]
///
/// State: Derived
//~ derived SW_313t4 8460f081 0cee1d79 4896a599.9a138b14
pub const SW_313t4: Power = battlecry(&[attach("SW_313t4e").to(YOU)]);

/// # Light's Strength
///
/// `SW_313t4e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// - Set: United in Stormwind
/// - Enchantments: Light's Power [`SW_313t4ee`]
///
/// State: Derived
//~ derived SW_313t4e ed051912 be2bde3c 0471505c.4d185049
pub const SW_313t4e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(named("CS2_101t")), &[plus(2, 2)]);

/// # Light's Power
///
/// `SW_313t4ee` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_313t4ee ccd3288e 8595d79e 8b8f32af.6d6ab056
pub const SW_313t4ee: Power = enchant(&[plus(2, 2)]);

/// # Lightbringer's Hammer
///
/// `SW_314` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** Can't attack heroes.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived SW_314 a11a72f0 5d40633a 50d91bf8.1ec31d30
pub const SW_314: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Alliance Bannerman
///
/// `SW_315` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stormwind Pride [`SW_315e`]
///
/// State: Derived
//~ derived SW_315 34e37f8e 73668098 b2e61bd2.11b72101
pub const SW_315: Power = battlecry(&[draw_that(1, MINION), attach("SW_315e").to(YOUR_HAND.that(MINION))]);

/// # Stormwind Pride
///
/// `SW_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_315e c72afa08 32c80f95 86b9a49f.67341004
pub const SW_315e: Power = enchant(&[plus(1, 1)]);

/// # Noble Mount
///
/// `SW_316` · Paladin spell · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. When it dies, summon a Warhorse.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Divine Shield, Deathrattle
/// - Enchantments: On a Horse [`SW_316e`]
/// - Tokens: Cariel's Warhorse [`SW_316t`]
///
/// State: Derived
//~ derived SW_316 d691abdf fc7b78d0 6d9bc455.3f171495
pub const SW_316: Power = spell(&[attach("SW_316e").to(A_MINION)]);

/// # On a Horse
///
/// `SW_316e` · Neutral enchantment
///
/// > +1/+1 and **Divine Shield**. **Deathrattle:** Summon a Warhorse.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_316e 2305971d 0f1d7cf0 e741849c.1659bab3
pub const SW_316e: Power =
    abilities(&[enchant(&[plus(1, 1), has(GameTag::DIVINE_SHIELD)]), deathrattle(&[summon(card("SW_316t"))])]);

/// # Cariel's Warhorse
///
/// `SW_316t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla SW_316t ea57c4a0 e4e1f1a9 1ad585b4.cc526ac4
pub const SW_316t: Power = VANILLA;

/// # Catacomb Guard
///
/// `SW_317` · Paladin minion · 3 mana · 1/4
///
/// > **Lifesteal Battlecry:** Deal damage equal to this minion's Attack to an enemy minion.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal damage equal to this minion's Attack to an enemy minion."
///
/// State: Derived
//~ derived SW_317 9658df56 17dcb180 1d33106b.7e64826b
pub const SW_317: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(AN_ENEMY_MINION)]);
