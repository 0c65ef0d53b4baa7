//! Paladin cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Libram of Clarity
///
/// `GDB_137` · Paladin spell · Holy · 3 mana
///
/// > Draw 2 minions. If this costs (0), give them +2/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Libram
/// - Enchantments: Clarity [`GDB_137e1`]
///
/// State: Todo
//~ GDB_137 todo a5edee19 15fef718
pub const GDB_137: Power = TODO;

/// # Clarity
///
/// `GDB_137e1` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_137e1 todo 79c6a210 8620f0e3
pub const GDB_137e1: Power = TODO;

/// # Libram of Divinity
///
/// `GDB_138` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Libram
/// - Enchantments: Divine Learnings [`GDB_138e`], Libram of Divinity [`GDB_138e2`]
///
/// State: Todo
//~ GDB_138 todo 0c191ecd 49375aec
pub const GDB_138: Power = TODO;

/// # Divine Learnings
///
/// `GDB_138e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_138e todo a3ee66f6 6c59acb3
pub const GDB_138e: Power = TODO;

/// # Libram of Divinity
///
/// `GDB_138e2` · Paladin enchantment
///
/// > At the end of your turn, get a Libram of Divinity.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_138e2 todo b5201227 1b604666
pub const GDB_138e2: Power = TODO;

/// # Libram of Faith
///
/// `GDB_139` · Paladin spell · Holy · 6 mana
///
/// > Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Libram
/// - Refers to: Divine Shield, Rush
/// - Tokens: Lightforged Draenei [`GDB_139t`]
///
/// State: Todo
//~ GDB_139 todo f42952f8 8b7c61e0
pub const GDB_139: Power = TODO;

/// # Lightforged Draenei
///
/// `GDB_139t` · Paladin minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ GDB_139t vanilla 914da002 44d43fbb
pub const GDB_139t: Power = VANILLA;

/// # Celestial Aura
///
/// `GDB_140` · Paladin spell · Holy · 6 mana
///
/// > While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: Celestial [`GDB_140e`]
///
/// State: Todo
//~ GDB_140 todo 4515b350 562ed60f
pub const GDB_140: Power = TODO;

/// # Celestial
///
/// `GDB_140e` · Neutral enchantment
///
/// > Celestial Aura is making this a 10/10.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Celestial Aura [`GDB_140`]
///
/// State: Todo
//~ GDB_140e todo 171abe3e 9ba1c731
pub const GDB_140e: Power = TODO;

/// # Yrel, Beacon of Hope
///
/// `GDB_141` · Paladin minion · 3 mana · 3/3
///
/// > **Rush Deathrattle:** Get three different Librams from an older timeline!
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ GDB_141 todo 17a95f41 76bb7ed4
pub const GDB_141: Power = TODO;

/// # Lumia
///
/// `GDB_144` · Paladin minion · 6 mana · 9/9
///
/// > **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Lifesteal
/// - Refers to: Immune
/// - Enchantments: Lumia's Protection [`GDB_144e`]
///
/// State: Todo
//~ GDB_144 todo 5fe82ddb bad7c9ec
pub const GDB_144: Power = TODO;

/// # Lumia's Protection
///
/// `GDB_144e` · Paladin enchantment
///
/// > **Immune**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_144e todo 384a1f43 97c754b2
pub const GDB_144e: Power = TODO;

/// # Orbital Satellite
///
/// `GDB_462` · Paladin spell · 1 mana
///
/// > **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
/// - Tags: `1724` = 1
///
/// State: Todo
//~ GDB_462 todo 3a7dfed5 281fd59c
pub const GDB_462: Power = TODO;

/// # Interstellar Wayfarer
///
/// `GDB_721` · Paladin minion · 4 mana · 4/2
///
/// > **Divine Shield**. **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Divine Shield, Deathrattle, Battlecry
///
/// State: Todo
//~ GDB_721 todo 84042ac4 3f4e1b96
pub const GDB_721: Power = TODO;

/// # Interstellar Starslicer
///
/// `GDB_726` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Interstellar Libram Enchantment [`GDB_726e`]
///
/// State: Todo
//~ GDB_726 todo de40125e 09bd27e6
pub const GDB_726: Power = TODO;

/// # Interstellar Libram Enchantment
///
/// `GDB_726e` · Paladin enchantment
///
/// > Your Librams cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_726e todo 27fd5096 f3461151
pub const GDB_726e: Power = TODO;

/// # Interstellar Researcher
///
/// `GDB_728` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry and** Spellburst**:** Draw a Libram.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Spellburst
///
/// State: Todo
//~ GDB_728 todo 1a60b58a 6f48cf25
pub const GDB_728: Power = TODO;

/// # Jim Raynor
///
/// `SC_400` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Relaunch every **Starship** that you launched this game.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Battlecry, Keep Hero Class, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Hero power: Stimpack [`SC_400p`]
/// - Enchantments: Stimpack Boost [`SC_400e`]
///
/// State: Todo
//~ SC_400 todo e617f028 85269561
pub const SC_400: Power = TODO;

/// # Stimpack Boost
///
/// `SC_400e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_400e todo 06566c92 6c21ef93
pub const SC_400e: Power = TODO;

/// # Stimpack
///
/// `SC_400p` · Multi-class hero power · 2 mana
///
/// > Summon a 2/2 Marine with **Taunt**. Give your Terran minions +2 Attack.
///
/// - Set: The Great Dark Beyond
/// - Classes: Paladin, Shaman, Warrior
/// - Refers to: Taunt
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ SC_400p todo b220eaff dda92b8d
pub const SC_400p: Power = TODO;

/// # SCV
///
/// `SC_401` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_401 todo 0eec739d 17abb124
pub const SC_401: Power = TODO;

/// # Starport
///
/// `SC_403` · Multi-class location · 2 mana · 0 uses
///
/// > Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Tokens: Viking [`SC_403a`], Liberator [`SC_403b`], Raven [`SC_403c`], Banshee [`SC_403d`], Medivac [`SC_403f`], Marine [`SC_403t`]
///
/// State: Todo
//~ SC_403 todo 4aef4290 72790b16
pub const SC_403: Power = TODO;

/// # Viking
///
/// `SC_403a` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 5 Armor.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Viking [`SC_403ae`]
///
/// State: Todo
//~ SC_403a todo ad66c62f cfa64396
pub const SC_403a: Power = TODO;

/// # Viking
///
/// `SC_403ae` · Neutral enchantment
///
/// > When this is launched, gain 5 Armor.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_403ae todo a51e60a6 ca657833
pub const SC_403ae: Power = TODO;

/// # Liberator
///
/// `SC_403b` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Liberator [`SC_403be`]
///
/// State: Todo
//~ SC_403b todo 7dbe1f8b c7e5df68
pub const SC_403b: Power = TODO;

/// # Liberator
///
/// `SC_403be` · Neutral enchantment
///
/// > When this is launched, deal 2 damage to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_403be todo dfa4f45c 66fabdce
pub const SC_403be: Power = TODO;

/// # Raven
///
/// `SC_403c` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Bonus Effects, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Raven [`SC_403ce`]
///
/// State: Todo
//~ SC_403c todo c6a9b21b 41570f7a
pub const SC_403c: Power = TODO;

/// # Raven
///
/// `SC_403ce` · Neutral enchantment
///
/// > When this is launched, gain 2 random **Bonus Effects**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_403ce todo 73bf1158 03772cc2
pub const SC_403ce: Power = TODO;

/// # Banshee
///
/// `SC_403d` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 3 damage to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Banshee [`SC_403de`]
///
/// State: Todo
//~ SC_403d todo b474d3ec 8d7428b1
pub const SC_403d: Power = TODO;

/// # Banshee
///
/// `SC_403de` · Neutral enchantment
///
/// > When this is launched, deal 3 damage to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_403de todo c5bdea71 51d8955f
pub const SC_403de: Power = TODO;

/// # Medivac
///
/// `SC_403f` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Taunt, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Medivac [`SC_403fe`]
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ SC_403f todo d879e9ab 0cdf008d
pub const SC_403f: Power = TODO;

/// # Medivac
///
/// `SC_403fe` · Neutral enchantment
///
/// > When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ SC_403fe todo 38026dd3 d7721a84
pub const SC_403fe: Power = TODO;

/// # Marine
///
/// `SC_403t` · Multi-class minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Taunt, Terran
///
/// State: Vanilla
//~ SC_403t vanilla 1d1225a1 d1602635
pub const SC_403t: Power = VANILLA;

/// # Salvage the Bunker
///
/// `SC_404` · Paladin spell · 3 mana
///
/// > Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Taunt, Starship
/// - Tags: `1724` = 1
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ SC_404 todo d28a0730 e69791c5
pub const SC_404: Power = TODO;

/// # Ultra-Capacitor
///
/// `SC_405` · Paladin minion · 2 mana · 1/1
///
/// > **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Self Replicating [`SC_405e`], Ultra-Capacitor [`SC_405te`]
///
/// State: Todo
//~ SC_405 todo 63faa5c1 78c01141
pub const SC_405: Power = TODO;

/// # Self Replicating
///
/// `SC_405e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_405e todo 00439cd2 b6d84a72
pub const SC_405e: Power = TODO;

/// # Ultra-Capacitor
///
/// `SC_405te` · Paladin enchantment
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_405te todo 9c25310c 20454d3a
pub const SC_405te: Power = TODO;

/// # Ghost
///
/// `SC_408` · Multi-class minion · 4 mana · 6/2
///
/// > **Stealth**. **Battlecry:** If you're building a **Starship**, destroy the lowest-Cost card in your opponent's hand.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Stealth, Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_408 todo 38609af0 72f14b8c
pub const SC_408: Power = TODO;

/// # Lift Off
///
/// `SC_410` · Multi-class spell · 3 mana
///
/// > Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_410 todo a193c43a c436f0c6
pub const SC_410: Power = TODO;

/// # Hellion
///
/// `SC_412` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Aura, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Enchantments: Smart Servos [`SC_412e1`], Smarter Servos [`SC_412e2`]
/// - Tokens: Hellbat [`SC_412t`]
///
/// State: Todo
//~ SC_412 todo e9688ef8 4395aa8c
pub const SC_412: Power = TODO;

/// # Smart Servos
///
/// `SC_412e1` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_412e1 todo a3582d93 47dad696
pub const SC_412e1: Power = TODO;

/// # Smarter Servos
///
/// `SC_412e2` · Paladin enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_412e2 todo 5a7aac2d 4b3fd442
pub const SC_412e2: Power = TODO;

/// # Hellbat
///
/// `SC_412t` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +2 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Aura, Terran
/// - Refers to: Rush
///
/// State: Todo
//~ SC_412t todo db6fe6a8 bcb2d276
pub const SC_412t: Power = TODO;

/// # Battlecruiser
///
/// `SC_999t` · Multi-class minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship
///
/// State: Todo
//~ SC_999t todo 53f0be2a 8772391f
pub const SC_999t: Power = TODO;
