//! Shaman cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 68032049

/// # Air Elemental
/// Minion · Elemental · 1 mana · 3/1
/// > **Elusive**
//~ vanilla UNG_019 a15a6f39 d2047758.c54580ff 0e2fb0b6
pub const UNG_019: Power = VANILLA;

/// # Volcano
/// Spell · Fire · 5 mana
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
//~ derived UNG_025 66e318a2 3ed6fa2e.47c1b10c a8611727
pub const UNG_025: Power = spell(&[deal(15).split_among(MINIONS)]);

/// # Primalfin Totem
/// Minion · Totem · 2 mana · 0/3
/// > At the end of your turn, summon a 1/1 Murloc.
/// - Makes: Primalfin [`UNG_201t`] (1/1)
//~ derived UNG_201 757c83e7 da5c9241.9bfceba7 94cee80b.b3b817de
pub const UNG_201: Power = at_end_of_your_turn(&[summon(card("UNG_201t"))]);

/// # Primalfin
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla UNG_201t 251e5884 6c89e89f c05ef836
pub const UNG_201t: Power = VANILLA;

/// # Fire Plume Harbinger
/// Minion · Elemental · 2 mana · 1/1
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
/// - Makes: Fiery [`UNG_202e`] ("Costs (1) less.")
//~ derived UNG_202 9b9ddd09 2bf34201.d4674952 e8901948.4bd9b399
pub const UNG_202: Power = battlecry(&[attach("UNG_202e").to(YOUR_HAND.that(ELEMENTAL))]);

/// # Fiery
/// Enchantment
/// > Costs (1) less.
//~ derived UNG_202e 4bf39516 d522ad72.f705eb41 9d414e64
pub const UNG_202e: Power = enchant(&[cost_less(1)]);

/// # Stone Sentinel
/// Minion · Elemental · 5 mana · 4/4
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
/// - Makes: Rock Elemental [`UNG_208t`] (2/3, "Taunt")
//~ derived UNG_208 5615a7b2 21966729.b55864bb d89f2f87.e98c156d
pub const UNG_208: Power =
    battlecry(&[summon(card("UNG_208t")).copies(2)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Rock Elemental
/// Minion · Elemental · 2 mana · 2/3
/// > **Taunt**
//~ vanilla UNG_208t 1a3e56a0 2ed7eb85.4b0c5d24 5e4c8656
pub const UNG_208t: Power = VANILLA;

/// # Kalimos, Primal Lord
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
/// - Makes: Invocation of Earth [`UNG_211a`] ("Fill your board with 1/1 Elementals."); Invocation of Water [`UNG_211b`] ("Restore 12 Health to your hero."); Invocation of Fire [`UNG_211c`] ("Deal 6 damage to the enemy hero."); Invocation of Air [`UNG_211d`] ("Deal 3 damage to all enemy minions.")
//~ done UNG_211 - efbb7c67.c2cf038d 601bb3ea.fac33052
pub const UNG_211: Power =
    battlecry(&[choose_card(&["UNG_211a", "UNG_211b", "UNG_211c", "UNG_211d"], &[cast(the(IT))])])
        .when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Invocation of Earth
/// Spell · 0 mana
/// > Fill your board with 1/1 Elementals.
/// - Makes: Stone Elemental [`UNG_211aa`] (1/1)
//~ derived UNG_211a 0e0cbe67 3e8f9d5a.b8fe92d2 cf9f2019.f98b5958
pub const UNG_211a: Power = spell(&[summon(card("UNG_211aa")).copies(7)]);

/// # Stone Elemental
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla UNG_211aa b7fa526c f82494ef bbb7c6e7
pub const UNG_211aa: Power = VANILLA;

/// # Invocation of Water
/// Spell · 0 mana
/// > Restore 12 Health to your hero.
//~ derived UNG_211b 4eb1646e 3e8f9d5a.d39bb418 ca0e70ce
pub const UNG_211b: Power = spell(&[heal(12).to(YOUR_HERO)]);

/// # Invocation of Fire
/// Spell · 0 mana
/// > Deal 6 damage to the enemy hero.
//~ derived UNG_211c 770580b2 3e8f9d5a.91006004 9593b9df
pub const UNG_211c: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Invocation of Air
/// Spell · 0 mana
/// > Deal 3 damage to all enemy minions.
//~ derived UNG_211d 5cbaf4e9 3e8f9d5a.f9ecc484 e52de9a4
pub const UNG_211d: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Tidal Surge
/// Spell · Nature · 3 mana
/// > **Lifesteal** Deal $5 damage to a minion.
//~ derived UNG_817 5b2cf513 a4db704b.29ad172a 5fec73ae
pub const UNG_817: Power = spell(&[deal(5).to(A_MINION)]);

/// # Hot Spring Guardian
/// Minion · Elemental · 3 mana · 2/4
/// > **Taunt Battlecry:** Restore #3 Health.
//~ derived UNG_938 20803eec 4023c492.0069311b 4ada754c
pub const UNG_938: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Unite the Murlocs
/// Spell · 1 mana
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
/// - Makes: Megafin [`UNG_942t`] (8/8, "Battlecry: Fill your hand with random Murlocs.")
//~ done UNG_942 - 2f198b86.bc816b5e db71bdfa.c69017ad
pub const UNG_942: Power = quest(Goal::Times(8), &[YOU.summon(MURLOC)]).reward(&[get(card("UNG_942t"))]);

/// # Megafin
/// Minion · Murloc · 5 mana · 8/8
/// > **Battlecry:** Fill your hand with random Murlocs.
//~ done UNG_942t - e51c9699.5317644b 93e3d8a3
pub const UNG_942t: Power = battlecry(&[get(random(MURLOC)).picks(10)]);

/// # Spirit Echo
/// Spell · Nature · 2 mana
/// > Give your minions "**Deathrattle:** Return this to your hand."
/// - Makes: Echoed Spirit [`UNG_956e`] ("Deathrattle: Return to your hand.")
//~ done UNG_956 - f9bec0b1.88ad56d9 c7414498.08d1e7a8
pub const UNG_956: Power = spell(&[attach("UNG_956e").to(FRIENDLY_MINIONS)]);

/// # Echoed Spirit
/// Enchantment
/// > **Deathrattle:** Return to your hand.
//~ done UNG_956e - d522ad72.64a7b8cb 614b60e2
pub const UNG_956e: Power = deathrattle(&[return_to_hand(THIS)]);
