//! Neutral cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mechwarper
///
/// `GVG_006` · Neutral minion · 4 mana · 4/4
///
/// > Your Mechs cost (1) less.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Aura
/// - Enchantments: Warping In [`GVG_006e`]
/// - Tokens: Mechwarper [`GVG_006_puzzle`]
///
/// State: Todo
//~ GVG_006 todo 06c2bf74 61ab275e
pub const GVG_006: Power = TODO;

/// # Mechwarper
///
/// `GVG_006_puzzle` · Neutral minion · 2 mana · 2/3
///
/// > Your Mechs cost (1) less.
///
/// - Set: Goblins vs Gnomes · common
/// - Minion type: Mech
/// - Mechanics: Aura
///
/// State: Todo
//~ GVG_006_puzzle todo 6a539dfa 542b0ab9
pub const GVG_006_puzzle: Power = TODO;

/// # Warping In
///
/// `GVG_006e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Warping In [`GVG_006e_Puzzle`]
///
/// State: Todo
//~ GVG_006e todo 067d4c98 57caa1e1
pub const GVG_006e: Power = TODO;

/// # Warping In
///
/// `GVG_006e_Puzzle` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_006e_Puzzle todo 3ad067c0 5ba7d2c9
pub const GVG_006e_Puzzle: Power = TODO;

/// # Cogmaster
///
/// `GVG_013` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a Mech.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Todo
//~ GVG_013 todo 64526953 3382f1d8
pub const GVG_013: Power = TODO;

/// # Fel Reaver
///
/// `GVG_016` · Neutral minion · 5 mana · 8/8
///
/// > Whenever your opponent plays a card, remove the top 3 cards of your deck.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_016 todo 31457d0b 71e82bc0
pub const GVG_016: Power = TODO;

/// # Spider Tank
///
/// `GVG_044` · Neutral minion · 3 mana · 3/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
///
/// State: Vanilla
//~ GVG_044 vanilla a834758e c4f023ea
pub const GVG_044: Power = VANILLA;

/// # Puddlestomper
///
/// `GVG_064` · Neutral minion · 2 mana · 3/2
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ GVG_064 vanilla 56419e1a 33b5f16a
pub const GVG_064: Power = VANILLA;

/// # Ogre Brute
///
/// `GVG_065` · Neutral minion · 3 mana · 4/4
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Forgetful
///
/// State: Todo
//~ GVG_065 todo b1a5de17 a86a83c7
pub const GVG_065: Power = TODO;

/// # Stonesplinter Trogg
///
/// `GVG_067` · Neutral minion · 2 mana · 2/3
///
/// > Whenever your opponent casts a spell, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Metabolized Magic [`GVG_067a`]
///
/// State: Todo
//~ GVG_067 todo 326bc207 5ff694ac
pub const GVG_067: Power = TODO;

/// # Metabolized Magic
///
/// `GVG_067a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Aura
///
/// State: Todo
//~ GVG_067a todo de9c968c fa5dd00a
pub const GVG_067a: Power = TODO;

/// # Burly Rockjaw Trogg
///
/// `GVG_068` · Neutral minion · 4 mana · 3/5
///
/// > Whenever your opponent casts a spell, gain +2 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Enchantments: Metabolized Magic [`GVG_068a`]
///
/// State: Todo
//~ GVG_068 todo 6c0d7f58 db6cdba3
pub const GVG_068: Power = TODO;

/// # Metabolized Magic
///
/// `GVG_068a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Aura
///
/// State: Todo
//~ GVG_068a todo ea3f9429 4e37fc2c
pub const GVG_068a: Power = TODO;

/// # Antique Healbot
///
/// `GVG_069` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Restore #8 Health to your hero.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Repairs! [`GVG_069a`]
///
/// State: Todo
//~ GVG_069 todo 73227233 4e3d3bcf
pub const GVG_069: Power = TODO;

/// # Repairs!
///
/// `GVG_069a` · Priest enchantment
///
/// > +4 Health.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_069a todo 7b85b6e2 23f75a85
pub const GVG_069a: Power = TODO;

/// # Salty Dog
///
/// `GVG_070` · Neutral minion · 5 mana · 7/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Pirate
///
/// State: Vanilla
//~ GVG_070 vanilla 4e44b338 4179ddac
pub const GVG_070: Power = VANILLA;

/// # Lost Tallstrider
///
/// `GVG_071` · Neutral minion · 4 mana · 5/4
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ GVG_071 vanilla 44ffb48f 40d02c8d
pub const GVG_071: Power = VANILLA;

/// # Kezan Mystic
///
/// `GVG_074` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Take control of a random enemy **Secret**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ GVG_074 todo f64b9ca3 d12f519d
pub const GVG_074: Power = TODO;

/// # Ship's Cannon
///
/// `GVG_075` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Todo
//~ GVG_075 todo 1198ddd2 19e3643f
pub const GVG_075: Power = TODO;

/// # Explosive Sheep
///
/// `GVG_076` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Enchantments: Pistons [`GVG_076a`]
/// - Tokens: Explosive Sheep [`GVG_076_Puzzle`]
///
/// State: Todo
//~ GVG_076 todo d6e765e9 e59aefe3
pub const GVG_076: Power = TODO;

/// # Explosive Sheep
///
/// `GVG_076_Puzzle` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// - Set: Goblins vs Gnomes · common
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Todo
//~ GVG_076_Puzzle todo 81494036 b4bd9315
pub const GVG_076_Puzzle: Power = TODO;

/// # Pistons
///
/// `GVG_076a` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_076a todo ee9d17b9 60b68029
pub const GVG_076a: Power = TODO;

/// # Mechanical Yeti
///
/// `GVG_078` · Neutral minion · 4 mana · 4/5
///
/// > **Deathrattle:** Give each player a **Spare Part.**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Spare Part
/// - Entourage: `PART_007`, `PART_006`, `PART_005`, `PART_001`, `PART_003`, `PART_002`, `PART_004`
///
/// State: Todo
//~ GVG_078 todo cc762840 a23f91bb
pub const GVG_078: Power = TODO;

/// # Force-Tank MAX
///
/// `GVG_079` · Neutral minion · 8 mana · 7/7
///
/// > **Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ GVG_079 vanilla 262f1e99 0f0550fe
pub const GVG_079: Power = VANILLA;

/// # Gilblin Stalker
///
/// `GVG_081` · Neutral minion · 2 mana · 2/3
///
/// > **Stealth**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ GVG_081 vanilla 2d6957af 0f8f5cf0
pub const GVG_081: Power = VANILLA;

/// # Clockwork Gnome
///
/// `GVG_082` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Spare Part
/// - Entourage: `PART_007`, `PART_006`, `PART_005`, `PART_001`, `PART_003`, `PART_002`, `PART_004`
///
/// State: Todo
//~ GVG_082 todo 33746d6a 28d2741c
pub const GVG_082: Power = TODO;

/// # Flying Machine
///
/// `GVG_084` · Neutral minion · 3 mana · 1/4
///
/// > **Windfury**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ GVG_084 vanilla 9459c7fc a79c9607
pub const GVG_084: Power = VANILLA;

/// # Annoy-o-Tron
///
/// `GVG_085` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ GVG_085 vanilla d8521899 57608e81
pub const GVG_085: Power = VANILLA;

/// # Illuminator
///
/// `GVG_089` · Neutral minion · 3 mana · 2/4
///
/// > If you control a **Secret** at the end of your turn, restore #4 Health to your hero.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ GVG_089 todo def666b8 61285059
pub const GVG_089: Power = TODO;

/// # Madder Bomber
///
/// `GVG_090` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split between all other characters.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_090 todo 0d435fd5 dfa59b9a
pub const GVG_090: Power = TODO;

/// # Arcane Nullifier X-21
///
/// `GVG_091` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Elusive**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ GVG_091 vanilla 827ccda8 7e590ced
pub const GVG_091: Power = VANILLA;

/// # Gnomish Experimenter
///
/// `GVG_092` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw a card. If it's a minion, transform it into a Chicken.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Chicken [`GVG_092t`]
///
/// State: Todo
//~ GVG_092 todo 45397603 ecd42d3d
pub const GVG_092: Power = TODO;

/// # Chicken
///
/// `GVG_092t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Beast
///
/// State: Vanilla
//~ GVG_092t vanilla c9e8eab6 2978ff43
pub const GVG_092t: Power = VANILLA;

/// # Target Dummy
///
/// `GVG_093` · Neutral minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GVG_093 vanilla 46d098ed c206f07e
pub const GVG_093: Power = VANILLA;

/// # Jeeves
///
/// `GVG_094` · Neutral minion · 4 mana · 1/4
///
/// > At the end of each player's turn, that player draws until they have 3 cards.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_094 todo 1dc4825c eb7ac3ce
pub const GVG_094: Power = TODO;

/// # Goblin Sapper
///
/// `GVG_095` · Neutral minion · 3 mana · 2/4
///
/// > Has +4 Attack while your opponent has 6 or more cards in hand.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Todo
//~ GVG_095 todo a2b0d5d5 14baa1e4
pub const GVG_095: Power = TODO;

/// # Piloted Shredder
///
/// `GVG_096` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random 2-Cost minion.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GVG_096 todo fe816cc0 a1c59f08
pub const GVG_096: Power = TODO;

/// # Lil' Exorcist
///
/// `GVG_097` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each enemy **Deathrattle** minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ GVG_097 todo d547a8ef 102fdc21
pub const GVG_097: Power = TODO;

/// # Gnomeregan Infantry
///
/// `GVG_098` · Neutral minion · 3 mana · 1/4
///
/// > **Charge Taunt**
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Taunt, Charge
///
/// State: Vanilla
//~ GVG_098 vanilla bb66f813 56198fbd
pub const GVG_098: Power = VANILLA;

/// # Bomb Lobber
///
/// `GVG_099` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage to a random enemy minion.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_099 todo 0375fc33 38dce587
pub const GVG_099: Power = TODO;

/// # Tinkertown Technician
///
/// `GVG_102` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a Mech, gain +1/+1 and add a **Spare Part** to your hand.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spare Part
/// - Entourage: `PART_007`, `PART_006`, `PART_005`, `PART_001`, `PART_003`, `PART_002`, `PART_004`
/// - Enchantments: Might of Tinkertown [`GVG_102e`]
///
/// State: Todo
//~ GVG_102 todo f8c00083 b29f608a
pub const GVG_102: Power = TODO;

/// # Might of Tinkertown
///
/// `GVG_102e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_102e todo 106799cb 4647bef0
pub const GVG_102e: Power = TODO;

/// # Micro Machine
///
/// `GVG_103` · Neutral minion · 2 mana · 1/2
///
/// > At the start of each turn, gain +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_103 todo 99e6386c 3a2a88ba
pub const GVG_103: Power = TODO;

/// # Hobgoblin
///
/// `GVG_104` · Neutral minion · 3 mana · 2/3
///
/// > Whenever you play a 1-Attack minion, give it +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Enchantments: HERE, TAKE BUFF. [`GVG_104a`]
///
/// State: Todo
//~ GVG_104 todo f32f0856 7279aabe
pub const GVG_104: Power = TODO;

/// # HERE, TAKE BUFF.
///
/// `GVG_104a` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_104a todo 55875668 f22bc8b3
pub const GVG_104a: Power = TODO;

/// # Piloted Sky Golem
///
/// `GVG_105` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GVG_105 todo 1992899c ce5aa71e
pub const GVG_105: Power = TODO;

/// # Junkbot
///
/// `GVG_106` · Neutral minion · 5 mana · 1/5
///
/// > Whenever a friendly Mech dies, gain +2/+2.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58402
/// - Enchantments: Junked Up [`GVG_106e`]
///
/// State: Todo
//~ GVG_106 todo 99a9dac0 377bca07
pub const GVG_106: Power = TODO;

/// # Junked Up
///
/// `GVG_106e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ GVG_106e todo 0e300947 71d43e65
pub const GVG_106e: Power = TODO;

/// # Enhance-o Mechano
///
/// `GVG_107` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield* (at random)*.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield
///
/// State: Todo
//~ GVG_107 todo 62b0aea5 e136ae00
pub const GVG_107: Power = TODO;

/// # Recombobulator
///
/// `GVG_108` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform a friendly minion into a random minion with the same Cost.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Transform!"
///
/// State: Todo
//~ GVG_108 todo 3c045791 56cc8b31
pub const GVG_108: Power = TODO;

/// # Mini-Mage
///
/// `GVG_109` · Neutral minion · 3 mana · 3/1
///
/// > **Stealth Spell Damage +1**
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Stealth, Spellpower
///
/// State: Vanilla
//~ GVG_109 vanilla dcb4fff4 b12afde8
pub const GVG_109: Power = VANILLA;

/// # Dr. Boom
///
/// `GVG_110` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boom Bot [`GVG_110t`]
///
/// State: Todo
//~ GVG_110 todo 616077e8 d0c7f10b
pub const GVG_110: Power = TODO;

/// # Boom Bot
///
/// `GVG_110t` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1-4 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GVG_110t todo dd6733e0 14ee7989
pub const GVG_110t: Power = TODO;

/// # Mimiron's Head
///
/// `GVG_111` · Neutral minion · 5 mana · 4/5
///
/// > At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Tokens: V-07-TR-0N [`GVG_111t`]
///
/// State: Todo
//~ GVG_111 todo f3101ece d5735396
pub const GVG_111: Power = TODO;

/// # V-07-TR-0N
///
/// `GVG_111t` · Neutral minion · 8 mana · 4/8
///
/// > **Charge Mega-Windfury**
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Mech
/// - Mechanics: Charge
/// - Refers to: Mega Windfury
///
/// State: Todo
//~ GVG_111t todo 65793035 a9d6664a
pub const GVG_111t: Power = TODO;

/// # Mogor the Ogre
///
/// `GVG_112` · Neutral minion · 6 mana · 7/6
///
/// > All minions have a 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
///
/// State: Todo
//~ GVG_112 todo 02fdd6f6 3ce6bdab
pub const GVG_112: Power = TODO;

/// # Foe Reaper 4000
///
/// `GVG_113` · Neutral minion · 8 mana · 6/9
///
/// > Also damages the minions next to whomever it attacks.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_113 todo 28c364de 9b9feac3
pub const GVG_113: Power = TODO;

/// # Sneed's Old Shredder
///
/// `GVG_114` · Neutral minion · 7 mana · 5/7
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GVG_114 todo 6dcb26da 8233fa7d
pub const GVG_114: Power = TODO;

/// # Toshley
///
/// `GVG_115` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Spare Part
/// - Entourage: `PART_007`, `PART_006`, `PART_005`, `PART_003`, `PART_002`, `PART_001`, `PART_004`
///
/// State: Todo
//~ GVG_115 todo c34a57af 82dada51
pub const GVG_115: Power = TODO;

/// # Mekgineer Thermaplugg
///
/// `GVG_116` · Neutral minion · 9 mana · 9/7
///
/// > Whenever an enemy minion dies, summon a Leper Gnome.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Tokens: Leper Gnome [`EX1_029`](crate::classic::neutral::EX1_029)
///
/// State: Todo
//~ GVG_116 todo 647e78c4 fd3af294
pub const GVG_116: Power = TODO;

/// # Gazlowe
///
/// `GVG_117` · Neutral minion · 6 mana · 3/6
///
/// > Whenever you cast a 1-Cost spell, add a random Mech to your hand.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
///
/// State: Todo
//~ GVG_117 todo 2e83cebb 35d77009
pub const GVG_117: Power = TODO;

/// # Troggzor the Earthinator
///
/// `GVG_118` · Neutral minion · 7 mana · 6/6
///
/// > Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Tokens: Burly Rockjaw Trogg [`GVG_068`]
///
/// State: Todo
//~ GVG_118 todo adda8a95 93767912
pub const GVG_118: Power = TODO;

/// # Blingtron 3000
///
/// `GVG_119` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a random weapon for each player.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GVG_119 todo 62585007 49133ab8
pub const GVG_119: Power = TODO;

/// # Hemet Nesingwary
///
/// `GVG_120` · Neutral minion · 5 mana · 6/3
///
/// > **Battlecry:** Destroy a Beast.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_WITH_RACE` = 20, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a Beast."
///
/// State: Todo
//~ GVG_120 todo 649bfd35 ef95f805
pub const GVG_120: Power = TODO;

/// # Clockwork Giant
///
/// `GVG_121` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each card in your opponent's hand.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ GVG_121 todo fce1f8ef b9f9fdd5
pub const GVG_121: Power = TODO;

/// # The Coin
///
/// `GVG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Coin Card
///
/// State: Todo
//~ GVG_COIN todo b4cc7354 297f6739
pub const GVG_COIN: Power = TODO;
