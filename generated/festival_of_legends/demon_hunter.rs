//! Demon Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 947a74d1

/// # Guitar Soloist
/// Minion · 5 mana · 4/3
/// > **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
//~ done ETC_026 - a0c202d4.88133c16 4c1f4507
#[rustfmt::skip]
pub const ETC_026: Power = battlecry(&[draw_that(1, SPELL), draw_that(1, MINION), draw_that(1, WEAPON)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Rush the Stage
/// Spell · 3 mana
/// > Draw two **Rush** minions. They cost (1) less.
/// - Makes: Rush the Stage [`ETC_200e`] ("Costs (1) less.")
//~ derived ETC_200 7150ebe0 82ede6d1.d44c8d99 3e69bcab.3b32ec58
pub const ETC_200: Power = spell(&[draw_that(2, all(&[MINION, with(GameTag::RUSH)])), attach("ETC_200e").to(IT)]);

/// # Rush the Stage
/// Enchantment
/// > Costs (1) less.
//~ derived ETC_200e 5caaccd2 d522ad72.f705eb41 3e69bcab
pub const ETC_200e: Power = enchant(&[cost_less(1)]);

/// # Taste of Chaos
/// Spell · Fel · 1 mana
/// > Deal $2 damage to a minion. **Finale: Discover** a Fel spell.
//~ derived ETC_394 51b2553d ad794704.031a953b 0b7d7150
pub const ETC_394: Power =
    abilities(&[spell(&[deal(2).to(A_MINION)]), on(Word::Finale, &[discover(school(SpellSchool::Fel))])]);

/// # Eye of Shadow
/// Minion · Demon · 2 mana · 2/3
/// > Your hero has **Lifesteal**.
//~ derived ETC_398 5ea16f94 b4a93266.537ccd81 e0e64ecb
pub const ETC_398: Power = aura(YOUR_HERO).have(&[has(GameTag::LIFESTEAL)]);

/// # Halveria Darkraven
/// Minion · 4 mana · 4/3
/// > **Rush** After a friendly **Rush** minion attacks, give your minions +1 Attack.
/// - Makes: Sorrowchord [`ETC_399e`] ("\+1 Attack.")
//~ derived ETC_399 8a19d6e4 16ffe9fb.8972be07 23cb69e0.26aeadcd
pub const ETC_399: Power =
    after(FRIENDLY_MINIONS.that(with(GameTag::RUSH)).attack(CARD)).then(&[attach("ETC_399e").to(FRIENDLY_MINIONS)]);

/// # Sorrowchord
/// Enchantment
/// > \+1 Attack.
//~ derived ETC_399e bc2ad19d d522ad72.379bca7a dc974231
pub const ETC_399e: Power = enchant(&[ATTACK.plus(1)]);

/// # Instrument Smasher
/// Minion · 4 mana · 3/6
/// > Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
///
/// # Notes
///
/// Open question: whether a weapon that replaces another one lets this equip a weapon instead: it does not, because there is a weapon.
//~ done ETC_400 - e3b1249d.107abebe 929b214e
pub const ETC_400: Power = whenever(YOUR_WEAPON.die())
    .when(there_is_no(&YOUR_WEAPON))
    .then(&[equip(random(all(&[WEAPON, class(CardClass::DemonHunter)])))]);

/// # Glaivetar
/// Weapon · 4 mana · 4/2 durability
/// > **Deathrattle:** Draw @ \|4(card, cards). *(Play **Outcast** cards while equipped to improve!)*
/// - Numbers: {0} = 1
//~ derived ETC_405 09610af7 0dbec9f6.bb44757f.eae7e889 0d6d1790
#[rustfmt::skip]
pub const ETC_405: Power = abilities(&[deathrattle(&[draw(1).times(TEXT_NUMBER)]), after(YOU.play(with(GameTag::OUTCAST))).then(&[raise_text_number(1)])]);

/// # Snakebite
/// Minion · Naga · 2 mana · 1/1
/// > **Rush Battlecry:** Gain +1/+1 for each minion that died this turn.@ *(@)*
/// - Makes: Piercing [`ETC_410e`] ("\+1/+1.")
//~ derived ETC_410 b5c2b86d bc96e0c1.bf0d2863 bd2267e7.52b86ef9
pub const ETC_410: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(MINIONS.die().this_turn().count())]);

/// # Piercing
/// Enchantment
/// > \+1/+1.
//~ derived ETC_410e 0eb899f7 d522ad72.cb08f83e 80054b2b
pub const ETC_410e: Power = enchant(&[plus(1, 1)]);

/// # SECURITY!!
/// Spell · 2 mana
/// > Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
//~ done ETC_411 - 7846e7ae.29dd43fd 760c6eb5.66fb1b55
pub const ETC_411: Power = spell(&[summon(card("BT_036t")).copies(2), summon(card("BT_036t")).when(OUTCAST)]);

/// # Going Down Swinging
/// Spell · 4 mana
/// > Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
/// - Makes: Swinging [`ETC_413e`] ("\+2 Attack this turn."); Going Down [`ETC_413e2`] ("Immune this turn.")
//~ done ETC_413 - 38d1d3b0.6f9cc6b7 2590764e.5adb1796
#[rustfmt::skip]
pub const ETC_413: Power = spell(&[lend(&[ATTACK.plus(2), has(GameTag::IMMUNE)], Lasts::ThisTurn).to(YOUR_HERO), make_attack(YOUR_HERO, ENEMY_MINIONS)]);

/// # Swinging
/// Enchantment
/// > \+2 Attack this turn.
//~ derived ETC_413e ba1d6edf d522ad72.717133fd 6cbd963c
pub const ETC_413e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Going Down
/// Enchantment
/// > **Immune** this turn.
//~ derived ETC_413e2 15b6494a d522ad72.fb55a5e5 d39f1899
pub const ETC_413e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Remixed Rhapsody
/// Spell · 5 mana
/// > Deal $3 damage to all minions. Gains an extra effect in your hand that changes each turn.
/// - Makes: Angsty Rhapsody [`JAM_018t`] ("Deal 3 damage to all minions. Draw 3 cards.…"); Resounding Rhapsody [`JAM_018t2`] ("Deal 3 damage to all minions, twice. (Changes…"); Emotional Rhapsody [`JAM_018t3`] ("Deal 3 damage to all minions. Give your hero +5…"); Wailing Rhapsody [`JAM_018t4`] ("Deal 3 damage to all minions. Summon a 5/5 Demon.…"); Wailing Fanatic [`JAM_018t5`] (5/5)
//~ derived JAM_018 33ba1005 36b694de.279b0fc3 f92544c7.d44e57e3
#[rustfmt::skip]
pub const JAM_018: Power = abilities(&[spell(&[deal(3).to(MINIONS)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Angsty Rhapsody
/// Spell · 5 mana
/// > Deal $3 damage to all minions. Draw 3 cards. *(Changes each turn.)*
//~ derived JAM_018t c790a996 36b694de.65a803b8 3b33e8b0
#[rustfmt::skip]
pub const JAM_018t: Power = abilities(&[spell(&[deal(3).to(MINIONS), draw(3)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Resounding Rhapsody
/// Spell · 5 mana
/// > Deal $3 damage to all minions, twice. *(Changes each turn.)*
//~ derived JAM_018t2 0b7994dc 36b694de.d53ff44e 12a044e1
#[rustfmt::skip]
pub const JAM_018t2: Power = abilities(&[spell(&[deal(3).to(MINIONS).repeated(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Emotional Rhapsody
/// Spell · 5 mana
/// > Deal $3 damage to all minions. Give your hero +5 Attack this turn. *(Changes each turn.)*
/// - Makes: Emotional Rhapsody [`JAM_018t3e`] ("\+5 Attack this turn.")
//~ derived JAM_018t3 b7e98357 36b694de.ef1af7b5 ba2f42eb.77c0c7db
#[rustfmt::skip]
pub const JAM_018t3: Power = abilities(&[spell(&[deal(3).to(MINIONS), attach("JAM_018t3e").to(YOUR_HERO)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))])]);

/// # Emotional Rhapsody
/// Enchantment
/// > \+5 Attack this turn.
//~ derived JAM_018t3e 989504ad d522ad72.fd0977d4 ba2f42eb
pub const JAM_018t3e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Wailing Rhapsody
/// Spell · 5 mana
/// > Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
//~ done JAM_018t4 - 36b694de.81d3973e 64a5d5f6
pub const JAM_018t4: Power = abilities(&[
    spell(&[deal(3).to(MINIONS), summon(card("JAM_018t5"))]),
    whenever(YOU.turn_start())
        .in_hand()
        .then(&[transform(THIS, one_of(&["JAM_018t", "JAM_018t2", "JAM_018t3", "JAM_018t4"]))]),
]);

/// # Wailing Fanatic
/// Minion · Demon · 5 mana · 5/5
//~ vanilla JAM_018t5 dca5cba2 d4e7e34d a68a70a0
pub const JAM_018t5: Power = VANILLA;
