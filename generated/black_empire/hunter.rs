//! Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 85f672e1

/// # Tank Regiment
/// Minion · Mech · 6 mana · 3/3
/// > **Battlecry:** Summon two copies of this. **Deathrattle:** Deal 3 damage to a random enemy.
//~ derived BE_550 47a98810 a6def09b.b979f151 8f1ee719
pub const BE_550: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS)).copies(2)]), deathrattle(&[deal(3).to(ENEMIES.random())])]);

/// # Flamespitter
/// Weapon · 3 mana · 2/2 durability
/// > After your hero attacks, get an 'Overdrive'.
/// - Makes: Overdrive [`BE_553t`] ("Give a friendly Mech +2 Attack and Rush. It dies…")
//~ derived BE_552 f542d82e 02639dc7.e0b09eb3 c68f1eb7.72aff6ec
pub const BE_552: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("BE_553t"))]);

/// # Tinker
/// Spell · 2 mana
/// > **Assemble** a Mech. Get an 'Overdrive'.
/// - Makes: Overdrive [`BE_553t`] ("Give a friendly Mech +2 Attack and Rush. It dies…"); Burning Out [`BE_553e`] ("\+2 Attack, Rush, and dies at end of turn.")
//~ todo BE_553 20d9d8e0 7846e7ae.93014ebe 3c0b9b41.82100373
pub const BE_553: Power = TODO;

/// # Burning Out
/// Enchantment
/// > \+2 Attack, **Rush**, and dies at end of turn.
//~ done BE_553e - d522ad72.9801a7e7 391afe6a
pub const BE_553e: Power =
    abilities(&[enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]), whenever(PLAYERS.turn_end()).then(&[destroy(THIS)])]);

/// # Overdrive
/// Spell · Fire · 0 mana
/// > Give a friendly Mech +2 Attack and **Rush**. It dies at end of turn.
//~ done BE_553t - f87f42f2.2cfad786 89a3db85
pub const BE_553t: Power = spell(&[attach("BE_553e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Bombardment
/// Spell · Fire · 5 mana
/// > Destroy a random enemy minion and deal $3 damage to the enemy hero. If you control a Mech, do it again.
//~ derived BE_554 9f74ccec 3ed6fa2e.79de512f 85fb6368
#[rustfmt::skip]
pub const BE_554: Power = spell(&[destroy(ENEMY_MINIONS.random()), deal(3).to(ENEMY_HERO), if_(there_is(&FRIENDLY_MINIONS.that(MECH)), &[destroy(ENEMY_MINIONS.random()), deal(3).to(ENEMY_HERO)])]);

/// # Reload
/// Spell · Arcane · 8 mana
/// > **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
/// - Makes: Reload [`BE_555e`] ("Reduced Cost.")
//~ done BE_555 - 1af4c36c.f8926b3c 39afd6be.f286dba5
pub const BE_555: Power = spell(&[
    set_counter(0, 8),
    repeat(
        100,
        &[discover_then(
            Offer::Pool(SPELL, Classes::Own),
            &[attach("BE_555e").with_x(counter_value(0)).to(IT), set_counter_to(0, EXCESS), get(the(IT))],
        )
        .when(is_at_least(&counter_value(0), 1))],
    ),
]);

/// # Reload
/// Enchantment
/// > Reduced Cost.
//~ done BE_555e - d522ad72.dda26391 39afd6be
pub const BE_555e: Power = enchant(&[cost_less(1).times(X)]);

/// # Mimiron
/// Minion · 1 mana · 2/1
/// > **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
//~ todo BE_588 66d80ad2 57db445c.d13f623b 2bed22df
pub const BE_588: Power = TODO;

/// # Clockwork Boars
/// Spell · 2 mana
/// > Summon two 1/1 Mech Beasts with **Charge**.
/// - Makes: Clockwork Boar [`BE_730t`] (1/1, "Charge")
//~ derived BE_730 0358f655 7846e7ae.57865b4a bb319adf.b21b1549
pub const BE_730: Power = spell(&[summon(card("BE_730t")).copies(2)]);

/// # Clockwork Boar
/// Minion · Mech · Beast · 1 mana · 1/1
/// > **Charge**
//~ vanilla BE_730t b16a9286 0b3f7ffa.276b5ef0 33880f0d
pub const BE_730t: Power = VANILLA;

/// # Primal Rockfang
/// Minion · Beast · 3 mana · 3/2
/// > **Battlecry**: Gain the **Deathrattles** of adjacent minions.
/// - Makes: Pack Mentality [`BE_731e`] ("Copied Deathrattle from ….")
//~ done BE_731 - 22856626.346fe00f 16305f01.9c414c43
pub const BE_731: Power = battlecry(&[gain_deathrattle_of(THIS.neighbours())]);

/// # Pack Mentality
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo BE_731e 1a0f42ff d522ad72.d40e27b6 b94ab63f
pub const BE_731e: Power = TODO;

/// # Kronn the Impaler
/// Minion · Elemental · 10 mana · 6/6
/// > **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
//~ done BE_732 - d422b5a1.0f9ee211 0073f9a8
pub const BE_732: Power =
    battlecry(&[one_by_one(FRIENDLY_MINIONS, &[deal(1).by(THAT).times(ATTACK.of(THAT)).to(ENEMIES.random())])]);

/// # Mechacycle
/// Minion · Mech · 4 mana · 3/3
/// > **Taunt Deathrattle:** Summon 4 Mana worth of random Mechs.
///
/// # Notes
///
/// No source for the odds: each is a random one that what is left can pay for. One that costs 0 would be worth nothing.
//~ done BE_900 - 2ad81a39.aad40d14 5d80b001
pub const BE_900: Power = deathrattle(&[
    set_counter(0, 4),
    repeat(
        4,
        &[
            summon(random(all(&[MECH, COST.at_least(1), COST.no_more_than(&counter_value(0))]))),
            raise_text_number(-1).times(COST.of(IT)),
        ],
    ),
]);

/// # \[BioCore\] Fable Stablehand
/// Minion · 3 mana · 3/3
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
//~ derived Core_mon_0005 53eafad2 05878c57.e0abcef3 d29c3b1e
pub const Core_mon_0005: Power =
    battlecry(&[give(&[plus(2, 2)])]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(4))));
