//! Mage cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a1c3eb38

/// # Grey Sage Parrot
/// Minion · Beast · 6 mana · 4/5
/// > **Battlecry:** Repeat the last spell you've cast that costs (6) or more.
//~ done DED_515 - ebc8880d.d4fe2cc9 70a10588
pub const DED_515: Power = battlecry(&[cast(last_of(YOU.cast(COST.at_least(6)).this_game()))]);

/// # Deepwater Evoker
/// Minion · Pirate · 4 mana · 3/4
/// > **Battlecry:** Draw a spell. Gain Armor equal to its Cost.
//~ derived DED_516 5e9904d9 b1c2d31b.3db2cc40 061a211e
pub const DED_516: Power = battlecry(&[draw_that(1, SPELL), armor(1).times(COST.of(IT))]);

/// # Arcane Overflow
/// Spell · Arcane · 5 mana
/// > Deal $8 damage to an enemy minion. Summon a Remnant with stats equal to the excess damage.
/// - Makes: Arcane Remnant [`DED_517t`] (1/1)
//~ derived DED_517 d6d3bcc5 cbf84505.7bfa5a84 203c3b76.edf6b91c
#[rustfmt::skip]
pub const DED_517: Power = spell(&[deal(8).to(AN_ENEMY_MINION), summon(card("DED_517t")), give(&[become_stats(1, 1).times(X)]).with_x(EXCESS).to(IT)]);

/// # Arcane Remnant
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla DED_517t d5032756 f82494ef 40f1d740
pub const DED_517t: Power = VANILLA;

/// # Celestial Ink Set
/// Weapon · 2 mana · 0/2 durability
/// > After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
/// - Makes: Inscription Enchant [`SW_001e`] ("Your next spell costs (5) less."); Inscription Discount [`SW_001e2`] ("Costs (5) less.")
///
/// # Notes
///
/// No source: mana beyond 5 is not kept for the next time.
//~ done SW_001 - 16e963e8.1b334e6d 7363d9c3.a525bb90
pub const SW_001: Power = after(YOU.spend_mana(SPELL)).then(&[
    set_counter_to(0, sum(&[counter_value(0), THAT_MUCH])),
    if_(
        is_at_least(&counter_value(0), 5),
        &[set_counter(0, 0), attach("SW_001e2").to(YOUR_HAND.that(SPELL).random()), lose_durability(1)],
    ),
]);

/// # Inscription Enchant
/// Enchantment
/// > Your next spell costs (5) less.
//~ derived SW_001e bae7138b d522ad72.c5208b6d 174cbcc1
pub const SW_001e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(5)]).until(YOU.play(SPELL));

/// # Inscription Discount
/// Enchantment
/// > Costs (5) less.
//~ derived SW_001e2 e909ea40 d522ad72.133d4794 ded26f05
pub const SW_001e2: Power = enchant(&[cost_less(5)]);

/// # Fire Sale
/// Spell · Fire · 4 mana
/// > **Tradeable** Deal $3 damage to all minions.
//~ derived SW_107 1f345e03 085e2d30.b2cc52a4 bda68fe8
pub const SW_107: Power = spell(&[deal(3).to(MINIONS)]);

/// # First Flame
/// Spell · Fire · 1 mana
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
/// - Makes: Second Flame [`SW_108t`] ("Deal 2 damage to a minion.")
//~ derived SW_108 a5474e5b e70c31b0.635597f5 6c5ca1f9.15fbd626
pub const SW_108: Power = spell(&[deal(2).to(A_MINION), get(card("SW_108t"))]);

/// # Second Flame
/// Spell · Fire · 1 mana
/// > Deal $2 damage to a minion.
//~ derived SW_108t 4d408b5b e70c31b0.ad6115a4 10b17f77
pub const SW_108t: Power = spell(&[deal(2).to(A_MINION)]);

/// # Clumsy Courier
/// Minion · 7 mana · 4/5
/// > **Battlecry:** Cast the highest Cost spell from your hand.
//~ derived SW_109 20ab71df 1e052ab7.17ef0c53 3abbfaeb
pub const SW_109: Power = battlecry(&[cast(the(YOUR_HAND.that(SPELL).most(COST)))]);

/// # Ignite
/// Spell · Fire · 2 mana
/// > Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
/// - Numbers: {0} = 2
//~ done SW_110 - 64e9e702.2d3c2f5c.ea1d8a8e 8d72d071
pub const SW_110: Power = spell(&[
    deal(1).times(TEXT_NUMBER).to(TARGET),
    shuffle(card("SW_110")),
    raise_text_number(1).times(counter_value(0)).to(IT),
    raise_text_number(1).to(IT),
]);

/// # Sanctum Chandler
/// Minion · Elemental · 5 mana · 4/5
/// > After you cast a Fire spell, draw a spell.
//~ derived SW_111 1c61088f 2192268c.366aed26 15cafe9f
pub const SW_111: Power = after(YOU.cast(school(SpellSchool::Fire))).then(&[draw_that(1, SPELL)]);

/// # Prestor's Pyromancer
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Your next Fire spell has **Spell Damage +2**.
/// - Makes: Burning Hot! [`SW_112e`] ("Your next Fire spell has Spell Damage +2."); Burning Hot! [`SW_112e2`] ("Your next Fire spell has Spell Damage +2.")
//~ done SW_112 - 5656a6e3.f3c5d0db 839fcf3b.8b7254a5
pub const SW_112: Power = battlecry(&[attach("SW_112e").to(YOU)]);

/// # Burning Hot!
/// Enchantment
/// > Your next Fire spell has **Spell Damage +2**.
//~ done SW_112e - d522ad72.b001726a dadc86e2
pub const SW_112e: Power =
    enchant(&[]).aura(YOU, &[plus_tag(GameTag::SPELLPOWER_FIRE, 2)]).until(YOU.cast(school(SpellSchool::Fire)));

/// # Burning Hot!
/// Enchantment
/// > Your next Fire spell has **Spell Damage +2**.
//~ todo SW_112e2 f181634b d522ad72.b001726a dadc86e2
pub const SW_112e2: Power = TODO;

/// # Grand Magus Antonidas
/// Minion · 8 mana · 6/6
/// > **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
/// - Makes: [`CORE_CS2_029`](crate::core::mage::CORE_CS2_029)
///
/// # Notes
///
/// No source: the turn in which it is played is none of the last three.
//~ done SW_113 - 135a7668.cb7d5be0 726d944a.e8641fbc
pub const SW_113: Power = battlecry(&[cast(card("CORE_CS2_029")).at(ENEMIES).copies(3)]).when(any(&[
    is_at_least(&YOU.cast(school(SpellSchool::Fire)).this_game().turns_in_a_row(), 4),
    all(&[
        is_at_least(&YOU.cast(school(SpellSchool::Fire)).this_game().turns_in_a_row(), 3),
        YOU.cast(school(SpellSchool::Fire)).this_turn().never(),
    ]),
]));

/// # Sorcerer's Gambit
/// Spell · 1 mana
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Draw a spell.
/// - Makes: Stall for Time [`SW_450t`] ("Questline: Cast a Fire, Frost, and Arcane spell.…"); Reach the Portal Room [`SW_450t2`] ("Questline: Cast a Fire, Frost, and Arcane spell.…"); Arcanist Dawngrasp [`SW_450t4`] (7/7, "Battlecry: For the rest of the game, you have…")
//~ done SW_450 - 2f198b86.fe221e39 fb3466fd.50eef410
#[rustfmt::skip]
pub const SW_450: Power = quest(Goal::Each, &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))]).reward(&[draw_that(1, SPELL), put_into_play(card("SW_450t"))]);

/// # Stall for Time
/// Spell · 1 mana
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
/// - Makes: Reach the Portal Room [`SW_450t2`] ("Questline: Cast a Fire, Frost, and Arcane spell.…")
///
/// # Notes
///
/// No source: the three that are offered are of any of the schools.
//~ done SW_450t - 2f198b86.081bcbba b6bd25a6.9fa3c81e
pub const SW_450t: Power = quest(
    Goal::Each,
    &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))],
)
.reward(&[
    discover(any(&[school(SpellSchool::Fire), school(SpellSchool::Frost), school(SpellSchool::Arcane)])),
    put_into_play(card("SW_450t2")),
]);

/// # Reach the Portal Room
/// Spell · 1 mana
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Arcanist Dawngrasp.
/// - Makes: Arcanist Dawngrasp [`SW_450t4`] (7/7, "Battlecry: For the rest of the game, you have…")
//~ done SW_450t2 - 2f198b86.66484397 c01c3aea.76f63b61
#[rustfmt::skip]
pub const SW_450t2: Power = quest(Goal::Each, &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))]).reward(&[get(card("SW_450t4"))]);

/// # Arcanist Dawngrasp
/// Minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
/// - Makes: Power of Dawngrasp [`SW_450t4e`] ("Spell Damage +3")
//~ done SW_450t4 - c32c1bd8.801cf726 812a6a9c.100f3770
pub const SW_450t4: Power = battlecry(&[attach("SW_450t4e").to(YOU)]);

/// # Power of Dawngrasp
/// Enchantment
/// > **Spell Damage +3**
//~ derived SW_450t4e 94ddf4ef d522ad72.17bc2583 9803677f
pub const SW_450t4e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 3)]);

/// # Hot Streak
/// Spell · Fire · 0 mana
/// > Your next Fire spell this turn costs (2) less.
/// - Makes: Hot Streak [`SW_462e`] ("The next Fire spell you play costs (2) less.")
//~ derived SW_462 9bce22a8 f87f42f2.43aa64e2 9be225b9.bbb4d395
pub const SW_462: Power = spell(&[attach("SW_462e").to(YOU)]);

/// # Hot Streak
/// Enchantment
/// > The next Fire spell you play costs (2) less.
//~ derived SW_462e 522de2f4 d522ad72.0dea4786 9be225b9
#[rustfmt::skip]
pub const SW_462e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Fire)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Fire))).this_turn();
