//! Druid cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 33651e83

/// # Spirit of the Raptor
/// Minion · Undead · Beast · 1 mana · 0/3
/// > **Stealth** for 1 turn. After your hero attacks and kills a minion, draw a card.
//~ derived TRL_223 9b9c7328 422972b6.f6ba8a5b fdcb5db9
#[rustfmt::skip]
pub const TRL_223: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[draw(1)])]);

/// # Ironhide Direhorn
/// Minion · Beast · 7 mana · 7/7
/// > **Overkill:** Summon a 5/5 Ironhide Runt.
/// - Makes: Ironhide Runt [`TRL_232t`] (5/5)
//~ derived TRL_232 21987a64 33366064.bdce2698 08ad4b3d.7add27b8
pub const TRL_232: Power = on(Word::Overkill, &[summon(card("TRL_232t"))]);

/// # Ironhide Runt
/// Minion · Beast · 5 mana · 5/5
//~ vanilla TRL_232t 8a7a14e3 6116b784 dddcff2c
pub const TRL_232t: Power = VANILLA;

/// # Savage Striker
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
//~ derived TRL_240 7ee63015 5656a6e3.98e198b2 4d54d8f1
pub const TRL_240: Power = battlecry(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # Gonk, the Raptor
/// Minion · Beast · 7 mana · 4/9
/// > After your hero attacks and kills a minion, it may attack again.
//~ done TRL_241 - b5730473.661cbbab 6dcc5c8c
pub const TRL_241: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(YOUR_HERO)]);

/// # Pounce
/// Spell · 0 mana
/// > Give your hero +2 Attack this turn.
/// - Makes: Pounce [`TRL_243e`] ("\+2 Attack this turn.")
//~ derived TRL_243 d08e6931 3e8f9d5a.bd10cb6e 8de6105f.14d6b810
pub const TRL_243: Power = spell(&[attach("TRL_243e").to(YOUR_HERO)]);

/// # Pounce
/// Enchantment
/// > \+2 Attack this turn.
//~ derived TRL_243e 30245b6c d522ad72.717133fd 8de6105f
pub const TRL_243e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Predatory Instincts
/// Spell · 4 mana
/// > Draw a Beast from your deck. Double its Health.
/// - Makes: Predatory Instincts [`TRL_244e`] ("Doubled Health.")
//~ done TRL_244 - 38d1d3b0.f440038e 9586fca9.93826335
pub const TRL_244: Power = spell(&[draw_that(1, BEAST), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)).to(IT)]);

/// # Predatory Instincts
/// Enchantment
/// > Doubled Health.
//~ todo TRL_244e 4f71c4e9 d522ad72.645d0540 9586fca9
pub const TRL_244e: Power = TODO;

/// # Mark of the Loa
/// Spell · Nature · 4 mana
/// > **Choose One** - Give a minion +2/+4 and **Taunt**; or Summon two 3/2 Raptors.
/// - Makes: Gonk's Resilience [`TRL_254a`] ("Give a minion +2/+4 and Taunt."); Raptor Pack [`TRL_254b`] ("Summon two 3/2 Raptors."); Raptor [`TRL_254t`] (3/2)
//~ derived TRL_254 daadeb5e 548e6072.cb6b26e2 399c3be6.e5ad25c6
pub const TRL_254: Power = choose_one(&["TRL_254a", "TRL_254b"]);

/// # Gonk's Resilience
/// Spell · Nature · 4 mana
/// > Give a minion +2/+4 and **Taunt**.
/// - Makes: Mark of the Loa [`TRL_254ae`] ("\+2/+4 and Taunt.")
//~ derived TRL_254a bf3c415c 548e6072.15b39aa5 27ea75cf.b1b161ba
pub const TRL_254a: Power = spell(&[attach("TRL_254ae").to(A_MINION)]);

/// # Mark of the Loa
/// Enchantment
/// > \+2/+4 and **Taunt**.
//~ derived TRL_254ae e1d5d4c9 d522ad72.0101a145 399c3be6
pub const TRL_254ae: Power = enchant(&[plus(2, 4), has(GameTag::TAUNT)]);

/// # Raptor Pack
/// Spell · Nature · 4 mana
/// > Summon two 3/2 Raptors.
/// - Makes: Raptor [`TRL_254t`] (3/2)
//~ derived TRL_254b efb6d709 548e6072.ec115f4f cf2fcc2f.3935fd88
pub const TRL_254b: Power = spell(&[summon(card("TRL_254t")).copies(2)]);

/// # Raptor
/// Minion · Beast · 2 mana · 3/2
//~ vanilla TRL_254t 930bb871 b36f6b93 f01186fa
pub const TRL_254t: Power = VANILLA;

/// # Stampeding Roar
/// Spell · 6 mana
/// > Summon a random Beast from your hand and give it **Rush**.
/// - Makes: Stampede! [`TRL_255e`] ("Has Rush.")
//~ derived TRL_255 0072aa16 9e3ad3c7.d95725d6 eeb91690.0de29300
pub const TRL_255: Power =
    spell(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random())), attach("TRL_255e").to(IT)]);

/// # Stampede!
/// Enchantment
/// > Has **Rush**.
//~ derived TRL_255e 364e51b6 d522ad72.acfd8b8b 55197df4
pub const TRL_255e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Treespeaker
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Transform your Treants into 5/5 Ancients.
/// - Makes: Ancient [`TRL_341t`] (5/5)
//~ derived TRL_341 9f1724d0 a0c6b2f7.e70f360f 6d539fd1.d694fb9e
pub const TRL_341: Power = battlecry(&[transform(FRIENDLY_MINIONS.that(race(Race::Treant)), card("TRL_341t"))]);

/// # Ancient
/// Minion · 5 mana · 5/5
//~ vanilla TRL_341t 39d89242 7c0f8337 faf7f314
pub const TRL_341t: Power = VANILLA;

/// # Wardruid Loti
/// Minion · 3 mana · 1/2
/// > **Choose One -** Transform into one of Loti's four dinosaur forms.
/// - Makes: Ankylodon [`TRL_343at1`] (1/6, "Taunt"); Wardruid Loti [`TRL_343at2`] (1/6, "Taunt"); Sabertusk [`TRL_343bt1`] (4/2, "Rush"); Wardruid Loti [`TRL_343bt2`] (4/2, "Rush"); Pterrordax [`TRL_343ct1`] (1/4, "Spell Damage +1"); Wardruid Loti [`TRL_343ct2`] (1/4, "Spell Damage +1"); Ravasaur [`TRL_343dt1`] (1/2, "Poisonous, Stealth"); Wardruid Loti [`TRL_343dt2`] (1/2, "Poisonous, Stealth"); Wardruid Loti [`TRL_343et1`] (4/6, "Taunt, Rush, Poisonous, Stealth, Spell Damage +1")
//~ done TRL_343 - d6e49ecb.1525bd7d fa9026d1.2b374464
pub const TRL_343: Power = choose_one(&["TRL_343at1", "TRL_343bt1", "TRL_343ct1", "TRL_343dt1"]);

/// # Ankylodon
/// Minion · Beast · 3 mana · 1/6
/// > **Taunt**
///
/// # Notes
///
/// Written like the options of Druid of the Claw. Played by itself, it has its printed numbers and keywords.
//~ done TRL_343at1 - 9baced35.4b0c5d24 3d063fab
pub const TRL_343at1: Power = spell(&[transform(THIS, card("TRL_343at2"))]);

/// # Wardruid Loti
/// Minion · Beast · 3 mana · 1/6
/// > **Taunt**
//~ vanilla TRL_343at2 d46be725 9baced35.4b0c5d24 fa9026d1
pub const TRL_343at2: Power = VANILLA;

/// # Sabertusk
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
///
/// # Notes
///
/// Written like the options of Druid of the Claw. Played by itself, it has its printed numbers and keywords.
/// With both effects (Fandral Staghelm) it is a dinosaur by now, a Beast, and becomes one with all four forms.
//~ done TRL_343bt1 - 881fdcb9.57b12c28 135dcac8
pub const TRL_343bt1: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("TRL_343et1"))],
    &[transform(THIS, card("TRL_343bt2"))],
)]);

/// # Wardruid Loti
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
//~ vanilla TRL_343bt2 0e36e1b8 881fdcb9.57b12c28 fa9026d1
pub const TRL_343bt2: Power = VANILLA;

/// # Pterrordax
/// Minion · Beast · 3 mana · 1/4
/// > **Spell Damage +1**
///
/// # Notes
///
/// Written like the options of Druid of the Claw. Played by itself, it has its printed numbers and keywords.
/// With both effects (Fandral Staghelm) it is a dinosaur by now, a Beast, and becomes one with all four forms.
//~ done TRL_343ct1 - 9bbda567.b88f2291 ef7f3732
pub const TRL_343ct1: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("TRL_343et1"))],
    &[transform(THIS, card("TRL_343ct2"))],
)]);

/// # Wardruid Loti
/// Minion · Beast · 3 mana · 1/4
/// > **Spell Damage +1**
//~ vanilla TRL_343ct2 9568af31 9bbda567.b88f2291 fa9026d1
pub const TRL_343ct2: Power = VANILLA;

/// # Ravasaur
/// Minion · Beast · 3 mana · 1/2
/// > **Poisonous**, **Stealth**
///
/// # Notes
///
/// Written like the options of Druid of the Claw. Played by itself, it has its printed numbers and keywords.
/// With both effects (Fandral Staghelm) it is a dinosaur by now, a Beast, and becomes one with all four forms.
//~ done TRL_343dt1 - 9b9794a1.8c30b618 922d93fb
pub const TRL_343dt1: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("TRL_343et1"))],
    &[transform(THIS, card("TRL_343dt2"))],
)]);

/// # Wardruid Loti
/// Minion · Beast · 3 mana · 1/2
/// > **Poisonous**, **Stealth**
//~ vanilla TRL_343dt2 ea3446d6 9b9794a1.8c30b618 fa9026d1
pub const TRL_343dt2: Power = VANILLA;

/// # Wardruid Loti
/// Minion · Beast · 3 mana · 4/6
/// > **Taunt**, **Rush**, **Poisonous**, **Stealth**, **Spell Damage +1**
//~ vanilla TRL_343et1 90ae3234 89e4b855.0f42c859 fa9026d1
pub const TRL_343et1: Power = VANILLA;
