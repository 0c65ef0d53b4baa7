//! Warlock cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ab2dcd25

/// # Twisted Knowledge
///
/// `YOD_025` · Warlock spell · Shadow · 2 mana
///
/// > **Discover** 2 Warlock cards.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived YOD_025 26435e4a aaa7ea65 13919c1e.a9a54101
pub const YOD_025: Power = spell(&[discover(class(CardClass::Warlock)).repeated(2)]);

/// # Fiendish Servant
///
/// `YOD_026` · Warlock minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give this minion's Attack to a random friendly minion.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Bacon Subset Demon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 60671
/// - Enchantments: Servant's Sacrifice [`Yod_026e`](crate::galakronds_awakening::neutral::Yod_026e)
///
/// State: Derived
//~ derived YOD_026 8b10d22c 2ffbd1eb 4ec46cfe.9d4c34c8
pub const YOD_026: Power =
    deathrattle(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(THIS)).to(FRIENDLY_MINIONS.random())]);

/// # Chaos Gazer
///
/// `YOD_027` · Warlock minion · 3 mana · 4/3
///
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Withering Away [`YOD_027e`]
///
/// State: Todo
//~ todo YOD_027 b1bc1a0e 9218f2fc d13281aa.ed37b3bc
pub const YOD_027: Power = TODO;

/// # Withering Away
///
/// `YOD_027e` · Warlock enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ todo YOD_027e 110a130f 85f56643 07aa3b2f.40804c70
pub const YOD_027e: Power = TODO;
