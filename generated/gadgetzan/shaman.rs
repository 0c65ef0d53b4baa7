//! Shaman cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f5b4abb7

/// # Jinyu Waterspeaker
///
/// `CFM_061` · Shaman minion · 4 mana · 4/6
///
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Overload, Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Restore #6 Health."
///
/// State: Derived
//~ derived CFM_061 4ca6dd9d ff3f51cd c6e88ccc.d08abe44
pub const CFM_061: Power = battlecry(&[heal(6).to(TARGET)]);

/// # Call in the Finishers
///
/// `CFM_310` · Shaman spell · 3 mana
///
/// > Summon four 1/1 Murlocs.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Murloc Razorgill [`CFM_310t`]
///
/// State: Derived
//~ derived CFM_310 cf80737a 59efb2d6 31fd6000.63df467d
pub const CFM_310: Power = spell(&[summon(card("CFM_310t")).copies(4)]);

/// # Murloc Razorgill
///
/// `CFM_310t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla CFM_310t a7c3338d 96c4e139 d6527b27
pub const CFM_310t: Power = VANILLA;

/// # Jade Chieftain
///
/// `CFM_312` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_312 601c7c5c 7b8f1f87 5f709fd7.cbbe8458
pub const CFM_312: Power = battlecry(&[summon(jade_golem()), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Finders Keepers
///
/// `CFM_313` · Shaman spell · 1 mana
///
/// > **Discover** a card with **Overload**. **Overload:** (1)
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Overload, Discover
///
/// State: Derived
//~ derived CFM_313 c9000809 71331cbb 7019936c.a077c5a0
pub const CFM_313: Power = spell(&[discover(with(GameTag::OVERLOAD))]);

/// # White Eyes
///
/// `CFM_324` · Shaman minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Shuffle 'The Storm Guardian' into your deck.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: The Storm Guardian [`CFM_324t`]
///
/// State: Derived
//~ derived CFM_324 363cd52f 9b219fd8 3d1d46b1.46dd8e0a
pub const CFM_324: Power = deathrattle(&[shuffle(card("CFM_324t"))]);

/// # The Storm Guardian
///
/// `CFM_324t` · Shaman minion · 5 mana · 10/10
///
/// > **Taunt**
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CFM_324t 994facf4 0ce9647a dfdd1a03.4b0c5d24
pub const CFM_324t: Power = VANILLA;

/// # Devolve
///
/// `CFM_696` · Shaman spell · Nature · 2 mana
///
/// > Transform all enemy minions into random ones that cost (1) less.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Derived
//~ derived CFM_696 2d62b0bd 563a0a1d 60793000.0148f8f7
pub const CFM_696: Power = spell(&[transform(ENEMY_MINIONS, costing(MINION, -1, COST.of(IT)))]);

/// # Lotus Illusionist
///
/// `CFM_697` · Shaman minion · 4 mana · 3/5
///
/// > After this minion attacks a hero, transform it into a random 6-Cost minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_697 f7878c2d 3f6b209e c1fc7ced.0811654e
pub const CFM_697: Power = after(THIS.attack(HERO)).then(&[transform(THIS, random(all(&[MINION, COST.is(6)])))]);

/// # Jade Lightning
///
/// `CFM_707` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Refers to: Jade Golem
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_707 dc7e3ad5 772c0a1d 8c157a64.20fb3065
pub const CFM_707: Power = spell(&[deal(3).to(TARGET), summon(jade_golem())]);

/// # Jade Claws
///
/// `CFM_717` · Shaman weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Overload**:** (1)@**Battlecry:** Summon a **Jade Golem**. Overload**:** (1)
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Overload, Battlecry
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_717 a5e1979e 9c67b468 8736ad0a.02a96310
pub const CFM_717: Power = battlecry(&[summon(jade_golem())]);
