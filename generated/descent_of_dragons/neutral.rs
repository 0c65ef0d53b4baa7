//! Neutral cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tasty Flyfish
///
/// `DRG_049` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a Dragon in your hand +2/+2.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Well Fed [`DRG_049e`]
///
/// State: Todo
//~ DRG_049 todo ef0043d1 16560dfe
pub const DRG_049: Power = TODO;

/// # Well Fed
///
/// `DRG_049e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_049e todo 438d092e 1bcd204b
pub const DRG_049e: Power = TODO;

/// # Devoted Maniac
///
/// `DRG_050` · Neutral minion · 4 mana · 2/2
///
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry, Rush, Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_050 todo cbfee0e6 a33b9715
pub const DRG_050: Power = TODO;

/// # Draconic Lackey
///
/// `DRG_052` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons
/// - Mechanics: Battlecry, Discover, Mark Of Evil
///
/// State: Todo
//~ DRG_052 todo 25d89f42 ceb30cb6
pub const DRG_052: Power = TODO;

/// # Big Ol' Whelp
///
/// `DRG_054` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Todo
//~ DRG_054 todo 0f0b03c0 dfd17fcc
pub const DRG_054: Power = TODO;

/// # Hoard Pillager
///
/// `DRG_055` · Neutral minion · 4 mana · 4/2
///
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_055 todo b488a301 3f3b1a89
pub const DRG_055: Power = TODO;

/// # Parachute Brigand
///
/// `DRG_056` · Neutral minion · 2 mana · 2/2
///
/// > After you play a Pirate, summon this minion from your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ DRG_056 todo 6b2b53da 655082e8
pub const DRG_056: Power = TODO;

/// # Hot Air Balloon
///
/// `DRG_057` · Neutral minion · 1 mana · 1/2
///
/// > At the start of your turn, gain +1 Health.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Enchantments: Up, Up, and Away! [`DRG_057e`]
///
/// State: Todo
//~ DRG_057 todo e88be90e b74817c5
pub const DRG_057: Power = TODO;

/// # Up, Up, and Away!
///
/// `DRG_057e` · enchantment
///
/// > Increased Health.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_057e todo d822ca26 796416a2
pub const DRG_057e: Power = TODO;

/// # Wing Commander
///
/// `DRG_058` · Neutral minion · 4 mana · 2/5
///
/// > Has +2 Attack for each Dragon in your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Enchantments: Commanding [`DRG_058e`]
///
/// State: Todo
//~ DRG_058 todo 8402ce4c f02cc7d7
pub const DRG_058: Power = TODO;

/// # Commanding
///
/// `DRG_058e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_058e todo 2cf71500 bf60a56b
pub const DRG_058e: Power = TODO;

/// # Goboglide Tech
///
/// `DRG_059` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Gobogliding [`DRG_059e`]
///
/// State: Todo
//~ DRG_059 todo 3008d870 a8bf8eff
pub const DRG_059: Power = TODO;

/// # Gobogliding
///
/// `DRG_059e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_059e todo dfdd947d 6eea2d64
pub const DRG_059e: Power = TODO;

/// # Fire Hawk
///
/// `DRG_060` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Fired Up [`DRG_060e`]
///
/// State: Todo
//~ DRG_060 todo a9986882 6009d689
pub const DRG_060: Power = TODO;

/// # Fired Up
///
/// `DRG_060e` · enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_060e todo 3f48de38 e32dd48a
pub const DRG_060e: Power = TODO;

/// # Gyrocopter
///
/// `DRG_061` · Neutral minion · 6 mana · 4/5
///
/// > **Rush Windfury**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury, Rush
///
/// State: Vanilla
//~ DRG_061 vanilla c076f2cd 8181c93c
pub const DRG_061: Power = VANILLA;

/// # Wyrmrest Purifier
///
/// `DRG_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_062 todo 6b15fe6a 24a1ed8a
pub const DRG_062: Power = TODO;

/// # Dragonmaw Poacher
///
/// `DRG_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Poaching [`DRG_063e`]
///
/// State: Todo
//~ DRG_063 todo fb263806 f6f9f290
pub const DRG_063: Power = TODO;

/// # Poaching
///
/// `DRG_063e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_063e todo fa618f38 8e60815e
pub const DRG_063e: Power = TODO;

/// # Zul'Drak Ritualist
///
/// `DRG_064` · Neutral minion · 4 mana · 3/9
///
/// > **Taunt** **Battlecry:** Summon three random 1-Cost minions for your opponent.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ DRG_064 todo d62626d9 a2f2620b
pub const DRG_064: Power = TODO;

/// # Hippogryph
///
/// `DRG_065` · Neutral minion · 4 mana · 2/6
///
/// > **Rush Taunt**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ DRG_065 vanilla 83d4ae09 973a6e59
pub const DRG_065: Power = VANILLA;

/// # Evasive Chimaera
///
/// `DRG_066` · Neutral minion · 2 mana · 2/1
///
/// > **Poisonous Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Elusive
///
/// State: Vanilla
//~ DRG_066 vanilla 35722eb0 d1c0c09c
pub const DRG_066: Power = VANILLA;

/// # Troll Batrider
///
/// `DRG_067` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_067 todo 47948eb0 1b9948b3
pub const DRG_067: Power = TODO;

/// # Living Dragonbreath
///
/// `DRG_068` · Neutral minion · 3 mana · 3/4
///
/// > Your minions can't be **Frozen**.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Freeze
/// - Enchantments: Toasty [`DRG_068e`]
///
/// State: Todo
//~ DRG_068 todo c5e560d4 01c38b9f
pub const DRG_068: Power = TODO;

/// # Toasty
///
/// `DRG_068e` · Shaman enchantment
///
/// > Can't be **Frozen**.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ DRG_068e todo b2ecd5d8 69eb17de
pub const DRG_068e: Power = TODO;

/// # Platebreaker
///
/// `DRG_069` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_069 todo cd4f8eda 7e7bff15
pub const DRG_069: Power = TODO;

/// # Dragon Breeder
///
/// `DRG_070` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Add a copy to your hand."
///
/// State: Todo
//~ DRG_070 todo a2e632a0 f37770a2
pub const DRG_070: Power = TODO;

/// # Bad Luck Albatross
///
/// `DRG_071` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Albatross [`DRG_071t`]
///
/// State: Todo
//~ DRG_071 todo 52db40f8 653b80a8
pub const DRG_071: Power = TODO;

/// # Albatross
///
/// `DRG_071t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
///
/// State: Vanilla
//~ DRG_071t vanilla fa44d4ff 0f6a7050
pub const DRG_071t: Power = VANILLA;

/// # Skyfin
///
/// `DRG_072` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Murloc, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1
///
/// State: Todo
//~ DRG_072 todo 1c9cb850 73247349
pub const DRG_072: Power = TODO;

/// # Evasive Feywing
///
/// `DRG_073` · Neutral minion · 4 mana · 5/4
///
/// > **Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ DRG_073 vanilla b98f490b 28581b9a
pub const DRG_073: Power = VANILLA;

/// # Camouflaged Dirigible
///
/// `DRG_074` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Enchantments: Camouflaged [`DRG_074e`]
///
/// State: Todo
//~ DRG_074 todo a018841a 21348de5
pub const DRG_074: Power = TODO;

/// # Camouflaged
///
/// `DRG_074e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_074e todo 476283ce ea9dc2f0
pub const DRG_074e: Power = TODO;

/// # Cobalt Spellkin
///
/// `DRG_075` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_075 todo cead5287 ed59d63c
pub const DRG_075: Power = TODO;

/// # Faceless Corruptor
///
/// `DRG_076` · Neutral minion · 5 mana · 5/4
///
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Target: "Transform a minion."
///
/// State: Todo
//~ DRG_076 todo b1bf9b02 355cebfb
pub const DRG_076: Power = TODO;

/// # Utgarde Grapplesniper
///
/// `DRG_077` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_077 todo be0c259f 2588c768
pub const DRG_077: Power = TODO;

/// # Depth Charge
///
/// `DRG_078` · Neutral minion · 1 mana · 0/5
///
/// > At the start of your turn, deal 5 damage to ALL minions.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Todo
//~ DRG_078 todo 7091bf11 ccaa46c7
pub const DRG_078: Power = TODO;

/// # Evasive Wyrm
///
/// `DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Rush, Elusive
///
/// State: Vanilla
//~ DRG_079 vanilla 277b0a7f 9c3e8633
pub const DRG_079: Power = VANILLA;

/// # Scalerider
///
/// `DRG_081` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 2 damage.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ DRG_081 todo f87acc62 69be6c9d
pub const DRG_081: Power = TODO;

/// # Kobold Stickyfinger
///
/// `DRG_082` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Steal your opponent's weapon.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_082 todo e8c26740 68b67ef2
pub const DRG_082: Power = TODO;

/// # Tentacled Menace
///
/// `DRG_084` · Neutral minion · 5 mana · 6/5
///
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Tentacle Confusion [`DRG_084e`]
///
/// State: Todo
//~ DRG_084 todo 34308223 0ca84f54
pub const DRG_084: Power = TODO;

/// # Tentacle Confusion
///
/// `DRG_084e` · Neutral enchantment
///
/// > Cost swapped by Tentacled Menace.
///
/// - Set: Descent of Dragons
/// - Tokens: Tentacled Menace [`DRG_084`]
///
/// State: Todo
//~ DRG_084e todo a5dcfe0b 6fb2b4cd
pub const DRG_084e: Power = TODO;

/// # Chromatic Egg
///
/// `DRG_086` · Neutral minion · 5 mana · 0/3
///
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: What's in the Egg? [`DRG_086e`]
///
/// State: Todo
//~ DRG_086 todo 415b651a 9f1a1d34
pub const DRG_086: Power = TODO;

/// # What's in the Egg?
///
/// `DRG_086e` · Neutral enchantment
///
/// > It's a mystery...@{0} is inside! *(Only you can see this.)*
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_086e todo 111e3f2e 2059ac97
pub const DRG_086e: Power = TODO;

/// # Dread Raven
///
/// `DRG_088` · Neutral minion · 3 mana · 3/4
///
/// > Has +3 Attack for each other Dread Raven you control.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Conspiracy of Ravens [`DRG_088e`]
///
/// State: Todo
//~ DRG_088 todo ee684f72 344ff049
pub const DRG_088: Power = TODO;

/// # Conspiracy of Ravens
///
/// `DRG_088e` · Neutral enchantment
///
/// > +3 Attack for each other Dread Raven.
///
/// - Set: Descent of Dragons
/// - Tokens: Dread Raven [`DRG_088`]
///
/// State: Todo
//~ DRG_088e todo 63e480ec 3a85bf68
pub const DRG_088e: Power = TODO;

/// # Dragonqueen Alexstrasza
///
/// `DRG_089` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: A Queen's Discount [`DRG_089e`]
///
/// State: Todo
//~ DRG_089 todo d3bab0b0 5b0e7d33
pub const DRG_089: Power = TODO;

/// # A Queen's Discount
///
/// `DRG_089e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_089e todo c7cbd50c 27ce9b68
pub const DRG_089e: Power = TODO;

/// # Shu'ma
///
/// `DRG_091` · Neutral minion · 7 mana · 1/7
///
/// > At the end of your turn, fill your board with 1/1 Tentacles.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Tokens: Tentacle [`DRG_091t`]
///
/// State: Todo
//~ DRG_091 todo e28c7307 a72ec6cb
pub const DRG_091: Power = TODO;

/// # Tentacle
///
/// `DRG_091t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
///
/// State: Vanilla
//~ DRG_091t vanilla 9b7066cd 7b521aee
pub const DRG_091t: Power = VANILLA;

/// # Transmogrifier
///
/// `DRG_092` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Todo
//~ DRG_092 todo 0d3325c6 7a9d4aae
pub const DRG_092: Power = TODO;

/// # Kronx Dragonhoof
///
/// `DRG_099` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets
/// - Tokens: Decimation [`DRG_099t1`], Reanimation [`DRG_099t2`], Domination [`DRG_099t3`], Annihilation [`DRG_099t4`]
///
/// State: Todo
//~ DRG_099 todo a03ae2a7 bb631774
pub const DRG_099: Power = TODO;

/// # Decimation
///
/// `DRG_099t1` · Neutral spell · 0 mana
///
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DRG_099t1 todo b8ad4e92 7da910db
pub const DRG_099t1: Power = TODO;

/// # Reanimation
///
/// `DRG_099t2` · Neutral spell · 0 mana
///
/// > Summon an 8/8 Dragon with **Taunt**.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
/// - Tokens: Reanimated Dragon [`DRG_099t2t`]
///
/// State: Todo
//~ DRG_099t2 todo 89c002f2 3b03bc6c
pub const DRG_099t2: Power = TODO;

/// # Reanimated Dragon
///
/// `DRG_099t2t` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ DRG_099t2t vanilla d6b1cd5c b2512e5e
pub const DRG_099t2t: Power = VANILLA;

/// # Domination
///
/// `DRG_099t3` · Neutral spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
/// - Enchantments: Dominating [`DRG_099t3e`]
///
/// State: Todo
//~ DRG_099t3 todo ea521fa1 ded77392
pub const DRG_099t3: Power = TODO;

/// # Dominating
///
/// `DRG_099t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_099t3e todo d4cd42b3 c62e3037
pub const DRG_099t3e: Power = TODO;

/// # Annihilation
///
/// `DRG_099t4` · Neutral spell · 0 mana
///
/// > Deal 5 damage to all other minions.
///
/// - Set: Descent of Dragons
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DRG_099t4 todo c8c93379 756c4d13
pub const DRG_099t4: Power = TODO;

/// # Twin Tyrant
///
/// `DRG_213` · Neutral minion · 8 mana · 4/10
///
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DRG_213 todo e4fd50b8 6ec8cc0a
pub const DRG_213: Power = TODO;

/// # Dragon Claw
///
/// `DRG_238ht` · weapon · 5 mana · 5/2 durability
///
/// - Set: Descent of Dragons
///
/// State: Vanilla
//~ DRG_238ht vanilla b7e5f332 f36271c3
pub const DRG_238ht: Power = VANILLA;

/// # Blazing Battlemage
///
/// `DRG_239` · Neutral minion · 1 mana · 2/2
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Vanilla
//~ DRG_239 vanilla b932b1f8 60939ba8
pub const DRG_239: Power = VANILLA;

/// # Shield of Galakrond
///
/// `DRG_242` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Todo
//~ DRG_242 todo de97ba21 7aa1acf5
pub const DRG_242: Power = TODO;

/// # Frizz Kindleroost
///
/// `DRG_257` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ready to Hatch! [`DRG_257e3`]
///
/// State: Todo
//~ DRG_257 todo a49ce740 d0e089a7
pub const DRG_257: Power = TODO;

/// # Ready to Hatch!
///
/// `DRG_257e3` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_257e3 todo 53175ac5 f92e00c0
pub const DRG_257e3: Power = TODO;

/// # Evasive Drakonid
///
/// `DRG_310` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ DRG_310 vanilla e0e2e595 1064b232
pub const DRG_310: Power = VANILLA;

/// # Grizzled Wizard
///
/// `DRG_401` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Grizzled Power [`DRG_401e`]
/// - Tokens: Grizzled Power Dummy [`DRG_401d`]
///
/// State: Todo
//~ DRG_401 todo 32750bf0 2e848280
pub const DRG_401: Power = TODO;

/// # Grizzled Power Dummy
///
/// `DRG_401d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up for DRG 401e
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Todo
//~ DRG_401d todo ea337067 1fc563e8
pub const DRG_401d: Power = TODO;

/// # Grizzled Power
///
/// `DRG_401e` · Neutral enchantment
///
/// > Swap Hero Powers with your opponent next turn.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_401e todo dcb635cf e19e6b64
pub const DRG_401e: Power = TODO;

/// # Sathrovarr
///
/// `DRG_402` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Add a copy to your hand, deck, and battlefield."
///
/// State: Todo
//~ DRG_402 todo 536eef09 0d32edaa
pub const DRG_402: Power = TODO;

/// # Blowtorch Saboteur
///
/// `DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Hot Hot Hot! [`DRG_403e`]
///
/// State: Todo
//~ DRG_403 todo c5fca1e6 b2c42bfe
pub const DRG_403: Power = TODO;

/// # Hot Hot Hot!
///
/// `DRG_403e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ DRG_403e todo 65b41ea9 fed626e9
pub const DRG_403e: Power = TODO;

/// # The Coin
///
/// `DRG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Descent of Dragons
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DRG_COIN todo 7104dcea 15ff4201
pub const DRG_COIN: Power = TODO;
