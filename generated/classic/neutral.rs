//! Neutral cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fen Creeper
///
/// `CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CS1_069 vanilla 9edfa892 f175c79f
pub const CS1_069: Power = VANILLA;

/// # Earthen Ring Farseer
///
/// `CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Todo
//~ CS2_117 todo 641cb018 87a5820b
pub const CS2_117: Power = TODO;

/// # Southsea Deckhand
///
/// `CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Refers to: Charge
///
/// State: Todo
//~ CS2_146 todo f4ba0ec1 75dd016c
pub const CS2_146: Power = TODO;

/// # Silver Hand Knight
///
/// `CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Squire [`CS2_152`]
///
/// State: Todo
//~ CS2_151 todo 0aaa4f1b 3eced35d
pub const CS2_151: Power = TODO;

/// # Squire
///
/// `CS2_152` · Neutral minion · 1 mana · 2/2
///
/// - Set: Classic
///
/// State: Vanilla
//~ CS2_152 vanilla d518c700 5cb6ec6d
pub const CS2_152: Power = VANILLA;

/// # Ravenholdt Assassin
///
/// `CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ CS2_161 vanilla 2a79d237 5eb446e3
pub const CS2_161: Power = VANILLA;

/// # Young Dragonhawk
///
/// `CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ CS2_169 vanilla b1a99a42 26959d7d
pub const CS2_169: Power = VANILLA;

/// # Injured Blademaster
///
/// `CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Full Strength [`CS2_181e`]
///
/// State: Todo
//~ CS2_181 todo ea356939 ef9366fb
pub const CS2_181: Power = TODO;

/// # Full Strength
///
/// `CS2_181e` · Neutral enchantment
///
/// > This minion has +2 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_181e todo 8642245c b89544ab
pub const CS2_181e: Power = TODO;

/// # Abusive Sergeant
///
/// `CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack this turn."
/// - Enchantments: 'Inspired' [`CS2_188o`]
///
/// State: Todo
//~ CS2_188 todo f594edc8 3a3dd8ad
pub const CS2_188: Power = TODO;

/// # 'Inspired'
///
/// `CS2_188o` · Neutral enchantment
///
/// > This minion has +2 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CS2_188o todo cb094f2c 865b4894
pub const CS2_188o: Power = TODO;

/// # Ironbeak Owl
///
/// `CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion."
///
/// State: Todo
//~ CS2_203 todo d3242afb 6b18742b
pub const CS2_203: Power = TODO;

/// # Spiteful Smith
///
/// `CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > Your weapon has +2 Attack while this is damaged.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Mechanics: Enraged
/// - Enchantments: Sharp! [`CS2_221e`]
///
/// State: Todo
//~ CS2_221 todo 002acc02 07ff1ac3
pub const CS2_221: Power = TODO;

/// # Sharp!
///
/// `CS2_221e` · Neutral enchantment
///
/// > +2 Attack from Spiteful Smith.
///
/// - Set: Classic
/// - Tokens: Spiteful Smith [`CS2_221`]
///
/// State: Todo
//~ CS2_221e todo 7c5234df 3f4a51b6
pub const CS2_221e: Power = TODO;

/// # Venture Co. Mercenary
///
/// `CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Mercenary's Fee [`CS2_227e`]
///
/// State: Todo
//~ CS2_227 todo 621fc034 d69b3886
pub const CS2_227: Power = TODO;

/// # Mercenary's Fee
///
/// `CS2_227e` · Neutral enchantment
///
/// > Costs (3) more.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_227e todo f6e1c4c5 e87615fa
pub const CS2_227e: Power = TODO;

/// # Wisp
///
/// `CS2_231` · Neutral minion · 0 mana · 1/1
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ CS2_231 vanilla 70f1f138 82a939a9
pub const CS2_231: Power = VANILLA;

/// # Lightwarden
///
/// `EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Enchantments: Warded [`EX1_001e`]
///
/// State: Todo
//~ EX1_001 todo e2d86bdd 3df456f8
pub const EX1_001: Power = TODO;

/// # Warded
///
/// `EX1_001e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_001e todo dd6e331f 9fa39248
pub const EX1_001e: Power = TODO;

/// # The Black Knight
///
/// `EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_MUST_TARGET_TAUNTER`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion with Taunt."
///
/// State: Todo
//~ EX1_002 todo 98de5668 69984000
pub const EX1_002: Power = TODO;

/// # Young Priestess
///
/// `EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Elune's Grace [`EX1_004e`]
///
/// State: Todo
//~ EX1_004 todo 38c99d80 44f3c429
pub const EX1_004: Power = TODO;

/// # Elune's Grace
///
/// `EX1_004e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_004e todo 1deb928b 5c4abeb8
pub const EX1_004e: Power = TODO;

/// # Big Game Hunter
///
/// `EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_MIN_ATTACK` = 7 (hearthstone-data 36393.1)
/// - Target: "Destroy a minion with an Attack of 7 or more."
///
/// State: Todo
//~ EX1_005 todo 567e34ae f7d48444
pub const EX1_005: Power = TODO;

/// # Alarm-o-Bot
///
/// `EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ EX1_006 todo 8ad82f68 32a8accc
pub const EX1_006: Power = TODO;

/// # Acolyte of Pain
///
/// `EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// - Set: Classic · common · collectible
///
/// State: Todo
//~ EX1_007 todo b027d44d e193e828
pub const EX1_007: Power = TODO;

/// # Argent Squire
///
/// `EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ EX1_008 vanilla 7be67097 7a796977
pub const EX1_008: Power = VANILLA;

/// # Angry Chicken
///
/// `EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > Has +5 Attack while damaged.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`EX1_009e`]
///
/// State: Todo
//~ EX1_009 todo e6caaf2f b17b70f9
pub const EX1_009: Power = TODO;

/// # Enraged
///
/// `EX1_009e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Todo
//~ EX1_009e todo ac66cad5 d8a8f756
pub const EX1_009e: Power = TODO;

/// # Worgen Infiltrator
///
/// `EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ EX1_010 vanilla d8e404da e836d827
pub const EX1_010: Power = VANILLA;

/// # Bloodmage Thalnos
///
/// `EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Deathrattle
///
/// State: Todo
//~ EX1_012 todo 8305718e 26c57827
pub const EX1_012: Power = TODO;

/// # King Mukla
///
/// `EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`EX1_014t`]
///
/// State: Todo
//~ EX1_014 todo c8fc895d 72c56b6f
pub const EX1_014: Power = TODO;

/// # Bananas
///
/// `EX1_014t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Bananas [`EX1_014te`]
///
/// State: Todo
//~ EX1_014t todo 9ff39c42 b4f7f260
pub const EX1_014t: Power = TODO;

/// # Bananas
///
/// `EX1_014te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_014te todo 878619be b6ebe85c
pub const EX1_014te: Power = TODO;

/// # Sylvanas Windrunner
///
/// `EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EX1_016 todo 6ade6024 ee65bf28
pub const EX1_016: Power = TODO;

/// # Jungle Panther
///
/// `EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ EX1_017 vanilla 5ecc217e 659c5362
pub const EX1_017: Power = VANILLA;

/// # Scarlet Crusader
///
/// `EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ EX1_020 vanilla d143d305 5f1a81bf
pub const EX1_020: Power = VANILLA;

/// # Thrallmar Farseer
///
/// `EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ EX1_021 vanilla 3043d69c 66f96adb
pub const EX1_021: Power = VANILLA;

/// # Silvermoon Guardian
///
/// `EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ EX1_023 vanilla dad25a7c 46e23706
pub const EX1_023: Power = VANILLA;

/// # Stranglethorn Tiger
///
/// `EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ EX1_028 vanilla 56cf65e6 7add575e
pub const EX1_028: Power = VANILLA;

/// # Leper Gnome
///
/// `EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Leper Gnome [`EX1_029_Puzzle`]
///
/// State: Todo
//~ EX1_029 todo e4822f4c ebf649b9
pub const EX1_029: Power = TODO;

/// # Leper Gnome
///
/// `EX1_029_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Classic · common
/// - Mechanics: Deathrattle
/// - Reprint of: Leper Gnome [`EX1_029`]
///
/// State: Reprint
//~ EX1_029_Puzzle reprint 736632d2 779c99e2
pub const EX1_029_Puzzle: Power = crate::cards::EX1_029;

/// # Sunwalker
///
/// `EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ EX1_032 vanilla 41b2402a 61fd8b22
pub const EX1_032: Power = VANILLA;

/// # Windfury Harpy
///
/// `EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ EX1_033 vanilla 2fcde3fc 45d00d54
pub const EX1_033: Power = VANILLA;

/// # Twilight Drake
///
/// `EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Hour of Twilight [`EX1_043e`]
///
/// State: Todo
//~ EX1_043 todo e61263c6 f104b6ff
pub const EX1_043: Power = TODO;

/// # Hour of Twilight
///
/// `EX1_043e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_043e todo 1a417bc0 7214c886
pub const EX1_043e: Power = TODO;

/// # Questing Adventurer
///
/// `EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Level Up! [`EX1_044e`]
///
/// State: Todo
//~ EX1_044 todo 5ee67a5a 87fe9dbe
pub const EX1_044: Power = TODO;

/// # Level Up!
///
/// `EX1_044e` · Neutral enchantment
///
/// > Increased Attack and Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_044e todo 251107cb 69a77ff9
pub const EX1_044e: Power = TODO;

/// # Ancient Watcher
///
/// `EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ EX1_045 vanilla bb9926a8 67a837f0
pub const EX1_045: Power = VANILLA;

/// # Dark Iron Dwarf
///
/// `EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack."
/// - Enchantments: Tempered [`EX1_046e`]
///
/// State: Todo
//~ EX1_046 todo b6cbfde0 329e9fea
pub const EX1_046: Power = TODO;

/// # Tempered
///
/// `EX1_046e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_046e todo e020ae57 8ca2e4b6
pub const EX1_046e: Power = TODO;

/// # Spellbreaker
///
/// `EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion."
///
/// State: Todo
//~ EX1_048 todo 09b6d786 bc60739d
pub const EX1_048: Power = TODO;

/// # Youthful Brewmaster
///
/// `EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to your hand."
///
/// State: Todo
//~ EX1_049 todo f20d428c 938b5cda
pub const EX1_049: Power = TODO;

/// # Coldlight Oracle
///
/// `EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_050 todo 28da0cbe ae169f52
pub const EX1_050: Power = TODO;

/// # Mana Addict
///
/// `EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Empowered [`EX1_055o`]
///
/// State: Todo
//~ EX1_055 todo 6db22e06 a5b99f4c
pub const EX1_055: Power = TODO;

/// # Empowered
///
/// `EX1_055o` · Neutral enchantment
///
/// > Mana Addict has increased Attack.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
/// - Tokens: Mana Addict [`EX1_055`]
///
/// State: Todo
//~ EX1_055o todo 4d96e8fc 0e29e078
pub const EX1_055o: Power = TODO;

/// # Ancient Brewmaster
///
/// `EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Return a minion to your hand."
///
/// State: Todo
//~ EX1_057 todo 38c4c2e6 a6e10818
pub const EX1_057: Power = TODO;

/// # Sunfury Protector
///
/// `EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `1576` = 1
///
/// State: Todo
//~ EX1_058 todo 633e83a3 b73cc889
pub const EX1_058: Power = TODO;

/// # Crazed Alchemist
///
/// `EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Swap Attack and Health of a minion."
/// - Enchantments: Experiments! [`EX1_059e`]
///
/// State: Todo
//~ EX1_059 todo 11f36ed8 2f47002e
pub const EX1_059: Power = TODO;

/// # Experiments!
///
/// `EX1_059e` · Neutral enchantment
///
/// > Attack and Health have been swapped by Crazed Alchemist.
///
/// - Set: Classic
/// - Tokens: Crazed Alchemist [`EX1_059`]
///
/// State: Todo
//~ EX1_059e todo 9f4a4465 992b78a8
pub const EX1_059e: Power = TODO;

/// # Argent Commander
///
/// `EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Divine Shield, Charge
///
/// State: Vanilla
//~ EX1_067 vanilla c850bbe4 f4c9d51a
pub const EX1_067: Power = VANILLA;

/// # Pint-Sized Summoner
///
/// `EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Pint-Sized Power [`EX1_076e`]
///
/// State: Todo
//~ EX1_076 todo 2eea390f a2bf301b
pub const EX1_076: Power = TODO;

/// # Pint-Sized Power
///
/// `EX1_076e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_076e todo 6c14fb77 d3f247e5
pub const EX1_076e: Power = TODO;

/// # Secretkeeper
///
/// `EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// - Set: Classic · rare · collectible
/// - Refers to: Secret
/// - Enchantments: Keeping Secrets [`EX1_080o`]
///
/// State: Todo
//~ EX1_080 todo 995b427e 8c3ed2c6
pub const EX1_080: Power = TODO;

/// # Keeping Secrets
///
/// `EX1_080o` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_080o todo a5eda373 bc54c22a
pub const EX1_080o: Power = TODO;

/// # Mad Bomber
///
/// `EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_082 todo e88edb26 a25b9ffc
pub const EX1_082: Power = TODO;

/// # Tinkmaster Overspark
///
/// `EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform a minion into a 5/5 or a 1/1 at random."
/// - Tokens: Squirrel [`EX1_tk28`], Devilsaur [`EX1_tk29`]
///
/// State: Todo
//~ EX1_083 todo 526ab652 b2a1c88e
pub const EX1_083: Power = TODO;

/// # Mind Control Tech
///
/// `EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Take control of a minion."
///
/// State: Todo
//~ EX1_085 todo a9958cf4 2adcad3c
pub const EX1_085: Power = TODO;

/// # Arcane Golem
///
/// `EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Charge, Battlecry
///
/// State: Todo
//~ EX1_089 todo 74e3dd2e b67f7194
pub const EX1_089: Power = TODO;

/// # Defender of Argus
///
/// `EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57404, `1576` = 1
/// - Enchantments: Hand of Argus [`EX1_093e`]
///
/// State: Todo
//~ EX1_093 todo 0371beaf 195c73d8
pub const EX1_093: Power = TODO;

/// # Hand of Argus
///
/// `EX1_093e` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_093e todo 6d4b3b28 1fcab7ff
pub const EX1_093e: Power = TODO;

/// # Gadgetzan Auctioneer
///
/// `EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// - Set: Classic · rare · collectible
///
/// State: Todo
//~ EX1_095 todo cfbb710a 150fc6fa
pub const EX1_095: Power = TODO;

/// # Loot Hoarder
///
/// `EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EX1_096 todo 2f0d6f8d 27a6900d
pub const EX1_096: Power = TODO;

/// # Abomination
///
/// `EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ EX1_097 todo 09ff1c03 f1a23667
pub const EX1_097: Power = TODO;

/// # Lorewalker Cho
///
/// `EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// - Set: Classic · legendary · collectible
///
/// State: Todo
//~ EX1_100 todo 79480e5f 9fd68be5
pub const EX1_100: Power = TODO;

/// # Demolisher
///
/// `EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ EX1_102 todo ab918502 a8dcd95e
pub const EX1_102: Power = TODO;

/// # Coldlight Seer
///
/// `EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Mrghlglhal [`EX1_103e`]
///
/// State: Todo
//~ EX1_103 todo e1c549bb 45fe4abe
pub const EX1_103: Power = TODO;

/// # Mrghlglhal
///
/// `EX1_103e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_103e todo 0162444b d0eeca44
pub const EX1_103e: Power = TODO;

/// # Mountain Giant
///
/// `EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ EX1_105 todo b72921e9 eac7254d
pub const EX1_105: Power = TODO;

/// # Cairne Bloodhoof
///
/// `EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Baine Bloodhoof [`EX1_110t`]
///
/// State: Todo
//~ EX1_110 todo b4dcc4c7 3ebeb2cb
pub const EX1_110: Power = TODO;

/// # Baine Bloodhoof
///
/// `EX1_110t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_110t vanilla 898b349a 6dbed626
pub const EX1_110t: Power = VANILLA;

/// # Leeroy Jenkins
///
/// `EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Charge, Battlecry
/// - Tokens: Whelp [`EX1_116t`]
///
/// State: Todo
//~ EX1_116 todo 996569c4 85c40e3e
pub const EX1_116: Power = TODO;

/// # Whelp
///
/// `EX1_116t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ EX1_116t vanilla 19e2d371 1f73e343
pub const EX1_116t: Power = VANILLA;

/// # Dire Wolf Alpha
///
/// `EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Minion type: Beast
/// - Mechanics: Adjacent Buff, Aura, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 60025
/// - Enchantments: Strength of the Pack [`EX1_162o`]
///
/// State: Todo
//~ EX1_162 todo 6541c977 6d99dbca
pub const EX1_162: Power = TODO;

/// # Strength of the Pack
///
/// `EX1_162o` · Neutral enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_162o todo a07e3997 7d633706
pub const EX1_162o: Power = TODO;

/// # Emperor Cobra
///
/// `EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous**
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ EX1_170 vanilla 5fc9daa0 8f3fb1b6
pub const EX1_170: Power = VANILLA;

/// # Arcane Gorged
///
/// `EX1_187e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_187e todo bac4b5e7 eed566c6
pub const EX1_187e: Power = TODO;

/// # Subjugated
///
/// `EX1_196e` · Neutral enchantment
///
/// > -2 Attack until your next turn.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_196e todo 68fe8336 3381eefc
pub const EX1_196e: Power = TODO;

/// # Baron Geddon
///
/// `EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ EX1_249 todo 0093b063 49104e24
pub const EX1_249: Power = TODO;

/// # Frost Elemental
///
/// `EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Freeze, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Freeze a character."
///
/// State: Todo
//~ EX1_283 todo 0fdda31c 15ad3574
pub const EX1_283: Power = TODO;

/// # Azure Drake
///
/// `EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower, Battlecry
///
/// State: Todo
//~ EX1_284 todo c3b90d9e 7ee6ff01
pub const EX1_284: Power = TODO;

/// # Ragnaros the Firelord
///
/// `EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ EX1_298 todo e78cd313 ec8e29b2
pub const EX1_298: Power = TODO;

/// # Tauren Warrior
///
/// `EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt, Enraged
/// - Enchantments: Enraged [`EX1_390e`]
///
/// State: Todo
//~ EX1_390 todo b9e4e697 931d589f
pub const EX1_390: Power = TODO;

/// # Enraged
///
/// `EX1_390e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Todo
//~ EX1_390e todo 65a9a640 346696b4
pub const EX1_390e: Power = TODO;

/// # Amani Berserker
///
/// `EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > Has +3 Attack while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`EX1_393e`]
///
/// State: Todo
//~ EX1_393 todo cbb5fe18 e3ff2ae9
pub const EX1_393: Power = TODO;

/// # Enraged
///
/// `EX1_393e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Todo
//~ EX1_393e todo ad1a242a 4ab7546b
pub const EX1_393e: Power = TODO;

/// # Mogu'shan Warden
///
/// `EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ EX1_396 vanilla cbc48a2d 881540ed
pub const EX1_396: Power = VANILLA;

/// # Shieldbearer
///
/// `EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// - Set: Classic · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ EX1_405 vanilla 7c62e4e6 ce4a2480
pub const EX1_405: Power = VANILLA;

/// # Raging Worgen
///
/// `EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > Has +1 Attack and **Windfury** while damaged.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Enraged
/// - Refers to: Windfury
/// - Enchantments: Enraged [`EX1_412e`]
///
/// State: Todo
//~ EX1_412 todo d6574377 994e006e
pub const EX1_412: Power = TODO;

/// # Enraged
///
/// `EX1_412e` · Neutral enchantment
///
/// > +1 Attack and **Windfury**.
///
/// - Set: Classic
/// - Mechanics: Enraged
///
/// State: Todo
//~ EX1_412e todo 5d7514dc 18e28e84
pub const EX1_412e: Power = TODO;

/// # Murloc Warleader
///
/// `EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Mrgglaargl! [`EX1_507e`](crate::legacy::neutral::EX1_507e)
///
/// State: Todo
//~ EX1_507 todo 0e425c79 c760ddd8
pub const EX1_507: Power = TODO;

/// # Murloc Tidecaller
///
/// `EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58138
/// - Enchantments: Blarghghl [`EX1_509e`]
///
/// State: Todo
//~ EX1_509 todo 8c80ce96 3ceab173
pub const EX1_509: Power = TODO;

/// # Blarghghl
///
/// `EX1_509e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_509e todo d48b67db f2f38963
pub const EX1_509e: Power = TODO;

/// # Harvest Golem
///
/// `EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// - Set: Classic · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tokens: Damaged Golem [`skele21`]
///
/// State: Todo
//~ EX1_556 todo 7bd9479a a558b08c
pub const EX1_556: Power = TODO;

/// # Nat Pagle
///
/// `EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// - Set: Classic · legendary · collectible
///
/// State: Todo
//~ EX1_557 todo a5e5efc2 2352fcf8
pub const EX1_557: Power = TODO;

/// # Harrison Jones
///
/// `EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_558 todo 24b94fdd b937eae7
pub const EX1_558: Power = TODO;

/// # Nozdormu
///
/// `EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ EX1_560 todo 95ef6742 1da95a0e
pub const EX1_560: Power = TODO;

/// # Alexstrasza
///
/// `EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_HERO_TARGET` (hearthstone-data 36393.1)
/// - Target: "Set Health to 15."
/// - Enchantments: Alexstrasza's Fire [`EX1_561e`], Alexstrasza Strength [`EX1_561e1`](crate::core::neutral::EX1_561e1)
///
/// State: Todo
//~ EX1_561 todo 4274941f 34dbb0ec
pub const EX1_561: Power = TODO;

/// # Alexstrasza's Fire
///
/// `EX1_561e` · Neutral enchantment
///
/// > Health set to 15.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_561e todo 5bc345f2 7a13535a
pub const EX1_561e: Power = TODO;

/// # Onyxia
///
/// `EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Whelp [`ds1_whelptoken`]
///
/// State: Todo
//~ EX1_562 todo 736a6e7d 926aab87
pub const EX1_562: Power = TODO;

/// # Malygos
///
/// `EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Spellpower
///
/// State: Todo
//~ EX1_563 todo 9e1ff218 89918296
pub const EX1_563: Power = TODO;

/// # Faceless Manipulator
///
/// `EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Become a copy of a minion."
///
/// State: Todo
//~ EX1_564 todo 983b48a5 f1112c81
pub const EX1_564: Power = TODO;

/// # Ysera
///
/// `EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `4392` = 1
/// - Entourage: `DREAM_01`, `DREAM_02`, `DREAM_03`, `DREAM_04`, `DREAM_05`
///
/// State: Todo
//~ EX1_572 todo ac4bf9a4 cbc7fab5
pub const EX1_572: Power = TODO;

/// # The Beast
///
/// `EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58394, `2540` = 1
/// - Tokens: Pip Quickwit [`EX1_finkle`]
///
/// State: Todo
//~ EX1_577 todo 0b691504 58619b57
pub const EX1_577: Power = TODO;

/// # Priestess of Elune
///
/// `EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EX1_583 todo d3b2717e 6d5159e5
pub const EX1_583: Power = TODO;

/// # Ancient Mage
///
/// `EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Tags: `1576` = 1
/// - Enchantments: Teachings of the Kirin Tor [`EX1_584e`]
///
/// State: Todo
//~ EX1_584 todo d84b08ec 88d85fc5
pub const EX1_584: Power = TODO;

/// # Teachings of the Kirin Tor
///
/// `EX1_584e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_584e todo 815faf83 bb82e4e4
pub const EX1_584e: Power = TODO;

/// # Sea Giant
///
/// `EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// - Set: Classic · epic · collectible
///
/// State: Todo
//~ EX1_586 todo 89ebc476 e00e3d65
pub const EX1_586: Power = TODO;

/// # Blood Knight
///
/// `EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Shadows of M'uru [`EX1_590e`]
///
/// State: Todo
//~ EX1_590 todo 5c71e23d c5fb7cbb
pub const EX1_590: Power = TODO;

/// # Shadows of M'uru
///
/// `EX1_590e` · Neutral enchantment
///
/// > This minion has consumed Divine Shields and has increased Attack and Health.
///
/// - Set: Classic · common
///
/// State: Todo
//~ EX1_590e todo 3b3d0b36 45f2c649
pub const EX1_590e: Power = TODO;

/// # Cult Master
///
/// `EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ EX1_595 todo 61c7c7e6 ff73ecfb
pub const EX1_595: Power = TODO;

/// # Imp Master
///
/// `EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// - Set: Classic · rare · collectible
/// - Tokens: Imp [`EX1_598`]
///
/// State: Todo
//~ EX1_597 todo df1bcc5a 731a7f0e
pub const EX1_597: Power = TODO;

/// # Imp
///
/// `EX1_598` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ EX1_598 vanilla 7770f351 f4cde5c8
pub const EX1_598: Power = VANILLA;

/// # Xavius
///
/// `EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > After you play a card, summon a 2/1 Satyr.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Demon
/// - Tokens: Xavian Satyr [`EX1_614t`]
///
/// State: Todo
//~ EX1_614 todo e1615728 cdcc48c9
pub const EX1_614: Power = TODO;

/// # Xavian Satyr
///
/// `EX1_614t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Demon
///
/// State: Vanilla
//~ EX1_614t vanilla dbe09306 e366f6b5
pub const EX1_614t: Power = VANILLA;

/// # Mana Wraith
///
/// `EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Mana Drain [`EX1_616e`]
///
/// State: Todo
//~ EX1_616 todo 70d66dec ac586174
pub const EX1_616: Power = TODO;

/// # Mana Drain
///
/// `EX1_616e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_616e todo 9ed25fe3 c635eee7
pub const EX1_616e: Power = TODO;

/// # Molten Giant
///
/// `EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ EX1_620 todo 802c14d5 18c9e560
pub const EX1_620: Power = TODO;

/// # Pip Quickwit
///
/// `EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_finkle vanilla 458a1f2e 1b9245c8
pub const EX1_finkle: Power = VANILLA;

/// # Squirrel
///
/// `EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ EX1_tk28 vanilla 82e896f6 a27f5aed
pub const EX1_tk28: Power = VANILLA;

/// # Devilsaur
///
/// `EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// - Set: Classic
/// - Minion type: Beast
///
/// State: Vanilla
//~ EX1_tk29 vanilla 8ff08912 f761b330
pub const EX1_tk29: Power = VANILLA;

/// # Nerubian
///
/// `FP1_007t` · Neutral minion · 4 mana · 4/4
///
/// - Set: Classic
/// - Minion type: Undead
///
/// State: Vanilla
//~ FP1_007t vanilla fac96aa4 0c605be1
pub const FP1_007t: Power = VANILLA;

/// # Hungry Crab
///
/// `NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 14 (hearthstone-data 36393.1)
/// - Target: "Destroy a Murloc."
/// - Enchantments: Full Belly [`NEW1_017e`]
///
/// State: Todo
//~ NEW1_017 todo 5244ae65 06bffd98
pub const NEW1_017: Power = TODO;

/// # Full Belly
///
/// `NEW1_017e` · Neutral enchantment
///
/// > +2/+2. Full of Murloc.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_017e todo 9f07adef fc4ac643
pub const NEW1_017e: Power = TODO;

/// # Bloodsail Raider
///
/// `NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Treasure Crazed [`NEW1_018e`]
///
/// State: Todo
//~ NEW1_018 todo 2b26dd0d 8dc72d60
pub const NEW1_018: Power = TODO;

/// # Treasure Crazed
///
/// `NEW1_018e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_018e todo 56239556 616184fb
pub const NEW1_018e: Power = TODO;

/// # Knife Juggler
///
/// `NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// - Set: Classic · rare · collectible
///
/// State: Todo
//~ NEW1_019 todo b68f4385 c80bd0e5
pub const NEW1_019: Power = TODO;

/// # Wild Pyromancer
///
/// `NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Undead
/// - Tags: `4930` = 1
///
/// State: Todo
//~ NEW1_020 todo 24c3501d 179c90f1
pub const NEW1_020: Power = TODO;

/// # Doomsayer
///
/// `NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// - Set: Classic · epic · collectible
/// - Tags: `886` = 1, `4547` = 1
///
/// State: Todo
//~ NEW1_021 todo e1e8423a fbf1fee4
pub const NEW1_021: Power = TODO;

/// # Dread Corsair
///
/// `NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// - Set: Classic · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt
///
/// State: Todo
//~ NEW1_022 todo 0c577c5a d35c28ef
pub const NEW1_022: Power = TODO;

/// # Faerie Dragon
///
/// `NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Classic · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ NEW1_023 vanilla bd5a4f8f 56f4da05
pub const NEW1_023: Power = VANILLA;

/// # Captain Greenskin
///
/// `NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Greenskin's Command [`NEW1_024o`]
///
/// State: Todo
//~ NEW1_024 todo 1169be76 d6268a61
pub const NEW1_024: Power = TODO;

/// # Greenskin's Command
///
/// `NEW1_024o` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_024o todo e2ffc426 a3b7df1a
pub const NEW1_024o: Power = TODO;

/// # Bloodsail Corsair
///
/// `NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Bolstered [`NEW1_025e`]
///
/// State: Todo
//~ NEW1_025 todo fe248098 7707e697
pub const NEW1_025: Power = TODO;

/// # Bolstered
///
/// `NEW1_025e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_025e todo ba7a3579 337bf771
pub const NEW1_025e: Power = TODO;

/// # Violet Teacher
///
/// `NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// - Set: Classic · rare · collectible
/// - Tokens: Violet Apprentice [`NEW1_026t`]
///
/// State: Todo
//~ NEW1_026 todo dca82a03 343827fc
pub const NEW1_026: Power = TODO;

/// # Violet Apprentice
///
/// `NEW1_026t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
///
/// State: Vanilla
//~ NEW1_026t vanilla 0f0119b1 b54559aa
pub const NEW1_026t: Power = VANILLA;

/// # Southsea Captain
///
/// `NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// - Set: Classic · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Enchantments: Yarrr! [`NEW1_027e`]
///
/// State: Todo
//~ NEW1_027 todo 28a41e6a 5c040a6a
pub const NEW1_027: Power = TODO;

/// # Yarrr!
///
/// `NEW1_027e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_027e todo 9eb201aa 35a02f7a
pub const NEW1_027e: Power = TODO;

/// # Millhouse Manastorm
///
/// `NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Kill Millhouse! [`NEW1_029t`]
///
/// State: Todo
//~ NEW1_029 todo afa080b3 da25b384
pub const NEW1_029: Power = TODO;

/// # Kill Millhouse!
///
/// `NEW1_029t` · Neutral enchantment
///
/// > Spells cost (0) this turn!
///
/// - Set: Classic · legendary
///
/// State: Todo
//~ NEW1_029t todo 25f83b02 0d0860e1
pub const NEW1_029t: Power = TODO;

/// # Deathwing
///
/// `NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DISCARD_CARDS` = 10, `4485` = 1
///
/// State: Todo
//~ NEW1_030 todo d4117b15 a38f875c
pub const NEW1_030: Power = TODO;

/// # Master Swordsmith
///
/// `NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Equipped [`NEW1_037e`]
///
/// State: Todo
//~ NEW1_037 todo b9597050 43ceacf8
pub const NEW1_037: Power = TODO;

/// # Equipped
///
/// `NEW1_037e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_037e todo fd15bb61 843cbba9
pub const NEW1_037e: Power = TODO;

/// # Gruul
///
/// `NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// - Set: Classic · legendary · collectible
/// - Enchantments: Growth [`NEW1_038o`]
///
/// State: Todo
//~ NEW1_038 todo 58e31e61 a1d565fe
pub const NEW1_038: Power = TODO;

/// # Growth
///
/// `NEW1_038o` · Neutral enchantment
///
/// > Gruul is growing...
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_038o todo af23dbef c7acecf0
pub const NEW1_038o: Power = TODO;

/// # Hogger
///
/// `NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Refers to: Taunt
/// - Tokens: Gnoll [`NEW1_040t`]
///
/// State: Todo
//~ NEW1_040 todo 224a2491 6e51faf6
pub const NEW1_040: Power = TODO;

/// # Gnoll
///
/// `NEW1_040t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Classic
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ NEW1_040t vanilla 8a53955b 301c77b5
pub const NEW1_040t: Power = VANILLA;

/// # Stampeding Kodo
///
/// `NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ NEW1_041 todo 5c7231b3 edb8bd89
pub const NEW1_041: Power = TODO;

/// # Live, Millhouse!
///
/// `VAN_NEW1_029e` · Neutral enchantment
///
/// - Set: Classic · legendary
///
/// State: Todo
//~ VAN_NEW1_029e todo f8ab1101 e0f3037d
pub const VAN_NEW1_029e: Power = TODO;

/// # Whelp
///
/// `ds1_whelptoken` · Neutral minion · 1 mana · 1/1
///
/// - Set: Classic
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ ds1_whelptoken vanilla a85e32ea dd46a2ea
pub const ds1_whelptoken: Power = VANILLA;

/// # Damaged Golem
///
/// `skele21` · Neutral minion · 1 mana · 2/1
///
/// - Set: Classic
/// - Minion type: Mech
///
/// State: Vanilla
//~ skele21 vanilla 5c804a8c 4d5ad380
pub const skele21: Power = VANILLA;

/// # Flesheating Ghoul
///
/// `tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// - Set: Classic · common · collectible
/// - Minion type: Undead
/// - Enchantments: Cannibalize [`tt_004o`]
///
/// State: Todo
//~ tt_004 todo 0037d55b ed2ef90c
pub const tt_004: Power = TODO;

/// # Cannibalize
///
/// `tt_004o` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ tt_004o todo 6568ab17 c1992473
pub const tt_004o: Power = TODO;
