//! Neutral cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Phantom Freebooter
///
/// `ICC_018` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain stats equal to your weapon's.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Enchantments: Witty Weaponplay [`ICC_018e`]
///
/// State: Todo
//~ ICC_018 todo 93ca6db6 2966bd25
pub const ICC_018: Power = TODO;

/// # Witty Weaponplay
///
/// `ICC_018e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_018e todo d3f16d8d 0413d2c2
pub const ICC_018e: Power = TODO;

/// # Skelemancer
///
/// `ICC_019` · Neutral minion · 5 mana · 2/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Skeletal Flayer [`ICC_019t`]
///
/// State: Todo
//~ ICC_019 todo 4359ca06 6469e914
pub const ICC_019: Power = TODO;

/// # Skeletal Flayer
///
/// `ICC_019t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_019t vanilla a8782d0b ae4cbc9d
pub const ICC_019t: Power = VANILLA;

/// # Snowflipper Penguin
///
/// `ICC_023` · Neutral minion · 0 mana · 1/1
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ ICC_023 vanilla 43af431b c0275b42
pub const ICC_023: Power = VANILLA;

/// # Rattling Rascal
///
/// `ICC_025` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Skeletal Enforcer [`ICC_025t`]
///
/// State: Todo
//~ ICC_025 todo d7d5acdb 5997a87d
pub const ICC_025: Power = TODO;

/// # Skeletal Enforcer
///
/// `ICC_025t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_025t vanilla 7d49ed27 0991be31
pub const ICC_025t: Power = VANILLA;

/// # Grim Necromancer
///
/// `ICC_026` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two 1/1 Skeletons.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Skeleton [`ICC_026t`]
///
/// State: Todo
//~ ICC_026 todo ada1fd69 0a60be50
pub const ICC_026: Power = TODO;

/// # Skeleton
///
/// `ICC_026t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_026t vanilla c7ceae79 e1b478bf
pub const ICC_026t: Power = VANILLA;

/// # Bone Drake
///
/// `ICC_027` · Neutral minion · 6 mana · 6/5
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Todo
//~ ICC_027 todo bcd49c21 1f037207
pub const ICC_027: Power = TODO;

/// # Sunborne Val'kyr
///
/// `ICC_028` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give adjacent minions +2 Health.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Blessing of the Val'kyr [`ICC_028e`]
///
/// State: Todo
//~ ICC_028 todo 54130b42 04afefe0
pub const ICC_028: Power = TODO;

/// # Blessing of the Val'kyr
///
/// `ICC_028e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_028e todo f2e85a3a 2ee3b731
pub const ICC_028e: Power = TODO;

/// # Cobalt Scalebane
///
/// `ICC_029` · Neutral minion · 5 mana · 5/5
///
/// > At the end of your turn, give another random friendly minion +3 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Bacon Subset Dragon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 61442
/// - Enchantments: Dragonscales [`ICC_029e`]
///
/// State: Todo
//~ ICC_029 todo c62190c1 986b2ad6
pub const ICC_029: Power = TODO;

/// # Dragonscales
///
/// `ICC_029e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_029e todo 3c940f1c c1bbf19c
pub const ICC_029e: Power = TODO;

/// # Night Howler
///
/// `ICC_031` · Neutral minion · 4 mana · 3/4
///
/// > Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Enchantments: Awooooo! [`ICC_031e`]
///
/// State: Todo
//~ ICC_031 todo 006dfc29 b32fffa1
pub const ICC_031: Power = TODO;

/// # Awooooo!
///
/// `ICC_031e` · Neutral enchantment
///
/// > This minion has increased Attack.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `3860` = 1
///
/// State: Todo
//~ ICC_031e todo ca253850 3dd740a3
pub const ICC_031e: Power = TODO;

/// # Venomancer
///
/// `ICC_032` · Neutral minion · 5 mana · 2/5
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ICC_032 vanilla c952b839 f245bb7c
pub const ICC_032: Power = VANILLA;

/// # Vryghoul
///
/// `ICC_067` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Ghoul [`ICC_900t`]
///
/// State: Todo
//~ ICC_067 todo 115bf4c5 50ae2c0f
pub const ICC_067: Power = TODO;

/// # Acherus Veteran
///
/// `ICC_092` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1 Attack."
/// - Enchantments: Veteran's Favor [`ICC_092e`]
///
/// State: Todo
//~ ICC_092 todo 072aaae5 ce6b563e
pub const ICC_092: Power = TODO;

/// # Veteran's Favor
///
/// `ICC_092e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_092e todo dc2f947a 714994e7
pub const ICC_092e: Power = TODO;

/// # Tuskarr Fisherman
///
/// `ICC_093` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give Spell Damage +1."
/// - Enchantments: Fresh Fish! [`ICC_093e`]
///
/// State: Todo
//~ ICC_093 todo ad1cdc89 ec165092
pub const ICC_093: Power = TODO;

/// # Fresh Fish!
///
/// `ICC_093e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_093e todo 9cc2c37b 0b818578
pub const ICC_093e: Power = TODO;

/// # Fallen Sun Cleric
///
/// `ICC_094` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Cleric's Blessing [`ICC_094e`]
///
/// State: Todo
//~ ICC_094 todo 8468b637 ed56361e
pub const ICC_094: Power = TODO;

/// # Cleric's Blessing
///
/// `ICC_094e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_094e todo 0f67ffd7 391bd0b8
pub const ICC_094e: Power = TODO;

/// # Furnacefire Colossus
///
/// `ICC_096` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Me Bigger [`ICC_096e`]
///
/// State: Todo
//~ ICC_096 todo 4aa872b7 b9eb7ebe
pub const ICC_096: Power = TODO;

/// # Me Bigger
///
/// `ICC_096e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_096e todo 9d6a5e5b 6131a90a
pub const ICC_096e: Power = TODO;

/// # Grave Shambler
///
/// `ICC_097` · Neutral minion · 4 mana · 4/4
///
/// > Whenever your weapon is destroyed, gain +1/+1.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Elemental
/// - Tags: `2534` = 1
/// - Enchantments: Armed and Dangerous [`ICC_097e`]
///
/// State: Todo
//~ ICC_097 todo 06e41d23 366aeee1
pub const ICC_097: Power = TODO;

/// # Armed and Dangerous
///
/// `ICC_097e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_097e todo 347fcb2b 4dcd8c50
pub const ICC_097e: Power = TODO;

/// # Tomb Lurker
///
/// `ICC_098` · Neutral minion · 5 mana · 5/3
///
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ ICC_098 todo 58182740 cfac0da4
pub const ICC_098: Power = TODO;

/// # Ticking Abomination
///
/// `ICC_099` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Ticking Abomination [`ICC_099_Puzzle`]
///
/// State: Todo
//~ ICC_099 todo 6c1ded24 ffcca463
pub const ICC_099: Power = TODO;

/// # Ticking Abomination
///
/// `ICC_099_Puzzle` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_099_Puzzle todo d9fd666e 77a685da
pub const ICC_099_Puzzle: Power = TODO;

/// # Deadscale Knight
///
/// `ICC_220` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ ICC_220 vanilla 6ca2b93f cf4e200a
pub const ICC_220: Power = VANILLA;

/// # Corpse Raiser
///
/// `ICC_257` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry, Death Knight
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give "Deathrattle: Resummon this minion.""
/// - Enchantments: Ready to Return [`ICC_257e`]
///
/// State: Todo
//~ ICC_257 todo 467c40f8 c475316f
pub const ICC_257: Power = TODO;

/// # Ready to Return
///
/// `ICC_257e` · Neutral enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_257e todo 28b7c821 63717642
pub const ICC_257e: Power = TODO;

/// # The Lich King
///
/// `ICC_314` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Entourage: Doom Pact [`ICC_314t3`], Army of the Frozen Throne [`ICC_314t2`], Anti-Magic Shell [`ICC_314t7`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Obliterate [`ICC_314t6`], Death and Decay [`ICC_314t8`], Frostmourne [`ICC_314t1`]
/// - Tokens: Frostmourne [`ICC_314t1`], Army of the Frozen Throne [`ICC_314t2`], Doom Pact [`ICC_314t3`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Obliterate [`ICC_314t6`], Anti-Magic Shell [`ICC_314t7`], Death and Decay [`ICC_314t8`]
///
/// State: Todo
//~ ICC_314 todo ff18eb03 f669cd61
pub const ICC_314: Power = TODO;

/// # Frostmourne
///
/// `ICC_314t1` · Death Knight weapon · 7 mana · 5/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Deathrattle
/// - Enchantments: Trapped Soul [`ICC_314t1e`]
///
/// State: Todo
//~ ICC_314t1 todo 19b80472 c98bbbe6
pub const ICC_314t1: Power = TODO;

/// # Trapped Soul
///
/// `ICC_314t1e` · Neutral enchantment
///
/// > {0}
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `1179` = 1
///
/// State: Todo
//~ ICC_314t1e todo dbe7741f f005b8d1
pub const ICC_314t1e: Power = TODO;

/// # Army of the Frozen Throne
///
/// `ICC_314t2` · Death Knight spell · Shadow · 6 mana
///
/// > Remove the top 5 cards of your deck. Summon any minions removed.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_314t2 todo 73039d6d e7f3c1c3
pub const ICC_314t2: Power = TODO;

/// # Doom Pact
///
/// `ICC_314t3` · Death Knight spell · Shadow · 5 mana
///
/// > Destroy all minions. Remove the top card from your deck for each minion destroyed.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_314t3 todo 4c6a169a b7f9ae9d
pub const ICC_314t3: Power = TODO;

/// # Death Grip
///
/// `ICC_314t4` · Death Knight spell · Shadow · 2 mana
///
/// > Steal a minion from your opponent's deck and add it to your hand.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_314t4 todo ebbc9d77 3c700f1f
pub const ICC_314t4: Power = TODO;

/// # Death Coil
///
/// `ICC_314t5` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $5 damage to an enemy, or restore #5 Health to a friendly character.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_314t5 todo cf900078 4a51c7a3
pub const ICC_314t5: Power = TODO;

/// # Obliterate
///
/// `ICC_314t6` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Your hero takes damage equal to its Health.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Immune To Spellpower
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_314t6 todo 9febd158 a3a48980
pub const ICC_314t6: Power = TODO;

/// # Anti-Magic Shell
///
/// `ICC_314t7` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +2/+2 and **Elusive**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Elusive
/// - Enchantments: Anti-Magic Shell [`ICC_314t7e`]
///
/// State: Todo
//~ ICC_314t7 todo c7198716 ba087dbb
pub const ICC_314t7: Power = TODO;

/// # Anti-Magic Shell
///
/// `ICC_314t7e` · Neutral enchantment
///
/// > +2/+2 and **Elusive**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_314t7e todo 470744b8 1cf0262c
pub const ICC_314t7e: Power = TODO;

/// # Death and Decay
///
/// `ICC_314t8` · Death Knight spell · Shadow · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_314t8 todo 3737c82f 6228cf3c
pub const ICC_314t8: Power = TODO;

/// # Saronite Chain Gang
///
/// `ICC_466` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Summon a Saronite Chain Gang.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ ICC_466 todo 76a2b847 036512ff
pub const ICC_466: Power = TODO;

/// # Deathspeaker
///
/// `ICC_467` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Give Immune this turn."
/// - Enchantments: Deathward [`ICC_467e`]
///
/// State: Todo
//~ ICC_467 todo 3adf748e 6c0b08c7
pub const ICC_467: Power = TODO;

/// # Deathward
///
/// `ICC_467e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ICC_467e todo ee51cc10 3d35ee4c
pub const ICC_467e: Power = TODO;

/// # Wretched Tiller
///
/// `ICC_468` · Neutral minion · 1 mana · 1/1
///
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ ICC_468 todo 2ac9137f 9bc586b8
pub const ICC_468: Power = TODO;

/// # Frostmourne Enchantment
///
/// `ICC_483e` · Neutral enchantment
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_483e todo 9914c609 80ab8ac8
pub const ICC_483e: Power = TODO;

/// # Happy Ghoul
///
/// `ICC_700` · Neutral minion · 3 mana · 3/3
///
/// > Costs (0) if your hero was healed this turn.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ ICC_700 todo def05554 e08ad454
pub const ICC_700: Power = TODO;

/// # Skulking Geist
///
/// `ICC_701` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ICC_701 todo 4b520026 eacfdc99
pub const ICC_701: Power = TODO;

/// # Shallow Gravedigger
///
/// `ICC_702` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_702 todo 1dca5083 312b059a
pub const ICC_702: Power = TODO;

/// # Bonemare
///
/// `ICC_705` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +4/+4 and Taunt."
/// - Enchantments: Bonemare's Boon [`ICC_705e`]
///
/// State: Todo
//~ ICC_705 todo 38f181ca c1c850f9
pub const ICC_705: Power = TODO;

/// # Bonemare's Boon
///
/// `ICC_705e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_705e todo 362cef75 ec3740ab
pub const ICC_705e: Power = TODO;

/// # Nerubian Unraveler
///
/// `ICC_706` · Neutral minion · 6 mana · 5/5
///
/// > Spells cost (2) more.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Unravelled [`ICC_706e`]
///
/// State: Todo
//~ ICC_706 todo 1c8b1d99 a20ad6c5
pub const ICC_706: Power = TODO;

/// # Unravelled
///
/// `ICC_706e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_706e todo 285c7322 19934d54
pub const ICC_706e: Power = TODO;

/// # Zombeast
///
/// `ICC_800h3t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ ICC_800h3t vanilla 0fd030be 090f7fef
pub const ICC_800h3t: Power = VANILLA;

/// # Deathaxe Punisher
///
/// `ICC_810` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Bloodthirsty [`ICC_810e`]
///
/// State: Todo
//~ ICC_810 todo 49900e6e 923643af
pub const ICC_810: Power = TODO;

/// # Bloodthirsty
///
/// `ICC_810e` · Neutral enchantment
///
/// > +2/+2 from Deathaxe Punisher.
///
/// - Set: Knights of the Frozen Throne
/// - Tokens: Deathaxe Punisher [`ICC_810`]
///
/// State: Todo
//~ ICC_810e todo f91e6bcf 471ef839
pub const ICC_810e: Power = TODO;

/// # Meat Wagon
///
/// `ICC_812` · Neutral minion · 4 mana · 1/4
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_812 todo 9c2f3c22 e0a70644
pub const ICC_812: Power = TODO;

/// # Prince Keleseth
///
/// `ICC_851` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Keleseth's Blessing [`ICC_851e`]
///
/// State: Todo
//~ ICC_851 todo 1a380e9b e1ead902
pub const ICC_851: Power = TODO;

/// # Keleseth's Blessing
///
/// `ICC_851e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_851e todo 978d2b8c b6e0560d
pub const ICC_851e: Power = TODO;

/// # Prince Taldaram
///
/// `ICC_852` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_NO_3_COST_CARD_IN_DECK` (hearthstone-data 36393.1)
/// - Target: "Transform into a copy."
/// - Enchantments: Taldaram's Visage [`ICC_852e`]
///
/// State: Todo
//~ ICC_852 todo 2084e69e 25f01947
pub const ICC_852: Power = TODO;

/// # Taldaram's Visage
///
/// `ICC_852e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_852e todo 941af656 2c4afe22
pub const ICC_852e: Power = TODO;

/// # Prince Valanar
///
/// `ICC_853` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Lifesteal
///
/// State: Todo
//~ ICC_853 todo dc972d14 69fb2dea
pub const ICC_853: Power = TODO;

/// # Arfus
///
/// `ICC_854` · Neutral minion · 4 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
/// - Entourage: Army of the Frozen Throne [`ICC_314t2`], Doom Pact [`ICC_314t3`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Anti-Magic Shell [`ICC_314t7`], Death and Decay [`ICC_314t8`], Obliterate [`ICC_314t6`], Frostmourne [`ICC_314t1`]
///
/// State: Todo
//~ ICC_854 todo 77d57950 85d810e3
pub const ICC_854: Power = TODO;

/// # Hyldnir Frostrider
///
/// `ICC_855` · Neutral minion · 3 mana · 4/4
///
/// > **Battlecry: Freeze** your other minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ ICC_855 todo ecd4af6e 5e3c9115
pub const ICC_855: Power = TODO;

/// # Spellweaver
///
/// `ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower
///
/// State: Todo
//~ ICC_856 todo 2ed6852c 26e934fb
pub const ICC_856: Power = TODO;

/// # Necrotic Geist
///
/// `ICC_900` · Neutral minion · 6 mana · 5/3
///
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Tokens: Ghoul [`ICC_900t`]
///
/// State: Todo
//~ ICC_900 todo e2fc3096 91bfc71b
pub const ICC_900: Power = TODO;

/// # Ghoul
///
/// `ICC_900t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_900t vanilla cc77368d 06172c61
pub const ICC_900t: Power = VANILLA;

/// # Drakkari Enchanter
///
/// `ICC_901` · Neutral minion · 3 mana · 1/5
///
/// > Your end of turn effects trigger twice.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Frost Magics [`ICC_901e`]
///
/// State: Todo
//~ ICC_901 todo 648e7085 ec64cb45
pub const ICC_901: Power = TODO;

/// # Frost Magics
///
/// `ICC_901e` · Neutral enchantment
///
/// > Your end of turn effects trigger twice.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_901e todo 4c1712fc b2bde881
pub const ICC_901e: Power = TODO;

/// # Mindbreaker
///
/// `ICC_902` · Neutral minion · 3 mana · 2/5
///
/// > Hero Powers are disabled.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ ICC_902 todo df8016d4 435fb6ee
pub const ICC_902: Power = TODO;

/// # Wicked Skeleton
///
/// `ICC_904` · Neutral minion · 4 mana · 1/1
///
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Extra Calcium [`ICC_904e`]
///
/// State: Todo
//~ ICC_904 todo df4fba79 4b616cbc
pub const ICC_904: Power = TODO;

/// # Extra Calcium
///
/// `ICC_904e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_904e todo ff9aa075 c1c2b095
pub const ICC_904e: Power = TODO;

/// # Bloodworm
///
/// `ICC_905` · Neutral minion · 5 mana · 4/4
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ ICC_905 vanilla 462ce4e1 623b7611
pub const ICC_905: Power = VANILLA;

/// # Keening Banshee
///
/// `ICC_911` · Neutral minion · 4 mana · 5/5
///
/// > Whenever you play a card, remove the top 3 cards of your deck.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ ICC_911 todo 05d8f676 db8ee7a6
pub const ICC_911: Power = TODO;

/// # Corpsetaker
///
/// `ICC_912` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Lifesteal
///
/// State: Todo
//~ ICC_912 todo 2486b596 ffb41d4a
pub const ICC_912: Power = TODO;

/// # Tainted Zealot
///
/// `ICC_913` · Neutral minion · 2 mana · 1/1
///
/// > **Divine Shield Spell Damage +1**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Divine Shield
///
/// State: Vanilla
//~ ICC_913 vanilla 0d6200f9 8b81dd87
pub const ICC_913: Power = VANILLA;
