//! Priest cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2329a69f

/// # Museum Curator
/// Minion · 2 mana · 1/2
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
//~ derived LOE_006 20f31911 4c954f50.96ea9148 b41eda37
pub const LOE_006: Power = battlecry(&[discover(with(GameTag::DEATHRATTLE)), give(&[cost_less(1)]).to(IT)]);

/// # Entomb
/// Spell · 6 mana
/// > Choose an enemy minion. Shuffle it into your deck.
//~ done LOE_104 - 9e3ad3c7.d7a975ad 5fce97b5
pub const LOE_104: Power = spell(&[select(AN_ENEMY_MINION), shuffle(the(IT))]);

/// # Excavated Evil
/// Spell · Shadow · 5 mana
/// > Deal $3 damage to all minions. Shuffle this card into your opponent's deck.
//~ done LOE_111 - cf35eba3.970432d7 de36abe2
pub const LOE_111: Power = spell(&[deal(3).to(MINIONS), shuffle(card("LOE_111")).for_(OPPONENT)]);
