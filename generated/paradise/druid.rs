//! Druid cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Cruise Captain Lora
///
/// `VAC_506` · Druid minion · 6 mana · 4/5
///
/// > **Battlecry:** Summon 2 random locations.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_506 todo 66c745bb d5c82600
pub const VAC_506: Power = TODO;

/// # Trail Mix
///
/// `VAC_508` · Druid spell · Nature · 2 mana
///
/// > Gain 2 Mana Crystals next turn only.
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Sugar Rush [`VAC_508e`]
///
/// State: Todo
//~ VAC_508 todo b89f61e8 4e080f10
pub const VAC_508: Power = TODO;

/// # Sugar Rush
///
/// `VAC_508e` · Neutral enchantment
///
/// > Gain 2 Mana Crystals this turn only.
///
/// - Set: Perils in Paradise
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ VAC_508e todo c5f648f9 fc5428a1
pub const VAC_508e: Power = TODO;

/// # Dozing Dragon
///
/// `VAC_511` · Druid minion · 5 mana · 3/5
///
/// > **Dormant** for 2 turns. While **Dormant**, summon a 3/5 Dragon with **Taunt** at the end of your turn.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Dragon
/// - Refers to: Taunt, Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Oversleeping [`VAC_511e`], Sleepy [`VAC_511e2`]
/// - Tokens: Restless Whelp [`VAC_511t`]
///
/// State: Todo
//~ VAC_511 todo 2ff2b694 ffe57e0e
pub const VAC_511: Power = TODO;

/// # Oversleeping
///
/// `VAC_511e` · Druid enchantment
///
/// > End of turn summon
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ VAC_511e todo 061e93be bff963d7
pub const VAC_511e: Power = TODO;

/// # Sleepy
///
/// `VAC_511e2` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Perils in Paradise
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ VAC_511e2 todo 8d9808cf dc75791c
pub const VAC_511e2: Power = TODO;

/// # Restless Whelp
///
/// `VAC_511t` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Perils in Paradise
/// - Minion type: Dragon
/// - Mechanics: Taunt, Whelp
///
/// State: Vanilla
//~ VAC_511t vanilla 0d99b160 f599ae71
pub const VAC_511t: Power = VANILLA;

/// # Hiking Trail
///
/// `VAC_517` · Druid location · 3 mana · 0 uses
///
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Taunt
///
/// State: Todo
//~ VAC_517 todo 410001fd a3076f42
pub const VAC_517: Power = TODO;

/// # Tortollan Traveler
///
/// `VAC_518` · Druid minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw another **Taunt** minion. Reduce its Cost by (2).
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Travelling [`VAC_518e`]
///
/// State: Todo
//~ VAC_518 todo 4e581460 7ed2fac3
pub const VAC_518: Power = TODO;

/// # Travelling
///
/// `VAC_518e` · Druid enchantment
///
/// > Costs (2) less
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_518e todo f45666b1 fcfddacd
pub const VAC_518e: Power = TODO;

/// # Mistah Vistah
///
/// `VAC_519` · Druid minion · 5 mana · 5/5
///
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Mage Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 4, `4357` = 1
/// - Tokens: Scenic Vista [`VAC_519t3`]
///
/// State: Todo
//~ VAC_519 todo b40f08b5 501f7d89
pub const VAC_519: Power = TODO;

/// # Scenic Vista
///
/// `VAC_519t3` · Druid spell · 0 mana
///
/// > In 3 turns, recast every spell you played while this was in play.
///
/// - Set: Perils in Paradise
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 9239875, `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ VAC_519t3 todo 4213797c f8b701a5
pub const VAC_519t3: Power = TODO;

/// # Sleep Under the Stars
///
/// `VAC_907` · Druid spell · Arcane · 8 mana
///
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Tokens: Cat Constellation [`VAC_907t1`], Bear Constellation [`VAC_907t2`], Moonkin Constellation [`VAC_907t3`]
///
/// State: Todo
//~ VAC_907 todo 5e1c75d5 107b45e4
pub const VAC_907: Power = TODO;

/// # Cat Constellation
///
/// `VAC_907t1` · Druid spell · Arcane · 8 mana
///
/// > Draw 2 cards.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Todo
//~ VAC_907t1 todo 1cce322b 199a421e
pub const VAC_907t1: Power = TODO;

/// # Bear Constellation
///
/// `VAC_907t2` · Druid spell · Arcane · 8 mana
///
/// > Gain 5 Armor.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Todo
//~ VAC_907t2 todo c0c4578a b57bef13
pub const VAC_907t2: Power = TODO;

/// # Moonkin Constellation
///
/// `VAC_907t3` · Druid spell · Arcane · 8 mana
///
/// > Refresh 3 Mana Crystals.
///
/// - Set: Perils in Paradise · epic
/// - Tags: `1200` = 1
///
/// State: Todo
//~ VAC_907t3 todo 30a539d4 f2b67202
pub const VAC_907t3: Power = TODO;

/// # Hydration Station
///
/// `VAC_948` · Druid spell · 8 mana
///
/// > Resurrect three of your different highest Cost **Taunt** minions.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ VAC_948 todo 34ab54c9 cab7a861
pub const VAC_948: Power = TODO;

/// # New Heights
///
/// `VAC_949` · Druid spell · 3 mana
///
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ VAC_949 todo 7724e7af c774a160
pub const VAC_949: Power = TODO;

/// # Bouldering Buddy
///
/// `VAC_950` · Druid minion · 7 mana · 6/7
///
/// > **Rush, Taunt** Costs (1) if you have at least 10 Mana Crystals.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Rush
///
/// State: Todo
//~ VAC_950 todo 414bffba 35cdc04a
pub const VAC_950: Power = TODO;

/// # Handle with Bear
///
/// `WORK_024` · Druid spell · Nature · 2 mana
///
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Careful Bear [`WORK_024t`]
///
/// State: Todo
//~ WORK_024 todo 1d91bdc2 8b0b7187
pub const WORK_024: Power = TODO;

/// # Careful Bear
///
/// `WORK_024t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: Careful [`WORK_024te`]
///
/// State: Todo
//~ WORK_024t todo 46bd8ba8 0468fa7f
pub const WORK_024t: Power = TODO;

/// # Careful
///
/// `WORK_024te` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_024te todo 16bca85d 158de84a
pub const WORK_024te: Power = TODO;

/// # Number Cruncher
///
/// `WORK_025` · Druid minion · 4 mana · 2/1
///
/// > Rush**, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
/// - Tokens: Aggressive Projections [`WORK_025a`], Conservative Forecast [`WORK_025b`]
///
/// State: Todo
//~ WORK_025 todo 0de9aad0 f5f4128f
pub const WORK_025: Power = TODO;

/// # Aggressive Projections
///
/// `WORK_025a` · Druid spell · 4 mana
///
/// > +2 Attack.
///
/// - Set: Perils in Paradise
/// - Enchantments: Aggressive Projections [`WORK_025ae`]
///
/// State: Todo
//~ WORK_025a todo d3ae92e4 83faf14b
pub const WORK_025a: Power = TODO;

/// # Aggressive Projections
///
/// `WORK_025ae` · Druid enchantment
///
/// > +2 Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_025ae todo 5b3bfef3 4e487ef1
pub const WORK_025ae: Power = TODO;

/// # Conservative Forecast
///
/// `WORK_025b` · Druid spell · 4 mana
///
/// > +2 Health.
///
/// - Set: Perils in Paradise
/// - Enchantments: Conservative Forecast [`WORK_025be`]
///
/// State: Todo
//~ WORK_025b todo 094e371c 4f87e4e7
pub const WORK_025b: Power = TODO;

/// # Conservative Forecast
///
/// `WORK_025be` · Druid enchantment
///
/// > +2 Health.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_025be todo 7a7338a7 5a057b73
pub const WORK_025be: Power = TODO;

/// # Un'Goro Brochure
///
/// `WORK_050` · Druid spell · Nature · 4 mana
///
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Enchantments: Exotic Destination [`WORK_050e`]
/// - Tokens: Dalaran Brochure [`WORK_050t`]
///
/// State: Todo
//~ WORK_050 todo d2e664d4 75473cf8
pub const WORK_050: Power = TODO;

/// # Exotic Destination
///
/// `WORK_050e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_050e todo 8f89716f 508633dd
pub const WORK_050e: Power = TODO;

/// # Dalaran Brochure
///
/// `WORK_050t` · Druid spell · Arcane · 4 mana
///
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · common
/// - Tokens: Un'Goro Brochure [`WORK_050`]
///
/// State: Todo
//~ WORK_050t todo e6b51997 bfc64d88
pub const WORK_050t: Power = TODO;
