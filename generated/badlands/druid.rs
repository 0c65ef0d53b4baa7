//! Druid cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 681d3f4d

/// # Shattered Reflections
///
/// `DEEP_025` · Multi-class spell · 5 mana
///
/// > Choose a minion. Add a copy to your hand, deck, and battlefield.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Druid, Priest
///
/// State: Derived
//~ derived DEEP_025 d1120165 23815107 f4374146.ac134146
pub const DEEP_025: Power = spell(&[get(copy_of(A_MINION)), shuffle(copy_of(A_MINION)), summon(copy_of(A_MINION))]);

/// # Pendant of Earth
///
/// `DEEP_026` · Multi-class spell · Nature · 3 mana
///
/// > **Discover** a minion from your deck. Restore Health to your hero equal to its Cost.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Druid, Priest
/// - Mechanics: Discover, Affected By Healing Does Damage
///
/// State: Derived
//~ derived DEEP_026 bd7c1091 c20288f3 2dc5dbf3.a161413f
pub const DEEP_026: Power = spell(&[discover_from(YOUR_DECK.that(MINION)), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Gloomstone Guardian
///
/// `DEEP_027` · Multi-class minion · 4 mana · 6/8
///
/// > **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Classes: Druid, Warlock
/// - Mechanics: Taunt, Choose One, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Splintered Form [`DEEP_027a`], Mana Disintegration [`DEEP_027b`], Gloomstone Guardian [`DEEP_027t`]
///
/// State: Derived
//~ derived DEEP_027 b2e75d1b 5e04dda2 eefff0d4.d657cf26
pub const DEEP_027: Power = choose_one(&["DEEP_027a", "DEEP_027b"]);

/// # Splintered Form
///
/// `DEEP_027a` · Multi-class spell · 4 mana
///
/// > Discard 2 cards.
///
/// - Set: Showdown in the Badlands
/// - Classes: Druid, Warlock
///
/// State: Derived
//~ derived DEEP_027a c14428cd 4bb9212f ff356a69.ca7cd6eb
pub const DEEP_027a: Power = spell(&[discard(YOUR_HAND.random_of(2))]);

/// # Mana Disintegration
///
/// `DEEP_027b` · Multi-class spell · 4 mana
///
/// > Destroy one of your Mana Crystals.
///
/// - Set: Showdown in the Badlands
/// - Classes: Druid, Warlock
///
/// State: Derived
//~ derived DEEP_027b bb394d3b f8d133e4 b4edb54c.aba839af
pub const DEEP_027b: Power = spell(&[destroy_crystals(1)]);

/// # Gloomstone Guardian
///
/// `DEEP_027t` · Multi-class minion · 4 mana · 6/8
///
/// > **Forged Taunt**
///
/// - Set: Showdown in the Badlands · rare
/// - Minion type: Elemental
/// - Classes: Druid, Warlock
/// - Mechanics: Taunt, Forged
///
/// State: Vanilla
//~ vanilla DEEP_027t 54e4163e 9c0d1d03 149d0595.80d96a1d
pub const DEEP_027t: Power = VANILLA;

/// # Crystal Cluster
///
/// `DEEP_028` · Druid spell · 7 mana
///
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Tokens: Crystal Crusher [`DEEP_028t`]
///
/// State: Todo
//~ todo DEEP_028 b3ea90d6 ffd215b0 1f4a643f.927bc9ff
pub const DEEP_028: Power = TODO;

/// # Crystal Crusher
///
/// `DEEP_028t` · Druid minion · 5 mana · 3/7
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DEEP_028t 971cb989 1bc3a408 6d5284f9.4b0c5d24
pub const DEEP_028t: Power = VANILLA;

/// # Trogg Gemtosser
///
/// `DEEP_029` · Multi-class minion · 3 mana · 3/2
///
/// > **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Druid, Warlock
/// - Mechanics: Finale
///
/// State: Derived
//~ derived DEEP_029 efa17427 d47060d1 102e9a90.f3e9fffc
pub const DEEP_029: Power = on(Word::Finale, &[times(1, &[deal(1).to(ENEMIES.random())]).times(MANA_CRYSTALS.of(YOU))]);

/// # Take to the Skies
///
/// `WW_816` · Druid spell · 3 mana
///
/// > Draw two Dragons. Give them +1/+1.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Enchantments: Soaaaring, Flyyyying [`WW_816e`]
/// - Tokens: Happy Whelp [`WW_816t`]
///
/// State: Derived
//~ derived WW_816 2642bb10 4141b56b f06beb97.1864e6be
pub const WW_816: Power = spell(&[draw_that(2, DRAGON), attach("WW_816e").to(IT)]);

/// # Soaaaring, Flyyyying
///
/// `WW_816e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_816e 0475db6e f16cf6df 0ecd2bec.67341004
pub const WW_816e: Power = enchant(&[plus(1, 1)]);

/// # Happy Whelp
///
/// `WW_816t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Dragon
/// - Mechanics: Taunt, Whelp
///
/// State: Vanilla
//~ vanilla WW_816t 448529dd 6f3d4ff6 01450b8b.4b0c5d24
pub const WW_816t: Power = VANILLA;

/// # Cactus Construct
///
/// `WW_818` · Druid spell · Nature · 1 mana
///
/// > **Discover** a 2-Cost minion. Summon a 1/2 copy of it.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Wittle [`WW_818e`]
///
/// State: Derived
//~ derived WW_818 736ef236 859728be 4f64b0c4.d504ddd4
pub const WW_818: Power = spell(&[discover(all(&[MINION, COST.is(2)])), summon(copy_of(IT)), attach("WW_818e").to(IT)]);

/// # Wittle
///
/// `WW_818e` · Neutral enchantment
///
/// > Stats set to 1/2.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_818e 462c23a2 2e44fa28 a338c510.7bcfba8d
pub const WW_818e: Power = enchant(&[become_stats(1, 2)]);

/// # Splish-Splash Whelp
///
/// `WW_819` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain an empty Mana Crystal.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Derived
//~ derived WW_819 e38c5b6b 66036bd3 8c057ebb.7e93b8e2
pub const WW_819: Power = battlecry(&[empty_crystals(1)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Spinetail Drake
///
/// `WW_820` · Druid minion · 4 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage to an enemy minion.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion."
///
/// State: Derived
//~ derived WW_820 018f8bf7 3dd0c92b da68923e.a87f6fcc
pub const WW_820: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragon Tales
///
/// `WW_821` · Druid spell · 2 mana
///
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Choose One
/// - Tokens: Short Stories [`WW_821t1`], Tall Tales [`WW_821t2`]
///
/// State: Todo
//~ todo WW_821 bae40603 facd3520 0d381482.b2bbb062
pub const WW_821: Power = TODO;

/// # Short Stories
///
/// `WW_821t1` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost (5) or less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_821t1 5a7c7443 92d4ee3e 93184717.5c6e8791
pub const WW_821t1: Power = spell(&[get(random(all(&[DRAGON, COST.at_most(5)]))).copies(2)]);

/// # Tall Tales
///
/// `WW_821t2` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost more than (5).
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_821t2 6779dbf9 d23a04c3 8fe8c6c5.5d30375e
pub const WW_821t2: Power = TODO;

/// # Dragon Golem
///
/// `WW_822` · Druid minion · 7 mana · 3/4
///
/// > **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived WW_822 24276093 f14cc761 ef5ed3b4.7a983bc6
pub const WW_822: Power = battlecry(&[summon(copy_of(THIS)).for_each(YOUR_HAND.that(DRAGON))]);

/// # Rehydrate
///
/// `WW_823` · Druid spell · Nature · 2 mana
///
/// > Restore #7 Health. **Quickdraw:** Refresh 2 Mana Crystals.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Quickdraw
///
/// State: Derived
//~ derived WW_823 0d3908df b9290513 af95c941.ac7a21ac
pub const WW_823: Power = abilities(&[spell(&[heal(7).to(TARGET)]), on(Word::Quickdraw, &[refresh(2)])]);

/// # Rheastrasza
///
/// `WW_824` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Happily Hatched [`WW_824e`]
/// - Tokens: Purified Dragon Nest [`WW_824t`]
///
/// State: Todo
//~ todo WW_824 04b04269 a29db90e 34004499.0296c659
pub const WW_824: Power = TODO;

/// # Happily Hatched
///
/// `WW_824e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_824e 1cd62fa9 4c5045a2 566b8ff4.1e6b07db
pub const WW_824e: Power = enchant(&[cost_less(4)]);

/// # Purified Dragon Nest
///
/// `WW_824t` · Druid minion · 11 mana · 0/1
///
/// > At the start of your turn, **Discover** a Dragon. It costs (4) less.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Discover, Untouchable
///
/// State: Derived
//~ derived WW_824t dfa7670a 56db0e82 cbc6b435.44fed54a
pub const WW_824t: Power = at_start_of_your_turn(&[discover(DRAGON), give(&[cost_less(4)]).to(IT)]);

/// # Fye, the Setting Sun
///
/// `WW_825` · Druid minion · 9 mana · 4/12
///
/// > **Rush**, **Lifesteal**, **Taunt** Costs (1) less for each Dragon you've summoned this game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Lifesteal, Rush
///
/// State: Derived
//~ derived WW_825 7577ebba 1909e847 9fa1ad6c.f840690a
pub const WW_825: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(DRAGON)))]);

/// # Desert Nestmatron
///
/// `WW_826` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If you're holding a Dragon, refresh 4 Mana Crystals.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived WW_826 e35af880 def91c08 e8b1b291.e3a3531f
pub const WW_826: Power = battlecry(&[refresh(4)]).when(there_is(&YOUR_HAND.that(DRAGON)));
