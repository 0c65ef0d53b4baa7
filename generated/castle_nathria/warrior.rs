//! Warrior cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Call to the Stand
///
/// `MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Todo
//~ MAW_027 todo 09abfbb1 f2de9aad
pub const MAW_027: Power = TODO;

/// # Mawsworn Bailiff
///
/// `MAW_028` · Warrior minion · 5 mana · 4/4
///
/// > Taunt**. Battlecry:** If you have 4 or more Armor, gain +4/+4.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: This Man Is Charged! [`MAW_028e2`]
///
/// State: Todo
//~ MAW_028 todo 5cafa8f0 5ee126ce
pub const MAW_028: Power = TODO;

/// # This Man Is Charged!
///
/// `MAW_028e2` · Warrior enchantment
///
/// > +4/+4.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_028e2 todo 1fc04083 82b8e6fe
pub const MAW_028e2: Power = TODO;

/// # Weapons Expert
///
/// `MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Sharpened [`MAW_029e2`]
///
/// State: Todo
//~ MAW_029 todo d8a0ca8c 661ff2b3
pub const MAW_029: Power = TODO;

/// # Sharpened
///
/// `MAW_029e2` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_029e2 todo 55ea5b6e 094017e7
pub const MAW_029e2: Power = TODO;

/// # Suspicious Pirate
///
/// `REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ REV_006 todo 96aa8afe 108f79af
pub const REV_006: Power = TODO;

/// # Remornia, Living Blade
///
/// `REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Rush
/// - Enchantments: Remornia's Will [`REV_316e`]
/// - Tokens: Remornia, Living Blade [`REV_316t`]
///
/// State: Todo
//~ REV_316 todo bb2f8711 fc78a9a5
pub const REV_316: Power = TODO;

/// # Remornia's Will
///
/// `REV_316e` · Warrior enchantment
///
/// > Has the stats of Remornia.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ REV_316e todo bd13c5da 03e5fb80
pub const REV_316e: Power = TODO;

/// # Remornia, Living Blade
///
/// `REV_316t` · Warrior weapon · 7 mana · 5/10 durability
///
/// > After your hero attacks, return this to the battlefield.
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_316t todo da9aa6c1 7254f91e
pub const REV_316t: Power = TODO;

/// # Anima Extractor
///
/// `REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Extracted [`REV_332e`]
///
/// State: Todo
//~ REV_332 todo 1e7efd70 94971c5b
pub const REV_332: Power = TODO;

/// # Extracted
///
/// `REV_332e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_332e todo 232cec90 6d866f85
pub const REV_332e: Power = TODO;

/// # Burden of Pride
///
/// `REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Empowered [`REV_334e`]
/// - Tokens: Sanguine Jailer [`REV_334t`]
///
/// State: Todo
//~ REV_334 todo 665dc50a d1b24b7d
pub const REV_334: Power = TODO;

/// # Empowered
///
/// `REV_334e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_334e todo a2973159 9bd63b31
pub const REV_334e: Power = TODO;

/// # Sanguine Jailer
///
/// `REV_334t` · Warrior minion · 2 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_334t vanilla 6467beec e70c8093
pub const REV_334t: Power = VANILLA;

/// # Riot!
///
/// `REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Riot! [`REV_337e`], Riot! [`REV_337e2`]
///
/// State: Todo
//~ REV_337 todo 242162b9 cb7bf325
pub const REV_337: Power = TODO;

/// # Riot!
///
/// `REV_337e` · Warrior enchantment
///
/// > Can't be reduced below 1 Health this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_337e todo a014866c 1656ca26
pub const REV_337e: Power = TODO;

/// # Riot!
///
/// `REV_337e2` · Warrior enchantment
///
/// > Your minions can't be reduced below 1 Health this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_337e2 todo b2e4019a 06be807d
pub const REV_337e2: Power = TODO;

/// # Decimator Olgra
///
/// `REV_783` · Warrior minion · 6 mana · 3/7
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_783 todo 1ad6fa38 601326fb
pub const REV_783: Power = TODO;

/// # Sanguine Depths
///
/// `REV_793` · Warrior location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_793 todo 98af9b88 e1acbbfc
pub const REV_793: Power = TODO;

/// # Crazed Wretch
///
/// `REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Enraged
/// - Refers to: Charge
/// - Enchantments: Angry [`REV_930e`]
///
/// State: Todo
//~ REV_930 todo 6d2d6c1e 46472dbd
pub const REV_930: Power = TODO;

/// # Angry
///
/// `REV_930e` · Warrior enchantment
///
/// > **Charge**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_930e todo 7b91cd2c f41ab238
pub const REV_930e: Power = TODO;

/// # Conqueror's Banner
///
/// `REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 10
///
/// State: Todo
//~ REV_931 todo cf887d89 bf8ed400
pub const REV_931: Power = TODO;

/// # Imbued Axe
///
/// `REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Enchantments: Thirst for Blood [`REV_933e`], Thirst for Blood [`REV_933e2`]
/// - Tokens: Imbued Axe [`REV_933t`]
///
/// State: Todo
//~ REV_933 todo 16322fc1 0e848331
pub const REV_933: Power = TODO;

/// # Thirst for Blood
///
/// `REV_933e` · Warrior enchantment
///
/// > +1/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_933e todo cae87b0f bc7f29fb
pub const REV_933e: Power = TODO;

/// # Thirst for Blood
///
/// `REV_933e2` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_933e2 todo 310ac658 8751e91c
pub const REV_933e2: Power = TODO;

/// # Imbued Axe
///
/// `REV_933t` · Warrior weapon · 3 mana · 2/3 durability
///
/// > **Infused** After your hero attacks, give your damaged minions +2/+2.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_933t todo fa9d0256 b15dfac6
pub const REV_933t: Power = TODO;

/// # Decimator Olgra
///
/// `REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Bloodthirsty [`REV_934e`]
///
/// State: Todo
//~ REV_934 todo b3067ceb 8bfd1222
pub const REV_934: Power = TODO;

/// # Bloodthirsty
///
/// `REV_934e` · Warrior enchantment
///
/// > Increased stats.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_934e todo aa8280b1 9d1e8af1
pub const REV_934e: Power = TODO;

/// # Sanguine Depths
///
/// `REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Sinfall Boon [`REV_990e`]
///
/// State: Todo
//~ REV_990 todo 853abb63 95813aff
pub const REV_990: Power = TODO;

/// # Sinfall Boon
///
/// `REV_990e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_990e todo 23b86589 501bc6e9
pub const REV_990e: Power = TODO;
