//! Priest cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b543bfa2

/// # Cleansing Cleric
///
/// `CATA_216` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Free From Corruption [`CATA_216e`]
///
/// State: Todo
//~ todo CATA_216 8f5d2649 6b124b68 15d61c45.f72e9888
pub const CATA_216: Power = TODO;

/// # Free From Corruption
///
/// `CATA_216e` · Priest enchantment
///
/// > Your healing effects heal (2) more this game.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_216e 85973761 06681e68 11f4652d.49e5346c
pub const CATA_216e: Power = TODO;

/// # The Black Blood
///
/// `CATA_300` · Priest minion · 7 mana · 5/9
///
/// > **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Colossal
/// - Tags: `1544` = 1, `4547` = 1, `4548` = 1
/// - Tokens: Black Blood's Body [`CATA_300t1`], Black Blood's Body [`CATA_300t2`], Black Blood's Body [`CATA_300t3`]
///
/// State: Derived
//~ derived CATA_300 ba497759 34e82b40 3a6963e8.208e5f3f
#[rustfmt::skip]
pub const CATA_300: Power = abilities(&[colossal(&["CATA_300t1", "CATA_300t2", "CATA_300t3"]), after(CHARACTERS.is_healed(FRIENDLY)).then(&[make_attack(THIS, ENEMY_MINIONS.random())])]);

/// # Black Blood's Body
///
/// `CATA_300t1` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ todo CATA_300t1 e4ee8bc9 807ebf5d 2667786f.8c8c86fb
pub const CATA_300t1: Power = TODO;

/// # Black Blood's Body
///
/// `CATA_300t2` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ todo CATA_300t2 a69a36eb c2e5ba09 56e60a67.8c8c86fb
pub const CATA_300t2: Power = TODO;

/// # Black Blood's Body
///
/// `CATA_300t3` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
///
/// State: Todo
//~ todo CATA_300t3 f6ab4324 1f6d04b9 b5a47668.8c8c86fb
pub const CATA_300t3: Power = TODO;

/// # Ruby Sanctum
///
/// `CATA_301` · Priest location · 1 mana · 0 uses
///
/// > Your next Healing effect this turn deals damage instead.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Lifebind [`CATA_301e`]
///
/// State: Todo
//~ todo CATA_301 97219ecc 40b941e1 f6ad32d2.9c48dbe0
pub const CATA_301: Power = TODO;

/// # Lifebind
///
/// `CATA_301e` · Neutral enchantment
///
/// > Your next Healing effect this turn deals damage instead.
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CATA_301e d5d21c58 b873420b a710aa6e.9c48dbe0
pub const CATA_301e: Power = TODO;

/// # Mend
///
/// `CATA_302` · Priest spell · Holy · 1 mana
///
/// > Restore a minion to full Health. Draw a card.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Derived
//~ derived CATA_302 f2f043ca 06dd9e87 db72bcaa.dbb7be3b
pub const CATA_302: Power = spell(&[heal_fully(A_MINION), draw(1)]);

/// # Purifying Breath
///
/// `CATA_303` · Priest spell · Fire · 2 mana
///
/// > Deal $5 damage to a minion. If it dies, restore #5 Health to the enemy hero.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Derived
//~ derived CATA_303 9da8abaf d4b06b7a 600c818b.c1b819e2
pub const CATA_303: Power = spell(&[deal(5).to(A_MINION), heal(5).to(ENEMY_HERO).when(there_is(&IT.that(DEAD)))]);

/// # Injured Attendant
///
/// `CATA_304` · Priest minion · 3 mana · 3/8
///
/// > Lifesteal **Battlecry:** Deal 4 damage to this minion.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Lifesteal
/// - Tags: `4547` = 1
///
/// State: Derived
//~ derived CATA_304 2ae0a019 5cbb4479 6de853bf.c3d88370
pub const CATA_304: Power = battlecry(&[deal(4).to(THIS)]);

/// # Incensed Matriarch
///
/// `CATA_305` · Priest minion · 4 mana · 3/3
///
/// > At the end of your turn, if this is at full Health, gain +3 Health.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Dragon
/// - Tags: `4548` = 1, `4577` = 1
/// - Enchantments: Incensed [`CATA_305e`]
///
/// State: Derived
//~ derived CATA_305 360ead55 754f3c29 cfb74b26.51804edd
pub const CATA_305: Power = whenever(YOU.turn_end()).when(there_is(&THIS.that(UNDAMAGED))).then(&[attach("CATA_305e")]);

/// # Incensed
///
/// `CATA_305e` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_305e e215344c 92ac22c8 29dcebe8.cda80e25
pub const CATA_305e: Power = enchant(&[HEALTH.plus(3)]);

/// # Schism
///
/// `CATA_306` · Priest spell · Shadow · 4 mana
///
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Shatter
/// - Refers to: Elusive
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 122876, `TAG_SCRIPT_DATA_NUM_2` = 122877, `1544` = 1
/// - Target: "Select a friendly minion."
/// - Enchantments: Dark Influence [`CATA_306e`]
/// - Tokens: Schism [`CATA_306t1`], Schism [`CATA_306t2`]
///
/// State: Todo
//~ todo CATA_306 2295c254 f49abc20 3b14747d.1bb35a3f
pub const CATA_306: Power = TODO;

/// # Dark Influence
///
/// `CATA_306e` · Priest enchantment
///
/// > +2/+3
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_306e 0538fa21 3b9f9dbd ea0692ed.e24cd8c8
pub const CATA_306e: Power = enchant(&[plus(2, 3)]);

/// # Schism
///
/// `CATA_306t1` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Refers to: Elusive
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 122877, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 122874
///
/// State: Todo
//~ todo CATA_306t1 64e5d902 4d5bc0bb f624c97c.2bbee3d5
pub const CATA_306t1: Power = TODO;

/// # Schism
///
/// `CATA_306t2` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Summon a copy of a friendly minion.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
///
/// State: Todo
//~ todo CATA_306t2 8ca6eb12 95be48b0 5fbe8cdc.5f6c38ad
pub const CATA_306t2: Power = TODO;

/// # Alexstrasza, Guardian of Life
///
/// `CATA_307` · Priest minion · 7 mana · 8/8
///
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Tags: `1724` = 1
/// - Enchantments: Cleansed of Corruption [`CATA_307e`]
///
/// State: Todo
//~ todo CATA_307 b53605c0 0fc48d90 5990bc84.91b301d0
pub const CATA_307: Power = TODO;

/// # Cleansed of Corruption
///
/// `CATA_307e` · Neutral enchantment
///
/// > When you reach full Health, deal 15 damage to your opponent.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_307e 1380627f d6cb7b4e 49a8955d.5ac7257a
pub const CATA_307e: Power = TODO;

/// # Medivh's Triumph
///
/// `CATA_308` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ todo CATA_308 c0e797c6 d793df16 6e85079d.66cf20bd
pub const CATA_308: Power = TODO;
