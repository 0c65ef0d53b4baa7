//! Warrior cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 01dc5e1e

/// # Anvil of Reshaping
/// Spell · Fire · 2 mana
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
/// - Makes: Reshaped Steel [`BE_042e`] ("\+4 Attack this turn.")
//~ done BE_042 - 64e9e702.26c2d609 88fe2db5.890cef18
pub const BE_042: Power = spell(&[attach("BE_042e").to(YOUR_HERO)]);

/// # Reshaped Steel
/// Enchantment
/// > \+4 Attack this turn.
//~ derived BE_042e cd3118c2 d522ad72.f2c23ec6 0c9f7224
pub const BE_042e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Archaedas
/// Minion · 4 mana · 4/3
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
/// - Makes: Hammer of Archaedas [`BE_055t`] (3/3 durability, "After your hero attacks, cast '…' randomly.")
//~ done BE_055 - 16ffe9fb.6cf460db 95f2ec5f.b76526ea
pub const BE_055: Power = battlecry(&[discover_then(
    Offer::Pool(SPELL, Classes::Own),
    &[one_by_one(
        IT,
        &[get(card("BE_055t")), give(&[COST.set_to(X)]).with_x(COST.of(THAT)).to(IT), keep_with(the(THAT), IT)],
    )],
)]);

/// # Hammer of Archaedas
/// Weapon · 1 mana · 3/3 durability
/// > After your hero attacks, cast '{0}' randomly.
//~ done BE_055t - 4860daa6.6d6207d1 e4c245f8
pub const BE_055t: Power = after(YOUR_HERO.attack(CARD)).then(&[cast(copy_of(KEPT))]);

/// # Setesh
/// Minion · 7 mana · 7/7
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
/// - Makes: Setesh Tracker [`BE_557e2`] ("In 2 turns, convert your Armor into a Golem with…")
//~ done BE_557 - 48e5225f.07d39dab b49096c6.432593ca
pub const BE_557: Power = battlecry(&[
    armor(20),
    later(&whenever(YOU.turn_start()).nth_time(2).does(&[
        summon(card("BE_561t")),
        give(&[become_stats(1, 1).times(X)]).with_x(ARMOR.of(YOUR_HERO)).to(IT),
        armor(-1).times(ARMOR.of(YOUR_HERO)),
    ])),
]);

/// # Setesh Tracker
/// Enchantment
/// > In 2 turns, convert your Armor into a Golem with those stats and **Taunt**.
//~ todo BE_557e2 04ac7d09 d522ad72.92a0957d 9d975fbe
pub const BE_557e2: Power = TODO;

/// # Stone Gauntlet
/// Weapon · 1 mana · 2/2 durability
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// # Notes
///
/// A hero with 5 Health or less converts nothing: no source tells whether it would convert what it has.
//~ done BE_558 - b272821a.834140e6 5f0e41c5
pub const BE_558: Power = after(YOUR_HERO.attack(CARD))
    .when(there_is(&YOUR_HERO.that(HEALTH.at_least(6))))
    .then(&[set_remaining_health(1).times(sum(&[HEALTH.of(YOUR_HERO), fixed(-5)])).to(YOUR_HERO), armor(5)]);

/// # Show of Force
/// Spell · 2 mana
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
//~ done BE_559 - 7846e7ae.ca96d39f 0bd48be9
pub const BE_559: Power =
    spell(&[either(YOU.gain_armor().this_turn().at_least(1), &[destroy(A_MINION)], &[deal(3).to(A_MINION)])]);

/// # Brassknuckle Brawler
/// Minion · 8 mana · 6/6
/// > **Charge Battlecry:** If you have 10 or more Armor, gain +4/+4.
/// - Makes: Brawlin' [`BE_560e`] ("\+4/+4")
//~ derived BE_560 35880c77 135a7668.b5f1307a 4215530e.17973780
pub const BE_560: Power = battlecry(&[attach("BE_560e")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(10))));

/// # Brawlin'
/// Enchantment
/// > \+4/+4
//~ derived BE_560e bdcd1de3 d522ad72.0df1e32d 5a16029c
pub const BE_560e: Power = enchant(&[plus(4, 4)]);

/// # Forge of Origination
/// Location · 3 mana · 2 uses
/// > Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
/// - Makes: Steel Golem [`BE_561t`] (3/3, "Taunt"); Extra Steel [`BE_561e`] ("\+3/+3.")
//~ done BE_561 - 1dcfdd2f.39f4e84a d92282a8.317a45bf
pub const BE_561: Power =
    location(&[summon(card("BE_561t")), pay(Cost::of(Part::Armor(3)), &[attach("BE_561e").to(IT)])]);

/// # Extra Steel
/// Enchantment
/// > \+3/+3.
//~ derived BE_561e b73ccb10 d522ad72.184d0f12 65899d3b
pub const BE_561e: Power = enchant(&[plus(3, 3)]);

/// # Steel Golem
/// Minion · 3 mana · 3/3
/// > **Taunt**
//~ vanilla BE_561t 5cf2a4a8 05878c57.4b0c5d24 621a9db4
pub const BE_561t: Power = VANILLA;

/// # Tol'vir Vanguard
/// Minion · 2 mana · 1/4
/// > **Taunt Battlecry and Deathrattle:** Gain 3 Armor.
//~ derived BE_572 ef1b2700 4c924706.e4249e0f 4a70a9a1
pub const BE_572: Power = abilities(&[battlecry(&[armor(3)]), deathrattle(&[armor(3)])]);

/// # Animator of Iron
/// Minion · 3 mana · 2/5
/// > After you gain Armor, draw a card.
//~ derived BE_600 29c99281 def99d64.835dfc93 035834f7
pub const BE_600: Power = after(YOU.gain_armor()).then(&[draw(1)]);

/// # Chisel
/// Spell · 2 mana
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
/// - Makes: Runecraft [`BE_740e`] ("\+2/+3.")
//~ todo BE_740 fdfb2a83 7846e7ae.0e301370 2b84954d.f4a34ffd
pub const BE_740: Power = TODO;

/// # Runecraft
/// Enchantment
/// > \+2/+3.
//~ derived BE_740e d1441d46 d522ad72.d37235a2 272a24d3
pub const BE_740e: Power = enchant(&[plus(2, 3)]);
