//! Priest cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1b20c17b

/// # Museum Curator
///
/// `LOE_006` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived LOE_006 16326aef 20f31911 fb5cda49.96ea9148
pub const LOE_006: Power = battlecry(&[discover(with(GameTag::DEATHRATTLE)), give(&[cost_less(1)]).to(IT)]);

/// # Entomb
///
/// `LOE_104` · Priest spell · 6 mana
///
/// > Choose an enemy minion. Shuffle it into your deck.
///
/// - Set: The League of Explorers · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOE_104 81ac9154 fb459446 7cefc95d.d7a975ad
pub const LOE_104: Power = spell(&[with_each(AN_ENEMY_MINION), shuffle(the(IT))]);

/// # Excavated Evil
///
/// `LOE_111` · Priest spell · Shadow · 5 mana
///
/// > Deal $3 damage to all minions. Shuffle this card into your opponent's deck.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Derived
//~ derived LOE_111 4d15faf9 365f999b 331c7335.970432d7
pub const LOE_111: Power = spell(&[deal(3).to(MINIONS), shuffle(the(THIS)).to(OPPONENT)]);
