//! Warrior cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0b6071ce

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
//~ todo CS2_104 7f57f72f 2374214f 5c09a7a3.9d1a2a15
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
//~ todo CS2_104e e4b423da f025a697 aebdde55.b42c6980
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
//~ todo EX1_391 867d68e7 a9b1cee0 49673c33.a5be4d84
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
//~ todo EX1_392 9f3a0d60 19a50041 7d9d7a5a.7f7dace4
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
//~ todo EX1_398 c37154a1 e89a7136 749383a9.44e2c9df
pub const EX1_398: Power = TODO;

/// # Battle Axe
///
/// `EX1_398t` · Warrior weapon · 1 mana · 2/2 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_398t c2fc860f 06da04a5 4a6a90a8
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
//~ todo EX1_402 456e772e 79c5b546 8058c02b.956af7c6
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
//~ todo EX1_407 6c993dff 931cd267 6b76bb11.f7030bba
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
//~ todo EX1_408 6cadf191 230dc190 56b9f613.95548941
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
//~ todo EX1_409 85130089 94df07c5 6f5459f7.9108b7b0
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
//~ todo EX1_409e 0bb80715 0f990a1c 5d544664.2234a40d
pub const EX1_409e: Power = TODO;

/// # Heavy Axe
///
/// `EX1_409t` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_409t 668ea00a fc0eb033 389535d9
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
//~ todo EX1_410 63c3fbd1 9849de03 9ec3843d.fbbfa841
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
//~ todo EX1_411 565122aa 81902744 e3d7bca4.8cfb9730
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
//~ todo EX1_411e 9c9d1927 05005c27 3dc43f77.de612836
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
//~ todo EX1_411e2 d6c0901f 272064a4 1e84a85f.a3040c46
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
//~ todo EX1_414 8435d25f a3ca75c1 e2bf324e.117b15a9
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
//~ todo EX1_414e 638ed4a6 8ee1450a 4ed3056d.fd0a2c30
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
//~ todo EX1_603 4d61d5fc f19b205f 52971f43.7d6d005e
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
//~ todo EX1_603e 1bfcebb1 64043212 9515ee3d.bf3d1612
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
//~ todo EX1_604 99b2bcd5 e95b131d e9ccebe3.5e379b58
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
//~ todo EX1_604o d324441a 92361da5 ca3954d9.08129cea
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
//~ todo EX1_607 5726b3a4 0b141e3b 041f9f52.641b9071
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
//~ todo EX1_607e 1792a4e7 a76ec339 a00c10b6.bf3d1612
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
//~ todo NEW1_036 9704f81d 3a54cf7b e865ee20.e2895931
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
//~ todo NEW1_036e 2e36cdbb 22bac9a5 e85d5aea.a267a577
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
//~ todo NEW1_036e2 a75e64f3 e0c002b7 7eb0a17d.dbe2e2f3
pub const NEW1_036e2: Power = TODO;
