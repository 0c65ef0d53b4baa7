//! Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Verdant Dreamsaber
///
/// `EDR_014` · Hunter minion · 5 mana · 4/7
///
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1, `4548` = 1
///
/// State: Todo
//~ EDR_014 todo a7f35be8 1638da53
pub const EDR_014: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Rush**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t todo dda549cd 977a4197
pub const EDR_101t: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t1` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Lifesteal**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t1 todo 12f140d2 5555be9a
pub const EDR_101t1: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t10` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t10 todo 94aaea3d 3cdd1ab1
pub const EDR_101t10: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t11` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t11 todo c2d621a5 4763c98d
pub const EDR_101t11: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t12` · Hunter spell · 0 mana
///
/// > **Reborn**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t12 todo b81292e2 119611da
pub const EDR_101t12: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t13` · Hunter spell · 0 mana
///
/// > **Reborn**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t13 todo 9aa1e062 04e1185f
pub const EDR_101t13: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t14` · Hunter spell · 0 mana
///
/// > **Taunt**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t14 todo 1aeb2282 ae60361a
pub const EDR_101t14: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t2` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t2 todo 07886cbd 9bdd0365
pub const EDR_101t2: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t3` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t3 todo 26d9380d f30ddd32
pub const EDR_101t3: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t4` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t4 todo e6596a83 e2586764
pub const EDR_101t4: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t5` · Hunter spell · 0 mana
///
/// > **Rush**, **Lifesteal**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 3, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t5 todo 4b590057 e028552c
pub const EDR_101t5: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t6` · Hunter spell · 0 mana
///
/// > **Rush**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t6 todo 72e4412b 8eb4f707
pub const EDR_101t6: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t7` · Hunter spell · 0 mana
///
/// > **Rush**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t7 todo 1de3ec8b 580c74ca
pub const EDR_101t7: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t8` · Hunter spell · 0 mana
///
/// > **Rush**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t8 todo d0e8ec2c 5eeb06f5
pub const EDR_101t8: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t9` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ EDR_101t9 todo 9625ebef 9550a846
pub const EDR_101t9: Power = TODO;

/// # Exotic Houndmaster
///
/// `EDR_226` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_226 todo 60d0f3ae 72254e22
pub const EDR_226: Power = TODO;

/// # Umbraclaw
///
/// `EDR_227` · Hunter minion · 4 mana · 5/2
///
/// > **Rush Deathrattle: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Todo
//~ EDR_227 todo b6be240e 76a90783
pub const EDR_227: Power = TODO;

/// # Amphibian's Spirit
///
/// `EDR_261` · Hunter spell · Nature · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Amphibian's Spirit [`EDR_261e`]
///
/// State: Todo
//~ EDR_261 todo 1071efcc 934bbffa
pub const EDR_261: Power = TODO;

/// # Amphibian's Spirit
///
/// `EDR_261e` · Hunter enchantment
///
/// > +2/+2 and **Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `1179` = 1
///
/// State: Todo
//~ EDR_261e todo 7c36da36 051eefcc
pub const EDR_261e: Power = TODO;

/// # Spirit Bond
///
/// `EDR_262` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Refers to: Rush
///
/// State: Todo
//~ EDR_262 todo 1a595170 bb99df1a
pub const EDR_262: Power = TODO;

/// # Grace of the Greatwolf
///
/// `EDR_263` · Hunter spell · 4 mana
///
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Rush
/// - Tokens: Greatwolf's Ferocity [`EDR_263a`], Greatwolf's Guidance [`EDR_263b`]
///
/// State: Todo
//~ EDR_263 todo 4df06f84 3ca41540
pub const EDR_263: Power = TODO;

/// # Greatwolf's Ferocity
///
/// `EDR_263a` · Hunter spell · 4 mana
///
/// > Deal $4 damage to the enemy hero.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_263a todo e707aaa2 837d92f4
pub const EDR_263a: Power = TODO;

/// # Greatwolf's Guidance
///
/// `EDR_263b` · Hunter spell · 4 mana
///
/// > Summon two 3/2 Wolves with **Rush**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Rush
///
/// State: Todo
//~ EDR_263b todo 73149de7 728e3a81
pub const EDR_263b: Power = TODO;

/// # Shepherd's Crook
///
/// `EDR_416` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Refers to: Dormant
/// - Tokens: Sleepy Sheep [`EDR_416t`]
///
/// State: Todo
//~ EDR_416 todo f8133f01 7718603e
pub const EDR_416: Power = TODO;

/// # Sleepy Sheep
///
/// `EDR_416t` · Hunter minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Tags: `1652` = 1
/// - Enchantments: Sleepy [`EDR_416te`]
///
/// State: Todo
//~ EDR_416t todo bb0b9523 7f90d816
pub const EDR_416t: Power = TODO;

/// # Sleepy
///
/// `EDR_416te` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ EDR_416te todo 4473176b e2bb7a5b
pub const EDR_416te: Power = TODO;

/// # Goldrinn
///
/// `EDR_480` · Hunter minion · 9 mana · 9/9
///
/// > **Rush** Friendly Beasts deal double damage.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Rush
/// - Tags: `4065` = 1
/// - Enchantments: Greatwolf's Ferocity [`EDR_480e`]
///
/// State: Todo
//~ EDR_480 todo 0614ab3e b0070ce0
pub const EDR_480: Power = TODO;

/// # Greatwolf's Ferocity
///
/// `EDR_480e` · Hunter enchantment
///
/// > Deals double damage.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_480e todo 014d22fa 0538cf59
pub const EDR_480e: Power = TODO;

/// # Mythical Runebear
///
/// `EDR_481` · Hunter minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If this has 4 or more Attack, summon a copy of this.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ EDR_481 todo fe944dcb e59a6d60
pub const EDR_481: Power = TODO;

/// # Blessing of the Wolf
///
/// `EDR_850p` · Hunter hero power · 2 mana
///
/// > Give a random Beast in your hand +**@** Attack. It costs (**@**) less.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `2165` = 1, `4173` = 1
/// - Enchantments: Goldrinn's Courage [`EDR_850pe1`], Great Wolf's Howl [`EDR_850pe5`]
/// - Tokens: Playful Pup [`EDR_850pe`]
///
/// State: Todo
//~ EDR_850p todo ce788726 8817f2a2
pub const EDR_850p: Power = TODO;

/// # Playful Pup
///
/// `EDR_850pe` · Hunter minion · 2 mana · 3/2
///
/// > **Rush**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Rush
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ EDR_850pe vanilla 65af3ac3 71111c13
pub const EDR_850pe: Power = VANILLA;

/// # Goldrinn's Courage
///
/// `EDR_850pe1` · Hunter enchantment
///
/// > +@ Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_850pe1 todo bae52b10 858b4ed3
pub const EDR_850pe1: Power = TODO;

/// # Great Wolf's Howl
///
/// `EDR_850pe5` · Hunter enchantment
///
/// > Costs less.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_850pe5 todo 855ff165 8ea3c7b7
pub const EDR_850pe5: Power = TODO;

/// # Broll Bearmantle
///
/// `EDR_853` · Hunter minion · 5 mana · 3/5
///
/// > After you cast a spell, summon a random Animal Companion.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Tags: `4930` = 1
/// - Enchantments: Verdant Dreamsaber [`EDR_853e`]
///
/// State: Todo
//~ EDR_853 todo e067baf4 69ea5995
pub const EDR_853: Power = TODO;

/// # Verdant Dreamsaber
///
/// `EDR_853e` · Hunter enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_853e todo 45959be3 53019281
pub const EDR_853e: Power = TODO;

/// # Bursting Shot
///
/// `FIR_909` · Hunter spell · Fire · 2 mana
///
/// > Deal $2 damage to three random enemies.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Todo
//~ FIR_909 todo 4e0130dc cb3582d1
pub const FIR_909: Power = TODO;

/// # Magma Hound
///
/// `FIR_953` · Hunter minion · 8 mana · 5/8
///
/// > **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `2540` = 1
///
/// State: Todo
//~ FIR_953 todo beb5a08a 82dce93a
pub const FIR_953: Power = TODO;

/// # Tending Dragonkin
///
/// `FIR_960` · Hunter minion · 5 mana · 5/4
///
/// > **Battlecry:** Copy the lowest Cost Beast in your hand.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ FIR_960 todo 307e7aa8 24d9d29c
pub const FIR_960: Power = TODO;
