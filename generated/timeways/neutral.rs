//! Neutral cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Prescient Slitherdrake
///
/// `END_033` · Neutral minion · 7 mana · 5/8
///
/// > **Elusive** Costs (3) less if you're holding another Dragon.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Todo
//~ END_033 todo 87225834 d937ebc9
pub const END_033: Power = TODO;

/// # Crumblecrusher
///
/// `END_034` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry:** Destroy a random enemy minion, location, and weapon.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ END_034 todo 838df64c deea07f0
pub const END_034: Power = TODO;

/// # Omen of the End
///
/// `END_035` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, destroy the top 5 cards of the enemy deck.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ END_035 todo d1383b21 2902844a
pub const END_035: Power = TODO;

/// # Morchie
///
/// `END_036` · Neutral minion · 4 mana · 3/6
///
/// > Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Aura, Discover
/// - Refers to: Rewind
/// - Enchantments: Multiversal Singularity [`END_036e`]
///
/// State: Todo
//~ END_036 todo b77ef80b 809f5877
pub const END_036: Power = TODO;

/// # Multiversal Singularity
///
/// `END_036e` · Neutral enchantment
///
/// > Your **Rewinds** keep BOTH outcomes.
///
/// - Set: Across the Timeways
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ END_036e todo 811743c1 9b40ad26
pub const END_036e: Power = TODO;

/// # Endtime Murozond
///
/// `END_037` · Neutral minion · 9 mana · 4/6
///
/// > **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ END_037 todo 086185d4 e181df19
pub const END_037: Power = TODO;

/// # Aeon Wizard
///
/// `TIME_002` · Neutral minion · 5 mana · 3/5
///
/// > **Rewind Battlecry:** Get 2 random spells from your class.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ TIME_002 todo 548c80f5 4641d20b
pub const TIME_002: Power = TODO;

/// # Portal Vanguard
///
/// `TIME_003` · Neutral minion · 3 mana · 2/2
///
/// > **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
/// - Enchantments: Guarding Time [`TIME_003e`]
///
/// State: Todo
//~ TIME_003 todo cae6bc29 bf50db14
pub const TIME_003: Power = TODO;

/// # Guarding Time
///
/// `TIME_003e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_003e todo 2525d7b5 2444f0a5
pub const TIME_003e: Power = TODO;

/// # Conflux Crasher
///
/// `TIME_004` · Neutral minion · 7 mana · 7/7
///
/// > **Rewind Battlecry:** Deal 7 damage to a random enemy.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ TIME_004 todo 46001e55 cd159464
pub const TIME_004: Power = TODO;

/// # Murozond, Unbounded
///
/// `TIME_024` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: INFINITE POWER! [`TIME_024e`], Murozond, End of Time [`TIME_024e2`]
///
/// State: Todo
//~ TIME_024 todo b66cae11 ab4277f5
pub const TIME_024: Power = TODO;

/// # INFINITE POWER!
///
/// `TIME_024e` · Neutral enchantment
///
/// > Attack set to INFINITY!
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_024e todo 0dead6c8 ef9ff43a
pub const TIME_024e: Power = TODO;

/// # Murozond, End of Time
///
/// `TIME_024e2` · Neutral enchantment
///
/// > At the start of your next turn, set Murozond's Attack to INFINITY!
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_024e2 todo fabec125 40fdcd6e
pub const TIME_024e2: Power = TODO;

/// # Time Machine
///
/// `TIME_035` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Get a random **Rewind** card.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Rewind
///
/// State: Todo
//~ TIME_035 todo e7222f01 a99ca13a
pub const TIME_035: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind
/// - Tokens: Mister Clocksworth [`TIME_038t1`], Mister Clocksworth [`TIME_038t2`], Mister Clocksworth [`TIME_038t3`]
///
/// State: Todo
//~ TIME_038 todo 04505341 ca877a47
pub const TIME_038: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t1` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind, Used Rewind
///
/// State: Todo
//~ TIME_038t1 todo d066f822 860bdea1
pub const TIME_038t1: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t2` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind
/// - Tags: `USED_REWIND` = 2
///
/// State: Todo
//~ TIME_038t2 todo 796bfdca 3fe62575
pub const TIME_038t2: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t3` · Neutral minion · 8 mana · 3/3
///
/// > **Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_038t3 todo 1e054491 d5078761
pub const TIME_038t3: Power = TODO;

/// # Fading Memory
///
/// `TIME_040` · Neutral minion · 4 mana · 6/3
///
/// > **Deathrattle:** Get a random 5-Cost minion from the past.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TIME_040 todo 61e64dfc 920d84e2
pub const TIME_040: Power = TODO;

/// # Futuristic Forefather
///
/// `TIME_041` · Neutral minion · 4 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `3169` = 1
/// - Enchantments: Infiltration [`TIME_041e2`]
///
/// State: Todo
//~ TIME_041 todo 64ccfc0a 0648e0e7
pub const TIME_041: Power = TODO;

/// # Infiltration
///
/// `TIME_041e2` · Neutral enchantment
///
/// > +4 Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_041e2 todo 44f44e31 3cd6e4bf
pub const TIME_041e2: Power = TODO;

/// # Whelp of the Infinite
///
/// `TIME_045` · Neutral minion · 3 mana · 1/4
///
/// > **Poisonous Reborn**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Poisonous, Reborn, Whelp
///
/// State: Vanilla
//~ TIME_045 vanilla 5fce37d9 5ed5de1f
pub const TIME_045: Power = VANILLA;

/// # Cyborg Patriarch
///
/// `TIME_046` · Neutral minion · 3 mana · 3/12
///
/// > **Dormant** for 3 turns. **Taunt**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Prime Ape [`TIME_046e`]
///
/// State: Todo
//~ TIME_046 todo 941afc74 c12838de
pub const TIME_046: Power = TODO;

/// # Prime Ape
///
/// `TIME_046e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ TIME_046e todo c5836559 f29ee982
pub const TIME_046e: Power = TODO;

/// # Devious Coyote
///
/// `TIME_047` · Neutral minion · 5 mana · 5/3
///
/// > **Stealth**. Costs (1) less for each time the enemy hero took damage this turn.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Todo
//~ TIME_047 todo 2b933222 2edc4ba9
pub const TIME_047: Power = TODO;

/// # Clockwork Rager
///
/// `TIME_048` · Neutral minion · 5 mana · 5/1
///
/// > **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
/// - Enchantments: Clockwork Rage [`TIME_048e`]
///
/// State: Todo
//~ TIME_048 todo 19dfb259 ba5915cf
pub const TIME_048: Power = TODO;

/// # Clockwork Rage
///
/// `TIME_048e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_048e todo 8b8f2c99 77a921ff
pub const TIME_048e: Power = TODO;

/// # Dangerous Variant
///
/// `TIME_049` · Neutral minion · 2 mana · 1/1
///
/// > At the start of your turn, transform into a random 5-Cost minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Tags: `4547` = 1, `4548` = 1
///
/// State: Todo
//~ TIME_049 todo afb551bb cc986a5a
pub const TIME_049: Power = TODO;

/// # Sentient Hourglass
///
/// `TIME_050` · Neutral minion · 6 mana · 4/9
///
/// > **Rush** After this minion survives damage, swap its stats.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Tags: `4548` = 1
/// - Enchantments: Sand Flow [`TIME_050e`]
///
/// State: Todo
//~ TIME_050 todo 92df0bfc 1f93d56a
pub const TIME_050: Power = TODO;

/// # Sand Flow
///
/// `TIME_050e` · Neutral enchantment
///
/// > Attack and Health swapped.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_050e todo 5555c02e 03d843b5
pub const TIME_050e: Power = TODO;

/// # Soldier of the Infinite
///
/// `TIME_051` · Neutral minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Double this minion's Attack.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Tags: `4548` = 1
/// - Enchantments: Infinite Scales [`TIME_051e`]
///
/// State: Todo
//~ TIME_051 todo 20c1eb08 728fb73c
pub const TIME_051: Power = TODO;

/// # Infinite Scales
///
/// `TIME_051e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_051e todo 4924e74a b233efa4
pub const TIME_051e: Power = TODO;

/// # Amber Warden
///
/// `TIME_052` · Neutral minion · 8 mana · 4/12
///
/// > **Taunt Deathrattle:** Summon a random minion from the past.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TIME_052 todo 8324c1cd 3027cc55
pub const TIME_052: Power = TODO;

/// # Sandmaw
///
/// `TIME_053` · Neutral minion · 3 mana · 7/2
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ TIME_053 vanilla eeffd91f 1195eb10
pub const TIME_053: Power = VANILLA;

/// # Time Skipper
///
/// `TIME_054` · Neutral minion · 4 mana · 3/4
///
/// > At the end of each player's turn, give them a Coin.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Skipping Time [`TIME_054e`]
///
/// State: Todo
//~ TIME_054 todo 55875916 310d91ca
pub const TIME_054: Power = TODO;

/// # Skipping Time
///
/// `TIME_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_054e todo 94eaddd6 4c167c9d
pub const TIME_054e: Power = TODO;

/// # Unknown Voyager
///
/// `TIME_055` · Neutral minion · 5 mana · 4/5
///
/// > After this survives damage, transform into a random 7-Cost minion.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Enraged
///
/// State: Todo
//~ TIME_055 todo edf246d2 7cbfc5ed
pub const TIME_055: Power = TODO;

/// # Whelp of the Bronze
///
/// `TIME_056` · Neutral minion · 3 mana · 4/1
///
/// > **Lifesteal Divine Shield**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Lifesteal, Whelp
///
/// State: Vanilla
//~ TIME_056 vanilla bf99c6c0 827a21b7
pub const TIME_056: Power = VANILLA;

/// # Wizened Truthseeker
///
/// `TIME_057` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: True Wisdom [`TIME_057e`]
///
/// State: Todo
//~ TIME_057 todo 871d8d58 5a56e810
pub const TIME_057: Power = TODO;

/// # True Wisdom
///
/// `TIME_057e` · Neutral enchantment
///
/// > Cost changed.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_057e todo 326e8af9 36282c7d
pub const TIME_057e: Power = TODO;

/// # Paltry Flutterwing
///
/// `TIME_058` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a random 2-Cost minion that is **Dormant** for 2 turns.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
/// - Enchantments: Consequences [`TIME_058e`]
///
/// State: Todo
//~ TIME_058 todo 27d903f9 c1f10573
pub const TIME_058: Power = TODO;

/// # Consequences
///
/// `TIME_058e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ TIME_058e todo 0590401b f3dd2895
pub const TIME_058e: Power = TODO;

/// # Living Paradox
///
/// `TIME_059` · Neutral minion · 3 mana · 2/1
///
/// > **Elusive Battlecry:** Summon two 2/1 Living Paradoxes with **Elusive**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Elusive
///
/// State: Todo
//~ TIME_059 todo 023bea7f f3ee057a
pub const TIME_059: Power = TODO;

/// # Quantum Destabilizer
///
/// `TIME_060` · Neutral minion · 3 mana · 4/9
///
/// > This minion takes double damage from all sources.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ TIME_060 todo b646f45a 898cce48
pub const TIME_060: Power = TODO;

/// # Timeless Causality
///
/// `TIME_061` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Reverse the order of your deck.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_061 todo fad3d61b fcd1893b
pub const TIME_061: Power = TODO;

/// # Chronicle Keeper
///
/// `TIME_062` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tags: `4548` = 1
///
/// State: Todo
//~ TIME_062 todo d0286a7a dddbaaf1
pub const TIME_062: Power = TODO;

/// # Timelord Nozdormu
///
/// `TIME_063` · Neutral minion · 3 mana · 8/8
///
/// > **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush, Nozdormu Dormant Effect Watcher
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Lord of Time [`TIME_063e1`], Nozdormu Play Enchant [`TIME_063e2`]
///
/// State: Todo
//~ TIME_063 todo e3a3c8d1 7895ca49
pub const TIME_063: Power = TODO;

/// # Lord of Time
///
/// `TIME_063e1` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ TIME_063e1 todo cb6bf7f9 401cc587
pub const TIME_063e1: Power = TODO;

/// # Nozdormu Play Enchant
///
/// `TIME_063e2` · Neutral enchantment
///
/// > After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// - Set: Across the Timeways
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ TIME_063e2 todo 242a00b7 dba02f88
pub const TIME_063e2: Power = TODO;

/// # Chrono-Lord Deios
///
/// `TIME_064` · Neutral minion · 7 mana · 4/8
///
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Deathrattle, Battlecry
/// - Enchantments: Deios' Influence [`TIME_064e`]
///
/// State: Todo
//~ TIME_064 todo fa4b76ab 4503944e
pub const TIME_064: Power = TODO;

/// # Deios' Influence
///
/// `TIME_064e` · Neutral enchantment
///
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_064e todo 291fbe8a e839b017
pub const TIME_064e: Power = TODO;

/// # Hourglass Attendant
///
/// `TIME_100` · Neutral minion · 4 mana · 2/4
///
/// > **Divine Shield** At the end of your turn, give all minions in your hand +1/+1.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Divine Shield
/// - Tags: `4577` = 1
/// - Enchantments: Sandy Polish [`TIME_100e`]
///
/// State: Todo
//~ TIME_100 todo 805cb77e 45d3a48b
pub const TIME_100: Power = TODO;

/// # Sandy Polish
///
/// `TIME_100e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_100e todo 0fb44afa 29aa5616
pub const TIME_100e: Power = TODO;

/// # Misplaced Pyromancer
///
/// `TIME_101` · Neutral minion · 3 mana · 4/3
///
/// > Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Shatter
///
/// State: Todo
//~ TIME_101 todo 0d9b546b 9161b627
pub const TIME_101: Power = TODO;

/// # Circadiamancer
///
/// `TIME_102` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Metaphysical [`TIME_102e`]
///
/// State: Todo
//~ TIME_102 todo 7cea4b6f a7d26f4f
pub const TIME_102: Power = TODO;

/// # Metaphysical
///
/// `TIME_102e` · Neutral enchantment
///
/// > Reduces Cost each turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_102e todo 9af99b57 21706d49
pub const TIME_102e: Power = TODO;

/// # Chromie
///
/// `TIME_103` · Neutral minion · 6 mana · 4/6
///
/// > **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1
///
/// State: Todo
//~ TIME_103 todo b5888bab fe9297e3
pub const TIME_103: Power = TODO;

/// # Yesterloc
///
/// `TIME_428` · Neutral minion · 2 mana · 3/1
///
/// > At the end of your turn, give your other minions +1 Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Murloc
/// - Tags: `4577` = 1
/// - Enchantments: Mrrgls of Yore [`TIME_428e`]
///
/// State: Todo
//~ TIME_428 todo f889460b 1ecf00bc
pub const TIME_428: Power = TODO;

/// # Mrrgls of Yore
///
/// `TIME_428e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_428e todo f0ddc200 a586223c
pub const TIME_428e: Power = TODO;

/// # Temporal Traveler
///
/// `TIME_434` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Shadow that attacks a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Temporal Shadow [`TIME_434t`]
///
/// State: Todo
//~ TIME_434 todo e9cc84d9 3ee64061
pub const TIME_434: Power = TODO;

/// # Temporal Shadow
///
/// `TIME_434t` · Neutral minion · 3 mana · 4/1
///
/// - Set: Across the Timeways
///
/// State: Vanilla
//~ TIME_434t vanilla 002d6664 12218fbb
pub const TIME_434t: Power = VANILLA;

/// # Soldier of the Bronze
///
/// `TIME_720` · Neutral minion · 5 mana · 5/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1, `4930` = 1
/// - Enchantments: Bronze Scales [`TIME_720e`]
///
/// State: Todo
//~ TIME_720 todo 089e472c 69468929
pub const TIME_720: Power = TODO;

/// # Bronze Scales
///
/// `TIME_720e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_720e todo 8ea193c7 7033f504
pub const TIME_720e: Power = TODO;

/// # The Coin
///
/// `TIME_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TIME_COIN1 todo e259669a 7b381127
pub const TIME_COIN1: Power = TODO;

/// # The Coin
///
/// `TIME_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TIME_COIN2 todo 7efd6e50 d41d9df1
pub const TIME_COIN2: Power = TODO;

/// # The Coin
///
/// `TIME_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TIME_COIN3 todo 6e5f7d51 a280f17e
pub const TIME_COIN3: Power = TODO;

/// # The Coin
///
/// `TIME_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TIME_COIN4 todo 15d5f9e0 9ea51bf5
pub const TIME_COIN4: Power = TODO;

/// # New Resident
///
/// `TIME_EVENT_997e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_EVENT_997e todo 8b8f4b2d 9e981104
pub const TIME_EVENT_997e: Power = TODO;

/// # The Coin
///
/// `TIME_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TIME_EVENT_COIN todo 39e78a36 706055f1
pub const TIME_EVENT_COIN: Power = TODO;
