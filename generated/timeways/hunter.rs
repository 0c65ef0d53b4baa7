//! Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c3a16190

/// # Brutish Endmaw
///
/// `END_013` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Classes: Hunter, Paladin
/// - Mechanics: Battlecry, Discover
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1, `4578` = 1
///
/// State: Todo
//~ todo END_013 c5aa3511 2bdd83c8 5aaeae2e.b305496f
pub const END_013: Power = TODO;

/// # Synchronized Spark
///
/// `END_014` · Multi-class spell · 4 mana
///
/// > Deal $3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Hunter, Paladin
/// - Enchantments: In Sync [`END_014e`]
///
/// State: Derived
//~ derived END_014 77cf5e01 077ae76f 7a1ea982.6ead6379
pub const END_014: Power =
    spell(&[deal(3).to(AN_ENEMY), attach("END_014e").to(FRIENDLY_MINIONS.random()).when(there_is(&IT.that(DEAD)))]);

/// # In Sync
///
/// `END_014e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_014e 400c0512 7c6738fe 82aea8bd.b42c6980
pub const END_014e: Power = enchant(&[plus(3, 3)]);

/// # Triennium Rex
///
/// `END_015` · Hunter minion · 5 mana · 5/5
///
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Kindred
///
/// State: Derived
//~ derived END_015 e89be5cd 4118d53a 04ad007f.75d30969
#[rustfmt::skip]
pub const END_015: Power = abilities(&[on(Word::Kindred, &[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost_less(2)]).to(IT)]), deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)]))), give(&[cost_less(2)]).to(IT)])]);

/// # Chronoclaws
///
/// `END_016` · Multi-class weapon · 4 mana · 4/3 durability
///
/// > After your hero attacks, discard your highest Cost card.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Hunter, Warlock
///
/// State: Derived
//~ derived END_016 1a4bd0fa 88e2e8ea ecd80023.f1945b36
pub const END_016: Power = after(YOUR_HERO.attack(CARD)).then(&[discard(YOUR_HAND.most(COST))]);

/// # Battle at the End Time
///
/// `END_017` · Multi-class spell · 1 mana
///
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Classes: Hunter, Warlock
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2, `839` = 1, `4297` = 1
/// - Tokens: Tick and Tock [`END_017t`]
///
/// State: Todo
//~ todo END_017 ee0f18a7 c2c9a0ab b006c3e0.bf288363
pub const END_017: Power = TODO;

/// # Tick and Tock
///
/// `END_017t` · Multi-class minion · 5 mana · 8/8
///
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Classes: Hunter, Warlock
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ todo END_017t 30999789 0e95f338 b8fcb10c.95feb7d5
pub const END_017t: Power = TODO;

/// # King Maluk
///
/// `TIME_042` · Hunter minion · 4 mana · 5/6
///
/// > **Battlecry:** Discard your hand. Get an Infinite Banana.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Infinite Banana [`TIME_042t`]
///
/// State: Derived
//~ derived TIME_042 9bb8bb63 3f25c63a 43e84908.3ad789b3
pub const TIME_042: Power = battlecry(&[discard(YOUR_HAND), get(card("TIME_042t"))]);

/// # Infinite Banana
///
/// `TIME_042t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(This stays in your hand.)*
///
/// - Set: Across the Timeways
/// - Enchantments: Infinite Banana [`TIME_042te`]
///
/// State: Todo
//~ todo TIME_042t 8d291e55 186e5cd9 9183c5cd.5aefa478
pub const TIME_042t: Power = TODO;

/// # Infinite Banana
///
/// `TIME_042te` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_042te 4e85ab21 aaa0a27e 0137383e.67341004
pub const TIME_042te: Power = enchant(&[plus(1, 1)]);

/// # Precise Shot
///
/// `TIME_600` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
///
/// - Set: Across the Timeways · epic · collectible
///
/// State: Todo
//~ todo TIME_600 7dfc447e 1eafb825 1bad33c9.2e21e8cf
pub const TIME_600: Power = TODO;

/// # Arrow Retriever
///
/// `TIME_601` · Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw until you have 3 cards.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TIME_601 de6e1d17 f7001aea cd39727f.029cf122
pub const TIME_601: Power = battlecry(&[draw_until(3)]);

/// # Wormhole
///
/// `TIME_602` · Hunter spell · 3 mana
///
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ todo TIME_602 25563843 52b4a474 1b17e310.a2127f06
pub const TIME_602: Power = TODO;

/// # Ticking Timebomb
///
/// `TIME_603` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TIME_603 0c4cdb06 2973188f b2ed1f4e.e07700c8
pub const TIME_603: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Epoch Stalker
///
/// `TIME_605` · Hunter minion · 6 mana · 3/4
///
/// > **Rush**, **Elusive Battlecry:** Summon a copy of this.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush, Elusive
/// - Tags: `4548` = 1
///
/// State: Derived
//~ derived TIME_605 7c75b808 cfc624a3 434ec1af.8090515d
pub const TIME_605: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Quel'dorei Fletcher
///
/// `TIME_606` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power costs (0) while your hand has 3 or less cards.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Aura
/// - Enchantments: Fletching [`TIME_606e`]
///
/// State: Derived
//~ derived TIME_606 5307fed2 928a6d9c 8c4c5a47.e87a9c79
pub const TIME_606: Power = aura(YOUR_HERO_POWER).when(there_are_at_most(3, &YOUR_HAND)).have(&[cost(0)]);

/// # Fletching
///
/// `TIME_606e` · Hunter enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_606e c5b06264 8f1f62d8 da775bbc.933d500a
pub const TIME_606e: Power = TODO;

/// # Ranger General Sylvanas
///
/// `TIME_609` · Hunter minion · 3 mana · 2/4
///
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Ranger Captain Alleria [`TIME_609t1`], Ranger Initiate Vereesa [`TIME_609t2`]
///
/// State: Todo
//~ todo TIME_609 38b859bb 96d781e8 7e6a43b0.590d8bde
pub const TIME_609: Power = TODO;

/// # Ranger Captain Alleria
///
/// `TIME_609t1` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Discover, Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_609t1 0f3b6371 dc729f54 f1130cf0.201072e8
pub const TIME_609t1: Power = TODO;

/// # Ranger Initiate Vereesa
///
/// `TIME_609t2` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry, Is Fabled Bundle Card
/// - Enchantments: Windrunner's Allegiance [`TIME_609t2e`]
///
/// State: Todo
//~ todo TIME_609t2 869ec248 a41fd439 0d9e2689.2a005c96
pub const TIME_609t2: Power = TODO;

/// # Windrunner's Allegiance
///
/// `TIME_609t2e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_609t2e ecd53097 ce56dc86 97b56ccf.67341004
pub const TIME_609t2e: Power = enchant(&[plus(1, 1)]);

/// # Untimely Death
///
/// `TIME_620` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo TIME_620 c92d2f7a 1174eb0a 379f7748.6a9f9405
pub const TIME_620: Power = TODO;

/// # Past Silvermoon
///
/// `TIME_810` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Tokens: Present Silvermoon [`TIME_810t1`], Future Silvermoon [`TIME_810t2`]
///
/// State: Todo
//~ todo TIME_810 111cca76 718c261d d7a20568.31fb6489
pub const TIME_810: Power = TODO;

/// # Present Silvermoon
///
/// `TIME_810t1` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Tokens: Future Silvermoon [`TIME_810t2`]
///
/// State: Todo
//~ todo TIME_810t1 85c15d01 4601631c 6f110071.72ea564f
pub const TIME_810t1: Power = TODO;

/// # Future Silvermoon
///
/// `TIME_810t2` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
///
/// - Set: Across the Timeways · epic
///
/// State: Derived
//~ derived TIME_810t2 f41872f0 a70ce7c9 f8febed3.29ed474e
pub const TIME_810t2: Power =
    hero_power(&[deal(5).to(ENEMY_MINIONS.least(HEALTH)), deal(1).times(EXCESS).to(ENEMY_HERO)]);
