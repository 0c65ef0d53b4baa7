//! Demon Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 28375b75

/// # Fel Fissure
/// Spell · Fel · 4 mana
/// > Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
/// - Makes: Fel Fissure [`DEEP_013t`] ("At the start of your next turn, deal 2 more…")
//~ done DEEP_013 - 239e5a75.d9cdc2db aba815ea.9ee9b205
pub const DEEP_013: Power =
    spell(&[deal(2).to(MINIONS), later(&whenever(YOU.turn_start()).does(&[deal(2).to(MINIONS)]))]);

/// # Fel Fissure
/// Spell · Fel · 4 mana
/// > At the start of your next turn, deal $2 more damage to all minions.
//~ done DEEP_013t - 239e5a75.2a115a58 aba815ea
pub const DEEP_013t: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(2).to(MINIONS)]))]);

/// # Snake Eyes
/// Minion · Naga · 3 mana · 2/4
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover**!)*
/// - Makes: Rolled a One! [`WW_400t1`] ("Discover a 1-Cost card."); Rolled a Two! [`WW_400t2`] ("Discover a 2-Cost card."); Rolled a Three! [`WW_400t3`] ("Discover a 3-Cost card."); Rolled a Four! [`WW_400t4`] ("Discover a 4-Cost card."); Rolled a Five! [`WW_400t5`] ("Discover a 5-Cost card."); Rolled a Six! [`WW_400t6`] ("Discover a 6-Cost card.")
//~ done WW_400 - 55289ddf.b9e866a4 c844458e.d9423989
pub const WW_400: Power = battlecry(&[
    set_counter(0, 1).up_to(6),
    set_counter(1, 1).up_to(6),
    discover(COST.same_as(&counter_value(0))),
    discover(COST.same_as(&counter_value(1))),
    discover(COST.same_as(&counter_value(0))).when(are_equal(&counter_value(0), &counter_value(1))),
]);

/// # Rolled a One!
/// Spell · 1 mana
/// > **Discover** a 1-Cost card.
//~ derived WW_400t1 f6753590 2f198b86.7b03f9d1 65184c60
pub const WW_400t1: Power = spell(&[discover(COST.is(1))]);

/// # Rolled a Two!
/// Spell · 2 mana
/// > **Discover** a 2-Cost card.
//~ derived WW_400t2 2609156b 7846e7ae.b44c7fe4 53abe1dc
pub const WW_400t2: Power = spell(&[discover(COST.is(2))]);

/// # Rolled a Three!
/// Spell · 3 mana
/// > **Discover** a 3-Cost card.
//~ derived WW_400t3 35ff34c1 82ede6d1.c467b1e8 f22f05f0
pub const WW_400t3: Power = spell(&[discover(COST.is(3))]);

/// # Rolled a Four!
/// Spell · 4 mana
/// > **Discover** a 4-Cost card.
//~ derived WW_400t4 af48166e 38d1d3b0.f8fb3b10 36210dd0
pub const WW_400t4: Power = spell(&[discover(COST.is(4))]);

/// # Rolled a Five!
/// Spell · 5 mana
/// > **Discover** a 5-Cost card.
//~ derived WW_400t5 8b312160 36b694de.768e0231 f8c19710
pub const WW_400t5: Power = spell(&[discover(COST.is(5))]);

/// # Rolled a Six!
/// Spell · 6 mana
/// > **Discover** a 6-Cost card.
//~ derived WW_400t6 33ef0717 9e3ad3c7.d413c2e9 0d300254
pub const WW_400t6: Power = spell(&[discover(COST.is(6))]);

/// # Gunslinger Kurtrus
/// Minion · 5 mana · 4/6
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
//~ done WW_401 - a0c0ba7d.558911f9 ff648998
pub const WW_401: Power =
    battlecry(&[deal(2).to(ENEMY_HAND.that(MINION).random()).repeated(6)]).when(STARTED_SINGLETON);

/// # Blindeye Sharpshooter
/// Minion · Naga · 3 mana · 1/3
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch*!)@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
/// - Numbers: {0} = 2
//~ done WW_402 - 6806c506.4bb63491.ea1d8a8e 15c73145
pub const WW_402: Power = abilities(&[
    after(YOU.play(NAGA)).when(equals(&counter_value(0), 0)).then(&[
        deal(2).to(ENEMIES.random()),
        draw_that(1, SPELL),
        set_counter(0, 1),
    ]),
    after(YOU.cast(SPELL)).when(equals(&counter_value(0), 1)).then(&[
        deal(2).to(ENEMIES.random()),
        draw_that(1, NAGA),
        set_counter(0, 0),
    ]),
]);

/// # Pocket Sand
/// Spell · 2 mana
/// > Deal $3 damage. **Quickdraw:** Your opponent's next card costs (1) more.
/// - Makes: Sand In Your Eyes [`WW_403e`] ("Your next card costs (1) more."); Sandy [`WW_403e1`] ("Your next card costs (1) more."); Sandy [`WW_403e2`] ("Costs (1) more.")
//~ derived WW_403 79534cb3 7846e7ae.ed5699a1 a23b5350.46d24cd0
pub const WW_403: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::Quickdraw, &[attach("WW_403e").to(OPPONENT)])]);

/// # Sand In Your Eyes
/// Enchantment
/// > Your next card costs (1) more.
//~ derived WW_403e 24a996b5 d522ad72.0a634591 2eb00262
pub const WW_403e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).until(YOU.play(CARD));

/// # Sandy
/// Enchantment
/// > Your next card costs (1) more.
//~ derived WW_403e1 32db24f0 d522ad72.0a634591 b8e37f6c
pub const WW_403e1: Power = enchant(&[]).aura(YOUR_HAND, &[cost_more(1)]).until(YOU.play(CARD));

/// # Sandy
/// Enchantment
/// > Costs (1) more.
//~ derived WW_403e2 b68812d9 d522ad72.5dfe1a2c b8e37f6c
pub const WW_403e2: Power = enchant(&[cost_more(1)]);

/// # Oasis Outlaws
/// Spell · 1 mana
/// > **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
//~ done WW_404 - 2f198b86.c49cc65d 7683040c
#[rustfmt::skip]
pub const WW_404: Power = spell(&[discover(NAGA), give(&[cost_less(1)]).to(IT).when(YOU.play(NAGA).while_holding_this().at_least(1))]);

/// # Fan the Hammer
/// Spell · Fel · 4 mana
/// > Deal $6 damage split among the lowest Health enemies.
//~ done WW_405 - 239e5a75.2a85ebca f7828b5f
pub const WW_405: Power = spell(&[deal(6).split_among(ENEMIES.least(HEALTH))]);

/// # Midnight Wolf
/// Minion · Beast · 6 mana · 6/6
/// > **Rush Outcast:** Summon a copy of this.
//~ derived WW_406 1eb2adc5 d6ed3c13.7c52a350 4820afdc
pub const WW_406: Power = on(Word::Outcast, &[summon(copy_of(THIS))]);

/// # Parched Desperado
/// Minion · Naga · 2 mana · 3/2
/// > **Battlecry:** If you've cast a spell while holding this, give your hero +3 Attack this turn.
/// - Makes: \*GULP\* [`WW_407e`] ("\+3 Attack this turn.")
//~ derived WW_407 570af8db 1187daa1.ad66a5fe 801159a5.a46a510c
pub const WW_407: Power =
    battlecry(&[attach("WW_407e").to(YOUR_HERO)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # \*GULP\*
/// Enchantment
/// > \+3 Attack this turn.
//~ derived WW_407e bbed33e3 d522ad72.6e434625 68efe4b5
pub const WW_407e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Bartend-O-Bot
/// Minion · Mech · 2 mana · 3/1
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
//~ done WW_408 - 9ee5e75e.9b5b446b d73221f2
pub const WW_408: Power = battlecry(&[draw_that(1, with(GameTag::OUTCAST)), move_to_left_end(IT)]);

/// # Load the Chamber
/// Spell · Fel · 3 mana
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
/// - Makes: Loaded Naga [`WW_409e`] ("Your next Naga cost (1) less."); Loaded Up! [`WW_409e1`] ("Costs (1) less."); Loaded Fel Spell [`WW_409e2`] ("Your next Fel Spell cost (1) less."); Loaded Weapon [`WW_409e3`] ("Your next weapon cost (1) less.")
//~ done WW_409 - d86badf2.40d21d9e d7bc09a6.5e12b7ee
pub const WW_409: Power = spell(&[
    deal(2).to(TARGET),
    attach("WW_409e").to(CONTROLLER),
    attach("WW_409e2").to(CONTROLLER),
    attach("WW_409e3").to(CONTROLLER),
]);

/// # Loaded Naga
/// Enchantment
/// > Your next Naga cost (1) less.
//~ done WW_409e - d522ad72.f5fef25d d850b403
pub const WW_409e: Power = enchant(&[]).aura(YOUR_HAND.that(NAGA), &[cost_less(1)]).until(YOU.play(NAGA));

/// # Loaded Up!
/// Enchantment
/// > Costs (1) less.
//~ derived WW_409e1 02de52a2 d522ad72.f705eb41 aab5c7d7
pub const WW_409e1: Power = enchant(&[cost_less(1)]);

/// # Loaded Fel Spell
/// Enchantment
/// > Your next Fel Spell cost (1) less.
//~ done WW_409e2 - d522ad72.96ddb336 50ce6cf0
pub const WW_409e2: Power = enchant(&[])
    .aura(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Fel)])), &[cost_less(1)])
    .until(YOU.play(all(&[SPELL, school(SpellSchool::Fel)])));

/// # Loaded Weapon
/// Enchantment
/// > Your next weapon cost (1) less.
//~ done WW_409e3 - d522ad72.8bef9db1 1ac50506
pub const WW_409e3: Power = enchant(&[]).aura(YOUR_HAND.that(WEAPON), &[cost_less(1)]).until(YOU.play(WEAPON));
