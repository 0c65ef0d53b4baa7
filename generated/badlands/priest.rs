//! Priest cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d0a76420

/// # Shadow Word: Steal
/// Spell · Shadow · 5 mana
/// > Return an enemy minion to YOUR hand.
/// - Classes: Priest, Rogue
//~ done DEEP_021 - cf35eba3.48d92c0b ac2a3d20.4a523d0e
pub const DEEP_021: Power = spell(&[select(AN_ENEMY_MINION), get(the(TARGET))]);

/// # Hidden Gem
/// Minion · Elemental · 2 mana · 2/2
/// > **Stealth** At the end of your turn, restore #2 Health to all friendly characters.
/// - Classes: Priest, Rogue
//~ derived DEEP_023 47933e1c 2edd8b58.26af0fd7 ee19c86d.4a523d0e
pub const DEEP_023: Power = at_end_of_your_turn(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Glowstone Gyreworm
/// Minion · Elemental · 4 mana · 4/4
/// > **Lifesteal Quickdraw:** Deal 5 damage. **Forge:** Change **Quickdraw** to **Battlecry**.
/// - Makes: Glowstone Gyreworm [`DEEP_024t`] (4/4, "Forged, Lifesteal Battlecry: Deal 5 damage.")
//~ derived DEEP_024 8c7a743a c561b775.4f518695 c5f414f5.a2310998
pub const DEEP_024: Power = on(Word::Quickdraw, &[deal(5).to(TARGET)]);

/// # Glowstone Gyreworm
/// Minion · Elemental · 4 mana · 4/4
/// > **Forged**, **Lifesteal Battlecry:** Deal 5 damage.
//~ derived DEEP_024t 246a2b38 c561b775.78a05ea9 c5f414f5
pub const DEEP_024t: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Swarm of Lightbugs
/// Spell · 5 mana
/// > Summon 10 1/1 Lightbugs with **Lifesteal**. Save any excess in a 1-Cost Bottle.
/// - Makes: Lightbug [`WW_052t`] (1/1, "Lifesteal"); Bottled Lightbugs [`WW_052t2`] ("Summon the excess 1/1 Lightbugs with Lifesteal.")
//~ done WW_052 - 36b694de.c72ba548 09a2e096.83e26e05
pub const WW_052: Power = spell(&[
    set_counter(0, 0),
    repeat(
        10,
        &[either(
            there_are(7, &YOUR_BOARD),
            &[set_counter_to(0, sum(&[counter_value(0), fixed(1)]))],
            &[summon(card("WW_052t"))],
        )],
    ),
    if_(
        is_at_least(&counter_value(0), 1),
        &[get(card("WW_052t2")), raise_text_number(1).times(counter_value(0)).to(IT)],
    ),
]);

/// # Lightbug
/// Minion · Beast · 1 mana · 1/1
/// > **Lifesteal**
//~ vanilla WW_052t a048694f 5533a85b.b857c9f1 ba89fc21
pub const WW_052t: Power = VANILLA;

/// # Bottled Lightbugs
/// Spell · 1 mana
/// > Summon the excess 1/1 Lightbugs with **Lifesteal**.@Summon {0} 1/1 Lightbugs with **Lifesteal**.
/// - Makes: Lightbug [`WW_052t`] (1/1, "Lifesteal")
//~ done WW_052t2 - 2f198b86.c81ef7a3 2c2700b9.506f7dc5
pub const WW_052t2: Power = spell(&[perform(&[summon(card("WW_052t"))]).times(TEXT_NUMBER)]);

/// # Tram Heist
/// Spell · 4 mana
/// > Get a copy of each card your opponent played last turn.
//~ done WW_053 - 38d1d3b0.adba0cd4 8df9c6ce
pub const WW_053: Power = spell(&[get(each_past(OPPONENT.play(CARD).last_turn()))]);

/// # Injured Hauler
/// Minion · 3 mana · 3/7
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 2 damage to all enemy minions.
//~ derived WW_381 dfd0350f 05bd972b.4e5b29ff 0aaeb79e
pub const WW_381: Power =
    abilities(&[battlecry(&[deal(4).to(THIS)]), on(Word::Overheal, &[deal(2).to(ENEMY_MINIONS)])]);

/// # Benevolent Banker
/// Minion · 3 mana · 2/4
/// > **Battlecry: Discover** a spell from your deck. **Quickdraw:** Enemy deck instead.
///
/// # Notes
///
/// No source: a spell of the enemy deck is taken itself, as one of the own deck is.
//~ done WW_384 - def81b81.e1af0763 67b94a4c
pub const WW_384: Power =
    battlecry(&[either(QUICKDRAW, &[discover_from(ENEMY_DECK.that(SPELL))], &[discover_from(YOUR_DECK.that(SPELL))])]);

/// # Thirsty Drifter
/// Minion · 6 mana · 4/6
/// > **Taunt** Costs (1) less for each 1-Cost card you've played this game.
//~ done WW_387 - 3c7f69b1.1d7e020e 4e8c1036
pub const WW_387: Power = costs(&[cost_less(1).times(YOU.play(exactly(1)).this_game().count())]);

/// # Elise, Badlands Savior
/// Minion · 8 mana · 5/5
/// > **Battlecry:** If your deck started with no duplicates, summon 5/5 copies of 4 random minions in your deck.
/// - Makes: Honorary Outlaw [`WW_392e`] ("5/5.")
//~ done WW_392 - be3862ec.1ab677dd 803baf54.9ae710ad
#[rustfmt::skip]
pub const WW_392: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random_of(4))), attach("WW_392e").to(IT)]).when(STARTED_SINGLETON);

/// # Honorary Outlaw
/// Enchantment
/// > 5/5.
//~ derived WW_392e affbfa22 d522ad72.36023d4f 65592ab8
pub const WW_392e: Power = enchant(&[become_stats(5, 5)]);

/// # Invasive Shadeleaf
/// Spell · Shadow · 4 mana
/// > Deal $10 damage to an enemy minion. Save any excess in a 1-Cost Bottle.
/// - Makes: Bottled Shadeleaf [`WW_393t`] ("Deal the excess damage to an enemy minion.")
//~ done WW_393 - 1e562e45.781f436a e6dbb00e.5f5d56cc
pub const WW_393: Power = spell(&[
    deal(10).to(AN_ENEMY_MINION),
    set_counter_to(0, EXCESS),
    if_(
        is_at_least(&counter_value(0), 1),
        &[get(card("WW_393t")), raise_text_number(1).times(counter_value(0)).to(IT)],
    ),
]);

/// # Bottled Shadeleaf
/// Spell · Shadow · 1 mana
/// > Deal the excess damage to an enemy minion.@Deal ${0} damage to an enemy minion.
//~ done WW_393t - ca4a4f53.d2070dd3 46978eea
pub const WW_393t: Power = spell(&[deal(1).times(TEXT_NUMBER).to(AN_ENEMY_MINION)]);

/// # Pip the Potent
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Copy each 1-Cost card in your hand.
//~ done WW_394 - 05878c57.a99b95a7 25e43a95
pub const WW_394: Power = battlecry(&[get(copy_of(YOUR_HAND.that(COST.is(1))))]);

/// # Holy Springwater
/// Spell · Holy · 2 mana
/// > Restore #8 Health to a damaged character. Save any excess in a 1-Cost Bottle.
/// - Makes: Bottled Springwater [`WW_395t`] ("Restore the excess Health.")
//~ done WW_395 - 5fbdf668.594f3fd3 a26e5627.d245e8bb
pub const WW_395: Power = spell(&[
    heal(8).to(TARGET.that(DAMAGED)),
    set_counter_to(0, EXCESS),
    if_(
        is_at_least(&counter_value(0), 1),
        &[get(card("WW_395t")), raise_text_number(1).times(counter_value(0)).to(IT)],
    ),
]);

/// # Bottled Springwater
/// Spell · Holy · 1 mana
/// > Restore the excess Health.@Restore #{0} Health.
//~ done WW_395t - dd4c6abd.1b91c06e ea3960e6
pub const WW_395t: Power = spell(&[heal(1).times(TEXT_NUMBER).to(TARGET)]);

/// # Posse Possession
/// Spell · Shadow · 4 mana
/// > Summon a 4/4 copy of a random minion in your opponent's hand.
/// - Makes: Possessed, Y'all [`WW_600e`] ("4/4.")
//~ done WW_600 - 1e562e45.294a61ea 391b1d52.3beee798
pub const WW_600: Power = spell(&[summon(copy_of(ENEMY_HAND.that(MINION).random())), attach("WW_600e").to(IT)]);

/// # Possessed, Y'all
/// Enchantment
/// > 4/4.
//~ derived WW_600e 1ed50464 d522ad72.7beff5ae 527f0577
pub const WW_600e: Power = enchant(&[become_stats(4, 4)]);
