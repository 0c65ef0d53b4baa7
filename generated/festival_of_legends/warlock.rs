//! Warlock cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5fabea6f

/// # Opera Soloist
/// Minion · Demon · 5 mana · 4/6
/// > **Battlecry:** If you control no other minions, deal 3 damage to all enemy minions.
//~ derived ETC_034 42584fcc b96d4954.bbe0ca67 03b9f522
pub const ETC_034: Power = battlecry(&[deal(3).to(ENEMY_MINIONS)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Baritone Imp
/// Minion · Demon · 2 mana · 2/2
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
/// - Makes: Do Re Mi [`ETC_068e`] ("Increased stats.")
//~ done ETC_068 - b4d66bc3.35812640 a4f9a65b.3f600609
pub const ETC_068: Power = battlecry(&[take_fatigue(), attach("ETC_068e").with_x(LAST_AMOUNT)]);

/// # Do Re Mi
/// Enchantment
/// > Increased stats.
//~ done ETC_068e - d522ad72.a536d554 02e0b410
pub const ETC_068e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Crescendo
/// Spell · Fel · 2 mana
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
//~ done ETC_069 - 4ead3665.18a74b84 7dd28bd1
pub const ETC_069: Power = spell(&[take_fatigue(), deal(1).times(LAST_AMOUNT).to(ENEMIES)]);

/// # Crazed Conductor
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
/// - Makes: Orchestral Imp [`ETC_070t`] (3/3)
//~ done ETC_070 - e3b00837.bbc927e6 8f0b2e5d.e9abdc25
pub const ETC_070: Power = battlecry(&[take_fatigue(), summon(card("ETC_070t")).times(LAST_AMOUNT)]);

/// # Orchestral Imp
/// Minion · Demon · 3 mana · 3/3
//~ vanilla ETC_070t e14c5933 ddf3412b a10f0899
pub const ETC_070t: Power = VANILLA;

/// # Rin, Orchestrator of Doom
/// Minion · 5 mana · 3/6
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
//~ done ETC_071 - e8a80029.9c6a0048 6a3a182d
pub const ETC_071: Power = deathrattle(&[
    draw(2).for_(PLAYERS),
    discard(YOUR_HAND.random_of(2)),
    discard(ENEMY_HAND.random_of(2)),
    destroy(YOUR_DECK.first(2)),
    destroy(ENEMY_DECK.first(2)),
]);

/// # Void Virtuoso
/// Minion · Demon · 1 mana · 1/3
/// > During your turn, your hero is **Immune**.
/// - Makes: Dissonant [`ETC_081e`] ("Immune.")
//~ done ETC_081 - 181797b2.b434cdc6 ceca5370.652d9c83
pub const ETC_081: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("ETC_081e");

/// # Dissonant
/// Enchantment
/// > **Immune**.
//~ derived ETC_081e cacdd61d d522ad72.7152fa88 b1889ea6
pub const ETC_081e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # Dirge of Despair
/// Spell · Shadow · 6 mana
/// > Deal $3 damage to a character. If it dies, summon a Demon from your deck.
//~ derived ETC_082 b45672f9 b1a71a54.0c305d61 b7051b89
#[rustfmt::skip]
pub const ETC_082: Power = spell(&[deal(3).to(TARGET), summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random())).when(there_is(&IT.that(DEAD)))]);

/// # Demonic Dynamics
/// Spell · Fel · 2 mana
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
/// - Makes: Demonic Dynamics [`ETC_083e`] ("\+1/+2.")
//~ done ETC_083 - 4ead3665.2e0fa897 2ec9cdb7.a99512ca
pub const ETC_083: Power = spell(&[
    discover(DEMON),
    attach("ETC_083e").to(IT).when(FINALE),
    discover(DEMON),
    attach("ETC_083e").to(IT).when(FINALE),
]);

/// # Demonic Dynamics
/// Enchantment
/// > \+1/+2.
//~ derived ETC_083e df84cc09 d522ad72.b69419df 2ec9cdb7
pub const ETC_083e: Power = enchant(&[plus(1, 2)]);

/// # Felstring Harp
/// Weapon · 1 mana · 0/3 durability
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
//~ done ETC_084 - 2dc021ac.9b26babf db6c2928
pub const ETC_084: Power = whenever(YOUR_HERO.would_take_damage_from(CARD)).when(ON_YOUR_TURN).then(&[
    prevent_damage(),
    heal(2).to(YOUR_HERO),
    lose_durability(1),
]);

/// # Symphony of Sins
/// Spell · 5 mana
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
/// - Makes: Movement of Envy [`ETC_085t`] ("Remove the top 6 cards from your opponent's deck."); Movement of Pride [`ETC_085t2`] ("Draw your highest Cost minion. Reduce its Cost by…"); Movement of Wrath [`ETC_085t3`] ("Deal 6 damage to all characters."); Movement of Gluttony [`ETC_085t4`] ("Give a random minion in your hand, deck, and…"); Movement of Desire [`ETC_085t6`] ("Lifesteal Deal 6 damage to the enemy hero."); Movement of Greed [`ETC_085t7`] ("Draw 6 cards."); Movement of Sloth [`ETC_085t8`] ("Summon a 6/6 Demon with Taunt and Reborn."); Sinphonic [`ETC_085e`] ("Costs (6) less."); Endless Appetite [`ETC_085e2`] ("\+6/+6.")
//~ done ETC_085 - 36b694de.a223dfdc f21ac5a0.5f9ede20
pub const ETC_085: Power = spell(&[discover_then(
    Offer::Cards(&["ETC_085t", "ETC_085t2", "ETC_085t3", "ETC_085t4", "ETC_085t6", "ETC_085t7", "ETC_085t8"]),
    &[
        remember(IT),
        cast(the(IT)),
        remove_from_game(LEFT_ASIDE),
        create_aside(card("ETC_085t")).when(there_is_no(&REMEMBERED.that(named("ETC_085t")))),
        create_aside(card("ETC_085t2")).when(there_is_no(&REMEMBERED.that(named("ETC_085t2")))),
        create_aside(card("ETC_085t3")).when(there_is_no(&REMEMBERED.that(named("ETC_085t3")))),
        create_aside(card("ETC_085t4")).when(there_is_no(&REMEMBERED.that(named("ETC_085t4")))),
        create_aside(card("ETC_085t6")).when(there_is_no(&REMEMBERED.that(named("ETC_085t6")))),
        create_aside(card("ETC_085t7")).when(there_is_no(&REMEMBERED.that(named("ETC_085t7")))),
        create_aside(card("ETC_085t8")).when(there_is_no(&REMEMBERED.that(named("ETC_085t8")))),
        shuffle(the(LEFT_ASIDE)),
    ],
)]);

/// # Sinphonic
/// Enchantment
/// > Costs (6) less.
//~ derived ETC_085e 8e0493b0 d522ad72.77ea2e2e b48ddef1
pub const ETC_085e: Power = enchant(&[cost_less(6)]);

/// # Endless Appetite
/// Enchantment
/// > \+6/+6.
//~ derived ETC_085e2 5bd2c1d0 d522ad72.84001ddf a17081f5
pub const ETC_085e2: Power = enchant(&[plus(6, 6)]);

/// # Movement of Envy
/// Spell · 3 mana
/// > Remove the top 6 cards from your opponent's deck.
//~ done ETC_085t - 82ede6d1.ba69113a f5f66e40
pub const ETC_085t: Power = spell(&[remove_from_game(ENEMY_DECK.first(6))]);

/// # Movement of Pride
/// Spell · 3 mana
/// > Draw your highest Cost minion. Reduce its Cost by (6).
//~ derived ETC_085t2 7258cb9b 82ede6d1.0104d485 e40c2389
pub const ETC_085t2: Power = spell(&[get(the(YOUR_DECK.that(MINION).most(COST))), give(&[cost_less(6)]).to(IT)]);

/// # Movement of Wrath
/// Spell · 3 mana
/// > Deal $6 damage to all characters.
//~ derived ETC_085t3 9359f52a 82ede6d1.219fe2d3 5e25888c
pub const ETC_085t3: Power = spell(&[deal(6).to(CHARACTERS)]);

/// # Movement of Gluttony
/// Spell · 3 mana
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
//~ done ETC_085t4 - 82ede6d1.e4b8ecfc 2b851cff
pub const ETC_085t4: Power = spell(&[attach("ETC_085e2").to(together(&[
    YOUR_HAND.that(MINION).random(),
    YOUR_DECK.that(MINION).random(),
    FRIENDLY_MINIONS.random(),
]))]);

/// # Movement of Desire
/// Spell · 3 mana
/// > **Lifesteal** Deal $6 damage to the enemy hero.
//~ derived ETC_085t6 7fcb077d 82ede6d1.4743e2bb a8307d14
pub const ETC_085t6: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Movement of Greed
/// Spell · 3 mana
/// > Draw 6 cards.
//~ derived ETC_085t7 4766d650 82ede6d1.600f3c6b ff6344bf
pub const ETC_085t7: Power = spell(&[draw(6)]);

/// # Movement of Sloth
/// Spell · 3 mana
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
//~ done ETC_085t8 - 82ede6d1.245b1eeb d01c3644
pub const ETC_085t8: Power = spell(&[summon(card("ETC_t8t"))]);

/// # Bored Doomlord
/// Minion · Demon · 6 mana · 6/6
/// > **Taunt Reborn**
//~ vanilla ETC_t8t 62d26f3e 28f64f08.78d9b163 312ad245
pub const ETC_t8t: Power = VANILLA;

/// # Fanottem, Lord of the Opera
/// Minion · 30 mana · 15/15
/// > **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
//~ done JAM_030 - 3a3edcb1.561266a3 183193af
pub const JAM_030: Power = costs(&[cost(1).for_each(YOUR_DECK)]);
