//! Hunter cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f20a2de9

/// # Emeriss
/// Minion · Dragon · 10 mana · 8/8
/// > **Battlecry:** Double the Attack and Health of all minions in your hand.
/// - Makes: Mark of Emeriss [`GIL_128e`] ("Doubled Attack and Health.")
//~ derived GIL_128 d04caed1 d678d307.ea450750 697cb312.0728ea99
pub const GIL_128: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(YOUR_HAND.that(MINION))]);

/// # Mark of Emeriss
/// Enchantment
/// > Doubled Attack and Health.
//~ todo GIL_128e 36e35b01 d522ad72.25b00aaf e6fb9535
pub const GIL_128e: Power = TODO;

/// # Duskhaven Hunter
/// Minion · 3 mana · 2/5
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
/// - Makes: Duskhaven Hunter [`GIL_200t`] (5/2, "Stealth Each turn this is in your hand, swap its…"); Swapped Stats [`GIL_200e`]
//~ derived GIL_200 81ea018a def99d64.99db3427 65cfa8eb.911a6af2
pub const GIL_200: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Swapped Stats
/// Enchantment
//~ todo GIL_200e b1387b03 d522ad72 01c51b07
pub const GIL_200e: Power = TODO;

/// # Duskhaven Hunter
/// Minion · 3 mana · 5/2
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
//~ derived GIL_200t 742e55d7 e9e51a16.99db3427 65cfa8eb
pub const GIL_200t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Wing Blast
/// Spell · 4 mana
/// > Deal $4 damage to a minion. If a minion died this turn, this costs (1).
//~ derived GIL_518 31402827 38d1d3b0.fe2cce0c c81f9a14
#[rustfmt::skip]
pub const GIL_518: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(MINIONS.die().this_turn().at_least(1)).in_hand().have(&[cost(1)])]);

/// # Vilebrood Skitterer
/// Minion · Beast · 5 mana · 1/3
/// > **Poisonous Rush**
//~ vanilla GIL_562 ad7109ea ac65ae34.568fb49c a2ce744b
pub const GIL_562: Power = VANILLA;

/// # Rat Trap
/// Spell · 2 mana
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
/// - Makes: Doom Rat [`GIL_577t`] (6/6)
//~ derived GIL_577 5217958f 7846e7ae.38a2da83 a4d4133d.b846d86e
pub const GIL_577: Power =
    after(OPPONENT.play(CARD)).when(OPPONENT.play(CARD).this_turn().at_least(3)).then(&[summon(card("GIL_577t"))]);

/// # Doom Rat
/// Minion · Beast · 6 mana · 6/6
//~ vanilla GIL_577t 8e661306 d6ed3c13 ee775f45
pub const GIL_577t: Power = VANILLA;

/// # Toxmonger
/// Minion · 4 mana · 2/4
/// > Whenever you play a 1-Cost minion, give it **Poisonous**.
/// - Makes: Viletoxin [`GIL_607e`] ("Poisonous")
//~ derived GIL_607 680b03fa 581d4d03.62907b62 47520fb7.13b41ace
pub const GIL_607: Power = whenever(YOU.play(all(&[MINION, COST.is(1)]))).then(&[attach("GIL_607e").to(THAT)]);

/// # Viletoxin
/// Enchantment
/// > **Poisonous**
//~ derived GIL_607e 292ade47 d522ad72.2574dcf7 8793d788
pub const GIL_607e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Hunting Mastiff
/// Minion · Beast · 2 mana · 2/1
/// > **Echo Rush**
//~ vanilla GIL_607t 592fdc15 40a0dbd9.c5b5b530 1b4f381c
pub const GIL_607t: Power = VANILLA;

/// # Houndmaster Shaw
/// Minion · 4 mana · 3/6
/// > Your other minions have **Rush**.
/// - Makes: Hounded! [`GIL_650e`] ("Houndmaster Shaw grants Rush.")
//~ derived GIL_650 364ac91b e3b1249d.fb7dc7cf ce7597f3.7adb81f4
pub const GIL_650: Power = aura(OTHER_FRIENDLY_MINIONS).gives("GIL_650e");

/// # Hounded!
/// Enchantment
/// > Houndmaster Shaw grants **Rush**.
/// - Makes: Houndmaster Shaw [`GIL_650`] (3/6, "Your other minions have Rush.")
//~ derived GIL_650e 0c5af3ea d522ad72.bf741c87 b6889501.6eb7a54d
pub const GIL_650e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Dire Frenzy
/// Spell · 4 mana
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
/// - Makes: Dire Frenzy [`GIL_828e`] ("\+3/+3.")
//~ done GIL_828 - 38d1d3b0.0bc0fb0d a86fcee3.32e13b62
pub const GIL_828: Power =
    spell(&[attach("GIL_828e").to(A_MINION.that(BEAST)), shuffle(copy_of(IT)).copies(3), attach("GIL_828e").to(IT)]);

/// # Dire Frenzy
/// Enchantment
/// > \+3/+3.
//~ derived GIL_828e 8d0a1df1 d522ad72.184d0f12 a86fcee3
pub const GIL_828e: Power = enchant(&[plus(3, 3)]);

/// # Carrion Drake
/// Minion · Dragon · 5 mana · 3/7
/// > **Battlecry:** If a minion died this turn, gain **Poisonous**.
/// - Makes: Corrosive Breath [`GIL_905e`] ("Poisonous")
//~ derived GIL_905 93f53506 dddd9dd6.aa3e2bf7 2c1310cb.6fd34307
pub const GIL_905: Power = battlecry(&[attach("GIL_905e")]).when(MINIONS.die().this_turn().at_least(1));

/// # Corrosive Breath
/// Enchantment
/// > **Poisonous**
//~ derived GIL_905e 441ae28f d522ad72.2574dcf7 3ad62cdf
pub const GIL_905e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Hunting Mastiff
/// Minion · Beast · 2 mana · 2/1
/// > **Echo Rush**@**Echo**, **Rush**
//~ todo ICC_828t5 392d8710 40a0dbd9.d3b832df 1b4f381c
pub const ICC_828t5: Power = TODO;

/// # Vilebrood Skitterer
/// Minion · Beast · 5 mana · 1/3
/// > **Poisonous Rush**@**Poisonous**, **Rush**
//~ todo ICC_828t6 af5766be ac65ae34.0404155f a2ce744b
pub const ICC_828t6: Power = TODO;
