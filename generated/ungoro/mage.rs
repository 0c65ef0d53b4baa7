//! Mage cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f1164b97

/// # Flame Geyser
///
/// `UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Flame Elemental [`UNG_809t1`](crate::ungoro::neutral::UNG_809t1)
///
/// State: Derived
//~ derived UNG_018 eff2d4c9 ae823e79 2af5b1bf.6e317ed7
pub const UNG_018: Power = spell(&[deal(2).to(TARGET), get(card("UNG_809t1"))]);

/// # Arcanologist
///
/// `UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived UNG_020 faec595a 3e9ec368 71a3bbcb.169a6d9c
pub const UNG_020: Power = battlecry(&[draw_that(1, SECRET)]);

/// # Steam Surger
///
/// `UNG_021` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Flame Geyser [`UNG_018`]
///
/// State: Derived
//~ derived UNG_021 d33169fc a1ecc9ec ec5eb2e2.df35d2f7
#[rustfmt::skip]
pub const UNG_021: Power = battlecry(&[get(card("UNG_018"))]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Mana Bind
///
/// `UNG_024` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, add a copy to your hand that costs (0).
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived UNG_024 d15bd0cf f6e318f6 ad77af15.9c6f0799
pub const UNG_024: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(copy_of(THAT)), give(&[cost(0)]).to(IT)]);

/// # Pyros
///
/// `UNG_027` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Pyros [`UNG_027t2`], Pyros [`UNG_027t4`]
///
/// State: Derived
//~ derived UNG_027 1e344554 c7641dfa d4ae2702.7d3997ab
pub const UNG_027: Power = deathrattle(&[return_to_hand(THIS), give(&[become_stats(6, 6)]), give(&[cost(4)])]);

/// # Pyros
///
/// `UNG_027t2` · Mage minion · 4 mana · 6/6
///
/// > **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
///
/// - Set: Journey to Un'Goro · legendary
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived UNG_027t2 94f50f1f 4ed79cbf 425e68e1.bca0fdc4
pub const UNG_027t2: Power = deathrattle(&[return_to_hand(THIS), give(&[become_stats(10, 10)]), give(&[cost(8)])]);

/// # Pyros
///
/// `UNG_027t4` · Mage minion · 8 mana · 10/10
///
/// - Set: Journey to Un'Goro · legendary
/// - Minion type: Elemental, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla UNG_027t4 dbc05b45 18fe675d 8a66b9e7
pub const UNG_027t4: Power = VANILLA;

/// # Open the Waygate
///
/// `UNG_028` · Mage spell · 1 mana
///
/// > **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 8, `839` = 1, `4297` = 1
/// - Tokens: Time Warp [`UNG_028t`]
///
/// State: Done
//~ done UNG_028 dd9213fa - 26afc4eb.739cf09b
pub const UNG_028: Power =
    quest(Goal::Times(8), &[YOU.cast(all(&[SPELL, not(&STARTED_IN_DECK)]))]).reward(&[get(card("UNG_028t"))]);

/// # Time Warp
///
/// `UNG_028t` · Mage spell · Arcane · 5 mana
///
/// > Take an extra turn. *(Once per game)*
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_028t c22dce26 9ea73fe6 75bceedb.7588fe8a
pub const UNG_028t: Power = TODO;

/// # Shimmering Tempest
///
/// `UNG_846` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_846 aebc4d0d 0f4b1f79 b1092110.67afde8a
pub const UNG_846: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]);

/// # Primordial Glyph
///
/// `UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Discover
/// - Enchantments: Primal Magic [`UNG_941e`]
///
/// State: Derived
//~ derived UNG_941 6b8b5ce8 dd90da54 40a78cd3.64ea6159
pub const UNG_941: Power = spell(&[discover(SPELL), give(&[cost_less(2)]).to(IT)]);

/// # Primal Magic
///
/// `UNG_941e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_941e 29c92de0 c6ad4370 c17788a4.ca0484ff
pub const UNG_941e: Power = TODO;

/// # Molten Reflection
///
/// `UNG_948` · Mage spell · Fire · 4 mana
///
/// > Choose a friendly minion. Summon a copy of it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_948 99d995cb 07ff4ff2 ba7e1819.76aaeb94
pub const UNG_948: Power = spell(&[with_each(A_FRIENDLY_MINION), summon(copy_of(IT))]);

/// # Meteor
///
/// `UNG_955` · Mage spell · Fire · 6 mana
///
/// > Deal $15 damage to a minion and $4 damage to adjacent ones.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_955 1e4263c6 e29f715f 5963c439.2379a773
pub const UNG_955: Power = spell(&[deal(15).to(A_MINION), deal(4).to(IT.neighbours())]);
