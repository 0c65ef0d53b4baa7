//! Warrior cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rampage
///
/// `CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rampage [`CS2_104e`]
///
/// State: Todo
//~ CS2_104 todo 83f0bfe9 ee437fd3
pub const CS2_104: Power = TODO;

/// # Rampage
///
/// `CS2_104e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Classic
///
/// State: Todo
//~ CS2_104e todo 3c919d08 7e2e0cf4
pub const CS2_104e: Power = TODO;

/// # Slam
///
/// `EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_391 todo 4f030cc4 d8067ee5
pub const EX1_391: Power = TODO;

/// # Battle Rage
///
/// `EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_392 todo c3f43480 28a1da9e
pub const EX1_392: Power = TODO;

/// # Arathi Weaponsmith
///
/// `EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Battle Axe [`EX1_398t`]
///
/// State: Todo
//~ EX1_398 todo 7f722002 7d5ba7f3
pub const EX1_398: Power = TODO;

/// # Battle Axe
///
/// `EX1_398t` · Warrior weapon · 1 mana · 2/2 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_398t vanilla e5ee460e 603a5441
pub const EX1_398t: Power = VANILLA;

/// # Armorsmith
///
/// `EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// - Set: Classic · rare · collectible
///
/// State: Todo
//~ EX1_402 todo e11e0c96 dd73bf55
pub const EX1_402: Power = TODO;

/// # Brawl
///
/// `EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_MINIMUM_TOTAL_MINIONS` = 2 (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_407 todo fc4690c0 80295005
pub const EX1_407: Power = TODO;

/// # Mortal Strike
///
/// `EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_408 todo f5ba8951 b519081f
pub const EX1_408: Power = TODO;

/// # Upgrade!
///
/// `EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Upgraded [`EX1_409e`]
/// - Tokens: Heavy Axe [`EX1_409t`]
///
/// State: Todo
//~ EX1_409 todo 6a300a19 e03bf626
pub const EX1_409: Power = TODO;

/// # Upgraded
///
/// `EX1_409e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_409e todo a310252c 88367f66
pub const EX1_409e: Power = TODO;

/// # Heavy Axe
///
/// `EX1_409t` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ EX1_409t vanilla b96177d7 b095832c
pub const EX1_409t: Power = VANILLA;

/// # Shield Slam
///
/// `EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_410 todo 494322e8 93c021ab
pub const EX1_410: Power = TODO;

/// # Gorehowl
///
/// `EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Bloodrage [`EX1_411e`], Needs Sharpening [`EX1_411e2`]
///
/// State: Todo
//~ EX1_411 todo 0a4d7fe4 0f1816d9
pub const EX1_411: Power = TODO;

/// # Bloodrage
///
/// `EX1_411e` · Warrior enchantment
///
/// > No durability loss.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_411e todo f1364135 1189e4d6
pub const EX1_411e: Power = TODO;

/// # Needs Sharpening
///
/// `EX1_411e2` · Warrior enchantment
///
/// > Decreased Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_411e2 todo e653a3a3 183e36ec
pub const EX1_411e2: Power = TODO;

/// # Grommash Hellscream
///
/// `EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Charge, Enraged
/// - Enchantments: Enraged [`EX1_414e`]
///
/// State: Todo
//~ EX1_414 todo 3e3ed460 8c371c87
pub const EX1_414: Power = TODO;

/// # Enraged
///
/// `EX1_414e` · Warrior enchantment
///
/// > +6 Attack
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_414e todo 05a9fc6a e7fe4cce
pub const EX1_414e: Power = TODO;

/// # Cruel Taskmaster
///
/// `EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage and grant +2 Attack."
/// - Enchantments: Whipped Into Shape [`EX1_603e`]
///
/// State: Todo
//~ EX1_603 todo 517de975 2d7d9876
pub const EX1_603: Power = TODO;

/// # Whipped Into Shape
///
/// `EX1_603e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_603e todo 8ef22cf2 acca6142
pub const EX1_603e: Power = TODO;

/// # Frothing Berserker
///
/// `EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Berserk [`EX1_604o`]
///
/// State: Todo
//~ EX1_604 todo 34adc3a5 c702b70e
pub const EX1_604: Power = TODO;

/// # Berserk
///
/// `EX1_604o` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
/// - Tags: `3860` = 1
///
/// State: Todo
//~ EX1_604o todo 5f93ca78 df162dad
pub const EX1_604o: Power = TODO;

/// # Inner Rage
///
/// `EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Inner Rage [`EX1_607e`]
///
/// State: Todo
//~ EX1_607 todo 1f753dd3 0a308e88
pub const EX1_607: Power = TODO;

/// # Inner Rage
///
/// `EX1_607e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_607e todo 05d2ec75 24eda9bf
pub const EX1_607e: Power = TODO;

/// # Commanding Shout
///
/// `NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Commanding Shout [`NEW1_036e`], Commanding Shout [`NEW1_036e2`]
///
/// State: Todo
//~ NEW1_036 todo be439977 8e985547
pub const NEW1_036: Power = TODO;

/// # Commanding Shout
///
/// `NEW1_036e` · Warrior enchantment
///
/// > Can't be reduced below 1 Health this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ NEW1_036e todo 4c2bac78 dfdc3ea7
pub const NEW1_036e: Power = TODO;

/// # Commanding Shout
///
/// `NEW1_036e2` · Warrior enchantment
///
/// > Your minions can't be reduced below 1 Health this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ NEW1_036e2 todo 75c3ba4f e0e1d890
pub const NEW1_036e2: Power = TODO;
