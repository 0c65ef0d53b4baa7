//! Mage cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 183cea60

/// # Devolving Missiles
///
/// `SCH_235` · Multi-class spell · Arcane · 1 mana
///
/// > Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Mage, Shaman
///
/// State: Derived
//~ derived SCH_235 c6a7a9db 632f1621 1742f118.5679c283
pub const SCH_235: Power = spell(&[transform(ENEMY_MINIONS.random(), costing(MINION, -1, COST.of(IT))).repeated(3)]);

/// # Firebrand
///
/// `SCH_241` · Mage minion · 3 mana · 3/4
///
/// > Spellburst**:** Deal 4 damage randomly split among all enemy minions.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_241 46d3a733 cb753a64 a2523d9b.9ea74ba3
pub const SCH_241: Power = on(Word::Spellburst, &[deal(4).split_among(ENEMY_MINIONS)]);

/// # Wyrm Weaver
///
/// `SCH_243` · Mage minion · 4 mana · 3/5
///
/// > Spellburst**:** Summon two 1/3 Mana Wyrms.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Spellburst
/// - Tokens: Mana Wyrm [`NEW1_012`](crate::classic::mage::NEW1_012)
///
/// State: Derived
//~ derived SCH_243 d07850df b433406b fd3142e5.94efc589
pub const SCH_243: Power = on(Word::Spellburst, &[summon(card("NEW1_012")).copies(2)]);

/// # Primordial Studies
///
/// `SCH_270` · Multi-class spell · Arcane · 1 mana
///
/// > **Discover** a **Spell Damage** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Mage, Shaman
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Spellpower
/// - Enchantments: Runic Studies [`SCH_270e`], Studying Runes [`SCH_270e2`]
///
/// State: Derived
//~ derived SCH_270 0f21a897 d7d1dfd4 629dbe16.67ea96bd
pub const SCH_270: Power = spell(&[discover(all(&[MINION, with(GameTag::SPELLPOWER)])), attach("SCH_270e").to(YOU)]);

/// # Runic Studies
///
/// `SCH_270e` · Neutral enchantment
///
/// > Your next **Spell Damage** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_270e dbd19a78 63f14cac 8d4c2cb6.a1579aaa
#[rustfmt::skip]
pub const SCH_270e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::SPELLPOWER)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::SPELLPOWER)])));

/// # Studying Runes
///
/// `SCH_270e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_270e2 9960300f f523bf1b fbb3e31a.f705eb41
pub const SCH_270e2: Power = enchant(&[cost_less(1)]);

/// # Ras Frostwhisper
///
/// `SCH_273` · Multi-class minion · 5 mana · 3/6
///
/// > At the end of your turn, deal $1 damage to all enemies *(improved by **Spell Damage)*.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Mage, Shaman
/// - Refers to: Spellpower
/// - Tags: `1450` = 1
///
/// State: Derived
//~ derived SCH_273 c7611013 49960b27 acf2f1b1.3374bfa8
pub const SCH_273: Power = at_end_of_your_turn(&[deal(1).to(ENEMIES)]);

/// # Lab Partner
///
/// `SCH_310` · Mage minion · 1 mana · 1/3
///
/// > **Spell Damage +1**
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla SCH_310 f033c5bb 56d566b6 c8c77ef7.b88f2291
pub const SCH_310: Power = VANILLA;

/// # Combustion
///
/// `SCH_348` · Mage spell · Fire · 3 mana
///
/// > Deal $4 damage to a minion. Any excess damages both neighbors.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived SCH_348 dc6d0299 bc358d08 df099cf8.b41690c2
pub const SCH_348: Power = spell(&[deal(4).to(A_MINION), deal(1).times(EXCESS).to(IT.neighbours())]);

/// # Wand Thief
///
/// `SCH_350` · Multi-class minion · 1 mana · 1/2
///
/// > **Combo: Discover** a Mage spell.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Combo, Discover
///
/// State: Derived
//~ derived SCH_350 836102a3 930bc84c 84fe4c9f.a4c2abd2
pub const SCH_350: Power = combo(&[discover(all(&[SPELL, class(CardClass::Mage)]))]);

/// # Jandice Barov
///
/// `SCH_351` · Multi-class minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Battlecry
/// - Enchantments: This is an Illusion. [`SCH_351a`], This is not an Illusion. [`SCH_351b`], Illusion [`SCH_351e`], Illusion [`SCH_351e2`]
///
/// State: Todo
//~ todo SCH_351 3a087d32 6d2d402a 229193ea.d5825fa3
pub const SCH_351: Power = TODO;

/// # This is an Illusion.
///
/// `SCH_351a` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_351a e8539855 d88cc31c e2399ec5
pub const SCH_351a: Power = TODO;

/// # This is not an Illusion.
///
/// `SCH_351b` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_351b 51cae349 ed2b63b9 4c1a28f1
pub const SCH_351b: Power = TODO;

/// # Illusion
///
/// `SCH_351e` · Rogue enchantment
///
/// > This might be an illusion that dies when it takes damage.@{0}
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_351e b9a051ea 4959e458 c32e468f.e9c481b9
pub const SCH_351e: Power = TODO;

/// # Illusion
///
/// `SCH_351e2` · Rogue enchantment
///
/// > This might be an illusion that dies when it takes damage.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_351e2 a4a2f27d 4a2ab88e 4e27f0fd.7a636523
pub const SCH_351e2: Power = TODO;

/// # Potion of Illusion
///
/// `SCH_352` · Multi-class spell · Arcane · 4 mana
///
/// > Add 1/1 copies of your minions to your hand. They cost (1).
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Mage, Rogue
/// - Enchantments: Potion of Illusion [`SCH_352e`], Potion of Illusion [`SCH_352e2`]
///
/// State: Derived
//~ derived SCH_352 8dc9b2b9 1f6bea93 04c43125.086d1bc4
pub const SCH_352: Power =
    spell(&[get(copy_of(FRIENDLY_MINIONS)), attach("SCH_352e").to(IT), attach("SCH_352e2").to(IT)]);

/// # Potion of Illusion
///
/// `SCH_352e` · Rogue enchantment
///
/// > 1/1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_352e 946f877c 49956f8f 51d7127a.d68bebe2
pub const SCH_352e: Power = enchant(&[become_stats(1, 1)]);

/// # Potion of Illusion
///
/// `SCH_352e2` · Rogue enchantment
///
/// > Costs (1).
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_352e2 ceb6b49d a6036d10 0a87cd25.53ed184d
pub const SCH_352e2: Power = enchant(&[cost(1)]);

/// # Cram Session
///
/// `SCH_353` · Mage spell · Arcane · 2 mana
///
/// > Draw $1 \|4(card, cards) *(improved by **Spell Damage)*.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo SCH_353 60834b32 ef8846e5 dc1ef0fd.e6124825
pub const SCH_353: Power = TODO;

/// # Mozaki, Master Duelist
///
/// `SCH_400` · Mage minion · 5 mana · 3/8
///
/// > After you cast a spell, gain **Spell Damage +1**.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Refers to: Spellpower
/// - Enchantments: Magic Master [`SCH_400e2`]
///
/// State: Derived
//~ derived SCH_400 065c8f02 1ff84973 93947e9e.b533ff66
pub const SCH_400: Power = after(YOU.cast(SPELL)).then(&[attach("SCH_400e2")]);

/// # Magic Master
///
/// `SCH_400e2` · Mage enchantment
///
/// > **Spell Damage +1**
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_400e2 55c622b3 335d4d26 e3c865ea.b88f2291
pub const SCH_400e2: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Brain Freeze
///
/// `SCH_509` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion. **Combo:** Also deal $3 damage to it.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Combo
/// - Refers to: Freeze
///
/// State: Derived
//~ derived SCH_509 0033ef34 bdf2fd77 f42f7a96.6880037c
pub const SCH_509: Power = spell(&[freeze(A_MINION), deal(3).to(IT).when(Condition::Combo)]);

/// # Trick Totem
///
/// `SCH_537` · Multi-class minion · 2 mana · 0/3
///
/// > At the end of your turn, cast a random spell that costs (3) or less.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Totem
/// - Classes: Mage, Shaman
///
/// State: Derived
//~ derived SCH_537 15f10297 ef672b75 4e783e87.dc6db9af
pub const SCH_537: Power = at_end_of_your_turn(&[cast(random(all(&[SPELL, COST.at_most(3)])))]);
