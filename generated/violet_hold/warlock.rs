//! Warlock cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Kabal Conspirator
///
/// `CAP_400` · Warlock minion · 2 mana · 2/3
///
/// > **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_400 todo 9b92dc87 c146e3e7
pub const CAP_400: Power = TODO;

/// # Imp-formant
///
/// `CAP_400t2t` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal Summoned When Drawn* (for your opponent)*
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
/// - Mechanics: Lifesteal, Imp
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ CAP_400t2t todo 866ca6a8 40935bf7
pub const CAP_400t2t: Power = TODO;

/// # Corrupt Constable
///
/// `CAP_401` · Warlock minion · 4 mana · 3/5
///
/// > **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Tipped Off [`CAP_401e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_401 todo de20d8db dde551e9
pub const CAP_401: Power = TODO;

/// # Tipped Off
///
/// `CAP_401e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_401e todo a29e2a03 1f430484
pub const CAP_401e: Power = TODO;

/// # Follow the Evidence
///
/// `CAP_402` · Warlock spell · 1 mana
///
/// > Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Following the Evidence [`CAP_402e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_402 todo f96b76c5 33b3b090
pub const CAP_402: Power = TODO;

/// # Following the Evidence
///
/// `CAP_402e` · Warlock enchantment
///
/// > Shuffle a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_402e todo 631eb075 01abc161
pub const CAP_402e: Power = TODO;

/// # Frame Job
///
/// `CAP_403` · Warlock spell · 5 mana
///
/// > Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ CAP_403 todo 55228764 e759f554
pub const CAP_403: Power = TODO;

/// # Harsh Sentence
///
/// `CAP_404` · Warlock spell · 2 mana
///
/// > Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: Harshing My Vibe [`CAP_404e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_404 todo fffce55d c80e9588
pub const CAP_404: Power = TODO;

/// # Harshing My Vibe
///
/// `CAP_404e` · Neutral enchantment
///
/// > Your minions cost (2) more this turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_404e todo d879a777 a90716cf
pub const CAP_404e: Power = TODO;

/// # Godfather Kazakus
///
/// `CAP_405` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Detained for Destruction [`CAP_405t1`], Convicted for Conspiracy [`CAP_405t2`], Sentenced for Smuggling [`CAP_405t3`], Crate of Contraband [`CAP_405t4`], Spurious Shiv [`CAP_405t5`], Criminal Contract [`CAP_405t6`], Potion of Perjury [`CAP_405t7`], Swill of Suggestibility [`CAP_405t8`], Tonic of Tyranny [`CAP_405t9`], Rushed Trial [`CAP_405tb1`], Grueling Trial [`CAP_405tb2`], Unending Trial [`CAP_405tb3`]
///
/// State: Todo
//~ CAP_405 todo 42b169ab d9a4004d
pub const CAP_405: Power = TODO;

/// # Detained for Destruction
///
/// `CAP_405t1` · Warlock spell · 0 mana
///
/// > Force each minion to attack another minion.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ CAP_405t1 todo adb8ea74 9b5d098e
pub const CAP_405t1: Power = TODO;

/// # Convicted for Conspiracy
///
/// `CAP_405t2` · Warlock spell · 0 mana
///
/// > Take control of a random enemy minion.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ CAP_405t2 todo 1c05d26a 0283c033
pub const CAP_405t2: Power = TODO;

/// # Sentenced for Smuggling
///
/// `CAP_405t3` · Warlock spell · 0 mana
///
/// > Steal 2 cards from your opponent's hand.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CAP_405t3 todo be6b4284 f85e8adf
pub const CAP_405t3: Power = TODO;

/// # Crate of Contraband
///
/// `CAP_405t4` · Warlock spell · 0 mana
///
/// > Draw 3 cards.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ CAP_405t4 todo 5599c140 5ca75044
pub const CAP_405t4: Power = TODO;

/// # Spurious Shiv
///
/// `CAP_405t5` · Warlock spell · 0 mana
///
/// > Give minions in your hand and battlefield +3/+3.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
/// - Enchantments: Dubious Daggers [`CAP_405t5e`]
///
/// State: Todo
//~ CAP_405t5 todo 1a254599 3dbc214b
pub const CAP_405t5: Power = TODO;

/// # Dubious Daggers
///
/// `CAP_405t5e` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_405t5e todo 1d382c3d 00e4aad8
pub const CAP_405t5e: Power = TODO;

/// # Criminal Contract
///
/// `CAP_405t6` · Warlock spell · 0 mana
///
/// > Summon three random 3-Cost minions.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Todo
//~ CAP_405t6 todo 9456f25a 36e3ba35
pub const CAP_405t6: Power = TODO;

/// # Potion of Perjury
///
/// `CAP_405t7` · Warlock spell · 0 mana
///
/// > Reduce the Cost of minions in your hand by (2).
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
/// - Enchantments: Perjurer [`CAP_405t7e`]
///
/// State: Todo
//~ CAP_405t7 todo 73b39132 f304a2a7
pub const CAP_405t7: Power = TODO;

/// # Perjurer
///
/// `CAP_405t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_405t7e todo 88f30a8a 6704be1f
pub const CAP_405t7e: Power = TODO;

/// # Swill of Suggestibility
///
/// `CAP_405t8` · Warlock spell · 0 mana
///
/// > Restore #12 Health to your hero.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Todo
//~ CAP_405t8 todo 7a340d28 5f0b109e
pub const CAP_405t8: Power = TODO;

/// # Tonic of Tyranny
///
/// `CAP_405t9` · Warlock spell · 0 mana
///
/// > Summon a Voidlord.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Todo
//~ CAP_405t9 todo 8310773d 9ef470ea
pub const CAP_405t9: Power = TODO;

/// # Rushed Trial
///
/// `CAP_405tb1` · Warlock spell · 7 mana
///
/// > {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Tokens: Rushed Trial [`CAP_405tb1b`]
///
/// State: Todo
//~ CAP_405tb1 todo 5879f178 abf2519e
pub const CAP_405tb1: Power = TODO;

/// # Rushed Trial
///
/// `CAP_405tb1b` · Warlock spell · 7 mana
///
/// > The trial finishes immediately!
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_405tb1b todo f421723e ed947e79
pub const CAP_405tb1b: Power = TODO;

/// # Grueling Trial
///
/// `CAP_405tb2` · Warlock spell · 4 mana
///
/// > In 1 turn, {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Quest Progress Total, Objective
/// - Tokens: Grueling Trial [`CAP_405tb2b`]
///
/// State: Todo
//~ CAP_405tb2 todo 101e1090 71128fb4
pub const CAP_405tb2: Power = TODO;

/// # Grueling Trial
///
/// `CAP_405tb2b` · Warlock spell · 4 mana
///
/// > The trial finishes at the start of your next turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_405tb2b todo 87906723 e6f14e4d
pub const CAP_405tb2b: Power = TODO;

/// # Unending Trial
///
/// `CAP_405tb3` · Warlock spell · 0 mana
///
/// > In @ \|4(turn, turns), {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `QUEST_PROGRESS_TOTAL` = 4
/// - Tokens: Unending Trial [`CAP_405tb3b`]
///
/// State: Todo
//~ CAP_405tb3 todo a9fb8193 be0d7dbb
pub const CAP_405tb3: Power = TODO;

/// # Unending Trial
///
/// `CAP_405tb3b` · Warlock spell · 0 mana
///
/// > The trial finishes in 4 turns.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Objective
///
/// State: Todo
//~ CAP_405tb3b todo b51f1305 d6301b0f
pub const CAP_405tb3b: Power = TODO;

/// # Kabal Mastermind
///
/// `CAP_406` · Warlock minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Imp-roved Imp-formants [`CAP_406e`], Imp-bedded [`CAP_406e2`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_406 todo 446d1f90 84f1e4fa
pub const CAP_406: Power = TODO;

/// # Imp-roved Imp-formants
///
/// `CAP_406e` · Warlock enchantment
///
/// > Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ CAP_406e todo 837400b3 a11197ae
pub const CAP_406e: Power = TODO;

/// # Imp-bedded
///
/// `CAP_406e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_406e2 todo 1614b7b4 f4cc6553
pub const CAP_406e2: Power = TODO;

/// # Ancient Augur
///
/// `JAIL_303` · Warlock minion · 4 mana · 2/6
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Discard a minion."
/// - Enchantments: Eyes Without A Faceless [`JAIL_303e`]
///
/// State: Todo
//~ JAIL_303 todo cd06be90 2b65cfd9
pub const JAIL_303: Power = TODO;

/// # Eyes Without A Faceless
///
/// `JAIL_303e` · Warlock enchantment
///
/// > **Deathrattle:** Destroy the chosen card.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_303e todo 380a1ddd 80b8c592
pub const JAIL_303e: Power = TODO;

/// # Imp Gang Stooge
///
/// `JAIL_399` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt**. **Deathrattle:** Put two 8/8 Demons with **Taunt** and **Lifesteal** on the bottom of your deck.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
/// - Refers to: Lifesteal
/// - Tokens: Grandmother Imp [`JAIL_399t1`]
///
/// State: Todo
//~ JAIL_399 todo bd474f9c 9f984afa
pub const JAIL_399: Power = TODO;

/// # Grandmother Imp
///
/// `JAIL_399t1` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Lifesteal**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal, Imp
///
/// State: Vanilla
//~ JAIL_399t1 vanilla ce6bd02a 0900e11d
pub const JAIL_399t1: Power = VANILLA;

/// # Godfrey the Betrayer
///
/// `JAIL_509` · Warlock minion · 4 mana · 5/4
///
/// > **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2105` = 1, `2936` = 1, `4818` = 1
/// - Enchantments: Godfrey's Atlas [`JAIL_509e`]
///
/// State: Todo
//~ JAIL_509 todo 110bfd79 429bcf4b
pub const JAIL_509: Power = TODO;

/// # Godfrey's Atlas
///
/// `JAIL_509e` · Neutral enchantment
///
/// > When you overdraw a card, get it when you have space. It costs (1) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_509e todo debff6bc 0b6b72d6
pub const JAIL_509e: Power = TODO;

/// # Annihilation
///
/// `JAIL_510` · Warlock spell · 8 mana
///
/// > Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ JAIL_510 todo 747b1f8b 66ca2c16
pub const JAIL_510: Power = TODO;

/// # Spire of Solitude
///
/// `JAIL_511` · Warlock location · 5 mana · 0 uses
///
/// > Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Solitary [`JAIL_511e`]
/// - Tokens: Shivarra Infiltrator [`JAIL_511t`]
///
/// State: Todo
//~ JAIL_511 todo d0b010a9 2c5f0365
pub const JAIL_511: Power = TODO;

/// # Solitary
///
/// `JAIL_511e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_511e todo 7c025716 b3cf9f4d
pub const JAIL_511e: Power = TODO;

/// # Shivarra Infiltrator
///
/// `JAIL_511t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
///
/// State: Vanilla
//~ JAIL_511t vanilla bfa089d1 58ee399b
pub const JAIL_511t: Power = VANILLA;

/// # Caged Cranium
///
/// `JAIL_513` · Warlock minion · 3 mana · 3/1
///
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Uncaged [`JAIL_513e`]
///
/// State: Todo
//~ JAIL_513 todo a7406a9c daa673c6
pub const JAIL_513: Power = TODO;

/// # Uncaged
///
/// `JAIL_513e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_513e todo 3a914c3c 91a0d2f8
pub const JAIL_513e: Power = TODO;

/// # The Unseen Atlas
///
/// `JAIL_514` · Warlock spell · Shadow · 10 mana
///
/// > Draw 3 cards. Costs (1) less for each card in your hand.
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Todo
//~ JAIL_514 todo 7281dc80 d0efc68b
pub const JAIL_514: Power = TODO;

/// # Shadow Rounds
///
/// `JAIL_515` · Warlock spell · Shadow · 2 mana
///
/// > Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ JAIL_515 todo 543e4099 ce6a578d
pub const JAIL_515: Power = TODO;

/// # Moragg
///
/// `JAIL_906` · Warlock minion · 9 mana · 6/5
///
/// > **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Deck Action Cost, Prepare
/// - Enchantments: Stolen Key [`JAIL_906e`]
///
/// State: Todo
//~ JAIL_906 todo 499ce62c f5625771
pub const JAIL_906: Power = TODO;

/// # Stolen Key
///
/// `JAIL_906e` · Neutral enchantment
///
/// > **Deathrattle:** Summon Moragg.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_906e todo 7eafbd83 1a424324
pub const JAIL_906e: Power = TODO;

/// # Demonic Confinement
///
/// `JAIL_997` · Warlock spell · 2 mana
///
/// > Make a minion go **Dormant** for 2 turns. If it’s a friendly Demon, give it +3/+3 instead.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Dormant
/// - Enchantments: Exercise [`JAIL_997e`], Demon on the Loose! [`JAIL_997e1`], Demonic Confinement [`JAIL_997e3`]
///
/// State: Todo
//~ JAIL_997 todo 200a8bae 586189a9
pub const JAIL_997: Power = TODO;

/// # Exercise
///
/// `JAIL_997e` · Druid enchantment
///
/// > +6/+6.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_997e todo b8962799 5977d4c4
pub const JAIL_997e: Power = TODO;

/// # Demon on the Loose!
///
/// `JAIL_997e1` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold · common
///
/// State: Todo
//~ JAIL_997e1 todo 279f4827 8e5b5a1b
pub const JAIL_997e1: Power = TODO;

/// # Demonic Confinement
///
/// `JAIL_997e3` · Warlock enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold · common
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ JAIL_997e3 todo b609b1c1 816cfd16
pub const JAIL_997e3: Power = TODO;
