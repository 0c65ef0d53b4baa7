//! Mage cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0540b86c

/// # Shivering Sorceress
/// Minion · 1 mana · 2/2
/// > **Battlecry:** Reduce the Cost of the highest Cost spell in your hand by (1).
/// - Makes: Shocking [`AV_114e`] ("Costs (1) less.")
//~ derived AV_114 af23b1a1 57e94b0b.7a71a45f a5c1da1c.8e1eaafe
pub const AV_114: Power = battlecry(&[attach("AV_114e").to(YOUR_HAND.that(SPELL).most(COST))]);

/// # Shocking
/// Enchantment
/// > Costs (1) less.
//~ derived AV_114e 77ec2432 d522ad72.f705eb41 fa682e51
pub const AV_114e: Power = enchant(&[cost_less(1)]);

/// # Amplified Snowflurry
/// Minion · Elemental · 2 mana · 2/3
/// > **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
/// - Makes: Icy [`AV_115e5`] ("Your Hero Power costs (0) and Freezes the target.")
//~ done AV_115 - 2ed7eb85.b0a60338 22245d48.805c26fd
pub const AV_115: Power = battlecry(&[attach("AV_115e5").to(YOU)]);

/// # Icy
/// Enchantment
/// > Your Hero Power costs (0) and **Freezes** the target.
//~ done AV_115e5 - d522ad72.df0723ba 817b5a27
pub const AV_115e5: Power = abilities(&[
    enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD)),
    after(CHARACTERS.is_targeted_by(all(&[HERO_POWER, FRIENDLY]))).then(&[freeze(SUBJECT)]),
]);

/// # Arcane Brilliance
/// Spell · Arcane · 4 mana
/// > Add a copy of a 7, 8, 9, and 10-Cost spell in your deck to your hand.
//~ done AV_116 - 27bf12e1.68db5545 b5d772a5
#[rustfmt::skip]
pub const AV_116: Power = spell(&[get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(7)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(8)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(9)])).random())), get(copy_of(YOUR_DECK.that(all(&[SPELL, COST.is(10)])).random()))]);

/// # Magister Dawngrasp
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Recast a spell from each spell school you've cast this game.
/// - Makes: Arcane Burst [`AV_200p2`] ("Deal 2 damage. Honorable Kill: Gain +2 damage.")
///
/// # Notes
///
/// No source tells the order of the schools.
//~ done AV_200 - 7c911c2c.085f4fb6 9fba9067.afb447c7
pub const AV_200: Power = battlecry(&[
    cast(random_from_past(YOU.cast(school(SpellSchool::Arcane)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Fire)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Frost)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Nature)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Holy)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Shadow)).this_game())),
    cast(random_from_past(YOU.cast(school(SpellSchool::Fel)).this_game())),
]);

/// # Arcane Burst
/// Hero Power · 2 mana
/// > Deal $@ damage. **Honorable Kill:** Gain +2 damage.
/// - Numbers: {0} = 2
//~ done AV_200p2 - 4902b083.871d9f32.ea1d8a8e c1de2025
pub const AV_200p2: Power = abilities(&[
    hero_power(&[deal(1).times(TEXT_NUMBER).to(TARGET)]),
    on(Word::HonorableKill, &[raise_text_number(2)]),
]);

/// # Siphon Mana
/// Spell · Arcane · 2 mana
/// > Deal $2 damage. **Honorable Kill**: Reduce the Cost of spells in your hand by (1).
/// - Makes: Kablow! [`AV_212e`] ("Costs (1) less.")
//~ derived AV_212 997b3ff3 b3d67742.6a75f35c bdd943b6.64058c93
pub const AV_212: Power =
    abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_212e").to(YOUR_HAND.that(SPELL))])]);

/// # Kablow!
/// Enchantment
/// > Costs (1) less.
//~ derived AV_212e 6526e5e1 d522ad72.f705eb41 7f4171bb
pub const AV_212e: Power = enchant(&[cost_less(1)]);

/// # Mass Polymorph
/// Spell · Arcane · 7 mana
/// > Transform all minions into 1/1 Sheep.
/// - Makes: Sheep [`AV_218t`] (1/1)
//~ derived AV_218 0f8fb2e0 8ca6ec6c.0b86a13e 60ad829b.ebf5e3b8
pub const AV_218: Power = spell(&[transform(MINIONS, card("AV_218t"))]);

/// # Sheep
/// Minion · Beast · 1 mana · 1/1
//~ vanilla AV_218t f83e0030 5533a85b ba985c17
pub const AV_218t: Power = VANILLA;

/// # Build a Snowman
/// Spell · Frost · 3 mana
/// > Summon a 3/3 Snowman that **Freezes**. Add "Build a Snowbrute" to your hand.
/// - Makes: Snowman [`AV_282t`] (3/3, "Freeze any character damaged by this minion."); Build a Snowbrute [`AV_282t2`] ("Summon a 6/6 Snowbrute that Freezes. Add "Build a…"); Snowbrute [`AV_282t3`] (6/6, "Freeze any character damaged by this minion."); Build a Snowgre [`AV_282t4`] ("Summon a 9/9 Snowgre that Freezes."); Snowgre [`AV_282t5`] (9/9, "Freeze any character damaged by this minion.")
//~ derived AV_282 fd4a4254 0784d9a3.35182e92 e8f86e93.23787e55
pub const AV_282: Power = spell(&[summon(card("AV_282t")), get(card("AV_282t2"))]);

/// # Snowman
/// Minion · Elemental · 3 mana · 3/3
/// > **Freeze** any character damaged by this minion.
//~ vanilla AV_282t 065c5b6a 6458dbe2.71ce65d6 ba37fc1a
pub const AV_282t: Power = VANILLA;

/// # Build a Snowbrute
/// Spell · Frost · 6 mana
/// > Summon a 6/6 Snowbrute that **Freezes**. Add "Build a Snowgre" to your hand.
/// - Makes: Snowbrute [`AV_282t3`] (6/6, "Freeze any character damaged by this minion."); Build a Snowgre [`AV_282t4`] ("Summon a 9/9 Snowgre that Freezes.")
//~ derived AV_282t2 bc618e74 d3be37be.2913acd1 76d6825b.3fc275b5
pub const AV_282t2: Power = spell(&[summon(card("AV_282t3")), get(card("AV_282t4"))]);

/// # Snowbrute
/// Minion · Elemental · 6 mana · 6/6
/// > **Freeze** any character damaged by this minion.
//~ vanilla AV_282t3 855a0b17 546199ad.71ce65d6 5c27e0d5
pub const AV_282t3: Power = VANILLA;

/// # Build a Snowgre
/// Spell · Frost · 9 mana
/// > Summon a 9/9 Snowgre that **Freezes**.
/// - Makes: Snowgre [`AV_282t5`] (9/9, "Freeze any character damaged by this minion.")
//~ derived AV_282t4 f36b3e45 e36fabcd.9b91d436 fb793f42.342dda01
pub const AV_282t4: Power = spell(&[summon(card("AV_282t5"))]);

/// # Snowgre
/// Minion · Elemental · 9 mana · 9/9
/// > **Freeze** any character damaged by this minion.
//~ vanilla AV_282t5 74ccdab2 d66efba2.71ce65d6 7849b12b
pub const AV_282t5: Power = VANILLA;

/// # Rune of the Archmage
/// Spell · 9 mana
/// > Cast 20 Mana worth of Mage spells at enemies.
// No source: each spell is random among those that cost no more than what is left of the 20; none is free.
//~ done AV_283 - dc4d8b63.c7a7980c 0ad0704f
pub const AV_283: Power = spell(&[
    set_counter(0, 20),
    repeat(
        20,
        &[
            cast(random(all(&[SPELL, class(CardClass::Mage), COST.at_least(1), COST.no_more_than(&counter_value(0))])))
                .at(ENEMIES),
            set_counter(1, -1).times(COST.of(IT)),
            set_counter_to(0, sum(&[counter_value(0), counter_value(1)])),
        ],
    ),
]);

/// # Balinda Stonehearth
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
/// - Makes: Arcane Swap [`AV_284e`] ("Cost swapped."); Magical Shift [`AV_284e2`] ("Swapped Attack."); Magical Shift [`AV_284e3`] ("Swapped Health.")
//~ done AV_284 - 73fb5380.65b3cb2e db38360d.67d8f12e
pub const AV_284: Power = battlecry(&[
    draw_that(1, SPELL),
    set_counter_to(0, ATTACK.of(THIS)),
    if_(
        there_is(&IT),
        &[give(&[ATTACK.set_to(X)]).with_x(COST.of(IT)), give(&[COST.set_to(X)]).with_x(counter_value(0)).to(IT)],
    ),
    draw_that(1, SPELL),
    set_counter_to(0, HEALTH.of(THIS)),
    if_(
        there_is(&IT),
        &[give(&[HEALTH.set_to(X)]).with_x(COST.of(IT)), give(&[COST.set_to(X)]).with_x(counter_value(0)).to(IT)],
    ),
]);

/// # Arcane Swap
/// Enchantment
/// > Cost swapped.
//~ todo AV_284e 01c2dbda d522ad72.ef95058b cc03828a
pub const AV_284e: Power = TODO;

/// # Magical Shift
/// Enchantment
/// > Swapped Attack.
//~ todo AV_284e2 93e354ef d522ad72.5f80f45e 4bda3c9c
pub const AV_284e2: Power = TODO;

/// # Magical Shift
/// Enchantment
/// > Swapped Health.
//~ todo AV_284e3 7da11008 d522ad72.2bbe1ac2 4bda3c9c
pub const AV_284e3: Power = TODO;

/// # Iceblood Tower
/// Spell · 10 mana
/// > At the end of your turn, cast another spell from your deck. Lasts 3 turns.
//~ done AV_290 - 81779ce0.941d8291 32a4bcb7
pub const AV_290: Power = abilities(&[at_end_of_your_turn(&[cast(the(YOUR_DECK.that(SPELL).random()))]), lasts(3)]);

/// # Deep Breath
/// Spell · Fire · 5 mana
/// > Deal $@ damage to a minion and its neighbors. *(Improved by number of other spells in your hand.)*
/// - Numbers: {0} = 1
//~ done ONY_006 - 3ed6fa2e.be74ea39.eae7e889 fda8505c
#[rustfmt::skip]
pub const ONY_006: Power = abilities(&[spell(&[deal(1).times(TEXT_NUMBER).to(A_MINION.with_neighbours())]), improved(count(YOUR_HAND.other().that(SPELL)))]);

/// # Haleh, Matron Protectorate
/// Minion · Dragon · 8 mana · 4/12
/// > After you cast a spell, deal 4 damage randomly split among all enemies.
//~ derived ONY_007 5da97561 aec6d49b.457d696a 007cc48c
pub const ONY_007: Power = after(YOU.cast(SPELL)).then(&[deal(4).split_among(ENEMIES)]);

/// # Drakefire Amulet
/// Spell · Fire · 10 mana
/// > **Tradeable Discover** 2 Dragons. Summon them.
//~ done ONY_029 - d7951a95.fada9ec5 f4ae4975
pub const ONY_029: Power = spell(&[discover_then(Offer::Pool(DRAGON, Classes::Own), &[summon(the(IT))]).repeated(2)]);
