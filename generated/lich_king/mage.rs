//! Mage cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eb2736bf

/// # Tear Reality
///
/// `NX2_001` · Mage spell · Arcane · 4 mana
///
/// > Add 2 random Mage spells from the past to your hand. They cost (2) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: Torn [`NX2_001e`]
///
/// State: Derived
//~ derived NX2_001 38feefca d18b30ff 1fd7f07f.cba4b35a
pub const NX2_001: Power =
    spell(&[get(random(all(&[SPELL, class(CardClass::Mage), FROM_THE_PAST]))).copies(2), attach("NX2_001e").to(IT)]);

/// # Torn
///
/// `NX2_001e` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_001e 82f2750c d00f0ec7 09097c27.90c32b47
pub const NX2_001e: Power = enchant(&[cost_less(2)]);

/// # Spectral Trainee
///
/// `NX2_002` · Mage minion · 3 mana · 1/4
///
/// > After you cast a spell, deal 1 damage to all enemy minions.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived NX2_002 590cbac5 a92f80b4 5abb2be3.a33408a2
pub const NX2_002: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMY_MINIONS)]);

/// # Whirlweaver
///
/// `NX2_003` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've cast a spell last turn, **Discover** an Elemental.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Elemental, Naga
/// - Mechanics: Battlecry, Discover
/// - Tags: `2553` = 1
/// - Tokens: Prodigy of Demise [`NX2_003t`]
///
/// State: Derived
//~ derived NX2_003 bb20dfd9 7bc74daf 9b41c239.8c5947e5
pub const NX2_003: Power =
    battlecry(&[discover(ELEMENTAL)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::LastTurn)));

/// # Prodigy of Demise
///
/// `NX2_003t` · Mage minion · 2 mana · 3/2
///
/// > **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
///
/// - Set: March of the Lich King · rare
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ todo NX2_003t 7b32dcbb 0225b4bc c134e9bd.42656207
pub const NX2_003t: Power = TODO;

/// # Vexallus
///
/// `RLK_541` · Mage minion · 5 mana · 3/5
///
/// > Your Arcane spells cast twice.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
///
/// State: Todo
//~ todo RLK_541 05f5d5e5 76518dff 88ecb36f.029d5ddc
pub const RLK_541: Power = TODO;

/// # Arcsplitter
///
/// `RLK_542` · Mage minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add 2 Arcane Bolts to your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Arcane Bolt [`RLK_843`]
///
/// State: Derived
//~ derived RLK_542 cb49c7bd a965e29a 9262ba81.f2828475
pub const RLK_542: Power = deathrattle(&[get(card("RLK_843")).copies(2)]);

/// # Magister's Apprentice
///
/// `RLK_543` · Mage minion · 2 mana · 3/2
///
/// > Your Arcane spells cost (1) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Apprentice's Assistance [`RLK_543e`]
///
/// State: Derived
//~ derived RLK_543 7d595358 725aeec3 756099d7.33216751
pub const RLK_543: Power = aura(YOUR_HAND.that(school(SpellSchool::Arcane))).gives("RLK_543e");

/// # Apprentice's Assistance
///
/// `RLK_543e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_543e f763cab7 8e3103bc 135da125.f705eb41
pub const RLK_543e: Power = enchant(&[cost_less(1)]);

/// # Arcane Defenders
///
/// `RLK_544` · Mage spell · Arcane · 8 mana
///
/// > Summon two 5/6 Golems with **Taunt** and **Elusive**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Taunt, Elusive
/// - Tokens: Golem Guardian [`RLK_544t`]
///
/// State: Derived
//~ derived RLK_544 43fe7c04 ad922c07 f518119a.dc9c0a93
pub const RLK_544: Power = spell(&[summon(card("RLK_544t")).copies(2)]);

/// # Golem Guardian
///
/// `RLK_544t` · Mage minion · 5 mana · 5/6
///
/// > **Taunt Elusive**
///
/// - Set: March of the Lich King
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ vanilla RLK_544t f242e4c9 63039e02 db063ee5.c6cde567
pub const RLK_544t: Power = VANILLA;

/// # Energy Shaper
///
/// `RLK_545` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
///
/// State: Todo
//~ todo RLK_545 51932335 65a20e3d d5828c22.81ff8540
pub const RLK_545: Power = TODO;

/// # Vast Wisdom
///
/// `RLK_546` · Mage spell · 2 mana
///
/// > **Discover** two spells that cost (3) or less. Swap their Costs.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Discover
/// - Enchantments: Infinite Wisdom [`RLK_546e`]
///
/// State: Todo
//~ todo RLK_546 dd1f6334 526335dc d63e5c50.d3ebc59e
pub const RLK_546: Power = TODO;

/// # Infinite Wisdom
///
/// `RLK_546e` · Mage enchantment
///
/// > This card's cost is swapped.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_546e af129ce5 587baeef 4cd6d047.5e8ccca5
pub const RLK_546e: Power = TODO;

/// # Prismatic Elemental
///
/// `RLK_547` · Mage minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from any class. It costs (1) less.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Strange Energy [`RLK_547e`]
///
/// State: Derived
//~ derived RLK_547 dfacc6ec e38852ec 12a9d7da.5f239ab6
pub const RLK_547: Power = battlecry(&[discover_of(SPELL, Classes::Any), attach("RLK_547e").to(IT)]);

/// # Strange Energy
///
/// `RLK_547e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_547e 52b85d4c 9ff0d204 25df41e2.f705eb41
pub const RLK_547e: Power = enchant(&[cost_less(1)]);

/// # Arcane Wyrm
///
/// `RLK_548` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add an Arcane Bolt to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Arcane Bolt [`RLK_843`]
///
/// State: Derived
//~ derived RLK_548 c52a4ab9 73c073af 81ee4314.a6270465
pub const RLK_548: Power = battlecry(&[get(card("RLK_843"))]);

/// # Grand Magister Rommath
///
/// `RLK_803` · Mage minion · 9 mana · 5/7
///
/// > **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
/// - Enchantments: Mana Sated [`RLK_803e`]
///
/// State: Todo
//~ todo RLK_803 90021b72 b4c72084 1a4b50da.25682b22
pub const RLK_803: Power = TODO;

/// # Mana Sated
///
/// `RLK_803e` · Mage enchantment
///
/// > Your Arcane spells cast twice.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_803e b3fe60d9 cde8fb7e d95f587c.029d5ddc
pub const RLK_803e: Power = TODO;

/// # Arcane Bolt
///
/// `RLK_843` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage. **Manathirst (8):** Deal $3 damage instead.
///
/// - Set: March of the Lich King · common · collectible
/// - Tags: `MANATHIRST` = 8
///
/// State: Derived
//~ derived RLK_843 c39157a9 d74fea2f f37937b8.34e10b2f
pub const RLK_843: Power = spell(&[either(MANA_CRYSTALS.at_least(8), &[deal(3).to(TARGET)], &[deal(2).to(TARGET)])]);
