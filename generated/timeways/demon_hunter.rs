//! Demon Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Chronikar
///
/// `END_006` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Eon Fragments [`END_006e`]
///
/// State: Todo
//~ END_006 todo 1896515d df201acc
pub const END_006: Power = TODO;

/// # Eon Fragments
///
/// `END_006e` · Demon Hunter enchantment
///
/// > +3 Attack for 3 turns.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_006e todo e99a2455 8cecab40
pub const END_006e: Power = TODO;

/// # Broxigar
///
/// `TIME_020` · Demon Hunter minion · 2 mana · 12/12
///
/// > **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Charge, Dont Pick From Subsets, Start Of Game Keyword, Fabled
/// - Tags: `1673` = 1, `2936` = 1, `4759` = 1
/// - Tokens: Axe of Cenarius [`TIME_020t1`], First Portal to Argus [`TIME_020t2`], Second Portal to Argus [`TIME_020t3`], Third Portal to Argus [`TIME_020t4`], Final Portal to Argus [`TIME_020t5`]
///
/// State: Todo
//~ TIME_020 todo 1079c2e7 57a4ace3
pub const TIME_020: Power = TODO;

/// # Axe of Cenarius
///
/// `TIME_020t1` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
///
/// - Set: Across the Timeways
/// - Mechanics: Lifesteal, Is Fabled Bundle Card
///
/// State: Todo
//~ TIME_020t1 todo 2f09cbe1 d053655f
pub const TIME_020t1: Power = TODO;

/// # First Portal to Argus
///
/// `TIME_020t2` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Tokens: Fleeing Ur'zul [`TIME_020t2t`]
///
/// State: Todo
//~ TIME_020t2 todo 4e919e5b 81bb7482
pub const TIME_020t2: Power = TODO;

/// # Fleeing Ur'zul
///
/// `TIME_020t2t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Second Portal to Argus [`TIME_020t3`]
///
/// State: Todo
//~ TIME_020t2t todo 5be27783 10561bd7
pub const TIME_020t2t: Power = TODO;

/// # Second Portal to Argus
///
/// `TIME_020t3` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Incubus [`TIME_020t3t`]
///
/// State: Todo
//~ TIME_020t3 todo 0d1b6d7a d2a229ca
pub const TIME_020t3: Power = TODO;

/// # Fleeing Incubus
///
/// `TIME_020t3t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Third Portal to Argus [`TIME_020t4`]
///
/// State: Todo
//~ TIME_020t3t todo 24a3533b 97d3efea
pub const TIME_020t3t: Power = TODO;

/// # Third Portal to Argus
///
/// `TIME_020t4` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Wrathguard [`TIME_020t4t`]
///
/// State: Todo
//~ TIME_020t4 todo 5ccd696d eaa8652e
pub const TIME_020t4: Power = TODO;

/// # Fleeing Wrathguard
///
/// `TIME_020t4t` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Final Portal to Argus [`TIME_020t5`]
///
/// State: Todo
//~ TIME_020t4t todo 620d22a0 23e5d9e1
pub const TIME_020t4t: Power = TODO;

/// # Final Portal to Argus
///
/// `TIME_020t5` · Demon Hunter spell · Fel · 0 mana
///
/// > Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
///
/// - Set: Across the Timeways
/// - Tokens: Fleeing Terrorguard [`TIME_020t5t`]
///
/// State: Todo
//~ TIME_020t5 todo 7ddc3339 07230a21
pub const TIME_020t5: Power = TODO;

/// # Fleeing Terrorguard
///
/// `TIME_020t5t` · Demon Hunter minion · 4 mana · 4/1
///
/// > **Deathrattle:** Broxigar reappears in your opponent's hand.
///
/// - Set: Across the Timeways
/// - Minion type: Demon
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TIME_020t5t todo 104ba665 9bc03f48
pub const TIME_020t5t: Power = TODO;

/// # Doomsday Prepper
///
/// `TIME_021` · Demon Hunter minion · 5 mana · 5/4
///
/// > **Outcast:** Your hero is **Immune** until your next turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Outcast
/// - Refers to: Immune
///
/// State: Todo
//~ TIME_021 todo 8566d5be 1863d4bf
pub const TIME_021: Power = TODO;

/// # Perennial Serpent
///
/// `TIME_022` · Demon Hunter minion · 8 mana · 7/9
///
/// > **Rush** Costs (4) less if a minion is **Dormant**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Refers to: Dormant
///
/// State: Todo
//~ TIME_022 todo e42e5d4a 09eb1e29
pub const TIME_022: Power = TODO;

/// # Play After Rewind
///
/// `TIME_110` · Demon Hunter enchantment
///
/// > You can only play the left and right-most cards in your hand.
///
/// - Set: Across the Timeways
/// - Mechanics: Aura
///
/// State: Todo
//~ TIME_110 todo bf1d7a99 a0f87714
pub const TIME_110: Power = TODO;

/// # Aeon Rend
///
/// `TIME_441` · Demon Hunter spell · Fel · 4 mana
///
/// > **Rewind** Deal $4 damage to two random enemies.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ TIME_441 todo 2832434a b8059858
pub const TIME_441: Power = TODO;

/// # Timeway Warden
///
/// `TIME_442` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
/// - Target: "Imprison an enemy minion for 10,000 turns."
/// - Enchantments: Eternal Imprisonment [`TIME_442e`]
///
/// State: Todo
//~ TIME_442 todo 648cf0f6 8029b4c1
pub const TIME_442: Power = TODO;

/// # Eternal Imprisonment
///
/// `TIME_442e` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 10000
///
/// State: Todo
//~ TIME_442e todo 285070ff 01d7109f
pub const TIME_442e: Power = TODO;

/// # Hounds of Fury
///
/// `TIME_443` · Demon Hunter spell · 4 mana
///
/// > Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
///
/// - Set: Across the Timeways · rare · collectible
/// - Tokens: Sargeran Felhound [`TIME_443t`], Sargeran Felhound [`TIME_443t2`]
///
/// State: Todo
//~ TIME_443 todo 67dfffcd 0b3e0474
pub const TIME_443: Power = TODO;

/// # Sargeran Felhound
///
/// `TIME_443t` · Demon Hunter minion · 3 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Demon
///
/// State: Vanilla
//~ TIME_443t vanilla 8d8331cc 8d67ccc0
pub const TIME_443t: Power = VANILLA;

/// # Sargeran Felhound
///
/// `TIME_443t2` · Demon Hunter minion · 3 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Demon
///
/// State: Vanilla
//~ TIME_443t2 vanilla 8ac30779 3a25996d
pub const TIME_443t2: Power = VANILLA;

/// # Time-Lost Glaive
///
/// `TIME_444` · Demon Hunter weapon · 1 mana · 2/2 durability
///
/// > **Deathrattle:** Get a random Demon from the past.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
///
/// State: Todo
//~ TIME_444 todo 2f76b9a4 c93c25ef
pub const TIME_444: Power = TODO;

/// # The Eternal Hold
///
/// `TIME_446` · Demon Hunter location · 6 mana · 0 uses
///
/// > **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Jailbreak [`TIME_446e`]
///
/// State: Todo
//~ TIME_446 todo 37a4cce5 9c905595
pub const TIME_446: Power = TODO;

/// # Jailbreak
///
/// `TIME_446e` · Demon Hunter enchantment
///
/// > Your next minion costs (1).
///
/// - Set: Across the Timeways
/// - Mechanics: Aura
///
/// State: Todo
//~ TIME_446e todo 2038e17d 8f1a783a
pub const TIME_446e: Power = TODO;

/// # Solitude
///
/// `TIME_448` · Demon Hunter spell · 3 mana
///
/// > **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_448 todo 009b3700 723624ba
pub const TIME_448: Power = TODO;

/// # Lasting Legacy
///
/// `TIME_449` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Broxigar's Honor [`TIME_449e1`], Broxigar's Legacy [`TIME_449e2`]
///
/// State: Todo
//~ TIME_449 todo 78bc3d64 30563550
pub const TIME_449: Power = TODO;

/// # Broxigar's Honor
///
/// `TIME_449e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TIME_449e1 todo ac6e799a 1055e0f5
pub const TIME_449e1: Power = TODO;

/// # Broxigar's Legacy
///
/// `TIME_449e2` · Demon Hunter enchantment
///
/// > +4 Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_449e2 todo 03561fff fff7b25c
pub const TIME_449e2: Power = TODO;
