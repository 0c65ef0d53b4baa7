//! Priest cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a28f0130

/// # Murozond the Infinite
/// Minion · Dragon · 8 mana · 8/8
/// > **Battlecry:** Play all cards your opponent played last turn.
//~ done DRG_090 - 14275ff1.913bfb22 d9373855
pub const DRG_090: Power = battlecry(&[create_aside(each_past(OPPONENT.play(CARD).last_turn())), play(IT)]);

/// # Time Rip
/// Spell · 5 mana
/// > Destroy a minion. **Invoke** Galakrond.
//~ derived DRG_246 e653f6b8 36b694de.2a480f84 3bb05e3c
pub const DRG_246: Power = spell(&[destroy(A_MINION), invoke()]);

/// # Fate Weaver
/// Minion · Dragon · 4 mana · 3/6
/// > **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
/// - Makes: Draconic Fate [`DRG_300e`] ("Costs (1) less.")
//~ derived DRG_300 5419c15a 98be8c9d.4ac854ca e4c85650.4d3f2319
pub const DRG_300: Power = battlecry(&[attach("DRG_300e").to(YOUR_HAND)]).when(YOU.invoke().this_game().at_least(2));

/// # Draconic Fate
/// Enchantment
/// > Costs (1) less.
//~ derived DRG_300e 6cc05b92 d522ad72.f705eb41 bdcf7b71
pub const DRG_300e: Power = enchant(&[cost_less(1)]);

/// # Whispers of EVIL
/// Spell · 0 mana
/// > Add a **Lackey** to your hand.
//~ derived DRG_301 3515d473 3e8f9d5a.f435c0a1 72c28b80
pub const DRG_301: Power = spell(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Grave Rune
/// Spell · Shadow · 4 mana
/// > Give a minion "**Deathrattle:** Summon 2 copies of this."
/// - Makes: Grave Rune [`DRG_302e`] ("Deathrattle: Summon 2 copies of this.")
//~ derived DRG_302 86726802 1e562e45.500c3506 e65d17ad.d7100e9e
pub const DRG_302: Power = spell(&[attach("DRG_302e").to(A_MINION)]);

/// # Grave Rune
/// Enchantment
/// > **Deathrattle:** Summon 2 copies of this.
//~ derived DRG_302e a4b3d135 d522ad72.be0cb567 e65d17ad
pub const DRG_302e: Power = deathrattle(&[summon(copy_of(THIS)).copies(2)]);

/// # Disciple of Galakrond
/// Minion · 1 mana · 1/2
/// > **Battlecry: Invoke** Galakrond.
//~ derived DRG_303 253671e9 cbfac199.3008d055 50ab850e
pub const DRG_303: Power = battlecry(&[invoke()]);

/// # Chronobreaker
/// Minion · Dragon · 5 mana · 4/5
/// > **Deathrattle:** If you're holding a Dragon, deal 3 damage to all enemy minions.
//~ derived DRG_304 a972724e 709160c3.106c163c f0e2de24
pub const DRG_304: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Envoy of Lazul
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
///
/// # Notes
///
/// No source: the two wrong cards are random ones of the opponent's class that are not in that hand.
//~ done DRG_306 - 565e37de.e231da7c d2a7baa9
pub const DRG_306: Power = battlecry(&[if_(
    there_is(&ENEMY_HAND),
    &[
        create_aside(copy_of(ENEMY_HAND.random())),
        remember(IT),
        create_aside(random_of(
            not(&shares(CardProperty::Name, &together(&[ENEMY_HAND, LEFT_ASIDE]))),
            Classes::Opponent,
        )),
        create_aside(random_of(
            not(&shares(CardProperty::Name, &together(&[ENEMY_HAND, LEFT_ASIDE]))),
            Classes::Opponent,
        )),
        choose_from(LEFT_ASIDE.random_of(3), &[get(the(IT)).when(there_is(&IT.that(is(&REMEMBERED))))], &[]),
        remove_from_game(LEFT_ASIDE),
    ],
)]);

/// # Breath of the Infinite
/// Spell · 3 mana
/// > Deal $2 damage to all minions. If you're holding a Dragon, only damage enemies.
//~ done DRG_307 - 82ede6d1.45d7a8cb cc0b1c74
pub const DRG_307: Power =
    spell(&[either(there_is(&YOUR_HAND.that(DRAGON)), &[deal(2).to(ENEMY_MINIONS)], &[deal(2).to(MINIONS)])]);

/// # Mindflayer Kaahrj
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
/// - Makes: Shadowborn [`DRG_308e`] ("Deathrattle: Summon ….")
//~ done DRG_308 - 05878c57.c3f66b2f 8b0a1fd3.7d0f63c2
pub const DRG_308: Power = abilities(&[
    battlecry(&[select(AN_ENEMY_MINION), create_aside(copy_of(TARGET)), keep_with(the(IT), THIS)]),
    deathrattle(&[summon(copy_of(KEPT))]),
]);

/// # Shadowborn
/// Enchantment
/// > **Deathrattle:** Summon {0}.
//~ todo DRG_308e 39379b17 d522ad72.5394712d e195a2fe
pub const DRG_308e: Power = TODO;

/// # Galakrond, the Unspeakable
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy 1 random enemy minion. *(@)*
/// - Makes: [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5); Galakrond, the Apocalypse [`DRG_660t2`] ("Battlecry: Destroy 2 random enemy minions. (X)"); Galakrond, Azeroth's End [`DRG_660t3`] ("Battlecry: Destroy 4 random enemy minions. Equip…")
//~ done DRG_660 - 7c911c2c.bf09f540 3038fd76.2e66869c
pub const DRG_660: Power = abilities(&[
    battlecry(&[destroy(ENEMY_MINIONS.random())]),
    becomes(YOU.invoke().this_game().at_least(2), "DRG_660t2"),
]);

/// # Galakrond, the Apocalypse
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy 2 random enemy minions. *(@)*
/// - Makes: [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5)
//~ done DRG_660t2 - 7c911c2c.6a6f6a12 faafd0c7.7ee2d07b
pub const DRG_660t2: Power = abilities(&[
    battlecry(&[destroy(ENEMY_MINIONS.random_of(2))]),
    becomes(YOU.invoke().this_game().at_least(4), "DRG_660t3"),
]);

/// # Galakrond, Azeroth's End
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy 4 random enemy minions. Equip a 5/2 Claw.
/// - Makes: [`DRG_238p5`](crate::descent_of_dragons::warrior::DRG_238p5)
//~ done DRG_660t3 - 7c911c2c.cabb7606 0c182494.7ee2d07b
pub const DRG_660t3: Power = battlecry(&[destroy(ENEMY_MINIONS.random_of(4)), equip(card("DRG_238ht"))]);
