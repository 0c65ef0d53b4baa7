//! Mage cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2062a10f

/// # Arcane Keysmith
///
/// `GIL_116` · Mage minion · 4 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret**. Put it into the battlefield.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived GIL_116 4ec9a18b de22b9ef 6c1359dd.8a5af7d4
pub const GIL_116: Power = battlecry(&[offer(Offer::Pool(SECRET, Classes::Own), &[begin(the(IT))])]);

/// # Cinderstorm
///
/// `GIL_147` · Mage spell · Fire · 3 mana
///
/// > Deal $5 damage randomly split among all enemies.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived GIL_147 32bf3748 b904bd1a 177bda45.93c2bf63
pub const GIL_147: Power = spell(&[deal(5).split_among(ENEMIES)]);

/// # Book of Specters
///
/// `GIL_548` · Mage spell · Shadow · 2 mana
///
/// > Draw 3 cards. Discard any spells drawn.
///
/// - Set: The Witchwood · epic · collectible
///
/// State: Derived
//~ derived GIL_548 8e52443c 7676fe3f 6440bea6.5655c3c6
pub const GIL_548: Power = spell(&[draw(3), discard(IT.that(SPELL))]);

/// # Toki, Time-Tinker
///
/// `GIL_549` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random **Legendary** minion from the past to your hand.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_549 bd79abe0 25af220a a64f8f89.4dbbf89a
pub const GIL_549: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary), FROM_THE_PAST])))]);

/// # Curio Collector
///
/// `GIL_640` · Mage minion · 5 mana · 4/4
///
/// > Whenever you draw a card, gain +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Enchantments: Rare Find! [`GIL_640e`]
///
/// State: Derived
//~ derived GIL_640 7b4e6fc5 090f6ef8 cf90392c.de3b597d
pub const GIL_640: Power = whenever(YOU.draw(CARD)).then(&[give(&[plus(1, 1)])]);

/// # Rare Find!
///
/// `GIL_640e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_640e 8801fe41 e617cf26 47e3ce07.a536d554
pub const GIL_640e: Power = TODO;

/// # Bonfire Elemental
///
/// `GIL_645` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_645 d1043891 9f1ed95a fe9f2020.1ccf8061
pub const GIL_645: Power =
    battlecry(&[draw(1)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Vex Crow
///
/// `GIL_664` · Mage minion · 4 mana · 3/3
///
/// > Whenever you cast a spell, summon a random 2-Cost minion.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived GIL_664 dfa22e0c e1a485b7 016d31c4.5dfb9a76
pub const GIL_664: Power = whenever(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Archmage Arugal
///
/// `GIL_691` · Mage minion · 2 mana · 2/2
///
/// > Whenever you draw a minion, add a copy of it to your hand.
///
/// - Set: The Witchwood · legendary · collectible
///
/// State: Derived
//~ derived GIL_691 3f7e1ff8 ecf3bce8 965168c9.18892de8
pub const GIL_691: Power = whenever(YOU.draw(MINION)).then(&[get(copy_of(THAT))]);

/// # Snap Freeze
///
/// `GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// - Set: The Witchwood · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_801 73560353 73677276 ac5cb983.40ed2c19
pub const GIL_801: Power =
    spell(&[either(there_is(&A_MINION.that(FROZEN)), &[destroy(A_MINION)], &[freeze(A_MINION)])]);

/// # Black Cat
///
/// `GIL_838` · Mage minion · 3 mana · 3/3
///
/// > **Spell Damage +1** **Battlecry:** If your deck has only odd-Cost cards, draw a card.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Spellpower, Battlecry
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived GIL_838 997aafb8 dd808fdb fcb4843d.1615103a
pub const GIL_838: Power = battlecry(&[draw(1)]).when(there_is_no(&YOUR_DECK.that(not(&ODD_COST))));
