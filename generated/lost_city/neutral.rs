//! Neutral cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # The Egg of Khelos
///
/// `DINO_410` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a slightly cracked Egg. *(Break 5 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Khelos [`DINO_410t`], The Egg of Khelos [`DINO_410t2`], The Egg of Khelos [`DINO_410t3`], The Egg of Khelos [`DINO_410t4`], The Egg of Khelos [`DINO_410t5`]
///
/// State: Todo
//~ DINO_410 todo 2ee31422 89b5cd4f
pub const DINO_410: Power = TODO;

/// # Khelos
///
/// `DINO_410t` · Neutral minion · 10 mana · 20/20
///
/// > **Taunt**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DINO_410t vanilla e1037e99 5028cda1
pub const DINO_410t: Power = VANILLA;

/// # The Egg of Khelos
///
/// `DINO_410t2` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a more cracked Egg. *(Break 4 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ DINO_410t2 todo 15d013f6 59d67fac
pub const DINO_410t2: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t3` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a very cracked Egg. *(Break 3 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ DINO_410t3 todo 80c12a3d 7552c139
pub const DINO_410t3: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t4` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon the most cracked Egg. *(Break 2 times to hatch a 20/20 Beast with **Taunt!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ DINO_410t4 todo f214f024 33c68b03
pub const DINO_410t4: Power = TODO;

/// # The Egg of Khelos
///
/// `DINO_410t5` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 20/20 Khelos with **Taunt**. *(Break to hatch!)*
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Khelos [`DINO_410t`]
///
/// State: Todo
//~ DINO_410t5 todo 31185b01 9d660a18
pub const DINO_410t5: Power = TODO;

/// # Holy Eggbearer
///
/// `DINO_411` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a 0-Attack minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DINO_411 todo 642001ae e8372fe6
pub const DINO_411: Power = TODO;

/// # Herbivore Assistant
///
/// `DINO_419` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Give a Beast +2/+2 and **Rush**."
/// - Enchantments: Making Progress [`DINO_419e`]
///
/// State: Todo
//~ DINO_419 todo a48436ea a7a7cf30
pub const DINO_419: Power = TODO;

/// # Making Progress
///
/// `DINO_419e` · Neutral enchantment
///
/// > +2/+2 and **Rush**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_419e todo e4b957a4 662b707f
pub const DINO_419e: Power = TODO;

/// # Beast Speaker Taka
///
/// `DINO_430` · Neutral minion · 7 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Beast from any class to gain its stats. **Deathrattle:** Summon it.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: Legendary Mount [`DINO_430e`]
///
/// State: Todo
//~ DINO_430 todo 0483613a 9ac6211e
pub const DINO_430: Power = TODO;

/// # Legendary Mount
///
/// `DINO_430e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_430e todo d554bcd2 0d3c98d8
pub const DINO_430e: Power = TODO;

/// # Crater Experiment
///
/// `DINO_435` · Neutral minion · 5 mana · 3/4
///
/// > **Kindred:** Summon a copy of this.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: All
/// - Mechanics: Kindred
/// - Tags: `4548` = 1
///
/// State: Todo
//~ DINO_435 todo d96b6177 8f339198
pub const DINO_435: Power = TODO;

/// # The Coin
///
/// `DINO_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DINO_COIN1 todo f91bc333 aadbb7eb
pub const DINO_COIN1: Power = TODO;

/// # The Coin
///
/// `DINO_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DINO_COIN2 todo 1169fb46 1bc8ae6b
pub const DINO_COIN2: Power = TODO;

/// # Elise the Navigator
///
/// `TLC_100` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If your deck started with 10 cards of different Costs, craft a custom location.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry, Should Track Deck Cost Count
/// - Tags: `DECK_BUILDER_BAR_AMOUNT` = 10
/// - Tokens: Un'Goro Jungle [`TLC_100t1`], Bursting Geyser [`TLC_100t11`], Shining Moonlight [`TLC_100t12`], Runic Inscriptions [`TLC_100t13`], Snapping Plants [`TLC_100t14`], Nesting Grounds [`TLC_100t15`], Lava Stream [`TLC_100t16`], Radiant Crystals [`TLC_100t17`], Terror Run [`TLC_100t2`], Bursting Geyser [`TLC_100t21`], Shining Moonlight [`TLC_100t22`], Runic Inscriptions [`TLC_100t23`], Snapping Plants [`TLC_100t24`], Nesting Grounds [`TLC_100t25`], Lava Stream [`TLC_100t26`], Radiant Crystals [`TLC_100t27`], Fire Plume Ridge [`TLC_100t3`], Bursting Geyser [`TLC_100t31`], Shining Moonlight [`TLC_100t32`], Runic Inscriptions [`TLC_100t33`], Snapping Plants [`TLC_100t34`], Nesting Grounds [`TLC_100t35`], Lava Stream [`TLC_100t36`], Radiant Crystals [`TLC_100t37`]
///
/// State: Todo
//~ TLC_100 todo 583f3610 80c8e597
pub const TLC_100: Power = TODO;

/// # Un'Goro Jungle
///
/// `TLC_100t1` · Neutral location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t1 todo 32470734 4606a7bb
pub const TLC_100t1: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t11` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_100t11 todo ddd5662c e60597d4
pub const TLC_100t11: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t12` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +1**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t12e`]
///
/// State: Todo
//~ TLC_100t12 todo bea43b03 b8cc915c
pub const TLC_100t12: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t12e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +1**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t12e todo d1f2b102 ed2cc91d
pub const TLC_100t12e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t13` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (1) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Todo
//~ TLC_100t13 todo 26842acc 9b142fae
pub const TLC_100t13: Power = TODO;

/// # Snapping Plants
///
/// `TLC_100t14` · Neutral spell · 0 mana
///
/// > Give your characters +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t14e`], Snap! [`TLC_100t14e2`]
///
/// State: Todo
//~ TLC_100t14 todo 3c891cab 22801aa3
pub const TLC_100t14: Power = TODO;

/// # Snap!
///
/// `TLC_100t14e` · Neutral enchantment
///
/// > Your characters have +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t14e todo 16ebaad7 82134542
pub const TLC_100t14e: Power = TODO;

/// # Snap!
///
/// `TLC_100t14e2` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t14e2 todo dbab425b b6a1867c
pub const TLC_100t14e2: Power = TODO;

/// # Nesting Grounds
///
/// `TLC_100t15` · Neutral spell · 0 mana
///
/// > Summon a 2/1 Raptor with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_100t15 todo b3ee18cc c5f63521
pub const TLC_100t15: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t16` · Neutral spell · 0 mana
///
/// > Gain 3 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t16 todo 62f2dbfd 5c36ed4a
pub const TLC_100t16: Power = TODO;

/// # Radiant Crystals
///
/// `TLC_100t17` · Neutral spell · 0 mana
///
/// > Summon a 1/1 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t17e`]
///
/// State: Todo
//~ TLC_100t17 todo b5ceb492 3bd5d34d
pub const TLC_100t17: Power = TODO;

/// # Radiant Reflection
///
/// `TLC_100t17e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t17e todo 179d54f1 91964864
pub const TLC_100t17e: Power = TODO;

/// # Terror Run
///
/// `TLC_100t2` · Neutral location · 5 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t2 todo a668c9dd 3966bf27
pub const TLC_100t2: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t21` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 3 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_100t21 todo a42939cc d1771818
pub const TLC_100t21: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t22` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t22e`]
///
/// State: Todo
//~ TLC_100t22 todo 946750ff 3a488f43
pub const TLC_100t22: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t22e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t22e todo f84f4d8e db8bd342
pub const TLC_100t22e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t23` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (4) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Todo
//~ TLC_100t23 todo 6c952912 59ab7a68
pub const TLC_100t23: Power = TODO;

/// # Snapping Plants
///
/// `TLC_100t24` · Neutral spell · 0 mana
///
/// > Give your characters +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t24e`], Snap! [`TLC_100t24e2`]
///
/// State: Todo
//~ TLC_100t24 todo a7e8fef5 efa5d73f
pub const TLC_100t24: Power = TODO;

/// # Snap!
///
/// `TLC_100t24e` · Neutral enchantment
///
/// > Your characters have +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t24e todo 1c40e0b7 8e5d9bcc
pub const TLC_100t24e: Power = TODO;

/// # Snap!
///
/// `TLC_100t24e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t24e2 todo e7b3563a 3fd76c2c
pub const TLC_100t24e2: Power = TODO;

/// # Nesting Grounds
///
/// `TLC_100t25` · Neutral spell · 0 mana
///
/// > Summon two 2/1 Raptors with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_100t25 todo 31821e83 5f3eb1b2
pub const TLC_100t25: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t26` · Neutral spell · 0 mana
///
/// > Gain 6 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t26 todo a39993d5 fd7f91e6
pub const TLC_100t26: Power = TODO;

/// # Radiant Crystals
///
/// `TLC_100t27` · Neutral spell · 0 mana
///
/// > Summon a 3/3 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t27e`]
///
/// State: Todo
//~ TLC_100t27 todo 162a88d9 8f700020
pub const TLC_100t27: Power = TODO;

/// # Radiant Reflection
///
/// `TLC_100t27e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t27e todo 415a7885 cc282a2c
pub const TLC_100t27e: Power = TODO;

/// # Fire Plume Ridge
///
/// `TLC_100t3` · Neutral location · 10 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t3 todo a0bd161e a37a8b3c
pub const TLC_100t3: Power = TODO;

/// # Bursting Geyser
///
/// `TLC_100t31` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 5 damage to all enemies.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_100t31 todo f743fe44 a7b8588f
pub const TLC_100t31: Power = TODO;

/// # Shining Moonlight
///
/// `TLC_100t32` · Neutral spell · 0 mana
///
/// > Your next spell has **Spell Damage +4**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Spellpower
/// - Enchantments: Shining Moonlight Enchant Player [`TLC_100t32e`]
///
/// State: Todo
//~ TLC_100t32 todo 65f1c3a3 53d41277
pub const TLC_100t32: Power = TODO;

/// # Shining Moonlight Enchant Player
///
/// `TLC_100t32e` · Neutral enchantment
///
/// > Your next spell has **Spell Damage +4**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t32e todo 5a977edb 85345287
pub const TLC_100t32e: Power = TODO;

/// # Runic Inscriptions
///
/// `TLC_100t33` · Neutral spell · 0 mana
///
/// > **Discover** a spell. It costs (7) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Discover
///
/// State: Todo
//~ TLC_100t33 todo 90ce5de0 9e00d0a1
pub const TLC_100t33: Power = TODO;

/// # Snapping Plants
///
/// `TLC_100t34` · Neutral spell · 0 mana
///
/// > Give your characters +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Snap! [`TLC_100t34e`], Snap! [`TLC_100t34e2`]
///
/// State: Todo
//~ TLC_100t34 todo 9e0ff73d 24d5d9c0
pub const TLC_100t34: Power = TODO;

/// # Snap!
///
/// `TLC_100t34e` · Neutral enchantment
///
/// > Your characters have +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t34e todo 8a8131e4 5773aef4
pub const TLC_100t34e: Power = TODO;

/// # Snap!
///
/// `TLC_100t34e2` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_100t34e2 todo badd5c29 4a519316
pub const TLC_100t34e2: Power = TODO;

/// # Nesting Grounds
///
/// `TLC_100t35` · Neutral spell · 0 mana
///
/// > Summon four 2/1 Raptors with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_100t35 todo d1c26082 2f9f9380
pub const TLC_100t35: Power = TODO;

/// # Lava Stream
///
/// `TLC_100t36` · Neutral spell · 0 mana
///
/// > Gain 12 Armor.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t36 todo bcb725f7 d6fc16e4
pub const TLC_100t36: Power = TODO;

/// # Radiant Crystals
///
/// `TLC_100t37` · Neutral spell · 0 mana
///
/// > Summon a 5/5 copy of a friendly minion.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Radiant Reflection [`TLC_100t37e`]
///
/// State: Todo
//~ TLC_100t37 todo 2114f4cc f554e4f0
pub const TLC_100t37: Power = TODO;

/// # Radiant Reflection
///
/// `TLC_100t37e` · Neutral enchantment
///
/// > 5/5.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_100t37e todo 2c9ad2c6 a7286dfb
pub const TLC_100t37e: Power = TODO;

/// # Undercover Cultist
///
/// `TLC_101` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt**, **Reborn** Has +3 Attack while damaged.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Taunt, Enraged, Reborn
/// - Enchantments: Enraged [`TLC_101e`]
/// - Tokens: Nesting Raptor [`TLC_101t`]
///
/// State: Todo
//~ TLC_101 todo 4853cf0d e1832412
pub const TLC_101: Power = TODO;

/// # Enraged
///
/// `TLC_101e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_101e todo 543146e3 e91aebff
pub const TLC_101e: Power = TODO;

/// # Nesting Raptor
///
/// `TLC_101t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TLC_101t vanilla e7c9f886 ccfd0aa8
pub const TLC_101t: Power = VANILLA;

/// # Torga
///
/// `TLC_102` · Neutral minion · 4 mana · 2/7
///
/// > **Battlecry:** Draw a **Kindred** card and another card that activates it.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Kindred
/// - Tags: `2534` = 1
///
/// State: Todo
//~ TLC_102 todo 856e567a b334d56b
pub const TLC_102: Power = TODO;

/// # Endbringer Umbra
///
/// `TLC_106` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Trigger the **Deathrattles** of 5 friendly minions that died this game.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ TLC_106 todo 98c23b8e 0fe84615
pub const TLC_106: Power = TODO;

/// # Stormbrewer
///
/// `TLC_107` · Neutral minion · 5 mana · 3/6
///
/// > Whenever this attacks, deal 3 damage to the target first. **Kindred:** Gain **Rush**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Kindred
/// - Refers to: Rush
///
/// State: Todo
//~ TLC_107 todo a74ca50b 96786f68
pub const TLC_107: Power = TODO;

/// # Relic Miner
///
/// `TLC_109` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy the top card of your deck. **Discover** a card of the same Rarity.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TLC_109 todo e385ba82 bb143ee4
pub const TLC_109: Power = TODO;

/// # City Chief Esho
///
/// `TLC_110` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** If every minion in your deck shares a minion type, give your other minions +2/+2 *(wherever they are)*.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Kin [`TLC_110e`]
///
/// State: Todo
//~ TLC_110 todo 8c6e9290 e0d1648e
pub const TLC_110: Power = TODO;

/// # Kin
///
/// `TLC_110e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_110e todo 45b6f1b3 3f4dd2ee
pub const TLC_110e: Power = TODO;

/// # Ancient Stegodon
///
/// `TLC_242` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose to gain **Taunt**, **Poisonous**, or +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Poisonous
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Todo
//~ TLC_242 todo 1ab61092 cb7ff992
pub const TLC_242: Power = TODO;

/// # Whirling Stormdrake
///
/// `TLC_243` · Neutral minion · 9 mana · 8/8
///
/// > **Rush**, **Windfury Kindred:** Gain **Immune** this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Windfury, Rush, Kindred
/// - Refers to: Immune
/// - Tags: `2523` = 1
/// - Enchantments: Storm Clouds [`TLC_243e`]
///
/// State: Todo
//~ TLC_243 todo be4c960a df40706b
pub const TLC_243: Power = TODO;

/// # Storm Clouds
///
/// `TLC_243e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_243e todo 9b23d454 5f41cd14
pub const TLC_243e: Power = TODO;

/// # Curious Explorer
///
/// `TLC_244` · Neutral minion · 2 mana · 3/5
///
/// > **Deathrattle:** Reduce the Cost of a minion in your opponent's hand by (2).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_244 todo db676292 44221204
pub const TLC_244: Power = TODO;

/// # Ancient Raptor
///
/// `TLC_245` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Choose to gain +3 Attack, **Divine Shield**, or "**Deathrattle:** Summon two 1/1 Plants."
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield, Deathrattle
///
/// State: Todo
//~ TLC_245 todo 90aba7fc 65607140
pub const TLC_245: Power = TODO;

/// # Ancient Pterrordax
///
/// `TLC_246` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose to gain **Stealth** until your next turn, **Elusive**, or **Windfury**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Stealth, Elusive
///
/// State: Todo
//~ TLC_246 todo 11abd9a5 e9efbbea
pub const TLC_246: Power = TODO;

/// # Primal Sabretooth
///
/// `TLC_247` · Neutral minion · 4 mana · 5/3
///
/// > **Stealth** After this attacks and kills a minion, get a copy of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Todo
//~ TLC_247 todo af7c5ddf c5e81a31
pub const TLC_247: Power = TODO;

/// # Ultragigasaur
///
/// `TLC_248` · Neutral minion · 11 mana · 14/28
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ TLC_248 vanilla a4e3ddfe 860885c6
pub const TLC_248: Power = VANILLA;

/// # Sizzling Cinder
///
/// `TLC_249` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage randomly split among all enemies.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_249 todo 88c490de b7aca2c4
pub const TLC_249: Power = TODO;

/// # Crater Gator
///
/// `TLC_250` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Until the start of your next turn, the enemy hero can't be healed.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Crater Gator Player Enchant [`TLC_250e`]
///
/// State: Todo
//~ TLC_250 todo b5c80007 4700f78b
pub const TLC_250: Power = TODO;

/// # Crater Gator Player Enchant
///
/// `TLC_250e` · Neutral enchantment
///
/// > Until the start of your next turn, the opponent's hero can't restore health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_250e todo 8f40e757 7ef32ed3
pub const TLC_250e: Power = TODO;

/// # Primalfin Challenger
///
/// `TLC_251` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next **Kindred** triggers twice.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Kindred
/// - Enchantments: Challenger's Enchantment [`TLC_251e`]
///
/// State: Todo
//~ TLC_251 todo 384b0c69 eb27cf47
pub const TLC_251: Power = TODO;

/// # Challenger's Enchantment
///
/// `TLC_251e` · Neutral enchantment
///
/// > Your next **Kindred** triggers twice.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_251e todo a5685788 32bab271
pub const TLC_251e: Power = TODO;

/// # Dissolving Ooze
///
/// `TLC_252` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion. Spit out the Bones of its Attack and Health into your hand.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion."
/// - Tokens: Bones [`TLC_829t`]
///
/// State: Todo
//~ TLC_252 todo 7e617fc8 1bf84b60
pub const TLC_252: Power = TODO;

/// # Petrified Ogre
///
/// `TLC_253` · Neutral minion · 3 mana · 5/5
///
/// > Starts **Dormant.** While **Dormant**, gain +2/+2 at the start of your turn. *(50% chance to awaken instead.)*
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Petrified [`TLC_253e`], Petrified Powerup [`TLC_253e1`], Petrified Strength [`TLC_253e2`]
///
/// State: Todo
//~ TLC_253 todo cc5971ad 2d1af082
pub const TLC_253: Power = TODO;

/// # Petrified
///
/// `TLC_253e` · Neutral enchantment
///
/// > **Dormant**. 50% chance to awaken.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Dormant Awaken Condition Enchant
///
/// State: Todo
//~ TLC_253e todo afc41b2c 3e75015d
pub const TLC_253e: Power = TODO;

/// # Petrified Powerup
///
/// `TLC_253e1` · Neutral enchantment
///
/// > Apply +2/+2 while dormant
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ TLC_253e1 todo b6e1401e 8a61b44f
pub const TLC_253e1: Power = TODO;

/// # Petrified Strength
///
/// `TLC_253e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_253e2 todo ca588c23 38bad5fe
pub const TLC_253e2: Power = TODO;

/// # Tortollan Storyteller
///
/// `TLC_254` · Neutral minion · 2 mana · 1/2
///
/// > At the end of your turn, give +1/+1 to each friendly minion of a different type.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `4577` = 1
/// - Enchantments: Immersed [`TLC_254e`]
///
/// State: Todo
//~ TLC_254 todo d9da02dd 883efc4c
pub const TLC_254: Power = TODO;

/// # Immersed
///
/// `TLC_254e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_254e todo 33dfcbca 6d2096bb
pub const TLC_254e: Power = TODO;

/// # Crystal Tender
///
/// `TLC_255` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Gain empty Mana Crystals until both players have the same Mana.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
///
/// State: Todo
//~ TLC_255 todo e68cc9d8 fc085ded
pub const TLC_255: Power = TODO;

/// # Marshland Thresher
///
/// `TLC_256` · Neutral minion · 3 mana · 3/3
///
/// > After you cast a spell, gain **Divine Shield**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Refers to: Divine Shield
/// - Tags: `4548` = 1, `4930` = 1
///
/// State: Todo
//~ TLC_256 todo 96655533 566c951f
pub const TLC_256: Power = TODO;

/// # Rockskipper
///
/// `TLC_427` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Rock that deals $3 damage.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tags: `4931` = 1
///
/// State: Todo
//~ TLC_427 todo 4e914db8 14978aa8
pub const TLC_427: Power = TODO;

/// # Steamfin Thief
///
/// `TLC_429` · Neutral minion · 4 mana · 4/3
///
/// > **Kindred:** Summon two 1/1 Murlocs with **Rush**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Kindred
/// - Refers to: Rush
/// - Tokens: Juvenile Steamfin [`TLC_429t`]
///
/// State: Todo
//~ TLC_429 todo 0159a2cd 2745269e
pub const TLC_429: Power = TODO;

/// # Juvenile Steamfin
///
/// `TLC_429t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Murloc
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TLC_429t vanilla 9fb8c9b4 bf9e6340
pub const TLC_429t: Power = VANILLA;

/// # Scalehide Kodo
///
/// `TLC_454` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** Destroy the lowest Attack enemy minion. **Kindred:** The highest Attack instead.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Kindred
///
/// State: Todo
//~ TLC_454 todo f0421efa e3a03e85
pub const TLC_454: Power = TODO;

/// # Stranglevine
///
/// `TLC_465` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Bonus Effects
/// - Enchantments: Twining Tendrils [`TLC_465e`]
///
/// State: Todo
//~ TLC_465 todo 9615f3c2 76a75f0d
pub const TLC_465: Power = TODO;

/// # Twining Tendrils
///
/// `TLC_465e` · Neutral enchantment
///
/// > **Deathrattle:** Give a random friendly minion a random **Bonus Effect** and this **Deathrattle**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_465e todo 559d5a27 422f837f
pub const TLC_465e: Power = TODO;

/// # Blob of Tar
///
/// `TLC_468` · Neutral minion · 5 mana · 4/4
///
/// > **Poisonous**, **Taunt Deathrattle:** Summon a 2/2 Blob with **Poisonous** and a 2/2 Blob with **Taunt**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Poisonous
/// - Tokens: Lanky Blob [`TLC_468t1`], Robust Blob [`TLC_468t2`]
///
/// State: Todo
//~ TLC_468 todo 65722bec b9bddf22
pub const TLC_468: Power = TODO;

/// # Lanky Blob
///
/// `TLC_468t1` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ TLC_468t1 vanilla 5461af2d 54c1a37a
pub const TLC_468t1: Power = VANILLA;

/// # Robust Blob
///
/// `TLC_468t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TLC_468t2 vanilla be65f2c7 6ae7f254
pub const TLC_468t2: Power = VANILLA;

/// # Krog, Crater King
///
/// `TLC_480` · Neutral minion · 9 mana · 8/7
///
/// > At the end of your turn, set the Attack and Health of all enemy minions to 1.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Tags: `4577` = 1
/// - Enchantments: Kroginated [`TLC_480e2`]
///
/// State: Todo
//~ TLC_480 todo 8300f0ad 2853a8a8
pub const TLC_480: Power = TODO;

/// # Kroginated
///
/// `TLC_480e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_480e2 todo 020b3947 b585db17
pub const TLC_480e2: Power = TODO;

/// # Platysaur
///
/// `TLC_603` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a card. **Deathrattle:** Discard it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Platysaur [`TLC_603e`], Platysaur [`TLC_603e2`], Platysaur [`TLC_603e3`]
///
/// State: Todo
//~ TLC_603 todo 7f23eb11 2c06c097
pub const TLC_603: Power = TODO;

/// # Platysaur
///
/// `TLC_603e` · Neutral enchantment
///
/// > When this dies, discard the card it drew.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_603e todo 119b7235 41ecb053
pub const TLC_603e: Power = TODO;

/// # Platysaur
///
/// `TLC_603e2` · Neutral enchantment
///
/// > Discard when Platysaur dies.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_603e2 todo e1e9e643 b8f8529b
pub const TLC_603e2: Power = TODO;

/// # Platysaur
///
/// `TLC_603e3` · Neutral enchantment
///
/// > **Deathrattle:** Discard {0}.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_603e3 todo 2774a0f8 40aeb106
pub const TLC_603e3: Power = TODO;

/// # Tar Tyrant
///
/// `TLC_605` · Neutral minion · 8 mana · 1/12
///
/// > **Taunt**, **Lifesteal** Has +6 Attack during your opponent's turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Lifesteal
///
/// State: Todo
//~ TLC_605 todo dfb87f01 b119479f
pub const TLC_605: Power = TODO;

/// # Willful Watcher
///
/// `TLC_621` · Neutral minion · 4 mana · 4/7
///
/// > **Taunt Deathrattle:** Destroy the top 3 cards of your deck.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TLC_621 todo 2efcf43e 3f1682aa
pub const TLC_621: Power = TODO;

/// # Ravenous Devilsaur
///
/// `TLC_829` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Kindred:** Gain its stats.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Kindred
/// - Target: "Destroy a minion."
/// - Tokens: Bones [`TLC_829t`]
///
/// State: Todo
//~ TLC_829 todo f74d3fa1 da80af34
pub const TLC_829: Power = TODO;

/// # Bones
///
/// `TLC_829t` · Neutral spell · 2 mana
///
/// > Give a minion +{0}/+{1}.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Bones of Prey [`TLC_829te`], Ravenous [`TLC_829te2`]
///
/// State: Todo
//~ TLC_829t todo 0a6421be 8b4eaf82
pub const TLC_829t: Power = TODO;

/// # Bones of Prey
///
/// `TLC_829te` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_829te todo 039b7426 597bc9f9
pub const TLC_829te: Power = TODO;

/// # Ravenous
///
/// `TLC_829te2` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_829te2 todo dbda3dda c8ad0abf
pub const TLC_829te2: Power = TODO;

/// # Pterrordax Egg
///
/// `TLC_831` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Pterrified [`TLC_831e`], Pterrifying [`TLC_831e2`]
/// - Tokens: Juvenile Pterrordax [`TLC_831t`]
///
/// State: Todo
//~ TLC_831 todo e3f34691 74e17c48
pub const TLC_831: Power = TODO;

/// # Pterrified
///
/// `TLC_831e` · Neutral enchantment
///
/// > Reduced Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_831e todo df2bb637 46d34ae2
pub const TLC_831e: Power = TODO;

/// # Pterrifying
///
/// `TLC_831e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_831e2 todo 4fb266a6 1a3b3be0
pub const TLC_831e2: Power = TODO;

/// # Juvenile Pterrordax
///
/// `TLC_831t` · Neutral minion · 3 mana · 3/3
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ TLC_831t vanilla 37fa74b3 7cef5ddb
pub const TLC_831t: Power = VANILLA;

/// # Cloud Serpent
///
/// `TLC_888` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a copy of another Elemental or Dragon in your hand.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1
///
/// State: Todo
//~ TLC_888 todo 3ae5c298 7b49be12
pub const TLC_888: Power = TODO;

/// # Questing Assistant
///
/// `TLC_987` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you played a **Quest** this game, deal 3 damage to an enemy minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
/// - Target: "Deal 3 damage to an enemy minion."
///
/// State: Todo
//~ TLC_987 todo 3a1bf6ce 86854937
pub const TLC_987: Power = TODO;

/// # The Coin
///
/// `TLC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TLC_COIN1 todo 2ebe277e 7780ad3c
pub const TLC_COIN1: Power = TODO;

/// # The Coin
///
/// `TLC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TLC_COIN2 todo e20aff72 c40faa3b
pub const TLC_COIN2: Power = TODO;
