//! Rogue cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 65d7c6dd

/// # Bloodsail Howler
///
/// `TRL_071` · Rogue minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each other Pirate you control.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Bloody Sails [`TRL_071e`]
///
/// State: Derived
//~ derived TRL_071 175f0272 748695b1 11a27443.f8d1f69b
pub const TRL_071: Power = battlecry(&[give(&[plus(1, 1).times(X)]).for_each(OTHER_FRIENDLY_MINIONS.that(PIRATE))]);

/// # Bloody Sails
///
/// `TRL_071e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_071e f7e350a1 25da6e53 7d0aa5ad.a536d554
pub const TRL_071e: Power = TODO;

/// # Serrated Tooth
///
/// `TRL_074` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle:** Give your minions **Rush**.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Rush
/// - Enchantments: Carnassial [`TRL_074e`]
///
/// State: Derived
//~ derived TRL_074 dcebd5bb 07abc332 50d6e842.1ee022e0
pub const TRL_074: Power = deathrattle(&[attach("TRL_074e").to(FRIENDLY_MINIONS)]);

/// # Carnassial
///
/// `TRL_074e` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_074e d8efadd6 473988b1 b2f4214f.6bcfb036
pub const TRL_074e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Gurubashi Hypemon
///
/// `TRL_077` · Rogue minion · 7 mana · 5/7
///
/// > **Battlecry: Discover** a 1/1 copy of a **Battlecry** minion. It costs (1).
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hype! [`TRL_077e`]
///
/// State: Derived
//~ derived TRL_077 4504803e d32ef68d 4e39fab0.1b33c79e
#[rustfmt::skip]
pub const TRL_077: Power = battlecry(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Hype!
///
/// `TRL_077e` · Neutral enchantment
///
/// > Gurubashi Hypemon made this 1/1.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Gurubashi Hypemon [`TRL_077`]
///
/// State: Todo
//~ todo TRL_077e 76793265 531dea84 2a92e925.42f21b98
pub const TRL_077e: Power = TODO;

/// # Spirit of the Shark
///
/// `TRL_092` · Rogue minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Refers to: Battlecry, Combo
/// - Tags: `2542` = 1
/// - Enchantments: Power of the Shark [`TRL_092e`]
///
/// State: Todo
//~ todo TRL_092 401c46fd 6f261e00 50d1596b.f3296d3e
pub const TRL_092: Power = TODO;

/// # Power of the Shark
///
/// `TRL_092e` · Neutral enchantment
///
/// > Your minions' **Battlecries** and **Combos** trigger twice.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo TRL_092e 2b98fd59 fc1d1ff8 8d76cec2.62a628fb
pub const TRL_092e: Power = TODO;

/// # Raiding Party
///
/// `TRL_124` · Rogue spell · 3 mana
///
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived TRL_124 9fb27f08 626b7939 679da502.011b4ba2
pub const TRL_124: Power = abilities(&[spell(&[draw_that(2, PIRATE)]), combo(&[draw_that(1, WEAPON)])]);

/// # Captain Hooktusk
///
/// `TRL_126` · Rogue minion · 8 mana · 6/3
///
/// > **Battlecry:** Summon 3 Pirates from your deck. Give them **Rush**.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Derived
//~ derived TRL_126 a38fbc06 df49f2df a48ac667.ac9e2303
pub const TRL_126: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, PIRATE])).random_of(3))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Cannon Barrage
///
/// `TRL_127` · Rogue spell · 6 mana
///
/// > Deal $3 damage to a random enemy. Repeat for each of your Pirates.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Derived
//~ derived TRL_127 13738976 41576153 6294ff9b.60fca809
#[rustfmt::skip]
pub const TRL_127: Power = spell(&[deal(3).to(ENEMIES.random()), times(1, &[deal(3).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(PIRATE))]);

/// # Stolen Steel
///
/// `TRL_156` · Rogue spell · 2 mana
///
/// > **Discover** a weapon *(from another class)*.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TRL_156 6a05881a ad15c88f 52e35a4b.abddf4b7
pub const TRL_156: Power = spell(&[discover_of(WEAPON, Classes::Other)]);

/// # Walk the Plank
///
/// `TRL_157` · Rogue spell · 4 mana
///
/// > Destroy an undamaged minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_UNDAMAGED_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_157 c32a9547 d07019ac 0df3a33d.3dc6fe88
pub const TRL_157: Power = spell(&[destroy(A_MINION.that(UNDAMAGED))]);

/// # Gral, the Shark
///
/// `TRL_409` · Rogue minion · 5 mana · 2/2
///
/// > **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Blood in the Water [`TRL_409e`]
///
/// State: Todo
//~ todo TRL_409 50be217a 343dab1b 80da4fd6.07c1c663
pub const TRL_409: Power = TODO;

/// # Blood in the Water
///
/// `TRL_409e` · Rogue enchantment
///
/// > Destroyed {0} and gained its stats.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_409e 540cecb0 a2e730e1 ef3884e3.d0737247
pub const TRL_409e: Power = TODO;
