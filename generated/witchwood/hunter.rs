//! Hunter cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 52a24a99

/// # Emeriss
///
/// `GIL_128` · Hunter minion · 10 mana · 8/8
///
/// > **Battlecry:** Double the Attack and Health of all minions in your hand.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Mark of Emeriss [`GIL_128e`]
///
/// State: Derived
//~ derived GIL_128 1c76d71f d04caed1 24ca1272.ea450750
pub const GIL_128: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(YOUR_HAND.that(MINION))]);

/// # Mark of Emeriss
///
/// `GIL_128e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_128e bd387b01 36e35b01 f4ca26fd.25b00aaf
pub const GIL_128e: Power = TODO;

/// # Duskhaven Hunter
///
/// `GIL_200` · Hunter minion · 3 mana · 2/5
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Stealth
/// - Enchantments: Swapped Stats [`GIL_200e`]
/// - Tokens: Duskhaven Hunter [`GIL_200t`]
///
/// State: Derived
//~ derived GIL_200 40c51932 81ea018a 18b95c40.99db3427
pub const GIL_200: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Swapped Stats
///
/// `GIL_200e` · Neutral enchantment
///
/// - Set: The Witchwood
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo GIL_200e aabc46e6 b1387b03 77aa7f69
pub const GIL_200e: Power = TODO;

/// # Duskhaven Hunter
///
/// `GIL_200t` · Hunter minion · 3 mana · 5/2
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived GIL_200t 3d11f3f2 742e55d7 1d643be6.99db3427
pub const GIL_200t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Wing Blast
///
/// `GIL_518` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. If a minion died this turn, this costs (1).
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_518 be58c8fa d6a0b405 1ff134f8.fe2cce0c
#[rustfmt::skip]
pub const GIL_518: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(has_done(1, &past(Side::Both, Deed::Died, Window::ThisTurn))).in_hand().have(&[cost(1)])]);

/// # Vilebrood Skitterer
///
/// `GIL_562` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ vanilla GIL_562 99ebe7b1 ad7109ea 0209fd84.568fb49c
pub const GIL_562: Power = VANILLA;

/// # Rat Trap
///
/// `GIL_577` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Secret
/// - Tokens: Doom Rat [`GIL_577t`]
///
/// State: Derived
//~ derived GIL_577 954d5324 9d8a4992 66889b6c.38a2da83
#[rustfmt::skip]
pub const GIL_577: Power = after(OPPONENT.play(CARD)).when(has_done(3, &past(Side::Enemy, Deed::Played, Window::ThisTurn))).then(&[summon(card("GIL_577t"))]);

/// # Doom Rat
///
/// `GIL_577t` · Hunter minion · 6 mana · 6/6
///
/// - Set: The Witchwood
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GIL_577t 99f7d3a6 8e661306 ee3f1fec
pub const GIL_577t: Power = VANILLA;

/// # Toxmonger
///
/// `GIL_607` · Hunter minion · 4 mana · 2/4
///
/// > Whenever you play a 1-Cost minion, give it **Poisonous**.
///
/// - Set: The Witchwood · epic · collectible
/// - Refers to: Poisonous
/// - Enchantments: Viletoxin [`GIL_607e`]
///
/// State: Derived
//~ derived GIL_607 18b03f36 680b03fa 838e9a79.62907b62
pub const GIL_607: Power = whenever(YOU.play(all(&[MINION, COST.is(1)]))).then(&[attach("GIL_607e").to(THAT)]);

/// # Viletoxin
///
/// `GIL_607e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_607e d3e2281e 292ade47 dfaed3ba.2574dcf7
pub const GIL_607e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Hunting Mastiff
///
/// `GIL_607t` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Echo
///
/// State: Vanilla
//~ vanilla GIL_607t 8889c0b9 592fdc15 996f78bc.c5b5b530
pub const GIL_607t: Power = VANILLA;

/// # Houndmaster Shaw
///
/// `GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Rush
/// - Enchantments: Hounded! [`GIL_650e`]
///
/// State: Derived
//~ derived GIL_650 1aefc25f 364ac91b c869a6be.fb7dc7cf
pub const GIL_650: Power = aura(OTHER_FRIENDLY_MINIONS).gives("GIL_650e");

/// # Hounded!
///
/// `GIL_650e` · Hunter enchantment
///
/// > Houndmaster Shaw grants **Rush**.
///
/// - Set: The Witchwood
/// - Tokens: Houndmaster Shaw [`GIL_650`]
///
/// State: Derived
//~ derived GIL_650e aa349942 0c5af3ea e6684a7f.bf741c87
pub const GIL_650e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Dire Frenzy
///
/// `GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// - Set: The Witchwood · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Enchantments: Dire Frenzy [`GIL_828e`]
///
/// State: Derived
//~ derived GIL_828 825bdc4d 8badb07c 6c01b9b1.0bc0fb0d
pub const GIL_828: Power =
    spell(&[attach("GIL_828e").to(A_MINION.that(BEAST)), shuffle(copy_of(IT)).copies(3), attach("GIL_828e").to(IT)]);

/// # Dire Frenzy
///
/// `GIL_828e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_828e faea76aa 8d0a1df1 94dca517.b42c6980
pub const GIL_828e: Power = enchant(&[plus(3, 3)]);

/// # Carrion Drake
///
/// `GIL_905` · Hunter minion · 5 mana · 3/7
///
/// > **Battlecry:** If a minion died this turn, gain **Poisonous**.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Enchantments: Corrosive Breath [`GIL_905e`]
///
/// State: Derived
//~ derived GIL_905 dfe28bea 1d09fbe4 2cfb3060.aa3e2bf7
pub const GIL_905: Power =
    battlecry(&[attach("GIL_905e")]).when(has_done(1, &past(Side::Both, Deed::Died, Window::ThisTurn)));

/// # Corrosive Breath
///
/// `GIL_905e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_905e 2cacf28c 441ae28f 2e243983.2574dcf7
pub const GIL_905e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Hunting Mastiff
///
/// `ICC_828t5` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**@**Echo**, **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Rush, Echo
///
/// State: Todo
//~ todo ICC_828t5 f141706f 392d8710 e4bc2a4d.d3b832df
pub const ICC_828t5: Power = TODO;

/// # Vilebrood Skitterer
///
/// `ICC_828t6` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**@**Poisonous**, **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Todo
//~ todo ICC_828t6 6f4669d8 af5766be 63903072.0404155f
pub const ICC_828t6: Power = TODO;
