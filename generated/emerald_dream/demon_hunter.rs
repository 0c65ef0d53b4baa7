//! Demon Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Omen
///
/// `EDR_421` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Windfury, Deathrattle, Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2537` = 1, `4065` = 1
///
/// State: Todo
//~ EDR_421 todo 52ba5998 ea6d2f09
pub const EDR_421: Power = TODO;

/// # Alara'shi
///
/// `EDR_493` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Battlecry
/// - Tags: `2537` = 1
/// - Enchantments: Demon Cost [`EDR_493e`], Demon Form [`EDR_493e2`]
///
/// State: Todo
//~ EDR_493 todo 3e2a1eb0 d43f1021
pub const EDR_493: Power = TODO;

/// # Demon Cost
///
/// `EDR_493e` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_493e todo f00c8d5f b9c21ea0
pub const EDR_493e: Power = TODO;

/// # Demon Form
///
/// `EDR_493e2` · Demon Hunter enchantment
///
/// > Adjusted stats and Cost.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_493e2 todo 5f7eba6f 269132dd
pub const EDR_493e2: Power = TODO;

/// # Wyvern's Slumber
///
/// `EDR_820` · Demon Hunter spell · 3 mana
///
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Dormant
/// - Tokens: Encroaching Fear [`EDR_820a`], Awoken Darkness [`EDR_820b`]
///
/// State: Todo
//~ EDR_820 todo 42a0c2e5 7610b5b8
pub const EDR_820: Power = TODO;

/// # Encroaching Fear
///
/// `EDR_820a` · Demon Hunter spell · 3 mana
///
/// > Summon two random **Dormant** Dreadseeds.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Dormant
///
/// State: Todo
//~ EDR_820a todo 2528db56 25d5ec5d
pub const EDR_820a: Power = TODO;

/// # Awoken Darkness
///
/// `EDR_820b` · Demon Hunter spell · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_820b todo c2beed51 7b4cff17
pub const EDR_820b: Power = TODO;

/// # Grim Harvest
///
/// `EDR_840` · Demon Hunter spell · 2 mana
///
/// > Draw a card. Summon a random **Dormant** Dreadseed.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Dormant
/// - Tokens: Hound Dreadseed [`EDR_840t`], Crow Dreadseed [`EDR_840t1`], Serpent Dreadseed [`EDR_840t2`]
///
/// State: Todo
//~ EDR_840 todo 52a3f4f1 90f99cdf
pub const EDR_840: Power = TODO;

/// # Hound Dreadseed
///
/// `EDR_840t` · Demon Hunter minion · 2 mana · 4/4
///
/// > **Dormant** for 2 turns. When this awakens, give your hero +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Hound's Fangs [`EDR_840te`]
///
/// State: Todo
//~ EDR_840t todo a4a0728b 456a8417
pub const EDR_840t: Power = TODO;

/// # Crow Dreadseed
///
/// `EDR_840t1` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Elusive Dormant** for 1 turn.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Dreaming Hound [`EDR_840t1e`], Dreaming Crow [`EDR_840t1e1`]
///
/// State: Todo
//~ EDR_840t1 todo 8ef6a6b7 ef43215d
pub const EDR_840t1: Power = TODO;

/// # Dreaming Hound
///
/// `EDR_840t1e` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ EDR_840t1e todo 927fc312 5e162981
pub const EDR_840t1e: Power = TODO;

/// # Dreaming Crow
///
/// `EDR_840t1e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ EDR_840t1e1 todo 80aae7d2 e30b1343
pub const EDR_840t1e1: Power = TODO;

/// # Serpent Dreadseed
///
/// `EDR_840t2` · Demon Hunter minion · 3 mana · 5/5
///
/// > **Taunt**, **Lifesteal Dormant** for 3 turns.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Lifesteal
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Dreaming Serpent [`EDR_840t2e1`]
///
/// State: Todo
//~ EDR_840t2 todo 7040f76d 72a14468
pub const EDR_840t2: Power = TODO;

/// # Dreaming Serpent
///
/// `EDR_840t2e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ EDR_840t2e1 todo 491e25e7 b196fc9e
pub const EDR_840t2e1: Power = TODO;

/// # Hound's Fangs
///
/// `EDR_840te` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EDR_840te todo 80146f29 f07351d5
pub const EDR_840te: Power = TODO;

/// # Dreadsoul Corrupter
///
/// `EDR_841` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
///
/// State: Todo
//~ EDR_841 todo 1d9709f7 a430c50c
pub const EDR_841: Power = TODO;

/// # Defiled Spear
///
/// `EDR_842` · Demon Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Todo
//~ EDR_842 todo 709c9f7e 5ef04ad2
pub const EDR_842: Power = TODO;

/// # Jumpscare!
///
/// `EDR_882` · Demon Hunter spell · 2 mana
///
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
///
/// State: Todo
//~ EDR_882 todo 291f6b6f dfc81240
pub const EDR_882: Power = TODO;

/// # Nightmare Dragonkin
///
/// `EDR_890` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ EDR_890 todo a498da40 1ad01a1a
pub const EDR_890: Power = TODO;

/// # Ravenous Felhunter
///
/// `EDR_891` · Demon Hunter minion · 5 mana · 5/3
///
/// > **Deathrattle:** Resurrect a friendly **Deathrattle** minion that costs (4) or less. Summon a copy of it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tags: `3169` = 1
///
/// State: Todo
//~ EDR_891 todo 2e9814ed 2af18148
pub const EDR_891: Power = TODO;

/// # Ferocious Felbat
///
/// `EDR_892` · Demon Hunter minion · 7 mana · 7/5
///
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tags: `3169` = 1
///
/// State: Todo
//~ EDR_892 todo 07a53acb 04e5d5d8
pub const EDR_892: Power = TODO;

/// # Sigil of Cinder
///
/// `FIR_902` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $6 damage randomly split among all enemies.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Immune To Spellpower, Sigil
/// - Tags: `4546` = 1
///
/// State: Todo
//~ FIR_902 todo b11ec9ca fb4380ce
pub const FIR_902: Power = TODO;

/// # Felfire Blaze
///
/// `FIR_904` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental
///
/// State: Todo
//~ FIR_904 todo 9433ef74 81b3fbab
pub const FIR_904: Power = TODO;

/// # Scorchreaver
///
/// `FIR_952` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ FIR_952 todo 49016bf7 ebc5a714
pub const FIR_952: Power = TODO;
