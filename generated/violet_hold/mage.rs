//! Mage cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6e4125a7

/// # Jailhouse Manastorm
///
/// `JAIL_122` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** After you cast a spell this game, summon a random minion of the same Cost.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4818` = 1
/// - Enchantments: Manastorm Summoning [`JAIL_122e5`]
///
/// State: Derived
//~ derived JAIL_122 a664bc29 857a13a8 db00cb68.a5992aed
pub const JAIL_122: Power =
    battlecry(&[later(&after(YOU.cast(SPELL)).this_game().does(&[summon(costing(MINION, 0, COST.of(THAT)))]))]);

/// # Manastorm Summoning
///
/// `JAIL_122e5` · Mage enchantment
///
/// > After you cast a spell, summon a minion of the same Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_122e5 dc6fccc4 7bc826f7 f8324db3.50ee4afe
pub const JAIL_122e5: Power = after(YOU.cast(SPELL)).then(&[summon(costing(MINION, 0, COST.of(THAT)))]);

/// # Breakout Architect
///
/// `JAIL_123` · Mage minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
/// - Enchantments: Breaking Out [`JAIL_123e`]
///
/// State: Todo
//~ todo JAIL_123 0be661f6 d1f99bf6 aeeca276.6b64e93d
pub const JAIL_123: Power = TODO;

/// # Breaking Out
///
/// `JAIL_123e` · Neutral enchantment
///
/// > Casts twice.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_123e fa918cc1 46f7c2ae bed02b41.31c56b87
pub const JAIL_123e: Power = TODO;

/// # Cold Snap
///
/// `JAIL_125` · Mage spell · Frost · 1 mana
///
/// > **Freeze** an enemy. Get a random Frost spell.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived JAIL_125 dfcd8488 7db395d3 3931e879.864487c0
pub const JAIL_125: Power = spell(&[freeze(AN_ENEMY), get(random(school(SpellSchool::Frost)))]);

/// # Contraband Wands
///
/// `JAIL_312` · Mage spell · 2 mana
///
/// > Get 3 Arcane Missiles.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Derived
//~ derived JAIL_312 de8a3ec6 d7a504ef 38d20ef1.2e54fb1c
pub const JAIL_312: Power = spell(&[get(card("EX1_277")).copies(3)]);

/// # Bootleg Alchemist
///
/// `JAIL_313` · Mage minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Transform a card into a spell."
/// - Enchantments: Bootleg [`JAIL_313e`]
///
/// State: Todo
//~ todo JAIL_313 ac706887 8b2c6f6a db527884.1ebc6805
pub const JAIL_313: Power = TODO;

/// # Bootleg
///
/// `JAIL_313e` · Mage enchantment
///
/// > Transformed and kept Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_313e 978cce56 bcb6e559 c0a18302.53aa3535
pub const JAIL_313e: Power = TODO;

/// # Mystic Misdirection
///
/// `JAIL_315` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When an enemy minion attacks, transform it into a 1/1 Sheep.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived JAIL_315 95441cb8 8e82f982 37ffd4a8.db485fc7
pub const JAIL_315: Power = whenever(ENEMY_MINIONS.attack(CARD)).then(&[transform(WHO, card("AV_218t"))]);

/// # The Skeleton Key
///
/// `JAIL_319` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Discover
/// - Tags: `3169` = 1
/// - Enchantments: Skeleton Key [`JAIL_319e`]
/// - Tokens: Transform the Key! [`JAIL_319t`]
///
/// State: Todo
//~ todo JAIL_319 d4b0eee9 c46a9d30 d3aaf8c7.87de3d77
pub const JAIL_319: Power = TODO;

/// # Skeleton Key
///
/// `JAIL_319e` · Mage enchantment
///
/// > Transforming into a random spell that costs (2) less. *(Transforms after you play a card.)*
///
/// - Set: Escape from Violet Hold
/// - Tags: `DEFINING_ENCHANTMENT` = 126116
///
/// State: Todo
//~ todo JAIL_319e f6e81970 aa23d9d6 4b171e00.3c295ae5
pub const JAIL_319e: Power = TODO;

/// # Transform the Key!
///
/// `JAIL_319t` · Mage spell · 0 mana
///
/// > Refresh your options. *(20% chance to take 5 damage!)*
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_319t c5113124 439b9ea8 206b3b70.98bbb190
pub const JAIL_319t: Power = TODO;

/// # Tricksy Improviser
///
/// `JAIL_321` · Mage minion · 5 mana · 4/4
///
/// > **Prepare Battlecry:** If you've cast a spell this turn, cast two random Mage **Secrets**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Secret
///
/// State: Derived
//~ derived JAIL_321 326e8813 ad31353f 49e67cd2.4f9df70f
#[rustfmt::skip]
pub const JAIL_321: Power = battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)]))).copies(2)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn)));

/// # Spire Security
///
/// `JAIL_379` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy minions.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived JAIL_379 7134a73b 387b3f9f f8058344.b96ca17f
#[rustfmt::skip]
pub const JAIL_379: Power = battlecry(&[with_each(YOUR_DECK.that(SPELL).random()), deal(5).split_among(ENEMY_MINIONS).when(there_is(&IT.that(COST.at_least(5))))]);

/// # Code Violet
///
/// `JAIL_735` · Mage spell · Arcane · 7 mana
///
/// > **Prepare.** Summon an 8-Cost minion. If you've cast 3 other spells this turn, do it again.@ *({0} left!)* @ *(Ready!)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Derived
//~ derived JAIL_735 f4f34bbf 8206cc0d 12cf6474.4086aaef
#[rustfmt::skip]
pub const JAIL_735: Power = spell(&[summon(random(all(&[MINION, COST.is(8)]))), summon(random(all(&[MINION, COST.is(8)]))).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).other()))]);
