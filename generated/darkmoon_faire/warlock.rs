//! Warlock cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ac23a40c

/// # Fire Breather
///
/// `DMF_110` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions except Demons.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_110 0f61f56f 52a3a6bf a8735943.822f5d60
pub const DMF_110: Power = battlecry(&[deal(2).to(MINIONS.that(not(&DEMON)))]);

/// # Man'ari Mosher
///
/// `DMF_111` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Demon +3 Attack and **Lifesteal** this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Target: "Give +3 Attack and **Lifesteal**."
/// - Enchantments: Dark Power [`DMF_111e`]
///
/// State: Derived
//~ derived DMF_111 3f13f42e d14a4bd8 8b87fb15.41088ee0
pub const DMF_111: Power =
    battlecry(&[lend(&[ATTACK.plus(3), has(GameTag::LIFESTEAL)], Lasts::ThisTurn).to(A_FRIENDLY_MINION.that(DEMON))]);

/// # Dark Power
///
/// `DMF_111e` · Warlock enchantment
///
/// > +3 Attack and **Lifesteal** until end of turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Lifesteal
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_111e f7fa1037 4f7058db e36385a1.423f2d56
pub const DMF_111e: Power = TODO;

/// # Free Admission
///
/// `DMF_113` · Warlock spell · 3 mana
///
/// > Draw 2 minions. If they're both Demons, reduce their Costs by (2).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Skipped Line [`DMF_113e`]
///
/// State: Derived
//~ derived DMF_113 c97e0ed2 12da5096 1f9df250.c1277a70
pub const DMF_113: Power =
    spell(&[draw_that(2, MINION), attach("DMF_113e").to(IT).when(there_are(2, &IT.that(DEMON)))]);

/// # Skipped Line
///
/// `DMF_113e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_113e 5f590c9f 003e75e8 6d44e217.90c32b47
pub const DMF_113e: Power = enchant(&[cost_less(2)]);

/// # Midway Maniac
///
/// `DMF_114` · Warlock minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DMF_114 a38b1dab 8805246a beb1bbe0.4b0c5d24
pub const DMF_114: Power = VANILLA;

/// # Revenant Rascal
///
/// `DMF_115` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a Mana Crystal for each player.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_115 e7bd8093 8ed72804 c2dc8813.894bdaec
pub const DMF_115: Power = battlecry(&[destroy_crystals(1).to(PLAYERS)]);

/// # Cascading Disaster
///
/// `DMF_117` · Warlock spell · 4 mana
///
/// > Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Tokens: Cascading Disaster [`DMF_117t`], Cascading Disaster [`DMF_117t2`]
///
/// State: Todo
//~ todo DMF_117 eb1d5e68 5e443014 5a10d7d7.a0d654a9
pub const DMF_117: Power = TODO;

/// # Cascading Disaster
///
/// `DMF_117t` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupt, Corrupted Card
///
/// State: Todo
//~ todo DMF_117t 1473aa7d 06211dbb b44df2f8.873d1425
pub const DMF_117t: Power = TODO;

/// # Cascading Disaster
///
/// `DMF_117t2` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 3 random enemy minions.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_117t2 befd4122 fd39328a 10d8f3c3.bd7f68d8
pub const DMF_117t2: Power = spell(&[destroy(ENEMY_MINIONS.random_of(3))]);

/// # Tickatus
///
/// `DMF_118` · Warlock minion · 6 mana · 8/8
///
/// > **Battlecry:** Remove the top 5 cards from your deck. **Corrupt:** Your opponent's deck instead.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Corrupt
/// - Tokens: Tickatus [`DMF_118t`]
///
/// State: Derived
//~ derived DMF_118 d67d3580 d4911aa6 f34cf323.b914fe14
pub const DMF_118: Power = battlecry(&[destroy(YOUR_DECK.first(5))]);

/// # Tickatus
///
/// `DMF_118t` · Warlock minion · 6 mana · 8/8
///
/// > **Corrupted Battlecry:** Remove the top 5 cards from your opponent's deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary
/// - Minion type: Demon
/// - Mechanics: Battlecry, Corrupted Card
///
/// State: Todo
//~ todo DMF_118t 6d273f52 45354178 e89d07d7.46dbf90c
pub const DMF_118t: Power = TODO;

/// # Wicked Whispers
///
/// `DMF_119` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Give your minions +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Nightfall [`DMF_119e`]
///
/// State: Derived
//~ derived DMF_119 1fbe9f67 63c9d2a0 656eaf3f.a6220b2b
pub const DMF_119: Power = spell(&[discard(YOUR_HAND.least(COST)), attach("DMF_119e").to(FRIENDLY_MINIONS)]);

/// # Nightfall
///
/// `DMF_119e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_119e ed8ed22d 7411a4aa 62617d57.67341004
pub const DMF_119e: Power = enchant(&[plus(1, 1)]);

/// # Ring Matron
///
/// `DMF_533` · Warlock minion · 6 mana · 6/4
///
/// > **Taunt Deathrattle:** Summon two 3/2 Imps.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
/// - Tokens: Fiery Imp [`DMF_533t`]
///
/// State: Derived
//~ derived DMF_533 92bea3fb ca6e1286 46a49fcb.95b30379
pub const DMF_533: Power = deathrattle(&[summon(card("DMF_533t")).copies(2)]);

/// # Fiery Imp
///
/// `DMF_533t` · Warlock minion · 2 mana · 3/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla DMF_533t 0dee23cc 9c5b53ff 10841e4f
pub const DMF_533t: Power = VANILLA;

/// # Deck of Chaos
///
/// `DMF_534` · Warlock spell · Shadow · 5 mana
///
/// > Swap the Cost and Attack of all minions in your deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Enchantments: Deck of Chaos [`DMF_534e`], Cost of Chaos [`DMF_534e2`]
///
/// State: Todo
//~ todo DMF_534 e95b710c 24763e5f 5bf4a0ef.75ae7169
pub const DMF_534: Power = TODO;

/// # Deck of Chaos
///
/// `DMF_534e` · Neutral enchantment
///
/// > Adjusted Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_534e 282a4cf3 4888fa7d 6452aaf7.fa3d845c
pub const DMF_534e: Power = TODO;

/// # Cost of Chaos
///
/// `DMF_534e2` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_534e2 e2afbdc9 57eb0ea1 021629eb.8be7f9cc
pub const DMF_534e2: Power = TODO;

/// # Luckysoul Hoarder
///
/// `YOP_003` · Multi-class minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck. **Corrupt:** Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry, Corrupt
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t), Luckysoul Hoarder [`YOP_003t`]
///
/// State: Derived
//~ derived YOP_003 67d0bf9b 1b83495f 5d68a95b.8d6920d6
pub const YOP_003: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Luckysoul Hoarder
///
/// `YOP_003t` · Multi-class minion · 3 mana · 3/4
///
/// > **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry, Corrupted Card
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Derived
//~ derived YOP_003t 0a260993 5dc679f5 f52b8ede.6ba182f0
pub const YOP_003t: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2), draw(1)]);

/// # Envoy Rustwix
///
/// `YOP_004` · Warlock minion · 5 mana · 5/4
///
/// > **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
///
/// State: Todo
//~ todo YOP_004 217ffe2e bab0d276 a9c6e224.0c730f78
pub const YOP_004: Power = TODO;

/// # Backfire
///
/// `YOP_033` · Warlock spell · Fire · 3 mana
///
/// > Draw 3 cards. Deal $3 damage to your hero.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Derived
//~ derived YOP_033 006fc235 b3064d6b 754efd97.9534ec63
pub const YOP_033: Power = spell(&[draw(3), deal(3).to(YOUR_HERO)]);
