//! Warlock cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9714185a

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
//~ todo END_018 3f3dcb86 9b984edf 6adaf4f0.3770493e
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
//~ todo END_018e c05e9e71 c28e44f8 5a763de4.b9eaa53b
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
//~ todo END_018e2 48d838b8 2bf7097e ecc56c9c.dca2ca04
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
/// State: Derived
//~ derived END_019 d96310a3 c861b563 d5fc3c6d.94c541bd
pub const END_019: Power =
    battlecry(&[attach("END_019e")]).when(has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)));

/// # Alone in Time
///
/// `END_019e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_019e a2da800e 8180bdaf 1ecdcdd9.b42c6980
pub const END_019e: Power = enchant(&[plus(3, 3)]);

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
//~ todo END_020 08787b93 d001c8a0 b8335c86.6394e25a
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
//~ todo TIME_005 8ce1b9ac 1f307f5c 6ff151d3.511f7606
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
//~ todo TIME_005t1 729fa1c3 34e854ba fe9ae304.c4b82d68
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
//~ todo TIME_005t2 602938a8 236505e4 e688c66b.18e0738f
pub const TIME_005t2: Power = TODO;

/// # SUPREME GREENOLOGY!
///
/// `TIME_005t2e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_005t2e 7f56d54e 67ac7020 8b216cab.6d6ab056
pub const TIME_005t2e: Power = enchant(&[plus(2, 2)]);

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
//~ todo TIME_005t3 aa37a52e 688d8924 e61e1959.8c13d8fd
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
//~ todo TIME_005t4 7a9f5edc 772fae3a 9602c895.9babc732
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
//~ todo TIME_005t5 16682ace 88856f7a 98c63583.50945d6b
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
//~ todo TIME_005t6 80fb3839 50bc0105 8769556f.ba4824eb
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
//~ todo TIME_005t7 ce048718 90b6f9f5 c5cbce74.a9d7f2bc
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
//~ todo TIME_005t8 2ddca7c4 3da6bdf7 d58d57e3.485daf75
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
//~ todo TIME_005t8e 405e0da2 346c0b1f b0433ac6.6c56dbb0
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
//~ todo TIME_005t9 54e99a09 8ccb78b8 707229eb.b06ee6e1
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
//~ vanilla TIME_005t9t 0d39c9fe 544ca0e5 2e24e903
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
//~ todo TIME_008 8217ee6b 805613c1 7b149f1e.039a65df
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
/// State: Derived
//~ derived TIME_025 c3386756 31188c1b a8aa02e3.6d9561dd
pub const TIME_025: Power = battlecry(&[shuffle(card("TIME_025t")).copies(2)]);

/// # Shred of Time
///
/// `TIME_025t` · Warlock spell · 0 mana
///
/// > **Casts When Drawn** Deal $3 damage to your hero.
///
/// - Set: Across the Timeways
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Derived
//~ derived TIME_025t 1fd91a7c d769fe5f e4a49286.d5fb4bbe
pub const TIME_025t: Power = spell(&[deal(3).to(YOUR_HERO)]);

/// # Entropic Continuity
///
/// `TIME_026` · Warlock spell · 1 mana
///
/// > Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Ruptured Reality [`TIME_026e`]
///
/// State: Derived
//~ derived TIME_026 4411695b 7b523bc6 2338c492.e9e055ac
pub const TIME_026: Power = spell(&[attach("TIME_026e").to(FRIENDLY_MINIONS), shuffle(card("TIME_025t")).copies(2)]);

/// # Ruptured Reality
///
/// `TIME_026e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_026e a8361721 08dbe24c 9d47af0f.67341004
pub const TIME_026e: Power = enchant(&[plus(1, 1)]);

/// # Tachyon Barrage
///
/// `TIME_027` · Warlock spell · 2 mana
///
/// > Deal $6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived TIME_027 903e5f64 2e77322b 78380135.693a0d58
pub const TIME_027: Power = spell(&[deal(6).split_among(ENEMIES), shuffle(card("TIME_025t")).copies(2)]);

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
//~ todo TIME_028 eda60086 329cd052 c4b461b7.3c7f3201
pub const TIME_028: Power = TODO;

/// # Fate Broken
///
/// `TIME_028e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_028e 3a152117 4c0a7701 09170ac4.b42c6980
pub const TIME_028e: Power = enchant(&[plus(3, 3)]);

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
//~ todo TIME_029 8f04a621 4b57ba92 03e2c47b.ddc407e7
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
//~ todo TIME_030 6322626c 62c6c4c1 31890cd5.e7f0b763
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
//~ todo TIME_030e1 734915bd 4e8990ce 3528b027.c9c14e9c
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
//~ todo TIME_030e2 50a10752 f8e84661 3251a017.d0301df8
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
//~ todo TIME_031 60de0f71 f26682f4 6adc7129.797dc0a5
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
//~ todo TIME_032 376ac30b b9422781 22c98542.1bff9476
pub const TIME_032: Power = TODO;
