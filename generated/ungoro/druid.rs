//! Druid cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file aa40e0ae

/// # Tortollan Forager
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Add a random minion with 5 or more Attack to your hand.
//~ derived UNG_078 27cb63a5 565e37de.27936227 3a6eacbc
pub const UNG_078: Power = battlecry(&[get(random(all(&[MINION, ATTACK.at_least(5)])))]);

/// # Giant Anaconda
/// Minion · Beast · 7 mana · 5/3
/// > **Taunt Deathrattle:** Summon a minion from your hand with 5 or more Attack.
//~ derived UNG_086 e9edf88a 8811374c.c97702db fb9b619e
pub const UNG_086: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, ATTACK.at_least(5)])).random()))]);

/// # Verdant Longneck
/// Minion · Beast · 5 mana · 5/5
/// > **Battlecry: Adapt**.
//~ derived UNG_100 5660be5c 6116b784.6857b7a7 0aa156a6
pub const UNG_100: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]);

/// # Shellshifter
/// Minion · 4 mana · 3/3
/// > **Choose One -** Transform into a 5/3 with **Stealth**; or a 3/5 with **Taunt**.
/// - Makes: Raptor Form [`UNG_101a`] (5/3, "Stealth"); Direhorn Form [`UNG_101b`] (3/5, "Taunt"); Shellshifter [`UNG_101t`] (5/3, "Stealth"); Shellshifter [`UNG_101t2`] (3/5, "Taunt"); Shellshifter [`UNG_101t3`] (5/5, "Stealth Taunt")
//~ derived UNG_101 fe13f9af e3939604.8059886e f5de0f3e.6a4ffcbc
pub const UNG_101: Power = choose_one(&["UNG_101a", "UNG_101b"]);

/// # Raptor Form
/// Minion · Beast · 4 mana · 5/3
/// > **Stealth**
//~ derived UNG_101a 677f998b 7c08c197.86cd88a1 ce3a48d6
pub const UNG_101a: Power = spell(&[transform(THIS, card("UNG_101t"))]);

/// # Direhorn Form
/// Minion · Beast · 4 mana · 3/5
/// > **Taunt**
//~ done UNG_101b - 60e0c646.4b0c5d24 a9709765
pub const UNG_101b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("UNG_101t3"))],
    &[transform(THIS, card("UNG_101t2"))],
)]);

/// # Shellshifter
/// Minion · Beast · 4 mana · 5/3
/// > **Stealth**
//~ vanilla UNG_101t 244ab607 7c08c197.86cd88a1 f5de0f3e
pub const UNG_101t: Power = VANILLA;

/// # Shellshifter
/// Minion · Beast · 4 mana · 3/5
/// > **Taunt**
//~ vanilla UNG_101t2 5e7f0dc7 60e0c646.4b0c5d24 f5de0f3e
pub const UNG_101t2: Power = VANILLA;

/// # Shellshifter
/// Minion · Beast · 4 mana · 5/5
/// > **Stealth Taunt**
//~ vanilla UNG_101t3 67256665 7c187611.2ef1fbfa f5de0f3e
pub const UNG_101t3: Power = VANILLA;

/// # Evolving Spores
/// Spell · Nature · 3 mana
/// > **Adapt** your minions.
//~ derived UNG_103 29e59653 a4db704b.4ef7ce91 37777943
pub const UNG_103: Power = spell(&[adapt(&[apply_it_to(FRIENDLY_MINIONS)])]);

/// # Earthen Scales
/// Spell · Nature · 2 mana
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
/// - Makes: It's All Scaley... [`UNG_108e`] ("\+1/+1.")
//~ derived UNG_108 c44ea1a5 f9bec0b1.d22b8124 0d9bcb77.ed31e6de
pub const UNG_108: Power = spell(&[attach("UNG_108e").to(A_FRIENDLY_MINION), armor(1).times(ATTACK.of(IT))]);

/// # It's All Scaley...
/// Enchantment
/// > \+1/+1.
//~ derived UNG_108e 17510643 d522ad72.cb08f83e 33b5d9e9
pub const UNG_108e: Power = enchant(&[plus(1, 1)]);

/// # Elder Longneck
/// Minion · Beast · 3 mana · 5/1
/// > **Battlecry:** If you're holding a minion with 5 or more Attack, **Adapt**.
//~ derived UNG_109 3ab46b5b ace54b42.36c67a6a d7b5a14b
pub const UNG_109: Power =
    battlecry(&[adapt(&[apply_it_to(THIS)])]).when(there_is(&YOUR_HAND.that(all(&[MINION, ATTACK.at_least(5)]))));

/// # Living Mana
/// Spell · Nature · 5 mana
/// > Transform your Mana Crystals into 2/2 Treants. Recover the mana when they die.
/// - Makes: Mana Treant [`UNG_111t1`] (2/2, "Deathrattle: Gain an empty Mana Crystal.")
///
/// # Notes
///
/// As many crystals as there is room for Treants, spent ones first.
//~ done UNG_111 - 24317b8a.72a03147 d912c565.bc9f499f
pub const UNG_111: Power =
    spell(&[summon(card("UNG_111t1")).times(MANA_CRYSTALS.of(YOU)), destroy_crystals(1).times(count(IT))]);

/// # Mana Treant
/// Minion · 1 mana · 2/2
/// > **Deathrattle:** Gain an empty Mana Crystal.
//~ derived UNG_111t1 77db7ea5 57e94b0b.ca34f976 0602c61f
pub const UNG_111t1: Power = deathrattle(&[gain_empty_crystals(1)]);

/// # Jungle Giants
/// Spell · 1 mana
/// > **Quest:** Summon 4 minions with 5 or more Attack. **Reward:** Barnabus.
/// - Makes: Barnabus the Stomper [`UNG_116t`] (8/8, "Battlecry: Reduce the Cost of minions in your…")
//~ derived UNG_116 c410cf3c 2f198b86.fb88d1ca da4abf08.c44cbcba
pub const UNG_116: Power =
    quest(Goal::Times(4), &[YOU.summon(all(&[MINION, ATTACK.at_least(5)]))]).reward(&[get(card("UNG_116t"))]);

/// # Barnabus the Stomper
/// Minion · Beast · 5 mana · 8/8
/// > **Battlecry:** Reduce the Cost of minions in your deck to (0).
/// - Makes: Romper Stompers [`UNG_116te`] ("Costs (0).")
//~ done UNG_116t - 2cd556ca.9d6d89e3 e66813b5.62d55f08
pub const UNG_116t: Power = battlecry(&[give(&[cost(0)]).to(YOUR_DECK.that(MINION))]);

/// # Romper Stompers
/// Enchantment
/// > Costs (0).
//~ derived UNG_116te 2520ab3f d522ad72.dd600ecd 6f4d3968
pub const UNG_116te: Power = enchant(&[cost(0)]);

/// # Tyrantus
/// Minion · Beast · 10 mana · 14/14
/// > **Taunt Elusive**
//~ vanilla UNG_852 fcb921ad bd069f9b.c6cde567 228b70b5
pub const UNG_852: Power = VANILLA;
