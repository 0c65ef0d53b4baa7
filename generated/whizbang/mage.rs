//! Mage cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c1e7c055

/// # Malfunction
///
/// `MIS_107` · Mage spell · Arcane · 2 mana
///
/// > Deal $3 damage split among all enemy minions. If your deck has no minions, deal $3 more.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived MIS_107 2093cf5e 4f6d8b43 d331cf70.d9cc1b22
#[rustfmt::skip]
pub const MIS_107: Power = spell(&[deal(3).split_among(ENEMY_MINIONS), deal(3).split_among(ENEMY_MINIONS).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Buy One, Get One Freeze
///
/// `MIS_302` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion. Summon a **Frozen** copy of it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived MIS_302 08d603f7 3c94a97b 4e89a260.70ab41c4
pub const MIS_302: Power = spell(&[freeze(A_MINION), summon(copy_of(IT)), freeze(IT)]);

/// # Darkmoon Magician
///
/// `MIS_303` · Mage minion · 3 mana · 2/4
///
/// > **Elusive** After you cast a spell, cast a random spell that costs (1) more.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Elusive
///
/// State: Derived
//~ derived MIS_303 b610d9b0 124b53d1 db0ffb1b.8f05797d
pub const MIS_303: Power = after(YOU.cast(SPELL)).then(&[cast(costing(SPELL, 1, COST.of(THAT)))]);

/// # Hidden Objects
///
/// `TOY_037` · Mage spell · 2 mana
///
/// > **Discover** a **Secret**. Set its Cost to (1).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Refers to: Secret
/// - Enchantments: Found it! [`TOY_037e`]
///
/// State: Derived
//~ derived TOY_037 819e871c bc5f0faa 704ca0f9.b9e0899f
pub const TOY_037: Power = spell(&[discover(SECRET), attach("TOY_037e").to(IT)]);

/// # Found it!
///
/// `TOY_037e` · Mage enchantment
///
/// > Costs (1).
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_037e 9756bb28 15d7b7ab 3246486e.53ed184d
pub const TOY_037e: Power = enchant(&[cost(1)]);

/// # Triplewick Trickster
///
/// `TOY_370` · Mage minion · 4 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to a random enemy, three times.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TOY_370 995ba63d 677c9d77 52fb3f60.934792f7
pub const TOY_370: Power = battlecry(&[deal(2).to(ENEMIES.random()).repeated(3)]);

/// # Manufacturing Error
///
/// `TOY_371` · Mage spell · 5 mana
///
/// > Draw 3 cards. If your deck has no minions, they cost (3) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Unique Defect [`TOY_371e`]
///
/// State: Derived
//~ derived TOY_371 126ab811 5571349b 080974ee.a7a22dc5
pub const TOY_371: Power = spell(&[draw(3), attach("TOY_371e").to(IT).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Unique Defect
///
/// `TOY_371e` · Mage enchantment
///
/// > Costs (3) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_371e 81715b32 fc8d9c11 58c9bc9e.bb1f76c5
pub const TOY_371e: Power = enchant(&[cost_less(3)]);

/// # Yogg in the Box
///
/// `TOY_372` · Mage spell · Shadow · 7 mana
///
/// > Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ todo TOY_372 8aa63881 415226ed 18b37315.0fd9a5f6
pub const TOY_372: Power = TODO;

/// # Puzzlemaster Khadgar
///
/// `TOY_373` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Magic Wisdomball Player Enchantment [`TOY_373e1`]
/// - Tokens: Magic Wisdomball [`TOY_373t`]
///
/// State: Todo
//~ todo TOY_373 2fbb086e 58e76110 4673564a.26e19f75
pub const TOY_373: Power = TODO;

/// # Magic Wisdomball Player Enchantment
///
/// `TOY_373e1` · Mage enchantment
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_373e1 2a939038 8f365fdd d8406eba
pub const TOY_373e1: Power = TODO;

/// # Magic Wisdomball
///
/// `TOY_373t` · Mage weapon · 3 mana · 0/6 durability
///
/// > At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_373t b3746b5b 171c9e0c 9bfb9bab.2db6a1c2
pub const TOY_373t: Power = TODO;

/// # Spot the Difference
///
/// `TOY_374` · Mage spell · 4 mana
///
/// > **Discover** a 3-Cost minion to summon. If your deck has no minions, repeat this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TOY_374 ccabf09f a1ffeeea 6c79f04f.941b1efa
#[rustfmt::skip]
pub const TOY_374: Power = spell(&[offer(Offer::Pool(all(&[MINION, COST.is(3)]), Classes::Own), &[summon(the(IT))]), offer(Offer::Pool(all(&[MINION, COST.is(3)]), Classes::Own), &[summon(the(IT))]).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Sleet Skater
///
/// `TOY_375` · Mage minion · 5 mana · 3/4
///
/// > **Miniaturize Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Miniaturize
/// - Refers to: Freeze
/// - Target: "Freeze an enemy minion."
/// - Tokens: Sleet Skater [`TOY_375t`]
///
/// State: Derived
//~ derived TOY_375 9fa5c604 703a0fce 770946e5.586466ef
pub const TOY_375: Power = battlecry(&[freeze(AN_ENEMY_MINION), armor(1).times(ATTACK.of(IT))]);

/// # Sleet Skater
///
/// `TOY_375t` · Mage minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Mini
/// - Refers to: Freeze
/// - Target: "Freeze an enemy minion."
///
/// State: Todo
//~ todo TOY_375t 86912388 3a2d18c2 7f65c675.73f588b2
pub const TOY_375t: Power = TODO;

/// # Watercolor Artist
///
/// `TOY_376` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Washed Out [`TOY_376e`], Drying [`TOY_376e1`]
///
/// State: Todo
//~ todo TOY_376 bf120732 8ce25cd5 a2e6653a.8263b751
pub const TOY_376: Power = TODO;

/// # Washed Out
///
/// `TOY_376e` · Mage enchantment
///
/// > Reduced Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_376e 04326359 25395099 f9931e29.dda26391
pub const TOY_376e: Power = TODO;

/// # Drying
///
/// `TOY_376e1` · Mage enchantment
///
/// > Reduces cost each turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_376e1 92e07bd1 b396c556 ca04328d.38220355
pub const TOY_376e1: Power = TODO;

/// # Frost Lich Cross-Stitch
///
/// `TOY_377` · Mage spell · Frost · 4 mana
///
/// > Deal $3 damage to a character. If it dies, summon a 3/6 Water Elemental that Freeze**s**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Water Elemental [`CORE_CS2_033`](crate::core_hidden::mage::CORE_CS2_033)
///
/// State: Derived
//~ derived TOY_377 dae656b8 8de3e498 d0b9baaa.873dc5d6
pub const TOY_377: Power = spell(&[deal(3).to(TARGET), summon(card("CORE_CS2_033")).when(there_is(&IT.that(DEAD)))]);

/// # The Galactic Projection Orb
///
/// `TOY_378` · Mage spell · Arcane · 10 mana
///
/// > Recast a random spell of each Cost you've cast this game *(targets enemies if possible)*.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Tags: `960` = 1
///
/// State: Todo
//~ todo TOY_378 9df571f7 2adb7d26 b4b5874c.c5aca315
pub const TOY_378: Power = TODO;
