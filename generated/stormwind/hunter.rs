//! Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Defias Blastfisher
///
/// `DED_007` · Hunter minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each of your Beasts.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
///
/// State: Todo
//~ DED_007 todo 453ccaff ee14004b
pub const DED_007: Power = TODO;

/// # Monstrous Parrot
///
/// `DED_008` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry**: Get a copy of the last friendly **Deathrattle** minion that died.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ DED_008 todo d29df65f e26d7361
pub const DED_008: Power = TODO;

/// # Doggie Biscuit
///
/// `DED_009` · Hunter spell · 2 mana
///
/// > **Tradeable** Give a minion +2/+3. After you **Trade** this, give a friendly minion **Rush**.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Enchantments: Good Doggie! [`DED_009e`]
///
/// State: Todo
//~ DED_009 todo e7af2d95 abac2cf0
pub const DED_009: Power = TODO;

/// # Good Doggie!
///
/// `DED_009e` · Hunter enchantment
///
/// > +2/+3.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_009e todo f34db471 bee51e99
pub const DED_009e: Power = TODO;

/// # Rats of Extraordinary Size
///
/// `SW_320` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Rats. Any that can't fit on the battlefield go to your hand with +4/+4.
///
/// - Set: United in Stormwind · epic · collectible
/// - Enchantments: Extraordinarily Sized [`SW_320e`]
/// - Tokens: Rat [`SW_455t`]
///
/// State: Todo
//~ SW_320 todo e65e0261 b25e9c9d
pub const SW_320: Power = TODO;

/// # Extraordinarily Sized
///
/// `SW_320e` · Hunter enchantment
///
/// > +4/+4
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_320e todo 89d435ba cfb52e70
pub const SW_320e: Power = TODO;

/// # Aimed Shot
///
/// `SW_321` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Your next Hero Power deals 2 more damage.
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Aiming [`SW_321e`]
///
/// State: Todo
//~ SW_321 todo 3eac44e8 46416571
pub const SW_321: Power = TODO;

/// # Aiming
///
/// `SW_321e` · Hunter enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_321e todo 9723d939 aa9b3d78
pub const SW_321e: Power = TODO;

/// # Defend the Dwarven District
///
/// `SW_322` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 3 spells. **Reward:** Your Hero Power can target minions.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Enchantments: Practiced [`SW_322e`], Tavish Stormpike Enchant [`SW_322e2`], Crackshot [`SW_322e3`]
/// - Tokens: Take the High Ground [`SW_322t`], Knock 'Em Down [`SW_322t2`], Tavish, Master Marksman [`SW_322t4`]
///
/// State: Todo
//~ SW_322 todo 1682fb8b 66af84b0
pub const SW_322: Power = TODO;

/// # Practiced
///
/// `SW_322e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_322e todo 67ad0755 7c5f59eb
pub const SW_322e: Power = TODO;

/// # Tavish Stormpike Enchant
///
/// `SW_322e2` · Neutral enchantment
///
/// > **Battlecry:** For the rest of the game, your spells refresh your Hero Power.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_322e2 todo ca7aa74d 26743507
pub const SW_322e2: Power = TODO;

/// # Crackshot
///
/// `SW_322e3` · Neutral enchantment
///
/// > Your Hero Power Can Target Minions
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_322e3 todo fc85deeb 4372a6a1
pub const SW_322e3: Power = TODO;

/// # Take the High Ground
///
/// `SW_322t` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Set the Cost of your Hero Power to (0).
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 2
/// - Tokens: Knock 'Em Down [`SW_322t2`]
///
/// State: Todo
//~ SW_322t todo c51acabb 8f1b0107
pub const SW_322t: Power = TODO;

/// # Knock 'Em Down
///
/// `SW_322t2` · Hunter spell · 1 mana
///
/// > **Questline:** Deal damage with 2 spells. **Reward:** Tavish, Master Marksman.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Tavish, Master Marksman [`SW_322t4`]
///
/// State: Todo
//~ SW_322t2 todo 723d7c9c 47645c0e
pub const SW_322t2: Power = TODO;

/// # Tavish, Master Marksman
///
/// `SW_322t4` · Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, spells you cast refresh your Hero Power.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_322t4 todo 074cb599 1a043aa5
pub const SW_322t4: Power = TODO;

/// # The Rat King
///
/// `SW_323` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Revive after 5 friendly minions die.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Dormant
/// - Enchantments: Rat King's Slumber [`SW_323e`]
///
/// State: Todo
//~ SW_323 todo 0fe00ef4 04c5c277
pub const SW_323: Power = TODO;

/// # Rat King's Slumber
///
/// `SW_323e` · Hunter enchantment
///
/// > **Dormant**. Awaken after @ \|4(friendly minion dies., friendly minions die.)
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ SW_323e todo 29a5668a 3f5f42cd
pub const SW_323e: Power = TODO;

/// # Rodent Nest
///
/// `SW_455` · Hunter minion · 4 mana · 2/2
///
/// > **Deathrattle:** Summon five 1/1 Rats.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rat [`SW_455t`]
///
/// State: Todo
//~ SW_455 todo a98bbb8d 7a1fcb38
pub const SW_455: Power = TODO;

/// # Rat
///
/// `SW_455t` · Hunter minion · 1 mana · 1/1
///
/// - Set: United in Stormwind
/// - Minion type: Beast
///
/// State: Vanilla
//~ SW_455t vanilla 9c5bef8c 178675df
pub const SW_455t: Power = VANILLA;

/// # Leatherworking Kit
///
/// `SW_457` · Hunter weapon · 1 mana · 0/3 durability
///
/// > After three friendly Beasts die, draw a Beast and give it +1/+1. Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Reinforced Hide [`SW_457e`]
///
/// State: Todo
//~ SW_457 todo 2e691f81 f0395bf2
pub const SW_457: Power = TODO;

/// # Reinforced Hide
///
/// `SW_457e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_457e todo 86113c53 778bfc2b
pub const SW_457e: Power = TODO;

/// # Ramming Mount
///
/// `SW_458` · Hunter spell · 3 mana
///
/// > Give a minion +2/+2 and **Immune** while attacking. When it dies, summon a Ram.
///
/// - Set: United in Stormwind · rare · collectible
/// - Refers to: Deathrattle, Immune
/// - Enchantments: On a Ram [`SW_458e`]
/// - Tokens: Tavish's Ram [`SW_458t`]
///
/// State: Todo
//~ SW_458 todo a46535cf e2a1fb9f
pub const SW_458: Power = TODO;

/// # On a Ram
///
/// `SW_458e` · Hunter enchantment
///
/// > +2/+2 and **Immune** while attacking. **Deathrattle:** Summon a Ram.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_458e todo fc217db8 1c448cfe
pub const SW_458e: Power = TODO;

/// # Tavish's Ram
///
/// `SW_458t` · Hunter minion · 2 mana · 2/2
///
/// > **Immune** while attacking.
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Todo
//~ SW_458t todo 2fe99125 921259e0
pub const SW_458t: Power = TODO;

/// # Stormwind Piper
///
/// `SW_459` · Hunter minion · 3 mana · 1/6
///
/// > After this minion attacks, give your Beasts +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Demon
/// - Enchantments: Entranced [`SW_459e`]
///
/// State: Todo
//~ SW_459 todo c4de2f60 ff1594db
pub const SW_459: Power = TODO;

/// # Entranced
///
/// `SW_459e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_459e todo 6ad596c2 b8c34f5e
pub const SW_459e: Power = TODO;

/// # Devouring Swarm
///
/// `SW_460` · Hunter spell · 0 mana
///
/// > Choose an enemy minion. Your minions attack it, then return any that die to your hand.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Todo
//~ SW_460 todo 7b42aa43 494fd622
pub const SW_460: Power = TODO;

/// # Imported Tarantula
///
/// `SW_463` · Hunter minion · 5 mana · 4/5
///
/// > **Tradeable** **Deathrattle:** Summon two 1/1 Spiders with **Poisonous** and **Rush**.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Tradeable, Deck Action Cost
/// - Refers to: Poisonous, Rush
/// - Tokens: Invasive Spiderling [`SW_463t`]
///
/// State: Todo
//~ SW_463 todo bdb39f97 89ac73b1
pub const SW_463: Power = TODO;

/// # Invasive Spiderling
///
/// `SW_463t` · Hunter minion · 2 mana · 1/1
///
/// > **Poisonous Rush**
///
/// - Set: United in Stormwind
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ SW_463t vanilla bb9670b1 9229cf23
pub const SW_463t: Power = VANILLA;
