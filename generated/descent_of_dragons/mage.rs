//! Mage cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 991fb644

/// # Azure Explorer
/// Minion · Dragon · 4 mana · 2/3
/// > **Spell Damage +2 Battlecry: Discover** a Dragon.
//~ derived DRG_102 89a06d64 9414178f.2190018e eb3eca27
pub const DRG_102: Power = battlecry(&[discover(DRAGON)]);

/// # Chenvaala
/// Minion · Elemental · 3 mana · 2/5
/// > After you cast three spells in a turn, summon a 5/5 Elemental.
/// - Makes: Snow Elemental [`DRG_104t2`] (5/5)
//~ done DRG_104 - 4021da37.a2600c1b 1b9a4c7d.6c001ee1
pub const DRG_104: Power = abilities(&[
    after(YOU.cast(SPELL)).every(3).then(&[summon(card("DRG_104t2"))]),
    whenever(PLAYERS.turn_start()).then(&[set_counter(1, 0)]),
]);

/// # Snow Elemental
/// Minion · Elemental · 5 mana · 5/5
//~ vanilla DRG_104t2 624512c0 3fe1a3d8 0997b5e9
pub const DRG_104t2: Power = VANILLA;

/// # Arcane Breath
/// Spell · Arcane · 1 mana
/// > Deal $2 damage to a minion. If you're holding a Dragon, **Discover** a spell.
//~ derived DRG_106 f7657834 c75b771b.ea84314c f0b6c8ef
pub const DRG_106: Power = spell(&[deal(2).to(A_MINION), discover(SPELL).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Violet Spellwing
/// Minion · Elemental · Beast · 1 mana · 2/1
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
/// - Makes: [`EX1_277`](crate::legacy::mage::EX1_277)
//~ derived DRG_107 85b17709 899f2fbe.21a6a6b7 dc9af1f1.e37702d7
pub const DRG_107: Power = deathrattle(&[get(card("EX1_277"))]);

/// # Mana Giant
/// Minion · Elemental · 8 mana · 8/8
/// > Costs (1) less for each card you've played this game that didn't start in your deck.
//~ done DRG_109 - 94a348eb.35049aed f528e39f
pub const DRG_109: Power = costs(&[cost_less(1).times(YOU.play(not(&STARTED_IN_DECK)).this_game().count())]);

/// # Malygos, Aspect of Magic
/// Minion · Dragon · 5 mana · 2/8
/// > **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
/// - Makes: Malygos's Intellect [`DRG_270t1`] ("Draw 4 cards."); Malygos's Missiles [`DRG_270t11`] ("Deal 6 damage randomly split among all enemies."); Malygos's Tome [`DRG_270t2`] ("Add 3 random Mage spells to your hand."); Malygos's Explosion [`DRG_270t4`] ("Deal 2 damage to all enemy minions."); Malygos's Nova [`DRG_270t5`] ("Freeze all enemy minions."); Malygos's Polymorph [`DRG_270t6`] ("Transform a minion into a 1/1 Sheep."); Malygos's Flamestrike [`DRG_270t7`] ("Deal 8 damage to all enemy minions."); Malygos's Frostbolt [`DRG_270t8`] ("Deal 3 damage to a character and Freeze it."); Malygos's Fireball [`DRG_270t9`] ("Deal 8 damage.")
//~ done DRG_270 - cbbf6a46.e1c2d04f 86cd84be.29c17d39
pub const DRG_270: Power = battlecry(&[discover_then(
    Offer::Cards(&[
        "DRG_270t1", "DRG_270t2", "DRG_270t4", "DRG_270t5", "DRG_270t6", "DRG_270t7", "DRG_270t8", "DRG_270t9",
        "DRG_270t11",
    ]),
    &[get(the(IT))],
)])
.when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Malygos's Intellect
/// Spell · Arcane · 3 mana
/// > Draw 4 cards.
//~ derived DRG_270t1 f0fae529 646b5db5.fe76fbf8 b17001f9
pub const DRG_270t1: Power = spell(&[draw(4)]);

/// # Malygos's Missiles
/// Spell · Arcane · 1 mana
/// > Deal $6 damage randomly split among all enemies.
//~ derived DRG_270t11 e4e85161 c75b771b.33dd9916 063daf18
pub const DRG_270t11: Power = spell(&[deal(6).split_among(ENEMIES)]);

/// # Malygos's Tome
/// Spell · Arcane · 1 mana
/// > Add 3 random Mage spells to your hand.
//~ derived DRG_270t2 2cc1ef45 c75b771b.38d6e4ce 513f9666
pub const DRG_270t2: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(3)]);

/// # Malygos's Explosion
/// Spell · Arcane · 2 mana
/// > Deal $2 damage to all enemy minions.
//~ derived DRG_270t4 6f3e9305 b3d67742.6354cda9 53217c6c
pub const DRG_270t4: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Malygos's Nova
/// Spell · Frost · 1 mana
/// > **Freeze** all enemy minions.
//~ derived DRG_270t5 b426d300 28462b40.e3257e1b e814884d
pub const DRG_270t5: Power = spell(&[freeze(ENEMY_MINIONS)]);

/// # Malygos's Polymorph
/// Spell · Arcane · 1 mana
/// > Transform a minion into a 1/1 Sheep.
/// - Makes: Malygos's Sheep [`DRG_270t6t`] (1/1)
//~ derived DRG_270t6 1cdcb64b c75b771b.b5c105e9 25d14489.2b1bba8e
pub const DRG_270t6: Power = spell(&[transform(A_MINION, card("DRG_270t6t"))]);

/// # Malygos's Sheep
/// Minion · Beast · 1 mana · 1/1
//~ vanilla DRG_270t6t 0f48398c 5533a85b e45cecc7
pub const DRG_270t6t: Power = VANILLA;

/// # Malygos's Flamestrike
/// Spell · Fire · 7 mana
/// > Deal $8 damage to all enemy minions.
//~ derived DRG_270t7 e50faf42 63dc65d0.fd717908 b0cbb4c9
pub const DRG_270t7: Power = spell(&[deal(8).to(ENEMY_MINIONS)]);

/// # Malygos's Frostbolt
/// Spell · Frost · 0 mana
/// > Deal $3 damage to a character and **Freeze** it.
//~ derived DRG_270t8 cbe0222e 62b2af2e.f9c462c7 9ee762d5
pub const DRG_270t8: Power = spell(&[deal(3).to(TARGET), freeze(IT)]);

/// # Malygos's Fireball
/// Spell · Fire · 4 mana
/// > Deal $8 damage.
//~ derived DRG_270t9 32c4b737 085e2d30.d41399fa 107dac72
pub const DRG_270t9: Power = spell(&[deal(8).to(TARGET)]);

/// # Rolling Fireball
/// Spell · Fire · 5 mana
/// > Deal $8 damage to a minion. Any excess damage continues to the left or right.
//~ done DRG_321 - 3ed6fa2e.84e9b867 99054aeb
pub const DRG_321: Power = spell(&[
    deal(8).to(A_MINION),
    either(
        there_is(&TARGET.to_the_left()),
        &[either(there_is(&TARGET.to_the_right()), &[at_random(&[ROLLS_LEFT, ROLLS_RIGHT])], ROLLS_LEFT)],
        ROLLS_RIGHT,
    ),
]);

/// The excess damage of one minion is dealt to the next, along a board of seven.
const ROLLS_LEFT: &[Effect] =
    &[repeat(6, &[deal(1).times(EXCESS).to(IT.to_the_left()).when(there_is(&IT.that(HEALTH.at_most(-1))))])];
const ROLLS_RIGHT: &[Effect] =
    &[repeat(6, &[deal(1).times(EXCESS).to(IT.to_the_right()).when(there_is(&IT.that(HEALTH.at_most(-1))))])];

/// # Dragoncaster
/// Minion · Draenei · 6 mana · 4/4
/// > **Battlecry:** If you're holding a Dragon, your next spell this turn costs (0).
/// - Makes: Draconic Magic [`DRG_322e`] ("The next spell you cast this turn costs (0).")
//~ derived DRG_322 4748b2d7 1f02981a.432c265c 90cd75ce.ee7e08df
pub const DRG_322: Power = battlecry(&[attach("DRG_322e").to(YOU)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Draconic Magic
/// Enchantment
/// > The next spell you cast this turn costs (0).
//~ derived DRG_322e 056fb208 d522ad72.09849f61 b06e1550
pub const DRG_322e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

/// # Learn Draconic
/// Spell · 1 mana
/// > **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
/// - Makes: Draconic Emissary [`DRG_323t`] (6/6)
//~ done DRG_323 - 2f198b86.659eb9c7 6976069a.5fc697b2
pub const DRG_323: Power = quest(Goal::Sum(8), &[YOU.spend_mana(SPELL)]).reward(&[summon(card("DRG_323t"))]);

/// # Draconic Emissary
/// Minion · Dragon · 6 mana · 6/6
//~ vanilla DRG_323t ae9d9429 42abf971 410a55af
pub const DRG_323t: Power = VANILLA;

/// # Elemental Allies
/// Spell · 1 mana
/// > **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ done DRG_324 - 2f198b86.5586cf39 62cf18fe.5d519963
pub const DRG_324: Power = quest(
    Goal::Each,
    &[
        YOU.that(is_at_least(&YOU.play(ELEMENTAL).since_this_was_played().turns_in_a_row(), 2)).play(ELEMENTAL),
        YOU.play(ELEMENTAL),
    ],
)
.reward(&[draw_that(3, SPELL)]);
