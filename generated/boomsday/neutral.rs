//! Neutral cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Skaterbot
///
/// `BOT_020` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Magnetic
/// - Enchantments: Skaterbot [`BOT_020e`]
///
/// State: Todo
//~ BOT_020 todo 5ef8cca2 d4a2d09c
pub const BOT_020: Power = TODO;

/// # Skaterbot
///
/// `BOT_020e` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 47775
///
/// State: Todo
//~ BOT_020e todo af05c67b 1cd83eea
pub const BOT_020e: Power = TODO;

/// # Bronze Gatekeeper
///
/// `BOT_021` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Enchantments: Bronze Gatekeeper [`BOT_021e`]
/// - Tokens: Bronze Gatekeeper [`BOT_021_Puzzle`]
///
/// State: Todo
//~ BOT_021 todo e374ca90 ca319275
pub const BOT_021: Power = TODO;

/// # Bronze Gatekeeper
///
/// `BOT_021_Puzzle` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// - Set: The Boomsday Project · common
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Enchantments: Bronze Gatekeeper [`BOT_021e_Puzzle`]
///
/// State: Todo
//~ BOT_021_Puzzle todo 8cc2e4db b7ca8e4f
pub const BOT_021_Puzzle: Power = TODO;

/// # Bronze Gatekeeper
///
/// `BOT_021e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102219
/// - Enchantments: Bronze Gatekeeper [`BOT_021e_Puzzle`]
///
/// State: Todo
//~ BOT_021e todo f0233b6b 7b5c3ae2
pub const BOT_021e: Power = TODO;

/// # Bronze Gatekeeper
///
/// `BOT_021e_Puzzle` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 123005
///
/// State: Todo
//~ BOT_021e_Puzzle todo d3a76f56 b9894d3a
pub const BOT_021e_Puzzle: Power = TODO;

/// # Goblin Bomb
///
/// `BOT_031` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tokens: Goblin Bomb [`BOT_031_Puzzle`]
///
/// State: Todo
//~ BOT_031 todo 48d942d9 0011aa7f
pub const BOT_031: Power = TODO;

/// # Goblin Bomb
///
/// `BOT_031_Puzzle` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: The Boomsday Project · common
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_031_Puzzle todo f0ae050c 245ddf71
pub const BOT_031_Puzzle: Power = TODO;

/// # Rusty Recycler
///
/// `BOT_050` · Neutral minion · 5 mana · 2/6
///
/// > **Taunt Lifesteal**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Lifesteal
///
/// State: Vanilla
//~ BOT_050 vanilla c4d4203c 33b1226d
pub const BOT_050: Power = VANILLA;

/// # Mechanical Whelp
///
/// `BOT_066` · Neutral minion · 6 mana · 2/2
///
/// > **Deathrattle:** Summon a 7/7 Mechanical Dragon.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Dragon
/// - Mechanics: Deathrattle, Whelp
/// - Tags: `2523` = 1
/// - Tokens: Mechanical Dragon [`BOT_066t`]
///
/// State: Todo
//~ BOT_066 todo cfb5e185 1d694d54
pub const BOT_066: Power = TODO;

/// # Mechanical Dragon
///
/// `BOT_066t` · Neutral minion · 7 mana · 7/7
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ BOT_066t vanilla 6146991e c11dd348
pub const BOT_066t: Power = VANILLA;

/// # Faithful Lumi
///
/// `BOT_079` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 17, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Illuminated [`BOT_079e`]
///
/// State: Todo
//~ BOT_079 todo 65329147 592069ca
pub const BOT_079: Power = TODO;

/// # Illuminated
///
/// `BOT_079e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_079e todo ab7567a3 7a1aa16e
pub const BOT_079e: Power = TODO;

/// # Toxicologist
///
/// `BOT_083` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Toxic [`BOT_083e`]
///
/// State: Todo
//~ BOT_083 todo 212d8559 202c7ca2
pub const BOT_083: Power = TODO;

/// # Toxic
///
/// `BOT_083e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_083e todo a16c9288 cb69d402
pub const BOT_083e: Power = TODO;

/// # Unpowered Mauler
///
/// `BOT_098` · Neutral minion · 2 mana · 2/4
///
/// > Can only attack if you cast a spell this turn.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ BOT_098 todo b04d507e 416143e9
pub const BOT_098: Power = TODO;

/// # Spark Drill
///
/// `BOT_102` · Neutral minion · 6 mana · 5/1
///
/// > **Rush Deathrattle:** Add two 1/1 Sparks with **Rush** to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Spark [`BOT_102t`]
///
/// State: Todo
//~ BOT_102 todo 24f0da88 ff56b2b1
pub const BOT_102: Power = TODO;

/// # Spark
///
/// `BOT_102t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: The Boomsday Project
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BOT_102t vanilla 1dbcaab9 2a0b4a36
pub const BOT_102t: Power = VANILLA;

/// # Missile Launcher
///
/// `BOT_107` · Neutral minion · 6 mana · 4/4
///
/// > **Magnetic** At the end of your turn, deal 1 damage to all other characters.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Missile Launcher [`BOT_107e`]
///
/// State: Todo
//~ BOT_107 todo e9e3015a 6aacb787
pub const BOT_107: Power = TODO;

/// # Missile Launcher
///
/// `BOT_107e` · Neutral enchantment
///
/// > When your turn ends, deal 1 damage to other characters.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48552
///
/// State: Todo
//~ BOT_107e todo f99e76c9 84d6936d
pub const BOT_107e: Power = TODO;

/// # Piloted Reaper
///
/// `BOT_267` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random minion from your hand that costs (2) or less.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_267 todo b5d230ca 33062bf6
pub const BOT_267: Power = TODO;

/// # Giggling Inventor
///
/// `BOT_270` · Neutral minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tokens: Annoy-o-Tron [`BOT_270t`]
///
/// State: Todo
//~ BOT_270 todo c38f0f14 4f51c9d5
pub const BOT_270: Power = TODO;

/// # Annoy-o-Tron
///
/// `BOT_270t` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ BOT_270t vanilla db49bde9 3147fddc
pub const BOT_270t: Power = VANILLA;

/// # Holomancer
///
/// `BOT_280` · Neutral minion · 5 mana · 3/3
///
/// > After your opponent plays a minion, summon a 1/1 copy of it.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Enchantments: Hologram [`BOT_280e`]
///
/// State: Todo
//~ BOT_280 todo 883503c8 9c37c763
pub const BOT_280: Power = TODO;

/// # Hologram
///
/// `BOT_280e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_280e todo be4d396b 4fdd1093
pub const BOT_280e: Power = TODO;

/// # Omega Defender
///
/// `BOT_296` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you have 10 Mana Crystals, gain +10 Attack.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Omega Surge [`BOT_296e`]
///
/// State: Todo
//~ BOT_296 todo ffa01bcd ec6e8361
pub const BOT_296: Power = TODO;

/// # Omega Surge
///
/// `BOT_296e` · Neutral enchantment
///
/// > +10 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_296e todo 5a70813f 43fdd472
pub const BOT_296e: Power = TODO;

/// # Spring Rocket
///
/// `BOT_308` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ BOT_308 todo 0b3297f4 d6f53441
pub const BOT_308: Power = TODO;

/// # Upgradeable Framebot
///
/// `BOT_309` · Neutral minion · 2 mana · 1/5
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
///
/// State: Vanilla
//~ BOT_309 vanilla 6912d34d 2a83015e
pub const BOT_309: Power = VANILLA;

/// # Replicating Menace
///
/// `BOT_312` · Neutral minion · 4 mana · 3/2
///
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `853` = 48546
/// - Enchantments: Replicating Menace [`BOT_312e`]
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Todo
//~ BOT_312 todo 47746a04 679d6271
pub const BOT_312: Power = TODO;

/// # Replicating Menace
///
/// `BOT_312e` · Neutral enchantment
///
/// > **Deathrattle:** Summon three 1/1 Microbots.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102969
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Todo
//~ BOT_312e todo b5034776 a36e5ada
pub const BOT_312e: Power = TODO;

/// # Microbot
///
/// `BOT_312t` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
///
/// State: Vanilla
//~ BOT_312t vanilla acf44a8f e76b2d0f
pub const BOT_312t: Power = VANILLA;

/// # Weaponized Piñata
///
/// `BOT_401` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_401 todo bc2bb39a 1ac05d00
pub const BOT_401: Power = TODO;

/// # Brainstormer
///
/// `BOT_413` · Neutral minion · 3 mana · 3/1
///
/// > **Battlecry:** Gain +1 Health for each spell in your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Brain Power [`BOT_413e`]
///
/// State: Todo
//~ BOT_413 todo 1d851805 c79f6bbe
pub const BOT_413: Power = TODO;

/// # Brain Power
///
/// `BOT_413e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_413e todo 16c35d50 f6996cac
pub const BOT_413e: Power = TODO;

/// # Cloakscale Chemist
///
/// `BOT_414` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth Divine Shield**
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Stealth, Divine Shield
///
/// State: Vanilla
//~ BOT_414 vanilla 17c0240d 293bdeb9
pub const BOT_414: Power = VANILLA;

/// # Mecha'thun
///
/// `BOT_424` · Neutral minion · 10 mana · 10/10
///
/// > **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_424 todo a1c39264 20b9f924
pub const BOT_424: Power = TODO;

/// # Whirliglider
///
/// `BOT_431` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 0/2 Goblin Bomb.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`]
///
/// State: Todo
//~ BOT_431 todo 98eef56c a7032105
pub const BOT_431: Power = TODO;

/// # Mecharoo
///
/// `BOT_445` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Jo-E Bot.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57336, `2542` = 1
/// - Tokens: Jo-E Bot [`BOT_445t`]
///
/// State: Todo
//~ BOT_445 todo 12a521a9 c68607c3
pub const BOT_445: Power = TODO;

/// # Jo-E Bot
///
/// `BOT_445t` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ BOT_445t vanilla 188ebd30 ecd8b7fc
pub const BOT_445t: Power = VANILLA;

/// # Crystallizer
///
/// `BOT_447` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Deal 5 damage to your hero. Gain 5 Armor.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_447 todo 648a9525 e29de11a
pub const BOT_447: Power = TODO;

/// # Damaged Stegotron
///
/// `BOT_448` · Neutral minion · 6 mana · 5/12
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Battlecry
/// - Tags: `2542` = 1
///
/// State: Todo
//~ BOT_448 todo 9d484b8e b62a0181
pub const BOT_448: Power = TODO;

/// # Seaforium Bomber
///
/// `BOT_511` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Bomb [`BOT_511t`]
///
/// State: Todo
//~ BOT_511 todo 93cd48b6 e4d7f6a9
pub const BOT_511: Power = TODO;

/// # Bomb
///
/// `BOT_511t` · Neutral spell · 5 mana
///
/// > **Casts When Drawn** You take 5 damage.
///
/// - Set: The Boomsday Project
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ BOT_511t todo ab7e9dc6 208290b4
pub const BOT_511t: Power = TODO;

/// # Explodinator
///
/// `BOT_532` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon two 0/2 Goblin Bombs.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`]
///
/// State: Todo
//~ BOT_532 todo 41d81c1c 57cb242a
pub const BOT_532: Power = TODO;

/// # Bull Dozer
///
/// `BOT_534` · Neutral minion · 9 mana · 9/7
///
/// > **Divine Shield**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ BOT_534 vanilla 7255ecfc 74899478
pub const BOT_534: Power = VANILLA;

/// # Microtech Controller
///
/// `BOT_535` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Todo
//~ BOT_535 todo f3f3397f fcc6e33a
pub const BOT_535: Power = TODO;

/// # Spark Engine
///
/// `BOT_538` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Add a 1/1 Spark with **Rush** to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Spark [`BOT_102t`]
///
/// State: Todo
//~ BOT_538 todo 24ace63a c708bf5b
pub const BOT_538: Power = TODO;

/// # Arcane Dynamo
///
/// `BOT_539` · Neutral minion · 6 mana · 3/4
///
/// > **Battlecry: Discover** a spell that costs (5) or more.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ BOT_539 todo 08e50a8b ffc88a57
pub const BOT_539: Power = TODO;

/// # E.M.P. Operative
///
/// `BOT_540` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Destroy a Mech.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 17, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a Mech."
///
/// State: Todo
//~ BOT_540 todo e175ae8b dd811e9d
pub const BOT_540: Power = TODO;

/// # Loose Specimen
///
/// `BOT_544` · Neutral minion · 5 mana · 6/6
///
/// > **Battlecry:** Deal 6 damage randomly split among other friendly minions.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_544 todo 693246f5 1769c9fe
pub const BOT_544: Power = TODO;

/// # Zilliax
///
/// `BOT_548` · Neutral minion · 5 mana · 3/2
///
/// > **Magnetic** Divine Shield**,** Taunt**, Lifesteal, Rush**
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Rush, Magnetic
/// - Enchantments: Zilliax [`BOT_548e`]
///
/// State: Todo
//~ BOT_548 todo 9f1471ca bcc15bfc
pub const BOT_548: Power = TODO;

/// # Zilliax
///
/// `BOT_548e` · Neutral enchantment
///
/// > Divine Shield**,** Taunt**, Lifesteal, Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 97112
///
/// State: Todo
//~ BOT_548e todo 92b8fe61 10262d33
pub const BOT_548e: Power = TODO;

/// # Electrowright
///
/// `BOT_550` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain +1/+1.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Electrified [`BOT_550e`]
///
/// State: Todo
//~ BOT_550 todo 7e6640fa 7caa83f0
pub const BOT_550: Power = TODO;

/// # Electrified
///
/// `BOT_550e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_550e todo eaf2c111 e4212b81
pub const BOT_550e: Power = TODO;

/// # Star Aligner
///
/// `BOT_552` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** If you control 3 minions with 7 Health, deal 7 damage to all enemies.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_552 todo a9b671a2 bd76792f
pub const BOT_552: Power = TODO;

/// # Harbinger Celestia
///
/// `BOT_555` · Neutral minion · 4 mana · 5/6
///
/// > **Stealth** After your opponent plays a minion, become a copy of it.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Stealth
///
/// State: Todo
//~ BOT_555 todo 71be2bdb 54e4bef2
pub const BOT_555: Power = TODO;

/// # Augmented Elekk
///
/// `BOT_559` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you shuffle a card into a deck, shuffle in an extra copy.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2539` = 1
/// - Enchantments: Dealing [`BOT_559e`]
///
/// State: Todo
//~ BOT_559 todo 887fea7e d766f2a6
pub const BOT_559: Power = TODO;

/// # Dealing
///
/// `BOT_559e` · Neutral enchantment
///
/// - Set: The Boomsday Project
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ BOT_559e todo b28a45a8 199a9c43
pub const BOT_559e: Power = TODO;

/// # Coppertail Imposter
///
/// `BOT_562` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Disguised [`BOT_562e`]
///
/// State: Todo
//~ BOT_562 todo 7a67e922 48a498d4
pub const BOT_562: Power = TODO;

/// # Disguised
///
/// `BOT_562e` · Neutral enchantment
///
/// > **Stealthed** until your next turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_562e todo cd392dec ebd59a82
pub const BOT_562e: Power = TODO;

/// # Wargear
///
/// `BOT_563` · Neutral minion · 5 mana · 6/5
///
/// > **Magnetic**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Wargear [`BOT_563e`]
///
/// State: Todo
//~ BOT_563 todo d5ddefb0 c7b099b0
pub const BOT_563: Power = TODO;

/// # Wargear
///
/// `BOT_563e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102218
///
/// State: Todo
//~ BOT_563e todo 16416e16 3e0550be
pub const BOT_563e: Power = TODO;

/// # Subject 9
///
/// `BOT_573` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw 5 different **Secrets** from your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BOT_573 todo 2e96103a 06a69847
pub const BOT_573: Power = TODO;

/// # Steel Rager
///
/// `BOT_603` · Neutral minion · 4 mana · 5/1
///
/// > **Rush**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental, Mech
/// - Mechanics: Rush
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ BOT_603 vanilla 7844cecf ed5bab27
pub const BOT_603: Power = VANILLA;

/// # Kaboom Bot
///
/// `BOT_606` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Deal 4 damage to a random enemy minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BOT_606 todo ae569545 5f44923e
pub const BOT_606: Power = TODO;

/// # SN1P-SN4P
///
/// `BOT_700` · Neutral minion · 3 mana · 2/3
///
/// > **Magnetic**, **Echo Deathrattle:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Echo, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: SN1P-SN4P [`BOT_700e`]
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Todo
//~ BOT_700 todo 42b8c3d7 fcbc6b27
pub const BOT_700: Power = TODO;

/// # SN1P-SN4P
///
/// `BOT_700e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 56223
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Todo
//~ BOT_700e todo d2f059cd 6ff69200
pub const BOT_700e: Power = TODO;

/// # Galvanizer
///
/// `BOT_907` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Reduce the Cost of Mechs in your hand by (1).
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Galvanized [`BOT_907e`]
///
/// State: Todo
//~ BOT_907 todo abd9d273 097dc980
pub const BOT_907: Power = TODO;

/// # Galvanized
///
/// `BOT_907e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_907e todo 53bd40fe 9b969492
pub const BOT_907e: Power = TODO;

/// # Whizbang the Wonderful
///
/// `BOT_914` · Neutral minion · 4 mana · 4/5
///
/// > You start the game with one of Whizbang's Wonderful Decks!
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Deck Rule Mod Deck Size
/// - Tags: `2936` = 1
/// - Tokens: Whizbang the Wonderful [`BOT_914h`], Wonderful Deck [`TOY_700t6`](crate::whizbang::neutral::TOY_700t6)
///
/// State: Todo
//~ BOT_914 todo a25b600c 126e49d7
pub const BOT_914: Power = TODO;

/// # Whizbang the Wonderful
///
/// `BOT_914h` · Whizbang hero · 30 health
///
/// - Set: The Boomsday Project · free
///
/// State: Vanilla
//~ BOT_914h vanilla 5a30131b d173eb39
pub const BOT_914h: Power = VANILLA;

/// # Eating
///
/// `KAR_036e_Puzzle` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ KAR_036e_Puzzle todo e483b8fe e6c7ea69
pub const KAR_036e_Puzzle: Power = TODO;
