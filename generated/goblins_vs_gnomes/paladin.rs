//! Paladin cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8fa025e5

/// # Seal of Light
///
/// `GVG_057` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health to your hero and gain +2 Attack this turn.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Seal of Light [`GVG_057a`]
///
/// State: Todo
//~ todo GVG_057 485312b1 19ba41c8 1af96e56.8ef38266
pub const GVG_057: Power = TODO;

/// # Seal of Light
///
/// `GVG_057a` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GVG_057a e56fe1dd 39e786e1 61a4aefe.09ced50d
pub const GVG_057a: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Shielded Minibot
///
/// `GVG_058` · Paladin minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla GVG_058 9e81bb4c eeb8b793 b9fcdc2c.cc526ac4
pub const GVG_058: Power = VANILLA;

/// # Coghammer
///
/// `GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tags: `4546` = 1
///
/// State: Derived
//~ derived GVG_059 925e7149 448204e6 3060ae62.4cda5741
pub const GVG_059: Power =
    battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]).to(FRIENDLY_MINIONS.random())]);

/// # Quartermaster
///
/// `GVG_060` · Paladin minion · 5 mana · 2/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Well Equipped [`GVG_060e`]
///
/// State: Derived
//~ derived GVG_060 7ab1f5b1 3d4ba817 7eee823b.a1c9bbc7
pub const GVG_060: Power = battlecry(&[attach("GVG_060e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Well Equipped
///
/// `GVG_060e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_060e d8ebaa68 26cf7fde 8679ac5e.6d6ab056
pub const GVG_060e: Power = enchant(&[plus(2, 2)]);

/// # Muster for Battle
///
/// `GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Todo
//~ todo GVG_061 cf4a764e 9901715b 0144dfcf.9dd69f87
pub const GVG_061: Power = TODO;

/// # Cobalt Guardian
///
/// `GVG_062` · Paladin minion · 5 mana · 6/3
///
/// > Whenever you summon a Mech, gain **Divine Shield**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived GVG_062 12632bba a3f382ae 23b1b8cc.5a9b52e6
pub const GVG_062: Power = whenever(YOU.summon(MECH)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Bolvar Fordragon
///
/// `GVG_063` · Paladin minion · 5 mana · 1/7
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Enchantments: Retribution [`GVG_063a`]
///
/// State: Derived
//~ derived GVG_063 a6b2af03 94dd586e 3e6701db.5e18347d
pub const GVG_063: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[give(&[ATTACK.plus(1)])]);

/// # Retribution
///
/// `GVG_063a` · Neutral enchantment
///
/// > Increased Attack
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_063a 603f7b11 ff83b770 7c52f950.f2b28192
pub const GVG_063a: Power = TODO;

/// # Scarlet Purifier
///
/// `GVG_101` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions with **Deathrattle**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Pure [`GVG_101e`]
///
/// State: Derived
//~ derived GVG_101 d15dc7e0 e3ea1244 bb37b109.a5421575
pub const GVG_101: Power = battlecry(&[deal(2).to(MINIONS.that(with(GameTag::DEATHRATTLE)))]);

/// # Pure
///
/// `GVG_101e` · Paladin enchantment
///
/// > Increased Stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_101e 767883b7 4afff474 1a7a0bd3.8950806f
pub const GVG_101e: Power = TODO;
