//! Shaman cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 753d6bd8

/// # Al'Akir, Lord of Storms
/// Minion · Elemental · 8 mana · 2/8
/// > **Colossal +2, Rush, Windfury Battlecry:** Get 2 minions with Cost equal to this minion's Attack. They cost (1).
/// - Makes: Charged Hand of Al'Akir [`CATA_153t`] (1/2, "Adjacent minions have +1 Attack. Herald twice to…"); Charged Hand of Al'Akir [`CATA_153t1`] (1/2, "Adjacent minions have +1 Attack. Herald twice to…"); Spark of Fury [`CATA_153e`] ("\+1 Attack.")
//~ done CATA_153 - 67c8efb9.6e5fac25 ce1ed3a0.2679cee8
pub const CATA_153: Power = abilities(&[
    colossal(&["CATA_153t", "CATA_153t1"]),
    battlecry(&[get(random_costing(MINION, ATTACK.of(THIS))).picks(2), give(&[cost(1)]).to(IT)]),
]);

/// # Spark of Fury
/// Enchantment
/// > \+@ Attack.
/// - Numbers: {0} = 1
//~ todo CATA_153e 71da98e1 d522ad72.b878965c.eae7e889 af5617a4
pub const CATA_153e: Power = TODO;

/// # Charged Hand of Al'Akir
/// Minion · Elemental · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4.
//~ done CATA_153t - f8262b80.62b5a71d.eae7e889 b4eb3721
pub const CATA_153t: Power = abilities(&[
    aura(THIS.neighbours()).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(2)).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(4)).have(&[ATTACK.plus(2)]),
]);

/// # Charged Hand of Al'Akir
/// Minion · Elemental · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
//~ done CATA_153t1 - f8262b80.62b5a71d.eae7e889 b4eb3721
pub const CATA_153t1: Power = abilities(&[
    aura(THIS.neighbours()).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(2)).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(4)).have(&[ATTACK.plus(2)]),
]);

/// # Ritual of Power
/// Spell · Nature · 2 mana
/// > **Herald** {0}. Get two 1/1 Elementals with **Rush**.
/// - Makes: Breezling [`CATA_561t`] (1/1, "Rush")
//~ derived CATA_561 95175ba5 f9bec0b1.e7cf2eef 7686c994.d5edf5bf
pub const CATA_561: Power = spell(&[herald(), get(card("CATA_561t")).copies(2)]);

/// # Breezling
/// Minion · Elemental · 1 mana · 1/1
/// > **Rush**
//~ vanilla CATA_561t 62e84823 f82494ef.57b12c28 d48688d5
pub const CATA_561t: Power = VANILLA;

/// # Crackling Cloudstrider
/// Minion · Elemental · 3 mana · 4/3
/// > **Battlecry:** Choose a spell in your hand that costs (4) or less to absorb. **Deathrattle:** Cast it.
/// - Makes: Overcast [`CATA_563e2`] ("Deathrattle: Cast ….")
//~ done CATA_563 - fc9a7139.e0bb1245 82c6954c.89462a3e
pub const CATA_563: Power = abilities(&[
    battlecry(&[
        remember(A_CARD_IN_YOUR_HAND.that(all(&[SPELL, COST.at_most(4)]))).when(there_is_no(&REMEMBERED)),
        remove_from_game(REMEMBERED),
    ]),
    deathrattle(&[cast(copy_of(REMEMBERED))]),
]);

/// # Overcast
/// Enchantment
/// > **Deathrattle:** Cast {0}.
//~ todo CATA_563e2 2ffb2192 d522ad72.179db941 0173a984
pub const CATA_563e2: Power = TODO;

/// # Air Support
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give a friendly minion **Mega-Windfury**. It can't attack heroes.
/// - Makes: Air Support [`CATA_564e`] ("Mega-Windfury. Can't attack heroes.")
//~ done CATA_564 - 7c0f8337.95c4705b 68fce22c.6b4be237
#[rustfmt::skip]
pub const CATA_564: Power = battlecry(&[give(&[has(GameTag::MEGA_WINDFURY)]).to(A_FRIENDLY_MINION), give(&[has(GameTag::CANNOT_ATTACK_HEROES)]).to(IT)]);

/// # Air Support
/// Enchantment
/// > **Mega-Windfury**. Can't attack heroes.
//~ todo CATA_564e 1eaee9b7 d522ad72.e25c89f4 68fce22c
pub const CATA_564e: Power = TODO;

/// # Skywall Sentinel
/// Minion · Elemental · 2 mana · 0/2
/// > **Taunt Battlecry: Herald** {0}.
/// - Makes: Soldier of Al'Akir [`CATA_565t`] (1/2, "Adjacent minions have +1 Attack. Herald twice to…")
//~ derived CATA_565 f95db182 61a72c14.eec88e8c 066d8cc8.52cacdfb
pub const CATA_565: Power = battlecry(&[herald()]);

/// # Soldier of Al'Akir
/// Minion · Elemental · 1 mana · 1/2
/// > Adjacent minions have +{0} Attack. ***Herald** twice to upgrade*.@Adjacent minions have +{0} Attack. ***Herald** once to upgrade*.@Adjacent minions have +{0} Attack.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4.
//~ done CATA_565t - f8262b80.62b5a71d.eae7e889 d631f05d
pub const CATA_565t: Power = abilities(&[
    aura(THIS.neighbours()).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(2)).have(&[ATTACK.plus(1)]),
    aura(THIS.neighbours()).when(YOU.herald().this_game().at_least(4)).have(&[ATTACK.plus(2)]),
]);

/// # Ascendance
/// Spell · Nature · 4 mana
/// > Transform all friendly minions into ones that cost (1) more. They summon the originals when they die.
/// - Makes: Ascended [`CATA_567e`] ("Deathrattle: Summon ….")
///
/// # Notes
///
/// What is summoned is a new copy of the original.
//~ done CATA_567 - 548e6072.3c93f4b6 9dde354a.305f6244
pub const CATA_567: Power = spell(&[one_by_one(
    FRIENDLY_MINIONS,
    &[
        create_aside(copy_of(THAT)),
        remember(IT),
        transform(THAT, random_costing_more(MINION, 1, COST.of(THAT))),
        attach("CATA_567e").to(IT),
        keep_with(the(REMEMBERED), IT),
    ],
)]);

/// # Ascended
/// Enchantment
/// > **Deathrattle:** Summon {0}.
//~ done CATA_567e - d522ad72.5394712d 4ef12956
pub const CATA_567e: Power = deathrattle(&[summon(copy_of(KEPT))]);

/// # Muradin's Last Stand
/// Spell · Nature · 9 mana
/// > Draw 2 cards. Costs (1) less for each time a friendly character attacked this game.
//~ done CATA_568 - 533e6759.f769ec6d 7ef8b580
pub const CATA_568: Power =
    abilities(&[costs(&[cost_less(1).times(FRIENDLY_CHARACTERS.attack(CARD).this_game().count())]), spell(&[draw(2)])]);

/// # Ceremonial Clash
/// Spell · 4 mana
/// > Summon a random 3, 2, and 1-Cost minion. **Overload:** (1)
//~ derived CATA_569 b5f97ebc 38d1d3b0.76048f28 46260f01
#[rustfmt::skip]
pub const CATA_569: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))), summon(random(all(&[MINION, COST.is(2)]))), summon(random(all(&[MINION, COST.is(1)])))]);

/// # Morchok
/// Minion · Elemental · 10 mana · 10/10
/// > **Battlecry:** Draw a card and reduce its Cost by (10). Repeat this with excess Cost reduction.
/// - Makes: Worldbreak [`CATA_570e`] ("Reduced Cost.")
//~ done CATA_570 - aa94f7d7.3b88200f a9c902c0.380b2156
pub const CATA_570: Power = battlecry(&[
    set_counter(0, 10),
    repeat(
        100,
        &[if_(
            is_at_least(&counter_value(0), 1),
            &[draw(1), attach("CATA_570e").with_x(counter_value(0)).to(IT), set_counter_to(0, EXCESS)],
        )],
    ),
]);

/// # Worldbreak
/// Enchantment
/// > Reduced Cost.
//~ done CATA_570e - d522ad72.dda26391 6d913665
pub const CATA_570e: Power = enchant(&[cost_less(1).times(X)]);

/// # Stormbinder
/// Minion · 4 mana · 7/7
/// > **Deathrattle:** Unlock your **Overloaded** Mana Crystals. **Overload:** (3)
//~ derived CATA_724 4ad2ea3e 70bc20e3.5583cf05 1fc930e8
pub const CATA_724: Power = deathrattle(&[unlock_overload()]);
