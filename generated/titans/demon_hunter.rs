//! Demon Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Crystalline Statue
///
/// `TTN_840` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Still as a Statue [`TTN_840e1`]
///
/// State: Todo
//~ TTN_840 todo b88050d6 1313d285
pub const TTN_840: Power = TODO;

/// # Still as a Statue
///
/// `TTN_840e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken after you draw @ cards.
///
/// - Set: TITANS
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 4
///
/// State: Todo
//~ TTN_840e1 todo 3fd2c4ca 2f550bfc
pub const TTN_840e1: Power = TODO;

/// # Momentum
///
/// `TTN_841` · Demon Hunter spell · 5 mana
///
/// > Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Agile [`TTN_841e1`]
///
/// State: Todo
//~ TTN_841 todo 798328b1 c555f634
pub const TTN_841: Power = TODO;

/// # Agile
///
/// `TTN_841e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_841e1 todo 72a1d276 391dfcce
pub const TTN_841e1: Power = TODO;

/// # Jotun, the Eternal
///
/// `TTN_842` · Demon Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Jotun's Swiftness [`TTN_842t1`]
///
/// State: Todo
//~ TTN_842 todo 21fc87e3 d034a466
pub const TTN_842: Power = TODO;

/// # Jotun's Swiftness
///
/// `TTN_842t1` · Demon Hunter enchantment
///
/// > Casts a copy of the first spell you draw each turn at enemies.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_842t1 todo a230221c 1b491da6
pub const TTN_842t1: Power = TODO;

/// # Eredar Deceptor
///
/// `TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Demon
/// - Refers to: Rush
/// - Tokens: Invading Felbat [`TTN_843t1`]
///
/// State: Todo
//~ TTN_843 todo 30616d4f 5de30f00
pub const TTN_843: Power = TODO;

/// # Invading Felbat
///
/// `TTN_843t1` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TTN_843t1 vanilla c6abf621 8ea89845
pub const TTN_843t1: Power = VANILLA;

/// # Argunite Golem
///
/// `TTN_844` · Demon Hunter minion · 3 mana · 1/5
///
/// > Has +1 Attack for each card you've drawn this turn.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Shining [`TTN_844e`]
///
/// State: Todo
//~ TTN_844 todo 847ea27b 841d0330
pub const TTN_844: Power = TODO;

/// # Shining
///
/// `TTN_844e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: TITANS
/// - Mechanics: Enraged
///
/// State: Todo
//~ TTN_844e todo ea0e29c3 bb9f4333
pub const TTN_844e: Power = TODO;

/// # Runic Adornment
///
/// `TTN_845` · Demon Hunter spell · 2 mana
///
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Casts When Drawn
/// - Enchantments: Jotun's Haste [`TTN_845e`], Jotun's Blessing [`TTN_845e1`]
///
/// State: Todo
//~ TTN_845 todo f369ce59 409b4ab1
pub const TTN_845: Power = TODO;

/// # Jotun's Haste
///
/// `TTN_845e` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_845e todo 5395b0d4 162b6f1e
pub const TTN_845e: Power = TODO;

/// # Jotun's Blessing
///
/// `TTN_845e1` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_845e1 todo 3e4c26ea 223c0101
pub const TTN_845e1: Power = TODO;

/// # Disciple of Argus
///
/// `TTN_861` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 2/2 Elementals with **Taunt**.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Crystal Elemental [`TTN_862t4`]
///
/// State: Todo
//~ TTN_861 todo 793a7544 cbfba250
pub const TTN_861: Power = TODO;

/// # Argus, the Emerald Star
///
/// `TTN_862` · Demon Hunter minion · 7 mana · 5/9
///
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Lifesteal, Rush
/// - Tags: `1544` = 1
/// - Tokens: Crystal Carving [`TTN_862t1`], Show of Force [`TTN_862t2`], Argunite Army [`TTN_862t3`], Crystal Elemental [`TTN_862t4`]
///
/// State: Todo
//~ TTN_862 todo 20213a2f 49feafdd
pub const TTN_862: Power = TODO;

/// # Crystal Carving
///
/// `TTN_862t1` · Demon Hunter spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion. It costs (3) less.
///
/// - Set: TITANS
/// - Enchantments: From the Earth [`TTN_862t1e`]
///
/// State: Todo
//~ TTN_862t1 todo ed3761a2 c5aad2be
pub const TTN_862t1: Power = TODO;

/// # From the Earth
///
/// `TTN_862t1e` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_862t1e todo bfafc621 7271af7c
pub const TTN_862t1e: Power = TODO;

/// # Show of Force
///
/// `TTN_862t2` · Demon Hunter spell · 0 mana
///
/// > Reduce the Cost of all minions in your hand by (2).
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_862t2 todo a7d62ae2 3186bc8b
pub const TTN_862t2: Power = TODO;

/// # Argunite Army
///
/// `TTN_862t3` · Demon Hunter spell · 0 mana
///
/// > Summon four 2/2 Elementals with **Taunt**.
///
/// - Set: TITANS
/// - Enchantments: Blessed by Argus [`TTN_862t3e`]
///
/// State: Todo
//~ TTN_862t3 todo b72d4e51 2504e0e8
pub const TTN_862t3: Power = TODO;

/// # Blessed by Argus
///
/// `TTN_862t3e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_862t3e todo dc30f993 9bc5b8aa
pub const TTN_862t3e: Power = TODO;

/// # Crystal Elemental
///
/// `TTN_862t4` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TTN_862t4 vanilla 246026a6 544518ee
pub const TTN_862t4: Power = VANILLA;

/// # Weight of the World
///
/// `TTN_865` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. **Forge:** Draw cards until you have as many in hand as your opponent first.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Heavy Burden [`TTN_865e`]
/// - Tokens: Weight of the World [`TTN_865t`]
///
/// State: Todo
//~ TTN_865 todo f040a6ac 40f9b799
pub const TTN_865: Power = TODO;

/// # Heavy Burden
///
/// `TTN_865e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_865e todo ea5a6e28 870f68da
pub const TTN_865e: Power = TODO;

/// # Weight of the World
///
/// `TTN_865t` · Demon Hunter spell · 3 mana
///
/// > **Forged.** Draw cards until you have as many in hand as your opponent, then draw 2 cards.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
///
/// State: Todo
//~ TTN_865t todo 6a535919 0d83b3c4
pub const TTN_865t: Power = TODO;

/// # Mythical Terror
///
/// `TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Lifesteal
/// - Tags: `2542` = 1, `4548` = 1, `4577` = 1
///
/// State: Todo
//~ TTN_866 todo 9c9f0334 4c6e7707
pub const TTN_866: Power = TODO;

/// # Sigil of Time
///
/// `YOG_401` · Demon Hunter spell · Fel · 3 mana
///
/// > At the start of your next turn, draw 3 additional cards.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Sigil
///
/// State: Todo
//~ YOG_401 todo 0cd632b0 5433f4ab
pub const YOG_401: Power = TODO;

/// # Mindbender
///
/// `YOG_402` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage for each card drawn this turn."
///
/// State: Todo
//~ YOG_402 todo d5291d3d dd5c4cf4
pub const YOG_402: Power = TODO;

/// # Saronite Shambler
///
/// `YOG_521` · Demon Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
/// - Enchantments: Spiky [`YOG_521e`]
///
/// State: Todo
//~ YOG_521 todo 92b2f5d9 f6463f7a
pub const YOG_521: Power = TODO;

/// # Spiky
///
/// `YOG_521e` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOG_521e todo f8b0e079 6e595fda
pub const YOG_521e: Power = TODO;
