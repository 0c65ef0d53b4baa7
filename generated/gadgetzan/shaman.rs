//! Shaman cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ CFM_061 todo a91f4520 63b2240a
pub const CFM_061: Power = TODO;

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
/// State: Todo
//~ CFM_310 todo b6ffc4bf 26e11a0b
pub const CFM_310: Power = TODO;

/// # Murloc Razorgill
///
/// `CFM_310t` · Shaman minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Murloc
///
/// State: Vanilla
//~ CFM_310t vanilla beae12e6 304fcdee
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
/// State: Todo
//~ CFM_312 todo fe1d33e6 87a1b8ec
pub const CFM_312: Power = TODO;

/// # Finders Keepers
///
/// `CFM_313` · Shaman spell · 1 mana
///
/// > **Discover** a card with **Overload**. **Overload:** (1)
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Mechanics: Overload, Discover
///
/// State: Todo
//~ CFM_313 todo 4adce5f4 73ad1b60
pub const CFM_313: Power = TODO;

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
/// State: Todo
//~ CFM_324 todo 25ca9f3b bffa4b7d
pub const CFM_324: Power = TODO;

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
//~ CFM_324t vanilla 0ac64a64 659e2991
pub const CFM_324t: Power = VANILLA;

/// # Devolve
///
/// `CFM_696` · Shaman spell · Nature · 2 mana
///
/// > Transform all enemy minions into random ones that cost (1) less.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Todo
//~ CFM_696 todo b4364828 38b46344
pub const CFM_696: Power = TODO;

/// # Lotus Illusionist
///
/// `CFM_697` · Shaman minion · 4 mana · 3/5
///
/// > After this minion attacks a hero, transform it into a random 6-Cost minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_697 todo d6ad17ad 864dc668
pub const CFM_697: Power = TODO;

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
/// State: Todo
//~ CFM_707 todo 409e545b ccd9ebd4
pub const CFM_707: Power = TODO;

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
/// State: Todo
//~ CFM_717 todo 7175c033 e60502db
pub const CFM_717: Power = TODO;
