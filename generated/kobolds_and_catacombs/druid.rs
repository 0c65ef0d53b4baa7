//! Druid cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d2cb9b78

/// # Barkskin
///
/// `LOOT_047` · Druid spell · Nature · 1 mana
///
/// > Give a minion +3 Health. Gain 3 Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Barkskin [`LOOT_047e`]
///
/// State: Derived
//~ derived LOOT_047 4571a2ae 688783a2 a58388b3.cb2627f2
pub const LOOT_047: Power = spell(&[attach("LOOT_047e").to(A_MINION), armor(3)]);

/// # Barkskin
///
/// `LOOT_047e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_047e 3bf7fb9c b28f8aac d8fedece.cda80e25
pub const LOOT_047e: Power = enchant(&[HEALTH.plus(3)]);

/// # Ironwood Golem
///
/// `LOOT_048` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Taunt
/// - Tokens: Ironwood Golem [`LOOT_048_Puzzle`]
///
/// State: Derived
//~ derived LOOT_048 1c6d98c6 d9a0713f 6eb672e2.512103c4
pub const LOOT_048: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(3))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Ironwood Golem
///
/// `LOOT_048_Puzzle` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// - Set: Kobolds & Catacombs · common
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived LOOT_048_Puzzle d893c5cd 224342ec e73b0f9f.512103c4
pub const LOOT_048_Puzzle: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(3))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Lesser Jasper Spellstone
///
/// `LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Armor
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Jasper Spellstone [`LOOT_051t1`], Greater Jasper Spellstone [`LOOT_051t2`]
///
/// State: Derived
//~ derived LOOT_051 a5c3679e afcfd109 05c3bd2a.bb4d53ef
pub const LOOT_051: Power =
    abilities(&[spell(&[deal(2).to(A_MINION)]), upgrades(Goal::Sum(3), &[YOU.gain_armor()], "LOOT_051t1")]);

/// # Jasper Spellstone
///
/// `LOOT_051t1` · Druid spell · Nature · 1 mana
///
/// > Deal $4 damage to a minion. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Armor
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_051t1 4af44f30 a01a59ab d6b7b492.92859912
pub const LOOT_051t1: Power =
    abilities(&[spell(&[deal(4).to(A_MINION)]), upgrades(Goal::Sum(3), &[YOU.gain_armor()], "LOOT_051t2")]);

/// # Greater Jasper Spellstone
///
/// `LOOT_051t2` · Druid spell · Nature · 1 mana
///
/// > Deal $6 damage to a minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_051t2 be9d3ac6 385fad25 06178230.b8a62f75
pub const LOOT_051t2: Power = spell(&[deal(6).to(A_MINION)]);

/// # Branching Paths
///
/// `LOOT_054` · Druid spell · 4 mana
///
/// > **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Entourage: Eat the Mushroom [`LOOT_054d`], Explore the Darkness [`LOOT_054b`], Loot the Chest [`LOOT_054c`]
/// - Tokens: Explore the Darkness [`LOOT_054b`], Loot the Chest [`LOOT_054c`], Eat the Mushroom [`LOOT_054d`]
///
/// State: Todo
//~ todo LOOT_054 ec8e9403 1dddc3ff 4338360d.addbea69
pub const LOOT_054: Power = TODO;

/// # Explore the Darkness
///
/// `LOOT_054b` · Druid spell · 4 mana
///
/// > Give your minions +1 Attack.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
/// - Enchantments: Fearless [`LOOT_054be`]
///
/// State: Derived
//~ derived LOOT_054b bfd5b101 508348e8 a39becd4.2fa81b18
pub const LOOT_054b: Power = spell(&[attach("LOOT_054be").to(FRIENDLY_MINIONS)]);

/// # Fearless
///
/// `LOOT_054be` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_054be 9ac9ca7a 6dfd55d0 ee1dc9a3.c84fda8a
pub const LOOT_054be: Power = enchant(&[ATTACK.plus(1)]);

/// # Loot the Chest
///
/// `LOOT_054c` · Druid spell · 4 mana
///
/// > Gain 6 Armor.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived LOOT_054c b51932d6 de9f37b9 66ea8c39.49849308
pub const LOOT_054c: Power = spell(&[armor(6)]);

/// # Eat the Mushroom
///
/// `LOOT_054d` · Druid spell · 4 mana
///
/// > Draw a card.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived LOOT_054d 6c74a7df d3cf9227 4e1485e9.442bc6f4
pub const LOOT_054d: Power = spell(&[draw(1)]);

/// # Astral Tiger
///
/// `LOOT_056` · Druid minion · 4 mana · 3/5
///
/// > **Deathrattle:** Shuffle a copy of this minion into your deck.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived LOOT_056 11c83140 b45c5df8 4f6bec7a.29e8744b
pub const LOOT_056: Power = deathrattle(&[shuffle(copy_of(THIS))]);

/// # Oaken Summons
///
/// `LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// - Set: Kobolds & Catacombs · common · collectible
///
/// State: Derived
//~ derived LOOT_309 232553a4 38f788b7 5dbe1c2d.aecfafc3
pub const LOOT_309: Power = spell(&[armor(6), summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random()))]);

/// # Grizzled Guardian
///
/// `LOOT_314` · Druid minion · 8 mana · 3/5
///
/// > **Taunt Deathrattle: Recruit** 2 minions that cost (4) or less.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Recruit
///
/// State: Derived
//~ derived LOOT_314 aabfb108 63d2890e 0080a367.12e9b297
pub const LOOT_314: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random_of(2)))]);

/// # Ixlid, Fungal Lord
///
/// `LOOT_329` · Druid minion · 5 mana · 2/4
///
/// > After you play a minion, summon a copy of it.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Tags: `717` = 1
///
/// State: Derived
//~ derived LOOT_329 1e57a0f9 d0d2fc09 762e3da5.57cc506c
pub const LOOT_329: Power = after(YOU.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Greedy Sprite
///
/// `LOOT_351` · Druid minion · 3 mana · 3/1
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived LOOT_351 75e8e25f 48b6f6ce 55729c24.ca34f976
pub const LOOT_351: Power = deathrattle(&[empty_crystals(1)]);

/// # Twig of the World Tree
///
/// `LOOT_392` · Druid weapon · 4 mana · 1/5 durability
///
/// > **Deathrattle:** Refresh your Mana Crystals.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived LOOT_392 3f299452 d6760de7 67f95666.45e37678
pub const LOOT_392: Power = deathrattle(&[refresh(10)]);
