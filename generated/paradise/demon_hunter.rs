//! Demon Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Aranna, Thrill Seeker
///
/// `VAC_501` · Demon Hunter minion · 5 mana · 5/6
///
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Priest Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 6, `4357` = 1
///
/// State: Todo
//~ VAC_501 todo 89d6f944 cdeafeb8
pub const VAC_501: Power = TODO;

/// # Sigil of Skydiving
///
/// `VAC_925` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Sigil
/// - Refers to: Charge
///
/// State: Todo
//~ VAC_925 todo 1f831c18 455c87a9
pub const VAC_925: Power = TODO;

/// # Cliff Dive
///
/// `VAC_926` · Demon Hunter spell · 6 mana
///
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Bungee Jumping [`VAC_926e`]
/// - Tokens: Falling Illidari [`VAC_926t`]
///
/// State: Todo
//~ VAC_926 todo fa7e6b7e 9b070bd8
pub const VAC_926: Power = TODO;

/// # Bungee Jumping
///
/// `VAC_926e` · Neutral enchantment
///
/// > Returns to deck at end of turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_926e todo 35ff1dac 68042011
pub const VAC_926e: Power = TODO;

/// # Falling Illidari
///
/// `VAC_926t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Perils in Paradise
/// - Minion type: Pirate
/// - Mechanics: Charge
///
/// State: Vanilla
//~ VAC_926t vanilla 60d4f18b cbbe3e79
pub const VAC_926t: Power = VANILLA;

/// # Adrenaline Fiend
///
/// `VAC_927` · Demon Hunter minion · 2 mana · 2/2
///
/// > After a friendly Pirate attacks, give your hero +1 Attack this turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon, Pirate
/// - Tags: `2522` = 1
/// - Enchantments: Adrenaline [`VAC_927e`]
///
/// State: Todo
//~ VAC_927 todo 736da83b e2f22a82
pub const VAC_927: Power = TODO;

/// # Adrenaline
///
/// `VAC_927e` · Demon Hunter enchantment
///
/// > Increased Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAC_927e todo 59cc4dff 6eebaebe
pub const VAC_927e: Power = TODO;

/// # Paraglide
///
/// `VAC_928` · Demon Hunter spell · 3 mana
///
/// > Both players draw 3 cards. **Outcast:** Only you do.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ VAC_928 todo 042d46ca 47cb132c
pub const VAC_928: Power = TODO;

/// # Dangerous Cliffside
///
/// `VAC_929` · Demon Hunter location · 4 mana · 0 uses
///
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Charge
///
/// State: Todo
//~ VAC_929 todo 0a694c4f f6b90ebc
pub const VAC_929: Power = TODO;

/// # All Terrain Voidhound
///
/// `VAC_930` · Demon Hunter minion · 7 mana · 5/8
///
/// > Whenever this attacks, give your hero +5 Attack this turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Enchantments: Off Road [`VAC_930e`]
///
/// State: Todo
//~ VAC_930 todo 4d6e62a4 77eb7108
pub const VAC_930: Power = TODO;

/// # Off Road
///
/// `VAC_930e` · Demon Hunter enchantment
///
/// > Increased Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAC_930e todo 01ad3d68 8a61ec68
pub const VAC_930e: Power = TODO;

/// # Skirting Death
///
/// `VAC_931` · Demon Hunter spell · Shadow · 3 mana
///
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Skirting Death [`VAC_931e`], Skirted [`VAC_931e1`]
///
/// State: Todo
//~ VAC_931 todo 8d2d18b2 de092a27
pub const VAC_931: Power = TODO;

/// # Skirting Death
///
/// `VAC_931e` · Demon Hunter enchantment
///
/// > -4 Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAC_931e todo 86df0343 6bb31a3e
pub const VAC_931e: Power = TODO;

/// # Skirted
///
/// `VAC_931e1` · Demon Hunter enchantment
///
/// > +@ Attack this turn
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAC_931e1 todo ff575e79 b67914aa
pub const VAC_931e1: Power = TODO;

/// # Climbing Hook
///
/// `VAC_932` · Demon Hunter weapon · 6 mana · 5/2 durability
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Hooked [`VAC_932e`]
///
/// State: Todo
//~ VAC_932 todo f2041304 8edaf357
pub const VAC_932: Power = TODO;

/// # Hooked
///
/// `VAC_932e` · Demon Hunter enchantment
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_932e todo 53335c28 12efbc47
pub const VAC_932e: Power = TODO;

/// # Patches the Pilot
///
/// `VAC_933` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Shuffle six Parachutes into your deck that summon a 1/1 Pirate with **Charge** when drawn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Demon, Pirate
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `2522` = 1
/// - Tokens: Parachute [`VAC_933t`]
///
/// State: Todo
//~ VAC_933 todo 6e759915 5a4532b8
pub const VAC_933: Power = TODO;

/// # Parachute
///
/// `VAC_933t` · Demon Hunter spell · 1 mana
///
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
///
/// - Set: Perils in Paradise
/// - Mechanics: Casts When Drawn
/// - Refers to: Charge
///
/// State: Todo
//~ VAC_933t todo 7090245b 383f2699
pub const VAC_933t: Power = TODO;

/// # Demonic Deal
///
/// `WORK_014` · Demon Hunter spell · Fel · 2 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ WORK_014 todo e2e5fbe4 81e697a1
pub const WORK_014: Power = TODO;

/// # Spirit Peddler
///
/// `WORK_015` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** Reduce the Cost of a random minion in your hand by (6).
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Peddled [`WORK_015e`]
///
/// State: Todo
//~ WORK_015 todo 458b5a94 dd3f26d4
pub const WORK_015: Power = TODO;

/// # Peddled
///
/// `WORK_015e` · Neutral enchantment
///
/// > Costs (6) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_015e todo 217a0f58 04edbe37
pub const WORK_015e: Power = TODO;

/// # Infernal Stapler
///
/// `WORK_016` · Demon Hunter weapon · 3 mana · 3/3 durability
///
/// > After your hero attacks, deal 3 damage to your hero.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ WORK_016 todo b8987bae 08ed8fdd
pub const WORK_016: Power = TODO;
