//! Mage cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 75f1ba9b

/// # Tear Reality
/// Spell · Arcane · 4 mana
/// > Add 2 random Mage spells from the past to your hand. They cost (2) less.
/// - Makes: Torn [`NX2_001e`] ("Costs (2) less.")
//~ derived NX2_001 8556251b 27bf12e1.cba4b35a 709024b3.4dda7e0e
pub const NX2_001: Power =
    spell(&[get(random(all(&[SPELL, class(CardClass::Mage), FROM_THE_PAST]))).picks(2), attach("NX2_001e").to(IT)]);

/// # Torn
/// Enchantment
/// > Costs (2) less.
//~ derived NX2_001e d00f0ec7 d522ad72.90c32b47 b840bed5
pub const NX2_001e: Power = enchant(&[cost_less(2)]);

/// # Spectral Trainee
/// Minion · Undead · 3 mana · 1/4
/// > After you cast a spell, deal 1 damage to all enemy minions.
//~ derived NX2_002 a92f80b4 c0362f69.a33408a2 b27c9f2c
pub const NX2_002: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMY_MINIONS)]);

/// # Whirlweaver
/// Minion · Elemental · Naga · 3 mana · 4/3
/// > **Battlecry:** If you've cast a spell last turn, **Discover** an Elemental.
/// - Makes: Prodigy of Demise [`NX2_003t`] (3/2, "Infused Battlecry: Discover a Fire, Frost, or…")
//~ done NX2_003 - af480ac4.8c5947e5 c271f31b.01cb723f
pub const NX2_003: Power = battlecry(&[discover(ELEMENTAL)]).when(YOU.cast(SPELL).last_turn().at_least(1));

/// # Prodigy of Demise
/// Minion · Undead · 2 mana · 3/2
/// > **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
//~ todo NX2_003t 0225b4bc e2f87da0.42656207 fb3c55ec
pub const NX2_003t: Power = TODO;

/// # Vexallus
/// Minion · Elemental · 5 mana · 3/5
/// > Your Arcane spells cast twice.
//~ done RLK_541 - a80f27c5.029d5ddc 158700b3
pub const RLK_541: Power = whenever(YOU.cast(school(SpellSchool::Arcane))).then(&[cast_again(THAT)]);

/// # Arcsplitter
/// Minion · 3 mana · 3/2
/// > **Deathrattle:** Add 2 Arcane Bolts to your hand.
/// - Makes: Arcane Bolt [`RLK_843`] ("Deal 2 damage. Manathirst (8): Deal 3 damage…")
//~ derived RLK_542 a965e29a 05811c42.f2828475 d158587b.298f1182
pub const RLK_542: Power = deathrattle(&[get(card("RLK_843")).copies(2)]);

/// # Magister's Apprentice
/// Minion · 2 mana · 3/2
/// > Your Arcane spells cost (1) less.
/// - Makes: Apprentice's Assistance [`RLK_543e`] ("Costs (1) less.")
//~ derived RLK_543 725aeec3 0296240c.33216751 3de4c12e.b490f4b3
pub const RLK_543: Power = aura(YOUR_HAND.that(school(SpellSchool::Arcane))).gives("RLK_543e");

/// # Apprentice's Assistance
/// Enchantment
/// > Costs (1) less.
//~ derived RLK_543e 8e3103bc d522ad72.f705eb41 07e8c5eb
pub const RLK_543e: Power = enchant(&[cost_less(1)]);

/// # Arcane Defenders
/// Spell · Arcane · 8 mana
/// > Summon two 5/6 Golems with **Taunt** and **Elusive**.
/// - Makes: Golem Guardian [`RLK_544t`] (5/6, "Taunt Elusive")
//~ derived RLK_544 ad922c07 1af4c36c.dc9c0a93 e9c671e1.fba0c66d
pub const RLK_544: Power = spell(&[summon(card("RLK_544t")).copies(2)]);

/// # Golem Guardian
/// Minion · 5 mana · 5/6
/// > **Taunt Elusive**
//~ vanilla RLK_544t 63039e02 7c7d1340.c6cde567 9ac801f8
pub const RLK_544t: Power = VANILLA;

/// # Energy Shaper
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ done RLK_545 - 05841e04.81ff8540 05f655f9
pub const RLK_545: Power = battlecry(&[one_by_one(
    YOUR_HAND.that(SPELL),
    &[
        set_counter_to(0, OWN_COST.of(THAT)),
        transform(THAT, random_costing_more(SPELL, 3, COST.of(THAT))),
        give(&[COST.set_to(X)]).with_x(counter_value(0)).to(THAT),
    ],
)]);

/// # Vast Wisdom
/// Spell · 2 mana
/// > **Discover** two spells that cost (3) or less. Swap their Costs.
/// - Makes: Infinite Wisdom [`RLK_546e`] ("This card's cost is swapped.")
//~ done RLK_546 - 7846e7ae.d3ebc59e e88115dc.60e83ef3
pub const RLK_546: Power = spell(&[
    discover(all(&[SPELL, COST.at_most(3)])),
    remember(IT),
    discover(all(&[SPELL, COST.at_most(3)])),
    swap_number(COST, REMEMBERED, IT),
]);

/// # Infinite Wisdom
/// Enchantment
/// > This card's cost is swapped.
//~ todo RLK_546e 587baeef d522ad72.5e8ccca5 c364b968
pub const RLK_546e: Power = TODO;

/// # Prismatic Elemental
/// Minion · Elemental · 2 mana · 1/3
/// > **Battlecry: Discover** a spell from any class. It costs (1) less.
/// - Makes: Strange Energy [`RLK_547e`] ("Costs (1) less.")
//~ derived RLK_547 e38852ec 2befd433.5f239ab6 e85eeae5.84b307b6
pub const RLK_547: Power = battlecry(&[discover_of(SPELL, Classes::Any), attach("RLK_547e").to(IT)]);

/// # Strange Energy
/// Enchantment
/// > Costs (1) less.
//~ derived RLK_547e 9ff0d204 d522ad72.f705eb41 77bf7c98
pub const RLK_547e: Power = enchant(&[cost_less(1)]);

/// # Arcane Wyrm
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Add an Arcane Bolt to your hand.
/// - Makes: Arcane Bolt [`RLK_843`] ("Deal 2 damage. Manathirst (8): Deal 3 damage…")
//~ derived RLK_548 73c073af cbfac199.a6270465 50d44091.298f1182
pub const RLK_548: Power = battlecry(&[get(card("RLK_843"))]);

/// # Grand Magister Rommath
/// Minion · 9 mana · 5/7
/// > **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
/// - Makes: Mana Sated [`RLK_803e`] ("Your Arcane spells cast twice.")
//~ done RLK_803 - 75390a00.25682b22 d4554ed5.5474e1ee
pub const RLK_803: Power = battlecry(&[if_(
    YOU.complete(named("RLK_803")).this_game().never(),
    &[mark_completed(), cast(each_past(YOU.cast(not(&STARTED_IN_DECK)).this_game()))],
)]);

/// # Mana Sated
/// Enchantment
/// > Your Arcane spells cast twice.
//~ todo RLK_803e cde8fb7e d522ad72.029d5ddc a66d1566
pub const RLK_803e: Power = TODO;

/// # Arcane Bolt
/// Spell · Arcane · 1 mana
/// > Deal $2 damage. **Manathirst (8):** Deal $3 damage instead.
//~ derived RLK_843 d74fea2f c75b771b.34e10b2f 0734cd08
pub const RLK_843: Power = spell(&[either(MANA_CRYSTALS.at_least(8), &[deal(3).to(TARGET)], &[deal(2).to(TARGET)])]);
