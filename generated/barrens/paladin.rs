//! Paladin cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Galloping Savior
///
/// `BAR_550` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 3/4 Steed with **Taunt**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Refers to: Taunt
/// - Tokens: Holy Steed [`BAR_550t`]
///
/// State: Todo
//~ BAR_550 todo 40b4998f 994fc9d8
pub const BAR_550: Power = TODO;

/// # Holy Steed
///
/// `BAR_550t` · Paladin minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BAR_550t vanilla 69156953 5e3f7e6e
pub const BAR_550t: Power = VANILLA;

/// # Soldier's Caravan
///
/// `BAR_871` · Paladin minion · 2 mana · 1/3
///
/// > At the start of your turn, summon two {0} Silver Hand Recruits.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ BAR_871 todo 2c6cfa56 8feea587
pub const BAR_871: Power = TODO;

/// # Knight of Anointment
///
/// `BAR_873` · Paladin minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a Holy spell.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BAR_873 todo 8eb33d93 59e49266
pub const BAR_873: Power = TODO;

/// # Sword of the Fallen
///
/// `BAR_875` · Paladin weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, cast a **Secret** from your deck.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ BAR_875 todo e2a81a2d 69e6736b
pub const BAR_875: Power = TODO;

/// # Northwatch Commander
///
/// `BAR_876` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Secret**, draw a minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ BAR_876 todo deaac99a a62341f9
pub const BAR_876: Power = TODO;

/// # Veteran Warmedic
///
/// `BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Refers to: Lifesteal
/// - Tags: `4930` = 1
/// - Tokens: Battlefield Medic [`BAR_878t`]
///
/// State: Todo
//~ BAR_878 todo ddc96318 b4ee5fbd
pub const BAR_878: Power = TODO;

/// # Battlefield Medic
///
/// `BAR_878t` · Paladin minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ BAR_878t vanilla 4b0d99ef c564d3e8
pub const BAR_878t: Power = VANILLA;

/// # Cannonmaster Smythe
///
/// `BAR_879` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Secrecy [`BAR_879e`]
/// - Tokens: Northwatch Soldier [`BAR_879t`]
///
/// State: Todo
//~ BAR_879 todo 2ab6d556 7e7a5bda
pub const BAR_879: Power = TODO;

/// # Secrecy
///
/// `BAR_879e` · Paladin enchantment
///
/// > It's a secret...@{0} is inside! *(Only you can see this.)*
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_879e todo 0d0e15be bc07bb94
pub const BAR_879e: Power = TODO;

/// # Northwatch Soldier
///
/// `BAR_879t` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Transform back into a **Secret**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Deathrattle
/// - Refers to: Secret
///
/// State: Todo
//~ BAR_879t todo c2c66567 cc518ddf
pub const BAR_879t: Power = TODO;

/// # Conviction (Rank 1)
///
/// `BAR_880` · Paladin spell · Holy · 1 mana
///
/// > Give a random friendly minion +3 Attack. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Enchantments: Blessed [`BAR_880e`]
/// - Tokens: Conviction (Rank 2) [`BAR_880t`], Conviction (Rank 3) [`BAR_880t2`]
///
/// State: Todo
//~ BAR_880 todo b571556c 6732d777
pub const BAR_880: Power = TODO;

/// # Blessed
///
/// `BAR_880e` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_880e todo 16e3f257 c6017dbe
pub const BAR_880e: Power = TODO;

/// # Conviction (Rank 2)
///
/// `BAR_880t` · Paladin spell · Holy · 1 mana
///
/// > Give two random friendly minions +3 Attack. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_880t todo 2a7d47a6 53e982ec
pub const BAR_880t: Power = TODO;

/// # Conviction (Rank 3)
///
/// `BAR_880t2` · Paladin spell · Holy · 1 mana
///
/// > Give three random friendly minions +3 Attack.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_880t2 todo 0d270e7f de93ae08
pub const BAR_880t2: Power = TODO;

/// # Invigorating Sermon
///
/// `BAR_881` · Paladin spell · Holy · 4 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Holy Might [`BAR_881e`]
///
/// State: Todo
//~ BAR_881 todo 89c86764 1280d6a3
pub const BAR_881: Power = TODO;

/// # Holy Might
///
/// `BAR_881e` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_881e todo 65a1fa1c b107ee82
pub const BAR_881e: Power = TODO;

/// # Cariel Roame
///
/// `BAR_902` · Paladin minion · 4 mana · 4/3
///
/// > **Rush**, **Divine Shield** Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Divine Shield, Rush
/// - Enchantments: Light's Strength [`BAR_902e`]
///
/// State: Todo
//~ BAR_902 todo 41a225c4 e163decf
pub const BAR_902: Power = TODO;

/// # Light's Strength
///
/// `BAR_902e` · Paladin enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_902e todo 162b6bda 4e81ec53
pub const BAR_902e: Power = TODO;

/// # Seedcloud Buckler
///
/// `WC_032` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Give your minions **Divine Shield**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Divine Shield
///
/// State: Todo
//~ WC_032 todo 69a71686 fb7569a2
pub const WC_032: Power = TODO;

/// # Judgment of Justice
///
/// `WC_033` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When an enemy minion attacks, set its Attack and Health to 1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Judged [`WC_033e`]
///
/// State: Todo
//~ WC_033 todo ccbc80d9 ae94eb7b
pub const WC_033: Power = TODO;

/// # Judged
///
/// `WC_033e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_033e todo 935f50c1 afcf6dd8
pub const WC_033e: Power = TODO;

/// # Party Up!
///
/// `WC_034` · Paladin spell · 7 mana
///
/// > Summon five 2/2 Adventurers with random bonus effects.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Tokens: Deadly Adventurer [`WC_034t`], Burly Adventurer [`WC_034t2`], Devout Adventurer [`WC_034t3`], Relentless Adventurer [`WC_034t4`], Arcane Adventurer [`WC_034t5`], Sneaky Adventurer [`WC_034t6`], Vital Adventurer [`WC_034t7`], Swift Adventurer [`WC_034t8`]
///
/// State: Todo
//~ WC_034 todo ad82b9fe a46689cd
pub const WC_034: Power = TODO;

/// # Deadly Adventurer
///
/// `WC_034t` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Poisonous
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t vanilla 24635cc5 07df7057
pub const WC_034t: Power = VANILLA;

/// # Burly Adventurer
///
/// `WC_034t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Taunt
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t2 vanilla 588c65e6 d3a613c7
pub const WC_034t2: Power = VANILLA;

/// # Devout Adventurer
///
/// `WC_034t3` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Divine Shield
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t3 vanilla 0634ce5e e41775ff
pub const WC_034t3: Power = VANILLA;

/// # Relentless Adventurer
///
/// `WC_034t4` · Neutral minion · 2 mana · 2/2
///
/// > **Windfury**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Windfury
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t4 vanilla c672d5f5 5da6904a
pub const WC_034t4: Power = VANILLA;

/// # Arcane Adventurer
///
/// `WC_034t5` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Spellpower
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t5 vanilla 3e7f6c09 fc9630ba
pub const WC_034t5: Power = VANILLA;

/// # Sneaky Adventurer
///
/// `WC_034t6` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// - Set: Forged in the Barrens
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t6 vanilla 0d99a3e3 7f1dbd21
pub const WC_034t6: Power = VANILLA;

/// # Vital Adventurer
///
/// `WC_034t7` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Lifesteal
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t7 vanilla 55b6ce7e 33e47108
pub const WC_034t7: Power = VANILLA;

/// # Swift Adventurer
///
/// `WC_034t8` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Rush
/// - Tags: `2178` = 1
///
/// State: Vanilla
//~ WC_034t8 vanilla 93966cbe 1021ff84
pub const WC_034t8: Power = VANILLA;
