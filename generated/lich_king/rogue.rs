//! Rogue cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ransack
///
/// `NX2_004` · Rogue spell · 0 mana
///
/// > Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ NX2_004 todo c132797e 2916338c
pub const NX2_004: Power = TODO;

/// # Stitched Creation
///
/// `NX2_005` · Rogue minion · 3 mana · 1/1
///
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Combo, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 8, `MANATHIRST` = 8
/// - Enchantments: Stitched Power [`NX2_005e`], Stitched Strength [`NX2_005e2`]
/// - Tokens: Stitched Creation [`NX2_005t`]
///
/// State: Todo
//~ NX2_005 todo 938f2ffa 95bc0b78
pub const NX2_005: Power = TODO;

/// # Stitched Power
///
/// `NX2_005e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_005e todo 43dcd876 026140be
pub const NX2_005e: Power = TODO;

/// # Stitched Strength
///
/// `NX2_005e2` · Rogue enchantment
///
/// > +4/+4.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_005e2 todo 09adaae6 1e5bcb81
pub const NX2_005e2: Power = TODO;

/// # Stitched Creation
///
/// `NX2_005t` · Rogue minion · 3 mana · 4/4
///
/// > **Infused Combo:** Gain +2/+2. **Manathirst (@):** Gain +4/+4.
///
/// - Set: March of the Lich King · rare
/// - Minion type: Undead
/// - Mechanics: Combo, Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `MANATHIRST` = 8
///
/// State: Todo
//~ NX2_005t todo 119eb591 f0ad8d24
pub const NX2_005t: Power = TODO;

/// # Jolly Roger
///
/// `NX2_006` · Rogue minion · 1 mana · 1/3
///
/// > After your hero attacks, summon a 1/1 Undead Pirate.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
/// - Tokens: Zombie Pirate [`NX2_006t`]
///
/// State: Todo
//~ NX2_006 todo 6bbb2882 cf1d3a03
pub const NX2_006: Power = TODO;

/// # Zombie Pirate
///
/// `NX2_006t` · Rogue minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ NX2_006t vanilla 2c126f71 c53d489b
pub const NX2_006t: Power = VANILLA;

/// # Rotten Rodent
///
/// `RLK_216` · Rogue minion · 2 mana · 2/1
///
/// > **Battlecry:** Reduce the Cost of all **Deathrattle** cards in your deck by (1).
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `2542` = 1
/// - Enchantments: Rotten [`RLK_216e`]
///
/// State: Todo
//~ RLK_216 todo 2be81165 35e466d3
pub const RLK_216: Power = TODO;

/// # Rotten
///
/// `RLK_216e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_216e todo f3941079 629e04ab
pub const RLK_216e: Power = TODO;

/// # Scourge Illusionist
///
/// `RLK_217` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Illusion [`RLK_217e`], Illusory [`RLK_217e2`]
///
/// State: Todo
//~ RLK_217 todo 573565e6 045704e0
pub const RLK_217: Power = TODO;

/// # Illusion
///
/// `RLK_217e` · Rogue enchantment
///
/// > 4/4.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_217e todo 0c8a15f6 44d6754c
pub const RLK_217e: Power = TODO;

/// # Illusory
///
/// `RLK_217e2` · Rogue enchantment
///
/// > Costs (4) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_217e2 todo 66f74d7b 421042f3
pub const RLK_217e2: Power = TODO;

/// # Noxious Infiltrator
///
/// `RLK_529` · Rogue minion · 4 mana · 2/5
///
/// > **Poisonous Battlecry:** If a friendly Undead died after your last turn, deal 1 damage to a minion.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry, Poisonous
/// - Target: "Deal 1 damage to a minion."
///
/// State: Todo
//~ RLK_529 todo 2cf25064 bb2fbca0
pub const RLK_529: Power = TODO;

/// # Shadow of Demise
///
/// `RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Literally Unplayable
/// - Tags: `1544` = 1
/// - Enchantments: Death's Reflection [`RLK_567e`], Shadow of Death [`RLK_567e2`]
///
/// State: Todo
//~ RLK_567 todo 5df721ea f9967cf1
pub const RLK_567: Power = TODO;

/// # Death's Reflection
///
/// `RLK_567e` · Rogue enchantment
///
/// > Always copy your last played card.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_567e todo c5fbad2b 1aad1f1c
pub const RLK_567e: Power = TODO;

/// # Shadow of Death
///
/// `RLK_567e2` · Rogue enchantment
///
/// > Transforming into recent spells.
///
/// - Set: March of the Lich King
/// - Tags: `DEFINING_ENCHANTMENT` = 86092
///
/// State: Todo
//~ RLK_567e2 todo 50a8564d 6d8a6cc7
pub const RLK_567e2: Power = TODO;

/// # Concoctor
///
/// `RLK_568` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Concoction to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ RLK_568 todo f9c70bad 2d8a1149
pub const RLK_568: Power = TODO;

/// # Potion Belt
///
/// `RLK_569` · Rogue spell · 2 mana
///
/// > **Discover** 2 Concoctions.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ RLK_569 todo 44365371 1528856e
pub const RLK_569: Power = TODO;

/// # Ghoulish Alchemist
///
/// `RLK_570` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry**: Your next Concoction costs (0).
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Yellow Potion [`RLK_570e`], Potion-Fueled [`RLK_570e2`](crate::sunken_city::rogue::RLK_570e2), Blue Spirit [`RLK_570e3`], Doctored [`RLK_570e4`]
/// - Tokens: Mixed Potion [`RLK_570t`], Slimy Concoction [`RLK_570t1`], Dreadful Concoction [`RLK_570t2`], Bubbling Concoction [`RLK_570t3`], Hazy Concoction [`RLK_570t4`], Gleaming Concoction [`RLK_570t5`]
///
/// State: Todo
//~ RLK_570 todo 1cf47d85 3cbc51f7
pub const RLK_570: Power = TODO;

/// # Yellow Potion
///
/// `RLK_570e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_570e todo 55ee970b 9521f7ed
pub const RLK_570e: Power = TODO;

/// # Blue Spirit
///
/// `RLK_570e3` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_570e3 todo af2dac47 52cfe96a
pub const RLK_570e3: Power = TODO;

/// # Doctored
///
/// `RLK_570e4` · Rogue enchantment
///
/// > Your next Concoction costs (0).
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_570e4 todo 26d3fda7 bedc9222
pub const RLK_570e4: Power = TODO;

/// # Mixed Potion
///
/// `RLK_570t` · Rogue spell · 3 mana
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570tt1`], Mixed Concoction [`RLK_570tt2`], Mixed Concoction [`RLK_570tt3`], Mixed Concoction [`RLK_570tt4`], Mixed Concoction [`RLK_570tt5`]
///
/// State: Todo
//~ RLK_570t todo 9b5a3ab4 c809da2e
pub const RLK_570t: Power = TODO;

/// # Slimy Concoction
///
/// `RLK_570t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Orange Slime [`RLK_570t1t`], Mixed Concoction [`RLK_570t1t1`], Mixed Concoction [`RLK_570t1t2`], Mixed Concoction [`RLK_570t1t3`], Mixed Concoction [`RLK_570t1t4`]
///
/// State: Todo
//~ RLK_570t1 todo 4dbc8f43 1c7353db
pub const RLK_570t1: Power = TODO;

/// # Orange Slime
///
/// `RLK_570t1t` · Rogue minion · 3 mana · 3/4
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ RLK_570t1t vanilla 9e0e9c40 66226370
pub const RLK_570t1t: Power = VANILLA;

/// # Mixed Concoction
///
/// `RLK_570t1t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t1t1 todo d5cece33 0b0afc60
pub const RLK_570t1t1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t1t2` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t1t2 todo eb16d32f 42a3045e
pub const RLK_570t1t2: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t1t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t1t3 todo 2da06fdc 0951a847
pub const RLK_570t1t3: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t1t4` · Rogue spell · 3 mana
///
/// > Summon two random 3-Cost minions.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t1t4 todo 39aaa35d 1f4080f4
pub const RLK_570t1t4: Power = TODO;

/// # Dreadful Concoction
///
/// `RLK_570t2` · Rogue spell · 3 mana
///
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Enchantments: Green Potion [`RLK_570t2e`]
/// - Tokens: Mixed Concoction [`RLK_570t2t1`], Mixed Concoction [`RLK_570t2t2`]
///
/// State: Todo
//~ RLK_570t2 todo 7aa9f16b 104f517d
pub const RLK_570t2: Power = TODO;

/// # Green Potion
///
/// `RLK_570t2e` · Rogue enchantment
///
/// > **Poisonous** and **Reborn**.
///
/// - Set: March of the Lich King
/// - Mechanics: Poisonous
///
/// State: Todo
//~ RLK_570t2e todo 136ab725 f93f7b7b
pub const RLK_570t2e: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t2t1` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t2t1 todo 75c63f10 84d38816
pub const RLK_570t2t1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t2t2` · Rogue spell · 3 mana
///
/// > Destroy two random enemy minions.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t2t2 todo 8f435df8 893fa48b
pub const RLK_570t2t2: Power = TODO;

/// # Bubbling Concoction
///
/// `RLK_570t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570t3t`]
///
/// State: Todo
//~ RLK_570t3 todo bf6e49e5 84f1dcef
pub const RLK_570t3: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t3t` · Rogue spell · 3 mana
///
/// > Deal $3 damage, twice.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t3t todo 0a8e50ce fd1a3154
pub const RLK_570t3t: Power = TODO;

/// # Hazy Concoction
///
/// `RLK_570t4` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570t4t1`], Mixed Concoction [`RLK_570t4t2`], Mixed Concoction [`RLK_570t4t3`]
///
/// State: Todo
//~ RLK_570t4 todo 38c1f4aa f8d48011
pub const RLK_570t4: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t1` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t4t1 todo 2c3b0f0a a973eed0
pub const RLK_570t4t1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t4t2 todo 9ff12e1c 6f530e7b
pub const RLK_570t4t2: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t3` · Rogue spell · 3 mana
///
/// > Add two cards to your hand from other classes. They cost (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t4t3 todo 243705b8 f0b73a85
pub const RLK_570t4t3: Power = TODO;

/// # Gleaming Concoction
///
/// `RLK_570t5` · Rogue spell · 3 mana
///
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570t5 todo 4529e5e8 a5e3ed5f
pub const RLK_570t5: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt1` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Summon a random 3-Cost minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570tt1 todo 22d323da b4009d31
pub const RLK_570tt1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Draw 2 cards.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570tt2 todo b110eef7 dc2ef041
pub const RLK_570tt2: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt3` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570tt3 todo 89607a05 9875b102
pub const RLK_570tt3: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt4` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570tt4 todo ee3fba14 16982b91
pub const RLK_570tt4: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt5` · Rogue spell · 3 mana
///
/// > Draw 4 cards.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ RLK_570tt5 todo a3fa6e9d 151f1abe
pub const RLK_570tt5: Power = TODO;

/// # Vile Apothecary
///
/// `RLK_571` · Rogue minion · 3 mana · 2/4
///
/// > At the end of your turn, add a random Concoction to your hand.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ RLK_571 todo 91ce2328 6a52503e
pub const RLK_571: Power = TODO;

/// # Potionmaster Putricide
///
/// `RLK_572` · Rogue minion · 2 mana · 1/4
///
/// > After a minion dies, add a Concoction to your hand.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ RLK_572 todo ef51c093 cde198ee
pub const RLK_572: Power = TODO;

/// # Ghostly Strike
///
/// `RLK_573` · Rogue spell · 1 mana
///
/// > Deal $1 damage. **Combo:** Draw a card.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ RLK_573 todo 269182d2 ea13a3a7
pub const RLK_573: Power = TODO;
