//! Druid cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 71d1ed78

/// # Mounted Raptor
///
/// `LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived LOE_050 cc111d56 8e044112 ffc924b7.98be8406
pub const LOE_050: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(1)])))]);

/// # Jungle Moonkin
///
/// `LOE_051` · Druid minion · 4 mana · 4/4
///
/// > Both players have **Spell Damage +2**.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Spellpower
///
/// State: Todo
//~ todo LOE_051 b6f8579e 5ffef2f6 e426183a.f9ee25b0
pub const LOE_051: Power = TODO;

/// # Raven Idol
///
/// `LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Break Free [`LOE_115a`], Awakened [`LOE_115b`]
///
/// State: Derived
//~ derived LOE_115 f0f271c0 84658850 ff68b2fb.e6434879
pub const LOE_115: Power = choose_one(&["LOE_115a", "LOE_115b"]);

/// # Break Free
///
/// `LOE_115a` · Druid spell · 1 mana
///
/// > **Discover** a minion.
///
/// - Set: The League of Explorers
/// - Mechanics: Discover
///
/// State: Derived
//~ derived LOE_115a 6d4e4083 8f38cbd7 bff01ab8.b81da06a
pub const LOE_115a: Power = spell(&[discover(MINION)]);

/// # Awakened
///
/// `LOE_115b` · Druid spell · 1 mana
///
/// > **Discover** a spell.
///
/// - Set: The League of Explorers
/// - Mechanics: Discover
///
/// State: Derived
//~ derived LOE_115b c1a230c2 82975c1f be221c35.e790595e
pub const LOE_115b: Power = spell(&[discover(SPELL)]);
