//! Mage cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7cb176a2

/// # Malfunction
/// Spell · Arcane · 2 mana
/// > Deal $3 damage split among all enemy minions. If your deck has no minions, deal $3 more.
//~ derived MIS_107 4f6d8b43 b3d67742.d9cc1b22 02eaf1a6
#[rustfmt::skip]
pub const MIS_107: Power = spell(&[deal(3).split_among(ENEMY_MINIONS), deal(3).split_among(ENEMY_MINIONS).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Buy One, Get One Freeze
/// Spell · Frost · 3 mana
/// > **Freeze** a minion. Summon a **Frozen** copy of it.
//~ done MIS_302 - 0784d9a3.70ab41c4 55ae9de1
pub const MIS_302: Power = spell(&[freeze(A_MINION), summon(copy_of(IT)), freeze(IT)]);

/// # Darkmoon Magician
/// Minion · 3 mana · 2/4
/// > **Elusive** After you cast a spell, cast a random spell that costs (1) more.
//~ done MIS_303 - def81b81.8f05797d cc41420b
pub const MIS_303: Power = after(YOU.cast(SPELL)).then(&[cast(random_costing_more(SPELL, 1, COST.of(THAT)))]);

/// # Hidden Objects
/// Spell · 2 mana
/// > **Discover** a **Secret**. Set its Cost to (1).
/// - Makes: Found it! [`TOY_037e`] ("Costs (1).")
//~ derived TOY_037 bc5f0faa 7846e7ae.b9e0899f 9f4cb8da.bada9e3b
pub const TOY_037: Power = spell(&[discover(SECRET), attach("TOY_037e").to(IT)]);

/// # Found it!
/// Enchantment
/// > Costs (1).
//~ derived TOY_037e 15d7b7ab d522ad72.53ed184d c1b85d48
pub const TOY_037e: Power = enchant(&[cost(1)]);

/// # Triplewick Trickster
/// Minion · Elemental · 4 mana · 2/3
/// > **Battlecry:** Deal 2 damage to a random enemy, three times.
//~ derived TOY_370 677c9d77 0bddbd49.934792f7 6a3e665a
pub const TOY_370: Power = battlecry(&[deal(2).to(ENEMIES.random()).repeated(3)]);

/// # Manufacturing Error
/// Spell · 5 mana
/// > Draw 3 cards. If your deck has no minions, they cost (3) less.
/// - Makes: Unique Defect [`TOY_371e`] ("Costs (3) less.")
//~ derived TOY_371 5571349b 36b694de.a7a22dc5 362d9b2e.9a56e908
pub const TOY_371: Power = spell(&[draw(3), attach("TOY_371e").to(IT).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Unique Defect
/// Enchantment
/// > Costs (3) less.
//~ derived TOY_371e fc8d9c11 d522ad72.bb1f76c5 4b8e0861
pub const TOY_371e: Power = enchant(&[cost_less(3)]);

/// # Yogg in the Box
/// Spell · Shadow · 7 mana
/// > Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
//~ done TOY_372 - 52656de7.0fd9a5f6 833b15f2
pub const TOY_372: Power = spell(&[either(
    there_is_no(&YOUR_DECK.that(MINION)),
    &[cast(random(all(&[SPELL, COST.at_least(5)]))).picks(5)],
    &[cast(random(SPELL)).picks(5)],
)]);

/// # Puzzlemaster Khadgar
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
/// - Makes: Magic Wisdomball [`TOY_373t`] (0/6 durability, "At the end of your turn, cast a helpful Mage…"); Magic Wisdomball Player Enchantment [`TOY_373e1`]
//~ approximate TOY_373 - 73fb5380.26e19f75 8a3f5fe1.7001fa62
pub const TOY_373: Power = battlecry(&[equip(card("TOY_373t"))])
    .approximate("casts one of five spells by simple rules; those of the game are not public");

/// # Magic Wisdomball Player Enchantment
/// Enchantment
//~ todo TOY_373e1 8f365fdd d522ad72 15298fda
pub const TOY_373e1: Power = TODO;

/// # Magic Wisdomball
/// Weapon · 3 mana · 0/6 durability
/// > At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
///
/// # Notes
///
/// The spell goes by what both players see: Ice Block while the hero has 10 Health or less, Flamestrike against three minions or more,
/// Polymorph against a minion with 5 Attack or more, Fireball at the enemy hero where no minion is there, and Arcane Intellect
/// otherwise. The real list of spells and situations is not known; all of these are Mage spells of the Core set of the time.
//~ approximate TOY_373t - 0968e054.2db6a1c2 eb7c05d9
pub const TOY_373t: Power = at_end_of_your_turn(&[
    either(
        all(&[there_is(&YOUR_HERO.that(HEALTH.at_most(10))), there_is_no(&YOUR_SECRETS.that(named("EX1_295")))]),
        &[cast(card("EX1_295"))],
        &[either(
            there_are(3, &ENEMY_MINIONS),
            &[cast(card("CS2_032"))],
            &[either(
                there_is(&ENEMY_MINIONS.that(ATTACK.at_least(5))),
                &[cast(card("CS2_022")).at(ENEMY_MINIONS.most(ATTACK))],
                &[either(
                    there_is_no(&ENEMY_MINIONS),
                    &[cast(card("CS2_029")).at(ENEMY_HERO)],
                    &[cast(card("CS2_023"))],
                )],
            )],
        )],
    ),
    lose_durability(1),
])
.approximate("casts one of five spells by simple rules; those of the game are not public");

/// # Spot the Difference
/// Spell · 4 mana
/// > **Discover** a 3-Cost minion to summon. If your deck has no minions, repeat this.
//~ derived TOY_374 ba2f7920 38d1d3b0.941b1efa 068c9143
#[rustfmt::skip]
pub const TOY_374: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(3)]), Classes::Own), &[summon(the(IT))]), discover_then(Offer::Pool(all(&[MINION, COST.is(3)]), Classes::Own), &[summon(the(IT))]).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Sleet Skater
/// Minion · Elemental · 5 mana · 3/4
/// > **Miniaturize Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
/// - Makes: Sleet Skater [`TOY_375t`] (1/1, "Mini Battlecry: Freeze an enemy minion. Gain…")
//~ derived TOY_375 703a0fce a809b6f8.586466ef 27d72044.f8c8118a
pub const TOY_375: Power = battlecry(&[freeze(AN_ENEMY_MINION), armor(1).times(ATTACK.of(IT))]);

/// # Sleet Skater
/// Minion · Elemental · 1 mana · 1/1
/// > **Mini Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
//~ done TOY_375t - f82494ef.73f588b2 27d72044
pub const TOY_375t: Power = battlecry(&[freeze(AN_ENEMY_MINION), armor(1).times(ATTACK.of(IT))]);

/// # Watercolor Artist
/// Minion · Elemental · 3 mana · 3/3
/// > **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
/// - Makes: Washed Out [`TOY_376e`] ("Reduced Cost."); Drying [`TOY_376e1`] ("Reduces cost each turn.")
//~ done TOY_376 - 6458dbe2.8263b751 a13e0f13.6a5b1942
pub const TOY_376: Power =
    battlecry(&[draw_that(1, all(&[SPELL, school(SpellSchool::Frost)])), attach("TOY_376e1").to(IT)]);

/// # Washed Out
/// Enchantment
/// > Reduced Cost.
//~ done TOY_376e - d522ad72.dda26391 e48443a0
pub const TOY_376e: Power = enchant(&[cost_less(1)]);

/// # Drying
/// Enchantment
/// > Reduces cost each turn.
//~ done TOY_376e1 - d522ad72.38220355 d3fd74e6
pub const TOY_376e1: Power = whenever(YOU.turn_start()).in_hand().then(&[attach("TOY_376e").to(THIS)]);

/// # Frost Lich Cross-Stitch
/// Spell · Frost · 4 mana
/// > Deal $3 damage to a character. If it dies, summon a 3/6 Water Elemental that **Freezes**.
/// - Makes: [`CORE_CS2_033`](crate::core_hidden::mage::CORE_CS2_033)
//~ derived TOY_377 8de3e498 80db5271.ff242ac4 9fabca31.d72f3c14
pub const TOY_377: Power = spell(&[deal(3).to(TARGET), summon(card("CORE_CS2_033")).when(there_is(&IT.that(DEAD)))]);

/// # The Galactic Projection Orb
/// Spell · Arcane · 10 mana
/// > Recast a random spell of each Cost you've cast this game *(targets enemies if possible*).
//~ done TOY_378 - c5fd4f29.356a50fa 72ef9212
pub const TOY_378: Power = spell(&[
    cast(random_from_past(YOU.cast(COST.is(0)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(1)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(2)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(3)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(4)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(5)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(6)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(7)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(8)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(9)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(all(&[COST.is(10), not(&named("TOY_378"))])).this_game())).at(ENEMIES),
    // Above (10) there are spells that print (12) and (14).
    cast(random_from_past(YOU.cast(COST.is(12)).this_game())).at(ENEMIES),
    cast(random_from_past(YOU.cast(COST.is(14)).this_game())).at(ENEMIES),
]);
