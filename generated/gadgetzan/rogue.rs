//! Rogue cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5a0ff908

/// # Luckydo Buccaneer
/// Minion · Pirate · 6 mana · 5/5
/// > **Battlecry:** If your weapon has at least 3 Attack, gain +4/+4.
/// - Makes: Looted Blade [`CFM_342e`] ("\+4/+4.")
//~ done CFM_342 - 866a28a4.34287c64 04eb532c.e779e089
pub const CFM_342: Power = battlecry(&[attach("CFM_342e")]).when(there_is(&YOUR_WEAPON.that(ATTACK.at_least(3))));

/// # Looted Blade
/// Enchantment
/// > \+4/+4.
//~ derived CFM_342e c3581db5 d522ad72.8fbdcdac c7281d91
pub const CFM_342e: Power = enchant(&[plus(4, 4)]);

/// # Counterfeit Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CFM_630 ebe2fc90 3e8f9d5a.095f71be 7db62045
pub const CFM_630: Power = spell(&[gain_mana(1)]);

/// # Lotus Assassin
/// Minion · 5 mana · 5/5
/// > **Stealth**. Whenever this attacks and kills a minion, gain **Stealth**.
//~ derived CFM_634 97796562 7c0f8337.2fa175ee 058e8267
pub const CFM_634: Power =
    after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[has(GameTag::STEALTH)])]);

/// # Shadow Rager
/// Minion · Undead · 3 mana · 5/1
/// > **Stealth**
//~ vanilla CFM_636 b7531e94 1a4db562.86cd88a1 53086f13
pub const CFM_636: Power = VANILLA;

/// # Jade Shuriken
/// Spell · 2 mana
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_690 3565554a 7846e7ae.72cbea82 99a8a8e8.bbe7e743
pub const CFM_690: Power = abilities(&[spell(&[deal(3).to(TARGET)]), combo(&[summon(jade_golem())])]);

/// # Jade Swarmer
/// Minion · 1 mana · 1/1
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_691 76a11cc6 cbd7c476.c1d71a0c c2035ce3.bbe7e743
pub const CFM_691: Power = deathrattle(&[summon(jade_golem())]);

/// # Gadgetzan Ferryman
/// Minion · 2 mana · 2/3
/// > **Combo:** Return a friendly minion to your hand.
//~ derived CFM_693 6ebee9c7 5656a6e3.3ad60eca 447efbe2
pub const CFM_693: Power = combo(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Shadow Sensei
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a **Stealthed** minion +2/+2.
/// - Makes: Trained [`CFM_694e`] ("\+2/+2.")
//~ derived CFM_694 aa0c481d 16ec05b0.06544f2a f4387ccc.921ccfb6
pub const CFM_694: Power = battlecry(&[attach("CFM_694e").to(A_MINION.that(with(GameTag::STEALTH)))]);

/// # Trained
/// Enchantment
/// > \+2/+2.
//~ derived CFM_694e 522f4c1e d522ad72.d5727bd5 2bddfd9e
pub const CFM_694e: Power = enchant(&[plus(2, 2)]);

/// # Shaku, the Collector
/// Minion · 3 mana · 2/4
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
//~ done CFM_781 - def81b81.24b25c89 9bc28309
pub const CFM_781: Power = whenever(THIS.attack(CARD)).then(&[get(random_of(CARD, Classes::Other))]);
