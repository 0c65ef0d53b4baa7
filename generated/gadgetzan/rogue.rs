//! Rogue cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 96c3b249

/// # Luckydo Buccaneer
///
/// `CFM_342` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If your weapon has at least 3 Attack, gain +4/+4.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Looted Blade [`CFM_342e`]
///
/// State: Derived
//~ derived CFM_342 0b2c12be 51133eaf da7f38ef.34287c64
pub const CFM_342: Power = battlecry(&[attach("CFM_342e")]).when(there_is(&YOUR_WEAPON.that(ATTACK.at_least(3))));

/// # Looted Blade
///
/// `CFM_342e` · Rogue enchantment
///
/// > +4/+4.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_342e b918cc13 c3581db5 164a83b9.529ecbc5
pub const CFM_342e: Power = enchant(&[plus(4, 4)]);

/// # Counterfeit Coin
///
/// `CFM_630` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Tags: `3329` = 1
///
/// State: Derived
//~ derived CFM_630 24fa7ca4 ebe2fc90 2d8884e2.095f71be
pub const CFM_630: Power = spell(&[gain_mana(1)]);

/// # Lotus Assassin
///
/// `CFM_634` · Rogue minion · 5 mana · 5/5
///
/// > **Stealth**. Whenever this attacks and kills a minion, gain **Stealth**.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived CFM_634 912d5ac7 97796562 0fca53b2.2fa175ee
pub const CFM_634: Power =
    after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[has(GameTag::STEALTH)])]);

/// # Shadow Rager
///
/// `CFM_636` · Rogue minion · 3 mana · 5/1
///
/// > **Stealth**
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla CFM_636 b168fe84 b7531e94 2ccace66.86cd88a1
pub const CFM_636: Power = VANILLA;

/// # Jade Shuriken
///
/// `CFM_690` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Combo
/// - Refers to: Jade Golem, Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_690 7a45145f 3565554a b7b04ba1.72cbea82
pub const CFM_690: Power = abilities(&[spell(&[deal(3).to(TARGET)]), combo(&[summon(jade_golem())])]);

/// # Jade Swarmer
///
/// `CFM_691` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Stealth, Deathrattle
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_691 13042527 76a11cc6 40ad57b3.c1d71a0c
pub const CFM_691: Power = deathrattle(&[summon(jade_golem())]);

/// # Gadgetzan Ferryman
///
/// `CFM_693` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Return a friendly minion to your hand.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Return to your hand."
///
/// State: Derived
//~ derived CFM_693 acf8c244 6ebee9c7 23932aa7.3ad60eca
pub const CFM_693: Power = combo(&[return_to_hand(A_FRIENDLY_MINION)]);

/// # Shadow Sensei
///
/// `CFM_694` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a **Stealthed** minion +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_STEALTHED_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2/+2."
/// - Enchantments: Trained [`CFM_694e`]
///
/// State: Derived
//~ derived CFM_694 227dc26b aa0c481d 5a04e550.06544f2a
pub const CFM_694: Power = battlecry(&[attach("CFM_694e").to(A_MINION.that(with(GameTag::STEALTH)))]);

/// # Trained
///
/// `CFM_694e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_694e ddac8d5f 522f4c1e 26037417.6d6ab056
pub const CFM_694e: Power = enchant(&[plus(2, 2)]);

/// # Shaku, the Collector
///
/// `CFM_781` · Rogue minion · 3 mana · 2/4
///
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Stealth
/// - Tags: `4975` = 1
///
/// State: Derived
//~ derived CFM_781 52b30c6f d6b5c286 b72fcfd2.24b25c89
pub const CFM_781: Power = whenever(THIS.attack(CARD)).then(&[get(random_of(CARD, Classes::Other))]);
