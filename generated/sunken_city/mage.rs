//! Mage cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Submerged Spacerock
///
/// `TID_707` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Refers to: tag 3630
/// - Enchantments: Submerged [`TID_707e`]
///
/// State: Todo
//~ TID_707 todo 91bd1938 e0766016
pub const TID_707: Power = TODO;

/// # Submerged
///
/// `TID_707e` · Mage enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_707e todo af7b1890 0134146e
pub const TID_707e: Power = TODO;

/// # Polymorph: Jellyfish
///
/// `TID_708` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/1 Jellyfish with **Spell Damage +2**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Spellpower
/// - Tokens: Jellyfish [`TID_708t`]
///
/// State: Todo
//~ TID_708 todo 8c45675f b0c5ead3
pub const TID_708: Power = TODO;

/// # Jellyfish
///
/// `TID_708t` · Mage minion · 3 mana · 4/1
///
/// > **Spell Damage +2**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Spellpower
///
/// State: Todo
//~ TID_708t todo 26cad993 704e874e
pub const TID_708t: Power = TODO;

/// # Lady Naz'jar
///
/// `TID_709` · Mage minion · 5 mana · 5/5
///
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Enchantments: Naz'jar's Gift [`TID_709e`]
/// - Tokens: Lady Naz'jar [`TID_709t`], Lady Naz'jar [`TID_709t2`], Lady Naz'jar [`TID_709t3`]
///
/// State: Todo
//~ TID_709 todo 706fcc0d 4ac69035
pub const TID_709: Power = TODO;

/// # Naz'jar's Gift
///
/// `TID_709e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_709e todo 97886e30 0fb2d30e
pub const TID_709e: Power = TODO;

/// # Lady Naz'jar
///
/// `TID_709t` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of spells in your hand by (1).
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TID_709t todo 85c57611 0243b67c
pub const TID_709t: Power = TODO;

/// # Lady Naz'jar
///
/// `TID_709t2` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion and 2 to adjacent minions."
///
/// State: Todo
//~ TID_709t2 todo deb8c415 9695813b
pub const TID_709t2: Power = TODO;

/// # Lady Naz'jar
///
/// `TID_709t3` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TID_709t3 todo 44deac70 341fff76
pub const TID_709t3: Power = TODO;

/// # Gaia, the Techtonic
///
/// `TSC_029` · Mage minion · 8 mana · 5/7
///
/// > **Colossal +2** After a friendly Mech attacks, deal 1 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Tokens: Gaia's Drill [`TSC_029t`], Gaia's Drill [`TSC_029t2`]
///
/// State: Todo
//~ TSC_029 todo 271f4205 5b125d30
pub const TSC_029: Power = TODO;

/// # Gaia's Drill
///
/// `TSC_029t` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Rush, Colossal Limb
///
/// State: Vanilla
//~ TSC_029t vanilla 450eb2b5 05e83d4b
pub const TSC_029t: Power = VANILLA;

/// # Gaia's Drill
///
/// `TSC_029t2` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Rush, Colossal Limb
///
/// State: Vanilla
//~ TSC_029t2 vanilla c577de95 be18be43
pub const TSC_029t2: Power = VANILLA;

/// # Mecha-Shark
///
/// `TSC_054` · Mage minion · 3 mana · 4/3
///
/// > After you summon a Mech, deal 3 damage randomly split among all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TSC_054 todo 50660138 bc3d325d
pub const TSC_054: Power = TODO;

/// # Seafloor Gateway
///
/// `TSC_055` · Mage spell · 3 mana
///
/// > Draw a Mech. Reduce the Cost of Mechs in your hand by (1).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Mechanical Marvel [`TSC_055e`]
///
/// State: Todo
//~ TSC_055 todo acb0e447 ba581d9e
pub const TSC_055: Power = TODO;

/// # Mechanical Marvel
///
/// `TSC_055e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_055e todo bf4d0262 7f15dca1
pub const TSC_055e: Power = TODO;

/// # Volcanomancy
///
/// `TSC_056` · Mage spell · Fire · 2 mana
///
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Explosive [`TSC_056e`]
///
/// State: Todo
//~ TSC_056 todo c6743d93 4da58f68
pub const TSC_056: Power = TODO;

/// # Explosive
///
/// `TSC_056e` · Mage enchantment
///
/// > When this dies, deal 3 damage to all other minions.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_056e todo 3cd99dc5 72151ef3
pub const TSC_056e: Power = TODO;

/// # Commander Sivara
///
/// `TSC_087` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ TSC_087 todo a3d04a95 6cba227c
pub const TSC_087: Power = TODO;

/// # Spitelash Siren
///
/// `TSC_620` · Mage minion · 4 mana · 2/5
///
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell!)*@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TSC_620 todo 7ba0ba96 a4dfff82
pub const TSC_620: Power = TODO;

/// # Trench Surveyor
///
/// `TSC_642` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry: Dredge**. If it's a Mech, draw it.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dredge
///
/// State: Todo
//~ TSC_642 todo d4c15634 fdf844c7
pub const TSC_642: Power = TODO;

/// # Spellcoiler
///
/// `TSC_643` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TSC_643 todo ba7b7ad7 c24b25f8
pub const TSC_643: Power = TODO;

/// # Azsharan Sweeper
///
/// `TSC_776` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Put a 'Sunken Sweeper' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Sunken Sweeper [`TSC_776t`]
///
/// State: Todo
//~ TSC_776 todo 3f165f64 d14da13a
pub const TSC_776: Power = TODO;

/// # Sunken Sweeper
///
/// `TSC_776t` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Add 3 random Mechs to your hand. They cost (1) less.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_776t todo 8412bc8a 79345a65
pub const TSC_776t: Power = TODO;

/// # Gifts of Azshara
///
/// `TSC_948` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. If you played a Naga while holding this, do it again.
///
/// - Set: Voyage to the Sunken City · rare · collectible
///
/// State: Todo
//~ TSC_948 todo 59971914 71192fef
pub const TSC_948: Power = TODO;
