//! Druid cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 046dc26a

/// # Shattered Reflections
/// Spell · 5 mana
/// > Choose a minion. Add a copy to your hand, deck, and battlefield.
/// - Classes: Druid, Priest
//~ done DEEP_025 - 36b694de.ac134146 9458af6f.28f4b57e
pub const DEEP_025: Power = spell(&[get(copy_of(A_MINION)), shuffle(copy_of(A_MINION)), summon(copy_of(A_MINION))]);

/// # Pendant of Earth
/// Spell · Nature · 3 mana
/// > **Discover** a minion from your deck. Restore Health to your hero equal to its Cost.
/// - Classes: Druid, Priest
//~ derived DEEP_026 c20288f3 a4db704b.a161413f f53b09af.28f4b57e
pub const DEEP_026: Power = spell(&[discover_from(YOUR_DECK.that(MINION)), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Gloomstone Guardian
/// Minion · Elemental · 4 mana · 6/8
/// > **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
/// - Classes: Druid, Warlock
/// - Makes: Splintered Form [`DEEP_027a`] ("Discard 2 cards."); Mana Disintegration [`DEEP_027b`] ("Destroy one of your Mana Crystals."); Gloomstone Guardian [`DEEP_027t`] (6/8, "Forged Taunt")
//~ done DEEP_027 - c5d6c6b4.d657cf26 d2b721e9.66f78d61.5b1ee725
pub const DEEP_027: Power = choose_one(&["DEEP_027a", "DEEP_027b"]);

/// # Splintered Form
/// Spell · 4 mana
/// > Discard 2 cards.
/// - Classes: Druid, Warlock
//~ derived DEEP_027a 4bb9212f 38d1d3b0.ca7cd6eb e5e2ffc0.66f78d61
pub const DEEP_027a: Power = spell(&[discard(YOUR_HAND.random_of(2))]);

/// # Mana Disintegration
/// Spell · 4 mana
/// > Destroy one of your Mana Crystals.
/// - Classes: Druid, Warlock
//~ done DEEP_027b - 38d1d3b0.aba839af 205c78b1.66f78d61
pub const DEEP_027b: Power = spell(&[destroy_crystals(1)]);

/// # Gloomstone Guardian
/// Minion · Elemental · 4 mana · 6/8
/// > **Forged Taunt**
/// - Classes: Druid, Warlock
//~ vanilla DEEP_027t 9c0d1d03 c5d6c6b4.80d96a1d d2b721e9.66f78d61
pub const DEEP_027t: Power = VANILLA;

/// # Crystal Cluster
/// Spell · 7 mana
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
/// - Makes: Crystal Crusher [`DEEP_028t`] (3/7, "Taunt")
//~ done DEEP_028 - 014b7716.927bc9ff 7b54f55b.6a7e2e47
pub const DEEP_028: Power = spell(&[repeat(
    3,
    &[either(
        there_is(&YOU.that(crate::legacy::druid::MANA_IS_FULL)),
        &[summon(card("DEEP_028t"))],
        &[gain_empty_crystals(1)],
    )],
)]);

/// # Crystal Crusher
/// Minion · Elemental · 5 mana · 3/7
/// > **Taunt**
//~ vanilla DEEP_028t 1bc3a408 a8182f4f.4b0c5d24 8ed23d1f
pub const DEEP_028t: Power = VANILLA;

/// # Trogg Gemtosser
/// Minion · 3 mana · 3/2
/// > **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
/// - Classes: Druid, Warlock
//~ done DEEP_029 - 05811c42.f3e9fffc fa30dc64.66f78d61
pub const DEEP_029: Power = on(Word::Finale, &[perform(&[deal(1).to(ENEMIES.random())]).times(MANA_CRYSTALS.of(YOU))]);

/// # Take to the Skies
/// Spell · 3 mana
/// > Draw two Dragons. Give them +1/+1.
/// - Makes: Happy Whelp [`WW_816t`] (1/2, "Taunt"); Soaaaring, Flyyyying [`WW_816e`] ("\+1/+1.")
//~ derived WW_816 4141b56b 82ede6d1.1864e6be 2d1bde3f.24e51bd1
pub const WW_816: Power = spell(&[draw_that(2, DRAGON), attach("WW_816e").to(IT)]);

/// # Soaaaring, Flyyyying
/// Enchantment
/// > \+1/+1.
//~ derived WW_816e f16cf6df d522ad72.cb08f83e c2bb2a27
pub const WW_816e: Power = enchant(&[plus(1, 1)]);

/// # Happy Whelp
/// Minion · Dragon · 1 mana · 1/2
/// > **Taunt**
//~ vanilla WW_816t 6f3d4ff6 722e0ba3.4b0c5d24 5f9e0d3e
pub const WW_816t: Power = VANILLA;

/// # Cactus Construct
/// Spell · Nature · 1 mana
/// > **Discover** a 2-Cost minion. Summon a 1/2 copy of it.
/// - Makes: Wittle [`WW_818e`] ("Stats set to 1/2.")
//~ derived WW_818 859728be 3f084ec4.d504ddd4 311cbf65.d6cf3d76
pub const WW_818: Power = spell(&[discover(all(&[MINION, COST.is(2)])), summon(copy_of(IT)), attach("WW_818e").to(IT)]);

/// # Wittle
/// Enchantment
/// > Stats set to 1/2.
//~ derived WW_818e 2e44fa28 d522ad72.7bcfba8d 912a6b55
pub const WW_818e: Power = enchant(&[become_stats(1, 2)]);

/// # Splish-Splash Whelp
/// Minion · Dragon · 2 mana · 2/1
/// > **Battlecry:** If you're holding a Dragon, gain an empty Mana Crystal.
//~ derived WW_819 fc62a70c 97740dfe.7e93b8e2 87d6948d
pub const WW_819: Power = battlecry(&[gain_empty_crystals(1)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Spinetail Drake
/// Minion · Dragon · 4 mana · 5/4
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage to an enemy minion.
//~ derived WW_820 3dd0c92b cc9f25b7.a87f6fcc 52521903
pub const WW_820: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragon Tales
/// Spell · 2 mana
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
/// - Makes: Short Stories [`WW_821t1`] ("Get two random Dragons that cost (5) or less."); Tall Tales [`WW_821t2`] ("Get two random Dragons that cost more than (5).")
//~ done WW_821 - 7846e7ae.b2bbb062 7c3f8f66.1b35b069
pub const WW_821: Power = choose_one(&["WW_821t1", "WW_821t2"]);

/// # Short Stories
/// Spell · 2 mana
/// > Get two random Dragons that cost (5) or less.
//~ derived WW_821t1 7f6a8ca2 7846e7ae.5c6e8791 3c4515ca
pub const WW_821t1: Power = spell(&[get(random(all(&[DRAGON, COST.at_most(5)]))).picks(2)]);

/// # Tall Tales
/// Spell · 2 mana
/// > Get two random Dragons that cost more than (5).
//~ done WW_821t2 - 7846e7ae.5d30375e 5b3525a8
pub const WW_821t2: Power = spell(&[get(random(all(&[DRAGON, not(&COST.at_most(5))]))).picks(2)]);

/// # Dragon Golem
/// Minion · Dragon · 7 mana · 3/4
/// > **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
//~ done WW_822 - 569602ec.7a983bc6 c562de8e
pub const WW_822: Power = battlecry(&[summon(copy_of(THIS)).for_each(YOUR_HAND.that(DRAGON))]);

/// # Rehydrate
/// Spell · Nature · 2 mana
/// > Restore #7 Health. **Quickdraw:** Refresh 2 Mana Crystals.
//~ derived WW_823 e550c08a f9bec0b1.ac7a21ac 2ad35e47
pub const WW_823: Power = abilities(&[spell(&[heal(7).to(TARGET)]), on(Word::Quickdraw, &[refresh_mana(2)])]);

/// # Rheastrasza
/// Minion · Dragon · 8 mana · 8/8
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
/// - Makes: Purified Dragon Nest [`WW_824t`] (0/1, "At the start of your turn, Discover a Dragon. It…"); Happily Hatched [`WW_824e`] ("Costs (4) less.")
//~ done WW_824 - 14275ff1.0296c659 70ca68f7.7ee08b9e
pub const WW_824: Power = battlecry(&[summon(card("WW_824t"))]).when(STARTED_SINGLETON);

/// # Happily Hatched
/// Enchantment
/// > Costs (4) less.
//~ derived WW_824e 4c5045a2 d522ad72.1e6b07db 3f636879
pub const WW_824e: Power = enchant(&[cost_less(4)]);

/// # Purified Dragon Nest
/// Minion · 11 mana · 0/1
/// > At the start of your turn, **Discover** a Dragon. It costs (4) less.
//~ derived WW_824t 56db0e82 056552d0.44fed54a cec39302
pub const WW_824t: Power = at_start_of_your_turn(&[discover(DRAGON), give(&[cost_less(4)]).to(IT)]);

/// # Fye, the Setting Sun
/// Minion · Dragon · 9 mana · 4/12
/// > **Rush**, **Lifesteal**, **Taunt** Costs (1) less for each Dragon you've summoned this game.
//~ derived WW_825 e1c980a1 8023b91e.f840690a 938313a8
pub const WW_825: Power = costs(&[cost_less(1).times(YOU.summon(DRAGON).this_game().count())]);

/// # Desert Nestmatron
/// Minion · Dragon · 4 mana · 3/5
/// > **Taunt**. **Battlecry:** If you're holding a Dragon, refresh 4 Mana Crystals.
//~ derived WW_826 cd5ca557 98b70642.e3a3531f 7ded0572
pub const WW_826: Power = battlecry(&[refresh_mana(4)]).when(there_is(&YOUR_HAND.that(DRAGON)));
