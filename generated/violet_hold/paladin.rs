//! Paladin cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file efe5ec4a

/// # Charged Guardian
/// Enchantment
/// > Increased stats.
//~ todo EX1_118e2 e7d3d9c0 d522ad72.a536d554 d26d3606
pub const EX1_118e2: Power = TODO;

/// # Vigilant Sentry
/// Minion · 3 mana · 2/3
/// > **Taunt Battlecry:** If your deck has no Neutral cards, summon two Vigilant Sentries.
//~ derived JAIL_035 00939633 decb9ba2.d55d88e8 7b46315c
pub const JAIL_035: Power =
    battlecry(&[summon(card("JAIL_035")).copies(2)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # V'ama, Looming Death
/// Minion · 9 mana · 5/5
/// > **Battlecry:** Destroy all non-Paladin minions.
//~ done JAIL_118 - 75280faa.9dfe327a ed22eca3
pub const JAIL_118: Power = battlecry(&[destroy(MINIONS.that(not(&class(CardClass::Paladin))))]);

/// # Judgment
/// Spell · Holy · 6 mana
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
/// - Makes: Judgment [`JAIL_326e`] ("Stats set to another minion's.")
//~ done JAIL_326 - 87070251.e869e358 2d58b45d.295312c5
pub const JAIL_326: Power = spell(&[
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(A_FRIENDLY_MINION)).to(MINIONS),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(A_FRIENDLY_MINION)).to(MINIONS),
]);

/// # Judgment
/// Enchantment
/// > Stats set to another minion's.
//~ todo JAIL_326e 6ae54250 d522ad72.76a9f22e 2d58b45d
pub const JAIL_326e: Power = TODO;

/// # Reinforcement Aura
/// Spell · Holy · 3 mana
/// > At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
/// - Numbers: {0} = 3
//~ derived JAIL_327 0066c2b2 50eb3d2f.b5d8b493.ea2304e3 142342e7
#[rustfmt::skip]
pub const JAIL_327: Power = abilities(&[at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random()))]), lasts(3)]);

/// # Scarlet Bruiser
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
//~ derived JAIL_328 2960e22d 565e37de.f2e5291e 3b6e689f
#[rustfmt::skip]
pub const JAIL_328: Power = deathrattle(&[get(random(class(CardClass::Paladin))).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral)))), give(&[cost_less(2)]).to(IT)]);

/// # Truth Seeker
/// Weapon · 7 mana · 3/3 durability
/// > After your hero attacks, give your Paladin minions +2/+2.
/// - Makes: Fire of Truth [`JAIL_329e`] ("\+2/+2.")
//~ derived JAIL_329 ad860cc8 9cf96872.6c566395 71253a39.6d30b1a7
pub const JAIL_329: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("JAIL_329e").to(FRIENDLY_MINIONS.that(class(CardClass::Paladin)))]);

/// # Fire of Truth
/// Enchantment
/// > \+2/+2.
//~ derived JAIL_329e ad787109 d522ad72.d5727bd5 1c80d91f
pub const JAIL_329e: Power = enchant(&[plus(2, 2)]);

/// # Dalaran Champion
/// Minion · 4 mana · 3/3
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
/// - Makes: Activated Combat Mode [`JAIL_330e`] ("\+X/+X.")
//~ done JAIL_330 - e3939604.03a36e4c 207106a2.99329005
pub const JAIL_330: Power = after(THIS.gains_stats_from(not(&ITSELF))).anywhere().then(&[attach("JAIL_330e")]);

/// # Activated Combat Mode
/// Enchantment
/// > \+{0}/+{1}.
//~ done JAIL_330e - d522ad72.d3d61eff 0e2479d2
pub const JAIL_330e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Holy Bola!
/// Spell · Holy · 2 mana
/// > Draw a card. If it costs (2) or less, draw another.
//~ done JAIL_377 - 5fbdf668.3884e040 e650e69c
pub const JAIL_377: Power = spell(&[draw(1), draw(1).when(there_is(&IT.that(COST.at_most(2))))]);

/// # Commander Beatrix
/// Minion · 5 mana · 5/6
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
/// - Makes: Straight to JAIL!! [`JAIL_397e3`] ("Dormant. Awaken in X turns."); Straight to Jail! [`JAIL_397e4`] ("Can't be played for a turn.")
//~ done JAIL_397 - 7c7d1340.48443cdb 5ea3a833.1e66756d
pub const JAIL_397: Power = on(Word::StartOfGame, &[shuffle(copy_of(KEPT)).copies(10)]);

/// # Straight to JAIL!!
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo JAIL_397e3 c9810265 d522ad72.d03dd6ee e9b63f89
pub const JAIL_397e3: Power = TODO;

/// # Straight to Jail!
/// Enchantment
/// > Can't be played for a turn.
//~ todo JAIL_397e4 026245cf d522ad72.f4c469fe 50eefb03
pub const JAIL_397e4: Power = TODO;

/// # Scarlet Recruiter
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Summon two minions from your deck that cost (2) or less. Give them **Rush**.
/// - Makes: New Recruit [`JAIL_516e`] ("Rush")
//~ derived JAIL_516 3bfd1ee7 a0c6b2f7.380b3b78 a99b0704.5a56f8ad
pub const JAIL_516: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random_of(2))), attach("JAIL_516e").to(IT)]);

/// # New Recruit
/// Enchantment
/// > **Rush**
//~ derived JAIL_516e fed88ae3 d522ad72.57b12c28 dda615b0
pub const JAIL_516e: Power = enchant(&[has(GameTag::RUSH)]);
