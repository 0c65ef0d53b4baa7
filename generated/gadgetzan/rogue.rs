//! Rogue cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ CFM_342 todo 50633146 b331381b
pub const CFM_342: Power = TODO;

/// # Looted Blade
///
/// `CFM_342e` · Rogue enchantment
///
/// > +4/+4.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_342e todo 43c63ed8 c824ca5c
pub const CFM_342e: Power = TODO;

/// # Counterfeit Coin
///
/// `CFM_630` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Tags: `3329` = 1
///
/// State: Todo
//~ CFM_630 todo 823a95e8 8ebaf086
pub const CFM_630: Power = TODO;

/// # Lotus Assassin
///
/// `CFM_634` · Rogue minion · 5 mana · 5/5
///
/// > **Stealth**. Whenever this attacks and kills a minion, gain **Stealth**.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Stealth
///
/// State: Todo
//~ CFM_634 todo 89ce8ec1 4def9c81
pub const CFM_634: Power = TODO;

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
//~ CFM_636 vanilla d03d6b0f 99968484
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
/// State: Todo
//~ CFM_690 todo e1e5d986 4802ef2b
pub const CFM_690: Power = TODO;

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
/// State: Todo
//~ CFM_691 todo bd4fa592 1d9de76b
pub const CFM_691: Power = TODO;

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
/// State: Todo
//~ CFM_693 todo 34900658 6a67c1d1
pub const CFM_693: Power = TODO;

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
/// State: Todo
//~ CFM_694 todo 1338b049 2963a55c
pub const CFM_694: Power = TODO;

/// # Trained
///
/// `CFM_694e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_694e todo a87c5701 c193db60
pub const CFM_694e: Power = TODO;

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
/// State: Todo
//~ CFM_781 todo b7c42870 a696f7b3
pub const CFM_781: Power = TODO;
