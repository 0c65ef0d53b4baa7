//! Death Knight cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1fa53a87

/// # Mismatched Fossils
///
/// `DEEP_001` · Multi-class spell · 3 mana
///
/// > **Discover** a Beast and an Undead. Swap their stats.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Death Knight, Hunter
/// - Mechanics: Discover
/// - Enchantments: A "New" Species! [`DEEP_001e`]
///
/// State: Todo
//~ todo DEEP_001 69f59ecf b0123a62 74e85ae4.c252d37a
pub const DEEP_001: Power = TODO;

/// # A "New" Species!
///
/// `DEEP_001e` · Neutral enchantment
///
/// > Stats swapped with another card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_001e 068924ec 44065e9e 44be74b8.3788b3df
pub const DEEP_001e: Power = TODO;

/// # Obsidian Revenant
///
/// `DEEP_005` · Multi-class minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle**: Summon two random **Deathrattle** minions that cost (3) or less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Classes: Death Knight, Hunter
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived DEEP_005 3920255e 5d0a6af5 733dae4c.3e4877c1
pub const DEEP_005: Power =
    deathrattle(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)]))).copies(2)]);

/// # Prosthetic Hand
///
/// `DEEP_015` · Multi-class minion · 3 mana · 3/1
///
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Mech
/// - Classes: Death Knight, Paladin
/// - Mechanics: Magnetic, Reborn
/// - Tags: `MAGNETIC_TO_RACE` = 11
/// - Enchantments: Prosthetic Hand [`DEEP_015e`]
///
/// State: Todo
//~ todo DEEP_015 cdf5dc54 a787d877 326d6f1f.eec58a5d
pub const DEEP_015: Power = TODO;

/// # Prosthetic Hand
///
/// `DEEP_015e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Magnetic
/// - Tags: `853` = 104524
///
/// State: Todo
//~ todo DEEP_015e 347c89c8 245ed4b2 9dcc9284.a536d554
pub const DEEP_015e: Power = TODO;

/// # Quartzite Crusher
///
/// `DEEP_016` · Death Knight weapon · 4 mana · 3/3 durability
///
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Freeze, Lifesteal, Cost Blood, Cost Frost
///
/// State: Derived
//~ derived DEEP_016 5d1ba8a7 a0dee479 e7d70808.9e243e96
pub const DEEP_016: Power = whenever(CHARACTERS.takes_damage(all(&[HERO, FRIENDLY]))).then(&[freeze(WHO)]);

/// # Mining Casualties
///
/// `DEEP_017` · Multi-class spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Death Knight, Paladin
/// - Refers to: Deathrattle
/// - Enchantments: Unfortunate Fate [`DEEP_017e`]
/// - Tokens: Frail Ghoul [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt)
///
/// State: Todo
//~ todo DEEP_017 6b8ffa8b 42420d8f 305adfcb.f6f9590a
pub const DEEP_017: Power = TODO;

/// # Unfortunate Fate
///
/// `DEEP_017e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 1/1 Ghoul with **Charge** that dies at end of turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_017e 73ea6622 b3549f11 156bc01d.021299bd
pub const DEEP_017e: Power = TODO;

/// # Skeleton Crew
///
/// `WW_322` · Death Knight minion · 4 mana · 3/3
///
/// > **Battlecry: Excavate** a treasure. It costs (0).
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost, Excavate
///
/// State: Derived
//~ derived WW_322 70aedb21 fb350bfd 1ca1788a.067d75ba
pub const WW_322: Power = battlecry(&[excavate(), give(&[cost(0)]).to(IT)]);

/// # Pile of Bones
///
/// `WW_324` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Cost Frost, Cost Unholy
/// - Refers to: Excavate
/// - Enchantments: Pile of Bones [`WW_324e`]
///
/// State: Todo
//~ todo WW_324 83c8b6af 54be6a62 cb806630.5d9c1c15
pub const WW_324: Power = TODO;

/// # Pile of Bones
///
/// `WW_324e` · Death Knight enchantment
///
/// > After you excavate, resummon one Pile of Bones.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_324e d6f0600a a8b3c47a 0ae50dc1.1012e713
pub const WW_324e: Power = TODO;

/// # Reap What You Sow
///
/// `WW_352` · Death Knight spell · 3 mana
///
/// > Deal $3 damage. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Cost Frost, Excavate
///
/// State: Derived
//~ derived WW_352 29764dfd 17120c08 df969a68.c9646476
pub const WW_352: Power = spell(&[deal(3).to(TARGET), excavate()]);

/// # Fistful of Corpses
///
/// `WW_354` · Death Knight spell · 1 mana
///
/// > Deal damage to a minion equal to your **Corpses**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Corpse
///
/// State: Derived
//~ derived WW_354 b76afce0 51b9cd59 beea6944.5258f34a
pub const WW_354: Power = spell(&[deal(1).times(CORPSES.of(YOU)).to(A_MINION)]);

/// # Harrowing Ox
///
/// `WW_356` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you've **Excavated** twice, your next card this turn costs (7) less.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Battlecry, Cost Frost
/// - Refers to: Excavate
/// - Tags: `2542` = 1
/// - Enchantments: Ox Chill [`WW_356e`]
///
/// State: Derived
//~ derived WW_356 518c27ca 5aa03fd8 50183af8.86352429
pub const WW_356: Power = battlecry(&[attach("WW_356e").to(YOU)]).when(has_done(2, &TIMES_EXCAVATED));

/// # Ox Chill
///
/// `WW_356e` · Death Knight enchantment
///
/// > Your next card this turn costs (7) less.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived WW_356e d7e5c08c a9634699 d2c49723.8d22e728
pub const WW_356e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(7)]).until(YOU.play(CARD)).this_turn();

/// # Maw and Paw
///
/// `WW_357` · Death Knight minion · 4 mana · 2/8
///
/// > At the end of your turn, gain 5 **Corpses**. At the start of your turn, spend 5 **Corpses** to give your hero +5 Health.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Family Values [`WW_357e`]
///
/// State: Derived
//~ derived WW_357 ceb2fc5c 1976c255 f75f33b4.5baa461e
#[rustfmt::skip]
pub const WW_357: Power = abilities(&[at_end_of_your_turn(&[corpses(5)]), at_start_of_your_turn(&[pay(Cost::of(Part::Corpses(5)), &[give(&[HEALTH.plus(5)]).to(YOUR_HERO)])])]);

/// # Family Values
///
/// `WW_357e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo WW_357e 2d3aa704 a15fb6f7 89f3f82d.89b088dc
pub const WW_357e: Power = TODO;

/// # Farm Hand
///
/// `WW_358` · Death Knight minion · 3 mana · 4/3
///
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Quickdraw
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Handy [`WW_358e`]
///
/// State: Todo
//~ todo WW_358 cf79f17d 9d69d18f 6cd7cf86.e6d2a3da
pub const WW_358: Power = TODO;

/// # Handy
///
/// `WW_358e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_358e 0fbc2569 c212277c ac994e8c.90c32b47
pub const WW_358e: Power = enchant(&[cost_less(2)]);

/// # Crop Rotation
///
/// `WW_368` · Death Knight spell · 3 mana
///
/// > Summon four 1/1 Undead with **Rush** that die at the end of turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Gnome on the Range [`WW_368t`]
///
/// State: Derived
//~ derived WW_368 fc7648e2 35360584 a8a50f6b.980a6c53
pub const WW_368: Power = spell(&[summon(card("WW_368t")).copies(4)]);

/// # Gnome on the Range
///
/// `WW_368t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush** At the end of your turn, this minion dies.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Todo
//~ todo WW_368t 2e14b09e af415808 2f30e266.f8cb7507
pub const WW_368t: Power = TODO;

/// # Reska, the Pit Boss
///
/// `WW_373` · Death Knight minion · 20 mana · 6/3
///
/// > **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush, Cost Frost, Cost Unholy
/// - Tags: `4128` = 1
///
/// State: Derived
//~ derived WW_373 f80768cc 9dcdcbe7 37c543f9.39f43ce2
#[rustfmt::skip]
pub const WW_373: Power = abilities(&[costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisGame)))]), deathrattle(&[take_control(ENEMY_MINIONS.random())])]);

/// # Corpse Farm
///
/// `WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
///
/// State: Derived
//~ derived WW_374 00c32688 a9b35f18 a882fe37.b087018a
pub const WW_374: Power = spell(&[spend_corpses(8), summon(costing(MINION, 0, DONE))]);
