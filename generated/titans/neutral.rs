//! Neutral cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rule Modifier
///
/// `TTN_002` · Neutral spell · 1 mana
///
/// > Test out crazy rules!
///
/// - Set: TITANS · legendary
/// - Refers to: Start Of Game Keyword
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 31, `1544` = 1
/// - Enchantments: Yogg Cost Reduction [`TTN_002e`], Chaotic Unspent tracker [`TTN_002e1`], Empowered [`TTN_002e2`], Chaotic Spell Power [`TTN_002t120e`], Chaotic Cost Reduction [`TTN_002t13e`], Chaotic [`TTN_002t13e1`], Chaotic Sylvanas [`TTN_002t17e`], Chaotic Twice Hero Power [`TTN_002t26e`], Chaotic extra draw [`TTN_002t2e`], Chaotic Class Minion [`TTN_002t34e`], Chaotic Fantastic Treasure [`TTN_002t46e`], Chaotic Secrets [`TTN_002t8e`]
/// - Tokens: Surging Inspiration [`TTN_002t1`], Uncontrollable Growth [`TTN_002t11`], Approaching Nightmare [`TTN_002t14`], Driven to Excess [`TTN_002t15`], Driven to Greed [`TTN_002t20`], Twist Reality [`TTN_002t21`], Seeing Double [`TTN_002t22`], Severed Souls [`TTN_002t24`], Unimaginable Horrors [`TTN_002t29`], Fortifications [`TTN_002t30`], Fast Track [`TTN_002t32`], Your Eyes Betray You [`TTN_002t35`], Shifting Futures [`TTN_002t36`], Control the Makers [`TTN_002t41`], Army of the Corrupted [`TTN_002t43`], Opportunity Knocks [`TTN_002t44`], Spread of Corruption [`TTN_002t45`], Gift of Gluttony [`TTN_002t5`], Shifting Fate [`TTN_002t50`], Light in the Dark [`TTN_002t9`]
///
/// State: Todo
//~ TTN_002 todo 4f2af408 ed9f8d23
pub const TTN_002: Power = TODO;

/// # Yogg Cost Reduction
///
/// `TTN_002e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002e todo db03f9fa b60b3a57
pub const TTN_002e: Power = TODO;

/// # Chaotic Unspent tracker
///
/// `TTN_002e1` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002e1 todo 32b85d0b 2e071c31
pub const TTN_002e1: Power = TODO;

/// # Empowered
///
/// `TTN_002e2` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002e2 todo c6babed4 7c09a7f1
pub const TTN_002e2: Power = TODO;

/// # Surging Inspiration
///
/// `TTN_002t1` · Neutral spell · 0 mana
///
/// > Both players start with upgraded Hero Powers.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t1 todo d30df107 3d133755
pub const TTN_002t1: Power = TODO;

/// # Uncontrollable Growth
///
/// `TTN_002t11` · Neutral spell · 0 mana
///
/// > Both players start with an extra Mana Crystal.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t11 todo 40ba9305 3ef7ae88
pub const TTN_002t11: Power = TODO;

/// # Chaotic Spell Power
///
/// `TTN_002t120e` · Neutral enchantment
///
/// > Spell Power +1
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t120e todo 5e271938 de8c5992
pub const TTN_002t120e: Power = TODO;

/// # Chaotic Cost Reduction
///
/// `TTN_002t13e` · Neutral enchantment
///
/// > Add a temporary class card to your hand at the start of your turns
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t13e todo 363f6616 d9627635
pub const TTN_002t13e: Power = TODO;

/// # Chaotic
///
/// `TTN_002t13e1` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t13e1 todo 1b41e8cc 777cbafa
pub const TTN_002t13e1: Power = TODO;

/// # Approaching Nightmare
///
/// `TTN_002t14` · Neutral spell · 0 mana
///
/// > Both players start with Yogg-Saron, Hope's End in their hand.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t14 todo f3b224fe ad6dd7f4
pub const TTN_002t14: Power = TODO;

/// # Driven to Excess
///
/// `TTN_002t15` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they draw a card.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Unspent [`TTN_002t15e`]
///
/// State: Todo
//~ TTN_002t15 todo f654fce9 880f9163
pub const TTN_002t15: Power = TODO;

/// # Chaotic Unspent
///
/// `TTN_002t15e` · Neutral enchantment
///
/// > If you end your turn with unspent mana, draw a card.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t15e todo 3693e314 b1b0ee17
pub const TTN_002t15e: Power = TODO;

/// # Chaotic Sylvanas
///
/// `TTN_002t17e` · Neutral enchantment
///
/// > Summon Sylvanas when you have 10 Mana crystals.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t17e todo c6c3ddbe 4bdc63b2
pub const TTN_002t17e: Power = TODO;

/// # Driven to Greed
///
/// `TTN_002t20` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they get a Coin.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Unspent Coin [`TTN_002t20e`]
///
/// State: Todo
//~ TTN_002t20 todo c98ca7c9 91b03742
pub const TTN_002t20: Power = TODO;

/// # Chaotic Unspent Coin
///
/// `TTN_002t20e` · Neutral enchantment
///
/// > If you end your turn with unspent mana, get a Coin.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t20e todo 7465c9aa a1cfe4f0
pub const TTN_002t20e: Power = TODO;

/// # Twist Reality
///
/// `TTN_002t21` · Neutral spell · 0 mana
///
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Shuffle Copy [`TTN_002t21e`]
///
/// State: Todo
//~ TTN_002t21 todo 09cb11b7 e0d629e1
pub const TTN_002t21: Power = TODO;

/// # Chaotic Shuffle Copy
///
/// `TTN_002t21e` · Neutral enchantment
///
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t21e todo 7c2adf99 714b924d
pub const TTN_002t21e: Power = TODO;

/// # Seeing Double
///
/// `TTN_002t22` · Neutral spell · 0 mana
///
/// > Both players start with 2 cards copied from the other player's hand.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t22 todo 4eb82848 7cc8e97b
pub const TTN_002t22: Power = TODO;

/// # Severed Souls
///
/// `TTN_002t24` · Neutral spell · 0 mana
///
/// > Both heroes start with +5 Health.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Soul Fragment [`TTN_002t24e`]
///
/// State: Todo
//~ TTN_002t24 todo 3b23880b ae5db601
pub const TTN_002t24: Power = TODO;

/// # Chaotic Soul Fragment
///
/// `TTN_002t24e` · Neutral enchantment
///
/// > When you spend all your Mana Crystals in a turn, shuffle a Soul Fragment into your deck.
///
/// - Set: TITANS
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ TTN_002t24e todo 8317899f 25313752
pub const TTN_002t24e: Power = TODO;

/// # Chaotic Twice Hero Power
///
/// `TTN_002t26e` · Neutral enchantment
///
/// > Players can use their hero power twice a turn this game.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t26e todo 593bddde 136c7036
pub const TTN_002t26e: Power = TODO;

/// # Unimaginable Horrors
///
/// `TTN_002t29` · Neutral spell · 0 mana
///
/// > Both players **Discover** a new basic Hero Power on their first turn.
///
/// - Set: TITANS
/// - Mechanics: Affected By Spell Power
/// - Enchantments: Chaotic New Hero Power [`TTN_002t29e`]
///
/// State: Todo
//~ TTN_002t29 todo f375dd0e 0eec2ee6
pub const TTN_002t29: Power = TODO;

/// # Chaotic New Hero Power
///
/// `TTN_002t29e` · Neutral enchantment
///
/// > **Discover** a new hero power.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t29e todo 24afd41b 16ffe9d8
pub const TTN_002t29e: Power = TODO;

/// # Chaotic extra draw
///
/// `TTN_002t2e` · Neutral enchantment
///
/// > Draw an extra card at start of your turns.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t2e todo 4da2f8b7 61531ef4
pub const TTN_002t2e: Power = TODO;

/// # Fortifications
///
/// `TTN_002t30` · Neutral spell · 0 mana
///
/// > At the end of each players' turns, give a random one of their minions +1 Health.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Fortifications [`TTN_002t30e`]
/// - Tokens: Zephrys's Lamp [`TTN_002t30t`]
///
/// State: Todo
//~ TTN_002t30 todo 32f58bf1 ac33b2f1
pub const TTN_002t30: Power = TODO;

/// # Chaotic Fortifications
///
/// `TTN_002t30e` · Neutral enchantment
///
/// > At the end of your turn, give one of your minions +1 Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t30e todo fca18407 eabd4883
pub const TTN_002t30e: Power = TODO;

/// # Zephrys's Lamp
///
/// `TTN_002t30t` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t30t todo e650beeb 0605e7a2
pub const TTN_002t30t: Power = TODO;

/// # Fast Track
///
/// `TTN_002t32` · Neutral spell · 0 mana
///
/// > Reduce the Cost of all cards in both player's starting hands by (1).
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t32 todo 64243cfe c5f9cf5f
pub const TTN_002t32: Power = TODO;

/// # Chaotic Class Minion
///
/// `TTN_002t34e` · Neutral enchantment
///
/// > Add a temporary class minion to your hand at the start of your turns
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t34e todo 8ccff6e3 3fa95764
pub const TTN_002t34e: Power = TODO;

/// # Your Eyes Betray You
///
/// `TTN_002t35` · Neutral spell · 0 mana
///
/// > Both players' cards are Golden.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Discover [`TTN_002t35e`]
///
/// State: Todo
//~ TTN_002t35 todo 89d38d56 1349aa73
pub const TTN_002t35: Power = TODO;

/// # Chaotic Discover
///
/// `TTN_002t35e` · Neutral enchantment
///
/// > **Discover** cards instead of drawing.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t35e todo fc81142e 41a4239f
pub const TTN_002t35e: Power = TODO;

/// # Shifting Futures
///
/// `TTN_002t36` · Neutral spell · 0 mana
///
/// > Both players start with 2 copies of Shifter Zerus in their hand.
///
/// - Set: TITANS · free
/// - Mechanics: Affected By Spell Power
/// - Tags: `2895` = 1
/// - Tokens: Shifter Zerus [`OG_123`](crate::old_gods::neutral::OG_123)
///
/// State: Todo
//~ TTN_002t36 todo c2f19934 046b5387
pub const TTN_002t36: Power = TODO;

/// # Control the Makers
///
/// `TTN_002t41` · Neutral spell · 0 mana
///
/// > Both heroes have +1 Attack on their turns.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Hero Attack [`TTN_002t41e`], Chaotic Attack [`TTN_002t41e1`]
/// - Tokens: Titans Pack [`TTN_002t41t`]
///
/// State: Todo
//~ TTN_002t41 todo f58df4c0 bacae415
pub const TTN_002t41: Power = TODO;

/// # Chaotic Hero Attack
///
/// `TTN_002t41e` · Neutral enchantment
///
/// > Your hero has +1 Attack on your turns.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ TTN_002t41e todo 66a26f68 35aa1b15
pub const TTN_002t41e: Power = TODO;

/// # Chaotic Attack
///
/// `TTN_002t41e1` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_002t41e1 todo e36466ce 73eecc24
pub const TTN_002t41e1: Power = TODO;

/// # Titans Pack
///
/// `TTN_002t41t` · Neutral spell · 2 mana
///
/// > Add 5 TITANS expansion cards to your hand.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t41t todo cc276ebc 8c7c93d4
pub const TTN_002t41t: Power = TODO;

/// # Army of the Corrupted
///
/// `TTN_002t43` · Neutral spell · 0 mana
///
/// > The first minion played on each player's turns costs (1) less.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Minion Reduction [`TTN_002t43e`], Chaotic Reduction [`TTN_002t43e1`]
///
/// State: Todo
//~ TTN_002t43 todo 12ba1487 37691f98
pub const TTN_002t43: Power = TODO;

/// # Chaotic Minion Reduction
///
/// `TTN_002t43e` · Neutral enchantment
///
/// > Your first minion costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t43e todo bd809455 c5170be4
pub const TTN_002t43e: Power = TODO;

/// # Chaotic Reduction
///
/// `TTN_002t43e1` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t43e1 todo 06ee7b39 e194e5b3
pub const TTN_002t43e1: Power = TODO;

/// # Opportunity Knocks
///
/// `TTN_002t44` · Neutral spell · 0 mana
///
/// > The first card drawn on a player's turn is one they can afford to play.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic playable card [`TTN_002t44e`], Corrupted Claws [`TTN_002t44e1`]
///
/// State: Todo
//~ TTN_002t44 todo c3c1ff70 fa7b60fc
pub const TTN_002t44: Power = TODO;

/// # Chaotic playable card
///
/// `TTN_002t44e` · Neutral enchantment
///
/// > The first card you draw each turn is always playable.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t44e todo 05be5396 e8115181
pub const TTN_002t44e: Power = TODO;

/// # Corrupted Claws
///
/// `TTN_002t44e1` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t44e1 todo dc2a16db ffb43b3a
pub const TTN_002t44e1: Power = TODO;

/// # Spread of Corruption
///
/// `TTN_002t45` · Neutral spell · 0 mana
///
/// > The first spell cast on each player's turns costs (1) less.
///
/// - Set: TITANS · free
/// - Refers to: Titan
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Allies [`TTN_002t45e`], Chaotic Spell Reduction [`TTN_002t45e1`]
///
/// State: Todo
//~ TTN_002t45 todo 79c0c288 d1bdc906
pub const TTN_002t45: Power = TODO;

/// # Chaotic Allies
///
/// `TTN_002t45e` · Neutral enchantment
///
/// > **Discover** a Titan at the start of your turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t45e todo 2a600a86 f0ff2486
pub const TTN_002t45e: Power = TODO;

/// # Chaotic Spell Reduction
///
/// `TTN_002t45e1` · Neutral enchantment
///
/// > Your spells cost (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t45e1 todo a2710942 bfeca9cc
pub const TTN_002t45e1: Power = TODO;

/// # Chaotic Fantastic Treasure
///
/// `TTN_002t46e` · Neutral enchantment
///
/// > Add a fantastic treasure to your hand on turn 5.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t46e todo 6e28aca8 9edc894c
pub const TTN_002t46e: Power = TODO;

/// # Gift of Gluttony
///
/// `TTN_002t5` · Neutral spell · 0 mana
///
/// > Both players start with two more drawn cards.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ TTN_002t5 todo 38d73086 c182751a
pub const TTN_002t5: Power = TODO;

/// # Shifting Fate
///
/// `TTN_002t50` · Neutral spell · 0 mana
///
/// > Both players start with Gear Shift in their hand.
///
/// - Set: TITANS · free
/// - Mechanics: Affected By Spell Power
/// - Tags: `2895` = 1
/// - Tokens: Gear Shift [`TTN_922`](crate::titans::rogue::TTN_922)
///
/// State: Todo
//~ TTN_002t50 todo 957a9f47 a69fbe61
pub const TTN_002t50: Power = TODO;

/// # Chaotic Secrets
///
/// `TTN_002t8e` · Neutral enchantment
///
/// > Put 2 random secrets from any class into play when you reach 5 Mana Crystals.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t8e todo 9f0e077d 04fe3367
pub const TTN_002t8e: Power = TODO;

/// # Light in the Dark
///
/// `TTN_002t9` · Neutral spell · 0 mana
///
/// > Both players' Hero Powers cost (1) less.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Hero Power [`TTN_002t9e`]
///
/// State: Todo
//~ TTN_002t9 todo 9d8776ec 969e0c3a
pub const TTN_002t9: Power = TODO;

/// # Chaotic Hero Power
///
/// `TTN_002t9e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_002t9e todo 9f3c86b7 41f0e450
pub const TTN_002t9e: Power = TODO;

/// # Fortified
///
/// `TTN_02t30e1` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_02t30e1 todo aa7efc68 a2a61a0c
pub const TTN_02t30e1: Power = TODO;

/// # Watcher of the Sun
///
/// `TTN_039` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random Holy spell. **Forge:** Also restore #6 Health to your hero.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Watcher of the Sun [`TTN_039t`]
///
/// State: Todo
//~ TTN_039 todo 96fb5d11 fd3af95c
pub const TTN_039: Power = TODO;

/// # Watcher of the Sun
///
/// `TTN_039t` · Neutral minion · 2 mana · 2/3
///
/// > **Forged Battlecry:** Get a random Holy spell. Restore 6 Health to your hero.
///
/// - Set: TITANS · common
/// - Mechanics: Battlecry, Forged
///
/// State: Todo
//~ TTN_039t todo 7c334969 de5b1001
pub const TTN_039t: Power = TODO;

/// # Cyclopian Crusher
///
/// `TTN_042` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Forge:** Gain +3/+2.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Rush, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Cyclopian Crushing [`TTN_042e`]
/// - Tokens: Cyclopian Crusher [`TTN_042t`]
///
/// State: Todo
//~ TTN_042 todo 1aaad25f 781fc185
pub const TTN_042: Power = TODO;

/// # Cyclopian Crushing
///
/// `TTN_042e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: TITANS
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ TTN_042e todo 9619e935 4f895cfa
pub const TTN_042e: Power = TODO;

/// # Cyclopian Crusher
///
/// `TTN_042t` · Neutral minion · 3 mana · 6/5
///
/// > **Forged Rush**
///
/// - Set: TITANS · common
/// - Mechanics: Rush, Forged
///
/// State: Todo
//~ TTN_042t todo 0ad39ba6 b11b17e8
pub const TTN_042t: Power = TODO;

/// # Runic Shortsword
///
/// `TTN_060t` · Neutral weapon · 1 mana · 2/2 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ TTN_060t todo 75274796 87c927f6
pub const TTN_060t: Power = TODO;

/// # Runic Axe
///
/// `TTN_060t1` · Neutral weapon · 5 mana · 3/4 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ TTN_060t1 todo fe1a0799 7f307d4d
pub const TTN_060t1: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 2-Cost minion.
///
/// - Set: TITANS
/// - Tokens: Genius of Mimiron [`TTN_060t10t`], Genius of Mimiron [`TTN_060t10t1`]
///
/// State: Todo
//~ TTN_060t10 todo 5709f223 9bb5b014
pub const TTN_060t10: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10t` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 4-Cost minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t10t todo 9671f1fb 064d896a
pub const TTN_060t10t: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 8-Cost minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t10t1 todo 60d23b9c 07ceb8a3
pub const TTN_060t10t1: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
/// - Tokens: Pain of Jotun [`TTN_060t12t`], Pain of Jotun [`TTN_060t12t1`]
///
/// State: Todo
//~ TTN_060t12 todo 3ddd9517 909b4bf7
pub const TTN_060t12: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12t` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ TTN_060t12t todo 9cf02d33 a1f9a2df
pub const TTN_060t12t: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12t1` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 6 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ TTN_060t12t1 todo 50a5b691 7434df9e
pub const TTN_060t12t1: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw a card.
///
/// - Set: TITANS
/// - Tokens: Wisdom of Freya [`TTN_060t13t`], Wisdom of Freya [`TTN_060t13t1`]
///
/// State: Todo
//~ TTN_060t13 todo c837d0d4 b2bedb05
pub const TTN_060t13: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13t` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 2 cards.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t13t todo 5126bc17 0e20cbe4
pub const TTN_060t13t: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 3 cards.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t13t1 todo e90f30d9 800899a3
pub const TTN_060t13t1: Power = TODO;

/// # Runic Greatmace
///
/// `TTN_060t2` · Neutral weapon · 10 mana · 5/6 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ TTN_060t2 todo d11238c9 d4dfdaf8
pub const TTN_060t2: Power = TODO;

/// # Deceit of Loken
///
/// `TTN_060t3` · Neutral spell · 0 mana
///
/// > **Poisonous**.
///
/// - Set: TITANS
/// - Mechanics: Poisonous
///
/// State: Todo
//~ TTN_060t3 todo 1a3b5b39 18aba8b9
pub const TTN_060t3: Power = TODO;

/// # Hope of Sif
///
/// `TTN_060t4` · Neutral spell · 0 mana
///
/// > **Lifesteal**.
///
/// - Set: TITANS
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ TTN_060t4 todo db86e67b 15760b8e
pub const TTN_060t4: Power = TODO;

/// # Storm of Thorim
///
/// `TTN_060t5` · Neutral spell · 0 mana
///
/// > **Windfury**.
///
/// - Set: TITANS
/// - Mechanics: Windfury
///
/// State: Todo
//~ TTN_060t5 todo f06b5e8a 3ccb82e1
pub const TTN_060t5: Power = TODO;

/// # Flame of Odyn
///
/// `TTN_060t6` · Neutral spell · 0 mana
///
/// > Also damages adjacent minions.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t6 todo 45077138 95d1fbd6
pub const TTN_060t6: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
/// - Tokens: Chill of Hodir [`TTN_060t7t`], Chill of Hodir [`TTN_060t7t1`]
///
/// State: Todo
//~ TTN_060t7 todo 7d7876ac 32cfb262
pub const TTN_060t7: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7t` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TTN_060t7t todo de2d4867 1bb3f0c2
pub const TTN_060t7t: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7t1` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 4 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TTN_060t7t1 todo 45ce503d 6d5f5986
pub const TTN_060t7t1: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 2 Armor.
///
/// - Set: TITANS
/// - Tokens: Light of Tyr [`TTN_060t8t`], Light of Tyr [`TTN_060t8t1`]
///
/// State: Todo
//~ TTN_060t8 todo 43bffc7d 012a9c0b
pub const TTN_060t8: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8t` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 4 Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t8t todo 3605f640 ac901868
pub const TTN_060t8t: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 8 Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_060t8t1 todo a2047c22 794f5866
pub const TTN_060t8t1: Power = TODO;

/// # Spark of Ra-den
///
/// `TTN_060t9` · Neutral spell · 0 mana
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: TITANS
/// - Refers to: Immune While Attacking
///
/// State: Todo
//~ TTN_060t9 todo e61f8534 a1782ac5
pub const TTN_060t9: Power = TODO;

/// # Mechagnome Guide
///
/// `TTN_076` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a spell. **Forge:** It costs (3) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Discover, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Vacation Time! [`TTN_076e`]
/// - Tokens: Mechagnome Guide [`TTN_076t`]
///
/// State: Todo
//~ TTN_076 todo 462dd82d 0b0e23ad
pub const TTN_076: Power = TODO;

/// # Vacation Time!
///
/// `TTN_076e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_076e todo 400efeca 4287a287
pub const TTN_076e: Power = TODO;

/// # Mechagnome Guide
///
/// `TTN_076t` · Neutral minion · 4 mana · 3/4
///
/// > **Forged Battlecry: Discover** a spell. It costs (3) less.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Discover, Forged
///
/// State: Todo
//~ TTN_076t todo 1ff39247 08e50b5f
pub const TTN_076t: Power = TODO;

/// # Son of Hodir
///
/// `TTN_083` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Shuffle four 8/8 Giants into your deck that are summoned when drawn.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Frost Tyrant [`TTN_083t`]
///
/// State: Todo
//~ TTN_083 todo fbd2bdc9 9d89aab9
pub const TTN_083: Power = TODO;

/// # Frost Tyrant
///
/// `TTN_083t` · Neutral minion · 8 mana · 8/8
///
/// > **Summoned When Drawn**
///
/// - Set: TITANS
/// - Mechanics: Casts When Drawn
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ TTN_083t todo 2596ebe8 c2ba6bef
pub const TTN_083t: Power = TODO;

/// # Prison of Yogg-Saron
///
/// `TTN_090` · Neutral location · 7 mana · 0 uses
///
/// > Choose a character. Cast 4 random spells *(targeting it if possible)*.
///
/// - Set: TITANS · legendary · collectible
///
/// State: Todo
//~ TTN_090 todo 1b534f82 568f863a
pub const TTN_090: Power = TODO;

/// # Kologarn
///
/// `TTN_330` · Neutral minion · 8 mana · 6/10
///
/// > **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TTN_330 todo 899c30c2 d94e8fe2
pub const TTN_330: Power = TODO;

/// # XB-488 Disposalbot
///
/// `TTN_458` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 5 damage randomly split among all enemy minions. **Forge:** Gain **Lifesteal**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forge
/// - Refers to: Lifesteal
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: XB-488 Disposalbot [`TTN_458t`]
///
/// State: Todo
//~ TTN_458 todo 47cb34f2 6bb4a291
pub const TTN_458: Power = TODO;

/// # XB-488 Disposalbot
///
/// `TTN_458t` · Neutral minion · 5 mana · 3/2
///
/// > **Forged, Lifesteal Battlecry:** Deal 5 damage randomly split among all enemy minions.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Lifesteal, Forged
///
/// State: Todo
//~ TTN_458t todo c7fb1a46 26a877be
pub const TTN_458t: Power = TODO;

/// # Flame Revenant
///
/// `TTN_479` · Neutral minion · 2 mana · 2/3
///
/// > After you summon an Elemental, give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Heating Up! [`TTN_479e`]
///
/// State: Todo
//~ TTN_479 todo ca5d48a9 897277ff
pub const TTN_479: Power = TODO;

/// # Heating Up!
///
/// `TTN_479e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_479e todo 00257bf8 0351a592
pub const TTN_479e: Power = TODO;

/// # Containment Unit
///
/// `TTN_700` · Neutral minion · 7 mana · 6/6
///
/// > **Magnetic Deathrattle:** Summon a random 8-Cost minion.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Magnetic
/// - Enchantments: Containment Unit [`TTN_700e1`]
///
/// State: Todo
//~ TTN_700 todo e8ffb500 7eb664d8
pub const TTN_700: Power = TODO;

/// # Containment Unit
///
/// `TTN_700e1` · Neutral enchantment
///
/// > Deathrattle: Summon a random 8-Cost minion.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97569
///
/// State: Todo
//~ TTN_700e1 todo d6c6cf6b 873acff9
pub const TTN_700e1: Power = TODO;

/// # Ancient Totem
///
/// `TTN_710` · Neutral minion · 0 mana · 0/3
///
/// - Set: TITANS · common · collectible
/// - Minion type: Totem
///
/// State: Vanilla
//~ TTN_710 vanilla c909a9af 9867a780
pub const TTN_710: Power = VANILLA;

/// # Saronite Tol'vir
///
/// `TTN_711` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt** Whenever this is attacked, draw a card.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ TTN_711 todo c9ac00ef 5c062266
pub const TTN_711: Power = TODO;

/// # Sharp-Eyed Seeker
///
/// `TTN_712` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a card in your deck that didn't start there, draw it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TTN_712 todo 4f2d7d2d 9e5387fe
pub const TTN_712: Power = TODO;

/// # Angry Helhound
///
/// `TTN_713` · Neutral minion · 4 mana · 2/5
///
/// > **Rush** Has +4 Attack on your turn.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TTN_713 todo 3da6912b 74c0cf61
pub const TTN_713: Power = TODO;

/// # Runefueled Golem
///
/// `TTN_714` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a weapon from any class.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TTN_714 todo 2903150c 752e869b
pub const TTN_714: Power = TODO;

/// # Time-Lost Protodrake
///
/// `TTN_715` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt** When you draw this, add a random Dragon to your hand.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Casts When Drawn
///
/// State: Todo
//~ TTN_715 todo abd54831 429c94cd
pub const TTN_715: Power = TODO;

/// # Flame Behemoth
///
/// `TTN_716` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Get two random **Magnetic** Mechs. They cost (2) less.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Magnetic
/// - Enchantments: 110% Efficiency [`TTN_716e`]
///
/// State: Todo
//~ TTN_716 todo e8c5b536 8255cf36
pub const TTN_716: Power = TODO;

/// # 110% Efficiency
///
/// `TTN_716e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_716e todo 2c0d56fd 23ea2d5e
pub const TTN_716e: Power = TODO;

/// # Algalon the Observer
///
/// `TTN_717` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Replace your Hero Power with Algalon's Vision.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Algalon's Vision [`TTN_717t`], A New Reality [`TTN_717t1`], Keep on Top! [`TTN_717t2`], Put on Bottom! [`TTN_717t3`]
///
/// State: Todo
//~ TTN_717 todo f75ea2ee 8ff225ca
pub const TTN_717: Power = TODO;

/// # Algalon's Vision
///
/// `TTN_717t` · Neutral hero power · 1 mana
///
/// > Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_717t todo cb7175d0 8d3fa6e0
pub const TTN_717t: Power = TODO;

/// # A New Reality
///
/// `TTN_717t1` · Neutral spell · 0 mana
///
/// > Put {0} on the bottom of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_717t1 todo 065cf88d 61f64ace
pub const TTN_717t1: Power = TODO;

/// # Keep on Top!
///
/// `TTN_717t2` · Neutral spell · 0 mana
///
/// > Keep **{0}** on the top of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_717t2 todo e9709749 39dc532c
pub const TTN_717t2: Power = TODO;

/// # Put on Bottom!
///
/// `TTN_717t3` · Neutral spell · 0 mana
///
/// > Put **{0}** on the bottom of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_717t3 todo 1e690c74 1b568eeb
pub const TTN_717t3: Power = TODO;

/// # Starlight Whelp
///
/// `TTN_718` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a random card from your starting hand.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Todo
//~ TTN_718 todo b9c87216 ebab7035
pub const TTN_718: Power = TODO;

/// # Tram Operator
///
/// `TTN_723` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw a Mech. The next Mech you play costs (2) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: All Aboard! [`TTN_723e`], Golden Ticket! [`TTN_723e1`]
///
/// State: Todo
//~ TTN_723 todo 258e9c44 869a8ca1
pub const TTN_723: Power = TODO;

/// # All Aboard!
///
/// `TTN_723e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ TTN_723e todo c0050d2d 88e61893
pub const TTN_723e: Power = TODO;

/// # Golden Ticket!
///
/// `TTN_723e1` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_723e1 todo 61921a5e 1ce86c77
pub const TTN_723e1: Power = TODO;

/// # Storm Giant
///
/// `TTN_724` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Taunt, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Storm's Fury [`TTN_724e`]
/// - Tokens: Storm Giant [`TTN_724t`]
///
/// State: Todo
//~ TTN_724 todo 763dac60 fc68a8d6
pub const TTN_724: Power = TODO;

/// # Storm's Fury
///
/// `TTN_724e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_724e todo 9ec3d7ef 0c2c029b
pub const TTN_724e: Power = TODO;

/// # Storm Giant
///
/// `TTN_724t` · Neutral minion · 6 mana · 8/8
///
/// > **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// - Set: TITANS · epic
/// - Mechanics: Taunt, Forge, Forged
/// - Tags: `DECK_ACTION_COST` = 2
///
/// State: Todo
//~ TTN_724t todo 2d15bba8 cc38acc0
pub const TTN_724t: Power = TODO;

/// # Melted Maker
///
/// `TTN_729` · Neutral minion · 3 mana · 3/3
///
/// > After you **Forge** a card, get a copy of it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Refers to: Forge
///
/// State: Todo
//~ TTN_729 todo b217aa9b 8af46c30
pub const TTN_729: Power = TODO;

/// # Careless Mechanist
///
/// `TTN_731` · Neutral minion · 3 mana · 4/5
///
/// > After you draw your second card in a turn, destroy this.
///
/// - Set: TITANS · common · collectible
///
/// State: Todo
//~ TTN_731 todo a41fd5e8 2119022d
pub const TTN_731: Power = TODO;

/// # Invent-o-matic
///
/// `TTN_732` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Magnetize** a minion, give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Refers to: Magnetic
/// - Enchantments: Eureka! [`TTN_732e`]
///
/// State: Todo
//~ TTN_732 todo 25d50a79 1a62c010
pub const TTN_732: Power = TODO;

/// # Eureka!
///
/// `TTN_732e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_732e todo 6fc6075c f4514396
pub const TTN_732e: Power = TODO;

/// # Relentless Worg
///
/// `TTN_733` · Neutral minion · 3 mana · 2/4
///
/// > **Rush** After this attacks and kills a minion, restore this to full Health.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ TTN_733 todo 495d44bf 0870b835
pub const TTN_733: Power = TODO;

/// # Mecha-Leaper
///
/// `TTN_734` · Neutral minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: Mecha-Leaper [`TTN_734e`], Mecha-Leaping [`TTN_734e2`]
///
/// State: Todo
//~ TTN_734 todo 7db43a09 49a3e938
pub const TTN_734: Power = TODO;

/// # Mecha-Leaper
///
/// `TTN_734e` · Neutral enchantment
///
/// > Deathrattle: Give a friendly Mech +2/+2 and this Deathrattle.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 98182
///
/// State: Todo
//~ TTN_734e todo 5b704124 145f84d3
pub const TTN_734e: Power = TODO;

/// # Mecha-Leaping
///
/// `TTN_734e2` · Neutral enchantment
///
/// > +2/+2. **Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_734e2 todo 8e408ecd 0fb2b10f
pub const TTN_734e2: Power = TODO;

/// # Disguised K'thir
///
/// `TTN_741` · Neutral minion · 5 mana · 3/3
///
/// > Each turn this is in your hand, transform into a random card in your opponent's deck.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Disguise Shift [`TTN_741e`]
///
/// State: Todo
//~ TTN_741 todo 4e656867 d0a03dad
pub const TTN_741: Power = TODO;

/// # Disguise Shift
///
/// `TTN_741e` · Neutral enchantment
///
/// > Transforming into random card from your opponent's deck.
///
/// - Set: TITANS
/// - Tags: `DEFINING_ENCHANTMENT` = 98389
///
/// State: Todo
//~ TTN_741e todo 016c72e2 0cc46c70
pub const TTN_741e: Power = TODO;

/// # Celestial Projectionist
///
/// `TTN_742` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Choose a friendly minion. Add a **Temporary** copy of it to your hand.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
/// - Target: "Choose a friendly minion to get a temporary copy."
/// - Enchantments: Astral Projection [`TTN_742e`]
///
/// State: Todo
//~ TTN_742 todo 0323099a cfc727e4
pub const TTN_742: Power = TODO;

/// # Astral Projection
///
/// `TTN_742e` · Neutral enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_742e todo 6ebd39e1 429e97c9
pub const TTN_742e: Power = TODO;

/// # Ignis, the Eternal Flame
///
/// `TTN_751` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Forge
///
/// State: Todo
//~ TTN_751 todo 07c6c74e da71a60d
pub const TTN_751: Power = TODO;

/// # Ravenous Kraken
///
/// `TTN_754` · Neutral minion · 3 mana · 2/5
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon a copy of it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Ravenous Kraken [`TTN_754e`]
///
/// State: Todo
//~ TTN_754 todo 4b6ab49d e5896c63
pub const TTN_754: Power = TODO;

/// # Ravenous Kraken
///
/// `TTN_754e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_754e todo 8abf11c1 d189570d
pub const TTN_754e: Power = TODO;

/// # Victorious Vrykul
///
/// `TTN_812` · Neutral minion · 1 mana · 1/2
///
/// > After this attacks, get a 2/3 Val'kyr that costs (1).
///
/// - Set: TITANS · common · collectible
/// - Tokens: Victorious Val'kyr [`TTN_812t`]
///
/// State: Todo
//~ TTN_812 todo 837ef6c7 66248cde
pub const TTN_812: Power = TODO;

/// # Victorious Val'kyr
///
/// `TTN_812t` · Neutral minion · 1 mana · 2/3
///
/// - Set: TITANS
/// - Minion type: Undead
///
/// State: Vanilla
//~ TTN_812t vanilla d9f4385b ae91ae9a
pub const TTN_812t: Power = VANILLA;

/// # Trogg Exile
///
/// `TTN_832` · Neutral minion · 3 mana · 4/4
///
/// > **Rush Battlecry:** Deal 4 damage to your hero.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ TTN_832 todo 5e848a74 2d615b8e
pub const TTN_832: Power = TODO;

/// # Fate Splitter
///
/// `TTN_859` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get a copy of the last card your opponent played.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TTN_859 todo e3da134b 3f42991f
pub const TTN_859: Power = TODO;

/// # Drone Deconstructor
///
/// `TTN_860` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Magnetic, Bonus Effects
///
/// State: Todo
//~ TTN_860 todo c515362f 7e028025
pub const TTN_860: Power = TODO;

/// # To Battle!
///
/// `TTN_908e2` · Neutral enchantment
///
/// > +2/+1
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_908e2 todo cff40447 5bb19653
pub const TTN_908e2: Power = TODO;

/// # Razorscale
///
/// `TTN_924` · Neutral minion · 3 mana · 2/4
///
/// > Cards can't cost less than (2).
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura
/// - Enchantments: Razor's Edge [`TTN_924e`]
///
/// State: Todo
//~ TTN_924 todo 9be2ccf8 285f3d4a
pub const TTN_924: Power = TODO;

/// # Razor's Edge
///
/// `TTN_924e` · Neutral enchantment
///
/// > Costs at least (2).
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_924e todo c69f1551 84dddda2
pub const TTN_924e: Power = TODO;

/// # Imposing Anubisath
///
/// `TTN_931` · Neutral minion · 4 mana · 7/7
///
/// > **Taunt** Can't attack.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt, Cant Attack
///
/// State: Vanilla
//~ TTN_931 vanilla 843230ff db7b1b42
pub const TTN_931: Power = VANILLA;

/// # The Coin
///
/// `TTN_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: TITANS
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TTN_COIN1 todo 70c68197 56439924
pub const TTN_COIN1: Power = TODO;

/// # The Coin
///
/// `TTN_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: TITANS
/// - Mechanics: Coin Card
///
/// State: Todo
//~ TTN_COIN2 todo 0a420854 8401db5a
pub const TTN_COIN2: Power = TODO;

/// # Prison Breaker
///
/// `YOG_411` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, deal 2 damage to all enemies. @ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Todo
//~ YOG_411 todo 147f7331 34874255
pub const YOG_411: Power = TODO;

/// # Chaotic Tendril
///
/// `YOG_514` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast a random @-Cost spell. Improve your future Chaotic Tendrils.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ YOG_514 todo d1dfdba1 e2d1b589
pub const YOG_514: Power = TODO;

/// # Eye of Chaos
///
/// `YOG_515` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Get two 1/1 Chaotic Tendrils.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Chaotic Tendril [`YOG_514`]
///
/// State: Todo
//~ YOG_515 todo 688aa551 d07b3eef
pub const YOG_515: Power = TODO;

/// # Yogg-Saron, Unleashed
///
/// `YOG_516` · Neutral minion · 9 mana · 7/5
///
/// > **Titan** After this uses an ability, cast two random spells.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Gaze of Death [`YOG_516e`]
/// - Tokens: Reign of Chaos [`YOG_516t`], Induce Insanity [`YOG_516t2`], Tentacle Swarm [`YOG_516t3`]
///
/// State: Todo
//~ YOG_516 todo b4ad6d9e cdb94514
pub const YOG_516: Power = TODO;

/// # Gaze of Death
///
/// `YOG_516e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_516e todo 51d98a43 863f812e
pub const YOG_516e: Power = TODO;

/// # Reign of Chaos
///
/// `YOG_516t` · Neutral spell · 0 mana
///
/// > Take control of an enemy minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_516t todo 9ab11ced 762f08dd
pub const YOG_516t: Power = TODO;

/// # Induce Insanity
///
/// `YOG_516t2` · Neutral spell · 0 mana
///
/// > Force each enemy minion to attack a random enemy minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_516t2 todo d1375de9 51b4021d
pub const YOG_516t2: Power = TODO;

/// # Tentacle Swarm
///
/// `YOG_516t3` · Neutral spell · 0 mana
///
/// > Fill your hand with 1/1 Chaotic Tendrils.
///
/// - Set: TITANS
/// - Tokens: Chaotic Tendril [`YOG_514`]
///
/// State: Todo
//~ YOG_516t3 todo 9a285d52 e8888102
pub const YOG_516t3: Power = TODO;

/// # Cho'gall, Twilight Chieftain
///
/// `YOG_530` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Lifesteal, Start Of Game Keyword
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 50, `2936` = 1
/// - Enchantments: Soulbound [`YOG_530e`]
///
/// State: Todo
//~ YOG_530 todo 53a95482 93f79d8a
pub const YOG_530: Power = TODO;

/// # Soulbound
///
/// `YOG_530e` · Neutral enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ YOG_530e todo 354f372a 9f2b63f9
pub const YOG_530e: Power = TODO;
