//! Priest cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rotting Necromancer
///
/// `NX2_018` · Priest minion · 4 mana · 5/4
///
/// > **Battlecry: Dredge.** If it's an Undead, deal 5 damage to the enemy hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Dredge
///
/// State: Todo
//~ NX2_018 todo 1840505e 5ee4851b
pub const NX2_018: Power = TODO;

/// # Mind Sear
///
/// `NX2_019` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, deal $3 damage to the enemy hero.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ NX2_019 todo d6f6fe7d 4b4ead87
pub const NX2_019: Power = TODO;

/// # Cannibalize
///
/// `NX2_020` · Priest spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore its Health to all friendly characters.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ NX2_020 todo 0f32d260 a5b91710
pub const NX2_020: Power = TODO;

/// # Animate Dead
///
/// `RLK_812` · Priest spell · Shadow · 1 mana
///
/// > Resurrect a friendly minion that costs (3) or less.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ RLK_812 todo bd60380a c7201e24
pub const RLK_812: Power = TODO;

/// # Bonecaller
///
/// `RLK_813` · Priest minion · 4 mana · 2/5
///
/// > **Taunt Deathrattle**: Resurrect a friendly Undead that died this game.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ RLK_813 todo 13787b3f d3b8c7fd
pub const RLK_813: Power = TODO;

/// # Crystalsmith Cultist
///
/// `RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Shadow Flow [`RLK_814e`]
///
/// State: Todo
//~ RLK_814 todo ce0fe9a4 eddf49dd
pub const RLK_814: Power = TODO;

/// # Shadow Flow
///
/// `RLK_814e` · Priest enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_814e todo c99f20e2 d9f6504c
pub const RLK_814e: Power = TODO;

/// # Shadow Word: Undeath
///
/// `RLK_815` · Priest spell · Shadow · 5 mana
///
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ RLK_815 todo a2da7805 f413bf0b
pub const RLK_815: Power = TODO;

/// # Sister Svalna
///
/// `RLK_816` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:* Permanently* add a Vision of Darkness to your hand.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Vision of Darkness [`RLK_816t3`]
///
/// State: Todo
//~ RLK_816 todo 9156704e d4d4e3e9
pub const RLK_816: Power = TODO;

/// # Vision of Darkness
///
/// `RLK_816t3` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a Shadow spell. *(This stays in your hand.)*
///
/// - Set: March of the Lich King
/// - Mechanics: Discover
///
/// State: Todo
//~ RLK_816t3 todo a5964de8 ade18e79
pub const RLK_816t3: Power = TODO;

/// # Haunting Nightmare
///
/// `RLK_822` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Cold Sweat [`RLK_822e`], Night Terror [`RLK_822e2`]
/// - Tokens: Haunted Soldier [`RLK_822t`]
///
/// State: Todo
//~ RLK_822 todo 827cff12 978ad971
pub const RLK_822: Power = TODO;

/// # Cold Sweat
///
/// `RLK_822e` · Priest enchantment
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_822e todo 08038117 7d4910b8
pub const RLK_822e: Power = TODO;

/// # Night Terror
///
/// `RLK_822e2` · Priest enchantment
///
/// > Summons a 4/3 Soldier
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_822e2 todo 13b44916 7d387127
pub const RLK_822e2: Power = TODO;

/// # Haunted Soldier
///
/// `RLK_822t` · Priest minion · 3 mana · 4/3
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ RLK_822t vanilla 11a2fc9a 41437004
pub const RLK_822t: Power = VANILLA;

/// # Undying Allies
///
/// `RLK_823` · Priest spell · Shadow · 0 mana
///
/// > After you play an Undead this turn, give it **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Reborn
/// - Enchantments: Grave Calling [`RLK_823e`]
///
/// State: Todo
//~ RLK_823 todo 03265337 96d127ab
pub const RLK_823: Power = TODO;

/// # Grave Calling
///
/// `RLK_823e` · Priest enchantment
///
/// > After you play an Undead this turn, give it **Reborn**.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_823e todo 32b664d8 85dd7469
pub const RLK_823e: Power = TODO;

/// # Grave Digging
///
/// `RLK_829` · Priest spell · Shadow · 4 mana
///
/// > Draw 2 cards. Costs (1) if a friendly Undead died after your last turn.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Todo
//~ RLK_829 todo 068917a3 0c6986df
pub const RLK_829: Power = TODO;

/// # High Cultist Basaleph
///
/// `RLK_832` · Priest minion · 4 mana · 3/5
///
/// > **Battlecry:** Resurrect all friendly Undead that died after your last turn.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ RLK_832 todo 7338fd76 025d7de7
pub const RLK_832: Power = TODO;

/// # Mind Eater
///
/// `RLK_845` · Priest minion · 2 mana · 3/2
///
/// > **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_845 todo 6194b6c9 df288d4b
pub const RLK_845: Power = TODO;
