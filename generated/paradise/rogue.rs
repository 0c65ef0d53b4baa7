//! Rogue cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Metal Detector
///
/// `VAC_330` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ VAC_330 todo 21c59bad e6cdb2c1
pub const VAC_330: Power = TODO;

/// # Sea Shill
///
/// `VAC_332` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** The next card you play from another class costs (2) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Sea Shill [`VAC_332e`]
///
/// State: Todo
//~ VAC_332 todo ad31df23 fcf9d9a6
pub const VAC_332: Power = TODO;

/// # Sea Shill
///
/// `VAC_332e` · Rogue enchantment
///
/// > The next card you play from another class costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_332e todo 8d700718 b8d7966e
pub const VAC_332e: Power = TODO;

/// # Conniving Conman
///
/// `VAC_333` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Replay the last card you played from another class.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_333 todo aef2bd9e d7b400a6
pub const VAC_333: Power = TODO;

/// # Knickknack Shack
///
/// `VAC_334` · Rogue location · 3 mana · 0 uses
///
/// > Draw a card. If you play it this turn, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_334 todo 2a924663 9bbfb07f
pub const VAC_334: Power = TODO;

/// # Petty Theft
///
/// `VAC_335` · Rogue spell · 1 mana
///
/// > Get two random 1-Cost spells from other classes.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_335 todo a7d7397c 3a151ab4
pub const VAC_335: Power = TODO;

/// # Maestra, Mask Merchant
///
/// `VAC_336` · Rogue minion · 2 mana · 3/2
///
/// > **Warlock Tourist** Battlecry: **Discover** a Hero card from the past *(from another class)*.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Discover, Warlock Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 9, `4357` = 1
///
/// State: Todo
//~ VAC_336 todo 5976b863 541d0fea
pub const VAC_336: Power = TODO;

/// # Oh, Manager!
///
/// `VAC_460` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Get a Coin.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ VAC_460 todo 44d4961b c867394f
pub const VAC_460: Power = TODO;

/// # Treasure Hunter Eudora
///
/// `VAC_464` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Discover, Side Quest
/// - Tokens: Eudora's Treasure Hunt [`VAC_464t`], Spyglass [`VAC_464t10`], Clockwork Assistant [`VAC_464t11`], Puzzle Box [`VAC_464t12`], Hyperblaster [`VAC_464t14`], Gnomish Army Knife [`VAC_464t15`], Wand of Disintegration [`VAC_464t16`], Staff of Scales [`VAC_464t17`], Canopic Jars [`VAC_464t18`], Ancient Reflections [`VAC_464t19`], Necrotic Poison [`VAC_464t2`], Banana Split [`VAC_464t20`], Dr. Boom's Boombox [`VAC_464t21`], Wax Rager [`VAC_464t22`], Embers of Ragnaros [`VAC_464t23`], Book of the Dead [`VAC_464t24`], Annoy-o Horn [`VAC_464t25`], Grimmer Patron [`VAC_464t26`], Beastly Beauty [`VAC_464t27`], Vampiric Fangs [`VAC_464t28`], Blade of Quel'Delar [`VAC_464t29`], Mutating Injection [`VAC_464t3`], Hilt of Quel'Delar [`VAC_464t30`], Quel'Delar [`VAC_464t31`], The Exorcisor [`VAC_464t4`], Pure Cold [`VAC_464t5`], Bubba [`VAC_464t6`], Holy Book [`VAC_464t7`], Crusty the Crustacean [`VAC_464t8`], Looming Presence [`VAC_464t9`]
///
/// State: Todo
//~ VAC_464 todo 7a647baa 9ed937ae
pub const VAC_464: Power = TODO;

/// # Eudora's Treasure Hunt
///
/// `VAC_464t` · Rogue spell · 1 mana
///
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
///
/// - Set: Perils in Paradise
/// - Mechanics: Discover, Dont Pick From Subsets, Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ VAC_464t todo b8845f48 f3ef9e73
pub const VAC_464t: Power = TODO;

/// # Spyglass
///
/// `VAC_464t10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t10 todo d35aa712 9834a6de
pub const VAC_464t10: Power = TODO;

/// # Clockwork Assistant
///
/// `VAC_464t11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// - Set: Perils in Paradise
/// - Minion type: Mech
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t11 todo 5db2b773 dc872883
pub const VAC_464t11: Power = TODO;

/// # Puzzle Box
///
/// `VAC_464t12` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t12 todo 2bcc1160 d58a9ff0
pub const VAC_464t12: Power = TODO;

/// # Hyperblaster
///
/// `VAC_464t14` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// - Set: Perils in Paradise
/// - Mechanics: Poisonous
/// - Refers to: Immune
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t14 todo 49f7cbc3 3524d38e
pub const VAC_464t14: Power = TODO;

/// # Gnomish Army Knife
///
/// `VAC_464t15` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Perils in Paradise
/// - Refers to: Windfury, Taunt, Stealth, Divine Shield, Poisonous, Lifesteal, Rush
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t15 todo faafa760 726904e5
pub const VAC_464t15: Power = TODO;

/// # Wand of Disintegration
///
/// `VAC_464t16` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// - Set: Perils in Paradise
/// - Mechanics: Silence
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t16 todo 5fb20ac5 bcae3974
pub const VAC_464t16: Power = TODO;

/// # Staff of Scales
///
/// `VAC_464t17` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// - Set: Perils in Paradise
/// - Refers to: Poisonous, Rush, Reborn
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t17 todo 63176852 e7eaa92f
pub const VAC_464t17: Power = TODO;

/// # Canopic Jars
///
/// `VAC_464t18` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// - Set: Perils in Paradise
/// - Refers to: Deathrattle
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t18 todo 91f7c0dd f560d88b
pub const VAC_464t18: Power = TODO;

/// # Ancient Reflections
///
/// `VAC_464t19` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t19 todo 4b200e52 a9f409b4
pub const VAC_464t19: Power = TODO;

/// # Necrotic Poison
///
/// `VAC_464t2` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t2 todo 7d29f3c1 d8564170
pub const VAC_464t2: Power = TODO;

/// # Banana Split
///
/// `VAC_464t20` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t20 todo d15f56d9 21ece7fc
pub const VAC_464t20: Power = TODO;

/// # Dr. Boom's Boombox
///
/// `VAC_464t21` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t), Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ VAC_464t21 todo 0b5778b5 023b1012
pub const VAC_464t21: Power = TODO;

/// # Wax Rager
///
/// `VAC_464t22` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tags: `3431` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ VAC_464t22 todo 22dbf5b1 02254bd6
pub const VAC_464t22: Power = TODO;

/// # Embers of Ragnaros
///
/// `VAC_464t23` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t23 todo 931c79cb 99c09fb5
pub const VAC_464t23: Power = TODO;

/// # Book of the Dead
///
/// `VAC_464t24` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t24 todo 799ab72d 91b18dda
pub const VAC_464t24: Power = TODO;

/// # Annoy-o Horn
///
/// `VAC_464t25` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t25 todo 49dd11f8 041fde70
pub const VAC_464t25: Power = TODO;

/// # Grimmer Patron
///
/// `VAC_464t26` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t26 todo 890c92d8 515843f3
pub const VAC_464t26: Power = TODO;

/// # Beastly Beauty
///
/// `VAC_464t27` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// - Set: Perils in Paradise
/// - Mechanics: Rush
/// - Tags: `3431` = 1
/// - Tokens: Beautiful Beast [`VAC_464t27t`]
///
/// State: Todo
//~ VAC_464t27 todo 0d0584af ed873e40
pub const VAC_464t27: Power = TODO;

/// # Beautiful Beast
///
/// `VAC_464t27t` · Neutral minion · 5 mana · 8/8
///
/// - Set: Perils in Paradise
///
/// State: Vanilla
//~ VAC_464t27t vanilla 36750c2a c3aa6bbe
pub const VAC_464t27t: Power = VANILLA;

/// # Vampiric Fangs
///
/// `VAC_464t28` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t28 todo cdc2d1a0 e1d063e2
pub const VAC_464t28: Power = TODO;

/// # Blade of Quel'Delar
///
/// `VAC_464t29` · Neutral weapon · 1 mana · 2/2 durability
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Vanilla
//~ VAC_464t29 vanilla c633bce8 0b066e5d
pub const VAC_464t29: Power = VANILLA;

/// # Mutating Injection
///
/// `VAC_464t3` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Refers to: Taunt
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t3 todo bc3d3d5d b8cc5c28
pub const VAC_464t3: Power = TODO;

/// # Hilt of Quel'Delar
///
/// `VAC_464t30` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ VAC_464t30 todo 9ee0d331 38d762b2
pub const VAC_464t30: Power = TODO;

/// # Quel'Delar
///
/// `VAC_464t31` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// - Set: Perils in Paradise
/// - Tokens: Forging Quel'Delar [`VAC_464t31t`]
///
/// State: Todo
//~ VAC_464t31 todo ba7442f3 298012d6
pub const VAC_464t31: Power = TODO;

/// # Forging Quel'Delar
///
/// `VAC_464t31t` · Neutral spell · 0 mana
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_464t31t todo 3e1e22d9 9661f259
pub const VAC_464t31t: Power = TODO;

/// # The Exorcisor
///
/// `VAC_464t4` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// - Set: Perils in Paradise
/// - Refers to: Silence
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t4 todo 4a4d647a 1faac8ea
pub const VAC_464t4: Power = TODO;

/// # Pure Cold
///
/// `VAC_464t5` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// - Set: Perils in Paradise
/// - Mechanics: Freeze
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t5 todo f45f874d e81fdbf6
pub const VAC_464t5: Power = TODO;

/// # Bubba
///
/// `VAC_464t6` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `3431` = 1
/// - Target: "Choose a minion to attack."
///
/// State: Todo
//~ VAC_464t6 todo 33847a6f 0d728bf9
pub const VAC_464t6: Power = TODO;

/// # Holy Book
///
/// `VAC_464t7` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// - Set: Perils in Paradise
/// - Mechanics: Silence
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t7 todo 1dae4394 e6dc3fde
pub const VAC_464t7: Power = TODO;

/// # Crusty the Crustacean
///
/// `VAC_464t8` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `3431` = 1
/// - Target: "Destroy a minion"
///
/// State: Todo
//~ VAC_464t8 todo 1780bed8 9547032b
pub const VAC_464t8: Power = TODO;

/// # Looming Presence
///
/// `VAC_464t9` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// - Set: Perils in Paradise
/// - Tags: `3431` = 1
///
/// State: Todo
//~ VAC_464t9 todo 3f598d0b af946ae3
pub const VAC_464t9: Power = TODO;

/// # Snatch and Grab
///
/// `VAC_700` · Rogue spell · 8 mana
///
/// > Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ VAC_700 todo 0e0f7550 cd5c6eb1
pub const VAC_700: Power = TODO;

/// # Swarthy Swordshiner
///
/// `VAC_701` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Set the Attack and Durability of your weapon to 3.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Polished Sheen [`VAC_701e`]
///
/// State: Todo
//~ VAC_701 todo 0aca3b32 4ccdb757
pub const VAC_701: Power = TODO;

/// # Polished Sheen
///
/// `VAC_701e` · Neutral enchantment
///
/// > Set to 3/3.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_701e todo 34b90707 57b85945
pub const VAC_701e: Power = TODO;

/// # Agency Espionage
///
/// `WORK_004` · Rogue spell · 4 mana
///
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Espionage! [`WORK_004e`]
///
/// State: Todo
//~ WORK_004 todo 50eb7178 ad468ef8
pub const WORK_004: Power = TODO;

/// # Espionage!
///
/// `WORK_004e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_004e todo d226f4a2 0bf2ee36
pub const WORK_004e: Power = TODO;

/// # Sharp Shipment
///
/// `WORK_005` · Rogue spell · 4 mana
///
/// > Give your weapon +2/+2.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Sharp [`WORK_005e`]
///
/// State: Todo
//~ WORK_005 todo 5fa44481 e1e50de1
pub const WORK_005: Power = TODO;

/// # Sharp
///
/// `WORK_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_005e todo 34b0007a 476e1cd4
pub const WORK_005e: Power = TODO;

/// # Robocaller
///
/// `WORK_006` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `TAG_SCRIPT_DATA_NUM_2` = 8, `TAG_SCRIPT_DATA_NUM_3` = 8
///
/// State: Todo
//~ WORK_006 todo 22fd6087 94f04906
pub const WORK_006: Power = TODO;
