//! Rogue cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mirrex, the Crystalline
///
/// `DINO_407` · Rogue minion · 3 mana · 3/4
///
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1, `4435` = 1
/// - Enchantments: Reflecting [`DINO_407e`], Crystalline [`DINO_407e2`]
///
/// State: Todo
//~ DINO_407 todo 9231a4ed 28101490
pub const DINO_407: Power = TODO;

/// # Reflecting
///
/// `DINO_407e` · Rogue enchantment
///
/// > Transforming into the last minion your opponent plays.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `DEFINING_ENCHANTMENT` = 118481
///
/// State: Todo
//~ DINO_407e todo dc7a3d64 ecf8e27c
pub const DINO_407e: Power = TODO;

/// # Crystalline
///
/// `DINO_407e2` · Rogue enchantment
///
/// > 3/4.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_407e2 todo 0a472e0a 9bd6facf
pub const DINO_407e2: Power = TODO;

/// # Crystal Tusk
///
/// `DINO_408` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ DINO_408 todo e129c47f b865d99f
pub const DINO_408: Power = TODO;

/// # Costume Merchant
///
/// `DINO_427` · Rogue minion · 3 mana · 2/4
///
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Combo
///
/// State: Todo
//~ DINO_427 todo 4a5955c5 6cef04b8
pub const DINO_427: Power = TODO;

/// # Lie in Wait
///
/// `TLC_513` · Rogue spell · 1 mana
///
/// > **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Sneaky! [`TLC_513e1`], Master Dusk Reshuffle Player Enchant [`TLC_513e2`]
/// - Tokens: Way of the Shell [`TLC_513hp`], Master Dusk [`TLC_513t`], Tortollan Ninja [`TLC_513t2`]
///
/// State: Todo
//~ TLC_513 todo ed5f350a 0ae3cac8
pub const TLC_513: Power = TODO;

/// # Sneaky!
///
/// `TLC_513e1` · Rogue enchantment
///
/// > When this dies, shuffle it into your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_513e1 todo eb3f31e1 83833a30
pub const TLC_513e1: Power = TODO;

/// # Master Dusk Reshuffle Player Enchant
///
/// `TLC_513e2` · Rogue enchantment
///
/// > When a Ninja dies, shuffle it into your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_513e2 todo b1599766 9e92cca1
pub const TLC_513e2: Power = TODO;

/// # Way of the Shell
///
/// `TLC_513hp` · Rogue hero power · 1 mana
///
/// > Draw 2 cards that didn't start in your deck.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_513hp todo d0c6785f c9859d20
pub const TLC_513hp: Power = TODO;

/// # Master Dusk
///
/// `TLC_513t` · Rogue hero · 3 mana · 30 health, 8 armor
///
/// > **Battlecry:** Summon two 3/3 Ninjas with **Stealth**. Your Ninjas now shuffle back into your deck when they die.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Way of the Shell [`TLC_513hp`]
///
/// State: Todo
//~ TLC_513t todo 18b37cfe dee107b7
pub const TLC_513t: Power = TODO;

/// # Tortollan Ninja
///
/// `TLC_513t2` · Rogue minion · 3 mana · 3/3
///
/// > **Summoned When Drawn Stealth**
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Stealth
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ TLC_513t2 todo 51807028 853ccc28
pub const TLC_513t2: Power = TODO;

/// # Merchant of Legend
///
/// `TLC_514` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TLC_514 todo f0b74c6c b1934653
pub const TLC_514: Power = TODO;

/// # Cultist Map
///
/// `TLC_515` · Rogue spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Cultist Map Player Enchant [`TLC_515e`]
///
/// State: Todo
//~ TLC_515 todo e7a566a3 b364e2ef
pub const TLC_515: Power = TODO;

/// # Cultist Map Player Enchant
///
/// `TLC_515e` · Rogue enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TLC_515e todo 1b25f48b 377e5e60
pub const TLC_515e: Power = TODO;

/// # Neferset Weaponsmith
///
/// `TLC_516` · Rogue minion · 4 mana · 5/4
///
/// > **Battlecry:** Get a random weapon from another class. **Combo:** Give it +2 Attack.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry, Combo
/// - Enchantments: Wicked Weaponry [`TLC_516e`]
///
/// State: Todo
//~ TLC_516 todo 4efc9619 1ed05cdb
pub const TLC_516: Power = TODO;

/// # Wicked Weaponry
///
/// `TLC_516e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_516e todo a3dea246 048482e8
pub const TLC_516e: Power = TODO;

/// # Knockback
///
/// `TLC_517` · Rogue spell · 1 mana
///
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck)*.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ TLC_517 todo c1da199a 24fd76f7
pub const TLC_517: Power = TODO;

/// # Interrogation
///
/// `TLC_518` · Rogue spell · 2 mana
///
/// > Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Stealth, Summoned When Drawn
///
/// State: Todo
//~ TLC_518 todo 0e090f73 3cb3524d
pub const TLC_518: Power = TODO;

/// # Ambush Predators
///
/// `TLC_519` · Rogue spell · Shadow · 3 mana
///
/// > Summon a 1/1 Spitter with **Stealth** and **Poisonous**. **Kindred:** Do it again.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
/// - Refers to: Stealth, Poisonous
/// - Tokens: Venomous Spitter [`TLC_519t`]
///
/// State: Todo
//~ TLC_519 todo 1d149541 0358ba9c
pub const TLC_519: Power = TODO;

/// # Venomous Spitter
///
/// `TLC_519t` · Rogue minion · 2 mana · 1/1
///
/// > **Stealth** **Poisonous**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ TLC_519t vanilla c7e14f26 66e53aba
pub const TLC_519t: Power = VANILLA;

/// # Underbrush Tracker
///
/// `TLC_520` · Rogue minion · 6 mana · 5/5
///
/// > **Rush** Costs (1) less for each time you've shuffled cards into your deck.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ TLC_520 todo 626d7331 78391319
pub const TLC_520: Power = TODO;

/// # Eyes in the Sky
///
/// `TLC_521` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TLC_521 todo ee6fc932 7d57654b
pub const TLC_521: Power = TODO;

/// # Opu the Unseen
///
/// `TLC_522` · Rogue minion · 6 mana · 6/4
///
/// > Stealth**. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Stealth, Deathrattle, Battlecry, Combo
/// - Tokens: Fan of Knives [`EX1_129`](crate::legacy::rogue::EX1_129)
///
/// State: Todo
//~ TLC_522 todo 56353e8c 29b081a7
pub const TLC_522: Power = TODO;
