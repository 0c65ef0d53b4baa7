//! Rogue cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 125fa51b

/// # Bloodsail Howler
/// Minion · Pirate · 2 mana · 1/1
/// > **Rush Battlecry:** Gain +1/+1 for each other Pirate you control.
/// - Makes: Bloody Sails [`TRL_071e`] ("Increased stats.")
//~ derived TRL_071 e0b59e33 38ef2b4b.f8d1f69b ef7b1ce6.d562da7f
pub const TRL_071: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(OTHER_FRIENDLY_MINIONS.that(PIRATE)))]);

/// # Bloody Sails
/// Enchantment
/// > Increased stats.
//~ todo TRL_071e 25da6e53 d522ad72.a536d554 d5c882a8
pub const TRL_071e: Power = TODO;

/// # Serrated Tooth
/// Weapon · 1 mana · 1/3 durability
/// > **Deathrattle:** Give your minions **Rush**.
/// - Makes: Carnassial [`TRL_074e`] ("Rush.")
//~ derived TRL_074 07abc332 58afaf32.1ee022e0 c158866b.f1c42397
pub const TRL_074: Power = deathrattle(&[attach("TRL_074e").to(FRIENDLY_MINIONS)]);

/// # Carnassial
/// Enchantment
/// > **Rush**.
//~ derived TRL_074e 473988b1 d522ad72.6bcfb036 7d724e87
pub const TRL_074e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Gurubashi Hypemon
/// Minion · 7 mana · 5/7
/// > **Battlecry: Discover** a 1/1 copy of a **Battlecry** minion. It costs (1).
/// - Makes: Hype! [`TRL_077e`] ("Gurubashi Hypemon made this 1/1.")
//~ done TRL_077 - 41c4c5c8.1b33c79e dd63e53e.5d62d0a1
#[rustfmt::skip]
pub const TRL_077: Power = battlecry(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Hype!
/// Enchantment
/// > Gurubashi Hypemon made this 1/1.
/// - Makes: Gurubashi Hypemon [`TRL_077`] (5/7, "Battlecry: Discover a 1/1 copy of a Battlecry…")
//~ todo TRL_077e 531dea84 d522ad72.42f21b98 9b5c6670.5b230f70
pub const TRL_077e: Power = TODO;

/// # Spirit of the Shark
/// Minion · Undead · Beast · 4 mana · 0/3
/// > **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
/// - Makes: Power of the Shark [`TRL_092e`] ("Your minions' Battlecries and Combos trigger…")
//~ done TRL_092 - 0712609c.f3296d3e 7b0b9fd5.269f34a8
pub const TRL_092: Power = abilities(&[
    whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]),
    aura(YOU).have(&[has(GameTag::EXTRA_MINION_BATTLECRIES_BASE), has(MINION_COMBOS_TWICE)]),
]);

/// # Power of the Shark
/// Enchantment
/// > Your minions' **Battlecries** and **Combos** trigger twice.
//~ todo TRL_092e fc1d1ff8 d522ad72.62a628fb 829072b8
pub const TRL_092e: Power = TODO;

/// # Raiding Party
/// Spell · 3 mana
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
//~ done TRL_124 - 82ede6d1.011b4ba2 1e707a35
pub const TRL_124: Power = abilities(&[spell(&[draw_that(2, PIRATE)]), combo(&[draw_that(1, WEAPON)])]);

/// # Captain Hooktusk
/// Minion · Pirate · 8 mana · 6/3
/// > **Battlecry:** Summon 3 Pirates from your deck. Give them **Rush**.
//~ derived TRL_126 df49f2df b986b175.ac9e2303 47e51733
pub const TRL_126: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, PIRATE])).random_of(3))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Cannon Barrage
/// Spell · 6 mana
/// > Deal $3 damage to a random enemy. Repeat for each of your Pirates.
//~ derived TRL_127 aaa23380 9e3ad3c7.60fca809 b50ac730
#[rustfmt::skip]
pub const TRL_127: Power = spell(&[deal(3).to(ENEMIES.random()), perform(&[deal(3).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(PIRATE))]);

/// # Stolen Steel
/// Spell · 2 mana
/// > **Discover** a weapon *(from another class*).
//~ done TRL_156 - 7846e7ae.475aa4ef de020285
pub const TRL_156: Power = spell(&[discover_of(WEAPON, Classes::Other)]);

/// # Walk the Plank
/// Spell · 4 mana
/// > Destroy an undamaged minion.
//~ derived TRL_157 d07019ac 38d1d3b0.3dc6fe88 9b213af8
pub const TRL_157: Power = spell(&[destroy(A_MINION.that(UNDAMAGED))]);

/// # Gral, the Shark
/// Minion · Beast · 5 mana · 2/2
/// > **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
/// - Makes: Blood in the Water [`TRL_409e`] ("Destroyed … and gained its stats.")
//~ done TRL_409 - 80858558.07c1c663 bf84787a.629ae0a5
pub const TRL_409: Power = abilities(&[
    battlecry(&[
        select(YOUR_DECK.that(MINION).random()),
        give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)).to(THIS),
        give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)).to(THIS),
        keep_with(the(IT), THIS),
    ]),
    deathrattle(&[get(copy_of(KEPT))]),
]);

/// # Blood in the Water
/// Enchantment
/// > Destroyed {0} and gained its stats.
//~ todo TRL_409e a2e730e1 d522ad72.d0737247 f9a0baf3
pub const TRL_409e: Power = TODO;
