//! Paladin cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b22e16af

/// # Dinosize
/// Spell · 7 mana
/// > Set a minion's stats to 7/14.
/// - Makes: RAAAAR! [`UNG_004e`] ("Stats changed to 7/14.")
//~ derived UNG_004 7a952a5e 014b7716.de329fb3 e307591e.49292624
pub const UNG_004: Power = spell(&[attach("UNG_004e").to(A_MINION)]);

/// # RAAAAR!
/// Enchantment
/// > Stats changed to 7/14.
//~ derived UNG_004e ed22e095 d522ad72.9126f123 60a3b2fe
pub const UNG_004e: Power = enchant(&[become_stats(7, 14)]);

/// # Hydrologist
/// Minion · Murloc · 2 mana · 2/2
/// > **Battlecry: Discover** and cast a **Secret**.
//~ derived UNG_011 6dcafae6 333a535a.508e7409 2e3b1920
pub const UNG_011: Power = battlecry(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Sunkeeper Tarim
/// Minion · 6 mana · 3/7
/// > **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
/// - Makes: Watched [`UNG_015e`] ("Stats changed to 3/3.")
//~ done UNG_015 - 54c0ea69.10eee051 13befac4.7d8d930d
pub const UNG_015: Power = battlecry(&[attach("UNG_015e").to(OTHER_MINIONS)]);

/// # Watched
/// Enchantment
/// > Stats changed to 3/3.
//~ derived UNG_015e d9503528 d522ad72.59267fb4 4d3e9c0b
pub const UNG_015e: Power = enchant(&[become_stats(3, 3)]);

/// # Vinecleaver
/// Weapon · 6 mana · 4/3 durability
/// > After your hero attacks, summon two {0} Silver Hand Recruits.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived UNG_950 37b3c786 6f3d7b7a.6dc6a056 afa445a0.e8ebd9e2
pub const UNG_950: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("CS2_101t")).copies(2)]);

/// # Spikeridged Steed
/// Spell · 5 mana
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
/// - Makes: [`UNG_810`](crate::ungoro::neutral::UNG_810); On a Stegodon [`UNG_952e`] ("\+2/+6 and Taunt. Deathrattle: Summon a Stegodon.")
//~ derived UNG_952 f8e305c8 36b694de.fcca2e7e bc048066.689c6cb7
pub const UNG_952: Power = spell(&[attach("UNG_952e").to(A_MINION)]);

/// # On a Stegodon
/// Enchantment
/// > \+2/+6 and **Taunt**. **Deathrattle:** Summon a Stegodon.
/// - Makes: [`UNG_810`](crate::ungoro::neutral::UNG_810)
//~ derived UNG_952e 4a58a7f8 d522ad72.eec57b52 9d835047.ca1557df
pub const UNG_952e: Power =
    abilities(&[enchant(&[plus(2, 6), has(GameTag::TAUNT)]), deathrattle(&[summon(card("UNG_810"))])]);

/// # Primalfin Champion
/// Minion · Murloc · 2 mana · 1/3
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
/// - Makes: Inspired [`UNG_953e`] ("Storing spell.")
//~ done UNG_953 - cb37befb.f8443c58 d188e673.60a9eaba
pub const UNG_953: Power = abilities(&[
    whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[keep_with(copy_of(THAT), THIS)]),
    deathrattle(&[get(copy_of(KEPT))]),
]);

/// # Inspired
/// Enchantment
/// > Storing spell.
//~ todo UNG_953e 88765cf6 d522ad72.7ab1d179 d8fb21d7
pub const UNG_953e: Power = TODO;

/// # The Last Kaleidosaur
/// Spell · 1 mana
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
/// - Makes: Galvadon [`UNG_954t1`] (8/8, "Battlecry: Adapt 5 times.")
//~ done UNG_954 - 2f198b86.f69c0b8b a0d6476d.75579201
#[rustfmt::skip]
pub const UNG_954: Power = quest(Goal::Times(5), &[FRIENDLY_MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))]).reward(&[get(card("UNG_954t1"))]);

/// # Galvadon
/// Minion · Beast · 5 mana · 8/8
/// > **Battlecry: Adapt** 5 times.
//~ done UNG_954t1 - 2cd556ca.43603244 40c4b89a
pub const UNG_954t1: Power = battlecry(&[
    adapt(&[apply_it_to(THIS)]),
    adapt(&[apply_it_to(THIS)]),
    adapt(&[apply_it_to(THIS)]),
    adapt(&[apply_it_to(THIS)]),
    adapt(&[apply_it_to(THIS)]),
]);

/// # Lost in the Jungle
/// Spell · 1 mana
/// > Summon two {0} Silver Hand Recruits.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived UNG_960 c2384df9 2f198b86.cf43cdad 6cd76d2d.e8ebd9e2
pub const UNG_960: Power = spell(&[summon(card("CS2_101t")).copies(2)]);

/// # Adaptation
/// Spell · 0 mana
/// > **Adapt** a friendly minion.
//~ derived UNG_961 91efc0ae 3e8f9d5a.1dc12231 b0925815
pub const UNG_961: Power = spell(&[adapt(&[apply_it_to(A_FRIENDLY_MINION)])]);

/// # Lightfused Stegodon
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry: Adapt** your Silver Hand Recruits.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived UNG_962 bdb9e253 22fea183.c01faf70 f2f69851.e8ebd9e2
pub const UNG_962: Power = battlecry(&[adapt(&[apply_it_to(FRIENDLY_MINIONS.that(named("CS2_101t")))])]);
