//! Demon Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file df562ae4

/// # Fel Fissure
///
/// `DEEP_013` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tokens: Fel Fissure [`DEEP_013t`]
///
/// State: Derived
//~ derived DEEP_013 c89bcbd9 7ac958d4 02bf06fe.d9cdc2db
pub const DEEP_013: Power =
    spell(&[deal(2).to(MINIONS), later(&whenever(YOU.turn_start()).does(&[deal(2).to(MINIONS)]))]);

/// # Fel Fissure
///
/// `DEEP_013t` · Demon Hunter spell · Fel · 4 mana
///
/// > At the start of your next turn, deal $2 more damage to all minions.
///
/// - Set: Showdown in the Badlands · rare
/// - Mechanics: Sigil
///
/// State: Derived
//~ derived DEEP_013t c87c123b 69a5d3d0 75c78913.2a115a58
pub const DEEP_013t: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(2).to(MINIONS)]))]);

/// # Snake Eyes
///
/// `WW_400` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover!)*
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Tokens: Rolled a One! [`WW_400t1`], Rolled a Two! [`WW_400t2`], Rolled a Three! [`WW_400t3`], Rolled a Four! [`WW_400t4`], Rolled a Five! [`WW_400t5`], Rolled a Six! [`WW_400t6`]
///
/// State: Todo
//~ todo WW_400 f7bdc786 b96c49be 616e7d73.2104a123
pub const WW_400: Power = TODO;

/// # Rolled a One!
///
/// `WW_400t1` · Demon Hunter spell · 1 mana
///
/// > **Discover** a 1-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t1 6aa1562f f6753590 8c771d9b.7b03f9d1
pub const WW_400t1: Power = spell(&[discover(COST.is(1))]);

/// # Rolled a Two!
///
/// `WW_400t2` · Demon Hunter spell · 2 mana
///
/// > **Discover** a 2-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t2 5a8c3836 2609156b d8b8b580.b44c7fe4
pub const WW_400t2: Power = spell(&[discover(COST.is(2))]);

/// # Rolled a Three!
///
/// `WW_400t3` · Demon Hunter spell · 3 mana
///
/// > **Discover** a 3-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t3 690da82b 35ff34c1 1adc0b40.c467b1e8
pub const WW_400t3: Power = spell(&[discover(COST.is(3))]);

/// # Rolled a Four!
///
/// `WW_400t4` · Demon Hunter spell · 4 mana
///
/// > **Discover** a 4-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t4 cd144758 af48166e 45b7ea6e.f8fb3b10
pub const WW_400t4: Power = spell(&[discover(COST.is(4))]);

/// # Rolled a Five!
///
/// `WW_400t5` · Demon Hunter spell · 5 mana
///
/// > **Discover** a 5-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t5 618a47fe 8b312160 6f93ff25.768e0231
pub const WW_400t5: Power = spell(&[discover(COST.is(5))]);

/// # Rolled a Six!
///
/// `WW_400t6` · Demon Hunter spell · 6 mana
///
/// > **Discover** a 6-Cost card.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_400t6 664e0731 33ef0717 afa94d65.d413c2e9
pub const WW_400t6: Power = spell(&[discover(COST.is(6))]);

/// # Gunslinger Kurtrus
///
/// `WW_401` · Demon Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo WW_401 a94397f9 fd5efe29 2981e7eb.558911f9
pub const WW_401: Power = TODO;

/// # Blindeye Sharpshooter
///
/// `WW_402` · Demon Hunter minion · 3 mana · 1/3
///
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch!)*@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Naga
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo WW_402 6065d26b d556afef 308f12e9.98de4469
pub const WW_402: Power = TODO;

/// # Pocket Sand
///
/// `WW_403` · Demon Hunter spell · 2 mana
///
/// > Deal $3 damage. **Quickdraw:** Your opponent's next card costs (1) more.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Quickdraw
/// - Enchantments: Sand In Your Eyes [`WW_403e`], Sandy [`WW_403e1`], Sandy [`WW_403e2`]
///
/// State: Derived
//~ derived WW_403 e739ed59 79534cb3 838fea9b.ed5699a1
pub const WW_403: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::Quickdraw, &[attach("WW_403e").to(OPPONENT)])]);

/// # Sand In Your Eyes
///
/// `WW_403e` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_403e 978967ab 24a996b5 aa6d143c.0a634591
pub const WW_403e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).until(YOU.play(CARD));

/// # Sandy
///
/// `WW_403e1` · Demon Hunter enchantment
///
/// > Your next card costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_403e1 3d560528 32db24f0 9b2998e2.0a634591
pub const WW_403e1: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).until(YOU.play(CARD));

/// # Sandy
///
/// `WW_403e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_403e2 cac0dc51 b68812d9 ebb61e25.5dfe1a2c
pub const WW_403e2: Power = enchant(&[cost_more(1)]);

/// # Oasis Outlaws
///
/// `WW_404` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived WW_404 474b4345 c505edaf 50f9a8de.c49cc65d
#[rustfmt::skip]
pub const WW_404: Power = spell(&[discover(NAGA), give(&[cost_less(1)]).to(IT).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA)))]);

/// # Fan the Hammer
///
/// `WW_405` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $6 damage split among the lowest Health enemies.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo WW_405 05d52184 691c8b74 66da735f.2a85ebca
pub const WW_405: Power = TODO;

/// # Midnight Wolf
///
/// `WW_406` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Outcast:** Summon a copy of this.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Outcast
///
/// State: Derived
//~ derived WW_406 0d803100 1eb2adc5 091070c7.7c52a350
pub const WW_406: Power = on(Word::Outcast, &[summon(copy_of(THIS))]);

/// # Parched Desperado
///
/// `WW_407` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If you've cast a spell while holding this, give your hero +3 Attack this turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: \*GULP\* [`WW_407e`]
///
/// State: Derived
//~ derived WW_407 fea7e6cc 295cc005 a743c5d5.ad66a5fe
#[rustfmt::skip]
pub const WW_407: Power = battlecry(&[attach("WW_407e").to(YOUR_HERO)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # \*GULP\*
///
/// `WW_407e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived WW_407e b18e88f3 bbed33e3 39fd565d.268eca27
pub const WW_407e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Bartend-O-Bot
///
/// `WW_408` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Outcast
///
/// State: Todo
//~ todo WW_408 91b5a841 8db08197 15fc6a41.9b5b446b
pub const WW_408: Power = TODO;

/// # Load the Chamber
///
/// `WW_409` · Demon Hunter spell · Fel · 3 mana
///
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Enchantments: Loaded Naga [`WW_409e`], Loaded Up! [`WW_409e1`], Loaded Fel Spell [`WW_409e2`], Loaded Weapon [`WW_409e3`]
///
/// State: Todo
//~ todo WW_409 50a061b8 b684fda6 4e4d8f48.40d21d9e
pub const WW_409: Power = TODO;

/// # Loaded Naga
///
/// `WW_409e` · Demon Hunter enchantment
///
/// > Your next Naga cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ todo WW_409e 4da90e14 18720b92 5b143f13.f5fef25d
pub const WW_409e: Power = TODO;

/// # Loaded Up!
///
/// `WW_409e1` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_409e1 faa76a08 02de52a2 99b7b36c.f705eb41
pub const WW_409e1: Power = enchant(&[cost_less(1)]);

/// # Loaded Fel Spell
///
/// `WW_409e2` · Demon Hunter enchantment
///
/// > Your next Fel Spell cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ todo WW_409e2 ac0c7d87 2fa22cab 9afe8dcd.96ddb336
pub const WW_409e2: Power = TODO;

/// # Loaded Weapon
///
/// `WW_409e3` · Demon Hunter enchantment
///
/// > Your next weapon cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Aura
///
/// State: Todo
//~ todo WW_409e3 761ca0d4 e4271d34 351943fb.8bef9db1
pub const WW_409e3: Power = TODO;
