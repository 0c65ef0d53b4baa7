//! Warlock cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ab5ed379

/// # Curse of Rafaam
/// Spell · Shadow · 2 mana
/// > Give your opponent a 'Cursed!' card. While they hold it, they take 2 damage on their turn.
/// - Makes: Cursed! [`LOE_007t`] ("While this is in your hand, take 2 damage at the…")
//~ done LOE_007 - a5d45018.0f48282b 153b081a.9c4bf2fc
pub const LOE_007: Power = spell(&[get(card("LOE_007t")).for_(OPPONENT)]);

/// # Cursed!
/// Spell · Shadow · 2 mana
/// > While this is in your hand, take 2 damage at the start of your turn.
//~ done LOE_007t - a5d45018.695f0dee e65b38d6
pub const LOE_007t: Power = whenever(YOU.turn_start()).in_hand().then(&[deal(2).to(YOUR_HERO)]);

/// # Dark Peddler
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card.
//~ done LOE_023 - af5d8f40.711497d4 ae29a9be
pub const LOE_023: Power = battlecry(&[discover(COST.is(1))]);

/// # Reliquary Seeker
/// Minion · 1 mana · 1/1
/// > **Battlecry:** If you have 6 other minions, gain +4/+4.
//~ done LOE_116 - cbd7c476.166b2e09 dc88b364
pub const LOE_116: Power = battlecry(&[give(&[plus(4, 4)])]).when(there_are(6, &OTHER_FRIENDLY_MINIONS));
