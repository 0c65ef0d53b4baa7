//! Neutral cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadowy
///
/// `LOOT_010e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ LOOT_010e todo 10a86bbe 38a9bd04
pub const LOOT_010e: Power = TODO;

/// # Silithid Swarmer
///
/// `OG_034` · Neutral minion · 3 mana · 3/5
///
/// > Can only attack if your hero attacked this turn.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ OG_034 todo 0dad28ad f8a46f50
pub const OG_034: Power = TODO;

/// # Y'Shaarj, Rage Unbound
///
/// `OG_042` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, put a minion from your deck into the battlefield.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
///
/// State: Todo
//~ OG_042 todo 891e8df0 7e92d89b
pub const OG_042: Power = TODO;

/// # Evolved Kobold
///
/// `OG_082` · Neutral minion · 4 mana · 2/2
///
/// > **Spell Damage +2**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Spellpower
///
/// State: Todo
//~ OG_082 todo 60a536d6 0ef59969
pub const OG_082: Power = TODO;

/// # Darkspeaker
///
/// `OG_102` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Swap stats with a friendly minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Swap stats."
/// - Enchantments: Power Transfer [`OG_102e`]
///
/// State: Todo
//~ OG_102 todo a1c93603 65fa0854
pub const OG_102: Power = TODO;

/// # Power Transfer
///
/// `OG_102e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_102e todo 48860809 25e77a3e
pub const OG_102e: Power = TODO;

/// # Mukla, Tyrant of the Vale
///
/// `OG_122` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Todo
//~ OG_122 todo 95840705 2c83d950
pub const OG_122: Power = TODO;

/// # Shifter Zerus
///
/// `OG_123` · Neutral minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random minion.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Enchantments: Shifting [`OG_123e`]
///
/// State: Todo
//~ OG_123 todo 0f4ec8b3 d019141e
pub const OG_123: Power = TODO;

/// # Shifting
///
/// `OG_123e` · Neutral enchantment
///
/// > Transforming into random minions.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `DEFINING_ENCHANTMENT` = 38475
///
/// State: Todo
//~ OG_123e todo cfd87d29 d59f286e
pub const OG_123e: Power = TODO;

/// # Twin Emperor Vek'lor
///
/// `OG_131` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_131 todo 7dbe0880 4c5293ec
pub const OG_131: Power = TODO;

/// # N'Zoth, the Corruptor
///
/// `OG_133` · Neutral minion · 10 mana · 5/7
///
/// > **Battlecry:** Summon your **Deathrattle** minions that died this game.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ OG_133 todo 8900e9da 4f267079
pub const OG_133: Power = TODO;

/// # Yogg-Saron, Hope's End
///
/// `OG_134` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly)*.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_134 todo f6c1e047 dbb5351d
pub const OG_134: Power = TODO;

/// # Nerubian Prophet
///
/// `OG_138` · Neutral minion · 6 mana · 4/4
///
/// > At the start of your turn, reduce this card's Cost by (1).
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
/// - Enchantments: Will of the Vizier [`OG_138e`]
///
/// State: Todo
//~ OG_138 todo 66589242 c7f5194e
pub const OG_138: Power = TODO;

/// # Will of the Vizier
///
/// `OG_138e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_138e todo 5adabce8 177a67ae
pub const OG_138e: Power = TODO;

/// # Faceless Behemoth
///
/// `OG_141` · Neutral minion · 10 mana · 10/10
///
/// - Set: Whispers of the Old Gods · common · collectible
///
/// State: Vanilla
//~ OG_141 vanilla 68faa3e3 1ef5615c
pub const OG_141: Power = VANILLA;

/// # Eldritch Horror
///
/// `OG_142` · Neutral minion · 8 mana · 6/10
///
/// - Set: Whispers of the Old Gods · common · collectible
///
/// State: Vanilla
//~ OG_142 vanilla 94aedc97 5942e0f8
pub const OG_142: Power = VANILLA;

/// # Psych-o-Tron
///
/// `OG_145` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt Divine Shield**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ OG_145 vanilla cc5e6067 17189661
pub const OG_145: Power = VANILLA;

/// # Corrupted Healbot
///
/// `OG_147` · Neutral minion · 5 mana · 6/6
///
/// > **Deathrattle:** Restore #8 Health to the enemy hero.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_147 todo 5f7acb53 b0b9843d
pub const OG_147: Power = TODO;

/// # Aberrant Berserker
///
/// `OG_150` · Neutral minion · 4 mana · 3/5
///
/// > Has +2 Attack while damaged.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`OG_150e`]
///
/// State: Todo
//~ OG_150 todo b5bb2e05 c7dc6e78
pub const OG_150: Power = TODO;

/// # Enraged
///
/// `OG_150e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Enraged
///
/// State: Todo
//~ OG_150e todo e32608f5 d685484a
pub const OG_150e: Power = TODO;

/// # Tentacle of N'Zoth
///
/// `OG_151` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_151 todo 3c6741c5 bb595ad7
pub const OG_151: Power = TODO;

/// # Grotesque Dragonhawk
///
/// `OG_152` · Neutral minion · 7 mana · 5/5
///
/// > **Windfury**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ OG_152 vanilla d11eb7b5 504b8eb6
pub const OG_152: Power = VANILLA;

/// # Bog Creeper
///
/// `OG_153` · Neutral minion · 7 mana · 6/8
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ OG_153 vanilla bfb34375 a4b5a910
pub const OG_153: Power = VANILLA;

/// # Bilefin Tidehunter
///
/// `OG_156` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Ooze with **Taunt**.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Ooze [`OG_156a`]
///
/// State: Todo
//~ OG_156 todo e8f627f6 7ce9232a
pub const OG_156: Power = TODO;

/// # Ooze
///
/// `OG_156a` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ OG_156a vanilla 24fe0824 b785ab1d
pub const OG_156a: Power = VANILLA;

/// # Zealous Initiate
///
/// `OG_158` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Secrets of the Cult [`OG_158e`]
///
/// State: Todo
//~ OG_158 todo 1747844f 8542c0c9
pub const OG_158: Power = TODO;

/// # Secrets of the Cult
///
/// `OG_158e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_158e todo c6f1be36 32877fc1
pub const OG_158e: Power = TODO;

/// # Corrupted Seer
///
/// `OG_161` · Neutral minion · 6 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to all non-Murloc minions.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_161 todo 2fedf314 91a1d285
pub const OG_161: Power = TODO;

/// # Disciple of C'Thun
///
/// `OG_162` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_162 todo d497713d 56045d9a
pub const OG_162: Power = TODO;

/// # Blood of The Ancient One
///
/// `OG_173` · Neutral minion · 9 mana · 9/9
///
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Tokens: The Ancient One [`OG_173a`]
///
/// State: Todo
//~ OG_173 todo fceb21c7 ff28766d
pub const OG_173: Power = TODO;

/// # The Ancient One
///
/// `OG_173a` · Neutral minion · 9 mana · 30/30
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_173a vanilla a23cc1fa 9805993c
pub const OG_173a: Power = VANILLA;

/// # Faceless Shambler
///
/// `OG_174` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Copy a friendly minion's Attack and Health."
/// - Enchantments: Faceless [`OG_174e`]
///
/// State: Todo
//~ OG_174 todo 03785c4a 782cdacd
pub const OG_174: Power = TODO;

/// # Faceless
///
/// `OG_174e` · Neutral enchantment
///
/// > Copying stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_174e todo f8ec428e f3212c01
pub const OG_174e: Power = TODO;

/// # Validated Doomsayer
///
/// `OG_200` · Neutral minion · 5 mana · 0/7
///
/// > At the start of your turn, set this minion's Attack to 7.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Doom Free [`OG_200e`]
///
/// State: Todo
//~ OG_200 todo 40343fe2 bcd731d8
pub const OG_200: Power = TODO;

/// # Doom Free
///
/// `OG_200e` · Neutral enchantment
///
/// > Attack set to 7.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_200e todo 8878832e 8a1035a4
pub const OG_200e: Power = TODO;

/// # Twisted Worgen
///
/// `OG_247` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ OG_247 vanilla 8054b90b 2be1c667
pub const OG_247: Power = VANILLA;

/// # Am'gam Rager
///
/// `OG_248` · Neutral minion · 3 mana · 1/5
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
///
/// State: Vanilla
//~ OG_248 vanilla 1e8d8f97 7f3a4939
pub const OG_248: Power = VANILLA;

/// # Infested Tauren
///
/// `OG_249` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Deathrattle:** Summon a 2/2 Slime.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Slime [`OG_249a`]
///
/// State: Todo
//~ OG_249 todo 2e49c54d ba6ed328
pub const OG_249: Power = TODO;

/// # Slime
///
/// `OG_249a` · Neutral minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_249a vanilla 50db79fb 07ec088f
pub const OG_249a: Power = VANILLA;

/// # Eater of Secrets
///
/// `OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Secretly Sated [`OG_254e`]
///
/// State: Todo
//~ OG_254 todo 700ad542 ce8e1cc5
pub const OG_254: Power = TODO;

/// # Secretly Sated
///
/// `OG_254e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_254e todo 9f084b7a ffba4861
pub const OG_254e: Power = TODO;

/// # Doomcaller
///
/// `OG_255` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_255 todo eb660b68 1b848262
pub const OG_255: Power = TODO;

/// # Spawn of N'Zoth
///
/// `OG_256` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Slimed [`OG_256e`]
///
/// State: Todo
//~ OG_256 todo 654d5f11 548cae08
pub const OG_256: Power = TODO;

/// # Slimed
///
/// `OG_256e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_256e todo 4f93ddf5 603061b5
pub const OG_256e: Power = TODO;

/// # Nerubian Soldier
///
/// `OG_270a` · Neutral minion · 8 mana · 7/7
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_270a vanilla 184a66cb f81ad31b
pub const OG_270a: Power = VANILLA;

/// # Scaled Nightmare
///
/// `OG_271` · Neutral minion · 6 mana · 2/8
///
/// > At the start of your turn, double this minion's Attack.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Dragon
/// - Enchantments: Terrifying Visage [`OG_271e`]
///
/// State: Todo
//~ OG_271 todo 4720488c 81ce774f
pub const OG_271: Power = TODO;

/// # Terrifying Visage
///
/// `OG_271e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_271e todo 8a2a6507 22a30fbd
pub const OG_271e: Power = TODO;

/// # Twilight Summoner
///
/// `OG_272` · Neutral minion · 4 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/5 Faceless Destroyer.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Faceless Destroyer [`OG_272t`]
///
/// State: Todo
//~ OG_272 todo 11715179 592bf9df
pub const OG_272: Power = TODO;

/// # Faceless Destroyer
///
/// `OG_272t` · Neutral minion · 4 mana · 5/5
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ OG_272t vanilla 3bb07dde a5908c2a
pub const OG_272t: Power = VANILLA;

/// # C'Thun
///
/// `OG_279` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// - Set: Whispers of the Old Gods · legendary
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_279 todo 102a6302 803b845b
pub const OG_279: Power = TODO;

/// # C'Thun
///
/// `OG_280` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1, `2165` = 1, `3076` = 1, `3633` = 1
///
/// State: Todo
//~ OG_280 todo 0fb0c96c ee7c2f33
pub const OG_280: Power = TODO;

/// # Beckoner of Evil
///
/// `OG_281` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Fanatic Devotion [`OG_281e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_281 todo a0352bdb 699edd87
pub const OG_281: Power = TODO;

/// # Fanatic Devotion
///
/// `OG_281e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_281e todo 0e4db6ec 10e51512
pub const OG_281e: Power = TODO;

/// # C'Thun's Chosen
///
/// `OG_283` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_283 todo b65f2cc8 d17955d8
pub const OG_283: Power = TODO;

/// # Twilight Geomancer
///
/// `OG_284` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Geomancy [`OG_284e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_284 todo f55a3180 17060eb0
pub const OG_284: Power = TODO;

/// # Geomancy
///
/// `OG_284e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_284e todo 79598ffd 8371a85c
pub const OG_284e: Power = TODO;

/// # Twilight Elder
///
/// `OG_286` · Neutral minion · 3 mana · 3/4
///
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_286 todo d44f290f 9394e2bf
pub const OG_286: Power = TODO;

/// # Ancient Harbinger
///
/// `OG_290` · Neutral minion · 6 mana · 4/6
///
/// > At the start of your turn, put a 10-Cost minion from your deck into your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Caller Devotion [`OG_290e`]
///
/// State: Todo
//~ OG_290 todo fff37940 c8b16aa9
pub const OG_290: Power = TODO;

/// # Caller Devotion
///
/// `OG_290e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_290e todo db45419f 02cb0198
pub const OG_290e: Power = TODO;

/// # Cult Apothecary
///
/// `OG_295` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ OG_295 todo 939b32aa a9359e8c
pub const OG_295: Power = TODO;

/// # The Boogeymonster
///
/// `OG_300` · Neutral minion · 8 mana · 6/7
///
/// > Whenever this attacks and kills a minion, gain +2/+2.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58425
/// - Enchantments: Tasty! [`OG_300e`]
///
/// State: Todo
//~ OG_300 todo bfe21a9c a87a96a5
pub const OG_300: Power = TODO;

/// # Tasty!
///
/// `OG_300e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_300e todo b70cecc5 116deb0d
pub const OG_300e: Power = TODO;

/// # Deathwing, Dragonlord
///
/// `OG_317` · Neutral minion · 10 mana · 12/12
///
/// > **Deathrattle:** Put all Dragons from your hand into the battlefield.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tags: `4485` = 1
///
/// State: Todo
//~ OG_317 todo d28012c3 51757c44
pub const OG_317: Power = TODO;

/// # Hogger, Doom of Elwynn
///
/// `OG_318` · Neutral minion · 7 mana · 6/6
///
/// > Whenever this minion takes damage, summon a 2/2 Gnoll with **Taunt**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Refers to: Taunt
/// - Tokens: Gnoll [`OG_318t`]
///
/// State: Todo
//~ OG_318 todo 5851ab20 9d89cf7d
pub const OG_318: Power = TODO;

/// # Gnoll
///
/// `OG_318t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ OG_318t vanilla 7caf0aba 2077b0ad
pub const OG_318t: Power = VANILLA;

/// # Twin Emperor Vek'nilash
///
/// `OG_319` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ OG_319 vanilla f859c64a 03070d15
pub const OG_319: Power = VANILLA;

/// # Midnight Drake
///
/// `OG_320` · Neutral minion · 4 mana · 1/4
///
/// > **Battlecry:** Gain +1 Attack for each other card in your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Hour of Corruption [`OG_320e`]
///
/// State: Todo
//~ OG_320 todo f94ff8e2 00b591c8
pub const OG_320: Power = TODO;

/// # Hour of Corruption
///
/// `OG_320e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_320e todo 95dc8001 6c8d9e56
pub const OG_320e: Power = TODO;

/// # Crazed Worshipper
///
/// `OG_321` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Power of Faith [`OG_321e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_321 todo 4726ed8c 55fff0cb
pub const OG_321: Power = TODO;

/// # Power of Faith
///
/// `OG_321e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_321e todo 48e80a00 cfb7fe57
pub const OG_321e: Power = TODO;

/// # Blackwater Pirate
///
/// `OG_322` · Neutral minion · 4 mana · 2/5
///
/// > Your weapons cost (2) less.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ OG_322 todo b8348206 d780b5ef
pub const OG_322: Power = TODO;

/// # Polluted Hoarder
///
/// `OG_323` · Neutral minion · 4 mana · 4/2
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ OG_323 todo 0b59ae8c 7d3b86fa
pub const OG_323: Power = TODO;

/// # Duskboar
///
/// `OG_326` · Neutral minion · 2 mana · 4/1
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ OG_326 vanilla 70443dc3 ffc92225
pub const OG_326: Power = VANILLA;

/// # Squirming Tentacle
///
/// `OG_327` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ OG_327 vanilla 1e7e1af6 bb037586
pub const OG_327: Power = VANILLA;

/// # Cyclopian Horror
///
/// `OG_337` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Gain +1 Health for each enemy minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Eve of Destruction [`OG_337e`]
///
/// State: Todo
//~ OG_337 todo 859bb77a b43b94c9
pub const OG_337: Power = TODO;

/// # Eve of Destruction
///
/// `OG_337e` · Neutral enchantment
///
/// > Stats increased.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_337e todo 687eb60a bcfde751
pub const OG_337e: Power = TODO;

/// # Nat, the Darkfisher
///
/// `OG_338` · Neutral minion · 2 mana · 2/4
///
/// > At the start of your opponent's turn, they have a 50% chance to draw an extra card.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
///
/// State: Todo
//~ OG_338 todo a9f15284 a26bb3a2
pub const OG_338: Power = TODO;

/// # Skeram Cultist
///
/// `OG_339` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Vassal's Subservience [`OG_339e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ OG_339 todo c726916c e4ec3e9e
pub const OG_339: Power = TODO;

/// # Vassal's Subservience
///
/// `OG_339e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_339e todo f3d9c89f 25d31d43
pub const OG_339e: Power = TODO;

/// # Soggoth the Slitherer
///
/// `OG_340` · Neutral minion · 9 mana · 5/9
///
/// > **Taunt Elusive**
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ OG_340 vanilla aaf7e88a f3066893
pub const OG_340: Power = VANILLA;
