//! Warrior cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hostile Invader
///
/// `GDB_226` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry,** Spellburst**, and Deathrattle:** Deal 2 damage to all other minions.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry, Spellburst
///
/// State: Todo
//~ GDB_226 todo d0a27fb4 6edaadc5
pub const GDB_226: Power = TODO;

/// # Jettison
///
/// `GDB_227` · Warrior spell · 2 mana
///
/// > **Discover** a spell. Spend 2 Armor to **Discover** another.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ GDB_227 todo e6e283c2 3531f894
pub const GDB_227: Power = TODO;

/// # Captain's Log
///
/// `GDB_228` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Draenei you control.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_228 todo ffe4e22f 2b8bca90
pub const GDB_228: Power = TODO;

/// # Expedition Sergeant
///
/// `GDB_229` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** The next Draenei you play immediately attacks a random enemy.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Expedition Sergeant Future Buff [`GDB_229e`]
///
/// State: Todo
//~ GDB_229 todo 5252e45c 66a9373b
pub const GDB_229: Power = TODO;

/// # Expedition Sergeant Future Buff
///
/// `GDB_229e` · Warrior enchantment
///
/// > The next Draenei you play immediately attacks a random enemy.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_229e todo f6e436df 318b1bd5
pub const GDB_229e: Power = TODO;

/// # Stalwart Avenger
///
/// `GDB_230` · Warrior minion · 4 mana · 7/2
///
/// > **Immune** while attacking. At the end of EACH turn, swap this minion's Attack and Health.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
/// - Enchantments: Stance Swap [`GDB_230e`]
///
/// State: Todo
//~ GDB_230 todo 9001e62a 542632ea
pub const GDB_230: Power = TODO;

/// # Stance Swap
///
/// `GDB_230e` · Warrior enchantment
///
/// > Attack and Health swapped.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_230e todo 4471b547 fa302591
pub const GDB_230e: Power = TODO;

/// # Crystalline Greatmace
///
/// `GDB_231` · Warrior weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give all Draenei in your hand +2 Attack.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Enchantments: Vindication [`GDB_231e`]
///
/// State: Todo
//~ GDB_231 todo d4bb7440 bd1db566
pub const GDB_231: Power = TODO;

/// # Vindication
///
/// `GDB_231e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_231e todo 128fde74 5b67bb02
pub const GDB_231e: Power = TODO;

/// # Unyielding Vindicator
///
/// `GDB_232` · Warrior minion · 4 mana · 5/4
///
/// > **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Unyielding Vindicator Future Buff [`GDB_232e`], Vindicator's Power [`GDB_232e2`]
///
/// State: Todo
//~ GDB_232 todo c355ccce b0e69ff6
pub const GDB_232: Power = TODO;

/// # Unyielding Vindicator Future Buff
///
/// `GDB_232e` · Neutral enchantment
///
/// > The next Draenei you play gives your hero its Attack for that turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_232e todo 4153ffc9 e9e1b16f
pub const GDB_232e: Power = TODO;

/// # Vindicator's Power
///
/// `GDB_232e2` · Warrior enchantment
///
/// > Increased Attack this turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_232e2 todo 9d0ae79a e9fe31cb
pub const GDB_232e2: Power = TODO;

/// # Dwarf Planet
///
/// `GDB_233` · Warrior spell · 10 mana
///
/// > Fill your board with random 2-Cost minions that attack random enemies.
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Todo
//~ GDB_233 todo f7827340 679a156c
pub const GDB_233: Power = TODO;

/// # Spore Empress Moldara
///
/// `GDB_234` · Warrior minion · 6 mana · 6/7
///
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Battlecry, Start Of Game Keyword
/// - Tags: `2936` = 1
/// - Tokens: Replicating Spore [`GDB_234t`]
///
/// State: Todo
//~ GDB_234 todo 53e11210 1a52a1c9
pub const GDB_234: Power = TODO;

/// # Replicating Spore
///
/// `GDB_234t` · Warrior spell · 5 mana
///
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_234t todo 78a451af 49c18a6d
pub const GDB_234t: Power = TODO;

/// # Exarch Akama
///
/// `GDB_235` · Warrior minion · 5 mana · 3/6
///
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama)*.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ GDB_235 todo ab04b9d8 35bb1778
pub const GDB_235: Power = TODO;

/// # Yamato Cannon
///
/// `SC_406` · Warrior minion · 4 mana · 3/3
///
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Yamato Cannon [`SC_406e`]
///
/// State: Todo
//~ SC_406 todo 8678f6c0 d4942b9f
pub const SC_406: Power = TODO;

/// # Yamato Cannon
///
/// `SC_406e` · Warrior enchantment
///
/// > **Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ SC_406e todo 76778c5a 491979d8
pub const SC_406e: Power = TODO;

/// # Concussive Shells
///
/// `SC_411` · Warrior spell · 1 mana
///
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_411 todo f506ed0e cc126746
pub const SC_411: Power = TODO;

/// # Thor
///
/// `SC_414` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Target: "Deal 5 damage."
/// - Tokens: Thor, Explosive Payload [`SC_414t`]
///
/// State: Todo
//~ SC_414 todo 165f0fed 3d888e15
pub const SC_414: Power = TODO;

/// # Thor, Explosive Payload
///
/// `SC_414t` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ SC_414t todo 87795a9f 5fc3afd9
pub const SC_414t: Power = TODO;
