//! Warlock cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6682c433

/// Each of the ten Rafaams, and the Sheep: one tag of the data is on them alone.
const RAFAAM: Condition = any(&[
    named("TIME_005"),
    named("TIME_005t1"),
    named("TIME_005t2"),
    named("TIME_005t3"),
    named("TIME_005t4"),
    named("TIME_005t5"),
    named("TIME_005t6"),
    named("TIME_005t7"),
    named("TIME_005t8"),
    named("TIME_005t9"),
    named("TIME_005t9t"),
]);

/// # Acolyte of Infinity
/// Minion · Dragon · 3 mana · 5/5
/// > **Battlecry:** Set the Cost of a random card in your hand to INFINITY! **Deathrattle:** Change it back.
/// - Makes: Infinite Delay [`END_018e`] ("Cost set to INFINITY!"); Preserved Essence [`END_018e2`] ("Cost returned to normal.")
///
/// # Notes
///
/// The largest number of a card stands for infinity; a card that costs so much is not hit again. "Change it back" sets the Cost
/// that the card had before.
//~ done END_018 - c49c739d.3770493e 9fdaeae0.48e0b9c2
pub const END_018: Power = abilities(&[
    battlecry(&[if_(
        there_is(&YOUR_HAND.that(COST.at_most(999))),
        &[
            remember(YOUR_HAND.that(COST.at_most(999)).random()),
            set_counter_to(0, OWN_COST.of(REMEMBERED)),
            attach("END_018e").to(REMEMBERED),
        ],
    )]),
    deathrattle(&[attach("END_018e2").with_x(counter_value(0)).to(REMEMBERED.that(not(&DEAD)))]),
]);

/// # Infinite Delay
/// Enchantment
/// > Cost set to INFINITY!
//~ done END_018e - d522ad72.b9eaa53b 850775e4
pub const END_018e: Power = enchant(&[COST.set(9999)]);

/// # Preserved Essence
/// Enchantment
/// > Cost returned to normal.
//~ done END_018e2 - d522ad72.dca2ca04 3a7bdf29
pub const END_018e2: Power = enchant(&[COST.set_to(X)]);

/// # Endtime Survivor
/// Minion · 5 mana · 5/6
/// > **Taunt**. **Battlecry:** If your hero took damage this turn, gain +3/+3.
/// - Classes: Warlock, Warrior
/// - Makes: Alone in Time [`END_019e`] ("\+3/+3.")
//~ derived END_019 2036e691 7c7d1340.94c541bd d9af2687.35af9d43.98fd8ce3
pub const END_019: Power =
    battlecry(&[attach("END_019e")]).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));

/// # Alone in Time
/// Enchantment
/// > \+3/+3.
//~ derived END_019e 8180bdaf d522ad72.184d0f12 2120ba28
pub const END_019e: Power = enchant(&[plus(3, 3)]);

/// # Eternal Toil
/// Spell · Shadow · 1 mana
/// > Deal $1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost minion.
/// - Classes: Warlock, Warrior
//~ done END_020 - ca4a4f53.6394e25a ef5cfc2e.35af9d43
pub const END_020: Power = spell(&[
    deal(1).to(A_MINION),
    either(there_is(&IT.that(DEAD)), &[summon(random(all(&[MINION, COST.is(1)])))], &[draw(1)]),
]);

/// # Timethief Rafaam
/// Minion · 10 mana · 10/10
/// > **Fabled**+. Your deck size is 40, but has 10 Rafaams! **Battlecry:** If you played the rest, destroy the enemy hero.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Tiny Rafaam [`TIME_005t1`] (1/1, "Battlecry and Deathrattle: Draw a Rafaam."); Green Rafaam [`TIME_005t2`] (2/2, "Battlecry: Give other Rafaams in your hand and…"); Explorer Rafaam [`TIME_005t3`] (4/4, "Battlecry: Discover a Rafaam from your deck."); Warchief Rafaam [`TIME_005t4`] (5/5, "Battlecry: Gain 5 Armor. If you're holding…"); Mindflayer R'faam [`TIME_005t5`] (7/7, "Taunt Battlecry: If you're holding another…"); Calamitous Rafaam [`TIME_005t6`] (6/6, "Battlecry: Deal 6 damage to all minions that…"); Giant Rafaam [`TIME_005t7`] (8/8, "Rush. Costs (1) less for each Rafaam you've…"); Murloc Rafaam [`TIME_005t8`] (3/3, "Battlecry: The next Rafaam you play costs (3)…"); Archmage Rafaam [`TIME_005t9`] (9/9, "Battlecry: Transform all minions that aren't…")
//~ done TIME_005 - 35a233d2.6fd4f5cc 3feafa01.3a8f1078
pub const TIME_005: Power = battlecry(&[destroy(ENEMY_HERO)]).when(all(&[
    YOU.play(named("TIME_005t1")).this_game().at_least(1),
    YOU.play(named("TIME_005t2")).this_game().at_least(1),
    YOU.play(named("TIME_005t3")).this_game().at_least(1),
    YOU.play(named("TIME_005t4")).this_game().at_least(1),
    YOU.play(named("TIME_005t5")).this_game().at_least(1),
    YOU.play(named("TIME_005t6")).this_game().at_least(1),
    YOU.play(named("TIME_005t7")).this_game().at_least(1),
    YOU.play(named("TIME_005t8")).this_game().at_least(1),
    YOU.play(named("TIME_005t9")).this_game().at_least(1),
]));

/// # Tiny Rafaam
/// Minion · 1 mana · 1/1
/// > **Battlecry and Deathrattle:** Draw a Rafaam.
//~ done TIME_005t1 - cbd7c476.c4b82d68 75db1541
pub const TIME_005t1: Power = abilities(&[battlecry(&[draw_that(1, RAFAAM)]), deathrattle(&[draw_that(1, RAFAAM)])]);

/// # Green Rafaam
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give other Rafaams in your hand and battlefield +2/+2.
/// - Makes: SUPREME GREENOLOGY! [`TIME_005t2e`] ("\+2/+2.")
//~ done TIME_005t2 - 565e37de.18e0738f b41eb9e2.9a9a981d
pub const TIME_005t2: Power =
    battlecry(&[attach("TIME_005t2e").to(together(&[YOUR_HAND, FRIENDLY_MINIONS]).that(RAFAAM).other())]);

/// # SUPREME GREENOLOGY!
/// Enchantment
/// > \+2/+2.
//~ derived TIME_005t2e 67ac7020 d522ad72.d5727bd5 4841d64a
pub const TIME_005t2e: Power = enchant(&[plus(2, 2)]);

/// # Explorer Rafaam
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a Rafaam from your deck.
//~ done TIME_005t3 - 16ec05b0.8c13d8fd 09c05cb2
pub const TIME_005t3: Power = battlecry(&[discover_from(YOUR_DECK.that(RAFAAM))]);

/// # Warchief Rafaam
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
//~ done TIME_005t4 - 7c0f8337.9babc732 27f22ddf
pub const TIME_005t4: Power = battlecry(&[armor(5), armor(5).when(there_is(&YOUR_HAND.that(RAFAAM)))]);

/// # Mindflayer R'faam
/// Minion · 7 mana · 7/7
/// > **Taunt Battlecry:** If you're holding another Rafaam, summon a copy of this.
//~ done TIME_005t5 - 48e5225f.50945d6b e382cb04
pub const TIME_005t5: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HAND.that(RAFAAM)));

/// # Calamitous Rafaam
/// Minion · Demon · 6 mana · 6/6
/// > **Battlecry:** Deal 6 damage to all minions that aren't Rafaam.
//~ done TIME_005t6 - 28f64f08.ba4824eb 74ab308a
pub const TIME_005t6: Power = battlecry(&[deal(6).to(MINIONS.that(not(&RAFAAM)))]);

/// # Giant Rafaam
/// Minion · 8 mana · 8/8
/// > **Rush**. Costs (1) less for each Rafaam you've played this game.
//~ done TIME_005t7 - 47db507d.a9d7f2bc 17657409
pub const TIME_005t7: Power = costs(&[cost_less(1).times(YOU.play(RAFAAM).this_game().count())]);

/// # Murloc Rafaam
/// Minion · Murloc · 3 mana · 3/3
/// > **Battlecry:** The next Rafaam you play costs (3) less.
/// - Makes: MRGLEERM MRGLOSLGY!! [`TIME_005t8e`] ("Your next Rafaam costs (3) less.")
//~ done TIME_005t8 - 1246e045.485daf75 8797d50c.35e29a04
pub const TIME_005t8: Power = battlecry(&[attach("TIME_005t8e").to(CONTROLLER)]);

/// # MRGLEERM MRGLOSLGY!!
/// Enchantment
/// > Your next Rafaam costs (3) less.
//~ done TIME_005t8e - d522ad72.6c56dbb0 e01e4afe
pub const TIME_005t8e: Power = enchant(&[]).aura(YOUR_HAND.that(RAFAAM), &[cost_less(3)]).until(YOU.play(RAFAAM));

/// # Archmage Rafaam
/// Minion · 9 mana · 9/9
/// > **Battlecry:** Transform all minions that aren't Rafaam into 1/1 Sheep.
/// - Makes: Baaaafam [`TIME_005t9t`] (1/1)
//~ done TIME_005t9 - 4025990b.b06ee6e1 2e35bf76.52bce339
pub const TIME_005t9: Power = battlecry(&[transform(MINIONS.that(not(&RAFAAM)), card("TIME_005t9t"))]);

/// # Baaaafam
/// Minion · Beast · 1 mana · 1/1
//~ vanilla TIME_005t9t 544ca0e5 5533a85b 642cd623
pub const TIME_005t9t: Power = VANILLA;

/// # Bygone Doomspeaker
/// Minion · 3 mana · 3/3
/// > **Rewind Battlecry:** Both players discard a random card.
//~ done TIME_008 - 05878c57.039a65df 62a59e0e
pub const TIME_008: Power = battlecry(&[discard(YOUR_HAND.random()), discard(ENEMY_HAND.random())]);

/// # Twilight Timehopper
/// Minion · Dragon · 2 mana · 4/4
/// > **Battlecry:** Shuffle 2 Shreds of Time into your deck. When drawn, deal 3 damage to your hero.
/// - Makes: Shred of Time [`TIME_025t`] ("Casts When Drawn Deal 3 damage to your hero.")
//~ derived TIME_025 31188c1b e7f21177.6d9561dd 9dabb95d.fc4a278f
pub const TIME_025: Power = battlecry(&[shuffle(card("TIME_025t")).copies(2)]);

/// # Shred of Time
/// Spell · 0 mana
/// > **Casts When Drawn** Deal $3 damage to your hero.
//~ derived TIME_025t d769fe5f 3e8f9d5a.d5fb4bbe d90f7e5c
pub const TIME_025t: Power = spell(&[deal(3).to(YOUR_HERO)]);

/// # Entropic Continuity
/// Spell · 1 mana
/// > Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck.
/// - Makes: Ruptured Reality [`TIME_026e`] ("\+1/+1.")
//~ derived TIME_026 7b523bc6 2f198b86.e9e055ac a3d3ed67.22cb9989
pub const TIME_026: Power = spell(&[attach("TIME_026e").to(FRIENDLY_MINIONS), shuffle(card("TIME_025t")).copies(2)]);

/// # Ruptured Reality
/// Enchantment
/// > \+1/+1.
//~ derived TIME_026e 08dbe24c d522ad72.cb08f83e 43f17273
pub const TIME_026e: Power = enchant(&[plus(1, 1)]);

/// # Tachyon Barrage
/// Spell · 2 mana
/// > Deal $6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
//~ derived TIME_027 2e77322b 7846e7ae.693a0d58 766f7677
pub const TIME_027: Power = spell(&[deal(6).split_among(ENEMIES), shuffle(card("TIME_025t")).copies(2)]);

/// # Fatebreaker
/// Minion · Dragon · 4 mana · 4/4
/// > **Lifesteal Battlecry:** Cast a Shred of Time from your deck to gain +3/+3.
/// - Makes: Shred of Time [`TIME_025t`] ("Casts When Drawn Deal 3 damage to your hero."); Fate Broken [`TIME_028e`] ("\+3/+3.")
//~ done TIME_028 - 306f805a.3c7f3201 cdd283f4.04ca4571
pub const TIME_028: Power = battlecry(&[cast(the(YOUR_DECK.that(named("TIME_025t")).first(1))), attach("TIME_028e")])
    .when(there_is(&YOUR_DECK.that(named("TIME_025t"))));

/// # Fate Broken
/// Enchantment
/// > \+3/+3.
//~ derived TIME_028e 4c0a7701 d522ad72.184d0f12 def2ce05
pub const TIME_028e: Power = enchant(&[plus(3, 3)]);

/// # Ruinous Velocidrake
/// Minion · Dragon · 5 mana · 5/5
/// > **Rush Battlecry:** Cast a Shred of Time from your deck to summon a copy of this.
/// - Makes: Shred of Time [`TIME_025t`] ("Casts When Drawn Deal 3 damage to your hero.")
//~ done TIME_029 - c4dc5c15.ddc407e7 27672f17.fc4a278f
pub const TIME_029: Power = battlecry(&[cast(the(YOUR_DECK.that(named("TIME_025t")).first(1))), summon(copy_of(THIS))])
    .when(there_is(&YOUR_DECK.that(named("TIME_025t"))));

/// # Divergence
/// Spell · Shadow · 5 mana
/// > Split a random minion in your hand into two halves.
/// - Makes: Divergent [`TIME_030e1`] ("Cost split in half."); Diverged [`TIME_030e2`] ("Attack and Health split in half.")
///
/// # Notes
///
/// No source: both halves are rounded up, and the second comes to the right end of the hand.
//~ done TIME_030 - cf35eba3.e7f0b763 987605f9.963a2e51
pub const TIME_030: Power = spell(&[
    select(YOUR_HAND.that(MINION).random()),
    attach("TIME_030e1").with_x(half(&OWN_COST.of(IT))).to(IT),
    attach("TIME_030e2").with_x(half(&ATTACK.of(IT))).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(half(&HEALTH.of(IT))).to(IT),
    get(copy_of(IT)),
]);

/// # Divergent
/// Enchantment
/// > Cost split in half.
//~ done TIME_030e1 - d522ad72.c9c14e9c 174d2366
pub const TIME_030e1: Power = enchant(&[COST.set_to(X)]);

/// # Diverged
/// Enchantment
/// > Attack and Health split in half.
///
/// # Notes
///
/// An enchantment has one number: the spell sets the Health beside it.
//~ done TIME_030e2 - d522ad72.d0301df8 0b3c9d01
pub const TIME_030e2: Power = enchant(&[ATTACK.set_to(X)]);

/// # RAFAAM LADDER!!
/// Spell · 4 mana
/// > Draw 3 cards of different Costs.
//~ done TIME_031 - 38d1d3b0.797dc0a5 b8e5b0ee
pub const TIME_031: Power = spell(&[
    select(YOUR_DECK.first(1)),
    set_counter_to(0, COST.of(IT)),
    get(the(IT)),
    select(YOUR_DECK.that(not(&COST.same_as(&counter_value(0)))).first(1)),
    set_counter_to(1, COST.of(IT)),
    get(the(IT)),
    get(the(YOUR_DECK
        .that(all(&[not(&COST.same_as(&counter_value(0))), not(&COST.same_as(&counter_value(1)))]))
        .first(1))),
]);

/// # Chronogor
/// Minion · Dragon · 6 mana · 6/7
/// > **Battlecry:** You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
//~ done TIME_032 - 42a9bf14.1bff9476 44b4b318
pub const TIME_032: Power = battlecry(&[
    get(the(YOUR_DECK.most(COST))).repeated(2),
    // They are drawn: a Shred of Time happens.
    repeat(
        2,
        &[if_(there_is(&YOUR_DECK), &[put_on_top(the(YOUR_DECK.least(COST))).for_(OPPONENT), draw(1).for_(OPPONENT)])],
    ),
]);
