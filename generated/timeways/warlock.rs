//! Warlock cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Acolyte of Infinity
///
/// `END_018` · Warlock minion · 3 mana · 5/5
///
/// > **Battlecry:** Set the Cost of a random card in your hand to INFINITY! **Deathrattle:** Change it back.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Infinite Delay [`END_018e`], Preserved Essence [`END_018e2`]
///
/// State: Todo
//~ END_018 todo 603672d8 554f9c61
pub const END_018: Power = TODO;

/// # Infinite Delay
///
/// `END_018e` · Warlock enchantment
///
/// > Cost set to INFINITY!
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_018e todo 78b854ae 61ac1e0e
pub const END_018e: Power = TODO;

/// # Preserved Essence
///
/// `END_018e2` · Warlock enchantment
///
/// > Cost returned to normal.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_018e2 todo 9b500ef0 46bb6c14
pub const END_018e2: Power = TODO;

/// # Endtime Survivor
///
/// `END_019` · Multi-class minion · 5 mana · 5/6
///
/// > **Taunt**. **Battlecry:** If your hero took damage this turn, gain +3/+3.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Warlock, Warrior
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Alone in Time [`END_019e`]
///
/// State: Todo
//~ END_019 todo 152d57a1 4d51f338
pub const END_019: Power = TODO;

/// # Alone in Time
///
/// `END_019e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_019e todo aec3374c d04dc5b2
pub const END_019e: Power = TODO;

/// # Eternal Toil
///
/// `END_020` · Multi-class spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost minion.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Warlock, Warrior
///
/// State: Todo
//~ END_020 todo 7b5e408d 1e5cda6a
pub const END_020: Power = TODO;

/// # Timethief Rafaam
///
/// `TIME_005` · Warlock minion · 10 mana · 10/10
///
/// > **Fabled+**. Your deck size is 40, but has 10 Rafaams! **Battlecry:** If you played the rest, destroy the enemy hero.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled Plus
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 40, `1724` = 1, `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 9, `2936` = 1, `3928` = 1
/// - Tokens: Tiny Rafaam [`TIME_005t1`], Green Rafaam [`TIME_005t2`], Explorer Rafaam [`TIME_005t3`], Warchief Rafaam [`TIME_005t4`], Mindflayer R'faam [`TIME_005t5`], Calamitous Rafaam [`TIME_005t6`], Giant Rafaam [`TIME_005t7`], Murloc Rafaam [`TIME_005t8`], Archmage Rafaam [`TIME_005t9`]
///
/// State: Todo
//~ TIME_005 todo 70819e72 2af4eff4
pub const TIME_005: Power = TODO;

/// # Tiny Rafaam
///
/// `TIME_005t1` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry and Deathrattle:** Draw a Rafaam.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t1 todo 655438c4 ab4143e6
pub const TIME_005t1: Power = TODO;

/// # Green Rafaam
///
/// `TIME_005t2` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Give other Rafaams in your hand and battlefield +2/+2.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
/// - Enchantments: SUPREME GREENOLOGY! [`TIME_005t2e`]
///
/// State: Todo
//~ TIME_005t2 todo 1ac95bb0 43059fd0
pub const TIME_005t2: Power = TODO;

/// # SUPREME GREENOLOGY!
///
/// `TIME_005t2e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_005t2e todo 17ee637f 249f2785
pub const TIME_005t2e: Power = TODO;

/// # Explorer Rafaam
///
/// `TIME_005t3` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Rafaam from your deck.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Discover, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t3 todo 00d2f1fa 2cdc4342
pub const TIME_005t3: Power = TODO;

/// # Warchief Rafaam
///
/// `TIME_005t4` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t4 todo a0412586 58b6ef85
pub const TIME_005t4: Power = TODO;

/// # Mindflayer R'faam
///
/// `TIME_005t5` · Warlock minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you're holding another Rafaam, summon a copy of this.
///
/// - Set: Across the Timeways
/// - Mechanics: Taunt, Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t5 todo 345d994b 069ca8c4
pub const TIME_005t5: Power = TODO;

/// # Calamitous Rafaam
///
/// `TIME_005t6` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 6 damage to all minions that aren't Rafaam.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t6 todo c173891d cd726780
pub const TIME_005t6: Power = TODO;

/// # Giant Rafaam
///
/// `TIME_005t7` · Warlock minion · 8 mana · 8/8
///
/// > **Rush**. Costs (1) less for each Rafaam you've played this game.
///
/// - Set: Across the Timeways
/// - Mechanics: Rush, Is Fabled Bundle Card
/// - Tags: `3928` = 1
///
/// State: Todo
//~ TIME_005t7 todo a187df7e da3457db
pub const TIME_005t7: Power = TODO;

/// # Murloc Rafaam
///
/// `TIME_005t8` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** The next Rafaam you play costs (3) less.
///
/// - Set: Across the Timeways
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
/// - Enchantments: MRGLEERM MRGLOSLGY!! [`TIME_005t8e`]
///
/// State: Todo
//~ TIME_005t8 todo 74a92608 23885cb5
pub const TIME_005t8: Power = TODO;

/// # MRGLEERM MRGLOSLGY!!
///
/// `TIME_005t8e` · Warlock enchantment
///
/// > Your next Rafaam costs (3) less.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_005t8e todo e33e2dc1 a82751c8
pub const TIME_005t8e: Power = TODO;

/// # Archmage Rafaam
///
/// `TIME_005t9` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** Transform all minions that aren't Rafaam into 1/1 Sheep.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Tags: `3928` = 1
/// - Tokens: Baaaafam [`TIME_005t9t`]
///
/// State: Todo
//~ TIME_005t9 todo b1935d6e 4a4aab32
pub const TIME_005t9: Power = TODO;

/// # Baaaafam
///
/// `TIME_005t9t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Across the Timeways
/// - Minion type: Beast
/// - Tags: `3928` = 1
///
/// State: Vanilla
//~ TIME_005t9t vanilla 73914d52 37e7cc3c
pub const TIME_005t9t: Power = VANILLA;

/// # Bygone Doomspeaker
///
/// `TIME_008` · Warlock minion · 3 mana · 3/3
///
/// > **Rewind Battlecry:** Both players discard a random card.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ TIME_008 todo 5cb46bd8 4e03b711
pub const TIME_008: Power = TODO;

/// # Twilight Timehopper
///
/// `TIME_025` · Warlock minion · 2 mana · 4/4
///
/// > **Battlecry:** Shuffle 2 Shreds of Time into your deck. When drawn, deal 3 damage to your hero.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Shred of Time [`TIME_025t`]
///
/// State: Todo
//~ TIME_025 todo 1dcee570 0c9c3275
pub const TIME_025: Power = TODO;

/// # Shred of Time
///
/// `TIME_025t` · Warlock spell · 0 mana
///
/// > **Casts When Drawn** Deal $3 damage to your hero.
///
/// - Set: Across the Timeways
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ TIME_025t todo 20f39469 1445c623
pub const TIME_025t: Power = TODO;

/// # Entropic Continuity
///
/// `TIME_026` · Warlock spell · 1 mana
///
/// > Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Ruptured Reality [`TIME_026e`]
///
/// State: Todo
//~ TIME_026 todo 431a9980 dcf6d1cc
pub const TIME_026: Power = TODO;

/// # Ruptured Reality
///
/// `TIME_026e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_026e todo 833e2598 e40f78e4
pub const TIME_026e: Power = TODO;

/// # Tachyon Barrage
///
/// `TIME_027` · Warlock spell · 2 mana
///
/// > Deal $6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ TIME_027 todo 14350f82 e57b4a80
pub const TIME_027: Power = TODO;

/// # Fatebreaker
///
/// `TIME_028` · Warlock minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** Cast a Shred of Time from your deck to gain +3/+3.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Lifesteal
/// - Enchantments: Fate Broken [`TIME_028e`]
/// - Tokens: Shred of Time [`TIME_025t`]
///
/// State: Todo
//~ TIME_028 todo 01ca6174 985d5cbc
pub const TIME_028: Power = TODO;

/// # Fate Broken
///
/// `TIME_028e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_028e todo 42e5719f 6569b295
pub const TIME_028e: Power = TODO;

/// # Ruinous Velocidrake
///
/// `TIME_029` · Warlock minion · 5 mana · 5/5
///
/// > **Rush Battlecry:** Cast a Shred of Time from your deck to summon a copy of this.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Tokens: Shred of Time [`TIME_025t`]
///
/// State: Todo
//~ TIME_029 todo 7c4a50fe 5fff1e17
pub const TIME_029: Power = TODO;

/// # Divergence
///
/// `TIME_030` · Warlock spell · Shadow · 5 mana
///
/// > Split a random minion in your hand into two halves.
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Divergent [`TIME_030e1`], Diverged [`TIME_030e2`]
///
/// State: Todo
//~ TIME_030 todo edca7370 e6c1b546
pub const TIME_030: Power = TODO;

/// # Divergent
///
/// `TIME_030e1` · Warlock enchantment
///
/// > Cost split in half.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_030e1 todo 5873cdec 43ef31b8
pub const TIME_030e1: Power = TODO;

/// # Diverged
///
/// `TIME_030e2` · Warlock enchantment
///
/// > Attack and Health split in half.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_030e2 todo fe4e340d 6fc33c86
pub const TIME_030e2: Power = TODO;

/// # RAFAAM LADDER!!
///
/// `TIME_031` · Warlock spell · 4 mana
///
/// > Draw 3 cards of different Costs.
///
/// - Set: Across the Timeways · rare · collectible
/// - Tags: `3169` = 1
///
/// State: Todo
//~ TIME_031 todo eb7a1015 c9e06c83
pub const TIME_031: Power = TODO;

/// # Chronogor
///
/// `TIME_032` · Warlock minion · 6 mana · 6/7
///
/// > **Battlecry:** You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TIME_032 todo 34e4f7b7 72e0813c
pub const TIME_032: Power = TODO;
