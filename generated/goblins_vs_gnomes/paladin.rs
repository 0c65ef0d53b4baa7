//! Paladin cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c7eb3df4

/// # Seal of Light
/// Spell · Holy · 2 mana
/// > Restore #4 Health to your hero and gain +2 Attack this turn.
/// - Makes: Seal of Light [`GVG_057a`] ("\+2 Attack this turn.")
//~ done GVG_057 - 5fbdf668.8ef38266 9f3b6be4.e8623f70
pub const GVG_057: Power = spell(&[heal(4).to(YOUR_HERO), attach("GVG_057a").to(YOUR_HERO)]);

/// # Seal of Light
/// Enchantment
/// > \+2 Attack this turn.
//~ derived GVG_057a 39e786e1 d522ad72.717133fd 9f3b6be4
pub const GVG_057a: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Shielded Minibot
/// Minion · Mech · 2 mana · 2/2
/// > **Divine Shield**
//~ vanilla GVG_058 eeb8b793 e00ad7bf.cc526ac4 bd255df3
pub const GVG_058: Power = VANILLA;

/// # Coghammer
/// Weapon · 3 mana · 2/3 durability
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
//~ derived GVG_059 448204e6 283c0a11.4cda5741 f119df5f
pub const GVG_059: Power =
    battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]).to(FRIENDLY_MINIONS.random())]);

/// # Quartermaster
/// Minion · 5 mana · 2/5
/// > **Battlecry:** Give your Silver Hand Recruits +2/+2.
/// - Makes: Well Equipped [`GVG_060e`] ("\+2/+2.")
//~ derived GVG_060 3d4ba817 cb0b606d.a1c9bbc7 8022df2f.bce5dd64
pub const GVG_060: Power = battlecry(&[attach("GVG_060e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Well Equipped
/// Enchantment
/// > \+2/+2.
//~ derived GVG_060e 26cf7fde d522ad72.d5727bd5 e83390e3
pub const GVG_060e: Power = enchant(&[plus(2, 2)]);

/// # Muster for Battle
/// Spell · 3 mana
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
//~ done GVG_061 - 82ede6d1.9dd69f87 cc1cbe64
pub const GVG_061: Power = spell(&[summon(card("CS2_101t")).copies(3), equip(card("CS2_091"))]);

/// # Cobalt Guardian
/// Minion · Mech · 5 mana · 6/3
/// > Whenever you summon a Mech, gain **Divine Shield**.
//~ derived GVG_062 a3f382ae 3d3b3a35.5a9b52e6 c30b42be
pub const GVG_062: Power = whenever(YOU.summon(MECH)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Bolvar Fordragon
/// Minion · 5 mana · 1/7
/// > Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
/// - Makes: Retribution [`GVG_063a`] ("Increased Attack")
//~ derived GVG_063 94dd586e a6955403.5e18347d cb20ec8b.d5729f6a
pub const GVG_063: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[give(&[ATTACK.plus(1)])]);

/// # Retribution
/// Enchantment
/// > Increased Attack
//~ todo GVG_063a ff83b770 d522ad72.f2b28192 385eb069
pub const GVG_063a: Power = TODO;

/// # Scarlet Purifier
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Deal 2 damage to all minions with **Deathrattle**.
/// - Makes: Pure [`GVG_101e`] ("Increased Stats.")
//~ derived GVG_101 e3ea1244 cbdfe8b5.a5421575 9ccd49a4.95bafc27
pub const GVG_101: Power = battlecry(&[deal(2).to(MINIONS.that(with(GameTag::DEATHRATTLE)))]);

/// # Pure
/// Enchantment
/// > Increased Stats.
//~ todo GVG_101e 4afff474 d522ad72.8950806f e835551f
pub const GVG_101e: Power = TODO;
