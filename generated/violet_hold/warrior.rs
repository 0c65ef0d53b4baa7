//! Warrior cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Follow the Fuse
///
/// `CAP_101` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Following the Fuse [`CAP_101e`], Following the X Player Enchant [`CAP_101e2`], Following the X Repeat Spell Enchant [`CAP_101e3`]
///
/// State: Todo
//~ CAP_101 todo 4010e4a6 9048d496
pub const CAP_101: Power = TODO;

/// # Following the Fuse
///
/// `CAP_101e` · Warrior enchantment
///
/// > When played, deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
///
/// State: Todo
//~ CAP_101e todo 4bed4b01 cfc56ab2
pub const CAP_101e: Power = TODO;

/// # Following the X Player Enchant
///
/// `CAP_101e2` · Neutral enchantment
///
/// > Player enchant for the Follow the X series of cards
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CAP_101e2 todo a1c9e2af 448937cb
pub const CAP_101e2: Power = TODO;

/// # Following the X Repeat Spell Enchant
///
/// `CAP_101e3` · Neutral enchantment
///
/// > Supplemental Player enchant for the Follow the X cards that apply to spells
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CAP_101e3 todo eb948480 98bfbe59
pub const CAP_101e3: Power = TODO;

/// # Land Ho!
///
/// `CAP_102` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ CAP_102 todo e8e2b3db 56d563e7
pub const CAP_102: Power = TODO;

/// # Hand Cannon
///
/// `CAP_103` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, your Cannoneers FIRE!
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ CAP_103 todo f554e44a 8c2b4b45
pub const CAP_103: Power = TODO;

/// # Blastpowder Engineer
///
/// `CAP_104` · Warrior minion · 2 mana · 2/3
///
/// > On your turn, friendly Pirates deal 1 more damage.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
///
/// State: Todo
//~ CAP_104 todo 0d5a7774 39338e0f
pub const CAP_104: Power = TODO;

/// # Hook n' Heave
///
/// `CAP_105` · Warrior spell · 2 mana
///
/// > **Discover** a Pirate. Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Discover
/// - Tokens: Cutlass Cutthroat [`CAP_105t`], Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ CAP_105 todo 97398bf6 92c1733d
pub const CAP_105: Power = TODO;

/// # Cutlass Cutthroat
///
/// `CAP_105t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Pirate
/// - Mechanics: Rush
///
/// State: Vanilla
//~ CAP_105t vanilla 38756c5b 3c237af1
pub const CAP_105t: Power = VANILLA;

/// # Captain Crowley
///
/// `CAP_106` · Warrior minion · 5 mana · 4/5
///
/// > Your Cannoneers fire an additional shot. **Battlecry**: Summon two 1/1 Cannoneers.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `TAG_SCRIPT_DATA_NUM_3` = 1, `4128` = 1
/// - Enchantments: Bombardment [`CAP_106e`]
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ CAP_106 todo 5e5b613a 3e8a8fec
pub const CAP_106: Power = TODO;

/// # Bombardment
///
/// `CAP_106e` · Neutral enchantment
///
/// > Your Cannoneers fire an additional shot.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_106e todo b9c4e75d d96e2d87
pub const CAP_106e: Power = TODO;

/// # Cannonmaster
///
/// `CAP_107` · Warrior minion · 1 mana · 3/1
///
/// > **Battlecry:** Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Pirate, Draenei
/// - Mechanics: Battlecry
/// - Tags: `2525` = 1
/// - Tokens: Cannoneer [`CAP_107t`]
///
/// State: Todo
//~ CAP_107 todo 0713d762 0a34af88
pub const CAP_107: Power = TODO;

/// # Cannoneer
///
/// `CAP_107t` · Warrior minion · 1 mana · 1/1
///
/// > At the end of your turn, deal 1 damage to a random enemy.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Pirate
///
/// State: Todo
//~ CAP_107t todo e75033c5 b14512e7
pub const CAP_107t: Power = TODO;

/// # Rioter
///
/// `JAIL_029` · Warrior minion · 3 mana · 1/6
///
/// > After a friendly minion survives damage, give it +1 Attack.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: RIOT! [`JAIL_029e`]
///
/// State: Todo
//~ JAIL_029 todo 82edf0f4 e4070375
pub const JAIL_029: Power = TODO;

/// # RIOT!
///
/// `JAIL_029e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_029e todo d5fb08d8 14c52e9b
pub const JAIL_029e: Power = TODO;

/// # Crowd Control
///
/// `JAIL_307` · Warrior spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions, twice. If your deck has 25 or more cards, this costs (2) less.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ JAIL_307 todo 666ed3ad 57a6e490
pub const JAIL_307: Power = TODO;

/// # Scrappy Defender
///
/// `JAIL_311` · Warrior minion · 4 mana · 2/7
///
/// > **Taunt** Has +5 Attack if your deck has 25 or more cards.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ JAIL_311 todo f6ba9af6 4841e431
pub const JAIL_311: Power = TODO;

/// # Ball and Chain
///
/// `JAIL_376` · Warrior weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Give your damaged minions +1/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
/// - Enchantments: Makeshift Weapon [`JAIL_376e`]
///
/// State: Todo
//~ JAIL_376 todo 27d04d49 1a9e72ca
pub const JAIL_376: Power = TODO;

/// # Makeshift Weapon
///
/// `JAIL_376e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_376e todo fb431d84 dee8a53c
pub const JAIL_376e: Power = TODO;

/// # Chainbreaker Hogger
///
/// `JAIL_384` · Warrior minion · 8 mana · 10/10
///
/// > **Taunt Start of Game:** Duplicate all other **Legendary** cards in your deck.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Taunt, Start Of Game Keyword
/// - Tags: `2936` = 1, `4818` = 1
///
/// State: Todo
//~ JAIL_384 todo ca0c706f fe4d0465
pub const JAIL_384: Power = TODO;

/// # Scramble for Gear
///
/// `JAIL_386` · Warrior spell · 1 mana
///
/// > Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tokens: Found Gear! [`JAIL_386t`]
///
/// State: Todo
//~ JAIL_386 todo 6fbde13d 6306aafb
pub const JAIL_386: Power = TODO;

/// # Found Gear!
///
/// `JAIL_386t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Gain 2 Armor.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ JAIL_386t todo bf40ba46 f189df4a
pub const JAIL_386t: Power = TODO;

/// # Release the Beasts
///
/// `JAIL_387` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. **Legendary** minions get an extra +2/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Released [`JAIL_387e`], Legendary Prisoner [`JAIL_387e2`]
///
/// State: Todo
//~ JAIL_387 todo 2c9207a9 1b899d15
pub const JAIL_387: Power = TODO;

/// # Released
///
/// `JAIL_387e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_387e todo 6fad3b46 4073d6fd
pub const JAIL_387e: Power = TODO;

/// # Legendary Prisoner
///
/// `JAIL_387e2` · Warrior enchantment
///
/// > +2/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_387e2 todo 816554cd 838e9323
pub const JAIL_387e2: Power = TODO;

/// # Warptooth
///
/// `JAIL_421` · Warrior minion · 4 mana · 3/3
///
/// > **Charge**. If four friendly characters take damage on one of your turns, summon this from hand or deck.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Enchantments: Warp Attack! [`JAIL_421e`]
///
/// State: Todo
//~ JAIL_421 todo acc73f61 19662d71
pub const JAIL_421: Power = TODO;

/// # Warp Attack!
///
/// `JAIL_421e` · Neutral enchantment
///
/// > Summon Warptooth when there's space.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_421e todo 52b81c0b 6857a481
pub const JAIL_421e: Power = TODO;

/// # Rampaging Hound
///
/// `JAIL_435` · Warrior minion · 7 mana · 4/12
///
/// > **Prepare Battlecry:** Force all enemy minions to attack this.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Prepare
/// - Tags: `2540` = 1, `4547` = 1, `4548` = 1
///
/// State: Todo
//~ JAIL_435 todo decf0f58 e2427891
pub const JAIL_435: Power = TODO;

/// # Disguised Watchman
///
/// `JAIL_455` · Warrior minion · 2 mana · 2/4
///
/// > Can be played on either side. **Battlecry:** Deal 1 damage to all other friendly minions, twice.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_455a`], Disguised! [`JAIL_455b`]
///
/// State: Todo
//~ JAIL_455 todo dfc00730 47deb089
pub const JAIL_455: Power = TODO;

/// # Detected!
///
/// `JAIL_455a` · Warrior spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_455a todo b019cfca ebd0cc5d
pub const JAIL_455a: Power = TODO;

/// # Disguised!
///
/// `JAIL_455b` · Warrior spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_455b todo 6132fe02 1eec4451
pub const JAIL_455b: Power = TODO;
