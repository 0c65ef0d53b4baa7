//! Rogue cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # SI:7 Slayer
///
/// `CAP_000` · Rogue minion · 3 mana · 1/2
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, give it +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Stealth, Si 7
/// - Enchantments: Slayer [`CAP_000e`]
///
/// State: Todo
//~ CAP_000 todo 2e96c825 6859f7e5
pub const CAP_000: Power = TODO;

/// # Slayer
///
/// `CAP_000e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_000e todo a18ecc49 2bc69cae
pub const CAP_000e: Power = TODO;

/// # Silent Strike
///
/// `CAP_001` · Rogue spell · Shadow · 2 mana
///
/// > Give a minion +3 Attack. If it's Stealth**ed**, deal its Attack damage to a random enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Silent [`CAP_001e`]
///
/// State: Todo
//~ CAP_001 todo df4645e1 91c64124
pub const CAP_001: Power = TODO;

/// # Silent
///
/// `CAP_001e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_001e todo cbfe1ccc cb3e0908
pub const CAP_001e: Power = TODO;

/// # Follow the Footsteps
///
/// `CAP_002` · Rogue spell · 1 mana
///
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Stealth
/// - Enchantments: Following the Footsteps [`CAP_002e`]
///
/// State: Todo
//~ CAP_002 todo d5767649 af62bf57
pub const CAP_002: Power = TODO;

/// # Following the Footsteps
///
/// `CAP_002e` · Rogue enchantment
///
/// > After you play the card, **Discover** a **Stealth** minion and give it this effect
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
///
/// State: Todo
//~ CAP_002e todo 807a0c0e fe582ec5
pub const CAP_002e: Power = TODO;

/// # SI:7 Supplier
///
/// `CAP_003` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth** After this attacks, draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Stealth, Si 7
/// - Tags: `4975` = 1
///
/// State: Todo
//~ CAP_003 todo 62f225d7 f0dd1d5c
pub const CAP_003: Power = TODO;

/// # Disguised Operator
///
/// `CAP_004` · Rogue minion · 1 mana · 4/2
///
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Rush, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`CAP_004a`], Disguised! [`CAP_004b`]
///
/// State: Todo
//~ CAP_004 todo ff2c6dca db1103a6
pub const CAP_004: Power = TODO;

/// # Detected!
///
/// `CAP_004a` · Rogue spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_004a todo f6deaf7d 861ab2a8
pub const CAP_004a: Power = TODO;

/// # Disguised!
///
/// `CAP_004b` · Rogue spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_004b todo 051d3baf 841d1920
pub const CAP_004b: Power = TODO;

/// # Mathias Shaw
///
/// `CAP_005` · Rogue minion · 4 mana · 4/4
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, reduce the Cost of a random card in your hand by (3).
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Stealth
/// - Enchantments: Stealth 100 [`CAP_005e4`]
///
/// State: Todo
//~ CAP_005 todo 8eb3fe76 98e49060
pub const CAP_005: Power = TODO;

/// # Stealth 100
///
/// `CAP_005e4` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_005e4 todo 2692703f 60b12737
pub const CAP_005e4: Power = TODO;

/// # Tricks of the Trade
///
/// `CAP_006` · Rogue spell · 1 mana
///
/// > Deal $1 damage. If a Stealth**ed** minion attacked while holding this, deal $3 instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Refers to: Stealth
///
/// State: Todo
//~ CAP_006 todo 98be87a2 5980481e
pub const CAP_006: Power = TODO;

/// # Nab
///
/// `JAIL_225` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ JAIL_225 todo fc26693e 1840ede7
pub const JAIL_225: Power = TODO;

/// # Lotus Troublemaker
///
/// `JAIL_470` · Rogue minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ JAIL_470 todo 996298da ad439bf8
pub const JAIL_470: Power = TODO;

/// # Jade Guardians
///
/// `JAIL_474` · Rogue spell · 5 mana
///
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ JAIL_474 todo a8a49b59 a8dc19f7
pub const JAIL_474: Power = TODO;

/// # Slice and Dice
///
/// `JAIL_500` · Rogue spell · 5 mana
///
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Enchantments: Slice and Dice Player Enchant [`JAIL_500e`]
///
/// State: Todo
//~ JAIL_500 todo f0c40ea6 edb6dc63
pub const JAIL_500: Power = TODO;

/// # Slice and Dice Player Enchant
///
/// `JAIL_500e` · Neutral enchantment
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_500e todo 6c6687d5 fdb3d66d
pub const JAIL_500e: Power = TODO;

/// # Picklock
///
/// `JAIL_501` · Rogue minion · 1 mana · 1/1
///
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4958` = 1
/// - Target: "Deal @ damage to an enemy minion."
///
/// State: Todo
//~ JAIL_501 todo ae07adcd 0cec94e6
pub const JAIL_501: Power = TODO;

/// # Blackpaw's Whip
///
/// `JAIL_503` · Rogue weapon · 3 mana · 3/2 durability
///
/// > Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ JAIL_503 todo 0c08e4aa 7a9ca31e
pub const JAIL_503: Power = TODO;

/// # Aya, Lotus Kingpin
///
/// `JAIL_504` · Rogue minion · 6 mana · 6/3
///
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `2936` = 1, `4818` = 1
/// - Tokens: Jade Coin [`JAIL_504t`], Grimy Coin [`JAIL_504t2`], Kabal Coin [`JAIL_504t3`], Kazakus Potion Generator [`JAIL_504t5`]
///
/// State: Todo
//~ JAIL_504 todo aaea447e e8a6bfe0
pub const JAIL_504: Power = TODO;

/// # Jade Coin
///
/// `JAIL_504t` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01), Jade Golem [`JAIL_504tt01`], Jade Golem [`JAIL_504tt04`], Jade Golem [`JAIL_504tt07`], Jade Golem [`JAIL_504tt20`]
///
/// State: Todo
//~ JAIL_504t todo 00c82b8c cb2c16b8
pub const JAIL_504t: Power = TODO;

/// # Grimy Coin
///
/// `JAIL_504t2` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Deal $2 damage to a random enemy minion.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_504t2 todo 08555e89 7a355fd2
pub const JAIL_504t2: Power = TODO;

/// # Kabal Coin
///
/// `JAIL_504t3` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
/// - Tokens: Kazakus Potion [`JAIL_504t3p`]
///
/// State: Todo
//~ JAIL_504t3 todo 9b857695 227fbb07
pub const JAIL_504t3: Power = TODO;

/// # Kazakus Potion
///
/// `JAIL_504t3p` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_504t3p todo fea9e5b0 b00021a2
pub const JAIL_504t3p: Power = TODO;

/// # Kazakus Potion Generator
///
/// `JAIL_504t5` · Neutral spell · 1 mana
///
/// > Get a random 1-Cost Potion.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_504t5 todo 784a49b1 841e53e5
pub const JAIL_504t5: Power = TODO;

/// # Jade Golem
///
/// `JAIL_504tt01` · Neutral minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ JAIL_504tt01 vanilla 6df5d7f2 a8a1ccfe
pub const JAIL_504tt01: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt04` · Neutral minion · 4 mana · 4/4
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ JAIL_504tt04 vanilla c96f1ba5 34cef008
pub const JAIL_504tt04: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt07` · Neutral minion · 7 mana · 7/7
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ JAIL_504tt07 vanilla c9e76840 23785d89
pub const JAIL_504tt07: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt20` · Neutral minion · 10 mana · 20/20
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ JAIL_504tt20 vanilla f6dbff16 b86e0813
pub const JAIL_504tt20: Power = VANILLA;

/// # Jade Improvements
///
/// `JAIL_700e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ JAIL_700e todo e2d32ba9 92359669
pub const JAIL_700e: Power = TODO;

/// # Thief's Tools
///
/// `JAIL_706` · Rogue spell · 3 mana
///
/// > Get two random 4-Cost spells. Reduce their Costs by (2).
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Todo
//~ JAIL_706 todo eb132556 78ba11f4
pub const JAIL_706: Power = TODO;

/// # Lotus Bookie
///
/// `JAIL_720` · Rogue minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4931` = 1
///
/// State: Todo
//~ JAIL_720 todo 15166392 ea3c8de0
pub const JAIL_720: Power = TODO;

/// # Defias Wannabe
///
/// `JAIL_909` · Rogue minion · 4 mana · 2/2
///
/// > **Prepare** Combo**:** Gain +1/+1 for each other card played this turn.@ *(@)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Combo, Deck Action Cost, Prepare
/// - Enchantments: Gimme a Chance! [`JAIL_909e`]
///
/// State: Todo
//~ JAIL_909 todo 7e9ea562 036fa6dd
pub const JAIL_909: Power = TODO;

/// # Gimme a Chance!
///
/// `JAIL_909e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_909e todo a4ecd638 17d49976
pub const JAIL_909e: Power = TODO;
