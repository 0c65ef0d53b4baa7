//! Shaman cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6469fc4a

/// # Jinyu Waterspeaker
/// Minion · 4 mana · 4/6
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
//~ derived CFM_061 ff3f51cd 16df0d62.d08abe44 bf6073bf
pub const CFM_061: Power = battlecry(&[heal(6).to(TARGET)]);

/// # Call in the Finishers
/// Spell · 3 mana
/// > Summon four 1/1 Murlocs.
/// - Makes: Murloc Razorgill [`CFM_310t`] (1/1)
//~ derived CFM_310 59efb2d6 82ede6d1.63df467d 4a8a08b5.9bfd32bd
pub const CFM_310: Power = spell(&[summon(card("CFM_310t")).copies(4)]);

/// # Murloc Razorgill
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla CFM_310t 96c4e139 6c89e89f 3569cd10
pub const CFM_310t: Power = VANILLA;

/// # Jade Chieftain
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_312 7b8f1f87 73fb5380.cbbe8458 dd544abd.bbe7e743
pub const CFM_312: Power = battlecry(&[summon(jade_golem()), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Finders Keepers
/// Spell · 1 mana
/// > **Discover** a card with **Overload**. **Overload:** (1)
//~ derived CFM_313 71331cbb 2f198b86.a077c5a0 9aa6c148
pub const CFM_313: Power = spell(&[discover(with(GameTag::OVERLOAD))]);

/// # White Eyes
/// Minion · 5 mana · 5/5
/// > **Taunt Deathrattle:** Shuffle 'The Storm Guardian' into your deck.
/// - Makes: The Storm Guardian [`CFM_324t`] (10/10, "Taunt")
//~ derived CFM_324 9b219fd8 7c0f8337.46dd8e0a 2474a5f0.39af73a5
pub const CFM_324: Power = deathrattle(&[shuffle(card("CFM_324t"))]);

/// # The Storm Guardian
/// Minion · 5 mana · 10/10
/// > **Taunt**
//~ vanilla CFM_324t 0ce9647a ed088135.4b0c5d24 dd50ee89
pub const CFM_324t: Power = VANILLA;

/// # Devolve
/// Spell · Nature · 2 mana
/// > Transform all enemy minions into random ones that cost (1) less.
//~ done CFM_696 - f9bec0b1.0148f8f7 927a60eb
pub const CFM_696: Power = spell(&[transform(ENEMY_MINIONS, random_costing_more(MINION, -1, COST.of(IT)))]);

/// # Lotus Illusionist
/// Minion · 4 mana · 3/5
/// > After this minion attacks a hero, transform it into a random 6-Cost minion.
//~ done CFM_697 - e3908842.0811654e fdf55993
pub const CFM_697: Power = after(THIS.attack(HERO)).then(&[transform(THIS, random(all(&[MINION, COST.is(6)])))]);

/// # Jade Lightning
/// Spell · Nature · 3 mana
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_707 772c0a1d a4db704b.20fb3065 d2da516c.bbe7e743
pub const CFM_707: Power = spell(&[deal(3).to(TARGET), summon(jade_golem())]);

/// # Jade Claws
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. **Overload:** (1)@**Battlecry:** Summon a **Jade Golem**. **Overload:** (1)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_717 9c67b468 55a4c629.bd7adc11 eb81b973.bbe7e743
pub const CFM_717: Power = battlecry(&[summon(jade_golem())]);
