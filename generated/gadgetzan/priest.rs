//! Priest cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b22e2124

/// # Raza the Chained
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
/// - Makes: Raza Enchant [`CFM_020e`] ("Your Hero Power costs (0).")
//~ done CFM_020 - 7c0f8337.cdd2470b 555e1f25.425bc32c
pub const CFM_020: Power = battlecry(&[attach("CFM_020e").to(CONTROLLER)]).when(no_duplicates(&YOUR_DECK));

/// # Raza Enchant
/// Enchantment
/// > Your **Hero Power** costs (0).
//~ done CFM_020e - d522ad72.d5f16ba5 22d65e09
pub const CFM_020e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]);

/// # Potion of Madness
/// Spell · Shadow · 1 mana
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
/// - Makes: Madness Potion [`CFM_603e`] ("This minion has switched controllers this turn.")
///
/// # Notes
///
/// Written like Shadow Madness. The rules return the minion at once if it is silenced.
//~ done CFM_603 - ca4a4f53.66ce0041 0516a85a.cdb317ca
pub const CFM_603: Power =
    spell(&[take_control(AN_ENEMY_MINION.that(ATTACK.at_most(2))), attach("CFM_603e").to(TARGET)]);

/// # Madness Potion
/// Enchantment
/// > This minion has switched controllers this turn.
//~ done CFM_603e - d522ad72.8df90f41 4c57458f
pub const CFM_603e: Power = abilities(&[
    enchant(&[has(GameTag::CHARGE)]).this_turn(),
    whenever(PLAYERS.turn_end()).then(&[give_to_opponent(THIS.that(FRIENDLY))]),
]);

/// # Greater Healing Potion
/// Spell · Holy · 4 mana
/// > Restore #12 Health to a friendly character. Draw a card.
//~ derived CFM_604 8b92cc99 f22de4ff.e984a482 5abbf94d
pub const CFM_604: Power = spell(&[heal(12).to(A_FRIENDLY_CHARACTER), draw(1)]);

/// # Drakonid Operative
/// Minion · Dragon · 4 mana · 4/5
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
//~ derived CFM_605 c288c360 3069f717.c769b278 fceb230f
#[rustfmt::skip]
pub const CFM_605: Power = battlecry(&[discover_then(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Mana Geode
/// Minion · Elemental · 2 mana · 2/3
/// > **Overheal:** Summon a 2/2 Crystal.
/// - Makes: Crystal [`CFM_606t`] (2/2)
//~ derived CFM_606 ea334dd1 2ed7eb85.77caa085 91a4a8ee.160d1a3d
pub const CFM_606: Power = on(Word::Overheal, &[summon(card("CFM_606t"))]);

/// # Crystal
/// Minion · Elemental · 2 mana · 2/2
//~ vanilla CFM_606t f8907a3e 2edd8b58 1cbfea4d
pub const CFM_606t: Power = VANILLA;

/// # Kabal Talonpriest
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Give a friendly minion +3 Health.
/// - Makes: Fortitude [`CFM_626e`] ("\+3 Health.")
//~ derived CFM_626 68693ded 05841e04.0d24a26e 01fd118e.43ee44be
pub const CFM_626: Power = battlecry(&[attach("CFM_626e").to(A_FRIENDLY_MINION)]);

/// # Fortitude
/// Enchantment
/// > \+3 Health.
//~ derived CFM_626e 38d34d5d d522ad72.539c4322 9e1db5b4
pub const CFM_626e: Power = enchant(&[HEALTH.plus(3)]);

/// # Kabal Songstealer
/// Minion · 5 mana · 5/5
/// > **Battlecry: Silence** a minion.
//~ derived CFM_657 c98f01b6 7c0f8337.94f1f570 4705e0dd
pub const CFM_657: Power = battlecry(&[silence(A_MINION)]);

/// # Pint-Size Potion
/// Spell · Shadow · 1 mana
/// > Give all enemy minions -3 Attack this turn only.
/// - Makes: Shrunk [`CFM_661e`] ("\-3 Attack this turn.")
//~ done CFM_661 - ca4a4f53.e0acd658 f71e8d57.763261af
pub const CFM_661: Power = spell(&[attach("CFM_661e").to(ENEMY_MINIONS)]);

/// # Shrunk
/// Enchantment
/// > \-3 Attack this turn.
//~ derived CFM_661e 02e2be3d d522ad72.1f58d27f ca688054
pub const CFM_661e: Power = enchant(&[ATTACK.plus(-3)]).this_turn();

/// # Dragonfire Potion
/// Spell · Fire · 5 mana
/// > Deal $5 damage to all minions except Dragons.
//~ derived CFM_662 e3f1defa 3ed6fa2e.143e0de2 853f9bdb
pub const CFM_662: Power = spell(&[deal(5).to(MINIONS.that(not(&DRAGON)))]);
