//! Death Knight cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Toysnatching Geist
///
/// `MIS_006` · Death Knight minion · 3 mana · 2/1
///
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Cost Unholy, Gigantify
/// - Enchantments: Collection Bonus [`MIS_006e1`]
/// - Tokens: Toysnatching Geist [`MIS_006t`]
///
/// State: Todo
//~ MIS_006 todo b273a3a2 bfb4609e
pub const MIS_006: Power = TODO;

/// # Collection Bonus
///
/// `MIS_006e1` · Death Knight enchantment
///
/// > Costs less
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_006e1 todo f0df0587 5c01d13a
pub const MIS_006e1: Power = TODO;

/// # Toysnatching Geist
///
/// `MIS_006t` · Death Knight minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Cost Unholy, Gigantic
///
/// State: Todo
//~ MIS_006t todo bcf199c5 575e9c4c
pub const MIS_006t: Power = TODO;

/// # Helm of Humiliation
///
/// `MIS_100` · Death Knight spell · Shadow · 4 mana
///
/// > Give a minion -5/-5. Give a random minion in your hand +5/+5.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Tags: `COST_BLOOD` = 2
/// - Enchantments: Humiliated [`MIS_100e`], Discount Lich King [`MIS_100e1`]
///
/// State: Todo
//~ MIS_100 todo 98b1b5c2 bf6fdbd1
pub const MIS_100: Power = TODO;

/// # Humiliated
///
/// `MIS_100e` · Death Knight enchantment
///
/// > -5/-5.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_100e todo b0bfbb04 367bbea4
pub const MIS_100e: Power = TODO;

/// # Discount Lich King
///
/// `MIS_100e1` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_100e1 todo 3ceb6959 cb19ffef
pub const MIS_100e1: Power = TODO;

/// # Foamrender
///
/// `MIS_101` · Death Knight weapon · 5 mana · 5/1 durability
///
/// > Whenever your hero attacks, spend 3 **Corpses** to gain +1 Durability.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Some Assembly Required [`MIS_101e`]
///
/// State: Todo
//~ MIS_101 todo 9f5beeb8 98036312
pub const MIS_101: Power = TODO;

/// # Some Assembly Required
///
/// `MIS_101e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_101e todo 3bf24246 0d8b03f3
pub const MIS_101e: Power = TODO;

/// # Rambunctious Stuffy
///
/// `TOY_821` · Death Knight minion · 3 mana · 4/2
///
/// > **Rush** After you cast a Frost spell, gain **Reborn**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Rush, Cost Frost
/// - Refers to: Reborn
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TOY_821 todo 76a9730c 5c8c4f77
pub const TOY_821: Power = TODO;

/// # Silk Stitching
///
/// `TOY_822` · Death Knight spell · 2 mana
///
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Darkness Within [`TOY_822e`]
///
/// State: Todo
//~ TOY_822 todo e83dd1e8 6ba1c927
pub const TOY_822: Power = TODO;

/// # Darkness Within
///
/// `TOY_822e` · Death Knight enchantment
///
/// > Cast {0} when the minion dies.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_822e todo 1dd0dafd e38b375c
pub const TOY_822e: Power = TODO;

/// # Rainbow Seamstress
///
/// `TOY_823` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal, Rush, Reborn
///
/// State: Todo
//~ TOY_823 todo da547fb9 ffb9b5d1
pub const TOY_823: Power = TODO;

/// # Darkthorn Quilter
///
/// `TOY_824` · Death Knight minion · 4 mana · 2/4
///
/// > At the end of your turn, deal this minion's Attack damage randomly split among enemies.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Quilboar
/// - Mechanics: Cost Unholy
/// - Tags: `2546` = 1
///
/// State: Todo
//~ TOY_824 todo baa4edee 5a14b74f
pub const TOY_824: Power = TODO;

/// # Lesser Spinel Spellstone
///
/// `TOY_825` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Enchantments: Lesser Soulbind [`TOY_825e`], Soulbind [`TOY_825e2`], Greater Soulbind [`TOY_825e3`]
/// - Tokens: Spinel Spellstone [`TOY_825t`], Greater Spinel Spellstone [`TOY_825t2`]
///
/// State: Todo
//~ TOY_825 todo 5f40d497 fd06a28f
pub const TOY_825: Power = TODO;

/// # Lesser Soulbind
///
/// `TOY_825e` · Death Knight enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_825e todo b9b37792 fb29b065
pub const TOY_825e: Power = TODO;

/// # Soulbind
///
/// `TOY_825e2` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_825e2 todo 4879e14a 1acffc07
pub const TOY_825e2: Power = TODO;

/// # Greater Soulbind
///
/// `TOY_825e3` · Death Knight enchantment
///
/// > +3/+3.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_825e3 todo ab70e8f6 d3cf83c0
pub const TOY_825e3: Power = TODO;

/// # Spinel Spellstone
///
/// `TOY_825t` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Cost Blood
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Lesser Spinel Spellstone [`TOY_825`]
///
/// State: Todo
//~ TOY_825t todo f4d7bf71 db8be732
pub const TOY_825t: Power = TODO;

/// # Greater Spinel Spellstone
///
/// `TOY_825t2` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +3/+3.
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Cost Blood
/// - Refers to: Armor
///
/// State: Todo
//~ TOY_825t2 todo a5c046ff 682e21c4
pub const TOY_825t2: Power = TODO;

/// # Threads of Despair
///
/// `TOY_826` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions "**Deathrattle:** Deal 1 damage to all minions."
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Cost Blood
/// - Refers to: Deathrattle
/// - Enchantments: Threads of the Dead [`TOY_826e`]
///
/// State: Todo
//~ TOY_826 todo 1882735e 10ba8a92
pub const TOY_826: Power = TODO;

/// # Threads of the Dead
///
/// `TOY_826e` · Death Knight enchantment
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_826e todo 6f621829 402e0f81
pub const TOY_826e: Power = TODO;

/// # Shambling Zombietank
///
/// `TOY_827` · Death Knight minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Spend 5 **Corpses** to summon a copy of this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Taunt, Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `2539` = 1
///
/// State: Todo
//~ TOY_827 todo c6e7d529 8e4075b0
pub const TOY_827: Power = TODO;

/// # Amateur Puppeteer
///
/// `TOY_828` · Death Knight minion · 5 mana · 2/6
///
/// > **Miniaturize**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Cost Blood, Cost Unholy, Miniaturize
/// - Enchantments: Strings Attached [`TOY_828e4`]
/// - Tokens: Amateur Puppeteer [`TOY_828t`]
///
/// State: Todo
//~ TOY_828 todo a122e390 03ea7ab1
pub const TOY_828: Power = TODO;

/// # Strings Attached
///
/// `TOY_828e4` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_828e4 todo 99cc8677 581b9480
pub const TOY_828e4: Power = TODO;

/// # Amateur Puppeteer
///
/// `TOY_828t` · Death Knight minion · 1 mana · 1/1
///
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Cost Blood, Cost Unholy, Mini
///
/// State: Todo
//~ TOY_828t todo 695893fc 7aa66183
pub const TOY_828t: Power = TODO;

/// # The Headless Horseman
///
/// `TOY_829` · Death Knight hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry, Cost Blood, Cost Unholy
/// - Hero power: Pulsing Pumpkins [`TOY_829hp`], Pulsing Pumpkins [`TOY_829hp3`]
/// - Tokens: Horseman's Head [`TOY_829t`], The Headless Horseman [`TOY_829t2`]
///
/// State: Todo
//~ TOY_829 todo 37f36bdd 3b26f4cf
pub const TOY_829: Power = TODO;

/// # Pulsing Pumpkins
///
/// `TOY_829hp` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn! *Discover** an Undead, to serve as your *pawn!*
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Discover
///
/// State: Todo
//~ TOY_829hp todo 1224b3f4 f83e3b26
pub const TOY_829hp: Power = TODO;

/// # Pulsing Pumpkins
///
/// `TOY_829hp3` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_829hp3 todo cefcf721 c9a5affe
pub const TOY_829hp3: Power = TODO;

/// # Horseman's Head
///
/// `TOY_829t` · Death Knight spell · 2 mana
///
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ TOY_829t todo 004f30e8 77443e2c
pub const TOY_829t: Power = TODO;

/// # The Headless Horseman
///
/// `TOY_829t2` · Death Knight hero · 6 mana · 30 health
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// - Set: Whizbang's Workshop · legendary
/// - Hero power: Pulsing Pumpkins [`TOY_829hp`]
///
/// State: Todo
//~ TOY_829t2 todo 225e639d a4424723
pub const TOY_829t2: Power = TODO;

/// # Dr. Stitchensew
///
/// `TOY_830` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: Stitched Toys [`TOY_830e`]
///
/// State: Todo
//~ TOY_830 todo 6fecb903 78a254c1
pub const TOY_830: Power = TODO;

/// # Stitched Toys
///
/// `TOY_830e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon the minion stitched to this.@**Deathrattle:** Summon {0}.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_830e todo e7f8fe77 fbe81a54
pub const TOY_830e: Power = TODO;
