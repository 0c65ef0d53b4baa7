//! Death Knight cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c07833e5

/// # Story of Umbra
///
/// `DINO_415` · Death Knight spell · 7 mana
///
/// > **Discover** a **Deathrattle** minion that costs (5) or more. Summon it and trigger its **Deathrattle**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Tags: `4128` = 1
///
/// State: Derived
//~ derived DINO_415 218c6bfb 6850ae0c 8c2f56d6.63531669
#[rustfmt::skip]
pub const DINO_415: Power = spell(&[offer(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_least(5)]), Classes::Own), &[summon(the(IT))]), trigger(Word::Deathrattle, IT)]);

/// # Hollow Direhorn
///
/// `DINO_416` · Death Knight minion · 5 mana · 5/4
///
/// > **Rush** After a friendly minion dies, spend 3 **Corpses** to gain **Reborn**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Rush, Corpse Spender
/// - Refers to: Reborn, Corpse
/// - Tags: `2534` = 1, `4548` = 1
///
/// State: Derived
//~ derived DINO_416 46127dcf 3add0058 ba4559f6.c19c5f1e
pub const DINO_416: Power =
    after(OTHER_FRIENDLY_MINIONS.die()).then(&[pay(Cost::of(Part::Corpses(3)), &[give(&[has(GameTag::REBORN)])])]);

/// # Soulrest Ceremony
///
/// `DINO_417` · Death Knight spell · Shadow · 1 mana
///
/// > Give your minions +1 Attack and **Rush**. They die at the end of your turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Rush
/// - Enchantments: Soulrest [`DINO_417e`]
///
/// State: Todo
//~ todo DINO_417 8b17c777 7e905811 55fca7dd.d8cacbad
pub const DINO_417: Power = TODO;

/// # Soulrest
///
/// `DINO_417e` · Death Knight enchantment
///
/// > +1 Attack and **Rush**. At the end of your turn, this minion dies.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo DINO_417e 90974ae1 5a4788dc 6f02ae75.bf728cff
pub const DINO_417e: Power = TODO;

/// # Bonechill Stegodon
///
/// `TLC_401` · Death Knight minion · 6 mana · 6/3
///
/// > **Deathrattle:** Deal 6 damage to three random enemies.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `COST_FROST` = 2, `2542` = 1
///
/// State: Derived
//~ derived TLC_401 440665f3 a0a61b4f 9dd6e660.abdf143e
pub const TLC_401: Power = deathrattle(&[deal(6).to(ENEMIES.random_of(3))]);

/// # Dread Raptor
///
/// `TLC_432` · Death Knight minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a **Deathrattle** minion that costs (3) or less. **Kindred:** It costs (0).
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Cost Frost, Cost Unholy, Kindred
/// - Refers to: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TLC_432 43c93d82 05daeff9 39841fac.e7efe3bd
#[rustfmt::skip]
pub const TLC_432: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)])), give(&[cost(0)]).to(IT).when(KINDRED)]);

/// # Reanimate the Terror
///
/// `TLC_433` · Death Knight spell · 1 mana
///
/// > **Quest:** Spend 15 **Corpses**. **Reward:** Tyrax, Bone Terror.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets, Cost Blood, Cost Unholy
/// - Refers to: Corpse
/// - Tags: `QUEST_PROGRESS_TOTAL` = 15, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: Tyrax, Bone Terror [`TLC_433t`], Terror's Grave [`TLC_433t2`]
///
/// State: Todo
//~ todo TLC_433 5f0e2f97 5ddf13b0 fa9e6795.34758640
pub const TLC_433: Power = TODO;

/// # Tyrax, Bone Terror
///
/// `TLC_433t` · Death Knight minion · 5 mana · 8/8
///
/// > **Deathrattle:** Open Terror's Grave. It has "**Deathrattle:** Resummon Tyrax."
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Terror's Grave [`TLC_433t2`]
///
/// State: Todo
//~ todo TLC_433t 232ff985 3a52693a 3704d644.1f6c8846
pub const TLC_433t: Power = TODO;

/// # Terror's Grave
///
/// `TLC_433t2` · Death Knight location · 5 mana · 0 uses
///
/// > Deal 4 damage. **Deathrattle:** Resummon Tyrax, Bone Terror.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
/// - Tokens: Tyrax, Bone Terror [`TLC_433t`]
///
/// State: Todo
//~ todo TLC_433t2 f87987f5 6757abaa 3c7a0f26.8a5a18c9
pub const TLC_433t2: Power = TODO;

/// # Paleomancy
///
/// `TLC_434` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** an Undead. Spend 5 **Corpses** to keep all 3 instead.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ todo TLC_434 15147002 4763199a 529378c1.53185cec
pub const TLC_434: Power = TODO;

/// # Crypt Map
///
/// `TLC_435` · Death Knight spell · 1 mana
///
/// > **Discover** a Frost Rune card. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Tags: `COST_FROST` = 2
/// - Enchantments: Crypt Map Player Enchant [`TLC_435e`]
///
/// State: Todo
//~ todo TLC_435 c68efb81 41c7ba9e b2fc7cc8.90e60515
pub const TLC_435: Power = TODO;

/// # Crypt Map Player Enchant
///
/// `TLC_435e` · Death Knight enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_435e ddef1a54 7475daf2 db317f06.0037a6e7
pub const TLC_435e: Power = TODO;

/// # Reanimated Pterrordax
///
/// `TLC_436` · Death Knight minion · 5 mana · 4/3
///
/// > Rush**, Lifesteal** Costs **Corpses** instead of Mana.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Lifesteal, Rush, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `2542` = 1, `CARD_ALTERNATE_COST` = 3
///
/// State: Todo
//~ todo TLC_436 c53f092a b90a4944 05581ce6.beb84a90
pub const TLC_436: Power = TODO;

/// # Wave of Tar
///
/// `TLC_439` · Death Knight spell · 4 mana
///
/// > Deal $2 damage to all enemy minions. Enemy minions cost (2) more next turn.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Cost Frost, Cost Unholy
/// - Enchantments: Stuck [`TLC_439e2`]
///
/// State: Derived
//~ derived TLC_439 527b671e 391efe02 d45390b4.296af2c9
pub const TLC_439: Power = spell(&[deal(2).to(ENEMY_MINIONS), attach("TLC_439e2").to(OPPONENT)]);

/// # Stuck
///
/// `TLC_439e2` · Death Knight enchantment
///
/// > Costs (2) more.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_439e2 b66a782b e0d87096 03f27feb.7201933b
pub const TLC_439e2: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(2)]).next_turn();

/// # Cryosleep
///
/// `TLC_440` · Death Knight spell · Frost · 4 mana
///
/// > Deal $4 damage and draw a card. **Kindred:** Draw another.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
/// - Tags: `COST_FROST` = 2
///
/// State: Derived
//~ derived TLC_440 c52e3042 2aa0e7aa 3991efe8.aea43636
pub const TLC_440: Power = abilities(&[spell(&[deal(4).to(TARGET), draw(1)]), on(Word::Kindred, &[draw(1)])]);

/// # Reluctant Wrangler
///
/// `TLC_443` · Death Knight minion · 3 mana · 1/1
///
/// > **Reborn Deathrattle:** Summon a 2/2 Undead Beast with **Taunt**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle, Reborn
/// - Refers to: Taunt
/// - Tokens: Reanimated Ossodon [`TLC_443t`]
///
/// State: Derived
//~ derived TLC_443 dd2c4b41 a4e3a4cd 70f519f2.01739899
pub const TLC_443: Power = deathrattle(&[summon(card("TLC_443t"))]);

/// # Reanimated Ossodon
///
/// `TLC_443t` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla TLC_443t df5fdf53 bf373bfa 3029fc60.4b0c5d24
pub const TLC_443t: Power = VANILLA;

/// # High Cultist Herenn
///
/// `TLC_810` · Death Knight minion · 8 mana · 8/6
///
/// > **Battlecry:** Summon two **Deathrattle** minions from your deck. They fight!
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived TLC_810 b56363c2 2af4a694 b62a7d7c.df7b7954
#[rustfmt::skip]
pub const TLC_810: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random_of(2))), make_attack(IT.first(1), IT.last(1)).when(there_are(2, &IT))]);
